"""Men named to try something together (17.8, 20.2, 20.52), some with a movement card to spend (20.22).

Until it is confirmed nothing has happened, and which cards are chosen is the player's secret: `spends`.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BY_CARD, CHOSEN, DROPS, FACE_UP, KEEPS_CHARGE, NAMED, Position
from caposaldo.games.upfront.rules import deck
from caposaldo.games.upfront.rules.decision import OWN_GROUP, Decision
from caposaldo.games.upfront.setup import DECK, FORD, MOVEMENT
from caposaldo.games.upfront.verbs import DONE, GIVE_UP, NAME
from caposaldo.kernel.game import COMMON, NEXT, Prompt, Refusal


def cards(s: Position) -> vec[i64]:
    """Return the movement cards in the player's hand that are not set aside yet."""
    found = vec[i64]()
    for card in s.hands[s.side]:
        if s.way[card] != CHOSEN and deck.usable(s, s.side, card, MOVEMENT):
            found = append(found, card)
    return found


def refuse_card(s: Position, card: i64) -> Refusal | None:
    if not 0 <= card < DECK or not deck.plays(s, s.side, card, MOVEMENT):
        return Refusal("20.22", "uf-name-no-card")
    return Refusal("20.22", "uf-name-card-taken", {"card": s.card_ref(card)}) if s.way[card] == CHOSEN else None


def refuse_man(s: Position, man: i64, group: i64, rule: str) -> Refusal | None:
    """Return why the man cannot be named: he must be of the group and not named yet."""
    if not 0 <= man < len(s.group) or s.group[man] != group:
        return Refusal(rule, "uf-name-not-in-group")
    return Refusal(rule, "uf-name-already", {"man": s.ref(man)}) if s.has(man, NAMED) else None


def name(s: Position, man: i64, target: i64, card: i64) -> None:
    s.mark(man, NAMED)
    s.aim[man] = target
    s.spends[man] = card
    if card >= 0:
        s.way[card] = CHOSEN


def count(s: Position, group: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & NAMED != 0:
            found += 1
    return found


def next_man(s: Position, group: i64) -> i64:
    """Return the first named man by position, -1 if there is none."""
    best: i64 = -1
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & NAMED != 0 and (best < 0 or s.pos[man] < s.pos[best]):
            best = man
    return best


def give_up(s: Position, group: i64) -> None:
    """Take back the preparation; nothing has happened."""
    for card in s.hands[s.side]:
        if s.way[card] == CHOSEN:
            s.way[card] = FACE_UP
    for man in range(len(s.group)):
        if s.group[man] == group:
            unname(s, man)


def confirm(s: Position, group: i64, rule: str) -> None:
    """Discard all cards spent at once; they count neither as discards nor as movement of the group (20.22)."""
    for man in s.men_of(group):
        card = s.spends[man]
        if s.flags[man] & NAMED != 0 and card >= 0:
            s.mark(man, BY_CARD)
            deck.discard(s, card, True)
            if s.events is not None:
                s.tell(rule, "uf-spends-card", {"man": s.ref(man), "card": s.card_ref(card)})


def unname(s: Position, man: i64) -> None:
    """End the man's part in the action: he has tried, or will not try."""
    s.unmark(man, NAMED | BY_CARD | KEEPS_CHARGE | DROPS)
    s.aim[man] = -1
    s.spends[man] = -1


def must_draw_to_ford(s: Position, man: i64) -> bool:
    """Tell whether he has to draw to leave a stream because the card he spends does not get him out (17.81, 20.24)."""
    return s.spends[man] < 0 or s.setup.deck.movement[s.spends[man]] != FORD


class Naming(Decision):
    """The player names men of a group who try something together. Nothing happens until he is done."""

    VERBS: ClassVar[tuple[int, ...]] = (NAME, DONE, GIVE_UP)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP}

    def __init__(self, group: i64) -> None:
        self.group = group

    def prepared(self) -> bool:
        return True

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group)})

    def add_names(self, s: Position, found: list[Action]) -> None:
        """Add every legal NAME."""
        raise NotImplementedError

    def refuse_few(self, named: i64) -> Refusal | None:
        """Return why the number of named men is too low."""
        return Refusal(self.RULE, "uf-name-nobody") if named == 0 else None

    def refuse_name(self, s: Position, action: Action) -> Refusal | None:
        """Return why a man of the group who has not been named yet cannot be named with these choices."""
        raise NotImplementedError

    def begin(self, s: Position) -> None:
        """Begin the action when all men are named."""
        raise NotImplementedError

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        self.add_names(s, found)
        if self.refuse_few(count(s, self.group)) is None:
            found.append(Action(DONE))
        found.append(Action(GIVE_UP))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == GIVE_UP:
            return None
        if action.verb == DONE:
            return self.refuse_few(count(s, self.group))
        refusal = refuse_man(s, action.man, self.group, self.RULE)
        return refusal if refusal is not None else self.refuse_name(s, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == NAME:
            name(s, action.man, action.target, action.spent_card)
            return
        s.pop()
        if action.verb == GIVE_UP:
            give_up(s, self.group)
        else:
            self.begin(s)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == DONE else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb == NAME
