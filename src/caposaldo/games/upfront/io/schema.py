"""The shapes of the files of this game: cards, weapons, men, scenarios."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.armoury import OrdnanceLine, Random, SixRanges, Small
from caposaldo.kernel.sources import Gender, Words

Chapter = Annotated[int, msgspec.Meta(ge=16, le=24)]


# ---------------------------------------------------------------- the shapes of the files
class CardLine(msgspec.Struct, forbid_unknown_fields=True, rename={"plays": "as"}):
    plays: Annotated[list[str], msgspec.Meta(min_length=1, max_length=B.FUNCTIONS)]
    random: str
    positions: str
    breeze: bool = False


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """Random numbers by colour."""

    black: list[Random] = []
    red: list[Random] = []


class WeaponLine(msgspec.Struct, forbid_unknown_fields=True, rename={"traits": "is"}):
    name: Words
    traits: list[str]
    close: Annotated[int, msgspec.Meta(ge=-5, le=9)]
    repaired: Numbers
    lost: Numbers
    power: SixRanges | None = None
    alone: SixRanges | None = None
    gun: OrdnanceLine | None = None
    gender: Gender = ""


class ManLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rank: str
    weapon: str
    morale: Annotated[int, msgspec.Meta(ge=1, le=7)]
    panic: Annotated[int, msgspec.Meta(ge=1, le=9)]
    points: Annotated[int, msgspec.Meta(ge=1, le=99)]
    leader: Literal["", "sl", "asl"] = ""
    commissar: bool = False


class Company(msgspec.Struct, forbid_unknown_fields=True):
    """All men there are."""

    ranks: dict[str, Words]
    german: dict[str, ManLine]
    american: dict[str, ManLine]
    russian: dict[str, ManLine]


class GoalLine(msgspec.Struct, forbid_unknown_fields=True):
    """A goal: a number of unpinned men at a chit or beyond, or at a relative range (16.42)."""

    side: Literal["each", "attacker", "defender", "german", "enemy"]
    men: Annotated[int, msgspec.Meta(ge=1, le=10)]
    chit: Annotated[int, msgspec.Meta(ge=-2, le=8)] | None = None
    range: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    cover: bool = True


class Force(msgspec.Struct, forbid_unknown_fields=True):
    """The men of a nation, in the groups proposed; a line is a key, then "serves <key>" or a secondary weapon."""

    groups: Annotated[list[list[str]], msgspec.Meta(min_length=2, max_length=4)]
    dead: list[str] = []
    snipers: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Options(msgspec.Struct, forbid_unknown_fields=True):
    russians: bool = False
    germans_attack: bool = True
    several_concealed: bool = False
    several_attempts: bool = False
    voluntary_berserk: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file tells it: the seven parts of 2.4, and what people want to know before they play."""

    title: Words
    briefing: Words
    type: Literal["meeting", "attack"]
    first: Literal["german", "enemy", "attacker", "defender"]
    decks: Annotated[int, msgspec.Meta(ge=1, le=9)]
    force: dict[str, Force]
    id: str = ""
    lesson: Small = 20
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    learner: str = ""  # the seat of somebody who plays it for the first time
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 60
    year: Annotated[int, msgspec.Meta(ge=1939, le=1945)] = 1944
    level: Chapter = 16
    removed: dict[str, Small] = {}
    dead: list[str] = []
    pillbox: Literal["", "attacker", "defender"] = ""
    goal: list[GoalLine] = []
    time: Literal["points", "attacker", "defender"] = "points"
    options: Options = msgspec.field(default_factory=Options)
