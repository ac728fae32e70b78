"""Action cards: drawing, playing, and what each of them does (8.0 to 8.1b, 9.2d). Weapons are in `weapon_cards`, the
cards of veterans in `veterans`, yellow cards in `events`.

A card that needs units asks for them in a CARD_USE frame: a its kind, b how it was paid, c the unit picked first, or
-1. A group is picked unit by unit, then confirmed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms import (
    events,
    fire,
    groups,
    hidden,
    hits,
    movement,
    recovery,
    rolls,
    turns,
    veterans,
    weapon_cards,
)
from caposaldo.games.storms.ground import ACTION_CARD, VETERAN_CARD
from caposaldo.games.storms.state import (
    ACT,
    ACTIVE,
    BOGGED,
    BY_AP,
    BY_CAP,
    BY_CARD,
    CARD_USE,
    CONFIRM,
    DUG_IN,
    END_ACTION,
    FOR_AP,
    FOR_CAP,
    FOR_SNIPERS,
    GO,
    HIDDEN,
    JOIN,
    KEEP,
    MARCHING,
    MEMBER,
    NERVES,
    PICK,
    PLAY_CARD,
    SECOND_HEX,
    SNEAK,
    SPENT,
    USE,
    Field,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

COMMAND: Final = 2
RECOVERY: Final = 3
ATTEMPT: Final = 4
TWO_HEXES: Final = 5
WORN_OUT: Final = 6
MORE_AP: Final = 7
MORE_CAP: Final = 8
FIREPOWER: Final = 9
DOUBLE_ACTION: Final = 10
HASTY_DEFENCE: Final = 11
LUCK: Final = 12
SNIPERS: Final = 13
BOGGED_DOWN: Final = 20
SEARCH: Final = 30
MORE_FIREPOWER: Final = 2  # what card 9 adds
SEARCH_REACH: Final = 2  # card 30
CAP_SHOT: Final = [0, 0, 1, 1, 2, 2, 3]  # CAP the snipers of card 13 cost the enemy, by the die


# ---------------------------------------------------------------- hands and deck (8.1a to 8.1c)
def held(s: Field, side: i64, kind: i64) -> i64:
    return s.hand[side * len(s.ground.cards) + kind]


def discard(s: Field, side: i64, kind: i64) -> None:
    """Played for all to see, and out (8.1)."""
    at = side * len(s.ground.cards) + kind
    s.hand[at] = s.hand[at] - 1
    s.discarded[kind] = s.discarded[kind] + 1
    s.reveals += 1
    if s.events is not None:
        s.tell("8.1", "st-card-played", {"side": s.side_ref(side), "card": s.card_ref(kind)})


def draw(s: Field, side: i64, count: i64) -> None:
    """From the deck; yellow cards take effect at once and are replaced (8.1b, 8.1c)."""
    drawn: i64 = 0
    while drawn < count and s.result is None:
        kind = top_card(s)
        if kind < 0:
            s.tell("8.1b", "st-deck-empty", {"side": s.side_ref(side)})
            return
        if s.ground.cards[kind].yellow:
            events.happen(s, side, kind)
            continue
        at = side * len(s.ground.cards) + kind
        s.hand[at] = s.hand[at] + 1
        s.reveals += 1
        drawn += 1
        if s.events is not None:
            s.tell("8.1b", "st-draws", {"side": s.side_ref(side)}, 1 << (1 - side))
            s.tell("8.1b", "st-drawn", {"side": s.side_ref(side), "card": s.card_ref(kind)}, 1 << side)


def top_card(s: Field) -> i64:
    """The next card of the deck; with that option an empty one is made anew from the discarded cards (8.1b)."""
    if len(s.deck) == 0 and s.ground.reshuffle:
        shuffle_discards(s)
    last = len(s.deck) - 1
    if last < 0:
        return -1
    kind = s.deck[last]
    s.deck = s.deck[:last]
    return kind


def shuffle_discards(s: Field) -> None:
    cards: list[int] = []
    for kind in range(len(s.ground.cards)):
        if s.ground.cards[kind].yellow:
            continue  # an event happens once
        for _ in range(s.discarded[kind]):
            cards.append(kind)
        s.discarded[kind] = 0
    s.dice.shuffle(cards, "deck")
    s.deck = vec[i64](cards)
    s.tell("8.1b", "st-reshuffled", {})


# ---------------------------------------------------------------- what can be played
def playable(s: Field) -> list[Action]:
    """PLAY_CARD of the CHOOSE frame."""
    found: list[Action] = []
    for kind in range(len(s.ground.cards)):
        family = s.ground.cards[kind].family
        if family == VETERAN_CARD or (family == ACTION_CARD and held(s, s.side, kind) > 0):
            for means in range(BY_AP, BY_CARD + 1):
                if means != 1 and refuse_card(s, Action(PLAY_CARD, kind, means)) is None:
                    found.append(Action(PLAY_CARD, kind, means))
    return found


def price(s: Field, kind: i64, means: i64) -> i64:
    """What the card costs by these means, -1 if it is not paid so: a free one neither in AP nor in CAP (8.1)."""
    card = s.ground.cards[kind]
    free = card.cost_ap == 0 or card.cost_cap == 0
    if means == BY_CARD:
        return 0 if free else -1
    if free or (means != BY_AP and means != BY_CAP):
        return -1
    return card.cost_ap if means == BY_AP else card.cost_cap


def refuse_card(s: Field, a: Action) -> Refusal | None:
    """Held, for this moment, paid in the way it asks for, and of some use (8.0, 8.1)."""
    if not 0 <= a.a < len(s.ground.cards):
        return Refusal("8.1", "st-card-none")
    card = s.ground.cards[a.a]
    if card.family == VETERAN_CARD:
        return veterans.refuse_play(s, a)
    if card.family != ACTION_CARD or held(s, s.side, a.a) == 0:
        return Refusal("8.1", "st-card-none")
    if card.code == FIREPOWER or card.code == LUCK:
        return Refusal("8.1", "st-card-later", {"card": s.card_ref(a.a)})
    refused = refuse_price(s, a.a, a.b)
    if refused is not None:
        return refused
    return None if is_of_use(s, a.a, a.b) else Refusal("8.1", "st-card-useless", {"card": s.card_ref(a.a)})


def refuse_price(s: Field, kind: i64, means: i64) -> Refusal | None:
    cost = price(s, kind, means)
    if cost < 0:
        return Refusal("8.1", "st-card-means", {"card": s.card_ref(kind)})
    if means == BY_AP and s.pool[s.side] == 0:
        return Refusal("8.0", "st-no-pool")
    if means == BY_AP and veterans.is_marching(s, s.side):
        return Refusal("8.3", "st-moves-only")
    return None if turns.affordable(s, means, 0, cost) else Refusal("8.1", "st-card-cost", {"card": s.card_ref(kind)})


def is_of_use(s: Field, kind: i64, means: i64) -> bool:
    """There is somebody it can be played on, as far as its owner knows."""
    code = s.ground.cards[kind].code
    if code == SNIPERS:
        return True
    if code == DOUBLE_ACTION:
        return s.again == 0 and s.top().a != veterans.CARD_FIRST
    if code == MORE_AP or code == MORE_CAP:
        return s.pool[s.side] == 1
    for unit in range(s.ground.count()):
        if is_for(s, kind, means, unit):
            return True
    return False


def is_for(s: Field, kind: i64, means: i64, unit: i64) -> bool:
    """The card can be played on the unit as the first, or only, one; who pays in AP is active (8.0)."""
    if s.hex[unit] < 0:
        return False
    code = s.ground.cards[kind].code
    if code == WORN_OUT or code == BOGGED_DOWN:
        return is_victim(s, code, unit)
    if s.ground.side[unit] != s.side or (means == BY_AP and s.status[unit] != ACTIVE):
        return False
    if code == COMMAND:
        return turns.able(s, unit, BY_CARD)
    if code == TWO_HEXES:
        return len(groups.ways(s, unit, BY_CARD, 0, 0)) > 0
    return suits(s, code, unit)


def suits(s: Field, code: i64, unit: i64) -> bool:
    """An own unit on the map has use for the card, alone or in a group."""
    if code == RECOVERY or code == ATTEMPT:
        return recovery.may_try(s, unit)
    if code == HASTY_DEFENCE:
        if s.status[unit] == SPENT or s.flags[unit] & DUG_IN != 0:
            return False
        return not s.enemy_in(s.side, s.hex[unit])
    return code == SEARCH


def is_victim(s: Field, code: i64, unit: i64) -> bool:
    """An enemy in view: one that is not spent yet (card 6), or one that is not active (card 20)."""
    if s.ground.side[unit] == s.side or s.flags[unit] & HIDDEN != 0:
        return False
    if code == WORN_OUT:
        return s.status[unit] != SPENT
    return s.status[unit] != ACTIVE and s.flags[unit] & BOGGED == 0


# ---------------------------------------------------------------- playing
def play(s: Field, a: Action) -> None:
    """The card is paid and discarded; CARD_USE, an ACT frame by card, or its effect at once."""
    kind = a.a
    card = s.ground.cards[kind]
    if card.family == VETERAN_CARD:
        veterans.play(s, a)
        return
    discard(s, s.side, kind)
    turns.pay(s, a.b, 0, price(s, kind, a.b))
    if card.code == DOUBLE_ACTION:
        s.again += 1
        return
    s.pop()
    s.push(Frame(END_ACTION, BY_CARD))
    if card.code == MORE_AP or card.code == MORE_CAP:
        unit = first_active(s)
        show(s, unit)
        rolls.ask(s, s.side, FOR_AP if card.code == MORE_AP else FOR_CAP, unit if card.code == MORE_AP else -1)
    elif card.code == SNIPERS:
        rolls.ask(s, s.side, FOR_SNIPERS, -1)
    else:
        s.push(Frame(CARD_USE, kind, a.b, 0, 0, -1))


def first_active(s: Field) -> i64:
    """An active unit for a card, in view if there is one."""
    found: i64 = -1
    for unit in range(s.ground.count()):
        if s.ground.side[unit] == s.side and s.status[unit] == ACTIVE:
            if s.flags[unit] & HIDDEN == 0:
                return unit
            found = unit if found < 0 else found
    return found


def conclude(s: Field, frame: Frame) -> None:
    """Rolls of cards 8 and 13 (that of card 7 is for AP like any other)."""
    side = frame.a
    if frame.b == FOR_CAP:
        s.cap[side] = s.cap[side] + frame.x
        s.tell("8.1", "st-more-cap", {"side": s.side_ref(side), "cap": int(s.cap[side])})
        return
    face: i64 = max(1, min(6, frame.x))
    lost: i64 = min(CAP_SHOT[face], s.cap[1 - side])
    s.cap[1 - side] = s.cap[1 - side] - lost
    s.tell("8.1", "st-cap-shot", {"side": s.side_ref(1 - side), "cap": int(lost)})


# ---------------------------------------------------------------- on whom (CARD_USE), and the second hex of card 5
def options(s: Field, frame: Frame) -> list[Action]:
    """CARD_USE and SECOND_HEX."""
    if frame.kind == SECOND_HEX:
        return [Action(KEEP), *groups.ways(s, frame.a, BY_CARD, 0, 0)]
    if veterans.is_theirs(s, frame):
        return veterans.uses(s, frame)
    if frame.c < 0:
        return [Action(PICK, unit) for unit in range(s.ground.count()) if is_for(s, frame.a, frame.b, unit)]
    return [Action(CONFIRM)] + [Action(JOIN, unit) for unit in range(s.ground.count()) if may_join(s, frame, unit)]


def may_join(s: Field, frame: Frame, unit: i64) -> bool:
    """In any state, in a chain of adjacent hexes, at no further cost (9.2, 9.2d)."""
    if s.ground.side[unit] != s.side or s.hex[unit] < 0 or s.flags[unit] & MEMBER != 0:
        return False
    return suits(s, s.ground.cards[frame.a].code, unit) and groups.is_next_to_group(s, unit)


def refuse(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if frame.kind == SECOND_HEX:
        return refuse_second(s, frame, a)
    if veterans.is_theirs(s, frame):
        return veterans.refuse_use(s, frame, a)
    if (frame.c < 0) != (a.kind == PICK):
        return Refusal("8.1", "st-card-pick-first" if frame.c < 0 else "st-card-picked")
    if a.kind == CONFIRM:
        return None
    if a.kind == KEEP or not 0 <= a.a < s.ground.count():
        return Refusal("8.1", "st-card-not-on", {"card": s.card_ref(frame.a)})
    fine = is_for(s, frame.a, frame.b, a.a) if a.kind == PICK else may_join(s, frame, a.a)
    return None if fine else Refusal("8.1", "st-card-not-on", {"card": s.card_ref(frame.a)})


def refuse_second(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == KEEP:
        return None
    if a.kind == GO:
        return movement.refuse_step(s, frame.a, a, BY_CARD, 0, 0)
    return hidden.refuse_sneak(s, frame.a, a.b, BY_CARD, 0, 0)


def perform(s: Field, frame: Frame, a: Action) -> None:
    if frame.kind == SECOND_HEX:
        second_hex(s, frame, a)
    elif veterans.is_theirs(s, frame):
        veterans.use(s, frame, a)
    elif a.kind == PICK:
        pick(s, frame, a.a)
    elif a.kind == JOIN:
        s.mark(a.a, MEMBER)
    else:
        take_effect(s, frame)


def second_hex(s: Field, frame: Frame, a: Action) -> None:
    s.pop()
    if a.kind == GO:
        veterans.called_close(s, frame)
        movement.go(s, frame.a, a.b, a.x, False)
    elif a.kind == SNEAK:
        hidden.sneak(s, frame.a, a.b, False)


def pick(s: Field, frame: Frame, unit: i64) -> None:
    """The first unit, or the only one."""
    code = s.ground.cards[frame.a].code
    if code == COMMAND or code == TWO_HEXES:
        s.pop()
        s.mark(unit, MEMBER)
        s.push(Frame(ACT, unit, BY_CARD, 0, 0, 0, frame.a))
    elif code == WORN_OUT or code == BOGGED_DOWN:
        s.pop()
        strike(s, code, unit)
    elif code == SEARCH:
        s.pop()
        search(s, unit)
    else:
        s.mark(unit, MEMBER)
        frame.c = unit


def strike(s: Field, code: i64, unit: i64) -> None:
    """Card 6: no AP for it in this round. Card 20: it cannot move until the round is over."""
    if code == WORN_OUT:
        s.status[unit] = SPENT
        s.unmark(unit, NERVES | MARCHING)
        s.tell("8.1", "st-worn-out", {"unit": s.ref(unit)})
    else:
        s.mark(unit, BOGGED)
        s.tell("8.1", "st-bogged", {"unit": s.ref(unit)})


def search(s: Field, unit: i64) -> None:
    """Card 30: hidden enemies within 2 hexes of the unit and in its sight come out (7.6.3f); so does the unit."""
    show(s, unit)
    s.tell("8.1", "st-searches", {"side": s.side_ref(s.side)})
    at = s.hex[unit]
    for h in range(s.ground.count_hexes):
        if s.ground.grid.distance(at, h) <= SEARCH_REACH and hides_from(s, h) and hidden.watches(s, unit, h):
            hidden.reveal(s, h, "8.1")


def hides_from(s: Field, h: i64) -> bool:
    """A hidden enemy is there."""
    unit = s.first[h]
    while unit >= 0:
        if s.ground.side[unit] != s.side and s.flags[unit] & HIDDEN != 0:
            return True
        unit = s.next[unit]
    return False


def take_effect(s: Field, frame: Frame) -> None:
    """The group is complete: cards 3, 4 and 11."""
    code = s.ground.cards[frame.a].code
    if code == ATTEMPT:
        recovery.perform(s, Frame(ACT, frame.c, BY_CARD, 0, 0, 0, frame.a))
        return
    s.pop()
    for unit in groups.members(s):
        show(s, unit)
        if code == RECOVERY:
            hits.recover(s, unit)
        else:
            s.mark(unit, DUG_IN)
            s.tell("8.1", "st-digs-in", {"unit": s.ref(unit)})


def recover(s: Field, unit: i64) -> None:
    """At once, without a roll."""
    show(s, unit)
    hits.recover(s, unit)


def show(s: Field, unit: i64) -> None:
    """A card brings the hidden unit it is played on to light (10.0a)."""
    if s.has(unit, HIDDEN) and s.hex[unit] >= 0:
        hidden.reveal(s, s.hex[unit], "10.0a")


# ---------------------------------------------------------------- during an attack (card 9)
def during_attack(s: Field, frame: Frame) -> list[Action]:
    """ATTACK: cards played before the first roll (card 9), or none."""
    kind = s.ground.card_of(str(FIREPOWER))
    if kind >= 0 and held(s, s.side, kind) > 0:
        return [Action(KEEP), Action(USE, kind)]
    return [Action(KEEP)]


def refuse_during_attack(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == KEEP:
        return None
    kind = s.ground.card_of(str(FIREPOWER))
    if kind < 0 or a.a != kind or held(s, s.side, kind) == 0:
        return Refusal("8.1", "st-card-not-attack")
    return None


def perform_during_attack(s: Field, frame: Frame, a: Action) -> None:
    """USE or KEEP: 2 FP more against every target of the attack."""
    if a.kind == USE:
        discard(s, s.side, a.a)
        frame.c += MORE_FIREPOWER
    fire.no_more_cards(s, frame)


# ---------------------------------------------------------------- weapons (8.2)
def acts(s: Field, frame: Frame) -> list[Action]:
    """THROW: weapon cards of the unit (8.2)."""
    return weapon_cards.acts(s, frame)


def refuse_throw(s: Field, frame: Frame, a: Action) -> Refusal | None:
    return weapon_cards.refuse_throw(s, frame, a)


def throw(s: Field, frame: Frame, a: Action) -> None:
    weapon_cards.throw(s, frame, a)
