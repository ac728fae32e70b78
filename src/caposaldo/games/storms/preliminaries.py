"""Set-up: placing, hiding, dealing (1.0, 1.0d, 8.1b, 10.0).

One side places its units, then the other; a unit that the scenario lets its owner hide may be kept back. Then the cards
are dealt, and both sides note down in secret where their hidden units are and what their artillery shells first.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms import cards, control, hidden, objectives
from caposaldo.games.storms.ground import ALL_ROUND
from caposaldo.games.storms.state import (
    CONCEAL,
    CONFIRM,
    DEPLOY,
    HIDDEN,
    HIDE_AT,
    KEEP,
    PLACE,
    PLOT,
    RESERVE,
    WAITING,
    Field,
)
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Refusal


# ---------------------------------------------------------------- cards and missions
def deal(s: Field) -> None:
    """Missions of the batteries and the shuffled deck (1.0); objectives belong to whoever stands there (2.4a)."""
    i = 0
    for side in range(2):
        for kind in s.ground.batteries[side]:
            s.missions[i] = s.ground.cards[kind].missions
            i += 1
    deck = [int(kind) for kind in s.ground.deck]
    s.dice.shuffle(deck, "deck")
    s.deck = vec[i64](deck)
    for i in range(len(s.ground.objectives)):
        control.settle(s, i)


def deal_hands(s: Field) -> None:
    """The first cards, when all open units are placed (1.0); secret objectives come before them (8.1c)."""
    for side in range(2):
        objectives.draw(s, side, s.ground.secrets_dealt)
    for side in range(2):
        cards.draw(s, side, s.ground.dealt)


# ---------------------------------------------------------------- secret decisions of both sides
def settled(s: Field, frame: Frame) -> bool:
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
        hidden.meet(s)
    return True


def plan_ahead(s: Field) -> None:
    """Fire plotted before the first round, if the scenario gives any (12.3b)."""
    planned = s.ground.preplanned
    if planned[0] > 0 or planned[1] > 0:
        s.confirmed = vec[i64]([0 if planned[side] > 0 else 1 for side in range(2)])
        s.push(Frame(PLOT))


# ---------------------------------------------------------------- who is next
def to_place(s: Field, unit: i64, side: i64) -> bool:
    """Still to be set up by its owner: reinforcements come later (5.1), some by an event (8.1c)."""
    ground = s.ground
    if s.place[unit] != RESERVE or ground.side[unit] != side:
        return False
    return ground.arrives[unit] == 0 and ground.comes_by[unit] < 0


def next_open(s: Field, side: i64) -> i64:
    """The next unit that the side places openly, or may keep back, or -1."""
    for unit in range(s.ground.count()):
        if to_place(s, unit, side) and not s.has(unit, HIDDEN):
            if has_room(s, unit) or hideable(s, side) > 0:
                return unit
    return -1


def has_room(s: Field, unit: i64) -> bool:
    """There is a hex of its zone where it may be placed."""
    for h in s.ground.zone[unit]:
        if not company(s, unit, h):
            return True
    return False


def leave_out(s: Field) -> None:
    """Units for which there is no room at set-up wait beside the map and enter like reinforcements (1.0, 5.1)."""
    for unit in range(s.ground.count()):
        if to_place(s, unit, s.ground.side[unit]) and not (s.has(unit, HIDDEN) and has_room(s, unit)):
            s.place[unit] = WAITING
            s.unmark(unit, HIDDEN)
            tell_no_room(s, unit)


def tell_no_room(s: Field, unit: i64) -> None:
    if s.events is not None:
        s.tell("5.1", "st-no-room", {"unit": s.ref(unit)})


def next_hidden(s: Field, side: i64) -> i64:
    """The next unit that the side hides, or -1."""
    for unit in range(s.ground.count()):
        if to_place(s, unit, side) and s.has(unit, HIDDEN):
            return unit
    return -1


def hideable(s: Field, side: i64) -> i64:
    """How many more units the side may keep back to hide them (10.0)."""
    left = s.ground.hidden_allowance[side]
    for unit in range(s.ground.count()):
        if s.ground.side[unit] == side and s.ground.arrives[unit] == 0 and s.has(unit, HIDDEN):
            left -= 1
    return left


# ---------------------------------------------------------------- decisions
def options(s: Field, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == DEPLOY:
        return placings(s, frame.a)
    unit = next_hidden(s, side)
    if unit < 0:
        return []
    return [Action(HIDE_AT, unit, h) for h in s.ground.zone[unit] if refuse_hex(s, unit, h) is None]


def placings(s: Field, side: i64) -> list[Action]:
    """Every hex of the unit's zone with every facing, or keep it back."""
    unit = next_open(s, side)
    found = places_for(s, unit)
    if unit >= 0 and hideable(s, side) > 0:
        found.append(Action(KEEP))
    return found


def places_for(s: Field, unit: i64) -> list[Action]:
    found: list[Action] = []
    if unit < 0:
        return found
    for h in s.ground.zone[unit]:
        if refuse_hex(s, unit, h) is None:
            for face in range(1 if s.ground.is_a(unit, ALL_ROUND) else 6):
                found.append(Action(PLACE, unit, h, face))
    return found


def in_zone(s: Field, unit: i64, h: i64) -> bool:
    for other in s.ground.zone[unit]:
        if other == h:
            return True
    return False


def company(s: Field, unit: i64, h: i64) -> bool:
    """Somebody is in the hex for all to see: friend or enemy for a unit that hides (10.0b), enemy for another."""
    if s.has(unit, HIDDEN) and not crowded(s, unit):
        return s.enemy_in(0, h) or s.enemy_in(1, h)
    return s.enemy_in(s.ground.side[unit], h)


def crowded(s: Field, unit: i64) -> bool:
    """No hex of its zone is free of company: it cannot hide at all."""
    for h in s.ground.zone[unit]:
        if not s.enemy_in(0, h) and not s.enemy_in(1, h):
            return False
    return True


def refuse_hex(s: Field, unit: i64, h: i64) -> Refusal | None:
    if not 0 <= h < s.ground.count_hexes or not in_zone(s, unit, h):
        return Refusal("1.0", "st-place-outside", {"unit": s.ref(unit)})
    if company(s, unit, h):
        rule = "10.0b" if s.has(unit, HIDDEN) else "1.0"
        return Refusal(rule, "st-place-company", {"hex": s.hex_ref(h)})
    return None


def refuse(s: Field, frame: Frame, side: i64, a: Action) -> Refusal | None:
    if a.kind == CONFIRM:
        return Refusal("10.0", "st-place-all")
    if a.kind == KEEP:
        return None if hideable(s, frame.a) > 0 else Refusal("10.0", "st-hide-no-more")
    return refuse_placing(s, next_open(s, frame.a) if frame.kind == DEPLOY else next_hidden(s, side), a)


def refuse_placing(s: Field, unit: i64, a: Action) -> Refusal | None:
    """PLACE or HIDE_AT: the unit whose turn it is, a facing that it has, a hex of its zone."""
    if a.a != unit:
        return Refusal("1.0", "st-place-other-first", {"unit": s.ref(unit)})
    if a.kind == PLACE and not 0 <= a.x < (1 if s.ground.is_a(unit, ALL_ROUND) else 6):
        return Refusal("5.2", "st-place-facing")
    return refuse_hex(s, unit, a.b)


def perform(s: Field, frame: Frame, side: i64, a: Action) -> None:
    """PLACE, HIDE_AT, KEEP."""
    if a.kind == PLACE:
        place(s, a.a, a.b, a.x)
    elif a.kind == KEEP:
        s.mark(next_open(s, frame.a), HIDDEN)
        s.tell("10.0", "st-kept-back", {"side": s.side_ref(frame.a)})
    else:
        hide_at(s, side, a.a, a.b)


def place(s: Field, unit: i64, h: i64, face: i64) -> None:
    s.put(unit, h)
    s.face[unit] = face
    if s.events is not None:
        s.tell("1.0", "st-placed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    control.update(s, h)


def hide_at(s: Field, side: i64, unit: i64, h: i64) -> None:
    """Noted down by its owner alone (1.0d); where there is no hex to hide in, the others find it at once (10.0b)."""
    s.put(unit, h)
    if s.events is not None:
        s.tell("1.0d", "st-hidden-at", {"unit": s.ref(unit), "hex": s.hex_ref(h)}, 1 << side)
    if next_hidden(s, side) < 0:
        s.confirmed[side] = 1
        s.tell("10.0", "st-all-hidden", {"side": s.side_ref(side)})
