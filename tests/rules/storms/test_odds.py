"""Odds: what each result is worth to the one who acts, and that the dice agree with them."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.position import DESTROYED
from caposaldo.games.storms.state import StormsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Preview
from caposaldo.kernel.odds import costs, nothing, works
from rules.playing import preview
from rules.storms.field import do, field, unit
from rules.storms.shots import ROW

ROLLS = 10_000
CLOSE = 'map = """\n. . .\n . . .\n"""\n[units]\n'


def worth(found: Preview) -> dict[str, int]:
    return {chance.key.removeprefix("st-chance-"): chance.worth for chance in found.chances}


def of(s: StormsState, text: str) -> Preview:
    return preview(s, s.waiting()[0], s.read_action(text))


# ---------------------------------------------------------------- what a result is worth
def test_a_hit_on_an_enemy_is_good_and_a_miss_is_nothing() -> None:
    s = field(ROW)
    do(s, "take G1 ap")
    found = of(s, "fire 1-B04")
    assert worth(found) == {"destroyed": 4, "hit": 2, "miss": 0}
    assert found.unless is None
    assert works(found.chances) + nothing(found.chances) == 1


def test_a_hit_on_an_own_unit_in_the_hex_costs() -> None:
    s = field(CLOSE + 'G1 = "ger-rifle43 A01"\nG2 = "ger-rifle43 A02"\nR1 = "sov-rifle41 A02"\n')
    do(s, "take G1 ap", "fire 1-A02")
    found = {}
    while s.result is None and any(text.startswith("boost") for text in map(s.write_action, s.actions(0))):
        low = s.setup.side[s.top().about_unit()] == 0  # type: ignore[attr-defined]
        found["own" if low else "enemy"] = of(s, "boost 0")
        do(s, "boost 0")
    assert worth(found["enemy"])["hit"] == 2
    assert worth(found["own"]) == {"destroyed": -3, "hit": -2, "miss": 0}
    assert works(found["own"].chances) == 0
    assert costs(found["own"].chances) > 0


def test_a_recovery_is_good_and_a_failure_is_nothing() -> None:
    s = field(ROW.replace("B01 e", "B01 e marker=pinned"))
    do(s, "take G1 ap")
    assert worth(of(s, "recover")) == {"recovers": 3, "stays": 0}


def test_the_danger_of_a_move_is_told_from_the_side_of_the_enemy() -> None:
    s = field(ROW)
    do(s, "take G1 ap")
    dangers = s.dangers(0, s.read_action("go 1-B02"))
    assert [danger.piece for danger in dangers] == [unit(s, "R1")]
    assert works(dangers[0].preview.chances) > 0


# ---------------------------------------------------------------- the dice agree
HOUSE = '''map = """
. . . . .
 . . . S .
"""
[units]
'''
CASES = {
    "in the open": (ROW, "G1", "fire 1-B04"),
    "hit already": (ROW.replace("B04 w", "B04 w marker=suppressed"), "G1", "fire 1-B04"),
    "into a house": (HOUSE + 'G1 = "ger-hmg43 B01 e"\nR1 = "sov-rifle41 B04 w"\n', "G1", "fire 1-B04"),
    "close combat": (CLOSE + 'G1 = "ger-rifle43 A02"\nR1 = "sov-rifle41 A02"\n', "G1", "fire 1-A02"),
    "recovery": (ROW.replace("B01 e", "B01 e marker=cowering"), "G1", "recover"),
}


@pytest.mark.parametrize("case", CASES)
def test_ten_thousand_rolls_agree_with_the_odds(case: str) -> None:
    text, label, action = CASES[case]
    s = field(text)
    do(s, f"take {label} ap")
    found = of(s, action)
    do(s, action)
    s.quiet()
    seen = {chance.key: 0 for chance in found.chances}
    dice = Dice(f"ten thousand {case}")
    boost = s.read_action("boost 0")
    for _ in range(ROLLS):
        copy = s.clone()
        copy.dice = dice
        copy.do(0, boost)
        assert isinstance(copy, StormsState)
        seen[result(s, copy, action)] += 1
    for chance in found.chances:
        expected = ROLLS * chance.ways / chance.of
        deviation = (expected * (1 - chance.ways / chance.of)) ** 0.5
        assert abs(seen[chance.key] - expected) <= 4 * deviation, (chance.key, seen[chance.key], expected)


def result(before: StormsState, after: StormsState, action: str) -> str:
    if action == "recover":
        return "st-chance-recovers" if after.marker[unit(after, "G1")] < 0 else "st-chance-stays"
    target = unit(after, "R1")
    if after.place[target] == DESTROYED:
        return "st-chance-destroyed"
    return "st-chance-hit" if after.marker[target] != before.marker[target] else "st-chance-miss"
