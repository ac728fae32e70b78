"""Rally, heroes and voluntary panic (10)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    ACTING,
    BERSERK,
    EVERYBODY,
    FOR_FIGHT,
    FOR_INFILTRATION,
    FOR_OVERRUN,
    FOR_VEHICLE,
    GROUPS,
    HEROIC,
    KILLED,
    PINNED,
    PURPOSE_NAMES,
    ROUTED,
    SHAKEN,
    TARGET,
    Position,
)
from caposaldo.games.upfront.rules import (
    casualties,
    command,
    crews,
    deck,
    losses,
    ranges,
    turn_limits,
    units,
    vehicle_rally,
)
from caposaldo.games.upfront.rules.decision import COUNT, MAN, OWN_GROUP, PURPOSE, Decision
from caposaldo.games.upfront.setup import DECK, HERO, LETTERS, ORDNANCE, RALLY, RALLY_ALL, ROUT_COLUMN
from caposaldo.kernel.game import Params, Prompt, Refusal


# ---------------------------------------------------------------- Rally cards (10.2 to 10.23)
def acts(s: Position, found: list[Action]) -> None:
    """Append RALLY_BY (10.2, 10.23)."""
    if not has_pinned(s, s.side):
        return
    for card in s.hands[s.side]:
        one = deck.usable(s, s.side, card, RALLY)
        several = deck.usable(s, s.side, card, RALLY_ALL)
        if one or several:
            add_groups(s, card, several, found)


def add_groups(s: Position, card: i64, several: bool, found: list[Action]) -> None:
    first = s.side * LETTERS
    for group in range(first, first + LETTERS):
        if turn_limits.may_act(s, group) and pinned_in(s, group) > 0:
            found.append(Action(verbs.RALLY_BY, card, group, -1))
            if several:
                for other in range(group + 1, first + LETTERS):
                    if turn_limits.may_act(s, other) and pinned_in(s, other) > 0 and may_join(s, group, other):
                        found.append(Action(verbs.RALLY_BY, card, group, other))


def has_pinned(s: Position, side: i64) -> bool:
    for man in range(len(s.flags)):
        if s.flags[man] & SHAKEN != 0 and s.setup.side[man] == side:
            return True
    return False


def pinned_in(s: Position, group: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & SHAKEN != 0:
            found += 1
    return found


def may_join(s: Position, group: i64, other: i64) -> bool:
    """Tell whether one card may rally both: neighbours at the same chit with a leader between them, or two that are
    apart with a leader each (10.23)."""
    if ranges.neighbours(s.letter[group], s.letter[other]):
        return s.chit[group] == s.chit[other] and (command.has_leader(s, group) or command.has_leader(s, other))
    return command.has_leader(s, group) and command.has_leader(s, other)


def refuse(s: Position, action: Action) -> Refusal | None:
    if not 0 <= action.card < DECK or s.held_by(action.card) != s.side:
        return Refusal("10.2", "uf-not-in-hand")
    several = deck.usable(s, s.side, action.card, RALLY_ALL)
    if not several and not deck.usable(s, s.side, action.card, RALLY):
        return Refusal("10.2", "uf-rally-what", {"card": s.card_ref(action.card)})
    refusal = refuse_group(s, action.group)
    if refusal is not None or action.second_group == -1:
        return refusal
    return refuse_second(s, action.group, action.second_group) if several else Refusal("10.22", "uf-rally-one-group")


def refuse_group(s: Position, group: i64) -> Refusal | None:
    refusal = turn_limits.refuse_acting(s, group)
    if refusal is None and pinned_in(s, group) == 0:
        return Refusal("10.2", "uf-rally-nobody", {"group": s.group_ref(group)})
    return refusal


def refuse_second(s: Position, group: i64, other: i64) -> Refusal | None:
    """Return why the second group cannot be added; the lower number is named first, since the order does not matter."""
    if not group < other < GROUPS:
        return Refusal("10.23", "uf-rally-order")
    refusal = refuse_group(s, other)
    if refusal is None and not may_join(s, group, other):
        return Refusal("10.23", "uf-rally-apart", {"group": s.group_ref(group), "other": s.group_ref(other)})
    return refusal


def perform(s: Position, action: Action) -> None:
    """Rally all if the number is enough; else the owner chooses (10.21). Any rest is lost (10.22)."""
    if s.events is not None:
        s.tell("10.2", "uf-rally", {"card": s.card_ref(action.card), "group": s.group_ref(action.group)})
    everybody = deck.usable(s, s.side, action.card, RALLY_ALL)
    men = s.setup.deck.worth(action.card, s.setup.nation[s.side], RALLY)
    turn_limits.spend(s, action.group)
    alone = vehicle_rally.only_shaken_vehicle(s, action.group) if s.setup.armour and not everybody else i64(-1)
    if alone >= 0:
        vehicle_rally.rally_with(s, alone, action.card, men)
        return
    deck.discard(s, action.card, True)
    if everybody or men >= (vehicle_rally.price_of(s, action.group) if s.setup.armour else pinned_in(s, action.group)):
        rally_all(s, action.group)
    else:
        s.push(Rallying(action.group, men))
    if action.second_group >= 0:
        turn_limits.spend(s, action.second_group)
        rally_all(s, action.second_group)


def rally_all(s: Position, group: i64) -> None:
    for man in s.men_of(group):
        if not units.is_man(s, man) and s.has(man, SHAKEN):
            vehicle_rally.rally_fully(s, man)
        elif s.has(man, PINNED):
            vehicle_rally.recover(s, man, "10.2")


# ---------------------------------------------------------------- at any time (10.3, 10.4)
def any_time(s: Position, found: list[Action]) -> None:
    """Append PLAY_HERO and PANIC of the player whose turn it is (10.3, 10.4)."""
    for card in s.hands[s.side]:
        if deck.usable(s, s.side, card, HERO):
            for man in range(len(s.group)):
                if refuse_hero_on(s, man) is None:
                    found.append(Action(verbs.PLAY_HERO, card, man))
    for man in range(len(s.flags)):
        if s.flags[man] & PINNED != 0 and refuse_panic(s, man) is None:
            found.append(Action(verbs.PANIC, man))


def refuse_any_time(s: Position, action: Action) -> Refusal | None:
    if action.verb == verbs.PANIC:
        return refuse_panic(s, action.man)
    if not deck.plays(s, s.side, action.card, HERO):
        return Refusal("10.4", "uf-hero-no-card")
    return refuse_hero_on(s, action.hero)


def refuse_hero_on(s: Position, man: i64) -> Refusal | None:
    """Return why a Hero cannot be played on him: on a pinned man at any time, on another for his firepower, among the
    actions (10.4, 10.45)."""
    if not 0 <= man < len(s.group) or s.setup.side[man] != s.side:
        return Refusal("10.4", "uf-hero-nobody")
    if s.group[man] < 0:
        return Refusal("10.42", "uf-hero-too-late", {"man": s.ref(man)})
    if not units.is_man(s, man):
        return vehicle_rally.refuse_hero(s, man)
    if s.flags[man] & PINNED != 0:
        return None
    if s.step != ACTING:
        return Refusal("10.45", "uf-hero-no-fire")
    if s.flags[man] & HEROIC != 0:
        return Refusal("10.45", "uf-hero-already", {"man": s.ref(man)})
    weapon = s.weapon[man]
    if weapon < 0 or s.setup.is_a(weapon, ORDNANCE):
        return Refusal("10.45", "uf-hero-weapon", {"man": s.ref(man)})
    return None


def refuse_panic(s: Position, man: i64) -> Refusal | None:
    """Return why he cannot panic: only pinned men of the player, never a commissar (10.3, 15.54)."""
    if not 0 <= man < len(s.group) or s.group[man] < 0 or s.setup.side[man] != s.side:
        return Refusal("10.3", "uf-panic-nobody")
    if s.flags[man] & PINNED == 0:
        return Refusal("10.3", "uf-panic-unpinned", {"man": s.ref(man)})
    if not units.is_man(s, man):
        return Refusal("10.3", "uf-panic-vehicle", {"man": s.ref(man)})
    if s.setup.men[man].commissar:
        return Refusal("15.54", "uf-panic-commissar", {"man": s.ref(man)})
    return None


def perform_any_time(s: Position, action: Action) -> None:
    """Play the Hero or the panic; neither is an action of the group (4.2)."""
    if action.verb == verbs.PANIC:
        panic(s, action.man)
    else:
        play_hero(s, action.card, action.hero)


def play_hero(s: Position, card: i64, man: i64) -> None:
    """Rally the man and give him heroic powers for this player turn (10.43)."""
    if not units.is_man(s, man):
        vehicle_rally.play_hero(s, card, man)
        return
    if s.events is not None:
        s.tell("10.4", "uf-hero", {"card": s.card_ref(card), "man": s.ref(man)})
    deck.discard(s, card, True)
    if s.has(man, PINNED):
        vehicle_rally.recover(s, man, "10.4")
    s.mark(man, HEROIC)


def panic(s: Position, man: i64) -> None:
    """Draw a card: he dies or routs (10.3, 6.53). He goes berserk only by an option, and a berserk man dies (20.9)."""
    if s.has(man, BERSERK):
        losses.remove(s, man, KILLED, "20.9")
        return
    card = deck.draw(s, "panic")
    if s.events is not None:
        s.tell("10.3", "uf-panics", {"man": s.ref(man), "card": s.card_ref(card)})
    if s.setup.voluntary_berserk:
        casualties.panic(s, man, card)
        return
    dies = s.setup.deck.position_in(card, ROUT_COLUMN) <= s.setup.men[man].panic
    losses.remove(s, man, KILLED if dies else ROUTED, "10.3")


# ---------------------------------------------------------------- a Hero before a card is drawn (10.4)


def raisable(s: Position, group: i64) -> list[int]:
    """Return the pinned men of the group in the order of their positions."""
    return [int(man) for man in s.men_of(group) if s.has(man, PINNED) and units.is_man(s, man)]


def could_hold_hero(s: Position, side: i64) -> bool:
    """Tell whether the hand may hold a Hero as far as the other seat knows: it holds cards, and some Hero is not where
    both seats can see it."""
    if len(s.hands[side]) == 0:
        return False
    nation = s.setup.nation[side]
    for card in range(i64(DECK)):
        if s.seen[card] != EVERYBODY and s.setup.dead[side * DECK + card] == 0:
            if s.setup.deck.plays(card, nation, HERO):
                return True
    return False


def raisable_for_fight(s: Position, man: i64) -> list[int]:
    """Return the pinned men whom a Hero could raise for his fight: himself, and those of his crew who are not attacked
    themselves (20.622, 20.71)."""
    found = [int(man)] if s.has(man, PINNED) and units.is_man(s, man) else []
    return found + [int(other) for other in crews.comrades(s, man) if s.has(other, PINNED) and not s.has(other, TARGET)]


class HeroQuestion(Decision):
    """The owner of a man may play a Hero on him."""

    VERBS: ClassVar[tuple[int, ...]] = (verbs.PLAY_HERO, verbs.KEEP)
    CHECKS: ClassVar[dict[str, int]] = {"man": MAN}

    def __init__(self, man: i64) -> None:
        self.man = man

    def seat(self, s: Position) -> i64:
        return s.setup.side[self.man]

    def candidates(self, s: Position) -> list[int]:
        """Return the men on whom a Hero may be played now."""
        return [int(self.man)]

    def is_wanted(self, s: Position) -> bool:
        """Tell whether a Hero could make a difference; it depends only on what both seats know."""
        return s.has(self.man, PINNED) and units.is_man(s, self.man)

    def options(self, s: Position, seat: i64) -> list[Action]:
        heroes = deck.cards_of(s, seat, HERO)
        found = [Action(verbs.PLAY_HERO, card, man) for card in heroes for man in self.candidates(s)]
        found.append(Action(verbs.KEEP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.PLAY_HERO, card, self.man) for card in deck.cards_of(s, seat, HERO)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == verbs.KEEP:
            return None
        if not deck.plays(s, seat, action.card, HERO):
            return Refusal("10.4", "uf-hero-no-card")
        if action.hero in self.candidates(s):
            return None
        return Refusal("10.42", "uf-hero-another", {"man": s.ref(self.man)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Play the Hero or decline; the decision below finds the man rallied."""
        s.pop()
        if action.verb == verbs.PLAY_HERO:
            play_hero(s, action.card, action.hero)

    def run_on(self, s: Position) -> bool:
        if s.group[self.man] >= 0 and self.is_wanted(s) and could_hold_hero(s, s.setup.side[self.man]):
            return False
        s.pop()
        return True


class Save(HeroQuestion):
    """A Hero before a card is drawn for a pinned man (10.4). `man` is the first of several in an infiltration; in a
    fight he may be unpinned himself, and men of his crew pinned."""

    RULE: ClassVar[str] = "10.4"
    CHECKS: ClassVar[dict[str, int]] = {"man": MAN, "purpose": PURPOSE}

    def __init__(self, man: i64, purpose: i64) -> None:
        super().__init__(man)
        self.purpose = purpose

    def prompt(self, s: Position, seat: i64) -> Prompt:
        params: Params = {"man": s.ref(self.man)}
        if s.group[self.man] >= 0:
            params["group"] = s.group_ref(s.group[self.man])
        crew = self.purpose == FOR_FIGHT and not s.has(self.man, PINNED)
        return self.ask(s, params, f"-{PURPOSE_NAMES[self.purpose]}{'-crew' if crew else ''}")

    def candidates(self, s: Position) -> list[int]:
        """Return the candidates: before an infiltration every pinned man of the group (20.38), in a fight also the crew
        (20.71)."""
        if self.purpose == FOR_INFILTRATION:
            return raisable(s, s.group[self.man])
        return raisable_for_fight(s, self.man) if self.purpose == FOR_FIGHT else [int(self.man)]

    def is_wanted(self, s: Position) -> bool:
        if not units.is_man(s, self.man):
            return self.purpose == FOR_VEHICLE and vehicle_rally.may_stay(s, self.man)
        if self.purpose == FOR_FIGHT:
            return len(self.candidates(s)) > 0
        return s.has(self.man, PINNED) or self.purpose == FOR_OVERRUN

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == verbs.PLAY_HERO and self.purpose == FOR_VEHICLE:
            s.pop()
            vehicle_rally.stay_up(s, action.card, self.man)
        else:
            super().perform(s, seat, action)

    def shown(self, s: Position) -> dict[str, object]:
        one = -1 if self.purpose == FOR_INFILTRATION else int(self.man)
        return {"purpose": PURPOSE_NAMES[self.purpose], "man": one, "group": int(s.group[self.man])}


class Retry(HeroQuestion):
    """A Hero for a man whom a failed morale check has pinned: he may try again (10.43)."""

    RULE: ClassVar[str] = "10.43"

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"man": s.ref(self.man)})

    def shown(self, s: Position) -> dict[str, object]:
        return {"man": int(self.man), "group": int(s.group[self.man])}


class Rallying(Decision):
    """A Rally card is not enough for all: the owner chooses who is rallied (10.21)."""

    RULE: ClassVar[str] = "10.21"
    VERBS: ClassVar[tuple[int, ...]] = (verbs.PICK,)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP, "men": COUNT}

    def __init__(self, group: i64, men: i64) -> None:
        self.group = group
        self.men = men  # still to be rallied

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group), "men": int(self.men)})

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.PICK, man) for man in s.men_of(self.group) if self.may_be_picked(s, man)]

    def may_be_picked(self, s: Position, man: i64) -> bool:
        """Tell whether he is pinned and the rest of the card is enough for him: a gun needs more than a man (34.6)."""
        return s.flags[man] & PINNED != 0 and (not s.setup.armour or vehicle_rally.price(s, man) <= self.men)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.PICK, man) for man in s.men_of(self.group)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        man = action.man
        if 0 <= man < len(s.group) and s.group[man] == self.group and self.may_be_picked(s, man):
            return None
        return Refusal("10.21", "uf-rally-whom", {"group": s.group_ref(self.group)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        man = action.man
        left = self.men - (vehicle_rally.price(s, man) if s.setup.armour else 1)
        if left == 0:
            s.pop()
        else:
            s.replace(Rallying(self.group, left))
        if s.setup.armour and not units.is_man(s, man):
            deck.clear_credit(s, self.group)
        vehicle_rally.recover(s, man, "10.21")

    def run_on(self, s: Position) -> bool:
        return self.skip_if_empty(s)

    def shown(self, s: Position) -> dict[str, object]:
        return {"group": int(self.group), "left": int(self.men)}
