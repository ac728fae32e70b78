"""The position: what lies on the table, in the hands and in the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront.setup import LETTERS, Setup
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import filled
from caposaldo.kernel.play import Play

GROUPS: Final = 8  # four of each side; a group keeps its number when its letter changes (3.2, 17.7)

# Where a card is: `where`. From ON_GROUP on: the group on which it lies.
IN_PILE: Final = 0
DISCARDED: Final = 1
IN_HAND: Final = 2  # and 3: hand of side 0, of side 1
OUT_OF_GAME: Final = 4
ON_GROUP: Final = 5

EVERYBODY: Final = 3  # both seats know where a card is: `seen`

# How a card lies on a group: `way`.
FORWARD: Final = 0
BACK: Final = 1
SIDEWAYS: Final = 2
FACE_UP: Final = 3  # terrain, smoke, wire
FACE_DOWN: Final = 4  # open ground (8.1): what it is stays the secret of who played it
OFFERED: Final = 5  # enemy terrain not yet accepted (7.3)
CHOSEN: Final = 6  # still in the hand, to be played with the action being prepared
CREDIT: Final = 7  # beneath all else: towards the rally of a vehicle or a gun (28.42)
WAY_NAMES: Final = ["forward", "back", "sideways", "up", "down", "offered", "chosen", "credit"]

# What became of a man: `fate`.
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
TARGET: Final = 64  # still to be resolved in the attack at hand (6.5)
NAMED: Final = 128  # will try with the others of his group (17.8, 20.2, 20.52)
BY_CARD: Final = 256  # he spends a movement card instead of a morale check (20.22)
KEEPS_CHARGE: Final = 512  # infiltrates without using his charge (21.2)
TRIED: Final = 1024  # has had his attempt in this turn (option, 18.2, 19.3, 24.5)
DROPS: Final = 2048  # leaves his flamethrower or secondary weapon behind to infiltrate (20.23)

# Marks on groups, a bit each: `marks`.
ACTED: Final = 1  # has had its action this turn (4.2)
STAYS: Final = 2  # men have joined it or left it in this turn: no movement yet (17.8)
EXCHANGING: Final = 4  # has announced an exchange of letters in this turn (17.7)
LEFT: Final = 16  # shifted by a letter: the one it had when this turn began (17.7)

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

# Frames of the stack of pending decisions. The bottom one is always TURN.
TURN: Final = 0  # the sequence of play (automatic)
FORM: Final = 1  # a: side; it divides its men (3.2)
LAY: Final = 2  # a: side, b: passes in a row; terrain at the start (3.6)
ANSWER: Final = 3  # a: group; accept or reject (7.3)
CHARGE_AT: Final = 4  # a: berserk man; at which group? (20.91)
ACT: Final = 5  # the player's actions (4.2)
AIM: Final = 6  # a: firing group, b: target group; Fire cards, who takes part (6.1 to 6.3)
CONCEAL: Final = 7  # a: side asked, b: what for (see FOR_), x: group that attacks, y: group attacked, c: man
COMMIT: Final = 8  # a: firing group, b: target group; resolve or give up? (6.5)
ATTACK: Final = 9  # a: firing group, b: target group, x: see KINDS_OF_ATTACK, c: bearer of a charge (automatic)
SAVE: Final = 10  # a: pinned man (or the first of several), b: what for; his owner may play a Hero (10.4)
RALLYING: Final = 11  # a: group, b: men still to be rallied; who? (10.21)
INFILTRATE: Final = 12  # a: group; who tries, where, how? (20.2)
INFILTRATION: Final = 13  # a: group; the named men try one by one (automatic but for its questions)
ASSAULT: Final = 14  # a: group; who enters close combat, how? (20.52)
ENTERING: Final = 15  # a: group; morale checks and positions, one by one (automatic)
FIGHTS: Final = 16  # a: group, b: enemy group; which fight next? (20.52)
FIGHT: Final = 17  # a: attacker, b: defender, x: attacker's concealment on him, y: on the defender, c: step (automatic)
RETRY: Final = 18  # a: man pinned by a failed check, b: INFILTRATION or ENTERING; a Hero? (10.43)
SPOILS: Final = 19  # a: winner, b: weapon; take it, destroy it or leave it? (20.74)
SEIZE: Final = 20  # a: group destroyed, b: side; take over its terrain? (20.8)
ARRANGE: Final = 21  # a: group; positions (3.3)
SEND: Final = 22  # a: group, b: group or letter they go to (see transfers); who goes? (17.8)
DISCARD: Final = 23  # the player's discards (4.3)
REFILL: Final = 24  # 4.5
EXECUTE: Final = 25  # a: group (automatic but for a Hero) (15.53)
REDIRECT: Final = 26  # a: card, b: group that is no more; at which group instead? (14.5)
SNIPE: Final = 27  # a: card, b: group, c: man once he is found (automatic but for a Hero) (14.2)
MINES: Final = 28  # a: group, b: card, x: see minefields, c: man (automatic but for a Hero) (24.31)
RENORMALISE: Final = 29  # a: side asked, b: what the other proposes, c: 1 if he has been asked (5.62)
CREW_FALLS: Final = 30  # a: attacker, b: crew's weapon; which of the crew fights on? (20.71)
SHOT: Final = 31  # a: who fires ordnance, b: target group (automatic) (25.3)
OVERRUN: Final = 32  # a: vehicle, b: target group (automatic) (29.2)
TRYING: Final = 33  # a: group, b: verb; does another man try too? (option, 18.2, 19.3, 24.5)
PREPARED: Final = (AIM, INFILTRATE, ASSAULT, SEND)  # its owner's secret, and nothing has happened yet (4.2)
FRAME_NAMES: Final = [
    "turn", "form", "lay", "answer", "charge-at", "act", "aim", "conceal", "commit", "attack", "save", "rallying",
    "infiltrate", "infiltration", "assault", "entering", "fights", "fight", "retry", "spoils", "seize", "arrange",
    "send", "discard", "refill", "execute", "redirect", "snipe", "mines", "renormalise", "crew-falls", "shot",
    "overrun", "trying",
]  # fmt: skip

# What a Concealed card or a Hero is asked for.
FOR_FIRE: Final = 0
FOR_INFILTRATION: Final = 1
FOR_FIGHT: Final = 2
FOR_SNIPER: Final = 3
FOR_MINES: Final = 4
FOR_EXECUTION: Final = 5
FOR_SHOT: Final = 6  # of ordnance (25.34)
FOR_OVERRUN: Final = 7  # 10.44
FOR_VEHICLE: Final = 8  # whose crew has just ducked (28.421)
FOR_COMMISSAR: Final = 9  # who would raise the values of a comrade (15.52)

# KINDS_OF_ATTACK
SMALL_ARMS: Final = 0
CHARGE_ATTACK: Final = 1  # 21.3
SHELL_ATTACK: Final = 2  # ordnance has hit (25.4); at armour or not, see `marks`
OVERRUN_ATTACK: Final = 3  # 29.2


class Position(Play):
    """The men and cards on the table; `state.UpFrontState` adds the contract."""

    # Men, one vec a field; `flags` is inherited.
    group: vec[i64]  # -1 if he has left play
    pos: vec[i64]  # his position in the group from 1 (3.3)
    fate: vec[i64]
    weapon: vec[i64]  # in his hands, -1 none; weapons have the number of the man on whose card they are printed
    kept: vec[i64]  # 1: he keeps the weapon of his card besides the captured one he holds (20.74)
    serves: vec[i64]  # the weapon he is assistant of, -1 none (11.1)
    second: vec[i64]  # secondary weapon (21.1)
    inside: vec[i64]  # the enemy group he has infiltrated, -1 none (20.5)
    bound: vec[i64]  # the group he goes to, -1 none (17.8)
    aim: vec[i64]  # the enemy group he was named for, or the position he attacks; of use within one action only
    spends: vec[i64]  # the card he was named with, -1 none; of use within one action only
    # Weapons.
    jammed: vec[i64]  # 1: malfunctioned (19.2)
    lies: vec[i64]  # the group it lies in without an owner, -1: held or gone (18.1)
    # Groups.
    letter: vec[i64]  # -1: there is no such group now
    chit: vec[i64]
    marks: vec[i64]
    upper: vec[i64]  # the topmost card on it, -1 none
    announced: vec[i64]  # the letter it goes for (17.7), -1 none
    sniped: vec[i64]  # random number of the sniper it may look for, plus 1; 0 none (14.4)
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
    pile: vec[i64]  # in no order: cards are drawn by chance
    hands: list[vec[i64]]
    taken_out: vec[i64]  # by kind of terrain: cards that have left the game (16.1)
    # Sides.
    checks: vec[i64]  # sniper checks passed against its Snipers (14.4)
    bereft: vec[i64]  # 1: lost its squad leader since the last refill (15.2)
    passed: vec[i64]  # 1: passed in its last turn (4.6)
    # The sequence of play.
    step: i64
    side: i64  # whose turn it is
    turn: i64  # player turns so far
    emptied: i64  # how often the pile has been emptied (16.2)
    spoken: i64  # how often it had been when the players last spoke of resetting chits (5.62)
    time_up: i64  # 1: the game ends when what is going on is over (16.3)
    acted: i64  # 1: the player has performed an action in this turn (4.3, 4.6)
    discards: i64  # in this turn
    windy: i64  # 1: a Breeze has come up in this turn (13.2)
    # The attack at hand (6.4, 6.5, 19.13).
    strength: i64  # without smoke on the target and what was lost by jams
    hidden_by: i64  # of the Concealed card
    lost_strength: i64
    flaming: i64  # a bit each, see `marks`
    first_draw: i64  # 1: nobody has been resolved yet (21.4)

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """An empty shell: `start_position`, `copies` or `restoring` fills it."""
        super().__init__(dice)
        self.setup = setup

    def end_attack(self) -> None:
        self.strength = self.hidden_by = self.lost_strength = self.flaming = 0
        self.first_draw = 1

    # ---- men in groups
    def side_of_group(self, group: i64) -> i64:
        return group // LETTERS

    def size(self, group: i64) -> i64:
        """Cards in the group, men on their way from it included (17.8)."""
        n: i64 = 0
        for man in range(len(self.group)):
            if self.group[man] == group:
                n += 1
        return n

    def man_at(self, group: i64, position: i64) -> i64:
        """-1 if there is nobody."""
        for man in range(len(self.group)):
            if self.group[man] == group and self.pos[man] == position:
                return man
        return -1

    def men_of(self, group: i64) -> vec[i64]:
        """In the order of their positions."""
        found = filled(self.size(group), -1)
        for man in range(len(self.group)):
            if self.group[man] == group:
                found[self.pos[man] - 1] = man
        return found

    def exists(self, group: i64) -> bool:
        return self.letter[group] >= 0

    def encircled(self, group: i64) -> bool:
        """Enemies are in front of it and behind it (17.6)."""
        return self.rear[group] >= 0

    def group_with(self, side: i64, letter: i64) -> i64:
        """The side's group with the letter, -1 if there is none."""
        for group in range(side * LETTERS, side * LETTERS + LETTERS):
            if self.letter[group] == letter:
                return group
        return -1

    def join(self, man: i64, group: i64) -> None:
        """He stands last in the group; a group that was not there has now its letter (at the start: its number)."""
        if self.letter[group] < 0:
            self.letter[group] = group % LETTERS
        self.pos[man] = self.size(group) + 1
        self.group[man] = group

    def part(self, man: i64) -> None:
        """He is in no group; those to his right move down one (3.3)."""
        group = self.group[man]
        for other in range(len(self.group)):
            if self.group[other] == group and self.pos[other] > self.pos[man]:
                self.pos[other] = self.pos[other] - 1
        self.group[man] = -1
        self.pos[man] = 0

    def able(self, man: i64) -> bool:
        """In play and not pinned (10.1)."""
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
        """The side that has it in hand, -1 none."""
        side = self.where[card] - IN_HAND
        return side if side == 0 or side == 1 else -1

    def to_hand(self, card: i64, side: i64) -> None:
        self.where[card] = IN_HAND + side
        self.seen[card] = 1 << side
        self.hands[side] = append(self.hands[side], card)

    def out_of_hand(self, card: i64, side: i64) -> None:
        self.hands[side] = vec[i64]([other for other in self.hands[side] if other != card])

    def lay_on(self, card: i64, group: i64, way: i64) -> None:
        """On top of what lies on the group; the card comes from nowhere: take it out of the hand first."""
        self.where[card] = ON_GROUP + group
        self.way[card] = way
        self.under[card] = self.upper[group]
        self.laid[card] = self.turn
        self.upper[group] = card
        if way != FACE_DOWN:
            self.show(card)

    def show(self, card: i64) -> None:
        """Everybody sees it; what was a secret until now cannot be taken back."""
        if self.seen[card] != EVERYBODY:
            self.seen[card] = EVERYBODY
            self.reveals += 1

    def lift(self, card: i64) -> None:
        """Off the group it lies on; what becomes of it is for the caller to say."""
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
