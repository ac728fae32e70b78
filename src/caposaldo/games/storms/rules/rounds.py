"""The round: pre-round sequence, initiative, end, victory (2.0, 2.1, 2.3, 2.4, 3.2.4, 5.1)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTED,
    BARE,
    BID,
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
    Position,
)
from caposaldo.games.storms.rules import control, events, rolls, smoke, veterans, victory
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.verbs import DECLARE
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Refusal


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
    """What was not used is gone; every loss costs one for good (3.2, 7.3b)."""
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
def ask_for_bids(s: Position) -> None:
    """Step 8: the side with more CAP declares first, equal: the Soviets (3.2.4). Pushes BID frames; a side without
    CAP has nothing to declare."""
    victory.check_target(s)
    s.bids = filled(2, 0)
    s.confirmed = filled(2, 0)
    first = first_to_declare(s)
    if s.cap[1 - first] > 0:
        s.push(Frame(BID, 1 - first, 1))
    if s.cap[first] > 0:
        s.push(Frame(BID, first, 0))
    else:
        roll(s, first)


def first_to_declare(s: Position) -> i64:
    return GERMAN if s.cap[GERMAN] > s.cap[SOVIET] else SOVIET


def most_to_declare(s: Position, side: i64) -> i64:
    return s.cap[side] if s.cap[side] < MOST_CAP else MOST_CAP


def bids(s: Position, frame: Frame) -> list[Action]:
    return [Action(DECLARE, cap) for cap in range(most_to_declare(s, frame.a) + 1)]


def refuse_bid(s: Position, frame: Frame, a: Action) -> Refusal | None:
    """0, 1 or 2 CAP, as far as there are any (3.2.4)."""
    most = most_to_declare(s, frame.a)
    return None if 0 <= a.a <= most else Refusal("3.2.4", "st-bid-range", {"most": int(most)})


def bid(s: Position, frame: Frame, a: Action) -> None:
    """After the second declaration both roll; ties are rolled again with new CAP (2.1, 3.2.4)."""
    s.pop()
    side = frame.a
    s.bids[side] = a.a
    s.tell("3.2.4", "st-declares", {"side": s.side_ref(side), "cap": int(a.a)})
    if s.top().kind == BID:
        return
    for other in range(2):
        s.cap[other] = s.cap[other] - s.bids[other]
    roll(s, side if frame.b == 0 else 1 - side)


def roll(s: Position, side: i64) -> None:
    """One side's two dice with the CAP it declared."""
    rolls.fall(s, side, FOR_INITIATIVE, -1, s.bids[side], 0)


def conclude(s: Position, frame: Frame) -> None:
    """One side has rolled: `bids` now keeps its total. Then the other rolls; the higher total has the first turn."""
    side = frame.a
    s.bids[side] = frame.x
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
    whoever stepped aside under fire was there before the first to enter (V08, 7.6.3g)."""
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
