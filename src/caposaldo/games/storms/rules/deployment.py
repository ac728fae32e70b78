"""Set-up: placing, hiding, dealing (1.0, 1.0d, 8.1b, 10.0).

One side places its units, then the other; a unit that the scenario lets its owner hide may be kept back. Then the cards
are dealt, and both sides note down in secret where their hidden units are and what their artillery shells first.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.position import CONCEAL, DEPLOY, HIDDEN, PLOT, RESERVE, WAITING, Position
from caposaldo.games.storms.rules import control, events, hidden_units, objectives, placing
from caposaldo.games.storms.verbs import CONFIRM, HIDE_AT, KEEP, PLACE
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Refusal


# ---------------------------------------------------------------- cards and missions
def deal(s: Position) -> None:
    """Missions of the batteries and the shuffled deck (1.0); objectives belong to whoever stands there (2.4a)."""
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


# ---------------------------------------------------------------- secret decisions of both sides
def settled(s: Position, frame: Frame) -> bool:
    """CONCEAL or PLOT: if both are ready the frame goes; else False. Before anybody hides, cards are dealt, and what an
    event among them brings is placed."""
    if frame.kind == CONCEAL and frame.a == 0:
        frame.a = 1
        deal_hands(s)
        return True
    if frame.kind == CONCEAL and frame.a == 1:
        frame.a = 2
        leave_out(s)
        s.confirmed = vec[i64]([1 if next_hidden(s, side) < 0 else 0 for side in range(2)])
    if s.confirmed[0] == 0 or s.confirmed[1] == 0:
        return False
    s.pop()
    s.confirmed = filled(2, 0)
    if frame.kind == CONCEAL:
        plan_ahead(s)
        hidden_units.meet(s)
    return True


def plan_ahead(s: Position) -> None:
    """Fire plotted before the first round, if the scenario gives any (12.3b)."""
    planned = s.setup.preplanned
    if planned[0] > 0 or planned[1] > 0:
        s.confirmed = vec[i64]([0 if planned[side] > 0 else 1 for side in range(2)])
        s.push(Frame(PLOT))


# ---------------------------------------------------------------- who is next
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


def hideable(s: Position, side: i64) -> i64:
    """How many more units the side may keep back to hide them (10.0)."""
    left = s.setup.hidden_allowance[side]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.setup.arrives[unit] == 0 and s.has(unit, HIDDEN):
            left -= 1
    return left


# ---------------------------------------------------------------- decisions
def options(s: Position, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == DEPLOY:
        return placings(s, frame.a)
    unit = next_hidden(s, side)
    if unit < 0:
        return []
    return [Action(HIDE_AT, unit, h) for h in s.setup.zone[unit] if placing.refuse_hex(s, unit, h) is None]


def placings(s: Position, side: i64) -> list[Action]:
    """Every hex of the unit's zone with every facing, or keep it back."""
    unit = next_open(s, side)
    found = placing.places_for(s, unit)
    if unit >= 0 and hideable(s, side) > 0:
        found.append(Action(KEEP))
    return found


def refuse(s: Position, frame: Frame, side: i64, a: Action) -> Refusal | None:
    if a.kind == CONFIRM:
        return Refusal("10.0", "st-place-all")
    if a.kind == KEEP:
        return None if hideable(s, frame.a) > 0 else Refusal("10.0", "st-hide-no-more")
    return placing.refuse_placing(s, next_open(s, frame.a) if frame.kind == DEPLOY else next_hidden(s, side), a)


def perform(s: Position, frame: Frame, side: i64, a: Action) -> None:
    """PLACE, HIDE_AT, KEEP."""
    if a.kind == PLACE:
        place(s, a.a, a.b, a.x)
    elif a.kind == KEEP:
        s.mark(next_open(s, frame.a), HIDDEN)
        s.tell("10.0", "st-kept-back", {"side": s.side_ref(frame.a)})
    else:
        hide_at(s, side, a.a, a.b)


def place(s: Position, unit: i64, h: i64, face: i64) -> None:
    s.put(unit, h)
    s.face[unit] = face
    if s.events is not None:
        s.tell("1.0", "st-placed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    control.update(s, h)


def hide_at(s: Position, side: i64, unit: i64, h: i64) -> None:
    """Noted down by its owner alone (1.0d); where there is no hex to hide in, the others find it at once (10.0b)."""
    s.put(unit, h)
    if s.events is not None:
        s.tell("1.0d", "st-hidden-at", {"unit": s.ref(unit), "hex": s.hex_ref(h)}, 1 << side)
    if next_hidden(s, side) < 0:
        s.confirmed[side] = 1
        s.tell("10.0", "st-all-hidden", {"side": s.side_ref(side)})
