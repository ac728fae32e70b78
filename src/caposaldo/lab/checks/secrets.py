"""Checks of hidden information: resampled states, and decisions that are secret and simultaneous."""

from __future__ import annotations

from collections.abc import Iterator

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.lab.checks.actions import other_actions
from caposaldo.lab.checks.context import CheckContext, notation
from caposaldo.lab.checks.copies import play_on
from caposaldo.lab.checks.guidance import guidance
from caposaldo.lab.report import canonical, fingerprint, message_data, preview_data, progress_data, visible_events

ENOUGH_HIDDEN = 12  # checks after which something hidden must have varied once


class SecretChecks:
    """The checks of one game; collects whether what is hidden from each seat varies."""

    def __init__(self, context: CheckContext) -> None:
        self.context = context
        self.hidden: dict[int, int] = {}  # seat -> how often something was hidden from it
        self.varied: set[int] = set()

    def check(self, state: State, seat: int) -> None:
        """A resampled state looks the same to the seat, and differs only in what is hidden."""
        context = self.context
        resampled = state.resample(seat, Dice(f"imagined {context.seed} {context.step} {seat}"))
        if resampled.dice.seed == state.dice.seed:
            context.note("leak", f"the state resampled for seat {seat} keeps the dice")
        view = canonical(state.view(seat))
        if context.secret.encode() in view:
            context.note("leak", f"the seed is in the view of seat {seat}")
        if canonical(resampled.view(seat)) != view:
            context.note("leak", f"the view of seat {seat} depends on what it cannot know")
        if progress_data(resampled.progress()) != progress_data(state.progress()):
            context.note("leak", f"turn or phase depend on what seat {seat} cannot know")
        self.check_variety(state, resampled, seat)
        if resampled.waiting() != state.waiting():
            return context.note("leak", f"who waits depends on what seat {seat} cannot know")
        check_same_guidance(context, state, resampled, seat)
        if seat in state.waiting():
            check_same_choices(context, state, resampled, seat)
            check_same_consequences(context, state, resampled, seat)
        play_on(resampled, context.step)

    def check_variety(self, state: State, resampled: State, seat: int) -> None:
        same = canonical(resampled.data()) == canonical(state.data())
        if state.hides(seat):
            self.hidden[seat] = self.hidden.get(seat, 0) + 1
            if not same:
                self.varied.add(seat)
        elif not same:
            self.context.note("leak", f"nothing is hidden from seat {seat}, but its resampled state differs")

    def check_end(self) -> None:
        for seat, times in self.hidden.items():
            if times >= ENOUGH_HIDDEN and seat not in self.varied:
                self.context.note("leak", f"what is hidden from seat {seat} never varies in its resampled states")


def check_same_choices(context: CheckContext, state: State, resampled: State, seat: int) -> None:
    for what, real, other in choices(context, state, resampled, seat):
        if real != other:
            context.note("leak", f"{what} of seat {seat} depend on what it cannot know: {real} / {other}"[:400])


def check_same_guidance(context: CheckContext, state: State, resampled: State, seat: int) -> None:
    for (what, real), (_, other) in zip(
        guidance(context, state, seat), guidance(context, resampled, seat), strict=True
    ):
        if real != other:
            context.note("leak", f"{what} of seat {seat} depend on what it cannot know: {real} / {other}"[:400])


def choices(context: CheckContext, state: State, resampled: State, seat: int) -> Iterator[tuple[str, object, object]]:
    """Yield everything the seat can ask for, in both states."""
    yield "prompts", state.prompt(seat).data(), resampled.prompt(seat).data()
    yield "actions", state.actions(seat), resampled.actions(seat)
    yield "considered actions", state.considered(seat), resampled.considered(seat)
    yield "reaches", state.reach(seat), resampled.reach(seat)
    for action in context.sample(other_actions(context, state, seat), 24):
        real, other = state.refusal(seat, action), resampled.refusal(seat, action)
        yield f"refusals of {action!r}", message_data(real), message_data(other)
    for action in context.sample(state.actions(seat), 6):
        real_preview, other_preview = state.preview(seat, action), resampled.preview(seat, action)
        yield f"previews of {action!r}", preview_data(real_preview), preview_data(other_preview)


def check_same_consequences(context: CheckContext, state: State, resampled: State, seat: int) -> None:
    """The seat's own decision, with the same dice, shows it the same in both unless it reveals something."""
    actions = state.actions(seat)
    action = actions[context.below(len(actions))]
    real, other = state.clone(), resampled.clone()
    other.dice = state.dice.clone()
    other.reveals = real.reveals
    for copy in (real, other):
        copy.listen()
        copy.apply(seat, action)
    if real.reveals != state.reveals or other.reveals != state.reveals:
        return
    text = notation(state, action)
    if canonical(real.view(seat)) != canonical(other.view(seat)):
        context.note("leak", f"{text} shows seat {seat} something and counts no reveal (view)")
    if visible_events(real.events, seat) != visible_events(other.events, seat):
        context.note("leak", f"{text} shows seat {seat} something and counts no reveal (events)")


# ---------------------------------------------------------------- simultaneous decisions
def check_order(context: CheckContext, state: State, waiting: list[int]) -> None:
    """The order of simultaneous decisions changes nothing, and neither seat sees the other's."""
    first, second = waiting[0], waiting[1]
    for a in context.sample(state.actions(first), 3):
        for b in context.sample(state.actions(second), 3):
            one, other = state.clone(), state.clone()
            one.apply(first, a)
            other.apply(second, b)
            if second not in one.waiting() or first not in other.waiting():
                context.note("hash_mismatch", "a simultaneous decision takes away another seat's")
                continue
            one.apply(second, b)
            other.apply(first, a)
            if fingerprint(one) != fingerprint(other):
                context.note("hash_mismatch", f"the order of {a!r} and {b!r} matters")
    for seat, watcher in ((first, second), (second, first)):
        check_secrecy(context, state, seat, watcher)


def check_secrecy(context: CheckContext, state: State, seat: int, watcher: int) -> None:
    """Whatever one seat decides secretly, another that waits too sees the same."""
    seen: dict[bytes, bytes] = {}
    for action in context.sample(state.actions(seat), 4):
        copy = state.clone()
        copy.listen()
        copy.apply(seat, action)
        sight = canonical([copy.view(watcher), visible_events(copy.events, watcher)])
        if seen.setdefault(canonical([copy.waiting(), int(action.verb)]), sight) != sight:
            text = notation(state, action)
            context.note("leak", f"seat {watcher} sees what seat {seat} decides secretly ({text})")
