"""The player's actions, one for each group: which chapter each of them belongs to (4.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BACK, FORWARD, SIDEWAYS, Position
from caposaldo.games.upfront.rules import (
    attempts,
    close_combat,
    crews,
    deck,
    fire,
    individual_transfer,
    infiltration,
    infiltrators,
    minefields,
    movement,
    movement_aims,
    ordnance,
    player_turn,
    preparation,
    rally,
    smoke_wire,
    snipers,
    still_to_do,
    victory,
    weapons,
)
from caposaldo.games.upfront.rules.decision import Decision, groups_of
from caposaldo.games.upfront.setup import FIRE, MOVEMENT, ORDNANCE, RALLY, RALLY_ALL, SMOKE, TERRAIN
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, RARE, Message, Prompt, Refusal, Todo

# What seldom pays, and what is hardly ever wanted.
SELDOM: Final = (
    verbs.PANIC, verbs.REARRANGE, verbs.LEAVE, verbs.HAND_OVER, verbs.DROP, verbs.SERVE, verbs.RELIEVE,
    verbs.BEGIN_TRANSFER,
)  # fmt: skip


class Act(Decision):
    """The player's actions: one for each group, and choices that are not actions (4.2)."""

    RULE: ClassVar[str] = "4.2"
    VERBS: ClassVar[tuple[int, ...]] = (
        verbs.MOVE,
        verbs.LAY_ON,
        verbs.ATTACK_ON,
        verbs.RALLY_BY,
        verbs.PLAY_HERO,
        verbs.PANIC,
        verbs.BEGIN_INFILTRATION,
        verbs.LEAVE,
        verbs.BEGIN_ASSAULT,
        verbs.REPAIR,
        verbs.ACQUIRE,
        verbs.HAND_OVER,
        verbs.DROP,
        verbs.SERVE,
        verbs.RELIEVE,
        verbs.LAY_SMOKE,
        verbs.BEGIN_TRANSFER,
        verbs.RECEIVE,
        verbs.FOUND,
        verbs.SEARCH,
        verbs.CLEAR,
        verbs.REARRANGE,
        verbs.DONE,
        verbs.SHELL,
    )

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {})

    def options(self, s: Position, seat: i64) -> list[Action]:
        """List the legal actions in the order of 4.21 to 4.25."""
        found: list[Action] = []
        movement.acts(s, found)
        fire.acts(s, found)
        if s.setup.armour:
            ordnance.acts(s, found)
        rally.acts(s, found)
        infiltration.acts(s, found)
        close_combat.acts(s, found)
        weapons.acts(s, found)
        crews.acts(s, found)
        smoke_wire.acts(s, found)
        individual_transfer.acts(s, found)
        snipers.acts(s, found)
        minefields.acts(s, found)
        preparation.acts(s, found)
        rally.any_time(s, found)
        if player_turn.refuse_end(s) is None:
            found.append(Action(verbs.DONE))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        """List one action of each sort for every group: fire first, then rally, movement, terrain, and the rest."""
        own, enemies = groups_of(s, seat), groups_of(s, 1 - seat)
        found = [Action(verbs.ATTACK_ON, group, target) for group in own for target in enemies]
        if s.setup.armour:
            found += considered_shots(s, seat, enemies)
        for function in (RALLY, RALLY_ALL):
            found += player_turn.on_groups(s, verbs.RALLY_BY, seat, function, own, -1)
        for group in own:
            for card in deck.cards_of(s, seat, MOVEMENT)[:1]:
                found += [Action(verbs.MOVE, card, group, way) for way in (FORWARD, BACK, SIDEWAYS)]
            found += player_turn.on_groups(s, verbs.LAY_ON, seat, TERRAIN, [group])
        found += player_turn.on_groups(s, verbs.LAY_SMOKE, seat, SMOKE, own)
        found += player_turn.considered_heroes(s, seat)
        found += [Action(verbs.SEARCH, 0, group) for group in own]
        if s.setup.plays_chapter(infiltrators.CHAPTER):
            found += [Action(verbs.BEGIN_INFILTRATION, 0, group) for group in own]
            found += [Action(verbs.BEGIN_ASSAULT, 0, group) for group in own]
        if s.setup.plays_chapter(movement_aims.FLANKS):
            found += [Action(verbs.BEGIN_TRANSFER, 0, group, to) for group in own for to in own if to != group]
        found += considered_repairs(s, seat)
        return [*found, Action(verbs.DONE)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        verb = action.verb
        if verb == verbs.MOVE or verb == verbs.LAY_ON:
            return movement.refuse(s, action)
        if verb == verbs.ATTACK_ON:
            return fire.refuse(s, action)
        if verb == verbs.SHELL:
            return ordnance.refuse(s, action)
        if verb == verbs.RALLY_BY:
            return rally.refuse(s, action)
        if verb == verbs.PLAY_HERO or verb == verbs.PANIC:
            return rally.refuse_any_time(s, action)
        if verb == verbs.BEGIN_INFILTRATION or verb == verbs.LEAVE:
            return infiltration.refuse(s, action)
        if verb == verbs.BEGIN_ASSAULT:
            return close_combat.refuse(s, action)
        if verb == verbs.REPAIR or verb == verbs.ACQUIRE or verb == verbs.HAND_OVER or verb == verbs.DROP:
            return weapons.refuse(s, action)
        if verb == verbs.SERVE or verb == verbs.RELIEVE:
            return crews.refuse(s, action)
        if verb == verbs.LAY_SMOKE:
            return smoke_wire.refuse(s, action)
        if verb == verbs.BEGIN_TRANSFER or verb == verbs.RECEIVE or verb == verbs.FOUND:
            return individual_transfer.refuse(s, action)
        if verb == verbs.SEARCH:
            return snipers.refuse(s, action)
        if verb == verbs.CLEAR:
            return minefields.refuse(s, action)
        return preparation.refuse(s, action) if verb == verbs.REARRANGE else player_turn.refuse_end(s)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        verb = action.verb
        if verb == verbs.MOVE or verb == verbs.LAY_ON:
            movement.perform(s, action)
        elif verb == verbs.ATTACK_ON:
            fire.perform(s, action)
        elif verb == verbs.SHELL:
            ordnance.perform(s, action)
        elif verb == verbs.RALLY_BY:
            rally.perform(s, action)
        elif verb == verbs.PLAY_HERO or verb == verbs.PANIC:
            rally.perform_any_time(s, action)
        elif verb == verbs.BEGIN_INFILTRATION or verb == verbs.LEAVE:
            infiltration.perform(s, action)
        elif verb == verbs.BEGIN_ASSAULT:
            close_combat.perform(s, action)
        elif verb == verbs.REPAIR or verb == verbs.ACQUIRE or verb == verbs.CLEAR:
            attempts.perform(s, action)
        elif verb == verbs.HAND_OVER or verb == verbs.DROP:
            weapons.perform(s, action)
        elif verb == verbs.SERVE or verb == verbs.RELIEVE:
            crews.perform(s, action)
        elif verb == verbs.LAY_SMOKE:
            smoke_wire.perform(s, action)
        elif verb == verbs.BEGIN_TRANSFER or verb == verbs.RECEIVE or verb == verbs.FOUND:
            individual_transfer.perform(s, action)
        elif verb == verbs.SEARCH:
            snipers.perform(s, action)
        elif verb == verbs.REARRANGE:
            preparation.perform(s, action)
        else:
            s.pop()  # DONE: his actions are over

    def todo(self, s: Position, seat: i64) -> Todo:
        return still_to_do.todo(s, s.options(seat))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == verbs.DONE else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        if action.verb == verbs.DONE:
            return NEXT if self.loses(s, seat, action) is None else COMMON
        face_down = (action.verb == verbs.LAY_ON or action.verb == verbs.FOUND) and action.face_down == 1
        return RARE if face_down or action.verb in SELDOM else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        return still_to_do.lost(s, s.options(seat)) if action.verb == verbs.DONE else None

    def run_on(self, s: Position) -> bool:
        return victory.ends_by_clock(s)

    def shown(self, s: Position) -> dict[str, object]:
        return {"end": player_turn.rest_of_turn(s)}


def considered_shots(s: Position, side: i64, enemies: list[int]) -> list[Action]:
    """List a shot of every crew with ordnance at every enemy group, with the first Fire card."""
    men = [man for man in men_of_side(s, side) if s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], ORDNANCE)]
    cards = deck.cards_of(s, side, FIRE)[:1]
    return [Action(verbs.SHELL, man, enemy, card) for man in men for enemy in enemies for card in cards]


def considered_repairs(s: Position, side: i64) -> list[Action]:
    men = men_of_side(s, side)
    return [Action(verbs.REPAIR, man) for man in men if weapons.jammed_weapon(s, man) >= 0]


def men_of_side(s: Position, side: i64) -> list[int]:
    return [man for man in range(s.setup.count()) if s.setup.side[man] == side and s.group[man] >= 0]


def out_of_time(s: Position) -> Action | None:
    """Return the action played for the player when the minute is over: he gives up what he is only preparing. A
    declared action is finished first, and a player who must act (4.6) may. Discards and the refill follow as ever
    (16.31)."""
    top = s.top()
    acts = isinstance(top, Act)
    if not acts and not (isinstance(top, Decision) and top.prepared()):
        return None
    if player_turn.refuse_end(s) is not None:
        return None
    return Action(verbs.DONE if acts else verbs.GIVE_UP)
