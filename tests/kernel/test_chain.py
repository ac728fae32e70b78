"""Modifier chains add up, stop at their floor, and tell every link with its rule."""

from __future__ import annotations

from caposaldo.kernel.chain import Chain


def test_an_empty_chain_is_nothing() -> None:
    assert Chain().total() == 0
    assert Chain().data() == []


def test_links_are_added_up() -> None:
    chain = Chain()
    chain.add("direct-8", "weapon", 4)
    chain.add("direct-9", "cover", -1)
    chain.add("direct-9", "flank", 2)
    assert chain.total() == 5


def test_a_total_never_falls_below_the_floor() -> None:
    chain = Chain(1)
    chain.add("direct-8", "weapon", 2)
    chain.add("direct-9", "cover", -5)
    assert chain.total() == 1
    chain.add("direct-9", "close", 5)
    assert chain.total() == 2


def test_a_chain_without_a_floor_may_be_negative() -> None:
    chain = Chain()
    chain.add("direct-9", "cover", -5)
    assert chain.total() == -5


def test_links_are_told_in_the_order_in_which_they_were_added() -> None:
    chain = Chain()
    chain.add("b-1", "second-letter", 1)
    chain.add("a-1", "first-letter", -1)
    assert chain.data() == [
        {"rule": "b-1", "key": "second-letter", "value": 1},
        {"rule": "a-1", "key": "first-letter", "value": -1},
    ]
