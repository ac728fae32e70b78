"""The map of Storms drawn with characters: ground, heights, roads, smoke, objectives, and the counters on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from caposaldo.kernel.game import Action
from caposaldo.terminal.display import Moment, Room
from caposaldo.terminal.hexmap import CLOSE_UP, SURVEY, Area, HexMap, Scale, Words, area_around, area_of, fitting

Board = Mapping[str, Any]
Unit = dict[str, Any]
Place = tuple[int, int]

# One line a hex, with room for a counter and the way it faces.
MIDDLE = Scale(6, 1)
# Terrain as the board writes it: mark and style; ground without a colour of its own has that of its height.
GROUND = {
    ".": ("·", "#7a8068"),
    "S": ("■", "#c8c8c8 on #4c4c50"),
    "b": ("□", "#c8a070 on #4a3826"),
    "w": ("♣", "#6fb85f on #17301a"),
    "l": ("♠", "#8fb06a on #26341c"),
    "c": ("¦", "#c0b040 on #34300e"),
    "h": ('"', "#d8c060 on #3e3614"),
    "~": ("≈", "#6f9cd0 on #10243a"),
    "f": ("~", "#8fb4d8 on #1c3040"),
    "#": ("%", "#7fa08a on #20332c"),
    "=": ("=", "#d8d0b0 on #203448"),
}
HEIGHTS = {"-": "on #2c2418", "0": "", "1": "on #3a3222", "2": "on #54462c"}
SIDES = ["bold white on #4a5a68", "bold white on #a3262a"]
SPENT = ["#b8c0c8 on #323c46", "#e0b8b8 on #642024"]
FLAGS = ["▪", "☆"]
ARROWS = ["↗", "→", "↘", "↙", "←", "↖"]
ACTING = "bold black on #f0d040"
TARGET = "bold black on #f09040"
NUMBER = "bold black on #e8e0a0"
ROAD, SMOKE, OBJECTIVE = "─", "▒", "◆"
CREVICE, UPRIGHT = "▔", "┃"
CREVICE_STYLE = "bold #d08050"
# Behind the label of a counter.
MARKS = {"hit": "!", "hidden": "?", "spent": "°"}


class Drawing:
    """The map at a moment, as large as the room allows: all of it, or what lies around the decision."""

    def __init__(self, known: Board, moment: Moment, room: Room) -> None:
        self.known = known
        self.moment = moment
        self.view = moment.view
        self.columns: int = known["columns"]
        self.whole = Area(0, 0, known["columns"], known["rows"])
        self.stacks = self.stand()
        self.smoke = {cloud["hex"]: cloud["smoke"] for cloud in self.view["smoke"]}
        self.roads = {h for chain in known["roads"] for h in chain} | {h for h, _ in known["road_ends"]}
        self.scale, self.area = self.choose(room)
        # Odd rows, counted from the north, lie half a hex to the east.
        self.map = HexMap(self.area, self.scale, 1)

    def stand(self) -> dict[int, list[Unit]]:
        """The units in each hex, as far as these eyes see them."""
        found: dict[int, list[Unit]] = {}
        for unit in self.view["units"]:
            if unit["hex"] >= 0:
                found.setdefault(unit["hex"], []).append(unit)
        return found

    # ---- how much of it, and how large
    def choose(self, room: Room) -> tuple[Scale, Area]:
        """The whole map if it fits, else all that matters, else the part in which the decision lies."""
        here = self.focus()
        matters = area_of([*here, *map(self.place, self.stacks), *self.objectives()])
        for wanted in (self.whole, matters):
            for scale in (CLOSE_UP, MIDDLE):
                most = fitting(scale, room.columns, room.rows)
                if wanted.columns <= most[0] and wanted.rows <= most[1]:
                    return scale, area_around(wanted, self.whole, most)
        focus = area_of(here) if here else matters
        most = fitting(MIDDLE, room.columns, room.rows)
        scale = MIDDLE if focus.columns <= most[0] and focus.rows <= most[1] else SURVEY
        return scale, area_around(focus, self.whole, fitting(scale, room.columns, room.rows))

    def focus(self) -> list[Place]:
        """Where the decision takes place: its unit and hex, and all that the choices point at."""
        action = self.view["decision"]
        found = [self.place(h) for h in (action["hex"], action["spotter"]) if h >= 0]
        for unit in self.view["units"]:
            if unit["hex"] >= 0 and self.is_acting(unit):
                found.append(self.place(unit["hex"]))
        return found + [self.place(h) for choice in self.moment.actions if (h := self.hex_of(choice)) >= 0]

    def hex_of(self, action: Action) -> int:
        return self.moment.state.pointing(action).get("hex", -1)

    def objectives(self) -> list[Place]:
        return [self.place(objective["hex"]) for objective in self.known["objectives"]]

    def place(self, h: int) -> Place:
        """Column and row from the top left."""
        return h % self.columns, h // self.columns

    def hexes(self) -> Iterator[int]:
        """The hexes that are drawn."""
        for h in range(len(self.known["labels"])):
            if self.area.has(*self.place(h)):
                yield h

    def is_acting(self, unit: Unit) -> bool:
        action = self.view["decision"]
        return unit["id"] == action["unit"] or unit["id"] in action["members"]

    def is_target(self, unit: Unit) -> bool:
        action = self.view["decision"]
        return unit["id"] in action["targets"] or unit["hex"] == action["hex"]

    # ---- layers, from the ground up
    def lines(self) -> list[Text]:
        for h in self.hexes():
            self.draw_ground(h)
        if self.scale == CLOSE_UP:
            self.draw_crevices()
        for h, units in self.stacks.items():
            self.draw_units(h, units)
        self.draw_choices()
        return self.map.lines(*self.names())

    def names(self) -> tuple[list[str], list[str]]:
        """Names of rows and columns, those of the hexes at the edges of the drawing: G of 101-G08, and 08."""
        rows = [self.known["labels"][row * self.columns + self.area.left] for row in range(self.whole.rows)]
        first = self.area.top * self.columns
        return [name[-3] for name in rows], [name[-2:] for name in self.known["labels"][first : first + self.columns]]

    def draw_ground(self, h: int) -> None:
        """In the close-up the number of the hex and what is there, below it the ground again."""
        mark, style = GROUND[self.known["terrain"][h]]
        if " on " not in style:
            style = f"{style} {HEIGHTS[self.known['levels'][h]]}"
        place = self.place(h)
        if self.scale == SURVEY:
            objective = self.known_objective(h) is not None
            self.map.fill(*place, Words(OBJECTIVE if objective else SMOKE if h in self.smoke else mark, style))
        elif self.scale == MIDDLE:
            self.map.write(*place, 0, Words(f"{self.star(h)}{mark}{self.features(h)}".center(5), style))
        else:
            self.map.fill(*place, Words(mark * 3 if mark != "·" else mark, style))
            self.map.write(*place, 0, Words(f"{self.known['labels'][h][-3:]} {self.features(h)}", style), 1)
            self.draw_objective(h)

    def features(self, h: int) -> str:
        """Height, road and smoke."""
        level = self.known["levels"][h]
        return (level if level != "0" else "") + (ROAD if h in self.roads else "") + (SMOKE if h in self.smoke else "")

    def known_objective(self, h: int) -> int | None:
        return next((objective["id"] for objective in self.known["objectives"] if objective["hex"] == h), None)

    def star(self, h: int) -> str:
        return "" if self.known_objective(h) is None else OBJECTIVE

    def draw_objective(self, h: int) -> None:
        objective = self.known_objective(h)
        if objective is not None:
            holder = self.view["control"][objective]
            self.map.write(*self.place(h), 0, Words(OBJECTIVE, SIDES[holder] if holder >= 0 else "bold"))

    def draw_crevices(self) -> None:
        """Along the upper sides of a hex, and on its left."""
        half = self.scale.width // 2
        for side in self.known["crevices"]:
            upper, lower = sorted(side)
            place = self.place(lower)
            if self.place(upper)[1] == place[1]:
                for line in range(self.scale.lines):
                    self.map.write(*place, line, Words(UPRIGHT, CREVICE_STYLE))
            else:
                left = self.map.corner(*self.place(upper))[0] < self.map.corner(*place)[0]
                self.map.write(*place, 0, Words(CREVICE * half, CREVICE_STYLE), 0 if left else half)

    # ---- counters
    def draw_units(self, h: int, units: list[Unit]) -> None:
        """In the last line of the hex: one side after the other where both are there."""
        sides = [[unit for unit in units if self.side(unit) == side] for side in range(2)]
        there = [stack for stack in sides if stack]
        room = self.scale.width - (0 if self.scale == SURVEY else 1)
        at = 1 if self.scale == CLOSE_UP else 0
        for stack in there:
            words = Words(self.stack_words(stack, room // len(there)), self.style(stack))
            self.map.write(*self.place(h), self.scale.lines - 1, words, at)
            at += len(words.text)

    def side(self, unit: Unit) -> int:
        return int(self.known["units"][unit["id"]]["side"])

    def style(self, units: list[Unit]) -> str:
        if any(map(self.is_acting, units)):
            return ACTING
        if any(map(self.is_target, units)):
            return TARGET
        side = self.side(units[0])
        return SPENT[side] if all(unit["status"] == "spent" for unit in units) else SIDES[side]

    def stack_words(self, units: list[Unit], room: int) -> str:
        """Labels with the ways they face, as many as fit; how many more there are."""
        flag = FLAGS[self.side(units[0])]
        if room < 4:
            return flag + (str(len(units)) if len(units) > 1 else ARROWS[units[0]["face"]] if room > 1 else "")
        told = [self.counter(unit, room - 1) for unit in units]
        for shown in range(len(told), 0, -1):
            text = flag + "".join(told[:shown]) + (f"+{len(told) - shown}" if shown < len(told) else "")
            if len(text) <= room:
                return text.ljust(room)
        more = f"+{len(told) - 1}"
        return flag + told[0][: room - 1 - len(more)] + more

    def counter(self, unit: Unit, room: int) -> str:
        label = str(self.known["units"][unit["id"]]["label"])[: room - 1]
        return f"{label}{ARROWS[unit['face']]}{''.join(MARKS[mark] for mark in self.marks(unit))}"[:room]

    def marks(self, unit: Unit) -> list[str]:
        told = {"hit": unit["marker"] is not None, "hidden": unit["hidden"], "spent": unit["status"] == "spent"}
        return [mark for mark, there in told.items() if there]

    # ---- choices
    def draw_choices(self) -> None:
        """Numbers of the choices that are hexes, in the hexes: above the counters, or where there are none."""
        seen: set[int] = set()
        for i, action in enumerate(self.moment.actions):
            h = self.hex_of(action)
            if h < 0 or h in seen or self.scale == SURVEY:
                continue
            seen.add(h)
            if self.scale == CLOSE_UP:
                self.map.write(*self.place(h), 0, Words(f"{i + 1}".center(4), NUMBER), 1)
            elif h not in self.stacks:
                self.map.write(*self.place(h), 0, Words(f"{i + 1}".center(5), NUMBER))

    # ---- what the marks mean
    def legend(self) -> list[tuple[str, str, str]]:
        """Key, mark and style of what is on this part of the map."""
        drawn = set(self.hexes())
        there = {self.known["terrain"][h] for h in drawn}
        found = [
            (f"st-terrain-{terrain['key']}", *GROUND[terrain["mark"]])
            for terrain in self.known["terrains"]
            if terrain["mark"] in there and terrain["mark"] != "."
        ]
        levels = {self.known["levels"][h] for h in drawn}
        named = {"hill": ("1", levels & {"1", "2"}), "gully": ("-", levels & {"-"})}
        named |= {"road": (ROAD, self.roads & drawn), "smoke": (SMOKE, drawn & set(self.smoke))}
        found += [(f"st-show-{name}", mark, "bold") for name, (mark, where) in named.items() if where]
        if self.scale == CLOSE_UP and any(set(side) & drawn for side in self.known["crevices"]):
            found.append(("st-show-crevice", CREVICE, CREVICE_STYLE))
        return found + self.legend_of_units(drawn)

    def legend_of_units(self, drawn: set[int]) -> list[tuple[str, str, str]]:
        if self.scale == SURVEY:
            return []
        marks = {mark for h in drawn for unit in self.stacks.get(h, []) for mark in self.marks(unit)}
        return [(f"st-show-{mark}", MARKS[mark], "bold") for mark in MARKS if mark in marks]
