"""Chapter 9, the corners of it: who joins by which means, and what a group does besides moving."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_CARD, DIRECT, SMOKE
from caposaldo.games.storms.rules import targets
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, GO, HIDE, JOIN, PICK, PLAY_CARD, TURN
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, status, taking
from rules.storms.field import at, card, choices, field, top, unit, where
from rules.storms.shots import no_shot, take
from rules.storms.steps import GROUP, gathers, going, hiding, looks

PAIR = '''
map = """
. . . . . . . .
 . . . . . . . .
. . . . . . . .
"""
[units]
A = "ger-rifle43 B02 e"
M = "ger-hmg42 B02 e"
R = "sov-rifle41 A08 w"
[german]
cap = 10
'''


def joinable(s: StormsState) -> list[str]:
    return [s.setup.labels[a.unit] for a in choices(s, s.waiting()[0]) if a.verb == JOIN]


# ---------------------------------------------------------------- who may join
@pytest.mark.rule("9.2c", "9.1")
def test_on_cap_units_in_any_state_are_offered() -> None:
    for state in ("spent", "active", ""):
        s = field(PAIR.replace("ger-hmg42 B02 e", f"ger-hmg42 B02 e {state}"))
        apply(s, taking(s, "A", "cap"))
        assert joinable(s) == ["M"]


@pytest.mark.rule("9.2d", "9.1")
def test_by_a_card_units_in_any_state_act_together_and_stay_as_they_are() -> None:
    s = field('hands = { german = ["2"] }' + PAIR.replace("ger-hmg42 B02 e", "ger-hmg42 B02 e spent"))
    apply(s, Action(PLAY_CARD, card(s, "2"), means=BY_CARD), Action(PICK, unit(s, "A")))
    assert joinable(s) == ["M"]
    apply(s, Action(JOIN, unit(s, "M")), GROUP, going(s, "B03"))
    looks(s)
    apply(s, going(s, "B03"))
    looks(s)
    assert (where(s, "A"), where(s, "M"), status(s, "A"), status(s, "M")) == ("B03", "B03", "ready", "spent")
    assert (s.cap[GERMAN], s.waiting()) == (10, [SOVIET])


@pytest.mark.rule("9.2d")
def test_a_card_that_is_for_one_unit_takes_no_group() -> None:
    s = field('hands = { german = ["2"] }' + PAIR)
    two = s.setup.cards[card(s, "2")]
    two.group = False
    apply(s, Action(PLAY_CARD, card(s, "2"), means=BY_CARD), Action(PICK, unit(s, "A")))
    assert (joinable(s), refused(s, Action(JOIN, unit(s, "M")))) == ([], ("9.2d", "st-join-card"))
    two.group = True


# ---------------------------------------------------------------- turning and hiding (9.1.4)
@pytest.mark.rule("9.1.4", "5.3")
def test_every_member_of_a_group_turns_as_it_likes() -> None:
    s = field(PAIR)
    gathers(s, "A", "M")
    apply(s, Action(TURN, how=NOWHERE))
    asked = {s.setup.labels[top(s, Look).unit]}
    apply(s, Action(FACE, how=2))
    asked.add(s.setup.labels[top(s, Look).unit])
    apply(s, Action(FACE, how=3))
    assert asked == {"A", "M"}
    assert sorted([int(s.face[unit(s, "A")]), int(s.face[unit(s, "M")])]) == [2, 3]
    assert (s.ap[GERMAN], s.waiting()) == (6, [SOVIET])


@pytest.mark.rule("9.1.4", "7.4b")
def test_a_group_with_a_pinned_unit_does_not_turn() -> None:
    s = field(PAIR)
    gathers(s, "A", "M")
    s.marker[unit(s, "M")] = s.setup.marker_of("pinned")
    s.forget()
    assert refused(s, Action(TURN, how=NOWHERE)) == ("5.3", "st-turn-cannot")
    assert not any(a.verb == TURN for a in s.actions(GERMAN))


@pytest.mark.rule("9.1.4", "10.2")
def test_a_group_that_hides_on_cap_pays_seven_once() -> None:
    s = field(PAIR.replace('R = "sov-rifle41 A08 w"\n', ""))
    gathers(s, "A", "M", means="cap")
    apply(s, Action(HIDE, hex=NOWHERE), hiding(s, "B02"), hiding(s, "B02"))
    assert (s.cap[GERMAN], s.visible(unit(s, "A")), s.visible(unit(s, "M"))) == (3, False, False)


# ---------------------------------------------------------------- fire (9.1.2)
@pytest.mark.rule("9.1.2")
def test_a_unit_without_any_firepower_supports_nobody() -> None:
    s = field(PAIR.replace("A08 w", "B05 w"))
    type = s.setup.types[unit(s, "A")]
    shot = Shot(unit(s, "M"), at(s, "B05"), DIRECT)
    red, type.red = type.red, 0
    code = targets.support_bars(s, unit(s, "A"), shot)
    type.red = red
    assert code == targets.NO_FIREPOWER
    assert targets.support_bars(s, unit(s, "A"), shot) == targets.FREE


@pytest.mark.rule("9.1.2", "13.1")
def test_smoke_is_fired_by_one_unit_alone() -> None:
    s = field(PAIR.replace("ger-hmg42 B02", "ger-mortar-8cm B02").replace("A08 w", "B07 w"))
    take(s, "M")
    assert no_shot(s, "B06", SMOKE) == ("", "")
    apply(s, Action(JOIN, unit(s, "A")))
    assert no_shot(s, "B06", SMOKE) == ("9.1.2", "st-fire-smoke-alone")
    assert not any(a.mode == SMOKE for a in choices(s, GERMAN) if a.verb not in (GO, HIDE, TURN))


@pytest.mark.rule("9.1", "5.1")
def test_a_unit_that_has_not_arrived_joins_nobody() -> None:
    text = PAIR.replace('A = "ger-rifle43 B02 e"', 'A = "ger-rifle43 @west round=1 waiting"')
    text = text.replace("cap = 10", 'cap = 10\nzones = { west = ["B01"] }')
    s = field(text.replace('M = "ger-hmg42 B02 e"', 'M = "ger-hmg42 @west round=1 waiting"'))
    apply(s, taking(s, "A"))
    assert joinable(s) == ["M"]
    s = field(text.replace('M = "ger-hmg42 B02 e"', 'M = "ger-hmg42 @west round=3"'))
    apply(s, taking(s, "A"))
    assert (joinable(s), refused(s, Action(JOIN, unit(s, "M")))) == ([], ("5.1", "st-take-not-there-yet"))
