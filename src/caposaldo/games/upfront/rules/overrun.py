"""Overruns (29): a vehicle drives over the men of a group, at its own peril where they have cover (8.62, 8.72, 8.81,
8.92, 13.28). A Hero may stand up against it (10.44).

The chapters that follow add driving on through the group that was overrun (29.5) and anti-tank mines (31.22).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.position import BUTTONED, FOR_FIRE, HEROIC, KILLED, PINNED, STRANDED, Position
from caposaldo.games.upfront.rules import (
    bogging,
    deck,
    losses,
    mobility,
    ranges,
    terrain,
    turn_limits,
    units,
    vehicles,
)
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import BRUSH, BUILDINGS, MARSH, MINEFIELD, ORDNANCE, PILLBOX, WALL, WOODS
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal

# How far it has come: d of the frame.
BEGUN: Final = 0
ROLLING: Final = 1

# Red numbers that stop a vehicle (29.41, 29.42).
DESTROYS_OPEN: Final = 5
STOPS: Final = 6
MOST: Final = 6  # no number is worse


# ---------------------------------------------------------------- who may overrun whom (29.1)
def refuse(s: Position, group: i64, enemy: i64) -> Refusal | None:
    """A vehicle with a machine gun, next to or opposite a group of men as near as can be, not in marsh, mines or a
    pillbox."""
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
    """One that works: if it is all the vehicle has, a jam silences it (29.11)."""
    if units.hull_of(s, vehicle).overrun == 0:
        return False
    weapon = s.weapon[vehicle]
    return weapon >= 0 and (s.jammed[weapon] == 0 or s.setup.is_a(weapon, ORDNANCE))


def is_beside(s: Position, group: i64, enemy: i64) -> bool:
    return s.letter[group] == s.letter[enemy] or ranges.neighbours(s.letter[group], s.letter[enemy])


# ---------------------------------------------------------------- how it goes (29.2, 29.43)
def begin(s: Position, group: i64, enemy: i64) -> None:
    """The sideways card has been played."""
    vehicle = units.vehicle_in(s, group)
    if s.events is not None:
        s.tell("8.62", "uf-overruns", {"man": s.ref(vehicle), "enemy": s.group_ref(enemy)})
    s.push(Frame(st.OVERRUN, vehicle, enemy))


def go_on(s: Position, frame: Frame) -> bool:
    """OVERRUN: it may get stuck before it arrives; then its strength is drawn, and the enemy may conceal himself."""
    if frame.d == BEGUN:
        frame.d = ROLLING
        if arrives(s, frame.a, frame.b):
            draw_strength(s, frame.a, frame.b)
            s.push(Frame(st.CONCEAL, 1 - s.side, FOR_FIRE, s.group[frame.a], frame.b))
        else:
            s.pop()
        return True
    s.pop()
    s.push(Frame(st.ATTACK, s.group[frame.a], frame.b, st.OVERRUN_ATTACK, c=frame.a))
    return True


def arrives(s: Position, vehicle: i64, enemy: i64) -> bool:
    """Bog checks for the ground the enemy is in, and for his wire (29.43)."""
    ground = terrain.occupied(s, enemy)
    for column in bogging.checks_of(ground, terrain.wire_on(s, enemy)):
        if s.flags[vehicle] & STRANDED == 0:
            bogging.check(s, vehicle, column, "13.35" if column == bogging.ON_WIRE else bogging.rule_of(ground))
    return s.flags[vehicle] & STRANDED == 0


def draw_strength(s: Position, vehicle: i64, enemy: i64) -> None:
    """The value of the side of the card that is up, and a number whatever its colour; the terrain, wire and movement of
    the enemy count, where the vehicle comes from does not (29.2, 29.3)."""
    card = deck.draw(s, "overrun")
    s.end_attack()
    s.strength = strength_parts(s, vehicle, enemy, card, Chain())
    if s.events is not None:
        shown = int(s.strength - terrain.smoke_on(s, enemy))
        params: dict[str, int | str] = {"man": s.ref(vehicle), "enemy": s.group_ref(enemy), "card": s.card_ref(card)}
        s.tell("8.62", "uf-overrun-strength", {**params, "strength": shown})


def strength_parts(s: Position, vehicle: i64, enemy: i64, card: i64, chain: Chain) -> i64:
    """Half of its value if its gun does not work (29.11), one less for a commander killed (28.431); smoke is taken off
    later (13.21)."""
    hull = units.hull_of(s, vehicle)
    value = hull.overrun_back if s.has(vehicle, BUTTONED) else hull.overrun
    if s.weapon[vehicle] >= 0 and s.jammed[s.weapon[vehicle]] == 1:
        value = value // 2
    chain.add("8.62", "uf-chain-overrun", value, {"man": s.ref(vehicle)})
    chain.add("8.62", "uf-chain-overrun-card", s.setup.deck.random[card], {"card": s.card_ref(card)})
    lost = units.bereavements(s, vehicle)
    if lost > 0:
        chain.add("14.31", "uf-chain-bereft", -lost)
    terrain.defence_parts(s, enemy, s.group[vehicle], chain)
    return chain.total()


# ---------------------------------------------------------------- its perils (29.4 to 29.44)
def is_risky(s: Position, enemy: i64) -> bool:
    """Brush, buildings, walls, woods, smoke (8.62, 8.72, 8.81, 8.92, 13.28); those who have begun to leave are still in
    them (29.46)."""
    ground = terrain.occupied(s, enemy)
    return ground in (BRUSH, BUILDINGS, WALL, WOODS) or terrain.smoke_on(s, enemy) > 0


def hazard(s: Position, frame: Frame, man: i64) -> bool:
    """The card for this man may stop the vehicle: he has cover and is not pinned (29.4)."""
    return frame.x == st.OVERRUN_ATTACK and not s.has(man, PINNED) and is_risky(s, frame.b)


def lowered(s: Position, frame: Frame, man: i64) -> i64:
    """One less for who stands up like a hero (10.44)."""
    return 1 if frame.x == st.OVERRUN_ATTACK and s.has(man, HEROIC) else 0


def endanger(s: Position, frame: Frame, card: i64, lower: i64) -> bool:
    """A red 6 stops the vehicle; a red 5 destroys an open-topped one (29.41, 29.42). True if it goes no farther
    (29.44)."""
    vehicle = frame.c
    if s.setup.deck.red[card] == 0:
        return False
    number = min(s.setup.deck.random[card] + lower, i64(MOST))
    rule = peril_rule(s, frame.b)
    if number == DESTROYS_OPEN and units.hull_of(s, vehicle).open_topped:
        losses.remove(s, vehicle, KILLED, rule)
    elif number == STOPS:
        vehicles.immobilise(s, vehicle, False, rule)
    else:
        return False
    return True


def peril_rule(s: Position, enemy: i64) -> str:
    ground = terrain.occupied(s, enemy)
    if ground == BUILDINGS:
        return "8.62"
    if ground == WOODS:
        return "8.72"
    if ground == BRUSH:
        return "8.81"
    return "8.92" if ground == WALL else "13.28"
