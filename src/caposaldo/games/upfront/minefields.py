"""Minefields (24) and pillboxes (23.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import deck, resolution, terrain, turns, vehicles
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import LETTERS, MINEFIELD, MORTAR, NOTHING, ORDNANCE
from caposaldo.games.upfront.state import Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

# Whom a minefield attacks: x of the frame MINES.
ONE: Final = 0  # drawn by his position, colour ignored (24.31)
ALL: Final = 1  # one by one, red numbers taken away (24.4)
THIS: Final = 2  # who tried to clear it (24.5)
# How far it is with a man: d of the frame.
FIND: Final = 0
STRIKE: Final = 1

BACKFIRES: Final = 5  # red, on who clears (24.5)
MOST_IN_PILLBOX: Final = 3


# ---------------------------------------------------------------- when it attacks
def laid(s: Table, group: i64, card: i64) -> None:
    """The attack on entry (24.31)."""
    s.push(Frame(st.MINES, group, card, ONE, c=-1))


def stirred(s: Table, group: i64) -> None:
    """A movement card was played on a group in a minefield (24.4)."""
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    hit = s.box.deck.red[drawn] == 1 and s.box.deck.random[drawn] > s.box.deck.threshold[card]
    if s.events is not None:
        key = "uf-mines-stirred" if hit else "uf-mines-quiet"
        s.tell("24.4", key, {"group": s.group_ref(group), "drawn": s.card_ref(drawn)})
    if hit:
        s.push(Frame(st.MINES, group, card, ONE, c=-1))


def left_by_terrain(s: Table, group: i64, card: i64) -> None:
    """The owner leaves it by terrain: everybody is attacked (24.4)."""
    for man in s.men_of(group):
        s.mark(man, st.TARGET)
    s.push(Frame(st.MINES, group, card, ALL, c=-1))


def go_on(s: Table, frame: Frame) -> bool:
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
    commissar = resolution.pinned_commissar(s, frame.c)
    if commissar >= 0 and frame.y == 0:
        frame.y = 1  # asked once
        s.push(Frame(st.SAVE, commissar, st.FOR_COMMISSAR))
    return True


def find_one(s: Table, frame: Frame) -> bool:
    """One position, drawn unless there is only one (14.6, 24.31)."""
    size = s.size(frame.a)
    if frame.c >= 0 or size == 0:
        return frame.c >= 0 and s.group[frame.c] == frame.a
    position: i64 = 1
    if size > 1:
        drawn = deck.draw(s, "position")
        position = s.box.deck.position_in(drawn, size)
        if s.events is not None:
            params: dict[str, int | str] = {"group": s.group_ref(frame.a), "drawn": s.card_ref(drawn)}
            s.tell("14.6", "uf-mines-position", {**params, "position": int(position)})
    frame.c = s.man_at(frame.a, position)
    return True


def find_next(s: Table, frame: Frame) -> bool:
    """The next man who has not been attacked yet, from the left (24.4)."""
    for man in s.men_of(frame.a):
        if s.has(man, st.TARGET):
            s.unmark(man, st.TARGET)
            frame.c = man
            return True
    return False


def strike(s: Table, frame: Frame) -> None:
    """The strength of the card, wire, and a random number: added whatever its colour, but for those who leave by
    terrain (24.31, 24.32, 24.4)."""
    man = frame.c
    drawn = deck.draw(s, "mines")
    if vehicles.is_vehicle(s, man):
        frame.d = FIND
        if frame.x != ALL:
            s.pop()
        vehicles.mined(s, man, drawn)
        return
    number = s.box.deck.signed(drawn) if frame.x == ALL else s.box.deck.random[drawn]
    result = s.box.deck.strength[frame.b] + terrain.wire_on(s, frame.a) + number
    rule = "24.4" if frame.x == ALL else "24.5" if frame.x == THIS else "24.31"
    if s.events is not None:
        s.tell(rule, "uf-mines-attack", {"man": s.ref(man), "drawn": s.card_ref(drawn), "result": int(result)})
    frame.d = FIND
    if frame.x != ALL:
        s.pop()
    resolution.suffer(s, man, result, drawn, rule)


# ---------------------------------------------------------------- clearing a path (24.5)
def acts(s: Table) -> list[Action]:
    """CLEAR (24.5)."""
    found: list[Action] = []
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if turns.may_act(s, group) and terrain.occupied(s, group) == MINEFIELD:
            for man in s.men_of(group):
                if s.able(man) and vehicles.is_man(s, man):
                    found.append(Action(st.CLEAR, man))
    return found


def refuse(s: Table, a: Action) -> Refusal | None:
    if not 0 <= a.a < len(s.group) or s.group[a.a] < 0 or s.box.side[a.a] != s.side:
        return Refusal("24.5", "uf-clear-nobody")
    refusal = turns.free(s, s.group[a.a])
    return refusal if refusal is not None else refuse_man(s, a.a)


def refuse_man(s: Table, man: i64) -> Refusal | None:
    """Why he cannot, if his group may act."""
    group = s.group[man]
    if terrain.occupied(s, group) != MINEFIELD:
        return Refusal("24.5", "uf-no-mines-here", {"group": s.group_ref(group)})
    if not s.able(man) or not vehicles.is_man(s, man):
        return Refusal("24.5", "uf-pinned-cannot-clear", {"man": s.ref(man)})
    return None


def clear(s: Table, man: i64) -> None:
    """A card opens the path, sets off a mine, or does nothing."""
    group = s.group[man]
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    red, number = s.box.deck.red[drawn] == 1, s.box.deck.random[drawn]
    key = "uf-clears-nothing"
    if not red and number >= s.box.deck.strength[card]:
        s.way[card] = st.FACE_DOWN
        key = "uf-clears-mines"
    elif red and number >= BACKFIRES:
        s.push(Frame(st.MINES, group, card, THIS, c=man))
        key = "uf-sets-off-mines"
    if s.events is not None:
        s.tell("24.5", key, {"man": s.ref(man), "group": s.group_ref(group), "drawn": s.card_ref(drawn)})


# ---------------------------------------------------------------- pillboxes
def fits_pillbox(s: Table, group: i64) -> bool:
    """At most three men, nothing that is not allowed in it (23.3)."""
    if s.size(group) > MOST_IN_PILLBOX:
        return False
    for man in s.men_of(group):
        if not may_shelter(s, man):
            return False
    return True


def may_shelter(s: Table, man: i64) -> bool:
    """He may be in a pillbox with what he carries (23.3)."""
    if s.second[man] != NOTHING or not vehicles.is_man(s, man):
        return False
    return s.weapon[man] < 0 or not s.box.is_a(s.weapon[man], MORTAR | ORDNANCE)
