"""Checks of odds and texts."""

from __future__ import annotations

from fractions import Fraction

from caposaldo.kernel.game import Action, Event, Preview, State
from caposaldo.lab.checks.context import CheckContext, notation


def check_events(context: CheckContext, events: list[Event], state: State) -> None:
    for event in events:
        context.check_message(event, state)
        if any(isinstance(value, str) and context.secret in value for value in event.params.values()):
            context.note("leak", f"the seed is in {event!r}")


def check_progress(context: CheckContext, state: State) -> None:
    """Turn and phase make sense, and the phase has a text in both languages."""
    progress = state.progress()
    turn, turns = progress.turn, progress.turns
    if turn < 0 or turns < 0 or (turns > 0 and turn > turns):
        context.note("unexplained", f"turn {turn} of {turns}")
    problem = context.vocabulary.key_problem(progress.phase) if progress.phase else ""
    if problem:
        context.note("unexplained", f"{problem} for the phase")


def check_odds(context: CheckContext, state: State, seat: int) -> None:
    for action in context.sample(state.actions(seat), 12):
        preview = state.preview(seat, action)
        if preview is not None:
            check_preview(context, state, action, preview)


def check_preview(context: CheckContext, state: State, action: Action, preview: Preview) -> None:
    text = notation(state, action)
    total = sum((Fraction(chance.ways, chance.of) for chance in preview.chances), Fraction(0))
    if preview.chances and total != 1:
        context.note("unexplained", f"the chances of {text} do not add up to one")
    if any(chance.ways < 0 or chance.ways > chance.of for chance in preview.chances):
        context.note("unexplained", f"a chance of {text} is below zero or above one")
    links = preview.chain.links
    if preview.chain.total() != max(sum(int(link.value) for link in links), int(preview.chain.floor)):
        context.note("unexplained", f"the chain of {text} does not add up")
    vocabulary = context.vocabulary
    for problem in [
        *(f"unknown rule {link.rule!r}" for link in links if link.rule not in vocabulary.rules),
        *(vocabulary.key_problem(link.key) for link in links),
        *(vocabulary.key_problem(chance.key) for chance in preview.chances),
    ]:
        if problem:
            context.note("unexplained", f"{problem} in the preview of {text}")
