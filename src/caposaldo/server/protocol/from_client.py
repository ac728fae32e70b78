"""Messages from the browser."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from caposaldo.server.protocol.common import Ask, Count, SeatNumber, Text, Token, Viewer


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


class AskPlan(FromClient, tag="plan"):
    """Ask whether a series of placements could be made now, and how else number `at` (from 0) could be made after those
    before it. Nothing is placed."""

    n: Count
    actions: Annotated[list[Text], Meta(min_length=1, max_length=60)]
    at: Annotated[int, Meta(ge=0, le=60)]


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


class AskIdea(FromClient, tag="idea"):
    """Ask what the side to move could do after the first `at` decisions that the viewer `eyes` knows of, in a game of
    bots or one that is over. `skip` counts the ideas that were seen already."""

    at: Count
    viewer: Viewer = field(name="eyes")
    skip: Annotated[int, Meta(ge=0, le=20)] = 0


ClientMessage = (
    Hello
    | Decide
    | DecideSeries
    | AskHint
    | AskProposals
    | AskPlan
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
    | AskIdea
)

decode_message = msgspec.json.Decoder(ClientMessage).decode
