"""The firepower of a group (6.2, 10.45, 11, 12, 17.4, 20.51, 22.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.position import HELD_OUT, HEROIC, MOVING_OVER, PINNED, STUNNED, Position
from caposaldo.games.upfront.rules import crews, flanks, ranges, terrain
from caposaldo.games.upfront.setup import BOLT, CREW, FLAMETHROWER, MARSH, MEDIUM_MG, ORDNANCE, STREAM
from caposaldo.kernel.chain import Chain

# Conditions that restrict the weapons of a group, a bit each.
ON_MOVE: Final = 1  # 12.1
WET: Final = 2  # in marsh or stream (8.41, 8.52)
WIRED: Final = 4  # 13.32


def hampered(s: Position, group: i64) -> i64:
    """Return the conditions that restrict the weapons of the group: moving, in marsh or stream, wired."""
    found: i64 = 0
    if terrain.moving(s, group):
        found |= ON_MOVE
    ground = terrain.occupied(s, group)
    if ground == MARSH or ground == STREAM:
        found |= WET
    if terrain.wire_on(s, group) > 0:
        found |= WIRED
    return found


# ---------------------------------------------------------------- the right value (6.2, first step)
def bracketed(s: Position, man: i64) -> bool:
    """Tell whether his weapon has only its value in brackets now (11.1, 12.13, 8.41, 8.52, 10.45, 13.32)."""
    weapon = s.weapon[man]
    if weapon < 0 or not s.setup.is_a(weapon, CREW):
        return False
    return is_bracketed(s, man, hampered(s, s.group[man]))


def is_bracketed(s: Position, man: i64, hampers: i64) -> bool:
    return hampers != 0 or s.flags[man] & HEROIC != 0 or not crews.is_complete(s, s.weapon[man])


def fires(s: Position, man: i64) -> bool:
    """Tell whether he and his weapon can fire at all now (6.2)."""
    return s.group[man] >= 0 and can_fire(s, man, hampered(s, s.group[man]))


def can_fire(s: Position, man: i64, hampers: i64) -> bool:
    """Tell whether he is able, not on his way, no assistant (11.2), and has a working weapon (19.2) that may fire from
    here."""
    weapon = s.weapon[man]
    if (
        weapon < 0
        or s.flags[man] & (PINNED | MOVING_OVER | STUNNED) != 0
        or s.serves[man] >= 0
        or s.jammed[weapon] == 1
    ):
        return False
    traits = s.setup.weapon_of(weapon).traits
    if traits & ORDNANCE != 0:
        return False
    return hampers == 0 or traits & CREW == 0 or fires_hampered(s, weapon, traits, hampers)


def fires_hampered(s: Position, weapon: i64, traits: i64, hampers: i64) -> bool:
    """Tell whether the weapon fires under these conditions. A medium machine gun fires neither on the move nor from
    marsh and stream (12.12, 8.41, 8.52); others need a full crew (12.13) and, in marsh, stream and wire, a halt (8.41,
    8.52, 13.32)."""
    if traits & MEDIUM_MG != 0 and hampers & (ON_MOVE | WET) != 0:
        return False
    if hampers & ON_MOVE != 0 and hampers & (WET | WIRED) != 0:
        return False
    return crews.is_complete(s, weapon)


# ---------------------------------------------------------------- of a man
def of_man(s: Position, man: i64, target: i64) -> i64:
    """Return his firepower at the range to the target, doublings included."""
    return at_range(s, man, target, ranges.relative(s, s.group[man], target)) if s.group[man] >= 0 else 0


def at_range(s: Position, man: i64, target: i64, reach: i64) -> i64:
    """Return the same at a given range."""
    group = s.group[man]
    return value(s, man, target, reach, hampered(s, group), flanks.doubles(s, group, target))


def value(s: Position, man: i64, target: i64, reach: i64, hampers: i64, flanked: bool) -> i64:
    """Return the printed value after halvings, then doublings (6.2)."""
    return firer_value(s, man, target, reach, hampers, flanked) if can_fire(s, man, hampers) else 0


def firer_value(s: Position, man: i64, target: i64, reach: i64, hampers: i64, flanked: bool) -> i64:
    """Return the same for a man who can fire."""
    type = s.setup.weapon_of(s.weapon[man])
    traits = type.traits
    power = type.power[reach]
    if traits & CREW != 0 and is_bracketed(s, man, hampers):
        power = type.alone[reach]
    if power == 0:
        return 0
    if traits & BOLT != 0 and hampers & ON_MOVE != 0:
        power = power // 2
    return power * (1 + doublings(s, man, target, traits, flanked))


def doublings(s: Position, man: i64, target: i64, traits: i64, flanked: bool) -> i64:
    """Return the number of doublings. They add up: one double, two triple, three fourfold (10.45, 17.4, 20.51). Flames
    are doubled only by a Hero (22.6)."""
    found: i64 = 0
    if s.flags[man] & HEROIC != 0:
        found += 1
    if traits & FLAMETHROWER != 0:
        return found
    if flanked:
        found += 1
    if s.inside[man] == target:
        found += 1
    return found


# ---------------------------------------------------------------- of a group
def of_group(s: Position, group: i64, target: i64) -> i64:
    """Return the sum of all who take part; men held out do not."""
    hampers = hampered(s, group)
    return of_firers(s, group, firers(s, group, hampers), target, hampers)


def firers(s: Position, group: i64, hampers: i64) -> vec[i64]:
    """Return the men who take part."""
    found = vec[i64]()
    groups = s.group
    for man in range(len(groups)):
        if groups[man] == group and s.flags[man] & HELD_OUT == 0 and can_fire(s, man, hampers):
            found = append(found, man)
    return found


def of_firers(s: Position, group: i64, men: vec[i64], target: i64, hampers: i64) -> i64:
    """Return the sum if those who take part and the conditions are known already."""
    reach = ranges.relative(s, group, target)
    flanked = flanks.doubles(s, group, target)
    total: i64 = 0
    for man in men:
        total += firer_value(s, man, target, reach, hampers, flanked)
    return total


def of_flames(s: Position, group: i64, target: i64) -> i64:
    """Return the part of it that comes from flamethrowers (22.1)."""
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and fires_flamethrower(s, man):
            total += of_man(s, man, target)
    return total


def fires_flamethrower(s: Position, man: i64) -> bool:
    """Tell whether he takes part with a flamethrower that reaches the target (22.1, 22.2)."""
    weapon = s.weapon[man]
    return weapon >= 0 and s.flags[man] & HELD_OUT == 0 and s.setup.is_a(weapon, FLAMETHROWER)


# ---------------------------------------------------------------- where it comes from
def of_group_parts(s: Position, group: i64, target: i64, chain: Chain) -> i64:
    """Return the same and add each man's part to the chain."""
    total: i64 = 0
    for man in s.men_of(group):
        if s.flags[man] & HELD_OUT == 0:
            total += of_man_parts(s, man, target, chain)
    return total


def of_man_parts(s: Position, man: i64, target: i64, chain: Chain) -> i64:
    """Return his firepower and add its parts to the chain: the printed value, its half, and once more for each
    doubling."""
    group = s.group[man]
    hampers = hampered(s, group)
    if not can_fire(s, man, hampers):
        return 0
    type = s.setup.weapon_of(s.weapon[man])
    reach = ranges.relative(s, group, target)
    alone = type.traits & CREW != 0 and is_bracketed(s, man, hampers)
    power = type.alone[reach] if alone else type.power[reach]
    said: dict[str, int | str] = {"man": s.ref(man), "weapon": s.weapon_ref(s.weapon[man])}
    if alone:
        chain.add(bracket_rule(s, man, hampers), "uf-chain-bracketed", power, said)
    else:
        chain.add("6.2", "uf-chain-power", power, said)
    if type.traits & BOLT != 0 and hampers & ON_MOVE != 0:
        chain.add("12.11", "uf-chain-bolt", power // 2 - power, said)
        power = power // 2
    flanked = flanks.doubles(s, group, target)
    add_doublings(s, man, target, flanked, power, said, chain)
    return power * (1 + doublings(s, man, target, type.traits, flanked))


def bracket_rule(s: Position, man: i64, hampers: i64) -> str:
    """Return the rule by which only the value in brackets counts."""
    if hampers & ON_MOVE != 0:
        return "12.13"
    if hampers & WET != 0:
        return "8.41" if terrain.occupied(s, s.group[man]) == MARSH else "8.52"
    if hampers & WIRED != 0:
        return "13.32"
    return "10.45" if s.flags[man] & HEROIC != 0 and crews.is_complete(s, s.weapon[man]) else "11.1"


def add_doublings(
    s: Position, man: i64, target: i64, flanked: bool, power: i64, said: dict[str, int | str], chain: Chain
) -> None:
    if s.flags[man] & HEROIC != 0:
        chain.add("10.45", "uf-chain-heroic", power, said)
    if s.setup.is_a(s.weapon[man], FLAMETHROWER):
        return
    if flanked:
        if s.encircled(target):
            chain.add("17.612", "uf-chain-encircled", power, said)
        else:
            chain.add("17.4", "uf-chain-flanked", power, said)
    if s.inside[man] == target:
        chain.add("20.51", "uf-chain-infiltrated", power, said)
