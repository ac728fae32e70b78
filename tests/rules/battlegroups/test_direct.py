"""Direct fire: who may fire at what, with how many dice (direct-1 to direct-10)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CONTACT, DESTROYED, DIRECT, FRESH, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import direct_fire, sight
from caposaldo.games.battlegroups.sequence import start_phase
from caposaldo.games.battlegroups.setup import SOFT
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL, DECLARE, END
from caposaldo.kernel.fields import filled
from rules.battlegroups.drill import charge, settle
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import ALLIES, AXIS, area, end_fire, lineup, offered, told, wall, why_not
from rules.playing import preview


def dice(s: BattlegroupsState, firer: str, target: str) -> int:
    return int(direct_fire.dice_chain(s, unit(s, firer), unit(s, target)).total())


def links(s: BattlegroupsState, firer: str, target: str) -> list[tuple[str, str, int]]:
    chain = direct_fire.dice_chain(s, unit(s, firer), unit(s, target))
    return [(link.rule, link.key, int(link.value)) for link in chain.links]


def declare(s: BattlegroupsState, firer: str, target: str) -> None:
    s.apply(AXIS, Action(DECLARE, unit(s, firer), unit(s, target)))


# ---------------------------------------------------------------- declaring
@pytest.mark.rule("direct-1")
def test_every_target_is_named_before_the_first_die() -> None:
    s = lineup(
        "G1 ger-rifles 40 30 0\nG2 ger-rifles 50 30 0",
        "R1 sov-rifles 40 25 180\nR2 sov-rifles 50 25 180",
        rolls=[1, 1, 1, 4, 1, 1],
    )
    declare(s, "G1", "R1")
    assert s.dice.used == 0
    declare(s, "G2", "R2")
    end_fire(s)
    assert s.dice.used == 6
    assert s.status[unit(s, "R2")] == SHAKEN


@pytest.mark.rule("direct-1")
def test_a_unit_names_one_target_only() -> None:
    s = lineup("G1 ger-mg 48 30 0\nG2 ger-mg 52 30 0", "R1 sov-rifles 50 25 180")
    declare(s, "G1", "R1")
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-1", "bg-already-declared")
    assert offered(s, AXIS, DECLARE) == ["G2>R1"]


@pytest.mark.rule("direct-1")
def test_a_shot_at_a_target_destroyed_before_it_is_lost() -> None:
    s = lineup(
        "G1 ger-mg 49 30 0\nG2 ger-mg 51 30 0",
        "R1 sov-rifles 50 25 180",
        rolls=[4, 5, 6, 1],
    )
    declare(s, "G1", "R1")
    declare(s, "G2", "R1")
    end_fire(s)
    assert s.status[unit(s, "R1")] == DESTROYED
    assert "bg-shot-lost" in told(s)
    assert s.dice.used == 4


@pytest.mark.rule("direct-1")
def test_a_shot_at_a_command_that_has_withdrawn_is_lost() -> None:
    s = lineup(
        "G1 ger-mg 49 30 0\nG2 ger-mg 51 30 0",
        "R1 sov-command 50 25 180",
        rolls=[1, 1, 1, 1],
    )
    declare(s, "G1", "R1")
    declare(s, "G2", "R1")
    end_fire(s)
    assert "bg-shot-lost" in told(s)
    assert s.dice.used == 4


@pytest.mark.rule("direct-2")
def test_units_fire_one_by_one_in_the_order_of_their_declarations() -> None:
    s = lineup(
        "G1 ger-rifles 40 30 0\nG2 ger-mg 50 30 0",
        "R1 sov-rifles 40 25 180\nR2 sov-rifles 50 25 180",
        rolls=[6, 6, 1, 1, 6, 1, 1],
    )
    declare(s, "G2", "R2")
    declare(s, "G1", "R1")
    end_fire(s)
    shots = [event.params["unit"] for event in s.events or [] if event.key == "bg-shot"]
    assert shots == [f"@unit/{unit(s, 'G2')}", f"@unit/{unit(s, 'G1')}"]
    assert s.status[unit(s, "R2")] == SUPPRESSED
    assert s.status[unit(s, "R1")] == SHAKEN
    assert s.phase != DIRECT


@pytest.mark.rule("direct-2")
def test_a_unit_that_fired_indirectly_does_not_fire_again() -> None:
    s = lineup("G1 ger-infantry-gun 50 30 0\nG2 ger-fo 52 30 0", "R1 sov-rifles 50 20 180", phase="indirect")
    s.apply(AXIS, Action(CALL, unit(s, "G1")))
    s.apply(AXIS, Action(BOMBARD, target=unit(s, "R1")))
    start_phase(s, DIRECT)
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-2", "bg-already-bombarded")


@pytest.mark.rule("close-2")
@pytest.mark.parametrize(("y", "contact"), [(28.5, True), (33.5, False)])
def test_a_unit_that_has_charged_does_not_fire(y: float, contact: bool) -> None:
    """Whether it has come into contact or has fallen short; the other one could fire."""
    s = lineup(
        f"G1 ger-rifles 50 {y} 0\nG2 ger-rifles 40 30 0",
        "R1 sov-rifles 50 25 0\nR2 sov-rifles 40 25 0",
        phase="movement",
    )
    charge(s, "G1", "R1")
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT) == contact
    s.apply(AXIS, Action(END))
    assert s.phase == DIRECT
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("close-2", "bg-charged-cannot-fire")
    assert offered(s, AXIS, DECLARE) == ["G2>R2"]


@pytest.mark.rule("direct-6")
def test_holding_fire_is_always_allowed() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", rolls=[])
    s.apply(AXIS, Action(END))
    assert s.status[unit(s, "R1")] == FRESH
    assert s.active == ALLIES


# ---------------------------------------------------------------- who may fire
@pytest.mark.rule("effect-3")
def test_suppressed_units_do_not_fire() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180")
    s.status[unit(s, "G1")] = SUPPRESSED
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("effect-3", "bg-fire-suppressed")
    assert offered(s, AXIS, DECLARE) == []


@pytest.mark.rule("effect-2", "direct-10")
def test_shaken_units_fire_with_a_die_less() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180")
    s.status[unit(s, "G1")] = SHAKEN
    assert offered(s, AXIS, DECLARE) == ["G1>R1"]
    assert links(s, "G1", "R1") == [
        ("direct-8", "bg-direct-row-infantry", 3),
        ("direct-10", "bg-firer-shaken", -1),
    ]


def test_only_own_armed_units_on_the_table_fire_at_enemies_on_the_table() -> None:
    s = lineup(
        "G1 ger-truck 50 30 0\nG2 ger-rifles aboard G1\nG3 ger-rifles 53 30 0",
        "R1 sov-truck 53 25 180\nR2 sov-rifles aboard R1",
    )
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-8", "bg-fire-unarmed")
    assert why_not(s, AXIS, DECLARE, "G2", "R1") == ("direct-3", "bg-fire-not-on-table")
    assert why_not(s, AXIS, DECLARE, "R1", "G3") == ("direct-1", "bg-fire-not-yours")
    assert why_not(s, AXIS, DECLARE, "G3", "R2") == ("direct-1", "bg-fire-no-target")
    assert why_not(s, AXIS, DECLARE, "G3", "G1") == ("direct-1", "bg-fire-no-target")
    assert offered(s, AXIS, DECLARE) == ["G3>R1"]
    for firer, target in ((-1, 0), (999, 0), (unit(s, "G3"), -1), (unit(s, "G3"), 999)):
        assert s.refusal(AXIS, Action(DECLARE, firer, target)) is not None


# ---------------------------------------------------------------- range, arc, line
@pytest.mark.rule("direct-3", "direct-8")
@pytest.mark.parametrize(
    ("kind", "inches"),
    [("ger-mg", 9), ("ger-at-gun", 12), ("ger-pak40", 15), ("ger-88", 18), ("ger-rifles", 6), ("ger-flamethrower", 6)],
)
def test_a_shot_is_possible_up_to_the_range_and_not_a_hair_beyond(kind: str, inches: int) -> None:
    s = lineup(f"G1 {kind} 50 40 0", "R1 sov-truck 50 25 180", flame_he=True)
    firer, target = unit(s, "G1"), unit(s, "R1")
    front = s.y[firer] - s.setup.depth_of[firer] // 2
    s.y[target] = front - inches * 254 - s.setup.depth_of[target] // 2
    assert offered(s, AXIS, DECLARE) == ["G1>R1"]
    s.y[target] -= 2
    s.forget()
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-3", "bg-fire-out-of-range")
    assert offered(s, AXIS, DECLARE) == []


@pytest.mark.rule("direct-3")
def test_units_fire_within_45_degrees_of_their_front() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 54 29 180\nR2 sov-rifles 50 34 0\nR3 sov-rifles 47.5 26 90")
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-3", "bg-fire-out-of-arc")
    assert why_not(s, AXIS, DECLARE, "G1", "R2") == ("direct-3", "bg-fire-out-of-arc")
    assert offered(s, AXIS, DECLARE) == ["G1>R3"]


@pytest.mark.rule("direct-4")
def test_friends_block_fire_and_enemies_do_not() -> None:
    s = lineup(
        "G1 ger-mg 50 30 0\nG2 ger-truck 50 27 90\nG3 ger-mg 60 30 0",
        "R1 sov-rifles 50 23 180\nR2 sov-truck 60 27 90\nR3 sov-rifles 60 23 180",
    )
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-4", "bg-fire-blocked-by-friend")
    assert why_not(s, AXIS, DECLARE, "G3", "R3") == ("", "")


@pytest.mark.rule("direct-4")
def test_terrain_that_hides_the_target_even_partly_blocks_fire() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-rifles 50 23 180", area("wood", 50.4, 25, 53, 28))
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-4", "bg-fire-blocked-by-terrain")
    assert offered(s, AXIS, DECLARE) == []


@pytest.mark.rule("direct-4", "smoke-1")
def test_smoke_blocks_fire() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-rifles 50 23 180")
    s.smoke_x, s.smoke_y, s.smoke_side = filled(1, 50 * 254), filled(1, 27 * 254), filled(1, ALLIES)
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-4", "bg-fire-blocked-by-smoke")


# ---------------------------------------------------------------- priority and proximity
@pytest.mark.rule("direct-5")
def test_infantry_fires_at_infantry_before_vehicles_and_guns_even_if_they_are_nearer() -> None:
    s = lineup(
        "G1 ger-mg 50 30 0",
        "R1 sov-bt7 48 26 180\nR2 sov-at-gun 52 26 180\nR3 sov-rifles 50 22 180",
    )
    assert offered(s, AXIS, DECLARE) == ["G1>R3"]
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-5", "bg-fire-priority")
    assert why_not(s, AXIS, DECLARE, "G1", "R2") == ("direct-5", "bg-fire-priority")
    refusal = s.refusal(AXIS, Action(DECLARE, unit(s, "G1"), unit(s, "R1")))
    assert refusal is not None
    assert refusal.params["instead"] == f"@unit/{unit(s, 'R3')}"


@pytest.mark.rule("direct-5")
@pytest.mark.parametrize("firer", ["ger-pz4", "ger-at-gun"])
def test_tanks_and_guns_fire_at_vehicles_and_guns_before_infantry(firer: str) -> None:
    s = lineup(
        f"G1 {firer} 50 30 0",
        "R1 sov-rifles 48 26 180\nR2 sov-mg 52 26 180\nR3 sov-at-gun 50 22 180",
    )
    assert offered(s, AXIS, DECLARE) == ["G1>R3"]
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-5", "bg-fire-priority")
    assert why_not(s, AXIS, DECLARE, "G1", "R2") == ("direct-5", "bg-fire-priority")


@pytest.mark.rule("direct-5")
def test_a_target_of_the_preferred_kind_that_is_out_of_reach_binds_nobody() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-bt7 48 26 180\nR2 sov-rifles 50 18 180")
    assert offered(s, AXIS, DECLARE) == ["G1>R1"]


@pytest.mark.rule("direct-5")
def test_a_target_the_weapon_cannot_harm_is_no_possible_target() -> None:
    s = lineup(
        "G1 ger-mg 50 30 0\nG2 ger-panzerschreck 60 30 0",
        "R1 sov-kv1 50 26 180\nR2 sov-bt7 52 22.5 180\nR3 sov-rifles 60 26 180",
    )
    assert why_not(s, AXIS, DECLARE, "G1", "R1") == ("direct-8", "bg-cannot-harm")
    assert why_not(s, AXIS, DECLARE, "G2", "R3") == ("direct-8", "bg-cannot-harm")
    assert offered(s, AXIS, DECLARE) == ["G1>R2"]


@pytest.mark.rule("direct-6")
def test_the_nearest_target_is_the_one_to_fire_at() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-rifles 52 25 180\nR2 sov-rifles 48 24 180")
    assert offered(s, AXIS, DECLARE) == ["G1>R1"]
    assert why_not(s, AXIS, DECLARE, "G1", "R2") == ("direct-6", "bg-fire-nearer")
    refusal = s.refusal(AXIS, Action(DECLARE, unit(s, "G1"), unit(s, "R2")))
    assert refusal is not None
    assert refusal.params["instead"] == f"@unit/{unit(s, 'R1')}"


@pytest.mark.rule("direct-6")
def test_among_equally_near_targets_the_firer_chooses() -> None:
    s = lineup("G1 ger-mg 50 30 0", "R1 sov-rifles 52 25 180\nR2 sov-rifles 48 25 180\nR3 sov-rifles 50 23 180")
    assert offered(s, AXIS, DECLARE) == ["G1>R1", "G1>R2"]


@pytest.mark.rule("direct-6")
def test_a_blocked_target_is_not_the_nearest() -> None:
    s = lineup(
        "G1 ger-mg 50 30 0",
        "R1 sov-rifles 52 26 180\nR2 sov-rifles 48 23 180",
        area("wood", 50.6, 27.4, 53, 28.4),
    )
    assert offered(s, AXIS, DECLARE) == ["G1>R2"]


# ---------------------------------------------------------------- dice
ROWS = [
    ("ger-mg", [0, 0, 2, 4]),
    ("ger-at-gun", [1, 2, 3, 3]),
    ("ger-pak40", [2, 3, 4, 4]),
    ("ger-88", [3, 3, 4, 4]),
    ("ger-panzerschreck", [2, 3, 4, 0]),
    ("ger-rifles", [0, 0, 2, 3]),
]


@pytest.mark.rule("direct-8")
@pytest.mark.parametrize(("firer", "row"), ROWS)
def test_dice_by_weapon_and_class_of_the_target(firer: str, row: list[int]) -> None:
    for target, expected in zip(["sov-kv1", "sov-t34", "sov-bt7", "sov-rifles"], row, strict=True):
        s = lineup(f"G1 {firer} 50 30 0", f"R1 {target} 50 25 180")
        assert dice(s, "G1", "R1") == expected
        assert offered(s, AXIS, DECLARE) == (["G1>R1"] if expected else [])


@pytest.mark.rule("direct-8")
def test_of_two_weapons_the_one_with_most_dice_in_range_fires() -> None:
    s = lineup("G1 ger-grenadiers 50 30 0", "R1 sov-t34 50 25 180")
    assert links(s, "G1", "R1") == [("direct-8", "bg-direct-row-rockets", 3)]
    s = lineup("G1 ger-grenadiers 50 30 0", "R1 sov-rifles 50 25 180")
    assert links(s, "G1", "R1") == [("direct-8", "bg-direct-row-infantry", 3)]


@pytest.mark.rule("direct-8")
def test_flamethrowers_have_no_dice_against_infantry_unless_the_option_says_so() -> None:
    as_printed = lineup("G1 ger-flamethrower 50 30 0", "R1 sov-rifles 50 25 180")
    assert why_not(as_printed, AXIS, DECLARE, "G1", "R1") == ("direct-8", "bg-cannot-harm")
    option = lineup(
        "G1 ger-flamethrower 50 30 0\nG2 ger-panzerschreck 60 30 0",
        "R1 sov-rifles 50 25 180\nR2 sov-rifles 60 25 180",
        flame_he=True,
    )
    assert dice(option, "G1", "R1") == 3
    assert offered(option, AXIS, DECLARE) == ["G1>R1"]


@pytest.mark.rule("direct-9")
@pytest.mark.parametrize(
    ("firer", "target", "expected"),
    [
        ("ger-at-gun", "sov-at-gun", 3),
        ("ger-mg", "sov-at-gun", 4),
        ("ger-mg", "sov-mg", 4),
        ("ger-mg", "sov-bt7", 2),
        ("ger-mg", "sov-truck", 4),
        ("ger-rifles", "sov-truck", 3),
        ("ger-panzerschreck", "sov-truck", 4),
    ],
)
def test_he_fire_is_for_men_guns_and_trucks_and_trucks_take_the_better_column(
    firer: str, target: str, expected: int
) -> None:
    s = lineup(f"G1 {firer} 50 30 0", f"R1 {target} 50 25 180")
    assert dice(s, "G1", "R1") == expected


@pytest.mark.rule("direct-9")
def test_the_column_is_by_class_or_he() -> None:
    expected = {"sov-kv1": 0, "sov-t34": 1, "sov-bt7": 2, "sov-rifles": 3, "sov-at-gun": 3, "sov-mg": 3, "sov-truck": 3}
    for target, column in expected.items():
        s = lineup("G1 ger-mg 50 30 0", f"R1 {target} 50 25 180")
        assert direct_fire.column_for(s, unit(s, "G1"), unit(s, "R1")) == column


@pytest.mark.rule("direct-10")
def test_cover_takes_a_die() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", area("wood", 48, 22, 52, 26))
    assert links(s, "G1", "R1")[1:] == [("direct-10", "bg-target-in-cover", -1)]


@pytest.mark.rule("direct-10")
def test_a_wall_covers_from_the_side_it_stands_on() -> None:
    s = lineup(
        "G1 ger-rifles 50 30 0\nG2 ger-rifles 50 20 180",
        "R1 sov-rifles 50 25 180",
        wall(46, 26, 54, 26),
    )
    assert dice(s, "G1", "R1") == 2
    assert dice(s, "G2", "R1") == 3


@pytest.mark.rule("direct-10")
def test_flank_and_rear_of_vehicles_and_guns_give_a_die_more() -> None:
    s = lineup(
        "G1 ger-pz4 50 30 0",
        "R1 sov-t34 50 25 180",
    )
    assert dice(s, "G1", "R1") == 3
    for facing in (90, 0):
        s.face[unit(s, "R1")] = facing
        assert links(s, "G1", "R1")[1:] == [("direct-10", "bg-flank-or-rear", 1)]
    infantry = lineup("G1 ger-pz4 50 30 0", "R1 sov-rifles 50 25 0")
    assert dice(infantry, "G1", "R1") == 4


@pytest.mark.rule("direct-8", "direct-10")
@pytest.mark.example("E-direct")
def test_a_75_mm_gun_at_14_inches_on_the_flank_of_a_class_b_tank_in_cover_rolls_3_dice() -> None:
    s = lineup("G1 ger-pak40 50 40 0", "R1 sov-t34 50 24.375 90", area("broken", 48, 22, 52, 25.5))
    firer, target = unit(s, "G1"), unit(s, "R1")
    assert 13.9 * 254 < int(sight.reach_to(s, firer, target)) <= 14 * 254
    assert [value for _, _, value in links(s, "G1", "R1")] == [3, -1, 1]
    assert dice(s, "G1", "R1") == 3


@pytest.mark.rule("direct-8", "direct-10")
@pytest.mark.example("E-cover-zero")
def test_a_57_mm_gun_against_a_class_a_tank_in_cover_has_no_dice_and_no_effect() -> None:
    s = lineup("G1 ger-at-gun 50 30 0", "R1 sov-kv1 50 25 180", area("broken", 48, 22, 52, 27), rolls=[])
    assert dice(s, "G1", "R1") == 0
    declare(s, "G1", "R1")
    end_fire(s)
    assert s.status[unit(s, "R1")] == FRESH
    assert s.phase != DIRECT


def test_dice_are_never_less_than_none() -> None:
    s = lineup("G1 ger-at-gun 50 30 0", "R1 sov-kv1 50 25 180", area("broken", 48, 22, 52, 27))
    s.status[unit(s, "G1")] = SHAKEN
    assert dice(s, "G1", "R1") == 0


# ---------------------------------------------------------------- odds
@pytest.mark.rule("effect-1")
def test_the_preview_of_a_shot_gives_exact_odds() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180")
    shown = preview(s, AXIS, Action(DECLARE, unit(s, "G1"), unit(s, "R1")))
    assert shown.chain.total() == 3
    assert {c.key: (c.ways * 8, c.of) for c in shown.chances} == {
        "bg-result-none": (216, 216),
        "bg-result-shaken": (648, 216),
        "bg-result-suppressed": (648, 216),
        "bg-result-destroyed": (216, 216),
    }


@pytest.mark.rule("cmd-4")
def test_even_a_shot_without_dice_drives_a_command_away() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-command-car 50 25 180", area("broken", 48, 23, 52, 27), rolls=[])
    g, r = unit(s, "G1"), unit(s, "R1")
    s.status[g] = SHAKEN
    s.setup.roles[r] &= ~SOFT
    before = s.y[r]
    assert dice(s, "G1", "R1") == 0
    declare(s, "G1", "R1")
    end_fire(s)
    assert s.y[r] < before
    assert s.status[r] == FRESH
