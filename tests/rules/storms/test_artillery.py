"""Chapter 12: mortars and off-board artillery."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARRAGE, INDIRECT, INDIRECT_SMOKE
from caposaldo.games.storms.rules import artillery, combat_values, indirect_fire
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import AIM, CONFIRM, FIRE, PASS, SPOT
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, choices, field, told, unit

MAP = '''
map = """
. . . . . . . . .
 . . . . . . . . .
. . . w . . . . .
 . . . . . . . . .
. . . . . . . . .
"""
'''
UNITS = """
[units]
M = "ger-mortar-8cm C01 e"
A = "ger-rifle43 B01 e"
C = "sov-rifle41 C07 w"
[german]
cap = 0
batteries = ["OBA-G1"]
[soviet]
cap = 0
"""


def labels(s: StormsState, verb: int) -> set[str]:
    return {s.setup.labels_of_hexes[a.hex].removeprefix("1-") for a in choices(s, s.waiting()[0]) if a.verb == verb}


def plotting(text: str = MAP + UNITS, rolls: list[int] | None = None) -> StormsState:
    """The plotting step of the next round."""
    s = field(text, rolls)
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    return s


# ---------------------------------------------------------------- spotter hexes (12.0, 12.0b)
@pytest.mark.rule("12.0", "12.0b")
@pytest.mark.example("ex-12.0-a")
def test_a_spotter_hex_is_within_two_hexes_of_the_mortar_and_sees_the_target() -> None:
    s = field(MAP + UNITS)
    apply(s, taking(s, "M"))
    assert refused(s, Action(FIRE, hex=at(s, "C07"), how=0))[0] == "6.0"
    apply(s, Action(FIRE, hex=at(s, "C07"), how=INDIRECT))
    assert isinstance(s.top(), Spotter)
    near = labels(s, SPOT)
    assert "A02" in near
    assert "E02" in near
    assert "C02" not in near
    assert all(s.setup.grid.distance(at(s, "C01"), at(s, label)) <= 2 for label in near)
    assert refused(s, Action(SPOT, hex=at(s, "C05"))) == ("12.0b", "st-spot-far")
    assert refused(s, Action(SPOT, hex=at(s, "C02")))[0] == "6.0"


@pytest.mark.rule("12.0b")
def test_an_enemy_in_view_bars_a_spotter_hex_and_nobody_else_does() -> None:
    s = field(MAP + UNITS.replace("[german]", 'D = "sov-rifle41 A02 w"\n[german]'))
    apply(s, taking(s, "M"), Action(FIRE, hex=at(s, "C07"), how=INDIRECT))
    assert "A02" not in labels(s, SPOT)
    assert refused(s, Action(SPOT, hex=at(s, "A02"))) == ("12.0b", "st-spot-enemy")


@pytest.mark.rule("12.0", "12.0b")
def test_indirect_fire_is_paid_when_the_spotter_hex_is_named() -> None:
    s = field(MAP + UNITS, rolls=[1, 1])
    apply(s, taking(s, "M"), Action(FIRE, hex=at(s, "C07"), how=INDIRECT))
    assert s.ap[GERMAN] == 7
    apply(s, Action(SPOT, hex=at(s, "A02")))
    assert s.ap[GERMAN] == 7 - s.setup.types[unit(s, "M")].indirect_cost
    assert "st-spotted" in told(s)


@pytest.mark.rule("12.0b", "13.0d")
def test_smoke_before_the_spotter_hex_blocks_it() -> None:
    s = field(MAP + "smoke_in = { A04 = 2, A05 = 2 }\n" + UNITS)
    assert not indirect_fire.can_spot(s, unit(s, "M"), at(s, "A02"), at(s, "A07"))
    s.smoke[at(s, "A04")] = 0
    s.smoke[at(s, "A05")] = 0
    assert indirect_fire.can_spot(s, unit(s, "M"), at(s, "A02"), at(s, "A07"))


@pytest.mark.rule("12.0f")
def test_the_height_of_the_spotter_hex_counts_for_indirect_fire() -> None:
    s = field(MAP + UNITS)
    s.setup.level[at(s, "A02")] = 1
    fire = Attack(unit(s, "M"), at(s, "C07"), INDIRECT, at(s, "A02"))
    assert combat_values.firepower_by_height(s, fire) == 1
    s.setup.level[at(s, "C07")] = 2
    assert combat_values.height_cover(s, fire) == 1


# ---------------------------------------------------------------- plotting (12.3, 12.3b, 12.3d)
@pytest.mark.rule("12.3", "12.3d")
def test_targets_are_plotted_where_a_unit_or_a_spotter_hex_of_a_mortar_sees() -> None:
    s = plotting()
    assert isinstance(s.top(), Plot)
    assert s.waiting() == [GERMAN]
    aimed = labels(s, AIM)
    assert "B01" in aimed
    assert "A09" in aimed
    s = plotting(MAP + UNITS.replace('M = "ger-mortar-8cm C01 e"\n', "").replace("B01 e", "C01 e"))
    assert "C07" not in labels(s, AIM)
    assert refused(s, Action(AIM, 0, at(s, "C07"), 0)) == ("12.3d", "st-plot-unseen")


@pytest.mark.rule("12.3d")
def test_a_hidden_unit_may_spot_and_stays_hidden() -> None:
    units = UNITS.replace('M = "ger-mortar-8cm C01 e"\n', "").replace("B01 e", "C05 hidden")
    s = plotting(MAP + units)
    apply(s, Action(AIM, 0, at(s, "C07"), 0))
    assert not s.visible(unit(s, "A"))


@pytest.mark.rule("12.3d")
def test_the_scenario_may_give_a_spotter_hex() -> None:
    units = UNITS.replace('M = "ger-mortar-8cm C01 e"\n', "").replace("B01 e", "C01 e")
    s = plotting(MAP + units.replace("[german]", '[german]\nspotters = ["C06"]'))
    assert "C07" in labels(s, AIM)


@pytest.mark.rule("12.3", "12.3b")
def test_what_is_plotted_is_secret_and_falls_in_the_next_round() -> None:
    s = plotting(rolls=[1] * 60)
    apply(s, Action(AIM, 0, at(s, "A09"), 0))
    assert all(event.audience == 1 << GERMAN for event in s.events or [])
    assert refused(s, Action(AIM, 0, at(s, "A08"), 0)) == ("12.3", "st-plot-done-already")
    assert s.missions[0] == 2
    s.confirmed[SOVIET] = 1
    s.plotted[0] = at(s, "A09")
    artillery.begin_plotting(s)
    assert s.falling[0] == at(s, "A09")
    assert s.plotted[0] == NOWHERE


@pytest.mark.rule("12.3b", "8.2a")
def test_a_side_is_asked_as_long_as_it_may_have_missions() -> None:
    s = plotting()
    s.missions[0] = 1
    s.plotted[0] = at(s, "A09")
    s.stack = s.stack[:1]
    artillery.begin_plotting(s)
    assert isinstance(s.top(), Plot)
    assert [a.verb for a in s.actions(GERMAN)] == [CONFIRM]
    assert refused(s, Action(AIM, 0, at(s, "A09"), 0)) == ("8.2a", "st-plot-no-mission")


@pytest.mark.rule("12.3b")
def test_fire_planned_before_the_first_round_is_limited() -> None:
    s = plotting(MAP + UNITS.replace("[german]", "[german]\npreplanned = 1"))
    s.phase = 0
    apply(s, Action(AIM, 0, at(s, "A09"), 0))
    assert [a.verb for a in s.actions(GERMAN)] == [CONFIRM]


@pytest.mark.rule("12.3b")
def test_nonsense_is_refused() -> None:
    s = plotting()
    assert refused(s, Action(AIM, 5, 0, 0)) == ("12.3b", "st-plot-battery")
    assert refused(s, Action(AIM, 0, 9999, 0)) == ("12.3", "st-plot-no-hex")
    assert refused(s, Action(AIM, 0, at(s, "B01"), 2)) == ("13.1", "st-plot-smoke")


# ---------------------------------------------------------------- strikes (12.3a, 12.3c, 12.3e)
@pytest.mark.rule("12.3a")
def test_the_target_and_the_six_hexes_around_it_are_struck() -> None:
    s = field(MAP + UNITS)
    s.falling[0] = at(s, "C03")
    hexes = {s.setup.labels_of_hexes[h].removeprefix("1-") for h in artillery.hexes_struck(s, 0)}
    assert hexes == {"C03", "B02", "B03", "C02", "C04", "D02", "D03"}
    s.falling[0] = at(s, "A01")
    assert len(artillery.hexes_struck(s, 0)) == 3


def fallen(text: str, label: str, rolls: list[int], smoke: int = 0) -> StormsState:
    """The fire falls, and nothing is left to be rolled for."""
    s = field(text, rolls)
    s.stack = s.stack[:1]
    s.falling[0] = at(s, label)
    s.falling_smoke[0] = smoke
    s.missions[0] = 2
    s.setup.ends_at = 1000
    artillery.begin_strikes(s)
    s.phase = 3
    return s


@pytest.mark.rule("12.3a", "12.3c", "2.4")
def test_every_unit_in_every_hex_is_attacked_and_own_losses_score_for_the_enemy() -> None:
    text = MAP + UNITS.replace("B01 e", "A07 e").replace("C07 w", "A08 w") + "[cards]\ndeck = {}\n"
    s = fallen(text, "A08", [6, 6, 6, 6, 3, 3, 4, 4, 3, 3])
    s.run_on()
    assert s.points[GERMAN] == 1
    assert s.points[SOVIET] == 1
    assert s.missions[0] == 1
    assert s.falling[0] == NOWHERE


@pytest.mark.rule("12.3e", "12.1", "12.2")
def test_height_never_counts_and_trees_are_no_cover_against_a_barrage() -> None:
    s = field(MAP + UNITS.replace("C07 w", "C04 w"))
    target = unit(s, "C")
    barrage = Attack(0, at(s, "C04"), BARRAGE, NOWHERE, 0, s.setup.batteries[GERMAN][0])
    s.setup.level[at(s, "C04")] = 2
    assert combat_values.height_cover(s, barrage) == 0
    assert combat_values.firepower_by_height(s, barrage) == 0
    assert combat_values.ground_cover(s, barrage, target) == 0
    assert combat_values.rating(s, barrage, target) == s.setup.types[target].flank


@pytest.mark.rule("10.0c", "12.1")
def test_hexes_that_look_empty_are_rolled_for_only_while_somebody_hides() -> None:
    s = field(MAP + UNITS)
    assert not artillery.worth_a_roll(s, at(s, "E05"))
    assert artillery.worth_a_roll(s, at(s, "C07"))
    s = field(MAP + UNITS.replace("C07 w", "C04 hidden"))
    assert artillery.worth_a_roll(s, at(s, "E05"))


@pytest.mark.rule("13.1a")
def test_smoke_declared_when_plotting_covers_the_whole_pattern() -> None:
    s = fallen(MAP + UNITS, "C03", [3, 3, 4, 4], smoke=1)
    s.run_on()
    assert [int(s.smoke[at(s, label)]) for label in ("C03", "B02", "B03", "C02", "C04", "D02", "D03")] == [2] * 7
    assert "st-strike-smoke" in told(s)


@pytest.mark.rule("13.1a", "12.0")
def test_a_mortar_lays_smoke_indirectly_too() -> None:
    s = field(MAP + UNITS)
    apply(s, taking(s, "M"), Action(FIRE, hex=at(s, "C07"), how=INDIRECT_SMOKE), Action(SPOT, hex=at(s, "A02")))
    assert s.smoke[at(s, "C07")] == 2
    assert s.waiting() == [SOVIET]
    apply(s, Action(PASS))
