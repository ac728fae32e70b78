"""Hidden information: what a seat does not know, and what a bot may imagine instead (1.0d, 7.4, 8.0, 8.1c, 10.0,
12.3b).

Secret are the order of the deck and the hand of the other side, the kinds of its hit markers that lie face down, where
its hidden units are, what its artillery has plotted, and which objective cards it has drawn. How many cards, markers
and missions there are is open. What is imagined follows from open things and from the dice alone, never from the truth.

A unit of the other side that is in the middle of its action stays as it is while its owner decides: nobody else decides
anything then, and his choices are made for that very unit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    DUG_IN,
    FOR_ATTACK,
    HIDDEN,
    MEMBER,
    ON_MAP,
    PLOTTING,
    SET_UP,
    SHOWN,
    STRIKES,
    Position,
)
from caposaldo.games.storms.rules import artillery, combat_values, hidden_units, hits
from caposaldo.games.storms.rules.artillery import Plot, Strike
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Roll
from caposaldo.games.storms.rules.veterans import EXTRA_INITIATIVE, VeteranUse
from caposaldo.games.storms.setup import GUN, WATER
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.hexes import NOWHERE

TRIES: Final = 16  # guesses at the hex of a hidden unit before all hexes are looked through
OPEN_GUESS: Final = 3  # of so many guesses in the open one is kept: men hide in cover


def hides(s: Position, seat: i64) -> bool:
    """There is something that could be otherwise as far as this seat knows."""
    if cards_differ(s, seat) or goals_differ(s, seat):
        return True
    for side in range(2):
        if side != seat and (units_hide(s, side) or markers_hide(s, side) or plots_hide(s, side)):
            return True
    return False


def hide(s: Position, seat: i64) -> None:
    """Change in place all that the seat does not know into something that could as well be true, with s.dice."""
    hide_cards(s, seat)
    hide_goals(s, seat)
    hide_markers(s, seat)
    for side in range(2):
        if side != seat:
            hide_units(s, side, seat)
            hide_plots(s, side)
    s.legal = None


def acts_now(s: Position, unit: i64, seat: i64) -> bool:
    """It takes part in the action at hand, or a card may just be played on it, and its owner, not this seat, is
    asked something."""
    if s.result is not None or s.setup.side[unit] == seat or s.top().seat(s) != s.setup.side[unit]:
        return False
    return s.flags[unit] & MEMBER != 0 or isinstance(s.top(), CardDecision)


# ---------------------------------------------------------------- cards (8.0, 8.1b)
def unknown_hand(s: Position, seat: i64, side: i64) -> bool:
    """The seat does not know this hand. While a side must play an action card (V12) its hand is left as it is."""
    if side == seat:
        return False
    if s.result is not None:
        return True
    return s.side != side or not wants_action_card(s)


def wants_action_card(s: Position) -> bool:
    """V12 is being used: an action card goes with it."""
    top = s.top()
    if isinstance(top, VeteranUse):
        return s.setup.cards[top.card].code == EXTRA_INITIATIVE
    return isinstance(top, Choose) and top.card_first == 1


def cards_differ(s: Position, seat: i64) -> bool:
    """The deck, with the hands the seat does not know, holds cards of two kinds."""
    kind: i64 = -1
    for card in s.deck:
        if kind >= 0 and card != kind:
            return True
        kind = card
    kinds: i64 = len(s.setup.cards)
    for side in range(2):
        for card in range(kinds):
            if s.hand[side * kinds + card] > 0 and unknown_hand(s, seat, side):
                if kind >= 0 and card != kind:
                    return True
                kind = card
    return False


def hide_cards(s: Position, seat: i64) -> None:
    """Unknown hands are dealt again from all cards that the seat has not seen; events are never in a hand (8.1c)."""
    kinds: i64 = len(s.setup.cards)
    pool = [int(card) for card in s.deck]
    held = vec[i64]([0, 0])
    for side in range(2):
        if unknown_hand(s, seat, side):
            for card in range(kinds):
                for _ in range(s.hand[side * kinds + card]):
                    pool.append(int(card))
                    held[side] += 1
                s.hand[side * kinds + card] = 0
    if len(pool) < 2 and held[0] + held[1] == 0:
        return
    s.dice.shuffle(pool, "hidden cards")
    for side in range(2):
        for _ in range(held[side]):
            card = take_green(s, pool)
            s.hand[side * kinds + card] = s.hand[side * kinds + card] + 1
    s.deck = vec[i64](pool)


def take_green(s: Position, pool: list[int]) -> i64:
    """The last card of the pool that can be in a hand."""
    i = len(pool) - 1
    while s.setup.cards[pool[i]].yellow:
        i -= 1
    return pool.pop(i)


# ---------------------------------------------------------------- secret objectives (8.1c)
def unknown_goals(s: Position, seat: i64) -> list[int]:
    """Objective cards of which the seat does not know who has drawn them; at the end all are open."""
    if s.result is not None:
        return []
    return [i for i in range(len(s.goals)) if s.goals[i] < 0 or s.goals[i] != seat]


def goals_differ(s: Position, seat: i64) -> bool:
    """Some of them have been drawn, and it could have been others."""
    unknown = unknown_goals(s, seat)
    for i in unknown:
        if s.goals[i] != s.goals[unknown[0]]:
            return True
    return False


def hide_goals(s: Position, seat: i64) -> None:
    """As many as each side has drawn are drawn again from all that the seat has not seen."""
    unknown = unknown_goals(s, seat)
    owners = sorted([int(s.goals[i]) for i in unknown])
    if not goals_differ(s, seat):
        return
    s.dice.shuffle(owners, "hidden objectives")
    for at in range(len(unknown)):
        s.goals[unknown[at]] = owners[at]


# ---------------------------------------------------------------- hit markers (7.4)
def face_down(s: Position, unit: i64, seat: i64) -> bool:
    """It has a marker that this seat has not seen."""
    return s.marker[unit] >= 0 and s.setup.side[unit] != seat and s.flags[unit] & SHOWN == 0


def markers_hide(s: Position, side: i64) -> bool:
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.marker[unit] >= 0 and s.flags[unit] & SHOWN == 0:
            return True
    return False


def hide_markers(s: Position, seat: i64) -> None:
    """Those that lie face down are drawn again, with the pool as the seat knows it."""
    drawn: list[int] = []
    for unit in range(s.setup.count()):
        if face_down(s, unit, seat) and not acts_now(s, unit, seat):
            drawn.append(unit)
            s.markers[s.marker[unit]] = s.markers[s.marker[unit]] + 1
    for unit in drawn:
        kind = draw_marker(s, unit)
        s.marker[unit] = kind
        s.markers[kind] = s.markers[kind] - 1


def draw_marker(s: Position, unit: i64) -> i64:
    """A kind that can lie under the unit; the mildest if none is left, as in hits.draw."""
    total: i64 = 0
    for kind in range(len(s.markers)):
        total += in_pool(s, kind, unit)
    if total == 0:
        return s.setup.marker_of(hits.MILDEST)
    pick = s.dice.below(total, "a hidden marker")
    kind = 0
    while pick >= in_pool(s, kind, unit):
        pick -= in_pool(s, kind, unit)
        kind += 1
    return kind


def in_pool(s: Position, kind: i64, unit: i64) -> i64:
    """Markers of the kind that the unit may have drawn and kept. A pool below nought has lent some."""
    if s.markers[kind] <= 0 or s.setup.markers[kind].eliminates or would_show(s, unit, kind):
        return 0
    return s.markers[kind]


def would_show(s: Position, unit: i64, kind: i64) -> bool:
    """The unit is being attacked: a marker that changes its defence would have been shown before the roll (7.4d)."""
    roll = s.top()
    if s.result is not None or not isinstance(roll, Roll) or roll.purpose != FOR_ATTACK or roll.unit != unit:
        return False
    attack = s.stack[-2]
    return isinstance(attack, Attack) and combat_values.rating_by_marker(s, attack, unit, kind) != 0


# ---------------------------------------------------------------- hidden units (10.0)
def is_hidden_on_map(s: Position, unit: i64, side: i64) -> bool:
    return s.setup.side[unit] == side and s.flags[unit] & HIDDEN != 0 and s.hex[unit] >= 0


def units_hide(s: Position, side: i64) -> bool:
    for unit in range(s.setup.count()):
        if is_hidden_on_map(s, unit, side):
            return True
    return False


def hide_units(s: Position, side: i64, seat: i64) -> None:
    """Every hidden unit of the side may be anywhere in its zone where nothing would have given it away."""
    for unit in range(s.setup.count()):
        if is_hidden_on_map(s, unit, side) and not acts_now(s, unit, seat):
            s.lift(unit, ON_MAP)
            s.put(unit, guess(s, unit))


def guess(s: Position, unit: i64) -> i64:
    """A hex at random, mostly one with cover."""
    zone = s.setup.zone[unit]
    count: i64 = len(zone) if len(zone) > 1 else s.setup.count_hexes
    for _ in range(TRIES):
        at = s.dice.below(count, "a hidden unit")
        h = zone[at] if len(zone) > 1 else at
        if could_hide_in(s, unit, h):
            if s.setup.shelters(h) or s.dice.below(OPEN_GUESS, "a hidden unit") == 0:
                return h
    return any_hiding_hex(s, unit, s.dice.below(s.setup.count_hexes, "a hidden unit"))


def any_hiding_hex(s: Position, unit: i64, start: i64) -> i64:
    """A hex that will do, of its zone or else of the map, looked for from a hex on."""
    zone = s.setup.zone[unit]
    for i in range(len(zone)):
        h = zone[(start + i) % len(zone)]
        if could_hide_in(s, unit, h):
            return h
    n = s.setup.count_hexes
    for i in range(n):
        if could_hide_in(s, unit, (start + i) % n):
            return (start + i) % n
    return start


def could_hide_in(s: Position, unit: i64, h: i64) -> bool:
    """No unit is there that would have revealed it (10.0b), and no enemy nearby sees it in the open (10.0e)."""
    if s.setup.terrain[h] == WATER and s.setup.is_a(unit, GUN):
        return False
    other = s.first[h]
    while other >= 0:
        if s.flags[other] & HIDDEN == 0 or s.setup.side[other] != s.setup.side[unit]:
            return False
        other = s.next[other]
    return s.setup.shelters(h) or s.flags[unit] & DUG_IN != 0 or not is_near_enemy(s, unit, h)


def is_near_enemy(s: Position, unit: i64, h: i64) -> bool:
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and s.visible(enemy):
            if s.setup.grid.distance(s.hex[enemy], h) <= hidden_units.NEAR and hidden_units.watches(s, enemy, h):
                return True
    return False


# ---------------------------------------------------------------- plotted artillery (12.3b)
def most_plotted(s: Position, side: i64) -> i64:
    """So many of its batteries may have a target for the next round."""
    if s.phase == SET_UP:
        plotting = s.result is None and isinstance(s.top(), Plot)
        return s.setup.preplanned[side] if plotting else 0
    return s.setup.end_of_batteries(side) - s.setup.first_battery(side)


def most_falling(s: Position, side: i64) -> i64:
    """So many may have one that is struck in this round's sequence."""
    if s.phase != PLOTTING and s.phase != STRIKES:
        return 0
    if s.round == 1:
        return s.setup.preplanned[side]
    return s.setup.end_of_batteries(side) - s.setup.first_battery(side)


def may_fall(s: Position, battery: i64) -> bool:
    """Its shells may still fall in this round: no battery after it has struck yet."""
    if s.missions[battery] <= 0 or artillery.is_striking(s, battery):
        return False
    return s.phase == PLOTTING or comes_later(s, battery)


def comes_later(s: Position, battery: i64) -> bool:
    """Batteries strike in their order: one with a lower number than the one that strikes now has no shells left."""
    if s.phase != STRIKES:
        return False
    now: i64 = -1
    for decision in s.stack:
        if isinstance(decision, Strike) and decision.opened == 1:
            now = decision.battery
    return battery > now


def plots_hide(s: Position, side: i64) -> bool:
    if s.result is not None:
        return False
    plots = most_plotted(s, side) > 0
    falls = most_falling(s, side) > 0
    for battery in range(s.setup.first_battery(side), s.setup.end_of_batteries(side)):
        if s.missions[battery] > 0 and (plots or (falls and may_fall(s, battery))):
            return True
    return False


def hide_plots(s: Position, side: i64) -> None:
    """Each battery with missions left may have been given a target, or not; no more than could be given."""
    if not plots_hide(s, side):
        return
    plots = most_plotted(s, side)
    falls = most_falling(s, side)
    for battery in range(s.setup.first_battery(side), s.setup.end_of_batteries(side)):
        left = s.missions[battery]
        if not artillery.is_striking(s, battery):
            s.falling[battery] = target(s, side) if falls > 0 and may_fall(s, battery) else NOWHERE
            s.falling_smoke[battery] = smoke_or_not(s, s.falling[battery])
            if s.falling[battery] != NOWHERE:
                falls -= 1
                left -= 1
        s.plotted[battery] = target(s, side) if plots > 0 and left > 0 else NOWHERE
        s.plotted_smoke[battery] = smoke_or_not(s, s.plotted[battery])
        if s.plotted[battery] != NOWHERE:
            plots -= 1
    if s.phase == STRIKES:
        line_up(s)


def target(s: Position, side: i64) -> i64:
    """None as often as not; else mostly where the enemy stands or an objective is, at times anywhere."""
    if s.dice.below(2, "a hidden plot") == 0:
        return NOWHERE
    likely: list[int] = [int(objective.hex) for objective in s.setup.objectives]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != side and s.visible(unit):
            likely.append(int(s.hex[unit]))
    if len(likely) == 0 or s.dice.below(4, "a hidden plot") == 0:
        return s.dice.below(s.setup.count_hexes, "a hidden plot")
    return likely[s.dice.below(len(likely), "a hidden plot")]


def smoke_or_not(s: Position, h: i64) -> i64:
    return s.dice.below(2, "a hidden plot") if h != NOWHERE and s.setup.smoke else 0


def line_up(s: Position) -> None:
    """The strikes that are still to come, as `falling` has them now, below the one that is open."""
    strikes: list[kernel.Decision[Position, Action]] = []
    for battery in range(len(s.missions) - 1, -1, -1):
        if s.falling[battery] != NOWHERE and not artillery.is_striking(s, battery):
            strikes.append(Strike(battery))
    kept = [decision for decision in s.stack if not (isinstance(decision, Strike) and decision.opened == 0)]
    s.stack = kept[:1] + strikes + kept[1:]
