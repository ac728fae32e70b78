"""Rule 2.4a: who controls a hex."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.position import DESTROYED, HIDDEN, ON_MAP
from caposaldo.games.storms.rules import control
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from rules.storms.deeds import passes
from rules.storms.field import at, field, told, unit

WELL = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
rounds = 3
[units]
G1 = "ger-rifle43 B01 e"
G2 = "ger-rifle43 C01 e"
R1 = "sov-rifle41 B05 w"
R2 = "sov-rifle41 C05 w hidden"
[[objective]]
hex = "B03"
name = { it = "Il pozzo", en = "The well" }
round = [1, 1]
'''


def go(s: StormsState, label: str, hex: str) -> None:
    """The unit goes there; control of both hexes is settled."""
    u = unit(s, label)
    old = s.hex[u]
    s.lift(u, ON_MAP)
    s.put(u, at(s, hex))
    control.update(s, old)
    control.update(s, at(s, hex))


@pytest.mark.rule("2.4a")
def test_a_hex_belongs_to_the_last_side_that_was_there_alone() -> None:
    s = field(WELL)
    assert (s.control[0], control.scores(s, 0)) == (-1, -1)
    go(s, "G1", "B03")
    assert (s.control[0], control.scores(s, 0)) == (GERMAN, GERMAN)
    assert told(s) == ["st-control"]
    go(s, "G1", "B02")
    assert control.scores(s, 0) == GERMAN
    go(s, "R1", "B03")
    go(s, "R1", "B04")
    assert control.scores(s, 0) == SOVIET


@pytest.mark.rule("2.4a")
def test_while_both_are_there_the_hex_counts_for_neither() -> None:
    s = field(WELL)
    go(s, "G1", "B03")
    go(s, "R1", "B03")
    assert (s.control[0], control.scores(s, 0)) == (GERMAN, -1)
    passes(s)
    passes(s)
    assert list(s.points) == [0, 0]
    s.lift(unit(s, "G1"), DESTROYED)
    control.update(s, at(s, "B03"))
    assert control.scores(s, 0) == SOVIET


@pytest.mark.rule("2.4a", "10.0")
def test_hidden_units_take_no_control_but_keep_it() -> None:
    s = field(WELL)
    go(s, "R2", "B03")
    assert control.scores(s, 0) == -1
    s.unmark(unit(s, "R2"), HIDDEN)
    control.update(s, at(s, "B03"))
    assert control.scores(s, 0) == SOVIET
    s.mark(unit(s, "R2"), HIDDEN)
    control.update(s, at(s, "B03"))
    assert control.scores(s, 0) == SOVIET


@pytest.mark.rule("2.4a")
def test_other_hexes_do_not_matter() -> None:
    s = field(WELL)
    go(s, "G1", "B02")
    assert (s.control[0], told(s)) == (-1, [])
