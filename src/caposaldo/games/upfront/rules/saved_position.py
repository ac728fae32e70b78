"""Checks of a position restored from data, which may come from anywhere; each error is one clear line."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import GROUPS, IN_HAND, IN_PLAY, ON_GROUP, Position
from caposaldo.games.upfront.rules import weapons
from caposaldo.games.upfront.setup import DECK, LETTERS
from caposaldo.kernel.fields import ANY, Field, read_list
from caposaldo.kernel.reading import whole


def read_hands(s: Position, value: object) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError("hands: expected two lists of numbers")
    s.hands = [read_list(Field(f"hands[{side}]", ANY, 0, DECK - 1), value[side]) for side in range(2)]


def check(s: Position) -> None:
    for side in range(2):
        check_hand(s, side)
    for group in range(GROUPS):
        check_cards(s, group)
    check_men(s)
    check_groups(s)


def check_men(s: Position) -> None:
    """Check that positions have no gaps, a weapon is in one place, and every man is with his own side."""
    held: list[int] = []
    for man in range(s.setup.count()):
        group = s.group[man]
        if (group >= 0) != (s.fate[man] == IN_PLAY):
            raise ValueError(f"fate[{man}]: expected {IN_PLAY} for a man in a group and only for him")
        if group >= 0 and (s.letter[group] < 0 or group // LETTERS != s.setup.side[man]):
            raise ValueError(f"group[{man}]: expected a group of his own side that is there")
        if group >= 0 and s.man_at(group, s.pos[man]) != man:
            raise ValueError(f"pos[{man}]: expected one man in each position")
        whole(f"pos[{man}]", int(s.pos[man]), 1 if group >= 0 else 0, int(s.size(group)) if group >= 0 else 0)
        check_places(s, man)
        held += [int(weapon) for weapon in weapons.carried(s, man)]
        if 0 <= s.second[man] < s.setup.count():
            raise ValueError(f"second[{man}]: expected a secondary weapon")
        if s.second[man] >= 0 and s.kept[man] == 1:
            raise ValueError(f"second[{man}]: expected nothing besides the weapon of his card")
    for weapon in held:
        if held.count(weapon) > 1 or s.lies[weapon] >= 0:
            raise ValueError(f"weapon: expected weapon {weapon} in one place only")


def check_places(s: Position, man: i64) -> None:
    """Check that he infiltrates enemies and goes over to friends."""
    side = s.setup.side[man]
    if s.inside[man] >= 0 and s.inside[man] // LETTERS == side:
        raise ValueError(f"inside[{man}]: expected a group of the enemy")
    if s.bound[man] >= 0 and s.bound[man] // LETTERS != side:
        raise ValueError(f"bound[{man}]: expected a group of his own side")


def check_groups(s: Position) -> None:
    """Check that each letter belongs to one group of a side, and no man is in a group that does not exist."""
    for group in range(GROUPS):
        if s.letter[group] >= 0 and s.group_with(group // LETTERS, s.letter[group]) != group:
            raise ValueError(f"letter[{group}]: expected another letter for each group of a side")
        if s.letter[group] >= 0 and s.size(group) == 0:
            raise ValueError(f"letter[{group}]: expected men in the group")


def check_hand(s: Position, side: i64) -> None:
    """Check that a hand holds the cards whose `where` says so, each once."""
    there = [card for card in range(DECK) if s.where[card] == IN_HAND + side]
    if sorted(int(card) for card in s.hands[side]) != there:
        raise ValueError(f"hands[{side}]: expected the cards whose place is {IN_HAND + int(side)}")
    for card in there:
        if (s.seen[card] >> side) & 1 == 0:
            raise ValueError(f"seen[{card}]: expected a side to know its hand")


def check_cards(s: Position, group: i64) -> None:
    """Check that the cards on a group form one stack."""
    there = sum(1 for card in range(DECK) if s.where[card] == ON_GROUP + group)
    card = s.upper[group]
    for _ in range(there):
        if card < 0 or s.where[card] != ON_GROUP + group:
            raise ValueError(f"upper[{group}]: expected the cards of the group one on the other")
        card = s.under[card]
    if card >= 0:
        raise ValueError(f"upper[{group}]: expected nothing beneath the cards of the group")
