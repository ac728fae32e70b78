"""A player without cards must act if any action is possible (4.6)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import player_turn
from rules.upfront.field import card, do, refused, table, told

ENEMY = "\namerican A chit 2 in buildings: Allen rifle"
ONLY_THIS = {
    "rearrange": ("german A: Griess rifle, Posner rifle", verbs.REARRANGE),
    "infiltrate": ("german A chit 3: Griess rifle", verbs.BEGIN_INFILTRATION),
    "leave": ("german A chit 3: Griess rifle ^A fresh", verbs.LEAVE),
    "repair": ("german A: Griess rifle jammed", verbs.REPAIR),
    "relieve": ("german A: Griess mmg(crew Posner) killed, Posner rifle charge", verbs.RELIEVE),
    "receive": ("german A: Griess rifle ~B\ngerman B: Posner rifle", verbs.RECEIVE),
    "clear": ("german A in minefield: Griess rifle", verbs.CLEAR),
    "search": ("german A: Griess rifle", verbs.SEARCH),
}


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("only", ONLY_THIS)
def test_one_possible_action_is_enough(only: str) -> None:
    text, verb = ONLY_THIS[only]
    s = table(text + ENEMY, side="german")
    s.passed[1] = 1
    s.sniper_number[0] = 3 if verb == verbs.SEARCH else 0
    assert [int(action.verb) for action in s.actions(0)] == [verb]
    assert player_turn.can_act(s)
    assert refused(s, verbs.DONE) == "4.6"


@pytest.mark.rule("4.6", "20.56")
def test_who_could_enter_close_combat_could_also_leave() -> None:
    s = table("german A chit 3: Griess rifle ^A" + ENEMY, side="german")
    s.passed[1] = 1
    assert {int(action.verb) for action in s.actions(0)} == {verbs.LEAVE, verbs.BEGIN_ASSAULT}
    assert refused(s, verbs.DONE) == "4.6"


@pytest.mark.rule("4.6")
def test_who_has_acted_or_discarded_has_not_passed() -> None:
    text = "german A: Griess rifle, Posner rifle\namerican A: Allen rifle\nhand german: woods{}"
    for acted, discards, passes in (("", False, True), ("", True, False), ("\nacted: german A", False, False)):
        s = table(text.format(acted), step="discarding")
        s.acted = 1 if acted else 0
        if discards:
            do(s, verbs.DISCARD_CARD, card(s, "german", "woods"))
        do(s, verbs.DONE)
        assert ("uf-passes" in told(s)) == passes
