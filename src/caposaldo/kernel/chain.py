"""Modifier chains: where a number comes from, link by link, each with its rule."""

from __future__ import annotations

from mypy_extensions import i64


class Link:
    """One step of a chain: the rule that gives it, the key of its label, its value."""

    def __init__(self, rule: str, key: str, value: i64) -> None:
        self.rule = rule
        self.key = key
        self.value = value


class Chain:
    """Values added up in the order in which the rulebook names them; never less than the floor."""

    def __init__(self, floor: i64 = -1000000) -> None:
        self.links: list[Link] = []
        self.floor: i64 = floor

    def add(self, rule: str, key: str, value: i64) -> None:
        self.links.append(Link(rule, key, value))

    def total(self) -> i64:
        total: i64 = 0
        for link in self.links:
            total += link.value
        return max(total, self.floor)

    def data(self) -> list[dict[str, object]]:
        return [{"rule": link.rule, "key": link.key, "value": int(link.value)} for link in self.links]
