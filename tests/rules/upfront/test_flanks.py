"""Flank fire (17.1 to 17.5)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import FLANKING, TRANSFERRING
from caposaldo.games.upfront.position import BACK, BY_FLANK_CARD, FORWARD, GROUPS, NATURAL, NO_FLANK, SIDEWAYS
from caposaldo.games.upfront.rules import firepower, flanks
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, do, group, man, on, refused, side_of, table, told

FOUR_AGAINST_TWO = """
nations: german american
german A chit 1: Griess rifle
german B chit 1: Posner rifle
german C chit 1: Wolff rifle
german D chit 1: Bernhoff rifle
american A: Allen rifle
american B: Myers rifle
hand german: movement flank, movement flank, movement
hand american: movement flank, movement flank
"""
ABREAST = """
nations: german american
german A chit 1: Griess rifle
german B chit 1: Posner rifle
american A chit 1: Allen rifle
american B chit 1: Myers rifle
"""
PASSING = """
nations: american german
american A chit 4: Allen rifle
american B chit 3: Myers rifle
american C chit 4: Nixon rifle
german A: Griess rifle
german B chit 1: Posner rifle
"""


def flank(s: UpFrontState, nation: str, letter: str, other: str, target: str) -> int:
    """How the one flanks the other."""
    return int(s.flank[group(s, nation, letter) * GROUPS + group(s, other, target)])


def flankers(s: UpFrontState, nation: str, other: str) -> list[str]:
    """Return the pairs of groups that a Flank card allows."""
    found = []
    for own in range(4):
        for enemy in range(4):
            mine, his = s.group_with(side_of(s, nation), own), s.group_with(side_of(s, other), enemy)
            if mine >= 0 and his >= 0 and flanks.refuse_flank(s, mine, his) is None:
                found.append("ABCD"[own] + "ABCD"[enemy])
    return found


def flank_on(enemy: int) -> int:
    return FLANKING * (1 + enemy)


def move(s: UpFrontState, nation: str, letter: str, way: int, said: str = "movement", aim: int = 0) -> None:
    do(s, verbs.MOVE, card(s, nation, said), group(s, nation, letter), way, aim)


def end_turn(s: UpFrontState) -> None:
    """Done with actions, discards and cards to draw."""
    side = s.side
    while s.side == side and s.waiting():
        do(s, verbs.DONE)


# ---------------------------------------------------------------- by a card
@pytest.mark.rule("17.1", "17.4")
def test_a_flank_card_played_sideways_gives_flank_fire_from_the_end_of_the_turn() -> None:
    s = table(ABREAST + "hand german: movement flank")
    a, b = group(s, "german", "A"), group(s, "american", "B")
    before = firepower.of_group(s, a, b)
    move(s, "german", "A", SIDEWAYS, "movement flank", flank_on(b))
    end_turn(s)
    assert "uf-flank-won" in told(s)
    assert flank(s, "german", "A", "american", "B") == BY_FLANK_CARD
    s.lift(s.upper[a])  # on the move rifles fire half
    assert firepower.of_group(s, a, b) == 2 * before
    assert firepower.of_group(s, a, group(s, "american", "A")) == before  # others as ever (17.21)


@pytest.mark.rule("17.1")
def test_that_flank_fire_is_won_is_said_once() -> None:
    s = table(ABREAST + "hand german: movement flank")
    move(s, "german", "A", SIDEWAYS, "movement flank", flank_on(group(s, "american", "B")))
    said = []
    for _ in range(3):  # German, American, German
        end_turn(s)
        said.append("uf-flank-won" in told(s))
    assert said == [True, False, False]
    assert flank(s, "german", "A", "american", "B") == BY_FLANK_CARD


@pytest.mark.rule("17.1")
def test_only_a_flank_card_that_lies_sideways_gives_it() -> None:
    s = table(ABREAST + "hand german: movement flank, movement plain")
    a, aim = group(s, "german", "A"), flank_on(group(s, "american", "B"))
    assert refused(s, verbs.MOVE, card(s, "german", "movement plain"), a, SIDEWAYS, aim) == "17.1"
    assert refused(s, verbs.MOVE, card(s, "german", "movement flank"), a, FORWARD, aim) != ""
    assert refused(s, verbs.MOVE, card(s, "german", "movement flank"), a, SIDEWAYS, aim) == ""
    move(s, "german", "A", SIDEWAYS, "movement flank")
    end_turn(s)
    assert flank(s, "german", "A", "american", "B") == NO_FLANK
    assert "uf-flank-won" not in told(s)


@pytest.mark.rule("17.1", "8.531")
def test_a_failed_ford_gives_no_flank_fire_and_a_ford_that_succeeds_does() -> None:
    for draw, kind in (("red 3", NO_FLANK), ("black 3", BY_FLANK_CARD)):
        s = table(
            ABREAST.replace("german A chit 1", "german A chit 1 in stream") + "hand german: movement flank",
            draws=[draw],
        )
        move(s, "german", "A", SIDEWAYS, "movement flank", flank_on(group(s, "american", "B")))
        assert flank(s, "german", "A", "american", "B") == kind


@pytest.mark.rule("17.1")
def test_flank_fire_is_a_matter_of_chapter_17() -> None:
    s = table(ABREAST + "level: 16\nhand german: movement flank")
    a, aim = group(s, "german", "A"), flank_on(group(s, "american", "B"))
    assert refused(s, verbs.MOVE, card(s, "german", "movement flank"), a, SIDEWAYS, aim) == "1"


# ---------------------------------------------------------------- who can be flanked
@pytest.mark.rule("17.2")
@pytest.mark.example("ex-17.2")
def test_only_neighbours_with_a_friend_before_them_can_be_flanked() -> None:
    s = table(FOUR_AGAINST_TWO)
    assert flankers(s, "german", "american") == ["AB", "BA", "CB"]
    assert flankers(s, "american", "german") == ["AB", "BA"]
    relettered = table(FOUR_AGAINST_TWO)
    relettered.letter[group(relettered, "american", "B")] = 2
    assert [pair for pair in flankers(relettered, "german", "american") if pair[1] == "C"] == ["BC", "DC"]
    fewer = table(FOUR_AGAINST_TWO.replace("german C chit 1: Wolff rifle", "german C chit 1: Wolff rifle killed"))
    c = group(fewer, "german", "C")
    fewer.letter[c] = -1
    assert flankers(fewer, "german", "american") == ["AB", "BA"]
    fewer.letter[group(fewer, "german", "D")] = 2
    assert flankers(fewer, "german", "american") == ["AB", "BA", "CB"]


@pytest.mark.rule("17.2")
def test_one_that_flanks_us_cannot_be_flanked_by_a_card() -> None:
    s = table(ABREAST + "hand german: movement flank\nflank: american B > german A")
    b, played = group(s, "american", "B"), card(s, "german", "movement flank")
    assert refused(s, verbs.MOVE, played, group(s, "german", "A"), SIDEWAYS, flank_on(b)) == "17.2"
    free = table(ABREAST + "hand german: movement flank")
    assert refused(free, verbs.MOVE, played, group(free, "german", "A"), SIDEWAYS, flank_on(b)) == ""


@pytest.mark.rule("17.2")
def test_the_group_of_the_same_letter_is_not_on_the_flank() -> None:
    s = table(ABREAST + "hand german: movement flank")
    a, played = group(s, "german", "A"), card(s, "german", "movement flank")
    assert refused(s, verbs.MOVE, played, a, SIDEWAYS, flank_on(group(s, "american", "A"))) == "17.2"


@pytest.mark.rule("17.21")
def test_one_card_flanks_one_group_and_the_choice_is_final() -> None:
    s = table(
        """
        german A chit 1: Griess rifle
        german B chit 1: Posner rifle
        german C chit 1: Wolff rifle
        american A chit 1: Allen rifle
        american B: Myers rifle
        american C chit 1: Nixon rifle
        hand german: movement flank
        """
    )
    b, played = group(s, "german", "B"), card(s, "german", "movement flank")
    a, c = group(s, "american", "A"), group(s, "american", "C")
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, flank_on(a)) == ""
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, flank_on(c)) == ""
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, flank_on(a) + flank_on(c)) != ""
    move(s, "german", "B", SIDEWAYS, "movement flank", flank_on(a))
    assert flank(s, "german", "B", "american", "A") == BY_FLANK_CARD
    assert flank(s, "german", "B", "american", "C") == NO_FLANK


# ---------------------------------------------------------------- by passing each other
@pytest.mark.rule("17.3")
@pytest.mark.example("ex-17.3")
def test_who_passes_a_neighbour_flanks_it_and_may_be_flanked() -> None:
    s = table(PASSING + "hand german: movement", side="german")
    move(s, "german", "B", FORWARD)
    assert flank(s, "american", "A", "german", "B") == NATURAL
    assert flank(s, "american", "C", "german", "B") == NATURAL
    assert flank(s, "german", "B", "american", "A") == NATURAL
    assert flank(s, "german", "B", "american", "C") == NO_FLANK  # no German C faces it
    s = table(PASSING + "hand american: movement, movement")
    move(s, "american", "A", FORWARD)
    move(s, "american", "C", FORWARD)
    assert flank(s, "american", "A", "german", "B") == NATURAL
    assert flank(s, "american", "C", "german", "B") == NATURAL
    assert flank(s, "german", "B", "american", "A") == NATURAL
    assert flank(s, "german", "B", "american", "C") == NO_FLANK


@pytest.mark.rule("17.3")
def test_it_comes_only_when_the_sum_goes_from_5_to_6() -> None:
    passed = PASSING.replace("german B chit 1", "german B chit 2").replace("american B chit 3", "american B chit 1")
    s = table(passed + "hand german: movement", side="german")
    move(s, "german", "B", FORWARD)  # 6 to 7 with A and C
    assert flank(s, "german", "B", "american", "A") == NO_FLANK
    s = table(PASSING.replace("german B chit 1", "german B chit 0") + "hand german: movement", side="german")
    move(s, "german", "B", FORWARD)  # 4 to 5
    assert flank(s, "american", "A", "german", "B") == NO_FLANK


@pytest.mark.rule("17.3")
def test_nobody_passes_on_the_flank_who_is_no_neighbour() -> None:
    s = table(
        """
        german A chit 3: Griess rifle
        german C chit 3: Posner rifle
        american A: Allen rifle
        american C chit 2: Myers rifle
        hand german: movement
        """
    )
    move(s, "german", "A", FORWARD)
    assert flank(s, "german", "A", "american", "C") == NO_FLANK
    assert "uf-flank-natural" not in told(s)


@pytest.mark.rule("17.3", "17.63")
def test_friends_and_those_who_are_gone_are_never_passed() -> None:
    friends = "german A chit 3: Griess rifle\ngerman B chit 2: Posner rifle\namerican A: Allen rifle\n"
    s = table(friends + "american B: Myers rifle\nhand german: movement")
    s.chit[group(s, "american", "C")] = 2  # of a group that has been
    move(s, "german", "A", FORWARD)
    assert list(s.behind) == [0] * len(s.behind)
    assert list(s.flank) == [NO_FLANK] * len(s.flank)


@pytest.mark.rule("17.3")
def test_natural_flank_fire_is_a_matter_of_chapter_17() -> None:
    s = table(PASSING + "level: 16\nhand german: movement", side="german")
    move(s, "german", "B", FORWARD)
    assert flank(s, "american", "A", "german", "B") == NO_FLANK


# ---------------------------------------------------------------- what it does
@pytest.mark.rule("17.4")
def test_flames_are_not_doubled_by_flank_fire() -> None:
    text = ABREAST.replace("Griess rifle", "Griess flamethrower").replace("american B chit 1", "american B chit 3")
    s = table(text + "flank: german A > american B")
    without = table(text)
    a, b = group(s, "german", "A"), group(s, "american", "B")
    assert firepower.of_group(s, a, b) == firepower.of_group(without, a, b) > 0


# ---------------------------------------------------------------- how it is lost
@pytest.mark.rule("17.41")
def test_flank_fire_is_lost_when_the_flanker_moves_on() -> None:
    for way in (FORWARD, BACK, SIDEWAYS):
        s = table(ABREAST + "hand german: movement\nflank: german A > american B")
        move(s, "german", "A", way)
        assert flank(s, "german", "A", "american", "B") == NO_FLANK
        assert "uf-flank-lost" in told(s)


@pytest.mark.rule("17.41")
def test_flank_fire_is_lost_when_the_flanker_is_wired() -> None:
    s = table(ABREAST + "hand american: wire\nflank: german A > american B", side="american", step="discarding")
    do(s, verbs.WIRE_ON, card(s, "american", "wire"), group(s, "german", "A"))
    assert flank(s, "german", "A", "american", "B") == NO_FLANK


@pytest.mark.rule("17.41")
def test_terrain_on_the_flanker_does_not_end_it() -> None:
    text = ABREAST.replace("german A chit 1", "german A chit 1 > flank-sideways")
    s = table(text + "hand german: brush\nflank: german A > american B")
    do(s, verbs.LAY_ON, card(s, "german", "brush"), group(s, "german", "A"))
    assert flank(s, "german", "A", "american", "B") == BY_FLANK_CARD


@pytest.mark.rule("17.42")
def test_terrain_played_on_the_flanked_group_ends_it_even_if_it_is_rejected() -> None:
    text = ABREAST.replace("american B chit 1", "american B chit 1 > forward") + "hand german: brush\n"
    s = table(text + "flank: german A > american B", step="discarding")
    do(s, verbs.LAY_ON, card(s, "german", "brush"), group(s, "american", "B"))
    assert flank(s, "german", "A", "american", "B") == NO_FLANK


@pytest.mark.rule("17.43")
def test_flank_fire_ends_when_the_flanked_group_moves() -> None:
    s = table(ABREAST + "hand american: movement\nflank: german A > american B", side="american")
    move(s, "american", "B", SIDEWAYS)
    assert flank(s, "german", "A", "american", "B") == NO_FLANK


@pytest.mark.rule("17.43")
def test_flank_fire_ends_when_the_flanked_group_cuts_its_wire_or_fails_to_ford() -> None:
    for stack, draws in ((" > wire", None), (" in stream", ["red 2"])):
        text = ABREAST.replace("american B chit 1", "american B chit 1" + stack) + "hand american: movement\n"
        s = table(text + "flank: german A > american B", side="american", draws=draws)
        move(s, "american", "B", SIDEWAYS)
        assert flank(s, "german", "A", "american", "B") == NO_FLANK


@pytest.mark.rule("17.44")
def test_flank_fire_ends_with_either_group_or_with_the_friend_in_front() -> None:
    for nation, letter in (("german", "A"), ("american", "B"), ("german", "B")):
        s = table(ABREAST + "flank: german A > american B")
        lost = group(s, nation, letter)
        a, b = group(s, "german", "A"), group(s, "american", "B")
        s.letter[lost] = -1
        flanks.review(s)
        assert s.flank[a * GROUPS + b] == NO_FLANK


@pytest.mark.rule("17.44")
def test_flank_fire_ends_when_letters_are_no_longer_next_to_each_other() -> None:
    s = table(ABREAST + "flank: german A > american B")
    b = group(s, "american", "B")
    for own in (group(s, "german", "B"), b):
        s.letter[own] = 2
    flanks.review(s)
    assert s.flank[group(s, "german", "A") * GROUPS + b] == NO_FLANK
    s = table(ABREAST + "flank: german A > american B")
    flanks.review(s)
    assert flank(s, "german", "A", "american", "B") == BY_FLANK_CARD


@pytest.mark.rule("17.5")
def test_the_flank_card_stays_as_ordinary_movement() -> None:
    text = ABREAST.replace("german A chit 1", "german A chit 1 > flank-sideways") + "hand american: movement\n"
    s = table(text + "flank: german A > american B", side="american")
    before = on(s, "german", "A")
    move(s, "american", "B", SIDEWAYS)
    assert flank(s, "german", "A", "american", "B") == NO_FLANK
    assert on(s, "german", "A") == before
    end_turn(s)
    while s.side == 0 and s.waiting():
        do(s, verbs.DONE)
    assert flank(s, "german", "A", "american", "B") == NO_FLANK  # it does not come back


@pytest.mark.rule("17.2", "17.7")
def test_a_flank_card_may_also_announce_a_letter_and_flanks_by_the_old_one() -> None:
    s = table(ABREAST + "german D chit 1: Wolff rifle\nhand german: movement flank")
    b, played = group(s, "german", "B"), card(s, "german", "movement flank")
    aim = flank_on(group(s, "american", "A")) + TRANSFERRING * (1 + 2)
    assert refused(s, verbs.MOVE, played, b, SIDEWAYS, aim) == ""
    do(s, verbs.MOVE, played, b, SIDEWAYS, aim)
    assert flank(s, "german", "B", "american", "A") == BY_FLANK_CARD
    assert s.announced[b] == 2


def test_men_fire_at_others_without_the_bonus() -> None:
    s = table(ABREAST + "flank: german A > american B")
    a = group(s, "german", "A")
    assert flanks.doubles(s, a, group(s, "american", "B"))
    assert not flanks.doubles(s, a, group(s, "american", "A"))
    assert not flanks.doubles(s, group(s, "german", "B"), group(s, "american", "B"))
    assert man(s, "Griess") == 0
