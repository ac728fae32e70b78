"""Board and view as they are sent to a client. Hexes are numbers as printed on the map, "" is no hex."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from caposaldo.kernel.view_types import TWO, Pair, Words

SideName = Literal["axis", "soviet"]
Hexside = Annotated[list[str], TWO]
Nation = Literal["german", "romanian", "hungarian", "soviet", "guards"]
Arm = Literal[
    "infantry", "mountain", "panzer", "panzergrenadier", "security", "tank", "mechanised", "cavalry", "airborne", "hq",
]  # fmt: skip
Entry = Literal["start", "free", "arrives", "replaces", "bought", "dropped"]
ChitKind = Literal["hq", "supply", "reinforcement", "airborne", "stavka", "okh"]
Owner = Literal["axis", "soviet", "both"]
RiverSize = Literal["minor", "major"]


# ---------------------------------------------------------------- what never changes
class Values(TypedDict):
    """The printed values of both sides of a counter."""

    attack: int
    defence: int
    reduced_attack: int
    reduced_defence: int
    move: int


class UnitInfo(TypedDict):
    id: int
    label: str
    number: str
    name: Words
    the: Words
    """The name inside a sentence."""
    gender: str
    side: SideName
    nation: Nation
    arm: Arm
    type: str
    mechanised: bool
    steps: int
    values: Values
    hq: bool
    range: int
    entry: Entry
    group: str
    """Its class if it is bought, or the number of the group with which it arrives."""


class ChitInfo(TypedDict):
    key: str
    kind: ChitKind
    owner: Owner
    count: int
    from_turn: int
    hq: int


class River(TypedDict):
    name: Words
    size: RiverSize
    sides: list[Hexside]


class City(TypedDict):
    id: int
    hex: str
    name: Words
    today: str
    major: bool
    points: int
    """VP for the Soviets while they hold it."""


class Crossing(TypedDict):
    id: int
    hex: str
    name: Words


class TurnInfo(TypedDict):
    turn: int
    month: str
    axis_chits: int


class Charts(TypedDict):
    columns: list[str]
    crt: list[list[str]]
    """The result for each column and die roll."""


class Map(TypedDict):
    columns: int
    rows: int
    terrain: str
    """A letter a hex, row by row from the north: . f r s ~ and a blank beyond the map."""
    rivers: list[River]
    blocked: list[Hexside]
    roads: list[list[str]]
    rails: list[list[str]]
    bridges: list[Hexside]


class Places(TypedDict):
    cities: list[City]
    crossings: list[Crossing]
    crossing_points: int
    """The most that the Soviets can hold; 0 where they do not count."""
    breakthrough: list[str]
    sources: list[list[str]]
    """Hexes from which the Axis and the Soviets are supplied."""


class Board(Map, Places):
    """The part of the view that everybody may know and that never changes."""

    units: list[UnitInfo]
    chits: list[ChitInfo]
    turns: list[TurnInfo]
    first_turn: int
    last_turn: int
    charts: Charts


# ---------------------------------------------------------------- what changes
Phase = Literal["set-up", "luftwaffe", "selection", "action", "end"]
Mode = Literal["move-combat", "combat-move", "combat-only"]
Place = Literal["map", "box", "gone", "aside"]
Supply = Literal["supplied", "out", "isolated"]


class Sequence(TypedDict):
    turn: int
    last_turn: int
    phase: Phase
    active: int
    """The side that carries out an activation, -1 if none does."""
    mode: Mode
    seats: Pair
    """The seat of the Axis, the seat of the Soviets."""
    groups: int
    landed: bool
    fronts: bool
    bids: Pair
    """Of both seats; -1: not made, or not open to this seat."""


class UnitState(TypedDict):
    id: int
    hex: str
    place: Place
    steps: int
    supply: Supply
    active: bool
    moved: bool
    fought: bool
    joined: bool
    attack: int
    defence: int
    move: int


class MapState(TypedDict):
    cities: list[int]
    """The side that controls each city."""
    orders: list[int]
    """Cities under a Supreme Command Order."""
    crossings: list[int]
    cp: int
    bridgehead: str
    attacked: list[str]
    zoc: Annotated[list[str], TWO]
    """"0" or "1" a hex, of the Axis and of the Soviets."""
    supply: Annotated[list[str], TWO]
    command: dict[str, list[str]]
    """The hexes that an HQ commands, by the id of its unit."""


Counts = dict[str, int]


class OwnChits(TypedDict):
    """The chits of the side that looks."""

    side: SideName
    cup: Counts
    hand: Counts
    picked: Counts
    held: Counts
    available: Counts
    need: int


class Chits(TypedDict):
    cup: int
    hand: int
    played: Counts
    returned: Counts
    drawn: str
    ready: Annotated[list[bool], TWO]
    mine: NotRequired[OwnChits]


class Luftwaffe(TypedDict):
    count: int
    used: list[int]
    mine: NotRequired[list[int]]
    """Markers of each sort, for the Axis alone."""


class Points(TypedDict):
    total: int
    cities: int
    units: int
    hq: int
    breakthrough: int
    target: int


DecisionKind = Literal[
    "turn", "bidding", "garrison", "opening", "choice", "cup", "interrupt", "okh", "stavka", "second-hq", "mode",
    "okh-command", "end-activation", "move", "walk", "relocation", "combat", "battle", "air", "losses", "retreat",
    "continue-retreat", "advances", "arrivals", "parachute", "negotiation", "purchase", "over",
]  # fmt: skip


class DecisionView(TypedDict):
    """The decision that is awaited."""

    kind: DecisionKind
    unit: int
    hex: str
    count: int
    spent: int


class View(Sequence, MapState):
    """All that a seat may know."""

    units: list[UnitState]
    chits: Chits
    luftwaffe: Luftwaffe
    vp: Points
    decision: DecisionView
    attackers: list[int]
