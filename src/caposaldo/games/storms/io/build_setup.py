"""Build a Setup from maps, counters, cards and a scenario, checking them on the way.

A wrong file gives a ValueError of one line.
"""

from __future__ import annotations

import re
from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms import setup as G
from caposaldo.games.storms.io.map_sheets import Sheet, Table
from caposaldo.games.storms.io.schema import EventLine, Force, Scenario
from caposaldo.games.storms.setup import FACE_NAMES, CardKind, HitMarker, Objective, Setup, UnitType
from caposaldo.kernel.scenarios import choose_options, default_options
from caposaldo.kernel.sources import both, known, wrong

OPTIONS = ["variable_ap", "cautious"]
EAST = FACE_NAMES.index("e")
DEFAULT_FACINGS = ["e", "w"]
EFFECTS = {
    "add_vp": G.ADD_VP, "add_cap": G.ADD_CAP, "add_cards": G.ADD_CARDS, "end_game": G.END_GAME,
    "add_units": G.ADD_UNITS, "secret_objective": G.SECRET_OBJECTIVE,
}  # fmt: skip
# Effects that need no number: all the units that wait for the card, one objective.
AMOUNTS = {"end_game": "0", "add_units": "0", "secret_objective": "1"}
WHO = ["german", "soviet", "drawer"]
AIMS = {"hold": G.HOLD, "destroy": G.DESTROY, "spare": G.SPARE}
OBJECTIVES_IN_BOX = 4
FLAGS = ["hidden", "smoke"]
LAST_CHAPTER = 13

# What is printed on markers and cards, besides their names.
MARKER_FIELDS = [
    "no_fire", "no_move", "no_turn", "no_action", "fire_cost", "move_cost", "red", "blue", "front", "flank", "range",
    "recovery", "eliminates",
]  # fmt: skip
CARD_FIELDS = [
    "family", "code", "count", "action", "yellow", "cost_ap", "cost_cap", "red", "blue", "range", "group",
    "ignores_cover", "metal", "frequency", "missions", "side", "steps",
]  # fmt: skip
T = TypeVar("T")


def take_after(made: T, model: T, fields: list[str]) -> T:
    """A second copy of a marker or a card."""
    for name in fields:
        setattr(made, name, getattr(model, name))
    return made


class Box:
    """The contents of the box: counters, markers, cards, the terrain chart."""

    def __init__(
        self,
        types: dict[str, UnitType],
        markers: list[HitMarker],
        cards: dict[str, CardKind],
        terrain: list[tuple[int, int, int, int]],
    ) -> None:
        self.types = types
        self.markers = markers
        self.cards = cards
        self.terrain = terrain


class SetupBuilder:
    """Builds a Setup from a scenario."""

    flags = FLAGS  # words that may follow a unit

    def __init__(self, told: Scenario, where: str, box: Box, options: dict[str, str]) -> None:
        self.told = told
        self.where = where
        self.box = box
        self.options = options
        self.maps: list[list[Sheet]] = []  # as they lie: lines from the north, each from the west
        self.overlays: list[Sheet] = []  # in the order of told.overlays
        self.forces: list[Force] = [told.german, told.soviet]
        self.hexes: dict[str, int] = {}
        self.kinds: dict[str, int] = {}  # cards of this scenario, by number
        self.made: Setup

    def build(self) -> Setup:
        self.made = self.lay_out()
        self.hexes = {label: h for h, label in enumerate(self.made.labels_of_hexes)}
        self.made.title = both(self.told.title)
        self.made.modules = list(self.told.modules)
        self.choose_options()
        self.copy_charts()
        self.sort_cards()
        for side in range(2):
            self.add_force(side)
        self.check_events()
        self.set_terms()
        self.set_objectives()
        self.add_secrets()
        self.made.close_chapters()
        self.check_chapters()
        return self.made

    def check_chapters(self) -> None:
        """Nothing in the scenario belongs to a chapter that it leaves out (0.3)."""
        made = self.made
        known_chapters = [str(number) for number in range(1, LAST_CHAPTER + 1)]
        for chapter in self.told.modules:
            known(self.where, "modules", chapter, known_chapters)
        used = {
            G.CARDS_CHAPTER: len(made.deck) > 0 or any(len(own) > 0 for own in made.veteran),
            G.HIDING_CHAPTER: any(count > 0 for count in made.hidden_allowance),
            G.INDIRECT_CHAPTER: made.battery_count() > 0,
        }
        for chapter, there in used.items():
            if there and not made.uses(chapter):
                raise self.wrong("modules", f"the scenario needs chapter {chapter}, which it leaves out (0.3)")

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    def choose_options(self) -> None:
        chosen = choose_options(self.where, default_options(self.told.options, OPTIONS), self.options)
        self.made.variable_ap = chosen["variable_ap"]
        self.made.cautious = chosen["cautious"]
        self.made.options = dict(self.options)

    def copy_charts(self) -> None:
        """The terrain chart (5.0b) and the hit markers, once or several times over (7.4a)."""
        made = self.made
        made.month = self.told.month
        made.entry_cost = vec[i64]([line[0] for line in self.box.terrain])
        made.cover = vec[i64]([line[1] for line in self.box.terrain])
        made.screen = vec[i64]([line[2] for line in self.box.terrain])
        made.shelter = vec[i64]([line[3] for line in self.box.terrain])
        for marker in self.box.markers:
            mine = HitMarker(marker.key, marker.count * self.told.marker_sets)
            made.markers.append(take_after(mine, marker, MARKER_FIELDS))

    # ---- the maps (1.0, 1.0b)
    def lay_out(self) -> Setup:
        """Maps side by side along full hexes, overlays on top, then the part that is played on."""
        self.check_maps()
        high, wide = self.maps[0][0].rows(), self.maps[0][0].columns()
        table = Table(wide * len(self.maps[0]), high * len(self.maps))
        for i, line in enumerate(self.told.maps):
            words = [*line.split(), ""]
            numbers = [j for j, word in enumerate(words) if word not in ("turned", "")]
            for column, j in enumerate(numbers):
                turned = words[j + 1] == "turned"
                table.lay_map(self.maps[i][column], words[j], i * high, column * wide, turned)
        table.join_roads()
        for i, (told, sheet) in enumerate(zip(self.told.overlays, self.overlays, strict=True)):
            h = self.on_table(table, told.at, f"overlays[{i}].at")
            table.lay_overlay(sheet, h, told.turn, self.where, f"overlays[{i}]")
        return self.cut(table)

    def check_maps(self) -> None:
        """Maps that lie together have the same size; each is there once."""
        first = self.maps[0][0] if self.maps and self.maps[0] else None
        if first is None:
            raise self.wrong("maps[0]", "expected the numbers of maps")
        numbers = [word for line in self.told.maps for word in line.split() if word != "turned"]
        for i, line in enumerate(self.maps):
            if len(line) != len(self.maps[0]):
                raise self.wrong(f"maps[{i}]", f"expected {len(self.maps[0])} maps side by side, found {len(line)}")
            for sheet in line:
                if sheet.rows() != first.rows() or sheet.columns() != first.columns():
                    raise self.wrong(f"maps[{i}]", f"{sheet.where} has not the size of {first.where}")
        for number in numbers:
            if numbers.count(number) > 1:
                raise self.wrong("maps", f"map {number} is there twice")
        if first.rows() % 2 == 1 and (len(self.maps) > 1 or any("turned" in line for line in self.told.maps)):
            raise self.wrong("maps", "maps with an odd number of rows cannot be joined or turned")

    def on_table(self, table: Table, label: str, key: str) -> int:
        """A hex of the maps, before the part that is played on is cut out."""
        only = self.told.maps[0].split()[0] if len(table.labels) and len(self.maps) * len(self.maps[0]) == 1 else ""
        found = table.hex_of.get(label, table.hex_of.get(f"{only}-{label}", -1))
        if found < 0:
            raise self.wrong(key, f"no hex {label[:40]!r} on the maps")
        return found

    def cut(self, table: Table) -> Setup:
        id, grid = self.told.id or self.where, table.grid
        if self.told.area is None:
            return table.cut(id, 0, 0, int(grid.rows) - 1, int(grid.columns) - 1)
        corners = [self.on_table(table, label, "area") for label in self.told.area]
        rows = sorted(h // int(grid.columns) for h in corners)
        columns = sorted(h % int(grid.columns) for h in corners)
        if rows[0] % 2 == 1:
            raise self.wrong("area", "expected to begin in row A, C, E ... of the maps")
        return table.cut(id, rows[0], columns[0], rows[1], columns[1])

    # ---- hexes and zones
    def hex(self, label: str, key: str) -> int:
        """A hex by its label, 101-G08; with one map only, G08 will do."""
        if label in self.hexes:
            return self.hexes[label]
        if len(self.maps) * len(self.maps[0]) == 1:
            number = self.told.maps[0].split()[0]
            if f"{number}-{label}" in self.hexes:
                return self.hexes[f"{number}-{label}"]
        raise self.wrong(key, f"no hex {label[:40]!r} on the map")

    def area(self, texts: list[str], key: str) -> list[int]:
        """Hexes one by one, or all between two corners, "A01:C05"; each once, in order."""
        found: set[int] = set()
        columns = int(self.made.grid.columns)
        for text in texts:
            first, colon, second = text.partition(":")
            a = self.hex(first, key)
            b = self.hex(second, key) if colon else a
            rows = sorted((a // columns, b // columns))
            sides = sorted((a % columns, b % columns))
            for row in range(rows[0], rows[1] + 1):
                found.update(range(row * columns + sides[0], row * columns + sides[1] + 1))
        return sorted(found)

    # ---- cards (8.0)
    def listed_cards(self) -> list[str]:
        """Numbers of the cards that the scenario lists besides those of units and batteries."""
        return list(self.told.cards.deck)

    def sort_cards(self) -> None:
        """The kinds of cards this scenario uses: those of the deck, its own events, those of units and batteries."""
        told, wanted = self.told, self.listed_cards()
        for force in self.forces:
            wanted += force.batteries
            for line in force.units:
                wanted += [n for word in line.split() if word.startswith("cards=") for n in word[6:].split(",")]
        for number, kind in self.box.cards.items():
            if number in wanted:
                self.add_card(take_after(CardKind(number, kind.name_it, kind.name_en), kind, CARD_FIELDS))
        for i, event in enumerate(told.event):
            self.add_event(event, f"event[{i}]")
        for number, count in told.cards.deck.items():
            kind = self.made.cards[self.card(number, [G.ACTION_CARD], "cards.deck")]
            if count > kind.count:
                raise self.wrong("cards.deck", f"there are {kind.count} cards {number} in the box, not {count}")
            for _ in range(count):
                self.made.deck = append(self.made.deck, self.kinds[number])
        self.made.dealt = told.cards.dealt
        self.made.drawn_each_round = told.cards.drawn
        self.made.reshuffle = told.cards.reshuffle

    def add_card(self, kind: CardKind) -> None:
        self.kinds[kind.number] = len(self.made.cards)
        self.made.cards.append(kind)
        if kind.family == G.ARTILLERY_CARD:
            self.aim(kind)

    def aim(self, kind: CardKind) -> None:
        """The pattern of a battery, turned as its side fires (12.3a)."""
        turns = self.facing(int(kind.side)) - EAST
        offsets: list[int] = []
        for steps in kind.steps:
            q = sum(int(self.made.grid.step_q((d + turns) % 6)) for d in steps)
            r = sum(int(self.made.grid.step_r((d + turns) % 6)) for d in steps)
            offsets += [q, r]
        kind.pattern = vec[i64](offsets)

    def add_event(self, event: EventLine, at: str) -> None:
        """A yellow card (8.1c): its effects as "add_cap german 2", "add_units soviet", "end_game"."""
        made = self.own_card(event.number, event.name.it, event.name.en, at)
        made.yellow, made.count = True, event.count
        effects: list[int] = []
        for i, text in enumerate(event.effects):
            effects += self.effect(text, f"{at}.effects[{i}]")
        made.effects = vec[i64](effects)
        self.add_card(made)
        for _ in range(event.count):
            self.made.deck = append(self.made.deck, self.kinds[event.number])

    def own_card(self, number: str, name_it: str, name_en: str, at: str) -> CardKind:
        """A card that is in this scenario alone."""
        if number in self.kinds or number in self.box.cards:
            raise self.wrong(f"{at}.number", f"there is a card {number!r} already")
        made = CardKind(number, name_it, name_en)
        made.action = False
        made.cost_ap = made.cost_cap = 0
        return made

    def effect(self, text: str, at: str) -> list[int]:
        """One effect of an event: what, for whom, how much."""
        words = text.split() or [""]
        known(self.where, at, words[0], list(EFFECTS))
        who = words[1] if len(words) > 1 else "drawer"
        known(self.where, at, who, WHO)
        amount = self.number(words[2] if len(words) > 2 else AMOUNTS.get(words[0], ""), text, at)
        if words[0] == "secret_objective" and not self.told.secret:
            raise self.wrong(at, "there are no secret objectives in this scenario")
        return [EFFECTS[words[0]], WHO.index(who) if who != "drawer" else -1, amount]

    def number(self, word: str, text: str, at: str) -> int:
        if not word.isdigit() or len(word) > 2:
            raise self.wrong(at, f"expected a number at the end of {text[:40]!r}")
        return int(word)

    # ---- secret objectives (8.1c)
    def add_secrets(self) -> None:
        """Objective cards: their effects as "hold 103-F12 2", "destroy 6 1", "spare 4 1"."""
        told = self.told
        if len(told.secret) > OBJECTIVES_IN_BOX:
            raise self.wrong("secret", f"there are {OBJECTIVES_IN_BOX} objective cards in the box")
        if 2 * told.cards.objectives > len(told.secret):
            raise self.wrong("cards.objectives", f"there are {len(told.secret)} secret objectives for both sides")
        for i, line in enumerate(told.secret):
            at = f"secret[{i}]"
            made = self.own_card(line.number, line.name.it, line.name.en, at)
            made.family = G.OBJECTIVE_CARD
            effects: list[int] = []
            for j, text in enumerate(line.effects):
                effects += self.aim_of(text, f"{at}.effects[{j}]")
            made.effects = vec[i64](effects)
            self.add_card(made)
            self.made.secrets = append(self.made.secrets, self.kinds[line.number])
        self.made.secrets_dealt = told.cards.objectives

    def aim_of(self, text: str, at: str) -> list[int]:
        """The condition of a secret objective, and its points."""
        what, which, points, *_ = [*text.split(), "", "", ""]
        known(self.where, at, what, list(AIMS))
        if what != "hold":
            return [AIMS[what], self.number(which, text, at), self.number(points, text, at)]
        h = self.hex(which, at)
        for i, objective in enumerate(self.made.objectives):
            if objective.hex == h:
                return [G.HOLD, i, self.number(points, text, at)]
        raise self.wrong(at, f"expected the hex of an objective, found {which[:40]!r}")

    def card(self, number: str, families: list[int], key: str) -> int:
        """The kind of a card of this scenario, of one of these families."""
        fitting = [kind.number for kind in self.box.cards.values() if kind.family in families]
        known(self.where, key, number, fitting)
        return self.kinds[number]

    # ---- units (1.0, 5.1, 10.0)
    def facing(self, side: int) -> int:
        word = self.forces[side].facing or DEFAULT_FACINGS[side]
        known(self.where, f"{G.SIDE_NAMES[side]}.facing", word, FACE_NAMES)
        return FACE_NAMES.index(word)

    def add_force(self, side: int) -> None:
        force, name = self.forces[side], G.SIDE_NAMES[side]
        for i, line in enumerate(force.units):
            self.add_unit(line, side, f"{name}.units[{i}]")
        hidden = sum(1 for u in range(self.made.count()) if self.made.side[u] == side and self.made.start_hidden[u])
        self.made.hidden_allowance[side] = max(force.hidden, hidden)
        self.made.cap[side] = force.cap
        for number in force.batteries:
            kind = self.card(number, [G.ARTILLERY_CARD], f"{name}.batteries")
            if self.made.cards[kind].side != side:
                raise self.wrong(f"{name}.batteries", f"{number} is the other side's")
            self.made.batteries[side] = append(self.made.batteries[side], kind)
        if force.preplanned > len(force.batteries):
            raise self.wrong(f"{name}.preplanned", f"expected {len(force.batteries)} at most, one for each battery")
        self.made.preplanned[side] = force.preplanned
        self.made.preset_spotters[side] = vec[i64](self.area(force.spotters, f"{name}.spotters"))
        self.made.exits[side] = vec[i64](self.area(force.exits, f"{name}.exits"))
        self.made.exit_points[side] = force.exit_points

    def add_unit(self, line: str, side: int, at: str) -> None:
        """A unit: label type hex [facing] [hidden] [smoke] [cards=W-grenades,V04], or @zone in place of the hex, and
        then round=3 for a reinforcement that comes in there, or event=E-reserve for one that an event brings."""
        words = line.split()
        if len(words) < 3:
            raise self.wrong(at, f"expected a label, a type and a place, found {line[:40]!r}")
        label, type, place, *rest = words
        if not re.fullmatch(r"[A-Za-z0-9-]+", label) or label in self.made.labels:
            raise self.wrong(at, f"{label[:40]!r} is no label, expected letters and digits not used before")
        known(self.where, at, type, list(self.box.types))
        if self.box.types[type].nation != side:
            raise self.wrong(at, f"{type} is the other side's")
        unit = int(self.made.add(self.box.types[type], label))
        self.made.start_face[unit] = self.facing(side)
        if place.startswith("@"):
            self.zone(unit, place[1:], side, at)
        else:
            self.put(unit, place, at)
        for word in rest:
            self.mark(unit, word, at)
        later = self.made.arrives[unit] > 0 or self.made.comes_by[unit] >= 0
        if later and not place.startswith("@"):
            raise self.wrong(at, "expected a zone where the reinforcement comes in, as @name (5.1)")
        if self.made.comes_by[unit] >= 0 and (self.made.arrives[unit] > 0 or self.made.start_hidden[unit] == 1):
            raise self.wrong(at, "a unit that an event brings comes in no round of its own, and not hidden (8.1c)")

    def check_events(self) -> None:
        """Units that wait for an event are brought by it, and it has units to bring (8.1c)."""
        made = self.made
        waiting = {(int(made.comes_by[u]), int(made.side[u])) for u in range(made.count())}
        called: set[tuple[int, int]] = set()
        for kind, card in enumerate(made.cards):
            for i in range(0, len(card.effects) if card.yellow else 0, 3):
                if card.effects[i] == G.ADD_UNITS:
                    sides = [int(card.effects[i + 1])] if card.effects[i + 1] >= 0 else [0, 1]
                    called |= {(kind, side) for side in sides}
        for kind, side in sorted(called ^ {pair for pair in waiting if pair[0] >= 0}):
            what = "brings no unit" if (kind, side) in called else "has no effect add_units"
            raise self.wrong("event", f"{made.cards[kind].number} {what} for the {G.SIDE_NAMES[side]} side (8.1c)")

    def zone(self, unit: int, name: str, side: int, at: str) -> None:
        zones = self.forces[side].zones
        known(self.where, at, name, list(zones))
        hexes = self.area(zones[name], f"{G.SIDE_NAMES[side]}.zones.{name}")
        allowed = [h for h in hexes if not self.barred(unit, h)]
        if not allowed:
            raise self.wrong(at, f"zone {name} has no hex for this unit")
        self.made.zone[unit] = vec[i64](allowed)

    def barred(self, unit: int, h: int) -> bool:
        """Guns are not placed in deep water (4.0b)."""
        return self.made.terrain[h] == G.WATER and self.made.is_a(unit, G.GUN)

    def put(self, unit: int, place: str, at: str) -> None:
        """The unit starts in the hex of that label."""
        made, h = self.made, self.hex(place, at)
        made.start[unit] = h
        if self.barred(unit, h):
            raise self.wrong(at, f"{made.labels[unit]!r}: no gun stands in a river (4.0b)")
        self.check_company(unit, h, at)

    def check_company(self, unit: int, h: int, at: str) -> None:
        """No hex holds units of both sides when the game begins."""
        made = self.made
        for other in range(unit):
            if made.start[other] == h and made.side[other] != made.side[unit]:
                raise self.wrong(at, f"units of both sides in {made.labels_of_hexes[h]}")

    def mark(self, unit: int, word: str, at: str) -> None:
        key, sign, value = word.partition("=")
        if sign and key == "cards":
            families = [G.WEAPON_CARD, G.VETERAN_CARD]
            self.made.veteran[unit] = [self.card(number, families, at) for number in value.split(",")]
        elif sign and key == "round":
            if not value.isdigit() or not 1 <= int(value[:3]) <= self.told.rounds:
                raise self.wrong(at, f"expected a round between 1 and {self.told.rounds}, found {value[:40]!r}")
            self.made.arrives[unit] = int(value)
        elif sign and key == "event":
            known(self.where, at, value, [card.number for card in self.made.cards if card.yellow])
            self.made.comes_by[unit] = self.kinds[value]
        elif word in FACE_NAMES:
            self.made.start_face[unit] = FACE_NAMES.index(word)
        else:
            known(self.where, at, word, self.flags + FACE_NAMES)
            self.flag(unit, word)

    def flag(self, unit: int, word: str) -> None:
        if word == "hidden":
            self.made.start_hidden[unit] = 1
        elif word == "smoke":
            self.made.roles[unit] = self.made.roles[unit] | G.SMOKES

    # ---- terms (2.3, 2.4)
    def set_terms(self) -> None:
        told, made = self.told, self.made
        made.rounds = told.rounds
        made.ends_at = told.ends_at
        made.smoke = told.smoke
        made.first_to_set_up = G.SIDE_NAMES.index(told.first_to_set_up)

    def set_objectives(self) -> None:
        for i, line in enumerate(self.told.objective):
            h = self.hex(line.hex, f"objective[{i}].hex")
            if any(other.hex == h for other in self.made.objectives):
                raise self.wrong(f"objective[{i}].hex", f"there are two objectives in {line.hex}")
            owner = -1 if line.owner is None else G.SIDE_NAMES.index(line.owner)
            made = Objective(h, line.name.it, line.name.en, owner)
            made.round_points = vec[i64](list(line.each_round))
            made.final_points = vec[i64](list(line.final))
            self.made.objectives.append(made)
