"""The account of a game that is over."""

from __future__ import annotations

from msgspec import Struct

from caposaldo.server.protocol.common import MessageInfo, Outcome, View
from caposaldo.server.protocol.to_client import GoalInfo


class ShotInfo(Struct):
    """A roll of an attack: the seat that attacked, with what and on what (references; `by` can be empty), the chance
    that it worked, the key of the result, whether that was a success, and by how many per mille it moved the chances of
    the seat. `settled`: the decision with which it took effect."""

    decision: int
    settled: int
    seat: int
    by: str
    target: str
    works: float
    came: str
    worked: bool
    swing: int


class LostInfo(Struct):
    """A piece (a reference) that a seat has lost: since which decision and turn, and what attacked it ("": nothing)."""

    decision: int
    turn: int
    seat: int
    piece: str
    by: str


class TurnInfo(Struct):
    """The first decision of a turn."""

    decision: int
    turn: int


class TurningPointInfo(Struct):
    """A decision that moved the curve; `swing` is by how many per mille for the first seat."""

    decision: int
    seat: int
    swing: int
    said: MessageInfo
    shot: ShotInfo | None


class HarmInfo(Struct):
    """An event that did harm or changed the score, and its decision."""

    decision: int
    said: MessageInfo


class LuckInfo(Struct):
    """The dice or cards of a seat against what was to be expected: in standard deviations, over how many rolls, and the
    text key that says it in a word."""

    seat: int
    score: float
    rolls: int
    key: str


class TableSummary(Struct):
    """The account of a game that is over. `curves` has for each seat how it stood, of 1000, at the start and after each
    decision. `view` is the last position with all secrets open; references are to what it shows."""

    table: str
    outcome: Outcome
    curves: list[list[int]]
    turns: list[TurnInfo]
    turning: list[TurningPointInfo]
    harm: list[HarmInfo]
    goals: list[GoalInfo]
    lost: list[LostInfo]
    best: ShotInfo | None
    worst: ShotInfo | None
    mattered: ShotInfo | None
    luck: list[LuckInfo]
    view: View
