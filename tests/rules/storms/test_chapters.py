"""Chapters that a scenario leaves out: what belongs to them is neither offered nor legal."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.state import StormsState
from caposaldo.kernel import registry
from caposaldo.kernel.texts import texts
from rules.storms.field import do, field, marker, unit
from rules.storms.setup_text import setup_from_text

BASIC = 'modules = ["1", "2", "3", "4", "5", "6", "7"]\n'
CARDS = 'modules = ["1", "2", "3", "4", "5", "6", "7", "8"]\n'
PAIR = """
map = \"\"\"
. . w . . .
 . w . . . .
\"\"\"
[units]
G1 = "ger-rifle43 A01"
G2 = "ger-rifle43 A02"
MO1 = "ger-mortar-8cm B01"
R1 = "sov-rifle41 A06"
"""


def refused(s: StormsState, text: str) -> tuple[str, str]:
    seat = s.waiting()[0]
    action = s.read_action(text)
    assert action not in s.actions(seat)
    refusal = s.refusal(seat, action)
    assert refusal is not None
    return refusal.key, texts("en").say(refusal, s)


def offered(s: StormsState, text: str) -> bool:
    return s.read_action(text) in s.actions(s.waiting()[0])


# ---------------------------------------------------------------- groups (9)
@pytest.mark.rule("0.3", "9.0", "9.1")
def test_without_groups_no_unit_joins_another() -> None:
    s = field(BASIC + PAIR)
    do(s, "take G1 ap")
    assert refused(s, "join G2") == ("st-chapter-closed", "This scenario doesn’t use groups and shared activations.")
    assert not any(s.write_action(action).startswith("join") for action in s.considered(0))
    s = field(PAIR)
    do(s, "take G1 ap")
    assert offered(s, "join G2")


@pytest.mark.rule("0.3", "9.0")
def test_without_groups_an_activation_is_of_one_unit() -> None:
    s = field(BASIC + PAIR.replace("A01", "A01 active"))
    assert refused(s, "take G2 ap")[0] == "st-chapter-closed"
    assert offered(s, "take G1 ap")
    assert offered(s, "take G2 opportunity")
    assert offered(s, "take G2 cap")
    do(s, "release")
    assert offered(s, "take G2 ap")
    assert offered(field(PAIR.replace("A01", "A01 active")), "take G2 ap")


@pytest.mark.rule("0.3", "9.2d")
def test_without_groups_a_card_is_for_one_unit() -> None:
    hurt = PAIR.replace("A01", "A01 marker=pinned").replace("A02", "A02 marker=pinned")
    text = 'hands = { german = ["3"], soviet = [] }\ncards = { deck = { 3 = 1 } }\n' + hurt
    s = field(CARDS + text)
    do(s, "card 3 cap", "pick G1")
    assert (marker(s, "G1"), marker(s, "G2")) == ("", "pinned")
    assert s.side == 1


# ---------------------------------------------------------------- hiding (10), indirect fire (12), smoke (13)
@pytest.mark.rule("0.3", "10.2")
def test_without_hidden_units_nobody_hides() -> None:
    s = field(BASIC + PAIR.replace("A06", "A06 spent").replace("G2 = ", "G9 = "))
    s.lift(unit(s, "R1"), 1)
    do(s, "take G1 ap")
    assert refused(s, "hide 1-A01") == ("st-chapter-closed", "This scenario doesn’t use hidden units.")
    assert not s.chapter_open("10")


@pytest.mark.rule("0.3", "12.0")
def test_without_indirect_fire_mortars_see_their_target() -> None:
    s = field(BASIC + PAIR)
    do(s, "take MO1 ap")
    assert refused(s, "fire 1-A06 indirect")[0] == "st-chapter-closed"


@pytest.mark.rule("0.3", "13.1")
def test_without_the_chapter_there_is_no_smoke() -> None:
    assert setup_from_text("smoke = true\n" + PAIR).smoke
    assert not setup_from_text("smoke = true\n" + BASIC + PAIR).smoke


# ---------------------------------------------------------------- the files
@pytest.mark.rule("0.3")
@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("8", BASIC + "cards = { deck = { 3 = 1 } }\n" + PAIR),
        ("10", BASIC + PAIR.replace("A06", "A06 hidden")),
        ("12", BASIC + PAIR + '[german]\nbatteries = ["OBA-G1"]\n'),
    ],
)
def test_a_scenario_does_not_need_what_it_leaves_out(chapter: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"needs chapter {chapter}, which it leaves out"):
        setup_from_text(text)


def test_an_unknown_chapter_is_refused() -> None:
    with pytest.raises(ValueError, match="modules"):
        setup_from_text('modules = ["99"]\n' + PAIR)


@pytest.mark.parametrize(("scenario", "closed"), [("first-shots", "9"), ("the-square", "10"), ("the-orchard", "12")])
def test_lessons_leave_chapters_out(scenario: str, closed: str) -> None:
    s = registry.game("storms").start(scenario, {}, "chapters")
    assert s.chapter_open("7")
    assert not s.chapter_open(closed)


def test_a_scenario_that_names_no_chapters_uses_all() -> None:
    s = field(PAIR)
    assert all(s.chapter_open(str(chapter)) for chapter in range(1, 14))
