"""Minefields and other works that are crossed or removed (G-lcb). Wire and blocks act through the movement table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import (
    CLEARING,
    FORCED,
    MOVED,
    PINNED,
    SHOT,
    STORMED,
    Position,
)
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.distance import footprints
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.setup import BLOCKS, MINEFIELD, SPECIAL, TERRAIN_NAMES, Piece
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.table import box_to_shape

MINE_DIE: Final = 6
BLOWN: Final = 5  # or more, and for special infantry:
BLOWN_SPECIAL: Final = 6


# ---------------------------------------------------------------- mines
def toll(s: Position, slot: i64, points: list[int]) -> i64:
    """How many squads the mines on a way cost: a die for each. A card is turned over first."""
    lost: i64 = 0
    for piece in s.ground.pieces:
        if piece.kind == MINEFIELD and leads_through(piece, points):
            lost += blow(s, slot)
    return min(lost, s.strength(slot))


def leads_through(piece: Piece, points: list[int]) -> bool:
    for i in range(0, len(points) - 2, 2):
        if ground.crosses(piece, points[i], points[i + 1], points[i + 2], points[i + 3]):
            return True
    return False


def blow(s: Position, slot: i64) -> i64:
    reveal(s, slot)
    need = BLOWN_SPECIAL if s.card_of(slot).klass == SPECIAL else BLOWN
    lost: i64 = 0
    for _ in range(s.strength(slot)):
        if s.dice.die(MINE_DIE, "mines") >= need:
            lost += 1
    s.tell("terrain-4", "wh-mines", {"unit": s.ref(slot), "lost": int(lost)})
    return lost


# ---------------------------------------------------------------- clearing
def refuse_clearing(s: Position, slot: i64) -> Refusal | None:
    """Special infantry in a minefield that has not moved, or in contact with blocks, and that does nothing else."""
    if s.card_of(slot).klass != SPECIAL:
        return Refusal("terrain-4", "wh-clear-only-special", {"unit": s.ref(slot)})
    if s.has(slot, SHOT | STORMED | PINNED):
        return Refusal("terrain-4", "wh-clear-nothing-else", {"unit": s.ref(slot)})
    return None if work_at(s, slot) >= 0 else Refusal("terrain-4", "wh-clear-no-work", {"unit": s.ref(slot)})


def work_at(s: Position, slot: i64) -> i64:
    """The minefield or the blocks that it can remove from where it is, -1 if there are none."""
    for i in range(len(s.ground.pieces)):
        piece = s.ground.pieces[i]
        if piece.kind == BLOCKS and touches(s, slot, piece):
            return i
        if piece.kind == MINEFIELD and not s.has(slot, MOVED) and stands_in(s, slot, piece):
            return i
    return -1


def touches(s: Position, slot: i64, piece: Piece) -> bool:
    if s.shown[slot] == 0:
        return piece.contains(s.x[slot], s.y[slot])
    for box in footprints(s, slot):
        for shape in piece.shapes:
            if box_to_shape(box, shape) == 0:
                return True
    return False


def stands_in(s: Position, slot: i64, piece: Piece) -> bool:
    """All its models stand in the field."""
    if s.shown[slot] == 0:
        return piece.contains(s.x[slot], s.y[slot])
    for m in s.models(slot):
        if not piece.contains(s.model_x[m], s.model_y[m]):
            return False
    return True


def begin_clearing(s: Position, slot: i64) -> None:
    """The work is gone at the end of the turn, unless the platoon has to do something else before."""
    reveal(s, slot)
    s.mark(slot, CLEARING)
    s.tell("terrain-4", "wh-clears", {"unit": s.ref(slot)})


def finish_clearing(s: Position) -> None:
    """The end of a turn: what was worked on undisturbed is removed."""
    for slot in range(len(s.side)):
        if s.has(slot, CLEARING) and s.on_table(slot) and not s.has(slot, SHOT | STORMED | FORCED):
            work = work_at(s, slot)
            if work >= 0:
                remove(s, slot, work)
        s.unmark(slot, CLEARING)


def remove(s: Position, slot: i64, work: i64) -> None:
    params: Params = {"unit": s.ref(slot), "work": f"@wh-show-{TERRAIN_NAMES[s.ground.pieces[work].kind]}"}
    s.cleared[work] = 1
    s.lay_ground()
    s.tell("terrain-4", "wh-cleared", params)
