"""What speaks for an action, in words: few and concrete. Nothing here looks at what the side cannot know."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.bot.fire_value import gap, in_strike_zone, in_terrain
from caposaldo.games.battlegroups.bot.place_value import targets_seen
from caposaldo.games.battlegroups.position import DESTROYED, MOVED, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules import (
    air_attacks,
    close_combat,
    direct_fire,
    effects,
    indirect_fire,
    opportunity_fire,
    reorganisation,
    sight,
    still_to_do,
)
from caposaldo.games.battlegroups.rules.breakpoint import counts
from caposaldo.games.battlegroups.rules.effects import BY_AIR, BY_AREA, BY_DIRECT, BY_INDIRECT
from caposaldo.games.battlegroups.rules.indirect_fire import Aim
from caposaldo.games.battlegroups.rules.observation import bombard_targets
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.rules.tables import AIRCRAFT, AREA_UNITS, ONE_BASE, inches
from caposaldo.games.battlegroups.setup import OBSERVER, RECON, SUPPORT, TRANSPORT
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    DECLARE,
    END,
    FLY_AT,
    GET_OFF,
    GO,
    HALT,
    HOLD,
    MINE,
    PICK,
    PLACE,
    PLAN,
    SELECT,
    SHOOT,
    SMOKE,
    STRIKE,
    TURN,
)
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.table import boxes_gap, distance, in_cone


def reasons(s: Position, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for a legal action, the weightiest first."""
    verb = action.verb
    unit = s.pending().about_unit()
    if verb == GO:
        return for_going(s, unit, action.point_x, action.point_y)
    if verb == TURN:
        return for_facing(s, unit, action.facing)
    if verb == SELECT:
        return for_choosing(s, action.unit)
    if verb == DECLARE:
        return for_shot(s, action.unit, action.target)
    if verb == SHOOT:
        return for_reaction(s, seat, action)
    if verb == CHARGE:
        return for_charge(s, unit, action.target)
    if verb == BOMBARD:
        return for_bombs(s, seat, action.target)
    if verb == HALT or verb == HOLD or verb == END:
        return for_staying(s, seat, unit, action)
    if verb == PLACE:
        return for_placing(s, action)
    return for_others(s, seat, unit, action)


def why(rule: str, what: str, params: Params | None = None) -> Message:
    return Message(rule, f"bg-why-{what}", params)


# ---------------------------------------------------------------- a place to go to
def for_going(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    found: list[Message] = []
    if is_under_fire(s, unit, s.x[unit], s.y[unit]) and not is_under_fire(s, unit, x, y):
        found.append(why("direct-3", "out-of-fire"))
    if not is_in_command(s, unit, s.x[unit], s.y[unit]) and is_in_command(s, unit, x, y):
        found.append(why("cmd-2", "in-command"))
    found += for_next_shot(s, unit, x, y)
    if in_terrain(s, x, y) and not in_terrain(s, s.x[unit], s.y[unit]):
        found.append(why("direct-10", "cover"))
    if s.setup.is_a(unit, OBSERVER):
        seen = int(targets_seen(s, unit, x, y))
        if seen > targets_seen(s, unit, s.x[unit], s.y[unit]):
            found.append(why("indirect-1", "observes", {"count": seen}))
    return found + nearer(s, unit, x, y)


def is_under_fire(s: Position, unit: i64, x: i64, y: i64) -> bool:
    """An enemy that can fire has the point in range and in sight, whichever way it looks now."""
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and direct_fire.can_fire(s, enemy):
            if has_shot(s, enemy, unit, enemy, x, y, gap(s, unit, enemy, x, y)):
                return True
    return False


def has_shot(s: Position, firer: i64, target: i64, enemy: i64, x: i64, y: i64, away: i64) -> bool:
    """The firer reaches that far against the target, and the point and the enemy are in sight of each other."""
    return away <= direct_fire.longest_reach(s.setup, firer, target) and sight.sees_point(s, enemy, x, y)


def is_in_command(s: Position, unit: i64, x: i64, y: i64) -> bool:
    """As for reorganisation, if the unit stood there (cmd-2, cmd-3)."""
    if s.setup.is_a(unit, RECON | SUPPORT | OBSERVER | TRANSPORT):
        return True
    command = reorganisation.command_of(s, unit)
    if command < 0 or command == unit:
        return True
    base = sight.box_at(s.setup, unit, x, y, s.face[unit])
    at = reorganisation.place_of(s, command)
    return boxes_gap(base, sight.box(s, at)) <= reorganisation.COMMAND_RADIUS


def for_next_shot(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    """A target there, where there is none here, the unit being free to turn."""
    if s.setup.weapon[unit] < 0 or target_from(s, unit, s.x[unit], s.y[unit]) >= 0:
        return []
    target = target_from(s, unit, x, y)
    return [why("direct-3", "next-shot", {"unit": s.ref(target)})] if target >= 0 else []


def target_from(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """The nearest enemy that the unit could fire at from there, or -1."""
    best: i64 = -1
    best_gap: i64 = 0
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and s.on_table(enemy):
            away = gap(s, unit, enemy, x, y)
            if (best < 0 or away < best_gap) and has_shot(s, unit, enemy, enemy, x, y, away):
                best = enemy
                best_gap = away
    return best


def nearer(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    enemy = sight.nearest_unit(s, unit, 1 - s.setup.side[unit])
    if enemy < 0:
        return []
    left = distance(x, y, s.x[enemy], s.y[enemy])
    if left >= distance(s.x[unit], s.y[unit], s.x[enemy], s.y[enemy]):
        return []
    return [why("move-2", "nearer", {"unit": s.ref(enemy), "distance": inches(left)})]


# ---------------------------------------------------------------- fire
def for_shot(s: Position, firer: i64, target: i64) -> list[Message]:
    found = for_hurting(s, target, BY_DIRECT)
    if sight.on_flank(s, firer, target):
        found.append(why("direct-10", "flank"))
    if not can_answer(s, target, firer):
        found.append(why("direct-3", "unanswered", {"unit": s.ref(target)}))
    if not sight.in_cover(s, target, s.x[firer], s.y[firer]):
        found.append(why("direct-10", "in-the-open", {"unit": s.ref(target)}))
    return found


def for_hurting(s: Position, target: i64, cause: i64) -> list[Message]:
    """Its loss would break the enemy, or two hits are enough to destroy it, unless shells cannot (indirect-4)."""
    if effects.held_at_suppressed(s, target, cause):
        return []
    side = s.setup.side[target]
    if counts(s.setup, target) and s.lost[side] + 1 >= s.setup.breakpoint[side]:
        return [why("break-2", "breaks", {"side": f"@seat/{side}"})]
    return [why("effect-3", "finishes", {"unit": s.ref(target)})] if s.status[target] == SUPPRESSED else []


def can_answer(s: Position, target: i64, firer: i64) -> bool:
    return direct_fire.can_fire(s, target) and direct_fire.possible_target(s, target, firer)


def for_reaction(s: Position, seat: i64, action: Action) -> list[Message]:
    top = s.top()
    assert isinstance(top, React)
    found: list[Message] = []
    best = top.best_now(s, seat)
    if top.defensive == 1:
        found.append(why("close-4", "stops-charge"))
    elif best is not None and action.same(best):
        found.append(why("direct-7", "best-moment"))
    return found + for_shot(s, action.unit, top.mover)


def for_bombs(s: Position, seat: i64, target: i64) -> list[Message]:
    """What it does to the target, and how many other enemies are near enough to suffer (area-1)."""
    top = s.top()
    row: i64 = s.setup.indirect[top.weapon] if isinstance(top, Aim) else AIRCRAFT
    found = for_hurting(s, target, BY_INDIRECT if isinstance(top, Aim) else BY_AIR)
    near = 0
    for unit in range(s.setup.count()):
        if unit != target and s.setup.side[unit] != seat and s.on_table(unit):
            if boxes_gap(sight.box(s, unit), sight.box(s, target)) <= ONE_BASE:
                near += 1
    near = min(near, int(AREA_UNITS[row]))
    if near > 0:
        found.append(why("area-1", "area", {"count": near}))
    if not indirect_fire.covered_from_above(s, target):
        found.append(why("indirect-5", "in-the-open", {"unit": s.ref(target)}))
    return found


# ---------------------------------------------------------------- close combat
def for_charge(s: Position, unit: i64, target: i64) -> list[Message]:
    preview = s.pending().preview(s, Action(CHARGE, target=target))
    if preview is not None and preview.unless is not None:
        return []
    found: list[Message] = []
    if s.status[target] == SUPPRESSED:
        found.append(why("close-7", "beaten-is-lost", {"unit": s.ref(target)}))
    if close_combat.attackers_in_contact(s, target) > 0:
        found.append(why("close-10", "two-to-one"))
    if not opportunity_fire.is_free_to_react(s, target):
        found.append(why("close-4", "no-defence", {"unit": s.ref(target)}))
    return found


# ---------------------------------------------------------------- a unit to choose, facing, staying
def for_choosing(s: Position, unit: i64) -> list[Message]:
    found: list[Message] = []
    if s.aboard[unit] >= 0:
        return [why("move-8", "gets-off")]
    if is_under_fire(s, unit, s.x[unit], s.y[unit]):
        found.append(why("direct-3", "under-fire"))
    if not is_in_command(s, unit, s.x[unit], s.y[unit]):
        found.append(why("cmd-2", "out-of-command"))
    if s.group >= 0 and s.setup.group[unit] == s.group:
        found.append(why("move-1", "same-group", {"group": f"@group/{s.group}"}))
    return found


def for_facing(s: Position, unit: i64, face: i64) -> list[Message]:
    """The nearest enemy is in its arc."""
    enemy = sight.nearest_unit(s, unit, 1 - s.setup.side[unit])
    if enemy < 0 or not in_cone(s.x[unit], s.y[unit], face, s.x[enemy], s.y[enemy]):
        return []
    return [why("direct-3", "faces", {"unit": s.ref(enemy)})]


def for_staying(s: Position, seat: i64, unit: i64, action: Action) -> list[Message]:
    if action.verb == HOLD:
        top = s.top()
        assert isinstance(top, React)
        later = top.best_now(s, seat) is None and still_to_do.best_attack(s, top, s.options(seat)) is not None
        return [why("direct-7", "better-later" if later else "keeps-shot")]
    if action.verb == END:
        return [why("seq-2", "all-done" if s.todo(seat).is_empty() else "nothing-better")]
    if unit < 0 or s.aboard[unit] >= 0 or s.has(unit, MOVED) or not s.on_table(unit):
        return []
    found: list[Message] = []
    if direct_fire.can_fire(s, unit) and len(direct_fire.targets_of(s, unit)) > 0:
        found.append(why("direct-3", "keeps-target"))
    if in_terrain(s, s.x[unit], s.y[unit]):
        found.append(why("direct-10", "stays-in-cover"))
    return found


# ---------------------------------------------------------------- setting up
def for_placing(s: Position, action: Action) -> list[Message]:
    if action.point_x < 0:
        return []
    found: list[Message] = []
    if in_terrain(s, action.point_x, action.point_y):
        found.append(why("direct-10", "cover"))
    command = reorganisation.command_of(s, action.unit)
    if command >= 0 and command != action.unit and is_in_command(s, action.unit, action.point_x, action.point_y):
        found.append(why("cmd-2", "near-command"))
    return found


# ---------------------------------------------------------------- the rest
def for_others(s: Position, seat: i64, unit: i64, action: Action) -> list[Message]:
    verb = action.verb
    if verb == CALL:
        return for_calling(s, action.unit)
    if verb == STRIKE:
        return [why("air-1", "due")]
    if verb == FLY_AT:
        return for_flight(s, seat, action)
    if verb == PICK and s.setup.side[action.unit] != seat:
        return for_hurting(s, action.unit, BY_AREA)
    if verb == MINE:
        return [why("mine-1", "in-their-way")]
    if verb == PLAN:
        return [why("air-1", "when-they-have-met")]
    if verb == GET_OFF:
        return [why("move-8", "ready-to-fight")]
    if verb == CLEAR:
        return [why("mine-3", "opens-way")]
    return for_smoke(s, seat, action) if verb == SMOKE else []


def for_calling(s: Position, weapon: i64) -> list[Message]:
    targets = bombard_targets(s, weapon)
    return [why("indirect-1", "targets", {"count": len(targets)})] if len(targets) > 0 else []


def for_flight(s: Position, seat: i64, action: Action) -> list[Message]:
    count = 0
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != seat and s.on_table(enemy):
            if in_strike_zone(action.point_x, action.point_y, action.facing, s.x[enemy], s.y[enemy]):
                count += 1
    found = [why("air-2", "zone", {"count": count})] if count > 0 else []
    if air_attacks.flak_near(s, air_attacks.base_at(action.point_x, action.point_y, action.facing)) < 0:
        found.append(why("air-4", "no-flak"))
    return found


def for_smoke(s: Position, seat: i64, action: Action) -> list[Message]:
    """The enemy nearest to the screen no longer sees through it."""
    best: i64 = -1
    near: i64 = 0
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != seat and s.on_table(enemy) and s.status[enemy] < DESTROYED:
            away = distance(s.x[enemy], s.y[enemy], action.point_x, action.point_y)
            if best < 0 or away < near:
                best = enemy
                near = away
    return [why("smoke-1", "screens", {"unit": s.ref(best)})] if best >= 0 else []
