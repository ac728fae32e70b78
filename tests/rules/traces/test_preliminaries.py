"""Chapters 3.0h, 12.0, 12.1 and 14: what comes before the first chit, and the optional rules."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.io.files import load_setup, scenario_ids
from caposaldo.games.traces.position import ACTIVE, COMBAT_ONLY, LUFTWAFFE, SELECTION
from caposaldo.games.traces.rules import preliminaries
from caposaldo.games.traces.rules.chits import Choice
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.preliminaries import Bidding, Garrison, Opening
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState, new_game
from caposaldo.kernel.dice import Dice
from rules.traces.field import do, field, offered, told, unit, where, why

CITIES = """
map = '''
   C . C . c . C . . C
  . . . . . . . . . .
   . C . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0110"]
soviet_cities = ["0310"]
[units]
88 = "ger-inf 0303"
57 = "ger-inf 0303"
99Sec = "ger-sec 0102"
213 = "ger-sec box entry=free"
403 = "ger-sec box entry=free"
454 = "ger-sec box entry=free"
"""

FRONT = """
map = '''
   . . . . . . . . . .
  . . . . . . . . . .
   . . . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0110"]
opening_attack = true
[units]
88 = "ger-inf 0204"
4PzA = "axis-hq 0302 range=2"
Voronezh = "sov-hq 0206 range=2 front=3,6"
Steppe = "sov-hq 0209 range=1"
S57 = "sov-rifle 0205"
S58 = "sov-rifle 0305"
S59 = "sov-rifle 0309"
"""


# ---------------------------------------------------------------- garrisons
def garrisoning() -> TracesState:
    s = field(CITIES)
    s.stack = [Turn(), Garrison()]
    return s


@pytest.mark.rule("3.0h")
def test_security_divisions_go_to_axis_major_cities_one_in_each() -> None:
    s = garrisoning()
    assert s.waiting() == [AXIS]
    assert offered(s) == ["place 213 0301", "place 213 0307"]
    reasons = {"0305": "no-major-city", "0202": "no-major-city", "0310": "enemy-city", "0102": "one-each"}
    for number, key in reasons.items():
        refusal = why(s, f"place 213 {number}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("3.0h", f"tr-garrison-{key}")
    do(s, "place 213 0301")
    assert where(s, "213") == "0301"
    assert offered(s) == ["place 403 0307"]


@pytest.mark.rule("3.0h", "5.0b")
def test_a_full_city_is_closed_to_security_divisions() -> None:
    refusal = why(garrisoning(), "place 213 0303")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("5.0b", "tr-garrison-full")


@pytest.mark.rule("3.0h")
def test_divisions_are_placed_in_their_order_before_the_first_turn() -> None:
    refusal = why(garrisoning(), "place 454 0301")
    assert refusal is not None
    assert refusal.key == "tr-place-other-first"
    s = new_game(load_setup("race", {}), Dice("garrisons"))
    assert s.turn == 0
    assert len([text for text in offered(s) if text.startswith("place")]) > 1
    for _ in range(3):
        do(s, offered(s)[0])
    assert s.turn == 1


# ---------------------------------------------------------------- the opening attack
def opening() -> TracesState:
    s = field(FRONT)
    s.phase = LUFTWAFFE
    s.stack = [Turn()]
    preliminaries.begin_opening_attack(s)
    return s


@pytest.mark.rule("12.1a")
def test_one_soviet_hq_opens_the_campaign_with_combat_only() -> None:
    s = opening()
    assert s.waiting() == [SOVIET]
    assert offered(s) == ["activate Voronezh", "activate Steppe"]
    for wrong in ["activate 4PzA", "activate S57"]:
        refusal = why(s, wrong)
        assert refusal is not None
        assert refusal.rule == "12.1a"
    do(s, "activate Voronezh")
    assert {s.setup.labels[u] for u in range(len(s.flags)) if s.has(u, ACTIVE)} == {"Voronezh", "S57", "S58"}
    assert s.mode == COMBAT_ONLY
    assert [type(decision) for decision in s.stack[2:]] == [Combat]
    assert offered(s) == ["attack 0204", "end"]


@pytest.mark.rule("12.1a", "4.2c")
def test_after_the_opening_attack_chits_are_chosen_and_none_was_used() -> None:
    s = opening()
    do(s, "activate Voronezh", "end")
    assert s.phase == SELECTION
    assert isinstance(s.top(), Choice)
    assert sum(s.played) == 0


@pytest.mark.rule("12.1a")
def test_the_opening_attack_comes_in_the_first_turn_only_and_after_the_luftwaffe() -> None:
    s = new_game(load_setup("campaign", {}), Dice("opening"))
    for _ in range(3):
        do(s, offered(s)[0])
    assert s.phase == LUFTWAFFE
    assert isinstance(s.top(), Opening)
    s.turn = 2
    s.stack = [Turn()]
    preliminaries.begin_opening_attack(s)
    assert isinstance(s.top(), Turn)


@pytest.mark.rule("12.1b")
def test_all_units_are_in_supply_for_the_opening_attack() -> None:
    s = new_game(load_setup("campaign", {}), Dice("opening"))
    assert all(s.supply[u] == 0 for u in range(len(s.supply)))


@pytest.mark.rule("12.0")
def test_special_rules_hold_in_every_scenario() -> None:
    for scenario in scenario_ids():
        setup = load_setup(scenario, {})
        s = TracesState(setup, Dice("special"))
        s.lay_out()
        s.turn = setup.first_turn
        s.stack = [Turn()]
        preliminaries.begin_opening_attack(s)
        assert (isinstance(s.top(), Opening)) == (setup.charts.months[int(setup.first_turn)] == "1943-08")
        for i, city in enumerate(setup.cities):
            assert s.order[i] == (1 if city.order and s.city[i] == AXIS else 0)


# ---------------------------------------------------------------- bids
def bidding() -> TracesState:
    s = field(FRONT)
    s.stack = [Turn(), Bidding()]
    return s


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("bids", "soviet"), [((70, 60), 0), ((55, 60), 1)])
def test_the_higher_bidder_plays_the_soviets_and_needs_that_many_points(bids: tuple[int, int], soviet: int) -> None:
    s = bidding()
    assert s.waiting() == [0, 1]
    do(s, f"bid {bids[1]}", seat=1)
    assert s.waiting() == [0]
    s.apply(0, s.read_action(f"bid {bids[0]}"))
    assert s.seat[SOVIET] == soviet
    assert s.seat[AXIS] == 1 - soviet
    assert s.side_of(soviet) == SOVIET
    assert s.target == max(bids)


@pytest.mark.rule("14.1")
def test_equal_bids_are_made_again() -> None:
    s = bidding()
    do(s, "bid 60", seat=0)
    do(s, "bid 60", seat=1)
    assert "tr-bids-equal" in told(s)
    assert s.waiting() == [0, 1]
    assert isinstance(s.top(), Bidding)


@pytest.mark.rule("14.1")
def test_a_bid_is_secret_until_both_are_made() -> None:
    s = bidding()
    do(s, "bid 60", seat=0)
    assert [event.key for event in s.events or [] if event.seen_by(1)] == ["tr-bid-made"]
    assert [event.params for event in s.events or [] if event.seen_by(1)] == [{"seat": "@player/0"}]
    for wrong in [0, 201]:
        refusal = why(s, f"bid {wrong}", 1)
        assert refusal is not None
        assert refusal.rule == "14.1"


@pytest.mark.rule("14.0", "14.1")
def test_there_are_no_bids_unless_the_players_want_them() -> None:
    assert isinstance(new_game(load_setup("race", {}), Dice("bids")).top(), Garrison)
    s = new_game(load_setup("race", {"bidding": "true"}), Dice("bids"))
    assert isinstance(s.top(), Bidding)
    do(s, "bid 40", seat=0)
    do(s, "bid 44", seat=1)
    assert s.target == 44
    assert isinstance(s.top(), Garrison)
    assert s.waiting() == [0]


# ---------------------------------------------------------------- Ukrainian Fronts
UKRAINIAN = """
map = '''
   . . . . . . . . . . . . . .
  . . . . . . . . . . . . . .
   . . . . . . . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0114"]
soviet_chits = 1
fronts_needed = 1
[units]
88 = "ger-sec 0204"
4PzA = "axis-hq 0301 range=1"
Voronezh = "sov-hq 0205 range=3 front=3,6"
S57 = "sov-rifle 0208"
S58 = "sov-rifle 0209"
[chits]
Voronezh = 1
4PzA = 1
supply = 1
"""


def next_turn(turn: int, option: str, combat: int = 1) -> TracesState:
    """A turn ends and the next begins; both sides choose chits, and that of Voronezh is drawn first. The dice draw
    a Luftwaffe marker and the chit before they roll for a combat."""
    s = field(UKRAINIAN, turn=turn - 1, rolls=[1, 1, combat], options={"ukrainian_fronts": option})
    s.stack = [Turn()]
    s.run_on()
    assert s.turn == turn
    do(s, "choose 4PzA", "ready", seat=AXIS)
    do(s, "choose Voronezh", "ready", seat=SOVIET)
    return s


CONVERTED = [(3, "true", False), (4, "true", True), (5, "true", True), (4, "false", False)]


@pytest.mark.rule("14.0", "14.2", "2.3i")
@pytest.mark.parametrize(("turn", "option", "converted"), CONVERTED)
def test_from_turn_four_the_fronts_move_farther_if_the_players_agreed(turn: int, option: str, converted: bool) -> None:
    """Two points to leave the zone of control of 88: six points lead four hexes on, five lead three."""
    s = next_turn(turn, option)
    do(s, "mode move-combat", "take Voronezh")
    assert ("go 0209" in offered(s)) == converted
    assert "go 0208" in offered(s)
    assert "go 0210" not in offered(s)


@pytest.mark.rule("14.0", "14.2", "2.3i")
@pytest.mark.parametrize(("turn", "option", "converted"), CONVERTED)
def test_from_turn_four_the_fronts_fight_with_their_stronger_side(turn: int, option: str, converted: bool) -> None:
    """A 4 against the security division is R on 3-1, EX on 2-1."""
    s = next_turn(turn, option, combat=4)
    do(s, "mode combat-move", "attack 0204", "join Voronezh", "fight", "pass")
    rolled = next(event for event in s.events or [] if event.key == "tr-roll")
    assert rolled.params["result"] == ("@tr-result-R" if converted else "@tr-result-EX")


@pytest.mark.rule("14.2")
@pytest.mark.parametrize("turn", [3, 4])
def test_the_command_range_stays_the_same(turn: int) -> None:
    s = next_turn(turn, "true")
    active = {label for label in ("Voronezh", "S57", "S58") if s.has(unit(s, label), ACTIVE)}
    assert active == {"Voronezh", "S57"}


@pytest.mark.rule("14.2")
def test_the_conversion_is_told_once_at_the_start_of_turn_four() -> None:
    s = field(UKRAINIAN, turn=3, options={"ukrainian_fronts": "true"})
    s.stack = [Turn()]
    s.run_on()
    assert told(s)[1:3] == ["tr-turn-begins", "tr-fronts-converted"]
    s = field(UKRAINIAN, turn=4, options={"ukrainian_fronts": "true"})
    s.fronts = 1
    s.stack = [Turn()]
    s.run_on()
    assert "tr-fronts-converted" not in told(s)
    assert s.fronts == 1


@pytest.mark.rule("14.2", "2.3i")
def test_in_the_printed_scenarios_all_four_fronts_have_a_stronger_side_from_turn_four() -> None:
    for scenario in ["race", "campaign"]:
        t = load_setup(scenario, {"ukrainian_fronts": "true"})
        fronts = [u for u in range(int(t.count())) if t.is_hq(u) and t.side[u] == SOVIET]
        assert [(t.attack[u], t.move[u], t.front_strength[u], t.front_move[u]) for u in fronts] == [(2, 5, 3, 6)] * 4
        assert t.converts_on == 4
