"""The words of building a battle: unit cards, pieces of terrain, and what may be done with them."""

from __future__ import annotations

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import LETTERS, Position
from caposaldo.games.wheels.rules import army, building, laying, sectors
from caposaldo.games.wheels.rules.distance import written
from caposaldo.games.wheels.setup import ASSAULT, LEVEL_NAMES, TERRAIN_NAMES, Card
from caposaldo.games.wheels.verbs import BUY, COMMAND, DIVIDE, HALF, LAY, OBJECTIVE, READY, RIDE, SELL, SIDE
from caposaldo.kernel import nouns
from caposaldo.kernel.game import Params

HALVES = ["right", "left"]  # of the heading of the line
STRIPS = ["first", "last"]


def params(s: Position, a: Action) -> Params:
    if a.verb in (BUY, COMMAND):
        return purchase(s, a)
    if a.verb == SELL:
        return sale(s, a)
    if a.verb == RIDE:
        return {"unit": s.ref(a.unit), "carrier": s.ref(a.target)}
    if a.verb == LAY:
        return {"piece": laying.piece_ref(a.number), "at": written(a.point_x, a.point_y), "bearing": int(a.facing)}
    if a.verb == DIVIDE:
        return {"bearing": int(a.facing)}
    if a.verb == HALF:
        is_assault = s.setup.scenario == ASSAULT
        return {"part": (HALVES if is_assault else STRIPS)[a.number], "of": "half" if is_assault else "strip"}
    if a.verb == OBJECTIVE:
        piece = s.ground.pieces[a.number]
        x, y = sectors.middle_of(piece.shapes[0])
        return {"piece": f"@terrain/{piece.kind}", "at": written(x, y)}
    if a.verb == SIDE:
        return {"side": f"@wh-side-{sectors.SIDE_NAMES[a.number]}"}
    return {"of": s.pending().name()} if a.verb == READY else {}


def purchase(s: Position, a: Action) -> Params:
    one = building.offered(s, 0, a)
    return {
        "card": army.ref(a.number),
        "models": int(a.size),
        "level": f"@wh-show-{LEVEL_NAMES[a.level]}",
        "company" if a.verb == COMMAND else "number": int(a.company) + 1,
        "cost": int(army.price(s.setup.cards, one)),
    }


def sale(s: Position, a: Action) -> Params:
    bought = building.roster_of(s, a.unit % len(LETTERS))
    one = bought[building.number_of(a.unit)]
    return {"card": army.ref(one.card), "models": int(one.size), "cost": int(army.price(s.setup.cards, one))}


# ---------------------------------------------------------------- names
def name(s: Position, what: str, number: int, lang: str) -> str:
    """Words for "card/12", "piece/3" of the box, "terrain/2"; "" for what is none of these."""
    if what == "card" and number < len(s.setup.cards):
        card = s.setup.cards[number]
        return card.name_it if lang == "it" else card.name_en
    if what == "piece" and number < len(s.setup.templates):
        template = s.setup.templates[number]
        return template.label_it if lang == "it" else template.label_en
    return f"@wh-show-{TERRAIN_NAMES[number]}" if what == "terrain" and number < len(TERRAIN_NAMES) else ""


def running(s: Position, ref: str, lang: str) -> str:
    """A unit card inside a sentence."""
    card = card_of(s, ref)
    return type_running(s.setup.cards[card], lang) if card >= 0 else ""


def type_running(card: Card, lang: str) -> str:
    """“il Panther”, “i granatieri”; “the Panther”, “the grenadiers”."""
    if lang == "it":
        return nouns.running(card.name_it, card.gender or "m", lang, card.proper_it)
    return nouns.running(card.name_en, "", lang, card.proper_en)


def gender(s: Position, ref: str, lang: str) -> str:
    card = card_of(s, ref)
    return type_gender(s.setup.cards[card], lang) if card >= 0 else ""


def type_gender(card: Card, lang: str) -> str:
    """`m`, `f`, `mp` or `fp` in Italian, `p` for an English plural."""
    if lang == "it":
        return card.gender or "m"
    return "p" if card.gender.endswith("p") else ""


def card_of(s: Position, ref: str) -> int:
    what, _, number = ref.partition("/")
    return int(number) if what == "card" and number.isdigit() and int(number) < len(s.setup.cards) else -1
