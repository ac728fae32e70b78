"""What a seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.state import Field
from caposaldo.kernel.game import Action, Preview


def view(s: Field, seat: i64) -> dict[str, object]:
    return {}


def name(s: Field, reference: str, lang: str) -> str:
    return reference


def preview(s: Field, seat: i64, a: Action) -> Preview | None:
    return None


def touches(s: Field, a: Action) -> list[str]:
    return []
