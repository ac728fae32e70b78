"""Types that the views and boards of several games are made of.

A game declares what it sends to a client in its own view_types.py. web/scripts/view_types.py makes the client's types
from these declarations: a docstring below a field becomes the comment of that field.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypedDict


class Length(NamedTuple):
    """How many items a list always has: Annotated[list[int], TWO]."""

    items: int


TWO: Final = Length(2)
THREE: Final = Length(3)

Pair = Annotated[list[int], TWO]
Params = dict[str, int | str]


class Words(TypedDict):
    """A text in both languages."""

    it: str
    en: str


class Wording(TypedDict):
    """A text of the catalogue and its parameters."""

    key: str
    params: Params


class Link(TypedDict):
    """One link of a chain of modifiers."""

    rule: str
    key: str
    value: int
    params: NotRequired[Params]
    note: NotRequired[Literal[True]]
    """The link explains something and adds nothing."""
