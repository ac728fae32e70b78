"""Close combat: declaring, fighting, what becomes of winners and losers."""

from __future__ import annotations

from typing import cast

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CLOSE, CONTACT, FIRED, MOVED, MOVEMENT
from caposaldo.games.battlegroups.rules import close_combat, effects, ground
from caposaldo.games.battlegroups.rules.movement import Order
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    DECLARE,
    END,
    GO,
    HALT,
    HOLD,
    SELECT,
    SHOOT,
    TURN,
)
from rules.battlegroups.drill import charge, settle
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import keys, place, sketch, status
from rules.playing import LoadedDice, legal

TRENCH = '[[terrain]]\nkind = "trench"\npoints = [[22, 22], [26, 22], [26, 26], [22, 26]]\n'
WALL = '[[terrain]]\nkind = "wall"\nline = [[20, 26], [28, 26]]\nwidth = 0.2\n'
CLOSE_PHASE = {"charge_in_close_phase": "yes"}


def melee(
    attackers: list[str], defender: str, rolls: list[int] | None = None, terrain: str = "", more: str = ""
) -> BattlegroupsState:
    """Attackers below the defender at (24, 25) charge it, one after the other, and nobody shoots. All are in contact,
    the movement phase is not over: others stand far off."""
    xs = [24.0] if len(attackers) == 1 else [23.3, 24.7]
    lines = [f"G{i + 1} {words}".replace("@", f"{xs[i]},27.6 0") for i, words in enumerate(attackers)]
    axis = "\n".join([*lines, more, "G8 ger-rifles 4,44 0"])
    s = sketch(axis, f"R1 {defender}\nR8 sov-rifles 44,4 180".replace("@", "24,25 180"), terrain, rolls=rolls)
    s.setup.breakpoint = [20, 20]
    for i in range(len(attackers)):
        charge(s, f"G{i + 1}", "R1")
        settle(s)
    assert close_combat.attackers_of(s, unit(s, "R1")) == [unit(s, f"G{i + 1}") for i in range(len(attackers))]
    return s


def fight(s: BattlegroupsState) -> None:
    """The movement phase ends; nobody has a shot, so the fights follow at once."""
    s.apply(0, Action(END))
    assert s.active == 1, "the turn of the attackers is over"


def stands(s: BattlegroupsState, id: str) -> bool:
    """The unit stands where it may stand."""
    u = unit(s, id)
    return ground.can_stand(s, u, s.x[u], s.y[u], s.face[u])


def refused(s: BattlegroupsState, attacker: str, target: str) -> str:
    """The rule that forbids the charge, or nothing."""
    refusal = close_combat.refuse_charge(s, unit(s, attacker), unit(s, target))
    return refusal.rule if refusal else ""


def bonuses(s: BattlegroupsState, id: str, enemy: str, attacking: bool = True, two: bool = False) -> dict[str, int]:
    chain = close_combat.fight_chain(s, unit(s, id), unit(s, enemy), attacking, two)
    assert all(link.rule == "close-10" for link in chain.links)
    return {link.key.removeprefix("bg-fight-"): int(link.value) for link in chain.links}


# ---------------------------------------------------------------- declaring
@pytest.mark.rule("close-1")
def test_a_unit_in_sight_and_reach_may_be_charged() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 180")
    assert refused(s, "G1", "R1") == ""
    assert close_combat.charge_targets(s, unit(s, "G1")) == [unit(s, "R1")]


@pytest.mark.rule("close-1")
def test_only_an_enemy_on_the_table_may_be_charged() -> None:
    s = sketch("G1 ger-rifles 24,30 0\nG2 ger-rifles 27,30 0", "R1 sov-truck 24,20 180\nR2 sov-rifles aboard=R1")
    assert refused(s, "G1", "G2") == "close-1"
    assert refused(s, "G1", "R2") == "close-1"
    for target in (-1, 99):
        assert close_combat.refuse_charge(s, 0, target) is not None


@pytest.mark.rule("cmd-1", "close-1")
def test_commands_observers_and_unarmed_transports_do_not_charge() -> None:
    s = sketch("G1 ger-command 20,30 0\nG2 ger-fo 24,30 0\nG3 ger-truck 28,30 0", "R1 sov-rifles 24,27 180")
    assert [refused(s, id, "R1") for id in ("G1", "G2", "G3")] == ["cmd-1", "cmd-1", "close-1"]


@pytest.mark.rule("close-2", "effect-2", "effect-3")
def test_what_cannot_move_cannot_charge() -> None:
    s = sketch(
        "G1 ger-88 20,30 0\nG2 ger-rifles 24,30 0 shaken\nG3 ger-rifles 27,30 0 suppressed", "R1 sov-t34 24,27 180"
    )
    assert [refused(s, id, "R1") for id in ("G1", "G2", "G3")] == ["close-2", "effect-2", "effect-3"]


@pytest.mark.rule("close-2")
def test_a_weapon_that_has_fired_indirectly_may_move_but_does_not_charge() -> None:
    axis = "G1 ger-mortar-81 24,30 0\nG2 ger-fo 24,33 0\nG3 ger-mortar-81 34,30 0"
    s = sketch(axis, "R1 sov-rifles 24,27 180\nR2 sov-rifles 34,27 180", phase="indirect", rolls=[1, 1, 1])
    s.apply(0, Action(CALL, unit(s, "G1")))
    s.apply(0, Action(BOMBARD, target=unit(s, "R2")))
    s.apply(0, Action(END))
    assert s.phase == MOVEMENT
    s.apply(0, Action(SELECT, unit(s, "G1")))
    assert {action.verb for action in legal(s, 0)} == {GO, TURN, HALT}
    refusal = s.refusal(0, Action(CHARGE, target=unit(s, "R1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("close-2", "bg-charge-fired")
    s.apply(0, Action(HALT))
    s.apply(0, Action(SELECT, unit(s, "G3")))
    assert Action(CHARGE, target=unit(s, "R2")) in legal(s, 0), "the other mortar was not called"


@pytest.mark.rule("close-2")
def test_with_the_option_a_weapon_that_has_fired_indirectly_does_not_charge_either() -> None:
    s = sketch(
        "G1 ger-mortar-81 24,30 0\nG2 ger-fo 24,33 0",
        "R1 sov-rifles 24,27 180",
        phase="indirect",
        options=CLOSE_PHASE,
        rolls=[1, 1, 1],
    )
    s.apply(0, Action(CALL, unit(s, "G1")))
    s.apply(0, Action(BOMBARD, target=unit(s, "R1")))
    assert refused(s, "G1", "R1") != ""
    s.phase = CLOSE
    assert refused(s, "G1", "R1") == "close-2"


@pytest.mark.rule("close-2")
def test_an_unseen_unit_cannot_be_charged() -> None:
    hill = '[[terrain]]\nkind = "hill"\npoints = [[20, 27.5], [28, 27.5], [28, 28.5], [20, 28.5]]\n'
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,26 180", terrain=hill)
    refusal = close_combat.refuse_charge(s, unit(s, "G1"), unit(s, "R1"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("close-2", "bg-charge-unseen")


@pytest.mark.rule("close-2")
def test_ground_that_bars_the_way_bars_the_charge() -> None:
    river = '[[terrain]]\nkind = "river"\nline = [[0, 28], [48, 28]]\nwidth = 1\n'
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,26 180", terrain=river)
    refusal = close_combat.refuse_charge(s, unit(s, "G1"), unit(s, "R1"))
    assert refusal is not None
    assert refusal.key == "bg-charge-barred"


@pytest.mark.rule("close-2", "direct-5")
def test_infantry_must_charge_infantry_rather_than_a_nearer_tank() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-t34 24,27 180\nR2 sov-rifles 21,27.5 180")
    assert refused(s, "G1", "R1") == "direct-5"
    assert refused(s, "G1", "R2") == ""


@pytest.mark.rule("close-2", "direct-5")
def test_tanks_must_charge_tanks_rather_than_nearer_infantry() -> None:
    s = sketch("G1 ger-pz4 24,30 0", "R1 sov-rifles 24,27 180\nR2 sov-t34 21,26 180")
    assert refused(s, "G1", "R1") == "direct-5"
    assert refused(s, "G1", "R2") == ""


@pytest.mark.rule("close-2", "direct-6")
def test_of_two_targets_of_a_kind_the_nearer_must_be_charged() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 180\nR2 sov-rifles 21,26.5 180")
    assert refused(s, "G1", "R2") == "direct-6"
    assert refused(s, "G1", "R1") == ""


@pytest.mark.rule("close-2", "direct-6")
def test_of_two_targets_equally_near_either_may_be_charged() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 22,27 180\nR2 sov-rifles 26,27 180")
    assert close_combat.charge_targets(s, unit(s, "G1")) == [unit(s, "R1"), unit(s, "R2")]


@pytest.mark.rule("close-2")
def test_a_distant_target_binds_nobody_that_has_one_within_its_move() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-t34 24,27 180\nR2 sov-rifles 24,10 180")
    assert refused(s, "G1", "R1") == ""
    assert refused(s, "G1", "R2") == "direct-6"


@pytest.mark.rule("close-3")
def test_a_unit_is_attacked_by_two_units_at_most() -> None:
    s = sketch("G1 ger-rifles 22,27 0\nG2 ger-rifles 26,27 0\nG3 ger-rifles 24,29 0", "R1 sov-rifles 24,25 180")
    for id in ("G1", "G2"):
        assert refused(s, id, "R1") == ""
        charge(s, id, "R1")
        settle(s)
    assert refused(s, "G3", "R1") == "close-3"


@pytest.mark.rule("close-3")
def test_a_third_attacker_may_charge_somebody_else() -> None:
    s = sketch(
        "G1 ger-rifles 22,27 0\nG2 ger-rifles 26,27 0\nG3 ger-rifles 24,29 0",
        "R1 sov-rifles 24,26 180\nR2 sov-rifles 27,25 180",
    )
    for id in ("G1", "G2"):
        charge(s, id, "R1")
        settle(s)
    assert close_combat.charge_targets(s, unit(s, "G3")) == [unit(s, "R2")]


# ---------------------------------------------------------------- a charge from order to end, as it is played
@pytest.mark.rule("close-1", "close-2", "close-6", "close-7", "seq-2")
def test_a_charge_is_declared_moved_in_the_movement_phase_and_fought_in_the_close_combat_phase() -> None:
    s = sketch(
        "G1 ger-rifles 24,30 0\nG2 ger-rifles 4,44 0", "R1 sov-rifles 24,27 0\nR2 sov-rifles 44,4 0", rolls=[6, 1]
    )
    s.setup.breakpoint = [5, 5]
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    s.apply(0, Action(SELECT, g1))
    s.apply(0, Action(CHARGE, target=r1))
    while not isinstance(s.top(), Phase):
        s.apply(s.waiting()[0], Action(HOLD))
    assert s.has(g1, CONTACT)
    assert status(s, "R1") == "fresh", "nothing is fought yet"
    s.apply(0, Action(END))
    assert place(s, "G1") == (24 * INCH, 27 * INCH)
    assert place(s, "R1") == (24 * INCH, 23 * INCH)
    assert (s.active, s.phase) == (1, MOVEMENT), "the fight was resolved without a decision"


@pytest.mark.rule("close-2")
def test_an_attacker_does_not_fire_in_that_turn() -> None:
    s = sketch(
        "G1 ger-rifles 24,30 0\nG2 ger-rifles 40,30 0",
        "R1 sov-rifles 24,27 0\nR2 sov-rifles 40,26 0\nR3 sov-rifles 26,25 0",
    )
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    s.apply(0, Action(SELECT, g1))
    s.apply(0, Action(CHARGE, target=r1))
    while not isinstance(s.top(), Phase):
        s.apply(s.waiting()[0], Action(HOLD))
    s.apply(0, Action(END))
    assert s.phase == 3
    assert [a.unit for a in legal(s, 0) if a.verb == DECLARE] == [unit(s, "G2")]


@pytest.mark.rule("close-4", "close-5")
def test_a_charge_shaken_by_the_fire_of_its_target_stops_an_inch_short_and_does_not_fight() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,26 180", rolls=[4, 1, 1])
    g1, r1 = unit(s, "G1"), unit(s, "R1")
    s.apply(0, Action(SELECT, g1))
    s.apply(0, Action(CHARGE, target=r1))
    while s.prompt(1).key != "bg-prompt-defend":
        s.apply(1, Action(HOLD))
    s.apply(1, Action(SHOOT, r1))
    assert status(s, "G1") == "shaken"
    assert not s.has(g1, CONTACT)
    gap = place(s, "G1")[1] - place(s, "R1")[1] - int(1.25 * INCH)
    assert gap == pytest.approx(INCH, abs=2)


# ---------------------------------------------------------------- modifiers
@pytest.mark.rule("close-10")
@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        ("ger-rifles @", "sov-rifles @", {}),
        ("ger-at-gun @", "sov-rifles @", {"crew": -2}),
        ("ger-pz4 @", "sov-rifles @", {"crew": -2}),
        ("ger-rifles @ recruit", "sov-rifles @", {"recruits": -1}),
        ("ger-rifles @ veteran", "sov-rifles @", {"veterans": 1}),
        ("ger-rifles @ elite", "sov-rifles @", {"veterans": 1}),
        ("ger-rifles @", "sov-rifles @ shaken", {"enemy-shaken": 1}),
        ("ger-rifles @", "sov-rifles @ suppressed", {"enemy-suppressed": 2}),
        ("ger-rifles @", "sov-t34 @", {"against-armour": 2}),
        ("ger-rifles @", "sov-truck @", {}),
        ("ger-mg @", "sov-t34 @", {}),
        ("ger-pz4 @ recruit", "sov-t34 @ suppressed", {"crew": -2, "recruits": -1, "enemy-suppressed": 2}),
    ],
)
def test_modifiers_are_added_up(attacker: str, defender: str, expected: dict[str, int]) -> None:
    s = melee([attacker], defender)
    assert bonuses(s, "G1", "R1") == expected
    assert bonuses(s, "R1", "G1", attacking=False).get("two-to-one") is None


@pytest.mark.rule("close-10")
def test_two_against_one_adds_one_to_each_attacker() -> None:
    s = melee(["ger-rifles @", "ger-rifles @ veteran"], "sov-rifles @")
    assert bonuses(s, "G1", "R1", two=True) == {"two-to-one": 1}
    assert bonuses(s, "G2", "R1", two=True) == {"two-to-one": 1, "veterans": 1}


@pytest.mark.rule("close-10")
@pytest.mark.parametrize(
    "terrain", [TRENCH, TRENCH.replace("trench", "bunker"), TRENCH.replace("trench", "broken"), WALL]
)
def test_a_defender_entrenched_or_in_cover_takes_two_from_the_attackers_die_and_not_from_its_own(terrain: str) -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", terrain=terrain)
    assert bonuses(s, "G1", "R1") == {"cover": -2}
    assert bonuses(s, "R1", "G1", attacking=False) == {}


@pytest.mark.rule("close-10")
def test_infantry_has_its_bonus_also_when_the_armour_attacks() -> None:
    s = melee(["ger-pz4 @"], "sov-rifles @")
    assert bonuses(s, "R1", "G1", attacking=False) == {"against-armour": 2}


# ---------------------------------------------------------------- the fight
@pytest.mark.rule("close-6", "close-7", "close-10")
@pytest.mark.example("E-close")
def test_two_veteran_attackers_destroy_a_suppressed_unit_in_cover() -> None:
    s = melee(["ger-rifles @ veteran", "ger-rifles @ veteran"], "sov-rifles @ suppressed", [2, 4, 5], TRENCH)
    fight(s)
    totals = [event.params["total"] for event in s.events or [] if event.key == "bg-fight-roll"]
    assert totals == [4, 6, 5]
    assert status(s, "R1") == "destroyed"
    assert "bg-withdraws" not in keys(s), "it is destroyed where it stood"


@pytest.mark.rule("close-6", "close-7")
def test_a_beaten_defender_withdraws_a_full_move_suppressed_and_the_attacker_takes_its_place() -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", [5, 4])
    fight(s)
    assert status(s, "R1") == "suppressed"
    assert place(s, "R1") == (24 * INCH, 21 * INCH)
    assert s.face[unit(s, "R1")] == 0, "it has turned its back"
    assert place(s, "G1") == (24 * INCH, 25 * INCH)
    assert status(s, "G1") == "fresh"


@pytest.mark.rule("close-7")
def test_of_two_attackers_the_one_with_the_higher_die_takes_the_place_and_the_other_stays() -> None:
    s = melee(["ger-rifles @", "ger-rifles @"], "sov-rifles @", [2, 6, 1])
    before = place(s, "G1")
    fight(s)
    assert place(s, "G2") == (24 * INCH, 25 * INCH)
    assert place(s, "G1") == before


@pytest.mark.rule("close-7")
def test_a_winner_turns_in_line_with_the_beaten_unit_when_the_other_attacker_leaves_no_room_otherwise() -> None:
    s = melee(["ger-rifles @", "ger-rifles @"], "sov-rifles @", [6, 2, 1])
    assert s.face[unit(s, "G1")] != 0, "it came in at an angle"
    fight(s)
    assert place(s, "G1") == (24 * INCH, 25 * INCH)
    assert s.face[unit(s, "G1")] == 0


@pytest.mark.rule("close-7")
@pytest.mark.parametrize(("rolls", "to_the_right"), [([6, 2, 1], True), ([2, 6, 1], False)])
def test_a_unit_beaten_by_two_withdraws_away_from_the_one_with_the_higher_die(
    rolls: list[int], to_the_right: bool
) -> None:
    s = melee(["ger-rifles @", "ger-rifles @"], "sov-rifles @", rolls)
    fight(s)
    aside = place(s, "R1")[0] - 24 * INCH
    assert aside > 0 if to_the_right else aside < 0, "G1 stood on the left of it, G2 on the right"


@pytest.mark.rule("close-7")
def test_a_winner_that_has_no_room_in_the_place_of_the_beaten_unit_goes_as_near_as_it_can() -> None:
    s = melee(["ger-pz4 @"], "sov-rifles @ suppressed", [6, 1], more="G7 ger-rifles 24,23.55 0")
    fight(s)
    x, y = place(s, "G1")
    assert x == 24 * INCH
    assert 25 * INCH < y < 25.3 * INCH, "a tank is longer than the beaten unit, and another unit stands behind"
    assert stands(s, "G1")


@pytest.mark.rule("close-7", "move-3")
def test_an_attacker_that_stays_stands_wholly_in_or_out_when_the_fight_is_over() -> None:
    s = melee(["ger-rifles @", "ger-rifles @"], "sov-rifles @", [2, 6, 1], TRENCH)
    assert not stands(s, "G1"), "across the edge of the trench while it fights"
    fight(s)
    assert place(s, "G2") == (24 * INCH, 25 * INCH)
    assert stands(s, "G1")


@pytest.mark.rule("move-3")
def test_an_attacker_whose_target_has_gone_stands_wholly_in_or_out() -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", [], TRENCH)
    effects.destroy(s, unit(s, "R1"), "effect-1")
    fight(s)
    assert stands(s, "G1")


@pytest.mark.rule("close-7")
def test_a_gun_that_cannot_withdraw_is_destroyed_and_the_attacker_takes_its_place() -> None:
    s = melee(["ger-rifles @"], "sov-at-gun @", [6, 1])
    s.setup.move[unit(s, "R1")] = 0
    fight(s)
    assert status(s, "R1") == "destroyed"
    assert place(s, "G1") == (24 * INCH, 25 * INCH)


@pytest.mark.rule("close-8")
def test_a_beaten_attacker_is_back_where_it_started_suppressed() -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", [1, 4])
    start = int(s.from_x[0]), int(s.from_y[0])
    fight(s)
    assert place(s, "G1") == start
    assert status(s, "G1") == "suppressed"
    assert status(s, "R1") == "fresh"
    assert place(s, "R1") == (24 * INCH, 25 * INCH)


@pytest.mark.rule("close-8")
def test_two_beaten_attackers_share_the_outcome() -> None:
    s = melee(["ger-rifles @", "ger-rifles @"], "sov-rifles @", [1, 3, 6])
    fight(s)
    assert [status(s, "G1"), status(s, "G2")] == ["suppressed", "suppressed"]


@pytest.mark.rule("close-8")
def test_an_attacker_whose_starting_place_is_taken_stands_just_behind_it() -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", [1, 4], more="G9 ger-rifles 40,40 0")
    s.x[unit(s, "G9")], s.y[unit(s, "G9")] = s.from_x[0], s.from_y[0]
    fight(s)
    assert s.on_table(unit(s, "G1"))
    x, y = place(s, "G1")
    assert x == s.from_x[0]
    assert 1.25 * INCH <= int(y - s.from_y[0]) <= 1.5 * INCH


@pytest.mark.rule("close-9")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "attacker_wins"),
    [
        ("regular", "regular", [3, 3], False),
        ("veteran", "regular", [2, 3], True),
        ("regular", "recruit", [2, 3], True),
        ("recruit", "regular", [4, 3], False),
        ("elite", "veteran", [3, 3], False),
        ("veteran", "elite", [3, 3], False),
    ],
)
def test_a_tie_goes_to_the_higher_morale_and_with_equal_morale_to_the_defender(
    attacker: str, defender: str, dice: list[int], attacker_wins: bool
) -> None:
    s = melee([f"ger-rifles @ {attacker}"], f"sov-rifles @ {defender}", dice)
    fight(s)
    totals = [event.params["total"] for event in s.events or [] if event.key == "bg-fight-roll"]
    assert totals[0] == totals[1]
    assert status(s, "R1") == ("suppressed" if attacker_wins else "fresh")


@pytest.mark.rule("close-6")
def test_the_best_of_two_modified_dice_counts() -> None:
    s = melee(["ger-rifles @ veteran", "ger-rifles @ recruit"], "sov-rifles @", [3, 4, 4])
    fight(s)
    assert status(s, "R1") == "suppressed", "3 + 1 + 1 beats 4, though 4 + 1 - 1 does not"
    assert place(s, "G1") == (24 * INCH, 25 * INCH)


def test_a_fight_whose_defender_has_gone_does_not_take_place() -> None:
    s = melee(["ger-rifles @"], "sov-rifles @", [])
    s.status[unit(s, "R1")] = 3
    fight(s)
    assert keys(s) == ["bg-side-begins"]


# ---------------------------------------------------------------- odds
@pytest.mark.rule("close-6")
@pytest.mark.parametrize(
    ("attackers", "defender"),
    [
        (["ger-rifles @"], "sov-rifles @"),
        (["ger-rifles @ veteran"], "sov-rifles @"),
        (["ger-rifles @ veteran", "ger-rifles @ recruit"], "sov-rifles @ suppressed"),
        (["ger-pz4 @"], "sov-rifles @ recruit"),
        (["ger-pz4 @", "ger-rifles @"], "sov-rifles @"),
        (["ger-rifles @", "ger-pz4 @ veteran"], "sov-rifles @"),
    ],
)
def test_the_odds_are_those_of_all_the_dice(attackers: list[str], defender: str) -> None:
    won = 0
    sides = len(attackers) + 1
    s = melee(attackers, defender)
    for number in range(6**sides):
        fought = cast(BattlegroupsState, s.clone())
        fought.dice = LoadedDice([number // 6**i % 6 + 1 for i in range(sides)])
        fight(fought)
        won += status(fought, "G1") == "fresh"
    preview = close_combat.preview_fight(s, close_combat.attackers_of(s, unit(s, "R1")), unit(s, "R1"))
    assert sum(chance.ways for chance in preview.chances) == preview.chances[0].of == 6**sides
    assert [chance.ways for chance in preview.chances if chance.key != "bg-chance-thrown-back"] == [won]


@pytest.mark.rule("close-7")
def test_the_odds_say_that_a_gun_which_cannot_move_is_destroyed() -> None:
    s = melee(["ger-rifles @"], "sov-zis3 @")
    preview = close_combat.preview_fight(s, [unit(s, "G1")], unit(s, "R1"))
    assert [chance.key for chance in preview.chances] == ["bg-chance-destroyed", "bg-chance-thrown-back"]


@pytest.mark.rule("close-10")
def test_the_chain_of_a_charge_is_the_advantage_over_the_defender() -> None:
    s = sketch("G1 ger-rifles 24,30 0 veteran", "R1 sov-t34 24,27 180 recruit shaken")
    s.push(Order(unit(s, "G1")))
    preview = s.preview(0, Action(CHARGE, target=unit(s, "R1")))
    assert preview is not None
    # Attacker: enemy shaken 1, armour 2, veterans 1. Defender: crew -2, recruits -1, which count for the attacker.
    assert preview.chain.total() == 7
    assert {link.rule for link in preview.chain.links} == {"close-10"}


# ---------------------------------------------------------------- the option charge_in_close_phase
@pytest.mark.rule("close-1")
def test_with_the_option_charges_belong_to_the_close_combat_phase() -> None:
    axis = "G1 ger-rifles 24,30 0\nG2 ger-rifles 30,30 0\nG3 ger-rifles 34,30 0"
    allies = "R1 sov-rifles 24,27 0\nR2 sov-rifles 30,27 0\nR3 sov-rifles 34,27 0"
    s = sketch(axis, allies, options=CLOSE_PHASE)
    assert refused(s, "G1", "R1") == "close-1"
    s = sketch(axis, allies, phase="close", options=CLOSE_PHASE, rolls=[6, 1, 2, 3, 4, 5, 6])
    s.setup.breakpoint = [9, 9]
    s.mark(unit(s, "G2"), MOVED)
    s.mark(unit(s, "G3"), FIRED)
    assert [a.unit for a in legal(s, 0) if a.verb == SELECT] == [unit(s, "G1")]
    moved = s.refusal(0, Action(SELECT, unit(s, "G2")))
    assert moved is not None
    assert moved.rule == "close-1"
    s.apply(0, Action(SELECT, unit(s, "G1")))
    assert {a.verb for a in s.actions(0)} == {CHARGE, HALT}
    s.apply(0, Action(CHARGE, target=unit(s, "R1")))
    while not isinstance(s.top(), Phase):
        s.apply(s.waiting()[0], Action(HOLD))
    if s.phase == 4:
        s.apply(0, Action(END))
    assert place(s, "G1") == (24 * INCH, 27 * INCH)


@pytest.mark.rule("close-1")
def test_with_the_option_a_unit_that_spent_half_its_move_does_not_charge() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 0", phase="close", options=CLOSE_PHASE)
    s.halves[unit(s, "G1")] = 1
    refusal = s.refusal(0, Action(SELECT, unit(s, "G1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("close-1", "bg-charge-acted")


def test_with_the_option_a_unit_that_was_halted_is_not_chosen_again() -> None:
    s = sketch(
        "G1 ger-rifles 24,30 0\nG2 ger-rifles 40,30 0",
        "R1 sov-rifles 24,27 0\nR2 sov-rifles 40,27 0",
        phase="close",
        options=CLOSE_PHASE,
    )
    s.apply(0, Action(SELECT, unit(s, "G1")))
    s.apply(0, Action(HALT))
    assert [a.unit for a in legal(s, 0) if a.verb == SELECT] == [unit(s, "G2")]


@pytest.mark.rule("close-1")
def test_without_the_option_nobody_is_asked_in_the_close_combat_phase() -> None:
    s = sketch("G1 ger-rifles 24,30 0", "R1 sov-rifles 24,27 0", phase="close")
    assert s.refusal(0, Action(SELECT, unit(s, "G1"))) is not None
    assert [a.verb for a in s.actions(0)] == [END]
