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
    odds,
    overrun_perils,
    ranges,
    terrain,
    units,
    vehicles,
)
from caposaldo.games.upfront.rules.attack_state import ASKED, DECLARED, GOING_ON, OVER, PendingAttack
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.setup import DECK, GUN

# ---------------------------------------------------------------- man after man (6.5)


def name_targets(s: Position, attack: PendingAttack) -> None:
    """Mark the targets: all in the group and all on their way from it or to it (17.8). A comrade's charge also attacks
    those who have infiltrated the place (21.3); men who have infiltrated a gun's own group are out of its reach
    (20.54)."""
    for man in range(len(s.group)):
        if s.group[man] < 0 or (attack.kind == SHELL_ATTACK and s.inside[man] == attack.group):
            continue
        here = s.group[man] == attack.target or (s.flags[man] & MOVING_OVER != 0 and s.bound[man] == attack.target)
        if here or (attack.kind == CHARGE_ATTACK and s.inside[man] == attack.target and man != attack.bearer):
            s.mark(man, TARGET)


def next_man(s: Position, target: i64) -> i64:
    """Return the next target: first those in other groups, then the group by position, since its cover protects them as
    long as it exists (17.83, 21.3). -1: all are resolved."""
    best: i64 = -1
    rank: i64 = DECK * DECK
    for man in range(len(s.group)):
        if s.flags[man] & TARGET != 0 and s.group[man] >= 0:
            place = s.pos[man] + DECK * (GROUPS if s.group[man] == target else s.group[man])
            if place < rank:
                best = man
                rank = place
    return best


def strength_against(s: Position, attack: PendingAttack, man: i64) -> i64:
    """Return the strength against this man: men on their way are easier to hit (17.83), and a comrade's charge attacks
    infiltrators where their group is (21.3)."""
    target = attack.target
    if s.inside[man] == target:
        own = s.group[man]
        shift = terrain.defence(s, own, target) - terrain.defence(s, target, attack.group)
        return attack_state.strength_now(s, own) + shift
    if s.setup.men[man].kind == GUN:
        return attack_state.strength_now(s, target) + vehicles.for_gun(s, attack, man)
    return attack_state.strength_now(s, target) + (attack_state.CROSSING if s.has(man, MOVING_OVER) else 0)


def finish(s: Position, attack: PendingAttack) -> None:
    """End the attack: infiltrators who fired lose their status (20.531), cards are discarded (9.2)."""
    s.pop()
    for man in range(len(s.group)):
        if s.flags[man] & TARGET != 0:
            s.unmark(man, TARGET)
        if (
            attack.kind == SMALL_ARMS
            and s.group[man] == attack.group
            and s.inside[man] >= 0
            and not s.has(man, HELD_OUT)
        ):
            infiltrators.lose(s, man, "20.531")
    end_hold_out(s, attack.group)
    clear_away(s)


def end_hold_out(s: Position, group: i64) -> None:
    """Return the men held out to the group (22.2)."""
    for man in range(len(s.group)):
        if s.group[man] == group:
            s.unmark(man, HELD_OUT)


def clear_away(s: Position) -> None:
    """Discard the cards that were played for the attack and against it (9.2)."""
    s.end_attack()
    for card in range(DECK):
        if s.way[card] == CHOSEN and s.where[card] == OUT_OF_GAME:
            deck.discard(s, card, True)


def apply_result(s: Position, man: i64, result: i64, card: i64, rule: str) -> None:
    """Apply a result: KIA, pinned, panic with the test of column 0r, or nothing (6.51 to 6.54); berserk instead (20.9).
    `rule`: the one by which he is killed outright."""
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


class Attack(PendingAttack):
    """An attack goes on man by man: a card for each, after a Hero for him or his commissar has been asked for (6.5)."""

    def run_on(self, s: Position) -> bool:
        if self.progress == DECLARED:
            name_targets(s, self)
            s.replace(self.moved_on(self.asked, GOING_ON))
            return True
        man: i64 = -1
        if self.progress != OVER:
            man = next_man(s, self.target)
        if man < 0:
            finish(s, self)
        else:
            self.go_on(s, man)
        return True

    def go_on(self, s: Position, man: i64) -> None:
        """Resolve the next man. Before his card is drawn a Hero may raise the pinned commissar of his group (10.4,
        15.52): asked once each time the commissar is pinned, or was at the start."""
        overruns = self.kind == OVERRUN_ATTACK
        progress = self.progress
        commissar = casualties.pinned_commissar(s, man)
        if commissar >= 0 and progress != ASKED:
            s.replace(self.moved_on(self.asked, ASKED))
            s.push(Save(commissar, FOR_COMMISSAR))
            return
        if commissar < 0 and progress == ASKED and casualties.commissar_near(s, man):
            progress = GOING_ON
        if (s.has(man, PINNED) or overruns) and self.asked != man + 1:
            s.replace(self.moved_on(man + 1, ASKED))  # he may be the commissar himself
            s.push(Save(man, FOR_OVERRUN if overruns else FOR_FIRE))
        else:
            at = len(s.stack) - 1
            if resolve(s, self.at_range(s, progress), man):
                s.stack[at] = self.moved_on(self.asked, OVER)

    def moved_on(self, asked: i64, progress: i64) -> Attack:
        return Attack(self.group, self.target, self.kind, self.bearer, self.reach, asked, progress)

    def at_range(self, s: Position, progress: i64) -> Attack:
        """Return the attack with the range to the current man: his group may be gone afterwards."""
        reach = ranges.relative(s, self.group, self.target)
        attack = Attack(self.group, self.target, self.kind, self.bearer, reach, self.asked, progress)
        s.replace(attack)
        return attack


def resolve(s: Position, attack: Attack, man: i64) -> bool:
    """Draw a card for one man and apply the result, then check the weapons (6.5, 19.1). Tell whether the attack is
    over."""
    s.unmark(man, TARGET)
    if units.is_vehicle(s, man):
        over = vehicles.resolve(s, attack, man)
        s.first_draw = 0
        return over
    strength = strength_against(s, attack, man)
    perilous = overrun_perils.hazard(s, attack, man)
    lower = overrun_perils.lowered(s, attack, man)
    card = deck.draw(s, "attack")
    result = strength + s.setup.deck.signed(card) - lower
    if s.events is not None:
        params: dict[str, int | str] = {"man": s.ref(man), "card": s.card_ref(card)}
        params["strength"] = int(strength)
        params["result"] = int(result)
        s.tell("6.5", "uf-resolved", params)
    odds.note_man(s, attack.group, man, strength - lower, card)
    apply_result(s, man, result, card, "6.51")
    over = perilous and s.result is None and overrun_perils.endanger(s, attack, card, lower)
    if not over:
        over = s.result is None and malfunction.check(s, attack, card)
    s.first_draw = 0
    return over
