"""How a game shows itself in a terminal.

`Face` serves any game: choices in the notation of the record, no board. A game with a face of its own is named in
`FACES`; it draws a board and puts the choices in words.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.console import RenderableType

from caposaldo.kernel.game import Action, Message, State
from caposaldo.kernel.texts import Texts

FACES = {
    "battlegroups": "caposaldo.terminal.battlegroups:BattlegroupsFace",
    "storms": "caposaldo.terminal.storms:StormsFace",
    "traces": "caposaldo.terminal.traces:TracesFace",
    "upfront": "caposaldo.terminal.upfront:UpFrontFace",
}

View = Mapping[str, Any]


class Room(NamedTuple):
    """How much space there is, in characters."""

    columns: int
    rows: int


class Moment(NamedTuple):
    """What one seat has before it: the state it is asked in, what it may know, and what it may do."""

    state: State
    seat: int
    view: View
    actions: list[Action]


class Face:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.known: View = {}

    def board_of(self, state: State) -> View:
        """What never changes, asked once."""
        if not self.known:
            self.known = state.board()
        return self.known

    def board(self, moment: Moment, room: Room) -> RenderableType | None:
        """The table, with the points of the choices numbered on it."""
        return None

    def heading(self, view: View) -> Message | None:
        """When and where we are: turn, phase, whose turn it is."""
        return None

    def standing(self, view: View) -> Message | None:
        """How things stand, in a line."""
        return None

    def forces(self, view: View) -> RenderableType | None:
        """The pieces of both sides, as a list."""
        return None

    def is_private(self, seat: int, view: View) -> bool:
        """The very choices of the seat give away what others may not know: nobody else looks on while it decides."""
        return False

    def words(self, moment: Moment, action: Action) -> str:
        """A choice in words."""
        return moment.state.write_action(action)

    def group(self, action: Action) -> str:
        """The key of the heading under which a choice is listed; choices without one come last."""
        return ""

    def concludes(self, action: Action) -> bool:
        """The choice that ends something (a phase, an order): it is number 0, wherever it is offered."""
        return False

    def names(self, moment: Moment, action: Action) -> set[str]:
        """Labels by which a person may call this choice, in lower case."""
        return set(moment.state.write_action(action).lower().split()[1:])

    def at_point(self, moment: Moment, x: float, y: float, bearing: int | None) -> Action | None:
        """The awaited action at a point given in the unit that people use at the table."""
        return None

    def at_bearing(self, moment: Moment, bearing: int) -> Action | None:
        """The awaited action towards a bearing."""
        return None


def face_for(game_id: str, texts: Texts) -> Face:
    if game_id not in FACES:
        return Face(texts)
    module, _, name = FACES[game_id].partition(":")
    face: Face = getattr(importlib.import_module(module), name)(texts)
    return face
