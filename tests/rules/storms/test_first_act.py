"""What a unit may do as soon as it is activated: stall, or use a card that is paid in AP (2.2f, 3.0, 8.0)."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import evaluation
from caposaldo.games.storms.position import BY_AP, BY_CAP, BY_CARD, BY_OPPORTUNITY, DUG_IN
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import ADD_CAP, BOOST_BY, CONFIRM, JOIN, PLAY_CARD, STALL, TURN
from caposaldo.games.storms.view.words import wording
from rules.storms.deeds import apply, passes, refused, status, taking
from rules.storms.field import card, choices, field, held, marker, unit
from rules.storms.steps import turning

GROUND = '''
map = """
. . . . . . .
 . . . . . . .
"""
[units]
A = "ger-rifle43 A01 e{a}"
B = "ger-rifle43 B01 e{b}"
R = "sov-rifle41 A07 w"
[german]
cap = 4
'''


def scene(*hand: str, a: str = "", b: str = "", rolls: list[int] | None = None) -> StormsState:
    return field(f"hands = {{ german = {list(hand)} }}" + GROUND.format(a=a, b=b), rolls=rolls)


def plays(s: StormsState, number: str, means: int = BY_AP) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


def extra(s: StormsState) -> list[tuple[str, int]]:
    """Stalls and cards that are offered, with the means."""
    found = []
    for action in choices(s, GERMAN):
        if action.verb == STALL:
            found.append(("stall", int(action.means)))
        elif action.verb == PLAY_CARD:
            found.append((s.setup.cards[action.card].number, int(action.means)))
    return found


# ---------------------------------------------------------------- stalling (2.2f)
@pytest.mark.rule("2.2f", "3.0", "2.2a")
def test_a_unit_may_be_activated_and_stall_at_once() -> None:
    s = scene()
    apply(s, taking(s, "A"))
    assert extra(s) == [("stall", BY_AP), ("stall", BY_CAP)]
    apply(s, Action(STALL, means=BY_AP))
    assert (s.ap[GERMAN], s.cap[GERMAN], status(s, "A"), s.passes, s.waiting()) == (6, 4, "active", 0, [SOVIET])
    passes(s)
    apply(s, taking(s, "A"), turning(2))
    assert s.ap[GERMAN] == 5


@pytest.mark.rule("2.2f", "3.0")
def test_an_activated_unit_may_stall_on_cap_and_keep_its_seven_ap() -> None:
    s = scene()
    apply(s, taking(s, "A"), Action(STALL, means=BY_CAP))
    assert (s.ap[GERMAN], s.cap[GERMAN], status(s, "A")) == (7, 3, "active")


@pytest.mark.rule("2.2f", "9.0")
def test_a_unit_may_join_an_open_pool_to_stall_but_a_group_does_not_stall() -> None:
    s = scene(a=" active")
    apply(s, taking(s, "B"), Action(STALL, means=BY_AP))
    assert (s.ap[GERMAN], status(s, "B")) == (6, "active")
    s = scene()
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")))
    assert refused(s, Action(STALL, means=BY_AP)) == ("2.2f", "st-stall-group")
    assert extra(s) == []


@pytest.mark.rule("2.2f", "3.1")
def test_stalling_is_no_opportunity_and_no_command_of_a_unit() -> None:
    s = scene()
    apply(s, taking(s, "A"))
    assert refused(s, Action(STALL, means=BY_OPPORTUNITY)) == ("2.2f", "st-stall-means")
    for means in ("opportunity", "cap"):
        s = scene()
        apply(s, taking(s, "A", means))
        assert refused(s, Action(STALL, means=BY_AP))[1] == "st-not-now"


@pytest.mark.rule("2.2f", "7.4c")
def test_a_stunned_unit_recovers_or_does_nothing() -> None:
    s = scene(a=" marker=stunned")
    apply(s, taking(s, "A"))
    assert refused(s, Action(STALL, means=BY_AP)) == ("7.4c", "st-move-stunned")
    assert extra(s) == []


@pytest.mark.rule("2.2f", "2.2a")
def test_a_unit_that_can_do_nothing_else_may_be_activated_to_stall() -> None:
    s = scene(a=" marker=pinned")
    assert refused(s, taking(s, "A")) == ("", "")
    apply(s, taking(s, "A"), Action(STALL, means=BY_AP))
    assert s.ap[GERMAN] == 6


# ---------------------------------------------------------------- cards (8.0)
@pytest.mark.rule("8.0", "8.1", "3.0")
def test_a_card_paid_in_ap_may_be_the_first_action_of_an_activation() -> None:
    s = scene("11", "2", "13")
    assert refused(s, plays(s, "11")) == ("8.0", "st-no-pool")
    apply(s, taking(s, "A"))
    assert extra(s)[2:] == [("11", BY_AP)]
    apply(s, plays(s, "11"), Action(JOIN, unit(s, "B")), Action(CONFIRM))
    assert (s.has(unit(s, "A"), DUG_IN), s.has(unit(s, "B"), DUG_IN)) == (True, True)
    assert (s.ap[GERMAN], status(s, "A"), status(s, "B"), s.waiting()) == (4, "active", "ready", [SOVIET])
    assert held(s, "german") == ["2", "13"]


@pytest.mark.rule("8.0", "9.0")
def test_a_card_paid_in_ap_is_played_on_the_unit_that_was_taken() -> None:
    s = scene("3", a=" active", b=" marker=pinned")
    apply(s, taking(s, "B"), plays(s, "3"), Action(CONFIRM))
    assert (marker(s, "B"), s.ap[GERMAN], status(s, "B")) == ("", 5, "active")
    s = scene("3", a=" marker=pinned")
    apply(s, taking(s, "B"))
    assert refused(s, plays(s, "3")) == ("8.1", "st-card-useless")
    s = scene("3", a=" active marker=pinned")
    assert refused(s, plays(s, "3")) == ("", "")
    apply(s, taking(s, "B"))
    assert refused(s, plays(s, "3")) == ("8.0", "st-card-not-on")
    assert extra(s) == [("stall", BY_AP), ("stall", BY_CAP)]


@pytest.mark.rule("8.0", "8.3")
def test_cards_of_veterans_are_used_by_the_unit_that_was_just_activated() -> None:
    s = scene(a=" marker=pinned cards=V05")
    apply(s, taking(s, "A"), plays(s, "V05"))
    assert (marker(s, "A"), s.ap[GERMAN], s.waiting()) == ("", 4, [SOVIET])
    s = scene(a=" cards=V01")
    apply(s, taking(s, "A"), plays(s, "V01", BY_CARD))
    assert (s.ap[GERMAN], s.waiting()) == (12, [SOVIET])


@pytest.mark.rule("8.1", "3.0")
def test_card_seven_may_follow_an_activation_at_once() -> None:
    s = scene("7", rolls=[5])
    s.cap[GERMAN] = 1
    apply(s, taking(s, "A"), plays(s, "7", BY_CAP))
    if s.waiting() == [GERMAN]:
        apply(s, Action(BOOST_BY, 0))
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (12, 0)


@pytest.mark.rule("8.0")
def test_cards_that_need_no_activation_are_played_before_it_and_groups_play_none() -> None:
    s = scene("2", "3")
    apply(s, taking(s, "A"))
    assert refused(s, plays(s, "2", BY_CARD)) == ("8.0", "st-card-before")
    apply(s, Action(JOIN, unit(s, "B")))
    assert refused(s, plays(s, "3")) == ("8.0", "st-card-group-later")


@pytest.mark.rule("2.2f", "3.2.1")
def test_a_unit_that_can_only_stall_adds_no_cap() -> None:
    s = field(GROUND.replace("B01 e", "B01 w").format(a=" active", b=" marker=pinned"))
    s.ap[GERMAN], s.cap[GERMAN] = 2, 1
    apply(s, taking(s, "B"))
    assert {action.verb for action in choices(s, GERMAN)} == {STALL}
    assert refused(s, Action(ADD_CAP)) == ("3.2.1", "st-add-no-action")
    s.ap[GERMAN] = 6
    s.forget()
    assert ADD_CAP in {action.verb for action in choices(s, GERMAN)}


# ---------------------------------------------------------------- what is left as it was
@pytest.mark.rule("3.2.1")
def test_cap_may_still_be_added_to_the_first_action() -> None:
    s = scene()
    apply(s, taking(s, "A"), Action(ADD_CAP), turning(2))
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (6, 4)


def test_a_bot_that_has_activated_a_unit_does_not_stall() -> None:
    s = scene("11")
    apply(s, taking(s, "A"))
    best = max(choices(s, GERMAN), key=lambda action: evaluation.worth(s, GERMAN, action))
    assert best.verb not in (STALL, PLAY_CARD)
    assert any(action.verb == TURN for action in choices(s, GERMAN))


# ---------------------------------------------------------------- hidden units that stall (10.0a)
@pytest.mark.rule("10.0a", "2.2f")
def test_a_hidden_unit_that_stalls_on_its_ap_is_revealed() -> None:
    s = scene(a=" hidden")
    apply(s, taking(s, "A"))
    assert words(s, BY_AP) == "st-do-stall-openly"
    apply(s, Action(STALL, means=BY_AP))
    assert (s.visible(unit(s, "A")), s.ap[GERMAN], type(s.top())) == (True, 6, Look)
    s = scene(a=" hidden active")
    apply(s, Action(STALL, means=BY_AP))
    assert s.visible(unit(s, "A"))


@pytest.mark.rule("10.0a", "2.2f")
def test_a_stall_on_cap_or_by_an_active_unit_in_view_reveals_nobody() -> None:
    s = scene(a=" hidden active")
    apply(s, Action(STALL, means=BY_CAP))
    assert not s.visible(unit(s, "A"))
    s = scene(a=" hidden active", b=" active")
    assert words(s, BY_AP) == "st-do-stall-ap"
    apply(s, Action(STALL, means=BY_AP))
    assert (s.visible(unit(s, "A")), s.ap[GERMAN]) == (False, 6)


def words(s: StormsState, means: int) -> str:
    """How the stall is offered."""
    return wording(s, Action(STALL, means=means)).key
