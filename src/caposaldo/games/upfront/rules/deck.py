"""The action deck: what is drawn, discarded and taken out (2.2, 2.22, 14.6, 16.1, 16.2).

The pile has no order: a card is drawn by chance from all that are in it (16.21). It is kept sorted, so that it follows
from where the cards are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from caposaldo.games.upfront.position import (
    CREDIT,
    DISCARDED,
    EVERYBODY,
    FACE_DOWN,
    FACE_UP,
    GROUPS,
    IN_HAND,
    IN_PILE,
    ON_GROUP,
    OUT_OF_GAME,
    SMALL_ARMS,
    Position,
)
from caposaldo.games.upfront.rules import terrain
from caposaldo.games.upfront.rules.attack_state import PendingAttack
from caposaldo.games.upfront.setup import DECK, FUNCTION_NAMES, FUNCTIONS, MINEFIELD, NONE, RADIO, SMOKE, SNIPER
from caposaldo.kernel.game import Refusal

RADIO_CHAPTER: Final = 40


# ---------------------------------------------------------------- drawing
def draw(s: Position, purpose: str) -> i64:
    """Draw a card for its numbers (2.2), then discard it or take it out of the game (16.1). A Breeze clears all smoke
    at once (13.243), so read the smoke before drawing if it counts. The pile is refilled when its last card is drawn
    (16.2), and `time_up` is set when that was the last time (16.3)."""
    card = top_card(s, purpose)
    s.seen[card] = EVERYBODY
    if leaves_game(s, card):
        take_out(s, card)
    else:
        s.where[card] = DISCARDED
    if s.setup.deck.breeze[card] == 1:
        s.windy = 1
        clear_smoke(s)
    return card


def draw_to_hand(s: Position, side: i64) -> i64:
    """Draw a card into the hand and return it; -1 if none is left anywhere."""
    if len(s.pile) == 0:
        refill(s)
    if len(s.pile) == 0:
        return -1
    card = top_card(s, "card")
    s.to_hand(card, side)
    lose_track(s, 1 - side)
    return card


def top_card(s: Position, purpose: str) -> i64:
    """Take a card from the pile; the last one ends a deck (16.2). It is nowhere until the caller puts it somewhere, so
    that it does not come back with the discards. At least one seat learns which card it was."""
    if len(s.pile) == 0:
        refill(s)
    s.pile, card = pop(s.pile, s.dice.below(len(s.pile), purpose))
    s.where[card] = OUT_OF_GAME
    s.reveals += 1
    if len(s.pile) == 0:
        end_deck(s)
    return card


def end_deck(s: Position) -> None:
    """Count an emptied pile and refill it from the discards; the last time, the game ends after the current action
    (16.2, 16.3)."""
    s.emptied += 1
    refill(s)
    if s.emptied >= s.setup.decks:
        s.time_up = 1
    if s.events is not None:
        key = "uf-time-up" if s.time_up == 1 else "uf-deck-over"
        s.tell("16.3" if s.time_up == 1 else "16.2", key, {"deck": int(s.emptied), "decks": int(s.setup.decks)})


def refill(s: Position) -> None:
    """Put the discards into the pile, not hands and cards on the table (16.2). A seat that saw a card discarded knows
    that it is in the pile now."""
    fresh = vec[i64]()
    where = s.where
    for card in range(i64(DECK)):
        if where[card] == DISCARDED:
            where[card] = IN_PILE
        if where[card] == IN_PILE:
            fresh = append(fresh, card)
    s.pile = fresh


def lose_track(s: Position, side: i64) -> None:
    """Forget the cards of the pile that this side knew: the other has drawn a card unseen, which may be any of them."""
    own: i64 = 1 << side
    seen = s.seen
    for card in s.pile:
        if seen[card] & own != 0:
            seen[card] = seen[card] ^ own


# ---------------------------------------------------------------- discarding
def discard(s: Position, card: i64, shown: bool) -> None:
    """Discard a card from a hand or a group; `shown`: both seats see which. Cards the scenario takes out leave the game
    (16.1), Minefields once played too (24.6)."""
    side = s.held_by(card)
    spent = is_spent_minefield(s, card)
    if side >= 0:
        s.out_of_hand(card, side)
    elif s.where[card] >= ON_GROUP:
        s.lift(card)
    s.where[card] = DISCARDED
    s.way[card] = FACE_UP
    if shown:
        s.show(card)
    if side >= 0 and leaves_game(s, card):
        take_out(s, card)
    elif spent:
        s.where[card] = OUT_OF_GAME
        if s.events is not None:
            s.tell("24.6", "uf-minefield-spent", {"card": s.card_ref(card)})


def leaves_game(s: Position, card: i64) -> bool:
    """Tell whether the card is of a kind of which the scenario takes some out and not all of these are gone yet
    (16.1)."""
    deck = s.setup.deck
    return deck.is_terrain(card) and s.taken_out[deck.terrain[card]] < s.setup.removed[deck.terrain[card]]


def take_out(s: Position, card: i64) -> None:
    """Show the card and take it out of the game; after the last of its kind the others become playable (16.1)."""
    s.show(card)
    s.where[card] = OUT_OF_GAME
    kind = s.setup.deck.terrain[card]
    s.taken_out[kind] = s.taken_out[kind] + 1
    if s.events is not None:
        left = int(s.setup.removed[kind] - s.taken_out[kind])
        s.tell("16.1", "uf-taken-out" if left > 0 else "uf-last-taken-out", {"card": s.card_ref(card), "left": left})


def is_spent_minefield(s: Position, card: i64) -> bool:
    """Tell whether the card lies on a group as a Minefield, or did before a path was cleared (24.5, 24.6): then both
    seats know it, though it lies face down. One played as open ground is an ordinary card."""
    if s.where[card] < ON_GROUP or s.setup.deck.terrain[card] != MINEFIELD:
        return False
    return s.way[card] != FACE_DOWN or s.seen[card] == EVERYBODY


# ---------------------------------------------------------------- functions of a card
def usable(s: Position, side: i64, card: i64, function: i64) -> bool:
    """Tell whether the side's nation may use the card as this function (2.21) and no rule of the scenario or the game
    so far forbids it."""
    setup = s.setup
    if not setup.deck.plays(card, setup.nation[side], function) or setup.dead[side * DECK + card] == 1:
        return False
    if function == SNIPER:
        return s.snipers_found[side] < setup.snipers[side]
    if function == RADIO:
        return setup.plays_chapter(RADIO_CHAPTER)
    if function == SMOKE and setup.night:  # 13.26
        return False
    return not leaves_game(s, card)


def is_dead(s: Position, side: i64, card: i64) -> bool:
    """Tell whether it is a cower card for the side (2.22, 14.4, 16.1, 23.1)."""
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        function = s.setup.deck.function[i]
        if function != NONE and usable(s, side, card, function):
            return False
    return True


def plays(s: Position, side: i64, card: i64, function: i64) -> bool:
    """Tell whether the side holds the card and may play it as this function."""
    return 0 <= card < DECK and s.where[card] == IN_HAND + side and usable(s, side, card, function)


def cards_of(s: Position, side: i64, function: i64) -> list[int]:
    """Return the cards in the hand of the side that can be played as this function."""
    return [int(card) for card in s.hands[side] if usable(s, side, card, function)]


# ---------------------------------------------------------------- cards that leave a group
def clear_from(s: Position, group: i64, function: i64) -> None:
    """Discard all smoke, or all wire, of a group (4.3, 13.24)."""
    card = s.upper[group]
    while card >= 0:
        beneath = s.under[card]
        if terrain.is_artificial(s, card, function):
            take_off(s, group, card)
        card = beneath


def take_off(s: Position, group: i64, card: i64) -> None:
    discard(s, card, True)
    if s.events is not None:
        s.tell("13.24", "uf-leaves-group", {"group": s.group_ref(group), "card": s.card_ref(card)})


def clear_smoke(s: Position) -> None:
    """Discard all smoke after a Breeze (13.243); it no longer weakens those who fire out of it (13.22)."""
    if s.events is not None:
        s.tell("13.243", "uf-breeze", {})
    for pending in s.stack:
        if isinstance(pending, PendingAttack) and pending.kind == SMALL_ARMS:
            s.strength += terrain.smoke_on(s, pending.group)
    for group in range(i64(GROUPS)):
        clear_from(s, group, SMOKE)


def discard_beneath(s: Position, card: i64) -> None:
    """Discard all cards beneath this one except those collected for a rally (28.42), which lie lowest."""
    while s.under[card] >= 0 and s.way[s.under[card]] != CREDIT:
        discard_from_group(s, s.under[card])


def discard_from_group(s: Position, card: i64) -> None:
    """Take the card off its group and discard it; one that lay face down stays secret (8.1)."""
    discard(s, card, s.way[card] != FACE_DOWN)


def clear_credit(s: Position, group: i64) -> None:
    """Discard the cards collected for a rally of the group."""
    card = s.upper[group]
    while card >= 0:
        beneath = s.under[card]
        if s.way[card] == CREDIT:
            discard(s, card, True)
        card = beneath


def refuse_card(s: Position, card: i64, function: i64) -> Refusal | None:
    """Return why the player cannot play the card as this function: he does not hold it, it is dead, not yet playable,
    or not this function for him (2.21, 2.22, 13.26, 16.1)."""
    if not 0 <= card < DECK or s.held_by(card) != s.side:
        return Refusal("3.5", "uf-card-not-held")
    if function == SMOKE and s.setup.night:
        return Refusal("13.26", "uf-smoke-at-night", {"card": s.card_ref(card)})
    if is_dead(s, s.side, card):
        return Refusal("16.1" if leaves_game(s, card) else "2.22", "uf-card-dead", {"card": s.card_ref(card)})
    if not plays(s, s.side, card, function):
        return Refusal("2.21", "uf-card-not-that", {"card": s.card_ref(card), "function": function_name(function)})
    return None


def function_name(function: i64) -> str:
    return f"@uf-function-{FUNCTION_NAMES[function]}"


def take_cards(s: Position, side: i64, count: i64, rule: str) -> None:
    """Draw cards into the hand; only their owner learns which. After the last card of the game nothing more is drawn
    (16.3)."""
    drawn: i64 = 0
    while drawn < count and s.time_up == 0:
        card = draw_to_hand(s, side)
        if card < 0:
            break
        drawn += 1
        if s.events is not None:
            s.tell(rule, "uf-drawn", {"side": s.side_ref(side), "card": s.card_ref(card)}, 1 << side)
    if s.events is not None:
        s.tell(rule, "uf-draws", {"side": s.side_ref(side), "cards": int(drawn)})
