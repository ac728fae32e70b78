"""The Luftwaffe (7.0, 4.1).

How many markers the Axis holds is open, their sorts are not (7.0b): whenever it holds one it is asked, whether or not
one of them is of use.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import Position
from caposaldo.games.traces.rules import combat_results, control
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.ratio import joined
from caposaldo.games.traces.setup import AXIS
from caposaldo.games.traces.verbs import PASS, SUPPORT
from caposaldo.kernel.game import COMMON, NEXT, Params, Preview, Refusal

# Sorts of markers: places in `wings`.
OFFENSIVE: Final = 0
DEFENSIVE: Final = 1


def reorganise(s: Position) -> None:
    """Markers for this turn are drawn at random from the box, as many as the crossing points in Soviet hands allow
    (4.1, 7.0b)."""
    charts = s.setup.charts
    box = vec[i64]([charts.offensive, charts.defensive])
    s.wings = vec[i64]([0, 0])
    s.wings_used = vec[i64]([0, 0])
    row = min(control.crossings(s), len(charts.luftwaffe) - 1)
    count = min(charts.luftwaffe[row], charts.offensive + charts.defensive)
    for _ in range(count):
        draw(s, box)
    s.tell("7.0b", "tr-wings", {"count": int(count)})
    if count > 0:
        sorts = {"offensive": int(s.wings[OFFENSIVE]), "defensive": int(s.wings[DEFENSIVE])}
        s.tell("7.0b", "tr-wings-drawn", {**sorts}, 1 << s.seat[AXIS])


def draw(s: Position, box: vec[i64]) -> None:
    sort: i64 = OFFENSIVE if s.dice.below(box[OFFENSIVE] + box[DEFENSIVE], "draw") < box[OFFENSIVE] else DEFENSIVE
    box[sort] -= 1
    s.wings[sort] += 1


def stand_down(s: Position) -> None:
    """Unused markers go back to the box (7.0e, 4.3z)."""
    s.wings = vec[i64]([0, 0])
    s.wings_used = vec[i64]([0, 0])


def in_hand(s: Position) -> i64:
    """Markers drawn and not yet used: everybody knows how many."""
    return s.wings[OFFENSIVE] + s.wings[DEFENSIVE]


def sort_of_use(s: Position) -> i64:
    """Offensive markers when the Axis attacks, Defensive ones when it defends (7.0d, 7.0f)."""
    return OFFENSIVE if s.active == AXIS else DEFENSIVE


def note_possible_air(s: Position, preview: Preview | None) -> Preview | None:
    """Say what a marker could still change: the Axis knows its own (7.0d), the Soviets how many there are (7.0b)."""
    charts = s.setup.charts
    if preview is not None and s.active == AXIS and s.wings[OFFENSIVE] > 0:
        preview.chain.note("7.0d", "tr-chain-air-possible", {"count": int(charts.offensive_shift)})
    elif preview is not None and s.active != AXIS and in_hand(s) > 0 and s.wings_used[DEFENSIVE] < charts.defensive:
        params: Params = {"count": int(-charts.defensive_roll), "markers": int(in_hand(s))}
        preview.chain.note("7.0f", "tr-chain-air-feared", params)
    return preview


# ---------------------------------------------------------------- the decision
class Air(Decision):
    """The Axis may use a marker in a combat (7.0c). It is asked whenever it holds any, of use or not."""

    RULE: ClassVar = "7.0c"
    VERBS: ClassVar = (SUPPORT, PASS)

    def __init__(self, attacked: i64) -> None:
        self.attacked = attacked

    def side(self, s: Position) -> i64:
        return AXIS

    def about_hex(self) -> i64:
        return self.attacked

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if s.wings[sort_of_use(s)] > 0:
            found.append(Action(SUPPORT))
        found.append(Action(PASS))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SUPPORT)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == PASS or s.wings[sort_of_use(s)] > 0:
            return None
        if s.active == AXIS:
            return Refusal("7.0d", "tr-no-offensive-marker")
        return Refusal("7.0f", "tr-no-defensive-marker")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == SUPPORT:
            support(s, self.attacked)
        else:
            s.tell("7.0c", "tr-air-none", {})
            combat_results.resolve(s, self.attacked, 0, 0)

    def preview(self, s: Position, action: Action) -> Preview | None:
        charts = s.setup.charts
        units = joined(s, self.attacked)
        defends = s.active != AXIS
        if action.verb != SUPPORT:
            return combat_results.preview_with(s, self.attacked, units, 0, 0, defends)
        if defends:
            return combat_results.preview_with(s, self.attacked, units, 0, charts.defensive_roll, defends)
        return combat_results.preview_with(s, self.attacked, units, charts.offensive_shift, 0)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == PASS and s.wings[sort_of_use(s)] == 0 else COMMON

    def run_on(self, s: Position) -> bool:
        return False

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        self.check_hex(s, f"{at}.attacked", self.attacked)


def support(s: Position, attacked: i64) -> None:
    """One marker at most; it goes back to the box and is of no more use this turn (7.0c)."""
    sort = sort_of_use(s)
    s.wings[sort] -= 1
    s.wings_used[sort] += 1
    s.reveals += 1
    charts = s.setup.charts
    if sort == OFFENSIVE:
        s.tell("7.0d", "tr-air-offensive", {"count": int(charts.offensive_shift)})
        combat_results.resolve(s, attacked, charts.offensive_shift, 0)
    else:
        s.tell("7.0f", "tr-air-defensive", {"count": int(-charts.defensive_roll)})
        combat_results.resolve(s, attacked, 0, charts.defensive_roll)
