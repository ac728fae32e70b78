"""The verbs of a game in one table: names, parameters, and from these the notation of records.

An action is a verb and up to four numbers. Each game gives the numbers names (a subclass of `Action` with properties)
and says in its table which verb takes which parameters; writing, reading, usage lines and the check for numbers that a
verb does not take follow from that. A `Parameter` knows which slots of the action it fills and how it is written.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.game import Action, State
from caposaldo.kernel.reading import decision_words, read_number, shown

S = TypeVar("S", bound=State)

# The slots of an action, a bit each.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4
FOURTH: Final = 8


def slot_value(action: Action, slot: i64) -> i64:
    if slot == FIRST:
        return action.first
    if slot == SECOND:
        return action.second
    return action.third if slot == THIRD else action.fourth


def set_slot(action: Action, slot: i64, value: i64) -> None:
    if slot == FIRST:
        action.first = value
    elif slot == SECOND:
        action.second = value
    elif slot == THIRD:
        action.third = value
    else:
        action.fourth = value


def one_of(i: i64, names: list[str]) -> str:
    """A name by its number; a number that has none is written with a question mark."""
    return names[i] if 0 <= i < len(names) else f"?{i}"


def index_of(word: str, names: list[str], what: str) -> i64:
    """The inverse of `one_of`."""
    if word not in names:
        raise ValueError(f"there is no {what} {shown(word)}; expected one of {', '.join(names)}")
    return names.index(word)


# ---------------------------------------------------------------- parameters
@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter(Generic[S]):
    """One parameter of a verb. `usage` is how usage lines call it, `slots` a bit mask of the slots it fills. Optional
    parameters follow the others and may be written in any order."""

    def __init__(self, usage: str, slots: i64, optional: bool = False) -> None:
        self.usage = usage
        self.slots = slots
        self.optional = optional

    def clear(self, action: Action) -> None:
        """Give its slots the values they have when nothing is written."""

    def write(self, s: S, action: Action, words: list[str]) -> None:
        """Append what is written for this parameter."""
        raise NotImplementedError

    def read(self, s: S, action: Action, words: list[str]) -> None:
        """Take what belongs to this parameter off the front of `words`; an optional one takes nothing if the first
        word is not its own. Raise ValueError for a word that is wrong, IndexError if a word is missing."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Parameter[S]):
    """A parameter of exactly one word and one slot."""

    def write(self, s: S, action: Action, words: list[str]) -> None:
        words.append(self.text(s, slot_value(action, self.slots)))

    def read(self, s: S, action: Action, words: list[str]) -> None:
        set_slot(action, self.slots, self.value(s, words.pop(0)))

    def text(self, s: S, value: i64) -> str:
        raise NotImplementedError

    def value(self, s: S, word: str) -> i64:
        """The inverse of `text`. Raise ValueError for a word that is wrong."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word[S]):
    """A whole number; `what` says in an error what was expected, `offset` is added when it is written."""

    def __init__(self, usage: str, slot: i64, what: str = "a number", offset: i64 = 0) -> None:
        super().__init__(usage, slot)
        self.what = what
        self.offset = offset

    def text(self, s: S, value: i64) -> str:
        return str(value + self.offset)

    def value(self, s: S, word: str) -> i64:
        return read_number(word, self.what) - self.offset


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Word[S]):
    """One of a fixed list of names; `what` says in an error what they are names of."""

    def __init__(self, usage: str, slot: i64, names: list[str], what: str) -> None:
        super().__init__(usage, slot)
        self.names = names
        self.what = what

    def text(self, s: S, value: i64) -> str:
        return one_of(value, self.names)

    def value(self, s: S, word: str) -> i64:
        return index_of(word, self.names, self.what)


class Point(Parameter[S]):
    """A point X,Y in the third and fourth slot."""

    def __init__(self) -> None:
        super().__init__("X,Y", THIRD | FOURTH)

    def write(self, s: S, action: Action, words: list[str]) -> None:
        words.append(f"{action.third},{action.fourth}")

    def read(self, s: S, action: Action, words: list[str]) -> None:
        word = words.pop(0)
        x, comma, y = word.partition(",")
        if not comma:
            raise ValueError(f"{shown(word)} is no point; expected X,Y")
        action.third = read_number(x, "the x of a point")
        action.fourth = read_number(y, "the y of a point")


class Keyword(Parameter[S]):
    """One of a few fixed words that may be left out: the slot is the word's number, 0 if there is none."""

    def __init__(self, slot: i64, choices: list[str]) -> None:
        super().__init__(f"[{'|'.join(choices)}]", slot, True)
        self.choices = choices

    def write(self, s: S, action: Action, words: list[str]) -> None:
        value = slot_value(action, self.slots)
        if value != 0:
            words.append(one_of(value - 1, self.choices))

    def read(self, s: S, action: Action, words: list[str]) -> None:
        if words and words[0] in self.choices:
            set_slot(action, self.slots, self.choices.index(words.pop(0)) + 1)


class Optional(Parameter[S]):
    """A word that may be left out, when its slot has the value `absent`. It may need an introduction: a word of its
    own ("via HEX") or one that ends with a colon and is written together with it ("flank:GROUP")."""

    def __init__(self, word: Word[S], absent: i64, introduction: str = "") -> None:
        space = " " if introduction and not introduction.endswith(":") else ""
        super().__init__(f"[{introduction}{space}{word.usage}]", word.slots, True)
        self.word = word
        self.absent = absent
        self.introduction = introduction

    def clear(self, action: Action) -> None:
        set_slot(action, self.slots, self.absent)

    def write(self, s: S, action: Action, words: list[str]) -> None:
        value = slot_value(action, self.slots)
        if value == self.absent:
            return
        text = self.word.text(s, value)
        if self.introduction.endswith(":"):
            words.append(self.introduction + text)
        elif self.introduction:
            words += [self.introduction, text]
        else:
            words.append(text)

    def read(self, s: S, action: Action, words: list[str]) -> None:
        if not words:
            return
        if self.introduction.endswith(":"):
            if words[0].startswith(self.introduction):
                set_slot(action, self.slots, self.word.value(s, words.pop(0).removeprefix(self.introduction)))
            return
        if self.introduction:
            if words[0] != self.introduction:
                return
            words.pop(0)
        self.word.read(s, action, words)


# ---------------------------------------------------------------- the table
class Verb(Generic[S]):
    """A verb with its parameters, in the order in which they are written."""

    def __init__(self, number: i64, name: str, parameters: list[Parameter[S]] | None = None) -> None:
        self.number = number
        self.name = name
        self.parameters: list[Parameter[S]] = [] if parameters is None else parameters
        self.slots: i64 = 0
        for parameter in self.parameters:
            self.slots |= parameter.slots

    def usage(self) -> str:
        """How the verb is written."""
        return " ".join([self.name] + [parameter.usage for parameter in self.parameters])


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbTable(Generic[S]):
    """All verbs of a game, by number. A game overrides `action` to make actions of its own class."""

    def __init__(self, verbs: list[Verb[S]]) -> None:
        self.verbs = verbs
        self.names = [verb.name for verb in verbs]
        self.numbers: dict[str, int] = {}
        for i in range(len(verbs)):
            assert verbs[i].number == i, f"{verbs[i].name}: verbs stand in the order of their numbers"
            self.numbers[verbs[i].name] = i

    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        raise NotImplementedError

    def name_of(self, verb: i64) -> str:
        return one_of(verb, self.names)

    def is_overfull(self, action: Action) -> bool:
        """The action has numbers that its verb does not take: one thing to do has one name only."""
        slots = self.verbs[action.verb].slots
        if (slots & FIRST == 0 and action.first != 0) or (slots & SECOND == 0 and action.second != 0):
            return True
        return (slots & THIRD == 0 and action.third != 0) or (slots & FOURTH == 0 and action.fourth != 0)

    def write(self, s: S, action: Action) -> str:
        """An action in words that `read` understands."""
        if not 0 <= action.verb < len(self.verbs):
            return f"?{action.verb}"
        verb = self.verbs[action.verb]
        words = [verb.name]
        for parameter in verb.parameters:
            parameter.write(s, action, words)
        return " ".join(words)

    def read(self, s: S, text: str) -> Action:
        """The action that was written. Whether it is legal is another question."""
        words = decision_words(text, self.names)
        verb = self.verbs[self.numbers[words.pop(0)]]
        action = self.action(verb.number)
        try:
            for parameter in verb.parameters:
                if parameter.optional:
                    parameter.clear(action)
                else:
                    parameter.read(s, action, words)
            read_optional(s, verb, action, words)
        except IndexError:
            words.append("")
        if words:
            raise ValueError(f"'{verb.name}' is written '{verb.usage()}'")
        return action


def read_optional(s: S, verb: Verb[S], action: Action, words: list[str]) -> None:
    """Each optional parameter once, in any order; words that belong to none are left."""
    waiting = [parameter for parameter in verb.parameters if parameter.optional]
    found = True
    while words and found:
        found = False
        for parameter in waiting:
            before = len(words)
            parameter.read(s, action, words)
            if len(words) < before:
                waiting.remove(parameter)
                found = True
                break
