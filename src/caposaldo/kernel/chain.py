"""Modifier chains: the values that add up to a number, each with its rule."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.kernel import view_types


class Link:
    """One value of a chain: its rule, the key and parameters of its label, the value. A note has no value: it says what
    is done with the sum."""

    def __init__(
        self, rule: str, key: str, value: i64, params: dict[str, int | str] | None = None, note: bool = False
    ) -> None:
        self.rule = rule
        self.key = key
        self.value = value
        self.params: dict[str, int | str] = {} if params is None else params
        self.note = note

    def data(self) -> view_types.Link:
        data: view_types.Link = {"rule": self.rule, "key": self.key, "value": int(self.value)}
        if self.params:
            data["params"] = dict(self.params)
        if self.note:
            data["note"] = True
        return data


class Chain:
    """Values that are added up, in the order of the rulebook. The total is never less than the floor."""

    def __init__(self, floor: i64 = -1000000) -> None:
        self.links: list[Link] = []
        self.floor: i64 = floor

    def add(self, rule: str, key: str, value: i64, params: dict[str, int | str] | None = None) -> None:
        self.links.append(Link(rule, key, value, params))

    def note(self, rule: str, key: str, params: dict[str, int | str] | None = None) -> None:
        self.links.append(Link(rule, key, 0, params, True))

    def total(self) -> i64:
        total: i64 = 0
        for link in self.links:
            total += link.value
        return max(total, self.floor)

    def data(self) -> list[view_types.Link]:
        return [link.data() for link in self.links]
