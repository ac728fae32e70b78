"""Snipers: their shots, and the search for them (14)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import (
    ACTED,
    DISCARDED,
    IN_PLAY,
    KILLED,
    PINNED,
    ROUTED,
)
from caposaldo.games.upfront.rules import deck, losses, snipers
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.rules.snipers import Redirect, Snipe
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import DONE, KEEP, PLAY_HERO, SEARCH, SNIPE_AT, TAKE
from rules.upfront.field import card, choices, do, group, man, refused, table, told

MEN = (
    "german A: Wolff rifle, Hessel mp\namerican A: Allen rifle, Myers rifle\namerican B in Gully chit 3: Nixon rifle\n"
)
SPARE = "american C: Jones rifle, Ford rifle, Hill rifle\n"
SNIPER = "hand german: #139, #141, hero\n"  # kills on 0; pins on 1 to 3, the other on 1 and 2
FIRST, SECOND = 138, 140


def shot_at(s: UpFrontState, letter: str, which: int = FIRST) -> None:
    do(s, SNIPE_AT, which, group(s, "american", letter))


def fate(s: UpFrontState, name: str) -> int:
    return int(s.fate[man(s, name)])


# ---------------------------------------------------------------- the shot (14.1, 14.2, 14.6)
@pytest.mark.rule("14.1", "4.31")
def test_a_sniper_is_played_instead_of_a_discard() -> None:
    s = table(MEN + SPARE + SNIPER, step="discarding", draws=["col2=2", "red 6"])
    shot_at(s, "A")
    assert isinstance(s.top(), Refill)  # no discard is left
    assert s.where[FIRST] == DISCARDED


@pytest.mark.rule("14.1", "4.32")
def test_an_american_who_has_acted_does_not_snipe() -> None:
    lines = MEN + "hand american: #139\n"
    s = table(lines, side="american", step="discarding")
    assert len(choices(s, SNIPE_AT)) == 1
    s = table(lines, side="american", step="discarding")
    s.acted = 1
    s.legal = None
    assert choices(s, SNIPE_AT) == []
    assert refused(s, SNIPE_AT, FIRST, group(s, "german", "A")) == "4.32"


@pytest.mark.rule("14.1")
def test_a_sniper_that_is_dead_in_the_scenario_is_not_played() -> None:
    s = table("dead: german sniper\n" + MEN + SPARE + SNIPER, step="discarding")
    assert choices(s, SNIPE_AT) == []
    assert refused(s, SNIPE_AT, FIRST, group(s, "american", "A")) == "14.1"


@pytest.mark.rule("14.2")
def test_any_enemy_group_may_be_shot_at_wherever_it_is() -> None:
    s = table(MEN + SNIPER, step="discarding")
    assert {action.group for action in choices(s, SNIPE_AT)} == {group(s, "american", "A"), group(s, "american", "B")}
    for other in (group(s, "german", "A"), group(s, "american", "D"), -1, 8, 1 << 40):
        assert refused(s, SNIPE_AT, FIRST, other) == "14.2"
    for other in (card(s, "german", "hero"), -1, 162, 1 << 40):
        assert refused(s, SNIPE_AT, other, group(s, "american", "A")) == "14.1"


@pytest.mark.rule("14.6", "14.2")
@pytest.mark.example("ex-14.6")
@pytest.mark.parametrize("place", [1, 4, 6])
def test_the_number_in_the_column_of_the_groups_size_is_the_position(place: int) -> None:
    six = ["Allen", "Myers", "Nixon", "Jones", "Ford", "Hill"]
    s = table(
        "german A: Wolff rifle\namerican A: " + ", ".join(f"{name} rifle" for name in six) + "\n" + SNIPER,
        step="discarding",
        draws=[f"col6={place}", "red 1"],
    )
    shot_at(s, "A")
    assert [s.has(man(s, name), PINNED) for name in six] == [name == six[place - 1] for name in six]
    assert told(s)[:3] == ["uf-sniper", "uf-sniper-aims", "uf-sniper-fires"]


@pytest.mark.rule("14.2")
def test_against_a_single_man_no_position_is_drawn() -> None:
    s = table(MEN + SPARE + SNIPER, step="discarding", draws=["black 0"])
    shot_at(s, "B")
    assert fate(s, "Nixon") == KILLED


@pytest.mark.rule("14.2", "9.5")
def test_nobody_conceals_himself_from_a_sniper() -> None:
    s = table(MEN + SPARE + SNIPER + "hand american: concealed -3", step="discarding", draws=["black 5"])
    shot_at(s, "B")
    assert s.waiting() == [0]


# ---------------------------------------------------------------- the result (14.3)
@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("drawn", "pinned", "expected"),
    [("red 0", False, KILLED), ("black 3", True, IN_PLAY), ("red 3", True, IN_PLAY), ("black 4", False, IN_PLAY)],
)
def test_the_number_counts_whatever_its_colour(drawn: str, pinned: bool, expected: int) -> None:
    s = table(MEN + SPARE + SNIPER, step="discarding", draws=[drawn])
    shot_at(s, "B")
    assert (s.has(man(s, "Nixon"), PINNED), fate(s, "Nixon")) == (pinned, expected)


@pytest.mark.rule("14.3")
def test_each_sniper_card_has_its_own_numbers() -> None:
    s = table(MEN + SPARE + SNIPER, step="discarding", draws=["black 3"])
    shot_at(s, "B", SECOND)
    assert not s.has(man(s, "Nixon"), PINNED)
    assert told(s)[-1] == "uf-sniper-misses"


@pytest.mark.rule("14.3", "6.531")
@pytest.mark.parametrize(("drawn", "expected"), [("black 2 0r=5", KILLED), ("black 2 0r=9", ROUTED)])
def test_a_pinned_man_panics(drawn: str, expected: int) -> None:
    s = table(MEN.replace("Nixon rifle", "Nixon rifle!") + SPARE + SNIPER, step="discarding", draws=[drawn])
    shot_at(s, "B")
    assert fate(s, "Nixon") == expected


@pytest.mark.rule("14.3", "10.4")
def test_a_hero_may_be_played_on_the_pinned_man_before_the_shot() -> None:
    lines = MEN.replace("Nixon rifle", "Nixon rifle!") + SPARE + "hand german: #139\nhand american: hero, smoke"
    s = table(lines, step="discarding", draws=["black 2"])
    shot_at(s, "B")
    assert (s.waiting(), type(s.top())) == ([1], Save)
    do(s, PLAY_HERO, card(s, "american", "hero"), man(s, "Nixon"))
    assert (s.has(man(s, "Nixon"), PINNED), fate(s, "Nixon")) == (True, IN_PLAY)
    s = table(lines, step="discarding", draws=["black 2 0r=9"])
    shot_at(s, "B")
    do(s, KEEP)
    assert fate(s, "Nixon") == ROUTED


# ---------------------------------------------------------------- the search (14.4, 14.41)
def after_shot(drawn: str, number: int = 3, lines: str = "") -> UpFrontState:
    """The American turn after a shot at group A that drew this number."""
    s = table(MEN + "hand german: #139\n" + lines, side="american", draws=[drawn])
    s.sniper_number[group(s, "american", "A")] = number + 1
    s.legal = None
    return s


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("drawn", "found"), [("black 4", True), ("black 3", False), ("red 6", False)])
def test_the_sniper_is_found_with_a_higher_black_number(drawn: str, found: bool) -> None:
    s = after_shot(drawn)
    assert choices(s, SEARCH) == [Action(SEARCH, 0, group(s, "american", "A"))]
    do(s, SEARCH, 0, group(s, "american", "A"))
    assert deck.is_dead(s, 0, FIRST) == found
    assert told(s)[-1] == ("uf-sniper-found" if found else "uf-search-fails")
    assert s.has_mark(group(s, "american", "A"), ACTED)
    assert refused(s, SEARCH, 0, group(s, "american", "A")) != ""


@pytest.mark.rule("14.4")
def test_only_the_group_that_was_shot_at_searches() -> None:
    s = after_shot("black 4")
    assert refused(s, SEARCH, 0, group(s, "american", "B")) == "14.4"
    assert [refused(s, SEARCH, 0, nobody) for nobody in (-1, 8, 9)] == ["14.4"] * 3
    assert refused(s, SEARCH, 0, group(s, "german", "A")) != ""


@pytest.mark.rule("14.4")
@pytest.mark.parametrize("men", ["Allen rifle!, Myers rifle jammed", "Allen rifle unarmed charge, Myers rifle!"])
def test_the_group_needs_an_able_man_with_a_weapon(men: str) -> None:
    s = table(MEN.replace("Allen rifle, Myers rifle", men), side="american")
    s.sniper_number[group(s, "american", "A")] = 1
    s.legal = None
    assert choices(s, SEARCH) == []
    assert refused(s, SEARCH, 0, group(s, "american", "A")) == "14.4"


@pytest.mark.rule("14.4")
def test_the_search_is_made_in_the_very_next_turn_or_not_at_all() -> None:
    s = table(MEN + SPARE + "hand german: #139", step="discarding", draws=["col2=1", "black 5"])
    shot_at(s, "A")
    assert s.sniper_number[group(s, "american", "A")] == 6
    s = after_shot("black 4", lines="hand american: hero\n")
    s.passed[0] = 0
    while s.side == 1:
        do(s, DONE)
    assert s.sniper_number[group(s, "american", "A")] == 0


@pytest.mark.rule("14.4")
def test_of_two_shots_the_lower_number_is_remembered() -> None:
    s = table(MEN)
    for number in (3, 1, 5):
        snipers.remember(s, group(s, "american", "A"), number)
    assert s.sniper_number[group(s, "american", "A")] == 2


@pytest.mark.rule("14.41")
def test_a_second_sniper_has_to_be_found_too() -> None:
    s = after_shot("black 4", lines="snipers: german 2\n")
    do(s, SEARCH, 0, group(s, "american", "A"))
    assert not deck.is_dead(s, 0, FIRST)
    assert told(s)[-1] == "uf-sniper-left"
    s = after_shot("black 4", lines="snipers: german 2\n")
    s.snipers_found[0] = 1
    do(s, SEARCH, 0, group(s, "american", "A"))
    assert deck.is_dead(s, 0, FIRST)


@pytest.mark.rule("14.4")
def test_no_group_searches_for_a_sniper_who_is_found() -> None:
    s = after_shot("black 4")
    s.snipers_found[0] = 1
    s.legal = None
    assert choices(s, SEARCH) == []
    assert refused(s, SEARCH, 0, group(s, "american", "A")) == "14.4"


# ---------------------------------------------------------------- another target (14.5)
@pytest.mark.rule("14.5")
def test_a_second_sniper_card_may_be_aimed_elsewhere_when_the_first_has_killed_the_only_man() -> None:
    s = table(
        "nations: german russian\ngerman A: Wolff rifle\ngerman B: Hessel mp, Kurz rifle, Griess mp\n"
        "russian A: Ivanov rifle\nhand russian: #139, #141",
        side="russian",
        step="discarding",
        draws=["red 0", "col3=2", "red 1"],
    )
    do(s, SNIPE_AT, FIRST, group(s, "german", "A"))
    assert fate(s, "Wolff") == KILLED
    assert choices(s, SNIPE_AT) == [Action(SNIPE_AT, SECOND, group(s, "german", "B"))]
    do(s, SNIPE_AT, SECOND, group(s, "german", "B"))
    assert s.has(man(s, "Kurz"), PINNED)


@pytest.mark.rule("14.5")
def test_a_shot_at_a_group_that_is_no_more_goes_elsewhere() -> None:
    s = table(MEN + SPARE + "hand german: #139", step="discarding", draws=["col2=2", "red 1"])
    gone = group(s, "american", "B")
    losses.remove(s, man(s, "Nixon"), KILLED, "6.51")
    s.push(Snipe(FIRST, gone))
    s.run_on()
    assert isinstance(s.top(), Redirect)
    assert {action.taken for action in choices(s, TAKE)} == {group(s, "american", "A"), group(s, "american", "C")}
    assert refused(s, TAKE, gone) == "14.2"
    do(s, TAKE, group(s, "american", "A"))
    assert s.has(man(s, "Myers"), PINNED)
    assert isinstance(s.top(), Discard)
