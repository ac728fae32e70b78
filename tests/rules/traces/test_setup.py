"""What is in the box, and how a campaign begins (1.0 to 1.2, 2.2 to 2.7, 3.0)."""

from __future__ import annotations

from collections import Counter

import pytest

from caposaldo.games.traces import setup
from caposaldo.games.traces.io.files import load_setup, scenario_ids, the_forces, unit_types
from caposaldo.games.traces.position import BOX, ON_MAP, SUPPLIED
from caposaldo.games.traces.rules import supply_lines
from caposaldo.games.traces.setup import AXIS, SOVIET, Setup
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.dice import Dice
from rules.traces.field import field, unit

ARMOUR = (setup.PANZER, setup.PANZERGRENADIER, setup.TANK, setup.MECHANISED)


def laid_out(scenario: str) -> TracesState:
    s = TracesState(load_setup(scenario, {}), Dice("set-up"))
    s.lay_out()
    return s


@pytest.fixture(scope="module")
def campaign() -> Setup:
    return load_setup("campaign", {})


def units(t: Setup) -> range:
    return range(int(t.count()))


def in_range(t: Setup, hq: int, start: int) -> set[int]:
    """The hexes within command range, around blocked hexsides."""
    reached, edge = {start}, {start}
    for _ in range(int(t.range[hq])):
        around = {int(t.way[at]) for h in edge for at in range(6 * h, 6 * h + 6)}
        edge = {h for h in around if h >= 0} - reached
        reached |= edge
    return reached


# ---------------------------------------------------------------- sides and counters
@pytest.mark.rule("1.0")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_two_sides_meet_between_august_1943_and_march_1944(scenario: str) -> None:
    t = load_setup(scenario, {})
    assert t.seat_names == ["axis", "soviet"]
    assert set(t.side) == {AXIS, SOVIET}
    assert "1943-08" <= t.charts.months[t.first_turn] <= t.charts.months[t.last_turn] <= "1944-03"


@pytest.mark.rule("2.2a")
def test_nationality_tells_the_side(campaign: Setup) -> None:
    sides = {(setup.NATION_NAMES[type.nation], setup.SIDE_NAMES[type.side]) for type in campaign.types}
    assert sides == {
        ("german", "axis"),
        ("romanian", "axis"),
        ("hungarian", "axis"),
        ("soviet", "soviet"),
        ("guards", "soviet"),
    }


@pytest.mark.rule("2.2b", "3.0b")
def test_every_armoured_unit_is_there_once(campaign: Setup) -> None:
    """One counter a unit, whether it is drawn as a NATO symbol or as a silhouette."""
    armour = [campaign.names_en[u] for u in units(campaign) if campaign.arm[u] in ARMOUR]
    assert len(armour) == len(set(armour)) == 20 + 24
    assert len(set(campaign.labels)) == campaign.count()


def test_the_box_holds_about_three_hundred_counters() -> None:
    forces = the_forces()
    chits = sum(line.count for line in forces.chits)
    orders = sum(1 for city in load_setup("campaign", {}).cities if city.order)
    # Turn, VP and CP markers; one for each crossing point; Soviet flags for the cities.
    markers = 3 + 6 + 4 + orders + len(load_setup("campaign", {}).cities)
    assert 290 <= len(forces.units) + chits + markers <= 330
    assert len({line.unit for line in forces.units}) == len(forces.units)


@pytest.mark.rule("2.2c")
def test_the_name_of_a_unit_has_no_effect() -> None:
    s = field(
        """
        map = '''
         . .
        '''
        [units]
        88 = "ger-inf 0101"
        Wolf = "ger-inf 0102"
        """
    )
    t = s.setup
    a, b = unit(s, "88"), unit(s, "Wolf")
    assert t.types[a] is t.types[b]
    for values in (t.side, t.nation, t.arm, t.attack, t.defence, t.move, t.steps, t.worth, t.range):
        assert values[a] == values[b]


@pytest.mark.rule("2.2d")
def test_reinforcements_carry_their_number_or_their_class(campaign: Setup) -> None:
    t = campaign
    groups = Counter(int(t.group[u]) for u in units(t) if t.entry[u] in (setup.ARRIVES, setup.REPLACES))
    assert groups == {1: 2, 2: 2, 3: 3, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
    classes = Counter(setup.CLASS_NAMES[t.group[u]] for u in units(t) if t.entry[u] == setup.BOUGHT)
    assert classes == {"PR": 8, "IR": 10, "AR": 10}
    for u in units(t):
        if t.entry[u] == setup.BOUGHT and t.group[u] == setup.MINOR_ALLY:
            assert t.nation[u] in (setup.ROMANIAN, setup.HUNGARIAN)


@pytest.mark.rule("2.2e")
def test_only_mechanised_units_have_two_strengths() -> None:
    for type in unit_types().values():
        assert type.mechanised == (type.arm in ARMOUR)
        if not type.mechanised:
            assert (type.attack, type.reduced_attack) == (type.defence, type.reduced_defence)
    assert unit_types()["ger-pz"].attack != unit_types()["ger-pz"].defence


@pytest.mark.rule("2.2f")
def test_every_unit_has_a_movement_allowance(campaign: Setup) -> None:
    """U-inf-ma: the Axis infantry of the examples has 5."""
    assert all(campaign.move[u] > 0 for u in units(campaign))
    assert unit_types()["ger-inf"].move == 5


@pytest.mark.rule("2.2g")
def test_most_combat_units_have_two_steps_and_a_weaker_back() -> None:
    types = unit_types().values()
    for type in types:
        if type.steps == 2:
            assert 0 < type.reduced_attack < type.attack
            assert 0 < type.reduced_defence < type.defence
    assert sorted(type.key for type in types if type.steps == 1) == [
        "axis-hq",
        "ger-sec",
        "hun-lt",
        "sov-hq",
        "sov-para",
    ]


@pytest.mark.rule("2.2h")
def test_replacements_are_stronger_than_a_unit_of_their_type_on_the_map(campaign: Setup) -> None:
    t = campaign
    replacements = [u for u in units(t) if t.entry[u] == setup.REPLACES]
    assert len(replacements) == 5
    for u in replacements:
        assert any(t.arm[v] == t.arm[u] and t.attack[v] < t.attack[u] for v in units(t) if t.entry[v] == setup.AT_START)


def test_the_units_of_the_examples_are_there(campaign: Setup) -> None:
    """U-17Pz, U-15, U-46, U-223, U-161, U-73, U-66, U-23Tk, U-9M, U-18G"""
    kinds = {label: type.key for label, type in zip(campaign.labels, campaign.types, strict=True)}
    assert kinds["17Pz"] == "ger-pz"
    assert {kinds[label] for label in ("15", "46", "223", "161")} == {"ger-inf"}
    assert {kinds[label] for label in ("S73", "66")} == {"sov-rifle"}
    assert (kinds["23Tk"], kinds["9M"], kinds["18G"]) == ("sov-tank", "sov-mech", "sov-para")
    assert campaign.numbers[campaign.labels.index("S73")] == "73"


def test_two_rifle_and_two_tank_corps_attack_with_twenty() -> None:
    """U-combat-ex: against a division that defends with 3 and has two steps."""
    types = unit_types()
    assert 2 * types["sov-rifle"].attack + 2 * types["sov-tank"].attack == 20
    assert (types["ger-inf"].defence, types["ger-inf"].steps) == (3, 2)


@pytest.mark.parametrize(
    ("key", "worth"), [("ger-pz", 2), ("ger-sspz", 2), ("ger-pzg", 1), ("ger-inf", 1), ("rom-inf", 0), ("hun-lt", 0)]
)
def test_divisions_are_worth_their_points(key: str, worth: int) -> None:
    assert unit_types()[key].worth == worth


@pytest.mark.rule("2.3i")
def test_fronts_have_a_stronger_ukrainian_side(campaign: Setup) -> None:
    """U-fronts"""
    t = campaign
    fronts = [u for u in units(t) if t.is_hq(u) and t.side[u] == SOVIET]
    assert [t.labels[u] for u in fronts] == ["Voronezh", "Steppe", "SWest", "South"]
    for u in fronts:
        assert (t.attack[u], t.move[u]) == (2, 5)
        assert (t.front_strength[u], t.front_move[u]) == (3, 6)
    s = laid_out("campaign")
    assert {(s.attack_value(u), s.defence_value(u)) for u in fronts} == {(2, 2)}
    s.fronts = 1
    assert {(s.attack_value(u), s.defence_value(u)) for u in fronts} == {(3, 3)}
    armies = [u for u in units(t) if t.is_hq(u) and t.side[u] == AXIS]
    assert all((t.front_strength[u], t.front_move[u]) == (t.attack[u], t.move[u]) for u in armies)


# ---------------------------------------------------------------- chits, markers, charts
@pytest.mark.rule("2.4a")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_hq_has_a_chit(scenario: str) -> None:
    t = load_setup(scenario, {})
    named = {int(chit.hq): int(chit.count) for chit in t.chits if chit.kind == setup.HQ_CHIT}
    assert sorted(named) == [u for u in units(t) if t.is_hq(u)]
    assert min(named.values()) >= 1
    assert max(named.values()) == 2


@pytest.mark.rule("2.4b")
def test_there_are_five_sorts_of_special_chits(campaign: Setup) -> None:
    """U-markers"""
    special = {chit.key: (int(chit.owner), int(chit.count)) for chit in campaign.chits if chit.kind != setup.HQ_CHIT}
    assert special == {
        "supply": (setup.BOTH, 1),
        "reinforcement": (SOVIET, 1),
        "airborne": (SOVIET, 1),
        "stavka": (SOVIET, 1),
        "okh": (AXIS, 2),
    }


@pytest.mark.rule("3.0c", "3.0d")
def test_some_chits_come_later_and_all_others_are_there_at_once(campaign: Setup) -> None:
    late = {chit.key: int(chit.from_turn) for chit in campaign.chits if chit.from_turn > 1}
    assert late == {"okh": 2, "airborne": 3, "stavka": 5}


@pytest.mark.rule("2.5")
def test_markers_lie_as_they_do_at_the_start() -> None:
    s = laid_out("campaign")
    assert sum(s.order) == 6
    assert (sum(s.city), sum(s.crossing)) == (0, 0)
    assert (s.kills, s.moves_of_hq, s.bridgehead) == (0, 0, -1)
    assert s.turn == 0


@pytest.mark.rule("3.0e")
def test_four_luftwaffe_markers_wait_in_their_box() -> None:
    s = laid_out("campaign")
    assert s.setup.charts.offensive + s.setup.charts.defensive == 4
    assert list(s.wings) == [0, 0]


def test_the_charts_are_complete(campaign: Setup) -> None:
    charts = campaign.charts
    assert len(charts.crt) == 6 * len(charts.columns) == 54
    assert charts.results[charts.crt[6 * charts.columns.index("5-1") + 4]].code == "1RR"
    assert list(charts.luftwaffe) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert list(charts.negotiation) == [6, 6, 8, 8, 10, 10, 12, 12]
    assert list(charts.okh) == [2, 2, 3, 3, 4, 5, 6, 6]
    assert list(charts.stavka[1:]) == [-1, -1, -1, -1, 0, 1, 2, 3]
    assert (charts.lift_cost, list(charts.class_costs)) == (6, [1, 2, 4])
    assert (list(charts.cost), list(charts.shift)) == ([2, 4, 4, -1, -1, -1], [0, 1, 1, 1, 0, 0])


def test_the_table_never_gets_worse_with_a_better_roll_or_column(campaign: Setup) -> None:
    """G-crt: EX counts as better than NE."""
    order = ["A1", "NE", "EX", "R", "RR", "1R", "1RR", "2RR", "3RR"]
    charts = campaign.charts
    ranks = [order.index(charts.results[cell].code) for cell in charts.crt]
    for column in range(9):
        for roll in range(6):
            assert roll == 0 or ranks[6 * column + roll] >= ranks[6 * column + roll - 1]
            assert column == 0 or ranks[6 * column + roll] >= ranks[6 * column + roll - 6]


# ---------------------------------------------------------------- the armies
@pytest.mark.rule("3.0a", "2.1a")
def test_the_armies_stand_at_full_strength_on_their_hexes() -> None:
    s = laid_out("race")
    t = s.setup
    placed = [u for u in units(t) if t.entry[u] == setup.AT_START]
    assert len(placed) == 50 + 57
    for u in placed:
        assert s.place[u] == ON_MAP
        assert s.hex[u] == t.start[u]
        assert s.steps[u] == t.steps[u]
    assert s.fronts == 0


def test_the_armies_are_as_strong_as_they_were_tried_out() -> None:
    """T-unit-types: attack, defence and steps of both sides, HQs included."""
    s = laid_out("race")
    t = s.setup
    for side, sums in ((AXIS, (182, 171, 96)), (SOVIET, (263, 249, 110))):
        placed = [u for u in units(t) if t.side[u] == side and s.hex[u] >= 0]
        assert tuple(sum(values[u] for u in placed) for values in (t.attack, t.defence, t.steps)) == sums


@pytest.mark.rule("3.0f", "8.1i", "12.1b")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_all_units_begin_in_supply_and_can_trace_a_line(scenario: str) -> None:
    s = laid_out(scenario)
    t = s.setup
    lines = [supply_lines.flood(s, side) for side in range(2)]
    for u in units(t):
        if s.hex[u] >= 0:
            assert s.supply[u] == SUPPLIED
            assert lines[t.side[u]][s.hex[u]] == 1, t.labels[u]


@pytest.mark.parametrize("scenario", scenario_ids())
def test_all_but_garrisons_in_the_rear_begin_within_command_range(scenario: str) -> None:
    s = laid_out(scenario)
    t = s.setup
    led: set[int] = set()
    for hq in units(t):
        if t.is_hq(hq):
            hexes = in_range(t, hq, int(s.hex[hq]))
            led |= {u for u in units(t) if t.side[u] == t.side[hq] and int(s.hex[u]) in hexes}
    lost = [t.labels[u] for u in units(t) if s.hex[u] >= 0 and u not in led]
    assert lost == (["24Rom"] if scenario in ("race", "campaign") else [])


@pytest.mark.rule("3.0i")
def test_reinforcements_wait_in_their_boxes() -> None:
    s = laid_out("campaign")
    t = s.setup
    waiting = [u for u in units(t) if t.entry[u] != setup.AT_START]
    assert len(waiting) == 3 + 28 + 20
    assert all(s.place[u] == BOX and s.hex[u] < 0 for u in waiting)


def test_three_security_divisions_are_placed_by_their_owner(campaign: Setup) -> None:
    """U-security"""
    free = [u for u in units(campaign) if campaign.entry[u] == setup.FREE]
    assert [campaign.types[u].key for u in free] == ["ger-sec"] * 3


# ---------------------------------------------------------------- the terms of the scenarios
def test_the_race_lasts_four_turns_and_asks_for_39_points() -> None:
    t = load_setup("race", {})
    assert (t.first_turn, t.last_turn, t.target, t.count_when) == (1, 4, 39, setup.AT_THE_END)


def test_the_campaign_lasts_eight_turns_and_asks_for_82_points() -> None:
    t = load_setup("campaign", {})
    assert (t.first_turn, t.last_turn, t.target, t.count_when) == (1, 8, 82, setup.EVERY_TURN)


def test_the_opening_attack_belongs_to_august() -> None:
    assert [load_setup(id, {}).opening_attack for id in scenario_ids()] == [True, False, True, True]


def test_at_korsun_the_soviets_hold_what_they_had_taken() -> None:
    s = laid_out("korsun")
    t = s.setup
    held = {city.name_en for i, city in enumerate(t.cities) if s.city[i] == SOVIET}
    assert held == {"Bila Tserkva", "Berdychiv", "Cherkasy", "Lubny", "Kirovohrad", "Znamianka"}
    assert {city.name_en for city in t.cities} - held == {"Korsun", "Smila", "Zvenyhorodka", "Uman"}
    assert list(s.crossing) == [1, 1]
    assert sum(s.order) == 0
