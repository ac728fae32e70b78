"""The table of fields: laid out, written, read back, and wrong values refused with one clear line."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.decision import Decision
from caposaldo.kernel.fields import (
    ANY,
    Field,
    decision_fields,
    decision_name,
    field_data,
    filled,
    lay_out,
    number,
    numbers,
    read_decision,
    read_fields,
    read_stack,
    refuse_unknown,
)
from caposaldo.kernel.game import Action, State


class Position:
    turn: int
    steps: vec[i64]
    drawn: vec[i64]


FIELDS = [number("turn", 1, 9, 1), Field("steps", 3, -1, 4, 4), Field("drawn", ANY, 0, 51)]
DATA: dict[str, object] = {"turn": 2, "steps": [4, -1, 0], "drawn": [51, 0, 7, 7]}


def position() -> Position:
    found = Position()
    lay_out(found, FIELDS)
    return found


# ---------------------------------------------------------------- fields of positions
def test_fields_are_laid_out_with_their_first_values() -> None:
    assert field_data(position(), FIELDS) == {"turn": 1, "steps": [4, 4, 4], "drawn": []}


def test_lists_are_not_shared_between_positions() -> None:
    one, other = position(), position()
    one.steps[0] = 2
    assert numbers(one.steps) == [2, 4, 4]
    assert numbers(other.steps) == [4, 4, 4]


def test_fields_are_written_and_read_back() -> None:
    s = position()
    read_fields(s, FIELDS, DATA)
    assert (s.turn, numbers(s.steps), numbers(s.drawn)) == (2, [4, -1, 0], [51, 0, 7, 7])
    assert field_data(s, FIELDS) == DATA


def test_what_is_written_is_plain_data() -> None:
    data = field_data(position(), FIELDS)
    assert type(data["turn"]) is int
    assert type(data["steps"]) is list


@pytest.mark.parametrize("turn", [1, 9])
@pytest.mark.parametrize("step", [-1, 4])
def test_bounds_belong_to_the_values_a_field_may_have(turn: int, step: int) -> None:
    read_fields(position(), FIELDS, {**DATA, "turn": turn, "steps": [step] * 3})


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("turn", 0, "turn: expected a number from 1 to 9, found '0'"),
        ("turn", 10, "turn: expected a number from 1 to 9, found '10'"),
        ("turn", None, "turn: expected a whole number"),
        ("turn", "2", "turn: expected a whole number"),
        ("turn", 2.0, "turn: expected a whole number"),
        ("turn", True, "turn: expected a whole number"),
        ("turn", [2], "turn: expected a whole number"),
        ("turn", 10**100, f"turn: expected a number from 1 to 9, found '1{'0' * 39}...'"),
        ("steps", None, "steps: expected a list of numbers"),
        ("steps", 4, "steps: expected a list of numbers"),
        ("steps", "444", "steps: expected a list of numbers"),
        ("steps", [4, 4], "steps: expected 3 numbers, found 2"),
        ("steps", [], "steps: expected 3 numbers, found 0"),
        ("steps", [4, 5, 4], "steps[1]: expected a number from -1 to 4, found '5'"),
        ("steps", [4, 4, -2], "steps[2]: expected a number from -1 to 4, found '-2'"),
        ("steps", [[4], 4, 4], "steps[0]: expected a whole number"),
        ("drawn", {}, "drawn: expected a list of numbers"),
        ("drawn", [0, 52], "drawn[1]: expected a number from 0 to 51, found '52'"),
    ],
)
def test_a_wrong_value_is_refused_with_one_clear_line(field: str, value: object, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        read_fields(position(), FIELDS, {**DATA, field: value})
    assert str(caught.value) == said


@pytest.mark.parametrize("field", ["turn", "steps", "drawn"])
def test_no_field_may_be_missing(field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: expected "):
        read_fields(position(), FIELDS, {name: value for name, value in DATA.items() if name != field})


def test_an_unknown_field_is_refused() -> None:
    refuse_unknown(DATA, DATA)
    with pytest.raises(ValueError, match=r"^'weather': no such field$"):
        refuse_unknown({**DATA, "weather": 1}, DATA)


def test_lists_of_one_value() -> None:
    assert numbers(filled(3, 7)) == [7, 7, 7]
    assert numbers(filled(0, 7)) == []


# ---------------------------------------------------------------- fields of decisions
class Bid(Decision[State, Action]):
    pass


class StopOrder(Decision[State, Action]):
    def __init__(self, unit: int, spent: int = 3) -> None:
        self.unit = unit
        self.spent = spent


class LastStopOrder(StopOrder):
    def __init__(self, unit: int, spent: int, turn: int) -> None:
        super().__init__(unit, spent)
        self.turn = turn


KINDS = [Bid, StopOrder, LastStopOrder]


def test_a_decision_is_named_by_its_class() -> None:
    assert [decision_name(kind) for kind in KINDS] == ["bid", "stop-order", "last-stop-order"]


def test_the_fields_of_a_decision_are_its_attributes() -> None:
    assert decision_fields(Bid()) == {}
    assert decision_fields(StopOrder(4)) == {"unit": 4, "spent": 3}
    assert decision_fields(LastStopOrder(4, 5, 6)) == {"unit": 4, "spent": 5, "turn": 6}


def test_decisions_are_read_back_by_name() -> None:
    written = [Bid().data(), StopOrder(4, 0).data(), LastStopOrder(1, 2, 3).data()]
    found = read_stack(written, KINDS)
    assert [type(decision) for decision in found] == KINDS
    assert [decision.data() for decision in found if isinstance(decision, Decision)] == written


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "here: expected a decision with its fields"),
        ([], "here: expected a decision with its fields"),
        ({}, "here.decision: unknown 'None'"),
        ({"decision": "stop"}, "here.decision: unknown 'stop'"),
        ({"decision": "x" * 99}, f"here.decision: unknown '{'x' * 40}...'"),
        ({"decision": "stop-order"}, "here: these are not the fields of the decision 'stop-order'"),
        ({"decision": "bid", "unit": 1}, "here: these are not the fields of the decision 'bid'"),
        ({"decision": "stop-order", "unit": 1}, "here: these are not the fields of the decision 'stop-order'"),
        ({"decision": "stop-order", "unit": None}, "here.unit: expected a whole number"),
        (
            {"decision": "stop-order", "unit": -(10**8)},
            "here.unit: expected a number from -10000000 to 10000000, found '-100000000'",
        ),
    ],
)
def test_a_wrong_decision_is_refused_with_one_clear_line(value: object, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        read_decision("here", value, {decision_name(kind): kind for kind in KINDS})
    assert str(caught.value) == said
