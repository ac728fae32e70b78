"""Checks of the list of actions and of refusals."""

from __future__ import annotations

from caposaldo.kernel.game import Action, Illegal, State, listed
from caposaldo.lab.checks.context import CheckContext, is_stuck, notation
from caposaldo.lab.report import fingerprint

MUTANTS = 16


def check_listing(context: CheckContext, state: State, seat: int) -> None:
    actions = state.actions(seat)
    if len(set(actions)) != len(actions):
        context.note("bad_listing", f"the same action is listed twice for seat {seat}")
    if state.clone().actions(seat) != actions:
        context.note("bad_listing", f"the clone lists other actions for seat {seat}")
    for action in actions:
        refusal = state.refusal(seat, action)
        if refusal is not None:
            context.note("bad_listing", f"listed and refused: {notation(state, action)}: {refusal!r}")
        check_notation(context, state, action)


def check_notation(context: CheckContext, state: State, action: Action) -> None:
    text = state.write_action(action)
    if state.read_action(text) != action:
        context.note("bad_listing", f"{text!r} is read as another action than {action!r}")


# ---------------------------------------------------------------- refusals
def other_actions(context: CheckContext, state: State, seat: int) -> list[Action]:
    """Return actions that may or may not be legal: considered ones, remembered ones, and mutants of all these."""
    known = [*state.considered(seat), *context.pool]
    return [*known, *(mutant(context, known[context.below(len(known))]) for _ in range(MUTANTS))]


def mutant(context: CheckContext, action: Action) -> Action:
    """Return the action with one changed number."""
    values = [int(n) for n in (action.verb, action.first, action.second, action.third, action.fourth)]
    wild = [-1, 0, 1, 359, 360, 10**6, 10**9, -(10**9), values[context.below(5)]]
    which = context.below(5)
    if which == 0:
        values[0] = context.below(context.highest_verb + 3) - 1
    elif context.below(2) == 0:
        values[which] += context.below(5) - 2
    else:
        values[which] = wild[context.below(len(wild))]
    return type(action)(*values)


def nudged(context: CheckContext, action: Action) -> Action:
    """Return the same verb with a point or bearing that was not offered."""
    x = action.third + context.below(400) - 200 if action.third else action.third
    y = action.fourth + context.below(400) - 200 if action.fourth else action.fourth
    bearing = (action.second + context.below(90)) % 360 if action.second else action.second
    return type(action)(action.verb, action.first, bearing, x, y)


def check_refusals(context: CheckContext, state: State, seat: int) -> None:
    actions = state.actions(seat)
    refused: list[Action] = []
    for action in other_actions(context, state, seat):
        refusal = state.refusal(seat, action)
        if refusal is not None:
            context.check_message(refusal, state)
            refused.append(action)
        elif not listed(actions, action):
            check_unlisted(context, state, seat, action)
    check_refused(context, state, seat, context.sample(refused, 6))


def check_unlisted(context: CheckContext, state: State, seat: int, action: Action) -> None:
    """A legal action that is not listed must belong to a free verb, and it can be done."""
    if action.verb not in context.free_verbs:
        context.note("bad_listing", f"accepted but not listed: {action!r} for seat {seat}")
    check_notation(context, state, action)
    copy = state.clone()
    copy.apply(seat, action)
    if copy.outcome() is None and is_stuck(copy):
        context.note("dead_end", f"nothing to decide after {state.write_action(action)!r}")


def check_refused(context: CheckContext, state: State, seat: int, refused: list[Action]) -> None:
    copy = state.clone()
    before = fingerprint(copy)
    for action in refused:
        if not raises_illegal(copy, seat, action):
            return context.note("bad_listing", f"refused but done: {action!r} for seat {seat}")
    if fingerprint(copy) != before:
        context.note("hash_mismatch", "a refused action changed the state")


def raises_illegal(state: State, seat: int, action: Action) -> bool:
    try:
        state.apply(seat, action)
    except Illegal:
        return True
    return False


def check_seats(context: CheckContext, state: State) -> None:
    """A seat that does not wait is offered nothing and refused everything."""
    waiting = state.waiting()
    actions = state.actions(waiting[0])
    for seat in [seat for seat in range(-1, len(state.seats()) + 1) if seat not in waiting]:
        if state.actions(seat):
            context.note("bad_listing", f"seat {seat} does not wait and is offered actions")
        for action in context.sample(actions, 4):
            refusal = state.refusal(seat, action)
            if refusal is None:
                context.note("bad_listing", f"seat {seat} does not wait and may do {notation(state, action)}")
            elif 0 <= seat < len(state.seats()):
                context.check_message(refusal, state)
