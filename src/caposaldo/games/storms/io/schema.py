"""The shapes of the data and scenario files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caposaldo.kernel.sources import Gender, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Month = Annotated[int, msgspec.Meta(ge=1, le=12)]
Pair = tuple[Small, Small]
SideName = Literal["german", "soviet"]
When = Literal["never", "always", "season"]


# ---------------------------------------------------------------- what the files hold
class TypeLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    side: SideName
    kind: Literal["squad", "gun", "mortar", "sniper", "engineer"]
    fire: Small
    move: Small
    red: Change
    blue: Change
    front: str
    flank: str
    range: Small
    least: Small = 0
    indirect: Small = 0
    calibre_cm: Small = 0
    boxed: list[Literal["red", "blue"]] = []
    worth: Small = 1
    gender: Gender = ""


class TerrainLine(msgspec.Struct, forbid_unknown_fields=True):
    cost: Small
    dm: Change
    blocks_sight: When
    hides: When


class MarkerLine(msgspec.Struct, forbid_unknown_fields=True):
    count: Some
    recovery: Small = 0
    eliminates: bool = False
    no_action: bool = False
    no_fire: bool = False
    no_move: bool = False
    no_turn: bool = False
    fire_cost: Small = 0
    move_cost: Small = 0
    red: Change = 0
    blue: Change = 0
    front: Change = 0
    flank: Change = 0
    range: Annotated[int, msgspec.Meta(ge=-1, le=99)] = -1


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    ap: Some | None = None
    cap: Some | None = None


class CardLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    family: Literal["action", "weapon", "veteran", "artillery"]
    cost: Cost | Literal[0]
    count: Some = 1
    action: bool = True
    group: bool = False
    side: SideName | None = None
    red: Change = 0
    blue: Change = 0
    range: Small = 0
    ignores_cover: bool = False
    metal: bool = False
    frequency: Literal["once", "round", "permanent"] = "once"
    missions: Some = 1
    pattern: list[str] = []


class EventLine(msgspec.Struct, forbid_unknown_fields=True):
    """A yellow card of this scenario (8.1c)."""

    number: str
    name: Words
    effects: list[str]
    count: Some = 1


class SecretLine(msgspec.Struct, forbid_unknown_fields=True):
    """An objective card of this scenario (8.1c)."""

    number: str
    name: Words
    effects: list[str]


class CardsLine(msgspec.Struct, forbid_unknown_fields=True):
    deck: dict[str, Small] = {}
    dealt: Small = 0
    drawn: Small = 0
    objectives: Small = 0
    reshuffle: bool = False


class OverlayLine(msgspec.Struct, forbid_unknown_fields=True):
    overlay: str
    at: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class ObjectiveLine(msgspec.Struct, forbid_unknown_fields=True, rename={"each_round": "round"}):
    hex: str
    name: Words
    owner: SideName | None = None
    each_round: Pair = (0, 0)
    final: Pair = (0, 0)


class Force(msgspec.Struct, forbid_unknown_fields=True):
    """A side of a scenario."""

    cap: Small = 5
    facing: str = ""
    units: list[str] = []
    zones: dict[str, list[str]] = {}
    hidden: Small = 0
    batteries: list[str] = []
    spotters: list[str] = []
    preplanned: Small = 0
    exits: list[str] = []
    exit_points: Small = 0


class Options(msgspec.Struct, forbid_unknown_fields=True):
    variable_ap: bool = False
    cautious: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file tells it (1.0a)."""

    maps: list[str] = []
    id: str = ""
    title: Words | None = None
    briefing: Words | None = None
    lesson: Small = 99
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    learner: str = ""  # the seat of somebody who plays it for the first time
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 60
    year: Annotated[int, msgspec.Meta(ge=1939, le=1945)] = 1943
    month: Month = 7
    modules: list[str] = []
    area: tuple[str, str] | None = None
    overlays: list[OverlayLine] = []
    rounds: Some = 5
    ends_at: Small = 0
    first_to_set_up: SideName = "soviet"
    smoke: bool = True
    marker_sets: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    cards: CardsLine = msgspec.field(default_factory=CardsLine)
    event: list[EventLine] = []
    secret: list[SecretLine] = []
    objective: list[ObjectiveLine] = []
    german: Force = msgspec.field(default_factory=Force)
    soviet: Force = msgspec.field(default_factory=Force)
    options: Options = msgspec.field(default_factory=Options)
