"""Makes the account of a game that is over, in a worker process: it replays the whole game.

Nothing is hidden any more, so the account is the same for everybody. A table keeps it, encoded; it is made when it is
first asked for.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from caposaldo.kernel import game as kernel
from caposaldo.kernel import registry
from caposaldo.kernel.game import State
from caposaldo.kernel.replay import ReadDecision
from caposaldo.lab.story import Lost, Luck, Shot, Story, TurningPoint, curve_of, luck_word, tell_story
from caposaldo.server import presenter
from caposaldo.server.protocol import (
    ApiError,
    HarmInfo,
    LostInfo,
    LuckInfo,
    Outcome,
    ShotInfo,
    TableSummary,
    TurnInfo,
    TurningPointInfo,
    encode,
)
from caposaldo.server.settings import Settings
from caposaldo.server.tables import Table
from caposaldo.server.workers import Worker, WorkerDied, WorkerTimeout

NICE = 5
MAX_WAITING = 16


class SummaryTask(NamedTuple):
    """What is sent to the worker: the set-up, the decisions (seat and notation), and how the game ended."""

    table: str
    game: str
    scenario: str
    options: dict[str, str]
    seed: str
    decisions: list[tuple[int, str]]
    outcome: Outcome


# ---------------------------------------------------------------- in the worker
def make_summary(task: SummaryTask) -> bytes:
    """Return the encoded account of a game. Runs in a worker process."""
    game = registry.game(task.game)
    state = game.start(task.scenario, dict(task.options), task.seed)
    ended = task.outcome
    agreed = kernel.Outcome(list(ended.winners), ended.rule, ended.key, dict(ended.params))
    story = tell_story(game, state, map(read, task.decisions), agreed)
    return encode(summary(task, story, state))


def read(decision: tuple[int, str]) -> ReadDecision:
    seat, action = decision
    return lambda state: (seat, state.read_action(action))


def summary(task: SummaryTask, story: Story, last: State) -> TableSummary:
    seats = Seats(last)
    return TableSummary(
        table=task.table,
        outcome=task.outcome,
        curves=[curve_of(story, seat) for seat in range(len(last.seats()))],
        turns=[TurnInfo(turn.decision, turn.turn) for turn in story.turns],
        turning=[seats.turning_point(point) for point in story.turning],
        harm=[HarmInfo(one.decision, presenter.message_info(one.said)) for one in story.harm],
        goals=[presenter.goal_info(goal) for goal in story.goals],
        lost=[seats.lost(one) for one in story.lost],
        best=seats.shot(story.best),
        worst=seats.shot(story.worst),
        mattered=seats.shot(story.mattered),
        luck=[seats.luck(one) for one in story.luck],
        view=presenter.everything(last),
    )


class Seats:
    """Says everything about seats that a story says about sides."""

    def __init__(self, state: State) -> None:
        self.of: dict[int, int] = {}
        for seat in range(len(state.seats())):
            self.of.setdefault(int(state.side_of(seat)), seat)

    def shot(self, shot: Shot | None) -> ShotInfo | None:
        if shot is None:
            return None
        seat, works = self.of[shot.side], float(shot.works)
        return ShotInfo(
            shot.decision, shot.settled, seat, shot.by, shot.target, works, shot.came, shot.worked, shot.swing
        )

    def lost(self, one: Lost) -> LostInfo:
        return LostInfo(one.decision, one.turn, self.of[one.side], one.piece, one.by)

    def turning_point(self, point: TurningPoint) -> TurningPointInfo:
        said = presenter.message_info(point.said)
        return TurningPointInfo(point.decision, point.seat, point.swing, said, self.shot(point.shot))

    def luck(self, luck: Luck) -> LuckInfo:
        key = "endgame-luck-none" if luck.rolls == 0 else f"endgame-luck-{luck_word(luck.score)}"
        return LuckInfo(self.of[luck.side], luck.score, luck.rolls, key)


# ---------------------------------------------------------------- in the server
class SummaryWorker:
    """Makes one account after the other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = Worker(NICE)
        self.turn = asyncio.Lock()
        self.being_made: dict[tuple[str, int], asyncio.Task[bytes]] = {}

    async def of(self, table: Table) -> bytes:
        """Return the encoded account of a table, from now on kept there. Raise ApiError."""
        require_over(table)
        if table.account is not None:
            return table.account
        lines = table.lines
        found = await asyncio.shield(self.job(table))
        if table.lines == lines:  # its last decision was not taken back meanwhile
            table.account = found
        return found

    def job(self, table: Table) -> asyncio.Task[bytes]:
        """Return the one job that makes the account of this table as it is now."""
        key = (table.id, table.lines)
        if key not in self.being_made:
            if len(self.being_made) >= MAX_WAITING:
                raise ApiError(429, "web-error-flood", detail="too many accounts are being made")
            self.being_made[key] = asyncio.create_task(self.make(task_of(table)))
            self.being_made[key].add_done_callback(lambda _: self.being_made.pop(key, None))
        return self.being_made[key]

    async def make(self, task: SummaryTask) -> bytes:
        async with self.turn:
            try:
                return await self.worker.run(make_summary, task, self.settings.record_seconds)
            except (WorkerTimeout, WorkerDied):
                raise ApiError(503, "endgame-failed", detail="the account could not be made") from None

    def stop(self) -> None:
        for job in self.being_made.values():
            job.cancel()
        self.worker.stop()


def require_over(table: Table) -> None:
    """Raise ApiError while the game goes on, and if the present rules do not replay it."""
    if not table.over:
        raise ApiError(409, "endgame-unfinished", detail="the game is not over")
    table.require_playable()


def task_of(table: Table) -> SummaryTask:
    outcome = table.outcome()
    assert outcome is not None
    meta, decisions = table.meta, [(line.seat, line.action) for line in table.log.decisions]
    return SummaryTask(table.id, meta.game, meta.scenario, dict(meta.options), meta.seed, decisions, outcome)
