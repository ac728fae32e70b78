"""Choices and things in words, and where on the map they point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    BY_AP,
    BY_CAP,
    DIRECT,
    HIDDEN,
    MEANS_NAMES,
    MODE_NAMES,
    NO_MEANS,
    READY,
    SILENT,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    cards,
    facing,
    hidden_movement,
    movement,
    objectives,
    recovery,
    targets,
    weapon_cards,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.deployment import Deploy, next_open
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.rules.veterans import Reputation
from caposaldo.games.storms.setup import ALL_ROUND, TERRAIN_NAMES, UnitType
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
    VERBS,
)
from caposaldo.kernel import nouns
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.hexes import NOWHERE

INDIRECT_MODES: Final = 4  # ways of FIRE: the last of them is indirect smoke

NATIONS: Final = ["@web-nation-germany", "@web-nation-soviet"]


# ---------------------------------------------------------------- what an action speaks of
def pending(s: Position) -> Decision | None:
    """The decision on top, or None when the game is over."""
    top = s.top()
    return top if s.result is None and isinstance(top, Decision) else None


def actor(s: Position) -> i64:
    """The unit that is asked what it does, or -1."""
    top = pending(s)
    return -1 if top is None else top.actor()


def unit_of(s: Position, action: Action) -> i64:
    """The unit that acts or is named, or -1."""
    unit: i64 = -1
    top = pending(s)
    verb = action.verb
    if verb in (PLACE, HIDE_AT, TAKE, JOIN, PICK):
        unit = action.unit
    elif verb in (GO, SNEAK, FIRE, SPOT, FACE, TURN, RECOVER, HIDE, THROW, EXIT, KEEP):
        unit = actor(s)
    if verb == KEEP and isinstance(top, Deploy):
        unit = next_open(s, top.side)
    elif verb == CONFIRM and isinstance(top, SixthSense):
        unit = top.unit
    return unit if 0 <= unit < s.setup.count() else -1


def hex_of(s: Position, action: Action) -> i64:
    """The hex an action goes to or is about, or NOWHERE."""
    if action.verb in (PLACE, HIDE_AT, AIM, GO, SNEAK, FIRE, SPOT, HIDE, THROW):
        return action.hex if 0 <= action.hex < s.setup.count_hexes else NOWHERE
    return NOWHERE


def card_of(s: Position, action: Action) -> i64:
    """The kind of card an action is about, or -1."""
    top = pending(s)
    if action.verb in (PLAY_CARD, USE, THROW) and 0 <= action.card < len(s.setup.cards):
        return action.card
    if action.verb == AIM and 0 <= action.battery < len(s.missions):
        return s.setup.battery_card(action.battery)
    if action.verb == CONFIRM and isinstance(top, CardDecision):
        return top.card
    if action.verb == PLACE and isinstance(top, Reinforce):
        return top.card
    return -1


def facing_of(action: Action) -> i64:
    """The facing an action names, or -1."""
    named = action.verb == PLACE or action.verb == FACE or action.verb == TURN
    return action.facing if named and 0 <= action.facing < 6 else -1


# ---------------------------------------------------------------- words
def wording(s: Position, action: Action) -> Message:
    if not 0 <= action.verb < len(VERBS.names):
        return Message("", "st-verb-none")
    return Message("", f"st-do-{VERBS.names[action.verb]}{moment_of(s, action)}", params_of(s, action))


def moment_of(s: Position, action: Action) -> str:
    """Some verbs say different things at different moments."""
    verb = action.verb
    if verb == PLACE:
        return "-all-round" if has_no_arrow(s, action.unit) else ""
    if verb == AIM:
        return "-smoke" if action.smoke == 1 else ""
    if verb == TAKE:
        return taking(s, action)
    if verb == STALL:
        return stalling(s, action)
    if is_of_all(action):
        return "-all"
    if verb == GO and action.careful == 1:
        return "-care"
    if verb == GO and gives_itself_away(s, actor(s)):
        return "-openly"
    if verb == SNEAK and hex_of(s, action) != NOWHERE and is_met(s, action.hex):
        return "-met"
    if verb == FIRE:
        return firing(s, action)
    if verb == BOOST_BY:
        return "-none" if action.cap == 0 else "-down" if action.cap < 0 else ""
    return answer(s, action)


def stalling(s: Position, action: Action) -> str:
    """On CAP no unit acts; on AP a hidden unit shows itself, if no active unit is in view (10.0a)."""
    if action.means == BY_CAP:
        return "-cap"
    unit = actor(s)
    if unit < 0:
        unit = cards.first_active(s)
    return "-openly" if unit >= 0 and s.has(unit, HIDDEN) and s.hex[unit] >= 0 else "-ap"


def is_of_all(action: Action) -> bool:
    """Each unit of a group will choose for itself."""
    if action.verb == TURN:
        return action.facing == NOWHERE
    return (action.verb == GO or action.verb == HIDE) and action.hex == NOWHERE


def gives_itself_away(s: Position, unit: i64) -> bool:
    """A hidden unit that moves in the plain way is revealed (10.0a)."""
    return unit >= 0 and s.has(unit, HIDDEN) and not s.has(unit, SILENT)


def is_met(s: Position, h: i64) -> bool:
    """A visible unit is there: a unit that enters hidden is revealed (10.0b)."""
    return s.enemy_in(0, h) or s.enemy_in(1, h)


def answer(s: Position, action: Action) -> str:
    """Words that depend on the question."""
    top = pending(s)
    if action.verb == KEEP:
        return "-back" if isinstance(top, Deploy) else "-here" if isinstance(top, SecondHex) else ""
    if action.verb != CONFIRM and action.verb != PICK:
        return ""
    if isinstance(top, SixthSense):
        return "-guard"
    return "-initiative" if isinstance(top, Reputation) else ""


def has_no_arrow(s: Position, unit: i64) -> bool:
    return 0 <= unit < s.setup.count() and s.setup.is_a(unit, ALL_ROUND)


def taking(s: Position, action: Action) -> str:
    """Activated, joining those who are active, one of them, by opportunity or by command."""
    means = action.means
    if means != BY_AP:
        return f"-{MEANS_NAMES[means]}" if 0 < means <= BY_CAP else "-ap"
    if s.pool[s.side] == 0:
        return "-activate"
    return "-join" if 0 <= action.unit < s.setup.count() and s.status[action.unit] == READY else "-ap"


def firing(s: Position, action: Action) -> str:
    unit = actor(s)
    if unit >= 0 and s.hex[unit] == action.hex and action.mode == DIRECT:
        return "-close"
    return f"-{MODE_NAMES[action.mode]}" if 0 < action.mode < INDIRECT_MODES else ""


def params_of(s: Position, action: Action) -> Params:
    found: Params = {
        "unit": "@st-somebody",
        "hex": "@st-somewhere",
        "card": "@st-some-card",
        "facing": "@st-some-facing",
    }
    unit = unit_of(s, action)
    if unit >= 0:
        found["unit"] = s.ref(unit)
    h = hex_of(s, action)
    if h != NOWHERE:
        found["hex"] = s.hex_ref(h)
    card = card_of(s, action)
    if card >= 0:
        found["card"] = s.card_ref(card)
    face = facing_of(action)
    if face >= 0:
        found["facing"] = f"@st-facing-{int(face)}"
    if action.verb == DECLARE or action.verb == BOOST_BY:
        found["cap"] = int(-action.cap if action.cap < 0 else action.cap)
    found.update(price_params(s, action))
    return found


# ---------------------------------------------------------------- prices
def price_params(s: Position, action: Action) -> Params:
    """Its cost in AP or in CAP; nothing is said of what costs nothing."""
    top = pending(s)
    means = means_of(s, action)
    cost = cost_of(s, action, means) if means == BY_AP or means == BY_CAP else 0
    if cost <= 0:
        return {"price": "@st-price-none"}
    by_cap = action_points.cap_share(s, top.added, cost) if means == BY_AP and isinstance(top, Act) else 0
    if 0 < by_cap < cost:
        return {"price": "@st-price-mixed", "cost": int(cost - by_cap), "share": int(by_cap)}
    return {"price": f"@st-price-{MEANS_NAMES[BY_CAP if by_cap else means]}", "cost": int(cost)}


def means_of(s: Position, action: Action) -> i64:
    """How the action will be paid, or NO_MEANS."""
    if action.verb == PLAY_CARD:
        return action.means
    top = pending(s)
    return NO_MEANS if top is None else top.paid_by()


def cost_of(s: Position, action: Action, means: i64) -> i64:
    verb = action.verb
    if verb == PLAY_CARD:
        return cards.price(s, action.card, means) if card_of(s, action) >= 0 else 0
    unit = actor(s)
    if unit < 0:
        return 0
    if verb == GO:
        return movement.price(s, unit, action.hex, action.careful) if action.hex != NOWHERE else 0
    if verb == FIRE:
        return targets.cost(s, unit, action.mode) if 0 <= action.mode < INDIRECT_MODES else 0
    if verb == SPOT:
        top = pending(s)
        return targets.cost(s, unit, top.mode) if isinstance(top, Spotter) else 0
    if verb == THROW:
        return weapon_cards.price(s, unit, action.card, means) if card_of(s, action) >= 0 else 0
    if verb == SNEAK:
        return hidden_movement.price(s, unit, action.hex) if hex_of(s, action) != NOWHERE else 0
    return fixed_cost(s, verb, unit)


def fixed_cost(s: Position, verb: i64, unit: i64) -> i64:
    if verb == TURN:
        return facing.TURN_COST
    if verb == RECOVER:
        return recovery.COST
    if verb == EXIT:
        return movement.own_cost(s, unit)
    return hidden_movement.HIDING if verb == HIDE else 0


# ---------------------------------------------------------------- places
def pointing(s: Position, action: Action) -> dict[str, int]:
    """The unit that acts or is named, the hex it goes to or aims at, its facing, by index."""
    found: dict[str, int] = {}
    unit = unit_of(s, action)
    if unit >= 0:
        found["piece"] = int(unit)
    h = hex_of(s, action)
    if h != NOWHERE:
        found["hex"] = int(h)
    face = facing_of(action)
    if face >= 0:
        found["face"] = int(face)
    return found


# ---------------------------------------------------------------- names
def name(s: Position, reference: str, lang: str) -> str:
    """Words for a reference: "unit/12", "hex/123", "seat/0", "card/4", "objective/0"."""
    what, _, digits = reference.partition("/")
    if not digits.isdigit():
        return reference
    i = int(digits)
    setup = s.setup
    if what == "unit" and i < setup.count():
        type = setup.types[i]
        return f"{type.name_it if lang == 'it' else type.name_en} ({setup.labels[i]})"
    if what == "hex" and i < setup.count_hexes:
        return hex_name(s, i, lang)
    if what == "card" and i < len(setup.cards):
        return setup.cards[i].name_it if lang == "it" else setup.cards[i].name_en
    if what == "objective" and i < len(setup.objectives):
        return setup.objectives[i].name_it if lang == "it" else setup.objectives[i].name_en
    return NATIONS[i] if what == "seat" and i < 2 else reference


def running(s: Position, reference: str, lang: str) -> str:
    what, _, digits = reference.partition("/")
    i = int(digits) if digits.isdigit() else -1
    unit = unit_named(s, reference)
    if unit >= 0:
        return f"{type_running(s.setup.types[unit], lang)} ({s.setup.labels[unit]})"
    if what == "hex" and 0 <= i < s.setup.count_hexes:
        return hex_running(s, i, lang)
    return place(name(s, reference, lang), lang) if what == "objective" else ""


def hex_running(s: Position, h: i64, lang: str) -> str:
    """A hex inside a sentence: 101-G05, or "the bridge (101-G05)", "l’esagono del ponte (101-G05)"."""
    found = place(hex_name(s, h, lang), lang)
    named = lang == "it" and found != s.setup.labels_of_hexes[h]
    return f"l’esagono {nouns.joined('del', found)}" if named else found


def place(name: str, lang: str) -> str:
    """The name of a place inside a sentence: "The bridge" becomes "the bridge", "Height 197" stays."""
    articles = ("Il ", "Lo ", "La ", "L’", "L'", "I ", "Gli ", "Le ") if lang == "it" else ("The ",)
    return name[:1].lower() + name[1:] if name.startswith(articles) else name


def type_running(type: UnitType, lang: str) -> str:
    return nouns.running(type.name_it if lang == "it" else type.name_en, type.gender, lang)


def gender(s: Position, reference: str, lang: str) -> str:
    unit = unit_named(s, reference)
    return s.setup.types[unit].gender if unit >= 0 and lang == "it" else ""


def unit_named(s: Position, reference: str) -> int:
    """Return the unit of "unit/12", -1 for another reference."""
    what, _, digits = reference.partition("/")
    return int(digits) if what == "unit" and digits.isdigit() and int(digits) < s.setup.count() else -1


def hex_name(s: Position, h: i64, lang: str) -> str:
    """Its number, and the name of the objective there."""
    number = s.setup.labels_of_hexes[h]
    for objective in s.setup.objectives:
        if objective.hex == h:
            return f"{objective.name_it if lang == 'it' else objective.name_en} ({number})"
    return number


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, action: Action) -> list[str]:
    """The verb, the type of the unit concerned, the terrain of the hex, the card; events that have happened and secret
    objectives that have been drawn."""
    found = [f"verb:{VERBS.name_of(action.verb)}"]
    unit = unit_of(s, action)
    if unit >= 0:
        found.append(f"type:{s.setup.types[unit].key}")
        # What a unit holds of its own works by itself as well.
        found += [f"card:{s.setup.cards[kind].number}" for kind in s.setup.veteran[unit]]
    h = hex_of(s, action)
    if h != NOWHERE:
        found.append(f"terrain:{TERRAIN_NAMES[s.setup.terrain[h]]}")
    card = card_of(s, action)
    if card >= 0:
        found.append(f"card:{s.setup.cards[card].number}")
    drawn = objectives.held(s, 0) + objectives.held(s, 1)
    for kind in range(len(s.setup.cards)):
        if kind in drawn or (s.setup.cards[kind].yellow and s.discarded[kind] > 0):
            found.append(f"card:{s.setup.cards[kind].number}")
    return found
