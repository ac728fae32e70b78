"""Vehicles and guns that rally (10.41, 28.42, 28.421, 28.45, 28.451, 34.6).

They need a Rally card of 3 or more. Weaker ones, and Heroes, stay on the group beneath all else as a credit until there
is enough.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import (
    BERSERK,
    BUTTONED,
    CREDIT,
    ON_GROUP,
    PINNED,
    REVERSED,
    SHAKEN,
    STUNNED,
    STUNNED_TWICE,
    Position,
)
from caposaldo.games.upfront.rules import deck, units
from caposaldo.games.upfront.setup import HERO, RALLY
from caposaldo.kernel.game import Refusal

ENOUGH: Final = 3  # for a pin, or for a stun (28.42, 28.45)
FOR_BOTH: Final = 6
OF_HERO: Final = 1


def credit(s: Position, group: i64) -> i64:
    """Return the credit collected for the vehicle or the gun of the group (28.42)."""
    total: i64 = 0
    card = s.upper[group]
    nation = s.setup.nation[s.side_of_group(group)]
    while card >= 0:
        if s.way[card] == CREDIT:
            total += max(s.setup.deck.worth(card, nation, RALLY), i64(OF_HERO))
        card = s.under[card]
    return total


def price(s: Position, man: i64) -> i64:
    """Return the points of a Rally card that he needs: one for a man (10.2)."""
    if units.is_man(s, man):
        return 1
    return ENOUGH - credit(s, s.group[man])


def price_of(s: Position, group: i64) -> i64:
    """Return the points needed to rally all of the group."""
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & SHAKEN != 0:
            total += price(s, man)
    return total


def only_shaken_vehicle(s: Position, group: i64) -> i64:
    """Return the vehicle or gun if it alone in the group is to be rallied, -1 if not: it takes the whole card."""
    found: i64 = -1
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & SHAKEN != 0:
            if found >= 0 or units.is_man(s, man):
                return -1
            found = man
    return found


def rally_with(s: Position, man: i64, card: i64, strength: i64) -> None:
    """Rally with this many points. Too few stay as a credit (28.42). A double stun becomes single, or ends with 6
    (28.451); a stun and a pin both end with 6 (28.45). Any rest is lost."""
    total = credit(s, s.group[man]) + strength
    if total < ENOUGH:
        add_credit(s, card, s.group[man], total)
        return
    deck.discard(s, card, True)
    deck.clear_credit(s, s.group[man])
    if s.has(man, STUNNED_TWICE):
        lift_stun(s, man, STUNNED_TWICE | STUNNED if total >= FOR_BOTH else STUNNED_TWICE)
    elif s.has(man, STUNNED):
        lift_stun(s, man, STUNNED)
        if total >= FOR_BOTH and s.has(man, PINNED):
            recover(s, man, "10.2")
    else:
        recover(s, man, "10.2")


def add_credit(s: Position, card: i64, group: i64, total: i64) -> None:
    """Lay the card beneath all others of the group."""
    s.out_of_hand(card, s.side_of_group(group))
    s.where[card] = ON_GROUP + group
    s.way[card] = CREDIT
    s.laid[card] = s.turn
    s.under[card] = -1
    if s.upper[group] < 0:
        s.upper[group] = card
    else:
        lowest = s.upper[group]
        while s.under[lowest] >= 0:
            lowest = s.under[lowest]
        s.under[lowest] = card
    s.show(card)
    if s.events is not None:
        params: dict[str, int | str] = {"group": s.group_ref(group), "card": s.card_ref(card)}
        s.tell("10.41", "uf-rally-credit", {**params, "total": int(total), "needed": ENOUGH})


def lift_stun(s: Position, man: i64, marks: i64) -> None:
    s.unmark(man, marks)
    if s.events is not None:
        s.tell("10.2", "uf-stun-over" if not s.has(man, STUNNED) else "uf-stun-eased", {"man": s.ref(man)})


def rally_fully(s: Position, man: i64) -> None:
    """End every stun and pin by Rally All (28.451)."""
    deck.clear_credit(s, s.group[man])
    if s.has(man, STUNNED):
        lift_stun(s, man, STUNNED_TWICE | STUNNED)
    if s.has(man, PINNED):
        recover(s, man, "10.2")


# ---------------------------------------------------------------- heroes (10.41, 28.421)
def refuse_hero(s: Position, man: i64) -> Refusal | None:
    """Return why a Hero cannot be played on it: only a stunned or pinned one, as a credit, or a vehicle that has just
    buttoned up and still has its commander."""
    if s.flags[man] & SHAKEN != 0:
        return None
    if s.has(man, BUTTONED) and units.crew_losses(s, man) == 0:
        return None
    return Refusal("10.41", "uf-hero-vehicle", {"man": s.ref(man)})


def may_stay(s: Position, vehicle: i64) -> bool:
    """Tell whether it has only buttoned up: a Hero does not end a stun (28.421)."""
    return s.group[vehicle] >= 0 and s.flags[vehicle] & (REVERSED | STUNNED) in (PINNED, BUTTONED)


def stay_up(s: Position, card: i64, vehicle: i64) -> None:
    """Keep the crew at its posts by a Hero (28.421)."""
    deck.discard(s, card, True)
    s.unmark(vehicle, REVERSED)
    if s.events is not None:
        s.tell("10.41", "uf-stays-up", {"man": s.ref(vehicle), "card": s.card_ref(card)})


def play_hero(s: Position, card: i64, man: i64) -> None:
    assert s.setup.deck.plays(card, s.setup.nation[s.setup.side[man]], HERO)
    if s.flags[man] & SHAKEN != 0:
        rally_with(s, man, card, OF_HERO)
        return
    deck.discard(s, card, True)
    s.unmark(man, BUTTONED)
    if s.events is not None:
        s.tell("10.41", "uf-opens-up", {"man": s.ref(man), "card": s.card_ref(card)})


def recover(s: Position, man: i64, rule: str) -> None:
    """Rally him; he is not berserk any more either (10.2, 20.91)."""
    s.unmark(man, PINNED | BERSERK)
    if s.events is not None:
        s.tell(rule, "uf-rallied", {"man": s.ref(man)})
