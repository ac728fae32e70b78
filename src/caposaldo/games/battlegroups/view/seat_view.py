"""The view of a seat: everything it may know, as JSON-able data."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.battlegroups import view_types
from caposaldo.games.battlegroups.hidden import knows_plan
from caposaldo.games.battlegroups.position import (
    CALLED,
    CONTACT,
    DONE,
    FIRED,
    MOVED,
    PHASE_NAMES,
    REACTED,
    STATUS_NAMES,
    Position,
)
from caposaldo.games.battlegroups.rules import direct_fire, minefields
from caposaldo.games.battlegroups.rules.deployment import Prepare
from caposaldo.games.battlegroups.rules.reorganisation import COMMAND_RADIUS
from caposaldo.games.battlegroups.rules.tables import (
    AIR_BASE,
    AIR_ZONE_LENGTH,
    AIR_ZONE_WIDTH,
    DIRECT_ROW_KEYS,
    INDIRECT_ROW_KEYS,
    ONE_BASE,
)
from caposaldo.games.battlegroups.setup import (
    COMMAND,
    INCH,
    OBSERVER,
    OFF_TABLE,
    QUALITY_NAMES,
    TERRAIN_NAMES,
    Setup,
)
from caposaldo.games.battlegroups.view.words import nation_of, type_running
from caposaldo.kernel.terrain import Area

KIND_NAMES: Final[list[view_types.Kind]] = ["infantry", "heavy-weapon", "gun", "vehicle"]
CLASS_NAMES: Final[list[view_types.Class]] = ["", "C", "B", "A"]
METRES_AN_INCH: Final = 100
HALF_ARC: Final = 45  # degrees to either side of the front (direct-3)
MINUTES_A_TURN: Final = 15


def view(s: Position, seat: i64) -> view_types.View:
    """All that the seat may know, as JSON-able data. Lengths in tenths of a millimetre, an inch stands for 100 m."""
    return {
        "scenario": s.setup.id,
        "scale": scale_view(),
        "width": int(s.setup.width),
        "height": int(s.setup.height),
        "turn": int(s.turn),
        "turns": int(s.setup.turns),
        "phase": cast(view_types.Phase, PHASE_NAMES[s.phase]),
        "first": int(s.first),
        "active": int(s.active),
        "sides": [side_view(s, side) for side in range(2)],
        "units": [unit_view(s, unit, seat) for unit in range(s.setup.count())],
        "terrain": [terrain_view(piece) for piece in s.setup.terrain],
        "smoke": [[int(s.smoke_x[i]), int(s.smoke_y[i]), int(s.smoke_side[i])] for i in range(len(s.smoke_x))],
        "mines": [mine_view(s, mine) for mine in range(len(s.mine_x)) if minefields.knows(s, seat, mine)],
        "air": [air_view(s, plane, seat) for plane in range(len(s.air_turn))],
        "shots": [int(unit) for unit in s.order],
        "decision": decision_view(s),
    }


def scale_view() -> view_types.Scale:
    """Measures that a drawing of the table needs."""
    return {
        "inch": INCH,
        "metres_an_inch": METRES_AN_INCH,
        "minutes_a_turn": MINUTES_A_TURN,
        "arc": HALF_ARC,
        "smoke_base": ONE_BASE,
        "mine_radius": minefields.RADIUS,
        "air_base": AIR_BASE,
        "air_zone": [AIR_ZONE_WIDTH, AIR_ZONE_LENGTH],
    }


def side_view(s: Position, side: i64) -> view_types.SideView:
    setup = s.setup
    return {
        "name": setup.seat_names[side],
        "nation": nation_of(setup, side),
        "lost": int(s.lost[side]),
        "breakpoint": setup.breakpoint[side],
        "counted": setup.counted[side],
        "ready": s.ready[side] == 1,
        "mines": setup.mines[side],
        "command_radius": COMMAND_RADIUS,
    }


def unit_view(s: Position, unit: i64, seat: i64) -> view_types.Unit:
    return {
        **unit_sheet(s.setup, unit),
        "x": int(s.x[unit]),
        "y": int(s.y[unit]),
        "face": int(s.face[unit]),
        "here": s.on_table(unit),
        "aboard": int(s.aboard[unit]),
        "status": cast(view_types.Status, STATUS_NAMES[s.status[unit]]),
        "halves": int(s.halves[unit]),
        "target": int(s.target[unit]),
        "moved": s.has(unit, MOVED),
        "done": s.has(unit, DONE),
        "fired": s.has(unit, FIRED),
        "called": s.has(unit, CALLED),
        "reacted": s.has(unit, REACTED),
        "can_react": not s.has(unit, REACTED) and direct_fire.can_fire(s, unit),
        "contact": s.has(unit, CONTACT),
        "work": work_view(s, unit, seat),
    }


def unit_sheet(setup: Setup, unit: i64) -> view_types.UnitSheet:
    """The unit's line of the Data Sheet, as far as a table needs it. All bases are units alike (org-1)."""
    type = setup.types[unit]
    return {
        "id": int(unit),
        "label": setup.labels[unit],
        "type": type.key,
        "name": {"it": type.name_it, "en": type.name_en},
        "the": {"it": type_running(type, "it"), "en": type_running(type, "en")},
        "gender": type.gender,
        "side": int(setup.side[unit]),
        "group": int(setup.group[unit]),
        "group_name": setup.group_names[setup.group[unit]],
        "quality": cast(view_types.Quality, QUALITY_NAMES[setup.quality[unit]]),
        "kind": KIND_NAMES[setup.kind[unit]],
        "class": CLASS_NAMES[setup.klass[unit]],
        "move": int(setup.move[unit]),
        "range": int(max(direct_fire.row_range(setup.weapon[unit]), direct_fire.row_range(setup.second[unit]), 0)),
        "weapons": weapon_keys(setup, unit),
        "width": int(setup.width_of[unit]),
        "depth": int(setup.depth_of[unit]),
        "command": setup.is_a(unit, COMMAND),
        "observer": setup.is_a(unit, OBSERVER),
        "off_table": setup.is_a(unit, OFF_TABLE),
    }


def weapon_keys(setup: Setup, unit: i64) -> list[str]:
    """Its rows of the fire tables, as text keys."""
    direct_rows = [row for row in (setup.weapon[unit], setup.second[unit]) if row >= 0]
    found = [DIRECT_ROW_KEYS[row] for row in direct_rows]
    if setup.indirect[unit] >= 0:
        found.append(INDIRECT_ROW_KEYS[setup.indirect[unit]])
    return found


def work_view(s: Position, unit: i64, seat: i64) -> list[int]:
    """Which minefield an engineer clears, and for how many turns; not told of a field that is secret to the seat."""
    mine = s.work_at[unit]
    if mine < 0 or not minefields.knows(s, seat, mine):
        return []
    return [int(mine), int(s.work[unit])]


def terrain_view(piece: Area) -> view_types.Terrain:
    return {
        "kind": cast(view_types.TerrainKind, TERRAIN_NAMES[piece.kind]),
        "points": piece.shape.flat(),
        "height": int(piece.height),
        "name": piece.name,
    }


def mine_view(s: Position, mine: i64) -> view_types.Mine:
    return {
        "id": number_of_mine(s, mine),
        "x": int(s.mine_x[mine]),
        "y": int(s.mine_y[mine]),
        "side": int(s.mine_side[mine]),
        "known": s.mine_known[mine] == 1,
        "live": s.mine_live[mine] == 1,
    }


def number_of_mine(s: Position, mine: i64) -> int:
    """Its number once all are laid: during the preparations it must not tell how far the other side is."""
    if s.mine_side[mine] == 0 or not isinstance(s.top(), Prepare):
        return int(mine)
    before = 0
    for other in range(mine):
        if s.mine_side[other] == 1:
            before += 1
    return s.setup.mines[0] + before


def air_view(s: Position, plane: i64, seat: i64) -> view_types.Plane:
    return {
        "id": int(plane),
        "side": int(s.setup.air_side[plane]),
        "turn": int(s.air_turn[plane]) if knows_plan(s, seat, plane) else 0,
        "gone": s.air_gone[plane] == 1,
    }


def decision_view(s: Position) -> view_types.Decision:
    """The decision the table waits for: everything in it can be seen on the table."""
    decision = s.pending()
    unit, other, x, y = decision.view_numbers()
    kind = cast(view_types.Awaited, decision.shown_name())
    return {"kind": kind, "unit": unit, "other": other, "x": x, "y": y}
