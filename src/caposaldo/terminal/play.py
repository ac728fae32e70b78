"""A game in the terminal: the board, what may be done as a numbered list, and an answer to every 'why'.

Works for any game through its Face. A person sees the view of her own seat and nothing else; when several people share
the screen, they see what everybody may know, except while they decide in secret, one after the other.
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
from caposaldo.kernel.game import SPECTATOR, Action
from caposaldo.kernel.session import NotUndoable, Session
from caposaldo.kernel.texts import LANGUAGES, Texts, texts
from caposaldo.terminal import commands as say
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.commands import Command, understand
from caposaldo.terminal.explanations import Explanations
from caposaldo.terminal.face import Face, Moment, Room, face_for
from caposaldo.terminal.story import Told, lines, retell, sentence

# Lines of a screen: the board between its scale and its legend, heading, standing, prompt, question; then the list.
FRAME_LINES = 2
OTHER_LINES = 6
FEWEST_CHOICES = 6
FEWEST_ROWS = 12
MOST_ROWS = 44
ROWS_WITHOUT_TERMINAL = 24
LOG_LINES = 40


class Leave(Exception):
    """The person wants to stop here."""


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
        self.eyes = Dice(f"{session.record.seed}/eyes/{len(session.record.decisions)}")
        self.story: list[Told] = [told for told, _ in retell(session.record)]
        # Up to which decision each seat has been told what happened.
        self.heard = [len(self.story) for _ in session.state.seats()]
        # Several people at one screen: who sits at it, and whether alone.
        self.at_screen = SPECTATOR
        self.private = False
        self.last_heading = ""
        self.secret_prompts: set[str] = set()
        self.busy = False
        self.interrupted = False
        # Against time, where people choose to: the clock, the turn that is timed, and when it ends.
        self.now: Callable[[], float] = time.monotonic
        self.timed_turn, self.turn_ends = -1, 0.0
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.texts: Texts = texts(lang)
        self.texts.load_game(self.session.game.id)
        self.face: Face = face_for(self.session.game.id, self.texts)
        self.explain = Explanations(self.console, self.session.game.id, self.texts, self.face)

    def text(self, key: str, **params: int | str) -> str:
        return self.texts.text(key, **params)

    def show(self, key: str, **params: int | str) -> None:
        # Not folded: a path can then be copied.
        self.console.print(Text(self.text(key, **params)), soft_wrap=True)

    # ---------------------------------------------------------------- the loop of play
    def run(self) -> bool:
        """Play until the end, or until somebody leaves. True: the game is over."""
        with self.interrupts():
            try:
                self.tell_opening()
                while self.session.state.outcome() is None:
                    self.next_decision()
            except (Leave, EOFError, KeyboardInterrupt):
                self.leave()
                return False
        self.finish()
        return True

    def tell_opening(self) -> None:
        """What happened before the first decision, once."""
        if not self.story:
            self.tell(Told(0, SPECTATOR, "", self.session.opening))

    def next_decision(self) -> None:
        """Bots first: where several decide at once the order changes nothing."""
        self.start_clock()
        waiting = self.session.state.waiting()
        for seat in waiting:
            if seat in self.bots:
                self.play(seat, drive(self.session.state, seat, self.bots[seat], self.eyes))
                self.watch()
                return
        seat = self.at_screen if self.at_screen in waiting else waiting[0]
        self.sit_down(seat)
        self.decide(seat)

    def start_clock(self) -> None:
        """It starts anew with every player turn."""
        state = self.session.state
        if state.turn_number() != self.timed_turn:
            self.timed_turn, self.turn_ends = int(state.turn_number()), self.now() + int(state.turn_seconds())

    def out_of_time(self) -> Action | None:
        """What is done for somebody whose time is up."""
        state = self.session.state
        return state.out_of_time() if state.turn_seconds() > 0 and self.now() >= self.turn_ends else None

    def play(self, seat: int, action: Action) -> None:
        with self.undisturbed():
            decision = self.session.state.write_action(action)
            events = self.session.play(seat, action)
            self.story.append(Told(len(self.story) + 1, seat, decision, events))

    def decide(self, seat: int) -> None:
        """Show the seat its moment and take commands until it has decided."""
        self.save()
        moment = self.moment(seat)
        self.tell_news(seat)
        choices = Choices(self.face, self.texts, moment)
        self.screen(moment, choices)
        while not self.obey(moment, choices, understand(self.ask(self.text("cli-ask")))):
            pass

    def moment(self, seat: int) -> Moment:
        state = self.session.state
        return Moment(state, seat, state.view(self.viewer()), grouped(self.face, state.actions(seat)))

    # ---------------------------------------------------------------- who sees what
    def viewer(self) -> int:
        """Whose view is shown: that of the person at the screen if nobody else looks on, else everybody's."""
        if len(self.people) == 1:
            return self.people[0]
        return self.at_screen if self.private else SPECTATOR

    def sit_down(self, seat: int) -> None:
        """Before and after a secret decision the screen is cleared and handed over, when several people share it."""
        if len(self.people) < 2:
            return
        before, was_private = self.at_screen, self.private
        self.at_screen = seat
        self.private = self.is_secret(seat)
        if before != seat and (self.private or was_private):
            self.console.clear()
            since = self.now()
            self.ask(self.text("cli-hand-over", seat=self.seat_name(seat)))
            self.turn_ends += self.now() - since

    def is_secret(self, seat: int) -> bool:
        """What is decided now shows in the seat's own view, but not in everybody's. Once it was so, the same question
        is a secret one for the rest of the game."""
        if self.face.is_private(seat, self.session.state.view(seat)):
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
        return self.session.state.name(f"seat/{seat}", self.texts.lang)

    # ---------------------------------------------------------------- the screen
    def screen(self, moment: Moment, choices: Choices) -> None:
        """The board, how things stand, what is asked, and the choices: if possible, all in one screen."""
        wanted = len(choices.rows(self.console.width))
        used = self.board(moment, wanted)
        standing = self.face.standing(moment.view)
        if standing is not None:
            self.console.print(Text(self.texts.say(standing, moment.state), "dim"))
        prompt = moment.state.prompt(moment.seat)
        asked = sentence(self.texts, prompt, moment.state, "bold")
        self.console.print(Text.assemble((f"▶ {self.seat_name(moment.seat)}: ", "bold yellow"), asked))
        left = self.console.height - used - OTHER_LINES if self.console.is_terminal else wanted
        self.console.print(choices.page(self.console.width, max(left, FEWEST_CHOICES)))

    def board(self, moment: Moment, choices: int = 0) -> int:
        """Draw the board, leaving room for a list of so many lines. Returns how many lines it took."""
        heading = self.face.heading(moment.view)
        if heading is not None:
            self.console.print(Line(self.texts.say(heading, moment.state), style="dim"))
        drawing = self.face.board(moment, self.room(choices))
        if drawing is None:
            return 0
        self.console.print(drawing)
        return len(self.console.render_lines(drawing))

    def room(self, choices: int) -> Room:
        if not self.console.is_terminal:
            return Room(self.console.width, ROWS_WITHOUT_TERMINAL)
        height = self.console.height
        listed_below = min(choices, max(FEWEST_CHOICES, height // 3))
        rows = height - OTHER_LINES - FRAME_LINES - listed_below
        return Room(self.console.width, min(max(rows, FEWEST_ROWS), MOST_ROWS))

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last asked."""
        for told in self.story[self.heard[seat] :]:
            self.tell(told)
        for other in self.people if len(self.people) > 1 else [seat]:
            self.heard[other] = len(self.story)

    def tell(self, told: Told) -> None:
        for line in lines(self.texts, told, self.session.state, self.viewer()):
            self.console.print(Text("· ") + line)

    def watch(self) -> None:
        """When only bots play everything is told as it happens, with a board at the start of every phase."""
        if self.people:
            return
        self.tell_news(0)
        state = self.session.state
        view = state.view(SPECTATOR)
        heading = self.face.heading(view)
        told = "" if heading is None else self.texts.say(heading, state)
        if told != self.last_heading and state.outcome() is None:
            self.last_heading = told
            self.board(Moment(state, SPECTATOR, view, []))

    # ---------------------------------------------------------------- commands
    def obey(self, moment: Moment, choices: Choices, command: Command) -> bool:
        """Do what was typed. True: a decision was made or taken back, the moment is over."""
        if command.name == say.NUMBER:
            return self.choose(moment, choices.action(command.number))
        if command.name == say.POINT:
            return self.point(moment, command)
        if command.name == say.TURN:
            return self.try_action(moment, self.face.at_bearing(moment, command.bearing or 0), "cli-no-bearing")
        if command.name == say.UNDO:
            return self.undo(moment.seat)
        if command.name == say.QUIT:
            raise Leave
        if command.name == say.OTHER:
            return self.by_name(moment, choices, command.text)
        if command.name == say.NOTHING and len(moment.actions) == 1:
            return self.choose(moment, moment.actions[0])
        self.inform(moment, choices, command)
        return False

    def inform(self, moment: Moment, choices: Choices, command: Command) -> None:
        """Commands that only show something."""
        name = command.name
        if name == say.WHY:
            self.explain.why(moment, choices.action(command.number))
        elif name == say.WHY_NOT:
            self.explain.why_not(moment, choices.refused(command.text.split()))
        elif name == say.RULE:
            self.explain.rule(command.text)
        elif name == say.SAVE:
            self.save_as(command.text)
        elif name == say.LOG:
            self.log()
        elif name == say.FORCES:
            self.console.print(self.face.forces(moment.view) or "")
        elif name == say.LANG:
            self.change_language(moment, choices, command.text)
        elif name == say.HELP:
            self.console.print(Text(self.text("cli-help")))
        elif name == say.OWN:
            self.own_board(moment)
        elif name == say.BOARD:
            self.screen(moment, choices)
        else:
            self.console.print(choices.next_page(self.console.width, max(self.console.height - 2, FEWEST_CHOICES)))

    def choose(self, moment: Moment, action: Action | None) -> bool:
        if action is None:
            self.show("cli-no-number", last=len(moment.actions))
            return False
        late = self.out_of_time()
        if late is not None and late != action:
            self.show("cli-time-up")
        self.play(moment.seat, late or action)
        return True

    def try_action(self, moment: Moment, action: Action | None, otherwise: str) -> bool:
        """An action that was not taken from the list: done, or refused with its reason."""
        if action is None:
            self.show(otherwise)
            return False
        refusal = moment.state.refusal(moment.seat, action)
        if refusal is not None:
            self.explain.refusal(refusal, moment.state)
            return False
        return self.choose(moment, action)

    def point(self, moment: Moment, command: Command) -> bool:
        action = self.face.at_point(moment, command.x, command.y, command.bearing)
        return self.try_action(moment, action, "cli-no-point")

    def by_name(self, moment: Moment, choices: Choices, typed: str) -> bool:
        """A choice called by a label (G4), or written in the notation of the record (select G4)."""
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
        del self.story[len(self.session.record.decisions) :]
        self.heard = [min(heard, len(self.story)) for heard in self.heard]
        self.show("cli-undone")
        return True

    # ---------------------------------------------------------------- what has happened, what is one's own
    def log(self) -> None:
        """Only decisions of which there is something to tell are counted: a gap would tell of one made unseen."""
        heard = [lines(self.texts, told, self.session.state, self.viewer()) for told in self.story]
        numbered = enumerate(filter(None, heard), 1)
        shown = [Text.assemble((f"{number:>4} ", "dim"), line) for number, events in numbered for line in events]
        if len(shown) > LOG_LINES:
            self.show("cli-log-cut", left=len(shown) - LOG_LINES)
        for line in shown[-LOG_LINES:]:
            self.console.print(line)

    def own_board(self, moment: Moment) -> None:
        """One's own secrets, on a screen shared by several people: shown, then cleared."""
        own = moment._replace(view=moment.state.view(moment.seat))
        self.board(own)
        if len(self.people) > 1 and not self.private:
            self.ask(self.text("cli-hide-again"))
            self.console.clear()

    def change_language(self, moment: Moment, choices: Choices, lang: str) -> None:
        if lang and lang not in LANGUAGES:
            self.show("cli-no-language", lang=lang)
            return
        self.speak(lang or ("it" if self.texts.lang == "en" else "en"))
        choices.speak(self.face, self.texts)
        self.screen(moment, choices)

    # ---------------------------------------------------------------- saving and leaving
    def save(self) -> None:
        if self.path:
            self.session.save(self.path)

    def save_as(self, path: str) -> None:
        """Save here and, from now on, always here."""
        before, self.path = self.path, path or self.path
        try:
            self.save()
        except OSError as error:
            self.path = before
            self.show("cli-not-saved", path=path, reason=error.strerror or str(error))
            return
        self.show("cli-saved", path=self.path)

    def leave(self) -> None:
        self.save()
        self.console.print()
        self.show("cli-left", path=self.path)

    def finish(self) -> None:
        self.save()
        self.private = False
        viewer = self.viewer()
        state = self.session.state
        self.tell_news(self.people[0] if self.people else 0)
        self.board(Moment(state, viewer, state.view(viewer), []))
        outcome = state.outcome()
        assert outcome is not None
        winners = ", ".join(self.seat_name(seat) for seat in outcome.winners)
        self.console.print(Line(self.text("cli-wins", seats=winners) if winners else self.text("cli-draw")))
        self.console.print(sentence(self.texts, outcome, state))
        self.show("cli-recorded", path=self.path, decisions=len(self.story), hash=state.digest()[:12])

    # ---------------------------------------------------------------- Ctrl-C
    @contextmanager
    def interrupts(self) -> Iterator[None]:
        """Ctrl-C never comes in the middle of a decision: then it waits for its end."""
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
    def undisturbed(self) -> Iterator[None]:
        self.busy = True
        try:
            yield
        finally:
            self.busy = False
        if self.interrupted:
            raise KeyboardInterrupt
