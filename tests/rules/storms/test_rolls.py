"""Rule 3.2.3 and cards 12, V14, V30: rolls and what changes them."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARRAGE, DIRECT, FOR_ATTACK, FOR_CAP, FOR_DETECTION, FOR_RECOVERY
from caposaldo.games.storms.rules import rolls
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.rolls import Boost, ConcludeRoll, MadeRoll, Reroll
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, KEEP, USE
from rules.storms.deeds import refused
from rules.storms.field import at, card, choices, field, held, told, top, unit

FIGHT = '''
map = """
. . . .
 . . . .
"""
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 A03 e"
C = "sov-rifle41 A03 w"
[german]
cap = 4
[soviet]
cap = 0
'''
LUCKY = '[cards]\ndeck = { "2" = 2, "12" = 1 }\n'


def attack(s: StormsState, target: str, mode: int = DIRECT) -> StormsState:
    """A is about to roll against the target."""
    s.push(Attack(unit(s, "A"), at(s, "A03"), mode))
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, target))
    return s


def choose(s: StormsState, action: Action) -> None:
    """It is offered, accepted and done, but nothing is drawn from the roll: what it was for is another matter."""
    assert refused(s, action) == ("", "")
    assert action in s.actions(s.waiting()[0])
    s.top().perform(s, s.waiting()[0], action)
    s.forget()


def total(s: StormsState) -> int:
    assert isinstance(s.top(), ConcludeRoll)
    return int(top(s, MadeRoll).total)


# ---------------------------------------------------------------- CAP
@pytest.mark.rule("3.2.3", "3.2")
@pytest.mark.example("ex-3.2.3-a")
def test_two_cap_turn_a_seven_into_a_nine() -> None:
    s = attack(field(FIGHT, rolls=[3, 4]), "C")
    assert (type(s.top()), s.waiting()) == (Boost, [GERMAN])
    choose(s, Action(BOOST_BY, 2))
    assert (total(s), top(s, MadeRoll).cap, top(s, MadeRoll).faces, s.cap[GERMAN]) == (9, 2, 34, 2)


@pytest.mark.rule("3.2.3")
def test_no_more_than_two_cap_and_no_more_than_there_are() -> None:
    s = attack(field(FIGHT, rolls=[]), "C")
    assert [int(a.cap) for a in choices(s, GERMAN)] == [0, 1, 2]
    for shift in (3, -3, 1000):
        assert refused(s, Action(BOOST_BY, shift)) == ("3.2.3", "st-boost-range")
    s.cap[GERMAN] = 1
    assert refused(s, Action(BOOST_BY, 2)) == ("3.2.3", "st-no-cap")
    assert refused(s, Action(BOOST_BY, -1)) == ("3.2.3", "st-boost-harms")


@pytest.mark.rule("3.2.3", "7.6.3h")
def test_a_roll_against_a_friend_is_shifted_down() -> None:
    s = attack(field(FIGHT, rolls=[3, 4]), "B")
    assert [int(a.cap) for a in choices(s, GERMAN)] == [0, -1, -2]
    assert refused(s, Action(BOOST_BY, 1)) == ("3.2.3", "st-boost-harms")
    choose(s, Action(BOOST_BY, -2))
    assert (total(s), s.cap[GERMAN]) == (5, 2)


@pytest.mark.rule("3.2.3")
def test_only_who_rolls_is_asked_and_only_if_he_has_cap() -> None:
    s = field(FIGHT, rolls=[6])
    rolls.ask(s, SOVIET, FOR_DETECTION, unit(s, "A"))
    assert (total(s), top(s, MadeRoll).side, top(s, MadeRoll).faces) == (6, SOVIET, 60)
    assert s.cap[GERMAN] == 4


@pytest.mark.rule("3.2.3", "7.7")
def test_cap_count_for_one_roll_only() -> None:
    s = attack(field(FIGHT, rolls=[1, 1, 1, 1]), "C")
    choose(s, Action(BOOST_BY, 1))
    assert total(s) == 3
    s.pop()
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, "C"))
    choose(s, Action(BOOST_BY, 0))
    assert (total(s), s.cap[GERMAN]) == (2, 3)


@pytest.mark.rule("10.3", "7.5", "8.1")
def test_some_rolls_are_made_with_one_die() -> None:
    for purpose, faces in ((FOR_RECOVERY, [2, 5]), (FOR_DETECTION, [5]), (FOR_CAP, [5])):
        s = field(FIGHT, rolls=faces)
        s.cap[GERMAN] = 0
        rolls.ask(s, GERMAN, purpose, -1)
        assert total(s) == sum(faces)
        assert told(s) == ["st-rolled-two" if len(faces) == 2 else "st-rolled-one"]


# ---------------------------------------------------------------- cards
@pytest.mark.rule("8.1", "8.0")
def test_luck_throws_all_dice_again_and_the_cap_stay() -> None:
    s = attack(field('hands = { german = ["12"] }' + FIGHT + LUCKY, rolls=[1, 2, 6, 5]), "C")
    choose(s, Action(BOOST_BY, 1))
    assert (type(s.top()), s.waiting()) == (Reroll, [GERMAN])
    choose(s, Action(USE, card(s, "12")))
    assert (total(s), held(s, "german"), s.discarded[card(s, "12")], s.cap[GERMAN]) == (12, [], 1, 3)


@pytest.mark.rule("8.0")
def test_the_question_after_a_roll_does_not_tell_what_is_held() -> None:
    s = attack(field('hands = { german = ["2"] }' + FIGHT + LUCKY, rolls=[1, 2]), "C")
    choose(s, Action(BOOST_BY, 0))
    assert isinstance(s.top(), Reroll)
    assert s.actions(GERMAN) == [Action(KEEP)]
    assert refused(s, Action(USE, card(s, "12"))) == ("8.1", "st-roll-no-card")
    assert refused(s, Action(USE, -5)) == ("8.1", "st-roll-no-card")
    choose(s, Action(KEEP))
    assert total(s) == 3


@pytest.mark.rule("8.0")
def test_nobody_is_asked_when_everybody_knows_that_luck_is_not_in_hand() -> None:
    for hand, played in (("[]", 0), ('["2"]', 1)):
        s = field(f"hands = {{ german = {hand} }}" + FIGHT + LUCKY, rolls=[1, 2])
        s.discarded[card(s, "12")] = played
        attack(s, "C")
        choose(s, Action(BOOST_BY, 0))
        assert total(s) == 3


@pytest.mark.rule("8.3")
def test_hard_fighting_throws_the_worse_die_of_an_attack_again_once() -> None:
    s = attack(field(FIGHT.replace("A01 e", "A01 e cards=V14"), rolls=[5, 1, 4, 2, 2]), "C")
    choose(s, Action(BOOST_BY, 2))
    choose(s, Action(USE, card(s, "V14")))
    assert (total(s), top(s, MadeRoll).faces) == (11, 54)
    s.pop()
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, "C"))
    choose(s, Action(BOOST_BY, 0))
    assert total(s) == 4  # it has been used


@pytest.mark.rule("8.3")
def test_an_advance_adds_two_and_is_said_before_the_roll_once_a_round() -> None:
    s = field(FIGHT.replace("A01 e", "A01 e cards=V30"), rolls=[3, 3, 1, 1])
    s.cap[GERMAN] = 0
    attack(s, "C")
    assert s.actions(GERMAN) == [Action(BOOST_BY, 0), Action(USE, card(s, "V30"))]
    choose(s, Action(USE, card(s, "V30")))
    assert (total(s), top(s, MadeRoll).cap) == (8, 0)
    s.pop()
    rolls.ask(s, GERMAN, FOR_ATTACK, unit(s, "C"))
    assert total(s) == 2
    assert s.used_now[unit(s, "A")] == 1


@pytest.mark.rule("8.3")
def test_a_barrage_is_no_attack_of_a_unit() -> None:
    s = field(FIGHT.replace("A01 e", "A01 e cards=V30"), rolls=[3, 3])
    s.cap[GERMAN] = 0
    attack(s, "C", BARRAGE)
    assert total(s) == 6
