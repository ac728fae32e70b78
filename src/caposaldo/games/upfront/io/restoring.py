"""The state read back from data. It may come from anywhere: everything is checked, each mistake is one clear line."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.upfront import marks
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.notation import state_data
from caposaldo.games.upfront.position import (
    FLAMES,
    FRAME_NAMES,
    GROUPS,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    ON_GROUP,
    PIERCING,
    SMOKELESS,
    STARSHELL,
    STARSHELL_SINKS,
    Position,
)
from caposaldo.games.upfront.rules import attempts
from caposaldo.games.upfront.setup import CHARGE, DECK, LETTERS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.reading import FAR, Reader, read_frame, read_outcome, shown, whole

ALL_FLAGS: Final = 2 * st.DROPS - 1
ALL_MARKS: Final = (st.LEFT << LETTERS) - 1
ALL_LIGHTS: Final = STARSHELL | STARSHELL_SINKS
SHELLS: Final = FLAMES | PIERCING | SMOKELESS
SNIPED: Final = 7  # random number plus 1
# Frames that go on by themselves.
AUTOMATIC: Final = [
    st.TURN, st.ATTACK, st.INFILTRATION, st.ENTERING, st.FIGHT, st.EXECUTE, st.SNIPE, st.MINES, st.SHOT, st.OVERRUN,
]  # fmt: skip
# What the numbers of a frame are, in the order a, b, x, y, c, d: s a side, o a group of the player that is there, e one
# of his enemy, O any group number of his, h any group number, n a man, N a man or -1, w a weapon, k a card, z a number,
# p a number that is not negative, q what a Concealed card or a Hero is asked for, t a kind of attack, v what a man may
# attempt, f a yes or no, "." nothing.
SHAPES: Final = [
    "", "sp", "sp", "o", "n", "", "oe", "sqhhN", "oe", "hhtpnp", "nq", "op",
    "o", "hpp.p", "o", "hpz.p", "hp.z", "nnzzp", "np", "nw", "hs..p", "op",
    "oz", "", "", "h", "kh", "kh..Np", "hkpfNp", "sz..p", "nwhz", "nhf", "nh...p", "Ov",
]  # fmt: skip


def fill(s: Position, data: dict[str, object]) -> None:
    """The inverse of `notation.state_data`, into the empty shell of a state of the same Setup."""
    reader = Reader(data)
    fill_sequence(s, reader)
    fill_men(s, reader)
    fill_groups(s, reader)
    fill_cards(s, reader, data.get("hands"))
    check_men(s)
    check_groups(s)
    s.result = read_outcome(data.get("result"))
    s.stack = read_stack(s, data.get("stack"))
    known = state_data(s)
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")


def fill_sequence(s: Position, r: Reader) -> None:
    s.step = r.number("step", st.FORMING, st.ENDING)
    s.side = r.number("side", 0, 1)
    s.turn = r.number("turn", 0, FAR)
    s.emptied = r.number("emptied", 0, FAR)
    s.spoken = r.number("spoken", 0, FAR)
    s.time_up = r.number("time_up", 0, 1)
    s.acted = r.number("acted", 0, 1)
    s.discards = r.number("discards", 0, FAR)
    s.windy = r.number("windy", 0, 1)
    s.strength = r.number("strength", -FAR, FAR)
    s.hidden_by = r.number("hidden_by", -FAR, FAR)
    s.lost_strength = r.number("lost_strength", -FAR, FAR)
    s.flaming = r.number("flaming", 0, SHELLS if s.setup.armour else FLAMES)
    s.first_draw = r.number("first_draw", 0, 1)
    s.checks = r.list_of("checks", 2, 0, FAR)
    s.bereft = r.list_of("bereft", 2, 0, 1)
    s.passed = r.list_of("passed", 2, 0, 1)
    s.reveals = r.number("reveals", 0, FAR)


# ---------------------------------------------------------------- men
def fill_men(s: Position, r: Reader) -> None:
    n = int(s.setup.count())
    s.flags = r.list_of("flags", n, 0, marks.ALL_FLAGS if s.setup.armour else ALL_FLAGS)
    s.group = r.list_of("group", n, -1, GROUPS - 1)
    s.pos = r.list_of("pos", n, 0, n)
    s.fate = r.list_of("fate", n, IN_PLAY, st.CAPTURED)
    s.weapon = r.list_of("weapon", n, -1, n - 1)
    s.kept = r.list_of("kept", n, 0, 1)
    s.serves = r.list_of("serves", n, -1, n - 1)
    s.second = r.list_of("second", n, 0, CHARGE)
    s.inside = r.list_of("inside", n, -1, GROUPS - 1)
    s.bound = r.list_of("bound", n, -1, GROUPS - 1)
    s.aim = r.list_of("aim", n, -LETTERS, max(n, GROUPS) - 1)  # a group, a man, or minus a letter
    s.spends = r.list_of("spends", n, -1, DECK - 1)
    s.jammed = r.list_of("jammed", n, 0, 1)
    s.lies = r.list_of("lies", n, -1, GROUPS - 1)


def check_men(s: Position) -> None:
    """Positions without gaps, a weapon in one place, everybody with his own side."""
    held: list[int] = []
    for man in range(s.setup.count()):
        group = s.group[man]
        if (group >= 0) != (s.fate[man] == IN_PLAY):
            raise ValueError(f"fate[{man}]: expected {IN_PLAY} for a man in a group and only for him")
        if group >= 0 and (s.letter[group] < 0 or group // LETTERS != s.setup.side[man]):
            raise ValueError(f"group[{man}]: expected a group of his own side that is there")
        if group >= 0 and s.man_at(group, s.pos[man]) != man:
            raise ValueError(f"pos[{man}]: expected one man in each position")
        whole(f"pos[{man}]", int(s.pos[man]), 1 if group >= 0 else 0, int(s.size(group)) if group >= 0 else 0)
        check_places(s, man)
        if s.weapon[man] >= 0:
            held.append(int(s.weapon[man]))
    for weapon in held:
        if held.count(weapon) > 1 or s.lies[weapon] >= 0:
            raise ValueError(f"weapon: expected weapon {weapon} in one place only")


def check_places(s: Position, man: i64) -> None:
    """He infiltrates enemies and goes over to friends."""
    side = s.setup.side[man]
    if s.inside[man] >= 0 and s.inside[man] // LETTERS == side:
        raise ValueError(f"inside[{man}]: expected a group of the enemy")
    if s.bound[man] >= 0 and s.bound[man] // LETTERS != side:
        raise ValueError(f"bound[{man}]: expected a group of his own side")


# ---------------------------------------------------------------- groups
def fill_groups(s: Position, r: Reader) -> None:
    s.letter = r.list_of("letter", GROUPS, -1, LETTERS - 1)
    s.chit = r.list_of("chit", GROUPS, -FAR, FAR)
    s.marks = r.list_of("marks", GROUPS, 0, ALL_MARKS | ALL_LIGHTS if s.setup.night else ALL_MARKS)
    s.upper = r.list_of("upper", GROUPS, -1, DECK - 1)
    s.announced = r.list_of("announced", GROUPS, -1, LETTERS - 1)
    s.sniped = r.list_of("sniped", GROUPS, 0, SNIPED)
    s.rear = r.list_of("rear", GROUPS, -1, GROUPS - 1)
    s.front = r.list_of("front", GROUPS, -1, GROUPS - 1)
    s.flank = r.list_of("flank", GROUPS * GROUPS, st.NO_FLANK, st.NATURAL)
    s.behind = r.list_of("behind", GROUPS * GROUPS, 0, 1)


def check_groups(s: Position) -> None:
    """A letter for one group of a side; nobody is left where there is no group."""
    for group in range(GROUPS):
        if s.letter[group] >= 0 and s.group_with(group // LETTERS, s.letter[group]) != group:
            raise ValueError(f"letter[{group}]: expected another letter for each group of a side")
        if s.letter[group] >= 0 and s.size(group) == 0:
            raise ValueError(f"letter[{group}]: expected men in the group")


# ---------------------------------------------------------------- cards
def fill_cards(s: Position, r: Reader, hands: object) -> None:
    s.where = r.list_of("where", DECK, IN_PILE, ON_GROUP + GROUPS - 1)
    s.way = r.list_of("way", DECK, st.FORWARD, st.CREDIT if s.setup.armour else st.CHOSEN)
    s.under = r.list_of("under", DECK, -1, DECK - 1)
    s.laid = r.list_of("laid", DECK, 0, FAR)
    s.seen = r.list_of("seen", DECK, 0, st.EVERYBODY)
    s.taken_out = r.list_of("taken_out", len(s.setup.removed), 0, DECK)
    if not isinstance(hands, list) or len(hands) != 2:
        raise ValueError("hands: expected two lists of numbers")
    lists = {f"hands[{side}]": hands[side] for side in range(2)}
    s.hands = [Reader(lists).list_of(field, -1, 0, DECK - 1) for field in lists]
    s.pile = vec[i64]()
    for card in range(i64(DECK)):
        if s.where[card] == IN_PILE:
            s.pile = append(s.pile, card)
    for side in range(2):
        check_hand(s, side)
    for group in range(GROUPS):
        check_stack_of_cards(s, group)


def check_hand(s: Position, side: i64) -> None:
    """The cards of a hand are those that are said to be there, each once."""
    there = [card for card in range(DECK) if s.where[card] == IN_HAND + side]
    if sorted(int(card) for card in s.hands[side]) != there:
        raise ValueError(f"hands[{side}]: expected the cards whose place is {IN_HAND + int(side)}")
    for card in there:
        if (s.seen[card] >> side) & 1 == 0:
            raise ValueError(f"seen[{card}]: expected a side to know its hand")


def check_stack_of_cards(s: Position, group: i64) -> None:
    """The cards on a group lie one on the other."""
    there = sum(1 for card in range(DECK) if s.where[card] == ON_GROUP + group)
    card = s.upper[group]
    for _ in range(there):
        if card < 0 or s.where[card] != ON_GROUP + group:
            raise ValueError(f"upper[{group}]: expected the cards of the group one on the other")
        card = s.under[card]
    if card >= 0:
        raise ValueError(f"upper[{group}]: expected nothing beneath the cards of the group")


# ---------------------------------------------------------------- pending decisions
def read_stack(s: Position, value: object) -> list[Frame]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one frame or more")
    frames = [read_frame(f"stack[{i}]", value[i], len(FRAME_NAMES) - 1) for i in range(len(value))]
    if frames[0].kind != st.TURN or any(frame.kind == st.TURN for frame in frames[1:]):
        raise ValueError("stack: expected the turn below and only there")
    if s.result is None:
        for i in range(1, len(frames)):
            check_frame(s, f"stack[{i}]", frames[i])
        if frames[-1].kind in AUTOMATIC:
            raise ValueError("stack: expected a decision on top")
    return frames


def check_frame(s: Position, field: str, frame: Frame) -> None:
    """Whatever the rules will take from a frame without looking is what it must be."""
    numbers = frame.data()[1:]
    shape = SHAPES[frame.kind]
    for i in range(len(numbers)):
        part = shape[i] if i < len(shape) else "."
        check_number(s, f"{field}[{i + 1}]", part, numbers[i])


def check_number(s: Position, field: str, part: str, value: int) -> None:
    if part in "oeOh":
        check_group_number(s, field, part, value)
    elif part in "nNw":
        whole(field, value, -1 if part == "N" else 0, int(s.setup.count()) - 1)
    elif part == "k":
        whole(field, value, 0, DECK - 1)
    elif part == "q":
        whole(field, value, 0, st.FOR_COMMISSAR)
        if st.FOR_EXECUTION < value < st.FOR_COMMISSAR and not s.setup.armour:
            raise ValueError(f"{field}: expected no question about armour")
    elif part == "v":
        if not s.setup.several_attempts or not attempts.is_attempt(value):
            raise ValueError(f"{field}: expected an attempt, and the option that allows several")
    elif part == "t":
        whole(field, value, 0, st.OVERRUN_ATTACK if s.setup.armour else st.CHARGE_ATTACK)
    elif part == "s" or part == "f":
        whole(field, value, 0, 1)
    elif part == "p":
        whole(field, value, 0, FAR)
    elif part == ".":
        whole(field, value, 0, 0)


def check_group_number(s: Position, field: str, part: str, value: int) -> None:
    whole(field, value, 0, GROUPS - 1)
    if part in "oe" and s.letter[value] < 0:
        raise ValueError(f"{field}: expected a group that is there")
    if (part in "oO" and value // LETTERS != s.side) or (part == "e" and value // LETTERS == s.side):
        raise ValueError(f"{field}: expected a group of the other side")
