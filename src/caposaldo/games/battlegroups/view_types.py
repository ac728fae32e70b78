"""The view as it is sent to a client. Lengths in tenths of a millimetre, bearings in degrees."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from caposaldo.kernel.view_types import THREE, Pair, Words

Phase = Literal["set-up", "indirect", "movement", "direct", "close", "reorganise"]
Awaited = Literal[
    "phase", "prepare", "deploy", "aim", "screen", "area", "fly", "bomb", "order", "march", "react", "face"
]  # fmt: skip
Status = Literal["fresh", "shaken", "suppressed", "destroyed"]
Quality = Literal["recruit", "regular", "veteran", "elite"]
Kind = Literal["infantry", "heavy-weapon", "gun", "vehicle"]
Class = Literal["", "C", "B", "A"]
TerrainKind = Literal["wood", "town", "broken", "hill", "road", "river", "bridge", "bunker", "trench", "wall"]


class Scale(TypedDict):
    """Measures that a drawing of the table needs."""

    inch: int
    metres_an_inch: int
    minutes_a_turn: int
    arc: int
    """Degrees to either side of the front."""
    smoke_base: int
    mine_radius: int
    air_base: int
    air_zone: Pair
    """Width and length of the strike zone."""


class SideView(TypedDict):
    name: str
    nation: str
    lost: int
    breakpoint: int
    counted: int
    ready: bool
    mines: int
    command_radius: int


UnitClass = TypedDict("UnitClass", {"class": Class})


class UnitSheet(UnitClass):
    """The line of the Data Sheet."""

    id: int
    label: str
    type: str
    name: Words
    the: Words
    """The name inside a sentence."""
    gender: str
    side: int
    group: int
    group_name: str
    quality: Quality
    kind: Kind
    move: int
    range: int
    """How far its direct fire reaches; 0: it has none."""
    weapons: list[str]
    """Text keys of its rows of the fire tables."""
    width: int
    depth: int
    command: bool
    observer: bool
    off_table: bool


class Unit(UnitSheet):
    x: int
    y: int
    face: int
    here: bool
    aboard: int
    status: Status
    halves: int
    target: int
    moved: bool
    done: bool
    fired: bool
    called: bool
    reacted: bool
    can_react: bool
    """It can fire in reaction this turn, as far as it is in arc and range."""
    contact: bool
    work: list[int]
    """The minefield that it clears and for how many turns; empty: none that may be known."""


class Terrain(TypedDict):
    kind: TerrainKind
    points: list[int]
    """x0, y0, x1, y1, ..."""
    height: int
    name: str


class Mine(TypedDict):
    id: int
    x: int
    y: int
    side: int
    known: bool
    live: bool


class Plane(TypedDict):
    id: int
    side: int
    turn: int
    """The turn it is planned for; 0: not known."""
    gone: bool


class Decision(TypedDict):
    """The decision that the table waits for."""

    kind: Awaited
    unit: int
    other: int
    x: int
    y: int


class View(TypedDict):
    """All that a seat may know."""

    scenario: str
    scale: Scale
    width: int
    height: int
    turn: int
    turns: int
    phase: Phase
    first: int
    active: int
    sides: list[SideView]
    units: list[Unit]
    terrain: list[Terrain]
    smoke: list[Annotated[list[int], THREE]]
    """x, y, side."""
    mines: list[Mine]
    air: list[Plane]
    shots: list[int]
    """Units that have declared their fire, in that order."""
    decision: Decision
