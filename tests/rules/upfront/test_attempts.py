"""Men who may try to infiltrate, and their targets (20.1, 20.2, 20.23, 20.56), case by case."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import infiltration_columns
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, refused, table

CLOSE = """
german A chit 3 in buildings: Griess sl rifle, Posner rifle, Wolff rifle
german B chit 3 in buildings: Bernhoff rifle, Hessel rifle
american A chit 2 in buildings: Allen rifle, Myers rifle, Nixon rifle
american B chit 0 in buildings: Jones rifle
"""


@pytest.mark.rule("20.2", "4.2")
def test_a_group_that_has_acted_is_not_offered_it() -> None:
    s = table(CLOSE + "acted: german A")
    assert [action.group for action in choices(s, verbs.BEGIN_INFILTRATION)] == [1]


@pytest.mark.rule("20.56")
def test_each_infiltrator_may_give_up_once() -> None:
    s = table(CLOSE.replace("Posner rifle", "Posner rifle ^A"))
    assert [int(action.man) for action in choices(s, verbs.LEAVE)] == [man(s, "Posner")]
    assert choices(table(CLOSE.replace("Posner rifle", "Posner rifle ^A") + "acted: german A"), verbs.LEAVE) == []


@pytest.mark.rule("20.2")
def test_somebody_of_the_group_itself_must_be_fit() -> None:
    for men in ("Griess sl rifle!, Posner rifle!", "Griess sl rifle!, Posner rifle ~B"):
        s = table(CLOSE.replace("Griess sl rifle, Posner rifle, Wolff rifle", men))
        assert refused(s, verbs.BEGIN_INFILTRATION, 0, 0) == "20.2"
        assert [action.group for action in choices(s, verbs.BEGIN_INFILTRATION)] == [1]


@pytest.mark.rule("20.2", "17.8")
def test_men_on_their_way_to_another_group_do_not_try() -> None:
    s = table(CLOSE.replace("Posner rifle", "Posner rifle ~B"))
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess"), man(s, "Wolff")}
    assert refused(s, verbs.NAME, man(s, "Posner"), group(s, "american", "A"), -1) == "20.2"


@pytest.mark.rule("20.1", "20.2")
def test_the_target_is_an_enemy_group_that_is_there_and_close() -> None:
    s = table(CLOSE)
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    griess = man(s, "Griess")
    for target, rule in ((1, "20.2"), (6, "20.2"), (5, "20.1"), (4, "")):
        assert refused(s, verbs.NAME, griess, target, -1) == rule
    assert {int(action.target) for action in choices(s, verbs.NAME)} == {4}


@pytest.mark.rule("20.2")
def test_a_man_is_named_once() -> None:
    s = table(CLOSE)
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    do(s, verbs.NAME, man(s, "Griess"), 4, -1)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Posner"), man(s, "Wolff")}


@pytest.mark.rule("20.23")
def test_there_are_no_other_ways_to_carry_a_burden() -> None:
    s = table(
        CLOSE.replace("Griess sl rifle", "Griess sl flamethrower").replace("Posner rifle", "Posner rifle unarmed")
    )
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    assert [refused(s, verbs.NAME, man(s, "Griess"), 4, -1, y) for y in (0, 2, 3)] == ["", "", "20.23"]
    assert [refused(s, verbs.NAME, man(s, "Posner"), 4, -1, y) for y in (0, 2)] == ["", "20.23"]


@pytest.mark.rule("20.1", "20.2", "17.7")
def test_a_letter_taken_in_this_turn_does_no_harm_to_who_was_close_before() -> None:
    for enemy in "ABC":
        text = CLOSE.replace("german B chit 3 in buildings", "german B chit 3 > sideways")
        text = text.replace("american A chit 2", f"american {enemy} chit 2").replace("american B chit 0", "american D")
        s = table(text + "hand german: woods")
        s.announced[0], s.announced[1] = 1, 0
        do(s, verbs.LAY_ON, card(s, "german", "woods"), 1)
        assert s.letter[0] == 1
        assert refused(s, verbs.BEGIN_INFILTRATION, 0, 0) == ("20.1" if enemy == "C" else "")


# ---------------------------------------------------------------- the attempt
def columns_told(s: UpFrontState) -> list[object]:
    keys = ("uf-infiltrates", "uf-does-not-infiltrate")
    return [event.params["column"] for event in s.events or [] if event.key in keys]


@pytest.mark.rule("20.3", "9.4")
def test_a_concealed_card_is_for_one_man() -> None:
    s = table(CLOSE + "hand german: concealed -2, fire 1/1", draws=["black 1", "col1=b", "black 1", "col3=b"])
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    for who in ("Griess", "Posner"):
        do(s, verbs.NAME, man(s, who), 4, -1)
    do(s, verbs.DONE)
    do(s, verbs.USE, card(s, "german", "concealed -2"))
    assert columns_told(s) == [1]
    do(s, verbs.KEEP)
    assert columns_told(s) == [3]


@pytest.mark.rule("20.38", "20.4")
def test_pinned_men_of_other_groups_make_no_difference_and_the_parts_add_up() -> None:
    s = table(CLOSE.replace("Jones rifle", "Jones rifle!").replace("Hessel rifle", "Hessel rifle!"))
    assert infiltration_columns.column_parts(s, man(s, "Griess"), 4, Chain()) == 3
    s = table(CLOSE.replace("german A chit 3 in buildings", "german A chit 3 in brush > smoke smoke"))
    chain = Chain()
    assert infiltration_columns.column_parts(s, man(s, "Griess"), 4, chain) == 1
    assert chain.total() == 1


@pytest.mark.rule("20.23")
def test_only_the_burden_is_left_behind() -> None:
    for his, burden, weapon in (("rifle charge", 2, 0), ("rifle unarmed", 0, -1)):
        text = CLOSE.replace("Griess sl rifle", "Griess sl " + his).replace("Jones rifle", "Jones german-mmg")
        s = table(text, draws=["black 1", "col3=b"])
        do(s, verbs.BEGIN_INFILTRATION, 0, 0)
        do(s, verbs.NAME, 0, 4, -1, burden)
        do(s, verbs.DONE)
        assert (s.weapon[0], s.second[0]) == (weapon, -1)


# ---------------------------------------------------------------- close combat (20.52)
INSIDE = CLOSE.replace("Griess sl rifle, Posner rifle", "Griess sl rifle ^A, Posner rifle ^A fresh")


@pytest.mark.rule("20.52", "4.2")
def test_close_combat_is_offered_to_groups_that_have_infiltrators_and_have_not_acted() -> None:
    assert [action.group for action in choices(table(INSIDE), verbs.BEGIN_ASSAULT)] == [0]
    acted = table(INSIDE + "acted: german A")
    assert choices(acted, verbs.BEGIN_ASSAULT) == []
    assert refused(acted, verbs.BEGIN_ASSAULT, 0, 0) == "4.2"
    assert refused(table(INSIDE), verbs.BEGIN_ASSAULT, 0, 1) == "20.1"


@pytest.mark.rule("20.52")
def test_each_infiltrator_is_named_once_and_nobody_else_is() -> None:
    s = table(INSIDE)
    do(s, verbs.BEGIN_ASSAULT, 0, 0)
    assert [int(action.man) for action in choices(s, verbs.NAME)] == [man(s, "Griess")]
    assert refused(s, verbs.NAME, man(s, "Posner"), -1, -1) == "20.52"
    do(s, verbs.NAME, man(s, "Griess"), -1, -1)
    assert choices(s, verbs.NAME) == []


@pytest.mark.rule("1", "20.1")
def test_below_chapter_20_there_is_neither() -> None:
    s = table("level: 19\n" + INSIDE)
    assert [choices(s, verbs.BEGIN_INFILTRATION), choices(s, verbs.BEGIN_ASSAULT)] == [[], []]
    assert [refused(s, verbs.BEGIN_INFILTRATION, 0, 0), refused(s, verbs.BEGIN_ASSAULT, 0, 0)] == ["1", "1"]


# ---------------------------------------------------------------- how the status is lost (20.53)
@pytest.mark.rule("20.53", "20.55")
def test_only_those_who_had_infiltrated_the_group_that_moves_away_are_out() -> None:
    text = CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A").replace("Bernhoff rifle", "Bernhoff rifle ^B")
    text = text.replace("american B chit 0", "american B chit 2").replace(
        "american A chit 2 in", "american A chit 1 in"
    )
    s = table(text + "hand american: movement red", side="american")
    do(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), st.BACK)
    assert [s.inside[man(s, name)] for name in ("Griess", "Bernhoff")] == [-1, group(s, "american", "B")]


@pytest.mark.rule("20.53")
def test_a_movement_card_on_their_group_ends_it_for_all_in_it_and_for_nobody_else() -> None:
    text = CLOSE.replace("Griess sl rifle", "Griess sl rifle ^A").replace("Bernhoff rifle", "Bernhoff rifle ^A")
    s = table(text + "hand german: movement")
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert [s.inside[man(s, name)] for name in ("Griess", "Bernhoff")] == [-1, group(s, "american", "A")]


@pytest.mark.rule("20.531")
def test_who_cannot_fire_keeps_his_status_while_the_others_fire() -> None:
    text = CLOSE.replace("Griess sl rifle", "Griess sl rifle unarmed ^A").replace("Bernhoff rifle", "Bernhoff rifle ^A")
    s = table(text + "hand german: fire 1/1", draws=["red 4"] * 3)
    do(s, verbs.ATTACK_ON, 0, 4)
    do(s, verbs.USE, card(s, "german", "fire 1/1"))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert [s.inside[man(s, name)] for name in ("Griess", "Bernhoff")] == [4, 4]
