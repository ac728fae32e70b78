"""Choices in words, where on the map they point, and the names of things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import MODE_NAMES, Position
from caposaldo.games.traces.rules import reach
from caposaldo.games.traces.rules.decision import pending
from caposaldo.games.traces.rules.preliminaries import Bidding
from caposaldo.games.traces.rules.retreat import ContinueRetreat
from caposaldo.games.traces.rules.walk import Walk, way_to
from caposaldo.games.traces.setup import (
    AIRBORNE_CHIT,
    CLASS_NAMES,
    OKH_CHIT,
    REINFORCEMENT_CHIT,
    SOVIET,
    STAVKA_CHIT,
    SUPPLY_CHIT,
    TERRAIN_NAMES,
    Setup,
)
from caposaldo.games.traces.verbs import (
    ATTACK,
    BID,
    BUY,
    CHIT,
    GO,
    HEX,
    LIFT,
    READY,
    RELOCATE,
    REPLACE,
    RETREAT,
    RETREAT_HEX,
    SET_MODE,
    UNIT,
    VERBS,
)
from caposaldo.kernel import game as kernel
from caposaldo.kernel import nouns
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.verbs import Parameter

OUT_OF_REACH: Final = "–"
CHIT_TEXTS: Final[dict[i64, str]] = {
    SUPPLY_CHIT: "supply",
    REINFORCEMENT_CHIT: "reinforcement",
    AIRBORNE_CHIT: "airborne",
    STAVKA_CHIT: "stavka",
    OKH_CHIT: "okh",
}


def own(action: kernel.Action) -> Action:
    """An action by the type of this game."""
    assert isinstance(action, Action)
    return action


# ---------------------------------------------------------------- what an action is about
def takes(action: Action, parameter: Parameter[Position]) -> bool:
    verbs = VERBS.verbs
    return 0 <= action.verb < len(verbs) and parameter in verbs[action.verb].parameters


def units_of(s: Position, action: Action) -> list[int]:
    """The unit that acts, and the one that is acted upon."""
    found: list[int] = []
    if takes(action, UNIT):
        found.append(int(action.unit))
    elif (action.verb == GO or action.verb == RELOCATE) and s.result is None:
        found.append(int(pending(s).about_unit()))
    if action.verb == REPLACE:
        found.append(int(action.replaced))
    return [unit for unit in found if 0 <= unit < s.setup.count()]


def hexes_of(s: Position, action: Action) -> list[int]:
    """The hex that an action goes to or is about, and the one on its way."""
    found: list[int] = []
    if takes(action, HEX) or takes(action, RETREAT_HEX):
        found.append(int(action.hex))
    elif action.verb == LIFT and 0 <= action.city < len(s.setup.cities):
        found.append(int(s.setup.cities[action.city].hex))
    if action.verb == RETREAT:
        found.append(int(action.via))
    return [h for h in found if 0 <= h < s.setup.count_hexes]


# ---------------------------------------------------------------- choices in words
def wording(s: Position, action: Action) -> Message:
    if not 0 <= action.verb < len(VERBS.names):
        return Message("", "tr-verb-none")
    return Message("", key_of(s, action), params_of(s, action))


def key_of(s: Position, action: Action) -> str:
    """Some verbs say different things at different moments."""
    if action.verb == SET_MODE and 0 <= action.mode < len(MODE_NAMES):
        return f"tr-do-mode-{MODE_NAMES[action.mode]}"
    if action.verb == RETREAT and action.hex == NOWHERE:
        return "tr-do-retreat-nowhere"
    if action.verb == RETREAT and action.via != NOWHERE:
        return "tr-do-retreat-via"
    if action.verb == RETREAT and isinstance(s.top(), ContinueRetreat):
        return "tr-do-retreat-on"
    return f"tr-do-{VERBS.name_of(action.verb)}"


def params_of(s: Position, action: Action) -> Params:
    found: Params = {}
    units = units_of(s, action)
    if len(units) > 0:
        found["unit"] = s.ref(units[0])
    if action.verb == REPLACE and len(units) > 1:
        found["other"] = s.ref(units[1])
    hexes = hexes_of(s, action)
    if len(hexes) > 0:
        found["hex"] = s.hex_ref(hexes[0])
    if action.verb == RETREAT and len(hexes) > 1:
        found["via"] = s.hex_ref(hexes[1])
    found.update(other_params(s, action))
    return found


def other_params(s: Position, action: Action) -> Params:
    if takes(action, CHIT):
        return {"chit": f"@chit/{action.chit}"}
    if action.verb == BID:
        return {"points": int(action.points)}
    if action.verb == GO:
        return {"cost": cost_of(s, action.hex)}
    if action.verb == BUY:
        return {"cost": price_of(s, action.unit)}
    return {"city": f"@city/{action.city}"} if action.verb == LIFT else {}


def cost_of(s: Position, h: i64) -> str:
    """Points that the unit will have spent when it is there."""
    top = s.top()
    if not isinstance(top, Walk) or not 0 <= h < s.setup.count_hexes:
        return OUT_OF_REACH
    way = way_to(s, top, h)
    return OUT_OF_REACH if way is None else reach.points(way.cost())


def price_of(s: Position, unit: i64) -> str:
    """Negotiation points for a unit of its class (11.2a)."""
    if not 0 <= unit < s.setup.count() or not 0 <= s.setup.group[unit] < len(CLASS_NAMES):
        return OUT_OF_REACH
    return reach.points(s.setup.charts.class_costs[s.setup.group[unit]])


# ---------------------------------------------------------------- places
def pointing(s: Position, action: Action) -> dict[str, int]:
    """The unit that acts, the unit it acts upon, the hex it goes to and the one on its way, by index."""
    found: dict[str, int] = {}
    units = units_of(s, action)
    if len(units) > 0:
        found["piece"] = units[0]
    if len(units) > 1:
        found["target"] = units[1]
    hexes = hexes_of(s, action)
    if len(hexes) > 0:
        found["hex"] = hexes[0]
    if len(hexes) > 1:
        found["via"] = hexes[1]
    return found


# ---------------------------------------------------------------- names
def name(s: Position, reference: str, lang: str) -> str:
    """Words for a reference: "unit/12", "hex/123", "seat/0", "player/0", "chit/4", "city/2", "crossing/1"."""
    what, _, digits = reference.partition("/")
    if not digits.isdigit():
        return reference
    i = int(digits)
    setup = s.setup
    if what == "unit" and i < setup.count():
        return setup.names_it[i] if lang == "it" else setup.names_en[i]
    if what == "hex" and i < setup.count_hexes:
        return hex_name(s, i, lang)
    if what == "city" and i < len(setup.cities):
        return setup.cities[i].name_it if lang == "it" else setup.cities[i].name_en
    if what == "crossing" and i < len(setup.crossings):
        return setup.crossings[i].name_it if lang == "it" else setup.crossings[i].name_en
    if what == "chit" and i < len(setup.chits):
        return chit_name(s, i, lang)
    if what == "player" and i < 2:
        return player_name(i, lang)
    return seat_name(s, i, lang) if what == "seat" and i < 2 else reference


def running(s: Position, reference: str, lang: str) -> str:
    unit = unit_named(s, reference)
    return unit_running(s.setup, unit, lang) if unit >= 0 else ""


def unit_running(setup: Setup, unit: i64, lang: str) -> str:
    """Return the name with its article. Of Italian names only those of HQs keep their capital letter."""
    name = setup.names_it[unit] if lang == "it" else setup.names_en[unit]
    return nouns.running(name, setup.genders[unit], lang, lang != "it" or setup.is_hq(unit))


def gender(s: Position, reference: str, lang: str) -> str:
    unit = unit_named(s, reference)
    return s.setup.genders[unit] if unit >= 0 and lang == "it" else ""


def unit_named(s: Position, reference: str) -> int:
    """Return the unit of "unit/12", or of the chit of an HQ, "chit/4"; -1 for another reference."""
    what, _, digits = reference.partition("/")
    i = int(digits) if digits.isdigit() else -1
    if what == "unit" and i < s.setup.count():
        return i
    return int(s.setup.chits[i].hq) if what == "chit" and 0 <= i < len(s.setup.chits) else -1


def hex_name(s: Position, h: i64, lang: str) -> str:
    """Its number, and the city there."""
    city = s.setup.city_at[h]
    if city < 0:
        return s.setup.number_of(h)
    there = s.setup.cities[city]
    return f"{there.name_it if lang == 'it' else there.name_en} ({s.setup.number_of(h)})"


def chit_name(s: Position, kind: i64, lang: str) -> str:
    """A chit of an HQ bears its name; for the others the name of their text is returned."""
    chit = s.setup.chits[kind]
    if chit.kind in CHIT_TEXTS:
        return f"@tr-screen-chit-{CHIT_TEXTS[chit.kind]}"
    return s.setup.names_it[chit.hq] if lang == "it" else s.setup.names_en[chit.hq]


def player_name(seat: i64, lang: str) -> str:
    return f"{'Giocatore' if lang == 'it' else 'Player'} {seat + 1}"


def seat_name(s: Position, seat: i64, lang: str) -> str:
    """The side that the seat plays; while both bid for the sides, its place at the table (14.1)."""
    if s.result is None and isinstance(s.top(), Bidding):
        return player_name(seat, lang)
    return "@web-nation-soviet" if s.seat[SOVIET] == seat else "@web-seat-axis"


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, action: Action) -> list[str]:
    """The verb, the types of the units concerned, the terrain entered, the chits."""
    found = [f"verb:{VERBS.name_of(action.verb)}"]
    found += [f"type:{s.setup.types[unit].key}" for unit in units_of(s, action)]
    if action.verb not in (ATTACK, LIFT):
        found += [f"terrain:{TERRAIN_NAMES[s.setup.terrain[h]]}" for h in hexes_of(s, action)]
    if takes(action, CHIT):
        found.append(f"chit:{s.setup.chits[action.chit].key}")
    if action.verb == READY:
        # With the chits that were chosen goes the one that nobody chooses (4.2d).
        found += [f"chit:{chit.key}" for chit in s.setup.chits if chit.kind == SUPPLY_CHIT]
    return found
