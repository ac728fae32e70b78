"""The considered actions: all legal ones, and those that are refused with a reason."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules.close_combat import Assault
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration
from caposaldo.games.upfront.rules.preparation import Form
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.decision import MOST_CONSIDERED, Decision
from caposaldo.kernel.game import Refusal
from rules.playing import do as say
from rules.upfront.field import card, man, table

POSITION = """
level: 24
german A chit 2 in woods: Griess lmg (crew Posner) jammed, Posner rifle, Hessel mp!
german B chit 4 in gully > forward: Wolff sl rifle ^A, Bernhoff rifle
american A chit 1: Allen sl rifle, Myers rifle
american B chit 1 in open: Coates asl rifle!, Nixon rifle
hand german: fire 1/1, fire 5, movement, hero, woods, sniper, smoke, wire, rally 1
hand american: concealed -2, rally 2, brush
"""


def refused(s: UpFrontState) -> dict[str, Refusal]:
    """Return the considered actions that are refused, in notation, with the refusals."""
    seat = s.waiting()[0]
    found: dict[str, Refusal] = {}
    for action in s.considered(seat):
        why = s.refusal(seat, action)
        if why is not None:
            found[s.write_action(action)] = why
    return found


def test_all_that_can_be_done_comes_first() -> None:
    s = table(POSITION)
    legal = s.actions(0)
    considered = s.considered(0)
    assert considered[: len(legal)] == legal
    assert len(legal) < len(considered) <= len(legal) + MOST_CONSIDERED
    assert len(set(considered)) == len(considered)


def test_attacks_that_are_not_possible_say_why() -> None:
    s = table(POSITION)
    found = refused(s)
    assert found["attack german-A american-A"].rule == "6.1"
    assert found[f"rally {card(s, 'german', 'rally 1') + 1} german-B"].rule == "10.2"
    assert found[f"lay {card(s, 'german', 'woods') + 1} german-A"].rule == "5.3"
    assert found["assault german-A"].rule == "20.1"


@pytest.mark.rule("14.4")
def test_a_search_that_is_not_possible_says_why() -> None:
    s = table(POSITION)
    found = refused(s)
    assert {found[f"search german-{letter}"].key for letter in "AB"} == {"uf-search-no-shot"}
    s.sniper_number[0] = 3
    s.snipers_found[1] = 1
    s.legal = None
    assert refused(s)["search german-A"].key == "uf-search-gone"
    s.snipers_found[1] = 0
    s.legal = None
    assert "search german-A" not in refused(s)


def test_a_group_with_pinned_men_does_not_move_and_says_so() -> None:
    found = {text: why for text, why in refused(table(POSITION)).items() if text.startswith("move")}
    assert found
    assert {why.rule for text, why in found.items() if "german-A" in text} == {"10.12"}


def test_discards_that_are_not_allowed_say_why() -> None:
    s = table(
        POSITION.replace("hand american: concealed", "hand american: sniper, concealed"), "american", "discarding"
    )
    s.acted = 1
    s.legal = None
    found = refused(s)
    assert {why.rule for text, why in found.items() if text.startswith("discard")} == {"4.32"}
    assert any(text.startswith("snipe") for text in found)


def test_fire_cards_that_ask_too_much_say_how_much() -> None:
    s = table(POSITION)
    say(s, "attack german-B american-A")
    five = card(s, "german", "fire 5")
    found = refused(s)
    assert found[f"use {five + 1}"].rule == "6.1"
    assert found["done"].key == "uf-fire-none-chosen"
    assert "hold-out bernhoff" in found


def test_terrain_that_must_be_rejected_can_be_asked_about() -> None:
    s = table("german A: Wolff rifle\namerican A > forward offered-hill: Allen rifle", "american", "beginning")
    assert {action.verb for action in s.considered(1)} == {verbs.ACCEPT, verbs.REJECT}


@pytest.mark.parametrize("decision", [PlanInfiltration(0), Assault(0), Send(0, 1)])
def test_everybody_of_a_group_may_be_thought_of(decision: Decision[Position, Action]) -> None:
    s = table(POSITION)
    s.push(decision)
    s.legal = None
    thought = {
        int(action.man) for action in s.considered(0) if isinstance(action, Action) and action.verb == verbs.NAME
    }
    assert thought == {man(s, name) for name in ("Griess", "Posner", "Hessel")}


def test_who_is_not_asked_thinks_of_nothing() -> None:
    assert table(POSITION).considered(1) == []


def test_what_is_thought_of_does_not_depend_on_the_others_hand() -> None:
    s, other = table(POSITION), table(POSITION.replace("rally 2, brush", "hero, fire 3"))
    assert s.considered(0) == other.considered(0)


@pytest.mark.parametrize("scenario", ["two-patrols", "the-crossroads", "the-blockhouse"])
def test_every_thought_is_listed_or_refused(scenario: str) -> None:
    s = GAME.start(scenario, {"russians": "yes"}, "thoughts")
    assert isinstance(s, UpFrontState)
    bot = make_bot("random", GAME, "thoughts")
    for _ in range(150):
        seat = s.waiting()[0]
        listed = set(s.actions(seat))
        for action in s.considered(seat):
            assert (s.refusal(seat, action) is None) == (action in listed), s.write_action(action)
        s.do(seat, Action(verbs.DONE) if isinstance(s.top(), Form) else bot.choose(s, seat))
