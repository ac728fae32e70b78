"""Minefields (24) and pillboxes (23.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import casualties, deck, resolution, terrain, turn_limits, units, vehicles
from caposaldo.games.upfront.setup import LETTERS, MINEFIELD
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal

# Whom a minefield attacks: x of the frame MINES.
ONE: Final = 0  # drawn by his position, colour ignored (24.31)
ALL: Final = 1  # one by one, red numbers taken away (24.4)
THIS: Final = 2  # who tried to clear it (24.5)
# How far it is with a man: d of the frame.
FIND: Final = 0
STRIKE: Final = 1

BACKFIRES: Final = 5  # red, on who clears (24.5)


# ---------------------------------------------------------------- when it attacks
def laid(s: Position, group: i64, card: i64) -> None:
    """The attack on entry (24.31)."""
    s.push(Frame(st.MINES, group, card, ONE, c=-1))


def stirred(s: Position, group: i64) -> None:
    """A movement card was played on a group in a minefield (24.4)."""
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    hit = s.setup.deck.red[drawn] == 1 and s.setup.deck.random[drawn] > s.setup.deck.threshold[card]
    if s.events is not None:
        key = "uf-mines-stirred" if hit else "uf-mines-quiet"
        s.tell("24.4", key, {"group": s.group_ref(group), "drawn": s.card_ref(drawn)})
    if hit:
        s.push(Frame(st.MINES, group, card, ONE, c=-1))


def left_by_terrain(s: Position, group: i64, card: i64) -> None:
    """The owner leaves it by terrain: everybody is attacked (24.4)."""
    for man in s.men_of(group):
        s.mark(man, st.TARGET)
    s.push(Frame(st.MINES, group, card, ALL, c=-1))


def go_on(s: Position, frame: Frame) -> bool:
    """MINES: who is hit, a Hero for his commissar (15.52) or for him if he is pinned, then the attack."""
    if frame.d == STRIKE:
        strike(s, frame)
        return True
    if not (find_next(s, frame) if frame.x == ALL else find_one(s, frame)):
        s.pop()
        return True
    frame.d = STRIKE
    if s.has(frame.c, st.PINNED):
        s.push(Frame(st.SAVE, frame.c, st.FOR_MINES))
    commissar = casualties.pinned_commissar(s, frame.c)
    if commissar >= 0 and frame.y == 0:
        frame.y = 1  # asked once
        s.push(Frame(st.SAVE, commissar, st.FOR_COMMISSAR))
    return True


def find_one(s: Position, frame: Frame) -> bool:
    """One position, drawn unless there is only one (14.6, 24.31)."""
    size = s.size(frame.a)
    if frame.c >= 0 or size == 0:
        return frame.c >= 0 and s.group[frame.c] == frame.a
    position: i64 = 1
    if size > 1:
        drawn = deck.draw(s, "position")
        position = s.setup.deck.position_in(drawn, size)
        if s.events is not None:
            params: dict[str, int | str] = {"group": s.group_ref(frame.a), "drawn": s.card_ref(drawn)}
            s.tell("14.6", "uf-mines-position", {**params, "position": int(position)})
    frame.c = s.man_at(frame.a, position)
    return True


def find_next(s: Position, frame: Frame) -> bool:
    """The next man who has not been attacked yet, from the left (24.4)."""
    for man in s.men_of(frame.a):
        if s.has(man, st.TARGET):
            s.unmark(man, st.TARGET)
            frame.c = man
            return True
    return False


def strike(s: Position, frame: Frame) -> None:
    """The strength of the card, wire, and a random number: added whatever its colour, but for those who leave by
    terrain (24.31, 24.32, 24.4)."""
    man = frame.c
    drawn = deck.draw(s, "mines")
    if units.is_vehicle(s, man):
        frame.d = FIND
        if frame.x != ALL:
            s.pop()
        vehicles.mined(s, man, drawn)
        return
    number = s.setup.deck.signed(drawn) if frame.x == ALL else s.setup.deck.random[drawn]
    result = s.setup.deck.strength[frame.b] + terrain.wire_on(s, frame.a) + number
    rule = "24.4" if frame.x == ALL else "24.5" if frame.x == THIS else "24.31"
    if s.events is not None:
        s.tell(rule, "uf-mines-attack", {"man": s.ref(man), "drawn": s.card_ref(drawn), "result": int(result)})
    frame.d = FIND
    if frame.x != ALL:
        s.pop()
    resolution.suffer(s, man, result, drawn, rule)


# ---------------------------------------------------------------- clearing a path (24.5)
def acts(s: Position) -> list[Action]:
    """CLEAR (24.5)."""
    found: list[Action] = []
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if turn_limits.may_act(s, group) and terrain.occupied(s, group) == MINEFIELD:
            for man in s.men_of(group):
                if s.able(man) and units.is_man(s, man):
                    found.append(Action(verbs.CLEAR, man))
    return found


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.man < len(s.group) or s.group[action.man] < 0 or s.setup.side[action.man] != s.side:
        return Refusal("24.5", "uf-clear-nobody")
    refusal = turn_limits.free(s, s.group[action.man])
    return refusal if refusal is not None else refuse_man(s, action.man)


def refuse_man(s: Position, man: i64) -> Refusal | None:
    """Why he cannot, if his group may act."""
    group = s.group[man]
    if terrain.occupied(s, group) != MINEFIELD:
        return Refusal("24.5", "uf-no-mines-here", {"group": s.group_ref(group)})
    if not s.able(man) or not units.is_man(s, man):
        return Refusal("24.5", "uf-pinned-cannot-clear", {"man": s.ref(man)})
    return None


def clear(s: Position, man: i64) -> None:
    """A card opens the path, sets off a mine, or does nothing."""
    group = s.group[man]
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    red, number = s.setup.deck.red[drawn] == 1, s.setup.deck.random[drawn]
    key = "uf-clears-nothing"
    if not red and number >= s.setup.deck.strength[card]:
        s.way[card] = st.FACE_DOWN
        key = "uf-clears-mines"
    elif red and number >= BACKFIRES:
        s.push(Frame(st.MINES, group, card, THIS, c=man))
        key = "uf-sets-off-mines"
    if s.events is not None:
        s.tell("24.5", key, {"man": s.ref(man), "group": s.group_ref(group), "drawn": s.card_ref(drawn)})
