"""The conformance checks: what every game must keep, watched while it is played at random.

`play_checked` plays one game and returns a Report. Everything it does is a function of its arguments: a finding is
reproduced by calling it again with the same game, scenario, options and seed.

Looked at after every decision: it does not crash; somebody can decide until there is an outcome; the game ends within
the limit; events name known rules and texts, and none holds the seed; the content touched is collected.
Looked at before the first FIRST_STEPS decisions and then before every `every`-th one (shifted by the seed, so that many
games together look everywhere; `every` = 1 looks always):

- listing     what is listed is accepted, listed once, and survives write_action and read_action
- refusals    what a person could think of, actions seen elsewhere and mutilated ones are listed, or legal points and
              bearings of a free verb (then they can be done), or refused by a known rule in words of both languages;
              doing a refused one raises Illegal and changes nothing
- seats       a seat that does not wait is offered nothing and refused everything
- copies      a clone is equal, and playing it changes nothing; so is a state restored from its data, and it plays on
              equally; asking changes nothing; every POSITION_EVERY-th time also through the text of a position
- knowing     for every seat and the spectator: a resampled state looks the same (view, prompt, actions, refusals,
              previews), does not hold the seed, can be played on, varies where something is hidden and only there;
              a decision that reveals nothing shows the seat the same in both; the seed is in no view
- order       simultaneous decisions may be taken in any order, and those who wait learn nothing of each other's
- odds        the chances of every preview add up to one (or there are none), its chain to its total
- undo        what can be taken back is taken back to the same hash, never beyond a roll, a reveal or another seat

At the end: the record replays to the same hash, nobody can decide any more, and what is hidden has varied.
"""

from __future__ import annotations

import json
import traceback
import zlib
from collections.abc import Iterator
from fractions import Fraction

from caposaldo.kernel import position, record
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR, Action, Event, Game, Illegal, Message, Preview, Refusal, State, listed
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.session import Session
from caposaldo.kernel.undo import NotUndoable
from caposaldo.lab.report import (
    KINDS,
    Book,
    Finding,
    Report,
    book_of,
    canon,
    fingerprint,
    message_data,
    preview_data,
    visible,
)

__all__ = ["Book", "Finding", "Report", "book_of", "play_checked"]

FIRST_STEPS = 6
EVERY = 16
POSITION_EVERY = 16
POOL = 48  # actions remembered from elsewhere in the game
MUTANTS = 16
PLAY_ON = 3  # decisions for which copies are played on
ENOUGH_HIDDEN = 12  # looks at a hidden thing after which it must have varied once
FINDINGS = 20  # of one game; counts go on


def play_checked(
    game: Game,
    scenario: str,
    options: dict[str, str],
    seed: str,
    limit: int = 20000,
    every: int = EVERY,
    book: Book | None = None,
) -> Report:
    """Play one game at random and look at everything the contract promises."""
    checker = Checker(game, scenario, options, seed, limit, every, book or book_of(game))
    try:
        checker.play()
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        checker.note("crash", f"{type(problem).__name__}: {problem} ({place.name}, line {place.lineno})")
    return checker.report


class Checker:
    def __init__(
        self, game: Game, scenario: str, options: dict[str, str], seed: str, limit: int, every: int, book: Book
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        # Unlike any text a game would show, so that it can be looked for.
        self.secret = f"secret-{seed}"
        self.limit = limit
        self.every = every
        self.book = book
        self.report = Report(games=1)
        self.step = 0
        self.dice = Dice(f"checks {game.id} {scenario} {seed}")
        self.shift = zlib.crc32(self.secret.encode())
        self.mood = self.shift % 3
        self.pool: list[Action] = []
        self.free = set(game.free_verbs())
        self.verbs = 1
        self.hidden: dict[int, int] = {}
        self.varied: set[int] = set()
        # The decisions since the last boundary of undo: the state before, what it was like (if looked at), who, what.
        self.stretch: list[tuple[State, bytes, int, Action]] = []
        self.seen = b""

    def note(self, kind: str, what: str) -> None:
        name = KINDS[kind]
        setattr(self.report, name, getattr(self.report, name) + 1)
        if len(self.report.findings) < FINDINGS:
            finding = Finding(self.game.id, self.scenario, self.options, self.seed, self.step, kind, what)
            self.report.findings.append(finding)

    def below(self, n: int) -> int:
        return int(self.dice.below(n, "check"))

    def drawn(self, actions: list[Action], most: int) -> list[Action]:
        """All of them, or so many drawn at random."""
        if len(actions) <= most:
            return actions
        return [actions[self.below(len(actions))] for _ in range(most)]

    # ---------------------------------------------------------------- the play
    def play(self) -> None:
        self.session = Session.start(self.game.id, self.scenario, self.options, self.secret, {}, False)
        while self.session.state.outcome() is None:
            state = self.session.state
            if self.step == self.limit:
                return self.note("dead_end", f"no end after {self.limit} decisions")
            if self.stuck(state):
                return self.note("dead_end", f"nothing to decide, waiting for {state.waiting()}")
            if self.step < FIRST_STEPS or (self.step + self.shift) % self.every == 0:
                self.look(state)
                self.check_undo()
                state = self.session.state
            seat = state.waiting()[self.below(len(state.waiting()))]
            self.take(state, seat, self.choose(state, seat))
            self.step += 1
            self.report.decisions += 1
        self.check_end(self.session.state)

    def stuck(self, state: State) -> bool:
        waiting = state.waiting()
        return not waiting or not all(state.actions(seat) for seat in waiting)

    def choose(self, state: State, seat: int) -> Action:
        """Uniform, or uniform over the verbs first, or half of the time what the game thinks best: one mood a game."""
        actions = state.actions(seat)
        if self.mood == 1:
            verbs = sorted({int(action.verb) for action in actions})
            verb = verbs[self.below(len(verbs))]
            actions = [action for action in actions if action.verb == verb]
        elif self.mood == 2 and self.below(2) == 0:
            imagined = state.resample(seat, self.dice.clone())
            return max(actions, key=lambda action: int(self.game.worth(imagined, seat, action)))
        action = actions[self.below(len(actions))]
        if action.verb in self.free and self.below(4) == 0:
            other = self.nudged(action)
            return action if state.refusal(seat, other) is not None else other
        return action

    def nudged(self, action: Action) -> Action:
        """The same verb a little to the side: a point or bearing that was not offered."""
        x = action.third + self.below(400) - 200 if action.third else action.third
        y = action.fourth + self.below(400) - 200 if action.fourth else action.fourth
        bearing = (action.second + self.below(90)) % 360 if action.second else action.second
        return type(action)(action.verb, action.first, bearing, x, y)

    def take(self, state: State, seat: int, action: Action) -> None:
        before = state.clone()
        self.verbs = max(self.verbs, int(action.verb))
        self.report.touched.update(state.touches(action))
        self.pool.append(action)
        if len(self.pool) > POOL:
            self.pool[self.below(POOL)] = self.pool.pop()
        events = self.session.play(seat, action)
        self.check_events(events)
        state = self.session.state
        known = state.dice.used == before.dice.used and state.reveals == before.reveals
        if self.stretch and self.stretch[-1][2] != seat:
            self.stretch = []
        last = (before, self.seen, seat, action)
        self.stretch = [*self.stretch, last] if known and seat in state.waiting() else []
        self.seen = b""

    def check_events(self, events: list[Event]) -> None:
        for event in events:
            self.explained(event, self.session.state)
            if any(isinstance(value, str) and self.secret in value for value in event.params.values()):
                self.note("leak", f"the seed is in {event!r}")

    def explained(self, message: Message, state: State) -> None:
        trouble = self.book.trouble(message, state)
        if trouble:
            self.note("unexplained", trouble)

    # ---------------------------------------------------------------- one look at a position
    def look(self, state: State) -> None:
        before = self.seen = fingerprint(state)
        waiting = state.waiting()
        for seat in waiting:
            self.explained(state.prompt(seat), state)
            self.check_listing(state, seat)
            self.check_refusals(state, seat)
            self.check_odds(state, seat)
        self.check_seats(state)
        self.check_copies(state, before)
        for seat in range(SPECTATOR, len(state.seats())):
            self.check_knowing(state, seat)
        if len(waiting) > 1:
            self.check_order(state, waiting)
        if fingerprint(state) != before:
            self.note("hash_mismatch", "looking at the state changed it")

    def check_listing(self, state: State, seat: int) -> None:
        actions = state.actions(seat)
        if len(set(actions)) != len(actions):
            self.note("bad_listing", f"the same action is listed twice for seat {seat}")
        if state.clone().actions(seat) != actions:
            self.note("bad_listing", f"the clone lists other actions for seat {seat}")
        for action in actions:
            refusal = state.refusal(seat, action)
            if refusal is not None:
                self.note("bad_listing", f"listed and refused: {self.told(state, action)}: {refusal!r}")
            text = state.write_action(action)
            if state.read_action(text) != action:
                self.note("bad_listing", f"{text!r} is read as another action than {action!r}")

    def told(self, state: State, action: Action) -> str:
        try:
            return state.write_action(action)
        except Exception:
            return repr(action)

    def others(self, state: State, seat: int) -> list[Action]:
        """Actions that may or may not be legal: considered ones, remembered ones, and mutants of all these."""
        known = [*state.considered(seat), *self.pool]
        return [*known, *(self.mutant(known[self.below(len(known))]) for _ in range(MUTANTS))]

    def mutant(self, action: Action) -> Action:
        values = [int(n) for n in (action.verb, action.first, action.second, action.third, action.fourth)]
        wild = [-1, 0, 1, 359, 360, 10**6, 10**9, -(10**9), values[self.below(5)]]
        which = self.below(5)
        if which == 0:
            values[0] = self.below(self.verbs + 3) - 1
        elif self.below(2) == 0:
            values[which] += self.below(5) - 2
        else:
            values[which] = wild[self.below(len(wild))]
        return type(action)(*values)

    def check_refusals(self, state: State, seat: int) -> None:
        actions = state.actions(seat)
        refused: list[Action] = []
        for action in self.others(state, seat):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                self.explained(refusal, state)
                refused.append(action)
            elif not listed(actions, action):
                self.check_unlisted(state, seat, action)
        self.check_refused(state, seat, self.drawn(refused, 6))

    def check_unlisted(self, state: State, seat: int, action: Action) -> None:
        if action.verb not in self.free:
            self.note("bad_listing", f"accepted but not listed: {action!r} for seat {seat}")
        text = state.write_action(action)
        if state.read_action(text) != action:
            self.note("bad_listing", f"{text!r} is read as another action than {action!r}")
        copy = state.clone()
        copy.apply(seat, action)
        if copy.outcome() is None and self.stuck(copy):
            self.note("dead_end", f"nothing to decide after {text!r}")

    def check_refused(self, state: State, seat: int, refused: list[Action]) -> None:
        copy = state.clone()
        before = fingerprint(copy)
        for action in refused:
            if not self.raises(copy, seat, action):
                return self.note("bad_listing", f"refused but done: {action!r} for seat {seat}")
        if fingerprint(copy) != before:
            self.note("hash_mismatch", "a refused action changed the state")

    def raises(self, state: State, seat: int, action: Action) -> bool:
        try:
            state.apply(seat, action)
        except Illegal:
            return True
        return False

    def check_seats(self, state: State) -> None:
        waiting = state.waiting()
        actions = state.actions(waiting[0])
        for seat in [seat for seat in range(-1, len(state.seats()) + 1) if seat not in waiting]:
            if state.actions(seat):
                self.note("bad_listing", f"seat {seat} does not wait and is offered actions")
            for action in self.drawn(actions, 4):
                refusal = state.refusal(seat, action)
                if refusal is None:
                    self.note("bad_listing", f"seat {seat} does not wait and may do {self.told(state, action)}")
                elif 0 <= seat < len(state.seats()):
                    self.explained(refusal, state)

    # ---------------------------------------------------------------- copies
    def check_copies(self, state: State, before: bytes) -> None:
        clone = state.clone()
        if fingerprint(clone) != before:
            self.note("hash_mismatch", "the clone differs")
        dice = Dice(state.dice.seed, state.dice.used)
        restored = self.game.restore(json.loads(canon(state.data())), dice)
        if fingerprint(restored) != before:
            self.note("hash_mismatch", "the state restored from its data differs")
        copies = [clone, restored]
        if (self.step + self.shift) // self.every % POSITION_EVERY == 0:
            copies.append(position.read(position.write(state), "position"))
        ends = {self.play_on(copy) for copy in copies}
        if len(ends) != 1:
            self.note("hash_mismatch", "copies play on differently")
        if fingerprint(state) != before:
            self.note("hash_mismatch", "playing a copy changed the original")

    def play_on(self, state: State) -> bytes:
        """A few decisions, the same for equal states; what it is like at the end."""
        for turn in range(PLAY_ON):
            waiting = state.waiting()
            if not waiting:
                break
            seat = waiting[turn % len(waiting)]
            actions = state.actions(seat)
            state.apply(seat, actions[(self.step * 7 + turn * 13) % len(actions)])
        return fingerprint(state)

    # ---------------------------------------------------------------- knowing
    def check_knowing(self, state: State, seat: int) -> None:
        imagined = state.resample(seat, Dice(f"imagined {self.seed} {self.step} {seat}"))
        if imagined.dice.seed == state.dice.seed:
            self.note("leak", f"the state resampled for seat {seat} keeps the dice")
        view = canon(state.view(seat))
        if self.secret.encode() in view:
            self.note("leak", f"the seed is in the view of seat {seat}")
        if canon(imagined.view(seat)) != view:
            self.note("leak", f"the view of seat {seat} depends on what it cannot know")
        self.check_variety(state, imagined, seat)
        if imagined.waiting() != state.waiting():
            return self.note("leak", f"who waits depends on what seat {seat} cannot know")
        if seat in state.waiting():
            self.check_same_choices(state, imagined, seat)
            self.check_same_consequences(state, imagined, seat)
        self.play_on(imagined)

    def check_variety(self, state: State, imagined: State, seat: int) -> None:
        same = canon(imagined.data()) == canon(state.data())
        if state.hides(seat):
            self.hidden[seat] = self.hidden.get(seat, 0) + 1
            if not same:
                self.varied.add(seat)
        elif not same:
            self.note("leak", f"nothing is hidden from seat {seat}, but its resampled state differs")

    def check_same_choices(self, state: State, imagined: State, seat: int) -> None:
        for what, real, other in self.choices(state, imagined, seat):
            if real != other:
                self.note("leak", f"{what} of seat {seat} depend on what it cannot know: {real} / {other}"[:400])

    def choices(self, state: State, imagined: State, seat: int) -> Iterator[tuple[str, object, object]]:
        yield "prompts", state.prompt(seat).data(), imagined.prompt(seat).data()
        yield "actions", state.actions(seat), imagined.actions(seat)
        yield "considered actions", state.considered(seat), imagined.considered(seat)
        yield "reaches", state.reach(seat), imagined.reach(seat)
        for action in self.drawn(self.others(state, seat), 24):
            real: Refusal | None = state.refusal(seat, action)
            yield f"refusals of {action!r}", message_data(real), message_data(imagined.refusal(seat, action))
        for action in self.drawn(state.actions(seat), 6):
            yield (
                f"previews of {action!r}",
                preview_data(state.preview(seat, action)),
                preview_data(imagined.preview(seat, action)),
            )

    def check_same_consequences(self, state: State, imagined: State, seat: int) -> None:
        """The seat's own decision, with the same dice, shows it the same in both unless it reveals something."""
        actions = state.actions(seat)
        action = actions[self.below(len(actions))]
        real, other = state.clone(), imagined.clone()
        other.dice = state.dice.clone()
        other.reveals = real.reveals
        for copy in (real, other):
            copy.listen()
            copy.apply(seat, action)
        if real.reveals != state.reveals or other.reveals != state.reveals:
            return
        if canon(real.view(seat)) != canon(other.view(seat)):
            self.note("leak", f"{self.told(state, action)} shows seat {seat} something and counts no reveal (view)")
        if visible(real.events, seat) != visible(other.events, seat):
            self.note("leak", f"{self.told(state, action)} shows seat {seat} something and counts no reveal (events)")

    # ---------------------------------------------------------------- simultaneous decisions
    def check_order(self, state: State, waiting: list[int]) -> None:
        first, second = waiting[0], waiting[1]
        for a in self.drawn(state.actions(first), 3):
            for b in self.drawn(state.actions(second), 3):
                one, other = state.clone(), state.clone()
                one.apply(first, a)
                other.apply(second, b)
                if second not in one.waiting() or first not in other.waiting():
                    self.note("hash_mismatch", "a simultaneous decision takes away another seat's")
                    continue
                one.apply(second, b)
                other.apply(first, a)
                if fingerprint(one) != fingerprint(other):
                    self.note("hash_mismatch", f"the order of {a!r} and {b!r} matters")
        for seat, watcher in ((first, second), (second, first)):
            self.check_secrecy(state, seat, watcher)

    def check_secrecy(self, state: State, seat: int, watcher: int) -> None:
        """Whatever one seat decides secretly, another that waits too sees the same."""
        seen: dict[bytes, bytes] = {}
        for action in self.drawn(state.actions(seat), 4):
            copy = state.clone()
            copy.listen()
            copy.apply(seat, action)
            sight = canon([copy.view(watcher), visible(copy.events, watcher)])
            if seen.setdefault(canon([copy.waiting(), int(action.verb)]), sight) != sight:
                self.note("leak", f"seat {watcher} sees what seat {seat} decides secretly ({self.told(state, action)})")

    # ---------------------------------------------------------------- odds
    def check_odds(self, state: State, seat: int) -> None:
        for action in self.drawn(state.actions(seat), 12):
            preview = state.preview(seat, action)
            if preview is not None:
                self.check_preview(state, action, preview)

    def check_preview(self, state: State, action: Action, preview: Preview) -> None:
        told = self.told(state, action)
        added = sum((Fraction(chance.ways, chance.of) for chance in preview.chances), Fraction(0))
        if preview.chances and added != 1:
            self.note("unexplained", f"the chances of {told} do not add up to one")
        if any(chance.ways < 0 or chance.ways > chance.of for chance in preview.chances):
            self.note("unexplained", f"a chance of {told} is below nought or above one")
        links = preview.chain.links
        if preview.chain.total() != max(sum(int(link.value) for link in links), int(preview.chain.floor)):
            self.note("unexplained", f"the chain of {told} does not add up")
        for trouble in [
            *(f"unknown rule {link.rule!r}" for link in links if link.rule not in self.book.rules),
            *(self.book.key_trouble(link.key) for link in links),
            *(self.book.key_trouble(chance.key) for chance in preview.chances),
        ]:
            if trouble:
                self.note("unexplained", f"{trouble} in the preview of {told}")

    # ---------------------------------------------------------------- undo and the end
    def check_undo(self) -> None:
        """Take back all that can be taken back, then do it again."""
        end = fingerprint(self.session.state)
        for before, seen, seat, action in reversed(self.stretch):
            try:
                self.session.undo(seat)
            except NotUndoable:
                return self.note("bad_undo", f"{self.told(before, action)} cannot be taken back")
            if fingerprint(self.session.state) != (seen or fingerprint(before)):
                self.note("bad_undo", f"taking back {self.told(before, action)} gives another state")
        self.check_boundary()
        for _, _, seat, action in self.stretch:
            self.session.play(seat, action)
        if fingerprint(self.session.state) != end:
            self.note("bad_undo", "what was taken back and done again gives another state")

    def check_boundary(self) -> None:
        """Beyond a roll, a reveal or another's decision nothing can be taken back."""
        before = fingerprint(self.session.state)
        for seat in range(len(self.session.state.seats())):
            try:
                self.session.undo(seat)
            except NotUndoable:
                continue
            self.note("bad_undo", f"seat {seat} takes back a roll, a reveal or another's decision")
            return
        if fingerprint(self.session.state) != before:
            self.note("bad_undo", "an undo that is refused changes the state")

    def check_end(self, state: State) -> None:
        outcome = state.outcome()
        if outcome is not None:
            self.explained(outcome, state)
        if state.waiting() or any(state.actions(seat) for seat in range(len(state.seats()))):
            self.note("bad_listing", "the game is over and somebody may decide")
        for action in self.drawn(self.pool, 8):
            refusal = state.refusal(0, action)
            if refusal is None:
                self.note("bad_listing", f"the game is over and {action!r} may be done")
        for seat, looks in self.hidden.items():
            if looks >= ENOUGH_HIDDEN and seat not in self.varied:
                self.note("leak", f"what is hidden from seat {seat} never varies in its resampled states")
        for seat in range(SPECTATOR, len(state.seats())):
            self.check_knowing(state, seat)
        self.check_record(state)

    def check_record(self, state: State) -> None:
        text = record.write(self.session.record)
        replayed = replay_record(record.read(text, "record"))
        if replayed.digest() != state.digest():
            self.note("hash_mismatch", "the record replays to another hash")
