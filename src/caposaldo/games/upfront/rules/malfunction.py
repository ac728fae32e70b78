"""Weapons that jam (19.1 to 19.15, 20.741, 22.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.position import CHARGE_ATTACK, HELD_OUT, MOVING_OVER, PINNED, Position
from caposaldo.games.upfront.rules import crews, deck, firepower, infiltrators, ranges, weapons
from caposaldo.games.upfront.rules.attack_state import PendingAttack
from caposaldo.games.upfront.setup import ORDNANCE

JAMS: Final = 6  # a red one (19.1)
JAMS_SOON: Final = 5  # flamethrowers, captured weapons, values in brackets (19.15, 20.741, 22.3)


def check(s: Position, attack: PendingAttack, card: i64) -> bool:
    """Check the weapons after a man of an attack was resolved with the card; tell whether the attack is over."""
    number = s.setup.deck.random[card]
    if number < JAMS_SOON or s.setup.deck.red[card] == 0 or not s.setup.plays_chapter(19):
        return False
    if attack.kind > CHARGE_ATTACK:
        return False
    if attack.kind == CHARGE_ATTACK:
        return charge_fails(s, attack, number)
    victim = certain_jam(s, attack, number)
    if victim >= 0:
        return jam_while_firing(s, attack, victim, certain_jam_rule(s, victim))
    if number < JAMS:
        return False
    if firing(s, attack) == 1:
        return jam_while_firing(s, attack, only_firer(s, attack), "19.11")
    return draw_jam(s, attack)


def charge_fails(s: Position, attack: PendingAttack, number: i64) -> bool:
    """Tell whether a demolition charge fails: on a red 6, only on the first card (19.5, 21.4)."""
    if number < JAMS or s.first_draw == 0:
        return False
    if s.events is not None:
        s.tell("21.4", "uf-charge-fails", {"man": s.ref(attack.bearer)})
    return True


# ---------------------------------------------------------------- the men who fire
def takes_part(s: Position, attack: PendingAttack, man: i64) -> bool:
    """Tell whether he fires in this attack with firepower that counts at this range (19.11)."""
    return s.group[man] == attack.group and not s.has(man, HELD_OUT) and power(s, attack, man) > 0


def power(s: Position, attack: PendingAttack, man: i64) -> i64:
    """Return his firepower; if the last defender has just been lost, at his range, which is stored in the attack."""
    reach = ranges.relative(s, attack.group, attack.target) if s.exists(attack.target) else attack.reach
    return firepower.at_range(s, man, attack.target, reach)


def firing(s: Position, attack: PendingAttack) -> i64:
    """Return the number of weapons with firepower that counts (19.11)."""
    found: i64 = 0
    for man in range(len(s.group)):
        if takes_part(s, attack, man):
            found += 1
    return found


def only_firer(s: Position, attack: PendingAttack) -> i64:
    for man in range(len(s.group)):
        if takes_part(s, attack, man):
            return man
    return -1


# ---------------------------------------------------------------- weapons that jam without a draw for the position
def certain_jam(s: Position, attack: PendingAttack, number: i64) -> i64:
    """Return the man whose weapon jams without a drawn position: a flamethrower (22.3); else a captured weapon (20.741)
    or, on a 5, one that fires with its value in brackets (19.15). -1: none."""
    found = flames(s, attack)
    if len(found) == 0:
        for man in range(len(s.group)):
            if takes_part(s, attack, man) and is_delicate(s, man, number):
                found = append(found, man)
    return one_of(s, found)


def flames(s: Position, attack: PendingAttack) -> vec[i64]:
    """Return the men whose flamethrowers take part and still work (22.3)."""
    found = vec[i64]()
    for man in range(len(s.group)):
        if firepower.fires_flamethrower(s, man) and takes_part(s, attack, man):
            found = append(found, man)
    return found


def is_delicate(s: Position, man: i64, number: i64) -> bool:
    weapon = s.weapon[man]
    if weapons.is_captured(s, man, weapon):
        return True
    return number == JAMS_SOON and firepower.bracketed(s, man)


def one_of(s: Position, found: vec[i64]) -> i64:
    """Choose one of several: draw a card for each in turn, black takes this one, red goes on to the next (19.15,
    20.741)."""
    if len(found) == 0:
        return -1
    for i in range(len(found) - 1):
        card = deck.draw(s, "which weapon")
        if s.events is not None:
            s.tell("20.741", "uf-which-weapon", {"man": s.ref(found[i]), "card": s.card_ref(card)})
        if s.setup.deck.red[card] == 0:
            return found[i]
    return found[len(found) - 1]


def certain_jam_rule(s: Position, man: i64) -> str:
    if firepower.fires_flamethrower(s, man):
        return "22.3"
    return "20.741" if weapons.is_captured(s, man, s.weapon[man]) else "19.15"


def jam_while_firing(s: Position, attack: PendingAttack, man: i64, rule: str) -> bool:
    """Jam a firing weapon: the rest of the attack is weaker by half its firepower, rounded up (19.13). Tell whether the
    attack is over because no other fires (19.11)."""
    s.lost_strength += (power(s, attack, man) + 1) // 2
    weapon = s.weapon[man]
    jam(s, weapon, rule)
    if s.weapon[man] != weapon:
        stop_firing(s, man)
    if firing(s, attack) > 0:
        return False
    if s.events is not None:
        s.tell("19.11", "uf-attack-silenced", {"group": s.group_ref(attack.group)})
    return True


def stop_firing(s: Position, man: i64) -> None:
    """Take a man who has lost a captured weapon out of the attack, even if he has his own again. He has fired, so he
    loses his status as infiltrator (20.531, 20.74)."""
    s.mark(man, HELD_OUT)
    infiltrators.lose(s, man, "20.531")


# ---------------------------------------------------------------- a draw for the position (19.13, 19.14)
def draw_jam(s: Position, attack: PendingAttack) -> bool:
    """Draw a position of the firing group; the result depends on the man there. Tell whether the attack is over."""
    size = s.size(attack.group)
    card = deck.draw(s, "jam")
    man = s.man_at(attack.group, s.setup.deck.position_in(card, size))
    if s.events is not None:
        s.tell("19.13", "uf-jam-drawn", {"man": s.ref(man), "card": s.card_ref(card)})
    weapon = s.weapon[man]
    if s.has(man, PINNED):
        if weapon >= 0:
            jam(s, weapon, "19.14")
    elif is_feeding(s, attack, man):
        brief_stoppage(s, man)
    elif weapon >= 0 and s.jammed[weapon] == 1:
        jam(s, weapon, "19.14")
    elif takes_part(s, attack, man):
        return jam_while_firing(s, attack, man, "19.13")
    elif counts_as_firing(s, man):
        brief_stoppage(s, man)
    else:
        no_jam(s, man)
    return False


def is_feeding(s: Position, attack: PendingAttack, man: i64) -> bool:
    """Tell whether he is the assistant of a machine gun that fires (19.13)."""
    weapon = s.serves[man]
    gunner = crews.operator(s, weapon) if weapon >= 0 else -1
    return gunner >= 0 and s.flags[man] & MOVING_OVER == 0 and takes_part(s, attack, gunner)


def counts_as_firing(s: Position, man: i64) -> bool:
    """Tell whether his weapon counts as firing: all do, even out of range, except ordnance, flamethrowers, and the
    weapons of men held out, of assistants and of men on their way (19.13)."""
    weapon = s.weapon[man]
    if weapon < 0 or s.serves[man] >= 0 or s.flags[man] & (HELD_OUT | MOVING_OVER) != 0:
        return False
    return not s.setup.is_a(weapon, ORDNANCE) and not firepower.fires_flamethrower(s, man)


def brief_stoppage(s: Position, man: i64) -> None:
    """Weaken the attack on the remaining defenders by one (19.13)."""
    s.lost_strength += 1
    if s.events is not None:
        s.tell("19.13", "uf-hitch", {"man": s.ref(man)})


def no_jam(s: Position, man: i64) -> None:
    if s.events is not None:
        s.tell("19.13", "uf-no-jam", {"man": s.ref(man)})


# ---------------------------------------------------------------- jammed (19.2)
def jam(s: Position, weapon: i64, rule: str) -> None:
    """Jam the weapon, or lose it if it was jammed already or captured (19.2, 20.741)."""
    holder = crews.operator(s, weapon)
    if s.jammed[weapon] == 1:
        weapons.lose(s, weapon, "19.2")
    elif holder >= 0 and weapons.is_captured(s, holder, weapon):
        weapons.lose(s, weapon, "20.741")
    else:
        s.jammed[weapon] = 1
        if s.events is not None:
            s.tell(rule, "uf-jams", {"man": s.ref(holder), "weapon": s.weapon_ref(weapon)})
