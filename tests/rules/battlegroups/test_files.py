"""Scenario and Data Sheet files: how they are read, and with which line a wrong one is refused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from caposaldo.games.battlegroups import setup as B
from caposaldo.games.battlegroups.io import files
from caposaldo.games.battlegroups.io.build_setup import to_deploy
from caposaldo.games.battlegroups.io.files import load_setup, scenario_ids, types_from_text
from caposaldo.games.battlegroups.setup import Setup
from caposaldo.kernel.sources import read_text

SMALL = """
id = "small"
title = { it = "Prova", en = "Trial" }
briefing = { it = "Due righe.", en = "Two lines." }
year = 1943
width = 40
height = 40.5
turns = 6
deploy_first = "allies"

[[terrain]]
kind = "wood"
points = [[10, 10], [16, 10], [16, 16], [10, 16]]

[[terrain]]
kind = "river"
line = [[0, 20], [40, 20]]

[[terrain]]
kind = "bridge"
points = [[18, 18], [22, 18], [22, 22], [18, 22]]

[[side]]
name = "axis"
nation = "germany"
zone = [[0, 30], [40, 30], [40, 40], [0, 40]]

[[side.group]]
name = "Nord"
unit = [
    { type = "ger-command", at = [20.05, 35] },
    { type = "ger-rifles", id = "G9", at = [11.5, 11.5], facing = 45, quality = "elite" },
    { type = "ger-pz4", at = [30, 35] },
    { type = "ger-truck", id = "G7", at = [25, 35], facing = 90 },
    { type = "ger-at-gun", aboard = "G7" },
]

[[side]]
name = "allies"
nation = "soviet"
quality = "recruit"
zone = [[0, 0], [40, 0], [40, 9], [0, 9]]
mines = 2
mine_zone = [[0, 10], [40, 10], [40, 30], [0, 30]]
air = 2

[[side.group]]
name = "Sud"
unit = [
    { type = "sov-command" },
    { type = "sov-rifles", count = 3 },
    { type = "sov-battery" },
]
"""


def setup_from_text(text: str, where: str, options: dict[str, str]) -> Setup:
    return files.build_setup(files.scenario_from_text(text, where), where, options)


def small(old: str = "", new: str = "", options: dict[str, str] | None = None) -> Setup:
    assert old in SMALL
    return setup_from_text(SMALL.replace(old, new, 1) if old else SMALL, "small.toml", options or {})


def test_a_scenario_becomes_a_battle() -> None:
    made = small()
    assert (made.width, made.height, made.turns) == (40 * 254, 10287, 6)
    assert made.seat_names == ["axis", "allies"]
    assert made.first_to_deploy == 1
    assert made.home == [0, 180]
    assert made.group_names == ["Nord", "Sud"]
    assert made.labels == ["G1", "G9", "G3", "G7", "G5", "R1", "R2", "R3", "R4", "R5"]
    assert (made.start_x[0], made.start_y[0], made.start_face[0]) == (5093, 8890, 0)
    assert (made.start_face[1], made.quality[1], made.quality[0]) == (45, B.ELITE, B.REGULAR)
    assert (made.start_aboard[4], made.start_x[4], made.start_face[4]) == (3, 6350, 90)
    assert list(made.start_x)[5:] == [-1] * 5
    assert [u for u in range(10) if to_deploy(made, u)] == [5, 6, 7, 8]
    assert (made.mines, list(made.air_side)) == ([0, 2], [1, 1])
    assert (made.counted, made.breakpoint) == ([3, 3], [1, 1])


def test_options_are_the_scenario_s_unless_the_player_says_otherwise() -> None:
    assert not small().flame_he
    assert small("[[terrain]]", "[options]\nflame_he = true\n[[terrain]]").flame_he
    assert not small("[[terrain]]", "[options]\nflame_he = true\n[[terrain]]", {"flame_he": "no"}).flame_he
    chosen = small(options={"charge_in_close_phase": "yes"})
    assert chosen.charge_in_close_phase
    assert chosen.options == {"charge_in_close_phase": "yes"}


def test_two_sides_of_one_nation_are_labelled_a_and_b() -> None:
    made = small('name = "allies"\nnation = "soviet"', 'name = "allies"\nnation = "germany"')
    assert made.labels[0] == "A1"
    assert made.labels[5] == "B1"


def test_a_scenario_written_by_hand_is_loaded_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SMALL)
    assert load_setup(str(path), {}).path == str(path)
    assert load_setup(scenario_ids()[0], {}).path == ""
    assert files.about(str(path))["id"] == "small"


def test_mirrored_is_not_offered_where_a_fixed_unit_would_stand_badly() -> None:
    told = files.scenario_from_text(SMALL.replace("[20.05, 35]", "[30, 27.3]"), "small.toml")
    assert "mirrored" not in files.offered_options(told, "small.toml")
    assert "mirrored" in files.offered_options(
        files.scenario_from_text(SMALL.replace("[11.5, 11.5]", "[3, 25]"), "s"), "s"
    )


@pytest.mark.rule("org-2")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [('{ type = "sov-command" },', "", 0), ("sov-command", 'sov-command", count = 2, quality = "elite', 2)],
)
def test_a_battlegroup_without_its_one_command_is_refused(old: str, new: str, found: int) -> None:
    with pytest.raises(ValueError) as error:
        small(old, new)
    expected = f"expected one Command in a battlegroup, found {found} (org-2)"
    assert str(error.value) == f"small.toml: side[1].group[0]: {expected}"


WRONG = [
    ('"ger-pz4"', '"ger-pz5"',
     "side[0].group[0].unit[2].type: unknown 'ger-pz5', expected ger-pz4 or ger-pz3 or ger-pz2"),
    ("year = 1943", "year = 1941", "side[0].group[0].unit[2].type: ger-pz4 served from 1943 to 1945, not in 1941"),
    ("[30, 35]", "[39.5, 35]", "unit: G3 (ger-pz4) is not wholly on the table"),
    ("[30, 35]", "[20.05, 36]", "unit: G3 (ger-pz4) overlaps G1"),
    ("[11.5, 11.5]", "[10, 11.5]",
     "unit: G9 (ger-rifles) is neither wholly inside nor wholly outside the wood at [10.0, 10.0] (move-3)"),
    ("[30, 35]", "[14, 14]",
     "unit: G3 (ger-pz4) is of class A or B and may not be in the wood at [10.0, 10.0] (move-6)"),
    ("[30, 35]", "[30, 20]", "unit: G3 (ger-pz4) is in the river at [0.0, 19.0]"),
    ('"wood"', '"woods"', "terrain[0].kind: unknown 'woods', expected wood"),
    ("[[18, 18], [22, 18], [22, 22], [18, 22]]", "[[18, 18], [22, 22], [22, 18], [18, 22]]",
     "terrain[2].points: expected an outline that does not cross itself"),
    ("[[18, 18], [22, 18], [22, 22], [18, 22]]", "[[18, 18], [22, 22]]",
     "terrain[2].points: expected three points or more"),
    ("[[18, 18], [22, 18]", "[[18, 18], [42, 18]", "terrain[2].points: [42, 18] is outside the table of 40 x 40.5"),
    ("line = [[0, 20], [40, 20]]", "line = [[0, 20]]", "terrain[1].line: expected two points or more for a river"),
    ('id = "G7"', 'id = "G9"', "side[0].group[0].unit[3].id: 'G9' is used twice"),
    ('id = "G7"', 'id = "G 7"', "side[0].group[0].unit[3].id: 'G 7' is no id, expected letters and digits"),
    ('aboard = "G7"', 'aboard = "G3"', "side[0].group[0].unit[4].aboard: G3 cannot carry ger-at-gun"),
    ('aboard = "G7"', 'aboard = "X"',
     "side[0].group[0].unit[4].aboard: unknown 'X', expected G1 or G3 or G5 or G7 or G9 or R1 or R2 or R3 or R4 or R5"),
    ('{ type = "ger-pz4", at = [30, 35] }', '{ type = "ger-rifles", aboard = "G7" }',
     "side[0].group[0].unit[4].aboard: G7 carries another unit already"),
    ('aboard = "G7"', 'aboard = "G7", at = [5, 35]',
     "side[0].group[0].unit[4].at: expected no place for a unit aboard or off the table"),
    ("count = 3", "count = 3, at = [5, 5]",
     "side[1].group[0].unit[1].count: expected 1 for a unit with an id, a place or a carrier"),
    ("count = 3", "count = 0", "side[1].group[0].unit[1].count: expected `int` >= 1"),
    ("count = 3", "number = 3", "side[1].group[0].unit[1]: object contains unknown field `number`"),
    ("[40, 0], [40, 9], [0, 9]]", "[2, 0], [2, 4], [0, 4]]",
     "side[1].zone: too small for the units: 8 square inches, expected 20 or more"),
    ("[40, 10], [40, 30], [0, 30]]", "[7, 10], [7, 17], [0, 17]]",
     "side[1].mine_zone: too small for the minefields: 49 square inches, expected 72 or more"),
    ('nation = "soviet"', 'nation = "sovjet"', "side[1].nation: unknown 'sovjet', expected soviet"),
    ('"recruit"', '"green"', "side[1].quality: unknown 'green', expected elite or recruit or regular or veteran"),
    ('name = "allies"', 'name = "axis"', "side: expected two sides with different names"),
    ('deploy_first = "allies"', 'deploy_first = "nobody"', "deploy_first: unknown 'nobody', expected allies or axis"),
    ("facing = 45", "facing = 360", "side[0].group[0].unit[1].facing: expected `int` <= 359"),
    ("facing = 45", "facing = 45.5", "side[0].group[0].unit[1].facing: expected `int | null`, got `float`"),
    ("width = 40", "width = 4", "width: expected `float` >= 6.0"),
    ("width = 40", "width = inf", "not TOML: inf is no number"),
    ("turns = 6", "turns = 0", "turns: expected `int` >= 1"),
    ('title = { it = "Prova", en = "Trial" }', "", "title: expected, but it is missing"),
    ('title = { it = "Prova", en = "Trial" }', 'title = { it = "Prova" }', "title: object missing required field `en`"),
    ("turns = 6", "turns = ", "not TOML: Invalid value (at line 8, column 9)"),
    ("turns = 6", "turns = 6\nturns = 7", "not TOML: Cannot overwrite a value (at line 9, column 10)"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_scenario_is_refused_with_one_clear_line(old: str, new: str, line: str) -> None:
    with pytest.raises(ValueError) as error:
        small(old, new)
    assert str(error.value) == f"small.toml: {line}"


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"mirored": "yes"}, "unknown option 'mirored'; did you mean mirrored?"),
        ({"mirrored": "true"}, "small.toml: options.mirrored: unknown 'true', expected no or yes"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, str], line: str) -> None:
    with pytest.raises(ValueError) as error:
        small(options=options)
    assert str(error.value) == line


def test_overlapping_difficult_terrain_is_refused() -> None:
    town = '[[terrain]]\nkind = "town"\nname = "Borgo"\npoints = [[12, 12], [18, 12], [18, 18], [12, 18]]\n[[side]]'
    with pytest.raises(ValueError) as error:
        small("[[side]]", town)
    assert str(error.value) == "small.toml: terrain: wood at [10.0, 10.0] and town 'Borgo' overlap"


def test_a_vehicle_may_not_stand_in_a_trench() -> None:
    trench = '[[terrain]]\nkind = "trench"\npoints = [[28, 33], [32, 33], [32, 37], [28, 37]]\n[[side]]'
    with pytest.raises(ValueError, match=r"G3 \(ger-pz4\) is a vehicle and may not be in the trench at"):
        small("[[side]]", trench)


def test_a_scenario_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^unknown scenario 'masserie'; did you mean masseria\?$"):
        load_setup("masserie", {})
    with pytest.raises(ValueError, match=r"none\.toml: No such file or directory$"):
        load_setup(str(tmp_path / "none.toml"), {})
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match=r"binary\.toml: not a text file in UTF-8$"):
        load_setup(str(tmp_path / "binary.toml"), {})


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('weapon = "infantry"', 'weapon = "infantery"',
         "type.ger-rifles.weapon: unknown 'infantery', expected infantry"),
        ('base = "staff"', 'base = "stuff"', "type.ger-command.base: unknown 'stuff', expected staff"),
        ('roles = ["command"]', 'roles = ["comand"]', "type.ger-command.roles: unknown 'comand', expected command"),
        ("[type.ger-rifles]", "[type.fra-rifles]",
         "type.fra-rifles: unknown 'fra', expected bri or ger or ita or sov or usa"),
        ("move = 4", 'move = "4"', "type.ger-command.move: expected `float`, got `str`"),
        ("cost = 1", "price = 1", "type.ger-command: object contains unknown field `price`"),
    ],
)  # fmt: skip
def test_a_wrong_data_sheet_is_refused_with_one_clear_line(old: str, new: str, line: str) -> None:
    with pytest.raises(ValueError) as error:
        types_from_text(read_text(files.UNITS).replace(old, new, 1), "units.toml")
    assert str(error.value) == f"units.toml: {line}"


def test_a_damaged_scenario_never_gives_anything_but_one_line() -> None:
    """Words, numbers and lines exchanged, doubled and lost at random: it loads, or it is a ValueError of one line."""
    dice = random.Random(1943)
    tokens = re.findall(r"[\w.-]+|[^\w\s]|\s+", SMALL)
    lines = [verdict(damaged(tokens, dice)) for _ in range(400)]
    refused = [line for line in lines if line]
    assert len(refused) > 300
    for line in refused:
        assert re.fullmatch(r"small\.toml: [^\n]+", line)


def verdict(text: str) -> str:
    """What a ValueError says, or nothing; any other exception goes through."""
    try:
        setup_from_text(text, "small.toml", {})
    except ValueError as error:
        return str(error)
    return ""


def damaged(tokens: list[str], dice: random.Random) -> str:
    copy = list(tokens)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(copy))
        copy[at] = dice.choice(
            ["", dice.choice(tokens), copy[at] * 2, "-1", "1e9", '"', "true", "1979-05-27", "[]", "{}"]
        )
    return "".join(copy)
