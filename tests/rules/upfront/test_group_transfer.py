"""Men who change group, and new groups (17.8 to 17.92)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import DISCARDED, FORWARD, FRESH, MOVING_OVER, PINNED, SIDEWAYS
from caposaldo.games.upfront.rules import casualties, in_transit
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, hand, man, names, on, refused, table, why

TWO = """
nations: german american
german A chit 1: Griess sl rifle, Posner rifle, Wolff rifle
german B chit 1: Bernhoff rifle, Hessel rifle
american A: Allen rifle
american B: Myers rifle
"""
MEN = TWO + "hand german: movement, movement, movement, brush, woods\n"


def move(s: UpFrontState, nation: str, letter: str, way: int, aim: int = 0, said: str = "movement") -> None:
    do(s, verbs.MOVE, card(s, nation, said), group(s, nation, letter), way, aim)


def pass_turn(s: UpFrontState) -> None:
    """End the turn of the seat that acts without further actions."""
    side = s.side
    while s.side == side and s.waiting():
        do(s, verbs.DONE)


def around(s: UpFrontState) -> None:
    """To the next turn of the same side; the other does as little as it can."""
    side = s.side
    pass_turn(s)
    while s.side != side:
        waiting = s.actions(s.waiting()[0])
        done = [action for action in waiting if action.verb == verbs.DONE]
        do(s, verbs.DONE) if done else s.apply(s.waiting()[0], waiting[0])


def send(s: UpFrontState, who: list[str], sender: int, to: int) -> None:
    """These men set out, with a movement card each."""
    do(s, verbs.BEGIN_TRANSFER, 0, sender, to)
    for name in who:
        do(s, verbs.NAME, man(s, name), -1, choices(s, verbs.NAME)[0].spent_card)
    do(s, verbs.DONE)


# ---------------------------------------------------------------- men set out
@pytest.mark.rule("17.8")
def test_a_man_sets_out_with_a_movement_card_and_arrives_in_a_later_turn() -> None:
    s = table(MEN)
    a, b, posner = group(s, "german", "A"), group(s, "german", "B"), man(s, "Posner")
    cards = len(hand(s, "german"))
    send(s, ["Posner"], a, b)
    assert len(hand(s, "german")) == cards - 1
    assert s.has(posner, MOVING_OVER)
    assert (s.bound[posner], s.group[posner]) == (b, a)
    assert s.has_mark(a, st.ACTED)
    assert not s.has_mark(b, st.ACTED)
    assert refused(s, verbs.RECEIVE, posner) == "17.8"  # not in the same turn
    around(s)
    do(s, verbs.RECEIVE, posner)
    do(s, verbs.DONE)
    assert names(s, "german", "B") == ["Bernhoff", "Hessel", "Posner"]
    assert names(s, "german", "A") == ["Griess", "Wolff"]
    assert s.has_mark(b, st.ACTED)
    assert not s.has(posner, MOVING_OVER)


@pytest.mark.rule("17.8")
def test_one_card_for_each_man_and_the_cards_go_straight_to_the_discards() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    stacks = on(s, "german", "A")
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    used = choices(s, verbs.NAME)[0].spent_card
    do(s, verbs.NAME, man(s, "Posner"), -1, used)
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, used) == "20.22"
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, card(s, "german", "brush")) == "20.22"
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, -1) == "20.22"
    assert refused(s, verbs.NAME, man(s, "Posner"), -1, choices(s, verbs.NAME)[0].spent_card) == "17.8"
    do(s, verbs.DONE)
    assert s.where[used] == DISCARDED
    assert on(s, "german", "A") == stacks


@pytest.mark.rule("17.8")
def test_giving_it_up_costs_nothing() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    do(s, verbs.NAME, man(s, "Posner"), -1, choices(s, verbs.NAME)[0].spent_card)
    do(s, verbs.GIVE_UP)
    assert not s.has_mark(a, st.ACTED)
    assert not s.has(man(s, "Posner"), st.NAMED)
    assert len(choices(s, verbs.BEGIN_TRANSFER)) == len(choices(table(MEN), verbs.BEGIN_TRANSFER))
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    assert len(choices(s, verbs.NAME)) == 9  # three men, three cards


@pytest.mark.rule("17.8", "10.12")
def test_pinned_men_and_infiltrators_stay_but_do_not_keep_the_others() -> None:
    s = table(MEN.replace("Posner rifle", "Posner rifle!").replace("Wolff rifle", "Wolff rifle ^A"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    assert {int(action.man) for action in choices(s, verbs.NAME)} == {man(s, "Griess")}
    used = card(s, "german", "movement")
    assert refused(s, verbs.NAME, man(s, "Posner"), -1, used) == "17.8"
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, used) == "17.8"


@pytest.mark.rule("17.8")
@pytest.mark.parametrize(
    ("before", "after", "rule"),
    [
        ("german A chit 1:", "german A chit 1 > wire:", "17.8"),
        ("german A chit 1:", "german A chit 1 in minefield:", "17.8"),
        ("german A chit 1:", "german A chit 2:", "17.8"),
        ("Griess sl rifle", "Griess rifle", "17.8"),
        ("Griess sl rifle", "Griess sl rifle!", "17.8"),
        ("hand german: movement, movement, movement, brush", "hand german: brush", "17.8"),
        ("german B chit 1:", "german C chit 1:", "17.8"),
        ("Hessel rifle", "Hessel rifle!", ""),
    ],
)
def test_when_a_transfer_can_begin(before: str, after: str, rule: str) -> None:
    s = table(MEN.replace(before, after))
    to = group(s, "german", "C") if "german C" in after else group(s, "german", "B")
    action = Action(verbs.BEGIN_TRANSFER, 0, group(s, "german", "A"), to)
    refusal = why(s, action)
    assert ("" if refusal is None else refusal.rule) == rule
    assert (action in choices(s, verbs.BEGIN_TRANSFER)) == (rule == "")


@pytest.mark.rule("17.8")
def test_the_leader_may_be_with_those_who_receive() -> None:
    s = table(MEN.replace("Griess sl rifle", "Griess rifle").replace("Hessel rifle", "Hessel asl rifle"))
    assert refused(s, verbs.BEGIN_TRANSFER, 0, group(s, "german", "A"), group(s, "german", "B")) == ""


@pytest.mark.rule("17.8")
def test_both_groups_must_have_had_the_same_chit_when_the_turn_began() -> None:
    s = table(MEN.replace("german B chit 1:", "german B:"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    move(s, "german", "B", FORWARD)
    assert s.chit[a] == s.chit[b]
    assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == "17.8"
    around(s)
    assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == ""


@pytest.mark.rule("17.8")
def test_neither_group_moves_before_the_turn_after_the_arrival() -> None:
    s = table(MEN)
    a, b, posner = group(s, "german", "A"), group(s, "german", "B"), man(s, "Posner")
    send(s, ["Posner"], a, b)
    played = card(s, "german", "movement")
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS) == "17.8"
    around(s)
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS) == "17.8"
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS) == "17.8"
    do(s, verbs.RECEIVE, posner)
    do(s, verbs.DONE)
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS) == "17.8"
    around(s)
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS) == ""
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS) == ""


@pytest.mark.rule("17.8")
def test_who_turns_back_in_his_own_turn_still_keeps_his_group_from_moving_in_it() -> None:
    s = table(
        """
        german A: Griess sl rifle, Posner rifle ~B
        german B: Wolff rifle!
        german C: Kurz rifle, Ott rifle, Hessel rifle, Bernhoff rifle
        american A: Allen rifle, Myers rifle
        hand german: movement
        """,
        draws=["0r=9", "5", "5", "5", "5"],
    )
    do(s, verbs.PANIC, man(s, "Wolff"))  # nobody is left to receive him
    assert s.bound[man(s, "Posner")] == -1
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), SIDEWAYS) == "17.8"
    while s.side == 0:
        do(s, verbs.DONE)
    assert not s.has_mark(group(s, "german", "A"), st.STAYS)


@pytest.mark.rule("17.8")
def test_all_who_are_on_their_way_arrive_together_and_stand_where_their_owner_wants() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    send(s, ["Posner", "Wolff"], a, b)
    around(s)
    assert refused(s, verbs.RECEIVE, man(s, "Wolff")) == "17.8"
    do(s, verbs.RECEIVE, man(s, "Posner"))
    do(s, verbs.SWAP, man(s, "Posner"), man(s, "Bernhoff"))
    do(s, verbs.DONE)
    assert names(s, "german", "B") == ["Posner", "Hessel", "Bernhoff", "Wolff"]


# ---------------------------------------------------------------- on the way
@pytest.mark.rule("17.83")
def test_men_on_their_way_are_attacked_with_either_group_at_two_more() -> None:
    text = TWO.replace("Posner rifle", "Posner rifle ~B").replace("german B chit 1:", "german B chit 1 in woods:")
    text = (
        text.replace("american B:", "american B chit 3:").replace("Myers rifle", "Myers bar")
        + "hand american: fire 2/3\n"
    )
    for letter, men, strength in (("B", 3, 2), ("A", 3, 4)):
        s = table(text, side="american", draws=["red 4"] * 3)
        do(s, verbs.ATTACK_ON, group(s, "american", "B"), group(s, "german", letter))
        do(s, verbs.USE, card(s, "american", "fire 2/3"))
        do(s, verbs.DONE)
        do(s, verbs.RESOLVE)
        lines = [event for event in s.events or [] if event.key == "uf-resolved"]
        assert len(lines) == men
        found = {str(event.params["man"]): event.params["strength"] for event in lines}
        assert found[s.ref(man(s, "Posner"))] == strength


@pytest.mark.rule("17.8", "17.83")
def test_they_are_easier_to_hit_even_if_nobody_is_left_where_they_go() -> None:
    text = TWO.replace("Posner rifle", "Posner rifle ~B").replace("Bernhoff rifle, Hessel rifle", "Hessel rifle")
    text = text.replace("american B:", "american B chit 4:").replace("Myers rifle", "Myers bar")
    s = table(text + "hand american: fire 2/3\n", side="american", draws=["red 4", "black 6"])
    do(s, verbs.ATTACK_ON, group(s, "american", "B"), group(s, "german", "B"))
    do(s, verbs.USE, card(s, "american", "fire 2/3"))
    do(s, verbs.DONE)
    do(s, verbs.RESOLVE)
    assert not s.exists(1)
    assert [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"] == [4, 2]


@pytest.mark.rule("17.84")
def test_who_is_pinned_on_the_way_turns_back() -> None:
    s = table(TWO.replace("Posner rifle", "Posner rifle ~B"))
    posner = man(s, "Posner")
    casualties.pin(s, posner, "6.52")
    assert s.has(posner, PINNED)
    assert not s.has(posner, MOVING_OVER)
    assert (s.bound[posner], s.group[posner]) == (-1, group(s, "german", "A"))
    assert not in_transit.is_tied(s, group(s, "german", "B"))


# ---------------------------------------------------------------- streams, marshes, numbers
@pytest.mark.rule("17.81")
def test_out_of_an_unforded_stream_a_man_has_to_ford() -> None:
    text = TWO.replace("german A chit 1:", "german A chit 1 in stream:")
    s = table(text + "hand german: movement plain, movement plain, movement ford", draws=["red 1", "black 1"])
    a, b = group(s, "german", "A"), group(s, "german", "B")
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    plain = [
        action.spent_card
        for action in choices(s, verbs.NAME)
        if action.man == man(s, "Griess") and s.setup.deck.movement[action.spent_card] == 0
    ]
    do(s, verbs.NAME, man(s, "Griess"), -1, plain[0])
    do(s, verbs.NAME, man(s, "Posner"), -1, plain[1])
    do(s, verbs.NAME, man(s, "Wolff"), -1, card(s, "german", "movement ford"))
    do(s, verbs.DONE)
    going = [name for name in ("Griess", "Posner", "Wolff") if s.has(man(s, name), MOVING_OVER)]
    assert going == ["Posner", "Wolff"]
    assert hand(s, "german") == []
    assert s.has_mark(a, st.ACTED)


@pytest.mark.rule("17.81")
def test_out_of_a_marsh_only_with_a_movement_card_in_play() -> None:
    for stack, rule in ((" in marsh:", "17.81"), (" in marsh > sideways:", "")):
        s = table(MEN.replace("german A chit 1:", "german A chit 1" + stack))
        assert refused(s, verbs.BEGIN_TRANSFER, 0, group(s, "german", "A"), group(s, "german", "B")) == rule


@pytest.mark.rule("17.82")
def test_a_group_is_never_raised_above_ten() -> None:
    nine = ", ".join(f"Mann{i} rifle" for i in "abcdefghi")
    s = table(MEN.replace("Bernhoff rifle, Hessel rifle", nine))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    do(s, verbs.NAME, man(s, "Posner"), -1, choices(s, verbs.NAME)[0].spent_card)
    assert choices(s, verbs.NAME) == []
    assert refused(s, verbs.NAME, man(s, "Wolff"), -1, card(s, "german", "movement red")) == "17.82"
    do(s, verbs.DONE)
    around(s)
    assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == "17.82"  # the one on his way is counted


@pytest.mark.rule("17.82")
def test_a_group_may_be_emptied_and_is_no_more() -> None:
    s = table(MEN.replace("Griess sl rifle, Posner rifle, Wolff rifle", "Griess sl rifle"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    send(s, ["Griess"], a, b)
    around(s)
    do(s, verbs.RECEIVE, man(s, "Griess"))
    assert not s.exists(a)
    assert s.size(b) == 3


# ---------------------------------------------------------------- new groups
@pytest.mark.rule("17.9", "17.91", "17.92")
def test_two_men_or_more_found_a_group_with_a_free_letter() -> None:
    s = table(MEN.replace("german B", "german C"))
    a = group(s, "german", "A")
    send(s, ["Posner", "Wolff"], a, -1 - 1)
    assert s.group_with(0, 1) == -1
    new = int(s.bound[man(s, "Posner")])
    assert refused(s, verbs.FOUND, card(s, "german", "brush"), new) == "17.92"  # not in this turn
    around(s)
    do(s, verbs.FOUND, card(s, "german", "brush"), new)
    assert s.group_with(0, 1) == new
    assert names(s, "german", "B") == ["Posner", "Wolff"]
    assert s.chit[new] == s.chit[a] == 1
    assert s.has_mark(new, st.ACTED)
    assert len(on(s, "german", "B")) == 1


@pytest.mark.rule("17.91")
def test_one_man_founds_nothing_and_a_taken_letter_is_not_free() -> None:
    s = table(MEN.replace("german B", "german C"))
    a = group(s, "german", "A")
    do(s, verbs.BEGIN_TRANSFER, 0, a, -1 - 1)
    do(s, verbs.NAME, man(s, "Posner"), -1, choices(s, verbs.NAME)[0].spent_card)
    assert refused(s, verbs.DONE) == "17.91"
    do(s, verbs.GIVE_UP)
    assert refused(s, verbs.BEGIN_TRANSFER, 0, a, -1 - 2) == "17.91"  # no neighbour
    assert refused(table(MEN), verbs.BEGIN_TRANSFER, 0, a, -1 - 1) == "17.91"  # taken
    short = table(TWO.replace("german B", "german C") + "hand german: movement")
    assert refused(short, verbs.BEGIN_TRANSFER, 0, a, -1 - 1) == "17.91"


@pytest.mark.rule("17.91")
def test_there_is_no_letter_before_a_and_none_after_d() -> None:
    text = MEN.replace("german B chit 1:", "german D chit 1:").replace("Bernhoff rifle", "Bernhoff asl rifle")
    s = table(text)
    a, d = group(s, "german", "A"), group(s, "german", "D")
    for own, letter, rule in ((a, -1, "17.8"), (a, 1, ""), (d, 2, ""), (d, 4, "17.91")):
        assert refused(s, verbs.BEGIN_TRANSFER, 0, own, -1 - letter) == rule


@pytest.mark.rule("17.92")
def test_open_ground_will_do_for_a_new_group_as_well() -> None:
    s = table(MEN.replace("german B", "german C"))
    send(s, ["Posner", "Wolff"], group(s, "german", "A"), -1 - 1)
    new = int(s.bound[man(s, "Posner")])
    around(s)
    do(s, verbs.FOUND, card(s, "german", "woods"), new, 1)
    assert s.way[on(s, "german", "B")[0]] == st.FACE_DOWN
    assert names(s, "german", "B") == ["Posner", "Wolff"]


@pytest.mark.rule("17.92")
def test_if_one_of_them_is_pinned_before_that_all_return() -> None:
    s = table(MEN.replace("german B", "german C"))
    a = group(s, "german", "A")
    send(s, ["Posner", "Wolff"], a, -1 - 1)
    new = int(s.bound[man(s, "Posner")])
    casualties.pin(s, man(s, "Wolff"), "6.52")
    assert [s.bound[man(s, name)] for name in ("Posner", "Wolff")] == [-1, -1]
    assert names(s, "german", "A") == ["Griess", "Posner", "Wolff"]
    around(s)
    assert refused(s, verbs.FOUND, card(s, "german", "brush"), new) == "17.92"


@pytest.mark.rule("17.9")
def test_new_groups_come_from_a_split_alone() -> None:
    s = table(MEN.replace("german B", "german C"))
    for new in range(4):
        assert refused(s, verbs.FOUND, card(s, "german", "brush"), new) == "17.92"
    assert choices(s, verbs.FOUND) == []


@pytest.mark.rule("17.8", "11.13")
def test_an_assistant_who_goes_without_the_gunner_serves_no_more() -> None:
    s = table(MEN.replace("Griess sl rifle, Posner rifle", "Griess sl lmg(crew Posner), Posner rifle"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    send(s, ["Posner"], a, b)
    around(s)
    do(s, verbs.RECEIVE, man(s, "Posner"))
    assert s.serves[man(s, "Posner")] == -1


def test_garbage_is_refused_without_a_fuss() -> None:
    s = table(MEN)
    for verb in (verbs.BEGIN_TRANSFER, verbs.RECEIVE, verbs.FOUND):
        for number in (-1000, -5, -1, 8, 99, 100000):
            assert why(s, Action(verb, number, 0, 0)) is not None or verb == verbs.BEGIN_TRANSFER
            assert why(s, Action(verb, 0, number, 0)) is not None
            assert why(s, Action(verb, 0, 0, number)) is not None
    do(s, verbs.BEGIN_TRANSFER, 0, group(s, "german", "A"), group(s, "german", "B"))
    for number in (-1000, -5, 99, 100000):
        for action in (
            Action(verbs.NAME, number, -1, 3),
            Action(verbs.NAME, 0, number, 3),
            Action(verbs.NAME, 0, -1, number),
        ):
            assert why(s, action) is not None
    assert not s.has(0, FRESH)


@pytest.mark.rule("17.8", "11.11")
def test_who_arrives_stands_last_and_nobody_else_moves_for_an_unarmed_man() -> None:
    s = table(
        """
        german A: Griess sl rifle, Posner rifle ~B
        german B: Wolff rifle unarmed, Hessel rifle, Bernhoff rifle
        american A: Allen rifle
        """
    )
    do(s, verbs.RECEIVE, man(s, "Posner"))
    assert names(s, "german", "B") == ["Wolff", "Hessel", "Bernhoff", "Posner"]


@pytest.mark.rule("17.8")
def test_who_moves_sideways_has_the_chit_with_which_he_began() -> None:
    for way, rule in ((SIDEWAYS, ""), (st.BACK, "17.8"), (st.FORWARD, "17.8")):
        s = table(
            """
            german A chit 1: Griess sl rifle, Posner rifle
            german B chit 1: Wolff rifle
            american A: Allen rifle
            hand german: movement, movement
            """
        )
        a, b = group(s, "german", "A"), group(s, "german", "B")
        do(s, verbs.MOVE, card(s, "german", "movement"), b, way)
        assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == rule
        s.chit[a] = s.chit[b]  # where he is now does not help
        assert refused(s, verbs.BEGIN_TRANSFER, 0, a, b) == rule


@pytest.mark.rule("17.8", "4.2")
def test_one_man_is_enough_and_a_group_that_has_acted_sends_nobody() -> None:
    text = "german A: Griess sl rifle, Posner rifle\ngerman B: Wolff rifle\namerican A: Allen rifle\n"
    text += "hand german: movement\n"
    s = table(text)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    assert {int(action.group) for action in choices(s, verbs.BEGIN_TRANSFER)} == {a, b}
    do(s, verbs.BEGIN_TRANSFER, 0, a, b)
    assert choices(s, verbs.DONE) == []
    do(s, verbs.NAME, man(s, "Posner"), -1, card(s, "german", "movement"))
    assert choices(s, verbs.DONE) == [Action(verbs.DONE)]
    s = table(text + "acted: german A")
    assert {int(action.group) for action in choices(s, verbs.BEGIN_TRANSFER)} == {b}
    s = table(text.replace("movement", "woods"))
    assert choices(s, verbs.BEGIN_TRANSFER) == []
