"""Maps, overlays and how they are laid together."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.storms.io import files
from caposaldo.games.storms.io.files import load_setup, scenario_ids, sheet_file
from caposaldo.games.storms.io.map_sheets import KEEP, MARKS, Table, read_sheet
from caposaldo.games.storms.setup import CORN, OPEN, STONE, TERRAIN_NAMES, WOODS, Setup
from caposaldo.kernel.hexes import NOWHERE, opposite
from rules.storms.setup_text import setup_from_text

NUMBERS = sorted(path.stem for path in files.MAPS.glob("*.txt"))
SMALL = """\
map: 1
terrain:
A   . w S
B    . . .
C   b . .
D    . . ~
"""


def laid(number: str, turned: bool = False) -> Table:
    sheet = sheet_file(files.MAPS / f"{number}.txt")
    table = Table(sheet.columns(), sheet.rows())
    table.lay_map(sheet, number, 0, 0, turned)
    return table


def scenario(tmp_path: Path, lines: str, units: str = "") -> Setup:
    """A scenario of two squads on maps of its own, which lie beside it."""
    (tmp_path / "trial.toml").write_text(
        f"""
title = {{ it = "Prova", en = "Trial" }}
briefing = {{ it = "Prova", en = "Trial" }}
{lines}
[german]
units = ["G1 ger-rifle43 @all"]
zones = {{ all = ["{units}"] }}
[soviet]
units = ["R1 sov-rifle41 @all"]
zones = {{ all = ["{units}"] }}
""",
        encoding="utf-8",
    )
    return load_setup(str(tmp_path / "trial.toml"), {})


def hex_at(setup: Setup, label: str) -> int:
    h = int(setup.hex_of(label))
    assert h != NOWHERE, label
    return h


# ---------------------------------------------------------------- the maps of the game
def test_there_are_at_least_four_maps_of_twelve_rows_and_seventeen_columns() -> None:
    assert len(NUMBERS) >= 4
    for number in NUMBERS:
        sheet = sheet_file(files.MAPS / f"{number}.txt")
        assert (sheet.rows(), sheet.columns()) == (12, 17)
        assert sheet.heads["map"] == number
        assert sheet.heads["it"] != sheet.heads["en"]


@pytest.mark.rule("4.0a")
def test_every_terrain_lies_somewhere_on_our_maps() -> None:
    found = {kind for number in NUMBERS for kind in laid(number).terrain}
    assert found == set(range(len(TERRAIN_NAMES)))
    assert sorted(MARKS.values()) == list(range(len(TERRAIN_NAMES)))


def test_the_gully_map_has_openings_and_crevices() -> None:
    table = laid("104")
    assert table.level.count(-1) >= 10
    assert sum(table.opening) == 6
    assert sum(table.crevice) == 2 * 8


def test_every_gully_hex_leads_on_to_another() -> None:
    table = laid("104")
    for h, level in enumerate(table.level):
        near = [int(table.grid.near[6 * h + d]) for d in range(6)]
        assert level != -1 or any(other != NOWHERE and table.level[other] == -1 for other in near)


@pytest.mark.parametrize("number", NUMBERS)
def test_roads_leave_every_map_at_the_same_places_however_it_is_turned(number: str) -> None:
    assert sorted(laid(number).leaving) == sorted(laid(number, turned=True).leaving)


def test_a_bridge_carries_a_road_and_water_runs_below_and_above_it() -> None:
    table = laid("103")
    bridge = table.hex_of["103-F12"]
    assert sum(table.road[6 * bridge : 6 * bridge + 6]) == 2
    near = [table.terrain[int(table.grid.near[6 * bridge + d])] for d in range(6)]
    assert near.count(MARKS["~"]) == 2


# ---------------------------------------------------------------- names of hexes
@pytest.mark.rule("1.0b")
@pytest.mark.example("ex-1.0-a")
def test_a_hex_is_called_by_map_row_and_column(tmp_path: Path) -> None:
    rows = "\n".join(
        f"{letter}   " + " ".join("S" if letter == "G" and column == 7 else "." for column in range(17))
        for letter in "ABCDEFGHIJKL"
    )
    (tmp_path / "7.txt").write_text(f"map: 7\nterrain:\n{rows}\n", encoding="utf-8")
    setup = scenario(tmp_path, 'maps = ["7"]', "7-A01:7-L17")
    h = hex_at(setup, "7-G08")
    assert (h // 17, h % 17) == (6, 7)
    assert setup.terrain[h] == STONE


@pytest.mark.rule("1.0c")
def test_only_full_hexes_are_on_the_map() -> None:
    setup = load_setup("the-barrage", {})
    assert setup.count_hexes == 12 * 17
    assert len(set(setup.labels_of_hexes)) == 12 * 17
    assert setup.hex_of("104-B18") == NOWHERE
    # West of a row that is set to the east, and east of one that is not, there is nothing to stand on.
    for label, direction in (("104-B17", 1), ("104-B17", 0), ("104-C01", 4), ("104-C01", 5)):
        assert setup.grid.near[6 * hex_at(setup, label) + direction] == NOWHERE


@pytest.mark.rule("4.0")
def test_a_road_does_not_change_the_terrain_of_its_hex() -> None:
    setup = setup_from_text('map = """\n. w .\n . . .\n"""\nroads = ["A01 A02 A03"]\n')
    assert setup.terrain[hex_at(setup, "1-A02")] == WOODS
    assert setup.road[6 * hex_at(setup, "1-A02") + 1] == 1
    assert setup.blocks(hex_at(setup, "1-A02"))


@pytest.mark.parametrize("name", scenario_ids())
def test_roads_and_crevices_are_the_same_from_both_sides(name: str) -> None:
    setup = load_setup(name, {})
    for h in range(int(setup.count_hexes)):
        for d in range(6):
            other = setup.grid.near[6 * h + d]
            for field in (setup.road, setup.crevice):
                back = 0 if other == NOWHERE else field[6 * other + opposite(d)]
                assert field[6 * h + d] == back


# ---------------------------------------------------------------- maps side by side
def test_maps_join_along_full_hexes(tmp_path: Path) -> None:
    for number in ("1", "2"):
        (tmp_path / f"{number}.txt").write_text(SMALL.replace("map: 1", f"map: {number}"), encoding="utf-8")
    beside = scenario(tmp_path, 'maps = ["1 2"]', "1-A01:2-D03")
    assert beside.grid.direction(hex_at(beside, "1-A03"), hex_at(beside, "2-A01")) == 1
    assert beside.grid.direction(hex_at(beside, "1-B03"), hex_at(beside, "2-A01")) == 0
    below = scenario(tmp_path, 'maps = ["1", "2"]', "1-A01:2-D03")
    assert below.grid.direction(hex_at(below, "1-D01"), hex_at(below, "2-A01")) == 3


def test_a_turned_map_keeps_its_names_and_neighbours(tmp_path: Path) -> None:
    (tmp_path / "1.txt").write_text(SMALL + "roads:\nA01 A02 B02\n", encoding="utf-8")
    plain = scenario(tmp_path, 'maps = ["1"]', "A01:D03")
    turned = scenario(tmp_path, 'maps = ["1 turned"]', "A01:D03")
    assert hex_at(turned, "1-A01") == hex_at(plain, "1-D03")
    for label in plain.labels_of_hexes:
        a, b = hex_at(plain, label), hex_at(turned, label)
        assert plain.terrain[a] == turned.terrain[b]
        for d in range(6):
            near = [int(setup.grid.near[6 * h + e]) for setup, h, e in ((plain, a, d), (turned, b, opposite(d)))]
            assert (near[0] == NOWHERE) == (near[1] == NOWHERE)
            if near[0] != NOWHERE:
                assert plain.labels_of_hexes[near[0]] == turned.labels_of_hexes[near[1]]
            assert plain.road[6 * a + d] == turned.road[6 * b + opposite(d)]


@pytest.mark.parametrize("layout", ['["101 102"]', '["101 102 turned"]', '["101", "102"]', '["101 turned", "102"]'])
def test_the_road_goes_on_from_map_to_map(tmp_path: Path, layout: str) -> None:
    setup = scenario(tmp_path, f"maps = {layout}", "101-A01:101-B02")
    crossing = 0
    for h in range(int(setup.count_hexes)):
        for d in range(3):
            other = setup.grid.near[6 * h + d]
            if other != NOWHERE and setup.road[6 * h + d]:
                crossing += setup.labels_of_hexes[h][:3] != setup.labels_of_hexes[other][:3]
    assert crossing == 1


def test_a_scenario_may_use_a_part_of_the_map() -> None:
    setup = load_setup("first-shots", {})
    assert (setup.grid.columns, setup.grid.rows) == (12, 8)
    assert setup.labels_of_hexes[0] == "101-C03"
    assert setup.labels_of_hexes[-1] == "101-J14"
    whole = laid("101")
    for h, label in enumerate(setup.labels_of_hexes):
        assert setup.terrain[h] == whole.terrain[whole.hex_of[label]]


# ---------------------------------------------------------------- overlays
@pytest.mark.rule("11.0")
def test_hills_are_laid_on_the_map_and_a_bare_hill_is_open() -> None:
    field = 'map = """\n' + "w w w w w\n" * 5 + '"""\noverlays = [{ overlay = "knoll", at = "C03" }]\n'
    setup = setup_from_text(field)
    top = hex_at(setup, "1-C03")
    assert (setup.level[top], setup.terrain[top]) == (2, OPEN)
    near = [int(setup.grid.near[6 * top + d]) for d in range(6)]
    assert [(int(setup.level[h]), int(setup.terrain[h])) for h in near] == [(1, OPEN)] * 6
    assert sum(1 for level in setup.level if level == 0) == 25 - 7


def test_an_overlay_turns_by_sixths_around_its_anchor() -> None:
    for turn, ends in enumerate(
        [("D02", "D06"), ("B03", "F05"), ("B05", "F03"), ("D06", "D02"), ("F05", "B03"), ("F03", "B05")]
    ):
        text = 'map = """\n' + ". . . . . . .\n" * 7 + '"""\n'
        setup = setup_from_text(text + f'overlays = [{{ overlay = "ravine", at = "D04", turn = {turn} }}]\n')
        gully = [setup.labels_of_hexes[h][2:] for h in range(49) if setup.level[h] == -1]
        assert len(gully) == 5
        assert set(ends) <= set(gully)
        assert {setup.labels_of_hexes[h][2:] for h in range(49) if setup.opening[h]} == set(ends)


def test_what_an_overlay_leaves_free_stays_and_what_it_covers_goes() -> None:
    text = 'map = """\n' + "c c c c c c c\n" * 6 + '"""\nroads = ["C01 C02 C03 C04", "D01 D02 D03 D04 D05"]\n'
    setup = setup_from_text(text + 'overlays = [{ overlay = "ridge", at = "C04" }]\n')
    kept, covered = hex_at(setup, "1-C02"), hex_at(setup, "1-C04")
    assert (setup.terrain[kept], setup.level[kept]) == (CORN, 1)
    assert setup.road[6 * kept + 4] == 1
    assert (setup.terrain[covered], setup.level[covered]) == (WOODS, 2)
    assert sum(int(side) for side in setup.road[6 * covered : 6 * covered + 6]) == 0


def test_the_ridge_has_a_steep_side() -> None:
    setup = load_setup("height-197", {})
    steep = [
        h
        for h in range(int(setup.count_hexes))
        for d in range(6)
        if setup.grid.near[6 * h + d] != NOWHERE and setup.level[h] - setup.level[setup.grid.near[6 * h + d]] == 2
    ]
    assert steep


# ---------------------------------------------------------------- mistakes
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("B    . . .", "B    . .", "m.txt: terrain B: expected 3 marks, found 2"),
        ("B    . . .", "B    . x .", "m.txt: terrain B: unknown 'x'"),
        ("B    . . .", "C    . . .", "m.txt: terrain: expected row B, found 'C'"),
        ("map: 1", "mapp: 1", "m.txt: unknown 'mapp', expected map"),
        ("map: 1", ". . .", "m.txt: expected terrain, levels, roads, crevices or openings before '. . .'"),
        ("terrain:", "roads:", "m.txt: terrain: expected rows of marks"),
        ("D    . . ~", "D    . . ~\nlevels:\nA 0 0 0", "m.txt: levels: expected 4 rows, found 1"),
        ("B    . . .", f"B    . {KEEP} .", "m.txt: terrain B: unknown '*'"),
    ],
)
def test_a_wrong_sheet_is_refused(old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"^m.txt: ") as error:
        read_sheet(SMALL.replace(old, new, 1), "m.txt")
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ('roads = ["A01 C01"]', "roads: 'A01 C01' is no chain of adjacent hexes"),
        ('roads = ["A01 A09"]', "roads: no hex 'A09' on this sheet"),
        ('crevices = ["A01/A03"]', "crevices: 'A01/A03': these hexes are not adjacent"),
        ('openings = ["A01"]', "openings: A01 is not in a gully (11.5a)"),
        ('overlays = [{ overlay = "knoll", at = "A01" }]', "knoll.txt: hex A02 would lie off the map"),
        ('overlays = [{ overlay = "alp", at = "B02" }]', "overlays[0]: unknown 'alp'"),
        ('overlays = [{ overlay = "knoll", at = "Z01" }]', "overlays[0].at: no hex 'Z01' on the maps"),
        ('area = ["B01", "D03"]', "area: expected to begin in row A, C, E"),
    ],
)
def test_a_wrong_line_on_a_map_is_named(lines: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"\S") as error:
        setup_from_text('map = """\n. . .\n . . .\n. . .\n . . .\n"""\n' + lines)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ('["101", "102 103"]', "maps[1]: expected 1 maps side by side, found 2"),
        ('["101 101"]', "maps: map 101 is there twice"),
        ('["101 odd"]', "maps[0]: odd.txt has not the size of 101.txt"),
        ('["odd turned"]', "maps: maps with an odd number of rows cannot be joined or turned"),
        ('["999"]', "maps[0]: unknown '999'"),
        ('["turned"]', "maps[0]: expected the numbers of maps"),
    ],
)
def test_maps_that_do_not_fit_together_are_refused(tmp_path: Path, layout: str, said: str) -> None:
    (tmp_path / "odd.txt").write_text("map: odd\nterrain:\nA . .\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"\S") as error:
        scenario(tmp_path, f"maps = {layout}", "A01")
    assert said in str(error.value)
