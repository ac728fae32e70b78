"""Cards, weapons, men and scenarios: read from text, checked, made into a `Setup`.

A wrong file gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TypeVar

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.armoury import bits, park_from_text, print_ordnance
from caposaldo.games.upfront.io.build_setup import Components, SetupBuilder, offered
from caposaldo.games.upfront.io.schema import CardLine, Company, Force, ManLine, Scenario, WeaponLine
from caposaldo.games.upfront.setup import Deck, ManType, Setup, WeaponType
from caposaldo.kernel.scenarios import ScenarioFiles, forces_in_words, yes_or_no
from caposaldo.kernel.sources import Words, both, known, raw, read_text, shaped, wrong

HERE = Path(__file__).parent.parent
DATA = HERE / "data"
SCENARIOS = HERE / "scenarios"
S = TypeVar("S")

TRAITS = {
    "rifle": B.RIFLE, "bolt": B.BOLT, "crew": B.CREW, "lmg": B.LIGHT_MG, "mmg": B.MEDIUM_MG, "ordnance": B.ORDNANCE,
    "mortar": B.MORTAR, "flamethrower": B.FLAMETHROWER, "machine-pistol": B.MACHINE_PISTOL, "carries": B.LETS_CARRY,
    "heavy": B.HEAVY, "secondary": B.SECONDARY, "demolition": B.DEMOLITION,
}  # fmt: skip
SIMPLE = {"rally-all": B.RALLY_ALL, "smoke": B.SMOKE, "wire": B.WIRE, "hero": B.HERO, "radio": B.RADIO}
WORTH = {B.MOVEMENT: 1, B.SMOKE: -1, B.WIRE: 1}  # added to attacks on the group (7.2, 13.21, 13.31)
MOVEMENTS = {"": B.PLAIN, "flank": B.FLANK, "ford": B.FORD}
COLOURS = {"black": 0, "red": 1}
NATIONS = ["germany", "usa", "russia"]  # in the words of all games, which call them Russians here
KIA, KIA_WITH_FLAMES = 8, 7


# ---------------------------------------------------------------- reading
def table(text: str, shape: type[S], where: str) -> dict[str, S]:
    """Return the entries of a file, all of the same shape, by their keys."""
    return {key: shaped(told, shape, where, key) for key, told in raw(text, where).items()}


def check_each(entries: object, shape: type[S], where: str, at: str) -> None:
    """Check each entry; an error names the key of its entry."""
    if isinstance(entries, dict):
        for key, told in entries.items():
            shaped(told, shape, where, f"{at}.{key}")


@cache
def load_components() -> Components:
    """Load deck, weapons and men from the data files."""
    deck = deck_from_text(read_text(DATA / "deck.toml"), "deck.toml")
    weapons = weapons_from_text(read_text(DATA / "weapons.toml"), "weapons.toml")
    men = men_from_text(read_text(DATA / "men.toml"), "men.toml", weapons)
    park = park_from_text(read_text(DATA / "vehicles.toml"), "vehicles.toml", len(weapons))
    return Components(deck, weapons, men, park)


# ---------------------------------------------------------------- the deck (2.2)
def deck_from_text(text: str, where: str) -> Deck:
    lines = table(text, CardLine, where)
    for key in lines:
        if not key.isdigit() or not 1 <= int(key[:4]) <= B.DECK:
            raise wrong(where, key, f"expected the number of a card, 1 to {B.DECK}")
    deck = Deck()
    for card in range(B.DECK):
        key = str(card + 1)
        if key not in lines:
            raise wrong(where, key, "expected, but it is missing")
        print_card(deck, card, lines[key], where, key)
    return deck


def print_card(deck: Deck, card: int, line: CardLine, where: str, key: str) -> None:
    found = re.fullmatch(r"(red|black) ([0-6])", line.random)
    if found is None:
        raise wrong(where, f"{key}.random", f'expected a number as "red 3", found {line.random[:40]!r}')
    deck.red[card], deck.random[card] = COLOURS[found[1]], int(found[2])
    deck.breeze[card] = int(line.breeze)
    print_positions(deck, card, line.positions, where, f"{key}.positions")
    for i, text in enumerate(line.plays):
        print_function(deck, card, i, text, where, f"{key}.as[{i}]")
    check_functions(deck, card, where, f"{key}.as")


def print_positions(deck: Deck, card: int, text: str, where: str, at: str) -> None:
    """Read ten positions with their colours, "1b 2r ..."; in column n one of 1 to n, 0 means ten."""
    words = text.split()
    if len(words) != B.COLUMNS:
        raise wrong(where, at, f"expected {B.COLUMNS} position numbers, found {len(words)}")
    for i, word in enumerate(words):
        found = re.fullmatch(r"([0-9])([rb])", word)
        position = (int(found[1]) or 10) if found else 99
        if found is None or position > i + 1:
            raise wrong(where, at, f'expected a number of 1 to {i + 1} and a colour as "1r", found {word[:40]!r}')
        deck.position[card * B.COLUMNS + i] = position
        deck.position_red[card * B.COLUMNS + i] = int(found[2] == "r")


def print_function(deck: Deck, card: int, place: int, text: str, where: str, at: str) -> None:
    """Read one of the functions of the card, and the nations that have it (2.21)."""
    what, colon, who = text.partition(":")
    nations = who.split() if colon else B.NATION_NAMES
    for nation in nations:
        known(where, at, nation, B.NATION_NAMES)
    name, _, rest = what.strip().partition(" ")
    i = card * B.FUNCTIONS + place
    deck.nations[i] = sum(1 << B.NATION_NAMES.index(nation) for nation in set(nations))
    function = function_named(name, where, at)
    deck.function[i] = function
    deck.value[i] = WORTH.get(function, 0)
    if not print_number(deck, card, i, name, rest.strip()):
        raise wrong(where, at, f"cannot read {text[:40]!r}, see the first lines of the file")


def function_named(name: str, where: str, at: str) -> int:
    plain = {"fire": B.FIRE, "rally": B.RALLY, "concealed": B.CONCEALED, "movement": B.MOVEMENT, "sniper": B.SNIPER}
    named = {**SIMPLE, **plain, **dict.fromkeys(B.TERRAIN_NAMES[1:], B.TERRAIN)}
    known(where, at, name, list(named))
    return named[name]


def print_number(deck: Deck, card: int, i: int, name: str, rest: str) -> bool:
    """Read the value after the name; tell whether it makes sense."""
    if name in SIMPLE:
        return rest == ""
    if name == "movement":
        deck.movement[card] = MOVEMENTS.get(rest, B.PLAIN)
        return rest in MOVEMENTS
    if name == "sniper":
        return print_sniper(deck, card, rest)
    if name in B.TERRAIN_NAMES:
        deck.terrain[card] = B.TERRAIN_NAMES.index(name)
    first, slash, second = rest.partition("/")
    if not re.fullmatch(r"-?\d", first) or bool(slash) != (name in ("fire", "minefield")):
        return False
    if name == "minefield":
        deck.strength[card], deck.threshold[card] = int(first), int(second) if second.isdigit() else -1
        return 1 <= deck.strength[card] <= 6 and 0 <= deck.threshold[card] <= 6
    deck.value[i] = int(first)
    if name == "fire":
        deck.need[card] = int(second) if second.isdigit() else 0
        return 1 <= deck.need[card] <= 20 and deck.value[i] >= 1
    return bool(deck.value[i] >= 1 if name == "rally" else deck.value[i] <= 0)


def print_sniper(deck: Deck, card: int, text: str) -> bool:
    """Read the numbers that kill and those that pin, "0/1-3", none in both (14.3); tell whether they make sense."""
    found = re.fullmatch(r"([0-6])(?:-([0-6]))?/([0-6])(?:-([0-6]))?", text)
    if found is None:
        return False
    deck.kills[card] = bits(range(int(found[1]), int(found[2] or found[1]) + 1))
    deck.pins[card] = bits(range(int(found[3]), int(found[4] or found[3]) + 1))
    return bool(deck.kills[card] & deck.pins[card] == 0 and deck.kills[card] and deck.pins[card])


def check_functions(deck: Deck, card: int, where: str, at: str) -> None:
    """Check that a terrain card has no other function and no nation has one function twice."""
    own = range(card * B.FUNCTIONS, card * B.FUNCTIONS + B.FUNCTIONS)
    used = [i for i in own if deck.function[i] != B.NONE]
    if any(deck.function[i] == B.TERRAIN for i in used) and len(used) > 1:
        raise wrong(where, at, "a Terrain card is nothing else besides")
    for i in used:
        for j in used:
            if i < j and deck.function[i] == deck.function[j] and deck.nations[i] & deck.nations[j]:
                raise wrong(where, at, "the same function twice for one nation")


# ---------------------------------------------------------------- weapons (6.2, 19.3, 20.6)
def weapons_from_text(text: str, where: str) -> list[WeaponType]:
    return [weapon(key, line, where) for key, line in table(text, WeaponLine, where).items()]


def weapon(key: str, line: WeaponLine, where: str) -> WeaponType:
    secondary = "secondary" in line.traits
    if not secondary:
        known(where, key, key.partition("-")[0], B.NATION_NAMES)
    made = WeaponType(key, line.name.it, line.name.en)
    made.gender = line.gender
    for trait in line.traits:
        known(where, f"{key}.is", trait, list(TRAITS))
        made.traits |= TRAITS[trait]
    ordnance, crew = bool(made.traits & B.ORDNANCE), bool(made.traits & B.CREW)
    if (line.alone is not None) != (crew and not ordnance):
        raise wrong(where, f"{key}.alone", "expected for small arms with a crew, and for nothing else (11.1)")
    if (line.power is None) != (ordnance or secondary):
        raise wrong(where, f"{key}.power", "expected of all but ordnance and secondary weapons (21.1, 25.2)")
    for i, power in enumerate(line.power or []):
        made.power[i] = power
        made.alone[i] = power if line.alone is None else line.alone[i]
        if made.alone[i] > made.power[i]:
            raise wrong(where, f"{key}.alone", "expected no more than with a crew (11.1)")
    made.close = line.close
    made.repair_black, made.repair_red = bits(line.repaired.black), bits(line.repaired.red)
    made.lost_black, made.lost_red = bits(line.lost.black), bits(line.lost.red)
    if made.repair_black & made.lost_black or made.repair_red & made.lost_red:
        raise wrong(where, f"{key}.lost", "a number cannot both repair a weapon and take it away (19.3)")
    if (line.gun is not None) != ordnance:
        raise wrong(where, f"{key}.gun", "expected of ordnance, and of nothing else (25.1)")
    if line.gun is not None:
        print_ordnance(made, line.gun, where, f"{key}.gun")
    return made


# ---------------------------------------------------------------- men (2.3)
def men_from_text(text: str, where: str, weapons: list[WeaponType]) -> dict[str, ManType]:
    data = raw(text, where)
    for name in B.NATION_NAMES:
        check_each(data.get(name), ManLine, where, name)
    company = shaped(data, Company, where, "")
    found: dict[str, ManType] = {}
    for nation, name in enumerate(B.NATION_NAMES):
        for key, line in getattr(company, name).items():
            if key in found:
                raise wrong(where, f"{name}.{key}", "there is a man of that key already")
            known(where, f"{name}.{key}.rank", line.rank, list(company.ranks))
            found[key] = man(key, nation, line, company.ranks[line.rank], weapons, where)
    return found


def man(key: str, nation: int, line: ManLine, rank: Words, weapons: list[WeaponType], where: str) -> ManType:
    at, side = f"{B.NATION_NAMES[nation]}.{key}", B.NATION_NAMES[nation]
    named = [weapon.key for weapon in weapons]
    known(where, f"{at}.weapon", f"{side}-{line.weapon}", [name for name in named if name.startswith(side)])
    made = ManType(key, line.name, rank.it, rank.en)
    made.nation, made.leader = nation, B.LEADER_NAMES.index(line.leader)
    made.weapon = named.index(f"{side}-{line.weapon}")
    made.morale, made.panic, made.points = line.morale, line.panic, line.points
    made.kia = KIA_WITH_FLAMES if weapons[made.weapon].traits & B.FLAMETHROWER else KIA
    made.commissar = line.commissar
    if line.panic < line.morale:
        raise wrong(where, f"{at}.panic", "expected no less than the morale")
    if line.commissar and (nation != B.RUSSIAN or line.leader == ""):
        raise wrong(where, f"{at}.commissar", "expected of a Russian sl or asl only (15.5)")
    return made


# ---------------------------------------------------------------- the scenarios
def scenario_from_text(text: str, path: Path) -> Scenario:
    data = raw(text, path.name)
    check_each(data.get("force"), Force, path.name, "force")
    told = shaped(data, Scenario, path.name, "")
    told.id = told.id or path.stem
    return told


def build_setup(told: Scenario, path: Path, options: dict[str, str]) -> Setup:
    return SetupBuilder(told, path.name, load_components(), options).build()


SCENARIO_FILES = ScenarioFiles(SCENARIOS, scenario_from_text, build_setup)
scenario_ids = SCENARIO_FILES.ids
path_of = SCENARIO_FILES.path
scenario_file = SCENARIO_FILES.read
load_setup = SCENARIO_FILES.load


def about(scenario: str) -> dict[str, object]:
    """Return what a list of scenarios shows."""
    told = scenario_file(path_of(scenario))
    ready = load_setup(scenario, {})
    return {
        "id": told.id,
        "title": both(told.title),
        "briefing": both(told.briefing),
        **sides_of(ready),
        "variants": [
            {"options": options, **sides_of(load_setup(scenario, options))} for options in pairings(told) if options
        ],
        "length": {"turns": told.decks, "decks": told.decks, "minutes": told.minutes, "units": int(ready.count())},
        "year": told.year,
        "difficulty": told.difficulty,
        "learner": told.learner,
        "options": yes_or_no(offered(told)),
    }


def sides_of(ready: Setup) -> dict[str, object]:
    """Return the sides, their forces and the attacker; options of the scenario change them (2.4)."""
    roles = ["attacker" if side == ready.attacker else "defender" for side in range(2)]
    return {
        "forces": [
            forces_in_words(ready.weapons[man.weapon] for i, man in enumerate(ready.men) if ready.side[i] == side)
            for side in range(2)
        ],
        "seats": ready.seat_names,
        "nations": [NATIONS[nation] for nation in ready.nation],
        "strength": [sum(1 for side in ready.side if side == seat) for seat in range(2)],
        "roles": roles if ready.attacker >= 0 else [],
    }


def pairings(told: Scenario) -> list[dict[str, str]]:
    """Return the options for every pair of forces of the scenario: two in a meeting engagement, else four (2.4)."""
    usual = offered(told)
    names = [name for name in ("russians", "germans_attack") if name in usual]
    found: list[dict[str, str]] = [{}]
    for name in names:
        other = "no" if usual[name] else "yes"
        found += [{**options, name: other} for options in found]
    return found
