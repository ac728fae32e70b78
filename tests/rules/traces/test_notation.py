"""Decisions as they are written, and the whole state as data: out and back, everything wrong refused in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.traces.action import Action
from caposaldo.games.traces.game import GAME
from caposaldo.games.traces.position import BOX
from caposaldo.games.traces.rules.reinforcements import Parachute
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import GO, LIFT, REPLACE, RETREAT, SET_MODE, VERBS
from caposaldo.kernel import position_file
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.verbs import SECOND, THIRD
from rules.traces.field import at, field, moving, unit

POSITION = """
map = '''
   . . . . .
  . . O . .
   . . . . .
'''
[units]
88 = "ger-inf 0102"
17Pz = "ger-pz 0202"
S57 = "sov-rifle 0305"
4PzA = "axis-hq 0201 range=5"
[chits]
4PzA = 2
supply = 1
"""


def small() -> TracesState:
    return field(POSITION)


def played(decisions: int, scenario: str = "lesson") -> TracesState:
    """A real game after so many decisions at random."""
    s = GAME.start(scenario, {}, "notation")
    bot = make_bot("random", GAME, "notation")
    for number in range(decisions):
        waiting = s.waiting()
        seat = waiting[number % len(waiting)]
        s.do(seat, bot.choose(s, seat))
    assert isinstance(s, TracesState)
    return s


# ---------------------------------------------------------------- decisions
@pytest.mark.parametrize(
    "text",
    [
        "take 17Pz",
        "go 0203",
        "retreat 88 0203",
        "retreat 88 0203 via 0102",
        "retreat 88 nowhere",
        "choose supply",
        "hold 4PzA",
        "mode combat-move",
        "lift 0203",
        "bid 50",
        "replace S57 S57",
        "advance 17Pz 0203",
        "drop 0101",
        "end",
    ],
)
def test_what_is_written_is_read_back(text: str) -> None:
    s = small()
    assert s.write_action(s.read_action(text)) == text


def test_units_have_labels_hexes_numbers_and_cities_the_numbers_of_their_hexes() -> None:
    s = small()
    assert s.read_action("go 0203") == Action(GO, hex=at(s, "0203"))
    assert s.read_action("retreat 88 0204 via 0203") == Action(RETREAT, unit(s, "88"), at(s, "0204"), at(s, "0203"))
    assert s.read_action("retreat 88 nowhere") == Action(RETREAT, unit(s, "88"), NOWHERE, NOWHERE)
    assert s.read_action("lift 0203") == Action(LIFT, 0)
    assert s.read_action("replace 88 17Pz") == Action(REPLACE, unit(s, "88"), unit(s, "17Pz"))
    assert s.read_action("mode combat-move") == Action(SET_MODE, 1)


def test_every_verb_says_all_that_its_action_holds() -> None:
    s = small()
    for verb in range(len(VERBS.names)):
        uses = VERBS.verbs[verb].slots
        a = Action(verb, 0, 2 if uses & SECOND else 0, 3 if uses & THIRD else 0)
        assert s.read_action(s.write_action(a)) == a


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("fly 0203", "unknown verb 'fly'"),
        ("go", "'go' is written 'go HEX'"),
        ("go 0203 0204", "'go' is written 'go HEX'"),
        ("go 9999", "no hex '9999'"),
        ("go x", "no hex 'x'"),
        ("take 89", "no unit '89'"),
        ("choose okh", "no chit 'okh'"),
        ("mode sideways", "no mode 'sideways'"),
        ("lift 0101", "no city in hex '0101'"),
        ("bid much", "'much' is no whole number"),
        ("retreat 88", "retreat UNIT HEX [via HEX]"),
        ("retreat 88 0203 via", "retreat UNIT HEX [via HEX]"),
        ("retreat 88 0203 by 0204", "retreat UNIT HEX [via HEX]"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(ValueError) as caught:
        small().read_action(text)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_action_of_nobody_can_still_be_shown() -> None:
    s = small()
    for kind in (-1, 99, *range(len(VERBS.names))):
        assert s.write_action(Action(kind, 10**6, -7, 10**6))


# ---------------------------------------------------------------- the state
@pytest.mark.parametrize("decisions", [0, 1, 8, 40, 90])
def test_a_state_comes_back_from_its_data(decisions: int) -> None:
    s = played(decisions)
    other = GAME.restore(json.loads(json.dumps(s.data())), Dice(s.dice.seed, s.dice.used))
    assert isinstance(other, TracesState)
    assert other.digest() == s.digest()
    assert list(other.first) == list(s.first)
    assert list(other.next) == list(s.next)
    assert list(other.zoc) == list(s.zoc)
    assert [other.write_action(a) for seat in s.waiting() for a in other.actions(seat)] == [
        s.write_action(a) for seat in s.waiting() for a in s.actions(seat)
    ]


@pytest.mark.parametrize("decisions", [0, 8, 60])
def test_a_state_comes_back_from_a_position_as_text(decisions: int) -> None:
    s = played(decisions, "korsun")
    assert position_file.read(position_file.write(s), "here").digest() == s.digest()


def test_a_digest_does_not_depend_on_where_a_scenario_lies() -> None:
    s = small()
    before = s.digest()
    s.setup.path = "/elsewhere/field.toml"
    assert s.digest() == before
    s.kills += 1
    assert s.digest() != before


def set_at(field: str, i: int, value: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data[field][i] = value

    return spoil


def put(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data[field] = value

    return spoil


TURN = {"decision": "turn"}


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (put("turn", 99), "turn: "),
        (put("turn", "x"), "turn: expected a whole number"),
        (put("phase", 0), "phase: expected the set-up before the first turn"),
        (put("seat", [0, 0]), "seat: "),
        (put("hex", [1]), "hex: expected"),
        (set_at("hex", 0, 10**6), "hex[0]"),
        (set_at("hex", 0, -1), "place[0]"),
        (set_at("hex", 0, 0), "hex[0]: expected a land hex"),
        (set_at("place", 0, BOX), "place[0]"),
        (set_at("steps", 0, 0), "steps[0]"),
        (set_at("steps", 0, 9), "steps[0]"),
        (set_at("flags", 0, 4096), "flags[0]"),
        (set_at("cup", 0, 7), "cup[0]"),
        (set_at("hand", 0, 1), "hand[0]"),
        (set_at("returned", 0, 2), "returned[0]"),
        (put("wings", [2, 9]), "wings"),
        (put("stack", []), "stack: "),
        (put("stack", [TURN]), "stack: expected a decision on top"),
        (put("stack", [TURN, {"decision": "dance"}]), "stack[1].decision"),
        (put("stack", [TURN, {"decision": "garrison"}]), "stack: expected a decision of the set-up"),
        (put("stack", [TURN, {"decision": "choice"}]), "stack: expected the choice of chits"),
        (put("stack", [TURN, {"decision": "arrivals"}]), "something to decide"),
        (put("stack", [{"decision": "cup"}]), "stack: expected the turn below"),
        (put("result", 3), "result: "),
        (put("weather", 3), "'weather': no such field"),
    ],
)
def test_wrong_data_is_refused_in_one_line(spoil: Callable[[dict[str, Any]], None], reason: str) -> None:
    s = played(8)
    data = json.loads(json.dumps(s.data()))
    if reason == "hand[0]":
        assert s.setup.chits[0].owner == 1
    spoil(data)
    with pytest.raises(ValueError) as caught:
        GAME.restore(data, Dice("other"))
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_enemies_do_not_share_a_hex() -> None:
    s = small()
    data = json.loads(json.dumps(s.data()))
    data["hex"][unit(s, "S57")] = data["hex"][unit(s, "88")]
    with pytest.raises(ValueError, match="without enemies"):
        refill(s, data)


def walk(unit: int = 0, spent: int = 0) -> dict[str, object]:
    return {"decision": "walk", "unit": unit, "spent": spent, "by_road": 0, "begun": 0}


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (walk(unit=99), r"stack\[2\].unit"),
        (walk(unit=2), "a unit of the side that decides"),
        (walk(spent=-5), r"stack\[2\].spent"),
        ({"decision": "retreat", "attacked": 999, "length": 1}, r"stack\[2\].attacked"),
        ({"decision": "retreat", "attacked": 3, "length": 1000}, r"stack\[2\].length"),
        ({"decision": "relocation", "hq": 0, "left": 0, "forced": 1, "returns": 0}, "an HQ"),
        ({"decision": "interrupt"}, "drawn"),
    ],
)
def test_a_frame_holds_what_its_chapter_takes_for_granted(frame: dict[str, object], reason: str) -> None:
    s = moving(small(), "88")
    data = json.loads(json.dumps(s.data()))
    data["stack"] = [data["stack"][0], data["stack"][2], frame]
    with pytest.raises(ValueError, match=reason):
        refill(s, data)


def test_nobody_acts_while_nobody_is_active() -> None:
    s = moving(small(), "88")
    data = json.loads(json.dumps(s.data()))
    data["active"] = -1
    with pytest.raises(ValueError, match="active"):
        refill(s, data)


def test_a_frame_that_needs_nothing_is_read() -> None:
    s = moving(small(), "88")
    data = json.loads(json.dumps(s.data()))
    data["stack"] = [data["stack"][0], {"decision": "parachute"}]
    assert isinstance(refill(s, data).top(), Parachute)


def refill(s: TracesState, data: dict[str, Any]) -> TracesState:
    other = TracesState(s.setup, Dice("other"))
    other.restore(data)
    return other
