"""Files of the game: what is wrong with one is said in one clear line."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.storms.io import files
from caposaldo.games.storms.io.files import about, load_setup, scenario_ids
from caposaldo.games.storms.setup import ADD_CAP, ADD_VP, END_GAME, GERMAN, GUN, SMOKES, SOVIET, WATER
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.setup_text import setup_from_scenario_text, setup_from_text

LEAST = """
title = { it = "Prova", en = "Trial" }
briefing = { it = "Prova", en = "Trial" }
maps = ["103"]
rounds = 4
# more
[german]
units = ["G1 ger-rifle43 C03"]
zones = { west = ["A01:B02", "D05"], river = ["A13"] }
[soviet]
units = ["R1 sov-rifle41 C15 nw"]
"""


def with_line(line: str) -> str:
    return LEAST.replace("# more", line)


def with_units(*lines: str, side: str = "german") -> str:
    old = '"G1 ger-rifle43 C03"' if side == "german" else '"R1 sov-rifle41 C15 nw"'
    return LEAST.replace(old, ", ".join(f'"{line}"' for line in lines))


def with_german(line: str) -> str:
    return LEAST.replace("[soviet]", f"{line}\n[soviet]")


def mistake(text: str, options: dict[str, str] | None = None) -> str:
    with pytest.raises(ValueError, match=r"\S") as error:
        setup_from_scenario_text(text, options)
    said = str(error.value)
    assert "\n" not in said
    return said


# ---------------------------------------------------------------- what comes with the game
def test_scenarios_come_in_the_order_of_the_lessons() -> None:
    assert scenario_ids() == [
        "first-shots",
        "machine-guns",
        "the-square",
        "the-relief",
        "the-orchard",
        "height-197",
        "the-barrage",
        "the-river-village",
        "the-long-balka",
    ]


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_scenario_tells_what_it_is(scenario: str) -> None:
    told = about(scenario)
    assert told["id"] == scenario
    assert told["seats"] == ["german", "soviet"]
    assert told["options"] == {"variable_ap": "no", "cautious": "no"}
    assert told["year"] == 1943
    for key in ("title", "briefing"):
        words = told[key]
        assert isinstance(words, dict)
        assert words["it"] != words["en"]
    forces = told["forces"]
    assert isinstance(forces, list)
    assert [sorted(side) for side in forces] == [["en", "it"], ["en", "it"]]


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_unit_of_a_scenario_has_a_place_to_be_or_to_come_from(scenario: str) -> None:
    setup = load_setup(scenario, {})
    for u in range(int(setup.count())):
        placed, zone = setup.start[u] != NOWHERE, list(setup.zone[u])
        assert placed != bool(zone)
        assert setup.arrives[u] == 0 or (zone and not placed)
        assert not any(setup.terrain[h] == WATER for h in zone) or not setup.is_a(u, GUN)
    assert len(set(setup.labels)) == setup.count()
    assert set(setup.side) == {GERMAN, SOVIET}


@pytest.mark.parametrize("scenario", scenario_ids())
def test_zones_of_the_two_sides_lie_apart_at_set_up(scenario: str) -> None:
    setup = load_setup(scenario, {})
    hexes: list[set[int]] = [set(), set()]
    for u in range(int(setup.count())):
        if setup.arrives[u] == 0:
            hexes[setup.side[u]].update([int(h) for h in setup.zone[u]] or [int(setup.start[u])])
    assert not hexes[0] & hexes[1]


def test_a_shipped_scenario_is_made_ready_once() -> None:
    assert load_setup("first-shots", {}) is load_setup("first-shots", {})
    chosen = load_setup("first-shots", {"cautious": "yes"})
    assert list(chosen.sees) == list(load_setup("first-shots", {}).sees)


@pytest.mark.parametrize("answer", ["yes", "true"])
def test_options_are_taken(answer: str) -> None:
    plain = load_setup("first-shots", {})
    chosen = load_setup("first-shots", {"variable_ap": answer, "cautious": answer})
    assert (plain.variable_ap, plain.cautious) == (False, False)
    assert (chosen.variable_ap, chosen.cautious) == (True, True)
    assert chosen.options["cautious"] == answer
    told = with_line("").replace("[german]", "[options]\ncautious = true\n[german]", 1)
    assert setup_from_scenario_text(told).cautious
    assert not setup_from_scenario_text(told, {"cautious": "no"}).cautious


def test_a_scenario_of_ones_own_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(LEAST, encoding="utf-8")
    setup = load_setup(str(path), {})
    assert (setup.id, setup.path, setup.title["en"]) == ("trial", str(path), "Trial")
    assert setup.count() == 2
    assert len(setup.sees) == setup.count_hexes * setup.count_hexes


# ---------------------------------------------------------------- what a scenario defines
@pytest.mark.rule("1.0a")
def test_a_scenario_places_units_by_hex_by_zone_and_by_round() -> None:
    setup = setup_from_scenario_text(
        with_units("G1 ger-rifle43 C03 se", "G2 ger-hmg42 @west", "G3 ger-rifle43 @west round=3")
    )
    labels = setup.labels_of_hexes
    assert [labels[setup.start[0]], setup.start[1], setup.start[2]] == ["103-C03", NOWHERE, NOWHERE]
    assert [int(setup.arrives[u]) for u in range(3)] == [0, 0, 3]
    assert [labels[h] for h in setup.zone[1]] == ["103-A01", "103-A02", "103-B01", "103-B02", "103-D05"]
    assert [int(setup.start_face[u]) for u in range(4)] == [2, 1, 1, 5]


@pytest.mark.rule("1.0a")
def test_a_scenario_sets_its_terms() -> None:
    text = with_line('month = 9\nsmoke = false\nends_at = 7\nfirst_to_set_up = "german"\nmarker_sets = 2')
    text = text.replace("[soviet]", 'cap = 8\nexits = ["A01:A03"]\nexit_points = 2\nspotters = ["F10"]\n[soviet]')
    setup = setup_from_scenario_text(text)
    assert (setup.month, setup.rounds, setup.smoke, setup.ends_at) == (9, 4, False, 7)
    assert (setup.first_to_set_up, list(setup.cap)) == (GERMAN, [8, 5])
    assert [setup.labels_of_hexes[h] for h in setup.exits[GERMAN]] == ["103-A01", "103-A02", "103-A03"]
    assert (list(setup.exit_points), list(setup.exits[SOVIET])) == ([2, 0], [])
    assert [setup.labels_of_hexes[h] for h in setup.preset_spotters[GERMAN]] == ["103-F10"]
    assert sum(marker.count for marker in setup.markers) == 40


@pytest.mark.rule("1.0a")
def test_a_scenario_gives_cards_hidden_units_and_artillery() -> None:
    text = with_units(
        "G1 ger-rifle43 C03 cards=W-grenades,V04", "G2 ger-sniper @west hidden", "G3 ger-pak38 @west smoke"
    )
    text = text.replace("[soviet]", 'batteries = ["OBA-G1"]\npreplanned = 1\n[soviet]')
    text = text.replace("# more", "cards = { deck = { 2 = 3, 9 = 1 }, dealt = 2, drawn = 1, reshuffle = true }")
    setup = setup_from_scenario_text(text)
    numbers = [kind.number for kind in setup.cards]
    assert sorted(numbers) == ["2", "9", "OBA-G1", "V04", "W-grenades"]
    assert [numbers[kind] for kind in setup.deck] == ["2", "2", "2", "9"]
    assert (setup.dealt, setup.drawn_each_round, setup.reshuffle) == (2, 1, True)
    assert [numbers[kind] for kind in setup.veteran[0]] == ["W-grenades", "V04"]
    assert [numbers[kind] for kind in setup.batteries[GERMAN]] == ["OBA-G1"]
    assert (list(setup.preplanned), list(setup.hidden_allowance)) == ([1, 0], [1, 0])
    assert list(setup.start_hidden) == [0, 1, 0, 0]
    assert setup.is_a(2, SMOKES)


@pytest.mark.rule("1.0a")
def test_a_scenario_has_objectives() -> None:
    line = '[[objective]]\nhex = "F12"\nname = { it = "Ponte", en = "Bridge" }\nowner = "soviet"\n'
    line += "round = [1, 2]\nfinal = [3, 4]"
    objective = setup_from_scenario_text(with_line(line)).objectives[0]
    assert (objective.name_it, objective.name_en, objective.owner) == ("Ponte", "Bridge", SOVIET)
    assert (list(objective.round_points), list(objective.final_points)) == ([1, 2], [3, 4])


EVENT = '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\n'


@pytest.mark.parametrize(
    ("effects", "line", "said"),
    [
        ("add_vp german 1", "G9 ger-rifle43 @west event=E1", "event: E1 has no effect add_units for the german side"),
        ("add_units german", "G9 ger-rifle43 @west event=E2", "unknown 'E2'"),
        ("add_units german", "G9 ger-rifle43 C04 event=E1", "expected a zone where the reinforcement comes in"),
        ("add_units german", "G9 ger-rifle43 @west event=E1 round=2", "comes in no round of its own"),
        ("add_units german", "G9 ger-rifle43 @west event=E1 hidden", "and not hidden"),
        ("add_units soviet", "G9 ger-rifle43 @west event=E1", "event: E1 has no effect add_units for the german side"),
    ],
)
def test_who_waits_for_an_event_must_be_brought_by_it(effects: str, line: str, said: str) -> None:
    text = with_units(line).replace("[german]", f'{EVENT}effects = ["{effects}"]\n[german]', 1)
    assert said in mistake(text)


@pytest.mark.rule("8.1c")
def test_a_scenario_may_put_events_of_its_own_into_the_deck() -> None:
    line = '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\ncount = 2\n'
    setup = setup_from_scenario_text(with_line(line + 'effects = ["add_cap german 2", "add_vp drawer 1", "end_game"]'))
    kind = setup.cards[setup.card_of("E1")]
    assert kind.yellow
    assert not kind.action
    assert list(kind.effects) == [ADD_CAP, GERMAN, 2, ADD_VP, -1, 1, END_GAME, -1, 0]
    assert len(setup.deck) == 2


# ---------------------------------------------------------------- mistakes
def test_an_unknown_scenario_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match=r"^unknown scenario 'nowhere'; known scenarios: first-shots, height-197,"):
        load_setup("nowhere", {})
    with pytest.raises(ValueError, match=r"nowhere\.toml: No such file"):
        load_setup("/nowhere.toml", {})


def test_unknown_options_are_refused() -> None:
    assert mistake(LEAST, {"cautios": "yes"}) == "unknown option 'cautios'; did you mean cautious?"
    assert "options.cautious: unknown 'maybe'" in mistake(LEAST, {"cautious": "maybe"})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("G1 ger-rifle43 Z99", "german.units[0]: no hex 'Z99' on the map"),
        ("G1 ger-rifle43", "german.units[0]: expected a label, a type and a place, found 'G1 ger-rifle43'"),
        ("G1 ger-rifle44 C03", "german.units[0]: unknown 'ger-rifle44', expected ger-rifle43"),
        ("G_1 ger-rifle43 C03", "'G_1' is no label, expected letters and digits not used before"),
        ("G1 sov-rifle41 C03", "german.units[0]: sov-rifle41 is the other side's"),
        ("G1 ger-rifle43 C03 up", "german.units[0]: unknown 'up'"),
        ("G1 ger-rifle43 C03 spent", "german.units[0]: unknown 'spent'"),
        ("G1 ger-rifle43 @east", "german.units[0]: unknown 'east', expected west"),
        ("G1 ger-rifle43 @west round=9", "expected a round between 1 and 4, found '9'"),
        ("G1 ger-rifle43 @west round=soon", "expected a round between 1 and 4, found 'soon'"),
        ("G1 ger-rifle43 C03 round=2", "expected a zone where the reinforcement comes in, as @name (5.1)"),
        ("G1 ger-pak38 A13", "'G1': no gun stands in a river (4.0b)"),
        ("G1 ger-pak38 @river", "zone river has no hex for this unit"),
        ("G1 ger-rifle43 C03 cards=V99", "german.units[0]: unknown 'V99'"),
        ("G1 ger-rifle43 C03 cards=2", "german.units[0]: unknown '2'"),
    ],
)
def test_a_wrong_unit_is_named(line: str, said: str) -> None:
    assert said in mistake(with_units(line))


def test_labels_are_used_once_and_sides_stand_apart() -> None:
    assert "'G1' is no label" in mistake(with_units("G1 ger-rifle43 C03", "G1 ger-rifle43 C04"))
    assert "units of both sides in 103-C03" in mistake(with_units("R1 sov-rifle41 C03", side="soviet"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("colour = 1", "object contains unknown field `colour`"),
        ('rounds = "all"', "rounds"),
        ("month = 13", "month: expected `int` <= 12"),
        ("cards = { deck = { 99 = 1 } }", "cards.deck: unknown '99'"),
        ("cards = { deck = { V04 = 1 } }", "cards.deck: unknown 'V04'"),
        ("cards = { deck = { 3 = 9 } }", "cards.deck: there are 2 cards 3 in the box, not 9"),
        ('area = ["A01", "Z09"]', "area: no hex 'Z09' on the maps"),
        (
            '[[objective]]\nhex = "Z01"\nname = { it = "A", en = "B" }',
            "objective[0].hex: no hex 'Z01' on the map",
        ),
        (
            '[[objective]]\nhex = "C01"\nname = { it = "A", en = "B" }\n' * 2,
            "objective[1].hex: there are two objectives in C01",
        ),
        (
            '[[event]]\nnumber = "2"\nname = { it = "A", en = "B" }\neffects = []',
            "event[0].number: there is a card '2' already",
        ),
        (
            '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\neffects = ["add_tea german 1"]',
            "event[0].effects[0]: unknown 'add_tea'",
        ),
        (
            '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\neffects = ["add_vp german many"]',
            "event[0].effects[0]: expected a number",
        ),
        (
            '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\neffects = ["add_vp german"]',
            "event[0].effects[0]: expected a number",
        ),
        (
            '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\neffects = ["secret_objective"]',
            "event[0].effects[0]: there are no secret objectives",
        ),
        (
            '[[event]]\nnumber = "E1"\nname = { it = "A", en = "B" }\neffects = ["add_units soviet"]',
            "event: E1 brings no unit for the soviet side",
        ),
        ("cards = { objectives = 1 }", "cards.objectives: there are 0 secret objectives for both sides"),
        (
            "".join(f'[[secret]]\nnumber = "O{n}"\nname = {{ it = "A", en = "B" }}\neffects = []\n' for n in range(5)),
            "secret: there are 4 objective cards in the box",
        ),
        (
            '[[secret]]\nnumber = "V04"\nname = { it = "A", en = "B" }\neffects = []',
            "secret[0].number: there is a card 'V04' already",
        ),
        (
            '[[secret]]\nnumber = "O1"\nname = { it = "A", en = "B" }\neffects = ["dance 1 1"]',
            "secret[0].effects[0]: unknown 'dance'",
        ),
        (
            '[[secret]]\nnumber = "O1"\nname = { it = "A", en = "B" }\neffects = ["hold C05 1"]',
            "secret[0].effects[0]: expected the hex of an objective, found 'C05'",
        ),
        (
            '[[secret]]\nnumber = "O1"\nname = { it = "A", en = "B" }\neffects = ["destroy 3"]',
            "secret[0].effects[0]: expected a number",
        ),
    ],
)
def test_a_wrong_key_is_named(line: str, said: str) -> None:
    assert said in mistake(with_line(line).replace("rounds = 4\n", "" if line.startswith("rounds") else "rounds = 4\n"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('batteries = ["OBA-S1"]', "german.batteries: OBA-S1 is the other side's"),
        ('batteries = ["V04"]', "german.batteries: unknown 'V04'"),
        ("preplanned = 1", "german.preplanned: expected 0 at most"),
        ('facing = "north"', "german.facing: unknown 'north'"),
        ('exits = ["A99"]', "german.exits: no hex 'A99' on the map"),
        ('spotters = ["A01:Q09"]', "german.spotters: no hex 'Q09' on the map"),
        ("cap = -1", "german.cap: expected `int` >= 0"),
    ],
)
def test_a_wrong_side_is_named(line: str, said: str) -> None:
    assert said in mistake(with_german(line))


@pytest.mark.parametrize("key", ["title", "briefing", "maps"])
def test_what_people_need_may_not_be_missing(key: str) -> None:
    lines = [line for line in LEAST.splitlines() if not line.startswith(key)]
    assert mistake("\n".join(lines)) == f"text.toml: {key}: expected, but it is missing"


def test_both_sides_need_units() -> None:
    assert "soviet.units: expected, but it is missing" in mistake(LEAST.replace('"R1 sov-rifle41 C15 nw"', ""))
    assert mistake("id = ").startswith("text.toml: not TOML: ")


# ---------------------------------------------------------------- mistakes in the box
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("units", 'front = "12 red"', 'front = "12 green"', 'ger-rifle43.front: expected a defence as "12 red"'),
        ("units", "move = 1", "move = 3", "ger-rifle43.move: expected 2 or less for an infantry squad"),
        ("units", "fire = 3\n", "", "object missing required field `fire`"),
        ("hit_markers", "recovery = 7\n", "", "stunned.recovery: expected the number that takes it away"),
        ("cards", 'pattern = ["here"', 'pattern = ["there"', "OBA-G1.pattern[0]: unknown 'there', expected here"),
        ("cards", 'family = "action"', 'family = "artillery"', "2.pattern: expected for artillery"),
        ("cards", "cost = 0", "cost = 1", "2.cost"),
        ("terrain", "open =", "opened =", "unknown 'opened', expected open"),
        ("terrain", "woods = {", "woods = { x = 1,", "object contains unknown field `x`"),
        ("terrain", 'dm = 0, blocks_sight = "never"', 'dm = 1, blocks_sight = "never"', "open.hides: expected always"),
    ],
)
def test_wrong_data_are_refused(file: str, old: str, new: str, said: str) -> None:
    text = (files.DATA / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    read = {
        "units": files.types_from_text,
        "hit_markers": files.markers_from_text,
        "cards": files.cards_from_text,
        "terrain": files.terrain_from_text,
    }[file]
    with pytest.raises(ValueError, match=rf"^{file}.toml: ") as error:
        read(text.replace(old, new, 1), f"{file}.toml")
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('[units]\nG1 = "ger-tank A01"', "units.G1: unknown 'ger-tank'"),
        ('[units]\nG1 = "ger-rifle43 A01 marker=tired"', "unknown 'tired'"),
        ('hands = { german = ["V99"] }', "hands: unknown 'V99'"),
        ("smoke_in = { A01 = 0 }", "smoke_in"),
    ],
)
def test_a_wrong_field_is_refused(line: str, said: str) -> None:
    text = f'map = """\n. . ~\n . . .\n"""\n{line}\n'
    with pytest.raises(ValueError, match=r"^field: ") as error:
        setup_from_text(text)
    assert said in str(error.value)
