"""The table of verbs: each kind of parameter written and read, usage lines, wrong and missing words."""

from __future__ import annotations

import itertools

import pytest
from mypy_extensions import i64

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, State
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
    Point,
    Verb,
    VerbTable,
    Word,
)

STAND, GO, AIM, TURN, MARCH, FIRE, RALLY, HALT = range(8)
NOWHERE = -1


class Place(State):
    """The state that parameters are written and read with: it knows the names of places."""

    def __init__(self) -> None:
        super().__init__(Dice("verbs"))
        self.places = ["Alpha", "Bravo", "Charlie"]


class PlaceName(Word[Place]):
    """A kind of parameter that only this game has."""

    def text(self, s: Place, value: i64) -> str:
        return s.places[value]

    def value(self, s: Place, word: str) -> i64:
        if word not in s.places:
            raise ValueError(f"there is no place {word!r}")
        return s.places.index(word)


class Numbers(Parameter[Place]):
    """Two numbers in two words."""

    def __init__(self) -> None:
        super().__init__("LOW HIGH", FIRST | SECOND)

    def write(self, s: Place, action: Action, words: list[str]) -> None:
        words += [str(action.first), str(action.second)]

    def read(self, s: Place, action: Action, words: list[str]) -> None:
        action.first = int(words.pop(0))
        action.second = int(words.pop(0))


class March(Action):
    @property
    def way(self) -> int:
        return int(self.first)


class Verbs(VerbTable[Place]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return March(verb, first, second, third, fourth)


VERBS = Verbs([
    Verb(STAND, "stand"),
    Verb(GO, "go", [PlaceName("PLACE", FIRST)]),
    Verb(AIM, "aim", [Number("PIECE", FIRST, "the number of a piece", 1), Point()]),
    Verb(TURN, "turn", [Name("SIDE", SECOND, ["left", "right"], "side")]),
    Verb(
        MARCH,
        "march",
        [
            PlaceName("PLACE", FIRST),
            Optional(PlaceName("PLACE", SECOND), NOWHERE, "via"),
            Optional(PlaceName("PLACE", THIRD), NOWHERE, "flank:"),
            Keyword(FOURTH, ["fast", "slow"]),
        ],
    ),
    Verb(FIRE, "fire", [Keyword(FOURTH, ["twice"]), Optional(Number("SHOTS", THIRD), 0)]),
    Verb(RALLY, "rally", [Numbers()]),
    Verb(HALT, "halt"),
])  # fmt: skip


def read(text: str) -> Action:
    return VERBS.read(Place(), text)


def write(action: Action) -> str:
    return VERBS.write(Place(), action)


def trouble(text: str) -> str:
    with pytest.raises(ValueError) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# ---------------------------------------------------------------- written and read
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stand", Action(STAND)),
        ("go Bravo", Action(GO, 1)),
        ("aim 3 -40,25", Action(AIM, 2, 0, -40, 25)),
        ("aim -1 0,0", Action(AIM, -2)),
        ("turn left", Action(TURN)),
        ("turn right", Action(TURN, 0, 1)),
        ("march Alpha", Action(MARCH, 0, NOWHERE, NOWHERE)),
        ("march Alpha via Bravo", Action(MARCH, 0, 1, NOWHERE)),
        ("march Alpha flank:Charlie", Action(MARCH, 0, NOWHERE, 2)),
        ("march Alpha fast", Action(MARCH, 0, NOWHERE, NOWHERE, 1)),
        ("march Alpha via Alpha flank:Bravo slow", Action(MARCH, 0, 0, 1, 2)),
        ("fire", Action(FIRE)),
        ("fire 5", Action(FIRE, 0, 0, 5)),
        ("fire twice", Action(FIRE, 0, 0, 0, 1)),
        ("fire twice 5", Action(FIRE, 0, 0, 5, 1)),
        ("rally 2 9", Action(RALLY, 2, 9)),
    ],
)
def test_every_kind_of_parameter_is_written_and_read(text: str, action: Action) -> None:
    assert write(action) == text
    assert read(text) == action


def test_what_is_read_is_of_the_class_of_the_game() -> None:
    found = read("go Charlie")
    assert isinstance(found, March)
    assert found.way == 2


def test_spaces_do_not_matter() -> None:
    assert read("  aim   3\t1,2 ") == Action(AIM, 2, 0, 1, 2)


def test_optional_parameters_come_in_any_order() -> None:
    expected = Action(MARCH, 0, 1, 2, 1)
    for words in itertools.permutations(["via Bravo", "flank:Charlie", "fast"]):
        assert read(f"march Alpha {' '.join(words)}") == expected
    assert read("fire 5 twice") == read("fire twice 5")


# ---------------------------------------------------------------- usage lines
@pytest.mark.parametrize(
    ("verb", "usage"),
    [
        (STAND, "stand"),
        (GO, "go PLACE"),
        (AIM, "aim PIECE X,Y"),
        (TURN, "turn SIDE"),
        (MARCH, "march PLACE [via PLACE] [flank:PLACE] [fast|slow]"),
        (FIRE, "fire [twice] [SHOTS]"),
        (RALLY, "rally LOW HIGH"),
    ],
)
def test_a_usage_line_shows_how_a_verb_is_written(verb: int, usage: str) -> None:
    assert VERBS.verbs[verb].usage() == usage


@pytest.mark.parametrize(
    "text",
    [
        "stand still",
        "go",
        "go Alpha Bravo",
        "aim",
        "aim 3",
        "turn",
        "march",
        "march Alpha via",
        "march Alpha Bravo",
        "march Alpha via Bravo via Charlie",
        "march Alpha fast fast",
        "march Alpha fast slow",
        "march Alpha flank:Bravo flank:Bravo",
        "march Alpha via Bravo nowhere",
        "fire 5 6",
        "rally 3",
        "rally 3 4 5",
    ],
)
def test_missing_and_needless_words_are_answered_by_the_usage_line(text: str) -> None:
    name = text.partition(" ")[0]
    assert trouble(text) == f"'{name}' is written '{VERBS.verbs[VERBS.numbers[name]].usage()}'"


# ---------------------------------------------------------------- wrong words
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "an empty decision"),
        ("   ", "an empty decision"),
        ("jump", "unknown verb 'jump'; known verbs: stand, go, aim, turn, march, fire, rally, halt"),
        ("Go Alpha", "unknown verb 'Go'; known verbs: stand, go, aim, turn, march, fire, rally, halt"),
        ("go Delta", "there is no place 'Delta'"),
        ("aim x 1,2", "'x' is no whole number; expected the number of a piece"),
        ("aim 3 12", "'12' is no point; expected X,Y"),
        ("aim 3 x,2", "'x' is no whole number; expected the x of a point"),
        ("aim 3 1,", "'' is no whole number; expected the y of a point"),
        ("aim 3 1,2,3", "'2,3' is no whole number; expected the y of a point"),
        ("aim 12345678 1,2", "'12345678' is no whole number; expected the number of a piece"),
        ("aim ٣ 1,2", "'٣' is no whole number; expected the number of a piece"),
        ("turn back", "there is no side 'back'; expected one of left, right"),
        ("march Alpha via Delta", "there is no place 'Delta'"),
        ("march Alpha flank:", "there is no place ''"),
        ("fire twice twice", "'twice' is no whole number; expected a number"),
        ("fire much", "'much' is no whole number; expected a number"),
    ],
)
def test_a_wrong_word_is_told_in_one_line(text: str, said: str) -> None:
    assert trouble(text) == said


def test_a_long_word_is_cut_short() -> None:
    assert len(trouble("turn " + "x" * 5000)) < 120
    assert trouble("x" * 5000).startswith("unknown verb 'xxxx")


# ---------------------------------------------------------------- odd actions
def test_what_has_no_name_is_written_with_a_question_mark() -> None:
    assert write(Action(99)) == "?99"
    assert write(Action(-1)) == "?-1"
    assert write(Action(TURN, 0, 7)) == "turn ?7"
    assert write(Action(MARCH, 0, NOWHERE, NOWHERE, 9)) == "march Alpha ?8"
    assert [VERBS.name_of(verb) for verb in (GO, -1, 8)] == ["go", "?-1", "?8"]


@pytest.mark.parametrize("said", range(16))
@pytest.mark.parametrize(
    ("verb", "takes"),
    [(STAND, 0), (GO, FIRST), (AIM, FIRST | THIRD | FOURTH), (TURN, SECOND), (MARCH, 15), (FIRE, THIRD | FOURTH)],
)
def test_an_action_says_no_more_than_its_verb_takes(verb: int, takes: int, said: int) -> None:
    first, second, third, fourth = (1 if said & slot else 0 for slot in (FIRST, SECOND, THIRD, FOURTH))
    assert VERBS.is_overfull(Action(verb, first, second, third, fourth)) == (said & ~takes != 0)


# ---------------------------------------------------------------- the table
def test_verbs_stand_in_the_order_of_their_numbers() -> None:
    with pytest.raises(AssertionError, match="go: verbs stand in the order of their numbers"):
        Verbs([Verb(GO, "go"), Verb(STAND, "stand")])


def test_a_table_must_say_how_actions_are_made() -> None:
    with pytest.raises(NotImplementedError):
        VerbTable[Place]([Verb(STAND, "stand")]).read(Place(), "stand")


def test_a_table_lists_the_names_of_its_verbs() -> None:
    assert VERBS.names == ["stand", "go", "aim", "turn", "march", "fire", "rally", "halt"]
    assert [VERBS.numbers[name] for name in VERBS.names] == list(range(8))
