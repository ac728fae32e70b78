"""After a move: each model by hand in a free formation (dist-1 to dist-3), and guns that turn in place (A-facing)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import FORCED, PIVOTED, Decision, Position, ask
from caposaldo.games.wheels.position import MOVED as HAS_MOVED
from caposaldo.games.wheels.rules import formation, ground, movement
from caposaldo.games.wheels.rules.distance import COHERENCY
from caposaldo.games.wheels.setup import CM, PLACES
from caposaldo.games.wheels.verbs import PASS, SHIFT, TURN
from caposaldo.kernel.game import ENDS_NOTHING, ENDS_PIECE, NEXT, RARE, Prompt, Refusal
from caposaldo.kernel.groups import holds_together
from caposaldo.kernel.table import ahead_x, ahead_y

LISTED: Final = [(180, 2), (150, 4), (210, 4)]  # where a model is listed: bearing from the first and cm off it
TURNS: Final = [45, 90, 135, 180, 225, 270, 315]


# ---------------------------------------------------------------- a model by hand
def refuse_shift(s: Position, slot: i64, action: Action) -> Refusal | None:
    """The models stand behind the reference model, in one group of at most 5 cm from one to the next."""
    if s.shown[slot] == 0:
        return Refusal("dist-3", "wh-no-formation")
    model = movement.reference(s, slot, action.number)
    if model < 0:
        return Refusal("dist-3", "wh-no-such-model", {"unit": s.ref(slot)})
    first = movement.first_model(s, slot)
    if model == first:
        return Refusal("move-1", "wh-model-leads", {"unit": s.ref(slot)})
    if formation.is_before(s.base(first), action.point_x, action.point_y):
        return Refusal("move-1", "wh-not-behind", {"unit": s.ref(slot)})
    return refuse_spot(s, slot, model, action.point_x, action.point_y)


def refuse_spot(s: Position, slot: i64, model: i64, x: i64, y: i64) -> Refusal | None:
    layout = formation.Layout(s, slot, s.face[slot])
    first = movement.first_model(s, slot)
    layout.boxes = [s.base(first)] + [s.base(m) for m in s.models(slot) if m != first and m != model]
    box = layout.box(x, y)
    if not layout.is_free(box):
        return Refusal("move-1", "wh-no-room", {"unit": s.ref(slot)})
    boxes = [*layout.boxes, box]
    if not holds_together(boxes, COHERENCY):
        return Refusal("dist-1", "wh-too-far-apart", {"unit": s.ref(slot), "cm": int(COHERENCY // CM)})
    other = formation.mixes(s, slot, boxes)
    return Refusal("dist-2", "wh-among-others", {"unit": s.ref(other)}) if other >= 0 else None


def shifts(s: Position, slot: i64) -> list[Action]:
    """A few places for the last model."""
    found: list[Action] = []
    models = s.models(slot)
    if s.shown[slot] == 0 or len(models) < 2:
        return found
    first = movement.first_model(s, slot)
    last = models[-1] if models[-1] != first else models[-2]
    for turn, far in LISTED:
        x = ahead_x(s.x[slot], s.face[slot] + turn, far * CM)
        y = ahead_y(s.y[slot], s.face[slot] + turn, far * CM)
        action = Action(SHIFT, last % PLACES, 0, x, y)
        if refuse_shift(s, slot, action) is None:
            found.append(action)
    return found


def shift(s: Position, slot: i64, action: Action) -> None:
    model = PLACES * slot + action.number
    s.model_x[model] = action.point_x
    s.model_y[model] = action.point_y


class FormUp(Decision):
    """A platoon that has moved after an attack may still place its models one by one (dist-3)."""

    RULE: ClassVar = "dist-3"
    VERBS: ClassVar = (SHIFT, PASS)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-form-up", self.slot)

    def run_on(self, s: Position) -> bool:
        if s.on_table(self.slot) and s.strength(self.slot) > 1 and not s.has(self.slot, FORCED):
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [*shifts(s, self.slot), Action(PASS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.verb == PASS else refuse_shift(s, self.slot, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == PASS:
            s.pop()
        else:
            shift(s, self.slot, action)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == PASS else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == PASS else RARE

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb == SHIFT

    def check(self, s: Position, at: str) -> None:
        self.check_slot(s, f"{at}.slot", self.slot)


# ---------------------------------------------------------------- turning in place
def refuse_turn(s: Position, slot: i64, face: i64) -> Refusal | None:
    """Guns and mortars alone turn where they stand, as the movement of their manoeuvre; others have to move."""
    if not s.card_of(slot).is_artillery():
        return Refusal("move-1", "wh-turns-by-moving", {"unit": s.ref(slot)})
    if s.has(slot, HAS_MOVED):
        return Refusal("man-5", "wh-has-moved", {"unit": s.ref(slot)})
    found = movement.refuse_pinned(s, slot)
    if found is not None:
        return found
    if not 0 <= face < 360 or face == s.face[slot]:
        return Refusal("move-1", "wh-no-bearing")
    return None if turned_fits(s, slot, face) else Refusal("dist-1", "wh-no-room", {"unit": s.ref(slot)})


def turned_fits(s: Position, slot: i64, face: i64) -> bool:
    """Its bases, or its card, find room where they are."""
    if s.shown[slot] == 0:
        return movement.card_fits(s, slot, s.x[slot], s.y[slot], face)
    layout = formation.Layout(s, slot, face)
    for m in s.models(slot):
        box = layout.box(s.model_x[m], s.model_y[m])
        if not layout.is_clear(box) or ground.forbidden(s, layout.card, box):
            return False
        layout.boxes.append(box)
    return holds_together(layout.boxes, COHERENCY)


def turns(s: Position, slot: i64) -> list[Action]:
    found: list[Action] = []
    if not s.card_of(slot).is_artillery():
        return found
    for by in TURNS:
        action = Action(TURN, 0, (s.face[slot] + by) % 360)
        if refuse_turn(s, slot, action.facing) is None:
            found.append(action)
    return found


def turn(s: Position, slot: i64, face: i64) -> None:
    """A card that turns in place shows that it is artillery."""
    s.face[slot] = face
    s.mark(slot, HAS_MOVED)
    if s.shown[slot] == 0:
        s.mark(slot, PIVOTED)
    s.tell("move-1", "wh-turns", {"unit": s.ref(slot)})
