"""The information a seat does not have, and how a bot's copy of the state replaces it (3.5, 4.4, 8.1).

Secret are the hand of the other side, its cards face down, its discards from the hand, and so the cards left in the
pile. `seen` tells for each card which seats know where it is; unknown cards may be in any of the unknown places. The
number of cards in each place is public. The replacement depends only on public things and the dice, never on the truth.

An action that a player prepares is secret too until he confirms it: for the others he is still choosing.
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


# ---------------------------------------------------------------- the knowledge of a seat
def prepares_unseen(s: Position, seat: i64) -> bool:
    """Tell whether another seat prepares an action that has cost nothing yet and may still be given up: that is
    secret."""
    if s.result is not None or seat == s.side:
        return False
    top = s.top()
    return isinstance(top, Decision) and top.prepared()


def asked(s: Position, seat: i64) -> kernel.Decision[Position, Action]:
    """Return the pending decision as far as the seat may know."""
    return s.stack[-2] if prepares_unseen(s, seat) else s.top()


def knows(s: Position, seat: i64, card: i64) -> bool:
    """Tell whether the seat knows where the card is; a spectator knows what both seats know."""
    return s.seen[card] == EVERYBODY if seat < 0 else (s.seen[card] >> seat) & 1 == 1


def as_known(s: Position, seat: i64) -> Position:
    """Return the position as the seat sees it: without what another seat is preparing."""
    if not prepares_unseen(s, seat):
        return s
    copy = s.empty(s.dice)
    s.copy_into(copy)
    put_back(copy)
    return copy


def put_back(s: Position) -> None:
    """Take back what is being prepared."""
    s.pop()
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            s.way[card] = FACE_UP
    for man in range(len(s.flags)):
        if s.flags[man] & PREPARED != 0:
            s.unmark(man, PREPARED)
            s.aim[man] = -1
            s.spends[man] = -1


# ---------------------------------------------------------------- replacing hidden cards
def hides(s: Position, seat: i64) -> bool:
    """Tell whether something is hidden from this seat: at least two unknown cards, not all just in the pile, or one
    that lay on a group at an earlier time."""
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
    """Replace in place all that the seat does not know by something equally possible, with s.dice: the cards it does
    not know change places with each other. The result depends only on the dice and on what the seat knows, never on the
    hidden truth."""
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
    """Return the cards that the seat does not know in hands and on groups, then the loose ones. They are in the order
    of the places, not of the cards: equal places are indistinguishable."""
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
    """Return the cards for the places; the first `count` are chosen at random."""
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
    """Replace a card that would have left the game in the open when discarded from a hand (16.1): it must be
    elsewhere."""
    n = i64(len(dealt))
    start = s.dice.below(n, "a hidden card")
    for k in range(n):
        j = (start + k) % n
        if s.where[places[j]] != DISCARDED and not deck.leaves_game(s, dealt[j]):
            dealt[i], dealt[j] = dealt[j], dealt[i]
            return


def exchange(s: Position, places: vec[i64], dealt: vec[i64]) -> None:
    """Put each card in the place of another, with all fields of that place. `laid` is kept only for cards on a group;
    elsewhere it would be left over from an earlier time."""
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
