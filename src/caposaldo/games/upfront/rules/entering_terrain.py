"""When a group may have a terrain card, and what changes when it enters it (5.1, 5.3, 7.3, 8)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import FACE_UP, OFFERED, Position
from caposaldo.games.upfront.rules import (
    bogging,
    deck,
    flanks,
    group_transfer,
    infiltrators,
    pillboxes,
    ranges,
    terrain,
    units,
    weapons,
)
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import MARSH, MINEFIELD, PILLBOX, WIRE
from caposaldo.kernel.game import Refusal


def refuse_terrain(s: Position, group: i64, card: i64, owner: bool) -> Refusal | None:
    """Return why the group cannot have the terrain card now (5.1, 5.3, 8.1, 8.42, 13.34, 24.4); -1 stands for open
    ground."""
    if terrain.wire_on(s, group) > 0:
        return Refusal("13.34", "uf-under-wire", {"group": s.group_ref(group)})
    return refuse_beneath_wire(s, group, card, owner)


def refuse_beneath_wire(s: Position, group: i64, card: i64, owner: bool) -> Refusal | None:
    """Return the same without regard to wire: open ground can be slipped under it (13.5)."""
    moves = terrain.moves_above(s, group)
    if moves == 0:
        return Refusal("5.3", "uf-needs-movement", {"group": s.group_ref(group)})
    if terrain.offered(s, group) >= 0:
        return Refusal("7.3", "uf-already-offered", {"group": s.group_ref(group)})
    left = terrain.kind_of(s, terrain.last_terrain(s, group))
    if left == MARSH and moves < 2:
        return Refusal("8.42", "uf-marsh-needs-two", {"group": s.group_ref(group)})
    if left == MINEFIELD and moves < 2 and card < 0:
        return Refusal("8.1", "uf-mines-need-two", {"group": s.group_ref(group)})
    if owner and card >= 0 and s.setup.deck.terrain[card] == MINEFIELD:
        return Refusal("24.3", "uf-mines-for-enemies", {"card": s.card_ref(card)})
    return None


def forbidden(s: Position, group: i64, card: i64) -> bool:
    """Tell whether a man or vehicle of the group is not allowed in that terrain (7.33, 8.43, 23.3)."""
    kind = s.setup.deck.terrain[card]
    if kind == MARSH and s.setup.armour:
        return units.vehicle_in(s, group) >= 0 or units.gun_in(s, group) >= 0
    return kind == PILLBOX and not pillboxes.fits_pillbox(s, group)


def forbidding_rule(s: Position, card: i64) -> str:
    return "8.43" if s.setup.deck.terrain[card] == MARSH else "23.3"


def played(s: Position, group: i64) -> None:
    """End all that a terrain card ends even if it is rejected, whether its owner or the enemy plays it (17.42,
    18.4)."""
    flanks.lose_against(s, group)
    weapons.abandon(s, group)


def accept(s: Position, group: i64, card: i64) -> None:
    """Put the group into the terrain of the card: discard everything beneath (5.41, 7.34), change letters (17.7), end
    infiltrations (20.53)."""
    if s.way[card] == OFFERED:
        s.way[card] = FACE_UP
    deck.discard_beneath(s, card)
    if terrain.kind_of(s, card) == MARSH:
        deck.clear_from(s, group, WIRE)
    for man in range(len(s.group)):
        if s.inside[man] == group and ranges.relative(s, s.group[man], group) < CLOSEST:
            infiltrators.lose(s, man, "20.53")
    group_transfer.complete(s, group)
    if s.setup.armour:
        bogging.enter(s, group, terrain.kind_of(s, card))
