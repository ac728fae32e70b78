"""What speaks for an action, in words, for hints. The map is open: nothing here is known to one side alone but what the
side that decides knows itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.bot.outlook import look
from caposaldo.games.traces.bot.plans import CLOSE, prospects
from caposaldo.games.traces.position import COMBAT_FIRST, FOUGHT, Position
from caposaldo.games.traces.rules import combat, ratio, reinforcements, victory
from caposaldo.games.traces.rules.combat_results import stands_fast
from caposaldo.games.traces.rules.decision import pending
from caposaldo.games.traces.rules.retreat import ZOC_WEIGHT, Start, best_paths
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import AXIS, HQ_CHIT, SOVIET
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADVANCE,
    ATTACK,
    CALL_HQ,
    CHOOSE,
    DROP,
    END,
    FIGHT,
    GO,
    JOIN,
    LIFT,
    LOSE,
    PLACE,
    RELOCATE,
    RETREAT,
    SET_MODE,
    STOP,
    TAKE,
)
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.hexes import NOWHERE

MOVES: Final = (GO, ADVANCE, PLACE, DROP)


def reasons(s: Position, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for a legal action, the weightiest first."""
    side: i64 = AXIS if s.seat[AXIS] == seat else SOVIET
    verb = action.verb
    if verb in MOVES:
        return of_move(s, side, mover(s, action), action.hex)
    if verb == ATTACK:
        return of_attack(s, action.hex)
    if verb == JOIN or verb == FIGHT:
        return of_battle(s, action)
    if verb == TAKE:
        return of_take(s, side, action.unit)
    if verb == STOP:
        return of_stop(s, side)
    if verb == RETREAT and action.hex != NOWHERE:
        return of_retreat(s, side, action)
    return of_order(s, side, action)


def why(name: str, params: Params | None = None) -> Message:
    return Message("", f"tr-why-{name}", params)


# ---------------------------------------------------------------- places
def captured(s: Position, side: i64, h: i64) -> list[Message]:
    """What the side takes by coming into the hex."""
    found: list[Message] = []
    city = s.setup.city_at[h]
    if city >= 0 and s.city[city] != side:
        params: Params = {"city": f"@city/{city}", "points": victory.CITY_POINTS}
        if side == SOVIET and s.order[city] == 1:
            found.append(why("wins", params))
        else:
            found.append(why("city-points" if s.setup.cities[city].major else "city", params))
    crossing = s.setup.crossing_at[h]
    if side == SOVIET and crossing >= 0 and s.crossing[crossing] == 0:
        found.append(why("crossing", {"crossing": f"@crossing/{crossing}"}))
    if side == SOVIET and s.setup.breakthrough[h] == 1:
        found.append(why("breakthrough", {"points": victory.BREAKTHROUGH_POINTS}))
    if len(found) > 0 and s.turn == s.setup.last_turn:
        found.append(why("last-turn"))
    return found


def held(s: Position, side: i64, h: i64) -> list[Message]:
    """What of its own the side guards by standing in the hex while the enemy is near."""
    city = s.setup.city_at[h]
    if city >= 0 and s.city[city] == side and s.setup.cities[city].major and look(s, side).enemy[h] <= CLOSE:
        return [why("guards", {"city": f"@city/{city}"})]
    return []


# ---------------------------------------------------------------- movement
def mover(s: Position, action: Action) -> i64:
    """The unit that comes into the hex."""
    if action.verb == DROP:
        return reinforcements.parachute_unit(s)
    return pending(s).about_unit() if action.verb == GO else action.unit


def of_move(s: Position, side: i64, unit: i64, h: i64) -> list[Message]:
    found = captured(s, side, h)
    if s.setup.is_hq(unit):
        return [*found, commands(s, side, unit, h)]
    found += held(s, side, h)
    start = s.hex[unit]
    outlook = look(s, side)
    if start >= 0 and outlook.supplied[start] == 0 and outlook.supplied[h] == 1:
        found.append(why("supply"))
    if start >= 0 and not commanded(s, side, start) and commanded(s, side, h):
        found.append(why("command"))
    if isinstance(s.top(), Walk) and not s.has(unit, FOUGHT) and prospects(s, outlook, unit, h) > 0:
        found.append(why("attack-next"))
    if outlook.enemy[h] <= CLOSE and start >= 0 and ratio.terrain_shift(s, h) > ratio.terrain_shift(s, start):
        found.append(why("cover", {"count": int(ratio.terrain_shift(s, h))}))
    if start >= 0 and s.threatened(side, start) and not s.threatened(side, h):
        found.append(why("out-of-zone"))
    return found


def commanded(s: Position, side: i64, h: i64) -> bool:
    setup = s.setup
    for hq in range(setup.count()):
        if setup.is_hq(hq) and s.on_map(hq) and setup.side[hq] == side:
            if setup.grid.distance(s.hex[hq], h) <= setup.range[hq]:
                return True
    return False


def commands(s: Position, side: i64, hq: i64, h: i64) -> Message:
    """How many units the HQ would have in its range in the hex."""
    count = 0
    setup = s.setup
    for u in range(setup.count()):
        if s.on_map(u) and setup.side[u] == side and not setup.is_hq(u):
            count += 1 if setup.grid.distance(h, s.hex[u]) <= setup.range[hq] else 0
    return why("commands", {"count": count})


def of_take(s: Position, side: i64, unit: i64) -> list[Message]:
    away = int(look(s, side).enemy[s.hex[unit]])
    if away <= 1:
        return [why("next-to-enemy")]
    return [why("near-enemy", {"count": away})] if away <= CLOSE else []


def of_stop(s: Position, side: i64) -> list[Message]:
    unit = pending(s).about_unit()
    return held(s, side, s.hex[unit]) or [why("good-place")]


# ---------------------------------------------------------------- combat
def of_attack(s: Position, target: i64) -> list[Message]:
    """What there is to win, then whether it has the best odds, then that nobody there can escape."""
    found: list[Message] = [message for message in captured(s, s.active, target) if message.key != "tr-why-last-turn"]
    column = ratio.odds(s, target, combat.candidates(s, target))
    others = [ratio.odds(s, h, combat.candidates(s, h)) for h in combat.targets(s) if h != target]
    if len(others) > 0 and column > max(others):
        found.append(why("best-odds", ratio.column_params(s, column)))
    if not stands_fast(s, target) and no_way_out(s, target):
        found.append(why("no-way-out"))
    if s.turn == s.setup.last_turn and len(found) > 0:
        found.append(why("last-turn"))
    return found


def no_way_out(s: Position, target: i64) -> bool:
    """None of the defenders could retreat one hex without losing a step."""
    unit = s.first[target]
    while unit >= 0:
        if best_paths(s, Start(s, unit, 1, target, NOWHERE, over_river=True)).rank < ZOC_WEIGHT:
            return False
        unit = s.next[unit]
    return True


def of_battle(s: Position, action: Action) -> list[Message]:
    target = pending(s).about_hex()
    now = ratio.column_of(s, target)
    if action.verb == FIGHT:
        return [why("enough")] if now == ratio.odds(s, target, combat.candidates(s, target)) else []
    strength = ratio.attack_strength(s, target) + ratio.attack_of(s, action.unit)
    better = ratio.column_for(s, target, strength)
    return [why("better-column", ratio.column_params(s, better))] if better > max(now, -1) else []


def of_retreat(s: Position, side: i64, action: Action) -> list[Message]:
    found: list[Message] = []
    threatened = s.threatened(side, action.hex) or (action.via >= 0 and s.threatened(side, action.via))
    if not threatened:
        found.append(why("no-step-lost"))
    return found + held(s, side, action.hex)


# ---------------------------------------------------------------- orders
def of_order(s: Position, side: i64, action: Action) -> list[Message]:
    verb = action.verb
    if verb == ACTIVATE or verb == CALL_HQ:
        return [commands(s, side, action.unit, s.hex[action.unit])]
    if verb == CHOOSE and s.setup.chits[action.chit].kind == HQ_CHIT:
        hq = s.setup.chits[action.chit].hq
        return [commands(s, side, hq, s.hex[hq])] if s.on_map(hq) else []
    if verb == RELOCATE:
        return [commands(s, side, pending(s).about_unit(), action.hex)]
    if verb == SET_MODE and action.mode == COMBAT_FIRST:
        good = len(combat.good_targets(s))
        return [why("attacks-now", {"count": good})] if good > 0 else []
    if verb == LOSE and s.steps[action.unit] > 1:
        return [why("flips")]
    if verb == LIFT:
        away = int(look(s, AXIS).enemy[s.setup.cities[action.city].hex])
        return [why("order", {"city": f"@city/{action.city}", "count": away})]
    if verb == END and s.todo(s.seat[side]).is_empty():
        return [why("nothing-left")]
    return []
