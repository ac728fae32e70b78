"""What is on the map, in the boxes and in the cup."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.setup import AT_START, Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import filled
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.play import HexPlay

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

# Frames of the stack of pending decisions. The bottom one is always TURN.
TURN: Final = 0  # the sequence of play itself (automatic); a: 1 the drawn chit is still to take effect, b: crossing
#                   points in Soviet hands when chits were chosen (4.2.1c)
BIDDING: Final = 1  # both seats bid for the Soviet side (14.1)
GARRISON: Final = 2  # the Axis places its security divisions (3.0h)
OPENING: Final = 3  # the Soviets pick the HQ of the opening attack (12.1a)
CHOICE: Final = 4  # both choose chits (4.2)
CUP: Final = 5  # the Axis may add chits from its hand before the next draw (4.2b)
STOP_ORDER: Final = 6  # a chit is drawn: will the Axis interrupt it? (4.3G)
OKH: Final = 7  # a: 1 played as an interrupt; what is the OKH chit used for? (4.2.2c, 4.2.2d)
STAVKA: Final = 8  # which HQ? (4.3E)
SECOND: Final = 9  # a: HQ; a second Axis HQ within its range? (4.3A)
MODE: Final = 10  # which action mode? (4.3A1)
CALL: Final = 11  # a: units that may still be named by an OKH Command (4.2.2c)
CLOSE: Final = 12  # the activation is over (automatic)
MOVE: Final = 13  # movement segment: who moves? (9.0a)
WALK: Final = 14  # a: unit, b: half points spent by normal movement (-1: it can no longer be normal), c: the same by
#                   strategic movement, x: hex where it began, d: 1 it has begun to go
RELOCATION: Final = 15  # a: HQ, b: hex it leaves, c: 1 forced, d: 1 it comes back from ASIDE (2.3c to 2.3e)
COMBAT: Final = 16  # combat segment: which hex is attacked? (10.0a)
BATTLE: Final = 17  # a: attacked hex; who joins? (10.0e)
AIR: Final = 18  # a: attacked hex; a Luftwaffe marker? (7.0c)
LOSSES: Final = 19  # a: side, b: steps still to lose, c: attacked hex, d: 1 the attackers lose them (10.3c)
RETREATS: Final = 20  # a: attacked hex, b: hexes to retreat (10.4)
OVERFLOW: Final = 21  # a: unit that goes on because its hex is full (10.4f), b: hexes gone on so far
ADVANCES: Final = 22  # a: attacked hex (10.5)
ARRIVALS: Final = 23  # Soviet reinforcements of this drawing (11.1)
PARACHUTE: Final = 24  # the airborne operation (11.1d)
NEGOTIATION: Final = 25  # a: half points left (11.2)
PURCHASE: Final = 26  # a: unit that was bought and is to be placed (11.2a)


class Position(HexPlay):
    """The fields of a campaign in progress. The chapters of the rules work on this; `turn.TracesState` adds the
    sequence of play and the rest of the contract."""

    # Units, one vec a field.
    place: vec[i64]
    steps: vec[i64]
    supply: vec[i64]
    base: vec[i64]  # the hex it stood in when it joined a combat (10.5b)
    # How many units of a side have their zone of control in a hex, kept up to date by `put` and `lift`.
    zoc: vec[i64]  # index: side * hexes + hex
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
    bot_cache: object | None

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty shell: `lay_out`, `copy_into` or notation.fill fills it."""
        super().__init__(dice)
        self.setup = setup
        self.bot_cache = None

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision (3.0)."""
        setup = self.setup
        n = setup.count()
        kinds = len(setup.chits)
        self.hex = filled(n, NOWHERE)
        self.place = filled(n, BOX)
        self.steps = setup.start_steps[:]
        self.supply = setup.start_supply[:]
        self.flags = filled(n, 0)
        self.base = filled(n, NOWHERE)
        self.clear_map()
        for u in range(n):
            if setup.entry[u] == AT_START:
                self.put(u, setup.start[u])
        self.city = filled(len(setup.cities), 0)
        self.order = vec[i64]([1 if city.order else 0 for city in setup.cities])
        for i in setup.soviet_start:
            self.city[i] = 1
            self.order[i] = 0
        self.crossing = filled(len(setup.crossings), 0)
        for i in setup.crossings_start:
            self.crossing[i] = 1
        self.cup = filled(kinds, 0)
        self.hand = filled(kinds, 0)
        self.picked = filled(kinds, 0)
        self.held = filled(kinds, 0)
        self.played = filled(kinds, 0)
        self.returned = filled(kinds, 0)
        self.used_up = filled(kinds, 0)
        self.drawn = -1
        self.wings = filled(2, 0)
        self.wings_used = filled(2, 0)
        self.turn = setup.first_turn - 1
        self.phase = SET_UP
        self.active = -1
        self.mode = MOVE_FIRST
        self.seat = vec[i64]([0, 1])
        self.bids = filled(2, -1)
        self.ready = filled(2, 0)
        self.target = setup.target
        self.attacked = filled(0, 0)
        self.groups = setup.groups_arrived
        self.landed = 0
        self.bridgehead = NOWHERE
        self.fronts = 0
        self.kills = 0
        self.moves_of_hq = 0
        self.stack = []
        self.result = None

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

    def copy_into(self, other: Position) -> None:
        """Copy every field of the campaign in progress; `other` shares the setup itself."""
        self.copy_hexes(other)
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


def total(v: vec[i64]) -> i64:
    found: i64 = 0
    for n in v:
        found += n
    return found
