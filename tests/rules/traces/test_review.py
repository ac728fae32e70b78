"""What a second reading of the rulebook asked for: cases at the edges of the chapters."""

from __future__ import annotations

import pytest

from caposaldo.games.traces import sequence
from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ACTIVE, ASIDE
from caposaldo.games.traces.rules import (
    chits,
    combat,
    headquarters,
    orders,
    ratio,
    reach,
    reinforcements,
    supply,
    supply_lines,
)
from caposaldo.games.traces.rules.chits import Choice, Cup, Interrupt
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.rules.orders import Mode
from caposaldo.games.traces.rules.preliminaries import Opening
from caposaldo.games.traces.rules.retreat import Retreat
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.session import Session
from rules.traces.field import at, do, field, fighting, moving, offered, read, told, top, unit, where, why

# ---------------------------------------------------------------- relocation
ROW = """
map = '''
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
. . . . . . . . . . . . . .
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
'''
"""


@pytest.mark.rule("8.1h", "2.3c", "2.3e")
def test_hqs_found_without_supply_leave_together_before_any_of_them_looks_for_a_hex() -> None:
    """The only hex for the Steppe Front lies in the zone of control of 8A, which leaves at the same moment."""
    s = field(
        ROW + 'soviet_sources = ["0201"]\naxis_sources = ["0214"]\n[units]\n'
        '8A = "axis-hq 0202 range=5"\nSteppe = "sov-hq 0209 range=5"\n88 = "ger-inf 0207"\n89 = "ger-inf 0208"\n'
    )
    supply.check(s)
    s.forget()
    assert [s.place[unit(s, label)] for label in ("8A", "Steppe")] == [ASIDE, ASIDE]
    assert {int(frame.hq) for frame in s.stack if isinstance(frame, Relocation)} >= {unit(s, "Steppe")}


@pytest.mark.rule("2.3e")
def test_an_hq_that_finds_its_last_hex_taken_is_set_aside_and_everybody_is_told() -> None:
    """Two HQs and one hex: the first takes it."""
    s = field(
        ROW + 'axis_sources = ["0214"]\nblocked = ["0213/0214"]\n[units]\n'
        '8A = "axis-hq 0202 range=5"\n6A = "axis-hq 0203 range=5"\nS57 = "sov-rifle 0205"\n'
    )
    supply.check(s)
    s.forget()
    do(s, "relocate 0214")
    assert where(s, "8A") == "0214"
    assert s.place[unit(s, "6A")] == ASIDE
    assert "tr-hq-aside" in told(s)


# ---------------------------------------------------------------- headquarters fight, command and call
FIGHT = """
map = '''
   . . . . . . .
  . . . . . . .
   . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0107"]
"""


@pytest.mark.rule("2.3a")
def test_an_hq_attacks_and_defends_with_its_strength() -> None:
    s = fighting(field(FIGHT + "[units]\nSteppe = 'sov-hq 0204 range=5'\n88 = 'ger-sec 0203'"), "Steppe")
    do(s, "attack 0203", "join Steppe")
    assert (ratio.attack_strength(s, at(s, "0203")), ratio.defence_strength(s, at(s, "0203"))) == (2, 1)
    s = field(FIGHT + "[units]\n8A = 'axis-hq 0203 range=5'\n88 = 'ger-inf 0203'")
    assert ratio.defence_strength(s, at(s, "0203")) == 5


@pytest.mark.rule("2.3g")
def test_neither_enemies_nor_rivers_nor_zones_of_control_lie_in_the_way_of_command() -> None:
    s = field(ROW + 'major = ["0203/0204"]\n[units]\n8A = "axis-hq 0201 range=4"\nS57 = "sov-rifle 0202"\n')
    reached = [s.setup.number_of(h) for h in headquarters.commanded(s, unit(s, "8A"))]
    assert reached == ["0201", "0202", "0203", "0204", "0205"]


@pytest.mark.rule("4.3A")
def test_the_second_hq_has_units_around_it_and_activates_none_of_them() -> None:
    s = field(ROW + '[units]\n8A = "axis-hq 0201 range=3"\n6A = "axis-hq 0204 range=3"\n88 = "ger-inf 0206"\n')
    orders.activate(s, unit(s, "8A"), -1)
    s.forget()
    do(s, "second 6A")
    assert [s.has(unit(s, label), ACTIVE) for label in ("8A", "6A", "88")] == [True, True, False]
    assert isinstance(s.top(), Mode)


CHITS = (
    ROW
    + """
[units]
8A = "axis-hq 0202 range=3"
6A = "axis-hq 0207 range=1"
88 = "ger-inf 0203"
[chits]
8A = 1
6A = 1
supply = 1
"""
)


@pytest.mark.rule("2.4a")
def test_the_chit_of_an_hq_activates_that_hq_and_its_units() -> None:
    s = field(CHITS, rolls=[1])
    s.stack = [Turn()]
    s.cup[[chit.key for chit in s.setup.chits].index("8A")] = 1
    s.cup[[chit.key for chit in s.setup.chits].index("supply")] = 1
    s.run_on()
    assert [s.has(unit(s, label), ACTIVE) for label in ("8A", "6A", "88")] == [True, False, True]


@pytest.mark.rule("4.2b")
def test_what_is_held_back_lies_in_the_hand_and_not_in_the_cup() -> None:
    s = field(CHITS)
    kinds = [chit.key for chit in s.setup.chits]
    for key in ("8A", "6A"):
        s.picked[kinds.index(key)] = 1
    s.held[kinds.index("6A")] = 1
    s.ready[0] = s.ready[1] = 1
    assert chits.chosen(s)
    assert {key: (int(s.cup[k]), int(s.hand[k])) for k, key in enumerate(kinds)} == {
        "8A": (1, 0),
        "6A": (0, 1),
        "supply": (1, 0),
    }


# ---------------------------------------------------------------- strengths and steps
@pytest.mark.rule("1.3b", "10.2b")
def test_foot_and_armour_of_one_hex_are_added_before_they_are_halved() -> None:
    s = field(
        FIGHT + "minor = ['0203/0204']\n[units]\n88 = 'ger-inf 0203'\n22G = 'sov-grifle 0204'\n5GTk = 'sov-gtank 0204'"
    )
    s.active = 1
    for label in ("22G", "5GTk"):
        combat.join(s, unit(s, label))
    assert ratio.attack_strength(s, at(s, "0203")) == 6, "5 and 7 are 12, not 2 and 3"


REPLACED = (
    FIGHT
    + """
rails = ["0106 0107"]
[units]
2Tk = "sov-tank 0205 reduced"
6GTk = "sov-gtank box entry=replaces group=1"
76 = "sov-rifle box entry=arrives group=1"
88 = "ger-inf 0101"
"""
)


def arriving(text: str) -> TracesState:
    s = field(text)
    s.stack = [Turn(), Cup()]
    reinforcements.arrive(s)
    s.forget()
    return s


@pytest.mark.rule("2.2g", "2.2h")
def test_units_come_into_play_at_full_strength_and_replacements_in_the_place_of_others() -> None:
    s = arriving(REPLACED)
    for label in ("6GTk", "76"):
        s.steps[unit(s, label)] = 1
    do(s, "replace 6GTk 2Tk", "place 76 0107")
    assert [int(s.steps[unit(s, label)]) for label in ("6GTk", "76")] == [2, 2]
    assert (where(s, "6GTk"), where(s, "2Tk")) == ("0205", "")


@pytest.mark.rule("1.0")
def test_the_campaign_covers_the_whole_period() -> None:
    setup = load_setup("campaign", {})
    assert setup.charts.months[setup.first_turn] == "1943-08"
    assert setup.charts.months[setup.last_turn] == "1944-03"


# ---------------------------------------------------------------- reinforcements
@pytest.mark.rule("11.0b", "11.1b")
def test_where_there_is_no_room_for_all_the_owner_says_who_comes_in() -> None:
    text = (
        FIGHT
        + """
    rails = ["0106 0107"]
    [units]
    88 = "ger-inf 0105"
    S57 = "sov-rifle 0107"
    10Tk = "sov-tank box entry=arrives group=1"
    21G = "sov-grifle box entry=arrives group=1"
    """
    )
    s = arriving(text)
    assert offered(s) == ["place 10Tk 0107", "place 21G 0107"]
    do(s, "place 21G 0107")
    assert (where(s, "21G"), where(s, "10Tk")) == ("0107", "")
    assert "tr-unit-waits" in told(s)
    s = arriving(text.replace("0105", "0101"))
    refusal = why(s, "place 21G 0107")
    assert refusal is not None
    assert refusal.key == "tr-place-other-first", "there is room for both: they come in their order"


# ---------------------------------------------------------------- reasons
def test_the_reason_why_a_path_of_two_hexes_is_closed_is_not_its_length() -> None:
    s = field(FIGHT + "[units]\n88 = 'ger-inf 0203'\nS57 = 'sov-rifle 0204'")
    s.active = 1
    s.push(Retreat(at(s, "0203"), 2))
    s.forget()
    reasons = {s.refusal(0, action) for action in s.considered(0)}
    keys = {refusal.key for refusal in reasons if refusal is not None}
    assert "tr-retreat-length" not in keys
    assert {"tr-retreat-zones", "tr-retreat-astray", "tr-retreat-enemy"} <= keys


# ---------------------------------------------------------------- zones of control
@pytest.mark.rule("6.0d")
def test_an_enemy_zone_closes_a_hex_to_supply_relocation_and_reinforcements_and_costs_a_retreat_a_step() -> None:
    """0207 lies in the zone of control of S57, which stands in 0307 behind no blocked hexside."""
    text = (
        ROW.replace(" ~ ~ ~ ~ ~ ~ ~ ~", " ~ ~ ~ ~ ~ ~ . ~", 1) + 'rails = ["0214 0213 0212 0211 0210 0209 0208 0207"]\n'
    )
    text += (
        'axis_sources = ["0214"]\n[units]\n8A = "axis-hq 0201 range=5"\n88 = "ger-inf 0209"\nS57 = "sov-rifle 0307"\n'
    )
    text += '34 = "ger-inf box entry=bought class=IR"\n'
    s = field(text)
    lines = supply_lines.flood(s, 0)
    assert [int(lines[at(s, number)]) for number in ("0209", "0208", "0207", "0206")] == [1, 0, 0, 0]
    assert at(s, "0209") in reinforcements.placeable(s, unit(s, "34"))
    assert at(s, "0208") not in reinforcements.placeable(s, unit(s, "34"))
    s = field(text + '35 = "ger-inf 0208"\n36 = "ger-inf 0207"\n')
    assert supply_lines.flood(s, 0)[at(s, "0207")] == 1, "with friends there it is in supply"
    open_to_hq = [s.setup.number_of(h) for h in headquarters.places(s, unit(s, "8A"), at(s, "0201"))]
    assert open_to_hq[:2] == ["0206", "0209"], "but no place for an HQ"
    s.active = 1
    s.push(Retreat(at(s, "0209"), 1))
    s.top().perform(s, 0, read(s, "retreat 88 0208"))
    assert s.steps[unit(s, "88")] == 1


@pytest.mark.rule("9.2b")
def test_a_road_move_that_has_entered_an_enemy_zone_is_no_strategic_movement_any_more() -> None:
    text = ROW.replace(" ~ ~ ~ ~ ~ ~ ~ ~", " ~ ~ . ~ ~ ~ ~ ~", 1)
    text += 'roads = ["0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212"]\n'
    s = moving(field(text + '[units]\n17Pz = "ger-pz 0202"\nS57 = "sov-rifle 0303"\n'), "17Pz")
    do(s, "take 17Pz")
    assert "go 0210" not in offered(s)
    s = moving(field(text + '[units]\n17Pz = "ger-pz 0201"\nS57 = "sov-rifle 0303"\n'), "17Pz")
    do(s, "take 17Pz", "go 0203")
    assert top(s, Walk).by_road == reach.NEVER
    assert top(s, Walk).spent == 8, "a point each, and two for the zone"


@pytest.mark.rule("10.2f")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(10, 10, "1-1"), (14, 10, "1-1"), (15, 10, "1.5-1"), (19, 10, "1.5-1"), (20, 10, "2-1"), (29, 10, "2-1"),
     (30, 10, "3-1"), (40, 10, "4-1"), (50, 10, "5-1"), (60, 10, "6-1"), (79, 10, "6-1"), (80, 10, "8-1"),
     (99, 10, "8-1"), (100, 10, "10-1+")],
)  # fmt: skip
def test_a_ratio_belongs_to_the_highest_column_that_it_reaches(attack: int, defence: int, column: str) -> None:
    charts = load_setup("campaign", {}).charts
    assert charts.columns[ratio.rung_of(charts, attack, defence)] == column


# ---------------------------------------------------------------- taking back
def session(scenario: str, seed: str) -> Session:
    return Session.start("traces", scenario, {}, seed)


def until(game: Session, *kinds: type) -> TracesState:
    """Decisions are taken, the last offered each time, until one of these frames is on top."""
    for _ in range(400):
        s = game.state
        assert isinstance(s, TracesState)
        if isinstance(s.top(), kinds):
            return s
        seat = s.waiting()[0]
        game.play(seat, s.actions(seat)[-1])
    raise AssertionError("that moment never came")


def choose_all(game: Session, seat: int, verb: str) -> None:
    """The seat has chosen as many chits as it needs."""
    while game.state.write_action(game.state.actions(seat)[0]) != "ready":
        s = game.state
        game.play(seat, next(a for a in s.actions(seat) if s.write_action(a).startswith(verb)))
        assert game.undo_refusal(seat) is None, "a choice in the making is its owner's own"


def can_take_back(game: Session) -> list[bool]:
    return [game.undo_refusal(seat) is None for seat in (0, 1)]


@pytest.mark.rule("4.2a", "4.2e", "7.0b")
@pytest.mark.parametrize("first", [0, 1])
def test_what_was_drawn_or_shown_is_not_taken_back(first: int) -> None:
    """Markers, the filled cup, a drawn chit: each is a barrier for both seats."""
    game = session("race", "barriers")
    until(game, Opening)
    assert can_take_back(game) == [False, False], "the Luftwaffe has drawn"
    until(game, Choice)
    for seat in (first, 1 - first):
        choose_all(game, seat, "choose" if seat == 1 else "hold")
        game.play(seat, game.state.read_action("ready"))
        assert can_take_back(game) == [False, False], "whoever is ready stays so, and the last one fills the cup"
    game.play(0, game.state.actions(0)[0])
    assert can_take_back(game) == [True, False], "a chit from the hand, before the draw"
    game.undo(0)
    game.play(0, game.state.read_action("draw"))
    assert can_take_back(game) == [False, False], "a chit is drawn"


@pytest.mark.rule("4.3G")
def test_an_interrupt_that_everybody_has_seen_is_not_taken_back() -> None:
    game = session("race", "stop")
    s = until(game, Opening)
    s.turn = 2
    until(game, Choice)
    game.play(0, game.state.read_action("hold okh"))
    choose_all(game, 0, "hold")
    game.play(0, game.state.read_action("ready"))
    choose_all(game, 1, "choose")
    game.play(1, game.state.read_action("ready"))
    for _ in range(3):
        game.play(0, game.state.read_action("draw"))
        now = game.state
        assert isinstance(now, TracesState)
        if isinstance(now.top(), Interrupt):
            game.play(0, now.read_action("interrupt"))
            assert can_take_back(game) == [False, False]
            return
    raise AssertionError("no chit could be stopped")


@pytest.mark.rule("14.1")
def test_a_bid_is_not_taken_back_when_the_other_is_known() -> None:
    game = Session.start("traces", "race", {"bidding": "yes"}, "bids")
    game.play(1, game.state.read_action("bid 60"))
    game.play(0, game.state.read_action("bid 50"))
    assert game.state.waiting() == [0], "the lower bidder plays the Axis and is next"
    assert can_take_back(game) == [False, False]


@pytest.mark.rule("10.1", "7.0c")
def test_a_fight_is_not_taken_back_once_the_axis_is_asked_or_the_die_is_rolled() -> None:
    game = session("race", "no probing")
    s = until(game, Opening)
    game.play(1, s.actions(1)[0])
    attack = game.state.actions(1)[0]
    game.play(1, attack)
    assert game.undo_refusal(1) is None, "who attacks whom may be thought over"
    while game.state.write_action(game.state.actions(1)[-1]) != "fight":
        game.play(1, game.state.actions(1)[0])
    game.play(1, game.state.read_action("fight"))
    assert [game.undo_refusal(seat) is None for seat in (0, 1)] == [False, False]


# ---------------------------------------------------------------- when crossing points are looked at
NEAR = FIGHT + "crossings = ['0104']\n"


@pytest.mark.rule("12.3d")
def test_a_move_that_ends_near_a_crossing_point_takes_it() -> None:
    s = moving(field(NEAR + "[units]\nS57 = 'sov-rifle 0107'\nS58 = 'sov-rifle 0307'"), side=1)
    do(s, "take S57", "go 0106")
    assert s.crossing[0] == 0, "the move is not over"
    do(s, "stop")
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3d")
def test_a_garrison_that_moves_away_gives_up_its_crossing_point() -> None:
    s = moving(field(NEAR + "[units]\n88 = 'ger-inf 0104'\n89 = 'ger-inf 0301'\nS57 = 'sov-rifle 0106'"), side=0)
    do(s, "take 88", "go 0103", "stop")
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3d")
def test_an_advance_near_a_crossing_point_takes_it() -> None:
    units = "[units]\n88 = 'ger-sec 0106'\nT = 'sov-tank 0107'\nS57 = 'sov-rifle 0307'\n89 = 'ger-sec 0306'"
    s = fighting(field(NEAR + units, rolls=[6]), side=1)
    do(s, "attack 0106", "join T", "fight")
    assert (where(s, "88"), int(s.crossing[0])) == ("", 0)
    do(s, "advance T 0106")
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3d")
def test_a_relocation_near_a_crossing_point_takes_it() -> None:
    far = ROW + 'soviet_sources = ["0201"]\ncrossings = ["0208"]\n[units]\nSteppe = "sov-hq 0201 range=3"\n'
    s = moving(field(far + 'S57 = "sov-rifle 0201"\n'), side=1)
    do(s, "transfer Steppe", "relocate 0206")
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3d")
def test_a_reinforcement_near_a_crossing_point_takes_it() -> None:
    s = arriving(
        NEAR + "rails = ['0106 0107']\n[units]\n88 = 'ger-inf 0101'\n76 = 'sov-rifle box entry=arrives group=1'"
    )
    do(s, "place 76 0106")
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3d")
def test_a_garrison_without_a_way_out_gives_up_its_crossing_point() -> None:
    s = field(
        ROW + 'crossings = ["0202"]\n[units]\n88 = "ger-inf 0202"\nS57 = "sov-rifle 0203"\nS58 = "sov-rifle 0201"\n'
    )
    s.active = 1
    s.push(Retreat(at(s, "0202"), 1))
    s.top().perform(s, 0, read(s, "retreat 88 nowhere"))
    assert s.crossing[0] == 1


@pytest.mark.rule("12.3g")
def test_empty_crossing_points_are_given_up_as_turn_seven_begins() -> None:
    s = field(NEAR + "[units]\n88 = 'ger-inf 0101'\nS57 = 'sov-rifle 0307'", turn=6)
    sequence.start_turn(s)
    assert (int(s.turn), int(s.crossing[0])) == (7, 1)
    markers = next(event for event in s.events or [] if event.key == "tr-wings")
    assert markers.params["count"] == s.setup.charts.luftwaffe[1], "before the Luftwaffe looks at them"


# ---------------------------------------------------------------- HQs that come back
BACK = CHITS.replace("[chits]", 'Steppe = "sov-hq 0213 range=2"\n[chits]\nSteppe = 1\nokh = 1').replace(
    "[units]", 'axis_sources = ["0201"]\nsoviet_sources = ["0214"]\n[units]'
)


def aside(chit: str, held: str, *hqs: str) -> TracesState:
    """These HQs are off the map; that chit is in the cup, another in the Axis hand."""
    s = field(BACK, turn=2, rolls=[1])
    kinds = [kind.key for kind in s.setup.chits]
    s.stack = [Turn()]
    s.cup[kinds.index(chit)] = 1
    s.hand[kinds.index(held)] = 1
    for hq in hqs:
        s.lift(unit(s, hq), ASIDE)
    s.run_on()
    do(s, "draw")
    return s


@pytest.mark.rule("2.3e")
def test_at_the_supply_chit_the_hqs_of_both_sides_come_back() -> None:
    s = aside("supply", "8A", "6A", "Steppe")
    waiting = {int(frame.hq) for frame in s.stack if isinstance(frame, Relocation)}
    assert waiting == {unit(s, "6A"), unit(s, "Steppe")}


@pytest.mark.rule("2.3e", "4.2.2d")
def test_at_an_interrupt_the_axis_hqs_come_back_and_can_be_activated() -> None:
    s = aside("Steppe", "okh", "6A")
    do(s, "interrupt")
    assert top(s, Relocation).hq == unit(s, "6A")
    do(s, "relocate 0206")
    assert "activate 6A" in offered(s)


# ---------------------------------------------------------------- what bots may imagine
@pytest.mark.rule("4.2e", "7.0b")
def test_what_the_axis_holds_is_not_what_the_soviets_imagine() -> None:
    hands, markers = set(), set()
    for seed in range(20):
        s = field(BACK, turn=2)
        s.cup[[kind.key for kind in s.setup.chits].index("supply")] = 1
        s.hand[[kind.key for kind in s.setup.chits].index("okh")] = 1
        s.wings[0] = 1
        other = s.resample(1, Dice(f"imagined {seed}"))
        assert isinstance(other, TracesState)
        hands.add(tuple(other.hand))
        markers.add(tuple(other.wings))
    assert len(hands) == 3, "any of its three chits"
    assert markers == {(1, 0), (0, 1)}
