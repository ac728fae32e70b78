"""Vehicles and guns: marsh, heroes, snipers, flames, mines (8.43, 10.41, 14.31, 14.32, 22.5, 24.33; 28, 34)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import (
    BUTTONED,
    CREW_LOSS,
    CREW_LOSS_TWICE,
    IMMOBILE,
    PIERCING,
    STUNNED,
    STUNNED_TWICE,
)
from caposaldo.games.upfront.rules import entering_terrain, losses, terrain, vehicle_rally, vehicles, victory
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.player_turn import Discard
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import MARSH, OPEN
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, on, refused, table, told

FIELD = """
german A chit 1 in brush > forward: Ursel medium
german B chit 1 in brush > forward: Griess sl rifle, Max infantry-gun, Hessel rifle
german C chit 1: Wolff rifle, Posner rifle
american A chit 1: Allen sl rifle, Myers rifle
american B chit 1: Jones rifle, Nixon rifle
hand german: marsh, movement, hero, hero, rally 1, rally 2, rally 3
hand american: marsh, sniper, fire 2/3
"""


# ---------------------------------------------------------------- marsh (8.43, 28.5, 34.32)
@pytest.mark.rule("8.43")
def test_neither_a_vehicle_nor_a_gun_goes_into_a_marsh() -> None:
    s = table(FIELD.replace("C chit 1:", "C chit 1 in brush > forward:"))
    marsh = card(s, "german", "marsh")
    assert [refused(s, verbs.LAY_ON, marsh, group(s, "german", letter)) for letter in "ABC"] == ["8.43", "8.43", ""]
    assert [a.group for a in choices(s, verbs.LAY_ON) if a.card == marsh and a.face_down == 0] == [
        group(s, "german", "C")
    ]


@pytest.mark.rule("8.43")
@pytest.mark.parametrize("letter", "AB")
def test_marsh_laid_by_the_enemy_has_to_be_rejected(letter: str) -> None:
    s = table(FIELD, side="american", step="discarding")
    do(s, verbs.LAY_ON, card(s, "american", "marsh"), group(s, "german", letter))
    while s.side == 1:
        do(s, verbs.DONE)
    assert isinstance(s.top(), Answer)
    assert refused(s, verbs.ACCEPT) == "8.43"
    assert choices(s, verbs.ACCEPT) == []
    do(s, verbs.REJECT)
    assert terrain.occupied(s, group(s, "german", letter)) != MARSH
    assert s.chit[group(s, "german", letter)] == 0  # the movement card is turned sideways (7.32)


@pytest.mark.rule("8.43")
def test_nor_do_they_begin_the_game_in_one() -> None:
    s = table(FIELD.replace(" in brush > forward", ""), step="laying")
    marsh = card(s, "german", "marsh")
    assert [refused(s, verbs.LAY_ON, marsh, group(s, "german", letter)) for letter in "ABC"] == ["8.43", "8.43", ""]
    assert group(s, "german", "A") not in [a.group for a in choices(s, verbs.LAY_ON) if a.card == marsh]


# ---------------------------------------------------------------- heroes and rally (10.41, 28.42, 28.421, 28.45, 34.6)
@pytest.mark.rule("10.41")
def test_a_hero_does_nothing_for_a_vehicle_or_a_gun() -> None:
    s = table(FIELD)
    hero = card(s, "german", "hero")
    assert refused(s, verbs.PLAY_HERO, hero, man(s, "Ursel")) == "10.41"
    assert refused(s, verbs.PLAY_HERO, hero, man(s, "Max")) == "10.41"
    assert refused(s, verbs.PLAY_HERO, hero, man(s, "Griess")) == ""
    assert not {man(s, "Ursel"), man(s, "Max")} & {a.hero for a in choices(s, verbs.PLAY_HERO)}


@pytest.mark.rule("10.41")
@pytest.mark.parametrize("lines", ["Ursel medium buttoned stunned", "Ursel halftrack!"])
def test_it_counts_one_towards_the_rally_of_a_stunned_or_pinned_one(lines: str) -> None:
    s = table(FIELD.replace("in brush > forward: Ursel medium", f": {lines}"))
    tank, own = man(s, "Ursel"), group(s, "german", "A")
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), tank)
    assert vehicle_rally.credit(s, own) == 1
    assert s.has(tank, st.PINNED | STUNNED)
    assert not s.has(tank, st.HEROIC)
    do(s, verbs.RALLY_BY, card(s, "german", "rally 2"), own, -1)  # 1 and 2 are enough
    assert not s.has(tank, st.PINNED | STUNNED)
    assert on(s, "german", "A") == []
    assert s.has(tank, BUTTONED) == ("medium" in lines)


@pytest.mark.rule("10.41")
def test_a_pinned_gun_collects_in_the_same_way() -> None:
    s = table(FIELD.replace("Max infantry-gun", "Max infantry-gun!"))
    own = group(s, "german", "B")
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Max"))
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Max"))
    assert (vehicle_rally.credit(s, own), s.has(man(s, "Max"), st.PINNED)) == (2, True)
    do(s, verbs.RALLY_BY, card(s, "german", "rally 1"), own, -1)
    assert (vehicle_rally.credit(s, own), s.has(man(s, "Max"), st.PINNED)) == (0, False)
    assert terrain.moving(s, own)


@pytest.mark.rule("10.21", "10.41")
def test_of_a_card_that_is_too_small_for_all_a_man_takes_one_and_a_gun_what_it_still_needs() -> None:
    pinned = "Griess sl rifle!, Max infantry-gun!, Hessel rifle!"
    s = table(FIELD.replace("Griess sl rifle, Max infantry-gun, Hessel rifle", pinned))
    own = group(s, "german", "B")
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Max"))
    do(s, verbs.RALLY_BY, card(s, "german", "rally 2"), own, -1)
    assert {int(a.man) for a in choices(s, verbs.PICK)} == {man(s, name) for name in ("Griess", "Max", "Hessel")}
    do(s, verbs.PICK, man(s, "Griess"))
    assert vehicle_rally.credit(s, own) == 1  # what was collected for the gun is still there
    assert [int(a.man) for a in choices(s, verbs.PICK)] == [man(s, "Hessel")]
    assert refused(s, verbs.PICK, man(s, "Max")) == "10.21"


@pytest.mark.rule("10.41")
def test_it_opens_a_vehicle_that_has_buttoned_up_and_still_has_its_commander() -> None:
    s = table(FIELD.replace("Ursel medium", "Ursel medium buttoned"))
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Ursel"))
    assert not s.has(man(s, "Ursel"), BUTTONED)
    assert s.acted == 0
    s = table(FIELD.replace("Ursel medium", "Ursel medium buttoned bereft"))
    assert refused(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Ursel")) == "10.41"


@pytest.mark.rule("10.41")
@pytest.mark.parametrize("drawn", ["black 1", "black 0"])
@pytest.mark.parametrize("tank", ["medium", "halftrack"])
def test_it_keeps_a_crew_at_its_posts_unless_the_commander_was_killed(tank: str, drawn: str) -> None:
    s = table(FIELD.replace("medium", tank), side="american", step="discarding", draws=[drawn])
    snipe(s, "A")
    ursel, hero = man(s, "Ursel"), card(s, "german", "hero")
    if drawn == "black 0":
        assert isinstance(s.top(), Discard)
        assert s.has(ursel, CREW_LOSS)
        return
    assert (type(s.top()), s.waiting()) == (Save, [0])
    do(s, verbs.PLAY_HERO, hero, ursel)
    assert s.flags[ursel] == 0
    assert s.where[hero] == st.DISCARDED
    assert isinstance(s.top(), Discard)


def test_what_was_collected_survives_new_terrain_and_is_lost_with_another_stun() -> None:
    s = table(FIELD.replace("Max infantry-gun", "Max infantry-gun!") + "\nhand american: woods")
    own = group(s, "german", "B")
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Max"))
    entering_terrain.accept(s, own, on(s, "german", "B")[-1])
    assert vehicle_rally.credit(s, own) == 1
    s = table(FIELD.replace("Ursel medium", "Ursel medium buttoned stunned"))
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Ursel"))
    vehicles.stun(s, man(s, "Ursel"), "6.5")
    assert vehicle_rally.credit(s, group(s, "german", "A")) == 0
    assert s.has(man(s, "Ursel"), STUNNED_TWICE)


@pytest.mark.parametrize(
    ("state", "rally", "left"),
    [
        ("halftrack! stunned", "rally 3", st.PINNED),
        ("halftrack! stunned stunned-twice", "rally 3", st.PINNED | STUNNED),
        ("medium buttoned stunned stunned-twice", "rally 3", STUNNED),
        ("halftrack! stunned stunned-twice", "rally-all", 0),
    ],
)
def test_stuns_go_one_by_one_unless_everybody_rallies(state: str, rally: str, left: int) -> None:
    s = table(FIELD.replace("Ursel medium", f"Ursel {state}").replace("hand german:", f"hand german: {rally},"))
    do(s, verbs.RALLY_BY, card(s, "german", rally), group(s, "german", "A"), -1)
    assert s.flags[man(s, "Ursel")] & (st.PINNED | STUNNED | STUNNED_TWICE) == left


# ---------------------------------------------------------------- snipers (14.31, 14.32)
def snipe(s: UpFrontState, letter: str) -> None:
    do(s, verbs.SNIPE_AT, card(s, "american", "sniper"), group(s, "german", letter))


@pytest.mark.rule("14.31")
@pytest.mark.parametrize(("drawn", "killed"), [("black 1", False), ("black 0", True)])
def test_a_sniper_makes_a_vehicle_button_up_and_may_kill_its_commander(drawn: str, killed: bool) -> None:
    s = table(FIELD, side="american", step="discarding", draws=[drawn])
    snipe(s, "A")
    if not killed:
        do(s, verbs.KEEP)
    assert s.has(man(s, "Ursel"), BUTTONED)
    assert s.has(man(s, "Ursel"), CREW_LOSS) == killed
    assert s.group[man(s, "Ursel")] >= 0
    assert victory.points(s, 1) - victory.able_men(s, group(s, "american", "A")) - 2 == (2 if killed else 0)


@pytest.mark.rule("14.31")
def test_an_open_topped_one_is_pinned() -> None:
    s = table(FIELD.replace("medium", "halftrack"), side="american", step="discarding", draws=["black 1"])
    snipe(s, "A")
    assert s.has(man(s, "Ursel"), st.PINNED)
    assert not s.has(man(s, "Ursel"), BUTTONED)


@pytest.mark.rule("14.31")
@pytest.mark.parametrize("state", ["medium buttoned", "halftrack!"])
def test_a_vehicle_whose_crew_does_not_look_out_is_no_target_for_a_sniper(state: str) -> None:
    s = table(FIELD.replace("medium", state), side="american", step="discarding")
    sniper = card(s, "american", "sniper")
    assert refused(s, verbs.SNIPE_AT, sniper, group(s, "german", "A")) == "14.31"
    assert sorted(a.group for a in choices(s, verbs.SNIPE_AT)) == [group(s, "german", "B"), group(s, "german", "C")]


@pytest.mark.rule("14.32")
@pytest.mark.parametrize(
    ("state", "drawn", "expected"),
    [
        ("", "black 1", st.PINNED),
        ("", "black 0", st.PINNED | CREW_LOSS),
        ("! bereft", "black 0", st.PINNED | CREW_LOSS | CREW_LOSS_TWICE),
    ],
)
def test_a_sniper_pins_a_gun_or_kills_one_of_its_crew(state: str, drawn: str, expected: int) -> None:
    lines = FIELD.replace("Max infantry-gun", f"Max infantry-gun{state}")
    s = table(lines, side="american", step="discarding", draws=["col3=2", drawn])
    snipe(s, "B")
    assert s.flags[man(s, "Max")] == expected


@pytest.mark.rule("14.32")
@pytest.mark.parametrize(("state", "drawn"), [("!", "black 1"), ("! bereft bereft-twice", "black 0")])
def test_a_gun_that_was_pinned_already_or_has_nobody_left_is_removed(state: str, drawn: str) -> None:
    lines = FIELD.replace("Max infantry-gun", f"Max infantry-gun{state}")
    s = table(lines, side="american", step="discarding", draws=["col3=2", drawn])
    snipe(s, "B")
    assert s.fate[man(s, "Max")] == st.KILLED
    assert s.lies[man(s, "Max")] < 0
    assert "uf-vehicle-lost" in told(s)


# ---------------------------------------------------------------- flames (22.5, 28.31, 28.4, 28.7)
FLAMES = """
american A chit 2: Allen flamethrower, Myers rifle, Degi rifle
german A chit 3 in woods: Ursel medium
german B chit 1: Griess sl rifle, Hessel rifle
hand american: fire 2/3, fire 5/10, fire 6/12
nations: german american
"""


def flame(s: UpFrontState, cards: list[str]) -> None:
    do(s, verbs.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    for one in cards:
        do(s, verbs.USE, card(s, "american", one))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    if isinstance(s.top(), Save):
        do(s, verbs.KEEP)


@pytest.mark.rule("22.5")
def test_flames_attack_armour_as_long_as_they_alone_are_enough_for_the_cards() -> None:
    s = table(FLAMES, side="american", draws=["black 0", "black 3"])
    enemy = group(s, "german", "A")
    assert vehicles.boxed_power(s, group(s, "american", "A"), enemy) == 10
    flame(s, ["fire 5/10"])
    assert s.fate[man(s, "Ursel")] == st.KILLED  # 5 and 3 against 8; flames know no cover
    assert "uf-crew-attacked" in told(s)
    assert "uf-armour-attacked" in told(s)


@pytest.mark.rule("22.5")
def test_cards_that_ask_for_more_than_the_flames_give_only_reach_the_crew() -> None:
    s = table(FLAMES, side="american", draws=["black 0"])
    flame(s, ["fire 6/12"])
    assert "uf-armour-attacked" not in told(s)
    assert s.has(man(s, "Ursel"), BUTTONED)  # 6 against its morale of 6


@pytest.mark.rule("22.5")
def test_weapons_that_pierce_armour_besides_count_together_with_the_flames() -> None:
    lines = FLAMES.replace("Ursel medium", "Ursel halftrack")
    s = table(lines, side="american", draws=["red 4", "red 4"])
    assert vehicles.boxed_power(s, group(s, "american", "A"), group(s, "german", "A")) == 12
    flame(s, ["fire 6/12"])
    assert s.fate[man(s, "Ursel")] == st.KILLED


@pytest.mark.rule("22.5")
def test_without_flames_nobody_hurts_closed_armour() -> None:
    s = table(FLAMES.replace("Allen flamethrower", "Allen rifle"), side="american", draws=["black 6"])
    flame(s, ["fire 2/3"])
    assert s.attack_flags & PIERCING == 0
    assert "uf-armour-attacked" not in told(s)
    assert s.group[man(s, "Ursel")] >= 0


def test_three_riflemen_at_a_half_track() -> None:
    """28.7: nine points of firepower against the crew, three against the armour."""
    lines = """
american A chit 2: Allen rifle, Myers rifle, Degi rifle
german A chit 3: Ursel halftrack
german B chit 1: Griess sl rifle, Hessel rifle
hand american: fire 2/3
nations: german american
"""
    outcomes = []
    for armour in (
        ["black 2", "black 0"],
        ["black 2", "red 1", "red 0"],
        ["black 2", "red 1", "black 0"],
        ["black 2", "red 2"],
    ):
        s = table(lines, side="american", draws=armour)
        flame(s, ["fire 2/3"])
        tank = man(s, "Ursel")
        outcomes.append((s.group[tank] >= 0, s.has(tank, IMMOBILE), s.has(tank, STUNNED)))
    assert outcomes == [(False, False, False), (True, True, False), (True, False, True), (True, False, False)]


def test_terrain_and_movement_do_not_change_fire_at_the_crew_nor_does_a_concealed_card() -> None:
    """28.32, 28.6, 28.61."""
    s = table(
        FLAMES.replace("in woods: Ursel", "in woods > sideways: Ursel").replace("flamethrower", "rifle"),
        side="american",
        draws=["black 3"],
    )
    s.to_hand(100, 0)
    flame(s, ["fire 2/3"])
    assert not s.has(man(s, "Ursel"), BUTTONED)  # 5 against 6


@pytest.mark.rule("16.4")
def test_what_a_lost_vehicle_or_gun_is_worth() -> None:
    s = table(FIELD.replace("Max infantry-gun", "Max infantry-gun bereft"), side="american")
    before = victory.points(s, 1)
    chain = Chain()
    victory.points_parts(s, 0, chain)  # of the Americans nobody is lost
    assert {link.key for link in chain.links} == {"uf-chain-forward"}
    losses.remove(s, man(s, "Ursel"), st.KILLED, "6.51")
    assert victory.points(s, 1) - before == 10 + 5
    losses.remove(s, man(s, "Max"), st.KILLED, "6.51")
    assert victory.points(s, 1) - before == 10 + 5 + 6  # the man of its crew counted before
    losses.remove(s, man(s, "Nixon"), st.KILLED, "6.51")
    assert (victory.for_vehicles(s, 1), victory.lost(s, 1, st.KILLED)) == (0, 1)  # a man is no vehicle
    chain = Chain()
    assert victory.points_parts(s, 1, chain) == victory.points(s, 1)


# ---------------------------------------------------------------- mines (24.33)
MINED = """
german A chit 1 in brush > forward: Ursel medium
german B chit 1: Griess sl rifle, Hessel rifle
american A chit 1: Allen sl rifle, Myers rifle
hand american: minefield 3
hand german: movement, movement
"""


@pytest.mark.rule("24.33")
@pytest.mark.parametrize(
    ("drawn", "stopped"), [("black 4", True), ("black 5", True), ("black 3", False), ("red 6", False)]
)
def test_a_mine_has_strength_1_against_the_flank_and_stops_a_vehicle(drawn: str, stopped: bool) -> None:
    s = table(MINED, side="american", step="discarding", draws=[drawn])
    do(s, verbs.LAY_ON, card(s, "american", "minefield 3"), group(s, "german", "A"))
    assert s.has(man(s, "Ursel"), IMMOBILE) == stopped  # 1 and 4 against the 5 of its flank
    assert not s.has(man(s, "Ursel"), BUTTONED)


@pytest.mark.rule("24.33")
def test_an_immobilised_vehicle_does_not_move_again_and_counts_for_nothing() -> None:
    s = table(MINED.replace("in brush > forward: Ursel medium", "in brush: Ursel medium immobile"))
    tank = group(s, "german", "A")
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), tank, st.SIDEWAYS) == "24.33"
    assert tank not in [a.group for a in choices(s, verbs.MOVE)]
    assert victory.able_men(s, tank) == 0
    vehicles.immobilise(s, man(s, "Ursel"), False, "24.33")
    assert s.has(man(s, "Ursel"), STUNNED)  # what would stop it once more stuns it (28.44)


def test_it_stops_in_the_open_when_it_had_begun_to_leave_a_hill() -> None:
    """28.441."""
    s = table(MINED.replace("in brush > forward", "in hill > forward"))
    vehicles.immobilise(s, man(s, "Ursel"), False, "6.5")
    assert terrain.occupied(s, group(s, "german", "A")) == OPEN
    s = table(MINED)
    vehicles.immobilise(s, man(s, "Ursel"), False, "6.5")
    assert not terrain.moving(s, group(s, "german", "A"))
    assert terrain.occupied(s, group(s, "german", "A")) != OPEN
