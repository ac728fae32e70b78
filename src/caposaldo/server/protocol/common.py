"""Types that both directions of the protocol use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

SPECTATOR = -1
OMNISCIENT = -2

Params = dict[str, int | str]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-2, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Who = Literal["human", "friend", "random", "gentle", "greedy", "search"]
Ask = Literal["takeback", "draw"]
# How likely a choice is wanted now, and what it ends (see kernel/game.py).
Rank = Literal["next", "common", "rare"]
Ends = Literal["nothing", "piece", "phase", "turn", "round", "game"]
Settles = Literal["now", "turn", "round", "end"]
# Whether a decision after dice can be taken back: at once, if the others agree, or not at all.
Takeback = Literal["free", "ask", "off"]

# Where the dice of a table come from: a seed of the server, a chosen one, an earlier moment of another table, a record.
Origin = Literal["server", "seed", "fork", "record"]

BOTS = ("random", "gentle", "greedy", "search")
FRIEND = "friend"
PEOPLE = ("human", FRIEND)


# Each game has its own shape of view.
View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class LocalizedText(Struct):
    it: str
    en: str


class MessageInfo(Struct):
    """A message of a game: rule id (empty: none), text key and parameters."""

    rule: str
    key: str
    params: Params = {}


class Outcome(Struct):
    """The winning seats (none: a draw) and the reason."""

    winners: list[int]
    rule: str
    key: str
    params: Params = {}


encode = msgspec.json.Encoder().encode


class ApiError(Exception):
    """A request that fails: it is answered with this status and text, and nothing has changed."""

    def __init__(self, status: int, key: str, params: Params | None = None, detail: str = "") -> None:
        super().__init__(detail or key)
        self.status = status
        self.key = key
        self.params: Params = params or {}
        self.detail = detail or key
