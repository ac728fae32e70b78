"""Minefields (24) and pillboxes (23.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_DOWN, FOR_COMMISSAR, FOR_MINES, PINNED, TARGET, Position
from caposaldo.games.upfront.rules import casualties, deck, resolution, terrain, turn_limits, units, vehicles
from caposaldo.games.upfront.rules.decision import CARD, COUNT, GROUP, MAN_OR_NONE, YES_NO, Decision
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import LETTERS, MINEFIELD
from caposaldo.kernel.game import Refusal

# Whom a minefield attacks: `Mines.whom`.
ONE: Final = 0  # drawn by his position, colour ignored (24.31)
ALL: Final = 1  # one by one, red numbers taken away (24.4)
THIS: Final = 2  # the man who tried to clear it (24.5)
# How far it is with a man: `Mines.step`.
FIND: Final = 0
STRIKE: Final = 1

BACKFIRES: Final = 5  # red: it attacks the man who clears (24.5)


# ---------------------------------------------------------------- when it attacks
def attack_on_entry(s: Position, group: i64, card: i64) -> None:
    """Attack a group that enters a minefield (24.31)."""
    s.push(Mines(group, card, ONE))


def check_movement(s: Position, group: i64) -> None:
    """Draw a card after a movement card was played on a group in a minefield: it may set off an attack (24.4)."""
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    hit = s.setup.deck.red[drawn] == 1 and s.setup.deck.random[drawn] > s.setup.deck.threshold[card]
    if s.events is not None:
        key = "uf-mines-stirred" if hit else "uf-mines-quiet"
        s.tell("24.4", key, {"group": s.group_ref(group), "drawn": s.card_ref(drawn)})
    if hit:
        s.push(Mines(group, card, ONE))


def attack_on_leaving(s: Position, group: i64, card: i64) -> None:
    """Attack every man of a group that leaves a minefield by terrain (24.4)."""
    for man in s.men_of(group):
        s.mark(man, TARGET)
    s.push(Mines(group, card, ALL))


class Mines(Decision):
    """A minefield attacks: find the man, ask for a Hero for his commissar (15.52) or for him if he is pinned, then
    attack."""

    CHECKS: ClassVar[dict[str, int]] = {
        "group": GROUP,
        "card": CARD,
        "whom": COUNT,
        "man": MAN_OR_NONE,
        "step": COUNT,
        "commissar_asked": YES_NO,
    }

    def __init__(
        self, group: i64, card: i64, whom: i64, man: i64 = -1, step: i64 = FIND, commissar_asked: i64 = 0
    ) -> None:
        self.group = group
        self.card = card
        self.whom = whom
        self.man = man  # the man hit, -1 until he has been found
        self.step = step
        self.commissar_asked = commissar_asked  # 1: a Hero for the commissar has been asked for

    def run_on(self, s: Position) -> bool:
        if self.step == STRIKE:
            self.strike(s)
            return True
        man = find_next(s, self.group) if self.whom == ALL else find_one(s, self.group, self.man)
        if man < 0:
            s.pop()
            return True
        commissar = casualties.pinned_commissar(s, man)
        asks = commissar >= 0 and self.commissar_asked == 0
        s.replace(Mines(self.group, self.card, self.whom, man, STRIKE, 1 if asks else self.commissar_asked))
        if s.has(man, PINNED):
            s.push(Save(man, FOR_MINES))
        if asks:
            s.push(Save(commissar, FOR_COMMISSAR))
        return True

    def strike(self, s: Position) -> None:
        """Resolve the attack: strength of the card, wire, and a random number, added whatever its colour except for
        those who leave by terrain (24.31, 24.32, 24.4)."""
        man = self.man
        drawn = deck.draw(s, "mines")
        if self.whom == ALL:
            s.replace(Mines(self.group, self.card, ALL, man, FIND, self.commissar_asked))
        else:
            s.pop()
        if units.is_vehicle(s, man):
            vehicles.mined(s, man, drawn)
            return
        number = s.setup.deck.signed(drawn) if self.whom == ALL else s.setup.deck.random[drawn]
        result = s.setup.deck.strength[self.card] + terrain.wire_on(s, self.group) + number
        rule = "24.4" if self.whom == ALL else "24.5" if self.whom == THIS else "24.31"
        if s.events is not None:
            s.tell(rule, "uf-mines-attack", {"man": s.ref(man), "drawn": s.card_ref(drawn), "result": int(result)})
        resolution.apply_result(s, man, result, drawn, rule)


def find_one(s: Position, group: i64, man: i64) -> i64:
    """Return the man at one position, drawn unless there is only one; -1 if there is none (14.6, 24.31). A man found
    before is hit if he is still there."""
    size = s.size(group)
    if man >= 0 or size == 0:
        return man if man >= 0 and s.group[man] == group else -1
    position: i64 = 1
    if size > 1:
        drawn = deck.draw(s, "position")
        position = s.setup.deck.position_in(drawn, size)
        if s.events is not None:
            params: dict[str, int | str] = {"group": s.group_ref(group), "drawn": s.card_ref(drawn)}
            s.tell("14.6", "uf-mines-position", {**params, "position": int(position)})
    return s.man_at(group, position)


def find_next(s: Position, group: i64) -> i64:
    """Return the next man from the left who has not been attacked yet, -1 if there is none (24.4)."""
    for man in s.men_of(group):
        if s.has(man, TARGET):
            s.unmark(man, TARGET)
            return man
    return -1


# ---------------------------------------------------------------- clearing a path (24.5)
def acts(s: Position, found: list[Action]) -> None:
    """Append CLEAR (24.5)."""
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if turn_limits.may_act(s, group) and terrain.occupied(s, group) == MINEFIELD:
            for man in s.men_of(group):
                if s.able(man) and units.is_man(s, man):
                    found.append(Action(verbs.CLEAR, man))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.plays_chapter(24):
        return Refusal("1", "uf-weapon-chapter")
    if not 0 <= action.man < len(s.group) or s.group[action.man] < 0 or s.setup.side[action.man] != s.side:
        return Refusal("24.5", "uf-clear-nobody")
    refusal = turn_limits.refuse_acting(s, s.group[action.man])
    return refusal if refusal is not None else refuse_man(s, action.man)


def refuse_man(s: Position, man: i64) -> Refusal | None:
    """Return why the man cannot clear a path, given that his group may act."""
    group = s.group[man]
    if terrain.occupied(s, group) != MINEFIELD:
        return Refusal("24.5", "uf-no-mines-here", {"group": s.group_ref(group)})
    if not s.able(man) or not units.is_man(s, man):
        return Refusal("24.5", "uf-pinned-cannot-clear", {"man": s.ref(man)})
    return None


def clear(s: Position, man: i64) -> None:
    """Draw a card: it opens the path, sets off a mine, or does nothing."""
    group = s.group[man]
    card = terrain.last_terrain(s, group)
    drawn = deck.draw(s, "mines")
    red, number = s.setup.deck.red[drawn] == 1, s.setup.deck.random[drawn]
    key = "uf-clears-nothing"
    if not red and number >= s.setup.deck.strength[card]:
        s.way[card] = FACE_DOWN
        key = "uf-clears-mines"
    elif red and number >= BACKFIRES:
        s.push(Mines(group, card, THIS, man))
        key = "uf-sets-off-mines"
    if s.events is not None:
        s.tell("24.5", key, {"man": s.ref(man), "group": s.group_ref(group), "drawn": s.card_ref(drawn)})
