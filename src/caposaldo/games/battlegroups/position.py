"""What is on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.setup import Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import filled
from caposaldo.kernel.play import Play

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
EXPOSED: Final = 128  # equally near to a burst: the firer picks among these (A-area-pick); cleared with its AREA frame
WORKED: Final = 256  # it worked on a minefield this turn (mine-3); cleared at the end of the movement phase
OFFERED: Final = 512  # it could already shoot at the unit now on the march (direct-7)

# Frames of the stack of pending decisions. The bottom one is always PHASE.
PHASE: Final = 0  # choose what to do in the current phase; s.phase tells which
PREPARE: Final = 1  # secret set-up: mines and air plans, all seats at once
DEPLOY: Final = 2  # a: side; place the next unit
AIM: Final = 3  # a: weapon; choose the target or smoke
SCREEN: Final = 4  # a: weapon, b: bases left, x, y: last base; place the next smoke base
AREA: Final = 5  # a: units still to hit, b: target, c: result to spread, d: cause; choose among equally near
FLY: Final = 6  # a: air unit; place it
BOMB: Final = 7  # a: air unit, x, y, b: facing; choose the target in its zone
ORDER: Final = 8  # a: unit; choose its order
MARCH: Final = 9  # a: unit, on its way (automatic, see rules/march.py for its other fields)
REACT: Final = 10  # a: moving unit, b: 1 if defensive fire of its charge's target; the other seat may shoot
FACE: Final = 11  # a: unit; turn at the end of its move


class Position(Play):
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
    # Faces of the last dice rolled, for events. Not part of the state.
    last_faces: list[int]

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty shell: `lay_out` or `copy_into` fills it."""
        super().__init__(dice)
        self.setup = setup
        self.last_faces = []

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision."""
        setup = self.setup
        n = setup.count()
        self.x = setup.start_x[:]
        self.y = setup.start_y[:]
        self.face = setup.start_face[:]
        self.aboard = setup.start_aboard[:]
        self.status = filled(n, FRESH)
        self.flags = filled(n, 0)
        self.halves = filled(n, 2)
        self.target = filled(n, -1)
        self.from_x = filled(n, 0)
        self.from_y = filled(n, 0)
        self.from_face = filled(n, 0)
        self.work = filled(n, 0)
        self.work_at = filled(n, -1)
        self.mine_x = filled(0, 0)
        self.mine_y = filled(0, 0)
        self.mine_side = filled(0, 0)
        self.mine_known = filled(0, 0)
        self.mine_live = filled(0, 0)
        self.trail = filled(0, 0)
        self.smoke_x = filled(0, 0)
        self.smoke_y = filled(0, 0)
        self.smoke_side = filled(0, 0)
        self.air_turn = filled(len(setup.air_side), 0)
        self.air_gone = filled(len(setup.air_side), 0)
        self.turn = 0
        self.phase = SET_UP
        self.first = -1
        self.active = -1
        self.group = -1
        self.ready = filled(2, 0)
        self.lost = filled(2, 0)
        self.order = filled(0, 0)
        self.stack = []
        self.result = None

    def on_table(self, unit: i64) -> bool:
        """The unit stands on the table: deployed, alive, not aboard."""
        return self.status[unit] < DESTROYED and self.aboard[unit] < 0 and self.x[unit] >= 0

    def copy_into(self, other: Position) -> None:
        """Copy every field of the battle in progress; `other` shares the battle itself."""
        self.copy_play(other)
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
