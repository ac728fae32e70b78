"""Events: each has its weight, names whom it is about, and moves tell from where to where."""

from __future__ import annotations

import ast
from pathlib import Path

from caposaldo.games.upfront import rules, verbs
from caposaldo.games.upfront.guide import weights
from caposaldo.games.upfront.position import FATE_NAMES, FORWARD
from caposaldo.games.upfront.rules import movement
from caposaldo.kernel.game import HARM, NOTABLE, ROUTINE, Event
from caposaldo.kernel.texts import texts
from rules.upfront.field import card, do, group, man, table

CHAPTERS = sorted(Path(rules.__file__).parent.glob("*.py"))
TELLERS = ("tell", "tell_shot", "tell_result")  # functions that are given the key


def constants(node: ast.AST) -> set[str]:
    """The keys among the texts of an expression."""
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in found if isinstance(value, str) and value.startswith("uf-")}


def assigned(function: ast.FunctionDef, name: str) -> set[str]:
    """The keys that a local variable may hold."""
    found: set[str] = set()
    for part in ast.walk(function):
        if isinstance(part, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in part.targets):
            found |= constants(part.value)
    return found


def told_in(function: ast.FunctionDef) -> set[str]:
    """The keys, or beginnings of keys, that a function tells."""
    found: set[str] = set()
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in TELLERS:
            keys = call.args[1] if name == "tell" else call.args[-1]
            found |= constants(keys) | (assigned(function, keys.id) if isinstance(keys, ast.Name) else set())
    return found


def told_keys() -> set[str]:
    found = set(movement.WAY_KEYS)
    for path in CHAPTERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= told_in(node)
    assert "uf-man-" in found
    return (found - {"uf-man-"}) | {f"uf-man-{fate}" for fate in FATE_NAMES[1:]}


def test_every_event_has_a_weight_and_no_other_key_has_one() -> None:
    told = told_keys()
    assert len(told) > 130
    assert sorted(told ^ weights.WEIGHTS.keys()) == []


def test_losses_weigh_most_and_preparations_least() -> None:
    for key, weight in (
        ("uf-man-killed", HARM),
        ("uf-pinned", HARM),
        ("uf-moves-forward", NOTABLE),
        ("uf-put", ROUTINE),
    ):
        assert weights.weight(Event("1", key)) == weight


def test_a_loss_is_about_the_man_and_an_attack_about_its_target() -> None:
    s = table("german A chit 4: Hessel mp\namerican A: Allen rifle, Myers rifle")
    killed = Event("6.51", "uf-man-killed", {"man": s.ref(man(s, "Allen")), "group": s.group_ref(4)})
    assert s.about(killed) == [man(s, "Allen")]
    attack = Event("6.4", "uf-attack", {"group": s.group_ref(0), "target": s.group_ref(4), "strength": 3})
    assert s.about(attack) == [man(s, "Allen"), man(s, "Myers")]
    assert s.about(Event("13.2", "uf-breeze")) == []


def test_a_move_tells_from_where_to_where() -> None:
    s = table("german A chit 2: Hessel mp, Wolff rifle\namerican A: Allen rifle\nhand german: movement")
    do(s, verbs.MOVE, card(s, "german", "movement"), group(s, "german", "A"), FORWARD)
    assert s.events is not None
    move = next(event for event in s.events if event.key == "uf-moves-forward")
    assert (move.params["from"], move.params["to"]) == (2, 3)
    assert s.about(move) == [man(s, "Hessel"), man(s, "Wolff")]
    assert texts("en").say(move, s).endswith(": from range chit 2 to 3.")
    assert texts("it").say(move, s).endswith(": dal segnalino raggio 2 al 3.")
