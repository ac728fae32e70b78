"""Hidden information and how it is drawn again for bots (4.2e, 7.0b, 14.1).

Secret are the chits of the other side in the cup, in the hand and in the choice, the sorts of the Luftwaffe markers
drawn, and bids. How many there are of each is open. Whatever has been played or sent back this turn is known: what
remains is drawn anew from all selections that fit it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.position import Position, total
from caposaldo.games.traces.rules.chits import Choice, Interrupt, allowed, available
from caposaldo.games.traces.rules.preliminaries import HIGHEST_BID, Bidding
from caposaldo.games.traces.setup import AXIS, HQ_CHIT, SOVIET, STAVKA_CHIT
from caposaldo.kernel.fields import filled


def knows(s: Position, seat: i64, side: i64) -> bool:
    """The seat plays that side: its secrets are its own. A spectator (-1) plays none."""
    return s.seat[side] == seat


def hides(s: Position, seat: i64) -> bool:
    """There is something that could be otherwise as far as this seat knows."""
    if s.result is None and isinstance(s.top(), Bidding):
        for other in range(2):
            if other != seat and s.bids[other] >= 0:
                return True
    if not knows(s, seat, AXIS) and (axis_hides(s) or wings_hide(s)):
        return True
    return not knows(s, seat, SOVIET) and soviets_hide(s)


def hide(s: Position, seat: i64) -> None:
    """Change in place all that the seat does not know into something that could as well be true, with s.dice."""
    if s.result is None and isinstance(s.top(), Bidding):
        hide_bids(s, seat)
    if not knows(s, seat, AXIS):
        hide_axis(s)
        hide_wings(s)
    if not knows(s, seat, SOVIET):
        hide_soviets(s)
    s.forget()


def hide_bids(s: Position, seat: i64) -> None:
    for other in range(2):
        if other != seat and s.bids[other] >= 0:
            s.bids[other] = 1 + s.dice.below(HIGHEST_BID, "a hidden bid")


# ---------------------------------------------------------------- what everybody has seen
def choosing(s: Position) -> bool:
    return s.result is None and isinstance(s.top(), Choice)


def seen(s: Position, kind: i64) -> i64:
    """Chits of this kind that everybody knows to be among those selected: played, sent back, or just drawn."""
    pending: i64 = 0
    if s.drawn == kind and s.result is None and isinstance(s.top(), Interrupt):
        pending = 1
    return s.played[kind] + s.returned[kind] + pending


def offered(s: Position, kind: i64) -> i64:
    """Chits of this kind that could be chosen in this turn. STAVKA went by the crossing points of that moment
    (4.2.1c)."""
    chit = s.setup.chits[kind]
    if chit.kind != STAVKA_CHIT or choosing(s):
        return available(s, kind)
    there = s.turn >= chit.from_turn and s.crossings_at_choice <= s.setup.charts.stavka[s.turn]
    return chit.count - s.used_up[kind] if there else 0


def left(s: Position, side: i64) -> vec[i64]:
    """How many more chits of each kind the side can have selected, as far as everybody knows."""
    found = filled(len(s.setup.chits), 0)
    for kind in range(len(found)):
        if s.setup.chits[kind].owner == side:
            found[kind] = max(0, offered(s, kind) - (0 if choosing(s) else seen(s, kind)))
    return found


def unseen_in_cup(s: Position, side: i64) -> i64:
    """Chits of the side in the cup whose kinds only their owner knows."""
    found: i64 = 0
    for kind in range(len(s.cup)):
        if s.setup.chits[kind].owner == side:
            found += s.cup[kind] - s.returned[kind]
    return found


def kinds_in(v: vec[i64]) -> i64:
    found: i64 = 0
    for n in v:
        if n > 0:
            found += 1
    return found


def draw_from(s: Position, box: vec[i64]) -> i64:
    """A chit taken at random out of the box."""
    at = s.dice.below(total(box), "a hidden chit")
    kind: i64 = 0
    while at >= box[kind]:
        at -= box[kind]
        kind += 1
    box[kind] -= 1
    return kind


# ---------------------------------------------------------------- Axis chits
def axis_hides(s: Position) -> bool:
    box = left(s, AXIS)
    if choosing(s):
        return allowed(s, AXIS) > 0 and total(box) > 0
    in_cup = unseen_in_cup(s, AXIS)
    in_hand = total(s.hand)
    if in_cup + in_hand == 0 or kinds_in(box) < 2:
        return False
    return in_cup + in_hand < total(box) or (in_cup > 0 and in_hand > 0)


def hide_axis(s: Position) -> None:
    """Any chits not seen yet may be those in the cup, in the hand or in the choice (4.2.2a)."""
    box = left(s, AXIS)
    if choosing(s):
        hide_axis_choice(s, box)
        return
    in_cup = unseen_in_cup(s, AXIS)
    in_hand = total(s.hand)
    for kind in range(len(box)):
        if s.setup.chits[kind].owner == AXIS:
            s.cup[kind] = s.returned[kind]
            s.hand[kind] = 0
    for _ in range(in_cup):
        s.cup[draw_from(s, box)] += 1
    for _ in range(in_hand):
        s.hand[draw_from(s, box)] += 1


def hide_axis_choice(s: Position, box: vec[i64]) -> None:
    """So many chits as can have been picked until now, each for the cup or for the hand."""
    number = picked_by_now(s, AXIS)
    for kind in range(len(box)):
        if s.setup.chits[kind].owner == AXIS:
            s.picked[kind] = 0
            s.held[kind] = 0
    for _ in range(number):
        kind = draw_from(s, box)
        s.picked[kind] += 1
        if s.dice.below(2, "a hidden hand") == 1:
            s.held[kind] += 1


def picked_by_now(s: Position, side: i64) -> i64:
    """All of them once the side is ready; before that nobody knows how many."""
    most = allowed(s, side)
    return most if s.ready[side] == 1 else s.dice.below(most + 1, "a hidden choice")


# ---------------------------------------------------------------- Soviet chits
def soviets_hide(s: Position) -> bool:
    box = left(s, SOVIET)
    if choosing(s):
        return (s.ready[SOVIET] == 0 and allowed(s, SOVIET) > 0) or ways(s, no_chits(s), box, allowed(s, SOVIET), 0) > 1
    return ways(s, seen_of_soviets(s), box, unseen_in_cup(s, SOVIET), 0) > 1


def hide_soviets(s: Position) -> None:
    """Another selection that the rules allow and that has in it what has been seen (4.2.1)."""
    box = left(s, SOVIET)
    if choosing(s):
        picked = no_chits(s)
        select_soviets(s, picked, box, picked_by_now(s, SOVIET), allowed(s, SOVIET))
        for kind in range(len(box)):
            if s.setup.chits[kind].owner == SOVIET:
                s.picked[kind] = picked[kind]
        return
    selection = seen_of_soviets(s)
    number = unseen_in_cup(s, SOVIET)
    for kind in range(len(box)):
        if s.setup.chits[kind].owner == SOVIET:
            s.cup[kind] = s.returned[kind] - selection[kind]
    select_soviets(s, selection, box, number, number)
    for kind in range(len(box)):
        if s.setup.chits[kind].owner == SOVIET:
            s.cup[kind] += selection[kind]


def no_chits(s: Position) -> vec[i64]:
    return filled(len(s.setup.chits), 0)


def seen_of_soviets(s: Position) -> vec[i64]:
    found = no_chits(s)
    for kind in range(len(found)):
        if s.setup.chits[kind].owner == SOVIET:
            found[kind] = seen(s, kind)
    return found


def select_soviets(s: Position, selection: vec[i64], box: vec[i64], number: i64, room: i64) -> None:
    """Add so many chits at random, each of them such that the selection, once `room` chits are added, can be legal."""
    for _ in range(number):
        room -= 1
        allowed = box[:]
        for kind in range(len(box)):
            if box[kind] > 0:
                selection[kind] += 1
                if fronts_missing(s, selection) > room:
                    allowed[kind] = 0
                selection[kind] -= 1
        kind = draw_from(s, allowed if total(allowed) > 0 else box[:])
        selection[kind] += 1
        box[kind] -= 1


def fronts_missing(s: Position, selection: vec[i64]) -> i64:
    """Different Fronts that a selection still needs; STAVKA stands for one of them (4.2.1a, 4.2.1d)."""
    fronts: i64 = 0
    there: i64 = 0
    stand_in: i64 = 0
    for kind in range(len(selection)):
        chit = s.setup.chits[kind]
        if chit.owner == SOVIET and chit.kind == HQ_CHIT:
            fronts += 1
            there += 1 if selection[kind] > 0 else 0
        elif chit.kind == STAVKA_CHIT and selection[kind] > 0:
            stand_in = 1
    return max(0, min(s.setup.fronts_needed, fronts) - there - stand_in)


def ways(s: Position, selection: vec[i64], box: vec[i64], number: i64, kind: i64) -> i64:
    """In how many ways so many chits of this kind and the following can be added to a legal selection; 2 is many."""
    if number == 0:
        return 1 if fronts_missing(s, selection) == 0 else 0
    if kind == len(box):
        return 0
    found: i64 = 0
    for n in range(min(box[kind], number) + 1):
        if found < 2:
            selection[kind] += n
            found += ways(s, selection, box, number - n, kind + 1)
            selection[kind] -= n
    return found


# ---------------------------------------------------------------- Luftwaffe markers
def fewest_offensive(s: Position) -> i64:
    """The rest of those drawn must be Defensive ones, of which there are only so many."""
    return max(0, total(s.wings) - (s.setup.charts.defensive - s.wings_used[1]))


def most_offensive(s: Position) -> i64:
    return min(total(s.wings), s.setup.charts.offensive - s.wings_used[0])


def wings_hide(s: Position) -> bool:
    return most_offensive(s) > fewest_offensive(s)


def hide_wings(s: Position) -> None:
    """Any of the markers not used yet may be those drawn (7.0b)."""
    box = vec[i64]([s.setup.charts.offensive - s.wings_used[0], s.setup.charts.defensive - s.wings_used[1]])
    number = total(s.wings)
    s.wings = filled(2, 0)
    for _ in range(number):
        s.wings[draw_from(s, box)] += 1
