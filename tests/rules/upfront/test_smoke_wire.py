"""Smoke and wire (13)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import deck, firepower, smoke_wire, terrain
from caposaldo.games.upfront.setup import WOODS
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, on, refused, table, told, why


def acting(cards: str, hand: str = "smoke", men: str = "Griess sl rifle, Hessel rifle", more: str = "") -> UpFrontState:
    """A German group A with these cards on it."""
    return table(f"german A {cards}: {men}\namerican A: Allen rifle\nhand german: {hand}\n{more}")


def wiring(cards: str, more: str = "") -> UpFrontState:
    """The German has a Wire card to discard, and an American group A has these cards on it."""
    text = f"german A: Griess rifle\namerican A {cards}: Allen rifle, Myers rifle\nhand german: wire\n{more}"
    return table(text, "german", "discarding")


def against(cards: str) -> int:
    """Return the sum for the cards on the German group, as an attack from open ground at range 0 has it."""
    s = acting(cards)
    own = group(s, "german", "A")
    return int(terrain.defence(s, own, group(s, "american", "A")) - terrain.smoke_on(s, own))


def out_of(cards: str) -> int:
    s = acting(cards)
    return int(terrain.firing_out(s, group(s, "german", "A"), group(s, "american", "A")))


# ---------------------------------------------------------------- laying smoke
@pytest.mark.rule("13.1", "13.2", "4.25")
def test_smoke_is_laid_on_ones_own_group_as_its_action() -> None:
    s = acting("in woods", "smoke, movement")
    smoke = card(s, "german", "smoke")
    assert [(a.card, a.group) for a in choices(s, verbs.LAY_SMOKE)] == [(smoke, 0)]
    do(s, verbs.LAY_SMOKE, smoke, 0)
    assert on(s, "german", "A")[-1] == smoke
    assert terrain.smoke_on(s, 0) == 1
    assert choices(s, verbs.MOVE) == []
    assert "uf-lays-smoke" in told(s)


@pytest.mark.rule("13.1")
def test_smoke_and_wire_change_no_terrain_and_need_no_movement() -> None:
    for cards in ("in woods > smoke", "in woods > wire"):
        s = acting(cards)
        assert (terrain.occupied(s, 0), terrain.moving(s, 0)) == (WOODS, False)
    s = wiring("in woods")
    do(s, verbs.WIRE_ON, card(s, "german", "wire"), group(s, "american", "A"))
    assert not terrain.moving(s, group(s, "american", "A"))


@pytest.mark.rule("13.2", "10.1")
def test_smoke_needs_a_leader_who_is_not_pinned() -> None:
    for men, listed in (
        ("Griess sl rifle, Hessel rifle", True),
        ("Griess asl rifle, Hessel rifle", True),
        ("Griess sl rifle!, Hessel rifle", False),
        ("Griess sl rifle!, Hessel asl rifle", True),
        ("Griess rifle, Hessel rifle", False),
    ):
        s = acting("in woods", men=men)
        assert (choices(s, verbs.LAY_SMOKE) != []) == listed
        assert refused(s, verbs.LAY_SMOKE, card(s, "german", "smoke"), 0) == ("" if listed else "13.2")


@pytest.mark.rule("13.2", "13.243")
def test_no_smoke_after_a_breeze_in_the_same_turn() -> None:
    s = acting("in woods")
    s.windy = 1
    assert choices(s, verbs.LAY_SMOKE) == []
    assert refused(s, verbs.LAY_SMOKE, card(s, "german", "smoke"), 0) == "13.243"


@pytest.mark.rule("13.2", "13.4")
def test_no_smoke_on_a_marsh_before_two_movement_cards() -> None:
    for cards, rule in (("in marsh", "13.4"), ("in marsh > sideways", "13.4"), ("in marsh > sideways back", "")):
        s = acting(cards)
        assert (choices(s, verbs.LAY_SMOKE) == []) == (rule != "")
        assert refused(s, verbs.LAY_SMOKE, card(s, "german", "smoke"), 0) == rule


@pytest.mark.rule("13.2")
def test_smoke_is_not_for_the_enemy_nor_for_groups_that_have_acted() -> None:
    s = acting("in woods", more="acted: german A")
    smoke = card(s, "german", "smoke")
    assert refused(s, verbs.LAY_SMOKE, smoke, 0) == "4.2"
    for wrong in (-1, 3, 4, 8, 10**9):
        assert refused(s, verbs.LAY_SMOKE, smoke, wrong) == "13.2"
    s = acting("in woods", "fire 4/8")
    assert refused(s, verbs.LAY_SMOKE, card(s, "german", "fire 4/8"), 0) == "2.21"


# ---------------------------------------------------------------- what smoke does
@pytest.mark.rule("13.21", "13.22", "13.25")
def test_every_smoke_card_protects_and_hinders_by_one() -> None:
    assert [against("in woods > smoke"), against("in woods > smoke smoke")] == [-3, -4]
    assert [out_of("in woods > smoke"), out_of("in woods > smoke smoke"), out_of("in woods")] == [-1, -2, 0]


@pytest.mark.rule("13.25", "7.2")
@pytest.mark.example("ex-13.25a")
def test_brush_smoke_and_movement() -> None:
    assert against("in brush > smoke forward") == -1


@pytest.mark.rule("13.25", "13.242")
@pytest.mark.example("ex-13.25b")
def test_smoke_between_movement_cards_stays() -> None:
    s = acting("> forward smoke forward")
    smoke_wire.thin_out(s, 0)
    assert terrain.smoke_on(s, 0) == 1
    assert against("> forward smoke forward") == 1


@pytest.mark.rule("13.242", "13.24", "13.25")
@pytest.mark.example("ex-13.25c")
def test_smoke_under_two_movement_cards_goes_at_the_end_of_the_turn() -> None:
    s = acting("chit 2 in brush > smoke forward", "movement")
    smoke = on(s, "german", "A")[1]
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert terrain.smoke_on(s, 0) == 1
    while s.side == 0 and s.result is None:
        do(s, verbs.DONE)
    assert s.where[smoke] == st.DISCARDED
    assert terrain.defence(s, 0, group(s, "american", "A")) - terrain.smoke_on(s, 0) == 2


@pytest.mark.rule("13.25")
@pytest.mark.example("ex-13.25d")
def test_two_smoke_cards_and_movement() -> None:
    assert against("in brush > smoke smoke forward") == -2


@pytest.mark.rule("13.23", "13.241")
def test_smoke_does_not_stop_terrain_and_goes_when_it_is_played() -> None:
    s = acting("in brush > smoke forward smoke", "woods")
    smokes = [on(s, "german", "A")[i] for i in (1, 3)]
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert terrain.smoke_on(s, 0) == 0
    assert [s.where[smoke] for smoke in smokes] == [st.DISCARDED] * 2


@pytest.mark.rule("13.243", "13.24")
def test_a_breeze_takes_all_smoke_away() -> None:
    s = table(
        "german A in woods > smoke: Griess rifle\namerican A > smoke forward smoke: Allen rifle\nhand german: hero",
        draws=["breeze"],
    )
    deck.draw(s, "attack")
    assert [terrain.smoke_on(s, own) for own in (0, group(s, "american", "A"))] == [0, 0]
    assert len(on(s, "american", "A")) == 1
    assert s.windy == 1


@pytest.mark.rule("13.242", "13.33")
def test_a_movement_card_that_only_removes_wire_leaves_smoke_alone() -> None:
    s = acting("in brush > smoke forward wire", "movement")
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    smoke_wire.thin_out(s, 0)
    assert terrain.smoke_on(s, 0) == 1


# ---------------------------------------------------------------- laying wire
@pytest.mark.rule("13.3", "4.3")
def test_wire_is_laid_on_an_enemy_group_instead_of_a_discard() -> None:
    for cards in ("", "in woods", "in woods > forward", "in woods > smoke", "in woods > wire"):
        s = wiring(cards)
        wire, enemy = card(s, "german", "wire"), group(s, "american", "A")
        assert [(a.card, a.group) for a in choices(s, verbs.WIRE_ON)] == [(wire, enemy)]
        do(s, verbs.WIRE_ON, wire, enemy)
        assert on(s, "american", "A")[-1] == wire
        assert s.way[wire] == st.FACE_UP
        assert (s.discards, len(s.hands[0])) == (1, 0)


@pytest.mark.rule("13.3", "13.4")
def test_no_wire_in_marsh_pillbox_or_a_stream_not_forded() -> None:
    for cards, rule in (
        ("in marsh", "13.4"),
        ("in marsh > sideways", "13.4"),
        ("in marsh > sideways sideways", ""),
        ("in pillbox", "13.3"),
        ("in pillbox > forward", "13.3"),
        ("in stream", "13.3"),
        ("in stream > ford-sideways", ""),
    ):
        s = wiring(cards)
        assert (choices(s, verbs.WIRE_ON) == []) == (rule != "")
        assert refused(s, verbs.WIRE_ON, card(s, "german", "wire"), group(s, "american", "A")) == rule


@pytest.mark.rule("13.3", "17.41")
def test_wire_ends_the_flank_fire_of_the_group() -> None:
    s = wiring("", "german B: Wolff rifle\namerican B: Degi rifle\nflank: american A > german B")
    enemy = group(s, "american", "A")
    do(s, verbs.WIRE_ON, card(s, "german", "wire"), enemy)
    assert s.flank[enemy * st.GROUPS + group(s, "german", "B")] == st.NO_FLANK


@pytest.mark.rule("13.3")
def test_wire_is_for_enemies_only() -> None:
    s = wiring("")
    for wrong in (0, -1, 5, 8, 10**9):
        assert refused(s, verbs.WIRE_ON, card(s, "german", "wire"), wrong) == "13.3"
    assert refused(s, verbs.WIRE_ON, 3, group(s, "american", "A")) == "3.5"


# ---------------------------------------------------------------- what wire does
@pytest.mark.rule("13.31", "13.6")
def test_every_wire_makes_attacks_stronger() -> None:
    assert [against("in woods > wire"), against("in woods > wire wire"), against("in woods > wire smoke")] == [
        -1,
        0,
        -2,
    ]


@pytest.mark.rule("13.32")
def test_fire_out_of_wire() -> None:
    assert [out_of("in woods > wire"), out_of("in woods > wire wire"), out_of("in woods > wire smoke")] == [-1, -2, -2]

    def power(cards: str, name: str) -> int:
        men = "Griess lmg(crew Posner), Posner rifle, Hessel lmg, Wolff rifle"
        s = acting(cards, men=men)
        return int(firepower.of_man(s, man(s, name), group(s, "american", "A")))

    free, alone = power("", "Griess"), power("", "Hessel")
    assert alone < free
    assert [power("> wire", "Griess"), power("> wire", "Hessel"), power("> forward wire", "Griess")] == [alone, 0, 0]


@pytest.mark.rule("13.33")
def test_a_movement_card_removes_one_wire_and_does_nothing_else() -> None:
    s = acting(
        "chit 2 in woods > forward wire wire", "movement flank", more="american B: Myers rifle\ngerman B: Ott rifle"
    )
    before = on(s, "german", "A")
    flank = card(s, "german", "movement flank")
    assert [(a.way, a.aims) for a in choices(s, verbs.MOVE) if a.group == 0] == [(st.SIDEWAYS, 0)]
    assert refused(s, verbs.MOVE, flank, 0, st.FORWARD) == "13.33"
    assert refused(s, verbs.MOVE, flank, 0, st.SIDEWAYS, 1 + group(s, "american", "B")) == "13.33"
    do(s, verbs.MOVE, flank, 0, st.SIDEWAYS)
    assert on(s, "german", "A") == before[:3]
    assert [s.where[flank], s.where[before[3]]] == [st.DISCARDED, st.DISCARDED]
    assert s.chit[0] == 2
    assert terrain.moves_above(s, 0) == 1
    assert [a for a in choices(s, verbs.LAY_ON) if a.group == 0] == []


@pytest.mark.rule("13.33")
def test_removing_wire_neither_fords_nor_leaves_infiltrators_behind_but_ends_flank_fire() -> None:
    s = table(
        """
        german A chit 2 in stream > ford-sideways wire: Griess rifle ^A, Hessel rifle
        american A chit 3: Allen rifle
        american B: Myers rifle
        flank: american B > german A
        hand german: movement
        """,
        draws=[],
    )
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert s.inside[man(s, "Griess")] == group(s, "american", "A")
    assert s.flank[group(s, "american", "B") * st.GROUPS] == st.NO_FLANK


@pytest.mark.rule("13.34")
def test_nothing_goes_on_top_of_wire_and_pinned_men_cannot_remove_it() -> None:
    s = acting("in brush > forward wire", "woods, movement")
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == "13.34"
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0, 1) == "13.34"
    s = acting("in brush > forward wire", "movement", "Griess rifle, Hessel rifle!")
    assert choices(s, verbs.MOVE) == []
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS) == "10.12"


@pytest.mark.rule("13.36")
def test_wire_keeps_men_from_infiltrating_but_not_from_being_infiltrated() -> None:
    for own, other, listed in (("> wire", "", False), ("", "> wire", True), ("", "", True)):
        s = table(f"german A chit 2 {own}: Griess rifle\namerican A chit 3 {other}: Allen rifle")
        assert ([a.group for a in choices(s, verbs.BEGIN_INFILTRATION)] == [0]) == listed
    s = table("german A chit 2 > wire: Griess rifle ^A\namerican A chit 3: Allen rifle")
    assert [a.group for a in choices(s, verbs.BEGIN_ASSAULT)] == [0]


# ---------------------------------------------------------------- open ground slipped underneath (13.5)
@pytest.mark.rule("13.5")
def test_open_ground_goes_beneath_smoke_and_wire_and_leaves_them_in_play() -> None:
    s = acting("in brush > forward smoke wire", "fire 4/8")
    before = on(s, "german", "A")
    fire = card(s, "german", "fire 4/8")
    assert [(a.face_down, a.beneath) for a in choices(s, verbs.LAY_ON)] == [(1, 1)]
    do(s, verbs.LAY_ON, fire, 0, 1, 1)
    assert [event.rule for event in s.events or [] if event.key == "uf-enters-open-ground"] == ["13.5"]
    assert on(s, "german", "A") == [fire, before[2], before[3]]
    assert (s.way[fire], s.seen[fire]) == (st.FACE_DOWN, 1)
    assert not terrain.moving(s, 0)
    assert (terrain.smoke_on(s, 0), terrain.wire_on(s, 0)) == (1, 1)


@pytest.mark.rule("13.5")
def test_what_is_slipped_has_to_be_open_ground_under_something() -> None:
    s = acting("in brush > smoke forward", "woods")
    woods = card(s, "german", "woods")
    assert refused(s, verbs.LAY_ON, woods, 0, 1, 1) == "13.5"
    assert refused(s, verbs.LAY_ON, woods, 0, 0, 1) == "13.5"
    s = acting("in brush > forward smoke", "woods")
    assert [(a.face_down, a.beneath) for a in choices(s, verbs.LAY_ON)] == [(0, 0), (1, 0), (1, 1)]
    s = acting("in brush > wire", "woods")
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0, 1, 1) == "5.3"


# ---------------------------------------------------------------- wire, smoke and terrain together (13.6)
@pytest.mark.rule("13.3", "13.6")
@pytest.mark.example("ex-13.6a")
def test_no_wire_on_a_stream() -> None:
    s = wiring("in stream")
    assert refused(s, verbs.WIRE_ON, card(s, "german", "wire"), group(s, "american", "A")) == "13.3"


@pytest.mark.rule("13.6", "8.51")
@pytest.mark.example("ex-13.6b")
def test_wire_on_a_forded_stream() -> None:
    s = wiring("in stream > ford-sideways")
    do(s, verbs.WIRE_ON, card(s, "german", "wire"), group(s, "american", "A"))
    assert terrain.defence(s, group(s, "american", "A"), 0) == 2
    s = acting("in stream > ford-sideways wire", "hero")
    do(s, verbs.LAY_ON, card(s, "german", "hero"), 0, 1, 1)
    assert not terrain.moving(s, 0)


@pytest.mark.rule("13.4", "13.6")
@pytest.mark.example("ex-13.6c")
def test_wire_after_a_marsh() -> None:
    s = wiring("in marsh > sideways sideways")
    do(s, verbs.WIRE_ON, card(s, "german", "wire"), group(s, "american", "A"))
    assert terrain.defence(s, group(s, "american", "A"), 0) == 3


@pytest.mark.rule("13.5", "13.6")
@pytest.mark.example("ex-13.6d")
def test_two_wires_and_open_ground_beneath_them() -> None:
    assert against("in brush > forward wire wire") == 2
    s = acting("in brush > forward wire wire", "hero")
    do(s, verbs.LAY_ON, card(s, "german", "hero"), 0, 1, 1)
    assert terrain.defence(s, 0, group(s, "american", "A")) == 2
    assert not terrain.moving(s, 0)


@pytest.mark.rule("13.6")
def test_two_wires_take_two_movement_cards_on_two_turns() -> None:
    s = acting("> wire wire", "movement, movement")
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert terrain.wire_on(s, 0) == 1
    assert choices(s, verbs.MOVE) == []


# ---------------------------------------------------------------- all that is listed, and nothing else
@pytest.mark.rule("13.2", "13.3")
def test_what_is_listed_is_allowed_and_all_else_is_refused() -> None:
    text = """
        german A in woods: Griess sl rifle
        german B in marsh: Hessel asl rifle
        german C: Wolff rifle
        american A in stream: Allen rifle
        american B: Myers rifle
        american D in marsh: Degi rifle
        hand german: smoke, wire, fire 4/8
    """
    for step, verb in (("acting", verbs.LAY_SMOKE), ("discarding", verbs.WIRE_ON)):
        s = table(text, "german", step)
        listed = choices(s, verb)
        assert len(listed) == 1
        for number in (*[int(c) for c in s.hands[0]], -1, 3, 400):
            for own in range(-1, 9):
                action = Action(verb, number, own)
                assert (why(s, action) is None) == (action in listed), action


@pytest.mark.rule("13.33", "18.4")
def test_cutting_wire_loses_the_weapons_that_lie_about() -> None:
    s = acting("in woods > wire", "movement", "Griess sl rifle, Hessel rifle, Kurz rifle killed")
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert s.lies[man(s, "Kurz")] == -1


@pytest.mark.rule("13.5")
def test_open_ground_slipped_underneath_lies_where_it_should() -> None:
    s = acting("in woods > forward smoke wire", "fire 1/1")
    slipped = card(s, "german", "fire 1/1")
    smoke, wire = on(s, "german", "A")[2:]
    do(s, verbs.LAY_ON, slipped, 0, 1, 1)
    assert on(s, "german", "A") == [slipped, smoke, wire]
    assert (s.where[slipped], s.under[slipped], s.laid[slipped]) == (st.ON_GROUP, -1, s.turn)
