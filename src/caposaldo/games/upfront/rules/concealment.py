"""Concealed cards (9)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import CHOSEN, FOR_FIGHT, FOR_FIRE, FOR_SHOT, OUT_OF_GAME, PURPOSE_NAMES, Position
from caposaldo.games.upfront.rules import attack_state, deck, terrain, units
from caposaldo.games.upfront.rules.decision import GROUP, MAN_OR_NONE, PURPOSE, YES_NO, Decision
from caposaldo.games.upfront.setup import CONCEALED, PILLBOX
from caposaldo.games.upfront.verbs import KEEP, USE
from caposaldo.kernel.game import Params, Prompt, Refusal

CONCEAL_RULES: Final = ["9.1", "20.3", "20.621", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1"]  # by purpose


def has_cards(s: Position, side: i64) -> bool:
    """Tell whether the side holds cards that are not set aside for the current action."""
    for card in s.hands[side]:
        if s.way[card] != CHOSEN:
            return True
    return False


def in_pillbox(s: Position, group: i64) -> bool:
    """Tell whether the group is in a pillbox, where Concealed cards cannot be played (9.5, 23.4)."""
    return terrain.occupied(s, group) == PILLBOX


def is_barred(s: Position, group: i64, shot: bool) -> bool:
    """Tell whether Concealed cards are barred: in a pillbox, in a vehicle, or by a gun that has been revealed (9.5)."""
    return in_pillbox(s, group) or units.is_unconcealed(s, group, shot)


def is_ready(s: Position, side: i64, card: i64) -> bool:
    return deck.plays(s, side, card, CONCEALED) and s.way[card] != CHOSEN


def lay_open(s: Position, card: i64, side: i64) -> None:
    """Take the card from the hand and lay it open on the table, out of reach of a reshuffle, until the action is
    over."""
    s.out_of_hand(card, side)
    s.where[card] = OUT_OF_GAME
    s.way[card] = CHOSEN
    s.show(card)


class Conceal(Decision):
    """A Concealed card against an attack, for an infiltrating man, or in a close combat (6.44, 9.2, 20.3, 20.621)."""

    VERBS: ClassVar[tuple[int, ...]] = (USE, KEEP)
    CHECKS: ClassVar[dict[str, int]] = {
        "side": YES_NO,
        "purpose": PURPOSE,
        "attacker": GROUP,
        "target": GROUP,
        "man": MAN_OR_NONE,
    }

    def __init__(self, side: i64, purpose: i64, attacker: i64, target: i64, man: i64 = 0) -> None:
        self.side = side  # that is asked
        self.purpose = purpose
        self.attacker = attacker  # the group that attacks
        self.target = target
        self.man = man  # the infiltrating man; in a fight: the enemy on whom the card is played

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        params: Params = {"group": s.group_ref(self.target), "man": s.ref(self.man)}
        if self.purpose == FOR_FIRE:
            params["strength"] = int(attack_state.strength_now(s, self.target))
        return self.ask(s, params, f"-{PURPOSE_NAMES[self.purpose]}", CONCEAL_RULES[self.purpose])

    def on_man(self) -> i64:
        """Return the enemy on whom the card is played in a fight (20.621), 0 for other purposes."""
        return self.man if self.purpose == FOR_FIGHT else 0

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for card in s.hands[self.side]:
            if is_ready(s, self.side, card):
                found.append(Action(USE, card, 0, self.on_man()))
        found.append(Action(KEEP))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(USE, card, 0, self.man) for card in deck.cards_of(s, seat, CONCEALED)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None
        if not is_ready(s, self.side, action.card):
            return Refusal("9.1", "uf-conceal-no-card")
        if action.on_man != self.on_man():
            return Refusal("20.621" if self.purpose == FOR_FIGHT else "9.1", "uf-conceal-not-him")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Play the card or decline. By an option he is asked again while he plays cards against fire (6.44)."""
        s.pop()
        if action.verb == USE:
            self.play(s, action.card)
            if self.purpose == FOR_FIRE and s.setup.several_concealed:
                s.push(self)

    def play(self, s: Position, card: i64) -> None:
        """Play the card. Against fire it lies open until the attack is over (9.2). An infiltration finds its value,
        which is negative, in `hidden_by`; a fight, which waits below, stores it itself."""
        worth = s.setup.deck.worth(card, s.setup.nation[self.side], CONCEALED)
        lay_open(s, card, self.side)
        if s.events is not None:
            s.tell("9.1", "uf-conceals", {"side": s.side_ref(self.side), "card": s.card_ref(card)})
        below = s.top()
        if self.purpose != FOR_FIGHT:
            s.hidden_by += worth
        elif isinstance(below, Decision):
            below.concealed(s, self.side, worth)
        if self.purpose != FOR_FIRE and self.purpose != FOR_SHOT:
            deck.discard(s, card, True)

    def run_on(self, s: Position) -> bool:
        """Skip the question only for reasons that both seats know: an empty hand, or a place where no Concealed card
        counts (9.5)."""
        shot = self.purpose == FOR_SHOT
        under_fire = shot or self.purpose == FOR_FIRE
        if has_cards(s, self.side) and not (under_fire and is_barred(s, self.target, shot)):
            return False
        s.pop()
        return True

    def shown(self, s: Position) -> dict[str, object]:
        under_fire = self.purpose == FOR_FIRE or self.purpose == FOR_SHOT
        return {
            "purpose": PURPOSE_NAMES[self.purpose],
            "man": -1 if under_fire else int(self.man),
            "group": int(self.attacker),
            "target": int(self.target),
        }
