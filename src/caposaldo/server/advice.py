"""Hints and proposed set-ups, made in a worker process from a resampled state: they tell nothing that the seat may not
know, and hold up nobody."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from caposaldo.bots.advice import advise
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Message, State
from caposaldo.server.protocol import Choice, HintReply, IdeaReply, MessageInfo, ProposalInfo, ProposalsReply, Wording


class AdviceTask(NamedTuple):
    """What is sent to a worker process. `number`: which hint, or which variant of the proposals."""

    game: str
    data: dict[str, object]
    seat: int
    number: int
    seed: str
    n: int


def make_task(state: State, seat: int, number: int, n: int) -> AdviceTask:
    seed = secrets.token_hex(16)
    return AdviceTask(state.game_id(), state.resample(seat, Dice(seed)).data(), seat, number, seed, n)


def make_hint(task: AdviceTask) -> HintReply:
    """Return one hint; the first ones again after the last. Runs in a worker process."""
    game = registry.game(task.game)
    state = game.restore(task.data, Dice(f"{task.seed} imagined"))
    found = advise(game, state, task.seat)
    if not found:
        return HintReply(task.n, None)
    advice = found[task.number % len(found)]
    warning = None if advice.warning is None else message_info(advice.warning)
    reasons = [message_info(reason) for reason in advice.reasons]
    left = max(0, len(found) - 1 - task.number)
    return HintReply(task.n, state.write_action(advice.action), reasons, warning, left)


def make_idea(task: AdviceTask) -> IdeaReply:
    """Return what the seat could do, for those who look on: in words. Runs in a worker process."""
    hint = make_hint(task)
    if hint.action is None:
        return IdeaReply(task.n, task.seat)
    state = registry.game(task.game).restore(task.data, Dice(f"{task.seed} imagined"))
    action = state.read_action(hint.action)
    said = state.wording(action)
    words, piece = Wording(said.key, dict(said.params)), state.pointing(action).get("piece", -1)
    return IdeaReply(task.n, task.seat, words, piece, hint.reasons, hint.warning, hint.left)


def make_proposals(task: AdviceTask) -> ProposalsReply:
    """Return the set-ups that can be proposed now. Runs in a worker process."""
    game = registry.game(task.game)
    state = game.restore(task.data, Dice(f"{task.seed} imagined"))
    items = []
    for number, name in enumerate(game.proposals(state, task.seat)):
        dice = Dice(f"proposal {task.number}")
        actions = game.propose(state.clone(), task.seat, number, dice)
        items.append(ProposalInfo(message_info(name), planned(state, task.seat, actions)))
    return ProposalsReply(task.n, items)


def planned(state: State, seat: int, actions: list[Action]) -> list[Choice]:
    """Return the actions that answer the same question, each as it is in the state that the ones before it lead to."""
    copy, found = state.clone(), list[Choice]()
    question = state.prompt(seat).key
    for action in actions:
        if seat not in copy.waiting() or copy.prompt(seat).key != question:
            break
        text, said = copy.write_action(action), copy.wording(action)
        choice = Choice(text, text.partition(" ")[0], Wording(said.key, dict(said.params)))
        for name, value in copy.pointing(action).items():
            setattr(choice, name, value)
        found.append(choice)
        copy.do(seat, action)
    return found


def message_info(message: Message) -> MessageInfo:
    return MessageInfo(message.rule, message.key, dict(message.params))
