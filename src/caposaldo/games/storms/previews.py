"""Previews: the modifiers and exact chances of an attack or a recovery, as far as a seat knows them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    ATTACK,
    BOOST,
    DIRECT,
    FOR_ATTACK,
    FOR_RECOVERY,
    INDIRECT,
    SHOWN,
    SPOTTER,
    WEAPON,
    Position,
)
from caposaldo.games.storms.rules import (
    combat_values,
    fire,
    hits,
    indirect_fire,
    recovery,
    rolls,
    targets,
    weapon_cards,
)
from caposaldo.games.storms.rules.fire import TWICE
from caposaldo.games.storms.verbs import BOOST_BY, FIRE, RECOVER, SPOT, THROW
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Chance, Preview
from caposaldo.kernel.hexes import NOWHERE


# ---------------------------------------------------------------- for people
def attack_chain(s: Position, frame: Frame, target: i64) -> Chain:
    """FP and its modifiers against this unit (7.1), without the dice."""
    return combat_values.attack_chain(s, frame, target)


def defence_chain(s: Position, frame: Frame, target: i64) -> Chain:
    """DR and all DMs of this unit (7.2)."""
    return combat_values.defence_chain(s, frame, target, s.marker[target])


def preview_of(s: Position, seat: i64, a: Action) -> Preview | None:
    """For FIRE, THROW, SPOT, RECOVER, BOOST_BY: the chain and the exact chances of a hit and of destruction; hidden
    units of the enemy and markers not yet seen never show in it."""
    if s.result is not None:
        return None
    frame = s.top()
    if a.kind == FIRE and frame.kind == ACT and a.x == DIRECT and fire.refuse(s, frame, a) is None:
        return preview_attack(s, seat, Frame(ATTACK, frame.a, a.b, a.x, NOWHERE, 0, -1))
    if a.kind == THROW and frame.kind == ACT and weapon_cards.refuse_throw(s, frame, a) is None:
        return preview_attack(s, seat, Frame(ATTACK, frame.a, a.b, WEAPON, NOWHERE, 0, a.a))
    if a.kind == SPOT and frame.kind == SPOTTER and indirect_fire.refuse_spotter(s, frame, a) is None:
        if frame.x != INDIRECT:
            return None
        return preview_attack(s, seat, Frame(ATTACK, frame.a, frame.b, frame.x, a.b, 0, -1))
    if a.kind == RECOVER and frame.kind == ACT and recovery.refuse(s, frame) is None:
        return recovery.preview_for(s, frame.a, 0)
    if a.kind == BOOST_BY and frame.kind == BOOST and frame.c >= 0:
        return preview_boost(s, seat, frame, a.a)
    return None


def preview_boost(s: Position, seat: i64, frame: Frame, cap: i64) -> Preview | None:
    if frame.b == FOR_RECOVERY:
        return recovery.preview_for(s, frame.c, cap)
    if frame.b != FOR_ATTACK or len(s.stack) < 2:
        return None
    return preview_against(s, seat, s.stack[-2], frame.c, cap)


def preview_attack(s: Position, seat: i64, attack: Frame) -> Preview | None:
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


def first_enemy(s: Position, attack: Frame, struck: vec[i64]) -> i64:
    for unit in struck:
        if s.setup.side[unit] != combat_values.attacker(s, attack):
            return unit
    return -1


def known_marker(s: Position, seat: i64, unit: i64) -> i64:
    """The marker of a unit as far as this seat has seen it (7.4d)."""
    return s.marker[unit] if s.setup.side[unit] == seat or s.has(unit, SHOWN) else -1


def needed_against(s: Position, seat: i64, attack: Frame, unit: i64) -> i64:
    """What two dice must show for a hit."""
    return combat_values.defence_value(s, attack, unit, known_marker(s, seat, unit)) - combat_values.attack_value(
        s, attack, unit
    )


def preview_against(s: Position, seat: i64, attack: Frame, unit: i64, cap: i64) -> Preview:
    """AV less DV, and the chances of two dice on top of it; a unit that is hit already is lost by any hit (7.3)."""
    chain = combat_values.attack_chain(s, attack, unit)
    for link in combat_values.defence_chain(s, attack, unit, known_marker(s, seat, unit)).links:
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
    chances = [Chance("st-chance-destroyed", lost, 36 * pool), Chance("st-chance-hit", good - lost, 36 * pool)]
    chances.append(Chance("st-chance-miss", 36 * pool - good, 36 * pool))
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
