"""What never changes in a battle and everybody may know: the names of unit cards, pieces of the box and terrain."""

from __future__ import annotations

from typing import cast

from caposaldo.games.wheels import view_types
from caposaldo.games.wheels.setup import TERRAIN_NAMES, Card, Setup
from caposaldo.games.wheels.view.building_words import type_running


def board(setup: Setup) -> view_types.Board:
    return {
        "cards": [card_name(card) for card in setup.cards],
        "box": [{"it": piece.label_it, "en": piece.label_en} for piece in setup.templates],
        "kinds": cast(list[view_types.TerrainKind], list(TERRAIN_NAMES)),
    }


def card_name(card: Card) -> view_types.CardName:
    return {
        "name": {"it": card.name_it, "en": card.name_en},
        "the": {"it": type_running(card, "it"), "en": type_running(card, "en")},
        "gender": card.gender,
    }
