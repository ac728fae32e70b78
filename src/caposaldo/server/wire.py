"""What goes over the wire: the bodies of the HTTP API and the messages of a socket.

Everything said is a key and parameters (`Said`); sentences are made in the browser. Seats are numbers from 0; the eyes
-1 are those of a spectator, -2 see everything (only when a game is over).

`n` counts the decisions that the eyes know of. What another seat decides in secret does not count for them and leaves
no trace in what they are sent; once the game is over all decisions count for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

SPECTATOR = -1
ALL_EYES = -2

Params = dict[str, int | str]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=-2, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Who = Literal["human", "friend", "random", "greedy", "search"]
Ask = Literal["takeback", "draw"]

BOTS = ("random", "greedy", "search")
PEOPLE = ("human", "friend")


# Its shape is the game's own.
View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class Words(Struct):
    it: str
    en: str


class Said(Struct):
    """Something a game says: by which rule (empty: none), which text, with what in it."""

    rule: str
    key: str
    params: Params = {}


# ---------------------------------------------------------------- the HTTP API
class GameInfo(Struct):
    """A game on the shelf. Those that are not built yet have no scenarios."""

    id: str
    built: bool
    version: int
    title: Words
    summary: Words
    scenarios: list[dict[str, Any]]


class StartInfo(Struct):
    """A scenario before its first decision, as everybody may see it: what never changes, and the view."""

    board: View
    view: View


class RuleInfo(Struct):
    id: str
    section: Words
    title: Words
    text: Words
    see: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """Seats that are not named are played by people in this browser."""

    game: Name
    scenario: Name
    options: Annotated[dict[Name, Text], Meta(max_length=32)] = {}
    seats: Annotated[dict[Name, Who], Meta(max_length=16)] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""


class SeatMade(Struct):
    """`token` is the key to the seat: only who has it can sit there. None: a bot's seat, or somebody else's."""

    seat: int
    name: str
    who: str
    token: str | None


class TableMade(Struct):
    table: str
    seats: list[SeatMade]


class Held(Struct, forbid_unknown_fields=True):
    table: Name
    token: Token


class Mine(Struct, forbid_unknown_fields=True):
    held: Annotated[list[Held], Meta(max_length=200)]


class SeatInfo(Struct):
    """`yours`: a token that came with the request opens this seat."""

    seat: int
    name: str
    who: str
    yours: bool = False


class Outcome(Struct):
    """The seats that won (none: a draw) and why."""

    winners: list[int]
    rule: str
    key: str
    params: Params = {}


class TableInfo(Struct):
    """What everybody may know about a table without sitting down at it."""

    table: str
    game: str
    scenario: str
    title: Words
    options: dict[str, str]
    turn: Said
    waiting: list[int]
    over: bool
    outcome: Outcome | None
    seats: list[SeatInfo]
    made: int
    touched: int
    decisions: int
    rematch: str | None = None


class Fork(Struct, forbid_unknown_fields=True):
    """A new game from the moment after `at` decisions; seats that are not named are played as before. While the game
    goes on, `at` counts the decisions that `eyes` know of (one of your seats)."""

    at: Count
    eyes: Eyes = SPECTATOR
    seats: Annotated[dict[Name, Who], Meta(max_length=16)] = {}
    token: Token = ""
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class Rematch(Struct, forbid_unknown_fields=True):
    """Everybody's token opens the seat that the next player had, in the new table."""

    token: Token = ""
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class ErrorInfo(Struct):
    """What went wrong: a text key, its parameters, and a line in English for whoever reads the wire."""

    key: str
    params: Params = {}
    detail: str = ""


# ---------------------------------------------------------------- from the browser
class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    pass


class Decide(FromClient, tag="decide"):
    """`n` is that of the situation it answers; an old one is answered by a fresh situation."""

    n: Count
    action: Text


class Why(FromClient, tag="why"):
    """Why can this not be done?"""

    action: Text


class AskPreview(FromClient, tag="preview"):
    action: Text


class AskSight(FromClient, tag="sight"):
    """What is seen from a hex, or by a piece that stands there: -1 no piece; hex -1 where the piece is."""

    piece: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    hex: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class AskRefused(FromClient, tag="refused"):
    """Everything one would expect to find here that cannot be done, with reasons."""


class Undo(FromClient, tag="undo"):
    pass


class AskOther(FromClient, tag="ask"):
    what: Ask


class Answer(FromClient, tag="answer"):
    what: Ask
    yes: bool


class Resign(FromClient, tag="resign"):
    seat: SeatNumber


class Look(FromClient, tag="look"):
    """See with the eyes of this seat: one of one's own, or any when the game is over."""

    seat: Eyes


class AskMoment(FromClient, tag="moment"):
    """The state after `at` of the decisions that these eyes know of."""

    at: Count
    eyes: Eyes


ClientMessage = Decide | Why | AskPreview | AskSight | AskRefused | Undo | AskOther | Answer | Resign | Look | AskMoment


# ---------------------------------------------------------------- to the browser
class Odds(Struct):
    """`ways` out of `of`."""

    key: str
    ways: int
    of: int


class Wording(Struct):
    key: str
    params: Params = {}


class Choice(Struct):
    """One thing that can be done, in notation and in words, and where on the board it points (-1: nowhere)."""

    action: str
    verb: str
    words: Wording
    piece: int = -1
    target: int = -1
    x: int = -1
    y: int = -1
    face: int = -1
    hex: int = -1
    via: int = -1
    card: int = -1
    group: int = -1
    weapon: int = -1
    way: int = -1
    odds: list[Odds] | None = None


class SeatState(Struct):
    seat: int
    name: str
    who: str
    present: bool
    thinking: bool


class OfferInfo(Struct):
    what: str
    by: int


class ToClient(Struct, tag_field="t"):
    pass


class Board(ToClient, tag="board"):
    """What never changes during a game and everybody may know: sent once to each socket, before anything else. Games
    that tell all in their views send none."""

    board: View


class Situation(ToClient, tag="situation"):
    """All that the eyes may know now, and what they may do. `undo` None: the last decision can be taken back.
    `until`: when the time of the player whose turn it is runs out, in milliseconds since 1970."""

    n: int
    eyes: int
    live: bool
    view: View
    prompt: Said | None
    waiting: list[int]
    yours: list[int]
    choices: list[Choice]
    reach: list[list[int]]
    undo: Said | None
    outcome: Outcome | None
    seats: list[SeatState]
    offers: list[OfferInfo]
    until: int | None = None


class Moment(ToClient, tag="moment"):
    """The same about an earlier moment: after `at` decisions out of `of`."""

    at: int
    of: int
    n: int
    eyes: int
    live: bool
    view: View
    prompt: Said | None
    waiting: list[int]
    yours: list[int]
    choices: list[Choice]
    reach: list[list[int]]
    undo: Said | None
    outcome: Outcome | None
    seats: list[SeatState]
    offers: list[OfferInfo]


class LogEntry(Struct):
    """Decision number `n` (from 1). `action` is told only to the seat that did it, and to all eyes afterwards."""

    n: int
    seat: int
    action: str | None
    events: list[Said]
    turn: int


class Log(ToClient, tag="log"):
    """Keep the first `from` entries that you have, forget the others, go on with these. With `from` 0 comes `opening`:
    what happened before the first decision."""

    start: int = field(name="from")
    entries: list[LogEntry]
    opening: list[Said] = []


class Handover(ToClient, tag="handover"):
    """Secrets are about to change hands: nothing is shown until `look` says that this seat sits before the screen."""

    seat: int


class RefusalTold(ToClient, tag="refusal"):
    """None: the action can be done."""

    action: str
    refusal: Said | None


class ChainLink(Struct):
    """A note adds nothing: it tells what becomes of the sum."""

    rule: str
    key: str
    value: int
    params: Params = {}
    note: bool = False


class DangerTold(Struct):
    """An attack by this piece that an action lays itself open to."""

    piece: int
    chain: list[ChainLink]
    total: int
    chances: list[Odds]


class PreviewTold(ToClient, tag="preview"):
    """Where the number comes from, link by link, and the exact chances: empty for what rolls no dice. `dangers`: what
    others may answer with, the worst first. `means`: where that comes from which the attack needs, in games that know
    such a thing."""

    action: str
    chain: list[ChainLink]
    total: int
    chances: list[Odds]
    dangers: list[DangerTold] = []
    means: list[ChainLink] = []


class SightTold(ToClient, tag="sight"):
    """What is seen from there, in the game's own shape; empty if these eyes cannot know it."""

    piece: int
    hex: int
    sight: View


class RefusedItem(Struct):
    action: str
    verb: str
    words: Wording
    piece: int
    target: int
    refusal: Said


class RefusedTold(ToClient, tag="refused"):
    items: list[RefusedItem]


class OfferTold(ToClient, tag="offer"):
    what: str
    by: int


class Notice(ToClient, tag="notice"):
    key: str
    params: Params = {}


class ErrorTold(ToClient, tag="error"):
    key: str
    params: Params = {}


ServerMessage = (
    Board
    | Situation
    | Moment
    | Log
    | Handover
    | RefusalTold
    | PreviewTold
    | SightTold
    | RefusedTold
    | OfferTold
    | Notice
    | ErrorTold
)

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode


class Trouble(Exception):
    """Something asked for that cannot be had: told to whoever asked, and nothing has changed."""

    def __init__(self, status: int, key: str, params: Params | None = None, detail: str = "") -> None:
        super().__init__(detail or key)
        self.status = status
        self.key = key
        self.params: Params = params or {}
        self.detail = detail or key
