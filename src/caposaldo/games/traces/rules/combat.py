"""Declaring combats (10.0, 10.1): which hex is attacked, and by whom. Strengths and ratio are in ratio.py, the die
roll and the losses in combat_results.py."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import ACTIVE, ESCORTED, FOUGHT, JOINED, Position, total
from caposaldo.games.traces.rules import combat_results, nearby
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.luftwaffe import Air, note_possible_air
from caposaldo.games.traces.rules.ratio import (
    TOO_LOW,
    attack_strength,
    column_for,
    column_of,
    column_params,
    defence_strength,
    joined,
    odds,
    strength_of,
)
from caposaldo.games.traces.verbs import ATTACK, END, FIGHT, JOIN
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    ENDS_PHASE,
    ENDS_PIECE,
    NEXT,
    RARE,
    Message,
    Params,
    Preview,
    Refusal,
    Todo,
)
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.odds import costs, works


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
    """Insert a hex in the order of numbers."""
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


def pays(s: Position, target: i64) -> bool:
    """An attack by all who can join works more often than it costs."""
    column = odds(s, target, candidates(s, target))
    if column == TOO_LOW:
        return False
    chances = combat_results.chances(s, target, column, 0)
    return works(chances) > costs(chances)


def good_targets(s: Position) -> list[int]:
    """Hexes that can be attacked with more hope than fear."""
    return [int(h) for h in targets(s) if pays(s, h)]


def enemies_next_to(s: Position, side: i64) -> list[int]:
    """Hexes of the enemy next to units of the side, those nearest to the active ones first."""
    found: list[int] = []
    seen: set[int] = set()
    for unit in nearby.own_units(s, side):
        for d in range(6):
            h = s.setup.grid.near[6 * s.hex[unit] + d]
            if h >= 0 and h not in seen and s.holder(h) == 1 - side:
                seen.add(int(h))
                found.append(int(h))
    return found


# ---------------------------------------------------------------- why not
def refuse_attack(s: Position, target: i64) -> Refusal | None:
    """An enemy hex next to activated units that have not fought (10.0a, 10.0b), not attacked before (10.0d)."""
    if not 0 <= target < s.setup.count_hexes or s.holder(target) != 1 - s.active:
        return Refusal("10.0a", "tr-attack-no-enemy")
    if was_attacked(s, target):
        return Refusal("10.0d", "tr-attack-again", {"hex": s.hex_ref(target)})
    units = candidates(s, target)
    if len(units) == 0:
        return refuse_without_attackers(s, target)
    return refuse_ratio(s, target, units)


def refuse_without_attackers(s: Position, target: i64) -> Refusal:
    """No unit can attack the hex: those next to it have fought or are not active (10.0b), stand behind a blocked
    hexside (10.0g), or there are none (10.0a)."""
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


# ---------------------------------------------------------------- the steps of a combat (10.1)
def join(s: Position, unit: i64) -> None:
    s.mark(unit, JOINED)
    s.base[unit] = s.hex[unit]


def fight(s: Position, target: i64) -> None:
    """The declaration is over (steps 1 and 2); the Axis is asked for air support if it holds markers (step 3)."""
    s.attacked = append(s.attacked, target)
    escort(s, target)
    tell_attack(s, target)
    if total(s.wings) > 0:
        s.push(Air(target))
    else:
        combat_results.resolve(s, target, 0, 0)


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


# ---------------------------------------------------------------- the decisions
class Combat(Decision):
    """The combat segment: which hex is attacked next? (10.0a)"""

    RULE: ClassVar = "10.0a"
    VERBS: ClassVar = (ATTACK, END)

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for h in targets(s):
            if may_attack(s, h):
                found.append(Action(ATTACK, hex=h))
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ATTACK, hex=h) for h in enemies_next_to(s, s.active)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_attack(s, action.hex) if action.verb == ATTACK else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == ATTACK:
            s.push(Battle(action.hex))
        else:
            s.pop()

    def preview(self, s: Position, action: Action) -> Preview | None:
        """Of an attack with all who could join."""
        if action.verb != ATTACK or refuse_attack(s, action.hex) is not None:
            return None
        found = combat_results.preview_with(s, action.hex, candidates(s, action.hex), 0, 0)
        return note_possible_air(s, found)

    def todo(self, s: Position, seat: i64) -> Todo:
        hexes = good_targets(s)
        units: list[int] = []
        for h in hexes:
            units += [int(u) for u in candidates(s, h) if int(u) not in units]
        return Todo(units, 0, Message("10.0a", "tr-todo-combat", {"count": len(hexes)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        if action.verb == ATTACK:
            return NEXT if pays(s, action.hex) else RARE
        return COMMON if len(good_targets(s)) > 0 else NEXT

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        hexes = good_targets(s) if action.verb == END else []
        if len(hexes) == 0:
            return None
        numbers = ", ".join([s.setup.number_of(h) for h in hexes[: nearby.MOST_NAMED]])
        return Message("10.0a", "tr-loses-attacks", {"count": len(hexes), "hexes": numbers})

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)


class Battle(Decision):
    """An attack is being declared: who joins? (10.0e)"""

    RULE: ClassVar = "10.1"
    VERBS: ClassVar = (JOIN, FIGHT)

    def __init__(self, attacked: i64) -> None:
        self.attacked = attacked

    def about_hex(self) -> i64:
        return self.attacked

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for unit in candidates(s, self.attacked):
            if not s.has(unit, JOINED):
                found.append(Action(JOIN, unit))
        if column_of(s, self.attacked) != TOO_LOW:
            found.append(Action(FIGHT))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        near = [u for h in nearby.around(s, self.attacked, 2) for u in nearby.in_hex(s, h)]
        units = [u for u in near if s.setup.side[u] == s.active and not s.has(u, JOINED)]
        return [Action(JOIN, u) for u in units] + [Action(FIGHT)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == JOIN:
            return refuse_join(s, self.attacked, action.unit)
        return refuse_fight(s, self.attacked)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == JOIN:
            join(s, action.unit)
        else:
            s.pop()
            fight(s, self.attacked)

    def preview(self, s: Position, action: Action) -> Preview | None:
        """Of the fight as it is, or with one more unit."""
        units = joined(s, self.attacked)
        if action.verb == JOIN:
            if refuse_join(s, self.attacked, action.unit) is not None:
                return None
            units = append(units, action.unit)
        elif action.verb != FIGHT:
            return None
        return note_possible_air(s, combat_results.preview_with(s, self.attacked, units, 0, 0))

    def todo(self, s: Position, seat: i64) -> Todo:
        """Who can still join; what the column is and what it could be."""
        units = [int(u) for u in candidates(s, self.attacked) if not s.has(u, JOINED)]
        if len(units) == 0:
            return Todo()
        best = odds(s, self.attacked, candidates(s, self.attacked))
        params = column_params(s, best)
        params["count"] = len(units)
        return Todo(units, 0, Message("10.0e", "tr-todo-battle", params))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == FIGHT else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """Units join as long as all together reach a better column; then they fight."""
        better = odds(s, self.attacked, candidates(s, self.attacked)) > column_of(s, self.attacked)
        return NEXT if better == (action.verb == JOIN) else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        self.check_hex(s, f"{at}.attacked", self.attacked)
