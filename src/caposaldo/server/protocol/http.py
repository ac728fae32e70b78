"""Bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from caposaldo.server.protocol.common import (
    SPECTATOR,
    Count,
    LocalizedText,
    MessageInfo,
    Name,
    Origin,
    Outcome,
    Params,
    SeatNumber,
    Text,
    Token,
    View,
    Viewer,
    Who,
)


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


class ArmyText(Struct, forbid_unknown_fields=True):
    """An army list as text."""

    text: Annotated[str, Meta(max_length=20_000)]


class ArmyMessage(Struct):
    """A breach of a rule, or something worth knowing; `line` 0: about the whole list."""

    line: int
    rule: str
    key: str
    params: Params
    said: LocalizedText


class ArmyPlatoon(Struct):
    """A platoon of a list. `company` 0: none; `aboard` is the place in the list of what carries it, -1: nothing."""

    line: int
    card: str
    models: int
    level: str
    hq: bool
    company: int
    aboard: int
    cost: int


class ArmyReport(Struct):
    """The account of an army list. `points` 0: the list does not say; `text` is the list as it is best written."""

    ok: bool
    title: str
    nation: str
    year: int
    points: int
    scenario: str
    role: str
    spent: int
    left: int
    companies: int
    platoons: list[ArmyPlatoon]
    problems: list[ArmyMessage]
    notes: list[ArmyMessage]
    text: str


class RuleInfo(Struct):
    id: str
    section: LocalizedText
    title: LocalizedText
    text: LocalizedText
    see: list[str]


class TermForms(Struct):
    it: list[str]
    en: list[str]


class TermInfo(Struct):
    """A word of a game: what it means in one sentence, the rule that says more, and how texts write it. `but` has
    phrases that contain it and mean something else."""

    id: str
    rule: str
    word: LocalizedText
    short: LocalizedText
    text: LocalizedText
    forms: TermForms
    but: TermForms
    drawing: str


class NewTable(Struct, forbid_unknown_fields=True):
    """Request for a new table. Seats that are not named are played by people in this browser. A friend's seat gets an
    invitation. Everybody at the table sees that a seed was chosen. A serious game has no hints and no take-backs. With
    `hints` there are hints though several people play; whoever sits down agrees to them."""

    game: Name
    scenario: Name
    options: Annotated[dict[Name, Text], Meta(max_length=32)] = {}
    seats: Annotated[dict[Name, Who], Meta(max_length=16)] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""
    serious: bool = False
    hints: bool = False


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
    serious: bool = False
    hints: bool = False


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
