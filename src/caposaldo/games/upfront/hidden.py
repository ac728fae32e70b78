"""What a seat does not know, and what a bot may imagine instead (3.5, 4.4, 8.1).

Secret are the hand of the other side, what its cards that lie face down are, what it discarded from its hand, and so
what is left in the pile. `seen` tells for each card who knows where it is: all others may be anywhere among them. How
many cards lie where is open. What is imagined follows from open things and from the dice alone, never from the truth.

What somebody prepares without having said that it is done is his own business too: for the others he is still choosing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    BY_CARD,
    CHOSEN,
    DISCARDED,
    DROPS,
    EVERYBODY,
    FACE_UP,
    GROUPS,
    HELD_OUT,
    IN_PILE,
    KEEPS_CHARGE,
    NAMED,
    ON_GROUP,
    OUT_OF_GAME,
    Position,
)
from caposaldo.games.upfront.rules import deck
from caposaldo.games.upfront.rules.decision import Decision
from caposaldo.games.upfront.setup import DECK
from caposaldo.kernel import decision as kernel

PREPARED: Final = HELD_OUT | NAMED | BY_CARD | KEEPS_CHARGE | DROPS


# ---------------------------------------------------------------- what is known
def prepares_unseen(s: Position, seat: i64) -> bool:
    """Another seat prepares something that has cost nothing yet and may still be given up: that is a secret."""
    if s.result is not None or seat == s.side:
        return False
    top = s.top()
    return isinstance(top, Decision) and top.prepared()


def asked(s: Position, seat: i64) -> kernel.Decision[Position, Action]:
    """The decision that is awaited, as far as the seat may know."""
    return s.stack[-2] if prepares_unseen(s, seat) else s.top()


def knows(s: Position, seat: i64, card: i64) -> bool:
    """The seat knows where the card is; somebody who only looks on knows what everybody does."""
    return s.seen[card] == EVERYBODY if seat < 0 else (s.seen[card] >> seat) & 1 == 1


def as_known(s: Position, seat: i64) -> Position:
    """The table as it looks to the seat: without what somebody else is preparing."""
    if not prepares_unseen(s, seat):
        return s
    copy = s.empty(s.dice)
    s.copy_into(copy)
    put_back(copy)
    return copy


def put_back(s: Position) -> None:
    """What is being prepared is given up."""
    s.pop()
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            s.way[card] = FACE_UP
    for man in range(len(s.flags)):
        if s.flags[man] & PREPARED != 0:
            s.unmark(man, PREPARED)
            s.aim[man] = -1
            s.spends[man] = -1


# ---------------------------------------------------------------- what could be otherwise
def hides(s: Position, seat: i64) -> bool:
    """There is something that could be otherwise as far as this seat knows: two cards at least, not both just in the
    pile, or when one of them lay before a group at an earlier time."""
    if prepares_unseen(s, seat):
        return True
    unknown: i64 = 0
    elsewhere: i64 = 0
    for card in range(i64(DECK)):
        if not knows(s, seat, card):
            if s.where[card] < ON_GROUP and s.laid[card] != 0:
                return True
            unknown += 1
            if is_distinguishable(s, card):
                elsewhere += 1
    return elsewhere > 0 and unknown > 1


def is_distinguishable(s: Position, card: i64) -> bool:
    """Tell whether a card differs from the others in the pile: it lies elsewhere, or a seat knows that it is there."""
    return s.where[card] != IN_PILE or s.seen[card] != 0


def hide(s: Position, seat: i64) -> None:
    """Change in place all that the seat does not know into something that could as well be true, with s.dice: the cards
    it does not know change places with each other. The truth leaves no trace: with the same dice the same comes out,
    whatever is really there."""
    if prepares_unseen(s, seat):
        put_back(s)
    cards, loose, rest = vec[i64](), vec[i64](), vec[i64]()
    for card in range(i64(DECK)):
        if not knows(s, seat, card):
            cards = append(cards, card)
            if not is_distinguishable(s, card):
                rest = append(rest, card)
            elif s.where[card] < ON_GROUP and s.held_by(card) < 0:
                loose = append(loose, card)
    places = hidden_places(s, seat, loose)
    count = i64(len(places))
    for card in rest:
        places = append(places, card)
    exchange(s, places, deal(s, places, cards, count))
    s.legal = None


def hidden_places(s: Position, seat: i64, loose: vec[i64]) -> vec[i64]:
    """The cards that the seat does not know in hands and before groups, then those that lie about. Their order is that
    of the places and not of the cards: of two places that are alike nobody can tell which is which."""
    found = vec[i64]()
    for side in range(2):
        for card in s.hands[side]:
            if not knows(s, seat, card):
                found = append(found, card)
    for group in range(i64(GROUPS)):
        card = s.upper[group]
        while card >= 0:
            if not knows(s, seat, card):
                found = append(found, card)
            card = s.under[card]
    for where in (DISCARDED, OUT_OF_GAME, IN_PILE):
        for known in range(EVERYBODY):
            for card in loose:
                if s.where[card] == where and s.seen[card] == known:
                    found = append(found, card)
    return found


def deal(s: Position, places: vec[i64], cards: vec[i64], count: i64) -> vec[i64]:
    """The cards for the places, the first so many by chance."""
    dealt = cards[:]
    n = i64(len(dealt))
    for i in range(count):
        if i + 1 < n:
            j = i + s.dice.below(n - i, "a hidden card")
            dealt[i], dealt[j] = dealt[j], dealt[i]
    for i in range(count):
        if s.where[places[i]] == DISCARDED and deck.leaves_game(s, dealt[i]):
            give_another(s, places, dealt, i)
    return dealt


def give_another(s: Position, places: vec[i64], dealt: vec[i64], i: i64) -> None:
    """Nobody discards from his hand a card that would leave the game in the open (16.1): it is elsewhere."""
    n = i64(len(dealt))
    start = s.dice.below(n, "a hidden card")
    for k in range(n):
        j = (start + k) % n
        if s.where[places[j]] != DISCARDED and not deck.leaves_game(s, dealt[j]):
            dealt[i], dealt[j] = dealt[j], dealt[i]
            return


def exchange(s: Position, places: vec[i64], dealt: vec[i64]) -> None:
    """Each card takes the place of another, with all that is said of it there. When it was laid is said of those that
    lie before a group; of others it would be what is left from an earlier time."""
    taken = vec[i64](list(range(DECK)))  # by old card: the one that is there now
    where, way, under, laid, seen = s.where[:], s.way[:], s.under[:], s.laid[:], s.seen[:]
    for i in range(len(places)):
        taken[places[i]] = dealt[i]
    for old in places:
        new = taken[old]
        s.where[new] = where[old]
        s.way[new] = way[old]
        s.laid[new] = laid[old] if where[old] >= ON_GROUP else 0
        s.seen[new] = seen[old]
    for old in range(i64(DECK)):
        s.under[taken[old]] = taken[under[old]] if under[old] >= 0 else -1
    for group in range(i64(GROUPS)):
        if s.upper[group] >= 0:
            s.upper[group] = taken[s.upper[group]]
    for side in range(2):
        s.hands[side] = vec[i64]([taken[card] for card in s.hands[side]])
    s.gather_pile()
