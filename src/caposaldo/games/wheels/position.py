"""The position: everything on the table.

A *slot* is a platoon or HQ, or the face-down card that stands for it. Which platoon lies in which slot of its side was
shuffled before the battle, so the number of a slot tells nothing. A model has the number PLACES * slot + its place.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.setup import LEVEL_DIE, PLACES, TOWED, Bought, Card, Front, Ground, Piece, Setup, placed
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import ANY, Field, lay_out, number
from caposaldo.kernel.game import Preview, Prompt
from caposaldo.kernel.pieces import PieceState
from caposaldo.kernel.reading import FAR, whole
from caposaldo.kernel.table import Box

LETTERS: Final = ["A", "B"]  # of the sides in labels
FORMATION_NAMES: Final = ["line", "column", "wedge", "cluster"]

# Where a platoon is.
RESERVE: Final = 0  # not yet deployed or entered
ON_TABLE: Final = 1
ABOARD: Final = 2  # in or behind another platoon
GONE: Final = 3  # eliminated, or it left the table
LATE: Final = 4  # not on the table at the end of turn 2: takes no part (entry-4)
PLACE_NAMES: Final = ["reserve", "on-table", "aboard", "gone", "late"]

# What a platoon has done or suffered, a bit each. Those up to THIS_TURN are cleared when a turn begins.
MANOEUVRED: Final = 1  # its manoeuvre of the turn is spent
MOVED: Final = 2
SHOT: Final = 4  # it has used its shots of the turn (fire-1)
STORMED: Final = 8  # it has assaulted
FAILED: Final = 16  # its detection test failed (spot-3)
LOST_SQUADS: Final = 32  # this turn (morale-1)
PINNED: Final = 64
IN_COMBAT: Final = 128  # attacked, was attacked or was bombarded (transport-2)
ON_ROAD: Final = 256  # marched on a road outside towns this turn (spot-5)
LOADED: Final = 512  # it, or what it carries, was loaded or unloaded this turn
LOOKED: Final = 1024  # an HQ that gave its second look or repeated a test (org-6, bomb-4)
FORCED: Final = 2048  # rout or retreat: no fire, manoeuvre used
THIS_TURN: Final = 4095
FIRED: Final = 4096  # fired this turn, counts as one that fires (spot-7)
FIRED_BEFORE: Final = 8192  # fired last turn: until the end of the bombardment (A-fired-window)
ATTACKED: Final = 16384  # by the manoeuvre that is going on: it may move afterwards (defend-2)
DECLINED: Final = 32768  # it fired back before its own manoeuvre and did not move: it still may (defend-5)
REACTED: Final = 65536  # fired back in the manoeuvre that is going on, before its own (defend-4)
PIVOTED: Final = 131072  # turned in place as a card: it is artillery (A-facing)
CLEARING: Final = 262144  # busy with a minefield or blocks, which are gone at the end of the turn (G-lcb)
RESCUED: Final = 1 << 19  # saved from the vehicles that the present attack destroys: it has yet to test morale
ALL_FLAGS: Final = (1 << 20) - 1

# What goes before the first turn, then the segments of a turn, in order (turn-1).
BUILDING: Final = 0
DEPLOYMENT: Final = 1
ENTRY: Final = 2
PRECEDENCE: Final = 3
BOMBARDMENT: Final = 4
MANOEUVRES: Final = 5
SEGMENT_NAMES: Final = ["building", "deployment", "entry", "precedence", "bombardment", "manoeuvres"]

NOWHERE: Final = -1
NOT_YET: Final = -1  # a line, a half or an edge that is not chosen yet
MOST_TURNS: Final = 99
MOST_SLOTS: Final = 1000
# Numbers of a platoon in `roster`: side, unit card, models, level, company of the side, whether it is an HQ.
ROSTER: Final = 6


class Position(PieceState["Position", Action]):
    """The fields of a battle in progress, one vec a field. The chapters of the rules work on this;
    `state.WheelsState` adds the sequence of play and the rest of the contract.

    In a battle that players build there are no slots and no pieces at first: armies are bought as a roster, from which
    the slots are made when both are complete.
    """

    roster: vec[i64]  # armies that are being bought, ROSTER numbers a platoon, those of side 0 first
    # By slot: what the platoon is. Secret until it is shown.
    card: vec[i64]
    size: vec[i64]  # models bought
    level: vec[i64]
    company: vec[i64]  # -1: none
    is_hq: vec[i64]
    # By slot: where it is. x, y: the middle of the leading edge of its card, or its reference model.
    side: vec[i64]
    place: vec[i64]
    x: vec[i64]
    y: vec[i64]
    face: vec[i64]
    shown: vec[i64]  # 1: models, 0: a card
    aboard: vec[i64]  # slot of its carrier, or -1
    rode: vec[i64]  # the carrier that both sides saw it ride on last, or -1
    kin: vec[i64]  # the platoon from which it was split: squads saved while the rest is aboard (A-rescue-split); or -1
    moved: vec[i64]  # how far it moved this turn
    pace: vec[i64]  # by slot and mobility: the movement that its moves as a card needed, seen by all (rules/pace.py)
    shot_at: vec[i64]  # the last platoon it fired at (spot-7), or -1
    # By model: alive, and where; x < 0: not laid out; the vehicle that carries it, or -1.
    alive: vec[i64]
    vehicle: vec[i64]
    model_x: vec[i64]
    model_y: vec[i64]
    # Terrain pieces: template, where, turned by; `objective_pieces` are numbers of pieces.
    piece: vec[i64]
    piece_x: vec[i64]
    piece_y: vec[i64]
    piece_turn: vec[i64]
    objective_pieces: vec[i64]
    ground: Ground  # derived: the pieces as shapes, shared by copies
    front: Front  # derived: where the sides deploy and enter, shared by copies
    # Wrecks on roads (fire-12).
    wreck_x: vec[i64]
    wreck_y: vec[i64]
    wreck_face: vec[i64]
    wreck_card: vec[i64]
    cleared: vec[i64]  # by terrain piece, 1: a work that was removed (G-lcb)
    # What was chosen about the table (scen-a4, scen-b4, scen-c3); `front` follows from it. NOT_YET: not chosen.
    line: i64  # heading of the line that divides it
    half: i64  # of the defender, on one side of the line; in an advance the strip that is left free
    edge: i64  # side of the table from which side 0 enters
    # The sequence of play.
    turn: i64
    last_turn: i64  # 0: not yet settled (dur-1)
    segment: i64
    leader: i64  # side that manoeuvres and bombards first this turn, -1 none yet
    active: i64  # side that decides in the present segment
    tokens: vec[i64]
    passed: vec[i64]  # the side is through with the present segment
    outlook: object | None  # not copied: what a bot has computed for the moment (bot/outlook.py)

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty state: `begin_fields`, `copy_into` or `restore` fills it."""
        super().__init__(dice)
        self.setup = setup
        self.outlook = None

    def fields(self) -> list[Field]:
        built = self.setup.building is not None
        return [
            number("turn", 0, MOST_TURNS),
            number("last_turn", 0, MOST_TURNS),
            number("segment", BUILDING, MANOEUVRES),
            number("leader", -1, 1, -1),
            number("active", -1, 1, -1),
            number("line", NOT_YET, 359, NOT_YET),
            number("half", NOT_YET, 1, NOT_YET),
            number("edge", NOT_YET, 3, NOT_YET),
            Field("roster", ANY, -1, MOST_SLOTS),
            Field("tokens", 2, 0, MOST_SLOTS),
            Field("passed", 2, 0, 1),
            *self.slot_fields(ANY, MOST_SLOTS),
            *self.piece_fields(ANY if built else len(self.setup.laid), MOST_SLOTS if built else len(self.setup.laid)),
            Field("wreck_x", ANY, 0, self.setup.width),
            Field("wreck_y", ANY, 0, self.setup.height),
            Field("wreck_face", ANY, 0, 359),
            Field("wreck_card", ANY, 0, len(self.setup.cards) - 1),
        ]

    def piece_fields(self, n: i64, most: i64) -> list[Field]:
        """The fields by piece of terrain, for so many pieces."""
        return [
            Field("piece", n, 0, len(self.setup.templates) - 1),
            Field("piece_x", n, -FAR, FAR),
            Field("piece_y", n, -FAR, FAR),
            Field("piece_turn", n, 0, 359),
            Field("cleared", n, 0, 1),
            Field("objective_pieces", ANY, 0, most - 1),
        ]

    def slot_fields(self, n: i64, most: i64) -> list[Field]:
        """The fields by slot and by model, for so many slots. Squads saved from a lost vehicle get a slot of their own
        (`add_slot`)."""
        setup = self.setup
        models = PLACES * n if n >= 0 else n
        return [
            Field("card", n, 0, len(setup.cards) - 1),
            Field("size", n, 0, PLACES, 1),
            Field("level", n, 0, 3),
            Field("company", n, -1, len(setup.company_names) - 1, -1),
            Field("is_hq", n, 0, 1),
            Field("side", n, 0, 1),
            Field("place", n, RESERVE, LATE),
            Field("x", n, NOWHERE, setup.width, NOWHERE),
            Field("y", n, NOWHERE, setup.height, NOWHERE),
            Field("face", n, 0, 359),
            Field("shown", n, 0, 1),
            Field("aboard", n, -1, most - 1, -1),
            Field("rode", n, -1, most - 1, -1),
            Field("kin", n, -1, most - 1, -1),
            Field("moved", n, 0, FAR),
            Field("pace", TOWED * n if n >= 0 else n, 0, FAR),
            Field("shot_at", n, -1, most - 1, -1),
            Field("flags", n, 0, ALL_FLAGS),
            Field("alive", models, 0, 1),
            Field("vehicle", models, -1, PLACES * most - 1, -1),
            Field("model_x", models, NOWHERE, setup.width, NOWHERE),
            Field("model_y", models, NOWHERE, setup.height, NOWHERE),
        ]

    def begin_fields(self) -> None:
        """Everything as the battle file says, the platoons of each side shuffled into its slots."""
        lay_out(self, self.fields())
        self.front = self.setup.front
        for i in range(len(self.setup.laid)):
            template, x, y, turn = self.setup.laid[i]
            self.piece[i] = template
            self.piece_x[i] = x
            self.piece_y[i] = y
            self.piece_turn[i] = turn
        self.objective_pieces = vec[i64](self.setup.objectives)
        self.lay_ground()
        self.deal(self.setup.army)

    def deal(self, army: list[Bought]) -> None:
        """Shuffle the platoons of each side into its slots. Carriers are named by their number in the army."""
        if len(army) != len(self.side):
            lay_out(self, self.slot_fields(len(army), len(army)))
        slot_of = list(range(len(army)))
        for side in range(2):
            slots = [i for i in range(len(army)) if army[i].side == side]
            dealt = slots[:]
            self.dice.shuffle(dealt, "cards")
            for i in range(len(slots)):
                slot_of[slots[i]] = dealt[i]
        for i in range(len(army)):
            self.fill(slot_of[i], army[i])
            if army[i].carrier >= 0:
                self.take_aboard(slot_of[i], slot_of[army[i].carrier])

    def fill(self, slot: i64, platoon: Bought) -> None:
        """Put a platoon of an army into a slot."""
        self.side[slot] = platoon.side
        self.card[slot] = platoon.card
        self.size[slot] = platoon.size
        self.level[slot] = platoon.level
        self.company[slot] = platoon.company
        self.is_hq[slot] = 1 if platoon.is_hq else 0
        self.face[slot] = self.front.home[platoon.side]
        for i in range(PLACES):
            self.alive[PLACES * slot + i] = 1 if i < platoon.size else 0

    def check(self) -> None:
        self.check_lengths()
        self.front = self.setup.front
        self.lay_ground()
        wrecks = len(self.wreck_x)
        if wrecks != len(self.wreck_y) or wrecks != len(self.wreck_face) or wrecks != len(self.wreck_card):
            raise ValueError("wreck_y, wreck_face, wreck_card: expected as many numbers as wreck_x has")
        for slot in range(len(self.side)):
            carrier = self.aboard[slot]
            if (carrier >= 0) != (self.place[slot] == ABOARD):
                raise ValueError(f"aboard[{slot}]: expected a carrier for a platoon aboard and -1 for the rest")
            if carrier >= 0 and (carrier == slot or self.aboard[carrier] >= 0):
                raise ValueError(f"aboard[{slot}]: expected a carrier that is not carried itself")
            if self.place[slot] == ON_TABLE and self.x[slot] < 0:
                raise ValueError(f"x[{slot}]: expected a place, since the platoon is on the table")

    def check_lengths(self) -> None:
        """Lists are as long as the armies, the squads saved from wrecks and the terrain make them."""
        if len(self.roster) % ROSTER != 0:
            raise ValueError(f"roster: expected {ROSTER} numbers for each platoon")
        if len(self.roster) > 0 and len(self.side) > 0:
            raise ValueError("roster: expected none, since the armies are complete")
        if self.setup.building is None and len(self.side) < self.setup.count():
            raise ValueError(f"side: expected {self.setup.count()} numbers, found {len(self.side)}")
        for field in self.slot_fields(len(self.side), len(self.side)) + self.piece_fields(
            len(self.piece), len(self.piece)
        ):
            for value in checked_list(field, getattr(self, field.name)):
                if not field.low <= value <= field.high:
                    raise ValueError(f"{field.name}: expected numbers from {field.low} to {field.high}")

    def lay_ground(self) -> None:
        """Make the shapes of the pieces."""
        laid: list[Piece] = []
        for i in range(len(self.piece)):
            template = self.setup.templates[self.piece[i]]
            laid.append(Piece(template, placed(template, self.piece_x[i], self.piece_y[i], self.piece_turn[i])))
            if self.cleared[i] == 1:
                laid[i].shapes = []
        self.ground = Ground(laid)

    # ---- platoons
    def is_slot(self, slot: i64) -> bool:
        return 0 <= slot < len(self.side)

    def on_table(self, slot: i64) -> bool:
        return self.place[slot] == ON_TABLE

    def card_of(self, slot: i64) -> Card:
        return self.setup.cards[self.card[slot]]

    def die_of(self, slot: i64) -> i64:
        """Sides of its experience die (exp-1)."""
        return LEVEL_DIE[self.level[slot]]

    def models(self, slot: i64) -> list[int]:
        """Its surviving models."""
        first = PLACES * slot
        return [int(m) for m in range(first, first + PLACES) if self.alive[m] == 1]

    def strength(self, slot: i64) -> i64:
        count: i64 = 0
        for m in range(PLACES * slot, PLACES * slot + PLACES):
            count += self.alive[m]
        return count

    def units(self, side: i64) -> list[int]:
        """The platoons and cards of a side on the table."""
        return [int(u) for u in range(len(self.side)) if self.side[u] == side and self.place[u] == ON_TABLE]

    def carried(self, slot: i64) -> i64:
        """The platoon aboard this one, or -1."""
        for other in range(len(self.aboard)):
            if self.aboard[other] == slot:
                return other
        return -1

    def take_aboard(self, rider: i64, carrier: i64) -> None:
        """One squad or gun to a vehicle (G-transport-cap)."""
        self.aboard[rider] = carrier
        self.place[rider] = ABOARD
        vehicles = self.models(carrier)
        squads = self.models(rider)
        for i in range(len(squads)):
            self.vehicle[squads[i]] = vehicles[i] if i < len(vehicles) else -1

    def add_slot(self, like: i64) -> i64:
        """A slot for squads of a platoon, none of them in it yet."""
        for field in self.slot_fields(1, MOST_SLOTS):
            value = cast(vec[i64], getattr(self, field.name))
            for _ in range(field.count):
                value = append(value, field.start)
            setattr(self, field.name, value)
        slot: i64 = len(self.side) - 1
        self.side[slot] = self.side[like]
        self.card[slot] = self.card[like]
        self.level[slot] = self.level[like]
        self.company[slot] = self.company[like]
        self.is_hq[slot] = self.is_hq[like]
        self.size[slot] = 0
        self.shown[slot] = 1
        self.place[slot] = GONE
        return slot

    # ---- models
    def base(self, m: i64) -> Box:
        card = self.card_of(m // PLACES)
        return Box(self.model_x[m], self.model_y[m], self.face[m // PLACES], card.width, card.depth)

    def wreck(self, i: i64) -> Box:
        card = self.setup.cards[self.wreck_card[i]]
        return Box(self.wreck_x[i], self.wreck_y[i], self.wreck_face[i], card.width, card.depth)

    # ---- names
    def label(self, slot: i64) -> str:
        """The letter of its side and its number there. While armies are bought it is a number in a roster."""
        if len(self.side) == 0 and 0 <= slot < MOST_SLOTS:
            return f"{LETTERS[slot % 2]}{slot // 2 + 1}"
        if not self.is_slot(slot):
            return f"?{slot}"
        number = 0
        for other in range(slot + 1):
            if self.side[other] == self.side[slot]:
                number += 1
        return f"{LETTERS[self.side[slot]]}{number}"

    def slot_of(self, side: i64, number: int) -> i64:
        if len(self.side) == 0:
            return side + 2 * (number - 1) if 0 < number <= MOST_SLOTS // 2 else -1
        for slot in range(len(self.side)):
            if self.side[slot] == side:
                number -= 1
                if number == 0:
                    return slot
        return -1

    # ---- decisions
    def pending(self) -> Decision:
        """The decision on top of the stack."""
        top = self.top()
        assert isinstance(top, Decision)
        return top

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.flags = self.flags[:]
        other.roster = self.roster[:]
        other.card = self.card[:]
        other.size = self.size[:]
        other.level = self.level[:]
        other.company = self.company[:]
        other.is_hq = self.is_hq[:]
        other.side = self.side[:]
        other.place = self.place[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.face = self.face[:]
        other.shown = self.shown[:]
        other.aboard = self.aboard[:]
        other.rode = self.rode[:]
        other.kin = self.kin[:]
        other.moved = self.moved[:]
        other.pace = self.pace[:]
        other.shot_at = self.shot_at[:]
        other.alive = self.alive[:]
        other.vehicle = self.vehicle[:]
        other.model_x = self.model_x[:]
        other.model_y = self.model_y[:]
        other.piece = self.piece[:]
        other.piece_x = self.piece_x[:]
        other.piece_y = self.piece_y[:]
        other.piece_turn = self.piece_turn[:]
        other.objective_pieces = self.objective_pieces[:]
        other.ground = self.ground
        other.front = self.front
        other.wreck_x = self.wreck_x[:]
        other.wreck_y = self.wreck_y[:]
        other.wreck_face = self.wreck_face[:]
        other.wreck_card = self.wreck_card[:]
        other.cleared = self.cleared[:]
        other.line = self.line
        other.half = self.half
        other.edge = self.edge
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.segment = self.segment
        other.leader = self.leader
        other.active = self.active
        other.tokens = self.tokens[:]
        other.passed = self.passed[:]

    # End of what is written by scripts/write_copies.py.


class Decision(kernel.Decision[Position, Action]):
    """A pending decision of a battle. Unless it says otherwise it belongs to the active side."""

    def seat(self, s: Position) -> i64:
        return s.active

    def about_unit(self) -> i64:
        """The platoon that acts, or -1: for words, views and bots."""
        return -1

    # ---- what else is asked about it
    def preview(self, s: Position, action: Action) -> Preview | None:
        """Exact odds of an attack, legal or not; None for what rolls no dice."""
        return None

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        """Where the point of an action may lie, as polygons."""
        return []

    def shown_name(self) -> str:
        """Its name in the view."""
        return self.name()

    def check_slot(self, s: Position, field: str, slot: i64) -> None:
        """Raise ValueError unless it is a platoon on the table."""
        whole(field, int(slot), 0, len(s.side) - 1)
        if not s.on_table(slot):
            raise ValueError(f"{field}: expected a platoon on the table")


def checked_list(field: Field, value: object) -> vec[i64]:
    """A list of a position, if it is as long as the field says."""
    found = cast(vec[i64], value)
    if field.count >= 0 and len(found) != field.count:
        raise ValueError(f"{field.name}: expected {field.count} numbers, found {len(found)}")
    return found


def ask(s: Position, rule: str, key: str, slot: i64 = -1) -> Prompt:
    """A prompt, about a platoon if one is given."""
    return Prompt(rule, key, {"unit": s.ref(slot)} if slot >= 0 else {})
