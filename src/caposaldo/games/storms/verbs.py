"""The verbs: their numbers, the action that carries them, and how each is written.

A decision is written as a verb and what it needs: `take G1 ap`, `go 101-G08`, `go 101-G08 care`, `fire 101-G10 smoke`,
`place R2 101-C05 nw`, `card 9 free`, `boost 2`. Units are called by their label, hexes by map, letter and column, cards
by what stands on them, batteries by their card. `go all`, `turn all` and `hide all` are for a group, whose units then
choose one by one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from caposaldo.games.storms.setup import FACE_NAMES, Setup
from caposaldo.kernel import game as kernel
from caposaldo.kernel.game import State
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import shown
from caposaldo.kernel.verbs import FIRST, FOURTH, SECOND, THIRD, Keyword, Name, Number, Verb, VerbTable, Word, one_of

PLACE: Final = 0
HIDE_AT: Final = 1  # at set-up
CONFIRM: Final = 2
AIM: Final = 3
DECLARE: Final = 4
PASS: Final = 5
STALL: Final = 6
RELEASE: Final = 7  # the pool is given up (3.0b)
TAKE: Final = 8
PLAY_CARD: Final = 9
ADD_CAP: Final = 10  # one more CAP instead of an AP (3.2.1)
JOIN: Final = 11
GO: Final = 12
SNEAK: Final = 13
FIRE: Final = 14
SPOT: Final = 15
FACE: Final = 16  # after a move or a reveal, for nothing
TURN: Final = 17  # as an action (5.3)
RECOVER: Final = 18
HIDE: Final = 19
BOOST_BY: Final = 20
USE: Final = 21  # a card, during an attack or on a roll
KEEP: Final = 22  # no card, no more
PICK: Final = 23  # a unit, for a card
THROW: Final = 24  # a weapon card
EXIT: Final = 25

# How an action is paid (2.2a to 2.2d): `means`.
BY_AP: Final = 0
BY_OPPORTUNITY: Final = 1
BY_CAP: Final = 2
BY_CARD: Final = 3
MEANS_NAMES: Final = ["ap", "opportunity", "cap", "card"]
PAID_NAMES: Final = ["ap", "opportunity", "cap", "free"]  # the same as written after TAKE, STALL and PLAY_CARD

# How a hex is attacked: `mode`.
DIRECT: Final = 0
INDIRECT: Final = 1  # with a spotter hex (12.0b)
SMOKE: Final = 2  # smoke instead of an attack (13.1a)
INDIRECT_SMOKE: Final = 3
WEAPON: Final = 4  # a weapon card (8.2)
BARRAGE: Final = 5  # off-board artillery (12.3)
MODE_NAMES: Final = ["direct", "indirect", "smoke", "indirect-smoke", "weapon", "barrage"]

ALL: Final = "all"  # written for NOWHERE: each unit of the group chooses for itself


@final
class Action(kernel.Action):
    """`what` is a unit, a kind of card, a battery or a number of CAP; `how` a facing, a mode of fire, 1 for a careful
    move (5.0.1) or 1 for smoke."""

    def __init__(self, verb: i64, what: i64 = 0, hex: i64 = 0, how: i64 = 0, means: i64 = 0) -> None:
        super().__init__(verb, what, hex, how, means)

    @property
    def unit(self) -> i64:
        return self.first

    @property
    def card(self) -> i64:
        return self.first

    @property
    def battery(self) -> i64:
        return self.first

    @property
    def cap(self) -> i64:
        """Below 0 where a low roll is wanted."""
        return self.first

    @property
    def hex(self) -> i64:
        return self.second

    @property
    def facing(self) -> i64:
        return self.third

    @property
    def mode(self) -> i64:
        return self.third

    @property
    def careful(self) -> i64:
        return self.third

    @property
    def smoke(self) -> i64:
        return self.third

    @property
    def means(self) -> i64:
        return self.fourth


# ---------------------------------------------------------------- parameters
class Label(Word[State]):
    """Something that a scenario gives a name of its own."""

    def __init__(self, usage: str, slot: i64, names: list[str], what: str, where: str) -> None:
        super().__init__(usage, slot)
        self.names = names
        self.what = what
        self.where = where
        self.numbers: dict[str, int] = {}
        for i in range(len(names) - 1, -1, -1):
            self.numbers[names[i]] = i

    def text(self, s: State, value: i64) -> str:
        return one_of(value, self.names)

    def value(self, s: State, word: str) -> i64:
        if word not in self.numbers:
            raise ValueError(f"there is no {self.what} {shown(word)} {self.where}")
        return self.numbers[word]


class OrAll(Word[State]):
    """A hex or a facing, or NOWHERE for a whole group."""

    def __init__(self, word: Word[State]) -> None:
        super().__init__(word.usage, word.slots)
        self.word = word

    def text(self, s: State, value: i64) -> str:
        return ALL if value == NOWHERE else self.word.text(s, value)

    def value(self, s: State, word: str) -> i64:
        return NOWHERE if word == ALL else self.word.value(s, word)


# ---------------------------------------------------------------- the table
class StormsVerbs(VerbTable[State]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


def verb_table(setup: Setup) -> VerbTable[State]:
    """All verbs with their parameters, in the words of a scenario."""
    like = f"on this map; expected map, letter and column, like {setup.labels_of_hexes[0]}"
    unit = Label("UNIT", FIRST, setup.labels, "unit", "in this scenario")
    hex = Label("HEX", SECOND, setup.labels_of_hexes, "hex", like)
    card = Label("CARD", FIRST, [card.number for card in setup.cards], "card", "in this scenario")
    battery: Name[State] = Name("BATTERY", FIRST, setup.battery_names(), "battery")
    facing: Name[State] = Name("FACING", THIRD, FACE_NAMES, "facing")
    means: Name[State] = Name("MEANS", FOURTH, PAID_NAMES, "way to pay")
    cap: Number[State] = Number("NUMBER", FIRST)
    care: Keyword[State] = Keyword(THIRD, ["care"])
    smoke: Keyword[State] = Keyword(THIRD, ["smoke"])
    mode: Keyword[State] = Keyword(THIRD, MODE_NAMES[1:])
    return StormsVerbs([
        Verb(PLACE, "place", [unit, hex, facing]),
        Verb(HIDE_AT, "hide-at", [unit, hex]),
        Verb(CONFIRM, "confirm"),
        Verb(AIM, "aim", [battery, hex, smoke]),
        Verb(DECLARE, "declare", [cap]),
        Verb(PASS, "pass"),
        Verb(STALL, "stall", [means]),
        Verb(RELEASE, "release"),
        Verb(TAKE, "take", [unit, means]),
        Verb(PLAY_CARD, "card", [card, means]),
        Verb(ADD_CAP, "add-cap"),
        Verb(JOIN, "join", [unit]),
        Verb(GO, "go", [OrAll(hex), care]),
        Verb(SNEAK, "sneak", [hex]),
        Verb(FIRE, "fire", [hex, mode]),
        Verb(SPOT, "spot", [hex]),
        Verb(FACE, "face", [facing]),
        Verb(TURN, "turn", [OrAll(facing)]),
        Verb(RECOVER, "recover"),
        Verb(HIDE, "hide", [OrAll(hex)]),
        Verb(BOOST_BY, "boost", [cap]),
        Verb(USE, "use", [card]),
        Verb(KEEP, "keep"),
        Verb(PICK, "pick", [unit]),
        Verb(THROW, "throw", [card, hex]),
        Verb(EXIT, "exit"),
    ])  # fmt: skip
