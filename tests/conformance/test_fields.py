"""Every attribute of a position is saved, or says on the line that declares it why not.

The comment of a declaration begins with
- `derived`: it follows from other fields; it is copied and not saved;
- `saved in NAME`: the game's own `data` and `restore` see to it, because it is not a number or a list of numbers;
- `not copied`: it is no part of the state (what was computed for the moment).
All other attributes are listed in `fields()`.
"""

from __future__ import annotations

import ast
import importlib.util
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel import registry
from caposaldo.kernel.decision import StackState
from caposaldo.kernel.fields import NUMBER, Field
from caposaldo.kernel.game import Game
from kernel import tinygame

REPOSITORY = Path(__file__).parent.parent.parent
SOURCES = REPOSITORY / "src" / "caposaldo"
SCRIPT = REPOSITORY / "scripts" / "write_copies.py"
REASONS = ("derived", "saved in ", "not copied")
STARTED = 25  # decisions until a game is in play


def has_fields(path: Path) -> bool:
    classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    methods = [item for node in classes if node.name == "Position" for item in node.body]
    return any(isinstance(item, ast.FunctionDef) and item.name == "fields" for item in methods)


POSITIONS = {"tiny": Path(tinygame.__file__)}
POSITIONS |= {path.parent.name: path for path in SOURCES.glob("games/*/position.py") if has_fields(path)}


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_copies", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


write_copies = load_script()


def game(game_id: str) -> Game:
    if game_id == "tiny":
        return tinygame.GAME
    return registry.game(game_id)


def in_play(game_id: str, scenario: str) -> StackState[Any, Any]:
    """A state after some decisions, always the same."""
    state, choose = game(game_id).start(scenario, {}, "fields"), random.Random(7)
    for _ in range(STARTED):
        for seat in state.waiting()[:1]:
            actions = state.actions(seat)
            state.do(seat, actions[choose.randrange(len(actions))])
    assert isinstance(state, StackState)
    return state


def declared(game_id: str) -> dict[str, str]:
    """The attributes of a position and of the kernel's classes below it, with the comments of their declarations."""
    found: dict[str, str] = {}
    name, path = "Position", POSITIONS[game_id]
    while name not in write_copies.COPIED_BY_STACK:
        declarations, name = write_copies.declarations(path, name)
        path = SOURCES / "kernel" / "pieces.py"
        found |= {declaration.name: declaration.comment for declaration in declarations}
    return found


def reason(comment: str) -> str:
    return next((reason for reason in REASONS if comment.startswith(reason)), "")


SCENARIOS = [(game_id, scenario) for game_id in sorted(POSITIONS) for scenario in game(game_id).scenarios()[:2]]


# ---------------------------------------------------------------- declarations
@pytest.mark.parametrize("game_id", sorted(POSITIONS))
def test_every_attribute_is_saved_or_says_why_not(game_id: str) -> None:
    listed = [field.name for field in in_play(game_id, game(game_id).scenarios()[0]).fields()]
    assert len(set(listed)) == len(listed)
    assert sorted(listed) == sorted(name for name, comment in declared(game_id).items() if not reason(comment))


@pytest.mark.parametrize("game_id", sorted(POSITIONS))
def test_what_is_saved_in_a_form_of_its_own_is_saved(game_id: str) -> None:
    said = [re.match(r"saved in (\w+)", comment) for comment in declared(game_id).values()]
    data = in_play(game_id, game(game_id).scenarios()[0]).data()
    assert {found[1] for found in said if found} <= set(data)


@pytest.mark.parametrize("game_id", sorted(POSITIONS))
def test_attributes_are_declared_in_the_body_of_the_class(game_id: str) -> None:
    """The set-up is the only one that is not: it is shared by all copies and never changes."""
    tree = ast.parse(POSITIONS[game_id].read_text())
    position = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Position")
    stores = [
        node for node in ast.walk(position) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    ]
    own = {node.attr for node in stores if isinstance(node.value, ast.Name) and node.value.id == "self"}
    assert own - set(declared(game_id)) <= {"setup", "legal", "stack", "result", "reveals"}


def test_copies_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- values
def nudged(field: Field, value: int) -> int:
    """A number beside this one that the field may have."""
    return value + 1 if value < field.high else value - 1


def changes(state: StackState[Any, Any], field: Field) -> Iterator[None]:
    """Change the field by one in a few ways; it is as it was before each of them and at the end."""
    value = getattr(state, field.name)
    if field.low == field.high:
        return
    if field.count == NUMBER:
        setattr(state, field.name, nudged(field, int(value)))
        yield
    else:
        numbers = [int(n) for n in value]
        for i in sorted({0, len(numbers) // 2, len(numbers) - 1} & set(range(len(numbers)))):
            changed = [*numbers[:i], nudged(field, numbers[i]), *numbers[i + 1 :]]
            setattr(state, field.name, vec[i64](changed))
            yield
    setattr(state, field.name, value)


@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS)
def test_every_field_is_within_its_bounds(game_id: str, scenario: str) -> None:
    state = in_play(game_id, scenario)
    for field in state.fields():
        value = getattr(state, field.name)
        numbers = [int(value)] if field.count == NUMBER else [int(n) for n in value]
        assert all(field.low <= n <= field.high for n in numbers), field.name
        assert field.count < 0 or len(numbers) == field.count, field.name


@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS)
def test_the_digest_notices_a_change_of_any_field(game_id: str, scenario: str) -> None:
    state = in_play(game_id, scenario)
    before = state.digest()
    seen = {before}
    for field in state.fields():
        for _ in changes(state, field):
            digest = state.digest()
            assert digest not in seen, field.name
            seen.add(digest)
        assert state.digest() == before, field.name


@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS)
def test_a_copy_shares_no_list_with_the_original(game_id: str, scenario: str) -> None:
    state = in_play(game_id, scenario)
    copy = state.clone()
    names = [
        name
        for name, comment in declared(game_id).items()
        if reason(comment) != "not copied" and "shared by copies" not in comment
    ]
    before = {name: plain(getattr(state, name)) for name in names}
    assert before == {name: plain(getattr(copy, name)) for name in names}
    for name in names:
        spoil(getattr(copy, name))
    assert before == {name: plain(getattr(state, name)) for name in names}


def plain(value: Any) -> Any:
    return value if isinstance(value, int) else [plain(part) for part in value]


def spoil(value: Any) -> None:
    """Change every number of a list in place."""
    if isinstance(value, int):
        return
    for i, part in enumerate(value):
        if isinstance(part, int):
            value[i] = part + 1
        else:
            spoil(part)
