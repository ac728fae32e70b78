"""The data that does not change during a scenario: the deck, the men, their weapons, and the terms of the scenario (2.1
to 2.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.fields import filled

GERMAN: Final = 0
AMERICAN: Final = 1
RUSSIAN: Final = 2
NATION_NAMES: Final = ["german", "american", "russian"]
HAND_SIZES: Final = vec[i64]([5, 6, 4])  # 3.5

DECK: Final = 162
COLUMNS: Final = 10
ROUT_COLUMN: Final = 10  # 0r (6.53)
FUNCTIONS: Final = 3  # on one card at most
LETTERS: Final = 4
LETTER_NAMES: Final = "ABCD"
ALL_CHAPTERS: Final = 24  # of the levels; those after it are for vehicles, guns and the night
NIGHT_CHAPTER: Final = 38
MOST_MEN: Final = 10  # in a group (3.2)

# Functions of a card (2.2, 2.21).
TERRAIN: Final = 0
MOVEMENT: Final = 1
FIRE: Final = 2
RALLY: Final = 3
RALLY_ALL: Final = 4
CONCEALED: Final = 5
SMOKE: Final = 6
WIRE: Final = 7
HERO: Final = 8
SNIPER: Final = 9
RADIO: Final = 10  # of use with later chapters only
FUNCTION_NAMES: Final = [
    "terrain", "movement", "fire", "rally", "rally-all", "concealed", "smoke", "wire", "hero", "sniper", "radio",
]  # fmt: skip
NONE: Final = -1

# Kinds of terrain (8, 23, 24).
OPEN: Final = 0
BUILDINGS: Final = 1
WOODS: Final = 2
BRUSH: Final = 3
HILL: Final = 4
GULLY: Final = 5
WALL: Final = 6
MARSH: Final = 7
STREAM: Final = 8
MINEFIELD: Final = 9
PILLBOX: Final = 10
TERRAIN_NAMES: Final = [
    "open", "buildings", "woods", "brush", "hill", "gully", "wall", "marsh", "stream", "minefield", "pillbox",
]  # fmt: skip

# Kinds of movement cards (8.53, 17.1).
PLAIN: Final = 0
FLANK: Final = 1
FORD: Final = 2

# Leaders (15.1, 15.5).
NO_LEADER: Final = 0
SQUAD_LEADER: Final = 1
ASSISTANT_LEADER: Final = 2
LEADER_NAMES: Final = ["", "sl", "asl"]

# Traits of a weapon, a bit each.
RIFLE: Final = 1  # any rifle but a carbine or an assault rifle
BOLT: Final = 2  # its man fires half on the move (12.11)
CREW: Final = 4  # two values, one in brackets (11.1)
LIGHT_MG: Final = 8
MEDIUM_MG: Final = 16  # does not fire on the move, in marsh or stream (12.12, 8.41, 8.52)
ORDNANCE: Final = 32  # adds nothing to small arms (25.2)
MORTAR: Final = 64
FLAMETHROWER: Final = 128
MACHINE_PISTOL: Final = 256
LETS_CARRY: Final = 512  # its man may carry a secondary weapon (21.1)
HEAVY: Final = 1024  # must be dropped to infiltrate (20.23)
SECONDARY: Final = 2048  # carried besides another weapon, as a marker (21.1)
DEMOLITION: Final = 4096  # a charge (21.2)

# Kinds of cards of a force (2.3, 28.1, 34.1).
MAN: Final = 0
VEHICLE: Final = 1
GUN: Final = 2  # an infantry gun with its crew
KIND_NAMES: Final = ["man", "vehicle", "gun"]

NO_HIT: Final = -99  # ordnance that cannot fire at a range (25.6)
NO_BOX: Final = -1  # a weapon that cannot pierce armour (25.42)

# Victory conditions a scenario may name (16.42): `Goal.kind`.
AT_CHIT: Final = 0  # men at this chit or beyond
AT_RANGE: Final = 1  # men at this relative range to some enemy group
GOAL_NAMES: Final = ["chit", "range"]


class WeaponType:
    """The data of a weapon, on a card or on a marker (6.2, 18.2, 19.3, 20.6)."""

    def __init__(self, key: str, name_it: str, name_en: str) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en
        self.gender = ""  # of its Italian name
        self.traits: i64 = 0
        self.power = filled(6, 0)  # by relative range
        self.alone = filled(6, 0)  # the values in brackets (11.1)
        self.close: i64 = 0  # in close combat (20.6)
        # Ordnance: its step on the ladder of 25.6 by relative range, in brackets (or from the reverse of a vehicle's
        # card), what a hit is worth, against armour too (25.42), and red numbers that jam it, a bit each (25.5).
        self.hits = filled(6, NO_HIT)
        self.hits_alone = filled(6, NO_HIT)
        self.effect: i64 = 0
        self.boxed: i64 = NO_BOX
        self.jams: i64 = 0
        # Random numbers by colour, a bit each, that repair it and that take it away for good (19.3).
        self.repair_black: i64 = 0
        self.repair_red: i64 = 0
        self.lost_black: i64 = 0
        self.lost_red: i64 = 0


class Plate:
    """An armour line of a vehicle: the numbers that destroy, immobilise and stun it. If the last two are the same the
    colour of one more card decides (28.4)."""

    def __init__(self, kill: i64, immobilise: i64, stun: i64) -> None:
        self.kill = kill
        self.immobilise = immobilise
        self.stun = stun


class Hull:
    """The additional values on a vehicle's card (28.2, 28.3, 29.2)."""

    def __init__(self, front: Plate, flank: Plate) -> None:
        self.front = front
        self.flank = flank
        self.open_topped = False  # its reverse is pinned, not buttoned up (28.4)
        self.assault_gun = False  # no turret (28.2)
        self.commander: i64 = 0  # number that kills him while he looks out
        self.overrun: i64 = 0  # 0: it has neither machine gun nor flamethrower (29.11)
        self.overrun_back: i64 = 0  # of the reverse


class ManType:
    """A personality card (2.3)."""

    def __init__(self, key: str, name: str, rank_it: str, rank_en: str) -> None:
        self.key = key
        self.name = name
        self.rank_it = rank_it
        self.rank_en = rank_en
        self.nation: i64 = GERMAN
        self.leader: i64 = NO_LEADER
        self.commissar = False  # in addition to `leader`: he replaces that leader (15.5)
        self.weapon: i64 = 0  # of `Setup.weapons`
        self.morale: i64 = 0
        self.panic: i64 = 0
        self.kia: i64 = 0  # one more on the pinned side (10.1)
        self.points: i64 = 0
        self.kind: i64 = MAN
        self.hull: Hull | None = None
        # An infantry gun where its shield does not help (34.4).
        self.bare_morale: i64 = 0
        self.bare_panic: i64 = 0
        self.bare_kia: i64 = 0


class Goal:
    """A goal: the side wins with `men` unpinned men this far, if `cover` not moving in terrain that protects them
    (16.42)."""

    def __init__(self, side: i64, kind: i64, men: i64, reach: i64, cover: bool) -> None:
        self.side = side
        self.kind = kind
        self.men = men
        self.reach = reach
        self.cover = cover


class Deck:
    """The action cards by number, from 0 (2.2). `deck.number(card)` is the one printed on it."""

    def __init__(self) -> None:
        self.random = filled(DECK, 0)
        self.red = filled(DECK, 0)
        self.position = filled(DECK * COLUMNS, 0)
        self.position_red = filled(DECK * COLUMNS, 0)
        self.breeze = filled(DECK, 0)
        # Up to three functions a card: what, with which number, for which nations (a bit each).
        self.function = filled(DECK * FUNCTIONS, NONE)
        self.value = filled(DECK * FUNCTIONS, 0)  # strength, men rallied, concealment (negative), modifier of terrain
        self.nations = filled(DECK * FUNCTIONS, 0)
        self.terrain = filled(DECK, OPEN)
        self.need = filled(DECK, 0)  # least firepower (6.1)
        self.movement = filled(DECK, PLAIN)
        self.kills = filled(DECK, 0)  # of a Sniper: random numbers, a bit each (14.3)
        self.pins = filled(DECK, 0)
        self.strength = filled(DECK, 0)  # of a Minefield (24.31)
        self.threshold = filled(DECK, 0)  # 24.4

    def number(self, card: i64) -> i64:
        return card + 1

    def place_of(self, card: i64, nation: i64, function: i64) -> i64:
        """Return the index of the function in the lists, -1 if the card does not have it for the nation (2.21)."""
        for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
            if self.function[i] == function and (self.nations[i] >> nation) & 1 == 1:
                return i
        return -1

    def plays(self, card: i64, nation: i64, function: i64) -> bool:
        return self.place_of(card, nation, function) >= 0

    def worth(self, card: i64, nation: i64, function: i64) -> i64:
        """Return the number that goes with the function; 0 if the nation does not have it."""
        i = self.place_of(card, nation, function)
        return self.value[i] if i >= 0 else 0

    def is_terrain(self, card: i64) -> bool:
        """Tell whether it is a terrain card, which has no other function."""
        return self.function[card * FUNCTIONS] == TERRAIN

    def signed(self, card: i64) -> i64:
        """Return the random number as it is added: red ones are negative (6.5)."""
        return -self.random[card] if self.red[card] == 1 else self.random[card]

    def position_in(self, card: i64, column: i64) -> i64:
        """Return the position number in a column 1 to 10 (14.6)."""
        return self.position[card * COLUMNS + column - 1]

    def position_is_red(self, card: i64, column: i64) -> bool:
        return self.position_red[card * COLUMNS + column - 1] == 1


class Setup:
    """A scenario with the deck, the men and the weapons it takes from the box (2.4)."""

    def __init__(self, deck: Deck, weapons: list[WeaponType]) -> None:
        self.deck = deck
        self.weapons = weapons
        self.scenario = ""
        self.path = ""
        self.title_it = ""
        self.title_en = ""
        self.options: dict[str, str] = {}
        self.level: i64 = 24  # chapters above it are not played (1)
        self.several_concealed = False  # option: more than one Concealed card against an attack (6.44)
        self.several_attempts = False  # option: more than one man of a group tries (18.2, 19.3, 24.5)
        self.voluntary_berserk = False  # option: a man left to his panic may go berserk (20.9)
        self.seat_names: list[str] = []
        self.nation = filled(2, GERMAN)
        self.attacker: i64 = -1  # side, -1 in a meeting engagement
        self.first_player: i64 = 0
        self.decks: i64 = 0  # how often the pile is emptied (16.3)
        self.timed = False  # a minute for a player turn (16.31)
        self.clock_winner: i64 = -1  # side that wins when time is up; -1: victory points (16.4)
        self.goals: list[Goal] = []
        self.armour = False  # a side has a vehicle, a gun or other ordnance (25.1)
        self.night = False  # 38
        self.pillbox: i64 = -1  # side that has the Pillbox, -1 none (23.1)
        self.snipers = filled(2, 1)  # successful searches after which a side's Sniper cards are dead (14.41)
        # By kind of terrain: how many of its cards leave the game when they first appear (16.1).
        self.removed = filled(len(TERRAIN_NAMES), 0)
        # Cards that are dead for a side in this scenario, by side * DECK + card (2.22).
        self.dead = filled(2 * DECK, 0)
        # Men of both sides, those of side 0 first.
        self.men: list[ManType] = []
        self.side = filled(0, 0)
        self.start_letter = filled(0, 0)  # the groups proposed: 0 to 3
        self.start_crew = filled(0, -1)  # the man whose weapon he serves as proposed, -1 none
        # Secondary weapons, numbered after those on the cards of the men (21.1).
        self.secondary = filled(0, 0)  # its type, of `weapons`
        self.bearers = filled(0, 0)  # the man who carries it at the start
        self.keys: list[str] = []  # computed once by `man_keys`
        self.all_keys: list[str] = []  # computed once by `weapon_keys`
        self.numbers_of_keys: dict[str, int] = {}  # filled by `weapon_keys`

    def count(self) -> i64:
        return len(self.men)

    def man_keys(self) -> list[str]:
        """Return the name of each man in records; the second of two with the same key gets .2 after it."""
        if len(self.keys) != len(self.men):
            seen = [man.key for man in self.men]
            again = [seen[: i + 1].count(seen[i]) for i in range(len(seen))]
            self.keys = [key if count == 1 else f"{key}.{count}" for key, count in zip(seen, again, strict=True)]
        return self.keys

    def weapon_count(self) -> i64:
        """Return the number of weapons: one on the card of each man, then the secondary ones."""
        return len(self.men) + len(self.secondary)

    def weapon_keys(self) -> list[str]:
        """Return the name of each weapon in records: that of the man on whose card it is printed; a secondary weapon
        has the name of its first bearer and its own."""
        if len(self.all_keys) != self.weapon_count():
            keys = self.man_keys()
            self.all_keys = keys + [
                f"{keys[man]}.{self.weapons[type].key}" for man, type in zip(self.bearers, self.secondary, strict=True)
            ]
            self.numbers_of_keys = {self.all_keys[i]: i for i in range(len(self.all_keys))}
        return self.all_keys

    def weapon_named(self, key: str) -> i64:
        """Return the weapon with this name, -1 if there is none; the man on whose card it is printed has its number."""
        if len(self.all_keys) != self.weapon_count():
            self.weapon_keys()
        return self.numbers_of_keys.get(key, -1)

    def weapon_type(self, weapon: i64) -> i64:
        """Return the number of the weapon's type. Weapons have the numbers of the men on whose cards they are printed;
        those of secondary weapons follow."""
        men = i64(len(self.men))
        return self.men[weapon].weapon if weapon < men else self.secondary[weapon - men]

    def weapon_of(self, weapon: i64) -> WeaponType:
        return self.weapons[self.weapon_type(weapon)]

    def weapon_side(self, weapon: i64) -> i64:
        """Return the side that had the weapon at the start (20.74)."""
        men = i64(len(self.men))
        return self.side[weapon if weapon < men else self.bearers[weapon - men]]

    def is_a(self, weapon: i64, trait: i64) -> bool:
        return self.weapon_of(weapon).traits & trait != 0

    def plays_chapter(self, chapter: i64) -> bool:
        return chapter <= self.level

    def uses(self, chapter: str) -> bool:
        """Tell whether a chapter of the rules, "17", or a rule of it is in play: those of vehicles and guns and of the
        night only where the scenario has them (1, 25.1, 38)."""
        digits = chapter.partition(".")[0]
        if not digits.isdigit():
            return True
        number = int(digits)
        if number <= ALL_CHAPTERS:
            return number <= self.level
        return self.night if number == NIGHT_CHAPTER else self.armour
