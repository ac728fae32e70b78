"""Decisions as they are written, and the whole state as data: out and back, everything wrong refused in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.game import GAME
from caposaldo.games.storms.position import (
    BARRAGE,
    BY_AP,
    BY_CARD,
    DESTROYED,
    DIRECT,
    FOR_ATTACK,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    INDIRECT,
    LEFT,
    MEMBER,
    SMOKE,
    WEAPON,
    Decision,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.artillery import Strike
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.deployment import Deploy
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Boost, Reroll
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import AIM, FIRE, GO, HIDE, PLAY_CARD, TAKE, TURN, VERBS
from caposaldo.kernel import position_file
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.verbs import FIRST, FOURTH, SECOND, THIRD
from rules.storms.field import at, card, do, field, unit

POSITION = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
[units]
G1 = "ger-rifle43 A01 e cards=W-grenades"
G2 = "ger-mortar-8cm B01 e"
R1 = "sov-rifle41 A05 w"
R2 = "sov-sniper C05 hidden"
[german]
batteries = ["OBA-G1", "OBA-G1"]
[soviet]
batteries = ["OBA-S1"]
[cards]
deck = { "2" = 3, "9" = 1 }
'''


def small() -> StormsState:
    return field(POSITION)


def played(decisions: int, scenario: str = "the-barrage", seed: str = "notation") -> StormsState:
    """A real game after so many decisions at random."""
    s = GAME.start(scenario, {}, seed)
    bot = make_bot("random", GAME, seed)
    for number in range(decisions):
        waiting = s.waiting()
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        s.do(seat, bot.choose(s, seat))
    assert isinstance(s, StormsState)
    return s


# ---------------------------------------------------------------- decisions
@pytest.mark.parametrize(
    "text",
    [
        "place G1 1-A01 ne",
        "hide-at R2 1-C05",
        "confirm",
        "aim OBA-G1 1-A05",
        "aim OBA-G1.2 1-A05 smoke",
        "declare 2",
        "pass",
        "stall cap",
        "release",
        "take G1 ap",
        "take G1 opportunity",
        "card 9 free",
        "card 2 cap",
        "add-cap",
        "join G2",
        "go 1-A02",
        "go 1-A02 care",
        "go all",
        "sneak 1-C04",
        "fire 1-A05",
        "fire 1-A05 indirect-smoke",
        "spot 1-B02",
        "face nw",
        "turn sw",
        "turn all",
        "recover",
        "hide 1-A01",
        "hide all",
        "boost -2",
        "use 9",
        "keep",
        "pick R1",
        "throw W-grenades 1-A02",
        "exit",
    ],
)
def test_what_is_written_is_read_back(text: str) -> None:
    s = small()
    assert s.write_action(s.read_action(text)) == text


def test_units_have_labels_hexes_map_letter_and_column_cards_their_numbers() -> None:
    s = small()
    assert s.read_action("go 1-B03 care") == Action(GO, hex=at(s, "B03"), how=1)
    assert s.read_action("go all") == Action(GO, hex=NOWHERE)
    assert s.read_action("turn w") == Action(TURN, how=4)
    assert s.read_action("fire 1-A05 smoke") == Action(FIRE, hex=at(s, "A05"), how=SMOKE)
    assert s.read_action("take G2 cap") == Action(TAKE, unit(s, "G2"), means=2)
    assert s.read_action("card 9 free") == Action(PLAY_CARD, card(s, "9"), means=BY_CARD)
    assert s.read_action("aim OBA-G1.2 1-A05") == Action(AIM, 1, at(s, "A05"))
    assert s.read_action("aim OBA-S1 1-A05 smoke") == Action(AIM, 2, at(s, "A05"), 1)


def test_every_verb_says_all_that_its_action_holds() -> None:
    s = small()
    for verb in range(len(VERBS.names)):
        uses = VERBS.verbs[verb].slots
        a = Action(
            verb, int(uses & FIRST != 0), int(uses & SECOND != 0), int(uses & THIRD != 0), int(uses & FOURTH != 0)
        )
        assert s.read_action(s.write_action(a)) == a


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("fly 1-A02", "unknown verb 'fly'"),
        ("go", "'go' is written 'go HEX [care]'"),
        ("go 1-A02 quickly", "'go' is written 'go HEX [care]'"),
        ("go 1-A02 care care", "'go' is written 'go HEX [care]'"),
        ("go 1-Z99", "no hex '1-Z99' on this map; expected map, letter and column, like 1-A01"),
        ("sneak all", "no hex 'all'"),
        ("face all", "no facing 'all'"),
        ("take G9 ap", "no unit 'G9'"),
        ("take G1", "'take' is written 'take UNIT MEANS'"),
        ("take G1 money", "no way to pay 'money'; expected one of ap, opportunity, cap, free"),
        ("card 77 ap", "no card '77'"),
        ("aim OBA-X 1-A05", "no battery 'OBA-X'; expected one of OBA-G1, OBA-G1.2, OBA-S1"),
        ("fire 1-A05 sideways", "fire HEX [indirect|smoke|indirect-smoke|weapon|barrage]"),
        ("turn up", "no facing 'up'"),
        ("boost much", "'much' is no whole number"),
        ("place G1 1-A01", "place UNIT HEX FACING"),
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
@pytest.mark.parametrize("scenario", ["first-shots", "the-orchard", "the-barrage"])
@pytest.mark.parametrize("decisions", [0, 1, 20, 60, 130, 10**4])
def test_a_state_comes_back_from_its_data(decisions: int, scenario: str) -> None:
    s = played(decisions, scenario)
    other = GAME.restore(json.loads(json.dumps(s.data())), Dice(s.dice.seed, s.dice.used))
    assert isinstance(other, StormsState)
    assert other.digest() == s.digest()
    assert list(other.first) == list(s.first)
    assert list(other.next) == list(s.next)
    assert (list(other.smoke), list(other.thin)) == (list(s.smoke), list(s.thin))
    assert [other.write_action(a) for seat in s.waiting() for a in other.actions(seat)] == [
        s.write_action(a) for seat in s.waiting() for a in s.actions(seat)
    ]


@pytest.mark.parametrize("decisions", [0, 30, 90])
def test_a_state_comes_back_from_a_position_as_text(decisions: int) -> None:
    s = played(decisions, "the-long-balka")
    assert position_file.read(position_file.write(s), "here").digest() == s.digest()


def test_a_digest_does_not_depend_on_where_a_scenario_lies() -> None:
    s = small()
    before = s.digest()
    s.setup.path = "/elsewhere/field.toml"
    assert s.digest() == before


LISTS = [
    "face", "place", "status", "marker", "flags", "came", "since", "used", "used_now", "cap", "losses", "ap", "pool",
    "points", "hand", "deck", "discarded", "markers", "missions", "plotted", "plotted_smoke", "falling",
    "falling_smoke", "bids", "confirmed", "smoke", "hex",
]  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_every_list_of_the_state_is_in_the_digest(name: str) -> None:
    s = small()
    before = s.digest()
    values = getattr(s, name)
    values[0] = values[0] + 7
    assert s.digest() != before
    values[0] = values[0] - 7
    assert s.digest() == before


@pytest.mark.parametrize("name", ["round", "phase", "side", "passes", "actions_done", "again", "reveals"])
def test_every_number_of_the_state_is_in_the_digest(name: str) -> None:
    s = small()
    before = s.digest()
    setattr(s, name, getattr(s, name) + 7)
    assert s.digest() != before


def test_thin_smoke_is_in_the_digest() -> None:
    s = small()
    s.smoke[3] = 2
    before = s.digest()
    s.thin[3] = 1
    assert s.digest() != before


def set_at(field: str, i: int, value: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data[field][i] = value

    return spoil


def put(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data[field] = value

    return spoil


def pending(*decisions: Decision) -> list[dict[str, object]]:
    """The stack of a saved state: the round, and these decisions above it."""
    return [Round().data(), *[decision.data() for decision in decisions]]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (put("round", 99), "round: "),
        (put("round", "x"), "round: expected a whole number"),
        (put("round", 0), "phase: expected the set-up before the first round"),
        (put("side", 2), "side: "),
        (put("passes", 3), "passes: "),
        (put("bids", [1]), "bids: expected 2 numbers"),
        (put("confirmed", [0, 2]), "confirmed[1]"),
        (put("hex", [1]), "hex: expected"),
        (set_at("hex", 0, 10**6), "hex[0]"),
        (set_at("hex", 0, NOWHERE), "place[0]"),
        (set_at("place", 0, LEFT), "place[0]"),
        (set_at("face", 0, 6), "face[0]"),
        (set_at("status", 0, 3), "status[0]"),
        (set_at("marker", 0, 0), "markers[0]"),
        (set_at("markers", 0, 99), "markers[0]"),
        (set_at("flags", 0, 4096), "flags[0]"),
        (set_at("used", 0, 1024), "used[0]"),
        (set_at("used_now", 0, 1024), "used_now[0]"),
        (set_at("hand", 0, 7), "discarded[0]"),
        (set_at("deck", 0, 99), "deck[0]"),
        (put("smoke", [1, 2]), "smoke: "),
        (put("smoke", [5, 2, 0, 4, 2, 0]), "smoke[3]"),
        (put("smoke", [5, 0, 0]), "smoke[1]"),
        (put("smoke", [5, 1, 2]), "smoke[2]"),
        (set_at("missions", 0, 9), "missions[0]"),
        (set_at("plotted", 0, 10**6), "plotted[0]"),
        (put("stack", []), "stack: "),
        (put("stack", [[0, 0]]), "stack[0]: expected a decision with its fields"),
        (put("stack", pending()), "stack: expected a decision on top"),
        (put("stack", [*pending(), {"decision": "nap"}]), "stack[1].decision"),
        (put("stack", [*pending(), {"decision": "deploy"}]), "stack[1]: these are not the fields"),
        (put("stack", pending(Round())), "stack: expected the round below"),
        (put("stack", pending(Deploy(0))), "stack: the set-up is over"),
        (put("stack", pending(Choose(2))), "stack[1].card_first"),
        (put("result", 3), "result: "),
        (put("weather", 3), "'weather': no such field"),
        (put("scenario", 3), "scenario: "),
        (put("options", 3), "options: "),
    ],
)
def test_wrong_data_is_refused_in_one_line(spoil: Callable[[dict[str, Any]], None], reason: str) -> None:
    data = json.loads(json.dumps(played(60).data()))
    spoil(data)
    with pytest.raises(ValueError) as caught:
        GAME.restore(data, Dice("other"))
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_lost_have_no_hit_marker() -> None:
    s = small()
    data = json.loads(json.dumps(s.data()))
    data["hex"][0], data["place"][0], data["marker"][0] = NOWHERE, DESTROYED, 1
    with pytest.raises(ValueError, match=r"marker\[0\]"):
        refill(s, data)


def refill(s: StormsState, data: dict[str, Any]) -> StormsState:
    other = StormsState(s.setup, Dice("other"))
    other.restore(data)
    return other


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        (Act(99, BY_AP), r"stack\[1\]\.unit"),
        (Act(2, BY_AP), "a unit of the side whose turn it is"),
        (Act(1, BY_AP), "a unit that takes part in the action"),
        (Act(0, 4), r"stack\[1\]\.means"),
        (Act(0, BY_AP, -1), r"stack\[1\]\.added"),
        (Act(0, BY_AP, 0, 99), r"stack\[1\]\.card"),
        (GroupGo(0, BY_AP, 0, 0, FIRE, 0), "a move or hiding"),
        (GroupGo(2, BY_AP, 0, 0, HIDE, 0), "a unit of the side whose turn it is"),
        (GroupGo(0, 9, 0, 0, GO, 0), r"stack\[1\]\.means"),
        (Spotter(2, 0, INDIRECT, 0, BY_AP), "a unit of the side whose turn it is"),
        (Spotter(1, 999, INDIRECT, 0, BY_AP), r"stack\[1\]\.target"),
        (Spotter(1, 0, SMOKE, 0, BY_AP), "a way to fire indirectly"),
        (Look(99), r"stack\[1\]\.unit"),
        (SecondHex(-1), r"stack\[1\]\.unit"),
        (Strike(9), r"stack\[1\]\.battery"),
        (Strike(0), "a battery whose shells fall"),
        (CardUse(99, BY_AP), r"stack\[1\]\.card"),
        (CardUse(0, BY_AP, 99), r"stack\[1\]\.first"),
        (Attack(99, 0, DIRECT), r"stack\[1\]\.firer"),
        (Attack(0, 999, DIRECT), r"stack\[1\]\.target"),
        (Attack(0, 0, 9), r"stack\[1\]\.mode"),
        (Attack(0, 0, WEAPON), r"stack\[1\]\.card"),
        (Attack(9, 0, BARRAGE), r"stack\[1\]\.firer"),
        (Attack(0, 0, DIRECT), "a decision on top"),
        (Boost(2, FOR_ATTACK, 0), r"stack\[1\]\.side"),
        (Boost(0, 9, 0), r"stack\[1\]\.purpose"),
        (Boost(0, FOR_ATTACK, 2), "an attack below its roll"),
        (Boost(0, FOR_RECOVERY, -1), r"stack\[1\]\.unit"),
        (Boost(0, FOR_RECOVERY, 0), "a unit with a hit marker"),
        (Reroll(0, FOR_INITIATIVE, -1, 0, 0, 5), r"stack\[1\]\.faces"),
        (EndAction(BY_AP), "a decision on top"),
    ],
)
def test_a_decision_holds_what_its_chapter_takes_for_granted(decision: Decision, reason: str) -> None:
    s = small()
    s.mark(0, MEMBER)
    data = json.loads(json.dumps(s.data()))
    data["stack"] = pending(decision)
    with pytest.raises(ValueError, match=reason):
        refill(s, data)


def test_the_wrong_sort_of_card_is_not_in_play() -> None:
    s = small()
    data = json.loads(json.dumps(s.data()))
    for decision in (CardUse(card(s, "W-grenades"), BY_AP), Attack(0, 0, WEAPON, NOWHERE, 0, card(s, "9"))):
        data["stack"] = pending(decision)
        with pytest.raises(ValueError, match="another sort of card"):
            refill(s, data)


def test_a_decision_without_an_answer_is_no_decision() -> None:
    s = played(40, "the-relief")
    data = json.loads(json.dumps(s.data()))
    absent = next(u for u in range(int(s.setup.count())) if s.hex[u] < 0)
    data["stack"] = pending(Look(absent))
    with pytest.raises(ValueError, match="something to decide"):
        GAME.restore(data, Dice("other"))


@pytest.mark.parametrize("decision", ["take G1 ap", "take G2 cap", "pass"])
def test_a_moment_in_the_middle_of_a_turn_is_read(decision: str) -> None:
    s = small()
    do(s, decision)
    other = refill(s, json.loads(json.dumps(s.data())))
    assert [decision.data() for decision in other.stack] == [decision.data() for decision in s.stack]
    assert other.actions(s.waiting()[0]) == s.actions(s.waiting()[0])
