"""How much each event matters to a player, and which platoons it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event

HARMFUL: Final = [
    "wh-model-lost", "wh-platoon-lost", "wh-abandons", "wh-routs", "wh-retreats", "wh-is-pinned", "wh-outcome-won",
    "wh-outcome-decisive", "wh-outcome-marginal", "wh-outcome-draw",
]  # fmt: skip
VOLLEYS: Final = ["wh-fires", "wh-storms", "wh-overruns", "wh-counters"]
SMALL: Final = [
    "wh-declares", "wh-deployed", "wh-precedence-roll", "wh-morale", "wh-tokens", "wh-seen", "wh-bomb-seen",
]  # fmt: skip


def table() -> dict[str, int]:
    found = dict.fromkeys(HARMFUL, HARM)
    for key in SMALL:
        found[key] = ROUTINE
    return found


WEIGHTS: Final[dict[str, int]] = table()


def weight(event: Event) -> i64:
    """A volley that costs a model is harm; what is not listed is notable."""
    if event.key in VOLLEYS and event.params.get("lost", 0) != 0:
        return HARM
    return WEIGHTS.get(event.key, NOTABLE)
