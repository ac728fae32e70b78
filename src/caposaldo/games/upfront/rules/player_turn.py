"""The player turn: actions over, discards, refill, passing (4)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    ACTED,
    ACTING,
    DISCARDED,
    FRESH,
    GROUPS,
    HEROIC,
    PINNED,
    REFILLING,
    TRIED,
    Position,
)
from caposaldo.games.upfront.rules import (
    chit_reset,
    command,
    crews,
    deck,
    enemy_terrain,
    flanks,
    group_transfer,
    individual_transfer,
    infiltration,
    losses,
    minefields,
    night,
    preparation,
    rally,
    smoke_wire,
    snipers,
    still_to_do,
    turn_limits,
    victory,
    weapons,
)
from caposaldo.games.upfront.rules.decision import Decision, groups_of
from caposaldo.games.upfront.setup import DECK, HERO, LETTERS, SNIPER, TERRAIN, WIRE
from caposaldo.games.upfront.verbs import DISCARD_CARD, DONE, DRAW, LAY_ON, PANIC, PLAY_HERO, SNIPE_AT, VERBS, WIRE_ON
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    ENDS_PHASE,
    ENDS_TURN,
    NEXT,
    RARE,
    Message,
    Prompt,
    Refusal,
    Todo,
)

A_MINUTE: Final = 60  # seconds, where the players choose to be timed (16.31)


# ---------------------------------------------------------------- from turn to turn (4.1, 4.6)
def begin(s: Position) -> None:
    """Begin a new player turn."""
    s.turn += 1
    s.acted = 0
    s.discards = 0
    s.windy = 0
    for group in range(i64(GROUPS)):
        s.clear_mark(group, ACTED)
    if s.events is not None:
        s.tell("4.1", "uf-turn", {"side": s.side_ref(s.side), "turn": int(s.turn)})
    chit_reset.ask(s)


def finish(s: Position) -> None:
    """End the player turn: flank fire won (17.1), smoke thinned (13.242), exchanges that failed (17.7), marks that end
    with the turn, victory (16.42); then the other side's turn."""
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.exists(group):
            finish_group(s, group)
    for group in range(i64(GROUPS)):
        if not s.exists(group):
            losses.clear(s, group)
            weapons.abandon(s, group)
            s.marks[group] = 0
    for man in range(len(s.flags)):
        s.unmark(man, HEROIC | FRESH | TRIED)
    if s.setup.night:
        night.lower_starshells(s)
    s.passed[s.side] = 1 if turn_limits.has_passed(s) else 0
    victory.check_goals(s)
    s.side = 1 - s.side


def finish_group(s: Position, group: i64) -> None:
    """End the turn of a group. It may search for a sniper only in the turn after the shot (14.4)."""
    flanks.award(s, group)
    smoke_wire.thin_out(s, group)
    group_transfer.end_turn(s, group)
    s.sniper_number[group] = 0


def refuse_end(s: Position) -> Refusal | None:
    """Return why the player cannot end his actions: he may not pass, has no card to discard, and can act (4.6)."""
    if turn_limits.may_not_pass(s) and len(s.hands[s.side]) == 0 and can_act(s):
        return Refusal("4.6", "uf-must-act")
    return None


def can_act(s: Position) -> bool:
    """Tell whether an action that needs no card is possible. A man who could enter close combat could also leave
    (20.56)."""
    found: list[Action] = []
    preparation.acts(s, found)
    infiltration.acts(s, found)
    weapons.acts(s, found)
    crews.acts(s, found)
    individual_transfer.acts(s, found)
    snipers.acts(s, found)
    minefields.acts(s, found)
    return len(found) > 0


def on_groups(s: Position, verb: i64, side: i64, function: i64, groups: list[int], third: i64 = 0) -> list[Action]:
    """List every card with this function on each of these groups."""
    return [Action(verb, card, group, third) for group in groups for card in deck.cards_of(s, side, function)]


def considered_heroes(s: Position, side: i64) -> list[Action]:
    men = range(s.setup.count())
    pinned = [man for man in men if s.setup.side[man] == side and s.group[man] >= 0 and s.has(man, PINNED)]
    found = [Action(PLAY_HERO, card, man) for card in deck.cards_of(s, side, HERO) for man in pinned]
    return found + [Action(PANIC, man) for man in pinned]


# ---------------------------------------------------------------- discards (4.3)
def refuse_stop(s: Position) -> Refusal | None:
    """Return why the player cannot stop discarding: he has not acted and the other has just passed (4.6)."""
    return Refusal("4.6", "uf-must-discard") if turn_limits.may_not_pass(s) and len(s.hands[s.side]) > 0 else None


class Discard(Decision):
    """The player's discards, and cards played on the enemy instead of one (4.3)."""

    RULE: ClassVar[str] = "4.3"
    VERBS: ClassVar[tuple[int, ...]] = (DISCARD_CARD, LAY_ON, WIRE_ON, SNIPE_AT, PLAY_HERO, PANIC, DONE)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {})

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = enemy_terrain.options_on_enemies(s) + smoke_wire.wires(s) + snipers.shots(s)
        if turn_limits.may_discard(s):
            found += [Action(DISCARD_CARD, card) for card in s.hands[s.side]]
        if refuse_stop(s) is None:
            found.append(Action(DONE))
        rally.any_time(s, found)
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        enemies = groups_of(s, 1 - seat)
        found = [Action(DISCARD_CARD, card) for card in s.hands[seat]]
        found += on_groups(s, SNIPE_AT, seat, SNIPER, enemies)
        found += on_groups(s, WIRE_ON, seat, WIRE, enemies)
        found += on_groups(s, LAY_ON, seat, TERRAIN, enemies)
        return [*found, Action(DONE), *considered_heroes(s, seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        verb = action.verb
        if verb == PLAY_HERO or verb == PANIC:
            return rally.refuse_any_time(s, action)
        if verb == LAY_ON:
            return enemy_terrain.refuse_on_enemy(s, action)
        if verb == WIRE_ON:
            return smoke_wire.refuse_wire(s, action)
        if verb == SNIPE_AT:
            return snipers.refuse_shot(s, action)
        if verb == DONE:
            return refuse_stop(s)
        if not 0 <= action.card < DECK or s.held_by(action.card) != s.side:
            return Refusal("4.3", "uf-not-in-hand")
        return turn_limits.refuse_discard(s)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        verb = action.verb
        if verb == PLAY_HERO or verb == PANIC:
            rally.perform_any_time(s, action)
        elif verb == LAY_ON:
            enemy_terrain.lay_on_enemy(s, action)
        elif verb == WIRE_ON:
            smoke_wire.wire(s, action)
        elif verb == SNIPE_AT:
            snipers.shoot(s, action)
        elif verb == DISCARD_CARD:
            discard_from_hand(s, action.card)
        else:
            end_discards(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        """A discard need not be made; it is told how many there may be."""
        left = int(turn_limits.discards_left(s))
        return Todo([], 0, Message("4.3", "uf-todo-discard", {"left": left}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == DONE else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        if action.verb == PANIC:
            return RARE
        return NEXT if action.verb == DONE else COMMON

    def run_on(self, s: Position) -> bool:
        """End without asking where both seats can see that there is nothing to decide."""
        if victory.ends_by_clock(s):
            return True
        if asks_discards(s):
            return False
        end_discards(s)
        return True

    def shown(self, s: Position) -> dict[str, object]:
        return {"left": int(turn_limits.discards_left(s)), "end": rest_of_turn(s)}


def asks_discards(s: Position) -> bool:
    """Tell whether a discard is allowed, or somebody could be raised by a Hero or panic: both seats can see it."""
    return still_to_do.has_shaken(s, s.side) or turn_limits.discards_left(s) != 0


def end_discards(s: Position) -> None:
    s.pop()
    if turn_limits.has_passed(s) and s.events is not None:
        s.tell("4.6", "uf-passes", {"side": s.side_ref(s.side)})


def discard_from_hand(s: Position, card: i64) -> None:
    """Discard a card without showing it (4.4)."""
    turn_limits.count_discard(s)
    if s.events is not None:
        s.tell("4.3", "uf-discards", {"side": s.side_ref(s.side)})
        s.tell("4.4", "uf-discarded", {"card": s.card_ref(card)}, 1 << s.side)
    deck.discard(s, card, False)


# ---------------------------------------------------------------- the hand refilled (4.5)
def room(s: Position) -> i64:
    """Return the number of cards he may draw now: up to his limit, as long as there are any."""
    missing = command.limit(s, s.side) - len(s.hands[s.side])
    there = i64(len(s.pile))
    if missing > there:
        for card in range(i64(DECK)):
            if s.where[card] == DISCARDED:
                there += 1
    return max(i64(0), min(missing, there))


class Refill(Decision):
    """The player draws cards up to his limit, as many as he likes, more than once: a Hero he finds may be played and
    replaced at once (4.5, 10.4)."""

    RULE: ClassVar[str] = "4.5"
    VERBS: ClassVar[tuple[int, ...]] = (DRAW, DONE, PLAY_HERO, PANIC)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"cards": int(room(s))})

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(DRAW, count) for count in range(1, room(s) + 1)]
        found.append(Action(DONE))
        rally.any_time(s, found)
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(DRAW, count) for count in range(1, LETTERS)] + [Action(DONE)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == PLAY_HERO or action.verb == PANIC:
            return rally.refuse_any_time(s, action)
        most = room(s)
        if action.verb == DONE or 1 <= action.number <= most:
            return None
        return Refusal("4.5", "uf-draw-limit", {"most": int(most), "limit": int(command.limit(s, s.side))})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == PLAY_HERO or action.verb == PANIC:
            rally.perform_any_time(s, action)
        elif action.verb == DRAW:
            deck.take_cards(s, s.side, action.number, "4.5")
        else:
            end_refill(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        limit = int(command.limit(s, s.side))
        return Todo([], 0, Message("4.5", "uf-todo-refill", {"cards": int(room(s)), "limit": limit}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        """A full hand ends it too, if nobody is left for a Hero."""
        fills = action.verb == DRAW and action.number == room(s)
        return ENDS_TURN if action.verb == DONE or (fills and not still_to_do.has_shaken(s, s.side)) else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """A full hand is wanted; fewer cards seldom."""
        if action.verb == PLAY_HERO:
            return COMMON
        if action.verb == DRAW:
            return NEXT if action.number == room(s) else RARE
        return NEXT if action.verb == DONE and room(s) == 0 else RARE

    def run_on(self, s: Position) -> bool:
        """End when no card can be drawn and no Hero could be played nor anybody panic: both seats can see it."""
        if victory.ends_by_clock(s):
            return True
        if room(s) > 0 or (len(s.hands[s.side]) > 0 and still_to_do.has_shaken(s, s.side)):
            return False
        end_refill(s)
        return True

    def shown(self, s: Position) -> dict[str, object]:
        return {"left": int(room(s)), "end": rest_of_turn(s)}


def rest_of_turn(s: Position) -> list[str]:
    """Return the decisions that end the turn with a full hand and nothing else; none if a discard must come first."""
    if refuse_end(s) is not None or refuse_stop(s) is not None:
        return []
    end = VERBS.write(s, Action(DONE))
    found = [end] if s.step == ACTING else []
    if s.step != REFILLING and asks_discards(s):
        found.append(end)
    if room(s) > 0:
        found.append(VERBS.write(s, Action(DRAW, room(s))))
    return [*found, end] if still_to_do.has_shaken(s, s.side) else found


def end_refill(s: Position) -> None:
    """End the refill; the penalty for a lost leader is over (15.3)."""
    s.pop()
    s.leader_lost[s.side] = 0
