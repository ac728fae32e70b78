"""Board and view as they are sent to a client. Hexes are numbers from 0, row by row; -1 is no hex."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from caposaldo.kernel.view_types import Pair, Wording, Words

Colour = Literal["red", "blue"]
UnitKind = Literal["squad", "gun", "mortar", "sniper", "engineer"]
Symbol = Literal["at-gun", "infantry-gun", "mortar", "sniper", "engineer", "mg", "at-team", "smg", "rifle"]
Family = Literal["action", "weapon", "veteran", "artillery", "objective"]
Frequency = Literal["permanent", "once", "round"]


# ---------------------------------------------------------------- what never changes
class UnitType(TypedDict):
    """A counter as it is printed."""

    key: str
    name: Words
    the: Words
    """The name inside a sentence."""
    gender: str
    side: int
    kind: UnitKind
    symbol: Symbol
    fire: int
    indirect: int
    move: int
    red: int
    blue: int
    red_boxed: bool
    blue_boxed: bool
    front: int
    flank: int
    front_colour: Colour
    flank_colour: Colour
    range: int
    least: int
    worth: int
    all_round: bool
    fixed: bool


class UnitInfo(TypedDict):
    id: int
    label: str
    type: int
    side: int
    smokes: bool
    cards: list[int]


class CardInfo(TypedDict):
    id: int
    number: str
    family: Family
    name: Words
    text: list[Wording]
    yellow: bool
    action: bool
    group: bool
    count: int
    cost_ap: int
    cost_cap: int
    red: int
    blue: int
    range: int
    ignores_cover: bool
    metal: bool
    frequency: Frequency
    missions: int
    side: int
    pattern: list[Pair]
    """Artillery: steps of q and r from the target."""


class TerrainInfo(TypedDict):
    mark: str
    key: str
    cost: int
    cover: int
    blocks: bool
    hides: bool


class MapInfo(TypedDict):
    """The part of a map that is on the table."""

    number: str
    column: int
    row: int
    columns: int
    rows: int
    turned: bool


class MarkerInfo(TypedDict):
    key: str
    count: int
    no_fire: bool
    no_move: bool
    no_turn: bool
    no_action: bool
    fire: int
    move: int
    red: int
    blue: int
    front: int
    flank: int
    range: int
    recovery: int
    eliminates: bool


class Objective(TypedDict):
    id: int
    hex: int
    name: Words
    owner: int
    round: Pair
    """Points at the end of a round, for each side."""
    final: Pair
    """Points at the end of the game, for each side."""


class Battery(TypedDict):
    id: int
    side: int
    card: int


class SightReason(TypedDict):
    rule: str
    key: str


class Options(TypedDict):
    variable_ap: bool
    cautious: bool


class Scenario(TypedDict):
    scenario: str
    title: Words
    modules: list[str]
    rounds: int
    month: int
    ends_at: int
    options: Options
    smoke: bool
    cap: Pair
    exits: list[list[int]]
    exit_points: Pair


class MapData(TypedDict):
    columns: int
    rows: int
    labels: list[str]
    terrain: str
    """A mark a hex, see `terrains`."""
    terrains: list[TerrainInfo]
    levels: str
    """A level a hex, `-` for one below zero."""
    openings: list[int]
    roads: list[list[int]]
    road_ends: list[Pair]
    """Where a road leaves the map: hex and hexside."""
    crevices: list[Pair]
    maps: list[MapInfo]


class Artillery(TypedDict):
    batteries: list[Battery]
    spotters: list[list[int]]
    smoke_markers: int


class Board(Scenario, MapData, Artillery):
    """The public facts that never change."""

    types: list[UnitType]
    units: list[UnitInfo]
    cards: list[CardInfo]
    markers: list[MarkerInfo]
    objectives: list[Objective]
    sight: list[SightReason]
    """Why a hex is not seen, by the codes of a sight."""


# ---------------------------------------------------------------- what changes
Phase = Literal["set-up", "refresh", "plotting", "strikes", "arrivals", "initiative", "play", "end"]
Place = Literal["map", "reserve", "waiting", "destroyed", "left"]
Status = Literal["ready", "active", "spent"]
Flag = Literal["member", "acted", "target", "bare", "dug-in", "bogged", "marching", "nerves", "silent", "wary"]


class Values(TypedDict):
    """The present values of a counter."""

    fire: int
    indirect: int
    move: int
    red: int
    blue: int
    front: int
    flank: int
    range: int


class UnitState(Values):
    id: int
    place: Place
    hex: int
    face: int
    status: Status
    hidden: bool
    marker: str | None
    """None, the key of the hit marker, or `down` for one that lies face down."""
    shown: bool
    arrives: int
    event: int
    """The card that brings it, -1 none."""
    flags: list[Flag]
    used: list[int]


class SideState(TypedDict):
    ap: int
    pool: bool
    cap: int
    cap_most: int
    losses: int
    points: int
    bid: int
    ready: bool
    hand: int
    cards: list[int] | None
    """How many of each card the side holds, for the side itself."""
    objectives: int
    """How many secret objectives it has drawn."""
    goals: list[int] | None
    """Which they are, if the viewer may know."""
    hideable: int | None


class Smoke(TypedDict):
    hex: int
    smoke: int
    thick: int
    thin: int


class Plot(TypedDict):
    hex: int
    smoke: bool
    hexes: list[int]


class BatteryState(TypedDict):
    id: int
    missions: int
    left: int | None
    plotted: Plot | None
    falling: Plot | None


Kind = Literal[
    "deploy", "conceal", "plot", "bid", "choose", "act", "group-go", "spotter", "look", "attack", "boost", "reroll",
    "card", "second-hex", "reinforce", "over",
]  # fmt: skip


class Roll(TypedDict):
    first: int
    second: int
    shift: int
    total: int


class Pending(TypedDict):
    """The decision that is awaited, with the action it belongs to."""

    kind: Kind
    side: int
    unit: int
    hex: int
    spotter: int
    means: str
    mode: str
    card: int
    added: int
    members: list[int]
    targets: list[int]
    purpose: str
    roll: Roll | None


class Sequence(TypedDict):
    turn: int
    turns: int
    round: int
    rounds: int
    phase: Phase
    side: int
    passes: int
    again: int


class MapState(TypedDict):
    smoke: list[Smoke]
    smoke_left: int
    control: list[int]
    contested: list[bool]


class View(Sequence, MapState):
    """All that a seat may know."""

    sides: list[SideState]
    units: list[UnitState]
    deck: int
    discards: list[int]
    batteries: list[BatteryState]
    decision: Pending


class Sight(TypedDict):
    """The sight from a hex: a character or number for every hex of the map."""

    hex: int
    code: str
    """0: seen; others are reasons, see `sight` of the board."""
    by: list[int]
    smoke: list[int]
    arc: NotRequired[str]
    band: NotRequired[str]
