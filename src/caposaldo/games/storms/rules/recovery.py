"""Recovery (7.5, 7.5.1, 9.1.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTED, DUG_IN, FOR_RECOVERY, HIDDEN, MEMBER, Position
from caposaldo.games.storms.rules import action_points, current_action, hidden_units, hits, rolls
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.verbs import RECOVER
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Preview, Refusal

COST: Final = 5
COVER: Final = 1
COMPANY: Final = 1
RECOVERED: Final = 3  # what it is worth to be rid of the marker (Chance.worth)


# ---------------------------------------------------------------- the attempt
def acts(s: Position, act: ActionDecision) -> list[Action]:
    """RECOVER, if everybody who takes part may try and 5 can be paid."""
    if s.marker[act.unit] < 0 or not action_points.affordable(s, act.means, COST):
        return []
    return [Action(RECOVER)] if everybody_may(s) and not current_action.is_two_hexes(s, act.card) else []


def everybody_may(s: Position) -> bool:
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and not may_try(s, unit):
            return False
    return True


def may_try(s: Position, unit: i64) -> bool:
    """Hit, with a marker that can be recovered from, and no enemy in its hex (7.5)."""
    if s.marker[unit] < 0 or s.hex[unit] < 0 or s.setup.markers[s.marker[unit]].recovery == 0:
        return False
    return not s.enemy_in(s.setup.side[unit], s.hex[unit])


def refuse(s: Position, act: ActionDecision) -> Refusal | None:
    if current_action.is_two_hexes(s, act.card):
        return Refusal("8.1", "st-recover-moving")
    for unit in range(s.setup.count()):
        if s.has(unit, MEMBER) and not may_try(s, unit):
            return Refusal("7.5", why_not(s, unit), {"unit": s.ref(unit)})
    if s.marker[act.unit] < 0:
        return Refusal("7.5", "st-recover-healthy", {"unit": s.ref(act.unit)})
    if not action_points.affordable(s, act.means, COST):
        return Refusal("7.5", "st-recover-cost", {"cost": COST})
    return None


def why_not(s: Position, unit: i64) -> str:
    if s.marker[unit] < 0 or s.hex[unit] < 0:
        return "st-recover-healthy"
    return "st-recover-never" if s.setup.markers[s.marker[unit]].recovery == 0 else "st-recover-enemy"


def perform(s: Position, means: i64, added: i64) -> None:
    """Pays 5 once; every member rolls for itself (9.1.3). Hidden units come out (10.0a)."""
    s.pop()
    action_points.pay(s, means, added, COST)
    for unit in range(s.setup.count()):
        if s.has(unit, MEMBER) and s.has(unit, HIDDEN):
            hidden_units.reveal(s, s.hex[unit], "10.0a")
    next_attempt(s)


def next_attempt(s: Position) -> None:
    """The next member that has not tried yet rolls."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & (MEMBER | ACTED) == MEMBER and s.hex[unit] >= 0:
            s.mark(unit, ACTED)
            if s.events is not None:
                s.tell("7.5", "st-recovery-tried", {"unit": s.ref(unit)})
            rolls.ask(s, s.setup.side[unit], FOR_RECOVERY, unit)
            return


def conclude(s: Position, unit: i64, total: i64) -> None:
    """The roll against the recovery number. A failure does not tell what was needed (7.4)."""
    if total + bonus_value(s, unit) >= s.setup.markers[s.marker[unit]].recovery:
        hits.recover(s, unit)
    elif s.events is not None:
        s.tell("7.5", "st-recovery-failed", {"unit": s.ref(unit)})
    next_attempt(s)


# ---------------------------------------------------------------- what helps
def cover(s: Position, unit: i64) -> i64:
    """Ground or a hasty defence that gives a DM of 1 or more; height and smoke do not count (7.5.1)."""
    given = s.setup.cover[s.setup.terrain[s.hex[unit]]] >= 1 or s.has(unit, DUG_IN)
    return COVER if given else 0


def company(s: Position, unit: i64) -> i64:
    """One for each healthy friend in the hex (7.5.1)."""
    count: i64 = 0
    other = s.first[s.hex[unit]]
    while other >= 0:
        if other != unit and s.setup.side[other] == s.setup.side[unit] and s.marker[other] < 0:
            count += COMPANY
        other = s.next[other]
    return count


def bonus_value(s: Position, unit: i64) -> i64:
    return cover(s, unit) + company(s, unit)


def bonus(s: Position, unit: i64) -> Chain:
    """Cover and company (7.5.1)."""
    chain = Chain()
    if cover(s, unit) != 0:
        chain.add("7.5.1", "st-chain-recovery-cover", cover(s, unit))
    count = company(s, unit)
    if count != 0:
        chain.add("7.5.1", "st-chain-recovery-company", count, {"count": int(count)})
    return chain


def preview_for(s: Position, unit: i64, cap: i64) -> Preview:
    """The chance of this unit, for its owner, with so many CAP."""
    chain = bonus(s, unit)
    if cap != 0:
        chain.add("3.2.3", "st-chain-cap", cap)
    number = s.setup.markers[s.marker[unit]].recovery
    chain.note("7.5", "st-chain-recovery-number", {"unit": s.ref(unit), "number": int(number)})
    good = rolls.ways(number - chain.total())
    chances = [Chance("st-chance-recovers", good, 36, RECOVERED), Chance("st-chance-stays", 36 - good, 36)]
    return Preview(chain, [chance for chance in chances if chance.ways > 0])
