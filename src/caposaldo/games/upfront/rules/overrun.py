"""Overruns (29): a vehicle drives over the men of a group, at its own peril where they have cover (8.62, 8.72, 8.81,
8.92, 13.28). A Hero may stand up against it (10.44).

The chapters that follow add driving on through the group that was overrun (29.5) and anti-tank mines (31.22).
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.position import BUTTONED, FOR_FIRE, OVERRUN_ATTACK, STRANDED, Position
from caposaldo.games.upfront.rules import bogging, deck, mobility, ranges, terrain, turn_limits, units
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import COUNT, GROUP, MAN, Decision
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.setup import MARSH, MINEFIELD, ORDNANCE, PILLBOX
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Refusal


# ---------------------------------------------------------------- legal overruns (29.1)
def refuse(s: Position, group: i64, enemy: i64) -> Refusal | None:
    """Return why the vehicle cannot overrun: it needs a machine gun and a group of men next to or opposite it at
    relative range 5, not in marsh, mines or a pillbox."""
    vehicle = units.vehicle_in(s, group)
    if vehicle < 0 or not has_machine_gun(s, vehicle):
        return Refusal("8.62", "uf-overrun-who", {"group": s.group_ref(group)})
    refusal = turn_limits.refuse_enemy(s, enemy, "8.62")
    if refusal is not None:
        return refusal
    if ranges.relative(s, group, enemy) != CLOSEST or not is_beside(s, group, enemy):
        return Refusal("8.62", "uf-overrun-far", {"group": s.group_ref(group), "enemy": s.group_ref(enemy)})
    if units.vehicle_in(s, enemy) >= 0:
        return Refusal("8.62", "uf-overrun-vehicle", {"enemy": s.group_ref(enemy)})
    ground = terrain.occupied(s, enemy)
    if ground == MARSH or ground == MINEFIELD or ground == PILLBOX:
        said = terrain.terrain_name(ground)
        return Refusal("8.62", "uf-overrun-ground", {"enemy": s.group_ref(enemy), "terrain": said})
    if mobility.is_unforded(s, group):
        return Refusal("8.53", "uf-sideways-only", {"group": s.group_ref(group)})
    return None


def has_machine_gun(s: Position, vehicle: i64) -> bool:
    """Tell whether a machine gun works: if it is the vehicle's only weapon, a jam silences it (29.11)."""
    if units.hull_of(s, vehicle).overrun == 0:
        return False
    weapon = s.weapon[vehicle]
    return weapon >= 0 and (s.jammed[weapon] == 0 or s.setup.is_a(weapon, ORDNANCE))


def is_beside(s: Position, group: i64, enemy: i64) -> bool:
    return s.letter[group] == s.letter[enemy] or ranges.neighbours(s.letter[group], s.letter[enemy])


# ---------------------------------------------------------------- how it goes (29.2, 29.43)
def begin(s: Position, group: i64, enemy: i64) -> None:
    """Start the overrun after the sideways card has been played."""
    vehicle = units.vehicle_in(s, group)
    if s.events is not None:
        s.tell("8.62", "uf-overruns", {"man": s.ref(vehicle), "enemy": s.group_ref(enemy)})
    s.push(Overrun(vehicle, enemy))


class Overrun(Decision):
    """A vehicle drives over a group: it may get stuck before it arrives, then its strength is drawn, and the enemy may
    conceal himself; then it attacks (29.2, 29.43)."""

    CHECKS: ClassVar[dict[str, int]] = {"vehicle": MAN, "target": GROUP, "rolling": COUNT}

    def __init__(self, vehicle: i64, target: i64, rolling: i64 = 0) -> None:
        self.vehicle = vehicle
        self.target = target
        self.rolling = rolling  # 1: it has arrived

    def run_on(self, s: Position) -> bool:
        group = s.group[self.vehicle]
        if self.rolling == 1:
            s.pop()
            s.push(Attack(group, self.target, OVERRUN_ATTACK, self.vehicle))
            return True
        s.replace(Overrun(self.vehicle, self.target, 1))
        if arrives(s, self.vehicle, self.target):
            draw_strength(s, self.vehicle, self.target)
            s.push(Conceal(1 - s.side, FOR_FIRE, group, self.target))
        else:
            s.pop()
        return True


def arrives(s: Position, vehicle: i64, enemy: i64) -> bool:
    """Make the bog checks for the enemy's terrain and wire; tell whether the vehicle arrives (29.43)."""
    ground = terrain.occupied(s, enemy)
    for column in bogging.checks_of(ground, terrain.wire_on(s, enemy)):
        if s.flags[vehicle] & STRANDED == 0:
            bogging.check(s, vehicle, column, "13.35" if column == bogging.ON_WIRE else bogging.rule_of(ground))
    return s.flags[vehicle] & STRANDED == 0


def draw_strength(s: Position, vehicle: i64, enemy: i64) -> None:
    """Draw the strength: the value on the side of the card that is up, and a number whatever its colour. Terrain, wire
    and movement of the enemy count, the vehicle's own terrain does not (29.2, 29.3)."""
    card = deck.draw(s, "overrun")
    s.end_attack()
    s.strength = strength_parts(s, vehicle, enemy, card, Chain())
    if s.events is not None:
        shown = int(s.strength - terrain.smoke_on(s, enemy))
        params: dict[str, int | str] = {"man": s.ref(vehicle), "enemy": s.group_ref(enemy), "card": s.card_ref(card)}
        s.tell("8.62", "uf-overrun-strength", {**params, "strength": shown})


def strength_parts(s: Position, vehicle: i64, enemy: i64, card: i64, chain: Chain) -> i64:
    """Return the strength: half of its value if its gun does not work (29.11), one less for a commander killed
    (28.431); smoke is taken off later (13.21)."""
    hull = units.hull_of(s, vehicle)
    value = hull.overrun_back if s.has(vehicle, BUTTONED) else hull.overrun
    if s.weapon[vehicle] >= 0 and s.jammed[s.weapon[vehicle]] == 1:
        value = value // 2
    chain.add("8.62", "uf-chain-overrun", value, {"man": s.ref(vehicle)})
    chain.add("8.62", "uf-chain-overrun-card", s.setup.deck.random[card], {"card": s.card_ref(card)})
    lost = units.crew_losses(s, vehicle)
    if lost > 0:
        chain.add("14.31", "uf-chain-bereft", -lost)
    terrain.defence_parts(s, enemy, s.group[vehicle], chain)
    return chain.total()
