"""Laying the terrain of a battle (terrain-1 to terrain-5, scen-a2, scen-a3, scen-b2, scen-b3, scen-c2): who lays which
pieces, one at a time, and where a piece may lie."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Decision, Position, ask
from caposaldo.games.wheels.rules.building import agreed, spent_by
from caposaldo.games.wheels.setup import (
    ADVANCE,
    ARTIFICIAL,
    ASSAULT,
    COUNTER_ATTACK,
    LINEAR,
    NATURAL,
    SLOPE,
    TREES_ON_SLOPE,
    Piece,
    Template,
    placed,
)
from caposaldo.games.wheels.verbs import LAY, READY
from caposaldo.kernel.game import ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Prompt, Refusal, Todo
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Shape, segment_hits_shape

NATURE: Final = 0
ART: Final = 1
KINDS: Final = [NATURAL, ARTIFICIAL]
KIND_NAMES: Final = ["natural", "artificial"]
ACROSS: Final = 6  # listed places along the longer side of the table
TURNS: Final = [0, 45, 90, 135]  # listed one after the other from place to place


# ---------------------------------------------------------------- who lays what
def lay_rule(scenario: i64, kind: i64) -> str:
    if scenario == COUNTER_ATTACK:
        return "scen-c2"
    if scenario == ASSAULT:
        return "scen-a2" if kind == NATURE else "scen-a3"
    return "scen-b2" if kind == NATURE else "scen-b3"


def takes_turns(scenario: i64, kind: i64) -> bool:
    """Artificial pieces belong to the defender of an assault or an advance alone."""
    return kind == NATURE or scenario == COUNTER_ATTACK


def first_to_lay(s: Position) -> i64:
    """The defender; in a counter-attack the side with fewer points, or the higher of two D6 (scen-c2)."""
    if s.setup.scenario == ASSAULT or s.setup.scenario == ADVANCE:
        return 1 - s.setup.attacker
    points = [int(spent_by(s, side)) for side in range(2)]
    if points[0] != points[1]:
        s.reveals += 1
        return 0 if points[0] < points[1] else 1
    a: i64 = 0
    b: i64 = 0
    while a == b:
        a = s.dice.die(6, "terrain")
        b = s.dice.die(6, "terrain")
    s.reveals += 1
    s.tell("scen-c2", "wh-lay-roll", {"a": int(a), "b": int(b)})
    return 0 if a > b else 1


# ---------------------------------------------------------------- laying
class Lay(Decision):
    """A side lays a piece of terrain; `left` pieces of the kind are still to be laid, this one included."""

    RULE: ClassVar = "terrain-1"
    VERBS: ClassVar = (LAY, READY)

    def __init__(self, side: i64, kind: i64, left: i64) -> None:
        self.side = side
        self.kind = kind
        self.left = left

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, lay_rule(s.setup.scenario, self.kind), f"wh-prompt-lay-{KIND_NAMES[self.kind]}")
        prompt.params["count"] = int(self.left)
        return prompt

    def run_on(self, s: Position) -> bool:
        if self.left > 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = places(s, pieces_of(s, KINDS[self.kind]))
        return found if len(found) > 0 else [Action(READY)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return []

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        rule = lay_rule(s.setup.scenario, self.kind)
        if action.verb == READY:
            return None if self.options(s, seat)[0].verb == READY else Refusal(rule, "wh-pieces-left")
        if action.number not in pieces_of(s, KINDS[self.kind]):
            return Refusal(rule, f"wh-not-{KIND_NAMES[self.kind]}")
        return refuse_lying(s, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == READY:
            s.tell("terrain-1", "wh-table-full", {})
            return
        put_piece(s, action)
        self.report(s, seat, action)
        other = 1 - self.side if takes_turns(s.setup.scenario, self.kind) else self.side
        s.push(Lay(other, self.kind, self.left - 1))

    def report(self, s: Position, seat: i64, action: Action) -> None:
        params: Params = {"seat": f"@seat/{seat}", "piece": piece_ref(action.number)}
        s.tell(lay_rule(s.setup.scenario, self.kind), "wh-lays", params)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo([], 0, Message("terrain-1", "wh-todo-lay", {"count": int(self.left)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY or self.left == 1 else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        width, height = int(s.setup.width), int(s.setup.height)
        return [[0, 0, width, 0, width, height, 0, height]]

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)
        whole(f"{at}.kind", int(self.kind), NATURE, ART)
        whole(f"{at}.left", int(self.left), 0, int(max(agreed(s).natural, agreed(s).artificial)))


def begin(s: Position, kind: i64, first: i64) -> None:
    count = agreed(s).natural if kind == NATURE else agreed(s).artificial
    s.push(Lay(first, kind, count))


# ---------------------------------------------------------------- pieces
def pieces_of(s: Position, kinds: list[int]) -> list[int]:
    """The pieces of the box of these kinds of terrain (terrain-2, terrain-3)."""
    templates = s.setup.templates
    return [i for i in range(len(templates)) if int(templates[i].kind) in kinds]


def piece_ref(number: i64) -> str:
    return f"@piece/{number}"


def put_piece(s: Position, action: Action) -> None:
    s.piece = append(s.piece, action.number)
    s.piece_x = append(s.piece_x, action.point_x)
    s.piece_y = append(s.piece_y, action.point_y)
    s.piece_turn = append(s.piece_turn, action.facing)
    s.cleared = append(s.cleared, 0)
    s.lay_ground()


def is_area(piece: Piece) -> bool:
    """All terrain but walls, hedges, barricades and rows of trees has a base of its own (terrain-5)."""
    return int(piece.kind) not in LINEAR


# ---------------------------------------------------------------- where a piece may lie
def refuse_lying(s: Position, action: Action) -> Refusal | None:
    """Anywhere in any orientation, but wholly on the table. The base of an area covers no other; what stands on a
    slope is laid on it afterwards (terrain-5)."""
    if not 0 <= action.facing < 360:
        return Refusal("terrain-1", "wh-no-bearing")
    template = s.setup.templates[action.number]
    if not is_on_table(s, template, action):
        return Refusal("terrain-1", "wh-piece-off-table")
    other = covered_by(s, template, placed(template, action.point_x, action.point_y, action.facing))
    if other is not None:
        return Refusal("terrain-5", "wh-pieces-overlap", {"other": f"@terrain/{other.kind}"})
    return None


def is_on_table(s: Position, template: Template, action: Action) -> bool:
    x = action.point_x
    y = action.point_y
    if not (0 <= x <= s.setup.width and 0 <= y <= s.setup.height):
        return False
    points = placed(template, x, y, action.facing)
    for i in range(0, len(points), 2):
        if not (0 <= points[i] <= s.setup.width and 0 <= points[i + 1] <= s.setup.height):
            return False
    return True


def covered_by(s: Position, template: Template, points: list[int]) -> Piece | None:
    """An area on the table that the base of a new one would cover."""
    if template.width > 0:
        return None
    base = Shape(points)
    is_hill = template.kind == SLOPE or template.kind == TREES_ON_SLOPE
    for piece in s.ground.pieces:
        if not piece.is_line and (is_hill or piece.kind != SLOPE) and overlap(base, piece.shapes[0]):
            return piece
    return None


def overlap(a: Shape, b: Shape) -> bool:
    """The areas have more than their edges in common."""
    if a.right <= b.left or a.left >= b.right or a.bottom <= b.top or a.top >= b.bottom:
        return False
    return runs_into(a, b) or runs_into(b, a) or holds_middle(a, b)


def runs_into(a: Shape, b: Shape) -> bool:
    """An edge of one area runs through the other."""
    n: i64 = len(a.xs)
    for i in range(n):
        j = (i + 1) % n
        if segment_hits_shape(a.xs[i], a.ys[i], a.xs[j], a.ys[j], b):
            return True
    return False


def holds_middle(a: Shape, b: Shape) -> bool:
    """Areas with the same edges lie on each other too."""
    n: i64 = len(a.xs)
    x: i64 = 0
    y: i64 = 0
    for i in range(n):
        x += a.xs[i]
        y += a.ys[i]
    return a.contains(x // n, y // n) and b.contains(x // n, y // n)


def places(s: Position, pieces: list[int]) -> list[Action]:
    """Each piece on a grid of places, turned this way and that."""
    step = max(s.setup.width, s.setup.height) // ACROSS
    found: list[Action] = []
    for number in pieces:
        turn: i64 = number
        y = step // 2
        while y < s.setup.height:
            x = step // 2
            while x < s.setup.width:
                action = Action(LAY, number, TURNS[turn % len(TURNS)], x, y)
                if refuse_lying(s, action) is None:
                    found.append(action)
                turn += 1
                x += step
            y += step
    return found
