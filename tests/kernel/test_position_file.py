"""Positions: any state as a text and back, and wrong texts refused with one clear line."""

from __future__ import annotations

import contextlib
import functools
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caposaldo.kernel import position_file, registry
from caposaldo.kernel.position_file import PositionError
from kernel.play import WHOLE_GAME, decide, opening, session

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def text() -> str:
    return position_file.write(decide(session(), "0 bid 3").state)


def trouble(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        position_file.read(text, "here.toml")
    assert "\n" not in caught.value.say("it")
    assert "⟦" not in caught.value.say("en") + caught.value.say("it")
    return str(caught.value)


def test_a_position_looks_like_this(text: str) -> None:
    assert text == (
        "caposaldo-position = 1\n"
        'game = "tiny"\n'
        "rules = 1\n"
        "\n"
        "[dice]\n"
        'seed = "7"\n'
        "used = 0\n"
        "\n"
        "[state]\n"
        "rounds = 2\n"
        "round = 1\n"
        "bids = [3, 0]\n"
        "sealed = [0, 0]\n"
        "attacker = -1\n"
        "points = [0, 0]\n"
        "reveals = 0\n"
        'stack = [{decision = "rounds"}, {decision = "bidding"}]\n'
        "result = []\n"
    )


def test_every_state_of_a_game_can_be_written_and_set_up_again() -> None:
    for number in range(len(WHOLE_GAME) + 1):
        state = decide(session(), *WHOLE_GAME[:number]).state
        again = position_file.read(position_file.write(state))
        assert again.digest() == state.digest()
        assert position_file.write(again) == position_file.write(state)


def test_the_dice_go_on_where_they_were() -> None:
    state = decide(session(), *WHOLE_GAME[:4], "roll").state
    again = position_file.read(position_file.write(state))
    assert state.dice.roll(20, 6, "later") == again.dice.roll(20, 6, "later")


def test_a_position_is_saved_and_loaded(text: str, tmp_path: Path) -> None:
    path = str(tmp_path / "here.toml")
    position_file.save(position_file.read(text), path)
    assert Path(path).read_text() == text
    assert position_file.write(position_file.load(path)) == text
    with pytest.raises(PositionError, match="No such file"):
        position_file.load(str(tmp_path / "there.toml"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rules = 1", "rules = ", "here.toml:3: this isn’t valid TOML: Invalid value"),
        ("caposaldo-position = 1", "x = 1", "here.toml: this isn’t a Caposaldo position: it must begin with"),
        ("caposaldo-position = 1", "caposaldo-position = 2", "here.toml: the position has format 2; this program"),
        ("rules = 1", "rules = 1\nweather = 2", "here.toml: “weather” doesn’t belong in a position"),
        ('game = "tiny"', "game = 3", "here.toml: “game” is missing or wrong (expected: a text)"),
        ('game = "tiny"', 'game = "chess"', "here.toml: unknown game 'chess'; known games: "),
        ("rules = 1", "rules = 9", "here.toml: the position was made with version 9 of the rules; this is ver"),
        (
            "rules = 1",
            "rules = true",
            "here.toml: “rules” is missing or wrong (expected: a whole number)",
        ),
        ('seed = "7"\n', "", "here.toml: “seed” is missing"),
        ("used = 0", "used = -1", "here.toml: “dice.used” is missing or wrong (expected: 0 - 1000"),
        ("used = 0", "used = 99999999999999999999", "here.toml: “dice.used” is missing or wrong"),
        ("bids = [3, 0]", "bids = [3]", "here.toml: the position can’t be set up: bids: expected 2 numbers, found 1"),
        ("attacker = -1\n", "", "here.toml: the position can’t be set up: attacker: expected a whole number"),
        ('"bidding"', '"attack"', "here.toml: the position can’t be set up: stack[1]: these are not the fields of"),
    ],
)
def test_a_wrong_position_is_refused_with_a_clear_line(text: str, old: str, new: str, said: str) -> None:
    assert old in text
    assert trouble(text.replace(old, new)).startswith(said)


def test_a_position_without_a_state_is_refused(text: str) -> None:
    assert trouble(text.partition("[state]")[0]).startswith("here.toml: “state” is missing")


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
).filter(lambda value: value != {"nothing": True})

SETTINGS = settings(
    max_examples=300, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@settings(SETTINGS, max_examples=60)
@given(st.dictionaries(st.text(), plain_data, max_size=5))
def test_any_data_of_any_game_comes_back_as_it_was(data: dict[str, object]) -> None:
    text = "".join(f"{position_file.toml_key(name)} = {position_file.toml(value)}\n" for name, value in data.items())
    assert position_file.plain(tomllib.loads(text)) == data


def test_a_float_is_no_part_of_a_state() -> None:
    with pytest.raises(ValueError, match="a float cannot be written in a position"):
        position_file.toml([1, 0.5])


@SETTINGS
@given(st.data())
def test_a_mutated_position_never_gives_a_traceback(text: str, data: st.DataObject) -> None:
    a = data.draw(st.integers(0, len(text)))
    b = data.draw(st.integers(a, min(len(text), a + 20)))
    mutated = text[:a] + data.draw(st.sampled_from(["9", "[", "=", "\n", '"', "[["]) | st.text(max_size=6)) + text[b:]
    with contextlib.suppress(PositionError):
        position_file.read(mutated)


@pytest.mark.parametrize("game_id", registry.ids())
def test_positions_of_every_game_are_set_up_again(game_id: str) -> None:
    for decisions in (0, 1, 20, 60):
        state = opening(game_id, decisions).state
        assert position_file.read(position_file.write(state)).digest() == state.digest()


@pytest.mark.parametrize("game_id", registry.ids())
@settings(SETTINGS, max_examples=60)
@given(st.data())
def test_odd_numbers_in_a_position_of_any_game_never_give_a_traceback(game_id: str, data: st.DataObject) -> None:
    text = opening_text(game_id)
    numbers = list(re.finditer(r"-?[0-9]+|\[[^\]]*\]", text))
    found = data.draw(st.sampled_from(numbers))
    odd = data.draw(st.sampled_from(["-2", "99999", "9223372036854775808", '"x"', "[]", "[[]]", "true", "1.5", "{}"]))
    with contextlib.suppress(PositionError):
        position_file.read(text[: found.start()] + odd + text[found.end() :])


@functools.cache
def opening_text(game_id: str) -> str:
    return position_file.write(opening(game_id).state)
