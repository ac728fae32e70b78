"""Battlegroups in the terminal: the table with its terrain and units, and the choices in words."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.verbs import (
    CHARGE,
    END,
    FLY_AT,
    GET_OFF,
    GO,
    HALT,
    HOLD,
    MINE,
    PLACE,
    READY,
    SMOKE,
    VERBS,
    turn_to,
)
from caposaldo.games.battlegroups.view.words import heading, inches
from caposaldo.kernel import game as kernel
from caposaldo.kernel.game import Message, Params
from caposaldo.terminal.board import Board, Look, Piece, Points, Window, inside
from caposaldo.terminal.display import DangerTexts, GameDisplay, Moment, Room, View, side_name
from caposaldo.terminal.tabletop import beside, close_up, corners, legend, point_of

GRID_INCHES = 6
SMOKE_BASE = 3 * INCH // 2
MINE_RADIUS = 3 * INCH
TABLE = Look(" ", "on #1b2018")
OPEN = Look("·", "#6a7060")
# From the ground up: what comes later lies on top.
GROUND = {
    "hill": Look("^", "#8f7a4d on #3a3220"),
    "broken": Look(":", "#9a8f72 on #2f2c22"),
    "wood": Look("♣", "#5f9e4f on #17301a"),
    "town": Look("▒", "#a08a80 on #38302c"),
    "river": Look("≈", "#6fa8dc on #12304a"),
    "road": Look("=", "#b0a890"),
    "bridge": Look("#", "#d0c8a8 on #4a4438"),
    "trench": Look("w", "#c8b080"),
    "bunker": Look("B", "#d8d8d8 on #505050"),
    "wall": Look("│", "#c8c8c8"),
}
WALL_ACROSS = "─"
STRIPS = ("road", "river", "trench", "bunker", "bridge")
SMOKE_LOOK = Look("▓", "#c0c0c0 on #808080")
MINE_LOOK = Look("¤", "bold red")
REACH = "#2b2b52"
SIDES = ("bold white on #1f4e9e", "bold white on #a3262a")
ACTING = "bold black on #f0d040"
NUMBER = "bold black on #e8e0a0"
MARKS = {"fresh": "", "shaken": "~", "suppressed": "×"}

POINT_VERBS = (MINE, PLACE, SMOKE, FLY_AT, GO, GET_OFF)
CONCLUDING = (READY, HALT, HOLD, END)
# The verb that takes a point, by the kind of decision.
AWAITED = {"prepare": MINE, "deploy": PLACE, "aim": SMOKE, "screen": SMOKE, "fly": FLY_AT, "order": GO}
CLOSE_UPS = ("order", "face", "screen")
# How much is shown around the points one can choose from.
MARGIN = 6 * INCH
CLOSE_UP = 30 * INCH
ABOUT_A_UNIT = ("order", "face", "aim", "react", "screen")


class BattlegroupsDisplay(GameDisplay):
    HELP: ClassVar[str] = "cli-help-battlegroups"
    LABEL: ClassVar[str] = "U1"
    RULE: ClassVar[str] = "move-4"

    # ---------------------------------------------------------------- the board
    def board(self, moment: Moment, room: Room) -> RenderableType:
        view = moment.view
        board = Board(window_of(moment), room.columns, room.rows, TABLE)
        board.grid(GRID_INCHES * INCH, OPEN)
        self.draw_ground(board, view)
        if any(action.verb in POINT_VERBS for action in moment.actions):
            board.tint([corners(area) for area in moment.state.reach(moment.seat)], REACH)
        self.draw_smoke_and_mines(board, view)
        acting = acting_unit(view)
        board.pieces([self.piece(unit, acting) for unit in view["units"] if unit["here"]])
        for i, action in enumerate(moment.actions):
            if action.verb in POINT_VERBS:
                board.number(i + 1, *point_of(moment, action), NUMBER)
        lines = board.lines(GRID_INCHES * INCH, INCH)
        return Group(*beside(lines, self.roster(view), room.columns), *self.legend(view, room.columns))

    def draw_ground(self, board: Board, view: View) -> None:
        for kind, look in GROUND.items():
            for piece in view["terrain"]:
                if piece["kind"] == "wall" == kind:
                    board.strip(corners(piece["points"]), look, WALL_ACROSS)
                elif piece["kind"] == kind:
                    draw = board.strip if kind in STRIPS else board.area
                    draw(corners(piece["points"]), look)

    def draw_smoke_and_mines(self, board: Board, view: View) -> None:
        half = SMOKE_BASE // 2
        for x, y, _ in view["smoke"]:
            square: Points = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
            board.area(square, SMOKE_LOOK)
            if board.shows(x, y):
                board.paint(*board.cell(x, y), SMOKE_LOOK)
        for mine in view["mines"]:
            if mine["live"]:
                board.ring(mine["x"], mine["y"], MINE_RADIUS, MINE_LOOK)

    def piece(self, unit: dict[str, Any], acting: int) -> Piece:
        style = ACTING if unit["id"] == acting else SIDES[unit["side"]]
        return Piece(unit["x"], unit["y"], unit["face"], unit["label"], MARKS.get(unit["status"], ""), style)

    def roster(self, view: View) -> list[Text]:
        """The units on the table, for the space beside the board."""
        lines = []
        for unit in sorted(view["units"], key=lambda unit: int(unit["side"])):
            if unit["here"]:
                name = unit["name"][self.texts.lang]
                mark = MARKS[unit["status"]]
                status = f" {mark} " + self.texts.text(f"bg-show-{unit['status']}") if mark else ""
                label = (f" {unit['label']:<3} ", SIDES[unit["side"]])
                lines.append(Text.assemble(label, f" {name}", (status, "bold red")))
        return lines

    def legend(self, view: View, columns: int) -> list[Text]:
        """Only what is on this table, in as many lines as it takes."""
        there = {piece["kind"] for piece in view["terrain"]}
        entries = [(look, kind) for kind, look in GROUND.items() if kind in there]
        if view["smoke"]:
            entries.append((SMOKE_LOOK, "smoke"))
        if view["mines"]:
            entries.append((MINE_LOOK, "mines"))
        statuses = {unit["status"] for unit in view["units"] if unit["here"]}
        entries += [(Look(mark, "bold"), status) for status, mark in MARKS.items() if mark and status in statuses]
        return legend([(look, self.texts.text(f"bg-show-{name}")) for look, name in entries], columns)

    # ---------------------------------------------------------------- how things stand
    def heading(self, view: View) -> Message:
        if view["turn"] == 0:
            return Message("", "bg-show-before", {"turns": view["turns"]})
        params: Params = {"turn": view["turn"], "turns": view["turns"], "seat": f"@seat/{view['active']}"}
        params["phase"] = f"@bg-show-phase-{view['phase']}"
        return Message("seq-2", "bg-show-heading", params)

    def standing(self, view: View) -> Message:
        params: Params = {}
        for letter, side in zip("ab", view["sides"], strict=True):
            params[f"seat-{letter}"] = f"@seat/{view['sides'].index(side)}"
            params[f"lost-{letter}"] = side["lost"]
            params[f"break-{letter}"] = side["breakpoint"]
        return Message("break-2", "bg-show-standing", params)

    def forces(self, view: View) -> RenderableType:
        return Group(*(self.side_table(view, side) for side in range(len(view["sides"]))))

    def side_table(self, view: View, side: int) -> Table:
        name = side_name(self.texts, view["sides"][side]["nation"], view["sides"][side]["name"])
        table = Table(title=name, title_justify="left", title_style=SIDES[side], box=None)
        for column in ("unit", "name", "quality", "status", "place", "facing"):
            table.add_column(self.texts.text(f"bg-show-column-{column}"), no_wrap=column != "name")
        for unit in view["units"]:
            if unit["side"] == side:
                table.add_row(*self.unit_row(view, unit))
        return table

    def unit_row(self, view: View, unit: dict[str, Any]) -> list[str]:
        name = unit["name"][self.texts.lang]
        named = f"{name} [{unit['class']}]" if unit["class"] else name
        quality = self.texts.text(f"bg-show-{unit['quality']}")
        status = self.texts.text(f"bg-show-{unit['status']}")
        facing = heading(unit["face"]) if unit["here"] else ""
        return [unit["label"], named.replace("[", "\\["), quality, status, self.whereabouts(view, unit), facing]

    def whereabouts(self, view: View, unit: dict[str, Any]) -> str:
        if unit["here"]:
            return f"{inches(unit['x'])},{inches(unit['y'])}"
        if unit["status"] == "destroyed":
            return ""
        if unit["aboard"] >= 0:
            return self.texts.text("bg-show-aboard", carrier=view["units"][unit["aboard"]]["label"])
        return self.texts.text("bg-show-off-table" if unit["off_table"] else "bg-show-undeployed")

    # ---------------------------------------------------------------- choices in words
    def words(self, moment: Moment, action: kernel.Action) -> str:
        said = self.texts.say(moment.state.wording(action), moment.state)
        stands = action.verb in (GO, PLACE, GET_OFF)
        ground = self.ground_at(moment.view, *point_of(moment, action)) if stands else ""
        return f"{said} {ground}" if ground else said

    def ground_at(self, view: View, x: int, y: int) -> str:
        """What a unit would stand on, if it is not open ground, as it is drawn on the board."""
        kinds = [p["kind"] for p in view["terrain"] if inside(corners(p["points"]), x, y)]
        top = [kind for kind in GROUND if kind in kinds]
        return GROUND[top[-1]].glyph if top else ""

    def group(self, action: kernel.Action) -> str:
        return f"bg-group-{VERBS.names[action.verb]}" if action.verb not in CONCLUDING else ""

    def total_key(self, moment: Moment, action: kernel.Action) -> str:
        if action.verb == CHARGE:
            return "bg-screen-total-charge"
        return "bg-screen-total-bomb" if moment.view["decision"]["kind"] == "bomb" else "bg-screen-total-fire"

    def danger_texts(self, moment: Moment, action: kernel.Action) -> DangerTexts | None:
        """Opportunity fire that a move meets where it ends."""
        decision = moment.view["decision"]
        if decision["kind"] != "order" or action.verb != GO:
            return None
        title = Message("direct-7", "bg-screen-danger", {"unit": f"@unit/{decision['unit']}"})
        return DangerTexts(title, "bg-screen-total-fire", "bg-screen-danger-note", "bg-screen-danger-none")

    def concludes(self, action: kernel.Action) -> bool:
        return action.verb in CONCLUDING

    # ---------------------------------------------------------------- choices by point and bearing
    def at_point(self, moment: Moment, x: float, y: float, bearing: int | None) -> Action | None:
        verb = self.awaited(moment)
        if verb is None:
            return None
        like = next((action for action in moment.actions if action.verb == verb), None)
        shown = {} if like is None else moment.state.pointing(like)
        unit = shown.get("piece", self.prompted(moment)) if verb == PLACE else 0
        facing = shown.get("face", 0) if bearing is None else bearing
        return Action(verb, unit, facing if verb in (PLACE, FLY_AT) else 0, round(x * INCH), round(y * INCH))

    def awaited(self, moment: Moment) -> int | None:
        """The verb that takes a point now. A unit aboard does not move: it gets off."""
        decision = moment.view["decision"]
        unit = acting_unit(moment.view)
        if decision["kind"] == "order" and unit >= 0 and moment.view["units"][unit]["aboard"] >= 0:
            return GET_OFF
        return AWAITED.get(decision["kind"])

    def prompted(self, moment: Moment) -> int:
        """The unit the prompt is about."""
        reference = str(moment.state.prompt(moment.seat).params.get("unit", ""))
        return int(reference.rpartition("/")[2]) if reference.startswith("@unit/") else 0

    def at_bearing(self, moment: Moment, bearing: int) -> Action | None:
        return turn_to(bearing) if moment.view["decision"]["kind"] in ("order", "face") else None


def window_of(moment: Moment) -> Window:
    """The whole table or, where a unit is about to move, its surroundings: a point can then be told from the next."""
    view = moment.view
    whole = Window(0, 0, view["width"], view["height"])
    points = [point_of(moment, action) for action in moment.actions if action.verb in POINT_VERBS]
    unit = acting_unit(view)
    if view["decision"]["kind"] not in CLOSE_UPS or unit < 0 or view["units"][unit]["x"] < 0 or not moment.actions:
        return whole
    points.append((view["units"][unit]["x"], view["units"][unit]["y"]))
    return close_up(whole, points, MARGIN, CLOSE_UP)


def acting_unit(view: View) -> int:
    decision = view["decision"]
    return int(decision["unit"]) if decision["kind"] in ABOUT_A_UNIT else -1
