"""Terrain laid on the enemy, accepted or rejected (7.3 to 7.34, 8.5)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import terrain
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, on, pending, refused, table, told, why


def giving(american: str, hand: str = "woods, hill", more: str = "") -> UpFrontState:
    """The German may discard, and an American group A has these cards on it."""
    return table(
        f"german A: Griess rifle\namerican A {american}: Allen rifle, Myers rifle\nhand german: {hand}\n{more}",
        "german",
        "discarding",
    )


def answering(american: str, men: str = "Allen rifle, Myers rifle", more: str = "") -> UpFrontState:
    """The American's turn begins, and he has to answer."""
    return table(f"german A: Griess rifle\namerican A {american}: {men}\n{more}", "american", "beginning")


# ---------------------------------------------------------------- laying (7.3)
@pytest.mark.rule("7.3", "4.3")
def test_terrain_is_laid_on_a_moving_enemy_instead_of_a_discard() -> None:
    s = giving("in brush > forward")
    enemy = group(s, "american", "A")
    woods = card(s, "german", "woods")
    assert [(a.card, a.group) for a in choices(s, verbs.LAY_ON)] == [(c, enemy) for c in s.hands[0]]
    do(s, verbs.LAY_ON, woods, enemy)
    assert on(s, "american", "A")[-1] == woods
    assert s.way[woods] == st.OFFERED
    assert s.discards == 1
    assert "uf-offers-terrain" in told(s)
    assert terrain.occupied(s, enemy) == B.BRUSH


@pytest.mark.rule("7.3", "5.1", "13.34")
def test_only_a_group_that_can_have_it_receives_terrain() -> None:
    for cards, rule in (
        ("in brush", "5.3"),
        ("", "5.3"),
        ("in brush > forward wire", "13.34"),
        ("in marsh > sideways", "8.42"),
        ("in stream", "5.3"),
        ("in brush > forward offered-hill", "7.3"),
    ):
        s = giving(cards)
        assert choices(s, verbs.LAY_ON) == []
        assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), group(s, "american", "A")) == rule
    for cards in ("> forward", "in brush > sideways smoke", "in marsh > sideways back", "in stream > ford-sideways"):
        assert len(choices(giving(cards), verbs.LAY_ON)) == 2


@pytest.mark.rule("7.3")
def test_open_ground_is_not_laid_on_the_enemy_nor_terrain_on_oneself() -> None:
    s = giving("in brush > forward")
    woods, enemy = card(s, "german", "woods"), group(s, "american", "A")
    assert refused(s, verbs.LAY_ON, woods, enemy, 1) == "7.3"
    assert refused(s, verbs.LAY_ON, woods, enemy, 1, 1) == "7.3"
    for wrong in (0, 1, 5, -1, 8, 10**9):
        assert refused(s, verbs.LAY_ON, woods, wrong) == "7.3"


@pytest.mark.rule("4.3", "7.3")
def test_a_group_gets_one_terrain_card_in_a_turn_but_wire_besides() -> None:
    s = table(
        """
        nations: german russian
        german A in brush > forward: Griess rifle
        russian A: Ivanov rifle
        hand russian: woods, hill, wire
        """,
        "russian",
        "discarding",
    )
    do(s, verbs.LAY_ON, card(s, "russian", "woods"), 0)
    assert choices(s, verbs.LAY_ON) == []
    assert refused(s, verbs.LAY_ON, card(s, "russian", "hill"), 0) == "7.3"
    do(s, verbs.WIRE_ON, card(s, "russian", "wire"), 0)
    assert terrain.wire_on(s, 0) == 1


@pytest.mark.rule("7.3")
def test_what_is_listed_is_allowed_and_all_else_is_refused() -> None:
    s = giving("in brush > forward", "woods, stream, minefield, fire 4/8, movement", "american B: Degi rifle")
    listed = choices(s, verbs.LAY_ON)
    for number in (*[int(c) for c in s.hands[0]], -1, 3, 400):
        for other in range(-1, 9):
            for x, y in ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 0)):
                action = Action(verbs.LAY_ON, number, other, x, y)
                assert (why(s, action) is None) == (action in listed), action


# ---------------------------------------------------------------- what the card ends even if it is rejected (7.32)
@pytest.mark.rule("7.32", "13.241", "17.42", "18.4")
def test_terrain_takes_smoke_flank_fire_and_abandoned_weapons_with_it_at_once() -> None:
    s = giving("in brush > smoke forward smoke", more="german B: Wolff rifle\nflank: german B > american A\n")
    enemy = group(s, "american", "A")
    s.lies[man(s, "Myers")] = enemy
    do(s, verbs.LAY_ON, card(s, "german", "woods"), enemy)
    assert terrain.smoke_on(s, enemy) == 0
    assert s.flank[group(s, "german", "B") * st.GROUPS + enemy] == st.NO_FLANK
    assert s.lies[man(s, "Myers")] == -1


# ---------------------------------------------------------------- streams (8.5)
@pytest.mark.rule("7.3", "8.5")
def test_a_stream_cannot_be_rejected() -> None:
    s = giving("chit 2 in brush > forward", "stream")
    enemy = group(s, "american", "A")
    stream = card(s, "german", "stream")
    do(s, verbs.LAY_ON, stream, enemy)
    assert on(s, "american", "A") == [stream]
    assert s.way[stream] == st.FACE_UP
    assert terrain.occupied(s, enemy) == B.STREAM
    assert s.chit[enemy] == 2
    assert "uf-imposes-terrain" in told(s)


@pytest.mark.rule("8.5")
def test_a_stream_may_be_played_on_oneself() -> None:
    s = table("german A in woods > forward: Griess rifle\namerican A: Allen rifle\nhand german: stream")
    do(s, verbs.LAY_ON, card(s, "german", "stream"), 0)
    assert terrain.occupied(s, 0) == B.STREAM


# ---------------------------------------------------------------- the answer (7.31 to 7.34)
@pytest.mark.rule("7.31", "7.34")
def test_accepted_terrain_ends_the_movement_and_the_group_may_act() -> None:
    s = answering("chit 1 in brush > forward offered-woods", more="hand american: movement")
    enemy = group(s, "american", "A")
    before = on(s, "american", "A")
    assert (type(s.top()), s.waiting()) == (Answer, [1])
    assert [a.verb for a in s.actions(1)] == [verbs.ACCEPT, verbs.REJECT]
    do(s, verbs.ACCEPT)
    assert on(s, "american", "A") == [before[2]]
    assert [s.where[other] for other in before[:2]] == [st.DISCARDED] * 2
    assert (terrain.occupied(s, enemy), terrain.moving(s, enemy), s.chit[enemy]) == (B.WOODS, False, 1)
    assert isinstance(s.top(), Act)
    assert [a.group for a in choices(s, verbs.MOVE)] != []


@pytest.mark.rule("7.32")
@pytest.mark.parametrize(("way", "chit"), [("forward", 1), ("back", 3)])
def test_rejecting_turns_the_movement_card_sideways_and_undoes_its_chit(way: str, chit: int) -> None:
    s = answering(f"chit 2 in brush > {way} offered-woods", more="hand american: movement")
    enemy = group(s, "american", "A")
    before = on(s, "american", "A")
    do(s, verbs.REJECT)
    assert on(s, "american", "A") == before[:2]
    assert s.way[before[1]] == st.SIDEWAYS
    assert s.chit[enemy] == chit
    assert s.where[before[2]] == st.DISCARDED
    assert {"uf-rejects-terrain", "uf-movement-turned"} <= set(told(s))
    assert isinstance(s.top(), Act)
    assert choices(s, verbs.MOVE) != []


@pytest.mark.rule("7.32")
def test_rejecting_on_a_sideways_card_costs_that_card_and_what_it_had_won() -> None:
    s = answering(
        "in brush > forward flank-sideways offered-woods",
        more="german B: Wolff rifle\namerican B: Degi rifle\nflank: american A > german B\n",
    )
    enemy = group(s, "american", "A")
    s.announced[enemy] = 2
    before = on(s, "american", "A")
    do(s, verbs.REJECT)
    assert on(s, "american", "A") == before[:2]
    assert s.way[before[1]] == st.FORWARD
    assert s.where[before[2]] == st.DISCARDED
    assert s.flank[enemy * st.GROUPS + group(s, "german", "B")] == st.NO_FLANK
    assert s.announced[enemy] == -1


@pytest.mark.rule("7.32", "8.53")
def test_whoever_gives_up_the_card_that_forded_is_back_in_the_stream() -> None:
    s = answering("in stream > ford-sideways offered-woods", more="hand american: movement")
    do(s, verbs.REJECT)
    assert "uf-letter-lapses" not in told(s)
    assert not terrain.moving(s, group(s, "american", "A"))
    assert [a.way for a in choices(s, verbs.MOVE)] == [st.SIDEWAYS]


@pytest.mark.rule("7.32", "17.63")
def test_a_passing_that_is_undone_leaves_nobody_behind_anybody() -> None:
    s = answering(
        "chit 3 in brush > forward offered-woods",
        more="german B chit 3: Wolff rifle\namerican B: Degi rifle\n"
        "behind: american A > german B\nbehind: german B > american A\n"
        "flank: american A > german B natural\nflank: german B > american A natural\n",
    )
    own, other = group(s, "american", "A"), group(s, "german", "B")
    do(s, verbs.REJECT)
    pairs = (own * st.GROUPS + other, other * st.GROUPS + own)
    assert [s.behind[pair] for pair in pairs] == [0, 0]
    assert [s.flank[pair] for pair in pairs] == [st.NO_FLANK, st.NO_FLANK]


@pytest.mark.rule("7.33", "23.3")
def test_terrain_in_which_somebody_is_not_allowed_has_to_be_rejected() -> None:
    men = "Allen rifle, Myers rifle, Degi rifle"
    s = answering("in brush > forward offered-pillbox", f"{men}, Jones rifle")
    assert [a.verb for a in s.actions(1)] == [verbs.REJECT]
    assert refused(s, verbs.ACCEPT) == "7.33"
    s = answering("in brush > forward offered-pillbox", men)
    assert [a.verb for a in s.actions(1)] == [verbs.ACCEPT, verbs.REJECT]


@pytest.mark.rule("4.3", "13.4")
def test_wire_on_a_marsh_that_is_accepted_is_discarded() -> None:
    for kind, wires in (("marsh", 0), ("woods", 1)):
        s = answering(f"in brush > forward offered-{kind} wire")
        do(s, verbs.ACCEPT)
        assert terrain.wire_on(s, group(s, "american", "A")) == wires


@pytest.mark.rule("7.3")
def test_every_group_is_asked_and_only_those_of_the_player() -> None:
    s = table(
        """
        german A in brush > forward offered-hill: Griess rifle
        american A > forward offered-buildings#1: Allen rifle
        american B: Degi rifle
        american C > back offered-hill: Jones rifle
        """,
        "american",
        "beginning",
    )
    assert pending(s, Answer).group == group(s, "american", "A")
    do(s, verbs.ACCEPT)
    assert pending(s, Answer).group == group(s, "american", "C")
    do(s, verbs.REJECT)
    assert isinstance(s.top(), Act)
    assert terrain.offered(s, 0) >= 0
