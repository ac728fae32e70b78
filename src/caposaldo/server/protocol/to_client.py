"""Messages to the browser."""

from __future__ import annotations

from msgspec import Struct, field

from caposaldo.server.protocol.common import Ends, MessageInfo, Outcome, Params, Rank, Settles, Takeback, View


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

    `rank` tells how likely it is wanted now, `ends` what it ends, `loses` what it gives up for good, `carries_on` that
    it goes on with the piece that is acting, and `unless` why it will not come to its odds.
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
    unless: MessageInfo | None = None


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
    stopped here. `hints`: advice can be asked for. `placing`: the
    viewer is placing pieces, and set-ups can be proposed."""

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
    placing: bool = False


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


class IdeaReply(ToClient, tag="idea"):
    """What the `seat` to move could do after `at` decisions, in words, with the piece it is about (-1: none), reasons
    and what speaks against it. Without `words` there is no advice."""

    at: int
    seat: int
    words: Wording | None = None
    piece: int = -1
    reasons: list[MessageInfo] = []
    warning: MessageInfo | None = None
    left: int = 0


class ProposalInfo(Struct):
    name: MessageInfo
    plan: list[Choice]


class ProposalsReply(ToClient, tag="proposals"):
    """Set-ups for the viewer's pieces after `n` decisions, each a series of actions."""

    n: int
    items: list[ProposalInfo]


class PlanReply(ToClient, tag="plan"):
    """How number `at` of the planned placements could be made instead, and why the first that could not be made is
    refused."""

    n: int
    at: int
    prompt: MessageInfo | None = None
    choices: list[Choice] = []
    reach: list[list[int]] = []
    refusal: MessageInfo | None = None


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
    | IdeaReply
    | ProposalsReply
    | PlanReply
    | SightReply
    | RefusedReply
    | OfferNotice
    | Notice
    | ErrorReply
)
