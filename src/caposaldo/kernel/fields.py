"""Tables of the fields of a position, by which saved states are written, read and checked.

A position declares its fields as typed attributes and lists them in a table of `Field`s with the values they may take.
Derived fields are not listed. `scripts/write_copies.py` writes `copy_into`, and tests/conformance/test_fields.py
compares table, attributes and copies.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.reading import FAR, shown, whole

NUMBER: Final = -2  # `Field.count`: one number, no list
ANY: Final = -1  # a list of any length


class Field:
    """An attribute of a position: a number or a list of `count` numbers, each from `low` to `high`. Before the first
    decision they are `start`."""

    def __init__(self, name: str, count: i64, low: i64, high: i64, start: i64 = 0) -> None:
        self.name = name
        self.count = count
        self.low = low
        self.high = high
        self.start = start


def number(name: str, low: i64, high: i64, start: i64 = 0) -> Field:
    return Field(name, NUMBER, low, high, start)


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value)] * int(n))


def numbers(v: vec[i64]) -> list[int]:
    return [int(n) for n in v]


# ---------------------------------------------------------------- positions
def lay_out(s: object, fields: list[Field]) -> None:
    """Set every field to its start value."""
    for field in fields:
        if field.count == NUMBER:
            setattr(s, field.name, int(field.start))
        else:
            setattr(s, field.name, filled(max(field.count, 0), field.start))


def field_data(s: object, fields: list[Field]) -> dict[str, object]:
    """Return the fields as JSON-able data."""
    data: dict[str, object] = {}
    for field in fields:
        value: object = getattr(s, field.name)
        data[field.name] = value if isinstance(value, int) else numbers(cast(vec[i64], value))
    return data


def read_fields(s: object, fields: list[Field], data: dict[str, object]) -> None:
    """Set the fields from what `field_data` returned. Raise ValueError with one clear line for each mistake."""
    for field in fields:
        value = data.get(field.name)
        if field.count == NUMBER:
            setattr(s, field.name, whole(field.name, value, int(field.low), int(field.high)))
        else:
            setattr(s, field.name, read_list(field, value))


def read_list(field: Field, value: object) -> vec[i64]:
    if not isinstance(value, list):
        raise ValueError(f"{field.name}: expected a list of numbers")
    if field.count >= 0 and len(value) != field.count:
        raise ValueError(f"{field.name}: expected {field.count} numbers, found {len(value)}")
    low = int(field.low)
    high = int(field.high)
    return vec[i64]([whole(f"{field.name}[{i}]", value[i], low, high) for i in range(len(value))])


def refuse_unknown(data: dict[str, object], known: dict[str, object]) -> None:
    """Raise ValueError for a field that no state of the game has."""
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")


# ---------------------------------------------------------------- decisions
def decision_fields(decision: object) -> dict[str, object]:
    """Return the attributes of a decision, which are all whole numbers."""
    return {name: int(getattr(decision, name)) for name in attribute_names(decision)}


def attribute_names(decision: object) -> list[str]:
    """Return the names of the attributes: compiled classes list them, interpreted objects have a dictionary."""
    compiled: object = getattr(type(decision), "__mypyc_attrs__", ())
    assert isinstance(compiled, tuple)
    own: object = getattr(decision, "__dict__", {})
    assert isinstance(own, dict)
    return [str(name) for name in (*compiled, *own) if not str(name).startswith("__")]


def decision_name(kind: type) -> str:
    """Return the name of a decision in saved states: `stop-order` for the class StopOrder."""
    name = kind.__name__
    found = name[0].lower()
    for letter in name[1:]:
        found += f"-{letter.lower()}" if letter.isupper() else letter
    return found


def read_stack(value: object, kinds: list[type]) -> list[object]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one decision or more")
    by_name = {decision_name(kind): kind for kind in kinds}
    return [read_decision(f"stack[{i}]", value[i], by_name) for i in range(len(value))]


def read_decision(at: str, value: object, kinds: dict[str, type]) -> object:
    """Return a decision of one of the kinds. `Decision.check` looks at the values of its fields."""
    if not isinstance(value, dict):
        raise ValueError(f"{at}: expected a decision with its fields")
    kind = value.get("decision")
    if not isinstance(kind, str) or kind not in kinds:
        raise ValueError(f"{at}.decision: unknown {shown(str(kind))}")
    found = {str(name): whole(f"{at}.{name}", n, -FAR, FAR) for name, n in value.items() if name != "decision"}
    try:
        decision: object = kinds[kind](**found)
        # Compiled classes without a constructor accept any arguments.
        if set(decision_fields(decision)) == set(found):
            return decision
    except TypeError:
        pass
    raise ValueError(f"{at}: these are not the fields of the decision {kind!r}")
