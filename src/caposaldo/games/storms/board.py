"""What everybody may know and never changes: the map, the counters, the cards of the box."""

from __future__ import annotations

from caposaldo.games.storms.ground import Ground


def board(ground: Ground) -> dict[str, object]:
    return {}
