"""What everybody may know and never changes: the deck, the men, their weapons, the scenario."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.setup import COLUMNS, DECK, FUNCTIONS, NATION_NAMES, Deck, Hull, ManType, Setup, WeaponType

MOVEMENT_NAMES: Final = ["plain", "flank", "ford"]
TRAIT_NAMES: Final = [
    "rifle", "bolt", "crew", "lmg", "mmg", "ordnance", "mortar", "flamethrower", "machine-pistol", "carries", "heavy",
]  # fmt: skip
RANDOM_NUMBERS: Final = 7
WHEN_PINNED: Final = 4  # less in close combat (20.6)


def board(setup: Setup) -> dict[str, object]:
    data = scenario_data(setup)
    data["cards"] = [card_data(setup, card) for card in range(DECK)]
    data["weapons"] = [weapon_data(i, setup.weapons[i], setup.armour) for i in range(len(setup.weapons))]
    data["men"] = [man_data(setup, man) for man in range(setup.count())]
    if setup.night:
        data["night"] = True
    return data


def words(it: str, en: str) -> dict[str, str]:
    return {"it": it, "en": en}


# ---------------------------------------------------------------- the scenario
def scenario_data(setup: Setup) -> dict[str, object]:
    removed = [kind for kind in range(len(setup.removed)) if setup.removed[kind] > 0]
    return {
        "scenario": setup.scenario,
        "title": words(setup.title_it, setup.title_en),
        "options": dict(setup.options),
        "level": int(setup.level),
        "nations": [NATION_NAMES[nation] for nation in setup.nation],
        "attacker": int(setup.attacker),
        "first": int(setup.first_player),
        "decks": int(setup.decks),
        "clock_winner": int(setup.clock_winner),
        "goals": [goal_data(goal) for goal in setup.goals],
        "pillbox": int(setup.pillbox),
        "snipers": [int(n) for n in setup.snipers],
        "removed": [{"terrain": B.TERRAIN_NAMES[kind], "count": int(setup.removed[kind])} for kind in removed],
        "hands": [int(B.HAND_SIZES[nation]) for nation in setup.nation],
        "breaks": [breaks_at(setup, side) for side in range(2)],
    }


def goal_data(goal: B.Goal) -> dict[str, object]:
    return {
        "side": int(goal.side),
        "kind": B.GOAL_NAMES[goal.kind],
        "men": int(goal.men),
        "reach": int(goal.reach),
        "cover": goal.cover,
    }


def breaks_at(setup: Setup, side: i64) -> int:
    """So many men lost are more than half (16.5)."""
    men = sum(1 for man in range(setup.count()) if setup.side[man] == side)
    return men // 2 + 1


# ---------------------------------------------------------------- cards
def card_data(setup: Setup, card: i64) -> dict[str, object]:
    deck = setup.deck
    columns = range(1, COLUMNS + 1)
    data: dict[str, object] = {
        "id": int(card),
        "number": int(deck.number(card)),
        "functions": functions_of(deck, card),
        "terrain": B.TERRAIN_NAMES[deck.terrain[card]] if deck.is_terrain(card) else "",
        "need": int(deck.need[card]),
        "movement": MOVEMENT_NAMES[deck.movement[card]] if moves(deck, card) else "",
        "random": int(deck.random[card]),
        "red": deck.red[card] == 1,
        "positions": [int(deck.position_in(card, column)) for column in columns],
        "reds": [deck.position_is_red(card, column) for column in columns],
        "breeze": deck.breeze[card] == 1,
    }
    data["kills"] = bits(deck.kills[card])
    data["pins"] = bits(deck.pins[card])
    data["strength"] = int(deck.strength[card])
    data["threshold"] = int(deck.threshold[card])
    data["dead"] = [setup.dead[side * DECK + card] == 1 for side in range(2)]
    return data


def functions_of(deck: Deck, card: i64) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        if deck.function[i] != B.NONE:
            nations = [NATION_NAMES[n] for n in range(len(NATION_NAMES)) if (deck.nations[i] >> n) & 1 == 1]
            found.append({"as": B.FUNCTION_NAMES[deck.function[i]], "value": int(deck.value[i]), "nations": nations})
    return found


def moves(deck: Deck, card: i64) -> bool:
    """It is a movement card for somebody."""
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        if deck.function[i] == B.MOVEMENT:
            return True
    return False


def bits(mask: i64) -> list[int]:
    return [number for number in range(RANDOM_NUMBERS) if (mask >> number) & 1 == 1]


# ---------------------------------------------------------------- weapons and men
def weapon_data(id: i64, weapon: WeaponType, armour: bool) -> dict[str, object]:
    data: dict[str, object] = {
        "id": int(id),
        "key": weapon.key,
        "name": words(weapon.name_it, weapon.name_en),
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


def ordnance_data(weapon: WeaponType) -> dict[str, object] | None:
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
    """The numbers that hit (25.6)."""
    if level == B.NO_HIT:
        return ""
    return str(-level) if level <= 0 else f"0-{level}"


def man_data(setup: Setup, id: i64) -> dict[str, object]:
    man = setup.men[id]
    data: dict[str, object] = {
        "id": int(id),
        "key": man.key,
        "name": man.name,
        "rank": words(man.rank_it, man.rank_en),
        "nation": NATION_NAMES[man.nation],
        "side": int(setup.side[id]),
        "leader": B.LEADER_NAMES[man.leader],
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
        data["kind"] = B.KIND_NAMES[man.kind]
        data["hull"] = None if man.hull is None else hull_data(man.hull)
    return data


def hull_data(hull: Hull) -> dict[str, object]:
    return {
        "open_topped": hull.open_topped,
        "assault_gun": hull.assault_gun,
        "front": [int(hull.front.kill), int(hull.front.immobilise), int(hull.front.stun)],
        "flank": [int(hull.flank.kill), int(hull.flank.immobilise), int(hull.flank.stun)],
        "commander": int(hull.commander),
        "overrun": [int(hull.overrun), int(hull.overrun_back)],
    }


def close_data(setup: Setup, man: ManType) -> dict[str, int]:
    """Close combat values of both sides of his card, armed and unarmed (20.6)."""
    armed = int(man.morale + setup.weapons[man.weapon].close)
    unarmed = int(man.morale) - 1
    return {
        "armed": armed,
        "unarmed": unarmed,
        "pinned_armed": armed - WHEN_PINNED,
        "pinned_unarmed": unarmed - WHEN_PINNED,
    }
