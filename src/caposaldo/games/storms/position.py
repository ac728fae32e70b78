"""What is on the maps, in the hands and in the pools."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.setup import Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import filled
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.play import HexPlay

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

# How an action is paid (2.2a to 2.2d): `means`.
BY_AP: Final = 0
BY_OPPORTUNITY: Final = 1
BY_CAP: Final = 2
BY_CARD: Final = 3
MEANS_NAMES: Final = ["ap", "opportunity", "cap", "card"]

# How a hex is attacked.
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

# Frames of the stack of pending decisions. The bottom one is always ROUND.
ROUND: Final = 0  # the sequence of play itself (automatic)
DEPLOY: Final = 1  # a: side; it places its units (1.0)
CONCEAL: Final = 2  # a: 0 before the cards are dealt, 1 before anybody hides; both hide units in secret (10.0, 1.0d)
PLOT: Final = 3  # both plot artillery in secret (12.3)
STRIKE: Final = 4  # a: battery of s.batteries now striking, b: index in its pattern (automatic but for its rolls)
BID: Final = 5  # a: side that declares CAP for the initiative, b: 1 if the other has declared already (3.2.4)
CHOOSE: Final = 6  # a turn: which unit, which card, stall or pass? (2.2)
ACT: Final = 7  # a: unit that leads, b: means, c: CAP added to AP (3.2.1), d: card if by card; what does it do?
GROUP_GO: Final = 8  # a: means, b: cost so far (highest), x: GO or HIDE, y: member that chooses, c: CAP added, d: card;
#                     members go one by one (9.1.1)
SPOTTER: Final = 9  # a: mortar, b: target hex, x: mode, c: CAP added, d: means; which spotter hex? (12.0b)
LOOK: Final = 10  # a: unit that chooses its facing for nothing after a move or a reveal (5.2a, 10.0), b: 1 + the hex it
#                    fires at, which its arc must hold (6.1), 0 if it does not fire
ATTACK: Final = 11  # a: lead (or battery), b: target hex, x: mode, y: spotter hex or NOWHERE, c: bonus of cards,
#                     d: card of the weapon or -1; rolls one target after the other (automatic but for its questions)
BOOST: Final = 12  # a: side that is about to roll, b: what for (see ROLLS), c: unit it is about; how many CAP? (3.2.3)
REROLL: Final = 13  # a: side that has rolled, b: what for, c: unit, x: the roll, y: CAP on it; a card after the roll?
DETECT: Final = 14  # a: sniper that has fired (automatic but for its roll) (10.3)
CARD_USE: Final = 15  # a: card being played, b: means; on whom? (8.1)
SECOND_HEX: Final = 16  # a: unit that moves on by card 5
END_ACTION: Final = 17  # the action is over (automatic): spend, check, hand the turn over; a: means
ROLLED: Final = (
    18  # a: side that rolled, b: what for, c: unit, x: total with CAP (automatic: the chapter draws the result)
)
REINFORCE: Final = 19  # a: side that places the units which an event has brought, b: the card of the event (8.1c)

# What a roll is for.
FOR_ATTACK: Final = 0
FOR_RECOVERY: Final = 1
FOR_DETECTION: Final = 2
FOR_AP: Final = 3  # variable AP (3.0.1) and card 7
FOR_INITIATIVE: Final = 4
FOR_CAP: Final = 5  # card 8
FOR_SNIPERS: Final = 6  # card 13
ROLL_NAMES: Final = ["attack", "recovery", "detection", "ap", "initiative", "cap", "snipers"]


class Position(HexPlay):
    """The fields of a fight in progress. The rules work on this; `state.StormsState` adds the contract of a game."""

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
    # Hit markers left in the pool, by kind.
    markers: vec[i64]
    smoke: vec[i64]  # by hex
    thin: vec[i64]  # by hex: markers of thin smoke, which go when smoke thins (13.0c)
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
    outlook: object | None  # what a bot makes of the moment (bot/outlook.py); not part of the state

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty shell: `lay_out`, `copy_into` or notation fills it."""
        super().__init__(dice)
        self.setup = setup
        self.outlook = None

    def lay_out(self) -> None:
        """Everything as the scenario says, before the first decision (1.0)."""
        setup = self.setup
        n = setup.count()
        kinds = len(setup.cards)
        batteries = len(setup.batteries[0]) + len(setup.batteries[1])
        self.hex = filled(n, NOWHERE)
        self.face = setup.start_face[:]
        self.place = filled(n, RESERVE)
        self.status = filled(n, READY)
        self.marker = filled(n, -1)
        self.flags = vec[i64]([HIDDEN if hidden == 1 else 0 for hidden in setup.start_hidden])
        self.came = filled(n, NOWHERE)
        self.since = filled(n, 0)
        self.used = filled(n, 0)
        self.used_now = filled(n, 0)
        self.clear_map()
        for u in range(n):
            if setup.start[u] != NOWHERE and setup.arrives[u] == 0:
                self.put(u, setup.start[u])
        self.cap = setup.cap[:]
        self.losses = filled(2, 0)
        self.ap = filled(2, 0)
        self.pool = filled(2, 0)
        self.points = filled(2, 0)
        self.hand = filled(2 * kinds, 0)
        self.deck = setup.deck[:]
        self.discarded = filled(kinds, 0)
        self.goals = filled(len(setup.secrets), -1)
        self.markers = vec[i64]([marker.count for marker in setup.markers])
        self.smoke = filled(setup.count_hexes, 0)
        self.thin = filled(setup.count_hexes, 0)
        self.control = vec[i64]([objective.owner for objective in setup.objectives])
        self.missions = filled(batteries, 0)
        self.plotted = filled(batteries, NOWHERE)
        self.plotted_smoke = filled(batteries, 0)
        self.falling = filled(batteries, NOWHERE)
        self.falling_smoke = filled(batteries, 0)
        self.round = 0
        self.phase = SET_UP
        self.side = setup.first_to_set_up
        self.passes = 0
        self.actions_done = 0
        self.again = 0
        self.bids = filled(2, 0)
        self.confirmed = filled(2, 0)
        self.stack = []
        self.result = None

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

    # ---- words
    def side_ref(self, side: i64) -> str:
        return f"@seat/{side}"

    def card_ref(self, kind: i64) -> str:
        return f"@card/{kind}"

    def copy_into(self, other: Position) -> None:
        """Copy every field of the fight in progress; `other` shares the ground itself."""
        self.copy_hexes(other)
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
