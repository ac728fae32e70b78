"""The position: maps, hands and pools; and the base classes of decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.setup import Setup
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import ANY, Field, filled, lay_out, number, read_list
from caposaldo.kernel.game import Params, Prompt
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.pieces import HexState
from caposaldo.kernel.reading import FAR, whole

FULL_POOL: Final = 7  # AP of an activation (2.2a)
MOST_CAP: Final = 2  # on one roll (3.2.3)

# Where a unit is: `place`.
RESERVE: Final = 0  # to be placed at set-up, or not yet arrived
WAITING: Final = 1  # a reinforcement that may enter (5.1)
ON_MAP: Final = 2
DESTROYED: Final = 3
LEFT: Final = 4  # has left the map by an exit

# What a unit can still do in this round: `status` (2.2a).
READY: Final = 0
ACTIVE: Final = 1
SPENT: Final = 2
STATUS_NAMES: Final = ["ready", "active", "spent"]

# Marks on units, a bit each.
HIDDEN: Final = 1  # its hex is its owner's secret (10.0)
SHOWN: Final = 2  # the opponent has seen its hit marker (7.4d)
MEMBER: Final = 4  # takes part in the action at hand (9.1)
ACTED: Final = 8  # has done its part of a group action
TARGET: Final = 16  # still to be rolled for in the attack at hand (7.7)
BARE: Final = 32  # moved without care: -1 DM in the enemy's next turn (5.0.1)
DUG_IN: Final = 64  # hasty defence: +1 DM (card 11)
BOGGED: Final = 128  # cannot move until the end of the round (card 20)
MARCHING: Final = 256  # the AP of its activation are for movement only (V01)
NERVES: Final = 512  # does not feel its hit marker, but for movement, in this activation or action (V11)
SILENT: Final = 1024  # nothing gives it away in this action (V13)
WARY: Final = 2048  # +1 DM until its owner's next turn (V07)
ALL_FLAGS: Final = 4095

NO_MEANS: Final = -1  # in place of a way to pay

# How an action is paid (2.2a to 2.2d): `means`.
BY_AP: Final = 0
BY_OPPORTUNITY: Final = 1
BY_CAP: Final = 2
BY_CARD: Final = 3
MEANS_NAMES: Final = ["ap", "opportunity", "cap", "card"]

# How a hex is attacked: `mode`.
DIRECT: Final = 0
INDIRECT: Final = 1  # with a spotter hex (12.0b)
SMOKE: Final = 2  # smoke instead of an attack (13.1a)
INDIRECT_SMOKE: Final = 3
WEAPON: Final = 4  # a weapon card (8.2)
BARRAGE: Final = 5  # off-board artillery (12.3)
MODE_NAMES: Final = ["direct", "indirect", "smoke", "indirect-smoke", "weapon", "barrage"]

# Steps of the sequence before a round (2.0), and the round itself: `phase`.
SET_UP: Final = 0
REFRESH: Final = 1  # counters ready, smoke thins, CAP, cards (steps 1 to 4)
PLOTTING: Final = 2  # new artillery targets (step 5)
STRIKES: Final = 3  # last round's targets are struck (step 6)
ARRIVALS: Final = 4  # reinforcements become available (step 7)
INITIATIVE: Final = 5  # bids and rolls (step 8)
PLAY: Final = 6  # turns
END_OF_ROUND: Final = 7
PHASE_NAMES: Final = ["set-up", "refresh", "plotting", "strikes", "arrivals", "initiative", "play", "end"]

# What a roll is for.
FOR_ATTACK: Final = 0
FOR_RECOVERY: Final = 1
FOR_DETECTION: Final = 2
FOR_AP: Final = 3  # variable AP (3.0.1) and card 7
FOR_INITIATIVE: Final = 4
FOR_CAP: Final = 5  # card 8
FOR_SNIPERS: Final = 6  # card 13
ROLL_NAMES: Final = ["attack", "recovery", "detection", "ap", "initiative", "cap", "snipers"]


class Position(HexState["Position", Action]):
    """Everything on the maps, in the hands and in the pools. The rules work on this; `state.StormsState` adds the
    contract of a game."""

    # Units, one vec a field; hidden units have their hex too.
    face: vec[i64]
    place: vec[i64]
    status: vec[i64]
    marker: vec[i64]  # kind of hit marker, -1 none
    came: vec[i64]  # the hex it came from when it entered a hex with enemies (7.6.3g), else NOWHERE
    since: vec[i64]  # number of the action in which it came into its hex
    used: vec[i64]  # cards of its own that are used up, a bit for each place in setup.veteran[unit]
    used_now: vec[i64]  # the same, for this round only
    # Sides.
    cap: vec[i64]
    losses: vec[i64]
    ap: vec[i64]  # pool of the open activation (2.2a)
    pool: vec[i64]  # 1: an activation is open
    points: vec[i64]
    # Cards, by side * kinds + kind; the deck is secret, its top is its end.
    hand: vec[i64]
    deck: vec[i64]
    discarded: vec[i64]  # by kind
    goals: vec[i64]  # by place in setup.secrets: the side that has drawn it, -1 nobody; secret until the end (8.1c)
    # Hit markers left in the pool, by kind; below 0 when an empty pool has lent some.
    markers: vec[i64]
    smoke: vec[i64]  # saved in smoke; by hex
    thin: vec[i64]  # saved in smoke; by hex: markers of thin smoke, which go when smoke thins (13.0c)
    control: vec[i64]  # by objective: side or -1 (2.4a)
    # Off-board artillery, one entry for each battery of both sides, in the order of setup.batteries.
    missions: vec[i64]
    plotted: vec[i64]  # hex, to fall in the next round; NOWHERE none
    plotted_smoke: vec[i64]
    falling: vec[i64]  # hex struck in this round's sequence
    falling_smoke: vec[i64]
    # The sequence of play.
    round: i64
    phase: i64
    side: i64  # whose turn it is
    passes: i64  # in a row
    actions_done: i64  # counts actions, for `since`
    again: i64  # actions the side may still take before the turn changes hands (card 10)
    bids: vec[i64]  # CAP declared for the initiative
    confirmed: vec[i64]  # by side: ready with a secret decision
    outlook: object | None  # not copied: what a bot has computed for the moment (bot/outlook.py)

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty shell: `lay_out`, `copy_into` or `restore` fills it."""
        super().__init__(dice)
        self.setup = setup
        self.outlook = None

    # ---- the fields (`smoke` and `thin` are written together, see `data`)
    def fields(self) -> list[Field]:
        setup = self.setup
        units = setup.count()
        hexes = setup.count_hexes
        kinds: i64 = len(setup.cards)
        batteries = setup.battery_count()
        return [
            number("round", 0, setup.rounds),
            number("phase", SET_UP, END_OF_ROUND, SET_UP),
            number("side", 0, 1, setup.first_to_set_up),
            number("passes", 0, 2),
            number("actions_done", 0, FAR),
            number("again", 0, FAR),
            Field("bids", 2, 0, FAR),
            Field("confirmed", 2, 0, 1),
            Field("hex", units, NOWHERE, hexes - 1, NOWHERE),
            Field("face", units, 0, 5),
            Field("place", units, RESERVE, LEFT, RESERVE),
            Field("status", units, READY, SPENT, READY),
            Field("marker", units, -1, len(setup.markers) - 1, -1),
            Field("flags", units, 0, ALL_FLAGS),
            Field("came", units, NOWHERE, hexes - 1, NOWHERE),
            Field("since", units, 0, FAR),
            Field("used", units, 0, FAR),
            Field("used_now", units, 0, FAR),
            Field("cap", 2, 0, FAR),
            Field("losses", 2, 0, units),
            Field("ap", 2, 0, FAR),
            Field("pool", 2, 0, 1),
            Field("points", 2, -FAR, FAR),
            Field("control", len(setup.objectives), -1, 1, -1),
            Field("hand", 2 * kinds, 0, FAR),
            Field("deck", ANY, 0, kinds - 1),
            Field("discarded", kinds, 0, FAR),
            Field("goals", len(setup.secrets), -1, 1, -1),
            Field("markers", len(setup.markers), -FAR, FAR),
            Field("missions", batteries, 0, FAR),
            Field("plotted", batteries, NOWHERE, hexes - 1, NOWHERE),
            Field("plotted_smoke", batteries, 0, 1),
            Field("falling", batteries, NOWHERE, hexes - 1, NOWHERE),
            Field("falling_smoke", batteries, 0, 1),
        ]

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision (1.0)."""
        setup = self.setup
        lay_out(self, self.fields())
        self.face = setup.start_face[:]
        self.flags = vec[i64]([HIDDEN if hidden == 1 else 0 for hidden in setup.start_hidden])
        self.clear_map()
        for u in range(setup.count()):
            if setup.start[u] != NOWHERE and setup.arrives[u] == 0:
                self.put(u, setup.start[u])
        self.cap = setup.cap[:]
        self.deck = setup.deck[:]
        self.markers = vec[i64]([marker.count for marker in setup.markers])
        self.control = vec[i64]([objective.owner for objective in setup.objectives])
        self.smoke = filled(setup.count_hexes, 0)
        self.thin = filled(setup.count_hexes, 0)

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.flags = self.flags[:]
        other.hex = self.hex[:]
        other.first = self.first[:]
        other.next = self.next[:]
        other.face = self.face[:]
        other.place = self.place[:]
        other.status = self.status[:]
        other.marker = self.marker[:]
        other.came = self.came[:]
        other.since = self.since[:]
        other.used = self.used[:]
        other.used_now = self.used_now[:]
        other.cap = self.cap[:]
        other.losses = self.losses[:]
        other.ap = self.ap[:]
        other.pool = self.pool[:]
        other.points = self.points[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discarded = self.discarded[:]
        other.goals = self.goals[:]
        other.markers = self.markers[:]
        other.smoke = self.smoke[:]
        other.thin = self.thin[:]
        other.control = self.control[:]
        other.missions = self.missions[:]
        other.plotted = self.plotted[:]
        other.plotted_smoke = self.plotted_smoke[:]
        other.falling = self.falling[:]
        other.falling_smoke = self.falling_smoke[:]
        other.round = self.round
        other.phase = self.phase
        other.side = self.side
        other.passes = self.passes
        other.actions_done = self.actions_done
        other.again = self.again
        other.bids = self.bids[:]
        other.confirmed = self.confirmed[:]

    # End of what is written by scripts/write_copies.py.

    # ---- saved states
    def scenario_data(self) -> dict[str, object]:
        return {"scenario": self.setup.id, "path": self.setup.path, "options": dict(self.setup.options)}

    def data(self) -> dict[str, object]:
        """Smoke is written only where there is any: hex, thickness, thin markers, hex ..."""
        data = super().data()
        smoke: list[int] = []
        for h in range(self.setup.count_hexes):
            if self.smoke[h] != 0:
                smoke += [int(h), int(self.smoke[h]), int(self.thin[h])]
        data["smoke"] = smoke
        return data

    def restore(self, data: dict[str, object]) -> None:
        self.read_smoke(data.get("smoke"))
        super().restore(data)

    def read_smoke(self, value: object) -> None:
        found = read_list(Field("smoke", ANY, 0, FAR), value)
        if len(found) % 3 != 0:
            raise ValueError("smoke: expected a hex, its smoke and its thin markers, each time")
        self.smoke = filled(self.setup.count_hexes, 0)
        self.thin = filled(self.setup.count_hexes, 0)
        before = -1
        for i in range(0, len(found), 3):
            h = whole(f"smoke[{i}]", int(found[i]), before + 1, int(self.setup.count_hexes) - 1)
            self.smoke[h] = whole(f"smoke[{i + 1}]", int(found[i + 1]), 1, FAR)
            self.thin[h] = whole(f"smoke[{i + 2}]", int(found[i + 2]), 0, int(self.smoke[h]))
            before = h

    def check(self) -> None:
        if (self.round == 0) != (self.phase == SET_UP):
            raise ValueError("phase: expected the set-up before the first round and only then")
        setup = self.setup
        for unit in range(setup.count()):
            self.check_unit(unit)
        for kind in range(len(setup.cards)):
            self.check_card(kind)
        for kind in range(len(setup.markers)):
            # What lies under units is not in the pool.
            left = setup.markers[kind].count - count_of(self.marker, kind)
            whole(f"markers[{kind}]", int(self.markers[kind]), int(left), int(left))
        for battery in range(setup.battery_count()):
            most = setup.cards[setup.battery_card(battery)].missions
            whole(f"missions[{battery}]", int(self.missions[battery]), 0, int(most))
        self.stand_again()

    def check_unit(self, unit: i64) -> None:
        if (self.hex[unit] >= 0) != (self.place[unit] == ON_MAP):
            raise ValueError(f"place[{unit}]: expected {ON_MAP} for a unit in a hex and only for that")
        if self.marker[unit] >= 0 and self.place[unit] not in (ON_MAP, LEFT):
            raise ValueError(f"marker[{unit}]: expected none for a unit that is not on the map")
        own = 2 ** len(self.setup.veteran[unit]) - 1
        whole(f"used[{unit}]", int(self.used[unit]), 0, own)
        whole(f"used_now[{unit}]", int(self.used_now[unit]), 0, own)

    def check_card(self, kind: i64) -> None:
        """All cards of the kind that the scenario shuffles are somewhere, and no others."""
        dealt = count_of(self.setup.deck, kind)
        elsewhere = self.hand[kind] + self.hand[len(self.setup.cards) + kind] + count_of(self.deck, kind)
        whole(f"discarded[{kind}]", int(self.discarded[kind]), int(dealt - elsewhere), int(dealt - elsewhere))

    def stand_again(self) -> None:
        """`first` and `next` from the hexes that were restored."""
        places = self.hex
        self.hex = filled(len(places), NOWHERE)
        self.clear_map()
        for unit in range(len(places)):
            if places[unit] >= 0:
                self.stand(unit, places[unit])

    # ---- units in hexes
    def clear_map(self) -> None:
        self.clear_hexes(self.setup.count_hexes, self.setup.count())

    def put(self, unit: i64, h: i64) -> None:
        """The unit stands in the hex."""
        self.stand(unit, h)
        self.place[unit] = ON_MAP

    def lift(self, unit: i64, place: i64) -> None:
        """The unit leaves its hex; `place` says where to."""
        self.leave(unit)
        self.place[unit] = place

    def visible(self, unit: i64) -> bool:
        """On the map, for everybody to see."""
        return self.hex[unit] >= 0 and self.flags[unit] & HIDDEN == 0

    def enemy_in(self, side: i64, h: i64) -> bool:
        """A visible enemy of that side is in the hex (hidden ones are never met: company reveals them, 10.0b)."""
        unit = self.first[h]
        while unit >= 0:
            if self.setup.side[unit] != side and self.flags[unit] & HIDDEN == 0:
                return True
            unit = self.next[unit]
        return False

    # ---- what a seat knows
    def knows_of(self, seat: i64, unit: i64) -> bool:
        """Its own units, and of the others those everybody sees, those that may enter, and those that are gone."""
        if self.setup.side[unit] == seat:
            return True
        place = self.place[unit]
        if place == ON_MAP or place == WAITING:
            return not self.has(unit, HIDDEN)
        return place != RESERVE

    def known_marker(self, seat: i64, unit: i64) -> i64:
        """The marker as far as the seat has seen it, -1 if it lies face down or there is none (7.4d)."""
        return self.marker[unit] if self.setup.side[unit] == seat or self.has(unit, SHOWN) else -1

    # ---- references in messages
    def side_ref(self, side: i64) -> str:
        return f"@seat/{side}"

    def card_ref(self, kind: i64) -> str:
        return f"@card/{kind}"

    def marker_ref(self, kind: i64) -> str:
        return f"@st-marker-{self.setup.markers[kind].key}"

    # ---- what goes on in a chapter above the one that asks for it
    def conclude_roll(self, side: i64, purpose: i64, unit: i64, total: i64) -> None:
        """Draw the result of a roll in the chapter that it was for (sequence.py)."""
        raise NotImplementedError

    def choose_action_card(self) -> None:
        """Let the side choose an action card to play with a veteran's card (rules/player_turn.py)."""
        raise NotImplementedError


def count_of(kinds: vec[i64], kind: i64) -> i64:
    count: i64 = 0
    for other in kinds:
        if other == kind:
            count += 1
    return count


# ---------------------------------------------------------------- decisions
class Decision(kernel.Decision[Position, Action]):
    """A pending decision, or a step that runs by itself. By default the side decides whose turn it is."""

    def seat(self, s: Position) -> i64:
        return s.side

    def waits(self, s: Position) -> bool:
        """A seat is asked; False for what runs by itself."""
        return True

    def skip_if_empty(self, s: Position) -> bool:
        """Go on without a question where there is nothing to choose; for `run_on`."""
        if len(s.options(self.seat(s))) > 0:
            return False
        s.pop()
        return True

    # ---- what is asked
    def question(self, s: Position) -> str:
        """The end of the key of the prompt."""
        return self.name()

    def prompt_params(self, s: Position) -> Params:
        return {}

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return Prompt(self.RULE, f"st-prompt-{self.question(s)}", self.prompt_params(s))

    def unit_prompt(self, s: Position, seat: i64, unit: i64) -> Prompt:
        """A prompt that names a unit; of a hidden one only its owner is told which it is (1.0d)."""
        key = f"st-prompt-{self.question(s)}"
        if unit >= 0 and (s.setup.side[unit] == seat or not s.has(unit, HIDDEN)):
            return Prompt(self.RULE, key, {"unit": s.ref(unit)})
        return Prompt(self.RULE, f"{key}-unnamed")

    # ---- what it is about
    def shown_name(self) -> str:
        """Its name in the view."""
        return self.name()

    def actor(self) -> i64:
        """The unit that is asked what it does, or -1."""
        return -1

    def about_unit(self) -> i64:
        """The unit that acts or that the decision is about, or -1."""
        return self.actor()

    def paid_by(self) -> i64:
        """How the action that is being chosen is paid, or NO_MEANS."""
        return NO_MEANS


class UnitDecision(Decision):
    """A decision of one unit, which the prompt names."""

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.unit_prompt(s, seat, self.unit)

    def actor(self) -> i64:
        return self.unit
