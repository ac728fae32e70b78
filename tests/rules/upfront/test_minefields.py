"""Minefields (24)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import pillboxes, terrain
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, names, on, pending, refused, table, told, why

THREE = "Allen rifle 5/7/8, Myers rifle 5/6/8, Nixon rifle 4/6/8"
SEVERAL = "german B: Kurz rifle, Ott rifle\namerican A: Coates rifle\namerican B: Jones rifle\n"


def laying(
    american: str, draws: list[str] | None = None, men: str = THREE, mine: str = "minefield 3/2"
) -> UpFrontState:
    """The German has a Minefield to lay on an American group A with these cards on it."""
    text = (
        f"german A: Griess rifle\namerican A {american}: {men}\namerican B: Jones rifle\nhand german: {mine}, woods\n"
    )
    return table(text, "german", "discarding", draws)


def lay(s: UpFrontState) -> None:
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "american", "A"))


def acting(
    cards: str,
    hand: str = "movement",
    draws: list[str] | None = None,
    men: str = "",
    more: str = "american A: Coates rifle\n",
) -> UpFrontState:
    """A German group A in a minefield."""
    own = men or "Griess rifle 5/6/8, Hessel rifle 4/6/8, Wolff rifle 4/5/8"
    return table(f"german A {cards}: {own}\n{more}hand german: {hand}\n", draws=draws)


def results(s: UpFrontState) -> list[tuple[str, int]]:
    """Whom a mine has hit in the last decision, and with what result."""
    hits = [event.params for event in s.events or [] if event.key == "uf-mines-attack"]
    return [(s.setup.men[int(str(hit["man"]).rpartition("/")[2])].name, int(hit["result"])) for hit in hits]


def hit_by(s: UpFrontState) -> list[str]:
    """The rules by which mines have hit."""
    return [event.rule for event in s.events or [] if event.key == "uf-mines-attack"]


def pinned(s: UpFrontState, name: str) -> bool:
    return s.has(man(s, name), st.PINNED)


# ---------------------------------------------------------------- laying one (24.3)
@pytest.mark.rule("24.3", "4.3")
def test_a_minefield_is_laid_on_an_enemy_instead_of_a_discard_and_cannot_be_rejected() -> None:
    s = laying("in brush > forward smoke", ["col3=1", "black 0"])
    mine = card(s, "german", "minefield")
    lay(s)
    assert on(s, "american", "A") == [mine]
    assert s.way[mine] == st.FACE_UP
    assert terrain.occupied(s, group(s, "american", "A")) == B.MINEFIELD
    assert s.discards == 1


@pytest.mark.rule("24.3")
def test_it_needs_an_uncovered_movement_card_and_two_after_a_marsh() -> None:
    for cards, rule in (
        ("in brush", "5.3"),
        ("in brush > forward wire", "13.34"),
        ("in marsh > sideways", "8.42"),
        ("in marsh > sideways sideways", ""),
        ("in minefield > sideways", ""),
    ):
        s = laying(cards, mine="minefield")
        assert refused(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "american", "A")) == rule
        assert (card(s, "german", "minefield") in [a.card for a in choices(s, verbs.LAY_ON)]) == (rule == "")


@pytest.mark.rule("24.3")
def test_nobody_lays_one_on_himself() -> None:
    s = acting("in brush > forward", "minefield")
    assert [a for a in choices(s, verbs.LAY_ON) if a.face_down == 0] == []
    assert refused(s, verbs.LAY_ON, card(s, "german", "minefield"), 0) == "24.3"


@pytest.mark.rule("24.1")
def test_in_most_scenarios_it_is_a_dead_card() -> None:
    text = "dead: german minefield\ngerman A: Griess rifle\namerican A > forward: Allen rifle\nhand german: minefield"
    s = table(text, "german", "discarding")
    assert choices(s, verbs.LAY_ON) == []
    assert refused(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "american", "A")) == "2.22"


@pytest.mark.rule("24.2")
def test_it_is_open_ground_to_fire() -> None:
    s = acting("in minefield")
    enemy = group(s, "american", "A")
    assert [terrain.defence(s, 0, enemy), terrain.firing_out(s, 0, enemy)] == [0, 0]


# ---------------------------------------------------------------- the attack on entry (24.31, 24.32)
@pytest.mark.rule("24.31", "14.6")
def test_one_man_is_drawn_and_the_number_is_added_whatever_its_colour() -> None:
    s = laying("> forward", ["col3=2", "red 2"])
    lay(s)
    assert results(s) == [("Myers", 5)]
    assert [pinned(s, name) for name in ("Allen", "Myers", "Nixon")] == [False, True, False]
    s = laying("> forward", ["col3=3", "black 1"], mine="minefield 2/3")
    lay(s)
    assert results(s) == [("Nixon", 3)]
    assert not pinned(s, "Nixon")


@pytest.mark.rule("24.31", "6.51")
def test_a_mine_may_kill() -> None:
    s = laying("> forward", ["col3=1", "red 5"])
    lay(s)
    assert results(s) == [("Allen", 8)]
    assert names(s, "american", "A") == ["Myers", "Nixon"]
    assert s.fate[man(s, "Allen")] == st.KILLED


@pytest.mark.rule("24.31", "14.6")
def test_a_man_alone_needs_no_draw_for_his_position() -> None:
    s = laying("> forward", ["black 0"], "Allen rifle")
    lay(s)
    assert results(s) == [("Allen", 3)]


@pytest.mark.rule("24.31", "9.5")
def test_nothing_but_a_hero_can_be_played_for_him() -> None:
    s = table(
        """
        german A: Griess rifle
        american A > forward: Allen rifle! 5/7/8
        american B: Jones rifle
        hand german: minefield 3/2
        hand american: hero, concealed -2
        """,
        "german",
        "discarding",
        ["black 2"],
    )
    lay(s)
    assert (type(s.top()), s.waiting()) == (Save, [1])
    assert {a.verb for a in s.actions(1)} == {verbs.PLAY_HERO, verbs.KEEP}
    do(s, verbs.PLAY_HERO, card(s, "american", "hero"), man(s, "Allen"))
    assert results(s) == [("Allen", 5)]
    assert pinned(s, "Allen")


@pytest.mark.rule("24.31", "6.53")
def test_a_pinned_man_may_panic() -> None:
    s = laying("> forward", ["col3=1", "black 4 0r=9"], "Allen rifle! 5/7/8, Myers rifle, Nixon rifle")
    lay(s)
    assert s.fate[man(s, "Allen")] == st.ROUTED


@pytest.mark.rule("24.32")
def test_only_wire_modifies_it() -> None:
    s = acting("in minefield > wire wire", "movement", ["red 3", "col3=1", "black 0"])
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert results(s) == [("Griess", 3 + 1)]
    s = acting("in minefield > smoke", "movement", ["red 3", "col3=1", "black 0"])
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert results(s) == [("Griess", 3)]


# ---------------------------------------------------------------- leaving (24.4)
@pytest.mark.rule("24.4")
def test_movement_on_a_minefield_lies_sideways_and_earns_no_flank_fire() -> None:
    for cards in ("chit 2 in minefield", "chit 2 in minefield > sideways"):
        s = acting(cards, "movement flank", more=SEVERAL)
        flank = card(s, "german", "movement flank")
        assert {a.way for a in choices(s, verbs.MOVE) if a.group == 0} == {st.SIDEWAYS}
        assert [a.aims for a in choices(s, verbs.MOVE) if a.group == 0 and a.aims % 10 != 0] == []
        assert refused(s, verbs.MOVE, flank, 0, st.FORWARD) == "24.4"
        assert refused(s, verbs.MOVE, flank, 0, st.SIDEWAYS, 1 + group(s, "american", "B")) == "24.4"
    s = acting("chit 2 in minefield > sideways sideways", "movement flank", more=SEVERAL)
    assert {a.way for a in choices(s, verbs.MOVE) if a.group == 0} == {st.FORWARD, st.BACK, st.SIDEWAYS}


@pytest.mark.rule("24.4")
def test_every_movement_card_may_set_off_a_mine() -> None:
    for cards, drawn, hit in (
        ("in minefield 3/2", "red 3", True),
        ("in minefield 3/2 > sideways", "red 3", True),
        ("in minefield 3/2", "red 2", False),
        ("in minefield 3/2", "black 6", False),
        ("in minefield 2/3", "red 3", False),
    ):
        s = acting(cards, "movement", [drawn, "col3=2", "red 1"])
        do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
        assert results(s) == ([("Hessel", 4)] if hit else [])
        assert ("uf-mines-stirred" in told(s)) == hit
        assert pinned(s, "Hessel") == hit
    s = acting("in minefield 3/2 > sideways sideways", "movement", [])
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD)
    assert results(s) == []


@pytest.mark.rule("24.4", "13.33")
def test_removing_wire_may_set_off_a_mine_too() -> None:
    s = acting("in minefield 3/2 > wire", "movement", ["red 6", "col3=1", "red 0"])
    do(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS)
    assert results(s) == [("Griess", 3)]
    assert terrain.moves_above(s, 0) == 0


@pytest.mark.rule("24.4")
def test_terrain_on_one_movement_card_leaves_it_but_everybody_is_attacked() -> None:
    s = acting("in minefield 3/2 > sideways", "woods", ["red 2", "black 2", "black 5"])
    mine = on(s, "german", "A")[0]
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert results(s) == [("Griess", 1), ("Hessel", 5), ("Wolff", 8)]
    assert names(s, "german", "A") == ["Griess", "Hessel"]
    assert (pinned(s, "Griess"), pinned(s, "Hessel")) == (False, True)
    assert terrain.occupied(s, 0) == B.WOODS
    assert s.where[mine] == st.OUT_OF_GAME


@pytest.mark.rule("24.4")
def test_a_whole_group_may_die_as_it_leaves() -> None:
    s = acting(
        "in minefield 3/2 > sideways",
        "woods",
        ["black 5", "black 6"],
        "Griess rifle, Hessel rifle",
        "german B: Kurz rifle, Ott rifle, Posner rifle\namerican A: Coates rifle\n",
    )
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert s.result is None
    assert s.letter[0] == -1
    assert isinstance(s.top(), Act)


@pytest.mark.rule("24.4")
def test_two_movement_cards_leave_it_unharmed() -> None:
    s = acting("in minefield > sideways sideways", "woods, hero", [])
    assert terrain.occupied(s, 0) == B.OPEN
    do(s, verbs.LAY_ON, card(s, "german", "hero"), 0, 1)
    assert results(s) == []


@pytest.mark.rule("24.4")
def test_enemy_terrain_on_one_movement_card_takes_the_group_out_unharmed() -> None:
    s = table(
        "german A: Griess rifle\namerican A in minefield > sideways offered-woods: Allen rifle, Myers rifle",
        "american",
        "beginning",
        [],
    )
    do(s, verbs.ACCEPT)
    assert terrain.occupied(s, group(s, "american", "A")) == B.WOODS
    assert names(s, "american", "A") == ["Allen", "Myers"]


@pytest.mark.rule("24.4", "8.1")
def test_no_open_ground_on_one_movement_card() -> None:
    s = acting("in minefield > sideways", "hero, woods")
    assert [(a.card, a.face_down) for a in choices(s, verbs.LAY_ON)] == [(card(s, "german", "woods"), 0)]
    assert refused(s, verbs.LAY_ON, card(s, "german", "hero"), 0, 1) == "8.1"


# ---------------------------------------------------------------- clearing (24.5)
@pytest.mark.rule("24.5")
def test_a_black_number_as_high_as_its_strength_clears_a_path() -> None:
    for drawn, cleared in (
        ("black 3", True),
        ("black 5", True),
        ("black 2", False),
        ("red 4", False),
        ("red 3", False),
    ):
        s = acting("in minefield 3/2", "movement", [drawn])
        mine = on(s, "german", "A")[0]
        do(s, verbs.CLEAR, man(s, "Griess"))
        assert (s.way[mine] == st.FACE_DOWN) == cleared
        assert (terrain.occupied(s, 0) == B.OPEN) == cleared
        assert results(s) == []
        assert choices(s, verbs.CLEAR) == []
        assert choices(s, verbs.MOVE) == []


@pytest.mark.rule("24.5")
def test_a_red_five_or_six_hits_who_clears() -> None:
    for drawn in ("red 5", "red 6"):
        s = acting("in minefield 3/2", "movement", [drawn, "red 2"])
        do(s, verbs.CLEAR, man(s, "Hessel"))
        assert results(s) == [("Hessel", 5)]
        assert hit_by(s) == ["24.5"]
        assert pinned(s, "Hessel")
        assert terrain.occupied(s, 0) == B.MINEFIELD


@pytest.mark.rule("24.5")
def test_only_men_in_a_minefield_who_are_not_pinned_clear_it() -> None:
    s = acting(
        "in minefield > sideways",
        men="Griess rifle, Hessel rifle!",
        more="german B: Kurz rifle\namerican A in minefield: Coates rifle\n",
    )
    assert [s.setup.men[a.man].name for a in choices(s, verbs.CLEAR)] == ["Griess"]
    listed = choices(s, verbs.CLEAR)
    for number in range(-1, 9):
        assert (why(s, Action(verbs.CLEAR, number)) is None) == (Action(verbs.CLEAR, number) in listed)
    assert [refused(s, verbs.CLEAR, man(s, name)) for name in ("Hessel", "Kurz", "Coates")] == ["24.5"] * 3
    s = acting("in minefield", more="american A: Coates rifle\nacted: german A\n")
    assert choices(s, verbs.CLEAR) == []
    assert refused(s, verbs.CLEAR, man(s, "Griess")) == "4.2"


# ---------------------------------------------------------------- afterwards (24.6, 24.7)
@pytest.mark.rule("24.6")
def test_a_minefield_that_was_played_never_comes_back() -> None:
    for cards, hand in (("in minefield > sideways sideways", "woods"), ("in minefield > sideways", "woods")):
        s = acting(cards, hand, ["black 0"] * 3)
        mine = on(s, "german", "A")[0]
        do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
        assert s.where[mine] == st.OUT_OF_GAME
    s = acting("in minefield 3/2 > sideways sideways", "woods", ["black 3"])
    mine = on(s, "german", "A")[0]
    s.way[mine] = st.FACE_DOWN  # a path has been cleared
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert s.where[mine] == st.OUT_OF_GAME


@pytest.mark.rule("24.7")
def test_nobody_infiltrates_out_of_a_minefield_or_into_one() -> None:
    for own, other, listed in (("in minefield", "", False), ("", "in minefield", False), ("", "", True)):
        s = table(f"german A chit 2 {own}: Griess rifle\namerican A chit 3 {other}: Allen rifle")
        assert ([a.group for a in choices(s, verbs.BEGIN_INFILTRATION)] == [0]) == listed
    for other, listed in (("in minefield", False), ("", True)):
        s = table(f"german A chit 2: Griess rifle ^A\namerican A chit 3 {other}: Allen rifle")
        assert ([a.group for a in choices(s, verbs.BEGIN_ASSAULT)] == [0]) == listed


@pytest.mark.rule("24.7", "20.9")
def test_who_goes_berserk_in_a_minefield_is_lost() -> None:
    s = table(
        """
        nations: german russian
        german A chit 2: Griess rifle
        russian A chit 3 > forward: Ivanov rifle! 4/7/8, Petrov rifle
        russian B: Orlov rifle
        hand german: minefield 3/2
        """,
        "german",
        "discarding",
        ["col2=1", "black 4 0r=3"],
    )
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "russian", "A"))
    assert s.fate[man(s, "Ivanov")] == st.KILLED


@pytest.mark.rule("24.4")
def test_who_leaves_a_minefield_by_terrain_is_in_that_terrain_when_it_attacks() -> None:
    s = table(
        """
        nations: german russian
        german A chit 2: Griess rifle
        russian A chit 3 in minefield 3/2 > sideways: Ivanov rifle! 4/7/8, Petrov rifle
        russian B: Orlov rifle
        hand russian: woods
        """,
        "russian",
        draws=["black 4 0r=3", "red 3"],
    )
    do(s, verbs.LAY_ON, card(s, "russian", "woods"), group(s, "russian", "A"))
    while isinstance(s.top(), Save):
        do(s, verbs.KEEP)
    assert results(s) == [("Ivanov", 7), ("Petrov", 0)]
    assert hit_by(s) == ["24.4", "24.4"]
    assert s.has(man(s, "Ivanov"), st.BERSERK)


@pytest.mark.rule("24.5")
def test_the_first_man_of_all_is_hit_when_he_sets_the_mines_off() -> None:
    s = acting("in minefield 3/2", "movement", ["red 5", "red 2"])
    assert man(s, "Griess") == 0
    do(s, verbs.CLEAR, man(s, "Griess"))
    assert results(s) == [("Griess", 5)]


@pytest.mark.rule("24.31", "15.52")
def test_the_first_man_of_all_may_be_the_commissar_of_him_who_is_hit() -> None:
    s = table(
        """
        nations: russian german
        russian A > forward: Kalugin commissar pistol 5/7/9!, Ivanov rifle 4/6/9
        german A: Griess rifle
        hand russian: hero
        hand german: minefield 3/2
        """,
        "german",
        "discarding",
        ["col2=2", "black 0"],
    )
    do(s, verbs.LAY_ON, card(s, "german", "minefield"), group(s, "russian", "A"))
    assert (pending(s, Save).man, pending(s, Save).purpose) == (0, st.FOR_COMMISSAR)
    do(s, verbs.KEEP)
    assert hit_by(s) == ["24.31"]


@pytest.mark.rule("23.3")
def test_no_mortar_in_a_pillbox_be_it_the_first_weapon_of_all() -> None:
    for weapon, fits in (("mortar", False), ("rifle", True), ("rifle unarmed", True)):
        s = table(f"german A: Griess {weapon}, Posner rifle\namerican A: Allen rifle")
        assert pillboxes.may_shelter(s, man(s, "Griess")) == fits


@pytest.mark.rule("20.24")
def test_it_is_said_whether_mines_or_a_marsh_keep_him_from_infiltrating() -> None:
    for ground, key in (("minefield", "uf-infiltrate-mines"), ("marsh", "uf-infiltrate-marsh")):
        s = table(f"german A chit 2 in {ground}: Griess rifle\namerican A chit 3: Allen rifle")
        refusal = why(s, Action(verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A")))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("20.24", key)
