"""The protocol between server and browser: bodies of the HTTP API and messages of the socket.

Texts are sent as a key and parameters (`MessageInfo`); the browser makes the sentences. Seats are numbered from 0. A
viewer (JSON name `eyes`) is a seat, -1 for a spectator or -2 for everything, which is allowed only when a game is over.

`n` counts the decisions a viewer knows of. Another seat's secret decisions are not counted and leave no trace in the
messages; once the game is over all decisions count for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

SPECTATOR = -1
OMNISCIENT = -2

Params = dict[str, int | str]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-2, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Who = Literal["human", "friend", "random", "greedy", "search"]
Ask = Literal["takeback", "draw"]
# How likely a choice is wanted now, and what it ends (see kernel/game.py).
Rank = Literal["next", "common", "rare"]
Ends = Literal["nothing", "piece", "phase", "turn", "round", "game"]
Settles = Literal["now", "turn", "round", "end"]
# Whether a decision after dice can be taken back: at once, if the others agree, or not at all.
Takeback = Literal["free", "ask", "off"]

# Where the dice of a table come from: a seed of the server, a chosen one, an earlier moment of another table, a record.
Origin = Literal["server", "seed", "fork", "record"]

BOTS = ("random", "greedy", "search")
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


# ---------------------------------------------------------------- the HTTP API
class GameInfo(Struct):
    """A game of the library. Games that are not implemented yet have no scenarios."""

    id: str
    built: bool
    version: int
    title: LocalizedText
    summary: LocalizedText
    scenarios: list[dict[str, Any]]


class StartInfo(Struct):
    """A scenario before its first decision: the constant data and the spectator's view."""

    board: View
    view: View


class RuleInfo(Struct):
    id: str
    section: LocalizedText
    title: LocalizedText
    text: LocalizedText
    see: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """Request for a new table. Seats that are not named are played by people in this browser. A friend's seat gets an
    invitation. Everybody at the table sees that a seed was chosen."""

    game: Name
    scenario: Name
    options: Annotated[dict[Name, Text], Meta(max_length=32)] = {}
    seats: Annotated[dict[Name, Who], Meta(max_length=16)] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""


class CreatedSeat(Struct):
    """A seat of a new table. `token` gives access to it; None for a bot's seat or another person's. `invite` lets a
    friend sit down here, once."""

    seat: int
    name: str
    who: str
    token: str | None
    invite: str | None = None


class CreatedTable(Struct):
    table: str
    seats: list[CreatedSeat]


class Sit(Struct, forbid_unknown_fields=True):
    """Request to sit down by an invitation, which is then used up. The answer has the token of the seat."""

    invite: Token


class NewInvite(Struct, forbid_unknown_fields=True):
    """Request of a player for a new invitation to a friend's seat that nobody has taken. The old one ends."""

    seat: SeatNumber
    tokens: Annotated[list[Token], Meta(max_length=16)]


class Invitation(Struct):
    seat: int
    invite: str


class HeldToken(Struct, forbid_unknown_fields=True):
    """A token that the browser has kept."""

    table: Name
    token: Token


class MyTables(Struct, forbid_unknown_fields=True):
    """Request for the tables that these tokens belong to."""

    held: Annotated[list[HeldToken], Meta(max_length=200)]


class SeatInfo(Struct):
    """`yours`: a token sent with the request belongs to this seat. `open`: a friend may sit down here."""

    seat: int
    name: str
    who: str
    yours: bool = False
    open: bool = False


class DiceInfo(Struct):
    """Where the dice of a table come from. `commitment` is the SHA-256 of "<seed>/<salt>", published at the start; None
    for tables that were made before there were commitments. Seed and salt are shown when the game is over."""

    origin: Origin
    commitment: str | None = None
    seed: str | None = None
    salt: str | None = None


class Outcome(Struct):
    """The winning seats (none: a draw) and the reason."""

    winners: list[int]
    rule: str
    key: str
    params: Params = {}


class TableInfo(Struct):
    """Public information about a table."""

    table: str
    game: str
    scenario: str
    title: LocalizedText
    options: dict[str, str]
    turn: MessageInfo
    waiting: list[int]
    over: bool
    outcome: Outcome | None
    seats: list[SeatInfo]
    made: int
    touched: int
    decisions: int
    dice: DiceInfo
    rematch: str | None = None


class Fork(Struct, forbid_unknown_fields=True):
    """Request for a new game that continues after `at` decisions; seats that are not named are played as before. While
    the game goes on, `at` counts the decisions that `eyes` (one of your seats) knows of."""

    at: Count
    viewer: Viewer = field(default=SPECTATOR, name="eyes")
    seats: Annotated[dict[Name, Who], Meta(max_length=16)] = {}
    token: Token = ""
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class Rematch(Struct, forbid_unknown_fields=True):
    """Request for a rematch. Each token now belongs to the seat that the next player had."""

    token: Token = ""
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class ErrorInfo(Struct):
    """What went wrong: a text key, its parameters, and a line in English for developers."""

    key: str
    params: Params = {}
    detail: str = ""


# ---------------------------------------------------------------- from the browser
class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message of every socket: the tokens of its seats; none for a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class Decide(FromClient, tag="decide"):
    """Make a decision. `n` is that of the situation it answers; an outdated one gets a fresh situation."""

    n: Count
    action: Text


class DecideSeries(FromClient, tag="series"):
    """Make several decisions in a row. The series stops at the first that is not offered, after dice or a reveal, and
    when another seat has to decide; it is undone as one."""

    n: Count
    actions: Annotated[list[Text], Meta(min_length=1, max_length=60)]


class AskHint(FromClient, tag="hint"):
    """Ask for advice on the pending decision; `skip` counts the hints for it that were seen already."""

    n: Count
    skip: Annotated[int, Meta(ge=0, le=20)] = 0


class AskProposals(FromClient, tag="proposals"):
    """Ask for the set-ups that can be proposed for one's own pieces; `seed` varies them."""

    seed: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Lift(FromClient, tag="lift"):
    """Undo one placement of the set-up, decision number `at` of those the viewer knows of."""

    at: Count


class TakeBack(FromClient, tag="back"):
    """Go back to before one's own decision number `to` (of those the viewer knows of), where take-backs are free."""

    to: Count


class AskWhy(FromClient, tag="why"):
    """Ask why an action is refused."""

    action: Text


class AskPreview(FromClient, tag="preview"):
    """Ask for the odds of an action."""

    action: Text


class AskSight(FromClient, tag="sight"):
    """Ask what is visible from a hex or to a piece there. Piece -1: no piece; hex -1: where the piece is."""

    piece: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    hex: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class AskRefused(FromClient, tag="refused"):
    """Ask for the actions a player might expect now that are refused, with reasons."""


class Undo(FromClient, tag="undo"):
    """Take back the last decision."""


class AskOther(FromClient, tag="ask"):
    """Propose something to the other seats."""

    what: Ask


class Answer(FromClient, tag="answer"):
    """Accept or decline a proposal."""

    what: Ask
    yes: bool


class Resign(FromClient, tag="resign"):
    seat: SeatNumber


class Look(FromClient, tag="look"):
    """Switch to the view of this seat: one of your own, or any when the game is over."""

    seat: Viewer


class AskMoment(FromClient, tag="moment"):
    """Ask for the state after the first `at` decisions that the viewer `eyes` knows of."""

    at: Count
    viewer: Viewer = field(name="eyes")


ClientMessage = (
    Hello
    | Decide
    | DecideSeries
    | AskHint
    | AskProposals
    | Lift
    | TakeBack
    | AskWhy
    | AskPreview
    | AskSight
    | AskRefused
    | Undo
    | AskOther
    | Answer
    | Resign
    | Look
    | AskMoment
)


# ---------------------------------------------------------------- to the browser
class Odds(Struct):
    """The odds of one result: `ways` out of `of`. `worth` above 0: the action works; 0: nothing, or even; below 0: it
    costs the one who acts."""

    key: str
    ways: int
    of: int
    worth: int = 0


class Wording(Struct):
    """A choice in words: text key and parameters."""

    key: str
    params: Params = {}


class Choice(Struct):
    """A legal action, in notation and in words, and what it refers to on the board (-1: nothing).

    `rank` tells how likely it is wanted now, `ends` what it ends, `loses` what it gives up for good, and `carries_on`
    that it goes on with the piece that is acting.
    """

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
    rank: Rank = "common"
    ends: Ends = "nothing"
    loses: MessageInfo | None = None
    carries_on: bool = False


class SeatState(Struct):
    """`open`: it is a friend's seat, and nobody has sat down there yet."""

    seat: int
    name: str
    who: str
    present: bool
    thinking: bool
    open: bool = False


class OfferInfo(Struct):
    """An open proposal and the seat that made it."""

    what: str
    by: int


class GoalInfo(Struct):
    """What a side wins by: in words, how far it is (`needed` 0: no fixed number) and where on the board."""

    side: int
    said: MessageInfo
    now: int
    needed: int
    settles: Settles
    places: list[int]
    pieces: list[int]


class TodoInfo(Struct):
    """What the viewer could still do in this phase: pieces that can act, and attacks that wait to be made."""

    pieces: list[int]
    shots: int
    said: MessageInfo | None


class ToClient(Struct, tag_field="t"):
    pass


class Board(ToClient, tag="board"):
    """Public data that never changes during a game: sent once to each socket, before anything else. Games that have
    everything in their views send none."""

    board: View


class Situation(ToClient, tag="situation"):
    """All that the viewer `eyes` may know and do now. `undo` None: the last decision can be taken back. `until`: when
    the time of the player whose turn it is runs out, in milliseconds since 1970. `leading`: the outcome if the game
    stopped here. `hints`: advice can be asked for."""

    n: int
    viewer: int = field(name="eyes")
    live: bool
    view: View
    prompt: MessageInfo | None
    waiting: list[int]
    yours: list[int]
    choices: list[Choice]
    reach: list[list[int]]
    undo: MessageInfo | None
    outcome: Outcome | None
    seats: list[SeatState]
    offers: list[OfferInfo]
    until: int | None = None
    goals: list[GoalInfo] = []
    leading: Outcome | None = None
    todo: TodoInfo | None = None
    takeback: Takeback = "ask"
    hints: bool = False


class Moment(ToClient, tag="moment"):
    """The situation at an earlier moment: after `at` decisions out of `of`."""

    at: int
    of: int
    n: int
    viewer: int = field(name="eyes")
    live: bool
    view: View
    prompt: MessageInfo | None
    waiting: list[int]
    yours: list[int]
    choices: list[Choice]
    reach: list[list[int]]
    undo: MessageInfo | None
    outcome: Outcome | None
    seats: list[SeatState]
    offers: list[OfferInfo]
    goals: list[GoalInfo] = []
    leading: Outcome | None = None


class EventInfo(Struct):
    """An event. `weight`: 0 routine, 1 notable, 2 harm or score; `about`: the pieces it concerns."""

    rule: str
    key: str
    params: Params = {}
    weight: int = 1
    about: list[int] = []


class LogEntry(Struct):
    """Decision number `n` (from 1). Only the seat that took it gets `action`, and everybody when the game is over."""

    n: int
    seat: int
    action: str | None
    events: list[EventInfo]
    turn: int


class Log(ToClient, tag="log"):
    """Log entries that replace everything after the first `from`. With `from` 0 comes `opening`: the events before the
    first decision."""

    start: int = field(name="from")
    entries: list[LogEntry]
    opening: list[EventInfo] = []


class Handover(ToClient, tag="handover"):
    """Another seat of this browser decides next and has secrets: nothing is sent until `look` confirms the seat."""

    seat: int


class RefusalReply(ToClient, tag="refusal"):
    """Why an action is refused; None if it is legal."""

    action: str
    refusal: MessageInfo | None


class ChainLink(Struct):
    """One link of a modifier chain. A note has no value: it explains what happens to the sum."""

    rule: str
    key: str
    value: int
    params: Params = {}
    note: bool = False


class DangerInfo(Struct):
    """An attack by this piece that an action exposes itself to."""

    piece: int
    chain: list[ChainLink]
    total: int
    chances: list[Odds]


class PreviewReply(ToClient, tag="preview"):
    """The modifier chain and the exact odds of an action; empty where no dice are rolled. `dangers`: possible reactions
    of others, the worst first. `means`: the chain of a sum that the attack needs, in games that have one. `unless`: why
    it will not come to the dice."""

    action: str
    chain: list[ChainLink]
    total: int
    chances: list[Odds]
    dangers: list[DangerInfo] = []
    means: list[ChainLink] = []
    unless: MessageInfo | None = None


class HintReply(ToClient, tag="hint"):
    """Advice on the decision of situation `n`: a legal action with reasons and what speaks against it. `left`: how many
    more hints there are. Without `action` there is no advice."""

    n: int
    action: str | None
    reasons: list[MessageInfo] = []
    warning: MessageInfo | None = None
    left: int = 0


class ProposalInfo(Struct):
    name: MessageInfo
    actions: list[str]


class ProposalsReply(ToClient, tag="proposals"):
    """Set-ups for the viewer's pieces, each a series of actions."""

    items: list[ProposalInfo]


class SightReply(ToClient, tag="sight"):
    """What is visible from there, in the game's own shape; empty if the viewer may not know it."""

    piece: int
    hex: int
    sight: View


class RefusedItem(Struct):
    action: str
    verb: str
    words: Wording
    piece: int
    target: int
    refusal: MessageInfo


class RefusedReply(ToClient, tag="refused"):
    items: list[RefusedItem]


class OfferNotice(ToClient, tag="offer"):
    """Another seat has made a proposal."""

    what: str
    by: int


class Notice(ToClient, tag="notice"):
    """A short text for everybody at the table."""

    key: str
    params: Params = {}


class ErrorReply(ToClient, tag="error"):
    """A message of the browser that failed."""

    key: str
    params: Params = {}


ServerMessage = (
    Board
    | Situation
    | Moment
    | Log
    | Handover
    | RefusalReply
    | PreviewReply
    | HintReply
    | ProposalsReply
    | SightReply
    | RefusedReply
    | OfferNotice
    | Notice
    | ErrorReply
)

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode


class ApiError(Exception):
    """A request that fails: it is answered with this status and text, and nothing has changed."""

    def __init__(self, status: int, key: str, params: Params | None = None, detail: str = "") -> None:
        super().__init__(detail or key)
        self.status = status
        self.key = key
        self.params: Params = params or {}
        self.detail = detail or key
