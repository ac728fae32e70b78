"""A game in the terminal: the board, a numbered list of choices, and explanations.

Works for any game through its GameDisplay. One person sees only the view of their own seat. When several people share
the screen they see the public view, except during secret decisions, for which the screen is handed over.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from caposaldo.bots.base import Bot, drive
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR, Action, Message
from caposaldo.kernel.session import Session
from caposaldo.kernel.texts import LANGUAGES, Texts, texts
from caposaldo.kernel.undo import NotUndoable
from caposaldo.terminal import commands
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.commands import Command, parse_command
from caposaldo.terminal.display import GameDisplay, Moment, Room, default_heading, display_for
from caposaldo.terminal.explanations import Explanations
from caposaldo.terminal.guidance import Guidance
from caposaldo.terminal.log import LogEntry, event_lines, replay_log, sentence

# Lines of a screen: scale and legend around the board; heading, standing, prompt and question; then the choices.
FRAME_LINES = 2
OTHER_LINES = 6
MIN_CHOICES = 6
MIN_ROWS = 12
MAX_ROWS = 44
ROWS_WITHOUT_TERMINAL = 24
LOG_LINES = 40


class Quit(Exception):
    """The player wants to stop."""


def is_label(choices: Choices, command: Command) -> bool:
    """A number that no choice has, or one like 0915, stands for the choices with this label, if there are any."""
    written_out = command.text.startswith("0") and len(command.text) > 1
    return (written_out or choices.action(command.number) is None) and bool(choices.named([command.text]))


class TerminalGame:
    def __init__(
        self, session: Session, bots: dict[int, Bot], lang: str, path: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.session = session
        self.bots = bots
        self.people = [seat for seat in range(len(session.state.seats())) if seat not in bots]
        self.path = path
        self.console = console
        self.ask = ask
        self.resample_dice = Dice(f"{session.record.seed}/eyes/{len(session.record.decisions)}")
        self.log: list[LogEntry] = [entry for entry, _ in replay_log(session.record)]
        # How many entries of the log each seat has been shown.
        self.shown = [len(self.log) for _ in session.state.seats()]
        # Several people at one screen: the seat that uses it, and whether nobody else may look.
        self.at_screen = SPECTATOR
        self.private = False
        self.last_heading = ""
        self.secret_prompts: set[str] = set()
        self.busy = False
        self.interrupted = False
        # For turns with a time limit: the clock, the turn that is timed, and when it ends.
        self.now: Callable[[], float] = time.monotonic
        self.timed_turn, self.turn_ends = -1, 0.0
        self.set_language(lang)

    def set_language(self, lang: str) -> None:
        self.texts: Texts = texts(lang)
        self.texts.load_game(self.session.game.id)
        self.display: GameDisplay = display_for(self.session.game.id, self.texts)
        self.explain = Explanations(self.console, self.session.game.id, self.texts, self.display)
        self.guidance = Guidance(self.console, self.session.game, self.texts, self.display, self.resample_dice)

    def text(self, key: str, **params: int | str) -> str:
        return self.texts.text(key, **params)

    def show(self, key: str, **params: int | str) -> None:
        # Not wrapped, so that a path can be copied.
        self.console.print(Text(self.text(key, **params)), soft_wrap=True)

    # ---------------------------------------------------------------- the loop of play
    def run(self) -> bool:
        """Play until the end or until the player quits. Return True if the game is over. Ctrl-C saves first."""
        with self.handle_interrupts():
            try:
                self.show_opening()
                while self.session.state.outcome() is None:
                    self.next_decision()
            except (Quit, EOFError):
                self.quit()
                return False
            except KeyboardInterrupt:
                self.quit()
                raise
        self.finish()
        return True

    def show_opening(self) -> None:
        """Show the events before the first decision, once."""
        if not self.log:
            self.show_entry(LogEntry(0, SPECTATOR, "", self.session.opening))

    def next_decision(self) -> None:
        """Play one decision. Bots go first: the order of simultaneous decisions changes nothing."""
        self.start_clock()
        waiting = self.session.state.waiting()
        for seat in waiting:
            if seat in self.bots:
                self.play(seat, drive(self.session.state, seat, self.bots[seat], self.resample_dice))
                self.show_to_spectators()
                return
        seat = self.at_screen if self.at_screen in waiting else waiting[0]
        self.hand_over(seat)
        self.decide(seat)

    def start_clock(self) -> None:
        """Restart the clock if another player turn has begun."""
        state = self.session.state
        if state.player_turn() != self.timed_turn:
            self.timed_turn, self.turn_ends = int(state.player_turn()), self.now() + int(state.turn_seconds())

    def out_of_time(self) -> Action | None:
        """Return the action that replaces the player's choice if the time is up."""
        state = self.session.state
        return state.out_of_time() if state.turn_seconds() > 0 and self.now() >= self.turn_ends else None

    def play(self, seat: int, action: Action) -> None:
        with self.defer_interrupts():
            decision = self.session.state.write_action(action)
            events = self.session.play(seat, action)
            self.log.append(LogEntry(len(self.log) + 1, seat, decision, events))

    def decide(self, seat: int) -> None:
        """Show the screen to the seat and run commands until it has decided."""
        self.save()
        moment = self.moment(seat)
        self.show_news(seat)
        choices = Choices(self.display, self.texts, moment)
        self.show_screen(moment, choices)
        while not self.run_command(moment, choices, parse_command(self.ask(self.text("cli-ask")))):
            pass

    def moment(self, seat: int) -> Moment:
        state = self.session.state
        return Moment(state, seat, state.view(self.viewer()), grouped(self.display, state.actions(seat)))

    # ---------------------------------------------------------------- who sees what
    def viewer(self) -> int:
        """Return whose view is shown: that of the person at the screen if nobody else looks on, else the public one."""
        if len(self.people) == 1:
            return self.people[0]
        return self.at_screen if self.private else SPECTATOR

    def hand_over(self, seat: int) -> None:
        """Clear a shared screen and hand it over, before and after a secret decision."""
        if len(self.people) < 2:
            return
        before, was_private = self.at_screen, self.private
        self.at_screen = seat
        self.private = self.is_secret(seat)
        if before != seat and (self.private or was_private):
            self.console.clear()
            since = self.now()
            self.ask(self.texts.say(Message("", "cli-hand-over", {"seat": f"@seat/{seat}"}), self.session.state))
            self.turn_ends += self.now() - since

    def is_secret(self, seat: int) -> bool:
        """The decision changes the seat's own view but not the public one. Once this was so for a prompt, it counts as
        secret for the rest of the game."""
        if self.display.is_private(seat, self.session.state.view(seat)):
            return True
        key = self.session.state.prompt(seat).key
        if key not in self.secret_prompts and self.hides_decisions(seat):
            self.secret_prompts.add(key)
        return key in self.secret_prompts

    def hides_decisions(self, seat: int) -> bool:
        before = self.session.state
        if len(before.waiting()) > 1:
            return True
        after = before.clone()
        after.do(seat, after.actions(seat)[0])
        return before.view(SPECTATOR) == after.view(SPECTATOR) and before.view(seat) != after.view(seat)

    def seat_name(self, seat: int) -> str:
        return self.texts.name(self.session.state, f"seat/{seat}")

    # ---------------------------------------------------------------- the screen
    def show_screen(self, moment: Moment, choices: Choices) -> None:
        """Print board, standing, prompt and choices, if possible in one screen."""
        wanted = len(choices.rows(self.console.width))
        used = self.show_board(moment, wanted)
        standing = self.display.standing(moment.view)
        if standing is not None:
            self.console.print(Text(self.texts.say(standing, moment.state), "dim"))
        prompt = moment.state.prompt(moment.seat)
        asked = sentence(self.texts, prompt, moment.state, "bold")
        self.console.print(Text.assemble((f"▶ {self.seat_name(moment.seat)}: ", "bold yellow"), asked))
        left = self.console.height - used - OTHER_LINES if self.console.is_terminal else wanted
        self.console.print(choices.page(self.console.width, max(left, MIN_CHOICES)))

    def show_board(self, moment: Moment, choices: int = 0) -> int:
        """Print the board, leaving room for a list of `choices` lines. Return how many lines it took."""
        heading = self.display.heading(moment.view) or default_heading(moment.state)
        if heading is not None:
            self.console.print(Line(self.texts.say(heading, moment.state), style="dim"))
        drawing = self.display.board(moment, self.room(choices))
        if drawing is None:
            return 0
        self.console.print(drawing)
        return len(self.console.render_lines(drawing))

    def room(self, choices: int) -> Room:
        if not self.console.is_terminal:
            return Room(self.console.width, ROWS_WITHOUT_TERMINAL)
        height = self.console.height
        listed_below = min(choices, max(MIN_CHOICES, height // 3))
        rows = height - OTHER_LINES - FRAME_LINES - listed_below
        return Room(self.console.width, min(max(rows, MIN_ROWS), MAX_ROWS))

    def show_news(self, seat: int) -> None:
        """Show what has happened since this seat last decided."""
        for entry in self.log[self.shown[seat] :]:
            self.show_entry(entry)
        for other in self.people if len(self.people) > 1 else [seat]:
            self.shown[other] = len(self.log)

    def show_entry(self, entry: LogEntry) -> None:
        for line in event_lines(self.texts, entry, self.session.state, self.viewer()):
            self.console.print(Text("· ") + line)

    def show_to_spectators(self) -> None:
        """When only bots play, show every event at once, with a board at the start of every phase."""
        if self.people:
            return
        self.show_news(0)
        state = self.session.state
        view = state.view(SPECTATOR)
        message = self.display.heading(view) or default_heading(state)
        heading = "" if message is None else self.texts.say(message, state)
        if heading != self.last_heading and state.outcome() is None:
            self.last_heading = heading
            self.show_board(Moment(state, SPECTATOR, view, []))

    # ---------------------------------------------------------------- commands
    def run_command(self, moment: Moment, choices: Choices, command: Command) -> bool:
        """Run a command. Return True if a decision was made or taken back."""
        if command.name == commands.NUMBER:
            return self.choose_number(moment, choices, command)
        if command.name == commands.POINT:
            return self.point(moment, choices, command)
        if command.name == commands.TURN:
            return self.try_action(moment, self.display.at_bearing(moment, command.bearing or 0), "cli-no-bearing")
        if command.name == commands.UNDO:
            return self.undo(moment.seat)
        if command.name == commands.QUIT:
            raise Quit
        if command.name == commands.OTHER:
            return self.choose_by_name(moment, choices, command.text)
        if command.name == commands.NOTHING and len(moment.actions) == 1:
            return self.choose(moment, moment.actions[0])
        self.run_info_command(moment, choices, command)
        return False

    def run_info_command(self, moment: Moment, choices: Choices, command: Command) -> None:
        """Run a command that only shows something."""
        name = command.name
        if name == commands.WHY:
            self.why(moment, choices, command.text)
        elif name == commands.WHY_NOT:
            self.explain.why_not(moment, choices.refused(command.text.split()))
        elif name == commands.RULE:
            self.explain.rule(command.text)
        elif name == commands.SAVE:
            self.save_as(command.text)
        elif name == commands.LOG:
            self.show_log()
        elif name == commands.FORCES:
            self.console.print(self.display.forces(moment.view) or "")
        elif name == commands.LANG:
            self.change_language(moment, choices, command.text)
        elif name == commands.HELP:
            self.explain.help()
        elif name == commands.VERBS:
            self.explain.verbs(moment.state)
        elif name == commands.GOALS:
            self.guidance.goals(moment, self.viewer())
        elif name == commands.HINT:
            self.guidance.hint(moment)
        elif name == commands.OWN:
            self.show_own_board(moment)
        elif name == commands.BOARD:
            self.show_screen(moment, choices)
        else:
            self.console.print(choices.next_page(self.console.width, max(self.console.height - 2, MIN_CHOICES)))

    def why(self, moment: Moment, choices: Choices, typed: str) -> None:
        """Explain a choice that is given by number, label, point, bearing or notation, or say why it is refused."""
        asked = parse_command(typed)
        if asked.name == commands.NUMBER and not is_label(choices, asked):
            self.explain.why(moment, choices.action(asked.number))
            return
        found = choices.named(typed.lower().split())
        if len(found) > 1:
            self.console.print(choices.some(found, self.console.width))
            return
        action = choices.action(found[0]) if found else self.asked_action(moment, asked, typed)
        refusal = None if action is None else moment.state.refusal(moment.seat, action)
        if action is None:
            self.show("cli-not-understood", typed=typed)
        elif refusal is not None:
            self.explain.refusal(refusal, moment.state)
        else:
            self.explain.why(moment, action)

    def asked_action(self, moment: Moment, asked: Command, typed: str) -> Action | None:
        """Return an action that is not from the list."""
        if asked.name == commands.POINT:
            return self.display.at_point(moment, asked.x, asked.y, asked.bearing)
        if asked.name == commands.TURN:
            return self.display.at_bearing(moment, asked.bearing or 0)
        try:
            return moment.state.read_action(typed)
        except (ValueError, OverflowError):
            return None

    def choose(self, moment: Moment, action: Action | None) -> bool:
        if action is None:
            self.show("cli-no-number", last=len(moment.actions))
            return False
        forced = self.out_of_time()
        if forced is not None and forced != action:
            self.show("cli-time-up")
        self.play(moment.seat, forced or action)
        return True

    def try_action(self, moment: Moment, action: Action | None, error_key: str) -> bool:
        """Play an action that is not from the list, or explain why it is refused."""
        if action is None:
            self.show(error_key)
            return False
        refusal = moment.state.refusal(moment.seat, action)
        if refusal is not None:
            self.explain.refusal(refusal, moment.state)
            return False
        return self.choose(moment, action)

    def choose_number(self, moment: Moment, choices: Choices, command: Command) -> bool:
        """Play the choice with this number, or the one with this label: hexes and units can be numbers, too."""
        if is_label(choices, command):
            return self.choose_by_name(moment, choices, command.text)
        return self.choose(moment, choices.action(command.number))

    def point(self, moment: Moment, choices: Choices, command: Command) -> bool:
        if choices.named(command.text.lower().split()):
            return self.choose_by_name(moment, choices, command.text)
        action = self.display.at_point(moment, command.x, command.y, command.bearing)
        return self.try_action(moment, action, "cli-no-point")

    def choose_by_name(self, moment: Moment, choices: Choices, typed: str) -> bool:
        """Play a choice given by a label (G4) or in notation (select G4)."""
        found = choices.named(typed.lower().split())
        if len(found) == 1:
            return self.choose(moment, choices.action(found[0]))
        if found:
            self.console.print(choices.some(found, self.console.width))
            return False
        refused = choices.refused(typed.lower().split())
        if refused:
            self.explain.why_not(moment, refused)
            return False
        try:
            action = moment.state.read_action(typed)
        except (ValueError, OverflowError):
            self.show("cli-not-understood", typed=typed)
            return False
        return self.try_action(moment, action, "cli-not-understood")

    def undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except NotUndoable as error:
            self.explain.refusal(error.refusal, self.session.state)
            return False
        del self.log[len(self.session.record.decisions) :]
        self.shown = [min(shown, len(self.log)) for shown in self.shown]
        self.show("cli-undone")
        return True

    # ---------------------------------------------------------------- the log and one's own board
    def show_log(self) -> None:
        """Print the log. Decisions without visible events are not numbered: a gap would reveal a secret decision."""
        visible = [event_lines(self.texts, entry, self.session.state, self.viewer()) for entry in self.log]
        numbered = enumerate(filter(None, visible), 1)
        shown = [Text.assemble((f"{number:>4} ", "dim"), line) for number, events in numbered for line in events]
        if len(shown) > LOG_LINES:
            self.show("cli-log-cut", left=len(shown) - LOG_LINES)
        for line in shown[-LOG_LINES:]:
            self.console.print(line)

    def show_own_board(self, moment: Moment) -> None:
        """Show the board with the seat's secrets; on a shared screen, clear it afterwards."""
        own = moment._replace(view=moment.state.view(moment.seat))
        self.show_board(own)
        if len(self.people) > 1 and not self.private:
            self.ask(self.text("cli-hide-again"))
            self.console.clear()

    def change_language(self, moment: Moment, choices: Choices, lang: str) -> None:
        if lang and lang not in LANGUAGES:
            self.show("cli-no-language", lang=lang)
            return
        self.set_language(lang or ("it" if self.texts.lang == "en" else "en"))
        choices.set_language(self.display, self.texts)
        self.show_screen(moment, choices)

    # ---------------------------------------------------------------- saving and quitting
    def save(self) -> None:
        if self.path:
            self.session.save(self.path)

    def save_as(self, path: str) -> None:
        """Save to this path, now and from now on."""
        before, self.path = self.path, path or self.path
        try:
            self.save()
        except OSError as error:
            self.path = before
            self.show("cli-not-saved", path=path, reason=error.strerror or str(error))
            return
        self.show("cli-saved", path=self.path)

    def quit(self) -> None:
        self.save()
        self.console.print()
        self.show("cli-left", path=self.path)

    def finish(self) -> None:
        self.save()
        self.private = False
        viewer = self.viewer()
        state = self.session.state
        self.show_news(self.people[0] if self.people else 0)
        self.show_board(Moment(state, viewer, state.view(viewer), []))
        outcome = state.outcome()
        assert outcome is not None
        winners = ", ".join(self.seat_name(seat) for seat in outcome.winners)
        self.console.print(Line(self.text("cli-wins", seats=winners) if winners else self.text("cli-draw")))
        self.console.print(sentence(self.texts, outcome, state))
        self.show("cli-recorded", path=self.path, decisions=len(self.log), hash=state.digest()[:12])

    # ---------------------------------------------------------------- Ctrl-C
    @contextmanager
    def handle_interrupts(self) -> Iterator[None]:
        """Handle Ctrl-C so that it never interrupts the middle of a decision."""
        before = signal.signal(signal.SIGINT, self.on_interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def on_interrupt(self, number: int, frame: FrameType | None) -> None:
        self.interrupted = True
        if not self.busy:
            raise KeyboardInterrupt

    @contextmanager
    def defer_interrupts(self) -> Iterator[None]:
        self.busy = True
        try:
            yield
        finally:
            self.busy = False
        if self.interrupted:
            raise KeyboardInterrupt
