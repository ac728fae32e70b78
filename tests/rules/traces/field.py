"""Positions for the tests, written as text: a small map drawn in marks, the counters on it, and what else matters.

    s = field('''
    map = \"\"\"
       . . f . .
      . . c . .
       . O . ~ .
    \"\"\"
    major = ["0102/0202"]
    roads = ["0101 0102 0103"]
    axis_sources = ["0101"]
    soviet_sources = ["0305"]
    [units]
    88 = "ger-inf 0203"
    4PzA = "axis-hq 0202 range=5"
    ''')

North comes first, the last line is row 01; odd rows, counted from the south, lie half a hex to the east. Only the order
of the marks counts: '.' clear, f forest, r rough, s swamp, ~ sea, c city, C major city, O major city under an order.
Hexsides: major, minor, blocked. Chains: roads, rails. Places: axis_sources, soviet_sources, breakthrough, crossings
("0204 guard=0304"), soviet_cities. A unit: "type hex [reduced] [out|isolated] [range=5] [front=3,6]", or with the hex
"box" and entry=free|arrives|replaces|bought|dropped, group=1, class=PR|IR|AR. [chits]: how many of 4PzA, okh, supply
All keys of a scenario (target, last_turn, soviet_chits, ...) may be there too, before [units].
"""

from __future__ import annotations

from typing import TypeVar

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import ACTION, ACTIVE, COMBAT_FIRST, MOVE_FIRST
from caposaldo.games.traces.rules import reach, walk
from caposaldo.games.traces.rules.chits import Cup
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.movement import Move
from caposaldo.games.traces.rules.orders import EndActivation
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.view.words import own
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE
from rules.playing import LoadedDice, dice, do, offered, seat_of, told, why
from rules.traces.sketch import setup_from_text

D = TypeVar("D", bound=Decision)

__all__ = [
    "LoadedDice",
    "activated",
    "at",
    "costs",
    "do",
    "field",
    "fighting",
    "moving",
    "offered",
    "read",
    "seat_of",
    "told",
    "top",
    "unit",
    "where",
    "why",
]


def field(
    text: str,
    turn: int = 1,
    rolls: list[int] | None = None,
    seed: str = "field",
    options: dict[str, str] | None = None,
) -> TracesState:
    """A position in the Action Phase of a turn, between two chits: nothing is pending but the next draw. `rolls` are
    the faces the dice will show; without them the dice have a fixed seed."""
    s = TracesState(setup_from_text(text, options), dice(rolls, seed))
    s.lay_out()
    s.turn = turn
    s.phase = ACTION
    s.stack = [Turn(), Cup()]
    s.forget()
    s.listen()
    return s


def top(s: TracesState, kind: type[D]) -> D:
    """The decision on top of the stack, which is of this kind."""
    found = s.top()
    assert isinstance(found, kind), found.name()
    return found


def read(s: TracesState, text: str) -> Action:
    return own(s.read_action(text))


def unit(s: TracesState, label: str) -> int:
    """The unit with this label."""
    return s.setup.labels.index(label)


def at(s: TracesState, number: str) -> int:
    """The hex with this number."""
    h = int(s.setup.hex_of(number))
    assert h != NOWHERE, f"no hex {number} on the map"
    return h


def where(s: TracesState, label: str) -> str:
    """The number of the hex in which a unit stands; nothing if it is not on the map."""
    h = s.hex[unit(s, label)]
    return s.setup.number_of(h) if h >= 0 else ""


# ---------------------------------------------------------------- activations
def activated(s: TracesState, labels: tuple[str, ...], side: int | None) -> None:
    """These units are activated; without names all of a side on the map."""
    setup = s.setup
    if labels:
        units = [unit(s, label) for label in labels]
        s.active = setup.side[units[0]]
    else:
        s.active = AXIS if side is None else side
        units = [u for u in range(int(setup.count())) if setup.side[u] == s.active and s.hex[u] >= 0]
    for u in units:
        s.mark(u, ACTIVE)


def moving(s: TracesState, *labels: str, side: int | None = None) -> TracesState:
    """A movement segment of the named units, or of all units of a side."""
    activated(s, labels, side)
    s.mode = MOVE_FIRST
    s.stack.extend([EndActivation(), Move()])
    s.forget()
    return s


def fighting(s: TracesState, *labels: str, side: int | None = None) -> TracesState:
    """A combat segment of the named units, or of all units of a side."""
    activated(s, labels, side)
    s.mode = COMBAT_FIRST
    s.attacked = filled(0, 0)
    s.stack.extend([EndActivation(), Combat()])
    s.forget()
    return s


def costs(s: TracesState, now: Walk) -> dict[int, int]:
    """Every hex within reach of the unit that is moving, full ones too, with the half points that it will have spent
    there."""
    found: dict[int, int] = {}
    for h in walk.whole_move_hexes(s, now):
        found[int(h)] = int(reach.allowance(s, now.unit))
    march = walk.strategic_reach(s, now)
    if march is not None:
        for h in march.found:
            found[int(h)] = int(march.cost[h])
    cheap = walk.normal_reach(s, now)
    if cheap is not None:
        for h in cheap.found:
            found[int(h)] = int(cheap.cost[h])
    found.pop(int(s.hex[now.unit]), None)
    return found
