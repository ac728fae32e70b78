"""Snipers: their shots, and the search for them (14)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FOR_SNIPER, GROUPS, KILLED, PINNED, Position
from caposaldo.games.upfront.rules import casualties, concealment, crews, deck, losses, turn_limits, units, vehicles
from caposaldo.games.upfront.rules.decision import CARD, GROUP, MAN_OR_NONE, Decision, groups_of
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import DECK, LETTERS, SNIPER
from caposaldo.games.upfront.verbs import SEARCH, SNIPE_AT, TAKE
from caposaldo.kernel.game import Prompt, Refusal


# ---------------------------------------------------------------- the shot, instead of a discard (14.1, 14.2)
def shots(s: Position) -> list[Action]:
    """List SNIPE_AT instead of a discard (14.1)."""
    found: list[Action] = []
    if not turn_limits.may_discard(s):
        return found
    other = (1 - s.side) * LETTERS
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, SNIPER):
            for group in range(other, other + LETTERS):
                if s.letter[group] >= 0 and not units.is_safe_from_snipers(s, group):
                    found.append(Action(SNIPE_AT, card, group))
    return found


def refuse_shot(s: Position, action: Action) -> Refusal | None:
    refusal = turn_limits.refuse_discard(s)
    if refusal is not None:
        return refusal
    if not 0 <= action.card < DECK or not deck.plays(s, s.side, action.card, SNIPER):
        return Refusal("14.1", "uf-sniper-no-card")
    return refuse_target(s, action.group)


def refuse_target(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot be shot at: any enemy group at any range can (14.2), except a vehicle whose crew is
    buttoned up (14.31)."""
    if not 0 <= group < GROUPS or not s.exists(group) or s.side_of_group(group) == s.side:
        return Refusal("14.2", "uf-sniper-no-target")
    if units.is_safe_from_snipers(s, group):
        return Refusal("14.31", "uf-sniper-no-crew", {"group": s.group_ref(group)})
    return None


def shoot(s: Position, action: Action) -> None:
    """Lay the card open until the shot is resolved (14.3)."""
    turn_limits.count_discard(s)
    concealment.lay_open(s, action.card, s.side)
    if s.events is not None:
        s.tell("14.1", "uf-sniper", {"card": s.card_ref(action.card), "group": s.group_ref(action.group)})
    s.push(Snipe(action.card, action.group))


class Snipe(Decision):
    """The shot of a sniper: a position is drawn, a Hero asked for, then the result (14.2, 14.3)."""

    CHECKS: ClassVar[dict[str, int]] = {"card": CARD, "group": GROUP, "man": MAN_OR_NONE}

    def __init__(self, card: i64, group: i64, man: i64 = -1) -> None:
        self.card = card
        self.group = group
        self.man = man  # the man shot at, -1 until he has been found

    def run_on(self, s: Position) -> bool:
        if not s.exists(self.group):
            s.replace(Redirect(self.card, self.group))
        elif self.man < 0:
            man = find_victim(s, self.group)
            s.replace(Snipe(self.card, self.group, man))
            if s.has(man, PINNED):
                s.push(Save(man, FOR_SNIPER))
        else:
            s.pop()
            hit(s, self)
            deck.discard(s, self.card, True)
        return True


class Redirect(Decision):
    """The target of the sniper is gone: at which group instead (14.5)?"""

    RULE: ClassVar[str] = "14.5"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE,)
    CHECKS: ClassVar[dict[str, int]] = {"card": CARD, "group": GROUP}

    def __init__(self, card: i64, group: i64) -> None:
        self.card = card
        self.group = group

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {})

    def options(self, s: Position, seat: i64) -> list[Action]:
        other = (1 - s.side) * LETTERS
        return [Action(TAKE, group) for group in range(other, other + LETTERS) if refuse_target(s, group) is None]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(TAKE, group) for group in groups_of(s, 1 - seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_target(s, action.taken)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.replace(Snipe(self.card, action.taken))

    def run_on(self, s: Position) -> bool:
        """Take the only group that is left without asking."""
        targets = self.options(s, s.side)
        if len(targets) > 1:
            return False
        if len(targets) == 1:
            self.perform(s, s.side, targets[0])
        else:
            s.pop()
        return True

    def shown(self, s: Position) -> dict[str, object]:
        return {"card": int(self.card), "target": int(self.group)}


def find_victim(s: Position, group: i64) -> i64:
    """Return the man who is shot at; his position is drawn if there is more than one (14.2, 14.6)."""
    size = s.size(group)
    if size == 1:
        return s.man_at(group, 1)
    card = deck.draw(s, "position")
    man = s.man_at(group, s.setup.deck.position_in(card, size))
    if s.events is not None:
        s.tell("14.6", "uf-sniper-aims", {"man": s.ref(man), "card": s.card_ref(card)})
    return man


def hit(s: Position, shot: Snipe) -> None:
    """Compare the number drawn, whatever its colour, with those on the Sniper card (14.3) and store it for the search
    (14.4)."""
    card = deck.draw(s, "sniper")
    number = s.setup.deck.random[card]
    man = shot.man
    if s.events is not None:
        s.tell("14.3", "uf-sniper-fires", {"man": s.ref(man), "card": s.card_ref(card)})
    remember(s, shot.group, number)
    kills = (s.setup.deck.kills[shot.card] >> number) & 1 == 1
    pins = (s.setup.deck.pins[shot.card] >> number) & 1 == 1
    if not units.is_man(s, man) and (kills or pins):
        vehicles.hit_by_sniper(s, man, kills)
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
    """Store the number of the shot for the search; of two shots in a turn the lower one counts."""
    before = s.sniper_number[group]
    if before == 0 or number + 1 < before:
        s.sniper_number[group] = number + 1


# ---------------------------------------------------------------- the search (14.4)
def acts(s: Position, found: list[Action]) -> None:
    """Append SEARCH (14.4)."""
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if s.sniper_number[group] > 0 and refuse_search(s, group) is None:
            found.append(Action(SEARCH, 0, group))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.group < GROUPS:
        return Refusal("14.4", "uf-search-nobody")
    return refuse_search(s, action.group)


def refuse_search(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot search: it must have been shot at in the enemy's last turn and have an able man with
    a weapon (14.4)."""
    refusal = turn_limits.refuse_acting(s, group)
    if refusal is not None:
        return refusal
    if s.sniper_number[group] == 0:
        return Refusal("14.4", "uf-search-no-shot", {"group": s.group_ref(group)})
    if s.snipers_found[1 - s.side] >= s.setup.snipers[1 - s.side]:
        return Refusal("14.4", "uf-search-gone")
    for man in range(len(s.group)):
        if s.group[man] == group and crews.on_duty(s, man) and casualties.is_armed(s, man):
            return None
    return Refusal("14.4", "uf-search-unarmed", {"group": s.group_ref(group)})


def perform(s: Position, action: Action) -> None:
    """Search: a black number above that of the shot finds the sniper (14.4), or one of two (14.41)."""
    enemy = 1 - s.side
    turn_limits.spend(s, action.group)
    card = deck.draw(s, "search")
    found = s.setup.deck.red[card] == 0 and s.setup.deck.random[card] > s.sniper_number[action.group] - 1
    s.sniper_number[action.group] = 0
    if found:
        s.snipers_found[enemy] = s.snipers_found[enemy] + 1
    if s.events is not None:
        s.tell("14.4", "uf-search", {"group": s.group_ref(action.group), "card": s.card_ref(card)})
        if not found:
            s.tell("14.4", "uf-search-fails", {})
        elif s.snipers_found[enemy] < s.setup.snipers[enemy]:
            s.tell("14.41", "uf-sniper-left", {"side": s.side_ref(enemy)})
        else:
            s.tell("14.4", "uf-sniper-found", {"side": s.side_ref(enemy)})
