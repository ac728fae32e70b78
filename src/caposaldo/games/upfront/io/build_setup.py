"""Build a Setup from deck, weapons, men and a scenario, and saying what is wrong with them on the way.

A wrong file gives a ValueError of one line.
"""

from __future__ import annotations

from librt.vecs import append

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.schema import Force, GoalLine, Scenario
from caposaldo.games.upfront.setup import Deck, Goal, ManType, Setup, WeaponType
from caposaldo.kernel.scenarios import choose_options
from caposaldo.kernel.sources import known, wrong

ALL_RULES = 24  # the last chapter there is
LEAST_IN_GROUP, MOST_IN_PILLBOX = 2, 3
SQUAD = [10, 12, 15]  # men of a squad by nation (21.11)
# The chapters without which these are of no use.
CHAPTERS = {"attempts": 18, "berserk": 20, "charge": 21, "flamethrower": 22, "pillbox": 23, "minefield": 24}
# Cards that a scenario may declare dead (2.22).
DEADLY = {"smoke": B.SMOKE, "wire": B.WIRE, "hero": B.HERO, "sniper": B.SNIPER}


def offered(told: Scenario) -> dict[str, bool]:
    """Return the options of a scenario with their defaults."""
    found = {"russians": told.options.russians}
    if told.type == "attack":
        found["germans_attack"] = told.options.germans_attack
    if told.level < ALL_RULES:
        found["all_rules"] = False
    found["clock"] = False
    found["several_concealed"] = told.options.several_concealed
    if told.level >= CHAPTERS["attempts"]:
        found["several_attempts"] = told.options.several_attempts
    if told.level >= CHAPTERS["berserk"]:
        found["voluntary_berserk"] = told.options.voluntary_berserk
    return found


class Components:
    """The parts that come with the game: the deck, the weapons, the men by their keys, vehicles and guns."""

    def __init__(
        self,
        deck: Deck,
        weapons: list[WeaponType],
        men: dict[str, ManType],
        park: dict[str, tuple[ManType, WeaponType]],
    ) -> None:
        self.deck = deck
        self.weapons = weapons
        self.men = men
        self.park = park


class SetupBuilder:
    """Build a Setup from a scenario. Germans are side 0, their enemies side 1."""

    def __init__(self, told: Scenario, where: str, components: Components, options: dict[str, str]) -> None:
        self.told = told
        self.where = where
        self.components = components
        self.options = options
        self.made = Setup(components.deck, components.weapons)
        self.crews: list[tuple[int, str, str]] = []  # assistant, whom he serves, where that is said
        kinds = enumerate(components.weapons)
        self.secondary = {type.key: i for i, type in kinds if type.traits & B.SECONDARY}  # types by key

    def build(self) -> Setup:
        told, made = self.told, self.made
        made.scenario = told.id or self.where
        made.title_it, made.title_en = told.title.it, told.title.en
        self.choose()
        self.check_forces()
        for side in range(2):
            self.enlist(side, self.force_name(side))
        made.first_player = self.side(told.first, "first")
        made.decks = told.decks
        made.clock_winner = -1 if told.time == "points" else self.side(told.time, "time")
        self.set_deck()
        self.set_pillbox()
        for i, line in enumerate(told.goal):
            self.set_goal(line, f"goal[{i}]")
        return made

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    # ---- nations, sides, level (1, 2.4)
    def choose(self) -> None:
        chosen = choose_options(self.where, offered(self.told), self.options)
        made = self.made
        made.options = dict(self.options)
        made.nation[1] = B.RUSSIAN if chosen["russians"] else B.AMERICAN
        made.seat_names = [B.NATION_NAMES[nation] for nation in made.nation]
        made.level = ALL_RULES if chosen.get("all_rules") else self.told.level
        made.timed = chosen["clock"]
        made.several_concealed = chosen["several_concealed"]
        made.several_attempts = chosen.get("several_attempts", False)
        made.voluntary_berserk = chosen.get("voluntary_berserk", False)
        if self.told.type == "attack":
            made.attacker = 0 if chosen["germans_attack"] else 1

    def side(self, word: str, key: str) -> int:
        if word in ("german", "enemy"):
            return 0 if word == "german" else 1
        if self.made.attacker < 0:
            raise self.wrong(key, f"nobody is the {word} in a meeting engagement")
        return int(self.made.attacker if word == "attacker" else 1 - self.made.attacker)

    # ---- forces (2.4, 3.2)
    def force_name(self, side: int) -> str:
        nation = self.made.seat_names[side]
        if self.told.type == "meeting":
            return nation
        return f"{nation}-attack" if side == self.made.attacker else f"{nation}-defence"

    def check_forces(self) -> None:
        """Check that every nation has its force, or one to attack and one to defend (2.4)."""
        roles = [""] if self.told.type == "meeting" else ["-attack", "-defence"]
        wanted = [f"{nation}{role}" for nation in B.NATION_NAMES for role in roles]
        for name in self.told.force:
            known(self.where, "force", name, wanted)
        for name in wanted:
            if name not in self.told.force:
                raise self.wrong(f"force.{name}", "expected, but it is missing")
            self.check_force(name)

    def check_force(self, name: str) -> None:
        force, at = self.told.force[name], f"force.{name}"
        keys = [line.split()[0] if line.split() else "" for group in force.groups for line in group]
        nation = B.NATION_NAMES.index(name.partition("-")[0])
        own = [key for key, man in self.components.men.items() if man.nation == nation]
        for key in keys:
            known(self.where, at, key, own)
            if keys.count(key) > 1:
                raise self.wrong(at, f"{key} is there twice")
        for group in force.groups:
            if not LEAST_IN_GROUP <= len(group) <= B.MOST_MEN:
                raise self.wrong(at, f"expected groups of {LEAST_IN_GROUP} to {B.MOST_MEN} men (3.2)")
        self.check_leaders(force, [self.components.men[key] for key in keys], at)

    def check_leaders(self, force: Force, men: list[ManType], at: str) -> None:
        """Check that there are a squad leader and an assistant (15.1), and that a commissar is with most men
        (15.51)."""
        for leader in (B.SQUAD_LEADER, B.ASSISTANT_LEADER):
            if sum(1 for man in men if man.leader == leader) != 1:
                raise self.wrong(at, f"expected one {B.LEADER_NAMES[leader]} (15.1)")
        largest = max(len(group) for group in force.groups)
        for group in force.groups:
            for line in group:
                if self.components.men[line.split()[0]].commissar and len(group) < largest:
                    raise self.wrong(at, "expected the commissar in the largest group (15.51)")

    def enlist(self, side: int, name: str) -> None:
        force, at, made = self.told.force[name], f"force.{name}", self.made
        self.crews = []
        first, charges = len(made.men), 0
        for letter, group in enumerate(force.groups):
            for line in group:
                self.add(side, letter, line.split(), at)
        for assistant, whom, where in self.crews:
            self.serve(assistant, whom, first, where)
        kinds = zip(made.bearers, made.secondary, strict=True)
        charges = sum(1 for man, kind in kinds if man >= first and made.weapons[kind].traits & B.DEMOLITION)
        size = SQUAD[made.nation[side]]
        if charges > (len(made.men) - first + size - 1) // size:
            raise self.wrong(at, "expected one charge for a squad at most (21.11)")
        made.snipers[side] = force.snipers
        self.declare_dead(side, [*self.told.dead, *force.dead], at)

    def add(self, side: int, letter: int, words: list[str], at: str) -> None:
        """Add a man: his key, then "serves <key>", or a secondary weapon."""
        made, man = self.made, self.components.men[words[0]]
        number, weapon = len(made.men), self.components.weapons[man.weapon]
        for i, word in enumerate(words[1:], 1):
            if words[i - 1] == "serves":
                self.crews.append((number, word, at))
            elif word in self.secondary:
                self.needs(word, f"{at}.{words[0]}")
                if weapon.traits & B.LETS_CARRY == 0:
                    raise self.wrong(f"{at}.{words[0]}", f"nobody carries a {word} besides {weapon.key} (21.1)")
                if number in made.bearers:
                    raise self.wrong(f"{at}.{words[0]}", "expected one secondary weapon for a man at most (21.1)")
                made.bearers = append(made.bearers, number)
                made.secondary = append(made.secondary, self.secondary[word])
            else:
                known(self.where, f"{at}.{words[0]}", word, ["serves", *self.secondary])
        if weapon.traits & B.FLAMETHROWER:
            self.needs("flamethrower", f"{at}.{words[0]}")
        made.men.append(man)
        made.side = append(made.side, side)
        made.start_letter = append(made.start_letter, letter)
        made.start_crew = append(made.start_crew, -1)

    def needs(self, what: str, at: str) -> None:
        if self.told.level < CHAPTERS[what]:
            raise self.wrong(at, f"a {what} needs level {CHAPTERS[what]} at least (1)")

    def serve(self, assistant: int, whom: str, first: int, at: str) -> None:
        """Assign an assistant, who must be next to the operator in the same group (11.11)."""
        made = self.made
        keys = [man.key for man in made.men]
        known(self.where, at, whom, keys[first:])
        gunner = keys.index(whom, first)
        if abs(gunner - assistant) != 1 or made.start_letter[gunner] != made.start_letter[assistant]:
            raise self.wrong(at, f"expected {keys[assistant]} next to {whom} (11.11)")
        if not made.is_a(gunner, B.CREW):
            raise self.wrong(at, f"{whom} has no weapon with a crew (11.1)")
        made.start_crew[assistant] = gunner

    # ---- the deck (2.22, 16.1, 23.1)
    def declare_dead(self, side: int, words: list[str], at: str) -> None:
        for word in words:
            known(self.where, f"{at}.dead", word, [*B.TERRAIN_NAMES[1:], *DEADLY])
        for card in range(B.DECK):
            if self.names_of(side, card) <= set(words):
                self.made.dead[side * B.DECK + card] = 1

    def names_of(self, side: int, card: int) -> set[str]:
        """Return the functions of the card for the side, in the words of a scenario."""
        deck, nation = self.made.deck, self.made.nation[side]
        if deck.is_terrain(card):
            return {B.TERRAIN_NAMES[deck.terrain[card]]}
        found = [function for function in range(B.RADIO) if deck.plays(card, nation, function)]
        return {B.FUNCTION_NAMES[function] for function in found}

    def set_deck(self) -> None:
        """Set the kinds that leave the game one by one (16.1) and the dead cards: the Pillbox (23.1), and Minefields
        below their level."""
        deck = self.made.deck
        for word, count in self.told.removed.items():
            known(self.where, "removed", word, B.TERRAIN_NAMES[1:])
            kind = B.TERRAIN_NAMES.index(word)
            there = sum(1 for card in range(B.DECK) if deck.is_terrain(card) and deck.terrain[card] == kind)
            if count > there:
                raise self.wrong(f"removed.{word}", f"there are {there} of them in the deck")
            self.made.removed[kind] = count
        for side in range(2):
            self.declare_dead(side, ["pillbox"], "pillbox")
            if self.made.level < CHAPTERS["minefield"]:
                self.declare_dead(side, ["minefield"], "minefield")

    def set_pillbox(self) -> None:
        """Set the side that has the Pillbox; its group B must fit into it (23.2, 23.3)."""
        if not self.told.pillbox:
            return
        self.needs("pillbox", "pillbox")
        made, side = self.made, self.side(self.told.pillbox, "pillbox")
        inside = [i for i in range(made.count()) if made.side[i] == side and made.start_letter[i] == 1]
        if len(inside) > MOST_IN_PILLBOX or any(i in made.bearers for i in inside):
            what = f"expected {MOST_IN_PILLBOX} men at most in group B, none with a secondary weapon (23.3)"
            raise self.wrong(f"force.{self.force_name(side)}", what)
        made.pillbox = side

    # ---- victory (16.42)
    def set_goal(self, line: GoalLine, at: str) -> None:
        if (line.chit is None) == (line.range is None):
            raise self.wrong(at, "expected either a chit or a range")
        kind, reach = (B.AT_RANGE, line.range or 0) if line.chit is None else (B.AT_CHIT, line.chit)
        sides = [0, 1] if line.side == "each" else [self.side(line.side, f"{at}.side")]
        for side in sides:
            self.made.goals.append(Goal(side, kind, line.men, reach, line.cover))
