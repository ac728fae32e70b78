"""Fire and close combat (7.0 to 7.2, 7.6, 7.7, 11.2, 9.1.2).

Whom a unit may fire at is in `targets`, what an attack is worth in `values`. Here it is announced, paid and rolled for,
one target after the other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms import (
    artillery,
    cards,
    hidden,
    hits,
    movement,
    recovery,
    rolls,
    sight,
    targets,
    turns,
    values,
)
from caposaldo.games.storms.ground import SNIPER
from caposaldo.games.storms.state import (
    ACT,
    ACTED,
    ATTACK,
    BARRAGE,
    BOOST,
    BOOST_BY,
    BY_CARD,
    DETECT,
    DIRECT,
    FIRE,
    FOR_ATTACK,
    FOR_RECOVERY,
    HIDDEN,
    INDIRECT,
    INDIRECT_SMOKE,
    LOOK,
    MEMBER,
    RECOVER,
    SHOWN,
    SMOKE,
    SPOT,
    SPOTTER,
    TARGET,
    THROW,
    WEAPON,
    Field,
)
from caposaldo.games.storms.values import UNSEEN
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Chance, Preview, Refusal
from caposaldo.kernel.hexes import NOWHERE

TWICE: Final = 4  # so much above the DV is two hits (7.0)
THICK: Final = 2  # new smoke (13.0)
FIREPOWER_CARD: Final = "9"


# ---------------------------------------------------------------- the choice of a target
def acts(s: Field, frame: Frame) -> list[Action]:
    """FIRE of the ACT frame: every hex and mode that the lead (with its group) may fire at and pay for."""
    found: list[Action] = []
    lead = frame.a
    if s.hex[lead] < 0 or movement.is_two_hexes(s, frame):
        return found
    for mode in range(DIRECT, INDIRECT_SMOKE + 1):
        if targets.unable(s, lead, mode) != targets.FREE:
            continue
        if turns.affordable(s, frame.b, frame.c, targets.cost(s, lead, mode)):
            for h in targets.hexes(s, lead, mode):
                found.append(Action(FIRE, 0, h, mode))
    return found


def refuse(s: Field, frame: Frame, a: Action) -> Refusal | None:
    """Range, arc, sight, something to fire at, everybody able to take part, and the price (7.0)."""
    if not 0 <= a.b < s.ground.count_hexes or not DIRECT <= a.x <= INDIRECT_SMOKE:
        return Refusal("7.0", "st-fire-nowhere")
    if movement.is_two_hexes(s, frame):
        return Refusal("8.1", "st-fire-moving")
    barred = targets.refuse(s, frame.a, a.b, a.x)
    if barred is not None:
        return barred
    cost = targets.cost(s, frame.a, a.x)
    if not turns.affordable(s, frame.b, frame.c, cost):
        return Refusal("7.0", "st-fire-cost", {"unit": s.ref(frame.a), "cost": int(cost)})
    return None


def perform(s: Field, frame: Frame, a: Action) -> None:
    """Pays, reveals (10.0a, 7.4d), pushes ATTACK (or SPOTTER first)."""
    if a.x == INDIRECT or a.x == INDIRECT_SMOKE:
        s.pop()
        s.push(Frame(SPOTTER, frame.a, a.b, a.x, 0, frame.c, frame.b))
        return
    launch(s, frame.a, a.b, a.x, NOWHERE, frame.b, frame.c)


def launch(s: Field, lead: i64, h: i64, mode: i64, spotter: i64, means: i64, cap_added: i64) -> None:
    """The fire is paid and opened; the frame in which it was decided, ACT or SPOTTER, is done with."""
    s.pop()
    turns.pay(s, means, cap_added, targets.cost(s, lead, mode))
    show_themselves(s, lead, h, mode, means)
    if mode == SMOKE or mode == INDIRECT_SMOKE:
        artillery.place_smoke(s, h, THICK)
    else:
        begin(s, lead, h, mode, spotter, 0, -1)


def show_themselves(s: Field, lead: i64, h: i64, mode: i64, means: i64) -> None:
    """Who fires is seen, and so are markers that change the fire (10.0a, 7.4d); a hidden sniper alone stays unseen, if
    he is not detected afterwards (10.3), and does not fire by a card (10.0a)."""
    if mode == DIRECT and means != BY_CARD and stays_hidden(s, lead):
        s.push(Frame(DETECT, lead))
        tell_shot(s, lead, h, True)
        return
    come_out(s, h)
    for unit in range(s.ground.count()):
        if s.flags[unit] & MEMBER != 0 and targets.marker_changes_fire(s, unit):
            hits.reveal_marker(s, unit)
    tell_shot(s, lead, h, False)


def stays_hidden(s: Field, lead: i64) -> bool:
    """A hidden sniper who fires alone (10.3); with a weapon card he would show himself like anybody else (10.0a)."""
    return s.has(lead, HIDDEN) and s.ground.is_a(lead, SNIPER) and targets.members(s) <= 1


def come_out(s: Field, h: i64) -> None:
    """Hidden units that fire are revealed with all in their hex (10.0a); whichever way they face, the hex they fire at
    is in their arc (6.1): b of their LOOK frames names it."""
    for unit in range(s.ground.count()):
        if s.has(unit, MEMBER) and s.has(unit, HIDDEN):
            hidden.reveal(s, s.hex[unit], "10.0a")
    for frame in s.stack:
        if frame.kind == LOOK and s.has(frame.a, MEMBER) and s.hex[frame.a] != h:
            frame.b = h + 1


def tell_shot(s: Field, lead: i64, h: i64, unseen: bool) -> None:
    if s.events is None:
        return
    if unseen:
        s.tell("10.3", "st-fires-unseen", {"side": s.side_ref(s.ground.side[lead]), "hex": s.hex_ref(h)})
    elif s.hex[lead] == h:
        s.tell("7.6.3", "st-fights-close", {"unit": s.ref(lead), "hex": s.hex_ref(h)})
    else:
        s.tell("7.0", "st-fires", {"unit": s.ref(lead), "hex": s.hex_ref(h)})


# ---------------------------------------------------------------- the attack, target by target
def begin(s: Field, lead: i64, target: i64, mode: i64, spotter: i64, bonus: i64, card: i64) -> None:
    """Pushes ATTACK and marks the targets: every unit in the hex (7.7), friend and foe (7.6.3h); in close combat the
    enemies (7.6.3c); hidden ones as 10.0c says."""
    frame = Frame(ATTACK, lead, target, mode, spotter, bonus, card)
    for unit in targets.struck(s, frame):
        s.mark(unit, TARGET)
    if targets.looks_empty(s, target) and targets.somebody_hides(s, frame):
        frame.c += UNSEEN
    s.stack.insert(below_facings(s), frame)


def below_facings(s: Field) -> i64:
    """Who came out of hiding looks about before the dice fall (10.0)."""
    depth: i64 = len(s.stack)
    while s.stack[depth - 1].kind == LOOK:
        depth -= 1
    return depth


def asks(s: Field, frame: Frame) -> bool:
    """The attacker may still play a card before the first roll: asked when his hand is not empty, whatever is in it,
    as long as not all cards for it have been played."""
    if frame.x == BARRAGE or s.has(frame.a, ACTED):
        return False
    kind = s.ground.card_of(FIREPOWER_CARD)
    if kind < 0 or rolls.cards_held(s, s.ground.side[frame.a]) == 0:
        return False
    return s.ground.reshuffle or s.discarded[kind] < copies(s, kind)


def copies(s: Field, kind: i64) -> i64:
    """How many cards of that kind have been shuffled into the deck."""
    count: i64 = 0
    for card in s.ground.deck:
        if card == kind:
            count += 1
    return count


def no_more_cards(s: Field, frame: Frame) -> None:
    """The attacker has played his card, or none: the dice may fall."""
    s.mark(frame.a, ACTED)


def go_on(s: Field, frame: Frame) -> None:
    """The next target is rolled for (rolls.ask), or the attack is over."""
    side = values.attacker(s, frame)
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
    if values.rating_by_marker(s, frame, unit, s.marker[unit]) != 0:
        hits.reveal_marker(s, unit)
    tell_arc(s, frame, unit)
    rolls.ask(s, side, FOR_ATTACK, unit)


def next_target(s: Field, frame: Frame) -> i64:
    unit = s.first[frame.b]
    while unit >= 0 and s.flags[unit] & TARGET == 0:
        unit = s.next[unit]
    return unit


def tell_arc(s: Field, frame: Frame, unit: i64) -> None:
    """A hidden sniper says whether the shot came through the front arc (10.3a)."""
    if s.events is None or frame.x == BARRAGE or not s.has(frame.a, HIDDEN):
        return
    front = sight.in_arc(s.ground, frame.b, s.face[unit], s.hex[frame.a])
    s.tell("10.3a", "st-shot-front" if front else "st-shot-flank", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- the result
def conclude(s: Field, frame: Frame) -> None:
    """A roll against one target: AV against DV (7.0). A hex with nobody in view has been rolled for too (10.0c)."""
    attack = s.top()
    if frame.c < 0:
        conclude_unseen(s, attack, frame.x)
        return
    target = frame.c
    av = values.attack_value(s, attack, target) + frame.x
    dv = values.defence_value(s, attack, target, s.marker[target])
    tell_result(s, attack, target, av, dv)
    if av >= dv:
        hits.hit(s, target, hits_of(av, dv), frame.a)


def hits_of(av: i64, dv: i64) -> i64:
    """AV equal to DV or more is a hit, 4 more are two (7.0)."""
    if av < dv:
        return 0
    return 2 if av >= dv + TWICE else 1


def conclude_unseen(s: Field, attack: Frame, roll: i64) -> None:
    """If somebody hides there the weakest of them is attacked; a miss is told like an empty hex (10.0c, 10.0d)."""
    target = targets.weakest_hidden(s, attack)
    missed = target < 0
    if not missed:
        av = values.attack_value(s, attack, target) + roll
        dv = values.defence_value(s, attack, target, s.marker[target])
        missed = av < dv
        if not missed:
            hidden.reveal(s, attack.b, "10.0d")
            tell_result(s, attack, target, av, dv)
            hits.hit(s, target, hits_of(av, dv), values.attacker(s, attack))
    if missed:
        s.tell("10.0d", "st-nothing-seen", {"hex": s.hex_ref(attack.b)})


def tell_result(s: Field, attack: Frame, target: i64, av: i64, dv: i64) -> None:
    """What came of it; the figures of a shot from nowhere would tell where it came from."""
    if s.events is None:
        return
    if attack.x != BARRAGE and s.has(attack.a, HIDDEN):
        s.tell("7.0", "st-attack-hit-unseen" if av >= dv else "st-attack-miss-unseen", {"unit": s.ref(target)})
        return
    key = "st-attack-hit" if av >= dv else "st-attack-miss"
    s.tell("7.0", key, {"unit": s.ref(target), "av": int(av), "dv": int(dv)})


# ---------------------------------------------------------------- for people
def attack_chain(s: Field, frame: Frame, target: i64) -> Chain:
    """FP and its modifiers against this unit (7.1), without the dice."""
    return values.attack_chain(s, frame, target)


def defence_chain(s: Field, frame: Frame, target: i64) -> Chain:
    """DR and all DMs of this unit (7.2)."""
    return values.defence_chain(s, frame, target, s.marker[target])


def preview_of(s: Field, seat: i64, a: Action) -> Preview | None:
    """For FIRE, THROW, SPOT, RECOVER, BOOST_BY: the chain and the exact chances of a hit and of destruction; hidden
    units of the enemy and markers not yet seen never show in it."""
    if s.result is not None:
        return None
    frame = s.top()
    if a.kind == FIRE and frame.kind == ACT and a.x == DIRECT and refuse(s, frame, a) is None:
        return preview_attack(s, seat, Frame(ATTACK, frame.a, a.b, a.x, NOWHERE, 0, -1))
    if a.kind == THROW and frame.kind == ACT and cards.refuse_throw(s, frame, a) is None:
        return preview_attack(s, seat, Frame(ATTACK, frame.a, a.b, WEAPON, NOWHERE, 0, a.a))
    if a.kind == SPOT and frame.kind == SPOTTER and artillery.refuse_spotter(s, frame, a) is None:
        if frame.x != INDIRECT:
            return None
        return preview_attack(s, seat, Frame(ATTACK, frame.a, frame.b, frame.x, a.b, 0, -1))
    if a.kind == RECOVER and frame.kind == ACT and recovery.refuse(s, frame) is None:
        return recovery.preview_for(s, frame.a, 0)
    if a.kind == BOOST_BY and frame.kind == BOOST and frame.c >= 0:
        return preview_boost(s, seat, frame, a.a)
    return None


def preview_boost(s: Field, seat: i64, frame: Frame, cap: i64) -> Preview | None:
    if frame.b == FOR_RECOVERY:
        return recovery.preview_for(s, frame.c, cap)
    if frame.b != FOR_ATTACK or len(s.stack) < 2:
        return None
    return preview_against(s, seat, s.stack[-2], frame.c, cap)


def preview_attack(s: Field, seat: i64, attack: Frame) -> Preview | None:
    """An attack not yet begun: the chances against the first enemy without CAP; for the others, and with CAP, what the
    dice must show. Nothing is known of a hex with nobody in view."""
    struck = targets.struck(s, attack)
    first = first_enemy(s, attack, struck)
    if first < 0:
        return None
    preview = preview_against(s, seat, attack, first, 0)
    for cap in range(1, 3):
        needed = needed_against(s, seat, attack, first) - cap
        preview.chain.note("3.2.3", "st-chain-with-cap", with_cap(s, first, needed, cap))
    for unit in struck:
        if unit != first:
            also = int(needed_against(s, seat, attack, unit))
            preview.chain.note("7.7", "st-chain-also", {"unit": s.ref(unit), "needed": also})
    return preview


def first_enemy(s: Field, attack: Frame, struck: vec[i64]) -> i64:
    for unit in struck:
        if s.ground.side[unit] != values.attacker(s, attack):
            return unit
    return -1


def known_marker(s: Field, seat: i64, unit: i64) -> i64:
    """The marker of a unit as far as this seat has seen it (7.4d)."""
    return s.marker[unit] if s.ground.side[unit] == seat or s.has(unit, SHOWN) else -1


def needed_against(s: Field, seat: i64, attack: Frame, unit: i64) -> i64:
    """What two dice must show for a hit."""
    return values.defence_value(s, attack, unit, known_marker(s, seat, unit)) - values.attack_value(s, attack, unit)


def preview_against(s: Field, seat: i64, attack: Frame, unit: i64, cap: i64) -> Preview:
    """AV less DV, and the chances of two dice on top of it; a unit that is hit already is lost by any hit (7.3)."""
    chain = values.attack_chain(s, attack, unit)
    for link in values.defence_chain(s, attack, unit, known_marker(s, seat, unit)).links:
        link.value = -link.value
        chain.links.append(link)
    if cap != 0:
        chain.add("3.2.3", "st-chain-cap", cap)
    needed = -chain.total()
    chain.note("7.0", "st-chain-needed", {"unit": s.ref(unit), "needed": int(needed)})
    pool = hits.pool(s)
    good = recovery.ways(needed) * pool
    lost = ways_to_destroy(s, unit, needed)
    if s.marker[unit] < 0 and lost < good:
        chain.note("7.4e", "st-chain-eliminated", {})
    chances = [Chance("st-chance-destroyed", lost, 36 * pool), Chance("st-chance-hit", good - lost, 36 * pool)]
    chances.append(Chance("st-chance-miss", 36 * pool - good, 36 * pool))
    return Preview(chain, [chance for chance in chances if chance.ways > 0])


def ways_to_destroy(s: Field, unit: i64, needed: i64) -> int:
    """Of two dice and a draw from the pool: a second hit, a hit twice as hard, or the marker that eliminates (7.3,
    7.4e)."""
    pool = hits.pool(s)
    good = recovery.ways(needed)
    if s.marker[unit] >= 0:
        return good * pool
    twice = recovery.ways(needed + TWICE)
    return twice * pool + (good - twice) * hits.eliminating(s)


def with_cap(s: Field, unit: i64, needed: i64, cap: int) -> dict[str, int | str]:
    """Chances of a hit and of destruction, exactly and in percent."""
    every = 36 * hits.pool(s)
    good = recovery.ways(needed) * hits.pool(s)
    lost = ways_to_destroy(s, unit, needed)
    percent = {"hit": (200 * good + every) // (2 * every), "gone": (200 * lost + every) // (2 * every)}
    return {"cap": cap, "good": good, "lost": lost, "of": every, **percent}
