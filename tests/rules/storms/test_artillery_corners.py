"""Chapter 12, the corners of it: who may spot, what a barrage meets, what a mortar can do."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARRAGE, DUG_IN, INDIRECT, SET_UP, SMOKE, STRIKES
from caposaldo.games.storms.rules import artillery, fire, rounds, smoke
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import BLUE, GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import AIM, CONFIRM, FIRE
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, choices, field, started, told, top, unit
from rules.storms.shots import attack, av, dv, no_shot, take, targets_of

WALL = '''
map = """
. . . . . . . .
 . . . . . . . .
. . w . . . . .
 . . . . . . . .
. . . . . . . .
"""
[units]
M = "ger-mortar-8cm C01 e"
R1 = "sov-rifle41 C06 w"
[german]
cap = 0
batteries = ["OBA-G1"]
[soviet]
cap = 0
'''


def spotted(s: StormsState, label: str) -> bool:
    return artillery.is_spotted(s, GERMAN, artillery.eyes(s, GERMAN), at(s, label))


# ---------------------------------------------------------------- spotters for artillery (12.3d)
@pytest.mark.rule("12.3d", "7.6.3f")
def test_a_mortar_with_the_enemy_in_its_hex_spots_nothing_outside() -> None:
    assert spotted(field(WALL), "C06")
    s = field(WALL.replace("R1 = ", 'R2 = "sov-rifle41 C01 w"\nR1 = '))
    assert not spotted(s, "C06")
    assert spotted(s, "C01")


@pytest.mark.rule("12.3d", "12.0")
def test_only_mortars_that_fire_indirectly_have_spotter_hexes() -> None:
    s = field(WALL)
    type = s.setup.types[unit(s, "M")]
    cost = type.indirect_cost
    type.indirect_cost = 0
    assert not spotted(s, "C06")
    type.indirect_cost = cost
    assert spotted(s, "C06")


# ---------------------------------------------------------------- mortars (12.0e, 12.0f, 12.1)
ROW = '''
map = """
. . . . . . . . . . . . . . . . . . . .
 . . . . . . . . . . . . . . . . . . . .
"""
[units]
M = "ger-mortar-8cm A01 e"
R1 = "sov-rifle41 A04 w"
R2 = "sov-rifle41 A15 w"
R3 = "sov-rifle41 A16 w"
[german]
cap = 0
[soviet]
cap = 0
'''


@pytest.mark.rule("12.0e", "7.6.1")
def test_a_mortar_fires_from_its_minimum_range_to_twice_its_range() -> None:
    s = field(ROW)
    take(s, "M")
    assert targets_of(s) == ["A04", "A15", "A16"]
    assert [av(s, attack(s, "M", h), u) for h, u in (("A04", "R1"), ("A15", "R2"), ("A16", "R3"))] == [4, 4, 2]
    spotted_fire = attack(s, "M", "A16", mode=INDIRECT, spotter="A03")
    assert av(s, spotted_fire, "R3") == 2


@pytest.mark.rule("12.0e", "6.1")
def test_indirect_fire_too_is_for_targets_in_the_arc() -> None:
    s = field(WALL.replace("C01 e", "C01 w"))
    take(s, "M")
    assert no_shot(s, "C06", INDIRECT) == ("6.1", "st-fire-arc")
    assert targets_of(s, INDIRECT) == []


@pytest.mark.rule("12.0f", "12.0b")
def test_the_target_is_higher_than_the_spotter_hex_or_it_is_not() -> None:
    s = field(WALL)
    s.setup.level[at(s, "C06")] = 1
    low = attack(s, "M", "C06", mode=INDIRECT, spotter="A02")
    assert dv(s, low, "R1") == 11 + 1
    s.setup.level[at(s, "A02")] = 1
    assert dv(s, low, "R1") == 11
    s.setup.level[at(s, "A02")] = 2
    assert av(s, low, "R1") == 4 + 1


@pytest.mark.rule("12.0b", "13.0d")
def test_the_line_of_indirect_fire_begins_in_the_spotter_hex() -> None:
    s = field("smoke_in = { C01 = 2, A02 = 1, C06 = 1 }" + WALL)
    assert dv(s, attack(s, "M", "C06", mode=INDIRECT, spotter="A02"), "R1") == 11 + 1 + 1


@pytest.mark.rule("12.1")
def test_indirect_fire_finds_the_flank_and_a_hasty_defence_helps() -> None:
    s = field(WALL)
    lobbed = attack(s, "M", "C06", mode=INDIRECT, spotter="A02")
    assert dv(s, lobbed, "R1") == 11
    s.mark(unit(s, "R1"), DUG_IN)
    assert dv(s, lobbed, "R1") == 12
    assert dv(s, barrage(s, "C06"), "R1") == 12


@pytest.mark.rule("12.2")
def test_shells_do_not_burst_over_armour() -> None:
    s = field(WALL.replace("C06 w", "C03 w"))
    type = s.setup.types[unit(s, "R1")]
    assert dv(s, barrage(s, "C03"), "R1") == 11
    type.flank_colour = BLUE
    assert dv(s, barrage(s, "C03"), "R1") == 13
    type.flank_colour = 0


# ---------------------------------------------------------------- off-board artillery (12.3)
def barrage(s: StormsState, label: str) -> Attack:
    return Attack(0, at(s, label), BARRAGE, NOWHERE, 0, s.setup.batteries[GERMAN][0])


def falls(text: str, label: str, rolls: list[int], smoke: int = 0) -> StormsState:
    """The first German battery strikes."""
    s = field(text, rolls)
    s.stack = s.stack[:1]
    s.falling[0] = at(s, label)
    s.falling_smoke[0] = smoke
    s.phase = STRIKES
    artillery.begin_strikes(s)
    s.run_on()
    return s


@pytest.mark.rule("12.3", "12.3b", "13.1a")
def test_smoke_that_was_plotted_falls_as_smoke_and_harms_nobody() -> None:
    s = field(WALL, rolls=[3, 3, 4, 4])
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    apply(s, Action(AIM, 0, at(s, "C06"), 1), Action(CONFIRM))
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    assert (s.falling[0], s.falling_smoke[0], s.plotted_smoke[0]) == (at(s, "C06"), 1, 0)
    s = falls(WALL, "C06", [3, 3, 4, 4], smoke=1)
    assert s.smoke[at(s, "C06")] == 2
    assert (s.falling[0], s.falling_smoke[0]) == (NOWHERE, 0)
    assert [key for key in told(s) if key.startswith("st-attack")] == []


@pytest.mark.rule("12.3a")
def test_a_battery_that_has_laid_smoke_may_fire_shells_next_time() -> None:
    s = falls(WALL, "C06", [3, 3, 4, 4], smoke=1)
    assert list(s.falling_smoke) == [0]


@pytest.mark.rule("12.3b")
def test_fire_that_falls_is_told_with_its_hex() -> None:
    s = falls(WALL, "A08", [3, 3, 4, 4])
    struck = next(event for event in s.events or [] if event.key == "st-strike")
    assert struck.params["hex"] == s.hex_ref(at(s, "A08"))


@pytest.mark.rule("12.3b")
def test_before_the_first_round_no_more_is_plotted_than_the_scenario_says() -> None:
    text = WALL.replace('batteries = ["OBA-G1"]', 'batteries = ["OBA-G1", "OBA-G2"]\npreplanned = 1')
    s = field(text)
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    s.phase = SET_UP
    apply(s, Action(AIM, 0, at(s, "C06"), 0))
    assert refused(s, Action(AIM, 1, at(s, "C06"), 0)) == ("12.3b", "st-plot-enough")
    assert s.actions(GERMAN) == [Action(CONFIRM)]


@pytest.mark.rule("12.3b")
def test_fire_planned_at_set_up_falls_in_the_first_round() -> None:
    s = started(WALL.replace('batteries = ["OBA-G1"]', 'batteries = ["OBA-G1"]\npreplanned = 1'))
    assert (s.round, s.waiting()) == (0, [GERMAN])
    apply(s, Action(AIM, 0, at(s, "A08"), 0), Action(CONFIRM))
    assert (s.round, s.falling[0]) == (1, at(s, "A08"))
    apply(s, Action(CONFIRM))
    assert (s.falling[0], s.missions[0]) == (NOWHERE, 1)


@pytest.mark.rule("12.3c", "3.2.3")
def test_the_owner_of_the_battery_rolls_and_may_add_cap() -> None:
    s = falls(WALL.replace("cap = 0", "cap = 3", 1), "C06", [])
    assert (top(s, Boost).side, s.waiting()) == (GERMAN, [GERMAN])
    s = falls(WALL.replace("[soviet]\ncap = 0", "[soviet]\ncap = 3"), "C06", [1, 1, 3, 3, 4, 4])
    later = s.top()
    assert not isinstance(later, Boost) or later.side == SOVIET


@pytest.mark.rule("12.3c", "10.0c")
def test_shells_search_for_hidden_units_of_their_own_side_too() -> None:
    s = field(WALL.replace("R1 = ", 'H = "ger-rifle43 C03 hidden"\nR1 = '))
    fire.begin(s, 0, at(s, "C03"), BARRAGE, NOWHERE, s.setup.batteries[GERMAN][0])
    assert top(s, Attack).unseen == 1


@pytest.mark.rule("13.0d", "12.3a")
def test_smoke_in_the_hex_protects_from_shells_and_other_smoke_does_not() -> None:
    s = field("smoke_in = { C06 = 2, C05 = 2, C01 = 2 }" + WALL)
    assert dv(s, barrage(s, "C06"), "R1") == 11 + 2


# ---------------------------------------------------------------- smoke (13.0c, 13.1, 13.1a)
@pytest.mark.rule("13.0c", "2.0")
def test_smoke_thins_at_the_start_of_a_round() -> None:
    s = field("smoke_in = { C06 = 2, C05 = 1 }" + WALL)
    s.thin[at(s, "C05")] = 1
    rounds.refresh(s)
    assert [int(s.smoke[at(s, h)]) for h in ("C06", "C05")] == [1, 0]


@pytest.mark.rule("13.1")
def test_where_smoke_is_forbidden_artillery_plots_none() -> None:
    s = field("smoke = false\n" + WALL)
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    assert refused(s, Action(AIM, 0, at(s, "C06"), 1)) == ("13.1", "st-plot-smoke")
    assert all(a.smoke == 0 for a in choices(s, GERMAN))


@pytest.mark.rule("13.1a")
def test_smoke_on_an_enemy_is_no_attack() -> None:
    s = field(ROW, rolls=[])
    apply(s, taking(s, "M"), Action(FIRE, hex=at(s, "A04"), how=SMOKE))
    assert (s.smoke[at(s, "A04")], s.waiting()) == (2, [SOVIET])


@pytest.mark.rule("13.1a")
def test_without_markers_there_is_no_smoke_to_fire() -> None:
    s = field(ROW)
    for column in range(8, 20):
        smoke.place_smoke(s, at(s, f"B{column:02}"), 2)
    take(s, "M")
    assert no_shot(s, "A05", SMOKE) == ("13.1a", "st-fire-smoke-used-up")
    assert targets_of(s, SMOKE) == []
