"""The real Ukraine of 1943 for the demo page of the hex map: grid, rivers, railways, places and 200 formations.

    python web/scripts/hex_fixture.py DATA > web/src/demo/fixtures/ukraine.json

DATA is the folder with the `traces_*.csv` tables. Woods, hills and roads are sketched after the real belts, and
formations are spread along the Dnipro as in the autumn of 1943: this is a picture to draw with, not a scenario.
"""

from __future__ import annotations

import csv
import itertools
import json
import math
import re
import sys
from pathlib import Path

ROWS, COLS = 34, 42


def hexes(text: str) -> frozenset[str]:
    return frozenset(text.split())


KYIV_WOODS = hexes("""
    3016 3017 3117 3116 3216 3217 2916 2915 2917 3014 3015 3114 3115 3214 3215 2222 2122 2322 2121 3020 3120 3121
    2715 2716 2613 2614 2313 2213 2012 2113 3226 3127 3327
""")
KYIV_MARSH = hexes("3019 3119 3118 3219 3220 2721 2722 2821 2525 2524 2424 2324 2225")
ROUGH = hexes("""
    2420 2421 2320 2321 2519 2520 2619 2606 2607 2506 2507 1339 1340 1439 1440 1441 1540 1541 1441 1442 1641
    0936 0937 0836 0837 0938 0712 0812 0813 0912 0811 1807 1708 1608 1709
""")
ROADS = [
    "Kyiv Zhytomyr Novohrad-Volynskyi Rivne Lutsk",
    "Kyiv 2717 Bila_Tserkva Uman 1418 0919 0719 Odesa",
    "Kyiv Pryluky Romny Sumy",
    "Kyiv Boryspil Pyriatyn Lubny Poltava Kharkiv Belgorod",
    "Kharkiv Izyum Artemovsk Gorlovka Stalino Mariupol",
    "Poltava Kremenchuk Kirovohrad Pervomaisk Balta Kishinev Iasi",
    "Dnipropetrovsk Zaporizhzhia Melitopol 0330",
    "Dnipropetrovsk Kryvyi_Rih Mykolaiv Odesa",
    "Kharkiv 2232 2031 Novomoskovsk Dnipropetrovsk",
    "Kherson Mykolaiv",
    "Melitopol Berdiansk Mariupol Taganrog",
    "Zhytomyr Vinnytsia Mohyliv-Podilskyi Balti Iasi",
    "Lviv Ternopil Proskuriv Vinnytsia Haisyn Uman Kirovohrad",
    "Ternopil Chernivtsi 1203 0903",
    "Smila Cherkasy",
    "Berdychiv Zhytomyr Korosten",
]
ARMS = {
    "infantry division": ("inf", "2-3-5", "squad"),
    "panzer division": ("armour", "7-5-8", "pz4"),
    "panzergrenadier division": ("mech", "5-4-8", "half"),
    "security division": ("sec", "1-1-4", "squad"),
    "mountain division": ("inf", "3-4-5", "squad"),
    "jaeger division": ("inf", "3-4-5", "squad"),
    "Luftwaffe field division": ("inf", "1-2-4", "squad"),
    "parachute division": ("air", "4-4-5", "squad"),
    "artillery division": ("art", "6-2-6", "howitzer"),
    "brigade": ("inf", "1-2-5", "squad"),
    "rifle corps": ("inf", "5-5-4", "squad"),
    "tank corps": ("armour", "8-5-8", "t34"),
    "mechanised corps": ("mech", "7-6-7", "half"),
    "cavalry corps": ("cav", "5-3-6", "cavalry"),
    "airborne": ("air", "3-3-4", "squad"),
    "infantry/cavalry division": ("inf", "1-2-4", "squad"),
    "infantry/light division": ("inf", "1-2-4", "squad"),
    "armoured division": ("armour", "4-3-7", "pz4"),
    "HQ": ("hq", "4-6", "cmd"),
}
WORDS = {
    "infantry division": ("Infantry Division", "ª divisione di fanteria"),
    "panzer division": ("Panzer Division", "ª divisione corazzata"),
    "panzergrenadier division": ("Panzergrenadier Division", "ª divisione Panzergrenadier"),
    "security division": ("Security Division", "ª divisione di sicurezza"),
    "mountain division": ("Mountain Division", "ª divisione da montagna"),
    "jaeger division": ("Jäger Division", "ª divisione Jäger"),
    "Luftwaffe field division": ("Air Force Field Division", "ª divisione campale d’aviazione"),
    "parachute division": ("Parachute Division", "ª divisione paracadutisti"),
    "artillery division": ("Artillery Division", "ª divisione d’artiglieria"),
    "brigade": ("Brigade", "ª brigata"),
    "rifle corps": ("Rifle Corps", "º corpo fucilieri"),
    "tank corps": ("Tank Corps", "º corpo corazzato"),
    "mechanised corps": ("Mechanised Corps", "º corpo meccanizzato"),
    "cavalry corps": ("Cavalry Corps", "º corpo di cavalleria"),
    "airborne": ("Airborne Corps", "º corpo aviotrasportato"),
    "infantry/cavalry division": ("Division", "ª divisione"),
    "infantry/light division": ("Division", "ª divisione"),
    "armoured division": ("Armoured Division", "ª divisione corazzata"),
}
HEADQUARTERS = [
    ("su", "1 Ukr", "2820", "1st Ukrainian Front", "1º Fronte ucraino"),
    ("su", "2 Ukr", "2127", "2nd Ukrainian Front", "2º Fronte ucraino"),
    ("su", "3 Ukr", "1733", "3rd Ukrainian Front", "3º Fronte ucraino"),
    ("su", "4 Ukr", "0935", "4th Ukrainian Front", "4º Fronte ucraino"),
    ("de", "4 Pz", "2816", "4th Panzer Army", "4ª armata corazzata"),
    ("de", "8 A", "1923", "8th Army", "8ª armata"),
    ("de", "1 Pz", "1427", "1st Panzer Army", "1ª armata corazzata"),
    ("de", "6 A", "0828", "6th Army", "6ª armata"),
]
# Round Kyiv every formation has its place; elsewhere they are spread along the front.
KYIV = {
    "su": "51:3018 5G:3018 24:3118 18G:3118 50:2919 21:2919 23:2819 6G:2920 7G:2921 52:2719 9:2621 47:2520 3G:2520 "
    "78:2422 73:2323 20G:2224 1G:3020",
    "de": "88:2918 68:3017 7:3017 208:3117 75:2818 34:2718 112:2619 10:2619 19:2519 72:2420 3:2421 57:2321 282:2223 "
    "25:2617 340:2915",
}
# Number and type are all a counter shows.
NUMBERS = {
    "SS Leibstandarte": "1",
    "SS Das Reich": "2",
    "SS Totenkopf": "3",
    "SS Wiking": "5",
    "Grossdeutschland": "GD",
}
SPENT = {"24:3118", "18G:3118", "25:2617"}
UNSUPPLIED = {"340:2915"}
Hex = tuple[int, int]


def name(h: Hex) -> str:
    return f"{h[0]:02}{h[1]:02}"


def spot(text: str) -> Hex:
    return int(text[:2]), int(text[2:])


def round_of(h: Hex) -> list[Hex]:
    """Neighbours clockwise from the north-east; rows count from the south, odd ones lie half a hex to the east."""
    r, c = h
    o = r % 2
    return [(r + 1, c + o), (r, c + 1), (r - 1, c + o), (r - 1, c + o - 1), (r, c - 1), (r + 1, c + o - 1)]


def on_map(h: Hex) -> bool:
    return 1 <= h[0] <= ROWS and 1 <= h[1] <= COLS


def cube(h: Hex) -> tuple[float, float]:
    return h[1] - (h[0] - (h[0] % 2)) / 2, h[0]


def distance(a: Hex, b: Hex) -> float:
    (x, y), (u, v) = cube(a), cube(b)
    return max(abs(x - u), abs(y - v), abs(x - u + y - v))


def line(a: Hex, b: Hex) -> list[Hex]:
    """A straight way of hexes, always to the neighbour that is nearest the goal and nearest the line."""
    way = [a]
    ax, ay = a[1] + a[0] % 2 / 2, a[0] * 0.866
    bx, by = b[1] + b[0] % 2 / 2, b[0] * 0.866
    while way[-1] != b:
        near = min(distance(n, b) for n in round_of(way[-1]))

        def off(n: Hex) -> float:
            x, y = n[1] + n[0] % 2 / 2, n[0] * 0.866
            return abs((bx - ax) * (ay - y) - (ax - x) * (by - ay))

        way.append(min((n for n in round_of(way[-1]) if distance(n, b) == near), key=off))
    return way


def table(folder: Path, what: str) -> list[dict[str, str]]:
    with open(folder / f"traces_{what}.csv", newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


# ---------------------------------------------------------------- the ground
def noise(x: float, y: float) -> float:
    def lattice(i: int, j: int) -> float:
        n = (i * 374761393 + j * 668265263) & 0xFFFFFFFF
        n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
        return (n ^ (n >> 16)) / 0xFFFFFFFF

    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u
    low = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u
    return top * (1 - v) + low * v


def wooded(h: Hex) -> bool:
    r, c = h
    if 12 <= c <= 28 and 20 <= r <= 33:
        return name(h) in KYIV_WOODS
    grain = noise(c / 2.7, r / 2.3) * 0.7 + noise(c / 1.1 + 9, r / 1.2) * 0.3
    if r >= 27 and c <= 20:
        return grain > 0.62 - (r - 27) * 0.035
    if r >= 24:
        return grain > 0.69
    if c <= 6 and r <= 19:
        return grain > 0.47
    if 10 <= c <= 14 and 6 <= r <= 10:
        return grain > 0.55
    return grain > 0.74 + max(0, 18 - r) * 0.012 and r > 10


def rugged(h: Hex) -> bool:
    r, c = h
    return name(h) in ROUGH or c <= 3.4 - abs(r - 7) * 0.16 + noise(r / 1.7, 3) * 1.3


def terrain(h: Hex, given: str) -> str:
    if given in ("sea", "coast", "marsh"):
        return {"sea": "s", "coast": "o", "marsh": "m"}[given]
    if name(h) in KYIV_MARSH:
        return "m"
    if rugged(h):
        return "r"
    return "w" if wooded(h) else "c"


# ---------------------------------------------------------------- water and ways
def northwards(a: Hex, b: Hex, west: bool) -> list[tuple[Hex, Hex]]:
    """A river that comes over the northern edge of the data is carried on for a row."""
    up = (a[0] + 1, a[1] + a[0] % 2)
    side = (up[0], up[1] + (-1 if west else 1))
    return [(a, up), (side, up)] if west else [(up, b), (up, side)]


def rivers(folder: Path) -> list[dict[str, object]]:
    found: dict[str, list[tuple[Hex, Hex]]] = {}
    size: dict[str, str] = {}
    for row in table(folder, "river_hexsides"):
        pair = spot(row["hex_a"]), spot(row["hex_b"])
        found.setdefault(row["river"], []).append(pair)
        size[row["river"]] = row["class_suggested"]
    for river, sides in found.items():
        for top in (32, 33):
            ends = [tuple(sorted(s)) for s in sides if s[0][0] == s[1][0] == top]
            for a, b in ends:
                sides += northwards(a, b, (len(river) + top) % 2 == 0)
    return [
        {
            "name": river.split("-lower ")[-1],
            "size": size[river],
            "sides": [[name(a), name(b)] for a, b in sides if on_map(a) and on_map(b)],
        }
        for river, sides in found.items()
    ]


def leaving(h: Hex, goes_on: bool) -> int | None:
    """The side by which a line leaves the map from a hex at its edge."""
    out = [i for i, n in enumerate(round_of(h)) if not on_map(n)]
    return out[len(out) // 2] if goes_on and out else None


def railways(folder: Path) -> list[dict[str, object]]:
    lines = []
    for row in table(folder, "railways"):
        way = [spot(h) for h in row["hex_path_straight_between_nodes"].split() if re.fullmatch(r"\d{4}", h)]
        for end in (0, -1):
            if way[end][0] == 32 and re.search("Kovel|Nizhyn|Sarny", row["nodes"]):
                over = [(33, way[end][1]), (34, way[end][1])]
                way = over[::-1] + way if end == 0 else way + over
        open_ends = [leaving(way[0], True), leaving(way[-1], True)]
        lines.append({"kind": "rail", "path": [name(h) for h in way], "leaves": open_ends})
    return lines


def roads(places: dict[str, Hex]) -> list[dict[str, object]]:
    lines = []
    for text in ROADS:
        nodes = [spot(n) if n.isdigit() else places[n.replace("_", " ")] for n in text.split()]
        way = [nodes[0]]
        for a, b in itertools.pairwise(nodes):
            way += line(a, b)[1:]
        lines.append(
            {"kind": "road", "path": [name(h) for h in way], "leaves": [leaving(way[0], True), leaving(way[-1], True)]}
        )
    return lines


def bridges(ways: list[dict], waters: list[dict], towns: set[str]) -> list[list[str]]:
    """Where a line crosses the great river at a town."""
    big = {frozenset(s) for w in waters if w["size"] == "major" for s in w["sides"]}
    crossed = {frozenset(pair) for w in ways for pair in itertools.pairwise(w["path"])} & big
    return sorted(sorted(pair) for pair in crossed if pair & towns)


# ---------------------------------------------------------------- formations
def ordinal(n: str) -> str:
    tail = "th" if n[-2:] in ("11", "12", "13") else {"1": "st", "2": "nd", "3": "rd"}.get(n[-1], "th")
    return n + tail


def formation(row: dict[str, str]) -> dict[str, object] | None:
    unit = row["unit"].split("(")[0].strip()
    number = NUMBERS.get(unit) or (re.match(r"\d+", unit) or [""])[0]
    if row["type"] == "HQ" or not number:
        return None
    guards = "Guards" in row["nationality"]
    side = {"German": "de", "Romanian": "ro", "Hungarian": "hu"}.get(row["nationality"], "su")
    kind, vals, model = ARMS[row["type"]]
    for word, other in (("Cav", ("cav", "1-1-5", "cavalry")), ("Arm", ("armour", "4-3-7", "pz4"))):
        if side in ("ro", "hu") and word in unit:
            kind, vals, model = other
    en, it = WORDS[row["type"]]
    title = (
        f"{ordinal(number)} {'Guards ' if guards else ''}{en}",
        f"{number}{it}{' della Guardia' if guards else ''}",
    )
    if number == "GD":
        title = ("Großdeutschland Division", "Divisione Großdeutschland")
    if guards and kind == "inf":
        vals = "6-6-4"
    return {
        "side": side,
        "number": number,
        "guards": guards,
        "nato": kind,
        "vals": vals,
        "model": model,
        "en": title[0],
        "it": title[1],
        "parent": row["parent"],
    }


def front(waters: list[dict], right: bool) -> list[Hex]:
    """The hexes of one bank of the Dnipro from the north to Zaporizhzhia, then down to the sea of Azov."""
    bank: list[Hex] = []
    for a, b in sorted((spot(a), spot(b)) for w in waters if w["name"] == "Dnipro" for a, b in w["sides"]):
        if min(a[0], b[0]) < 12:
            continue
        lower = min(a, b, key=lambda h: h[1] + h[0] % 2 / 2 + h[0] * 0.866)
        h = lower if right else (b if lower == a else a)
        if h not in bank:
            bank.append(h)
    bank.sort(key=lambda h: h[1] + h[0] % 2 / 2 - h[0])
    step = -1 if right else 0
    return bank + [(r, 33 + step) for r in range(11, 4, -1)]


def sector(parent: str, side: str) -> tuple[float, float]:
    """Which part of the front an army holds, from 0 in the north to 1 at the sea."""
    if side == "su":
        found = {"1st Ukr": (0, 0.42), "2nd Ukr": (0.38, 0.62), "3rd Ukr": (0.6, 0.8), "4th Ukr": (0.8, 1)}
    else:
        found = {"4th Panzer": (0, 0.4), "8th Army": (0.38, 0.62), "1st Panzer": (0.58, 0.82), "6th Army": (0.8, 1)}
    return next((part for key, part in found.items() if key in parent), (0.1, 0.95))


class Field:
    """Where formations stand: at most three in a hex, never two sides in one."""

    def __init__(self, land: set[Hex]) -> None:
        self.land = land
        self.at: dict[Hex, list[str]] = {}

    def free(self, h: Hex, camp: str, most: int = 2) -> bool:
        near = self.at.get(h, [])
        return h in self.land and len(near) < most and all(other == camp for other in near)

    def put(self, h: Hex, camp: str) -> None:
        self.at.setdefault(h, []).append(camp)


def formations(folder: Path, waters: list[dict], land: set[Hex], cities: list[Hex]) -> list[dict[str, object]]:
    field = Field(land)
    out: list[dict[str, object]] = []
    seen: set[tuple] = set()
    listed = [u for u in map(formation, table(folder, "order_of_battle")) if u]
    placed_by_hand = {s: dict(pair.split(":") for pair in KYIV[s].split()) for s in KYIV}

    def stand(unit: dict[str, object], h: Hex, camp: str) -> None:
        field.put(h, camp)
        key = f"{unit['number']}{'G' if unit.get('guards') else ''}:{name(h)}"
        weak = (len(out) * 7 + h[0]) % 5 == 0
        state = "spent" if key in SPENT else "oos" if key in UNSUPPLIED else None
        out.append(
            {
                **{k: v for k, v in unit.items() if k != "parent"},
                "hex": name(h),
                "weak": weak,
                **({"state": state} if state else {}),
            }
        )

    for side, number, h, en, it in HEADQUARTERS:
        stand(
            {
                "side": side,
                "number": number,
                "guards": False,
                "nato": "hq",
                "vals": "4-6",
                "model": "cmd",
                "en": en,
                "it": it,
            },
            spot(h),
            "axis" if side != "su" else "su",
        )
    rest = []
    for unit in listed:
        key = (unit["side"], unit["number"], unit["nato"], unit["guards"])
        if key in seen:
            continue
        seen.add(key)
        by_hand = placed_by_hand.get(str(unit["side"]), {})
        h = by_hand.pop(f"{unit['number']}{'G' if unit['guards'] else ''}", None)
        if h:
            stand(unit, spot(h), "axis" if unit["side"] != "su" else "su")
        else:
            rest.append(unit)
    lines = {"axis": front(waters, True), "su": front(waters, False)}
    counts: dict[str, int] = {}
    for unit in rest:
        camp = "su" if unit["side"] == "su" else "axis"
        h = place(field, unit, camp, lines[camp], counts, cities)
        if h and len(out) < 200:
            stand(unit, h, camp)
    return out


def place(
    field: Field, unit: dict[str, object], camp: str, bank: list[Hex], counts: dict[str, int], cities: list[Hex]
) -> Hex | None:
    parent = str(unit["parent"])
    n = counts[parent] = counts.get(parent, -1) + 1
    if "security" in parent or unit["side"] in ("ro", "hu"):
        west = [c for c in cities if c[1] < 17 and (c[0] < 14) == (unit["side"] == "ro")]
        return next((c for c in west[n % len(west) :] + west if field.free(c, camp)), None)
    first, last = sector(parent, str(unit["side"]))
    part = bank[int(first * len(bank)) : max(int(first * len(bank)) + 1, int(last * len(bank)))]
    mobile = unit["nato"] in ("armour", "mech", "cav", "art")
    for depth in (1, 2, 3, 0) if mobile else (0, 1, 2, 3):
        for i in range(len(part)):
            h = part[(n * 5 + i) % len(part)]
            h = (h[0] + (depth // 2 if camp == "su" else -(depth // 2)), h[1] + (depth if camp == "su" else -depth))
            quiet = not (20 <= h[0] <= 31 and 16 <= h[1] <= 24)
            if quiet and field.free(h, camp, 2 if depth else 1):
                return h
    return None


def main() -> None:
    folder = Path(sys.argv[1])
    given = {spot(row["hex"]): row for row in table(folder, "hexgrid")}
    grid = {
        (r, c): terrain((r, c), given.get((r, c), {"terrain_suggested": "clear"})["terrain_suggested"])
        for r in range(1, ROWS + 1)
        for c in range(1, COLS + 1)
    }
    geography = [g for g in table(folder, "geography") if re.fullmatch(r"\d{4}", g["hex_computed"])]
    spots = {g["name_1943"].split(" (")[0]: spot(g["hex_computed"]) for g in geography}
    waters = rivers(folder)
    ways = railways(folder) + roads(spots)
    ranks = {"major": "major", "city": "city", "city (west edge)": "city", "rail junction": "town", "town": "town"}
    places = [
        {
            "hex": g["hex_computed"],
            "name": g["name_1943"].split(" (")[0],
            "rank": ranks[g["kind"]],
            **({"today": g["name_today"]} if g["name_today"] != g["name_1943"] else {}),
        }
        for g in geography
        if g["kind"] in ranks
    ]
    land = {h for h, kind in grid.items() if kind != "s"}
    cities = [spot(str(p["hex"])) for p in places if p["rank"] != "town"] + [
        spot(str(p["hex"])) for p in places if p["rank"] == "town"
    ]
    json.dump(
        {
            "rows": ROWS,
            "cols": COLS,
            "terrain": ["".join(grid[(r, c)] for c in range(1, COLS + 1)) for r in range(ROWS, 0, -1)],
            "water": {
                name(h): round(1 - float(row["land_fraction"]), 2)
                for h, row in given.items()
                if row["terrain_suggested"] in ("sea", "coast")
            },
            "rivers": waters,
            "ways": ways,
            "bridges": bridges(ways, waters, {str(p["hex"]) for p in places}),
            "places": places,
            "pieces": formations(folder, waters, land, cities),
        },
        sys.stdout,
        ensure_ascii=False,
        separators=(",", ":"),
    )
    print()


if __name__ == "__main__":
    main()
