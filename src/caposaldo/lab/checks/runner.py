"""Plays one game at random and runs the checks."""

from __future__ import annotations

import traceback

from caposaldo.kernel import record
from caposaldo.kernel.game import SPECTATOR, Action, Game, State
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.session import Session
from caposaldo.lab.checks.actions import check_listing, check_refusals, check_seats, nudged
from caposaldo.lab.checks.context import CheckContext, is_stuck
from caposaldo.lab.checks.copies import check_copies
from caposaldo.lab.checks.explanations import check_events, check_odds, check_progress
from caposaldo.lab.checks.guidance import check_guidance, check_leading
from caposaldo.lab.checks.secrets import SecretChecks, check_order
from caposaldo.lab.checks.undo import Undoable, UndoChecks
from caposaldo.lab.report import Report, Vocabulary, fingerprint, vocabulary_of

FIRST_STEPS = 6
EVERY = 16

# How the actions of a game are chosen; any other policy: all actions equally likely.
UNIFORM_VERBS = 1  # first a verb, then one of its actions
HALF_GREEDY = 2  # half of the time the action of highest worth
POLICIES = 3


def play_checked(
    game: Game,
    scenario: str,
    options: dict[str, str],
    seed: str,
    limit: int = 20000,
    every: int = EVERY,
    vocabulary: Vocabulary | None = None,
) -> Report:
    """Play one game at random and check everything the contract promises."""
    context = CheckContext(game, scenario, options, seed, every, vocabulary or vocabulary_of(game))
    try:
        CheckedGame(context).play(limit)
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        context.note("crash", f"{type(problem).__name__}: {problem} ({place.name}, line {place.lineno})")
    return context.report


class CheckedGame:
    def __init__(self, context: CheckContext) -> None:
        self.context = context
        self.policy = context.shift % POLICIES
        self.secrets = SecretChecks(context)
        self.undo = UndoChecks(context)
        # Fingerprint of the state before the next decision, if it was checked.
        self.fingerprint = b""
        self.session = Session.start(context.game.id, context.scenario, context.options, context.secret, {}, False)

    # ---------------------------------------------------------------- playing
    def play(self, limit: int) -> None:
        context = self.context
        while self.session.state.outcome() is None:
            state = self.session.state
            if context.step == limit:
                return context.note("dead_end", f"no end after {limit} decisions")
            if is_stuck(state):
                return context.note("dead_end", f"nothing to decide, waiting for {state.waiting()}")
            if context.step < FIRST_STEPS or (context.step + context.shift) % context.every == 0:
                self.check_state(state)
                self.undo.check(self.session)
                state = self.session.state
            seat = state.waiting()[context.below(len(state.waiting()))]
            self.take(state, seat, self.choose(state, seat))
            context.step += 1
            context.report.decisions += 1
        self.check_end(self.session.state)

    def choose(self, state: State, seat: int) -> Action:
        context = self.context
        actions = state.actions(seat)
        if self.policy == UNIFORM_VERBS:
            verbs = sorted({int(action.verb) for action in actions})
            verb = verbs[context.below(len(verbs))]
            actions = [action for action in actions if action.verb == verb]
        elif self.policy == HALF_GREEDY and context.below(2) == 0:
            resampled = state.resample(seat, context.dice.clone())
            return max(actions, key=lambda action: int(context.game.worth(resampled, seat, action)))
        action = actions[context.below(len(actions))]
        if action.verb in context.free_verbs and context.below(4) == 0:
            other = nudged(context, action)
            return action if state.refusal(seat, other) is not None else other
        return action

    def take(self, state: State, seat: int, action: Action) -> None:
        before = state.clone()
        self.context.report.touched.update(state.touches(action))
        self.context.remember(action)
        events = self.session.play(seat, action)
        check_events(self.context, events, self.session.state)
        check_leading(self.context, before, self.session.state, events)
        self.undo.add(Undoable(before, self.fingerprint, seat, action), self.session.state)
        self.fingerprint = b""

    # ---------------------------------------------------------------- checking
    def check_state(self, state: State) -> None:
        context = self.context
        before = self.fingerprint = fingerprint(state)
        waiting = state.waiting()
        check_progress(context, state)
        for seat in waiting:
            context.check_message(state.prompt(seat), state)
            check_listing(context, state, seat)
            check_refusals(context, state, seat)
            check_odds(context, state, seat)
            check_guidance(context, state, seat)
        check_seats(context, state)
        check_copies(context, state, before)
        for seat in range(SPECTATOR, len(state.seats())):
            self.secrets.check(state, seat)
        if len(waiting) > 1:
            check_order(context, state, waiting)
        if fingerprint(state) != before:
            context.note("hash_mismatch", "looking at the state changed it")

    def check_end(self, state: State) -> None:
        context = self.context
        outcome = state.outcome()
        if outcome is not None:
            context.check_message(outcome, state)
        check_progress(context, state)
        if state.waiting() or any(state.actions(seat) for seat in range(len(state.seats()))):
            context.note("bad_listing", "the game is over and somebody may decide")
        for action in context.sample(context.pool, 8):
            if state.refusal(0, action) is None:
                context.note("bad_listing", f"the game is over and {action!r} may be done")
        self.secrets.check_end()
        for seat in range(SPECTATOR, len(state.seats())):
            self.secrets.check(state, seat)
        self.check_record(state)

    def check_record(self, state: State) -> None:
        text = record.write(self.session.record)
        if replay_record(record.read(text, "record")).digest() != state.digest():
            self.context.note("hash_mismatch", "the record replays to another hash")
