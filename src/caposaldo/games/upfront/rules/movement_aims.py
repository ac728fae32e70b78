"""Additional uses of a sideways card: flanks, encirclement, another letter, an overrun (17.1, 17.6, 17.7, 29.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import (
    ENCIRCLING,
    FLANKING,
    OVERRUNNING,
    TRANSFERRING,
    Action,
    encircled_by,
    flanked_by,
    letter_in,
    overrun_by,
)
from caposaldo.games.upfront.position import BY_FLANK_CARD, GROUPS, SIDEWAYS, Position
from caposaldo.games.upfront.rules import flanks, group_transfer, mobility, overrun, ranges, turn_limits
from caposaldo.games.upfront.setup import FLANK, LETTERS
from caposaldo.kernel.game import Refusal

FLANKS: Final = 17  # the chapter on flank fire, encirclement and transfers


# ---------------------------------------------------------------- the uses
def letters_for(s: Position, group: i64) -> list[int]:
    """Return the letters the group may announce, as aims (17.7); they are the same for all movement cards in hand."""
    found: list[int] = []
    if s.setup.plays_chapter(FLANKS) and not mobility.is_unforded(s, group):
        for letter in range(i64(LETTERS)):
            if ranges.neighbours(letter, s.letter[group]) and group_transfer.refuse_announce(s, group, letter) is None:
                found.append(int(TRANSFERRING * (1 + letter)))
    return found


def add(s: Position, group: i64, card: i64, letters: list[int], found: list[Action]) -> None:
    """Add the uses of the card if it is played sideways (17.1, 17.6, 17.7)."""
    first = (1 - s.side) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] < 0:
            continue
        if s.setup.deck.movement[card] == FLANK and refuse_flank(s, group, card, enemy) is None:
            found.append(Action(verbs.MOVE, card, group, SIDEWAYS, FLANKING * (1 + enemy)))
            for aim in letters:
                found.append(Action(verbs.MOVE, card, group, SIDEWAYS, FLANKING * (1 + enemy) + aim))
        if s.behind[group * GROUPS + enemy] == 1 and flanks.refuse_encircle(s, group, enemy) is None:
            found.append(Action(verbs.MOVE, card, group, SIDEWAYS, ENCIRCLING * (1 + enemy)))
    for aim in letters:
        found.append(Action(verbs.MOVE, card, group, SIDEWAYS, aim))


# ---------------------------------------------------------------- why not
def refuse(s: Position, action: Action) -> Refusal | None:
    """Return why a sideways card cannot have this additional use: flank fire, encirclement, a letter, an overrun (17.1,
    17.6, 17.7, 29.2)."""
    if action.way != SIDEWAYS:
        return Refusal("5.4", "uf-aim-needs-sideways")
    aims, group = action.aims, action.group
    flank, circle, letter, overrun_group = flanked_by(aims), encircled_by(aims), letter_in(aims), overrun_by(aims)
    if aims < 0 or letter >= LETTERS or (circle >= 0 and aims != ENCIRCLING * (1 + circle)):
        return Refusal("17.6", "uf-no-such-aim")
    if overrun_group >= 0 and letter >= 0:
        return Refusal("17.6", "uf-no-such-aim")
    if aims % OVERRUNNING > 0 and not s.setup.plays_chapter(FLANKS):
        return Refusal("1", "uf-move-chapter")
    refusal = overrun.refuse(s, group, overrun_group) if overrun_group >= 0 else None
    if refusal is not None:
        return refusal
    if flank >= 0:
        refusal = refuse_flank(s, group, action.card, flank)
    if circle >= 0:
        refusal = refuse_circle(s, group, circle)
    if refusal is None and letter >= 0:
        refusal = refuse_letter(s, group, letter)
    return refusal


def refuse_flank(s: Position, group: i64, card: i64, enemy: i64) -> Refusal | None:
    """Return why the card cannot flank: not on a minefield, not with the first card in a marsh (8.42, 17.1, 24.4)."""
    if s.setup.deck.movement[card] != FLANK:
        return Refusal("17.1", "uf-move-no-flank-card", {"card": s.card_ref(card)})
    rule = mobility.sideways_rule(s, group)
    if rule == "8.42" or rule == "24.4":
        return Refusal(rule, "uf-move-no-flank-here", {"group": s.group_ref(group)})
    refusal = turn_limits.refuse_enemy(s, enemy, "17.2")
    return refusal if refusal is not None else flanks.refuse_flank(s, group, enemy)


def refuse_circle(s: Position, group: i64, enemy: i64) -> Refusal | None:
    refusal = turn_limits.refuse_enemy(s, enemy, "17.6")
    if refusal is None and s.behind[group * GROUPS + enemy] == 0:
        return Refusal("17.6", "uf-move-not-behind", {"group": s.group_ref(group), "enemy": s.group_ref(enemy)})
    return refusal if refusal is not None else flanks.refuse_encircle(s, group, enemy)


def refuse_letter(s: Position, group: i64, letter: i64) -> Refusal | None:
    if not 0 <= letter < LETTERS or not ranges.neighbours(letter, s.letter[group]):
        return Refusal("17.7", "uf-letter-not-next", {"group": s.group_ref(group)})
    if mobility.is_unforded(s, group):
        return Refusal("8.532", "uf-fords-not-transfers", {"group": s.group_ref(group)})
    return group_transfer.refuse_announce(s, group, letter)


# ---------------------------------------------------------------- taking it
def take(s: Position, group: i64, aims: i64) -> None:
    flank, circle, letter = flanked_by(aims), encircled_by(aims), letter_in(aims)
    if flank >= 0:
        s.flank[group * GROUPS + flank] = BY_FLANK_CARD
        if s.events is not None:
            s.tell("17.1", "uf-flank-announced", {"group": s.group_ref(group), "enemy": s.group_ref(flank)})
    if circle >= 0:
        flanks.encircle(s, group, circle)
    if letter >= 0:
        group_transfer.announce(s, group, letter)
    if aims >= OVERRUNNING:
        overrun.begin(s, group, overrun_by(aims))


def add_overruns(s: Position, group: i64, card: i64, found: list[Action]) -> None:
    """Add every enemy group the vehicle may overrun; a Flank card may win the flank of one in addition (29.2)."""
    first = (1 - s.side) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0 and overrun.refuse(s, group, enemy) is None:
            aim: i64 = OVERRUNNING * (1 + enemy)
            found.append(Action(verbs.MOVE, card, group, SIDEWAYS, aim))
            for other in range(first, first + LETTERS):
                if s.setup.plays_chapter(FLANKS) and refuse_flank(s, group, card, other) is None:
                    found.append(Action(verbs.MOVE, card, group, SIDEWAYS, aim + FLANKING * (1 + other)))
