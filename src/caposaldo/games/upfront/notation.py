"""Actions as text for records, and the whole state as data.

A decision is a verb and what it needs: `move 61 german-A forward`, `attack german-A american-B`, `use 101`,
`lay 12 german-A down`, `name petersen american-B 64`, `serve oppermann baumgart`. Cards are called by the number
printed on them, men and their weapons by their keys, groups by nation and letter, those that have none by their
number among the four of their side (`german-3`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import ENCIRCLING, FLANKING, OVERRUNNING, TRANSFERRING, Action
from caposaldo.games.upfront.position import GROUPS, Position
from caposaldo.games.upfront.setup import DECK, LETTER_NAMES, LETTERS
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.kernel.reading import decision_words, numbers, outcome_data, read_number, shown

# What a verb is followed by. In a: m a man, k a card, G a group, n a number; in b: M a man, w a weapon, g a group, l a
# letter, e a group or "-"; in x: W a way to move, T a group or a new letter, c a card or "-".
FORMS: Final = [
    "ml", "mM", "mw", "m", "", "kg", "kgW", "Gg", "k", "m", "", "",
    "kg", "m", "kM", "m", "kg", "m", "mw", "g", "g", "g", "gT",
    "m", "kg", "g", "mM", "m", "m", "m", "mec", "k", "kg", "kg", "n",
    "", "", "", "", "G", "n", "", "mgc",
]  # fmt: skip
USAGE: Final = {
    "m": "MAN", "k": "CARD", "G": "GROUP", "n": "NUMBER", "M": "MAN", "w": "WEAPON", "g": "GROUP", "l": "LETTER",
    "e": "GROUP|-", "W": "WAY", "T": "GROUP|new-LETTER", "c": "CARD|-",
}  # fmt: skip
WAYS: Final = st.WAY_NAMES[: st.SIDEWAYS + 1]
NOTHING: Final = "-"
NEW: Final = "new-"
DOWN: Final = "down"
BENEATH: Final = "beneath"
DESTROYED: Final = "destroyed"
BURDENS: Final = ["", "keep", "leave"]  # y of NAME
FLANK: Final = "flank:"
CIRCLE: Final = "encircle:"
LETTER: Final = "to:"
DRIVEN: Final = "overrun:"
BY: Final = "by:"
ARMOUR: Final = "armour"
ON: Final = "on:"


def form_of(s: Position, verb: i64) -> str:
    """TAKE names a group only where there is a choice of them."""
    if verb == verbs.TAKE and s.result is None and s.top().kind == st.SPOILS:
        return ""
    return FORMS[verb]


def usage(s: Position, verb: i64) -> str:
    """How a verb is written, for a person who wrote it otherwise."""
    found = " ".join([VERB_NAMES[verb]] + [USAGE[part] for part in form_of(s, verb)])
    extras = {
        verbs.LAY_ON: " [down] [beneath]",
        verbs.MOVE: " [flank:GROUP] [encircle:GROUP] [to:LETTER] [overrun:GROUP]",
        verbs.USE: " [on:MAN]",
        verbs.RALLY_BY: " [GROUP]",
        verbs.FOUND: " [down]",
        verbs.DROP: " [destroyed]",
        verbs.NAME: " [keep|leave]",
        verbs.SHELL: " [armour]",
        verbs.LAY_SMOKE: " [by:GROUP]",
    }
    return found + extras.get(int(verb), "")


# ---------------------------------------------------------------- writing
def write(s: Position, a: Action) -> str:
    """An action in words that `read` understands."""
    if not 0 <= a.kind < len(VERB_NAMES):
        return f"?{a.kind}"
    words = [VERB_NAMES[a.kind]] + [write_part(s, a, part) for part in form_of(s, a.kind)]
    return " ".join(words + extras_of(s, a))


def write_part(s: Position, a: Action, part: str) -> str:
    if part == "m":
        return man_name(s, a.a)
    if part == "k":
        return card_name(a.a)
    if part == "G":
        return group_name(s, a.a)
    if part == "n":
        return str(a.a)
    if part == "M" or part == "w":
        return man_name(s, a.b)
    if part == "g":
        return group_name(s, a.b)
    if part == "l":
        return write_one_of(a.b, list(LETTER_NAMES))
    if part == "e":
        return NOTHING if a.b == -1 else group_name(s, a.b)
    if part == "W":
        return write_one_of(a.x, WAYS)
    if part == "T":
        return group_name(s, a.x) if a.x >= 0 else NEW + write_one_of(-1 - a.x, list(LETTER_NAMES))
    return NOTHING if a.x == -1 else card_name(a.x)


def extras_of(s: Position, a: Action) -> list[str]:
    """Words that follow where there is something more to say."""
    found: list[str] = []
    if a.kind == verbs.LAY_ON:
        found = [DOWN] if a.x == 1 else []
        found += [BENEATH] if a.y == 1 else []
    elif a.kind == verbs.MOVE and a.y != 0:
        found = write_aims(s, a.y)
    elif a.kind == verbs.USE and a.x != 0:
        found = [ON + man_name(s, a.x)]
    elif a.kind == verbs.RALLY_BY and a.x != -1:
        found = [group_name(s, a.x)]
    elif a.kind == verbs.FOUND and a.x == 1:
        found = [DOWN]
    elif a.kind == verbs.DROP and a.x == 1:
        found = [DESTROYED]
    elif a.kind == verbs.NAME and a.y != 0:
        found = [write_one_of(a.y, BURDENS)]
    elif a.kind == verbs.SHELL and a.y == 1:
        found = [ARMOUR]
    elif a.kind == verbs.LAY_SMOKE and a.x != 0:
        found = [BY + group_name(s, a.x - 1)]
    return found


def write_aims(s: Position, y: i64) -> list[str]:
    """What a sideways card is for (17.1, 17.6, 17.7), as `aims` counts it."""
    found: list[str] = []
    if y % 10 > 0:
        found.append(FLANK + group_name(s, y % 10 - 1))
    if y // ENCIRCLING % 10 > 0:
        found.append(CIRCLE + group_name(s, y // ENCIRCLING % 10 - 1))
    if y % OVERRUNNING // TRANSFERRING > 0:
        found.append(LETTER + write_one_of(y % OVERRUNNING // TRANSFERRING - 1, list(LETTER_NAMES)))
    if y >= OVERRUNNING:
        found.append(DRIVEN + group_name(s, y // OVERRUNNING - 1))
    return found


def write_one_of(i: i64, names: list[str]) -> str:
    return names[i] if 0 <= i < len(names) else f"?{i}"


def card_name(card: i64) -> str:
    return str(card + 1) if 0 <= card < DECK else f"?{card}"


def man_names(s: Position) -> list[str]:
    """The key of each man; of two with the same key the second has .2 after it."""
    found: list[str] = []
    seen: list[str] = []
    for man in s.setup.men:
        seen.append(man.key)
        count = seen.count(man.key)
        found.append(man.key if count == 1 else f"{man.key}.{count}")
    return found


def man_name(s: Position, man: i64) -> str:
    return write_one_of(man, man_names(s))


def group_name(s: Position, group: i64) -> str:
    if not 0 <= group < GROUPS:
        return f"?{group}"
    letter = s.letter[group]
    last = LETTER_NAMES[letter] if letter >= 0 else str(1 + group % LETTERS)
    return f"{s.setup.seat_names[group // LETTERS]}-{last}"


# ---------------------------------------------------------------- reading
def read(s: Position, text: str) -> Action:
    """The action that was written. Whether it is legal is another question."""
    words = decision_words(text, VERB_NAMES)
    a = Action(VERB_NAMES.index(words[0]))
    form = form_of(s, a.kind)
    if len(words) <= len(form):
        raise ValueError(f"'{words[0]}' is written '{usage(s, a.kind)}'")
    for i in range(len(form)):
        read_part(s, a, form[i], words[i + 1])
    if a.kind == verbs.RALLY_BY:
        a.x = -1
    said: list[str] = []
    for word in words[len(form) + 1 :]:
        sort = word.partition(":")[0]
        if sort in said or not read_extra(s, a, word):
            raise ValueError(f"'{words[0]}' is written '{usage(s, a.kind)}'")
        said.append(sort)
    return a


def read_part(s: Position, a: Action, part: str, word: str) -> None:
    if part == "m":
        a.a = read_one_of(word, man_names(s), "man")
    elif part == "k":
        a.a = read_card(word)
    elif part == "G":
        a.a = read_group(s, word)
    elif part == "n":
        a.a = read_number(word, "a number")
    elif part == "M" or part == "w":
        a.b = read_one_of(word, man_names(s), "man")
    elif part == "g":
        a.b = read_group(s, word)
    elif part == "l":
        a.b = read_one_of(word, list(LETTER_NAMES), "letter")
    elif part == "e":
        a.b = -1 if word == NOTHING else read_group(s, word)
    elif part == "W":
        a.x = read_one_of(word, WAYS, "way")
    elif part == "T":
        a.x = read_destination(s, word)
    else:
        a.x = -1 if word == NOTHING else read_card(word)


def read_extra(s: Position, a: Action, word: str) -> bool:
    """A word behind those that are always there; False if it does not belong here."""
    if word == DOWN and (a.kind == verbs.LAY_ON or a.kind == verbs.FOUND):
        a.x = 1
    elif word == BENEATH and a.kind == verbs.LAY_ON:
        a.y = 1
    elif word == DESTROYED and a.kind == verbs.DROP:
        a.x = 1
    elif a.kind == verbs.USE and word.startswith(ON):
        a.x = read_one_of(word.removeprefix(ON), man_names(s), "man")
    elif a.kind == verbs.SHELL and word == ARMOUR:
        a.y = 1
    elif a.kind == verbs.LAY_SMOKE and word.startswith(BY):
        a.x = 1 + read_group(s, word.removeprefix(BY))
    elif a.kind == verbs.RALLY_BY and a.x == -1:
        a.x = read_group(s, word)
    elif a.kind == verbs.NAME and a.y == 0 and word in BURDENS[1:]:
        a.y = BURDENS.index(word)
    else:
        return a.kind == verbs.MOVE and read_aim(s, a, word)
    return True


def read_aim(s: Position, a: Action, word: str) -> bool:
    if word.startswith(FLANK):
        a.y += FLANKING * (1 + read_group(s, word.removeprefix(FLANK)))
    elif word.startswith(CIRCLE):
        a.y += ENCIRCLING * (1 + read_group(s, word.removeprefix(CIRCLE)))
    elif word.startswith(LETTER):
        a.y += TRANSFERRING * (1 + read_one_of(word.removeprefix(LETTER), list(LETTER_NAMES), "letter"))
    elif word.startswith(DRIVEN):
        a.y += OVERRUNNING * (1 + read_group(s, word.removeprefix(DRIVEN)))
    else:
        return False
    return True


def read_destination(s: Position, word: str) -> i64:
    if word.startswith(NEW):
        return -1 - read_one_of(word.removeprefix(NEW), list(LETTER_NAMES), "letter")
    return read_group(s, word)


def read_card(word: str) -> i64:
    number = read_number(word, "the number of a card")
    if not 1 <= number <= DECK:
        raise ValueError(f"there is no card {shown(word)}; expected a number from 1 to {DECK}")
    return number - 1


def read_group(s: Position, word: str) -> i64:
    names = [group_name(s, group) for group in range(GROUPS)]
    return read_one_of(word, names, "group")


def read_one_of(word: str, known: list[str], what: str) -> i64:
    if word not in known:
        raise ValueError(f"there is no {what} {shown(word)}; expected one of {', '.join(known)}")
    return known.index(word)


# ---------------------------------------------------------------- the state
def state_data(s: Position) -> dict[str, object]:
    """Everything that `restoring.fill` needs, as JSON-able data; `scenario` and `options` say which Setup it
    is. What is in the pile follows from `where`."""
    data: dict[str, object] = {
        "scenario": s.setup.scenario,
        "path": s.setup.path,
        "options": dict(s.setup.options),
    }
    data.update(sequence_data(s))
    data.update(man_data(s))
    data.update(group_data(s))
    data.update(card_data(s))
    data["stack"] = [frame.data() for frame in s.stack]
    data["result"] = outcome_data(s.result)
    return data


def sequence_data(s: Position) -> dict[str, object]:
    return {
        "step": int(s.step),
        "side": int(s.side),
        "turn": int(s.turn),
        "emptied": int(s.emptied),
        "spoken": int(s.spoken),
        "time_up": int(s.time_up),
        "acted": int(s.acted),
        "discards": int(s.discards),
        "windy": int(s.windy),
        "strength": int(s.strength),
        "hidden_by": int(s.hidden_by),
        "lost_strength": int(s.lost_strength),
        "flaming": int(s.flaming),
        "first_draw": int(s.first_draw),
        "checks": numbers(s.checks),
        "bereft": numbers(s.bereft),
        "passed": numbers(s.passed),
        "reveals": int(s.reveals),
    }


def man_data(s: Position) -> dict[str, object]:
    return {
        "flags": numbers(s.flags),
        "group": numbers(s.group),
        "pos": numbers(s.pos),
        "fate": numbers(s.fate),
        "weapon": numbers(s.weapon),
        "kept": numbers(s.kept),
        "serves": numbers(s.serves),
        "second": numbers(s.second),
        "inside": numbers(s.inside),
        "bound": numbers(s.bound),
        "aim": numbers(s.aim),
        "spends": numbers(s.spends),
        "jammed": numbers(s.jammed),
        "lies": numbers(s.lies),
    }


def group_data(s: Position) -> dict[str, object]:
    return {
        "letter": numbers(s.letter),
        "chit": numbers(s.chit),
        "marks": numbers(s.marks),
        "upper": numbers(s.upper),
        "announced": numbers(s.announced),
        "sniped": numbers(s.sniped),
        "rear": numbers(s.rear),
        "front": numbers(s.front),
        "flank": numbers(s.flank),
        "behind": numbers(s.behind),
    }


def card_data(s: Position) -> dict[str, object]:
    return {
        "where": numbers(s.where),
        "way": numbers(s.way),
        "under": numbers(s.under),
        "laid": numbers(s.laid),
        "seen": numbers(s.seen),
        "hands": [numbers(hand) for hand in s.hands],
        "taken_out": numbers(s.taken_out),
    }
