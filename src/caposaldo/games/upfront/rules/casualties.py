"""The values of a man under fire, and what becomes of him: killed, pinned, panic (6.51 to 6.54)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import BERSERK, KILLED, MOVING_OVER, PINNED, ROUTED, Position
from caposaldo.games.upfront.rules import berserk, in_transit, infiltrators, losses
from caposaldo.games.upfront.setup import FLAMETHROWER, ROUT_COLUMN


def commissar_near(s: Position, man: i64) -> bool:
    """Tell whether an able commissar is in the man's group; a commissar does not help himself (15.52)."""
    group = s.group[man]
    for other in range(len(s.group)):
        if s.group[other] == group and other != man and s.setup.men[other].commissar and s.able(other):
            return True
    return False


def pinned_commissar(s: Position, man: i64) -> i64:
    """Return the commissar who would raise the values of this man if he were not pinned; -1 if there is none or another
    one does (15.52)."""
    found: i64 = -1
    group = s.group[man]
    for other in range(len(s.group)):
        if s.group[other] == group and other != man and s.setup.men[other].commissar:
            if s.able(other):
                return -1
            found = other
    return found


def is_armed(s: Position, man: i64) -> bool:
    """Tell whether he has a weapon that works (19.4)."""
    weapon = s.weapon[man]
    return weapon >= 0 and s.jammed[weapon] == 0


def morale_modifier(s: Position, man: i64) -> i64:
    """Return the modifier of both morale and panic: a commissar (15.52), no working weapon (19.4)."""
    change: i64 = 1 if commissar_near(s, man) else 0
    return change if is_armed(s, man) else change - 1


def morale_of(s: Position, man: i64) -> i64:
    """Return his current morale (15.52, 19.4)."""
    return s.setup.men[man].morale + morale_modifier(s, man)


def panic_of(s: Position, man: i64) -> i64:
    """Return his current panic value (15.52, 17.613, 19.4)."""
    value = s.setup.men[man].panic + morale_modifier(s, man)
    return value - 1 if s.encircled(s.group[man]) else value


def kia_of(s: Position, man: i64) -> i64:
    """Return the KIA value on the side of his card that is up, with the effect of a flamethrower (10.1, 22.4)."""
    value = s.setup.men[man].kia
    if s.flags[man] & PINNED != 0:
        value += 1
    printed = s.setup.is_a(man, FLAMETHROWER)
    if printed != has_flames(s, man):
        value += 1 if printed else -1
    return value


def has_flames(s: Position, man: i64) -> bool:
    """Tell whether he carries a flamethrower, in his hands or on his back (22.4)."""
    if s.kept[man] == 1 and s.setup.is_a(man, FLAMETHROWER):
        return True
    return s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], FLAMETHROWER)


def unharmed(s: Position, man: i64) -> None:
    if s.events is not None:
        s.tell("6.54", "uf-unharmed", {"man": s.ref(man)})


def panic(s: Position, man: i64, card: i64) -> None:
    """Resolve the panic of a pinned man: the number in column 0r of the card decides whether he dies or routs (6.53,
    6.531). A Russian close to the enemy goes berserk instead of dying; a berserk man dies without a test (20.9)."""
    if s.has(man, BERSERK):
        losses.remove(s, man, KILLED, "20.9")
    elif s.setup.deck.position_in(card, ROUT_COLUMN) > s.setup.men[man].panic:
        losses.remove(s, man, ROUTED, "6.531")
    elif berserk.goes_berserk(s, man):
        s.mark(man, BERSERK)
        if s.events is not None:
            s.tell("20.9", "uf-goes-berserk", {"man": s.ref(man)})
    else:
        losses.remove(s, man, KILLED, "6.53")


def pin(s: Position, man: i64, rule: str) -> None:
    """Pin the man and end his transfer or infiltration (17.84, 20.53)."""
    s.mark(man, PINNED)
    if s.events is not None:
        s.tell(rule, "uf-pinned", {"man": s.ref(man)})
    if s.flags[man] & MOVING_OVER != 0:
        in_transit.send_back(s, man)
    if s.inside[man] >= 0:
        infiltrators.lose(s, man, "20.53")
