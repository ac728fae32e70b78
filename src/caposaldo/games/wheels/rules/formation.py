"""Where the models of a platoon stand: formations, coherency (dist-1 to dist-3), and turning a card over (spot-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import ON_TABLE, Position
from caposaldo.games.wheels.rules import ground, roads
from caposaldo.games.wheels.rules.distance import COHERENCY, footprints
from caposaldo.games.wheels.setup import CM, GUN, PLACES, TYPE_OF
from caposaldo.kernel.angles import UNIT, cosine, sine
from caposaldo.kernel.outlines import outline
from caposaldo.kernel.table import Box, Shape, ahead_x, ahead_y, box_on_table, box_outside, boxes_gap, boxes_overlap

LINE: Final = 0
COLUMN_FORMATION: Final = 1
WEDGE: Final = 2
CLUSTER: Final = 3
SPACE: Final = CM  # between two models of a formation
NUDGE: Final = CM // 4  # by which the first model of a turned card gives way to a base that stands on its point
NUDGES: Final = 13
# Where else a model may stand if its place in the formation is not free: steps out from those that stand already.
STEPS: Final = [SPACE, 2 * CM, 4 * CM]
BEHIND: Final = [180, 90, 270, 135, 225]
ROUNDED: Final = 2  # tenths of a millimetre by which a place in line may lie before the first


class Layout:
    """Places for the models of a platoon, found one after the other: none overlaps another base or stands on terrain
    that is impassable for it or beyond such terrain, none before the first, each within 5 cm of an earlier one
    (move-1, dist-1)."""

    def __init__(self, s: Position, slot: i64, face: i64) -> None:
        self.s = s
        self.slot = slot
        self.face = face
        self.card = s.card_of(slot)
        self.in_contact = False  # an assault: squads close in on all sides of the target (assault-3)
        self.boxes: list[Box] = []
        self.others: list[Box] = []
        for other in range(len(s.side)):
            if other != slot and s.place[other] == ON_TABLE and s.shown[other] == 1:
                self.others += footprints(s, other)
        for i in range(len(s.wreck_x)):
            self.others.append(s.wreck(i))

    def box(self, x: i64, y: i64) -> Box:
        return Box(x, y, self.face, self.card.width, self.card.depth)

    def is_clear(self, box: Box) -> bool:
        """It is on the table and overlaps no base."""
        if not box_on_table(box, self.s.setup.width, self.s.setup.height):
            return False
        for other in self.others:
            if boxes_overlap(box, other):
                return False
        for other in self.boxes:
            if boxes_overlap(box, other):
                return False
        return True

    def is_free(self, box: Box) -> bool:
        if not self.is_clear(box) or ground.forbidden(self.s, self.card, box):
            return False
        if len(self.boxes) == 0:
            return True
        first = self.boxes[0]
        if not self.in_contact and is_before(first, box.cx, box.cy):
            return False
        return not ground.parts(self.s, self.card, first.cx, first.cy, box.cx, box.cy)

    def stand(self, x: i64, y: i64) -> bool:
        """Put the next model there, or near those that stand if that is not free. False: there is no room."""
        box = self.box(x, y)
        if self.is_free(box) and (len(self.boxes) == 0 or self.is_near(box)):
            self.boxes.append(box)
            return True
        if len(self.boxes) == 0:
            return False
        return self.stand_beside()

    def stand_on_road(self, x: i64, y: i64) -> bool:
        """Put the next model of a column there: the road replaces the terrain it runs through (T-movement)."""
        box = self.box(x, y)
        if not self.is_clear(box) or (len(self.boxes) > 0 and not self.is_near(box)):
            return False
        self.boxes.append(box)
        return True

    def is_near(self, box: Box) -> bool:
        for other in self.boxes:
            if boxes_gap(box, other) <= COHERENCY:
                return True
        return False

    def stand_beside(self) -> bool:
        size = max(self.card.width, self.card.depth)
        for step in STEPS:
            for other in self.boxes:
                for turn in BEHIND:
                    x = ahead_x(other.cx, self.face + turn, size + step)
                    y = ahead_y(other.cy, self.face + turn, size + step)
                    box = self.box(x, y)
                    if self.is_free(box) and self.is_near(box):
                        self.boxes.append(box)
                        return True
        return False


def place_in(formation: i64, i: i64, width: i64, depth: i64) -> tuple[i64, i64]:
    """How far the i-th model stands to the right of the first and behind it."""
    side: i64 = 1 if i % 2 == 1 else -1
    rank = (i + 1) // 2
    if formation == LINE:
        return side * rank * (width + SPACE), 0
    if formation == COLUMN_FORMATION:
        return 0, i * (depth + SPACE)
    if formation == WEDGE:
        return side * rank * (width + SPACE), rank * (depth + SPACE)
    return (i % 2) * (width + SPACE), (i // 2) * (depth + SPACE)


def is_before(first: Box, x: i64, y: i64) -> bool:
    """The point lies ahead of the reference model: the others are placed behind it (move-1)."""
    ahead = (x - first.cx) * sine(first.face) - (y - first.cy) * cosine(first.face)
    return ahead > ROUNDED * UNIT


def mixes(s: Position, slot: i64, boxes: list[Box]) -> i64:
    """The friendly platoon of the same type among whose models these bases would stand, or which would stand among
    them; -1: none (dist-2)."""
    kind = TYPE_OF[s.card_of(slot).klass]
    own = outline(boxes)
    for other in range(len(s.side)):
        if other == slot or s.side[other] != s.side[slot] or s.place[other] != ON_TABLE or s.shown[other] == 0:
            continue
        if TYPE_OF[s.card_of(other).klass] != kind or s.kin[other] == slot or s.kin[slot] == other:
            continue
        theirs = footprints(s, other)
        if any_in(boxes, outline(theirs)) or any_in(theirs, own):
            return other
    return -1


def any_in(boxes: list[Box], area: Shape) -> bool:
    for box in boxes:
        if not box_outside(box, area):
            return True
    return False


def laid_out(s: Position, slot: i64, x: i64, y: i64, face: i64, formation: i64) -> list[Box]:
    """Places for its surviving models, the first at x, y; empty if they find no room."""
    layout = Layout(s, slot, face)
    count = s.strength(slot)
    for i in range(count):
        right, back = place_in(formation, i, layout.card.width, layout.card.depth)
        px = ahead_x(ahead_x(x, face + 90, right), face + 180, back)
        py = ahead_y(ahead_y(y, face + 90, right), face + 180, back)
        if not layout.stand(px, py):
            return []
    return layout.boxes


def put_out(s: Position, slot: i64, boxes: list[Box], reference: i64, face: i64) -> None:
    """Stand the models there; the reference model takes the first place."""
    order = [reference] + [m for m in s.models(slot) if m != reference]
    for i in range(len(boxes)):
        s.model_x[order[i]] = boxes[i].cx
        s.model_y[order[i]] = boxes[i].cy
    s.x[slot] = boxes[0].cx
    s.y[slot] = boxes[0].cy
    s.face[slot] = face


def reveal(s: Position, slot: i64) -> None:
    """Turn a card over and put the models in its place, one on its edge (spot-10, A-card-measure). They take the
    first formation that has room, if one does without standing among a platoon of their type (dist-2)."""
    if s.shown[slot] == 1 or s.place[slot] != ON_TABLE:
        return
    s.shown[slot] = 1
    s.reveals += 1
    boxes = first_room(s, slot)
    if boxes:
        put_out(s, slot, boxes, s.models(slot)[0], s.face[slot])
    else:
        crowd(s, slot)
    s.tell("spot-10", "wh-revealed", {"unit": s.ref(slot), "models": int(s.strength(slot))})
    show_towed(s, slot)


def show_towed(s: Position, carrier: i64) -> None:
    """Guns in tow stand behind their vehicles for all to see (transport-4)."""
    rider = s.carried(carrier)
    if s.shown[carrier] == 0 or rider < 0 or s.card_of(rider).klass != GUN:
        return
    s.rode[rider] = carrier
    if s.shown[rider] == 0:
        s.shown[rider] = 1
        s.reveals += 1
        s.tell("transport-4", "wh-towed", {"unit": s.ref(rider), "target": s.ref(carrier)})


def first_room(s: Position, slot: i64) -> list[Box]:
    """Places for its models from the point of its card, or as near to it as another base there leaves room; not
    among a platoon of their type if that can be helped (dist-2)."""
    crowded: list[Box] = []
    for away in range(0, NUDGES * NUDGE, NUDGE):
        for turn in (180,) if away == 0 else (180, 135, 225, 90, 270, 45, 315, 0):
            x = ahead_x(s.x[slot], s.face[slot] + turn, away)
            y = ahead_y(s.y[slot], s.face[slot] + turn, away)
            for formation in (WEDGE, LINE, COLUMN_FORMATION, CLUSTER):
                boxes = laid_out(s, slot, x, y, s.face[slot], formation)
                if boxes and mixes(s, slot, boxes) < 0:
                    return boxes
                if boxes and not crowded:
                    crowded = boxes
        if crowded:
            return crowded
    return on_road(s, slot)


def on_road(s: Position, slot: i64) -> list[Box]:
    """In column on the road where nothing else is open to it, as on a road through houses."""
    layout = Layout(s, slot, s.face[slot])
    places = roads.file_at(s, slot)
    for i in range(0, len(places), 2):
        if not layout.stand_on_road(places[i], places[i + 1]):
            return []
    return layout.boxes


def crowd(s: Position, slot: i64) -> None:
    """Where there is no room at all the models stand behind each other on the spot, until they next move."""
    for m in s.models(slot):
        s.model_x[m] = s.x[slot]
        s.model_y[m] = s.y[slot]


def take_off(s: Position, slot: i64) -> None:
    """Its models leave the table."""
    for m in range(PLACES * slot, PLACES * slot + PLACES):
        s.model_x[m] = -1
        s.model_y[m] = -1
    s.x[slot] = -1
    s.y[slot] = -1
