"""The player turn: actions over, discards, refill, passing (4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import ACT, ACTED, DISCARDED, FRESH, GROUPS, HEROIC, PREPARED, TRIED, Position
from caposaldo.games.upfront.rules import (
    command,
    crews,
    deck,
    flanks,
    group_transfer,
    individual_transfer,
    infiltration,
    losses,
    minefields,
    night,
    preparation,
    ranges,
    smoke_wire,
    snipers,
    turn_limits,
    victory,
    weapons,
)
from caposaldo.games.upfront.setup import DECK, LETTERS
from caposaldo.games.upfront.verbs import DISCARD_CARD, DONE, DRAW, GIVE_UP
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal

A_MINUTE: Final = 60  # seconds, where the players choose to be timed (16.31)


# ---------------------------------------------------------------- from turn to turn (4.1, 4.6)
def begin(s: Position) -> None:
    """A new player turn."""
    s.turn += 1
    s.acted = 0
    s.discards = 0
    s.windy = 0
    for group in range(i64(GROUPS)):
        s.clear_mark(group, ACTED)
    if s.events is not None:
        s.tell("4.1", "uf-turn", {"side": s.side_ref(s.side), "turn": int(s.turn)})
    ranges.ask(s)


def finish(s: Position) -> None:
    """Flank fire won (17.1), smoke thinned (13.242), exchanges that failed (17.7), heroes no more; victory (16.42);
    then the other side's turn."""
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
        night.sink(s)
    s.passed[s.side] = 1 if turn_limits.has_passed(s) else 0
    victory.judge(s)
    s.side = 1 - s.side


def finish_group(s: Position, group: i64) -> None:
    """A sniper is looked for in the very next turn only (14.4)."""
    flanks.award(s, group)
    smoke_wire.thin_out(s, group)
    group_transfer.end_turn(s, group)
    s.sniped[group] = 0


def acts(s: Position) -> list[Action]:
    """DONE with actions."""
    return [Action(DONE)] if refuse_end(s) is None else []


def refuse(s: Position, action: Action) -> Refusal | None:
    return refuse_end(s)


def refuse_end(s: Position) -> Refusal | None:
    """Who may not pass and has no card to discard must act, if he can (4.6)."""
    if turn_limits.is_pressed(s) and len(s.hands[s.side]) == 0 and can_act(s):
        return Refusal("4.6", "uf-must-act")
    return None


def out_of_time(s: Position) -> Action | None:
    """Once the minute is over no new action is declared: what is only prepared is given up. An action that was declared
    is finished first, and who must act (4.6) may. Discards and the refill follow as ever (16.31)."""
    kind = s.top().kind
    if (kind != ACT and kind not in PREPARED) or refuse_end(s) is not None:
        return None
    return Action(DONE if kind == ACT else GIVE_UP)


def can_act(s: Position) -> bool:
    """There is an action that needs no card. Who could enter close combat could also leave (20.56)."""
    if len(preparation.acts(s)) > 0 or len(infiltration.acts(s)) > 0:
        return True
    if len(weapons.acts(s)) > 0 or len(crews.acts(s)) > 0 or len(individual_transfer.acts(s)) > 0:
        return True
    return len(snipers.acts(s)) > 0 or len(minefields.acts(s)) > 0


def perform(s: Position, action: Action) -> None:
    """His actions are over."""
    s.pop()


def discards(s: Position) -> list[Action]:
    """DISCARD_CARD and DONE (4.6)."""
    found: list[Action] = []
    if turn_limits.may_discard(s) is None:
        found += [Action(DISCARD_CARD, card) for card in s.hands[s.side]]
    if refuse_stop(s) is None:
        found.append(Action(DONE))
    return found


def refuse_discard(s: Position, action: Action) -> Refusal | None:
    if action.verb == DONE:
        return refuse_stop(s)
    if not 0 <= action.card < DECK or s.held_by(action.card) != s.side:
        return Refusal("4.3", "uf-not-in-hand")
    return turn_limits.may_discard(s)


def refuse_stop(s: Position) -> Refusal | None:
    """Who has not acted discards something if the other has just passed (4.6)."""
    return Refusal("4.6", "uf-must-discard") if turn_limits.is_pressed(s) and len(s.hands[s.side]) > 0 else None


def perform_discard(s: Position, action: Action) -> None:
    """A card that is discarded need not be shown (4.4)."""
    if action.verb == DISCARD_CARD:
        turn_limits.count_discard(s)
        if s.events is not None:
            s.tell("4.3", "uf-discards", {"side": s.side_ref(s.side)})
            s.tell("4.4", "uf-discarded", {"card": s.card_ref(action.card)}, 1 << s.side)
        deck.discard(s, action.card, False)
        return
    s.pop()
    if turn_limits.has_passed(s) and s.events is not None:
        s.tell("4.6", "uf-passes", {"side": s.side_ref(s.side)})


# ---------------------------------------------------------------- the hand refilled (4.5)
def room(s: Position) -> i64:
    """Cards he may draw now: up to his limit, as long as there are any."""
    missing = command.limit(s, s.side) - len(s.hands[s.side])
    there = i64(len(s.pile))
    if missing > there:
        for card in range(i64(DECK)):
            if s.where[card] == DISCARDED:
                there += 1
    return max(i64(0), min(missing, there))


def draws(s: Position) -> list[Action]:
    """DRAW and DONE (4.5)."""
    found = [Action(DRAW, count) for count in range(1, room(s) + 1)]
    found.append(Action(DONE))
    return found


def refuse_draw(s: Position, action: Action) -> Refusal | None:
    if action.verb == DONE:
        return None
    most = room(s)
    if 1 <= action.number <= most:
        return None
    return Refusal("4.5", "uf-draw-limit", {"most": int(most), "limit": int(command.limit(s, s.side))})


def perform_draw(s: Position, action: Action) -> None:
    """As many as he likes, more than once: a Hero he finds may be played and replaced at once (10.4)."""
    if action.verb == DRAW:
        deck.take_cards(s, s.side, action.number, "4.5")
    else:
        end_refill(s)


def end_refill(s: Position) -> None:
    """A lost leader has been felt (15.3)."""
    s.pop()
    s.bereft[s.side] = 0


def passes_over(s: Position, frame: Frame) -> bool:
    """REFILL: over when nothing can be drawn and the hand is empty."""
    if len(s.hands[s.side]) > 0 or room(s) > 0:
        return False
    end_refill(s)
    return True
