"""Ordnance (25, 26): mortars, infantry guns and the guns of vehicles. They have to hit before anybody is in danger.

A shot is a Fire card of any value; a card drawn tells whether it hits, and whether the weapon jams (19.12). A hit is an
attack like any other, but for what smoke does (13.29). The chapters that follow add several weapons of a group in one
turn (25.2), acquired targets (27), critical hits of mortars (26.5) and light anti-tank weapons (30).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    BUTTONED,
    FOR_SHOT,
    MOVING_OVER,
    PIERCING,
    PINNED,
    SHELL_ATTACK,
    SMOKELESS,
    STRANDED,
    STUNNED,
    Position,
)
from caposaldo.games.upfront.rules import (
    concealment,
    crews,
    deck,
    firepower,
    malfunction,
    ranges,
    resolution,
    terrain,
    turn_limits,
    units,
    vehicles,
)
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.decision import GROUP, MAN, YES_NO, Decision
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.setup import (
    BUILDINGS,
    CREW,
    DECK,
    FIRE,
    GUN,
    LETTERS,
    MARSH,
    MORTAR,
    NO_BOX,
    NO_HIT,
    ORDNANCE,
    PILLBOX,
    STREAM,
    WALL,
    WOODS,
    WeaponType,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Params, Preview, Refusal, Roll

BEST: Final = 6  # the upper end of the ladder (25.6)
STEPS_STUCK: Final = 2  # of an assault gun (28.23)
MORTAR_BY_WALL: Final = -1  # 8.9
# What a result is worth to the side that fires.
HITS: Final = 2
JAMS: Final = -2


# ---------------------------------------------------------------- weapons and targets
def acts(s: Position, found: list[Action]) -> None:
    """Append SHELL: every weapon, target and Fire card (25.3)."""
    cards = [int(card) for card in s.hands[s.side] if deck.plays(s, s.side, card, FIRE)]
    if len(cards) == 0:
        return
    first = (1 - s.side) * LETTERS
    for man in range(len(s.group)):
        if s.setup.side[man] == s.side and s.group[man] >= 0 and turn_limits.may_act(s, s.group[man]):
            if refuse_weapon(s, man) is None:
                for target in range(first, first + LETTERS):
                    if s.letter[target] >= 0:
                        add_shots(s, man, target, cards, found)


def add_shots(s: Position, man: i64, target: i64, cards: list[int], found: list[Action]) -> None:
    if refuse_target(s, man, target) is not None:
        return
    for armour in range(2):
        if refuse_armour(s, man, target, armour) is None:
            for card in cards:
                found.append(Action(verbs.SHELL, man, target, card, armour))


def refuse(s: Position, action: Action) -> Refusal | None:
    if not s.setup.armour:
        return Refusal("1", "uf-weapon-chapter")
    if not 0 <= action.man < len(s.group) or s.group[action.man] < 0 or s.setup.side[action.man] != s.side:
        return Refusal("19.12", "uf-shell-nobody")
    refusal = turn_limits.refuse_acting(s, s.group[action.man])
    if refusal is None:
        refusal = refuse_weapon(s, action.man)
    if refusal is None:
        refusal = turn_limits.refuse_enemy(s, action.target, "6.1")
    if refusal is None:
        refusal = refuse_target(s, action.man, action.target)
    if refusal is None:
        refusal = refuse_armour(s, action.man, action.target, action.at_armour)
    return refusal if refusal is not None else deck.refuse_card(s, action.fire_card, FIRE)


def refuse_weapon(s: Position, man: i64) -> Refusal | None:
    """Return why the weapon cannot fire: it needs an able crew and ordnance that works and may fire from here (8.41,
    8.52, 8.61, 13.32, 25.32, 26.2)."""
    weapon = s.weapon[man]
    if weapon < 0 or not s.setup.is_a(weapon, ORDNANCE):
        return Refusal("19.12", "uf-shell-no-ordnance", {"man": s.ref(man)})
    said: Params = {"man": s.ref(man), "weapon": s.weapon_ref(weapon)}
    if s.flags[man] & (PINNED | STUNNED | MOVING_OVER) != 0 or s.serves[man] >= 0:
        return Refusal("10.1", "uf-shell-unable", said)
    if s.jammed[weapon] == 1:
        return Refusal("19.2", "uf-shell-jammed", said)
    group = s.group[man]
    if terrain.moving(s, group) and not fires_on_move(s, man):
        return Refusal("12.12", "uf-shell-moving", said)
    rule = barred_by(s, man, terrain.occupied(s, group))
    if rule != "":
        ground = terrain.terrain_name(terrain.occupied(s, group))
        return Refusal(rule, "uf-shell-from-here", {**said, "terrain": ground})
    if terrain.wire_on(s, group) > 0 and s.setup.is_a(weapon, CREW) and not crews.is_complete(s, weapon):
        return Refusal("13.32", "uf-shell-wire", said)
    return None


def fires_on_move(s: Position, man: i64) -> bool:
    """Tell whether it may fire on the move: only vehicles with a turret (25.32, 28.22)."""
    return units.is_vehicle(s, man) and not units.hull_of(s, man).assault_gun


def barred_by(s: Position, man: i64, ground: i64) -> str:
    """Return the rule that forbids a mortar to fire from here, or a gun from a stream; empty if none does."""
    if s.setup.is_a(s.weapon[man], MORTAR):
        if ground == BUILDINGS:
            return "8.61"
        if ground == MARSH:
            return "8.41"
        if ground == PILLBOX:
            return "23.3"
        return "8.52" if ground == STREAM else ""
    return "8.52" if ground == STREAM and s.setup.men[man].kind == GUN else ""


def refuse_target(s: Position, man: i64, target: i64) -> Refusal | None:
    """Return why the group cannot be fired at: it must be in sight, at a range of the weapon, with a man in it who is
    not in the firer's own group (8.2, 20.54, 25.6)."""
    group = s.group[man]
    refusal = terrain.refuse_sight(s, group, target)
    if refusal is not None and not (refusal.rule == "8.2" and s.setup.is_a(s.weapon[man], MORTAR)):
        return refusal
    if printed(s, man, target) == NO_HIT:
        reach = int(ranges.relative(s, group, target))
        return Refusal("6.1", "uf-shell-range", {"weapon": s.weapon_ref(s.weapon[man]), "range": reach})
    for other in range(len(s.group)):
        if s.group[other] == target and s.inside[other] != group:
            return None
    return Refusal("20.54", "uf-shell-infiltrators", {"group": s.group_ref(group), "target": s.group_ref(target)})


def refuse_armour(s: Position, man: i64, target: i64, armour: i64) -> Refusal | None:
    """Return why armour cannot be attacked: only vehicles have it, and only a number in a box pierces it (25.42,
    28.3)."""
    if armour == 0:
        return None
    if armour != 1 or units.vehicle_in(s, target) < 0:
        return Refusal("22.5", "uf-shell-no-armour", {"target": s.group_ref(target)})
    if s.setup.weapon_of(s.weapon[man]).boxed == NO_BOX:
        return Refusal("22.5", "uf-shell-no-piercing", {"weapon": s.weapon_ref(s.weapon[man])})
    return None


# ---------------------------------------------------------------- hitting (25.3 to 25.34, 25.6)
def is_bracketed(s: Position, man: i64) -> bool:
    """Tell whether the values in brackets, or on the reverse of a vehicle's card, count (11.1, 13.32, 28.43)."""
    if units.is_vehicle(s, man):
        return s.has(man, BUTTONED)
    return s.setup.is_a(s.weapon[man], CREW) and (
        not crews.is_complete(s, s.weapon[man]) or firepower.hampered(s, s.group[man]) != 0
    )


def printed(s: Position, man: i64, target: i64) -> i64:
    """Return the step of the ladder on its card at this range."""
    type = s.setup.weapon_of(s.weapon[man])
    reach = ranges.relative(s, s.group[man], target)
    return type.hits_alone[reach] if is_bracketed(s, man) else type.hits[reach]


def level_parts(s: Position, man: i64, target: i64, chain: Chain) -> i64:
    """Return the step on the ladder for this shot: from 0 on all numbers up to it hit, below 0 only the one number
    (25.6)."""
    group = s.group[man]
    chain.add("6.1", "uf-chain-to-hit", printed(s, man, target), {"weapon": s.weapon_ref(s.weapon[man])})
    smoke = terrain.smoke_on(s, target) + terrain.smoke_on(s, group)
    if smoke > 0:
        chain.add("13.29", "uf-chain-to-hit-smoke", -smoke)
    wires = terrain.wire_on(s, group)
    if wires > 0:
        chain.add("13.32", "uf-chain-own-wire", -wires)
    lost = units.crew_losses(s, man)
    if lost > 0:
        chain.add("14.31" if units.is_vehicle(s, man) else "14.32", "uf-chain-bereft", -lost)
    add_movement(s, man, target, chain)
    if s.hidden_by != 0:
        chain.add("6.44", "uf-chain-concealed", s.hidden_by)
    total = chain.total()
    if total > BEST:
        chain.add("6.1", "uf-chain-to-hit-best", BEST - total)
    return min(total, i64(BEST))


def add_movement(s: Position, man: i64, target: i64, chain: Chain) -> None:
    """Add the shifts for a moving firer if the target moves or is hull down, and for guns without a turret (25.33,
    28.21, 28.23)."""
    evasive = terrain.moving(s, target) or is_covered(s, man, target)
    if terrain.moving(s, s.group[man]) and evasive:
        chain.add("12.1", "uf-chain-to-hit-moving", -1)
    if units.is_vehicle(s, man) and units.hull_of(s, man).assault_gun:
        if terrain.moving(s, target):
            chain.add("12.1", "uf-chain-to-hit-turretless", -1)
        if s.flags[man] & STRANDED != 0:
            chain.add("8.71", "uf-chain-to-hit-stuck", -STEPS_STUCK)


def is_covered(s: Position, man: i64, target: i64) -> bool:
    """Tell whether the target is hull down; it does not count against mortars (28.91)."""
    return not s.setup.is_a(s.weapon[man], MORTAR) and vehicles.is_hull_down(s, target, s.group[man])


def red_misses(s: Position, man: i64, target: i64) -> bool:
    """Tell whether a red number never hits: firer or target moves, or the target is hull down (25.31, 25.32)."""
    if terrain.moving(s, target) or terrain.moving(s, s.group[man]):
        return True
    return is_covered(s, man, target)


def is_hit(level: i64, number: i64) -> bool:
    return number <= level if level >= 0 else number == -level


def jams_on(s: Position, man: i64) -> i64:
    """Return the red numbers that jam it, a bit each; one more with its value in brackets (19.12, 19.15)."""
    type = s.setup.weapon_of(s.weapon[man])
    if is_bracketed(s, man) and not units.is_vehicle(s, man):
        return type.jams | (type.jams >> 1)
    return type.jams


# ---------------------------------------------------------------- the shot
def perform(s: Position, action: Action) -> None:
    """Lay the card open; the enemy may conceal himself before the shot is resolved (25.34)."""
    man = action.man
    group = s.group[man]
    s.end_attack()
    concealment.lay_open(s, action.fire_card, s.side)
    turn_limits.spend(s, group)
    units.reveal(s, group)
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "weapon": s.weapon_ref(s.weapon[man])}
        params["target"] = s.group_ref(action.target)
        params["card"] = s.card_ref(action.fire_card)
        s.tell("19.12", "uf-shells-armour" if action.at_armour == 1 else "uf-shells", params)
    s.push(OrdnanceShot(man, action.target, action.at_armour))
    s.push(Conceal(1 - s.side, FOR_SHOT, group, action.target))


class OrdnanceShot(Decision):
    """A shot of ordnance: a card tells whether it hits (25.3)."""

    CHECKS: ClassVar[dict[str, int]] = {"man": MAN, "target": GROUP, "at_armour": YES_NO}

    def __init__(self, man: i64, target: i64, at_armour: i64) -> None:
        self.man = man  # the crew that fires
        self.target = target
        self.at_armour = at_armour

    def run_on(self, s: Position) -> bool:
        s.pop()
        man, target = self.man, self.target
        level = level_parts(s, man, target, Chain())
        risky = red_misses(s, man, target)
        jams = jams_on(s, man)
        reach = ranges.relative(s, s.group[man], target)
        chances = chances_of(s, man, target, level) if s.rolls is not None else []
        card = deck.draw(s, "to hit")
        number, red = s.setup.deck.random[card], s.setup.deck.red[card] == 1
        if red and (jams >> number) & 1 == 1:
            tell_shot(s, man, target, card, "uf-shell-jams")
            note_shot(s, man, target, chances, "uf-chance-jams")
            malfunction.jam(s, s.weapon[man], "19.12")
            resolution.clear_away(s)
        elif (red and risky) or not is_hit(level, number):
            tell_shot(s, man, target, card, "uf-shell-misses")
            note_shot(s, man, target, chances, "uf-chance-misses")
            resolution.clear_away(s)
        else:
            tell_shot(s, man, target, card, "uf-shell-hits")
            note_shot(s, man, target, chances, "uf-chance-hits")
            strike(s, self, number if level >= 0 else 0, reach)
        return True


def note_shot(s: Position, man: i64, target: i64, chances: list[Chance], came: str) -> None:
    """Note the odds of the card that was drawn, and what it did, for those who count the luck."""
    if s.rolls is not None:
        s.rolls.append(Roll(int(s.setup.side[man]), s.group_ref(target), chances, came, s.ref(man)))


def tell_shot(s: Position, man: i64, target: i64, card: i64, key: str) -> None:
    if s.events is not None:
        s.tell("19.12", key, {"man": s.ref(man), "target": s.group_ref(target), "card": s.card_ref(card)})


# ---------------------------------------------------------------- the hit (25.4 to 25.43)
def strike(s: Position, shot: OrdnanceShot, number: i64, reach: i64) -> None:
    """Start an attack on every man of the group; smoke does not weaken it (25.7)."""
    man, target = shot.man, shot.target
    s.hidden_by = 0
    s.strength = strength_parts(s, shot, number, reach, Chain())
    s.attack_flags = SMOKELESS | PIERCING if shot.at_armour == 1 else SMOKELESS
    if s.events is not None:
        params: dict[str, int | str] = {"group": s.group_ref(s.group[man]), "target": s.group_ref(target)}
        s.tell("6.4", "uf-attack", {**params, "strength": int(s.strength)})
    s.push(Attack(s.group[man], target, SHELL_ATTACK, man))


def strength_parts(s: Position, shot: OrdnanceShot, number: i64, reach: i64, chain: Chain) -> i64:
    """Return the strength of a hit with the number that hit; guns add the range instead if they hit a vehicle (25.4,
    25.43)."""
    man, target = shot.man, shot.target
    type = s.setup.weapon_of(s.weapon[man])
    vehicle = units.vehicle_in(s, target)
    chain.add("6.4", "uf-chain-shell", type.boxed if shot.at_armour == 1 else type.effect)
    if vehicle >= 0 and not units.is_man(s, man):
        chain.add("6.4", "uf-chain-shell-range", reach)
    elif number > 0:
        chain.add("6.4", "uf-chain-shell-number", number)
    group = s.group[man]
    if shot.at_armour == 1:
        chain.add("8.33", "uf-chain-terrain", vehicles.shelter(s, vehicle, group, False), ground_of(s, target))
    else:
        add_cover(s, type, group, target, vehicle, chain)
    return chain.total()


def add_cover(s: Position, type: WeaponType, group: i64, target: i64, vehicle: i64, chain: Chain) -> None:
    """Add terrain, wire and movement for men; a vehicle's crew has no cover (25.4, 28.32). Fire from above is easier
    (8.31)."""
    if vehicle < 0:
        shelter = shelter_from(s, type, group, target)
        chain.add("8.7", "uf-chain-terrain", shelter, ground_of(s, target))
        exposes = terrain.exposure(s, target, group)
        if exposes > 0:
            chain.add("7.2", "uf-chain-target-moves", exposes)
        wires = terrain.wire_on(s, target)
        if wires > 0:
            chain.add("13.31", "uf-chain-target-wire", wires)
    if terrain.outlook(s, group, target) > 0:
        chain.add("8.31", "uf-chain-elevated", 1)


def shelter_from(s: Position, type: WeaponType, group: i64, target: i64) -> i64:
    """Return the terrain modifier: woods do not help against mortars, walls only a little (8.7, 8.9)."""
    found = terrain.shelter(s, target, group)
    if type.traits & MORTAR == 0:
        return found
    ground = terrain.occupied(s, target)
    if ground == WOODS:
        return 0
    return max(found, i64(MORTAR_BY_WALL)) if ground == WALL else found


def ground_of(s: Position, group: i64) -> Params:
    return {"terrain": terrain.terrain_name(terrain.occupied(s, group))}


# ---------------------------------------------------------------- the preview
def preview(s: Position, action: Action) -> Preview:
    """Preview a shot: the step on the ladder, and the cards of a whole deck that hit, miss or jam."""
    chain = Chain()
    level = level_parts(s, action.man, action.target, chain)
    return Preview(chain, chances_of(s, action.man, action.target, level))


def chances_of(s: Position, man: i64, target: i64, level: i64) -> list[Chance]:
    risky, jams = red_misses(s, man, target), jams_on(s, man)
    hits = stops = 0
    for card in range(DECK):
        number, red = s.setup.deck.random[card], s.setup.deck.red[card] == 1
        if red and (jams >> number) & 1 == 1:
            stops += 1
        elif not (red and risky) and is_hit(level, number):
            hits += 1
    found = [Chance("uf-chance-hits", hits, DECK, HITS), Chance("uf-chance-jams", stops, DECK, JAMS)]
    found.append(Chance("uf-chance-misses", DECK - hits - stops, DECK))
    return [chance for chance in found if chance.ways > 0]
