"""What a player is told about a choice: refused actions worth asking about, odds, the content that play touches."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    AIM,
    BOMB,
    CLOSE,
    DESTROYED,
    DIRECT,
    INDIRECT,
    MOVEMENT,
    ORDER,
    PHASE,
    REACT,
    Position,
)
from caposaldo.games.battlegroups.rules import air_attacks, close_combat, direct_fire, indirect_fire, minefields
from caposaldo.games.battlegroups.setup import (
    CARRIES_MEN,
    TERRAIN_NAMES,
    TOWS_GUNS,
    Terrain,
)
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    DECLARE,
    GET_OFF,
    GO,
    MOUNT,
    PICK,
    PLACE,
    SELECT,
    SHOOT,
    STRIKE,
    VERB_NAMES,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Preview
from caposaldo.kernel.table import segment_hits_shape


# ---------------------------------------------------------------- refused actions worth asking about
def considered(s: Position, seat: i64, legal: list[Action]) -> list[Action]:
    """The legal actions and, behind them, those one would expect to find here but which are refused."""
    if not legal:
        return legal
    found = list(legal)
    seen = set(legal)
    for action in expected(s, seat):
        if action not in seen:
            found.append(action)
    return found


def expected(s: Position, seat: i64) -> list[Action]:
    frame = s.top()
    if frame.kind == PHASE:
        return expected_in_phase(s, seat)
    if frame.kind == ORDER:
        return expected_orders(s, frame.a)
    if frame.kind == REACT:
        return [Action(SHOOT, unit) for unit in living(s, seat)]
    if frame.kind == AIM or frame.kind == BOMB:
        return [Action(BOMBARD, unit) for unit in living(s, 1 - seat)]
    return []


def expected_in_phase(s: Position, seat: i64) -> list[Action]:
    if s.phase == INDIRECT:
        guns = [Action(CALL, unit) for unit in living(s, seat) if s.setup.indirect[unit] >= 0]
        return guns + [Action(STRIKE, p) for p in range(len(s.air_turn)) if s.setup.air_side[p] == seat]
    if s.phase == DIRECT:
        return [Action(DECLARE, unit, target) for unit in living(s, seat) for target in living(s, 1 - seat)]
    if s.phase == MOVEMENT or s.phase == CLOSE:
        return [Action(SELECT, unit) for unit in living(s, seat)]
    return []


def expected_orders(s: Position, unit: i64) -> list[Action]:
    side = s.setup.side[unit]
    found = [Action(CHARGE, target) for target in living(s, 1 - side)]
    for carrier in living(s, side):
        if carrier != unit and s.setup.is_a(carrier, CARRIES_MEN | TOWS_GUNS):
            found.append(Action(MOUNT, carrier))
    for mine in range(len(s.mine_x)):
        if minefields.knows(s, side, mine) and s.mine_live[mine] == 1:
            found.append(Action(CLEAR, mine))
    return found


def living(s: Position, side: i64) -> list[int]:
    """Units of the side that are not destroyed, on the table or off it."""
    return [int(u) for u in range(s.setup.count()) if s.setup.side[u] == side and s.status[u] < DESTROYED]


# ---------------------------------------------------------------- odds
def preview(s: Position, a: Action) -> Preview | None:
    """Exact odds of an attack in the decision of the moment; None for what rolls no dice."""
    frame = s.top()
    if a.kind == DECLARE and frame.kind == PHASE and are_foes(s, a.a, a.b):
        return direct_fire.preview_shot(s, a.a, a.b)
    if a.kind == SHOOT and frame.kind == REACT and are_foes(s, a.a, frame.a):
        return direct_fire.preview_shot(s, a.a, frame.a)
    if a.kind == BOMBARD and frame.kind == AIM and is_target(s, frame, a.a):
        return indirect_fire.preview_bombard(s, frame.a, a.a)
    if a.kind == BOMBARD and frame.kind == BOMB and is_target(s, frame, a.a):
        return air_attacks.preview_bomb(s, frame, a.a)
    if a.kind == CHARGE and frame.kind == ORDER and are_foes(s, frame.a, a.a):
        return close_combat.preview_charge(s, frame.a, a.a)
    return None


def are_foes(s: Position, unit: i64, target: i64) -> bool:
    """Both are on the table, on different sides."""
    n = s.setup.count()
    if not (0 <= unit < n and 0 <= target < n):
        return False
    return s.on_table(unit) and s.on_table(target) and s.setup.side[unit] != s.setup.side[target]


def is_target(s: Position, frame: Frame, target: i64) -> bool:
    """An enemy on the table, of whoever bombards or bombs."""
    return 0 <= target < s.setup.count() and s.on_table(target) and s.setup.side[target] != s.active


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, a: Action) -> list[str]:
    """The verb, the types of the units it concerns, and the terrain it goes over or to."""
    found = [f"verb:{VERB_NAMES[a.kind]}"]
    for unit in concerned(s, a):
        found.append(f"type:{s.setup.types[unit].key}")
    if a.kind in (GO, PLACE, GET_OFF):
        for piece in s.setup.terrain:
            if on_its_way(s, a, piece):
                found.append(f"terrain:{TERRAIN_NAMES[piece.kind]}")
    return found


def concerned(s: Position, a: Action) -> list[int]:
    units: list[int] = []
    if a.kind in (PLACE, CALL, BOMBARD, PICK, SELECT, CHARGE, MOUNT, SHOOT, DECLARE):
        units.append(int(a.a))
    if a.kind == DECLARE:
        units.append(int(a.b))
    return units


def on_its_way(s: Position, a: Action, piece: Terrain) -> bool:
    if piece.shape.contains(a.x, a.y):
        return True
    unit = s.top().a
    return a.kind == GO and segment_hits_shape(s.x[unit], s.y[unit], a.x, a.y, piece.shape)
