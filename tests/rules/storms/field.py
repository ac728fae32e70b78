"""Positions for the tests, written as text: a small map drawn in marks, the units on it, and what else matters.

    s = field('''
    map = \"\"\"
    . . w . .
     . b S . .
    . . . . .
    \"\"\"
    levels = \"\"\"
    0 0 0 1 1
     0 0 0 1 2
    0 - 0 0 0
    \"\"\"
    roads = ["A01 A02 B02"]
    crevices = ["A01/B01"]
    openings = ["C02"]
    month = 8
    hands = { german = ["2", "9"], soviet = ["12"] }
    smoke_in = { B04 = 2 }
    [units]
    G1 = "ger-rifle43 A01 e"
    G2 = "ger-hmg42 B01 se spent marker=suppressed"
    R1 = "sov-rifle41 A03 w cards=V04,W-grenades"
    R2 = "sov-sniper C05 hidden"
    [german]
    cap = 6
    ''', side="german", rolls=[4, 5])

Rows are A, B, C ... from the north, columns 01, 02 ... from the west; rows B, D, F ... lie half a hex to the east. Only
the order of the marks counts: '.' open, w woods, l light woods, b wooden building, S stone building, c corn, h wheat,
~ water, f ford, = bridge, # swamp; levels - 0 1 2. The map has the number 1: B03 is short for 1-B03.

A unit: "type hex [facing] [words]". Facings: ne e se sw w nw; without one Germans look east, Soviets west. A place "-"
is nowhere, "@zone" a zone of [german.zones] or [soviet.zones] (to be placed there, or with round=2 to come in there).
Words: hidden, spent, active (it opens a pool of 7 AP, or of `ap = [german, soviet]`), marker=pinned, shown (its marker
was seen), bare, dug-in, waiting, destroyed, smoke, cards=V04,W-grenades. All keys of a scenario (rounds, smoke, cards,
objective, german.batteries, options ...) may be there too, before [units] or as tables after it.
"""

from __future__ import annotations

import tomllib
from typing import TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTIVE,
    BARE,
    DESTROYED,
    DUG_IN,
    FULL_POOL,
    PLAY,
    SHOWN,
    SPENT,
    WAITING,
    Decision,
)
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.setup import SIDE_NAMES
from caposaldo.games.storms.state import StormsState, new_game
from caposaldo.kernel.hexes import NOWHERE
from rules.playing import LoadedDice, dice, do, offered, seat_of, told, why
from rules.storms.setup_text import setup_from_text

D = TypeVar("D", bound=Decision)

__all__ = [
    "LoadedDice",
    "at",
    "card",
    "choices",
    "do",
    "field",
    "held",
    "marker",
    "offered",
    "put_in_state",
    "seat_of",
    "started",
    "told",
    "top",
    "unit",
    "where",
    "why",
]


def field(
    text: str,
    rolls: list[int] | None = None,
    side: str = "german",
    round: int = 1,
    seed: str = "field",
    options: dict[str, str] | None = None,
) -> StormsState:
    """A position in the middle of a round: it is this side's turn, and it chooses what to do (2.2). `rolls` are the
    faces the dice will show; without them the dice have a fixed seed."""
    setup = setup_from_text(text, options)
    s = StormsState(setup, dice(rolls, seed))
    s.lay_out()
    s.round = round
    s.phase = PLAY
    s.side = SIDE_NAMES.index(side)
    kinds = [kind for part in setup.batteries for kind in part]
    s.missions = vec[i64]([setup.cards[kind].missions for kind in kinds])
    s.stack = [Round(), Choose()]
    told = tomllib.loads(text)
    for label, line in told.get("units", {}).items():
        for word in line.split()[2:]:
            put_in_state(s, unit(s, label), word)
    if "ap" in told:
        s.ap = vec[i64](told["ap"])
    for name, cards in told.get("hands", {}).items():
        for number in cards:
            s.hand[SIDE_NAMES.index(name) * len(setup.cards) + card(s, number)] += 1
    for label, smoke in told.get("smoke_in", {}).items():
        s.smoke[at(s, label)] = smoke
    s.forget()
    s.listen()
    return s


def put_in_state(s: StormsState, u: int, word: str) -> None:
    """What a word behind a unit says about it."""
    side = s.setup.side[u]
    if word == "spent":
        s.status[u] = SPENT
    elif word == "active":
        s.status[u] = ACTIVE
        s.pool[side] = 1
        s.ap[side] = FULL_POOL
    elif word.startswith("marker="):
        s.marker[u] = s.setup.marker_of(word[7:])
        s.markers[s.marker[u]] -= 1
    elif word == "waiting":
        s.place[u] = WAITING
    elif word == "destroyed":
        if s.hex[u] >= 0:
            s.lift(u, DESTROYED)
        s.place[u] = DESTROYED
        s.losses[side] += 1
    elif word in ("bare", "dug-in", "shown"):
        s.mark(u, {"bare": BARE, "dug-in": DUG_IN, "shown": SHOWN}[word])


def started(text: str, rolls: list[int] | None = None, seed: str = "field") -> StormsState:
    """The same from the very beginning: before set-up, with everything still to be decided (1.0)."""
    return new_game(setup_from_text(text), dice(rolls, seed))


# ---------------------------------------------------------------- what is pending
def top(s: StormsState, kind: type[D]) -> D:
    """The decision on top of the stack, which is of this kind."""
    decision = s.top()
    assert isinstance(decision, kind), decision.name()
    return decision


def choices(s: StormsState, seat: int) -> list[Action]:
    """What the seat may do, as actions of this game."""
    return cast(list[Action], s.actions(seat))


# ---------------------------------------------------------------- what is where
def unit(s: StormsState, label: str) -> int:
    """The unit with this label."""
    return s.setup.labels.index(label)


def at(s: StormsState, label: str) -> int:
    """The hex with this label."""
    h = int(s.setup.hex_of(label if "-" in label else f"1-{label}"))
    assert h != NOWHERE, f"no hex {label} on the map"
    return h


def where(s: StormsState, label: str) -> str:
    """The hex in which a unit stands; nothing if it is not on the map."""
    h = s.hex[unit(s, label)]
    return s.setup.labels_of_hexes[h].removeprefix("1-") if h >= 0 else ""


def card(s: StormsState, number: str) -> int:
    """The kind of card with this number."""
    kind = int(s.setup.card_of(number))
    assert kind >= 0, f"no card {number} in this scenario"
    return kind


def held(s: StormsState, side: str) -> list[str]:
    """The numbers of the cards in a hand."""
    kinds = len(s.setup.cards)
    first = SIDE_NAMES.index(side) * kinds
    return [s.setup.cards[kind].number for kind in range(kinds) for _ in range(int(s.hand[first + kind]))]


def marker(s: StormsState, label: str) -> str:
    """The hit marker of a unit, nothing if it is unhurt."""
    kind = s.marker[unit(s, label)]
    return s.setup.markers[kind].key if kind >= 0 else ""
