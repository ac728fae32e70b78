"""Weapons without an owner, repair, spoils (18, 19.3, 20.57, 20.74, 21.1)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import ACTED, KILLED, ROUTED, SIDEWAYS
from caposaldo.games.upfront.rules import casualties, crews, firepower, losses, weapons
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ACQUIRE, BURY, DONE, DROP, HAND_OVER, KEEP, MOVE, REPAIR, TAKE
from rules.upfront.field import card, choices, do, group, man, refused, second, table, told

AMERICANS = "\namerican A: Allen rifle, Myers rifle, Nixon rifle\n"


def holds(s: UpFrontState, name: str) -> str:
    """Whose weapon he holds."""
    held = s.weapon[man(s, name)]
    return "" if held < 0 else s.setup.men[held].name


def lies(s: UpFrontState, name: str) -> int:
    return int(s.lies[man(s, name)])


# ---------------------------------------------------------------- the weapon of a lost man (18.1)
@pytest.mark.rule("18.1")
def test_the_weapon_of_a_dead_man_stays_with_his_group() -> None:
    s = table("german A: Griess lmg, Wolff rifle" + AMERICANS)
    losses.remove(s, man(s, "Griess"), KILLED, "6.51")
    assert lies(s, "Griess") == group(s, "german", "A")


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("ground", ["Marsh", "Stream", "Marsh > sideways", "Stream > sideways"])
def test_in_marsh_and_stream_it_is_lost(ground: str) -> None:
    s = table(f"german A in {ground}: Griess lmg(crew Wolff), Wolff rifle" + AMERICANS)
    losses.remove(s, man(s, "Griess"), KILLED, "6.51")
    assert lies(s, "Griess") == -1
    assert s.serves[man(s, "Wolff")] == -1
    s = table("german A in Marsh > sideways forward: Griess lmg, Wolff rifle" + AMERICANS)
    losses.remove(s, man(s, "Griess"), KILLED, "6.51")
    assert lies(s, "Griess") == group(s, "german", "A")


@pytest.mark.rule("18.1")
def test_an_infiltrator_leaves_it_in_the_group_he_had_infiltrated() -> None:
    s = table("german A: Griess mp ^A, Wolff rifle" + AMERICANS)
    losses.remove(s, man(s, "Griess"), KILLED, "6.51")
    assert lies(s, "Griess") == group(s, "american", "A")


@pytest.mark.rule("18.1")
def test_a_man_in_rout_takes_it_along_unless_it_needs_a_crew() -> None:
    s = table("german A: Griess lmg, Wolff rifle, Kurz rifle, Posner rifle, Hessel mp" + AMERICANS)
    losses.remove(s, man(s, "Wolff"), ROUTED, "6.531")
    losses.remove(s, man(s, "Griess"), ROUTED, "6.531")
    assert lies(s, "Wolff") == -1
    assert lies(s, "Griess") == group(s, "german", "A")


@pytest.mark.rule("18.1", "1")
def test_below_chapter_18_weapons_go_with_their_men() -> None:
    s = table("level: 16\ngerman A: Griess lmg, Wolff rifle" + AMERICANS)
    losses.remove(s, man(s, "Griess"), KILLED, "6.51")
    assert lies(s, "Griess") == -1
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess")) == "1"


# ---------------------------------------------------------------- taking it (18.2, 18.21)
LEFT = "german A chit 5: Wolff rifle, Griess american-bar killed, Hessel mp!, Kurz rifle\n" + AMERICANS


@pytest.mark.rule("18.2", "18.21")
def test_a_black_card_gives_him_the_weapon_and_he_leaves_his_own() -> None:
    s = table(LEFT, draws=["black 3"])
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    assert holds(s, "Wolff") == "Griess"
    assert (lies(s, "Wolff"), lies(s, "Griess")) == (group(s, "german", "A"), -1)
    assert firepower.of_man(s, man(s, "Wolff"), group(s, "american", "A")) == 4
    assert s.has_mark(group(s, "german", "A"), ACTED)


@pytest.mark.rule("18.2", "3.3")
def test_positions_may_be_changed_with_it() -> None:
    s = table(LEFT, draws=["black 3"])
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    assert isinstance(s.top(), Arrange)
    do(s, DONE)
    assert isinstance(s.top(), Act)
    assert choices(s, ACQUIRE) == []


@pytest.mark.rule("18.2")
def test_a_red_card_costs_the_action_and_gives_nothing() -> None:
    s = table(LEFT, draws=["red 0"])
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    assert (holds(s, "Wolff"), lies(s, "Griess")) == ("Wolff", group(s, "german", "A"))
    assert s.has_mark(group(s, "german", "A"), ACTED)
    assert told(s) == ["uf-acquire-fails"]


@pytest.mark.rule("18.2", "18.3")
def test_only_able_men_of_the_group_take_weapons_that_lie_about() -> None:
    s = table(LEFT.replace("american-bar", "mp") + "german B: Posner rifle\n")
    assert [action.man for action in choices(s, ACQUIRE)] == [man(s, "Wolff"), man(s, "Kurz")]
    assert refused(s, ACQUIRE, man(s, "Hessel"), man(s, "Griess")) == "10.1"
    assert refused(s, ACQUIRE, man(s, "Posner"), man(s, "Griess")) == "18.2"
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Hessel")) == "18.3"
    assert refused(s, ACQUIRE, man(s, "Wolff"), 99) == "18.3"
    assert refused(s, ACQUIRE, -3, man(s, "Griess")) == "18.2"


@pytest.mark.rule("18.21")
def test_men_do_not_trade_their_weapons() -> None:
    s = table("german A: Wolff rifle, Hessel mp" + AMERICANS)
    assert choices(s, ACQUIRE) == []
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Hessel")) == "18.3"


@pytest.mark.rule("18.2")
def test_a_jammed_weapon_stays_jammed() -> None:
    s = table(LEFT.replace("american-bar killed", "mp jammed killed"), draws=["black 3"])
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    assert firepower.of_man(s, man(s, "Wolff"), group(s, "american", "A")) == 0


# ---------------------------------------------------------------- crews (18.22)
@pytest.mark.rule("18.22", "11.2")
def test_the_assistant_takes_over_without_a_card_and_nobody_else_may() -> None:
    s = table("german A: Griess lmg(crew Posner) killed, Posner rifle, Wolff rifle" + AMERICANS, draws=[])
    assert [action.man for action in choices(s, ACQUIRE)] == [man(s, "Posner")]
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess")) == "18.22"
    do(s, ACQUIRE, man(s, "Posner"), man(s, "Griess"))
    assert holds(s, "Posner") == "Griess"
    assert s.serves[man(s, "Posner")] == -1
    assert lies(s, "Posner") == group(s, "german", "A")
    assert told(s) == ["uf-takes-over", "uf-weapon-lies"]


@pytest.mark.rule("18.22")
def test_while_the_assistant_is_pinned_others_may_try() -> None:
    s = table("german A: Griess lmg(crew Posner) killed, Posner rifle!, Wolff rifle" + AMERICANS, draws=["black 0"])
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Griess"))
    assert holds(s, "Wolff") == "Griess"
    assert crews.assistant(s, man(s, "Griess")) == man(s, "Posner")


# ---------------------------------------------------------------- in the enemy's group (20.57)
@pytest.mark.rule("20.57")
def test_an_infiltrator_takes_weapons_of_the_group_he_has_infiltrated() -> None:
    s = table(
        "german A chit 5: Wolff rifle ^A, Kurz rifle\namerican A: Allen rifle, Grant bar killed", draws=["black 0"]
    )
    assert [action.man for action in choices(s, ACQUIRE)] == [man(s, "Wolff")]
    assert refused(s, ACQUIRE, man(s, "Kurz"), man(s, "Grant")) == "18.2"
    do(s, ACQUIRE, man(s, "Wolff"), man(s, "Grant"))
    assert weapons.is_captured(s, man(s, "Wolff"), s.weapon[man(s, "Wolff")])
    assert lies(s, "Wolff") == group(s, "american", "A")


@pytest.mark.rule("20.57")
def test_not_if_the_weapon_has_an_assistant() -> None:
    s = table("german A chit 5: Wolff rifle ^A\namerican A: Grant mmg(crew Allen) killed, Allen rifle!")
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Grant")) == "20.57"


# ---------------------------------------------------------------- abandoned (18.4)
@pytest.mark.rule("18.4")
def test_what_lies_in_a_group_is_lost_when_it_moves() -> None:
    s = table("german A in Woods: Wolff rifle, Griess mp killed\nhand german: movement" + AMERICANS)
    do(s, MOVE, card(s, "german", "movement"), group(s, "german", "A"), SIDEWAYS)
    assert lies(s, "Griess") == -1


@pytest.mark.rule("18.4")
def test_only_what_lies_in_that_group_is_lost() -> None:
    s = table("german A: Wolff rifle, Griess mp killed\ngerman B: Kurz rifle, Hessel mp killed" + AMERICANS)
    weapons.abandon(s, group(s, "german", "A"))
    assert (lies(s, "Griess"), lies(s, "Hessel")) == (-1, group(s, "german", "B"))


# ---------------------------------------------------------------- repair (19.3, 19.4)
@pytest.mark.rule("19.3", "19.4")
@pytest.mark.example("ex-19.5c")
def test_a_red_6_takes_the_rifle_of_myers_away_for_good() -> None:
    s = table("german A: Wolff rifle\namerican A: Myers rifle jammed, Allen rifle", side="american", draws=["red 6"])
    do(s, REPAIR, man(s, "Myers"))
    assert (holds(s, "Myers"), lies(s, "Myers")) == ("", -1)
    assert casualties.morale_of(s, man(s, "Myers")) == 4


@pytest.mark.rule("19.3")
@pytest.mark.parametrize(
    ("weapon", "drawn", "expected"),
    [
        ("rifle", "black 0", "works"), ("rifle", "red 4", "jammed"), ("rifle", "red 5", "lost"),
        ("lmg", "black 1", "jammed"), ("lmg", "black 2", "works"), ("lmg", "red 3", "jammed"), ("lmg", "red 4", "lost"),
        ("flamethrower", "black 3", "jammed"), ("flamethrower", "black 4", "works"), ("flamethrower", "red 3", "lost"),
    ],
)  # fmt: skip
def test_each_kind_of_weapon_has_its_numbers(weapon: str, drawn: str, expected: str) -> None:
    s = table(f"german A: Wolff {weapon} jammed, Kurz rifle" + AMERICANS, draws=[drawn])
    do(s, REPAIR, man(s, "Wolff"))
    state = "lost" if holds(s, "Wolff") == "" else "jammed" if s.jammed[man(s, "Wolff")] else "works"
    assert state == expected
    assert told(s)[-1] == {"works": "uf-repaired", "jammed": "uf-repair-fails", "lost": "uf-weapon-lost"}[expected]
    assert s.has_mark(group(s, "german", "A"), ACTED)
    assert choices(s, REPAIR) == []


@pytest.mark.rule("19.3", "8.44", "8.54")
@pytest.mark.parametrize(("place", "rule"), [("Marsh", "8.44"), ("Stream", "8.54"), ("Woods > forward", "19.3")])
def test_nothing_is_repaired_in_the_wet_and_on_the_move(place: str, rule: str) -> None:
    s = table(f"german A in {place}: Wolff rifle jammed" + AMERICANS)
    assert choices(s, REPAIR) == []
    assert refused(s, REPAIR, man(s, "Wolff")) == rule


@pytest.mark.rule("19.3")
def test_only_an_able_man_with_a_jammed_weapon_repairs_it() -> None:
    s = table("german A: Wolff rifle, Kurz rifle jammed!, Griess lmg(crew Posner) jammed, Posner rifle" + AMERICANS)
    assert [action.man for action in choices(s, REPAIR)] == [man(s, "Griess")]
    assert refused(s, REPAIR, man(s, "Wolff")) == "19.3"
    assert refused(s, REPAIR, man(s, "Posner")) == "19.3"
    assert refused(s, REPAIR, man(s, "Kurz")) == "10.1"
    assert refused(s, REPAIR, 400) == "19.3"
    assert refused(s, REPAIR, man(s, "Allen")) != ""


@pytest.mark.rule("19.4", "11.1")
def test_an_unarmed_man_may_be_an_assistant_and_stays_low() -> None:
    s = table("german A: Griess lmg(crew Posner), Posner rifle unarmed" + AMERICANS)
    assert crews.is_complete(s, man(s, "Griess"))
    assert casualties.morale_of(s, man(s, "Posner")) == 3


# ---------------------------------------------------------------- secondary weapons (18.21, 21.1)
@pytest.mark.rule("18.21", "21.1")
def test_a_secondary_weapon_is_handed_to_one_who_may_carry_it() -> None:
    s = table(
        "german A: Wolff rifle charge, Hessel mp, Kurz rifle!, Posner rifle, Griess unarmed\ngerman B: Bernhoff rifle"
        + AMERICANS
    )
    assert choices(s, HAND_OVER) == [Action(HAND_OVER, man(s, "Wolff"), man(s, name)) for name in ("Posner", "Griess")]
    assert refused(s, HAND_OVER, man(s, "Wolff"), man(s, "Hessel")) == "21.1"
    assert refused(s, HAND_OVER, man(s, "Wolff"), man(s, "Kurz")) == "18.21"
    assert refused(s, HAND_OVER, man(s, "Wolff"), man(s, "Bernhoff")) == "18.21"
    assert refused(s, HAND_OVER, man(s, "Wolff"), -1) == "18.21"
    assert refused(s, HAND_OVER, man(s, "Posner"), man(s, "Wolff")) == "18.21"
    do(s, HAND_OVER, man(s, "Wolff"), man(s, "Posner"))
    assert [int(s.second[man(s, name)]) for name in ("Wolff", "Posner")] == [-1, second(s, "Wolff")]
    assert s.has_mark(group(s, "german", "A"), ACTED)


@pytest.mark.rule("21.1")
def test_nobody_carries_two_nor_takes_a_weapon_that_does_not_go_with_one() -> None:
    s = table("german A: Wolff rifle charge, Posner rifle charge, Hessel mp killed, Kurz rifle killed" + AMERICANS)
    assert refused(s, HAND_OVER, man(s, "Wolff"), man(s, "Posner")) == "21.1"
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Hessel")) == "21.1"
    assert refused(s, ACQUIRE, man(s, "Wolff"), man(s, "Kurz")) == ""


# ---------------------------------------------------------------- spoils (20.74)
def after_a_fight(his: str = "Wolff rifle ^A", theirs: str = "Grant bar killed") -> UpFrontState:
    s = table(f"german A chit 5: {his}, Kurz rifle killed\namerican A: Allen rifle, {theirs}")
    s.push(Spoils(man(s, "Wolff"), man(s, "Grant")))
    s.legal = None
    return s


@pytest.mark.rule("20.74")
def test_the_winner_takes_the_weapon_and_keeps_his_own_besides() -> None:
    s = after_a_fight()
    do(s, TAKE)
    assert holds(s, "Wolff") == "Grant"
    assert (int(s.kept[man(s, "Wolff")]), lies(s, "Wolff"), lies(s, "Grant")) == (1, -1, -1)
    assert firepower.of_man(s, man(s, "Wolff"), group(s, "american", "B")) == 4


@pytest.mark.rule("20.74")
def test_a_weapon_that_is_not_on_his_card_is_left_behind() -> None:
    s = after_a_fight("Wolff rifle holds(Kurz) ^A")
    do(s, TAKE)
    assert (holds(s, "Wolff"), int(s.kept[man(s, "Wolff")])) == ("Grant", 0)
    assert lies(s, "Kurz") == group(s, "american", "A")


@pytest.mark.rule("20.74")
def test_the_weapon_may_be_destroyed_or_left() -> None:
    s = after_a_fight()
    do(s, BURY)
    assert (holds(s, "Wolff"), lies(s, "Grant")) == ("Wolff", -1)
    s = after_a_fight()
    do(s, KEEP)
    assert (holds(s, "Wolff"), lies(s, "Grant")) == ("Wolff", group(s, "american", "A"))


@pytest.mark.rule("20.74")
def test_ordnance_is_not_taken() -> None:
    s = after_a_fight(theirs="Grant mortar killed")
    assert choices(s, TAKE) == []
    assert refused(s, TAKE) == "20.74"
    assert refused(s, TAKE, 3) == "20.74"
    assert refused(s, BURY) == ""


@pytest.mark.rule("20.74", "21.1")
def test_who_carries_a_charge_leaves_his_own_weapon() -> None:
    s = after_a_fight("Wolff rifle charge ^A")
    do(s, TAKE)
    assert (int(s.kept[man(s, "Wolff")]), lies(s, "Wolff")) == (0, group(s, "american", "A"))


@pytest.mark.rule("20.74")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_a_captured_weapon_may_be_dropped_or_destroyed(destroyed: int) -> None:
    s = table("german A: Wolff rifle holds(Grant) kept, Kurz rifle\namerican A: Allen rifle, Grant bar killed")
    assert choices(s, DROP) == [Action(DROP, man(s, "Wolff"), man(s, "Grant"), x) for x in (0, 1)]
    grant = man(s, "Grant")
    assert refused(s, DROP, man(s, "Kurz"), grant) == "20.74"
    assert refused(s, DROP, man(s, "Wolff"), man(s, "Wolff")) == "20.74"  # his own, on his back
    assert refused(s, DROP, man(s, "Wolff"), grant, 2) == "20.74"
    do(s, DROP, man(s, "Wolff"), grant, destroyed)
    assert (holds(s, "Wolff"), int(s.kept[man(s, "Wolff")])) == ("Wolff", 0)
    assert lies(s, "Grant") == (-1 if destroyed else group(s, "german", "A"))
    assert s.has_mark(group(s, "german", "A"), ACTED)


@pytest.mark.rule("18.1", "20.74")
def test_a_dead_man_leaves_both_his_weapons() -> None:
    s = table(
        "german A: Wolff rifle holds(Grant) kept, Kurz rifle, Hessel mp\namerican A: Allen rifle, Grant bar killed"
    )
    losses.remove(s, man(s, "Wolff"), KILLED, "6.51")
    assert (lies(s, "Wolff"), lies(s, "Grant")) == (group(s, "german", "A"), group(s, "german", "A"))


@pytest.mark.rule("18.2", "3.3")
def test_who_is_alone_has_no_places_to_change_when_he_takes_a_weapon() -> None:
    for men, frame in (("Griess rifle", Act), ("Griess rifle, Hessel rifle", Arrange)):
        s = table(f"german A: {men}, Posner mp killed\namerican A: Allen rifle", draws=["black 3"])
        do(s, ACQUIRE, man(s, "Griess"), man(s, "Posner"))
        assert isinstance(s.top(), frame)


@pytest.mark.rule("20.74")
def test_nobody_is_asked_about_spoils_who_is_dead_or_that_are_gone() -> None:
    s = table("german A: Griess rifle, Posner rifle killed\namerican A: Allen rifle, Myers rifle killed")
    griess, posner, myers = man(s, "Griess"), man(s, "Posner"), man(s, "Myers")
    assert [a.verb for a in Spoils(griess, myers).options(s, 0)] == [TAKE, BURY, KEEP]
    assert Spoils(posner, myers).options(s, 0) == []
    s.lies[myers] = -1
    assert Spoils(griess, myers).options(s, 0) == []


@pytest.mark.rule("20.74", "20.741")
def test_the_first_weapon_of_all_can_be_captured_too() -> None:
    s = table("german A: Griess lmg killed, Posner rifle\namerican A: Allen rifle holds(Griess) kept", "american")
    allen, griess = man(s, "Allen"), man(s, "Griess")
    assert griess == 0
    assert weapons.is_captured(s, allen, griess)
    assert [a.destroyed for a in choices(s, DROP)] == [0, 1]
    do(s, DROP, allen, griess)
    assert (s.weapon[allen], s.lies[griess]) == (allen, group(s, "american", "A"))


@pytest.mark.rule("18.2", "18.21", "19.3", "20.74")
def test_who_is_not_there_is_refused_by_the_rule_of_what_he_was_to_do() -> None:
    s = table("german A: Griess rifle\namerican A: Allen rifle")
    rules = [(REPAIR, "19.3"), (ACQUIRE, "18.2"), (HAND_OVER, "18.21"), (DROP, "20.74")]
    for nobody in (-1, 2):
        assert [(verb, refused(s, verb, nobody)) for verb, _ in rules] == rules
