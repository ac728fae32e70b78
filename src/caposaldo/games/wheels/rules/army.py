"""Points and availability (points-1 to points-3, pick-1, pick-2, org-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.setup import ADVANCE, ASSAULT, Card

LEAST_MODELS: Final = 3  # org-1
MOST_MODELS: Final = 5
MOST_IN_HQ: Final = 2  # org-3
HQ_PRICE: Final = 2
TOLERANCE: Final = 5  # percent (scen-c1)


def paid_for_one(card: Card, level: i64, is_hq: bool) -> i64:
    """Points of one model (pick-2); an HQ costs double (org-3)."""
    return card.price(level) * (HQ_PRICE if is_hq else 1)


def paid_for(card: Card, models: i64, level: i64, is_hq: bool) -> i64:
    return models * paid_for_one(card, level, is_hq)


def shares(scenario: i64, total: i64) -> tuple[i64, i64]:
    """The points of attacker and defender (scen-a1, scen-b1, scen-c1)."""
    if scenario == ASSAULT:
        return total * 2 // 3, total - total * 2 // 3
    if scenario == ADVANCE:
        return total * 4 // 7, total - total * 4 // 7
    return total // 2, total // 2


def recommended(year: i64) -> i64:
    """Points of both armies on a table of 200 x 120 cm (points-3)."""
    return 10000 if year <= 1942 else 12000


def company_limit(diagonal_cm: i64) -> i64:
    """Companies of each army that an area may hold (terrain-6, A-capacity)."""
    return max(1, diagonal_cm // 20)
