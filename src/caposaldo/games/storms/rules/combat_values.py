"""Attack value and defence value (7.1, 7.2): each modifier, their sum, and the chain that players see.

`kind` is the hit marker of the target as the one who asks knows it, -1 for none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    BARE,
    BARRAGE,
    DIRECT,
    DUG_IN,
    HIDDEN,
    INDIRECT,
    MEMBER,
    NERVES,
    WARY,
    WEAPON,
    Position,
)
from caposaldo.games.storms.rules import rolls, sight
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import (
    ALL_ROUND,
    BLUE,
    GERMAN,
    METAL,
    MORTAR,
    RED,
    SNIPER,
    SOVIET,
    TERRAIN_NAMES,
    WOODS,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.hexes import NOWHERE

SHORT_RANGE: Final = 3  # 7.6.2
LONG_RANGE: Final = -2  # 7.6.1
CLOSE_COMBAT: Final = 4  # 7.6.3b
CLOSE_COMBAT_BOXED: Final = -2
HEIGHT: Final = 1  # 11.2
EARTHWORKS: Final = 1  # card 11
EXPOSED: Final = -1  # 5.0.1
EQUIPPED: Final = "V02"  # 1 FP more
GROUND_WISE: Final = "V15"  # 1 DM more where the ground gives any


# ---------------------------------------------------------------- the attack
def attacker(s: Position, shot: Shot) -> i64:
    """The side that attacks; batteries are numbered side after side."""
    if shot.mode == BARRAGE:
        return GERMAN if shot.firer < len(s.setup.batteries[GERMAN]) else SOVIET
    return s.setup.side[shot.firer]


def origin(s: Position, shot: Shot) -> i64:
    """Where the line of the attack begins: at the lead, or in the spotter hex (12.0b). A barrage has no line."""
    if shot.mode == BARRAGE:
        return NOWHERE
    return shot.spotter if shot.spotter != NOWHERE else s.hex[shot.firer]


def is_close(s: Position, shot: Shot) -> bool:
    """Both are in the same hex (7.6.3)."""
    return shot.mode != BARRAGE and s.hex[shot.firer] == shot.target


def is_lobbed(s: Position, shot: Shot) -> bool:
    """Fire of mortars and artillery, direct or not, but for close combat (12.1)."""
    if shot.mode == BARRAGE or shot.mode == INDIRECT:
        return True
    return shot.mode == DIRECT and s.setup.is_a(shot.firer, MORTAR) and not is_close(s, shot)


def by_card(shot: Shot) -> bool:
    """The firepower is that of a card (8.2, 8.2a)."""
    return shot.mode == WEAPON or shot.mode == BARRAGE


def marker_of(s: Position, unit: i64) -> i64:
    """The hit marker whose effects the unit feels when it fires, or -1 (7.4, V11)."""
    return s.marker[unit] if s.flags[unit] & NERVES == 0 else -1


def reach(s: Position, unit: i64) -> i64:
    """Range in hexes, as printed or as the hit marker says (7.6, 7.4)."""
    kind = marker_of(s, unit)
    if kind >= 0 and s.setup.markers[kind].range >= 0:
        return s.setup.markers[kind].range
    return s.setup.types[unit].range


# ---------------------------------------------------------------- defence rating
def uses_flank(s: Position, shot: Shot, target: i64) -> bool:
    """Shells from above, close combat and snipers find the flank (12.1, 7.6.3a, 10.3a); a hidden unit and one without
    an arrow show their front (10.0c); else it is the front if the attacker is in its arc (7.2)."""
    if is_lobbed(s, shot) or is_close(s, shot) or s.setup.is_a(shot.firer, SNIPER):
        return True
    if s.has(target, HIDDEN) or s.setup.is_a(target, ALL_ROUND):
        return False
    return not sight.in_arc(s.setup, s.hex[target], s.face[target], origin(s, shot))


def colour(s: Position, shot: Shot, target: i64) -> i64:
    """The defence rating that is used gives the attack its colour (7.2); a weapon against metal has one firepower, the
    blue one (8.2)."""
    if is_for_metal(s, shot):
        return BLUE
    type = s.setup.types[target]
    return type.flank_colour if uses_flank(s, shot, target) else type.front_colour


def rating(s: Position, shot: Shot, target: i64) -> i64:
    type = s.setup.types[target]
    return type.flank if uses_flank(s, shot, target) else type.front


def rating_by_marker(s: Position, shot: Shot, target: i64, kind: i64) -> i64:
    """The effect of a hit marker on the defence rating that is used (7.4), if the unit feels it (V11)."""
    if kind < 0 or s.flags[target] & NERVES != 0:
        return 0
    marker = s.setup.markers[kind]
    return marker.flank if uses_flank(s, shot, target) else marker.front


# ---------------------------------------------------------------- defence modifiers
def ignores_cover(s: Position, shot: Shot) -> bool:
    """Weapons against which ground and smoke are no help (8.2)."""
    return shot.mode == WEAPON and s.setup.cards[shot.card].ignores_cover


def is_for_metal(s: Position, shot: Shot) -> bool:
    """A weapon for vehicles and guns alone: the ground does not help them (8.2)."""
    return shot.mode == WEAPON and s.setup.cards[shot.card].metal


def can_harm(s: Position, shot: Shot, unit: i64) -> bool:
    """The attack is of a kind that does something to such a unit (8.2)."""
    return not is_for_metal(s, shot) or s.setup.is_a(unit, METAL)


def bursts_above(s: Position, shot: Shot, target: i64) -> bool:
    """Shells burst in the trees above soft targets (12.2)."""
    if s.setup.terrain[shot.target] != WOODS or not is_lobbed(s, shot):
        return False
    return s.setup.types[target].flank_colour == RED


def ground_cover(s: Position, shot: Shot, target: i64) -> i64:
    """The terrain of the hex (5.0b), in close combat too (7.6.3d)."""
    if ignores_cover(s, shot) or is_for_metal(s, shot) or bursts_above(s, shot, target):
        return 0
    return s.setup.cover[s.setup.terrain[shot.target]]


def ground_skill(s: Position, shot: Shot, target: i64) -> i64:
    """A veteran who uses the ground (V15)."""
    if len(s.setup.veteran[target]) == 0 or ground_cover(s, shot, target) < 1:
        return 0
    return 1 if rolls.unused(s, target, GROUND_WISE) >= 0 else 0


def height_cover(s: Position, shot: Shot) -> i64:
    """A unit higher than its attacker, or than the spotter hex (11.2, 12.0f); never against a barrage (12.3e)."""
    at = origin(s, shot)
    return HEIGHT if at != NOWHERE and s.setup.level[shot.target] > s.setup.level[at] else 0


def smoke_cover(s: Position, shot: Shot) -> i64:
    """Smoke at both ends of the line and between them (13.0d); a barrage has only the end."""
    if ignores_cover(s, shot):
        return 0
    at = origin(s, shot)
    return s.smoke[shot.target] if at == NOWHERE else sight.smoke_cover(s.setup, s.smoke, at, shot.target)


def crevice_cover(s: Position, shot: Shot) -> i64:
    """The line comes in across a crevice (11.5g); close combat and barrages have no line."""
    at = origin(s, shot)
    if at == NOWHERE or ignores_cover(s, shot):
        return 0
    return sight.crevice_cover(s.setup, at, shot.target)


def earthworks(s: Position, target: i64) -> i64:
    """A hasty defence (card 11)."""
    return EARTHWORKS if s.has(target, DUG_IN) else 0


def wariness(s: Position, target: i64) -> i64:
    """A sixth sense (V07)."""
    return EARTHWORKS if s.has(target, WARY) else 0


def exposure(s: Position, shot: Shot, target: i64) -> i64:
    """It has moved without care, and the enemy fires in his next turn (5.0.1)."""
    if not s.has(target, BARE) or shot.mode == BARRAGE or attacker(s, shot) == s.setup.side[target]:
        return 0
    return EXPOSED


def defence_value(s: Position, shot: Shot, target: i64, kind: i64) -> i64:
    """DV = DR + DMs (7.2)."""
    value = rating(s, shot, target) + rating_by_marker(s, shot, target, kind)
    value += ground_cover(s, shot, target) + ground_skill(s, shot, target)
    value += height_cover(s, shot) + smoke_cover(s, shot) + crevice_cover(s, shot)
    return value + earthworks(s, target) + wariness(s, target) + exposure(s, shot, target)


# ---------------------------------------------------------------- firepower
def firepower(s: Position, shot: Shot, hue: i64) -> i64:
    """FP of the colour, as printed on the counter or on the card (7.1, 8.2)."""
    if by_card(shot):
        card = s.setup.cards[shot.card]
        return card.blue if hue == BLUE else card.red
    return printed(s, shot.firer, hue)


def printed(s: Position, unit: i64, hue: i64) -> i64:
    """FP of the colour on the counter (0.2)."""
    type = s.setup.types[unit]
    return type.blue if hue == BLUE else type.red


def firepower_by_marker(s: Position, shot: Shot, hue: i64) -> i64:
    """The hit marker of the lead, also when it uses a weapon card (7.4, 8.2)."""
    if shot.mode == BARRAGE:
        return 0
    kind = marker_of(s, shot.firer)
    if kind < 0:
        return 0
    marker = s.setup.markers[kind]
    return marker.blue if hue == BLUE else marker.red


def firepower_by_range(s: Position, shot: Shot, hue: i64) -> i64:
    """Close combat, short range, long range (7.6.1 to 7.6.3b); weapon cards know none of them (8.2)."""
    if by_card(shot):
        return 0
    away = s.setup.grid.distance(s.hex[shot.firer], shot.target)
    if away == 0:
        return CLOSE_COMBAT_BOXED if is_boxed(s, shot.firer, hue) else CLOSE_COMBAT
    if away == 1:
        return SHORT_RANGE
    return LONG_RANGE if away > reach(s, shot.firer) else 0


def is_boxed(s: Position, unit: i64, hue: i64) -> bool:
    type = s.setup.types[unit]
    return type.blue_boxed if hue == BLUE else type.red_boxed


def firepower_by_height(s: Position, shot: Shot) -> i64:
    """Fire at something lower (11.2, 11.5e), seen from the spotter hex if there is one (12.0f); no barrage (12.3e)."""
    at = origin(s, shot)
    return HEIGHT if at != NOWHERE and s.setup.level[at] > s.setup.level[shot.target] else 0


def support(s: Position, shot: Shot, hue: i64) -> i64:
    """Members of the group with firepower of that colour, one each, if the lead has some itself (9.1.2)."""
    if shot.mode == BARRAGE or firepower(s, shot, hue) <= 0:
        return 0
    count: i64 = 0
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and unit != shot.firer and s.hex[unit] >= 0:
            if printed(s, unit, hue) > 0:
                count += 1
    return count


def equipment(s: Position, shot: Shot) -> i64:
    """A veteran unit with better weapons (V02)."""
    if by_card(shot) or len(s.setup.veteran[shot.firer]) == 0:
        return 0
    return 1 if rolls.unused(s, shot.firer, EQUIPPED) >= 0 else 0


def attack_value(s: Position, shot: Shot, target: i64) -> i64:
    """AV without the dice and the CAP on them (7.1)."""
    hue = colour(s, shot, target)
    value = firepower(s, shot, hue) + firepower_by_marker(s, shot, hue) + firepower_by_range(s, shot, hue)
    value += firepower_by_height(s, shot) + support(s, shot, hue)
    return value + equipment(s, shot) + shot.bonus


# ---------------------------------------------------------------- the same as chains
def attack_chain(s: Position, shot: Shot, target: i64) -> Chain:
    """FP and its modifiers against this unit (7.1), without the dice."""
    chain = Chain()
    hue = colour(s, shot, target)
    key = "st-chain-blue" if hue == BLUE else "st-chain-red"
    if by_card(shot):
        chain.add("8.2", key, firepower(s, shot, hue), {"who": s.card_ref(shot.card)})
    else:
        chain.add("7.1", key, firepower(s, shot, hue), {"who": s.ref(shot.firer)})
    by_marker = firepower_by_marker(s, shot, hue)
    if by_marker != 0:
        chain.add("7.4", "st-chain-marker", by_marker, {"marker": s.marker_ref(marker_of(s, shot.firer))})
    _add_range(s, chain, shot, hue)
    _add(chain, _height_rule(s, shot), "st-chain-downward", firepower_by_height(s, shot))
    count = support(s, shot, hue)
    if count != 0:
        chain.add("9.1.2", "st-chain-support", count, {"count": int(count)})
    _add(chain, "8.3", "st-chain-equipment", equipment(s, shot))
    _add(chain, "8.1", "st-chain-card", shot.bonus)
    return chain


def _add_range(s: Position, chain: Chain, shot: Shot, hue: i64) -> None:
    value = firepower_by_range(s, shot, hue)
    if is_close(s, shot):
        _add(chain, "7.6.3b", "st-chain-close-boxed" if value < 0 else "st-chain-close", value)
    elif value > 0:
        chain.add("7.6.2", "st-chain-short", value)
    elif value < 0:
        chain.add("7.6.1", "st-chain-long", value)


def _height_rule(s: Position, shot: Shot) -> str:
    at = origin(s, shot)
    if at != NOWHERE and (s.setup.level[at] < 0 or s.setup.level[shot.target] < 0):
        return "11.5e"
    return "11.2" if shot.spotter == NOWHERE else "12.0f"


def _add(chain: Chain, rule: str, key: str, value: i64) -> None:
    if value != 0:
        chain.add(rule, key, value)


def defence_chain(s: Position, shot: Shot, target: i64, kind: i64) -> Chain:
    """DR and all DMs of this unit (7.2)."""
    chain = Chain()
    flank = uses_flank(s, shot, target)
    key = "st-chain-flank" if flank else "st-chain-front"
    chain.add(_rating_rule(s, shot, target), key, rating(s, shot, target), {"unit": s.ref(target)})
    by_marker = rating_by_marker(s, shot, target, kind)
    if by_marker != 0:
        chain.add("7.4", "st-chain-marker", by_marker, {"marker": s.marker_ref(kind)})
    _add(chain, "5.0b", f"st-chain-{TERRAIN_NAMES[s.setup.terrain[shot.target]]}", ground_cover(s, shot, target))
    if bursts_above(s, shot, target):
        chain.note("12.2", "st-chain-airburst")
    if ignores_cover(s, shot):
        chain.note("8.2", "st-chain-no-cover")
    if is_for_metal(s, shot):
        chain.note("8.2", "st-chain-no-ground")
    _add(chain, "8.3", "st-chain-ground-skill", ground_skill(s, shot, target))
    _add(chain, _height_rule(s, shot), "st-chain-higher", height_cover(s, shot))
    _add(chain, "13.0d", "st-chain-smoke", smoke_cover(s, shot))
    _add(chain, "11.5g", "st-chain-crevice", crevice_cover(s, shot))
    _add(chain, "8.1", "st-chain-dug-in", earthworks(s, target))
    _add(chain, "8.3", "st-chain-wary", wariness(s, target))
    _add(chain, "5.0.1", "st-chain-exposed", exposure(s, shot, target))
    return chain


def _rating_rule(s: Position, shot: Shot, target: i64) -> str:
    if is_close(s, shot):
        return "7.6.3a"
    if is_lobbed(s, shot):
        return "12.1"
    if s.setup.is_a(shot.firer, SNIPER):
        return "10.3a"
    return "10.0c" if s.has(target, HIDDEN) else "7.2"
