"""Hidden information: what lies under face-down cards, and resampling.

A seat knows where the enemy's cards lie and what they have done, not which platoon each of them is, nor what is aboard.
The number of a slot tells nothing, because platoons were shuffled into the slots. `hide` deals them anew: the platoons
that have not been shown change places among the slots that have not.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.wheels.position import ABOARD, Position
from caposaldo.games.wheels.setup import PLACES, Card


def knows(s: Position, seat: i64, slot: i64) -> bool:
    """The seat knows which platoon it is: its own, and those whose models stand or stood on the table."""
    return s.side[slot] == seat or s.shown[slot] == 1


def hides(s: Position, seat: i64) -> bool:
    """A card of another side has not been shown."""
    for slot in range(len(s.side)):
        if not knows(s, seat, slot):
            return True
    return False


def hide(s: Position, seat: i64) -> None:
    """Deal what the seat does not know anew. A spectator knows neither side's cards."""
    for side in range(2):
        if side != seat:
            deal_again(s, side)


def deal_again(s: Position, side: i64) -> None:
    """The platoons of hidden slots change places. Carriers and what they carry stay together, and a platoon never takes
    a card that lies where it could not be or moved as it could not: such cards keep theirs."""
    slots = [i for i in range(len(s.side)) if s.side[i] == side and s.shown[i] == 0 and is_free(s, i)]
    order = slots[:]
    s.dice.shuffle(order, "hidden cards")
    kept = [identity(s, slot) for slot in order]
    before = [identity(s, slot) for slot in slots]
    for i in range(len(slots)):
        take(s, slots[i], kept[i])
    for slot in slots:
        if not is_possible(s, slot):
            for i in range(len(slots)):
                take(s, slots[i], before[i])
            return


def is_free(s: Position, slot: i64) -> bool:
    """Neither aboard nor carrying another."""
    return s.place[slot] != ABOARD and s.carried(slot) < 0


def identity(s: Position, slot: i64) -> list[int]:
    return [int(s.card[slot]), int(s.size[slot]), int(s.level[slot]), int(s.company[slot]), int(s.is_hq[slot])]


def take(s: Position, slot: i64, found: list[int]) -> None:
    s.card[slot], s.size[slot], s.level[slot], s.company[slot], s.is_hq[slot] = found
    for i in range(PLACES):
        s.alive[PLACES * slot + i] = 1 if i < found[1] else 0


def is_possible(s: Position, slot: i64) -> bool:
    """The platoon could have moved as its card did this turn."""
    card: Card = s.card_of(slot)
    return s.moved[slot] <= (card.move if card.moves() else 0)
