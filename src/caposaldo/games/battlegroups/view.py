"""What a seat may know, and what it is told about its choices.

Everything on the table is public but two things: minefields nobody has met yet (mine-1) and the planned turns of air
units that have not come (air-1). `view` leaves them out, `hide` puts others in their place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups import air, close, direct, indirect, mines
from caposaldo.games.battlegroups.battle import (
    CARRIES_MEN,
    COMMAND,
    INCH,
    OBSERVER,
    OFF_TABLE,
    QUALITY_NAMES,
    TERRAIN_NAMES,
    TOWS_GUNS,
    Battle,
    Terrain,
)
from caposaldo.games.battlegroups.rally import COMMAND_RADIUS
from caposaldo.games.battlegroups.state import (
    AIM,
    BOMB,
    BOMBARD,
    CALL,
    CALLED,
    CHARGE,
    CLEAR,
    CLOSE,
    CONTACT,
    DECLARE,
    DESTROYED,
    DIRECT,
    DONE,
    FIRED,
    GET_OFF,
    GO,
    INDIRECT,
    MOUNT,
    MOVED,
    MOVEMENT,
    ORDER,
    PHASE,
    PHASE_NAMES,
    PICK,
    PLACE,
    PREPARE,
    REACT,
    REACTED,
    SELECT,
    SHOOT,
    STATUS_NAMES,
    STRIKE,
    VERB_NAMES,
    Table,
)
from caposaldo.games.battlegroups.tables import (
    AIR_BASE,
    AIR_ZONE_LENGTH,
    AIR_ZONE_WIDTH,
    DIRECT_ROW_KEYS,
    INDIRECT_ROW_KEYS,
    ONE_BASE,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Preview
from caposaldo.kernel.table import distance, segment_hits_shape, segment_to_point

FRAME_NAMES: Final = [
    "phase", "prepare", "deploy", "aim", "screen", "area", "fly", "bomb", "order", "march", "react", "face",
]  # fmt: skip
KIND_NAMES: Final = ["infantry", "heavy-weapon", "gun", "vehicle"]
CLASS_NAMES: Final = ["", "C", "B", "A"]
METRES_AN_INCH: Final = 100
HALF_ARC: Final = 45  # degrees to either side of the front (direct-3)
MINUTES_A_TURN: Final = 15
# How often a hidden minefield is thrown anew before all are left where they were.
TRIES: Final = 200
TAKEN_UP: Final = -1  # side of a minefield while it is thrown


# ---------------------------------------------------------------- the view of a seat
def view(s: Table, seat: i64) -> dict[str, object]:
    """All that the seat may know, as JSON-able data. Lengths in tenths of a millimetre, an inch stands for 100 m."""
    return {
        "scenario": s.battle.id,
        "scale": scale_view(),
        "width": int(s.battle.width),
        "height": int(s.battle.height),
        "turn": int(s.turn),
        "turns": int(s.battle.turns),
        "phase": PHASE_NAMES[s.phase],
        "first": int(s.first),
        "active": int(s.active),
        "sides": [side_view(s, side) for side in range(2)],
        "units": [unit_view(s, unit, seat) for unit in range(s.battle.count())],
        "terrain": [terrain_view(piece) for piece in s.battle.terrain],
        "smoke": [[int(s.smoke_x[i]), int(s.smoke_y[i]), int(s.smoke_side[i])] for i in range(len(s.smoke_x))],
        "mines": [mine_view(s, mine) for mine in range(len(s.mine_x)) if knows_mine(s, seat, mine)],
        "air": [air_view(s, plane, seat) for plane in range(len(s.air_turn))],
        "shots": [int(unit) for unit in s.order],
        "decision": decision_view(s),
    }


def scale_view() -> dict[str, object]:
    """Measures that a drawing of the table needs."""
    return {
        "inch": INCH,
        "metres_an_inch": METRES_AN_INCH,
        "minutes_a_turn": MINUTES_A_TURN,
        "arc": HALF_ARC,
        "smoke_base": ONE_BASE,
        "mine_radius": mines.RADIUS,
        "air_base": AIR_BASE,
        "air_zone": [AIR_ZONE_WIDTH, AIR_ZONE_LENGTH],
    }


def side_view(s: Table, side: i64) -> dict[str, object]:
    battle = s.battle
    return {
        "name": battle.seat_names[side],
        "lost": int(s.lost[side]),
        "breakpoint": battle.breakpoint[side],
        "counted": battle.counted[side],
        "ready": s.ready[side] == 1,
        "mines": battle.mines[side],
        "command_radius": COMMAND_RADIUS,
    }


def unit_view(s: Table, unit: i64, seat: i64) -> dict[str, object]:
    data = unit_sheet(s.battle, unit)
    data.update({
        "x": int(s.x[unit]),
        "y": int(s.y[unit]),
        "face": int(s.face[unit]),
        "here": s.here(unit),
        "aboard": int(s.aboard[unit]),
        "status": STATUS_NAMES[s.status[unit]],
        "halves": int(s.halves[unit]),
        "target": int(s.target[unit]),
        "moved": s.has(unit, MOVED),
        "done": s.has(unit, DONE),
        "fired": s.has(unit, FIRED),
        "called": s.has(unit, CALLED),
        "reacted": s.has(unit, REACTED),
        "contact": s.has(unit, CONTACT),
        "work": work_view(s, unit, seat),
    })  # fmt: skip
    return data


def unit_sheet(battle: Battle, unit: i64) -> dict[str, object]:
    """The unit's line of the Data Sheet, as far as a table needs it. All bases are units alike (org-1)."""
    type = battle.types[unit]
    return {
        "id": int(unit),
        "label": battle.labels[unit],
        "type": type.key,
        "name": {"it": type.name_it, "en": type.name_en},
        "side": int(battle.side[unit]),
        "group": int(battle.group[unit]),
        "group_name": battle.group_names[battle.group[unit]],
        "quality": QUALITY_NAMES[battle.quality[unit]],
        "kind": KIND_NAMES[battle.kind[unit]],
        "class": CLASS_NAMES[battle.klass[unit]],
        "move": int(battle.move[unit]),
        "range": int(max(direct.row_range(battle.weapon[unit]), direct.row_range(battle.second[unit]), 0)),
        "weapons": weapon_keys(battle, unit),
        "width": int(battle.width_of[unit]),
        "depth": int(battle.depth_of[unit]),
        "command": battle.is_a(unit, COMMAND),
        "observer": battle.is_a(unit, OBSERVER),
        "off_table": battle.is_a(unit, OFF_TABLE),
    }


def weapon_keys(battle: Battle, unit: i64) -> list[str]:
    """Its rows of the fire tables, as text keys."""
    direct_rows = [row for row in (battle.weapon[unit], battle.second[unit]) if row >= 0]
    found = [DIRECT_ROW_KEYS[row] for row in direct_rows]
    if battle.indirect[unit] >= 0:
        found.append(INDIRECT_ROW_KEYS[battle.indirect[unit]])
    return found


def work_view(s: Table, unit: i64, seat: i64) -> list[int]:
    """Which minefield an engineer clears, and for how many turns; not told of a field that is secret to the seat."""
    mine = s.work_at[unit]
    if mine < 0 or not knows_mine(s, seat, mine):
        return []
    return [int(mine), int(s.work[unit])]


def terrain_view(piece: Terrain) -> dict[str, object]:
    return {
        "kind": TERRAIN_NAMES[piece.kind],
        "points": piece.shape.flat(),
        "height": int(piece.height),
        "name": piece.name,
    }


def knows_mine(s: Table, seat: i64, mine: i64) -> bool:
    return s.mine_known[mine] == 1 or s.mine_side[mine] == seat


def mine_view(s: Table, mine: i64) -> dict[str, object]:
    return {
        "id": number_of_mine(s, mine),
        "x": int(s.mine_x[mine]),
        "y": int(s.mine_y[mine]),
        "side": int(s.mine_side[mine]),
        "known": s.mine_known[mine] == 1,
        "live": s.mine_live[mine] == 1,
    }


def number_of_mine(s: Table, mine: i64) -> int:
    """Its number once all are laid: during the preparations it must not tell how far the other side is."""
    if s.mine_side[mine] == 0 or s.top().kind != PREPARE:
        return int(mine)
    before = 0
    for other in range(mine):
        if s.mine_side[other] == 1:
            before += 1
    return s.battle.mines[0] + before


def knows_plan(s: Table, seat: i64, plane: i64) -> bool:
    """Its owner knows the turn it is planned for; everybody does once it has come (air-1)."""
    return s.air_gone[plane] == 1 or s.battle.air_side[plane] == seat


def air_view(s: Table, plane: i64, seat: i64) -> dict[str, object]:
    return {
        "id": int(plane),
        "side": int(s.battle.air_side[plane]),
        "turn": int(s.air_turn[plane]) if knows_plan(s, seat, plane) else 0,
        "gone": s.air_gone[plane] == 1,
    }


def decision_view(s: Table) -> dict[str, object]:
    """The decision the table waits for: everything in it can be seen on the table."""
    frame = s.top()
    return {
        "kind": FRAME_NAMES[frame.kind],
        "unit": int(frame.a),
        "other": int(frame.b),
        "x": int(frame.x),
        "y": int(frame.y),
    }


def hides(s: Table, seat: i64) -> bool:
    """There are minefields or plans that the seat does not know, or there may be while they are being made."""
    preparing = s.top().kind == PREPARE
    for side in range(2):
        if side != seat and preparing and s.battle.mines[side] > 0:
            return True
    for mine in range(len(s.mine_x)):
        if not knows_mine(s, seat, mine):
            return True
    for plane in range(len(s.air_turn)):
        if not knows_plan(s, seat, plane):
            return True
    return False


# ---------------------------------------------------------------- resampling
def hide(s: Table, seat: i64) -> None:
    """Replace what the seat does not know by something else it could be. A spectator knows neither side's secrets."""
    for side in range(2):
        if side != seat:
            if s.top().kind == PREPARE and s.ready[side] == 0:
                forget_preparations(s, side)
            else:
                move_mines(s, side)
                plan_anew(s, side)


def forget_preparations(s: Table, side: i64) -> None:
    """How far a side is with its secret preparations is nobody's business: as if it had not begun."""
    kept = [mine for mine in range(len(s.mine_x)) if s.mine_side[mine] != side]
    s.mine_x = chosen(s.mine_x, kept)
    s.mine_y = chosen(s.mine_y, kept)
    s.mine_side = chosen(s.mine_side, kept)
    s.mine_known = chosen(s.mine_known, kept)
    s.mine_live = chosen(s.mine_live, kept)
    for plane in range(len(s.air_turn)):
        if s.battle.air_side[plane] == side:
            s.air_turn[plane] = 0


def chosen(values: vec[i64], kept: list[int]) -> vec[i64]:
    return vec[i64]([values[i] for i in kept])


def plan_anew(s: Table, side: i64) -> None:
    """An air unit not seen yet may have been planned for any turn, also one that passed without it."""
    for plane in range(len(s.air_turn)):
        if s.battle.air_side[plane] == side and s.air_gone[plane] == 0:
            s.air_turn[plane] = 1 + s.dice.below(s.battle.turns, "a hidden plan")


def move_mines(s: Table, side: i64) -> None:
    """Unmet minefields go to other places of the side's zone, where no unit would have met them. If there is no room
    to throw them all anew they stay."""
    hidden = [mine for mine in range(len(s.mine_x)) if s.mine_side[mine] == side and s.mine_known[mine] == 0]
    xs = s.mine_x[:]
    ys = s.mine_y[:]
    for mine in hidden:
        s.mine_side[mine] = TAKEN_UP
    thrown = True
    for mine in hidden:
        thrown = thrown and throw_mine(s, mine, side)
    if not thrown:
        s.mine_x = xs
        s.mine_y = ys
    for mine in hidden:
        s.mine_side[mine] = side


def throw_mine(s: Table, mine: i64, side: i64) -> bool:
    zone = s.battle.mine_zones[side]
    wide = zone.right - zone.left - 2 * mines.RADIUS + 1
    high = zone.bottom - zone.top - 2 * mines.RADIUS + 1
    for _ in range(TRIES):
        x = zone.left + mines.RADIUS + s.dice.below(wide, "a hidden minefield")
        y = zone.top + mines.RADIUS + s.dice.below(high, "a hidden minefield")
        if mines.laying_problem(s, side, x, y) == "" and not trail_enters(s, x, y):
            s.mine_side[mine] = side
            s.mine_x[mine] = x
            s.mine_y[mine] = y
            return True
    return False


def trail_enters(s: Table, x: i64, y: i64) -> bool:
    """A unit has gone from outside into a field that would lie here: it would have gone off (mine-2)."""
    way = s.trail
    for i in range(0, len(way), 4):
        outside = distance(way[i], way[i + 1], x, y) > mines.RADIUS
        if outside and segment_to_point(way[i], way[i + 1], way[i + 2], way[i + 3], x, y) <= mines.RADIUS:
            return True
    return False


# ---------------------------------------------------------------- what a person would look for
def considered(s: Table, seat: i64, legal: list[Action]) -> list[Action]:
    """The legal actions and, behind them, those one would expect to find here but which are refused."""
    if not legal:
        return legal
    found = list(legal)
    seen = set(legal)
    for action in expected(s, seat):
        if action not in seen:
            found.append(action)
    return found


def expected(s: Table, seat: i64) -> list[Action]:
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


def expected_in_phase(s: Table, seat: i64) -> list[Action]:
    if s.phase == INDIRECT:
        guns = [Action(CALL, unit) for unit in living(s, seat) if s.battle.indirect[unit] >= 0]
        return guns + [Action(STRIKE, p) for p in range(len(s.air_turn)) if s.battle.air_side[p] == seat]
    if s.phase == DIRECT:
        return [Action(DECLARE, unit, target) for unit in living(s, seat) for target in living(s, 1 - seat)]
    if s.phase == MOVEMENT or s.phase == CLOSE:
        return [Action(SELECT, unit) for unit in living(s, seat)]
    return []


def expected_orders(s: Table, unit: i64) -> list[Action]:
    side = s.battle.side[unit]
    found = [Action(CHARGE, target) for target in living(s, 1 - side)]
    for carrier in living(s, side):
        if carrier != unit and s.battle.is_a(carrier, CARRIES_MEN | TOWS_GUNS):
            found.append(Action(MOUNT, carrier))
    for mine in range(len(s.mine_x)):
        if knows_mine(s, side, mine) and s.mine_live[mine] == 1:
            found.append(Action(CLEAR, mine))
    return found


def living(s: Table, side: i64) -> list[int]:
    """Units of the side that are not destroyed, on the table or off it."""
    return [int(u) for u in range(s.battle.count()) if s.battle.side[u] == side and s.status[u] < DESTROYED]


# ---------------------------------------------------------------- odds
def preview(s: Table, a: Action) -> Preview | None:
    """Exact odds of an attack in the decision of the moment; None for what rolls no dice."""
    frame = s.top()
    if a.kind == DECLARE and frame.kind == PHASE and are_foes(s, a.a, a.b):
        return direct.preview_shot(s, a.a, a.b)
    if a.kind == SHOOT and frame.kind == REACT and are_foes(s, a.a, frame.a):
        return direct.preview_shot(s, a.a, frame.a)
    if a.kind == BOMBARD and frame.kind == AIM and is_target(s, frame, a.a):
        return indirect.preview_bombard(s, frame.a, a.a)
    if a.kind == BOMBARD and frame.kind == BOMB and is_target(s, frame, a.a):
        return air.preview_bomb(s, frame, a.a)
    if a.kind == CHARGE and frame.kind == ORDER and are_foes(s, frame.a, a.a):
        return close.preview_charge(s, frame.a, a.a)
    return None


def are_foes(s: Table, unit: i64, target: i64) -> bool:
    """Both are on the table, on different sides."""
    n = s.battle.count()
    if not (0 <= unit < n and 0 <= target < n):
        return False
    return s.here(unit) and s.here(target) and s.battle.side[unit] != s.battle.side[target]


def is_target(s: Table, frame: Frame, target: i64) -> bool:
    """An enemy on the table, of whoever bombards or bombs."""
    return 0 <= target < s.battle.count() and s.here(target) and s.battle.side[target] != s.active


# ---------------------------------------------------------------- names
def name(s: Table, ref: str, lang: str) -> str:
    """Words for a reference: "unit/12", "seat/0", "group/1", "mine/1", "air/0"."""
    what, _, number = ref.partition("/")
    if not number.isdigit():
        return ref
    i = int(number)
    if what == "unit" and i < s.battle.count():
        type = s.battle.types[i]
        return f"{type.name_it if lang == 'it' else type.name_en} ({s.battle.labels[i]})"
    if what == "seat" and i < len(s.battle.seat_names):
        return seat_name(s.battle.seat_names[i], lang)
    if what == "group" and i < len(s.battle.group_names):
        return s.battle.group_names[i]
    if what == "mine":
        return f"campo minato {i + 1}" if lang == "it" else f"minefield {i + 1}"
    if what == "air":
        return f"squadriglia {i + 1}" if lang == "it" else f"air unit {i + 1}"
    return ref


def seat_name(seat: str, lang: str) -> str:
    """The two usual sides in the reader's language; a scenario may call its sides as it likes."""
    if seat == "axis":
        return "Asse" if lang == "it" else "Axis"
    if seat == "allies":
        return "Alleati" if lang == "it" else "Allies"
    return seat


# ---------------------------------------------------------------- content that play has touched
def touches(s: Table, a: Action) -> list[str]:
    """The verb, the types of the units it concerns, and the terrain it goes over or to."""
    found = [f"verb:{VERB_NAMES[a.kind]}"]
    for unit in concerned(s, a):
        found.append(f"type:{s.battle.types[unit].key}")
    if a.kind in (GO, PLACE, GET_OFF):
        for piece in s.battle.terrain:
            if on_its_way(s, a, piece):
                found.append(f"terrain:{TERRAIN_NAMES[piece.kind]}")
    return found


def concerned(s: Table, a: Action) -> list[int]:
    units: list[int] = []
    if a.kind in (PLACE, CALL, BOMBARD, PICK, SELECT, CHARGE, MOUNT, SHOOT, DECLARE):
        units.append(int(a.a))
    if a.kind == DECLARE:
        units.append(int(a.b))
    return units


def on_its_way(s: Table, a: Action, piece: Terrain) -> bool:
    if piece.shape.contains(a.x, a.y):
        return True
    unit = s.top().a
    return a.kind == GO and segment_hits_shape(s.x[unit], s.y[unit], a.x, a.y, piece.shape)
