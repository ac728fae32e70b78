"""The round: pre-round sequence, initiative, end, victory (2.0, 2.1, 2.3, 2.4, 3.2.4, 5.1)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTED,
    BARE,
    BOGGED,
    FOR_INITIATIVE,
    MARCHING,
    MEMBER,
    MOST_CAP,
    NERVES,
    READY,
    RESERVE,
    SILENT,
    TARGET,
    WAITING,
    WARY,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import checks, control, events, rolls, smoke, veterans, victory
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.verbs import DECLARE
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import COMMON, NEXT, Refusal


# ---------------------------------------------------------------- before the round (2.0)
def refresh(s: Position) -> None:
    """Steps 1 to 4: counters ready, smoke thins (13.0c), CAP less losses (7.3b), cards are drawn (8.1b)."""
    s.round += 1
    s.tell("2.0", "st-round", {"round": int(s.round)})
    make_ready(s)
    smoke.thin_smoke(s)
    reset_cap(s)
    if s.round > 1:  # in the first round the cards just dealt are all there is
        for side in range(2):
            events.draw(s, side, s.setup.drawn_each_round)


def make_ready(s: Position) -> None:
    n = s.setup.count()
    s.status = filled(n, READY)
    s.used_now = filled(n, 0)
    for unit in range(n):
        s.flags[unit] = s.flags[unit] & ~(BARE | MEMBER | ACTED | TARGET | BOGGED | MARCHING | NERVES | SILENT | WARY)
    s.ap = filled(2, 0)
    s.pool = filled(2, 0)
    s.passes = 0
    s.again = 0


def reset_cap(s: Position) -> None:
    """Unused CAP are gone; every loss costs one for good (3.2, 7.3b)."""
    for side in range(2):
        left = s.setup.cap[side] - s.losses[side]
        s.cap[side] = left if left > 0 else 0
        if s.events is not None:
            s.tell("7.3b", "st-cap-reset", {"side": s.side_ref(side), "cap": int(s.cap[side])})


def bring_up(s: Position) -> None:
    """Step 7: reinforcements of this round may enter, now or later (5.1)."""
    setup = s.setup
    for unit in range(setup.count()):
        if 0 < setup.arrives[unit] <= s.round and s.place[unit] == RESERVE:
            s.place[unit] = WAITING
            if s.events is not None:
                s.tell("5.1", "st-reinforcement", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- the initiative (2.1, 3.2.4)
class Bid(Decision):
    """A side declares CAP for the initiative (3.2.4); `second` is 1 if the other has declared already."""

    RULE: ClassVar[str] = "3.2.4"
    VERBS: ClassVar[tuple[int, ...]] = (DECLARE,)

    def __init__(self, side: i64, second: i64) -> None:
        self.side = side
        self.second = second

    def seat(self, s: Position) -> i64:
        return self.side

    def most(self, s: Position) -> i64:
        return s.cap[self.side] if s.cap[self.side] < MOST_CAP else MOST_CAP

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(DECLARE, cap) for cap in range(self.most(s) + 1)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(DECLARE, cap) for cap in range(MOST_CAP + 2)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        """0, 1 or 2 CAP, as far as there are any (3.2.4)."""
        most = self.most(s)
        return None if 0 <= action.cap <= most else Refusal("3.2.4", "st-bid-range", {"most": int(most)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """After the second declaration both roll; ties are rolled again with new CAP (2.1, 3.2.4)."""
        s.pop()
        s.bids[self.side] = action.cap
        s.tell("3.2.4", "st-declares", {"side": s.side_ref(self.side), "cap": int(action.cap)})
        if isinstance(s.top(), Bid):
            return
        for other in range(2):
            s.cap[other] = s.cap[other] - s.bids[other]
        roll(s, self.side if self.second == 0 else 1 - self.side)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.cap == 0 else COMMON

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.side", self.side, 0, 1)
        checks.number(f"{at}.second", self.second, 0, 1)


def ask_for_bids(s: Position) -> None:
    """Step 8: the side with more CAP declares first, equal: the Soviets (3.2.4). A side without CAP has nothing to
    declare."""
    victory.check_target(s)
    s.bids = filled(2, 0)
    s.confirmed = filled(2, 0)
    first = first_to_declare(s)
    if s.cap[1 - first] > 0:
        s.push(Bid(1 - first, 1))
    if s.cap[first] > 0:
        s.push(Bid(first, 0))
    else:
        roll(s, first)


def first_to_declare(s: Position) -> i64:
    return GERMAN if s.cap[GERMAN] > s.cap[SOVIET] else SOVIET


def roll(s: Position, side: i64) -> None:
    """One side's two dice with the CAP it declared."""
    rolls.fall(s, side, FOR_INITIATIVE, -1, s.bids[side], 0)


def conclude(s: Position, side: i64, total: i64) -> None:
    """One side has rolled: `bids` now keeps its total. Then the other rolls; the higher total has the first turn."""
    s.bids[side] = total
    s.confirmed[side] = 1
    if s.confirmed[1 - side] == 0:
        roll(s, 1 - side)
    elif s.bids[0] == s.bids[1]:
        s.tell("2.1", "st-initiative-tie", {})
        ask_for_bids(s)
    else:
        begin_turns(s, GERMAN if s.bids[GERMAN] > s.bids[SOVIET] else SOVIET)


def begin_turns(s: Position, side: i64) -> None:
    """The side has the initiative and the first turn (2.1). What was done before it counts as an action of its own:
    a unit that stepped aside under fire was there before the first to enter (V08, 7.6.3g)."""
    s.side = side
    s.actions_done += 1
    s.bids = filled(2, 0)
    s.confirmed = filled(2, 0)
    s.tell("2.1", "st-initiative", {"side": s.side_ref(side)})
    veterans.offer_initiative(s)


def end(s: Position) -> None:
    """Points of the round (2.3, 2.4a), the next round, or the end of the scenario (2.4: on a tie both lose)."""
    s.tell("2.3", "st-round-over", {"round": int(s.round)})
    for i in range(len(s.setup.objectives)):
        side = control.scores(s, i)
        if side >= 0:
            victory.score(s, side, s.setup.objectives[i].round_points[side], "2.3", s.setup.objectives[i].hex)
    victory.check_target(s)
    if s.result is None and s.round >= s.setup.rounds:
        victory.finish(s)
