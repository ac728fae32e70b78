"""Odds: what each result is worth to the one who acts, and that the dice agree with them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from caposaldo.games.traces.rules.combat_results import worth_of
from caposaldo.games.traces.rules.luftwaffe import Air
from caposaldo.games.traces.setup import Result
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Preview
from caposaldo.kernel.odds import costs, nothing, works
from rules.playing import preview
from rules.traces.field import do, field, fighting, read, seat_of

ROLLS = 10_000
PLAIN = '''
map = """
 . . . . . .
. . . C . .
 . . . . . .
. . . . . .
"""
axis_sources = ["0101"]
soviet_sources = ["0106"]
[units]
'''
FIGHT = PLAIN + 'S1 = "sov-tank 0203"\nS2 = "sov-rifle 0205"\n88 = "ger-inf 0204"\n'


def of(s: TracesState, text: str) -> Preview:
    return preview(s, seat_of(s, None), read(s, text))


def worth(found: Preview) -> dict[str, int]:
    return {chance.key.removeprefix("tr-result-"): chance.worth for chance in found.chances}


# ---------------------------------------------------------------- what a result is worth
@pytest.mark.parametrize(
    ("result", "value", "under_order"),
    [("A2 2 0 0", -2, -2), ("A1 1 0 0", -1, -1), ("NE 0 0 0", 0, 0), ("EX 1 1 0", 0, 0), ("R 0 0 1", 1, 2),
     ("RR 0 0 2", 2, 3), ("1 0 1 0", 2, 2), ("1R 0 1 1", 2, 3), ("1RR 0 1 2", 3, 4), ("2 0 2 0", 3, 3),
     ("3RR 0 3 2", 4, 4)],
)  # fmt: skip
def test_what_a_result_is_worth_to_the_attacker(result: str, value: int, under_order: int) -> None:
    code, attacker, defender, hexes = result.split()
    made = Result(code, int(attacker), int(defender), int(hexes))
    assert (worth_of(made, False), worth_of(made, True)) == (value, under_order)


@pytest.mark.rule("10.3a")
def test_a_step_lost_by_both_is_even_and_never_a_success() -> None:
    s = fighting(field(FIGHT), side=1)
    found = of(s, "attack 0204")
    assert worth(found)["EX"] == 0
    assert works(found.chances) + nothing(found.chances) + costs(found.chances) == 1
    bad = {key for key, value in worth(found).items() if value <= 0}
    assert bad <= {"A1", "A2", "NE", "EX"}
    good = [chance.ways for chance in found.chances if chance.key.removeprefix("tr-result-") not in bad]
    assert works(found.chances) == Fraction(sum(good), 6)


@pytest.mark.rule("7.0c")
def test_to_the_axis_that_defends_each_result_is_worth_the_opposite() -> None:
    s = fighting(field(FIGHT), side=1)
    s.wings[1] = 1
    attack = worth(of(s, "attack 0204"))
    do(s, "attack 0204", "join S1", "join S2", "fight")
    assert isinstance(s.top(), Air)
    assert worth(of(s, "pass")) == {key: -value for key, value in attack.items()}
    assert works(of(s, "support").chances) >= works(of(s, "pass").chances)


# ---------------------------------------------------------------- the Luftwaffe that may come
def notes(found: Preview) -> list[str]:
    return [link.key for link in found.chain.links if link.note and link.key.startswith("tr-chain-air-")]


@pytest.mark.rule("7.0f")
def test_the_soviets_are_told_that_a_marker_may_come() -> None:
    s = fighting(field(FIGHT), side=1)
    assert notes(of(s, "attack 0204")) == []
    for wings in ([1, 0], [0, 1]):
        s.wings[0], s.wings[1] = wings
        assert notes(of(s, "attack 0204")) == ["tr-chain-air-feared"], "the sort of the marker is secret"
    s.wings_used[1] = s.setup.charts.defensive
    assert notes(of(s, "attack 0204")) == []


@pytest.mark.rule("7.0d")
def test_the_axis_is_told_of_the_marker_it_can_use() -> None:
    s = fighting(field(PLAIN + '1Pz = "ger-pz 0203"\n2Pz = "ger-pz 0205"\nS2 = "sov-rifle 0204"\n'), side=0)
    s.wings[1] = 1
    assert notes(of(s, "attack 0204")) == []
    s.wings[0] = 1
    assert notes(of(s, "attack 0204")) == ["tr-chain-air-possible"]
    do(s, "attack 0204", "join 1Pz")
    assert notes(of(s, "join 2Pz")) == ["tr-chain-air-possible"]


# ---------------------------------------------------------------- the dice agree
ORDER = (
    PLAIN.replace("C", "O")
    + 'S1 = "sov-tank 0303"\nS2 = "sov-tank 0303"\nS3 = "sov-tank 0305"\nS4 = "sov-tank 0305"\n88 = "ger-inf 0304"\n'
)
CASES = {
    "two to one": (FIGHT, 1),
    "many": (FIGHT + 'S3 = "sov-tank 0203"\nS4 = "sov-tank 0304"\n', 1),
    "by the Axis": (PLAIN + '1Pz = "ger-pz 0203"\n2Pz = "ger-pz 0205"\nS2 = "sov-rifle 0204"\n', 0),
    "into a city under order": (ORDER, 1),
}


@pytest.mark.parametrize("case", CASES)
def test_ten_thousand_rolls_agree_with_the_odds(case: str) -> None:
    text, side = CASES[case]
    s = fighting(field(text), side=side)
    target = "0304" if "order" in case else "0204"
    do(s, f"attack {target}")
    for action in s.actions(seat_of(s, None)):
        if s.write_action(action).startswith("join"):
            s.apply(seat_of(s, None), action)
    found = of(s, "fight")
    seen = {chance.key: 0 for chance in found.chances}
    dice = Dice(f"ten thousand {case}")
    fight, seat = read(s, "fight"), seat_of(s, None)
    for _ in range(ROLLS):
        copy = s.clone()
        copy.dice = dice
        copy.listen()
        copy.do(seat, fight)
        rolls = [event for event in copy.events or [] if event.key == "tr-roll"]
        seen[str(rolls[0].params["result"])[1:]] += 1
    for chance in found.chances:
        expected = ROLLS * chance.ways / chance.of
        deviation = (expected * (1 - chance.ways / chance.of)) ** 0.5
        assert abs(seen[chance.key] - expected) <= 4 * deviation, (chance.key, seen[chance.key], expected)
