"""Fire and close combat (7.0 to 7.2, 7.6, 7.7, 11.2, 9.1.2).

Whom a unit may fire at is in `targets`, what an attack is worth in `values`. Here it is announced, paid and rolled for,
one target after the other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTED,
    ATTACK,
    BARRAGE,
    BY_CARD,
    DETECT,
    DIRECT,
    FOR_ATTACK,
    HIDDEN,
    INDIRECT,
    INDIRECT_SMOKE,
    LOOK,
    MEMBER,
    SMOKE,
    SPOTTER,
    TARGET,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    combat_values,
    current_action,
    deck,
    hidden_units,
    hits,
    rolls,
    sight,
    smoke,
    targets,
)
from caposaldo.games.storms.rules.combat_values import UNSEEN
from caposaldo.games.storms.setup import SNIPER
from caposaldo.games.storms.verbs import FIRE, KEEP, USE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE

TWICE: Final = 4  # so much above the DV is two hits (7.0)
THICK: Final = 2  # new smoke (13.0)
FIREPOWER_CARD: Final = "9"
FIREPOWER: Final = 9
MORE_FIREPOWER: Final = 2  # what card 9 adds


# ---------------------------------------------------------------- the choice of a target
def acts(s: Position, frame: Frame) -> list[Action]:
    """FIRE of the ACT frame: every hex and mode that the lead (with its group) may fire at and pay for."""
    found: list[Action] = []
    lead = frame.a
    if s.hex[lead] < 0 or current_action.is_two_hexes(s, frame):
        return found
    for mode in range(DIRECT, INDIRECT_SMOKE + 1):
        if targets.unable(s, lead, mode) != targets.FREE:
            continue
        if action_points.affordable(s, frame.b, frame.c, targets.cost(s, lead, mode)):
            for h in targets.hexes(s, lead, mode):
                found.append(Action(FIRE, 0, h, mode))
    return found


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    """Range, arc, sight, something to fire at, everybody able to take part, and the price (7.0)."""
    if not 0 <= a.b < s.setup.count_hexes or not DIRECT <= a.x <= INDIRECT_SMOKE:
        return Refusal("7.0", "st-fire-nowhere")
    if current_action.is_two_hexes(s, frame):
        return Refusal("8.1", "st-fire-moving")
    barred = targets.refuse(s, frame.a, a.b, a.x)
    if barred is not None:
        return barred
    cost = targets.cost(s, frame.a, a.x)
    if not action_points.affordable(s, frame.b, frame.c, cost):
        return Refusal("7.0", "st-fire-cost", {"unit": s.ref(frame.a), "cost": int(cost)})
    return None


def perform(s: Position, frame: Frame, a: Action) -> None:
    """Pays, reveals (10.0a, 7.4d), pushes ATTACK (or SPOTTER first)."""
    if a.x == INDIRECT or a.x == INDIRECT_SMOKE:
        s.pop()
        s.push(Frame(SPOTTER, frame.a, a.b, a.x, 0, frame.c, frame.b))
        return
    launch(s, frame.a, a.b, a.x, NOWHERE, frame.b, frame.c)


def launch(s: Position, lead: i64, h: i64, mode: i64, spotter: i64, means: i64, cap_added: i64) -> None:
    """The fire is paid and opened; the frame in which it was decided, ACT or SPOTTER, is done with."""
    s.pop()
    action_points.pay(s, means, cap_added, targets.cost(s, lead, mode))
    show_themselves(s, lead, h, mode, means)
    if mode == SMOKE or mode == INDIRECT_SMOKE:
        smoke.place_smoke(s, h, THICK)
    else:
        begin(s, lead, h, mode, spotter, 0, -1)


def show_themselves(s: Position, lead: i64, h: i64, mode: i64, means: i64) -> None:
    """Who fires is seen, and so are markers that change the fire (10.0a, 7.4d); a hidden sniper alone stays unseen, if
    he is not detected afterwards (10.3), and does not fire by a card (10.0a)."""
    if mode == DIRECT and means != BY_CARD and stays_hidden(s, lead):
        s.push(Frame(DETECT, lead))
        tell_shot(s, lead, h, True)
        return
    come_out(s, h)
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and targets.marker_changes_fire(s, unit):
            hits.reveal_marker(s, unit)
    tell_shot(s, lead, h, False)


def stays_hidden(s: Position, lead: i64) -> bool:
    """A hidden sniper who fires alone (10.3); with a weapon card he would show himself like anybody else (10.0a)."""
    return s.has(lead, HIDDEN) and s.setup.is_a(lead, SNIPER) and current_action.size(s) <= 1


def come_out(s: Position, h: i64) -> None:
    """Hidden units that fire are revealed with all in their hex (10.0a); whichever way they face, the hex they fire at
    is in their arc (6.1): b of their LOOK frames names it."""
    for unit in range(s.setup.count()):
        if s.has(unit, MEMBER) and s.has(unit, HIDDEN):
            hidden_units.reveal(s, s.hex[unit], "10.0a")
    for frame in s.stack:
        if frame.kind == LOOK and s.has(frame.a, MEMBER) and s.hex[frame.a] != h:
            frame.b = h + 1


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
def begin(s: Position, lead: i64, target: i64, mode: i64, spotter: i64, bonus: i64, card: i64) -> None:
    """Pushes ATTACK and marks the targets: every unit in the hex (7.7), friend and foe (7.6.3h); in close combat the
    enemies (7.6.3c); hidden ones as 10.0c says."""
    frame = Frame(ATTACK, lead, target, mode, spotter, bonus, card)
    for unit in targets.struck(s, frame):
        s.mark(unit, TARGET)
    if targets.looks_empty(s, target) and targets.somebody_hides(s, frame):
        frame.c += UNSEEN
    s.stack.insert(below_facings(s), frame)


def below_facings(s: Position) -> i64:
    """Who came out of hiding looks about before the dice fall (10.0)."""
    depth: i64 = len(s.stack)
    while s.stack[depth - 1].kind == LOOK:
        depth -= 1
    return depth


def asks(s: Position, frame: Frame) -> bool:
    """The attacker may still play a card before the first roll: asked when his hand is not empty, whatever is in it,
    as long as not all cards for it have been played."""
    if frame.x == BARRAGE or s.has(frame.a, ACTED):
        return False
    kind = s.setup.card_of(FIREPOWER_CARD)
    if kind < 0 or rolls.cards_held(s, s.setup.side[frame.a]) == 0:
        return False
    return s.setup.reshuffle or s.discarded[kind] < copies(s, kind)


def copies(s: Position, kind: i64) -> i64:
    """How many cards of that kind have been shuffled into the deck."""
    count: i64 = 0
    for card in s.setup.deck:
        if card == kind:
            count += 1
    return count


def no_more_cards(s: Position, frame: Frame) -> None:
    """The attacker has played his card, or none: the dice may fall."""
    s.mark(frame.a, ACTED)


def go_on(s: Position, frame: Frame) -> None:
    """The next target is rolled for (rolls.ask), or the attack is over."""
    side = combat_values.attacker(s, frame)
    if frame.x != BARRAGE:
        no_more_cards(s, frame)
    if frame.c >= UNSEEN:
        frame.c -= UNSEEN
        rolls.ask(s, side, FOR_ATTACK, -1)
        return
    unit = next_target(s, frame)
    if unit < 0:
        s.pop()
        return
    s.unmark(unit, TARGET)
    if combat_values.rating_by_marker(s, frame, unit, s.marker[unit]) != 0:
        hits.reveal_marker(s, unit)
    tell_arc(s, frame, unit)
    rolls.ask(s, side, FOR_ATTACK, unit)


def next_target(s: Position, frame: Frame) -> i64:
    unit = s.first[frame.b]
    while unit >= 0 and s.flags[unit] & TARGET == 0:
        unit = s.next[unit]
    return unit


def tell_arc(s: Position, frame: Frame, unit: i64) -> None:
    """A hidden sniper says whether the shot came through the front arc (10.3a)."""
    if s.events is None or frame.x == BARRAGE or not s.has(frame.a, HIDDEN):
        return
    front = sight.in_arc(s.setup, frame.b, s.face[unit], s.hex[frame.a])
    s.tell("10.3a", "st-shot-front" if front else "st-shot-flank", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- the result
def conclude(s: Position, frame: Frame) -> None:
    """A roll against one target: AV against DV (7.0). A hex with nobody in view has been rolled for too (10.0c)."""
    attack = s.top()
    if frame.c < 0:
        conclude_unseen(s, attack, frame.x)
        return
    target = frame.c
    av = combat_values.attack_value(s, attack, target) + frame.x
    dv = combat_values.defence_value(s, attack, target, s.marker[target])
    tell_result(s, attack, target, av, dv)
    if av >= dv:
        hits.hit(s, target, hits_of(av, dv), frame.a)


def hits_of(av: i64, dv: i64) -> i64:
    """AV equal to DV or more is a hit, 4 more are two (7.0)."""
    if av < dv:
        return 0
    return 2 if av >= dv + TWICE else 1


def conclude_unseen(s: Position, attack: Frame, roll: i64) -> None:
    """If somebody hides there the weakest of them is attacked; a miss is told like an empty hex (10.0c, 10.0d)."""
    target = targets.weakest_hidden(s, attack)
    missed = target < 0
    if not missed:
        av = combat_values.attack_value(s, attack, target) + roll
        dv = combat_values.defence_value(s, attack, target, s.marker[target])
        missed = av < dv
        if not missed:
            hidden_units.reveal(s, attack.b, "10.0d")
            tell_result(s, attack, target, av, dv)
            hits.hit(s, target, hits_of(av, dv), combat_values.attacker(s, attack))
    if missed:
        s.tell("10.0d", "st-nothing-seen", {"hex": s.hex_ref(attack.b)})


def tell_result(s: Position, attack: Frame, target: i64, av: i64, dv: i64) -> None:
    """What came of it; the figures of a shot from nowhere would tell where it came from."""
    if s.events is None:
        return
    if attack.x != BARRAGE and s.has(attack.a, HIDDEN):
        s.tell("7.0", "st-attack-hit-unseen" if av >= dv else "st-attack-miss-unseen", {"unit": s.ref(target)})
        return
    key = "st-attack-hit" if av >= dv else "st-attack-miss"
    s.tell("7.0", key, {"unit": s.ref(target), "av": int(av), "dv": int(dv)})


# ---------------------------------------------------------------- during an attack (card 9)
def card_options(s: Position, frame: Frame) -> list[Action]:
    """ATTACK: cards played before the first roll (card 9), or none."""
    kind = s.setup.card_of(str(FIREPOWER))
    if kind >= 0 and deck.held(s, s.side, kind) > 0:
        return [Action(KEEP), Action(USE, kind)]
    return [Action(KEEP)]


def refuse_card(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == KEEP:
        return None
    kind = s.setup.card_of(str(FIREPOWER))
    if kind < 0 or a.a != kind or deck.held(s, s.side, kind) == 0:
        return Refusal("8.1", "st-card-not-attack")
    return None


def play_card(s: Position, frame: Frame, a: Action) -> None:
    """USE or KEEP: 2 FP more against every target of the attack."""
    if a.kind == USE:
        deck.discard(s, s.side, a.a)
        frame.c += MORE_FIREPOWER
    no_more_cards(s, frame)
