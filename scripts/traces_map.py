"""Draws the map of Traces from the collected geography and writes it as a readable file.

    python scripts/traces_map.py FOLDER

FOLDER holds `rules/traces.toml` (the proposal: hexes, hexsides, roads, railways) and `data/traces_*.csv` (places and
river courses with their coordinates, against which the proposal is checked). The result is
`src/caposaldo/games/traces/data/map.toml`, from then on a file to be edited by hand: run this again only to start anew.
"""

from __future__ import annotations

import csv
import sys
import tomllib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent.parent / "src" / "caposaldo" / "games" / "traces" / "data" / "map.toml"
ROWS, COLUMNS = 34, 42
MARKS = {"forest": "f", "rough": "r", "swamp": "s", "sea": "~"}

# Rivers by one hexside of their course. The Southern Bug is minor above Haivoron and major below; every other river
# has one size. A hexside after the name: the course is led on to the water it flows into.
RIVERS = [
    ("1826/1926", "Dnipro", "Dnipro", []),
    ("0514/0515", "Dnestr", "Dniester", []),
    ("0820/0920", "Bug meridionale", "Southern Bug", []),
    ("2112/2213", "Bug meridionale", "Southern Bug", []),
    ("2136/2137", "Donec", "Donets", []),
    ("0611/0612", "Prut", "Prut", []),
    ("1025/1125", "Inhulec", "Inhulets", []),
    ("0531/0532", "Molochna", "Molochna", ["0331/0432"]),
    ("0940/1040", "Mius", "Mius", ["0740/0841", "0740/0741"]),
    ("1633/1733", "Samara", "Samara", []),
    ("2329/2330", "Vorskla", "Vorskla", []),
    ("2127/2128", "Psel", "Psel", []),
    ("2525/2625", "Sula", "Sula", []),
    ("2320/2420", "Ros", "Ros", []),
    ("3104/3105", "Styr", "Styr", []),
    ("2814/2815", "Teteriv", "Teteriv", ["3118/3218", "3118/3219"]),
    ("3119/3120", "Desna", "Desna", []),
    ("2207/2306", "Zbruch", "Zbruch", []),
]
# Names in use in 1943 where the proposal has today's, and where Italian has its own.
ITALIAN = {"Kyiv": "Kiev", "Odesa": "Odessa", "Lviv": "Leopoli"}
TODAY = {"Novomoskovsk": "Samar"}
# Small towns that a scenario needs by name.
TOWNS = [{"hex": "2221", "name": "Korsun", "major": False, "order": False}]
CROSSINGS = {
    "3019": ("Liutizh", "Liutizh"),
    "2520": ("Bukrin", "Bukrin"),
    "2223": ("Cherkasy", "Cherkasy"),
    "1826": ("Kremenchuk ovest", "Kremenchuk west"),
    "1827": ("Kremenchuk est", "Kremenchuk east"),
    "1230": ("Zaporizhzhia, riva ovest", "Zaporizhzhia, west bank"),
}
# Where the proposal departs from history (2.1e): the railway from Nikopol to Zaporizhzhia kept to the west bank and
# crossed at Zaporizhzhia, the road from Dnipropetrovsk over the dam there; there were bridges at Cherkasy and, for the
# German bridgehead, at Nikopol.
REROUTED = {"1129 1130 1231": "1129 1230 1231", "1431 1331 1231": "1431 1330 1231"}
MORE_RAILS = ["2223 2323 2423 2523 2624"]
MORE_ROADS = ["1029 1030 1031"]
# How far a city may lie from where the coordinates put it: the rulebook's own cities are up to a hex away too.
CITY_SLACK = 2

Corner = tuple[int, int]


# ---------------------------------------------------------------- hexes, by their number RRCC
def corners(number: str) -> set[Corner]:
    """The corners of a hex, in half hexes to the east and thirds of a row to the north."""
    row, column = int(number[:2]), int(number[2:])
    x, y = 2 * column + row % 2, 3 * row
    return {(x, y + 2), (x + 1, y + 1), (x + 1, y - 1), (x, y - 2), (x - 1, y - 1), (x - 1, y + 1)}


def ends(side: str) -> list[Corner]:
    first, second = side.split("/")
    shared = sorted(corners(first) & corners(second))
    assert len(shared) == 2, f"{side} is no hexside"
    return shared


def adjacent(first: str, second: str) -> bool:
    return len(corners(first) & corners(second)) == 2


def neighbours(number: str) -> list[str]:
    row, column = int(number[:2]), int(number[2:])
    lean = row % 2
    steps = [(0, -1), (0, 1), (1, lean - 1), (1, lean), (-1, lean - 1), (-1, lean)]
    places = [(row + up, column + right) for up, right in steps]
    return [f"{r:02}{c:02}" for r, c in places if 1 <= r <= ROWS and 1 <= c <= COLUMNS]


def distance(first: str, second: str) -> int:
    rows = abs(int(first[:2]) - int(second[:2]))
    east = abs(sum(x for x, _ in corners(first)) - sum(x for x, _ in corners(second))) // 6
    return rows + max(0, (east - rows) // 2)


# ---------------------------------------------------------------- rivers
def course(seed: str, sides: set[str]) -> list[str]:
    """The whole chain of hexsides through one of them, from end to end."""
    at: dict[Corner, set[str]] = defaultdict(set)
    for side in sides:
        for corner in ends(side):
            at[corner].add(side)
    first, second = ends(seed)
    return [*reversed(follow(seed, first, at)), seed, *follow(seed, second, at)]


def follow(side: str, corner: Corner, at: dict[Corner, set[str]]) -> list[str]:
    found: list[str] = []
    while len(at[corner]) == 2:
        (side,) = at[corner] - {side}
        found.append(side)
        (corner,) = set(ends(side)) - {corner}
    return found


def rivers(told: dict[str, list[str]]) -> list[dict[str, Any]]:
    found, left = [], {size: set(told[size]) for size in ("major", "minor")}
    for seed, it, en, rest in RIVERS:
        size = "major" if seed in left["major"] else "minor"
        left[size] |= set(rest)
        chain = course(seed, left[size])
        left[size] -= set(chain)
        found.append({"it": it, "en": en, "size": size, "sides": chain})
    assert not left["major"] | left["minor"], f"rivers without a name: {left}"
    return found


def check_rivers(found: list[dict[str, Any]], folder: Path) -> None:
    """Most of a river lies within a hex of the course that its coordinates give."""
    drawn: dict[str, set[str]] = defaultdict(set)
    for line in csv.DictReader((folder / "data" / "traces_river_hexsides.csv").open(encoding="utf-8")):
        drawn[line["river"]] |= {line["hex_a"], line["hex_b"]}
    for river in found:
        near = {number for name, hexes in drawn.items() if river["en"] in name for number in hexes}
        touched = {number for side in river["sides"] for number in side.split("/") if int(number[:2]) <= 32}
        off = [number for number in touched if near and min(distance(number, other) for other in near) > 1]
        if off:
            print(f"{river['en']} ({river['size']}): {len(off)} of {len(touched)} hexes away from its course")


# ---------------------------------------------------------------- the rest
def coast(sea: set[str], told: list[str]) -> list[str]:
    """Every hexside between land and sea is blocked, and the estuaries of the proposal."""
    found = set(told)
    for number in sea:
        found |= {"/".join(sorted((number, other))) for other in neighbours(number) if other not in sea}
    return sorted(found)


def corrected(lines: list[list[str]], more: list[str]) -> list[list[str]]:
    """The lines of the proposal with those stretches and lines that history asks for."""
    found = [" ".join(line) for line in lines] + more
    for stretch, instead in REROUTED.items():
        found = [line.replace(stretch, instead) for line in found]
    return [line.split() for line in found]


def check_chains(lines: list[list[str]], sea: set[str], blocked: set[str]) -> None:
    for line in lines:
        for first, second in pairwise(line):
            assert adjacent(first, second), f"{first} and {second} are not adjacent"
            assert not {first, second} & sea, f"{first} or {second} lies in the sea"
            assert "/".join(sorted((first, second))) not in blocked, f"{first}/{second} is blocked"


def check_connected(lines: list[list[str]], cities: list[str], sources: list[str]) -> None:
    """Every city and every supply source lies on a road or a railway, and all of these hang together."""
    net: dict[str, set[str]] = defaultdict(set)
    for line in lines:
        for first, second in pairwise(line):
            net[first].add(second)
            net[second].add(first)
    reached, todo = {cities[0]}, [cities[0]]
    while todo:
        for other in net[todo.pop()] - reached:
            reached.add(other)
            todo.append(other)
    lost = [number for number in [*cities, *sources] if number not in reached]
    assert not lost, f"no road or railway leads to {lost}"


def check_places(cities: list[dict[str, Any]], folder: Path) -> dict[str, str]:
    """Names of today by names of 1943; cities away from their coordinates are told."""
    today: dict[str, str] = {}
    for line in csv.DictReader((folder / "data" / "traces_geography.csv").open(encoding="utf-8")):
        today[line["name_1943"]] = line["name_today"]
        for city in cities:
            if city["name"] == line["name_1943"] and line["hex_computed"].isdigit():
                off = distance(city["hex"], line["hex_computed"])
                assert off < CITY_SLACK, f"{city['name']} lies {off} hexes from {line['hex_computed']}"
    return today


# ---------------------------------------------------------------- writing
def words(values: list[str], indent: str = "    ", width: int = 10) -> str:
    rows = [values[i : i + width] for i in range(0, len(values), width)]
    return "".join(indent + ", ".join(f'"{value}"' for value in row) + ",\n" for row in rows)


def terrain_lines(terrain: dict[str, list[str]]) -> str:
    marks = {number: MARKS[kind] for kind in MARKS for number in terrain[kind]}
    out = ""
    for row in range(ROWS, 0, -1):
        line = " ".join(marks.get(f"{row:02}{column:02}", ".") for column in range(1, COLUMNS + 1))
        out += f'    "{" " if row % 2 else ""}{line}",{"" if row % 2 else " "}  # {row:02}\n'
    return out


def city_line(city: dict[str, Any], today: dict[str, str]) -> str:
    name = city["name"]
    now = TODAY.get(name, today.get(name, name))
    flags = (", major = true" if city["major"] else "") + (", order = true" if city["order"] else "")
    return (
        f'    {{ hex = "{city["hex"]}", it = "{ITALIAN.get(name, name)}", en = "{name}", today = "{now}"{flags} }},\n'
    )


def crossing_line(crossing: dict[str, Any], guard: str) -> str:
    it, en = CROSSINGS[crossing["hex"]]
    end = f', guard = "{guard}"' if crossing["special"] else ""
    return f'    {{ hex = "{crossing["hex"]}", it = "{it}", en = "{en}"{end} }},\n'


HEAD = """\
# Ukraine, about 20 km a hex. A hex is RRCC: row from the south, column from the west.
# Odd rows lie half a hex to the east. Hexsides are RRCC/RRCC, the lower number first or not.

columns = 42
rows = 34

# . clear   f forest   r rough   s swamp   ~ sea; the northern row first.
terrain = [
"""


def written(tables: dict[str, Any], folder: Path) -> str:
    sea = set(tables["T-terrain"]["sea"])
    blocked = coast(sea, tables["T-blocked"]["hexsides"])
    roads = corrected(tables["T-roads"]["lines"], MORE_ROADS)
    rails = corrected(tables["T-rails"]["lines"], MORE_RAILS)
    cities = sorted([*tables["T-cities"]["rows"], *TOWNS], key=lambda city: str(city["hex"]), reverse=True)
    sources = tables["T-supply-sources"]
    check_chains([*roads, *rails], sea, set(blocked))
    check_connected([*roads, *rails], [city["hex"] for city in cities], [*sources["axis"], *sources["soviet"]])
    today = check_places(cities, folder)
    found = rivers(tables["T-rivers"])
    check_rivers(found, folder)
    crossings = tables["T-cp"]
    guard = crossings["special_control_hex"]
    parts = [
        HEAD + terrain_lines(tables["T-terrain"]) + "]\n",
        "# Coast and estuaries: nothing crosses.\nblocked = [\n" + words(blocked) + "]\n",
        "# Chains of adjacent hexes; where one crosses a river there is a bridge.\n"
        + "".join(f"{key} = [\n{chains(lines)}]\n" for key, lines in (("roads", roads), ("rails", rails))),
        f"axis_sources = [{words(sources['axis'], '', 9).strip().rstrip(',')}]\n"
        f"soviet_sources = [{words(sources['soviet'], '', 9).strip().rstrip(',')}]\n"
        f"breakthrough = [{words(tables['T-breakthrough']['hexes'], '', 9).strip().rstrip(',')}]\n",
        "# Names of 1943 and of today; order: a Supreme Command Order lies there when the campaign begins (3.0g).\n"
        + "cities = [\n"
        + "".join(city_line(city, today) for city in cities)
        + "]\n",
        "# guard: taken from that hex only, not by nearness (12.3e).\ncrossings = [\n"
        + "".join(crossing_line(crossing, guard) for crossing in crossings["rows"])
        + "]\n",
        "# Rivers from source to mouth or from mouth to source; every stretch is a chain of hexsides.\n"
        + "\n".join(river_part(river) for river in found),
    ]
    return "\n".join(parts)


def chains(lines: list[list[str]]) -> str:
    return "".join(chain(line) for line in lines)


def chain(line: list[str]) -> str:
    text = " ".join(line)
    if len(text) < 108:
        return f'    "{text}",\n'
    rows = [" ".join(line[i : i + 20]) for i in range(0, len(line), 20)]
    return '    """' + " \\\n    ".join(rows) + '""",\n'


def river_part(river: dict[str, Any]) -> str:
    name = f'name = {{ it = "{river["it"]}", en = "{river["en"]}" }}'
    return f'[[river]]\n{name}\nsize = "{river["size"]}"\nsides = [\n{words(river["sides"])}]\n'


def main() -> None:
    folder = Path(sys.argv[1])
    ledger = tomllib.loads((folder / "rules" / "traces.toml").read_text(encoding="utf-8"))
    tables = {table["id"]: table for table in ledger["table"]}
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(written(tables, folder), encoding="utf-8")
    print(f"{OUT.name}: {len(tables['T-cities']['rows']) + len(TOWNS)} cities, {len(RIVERS)} stretches of river")


if __name__ == "__main__":
    main()
