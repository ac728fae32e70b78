"""The first group of all, the first man, the first card: what holds for others holds for them."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import box as B
from caposaldo.games.upfront import fire, terrain
from caposaldo.games.upfront import state as st
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, on, refused, table

INSIDE = """
nations: german american
german A chit 2 in woods: Griess rifle, Posner rifle
german B: Wolff rifle, Hessel rifle
american A chit 3 in brush: Allen rifle ^A, Myers rifle
american B: Nixon rifle, Jones rifle
hand american: movement, movement
"""


@pytest.mark.rule("20.53")
def test_who_has_infiltrated_it_is_out_when_his_own_group_moves() -> None:
    s = table(INSIDE, "american")
    assert s.inside[man(s, "Allen")] == group(s, "german", "A") == 0
    do(s, st.MOVE, card(s, "american", "movement"), group(s, "american", "A"), st.SIDEWAYS)
    assert s.inside[man(s, "Allen")] == -1


@pytest.mark.rule("7.3", "4.3")
def test_the_first_card_of_the_deck_is_offered_once_like_any_other() -> None:
    text = "german A > forward offered-buildings#1: Griess rifle\namerican A: Allen rifle\nhand american: woods"
    s = table(text, "american", "discarding")
    assert s.upper[group(s, "german", "A")] == 0
    assert choices(s, st.LAY_ON) == []
    assert refused(s, st.LAY_ON, card(s, "american", "woods"), group(s, "german", "A")) == "7.3"
    s = table(text, "german", "beginning")
    assert s.top().kind == st.ANSWER


@pytest.mark.rule("5.2", "7.3")
def test_the_first_card_of_the_deck_counts_for_nothing_while_it_is_offered() -> None:
    s = table("german A in woods > forward offered-buildings#1: Griess rifle\namerican A: Allen rifle")
    own = group(s, "german", "A")
    woods, moves, offer = on(s, "german", "A")
    assert (offer, terrain.offered(s, own)) == (0, 0)
    assert (terrain.last_terrain(s, own), terrain.top_move(s, own)) == (woods, moves)
    assert (terrain.moves_above(s, own), terrain.occupied(s, own)) == (1, B.WOODS)


@pytest.mark.rule("20.51", "20.531")
def test_who_has_infiltrated_it_may_stand_aside_when_his_group_fires() -> None:
    s = table(INSIDE.replace("movement, movement", "fire 1/1"), "american")
    do(s, st.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    assert [s.box.men[a.a].name for a in choices(s, st.HOLD_OUT)] == ["Allen"]
    do(s, st.USE, card(s, "american", "fire 1/1"))
    do(s, st.HOLD_OUT, man(s, "Allen"))
    do(s, st.DONE)
    do(s, st.GIVE_UP)
    assert s.inside[man(s, "Allen")] == group(s, "german", "A")


@pytest.mark.rule("20.531", "19.2")
def test_who_has_infiltrated_it_with_a_jammed_weapon_does_not_fire_with_his_group() -> None:
    text = INSIDE.replace("Allen rifle ^A", "Allen rifle jammed ^A").replace("movement, movement", "fire 1/1")
    s = table(text, "american", draws=["black 0", "black 0"])
    do(s, st.ATTACK_ON, group(s, "american", "A"), group(s, "german", "A"))
    do(s, st.USE, card(s, "american", "fire 1/1"))
    do(s, st.DONE)
    do(s, st.RESOLVE)
    assert s.inside[man(s, "Allen")] == group(s, "german", "A")


def test_the_first_of_all_may_be_a_vehicle_whose_place_is_no_cover() -> None:
    """28.4."""
    s = table("german A in woods: Ursel medium\ngerman B: Griess rifle\namerican A chit 3: Allen bar")
    assert man(s, "Ursel") == 0
    firer, target, chain = group(s, "american", "A"), group(s, "german", "A"), Chain()
    assert fire.cover(s, firer, target) == 0
    fire.cover_parts(s, firer, target, chain)
    assert chain.links == []


@pytest.mark.rule("10.4", "15.52")
def test_the_first_of_all_may_be_the_commissar_who_is_pinned_before_his_men_are_attacked() -> None:
    s = table(
        """
        nations: russian german
        russian A chit 2: Kalugin commissar pistol 5/7/9, Ivanov rifle 4/6/9
        russian B: Belov rifle, Danin rifle, Orlov rifle
        german A chit 2: Griess lmg(crew Posner), Posner rifle, Wolff rifle, Hessel mp
        hand german: fire 4/8
        hand russian: hero
        """,
        "german",
        draws=["black 3", "black 0"],
    )
    do(s, st.ATTACK_ON, group(s, "german", "A"), group(s, "russian", "A"))
    do(s, st.USE, card(s, "german", "fire 4/8"))
    do(s, st.DONE)
    do(s, st.KEEP)
    do(s, st.RESOLVE)
    assert (s.top().kind, s.top().a, s.top().b) == (st.SAVE, man(s, "Kalugin"), st.FOR_COMMISSAR)
    assert man(s, "Kalugin") == 0
