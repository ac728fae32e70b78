"""Checks of clones, restored states and positions."""

from __future__ import annotations

import json

from caposaldo.kernel import position_file
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.lab.checks.context import PLAY_ON, CheckContext
from caposaldo.lab.report import canonical, fingerprint

POSITION_EVERY = 16


def check_copies(context: CheckContext, state: State, before: bytes) -> None:
    clone = state.clone()
    if fingerprint(clone) != before:
        context.note("hash_mismatch", "the clone differs")
    dice = Dice(state.dice.seed, state.dice.used)
    restored = context.game.restore(json.loads(canonical(state.data())), dice)
    if fingerprint(restored) != before:
        context.note("hash_mismatch", "the state restored from its data differs")
    copies = [clone, restored]
    if (context.step + context.shift) // context.every % POSITION_EVERY == 0:
        copies.append(position_file.read(position_file.write(state), "position"))
    ends = {play_on(copy, context.step) for copy in copies}
    if len(ends) != 1:
        context.note("hash_mismatch", "copies play on differently")
    if fingerprint(state) != before:
        context.note("hash_mismatch", "playing a copy changed the original")


def play_on(state: State, step: int) -> bytes:
    """Play a few decisions, the same for equal states; return the fingerprint at the end."""
    for number in range(PLAY_ON):
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        actions = state.actions(seat)
        state.apply(seat, actions[(step * 7 + number * 13) % len(actions)])
    return fingerprint(state)
