"""Effects of fire, losses, withdrawal, breakpoint."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CONTACT, DESTROYED, FRESH, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import breakpoint, effects
from caposaldo.games.battlegroups.rules.effects import BY_AIR, BY_AREA, BY_CLOSE, BY_DIRECT, BY_INDIRECT, BY_MINES
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.setup import ELITE, INCH, RECRUIT, REGULAR, VETERAN
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CHARGE, DECLARE, END, GO, SELECT, SHOOT
from rules.battlegroups.drill import charge, settle
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import keys, place, sketch, status

BUNKER = '[[terrain]]\nkind = "bunker"\npoints = [[20, 20], [28, 20], [28, 28], [20, 28]]\n'


def duel(
    gunner: str = "", rifles: str = "", rolls: list[int] | None = None, phase: str = "movement"
) -> BattlegroupsState:
    """A rifle unit of each side, five inches apart."""
    return sketch(f"G1 ger-rifles 24,30 0 {gunner}", f"R1 sov-rifles 24,25 180 {rifles}", rolls=rolls, phase=phase)


# ---------------------------------------------------------------- hits
@pytest.mark.rule("effect-1")
@pytest.mark.example("E-hits")
@pytest.mark.parametrize(("dice", "hits", "result"), [([2, 4, 5, 6], 3, DESTROYED), ([1, 3, 4], 1, SHAKEN)])
def test_dice_of_4_5_and_6_hit(dice: list[int], hits: int, result: int) -> None:
    s = duel(rolls=dice)
    assert effects.roll_hits(s, len(dice), 4, "test") == hits
    assert effects.result_of(hits) == result
    assert s.last_faces == dice


@pytest.mark.rule("effect-1")
def test_no_hit_does_nothing_and_more_than_three_destroy_like_three() -> None:
    assert [effects.result_of(hits) for hits in range(6)] == [
        FRESH, SHAKEN, SUPPRESSED, DESTROYED, DESTROYED, DESTROYED,
    ]  # fmt: skip


@pytest.mark.rule("effect-1")
def test_the_odds_of_three_dice_are_one_three_three_one() -> None:
    chances = effects.odds(3, 4)
    assert [(chance.key, chance.ways * 8 // chance.of) for chance in chances] == [
        ("bg-result-none", 1), ("bg-result-shaken", 3), ("bg-result-suppressed", 3), ("bg-result-destroyed", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("needs", [4, 6])
@pytest.mark.parametrize("dice", [0, 1, 2, 5])
@pytest.mark.parametrize("before", [FRESH, SHAKEN, SUPPRESSED])
@pytest.mark.parametrize("held", [False, True])
def test_odds_agree_with_every_way_the_dice_can_fall(dice: int, needs: int, before: int, held: bool) -> None:
    ways = [0, 0, 0, 0]
    for number in range(6**dice):
        hits = sum(1 for i in range(dice) if number // 6**i % 6 + 1 >= needs)
        after = {0: 0, 1: SHAKEN, 2: SUPPRESSED}.get(hits, DESTROYED)
        if after == SUPPRESSED and before == SUPPRESSED:
            after = DESTROYED
        if after == DESTROYED and held:
            after = SUPPRESSED
        ways[after if after > before else 0] += 1
    chances = {chance.key: chance.ways for chance in effects.odds(dice, needs, before, held)}
    assert chances == {effects.RESULT_KEYS[i]: ways[i] for i in range(4) if ways[i]}


# ---------------------------------------------------------------- shaken and suppressed
@pytest.mark.rule("effect-2")
def test_a_shaken_unit_cannot_move_but_may_fire() -> None:
    s = duel("shaken")
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    refusal = s.refusal(0, Action(SELECT, g1))
    assert refusal is not None
    assert refusal.rule == "effect-2"
    s = duel("shaken", phase="direct")
    assert s.refusal(0, Action(DECLARE, g1, r1)) is None


@pytest.mark.rule("effect-2")
def test_a_unit_shaken_twice_stays_shaken() -> None:
    s = duel("shaken")
    assert effects.suffer(s, unit(s, "G1"), SHAKEN, BY_DIRECT, "effect-1") == SHAKEN
    assert status(s, "G1") == "shaken"
    assert keys(s) == ["bg-no-worse"]


@pytest.mark.rule("effect-2")
def test_a_suppressed_unit_that_is_shaken_stays_suppressed() -> None:
    s = duel("suppressed")
    effects.suffer(s, unit(s, "G1"), SHAKEN, BY_DIRECT, "effect-1")
    assert status(s, "G1") == "suppressed"


@pytest.mark.rule("effect-3")
def test_a_suppressed_unit_can_neither_move_nor_fire() -> None:
    s = duel("suppressed")
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    moving = s.refusal(0, Action(SELECT, g1))
    assert moving is not None
    assert moving.rule == "effect-3"
    s = duel("suppressed", phase="direct")
    firing = s.refusal(0, Action(DECLARE, g1, r1))
    assert firing is not None
    assert firing.rule == "effect-3"


@pytest.mark.rule("effect-3")
@pytest.mark.parametrize("cause", [BY_DIRECT, BY_INDIRECT, BY_AREA, BY_AIR, BY_MINES, BY_CLOSE])
def test_a_second_suppression_destroys_whatever_its_cause(cause: int) -> None:
    s = duel("suppressed")
    assert effects.suffer(s, unit(s, "G1"), SUPPRESSED, cause, "effect-1") == DESTROYED
    assert status(s, "G1") == "destroyed"


@pytest.mark.rule("effect-4")
def test_a_destroyed_unit_is_off_the_table_and_no_target_any_more() -> None:
    s = duel(phase="direct")
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    s.setup.breakpoint[1] = 5
    assert s.refusal(0, Action(DECLARE, g1, r1)) is None
    effects.destroy(s, r1, "effect-4")
    assert not s.on_table(r1)
    assert s.refusal(0, Action(DECLARE, g1, r1)) is not None


# ---------------------------------------------------------------- armour and bunkers under shells
@pytest.mark.rule("indirect-4")
@pytest.mark.parametrize("type", ["ger-tiger", "ger-pz4"])
@pytest.mark.parametrize("before", ["", "shaken", "suppressed"])
def test_indirect_fire_never_does_more_than_suppress_class_a_and_b(type: str, before: str) -> None:
    for cause in (BY_INDIRECT, BY_AREA):
        s = sketch(f"G1 {type} 24,30 0 {before}", "R1 sov-rifles 24,25 180")
        assert effects.suffer(s, unit(s, "G1"), DESTROYED, cause, "effect-1") == SUPPRESSED
        assert effects.suffer(s, unit(s, "G1"), SUPPRESSED, cause, "effect-1") == SUPPRESSED
        assert status(s, "G1") == "suppressed"


@pytest.mark.rule("indirect-4")
@pytest.mark.parametrize("type", ["usa-m10", "usa-rifles", "usa-halftrack"])
def test_open_topped_armour_and_all_others_are_destroyed_by_shells(type: str) -> None:
    s = sketch("G1 ger-rifles 24,30 0", f"U1 {type} 24,25 180")
    assert effects.suffer(s, unit(s, "U1"), DESTROYED, BY_INDIRECT, "effect-1") == DESTROYED


@pytest.mark.rule("indirect-4")
def test_a_bunker_keeps_shells_and_bombs_from_destroying_but_not_shots() -> None:
    for cause, expected in ((BY_INDIRECT, SUPPRESSED), (BY_AIR, SUPPRESSED), (BY_DIRECT, DESTROYED)):
        s = sketch("G1 ger-rifles 24,24 0", "R1 sov-rifles 24,10 180", terrain=BUNKER)
        assert effects.suffer(s, unit(s, "G1"), DESTROYED, cause, "effect-1") == expected


@pytest.mark.rule("air-3")
def test_aircraft_destroy_heavy_armour() -> None:
    s = sketch("G1 ger-tiger 24,30 0", "R1 sov-rifles 24,25 180")
    assert effects.suffer(s, unit(s, "G1"), DESTROYED, BY_AIR, "air-3") == DESTROYED


# ---------------------------------------------------------------- Commands and FOs
@pytest.mark.rule("cmd-4")
@pytest.mark.parametrize("type", ["ger-command", "ger-fo"])
@pytest.mark.parametrize("hits", [0, 1, 3])
def test_commands_and_fos_under_fire_are_unhurt_and_withdraw_a_full_move_from_the_firer(type: str, hits: int) -> None:
    s = sketch(f"G1 {type} 24,30 0", "R1 sov-rifles 24,25 180")
    g1 = unit(s, "G1")
    answer = effects.under_fire(s, g1, s.x[1], s.y[1], hits, BY_DIRECT, "effect-1")
    assert answer == hits
    assert status(s, "G1") == "fresh"
    assert place(s, "G1") == (24 * INCH, 34 * INCH)
    assert s.face[g1] == 180


@pytest.mark.rule("cmd-4")
def test_the_area_effect_hurts_a_command_like_anybody() -> None:
    s = sketch("G1 ger-command 24,30 0", "R1 sov-rifles 24,25 180")
    effects.suffer(s, unit(s, "G1"), SUPPRESSED, BY_AREA, "area-1")
    assert status(s, "G1") == "suppressed"
    assert place(s, "G1") == (24 * INCH, 30 * INCH)


@pytest.mark.rule("cmd-4")
def test_odds_against_a_command_say_that_it_withdraws() -> None:
    s = sketch("G1 ger-command 24,30 0", "R1 sov-rifles 24,25 180")
    assert [chance.key for chance in effects.odds_against(s, unit(s, "G1"), 3, 4, BY_DIRECT)] == ["bg-result-withdraws"]


@pytest.mark.rule("cmd-4")
@pytest.mark.parametrize("type", ["ger-command", "ger-fo"])
def test_a_command_or_fo_shot_at_stops_at_the_edge_of_the_table(type: str) -> None:
    s = sketch(f"G1 {type} 24,45 0", "R1 sov-rifles 24,41 180", phase="direct", active="allies", rolls=[6, 6, 6])
    s.apply(1, Action(DECLARE, unit(s, "R1"), unit(s, "G1")))
    s.apply(1, Action(END))
    assert status(s, "G1") == "fresh"
    assert "bg-withdraws" in keys(s)
    edge = 48 * INCH - s.setup.depth_of[unit(s, "G1")] // 2
    assert edge - effects.STEP <= place(s, "G1")[1] <= edge
    assert s.result is None


@pytest.mark.rule("cmd-4")
def test_a_command_with_no_way_back_stays_unhurt() -> None:
    s = sketch("G1 ger-command 24,47.2 0", "R1 sov-rifles 24,43 180", phase="direct", active="allies", rolls=[6] * 3)
    s.apply(1, Action(DECLARE, unit(s, "R1"), unit(s, "G1")))
    s.apply(1, Action(END))
    assert status(s, "G1") == "fresh"
    assert place(s, "G1") == (24 * INCH, round(47.2 * INCH))
    assert "bg-no-way-back" in keys(s)


@pytest.mark.rule("cmd-4", "direct-7")
def test_a_moving_command_with_no_way_back_ends_its_move_where_it_was_shot_at() -> None:
    s = sketch("G1 ger-command 24,47.2 0\nG2 ger-rifles 5,40 0", "R1 sov-rifles 24,42.5 180", rolls=[6] * 3)
    s.apply(0, Action(SELECT, unit(s, "G1")))
    s.apply(0, Action(GO, x=24 * INCH, y=45 * INCH))
    s.apply(1, Action(SHOOT, unit(s, "R1")))
    assert place(s, "G1") == (24 * INCH, round(47.2 * INCH))
    assert status(s, "G1") == "fresh"
    assert isinstance(s.top(), Phase), "its move is over"


# ---------------------------------------------------------------- withdrawal
@pytest.mark.rule("close-7")
def test_a_withdrawing_unit_that_would_leave_the_table_is_destroyed() -> None:
    s = sketch("G1 ger-command 24,46 0", "R1 sov-rifles 24,42 180")
    assert not effects.withdraw(s, unit(s, "G1"), 180, "close-7")
    assert status(s, "G1") == "destroyed"
    assert keys(s) == ["bg-cannot-withdraw", "bg-destroyed"]


@pytest.mark.rule("close-7")
def test_a_gun_that_cannot_move_is_destroyed_when_it_must_withdraw() -> None:
    s = sketch("G1 ger-88 24,30 0\nG2 ger-rifles 10,40 0\nG3 ger-rifles 14,40 0\nG4 ger-rifles 18,40 0",
               "R1 sov-rifles 24,25 180")  # fmt: skip
    assert not effects.withdraw(s, unit(s, "G1"), 180, "close-7")
    assert status(s, "G1") == "destroyed"


@pytest.mark.rule("close-7")
@pytest.mark.parametrize("width", [2, 0.5])
def test_a_river_stops_a_withdrawal_and_the_unit_stands_before_it(width: float) -> None:
    edge = 22 + width / 2
    river = f'[[terrain]]\nkind = "river"\nline = [[0, 22], [48, 22]]\nwidth = {width}\n'
    s = sketch(f"G1 ger-rifles 24,{edge + 2} 0", "R1 sov-rifles 24,30 0", terrain=river)
    assert effects.withdraw(s, unit(s, "G1"), 0, "close-7")
    gap = place(s, "G1")[1] - edge * INCH - 0.625 * INCH
    assert -1 <= gap <= effects.STEP


@pytest.mark.rule("close-7")
def test_an_enemy_in_the_way_stops_a_withdrawal_an_inch_before_it() -> None:
    s = sketch("G1 ger-rifles 24,24 0", "R1 sov-rifles 24,28 180\nR2 sov-rifles 24,20 180")
    assert effects.withdraw(s, unit(s, "G1"), 0, "close-7")
    gap = place(s, "G1")[1] - place(s, "R2")[1] - int(1.25 * INCH)
    assert INCH <= gap <= INCH + effects.STEP


@pytest.mark.rule("close-7")
def test_a_unit_with_enemies_before_and_behind_cannot_withdraw() -> None:
    s = sketch("G1 ger-rifles 24,24 0\nG2 ger-rifles 5,40 0\nG3 ger-rifles 8,40 0\nG4 ger-rifles 11,40 0",
               "R1 sov-rifles 24,25.25 0\nR2 sov-rifles 24,22.75 180")  # fmt: skip
    assert not effects.withdraw(s, unit(s, "G1"), 0, "close-7")


def test_armour_withdraws_half_as_far_out_of_difficult_ground() -> None:
    ground = '[[terrain]]\nkind = "broken"\npoints = [[10, 10], [40, 10], [40, 40], [10, 40]]\n'
    s = sketch("G1 ger-pz4 24,24 0", "R1 sov-rifles 24,5 180", terrain=ground)
    assert effects.full_move(s, unit(s, "G1")) == 7 * INCH // 2


@pytest.mark.rule("cmd-4", "close-6")
@pytest.mark.parametrize("fired", [True, False])
def test_a_command_that_fire_drives_off_leaves_its_attacker_without_a_fight(fired: bool) -> None:
    axis = "G1 ger-rifles 24,29 0\nG2 ger-mg 32,25 270"
    s = sketch(axis, "R1 sov-command 24,26 180\nR2 sov-rifles 44,4 180", rolls=[1] * 8)
    charge(s, "G1", "R1")
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)
    s.apply(0, Action(END))
    if fired:
        s.apply(0, Action(DECLARE, unit(s, "G2"), unit(s, "R1")))
    s.apply(0, Action(END))
    assert s.active == 1
    assert ("bg-withdraws" in keys(s)) == fired
    assert ("bg-fight-roll" in keys(s)) != fired
    assert status(s, "G1") == ("fresh" if fired else "suppressed")


# ---------------------------------------------------------------- passengers
@pytest.mark.rule("effect-4")
def test_passengers_of_a_destroyed_carrier_get_off_suppressed_where_it_stood() -> None:
    s = sketch("G1 ger-halftrack 24,30 0\nG2 ger-rifles aboard=G1", "R1 sov-rifles 24,20 180")
    effects.destroy(s, unit(s, "G1"), "effect-1")
    assert s.on_table(unit(s, "G2"))
    assert place(s, "G2") == (24 * INCH, 30 * INCH)
    assert status(s, "G2") == "suppressed"


@pytest.mark.rule("effect-3", "effect-4")
def test_suppressed_passengers_do_not_survive_their_carrier() -> None:
    s = sketch("G1 ger-halftrack 24,30 0\nG2 ger-rifles aboard=G1 suppressed", "R1 sov-rifles 24,20 180")
    effects.destroy(s, unit(s, "G1"), "effect-1")
    assert status(s, "G2") == "destroyed"


@pytest.mark.rule("effect-4")
def test_a_gun_in_tow_is_lost_with_its_carrier() -> None:
    s = sketch("G1 ger-truck 24,30 0\nG2 ger-at-gun aboard=G1", "R1 sov-rifles 24,20 180")
    effects.destroy(s, unit(s, "G1"), "effect-1")
    assert status(s, "G2") == "destroyed"


# ---------------------------------------------------------------- breakpoint
@pytest.mark.rule("break-1")
@pytest.mark.example("E-break-regular")
def test_ten_regulars_break_at_four() -> None:
    assert breakpoint.breakpoint_of([REGULAR] * 10) == 4


@pytest.mark.rule("break-1")
@pytest.mark.example("E-break-vet")
def test_eleven_veterans_break_at_six() -> None:
    assert breakpoint.breakpoint_of([VETERAN] * 11) == 6
    assert breakpoint.breakpoint_of([ELITE] * 11) == 6


@pytest.mark.rule("break-1")
def test_recruits_divide_by_four_and_mixed_forces_by_what_most_are() -> None:
    assert breakpoint.breakpoint_of([RECRUIT] * 10) == 3
    assert breakpoint.breakpoint_of([VETERAN] * 4 + [REGULAR] * 5) == 3
    assert breakpoint.breakpoint_of([VETERAN] * 5 + [REGULAR] * 4) == 5
    assert breakpoint.breakpoint_of([VETERAN] * 6 + [REGULAR] * 6) == 4


@pytest.mark.rule("break-1")
def test_commands_fos_transports_and_guns_off_the_table_are_not_counted() -> None:
    s = sketch(
        "G1 ger-command 10,30 0\nG2 ger-fo 14,30 0\nG3 ger-truck 18,30 0\nG4 ger-battery\n"
        "G5 ger-rifles 24,30 0\nG6 ger-mg 28,30 0",
        "R1 sov-rifles 24,20 180",
    )
    counted = [s.setup.labels[u] for u in range(s.setup.count()) if breakpoint.counts(s.setup, u)]
    assert counted == ["G5", "G6", "R1"]
    assert s.setup.counted == [2, 1]
    assert s.setup.breakpoint == [1, 1]


@pytest.mark.rule("break-2")
def test_the_loss_that_reaches_the_breakpoint_ends_the_battle_at_once() -> None:
    rifles = "\n".join(f"R{i} sov-rifles {4 * i},20 180" for i in range(1, 6))
    s = sketch("G1 ger-rifles 24,30 0", rifles)
    assert s.setup.breakpoint[1] == 2
    effects.destroy(s, unit(s, "R1"), "effect-1")
    assert s.outcome() is None
    effects.destroy(s, unit(s, "R2"), "effect-1")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.rule == "break-2"
    assert s.waiting() == []
    assert s.actions(0) == []
    refusal = s.refusal(0, Action(SELECT, 0))
    assert refusal is not None
    assert refusal.key == "bg-game-over"


@pytest.mark.rule("break-1", "break-2")
def test_losing_a_command_does_not_bring_the_breakpoint_nearer() -> None:
    s = sketch("G1 ger-command 24,30 0\nG2 ger-rifles 28,30 0", "R1 sov-rifles 24,20 180")
    effects.destroy(s, unit(s, "G1"), "effect-1")
    assert s.lost[0] == 0
    assert s.outcome() is None


@pytest.mark.rule("break-2")
@pytest.mark.parametrize(("lost", "winners"), [([1, 0], []), ([2, 0], [1]), ([0, 2], [0]), ([5, 5], []), ([3, 2], [])])
def test_after_the_last_turn_more_than_ten_points_of_losses_decide(lost: list[int], winners: list[int]) -> None:
    s = duel()
    s.setup.counted = [10, 10]
    s.lost[0], s.lost[1] = lost
    breakpoint.end_of_time(s)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == winners


def test_charge_and_go_of_a_destroyed_unit_are_refused() -> None:
    s = duel()
    s.setup.breakpoint[0] = 9
    effects.destroy(s, unit(s, "G1"), "effect-1")
    for action in (Action(SELECT, 0), Action(GO, 0), Action(CHARGE, target=1)):
        assert s.refusal(0, action) is not None
