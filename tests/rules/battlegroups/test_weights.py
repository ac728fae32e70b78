"""Events: each has its weight, names the units it is about, and moves tell from where to where."""

from __future__ import annotations

import ast
from pathlib import Path

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.guide import weights
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL
from caposaldo.kernel import registry
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event
from caposaldo.kernel.texts import texts
from rules.battlegroups.drill import charge, do, go
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import lineup
from rules.battlegroups.sketch import sketch

FOLDER = Path(registry.folder("battlegroups"))
CHAPTERS = [*sorted((FOLDER / "rules").glob("*.py")), FOLDER / "sequence.py"]


def constants(node: ast.AST) -> list[str]:
    """The keys among the texts of an expression."""
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in found if isinstance(value, str) and value.startswith("bg-")]


def told_in(function: ast.FunctionDef) -> set[str]:
    """The keys that a function tells."""
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


def event(s: BattlegroupsState, key: str) -> Event:
    return next(event for event in s.events or [] if event.key == key)


def test_every_event_has_a_weight_and_no_other_key_has_one() -> None:
    told = told_keys()
    assert len(told) > 45
    assert sorted(told ^ weights.WEIGHTS.keys()) == []


def test_harm_weighs_most() -> None:
    assert weights.weight(Event("effect-4", "bg-destroyed")) == HARM
    assert weights.weight(Event("effect-2", "bg-shaken")) == HARM
    assert weights.weight(Event("move-2", "bg-goes")) == NOTABLE
    assert weights.weight(Event("move-2", "bg-turns")) == ROUTINE


def test_a_bombardment_is_about_the_weapon_and_its_target_not_about_the_observer() -> None:
    s = lineup("G1 ger-mortar-81 50 50 0\nG2 ger-fo 50 40 0", "R1 sov-rifles 50 30 180", phase="indirect")
    do(s, Action(CALL, unit(s, "G1")))
    do(s, Action(BOMBARD, target=unit(s, "R1")))
    assert s.about(event(s, "bg-bombards")) == [unit(s, "G1"), unit(s, "R1")]


# ---------------------------------------------------------------- from where to where
def route(s: BattlegroupsState, key: str) -> tuple[int | str, int | str]:
    told = event(s, key)
    for lang in ("en", "it"):
        said = texts(lang).say(told, s)
        assert str(told.params["to"]).split(",")[0].split(".")[0] in said
    return told.params["from"], told.params["to"]


def test_a_move_and_a_charge_tell_from_where_to_where() -> None:
    s = sketch("G1 ger-rifles 24,34 0\nG2 ger-rifles 10,40 0", "R1 sov-rifles 24,30 0\nR2 sov-rifles 4,4 0")
    go(s, "G2", 10, 38)
    assert route(s, "bg-goes") == ("10.0,40.0", "10.0,38.0")
    s = sketch("G1 ger-rifles 24,34 0\nG2 ger-rifles 10,40 0", "R1 sov-rifles 24,30 0\nR2 sov-rifles 4,4 0")
    charge(s, "G1", "R1")
    start, end = route(s, "bg-charges")
    assert start == "24.0,34.0"
    assert str(end).startswith("24.0,3")


def test_a_beaten_unit_tells_from_where_to_where() -> None:
    enemies = "R1 sov-rifles 24,27 0\nR2 sov-rifles 4,4 0\nR3 sov-rifles 8,4 0"
    s = sketch("G1 ger-rifles 24,30 0", enemies, rolls=[6, 1])
    charge(s, "G1", "R1")
    assert route(s, "bg-withdraws")[0] == "24.0,27.0"
    s = sketch("G1 ger-rifles 24,30 0", enemies, rolls=[1, 6, 1])
    charge(s, "G1", "R1")
    assert route(s, "bg-fight-thrown-back")[1] == "24.0,30.0"
