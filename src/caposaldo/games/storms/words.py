"""Choices in words, and where on the map they point."""

from __future__ import annotations

from caposaldo.games.storms.state import Field
from caposaldo.kernel.game import Action, Message


def wording(s: Field, a: Action) -> Message:
    return Message("", "st-do")


def pointing(s: Field, a: Action) -> dict[str, int]:
    return {}
