"""The data that is public and never changes: the deck, the men, their weapons, the scenario."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import view_types
from caposaldo.games.upfront.setup import COLUMNS, DECK, FUNCTIONS, NATION_NAMES, Deck, Hull, ManType, Setup, WeaponType
from caposaldo.games.upfront.view.names import weapon_running
from caposaldo.kernel.view_types import Words

MOVEMENT_NAMES: Final[list[view_types.Move]] = ["plain", "flank", "ford"]
TRAIT_NAMES: Final = [
    "rifle", "bolt", "crew", "lmg", "mmg", "ordnance", "mortar", "flamethrower", "machine-pistol", "carries", "heavy",
    "secondary", "demolition",
]  # fmt: skip
RANDOM_NUMBERS: Final = 7
WHEN_PINNED: Final = 4  # less in close combat (20.6)


def board(setup: Setup) -> view_types.Board:
    data: view_types.Board = {
        **scenario_data(setup),
        "cards": [card_data(setup, card) for card in range(DECK)],
        "weapons": [weapon_data(i, setup.weapons[i], setup.armour) for i in range(len(setup.weapons))],
        "weapon_types": [int(setup.weapon_type(weapon)) for weapon in range(setup.weapon_count())],
        "men": [man_data(setup, man) for man in range(setup.count())],
    }
    if setup.night:
        data["night"] = True
    return data


def words(it: str, en: str) -> Words:
    return {"it": it, "en": en}


def nation_name(nation: i64) -> view_types.Nation:
    return cast(view_types.Nation, NATION_NAMES[nation])


def terrain_name(kind: i64) -> view_types.TerrainKind:
    return cast(view_types.TerrainKind, B.TERRAIN_NAMES[kind])


# ---------------------------------------------------------------- the scenario
def scenario_data(setup: Setup) -> view_types.Scenario:
    removed = [kind for kind in range(len(setup.removed)) if setup.removed[kind] > 0]
    return {
        "scenario": setup.scenario,
        "title": words(setup.title_it, setup.title_en),
        "options": dict(setup.options),
        "level": int(setup.level),
        "nations": [nation_name(nation) for nation in setup.nation],
        "attacker": int(setup.attacker),
        "first": int(setup.first_player),
        "decks": int(setup.decks),
        "clock_winner": int(setup.clock_winner),
        "goals": [goal_data(goal) for goal in setup.goals],
        "pillbox": int(setup.pillbox),
        "snipers": [int(n) for n in setup.snipers],
        "removed": [{"terrain": terrain_name(kind), "count": int(setup.removed[kind])} for kind in removed],
        "hands": [int(B.HAND_SIZES[nation]) for nation in setup.nation],
        "breaks": [breaks_at(setup, side) for side in range(2)],
    }


def goal_data(goal: B.Goal) -> view_types.Goal:
    return {
        "side": int(goal.side),
        "kind": cast(view_types.GoalKind, B.GOAL_NAMES[goal.kind]),
        "men": int(goal.men),
        "reach": int(goal.reach),
        "cover": goal.cover,
    }


def breaks_at(setup: Setup, side: i64) -> int:
    """Return the number of losses that is more than half (16.5)."""
    men = sum(1 for man in range(setup.count()) if setup.side[man] == side)
    return men // 2 + 1


# ---------------------------------------------------------------- cards
def card_data(setup: Setup, card: i64) -> view_types.CardInfo:
    deck = setup.deck
    columns = range(1, COLUMNS + 1)
    return {
        "id": int(card),
        "number": int(deck.number(card)),
        "functions": functions_of(deck, card),
        "terrain": terrain_name(deck.terrain[card]) if deck.is_terrain(card) else "",
        "need": int(deck.need[card]),
        "movement": MOVEMENT_NAMES[deck.movement[card]] if moves(deck, card) else "",
        "random": int(deck.random[card]),
        "red": deck.red[card] == 1,
        "positions": [int(deck.position_in(card, column)) for column in columns],
        "reds": [deck.position_is_red(card, column) for column in columns],
        "breeze": deck.breeze[card] == 1,
        "kills": bits(deck.kills[card]),
        "pins": bits(deck.pins[card]),
        "strength": int(deck.strength[card]),
        "threshold": int(deck.threshold[card]),
        "dead": [setup.dead[side * DECK + card] == 1 for side in range(2)],
    }


def functions_of(deck: Deck, card: i64) -> list[view_types.FnUse]:
    found: list[view_types.FnUse] = []
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        if deck.function[i] != B.NONE:
            nations = [nation_name(n) for n in range(len(NATION_NAMES)) if (deck.nations[i] >> n) & 1 == 1]
            name = cast(view_types.Fn, B.FUNCTION_NAMES[deck.function[i]])
            found.append({"as": name, "value": int(deck.value[i]), "nations": nations})
    return found


def moves(deck: Deck, card: i64) -> bool:
    """Tell whether it is a movement card for any nation."""
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        if deck.function[i] == B.MOVEMENT:
            return True
    return False


def bits(mask: i64) -> list[int]:
    return [number for number in range(RANDOM_NUMBERS) if (mask >> number) & 1 == 1]


# ---------------------------------------------------------------- weapons and men
def weapon_data(id: i64, weapon: WeaponType, armour: bool) -> view_types.WeaponInfo:
    data: view_types.WeaponInfo = {
        "id": int(id),
        "key": weapon.key,
        "name": words(weapon.name_it, weapon.name_en),
        "the": words(weapon_running(weapon, "it"), weapon_running(weapon, "en")),
        "gender": weapon.gender,
        "traits": [TRAIT_NAMES[i] for i in range(len(TRAIT_NAMES)) if (weapon.traits >> i) & 1 == 1],
        "power": [int(n) for n in weapon.power],
        "alone": [int(n) for n in weapon.alone] if weapon.traits & B.CREW else None,
        "close": int(weapon.close),
        "repaired": {"black": bits(weapon.repair_black), "red": bits(weapon.repair_red)},
        "lost": {"black": bits(weapon.lost_black), "red": bits(weapon.lost_red)},
    }
    if armour:
        data["ordnance"] = ordnance_data(weapon)
    return data


def ordnance_data(weapon: WeaponType) -> view_types.Ordnance | None:
    if weapon.traits & B.ORDNANCE == 0:
        return None
    return {
        "hits": [ladder(level) for level in weapon.hits],
        "hits_alone": [ladder(level) for level in weapon.hits_alone],
        "effect": int(weapon.effect),
        "boxed": int(weapon.boxed) if weapon.boxed != B.NO_BOX else None,
        "jams": bits(weapon.jams),
    }


def ladder(level: i64) -> str:
    """Return the numbers that hit, as text (25.6)."""
    if level == B.NO_HIT:
        return ""
    return str(-level) if level <= 0 else f"0-{level}"


def man_data(setup: Setup, id: i64) -> view_types.ManInfo:
    man = setup.men[id]
    data: view_types.ManInfo = {
        "id": int(id),
        "key": man.key,
        "name": man.name,
        "rank": words(man.rank_it, man.rank_en),
        "nation": nation_name(man.nation),
        "side": int(setup.side[id]),
        "leader": cast(view_types.Leader, B.LEADER_NAMES[man.leader]),
        "commissar": man.commissar,
        "weapon": int(man.weapon),
        "points": int(man.points),
        "morale": int(man.morale),
        "panic": int(man.panic),
        "kia": int(man.kia),
        "kia_pinned": int(man.kia + 1),
        "close": close_data(setup, man),
    }
    if setup.armour:
        data["kind"] = cast(view_types.PieceKind, B.KIND_NAMES[man.kind])
        data["hull"] = None if man.hull is None else hull_data(man.hull)
    return data


def hull_data(hull: Hull) -> view_types.Hull:
    return {
        "open_topped": hull.open_topped,
        "assault_gun": hull.assault_gun,
        "front": [int(hull.front.kill), int(hull.front.immobilise), int(hull.front.stun)],
        "flank": [int(hull.flank.kill), int(hull.flank.immobilise), int(hull.flank.stun)],
        "commander": int(hull.commander),
        "overrun": [int(hull.overrun), int(hull.overrun_back)],
    }


def close_data(setup: Setup, man: ManType) -> view_types.CloseCombat:
    """Return the close combat values of both sides of his card, armed and unarmed (20.6)."""
    armed = int(man.morale + setup.weapons[man.weapon].close)
    unarmed = int(man.morale) - 1
    return {
        "armed": armed,
        "unarmed": unarmed,
        "pinned_armed": armed - WHEN_PINNED,
        "pinned_unarmed": unarmed - WHEN_PINNED,
    }
