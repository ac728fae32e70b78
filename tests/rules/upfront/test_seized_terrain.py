"""Weapons that change hands in close combat, and what becomes of those one had (18.21, 20.74, 21.1)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import losses
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import choices, do, group, man, names, pending, refused, table

# Morale 4 and rifles (5): everybody is worth 9.
PAIR = """
german A chit 3 in buildings: Griess sl rifle 4/5/8 ^A, Posner rifle 4/5/8, Wolff rifle 4/5/8, Bernhoff rifle
american A chit 2 in woods: Allen rifle 4/5/8, Myers rifle 4/5/8, Nixon rifle 4/5/8
american B chit 2 in buildings: Coates rifle, Jones rifle, Degi rifle
"""
CALM = "black 1"
FIRST, SECOND = "black 0 col3=1", "black 0 col3=2"


def assault(s: UpFrontState, *who: str) -> None:
    do(s, verbs.BEGIN_ASSAULT, 0, 0)
    for name in who:
        do(s, verbs.NAME, man(s, name), -1, -1)
    do(s, verbs.DONE)


@pytest.mark.rule("20.74", "21.1")
def test_only_who_carries_a_secondary_weapon_cannot_take_everything() -> None:
    for his, rule in (("", ""), (" charge", "21.1")):
        text = PAIR.replace("Griess sl rifle", "Griess sl rifle" + his).replace("Allen rifle", "Allen mp")
        s = table(text.replace("Allen mp", "Allen german-mp"), draws=[CALM, FIRST, "black 5", "red 5"])
        assault(s, "Griess")
        assert refused(s, verbs.TAKE) == rule
        assert (choices(s, verbs.TAKE) != []) == (rule == "")


@pytest.mark.rule("20.74")
def test_who_takes_another_weapon_keeps_his_own_and_drops_the_one_he_had_captured() -> None:
    text = PAIR.replace("^A,", "^A holds(Degi) kept,").replace("Degi rifle", "Degi bar killed")
    s = table(text, draws=[CALM, FIRST, "black 6", "red 6"])
    assault(s, "Griess")
    do(s, verbs.TAKE)
    griess = man(s, "Griess")
    assert (s.weapon[griess], s.kept[griess], s.lies[griess]) == (man(s, "Allen"), 1, -1)
    assert s.lies[man(s, "Degi")] == group(s, "american", "A")


@pytest.mark.rule("20.74", "11.13")
def test_a_gun_that_was_taken_has_lost_the_man_who_served_it() -> None:
    text = PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 ^A")
    text = text.replace("Allen rifle 4/5/8, Myers", "Allen german-lmg(crew Myers) 4/5/8, Myers")
    s = table(text, draws=[CALM, FIRST, CALM, SECOND, "black 6", "red 6", "black 0", "black 6"])
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    do(s, verbs.TAKE)
    assert s.weapon[man(s, "Griess")] == man(s, "Allen")
    assert s.serves[man(s, "Myers")] == -1


@pytest.mark.rule("18.1", "20.74")
def test_a_dead_man_leaves_both_the_weapons_he_had() -> None:
    s = table(
        PAIR.replace("Wolff rifle 4/5/8", "Wolff rifle holds(Degi) kept").replace("Degi rifle", "Degi bar killed")
    )
    wolff = man(s, "Wolff")
    losses.remove(s, wolff, st.KILLED, "6.51")
    assert [s.lies[wolff], s.lies[man(s, "Degi")]] == [0, 0]
    assert s.kept[wolff] == 0


@pytest.mark.rule("20.74", "19.3")
def test_who_has_no_weapon_drops_none_and_repairs_none() -> None:
    s = table(PAIR.replace("Wolff rifle 4/5/8", "Wolff rifle unarmed").replace("Degi rifle", "Degi rifle jammed"))
    wolff = man(s, "Wolff")
    assert [choices(s, verbs.DROP), choices(s, verbs.REPAIR)] == [[], []]
    assert [refused(s, verbs.DROP, wolff), refused(s, verbs.REPAIR, wolff)] == ["20.74", "19.3"]


@pytest.mark.rule("20.57")
def test_an_infiltrator_takes_nothing_from_a_third_group() -> None:
    s = table(PAIR.replace("Degi rifle", "Degi bar killed"))
    assert refused(s, verbs.ACQUIRE, man(s, "Griess"), man(s, "Degi")) == "18.2"


@pytest.mark.rule("18.21", "21.1")
def test_a_secondary_weapon_may_go_to_an_unarmed_man_but_not_to_one_with_two_weapons() -> None:
    text = PAIR.replace("Griess sl rifle 4/5/8 ^A", "Griess sl rifle charge").replace("Degi rifle", "Degi bar killed")
    text = text.replace("Posner rifle 4/5/8", "Posner rifle unarmed").replace(
        "Wolff rifle", "Wolff rifle holds(Degi) kept"
    )
    s = table(text)
    griess = man(s, "Griess")
    assert refused(s, verbs.HAND_OVER, griess, man(s, "Posner")) == ""
    assert refused(s, verbs.HAND_OVER, griess, man(s, "Wolff")) == "21.1"


@pytest.mark.rule("20.71", "20.61", "20.622")
def test_the_gunner_helps_his_assistant() -> None:
    text = PAIR.replace("Allen rifle 4/5/8, Myers", "Allen mmg(crew Myers) 4/5/8, Myers")
    for allen, total in (("", 4 + 3), ("!", 4)):
        s = table(text.replace("4/5/8, Myers", "4/5/8" + allen + ", Myers"), draws=[CALM, SECOND, "black 0", "black 6"])
        assault(s, "Griess")
        fights = [event.params for event in s.events or [] if event.key == "uf-fight"]
        assert [(fight["total"], fight["against"]) for fight in fights] == [(9, total + 6)]


# ---------------------------------------------------------------- crews, ties and those who fall
TWO = PAIR.replace("Posner rifle 4/5/8", "Posner rifle 4/5/8 ^A")
CREW = PAIR.replace("Allen rifle 4/5/8, Myers", "Allen mmg(crew Myers) 4/5/8, Myers")


@pytest.mark.rule("20.71", "20.74")
def test_who_kills_the_whole_crew_has_the_weapons_of_both() -> None:
    for first, fallen in ((FIRST, ["Allen", "Myers"]), (SECOND, ["Myers", "Allen"])):
        s = table(CREW, draws=[CALM, first, "black 6", "red 6", "black 6", "red 6"])
        assault(s, "Griess")
        assert [s.fate[man(s, name)] for name in fallen] == [st.KILLED, st.KILLED]
        asked = []
        while isinstance(s.top(), Spoils):
            asked.append(s.setup.men[pending(s, Spoils).weapon].name)
            do(s, verbs.KEEP)
        assert asked == fallen[::-1]
        assert isinstance(s.top(), Act)


@pytest.mark.rule("20.7", "20.72")
def test_after_a_tie_nobody_else_has_to_fight() -> None:
    s = table(TWO, draws=[CALM, FIRST, CALM, FIRST, "red 3", "black 0"])  # 9 and 3 for the other against 9
    assault(s, "Griess", "Posner")
    do(s, verbs.PICK, man(s, "Griess"))
    assert [s.fate[man(s, name)] for name in ("Griess", "Allen")] == [st.KILLED, st.KILLED]
    assert isinstance(s.top(), Act)
    posner = man(s, "Posner")
    assert (s.has(posner, st.NAMED), s.inside[posner]) == (False, 4)
    assert not any(s.has(number, st.TARGET) for number in range(len(s.group)))


@pytest.mark.rule("20.52")
def test_when_the_fights_are_over_nobody_is_attacked_any_more() -> None:
    s = table(PAIR, draws=[CALM, FIRST, "red 6", "black 6"])
    assault(s, "Griess")
    do(s, verbs.KEEP)
    assert s.fate[man(s, "Griess")] == st.KILLED
    assert not s.has(man(s, "Allen"), st.TARGET)


@pytest.mark.rule("20.91", "20.74")
def test_the_weapon_of_a_berserk_man_who_falls_lies_where_he_fell() -> None:
    text = """
    nations: german russian
    german A chit 2 in buildings: Griess rifle 4/5/8, Posner rifle 4/5/8
    russian A chit 3 in woods: Ivanov rifle 4/5/8 berserk, Petrov sl rifle, Orlov rifle
    russian C: Sidorov rifle, Popov rifle
    """
    s = table(text, side="russian", step="charging", draws=["col2=1", "red 6", "black 6"])
    do(s, verbs.TAKE, 0)
    assert (type(s.top()), s.waiting()) == (Spoils, [0])
    assert s.lies[man(s, "Ivanov")] == 0


@pytest.mark.rule("20.74")
def test_who_had_no_weapon_leaves_none() -> None:
    text = PAIR.replace("Allen rifle", "Allen rifle unarmed").replace("Degi rifle", "Degi rifle killed")
    s = table(text, draws=[CALM, FIRST, "black 6", "red 6"])
    assault(s, "Griess")
    assert s.fate[man(s, "Allen")] == st.KILLED
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- terrain of a group that is no more (20.8)
SEIZING = """
german A chit 3 in brush: Griess sl rifle 4/5/8 ^A
german B chit 3 in buildings: Posner rifle ^A, Kurz rifle killed, Wolff rifle
german C chit 3: Bernhoff rifle
american A chit 2 in woods: Allen rifle 4/5/8
american B chit 2: Coates rifle, Jones rifle, Degi rifle
flank: american B > german B
"""


def seizing() -> UpFrontState:
    """Griess has killed the last of them."""
    s = table(SEIZING, draws=[CALM, "black 6", "red 6"])
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    return s


@pytest.mark.rule("20.8")
def test_only_groups_that_had_men_in_it_may_take_its_terrain() -> None:
    s = seizing()
    assert [int(action.taken) for action in choices(s, verbs.TAKE)] == [0, 1]
    assert [refused(s, verbs.TAKE, number) for number in (0, 1, 2, 5, -1)] == ["", "", "20.8", "20.8", "20.8"]
    assert refused(s, verbs.PICK, man(s, "Posner")) == "20.8"  # first the terrain


@pytest.mark.rule("20.8", "17.42", "18.4")
def test_terrain_seized_is_terrain_played() -> None:
    s = seizing()
    assert s.lies[man(s, "Kurz")] == 1
    do(s, verbs.TAKE, 1)
    assert s.lies[man(s, "Kurz")] == -1
    assert s.flank[5 * st.GROUPS + 1] == st.NO_FLANK
    assert [int(action.man) for action in choices(s, verbs.PICK)] == [man(s, "Griess")]
    assert [refused(s, verbs.PICK, man(s, name)) for name in ("Griess", "Wolff", "Bernhoff")] == ["", "20.8", "20.8"]


@pytest.mark.rule("20.8", "17.82")
def test_if_the_last_man_goes_over_his_group_is_no_more() -> None:
    s = seizing()
    do(s, verbs.TAKE, 1)
    do(s, verbs.PICK, man(s, "Griess"))
    griess = man(s, "Griess")
    assert names(s, "german", "B") == ["Posner", "Wolff", "Griess"]
    assert (s.exists(0), s.inside[griess]) == (False, -1)
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- men named together
@pytest.mark.rule("20.2", "20.52", "17.8")
def test_only_men_of_the_group_are_named_and_they_try_in_the_order_of_their_places() -> None:
    s = table(TWO + "german B chit 3: Kurz rifle ^A, Ott rifle\n", draws=[CALM, FIRST, CALM, SECOND])
    s.pos[man(s, "Griess")], s.pos[man(s, "Posner")] = 2, 1
    do(s, verbs.BEGIN_ASSAULT, 0, 0)
    assert refused(s, verbs.NAME, man(s, "Kurz"), -1, -1) == "20.52"
    for name in ("Griess", "Posner"):
        do(s, verbs.NAME, man(s, name), -1, -1)
    do(s, verbs.DONE)
    assert [s.aim[man(s, name)] for name in ("Posner", "Griess")] == [man(s, "Allen"), man(s, "Myers")]


@pytest.mark.rule("20.8", "3.3")
def test_who_goes_over_leaves_no_gap_behind() -> None:
    s = table(SEIZING.replace("4/5/8 ^A", "4/5/8 ^A, Kranz rifle, Vogt rifle"), draws=[CALM, "black 6", "red 6"])
    assault(s, "Griess")
    while isinstance(s.top(), Spoils):
        do(s, verbs.KEEP)
    do(s, verbs.TAKE, 1)
    do(s, verbs.PICK, man(s, "Griess"))
    assert names(s, "german", "A") == ["Kranz", "Vogt"]
    assert s.inside[man(s, "Griess")] == -1
