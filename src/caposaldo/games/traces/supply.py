"""Supply (8.0 to 8.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces import control, headquarters
from caposaldo.games.traces.state import ISOLATED, OUT_OF_SUPPLY, SUPPLIED, Front
from caposaldo.games.traces.theatre import SOVIET
from caposaldo.kernel.game import Params
from caposaldo.kernel.hexes import NOWHERE

SHUT: Final = -1  # while lines are traced: a city in enemy hands


# ---------------------------------------------------------------- supply lines
def flood(s: Front, side: i64) -> vec[i64]:
    """1 for every hex that a supply line of this side can pass through to one of its sources (8.1a, 8.1b)."""
    found = s.theatre.blank[:]
    queue = s.theatre.blank[:]
    mark_enemy_cities(s, side, found, SHUT)
    size: i64 = 0
    for source in sources(s, side):
        if found[source] == 0 and passable(s, side, source):
            found[source] = 1
            queue[size] = source
            size += 1
    spread(s, side, found, queue, size)
    mark_enemy_cities(s, side, found, 0)
    return found


def mark_enemy_cities(s: Front, side: i64, found: vec[i64], mark: i64) -> None:
    """No line enters a city in enemy hands (8.1b). No friend stands there: it would be in friendly hands."""
    for i in range(len(s.city)):
        if s.city[i] != side:
            found[s.theatre.cities[i].hex] = mark


def spread(s: Front, side: i64, found: vec[i64], queue: vec[i64], size: i64) -> None:
    """From the hexes in the queue to all that can be reached, not over blocked hexsides nor unbridged major rivers."""
    line = s.theatre.line
    owner = s.theatre.side
    first = s.first
    zoc = s.zoc
    enemy = (1 - side) * s.theatre.count_hexes
    at: i64 = 0
    while at < size:
        base = 6 * queue[at]
        at += 1
        for d in range(6):
            h = line[base + d]
            if h >= 0 and found[h] == 0 and (zoc[enemy + h] == 0 if first[h] < 0 else owner[first[h]] == side):
                found[h] = 1
                queue[size] = h
                size += 1


def passable(s: Front, side: i64, h: i64) -> bool:
    """No enemy in the hex and, unless a friend stands there, no enemy zone of control (8.1b). Cities apart."""
    unit = s.first[h]
    return s.theatre.side[unit] == side if unit >= 0 else not s.threatened(side, h)


def sources(s: Front, side: i64) -> vec[i64]:
    """The sources on the map and, for the Soviets, the airborne bridgehead (11.1e)."""
    found = s.theatre.sources[side]
    if side == SOVIET and s.bridgehead != NOWHERE:
        return append(found[:], s.bridgehead)
    return found


def traces(s: Front, side: i64, h: i64, flooded: vec[i64]) -> bool:
    """A unit of this side in the hex could trace a supply line: its own hex never blocks (8.1b)."""
    if flooded[h] == 1:
        return True
    for source in sources(s, side):
        if source == h:
            return s.holder(h) != 1 - side
    for at in range(6 * h, 6 * h + 6):
        other = s.theatre.line[at]
        if other >= 0 and flooded[other] == 1:
            return True
    return False


# ---------------------------------------------------------------- the check
def check(s: Front) -> None:
    """The Supply chit: all units of both sides at once (8.0); HQs without a line are relocated (8.1h)."""
    lines = [flood(s, side) for side in range(2)]
    homeless: vec[i64] = vec[i64]([])
    before = s.supply[:]
    for u in range(s.theatre.count()):
        if s.on_map(u):
            if lines[s.theatre.side[u]][s.hex[u]] == 1:
                s.supply[u] = SUPPLIED  # 8.1d
            elif s.theatre.is_hq(u):
                homeless = append(homeless, u)
            else:
                s.supply[u] = OUT_OF_SUPPLY if s.supply[u] == SUPPLIED else ISOLATED  # 8.1e, 8.1f
    if s.events is not None:
        for side in range(2):
            report(s, side, before)
    send_away(s, homeless)
    control.settle(s)


def send_away(s: Front, homeless: vec[i64]) -> None:
    """HQs without a line get no marker, they are relocated (8.1h): all leave, then each looks for a hex. What is pushed
    last is decided first: the Axis."""
    left = s.hex[:]
    for hq in homeless:
        headquarters.drive_off(s, hq, "8.1h")
    for axis_turn in range(2):
        i: i64 = len(homeless) - 1
        while i >= 0:
            if s.theatre.side[homeless[i]] == 1 - axis_turn:
                headquarters.seek(s, homeless[i], left[homeless[i]])
            i -= 1


def report(s: Front, side: i64, before: vec[i64]) -> None:
    """How the side is supplied, and the units for which that has changed."""
    s.tell("8.0", "tr-supply-checked", {
        "side": s.side_ref(side),
        "out": int(count(s, side, OUT_OF_SUPPLY)),
        "isolated": int(count(s, side, ISOLATED)),
    })  # fmt: skip
    name_changed(s, side, before, SUPPLIED, "8.1d", "tr-supply-restored")
    name_changed(s, side, before, OUT_OF_SUPPLY, "8.1e", "tr-supply-out")
    name_changed(s, side, before, ISOLATED, "8.1f", "tr-supply-isolated")


def count(s: Front, side: i64, state: i64) -> i64:
    found: i64 = 0
    for u in range(s.theatre.count()):
        if s.on_map(u) and s.theatre.side[u] == side and s.supply[u] == state:
            found += 1
    return found


def name_changed(s: Front, side: i64, before: vec[i64], state: i64, rule: str, key: str) -> None:
    labels: list[str] = []
    for u in range(s.theatre.count()):
        if s.on_map(u) and s.theatre.side[u] == side and s.supply[u] == state and before[u] != state:
            labels.append(s.theatre.labels[u])
    if len(labels) > 0:
        params: Params = {"units": ", ".join(labels), "count": len(labels)}
        s.tell(rule, key, params)
