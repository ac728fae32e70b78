"""Choices in words, and where on the map they point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    BY_AP,
    BY_CAP,
    CARD_USE,
    DEPLOY,
    GROUP_GO,
    HIDDEN,
    LOOK,
    MEANS_NAMES,
    MODE_NAMES,
    READY,
    REINFORCE,
    SECOND_HEX,
    SILENT,
    SPOTTER,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    artillery,
    cards,
    facing,
    hidden_movement,
    movement,
    recovery,
    targets,
    weapon_cards,
)
from caposaldo.games.storms.rules.deployment import next_open
from caposaldo.games.storms.setup import ALL_ROUND, VETERAN_CARD
from caposaldo.games.storms.verbs import (
    AIM,
    BOOST_BY,
    CONFIRM,
    DECLARE,
    EXIT,
    FACE,
    FIRE,
    GO,
    HIDE,
    HIDE_AT,
    JOIN,
    KEEP,
    PICK,
    PLACE,
    PLAY_CARD,
    RECOVER,
    SNEAK,
    SPOT,
    STALL,
    TAKE,
    THROW,
    TURN,
    USE,
    VERB_NAMES,
)
from caposaldo.kernel.game import Action, Message, Params
from caposaldo.kernel.hexes import NOWHERE

INDIRECT_MODES: Final = 4  # ways of FIRE: the last of them is indirect smoke
NO_MEANS: Final = -1


# ---------------------------------------------------------------- what an action speaks of
def actor(s: Position) -> i64:
    """The unit that is asked what it does, or -1."""
    if s.result is not None:
        return -1
    frame = s.top()
    if frame.kind in (ACT, SPOTTER, LOOK, SECOND_HEX):
        return frame.a
    return frame.y if frame.kind == GROUP_GO else -1


def unit_of(s: Position, a: Action) -> i64:
    """The unit that acts or is named, or -1."""
    unit: i64 = -1
    if a.kind in (PLACE, HIDE_AT, TAKE, JOIN, PICK):
        unit = a.a
    elif a.kind in (GO, SNEAK, FIRE, SPOT, FACE, TURN, RECOVER, HIDE, THROW, EXIT) or a.kind == KEEP:
        unit = actor(s)
    if a.kind == KEEP and s.result is None and s.top().kind == DEPLOY:
        unit = next_open(s, s.top().a)
    elif a.kind == CONFIRM and is_guarded(s):
        unit = s.top().c
    return unit if 0 <= unit < s.setup.count() else -1


def hex_of(s: Position, a: Action) -> i64:
    """The hex an action goes to or is about, or NOWHERE."""
    if a.kind in (PLACE, HIDE_AT, AIM, GO, SNEAK, FIRE, SPOT, HIDE, THROW) and 0 <= a.b < s.setup.count_hexes:
        return a.b
    return NOWHERE


def card_of(s: Position, a: Action) -> i64:
    """The kind of card an action is about, or -1."""
    if a.kind in (PLAY_CARD, USE, THROW) and 0 <= a.a < len(s.setup.cards):
        return a.a
    if a.kind == AIM and 0 <= a.a < len(s.missions):
        return artillery.kind_of(s, a.a)
    if a.kind == CONFIRM and s.result is None and s.top().kind == CARD_USE:
        return s.top().a
    if a.kind == PLACE and s.result is None and s.top().kind == REINFORCE:
        return s.top().b
    return -1


def facing_of(a: Action) -> i64:
    """The facing an action names, or -1."""
    if a.kind == PLACE:
        return a.x if 0 <= a.x < 6 else -1
    return a.b if (a.kind == FACE or a.kind == TURN) and 0 <= a.b < 6 else -1


def is_guarded(s: Position) -> bool:
    """A unit has been named for sixth sense (V07): will it turn, or be on its guard?"""
    if s.result is not None or s.top().kind != CARD_USE or s.top().c < 0:
        return False
    return s.setup.cards[s.top().a].family == VETERAN_CARD


# ---------------------------------------------------------------- words
def wording(s: Position, a: Action) -> Message:
    if not 0 <= a.kind < len(VERB_NAMES):
        return Message("", "st-verb-none")
    return Message("", f"st-do-{VERB_NAMES[a.kind]}{moment_of(s, a)}", params_of(s, a))


def moment_of(s: Position, a: Action) -> str:
    """Some verbs say different things at different moments."""
    if a.kind == PLACE:
        return "-all-round" if has_no_arrow(s, a.a) else ""
    if a.kind == AIM:
        return "-smoke" if a.x == 1 else ""
    if a.kind == TAKE:
        return taking(s, a)
    if a.kind == STALL:
        return "-cap" if a.a == BY_CAP else "-ap"
    if a.kind in (GO, TURN, HIDE) and a.b == NOWHERE:
        return "-all"
    if a.kind == GO and a.x == 1:
        return "-care"
    if a.kind == GO and gives_itself_away(s, actor(s)):
        return "-openly"
    if a.kind == SNEAK and hex_of(s, a) != NOWHERE and is_met(s, a.b):
        return "-met"
    if a.kind == FIRE:
        return firing(s, a)
    if a.kind == BOOST_BY:
        return "-none" if a.a == 0 else "-down" if a.a < 0 else ""
    return answer(s, a)


def gives_itself_away(s: Position, unit: i64) -> bool:
    """A hidden unit that moves in the plain way is revealed (10.0a)."""
    return unit >= 0 and s.has(unit, HIDDEN) and not s.has(unit, SILENT)


def is_met(s: Position, h: i64) -> bool:
    """Somebody is in view there: who comes hidden is hidden no longer (10.0b)."""
    return s.enemy_in(0, h) or s.enemy_in(1, h)


def answer(s: Position, a: Action) -> str:
    """Words that depend on the question."""
    if s.result is not None or a.kind not in (CONFIRM, KEEP, PICK):
        return ""
    kind = s.top().kind
    if a.kind == KEEP:
        return "-back" if kind == DEPLOY else "-here" if kind == SECOND_HEX else ""
    if kind != CARD_USE:
        return ""
    if is_guarded(s):
        return "-guard"
    return "-initiative" if s.setup.cards[s.top().a].number == "V10" else ""


def has_no_arrow(s: Position, unit: i64) -> bool:
    return 0 <= unit < s.setup.count() and s.setup.is_a(unit, ALL_ROUND)


def taking(s: Position, a: Action) -> str:
    """Activated, joining those who are active, one of them, by opportunity or by command."""
    if a.b != BY_AP:
        return f"-{MEANS_NAMES[a.b]}" if 0 < a.b <= BY_CAP else "-ap"
    if s.pool[s.side] == 0:
        return "-activate"
    return "-join" if 0 <= a.a < s.setup.count() and s.status[a.a] == READY else "-ap"


def firing(s: Position, a: Action) -> str:
    unit = actor(s)
    if unit >= 0 and s.hex[unit] == a.b and a.x == 0:
        return "-close"
    return f"-{MODE_NAMES[a.x]}" if 0 < a.x < INDIRECT_MODES else ""


def params_of(s: Position, a: Action) -> Params:
    found: Params = {
        "unit": "@st-somebody",
        "hex": "@st-somewhere",
        "card": "@st-some-card",
        "facing": "@st-some-facing",
    }
    unit = unit_of(s, a)
    if unit >= 0:
        found["unit"] = s.ref(unit)
    h = hex_of(s, a)
    if h != NOWHERE:
        found["hex"] = s.hex_ref(h)
    card = card_of(s, a)
    if card >= 0:
        found["card"] = s.card_ref(card)
    facing = facing_of(a)
    if facing >= 0:
        found["facing"] = f"@st-facing-{int(facing)}"
    if a.kind == DECLARE or a.kind == BOOST_BY:
        found["cap"] = int(-a.a if a.a < 0 else a.a)
    found.update(price_params(s, a))
    return found


# ---------------------------------------------------------------- prices
def price_params(s: Position, a: Action) -> Params:
    """What it costs, in AP or in CAP; nothing is said of what costs nothing."""
    means = means_of(s, a)
    cost = cost_of(s, a, means) if means == BY_AP or means == BY_CAP else 0
    if cost <= 0:
        return {"price": "@st-price-none"}
    frame = s.top()
    by_cap = action_points.cap_share(s, frame.c, cost) if means == BY_AP and frame.kind == ACT else 0
    if 0 < by_cap < cost:
        return {"price": "@st-price-mixed", "cost": int(cost - by_cap), "share": int(by_cap)}
    return {"price": f"@st-price-{MEANS_NAMES[BY_CAP if by_cap else means]}", "cost": int(cost)}


def means_of(s: Position, a: Action) -> i64:
    """How the action will be paid; -1: not at all."""
    if a.kind == PLAY_CARD:
        return a.b
    if s.result is not None:
        return NO_MEANS
    frame = s.top()
    if frame.kind == ACT:
        return frame.b
    if frame.kind == GROUP_GO:
        return frame.a
    return frame.d if frame.kind == SPOTTER else NO_MEANS


def cost_of(s: Position, a: Action, means: i64) -> i64:
    if a.kind == PLAY_CARD:
        return cards.price(s, a.a, means) if card_of(s, a) >= 0 else 0
    unit = actor(s)
    if unit < 0:
        return 0
    if a.kind == GO:
        return movement.price(s, unit, a.b, a.x) if a.b != NOWHERE else 0
    if a.kind == FIRE:
        return targets.cost(s, unit, a.x) if 0 <= a.x < INDIRECT_MODES else 0
    if a.kind == SPOT:
        return targets.cost(s, unit, s.top().x)
    if a.kind == THROW:
        return weapon_cards.price(s, unit, a.a, means) if card_of(s, a) >= 0 else 0
    return fixed_cost(s, a, unit)


def fixed_cost(s: Position, a: Action, unit: i64) -> i64:
    if a.kind == SNEAK:
        return hidden_movement.price(s, unit, a.b) if hex_of(s, a) != NOWHERE else 0
    if a.kind == TURN:
        return facing.TURN_COST
    if a.kind == RECOVER:
        return recovery.COST
    if a.kind == EXIT:
        return movement.own_cost(s, unit)
    return hidden_movement.HIDING if a.kind == HIDE else 0


# ---------------------------------------------------------------- places
def pointing(s: Position, a: Action) -> dict[str, int]:
    """The unit that acts or is named, the hex it goes to or aims at, its facing, by index."""
    found: dict[str, int] = {}
    unit = unit_of(s, a)
    if unit >= 0:
        found["piece"] = int(unit)
    h = hex_of(s, a)
    if h != NOWHERE:
        found["hex"] = int(h)
    facing = facing_of(a)
    if facing >= 0:
        found["face"] = int(facing)
    return found
