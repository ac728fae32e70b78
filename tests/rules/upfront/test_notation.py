"""Decisions as they are written, and the whole state as data: out and back, everything wrong refused in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import VERB_NAMES, VERBS
from caposaldo.kernel import position_file
from caposaldo.kernel.dice import Dice
from rules.upfront.field import group, man, table

SCENARIOS = ["two-patrols", "the-crossroads", "the-strongpoint", "the-blockhouse"]
POSITION = """
german A chit 2 in woods > sideways: Griess lmg (crew Posner), Posner rifle, Hessel mp!
german B chit 1: Wolff sl rifle charge, Bernhoff rifle
american A chit 1: Allen sl rifle, Myers rifle, Degi rifle
american B chit 3: Coates asl rifle, Nixon rifle
hand german: fire 4, movement flank, woods, hero
hand american: concealed -2, rally 2
"""


def played(scenario: str, decisions: int, seed: str = "notation") -> UpFrontState:
    """So many decisions of random bots, the groups being those that the scenario proposes."""
    s = GAME.start(scenario, {"russians": "yes"}, seed)
    for _ in range(2 if decisions > 0 else 0):
        s.do(s.waiting()[0], Action(verbs.DONE))
    bots = [make_bot("random", GAME, f"{seed} {seat}") for seat in range(2)]
    for _ in range(decisions):
        if s.waiting():
            seat = s.waiting()[0]
            s.do(seat, bots[seat].choose(s, seat))
    assert isinstance(s, UpFrontState)
    return s


# ---------------------------------------------------------------- decisions
def test_every_verb_has_parameters_that_fill_each_slot_once() -> None:
    assert len(VERBS.verbs) == len(VERB_NAMES) == 43
    for verb in VERBS.verbs:
        if verb.number != verbs.MOVE:  # what a sideways card is for fills one slot in four ways
            assert sum(parameter.slots for parameter in verb.parameters) == verb.slots, verb.name


def test_decisions_are_written_in_words_a_person_would_use() -> None:
    s = table(POSITION)
    own, enemy = group(s, "german", "A"), group(s, "american", "B")
    flank = (1 + enemy) + 100 * 2
    for action, text in (
        (Action(verbs.MOVE, 60, own, st.FORWARD), "move 61 german-A forward"),
        (Action(verbs.MOVE, 71, own, st.SIDEWAYS, flank), "move 72 german-A sideways flank:american-B to:B"),
        (Action(verbs.MOVE, 60, own, st.SIDEWAYS, 10 * (1 + enemy)), "move 61 german-A sideways encircle:american-B"),
        (Action(verbs.LAY_ON, 8, own), "lay 9 german-A"),
        (Action(verbs.LAY_ON, 8, own, 1, 1), "lay 9 german-A down beneath"),
        (Action(verbs.ATTACK_ON, own, enemy), "attack german-A american-B"),
        (Action(verbs.USE, 100, 0, man(s, "Allen")), "use 101 on:allen"),
        (Action(verbs.RALLY_BY, 40, own, -1), "rally 41 german-A"),
        (Action(verbs.RALLY_BY, 40, own, own + 1), "rally 41 german-A german-B"),
        (Action(verbs.NAME, man(s, "Wolff"), enemy, -1, 1), "name wolff american-B - keep"),
        (Action(verbs.NAME, man(s, "Wolff"), -1, 60, 2), "name wolff - 61 leave"),
        (Action(verbs.BEGIN_TRANSFER, 0, own, -3), "transfer german-A new-C"),
        (Action(verbs.BEGIN_TRANSFER, 0, own, own + 1), "transfer german-A german-B"),
        (Action(verbs.SERVE, man(s, "Posner"), man(s, "Griess")), "serve posner griess"),
        (Action(verbs.DROP, man(s, "Wolff"), man(s, "Allen"), 1), "drop wolff allen destroyed"),
        (Action(verbs.FOUND, 8, own + 2, 1), "found 9 german-3 down"),
        (Action(verbs.PUT, man(s, "Wolff"), 2), "put wolff C"),
        (Action(verbs.PROPOSE, -2), "propose -2"),
        (Action(verbs.DONE), "done"),
    ):
        assert s.write_action(action) == text
        assert s.read_action(text) == action


def test_who_wins_a_weapon_needs_no_group_to_take_it() -> None:
    s = table(POSITION)
    s.push(Spoils(man(s, "Griess"), man(s, "Allen")))
    assert s.write_action(Action(verbs.TAKE)) == "take"
    assert s.read_action("take") == Action(verbs.TAKE)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "empty"),
        ("fly", "unknown verb"),
        ("move 61", "is written 'move CARD GROUP WAY"),
        ("move 61 german-A forward forward", "is written"),
        ("move 61 german-A forward to:E", "no letter"),
        ("move 61 german-A up", "no way"),
        ("move 163 german-A forward", "no card"),
        ("move x german-A forward", "no whole number"),
        ("attack german-A american-X", "no group"),
        ("lay 9 german-A down down", "is written"),
        ("lay 9 german-A sideways", "is written"),
        ("panic nobody", "no man"),
        ("name wolff - - keep leave", "is written"),
        ("rally 41 german-A german-B german-B", "is written"),
        ("pass now", "is written 'pass'"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        table(POSITION).read_action(text)


def test_any_action_can_be_written_somehow() -> None:
    s = table(POSITION)
    for kind in range(-1, len(VERB_NAMES) + 1):
        for numbers in ((0, 0, 0, 0), (-1, -1, -1, -1), (10**9, -(10**9), 7, 99), (500, 8, -9, 1)):
            assert s.write_action(Action(kind, *numbers))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_choices_of_a_game_can_be_read_again(scenario: str) -> None:
    for decisions in range(0, 200, 25):
        s = played(scenario, decisions)
        for seat in s.waiting():
            for action in s.actions(seat):
                assert s.read_action(s.write_action(action)) == action


# ---------------------------------------------------------------- the state
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_state_comes_back_from_its_data(scenario: str) -> None:
    for decisions in (0, 3, 40, 160):
        s = played(scenario, decisions)
        again = GAME.restore(json.loads(json.dumps(s.data())), Dice(s.dice.seed, s.dice.used))
        assert again.digest() == s.digest()
        assert isinstance(again, UpFrontState)
        assert list(again.pile) == list(s.pile)
    text = position_file.write(s)
    assert position_file.read(text, "text").digest() == s.digest()


TURN = {"decision": "turn"}
ATTACK = {"decision": "attack", "group": 0, "target": 4, "kind": 0, "bearer": 0, "reach": 0, "asked": 0, "progress": 0}


def put(field: str, *path: int) -> Callable[[dict[str, Any], Any], None]:
    def change(data: dict[str, Any], value: Any) -> None:
        place = data
        keys: list[Any] = [field, *path]
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "value", "what"),
    [
        (put("step"), 9, "step"),
        (put("side"), 2, "side"),
        (put("side"), True, "whole number"),
        (put("turn"), "1", "whole number"),
        (put("flags"), [0], "flags: expected"),
        (put("flags", 0), 1 << 12, "flags"),
        (put("group", 0), 8, "group"),
        (put("group", 0), 4, "his own side"),
        (put("group", 0), 3, "his own side"),
        (put("group", 0), -1, "fate"),
        (put("pos", 0), 2, "one man in each position"),
        (put("fate", 0), 1, "fate"),
        (put("weapon", 0), 1, "in one place"),
        (put("lies", 0), 1, "in one place"),
        (put("inside", 0), 1, "group of the enemy"),
        (put("bound", 0), 5, "his own side"),
        (put("letter", 1), 0, "another letter"),
        (put("letter", 3), 3, "expected men"),
        (put("where", 0), 13, "where"),
        (put("hands"), [], "hands: expected two lists"),
        (put("hands", 0), [0], "hands"),
        (put("upper", 0), 0, "upper"),
        (put("stack"), [], "stack"),
        (put("stack"), [TURN], "decision on top"),
        (put("stack"), [{"decision": "act"}], "the turn below"),
        (put("stack"), [TURN, {"decision": "shot", "man": 0, "target": 0, "at_armour": 0}], "stack"),
        (put("stack"), [TURN, {"decision": "aim", "group": 0, "target": 1}], "group of the other side"),
        (put("stack"), [TURN, {"decision": "aim", "group": 0, "target": 7}], "that is there"),
        (put("stack"), [TURN, {"decision": "save", "man": 99, "purpose": 0}], "stack"),
        (put("stack"), [TURN, ATTACK], "decision on top"),
        (put("nonsense"), 1, "no such field"),
        (put("scenario"), 1, "scenario"),
        (put("options"), 1, "options"),
        (put("result"), [1], "result"),
    ],
)
def test_wrong_data_are_refused_in_one_line(
    change: Callable[[dict[str, Any], Any], None], value: object, what: str
) -> None:
    s = played("two-patrols", 2)
    data = json.loads(json.dumps(s.data()))
    assert GAME.restore(data, Dice("x")).waiting()
    change(data, value)
    with pytest.raises(ValueError, match=what):
        GAME.restore(data, Dice("x"))


def test_a_hand_its_owner_does_not_know_is_refused() -> None:
    s = played("two-patrols", 5)
    data: Any = json.loads(json.dumps(s.data()))
    card = data["hands"][0][0]
    data["seen"][card] = 0
    with pytest.raises(ValueError, match="know its hand"):
        GAME.restore(data, Dice("x"))


def test_cards_that_do_not_lie_one_on_the_other_are_refused() -> None:
    s = played("two-patrols", 60)
    data: Any = json.loads(json.dumps(s.data()))
    there = next(group for group in range(8) if data["upper"][group] >= 0)
    loose = next(card for card in range(162) if data["where"][card] == 0)
    data["where"][loose] = 5 + there
    with pytest.raises(ValueError, match="upper"):
        GAME.restore(data, Dice("x"))
