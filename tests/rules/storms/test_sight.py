"""Sight over the ground: cases drawn as maps, plain geometry, worked examples, refusals in words."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from pathlib import Path

import pytest

from caposaldo.games.storms.rules import sight
from caposaldo.games.storms.setup import GUN, MORTAR, SQUAD, TANK, TERRAIN_NAMES, Setup, UnitType
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.asciimap import Sketch, at, ground_of, name, sketch

NORTH_EAST, SOUTH_EAST, NORTH_WEST = 0, 2, 5

# ---------------------------------------------------------------- cases, as files of maps
# A file holds several maps, each begun by `=== what it shows`, ended by `---`, and then lines of sight:
#
#     A1-A3 clear
#     A1-A5 blocked by A3 (woods)                           the same from A5
#     A1-A7 blocked by A3 (woods), back by A5 (stone)       what is first in the way from A7
#     A2-E2 blocked by D1+D2 (wooden+light woods)           a pair along a hexside, what blocks in each
#     A1-A4 blocked by A3 (woods, blind)                    not on flat ground: and why
#
# The reasons: tall (it rises above both ends), screen (it is as high as the higher end), blind; and for the ground
# itself hill, crest, rim, gully. Each line is tried from both ends and in every mirror.
CASE = re.compile(r"(\w+)-(\w+) (?:clear|blocked by ([\w+]+) \(([^)]+)\)(?:, back by ([\w+]+) \(([^)]+)\))?)")


class Line:
    def __init__(self, file: str, title: str, drawing: Sketch, text: str) -> None:
        assert CASE.fullmatch(text), f"{file}, {title}: not a line of sight: {text!r}"
        self.id = f"{file}: {title}: {text}"
        self.drawing = drawing
        self.text = text


def lines() -> list[Line]:
    found: list[Line] = []
    for file in sorted((Path(__file__).parent / "sight").glob("*.txt")):
        for part in file.read_text(encoding="utf-8").split("=== ")[1:]:
            title, _, rest = part.partition("\n")
            drawing, _, checks = rest.partition("---\n")
            for text in checks.strip().splitlines():
                found.append(Line(file.stem, title, sketch(drawing), text))
    return found


LINES = lines()


def what(setup: Setup, by: int, reason: str) -> str:
    """What the case files write in brackets."""
    word = reason.removeprefix("st-sight-")
    if word in ("hill", "crest", "rim", "gully"):
        return word
    terrain = TERRAIN_NAMES[setup.terrain[by]].replace("-", " ")
    return terrain if word == "flat" else f"{terrain}, {word}"


def named(hexes: str, words: str) -> dict[str, str]:
    """Each hex that may be named, with what is in it. `woods, blind+crest` are two, `woods` is both."""
    places = hexes.split("+")
    reasons = words.split("+")
    return dict(zip(places, reasons if len(reasons) > 1 else reasons * len(places), strict=True))


def check(setup: Setup, a: str, b: str, hexes: str | None, words: str | None) -> None:
    here = at(setup, a)
    there = at(setup, b)
    by = int(sight.blocking(setup, here, there))
    reason = sight.reason(setup, here, there)
    assert sight.sees(setup, here, there) == (hexes is None)
    if hexes is None or words is None:
        assert (by, reason) == (NOWHERE, "")
    else:
        assert (name(setup, by), what(setup, by, reason)) in named(hexes, words).items()


def check_both_ways(setup: Setup, text: str) -> None:
    found = CASE.fullmatch(text)
    assert found
    a, b, hexes, words, back, back_words = found.groups()
    check(setup, a, b, hexes, words)
    check(setup, b, a, back or hexes, back_words or words)


def test_there_are_enough_cases() -> None:
    assert len(LINES) >= 150


@pytest.mark.rule("6.0", "6.0a", "11.3", "11.3a", "11.3d", "11.4", "11.5b", "11.5d")
@pytest.mark.parametrize("line", [pytest.param(line, id=line.id) for line in LINES])
def test_the_line_is_what_the_drawing_says(line: Line) -> None:
    drawing = line.drawing
    mirrored = drawing.east_west()
    mirrored_text = drawing.east_west_of(line.text)
    check_both_ways(drawing.setup(), line.text)
    check_both_ways(mirrored.setup(), mirrored_text)
    check_both_ways(drawing.north_south().setup(), drawing.north_south_of(line.text))
    check_both_ways(mirrored.north_south().setup(), mirrored.north_south_of(mirrored_text))


# ---------------------------------------------------------------- lines against plain geometry
CORNERS = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]


def centre(setup: Setup, h: int) -> tuple[int, int]:
    column, row = h % int(setup.grid.columns), h // int(setup.grid.columns)
    return 2 * column + row % 2, 3 * row


def inside(start: tuple[int, int], end: tuple[int, int], middle: tuple[int, int]) -> Fraction | None:
    """The part of a line that lies in a hex, its sides included; None if it never comes there."""
    first, last = Fraction(0), Fraction(1)
    for i in range(6):
        x, y = middle[0] + CORNERS[i][0], middle[1] + CORNERS[i][1]
        side = (CORNERS[(i + 1) % 6][0] - CORNERS[i][0], CORNERS[(i + 1) % 6][1] - CORNERS[i][1])
        begins = side[1] * (start[0] - x) - side[0] * (start[1] - y)
        grows = side[1] * (end[0] - start[0]) - side[0] * (end[1] - start[1])
        if grows == 0 and begins < 0:
            return None
        if grows < 0:
            last = min(last, Fraction(-begins, grows))
        if grows > 0:
            first = max(first, Fraction(-begins, grows))
    return last - first if first <= last else None


def runs_along(start: tuple[int, int], end: tuple[int, int], middle: tuple[int, int]) -> bool:
    """All corners of the hex lie on one side of the line, or on it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    turns = [dx * (middle[1] + y - start[1]) - dy * (middle[0] + x - start[0]) for x, y in CORNERS]
    return min(turns) >= 0 or max(turns) <= 0


def hexes_met(setup: Setup, a: int, b: int) -> tuple[set[int], set[int]]:
    """The hexes a line passes through, and those along whose sides it runs."""
    start, end = centre(setup, a), centre(setup, b)
    met = {h for h in range(int(setup.count_hexes)) if h not in (a, b) and inside(start, end, centre(setup, h))}
    along = {h for h in met if runs_along(start, end, centre(setup, h))}
    return met - along, along


def steps(setup: Setup, a: int, b: int) -> list[list[int]]:
    """The steps of a line as lists of hexes."""
    found = [[int(sight.one_of(setup, s)), int(sight.other_of(setup, s))] for s in sight.crossed(setup, a, b)]
    return [[h for h in step if h != NOWHERE] for step in found]


@pytest.mark.rule("6.0", "6.0a")
def test_a_line_crosses_what_geometry_says() -> None:
    setup = ground_of("\n".join(["." * 9] * 7))
    for a in (0, 9, 13, 31):
        for b in range(int(setup.count_hexes)):
            through, along = hexes_met(setup, a, b)
            way = steps(setup, a, b)
            assert {h for step in way for h in step} == through | along
            assert all(len(step) == 1 for step in way if step[0] in through)
            assert way == steps(setup, b, a)[::-1]


@pytest.mark.rule("6.0a")
def test_a_pair_is_written_with_its_lower_hex_first() -> None:
    setup = ground_of(". . . . .\n . . . . .\n. . . . .")
    a, b = at(setup, "A1"), at(setup, "C4")
    b1, a2, b2, b3, c3 = (at(setup, place) for place in ("B1", "A2", "B2", "B3", "C3"))
    assert list(sight.crossed(setup, a, b)) == [a2 + (b1 + 1) * 15, b2, b3 + (c3 + 1) * 15]
    assert steps(setup, a, at(setup, "C1")) == [[b1]]
    assert steps(setup, a, a) == []


# ---------------------------------------------------------------- the whole survey
def chance_map(seed: int, columns: int = 9, rows: int = 7) -> Setup:
    luck = random.Random(seed)
    marks = ["".join(luck.choice("....wbSlch~") for _ in range(columns)) for _ in range(rows)]
    levels = ["".join(luck.choice("0000112-") for _ in range(columns)) for _ in range(rows)]
    return Sketch(marks, levels, {"month": "8"}).setup()


def hides(setup: Setup, x: int, a: int, b: int) -> bool:
    """The formula of the rule, word for word (11.3a)."""
    high, low = max(setup.level[a], setup.level[b]), min(setup.level[a], setup.level[b])
    lower = a if setup.level[a] == low else b
    top = setup.level[x] + (1 if setup.blocks(x) else 0)
    if low < top < high:
        return setup.blocks(x) and bool(setup.grid.distance(x, lower) == 1)
    return bool(top > low)


@pytest.mark.rule("6.0", "6.0a", "11.3a", "11.3d", "11.4", "11.5b")
@pytest.mark.parametrize("seed", range(4))
def test_the_survey_agrees_with_the_rule_everywhere(seed: int) -> None:
    setup = chance_map(seed)
    n = int(setup.count_hexes)
    for a in range(0, n, 3):
        for b in range(n):
            way = steps(setup, a, b)
            clear = not any(all(hides(setup, x, a, b) for x in step) for step in way)
            if a != b and (setup.level[a] < 0) != (setup.level[b] < 0):
                clear = not way
            assert sight.sees(setup, a, b) == sight.sees(setup, b, a) == clear
            assert (sight.blocking(setup, a, b) == NOWHERE) == clear
            assert (sight.reason(setup, a, b) == "") == clear


@pytest.mark.rule("6.0")
def test_a_hex_sees_itself() -> None:
    setup = ground_of("w .\n . .\n- 2\n 0 0")
    assert all(sight.sees(setup, h, h) and sight.blocking(setup, h, h) == NOWHERE for h in range(4))


@pytest.mark.rule("6.0b")
def test_units_do_not_block() -> None:
    setup = ground_of(". . . .")
    for nation in (0, 1):
        unit = setup.add(UnitType("rifles", "fucilieri", "rifles", nation), f"unit {nation}")
        setup.start[unit] = at(setup, f"A{nation + 2}")
    sight.survey(setup)
    assert sight.sees(setup, at(setup, "A1"), at(setup, "A4"))


# ---------------------------------------------------------------- worked examples
def sees(setup: Setup, a: str, b: str) -> bool:
    """Seen, and seen alike from the other end."""
    there = sight.sees(setup, at(setup, a), at(setup, b))
    assert there == sight.sees(setup, at(setup, b), at(setup, a))
    return there


def seen(setup: Setup, a: str, *places: str) -> list[str]:
    """Those of the places that are seen."""
    return [place for place in places if sees(setup, a, place)]


@pytest.mark.rule("6.0")
@pytest.mark.example("ex-6.0-a")
def test_the_squad_sees_into_the_woods_not_through_them() -> None:
    setup = ground_of("""
    . . . . .
     . w w . .
    . . . . .
    """)
    assert sees(setup, "B1", "B2")
    assert not sees(setup, "B1", "B4")
    assert not sees(setup, "A1", "C3")


@pytest.mark.rule("6.0a")
@pytest.mark.example("ex-6.0-b")
def test_the_machine_gun_sees_along_the_side_of_the_woods() -> None:
    setup = ground_of("""
    . . .
     w . .
    . . .
    """)
    assert sees(setup, "A2", "C2")


@pytest.mark.rule("6.1", "5.2")
@pytest.mark.example("ex-6.1-a")
def test_the_squad_that_has_come_round_is_out_of_the_arc() -> None:
    setup = ground_of("""
    . . . . .
     . . . . .
    . . . . .
     . . . . .
    """)
    soviet = at(setup, "C3")
    way = [at(setup, place) for place in ("B4", "B3", "C4", "D3")]
    assert [sight.in_arc(setup, soviet, NORTH_EAST, h) for h in way] == [True, True, True, False]
    german = at(setup, "D3")
    assert sight.in_arc(setup, german, NORTH_WEST, soviet)
    assert not sight.is_front(setup, soviet, NORTH_EAST, german)
    assert sight.in_arc(setup, soviet, SOUTH_EAST, german)


HILL = """
. . . . . . .
 . . . . . . .
. . . . . . .
0 0 0 1 1 1 0
 0 0 1 1 2 2 1
0 0 0 1 1 1 0
"""


@pytest.mark.rule("11.3a")
@pytest.mark.example("ex-11.3-a")
def test_from_below_one_sees_the_first_hex_of_each_level() -> None:
    setup = ground_of(HILL)
    assert seen(setup, "B1", "B3", "B4", "B5", "B6", "B7") == ["B3", "B5"]


@pytest.mark.rule("11.3a")
@pytest.mark.example("ex-11.3-b")
def test_from_the_plateau_one_does_not_see_down_beyond_its_edge() -> None:
    setup = ground_of(HILL)
    assert seen(setup, "B4", "B3", "B2", "B1") == ["B3"]


@pytest.mark.rule("11.3d")
@pytest.mark.example("ex-11.3-c")
def test_along_a_side_the_lower_hill_lets_the_line_pass() -> None:
    setup = ground_of(HILL)
    assert sees(setup, "A5", "C5")
    assert not sees(setup, "A6", "C6")


VALLEY = """
. . . . . . . .
 . w w . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
"""


@pytest.mark.rule("11.4")
@pytest.mark.example("ex-11.4-a")
def test_only_the_hexes_right_behind_are_blind() -> None:
    marks = VALLEY.replace(". . . . . . . .", ". . . . b . . .", 1)
    setup = ground_of(marks + "0 0 2 0 0 0 0 0\n" + "0 0 0 0 0 0 0 0\n" * 4)
    assert seen(setup, "A3", "B2", "B3", "A5") == ["B2", "B3", "A5"]
    assert seen(setup, "A3", "C2", "C3", "C4", "A6") == []
    assert seen(setup, "A3", "A7", "A8", "D1", "D2", "D3", "D4") == ["A7", "A8", "D1", "D2", "D3", "D4"]


@pytest.mark.rule("11.3a", "11.3")
@pytest.mark.example("ex-11.4-b")
def test_from_level_one_woods_hide_all_that_is_lower() -> None:
    setup = ground_of(VALLEY + "0 0 1 0 0 0 0 0\n" + "0 0 0 0 0 0 0 0\n" * 2 + "1 0 0 2 0 0 0 0\n0 0 1 0 0 0 0 0")
    assert seen(setup, "A3", "B2", "B3") == ["B2", "B3"]
    assert seen(setup, "A3", "C2", "C3", "C4", "D2", "D3", "E2", "E4") == []
    assert seen(setup, "A3", "D1", "D4", "E3") == ["D1", "D4", "E3"]


@pytest.mark.rule("11.5b", "11.5c")
@pytest.mark.example("ex-11.5-a")
def test_vehicles_fire_out_of_a_gully_but_not_into_it() -> None:
    setup = ground_of(". . .\n0 - -")
    border, gully, further = (at(setup, place) for place in ("A1", "A2", "A3"))
    assert seen(setup, "A1", "A2", "A3") == ["A2"]
    for roles in (TANK, GUN):
        assert not sight.is_barred_from_gully(setup, roles, gully, border)
        assert sight.is_barred_from_gully(setup, roles, border, gully)
        assert not sight.is_barred_from_gully(setup, roles, gully, further)
    for roles in (SQUAD, MORTAR):
        assert not sight.is_barred_from_gully(setup, roles, border, gully)
        assert not sight.is_barred_from_gully(setup, roles, gully, border)


@pytest.mark.rule("11.5d")
def test_guns_fire_along_a_gully() -> None:
    setup = ground_of(". . . .\n- - - -")
    assert sees(setup, "A1", "A4")
    assert not sight.is_barred_from_gully(setup, GUN, at(setup, "A1"), at(setup, "A4"))


# ---------------------------------------------------------------- in words
TEXTS = Path(sight.__file__).parent.parent / "texts"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_reason_has_its_sentence(lang: str) -> None:
    words = (TEXTS / lang / "sight.ftl").read_text(encoding="utf-8")
    obstacles = [f"st-sight-{kind}" for kind in ("stone", "wooden", "woods", "light-woods", "corn")]
    for key in sight.REASONS[1:] + obstacles + ["st-sight-smoke", "st-sight-guns"]:
        assert f"\n{key} = " in "\n" + words


@pytest.mark.rule("6.0", "11.3a", "11.4", "11.5b", "13.0d")
def test_a_refusal_names_the_rule_the_hex_and_what_is_in_it() -> None:
    setup = ground_of(". w . . . .\n0 0 0 0 - 2")
    smoke = filled(setup.count_hexes, 0)
    smoke[at(setup, "A5")] = 2
    found: dict[str, str] = {}
    for a, b in ((0, 1), (0, 2), (0, 4), (0, 5), (2, 5), (3, 5)):
        why = sight.refusal(setup, smoke, a, b)
        params = {} if why is None else why.params
        found[f"{a}-{b}"] = "" if why is None else f"{why.rule} {why.key} {params.get('by')} {params.get('what')}"
    assert found == {
        "0-1": "",
        "0-2": "6.0 st-sight-flat @hex/1 @st-sight-woods",
        "0-4": "11.5b st-sight-gully @hex/4 None",
        "0-5": "11.4 st-sight-blind @hex/1 @st-sight-woods",
        "2-5": "13.0d st-sight-smoke None None",
        "3-5": "13.0d st-sight-smoke None None",
    }
