"""The state of the table: units on the map and in the boxes, chits, markers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.setup import AT_START, AXIS, SOVIET, Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import ANY, Field, filled, lay_out, number
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.pieces import HexState
from caposaldo.kernel.reading import FAR, whole

# Where a unit is, when it is not in a hex: `place`.
BOX: Final = 0  # waits to come into play
ON_MAP: Final = 1
GONE: Final = 2  # eliminated or replaced
ASIDE: Final = 3  # an HQ without a hex to go to (G-hq-nowhere)

# State of supply (8.1d to 8.1f).
SUPPLIED: Final = 0
OUT_OF_SUPPLY: Final = 1
ISOLATED: Final = 2
SUPPLY_NAMES: Final = ["supplied", "out", "isolated"]

# What a unit has done in this activation, a bit each. All are cleared when the activation ends.
ACTIVE: Final = 1  # activated (4.3A)
MOVED: Final = 2  # its move is over (9.0a)
FOUGHT: Final = 4  # took part in a combat (10.0b)
JOINED: Final = 8  # attacks in the combat that is being declared or resolved
ESCORTED: Final = 16  # an HQ that stood with an attacker: it may go with it (10.5b)
ADVANCED: Final = 32  # has advanced after this combat (10.5b)
NAMED: Final = 64  # picked one by one by an OKH Command (4.2.2c)
ALL_FLAGS: Final = 127

# Phases of a turn (4.0).
SET_UP: Final = 0
LUFTWAFFE: Final = 1
SELECTION: Final = 2
ACTION: Final = 3
END_OF_TURN: Final = 4
PHASE_NAMES: Final = ["set-up", "luftwaffe", "selection", "action", "end"]

# How an activation is played (4.3A1); COMBAT_ONLY is the opening attack of turn 1 (12.1a).
MOVE_FIRST: Final = 0
COMBAT_FIRST: Final = 1
COMBAT_ONLY: Final = 2
MODE_NAMES: Final = ["move-combat", "combat-move", "combat-only"]

CHIT_FIELDS: Final = ["cup", "hand", "picked", "held", "played", "returned", "used_up"]  # they count chits by kind
MOST: Final = 100  # steps of a unit, chits of a kind, hexes of a retreat: no scenario has more


class Position(HexState["Position", Action]):
    """A campaign in progress. The chapters of the rules work on this; `state.TracesState` adds the rest of the
    contract."""

    # Units, one vec a field.
    place: vec[i64]
    steps: vec[i64]
    supply: vec[i64]
    base: vec[i64]  # the hex it stood in when it joined a combat (10.5b)
    # How many units of a side have their zone of control in a hex, kept up to date by `put` and `lift`.
    zoc: vec[i64]  # derived; index: side * hexes + hex
    # Cities and crossing points.
    city: vec[i64]  # side in control (8.1c)
    order: vec[i64]  # 1: under a Supreme Command Order (12.2)
    crossing: vec[i64]  # 1: Soviet (12.3)
    # Chits, by kind.
    cup: vec[i64]
    hand: vec[i64]
    picked: vec[i64]  # chosen in this selection, secret
    held: vec[i64]  # of these, kept in hand
    played: vec[i64]  # carried out this turn: everybody has seen them
    returned: vec[i64]  # in the cup, and everybody knows it: an interrupt sent them back
    used_up: vec[i64]  # out of the game (4.2.1b)
    drawn: i64  # the chit that is being carried out, or -1
    chit_waits: i64  # 1: the drawn chit counts, but is still to take effect
    crossings_at_choice: i64  # crossing points in Soviet hands when the chits were chosen (4.2.1c)
    # Luftwaffe markers drawn for this turn and not yet used, [offensive, defensive]; used this turn.
    wings: vec[i64]
    wings_used: vec[i64]
    # The sequence of play.
    turn: i64
    phase: i64
    active: i64  # side that is carrying out an activation
    mode: i64
    seat: vec[i64]  # which seat plays the side (14.1)
    bids: vec[i64]  # by seat, -1: not yet
    ready: vec[i64]  # by side
    target: i64  # VP that the Soviets need
    attacked: vec[i64]  # hexes attacked in this activation (10.0d)
    groups: i64  # Soviet reinforcement groups that have arrived (11.1a)
    landed: i64  # 1: the airborne operation has been carried out (12.3b)
    bridgehead: i64  # hex of the marker, or NOWHERE (11.1e)
    fronts: i64  # 1: the Fronts show their Ukrainian side (14.2)
    kills: i64  # VP for units destroyed
    moves_of_hq: i64  # VP for relocations
    # What a bot has worked out for this decision (bot/outlook.py), kept until the next. Not part of the state.
    bot_cache: object | None  # not copied
    search: object | None  # not copied: how far the unit that is moving can go (rules/walk.py)

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty state: `set_up`, `copy_into` or `restore` fills it."""
        super().__init__(dice)
        self.setup = setup
        self.bot_cache = None
        self.search = None

    def fields(self) -> list[Field]:
        setup = self.setup
        last = setup.count_hexes - 1
        markers = max(setup.charts.offensive, setup.charts.defensive)
        return [
            number("turn", setup.first_turn - 1, setup.last_turn, setup.first_turn - 1),
            number("phase", SET_UP, END_OF_TURN),
            number("active", -1, 1, -1),
            number("mode", 0, COMBAT_ONLY),
            Field("seat", 2, 0, 1),
            Field("bids", 2, -1, FAR, -1),
            Field("ready", 2, 0, 1),
            number("target", 0, FAR, setup.target),
            number("groups", 0, FAR, setup.groups_arrived),
            number("landed", 0, 1),
            number("fronts", 0, 1),
            number("kills", 0, FAR),
            number("moves_of_hq", -FAR, FAR),
            *self.unit_fields(),
            Field("city", len(setup.cities), 0, 1),
            Field("order", len(setup.cities), 0, 1),
            Field("crossing", len(setup.crossings), 0, 1),
            number("bridgehead", NOWHERE, last, NOWHERE),
            Field("attacked", ANY, 0, last),
            *[Field(name, len(setup.chits), 0, MOST) for name in CHIT_FIELDS],
            number("drawn", -1, len(setup.chits) - 1, -1),
            number("chit_waits", 0, 1),
            number("crossings_at_choice", 0, FAR),
            Field("wings", 2, 0, markers),
            Field("wings_used", 2, 0, markers),
        ]

    def unit_fields(self) -> list[Field]:
        n = self.setup.count()
        last = self.setup.count_hexes - 1
        return [
            Field("hex", n, NOWHERE, last, NOWHERE),
            Field("place", n, BOX, ASIDE),
            Field("steps", n, 0, MOST),
            Field("supply", n, SUPPLIED, ISOLATED),
            Field("flags", n, 0, ALL_FLAGS),
            Field("base", n, NOWHERE, last, NOWHERE),
        ]

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision (3.0)."""
        setup = self.setup
        lay_out(self, self.fields())
        self.seat = vec[i64]([0, 1])
        self.steps = setup.start_steps[:]
        self.supply = setup.start_supply[:]
        self.clear_map()
        for unit in range(setup.count()):
            if setup.entry[unit] == AT_START:
                self.put(unit, setup.start[unit])
        self.order = vec[i64]([1 if city.order else 0 for city in setup.cities])
        for i in setup.soviet_start:
            self.city[i] = SOVIET
            self.order[i] = 0
        for i in setup.crossings_start:
            self.crossing[i] = 1

    def forget(self) -> None:
        self.legal = None
        self.bot_cache = None
        self.search = None

    # ---- units in hexes
    def clear_map(self) -> None:
        """No unit stands anywhere; `put` fills these again."""
        self.clear_hexes(self.setup.count_hexes, self.setup.count())
        self.zoc = filled(2 * self.setup.count_hexes, 0)

    def put(self, unit: i64, h: i64) -> None:
        """The unit stands in the hex, whatever follows from it (control.py sees to that)."""
        self.stand(unit, h)
        self.place[unit] = ON_MAP
        self.exert(unit, h, 1)

    def lift(self, unit: i64, place: i64) -> None:
        """The unit leaves its hex; `place` says where to."""
        self.exert(unit, self.hex[unit], -1)
        self.leave(unit)
        self.place[unit] = place

    def exert(self, unit: i64, h: i64, change: i64) -> None:
        """Its zone of control covers the six hexes around, not over blocked hexsides (6.0a, 6.0b)."""
        offset = self.setup.side[unit] * self.setup.count_hexes
        way = self.setup.way
        for d in range(6):
            other = way[6 * h + d]
            if other >= 0:
                self.zoc[offset + other] += change

    def holder(self, h: i64) -> i64:
        """The side that has units in the hex, or -1."""
        unit = self.first[h]
        return self.setup.side[unit] if unit >= 0 else -1

    def in_zoc(self, side: i64, h: i64) -> bool:
        """The hex lies in a zone of control of that side, however many (6.0c)."""
        return self.zoc[side * self.setup.count_hexes + h] > 0

    def threatened(self, side: i64, h: i64) -> bool:
        """The hex lies in a zone of control of the enemy of that side."""
        return self.zoc[(1 - side) * self.setup.count_hexes + h] > 0

    # ---- values on the side that a counter shows
    def attack_value(self, unit: i64) -> i64:
        """Attack strength as printed on the side it shows (2.2e, 2.2g, 2.3i)."""
        setup = self.setup
        if setup.is_hq(unit) and self.fronts == 1:
            return setup.front_strength[unit]
        return setup.attack[unit] if self.steps[unit] == setup.steps[unit] else setup.reduced_attack[unit]

    def defence_value(self, unit: i64) -> i64:
        setup = self.setup
        if setup.is_hq(unit) and self.fronts == 1:
            return setup.front_strength[unit]
        return setup.defence[unit] if self.steps[unit] == setup.steps[unit] else setup.reduced_defence[unit]

    # ---- words
    def side_ref(self, side: i64) -> str:
        return f"@seat/{self.seat[side]}"

    # ---- restored from data
    def check(self) -> None:
        if self.seat[0] == self.seat[1]:
            raise ValueError("seat: expected a different seat for each side")
        if (self.turn < self.setup.first_turn) != (self.phase == SET_UP):
            raise ValueError("phase: expected the set-up before the first turn and only then")
        self.check_units()
        for kind in range(len(self.setup.chits)):
            self.check_chit(kind)
        markers = [int(self.setup.charts.offensive), int(self.setup.charts.defensive)]
        for sort in range(2):
            whole(f"wings[{sort}]", int(self.wings[sort]), 0, markers[sort] - int(self.wings_used[sort]))

    def check_units(self) -> None:
        """The units are put in their hexes one by one: on land, without enemies."""
        places = self.hex
        self.hex = filled(self.setup.count(), NOWHERE)
        self.clear_map()
        for unit in range(self.setup.count()):
            self.check_place(unit, places[unit])
            if places[unit] >= 0:
                self.put(unit, places[unit])

    def check_place(self, unit: i64, h: i64) -> None:
        if (h >= 0) != (self.place[unit] == ON_MAP):
            raise ValueError(f"place[{unit}]: expected {ON_MAP} for a unit in a hex and only for that")
        if self.place[unit] == ASIDE and not self.setup.is_hq(unit):
            raise ValueError(f"place[{unit}]: expected an HQ, since only HQs are set aside")
        whole(f"steps[{unit}]", int(self.steps[unit]), 1 if h >= 0 else 0, int(self.setup.steps[unit]))
        if h >= 0 and not self.setup.on_land(h):
            raise ValueError(f"hex[{unit}]: expected a land hex")
        if h >= 0 and self.holder(h) == 1 - self.setup.side[unit]:
            raise ValueError(f"hex[{unit}]: expected a hex without enemies")

    def check_chit(self, kind: i64) -> None:
        """No more than there are, none before its turn; the Axis alone has a hand; what came back is in the cup."""
        chit = self.setup.chits[kind]
        for name in CHIT_FIELDS:
            counts: vec[i64] = getattr(self, name)
            whole(f"{name}[{kind}]", int(counts[kind]), 0, int(chit.count))
        there = self.cup[kind] + self.hand[kind] + self.picked[kind]
        most = min(chit.count - self.played[kind], chit.count - self.used_up[kind])
        whole(f"cup[{kind}]", int(there), 0, int(max(0, most)) if self.turn >= chit.from_turn else 0)
        whole(f"hand[{kind}]", int(self.hand[kind]), 0, int(chit.count - self.cup[kind]) if chit.owner == AXIS else 0)
        whole(f"held[{kind}]", int(self.held[kind]), 0, int(self.picked[kind]) if chit.owner == AXIS else 0)
        whole(f"returned[{kind}]", int(self.returned[kind]), 0, int(self.cup[kind]))

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.flags = self.flags[:]
        other.hex = self.hex[:]
        other.first = self.first[:]
        other.next = self.next[:]
        other.place = self.place[:]
        other.steps = self.steps[:]
        other.supply = self.supply[:]
        other.base = self.base[:]
        other.zoc = self.zoc[:]
        other.city = self.city[:]
        other.order = self.order[:]
        other.crossing = self.crossing[:]
        other.cup = self.cup[:]
        other.hand = self.hand[:]
        other.picked = self.picked[:]
        other.held = self.held[:]
        other.played = self.played[:]
        other.returned = self.returned[:]
        other.used_up = self.used_up[:]
        other.drawn = self.drawn
        other.chit_waits = self.chit_waits
        other.crossings_at_choice = self.crossings_at_choice
        other.wings = self.wings[:]
        other.wings_used = self.wings_used[:]
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.mode = self.mode
        other.seat = self.seat[:]
        other.bids = self.bids[:]
        other.ready = self.ready[:]
        other.target = self.target
        other.attacked = self.attacked[:]
        other.groups = self.groups
        other.landed = self.landed
        other.bridgehead = self.bridgehead
        other.fronts = self.fronts
        other.kills = self.kills
        other.moves_of_hq = self.moves_of_hq

    # End of what is written by scripts/write_copies.py.


def total(v: vec[i64]) -> i64:
    found: i64 = 0
    for n in v:
        found += n
    return found
