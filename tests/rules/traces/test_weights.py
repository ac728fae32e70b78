"""How much events matter, what they are about, and that moves tell from where to where."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import caposaldo.games.traces as traces
from caposaldo.games.traces.guide.weights import WEIGHTS
from caposaldo.games.traces.rules import supply
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event
from caposaldo.kernel.texts import texts
from rules.traces.field import at, do, field, moving, unit

HOME = Path(next(iter(traces.__path__)))
TELLERS = ("tell", "lose", "name_changed")
NO_EVENTS = ("tr-mode-", "tr-month-", "tr-result-")  # parts of events: references
PLAIN = '''
map = """
 . . . . . .
. . . . . .
 . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0306"]
[units]
88 = "ger-inf 0202"
17Pz = "ger-pz 0203"
S1 = "sov-rifle 0306"
'''


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def tells(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Call) and name_of(node) in TELLERS for node in ast.walk(function))


def told_by_rules() -> set[str]:
    """Text keys in all functions that report something, and in the one that names moves."""
    found: set[str] = set()
    for path in [HOME / "sequence.py", *sorted((HOME / "rules").glob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and (tells(node) or node.name == "going"):
                words = [leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)]
                found |= {word for word in words if isinstance(word, str) and word.startswith("tr-")}
    return {key for key in found if not key.startswith(("tr-won-", "tr-held-out"))}


def test_every_event_of_the_rules_has_its_weight() -> None:
    told = {key for key in told_by_rules() if key not in NO_EVENTS}
    assert told - set(WEIGHTS) == set()
    assert set(WEIGHTS) - told == set()
    assert set(WEIGHTS.values()) == {ROUTINE, NOTABLE, HARM}


def weight(s: TracesState, key: str) -> int:
    return int(s.weight(Event("", key)))


def test_losses_and_points_weigh_most_and_moves_least() -> None:
    s = field(PLAIN)
    for key in ("tr-step-lost", "tr-eliminated-for-points", "tr-city-soviet", "tr-points-now", "tr-supply-out"):
        assert weight(s, key) == HARM
    assert weight(s, "tr-roll") == NOTABLE
    assert weight(s, "tr-goes") == ROUTINE


# ---------------------------------------------------------------- about
@pytest.mark.rule("8.1e")
def test_a_report_of_supply_is_about_the_units_that_it_names() -> None:
    s = field(
        PLAIN.replace('axis_sources = ["0301"]', 'axis_sources = ["0106"]').replace("sov-rifle 0306", "sov-rifle 0106")
    )
    s.listen()
    supply.check(s)
    cut_off = next(event for event in s.events or [] if event.key == "tr-supply-out")
    assert s.about(cut_off) == [unit(s, "88"), unit(s, "17Pz")]


# ---------------------------------------------------------------- moves
@pytest.mark.rule("9.1a")
def test_a_move_tells_from_where_to_where() -> None:
    s = moving(field(PLAIN), "88", "17Pz")
    do(s, "take 88", "go 0101")
    event = next(event for event in s.events or [] if event.key == "tr-goes")
    assert (event.params["from"], event.params["to"]) == (s.hex_ref(at(s, "0202")), s.hex_ref(at(s, "0101")))
    assert s.about(event) == [unit(s, "88")]
    assert "from 0202 to 0101" in texts("en").say(event, s)
    assert "dall’esagono 0202 all’esagono 0101" in texts("it").say(event, s)
