"""How much each event matters to a player: harm and points most of all, what is paid and set in order least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event

HARMFUL: Final = [
    "st-destroyed", "st-eliminated", "st-marked", "st-avenged", "st-cap-lost", "st-cap-shot", "st-worn-out",
    "st-bogged", "st-points-for-loss", "st-scores-hex", "st-control", "st-objective-met", "st-target-reached",
]  # fmt: skip
WORTH_TELLING: Final = [
    "st-moves", "st-enters", "st-leaves-map", "st-reinforcement", "st-called-up", "st-nobody-called", "st-no-room",
    "st-fires", "st-fights-close", "st-fires-unseen", "st-lays-smoke", "st-weapon-used", "st-attack-hit",
    "st-attack-miss", "st-attack-hit-unseen", "st-attack-miss-unseen", "st-nothing-seen", "st-shot-front",
    "st-shot-flank", "st-high-morale", "st-marker-drawn", "st-marker-shown", "st-recovered", "st-recovery-failed",
    "st-revealed", "st-hides", "st-hides-at", "st-sneaks", "st-sneaks-to", "st-undetected", "st-searches",
    "st-slips-away", "st-close-call", "st-digs-in", "st-wary", "st-hasty-lost", "st-more-cap", "st-card-played",
    "st-veteran-plays", "st-hard-fighting", "st-luck", "st-advance", "st-event", "st-strike", "st-strike-smoke",
    "st-smoke", "st-passes", "st-round", "st-round-over", "st-initiative", "st-objective-draws",
    "st-objective-drawn", "st-objective-missed",
]  # fmt: skip
SMALL: Final = [
    "st-open-activated", "st-hidden-activated", "st-open-joins-pool", "st-hidden-joins-pool", "st-open-opportunity",
    "st-hidden-opportunity", "st-open-command", "st-hidden-command", "st-pays-ap", "st-pays-cap", "st-pool-closed",
    "st-pool-filled", "st-stalls", "st-faces", "st-rolled-one", "st-rolled-two", "st-declares", "st-initiative-tie",
    "st-cap-reset", "st-recovery-tried", "st-spotted", "st-placed", "st-kept-back", "st-hidden-at", "st-all-hidden",
    "st-plotted", "st-plotted-smoke", "st-plot-over", "st-draws", "st-drawn", "st-deck-empty", "st-reshuffled",
    "st-objective-none", "st-no-smoke-left", "st-smoke-thins",
]  # fmt: skip


def table() -> dict[str, int]:
    found: dict[str, int] = {}
    for keys, weight in ((HARMFUL, HARM), (WORTH_TELLING, NOTABLE), (SMALL, ROUTINE)):
        for key in keys:
            found[key] = weight
    return found


WEIGHTS: Final[dict[str, int]] = table()


def weight(event: Event) -> i64:
    return WEIGHTS.get(event.key, NOTABLE)
