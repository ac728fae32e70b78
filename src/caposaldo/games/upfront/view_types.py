"""Board and view as they are sent to a client. Sides, groups, men, weapons and cards are numbers; -1 is none."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from caposaldo.kernel.view_types import THREE, TWO, Link, Pair, Words

Nation = Literal["german", "american", "russian"]
Fn = Literal[
    "terrain", "movement", "fire", "rally", "rally-all", "concealed", "smoke", "wire", "hero", "sniper", "radio",
]  # fmt: skip
TerrainKind = Literal[
    "open", "buildings", "woods", "brush", "hill", "gully", "wall", "marsh", "stream", "minefield", "pillbox",
]  # fmt: skip
Move = Literal["plain", "flank", "ford"]
Leader = Literal["", "sl", "asl"]
PieceKind = Literal["man", "vehicle", "gun"]
GoalKind = Literal["chit", "range"]

# ---------------------------------------------------------------- what never changes
FnUse = TypedDict("FnUse", {"as": Fn, "value": int, "nations": list[Nation]})


class CardInfo(TypedDict):
    id: int
    number: int
    functions: list[FnUse]
    terrain: Literal[TerrainKind, ""]
    need: int
    movement: Literal[Move, ""]
    random: int
    red: bool
    positions: list[int]
    reds: list[bool]
    breeze: bool
    kills: list[int]
    pins: list[int]
    strength: int
    threshold: int
    dead: Annotated[list[bool], TWO]


class Numbers(TypedDict):
    black: list[int]
    red: list[int]


class Ordnance(TypedDict):
    hits: list[str]
    hits_alone: list[str]
    effect: int
    boxed: int | None
    jams: list[int]


class WeaponInfo(TypedDict):
    id: int
    key: str
    name: Words
    the: Words
    """The name inside a sentence."""
    gender: str
    traits: list[str]
    power: list[int]
    alone: list[int] | None
    close: int
    repaired: Numbers
    lost: Numbers
    ordnance: NotRequired[Ordnance | None]
    """Where there are vehicles."""


class CloseCombat(TypedDict):
    armed: int
    unarmed: int
    pinned_armed: int
    pinned_unarmed: int


class Hull(TypedDict):
    open_topped: bool
    assault_gun: bool
    front: Annotated[list[int], THREE]
    """Kill, immobilise, stun."""
    flank: Annotated[list[int], THREE]
    commander: int
    overrun: Pair


class ManInfo(TypedDict):
    id: int
    key: str
    name: str
    rank: Words
    nation: Nation
    side: int
    leader: Leader
    commissar: bool
    weapon: int
    points: int
    morale: int
    panic: int
    kia: int
    kia_pinned: int
    close: CloseCombat
    kind: NotRequired[PieceKind]
    """Where there are vehicles."""
    hull: NotRequired[Hull | None]


class Goal(TypedDict):
    side: int
    kind: GoalKind
    men: int
    reach: int
    cover: bool


class Removed(TypedDict):
    terrain: TerrainKind
    count: int


class Scenario(TypedDict):
    scenario: str
    title: Words
    options: dict[str, str]
    level: int
    nations: Annotated[list[Nation], TWO]
    attacker: int
    first: int
    decks: int
    clock_winner: int
    goals: list[Goal]
    pillbox: int
    snipers: Pair
    removed: list[Removed]
    hands: Pair
    breaks: Pair
    night: NotRequired[Literal[True]]


class Board(Scenario):
    """The data that is public and never changes."""

    cards: list[CardInfo]
    weapons: list[WeaponInfo]
    """The types of weapons."""
    weapon_types: list[int]
    """The type of each weapon: the one on the card of each man, then the secondary ones."""
    men: list[ManInfo]


# ---------------------------------------------------------------- what changes
Step = Literal[
    "forming", "laying", "answering", "charging", "acting", "discarding", "refilling", "executing", "ending",
]  # fmt: skip
Way = Literal["forward", "back", "sideways", "up", "down", "offered", "chosen", "credit"]
Lies = Literal["terrain", "movement", "smoke", "wire", "open", "credit"]
Fate = Literal["in-play", "killed", "routed", "captured"]


class Sequence(TypedDict):
    turn: int
    """The deck that is played; 0 before the first player turn."""
    turns: int
    player_turn: int
    deck: int
    decks: int
    time_up: bool
    step: Step
    side: int
    acted: bool
    discards: int
    windy: bool


class SideState(TypedDict):
    nation: Nation
    hand: int
    held: list[int] | None
    """Which cards they are, if the viewer may know."""
    limit: int
    limit_parts: list[Link]
    points: int
    points_parts: list[Link]
    men: int
    lost: int
    killed: int
    routed: int
    captured: int
    breaks: int
    leader: int
    sniper_checks: int
    passed: bool


LiesAs = TypedDict("LiesAs", {"as": Lies})


class StackCard(LiesAs):
    card: int
    way: Way
    laid: int


class Ground(TypedDict):
    stack: list[StackCard]
    """From the bottom up."""
    terrain: TerrainKind
    ground: int
    modifier: int
    moving: bool
    offered: int
    smoke: int
    wire: int


class Marks(TypedDict):
    acted: bool
    stays: bool
    exchanging: bool
    announced: str
    sniped: bool
    lit: NotRequired[bool]
    """At night."""


class Flank(TypedDict):
    group: int
    natural: bool


class Relations(TypedDict):
    flanks: list[Flank]
    behind: list[int]
    encircled: Pair | None
    infiltrators: list[int]
    arriving: list[int]


class GroupState(Ground, Marks, Relations):
    id: int
    side: int
    letter: str
    founding: str
    chit: int
    men: list[int]


class ManValues(TypedDict):
    """The current values of a man; for one who has left play those of his card."""

    fires: bool
    bracketed: bool
    power: list[int]
    morale: int
    panic: int
    kia: int
    close: int


class ManState(ManValues):
    id: int
    group: int
    pos: int
    fate: Fate
    marks: list[str]
    weapon: int
    captured: bool
    jammed: bool
    kept: bool
    serves: int
    second: int
    """His secondary weapon."""
    inside: int
    bound: int


class WeaponState(TypedDict):
    """A weapon that a man has, or that lies in a group without an owner."""

    id: int
    type: int
    holder: int
    lies: int
    jammed: bool


class GroupPair(TypedDict):
    """Two groups that face each other; pairs of values are for the one and for the other."""

    group: int
    enemy: int
    range: int
    sum: int
    power: Pair
    modifier: Pair
    blocked: Annotated[list[bool], TWO]
    cards: list[int]
    """Fire cards in the viewer's hand that its group has the firepower for."""


HandUse = TypedDict("HandUse", {"as": list[Fn]})


class HandCard(HandUse):
    card: int
    dead: bool
    chosen: bool


class Discarded(TypedDict):
    count: int
    seen: list[int]


class Piles(TypedDict):
    pile: int
    discarded: Discarded
    out: list[int]
    table: list[int]


Kind = Literal[
    "form", "lay", "answer", "charge-at", "act", "aim", "conceal", "commit", "save", "rallying", "infiltrate",
    "assault", "fights", "retry", "spoils", "seize", "arrange", "send", "discard", "refill", "redirect", "renormalise",
    "crew-falls", "trying", "over",
]  # fmt: skip
Purpose = Literal[
    "", "fire", "infiltration", "fight", "sniper", "mines", "execution", "shot", "overrun", "vehicle", "commissar",
    "attempt",
]  # fmt: skip


class Named(TypedDict):
    man: int
    group: int
    opponent: int
    card: int


class Fight(TypedDict):
    attacker: int
    defender: int
    attacker_concealed: int
    defender_concealed: int


class Pending(TypedDict):
    """The decision that is awaited, with the action it belongs to."""

    kind: Kind
    side: int
    purpose: Purpose
    group: int
    target: int
    man: int
    card: int
    weapon: int
    left: int
    end: list[str]
    by: int
    cards: list[int]
    power: int
    needed: int
    strength: int
    targets: list[int]
    named: list[Named]
    fight: Fight | None


class View(Sequence, Piles):
    """All that a seat may know."""

    sides: Annotated[list[SideState], TWO]
    groups: list[GroupState]
    men: list[ManState]
    weapons: list[WeaponState]
    ranges: list[GroupPair]
    hand: list[HandCard] | None
    decision: Pending
