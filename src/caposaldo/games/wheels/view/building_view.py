"""What a seat sees of a battle that is being built: its own army, the box of terrain; of the enemy only his points."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.wheels import view_types
from caposaldo.games.wheels.position import BUILDING, Position
from caposaldo.games.wheels.rules import army, building
from caposaldo.games.wheels.rules.army import Limits
from caposaldo.games.wheels.rules.fieldworks import LayWorks
from caposaldo.games.wheels.rules.laying import Lay
from caposaldo.games.wheels.setup import LEVEL_NAMES, TERRAIN_NAMES, Bought


def building_view(s: Position, seat: i64) -> view_types.Building:
    lays = s.segment == BUILDING and type(s.top()) in (Lay, LayWorks)
    return {
        "points": [int(building.share_of(s, side)) for side in range(2)],
        "ready": [s.passed[side] == 1 for side in range(2)],
        "army": army_view(s, seat) if seat >= 0 and len(s.side) == 0 else None,
        "box": [piece_view(s, number) for number in range(len(s.setup.templates))] if lays else [],
    }


def army_view(s: Position, seat: i64) -> view_types.Army:
    limits = building.limits_of(s, seat)
    bought = building.roster_of(s, seat)
    return {
        "left": int(limits.left(bought)),
        "companies": int(limits.companies),
        "platoons": [platoon_view(s, seat, i, bought[i]) for i in range(len(bought))],
        "offer": [offer_view(limits, bought, card) for card in limits.on_offer()],
    }


def platoon_view(s: Position, seat: i64, number: int, one: Bought) -> view_types.Purchase:
    return {
        "label": s.label(2 * number + seat),
        "card": s.setup.cards[one.card].key,
        "models": int(one.size),
        "level": cast(view_types.Level, LEVEL_NAMES[one.level]),
        "hq": one.is_hq,
        "company": int(one.company) + 1,
        "cost": int(army.price(s.setup.cards, one)),
    }


def offer_view(limits: Limits, bought: list[Bought], card: int) -> view_types.Offer:
    kind = limits.cards[card]
    return {
        "number": card + 1,
        "card": kind.key,
        "name": {"it": kind.name_it, "en": kind.name_en},
        "prices": [int(kind.price(level)) for level in range(len(LEVEL_NAMES))],
        "left": int(limits.cards_left(bought, card)),
    }


def piece_view(s: Position, number: int) -> view_types.BoxPiece:
    template = s.setup.templates[number]
    return {
        "number": number + 1,
        "key": template.key,
        "name": {"it": template.label_it, "en": template.label_en},
        "kind": cast(view_types.TerrainKind, TERRAIN_NAMES[template.kind]),
        "points": [int(n) for n in template.points],
        "width": int(template.width),
        "height": int(template.height),
    }
