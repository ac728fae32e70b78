"""The verbs of the game in one table: their numbers, names and parameters, and so how they are written in records.

A decision is written as a verb and what it needs: `move 61 german-A forward`, `attack german-A american-B`, `use 101`,
`lay 12 german-A down`, `name petersen american-B 64`, `serve oppermann baumgart`. Cards are called by the number
printed on them, men and their weapons by their keys, secondary weapons by the key of their first bearer and their own
(`nolting.charge`), groups by nation and letter, those that have none by their number among the four of their side
(`german-3`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import (
    ENCIRCLING,
    FLANKING,
    OVERRUNNING,
    TRANSFERRING,
    Action,
    encircled_by,
    flanked_by,
    letter_in,
    overrun_by,
)
from caposaldo.games.upfront.position import GROUPS, SIDEWAYS, WAY_NAMES, Position
from caposaldo.games.upfront.setup import DECK, LETTER_NAMES, LETTERS
from caposaldo.kernel import game as kernel
from caposaldo.kernel.reading import read_number, shown
from caposaldo.kernel.verbs import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    Keyword,
    Name,
    Number,
    Optional,
    Parameter,
    Verb,
    VerbTable,
    Word,
    index_of,
    one_of,
)

PUT: Final = 0
SWAP: Final = 1  # they change places (3.3)
SERVE: Final = 2  # he becomes the assistant of a weapon (11.12)
RELIEVE: Final = 3
DONE: Final = 4  # confirms what was prepared, or ends a step
LAY_ON: Final = 5  # a terrain card, or any card as open ground
MOVE: Final = 6
ATTACK_ON: Final = 7  # begins to aim
USE: Final = 8  # a Fire card is added to what is prepared, or a Concealed card is played
HOLD_OUT: Final = 9
RESOLVE: Final = 10
GIVE_UP: Final = 11  # an attack (6.5), or what was being prepared and has cost nothing yet
RALLY_BY: Final = 12
PICK: Final = 13
PLAY_HERO: Final = 14
PANIC: Final = 15
LAY_SMOKE: Final = 16
REPAIR: Final = 17
ACQUIRE: Final = 18
REARRANGE: Final = 19  # begins to arrange positions (3.3)
BEGIN_INFILTRATION: Final = 20
BEGIN_ASSAULT: Final = 21
BEGIN_TRANSFER: Final = 22
RECEIVE: Final = 23  # men on their way arrive (17.8)
FOUND: Final = 24  # a new group enters terrain (17.92)
SEARCH: Final = 25  # for a sniper (14.4)
HAND_OVER: Final = 26  # a secondary weapon (18.21)
LEAVE: Final = 27  # gives up infiltration (20.56)
DROP: Final = 28  # a captured weapon (20.74)
CLEAR: Final = 29  # a path through a minefield (24.5)
NAME: Final = 30  # a man who tries with others of his group (17.8, 20.2, 20.52)
DISCARD_CARD: Final = 31
WIRE_ON: Final = 32
SNIPE_AT: Final = 33
DRAW: Final = 34
PASS: Final = 35
ACCEPT: Final = 36
REJECT: Final = 37
KEEP: Final = 38  # plays no card, leaves things as they are
TAKE: Final = 39  # a weapon, terrain, or a target
PROPOSE: Final = 40  # a number added to the chits of the side asked, taken from the other's (5.62)
BURY: Final = 41  # a captured weapon is destroyed (20.74)
SHELL: Final = 42  # a shot of ordnance (25.3)

WAYS: Final = WAY_NAMES[: SIDEWAYS + 1]
LETTER_LIST: Final = list(LETTER_NAMES)
NOTHING: Final = "-"
NEW: Final = "new-"


# ---------------------------------------------------------------- kinds of words
def group_name(s: Position, group: i64) -> str:
    if not 0 <= group < GROUPS:
        return f"?{group}"
    letter = s.letter[group]
    last = LETTER_NAMES[letter] if letter >= 0 else str(1 + group % LETTERS)
    return f"{s.setup.seat_names[group // LETTERS]}-{last}"


def read_group(s: Position, word: str) -> i64:
    for group in range(i64(GROUPS)):
        if group_name(s, group) == word:
            return group
    return index_of(word, [group_name(s, group) for group in range(GROUPS)], "group")


class Man(Word[Position]):
    """A man by his key."""

    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.man_keys())

    def value(self, s: Position, word: str) -> i64:
        man = s.setup.weapon_named(word)
        return man if 0 <= man < s.setup.count() else index_of(word, s.setup.man_keys(), "man")


class Weapon(Word[Position]):
    """A weapon by the key of the man on whose card it is printed, or by a key of its own (21.1)."""

    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.weapon_keys())

    def value(self, s: Position, word: str) -> i64:
        weapon = s.setup.weapon_named(word)
        return weapon if weapon >= 0 else index_of(word, s.setup.weapon_keys(), "weapon")


class Card(Word[Position]):
    """A card by the number printed on it."""

    def text(self, s: Position, value: i64) -> str:
        return str(value + 1) if 0 <= value < DECK else f"?{value}"

    def value(self, s: Position, word: str) -> i64:
        number = read_number(word, "the number of a card")
        if not 1 <= number <= DECK:
            raise ValueError(f"there is no card {shown(word)}; expected a number from 1 to {DECK}")
        return number - 1


class Group(Word[Position]):
    """A group by its nation and letter. `offset` is added to its number in the action."""

    def __init__(self, usage: str, slot: i64, offset: i64 = 0) -> None:
        super().__init__(usage, slot)
        self.offset = offset

    def text(self, s: Position, value: i64) -> str:
        return group_name(s, value - self.offset)

    def value(self, s: Position, word: str) -> i64:
        return read_group(s, word) + self.offset


class OrNothing(Word[Position]):
    """A word, or "-" for -1."""

    def __init__(self, word: Word[Position]) -> None:
        super().__init__(f"{word.usage}|-", word.slots)
        self.word = word

    def text(self, s: Position, value: i64) -> str:
        return NOTHING if value == -1 else self.word.text(s, value)

    def value(self, s: Position, word: str) -> i64:
        return -1 if word == NOTHING else self.word.value(s, word)


class Destination(Word[Position]):
    """A group, or a letter for a new one: -1 - letter."""

    def text(self, s: Position, value: i64) -> str:
        return group_name(s, value) if value >= 0 else NEW + one_of(-1 - value, LETTER_LIST)

    def value(self, s: Position, word: str) -> i64:
        if word.startswith(NEW):
            return -1 - index_of(word.removeprefix(NEW), LETTER_LIST, "letter")
        return read_group(s, word)


class Taken(Parameter[Position]):
    """A group, written only where there is a choice of them: of spoils there is none."""

    def write(self, s: Position, action: kernel.Action, words: list[str]) -> None:
        if not is_spoils(s):
            words.append(group_name(s, action.first))

    def read(self, s: Position, action: kernel.Action, words: list[str]) -> None:
        if not is_spoils(s):
            action.first = read_group(s, words.pop(0))


def is_spoils(s: Position) -> bool:
    return s.result is None and s.top().name() == "spoils"


class Aim(Parameter[Position]):
    """One of the things a sideways card may be for, `unit` in `Action.aims`; its name and a colon come first."""

    def __init__(self, usage: str, unit: i64, introduction: str) -> None:
        super().__init__(f"[{introduction}{usage}]", FOURTH, True)
        self.unit = unit
        self.introduction = introduction

    def write(self, s: Position, action: kernel.Action, words: list[str]) -> None:
        value = self.aimed_at(action.fourth)
        if action.fourth > 0 and value >= 0:
            words.append(
                self.introduction + (self.letter(value) if self.unit == TRANSFERRING else group_name(s, value))
            )

    def aimed_at(self, aims: i64) -> i64:
        if self.unit == FLANKING:
            return flanked_by(aims)
        if self.unit == ENCIRCLING:
            return encircled_by(aims)
        return letter_in(aims) if self.unit == TRANSFERRING else overrun_by(aims)

    def letter(self, value: i64) -> str:
        return one_of(value, LETTER_LIST)

    def read(self, s: Position, action: kernel.Action, words: list[str]) -> None:
        if words[0].startswith(self.introduction):
            word = words.pop(0).removeprefix(self.introduction)
            letter = self.unit == TRANSFERRING
            value = index_of(word, LETTER_LIST, "letter") if letter else read_group(s, word)
            action.fourth += self.unit * (1 + value)


# ---------------------------------------------------------------- the table
class UpFrontVerbs(VerbTable[Position]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


MAN: Final = Man("MAN", FIRST)
CARD: Final = Card("CARD", FIRST)
GROUP: Final = Group("GROUP", SECOND)
TARGET: Final = Group("GROUP", SECOND)
OTHER: Final = Man("MAN", SECOND)
WEAPON: Final = Weapon("WEAPON", SECOND)
DOWN: Final = Keyword[Position](THIRD, ["down"])

VERBS: Final = UpFrontVerbs(
    [
        Verb(PUT, "put", [MAN, Name("LETTER", SECOND, LETTER_LIST, "letter")]),
        Verb(SWAP, "swap", [MAN, OTHER]),
        Verb(SERVE, "serve", [MAN, WEAPON]),
        Verb(RELIEVE, "relieve", [MAN]),
        Verb(DONE, "done"),
        Verb(LAY_ON, "lay", [CARD, GROUP, DOWN, Keyword(FOURTH, ["beneath"])]),
        Verb(
            MOVE,
            "move",
            [
                CARD,
                GROUP,
                Name("WAY", THIRD, WAYS, "way"),
                Aim("GROUP", FLANKING, "flank:"),
                Aim("GROUP", ENCIRCLING, "encircle:"),
                Aim("LETTER", TRANSFERRING, "to:"),
                Aim("GROUP", OVERRUNNING, "overrun:"),
            ],
        ),
        Verb(ATTACK_ON, "attack", [Group("GROUP", FIRST), TARGET]),
        Verb(USE, "use", [CARD, Optional(Man("MAN", THIRD), 0, "on:")]),
        Verb(HOLD_OUT, "hold-out", [MAN]),
        Verb(RESOLVE, "resolve"),
        Verb(GIVE_UP, "give-up"),
        Verb(RALLY_BY, "rally", [CARD, GROUP, Optional(Group("GROUP", THIRD), -1)]),
        Verb(PICK, "pick", [MAN]),
        Verb(PLAY_HERO, "hero", [CARD, OTHER]),
        Verb(PANIC, "panic", [MAN]),
        Verb(LAY_SMOKE, "smoke", [CARD, GROUP, Optional(Group("GROUP", THIRD, 1), 0, "by:")]),
        Verb(REPAIR, "repair", [MAN]),
        Verb(ACQUIRE, "acquire", [MAN, WEAPON]),
        Verb(REARRANGE, "rearrange", [GROUP]),
        Verb(BEGIN_INFILTRATION, "infiltrate", [GROUP]),
        Verb(BEGIN_ASSAULT, "assault", [GROUP]),
        Verb(BEGIN_TRANSFER, "transfer", [GROUP, Destination("GROUP|new-LETTER", THIRD)]),
        Verb(RECEIVE, "receive", [MAN]),
        Verb(FOUND, "found", [CARD, GROUP, DOWN]),
        Verb(SEARCH, "search", [GROUP]),
        Verb(HAND_OVER, "hand-over", [MAN, OTHER]),
        Verb(LEAVE, "leave", [MAN]),
        Verb(DROP, "drop", [MAN, WEAPON, Keyword(THIRD, ["destroyed"])]),
        Verb(CLEAR, "clear", [MAN]),
        Verb(
            NAME, "name", [MAN, OrNothing(TARGET), OrNothing(Card("CARD", THIRD)), Keyword(FOURTH, ["keep", "leave"])]
        ),
        Verb(DISCARD_CARD, "discard", [CARD]),
        Verb(WIRE_ON, "wire", [CARD, GROUP]),
        Verb(SNIPE_AT, "snipe", [CARD, GROUP]),
        Verb(DRAW, "draw", [Number("NUMBER", FIRST)]),
        Verb(PASS, "pass"),
        Verb(ACCEPT, "accept"),
        Verb(REJECT, "reject"),
        Verb(KEEP, "keep"),
        Verb(TAKE, "take", [Taken("GROUP", FIRST)]),
        Verb(PROPOSE, "propose", [Number("NUMBER", FIRST)]),
        Verb(BURY, "bury"),
        Verb(SHELL, "shell", [MAN, TARGET, OrNothing(Card("CARD", THIRD)), Keyword(FOURTH, ["armour"])]),
    ]
)
VERB_NAMES: Final = VERBS.names
