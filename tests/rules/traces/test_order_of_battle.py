"""The order of battle: every formation that fought is on the map, comes in a turn, or is left out for a reason.

`order_of_battle.csv` lists the formations of the campaign with the counter that stands for each, or the reason why
there is none.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

import pytest

from caposaldo.games.traces import setup
from caposaldo.games.traces.io.files import ORDERS_OF_BATTLE, load_setup, order_of_battle_file, the_forces, unit_types
from caposaldo.games.traces.setup import AXIS, SOVIET, Setup

HISTORY: Final = list(csv.DictReader((Path(__file__).parent / "order_of_battle.csv").open(encoding="utf-8")))
SIDES: Final = {"Axis": AXIS, "Soviet": SOVIET}
NATIONS: Final = {"German": "german", "Romanian": "romanian", "Hungarian": "hungarian"}


@pytest.fixture(scope="module")
def campaign() -> Setup:
    return load_setup("campaign", {})


def reasons() -> dict[str, str]:
    """The units left out of the common order of battle, and why."""
    told = order_of_battle_file(ORDERS_OF_BATTLE / "august-1943.toml")
    return {label: line.why for line in told.left_out for label in line.units}


def first_turn(t: Setup, unit: int) -> int:
    """The earliest turn in which the unit can be on the map (3.0a, 3.0c, 11.1a, 11.1d, 11.2a)."""
    late = {chit.key: int(chit.from_turn) for chit in t.chits}
    entry, group = t.entry[unit], int(t.group[unit])
    if entry in (setup.AT_START, setup.FREE):
        return 1
    if entry == setup.BOUGHT:
        return late["okh"]
    if entry == setup.DROPPED:
        return late["airborne"]
    # A group a turn, and one more with the airborne operation.
    return group if group <= late["airborne"] else max(late["airborne"], group - 1)


def test_the_list_holds_the_formations_of_both_sides() -> None:
    assert len(HISTORY) == 233
    assert {row["side"] for row in HISTORY} == set(SIDES)


@pytest.mark.parametrize("row", HISTORY, ids=lambda row: f"{row['side']} {row['unit']}")
def test_no_formation_is_missing_without_a_reason(row: dict[str, str], campaign: Setup) -> None:
    assert bool(row["counter"]) != bool(row["why"])
    if row["why"]:
        return
    line = next(line for line in the_forces().units if line.unit == row["counter"])
    type = unit_types()[line.type]
    assert type.side == SIDES[row["side"]]
    assert setup.NATION_NAMES[type.nation] == NATIONS.get(row["nationality"], setup.NATION_NAMES[type.nation])
    if line.unit in campaign.labels:
        assert first_turn(campaign, campaign.labels.index(line.unit)) <= campaign.last_turn
        assert line.unit not in reasons()
    else:
        assert reasons()[line.unit]


def test_every_counter_comes_within_the_campaign_or_is_left_out(campaign: Setup) -> None:
    turns = {campaign.labels[u]: first_turn(campaign, u) for u in range(int(campaign.count()))}
    assert set(turns.values()) == set(range(1, 9))
    assert set(turns) | set(reasons()) == {line.unit for line in the_forces().units}
    assert not set(turns) & set(reasons())
