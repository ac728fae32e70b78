"""Vehicles and infantry guns (28, 34): what they are, and what becomes of them.

A vehicle (AFV) is a card like a man's and a group of its own (28.1, 28.11); an infantry gun (IG) stands in a group of
men or alone (34.2). `ManType.kind` tells them from men, what has happened to them is in their marks. Here is
what chapters 1 to 24 ask of them: armour and crew under attack, snipers, mines, heroes, rally, hull down, where they
may be. The chapters that follow add their machine guns, close combat against them (28.8, 34.7) and so infiltration of
a vehicle's group, escorts (28.71, 28.72), voluntary buttoning up (28.43) and the movement of guns (34.3).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import (
    BUTTONED,
    CREW_LOSS,
    CREW_LOSS_TWICE,
    FACE_DOWN,
    FLAMES,
    FOR_VEHICLE,
    HELD_OUT,
    IMMOBILE,
    KILLED,
    PIERCING,
    PINNED,
    REVEALED,
    SHAKEN,
    SHELL_ATTACK,
    SIDEWAYS,
    STRANDED,
    STUNNED,
    STUNNED_TWICE,
    Position,
)
from caposaldo.games.upfront.rules import (
    attack_state,
    casualties,
    deck,
    firepower,
    flanks,
    losses,
    malfunction,
    ranges,
    terrain,
    units,
)
from caposaldo.games.upfront.rules.attack_state import PendingAttack
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import GULLY, HILL, RUSSIAN, WALL, Plate

SMOKE_SHELLS: Final = 4  # 25.8
OF_MINES: Final = 1  # their strength against armour (24.33)


# ---------------------------------------------------------------- where they are (28.44, 28.46, 28.9)
def is_hull_down(s: Position, group: i64, firer: i64) -> bool:
    """Tell whether a vehicle or gun is behind a wall, or on a hill if the firer is not on one; not on the move, and not
    against fire into its flank (8.33, 8.91, 28.9, 28.94)."""
    if units.vehicle_in(s, group) < 0 and units.gun_in(s, group) < 0:
        return False
    if terrain.moving(s, group) or flanks.doubles(s, firer, group):
        return False
    ground = terrain.occupied(s, group)
    return ground == WALL or (ground == HILL and terrain.occupied(s, firer) != HILL)


def shows_flank(s: Position, vehicle: i64, firer: i64) -> bool:
    """Tell whether the vehicle is flanked, moving sideways, or stuck (28.44, 28.46)."""
    group = s.group[vehicle]
    if s.flags[vehicle] & STRANDED != 0 or flanks.doubles(s, firer, group):
        return True
    move = terrain.top_move(s, group)
    return move >= 0 and s.way[move] == SIDEWAYS


def shelter(s: Position, vehicle: i64, firer: i64, flames: bool) -> i64:
    """Return the terrain modifier against an attack on armour: none when hull down (28.32, 28.92), no cover against
    flames (22.1)."""
    group = s.group[vehicle]
    if is_hull_down(s, group, firer):
        return 0
    found = terrain.shelter(s, group, firer)
    return max(found, i64(0)) if flames else found


def lays_smoke(s: Position, vehicle: i64) -> bool:
    """Tell whether it has a working gun of 4 or more against armour and an unshaken crew; Russians cannot (25.8)."""
    weapon = s.weapon[vehicle]
    if s.setup.men[vehicle].nation == RUSSIAN or weapon < 0 or s.jammed[weapon] == 1:
        return False
    return s.setup.weapon_of(weapon).boxed >= SMOKE_SHELLS and s.flags[vehicle] & SHAKEN == 0


def sees(s: Position, group: i64, other: i64) -> bool:
    """Tell whether the group sees the other, friend or enemy: only a gully hides it (8.2)."""
    if s.side_of_group(group) != s.side_of_group(other):
        return terrain.refuse_sight(s, group, other) is None
    grounds = [terrain.occupied(s, group), terrain.occupied(s, other)]
    return GULLY not in grounds or HILL in grounds


# ---------------------------------------------------------------- under fire (22.5, 28.3 to 28.41)
def boxed_power(s: Position, group: i64, target: i64) -> i64:
    """Return the firepower that can pierce armour: flamethrowers (22.5), and one for each man who fires at an
    open-topped vehicle at relative range 5 (28.7)."""
    vehicle = units.vehicle_in(s, target)
    total = firepower.of_flames(s, group, target)
    if vehicle < 0 or not units.hull_of(s, vehicle).open_topped or ranges.relative(s, group, target) != CLOSEST:
        return total
    for man in range(len(s.group)):
        if s.group[man] == group and units.is_man(s, man) and s.flags[man] & HELD_OUT == 0:
            if firepower.fires(s, man) and not firepower.fires_flamethrower(s, man):
                total += 1
    return total


def pierces(s: Position, group: i64, target: i64, wanted: i64) -> bool:
    """Tell whether that covers what the Fire cards ask for (22.5, 28.31)."""
    return units.vehicle_in(s, target) >= 0 and wanted > 0 and boxed_power(s, group, target) >= wanted


def resolve(s: Position, attack: PendingAttack, vehicle: i64) -> bool:
    """Resolve the attack on a vehicle. Small arms attack the crew and, if they pierce, the armour with another card
    (28.7); a shell attacks the one declared (28.3). Tell whether the attack is over."""
    piercing = s.attack_flags & PIERCING != 0
    if attack.kind != SHELL_ATTACK or not piercing:
        card = deck.draw(s, "attack")
        result = attack_state.strength_now(s, attack.target) + s.setup.deck.signed(card)
        tell_result(s, vehicle, card, result, "uf-crew-attacked")
        crew_hit(s, vehicle, result)
        if s.result is None and malfunction.check(s, attack, card):
            return True
    return piercing and s.result is None and s.group[vehicle] >= 0 and pierce(s, attack, vehicle)


def pierce(s: Position, attack: PendingAttack, vehicle: i64) -> bool:
    """Attack the armour; terrain has already weakened a shell (25.4). Tell whether the attack is over."""
    group = attack.group
    strength = attack_state.strength_now(s, attack.target)
    if attack.kind != SHELL_ATTACK:
        strength += shelter(s, vehicle, group, s.attack_flags & FLAMES != 0)
    card = deck.draw(s, "attack")
    result = strength + s.setup.deck.signed(card)
    tell_result(s, vehicle, card, result, "uf-armour-attacked")
    hull = units.hull_of(s, vehicle)
    flanked = shows_flank(s, vehicle, group)
    armour_hit(s, vehicle, hull.flank if flanked else hull.front, result, is_hull_down(s, attack.target, group))
    return s.result is None and malfunction.check(s, attack, card)


def tell_result(s: Position, vehicle: i64, card: i64, result: i64, key: str) -> None:
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(vehicle), "card": s.card_ref(card), "result": int(result)}
        s.tell("6.5", key, params)


def crew_hit(s: Position, vehicle: i64, result: i64) -> None:
    """Make an exposed crew take cover; it may lose its commander (28.4)."""
    if not units.is_exposed(s, vehicle) or result < s.setup.men[vehicle].morale:
        casualties.unharmed(s, vehicle)
    else:
        take_cover(s, vehicle, result >= units.hull_of(s, vehicle).commander, "6.52")


def take_cover(s: Position, vehicle: i64, crew_loss: bool, rule: str) -> None:
    """Button up. A Hero may keep the crew at its posts if the commander is not lost (28.421)."""
    button_up(s, vehicle, rule)
    if crew_loss:
        lose_crewman(s, vehicle, rule)
    else:
        s.push(Save(vehicle, FOR_VEHICLE))


def button_up(s: Position, vehicle: i64, rule: str) -> None:
    """Button up the vehicle; an open-topped one is pinned (28.4, 28.43)."""
    if units.hull_of(s, vehicle).open_topped:
        casualties.pin(s, vehicle, rule)
    else:
        s.mark(vehicle, BUTTONED)
        if s.events is not None:
            s.tell(rule, "uf-buttons-up", {"man": s.ref(vehicle)})


def lose_crewman(s: Position, man: i64, rule: str) -> None:
    """Kill its commander, or one of a gun's crew of three; with the third it is lost (28.431, 28.4311, 34.71)."""
    before = units.crew_losses(s, man)
    if before == 2:
        losses.remove(s, man, KILLED, rule)
        return
    s.mark(man, CREW_LOSS if before == 0 else CREW_LOSS_TWICE)
    if s.events is not None:
        s.tell(rule, "uf-commander-killed", {"man": s.ref(man), "count": int(before + 1)})


def armour_hit(s: Position, vehicle: i64, plate: Plate, result: i64, hull_down: bool) -> None:
    """Apply the result: destroyed, immobilised, stunned, or nothing (28.4)."""
    if result >= plate.kill:
        losses.remove(s, vehicle, KILLED, "6.51")
    elif result == plate.immobilise and result == plate.stun:
        card = deck.draw(s, "armour")
        if s.events is not None:
            s.tell("6.5", "uf-armour-which", {"man": s.ref(vehicle), "card": s.card_ref(card)})
        if s.setup.deck.red[card] == 1:
            immobilise(s, vehicle, hull_down, "6.5")
        else:
            stun(s, vehicle, "6.5")
    elif result == plate.immobilise:
        immobilise(s, vehicle, hull_down, "6.5")
    elif result == plate.stun:
        stun(s, vehicle, "6.5")
    else:
        casualties.unharmed(s, vehicle)


# ---------------------------------------------------------------- stopped (28.44 to 28.451)
def immobilise(s: Position, vehicle: i64, hull_down: bool, rule: str) -> None:
    """Immobilise the vehicle for good; stun it instead if it is so already or hull down (28.44, 28.93)."""
    if hull_down or s.has(vehicle, IMMOBILE):
        stun(s, vehicle, rule)
        return
    s.mark(vehicle, IMMOBILE)
    if s.events is not None:
        s.tell(rule, "uf-immobilised", {"man": s.ref(vehicle)})
    halt(s, s.group[vehicle])


def stun(s: Position, vehicle: i64, rule: str) -> None:
    """Stun the vehicle: it neither moves nor fires until rallied, the crew takes cover, and its credit is lost (28.45).
    A third stun destroys it (28.451)."""
    if s.has(vehicle, STUNNED_TWICE):
        losses.remove(s, vehicle, KILLED, rule)
        return
    s.mark(vehicle, STUNNED_TWICE if s.has(vehicle, STUNNED) else STUNNED)
    if s.events is not None:
        s.tell(rule, "uf-stunned", {"man": s.ref(vehicle)})
    deck.clear_credit(s, s.group[vehicle])
    if units.is_exposed(s, vehicle):
        button_up(s, vehicle, rule)
    halt(s, s.group[vehicle])


def halt(s: Position, group: i64) -> None:
    """End its movement: in the open after two cards, or when it had begun to leave a hill or a wall; else in the
    terrain it was in (28.441)."""
    moves = terrain.moves_above(s, group)
    if moves == 0:
        return
    ground = terrain.last_terrain(s, group)
    while terrain.moves_above(s, group) > (1 if moves > 1 else 0):
        deck.discard_from_group(s, terrain.top_move(s, group))
    if moves > 1:
        ground = terrain.top_move(s, group)
    if moves > 1 or (ground >= 0 and terrain.kind_of(s, ground) in (HILL, WALL)):
        s.way[ground] = FACE_DOWN
        deck.discard_beneath(s, ground)


def hit_by_sniper(s: Position, man: i64, kills: bool) -> None:
    """Apply a sniper's hit. A vehicle buttons up, and may lose its commander (14.31). A gun is pinned and loses a man,
    or is lost if it was pinned already (14.32)."""
    if units.is_vehicle(s, man):
        take_cover(s, man, kills, "14.31")
    elif kills:
        if not s.has(man, PINNED):
            casualties.pin(s, man, "14.32")
        lose_crewman(s, man, "14.32")
    elif s.has(man, PINNED):
        losses.remove(s, man, KILLED, "14.32")
    else:
        casualties.pin(s, man, "14.32")


def mined(s: Position, vehicle: i64, drawn: i64) -> None:
    """Resolve mines against a vehicle: strength 1 and the number with its sign, against the flank value that stops it
    (24.33)."""
    result = OF_MINES + s.setup.deck.signed(drawn)
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(vehicle), "drawn": s.card_ref(drawn), "result": int(result)}
        s.tell("24.33", "uf-mines-attack", params)
    if result >= units.hull_of(s, vehicle).flank.immobilise:
        immobilise(s, vehicle, False, "24.33")
    else:
        casualties.unharmed(s, vehicle)


# ---------------------------------------------------------------- an infantry gun under fire (34.4, 34.6)
def gun_hit(s: Position, gun: i64, result: i64, rule: str) -> None:
    """Apply a result to a gun as to a man, but panic destroys the gun, since its crew does not rout."""
    type = s.setup.men[gun]
    bare = is_bare(s, gun)
    pinned = s.has(gun, PINNED)
    kia = (type.bare_kia if bare else type.kia) + (1 if pinned else 0)
    panic = type.bare_panic if bare else type.panic
    morale = type.bare_morale if bare else type.morale
    if result >= kia:
        losses.remove(s, gun, KILLED, rule)
    elif pinned and result >= panic:
        losses.remove(s, gun, KILLED, "6.53")
    elif not pinned and result >= morale:
        casualties.pin(s, gun, "6.52")
    else:
        casualties.unharmed(s, gun)


def is_bare(s: Position, gun: i64) -> bool:
    """Tell whether the shield does not help: against shells and fire into the flank (34.4)."""
    attack = s.top()
    if not isinstance(attack, PendingAttack):
        return False
    return attack.kind == SHELL_ATTACK or flanks.doubles(s, attack.group, s.group[gun])


def for_gun(s: Position, attack: PendingAttack, gun: i64) -> i64:
    """Return the extra strength against a gun among men: no Concealed card helps one that has moved or fired (34.5),
    and hull down it has no cover from shells (28.92)."""
    more: i64 = -s.hidden_by if s.has(gun, REVEALED) else 0
    if attack.kind == SHELL_ATTACK and is_hull_down(s, attack.target, attack.group):
        more -= terrain.shelter(s, attack.target, attack.group)
    return more
