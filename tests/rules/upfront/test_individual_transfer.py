"""Men who arrive in another group or found one (17.8 to 17.92), case by case."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import FRESH, GROUPS, MOVING_OVER, NAMED
from caposaldo.games.upfront.rules import casualties
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, names, refused, table, told

PAIR = """
german A chit 1: Griess sl rifle, Posner rifle, Wolff rifle
german B chit 1: Bernhoff rifle, Hessel rifle
american A: Allen rifle, Myers rifle
american B: Nixon rifle
hand german: movement, movement, movement, brush, woods
"""
ON_THE_WAY = PAIR.replace("Posner rifle, Wolff rifle", "Posner rifle ~B, Wolff rifle ~B")


def founding(text: str, letter: str, slot: int = 2) -> UpFrontState:
    """Posner and Wolff are on their way to a new group that has the number of group C."""
    s = table(text.replace("Posner rifle, Wolff rifle", "Posner rifle ~C, Wolff rifle ~C"))
    s.letter[slot], s.announced[slot] = -1, "ABCD".index(letter)
    return s


# ---------------------------------------------------------------- setting out
@pytest.mark.rule("17.8")
def test_only_to_a_group_that_is_there_and_stands_where_it_stood() -> None:
    s = table(PAIR.replace("chit 1", "chit 0"))
    assert [refused(s, verbs.BEGIN_TRANSFER, 0, 0, to) for to in (1, 2, 5)] == ["", "17.8", "17.8"]
    s = table(PAIR)
    do(s, verbs.MOVE, card(s, "german", "movement"), 1, st.FORWARD)
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 0, 1) == "17.8"  # they began the turn together, but B has gone on


@pytest.mark.rule("17.91")
def test_a_new_group_has_a_neighbouring_letter() -> None:
    s = table(PAIR)
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 0, -1 - 3) == "17.91"
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 1, -1 - 3) == "17.91"


@pytest.mark.rule("17.8")
def test_who_is_on_his_way_does_not_set_out_again() -> None:
    s = table(PAIR.replace("Posner rifle", "Posner rifle ~B"))
    do(s, verbs.BEGIN_TRANSFER, 0, 0, 1)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess"), man(s, "Wolff")}
    played = card(s, "german", "movement")
    assert refused(s, verbs.NAME, man(s, "Posner"), -1, played) == "17.8"
    assert [
        refused(s, verbs.NAME, man(s, "Wolff"), 1, played),
        refused(s, verbs.NAME, man(s, "Wolff"), -1, played, 1),
    ] == ["17.8"] * 2
    do(s, verbs.NAME, man(s, "Wolff"), -1, played)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess")}


@pytest.mark.rule("17.8", "23.3")
def test_what_a_man_carries_matters_in_a_pillbox_only() -> None:
    s = table(PAIR.replace("Wolff rifle", "Wolff rifle charge"))
    do(s, verbs.BEGIN_TRANSFER, 0, 0, 1)
    do(s, verbs.NAME, man(s, "Wolff"), -1, card(s, "german", "movement"))
    do(s, verbs.DONE)
    assert s.has(man(s, "Wolff"), MOVING_OVER)
    assert not s.has(man(s, "Wolff"), NAMED)


@pytest.mark.rule("17.8")
def test_somebody_must_be_able_to_go() -> None:
    text = PAIR.replace("Griess sl rifle, Posner rifle, Wolff rifle", "Griess rifle!, Posner rifle!")
    s = table(text.replace("Hessel rifle", "Hessel sl rifle"))
    assert refused(s, verbs.BEGIN_TRANSFER, 0, 0, 1) == "17.8"
    assert 0 not in [action.group for action in choices(s, verbs.BEGIN_TRANSFER)]


@pytest.mark.rule("17.81")
def test_only_those_who_go_have_to_ford() -> None:
    s = table(PAIR.replace("german A chit 1:", "german A chit 1 in stream:"), draws=["black 3"])
    do(s, verbs.BEGIN_TRANSFER, 0, 0, 1)
    do(s, verbs.NAME, man(s, "Wolff"), -1, card(s, "german", "movement plain"))
    do(s, verbs.DONE)
    assert s.has(man(s, "Wolff"), MOVING_OVER)


@pytest.mark.rule("17.91")
def test_two_groups_may_be_founded_at_a_time() -> None:
    text = PAIR.replace("german B", "german D").replace("Hessel rifle", "Hessel asl rifle")
    s = table(text.replace("movement, brush, woods", "movement, movement"))
    for own, letter, who in ((0, 1, ("Posner", "Wolff")), (3, 2, ("Bernhoff", "Hessel"))):
        do(s, verbs.BEGIN_TRANSFER, 0, own, -1 - letter)
        for name in who:
            do(s, verbs.NAME, man(s, name), -1, choices(s, verbs.NAME)[0].spent_card)
        do(s, verbs.DONE)
    first, second = s.bound[man(s, "Posner")], s.bound[man(s, "Hessel")]
    assert first != second
    assert [s.announced[first], s.announced[second]] == [1, 2]


# ---------------------------------------------------------------- arriving
@pytest.mark.rule("17.8")
def test_who_has_just_set_out_does_not_arrive_with_the_others() -> None:
    s = table(ON_THE_WAY)
    s.mark(man(s, "Posner"), FRESH)
    assert refused(s, verbs.RECEIVE, man(s, "Posner")) == "17.8"
    assert [int(action.man) for action in choices(s, verbs.RECEIVE)] == [man(s, "Wolff")]
    do(s, verbs.RECEIVE, man(s, "Wolff"))
    do(s, verbs.DONE)
    assert names(s, "german", "B") == ["Bernhoff", "Hessel", "Wolff"]
    assert s.bound[man(s, "Posner")] == 1


@pytest.mark.rule("17.8")
def test_only_ones_own_men_who_are_on_their_way_are_received() -> None:
    s = table(ON_THE_WAY.replace("Myers rifle", "Myers rifle ~B"))
    for who in ("Griess", "Myers"):
        assert refused(s, verbs.RECEIVE, man(s, who)) == "17.8"


@pytest.mark.rule("17.611", "17.8")
def test_encircled_groups_let_nobody_in_or_out() -> None:
    more = "german C chit 1: Kurz rifle ~B\namerican C: Degi rifle\n"
    s = table(ON_THE_WAY + more + "encircled: german B > american C american B")
    assert refused(s, verbs.RECEIVE, man(s, "Posner")) == "17.611"
    assert choices(s, verbs.RECEIVE) == []
    s = table(ON_THE_WAY + more + "encircled: german A > american B american A")
    assert refused(s, verbs.RECEIVE, man(s, "Posner")) == "17.611"
    do(s, verbs.RECEIVE, man(s, "Kurz"))
    do(s, verbs.DONE)
    assert names(s, "german", "B") == ["Bernhoff", "Hessel", "Kurz"]  # the others are still on their way


@pytest.mark.rule("17.82", "20.8")
def test_if_the_last_man_leaves_a_group_its_infiltrators_are_out_and_take_nothing() -> None:
    text = ON_THE_WAY.replace("Griess sl rifle, ", "").replace("german A chit 1:", "german A chit 1 in woods:")
    s = table(text.replace("Allen rifle", "Allen rifle ^A"))
    do(s, verbs.RECEIVE, man(s, "Posner"))
    assert not s.exists(0)
    assert s.inside[man(s, "Allen")] == -1
    assert isinstance(s.top(), Arrange)


@pytest.mark.rule("11.11", "17.8")
def test_a_crew_that_arrives_together_stays_together_and_others_do_not_care() -> None:
    text = ON_THE_WAY.replace("Posner rifle ~B", "Posner lmg(crew Wolff) ~B")
    more = "german D chit 1: Kurz lmg(crew Fuchs), Ott rifle, Fuchs rifle\ngerman C: Braun rifle\n"
    s = table(text + more)
    do(s, verbs.RECEIVE, man(s, "Posner"))
    assert s.serves[man(s, "Wolff")] == man(s, "Posner")
    assert s.serves[man(s, "Fuchs")] == man(s, "Kurz")
    assert names(s, "german", "D") == ["Kurz", "Ott", "Fuchs"]
    alone = table(ON_THE_WAY.replace("Posner rifle ~B", "Posner lmg(crew Griess) ~B"))
    do(alone, verbs.RECEIVE, man(alone, "Posner"))
    assert alone.serves[man(alone, "Griess")] == -1


@pytest.mark.rule("11.11", "18.22")
def test_who_goes_away_from_a_gun_without_an_owner_does_not_keep_it_from_the_others() -> None:
    text = ON_THE_WAY.replace("Griess sl rifle", "Griess lmg(crew Posner) killed, Kurz rifle")
    s = table(text)
    assert refused(s, verbs.ACQUIRE, man(s, "Kurz"), man(s, "Griess")) == "18.22"
    do(s, verbs.RECEIVE, man(s, "Posner"))
    do(s, verbs.DONE)
    assert s.serves[man(s, "Posner")] == -1
    assert refused(s, verbs.ACQUIRE, man(s, "Kurz"), man(s, "Griess")) == ""


# ---------------------------------------------------------------- founding
@pytest.mark.rule("17.92")
def test_the_new_group_has_the_letter_it_was_meant_for_and_knows_whom_its_parent_has_passed() -> None:
    more = "german C: \nbehind: german A > american B\nbehind: american B > german A\n"
    s = founding(PAIR.replace("german B", "german D") + more, "B")
    brush = card(s, "german", "brush")
    do(s, verbs.FOUND, brush, 2)
    assert (s.letter[2], s.announced[2], s.chit[2]) == (1, -1, 1)
    assert names(s, "german", "B") == ["Posner", "Wolff"]
    assert brush not in s.hands[0]
    enemy = group(s, "american", "B")
    assert [s.behind[2 * GROUPS + enemy], s.behind[enemy * GROUPS + 2]] == [1, 1]
    said = [event for event in s.events or [] if event.key == "uf-found"]
    assert said[0].params["card"] == s.card_ref(brush)


@pytest.mark.rule("17.92", "11.11")
def test_an_assistant_who_founds_a_group_without_his_gunner_serves_no_more() -> None:
    s = founding(PAIR.replace("Griess sl rifle", "Griess sl lmg(crew Posner)") + "german C: \n", "C")
    do(s, verbs.FOUND, card(s, "german", "woods"), 2, 1)
    assert s.serves[man(s, "Posner")] == -1


@pytest.mark.rule("17.92", "17.611")
def test_others_who_are_fresh_or_encircled_do_not_delay_it() -> None:
    more = "german C: \ngerman D: Kurz rifle\nencircled: german B > american A american B\n"
    s = founding(PAIR.replace("Hessel rifle", "Hessel rifle ~A") + more, "C")
    s.mark(man(s, "Hessel"), FRESH)
    assert refused(s, verbs.FOUND, card(s, "german", "woods"), 2) == ""


@pytest.mark.rule("17.92", "8.1", "3.5")
def test_it_takes_a_card_of_ones_own_up_or_down() -> None:
    s = founding(PAIR + "german C: \nhand american: marsh\n", "C")
    assert refused(s, verbs.FOUND, card(s, "american", "marsh"), 2, 1) == "3.5"
    assert refused(s, verbs.FOUND, 500, 2, 1) == "3.5"
    assert refused(s, verbs.FOUND, card(s, "german", "woods"), 2, 2) == "8.1"


@pytest.mark.rule("17.92", "8.1")
def test_every_card_in_hand_will_do_face_down_and_terrain_face_up() -> None:
    s = founding(PAIR + "german C: \n", "C")
    offered = {(int(action.card), int(action.face_down)) for action in choices(s, verbs.FOUND)}
    assert offered == {(int(number), 1) for number in s.hands[0]} | {
        (card(s, "german", said), 0) for said in ("brush", "woods")
    }


@pytest.mark.rule("17.84")
def test_who_is_pinned_on_his_way_does_not_stop_the_others() -> None:
    s = table(ON_THE_WAY)
    casualties.pin(s, man(s, "Posner"), "6.52")
    assert [s.bound[man(s, name)] for name in ("Posner", "Wolff")] == [-1, 1]


@pytest.mark.rule("11.11", "17.8")
def test_a_crew_that_arrives_is_put_side_by_side() -> None:
    men = "Wolff rifle ~B, Kranz rifle ~B, Posner lmg(crew Wolff) ~B"
    s = table(PAIR.replace("Posner rifle, Wolff rifle", men))
    do(s, verbs.RECEIVE, man(s, "Wolff"))
    assert abs(int(s.pos[man(s, "Wolff")] - s.pos[man(s, "Posner")])) == 1


@pytest.mark.rule("1", "17.8")
def test_below_chapter_17_nobody_changes_group() -> None:
    assert refused(table("level: 16\n" + PAIR), verbs.BEGIN_TRANSFER, 0, 0, 1) == "1"


@pytest.mark.rule("17.8")
def test_one_man_alone_goes_to_the_first_group_as_to_any_other() -> None:
    s = table(PAIR)
    do(s, verbs.BEGIN_TRANSFER, 0, 1, 0)
    do(s, verbs.NAME, man(s, "Hessel"), -1, card(s, "german", "movement"))
    do(s, verbs.DONE)
    assert s.bound[man(s, "Hessel")] == 0
    assert "uf-sets-out" in told(s)
    s.unmark(man(s, "Hessel"), FRESH)
    do(s, verbs.RECEIVE, man(s, "Hessel"))
    assert names(s, "german", "A")[-1] == "Hessel"
