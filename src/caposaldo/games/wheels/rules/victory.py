"""Victory (vic-1 to vic-4) and the length of a battle (dur-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import LATE, Position
from caposaldo.games.wheels.rules.army import paid_for_one
from caposaldo.games.wheels.rules.distance import footprints
from caposaldo.games.wheels.setup import BY_BOTH, BY_CONQUEST, BY_DESTRUCTION, CM, Piece
from caposaldo.kernel.game import Outcome, Params
from caposaldo.kernel.table import Box, box_outside, box_to_shape

DRAW: Final = -1
MARGIN: Final = 10  # percentage points (vic-2)
CONTROL: Final = 10 * CM  # no enemy so near (vic-3)
SETTLED: Final = 8  # turn after which the length is rolled (dur-1)


# ---------------------------------------------------------------- duration
def last_turn_of(total: i64) -> i64:
    """The last turn by the sum of two D6 (dur-1)."""
    if total <= 4:
        return 8
    return 9 if total <= 8 else 10


def is_over(s: Position) -> bool:
    """Told at the end of a turn. One side without a platoon on the table or to come ends it as well."""
    if len(s.units(0)) == 0 or len(s.units(1)) == 0:
        return s.turn >= 2
    if s.setup.turns > 0:
        return s.turn >= s.setup.turns
    if s.turn == SETTLED and s.last_turn == 0:
        total = s.dice.die(6, "duration") + s.dice.die(6, "duration")
        s.last_turn = last_turn_of(total)
        s.tell("dur-1", "wh-last-turn", {"sum": int(total), "turn": int(s.last_turn)})
    return s.turn >= SETTLED and s.turn >= s.last_turn


# ---------------------------------------------------------------- destruction
def worth(s: Position, side: i64, lost_only: bool) -> i64:
    """Points of all models of a side that took part, or of the lost ones."""
    total: i64 = 0
    for slot in range(len(s.side)):
        if s.side[slot] == side and s.place[slot] != LATE:
            models = s.size[slot] - s.strength(slot) if lost_only else s.size[slot]
            total += models * paid_for_one(s.card_of(slot), s.level[slot], s.is_hq[slot] == 1)
    return total


def by_destruction(lost: list[int], total: list[int]) -> int:
    """The side with the lower share of losses, if they are more than 10 points apart (vic-2)."""
    a = 100 * lost[0] * max(1, total[1])
    b = 100 * lost[1] * max(1, total[0])
    if abs(a - b) <= MARGIN * max(1, total[0]) * max(1, total[1]):
        return DRAW
    return 0 if a < b else 1


# ---------------------------------------------------------------- conquest
def holder(s: Position, piece: Piece) -> int:
    """The side that controls an objective (vic-3, A-vic-conquest)."""
    for side in range(2):
        if stands_in(s, side, piece) and not enemy_near(s, 1 - side, piece):
            return side
    return DRAW


def stands_in(s: Position, side: i64, piece: Piece) -> bool:
    """Infantry on foot on its base, or aboard a half-track there."""
    for slot in s.units(side):
        if s.card_of(slot).is_infantry() and touches(s, slot, piece):
            return True
        if is_ridden_in(s, slot, s.carried(slot), piece):
            return True
    return False


def is_ridden_in(s: Position, slot: i64, rider: i64, piece: Piece) -> bool:
    """A half-track with a squad aboard stands there; an empty one of the platoon does not count."""
    if rider < 0 or not s.card_of(rider).is_infantry() or not s.card_of(slot).is_armoured():
        return False
    if s.shown[slot] == 0:
        return touches(s, slot, piece)
    for squad in s.models(rider):
        if s.vehicle[squad] >= 0 and lies_on(s.base(s.vehicle[squad]), piece):
            return True
    return False


def touches(s: Position, slot: i64, piece: Piece) -> bool:
    if s.shown[slot] == 0:
        return piece.contains(s.x[slot], s.y[slot])
    for box in footprints(s, slot):
        if lies_on(box, piece):
            return True
    return False


def lies_on(box: Box, piece: Piece) -> bool:
    for shape in piece.shapes:
        if not box_outside(box, shape):
            return True
    return False


def enemy_near(s: Position, side: i64, piece: Piece) -> bool:
    """Unarmed vehicles do not count."""
    for slot in s.units(side):
        if s.card_of(slot).weapon >= 0 and is_near(s, slot, piece):
            return True
    return False


def is_near(s: Position, slot: i64, piece: Piece) -> bool:
    """A face-down card is a point (A-card-measure)."""
    boxes = footprints(s, slot) if s.shown[slot] == 1 else [Box(s.x[slot], s.y[slot], 0, 2, 2)]
    for box in boxes:
        for shape in piece.shapes:
            if box_to_shape(box, shape) <= CONTROL:
                return True
    return False


def by_conquest(s: Position) -> int:
    held = [0, 0]
    for number in s.objective_pieces:
        side = holder(s, s.ground.pieces[number])
        if side != DRAW:
            held[side] += 1
    if held[0] == held[1]:
        return DRAW
    return 0 if held[0] > held[1] else 1


# ---------------------------------------------------------------- the end
def verdict(victory: i64, destruction: int, conquest: int) -> tuple[int, str]:
    """The winner and how: by both conditions decisively, by one alone marginally (vic-4)."""
    if victory == BY_DESTRUCTION:
        return destruction, "won"
    if victory == BY_CONQUEST:
        return conquest, "won"
    if destruction == conquest:
        return destruction, "decisive"
    if destruction != DRAW and conquest != DRAW:
        return DRAW, "draw"
    return max(destruction, conquest), "marginal"


def finish(s: Position) -> None:
    """The last turn is over. What was paid for cards that still lie face down is open now."""
    s.reveals += 1
    s.result = outcome(s)
    s.tell(s.result.rule, s.result.key, s.result.params)


def outcome(s: Position) -> Outcome:
    lost = [int(worth(s, side, True)) for side in range(2)]
    total = [int(worth(s, side, False)) for side in range(2)]
    winner, how = verdict(s.setup.victory, by_destruction(lost, total), by_conquest(s))
    params: Params = {"first": "@seat/0", "second": "@seat/1"}
    params["a"] = 100 * lost[0] // max(1, total[0])
    params["b"] = 100 * lost[1] // max(1, total[1])
    rule = "vic-4" if s.setup.victory == BY_BOTH else ("vic-2" if s.setup.victory == BY_DESTRUCTION else "vic-3")
    if winner == DRAW:
        return Outcome([], rule, "wh-outcome-draw", params)
    params["winner"] = f"@seat/{winner}"
    return Outcome([winner], rule, f"wh-outcome-{how}", params)
