"""Step losses and eliminations: 2.2g, 10.3c, 10.3d, and what they are worth (13.2b)."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.position import ACTIVE, ASIDE, GONE, JOINED
from caposaldo.games.traces.rules import losses
from caposaldo.games.traces.rules.advance import Advances
from caposaldo.games.traces.rules.combat_results import Losses
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, do, field, fighting, offered, told, unit, where, why
from rules.traces.words import check_words

PLAIN = """
map = '''
   . . . . . . . . . .
  . . . . . . . . . .
   . . . . . . . . . .
  . . . . . . . . . .
   . . . . . . . . . .
'''
axis_sources = ["0101", "0501"]
soviet_sources = ["0110", "0510"]
crossings = ["0303"]
[units]
"""


def losing(units: str, side: int, steps: int) -> TracesState:
    """That side must lose so many steps of its units in 0303; the other has attacked."""
    s = field(PLAIN + units)
    s.active = 1 - side
    s.push(Losses(side, steps, at(s, "0303"), attackers=0))
    return s


def steps(s: TracesState, label: str) -> int:
    return int(s.steps[unit(s, label)])


# ---------------------------------------------------------------- steps
@pytest.mark.rule("2.2g", "10.3c")
def test_a_step_flips_a_full_unit_and_eliminates_a_reduced_one() -> None:
    s = field(PLAIN + "88 = 'ger-inf 0303'")
    losses.lose_step(s, unit(s, "88"), "10.3c")
    assert (where(s, "88"), steps(s, "88")) == ("0303", 1)
    losses.lose_step(s, unit(s, "88"), "10.3c")
    assert (where(s, "88"), int(s.place[unit(s, "88")])) == ("", GONE)


@pytest.mark.rule("2.2g", "10.3c")
def test_a_unit_of_one_step_is_eliminated_at_once() -> None:
    s = field(PLAIN + "S = 'ger-sec 0303'")
    losses.lose_step(s, unit(s, "S"), "10.3c")
    assert int(s.place[unit(s, "S")]) == GONE
    assert s.first[at(s, "0303")] == -1
    assert not s.in_zoc(AXIS, at(s, "0304"))


@pytest.mark.rule("10.3c")
@pytest.mark.example("E-10.3-steps")
def test_the_owner_of_two_full_units_eliminates_one_or_flips_both() -> None:
    units = "88 = 'ger-inf 0303'\n15 = 'ger-inf 0303'"
    s = losing(units, AXIS, 2)
    assert s.waiting() == [AXIS]
    do(s, "lose 88", "lose 88")
    assert (where(s, "88"), steps(s, "15")) == ("", 2)
    s = losing(units, AXIS, 2)
    do(s, "lose 88", "lose 15")
    assert (steps(s, "88"), steps(s, "15")) == (1, 1)


@pytest.mark.rule("10.3c")
def test_losses_end_when_nobody_is_left() -> None:
    s = losing("S = 'ger-sec 0303'\n88 = 'ger-inf 0303 reduced'", AXIS, 5)
    do(s, "lose S")
    assert (where(s, "S"), where(s, "88")) == ("", "")
    assert not isinstance(s.top(), Losses)


@pytest.mark.rule("10.3c")
def test_losses_fall_on_units_in_the_attacked_hex_alone() -> None:
    s = losing("88 = 'ger-inf 0303'\n15 = 'ger-inf 0303'\n16 = 'ger-inf 0304'\nA = 'sov-rifle 0203'", AXIS, 1)
    assert offered(s) == ["lose 88", "lose 15"]
    for label in ("16", "A"):
        refusal = why(s, f"lose {label}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("10.3c", "tr-loss-not-there")
        check_words(refusal)


@pytest.mark.rule("10.3c")
def test_attackers_lose_their_steps_first_as_their_player_likes_among_those_who_joined() -> None:
    units = "88 = 'ger-inf 0303'\nP = 'ger-pz 0303'\nA = 'sov-rifle 0203'\nB = 'sov-tank 0204'\nC = 'sov-rifle 0204'"
    s = field(PLAIN + units, rolls=[6])
    fighting(s, side=SOVIET)
    do(s, "attack 0303", "join A", "join B", "fight")
    assert s.waiting() == [SOVIET]
    assert sorted(offered(s)) == ["lose A", "lose B"]
    do(s, "lose B")
    assert steps(s, "B") == 1
    assert s.waiting() == [AXIS]
    do(s, "lose P")
    assert steps(s, "P") == 1


@pytest.mark.rule("10.3c")
def test_with_no_attacker_left_nobody_advances() -> None:
    s = field(PLAIN + "S = 'ger-sec 0303'\nR = 'sov-hq 0204 range=4'\nP = 'sov-para 0204'", rolls=[3])
    fighting(s, "P")
    do(s, "attack 0303", "join P", "fight")
    assert (where(s, "P"), where(s, "S")) == ("", "")
    assert not isinstance(s.top(), (Losses, Advances))
    assert "tr-advances" not in told(s)


# ---------------------------------------------------------------- eliminations
@pytest.mark.rule("10.3c")
def test_who_is_eliminated_has_no_more_part_in_anything() -> None:
    s = field(PLAIN + "A = 'sov-rifle 0303 isolated'")
    a = unit(s, "A")
    s.mark(a, ACTIVE | JOINED)
    losses.eliminate(s, a, "10.3c")
    assert (int(s.flags[a]), int(s.supply[a]), int(s.steps[a])) == (0, 0, 0)


@pytest.mark.rule("13.2b")
@pytest.mark.parametrize(
    ("type", "points"),
    [("ger-pz", 2), ("ger-sspz", 2), ("ger-pzg", 1), ("ger-inf", 1), ("rom-inf", 0), ("hun-inf", 0), ("sov-tank", 0)],
)
def test_destroyed_german_units_are_worth_points(type: str, points: int) -> None:
    s = field(PLAIN + f"U = '{type} 0303'")
    losses.lose_step(s, unit(s, "U"), "10.3c")
    assert s.kills == 0
    losses.lose_step(s, unit(s, "U"), "10.3c")
    assert s.kills == points
    for event in s.events or []:
        check_words(event)


@pytest.mark.rule("10.3d")
def test_an_eliminated_headquarters_is_relocated() -> None:
    s = losing("H = 'axis-hq 0303 range=4'\n88 = 'ger-inf 0303'", AXIS, 2)
    do(s, "lose H")
    assert int(s.place[unit(s, "H")]) == ASIDE
    assert isinstance(s.top(), Relocation)
    assert s.kills == 0
    assert s.moves_of_hq == 2
    do(s, offered(s)[0])
    assert where(s, "H") != ""
    assert (where(s, "88"), steps(s, "88")) == ("0303", 1)


@pytest.mark.rule("10.3d")
def test_an_attacking_headquarters_may_be_the_one_that_is_lost() -> None:
    units = "S = 'ger-sec 0303'\nT = 'ger-sec 0303'\nH = 'sov-hq 0204 range=4'\nA = 'sov-rifle 0110'"
    s = field(PLAIN + units, rolls=[1])
    fighting(s, "H")
    do(s, "attack 0303", "join H", "fight")
    assert isinstance(s.top(), Relocation)
    assert s.moves_of_hq == -2
    assert int(s.flags[unit(s, "H")]) == 0


@pytest.mark.rule("12.3d")
def test_a_crossing_point_falls_when_its_garrison_is_eliminated() -> None:
    s = losing("S = 'ger-sec 0303'\nT = 'ger-sec 0303'\nA = 'sov-rifle 0203'", AXIS, 2)
    do(s, "lose S")
    assert int(s.crossing[0]) == 1
