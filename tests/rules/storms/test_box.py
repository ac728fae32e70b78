"""What is in the box: counters, hit markers, cards, terrain, and the scenarios that teach the game."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.io.files import about, load_setup, scenario_ids, the_box
from caposaldo.games.storms.position import FULL_POOL
from caposaldo.games.storms.setup import (
    ACTION_CARD,
    ARTILLERY_CARD,
    BLUE,
    BRIDGE,
    CORN,
    GUN,
    ONCE,
    ONCE_A_ROUND,
    OPEN,
    PERMANENT,
    RED,
    SMOKES,
    SQUAD,
    TERRAIN_NAMES,
    VETERAN_CARD,
    WEAPON_CARD,
    WHEAT,
    CardKind,
    HitMarker,
    Setup,
    UnitType,
)
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.field import at, field, unit
from rules.storms.setup_text import setup_from_text

BOX = the_box()


def counter(key: str) -> UnitType:
    return BOX.types[key]


def printed(key: str) -> tuple[int, int, int, int, int, int]:
    """Fire, move, red, blue, front, flank."""
    t = counter(key)
    return int(t.fire_cost), int(t.move_cost), int(t.red), int(t.blue), int(t.front), int(t.flank)


def hit(key: str) -> HitMarker:
    return next(marker for marker in BOX.markers if marker.key == key)


def family(kind: int) -> dict[str, CardKind]:
    return {number: card for number, card in BOX.cards.items() if card.family == kind}


# ---------------------------------------------------------------- counters (0.2, 1.1)
@pytest.mark.rule("0.2")
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("ger-rifle43", (3, 1, 4, 0, 12, 11)),
        ("ger-grenadier43", (3, 1, 5, 1, 12, 11)),
        ("ger-hmg42", (2, 2, 4, 0, 12, 10)),
        ("ger-hmg43", (2, 2, 5, 1, 12, 10)),
        ("sov-rifle41", (4, 1, 3, 0, 12, 11)),
        ("sov-smg", (3, 1, 5, 0, 12, 11)),
        ("sov-mmg", (4, 2, 3, 0, 12, 10)),
    ],
)
def test_counters_carry_the_figures_of_the_rulebook(key: str, values: tuple[int, ...]) -> None:
    assert printed(key) == values


@pytest.mark.rule("0.2")
def test_machine_guns_have_their_red_firepower_in_a_white_box() -> None:
    assert [key for key, t in BOX.types.items() if t.red_boxed] == ["ger-hmg42", "ger-hmg43", "sov-mmg"]
    assert not any(t.blue_boxed for t in BOX.types.values())


@pytest.mark.rule("0.2")
def test_a_gun_is_blue_in_front_and_red_in_flank() -> None:
    guns = {key: t for key, t in BOX.types.items() if t.roles & GUN}
    assert len(guns) == 6
    assert {(int(t.front_colour), int(t.flank_colour)) for t in guns.values()} == {(BLUE, RED)}
    assert (guns["sov-57mm"].fire_cost, guns["sov-57mm"].flank) == (5, 10)
    assert guns["ger-pak38"].move_cost == 4
    assert guns["ger-pak40"].front == 13
    others = [t for t in BOX.types.values() if not t.roles & GUN]
    assert {(int(t.front_colour), int(t.flank_colour)) for t in others} == {(RED, RED)}


@pytest.mark.rule("1.1")
def test_infantry_squads_are_units_on_foot_that_move_for_two_or_less() -> None:
    for t in BOX.types.values():
        assert bool(t.roles & SQUAD) == (t.move_cost <= 2)
        assert bool(t.roles & SQUAD) != bool(t.roles & GUN)
    assert counter("ger-mortar-8cm").roles & SQUAD
    assert counter("sov-sniper").roles & SQUAD
    assert not counter("sov-57mm").roles & SQUAD


@pytest.mark.rule("13.1")
def test_mortars_of_eight_centimetres_fire_smoke_and_other_units_do_not() -> None:
    smoking = [key for key, t in BOX.types.items() if t.roles & SMOKES]
    assert smoking == ["ger-mortar-8cm", "sov-mortar-82mm"]


def test_mortars_have_a_price_for_indirect_fire_and_a_least_range() -> None:
    for key in ("ger-mortar-8cm", "sov-mortar-82mm"):
        t = counter(key)
        assert (int(t.fire_cost), int(t.indirect_cost), int(t.least), int(t.range)) == (3, 5, 3, 14)
    assert sum(1 for t in BOX.types.values() if t.indirect_cost or t.least) == 2


@pytest.mark.example("ex-0-b")
def test_the_squad_of_the_opening_pages_fires_for_three_and_moves_for_one() -> None:
    s = field('map = """\n. . .\n"""\n[units]\nG1 = "ger-rifle43 A01 active"\n')
    t = s.setup.types[unit(s, "G1")]
    assert (FULL_POOL, s.ap[0]) == (7, 7)
    assert (t.fire_cost, t.move_cost + s.setup.entry_cost[OPEN]) == (3, 1)


@pytest.mark.example("ex-3.0-a")
def test_soviet_rifles_of_1941_fire_for_four_and_move_for_one() -> None:
    assert printed("sov-rifle41")[:2] == (4, 1)


def test_every_counter_of_the_box_is_used_in_a_scenario() -> None:
    used = {t.key for scenario in scenario_ids() for t in load_setup(scenario, {}).types}
    assert used == set(BOX.types)


# ---------------------------------------------------------------- hit markers (7.4a)
@pytest.mark.rule("7.4a")
def test_there_are_twenty_hit_markers_for_units_on_foot() -> None:
    assert {marker.key: int(marker.count) for marker in BOX.markers} == {
        "stunned": 3,
        "unnerved": 2,
        "eliminated": 1,
        "panicked": 2,
        "pinned": 5,
        "suppressed": 5,
        "cowering": 2,
    }


@pytest.mark.rule("7.4a")
@pytest.mark.parametrize(
    ("key", "recovery"),
    [("stunned", 7), ("unnerved", 7), ("panicked", 8), ("pinned", 7), ("suppressed", 7), ("cowering", 8)],
)
def test_each_marker_has_its_number_for_recovery(key: str, recovery: int) -> None:
    assert hit(key).recovery == recovery


@pytest.mark.rule("7.4a")
def test_markers_forbid_what_is_crossed_out() -> None:
    assert [m.key for m in BOX.markers if m.no_fire] == ["stunned", "panicked"]
    assert [m.key for m in BOX.markers if m.no_move] == ["stunned", "pinned"]
    assert [m.key for m in BOX.markers if m.no_turn] == ["stunned", "pinned"]
    assert [m.key for m in BOX.markers if m.no_action] == ["stunned"]
    assert [m.key for m in BOX.markers if m.eliminates] == ["eliminated"]


@pytest.mark.rule("7.4a")
def test_markers_change_the_figures_that_are_printed_on_them() -> None:
    suppressed, cowering, panicked = hit("suppressed"), hit("cowering"), hit("panicked")
    assert (suppressed.fire_cost, suppressed.red, suppressed.blue, suppressed.move_cost) == (1, -2, -2, 0)
    assert (cowering.fire_cost, cowering.move_cost, cowering.range) == (2, 1, 1)
    assert (cowering.front, cowering.flank) == (1, 1)
    assert (panicked.front, panicked.flank) == (-1, 1)
    for key in ("stunned", "unnerved", "pinned"):
        m = hit(key)
        assert (m.fire_cost, m.move_cost, m.red, m.blue, m.front, m.flank, m.range) == (0, 0, 0, 0, 0, 0, -1)


# ---------------------------------------------------------------- cards (8.0 to 8.3)
@pytest.mark.rule("8.0")
def test_cards_are_of_action_of_weapons_and_of_veterans() -> None:
    assert list(family(ACTION_CARD)) == [*map(str, range(2, 14)), "20", "30"]
    assert sorted(family(WEAPON_CARD)) == [
        "W-atmines",
        "W-flamethrower",
        "W-grenades",
        "W-magnetic",
        "W-molotov",
        "W-satchel",
    ]
    assert list(family(VETERAN_CARD)) == [*(f"V{n:02}" for n in range(1, 16)), "V30"]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("number", "ap", "cap"),
    [
        ("2", 0, 0),
        ("3", 2, 2),
        ("4", 2, 2),
        ("5", 2, 2),
        ("6", -1, 2),
        ("7", -1, 1),
        ("8", 1, 1),
        ("9", 0, 0),
        ("10", -1, 2),
        ("11", 3, 3),
        ("12", 0, 0),
        ("13", 0, 0),
        ("20", -1, 1),
        ("30", -1, 1),
    ],
)
def test_action_cards_are_free_or_cost_ap_or_cap(number: str, ap: int, cap: int) -> None:
    card = BOX.cards[number]
    assert (card.cost_ap, card.cost_cap, card.code) == (ap, cap, int(number))


@pytest.mark.rule("8.1")
def test_some_cards_are_played_without_being_the_action_of_the_turn() -> None:
    assert [number for number, card in family(ACTION_CARD).items() if not card.action] == ["9", "10", "12"]
    assert [number for number, card in family(ACTION_CARD).items() if not card.group] == ["6", "13", "20", "30"]


@pytest.mark.rule("8.1a", "8.1c")
def test_cards_of_the_box_are_green_and_events_of_a_scenario_are_yellow() -> None:
    assert not any(card.yellow for card in BOX.cards.values())
    setup = load_setup("the-river-village", {})
    assert [card.number for card in setup.cards if card.yellow] == ["E-supply"]


@pytest.mark.rule("8.1b")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_the_deck_holds_the_cards_the_scenario_lists_green_and_yellow_together(scenario: str) -> None:
    setup = load_setup(scenario, {})
    for kind, card in enumerate(setup.cards):
        count = sum(1 for other in setup.deck if other == kind)
        assert (count > 0) == (card.family == ACTION_CARD)
        assert count <= card.count
    if len(setup.deck):
        assert len(setup.deck) >= 2 * setup.dealt
        assert setup.drawn_each_round > 0


def test_the_box_holds_as_many_cards_as_the_rulebook_says() -> None:
    counts = {number: int(card.count) for number, card in family(ACTION_CARD).items()}
    assert counts == {number: {"2": 12, "20": 1}.get(number, 2) for number in counts}


@pytest.mark.rule("8.2")
def test_a_weapon_card_has_a_range_a_price_firepower_and_one_use() -> None:
    weapons = family(WEAPON_CARD)
    figures = {number: (int(c.red), int(c.blue), int(c.range)) for number, c in weapons.items()}
    assert figures == {
        "W-molotov": (5, 6, 1),
        "W-magnetic": (0, 10, 0),
        "W-atmines": (0, 11, 0),
        "W-satchel": (10, 9, 0),
        "W-flamethrower": (10, 6, 1),
        "W-grenades": (7, 1, 1),
    }
    assert {(int(c.cost_ap), int(c.cost_cap), int(c.frequency)) for c in weapons.values()} == {(3, 3, ONCE)}
    assert [number for number, c in weapons.items() if c.ignores_cover] == ["W-flamethrower"]
    assert sorted(number for number, c in weapons.items() if c.group) == ["W-atmines", "W-grenades", "W-molotov"]
    assert [number for number, c in weapons.items() if c.metal] == ["W-magnetic", "W-atmines"]


@pytest.mark.rule("8.2a")
def test_each_side_has_three_batteries_with_firepower_and_a_pattern() -> None:
    figures = {
        number: (int(c.side), int(c.red), int(c.blue), len(c.steps), int(c.missions))
        for number, c in family(ARTILLERY_CARD).items()
    }
    assert figures == {
        "OBA-G1": (0, 5, 4, 7, 2),
        "OBA-G2": (0, 7, 6, 7, 1),
        "OBA-G3": (0, 6, 3, 10, 1),
        "OBA-S1": (1, 6, 5, 7, 2),
        "OBA-S2": (1, 7, 6, 7, 1),
        "OBA-S3": (1, 5, 3, 13, 1),
    }


@pytest.mark.rule("8.2a", "12.3a")
def test_a_battery_strikes_the_target_and_its_neighbours() -> None:
    assert struck("OBA-G1", "e") == {"D04", "C04", "C05", "D03", "D05", "E04", "E05"}
    assert struck("OBA-G1", "nw") == struck("OBA-G1", "e")


@pytest.mark.rule("8.2a")
def test_rockets_fall_further_along_their_fire() -> None:
    around = struck("OBA-G1", "e")
    assert struck("OBA-G3", "e") - around == {"C06", "D06", "E06"}
    assert struck("OBA-G3", "w") - around == {"C03", "D02", "E03"}


def struck(battery: str, facing: str) -> set[str]:
    """The hexes round D04 that a German battery strikes when its side looks that way."""
    rows = ". . . . . . .\n" * 7
    setup = setup_from_text(f'map = """\n{rows}"""\n[german]\nfacing = "{facing}"\nbatteries = ["{battery}"]\n')
    pattern = setup.cards[setup.batteries[0][0]].pattern
    h = setup.hex_of("1-D04")
    found = set()
    for i in range(0, len(pattern), 2):
        other = setup.grid.at_axial(setup.grid.q[h] + pattern[i], setup.grid.r[h] + pattern[i + 1])
        assert other != NOWHERE
        found.add(setup.labels_of_hexes[other][2:])
    assert len(found) == len(pattern) // 2
    return found


@pytest.mark.rule("8.3")
def test_veteran_cards_serve_always_once_a_round_or_once() -> None:
    veterans = family(VETERAN_CARD)
    assert [number for number, c in veterans.items() if c.frequency == PERMANENT] == ["V02", "V04", "V15"]
    assert [number for number, c in veterans.items() if c.frequency == ONCE_A_ROUND] == ["V05", "V07", "V09", "V30"]
    assert [number for number, c in veterans.items() if c.cost_ap > 0] == ["V05"]
    assert (veterans["V05"].cost_ap, veterans["V05"].cost_cap) == (3, 3)
    assert veterans["V04"].code == 4


@pytest.mark.rule("8.3")
def test_veteran_and_weapon_cards_belong_to_units() -> None:
    s = field('map = """\n. . .\n"""\n[units]\nG1 = "ger-rifle43 A01 cards=V04,W-grenades"\nG2 = "ger-rifle43 A02"\n')
    held = [[s.setup.cards[kind].number for kind in s.setup.veteran[unit(s, label)]] for label in ("G1", "G2")]
    assert held == [["V04", "W-grenades"], []]


# ---------------------------------------------------------------- terrain (4.0a, 5.0b, 5.0d)
@pytest.mark.rule("5.0b", "4.0a")
@pytest.mark.parametrize(
    ("name", "cost", "dm"),
    [
        ("open", 0, 0),
        ("stone", 1, 2),
        ("wooden", 1, 1),
        ("woods", 1, 2),
        ("light-woods", 0, 1),
        ("corn", 1, 0),
        ("wheat", 0, 0),
        ("water", 4, 1),
        ("ford", 1, -1),
        ("swamp", 2, 1),
        ("bridge", 0, 1),
    ],
)
def test_terrain_costs_and_covers_as_the_table_says(name: str, cost: int, dm: int) -> None:
    setup = load_setup("first-shots", {})
    kind = TERRAIN_NAMES.index(name)
    assert (setup.entry_cost[kind], setup.cover[kind]) == (cost, dm)


@pytest.mark.rule("5.0b")
def test_buildings_woods_and_brush_stop_the_sight() -> None:
    setup = field('map = """\n. S b w l c h ~ f # =\n"""\n').setup
    assert "".join("x" if setup.blocks(h) else "-" for h in range(11)) == "-xxxx------"


@pytest.mark.rule("5.0d")
@pytest.mark.parametrize(
    ("month", "blocks", "hides"), [(5, 0, 0), (6, 0, 1), (7, 0, 1), (8, 1, 1), (9, 1, 1), (10, 0, 0)]
)
def test_corn_stands_high_in_late_summer_and_crops_hide_men_all_summer(month: int, blocks: int, hides: int) -> None:
    s = field(f'map = """\nc h . f\n"""\nmonth = {month}\n')
    setup = s.setup
    corn, wheat = at(s, "A01"), at(s, "A02")
    assert (setup.terrain[corn], setup.terrain[wheat]) == (CORN, WHEAT)
    assert (setup.blocks(corn), setup.blocks(wheat)) == (bool(blocks), False)
    assert (setup.shelters(corn), setup.shelters(wheat)) == (bool(hides), bool(hides))
    assert not setup.shelters(at(s, "A03"))
    assert not setup.shelters(at(s, "A04"))


def test_the_chart_of_the_code_is_the_chart_of_the_file() -> None:
    bare, ready = Setup("bare", 1, 1), load_setup("first-shots", {})
    for name in ("entry_cost", "cover", "screen", "shelter"):
        assert list(getattr(bare, name)) == list(getattr(ready, name))
    assert len(bare.cover) == BRIDGE + 1


# ---------------------------------------------------------------- scenarios (0.1, 0.3, 0.4, 1.0)
@pytest.mark.rule("0.1")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_a_scenario_is_two_sides_a_few_rounds_and_something_to_win(scenario: str) -> None:
    setup = load_setup(scenario, {})
    assert setup.seat_names == ["german", "soviet"]
    assert 4 <= setup.rounds <= 6
    worth = [list(objective.round_points) + list(objective.final_points) for objective in setup.objectives]
    assert all(max(points) > 0 for points in worth)
    assert len(worth) > 0
    assert {int(t.worth) for t in setup.types} == {1}


@pytest.mark.rule("0.3")
def test_lessons_take_up_the_rules_chapter_by_chapter() -> None:
    lessons = [load_setup(scenario, {}) for scenario in scenario_ids()]
    last = [int(setup.modules[-1]) for setup in lessons]
    assert last == [7, 7, 8, 9, 10, 11, 13, 13, 13]
    for setup, chapter in zip(lessons, last, strict=True):
        assert (len(setup.deck) > 0) == (chapter >= 8)
        assert (sum(setup.hidden_allowance) > 0) == (chapter >= 10)
        assert chapter >= 11 or set(setup.level) == {0}
        assert (len(setup.batteries[0]) > 0) == (chapter >= 12)
        assert setup.smoke == (chapter >= 13)
    assert {t.key for t in lessons[0].types} == {"ger-rifle43", "sov-rifle41"}
    assert {"ger-hmg42", "sov-mmg"} <= {t.key for t in lessons[1].types}


@pytest.mark.rule("0.4")
def test_rules_to_be_agreed_on_are_options_with_a_default() -> None:
    for scenario in scenario_ids():
        assert about(scenario)["options"] == {"variable_ap": "no", "cautious": "no"}


@pytest.mark.rule("1.0")
def test_set_up_begins_with_no_points_full_cap_no_ap_and_the_whole_pool_of_markers() -> None:
    s = field('map = """\n. . .\n"""\n[german]\ncap = 6\n[soviet]\ncap = 4\n[units]\nG1 = "ger-rifle43 A01"\n')
    assert list(s.points) == [0, 0]
    assert list(s.cap) == [6, 4]
    assert list(s.ap) == [0, 0]
    assert sum(s.markers) == 20
    assert s.hex[unit(s, "G1")] == at(s, "A01")


def test_every_card_of_the_box_is_used_in_a_scenario() -> None:
    used = {card.number for scenario in scenario_ids() for card in load_setup(scenario, {}).cards}
    assert set(BOX.cards) <= used
