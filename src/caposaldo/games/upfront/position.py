"""The position: men, groups and cards on the table, in the hands and in the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.setup import DECK, LETTERS, Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import Field, filled, lay_out, number
from caposaldo.kernel.pieces import PieceState
from caposaldo.kernel.reading import FAR

GROUPS: Final = 8  # four of each side; a group keeps its number when its letter changes (3.2, 17.7)

# Where a card is: `where`. From ON_GROUP on: the group on which it lies.
IN_PILE: Final = 0
DISCARDED: Final = 1
IN_HAND: Final = 2  # and 3: hand of side 0, of side 1
OUT_OF_GAME: Final = 4
ON_GROUP: Final = 5

MOST_RANDOM: Final = 6  # the highest random number on a card

EVERYBODY: Final = 3  # both seats know where a card is: `seen`

# How a card lies on a group: `way`.
FORWARD: Final = 0
BACK: Final = 1
SIDEWAYS: Final = 2
FACE_UP: Final = 3  # terrain, smoke, wire
FACE_DOWN: Final = 4  # open ground (8.1): only the side that played the card knows which it is
OFFERED: Final = 5  # enemy terrain not yet accepted (7.3)
CHOSEN: Final = 6  # still in the hand, to be played with the action being prepared
CREDIT: Final = 7  # beneath all else: towards the rally of a vehicle or a gun (28.42)
WAY_NAMES: Final = ["forward", "back", "sideways", "up", "down", "offered", "chosen", "credit"]

# Fates of a man: `fate`.
IN_PLAY: Final = 0
KILLED: Final = 1
ROUTED: Final = 2
CAPTURED: Final = 3
FATE_NAMES: Final = ["in-play", "killed", "routed", "captured"]

# Marks on men, a bit each.
PINNED: Final = 1  # 10.1
HEROIC: Final = 2  # a Hero was played on him this turn (10.43)
BERSERK: Final = 4  # 20.9
MOVING_OVER: Final = 8  # on his way to another group (17.8)
FRESH: Final = 16  # infiltrated, or set out, this turn: no close combat and no arrival yet (17.8, 20.52)
HELD_OUT: Final = 32  # takes no part in the attack being prepared (20.531, 22.2)
TARGET: Final = 64  # still to be resolved in the current attack (6.5)
NAMED: Final = 128  # will try with the others of his group (17.8, 20.2, 20.52)
BY_CARD: Final = 256  # he spends a movement card instead of a morale check (20.22)
KEEPS_CHARGE: Final = 512  # infiltrates without using his charge (21.2)
TRIED: Final = 1024  # has made his attempt in this turn (option, 18.2, 19.3, 24.5)
DROPS: Final = 2048  # leaves his flamethrower or secondary weapon behind to infiltrate (20.23)

# Marks on vehicles and guns, a bit each of `flags`. PINNED is the reverse of a gun and of an open-topped vehicle.
BUTTONED: Final = DROPS << 1  # the reverse of any other vehicle (28.43)
BOGGED: Final = DROPS << 2  # 28.53
IMMOBILE: Final = DROPS << 3  # 28.44
STUNNED: Final = DROPS << 4  # 28.45
STUNNED_TWICE: Final = DROPS << 5  # set together with STUNNED (28.451)
CREW_LOSS: Final = DROPS << 6  # a vehicle has lost a commander, a gun one of its crew (28.431, 34.71)
CREW_LOSS_TWICE: Final = DROPS << 7  # set together with CREW_LOSS: two lost (28.4311, 34.71)
REVEALED: Final = DROPS << 8  # a gun that has moved or fired (34.5)
VEHICLE_MARK_NAMES: Final = [
    "buttoned", "bogged", "immobile", "stunned", "stunned-twice", "bereft", "bereft-twice", "revealed",
]  # fmt: skip

ALL_FLAGS: Final = 2 * DROPS - 1
ALL_VEHICLE_FLAGS: Final = 2 * REVEALED - 1
REVERSED: Final = PINNED | BUTTONED  # the reverse of its card is up
SHAKEN: Final = PINNED | STUNNED  # it, or he, waits for a Rally card (10.2, 28.42, 28.45)
STOPPED: Final = PINNED | STUNNED | BOGGED | IMMOBILE  # does not move (10.12, 28.42 to 28.53)
STRANDED: Final = BOGGED | IMMOBILE  # shows its flank, and never counts as moving (28.44, 28.46)
USELESS: Final = PINNED | STRANDED  # worth nothing where it is (16.41)

# Marks on groups, a bit each: `marks`.
ACTED: Final = 1  # has acted this turn (4.2)
STAYS: Final = 2  # men have joined it or left it in this turn: no movement yet (17.8)
EXCHANGING: Final = 4  # has announced an exchange of letters in this turn (17.7)
LEFT: Final = 16  # shifted by a letter: the one it had when this turn began (17.7)
STARSHELL: Final = LEFT << LETTERS  # a starshell hangs over it (38.5)
STARSHELL_SINKS: Final = LEFT << LETTERS + 1  # for the second of its turns
ALL_MARKS: Final = (LEFT << LETTERS) - 1
ALL_LIGHTS: Final = STARSHELL | STARSHELL_SINKS

# How a group came by its right to flank fire: `flank` (17.1, 17.3).
NO_FLANK: Final = 0
BY_FLANK_CARD: Final = 1
NATURAL: Final = 2

# Steps of the game and of a player turn: `step`.
FORMING: Final = 0  # 3.2
LAYING: Final = 1  # 3.6
ANSWERING: Final = 2  # enemy terrain accepted or rejected (7.3)
CHARGING: Final = 3  # berserk men (20.91)
ACTING: Final = 4  # 4.2
DISCARDING: Final = 5  # 4.3
REFILLING: Final = 6  # 4.5
EXECUTING: Final = 7  # 15.53
ENDING: Final = 8
STEP_NAMES: Final = [
    "forming", "laying", "answering", "charging", "acting", "discarding", "refilling", "executing", "ending",
]  # fmt: skip

# Reasons to ask for a Concealed card or a Hero.
FOR_FIRE: Final = 0
FOR_INFILTRATION: Final = 1
FOR_FIGHT: Final = 2
FOR_SNIPER: Final = 3
FOR_MINES: Final = 4
FOR_EXECUTION: Final = 5
FOR_SHOT: Final = 6  # of ordnance (25.34)
FOR_OVERRUN: Final = 7  # 10.44
FOR_VEHICLE: Final = 8  # a vehicle whose crew has just buttoned up (28.421)
FOR_COMMISSAR: Final = 9  # for a commissar who would raise the values of a comrade (15.52)
FOR_ATTEMPT: Final = 10  # for a man pinned before his attempt to infiltrate (10.43)

PURPOSE_NAMES: Final = [
    "fire", "infiltration", "fight", "sniper", "mines", "execution", "shot", "overrun", "vehicle", "commissar",
    "attempt",
]  # fmt: skip

# Kinds of attack: `Attack.kind`.
SMALL_ARMS: Final = 0
CHARGE_ATTACK: Final = 1  # 21.3
SHELL_ATTACK: Final = 2  # ordnance has hit (25.4); at armour if PIERCING
OVERRUN_ATTACK: Final = 3  # 29.2


# Special features of the current attack, a bit each of `attack_flags`.
FLAMES: Final = 1  # a flamethrower takes part (22.1)
PIERCING: Final = 2  # armour is attacked (28.31)
SMOKELESS: Final = 4  # smoke on the target does not weaken it (25.7)


class Position(PieceState["Position", Action]):
    """The men and cards on the table; `state.UpFrontState` adds the contract."""

    # Men, one vec a field; `flags` is inherited.
    group: vec[i64]  # -1 if he has left play
    pos: vec[i64]  # his position in the group from 1 (3.3)
    fate: vec[i64]
    weapon: vec[i64]  # in his hands, -1 none; numbered as in `Setup.weapon_type`
    kept: vec[i64]  # 1: he holds a captured weapon and still has the one of his card (20.74)
    serves: vec[i64]  # the weapon he is assistant of, -1 none (11.1)
    second: vec[i64]  # his secondary weapon, -1 none (21.1)
    inside: vec[i64]  # the enemy group he has infiltrated, -1 none (20.5)
    bound: vec[i64]  # the group he goes to, -1 none (17.8)
    aim: vec[i64]  # the enemy group he was named for, or the position he attacks; of use within one action only
    spends: vec[i64]  # the card he was named with, -1 none; of use within one action only
    # Weapons, those on the cards of the men and then the secondary ones.
    jammed: vec[i64]  # 1: malfunctioned (19.2)
    lies: vec[i64]  # the group it lies in without an owner, -1: held or gone (18.1)
    # Groups.
    letter: vec[i64]  # -1: there is no such group now
    chit: vec[i64]
    marks: vec[i64]
    upper: vec[i64]  # the topmost card on it, -1 none
    announced: vec[i64]  # the letter it goes for (17.7), -1 none
    sniper_number: vec[i64]  # number drawn for the sniper's shot at it, plus 1; 0: not shot at, no search (14.4)
    rear: vec[i64]  # the enemy group behind it that encircles it, -1 none (17.6)
    front: vec[i64]  # the one in front of it
    flank: vec[i64]  # by group * GROUPS + enemy group: right to flank fire (17.4)
    behind: vec[i64]  # by group * GROUPS + enemy group: 1 if it is behind it (17.63)
    # Cards.
    where: vec[i64]
    way: vec[i64]
    under: vec[i64]  # the card beneath it on the group, -1 none
    laid: vec[i64]  # number of the player turn in which it was laid
    seen: vec[i64]  # seats that know where it is, a bit each
    pile: vec[i64]  # derived; in no order: cards are drawn by chance
    hands: list[vec[i64]]  # saved in hands
    taken_out: vec[i64]  # by kind of terrain: cards that have left the game (16.1)
    # Sides.
    snipers_found: vec[i64]  # its snipers that the enemy has found by searches (14.4)
    leader_lost: vec[i64]  # 1: lost its squad leader since the last refill (15.2)
    passed: vec[i64]  # 1: passed in its last turn (4.6)
    # The sequence of play.
    step: i64
    side: i64  # whose turn it is
    turn: i64  # player turns so far
    emptied: i64  # how often the pile has been emptied (16.2)
    reset_asked_at: i64  # value of `emptied` when the players were last asked about resetting chits (5.62)
    time_up: i64  # 1: the game ends when what is going on is over (16.3)
    acted: i64  # 1: the player has performed an action in this turn (4.3, 4.6)
    discards: i64  # in this turn
    windy: i64  # 1: a Breeze has come up in this turn (13.2)
    # The current attack (6.4, 6.5, 19.13).
    strength: i64  # without smoke on the target and what was lost by jams
    hidden_by: i64  # of the Concealed card
    lost_strength: i64
    attack_flags: i64  # FLAMES, PIERCING, SMOKELESS, a bit each
    first_draw: i64  # 1: no man has been resolved yet (21.4)

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """Create an empty position: `lay_out`, `copy_into` or `restore` fills it."""
        super().__init__(dice)
        self.setup = setup

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.flags = self.flags[:]
        other.group = self.group[:]
        other.pos = self.pos[:]
        other.fate = self.fate[:]
        other.weapon = self.weapon[:]
        other.kept = self.kept[:]
        other.serves = self.serves[:]
        other.second = self.second[:]
        other.inside = self.inside[:]
        other.bound = self.bound[:]
        other.aim = self.aim[:]
        other.spends = self.spends[:]
        other.jammed = self.jammed[:]
        other.lies = self.lies[:]
        other.letter = self.letter[:]
        other.chit = self.chit[:]
        other.marks = self.marks[:]
        other.upper = self.upper[:]
        other.announced = self.announced[:]
        other.sniper_number = self.sniper_number[:]
        other.rear = self.rear[:]
        other.front = self.front[:]
        other.flank = self.flank[:]
        other.behind = self.behind[:]
        other.where = self.where[:]
        other.way = self.way[:]
        other.under = self.under[:]
        other.laid = self.laid[:]
        other.seen = self.seen[:]
        other.pile = self.pile[:]
        other.hands = [part[:] for part in self.hands]
        other.taken_out = self.taken_out[:]
        other.snipers_found = self.snipers_found[:]
        other.leader_lost = self.leader_lost[:]
        other.passed = self.passed[:]
        other.step = self.step
        other.side = self.side
        other.turn = self.turn
        other.emptied = self.emptied
        other.reset_asked_at = self.reset_asked_at
        other.time_up = self.time_up
        other.acted = self.acted
        other.discards = self.discards
        other.windy = self.windy
        other.strength = self.strength
        other.hidden_by = self.hidden_by
        other.lost_strength = self.lost_strength
        other.attack_flags = self.attack_flags
        other.first_draw = self.first_draw

    # End of what is written by scripts/write_copies.py.

    def fields(self) -> list[Field]:
        n = self.setup.count()
        weapons = self.setup.weapon_count()
        armour = self.setup.armour
        return [
            number("step", FORMING, ENDING),
            number("side", 0, 1, self.setup.first_player),
            number("turn", 0, FAR),
            number("emptied", 0, FAR),
            number("reset_asked_at", 0, FAR),
            number("time_up", 0, 1),
            number("acted", 0, 1),
            number("discards", 0, FAR),
            number("windy", 0, 1),
            number("strength", -FAR, FAR),
            number("hidden_by", -FAR, FAR),
            number("lost_strength", -FAR, FAR),
            number("attack_flags", 0, FLAMES | PIERCING | SMOKELESS if armour else FLAMES),
            number("first_draw", 0, 1, 1),
            Field("snipers_found", 2, 0, FAR),
            Field("leader_lost", 2, 0, 1),
            Field("passed", 2, 0, 1),
            Field("flags", n, 0, ALL_VEHICLE_FLAGS if armour else ALL_FLAGS),
            Field("group", n, -1, GROUPS - 1, -1),
            Field("pos", n, 0, n),
            Field("fate", n, IN_PLAY, CAPTURED),
            Field("weapon", n, -1, n - 1),
            Field("kept", n, 0, 1),
            Field("serves", n, -1, n - 1, -1),
            Field("second", n, -1, weapons - 1, -1),
            Field("inside", n, -1, GROUPS - 1, -1),
            Field("bound", n, -1, GROUPS - 1, -1),
            Field("aim", n, -LETTERS, max(n, GROUPS) - 1, -1),
            Field("spends", n, -1, DECK - 1, -1),
            Field("jammed", weapons, 0, 1),
            Field("lies", weapons, -1, GROUPS - 1, -1),
            Field("letter", GROUPS, -1, LETTERS - 1, -1),
            Field("chit", GROUPS, -FAR, FAR),
            Field("marks", GROUPS, 0, ALL_MARKS | ALL_LIGHTS if self.setup.night else ALL_MARKS),
            Field("upper", GROUPS, -1, DECK - 1, -1),
            Field("announced", GROUPS, -1, LETTERS - 1, -1),
            Field("sniper_number", GROUPS, 0, MOST_RANDOM + 1),
            Field("rear", GROUPS, -1, GROUPS - 1, -1),
            Field("front", GROUPS, -1, GROUPS - 1, -1),
            Field("flank", GROUPS * GROUPS, NO_FLANK, NATURAL),
            Field("behind", GROUPS * GROUPS, 0, 1),
            Field("where", DECK, IN_PILE, ON_GROUP + GROUPS - 1),
            Field("way", DECK, FORWARD, CREDIT if armour else CHOSEN, FACE_UP),
            Field("under", DECK, -1, DECK - 1, -1),
            Field("laid", DECK, 0, FAR),
            Field("seen", DECK, 0, EVERYBODY),
            Field("taken_out", i64(len(self.setup.removed)), 0, DECK),
        ]

    def lay_out(self) -> None:
        """Put the men into the groups the scenario proposes, with their weapons, and all cards into the pile (3.1 to
        3.5)."""
        lay_out(self, self.fields())
        self.hands = [filled(0, 0), filled(0, 0)]
        self.gather_pile()
        for i in range(len(self.setup.bearers)):
            self.second[self.setup.bearers[i]] = self.setup.count() + i
        for man in range(self.setup.count()):
            self.weapon[man] = man
            self.join(man, self.setup.side[man] * LETTERS + self.setup.start_letter[man])
            self.serves[man] = self.setup.start_crew[man]

    def gather_pile(self) -> None:
        """Compute the pile from the places of the cards."""
        pile = vec[i64]()
        for card in range(i64(DECK)):
            if self.where[card] == IN_PILE:
                pile = append(pile, card)
        self.pile = pile

    # ---- decisions of upper chapters that lower chapters start
    def offer_terrain(self, lost: i64, side: i64) -> None:
        """Ask the side whose men are in a lost group whether it takes over the terrain (rules/seized_terrain.py)."""
        raise NotImplementedError

    def offer_positions(self, group: i64) -> None:
        """Let the player arrange the men of a group (rules/preparation.py)."""
        raise NotImplementedError

    # ---- the current attack
    def end_attack(self) -> None:
        self.strength = self.hidden_by = self.lost_strength = self.attack_flags = 0
        self.first_draw = 1

    # ---- men in groups
    def side_of_group(self, group: i64) -> i64:
        return group // LETTERS

    def size(self, group: i64) -> i64:
        """Return the number of men in the group, including those on their way from it (17.8)."""
        n: i64 = 0
        for man in range(len(self.group)):
            if self.group[man] == group:
                n += 1
        return n

    def man_at(self, group: i64, position: i64) -> i64:
        """Return the man at the position, -1 if there is none."""
        for man in range(len(self.group)):
            if self.group[man] == group and self.pos[man] == position:
                return man
        return -1

    def men_of(self, group: i64) -> vec[i64]:
        """Return the men of the group in the order of their positions."""
        found = filled(self.size(group), -1)
        for man in range(len(self.group)):
            if self.group[man] == group:
                found[self.pos[man] - 1] = man
        return found

    def exists(self, group: i64) -> bool:
        return self.letter[group] >= 0

    def encircled(self, group: i64) -> bool:
        """Tell whether enemies are in front of the group and behind it (17.6)."""
        return self.rear[group] >= 0

    def group_with(self, side: i64, letter: i64) -> i64:
        """Return the side's group with the letter, -1 if there is none."""
        for group in range(side * LETTERS, side * LETTERS + LETTERS):
            if self.letter[group] == letter:
                return group
        return -1

    def join(self, man: i64, group: i64) -> None:
        """Put the man last into the group; a group that did not exist gets its letter (at the start: its number)."""
        if self.letter[group] < 0:
            self.letter[group] = group % LETTERS
        self.pos[man] = self.size(group) + 1
        self.group[man] = group

    def part(self, man: i64) -> None:
        """Take the man out of his group; those to his right move down one (3.3)."""
        group = self.group[man]
        for other in range(len(self.group)):
            if self.group[other] == group and self.pos[other] > self.pos[man]:
                self.pos[other] = self.pos[other] - 1
        self.group[man] = -1
        self.pos[man] = 0

    def able(self, man: i64) -> bool:
        """Tell whether the man is in play and not pinned (10.1)."""
        return self.group[man] >= 0 and self.flags[man] & PINNED == 0

    # ---- marks on groups
    def has_mark(self, group: i64, mark: i64) -> bool:
        return self.marks[group] & mark != 0

    def set_mark(self, group: i64, mark: i64) -> None:
        self.marks[group] = self.marks[group] | mark

    def clear_mark(self, group: i64, mark: i64) -> None:
        self.marks[group] = self.marks[group] & ~mark

    # ---- cards
    def held_by(self, card: i64) -> i64:
        """Return the side that has the card in hand, -1 if none."""
        side = self.where[card] - IN_HAND
        return side if side == 0 or side == 1 else -1

    def to_hand(self, card: i64, side: i64) -> None:
        self.where[card] = IN_HAND + side
        self.seen[card] = 1 << side
        self.hands[side] = append(self.hands[side], card)

    def out_of_hand(self, card: i64, side: i64) -> None:
        self.hands[side] = vec[i64]([other for other in self.hands[side] if other != card])

    def lay_on(self, card: i64, group: i64, way: i64) -> None:
        """Lay a card on top of the group; take it out of the hand first."""
        self.where[card] = ON_GROUP + group
        self.way[card] = way
        self.under[card] = self.upper[group]
        self.laid[card] = self.turn
        self.upper[group] = card
        if way != FACE_DOWN:
            self.show(card)

    def show(self, card: i64) -> None:
        """Show the card to both seats; a revealed secret cannot be taken back."""
        if self.seen[card] != EVERYBODY:
            self.seen[card] = EVERYBODY
            self.reveals += 1

    def lift(self, card: i64) -> None:
        """Take the card off its group; the caller puts it somewhere else."""
        group = self.where[card] - ON_GROUP
        if self.upper[group] == card:
            self.upper[group] = self.under[card]
        else:
            above = self.upper[group]
            while self.under[above] != card:
                above = self.under[above]
            self.under[above] = self.under[card]
        self.under[card] = -1

    # ---- words
    def ref(self, unit: i64) -> str:
        return f"@man/{unit}"

    def group_ref(self, group: i64) -> str:
        return f"@group/{group}"

    def card_ref(self, card: i64) -> str:
        return f"@card/{card}"

    def side_ref(self, side: i64) -> str:
        return f"@seat/{side}"

    def weapon_ref(self, weapon: i64) -> str:
        return f"@weapon/{weapon}"
