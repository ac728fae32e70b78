"""What a seat may know, what bots may imagine, what the map shows, and choices in words."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from caposaldo.games.traces.game import GAME
from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ACTION, SELECTION, total
from caposaldo.games.traces.rules import chits
from caposaldo.games.traces.rules.chits import Choice, Cup, Interrupt
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.preliminaries import Bidding
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import DECISIONS, TracesState, new_game
from caposaldo.games.traces.verbs import VERBS
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import decision_name
from caposaldo.kernel.game import SPECTATOR, Message, State
from caposaldo.kernel.texts import BROKEN_LEFT, LANGUAGES, texts
from rules.traces.field import at, do, field, fighting, moving, unit, why

FRONTS = ["Voronezh", "Steppe", "SWest", "South"]
MAP = """
map = '''
   . . f . . .
  . . O . . ~
   . . . . . .
'''
major = ["0103/0203"]
minor = ["0101/0102"]
roads = ["0101 0102 0103 0104", "0103 0203"]
axis_sources = ["0101"]
soviet_sources = ["0306"]
crossings = ["0104"]
breakthrough = ["0101"]
[units]
88 = "ger-inf 0203 reduced out"
17Pz = "ger-pz 0102"
S57 = "sov-rifle 0303"
4PzA = "axis-hq 0102 range=2"
"""


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def kind(s: TracesState, key: str) -> int:
    return [chit.key for chit in s.setup.chits].index(key)


def campaign(turn: int, cup: list[str], hand: list[str], played: list[str] | None = None) -> TracesState:
    """The Action Phase of a turn of the campaign, with these chits in the cup and in the Axis hand."""
    s = TracesState(load_setup("campaign", {}), Dice("view"))
    s.lay_out()
    s.turn = turn
    s.phase = ACTION
    s.stack = [Turn(), Cup()]
    for where, keys in ((s.cup, cup), (s.hand, hand), (s.played, played or [])):
        for key in keys:
            where[kind(s, key)] += 1
    s.wings[0] = s.wings[1] = 1
    return s


def usual() -> TracesState:
    soviet = ["Steppe", "SWest", "South", "South", "reinforcement"]
    return campaign(3, ["supply", "4PzA", "8A", *soviet], ["okh", "6A"], ["Voronezh"])


def choosing(turn: int = 3) -> TracesState:
    s = TracesState(load_setup("campaign", {}), Dice("view"))
    s.lay_out()
    s.turn = turn
    s.phase = SELECTION
    s.stack = [Turn()]
    chits.begin_selection(s)
    return s


def mine(s: State, seat: int) -> dict[str, Any]:
    told = s.view(seat)["chits"]
    assert isinstance(told, dict)
    return dict(told.get("mine", {}))


def imagined(s: TracesState, seat: int, number: int = 30) -> list[TracesState]:
    found = []
    for seed in range(number):
        other = s.resample(seat, Dice(f"imagined {seed}"))
        assert isinstance(other, TracesState)
        found.append(other)
    return found


# ---------------------------------------------------------------- who sees what
@pytest.mark.rule("4.2e")
def test_each_side_knows_its_own_chits_and_nobody_those_of_the_other() -> None:
    s = usual()
    axis, soviet = mine(s, 0), mine(s, 1)
    assert axis["cup"] == {"4PzA": 1, "8A": 1}
    assert axis["hand"] == {"okh": 1, "6A": 1}
    assert soviet["cup"] == {"Steppe": 1, "SWest": 1, "South": 2, "reinforcement": 1}
    assert soviet["hand"] == {}
    assert mine(s, SPECTATOR) == {}


@pytest.mark.rule("4.2e")
def test_how_many_chits_are_in_the_cup_and_in_hand_is_open() -> None:
    for seat in (0, 1, SPECTATOR):
        told = usual().view(seat)["chits"]
        assert isinstance(told, dict)
        assert (told["cup"], told["hand"], told["played"]) == (8, 2, {"Voronezh": 1})


@pytest.mark.rule("7.0b")
def test_only_the_axis_sees_which_luftwaffe_markers_it_has_drawn() -> None:
    s = usual()
    assert s.view(0)["luftwaffe"] == {"count": 2, "used": [0, 0], "mine": [1, 1]}
    for seat in (1, SPECTATOR):
        assert s.view(seat)["luftwaffe"] == {"count": 2, "used": [0, 0]}


@pytest.mark.rule("4.2a")
def test_what_the_other_side_is_choosing_is_not_shown() -> None:
    s = choosing()
    before = [text(s.view(seat)) for seat in (0, SPECTATOR)]
    do(s, "choose Steppe", "choose Voronezh", seat=1)
    assert [text(s.view(seat)) for seat in (0, SPECTATOR)] == before
    assert mine(s, 1)["picked"] == {"Voronezh": 1, "Steppe": 1}
    before = [text(s.view(seat)) for seat in (1, SPECTATOR)]
    do(s, "hold okh", "choose 8A", seat=0)
    assert [text(s.view(seat)) for seat in (1, SPECTATOR)] == before
    assert (mine(s, 0)["picked"], mine(s, 0)["held"]) == ({"8A": 1, "okh": 1}, {"okh": 1})


def test_a_seat_is_told_how_many_chits_it_needs_and_which_it_could_have() -> None:
    s = choosing()
    assert (mine(s, 0)["need"], mine(s, 1)["need"]) == (4, 6)
    assert mine(s, 0)["available"] == {"4PzA": 2, "8A": 1, "1PzA": 2, "6A": 1, "okh": 2}
    assert mine(s, 1)["available"]["airborne"] == 1
    assert mine(s, 1)["available"]["stavka"] == 0
    assert mine(usual(), 0)["need"] == 0


# ---------------------------------------------------------------- what bots may imagine
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_imagined_state_looks_the_same_to_the_seat(seat: int) -> None:
    for s in (usual(), choosing()):
        for other in imagined(s, seat, 12):
            assert text(other.view(seat)) == text(s.view(seat))
            assert other.waiting() == s.waiting()
            assert other.actions(seat) == s.actions(seat)


def test_the_soviets_imagine_other_axis_chits_and_markers() -> None:
    s = usual()
    hands, cups, wings = set(), set(), set()
    for other in imagined(s, 1):
        assert total(other.hand) == 2
        assert total(other.cup) == total(s.cup)
        for k, chit in enumerate(other.setup.chits):
            if chit.owner == AXIS:
                assert other.cup[k] + other.hand[k] <= chit.count
            else:
                assert other.cup[k] == s.cup[k]
        hands.add(tuple(other.hand))
        cups.add(tuple(other.cup))
        wings.add(tuple(other.wings))
    assert len(hands) > 4
    assert len(cups) > 4
    assert wings == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("4.2e")
def test_the_axis_imagines_selections_that_the_rules_allow() -> None:
    s = usual()
    seen = set()
    for other in imagined(s, 0):
        selection = {key: other.cup[kind(s, key)] + other.played[kind(s, key)] for key in FRONTS}
        assert all(count >= 1 for count in selection.values())
        assert all(count <= 2 for count in selection.values())
        assert other.cup[kind(s, "stavka")] == 0
        assert list(other.hand) == list(s.hand)
        assert list(other.wings) == list(s.wings)
        assert total(other.cup) == total(s.cup)
        seen.add(tuple(other.cup))
    assert len(seen) > 3


def test_what_has_been_played_or_sent_back_is_not_imagined_otherwise() -> None:
    s = campaign(3, ["supply", "Steppe", "South"], [], ["Voronezh", "SWest", "South", "reinforcement"])
    s.returned[kind(s, "South")] = 1
    for other in imagined(s, 0):
        assert list(other.cup) == list(s.cup)
    assert not s.hides(0)


def test_a_chit_just_drawn_is_known_to_be_one_of_the_selected() -> None:
    s = campaign(3, ["supply"], ["okh"], [*FRONTS, "reinforcement", "4PzA", "8A"])
    s.drawn = kind(s, "airborne")
    s.stack = [Turn(), Interrupt()]
    for other in imagined(s, 0):
        assert list(other.cup) == list(s.cup)
    assert not s.hides(0)
    assert s.hides(1)


def test_stavka_may_be_in_the_cup_if_it_could_be_chosen_when_the_chits_were() -> None:
    s = campaign(5, ["supply", "Steppe", "South", "reinforcement"], [], ["Voronezh", "SWest"])
    s.crossing[0] = s.crossing[1] = 1
    assert any(other.cup[kind(s, "stavka")] == 1 for other in imagined(s, 0))
    s.crossings_at_choice = 2
    assert all(other.cup[kind(s, "stavka")] == 0 for other in imagined(s, 0))


def test_with_stavka_in_sight_one_front_may_be_missing() -> None:
    s = campaign(5, ["supply", "Steppe", "Steppe", "South"], [], ["Voronezh", "SWest", "stavka"])
    fronts = {tuple(other.cup[kind(s, key)] for key in FRONTS) for other in imagined(s, 0, 60)}
    assert any(steppe == 0 or south == 0 for _, steppe, _, south in fronts)


@pytest.mark.parametrize("ready", [False, True])
def test_a_choice_in_progress_is_imagined_as_another_legal_one(ready: bool) -> None:
    s = choosing()
    do(s, *(f"choose {front}" for front in FRONTS), "choose airborne", "choose reinforcement", seat=1)
    do(s, "hold okh", "choose 8A", "choose 4PzA", "hold 6A", seat=0)
    if ready:
        do(s, "ready", seat=1)
        assert {total(other.picked) - 4 for other in imagined(s, 0)} == {6}
        for other in imagined(s, 0):
            assert all(other.picked[kind(s, front)] > 0 for front in FRONTS)
    else:
        sizes = {total(other.picked) - 4 for other in imagined(s, 0)}
        assert min(sizes) == 0
        assert max(sizes) == 6
        assert len({tuple(other.held) for other in imagined(s, 1)}) > 5
    for other in imagined(s, 0):
        for seat in other.waiting():
            assert other.actions(seat)


@pytest.mark.rule("14.1")
def test_a_bid_is_secret_until_both_are_made() -> None:
    s = new_game(load_setup("lesson", {"bidding": "true"}), Dice("bids"))
    assert isinstance(s.top(), Bidding)
    assert not s.hides(1)
    do(s, "bid 40", seat=0)
    assert s.view(0)["bids"] == [40, -1]
    assert s.view(1)["bids"] == [-1, -1]
    assert s.hides(1)
    assert not s.hides(0)
    assert len({int(other.bids[0]) for other in imagined(s, 1)}) > 10
    assert texts("en").name(s, "seat/0") == "Player 1"
    do(s, "bid 30", seat=1)
    assert s.view(SPECTATOR)["bids"] == [40, 30]
    assert (texts("en").name(s, "seat/0"), texts("it").name(s, "seat/1")) == ("Soviets", "Asse")


def test_nothing_is_hidden_where_nothing_can_be_otherwise() -> None:
    s = campaign(3, ["supply"], [], [*FRONTS, "reinforcement", "airborne", "4PzA", "8A", "6A", "okh"])
    s.wings[0] = s.wings[1] = 0
    assert [s.hides(seat) for seat in (0, 1, SPECTATOR)] == [False, False, False]
    s.wings[0] = 1
    assert [s.hides(seat) for seat in (0, 1, SPECTATOR)] == [False, True, True]
    s.wings_used[1] = 2
    assert not s.hides(1)


# ---------------------------------------------------------------- the board and the view
def test_the_board_tells_the_map() -> None:
    board: Any = field(MAP).board()
    assert (board["columns"], board["rows"]) == (6, 3)
    assert board["terrain"] == "..f........~......"
    assert {(river["size"], tuple(map(tuple, river["sides"]))) for river in board["rivers"]} == {
        ("major", (("0203", "0103"),)),
        ("minor", (("0101", "0102"),)),
    }
    assert board["bridges"] == [["0203", "0103"], ["0101", "0102"]]
    assert sorted(sorted(chain) for chain in board["roads"]) == [
        ["0101", "0102", "0103"],
        ["0103", "0104"],
        ["0103", "0203"],
    ]
    assert (board["sources"], board["breakthrough"]) == ([["0101"], ["0306"]], ["0101"])
    assert [city["hex"] for city in board["cities"]] == ["0203"]
    assert [crossing["hex"] for crossing in board["crossings"]] == ["0104"]


def test_the_board_tells_counters_and_charts() -> None:
    board: Any = GAME.start("campaign", {}, "board").board()
    assert board == json.loads(json.dumps(board))
    labels = [unit["label"] for unit in board["units"]]
    panzer = board["units"][labels.index("17Pz")]
    assert (panzer["side"], panzer["nation"], panzer["arm"], panzer["mechanised"]) == ("axis", "german", "panzer", True)
    assert set(panzer["values"]) == {"attack", "defence", "reduced_attack", "reduced_defence", "move"}
    assert {river["name"]["en"] for river in board["rivers"]} >= {"Dnipro", "Dniester", "Southern Bug"}
    assert [turn["axis_chits"] for turn in board["turns"]] == [3, 4, 4, 5, 5, 5, 4, 4]
    assert board["turns"][0]["month"] == "1943-08"
    assert board["charts"]["columns"][0] == "1-1"
    assert len(board["charts"]["crt"]) == len(board["charts"]["columns"])
    assert all(len(codes) == 6 for codes in board["charts"]["crt"])


def test_every_road_is_drawn_once_from_end_to_end() -> None:
    s = GAME.start("campaign", {}, "board")
    assert isinstance(s, TracesState)
    board: Any = s.board()
    for lines, chains in ((s.setup.road, board["roads"]), (s.setup.rail, board["rails"])):
        drawn = [frozenset(pair) for chain in chains for pair in pairwise(chain)]
        assert len(drawn) == len(set(drawn)) == sum(lines) // 2


def test_the_view_tells_what_a_unit_is_like_now() -> None:
    s = field(MAP)
    view: Any = s.view(SPECTATOR)
    infantry = view["units"][unit(s, "88")]
    assert (infantry["hex"], infantry["steps"], infantry["supply"]) == ("0203", 1, "out")
    assert infantry["defence"] == s.setup.reduced_defence[unit(s, "88")]
    assert view["zoc"][AXIS][at(s, "0204")] == "1"
    assert view["zoc"][SOVIET][at(s, "0101")] == "0"
    assert "0203" in view["command"][str(unit(s, "4PzA"))]
    assert view["supply"][AXIS][at(s, "0101")] == "1"
    assert view["orders"] == [0]
    assert view == json.loads(json.dumps(view))


def test_the_view_tells_the_decision_of_the_moment() -> None:
    s = moving(field(MAP), "17Pz")
    do(s, "take 17Pz")
    assert s.view(0)["decision"] == {"kind": "walk", "unit": unit(s, "17Pz"), "hex": "", "count": 0, "spent": 0}
    do(s, "go 0103")
    decision: Any = s.view(0)["decision"]
    assert (decision["kind"], decision["spent"]) == ("walk", 2)


# ---------------------------------------------------------------- words
def every_moment(scenario: str, decisions: int) -> list[TracesState]:
    s = GAME.start(scenario, {}, "words")
    dice = Dice("words")
    found = []
    for _ in range(decisions):
        if s.outcome() is not None:
            break
        assert isinstance(s, TracesState)
        found.append(s)
        s = s.clone()
        seat = s.waiting()[0]
        actions = s.actions(seat)
        s.do(seat, actions[dice.below(len(actions), "words")])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["lesson", "korsun"])
def test_choices_and_prompts_have_words(lang: str, scenario: str) -> None:
    words = texts(lang)
    for s in every_moment(scenario, 150):
        for seat in s.waiting():
            assert BROKEN_LEFT not in words.say(s.prompt(seat), s)
            for action in s.considered(seat):
                assert BROKEN_LEFT not in words.say(s.wording(action), s), s.write_action(action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_every_prompt_has_a_text(lang: str) -> None:
    names = [decision_name(kind) for kind in DECISIONS]
    words = texts(lang)
    keys = [f"tr-verb-{verb}" for verb in [*VERBS.names, "none"]] + [f"tr-do-{verb}" for verb in VERBS.names]
    keys += [f"tr-prompt-{frame}" for frame in names if frame not in ("turn", "end-activation")]
    keys += [f"tr-month-{turn}" for turn in range(1, 9)] + ["tr-game-over", "tr-not-now", "tr-overfull"]
    assert [key for key in keys if not words.has(key)] == []


def test_a_move_says_what_it_costs_and_where_it_points() -> None:
    s = moving(field(MAP), "17Pz")
    do(s, "take 17Pz")
    go = s.read_action("go 0103")
    assert texts("en").say(s.wording(go), s) == "0103 · 1"
    assert s.pointing(go) == {"piece": unit(s, "17Pz"), "hex": at(s, "0103")}
    assert texts("it").say(s.wording(s.read_action("go 0303")), s) == "0303 · –"


def test_names_of_things() -> None:
    s = GAME.start("campaign", {}, "names")
    assert isinstance(s, TracesState)
    assert s.name(f"hex/{at(s, '1631')}", "en") == "Dnipropetrovsk (1631)"
    assert s.name(f"hex/{at(s, '1630')}", "it") == "1630"
    assert texts("it").name(s, f"chit/{kind(s, 'supply')}") == "Rifornimento"
    assert texts("it").name(s, f"chit/{kind(s, 'airborne')}") == "Aviotrasportata"
    assert texts("en").name(s, f"chit/{kind(s, 'okh')}") == "OKH"
    assert s.name(f"chit/{kind(s, '4PzA')}", "en") == s.name(f"unit/{unit(s, '4PzA')}", "en")
    assert texts("it").name(s, "seat/1") == "Sovietici"
    for odd in ("unit/x", "unit/9999", "hex/99999", "nothing/3", "city/99", "chit/99", "crossing/99", "seat/7"):
        assert s.name(odd, "en") == odd


def test_units_and_chits_have_a_gender_and_a_running_form() -> None:
    s = GAME.start("campaign", {}, "names")
    assert isinstance(s, TracesState)
    steppe, army = f"unit/{unit(s, 'Steppe')}", f"unit/{unit(s, '8A')}"
    assert (s.running(steppe, "en"), s.gender(steppe, "it")) == ("the Steppe Front", "m")
    assert (s.running(army, "it"), s.gender(army, "it"), s.gender(army, "en")) == ("l’8ª armata", "f", "")
    assert s.running(f"chit/{kind(s, 'Steppe')}", "it") == s.running(steppe, "it") == "il Fronte della Steppa"
    assert s.running(f"chit/{kind(s, 'supply')}", "it") == ""
    kept = Message("", "tr-chit-interrupted", {"okh": f"@chit/{kind(s, 'okh')}", "chit": f"@chit/{kind(s, 'Steppe')}"})
    assert texts("it").say(kept, s) == (
        "L’Asse interrompe con il segnalino OKH dalla mano: il Fronte della Steppa torna nella coppa senza effetto."
    )
    great, corps = f"unit/{unit(s, 'GD')}", f"unit/{unit(s, '6Tk')}"
    assert s.running(great, "it") == "la divisione panzergrenadier Grossdeutschland"
    assert s.running(great, "en") == "the Panzergrenadier Division Grossdeutschland"
    assert s.running(corps, "it") == "il 6º corpo corazzato"
    assert all(s.gender(f"unit/{u}", "it") for u in range(s.setup.count()))


# ---------------------------------------------------------------- what a person would look for
@pytest.mark.parametrize("scenario", ["lesson", "korsun"])
def test_refused_choices_come_behind_the_legal_ones_with_a_reason(scenario: str) -> None:
    extra = 0
    for s in every_moment(scenario, 120):
        seat = s.waiting()[0]
        legal, found = s.actions(seat), s.considered(seat)
        assert found[: len(legal)] == legal
        assert len(found) <= len(legal) + 60
        assert len(set(found)) == len(found)
        for action in found[len(legal) :]:
            assert s.refusal(seat, action) is not None, s.write_action(action)
            extra += 1
    assert extra > 100


def test_a_unit_that_is_not_activated_and_a_hex_out_of_reach_can_be_asked_about() -> None:
    s = moving(field(MAP), "17Pz")
    assert s.read_action("take 88") in s.considered(0)
    refused = why(s, "take 88")
    assert refused is not None
    do(s, "take 17Pz")
    assert s.read_action("go 0303") in s.considered(0)
    s = fighting(field(MAP), "88")
    assert isinstance(s.top(), Combat)
    assert s.read_action("attack 0303") in s.considered(0)


def test_chits_that_are_not_available_can_be_asked_about() -> None:
    s = choosing()
    assert isinstance(s.top(), Choice)
    assert s.read_action("choose stavka") in s.considered(1)
    assert s.read_action("choose stavka") not in s.actions(1)


def test_an_attack_shows_its_odds_and_nothing_else_does() -> None:
    s = fighting(field(MAP.replace("0203 reduced out", "0203").replace("ger-inf", "ger-sspz")), "88")
    preview = s.preview(0, s.read_action("attack 0303"))
    assert preview is not None
    assert sum(chance.ways for chance in preview.chances) == preview.chances[0].of
    assert s.preview(0, s.read_action("end")) is None


# ---------------------------------------------------------------- the game
def test_content_is_named_and_play_touches_it() -> None:
    content = registry.game("traces").content()
    assert len(content) == len(set(content))
    touched: set[str] = set()
    for s in every_moment("lesson", 150):
        seat = s.waiting()[0]
        for action in s.actions(seat):
            touched |= set(s.touches(action))
    assert touched <= set(content)
    assert {"verb:attack", "verb:go", "chit:Voronezh", "chit:supply", "type:sov-rifle", "terrain:clear"} <= touched
