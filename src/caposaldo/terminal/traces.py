"""Traces in the terminal: the map or the part of it where something happens, the chits, and the choices in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.games.traces.verbs import BID, DRAW, END, FIGHT, PASS, READY, STOP, VERBS
from caposaldo.games.traces.view.words import own
from caposaldo.kernel.game import Action, Message, Params
from caposaldo.terminal.display import GameDisplay, Moment, Room, View
from caposaldo.terminal.hexmap import MIDDLE, SURVEY, HexMap, Scale, Words, area_around, area_of, fitting

Board = Mapping[str, Any]
Place = tuple[int, int]

# Terrain as the board writes it: name, mark, style.
GROUND = {
    ".": ("clear", "·", "#6a7060"),
    "f": ("forest", "♣", "#5f9e4f on #17301a"),
    "r": ("rough", "^", "#b0925a on #3a3220"),
    "s": ("swamp", "%", "#7fa08a on #20332c"),
    "~": ("sea", "≈", "#4f78a4 on #10243a"),
    " ": ("", " ", ""),
}
TITLES = {"axis": "web-seat-axis", "soviet": "web-nation-soviet"}
SIDES = {"axis": "bold white on #4a5a68", "soviet": "bold white on #a3262a"}
SURVEY_LETTERS = {"axis": "a", "soviet": "s"}
FLAGS = {"axis": "▪", "soviet": "☆"}
RIVERS = {"major": ("≈", "bold #6fa8dc"), "minor": ("~", "#6fa8dc")}
UPRIGHT = {"major": "┃", "minor": "│"}
# Roads and railways, where they cross the side of a hex; on a river this is a bridge.
WAYS = {"road": ("=", "#c8b890"), "railway": ("#", "#b0b0b0"), "road-and-railway": ("+", "bold #d8c8a0")}
ACTING = "bold black on #f0d040"
TARGET = "bold black on #f09040"
NUMBER = "bold black on #e8e0a0"
CITY = "bold #e0d8c0 on #443c34"
SUPPLY_MARKS = {"supplied": "", "out": "!", "isolated": "‼"}
REDUCED = "-"
CROSSING = "×"
# Hexes that may be left out of a close-up without going back to the survey.
SLACK = 2
# In a hex: its upper sides, then city, terrain and strengths, then the units.
CLOSE_UP = Scale(8, 3)
WIDE_CLOSE_UP = Scale(10, 3)
# Fewer lines would show too few rows of hexes, and fewer columns would not do for wide hexes.
FEWEST_ROWS = 16
WIDE = 110
CONCLUDING = (READY, STOP, END, PASS, FIGHT, DRAW)


class TracesDisplay(GameDisplay):
    HELP: ClassVar[str] = "cli-help-traces"
    LABEL: ClassVar[str] = "17Pz"
    RULE: ClassVar[str] = "10.4f"

    # ---------------------------------------------------------------- the map
    def board(self, moment: Moment, room: Room) -> RenderableType:
        known = self.board_of(moment.state)
        drawing = Drawing(known, moment, Room(room.columns, max(room.rows, FEWEST_ROWS)), self.texts.lang)
        lines = drawing.lines()
        return Group(*lines, *self.legend(drawing, room.columns), *self.chits(moment.view))

    def legend(self, drawing: Drawing, columns: int) -> list[Text]:
        """Only what there is to see, in as many lines as it takes."""
        lines = [Text("   ")]
        for name, mark, style in drawing.legend():
            entry = Text.assemble((mark, style), (f" {self.texts.text(f'tr-show-{name}')}  ", "dim"))
            if lines[-1].cell_len + entry.cell_len > columns:
                lines.append(Text("   "))
            lines[-1].append_text(entry)
        return lines

    def chits(self, view: View) -> list[Text]:
        """Chits that everybody has seen, and one's own."""
        told = view["chits"]
        own = told.get("mine", {})
        named = [("played", told["played"]), *((what, own.get(what, {})) for what in ("picked", "cup", "hand"))]
        return [
            Text(self.texts.text(f"tr-show-chits-{what}", chits=counted(chits)), "dim")
            for what, chits in named
            if chits
        ]

    # ---------------------------------------------------------------- how things stand
    def heading(self, view: View) -> Message:
        if view["phase"] == "set-up":
            return Message("", "tr-show-before")
        params: Params = {"turn": view["turn"], "turns": view["last_turn"], "month": f"@tr-month-{view['turn']}"}
        params["phase"] = f"@tr-show-phase-{view['phase']}"
        if view["active"] < 0:
            return Message("4.0", "tr-show-heading", params)
        params["seat"] = f"@seat/{view['seats'][view['active']]}"
        return Message("4.0", "tr-show-heading-active", params)

    def standing(self, view: View) -> Message:
        params: Params = {"points": view["vp"]["total"], "target": view["vp"]["target"], "crossings": view["cp"]}
        params |= {"cup": view["chits"]["cup"], "hand": view["chits"]["hand"], "wings": view["luftwaffe"]["count"]}
        return Message("13.2b", "tr-show-standing", params)

    def forces(self, view: View) -> RenderableType | None:
        return Group(*(self.side_table(view, side) for side in SIDES)) if self.known else None

    def side_table(self, view: View, side: str) -> Table:
        table = Table(title=self.texts.text(TITLES[side]), title_justify="left", title_style=SIDES[side], box=None)
        for column in ("unit", "name", "values", "steps", "hex", "supply"):
            table.add_column(self.texts.text(f"tr-show-column-{column}"), no_wrap=column != "name")
        for kind in self.known["units"]:
            unit = view["units"][kind["id"]]
            if kind["side"] == side and unit["place"] != "gone":
                table.add_row(*self.unit_row(kind, unit))
        return table

    def unit_row(self, kind: dict[str, Any], unit: dict[str, Any]) -> list[str]:
        values = f"{unit['attack']}-{unit['defence']}-{unit['move']}"
        supply = "" if unit["supply"] == "supplied" else self.texts.text(f"tr-show-{unit['supply']}")
        place = unit["hex"] or self.texts.text(f"tr-show-{unit['place']}")
        return [kind["label"], kind["name"][self.texts.lang], values, str(unit["steps"]), place, supply]

    # ---------------------------------------------------------------- choices in words
    def words(self, moment: Moment, action: Action) -> str:
        """With the label by which a unit is called."""
        said = self.texts.say(moment.state.wording(action), moment.state)
        piece = moment.state.pointing(action).get("piece", -1)
        if piece < 0 or piece == moment.view["decision"]["unit"]:
            return said
        return f"{said} [{self.board_of(moment.state)['units'][piece]['label']}]"

    def group(self, action: Action) -> str:
        if action.verb in CONCLUDING:
            return ""
        key = f"tr-group-{VERBS.name_of(action.verb)}"
        return key if self.texts.has(key) else "tr-group-other"

    def total_key(self, moment: Moment, action: Action) -> str:
        return "tr-screen-total"

    def concludes(self, action: Action) -> bool:
        return action.verb in CONCLUDING

    def names(self, moment: Moment, action: Action) -> set[str]:
        if action.verb == BID:
            return {str(int(own(action).points))}
        return super().names(moment, action)


def counted(chits: dict[str, int]) -> str:
    return ", ".join(key if n == 1 else f"{key} ×{n}" for key, n in chits.items())


def city_mark(city: Mapping[str, Any]) -> str:
    return "●" if city["major"] else "○"


def ways_of(known: Board) -> dict[tuple[str, str], str]:
    """Return what runs between two hexes: a road, a railway or both."""
    found: dict[tuple[str, str], str] = {}
    for name, paths in (("road", known["roads"]), ("railway", known["rails"])):
        for path in paths:
            for one, other in pairwise(path):
                pair = (min(one, other), max(one, other))
                found[pair] = name if found.get(pair, name) == name else "road-and-railway"
    return found


# ---------------------------------------------------------------- drawing
class Drawing:
    """The map at a moment: all of it in little, or large what lies around the decision."""

    def __init__(self, known: Board, moment: Moment, room: Room, lang: str) -> None:
        self.known = known
        self.lang = lang
        self.moment = moment
        self.view = moment.view
        self.columns: int = known["columns"]
        self.rows: int = known["rows"]
        whole = area_of([self.index(h) for h, letter in enumerate(known["terrain"]) if letter != " "])
        units = [self.place(unit["hex"]) for unit in self.view["units"] if unit["hex"]]
        found = self.focus()
        focus = area_of(found or units) if found or units else whole
        close_up = WIDE_CLOSE_UP if room.columns >= WIDE else CLOSE_UP
        large = fitting(close_up, room.columns, room.rows)
        self.close = focus.columns <= large[0] + SLACK and focus.rows <= large[1] + SLACK
        self.scale: Scale = close_up if self.close else SURVEY
        self.area = area_around(focus, whole, fitting(self.scale, room.columns, room.rows))
        self.cities = {city["hex"]: city for city in known["cities"]}
        self.ways = ways_of(known)
        self.stacks: dict[str, list[int]] = {}
        for unit in self.view["units"]:
            if unit["hex"]:
                self.stacks.setdefault(unit["hex"], []).append(unit["id"])
        # Odd rows, counted from the south, lie half a hex to the east.
        self.map = HexMap(self.area, self.scale, (self.rows + 1) % 2)

    def place(self, number: str) -> Place:
        """Column and row from the top left."""
        return int(number[2:]) - 1, self.rows - int(number[:2])

    def index(self, h: int) -> Place:
        return h % self.columns, h // self.columns

    def hexes(self) -> Iterator[tuple[int, int, str]]:
        """Column, row and terrain of the hexes that are drawn."""
        for h, letter in enumerate(self.known["terrain"]):
            if self.area.has(*self.index(h)):
                yield *self.index(h), letter

    def focus(self) -> list[Place]:
        """Where the decision takes place: its unit and hex, else all hexes and pieces that the choices point at."""
        decision = self.view["decision"]
        found = [self.place(decision["hex"])] if decision["hex"] else []
        if decision["unit"] >= 0 and self.view["units"][decision["unit"]]["hex"]:
            found.append(self.place(self.view["units"][decision["unit"]]["hex"]))
        return found or [place for action in self.moment.actions for place in self.pointed(action)]

    def pointed(self, action: Action) -> list[Place]:
        points = self.moment.state.pointing(action)
        found = [self.index(points["hex"])] if "hex" in points else []
        piece = points.get("piece", -1)
        if piece >= 0 and self.view["units"][piece]["hex"]:
            found.append(self.place(self.view["units"][piece]["hex"]))
        return found

    # ---- layers, from the ground up
    def lines(self) -> list[Text]:
        self.draw_ground()
        self.draw_places()
        if self.close:
            self.draw_hex_numbers(self.draw_rivers())
            self.draw_ways()
        else:
            self.draw_ways_in_little()
        self.draw_units()
        self.draw_choices()
        row_names = [f"{self.rows - row:02}" for row in range(self.rows)]
        return self.map.lines(row_names, [f"{column + 1:02}" for column in range(self.columns)])

    def draw_ground(self) -> None:
        for column, row, letter in self.hexes():
            _, mark, style = GROUND[letter]
            self.map.fill(column, row, Words(mark * 3 if self.close and letter != "." else mark, style))

    def draw_places(self) -> None:
        for crossing in self.known["crossings"]:
            owner = "soviet" if self.view["crossings"][crossing["id"]] else "axis"
            self.map.fill(*self.place(crossing["hex"]), Words(CROSSING, SIDES[owner].replace("bold white", "#f0e0a0")))
        for city in self.known["cities"]:
            mark = str(city["name"][self.lang]) if self.close else city_mark(city)
            self.map.fill(*self.place(city["hex"]), Words(mark, CITY))

    def draw_rivers(self) -> set[Place]:
        """Along the upper sides of a hex, and on its left. Returns the hexes with a river above them."""
        below: set[Place] = set()
        for river in self.known["rivers"]:
            mark, style = RIVERS[river["size"]]
            for side in river["sides"]:
                one, other = sorted((self.place(side[0]), self.place(side[1])), key=lambda place: (place[1], place[0]))
                if one[1] == other[1]:
                    for line in range(self.scale.lines):
                        self.map.write(*other, line, Words(UPRIGHT[river["size"]], style))
                else:
                    half = self.scale.width // 2
                    self.map.write(*other, 0, Words(mark * half, style), 0 if self.is_left(one, other) else half)
                    below.add(other)
        return below

    def draw_ways(self) -> None:
        """Roads and railways, a mark on each side of a hex that they cross."""
        for (one, other), way in self.ways.items():
            upper, lower = sorted((self.place(one), self.place(other)), key=lambda place: (place[1], place[0]))
            words = Words(*WAYS[way])
            if upper[1] == lower[1]:
                self.map.write(*lower, MIDDLE, words)
            else:
                self.map.write(*lower, 0, words, 1 if self.is_left(upper, lower) else self.scale.width - 2)

    def draw_ways_in_little(self) -> None:
        """Roads and railways, a mark beside each hex that they run through."""
        through: dict[str, set[str]] = {}
        for pair, way in self.ways.items():
            for number in pair:
                through.setdefault(number, set()).add(way)
        for number, ways in through.items():
            way = next(iter(ways)) if len(ways) == 1 else "road-and-railway"
            self.map.write(*self.place(number), 0, Words(*WAYS[way]), 1)

    def draw_hex_numbers(self, without: set[Place]) -> None:
        for column, row, letter in self.hexes():
            if letter not in "~ " and (column, row) not in without:
                self.map.write(column, row, 0, Words(f"{self.rows - row:02}{column + 1:02}", "dim"), 2)

    def is_left(self, upper: Place, lower: Place) -> bool:
        """The upper hex lies to the north-west of the lower one."""
        return self.map.corner(*upper)[0] < self.map.corner(*lower)[0]

    def draw_units(self) -> None:
        decision = self.view["decision"]
        for number, units in self.stacks.items():
            side = self.known["units"][units[0]]["side"]
            style = ACTING if decision["unit"] in units else TARGET if decision["hex"] == number else SIDES[side]
            if self.close:
                self.draw_stack(number, units, FLAGS[side] + self.stack_words(units), style)
            else:
                letter = SURVEY_LETTERS[side].upper() if number in self.cities else SURVEY_LETTERS[side]
                self.map.write(*self.place(number), 0, Words(f"{letter}{len(units)}", style))

    def draw_stack(self, number: str, units: list[int], labels: str, style: str) -> None:
        """The labels in the last line of the hex; above them the city or the terrain, and the strengths."""
        place = self.place(number)
        room = self.scale.width - 1
        self.map.write(*place, self.scale.lines - 1, Words(labels.center(room), style), 1)
        strength = self.strength(units)
        where = self.ground_words(number, place)[: max(room - len(strength) - 1, 0)]
        ground = CITY if number in self.cities else GROUND[self.letter(place)][2]
        self.map.write(*place, MIDDLE, Words(f"{where} {strength}".strip().center(room), ground), 1)

    def ground_words(self, number: str, place: Place) -> str:
        """What a unit stands on: the name of the city, or the mark of the terrain unless it is clear."""
        if number in self.cities:
            return str(self.cities[number]["name"][self.lang])
        letter = self.letter(place)
        return "" if letter == "." else GROUND[letter][1]

    def letter(self, place: Place) -> str:
        return str(self.known["terrain"][place[1] * self.columns + place[0]])

    def strength(self, units: list[int]) -> str:
        """Attack and defence of all units in a hex."""
        told = [self.view["units"][unit] for unit in units]
        return f"{sum(unit['attack'] for unit in told)}-{sum(unit['defence'] for unit in told)}"

    def stack_words(self, units: list[int]) -> str:
        """Labels as far as they fit; a dash for a reduced unit, an exclamation mark for one without supply."""
        labels = [self.label(unit) for unit in sorted(units, key=lambda unit: bool(self.known["units"][unit]["hq"]))]
        joined = "/".join(labels)
        room = self.scale.width - 2
        if len(joined) <= room:
            return joined
        more = f"+{len(labels) - 1}" if len(labels) > 1 else ""
        return labels[0][: room - len(more)] + more

    def label(self, unit: int) -> str:
        kind, now = self.known["units"][unit], self.view["units"][unit]
        reduced = REDUCED if now["steps"] < kind["steps"] else ""
        return f"{kind['label']}{reduced}{SUPPLY_MARKS[now['supply']]}"

    def draw_choices(self) -> None:
        """Numbers of the choices that are hexes, in the hexes."""
        if not self.close:
            return
        seen: set[int] = set()
        for i, action in enumerate(self.moment.actions):
            h = self.moment.state.pointing(action).get("hex", -1)
            if h >= 0 and h not in seen:
                seen.add(h)
                self.map.write(*self.index(h), 0, Words(f"{i + 1}".center(4), NUMBER), 2)

    def legend(self) -> list[tuple[str, str, str]]:
        """Name, mark and style of what is on this part of the map."""
        there = {letter for _, _, letter in self.hexes()}
        found = [GROUND[letter] for letter in "frs~" if letter in there]
        found.append(("city", "●", CITY))
        if self.close:
            found += [("major-river", *RIVERS["major"]), ("minor-river", *RIVERS["minor"])]
        found += [(way, *WAYS[way]) for way in WAYS if way in self.ways.values()]
        if self.close:
            found.append(("strength", "3-4", "bold"))
            found += [(name, mark, "bold") for name, mark in self.marks()]
        marks = FLAGS if self.close else SURVEY_LETTERS
        found += [(side, marks[side], style) for side, style in SIDES.items()]
        if not self.close:
            found.append(("in-city", "A S", "bold"))
        return found

    def marks(self) -> list[tuple[str, str]]:
        """The marks that some unit on the map has."""
        on_map = [unit for unit in self.view["units"] if unit["hex"]]
        found = [(name, mark) for name, mark in SUPPLY_MARKS.items() if mark and name in {u["supply"] for u in on_map}]
        reduced = any(unit["steps"] < self.known["units"][unit["id"]]["steps"] for unit in on_map)
        return [("reduced", REDUCED), *found] if reduced else found
