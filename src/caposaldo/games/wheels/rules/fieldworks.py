"""Defensive works of an assault (terrain-4, scen-a4 to scen-a6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Decision, Position, ask
from caposaldo.games.wheels.rules import laying, sectors
from caposaldo.games.wheels.setup import OBSTACLES, OCCUPIABLE, WORKS, Piece, Template, placed
from caposaldo.games.wheels.verbs import LAY, READY
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Prompt, Refusal, Todo
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Shape

WORKS_ACROSS: Final = 12  # listed places along the longer side of the table


class LayWorks(Decision):
    """The defender of an assault lays a work for each of his platoons of infantry and artillery: what troops occupy in
    his half, obstacles in the quarter next to it (scen-a4 to scen-a6, terrain-4)."""

    RULE: ClassVar = "scen-a5"
    VERBS: ClassVar = (LAY, READY)

    def __init__(self, left: i64) -> None:
        self.left = left

    def seat(self, s: Position) -> i64:
        return 1 - s.setup.attacker

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-works")
        prompt.params["count"] = int(self.left)
        return prompt

    def run_on(self, s: Position) -> bool:
        if self.left > 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for number in laying.pieces_of(s, WORKS):
            found += work_places(s, number)
        found.append(Action(READY))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return []

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == READY:
            return None
        if action.number not in laying.pieces_of(s, WORKS):
            return Refusal("terrain-4", "wh-not-a-work")
        return refuse_work(s, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == READY:
            return
        laying.put_piece(s, action)
        params: Params = {"seat": f"@seat/{seat}", "piece": laying.piece_ref(action.number)}
        s.tell(work_rule(s.setup.templates[action.number]), "wh-lays", params)
        s.push(LayWorks(self.left - 1))

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo([], 0, Message(self.RULE, "wh-todo-works", {"count": int(self.left)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY or self.left == 1 else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return COMMON if action.verb == READY else NEXT

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [works_zone(s, kinds).flat() for kinds in (OCCUPIABLE, OBSTACLES)]

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.left", int(self.left), 0, len(s.side))


def works_of(s: Position) -> i64:
    """One for each platoon of infantry, guns or mortars of the defender, HQs apart (scen-a4)."""
    count: i64 = 0
    for slot in range(len(s.side)):
        if s.side[slot] != s.setup.attacker and s.is_hq[slot] == 0 and not s.card_of(slot).is_vehicle():
            count += 1
    return count


def works_zone(s: Position, kinds: list[int]) -> Shape:
    """Where works of these kinds may lie (scen-a5, scen-a6)."""
    obstacles = s.front.works
    assert obstacles is not None
    return obstacles if kinds == OBSTACLES else s.front.zones[1 - s.setup.attacker][0]


def work_rule(template: Template) -> str:
    return "scen-a6" if int(template.kind) in OBSTACLES else "scen-a5"


def zone_of_work(s: Position, template: Template) -> Shape:
    return works_zone(s, OBSTACLES if int(template.kind) in OBSTACLES else OCCUPIABLE)


def refuse_work(s: Position, action: Action) -> Refusal | None:
    """Wholly in its part of the table, on any terrain, but not on another work."""
    if not 0 <= action.facing < 360:
        return Refusal("terrain-1", "wh-no-bearing")
    template = s.setup.templates[action.number]
    if not laying.is_on_table(s, template, action):
        return Refusal("terrain-1", "wh-piece-off-table")
    points = placed(template, action.point_x, action.point_y, action.facing)
    if not sectors.contains_all(zone_of_work(s, template), points):
        key = "wh-obstacle-elsewhere" if int(template.kind) in OBSTACLES else "wh-work-elsewhere"
        return Refusal(work_rule(template), key)
    base = Shape(points)
    for piece in s.ground.pieces:
        if is_work(piece) and laying.overlap(base, piece.shapes[0]):
            return Refusal("terrain-5", "wh-pieces-overlap", {"other": f"@terrain/{piece.kind}"})
    return None


def is_work(piece: Piece) -> bool:
    return int(piece.kind) in WORKS


def work_places(s: Position, number: i64) -> list[Action]:
    """On a grid, along the line that divides the table."""
    zone = zone_of_work(s, s.setup.templates[number])
    step = max(s.setup.width, s.setup.height) // WORKS_ACROSS
    facing = (s.line + 270) % 360
    found: list[Action] = []
    y = zone.top + step // 2
    while y < zone.bottom:
        x = zone.left + step // 2
        while x < zone.right:
            action = Action(LAY, number, facing, x, y)
            if refuse_work(s, action) is None:
                found.append(action)
            x += step
        y += step
    return found
