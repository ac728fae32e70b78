"""Events: each has its weight, and moves tell from where to where."""

from __future__ import annotations

import ast
from pathlib import Path

from caposaldo.games.storms import rules
from caposaldo.games.storms.guide import weights
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event
from caposaldo.kernel.texts import texts
from rules.storms.field import do, field, unit
from rules.storms.shots import ROW

CHAPTERS = sorted(Path(rules.__file__).parent.glob("*.py"))


def constants(node: ast.AST) -> list[str]:
    """The keys among the texts of an expression."""
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in found if isinstance(value, str) and value.startswith("st-")]


def told_in(function: ast.FunctionDef) -> set[str]:
    """The keys, or beginnings of keys, that a function tells."""
    found: set[str] = set()
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
            key = call.args[1]
            found |= set(constants(key))
            if isinstance(key, ast.Name):
                for other in ast.walk(function):
                    if isinstance(other, ast.Assign) and any(
                        isinstance(name, ast.Name) and name.id == key.id for name in other.targets
                    ):
                        found |= set(constants(other.value))
    return found


def told_keys() -> set[str]:
    found: set[str] = set()
    for path in CHAPTERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= told_in(node)
    return found


def test_every_event_has_a_weight_and_no_other_key_has_one() -> None:
    told = told_keys()
    assert len(told) > 80
    begun = {key for key in told if key.endswith("-")}
    assert begun == {"st-hidden-", "st-open-"}
    assert sorted(told - begun - weights.WEIGHTS.keys()) == []
    others = {key for key in weights.WEIGHTS.keys() - told if not key.startswith(("st-hidden-", "st-open-"))}
    assert others == set()


def test_harm_and_points_weigh_most() -> None:
    assert weights.weight(Event("7.3", "st-destroyed")) == HARM
    assert weights.weight(Event("2.4a", "st-control")) == HARM
    assert weights.weight(Event("5.0", "st-moves")) == NOTABLE
    assert weights.weight(Event("3.0", "st-pays-ap")) == ROUTINE


def test_a_hit_is_about_the_unit_that_is_hit() -> None:
    s = field(ROW, rolls=[6, 6, 1])
    do(s, "take G1 ap", "fire 1-B04", "boost 0")
    assert s.events is not None
    destroyed = next(event for event in s.events if event.key == "st-destroyed")
    assert s.about(destroyed) == [unit(s, "R1")]
    assert s.weight(destroyed) == HARM


def test_a_move_tells_from_where_to_where() -> None:
    s = field(ROW)
    do(s, "take G1 ap", "go 1-B02")
    assert s.events is not None
    move = next(event for event in s.events if event.key == "st-moves")
    assert (move.params["from"], move.params["to"]) == ("@hex/10", "@hex/11")
    assert "from 1-B01 to 1-B02" in texts("en").say(move, s)
    assert "da 1-B01 a 1-B02" in texts("it").say(move, s)


def test_a_reinforcement_enters_from_nowhere() -> None:
    s = field(ROW + 'G2 = "ger-rifle43 @west round=1 waiting"\n[german.zones]\nwest = ["A01"]\n')
    do(s, "take G2 ap", "go 1-A01")
    assert s.events is not None
    entered = next(event for event in s.events if event.key == "st-enters")
    assert entered.params["to"] == "@hex/0"
    assert "from" not in entered.params
