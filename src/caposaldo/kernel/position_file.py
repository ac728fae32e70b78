"""Position files: a state of any game as a TOML text that people can read, edit and share.

A position file holds everything, secrets and seed included. The game's own `restore` sets it up again.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import TypeVar

from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.files import FileError, file_text, one_line, replace_file, shown
from caposaldo.kernel.game import Params, State

T = TypeVar("T")

FORMAT = 1
MARK = "caposaldo-position"
KEYS = [MARK, "game", "rules", "dice", "state"]
KINDS = {"str": "@kernel-kind-text", "int": "@kernel-kind-number", "dict": "@kernel-kind-table"}
MOST_WORDS_USED = 10**15

# Stands for None, which TOML does not have.
NOTHING: dict[str, object] = {"nothing": True}
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_AT_LINE = re.compile(r" \(at line ([0-9]+), column [0-9]+\)$")


class PositionError(FileError):
    """An error in a position file, with its place."""


# ---------------------------------------------------------------- writing
def write(state: State) -> str:
    game = registry.game(state.game_id())
    lines = [f"{MARK} = {FORMAT}", f"game = {toml(game.id)}", f"rules = {game.version}", "", "[dice]"]
    lines += [f"seed = {toml(state.dice.seed)}", f"used = {int(state.dice.used)}", "", "[state]"]
    lines += [f"{toml_key(name)} = {toml(value)}" for name, value in state.data().items()]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """Return a value on one line. (A general TOML writer would write long lists over many lines.)"""
    if type(value) is int:
        return str(value)
    if value is None:
        return toml(NOTHING)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml_key(str(name))} = {toml(item)}" for name, item in value.items()) + "}"
    if not isinstance(value, (bool, int, str)):
        raise ValueError(f"a {type(value).__name__} cannot be written in a position")
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def toml_key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else toml(name)


def save(state: State, path: str) -> None:
    replace_file(path, write(state))


# ---------------------------------------------------------------- reading
def load(path: str) -> State:
    return read(file_text(path, PositionError), path)


def read(text: str, where: str = "position") -> State:
    """Return the state that a text describes. Raise PositionError with one clear line for a wrong text."""
    data = parsed(text, where)
    check_format(data, where)
    game_id = expected(data, "game", str, where)
    if game_id not in registry.ids():
        params: Params = {"game": shown(game_id), "known": ", ".join(registry.ids())}
        raise PositionError(where, 0, "kernel-record-unknown-game", params)
    game = registry.game(game_id)
    rules = expected(data, "rules", int, where)
    if rules != game.version:
        raise PositionError(where, 0, "kernel-position-rules", {"then": rules, "now": game.version})
    dice = read_dice(expected(data, "dice", dict, where), where)
    state = plain(expected(data, "state", dict, where))
    try:
        return game.restore(state, dice)
    except (ValueError, OverflowError) as error:
        raise PositionError(where, 0, "kernel-position-state", {"reason": one_line(error)}) from None


def parsed(text: str, where: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _AT_LINE.search(str(error))
        reason = _AT_LINE.sub("", one_line(error))
        raise PositionError(where, int(found[1]) if found else 0, "kernel-position-toml", {"reason": reason}) from None


def check_format(data: dict[str, object], where: str) -> None:
    if MARK not in data:
        raise PositionError(where, 0, "kernel-position-foreign")
    format = expected(data, MARK, int, where)
    if format != FORMAT:
        raise PositionError(where, 0, "kernel-position-format", {"format": format, "known": FORMAT})
    for key in data:
        if key not in KEYS:
            raise PositionError(where, 0, "kernel-position-unknown", {"key": shown(key).strip("'")})


def read_dice(data: dict[str, object], where: str) -> Dice:
    seed = expected(data, "seed", str, where)
    used = expected(data, "used", int, where)
    if not 0 <= used <= MOST_WORDS_USED:
        raise wrong("dice.used", f"0 - {MOST_WORDS_USED}", where)
    return Dice(seed, used)


def expected(data: dict[str, object], key: str, type: type[T], where: str) -> T:
    value = data.get(key)
    if not isinstance(value, type) or isinstance(value, bool):
        raise wrong(key, KINDS[type.__name__], where)
    return value


def wrong(key: str, what: str, where: str) -> PositionError:
    return PositionError(where, 0, "kernel-position-key", {"key": key, "expected": what})


def plain(value: dict[str, object]) -> dict[str, object]:
    """Return the data of a state as the game wrote them, with None where it was."""
    return {name: restored(item) for name, item in value.items()}


def restored(value: object) -> object:
    if value == NOTHING:
        return None
    if isinstance(value, list):
        return [restored(item) for item in value]
    return plain(value) if isinstance(value, dict) else value
