"""Concealed cards (9)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import (
    CHOSEN,
    CONCEAL,
    FIGHT,
    FOR_FIGHT,
    FOR_FIRE,
    FOR_SHOT,
    OUT_OF_GAME,
    Position,
)
from caposaldo.games.upfront.rules import deck, terrain, units
from caposaldo.games.upfront.setup import CONCEALED, PILLBOX
from caposaldo.games.upfront.verbs import KEEP, USE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal


def passes_over(s: Position, frame: Frame) -> bool:
    """True if the question was settled without asking: only by what everybody knows (empty hand; 9.5)."""
    if has_cards(s, frame.a) and not (frame.b in (FOR_FIRE, FOR_SHOT) and is_barred(s, frame.y, frame.b == FOR_SHOT)):
        return False
    s.pop()
    return True


def has_cards(s: Position, side: i64) -> bool:
    """Cards that are not set aside for what is going on."""
    for card in s.hands[side]:
        if s.way[card] != CHOSEN:
            return True
    return False


def in_pillbox(s: Position, group: i64) -> bool:
    """Nobody conceals himself in there (9.5, 23.4)."""
    return terrain.occupied(s, group) == PILLBOX


def is_barred(s: Position, group: i64, shot: bool) -> bool:
    """In a pillbox, in a vehicle, or by a gun that has been seen (9.5)."""
    return in_pillbox(s, group) or units.is_unconcealed(s, group, shot)


def is_ready(s: Position, side: i64, card: i64) -> bool:
    return deck.plays(s, side, card, CONCEALED) and s.way[card] != CHOSEN


def beneficiary(frame: Frame) -> i64:
    """In a fight the card is played on an enemy: `x` of the action (20.621)."""
    return frame.c if frame.b == FOR_FIGHT else 0


def options(s: Position, frame: Frame) -> list[Action]:
    """One card for an attack, an infiltrating man, a close combat (6.44, 9.2, 20.3, 20.621)."""
    found: list[Action] = []
    for card in s.hands[frame.a]:
        if is_ready(s, frame.a, card):
            found.append(Action(USE, card, 0, beneficiary(frame)))
    found.append(Action(KEEP))
    return found


def refuse(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.verb == KEEP:
        return None
    if not is_ready(s, frame.a, action.card):
        return Refusal("9.1", "uf-conceal-no-card")
    if action.on_man != beneficiary(frame):
        return Refusal("20.621" if frame.b == FOR_FIGHT else "9.1", "uf-conceal-not-him")
    return None


def perform(s: Position, frame: Frame, action: Action) -> None:
    """By an option he is asked again while he plays cards against fire (6.44)."""
    s.pop()
    if action.verb == USE:
        play(s, frame, action.card)
        if frame.b == FOR_FIRE and s.setup.several_concealed:
            s.push(Frame(CONCEAL, frame.a, FOR_FIRE, frame.x, frame.y, frame.c))


def play(s: Position, frame: Frame, card: i64) -> None:
    """Against fire it lies open until the attack is over (9.2). Who asked for an infiltration finds its value, which is
    negative, in `hidden_by`; a FIGHT has it in its frame, which is the next one."""
    side = frame.a
    worth = s.setup.deck.worth(card, s.setup.nation[side], CONCEALED)
    lay_open(s, card, side)
    if s.events is not None:
        s.tell("9.1", "uf-conceals", {"side": s.side_ref(side), "card": s.card_ref(card)})
    if frame.b != FOR_FIGHT:
        s.hidden_by += worth
    elif s.top().kind == FIGHT:
        fight = s.top()
        if s.setup.side[fight.a] == side:
            fight.y = worth
        else:
            fight.x = worth
    if frame.b != FOR_FIRE and frame.b != FOR_SHOT:
        deck.discard(s, card, True)


def lay_open(s: Position, card: i64, side: i64) -> None:
    """It has left the hand and lies on the table, where no reshuffle finds it, until what it was played for is over."""
    s.out_of_hand(card, side)
    s.where[card] = OUT_OF_GAME
    s.way[card] = CHOSEN
    s.show(card)
