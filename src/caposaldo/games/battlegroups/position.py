"""The position: everything on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.setup import Setup
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import ANY, Field, lay_out, number
from caposaldo.kernel.game import Preview, Prompt
from caposaldo.kernel.pieces import PieceState
from caposaldo.kernel.reading import FAR, whole

# Status of a unit, also the results of fire (effect-1).
FRESH: Final = 0
SHAKEN: Final = 1
SUPPRESSED: Final = 2
DESTROYED: Final = 3
STATUS_NAMES: Final = ["fresh", "shaken", "suppressed", "destroyed"]

# Phases of a player's turn, in order (seq-2).
SET_UP: Final = 0
INDIRECT: Final = 1
MOVEMENT: Final = 2
DIRECT: Final = 3
CLOSE: Final = 4
REORGANISE: Final = 5
PHASE_NAMES: Final = ["set-up", "indirect", "movement", "direct", "close", "reorganise"]

# What a unit has done, a bit each. Cleared when its side begins its phases, except REACTED: when the enemy does.
MOVED: Final = 1  # its one move is spent
DONE: Final = 2  # finished in this movement phase (move-1)
FIRED: Final = 4  # declared or resolved its direct fire, or charged
REACTED: Final = 8  # its one shot of the enemy phase
CALLED: Final = 16  # its indirect fire of this turn
CONTACT: Final = 32  # in contact with the target of its charge
BEGUN: Final = 64  # it has begun to act in this movement phase
EXPOSED: Final = 128  # equally near to a burst: the firer picks among these (A-area-pick); cleared when all are picked
WORKED: Final = 256  # it worked on a minefield this turn (mine-3); cleared at the end of the movement phase
ALL_FLAGS: Final = 511


class Position(PieceState["Position", Action]):
    """The fields of a battle in progress, one vec a field, index: unit. The chapters of the rules work on this;
    `state.BattlegroupsState` adds the sequence of play and the rest of the contract."""

    x: vec[i64]
    y: vec[i64]
    face: vec[i64]
    aboard: vec[i64]  # carrier, or -1
    status: vec[i64]
    halves: vec[i64]  # half moves left in this movement phase (move-8)
    target: vec[i64]  # declared direct fire, or target of its charge; -1 none
    from_x: vec[i64]  # where its charge began (close-8)
    from_y: vec[i64]
    from_face: vec[i64]
    work: vec[i64]  # turns of work on a minefield (mine-3)
    work_at: vec[i64]  # which minefield
    # Minefields, in the order in which they were laid, side by side.
    mine_x: vec[i64]
    mine_y: vec[i64]
    mine_side: vec[i64]
    mine_known: vec[i64]  # 1: both sides know it
    mine_live: vec[i64]  # 0: cleared
    # Ways that units have gone, x0 y0 x1 y1 each, while hidden mines lie on the table: a resampled mine avoids them.
    trail: vec[i64]
    # Smoke bases (centres) and who laid them.
    smoke_x: vec[i64]
    smoke_y: vec[i64]
    smoke_side: vec[i64]
    # Air units: planned turn (0: not yet planned), and whether their turn is over.
    air_turn: vec[i64]
    air_gone: vec[i64]
    # The sequence of play.
    turn: i64
    phase: i64
    first: i64  # side with the initiative this turn
    active: i64  # side whose phase it is
    group: i64  # battlegroup that is moving (move-1), -1 none yet
    ready: vec[i64]
    lost: vec[i64]  # counted units lost, by side (break-2)
    order: vec[i64]  # units in the order in which they declared fire (direct-2)
    last_faces: list[int]  # not copied: of the last dice rolled, for events

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty state: `lay_out`, `copy_into` or `restore` fills it."""
        super().__init__(dice)
        self.setup = setup
        self.last_faces = []

    def fields(self) -> list[Field]:
        setup = self.setup
        units = setup.count()
        planes: i64 = len(setup.air_side)
        return [
            number("turn", 0, setup.turns),
            number("phase", SET_UP, REORGANISE),
            number("first", -1, 1, -1),
            number("active", -1, 1, -1),
            number("group", -1, len(setup.group_names) - 1, -1),
            Field("ready", 2, 0, 1),
            Field("lost", 2, 0, units),
            Field("x", units, -1, setup.width),
            Field("y", units, -1, setup.height),
            Field("face", units, 0, 359),
            Field("aboard", units, -1, units - 1),
            Field("status", units, FRESH, DESTROYED),
            Field("flags", units, 0, ALL_FLAGS),
            Field("halves", units, 0, 2, 2),
            Field("target", units, -1, units - 1, -1),
            Field("from_x", units, -1, setup.width),
            Field("from_y", units, -1, setup.height),
            Field("from_face", units, 0, 359),
            Field("work", units, 0, 3),
            Field("work_at", units, -1, FAR, -1),
            Field("order", ANY, 0, units - 1),
            Field("mine_x", ANY, 0, setup.width),
            Field("mine_y", ANY, 0, setup.height),
            Field("mine_side", ANY, 0, 1),
            Field("mine_known", ANY, 0, 1),
            Field("mine_live", ANY, 0, 1),
            Field("trail", ANY, -FAR, FAR),
            Field("smoke_x", ANY, -FAR, FAR),
            Field("smoke_y", ANY, -FAR, FAR),
            Field("smoke_side", ANY, 0, 1),
            Field("air_turn", planes, 0, setup.turns),
            Field("air_gone", planes, 0, 2),
        ]

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision."""
        lay_out(self, self.fields())
        self.x = self.setup.start_x[:]
        self.y = self.setup.start_y[:]
        self.face = self.setup.start_face[:]
        self.aboard = self.setup.start_aboard[:]

    def check(self) -> None:
        if self.turn > 0 and (self.active < 0 or self.first < 0 or self.phase == SET_UP):
            raise ValueError("active: expected a side, since the battle has begun")
        self.check_carriers()
        mines = len(self.mine_x)
        same_length("mine_y", self.mine_y, mines)
        same_length("mine_side", self.mine_side, mines)
        same_length("mine_known", self.mine_known, mines)
        same_length("mine_live", self.mine_live, mines)
        for unit in range(self.setup.count()):
            whole(f"work_at[{unit}]", int(self.work_at[unit]), -1, mines - 1)
        if len(self.trail) % 4 != 0:
            raise ValueError("trail: expected four numbers for each stretch")
        same_length("smoke_y", self.smoke_y, len(self.smoke_x))
        same_length("smoke_side", self.smoke_side, len(self.smoke_x))

    def check_carriers(self) -> None:
        for unit in range(self.setup.count()):
            carrier = self.aboard[unit]
            if carrier >= 0 and (carrier == unit or self.aboard[carrier] >= 0):
                raise ValueError(f"aboard[{unit}]: expected a carrier that is not carried itself")
            if carrier >= 0 and self.setup.side[carrier] != self.setup.side[unit]:
                raise ValueError(f"aboard[{unit}]: expected a carrier of the unit's own side")

    # ---- units
    def on_table(self, unit: i64) -> bool:
        """The unit stands on the table: deployed, alive, not aboard."""
        return self.status[unit] < DESTROYED and self.aboard[unit] < 0 and self.x[unit] >= 0

    def is_unit(self, unit: i64) -> bool:
        """There is a unit of this number."""
        return 0 <= unit < self.setup.count()

    def living(self, side: i64) -> list[int]:
        """Units of the side that are not destroyed, on the table or off it."""
        return [int(u) for u in range(self.setup.count()) if self.setup.side[u] == side and self.status[u] < DESTROYED]

    def are_foes(self, unit: i64, target: i64) -> bool:
        """Both are on the table, on different sides."""
        if not (self.is_unit(unit) and self.is_unit(target)):
            return False
        return self.on_table(unit) and self.on_table(target) and self.setup.side[unit] != self.setup.side[target]

    # ---- decisions
    def pending(self) -> Decision:
        """The decision on top of the stack."""
        top = self.top()
        assert isinstance(top, Decision)
        return top

    def give_order(self, unit: i64) -> None:
        """Ask for the order of a unit (rules/movement.py)."""
        raise NotImplementedError

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.flags = self.flags[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.face = self.face[:]
        other.aboard = self.aboard[:]
        other.status = self.status[:]
        other.halves = self.halves[:]
        other.target = self.target[:]
        other.from_x = self.from_x[:]
        other.from_y = self.from_y[:]
        other.from_face = self.from_face[:]
        other.work = self.work[:]
        other.work_at = self.work_at[:]
        other.mine_x = self.mine_x[:]
        other.mine_y = self.mine_y[:]
        other.mine_side = self.mine_side[:]
        other.mine_known = self.mine_known[:]
        other.mine_live = self.mine_live[:]
        other.trail = self.trail[:]
        other.smoke_x = self.smoke_x[:]
        other.smoke_y = self.smoke_y[:]
        other.smoke_side = self.smoke_side[:]
        other.air_turn = self.air_turn[:]
        other.air_gone = self.air_gone[:]
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.group = self.group
        other.ready = self.ready[:]
        other.lost = self.lost[:]
        other.order = self.order[:]

    # End of what is written by scripts/write_copies.py.


def same_length(field: str, values: vec[i64], length: int) -> None:
    if len(values) != length:
        raise ValueError(f"{field}: expected {length} numbers, found {len(values)}")


class Decision(kernel.Decision[Position, Action]):
    """A pending decision of a battle. Unless it says otherwise it belongs to the active side."""

    def seat(self, s: Position) -> i64:
        return s.active

    def about_unit(self) -> i64:
        """The unit that acts or moves, or -1: for words, views and bots."""
        return -1

    # ---- what else is asked about it
    def preview(self, s: Position, action: Action) -> Preview | None:
        """Exact odds of an attack, legal or not; None for what rolls no dice."""
        return None

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        """Where the point of an action may lie, as polygons."""
        return []

    def goal(self, unit: i64) -> list[int]:
        """Where the unit is marching to, x and y; empty if it is not (rules/march.py)."""
        return []

    def shown_name(self) -> str:
        """Its name in the view."""
        return self.name()

    def view_numbers(self) -> list[int]:
        """The numbers that the view shows of it: unit, other, x, y."""
        return [max(int(self.about_unit()), 0), 0, 0, 0]

    def check_unit(self, s: Position, field: str, unit: i64) -> None:
        """Raise ValueError unless it is a unit of the active side on the table."""
        whole(field, int(unit), 0, int(s.setup.count()) - 1)
        if s.setup.side[unit] != s.active or not s.on_table(unit):
            raise ValueError(f"{field}: expected a unit of the active side that can do this")


def ask(s: Position, rule: str, key: str, unit: i64 = -1) -> Prompt:
    """A prompt, about a unit if one is given."""
    return Prompt(rule, key, {"unit": s.ref(unit)} if unit >= 0 else {})
