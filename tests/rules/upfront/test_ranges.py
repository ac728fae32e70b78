"""Relative range and range chits (5.5 to 5.62)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import chit_reset, ranges
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.chit_reset import Renormalise
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, refused, table, told

TABLE = {  # X from -5 to 6 (ex-5.6)
    -1: "0 0 0 0 0 0 0 1 2 3 4 5",
    0: "0 0 0 0 0 0 1 2 3 4 5 4",
    1: "0 0 0 0 0 1 2 3 4 5 4 3",
    2: "0 0 0 0 1 2 3 4 5 4 3 2",
    3: "0 0 0 1 2 3 4 5 4 3 2 1",
    4: "0 0 1 2 3 4 5 4 3 2 1 0",
    5: "0 1 2 3 4 5 4 3 2 1 0 0",
    6: "1 2 3 4 5 4 3 2 1 0 0 0",
}


def between(own: str, mine: int, other: str, theirs: int) -> int:
    """Relative range of a German group and an American one with these letters and chits."""
    s = table(f"german {own} chit {mine}: Griess rifle\namerican {other} chit {theirs}: Allen rifle")
    return int(ranges.relative(s, group(s, "german", own), group(s, "american", other)))


# ---------------------------------------------------------------- relative range
@pytest.mark.rule("5.6")
@pytest.mark.example("ex-5.6")
def test_the_table_of_relative_range() -> None:
    for theirs, row in TABLE.items():
        assert [between("A", mine, "A", theirs) for mine in range(-5, 7)] == [int(n) for n in row.split()], theirs


@pytest.mark.rule("5.6")
def test_neighbours_are_as_far_as_opposed_groups() -> None:
    assert [between("A", 1, other, 2) for other in "AB"] == [3, 3]


@pytest.mark.rule("5.51", "5.6")
@pytest.mark.example("ex-5.51a")
def test_a_negative_chit_is_taken_away() -> None:
    assert between("A", 3, "A", -2) == 1


@pytest.mark.rule("5.51", "5.6")
@pytest.mark.example("ex-5.51b")
def test_a_range_below_zero_is_zero() -> None:
    assert between("A", -1, "A", 0) == 0


@pytest.mark.rule("5.61")
def test_groups_that_are_neither_opposed_nor_neighbours_are_one_farther_apart() -> None:
    assert [between("A", 2, other, 2) for other in "ABCD"] == [4, 4, 3, 3]
    assert [between("D", 2, other, 2) for other in "ABCD"] == [3, 3, 4, 4]
    assert between("A", 0, "C", 0) == 0
    assert between("A", 4, "C", 3) == 2


@pytest.mark.rule("5.6", "5.61", "5.7")
@pytest.mark.example("ex-5.7")
def test_groups_that_have_passed_and_groups_that_block() -> None:
    s = table("""
        german A chit 1: Griess rifle
        german B chit 6: Hessel rifle
        german C chit 2: Wolff rifle
        american A chit -1: Allen rifle
        american C chit 3: Myers rifle
        hand german: movement
        hand american: movement
    """)
    mine = [group(s, "german", letter) for letter in "ABC"]
    first, third = group(s, "american", "A"), group(s, "american", "C")
    assert ranges.relative(s, mine[0], first) == 0
    assert ranges.relative(s, mine[2], third) == 5
    assert ranges.relative(s, mine[0], third) == 3
    assert ranges.relative(s, mine[1], third) == 1
    moves = card(s, "german", "movement")
    assert [refused(s, verbs.MOVE, moves, own, st.FORWARD) for own in mine] == ["", "", "5.7"]
    s.side = 1
    s.legal = None
    assert refused(s, verbs.MOVE, card(s, "american", "movement"), third, st.FORWARD) == "5.7"


def test_who_faces_whom() -> None:
    s = table("german A: Griess rifle\ngerman C: Hessel rifle\namerican A: Allen rifle\namerican B: Myers rifle")
    assert ranges.opposed(s, group(s, "german", "A")) == group(s, "american", "A")
    assert ranges.opposed(s, group(s, "german", "C")) == -1
    assert ranges.enemies(s, 0) == [group(s, "american", "A"), group(s, "american", "B")]
    assert ranges.enemies(s, 1) == [group(s, "german", "A"), group(s, "german", "C")]


# ---------------------------------------------------------------- chits
@pytest.mark.rule("5.5")
def test_chits_go_up_and_down_by_one_and_know_no_bounds() -> None:
    for way, before, after in ((st.FORWARD, 5, 6), (st.BACK, 5, 4), (st.BACK, 0, -1), (st.SIDEWAYS, 5, 5)):
        s = table(f"""
            german A chit {before}: Griess rifle
            american B chit 2: Allen rifle
            hand german: movement red
        """)
        do(s, verbs.MOVE, card(s, "german", "movement red"), group(s, "german", "A"), way)
        assert s.chit[group(s, "german", "A")] == after


# ---------------------------------------------------------------- chits reset by agreement
EXTREME = """
german A chit 6: Griess rifle
german B chit 3: Hessel rifle
german C chit 4: Wolff rifle
american A chit -2: Allen rifle
american B chit -3: Myers rifle
"""


def chits(s: UpFrontState) -> list[int]:
    return [int(s.chit[own]) for own in range(st.GROUPS) if s.letter[own] >= 0]


def spoken_of(text: str = EXTREME, emptied: int = 1) -> UpFrontState:
    """The pile has been emptied, and the German is about to begin his turn."""
    s = table(text)
    s.emptied = emptied
    chit_reset.ask(s)
    s.legal = None
    return s


@pytest.mark.rule("5.62")
@pytest.mark.example("ex-5.62")
def test_both_players_agree_to_reset_their_chits() -> None:
    s = spoken_of()
    sums = [ranges.total(s, own, other) for own in (0, 1, 2) for other in (4, 5)]
    do(s, verbs.PROPOSE, -2)
    assert "uf-proposes-chits" in told(s)
    assert s.waiting() == [1]
    assert s.actions(1) == [Action(verbs.ACCEPT), Action(verbs.KEEP)]
    do(s, verbs.ACCEPT)
    assert "uf-chits-reset" in told(s)
    assert chits(s) == [4, 1, 2, 0, -1]
    assert [ranges.total(s, own, other) for own in (0, 1, 2) for other in (4, 5)] == sums
    assert isinstance(s.top(), Act)


@pytest.mark.rule("5.62")
def test_a_proposal_needs_consent() -> None:
    s = spoken_of()
    before = chits(s)
    do(s, verbs.PROPOSE, -2)
    assert refused(s, verbs.PROPOSE, 2) == "5.62"
    do(s, verbs.KEEP)
    assert chits(s) == before
    assert isinstance(s.top(), Act)


@pytest.mark.rule("5.62")
def test_the_other_may_propose_if_who_begins_does_not() -> None:
    s = spoken_of()
    assert refused(s, verbs.ACCEPT) == "5.62"
    do(s, verbs.KEEP)
    assert s.waiting() == [1]
    do(s, verbs.PROPOSE, 2)
    assert s.waiting() == [0]
    do(s, verbs.ACCEPT)
    assert chits(s) == [4, 1, 2, 0, -1]


@pytest.mark.rule("5.62")
def test_if_nobody_proposes_all_stays_as_it_is() -> None:
    s = spoken_of()
    before = chits(s)
    do(s, verbs.KEEP)
    do(s, verbs.KEEP)
    assert chits(s) == before
    assert isinstance(s.top(), Act)


@pytest.mark.rule("5.62")
def test_only_what_brings_the_chits_nearer_to_the_ordinary_may_be_proposed() -> None:
    s = spoken_of()
    assert [a.number for a in choices(s, verbs.PROPOSE)] == [-6, -5, -4, -3, -2, -1]
    for by in range(-9, 10):
        assert (refused(s, verbs.PROPOSE, by) == "") == (Action(verbs.PROPOSE, by) in choices(s, verbs.PROPOSE))
    s = spoken_of("german A chit 6: Griess rifle\namerican A: Allen rifle")
    for by in (-1, 1):  # either side may propose the same, and nothing beyond
        assert choices(s, verbs.PROPOSE) == [Action(verbs.PROPOSE, by)]
        assert [other for other in range(-4, 5) if refused(s, verbs.PROPOSE, other) == ""] == [by]
        do(s, verbs.KEEP)
        assert told(s) == []


@pytest.mark.rule("5.62")
def test_it_is_spoken_of_only_when_the_pile_has_just_run_out_and_some_chit_is_extreme() -> None:
    assert isinstance(spoken_of().top(), Renormalise)
    assert isinstance(spoken_of("german A chit 6: Griess rifle\namerican A: Allen rifle").top(), Renormalise)
    assert isinstance(spoken_of(emptied=0).top(), Act)
    assert isinstance(spoken_of("german A chit 5: Griess rifle\namerican A: Allen rifle").top(), Act)
    s = spoken_of()
    do(s, verbs.KEEP)
    do(s, verbs.KEEP)
    chit_reset.ask(s)
    assert isinstance(s.top(), Act)
