"""Terrain: what a group is in, what that does, and terrain laid on the enemy (5.2, 7, 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import FACE_DOWN, FACE_UP, GROUPS, OFFERED, SIDEWAYS, Position
from caposaldo.games.upfront.rules import ranges
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import (
    FUNCTIONS,
    GULLY,
    HILL,
    MARSH,
    MINEFIELD,
    OPEN,
    PILLBOX,
    SMOKE,
    STREAM,
    TERRAIN_NAMES,
    WALL,
    WIRE,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Refusal

# The rule that says what each kind of terrain does to attacks against those in it.
DEFENCE_RULES: Final = ["8.11", "8.6", "8.7", "8.8", "8.32", "8.21", "8.9", "8.4", "8.51", "24.2", "23.4"]


# ---------------------------------------------------------------- the cards on a group
def is_move(s: Position, card: i64) -> bool:
    """Tell whether the card lies there as movement."""
    return s.way[card] <= SIDEWAYS


def is_ground(s: Position, card: i64) -> bool:
    """Tell whether the card lies there as terrain or open ground; terrain that is only offered does not count."""
    return s.way[card] == FACE_DOWN or (s.way[card] == FACE_UP and s.setup.deck.is_terrain(card))


def is_artificial(s: Position, card: i64, function: i64) -> bool:
    """Tell whether the card lies there as smoke, or as wire (13.1)."""
    return s.way[card] == FACE_UP and s.setup.deck.function[card * FUNCTIONS] == function


def last_terrain(s: Position, group: i64) -> i64:
    """Return the last terrain card accepted on the group, -1 if none; offered ones do not count."""
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        card = s.under[card]
    return card


def kind_of(s: Position, card: i64) -> i64:
    """Return the kind of terrain of the card, OPEN if it lies face down."""
    return OPEN if card < 0 or s.way[card] == FACE_DOWN else s.setup.deck.terrain[card]


def moves_above(s: Position, group: i64) -> i64:
    """Return the number of movement cards above that terrain card."""
    found: i64 = 0
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            found += 1
        card = s.under[card]
    return found


def top_move(s: Position, group: i64) -> i64:
    """Return the topmost movement card above the terrain, -1 if none."""
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            return card
        card = s.under[card]
    return -1


def occupied(s: Position, group: i64) -> i64:
    """Return the kind of terrain the group is in (5.2, 7.4): that of its last terrain card, under at most one movement
    card."""
    moves: i64 = 0
    card = s.upper[group]
    while card >= 0 and not is_ground(s, card):
        if is_move(s, card):
            moves += 1
        card = s.under[card]
    return kind_of(s, card) if moves < 2 else OPEN


def moving(s: Position, group: i64) -> bool:
    """Tell whether its topmost displacement card is a movement card (6.4)."""
    return top_move(s, group) >= 0


def offered(s: Position, group: i64) -> i64:
    """Return the terrain card the enemy has laid on the group, not yet accepted or rejected (7.3); -1 if none."""
    card = s.upper[group]
    while card >= 0 and s.way[card] != OFFERED:
        card = s.under[card]
    return card


def count(s: Position, group: i64, function: i64) -> i64:
    found: i64 = 0
    card = s.upper[group]
    while card >= 0:
        if is_artificial(s, card, function):
            found += 1
        card = s.under[card]
    return found


def smoke_on(s: Position, group: i64) -> i64:
    return count(s, group, SMOKE)


def wire_on(s: Position, group: i64) -> i64:
    return count(s, group, WIRE)


# ---------------------------------------------------------------- attacks against a group (6.42, 6.43, 7.2)
def defence(s: Position, target: i64, firer: i64) -> i64:
    """Return the modifier of terrain, wire and movement against an attack by the group (6.42, 6.43, 7.2, 8), without
    smoke."""
    return shelter(s, target, firer) + exposure(s, target, firer) + wire_on(s, target)


def defence_parts(s: Position, target: i64, firer: i64, chain: Chain) -> i64:
    """Return the same and add each part to the chain."""
    before = chain.total()
    kind = occupied(s, target)
    shelters = shelter(s, target, firer)
    chain.add(DEFENCE_RULES[kind], "uf-chain-terrain", shelters, {"terrain": terrain_name(kind)})
    exposes = exposure(s, target, firer)
    if exposes > 0:
        left_gully = exposes == 1 and moves_above(s, target) == 2
        chain.add("8.22" if left_gully else "7.2", "uf-chain-target-moves", exposes)
    wires = wire_on(s, target)
    if wires > 0:
        chain.add("13.31", "uf-chain-target-wire", wires)
    return chain.total() - before


def shelter(s: Position, target: i64, firer: i64) -> i64:
    """Return the modifier of the target's terrain (7.1, 8)."""
    kind = occupied(s, target)
    if kind == OPEN or kind == STREAM or kind == MINEFIELD:
        return 0
    printed = s.setup.deck.value[last_terrain(s, target) * FUNCTIONS]
    if kind == HILL:
        return 0 if occupied(s, firer) == HILL else printed
    if kind == WALL:
        if s.encircled(target):
            return 0
        return printed if s.letter[firer] == s.letter[target] else printed + 1
    return printed


def exposure(s: Position, target: i64, firer: i64) -> i64:
    """Return the number of movement cards that count among the two topmost displacement cards (7.2). Two on a gully
    both count only against groups that could fire into it (8.22)."""
    moves = moves_above(s, target)
    if moves < 2:
        return moves
    if moves == 2 and kind_of(s, last_terrain(s, target)) == GULLY and not reaches_gully(s, firer, target):
        return 1
    return 2


def reaches_gully(s: Position, group: i64, other: i64) -> bool:
    """Tell whether fire between the two is possible although the other is in a gully (8.2, 8.3)."""
    return ranges.relative(s, group, other) == CLOSEST or occupied(s, group) == HILL


# ---------------------------------------------------------------- attacks by a group (6.41)
def firing_out(s: Position, group: i64, target: i64) -> i64:
    """Return the modifier of the firer's place, smoke and wire included (6.41)."""
    return outlook(s, group, target) - smoke_on(s, group) - wire_on(s, group)


def outlook(s: Position, group: i64, target: i64) -> i64:
    """Return the modifier for firing down from a hill, but not at a hill or a pillbox, and out of a marsh or a stream
    (8.31, 8.41, 8.52, 23.6)."""
    kind = occupied(s, group)
    if kind == HILL:
        at = occupied(s, target)
        return 0 if at == HILL or at == PILLBOX else 1
    return -1 if kind == MARSH or kind == STREAM else 0


def firing_out_parts(s: Position, group: i64, target: i64, chain: Chain) -> i64:
    """Return the same and add each part to the chain."""
    before = chain.total()
    kind = occupied(s, group)
    if kind == HILL:
        rule = "23.6" if occupied(s, target) == PILLBOX else "8.31"
        chain.add(rule, "uf-chain-elevated", outlook(s, group, target))
    elif kind == MARSH or kind == STREAM:
        rule = "8.41" if kind == MARSH else "8.52"
        chain.add(rule, "uf-chain-fires-from", outlook(s, group, target), {"terrain": terrain_name(kind)})
    smoke = smoke_on(s, group)
    if smoke > 0:
        chain.add("13.22", "uf-chain-own-smoke", -smoke)
    wires = wire_on(s, group)
    if wires > 0:
        chain.add("13.32", "uf-chain-own-wire", -wires)
    return chain.total() - before


def refuse_sight(s: Position, group: i64, target: i64) -> Refusal | None:
    """Return why the group cannot fire at the other because of their places: gully (8.2), rear of a pillbox (23.7)."""
    own = occupied(s, group)
    at = occupied(s, target)
    if own == GULLY and not reaches_gully(s, target, group):
        return Refusal("8.2", "uf-fires-from-gully", {"group": s.group_ref(group)})
    if at == GULLY and not reaches_gully(s, group, target):
        return Refusal("8.2", "uf-target-in-gully", {"target": s.group_ref(target)})
    if (at == PILLBOX and out_of_sight(s, group, target)) or (own == PILLBOX and out_of_sight(s, target, group)):
        return Refusal("23.7", "uf-behind-pillbox", {"group": s.group_ref(group), "target": s.group_ref(target)})
    return None


def out_of_sight(s: Position, group: i64, pillbox: i64) -> bool:
    """Tell whether the group is behind the pillbox and not a neighbour that has closed in from there (23.7)."""
    apart = ranges.total(s, group, pillbox)
    if apart > CLOSEST:
        return True
    return apart == CLOSEST and s.behind[group * GROUPS + pillbox] == 1 and not closes_in_on(s, group, pillbox)


def closes_in_on(s: Position, group: i64, pillbox: i64) -> bool:
    """Tell whether the group is behind the pillbox, with a neighbouring letter, at relative range 5: it fires with the
    flank bonus (23.7)."""
    if s.behind[group * GROUPS + pillbox] == 0 or ranges.total(s, group, pillbox) != CLOSEST:
        return False
    return ranges.neighbours(s.letter[group], s.letter[pillbox])


# ---------------------------------------------------------------- words
def terrain_name(kind: i64) -> str:
    return f"@uf-terrain-{TERRAIN_NAMES[kind]}"
