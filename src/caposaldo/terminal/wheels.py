"""Wheels in the terminal: the table with its terrain, cards and platoons, and the choices in words."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.verbs import (
    END,
    ENTER,
    LAY,
    MANOEUVRE,
    MARCH,
    MOVE,
    PASS,
    PLACE,
    READY,
    SHIFT,
    TURN,
    VERBS,
)
from caposaldo.kernel import game as kernel
from caposaldo.kernel.game import Message, Params
from caposaldo.terminal.board import Board, Look, Piece, Window
from caposaldo.terminal.display import DangerTexts, GameDisplay, Moment, Room, View, side_name
from caposaldo.terminal.tabletop import beside, close_up, corners, legend, line, point_of

GRID = 20 * CM
TABLE = Look(" ", "on #1b2018")
OPEN = Look("·", "#6a7060")
# From the ground up: what comes later lies on top.
GROUND = {
    "sand": Look(",", "#c9b98a on #3a3424"),
    "swamp": Look("~", "#7fae8f on #1c332c"),
    "slope": Look("^", "#8f7a4d on #3a3220"),
    "trees-on-slope": Look("♠", "#5f9e4f on #3a3220"),
    "trees": Look("♣", "#5f9e4f on #17301a"),
    "rocks": Look("o", "#a8a49a on #33302c"),
    "stream": Look("≈", "#6fa8dc on #12304a"),
    "road": Look("=", "#b0a890"),
    "bridge": Look("#", "#d0c8a8 on #4a4438"),
    "wooden-houses": Look("▒", "#b08a60 on #38302c"),
    "stone-houses": Look("▓", "#a09a90 on #38302c"),
    "concrete-buildings": Look("█", "#8c9298 on #38302c"),
    "trenches": Look("w", "#c8b080 on #2c2a1c"),
    "emplacements": Look("u", "#c8b080 on #2c2a1c"),
    "bunkers-and-casemates": Look("B", "#d8d8d8 on #505050"),
    "minefield": Look("¤", "#e05a4a on #2c2018"),
    "wire": Look("x", "#c8c8c8 on #26261e"),
    "anti-tank-blocks": Look("¶", "#c8c8c8 on #26261e"),
    "row-of-trees": Look("♣", "#5f9e4f"),
    "hedges": Look("%", "#5f9e4f"),
    "barricades": Look("│", "#b08a60"),
    "walls": Look("│", "#c8c8c8"),
}
ACROSS = {"walls": "─", "barricades": "─"}
WRECK = Look("&", "#d09050")
OBJECTIVE = "bold #f0d040"
MODEL = "•"
REACH = "#2b2b52"
SIDES = ("bold white on #1f4e9e", "bold white on #a3262a")
ACTING = "bold black on #f0d040"
NUMBER = "bold black on #e8e0a0"
PINNED = "×"
HIDDEN = "?"
DONE = "-"

POINT_VERBS = (LAY, PLACE, ENTER, MANOEUVRE, MOVE, MARCH, SHIFT)
CONCLUDING = (READY, END, PASS)
# The verb that takes a point, by the kind of decision.
AWAITED = {"deploy": PLACE, "enter": ENTER, "manoeuvres": MANOEUVRE, "manoeuvre": MOVE, "move-after": MOVE}
CLOSE_UPS = ("manoeuvre", "move-after")
# How much is shown around the points one can choose from.
MARGIN = 12 * CM
CLOSE_UP = 60 * CM


class WheelsDisplay(GameDisplay):
    HELP: ClassVar[str] = "cli-help-wheels"
    LABEL: ClassVar[str] = "A1"
    RULE: ClassVar[str] = "move-2"

    # ---------------------------------------------------------------- the board
    def board(self, moment: Moment, room: Room) -> RenderableType:
        view = moment.view
        board = Board(window_of(moment), room.columns, room.rows, TABLE)
        board.grid(GRID, OPEN)
        self.draw_ground(board, view)
        if any(action.verb in POINT_VERBS for action in moment.actions):
            board.tint([corners(area) for area in moment.state.reach(moment.seat)], REACH)
        acting = view["decision"]["unit"]
        here = [platoon for platoon in view["platoons"] if platoon["place"] == "on-table"]
        board.pieces([self.piece(platoon, acting) for platoon in here])
        self.draw_models(board, here)
        if len(units_of_points(moment)) == 1:
            for i, action in enumerate(moment.actions):
                if action.verb in POINT_VERBS:
                    board.number(i + 1, *point_of(moment, action), NUMBER)
        lines = board.lines(GRID, CM)
        return Group(*beside(lines, self.roster(view), room.columns), *self.legend(view, room.columns))

    def draw_ground(self, board: Board, view: View) -> None:
        for kind, look in GROUND.items():
            for piece in view["terrain"]:
                if piece["kind"] != kind:
                    continue
                points = corners(piece["points"])
                if piece["objective"]:
                    look = Look(look.glyph, f"{OBJECTIVE} {look.style[look.style.find('on ') :]}")
                if piece["width"] > 0:
                    line(board, points, piece["width"], look, ACROSS.get(kind, ""))
                else:
                    board.area(points, look)
        for wreck in view["wrecks"]:
            if board.shows(wreck["x"], wreck["y"]):
                board.paint(*board.cell(wreck["x"], wreck["y"]), WRECK)

    def draw_models(self, board: Board, here: list[dict[str, Any]]) -> None:
        """The models beside the one that gives a platoon its label."""
        for platoon in here:
            for model in platoon["models"]:
                if board.shows(model["x"], model["y"]):
                    board.write(*board.cell(model["x"], model["y"]), MODEL, SIDES[platoon["side"]])

    def piece(self, platoon: dict[str, Any], acting: int) -> Piece:
        style = ACTING if platoon["id"] == acting else SIDES[platoon["side"]]
        return Piece(platoon["x"], platoon["y"], platoon["face"], platoon["label"], mark_of(platoon), style)

    def roster(self, view: View) -> list[Text]:
        """The platoons on the table, for the space beside the board."""
        found = []
        for platoon in sorted(view["platoons"], key=lambda platoon: int(platoon["side"])):
            if platoon["place"] == "on-table":
                label = (f" {platoon['label']:<3} ", SIDES[platoon["side"]])
                found.append(Text.assemble(label, f" {self.named(platoon)}", (f" {mark_of(platoon)}", "bold red")))
        return found

    def named(self, platoon: dict[str, Any]) -> str:
        """What the seat knows of a platoon: how many models of what."""
        sheet = platoon["sheet"]
        if sheet is None:
            return self.texts.text("wh-show-hidden")
        name = f"{platoon['left']} × {sheet['name'][self.texts.lang]}"
        return f"{name} [{self.texts.text('wh-show-hq')}]" if sheet["hq"] else name

    def legend(self, view: View, columns: int) -> list[Text]:
        """Only what is on this table."""
        there = {piece["kind"] for piece in view["terrain"]}
        entries = [(look, kind) for kind, look in GROUND.items() if kind in there]
        if any(piece["objective"] for piece in view["terrain"]):
            entries.append((Look("■", OBJECTIVE), "objective"))
        if view["wrecks"]:
            entries.append((WRECK, "wreck"))
        marks = {mark for platoon in view["platoons"] if platoon["place"] == "on-table" for mark in mark_of(platoon)}
        signs = {HIDDEN: "hidden", PINNED: "pinned", DONE: "done"}
        entries += [(Look(mark, "bold"), name) for mark, name in signs.items() if mark in marks]
        return legend([(look, self.texts.text(f"wh-show-{name}")) for look, name in entries], columns)

    # ---------------------------------------------------------------- how things stand
    def heading(self, view: View) -> Message:
        segment = f"@wh-segment-{view['segment']}"
        if view["turn"] == 0:
            return Message("turn-1", "wh-show-before", {"segment": segment})
        params: Params = {"turn": view["turn"], "last": view["last_turn"], "segment": segment}
        return Message("turn-1", "wh-show-heading", params)

    def standing(self, view: View) -> Message:
        params: Params = {}
        for side, letter in enumerate("ab"):
            params[f"seat-{letter}"] = f"@seat/{side}"
            params[f"lost-{letter}"] = view["sides"][side]["lost"]
            params[f"go-{letter}"] = view["sides"][side]["to_go"]
        return Message("vic-2", "wh-show-standing", params)

    def forces(self, view: View) -> RenderableType:
        return Group(*(self.side_table(view, side) for side in range(len(view["sides"]))))

    def side_table(self, view: View, side: int) -> Table:
        name = side_name(self.texts, view["sides"][side]["nation"], view["sides"][side]["name"])
        table = Table(title=name, title_justify="left", title_style=SIDES[side], box=None)
        for column in ("platoon", "type", "level", "weapon", "ranges", "armour", "move", "place"):
            table.add_column(self.texts.text(f"wh-show-column-{column}"), no_wrap=column != "type")
        for platoon in view["platoons"]:
            if platoon["side"] == side:
                table.add_row(*self.platoon_row(view, platoon))
        return table

    def platoon_row(self, view: View, platoon: dict[str, Any]) -> list[str]:
        named = self.named(platoon).replace("[", "\\[")
        sheet = platoon["sheet"]
        where = self.whereabouts(view, platoon)
        if sheet is None:
            return [platoon["label"], named, "", "", "", "", "", where]
        level = f"{self.texts.text('wh-show-' + sheet['level'])} D{sheet['die']}"
        ranges = "/".join(str(reach // CM) for reach in sheet["ranges"]) if sheet["weapon"] else ""
        armour = "/".join(f"{plate / 10:g}" for plate in sheet["armour"]) if any(sheet["armour"]) else ""
        return [platoon["label"], named, level, sheet["weapon"], ranges, armour, str(sheet["move"] // CM), where]

    def whereabouts(self, view: View, platoon: dict[str, Any]) -> str:
        if platoon["place"] == "on-table":
            return f"{platoon['x'] / CM:g},{platoon['y'] / CM:g}"
        if platoon["place"] == "aboard" and platoon["aboard"] >= 0:
            return self.texts.text("wh-show-aboard", carrier=view["platoons"][platoon["aboard"]]["label"])
        return self.texts.text(f"wh-show-{platoon['place']}")

    # ---------------------------------------------------------------- choices in words
    def words(self, moment: Moment, action: kernel.Action) -> str:
        return self.texts.say(moment.state.wording(action), moment.state)

    def group(self, action: kernel.Action) -> str:
        if action.verb in CONCLUDING:
            return ""
        key = f"wh-group-{VERBS.names[action.verb]}"
        return key if self.texts.has(key) else "wh-group-else"

    def danger_texts(self, moment: Moment, action: kernel.Action) -> DangerTexts | None:
        """Enemy platoons that could fire at the place where a move ends."""
        if action.verb not in (MANOEUVRE, MOVE):
            return None
        unit = moment.state.pointing(action).get("piece", -1)
        title = Message("attack-1", "wh-screen-danger", {"unit": f"@unit/{unit}"})
        return DangerTexts(title, "cli-total", "wh-screen-danger-note", "wh-screen-danger-none")

    def concludes(self, action: kernel.Action) -> bool:
        return action.verb in CONCLUDING

    def names(self, moment: Moment, action: kernel.Action) -> set[str]:
        """The labels of the platoons that a choice is about."""
        at = moment.state.pointing(action)
        labels = [moment.view["platoons"][at[key]]["label"] for key in ("piece", "target") if key in at]
        return {*super().names(moment, action), *(str(label).lower() for label in labels)}

    # ---------------------------------------------------------------- choices by point and bearing
    def at_point(self, moment: Moment, x: float, y: float, bearing: int | None) -> Action | None:
        """Where a decision takes a point; of several platoons only one that is alone in the list."""
        verb = AWAITED.get(moment.view["decision"]["kind"])
        like = next((action for action in moment.actions if action.verb == verb), None)
        if verb is None or like is None or len(units_of_points(moment)) > 1:
            return None
        assert isinstance(like, Action)
        turned = verb in (PLACE, ENTER) and bearing is not None
        return Action(verb, like.unit, (bearing or 0) if turned else like.facing, round(x * CM), round(y * CM))

    def at_bearing(self, moment: Moment, bearing: int) -> Action | None:
        return Action(TURN, 0, bearing) if moment.view["decision"]["kind"] == "manoeuvre" else None


def mark_of(platoon: dict[str, Any]) -> str:
    if platoon["pinned"]:
        return PINNED
    if not platoon["shown"]:
        return HIDDEN
    return DONE if platoon["manoeuvred"] else ""


def units_of_points(moment: Moment) -> set[int]:
    """The platoons whose choices point somewhere."""
    found = [moment.state.pointing(action) for action in moment.actions if action.verb in POINT_VERBS]
    return {at.get("piece", -1) for at in found}


def window_of(moment: Moment) -> Window:
    """The whole table or, where a platoon is about to move, its surroundings."""
    view = moment.view
    table = Window(0, 0, *view["size"])
    unit = view["decision"]["unit"]
    if view["decision"]["kind"] not in CLOSE_UPS or unit < 0 or not moment.actions:
        return table
    points = [point_of(moment, action) for action in moment.actions if action.verb in POINT_VERBS]
    points.append((view["platoons"][unit]["x"], view["platoons"][unit]["y"]))
    return close_up(table, points, MARGIN, CLOSE_UP)
