"""Die roll, results and losses of a combat (10.1, 10.3), and their odds beforehand."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import MOST, Position
from caposaldo.games.traces.rules import control, losses, nearby
from caposaldo.games.traces.rules.advance import Advances
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.ratio import (
    TOO_LOW,
    attack_strength,
    chain_for,
    column_for,
    column_params,
    joined,
    strength_of,
    strongest,
)
from caposaldo.games.traces.rules.retreat import Retreat
from caposaldo.games.traces.setup import AXIS, Result
from caposaldo.games.traces.verbs import LOSE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, NEXT, Chance, Params, Preview, Refusal, Roll, Todo
from caposaldo.kernel.reading import whole

WORST: Final = -3  # what a result can be worth (Chance.worth)
BEST: Final = 4


# ---------------------------------------------------------------- the roll and its result
def resolve(s: Position, target: i64, shift: i64, roll_bonus: i64) -> None:
    """Steps 4 to 6 of a combat (10.1): the ratio with its shifts, the die, the result. `shift` and `roll_bonus` are
    what a Luftwaffe marker gives."""
    column = column_for(s, target, attack_strength(s, target), shift)
    roll = s.dice.die(6, "combat")
    counted = row_of(roll, roll_bonus)
    charts = s.setup.charts
    result = charts.results[charts.crt[6 * column + counted - 1]]
    tell_roll(s, target, column, roll, counted, result)
    if s.rolls is not None:
        came = f"tr-result-{result.code}"
        odds = chances(s, target, column, roll_bonus)
        s.rolls.append(Roll(int(s.active), s.hex_ref(target), odds, came, strongest(s, joined(s, target))))
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
    s.push(Advances(target))
    if hexes > 0:
        s.push(Retreat(target, hexes))
    if steps > 0:
        s.push(Losses(1 - s.active, steps, target, attackers=0))
    if result.attacker_steps > 0:
        s.push(Losses(s.active, result.attacker_steps, target, attackers=1))


def stands_fast(s: Position, target: i64) -> bool:
    """Axis units in a city under order do not retreat, whatever their nation (12.2a, 12.2b)."""
    city = s.setup.city_at[target]
    return city >= 0 and s.order[city] == 1 and s.holder(target) == AXIS


# ---------------------------------------------------------------- losses
class Losses(Decision):
    """A side assigns the steps that it loses, one by one (10.3c)."""

    RULE: ClassVar = "10.3c"
    VERBS: ClassVar = (LOSE,)

    def __init__(self, loser: i64, steps: i64, attacked: i64, attackers: i64) -> None:
        self.loser = loser  # the side
        self.steps = steps  # still to be lost
        self.attacked = attacked
        self.attackers = attackers  # 1: the attackers lose them

    def side(self, s: Position) -> i64:
        return self.loser

    def prompt_key(self) -> str:
        return "tr-prompt-losses-attacker" if self.attackers == 1 else "tr-prompt-losses"

    def prompt_params(self, s: Position) -> Params:
        return {"count": int(self.steps), "hex": s.hex_ref(self.attacked)}

    def about_hex(self) -> i64:
        return self.attacked

    def amount(self) -> i64:
        return self.steps

    def units(self, s: Position) -> vec[i64]:
        """Units among which the losses are assigned: the attackers, or all in the attacked hex (10.3c)."""
        if self.attackers == 1:
            return joined(s, self.attacked)
        found: vec[i64] = vec[i64]([])
        unit = s.first[self.attacked] if s.holder(self.attacked) == self.loser else -1
        while unit >= 0:
            found = append(found, unit)
            unit = s.next[unit]
        return found

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(LOSE, unit) for unit in self.units(s)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(LOSE, unit) for unit in nearby.in_hex(s, self.attacked)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        for unit in self.units(s):
            if unit == action.unit:
                return None
        return Refusal("10.3c", "tr-loss-not-there")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """One step, of the unit that its owner chooses (10.3c). Steps that no unit has are ignored."""
        if self.steps > 1:
            s.replace(Losses(self.loser, self.steps - 1, self.attacked, self.attackers))
        else:
            s.pop()
        losses.lose_step(s, action.unit, "10.3c")
        control.settle(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo([int(unit) for unit in self.units(s)])

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """A full unit flips before a reduced one is lost."""
        return NEXT if s.steps[action.unit] > 1 else COMMON

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        whole(f"{at}.loser", int(self.loser), 0, 1)
        self.check_hex(s, f"{at}.attacked", self.attacked)
        whole(f"{at}.steps", int(self.steps), 0, MOST)


# ---------------------------------------------------------------- odds
def preview_with(
    s: Position, target: i64, units: vec[i64], shift: i64, roll_bonus: i64, defends: bool = False
) -> Preview | None:
    """Return chain and odds of an attack; to a side that `defends`, each result is worth the opposite."""
    column = column_for(s, target, strength_of(s, target, units), shift)
    if column == TOO_LOW:
        return None
    chain = chain_for(s, target, units, shift)
    if roll_bonus < 0:
        chain.note("10.3b", "tr-chain-roll", {"count": int(-roll_bonus)})
    if stands_fast(s, target):
        note_order(chain)
    found = chances(s, target, column, roll_bonus)
    if defends:
        for chance in found:
            chance.worth = max(-chance.worth, WORST)
    return Preview(chain, found)


def note_order(chain: Chain) -> None:
    chain.note("12.2a", "tr-chain-order")


def chances(s: Position, target: i64, column: i64, roll_bonus: i64) -> list[Chance]:
    """How many of the six rolls give each result of the column (10.3a), in the order of the chart's codes."""
    charts = s.setup.charts
    found: list[Chance] = []
    for i in range(len(charts.results)):
        ways = 0
        for roll in range(1, 7):
            if charts.crt[6 * column + row_of(roll, roll_bonus) - 1] == i:
                ways += 1
        if ways > 0:
            worth = worth_of(charts.results[i], stands_fast(s, target))
            found.append(Chance(f"tr-result-{charts.results[i].code}", ways, 6, worth))
    return found


def worth_of(result: Result, fast: bool) -> int:
    """What a result is worth to the attacker: losses of both sides are even, defenders under an order lose a step for
    each hex (12.2a)."""
    steps, hexes = int(result.defender_steps), int(result.retreat)
    if fast:
        steps, hexes = steps + hexes, 0
    if result.attacker_steps > 0:
        return max(steps - int(result.attacker_steps), WORST)
    if steps == 0:
        return hexes
    return min(steps + 1 + (1 if steps == 1 and hexes > 1 else 0), BEST)
