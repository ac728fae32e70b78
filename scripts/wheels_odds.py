"""Write docs/wheels-odds.md: how the chance to destroy a target follows gun, range, armour and cover in wheels.

    python scripts/wheels_odds.py            write the page and its plots
    python scripts/wheels_odds.py --check    fail if one of them is out of date

Everything is computed from data/tables.toml and data/cards.toml by the functions that bots use, which read the same
tables as the rules. The plots are plain SVG.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from caposaldo.games.wheels.bot import odds  # noqa: E402
from caposaldo.games.wheels.io.cards import cards, tables  # noqa: E402
from caposaldo.games.wheels.setup import (  # noqa: E402
    ABOVE,
    CM,
    COVER_LETTERS,
    FLANK,
    FRONT,
    LEVEL_DIE,
    LEVEL_NAMES,
    OPEN,
    REAR,
    SKILLED,
    Card,
)

PAGE = ROOT / "docs" / "wheels-odds.md"
PLOTS = ROOT / "docs" / "wheels"
INKS = ["#b3372e", "#2f5d8a", "#3f7d4e", "#b07b1d", "#6b4a8c", "#4a4a4a", "#c05a8a"]
WIDTH, HEIGHT = 760, 360
LEFT, TOP, RIGHT, BOTTOM = 56, 18, 190, 44
FONT = 'font-family="sans-serif" font-size="12"'
DIRECTIONS = {"front": FRONT, "flank": FLANK, "rear": REAR, "above": ABOVE}
COVERS = {"S": "open", "L": "wood", "R": "rocks", "T": "trenches", "E": "buildings"}

ON_T34 = {
    "ger-pak-36": "37 mm PaK 36", "ger-panzer-iiih": "50 mm L/42 (Panzer IIIH)", "ger-pak-38": "50 mm L/60 (PaK 38)",
    "ger-pak-40": "75 mm L/48 (PaK 40)", "ger-tiger-i": "88 mm L/56 (Tiger I)", "ger-panther": "75 mm L/70 (Panther)",
}  # fmt: skip
ON_PANZER_IV = {
    "sov-45-mm-gun": "45 mm", "sov-t-34-76": "76.2 mm F-34 (T-34/76)", "sov-su-85": "85 mm (SU-85)",
    "sov-is-2": "122 mm (IS-2)", "usa-m4-sherman-75": "75 mm M3 (Sherman)", "usa-m10-tank-destroyer": "3 in (M10)",
    "bri-6-pdr-gun": "6 pdr",
}  # fmt: skip
ON_TIGER = {
    "sov-t-34-76": "76.2 mm F-34", "sov-t-34-85": "85 mm", "sov-su-100": "100 mm", "sov-is-2": "122 mm",
    "bri-sherman-firefly": "17 pdr", "usa-m36-tank-destroyer": "90 mm",
}  # fmt: skip
ON_INFANTRY = {
    "ger-grenadiers": "rifles", "ger-mg-34-42-team": "machine guns", "ger-pak-38": "50 mm L/60",
    "ger-pak-40": "75 mm L/48", "ger-105-cm-howitzer": "105 mm howitzer",
}  # fmt: skip


def kill(firer: Card, target: Card, cm: int, direction: int = FRONT, cover: int = OPEN, level: int = SKILLED) -> float:
    """The chance in percent that one shot destroys a model."""
    die = LEVEL_DIE[level]
    ways, of = odds.kill_ways(tables(), firer, die, target, cm * CM, direction, cover)
    return 100 * int(ways) / int(of)


# ---------------------------------------------------------------- plots
def plot(title: str, curves: dict[str, list[tuple[int, float]]], across: str, most: float) -> str:
    """An SVG with a line for each name; x and percent."""
    far = max(x for points in curves.values() for x, _ in points)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8ef"/>',
    ]
    for percent in range(0, round(most) + 1, 10):
        y = TOP + high - high * percent / most
        lines.append(f'<path d="M{LEFT} {y:.1f}h{wide}" stroke="#ddd5bf"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{percent}%</text>')
    for x in range(0, far + 1, 20 if far > 40 else 2):
        at = LEFT + wide * x / far
        lines.append(f'<text x="{at:.1f}" y="{TOP + high + 18}" text-anchor="middle" fill="#555">{x}</text>')
    lines.append(
        f'<text x="{LEFT + wide / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle" fill="#333">{escape(across)}</text>'
    )
    for i, (name, points) in enumerate(curves.items()):
        ink = INKS[i % len(INKS)]
        path = " ".join(
            f"{'M' if n == 0 else 'L'}{LEFT + wide * x / far:.1f} {TOP + high - high * y / most:.1f}"
            for n, (x, y) in enumerate(points)
        )
        lines.append(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/>')
        lines.append(f'<path d="M{WIDTH - RIGHT + 14} {TOP + 12 + 20 * i}h18" stroke="{ink}" stroke-width="3"/>')
        lines.append(f'<text x="{WIDTH - RIGHT + 38}" y="{TOP + 16 + 20 * i}" fill="#222">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def by_range(firers: dict[str, str], target: str, direction: int) -> dict[str, list[tuple[int, float]]]:
    found = {}
    for key, name in firers.items():
        firer = cards()[key]
        reach = int(firer.reach // CM)
        found[name] = steps([(cm, kill(firer, cards()[target], cm, direction)) for cm in range(reach + 1)])
    return found


def steps(points: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """The points where a curve begins, ends or changes."""
    inner = [i for i in range(1, len(points) - 1) if not points[i - 1][1] == points[i][1] == points[i + 1][1]]
    return [points[0], *(points[i] for i in inner), points[-1]]


def by_armour(names: list[str]) -> dict[str, list[tuple[int, float]]]:
    """At short range on D12, each thickness of the table; the shot strikes the plate."""
    found: dict[str, list[tuple[int, float]]] = {}
    table = tables()
    columns = len(table.thickness)
    for name in names:
        row = table.weapons.index(name) * columns
        needs = [int(n) for n in table.armour_effect[row : row + columns]]
        found[name] = [
            (int(cm), 100 * (13 - need) / 12 if need else 0.0) for cm, need in zip(table.thickness, needs, strict=True)
        ]
    return found


# ---------------------------------------------------------------- tables
def markdown(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join([f"| {' | '.join(row)} |" for row in [head, ["---", *["---:"] * (len(head) - 1)], *rows]])


def percent(value: float) -> str:
    return f"{value:.0f}%"


def bands(firer: Card) -> list[int]:
    return [int(firer.short // CM), int(firer.effective // CM), int(firer.reach // CM)]


def range_table(firers: dict[str, str], target: str) -> str:
    """Front and flank at the three ranges of each gun."""
    rows = []
    for key, name in firers.items():
        firer = cards()[key]
        ranges = bands(firer)
        chances = [
            percent(kill(firer, cards()[target], cm, direction)) for direction in (FRONT, FLANK) for cm in ranges
        ]
        rows.append([name, "/".join(map(str, ranges)), *chances])
    columns = [f"{side}, {band}" for side in ("front", "flank") for band in ("short", "effective", "maximum")]
    return markdown(["gun", "ranges (cm)", *columns], rows)


def direction_table() -> str:
    rows = []
    for firer, target in (
        ("ger-panzer-ivh", "sov-t-34-76"),
        ("sov-t-34-76", "ger-panzer-ivh"),
        ("sov-t-34-85", "ger-panther"),
    ):
        one, other = cards()[firer], cards()[target]
        chances = [percent(kill(one, other, bands(one)[1], direction)) for direction in DIRECTIONS.values()]
        rows.append([f"{one.name_en} on {other.name_en}", *chances])
    return markdown(["at effective range", *DIRECTIONS], rows)


def level_table() -> str:
    rows = []
    for firer, target in (("ger-pak-40", "sov-t-34-76"), ("ger-grenadiers", "sov-rifle-squad")):
        one, other = cards()[firer], cards()[target]
        chances = [percent(kill(one, other, bands(one)[0], FRONT, OPEN, level)) for level in range(len(LEVEL_NAMES))]
        rows.append([f"{one.name_en} on {other.name_en}", *chances])
    return markdown(["at short range", *LEVEL_NAMES], rows)


def cover_table() -> str:
    target = cards()["sov-rifle-squad"]
    rows = [
        [
            name,
            *[percent(kill(cards()[key], target, bands(cards()[key])[0], FRONT, i)) for i in range(len(COVER_LETTERS))],
        ]
        for key, name in ON_INFANTRY.items()
    ]
    return markdown(
        ["on a rifle squad, short range", *(f"{COVERS[letter]} ({letter})" for letter in COVER_LETTERS)], rows
    )


# ---------------------------------------------------------------- the page
def files() -> dict[Path, str]:
    plots = {
        "t34-front": plot(
            "German guns on the front of a T-34/76", by_range(ON_T34, "sov-t-34-76", FRONT), "range in cm", 60
        ),
        "panzer4-front": plot(
            "Allied guns on the front of a Panzer IVH",
            by_range(ON_PANZER_IV, "ger-panzer-ivh", FRONT),
            "range in cm",
            60,
        ),
        "tiger-front": plot(
            "Allied guns on the front of a Tiger I", by_range(ON_TIGER, "ger-tiger-i", FRONT), "range in cm", 60
        ),
        "armour": plot(
            "A struck plate by its thickness, at short range",
            by_armour(["37", "50S", "50L", "75L43", "88", "75L70", "88L71"]),
            "thickness of the plate in cm",
            100,
        ),
    }
    found = {PLOTS / f"{name}.svg": text for name, text in plots.items()}
    found[PAGE] = page()
    return found


def page() -> str:
    return f"""# Wheels: odds of a shot

Written by `scripts/wheels_odds.py` from `data/tables.toml` and `data/cards.toml`; change a number there, run the script
and compare. Unless a table says otherwise, a skilled platoon (D8) fires one shot and the target stands in the open.
Detection comes first and is not counted here. `tests/rules/wheels/test_history.py` checks that the order of history is
kept.

The experience die says what is struck (fire-2), the range die whether that destroys it (fire-9, fire-10): D12 up to
short range, D10 up to effective range, D6 up to maximum range.

## Guns on a T-34/76

![Chance by range on the front of a T-34/76](wheels/t34-front.svg)

{range_table(ON_T34, "sov-t-34-76")}

## Guns on a Panzer IVH

![Chance by range on the front of a Panzer IVH](wheels/panzer4-front.svg)

{range_table(ON_PANZER_IV, "ger-panzer-ivh")}

## Guns on a Tiger I

![Chance by range on the front of a Tiger I](wheels/tiger-front.svg)

{range_table(ON_TIGER, "ger-tiger-i")}

## Thickness

The chance that a plate which is struck gives way, at short range (D12), by the rows of the effectiveness table.

![Chance by thickness of the plate](wheels/armour.svg)

## Direction

{direction_table()}

## Cover

{cover_table()}

## Experience

{level_table()}
"""


def main() -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run scripts/wheels_odds.py", file=sys.stderr)
        return 1 if stale else 0
    PLOTS.mkdir(exist_ok=True)
    for path in stale:
        path.write_text(files()[path], encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
