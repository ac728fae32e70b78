"""Detection (spot-1 to spot-11): a platoon is fired at only if it is detected, by rule or by a test.

An attack may be declared on any face-down card in line and range. The owner compares the roll in secret and answers
only detected or not; what can never be detected counts as a failed test (A-hidden-test).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import FAILED, FIRED, FIRED_BEFORE, ON_ROAD, Position
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.contact import TOUCH
from caposaldo.games.wheels.rules.distance import gap
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.rules.sight import Line, hidden_inside, line_between, worth_of_terrain
from caposaldo.games.wheels.setup import CLEAR, CM, GUN, SAND
from caposaldo.kernel.game import Params

NEAR: Final = 30 * CM  # spot-6, spot-8
ARTILLERY: Final = 60 * CM  # spot-9

# Answers besides the number of a test.
AUTOMATIC: Final = 0
NEVER: Final = 99


def has_fired(s: Position, slot: i64) -> bool:
    """It counts as one that fires (A-fired-window)."""
    return s.has(slot, FIRED | FIRED_BEFORE)


def needed(s: Position, looker: i64, target: i64) -> i64:
    """The number or more on the die of the looker, AUTOMATIC, or NEVER: the first line that fits (T-detect-cases)."""
    line = line_between(s, looker, target)
    card = s.card_of(target)
    far = gap(s, looker, target)
    if far <= TOUCH and s.shown[looker] == 1:
        return AUTOMATIC  # spot-4
    if has_fired(s, target) and s.shot_at[target] == looker:
        return AUTOMATIC  # spot-7
    if s.has(target, ON_ROAD):
        return AUTOMATIC  # spot-5
    if card.is_vehicle() and far <= NEAR and on_clear(s, line.x1, line.y1):
        return AUTOMATIC  # spot-6
    if hidden_inside(s, looker, target, line):
        return NEVER  # attack-6
    if card.is_artillery() and has_fired(s, target) and far >= ARTILLERY:
        return NEVER  # spot-9
    if not card.is_vehicle() and not has_fired(s, target) and far > NEAR:
        return NEVER  # spot-8
    return number(s, target, line)


def on_clear(s: Position, x: i64, y: i64) -> bool:
    """Clear ground, sand, and roads and bridges outside towns (A-clear)."""
    kind = ground.terrain_at(s, x, y)
    return kind == CLEAR or kind == SAND or ground.is_way(kind)


def number(s: Position, target: i64, line: Line) -> i64:
    """The number of the table for the terrain of the target (spot-1)."""
    card = s.card_of(target)
    column: i64 = 2 if card.is_vehicle() else (1 if card.klass == GUN else 0)
    return worth_of_terrain(s, line, s.setup.tables.detection, 3, column)


def detect(s: Position, looker: i64, target: i64) -> bool:
    """Look for the target, with a die unless it is seen without one; a card that is seen is turned (spot-2)."""
    need = needed(s, looker, target)
    if need == AUTOMATIC:
        s.tell("spot-4", "wh-seen", {"unit": s.ref(looker), "target": s.ref(target)})
        reveal(s, target)
        return True
    face = s.dice.die(s.die_of(looker), "detection")
    found = succeeds(s, target, need, face)
    params: Params = {"unit": s.ref(looker), "target": s.ref(target), "face": int(face), "die": int(s.die_of(looker))}
    s.tell("spot-2" if found else "spot-3", "wh-detected" if found else "wh-not-detected", params)
    if found:
        reveal(s, target)
    else:
        s.mark(looker, FAILED)
    return found


def succeeds(s: Position, target: i64, need: i64, face: i64) -> bool:
    """Compare the die; of a card the answer alone tells something (A-hidden-test)."""
    if s.shown[target] == 0:
        s.reveals += 1
    return need != NEVER and face >= need
