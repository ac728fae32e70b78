"""Hidden units and snipers (10.0 to 10.3).

Nothing here may tell one side about the hidden units of the other before they are revealed: what is offered, refused
or asked depends on units in view only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms import control, groups, movement, rolls, sight, targets, turns, veterans
from caposaldo.games.storms.ground import SQUAD
from caposaldo.games.storms.state import (
    ACTED,
    BARE,
    DUG_IN,
    FOR_DETECTION,
    HIDDEN,
    HIDE,
    LOOK,
    MEMBER,
    ON_MAP,
    SECOND_HEX,
    SILENT,
    SNEAK,
    Field,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE

INTO_COVER: Final = 3  # AP more for a hidden move (10.1)
INTO_OPEN: Final = 6
HIDING: Final = 7  # AP (10.2)
NEAR: Final = 2  # hexes at which men in the open are seen (10.0e)
DETECTED: Final = 6  # 10.3


# ---------------------------------------------------------------- cover and sight (10.0e)
def covers(s: Field, h: i64) -> bool:
    """Ground that hides: a DM of +1 or more, corn and wheat in season (10.0e). A hasty defence belongs to a unit: see
    `is_sheltered`."""
    return s.ground.shelters(h)


def is_sheltered(s: Field, unit: i64) -> bool:
    return s.has(unit, DUG_IN) or covers(s, s.hex[unit])


def watches(s: Field, unit: i64, h: i64) -> bool:
    """The unit, in view itself, has a line of sight to the hex; with an enemy in its own hex it looks nowhere else
    (7.6.3f)."""
    at = s.hex[unit]
    if at == h:
        return True
    if s.enemy_in(s.ground.side[unit], at):
        return False
    return sight.sees(s.ground, at, h) and sight.clear_of_smoke(s.ground, s.smoke, at, h)


def is_watched(s: Field, side: i64, h: i64) -> bool:
    """Some enemy of the side that everybody sees has a line of sight to the hex; hidden ones do not count (10.2)."""
    for unit in range(s.ground.count()):
        if s.ground.side[unit] != side and s.visible(unit) and watches(s, unit, h):
            return True
    return False


def is_given_away(s: Field, unit: i64, enemy: i64) -> bool:
    """In the open, with that enemy at two hexes or less who sees the hex; a crevice on his line is cover (10.0e)."""
    h = s.hex[unit]
    at = s.hex[enemy]
    if s.ground.grid.distance(at, h) > NEAR or s.has(unit, SILENT) or is_sheltered(s, unit):
        return False
    return sight.crevice_cover(s.ground, at, h) == 0 and watches(s, enemy, h)


# ---------------------------------------------------------------- coming into view (10.0a, 10.0b, 10.0e)
def concealed_in(s: Field, h: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN != 0:
            found = append(found, unit)
        unit = s.next[unit]
    return found


def reveal(s: Field, h: i64, rule: str) -> None:
    """All hidden units of the hex are placed on the map; their owner chooses their facing (LOOK)."""
    found = concealed_in(s, h)
    if len(found) == 0:
        return
    for unit in found:
        s.unmark(unit, HIDDEN)
        s.reveals += 1
        if s.events is not None:
            s.tell(rule, "st-revealed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    for i in range(len(found) - 1, -1, -1):
        s.push(Frame(LOOK, found[i]))
    control.update(s, h)


def come_out(s: Field, unit: i64) -> None:
    """A hidden unit acts: it is revealed at once, with all who are hidden in its hex (10.0a)."""
    if not s.has(unit, HIDDEN):
        return
    if s.hex[unit] < 0:
        s.unmark(unit, HIDDEN)
        return
    reveal(s, s.hex[unit], "10.0a")
    # Its own facing is asked for when it has moved.
    s.stack = [frame for frame in s.stack if frame.kind != LOOK or frame.a != unit]


def is_company(s: Field, h: i64) -> bool:
    """There is a unit in view, or there are units of both sides: nobody stays hidden in such a hex (10.0b)."""
    side: i64 = -1
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN == 0 or (side >= 0 and s.ground.side[unit] != side):
            return True
        side = s.ground.side[unit]
        unit = s.next[unit]
    return False


def after_move(s: Field, unit: i64) -> None:
    """After every hex entered: is the unit seen, if it is hidden, and if it is in view, whom does it see? (10.0b,
    10.0e)"""
    h = s.hex[unit]
    explore(s, unit)
    if is_company(s, h) or (s.has(unit, HIDDEN) and is_noticed(s, unit)):
        reveal(s, h, "10.0b" if is_company(s, h) else "10.0e")
    if s.has(unit, HIDDEN):
        return
    for other in range(s.ground.count()):
        if s.hex[other] >= 0 and s.has(other, HIDDEN) and s.ground.side[other] != s.ground.side[unit]:
            if is_given_away(s, other, unit):
                reveal(s, s.hex[other], "10.0e")


def explore(s: Field, unit: i64) -> None:
    """Where nobody comes to light nobody is: that too has been found out, and cannot be taken back (1.0d)."""
    if targets.enemy_hides(s, s.ground.side[unit]):
        s.reveals += 1


def is_noticed(s: Field, unit: i64) -> bool:
    """Some enemy in view sees the hidden unit in the open (10.0e)."""
    for other in range(s.ground.count()):
        if s.ground.side[other] != s.ground.side[unit] and s.visible(other) and is_given_away(s, unit, other):
            return True
    return False


def meet(s: Field) -> None:
    """Both sides have hidden their units: whoever has company in his hex is not hidden (10.0b)."""
    for h in range(s.ground.count_hexes):
        if s.first[h] >= 0 and is_company(s, h):
            reveal(s, h, "10.0b")


def betray(s: Field) -> None:
    """After a group has hidden: whoever shares his hex with somebody in view is not hidden at all (10.0b)."""
    for unit in groups.members(s):
        if s.has(unit, HIDDEN) and is_company(s, s.hex[unit]):
            reveal(s, s.hex[unit], "10.0b")


# ---------------------------------------------------------------- hidden movement (10.1)
def price(s: Field, unit: i64, h: i64) -> i64:
    """Its own move cost and 3 AP more into cover, 6 into the open; nothing else counts (10.1)."""
    return movement.own_cost(s, unit) + (INTO_COVER if covers(s, h) else INTO_OPEN)


def bill(s: Field, unit: i64, h: i64) -> Chain:
    """The same for people."""
    chain = Chain()
    chain.add("5.0", "st-bill-move", movement.own_cost(s, unit))
    if covers(s, h):
        chain.add("10.1", "st-bill-sneak-cover", INTO_COVER)
    else:
        chain.add("10.1", "st-bill-sneak-open", INTO_OPEN)
    return chain


def sneaks(s: Field, unit: i64, means: i64, added: i64, least: i64) -> list[Action]:
    found: list[Action] = []
    at = s.hex[unit]
    if at < 0 or not s.has(unit, HIDDEN) or movement.held(s, unit) != movement.FREE:
        return found
    for d in range(6):
        h = s.ground.grid.near[6 * at + d]
        if h != NOWHERE and movement.step_obstacle(s, unit, h, d) == movement.FREE:
            if turns.affordable(s, means, added, max(price(s, unit, h), least)):
                found.append(Action(SNEAK, 0, h))
    return found


def may_sneak(s: Field, frame: Frame) -> bool:
    """A card brings hidden units to light unless it says otherwise, as that of two hexes does (10.0a, 8.1)."""
    return frame.d < 0 or movement.is_two_hexes(s, frame)


def by_card() -> Refusal:
    return Refusal("10.0a", "st-sneak-card")


def refuse_sneak(s: Field, unit: i64, h: i64, means: i64, added: i64, least: i64) -> Refusal | None:
    if s.hex[unit] < 0 or not s.has(unit, HIDDEN):
        return Refusal("10.1", "st-sneak-not-hidden", {"unit": s.ref(unit)})
    barred = movement.bars(s, unit, h)
    if barred is not None:
        return barred
    total = max(price(s, unit, h), least)
    return None if turns.affordable(s, means, added, total) else movement.too_dear("10.1", total)


def sneak(s: Field, unit: i64, h: i64, twice: bool) -> None:
    """It moves and stays hidden, unless it meets somebody or shows itself in the open (10.1)."""
    side = s.ground.side[unit]
    if s.events is not None:
        s.tell("10.1", "st-sneaks", {"side": s.side_ref(side)})
        s.tell("10.1", "st-sneaks-to", {"unit": s.ref(unit), "hex": s.hex_ref(h)}, 1 << side)
    if twice:
        s.push(Frame(SECOND_HEX, unit))
    movement.arrive(s, unit, h)


# ---------------------------------------------------------------- hiding during play (10.2)
def is_occupied(s: Field, unit: i64, h: i64) -> bool:
    """Another unit in view is there and stays there: it would give the hidden one away (10.0b). Members of the group
    that are still to hide do not count."""
    other = s.first[h]
    while other >= 0:
        if other != unit and s.flags[other] & HIDDEN == 0:
            if s.flags[other] & MEMBER == 0 or s.flags[other] & ACTED != 0 or s.flags[unit] & MEMBER == 0:
                return True
        other = s.next[other]
    return False


def may_hide(s: Field, unit: i64) -> bool:
    """An infantry squad without a hit, in view itself, out of sight of all enemies in view (10.2)."""
    if not s.visible(unit) or not s.ground.is_a(unit, SQUAD) or s.marker[unit] >= 0:
        return False
    return not is_watched(s, s.ground.side[unit], s.hex[unit])


def hides(s: Field, unit: i64, means: i64, added: i64) -> list[Action]:
    """HIDE in its own hex and those next to it that nobody watches."""
    found: list[Action] = []
    if not turns.affordable(s, means, added, HIDING) or not may_hide(s, unit):
        return found
    at = s.hex[unit]
    if not is_occupied(s, unit, at):
        found.append(Action(HIDE, 0, at))
    for d in range(6):
        h = s.ground.grid.near[6 * at + d]
        if h != NOWHERE and movement.obstacle(s, unit, h) == movement.FREE:
            if not is_occupied(s, unit, h) and not is_watched(s, s.ground.side[unit], h):
                found.append(Action(HIDE, 0, h))
    return found


def refuse_hide(s: Field, unit: i64, h: i64, means: i64, added: i64) -> Refusal | None:
    if not s.visible(unit) or not s.ground.is_a(unit, SQUAD) or s.marker[unit] >= 0:
        return Refusal("10.2", "st-hide-squads", {"unit": s.ref(unit)})
    side = s.ground.side[unit]
    if is_watched(s, side, s.hex[unit]):
        return Refusal("10.2", "st-hide-watched", {"hex": s.hex_ref(s.hex[unit])})
    barred = None if h == s.hex[unit] else movement.bars(s, unit, h)
    if barred is not None:
        return barred
    if is_watched(s, side, h):
        return Refusal("10.2", "st-hide-watched", {"hex": s.hex_ref(h)})
    if is_occupied(s, unit, h):
        return Refusal("10.0b", "st-hide-company", {"hex": s.hex_ref(h)})
    return None if turns.affordable(s, means, added, HIDING) else movement.too_dear("10.2", HIDING)


def hide(s: Field, unit: i64, h: i64) -> None:
    """It is taken off the map; its hex is noted by its owner (10.2)."""
    at = s.hex[unit]
    side = s.ground.side[unit]
    if s.events is not None:
        s.tell("10.2", "st-hides", {"unit": s.ref(unit), "hex": s.hex_ref(at)})
        s.tell("10.2", "st-hides-at", {"unit": s.ref(unit), "hex": s.hex_ref(h)}, 1 << side)
    s.mark(unit, HIDDEN)
    s.unmark(unit, BARE)
    s.came[unit] = NOWHERE
    if h != at:
        s.lift(unit, ON_MAP)
        s.put(unit, h)
        s.unmark(unit, DUG_IN)
        s.since[unit] = s.actions_done + 1
    explore(s, unit)
    if meets_enemy(s, unit):
        s.came[unit] = at if h != at else NOWHERE
        reveal(s, h, "10.0b")
    control.update(s, at)


def meets_enemy(s: Field, unit: i64) -> bool:
    other = s.first[s.hex[unit]]
    while other >= 0:
        if s.ground.side[other] != s.ground.side[unit]:
            return True
        other = s.next[other]
    return False


# ---------------------------------------------------------------- decisions
def acts(s: Field, frame: Frame) -> list[Action]:
    """SNEAK (10.1) and HIDE (10.2) of the ACT frame. A group that hides chooses one by one (a.b = NOWHERE)."""
    if groups.size(s) > 1:
        return [Action(HIDE, 0, NOWHERE)] if refuse_group(s, frame) is None else []
    if s.has(frame.a, HIDDEN):
        return sneaks(s, frame.a, frame.b, frame.c, 0) if may_sneak(s, frame) else []
    if veterans.moves_only(s, frame):
        return []
    return hides(s, frame.a, frame.b, frame.c)


def refuse(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if groups.size(s) > 1:
        if a.kind == SNEAK or a.b != NOWHERE:
            return Refusal("9.1.1", "st-group-each-chooses")
        return refuse_group(s, frame)
    if a.kind == SNEAK:
        return refuse_sneak(s, frame.a, a.b, frame.b, frame.c, 0) if may_sneak(s, frame) else by_card()
    if veterans.moves_only(s, frame):
        return Refusal("8.1", "st-moves-only")
    return refuse_hide(s, frame.a, a.b, frame.b, frame.c)


def refuse_group(s: Field, frame: Frame) -> Refusal | None:
    """Every member has a place to hide in (9.1.4, 10.2)."""
    if veterans.moves_only(s, frame):
        return Refusal("8.1", "st-moves-only")
    for unit in groups.members(s):
        if len(hides(s, unit, frame.b, frame.c)) == 0:
            return Refusal("10.2", "st-group-stuck", {"unit": s.ref(unit)})
    return None


def perform(s: Field, frame: Frame, a: Action) -> None:
    """SNEAK, HIDE."""
    s.pop()
    if groups.size(s) > 1:
        groups.begin(s, frame, HIDE)
    elif a.kind == SNEAK:
        turns.pay(s, frame.b, frame.c, price(s, frame.a, a.b))
        sneak(s, frame.a, a.b, movement.is_two_hexes(s, frame))
    else:
        turns.pay(s, frame.b, frame.c, HIDING)
        hide(s, frame.a, a.b)


# ---------------------------------------------------------------- snipers (10.3)
def detect(s: Field, frame: Frame) -> None:
    """DETECT: the opponent of the sniper rolls one die (10.3)."""
    s.pop()
    if s.has(frame.a, SILENT):
        s.tell("8.3", "st-undetected", {"side": s.side_ref(s.ground.side[frame.a])})
    elif s.hex[frame.a] >= 0 and s.has(frame.a, HIDDEN):
        rolls.ask(s, 1 - s.ground.side[frame.a], FOR_DETECTION, frame.a)


def conclude(s: Field, frame: Frame) -> None:
    """Detected on 6 or more."""
    if frame.x >= DETECTED:
        reveal(s, s.hex[frame.c], "10.3")
    else:
        s.tell("10.3", "st-undetected", {"side": s.side_ref(1 - frame.a)})
