"""What everybody may know and never changes: the deck, the men, their weapons, the scenario."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import box as B
from caposaldo.games.upfront.box import COLUMNS, DECK, FUNCTIONS, NATION_NAMES, Box, Deck, Hull, ManType, WeaponType

MOVEMENT_NAMES: Final = ["plain", "flank", "ford"]
TRAIT_NAMES: Final = [
    "rifle", "bolt", "crew", "lmg", "mmg", "ordnance", "mortar", "flamethrower", "machine-pistol", "carries", "heavy",
]  # fmt: skip
RANDOM_NUMBERS: Final = 7
WHEN_PINNED: Final = 4  # less in close combat (20.6)


def board(box: Box) -> dict[str, object]:
    data = scenario_data(box)
    data["cards"] = [card_data(box, card) for card in range(DECK)]
    data["weapons"] = [weapon_data(i, box.weapons[i], box.armour) for i in range(len(box.weapons))]
    data["men"] = [man_data(box, man) for man in range(box.count())]
    if box.night:
        data["night"] = True
    return data


def words(it: str, en: str) -> dict[str, str]:
    return {"it": it, "en": en}


# ---------------------------------------------------------------- the scenario
def scenario_data(box: Box) -> dict[str, object]:
    removed = [kind for kind in range(len(box.removed)) if box.removed[kind] > 0]
    return {
        "scenario": box.scenario,
        "title": words(box.title_it, box.title_en),
        "options": dict(box.options),
        "level": int(box.level),
        "nations": [NATION_NAMES[nation] for nation in box.nation],
        "attacker": int(box.attacker),
        "first": int(box.first_player),
        "decks": int(box.decks),
        "clock_winner": int(box.clock_winner),
        "goals": [goal_data(goal) for goal in box.goals],
        "pillbox": int(box.pillbox),
        "snipers": [int(n) for n in box.snipers],
        "removed": [{"terrain": B.TERRAIN_NAMES[kind], "count": int(box.removed[kind])} for kind in removed],
        "hands": [int(B.HAND_SIZES[nation]) for nation in box.nation],
        "breaks": [breaks_at(box, side) for side in range(2)],
    }


def goal_data(goal: B.Goal) -> dict[str, object]:
    return {
        "side": int(goal.side),
        "kind": B.GOAL_NAMES[goal.kind],
        "men": int(goal.men),
        "reach": int(goal.reach),
        "cover": goal.cover,
    }


def breaks_at(box: Box, side: i64) -> int:
    """So many men lost are more than half (16.5)."""
    men = sum(1 for man in range(box.count()) if box.side[man] == side)
    return men // 2 + 1


# ---------------------------------------------------------------- cards
def card_data(box: Box, card: i64) -> dict[str, object]:
    deck = box.deck
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
    data["dead"] = [box.dead[side * DECK + card] == 1 for side in range(2)]
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


def man_data(box: Box, id: i64) -> dict[str, object]:
    man = box.men[id]
    data: dict[str, object] = {
        "id": int(id),
        "key": man.key,
        "name": man.name,
        "rank": words(man.rank_it, man.rank_en),
        "nation": NATION_NAMES[man.nation],
        "side": int(box.side[id]),
        "leader": B.LEADER_NAMES[man.leader],
        "commissar": man.commissar,
        "weapon": int(man.weapon),
        "points": int(man.points),
        "morale": int(man.morale),
        "panic": int(man.panic),
        "kia": int(man.kia),
        "kia_pinned": int(man.kia + 1),
        "close": close_data(box, man),
    }
    if box.armour:
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


def close_data(box: Box, man: ManType) -> dict[str, int]:
    """Close combat values of both sides of his card, armed and unarmed (20.6)."""
    armed = int(man.morale + box.weapons[man.weapon].close)
    unarmed = int(man.morale) - 1
    return {
        "armed": armed,
        "unarmed": unarmed,
        "pinned_armed": armed - WHEN_PINNED,
        "pinned_unarmed": unarmed - WHEN_PINNED,
    }
