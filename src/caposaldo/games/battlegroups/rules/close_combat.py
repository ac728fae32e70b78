"""Close combat (close-1 to close-10): who may charge whom, and how fights end.

The approach of a charge is a move: march.py. Defensive fire: opportunity_fire.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import (
    CALLED,
    CLOSE,
    CONTACT,
    FIRED,
    FRESH,
    MOVED,
    SHAKEN,
    SUPPRESSED,
    Position,
)
from caposaldo.games.battlegroups.rules import effects, ground
from caposaldo.games.battlegroups.rules.approach import Approach
from caposaldo.games.battlegroups.rules.direct_fire import preferred
from caposaldo.games.battlegroups.rules.effects import BY_CLOSE, STEP
from caposaldo.games.battlegroups.rules.sight import box, box_at, entrenched, in_cover, sees
from caposaldo.games.battlegroups.rules.tables import inches, route
from caposaldo.games.battlegroups.setup import (
    ARMOURED,
    COMMAND,
    GUN,
    INFANTRY,
    OBSERVER,
    RECRUIT,
    VEHICLE,
    VETERAN,
    Setup,
)
from caposaldo.games.battlegroups.verbs import SELECT
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Message, Params, Preview, Refusal, Roll
from caposaldo.kernel.table import bearing, box_to_point, boxes_gap, distance

# Longer than any distance: what ranks behind everything of the class before it.
BEHIND: Final = 1 << 20
# More units than any battle has: packs a rank and a unit into one number.
UNITS: Final = 4096

IN_CONTACT: Final = 2  # bases that touch, but for rounding

# What each end of a fight is worth to the attacker (Chance.worth).
DESTROYED_WORTH: Final = 4
DRIVEN_OFF_WORTH: Final = 3  # suppressed, and its place is taken
THROWN_BACK_WORTH: Final = -2

# Labels of the defender's modifiers in the chain of the attacker's advantage.
THEIRS: Final = {
    "bg-fight-crew": "bg-fight-crew-theirs",
    "bg-fight-recruits": "bg-fight-recruits-theirs",
    "bg-fight-enemy-shaken": "bg-fight-enemy-shaken-theirs",
    "bg-fight-enemy-suppressed": "bg-fight-enemy-suppressed-theirs",
    "bg-fight-against-armour": "bg-fight-against-armour-theirs",
    "bg-fight-veterans": "bg-fight-veterans-theirs",
}


# ---------------------------------------------------------------- declaring a charge
def refuse_charge(s: Position, unit: i64, target: i64) -> Refusal | None:
    """A unit names its target before it moves (close-1): an enemy in sight that it can come at straight (close-2), not
    already attacked by two (close-3), chosen by the rules of priority and the nearest target (direct-5, direct-6)."""
    refusal = refuse_charger(s, unit)
    if refusal is None:
        refusal = refuse_victim(s, unit, target)
    if refusal is None:
        refusal = refuse_choice(s, unit, target)
    return refusal


def refuse_charger(s: Position, unit: i64) -> Refusal | None:
    """A unit must be able to charge at all, and now (close-1, A-charge-phase). One that has fired indirectly may not
    (close-2)."""
    if s.setup.charge_in_close_phase != (s.phase == CLOSE):
        return Refusal("close-1", "bg-charge-not-this-phase")
    if s.aboard[unit] >= 0:
        return Refusal("close-2", "bg-charge-aboard", {"unit": s.ref(unit)})
    if s.status[unit] != FRESH:
        rule = "effect-2" if s.status[unit] == SHAKEN else "effect-3"
        return Refusal(rule, "bg-charge-cannot-move", {"unit": s.ref(unit)})
    if s.has(unit, CALLED):
        return Refusal("close-2", "bg-charge-fired", {"unit": s.ref(unit)})
    if s.setup.is_a(unit, COMMAND | OBSERVER):
        return Refusal("cmd-1", "bg-charge-command", {"unit": s.ref(unit)})
    if s.setup.kind[unit] == VEHICLE and s.setup.weapon[unit] < 0:
        return Refusal("close-1", "bg-charge-unarmed", {"unit": s.ref(unit)})
    if s.setup.move[unit] == 0:
        return Refusal("close-2", "bg-charge-immobile", {"unit": s.ref(unit)})
    return None


def refuse_victim(s: Position, unit: i64, target: i64) -> Refusal | None:
    problem = victim_problem(s, unit, target)
    if problem == "":
        return None
    if problem == "bg-charge-no-enemy":
        return Refusal("close-1", problem)
    if problem == "bg-charge-two-already":
        return Refusal("close-3", problem, {"target": s.ref(target)})
    return Refusal("close-2", problem, {"unit": s.ref(unit), "target": s.ref(target)})


def victim_problem(s: Position, unit: i64, target: i64) -> str:
    """Why the unit cannot charge that target, or "": it must be an enemy on the table, in sight, with a free way to it
    and room for one more attacker."""
    if not is_enemy(s, unit, target):
        return "bg-charge-no-enemy"
    if attackers_in_contact(s, target) >= 2:
        return "bg-charge-two-already"
    if not sees(s, unit, target):
        return "bg-charge-unseen"
    return "bg-charge-barred" if way_is_barred(s, unit, target) else ""


def refuse_choice(s: Position, unit: i64, target: i64) -> Refusal | None:
    """Priority and nearest target bind charges as they bind fire (close-2). What lies within its move stands for what
    lies in range: only if there is nothing so near may it charge something farther."""
    bound = charge_targets(s, unit)
    if not bound or int(target) in bound:
        return None
    named: Params = {"unit": s.ref(unit), "target": s.ref(target), "other": s.ref(bound[0])}
    if within_move(s, unit, bound[0]) and not within_move(s, unit, target):
        return Refusal("direct-6", "bg-charge-nearer", named)
    if preferred(s.setup, unit, bound[0]) and not preferred(s.setup, unit, target):
        return Refusal("direct-5", "bg-charge-priority", named)
    return Refusal("direct-6", "bg-charge-nearer", named)


def charge_targets(s: Position, unit: i64) -> list[int]:
    """The units it may charge: of those it can come at, the first in rank, and any of the same rank."""
    found: list[int] = []
    if refuse_charger(s, unit) is not None:
        return found
    enemies = [target for target in range(s.setup.count()) if is_enemy(s, unit, target)]
    reach = reach_of(s, unit)
    best = -1
    # Sight and ways are dear: they are looked at from the first in rank on.
    for entry in sorted([int(rank_of(s, unit, target, reach)) * UNITS + target for target in enemies]):
        if best >= 0 and entry // UNITS > best:
            break
        if victim_problem(s, unit, entry % UNITS) == "":
            best = entry // UNITS
            found.append(entry % UNITS)
    return found


def rank_of(s: Position, unit: i64, target: i64, reach: i64) -> i64:
    """Within its move before beyond it, the preferred kind before the other (direct-5), near before far (direct-6)."""
    rank = charge_distance(s, unit, target)
    if rank > reach:
        rank += 2 * BEHIND
    return rank if preferred(s.setup, unit, target) else rank + BEHIND


def is_enemy(s: Position, unit: i64, target: i64) -> bool:
    known = 0 <= target < s.setup.count()
    return known and s.on_table(target) and s.setup.side[target] != s.setup.side[unit]


def charge_distance(s: Position, unit: i64, target: i64) -> i64:
    """As for fire (direct-3): front centre to nearest point, once the unit has turned to its target."""
    towards = bearing(s.x[target] - s.x[unit], s.y[target] - s.y[unit])
    turned = box_at(s.setup, unit, s.x[unit], s.y[unit], towards)
    return box_to_point(box(s, target), turned.front_x, turned.front_y)


def reach_of(s: Position, unit: i64) -> i64:
    """Its move, or what it has left of it."""
    return effects.full_move(s, unit) * s.halves[unit] // 2


def within_move(s: Position, unit: i64, target: i64) -> bool:
    return charge_distance(s, unit, target) <= reach_of(s, unit)


def way_is_barred(s: Position, unit: i64, target: i64) -> bool:
    """On every straight way into contact lies ground that it may not cross (close-2): water, what is closed to it, or
    difficult ground that it may not enter with this move (move-4)."""
    if not ground.may_be_barred(s.setup, unit, s.x[unit], s.y[unit], s.x[target], s.y[target]):
        return False
    return every_way_is_barred(s, unit, target)


def every_way_is_barred(s: Position, unit: i64, target: i64) -> bool:
    """The same, looked at way by way."""
    victim = box(s, target)
    about = ground.Ground(s, unit, box(s, unit), distance(s.x[unit], s.y[unit], victim.cx, victim.cy))
    about.in_contact = True
    approach = Approach(about, victim)
    for aside in approach.turns_aside():
        length = approach.contact_length(aside)
        if length == 0:
            return False
        if length > 0 and about.way_problem(approach.base_after(aside, length), length) == ground.FINE:
            return False
    return True


def attackers_of(s: Position, target: i64) -> list[int]:
    """The units in contact with the target of their charge."""
    return [int(unit) for unit in range(s.setup.count()) if is_attacker_of(s, unit, target)]


def is_attacker_of(s: Position, unit: i64, target: i64) -> bool:
    return s.target[unit] == target and s.has(unit, CONTACT) and s.on_table(unit)


def attackers_in_contact(s: Position, target: i64) -> i64:
    found: i64 = 0
    for unit in range(s.setup.count()):
        if is_attacker_of(s, unit, target):
            found += 1
    return found


# ---------------------------------------------------------------- option: charges in the close combat phase
def selections(s: Position) -> list[Action]:
    """With the option charge_in_close_phase, units that neither moved nor fired may charge now (A-charge-phase)."""
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if refuse_selection(s, unit) is None:
            found.append(Action(SELECT, unit))
    return found


def refuse_selection(s: Position, unit: i64) -> Refusal | None:
    if not s.setup.charge_in_close_phase:
        return Refusal("close-1", "bg-charge-not-this-phase")
    if not s.is_unit(unit) or s.setup.side[unit] != s.active or not s.on_table(unit):
        return Refusal("close-1", "bg-select-not-yours")
    if s.has(unit, MOVED | FIRED) or s.halves[unit] < 2:
        return Refusal("close-1", "bg-charge-acted", {"unit": s.ref(unit)})
    refusal = refuse_charger(s, unit)
    if refusal is None and not charge_targets(s, unit):
        return Refusal("close-1", "bg-charge-nobody", {"unit": s.ref(unit)})
    return refusal


def select(s: Position, unit: i64) -> None:
    """It may not be chosen a second time, whatever it does now."""
    s.mark(unit, FIRED)
    s.give_order(unit)


# ---------------------------------------------------------------- the fight
def fight_chain(s: Position, unit: i64, enemy: i64, attacking: bool, two_to_one: bool) -> Chain:
    """The modifiers of a unit's die (close-10). Cover and trenches of the defender count on the attacker's die."""
    setup = s.setup
    chain = Chain()
    if setup.kind[unit] == GUN or setup.kind[unit] == VEHICLE:
        chain.add("close-10", "bg-fight-crew", -2)
    if setup.quality[unit] == RECRUIT:
        chain.add("close-10", "bg-fight-recruits", -1)
    if s.status[enemy] == SHAKEN:
        chain.add("close-10", "bg-fight-enemy-shaken", 1)
    if s.status[enemy] == SUPPRESSED:
        chain.add("close-10", "bg-fight-enemy-suppressed", 2)
    if setup.kind[unit] == INFANTRY and setup.is_a(enemy, ARMOURED):
        chain.add("close-10", "bg-fight-against-armour", 2)
    if setup.quality[unit] >= VETERAN:
        chain.add("close-10", "bg-fight-veterans", 1)
    if two_to_one:
        chain.add("close-10", "bg-fight-two-to-one", 1)
    if attacking and is_protected(s, enemy, unit):
        chain.add("close-10", "bg-fight-cover", -2)
    return chain


def is_protected(s: Position, defender: i64, attacker: i64) -> bool:
    return entrenched(s, defender) or in_cover(s, defender, s.x[attacker], s.y[attacker])


def morale(setup: Setup, unit: i64) -> i64:
    """Elite and veterans above regulars above recruits (close-9)."""
    return min(setup.quality[unit], VETERAN)


def attacker_wins(s: Position, attacker: i64, attack: i64, defender: i64, defence: i64) -> bool:
    """The higher result wins (close-6); on a tie the higher morale, and with equal morale the defender (close-9)."""
    if attack != defence:
        return attack > defence
    return morale(s.setup, attacker) > morale(s.setup, defender)


def resolve(s: Position) -> None:
    """All fights of the phase, defender by defender."""
    for defender in range(s.setup.count()):
        attackers = attackers_of(s, defender)
        if attackers and s.on_table(defender) and s.result is None:
            fight(s, attackers, defender)
    for unit in range(s.setup.count()):
        s.unmark(unit, CONTACT)
        if s.setup.side[unit] == s.active and s.target[unit] >= 0 and s.on_table(unit):
            step_off_edges(s, unit)


def step_off_edges(s: Position, unit: i64) -> None:
    """Now that the fights are over no attacker stays across the edge of a terrain piece (move-3)."""
    place = effects.room_near(s, unit, s.x[unit], s.y[unit], s.face[unit])
    if place:
        ground.put(s, unit, place[0], place[1], s.face[unit])


def fight(s: Position, attackers: list[int], defender: i64) -> None:
    """Each unit rolls one die, modified; of two attackers the higher counts for both (close-6, A-close-multi)."""
    chances = preview_fight(s, attackers, defender).chances if s.rolls is not None else []
    best: i64 = -1
    attack: i64 = 0
    for unit in attackers:
        total = roll_for(s, unit, defender, True, len(attackers) == 2)
        if best < 0 or total > attack or (total == attack and morale(s.setup, unit) > morale(s.setup, best)):
            best = unit
            attack = total
    defence = roll_for(s, defender, best, False, False)
    won = attacker_wins(s, best, attack, defender, defence)
    if s.rolls is not None:
        came = chances[0].key if won else chances[-1].key
        s.rolls.append(Roll(int(s.setup.side[best]), s.ref(defender), chances, came, s.ref(best)))
    if won:
        drive_off(s, best, defender)
    else:
        for unit in attackers:
            throw_back(s, unit, "close-9" if attack == defence else "close-8")


def roll_for(s: Position, unit: i64, enemy: i64, attacking: bool, two_to_one: bool) -> i64:
    die = s.dice.die(6, "close combat")
    total = die + fight_chain(s, unit, enemy, attacking, two_to_one).total()
    if s.events is not None:
        s.tell("close-6", "bg-fight-roll", {"unit": s.ref(unit), "die": int(die), "total": int(total)})
    return total


def drive_off(s: Position, winner: i64, defender: i64) -> None:
    """The defender goes back a full move, away from the winner, and ends suppressed; one already suppressed is
    destroyed. The winner takes its place (close-7)."""
    x = s.x[defender]
    y = s.y[defender]
    beaten_face = s.face[defender]
    s.tell("close-7", "bg-fight-won", {"unit": s.ref(winner), "target": s.ref(defender)})
    if s.status[defender] == SUPPRESSED:
        effects.destroy(s, defender, "close-7")
    elif effects.withdraw(s, defender, effects.away_from(s, defender, s.x[winner], s.y[winner]), "close-7"):
        effects.suffer(s, defender, SUPPRESSED, BY_CLOSE, "close-7")
    take_place(s, winner, x, y, beaten_face)


def take_place(s: Position, unit: i64, x: i64, y: i64, beaten_face: i64) -> None:
    """It goes where the beaten unit stood, or as near as it can stand, facing as it charged; in line with the beaten
    unit where another attacker leaves no other room."""
    whole = distance(s.x[unit], s.y[unit], x, y)
    left = whole
    while left > 0:
        px = s.x[unit] + (x - s.x[unit]) * left // whole
        py = s.y[unit] + (y - s.y[unit]) * left // whole
        for face in (s.face[unit], in_line(s.face[unit], beaten_face)):
            if ground.can_stand(s, unit, px, py, face):
                ground.put(s, unit, px, py, face)
                return
        left -= STEP


def in_line(face: i64, other: i64) -> i64:
    """The bearing nearest to `face` that is square to the other or in line with it."""
    off = (face - other) % 90
    return (face - off if off <= 45 else face + 90 - off) % 360


def throw_back(s: Position, unit: i64, rule: str) -> None:
    """The attacker goes back to where it started, suppressed (close-8); if that place is taken, just behind it."""
    back = route(s.ref(unit), s.x[unit], s.y[unit], s.from_x[unit], s.from_y[unit])
    s.tell(rule, "bg-fight-thrown-back", back)
    place = effects.room_near(s, unit, s.from_x[unit], s.from_y[unit], s.from_face[unit])
    if not place:
        effects.destroy(s, unit, "close-8")
        return
    ground.put(s, unit, place[0], place[1], s.from_face[unit])
    effects.suffer(s, unit, SUPPRESSED, BY_CLOSE, "close-8")


# ---------------------------------------------------------------- odds
def preview_charge(s: Position, unit: i64, target: i64, end: list[int]) -> Preview:
    """The fight as it would be if the charge comes home, with those already in contact. `end`: where it ends."""
    preview = preview_fight(s, [int(unit), *attackers_of(s, target)], target)
    preview.unless = falls_short(s, unit, target, end)
    return preview


def falls_short(s: Position, unit: i64, target: i64, end: list[int]) -> Message | None:
    """A charge that ends before it touches its target does not fight (close-2)."""
    if not end or (end[0] == s.x[unit] and end[1] == s.y[unit]):
        return None
    gap = boxes_gap(box_at(s.setup, unit, end[0], end[1], end[2]), box(s, target))
    if gap <= IN_CONTACT:
        return None
    params: Params = {"unit": s.ref(unit), "target": s.ref(target), "gap": inches(gap)}
    return Message("close-2", "bg-unless-falls-short", params)


def preview_fight(s: Position, attackers: list[int], defender: i64) -> Preview:
    """Exact odds over all dice. The chain is the advantage of the first attacker over the defender."""
    two = len(attackers) == 2
    chain = fight_chain(s, attackers[0], defender, True, two)
    for link in fight_chain(s, defender, attackers[0], False, False).links:
        chain.add(link.rule, THEIRS[link.key], -link.value)
    bonus = [int(fight_chain(s, u, defender, True, two).total()) for u in attackers]
    theirs = [int(fight_chain(s, defender, u, False, False).total()) for u in attackers]
    won = ways_to_win(s, attackers, bonus, defender, theirs)
    lost = s.status[defender] == SUPPRESSED or effects.full_move(s, defender) == 0
    of = 6 ** (len(attackers) + 1)
    beaten = Chance("bg-chance-driven-off", won, of, DRIVEN_OFF_WORTH)
    if lost:
        beaten = Chance("bg-chance-destroyed", won, of, DESTROYED_WORTH)
    chances = [beaten, Chance("bg-chance-thrown-back", of - won, of, THROWN_BACK_WORTH)]
    return Preview(chain, [chance for chance in chances if chance.ways > 0])


def ways_to_win(s: Position, attackers: list[int], bonus: list[int], defender: i64, theirs: list[int]) -> int:
    """`bonus` of each attacker, `theirs` of the defender against each: what it adds depends on whom it fights."""
    won = 0
    second = range(1, 7) if len(attackers) == 2 else range(1, 2)
    for first_die in range(1, 7):
        for second_die in second:
            best = 0
            attack = first_die + bonus[0]
            if len(attackers) == 2:
                other = second_die + bonus[1]
                equal = other == attack and morale(s.setup, attackers[1]) > morale(s.setup, attackers[0])
                if other > attack or equal:
                    best = 1
                    attack = other
            for die in range(1, 7):
                if attacker_wins(s, attackers[best], attack, defender, die + theirs[best]):
                    won += 1
    return won
