"""The table of a game's verbs: their names, their parameters, and so the notation of records.

An action is a verb and up to four numbers in slots. Each game has a subclass of `Action` with a property for each
parameter, and a table that says which verb takes which parameters. Writing, reading, usage lines and the check for
numbers that a verb does not take all use this table. A `Parameter` knows which slots it fills and how it is written.
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
    """Return a name by its number. A number without a name is written with a question mark."""
    return names[i] if 0 <= i < len(names) else f"?{i}"


def index_of(word: str, names: list[str], what: str) -> i64:
    """Return the number of a name. Raise ValueError for a word that is not one of the names."""
    if word not in names:
        raise ValueError(f"there is no {what} {shown(word)}; expected one of {', '.join(names)}")
    return names.index(word)


# ---------------------------------------------------------------- parameters
@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter(Generic[S]):
    """One parameter of a verb: `usage` is its name in usage lines, `slots` a bit mask of the slots it fills. Optional
    parameters come after the others and may be written in any order."""

    def __init__(self, usage: str, slots: i64, optional: bool = False) -> None:
        self.usage = usage
        self.slots = slots
        self.optional = optional

    def clear(self, action: Action) -> None:
        """Set its slots to the values they have when the parameter is left out."""

    def write(self, s: S, action: Action, words: list[str]) -> None:
        """Append the words of this parameter."""
        raise NotImplementedError

    def read(self, s: S, action: Action, words: list[str]) -> None:
        """Take the words of this parameter off the front of `words`. An optional one takes nothing if the first word
        is not its own. Raise ValueError for a wrong word and IndexError for a missing one."""
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
        """Return the value of a word, the inverse of `text`. Raise ValueError for a wrong word."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word[S]):
    """A whole number. `what` is what error messages expect; `offset` is added when the number is written."""

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
    """One of a fixed list of names. `what` is what error messages call them."""

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
    """One of a few fixed words, or none: the slot holds the word's number, counted from 1, or 0 for none."""

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
    """A word that is left out when its slot has the value `absent`. It may have an introduction, which is a word
    before it ("via HEX") or, if it ends with a colon, the beginning of the same word ("flank:GROUP")."""

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
        """Return the line that shows how the verb is written."""
        return " ".join([self.name] + [parameter.usage for parameter in self.parameters])


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbTable(Generic[S]):
    """All verbs of a game, by number. A game overrides `action` to create actions of its own class."""

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
        """Tell whether an action has numbers that its verb does not take. It is refused: equal actions must compare
        equal."""
        slots = self.verbs[action.verb].slots
        if (slots & FIRST == 0 and action.first != 0) or (slots & SECOND == 0 and action.second != 0):
            return True
        return (slots & THIRD == 0 and action.third != 0) or (slots & FOURTH == 0 and action.fourth != 0)

    def write(self, s: S, action: Action) -> str:
        """Return the notation of an action."""
        if not 0 <= action.verb < len(self.verbs):
            return f"?{action.verb}"
        verb = self.verbs[action.verb]
        words = [verb.name]
        for parameter in verb.parameters:
            parameter.write(s, action, words)
        return " ".join(words)

    def read(self, s: S, text: str) -> Action:
        """Return the action that a text stands for, legal or not. Raise ValueError if the text cannot be read."""
        words = decision_words(text, self.numbers)
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
    """Read each optional parameter at most once, in any order. Words that belong to none are left over."""
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
