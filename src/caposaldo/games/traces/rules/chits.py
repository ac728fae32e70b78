"""The cup: selection, draws, interrupts (4.2, 4.3).

Chits that look alike are one kind; cup, hand and the secret choice count chits by kind. Nobody's question depends on
what another holds in secret: whether the Axis is asked follows from what everybody has seen.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import Position, total
from caposaldo.games.traces.rules import control, headquarters, orders, reinforcements, supply
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.setup import (
    AIRBORNE_CHIT,
    AXIS,
    HQ_CHIT,
    OKH_CHIT,
    REINFORCEMENT_CHIT,
    SOVIET,
    STAVKA_CHIT,
    SUPPLY_CHIT,
)
from caposaldo.games.traces.verbs import ADD, CHOOSE, DRAW, HOLD, INTERRUPT, PASS, READY
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Refusal, Todo

# Why a chit cannot be chosen now.
FINE: Final = 0
FOREIGN: Final = 1  # not of this side
SHARED: Final = 2  # the Supply chit
NOT_YET: Final = 3  # a later turn brings it
CROSSINGS: Final = 4  # STAVKA, with too many crossing points
USED_UP: Final = 5  # the airborne operation was carried out
NONE_LEFT: Final = 6  # all of this kind are chosen
ENOUGH: Final = 7  # no more chits this turn
FRONTS: Final = 8  # the Fronts that are still missing could no longer be chosen


# ---------------------------------------------------------------- selection
def begin_selection(s: Position) -> None:
    """Both sides choose their chits in secret (4.2a). Those played in the turn before are inactive again (4.3.0)."""
    kinds = len(s.setup.chits)
    s.played = filled(kinds, 0)
    s.returned = filled(kinds, 0)
    s.picked = filled(kinds, 0)
    s.held = filled(kinds, 0)
    s.ready = filled(2, 0)
    s.drawn = -1
    # What STAVKA depended on stays known to everybody (4.2.1c).
    s.crossings_at_choice = control.crossings(s)
    s.push(Choice())
    if s.events is not None:
        s.tell("4.2a", "tr-selection", {"axis": int(allowed(s, AXIS)), "soviet": int(allowed(s, SOVIET))})


def unavailable(s: Position, kind: i64) -> i64:
    """Why no chit of this kind can be chosen in this turn (3.0c, 4.2.1b, 4.2.1c), or FINE."""
    chit = s.setup.chits[kind]
    if s.turn < chit.from_turn:
        return NOT_YET
    if chit.kind == STAVKA_CHIT and control.crossings(s) > s.setup.charts.stavka[s.turn]:
        return CROSSINGS
    return FINE if s.used_up[kind] < chit.count else USED_UP


def available(s: Position, kind: i64) -> i64:
    """Chits of this kind that its owner may choose in this turn (3.0d)."""
    return s.setup.chits[kind].count - s.used_up[kind] if unavailable(s, kind) == FINE else 0


def allowed(s: Position, side: i64) -> i64:
    """How many chits the side chooses in this turn (4.2.1a, 4.2.2a): as many as there are, if there are fewer."""
    there: i64 = 0
    for kind in range(len(s.setup.chits)):
        if s.setup.chits[kind].owner == side:
            there += available(s, kind)
    return min(there, s.setup.soviet_chits if side == SOVIET else s.setup.charts.axis_chits[s.turn])


def kinds_of(s: Position, side: i64) -> list[int]:
    """The kinds of chits of a side."""
    return [kind for kind in range(len(s.setup.chits)) if s.setup.chits[kind].owner == side]


def chosen_by(s: Position, side: i64) -> i64:
    found: i64 = 0
    for kind in range(len(s.setup.chits)):
        if s.setup.chits[kind].owner == side:
            found += s.picked[kind]
    return found


def fronts_missing(s: Position) -> i64:
    """Fronts that the Soviets still have to choose (4.2.1a); STAVKA stands for one (4.2.1d). Less than 0: more than
    needed."""
    there: i64 = 0
    chosen: i64 = 0
    stand_in: i64 = 0
    for kind in range(len(s.setup.chits)):
        chit = s.setup.chits[kind]
        if chit.kind == HQ_CHIT and chit.owner == SOVIET:
            there += 1 if available(s, kind) > 0 else 0
            chosen += 1 if s.picked[kind] > 0 else 0
        elif chit.kind == STAVKA_CHIT and s.picked[kind] > 0:
            stand_in = 1
    return min(s.setup.fronts_needed, there, allowed(s, SOVIET)) - chosen - stand_in


def counts_as_front(s: Position, kind: i64) -> bool:
    """The chit would be the first of its Front, or STAVKA in the place of one (4.2.1a, 4.2.1d)."""
    chit = s.setup.chits[kind]
    return s.picked[kind] == 0 and (chit.kind == HQ_CHIT or chit.kind == STAVKA_CHIT)


def problem(s: Position, side: i64, kind: i64, left: i64, missing: i64) -> i64:
    """Why the side cannot choose a chit of this kind now, when it has `left` chits to choose and `missing` Fronts
    among them, or FINE."""
    chit = s.setup.chits[kind]
    if chit.owner != side:
        return SHARED if chit.kind == SUPPLY_CHIT else FOREIGN
    reason = unavailable(s, kind)
    if reason != FINE:
        return reason
    if s.picked[kind] >= chit.count - s.used_up[kind]:
        return NONE_LEFT
    if left <= 0:
        return ENOUGH
    if side == SOVIET and left - 1 < missing - (1 if counts_as_front(s, kind) else 0):
        return FRONTS
    return FINE


def choices(s: Position, side: i64) -> list[Action]:
    left = allowed(s, side) - chosen_by(s, side)
    if s.ready[side] == 1:
        return []
    if left == 0:
        return [Action(READY)]
    missing = fronts_missing(s) if side == SOVIET else 0
    found: list[Action] = []
    for kind in range(len(s.setup.chits)):
        if problem(s, side, kind, left, missing) == FINE:
            found.append(Action(CHOOSE, kind))
            if side == AXIS:
                found.append(Action(HOLD, kind))
    return found


def refuse_ready(s: Position, side: i64) -> Refusal | None:
    left = allowed(s, side) - chosen_by(s, side)
    return Refusal(count_rule(side), "tr-chits-missing", {"left": int(left)}) if left > 0 else None


def refuse_chit(s: Position, side: i64, kind: i64, held: bool) -> Refusal | None:
    """Why the side cannot choose a chit of this kind, for the cup or for the hand."""
    if not 0 <= kind < len(s.setup.chits):
        return Refusal("4.2a", "tr-chit-unknown")
    if held and side == SOVIET:
        return Refusal("4.2c", "tr-chit-soviet-hand")
    left = allowed(s, side) - chosen_by(s, side)
    missing = fronts_missing(s) if side == SOVIET else 0
    return explain(s, problem(s, side, kind, left, missing), kind, count_rule(side), missing)


def count_rule(side: i64) -> str:
    """The rule that says how many chits the side has."""
    return "4.2.1a" if side == SOVIET else "4.2.2a"


def explain(s: Position, reason: i64, kind: i64, rule: str, missing: i64) -> Refusal | None:
    """The words for a problem. `rule` is the one that says how many chits the side has."""
    chit = s.setup.chits[kind]
    params: Params = {"chit": f"@chit/{kind}"}
    if reason == FOREIGN:
        return Refusal("4.2a", "tr-chit-foreign", params)
    if reason == SHARED:
        return Refusal("4.2d", "tr-chit-common")
    if reason == NOT_YET:
        params["turn"] = int(chit.from_turn)
        return Refusal("3.0c", "tr-chit-not-yet", params)
    if reason == CROSSINGS:
        return refuse_stavka(s, params)
    if reason == USED_UP:
        return Refusal("4.2.1b", "tr-chit-used-up", params)
    if reason == NONE_LEFT:
        return Refusal(rule, "tr-chit-none-left", params)
    if reason == ENOUGH:
        return Refusal(rule, "tr-chits-enough")
    if reason == FRONTS:
        params["missing"] = int(missing)
        return Refusal("4.2.1b" if chit.kind == AIRBORNE_CHIT else "4.2.1a", "tr-chit-fronts-first", params)
    return None


def refuse_stavka(s: Position, params: Params) -> Refusal:
    """STAVKA is there only while the Soviets hold few crossing points for the turn (4.2.1c)."""
    params["most"] = int(s.setup.charts.stavka[s.turn])
    params["count"] = int(control.crossings(s))
    return Refusal("4.2.1c", "tr-chit-stavka-crossings", params)


def choose(s: Position, side: i64, kind: i64, held: bool) -> None:
    """Choose a chit. Only its owner knows which (4.2a, 4.2e)."""
    s.picked[kind] += 1
    if held:
        s.held[kind] += 1
    if s.events is not None:
        key = "tr-chit-held" if held else "tr-chit-chosen"
        s.tell("4.2b" if held else "4.2a", key, {"chit": f"@chit/{kind}"}, 1 << s.seat[side])


def chosen(s: Position) -> bool:
    """If both are ready the cup is filled and the choice is over; else False. The Soviets put all in (4.2c),
    the Axis what it does not hold (4.2b), and the Supply chit goes with them (4.2d)."""
    if s.ready[AXIS] == 0 or s.ready[SOVIET] == 0:
        return False
    s.pop()
    for kind in range(len(s.setup.chits)):
        s.cup[kind] += s.picked[kind] - s.held[kind]
        s.hand[kind] += s.held[kind]
        s.picked[kind] = 0
        s.held[kind] = 0
        if s.setup.chits[kind].kind == SUPPLY_CHIT:
            s.cup[kind] += s.setup.chits[kind].count
    s.reveals += 1
    s.tell("4.2a", "tr-cup-filled", {"cup": int(total(s.cup)), "hand": int(total(s.hand))})
    return True


# ---------------------------------------------------------------- draws
def all_played(s: Position) -> bool:
    """Cup and hand are empty, and the last chit has been carried out (4.3z)."""
    return s.chit_waits == 0 and total(s.cup) == 0 and total(s.hand) == 0


def next_draw(s: Position) -> None:
    """A chit that was drawn takes effect as soon as nothing else is pending. Else the Axis may add chits while it holds
    any (4.2b), or the next chit is drawn (4.3.0)."""
    if s.chit_waits == 1:
        s.chit_waits = 0
        take_effect(s)
        return
    s.drawn = -1
    if total(s.hand) > 0:
        s.push(Cup())
    else:
        draw(s)


def draw(s: Position) -> None:
    """One chit at random, shown to all (4.3.0)."""
    left = s.dice.below(total(s.cup), "draw")
    kind: i64 = 0
    while left >= s.cup[kind]:
        left -= s.cup[kind]
        kind += 1
    s.cup[kind] -= 1
    if s.returned[kind] > 0:
        s.returned[kind] -= 1
    s.drawn = kind
    s.reveals += 1
    s.tell("4.3.0", "tr-chit-drawn", {"chit": f"@chit/{kind}", "left": int(total(s.cup))})
    if may_be_stopped(s, kind):
        s.push(Interrupt())
    else:
        play(s, kind)


def may_be_stopped(s: Position, kind: i64) -> bool:
    """For all that everybody knows the Axis could hold an OKH chit; then it is asked (4.3G). Nothing stops Supply."""
    if s.setup.chits[kind].kind == SUPPLY_CHIT or total(s.hand) == 0:
        return False
    for other in range(len(s.setup.chits)):
        chit = s.setup.chits[other]
        seen = s.played[other] + s.returned[other] + (1 if other == kind else 0)
        if chit.kind == OKH_CHIT and s.turn >= chit.from_turn and seen < chit.count:
            return True
    return False


def play(s: Position, kind: i64) -> None:
    """The chit counts. HQs of its owner that were set aside come back first (G-hq-nowhere); `next_draw` goes on when
    they stand."""
    s.played[kind] += 1
    s.chit_waits = 1
    owner = s.setup.chits[kind].owner
    for side in range(2):
        if side == owner or s.setup.chits[kind].kind == SUPPLY_CHIT:
            headquarters.bring_back(s, side)


def take_effect(s: Position) -> None:
    """Start the effect of the drawn chit (4.3A to 4.3F)."""
    chit = s.setup.chits[s.drawn]
    if chit.kind == HQ_CHIT:
        orders.activate(s, chit.hq, -1)
    elif chit.kind == SUPPLY_CHIT:
        supply.check(s)
    elif chit.kind == REINFORCEMENT_CHIT:
        reinforcements.arrive(s)
    elif chit.kind == AIRBORNE_CHIT:
        s.used_up[s.drawn] += 1
        reinforcements.land(s)
        reinforcements.arrive(s)
    elif chit.kind == STAVKA_CHIT:
        s.push(orders.Stavka())
    else:
        s.push(orders.Okh(interrupt=0))


# ---------------------------------------------------------------- the hand
def okh_in_hand(s: Position) -> i64:
    """The kind of an OKH chit in the Axis hand, or -1."""
    for kind in range(len(s.setup.chits)):
        if s.hand[kind] > 0 and s.setup.chits[kind].kind == OKH_CHIT:
            return kind
    return -1


def add(s: Position, kind: i64) -> None:
    """A chit goes from the hand into the cup and stays there (4.2b): everybody sees that, not which (4.2e)."""
    s.hand[kind] -= 1
    s.cup[kind] += 1
    if s.events is not None:
        s.tell("4.2b", "tr-chit-added", {"cup": int(total(s.cup)), "hand": int(total(s.hand))})
        s.tell("4.2b", "tr-chit-added-secret", {"chit": f"@chit/{kind}"}, 1 << s.seat[AXIS])


def interrupt(s: Position) -> None:
    """The drawn chit goes back into the cup as if it had not been drawn; the OKH chit is played in its place (4.3G)."""
    stopped = s.drawn
    okh = okh_in_hand(s)
    s.cup[stopped] += 1
    s.returned[stopped] += 1
    s.hand[okh] -= 1
    s.played[okh] += 1
    s.drawn = okh
    s.reveals += 1
    s.tell("4.3G", "tr-chit-interrupted", {"chit": f"@chit/{stopped}", "okh": f"@chit/{okh}"})
    s.push(orders.Okh(interrupt=1))
    headquarters.bring_back(s, AXIS)


# ---------------------------------------------------------------- the decisions
class Choice(Decision):
    """Both sides choose their chits in secret (4.2)."""

    RULE: ClassVar = "4.2a"
    VERBS: ClassVar = (CHOOSE, HOLD, READY)

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return sorted([int(s.seat[side]) for side in range(2) if s.ready[side] == 0])

    def options(self, s: Position, seat: i64) -> list[Action]:
        return choices(s, s.side_of(seat))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        side = s.side_of(seat)
        own = kinds_of(s, side)
        held = [Action(HOLD, kind) for kind in own] if side == AXIS else []
        return [Action(CHOOSE, kind) for kind in own] + held + [Action(READY)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == READY:
            return refuse_ready(s, s.side_of(seat))
        return refuse_chit(s, s.side_of(seat), action.chit, action.verb == HOLD)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """That a side is ready everybody may know (4.2a)."""
        side = s.side_of(seat)
        if action.verb == READY:
            s.ready[side] = 1
            s.tell("4.2a", "tr-chits-ready", {"side": s.side_ref(side)})
        else:
            choose(s, side, action.chit, action.verb == HOLD)

    def todo(self, s: Position, seat: i64) -> Todo:
        side = s.side_of(seat)
        left = int(allowed(s, side) - chosen_by(s, side))
        return Todo([], 0, Message(count_rule(side), "tr-todo-choice", {"left": left}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == READY else COMMON

    def run_on(self, s: Position) -> bool:
        return chosen(s)


class Cup(Decision):
    """The Axis may add chits from its hand before the next draw (4.2b)."""

    RULE: ClassVar = "4.2b"
    VERBS: ClassVar = (ADD, DRAW)

    def side(self, s: Position) -> i64:
        return AXIS

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(ADD, kind) for kind in range(len(s.hand)) if s.hand[kind] > 0]
        if total(s.cup) > 0:
            found.append(Action(DRAW))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ADD, kind) for kind in kinds_of(s, AXIS)] + [Action(DRAW)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == DRAW:
            return Refusal("4.2b", "tr-cup-empty") if total(s.cup) == 0 else None
        if not (0 <= action.chit < len(s.hand) and s.hand[action.chit] > 0):
            return Refusal("4.2b", "tr-chit-not-in-hand")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == ADD:
            add(s, action.chit)
        else:
            s.pop()
            draw(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo([], 0, Message("4.2b", "tr-todo-cup", {"cup": int(total(s.cup)), "hand": int(total(s.hand))}))

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == DRAW else COMMON

    def run_on(self, s: Position) -> bool:
        return False


class Interrupt(Decision):
    """A chit is drawn: does the Axis interrupt it with an OKH chit? (4.3G)"""

    RULE: ClassVar = "4.3G"
    VERBS: ClassVar = (INTERRUPT, PASS)

    def side(self, s: Position) -> i64:
        return AXIS

    def prompt_params(self, s: Position) -> Params:
        return {"chit": f"@chit/{s.drawn}"}

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(INTERRUPT), Action(PASS)] if okh_in_hand(s) >= 0 else [Action(PASS)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(INTERRUPT)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == INTERRUPT and okh_in_hand(s) < 0:
            return Refusal("4.3G", "tr-no-okh-in-hand")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == INTERRUPT:
            interrupt(s)
        else:
            play(s, s.drawn)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == PASS else COMMON

    def run_on(self, s: Position) -> bool:
        return False

    def check(self, s: Position, at: str) -> None:
        if s.drawn < 0:
            raise ValueError("drawn: expected a chit, since it may be interrupted")
