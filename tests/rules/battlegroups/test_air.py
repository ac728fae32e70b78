"""Air attacks (air-1 to air-4)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups import sequence
from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED, FRESH, INDIRECT, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import air_attacks
from caposaldo.games.battlegroups.rules.air_attacks import Bomb, Fly
from caposaldo.games.battlegroups.sequence import IndirectFire, Phase
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, END, FLY_AT, STRIKE, fly_at
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import ALLIES, AXIS, area, lineup, offered, told, why_not
from rules.playing import legal, pending, preview

INCH = 254
ENEMY = "R1 sov-rifles 60 20 180"
OBSERVER = "FO ger-fo 66 36 0"


def sky(
    allies: str = ENEMY,
    axis: str = f"G1 ger-rifles 60 50 0\n{OBSERVER}",
    planned: int = 1,
    terrain: str = "",
    rolls: list[int] | None = None,
    free_air: bool = False,
) -> BattlegroupsState:
    """The axis has air unit 0, planned for this turn unless said otherwise; the allies have air unit 1."""
    s = lineup(axis, allies, terrain, phase="indirect", rolls=rolls, air=1, free_air=free_air)
    s.air_turn[0] = planned
    s.air_turn[1] = 3
    return s


def fly(s: BattlegroupsState, x: float = 60, y: float = 30, face: int = 0) -> BattlegroupsState:
    """Attack from there: the base lies 10 inches south of R1, whose place is within the zone."""
    if isinstance(s.top(), Phase):
        s.apply(AXIS, Action(STRIKE, 0))
    s.apply(AXIS, fly_at(face, round(x * INCH), round(y * INCH)))
    return s


def bomb(s: BattlegroupsState, target: str = "R1") -> BattlegroupsState:
    s.apply(AXIS, Action(BOMBARD, target=unit(s, target)))
    return s


def refused(s: BattlegroupsState, action: Action) -> tuple[str, str]:
    refusal = s.refusal(AXIS, action)
    return (refusal.rule, refusal.key) if refusal is not None else ("", "")


# ---------------------------------------------------------------- the planned turn
@pytest.mark.rule("air-1")
def test_an_air_unit_attacks_in_its_planned_turn_only() -> None:
    assert Action(STRIKE, 0) in sky(planned=1).actions(AXIS)
    later = sky(planned=2)
    assert Action(STRIKE, 0) not in later.actions(AXIS)
    assert refused(later, Action(STRIKE, 0)) == ("air-1", "bg-plane-not-due")
    later.turn = 3
    assert refused(later, Action(STRIKE, 0)) == ("air-1", "bg-plane-not-due")


@pytest.mark.rule("air-1")
def test_only_own_air_units_are_sent() -> None:
    s = sky()
    for plane in (1, -1, 7):
        assert refused(s, Action(STRIKE, plane)) == ("air-1", "bg-no-such-plane")


@pytest.mark.rule("air-1", "air-2")
def test_an_air_unit_makes_one_attack_and_leaves() -> None:
    s = bomb(fly(sky(axis="G1 ger-mortar-81 60 40 0\nG2 ger-fo 62 30 0", rolls=[1, 1, 1, 1])))
    assert s.phase == INDIRECT
    assert Action(STRIKE, 0) not in s.actions(AXIS)
    assert refused(s, Action(STRIKE, 0)) == ("air-2", "bg-plane-has-attacked")


@pytest.mark.rule("air-1")
def test_a_turn_that_passes_unused_is_a_secret_of_its_owner() -> None:
    s = sky()
    s.apply(AXIS, Action(END))
    gone = [event for event in s.events or [] if event.key == "bg-plane-unused"]
    assert len(gone) == 1
    assert gone[0].seen_by(AXIS)
    assert not gone[0].seen_by(ALLIES)
    assert not gone[0].seen_by(-1)
    assert air_attacks.may_come(s, AXIS)


@pytest.mark.rule("air-1")
def test_the_phase_waits_for_a_side_whose_aircraft_nobody_has_seen() -> None:
    unplanned_now = sky(planned=5)
    assert [a.verb for a in unplanned_now.actions(AXIS)] == [END]
    assert unplanned_now.waiting() == [AXIS]
    assert air_attacks.may_come(unplanned_now, AXIS)
    sequence.start_side(unplanned_now, AXIS)
    unplanned_now.run_on()
    assert unplanned_now.phase == INDIRECT
    seen = bomb(fly(sky(rolls=[1, 1, 1, 1])))
    assert not air_attacks.may_come(seen, AXIS)
    assert air_attacks.may_come(seen, ALLIES)


@pytest.mark.rule("air-1")
def test_the_appearance_of_an_air_unit_is_a_reveal() -> None:
    s = sky()
    before = s.reveals
    s.apply(AXIS, Action(STRIKE, 0))
    assert s.reveals == before + 1
    assert told(s) == ["bg-plane-comes"]
    assert isinstance(s.top(), Fly)


# ---------------------------------------------------------------- the zone
@pytest.mark.rule("air-2")
@pytest.mark.parametrize(
    ("x", "y", "in_zone"),
    [
        (60, 20, True),
        (60, 28.4, True),
        (60, 19.0, True),
        (60, 18.8, False),
        (61.9, 24, True),
        (62.3, 24, False),
        (57.7, 24, False),
        (60, 33, False),
    ],
)
def test_the_zone_is_9_inches_long_and_3_wide_beyond_the_front_of_the_base(x: float, y: float, in_zone: bool) -> None:
    s = sky(f"R1 sov-rifles {x} {y} 180\nR2 sov-rifles 60 25 180")
    fly(s)
    assert isinstance(s.top(), Bomb)
    assert ("R1" in offered(s, AXIS, BOMBARD)) == in_zone
    assert why_not(s, AXIS, BOMBARD, "R1") == (("", "") if in_zone else ("air-2", "bg-outside-zone"))


@pytest.mark.rule("air-2")
def test_the_zone_turns_with_the_aircraft() -> None:
    s = fly(sky(), 70, 20, 270)
    assert offered(s, AXIS, BOMBARD) == ["R1"]


@pytest.mark.rule("air-2")
def test_the_base_lies_on_the_table_with_an_enemy_in_its_zone() -> None:
    s = sky()
    s.apply(AXIS, Action(STRIKE, 0))
    for x, y, face in ((60, 59, 0), (-3, 20, 90), (60, 20, 360), (60, 20, -1), (10**15, 20, 0)):
        assert refused(s, fly_at(face, x * INCH, y * INCH)) == ("air-2", "bg-plane-off-table")
    assert refused(s, fly_at(180, 60 * INCH, 30 * INCH)) == ("air-2", "bg-zone-empty")
    assert refused(s, Action(FLY_AT, x=60 * INCH, y=30 * INCH)) == ("", "")


@pytest.mark.rule("air-2")
def test_the_approaches_offered_are_legal_and_lead_to_every_enemy() -> None:
    s = sky("R1 sov-rifles 60 20 180\nR2 sov-t34 1.5 1.5 180", f"G1 ger-fo 12 12 0\n{OBSERVER}")
    s.apply(AXIS, Action(STRIKE, 0))
    reached = set()
    for action in legal(s, AXIS):
        assert refused(s, action) == ("", "")
        zone = air_attacks.zone_of(action.point_x, action.point_y, action.facing)
        reached |= {id for id in ("R1", "R2") if air_attacks.in_zone(s, unit(s, id), zone)}
    assert reached == {"R1", "R2"}


@pytest.mark.rule("air-2", "air-3")
def test_with_the_option_free_air_no_observer_and_no_sight_are_needed() -> None:
    s = fly(sky(axis="G1 ger-rifles 60 50 0", terrain=area("town", 50, 22, 70, 25), free_air=True, rolls=[1, 1, 1, 1]))
    assert offered(s, AXIS, BOMBARD) == ["R1"]
    assert "bg-air-directed" not in told(bomb(s))


@pytest.mark.rule("air-3", "indirect-1")
@pytest.mark.parametrize(
    ("observer", "able"),
    [
        ("FO ger-fo 60 34 0", True),
        ("FO ger-recon 60 34 0", True),
        ("FO ger-command 60 34 0", False),
        ("FO ger-rifles 60 34 0", False),
        ("FO ger-fo 60 40 0", False),
        ("FO ger-fo 60 34 0 suppressed", False),
        ("FO ger-truck 60 34 0\nF2 ger-fo aboard FO", False),
    ],
)
def test_an_air_attack_needs_an_fo_or_a_recon_unit_near_the_target(observer: str, able: bool) -> None:
    s = sky(axis=observer.removesuffix(" suppressed"))
    if observer.endswith(" suppressed"):
        s.status[unit(s, "FO")] = SUPPRESSED
    assert (Action(STRIKE, 0) in s.actions(AXIS)) == able
    assert refused(s, Action(STRIKE, 0)) == (("", "") if able else ("air-3", "bg-nothing-observed-for"))


@pytest.mark.rule("air-3", "indirect-1")
def test_the_target_of_an_air_attack_must_be_seen_and_the_zone_hold_it() -> None:
    town = area("town", 58, 20, 62, 23)
    s = sky("R1 sov-rifles 60 19 180\nR2 sov-rifles 60 24.5 180", axis="FO ger-fo 60 34 0", terrain=town, rolls=[1] * 4)
    s.apply(AXIS, Action(STRIKE, 0))
    assert refused(s, fly_at(0, 60 * INCH, 23 * INCH)) == ("air-3", "bg-zone-unobserved"), "only R1, behind the town"
    zones = [air_attacks.zone_of(a.point_x, a.point_y, a.facing) for a in legal(s, AXIS)]
    assert all(air_attacks.in_zone(s, unit(s, "R2"), zone) for zone in zones)
    fly(s, 60, 28.9)
    assert offered(s, AXIS, BOMBARD) == ["R2"]
    assert why_not(s, AXIS, BOMBARD, "R1") == ("air-3", "bg-air-unobserved")
    bomb(s, "R2")
    directed = [event for event in s.events or [] if event.key == "bg-air-directed"]
    assert [event.params["observer"] for event in directed] == [s.ref(unit(s, "FO"))]


def test_friends_and_passengers_in_the_zone_are_no_targets() -> None:
    s = sky("R1 sov-truck 60 20 180\nR2 sov-rifles aboard R1", f"G1 ger-rifles 60 24 0\n{OBSERVER}")
    fly(s)
    assert offered(s, AXIS, BOMBARD) == ["R1"]
    assert why_not(s, AXIS, BOMBARD, "G1") == ("air-2", "bg-fire-no-target")
    assert why_not(s, AXIS, BOMBARD, "R2") == ("air-2", "bg-fire-no-target")


# ---------------------------------------------------------------- the attack
@pytest.mark.rule("air-3")
def test_an_air_attack_rolls_four_dice_and_three_neighbours_suffer() -> None:
    allies = "R1 sov-rifles 60 20 180\nR2 sov-rifles 61.5 20 180\nR3 sov-rifles 58.4 20 180\nR4 sov-rifles 60 18.3 180"
    s = bomb(fly(sky(allies + "\nR5 sov-rifles 60 21.9 180", rolls=[4, 4, 4, 1])))
    assert s.status[unit(s, "R1")] == DESTROYED
    assert [s.status[unit(s, id)] for id in ("R2", "R3", "R4", "R5")] == [SUPPRESSED, SUPPRESSED, SUPPRESSED, FRESH]


@pytest.mark.rule("air-3")
@pytest.mark.parametrize("target", ["sov-kv1", "sov-t34"])
def test_armour_can_be_destroyed_from_the_air(target: str) -> None:
    s = bomb(fly(sky(f"R1 {target} 60 20 180", rolls=[4, 4, 4, 1])))
    assert s.status[unit(s, "R1")] == DESTROYED


@pytest.mark.rule("air-3")
def test_armour_near_the_target_fares_like_others_too() -> None:
    s = sky("R1 sov-rifles 60 20 180\nR2 sov-t34 62 20 180", rolls=[4, 4, 4, 1])
    s.status[unit(s, "R2")] = SUPPRESSED
    bomb(fly(s))
    assert s.status[unit(s, "R2")] == DESTROYED


@pytest.mark.rule("air-3")
def test_cover_takes_a_die_from_an_air_attack() -> None:
    s = fly(sky(axis="FO ger-fo 60 33 0", terrain=area("wood", 58, 18, 62, 22), rolls=[4, 1, 1]))
    links = air_attacks.dice_chain(s, unit(s, "R1")).links
    assert [(link.rule, int(link.value)) for link in links] == [("air-3", 4), ("air-3", -1)]
    bomb(s)
    assert s.status[unit(s, "R1")] == SHAKEN
    assert s.dice.used == 3


@pytest.mark.rule("air-4")
def test_anti_aircraft_within_12_inches_lets_only_sixes_hit() -> None:
    s = bomb(fly(sky(f"{ENEMY}\nR2 sov-aa 70 30 180", rolls=[5, 5, 6, 4])))
    assert s.status[unit(s, "R1")] == SHAKEN
    assert "bg-flak" in told(s)


@pytest.mark.rule("air-4")
def test_the_12_inches_are_measured_from_the_aircraft() -> None:
    s = fly(sky(f"{ENEMY}\nR2 sov-aa 75 30 180"))
    flak = unit(s, "R2")
    edge = 60 * INCH + 3 * INCH // 2 + s.setup.width_of[flak] // 2
    s.x[flak] = edge + 12 * INCH
    assert pending(s, Bomb).hits_on(s) == 6
    s.x[flak] += 2
    assert pending(s, Bomb).hits_on(s) == 4


@pytest.mark.rule("air-4")
def test_anti_aircraft_that_is_suppressed_in_tow_or_on_the_other_side_does_not_count() -> None:
    s = fly(
        sky(
            f"{ENEMY}\nR2 sov-aa 70 30 180\nR3 sov-truck 52 30 180\nR4 sov-aa aboard R3",
            f"G1 ger-aa 60 36 0\n{OBSERVER}",
        )
    )
    assert pending(s, Bomb).hits_on(s) == 6
    s.status[unit(s, "R2")] = SUPPRESSED
    assert pending(s, Bomb).hits_on(s) == 4


@pytest.mark.rule("air-3", "air-4")
def test_the_preview_gives_exact_odds_with_and_without_anti_aircraft() -> None:
    free = fly(sky())
    under_fire = fly(sky(f"{ENEMY}\nR2 sov-aa 70 30 180"))
    s = sky()
    target = Action(BOMBARD, target=unit(s, "R1"))
    none = {c.key: (c.ways, c.of) for c in preview(free, AXIS, target).chances}["bg-result-none"]
    assert none == (81, 1296)
    none = {c.key: (c.ways, c.of) for c in preview(under_fire, AXIS, target).chances}["bg-result-none"]
    assert none == (625, 1296)


@pytest.mark.rule("air-3", "cmd-4")
def test_a_command_under_air_attack_withdraws_away_from_the_aircraft() -> None:
    s = bomb(fly(sky("R1 sov-command 60 22 180", rolls=[6, 6, 6, 6])))
    assert s.status[unit(s, "R1")] == FRESH
    assert s.y[unit(s, "R1")] == 22 * INCH - s.setup.move[unit(s, "R1")]


def test_after_the_attack_the_phase_goes_on() -> None:
    s = bomb(fly(sky(rolls=[1, 1, 1, 1], axis="G1 ger-mortar-81 60 40 0\nG2 ger-fo 62 30 0")))
    assert (s.phase, type(s.top())) == (INDIRECT, IndirectFire)


@pytest.mark.rule("air-2")
def test_an_approach_that_serves_two_targets_is_offered_once() -> None:
    # Too near to the lower edge to come from far off, so both are attacked from the same place.
    step = (air_attacks.FAR - air_attacks.MIDDLE) / INCH
    low = sky().setup.height / INCH - air_attacks.MIDDLE / INCH - 2
    s = sky(f"R1 sov-rifles 60 {low} 180\nR2 sov-rifles 60 {low - step} 180")
    s.apply(AXIS, Action(STRIKE, 0))
    actions = s.actions(AXIS)
    assert len(set(actions)) == len(actions)
    spot = Action(FLY_AT, x=60 * INCH, y=round((low + air_attacks.MIDDLE / INCH) * INCH))
    assert spot in actions
