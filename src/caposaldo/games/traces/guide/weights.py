"""How much an event matters to a player, and the pieces that it concerns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import Position
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event

# Every event of the game; a test holds the table against the rules.
WEIGHTS: Final[dict[str, i64]] = {
    # The sequence of play
    "tr-turn-begins": NOTABLE,
    "tr-points-now": HARM,
    "tr-fronts-converted": NOTABLE,
    "tr-bid-made": ROUTINE,
    "tr-bid-secret": ROUTINE,
    "tr-bids-equal": NOTABLE,
    "tr-bids-open": NOTABLE,
    "tr-garrison-placed": ROUTINE,
    # Chits
    "tr-selection": ROUTINE,
    "tr-chit-chosen": ROUTINE,
    "tr-chit-held": ROUTINE,
    "tr-chits-ready": ROUTINE,
    "tr-cup-filled": ROUTINE,
    "tr-chit-drawn": NOTABLE,
    "tr-chit-added": ROUTINE,
    "tr-chit-added-secret": ROUTINE,
    "tr-chit-interrupted": NOTABLE,
    # Activations
    "tr-hq-activated": NOTABLE,
    "tr-hq-absent": NOTABLE,
    "tr-second-activated": ROUTINE,
    "tr-mode-set": ROUTINE,
    "tr-unit-named": ROUTINE,
    "tr-command-begins": NOTABLE,
    # Movement
    "tr-goes": ROUTINE,
    "tr-goes-strategic": ROUTINE,
    "tr-goes-plunge": ROUTINE,
    "tr-stays": ROUTINE,
    # Combat
    "tr-attacks": ROUTINE,
    "tr-battle": NOTABLE,
    "tr-roll": NOTABLE,
    "tr-roll-modified": NOTABLE,
    "tr-stands-fast": NOTABLE,
    "tr-step-lost": HARM,
    "tr-eliminated": HARM,
    "tr-eliminated-for-points": HARM,
    "tr-retreats": NOTABLE,
    "tr-retreat-goes-on": ROUTINE,
    "tr-retreat-no-way": NOTABLE,
    "tr-retreat-no-room": NOTABLE,
    "tr-advances": NOTABLE,
    "tr-advances-through": NOTABLE,
    # Headquarters
    "tr-hq-driven-off": NOTABLE,
    "tr-hq-transfers": ROUTINE,
    "tr-hq-price-axis": HARM,
    "tr-hq-price-soviet": HARM,
    "tr-hq-relocated": NOTABLE,
    "tr-hq-aside": HARM,
    "tr-hq-returns": NOTABLE,
    # Places
    "tr-city-axis": HARM,
    "tr-city-soviet": HARM,
    "tr-crossing-taken": HARM,
    "tr-bridgehead-destroyed": HARM,
    # Supply
    "tr-supply-checked": ROUTINE,
    "tr-supply-restored": NOTABLE,
    "tr-supply-out": HARM,
    "tr-supply-isolated": HARM,
    # Luftwaffe
    "tr-wings": NOTABLE,
    "tr-wings-drawn": NOTABLE,
    "tr-air-none": ROUTINE,
    "tr-air-offensive": NOTABLE,
    "tr-air-defensive": NOTABLE,
    # Reinforcements and negotiation
    "tr-group-arrives": NOTABLE,
    "tr-only-waiting-arrive": NOTABLE,
    "tr-no-group-left": NOTABLE,
    "tr-unit-placed": ROUTINE,
    "tr-unit-replaced": ROUTINE,
    "tr-unit-waits": NOTABLE,
    "tr-airborne-landing": NOTABLE,
    "tr-negotiation": NOTABLE,
    "tr-unit-bought": NOTABLE,
    "tr-order-lifted": NOTABLE,
    "tr-negotiation-over": ROUTINE,
}


def weight(event: Event) -> i64:
    return WEIGHTS.get(event.key, NOTABLE)


def named(s: Position, event: Event) -> list[int]:
    """Return the units that an event names by their labels, as reports of supply do."""
    labels = event.params.get("units", "")
    if not isinstance(labels, str):
        return []
    known = s.setup.unit_of_label
    return [known[label] for label in labels.split(", ") if label in known]
