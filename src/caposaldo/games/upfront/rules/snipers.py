"""Snipers and their hunt (14)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FOR_SNIPER, GROUPS, KILLED, PINNED, REDIRECT, SAVE, SNIPE, Position
from caposaldo.games.upfront.rules import casualties, concealment, crews, deck, losses, turn_limits, units, vehicles
from caposaldo.games.upfront.setup import DECK, LETTERS, SNIPER
from caposaldo.games.upfront.verbs import SEARCH, SNIPE_AT, TAKE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- the shot, instead of a discard (14.1, 14.2)
def shots(s: Position) -> list[Action]:
    """SNIPE_AT instead of a discard (14.1)."""
    found: list[Action] = []
    if turn_limits.may_discard(s) is not None:
        return found
    other = (1 - s.side) * LETTERS
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, SNIPER):
            for group in range(other, other + LETTERS):
                if s.letter[group] >= 0 and not units.is_safe_from_snipers(s, group):
                    found.append(Action(SNIPE_AT, card, group))
    return found


def refuse_shot(s: Position, action: Action) -> Refusal | None:
    refusal = turn_limits.may_discard(s)
    if refusal is not None:
        return refusal
    if not 0 <= action.card < DECK or not deck.plays(s, s.side, action.card, SNIPER):
        return Refusal("14.1", "uf-sniper-no-card")
    return refuse_target(s, action.group)


def refuse_target(s: Position, group: i64) -> Refusal | None:
    """Any enemy group, wherever it is (14.2), but no vehicle whose crew does not look out (14.31)."""
    if not 0 <= group < GROUPS or not s.exists(group) or s.side_of_group(group) == s.side:
        return Refusal("14.2", "uf-sniper-no-target")
    if units.is_safe_from_snipers(s, group):
        return Refusal("14.31", "uf-sniper-no-crew", {"group": s.group_ref(group)})
    return None


def shoot(s: Position, action: Action) -> None:
    """The card lies open until the shot is resolved (14.3)."""
    turn_limits.count_discard(s)
    concealment.lay_open(s, action.card, s.side)
    if s.events is not None:
        s.tell("14.1", "uf-sniper", {"card": s.card_ref(action.card), "group": s.group_ref(action.group)})
    s.push(Frame(SNIPE, action.card, action.group))


def go_on(s: Position, frame: Frame) -> bool:
    """SNIPE: position, a Hero asked, result (14.2, 14.3)."""
    if not s.exists(frame.b):
        s.pop()
        s.push(Frame(REDIRECT, frame.a, frame.b))
    elif frame.d == 0:
        frame.d = 1
        frame.c = find_victim(s, frame.b)
        if s.has(frame.c, PINNED):
            s.push(Frame(SAVE, frame.c, FOR_SNIPER))
    else:
        s.pop()
        hit(s, frame)
        deck.discard(s, frame.a, True)
    return True


def find_victim(s: Position, group: i64) -> i64:
    """The position is drawn if there is more than one (14.2, 14.6)."""
    size = s.size(group)
    if size == 1:
        return s.man_at(group, 1)
    card = deck.draw(s, "position")
    man = s.man_at(group, s.setup.deck.position_in(card, size))
    if s.events is not None:
        s.tell("14.6", "uf-sniper-aims", {"man": s.ref(man), "card": s.card_ref(card)})
    return man


def hit(s: Position, frame: Frame) -> None:
    """The number, whatever its colour, against those on the Sniper card (14.3); the group remembers it (14.4)."""
    card = deck.draw(s, "sniper")
    number = s.setup.deck.random[card]
    man = frame.c
    if s.events is not None:
        s.tell("14.3", "uf-sniper-fires", {"man": s.ref(man), "card": s.card_ref(card)})
    remember(s, frame.b, number)
    kills = (s.setup.deck.kills[frame.a] >> number) & 1 == 1
    pins = (s.setup.deck.pins[frame.a] >> number) & 1 == 1
    if not units.is_man(s, man) and (kills or pins):
        vehicles.sniped(s, man, kills)
    elif kills:
        losses.remove(s, man, KILLED, "14.3")
    elif not pins:
        if s.events is not None:
            s.tell("14.3", "uf-sniper-misses", {"man": s.ref(man)})
    elif s.has(man, PINNED):
        casualties.panic(s, man, card)
    else:
        casualties.pin(s, man, "14.3")


def remember(s: Position, group: i64, number: i64) -> None:
    """Of two shots in a turn the one that is easier to trace."""
    before = s.sniped[group]
    if before == 0 or number + 1 < before:
        s.sniped[group] = number + 1


# ---------------------------------------------------------------- another target (14.5)
def options(s: Position, frame: Frame) -> list[Action]:
    """REDIRECT (14.5)."""
    other = (1 - s.side) * LETTERS
    return [Action(TAKE, group) for group in range(other, other + LETTERS) if refuse_target(s, group) is None]


def refuse_in(s: Position, frame: Frame, action: Action) -> Refusal | None:
    return refuse_target(s, action.taken)


def perform_in(s: Position, frame: Frame, action: Action) -> None:
    s.pop()
    s.push(Frame(SNIPE, frame.a, action.taken))


# ---------------------------------------------------------------- the hunt (14.4)
def acts(s: Position) -> list[Action]:
    """SEARCH (14.4)."""
    found: list[Action] = []
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if s.sniped[group] > 0 and refuse_search(s, group) is None:
            found.append(Action(SEARCH, 0, group))
    return found


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.group < GROUPS:
        return Refusal("14.4", "uf-search-nobody")
    return refuse_search(s, action.group)


def refuse_search(s: Position, group: i64) -> Refusal | None:
    """The group that was shot at in the enemy's last turn, with an able man who has a weapon (14.4)."""
    refusal = turn_limits.free(s, group)
    if refusal is not None:
        return refusal
    if s.sniped[group] == 0:
        return Refusal("14.4", "uf-search-no-shot", {"group": s.group_ref(group)})
    if s.checks[1 - s.side] >= s.setup.snipers[1 - s.side]:
        return Refusal("14.4", "uf-search-gone")
    for man in range(len(s.group)):
        if s.group[man] == group and crews.on_duty(s, man) and casualties.is_armed(s, man):
            return None
    return Refusal("14.4", "uf-search-unarmed", {"group": s.group_ref(group)})


def perform(s: Position, action: Action) -> None:
    """Black and more than the number of the shot: the sniper is found (14.4), or one of two (14.41)."""
    enemy = 1 - s.side
    turn_limits.spend(s, action.group)
    card = deck.draw(s, "search")
    found = s.setup.deck.red[card] == 0 and s.setup.deck.random[card] > s.sniped[action.group] - 1
    s.sniped[action.group] = 0
    if found:
        s.checks[enemy] = s.checks[enemy] + 1
    if s.events is not None:
        s.tell("14.4", "uf-search", {"group": s.group_ref(action.group), "card": s.card_ref(card)})
        if not found:
            s.tell("14.4", "uf-search-fails", {})
        elif s.checks[enemy] < s.setup.snipers[enemy]:
            s.tell("14.41", "uf-sniper-left", {"side": s.side_ref(enemy)})
        else:
            s.tell("14.4", "uf-sniper-found", {"side": s.side_ref(enemy)})
