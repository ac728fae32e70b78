"""Entering close combat (20.52)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FRESH, NAMED, TARGET, Position
from caposaldo.games.upfront.rules import (
    deck,
    infiltration,
    infiltrators,
    named_men,
    turn_limits,
)
from caposaldo.games.upfront.setup import LETTERS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- the action of a group
def acts(s: Position) -> list[Action]:
    """BEGIN_ASSAULT."""
    found: list[Action] = []
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return found
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and has_somebody(s, group) and turn_limits.free(s, group) is None:
            found.append(Action(verbs.BEGIN_ASSAULT, 0, group))
    return found


def has_somebody(s: Position, group: i64) -> bool:
    for man in range(len(s.group)):
        if s.inside[man] >= 0 and s.group[man] == group and refuse_man(s, man) is None:
            return True
    return False


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return Refusal("1", "uf-infiltrate-chapter", {"chapter": infiltrators.CHAPTER})
    refusal = turn_limits.free(s, action.group)
    if refusal is not None or has_somebody(s, action.group):
        return refusal
    for man in s.men_of(action.group):
        if s.inside[man] >= 0:
            return refuse_man(s, man)
    return Refusal("20.1", "uf-assault-nobody", {"group": s.group_ref(action.group)})


def refuse_man(s: Position, man: i64) -> Refusal | None:
    """An infiltrator (he is able, or he would be none), not in the turn in which he got in (20.52), at range 5 (20.55),
    and not against men in a pillbox or a minefield (23.5, 24.7)."""
    if s.inside[man] < 0:
        return Refusal("20.1", "uf-assault-no-infiltrator", {"man": s.ref(man)})
    if s.has(man, FRESH):
        return Refusal("20.52", "uf-assault-too-soon", {"man": s.ref(man)})
    return infiltrators.refuse_place(s, s.group[man], s.inside[man])


def perform(s: Position, action: Action) -> None:
    """Begins to ASSAULT; costs nothing yet."""
    s.push(Frame(st.ASSAULT, action.group))


# ---------------------------------------------------------------- who enters, how
def options(s: Position, frame: Frame) -> list[Action]:
    """ASSAULT: NAME, DONE, GIVE_UP."""
    found: list[Action] = []
    cards = named_men.cards(s)
    for man in s.men_of(frame.a):
        if s.inside[man] >= 0 and not s.has(man, NAMED) and refuse_man(s, man) is None:
            found.append(Action(verbs.NAME, man, -1, -1))
            for card in cards:
                found.append(Action(verbs.NAME, man, -1, card))
    if named_men.count(s, frame.a) > 0:
        found.append(Action(verbs.DONE))
    found.append(Action(verbs.GIVE_UP))
    return found


def refuse_in(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.verb == verbs.GIVE_UP:
        return None
    if action.verb == verbs.DONE:
        return None if named_men.count(s, frame.a) > 0 else Refusal("20.52", "uf-name-nobody")
    refusal = named_men.refuse_man(s, action.man, frame.a, "20.52")
    if refusal is None:
        refusal = refuse_man(s, action.man)
    if refusal is None and (action.target != -1 or action.burden != 0):
        return Refusal("20.52", "uf-name-no-target")
    if refusal is not None or action.spent_card == -1:
        return refusal
    return named_men.refuse_card(s, action.spent_card)


def perform_in(s: Position, frame: Frame, action: Action) -> None:
    if action.verb == verbs.NAME:
        named_men.name(s, action.man, -1, action.spent_card)
    elif action.verb == verbs.GIVE_UP:
        named_men.give_up(s, frame.a)
        s.pop()
    else:
        s.pop()
        turn_limits.spend(s, frame.a)
        named_men.confirm(s, frame.a, "20.22")
        s.push(Frame(st.ENTERING, frame.a))


# ---------------------------------------------------------------- checks and positions, one by one
def go_on(s: Position, frame: Frame) -> bool:
    """ENTERING: checks and positions, then FIGHTS. While a man is at hand `x` is the group he has infiltrated: who
    fails loses it, and a Hero gives it back (10.43)."""
    if frame.b == 0:
        man = next_without_opponent(s, frame.a)
        if man < 0:
            s.pop()
            s.push(Frame(st.FIGHTS, frame.a))
        else:
            frame.b = man + 1
            frame.c = infiltration.BEGINS
            frame.x = s.inside[man]
        return True
    man = frame.b - 1
    if frame.c == infiltration.FAILED and s.able(man):
        stay_inside(s, man, frame.x)
    if infiltration.dares(s, frame, man):
        frame.b = 0
        find_opponent(s, man, frame.x)
    return True


def stay_inside(s: Position, man: i64, enemy: i64) -> None:
    """A Hero has saved him: he is where he was (10.43)."""
    s.inside[man] = enemy
    if s.events is not None:
        s.tell("10.43", "uf-infiltrator-again", {"man": s.ref(man)})


def next_without_opponent(s: Position, group: i64) -> i64:
    """The first in position of those who have been named and not yet found whom they attack; -1 nobody."""
    for man in s.men_of(group):
        if s.has(man, NAMED) and s.aim[man] < 0:
            return man
    return -1


def find_opponent(s: Position, man: i64, enemy: i64) -> None:
    """The position he attacks is drawn (20.52); `aim` is the man who stands there now."""
    s.aim[man] = draw_position(s, man, enemy, "20.52")
    s.mark(s.aim[man], TARGET)


def draw_position(s: Position, man: i64, enemy: i64, rule: str) -> i64:
    """Where there is but one man nothing is drawn (14.6)."""
    size = s.size(enemy)
    if size == 1:
        opponent = s.man_at(enemy, 1)
        if s.events is not None:
            s.tell(rule, "uf-attacks-only-man", {"man": s.ref(man), "opponent": s.ref(opponent)})
        return opponent
    card = deck.draw(s, "position")
    opponent = s.man_at(enemy, s.setup.deck.position_in(card, size))
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "opponent": s.ref(opponent), "card": s.card_ref(card)}
        s.tell(rule, "uf-attacks-man", params)
    return opponent
