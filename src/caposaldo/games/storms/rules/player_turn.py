"""A turn: who acts and how it is paid; passing, stalling, switching (2.2, 3.0 to 3.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPPORTUNITY,
    FOR_AP,
    HIDDEN,
    MEMBER,
    ON_MAP,
    READY,
    WAITING,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    actions,
    cards,
    checks,
    considered,
    current_action,
    deck,
    end_of_action,
    rolls,
    still_to_do,
    veterans,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.rules.veterans import VeteranUse
from caposaldo.games.storms.setup import ACTION_CARD, VETERAN_CARD
from caposaldo.games.storms.verbs import (
    ADD_CAP,
    EXIT,
    FIRE,
    GO,
    HIDE,
    JOIN,
    PASS,
    PICK,
    PLAY_CARD,
    RECOVER,
    RELEASE,
    SNEAK,
    STALL,
    TAKE,
    THROW,
    TURN,
)
from caposaldo.kernel.game import (
    COMMON,
    ENDS_GAME,
    ENDS_NOTHING,
    ENDS_PHASE,
    ENDS_PIECE,
    ENDS_ROUND,
    ENDS_TURN,
    NEXT,
    RARE,
    Message,
    Refusal,
    Todo,
)

STALL_COST: Final = 1  # 2.2f


class Choose(Decision):
    """A turn: which unit by which means, which card, stall, pass, or give the pool up first (2.2, 3.0b)? With
    `card_first` 1 an action card must be played (V12).

    A unit is offered only if it can do something: `Act` always has a way out. Nearly every unit can turn (5.3), which
    is cheap to see; for the others the chapters are asked.
    """

    RULE: ClassVar[str] = "2.2"
    VERBS: ClassVar[tuple[int, ...]] = (PASS, STALL, RELEASE, TAKE, PLAY_CARD)

    def __init__(self, card_first: i64 = 0) -> None:
        self.card_first = card_first

    def question(self, s: Position) -> str:
        return "choose-card" if self.card_first == 1 else "choose"

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if self.card_first == 0:
            add_units(s, found)
            add_stalls(s, found)
            if s.pool[s.side] == 1:
                found.append(Action(RELEASE))
            found.append(Action(PASS))
        self.add_cards(s, found)
        return found

    def add_cards(self, s: Position, found: list[Action]) -> None:
        """Cards of the hand and of veterans that can be played now (8.1, 8.3)."""
        for kind in range(len(s.setup.cards)):
            family = s.setup.cards[kind].family
            if family == VETERAN_CARD or (family == ACTION_CARD and deck.held(s, s.side, kind) > 0):
                for means in range(BY_AP, BY_CARD + 1):
                    if means != BY_OPPORTUNITY and self.refuse_card(s, kind, means) is None:
                        found.append(Action(PLAY_CARD, kind, means=means))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        units = considered.own_units(s, seat)
        taken = [Action(TAKE, unit, means=means) for means in range(BY_AP, BY_CAP + 1) for unit in units]
        kinds = considered.cards_of(s, seat)
        for unit in units:
            kinds += [kind for kind in considered.own_cards(s, unit, VETERAN_CARD) if kind not in kinds]
        played = [Action(PLAY_CARD, kind, means=means) for kind in kinds for means in (BY_AP, BY_CAP, BY_CARD)]
        stalled = [Action(STALL, means=BY_AP), Action(STALL, means=BY_CAP)]
        return [*stalled, Action(RELEASE), Action(PASS), *played, *taken]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == PLAY_CARD:
            return self.refuse_card(s, action.card, action.means)
        if self.card_first == 1:
            return Refusal("8.3", "st-card-now")
        if action.verb == TAKE:
            return may_take(s, action.unit, action.means)
        if action.verb == STALL:
            return refuse_stall(s, action.means)
        if action.verb == RELEASE:
            return None if s.pool[s.side] == 1 else Refusal("3.0b", "st-no-pool")
        return None

    def refuse_card(self, s: Position, kind: i64, means: i64) -> Refusal | None:
        """Why a card, of the hand or of a veteran, cannot be played now (8.1, 8.3)."""
        if 0 <= kind < len(s.setup.cards) and s.setup.cards[kind].family == VETERAN_CARD:
            return Refusal("8.3", "st-card-none") if self.card_first == 1 else veterans.refuse_play(s, kind, means)
        return cards.refuse_play(s, kind, means, self.card_first == 1)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == TAKE:
            take(s, action.unit, action.means)
        elif action.verb == PLAY_CARD and s.setup.cards[action.card].family == VETERAN_CARD:
            veterans.play(s, action.card, action.means)
        elif action.verb == PLAY_CARD:
            cards.play(s, action.card, action.means)
        elif action.verb == STALL:
            stall(s, action.means, cards.first_active(s))
        elif action.verb == RELEASE:
            action_points.close_pool(s, s.side)
        else:
            pass_on(s)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        if self.card_first == 1:
            return Todo()
        found = still_to_do.units(s, seat, s.options(seat))
        return Todo(found, 0, still_to_do.said(s, seat, found))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        """A pass ends the turn, and the round if the enemy has passed too (2.2e); giving up the pool is the end of an
        activation (3.0b)."""
        if action.verb == RELEASE:
            return ENDS_PHASE
        if action.verb == PASS:
            if s.passes == 0:
                return ENDS_TURN
            return ENDS_GAME if s.round >= s.setup.rounds else ENDS_ROUND
        return ENDS_PIECE if action.verb == TAKE and action.means == BY_OPPORTUNITY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """First those who are active already, then the unit nearest to the fight; a pass when nobody is left."""
        if self.card_first == 1 or action.verb == PLAY_CARD:
            return COMMON
        if action.verb == PASS:
            return NEXT if self.todo(s, seat).is_empty() else COMMON
        if action.verb != TAKE or action.means != BY_AP:
            return RARE
        if s.pool[seat] == 1 and s.status[action.unit] != ACTIVE:
            return COMMON
        found = self.todo(s, seat).pieces
        return NEXT if len(found) > 0 and found[0] == action.unit else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        ends = self.ends(s, seat, action)
        return None if ends < ENDS_PHASE else still_to_do.lost(s, seat, self.todo(s, seat).pieces, ends)

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        """A unit of the open activation stays in hand until its AP are gone."""
        return action.verb == TAKE and action.means == BY_AP and s.status[action.unit] == ACTIVE

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.card_first", self.card_first, 0, 1)


class FirstAct(Act):
    """The owner chooses the action of a unit that was ready when it was taken on AP. It has opened a pool or joins one,
    so it may also stall, or a card that needs its AP or its activation is played on it (2.2f, 3.0, 8.0)."""

    RULE: ClassVar[str] = "2.2"
    VERBS: ClassVar[tuple[int, ...]] = (
        ADD_CAP, JOIN, GO, SNEAK, FIRE, TURN, RECOVER, HIDE, THROW, EXIT, STALL, PLAY_CARD,
    )  # fmt: skip

    def question(self, s: Position) -> str:
        return "act"

    def shown_name(self) -> str:
        return "act"

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = super().options(s, seat)
        if not has_action(found):
            found = [action for action in found if action.verb == JOIN]
        for means in (BY_AP, BY_CAP):
            if self.refuse_stalling(s, means) is None:
                found.append(Action(STALL, means=means))
        for kind in range(len(s.setup.cards)):
            for means in (BY_AP, BY_CAP, BY_CARD):
                if needs_activation(s, kind, means) and self.refuse_card(s, kind, means) is None:
                    found.append(Action(PLAY_CARD, kind, means=means))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        kinds = considered.cards_of(s, seat) + considered.own_cards(s, self.unit, VETERAN_CARD)
        played = [Action(PLAY_CARD, kind, means=means) for kind in kinds for means in (BY_AP, BY_CAP, BY_CARD)]
        return [*super().considered(s, seat), Action(STALL, means=BY_AP), Action(STALL, means=BY_CAP), *played]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == STALL:
            return self.refuse_stalling(s, action.means)
        if action.verb == PLAY_CARD:
            return self.refuse_card(s, action.card, action.means)
        refused = super().refuse(s, seat, action)
        if refused is None and action.verb == ADD_CAP and not actions.any_action(s, self):
            return Refusal("3.2.1", "st-add-no-action", {"unit": s.ref(self.unit)})
        return refused

    def refuse_stalling(self, s: Position, means: i64) -> Refusal | None:
        if current_action.size(s) > 1:
            return Refusal("2.2f", "st-stall-group")
        if actions.is_stunned(s, self.unit):
            return Refusal("7.4c", "st-move-stunned", {"unit": s.ref(self.unit)})
        return refuse_stall(s, means)

    def refuse_card(self, s: Position, kind: i64, means: i64) -> Refusal | None:
        """A card is played on this unit; others join by the card, not before it (8.0, 9.2d)."""
        if current_action.size(s) > 1:
            return Refusal("8.0", "st-card-group-later")
        if not 0 <= kind < len(s.setup.cards) or s.setup.cards[kind].family not in (ACTION_CARD, VETERAN_CARD):
            return Refusal("8.1", "st-card-none")
        veteran = s.setup.cards[kind].family == VETERAN_CARD
        refused = veterans.refuse_play(s, kind, means) if veteran else cards.refuse_play(s, kind, means, False)
        if refused is not None:
            return refused
        if not needs_activation(s, kind, means):
            return Refusal("8.0", "st-card-before", {"card": s.card_ref(kind)})
        if cards.asks_for_unit(s, kind):
            fits = veterans.is_for(s, kind, means, self.unit) if veteran else cards.is_for(s, kind, means, self.unit)
            if not fits:
                return Refusal("8.0", "st-card-not-on", {"card": s.card_ref(kind)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Stalling or playing a card takes the place of the action for which `EndAction` lies below."""
        if action.verb != STALL and action.verb != PLAY_CARD:
            super().perform(s, seat, action)
            return
        s.pop()
        s.unmark(self.unit, MEMBER)
        if action.verb == STALL:
            stall(s, action.means, self.unit)
        elif s.setup.cards[action.card].family == VETERAN_CARD:
            veterans.play(s, action.card, action.means)
        else:
            cards.play(s, action.card, action.means)
        top = s.top()
        if isinstance(top, (CardUse, VeteranUse)):
            top.perform(s, seat, Action(PICK, self.unit))

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == STALL else super().rank(s, seat, action)


def has_action(found: list[Action]) -> bool:
    """Tell whether there is an action to which CAP may be added (3.2.1)."""
    for action in found:
        if action.verb != ADD_CAP and action.verb != JOIN:
            return True
    return False


def needs_activation(s: Position, kind: i64, means: i64) -> bool:
    """The card is paid in AP, or is for an open pool: cards 7 and 8, V01. Others are played before a unit is taken."""
    card = s.setup.cards[kind]
    if card.family == VETERAN_CARD:
        return means == BY_AP or card.code == veterans.MARCH
    return card.family == ACTION_CARD and (means == BY_AP or card.code == cards.MORE_AP or card.code == cards.MORE_CAP)


# ---------------------------------------------------------------- who may act
def add_units(s: Position, found: list[Action]) -> None:
    """Units on the map or about to enter, by each of the means."""
    setup = s.setup
    for unit in range(setup.count()):
        if setup.side[unit] == s.side and (s.place[unit] == ON_MAP or s.place[unit] == WAITING):
            for means in range(BY_AP, BY_CAP + 1):
                if action_points.allowed(s, unit, means) and actions.able(s, unit, means):
                    found.append(Action(TAKE, unit, means=means))


def add_stalls(s: Position, found: list[Action]) -> None:
    if refuse_stall(s, BY_AP) is None:
        found.append(Action(STALL, means=BY_AP))
    if s.cap[s.side] > 0:
        found.append(Action(STALL, means=BY_CAP))


def may_take(s: Position, unit: i64, means: i64) -> Refusal | None:
    """Why the unit cannot act by these means now (2.2a to 2.2c, 3.1, 3.2.2, 9.0)."""
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.side:
        return Refusal("2.2", "st-take-not-yours")
    absent = action_points.refuse_place(s, unit)
    if absent is not None:
        return absent
    status = action_points.refuse_status(s, unit, means)
    if status is not None:
        return status
    return None if actions.able(s, unit, means) else Refusal("2.2", "st-take-helpless", {"unit": s.ref(unit)})


def refuse_stall(s: Position, means: i64) -> Refusal | None:
    """One AP of an open pool or one CAP, never an opportunity (2.2f)."""
    if means == BY_AP:
        if s.pool[s.side] == 0:
            return Refusal("2.2f", "st-no-pool")
        return Refusal("8.3", "st-moves-only") if current_action.is_marching(s, s.side) else None
    if means == BY_CAP:
        return None if s.cap[s.side] > 0 else Refusal("2.2f", "st-no-cap")
    return Refusal("2.2f", "st-stall-means")


# ---------------------------------------------------------------- what happens
def take(s: Position, unit: i64, means: i64) -> None:
    """The unit acts. Activating is no action (3.0): with variable AP the side chooses again when it knows the roll."""
    first = means == BY_AP and s.status[unit] == READY
    if means == BY_AP and s.pool[s.side] == 0:
        activate(s, unit)
        if s.setup.variable_ap:
            rolls.ask(s, s.side, FOR_AP, unit)
            return
    elif means == BY_AP:
        join_pool(s, unit)
    elif s.events is not None:
        if means == BY_OPPORTUNITY:
            tell_of(s, "2.2b", "opportunity", unit)
        else:
            tell_of(s, "2.2c", "command", unit)
    s.pop()
    s.push(EndAction(means))
    s.push(FirstAct(unit, means) if first else Act(unit, means))
    s.mark(unit, MEMBER)


def activate(s: Position, unit: i64) -> None:
    """A pool is opened for a ready unit (2.2a); under variable AP it is empty until the dice have fallen (3.0.1)."""
    side = s.side
    s.status[unit] = ACTIVE
    s.pool[side] = 1
    s.ap[side] = 0 if s.setup.variable_ap else action_points.fresh_pool(s, unit)
    if s.events is not None:
        tell_of(s, "3.0", "activated", unit)


def join_pool(s: Position, unit: i64) -> None:
    """A ready unit joins the open pool at the moment it first acts from it; nothing is added to the pool (9.0)."""
    if s.status[unit] == READY:
        s.status[unit] = ACTIVE
        if s.events is not None:
            tell_of(s, "9.0", "joins-pool", unit)


def tell_of(s: Position, rule: str, deed: str, unit: i64) -> None:
    """Everybody hears which unit it is, unless it is hidden (1.0d)."""
    side = s.setup.side[unit]
    if s.has(unit, HIDDEN):
        s.tell(rule, f"st-hidden-{deed}", {"side": s.side_ref(side)})
    else:
        s.tell(rule, f"st-open-{deed}", {"unit": s.ref(unit)})


def stall(s: Position, means: i64, unit: i64) -> None:
    """An action that does nothing (2.2f); on AP it is an action of the unit, which shows it (10.0a)."""
    s.pop()
    s.push(EndAction(means))
    s.tell("2.2f", "st-stalls", {"side": s.side_ref(s.side)})
    action_points.pay(s, means, 0, STALL_COST)
    if means == BY_AP and unit >= 0:
        cards.show(s, unit)


def pass_on(s: Position) -> None:
    """Free, but what is left in the pool is lost; two passes in a row end the round (2.2e)."""
    s.pop()
    s.tell("2.2e", "st-passes", {"side": s.side_ref(s.side)})
    action_points.close_pool(s, s.side)
    s.passes += 1
    s.again = 0
    end_of_action.hand_over(s)
