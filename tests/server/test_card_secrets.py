"""The card game at a table: questions, earlier moments and bots tell nothing of what a seat hides."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.bots.search import DEFAULT_SECONDS
from caposaldo.games.upfront.game import GAME
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR
from caposaldo.server import presenter
from caposaldo.server.bot_workers import BotWorkers, make_task
from caposaldo.server.event_log import SPECTATORS
from caposaldo.server.protocol import encode
from server.twoworlds import BEGINNING, SEED, World

X, OTHER = 0, 1


def start(scenario: str) -> UpFrontState:
    state = GAME.start(scenario, {}, SEED)
    assert isinstance(state, UpFrontState)
    return state


def state_at(scenario: str, seat: int, kind: type, choices: int) -> UpFrontState:
    """The first time that a seat is asked this with so many answers, in a game of sensible players."""
    state = start(scenario)
    bots = [make_bot("greedy", GAME, f"table {seat}") for seat in range(2)]
    dice = Dice("imagined")
    while state.waiting():
        now = state.waiting()[0]
        if now == seat and isinstance(state.top(), kind) and len(state.actions(now)) == choices:
            return state
        state.do(now, drive(state, now, bots[now], dice))
    raise AssertionError("it never came to that")


def beginnings(world: World) -> list[str]:
    state = world.state
    return [state.write_action(a) for a in state.actions(OTHER) if a.verb in BEGINNING]


async def to_a_beginning(world: World) -> None:
    """Sensible players, until both have decided something and the other could begin to prepare something."""
    bots = [make_bot("greedy", GAME, f"going on {seat}") for seat in range(2)]
    table, dice = world.table, Dice("imagined")
    while not (
        table.waiting() == [OTHER]
        and beginnings(world)
        and all(table.log.last_of(seat) >= 0 and table.log.undo_refusal(seat) for seat in (X, OTHER))
    ):
        seat = table.waiting()[0]
        action = drive(world.state, seat, bots[seat], dice)
        await table.decide(seat, world.state.write_action(action))


@pytest.mark.parametrize("asking", [X, OTHER])
def test_a_question_whether_one_may_take_back_does_not_follow_what_is_prepared_unseen(asking: int) -> None:
    async def play() -> None:
        world = World(start("house-to-house"), X)
        await to_a_beginning(world)
        before = world.state.data()
        last = world.table.log.last_of(asking)
        await world.table.propose("takeback", asking, [asking])
        assert [offer.by for offer in world.table.offers.values()] == [asking]
        world.sent()
        await world.table.decide(OTHER, beginnings(world)[0])
        assert world.sent() == [[], []], "the question stands as it stood"
        await world.table.undo(OTHER)
        assert world.sent() == [[], []]
        assert world.state.data() == before
        await world.table.decide(OTHER, beginnings(world)[0])
        await world.table.answer("takeback", [1 - asking], True)
        assert len(world.table.log.decisions) == last, "what was spoken of is taken back, not what came after"

    asyncio.run(play())


def test_a_question_whether_one_may_take_back_goes_with_the_next_decision_everybody_sees() -> None:
    async def play() -> None:
        world = World(start("house-to-house"), X)
        await to_a_beginning(world)
        await world.table.propose("takeback", X, [X])
        await world.table.decide(OTHER, "done")
        assert world.table.offers == {}

    asyncio.run(play())


# ---------------------------------------------------------------- earlier moments
def test_an_earlier_moment_of_a_running_game_shows_what_was_shown_then() -> None:
    async def play() -> None:
        world = World(start("the-crossroads"), X)
        table = world.table
        bots = [make_bot("greedy", GAME, f"moments {seat}") for seat in range(2)]
        dice = Dice("imagined")
        shown: dict[tuple[int, int], tuple[Any, list[int]]] = {}
        for _ in range(150):
            for looking in (X, SPECTATOR):
                shown[looking, table.known(looking)] = (json.loads(table.recorder.views[looking]), table.waiting())
            seat = table.waiting()[0]
            await table.decide(seat, world.state.write_action(drive(world.state, seat, bots[seat], dice)))
        assert any(not line.seen & SPECTATORS for line in table.log.decisions), "something was prepared unseen"
        for (looking, n), (view, waiting) in list(shown.items())[::7]:
            earlier = await table.state_after(table.log.decisions_at(looking, False, n))
            moment = json.loads(encode(presenter.moment(table, earlier, n, table.known(looking), looking, [X])))
            assert (moment["view"], moment["waiting"], moment["choices"]) == (view, waiting, [])
            assert looking in waiting or moment["prompt"] is None

    asyncio.run(play())


# ---------------------------------------------------------------- bots
def test_how_long_a_bot_thinks_does_not_tell_whether_it_has_a_choice() -> None:
    """The bot that looks ahead answers a question without a choice at once; the table hears of it no sooner."""
    alone = make_task(state_at("two-patrols", OTHER, Conceal, 1), OTHER, "search")
    several = make_task(state_at("two-patrols", OTHER, Conceal, 2), OTHER, "search")
    assert alone.min_seconds == several.min_seconds > DEFAULT_SECONDS

    async def think() -> float:
        bot_workers = BotWorkers(1, 10.0)
        try:
            await bot_workers.run(alone._replace(bot="random", min_seconds=0.0), "table")
            since = time.monotonic()
            assert await bot_workers.run(alone, "table") == "keep"
            return time.monotonic() - since
        finally:
            bot_workers.stop()

    assert asyncio.run(think()) >= alone.min_seconds


def test_bots_that_hardly_think_and_tables_without_secrets_do_not_wait() -> None:
    state = state_at("two-patrols", OTHER, Conceal, 1)
    assert make_task(state, OTHER, "greedy").min_seconds == 0.0
    open_table = registry.game("battlegroups").start("masseria", {}, SEED)
    assert not any(open_table.hides(seat) for seat in range(2))
    assert make_task(open_table, 0, "search").min_seconds == 0.0
