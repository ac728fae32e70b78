"""The chances of an attack before it is resolved.

The chances are those of a whole deck of 162 cards for every man: neither the cards that have been played nor those the
player holds are taken out. That is quick, gives away no secret, and is close to the true chances.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import BERSERK, MOVING_OVER, PINNED, Position
from caposaldo.games.upfront.rules import attack_state, berserk, casualties, units
from caposaldo.games.upfront.setup import DECK, ROUT_COLUMN
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview, Roll

MILLION: Final = 1000000  # the chances of a whole group are rounded to millionths
# What the results are worth to the attacker, and to the side that is attacked.
HARM_DONE: Final = [4, 2, 0]
HARM_SUFFERED: Final = [-3, -2, 0]
# Effects of a card on a man.
KILLS: Final = 0
ROUTS: Final = 1
MADDENS: Final = 2
PINS: Final = 3
SPARES: Final = 4


def preview(s: Position, target: i64, chain: Chain, own: bool = False) -> Preview:
    """Preview an attack: the parts of the strength, a line for each man, and the chances for the group as a whole.
    `own`: it is asked by the side that is attacked."""
    strength = chain.total()
    chain.note("6.5", "uf-chain-strength", {"strength": int(strength)})
    if units.vehicle_in(s, target) >= 0:
        return Preview(chain, [])
    safe = 1
    whole = 1
    of = 1
    for man in men_at_risk(s, target):
        ways = ways_of(s, man, strength + (attack_state.CROSSING if s.has(man, MOVING_OVER) else 0))
        params: dict[str, int | str] = {"man": s.ref(man), "of": DECK}
        params["killed"] = ways[KILLS]
        params["routed"] = ways[ROUTS]
        params["pinned"] = ways[PINS] + ways[MADDENS]
        key = "uf-chain-man"
        if s.has(man, PINNED):
            key = "uf-chain-man-panics" if ways[MADDENS] > 0 else "uf-chain-man-runs"
        chain.note("6.5", key, params)
        safe *= ways[SPARES]
        whole *= DECK - ways[KILLS] - ways[ROUTS]
        of *= DECK
    nothing = safe * MILLION // of
    lost = MILLION - whole * MILLION // of
    return Preview(chain, chances_of_group(lost, nothing, HARM_SUFFERED if own else HARM_DONE))


def chances_of_group(lost: int, nothing: int, worth: list[int]) -> list[Chance]:
    """Return the chances that somebody is lost, that men are only pinned, that nothing happens."""
    chances = [
        Chance("uf-chance-lost", lost, MILLION, worth[0]),
        Chance("uf-chance-pinned", MILLION - lost - nothing, MILLION, worth[1]),
        Chance("uf-chance-nothing", nothing, MILLION, worth[2]),
    ]
    return [chance for chance in chances if chance.ways > 0]


def note_man(s: Position, group: i64, man: i64, strength: i64, card: i64) -> None:
    """Before a card takes effect on a man: his odds, and what the card does, for those who count the luck."""
    side = s.side_of_group(group)
    if s.rolls is None or s.setup.side[man] == side:
        return
    ways = ways_of(s, man, strength)
    lost = ways[KILLS] + ways[ROUTS]
    chances = [
        Chance("uf-chance-lost", lost, DECK, HARM_DONE[0]),
        Chance("uf-chance-pinned", DECK - lost - ways[SPARES], DECK, HARM_DONE[1]),
        Chance("uf-chance-nothing", ways[SPARES], DECK, HARM_DONE[2]),
    ]
    fate = effect_on(s, man, strength, card)
    came = 0 if fate == KILLS or fate == ROUTS else (2 if fate == SPARES else 1)
    told = [chance for chance in chances if chance.ways > 0]
    s.rolls.append(Roll(int(side), s.ref(man), told, chances[came].key, s.group_ref(group)))


def effect_on(s: Position, man: i64, strength: i64, card: i64) -> i64:
    """Return the effect of a card on a man (6.51 to 6.54, 20.9)."""
    result = strength + s.setup.deck.signed(card)
    pinned = s.has(man, PINNED)
    if result >= casualties.kia_of(s, man):
        return KILLS
    if result < (casualties.panic_of(s, man) if pinned else casualties.morale_of(s, man)):
        return SPARES
    if not pinned:
        return PINS
    return fate_of(s, man, card, not s.has(man, BERSERK) and berserk.goes_berserk(s, man))


def men_at_risk(s: Position, target: i64) -> list[int]:
    """Return the men of the group, then those on their way to it (17.8)."""
    found = [int(man) for man in s.men_of(target)]
    for man in range(len(s.group)):
        if s.group[man] >= 0 and s.group[man] != target and s.has(man, MOVING_OVER) and s.bound[man] == target:
            found.append(man)
    return found


def ways_of(s: Position, man: i64, strength: i64) -> list[int]:
    """Count the cards of the deck by their effect on him (6.51 to 6.54, 20.9)."""
    ways = [0, 0, 0, 0, 0]
    kia = casualties.kia_of(s, man)
    pinned = s.has(man, PINNED)
    limit = casualties.panic_of(s, man) if pinned else casualties.morale_of(s, man)
    mad = pinned and not s.has(man, BERSERK) and berserk.goes_berserk(s, man)
    for card in range(DECK):
        result = strength + s.setup.deck.signed(card)
        if result >= kia:
            ways[KILLS] += 1
        elif result < limit:
            ways[SPARES] += 1
        elif not pinned:
            ways[PINS] += 1
        else:
            ways[fate_of(s, man, card, mad)] += 1
    return ways


def fate_of(s: Position, man: i64, card: i64, mad: bool) -> i64:
    """Return the result of his panic with this card (6.53, 6.531, 20.9); a gun is lost (34.71)."""
    if s.has(man, BERSERK) or not units.is_man(s, man):
        return KILLS
    if s.setup.deck.position_in(card, ROUT_COLUMN) > s.setup.men[man].panic:
        return ROUTS
    return MADDENS if mad else KILLS
