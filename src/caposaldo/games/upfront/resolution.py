"""An attack, man by man (6.5, 6.51 to 6.54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import (
    berserk,
    deck,
    flanks,
    infiltration,
    losses,
    malfunction,
    overrun,
    ranges,
    terrain,
    transfers,
    vehicles,
)
from caposaldo.games.upfront.box import DECK, FLAMETHROWER, GUN, ROUT_COLUMN
from caposaldo.games.upfront.marks import SMOKELESS
from caposaldo.games.upfront.state import (
    BERSERK,
    CHARGE_ATTACK,
    CHOSEN,
    FOR_COMMISSAR,
    FOR_FIRE,
    FOR_OVERRUN,
    GROUPS,
    HELD_OUT,
    KILLED,
    MOVING_OVER,
    OUT_OF_GAME,
    OVERRUN_ATTACK,
    PINNED,
    ROUTED,
    SAVE,
    SHELL_ATTACK,
    SMALL_ARMS,
    TARGET,
    Table,
)
from caposaldo.kernel.frames import Frame

CROSSING: Final = 2  # a man on his way to another group (17.83)

# How far an attack has come: `d` of its frame.
DECLARED: Final = 0
GOING_ON: Final = 1
OVER: Final = 2
ASKED: Final = 3  # it goes on, and a Hero for the commissar has been asked for


# ---------------------------------------------------------------- man after man (6.5)
def go_on(s: Table, frame: Frame) -> bool:
    """The next man of the attack; True if something was done, False never (questions are frames of their own)."""
    if frame.d == DECLARED:
        name_targets(s, frame)
        frame.d = GOING_ON
        return True
    man: i64 = -1
    if frame.d != OVER:
        man = next_man(s, frame.b)
    if man < 0:
        finish(s, frame)
    elif asks_for_commissar(s, frame, man):
        pass
    elif (s.has(man, PINNED) or frame.x == OVERRUN_ATTACK) and frame.y != man + 1:
        frame.y = man + 1  # asked once
        frame.d = ASKED  # he may be the commissar himself
        s.push(Frame(SAVE, man, FOR_OVERRUN if frame.x == OVERRUN_ATTACK else FOR_FIRE))
    else:
        resolve(s, frame, man)
    return True


def asks_for_commissar(s: Table, frame: Frame, man: i64) -> bool:
    """Before the card for him is drawn a Hero may raise the pinned commissar of his group (10.4, 15.52): asked once
    for each time that he is pinned, or has been when it began."""
    commissar = pinned_commissar(s, man)
    if commissar < 0 or frame.d == ASKED:
        if commissar < 0 and frame.d == ASKED and commissar_near(s, man):
            frame.d = GOING_ON
        return False
    frame.d = ASKED
    s.push(Frame(SAVE, commissar, FOR_COMMISSAR))
    return True


def name_targets(s: Table, frame: Frame) -> None:
    """All in the group and all on their way from it or to it (17.8); the charge of a comrade does not spare those who
    have infiltrated the place (21.3), and who has infiltrated a gun's own group is out of its reach (20.54)."""
    for man in range(len(s.group)):
        if s.group[man] < 0 or (frame.x == SHELL_ATTACK and s.inside[man] == frame.a):
            continue
        here = s.group[man] == frame.b or (s.flags[man] & MOVING_OVER != 0 and s.bound[man] == frame.b)
        if here or (frame.x == CHARGE_ATTACK and s.inside[man] == frame.b and man != frame.c):
            s.mark(man, TARGET)


def next_man(s: Table, target: i64) -> i64:
    """Those who are somewhere else, then the group in the order of positions: as long as it is there what protects it
    protects them (17.83, 21.3). -1: everybody has had his card."""
    best: i64 = -1
    rank: i64 = DECK * DECK
    for man in range(len(s.group)):
        if s.flags[man] & TARGET != 0 and s.group[man] >= 0:
            place = s.pos[man] + DECK * (GROUPS if s.group[man] == target else s.group[man])
            if place < rank:
                best = man
                rank = place
    return best


def resolve(s: Table, frame: Frame, man: i64) -> None:
    """A card for one man: he is compared with the result, then the weapons are looked after (6.5, 19.1)."""
    s.unmark(man, TARGET)
    if vehicles.is_vehicle(s, man):
        vehicles.resolve(s, frame, man)
        s.first_draw = 0
        return
    strength = strength_against(s, frame, man)
    perilous = overrun.hazard(s, frame, man)
    lower = overrun.lowered(s, frame, man)
    card = deck.draw(s, "attack")
    result = strength + s.box.deck.signed(card) - lower
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "card": s.card_ref(card)}
        params["strength"] = int(strength)
        params["result"] = int(result)
        s.tell("6.5", "uf-resolved", params)
    if frame.x == SMALL_ARMS:
        frame.c = ranges.relative(s, frame.a, frame.b)
    suffer(s, man, result, card, "6.51")
    stops = perilous and s.result is None and overrun.endanger(s, frame, card, lower)
    if stops or (s.result is None and malfunction.check(s, frame, card)):
        frame.d = OVER
    s.first_draw = 0


def strength_now(s: Table, target: i64) -> i64:
    """The strength of the attack at hand: with the smoke that is still there, less what jams have cost (6.44, 13.243,
    19.13)."""
    smoke = terrain.smoke_on(s, target) if s.flaming & SMOKELESS == 0 else 0
    return s.strength + s.hidden_by - smoke - s.lost_strength


def strength_against(s: Table, frame: Frame, man: i64) -> i64:
    """Men on their way are easier to hit (17.83); a comrade's charge finds infiltrators where their group is (21.3)."""
    target = frame.b
    if s.inside[man] == target:
        own = s.group[man]
        shift = terrain.defence(s, own, target) - terrain.defence(s, target, frame.a)
        return strength_now(s, own) + shift
    if s.box.men[man].kind == GUN:
        return strength_now(s, target) + vehicles.for_gun(s, frame, man)
    return strength_now(s, target) + (CROSSING if s.has(man, MOVING_OVER) else 0)


def finish(s: Table, frame: Frame) -> None:
    """Infiltrators who fired are found out (20.531); cards go to the discards (9.2)."""
    s.pop()
    for man in range(len(s.group)):
        if s.flags[man] & TARGET != 0:
            s.unmark(man, TARGET)
        if frame.x == SMALL_ARMS and s.group[man] == frame.a and s.inside[man] >= 0 and not s.has(man, HELD_OUT):
            infiltration.lose(s, man, "20.531")
    fall_in(s, frame.a)
    clear_away(s)


def fall_in(s: Table, group: i64) -> None:
    """Who was held out is one of the group again (22.2)."""
    for man in range(len(s.group)):
        if s.group[man] == group:
            s.unmark(man, HELD_OUT)


def clear_away(s: Table) -> None:
    """The attack is over: the cards that were played for it and against it go to the discards (9.2)."""
    s.end_attack()
    for card in range(DECK):
        if s.way[card] == CHOSEN and s.where[card] == OUT_OF_GAME:
            deck.discard(s, card, True)


# ---------------------------------------------------------------- the values of a man
def commissar_near(s: Table, man: i64) -> bool:
    """An able commissar is in his group; he is none himself (15.52)."""
    group = s.group[man]
    for other in range(len(s.group)):
        if s.group[other] == group and other != man and s.box.men[other].commissar and s.able(other):
            return True
    return False


def pinned_commissar(s: Table, man: i64) -> i64:
    """The one who would raise the values of this man if he were not pinned; -1 none, or another does (15.52)."""
    found: i64 = -1
    group = s.group[man]
    for other in range(len(s.group)):
        if s.group[other] == group and other != man and s.box.men[other].commissar:
            if s.able(other):
                return -1
            found = other
    return found


def is_armed(s: Table, man: i64) -> bool:
    """He has a weapon, and it works (19.4)."""
    weapon = s.weapon[man]
    return weapon >= 0 and s.jammed[weapon] == 0


def spirit(s: Table, man: i64) -> i64:
    """What changes morale and panic alike: a commissar (15.52), no working weapon (19.4)."""
    change: i64 = 1 if commissar_near(s, man) else 0
    return change if is_armed(s, man) else change - 1


def morale_of(s: Table, man: i64) -> i64:
    """Morale as it is now (15.52, 19.4)."""
    return s.box.men[man].morale + spirit(s, man)


def panic_of(s: Table, man: i64) -> i64:
    """Panic as it is now (15.52, 17.613, 19.4)."""
    value = s.box.men[man].panic + spirit(s, man)
    return value - 1 if flanks.encircled(s, s.group[man]) else value


def kia_of(s: Table, man: i64) -> i64:
    """KIA of the side of the card that is up, flamethrowers considered (10.1, 22.4)."""
    value = s.box.men[man].kia
    if s.flags[man] & PINNED != 0:
        value += 1
    printed = s.box.is_a(man, FLAMETHROWER)
    if printed != has_flames(s, man):
        value += 1 if printed else -1
    return value


def has_flames(s: Table, man: i64) -> bool:
    """A flamethrower is in his hands or on his back (22.4)."""
    if s.kept[man] == 1 and s.box.is_a(man, FLAMETHROWER):
        return True
    return s.weapon[man] >= 0 and s.box.is_a(s.weapon[man], FLAMETHROWER)


# ---------------------------------------------------------------- what becomes of him (6.51 to 6.54)
def suffer(s: Table, man: i64, result: i64, card: i64, rule: str) -> None:
    """KIA, pinned, panic with the test of column 0r, or nothing (6.51 to 6.54); berserk instead (20.9). `rule`: the one
    by which he is killed outright."""
    if s.box.men[man].kind == GUN:
        vehicles.gun_hit(s, man, result, rule)
        return
    if result >= kia_of(s, man):
        losses.remove(s, man, KILLED, rule)
    elif s.has(man, PINNED):
        if result >= panic_of(s, man):
            panic(s, man, card)
        else:
            unharmed(s, man)
    elif result >= morale_of(s, man):
        pin(s, man, "6.52")
    else:
        unharmed(s, man)


def unharmed(s: Table, man: i64) -> None:
    if s.events is not None:
        s.tell("6.54", "uf-unharmed", {"man": s.ref(man)})


def panic(s: Table, man: i64, card: i64) -> None:
    """A pinned man panics: the number in column 0r of the card tells whether he dies or gets away (6.53, 6.531). A
    Russian close to the enemy goes berserk instead of dying; who was berserk already dies without a test (20.9)."""
    if s.has(man, BERSERK):
        losses.remove(s, man, KILLED, "20.9")
    elif s.box.deck.position_in(card, ROUT_COLUMN) > s.box.men[man].panic:
        losses.remove(s, man, ROUTED, "6.531")
    elif berserk.goes_berserk(s, man):
        s.mark(man, BERSERK)
        if s.events is not None:
            s.tell("20.9", "uf-goes-berserk", {"man": s.ref(man)})
    else:
        losses.remove(s, man, KILLED, "6.53")


def pin(s: Table, man: i64, rule: str) -> None:
    """He is pinned: what he was doing ends (17.84, 20.53)."""
    s.mark(man, PINNED)
    if s.events is not None:
        s.tell(rule, "uf-pinned", {"man": s.ref(man)})
    if s.flags[man] & MOVING_OVER != 0:
        transfers.send_back(s, man)
    if s.inside[man] >= 0:
        infiltration.lose(s, man, "20.53")
