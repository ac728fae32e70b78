"""Previews: exact odds of what rolls dice, and prices link by link, as far as a seat knows them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_AP, BY_CAP, DIRECT, FOR_ATTACK, FOR_RECOVERY, INDIRECT, WEAPON, Position
from caposaldo.games.storms.rules import (
    combat_values,
    facing,
    fire,
    hidden_movement,
    hits,
    movement,
    recovery,
    rolls,
    targets,
    weapon_cards,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.rules.throws import DESTROYED, HIT, TWICE
from caposaldo.games.storms.verbs import BOOST_BY, EXIT, FIRE, GO, HIDE, RECOVER, SNEAK, SPOT, THROW, TURN
from caposaldo.games.storms.view import words
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview
from caposaldo.kernel.hexes import NOWHERE

# What a result is worth if a unit of the firer's own is in the hex (7.6.3h).
OWN_DESTROYED: Final = -3
OWN_HIT: Final = -2


def preview(s: Position, seat: i64, action: Action) -> Preview | None:
    """Exact odds of what rolls dice; for moves and the like the price, link by link; None for the rest."""
    if s.result is not None or s.top().seat(s) != seat:
        return None
    if action.verb in (GO, SNEAK, TURN, HIDE, EXIT):
        chain = bill(s, action)
        return None if chain is None else Preview(chain, [])
    return odds(s, seat, action)


# ---------------------------------------------------------------- prices
def bill(s: Position, action: Action) -> Chain | None:
    """The price that one unit pays for a move, a turn or hiding; None where nothing is paid, or by each member for
    itself."""
    top = s.top()
    unit = words.unit_of(s, action)
    if not isinstance(top, ActionDecision) or (top.means != BY_AP and top.means != BY_CAP) or unit < 0:
        return None
    if action.verb == TURN:
        return priced("5.3", "st-bill-turn", facing.TURN_COST)
    if action.verb == HIDE:
        return priced("10.2", "st-bill-hide", hidden_movement.HIDING)
    if action.verb == EXIT:
        return priced("5.1", "st-bill-move", movement.own_cost(s, unit))
    h = action.hex
    if movement.obstacle(s, unit, h) != movement.FREE:
        return None
    return movement.bill(s, unit, h, action.careful) if action.verb == GO else hidden_movement.bill(s, unit, h)


def priced(rule: str, key: str, cost: i64) -> Chain:
    chain = Chain()
    chain.add(rule, key, cost)
    return chain


# ---------------------------------------------------------------- odds
def odds(s: Position, seat: i64, action: Action) -> Preview | None:
    """For FIRE, THROW, SPOT, RECOVER, BOOST_BY: the chain and the exact chances of a hit and of destruction; hidden
    units of the enemy and markers not yet seen never show in it."""
    top = s.top()
    if isinstance(top, Act):
        return odds_of_act(s, seat, top, action)
    if isinstance(top, Spotter) and action.verb == SPOT and top.mode == INDIRECT:
        if top.refuse(s, seat, action) is None:
            return preview_attack(s, seat, Shot(top.unit, top.target, top.mode, action.hex))
    if isinstance(top, Boost) and action.verb == BOOST_BY and top.unit >= 0:
        return preview_boost(s, seat, top, action.cap)
    return None


def odds_of_act(s: Position, seat: i64, act: Act, action: Action) -> Preview | None:
    unit = act.unit
    if action.verb == FIRE and action.mode == DIRECT and fire.refuse(s, act, action) is None:
        return preview_attack(s, seat, Shot(unit, action.hex, DIRECT))
    if action.verb == THROW and weapon_cards.refuse_throw(s, act, action) is None:
        return preview_attack(s, seat, Shot(unit, action.hex, WEAPON, NOWHERE, 0, action.card))
    if action.verb == RECOVER and recovery.refuse(s, act) is None:
        return recovery.preview_for(s, unit, 0)
    return None


def preview_boost(s: Position, seat: i64, roll: Boost, cap: i64) -> Preview | None:
    if roll.purpose == FOR_RECOVERY:
        return recovery.preview_for(s, roll.unit, cap)
    attack = s.stack[-2] if roll.purpose == FOR_ATTACK and len(s.stack) >= 2 else None
    return preview_against(s, seat, attack, roll.unit, cap) if isinstance(attack, Attack) else None


def preview_attack(s: Position, seat: i64, attack: Shot) -> Preview | None:
    """An attack not yet begun: the chances against the first enemy without CAP; for the others, and with CAP, what the
    dice must show. Nothing is known of a hex with nobody in view."""
    struck = targets.struck(s, attack)
    first = first_enemy(s, attack, struck)
    if first < 0:
        return None
    preview = preview_against(s, seat, attack, first, 0)
    for cap in range(1, 3):
        needed = needed_against(s, seat, attack, first) - cap
        preview.chain.note("3.2.3", "st-chain-with-cap", with_cap(s, first, needed, cap))
    for unit in struck:
        if unit != first:
            also = int(needed_against(s, seat, attack, unit))
            preview.chain.note("7.7", "st-chain-also", {"unit": s.ref(unit), "needed": also})
    return preview


def first_enemy(s: Position, attack: Shot, struck: vec[i64]) -> i64:
    for unit in struck:
        if s.setup.side[unit] != combat_values.attacker(s, attack):
            return unit
    return -1


def needed_against(s: Position, seat: i64, attack: Shot, unit: i64) -> i64:
    """The total that two dice must show for a hit."""
    return combat_values.defence_value(s, attack, unit, s.known_marker(seat, unit)) - combat_values.attack_value(
        s, attack, unit
    )


def preview_against(s: Position, seat: i64, attack: Shot, unit: i64, cap: i64) -> Preview:
    """AV less DV, and the chances of two dice on top of it; a unit that is hit already is lost by any hit (7.3)."""
    chain = combat_values.attack_chain(s, attack, unit)
    for link in combat_values.defence_chain(s, attack, unit, s.known_marker(seat, unit)).links:
        link.value = -link.value
        chain.links.append(link)
    if cap != 0:
        chain.add("3.2.3", "st-chain-cap", cap)
    needed = -chain.total()
    chain.note("7.0", "st-chain-needed", {"unit": s.ref(unit), "needed": int(needed)})
    pool = hits.pool(s)
    good = rolls.ways(needed) * pool
    lost = ways_to_destroy(s, unit, needed)
    if s.marker[unit] < 0 and lost < good:
        chain.note("7.4e", "st-chain-eliminated", {})
    own = s.setup.side[unit] == combat_values.attacker(s, attack)
    chances = [
        Chance("st-chance-destroyed", lost, 36 * pool, OWN_DESTROYED if own else DESTROYED),
        Chance("st-chance-hit", good - lost, 36 * pool, OWN_HIT if own else HIT),
        Chance("st-chance-miss", 36 * pool - good, 36 * pool),
    ]
    return Preview(chain, [chance for chance in chances if chance.ways > 0])


def ways_to_destroy(s: Position, unit: i64, needed: i64) -> int:
    """Of two dice and a draw from the pool: a second hit, a hit twice as hard, or the marker that eliminates (7.3,
    7.4e)."""
    pool = hits.pool(s)
    good = rolls.ways(needed)
    if s.marker[unit] >= 0:
        return good * pool
    twice = rolls.ways(needed + TWICE)
    return twice * pool + (good - twice) * hits.eliminating(s)


def with_cap(s: Position, unit: i64, needed: i64, cap: int) -> dict[str, int | str]:
    """Chances of a hit and of destruction, exactly and in percent."""
    every = 36 * hits.pool(s)
    good = rolls.ways(needed) * hits.pool(s)
    lost = ways_to_destroy(s, unit, needed)
    percent = {"hit": (200 * good + every) // (2 * every), "gone": (200 * lost + every) // (2 * every)}
    return {"cap": cap, "good": good, "lost": lost, "of": every, **percent}
