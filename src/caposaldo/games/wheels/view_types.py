"""The view as it is sent to a client. Lengths in tenths of a millimetre, bearings in degrees."""

from __future__ import annotations

from typing import Literal, TypedDict

from caposaldo.kernel.view_types import Pair, Words

Segment = Literal["building", "deployment", "entry", "precedence", "bombardment", "manoeuvres"]
Awaited = Literal[
    "set-up", "entry", "precedence", "choose-first", "bombardment", "manoeuvres", "deploy", "enter", "manoeuvre",
    "losses", "return-fire", "move-after", "form-up", "morale", "bombard", "bombard-again", "answer", "clash",
    "preparation", "buy", "lay", "divide", "choose-half", "objectives", "lay-works", "propose", "agree", "choose-side",
    "rescued",
]  # fmt: skip
Place = Literal["reserve", "on-table", "aboard", "gone", "late"]
Level = Literal["recruits", "skilled", "veterans", "elite"]
TerrainKind = Literal[
    "clear", "sand", "trees", "slope", "trees-on-slope", "rocks", "stream", "swamp", "concrete-buildings",
    "stone-houses", "wooden-houses", "walls", "hedges", "barricades", "row-of-trees", "bridge", "road", "wire",
    "anti-tank-blocks", "minefield", "trenches", "emplacements", "bunkers-and-casemates",
]  # fmt: skip


class Sheet(TypedDict):
    """What lies under a card: only the owner has it until the card is turned."""

    card: str
    name: Words
    the: Words
    """Its name as it stands in a sentence."""
    gender: str
    kind: str
    """Class of the unit card: tank, spg, infantry ..."""
    level: Level
    die: int
    company: str
    hq: bool
    bought: int
    points: int
    weapon: str
    ranges: list[int]
    armour: list[int]
    move: int
    move_fire: int
    width: int
    depth: int


class Model(TypedDict):
    number: int
    x: int
    y: int


class Platoon(TypedDict):
    """A platoon or its card."""

    id: int
    label: str
    side: int
    place: Place
    x: int
    y: int
    face: int
    shown: bool
    moved: int
    manoeuvred: bool
    fired: bool
    pinned: bool
    aboard: int
    """Slot of its carrier; -1: none, or not to be known."""
    load: int
    """Slot of what it carries or tows; -1: none, or not to be known."""
    left: int
    """Models that are left; 0 where that is not known."""
    models: list[Model]
    """Those on the table; guns in tow stand behind their vehicles."""
    sheet: Sheet | None


class Terrain(TypedDict):
    id: int
    kind: TerrainKind
    points: list[int]
    """x0, y0, x1, y1, ...: of the outline, or of the line."""
    width: int
    """Of a line; 0: an area."""
    height: int
    name: str
    objective: bool
    holder: int
    """The side that holds the objective, as far as the seat may know; -1: nobody."""


class Wreck(TypedDict):
    x: int
    y: int
    face: int
    card: str
    """Unit card of what it was."""
    width: int
    depth: int


class SideView(TypedDict):
    name: str
    nation: str
    tokens: int
    home: int
    lost: int
    """Percent of the points of its army, as far as the seat may know."""
    to_go: int
    """Platoons that have not manoeuvred this turn."""


class ShotOdds(TypedDict):
    """One shot: in how many of `of` ways it destroys a model, and misses. Its target is found first, in `seen` of
    `seen_of` ways."""

    shots: int
    destroyed: int
    missed: int
    of: int
    seen: int
    seen_of: int


class FireLine(TypedDict):
    """The line of fire to an enemy platoon or card."""

    target: int
    start: Pair
    end: Pair
    length: int
    die: int
    """Of effectiveness; 0: out of range."""
    stop: str
    """The text key of what stops it; "": nothing."""
    at: Pair
    """Where it is stopped."""
    shot: ShotOdds | None
    back: ShotOdds | None
    """The fire that it draws."""


class Sight(TypedDict):
    """The answer to a question about a platoon where it is, or at a goal."""

    room: bool
    face: int
    models: list[Pair]
    """Where its models would stand."""
    reach: list[list[int]]
    fire_move: int
    """How far it may go and fire; -1: no limit."""
    bands: list[int]
    dice: list[int]
    lines: list[FireLine]


class Purchase(TypedDict):
    """A platoon or HQ that the seat has bought."""

    label: str
    card: str
    models: int
    level: Level
    hq: bool
    company: int
    """From 1; 0: none."""
    cost: int


class Offer(TypedDict):
    """A unit card that the seat may buy: its number in actions, its price by level, how many cards are left."""

    number: int
    card: str
    name: Words
    prices: list[int]
    left: int


class Army(TypedDict):
    """The army that the seat is buying."""

    left: int
    companies: int
    """That it may number."""
    platoons: list[Purchase]
    offer: list[Offer]


class BoxPiece(TypedDict):
    """A piece of terrain that may be laid: its number in actions, its points round that by which it is placed."""

    number: int
    key: str
    name: Words
    kind: TerrainKind
    points: list[int]
    width: int
    height: int


class Building(TypedDict):
    """A battle that players build."""

    points: list[int]
    """Of each side."""
    ready: list[bool]
    army: Army | None
    """The own army while it is bought."""
    box: list[BoxPiece]
    """While terrain is laid."""


class Decision(TypedDict):
    """The decision that the table waits for."""

    kind: Awaited
    unit: int


class CardName(TypedDict):
    name: Words
    the: Words
    gender: str


class Board(TypedDict):
    """What never changes in a battle: the words for "@card/12", "@piece/3" of the box and "@terrain/2"."""

    cards: list[CardName]
    box: list[Words]
    kinds: list[TerrainKind]


class View(TypedDict):
    """All that a seat may know."""

    scenario: str
    cm: int
    metres_per_cm: int
    """Of the ground that the table shows."""
    turn_seconds: int
    """Of real time that a turn stands for."""
    command_radius: int
    card_size: int
    size: Pair
    year: int
    turn: int
    last_turn: int
    """0: not settled."""
    segment: Segment
    leader: int
    active: int
    sides: list[SideView]
    platoons: list[Platoon]
    terrain: list[Terrain]
    wrecks: list[Wreck]
    zones: list[list[list[int]]]
    edges: list[list[list[int]]]
    line: int
    """Heading of the line that divides the table; -1: none."""
    works: list[list[int]]
    """Where an assault's defender lays obstacles."""
    building: Building | None
    decision: Decision
