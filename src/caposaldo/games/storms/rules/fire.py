"""Fire and close combat (7.0 to 7.2, 7.6, 7.7, 11.2, 9.1.2).

Whom a unit may fire at is in `targets`, what an attack is worth in `combat_values`. Here it is announced, paid and
rolled for, one target after the other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms import position
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTED,
    BARRAGE,
    BY_CARD,
    DIRECT,
    FOR_ATTACK,
    HIDDEN,
    INDIRECT_SMOKE,
    MEMBER,
    SMOKE,
    TARGET,
    WEAPON,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    checks,
    combat_values,
    considered,
    current_action,
    deck,
    hidden_units,
    hits,
    rolls,
    sight,
    smoke,
    targets,
    throws,
)
from caposaldo.games.storms.rules.current_action import NO_CARD, ActionDecision
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.hidden_units import Detect
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.rules.throws import TWICE
from caposaldo.games.storms.setup import ARTILLERY_CARD, ENGINEER, SNIPER, WEAPON_CARD
from caposaldo.games.storms.verbs import FIRE, KEEP, USE
from caposaldo.kernel.game import COMMON, NEXT, Params, Refusal
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR

THICK: Final = 2  # new smoke (13.0)
FIREPOWER_CARD: Final = "9"
MORE_FIREPOWER: Final = 2  # what it adds


# ---------------------------------------------------------------- the choice of a target
def acts(s: Position, act: ActionDecision) -> list[Action]:
    """FIRE: every hex and mode that the lead (with its group) may fire at and pay for."""
    found: list[Action] = []
    lead = act.unit
    if s.hex[lead] < 0 or current_action.is_two_hexes(s, act.card):
        return found
    for mode in range(DIRECT, INDIRECT_SMOKE + 1):
        if targets.unable(s, lead, mode) != targets.FREE:
            continue
        if action_points.affordable(s, act.means, targets.cost(s, lead, mode)):
            for h in targets.hexes(s, lead, mode):
                found.append(Action(FIRE, hex=h, how=mode))
    return found


def refuse(s: Position, act: ActionDecision, action: Action) -> Refusal | None:
    """Range, arc, sight, something to fire at, everybody able to take part, and the price (7.0)."""
    mode = action.mode
    if not 0 <= action.hex < s.setup.count_hexes or not DIRECT <= mode <= INDIRECT_SMOKE:
        return Refusal("7.0", "st-fire-nowhere")
    if current_action.is_two_hexes(s, act.card):
        return Refusal("8.1", "st-fire-moving")
    barred = targets.refuse(s, act.unit, action.hex, mode)
    if barred is not None:
        return barred
    cost = targets.cost(s, act.unit, mode)
    if not action_points.affordable(s, act.means, cost):
        return Refusal("7.0", "st-fire-cost", {"unit": s.ref(act.unit), "cost": int(cost)})
    return None


def launch(s: Position, lead: i64, h: i64, mode: i64, spotter: i64, means: i64, added: i64) -> None:
    """The fire is paid and opened (10.0a, 7.4d); the decision for it is taken off the stack."""
    s.pop()
    action_points.pay(s, means, added, targets.cost(s, lead, mode))
    show_themselves(s, lead, h, mode, means)
    if mode == SMOKE or mode == INDIRECT_SMOKE:
        smoke.place_smoke(s, h, THICK)
    else:
        begin(s, lead, h, mode, spotter, NO_CARD)


def show_themselves(s: Position, lead: i64, h: i64, mode: i64, means: i64) -> None:
    """Units that fire are seen, and so are markers that change the fire (10.0a, 7.4d); a hidden sniper alone stays
    unseen, if he is not detected afterwards (10.3), and does not fire by a card (10.0a)."""
    if mode == DIRECT and means != BY_CARD and stays_hidden(s, lead):
        s.push(Detect(lead))
        tell_shot(s, lead, h, True)
        return
    come_out(s, NOWHERE if mode == SMOKE and s.setup.is_a(lead, ENGINEER) else h)
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and targets.marker_changes_fire(s, unit):
            hits.reveal_marker(s, unit)
    if targets.smokes(mode):
        s.tell("13.1", "st-lays-smoke", {"unit": s.ref(lead), "hex": s.hex_ref(h)})
    else:
        tell_shot(s, lead, h, False)


def stays_hidden(s: Position, lead: i64) -> bool:
    """A hidden sniper who fires alone (10.3); with a weapon card he is revealed like any unit (10.0a)."""
    return s.has(lead, HIDDEN) and s.setup.is_a(lead, SNIPER) and current_action.size(s) <= 1


def come_out(s: Position, h: i64) -> None:
    """Hidden units that fire are revealed with all in their hex (10.0a); whichever way they face, the hex they fire at
    is in their arc (6.1). NOWHERE: they may face any way."""
    for unit in range(s.setup.count()):
        if s.has(unit, MEMBER) and s.has(unit, HIDDEN):
            hidden_units.reveal(s, s.hex[unit], "10.0a")
    if h == NOWHERE:
        return
    for i in range(len(s.stack)):
        look = s.stack[i]
        if isinstance(look, Look) and s.has(look.unit, MEMBER) and s.hex[look.unit] != h:
            s.stack[i] = Look(look.unit, h)


def tell_shot(s: Position, lead: i64, h: i64, unseen: bool) -> None:
    if s.events is None:
        return
    if unseen:
        s.tell("10.3", "st-fires-unseen", {"side": s.side_ref(s.setup.side[lead]), "hex": s.hex_ref(h)})
    elif s.hex[lead] == h:
        s.tell("7.6.3", "st-fights-close", {"unit": s.ref(lead), "hex": s.hex_ref(h)})
    else:
        s.tell("7.0", "st-fires", {"unit": s.ref(lead), "hex": s.hex_ref(h)})


# ---------------------------------------------------------------- the attack, target by target
class Attack(Shot):
    """An attack that is resolved: a card before the first roll, then one target after the other (7.7)."""

    RULE: ClassVar[str] = "7.0"
    VERBS: ClassVar[tuple[int, ...]] = (USE, KEEP)

    def prompt_params(self, s: Position) -> Params:
        return {"hex": s.hex_ref(self.target)}

    def waits(self, s: Position) -> bool:
        """The attacker may still play a card before the first roll: asked when his hand is not empty, whatever is in
        it, as long as not all cards for it have been played."""
        if self.mode == BARRAGE or s.has(self.firer, ACTED):
            return False
        kind = s.setup.card_of(FIREPOWER_CARD)
        if kind < 0 or rolls.cards_held(s, s.setup.side[self.firer]) == 0:
            return False
        return s.setup.reshuffle or s.discarded[kind] < position.count_of(s.setup.deck, kind)

    def run_on(self, s: Position) -> bool:
        if self.waits(s):
            return False
        self.go_on(s)
        return True

    def go_on(self, s: Position) -> None:
        """The next target is rolled for, or the attack is over."""
        side = combat_values.attacker(s, self)
        if self.mode != BARRAGE:
            self.end_cards(s)
        if self.unseen == 1:
            s.replace(Attack(self.firer, self.target, self.mode, self.spotter, self.bonus, self.card, 0))
            rolls.ask(s, side, FOR_ATTACK, -1)
            return
        unit = self.next_target(s)
        if unit < 0:
            s.pop()
            return
        s.unmark(unit, TARGET)
        if combat_values.rating_by_marker(s, self, unit, s.marker[unit]) != 0:
            hits.reveal_marker(s, unit)
        self.tell_arc(s, unit)
        rolls.ask(s, side, FOR_ATTACK, unit)

    def next_target(self, s: Position) -> i64:
        unit = s.first[self.target]
        while unit >= 0 and s.flags[unit] & TARGET == 0:
            unit = s.next[unit]
        return unit

    def tell_arc(self, s: Position, unit: i64) -> None:
        """A hidden sniper says whether the shot came through the front arc (10.3a)."""
        if s.events is None or self.mode == BARRAGE or not s.has(self.firer, HIDDEN):
            return
        front = sight.in_arc(s.setup, self.target, s.face[unit], s.hex[self.firer])
        s.tell("10.3a", "st-shot-front" if front else "st-shot-flank", {"unit": s.ref(unit)})

    # ---- cards before the first roll (card 9)
    def options(self, s: Position, seat: i64) -> list[Action]:
        kind = s.setup.card_of(FIREPOWER_CARD)
        if kind >= 0 and deck.held(s, s.side, kind) > 0:
            return [Action(KEEP), Action(USE, kind)]
        return [Action(KEEP)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return considered.uses_of_cards(s, seat)

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None
        kind = s.setup.card_of(FIREPOWER_CARD)
        if kind < 0 or action.card != kind or deck.held(s, s.side, kind) == 0:
            return Refusal("8.1", "st-card-not-attack")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """By the card 2 FP more against every target of the attack."""
        if action.verb == USE:
            deck.discard(s, s.side, action.card)
            bonus = self.bonus + MORE_FIREPOWER
            s.replace(Attack(self.firer, self.target, self.mode, self.spotter, bonus, self.card, self.unseen))
        self.end_cards(s)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == KEEP else COMMON

    def end_cards(self, s: Position) -> None:
        """The attacker has played his card, or none: the dice may fall."""
        s.mark(self.firer, ACTED)

    # ---- the result of a roll
    def conclude(self, s: Position, unit: i64, rolled: i64) -> None:
        """A roll against one target: AV against DV (7.0). A hex with nobody in view has been rolled for too (10.0c)."""
        if unit < 0:
            self.conclude_unseen(s, rolled)
            return
        av = combat_values.attack_value(s, self, unit) + rolled
        dv = combat_values.defence_value(s, self, unit, s.marker[unit])
        self.tell_result(s, unit, av, dv)
        if av >= dv:
            hits.hit(s, unit, hits_of(av, dv))

    def conclude_unseen(self, s: Position, rolled: i64) -> None:
        """If a unit hides there the weakest of them is attacked; a miss is told like an empty hex (10.0c, 10.0d)."""
        unit = targets.weakest_hidden(s, self)
        if unit >= 0:
            av = combat_values.attack_value(s, self, unit) + rolled
            dv = combat_values.defence_value(s, self, unit, s.marker[unit])
            if av >= dv:
                hidden_units.reveal(s, self.target, "10.0d")
                self.tell_result(s, unit, av, dv)
                hits.hit(s, unit, hits_of(av, dv))
                return
        s.tell("10.0d", "st-nothing-seen", {"hex": s.hex_ref(self.target)})

    def note_throw(self, s: Position, unit: i64, dice: list[int], kept: i64, shift: i64) -> None:
        if unit >= 0:
            throws.note(s, self, unit, dice, kept + shift)

    def tell_result(self, s: Position, unit: i64, av: i64, dv: i64) -> None:
        """Tell the result; the figures of a shot from nowhere would tell where it came from."""
        if s.events is None:
            return
        if self.mode != BARRAGE and s.has(self.firer, HIDDEN):
            s.tell("7.0", "st-attack-hit-unseen" if av >= dv else "st-attack-miss-unseen", {"unit": s.ref(unit)})
            return
        key = "st-attack-hit" if av >= dv else "st-attack-miss"
        s.tell("7.0", key, {"unit": s.ref(unit), "av": int(av), "dv": int(dv)})

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.mode", self.mode, 0, BARRAGE)
        if self.mode == BARRAGE:
            checks.number(f"{at}.firer", self.firer, 0, len(s.missions) - 1)
        else:
            checks.unit(s, f"{at}.firer", self.firer)
        checks.place(s, f"{at}.target", self.target)
        checks.place(s, f"{at}.spotter", self.spotter, NOWHERE)
        checks.number(f"{at}.bonus", self.bonus, 0, FAR)
        checks.number(f"{at}.unseen", self.unseen, 0, 1)
        if self.mode == WEAPON:
            checks.card(s, f"{at}.card", self.card, [WEAPON_CARD])
        elif self.mode == BARRAGE:
            checks.card(s, f"{at}.card", self.card, [ARTILLERY_CARD])


def begin(s: Position, firer: i64, target: i64, mode: i64, spotter: i64, card: i64) -> None:
    """Marks the targets, every unit in the hex (7.7), friend and foe (7.6.3h), in close combat the enemies (7.6.3c),
    hidden ones as 10.0c says; and puts the attack on the stack."""
    attack = Attack(firer, target, mode, spotter, 0, card)
    for unit in targets.struck(s, attack):
        s.mark(unit, TARGET)
    if targets.looks_empty(s, target) and targets.somebody_hides(s, attack):
        attack = Attack(firer, target, mode, spotter, 0, card, 1)
    s.stack.insert(below_facings(s), attack)


def below_facings(s: Position) -> i64:
    """Units that came out of hiding choose their facing before the dice are rolled (10.0)."""
    depth: i64 = len(s.stack)
    while isinstance(s.stack[depth - 1], Look):
        depth -= 1
    return depth


def conclude(s: Position, unit: i64, rolled: i64) -> None:
    """The attack below the roll draws its result."""
    attack = s.top()
    assert isinstance(attack, Attack)
    attack.conclude(s, unit, rolled)


def hits_of(av: i64, dv: i64) -> i64:
    """AV equal to DV or more is a hit, 4 more are two (7.0)."""
    if av < dv:
        return 0
    return 2 if av >= dv + TWICE else 1
