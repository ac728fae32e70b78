"""Weapon cards (8.2): weapons without a counter, held by a unit and used instead of its own."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_CAP, WEAPON, Position
from caposaldo.games.storms.rules import action_points, combat_values, current_action, fire, rolls, sight, targets
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import METAL, WEAPON_CARD
from caposaldo.games.storms.verbs import THROW
from caposaldo.kernel.game import Refusal
from caposaldo.kernel.hexes import NOWHERE


def price(s: Position, unit: i64, kind: i64, means: i64) -> i64:
    """The price on the card, and more if the hit marker says so (8.2, 7.4)."""
    card = s.setup.cards[kind]
    cost = card.cost_cap if means == BY_CAP else card.cost_ap
    marker = combat_values.marker_of(s, unit)
    return cost + (s.setup.markers[marker].fire_cost if marker >= 0 else 0)


def may_use(s: Position, unit: i64) -> bool:
    """On the map, and no hit marker keeps it from firing (8.2)."""
    if s.hex[unit] < 0:
        return False
    kind = combat_values.marker_of(s, unit)
    if kind < 0:
        return True
    marker = s.setup.markers[kind]
    return not marker.no_fire and not marker.no_action


def in_reach(s: Position, unit: i64, kind: i64, h: i64) -> bool:
    """Range, arc and sight as for fire, but never further than the card says; who has the enemy in his hex can only
    use it there (8.2, 7.6.3f)."""
    at = s.hex[unit]
    if at == h:
        return True
    if s.setup.grid.distance(at, h) > s.setup.cards[kind].range or s.enemy_in(s.setup.side[unit], at):
        return False
    if not targets.in_arc(s, unit, h):
        return False
    return sight.sees(s.setup, at, h) and sight.clear_of_smoke(s.setup, s.smoke, at, h)


def metal_in(s: Position, side: i64, h: i64) -> bool:
    """A vehicle or a gun of the side is in the hex for everybody to see (8.2)."""
    unit = s.first[h]
    while unit >= 0:
        if s.setup.side[unit] == side and s.visible(unit) and s.setup.is_a(unit, METAL):
            return True
        unit = s.next[unit]
    return False


def acts(s: Position, act: ActionDecision) -> list[Action]:
    """THROW: weapon cards of the unit (8.2)."""
    found: list[Action] = []
    own = s.setup.veteran[act.unit]
    if len(own) == 0 or not may_use(s, act.unit):
        return found
    for kind in own:
        if s.setup.cards[kind].family != WEAPON_CARD or refuse_use(s, act, kind) is not None:
            continue
        at = s.hex[act.unit]
        if refuse_target(s, act, kind, at) is None:
            found.append(Action(THROW, kind, at))
        for d in range(6):
            h = s.setup.grid.near[6 * at + d]
            if h != NOWHERE and refuse_target(s, act, kind, h) is None:
                found.append(Action(THROW, kind, h))
    return found


def refuse_use(s: Position, act: ActionDecision, kind: i64) -> Refusal | None:
    """Whether the card can be used at all now (8.2)."""
    card = s.setup.cards[kind]
    if rolls.unused(s, act.unit, card.number) < 0:
        return Refusal("8.2", "st-weapon-none", {"unit": s.ref(act.unit)})
    if not may_use(s, act.unit):
        return Refusal("7.4", "st-weapon-marker", {"unit": s.ref(act.unit)})
    if not card.group and current_action.size(s) > 1:
        return Refusal("8.2", "st-card-no-group", {"card": s.card_ref(kind)})
    if not action_points.affordable(s, act.means, price(s, act.unit, kind, act.means)):
        return Refusal("8.2", "st-card-cost", {"card": s.card_ref(kind)})
    return None


def refuse_target(s: Position, act: ActionDecision, kind: i64, h: i64) -> Refusal | None:
    if not 0 <= h < s.setup.count_hexes or not in_reach(s, act.unit, kind, h):
        return Refusal("8.2", "st-weapon-reach", {"card": s.card_ref(kind), "range": int(s.setup.cards[kind].range)})
    if not s.enemy_in(s.setup.side[act.unit], h):
        return Refusal("8.2", "st-weapon-nobody")
    if s.setup.cards[kind].metal and not metal_in(s, 1 - s.setup.side[act.unit], h):
        return Refusal("8.2", "st-weapon-metal", {"card": s.card_ref(kind)})
    shot = Shot(act.unit, h, WEAPON, NOWHERE, 0, kind)
    other = targets.unsupporting(s, shot)
    return None if other < 0 else targets.in_words(s, other, h, targets.support_bars(s, other, shot))


def refuse_throw(s: Position, act: ActionDecision, action: Action) -> Refusal | None:
    if not 0 <= action.card < len(s.setup.cards) or s.setup.cards[action.card].family != WEAPON_CARD:
        return Refusal("8.2", "st-weapon-none", {"unit": s.ref(act.unit)})
    refused = refuse_use(s, act, action.card)
    return refused if refused is not None else refuse_target(s, act, action.card, action.hex)


def throw(s: Position, act: ActionDecision, action: Action) -> None:
    """Paid, used up, and the attack begins with the card's firepower (8.2)."""
    unit = act.unit
    s.pop()
    action_points.pay(s, act.means, act.added, price(s, unit, action.card, act.means))
    rolls.use_up(s, unit, rolls.unused(s, unit, s.setup.cards[action.card].number))
    fire.show_themselves(s, unit, action.hex, WEAPON, act.means)
    if s.events is not None:
        s.tell("8.2", "st-weapon-used", {"card": s.card_ref(action.card), "hex": s.hex_ref(action.hex)})
    fire.begin(s, unit, action.hex, WEAPON, NOWHERE, action.card)
