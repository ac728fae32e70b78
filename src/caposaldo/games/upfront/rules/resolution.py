"""An attack, man by man (6.5, 6.51 to 6.54)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import (
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
    SAVE,
    SHELL_ATTACK,
    SMALL_ARMS,
    TARGET,
    Position,
)
from caposaldo.games.upfront.rules import (
    attack_state,
    casualties,
    deck,
    infiltrators,
    losses,
    malfunction,
    overrun,
    ranges,
    terrain,
    units,
    vehicles,
)
from caposaldo.games.upfront.setup import DECK, GUN
from caposaldo.kernel.frames import Frame


# ---------------------------------------------------------------- man after man (6.5)
def go_on(s: Position, frame: Frame) -> bool:
    """The next man of the attack; True if something was done, False never (questions are frames of their own)."""
    if frame.d == attack_state.DECLARED:
        name_targets(s, frame)
        frame.d = attack_state.GOING_ON
        return True
    man: i64 = -1
    if frame.d != attack_state.OVER:
        man = next_man(s, frame.b)
    if man < 0:
        finish(s, frame)
    elif asks_for_commissar(s, frame, man):
        pass
    elif (s.has(man, PINNED) or frame.x == OVERRUN_ATTACK) and frame.y != man + 1:
        frame.y = man + 1  # asked once
        frame.d = attack_state.ASKED  # he may be the commissar himself
        s.push(Frame(SAVE, man, FOR_OVERRUN if frame.x == OVERRUN_ATTACK else FOR_FIRE))
    else:
        resolve(s, frame, man)
    return True


def asks_for_commissar(s: Position, frame: Frame, man: i64) -> bool:
    """Before the card for him is drawn a Hero may raise the pinned commissar of his group (10.4, 15.52): asked once
    for each time that he is pinned, or has been when it began."""
    commissar = casualties.pinned_commissar(s, man)
    if commissar < 0 or frame.d == attack_state.ASKED:
        if commissar < 0 and frame.d == attack_state.ASKED and casualties.commissar_near(s, man):
            frame.d = attack_state.GOING_ON
        return False
    frame.d = attack_state.ASKED
    s.push(Frame(SAVE, commissar, FOR_COMMISSAR))
    return True


def name_targets(s: Position, frame: Frame) -> None:
    """All in the group and all on their way from it or to it (17.8); the charge of a comrade does not spare those who
    have infiltrated the place (21.3), and who has infiltrated a gun's own group is out of its reach (20.54)."""
    for man in range(len(s.group)):
        if s.group[man] < 0 or (frame.x == SHELL_ATTACK and s.inside[man] == frame.a):
            continue
        here = s.group[man] == frame.b or (s.flags[man] & MOVING_OVER != 0 and s.bound[man] == frame.b)
        if here or (frame.x == CHARGE_ATTACK and s.inside[man] == frame.b and man != frame.c):
            s.mark(man, TARGET)


def next_man(s: Position, target: i64) -> i64:
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


def resolve(s: Position, frame: Frame, man: i64) -> None:
    """A card for one man: he is compared with the result, then the weapons are looked after (6.5, 19.1)."""
    s.unmark(man, TARGET)
    if units.is_vehicle(s, man):
        vehicles.resolve(s, frame, man)
        s.first_draw = 0
        return
    strength = strength_against(s, frame, man)
    perilous = overrun.hazard(s, frame, man)
    lower = overrun.lowered(s, frame, man)
    card = deck.draw(s, "attack")
    result = strength + s.setup.deck.signed(card) - lower
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
        frame.d = attack_state.OVER
    s.first_draw = 0


def strength_against(s: Position, frame: Frame, man: i64) -> i64:
    """Men on their way are easier to hit (17.83); a comrade's charge finds infiltrators where their group is (21.3)."""
    target = frame.b
    if s.inside[man] == target:
        own = s.group[man]
        shift = terrain.defence(s, own, target) - terrain.defence(s, target, frame.a)
        return attack_state.strength_now(s, own) + shift
    if s.setup.men[man].kind == GUN:
        return attack_state.strength_now(s, target) + vehicles.for_gun(s, frame, man)
    return attack_state.strength_now(s, target) + (attack_state.CROSSING if s.has(man, MOVING_OVER) else 0)


def finish(s: Position, frame: Frame) -> None:
    """Infiltrators who fired are found out (20.531); cards go to the discards (9.2)."""
    s.pop()
    for man in range(len(s.group)):
        if s.flags[man] & TARGET != 0:
            s.unmark(man, TARGET)
        if frame.x == SMALL_ARMS and s.group[man] == frame.a and s.inside[man] >= 0 and not s.has(man, HELD_OUT):
            infiltrators.lose(s, man, "20.531")
    fall_in(s, frame.a)
    clear_away(s)


def fall_in(s: Position, group: i64) -> None:
    """Who was held out is one of the group again (22.2)."""
    for man in range(len(s.group)):
        if s.group[man] == group:
            s.unmark(man, HELD_OUT)


def clear_away(s: Position) -> None:
    """The attack is over: the cards that were played for it and against it go to the discards (9.2)."""
    s.end_attack()
    for card in range(DECK):
        if s.way[card] == CHOSEN and s.where[card] == OUT_OF_GAME:
            deck.discard(s, card, True)


# ---------------------------------------------------------------- what becomes of him (6.51 to 6.54)
def suffer(s: Position, man: i64, result: i64, card: i64, rule: str) -> None:
    """KIA, pinned, panic with the test of column 0r, or nothing (6.51 to 6.54); berserk instead (20.9). `rule`: the one
    by which he is killed outright."""
    if s.setup.men[man].kind == GUN:
        vehicles.gun_hit(s, man, result, rule)
        return
    if result >= casualties.kia_of(s, man):
        losses.remove(s, man, KILLED, rule)
    elif s.has(man, PINNED):
        if result >= casualties.panic_of(s, man):
            casualties.panic(s, man, card)
        else:
            casualties.unharmed(s, man)
    elif result >= casualties.morale_of(s, man):
        casualties.pin(s, man, "6.52")
    else:
        casualties.unharmed(s, man)
