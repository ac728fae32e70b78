"""Chapters 0.4, 2 and 3, the corners of them: who may be taken and how, initiative without CAP, control that changes by
what happens in play."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.io.files import load_setup
from caposaldo.games.storms.position import ACTED, BY_AP, BY_CAP, BY_CARD, INITIATIVE, MEMBER, TARGET
from caposaldo.games.storms.rules import rounds
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import ADD_CAP, BOOST_BY, DECLARE, EXIT, FIRE, TAKE
from rules.storms.deeds import apply, passes, refused, status, taking
from rules.storms.field import choices, field, held, told, unit, where
from rules.storms.shots import fires
from rules.storms.steps import goes, going, looks, sneaking

TWO = '''
map = """
. . . . . . .
 . . . . . . .
. . . . . . .
"""
rounds = 5
[units]
A = "ger-rifle43 A01 e"
B = "ger-hmg42 B01 e"
C = "sov-rifle41 A07 w"
D = "sov-rifle41 B07 w"
[german]
cap = 4
[soviet]
cap = 5
'''


def offers(s: StormsState) -> list[tuple[str, int]]:
    return [(s.setup.labels[a.unit], int(a.means)) for a in choices(s, s.waiting()[0]) if a.verb == TAKE]


# ---------------------------------------------------------------- options (0.4)
@pytest.mark.rule("0.4", "3.0.1", "5.0.1")
def test_optional_rules_are_off_unless_they_are_chosen() -> None:
    for options in ({}, {"variable_ap": "yes"}, {"cautious": "yes"}):
        setup = load_setup("first-shots", dict(options))
        assert (setup.variable_ap, setup.cautious) == ("variable_ap" in options, "cautious" in options)


# ---------------------------------------------------------------- who may be taken, and how (2.2, 3.0, 3.2)
@pytest.mark.rule("2.2a", "3.2.2", "3.1")
def test_a_spent_unit_acts_on_cap_only() -> None:
    s = field(TWO.replace("A01 e", "A01 e spent"))
    assert [means for label, means in offers(s) if label == "A"] == [BY_CAP]
    assert refused(s, taking(s, "A")) == ("2.2a", "st-take-spent")
    assert refused(s, taking(s, "A", "cap")) == ("", "")


@pytest.mark.rule("2.2g", "3.0c", "3.2.2")
def test_command_actions_need_no_activation_and_do_not_mind_one() -> None:
    for words in ("A01 e", "A01 e active"):
        s = field(TWO.replace("A01 e", words))
        assert [label for label, means in offers(s) if means == BY_CAP] == ["A", "B"]
        assert [refused(s, taking(s, label, "cap")) for label in "AB"] == [("", ""), ("", "")]


@pytest.mark.rule("2.2d")
def test_a_unit_acts_by_a_card_only_when_the_card_is_played() -> None:
    s = field(TWO)
    assert refused(s, Action(TAKE, unit(s, "A"), means=BY_CARD)) == ("2.2d", "st-take-means")
    assert BY_CARD not in [means for _, means in offers(s)]


@pytest.mark.rule("3.0", "5.1")
def test_a_reinforcement_that_waits_is_activated_off_the_map() -> None:
    text = TWO.replace('A = "ger-rifle43 A01 e"', 'A = "ger-rifle43 @west round=1 waiting"')
    s = field(text + '[german.zones]\nwest = ["A01"]\n')
    assert ("A", BY_AP) in offers(s)
    assert refused(s, taking(s, "A")) == ("", "")
    apply(s, taking(s, "A"))
    assert (status(s, "A"), where(s, "A"), s.ap[GERMAN]) == ("active", "", 7)


@pytest.mark.rule("3.2.1")
def test_any_number_of_cap_takes_the_place_of_ap() -> None:
    text = TWO.replace("A01 e", "A01 hidden").replace("ger-rifle43", "ger-pak40").replace("cap = 4", "cap = 12")
    s = field(text)
    apply(s, taking(s, "A"))
    for _ in range(10):
        apply(s, Action(ADD_CAP))
    assert refused(s, Action(ADD_CAP)) == ("3.2.1", "st-add-one-ap")
    assert isinstance(s.top(), Act)
    apply(s, sneaking(s, "A02"))  # 5 and 6 for the open
    assert (s.ap[GERMAN], s.cap[GERMAN], where(s, "A")) == (6, 2, "A02")


# ---------------------------------------------------------------- the round (2.0, 3.2.4)
@pytest.mark.rule("2.0", "8.1b")
def test_in_the_first_round_nothing_is_drawn_besides_the_deal() -> None:
    text = TWO + '[cards]\ndrawn = 2\ndeck = { "2" = 8 }\n'
    for number, drawn in ((1, 0), (2, 2)):
        s = field(text, round=number - 1)
        s.stack = [Round()]
        rounds.refresh(s)
        assert (len(held(s, "german")), len(held(s, "soviet"))) == (drawn, drawn)


@pytest.mark.rule("3.2.4", "2.1")
def test_after_a_tie_a_side_that_has_no_cap_left_rolls_without_any() -> None:
    s = field(TWO.replace("cap = 4", "cap = 2"), rolls=[3, 3, 4, 4, 1, 3, 2, 3])
    s.phase = INITIATIVE
    s.stack = [Round()]
    rounds.ask_for_bids(s)
    s.run_on()
    apply(s, Action(DECLARE, 0), Action(DECLARE, 2))  # the Soviets roll 6, the Germans 8 and 2
    assert isinstance(s.top(), Choose)
    s = field(TWO.replace("cap = 4", "cap = 2"), rolls=[4, 4, 3, 3, 1, 4, 2, 2])
    s.phase = INITIATIVE
    s.stack = [Round()]
    rounds.ask_for_bids(s)
    s.run_on()
    apply(s, Action(DECLARE, 0), Action(DECLARE, 2))  # 8 and 6 + 2: a tie
    assert "st-initiative-tie" in told(s)
    assert (s.waiting(), list(s.cap)) == ([SOVIET], [0, 5])
    apply(s, Action(DECLARE, 0))  # now 5 against 4
    assert (s.side, type(s.top())) == (SOVIET, Choose)


# ---------------------------------------------------------------- control in play (2.4a)
WELL = """
[[objective]]
hex = "B02"
name = { it = "Il pozzo", en = "The well" }
"""
ACROSS = TWO.replace("B07 w", "B03 w") + WELL


@pytest.mark.rule("2.4a")
def test_who_comes_alone_takes_control_and_keeps_it_when_he_leaves() -> None:
    s = field(ACROSS)
    goes(s, "B", "B02")
    assert s.control[0] == GERMAN
    passes(s)
    goes(s, "B", "B01")
    assert s.control[0] == GERMAN
    goes(s, "D", "B02")
    assert s.control[0] == SOVIET


@pytest.mark.rule("2.4a")
def test_who_is_left_alone_takes_control() -> None:
    s = field(ACROSS)
    goes(s, "B", "B02")
    goes(s, "D", "B02")
    assert s.control[0] == GERMAN
    goes(s, "B", "A02")
    assert s.control[0] == SOVIET
    s = field(ACROSS.replace("cap = 4", "cap = 0").replace("cap = 5", "cap = 0"), rolls=[6, 6])
    goes(s, "B", "B02")
    goes(s, "D", "B02")
    passes(s)
    fires(s, "D", "B02")
    assert (where(s, "B"), s.control[0]) == ("", SOVIET)


@pytest.mark.rule("2.4a")
def test_who_leaves_the_map_leaves_the_hex_to_the_enemy() -> None:
    s = field(ACROSS.replace("[german]", '[german]\nexits = ["B02"]'))
    goes(s, "B", "B02")
    goes(s, "D", "B02")
    apply(s, taking(s, "B"), Action(EXIT))
    assert s.control[0] == SOVIET


@pytest.mark.rule("2.4a", "10.0")
def test_who_comes_to_light_takes_control() -> None:
    s = field(ACROSS.replace("B03 w", "B02 hidden"))
    assert s.control[0] == -1
    apply(s, taking(s, "A"), going(s, "A02"))
    assert s.control[0] == SOVIET
    looks(s)
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("3.0.1", "3.1")
def test_variable_ap_concern_activations_only() -> None:
    s = field(TWO + "[options]\nvariable_ap = true\n", rolls=[2, 2])
    goes(s, "A", "A02", "opportunity")
    assert (status(s, "A"), s.waiting()) == ("spent", [SOVIET])
    apply(s, taking(s, "C"), Action(BOOST_BY, 0))
    assert (s.ap[SOVIET], type(s.top())) == (4, Choose)


# ---------------------------------------------------------------- what is offered, and what is over
@pytest.mark.rule("3.0c", "3.1")
def test_an_active_unit_is_offered_no_opportunity() -> None:
    s = field(TWO.replace("A01 e", "A01 e active"))
    assert [means for label, means in offers(s) if label == "A"] == [BY_AP, BY_CAP]


@pytest.mark.rule("2.2a", "9.0")
def test_a_unit_is_active_from_the_moment_it_acts_from_the_pool() -> None:
    s = field(TWO.replace("A01 e", "A01 e active"))
    apply(s, taking(s, "B"))
    assert (status(s, "B"), s.ap[GERMAN]) == ("active", 7)


@pytest.mark.rule("2.2")
def test_nothing_of_an_action_is_left_when_it_is_over() -> None:
    s = field(TWO.replace("cap = 4", "cap = 0"), rolls=[1, 1])
    fires(s, "A", "A07")
    assert not any(s.flags[u] & (MEMBER | ACTED | TARGET) for u in range(int(s.setup.count())))


@pytest.mark.rule("3.2.3")
def test_no_more_cap_are_offered_on_a_roll_than_there_are() -> None:
    s = field(TWO.replace("cap = 4", "cap = 1"))
    apply(s, taking(s, "A"), Action(FIRE, hex=s.hex[unit(s, "C")], how=0))
    assert s.actions(GERMAN) == [Action(BOOST_BY, 0), Action(BOOST_BY, 1)]


@pytest.mark.rule("3.2.1")
def test_the_last_ap_cannot_be_replaced() -> None:
    s = field("ap = [1, 0]" + TWO.replace("A01 e", "A01 e active"))
    apply(s, taking(s, "A"))
    assert refused(s, Action(ADD_CAP)) == ("3.2.1", "st-add-one-ap")
    assert Action(ADD_CAP) not in s.actions(GERMAN)
