"""Checks of guidance: goals, what is left to do, what an action ends and loses, hints and proposals."""

from __future__ import annotations

from collections.abc import Iterator

from caposaldo.bots.advice import advise
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import (
    ENDS_GAME,
    ENDS_NOTHING,
    ENDS_PHASE,
    GAME_END,
    HARM,
    NEXT,
    NOW,
    RARE,
    ROUND_END,
    SPECTATOR,
    TURN_END,
    Action,
    Event,
    Goal,
    Outcome,
    Preview,
    State,
    Todo,
)
from caposaldo.lab.checks.context import CheckContext, notation
from caposaldo.lab.report import message_data

SETTLES = (NOW, TURN_END, ROUND_END, GAME_END)
WORTH_LEAST, WORTH_MOST = -3, 4


def check_guidance(context: CheckContext, state: State, seat: int) -> None:
    """What guides a seat that decides makes sense and can be said in both languages."""
    check_goals(context, state, seat)
    todo = state.todo(seat)
    check_todo(context, state, todo)
    for action in context.sample(state.actions(seat), 12):
        check_guided_action(context, state, seat, action, todo)
    check_hints(context, state, seat)
    if context.step == 0:
        check_proposals(context, state, seat)


def check_goals(context: CheckContext, state: State, seat: int) -> None:
    sides = {state.side_of(number) for number in range(len(state.seats()))}
    for goal in state.objectives(seat):
        context.check_message(goal.said, state)
        if goal.side not in sides or goal.needed < 0 or goal.settles not in SETTLES:
            context.note("unexplained", f"odd goal: {goal_data(goal)}")
    leading = state.leading(seat)
    if leading is not None:
        context.check_message(leading, state)


def check_leading(context: CheckContext, before: State, state: State, events: list[Event]) -> None:
    """When the game is over, the last one to lead has won, or the log tells what changed it; and he still leads."""
    outcome = state.outcome()
    if outcome is None:
        return
    for viewer in range(SPECTATOR, len(state.seats())):
        if outcome_data(state.leading(viewer)) != outcome_data(outcome):
            context.note("unexplained", f"the game is over, and for {viewer} somebody else leads")
        led = before.leading(viewer)
        explained = any(event.seen_by(viewer) and state.weight(event) >= HARM for event in events)
        if led is not None and sorted(led.winners) != sorted(outcome.winners) and not explained:
            context.note("unexplained", f"for {viewer} {led.winners} led, {outcome.winners} won, and no event says why")


def check_todo(context: CheckContext, state: State, todo: Todo) -> None:
    if len(set(todo.pieces)) != len(todo.pieces) or todo.shots < 0:
        context.note("unexplained", f"odd list of what is left to do: {todo.pieces}, {todo.shots} attacks")
    if todo.said is not None:
        context.check_text(todo.said, state)


def check_guided_action(context: CheckContext, state: State, seat: int, action: Action, todo: Todo) -> None:
    ends, loses = state.ends(seat, action), state.loses(seat, action)
    rank, text = state.rank(seat, action), notation(state, action)
    if not ENDS_NOTHING <= ends <= ENDS_GAME or not NEXT <= rank <= RARE:
        context.note("unexplained", f"{text} ends {ends} and has rank {rank}")
    if rank == NEXT and ends >= ENDS_PHASE and not todo.is_empty():
        context.note("unexplained", f"{text} ends a phase and is the next step while something is left to do")
    if loses is not None:
        context.check_text(loses, state)
    if (loses is not None) != (ends >= ENDS_PHASE and not todo.is_empty()):
        context.note("unexplained", f"{text} ends {ends}, loses {loses!r}, left: {todo.pieces}, {todo.shots}")
    preview = state.preview(seat, action)
    if preview is not None:
        check_worth(context, state, action, preview)


def check_worth(context: CheckContext, state: State, action: Action, preview: Preview) -> None:
    text = notation(state, action)
    if any(not WORTH_LEAST <= chance.worth <= WORTH_MOST for chance in preview.chances):
        context.note("unexplained", f"a result of {text} is worth too much or too little")
    if preview.unless is not None:
        context.check_message(preview.unless, state)


def check_hints(context: CheckContext, state: State, seat: int) -> None:
    for advice in advise(context.game, state.resample(seat, context.dice.clone()), seat):
        text = notation(state, advice.action)
        if state.refusal(seat, advice.action) is not None:
            context.note("bad_listing", f"the hint {text} is not legal")
        for message in [*advice.reasons, *([advice.warning] if advice.warning is not None else [])]:
            context.check_text(message, state)


def check_proposals(context: CheckContext, state: State, seat: int) -> None:
    """A proposed set-up is legal action by action and places everything that this seat has to place in this step."""
    game = context.game
    for number, name in enumerate(game.proposals(state, seat)):
        context.check_text(name, state)
        dice = Dice(f"proposal {context.seed} {number}")
        actions = game.propose(state.resample(seat, dice.clone()), seat, number, dice)
        copy = state.clone()
        for action in actions:
            if copy.refusal(seat, action) is not None:
                context.note("bad_listing", f"the proposed {notation(copy, action)} is not legal")
                break
            copy.apply(seat, action)
        else:
            left = game.proposals(copy, seat) if copy.outcome() is None else []
            if name.key in [message.key for message in left]:
                context.note("bad_listing", f"proposal {number} does not place everything of seat {seat}")


# ---------------------------------------------------------------- what two worlds must have in common
def guidance(context: CheckContext, state: State, seat: int) -> Iterator[tuple[str, object]]:
    """Yield what guides a seat: it must not depend on what the seat cannot know."""
    yield "goals", [goal_data(goal) for goal in state.objectives(seat)]
    yield "the leading side", outcome_data(state.leading(seat))
    if seat not in state.waiting():
        return
    todo = state.todo(seat)
    yield "what is left to do", [todo.pieces, todo.shots, message_data(todo.said)]
    for action in state.actions(seat)[:24]:
        text = notation(state, action)
        yield f"the end made by {text}", [int(state.ends(seat, action)), int(state.rank(seat, action))]
        yield f"the loss by {text}", [message_data(state.loses(seat, action)), state.carries_on(seat, action)]
    dice = Dice(f"hint {context.seed} {context.step}")
    for advice in advise(context.game, state.resample(seat, dice), seat):
        reasons = [message_data(message) for message in [*advice.reasons, advice.warning]]
        yield "hints", [notation(state, advice.action), advice.worth, reasons]


def goal_data(goal: Goal) -> list[object]:
    return [goal.side, message_data(goal.said), goal.now, goal.needed, goal.settles, goal.places, goal.pieces]


def outcome_data(outcome: Outcome | None) -> object:
    return None if outcome is None else [outcome.winners, message_data(outcome)]
