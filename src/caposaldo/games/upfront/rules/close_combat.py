"""Entering close combat (20.52)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FRESH, NAMED, TARGET, Position
from caposaldo.games.upfront.rules import deck, infiltration, infiltrators, named_men, turn_limits
from caposaldo.games.upfront.rules.decision import COUNT, GROUP, MAN_OR_NONE, Decision
from caposaldo.games.upfront.rules.fights import Fights
from caposaldo.games.upfront.rules.named_men import Naming
from caposaldo.games.upfront.rules.rally import Retry
from caposaldo.games.upfront.setup import LETTERS
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- the action of a group
def acts(s: Position, found: list[Action]) -> None:
    """Append BEGIN_ASSAULT."""
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group) and has_somebody(s, group):
            found.append(Action(verbs.BEGIN_ASSAULT, 0, group))


def has_somebody(s: Position, group: i64) -> bool:
    inside = s.inside
    for man in range(len(inside)):
        if inside[man] >= 0 and s.group[man] == group and refuse_man(s, man) is None:
            return True
    return False


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.plays_chapter(infiltrators.CHAPTER):
        return Refusal("1", "uf-infiltrate-chapter")
    refusal = turn_limits.refuse_acting(s, action.group)
    if refusal is not None or has_somebody(s, action.group):
        return refusal
    for man in s.men_of(action.group):
        if s.inside[man] >= 0:
            return refuse_man(s, man)
    return Refusal("20.1", "uf-assault-nobody", {"group": s.group_ref(action.group)})


def refuse_man(s: Position, man: i64) -> Refusal | None:
    """Return why the man cannot enter close combat: he must be an infiltrator (so he is able), not of this turn
    (20.52), at range 5 (20.55), and not against men in a pillbox or a minefield (23.5, 24.7)."""
    if s.inside[man] < 0:
        return Refusal("20.1", "uf-assault-no-infiltrator", {"man": s.ref(man)})
    if s.has(man, FRESH):
        return Refusal("20.52", "uf-assault-too-soon", {"man": s.ref(man)})
    return infiltrators.refuse_place(s, s.group[man], s.inside[man])


def perform(s: Position, action: Action) -> None:
    """Begin to prepare an ASSAULT; it costs nothing yet."""
    s.push(Assault(action.group))


class Assault(Naming):
    """The player prepares close combat: the men who enter, with a morale check or a card (20.52)."""

    RULE: ClassVar[str] = "20.52"

    def add_names(self, s: Position, found: list[Action]) -> None:
        cards = named_men.cards(s)
        for man in s.men_of(self.group):
            if s.inside[man] >= 0 and not s.has(man, NAMED) and refuse_man(s, man) is None:
                found.append(Action(verbs.NAME, man, -1, -1))
                for card in cards:
                    found.append(Action(verbs.NAME, man, -1, card))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.NAME, man, -1, -1) for man in s.men_of(self.group)] + [Action(verbs.DONE)]

    def refuse_name(self, s: Position, action: Action) -> Refusal | None:
        refusal = refuse_man(s, action.man)
        if refusal is None and (action.target != -1 or action.burden != 0):
            return Refusal("20.52", "uf-name-no-target")
        if refusal is not None or action.spent_card == -1:
            return refusal
        return named_men.refuse_card(s, action.spent_card)

    def begin(self, s: Position) -> None:
        turn_limits.spend(s, self.group)
        named_men.confirm(s, self.group, "20.22")
        s.push(Entering(self.group))


# ---------------------------------------------------------------- checks and positions, one by one
class Entering(Decision):
    """The named men enter close combat one by one: checks and positions, then the fights. A man who fails loses his
    status as an infiltrator, and a Hero gives it back (10.43)."""

    CHECKS: ClassVar[dict[str, int]] = {"group": GROUP, "man": MAN_OR_NONE, "progress": COUNT}

    def __init__(self, group: i64, man: i64 = -1, enemy: i64 = 0, progress: i64 = infiltration.BEGINS) -> None:
        self.group = group
        self.man = man  # the current man, -1 none
        self.enemy = enemy  # the group he has infiltrated
        self.progress = progress

    def run_on(self, s: Position) -> bool:
        man = self.man
        if man < 0:
            self.begin(s)
            return True
        if self.progress == infiltration.FAILED and s.able(man):
            stay_inside(s, man, self.enemy)
        if infiltration.passes_test(s, man):
            s.replace(Entering(self.group))
            find_opponent(s, man, self.enemy)
        elif s.has(man, NAMED):
            s.replace(Entering(self.group, man, self.enemy, infiltration.FAILED))
            s.push(Retry(man))
        else:
            s.replace(Entering(self.group))
        return True

    def begin(self, s: Position) -> None:
        man = next_without_opponent(s, self.group)
        if man < 0:
            s.pop()
            s.push(Fights(self.group))
        else:
            s.replace(Entering(self.group, man, s.inside[man]))


def stay_inside(s: Position, man: i64, enemy: i64) -> None:
    """Keep a man saved by a Hero in the group he has infiltrated (10.43)."""
    s.inside[man] = enemy
    if s.events is not None:
        s.tell("10.43", "uf-infiltrator-again", {"man": s.ref(man)})


def next_without_opponent(s: Position, group: i64) -> i64:
    """Return the first named man, by position, who has no opponent yet; -1 if there is none."""
    for man in s.men_of(group):
        if s.has(man, NAMED) and s.aim[man] < 0:
            return man
    return -1


def find_opponent(s: Position, man: i64, enemy: i64) -> None:
    """Draw the position he attacks (20.52); `aim` becomes the man who stands there now."""
    s.aim[man] = draw_position(s, man, enemy, "20.52")
    s.mark(s.aim[man], TARGET)


def draw_position(s: Position, man: i64, enemy: i64, rule: str) -> i64:
    """Return the man at a drawn position; nothing is drawn if there is only one man (14.6)."""
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
