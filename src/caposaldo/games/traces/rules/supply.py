"""The supply check (8.0, 8.1d to 8.1h). Which hexes are in supply, supply_lines.py says."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ISOLATED, OUT_OF_SUPPLY, SUPPLIED, Position
from caposaldo.games.traces.rules import control, headquarters
from caposaldo.games.traces.rules.supply_lines import flood
from caposaldo.kernel.game import Params


def check(s: Position) -> None:
    """The Supply chit: all units of both sides at once (8.0); HQs without a line are relocated (8.1h)."""
    lines = [flood(s, side) for side in range(2)]
    homeless: vec[i64] = vec[i64]([])
    before = s.supply[:]
    for u in range(s.setup.count()):
        if s.on_map(u):
            if lines[s.setup.side[u]][s.hex[u]] == 1:
                s.supply[u] = SUPPLIED  # 8.1d
            elif s.setup.is_hq(u):
                homeless = append(homeless, u)
            else:
                s.supply[u] = OUT_OF_SUPPLY if s.supply[u] == SUPPLIED else ISOLATED  # 8.1e, 8.1f
    if s.events is not None:
        for side in range(2):
            report(s, side, before)
    relocate_hqs(s, homeless)
    control.settle(s)


def relocate_hqs(s: Position, homeless: vec[i64]) -> None:
    """HQs without a line get no marker, they are relocated (8.1h): all leave, then each looks for a hex. What is pushed
    last is decided first: the Axis."""
    left = s.hex[:]
    for hq in homeless:
        headquarters.take_off_map(s, hq, "8.1h")
    for axis_turn in range(2):
        i: i64 = len(homeless) - 1
        while i >= 0:
            if s.setup.side[homeless[i]] == 1 - axis_turn:
                headquarters.ask_for_hex(s, homeless[i], left[homeless[i]])
            i -= 1


def report(s: Position, side: i64, before: vec[i64]) -> None:
    """How the side is supplied, and the units for which that has changed."""
    s.tell("8.0", "tr-supply-checked", {
        "side": s.side_ref(side),
        "out": int(count(s, side, OUT_OF_SUPPLY)),
        "isolated": int(count(s, side, ISOLATED)),
    })  # fmt: skip
    name_changed(s, side, before, SUPPLIED, "8.1d", "tr-supply-restored")
    name_changed(s, side, before, OUT_OF_SUPPLY, "8.1e", "tr-supply-out")
    name_changed(s, side, before, ISOLATED, "8.1f", "tr-supply-isolated")


def count(s: Position, side: i64, state: i64) -> i64:
    found: i64 = 0
    for u in range(s.setup.count()):
        if s.on_map(u) and s.setup.side[u] == side and s.supply[u] == state:
            found += 1
    return found


def name_changed(s: Position, side: i64, before: vec[i64], state: i64, rule: str, key: str) -> None:
    labels: list[str] = []
    for u in range(s.setup.count()):
        if s.on_map(u) and s.setup.side[u] == side and s.supply[u] == state and before[u] != state:
            labels.append(s.setup.labels[u])
    if len(labels) > 0:
        params: Params = {"units": ", ".join(labels), "count": len(labels)}
        s.tell(rule, key, params)
