"""Flank fire and encirclement (17.1 to 17.63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import BY_FLANK_CARD, GROUPS, NATURAL, NO_FLANK, Position
from caposaldo.games.upfront.rules import ranges, terrain
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import LETTERS, PILLBOX
from caposaldo.kernel.game import Params, Refusal

CHAPTER: Final = 17
FARTHEST: Final = 8  # the sum at which one may still begin to encircle (17.6)
TOO_FAR: Final = 1  # the range at which an encirclement is over (17.62)


def pair(s: Position, group: i64, enemy: i64) -> Params:
    return {"group": s.group_ref(group), "enemy": s.group_ref(enemy)}


def ally_facing(s: Position, group: i64, enemy: i64) -> i64:
    """Return the group of the same side that is directly opposed to the enemy, -1 if there is none (17.2)."""
    return s.group_with(s.side_of_group(group), s.letter[enemy])


# ---------------------------------------------------------------- gaining flank fire (17.1 to 17.3)
def refuse_flank(s: Position, group: i64, enemy: i64) -> Refusal | None:
    """Return why the group cannot flank the enemy: a neighbour, faced by a group with its own letter, that does not
    flank this one (17.2); one enemy at a time (17.6)."""
    if not ranges.neighbours(s.letter[group], s.letter[enemy]):
        return Refusal("17.2", "uf-flank-no-neighbour", pair(s, group, enemy))
    if ally_facing(s, group, enemy) < 0:
        return Refusal("17.2", "uf-flank-nobody-faces", {"enemy": s.group_ref(enemy)})
    if s.flank[enemy * GROUPS + group] != NO_FLANK:
        return Refusal("17.2", "uf-flank-flanked", pair(s, group, enemy))
    if encircles_another(s, group, enemy):
        return Refusal("17.6", "uf-flank-encircles", {"group": s.group_ref(group)})
    return None


def pass_by(s: Position, group: i64, enemy: i64) -> None:
    """Give natural flank fire when a forward card takes the sum from 5 to 6: to either of two neighbours, if the other
    is directly opposed by an ally (17.3)."""
    if not s.setup.plays_chapter(CHAPTER) or not ranges.neighbours(s.letter[group], s.letter[enemy]):
        return
    if ally_facing(s, group, enemy) >= 0:
        win_naturally(s, group, enemy)
    if ally_facing(s, enemy, group) >= 0:
        win_naturally(s, enemy, group)


def win_naturally(s: Position, group: i64, enemy: i64) -> None:
    s.flank[group * GROUPS + enemy] = NATURAL
    if s.events is not None:
        s.tell("17.3", "uf-flank-natural", pair(s, group, enemy))


def award(s: Position, group: i64) -> None:
    """Give flank fire at the end of the turn if the Flank card is still there (17.1)."""
    card = terrain.top_move(s, group)
    if card < 0 or s.laid[card] != s.turn:
        return
    for enemy in range(i64(GROUPS)):
        if s.flank[group * GROUPS + enemy] == BY_FLANK_CARD and s.events is not None:
            s.tell("17.1", "uf-flank-won", pair(s, group, enemy))


# ---------------------------------------------------------------- the bonus (17.4, 17.612)
def doubles(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether the group has the bonus against the enemy group (17.4, 17.612). Against a pillbox only encirclement
    or closing in from behind gives it (23.7, 23.8)."""
    if s.rear[enemy] >= 0:
        return True
    if s.flank[group * GROUPS + enemy] == NO_FLANK and s.behind[group * GROUPS + enemy] == 0:
        return False
    if terrain.occupied(s, enemy) == PILLBOX:
        return terrain.closes_in_on(s, group, enemy)
    return s.flank[group * GROUPS + enemy] != NO_FLANK


# ---------------------------------------------------------------- how it is lost (17.41 to 17.44)
def lose_own(s: Position, group: i64) -> None:
    """End the flank fire of a group that moves or is wired (17.41), or has rejected terrain on its sideways card
    (7.32)."""
    for enemy in range(i64(GROUPS)):
        lose(s, group, enemy, "17.41")


def lose_against(s: Position, group: i64) -> None:
    """End flank fire against a group on which terrain is played or that moves (17.42, 17.43)."""
    for enemy in range(i64(GROUPS)):
        lose(s, enemy, group, "17.4")


def lose(s: Position, group: i64, enemy: i64, rule: str) -> None:
    """Remove the marker; the Flank card stays as ordinary movement (17.5)."""
    if s.flank[group * GROUPS + enemy] == NO_FLANK:
        return
    s.flank[group * GROUPS + enemy] = NO_FLANK
    if s.events is not None:
        s.tell(rule, "uf-flank-lost", pair(s, group, enemy))


def review(s: Position) -> None:
    """End flank fire and encirclement that no longer hold after a group is lost or changes its letter or chit (17.44,
    17.62)."""
    for group in range(i64(GROUPS)):
        for enemy in range(i64(GROUPS)):
            if s.flank[group * GROUPS + enemy] != NO_FLANK and not still_flanks(s, group, enemy):
                lose(s, group, enemy, "17.44")
    for group in range(i64(GROUPS)):
        if s.rear[group] >= 0 and not still_encircled(s, group):
            break_out(s, group)


def still_flanks(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether both groups exist, are neighbours, and an ally faces the flanked one (17.2, 17.44)."""
    if s.letter[group] < 0 or s.letter[enemy] < 0:
        return False
    return ranges.neighbours(s.letter[group], s.letter[enemy]) and ally_facing(s, group, enemy) >= 0


# ---------------------------------------------------------------- encirclement (17.6 to 17.63)
def refuse_encircle(s: Position, group: i64, enemy: i64) -> Refusal | None:
    """Return why the group cannot encircle: it must be behind a neighbour that an ally faces (17.6); each of the two
    encircles or flanks one enemy at a time."""
    if s.rear[enemy] >= 0:
        return Refusal("17.6", "uf-encircled-already", {"enemy": s.group_ref(enemy)})
    if not ranges.neighbours(s.letter[group], s.letter[enemy]):
        return Refusal("17.6", "uf-encircle-no-neighbour", pair(s, group, enemy))
    if not is_behind(s, group, enemy) or not CLOSEST < ranges.total(s, group, enemy) <= FARTHEST:
        return Refusal("17.6", "uf-encircle-not-behind", pair(s, group, enemy))
    ally = ally_facing(s, group, enemy)
    if ally < 0 or is_behind(s, ally, enemy) or ranges.total(s, ally, enemy) > CLOSEST:
        return Refusal("17.6", "uf-encircle-nobody-faces", {"enemy": s.group_ref(enemy)})
    if ranges.relative(s, ally, enemy) <= TOO_FAR:
        return Refusal("17.62", "uf-encircle-too-far", {"ally": s.group_ref(ally), "enemy": s.group_ref(enemy)})
    if encircles_another(s, group, enemy) or encircles_another(s, ally, enemy) or flanks_another(s, ally, enemy):
        return Refusal("17.6", "uf-encircle-one-only", {"enemy": s.group_ref(enemy)})
    return None


def is_behind(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether the group is behind the enemy (17.63); `movement` keeps the flag."""
    return s.behind[group * GROUPS + enemy] == 1


def encircles_another(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether the group takes part in the encirclement of another enemy (17.6)."""
    first = s.side_of_group(enemy) * LETTERS
    for other in range(first, first + LETTERS):
        if other != enemy and s.rear[other] >= 0 and (s.rear[other] == group or s.front[other] == group):
            return True
    return False


def flanks_another(s: Position, group: i64, enemy: i64) -> bool:
    """Tell whether the group flanks another enemy by a Flank card; natural flank fire does not count (17.6)."""
    first = s.side_of_group(enemy) * LETTERS
    for other in range(first, first + LETTERS):
        if other != enemy and s.flank[group * GROUPS + other] == BY_FLANK_CARD:
            return True
    return False


def encircle(s: Position, group: i64, enemy: i64) -> None:
    """Encircle the enemy; letters and chits stay the same (17.6)."""
    s.rear[enemy] = group
    s.front[enemy] = ally_facing(s, group, enemy)
    if s.events is not None:
        s.tell("17.6", "uf-encircles", {**pair(s, group, enemy), "ally": s.group_ref(s.front[enemy])})


def still_encircled(s: Position, group: i64) -> bool:
    """Tell whether the two that encircle the group exist with the letters they had, neither too far away, and the rear
    one is still behind it (17.62, 17.63)."""
    rear, front = s.rear[group], s.front[group]
    if s.letter[rear] < 0 or s.letter[front] != s.letter[group]:
        return False
    if not ranges.neighbours(s.letter[rear], s.letter[group]) or not is_behind(s, rear, group):
        return False
    return ranges.relative(s, rear, group) > TOO_FAR and ranges.relative(s, front, group) > TOO_FAR


def break_out(s: Position, group: i64) -> None:
    s.rear[group] = -1
    s.front[group] = -1
    if s.events is not None and s.letter[group] >= 0:
        s.tell("17.62", "uf-encirclement-over", {"group": s.group_ref(group)})
