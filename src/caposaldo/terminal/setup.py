"""Sets up a game in the terminal: scenario, seats and opponents of a new game, or a saved one."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from caposaldo.bots.base import Bot, SteadyBot, make_bot
from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import Game, State
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.session import Session
from caposaldo.kernel.texts import Texts, texts
from caposaldo.terminal.listings import briefing, length_words
from caposaldo.terminal.play import TerminalGame

HUMAN = "human"
OPPONENT = "greedy"


@dataclass(frozen=True)
class PlayOptions:
    """The options of `caposaldo play`; empty: left out."""

    game: str = ""
    scenario: str = ""
    seats: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    record: str = ""
    resume: str = ""
    committed: bool = False
    lang: str = "en"


def read_line(prompt: str) -> str:
    """Read a line from a person or a pipe. Raise EOFError at the end of the input."""
    if sys.stdin.isatty():
        import readline  # noqa: F401  (line editing and history)

        return input(prompt)
    line = input(prompt)
    # Echo input from a pipe, where a person would have typed it.
    print(line)
    return line


def games_folder() -> Path:
    """Return the default folder of saved games."""
    home = os.environ.get("CAPOSALDO_HOME")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "caposaldo"


class GameSetup:
    """Asks for what the options leave out, then plays the game."""

    def __init__(self, options: PlayOptions, console: Console, ask: Callable[[str], str] = read_line) -> None:
        self.options = options
        self.console = console
        self.ask = ask
        self.texts: Texts = texts(options.lang)

    def play(self) -> bool:
        """Play a game. Return True if it was played to its end."""
        path = self.options.resume or self.unfinished_record()
        session = Session.load(path) if path else self.new_session()
        if path:
            resumed = self.texts.text("cli-resumed", path=path, decisions=len(session.record.decisions))
            self.console.print(Text(resumed), soft_wrap=True)
        else:
            self.console.print(briefing(session.game.about(session.record.scenario), self.texts))
            if sys.stdin.isatty():
                self.ask(self.texts.text("cli-begin"))
        path = path or self.options.record or self.new_path(session)
        game = TerminalGame(session, self.bots(session), self.options.lang, path, self.console, self.ask)
        return game.run()

    # ---- an unfinished game
    def unfinished_record(self) -> str:
        """Return the path given by --record if it holds an unfinished game. A finished game is never overwritten."""
        path = self.options.record
        if not path or not os.path.exists(path):
            return ""
        record = records.load(path)
        if record.finished():
            raise ValueError(self.texts.text("cli-record-finished", path=path))
        if self.options.game not in ("", record.game) or self.options.scenario not in ("", record.scenario):
            raise ValueError(self.texts.text("cli-record-other", path=path, game=record.game, scenario=record.scenario))
        return path

    def new_path(self, session: Session) -> str:
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        scenario = Path(session.record.scenario).stem
        name = f"{session.game.id}-{scenario}-{time.strftime('%Y%m%d-%H%M%S')}"
        path, count = folder / f"{name}.record", 1
        while path.exists():
            path, count = folder / f"{name}-{count}.record", count + 1
        return str(path)

    # ---- a new game
    def new_session(self) -> Session:
        options = self.options
        game = registry.game(options.game or self.ask_game())
        self.texts.load_game(game.id)
        asking = not options.scenario
        scenario = options.scenario or self.ask_scenario(game)
        state = game.start(scenario, options.options, options.seed or "0")
        seats = self.assign_seats(state, asking and not options.seats)
        for who in seats.values():
            if who != HUMAN:
                make_bot(who, game, "")
        return Session.start(game.id, scenario, options.options, options.seed, seats, options.committed)

    def ask_game(self) -> str:
        ids = registry.ids()
        if not ids:
            raise ValueError(self.texts.text("cli-no-games"))
        return ids[self.pick("cli-which-game", ids)] if len(ids) > 1 else ids[0]

    def ask_scenario(self, game: Game) -> str:
        ids = game.scenarios()
        return ids[self.pick("cli-which-scenario", [self.scenario_line(game.about(id)) for id in ids])]

    def scenario_line(self, about: dict[str, Any]) -> str:
        title = about["title"][self.texts.lang]
        stars = "★" * int(about.get("difficulty", 1))
        return f"{title}  {stars}  {length_words(about, self.texts)}"

    def assign_seats(self, state: State, asking: bool) -> dict[str, str]:
        """Return who plays each seat. By default one person plays the first free seat."""
        names = state.seats()
        chosen = dict(self.options.seats)
        for name in chosen:
            if name not in names:
                raise UnknownName("seat", name, names)
        free = [name for name in names if name not in chosen]
        if free and HUMAN not in chosen.values():
            called = [self.texts.name(state, f"seat/{names.index(name)}") for name in free]
            mine = self.pick("cli-which-seat", called) if asking and len(free) > 1 else 0
            chosen[free.pop(mine)] = HUMAN
        other = self.ask_opponent() if asking and free else OPPONENT
        return {**dict.fromkeys(free, other), **chosen}

    def ask_opponent(self) -> str:
        who = [OPPONENT, "search", "gentle", HUMAN]
        return who[self.pick("cli-which-opponent", [self.texts.text(f"cli-opponent-{name}") for name in who])]

    def pick(self, question: str, lines: list[str]) -> int:
        """Ask for one of several lines by number; Enter takes the first."""
        self.console.print(Text(self.texts.text(question), "bold"))
        for i, line in enumerate(lines):
            self.console.print(Text.assemble((f"{i + 1:>3} ", "bold yellow"), line))
        while True:
            try:
                typed = self.ask(self.texts.text("cli-ask-first")).strip()
            except EOFError:
                return 0
            if not typed:
                return 0
            if typed.isdecimal() and 1 <= int(typed[:6]) <= len(lines):
                return int(typed) - 1
            self.console.print(Text(self.texts.text("cli-no-number", last=len(lines))))

    def bots(self, session: Session) -> dict[int, Bot]:
        who = list(session.record.seats.values())
        seed = f"{session.record.seed}/{len(session.record.decisions)}"
        bots = {
            seat: make_bot(name, session.game, f"{seed}/bot/{seat}") for seat, name in enumerate(who) if name != HUMAN
        }
        return {seat: SteadyBot(bot) for seat, bot in bots.items()} if HUMAN in who else bots
