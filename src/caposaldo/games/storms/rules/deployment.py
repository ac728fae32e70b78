"""Set-up: placing, hiding, dealing (1.0, 1.0d, 8.1b, 10.0).

One side places its units, then the other; a unit that the scenario lets its owner hide may be kept back. Then the cards
are dealt, and both sides note down in secret where their hidden units are and what their artillery shells first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import HIDDEN, RESERVE, WAITING, Decision, Position
from caposaldo.games.storms.rules import checks, considered, control, events, hidden_units, objectives, placing
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.verbs import CONFIRM, HIDE_AT, KEEP, PLACE
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import Refusal, Todo

DEAL: Final = 0  # the stages of `Conceal`: cards are dealt,
LEAVE_OUT: Final = 1  # units without room wait beside the map,
CONCEALING: Final = 2  # units are hidden


# ---------------------------------------------------------------- cards and missions
def deal(s: Position) -> None:
    """Missions of the batteries and the shuffled deck (1.0); objectives belong to the side that stands there (2.4a)."""
    i = 0
    for side in range(2):
        for kind in s.setup.batteries[side]:
            s.missions[i] = s.setup.cards[kind].missions
            i += 1
    deck = [int(kind) for kind in s.setup.deck]
    s.dice.shuffle(deck, "deck")
    s.deck = vec[i64](deck)
    for i in range(len(s.setup.objectives)):
        control.settle(s, i)


def deal_hands(s: Position) -> None:
    """The first cards, when all open units are placed (1.0); secret objectives come before them (8.1c)."""
    for side in range(2):
        objectives.draw(s, side, s.setup.secrets_dealt)
    for side in range(2):
        events.draw(s, side, s.setup.dealt)


# ---------------------------------------------------------------- placing units openly (1.0)
class Deploy(Decision):
    """A side places its units, or keeps back those that it may hide (1.0, 10.0)."""

    RULE: ClassVar[str] = "1.0"
    VERBS: ClassVar[tuple[int, ...]] = (PLACE, KEEP)

    def __init__(self, side: i64) -> None:
        self.side = side

    def seat(self, s: Position) -> i64:
        return self.side

    def run_on(self, s: Position) -> bool:
        return self.skip_if_empty(s)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Every hex of the unit's zone with every facing, or keep it back."""
        unit = next_open(s, self.side)
        found = placing.places_for(s, unit)
        if unit >= 0 and hideable(s, self.side) > 0:
            found.append(Action(KEEP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        unit = next_open(s, seat)
        return [Action(KEEP)] + [Action(PLACE, unit, h, s.face[unit]) for h in considered.beside_zone(s, unit)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None if hideable(s, self.side) > 0 else Refusal("10.0", "st-hide-no-more")
        return placing.refuse_placing(s, next_open(s, self.side), action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == PLACE:
            place(s, action.unit, action.hex, action.facing)
        else:
            s.mark(next_open(s, self.side), HIDDEN)
            s.tell("10.0", "st-kept-back", {"side": s.side_ref(self.side)})

    def todo(self, s: Position, seat: i64) -> Todo:
        """The units that are still to be placed, the next one first."""
        return placing.left_to_place(
            [u for u in range(s.setup.count()) if to_place(s, u, seat) and not s.has(u, HIDDEN)]
        )

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.side", self.side, 0, 1)


def to_place(s: Position, unit: i64, side: i64) -> bool:
    """Still to be set up by its owner: reinforcements come later (5.1), some by an event (8.1c)."""
    setup = s.setup
    if s.place[unit] != RESERVE or setup.side[unit] != side:
        return False
    return setup.arrives[unit] == 0 and setup.comes_by[unit] < 0


def next_open(s: Position, side: i64) -> i64:
    """The next unit that the side places openly, or may keep back, or -1."""
    for unit in range(s.setup.count()):
        if to_place(s, unit, side) and not s.has(unit, HIDDEN):
            if placing.has_room(s, unit) or hideable(s, side) > 0:
                return unit
    return -1


def hideable(s: Position, side: i64) -> i64:
    """How many more units the side may keep back to hide them (10.0)."""
    left = s.setup.hidden_allowance[side]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.setup.arrives[unit] == 0 and s.has(unit, HIDDEN):
            left -= 1
    return left


def place(s: Position, unit: i64, h: i64, face: i64) -> None:
    s.put(unit, h)
    s.face[unit] = face
    if s.events is not None:
        s.tell("1.0", "st-placed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    control.update(s, h)


# ---------------------------------------------------------------- hiding in secret (10.0, 1.0d)
class Conceal(Decision):
    """Both sides hide units in secret (10.0, 1.0d), when the cards have been dealt and what an event among them brings
    has been placed: `stage` is DEAL, LEAVE_OUT or CONCEALING."""

    RULE: ClassVar[str] = "10.0"
    VERBS: ClassVar[tuple[int, ...]] = (HIDE_AT, CONFIRM)

    def __init__(self, stage: i64 = DEAL) -> None:
        self.stage = stage

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return [seat for seat in range(2) if s.confirmed[seat] == 0]

    def run_on(self, s: Position) -> bool:
        if self.stage == DEAL:
            s.replace(Conceal(LEAVE_OUT))
            deal_hands(s)
            return True
        if self.stage == LEAVE_OUT:
            s.replace(Conceal(CONCEALING))
            leave_out(s)
            s.confirmed = vec[i64]([1 if next_hidden(s, side) < 0 else 0 for side in range(2)])
        if s.confirmed[0] == 0 or s.confirmed[1] == 0:
            return False
        s.pop()
        s.confirmed = filled(2, 0)
        plan_ahead(s)
        hidden_units.meet(s)
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        unit = next_hidden(s, seat)
        if unit < 0:
            return []
        return [Action(HIDE_AT, unit, h) for h in s.setup.zone[unit] if placing.refuse_hex(s, unit, h) is None]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        unit = next_hidden(s, seat)
        return [Action(CONFIRM)] + [Action(HIDE_AT, unit, h) for h in considered.beside_zone(s, unit)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == CONFIRM:
            return Refusal("10.0", "st-place-all")
        return placing.refuse_placing(s, next_hidden(s, seat), action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        hide_at(s, seat, action.unit, action.hex)

    def todo(self, s: Position, seat: i64) -> Todo:
        return placing.left_to_place([u for u in range(s.setup.count()) if to_place(s, u, seat) and s.has(u, HIDDEN)])

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.stage", self.stage, DEAL, CONCEALING)


def plan_ahead(s: Position) -> None:
    """Fire plotted before the first round, if the scenario gives any (12.3b)."""
    planned = s.setup.preplanned
    if planned[0] > 0 or planned[1] > 0:
        s.confirmed = vec[i64]([0 if planned[side] > 0 else 1 for side in range(2)])
        s.push(Plot())


def leave_out(s: Position) -> None:
    """Units for which there is no room at set-up wait beside the map and enter like reinforcements (1.0, 5.1)."""
    for unit in range(s.setup.count()):
        if to_place(s, unit, s.setup.side[unit]) and not (s.has(unit, HIDDEN) and placing.has_room(s, unit)):
            s.place[unit] = WAITING
            s.unmark(unit, HIDDEN)
            placing.tell_no_room(s, unit)


def next_hidden(s: Position, side: i64) -> i64:
    """The next unit that the side hides, or -1."""
    for unit in range(s.setup.count()):
        if to_place(s, unit, side) and s.has(unit, HIDDEN):
            return unit
    return -1


def hide_at(s: Position, side: i64, unit: i64, h: i64) -> None:
    """Only its owner knows the hex (1.0d); if no hex is free it is revealed at once (10.0b)."""
    s.put(unit, h)
    if s.events is not None:
        s.tell("1.0d", "st-hidden-at", {"unit": s.ref(unit), "hex": s.hex_ref(h)}, 1 << side)
    if next_hidden(s, side) < 0:
        s.confirmed[side] = 1
        s.tell("10.0", "st-all-hidden", {"side": s.side_ref(side)})
