"""The column in which an infiltration is decided (20.3 to 20.4), and its chances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import PINNED, Position
from caposaldo.games.upfront.rules import infiltrators, night, terrain
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.setup import BRUSH, COLUMNS, CONCEALED, DECK, HILL, OPEN, PILLBOX, WOODS
from caposaldo.games.upfront.verbs import USE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview

OF_SMOKE: Final = 2  # columns for each card (20.32)
OF_MOVEMENT: Final = 2  # 20.39
GETS_IN: Final = 3  # what it is worth to his side


def column_parts(s: Position, man: i64, target: i64, chain: Chain) -> i64:
    """Return the column 1 to 10 for the draw and add each shift to the chain; a lower one is better for him."""
    return end_parts(shifted(s, man, target, chain), chain)


def end_parts(total: i64, chain: Chain) -> i64:
    column = within(total)
    if column != total:
        chain.add("20.4", "uf-chain-column-end", column - total)
    return column


def within(total: i64) -> i64:
    """Return the column limited to the first and the last one (20.4)."""
    return max(i64(1), min(total, i64(COLUMNS)))


def shifted(s: Position, man: i64, target: i64, chain: Chain) -> i64:
    group = s.group[man]
    chain.add("20.3", "uf-chain-column", s.size(target), {"enemy": s.group_ref(target)})
    if s.setup.night and night.shift(s, target) > 0:
        chain.add("20.31", "uf-chain-column-night", -night.shift(s, target))
    smoke = terrain.smoke_on(s, group) + terrain.smoke_on(s, target)
    if smoke > 0:
        chain.add("20.32", "uf-chain-column-smoke", -OF_SMOKE * smoke)
    add_ground(s, group, target, chain)
    pinned = pinned_in(s, target)
    if pinned > 0:
        chain.add("20.38", "uf-chain-column-pinned", -pinned)
    if terrain.moving(s, group):
        chain.add("20.39", "uf-chain-column-moving", OF_MOVEMENT)
    if terrain.moving(s, target):
        chain.add("20.39", "uf-chain-column-enemy-moving", OF_MOVEMENT)
    if infiltrators.infiltrated(s, group):
        chain.add("20.39", "uf-chain-column-infiltrated", OF_MOVEMENT)
    if s.hidden_by != 0:
        chain.add("20.3", "uf-chain-column-concealed", s.hidden_by)
    return chain.total()


def add_ground(s: Position, group: i64, target: i64, chain: Chain) -> None:
    """Add the shifts for the terrain he comes from and for a pillbox he enters (20.33 to 20.37)."""
    ground = terrain.occupied(s, group)
    said: dict[str, int | str] = {"terrain": terrain.terrain_name(ground)}
    if ground == BRUSH:
        chain.add("20.33", "uf-chain-column-from", -2, said)
    elif ground == WOODS:
        chain.add("20.34", "uf-chain-column-from", -1, said)
    elif ground == HILL:
        chain.add("20.35", "uf-chain-column-from", 1, said)
    elif ground == OPEN:
        chain.add("20.37", "uf-chain-column-from", 2, said)
    if terrain.occupied(s, target) == PILLBOX:
        chain.add("20.36", "uf-chain-column-pillbox", 1)


def pinned_in(s: Position, group: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & PINNED != 0:
            found += 1
    return found


def would_change_column(s: Position, man: i64, target: i64, heroes: i64) -> bool:
    """Tell whether raising this number of pinned men would make it harder for him (20.38, 20.4)."""
    total = shifted(s, man, target, Chain())
    return within(total + heroes) != within(total)


def preview_of(s: Position, action: Action) -> Preview:
    """Preview NAME: the column, and how many cards of the whole deck let him in; a morale check comes before that."""
    chain = Chain()
    return chances(s, column_parts(s, action.man, action.target, chain), chain)


def concealing(s: Position, conceal: Conceal, action: Action) -> Preview:
    """Preview a Concealed card for the own man: the column with this card or without (20.3)."""
    chain = Chain()
    total = shifted(s, conceal.man, conceal.target, chain)
    if action.verb == USE:
        worth = s.setup.deck.worth(action.card, s.setup.nation[conceal.side], CONCEALED)
        chain.add("20.3", "uf-chain-card", worth, {"card": s.card_ref(action.card)})
        total += worth
    return chances(s, end_parts(total, chain), chain)


def chances(s: Position, column: i64, chain: Chain) -> Preview:
    red = 0
    for card in range(DECK):
        if s.setup.deck.position_is_red(card, column):
            red += 1
    found = [Chance("uf-chance-infiltrates", red, DECK, GETS_IN), Chance("uf-chance-stays-out", DECK - red, DECK)]
    return Preview(chain, [chance for chance in found if chance.ways > 0])
