"""Terrain cards played on enemy groups, and their answer (7.3 to 7.33, 24.3)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BY_FLANK_CARD, FORWARD, GROUPS, OFFERED, SIDEWAYS, Position
from caposaldo.games.upfront.rules import (
    deck,
    entering_terrain,
    flanks,
    group_transfer,
    minefields,
    movement,
    terrain,
    turn_limits,
)
from caposaldo.games.upfront.rules.decision import OWN_GROUP, Decision
from caposaldo.games.upfront.setup import LETTERS, MARSH, MINEFIELD, SMOKE, STREAM, TERRAIN
from caposaldo.kernel.game import Prompt, Refusal


# ---------------------------------------------------------------- the answer to enemy terrain (7.3 to 7.33)
def ask(s: Position) -> None:
    """Ask at the start of the turn about each group of the player that has been offered terrain (7.3)."""
    first = s.side * LETTERS
    for group in range(first + LETTERS - 1, first - 1, -1):
        if s.letter[group] >= 0 and terrain.offered(s, group) >= 0:
            s.push(Answer(group))


class Answer(Decision):
    """The enemy has laid terrain on a group: accept or reject it (7.3 to 7.33)."""

    RULE: ClassVar[str] = "7.3"
    VERBS: ClassVar[tuple[int, ...]] = (verbs.ACCEPT, verbs.REJECT)
    CHECKS: ClassVar[dict[str, int]] = {"group": OWN_GROUP}

    def __init__(self, group: i64) -> None:
        self.group = group

    def seat(self, s: Position) -> i64:
        return s.side_of_group(self.group)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        card = terrain.offered(s, self.group)
        return self.ask(s, {"group": s.group_ref(self.group), "card": f"@face/{card}"})

    def options(self, s: Position, seat: i64) -> list[Action]:
        if entering_terrain.forbidden(s, self.group, terrain.offered(s, self.group)):
            return [Action(verbs.REJECT)]
        return self.considered(s, seat)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(verbs.ACCEPT), Action(verbs.REJECT)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        card = terrain.offered(s, self.group)
        if action.verb == verbs.ACCEPT and entering_terrain.forbidden(s, self.group, card):
            rule = "8.43" if s.setup.deck.terrain[card] == MARSH else "7.33"
            return Refusal(rule, "uf-must-reject", {"group": s.group_ref(self.group), "card": s.card_ref(card)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        group = self.group
        card = terrain.offered(s, group)
        accepts = action.verb == verbs.ACCEPT
        if s.events is not None:
            key = "uf-accepts-terrain" if accepts else "uf-rejects-terrain"
            s.tell("7.31" if accepts else "7.32", key, {"group": s.group_ref(group), "card": s.card_ref(card)})
        if accepts:
            entering_terrain.accept(s, group, card)
        else:
            deck.discard(s, card, True)
            pay_for_rejection(s, group)


def pay_for_rejection(s: Position, group: i64) -> None:
    """Turn the topmost movement card sideways, which undoes its effect on the chit; discard one that lies sideways,
    with what it had won (7.32)."""
    card = terrain.top_move(s, group)
    way = s.way[card]
    if way == SIDEWAYS:
        deck.discard_from_group(s, card)
        if s.announced[group] >= 0:
            group_transfer.cancel(s, group)
        for enemy in range(i64(GROUPS)):
            if s.flank[group * GROUPS + enemy] == BY_FLANK_CARD:
                flanks.lose(s, group, enemy, "7.32")
    else:
        s.way[card] = SIDEWAYS
        movement.shift(s, group, -1 if way == FORWARD else 1, True)
    if s.events is not None:
        key = "uf-movement-given-up" if way == SIDEWAYS else "uf-movement-turned"
        s.tell("7.32", key, {"group": s.group_ref(group), "card": s.card_ref(card), "chit": int(s.chit[group])})


# ---------------------------------------------------------------- terrain for the enemy (7.3, 24.3)
def options_on_enemies(s: Position) -> list[Action]:
    """List terrain, minefields too, to lay on enemy groups instead of a discard (7.3, 24.3)."""
    found: list[Action] = []
    if not turn_limits.may_discard(s):
        return found
    able = able_to_receive(s)
    if len(able) > 0:
        for card in s.hands[s.side]:
            if deck.plays(s, s.side, card, TERRAIN):
                for group in able:
                    found.append(Action(verbs.LAY_ON, card, group))
    return found


def able_to_receive(s: Position) -> list[int]:
    """Return the moving enemy groups on which terrain can be laid; its kind makes no difference."""
    found: list[int] = []
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if (
            s.letter[group] >= 0
            and terrain.moving(s, group)
            and entering_terrain.refuse_terrain(s, group, 0, False) is None
        ):
            found.append(int(group))
    return found


def refuse_on_enemy(s: Position, action: Action) -> Refusal | None:
    if action.face_down != 0 or action.beneath != 0:
        return Refusal("7.3", "uf-no-open-ground")
    refusal = turn_limits.refuse_discard(s)
    if refusal is None:
        refusal = deck.refuse_card(s, action.card, TERRAIN)
    if refusal is None:
        refusal = turn_limits.refuse_enemy(s, action.group, "7.3")
    return refusal if refusal is not None else entering_terrain.refuse_terrain(s, action.group, action.card, False)


def lay_on_enemy(s: Position, action: Action) -> None:
    """Lay terrain on an enemy group. Streams and minefields cannot be rejected: the group is in them at once (7.3, 8.5,
    24.3)."""
    card, group = action.card, action.group
    kind = s.setup.deck.terrain[card]
    imposed = kind == STREAM or kind == MINEFIELD
    s.out_of_hand(card, s.side)
    s.lay_on(card, group, OFFERED)
    turn_limits.count_discard(s)
    if s.events is not None:
        rule = "24.3" if kind == MINEFIELD else "8.5" if kind == STREAM else "7.3"
        key = "uf-imposes-terrain" if imposed else "uf-offers-terrain"
        s.tell(rule, key, {"card": s.card_ref(card), "group": s.group_ref(group)})
    deck.clear_from(s, group, SMOKE)
    entering_terrain.played(s, group)
    if imposed:
        entering_terrain.accept(s, group, card)
    if kind == MINEFIELD:
        minefields.attack_on_entry(s, group, card)
