"""What a seat is shown: the board, the view, sights, prices, dangers (6.0, 7.4, 8.0, 10.0, 12.3b)."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo.games.storms.io import files
from caposaldo.games.storms.position import STRIKES
from caposaldo.games.storms.rules.artillery import Strike
from caposaldo.games.storms.setup import ACTION_CARD, VETERAN_CARD, WEAPON_CARD
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.view import sight_report, words
from caposaldo.games.storms.view.board import board
from caposaldo.kernel.game import Message
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from rules.storms.field import at, card, do, field, started, unit

GERMAN, SOVIET, SPECTATOR = 0, 1, -1

FIGHT = """
map = \"\"\"
. . w . . .
 . . S . . .
. ~ . . h .
 . . . . . .
\"\"\"
levels = \"\"\"
0 0 0 1 1 0
 0 0 0 1 2 0
0 0 0 0 0 0
 0 0 - 0 0 0
\"\"\"
roads = ["w A01 A02 B02 B03 B04 e"]
crevices = ["A01/B01"]
openings = ["D03"]
hands = { german = ["2", "9"], soviet = ["12"] }
[cards]
deck = { 2 = 3, 9 = 1, 12 = 2 }
[[event]]
number = "E-hero"
name = { it = "L'eroe", en = "The hero" }
effects = ["add_vp german 2", "add_cap drawer 1"]
[[objective]]
hex = "B02"
name = { it = "Il crocevia", en = "The crossing" }
owner = "soviet"
round = [1, 0]
[german]
batteries = ["OBA-G1"]
exits = ["A06"]
exit_points = 2
[soviet]
batteries = ["OBA-S1"]
zones = { east = ["D06"] }
[units]
G1 = "ger-rifle43 C01 e active cards=V05,W-grenades"
G2 = "ger-hmg42 C03 e marker=suppressed"
R1 = "sov-rifle41 C05 w marker=pinned"
R2 = "sov-rifle41 D06 w marker=cowering shown"
R3 = "sov-sniper A03 hidden"
R4 = "sov-mortar-82mm @east round=3"
R5 = "sov-45mm A06 w spent"
"""


def units(s: StormsState, seat: int) -> dict[str, Any]:
    view: Any = s.view(seat)
    return {s.setup.labels[told["id"]]: told for told in view["units"]}


def side(s: StormsState, seat: int, which: int) -> Any:
    view: Any = s.view(seat)
    return view["sides"][which]


# ---------------------------------------------------------------- the board
def test_the_board_shows_the_map_as_it_is_laid_out() -> None:
    s = field(FIGHT)
    told: Any = board(s.setup)
    assert (told["columns"], told["rows"]) == (6, 4)
    assert told["labels"][at(s, "B03")] == "1-B03"
    assert told["terrain"] == "..w.....S....~..h......."
    assert told["levels"][at(s, "B05")] == "2"
    assert told["levels"][at(s, "D03")] == "-"
    assert told["openings"] == [at(s, "D03")]
    assert told["crevices"] == [[at(s, "A01"), at(s, "B01")]]
    assert told["roads"] == [[at(s, label) for label in ("A01", "A02", "B02", "B03", "B04")]]
    assert told["road_ends"] == [[at(s, "A01"), 4]]
    assert told["maps"] == [{"number": "1", "column": 0, "row": 0, "columns": 6, "rows": 4, "turned": False}]


def test_maps_that_are_turned_or_lie_beside_each_other_are_told() -> None:
    turned: Any = board(files.load_setup("height-197", {}))
    assert [(one["number"], one["turned"]) for one in turned["maps"]] == [("101", True)]
    two: Any = board(files.load_setup("the-long-balka", {}))
    assert len(two["maps"]) == 2
    assert sum(one["columns"] * one["rows"] for one in two["maps"]) == len(two["labels"])
    assert len(two["road_ends"]) > 2


def test_the_board_shows_counters_with_all_that_is_printed_on_them() -> None:
    s = field(FIGHT)
    told: Any = board(s.setup)
    gun = told["types"][told["units"][unit(s, "R5")]["type"]]
    assert (gun["kind"], gun["symbol"], gun["move"], gun["front"], gun["front_colour"]) == (
        "gun", "at-gun", 3, 13, "blue",
    )  # fmt: skip
    mg = told["types"][told["units"][unit(s, "G2")]["type"]]
    assert (mg["symbol"], mg["red_boxed"], mg["fire"], mg["range"], mg["flank"]) == ("mg", True, 2, 8, 10)
    mortar = told["types"][told["units"][unit(s, "R4")]["type"]]
    assert (mortar["symbol"], mortar["indirect"], mortar["least"]) == ("mortar", 5, 3)
    assert told["units"][unit(s, "R4")]["smokes"]
    assert told["units"][unit(s, "G1")]["cards"] == [card(s, "W-grenades"), card(s, "V05")][::-1]


@pytest.mark.rule("8.1c")
def test_an_event_says_what_it_does_and_for_whom() -> None:
    s = field(FIGHT)
    told: Any = board(s.setup)
    event = told["cards"][card(s, "E-hero")]
    assert (event["yellow"], event["count"]) == (True, 1)
    assert event["text"][0] == {"key": "st-card-text-add-vp", "params": {"side": "@seat/0", "amount": 2}}
    assert event["text"][1]["params"]["side"] == "@st-card-drawer"


PLAIN = 'map = ". ."\n'


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("number", list(files.the_box().cards))
def test_what_a_card_does_is_said_in_words(number: str, lang: str) -> None:
    family = files.the_box().cards[number].family
    held = f'hands = {{ german = ["{number}"] }}\n' if family == ACTION_CARD else ""
    own = f" cards={number}" if family in (WEAPON_CARD, VETERAN_CARD) else ""
    guns = f'[{"soviet" if "-S" in number else "german"}]\nbatteries = ["{number}"]\n' if "OBA" in number else ""
    s = field(f'{held}{PLAIN}{guns}[units]\nG1 = "ger-rifle43 A01 e{own}"\n')
    told: Any = board(s.setup)
    said = told["cards"][card(s, number)]["text"]
    assert said
    for text in said:
        assert BROKEN_LEFT not in texts(lang).say(Message("", text["key"], text["params"]), s)


@pytest.mark.rule("10.0")
def test_the_board_does_not_tell_who_hides_or_when_somebody_comes() -> None:
    s = field(FIGHT)
    told: Any = board(s.setup)
    assert set(told["units"][unit(s, "R3")]) == {"id", "label", "type", "side", "smokes", "cards"}


# ---------------------------------------------------------------- the view
@pytest.mark.rule("10.0")
def test_hidden_units_and_those_to_come_are_shown_to_their_owner_alone() -> None:
    s = field(FIGHT)
    assert set(units(s, SOVIET)) == {"G1", "G2", "R1", "R2", "R3", "R4", "R5"}
    assert units(s, SOVIET)["R3"]["hidden"]
    assert units(s, SOVIET)["R4"]["arrives"] == 3
    for seat in (GERMAN, SPECTATOR):
        assert set(units(s, seat)) == {"G1", "G2", "R1", "R2", "R5"}


@pytest.mark.rule("5.1")
def test_reinforcements_that_may_enter_are_open_but_not_when_they_were_due() -> None:
    s = field(FIGHT.replace("round=3", "round=3 waiting"))
    for seat in (GERMAN, SOVIET, SPECTATOR):
        assert (units(s, seat)["R4"]["place"], units(s, seat)["R4"]["arrives"]) == ("waiting", 0)


def test_what_a_seat_does_not_know_is_not_on_the_field_it_reckons_with() -> None:
    s = field(FIGHT)
    known = sight_report.as_known(s, GERMAN)
    assert (known.hex[unit(s, "R3")], known.marker[unit(s, "R1")]) == (-1, -1)
    assert known.hex[unit(s, "R2")] == at(s, "D06")
    assert sight_report.as_known(s, SOVIET).hex[unit(s, "R3")] == at(s, "A03")


@pytest.mark.rule("7.4", "7.4d")
def test_a_marker_lies_face_down_for_the_other_side_until_it_is_shown() -> None:
    s = field(FIGHT)
    markers = {seat: {label: told["marker"] for label, told in units(s, seat).items()} for seat in (0, 1, -1)}
    assert (markers[GERMAN]["G2"], markers[SOVIET]["G2"], markers[SPECTATOR]["G2"]) == ("suppressed", "down", "down")
    assert (markers[GERMAN]["R1"], markers[SOVIET]["R1"]) == ("down", "pinned")
    assert markers[GERMAN]["R2"] == markers[SPECTATOR]["R2"] == "cowering"
    assert markers[SOVIET]["R5"] is None


@pytest.mark.rule("7.4")
def test_values_are_those_the_eyes_may_know() -> None:
    s = field(FIGHT)
    own, theirs = units(s, GERMAN)["G2"], units(s, SOVIET)["G2"]
    assert (own["red"], own["fire"]) == (2, 3)
    assert (theirs["red"], theirs["fire"]) == (4, 2)
    cowering = units(s, GERMAN)["R2"]
    assert (cowering["range"], cowering["move"], cowering["front"]) == (1, 2, 13)


@pytest.mark.rule("8.0")
def test_cards_in_hand_are_shown_to_their_owner_and_counted_for_the_other() -> None:
    s = field(FIGHT)
    own = side(s, GERMAN, GERMAN)
    assert own["hand"] == 2
    assert [kind for kind, n in enumerate(own["cards"]) if n] == [card(s, "2"), card(s, "9")]
    for seat in (SOVIET, SPECTATOR):
        assert (side(s, seat, GERMAN)["hand"], side(s, seat, GERMAN)["cards"]) == (2, None)


@pytest.mark.rule("12.3b")
def test_a_plotted_target_is_secret_until_the_shells_come_down() -> None:
    s = field(FIGHT)
    s.plotted[1] = at(s, "C03")
    own: Any = s.view(SOVIET)
    assert own["batteries"][1]["plotted"]["hex"] == at(s, "C03")
    assert at(s, "C04") in own["batteries"][1]["plotted"]["hexes"]
    assert own["batteries"][1]["left"] == 1
    other: Any = s.view(GERMAN)
    assert other["batteries"][1] == {"id": 1, "missions": 2, "left": None, "plotted": None, "falling": None}
    s.phase, s.falling[1] = STRIKES, at(s, "C03")
    assert s.view(GERMAN)["batteries"] == other["batteries"]
    s.stack[1] = Strike(1, 1, 1)
    struck: Any = s.view(GERMAN)
    assert struck["batteries"][1]["falling"]["hex"] == at(s, "C03")


@pytest.mark.rule("7.3b", "3.2")
def test_points_pools_and_losses_are_open() -> None:
    s = field(FIGHT + 'R6 = "sov-rifle41 D05 destroyed"\n')
    for seat in (GERMAN, SOVIET, SPECTATOR):
        assert (side(s, seat, GERMAN)["ap"], side(s, seat, GERMAN)["pool"]) == (7, True)
        assert (side(s, seat, SOVIET)["losses"], side(s, seat, SOVIET)["cap_most"]) == (1, 4)
        assert units(s, seat)["R6"]["place"] == "destroyed"


@pytest.mark.rule("13.0")
def test_smoke_and_control_are_open() -> None:
    s = field("smoke_in = { C04 = 3 }" + FIGHT)
    view: Any = s.view(SPECTATOR)
    assert [(told["hex"], told["smoke"]) for told in view["smoke"]] == [(at(s, "C04"), 3)]
    assert (view["control"], view["contested"]) == ([SOVIET], [False])


def test_the_action_at_hand_is_shown_with_its_group_and_its_target() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    view: Any = s.view(SOVIET)
    assert view["decision"]["kind"] == "act"
    assert (view["decision"]["unit"], view["decision"]["means"]) == (unit(s, "G1"), "ap")
    assert view["decision"]["members"] == [unit(s, "G1")]


@pytest.mark.rule("10.0", "1.0d")
def test_a_hidden_unit_that_acts_is_not_named_to_the_other() -> None:
    s = field(FIGHT, side="soviet")
    do(s, "take R3 ap")
    own: Any = s.view(SOVIET)
    other: Any = s.view(GERMAN)
    assert (own["decision"]["unit"], own["decision"]["members"]) == (unit(s, "R3"), [unit(s, "R3")])
    assert (other["decision"]["unit"], other["decision"]["members"]) == (-1, [])


@pytest.mark.rule("1.0")
def test_before_the_first_round_units_appear_as_they_are_placed() -> None:
    s = started(
        'map = ". . . ."\n[units]\nG1 = "ger-rifle43 @a"\nR1 = "sov-rifle41 @b"\n'
        '[german]\nzones = { a = ["A01"] }\n[soviet]\nzones = { b = ["A03:A04"] }\n'
    )
    assert units(s, GERMAN).keys() == {"G1"}
    do(s, "place R1 1-A04 w")
    assert units(s, GERMAN).keys() == {"G1", "R1"}


# ---------------------------------------------------------------- names
def test_references_have_names_in_both_languages() -> None:
    s = field(FIGHT)
    assert s.name(f"unit/{unit(s, 'G1')}", "it") == "Squadra fucilieri ’43 (G1)"
    assert s.name(f"hex/{at(s, 'C03')}", "en") == "1-C03"
    assert s.name(f"hex/{at(s, 'B02')}", "en") == "The crossing (1-B02)"
    assert (texts("it").name(s, "seat/0"), texts("en").name(s, "seat/1")) == ("Tedeschi", "Soviets")
    assert s.name(f"card/{card(s, '12')}", "it") == "Fortuna"
    assert s.name("objective/0", "it") == "Il crocevia"
    assert s.name("unit/999", "en") == "unit/999"


@pytest.mark.parametrize(
    ("reference", "english", "italian"),
    [
        ("unit/0", "the rifle squad ’43 (G1)", "la squadra fucilieri ’43 (G1)"),
        ("hex/C03", "1-C03", "1-C03"),
        ("hex/B02", "the crossing (1-B02)", "l’esagono del crocevia (1-B02)"),
        ("objective/0", "the crossing", "il crocevia"),
        ("card/0", "", ""),
    ],
)
def test_references_have_a_form_for_the_inside_of_a_sentence(reference: str, english: str, italian: str) -> None:
    s = field(FIGHT)
    what, _, place = reference.partition("/")
    if what == "hex":
        reference = f"hex/{at(s, place)}"
    assert (s.running(reference, "en"), s.running(reference, "it")) == (english, italian)


@pytest.mark.parametrize(
    ("name", "lang", "inside"),
    [
        ("Quota 197", "it", "Quota 197"),
        ("L’incrocio", "it", "l’incrocio"),
        ("Le case", "it", "le case"),
        ("Height 197", "en", "Height 197"),
        ("The knoll", "en", "the knoll"),
    ],
)
def test_the_name_of_a_place_begins_small_only_with_an_article(name: str, lang: str, inside: str) -> None:
    assert words.place(name, lang) == inside


# ---------------------------------------------------------------- prices and dangers
@pytest.mark.rule("5.0")
def test_a_move_comes_with_its_bill() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    told = s.preview(GERMAN, s.read_action("go 1-B01"))
    assert told is not None
    assert (told.chain.total(), told.chances) == (1, [])
    water = s.preview(GERMAN, s.read_action("go 1-C02"))
    assert water is not None
    assert [(link.rule, link.value) for link in water.chain.links] == [("5.0", 1), ("5.0b", 4)]
    turn = s.preview(GERMAN, s.read_action("turn w"))
    assert turn is not None
    assert turn.chain.total() == 1


def test_what_costs_nothing_has_no_bill() -> None:
    s = field(FIGHT.replace(" active", ""))
    do(s, "take G1 opportunity")
    assert s.preview(GERMAN, s.read_action("go 1-B01")) is None


def test_nobody_previews_for_the_other() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    assert s.preview(SOVIET, s.read_action("go 1-B01")) is None
    assert s.dangers(SOVIET, s.read_action("go 1-B01")) == []


@pytest.mark.rule("3.1", "7.0")
def test_a_move_tells_who_could_fire_at_it() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    pieces = [danger.piece for danger in s.dangers(GERMAN, s.read_action("go 1-D01"))]
    assert unit(s, "R1") in pieces
    assert unit(s, "R3") not in pieces  # hidden
    assert unit(s, "R2") not in pieces  # too far with its marker


@pytest.mark.rule("3.1", "3.2.2", "3.2.1")
@pytest.mark.parametrize(
    ("status", "ap", "cap", "fires"),
    [
        ("ready", 0, 0, True),
        ("spent", 0, 3, False),
        ("spent", 0, 4, True),
        ("active", 3, 0, False),
        ("active", 2, 2, True),
    ],
)
def test_a_danger_is_one_that_can_be_paid(status: str, ap: int, cap: int, fires: bool) -> None:
    s = field(FIGHT.replace("marker=pinned", "" if status == "ready" else status))
    s.ap[SOVIET], s.cap[SOVIET] = ap, cap
    do(s, "take G1 ap")
    pieces = [danger.piece for danger in s.dangers(GERMAN, s.read_action("go 1-D01"))]
    assert (unit(s, "R1") in pieces) == fires


@pytest.mark.rule("7.4d")
def test_a_marker_face_down_does_not_change_the_danger() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    before = [danger.piece for danger in s.dangers(GERMAN, s.read_action("go 1-D01"))]
    s.marker[unit(s, "R1")] = s.setup.marker_of("panicked")
    assert [danger.piece for danger in s.dangers(GERMAN, s.read_action("go 1-D01"))] == before


# ---------------------------------------------------------------- sights
@pytest.mark.rule("6.0", "11.3")
def test_a_sight_says_for_every_hex_whether_it_is_seen_and_what_hides_it() -> None:
    s = field(FIGHT)
    told: Any = s.sight(GERMAN, -1, at(s, "B01"))
    assert len(told["code"]) == len(told["by"]) == s.setup.count_hexes
    assert told["code"][at(s, "B02")] == "0"
    assert told["by"][at(s, "B04")] == at(s, "B03")
    reasons: Any = board(s.setup)["sight"]
    assert reasons[int(told["code"][at(s, "B04")])]["key"].startswith("st-sight-")
    assert "arc" not in told


@pytest.mark.rule("6.1", "7.6.1", "7.6.2")
def test_with_a_unit_a_sight_has_its_arc_and_its_range_bands() -> None:
    s = field(FIGHT)
    told: Any = s.sight(SOVIET, unit(s, "R2"), -1)
    assert told["hex"] == at(s, "D06")
    assert (told["arc"][at(s, "D01")], told["arc"][at(s, "A06")]) == ("1", "0")
    bands = "".join(told["band"][at(s, label)] for label in ("D06", "D05", "D04", "D03"))
    assert bands == "csl-"
    mortar: Any = s.sight(SOVIET, unit(s, "R4"), at(s, "D06"))
    assert "".join(mortar["band"][at(s, label)] for label in ("D06", "D05", "D04", "D03")) == "cmmn"


@pytest.mark.rule("13.0d")
def test_smoke_hides_by_itself() -> None:
    s = field("smoke_in = { C04 = 2 }" + FIGHT)
    told: Any = s.sight(SPECTATOR, -1, at(s, "C03"))
    assert (told["code"][at(s, "C05")], told["by"][at(s, "C05")]) == ("9", -1)
    assert (told["code"][at(s, "C04")], told["smoke"][at(s, "C04")]) == ("0", 2)


@pytest.mark.rule("10.0")
def test_nothing_is_told_of_units_one_does_not_see() -> None:
    s = field(FIGHT)
    hidden = unit(s, "R3")
    assert s.sight(GERMAN, hidden, -1) == s.sight(GERMAN, hidden, 3) == s.sight(SPECTATOR, hidden, -1) == {}
    assert s.sight(SOVIET, hidden, -1) != {}
    assert s.sight(GERMAN, 999, 3) == s.sight(GERMAN, -1, 999) == s.sight(GERMAN, -1, -1) == {}
    assert s.sight(SOVIET, unit(s, "R4"), -1) == {}  # not on the map yet


@pytest.mark.rule("7.4d")
def test_a_marker_face_down_does_not_change_the_bands_the_other_sees() -> None:
    s = field(FIGHT)
    s.unmark(unit(s, "R2"), 2)
    own: Any = s.sight(SOVIET, unit(s, "R2"), -1)
    other: Any = s.sight(GERMAN, unit(s, "R2"), -1)
    assert (own["band"][at(s, "D03")], other["band"][at(s, "D03")]) == ("-", "n")


# ---------------------------------------------------------------- touching
def test_an_action_touches_its_verb_its_unit_its_ground_and_its_card() -> None:
    s = field(FIGHT)
    do(s, "take G1 ap")
    touched = s.touches(s.read_action("go 1-C02"))
    assert {"verb:go", "type:ger-rifle43", "terrain:water", "card:V05"} <= set(touched)
