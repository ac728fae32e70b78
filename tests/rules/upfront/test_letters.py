"""Groups that change letter (17.7)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import FLANKING, TRANSFERRING
from caposaldo.games.upfront.position import BY_FLANK_CARD, FORWARD, GROUPS, NO_FLANK, SIDEWAYS
from caposaldo.games.upfront.rules import ranges
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, refused, table, told

TWO = """
nations: german american
german A chit 1: Griess sl rifle, Posner rifle, Wolff rifle
german B chit 1: Bernhoff rifle, Hessel rifle
american A: Allen rifle
american B: Myers rifle
"""
MEN = TWO + "hand german: movement, movement, movement, brush, woods\n"
LETTER_C = TRANSFERRING * (1 + 2)


def move(s: UpFrontState, nation: str, letter: str, way: int, aim: int = 0, said: str = "movement") -> None:
    do(s, verbs.MOVE, card(s, nation, said), group(s, nation, letter), way, aim)


def to_letter(letter: str) -> int:
    return TRANSFERRING * (1 + "ABCD".index(letter))


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


def lay(s: UpFrontState, number: int, said: str) -> None:
    do(s, verbs.LAY_ON, card(s, "german", said), number)


# ---------------------------------------------------------------- a group takes another letter
@pytest.mark.rule("17.7")
def test_the_letter_changes_when_terrain_is_accepted_on_the_sideways_card() -> None:
    s = table(MEN)
    b = group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    assert (s.letter[b], s.announced[b]) == (1, 2)
    around(s)
    assert s.letter[b] == 1
    lay(s, b, "brush")
    assert (s.letter[b], s.announced[b]) == (2, -1)
    assert "uf-takes-letter" in told(s)
    assert ranges.relative(s, b, group(s, "american", "A")) == 0  # 1 less one: no neighbour any more


@pytest.mark.rule("17.7")
def test_without_terrain_or_with_more_movement_nothing_comes_of_it() -> None:
    s = table(MEN)
    b = group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    around(s)
    move(s, "german", "B", SIDEWAYS)
    around(s)
    lay(s, b, "brush")
    assert s.letter[b] == 1


@pytest.mark.rule("17.7", "7.32")
def test_rejecting_terrain_on_the_sideways_card_ends_it() -> None:
    s = table(MEN + "hand american: hill")
    b = group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    pass_turn(s)
    do(s, verbs.DONE)
    do(s, verbs.LAY_ON, card(s, "american", "hill"), b)
    pass_turn(s)
    do(s, verbs.REJECT)
    assert (s.letter[b], s.announced[b]) == (1, -1)


@pytest.mark.rule("17.7")
def test_terrain_of_the_enemy_accepted_on_the_card_changes_the_letter_as_well() -> None:
    s = table(MEN + "hand american: hill")
    b = group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    pass_turn(s)
    do(s, verbs.DONE)
    do(s, verbs.LAY_ON, card(s, "american", "hill"), b)
    pass_turn(s)
    do(s, verbs.ACCEPT)
    assert s.letter[b] == 2


@pytest.mark.rule("17.7")
def test_only_a_neighbouring_letter_from_a_to_d() -> None:
    s = table(MEN + "german D chit 1: Degi rifle")
    played, d = card(s, "german", "movement"), group(s, "german", "D")
    assert refused(s, verbs.MOVE, played, group(s, "german", "B"), SIDEWAYS, LETTER_C) == ""
    assert refused(s, verbs.MOVE, played, group(s, "german", "A"), SIDEWAYS, LETTER_C) == "17.7"
    assert refused(s, verbs.MOVE, played, d, SIDEWAYS, LETTER_C) == ""
    assert refused(s, verbs.MOVE, played, d, SIDEWAYS, TRANSFERRING * 5) != ""
    assert refused(s, verbs.MOVE, played, d, FORWARD, LETTER_C) != ""


@pytest.mark.rule("17.7")
def test_two_neighbours_exchange_letters_when_both_have_their_terrain() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    move(s, "german", "A", SIDEWAYS, to_letter("B"))
    move(s, "german", "B", SIDEWAYS, to_letter("A"))
    around(s)
    lay(s, a, "brush")
    assert [s.letter[a], s.letter[b]] == [0, 1]
    lay(s, b, "woods")
    assert [s.letter[a], s.letter[b]] == [1, 0]


@pytest.mark.rule("17.7")
def test_an_exchange_that_only_one_announces_comes_to_nothing() -> None:
    s = table(MEN)
    a = group(s, "german", "A")
    move(s, "german", "A", SIDEWAYS, to_letter("B"))
    pass_turn(s)
    assert s.announced[a] == -1
    assert "uf-letter-lapses" in told(s)


@pytest.mark.rule("17.7")
def test_if_one_of_the_two_cannot_complete_it_neither_changes() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    move(s, "german", "A", SIDEWAYS, to_letter("B"))
    move(s, "german", "B", SIDEWAYS, to_letter("A"))
    around(s)
    lay(s, a, "brush")
    move(s, "german", "B", SIDEWAYS)
    around(s)
    assert s.announced[a] == -1
    lay(s, b, "woods")
    assert [s.letter[a], s.letter[b]] == [0, 1]


@pytest.mark.rule("17.7")
def test_the_letter_of_a_friend_who_cannot_move_is_not_to_be_had() -> None:
    for german_b in ("german B chit 1 > wire:", "german B chit 1 in stream:"):
        s = table(MEN.replace("german B chit 1:", german_b))
        assert (
            refused(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), SIDEWAYS, to_letter("B"))
            == "17.7"
        )
    pinned = table(MEN.replace("Hessel rifle", "Hessel rifle!"))
    a, played = group(pinned, "german", "A"), card(pinned, "german", "movement")
    assert refused(pinned, verbs.MOVE, played, a, SIDEWAYS, to_letter("B")) == "17.7"
    alone = table(TWO + "hand german: movement")
    assert refused(alone, verbs.MOVE, card(alone, "german", "movement"), a, SIDEWAYS, to_letter("B")) == "17.7"


@pytest.mark.rule("17.7", "17.8")
def test_nor_that_of_one_who_has_acted_or_is_tied_by_a_transfer() -> None:
    for more in ("acted: german B", "german C chit 1: Degi rifle ~B", "american C: Nixon rifle ^B"):
        s = table(MEN + more)
        played, a = card(s, "german", "movement"), group(s, "german", "A")
        assert refused(s, verbs.MOVE, played, a, SIDEWAYS, to_letter("B")) == "17.7"


@pytest.mark.rule("17.7")
def test_an_exchange_is_announced_by_both_in_the_same_turn() -> None:
    s = table(MEN.replace("german B chit 1:", "german B chit 1 > sideways:"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    s.announced[b] = 0  # of a turn before
    s.set_mark(b, st.ACTED)
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == "17.7"
    s.set_mark(b, st.EXCHANGING)
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == ""
    s.announced[b] = 2  # with somebody else
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == "17.7"


@pytest.mark.rule("17.7", "17.91")
def test_a_letter_for_which_men_have_set_out_is_taken() -> None:
    s = table(MEN.replace("Posner rifle, Wolff rifle", "Posner rifle ~D, Wolff rifle ~D"))
    b, played = group(s, "german", "B"), card(s, "german", "movement")
    s.announced[3] = 2  # they are to found group C
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, LETTER_C) == "17.7"
    s.announced[3] = 3
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, LETTER_C) == ""
    s = table(MEN)
    s.announced[3] = 2  # but nobody is left who goes there
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), b, SIDEWAYS, LETTER_C) == ""


@pytest.mark.rule("17.7", "7.3")
def test_a_letter_left_by_terrain_of_the_enemy_is_free_in_the_turn_that_begins() -> None:
    text = TWO + "hand german: movement\nhand american: stream"
    for gift in ("offered-woods", ""):
        s = table(text.replace("german B chit 1:", f"german B chit 1 > sideways {gift}:"), "american", "discarding")
        a, b = group(s, "german", "A"), group(s, "german", "B")
        s.announced[b] = 2
        if not gift:
            do(s, verbs.LAY_ON, card(s, "american", "stream"), b)
        while s.side == 1:
            do(s, verbs.DONE)
        if gift:
            do(s, verbs.ACCEPT)
        assert s.letter[b] == 2
        assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == ""


@pytest.mark.rule("17.7")
def test_an_old_announcement_of_the_other_does_not_make_an_exchange() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    s.announced[a] = 1  # of an exchange that B has given up
    move(s, "german", "B", SIDEWAYS, to_letter("A"))
    pass_turn(s)
    assert [s.announced[a], s.announced[b]] == [-1, -1]


@pytest.mark.rule("17.7", "20.56")
def test_an_exchange_lapses_if_one_of_the_two_has_been_infiltrated_meanwhile() -> None:
    text = MEN.replace("german A chit 1:", "german A chit 1 in brush:").replace("Allen rifle", "Allen rifle ^A")
    s = table(text.replace("german B chit 1:", "german B chit 1 > sideways:"))
    a, b = group(s, "german", "A"), group(s, "german", "B")
    s.announced[a], s.announced[b] = 1, 0
    lay(s, b, "woods")
    assert [s.letter[a], s.letter[b], s.announced[a], s.announced[b]] == [0, 1, -1, -1]


@pytest.mark.rule("17.7")
def test_where_nothing_was_announced_nothing_lapses() -> None:
    s = table(MEN.replace("german B chit 1:", "german B chit 1 > sideways:"))
    lay(s, group(s, "german", "B"), "woods")
    assert "uf-letter-lapses" not in told(s)


@pytest.mark.rule("17.7")
def test_a_letter_that_was_taken_when_the_turn_began_is_not_free_yet() -> None:
    s = table(MEN)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    around(s)
    lay(s, b, "brush")
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == "17.7"
    around(s)
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), a, SIDEWAYS, to_letter("B")) == ""


@pytest.mark.rule("17.7")
def test_nor_is_the_letter_of_a_group_that_is_no_more_before_the_next_turn() -> None:
    s = table(MEN.replace("Bernhoff rifle, Hessel rifle", "Hessel rifle!"), draws=["0r=9"])
    a, played = group(s, "german", "A"), card(s, "german", "movement")
    do(s, verbs.PANIC, man(s, "Hessel"))
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS, to_letter("B")) == "17.7"
    assert to_letter("B") not in [action.aims for action in choices(s, verbs.MOVE)]
    around(s)
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS, to_letter("B")) == ""


@pytest.mark.rule("17.7", "17.44")
def test_flank_fire_is_kept_only_if_it_still_holds_with_the_new_letter() -> None:
    three = MEN.replace("hand german:", "german C chit 1: Degi rifle\nhand german: movement flank,")
    s = table(three.replace("german C", "german D") + "american C: Nixon rifle")
    b = group(s, "german", "B")
    aim = FLANKING * (1 + group(s, "american", "A")) + LETTER_C
    move(s, "german", "B", SIDEWAYS, aim, "movement flank")
    around(s)
    assert s.flank[b * GROUPS + group(s, "american", "A")] == BY_FLANK_CARD
    lay(s, b, "brush")
    assert s.flank[b * GROUPS + group(s, "american", "A")] == NO_FLANK  # C and A are no neighbours


@pytest.mark.rule("17.7", "8.42")
def test_from_a_marsh_the_first_card_announces_and_the_letter_changes_after_the_second() -> None:
    s = table(MEN.replace("german B chit 1:", "german B chit 1 in marsh:"))
    b = group(s, "german", "B")
    move(s, "german", "B", SIDEWAYS, LETTER_C)
    around(s)
    move(s, "german", "B", SIDEWAYS)
    around(s)
    lay(s, b, "brush")
    assert s.letter[b] == 2


@pytest.mark.rule("20.56")
def test_infiltrated_groups_and_groups_with_infiltrators_keep_their_letter() -> None:
    for text in (MEN.replace("Hessel rifle", "Hessel rifle ^B"), MEN.replace("Myers rifle", "Myers rifle ^B")):
        s = table(text)
        assert (
            refused(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "B"), SIDEWAYS, LETTER_C)
            == "20.56"
        )
    elsewhere = table(MEN.replace("Griess sl rifle", "Griess sl rifle ^A").replace("Allen rifle", "Allen rifle ^A"))
    played, b = card(elsewhere, "german", "movement"), group(elsewhere, "german", "B")
    assert refused(elsewhere, verbs.MOVE, played, b, SIDEWAYS, LETTER_C) == ""


@pytest.mark.rule("20.1", "20.2", "17.7")
def test_who_comes_within_reach_by_a_letter_taken_in_this_turn_does_not_infiltrate_yet() -> None:
    text = """
    german A chit 3 in brush: Griess sl rifle, Posner rifle
    german B chit 3 > sideways: Bernhoff rifle, Hessel rifle
    american C chit 2: Allen rifle, Myers rifle
    hand german: woods
    """
    s = table(text)
    a, b = group(s, "german", "A"), group(s, "german", "B")
    s.announced[a], s.announced[b] = 1, 0
    lay(s, b, "woods")
    assert (s.letter[a], ranges.relative(s, a, group(s, "american", "C"))) == (1, 5)
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, a) == "20.1"
    assert choices(s, verbs.BEGIN_INFILTRATION) == []
    around(s)
    assert refused(s, verbs.BEGIN_INFILTRATION, 0, a) == ""


@pytest.mark.rule("17.7", "20.56")
def test_an_announcement_lapses_if_the_letter_is_taken_or_the_group_infiltrated_meanwhile() -> None:
    text = MEN.replace("german A chit 1:", "german A chit 1 > sideways:")
    entered = text.replace("german B", "german C").replace(
        "american A: Allen rifle", "american A chit 4: Allen rifle ^A"
    )
    for position in (text, entered):
        s = table(position)
        s.announced[0] = 1
        lay(s, 0, "woods")
        assert [s.letter[0], s.announced[0]] == [0, -1]


@pytest.mark.rule("17.7", "17.44")
def test_flank_fire_on_those_who_exchange_letters_is_lost() -> None:
    text = MEN.replace("german A chit 1:", "german A chit 1 in brush:") + "flank: german A > american B\n"
    s = table(text.replace("german B chit 1:", "german B chit 1 > sideways:"))
    s.announced[0], s.announced[1] = 1, 0
    lay(s, 1, "woods")
    assert [s.letter[0], s.letter[1]] == [1, 0]
    assert s.flank[0 * GROUPS + group(s, "american", "B")] == NO_FLANK
