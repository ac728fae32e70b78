"""Moving hidden and hiding during play (10.1, 10.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTED, BARE, DUG_IN, HIDDEN, MEMBER, ON_MAP, Position
from caposaldo.games.storms.rules import action_points, chapters, control, current_action, hidden_units, movement
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.setup import HIDING_CHAPTER, SQUAD
from caposaldo.games.storms.verbs import HIDE, SNEAK
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.hexes import NOWHERE

INTO_COVER: Final = 3  # AP more for a hidden move (10.1)
INTO_OPEN: Final = 6
HIDING: Final = 7  # AP (10.2)


def finds_way(s: Position, unit: i64, act: ActionDecision) -> bool:
    if movement.can_step(s, unit, act.means):
        return True
    return s.has(unit, HIDDEN) and len(sneaks(s, unit, act.means, 0)) > 0


def ways(s: Position, unit: i64, means: i64, least: i64) -> list[Action]:
    """Where a member can go, openly or, if it is hidden, unseen; the highest cost of all is paid once (9.1.1a)."""
    found = movement.steps(s, unit, means, least)
    if s.has(unit, HIDDEN):
        found += sneaks(s, unit, means, least)
    return found


# ---------------------------------------------------------------- hidden movement (10.1)
def price(s: Position, unit: i64, h: i64) -> i64:
    """Its own move cost and 3 AP more into cover, 6 into the open; nothing else counts (10.1)."""
    return movement.own_cost(s, unit) + (INTO_COVER if s.setup.shelters(h) else INTO_OPEN)


def bill(s: Position, unit: i64, h: i64) -> Chain:
    """The same price as a chain."""
    chain = Chain()
    chain.add("5.0", "st-bill-move", movement.own_cost(s, unit))
    if s.setup.shelters(h):
        chain.add("10.1", "st-bill-sneak-cover", INTO_COVER)
    else:
        chain.add("10.1", "st-bill-sneak-open", INTO_OPEN)
    return chain


def sneaks(s: Position, unit: i64, means: i64, least: i64) -> list[Action]:
    found: list[Action] = []
    at = s.hex[unit]
    if at < 0 or not s.has(unit, HIDDEN) or movement.held(s, unit) != movement.FREE:
        return found
    for d in range(6):
        h = s.setup.grid.near[6 * at + d]
        if h != NOWHERE and movement.step_obstacle(s, unit, h, d) == movement.FREE:
            if action_points.affordable(s, means, max(price(s, unit, h), least)):
                found.append(Action(SNEAK, hex=h))
    return found


def may_sneak(s: Position, card: i64) -> bool:
    """A card brings hidden units to light unless it says otherwise, as that of two hexes does (10.0a, 8.1)."""
    return card < 0 or current_action.is_two_hexes(s, card)


def by_card() -> Refusal:
    return Refusal("10.0a", "st-sneak-card")


def refuse_sneak(s: Position, unit: i64, h: i64, means: i64, least: i64) -> Refusal | None:
    if s.hex[unit] < 0 or not s.has(unit, HIDDEN):
        return Refusal("10.1", "st-sneak-not-hidden", {"unit": s.ref(unit)})
    barred = movement.bars(s, unit, h)
    if barred is not None:
        return barred
    total = max(price(s, unit, h), least)
    return None if action_points.affordable(s, means, total) else movement.too_dear("10.1", total)


def sneak(s: Position, unit: i64, h: i64) -> None:
    """It moves and stays hidden, unless it meets a unit or is seen in the open (10.1)."""
    side = s.setup.side[unit]
    if s.events is not None:
        s.tell("10.1", "st-sneaks", {"side": s.side_ref(side)})
        params: Params = {"unit": s.ref(unit), "from": s.hex_ref(s.hex[unit]), "to": s.hex_ref(h)}
        s.tell("10.1", "st-sneaks-to", params, 1 << side)
    movement.arrive(s, unit, h)


# ---------------------------------------------------------------- hiding during play (10.2)
def is_occupied(s: Position, unit: i64, h: i64) -> bool:
    """Another unit in view is there and stays there: it would give the hidden one away (10.0b). Members of the group
    that are still to hide do not count."""
    other = s.first[h]
    while other >= 0:
        if other != unit and s.flags[other] & HIDDEN == 0:
            if s.flags[other] & MEMBER == 0 or s.flags[other] & ACTED != 0 or s.flags[unit] & MEMBER == 0:
                return True
        other = s.next[other]
    return False


def may_hide(s: Position, unit: i64) -> bool:
    """An infantry squad without a hit, in view itself, out of sight of all enemies in view (10.2)."""
    if not s.setup.has_hiding or not s.visible(unit) or not s.setup.is_a(unit, SQUAD) or s.marker[unit] >= 0:
        return False
    return not hidden_units.is_watched(s, s.setup.side[unit], s.hex[unit])


def hides(s: Position, unit: i64, means: i64) -> list[Action]:
    """HIDE in its own hex and in those next to it that no enemy sees."""
    found: list[Action] = []
    if not action_points.affordable(s, means, HIDING) or not may_hide(s, unit):
        return found
    at = s.hex[unit]
    if not is_occupied(s, unit, at):
        found.append(Action(HIDE, hex=at))
    for d in range(6):
        h = s.setup.grid.near[6 * at + d]
        if h != NOWHERE and movement.obstacle(s, unit, h) == movement.FREE:
            if not is_occupied(s, unit, h) and not hidden_units.is_watched(s, s.setup.side[unit], h):
                found.append(Action(HIDE, hex=h))
    return found


def refuse_hide(s: Position, unit: i64, h: i64, means: i64) -> Refusal | None:
    if not s.setup.has_hiding:
        return chapters.closed(HIDING_CHAPTER)
    if not s.visible(unit) or not s.setup.is_a(unit, SQUAD) or s.marker[unit] >= 0:
        return Refusal("10.2", "st-hide-squads", {"unit": s.ref(unit)})
    side = s.setup.side[unit]
    if hidden_units.is_watched(s, side, s.hex[unit]):
        return Refusal("10.2", "st-hide-watched", {"hex": s.hex_ref(s.hex[unit])})
    barred = None if h == s.hex[unit] else movement.bars(s, unit, h)
    if barred is not None:
        return barred
    if hidden_units.is_watched(s, side, h):
        return Refusal("10.2", "st-hide-watched", {"hex": s.hex_ref(h)})
    if is_occupied(s, unit, h):
        return Refusal("10.0b", "st-hide-company", {"hex": s.hex_ref(h)})
    return None if action_points.affordable(s, means, HIDING) else movement.too_dear("10.2", HIDING)


def hide(s: Position, unit: i64, h: i64) -> None:
    """It is taken off the map; its hex is noted by its owner (10.2)."""
    at = s.hex[unit]
    side = s.setup.side[unit]
    if s.events is not None:
        s.tell("10.2", "st-hides", {"unit": s.ref(unit), "hex": s.hex_ref(at)})
        params: Params = {"unit": s.ref(unit), "from": s.hex_ref(at), "to": s.hex_ref(h)}
        s.tell("10.2", "st-hides-at", params, 1 << side)
    s.mark(unit, HIDDEN)
    s.unmark(unit, BARE)
    s.came[unit] = NOWHERE
    if h != at:
        s.lift(unit, ON_MAP)
        s.put(unit, h)
        s.unmark(unit, DUG_IN)
        s.since[unit] = s.actions_done + 1
    hidden_units.explore(s, unit)
    if meets_enemy(s, unit):
        s.came[unit] = at if h != at else NOWHERE
        hidden_units.reveal(s, h, "10.0b")
    control.update(s, at)


def meets_enemy(s: Position, unit: i64) -> bool:
    other = s.first[s.hex[unit]]
    while other >= 0:
        if s.setup.side[other] != s.setup.side[unit]:
            return True
        other = s.next[other]
    return False


def refuse_group(s: Position, act: ActionDecision) -> Refusal | None:
    """Every member has a place to hide in (9.1.4, 10.2)."""
    if current_action.moves_only(s, act):
        return Refusal("8.1", "st-moves-only")
    for unit in current_action.members(s):
        if len(hides(s, unit, act.means)) == 0:
            return Refusal("10.2", "st-group-stuck", {"unit": s.ref(unit)})
    return None
