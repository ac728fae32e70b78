"""How much each event matters to a player, and which units it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event

HARMFUL: Final = [
    "bg-shaken", "bg-suppressed", "bg-destroyed", "bg-outcome-broken", "bg-outcome-time", "bg-outcome-draw",
]  # fmt: skip
WORTH_TELLING: Final = [
    "bg-initiative", "bg-goes", "bg-charges", "bg-in-contact", "bg-charge-falls-short", "bg-attack-stopped",
    "bg-attack-driven-back", "bg-mounted", "bg-hooked", "bg-dismounted", "bg-unhooked", "bg-bails-out", "bg-shot",
    "bg-shot-lost", "bg-bombards", "bg-lays-smoke", "bg-plane-comes", "bg-plane-unused", "bg-flak", "bg-bombs",
    "bg-withdraws", "bg-no-way-back", "bg-cannot-withdraw", "bg-fight-won", "bg-fight-thrown-back", "bg-mine-explodes",
    "bg-mine-work", "bg-mine-cleared", "bg-rally-shaken", "bg-rally-recovers", "bg-rally-fails", "bg-stays-behind",
]  # fmt: skip
SMALL: Final = [
    "bg-side-begins", "bg-turns", "bg-march-stopped", "bg-declares", "bg-no-worse", "bg-fight-roll", "bg-air-directed",
    "bg-smoke-lifts", "bg-rally-out-of-radius", "bg-mine-laid", "bg-air-planned", "bg-ready", "bg-placed",
]  # fmt: skip
BYSTANDERS: Final = ["observer"]  # parameters that name a unit which only looks on


def table() -> dict[str, int]:
    found: dict[str, int] = {}
    for keys, weight in ((HARMFUL, HARM), (WORTH_TELLING, NOTABLE), (SMALL, ROUTINE)):
        for key in keys:
            found[key] = weight
    return found


WEIGHTS: Final[dict[str, int]] = table()


def weight(event: Event) -> i64:
    return WEIGHTS.get(event.key, NOTABLE)


def concerned(event: Event) -> Event:
    """The event without the parameters of those who only look on."""
    params = {name: value for name, value in event.params.items() if name not in BYSTANDERS}
    return Event(event.rule, event.key, params, event.audience)
