"""How a game is shown in the terminal.

`GameDisplay` works for any game: it lists choices in notation and draws no board. The games in `DISPLAYS` have a
subclass of their own that draws the board and puts the choices in words.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType

from caposaldo.kernel.game import Action, Message, Params, State
from caposaldo.kernel.texts import Texts

DISPLAYS = {
    "battlegroups": "caposaldo.terminal.battlegroups:BattlegroupsDisplay",
    "storms": "caposaldo.terminal.storms:StormsDisplay",
    "traces": "caposaldo.terminal.traces:TracesDisplay",
    "upfront": "caposaldo.terminal.upfront:UpFrontDisplay",
    "wheels": "caposaldo.terminal.wheels:WheelsDisplay",
}

View = Mapping[str, Any]


class Room(NamedTuple):
    """The space available, in characters."""

    columns: int
    rows: int


class Moment(NamedTuple):
    """What is shown to one seat: the state, the view, and the actions in the order of their numbers."""

    state: State
    seat: int
    view: View
    actions: list[Action]


class DangerTexts(NamedTuple):
    """The texts around the attacks that a move invites: heading, and keys of label, note and "nobody can attack"."""

    title: Message
    total: str
    note: str
    none: str


class GameDisplay:
    # For the help: the text with the game's own keys, and a label and a rule as examples.
    HELP: ClassVar[str] = "cli-help-any"
    LABEL: ClassVar[str] = "4"
    RULE: ClassVar[str] = "bid-1"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.known: View = {}

    def board_of(self, state: State) -> View:
        """Return the constant data of the game, fetched once."""
        if not self.known:
            self.known = state.board()
        return self.known

    def board(self, moment: Moment, room: Room) -> RenderableType | None:
        """Draw the board, with the points of the choices numbered on it."""
        return None

    def heading(self, view: View) -> Message | None:
        """Return the heading of the board: turn, phase, whose turn it is. None: the default one."""
        return None

    def standing(self, view: View) -> Message | None:
        """Return the score in one line."""
        return None

    def forces(self, view: View) -> RenderableType | None:
        """List the pieces of both sides."""
        return None

    def is_private(self, seat: int, view: View) -> bool:
        """The choices themselves reveal secrets: nobody else may see the screen while this seat decides."""
        return False

    def words(self, moment: Moment, action: Action) -> str:
        """Return a choice in words."""
        return moment.state.write_action(action)

    def group(self, action: Action) -> str:
        """Return the text key of the heading for a choice; choices without a heading come last."""
        return ""

    def concludes(self, action: Action) -> bool:
        """The choice ends something (a phase, an order): it gets the number 0."""
        return False

    def seldom_pays(self, action: Action) -> bool:
        """The choice mostly harms the player: it comes after all others and is never the first of a list."""
        return False

    def names(self, moment: Moment, action: Action) -> set[str]:
        """Return the labels a person can type for a choice, in lower case."""
        return set(moment.state.write_action(action).lower().split()[1:])

    def total_key(self, moment: Moment, action: Action) -> str:
        """Return the text key of the label for the sum of a choice's modifiers."""
        return "cli-total"

    def danger_texts(self, moment: Moment, action: Action) -> DangerTexts | None:
        """Return the texts for the enemy fire that a move meets where it ends; None for what is not such a move."""
        return None

    def at_point(self, moment: Moment, x: float, y: float, bearing: int | None) -> Action | None:
        """Return the pending action at a point, given in the unit that players use."""
        return None

    def at_bearing(self, moment: Moment, bearing: int) -> Action | None:
        """Return the pending action towards a bearing."""
        return None


def side_name(texts: Texts, nation: str, seat: str) -> str:
    """Return what a side is called before a game begins, as in the browser: by its nation, or by its seat."""
    keys = [f"web-nation-{nation}", f"web-seat-{seat}"]
    return next((texts.text(key) for key in keys if texts.has(key)), nation or seat)


def default_heading(state: State) -> Message | None:
    """Return turn and phase as a heading, for games that have turns."""
    progress = state.progress()
    if progress.turn == 0:
        return None
    params: Params = {"turn": progress.turn, "turns": progress.turns}
    if not progress.phase:
        return Message("", "cli-turn-of" if progress.turns else "cli-turn", params)
    key = "cli-turn-of-phase" if progress.turns else "cli-turn-phase"
    return Message("", key, {**params, "phase": f"@{progress.phase}"})


def display_for(game_id: str, texts: Texts) -> GameDisplay:
    if game_id not in DISPLAYS:
        return GameDisplay(texts)
    module, _, name = DISPLAYS[game_id].partition(":")
    display: GameDisplay = getattr(importlib.import_module(module), name)(texts)
    return display
