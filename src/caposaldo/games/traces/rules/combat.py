"""Combat (10.0 to 10.3): declaration, ratio, die roll, losses. Strengths and ratio are in ratio.py."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import (
    ACTIVE,
    ADVANCES,
    AIR,
    BATTLE,
    COMBAT,
    ESCORTED,
    FOUGHT,
    JOINED,
    LOSSES,
    RETREATS,
    Position,
    total,
)
from caposaldo.games.traces.rules import control, losses
from caposaldo.games.traces.rules.ratio import (
    TOO_LOW,
    attack_strength,
    chain_for,
    column_for,
    column_of,
    column_params,
    defence_strength,
    joined,
    odds,
    strength_of,
)
from caposaldo.games.traces.setup import AXIS, Result
from caposaldo.games.traces.verbs import ATTACK, END, FIGHT, JOIN, LOSE, SUPPORT
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Chance, Params, Preview, Refusal
from caposaldo.kernel.hexes import NOWHERE


# ---------------------------------------------------------------- who may attack whom
def ready(s: Position, unit: i64) -> bool:
    """Activated and in no combat yet (10.0b)."""
    return s.flags[unit] & (ACTIVE | FOUGHT) == ACTIVE


def candidates(s: Position, target: i64) -> vec[i64]:
    """The units that could attack the hex together, hex by hex, not over blocked hexsides (10.0a, 10.0e, 10.0g)."""
    found: vec[i64] = vec[i64]([])
    for d in range(6):
        h = s.setup.way[6 * target + d]
        unit = s.first[h] if h >= 0 and s.holder(h) == s.active else -1
        while unit >= 0:
            if ready(s, unit):
                found = append(found, unit)
            unit = s.next[unit]
    return found


def was_attacked(s: Position, h: i64) -> bool:
    """A hex is attacked once in an activation (10.0d)."""
    return holds(s.attacked, h)


def holds(places: vec[i64], h: i64) -> bool:
    for other in places:
        if other == h:
            return True
    return False


def targets(s: Position) -> vec[i64]:
    """Enemy hexes next to units that may attack and not attacked before, in the order of their numbers."""
    found: vec[i64] = vec[i64]([])
    way = s.setup.way
    for unit in range(s.setup.count()):
        if not ready(s, unit) or s.hex[unit] < 0:
            continue
        for d in range(6):
            h = way[6 * s.hex[unit] + d]
            if h >= 0 and s.holder(h) == 1 - s.active and not holds(found, h) and not was_attacked(s, h):
                found = with_hex(found, h)
    return found


def with_hex(places: vec[i64], h: i64) -> vec[i64]:
    """In its place by number."""
    places = append(places, h)
    i: i64 = len(places) - 1
    while i > 0 and places[i - 1] > h:
        places[i] = places[i - 1]
        i -= 1
    places[i] = h
    return places


def may_attack(s: Position, target: i64) -> bool:
    """All who could attack the hex together reach 1-1 (10.2j): one more attacker never hurts."""
    return odds(s, target, candidates(s, target)) != TOO_LOW


# ---------------------------------------------------------------- decisions
def options(s: Position, frame: Frame) -> list[Action]:
    found: list[Action] = []
    if frame.kind == COMBAT:
        for h in targets(s):
            if may_attack(s, h):
                found.append(Action(ATTACK, 0, h))
        found.append(Action(END))
    elif frame.kind == BATTLE:
        for unit in candidates(s, frame.a):
            if not s.has(unit, JOINED):
                found.append(Action(JOIN, unit))
        if column_of(s, frame.a) != TOO_LOW:
            found.append(Action(FIGHT))
    else:
        for unit in losers(s, frame):
            found.append(Action(LOSE, unit))
    return found


def losers(s: Position, frame: Frame) -> vec[i64]:
    """Units among which a player assigns the losses: the attackers, or all in the attacked hex (10.3c)."""
    if frame.d == 1:
        return joined(s, frame.c)
    found: vec[i64] = vec[i64]([])
    unit = s.first[frame.c] if s.holder(frame.c) == frame.a else -1
    while unit >= 0:
        found = append(found, unit)
        unit = s.next[unit]
    return found


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == ATTACK:
        return refuse_attack(s, a.b)
    if a.kind == JOIN:
        return refuse_join(s, frame.a, a.a)
    if a.kind == FIGHT:
        return refuse_fight(s, frame.a)
    if a.kind == LOSE and not holds(losers(s, frame), a.a):
        return Refusal("10.3c", "tr-loss-not-there")
    return None


def refuse_attack(s: Position, target: i64) -> Refusal | None:
    """An enemy hex next to activated units that have not fought (10.0a, 10.0b), not attacked before (10.0d)."""
    if not 0 <= target < s.setup.count_hexes or s.holder(target) != 1 - s.active:
        return Refusal("10.0a", "tr-attack-no-enemy")
    if was_attacked(s, target):
        return Refusal("10.0d", "tr-attack-again", {"hex": s.hex_ref(target)})
    units = candidates(s, target)
    if len(units) == 0:
        return refuse_alone(s, target)
    return refuse_ratio(s, target, units)


def refuse_alone(s: Position, target: i64) -> Refusal:
    """Nobody can attack the hex: units that were not activated (10.0b), that have fought (10.0b), behind a blocked
    hexside (10.0g), or none at all (10.0a)."""
    named: Params = {"hex": s.hex_ref(target)}
    blocked = False
    fought = False
    asleep = False
    for d in range(6):
        h = s.setup.grid.near[6 * target + d]
        unit = s.first[h] if h >= 0 and s.holder(h) == s.active else -1
        while unit >= 0:
            if s.setup.way[6 * target + d] < 0:
                blocked = blocked or ready(s, unit)
            else:
                fought = fought or s.has(unit, FOUGHT)
                asleep = asleep or not s.has(unit, ACTIVE)
            unit = s.next[unit]
    if fought:
        return Refusal("10.0b", "tr-attack-all-fought", named)
    if asleep:
        return Refusal("10.0b", "tr-attack-none-active", named)
    if blocked:
        return Refusal("10.0g", "tr-attack-blocked", named)
    return Refusal("10.0a", "tr-attack-not-adjacent", named)


def refuse_ratio(s: Position, target: i64, units: vec[i64]) -> Refusal | None:
    """After terrain, and before any air support, the ratio must be 1-1 (10.2j)."""
    attack = strength_of(s, target, units)
    if column_for(s, target, attack) != TOO_LOW:
        return None
    if attack == 0:
        return Refusal("10.2j", "tr-attack-no-strength", {"hex": s.hex_ref(target)})
    defence = int(defence_strength(s, target))
    return Refusal("10.2j", "tr-attack-too-weak", {"hex": s.hex_ref(target), "attack": int(attack), "defence": defence})


def refuse_join(s: Position, target: i64, unit: i64) -> Refusal | None:
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.active or not s.on_map(unit):
        return Refusal("10.0a", "tr-join-not-yours")
    named: Params = {"unit": s.ref(unit), "hex": s.hex_ref(target)}
    if s.has(unit, JOINED):
        return Refusal("10.0b", "tr-join-already", named)
    if not s.has(unit, ACTIVE):
        return Refusal("10.0b", "tr-join-not-active", named)
    if s.has(unit, FOUGHT):
        return Refusal("10.0b", "tr-join-fought", named)
    d = s.setup.grid.direction(s.hex[unit], target)
    if d == NOWHERE:
        return Refusal("10.0a", "tr-join-not-adjacent", named)
    if s.setup.way[6 * s.hex[unit] + d] < 0:
        return Refusal("10.0g", "tr-join-blocked", named)
    return None


def refuse_fight(s: Position, target: i64) -> Refusal | None:
    units = joined(s, target)
    if len(units) == 0:
        return Refusal("10.1", "tr-fight-nobody", {"hex": s.hex_ref(target)})
    return refuse_ratio(s, target, units)


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == ATTACK:
        s.push(Frame(BATTLE, a.b))
    elif a.kind == JOIN:
        join(s, a.a)
    elif a.kind == FIGHT:
        fight(s, frame.a)
    elif a.kind == LOSE:
        lose(s, frame, a.a)
    else:
        s.pop()


def join(s: Position, unit: i64) -> None:
    s.mark(unit, JOINED)
    s.base[unit] = s.hex[unit]


# ---------------------------------------------------------------- the steps of a combat (10.1)
def fight(s: Position, target: i64) -> None:
    """The declaration is over (steps 1 and 2); the Axis is asked for air support if it holds markers (step 3)."""
    s.pop()
    s.attacked = append(s.attacked, target)
    escort(s, target)
    tell_attack(s, target)
    if total(s.wings) > 0:
        s.push(Frame(AIR, target))
    else:
        resolve(s, target, 0, 0)


def escort(s: Position, target: i64) -> None:
    """HQs that stand with an attacking combat unit may go with it (10.5b)."""
    setup = s.setup
    for attacker in joined(s, target):
        if setup.is_hq(attacker):
            continue
        unit = s.first[s.hex[attacker]]
        while unit >= 0:
            if setup.is_hq(unit):
                s.mark(unit, ESCORTED)
                s.base[unit] = s.hex[unit]
            unit = s.next[unit]


def tell_attack(s: Position, target: i64) -> None:
    if s.events is None:
        return
    for unit in joined(s, target):
        s.tell("10.1", "tr-attacks", {"unit": s.ref(unit), "hex": s.hex_ref(target)})
    params = column_params(s, column_of(s, target))
    params["attack"] = int(attack_strength(s, target))
    params["defence"] = int(defence_strength(s, target))
    params["hex"] = s.hex_ref(target)
    s.tell("10.2f", "tr-battle", params)


def resolve(s: Position, target: i64, shift: i64, roll_bonus: i64) -> None:
    """Steps 4 to 6 of a combat (10.1): the ratio with its shifts, the die, the result. `shift` and `roll_bonus` are
    what a Luftwaffe marker gives."""
    column = column_for(s, target, attack_strength(s, target), shift)
    roll = s.dice.die(6, "combat")
    counted = row_of(roll, roll_bonus)
    charts = s.setup.charts
    result = charts.results[charts.crt[6 * column + counted - 1]]
    tell_roll(s, target, column, roll, counted, result)
    apply_result(s, target, result)


def row_of(roll: i64, bonus: i64) -> i64:
    """The modified roll; below 1 it counts as 1 (10.3b)."""
    return min(max(roll + bonus, 1), 6)


def tell_roll(s: Position, target: i64, column: i64, roll: i64, counted: i64, result: Result) -> None:
    if s.events is None:
        return
    params = column_params(s, column)
    params["hex"] = s.hex_ref(target)
    params["roll"] = int(roll)
    params["result"] = f"@tr-result-{result.code}"
    if counted == roll:
        s.tell("10.3a", "tr-roll", params)
    else:
        params["counted"] = int(counted)
        s.tell("10.3b", "tr-roll-modified", params)


def apply_result(s: Position, target: i64, result: Result) -> None:
    """Attackers' losses, defender's losses, retreat, advance, in this order (10.3c, 10.4a, 10.5a): what comes first
    lies on top. Under a Supreme Command Order a step is lost for each hex of retreat (12.2a)."""
    steps = result.defender_steps
    hexes = result.retreat
    if hexes > 0 and stands_fast(s, target):
        steps += hexes
        hexes = 0
        s.tell("12.2a", "tr-stands-fast", {"hex": s.hex_ref(target), "count": int(steps)})
    s.push(Frame(ADVANCES, target))
    if hexes > 0:
        s.push(Frame(RETREATS, target, hexes))
    if steps > 0:
        s.push(Frame(LOSSES, 1 - s.active, steps, 0, 0, target, 0))
    if result.attacker_steps > 0:
        s.push(Frame(LOSSES, s.active, result.attacker_steps, 0, 0, target, 1))


def stands_fast(s: Position, target: i64) -> bool:
    """Axis units in a city under order do not retreat, whatever their nation (12.2a, 12.2b)."""
    city = s.setup.city_at[target]
    return city >= 0 and s.order[city] == 1 and s.holder(target) == AXIS


def lose(s: Position, frame: Frame, unit: i64) -> None:
    """One step, as its owner likes (10.3c). What is more than the units have is lost in vain."""
    frame.b -= 1
    if frame.b == 0:
        s.pop()
    losses.lose_step(s, unit, "10.3c")
    control.settle(s)


# ---------------------------------------------------------------- before it is done
def preview_of(s: Position, a: Action) -> Preview | None:
    """The chance of each result: of a fight, of an attack with all who could join, of a fight that one more unit has
    joined, with and without air support. None where nothing can be rolled."""
    if s.result is not None or len(s.stack) == 0:
        return None
    frame = s.top()
    if frame.kind == COMBAT and a.kind == ATTACK:
        return preview_attack(s, a.b)
    if frame.kind == BATTLE and (a.kind == JOIN or a.kind == FIGHT):
        return preview_battle(s, frame.a, a)
    if frame.kind == AIR:
        return preview_air(s, frame.a, a.kind == SUPPORT)
    return None


def preview_attack(s: Position, target: i64) -> Preview | None:
    if refuse_attack(s, target) is not None:
        return None
    return preview_with(s, target, candidates(s, target), 0, 0)


def preview_battle(s: Position, target: i64, a: Action) -> Preview | None:
    units = joined(s, target)
    if a.kind == JOIN:
        if refuse_join(s, target, a.a) is not None:
            return None
        units = append(units, a.a)
    return preview_with(s, target, units, 0, 0)


def preview_air(s: Position, target: i64, supported: bool) -> Preview | None:
    charts = s.setup.charts
    units = joined(s, target)
    if not supported:
        return preview_with(s, target, units, 0, 0)
    if s.active == AXIS:
        return preview_with(s, target, units, charts.offensive_shift, 0)
    return preview_with(s, target, units, 0, charts.defensive_roll)


def preview_with(s: Position, target: i64, units: vec[i64], shift: i64, roll_bonus: i64) -> Preview | None:
    column = column_for(s, target, strength_of(s, target, units), shift)
    if column == TOO_LOW:
        return None
    chain = chain_for(s, target, units, shift)
    if roll_bonus < 0:
        chain.note("10.3b", "tr-chain-roll", {"count": int(-roll_bonus)})
    if stands_fast(s, target):
        note_order(chain)
    return Preview(chain, chances(s, column, roll_bonus))


def note_order(chain: Chain) -> None:
    chain.note("12.2a", "tr-chain-order")


def chances(s: Position, column: i64, roll_bonus: i64) -> list[Chance]:
    """How many of the six rolls give each result of the column (10.3a), in the order of the chart's codes."""
    charts = s.setup.charts
    found: list[Chance] = []
    for i in range(len(charts.results)):
        ways = 0
        for roll in range(1, 7):
            if charts.crt[6 * column + row_of(roll, roll_bonus) - 1] == i:
                ways += 1
        if ways > 0:
            found.append(Chance(f"tr-result-{charts.results[i].code}", ways, 6))
    return found
