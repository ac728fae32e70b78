"""The chapters of the rules that a scenario uses. What a scenario leaves out has no chits, cities or markers: it is
never offered, and a refusal says what is missing."""

from __future__ import annotations

from caposaldo.games.traces.setup import (
    AIRBORNE_CHIT,
    BOUGHT,
    OKH_CHIT,
    REINFORCEMENT_CHIT,
    STAVKA_CHIT,
    Setup,
)

OF_CHITS = {
    "okh": OKH_CHIT,
    "stavka": STAVKA_CHIT,
    "airborne": AIRBORNE_CHIT,
    "reinforcements": REINFORCEMENT_CHIT,
}


def is_open(setup: Setup, chapter: str) -> bool:
    """Tell whether the scenario uses the chapter; one that is not known here always counts as used."""
    if chapter in OF_CHITS:
        return any(chit.kind == OF_CHITS[chapter] for chit in setup.chits)
    if chapter == "negotiation":
        return is_open(setup, "okh") and (is_open(setup, "orders") or any(entry == BOUGHT for entry in setup.entry))
    if chapter == "orders":
        return any(city.order for city in setup.cities)
    if chapter == "crossings":
        return len(setup.crossings) > 0
    if chapter == "luftwaffe":
        return any(count > 0 for count in setup.charts.luftwaffe)
    if chapter == "bids":
        return setup.bidding
    return True
