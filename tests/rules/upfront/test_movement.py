"""Movement cards and terrain on one's own groups (5, 8.1, 8.42, 8.53)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import ranges, terrain
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import card, choices, do, group, man, on, refused, table, told, why

ENEMY = "american A: Allen sl rifle, Myers rifle\n"


def scene(own: str, hand: str = "movement", enemy: str = ENEMY, draws: list[str] | None = None) -> UpFrontState:
    """A German group A with what is said of it; it is his turn to act."""
    colon = "" if ":" in own else ": Griess rifle, Hessel rifle"
    return table(f"german A {own}{colon}\n{enemy}hand german: {hand}", draws=draws)


def ways(s: UpFrontState, own: int = 0) -> list[int]:
    """How the first card in hand may be played on the group."""
    return [int(a.way) for a in choices(s, verbs.MOVE) if a.group == own and a.card == s.hands[0][0] and a.aims == 0]


def move(s: UpFrontState, way: int = st.FORWARD, said: str = "movement", aim: int = 0) -> None:
    do(s, verbs.MOVE, card(s, "german", said), group(s, "german", "A"), way, aim)


# ---------------------------------------------------------------- movement cards (5.1, 5.4)
@pytest.mark.rule("5.4")
def test_a_movement_card_goes_forward_back_or_sideways() -> None:
    for way, chit in ((st.FORWARD, 3), (st.BACK, 1), (st.SIDEWAYS, 2)):
        s = scene("chit 2 in woods")
        move(s, way)
        assert s.chit[0] == chit
        assert s.way[on(s, "german", "A")[-1]] == way
    assert refused(scene("chit 2"), verbs.MOVE, card(scene("chit 2"), "german", "movement"), 0, 3) == "5.4"


@pytest.mark.rule("5.1", "4.21")
def test_a_movement_card_is_the_action_of_the_group() -> None:
    s = scene("chit 2 in woods", "movement, movement, woods")
    move(s)
    assert choices(s, verbs.MOVE) == []
    assert choices(s, verbs.LAY_ON) == []
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD) == "4.2"


@pytest.mark.rule("5.1", "10.12")
def test_a_group_with_a_pinned_man_plays_no_movement_but_may_play_terrain() -> None:
    s = scene("chit 2 > forward: Griess rifle, Hessel rifle!", "movement, woods")
    assert choices(s, verbs.MOVE) == []
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD) == "10.12"
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert terrain.occupied(s, 0) == B.WOODS


@pytest.mark.rule("5.1", "17.8")
def test_a_group_whose_men_are_on_their_way_plays_no_movement() -> None:
    s = table("""
        german A: Griess sl rifle, Hessel rifle ~B, Kurz rifle
        german B: Wolff rifle, Ott rifle
        american A: Allen rifle
        hand german: movement
    """)
    assert choices(s, verbs.MOVE) == []
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.SIDEWAYS) == "17.8"
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 1, st.SIDEWAYS) == "17.8"


@pytest.mark.rule("5.1")
def test_movement_cards_may_follow_each_other_without_terrain() -> None:
    s = scene("chit 2 in woods > forward sideways forward")
    move(s)
    assert terrain.moves_above(s, 0) == 4
    assert len(on(s, "german", "A")) == 5


@pytest.mark.rule("5.1", "5.3")
def test_terrain_needs_a_movement_card_beneath_it() -> None:
    for own in ("in woods", "", "in open"):
        s = scene(own, "hill, movement")
        assert choices(s, verbs.LAY_ON) == []
        assert refused(s, verbs.LAY_ON, card(s, "german", "hill"), 0) == "5.3"
        assert refused(s, verbs.LAY_ON, card(s, "german", "hill"), 0, 1) == "5.3"
    for own in ("in woods > forward", "> sideways", "in woods > forward smoke"):
        s = scene(own, "hill, movement")
        do(s, verbs.LAY_ON, card(s, "german", "hill"), 0)
        assert terrain.occupied(s, 0) == B.HILL
        assert not terrain.moving(s, 0)


@pytest.mark.rule("5.1")
def test_a_card_one_has_not_got_and_a_card_that_is_something_else_are_refused() -> None:
    s = scene("> forward", "fire 4/8")
    fire = card(s, "german", "fire 4/8")
    assert refused(s, verbs.MOVE, fire, 0, st.FORWARD) == "2.21"
    assert refused(s, verbs.LAY_ON, fire, 0) == "2.21"
    for wrong in (-1, 9, 56, 162, 10**9):
        assert refused(s, verbs.MOVE, wrong, 0, st.FORWARD) == "3.5"
        assert refused(s, verbs.LAY_ON, wrong, 0, 1) == "3.5"
    for wrong in (-1, 1, 4, 8, 10**9):
        assert refused(s, verbs.MOVE, fire, wrong, st.FORWARD) == "4.2"
        assert refused(s, verbs.LAY_ON, fire, wrong, 1) == "4.2"


@pytest.mark.rule("2.22", "16.1")
def test_a_dead_card_is_of_use_as_open_ground_alone() -> None:
    for rule, said in (("2.22", "dead: german hill\n"), ("16.1", "removed: hill 2\n")):
        s = scene("> forward", "hill", ENEMY + said)
        hill = card(s, "german", "hill")
        assert refused(s, verbs.LAY_ON, hill, 0) == rule
        assert choices(s, verbs.LAY_ON) == [Action(verbs.LAY_ON, hill, 0, 1)]


@pytest.mark.rule("5.41", "7.34")
def test_accepted_terrain_clears_all_that_lies_beneath_it() -> None:
    s = scene("in woods > forward smoke sideways", "hill")
    before = on(s, "german", "A")
    hill = card(s, "german", "hill")
    do(s, verbs.LAY_ON, hill, 0)
    assert on(s, "german", "A") == [hill]
    assert [s.where[other] for other in before] == [st.DISCARDED] * 4


# ---------------------------------------------------------------- falling back (5.51)
@pytest.mark.rule("5.51")
def test_nobody_falls_back_beyond_a_sum_of_zero_with_every_enemy() -> None:
    assert ways(scene("chit 1", "movement red")) == [st.FORWARD, st.BACK, st.SIDEWAYS]
    s = scene("", "movement red")
    assert ways(s) == [st.FORWARD, st.SIDEWAYS]
    assert refused(s, verbs.MOVE, card(s, "german", "movement red"), 0, st.BACK) == "5.51"
    far = "american A: Allen rifle\namerican D chit 1: Myers rifle\n"
    assert ways(scene("", "movement red", far)) == [st.FORWARD, st.BACK, st.SIDEWAYS]
    assert ways(scene("chit -1", "movement red", far)) == [st.FORWARD, st.SIDEWAYS]
    friends = "german B chit 4: Wolff rifle\namerican A chit -1: Allen rifle\n"
    assert ways(scene("chit 1", "movement red", friends)) == [st.FORWARD, st.SIDEWAYS]


@pytest.mark.rule("5.51")
def test_from_chit_zero_only_a_red_card_takes_a_group_back() -> None:
    near = "american A chit 3: Allen rifle\n"
    for chit in (0, -1):
        assert st.BACK in ways(scene(f"chit {chit}", "movement red", near))
        s = scene(f"chit {chit}", "movement black", near)
        assert st.BACK not in ways(s)
        refusal = why(s, Action(verbs.MOVE, card(s, "german", "movement black"), 0, st.BACK))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("5.51", "uf-needs-red-card")
    assert st.BACK in ways(scene("chit 1", "movement black", near))


# ---------------------------------------------------------------- blocked (5.7)
@pytest.mark.rule("5.7")
def test_a_group_does_not_pass_the_one_with_its_own_letter() -> None:
    for chit, listed in ((1, True), (2, False), (3, True)):
        s = scene(f"chit {chit}", "movement", "american A chit 3: Allen rifle\n")
        assert (st.FORWARD in ways(s)) == listed
        assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD) == ("" if listed else "5.7")
    assert st.FORWARD in ways(scene("chit 2", "movement", "american B chit 3: Allen rifle\n"))
    s = table("german A chit 2: Griess rifle\namerican A chit 3: Allen rifle\nhand american: movement", "american")
    assert refused(s, verbs.MOVE, card(s, "american", "movement"), group(s, "american", "A"), st.FORWARD) == "5.7"


# ---------------------------------------------------------------- open ground (8.1)
@pytest.mark.rule("8.1", "16.1")
def test_any_card_may_be_played_face_down_as_open_ground() -> None:
    s = scene("in woods > forward", "fire 4/8, hero, woods")
    assert [a.card for a in choices(s, verbs.LAY_ON) if a.face_down == 1] == [int(c) for c in s.hands[0]]
    fire = card(s, "german", "fire 4/8")
    do(s, verbs.LAY_ON, fire, 0, 1)
    assert on(s, "german", "A") == [fire]
    assert terrain.occupied(s, 0) == B.OPEN
    assert not terrain.moving(s, 0)
    assert s.way[fire] == st.FACE_DOWN
    assert s.seen[fire] == 1
    assert "uf-enters-open-ground" in told(s)
    assert all(s.card_ref(fire) not in event.params.values() for event in s.events or [])


@pytest.mark.rule("8.1")
def test_what_lay_face_down_goes_to_the_discards_unseen() -> None:
    s = scene("in open > forward", "woods")
    hidden = on(s, "german", "A")[0]
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert s.where[hidden] == st.DISCARDED
    assert s.seen[hidden] == 1


@pytest.mark.rule("8.1")
def test_open_ground_does_not_go_on_the_first_of_two_cards_that_leave_a_marsh_or_a_minefield() -> None:
    for own, rule in (("in marsh > sideways", "8.42"), ("in minefield > sideways", "8.1")):
        s = scene(own, "fire 4/8")
        assert choices(s, verbs.LAY_ON) == []
        assert refused(s, verbs.LAY_ON, card(s, "german", "fire 4/8"), 0, 1) == rule
        assert choices(scene(own + " sideways", "fire 4/8"), verbs.LAY_ON) != []


# ---------------------------------------------------------------- marsh (8.42)
@pytest.mark.rule("7.2", "8.42")
@pytest.mark.example("ex-8.42a")
def test_the_first_card_in_a_marsh_lies_sideways_and_admits_no_terrain() -> None:
    s = scene("chit 2 in marsh", "movement, woods")
    assert ways(s) == [st.SIDEWAYS]
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD) == "8.42"
    move(s, st.SIDEWAYS)
    assert s.chit[0] == 2
    assert terrain.defence(s, 0, group(s, "american", "A")) == 0
    s = scene("chit 2 in marsh > sideways", "movement, woods")
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == "8.42"
    s = table(f"german A in marsh > sideways: Griess rifle\n{ENEMY}hand american: woods", "american", "discarding")
    assert choices(s, verbs.LAY_ON) == []
    assert refused(s, verbs.LAY_ON, card(s, "american", "woods"), 0) == "8.42"


@pytest.mark.rule("7.2", "8.42")
@pytest.mark.example("ex-8.42b")
def test_the_second_card_takes_a_group_out_of_the_marsh_whichever_way_it_lies() -> None:
    for way, chit in ((st.SIDEWAYS, 2), (st.FORWARD, 3), (st.BACK, 1)):
        s = scene("chit 2 in marsh > sideways", "movement, woods")
        move(s, way)
        assert s.chit[0] == chit
        assert terrain.defence(s, 0, group(s, "american", "A")) == 2
        assert terrain.occupied(s, 0) == B.OPEN
    s = scene("in marsh > sideways sideways", "movement, woods")
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == ""


@pytest.mark.rule("8.42")
def test_the_first_card_in_a_marsh_earns_no_flank_fire_but_the_second_does() -> None:
    enemies = "german B: Kurz rifle, Ott rifle\namerican A: Allen rifle\namerican B: Myers rifle\n"
    s = scene("in marsh", "movement flank", enemies)
    aim = 1 + group(s, "american", "B")
    assert [a.aims for a in choices(s, verbs.MOVE) if a.group == 0 and a.aims % 10 != 0] == []
    assert refused(s, verbs.MOVE, card(s, "german", "movement flank"), 0, st.SIDEWAYS, aim) == "8.42"
    s = scene("in marsh > sideways", "movement flank", enemies)
    assert aim in [a.aims for a in choices(s, verbs.MOVE) if a.group == 0]


@pytest.mark.rule("8.42")
def test_nobody_infiltrates_from_a_marsh_before_two_movement_cards() -> None:
    for own, listed in (("in marsh", False), ("in marsh > sideways", False), ("in marsh > sideways sideways", True)):
        s = scene(f"chit 2 {own}", "movement", "american A chit 3: Allen rifle\n")
        assert ([a.group for a in choices(s, verbs.BEGIN_INFILTRATION)] == [0]) == listed


# ---------------------------------------------------------------- streams (8.5, 8.53)
@pytest.mark.rule("8.53")
def test_a_stream_is_left_sideways_with_a_ford_card_or_a_black_number() -> None:
    s = scene("chit 2 in stream", "movement")
    assert ways(s) == [st.SIDEWAYS]
    assert refused(s, verbs.MOVE, card(s, "german", "movement"), 0, st.FORWARD) == "8.53"
    s = scene("chit 2 in stream", "movement", draws=["black 0"])
    card_played = card(s, "german", "movement")
    move(s, st.SIDEWAYS)
    assert "uf-fords" in told(s)
    assert on(s, "german", "A")[-1] == card_played
    assert (terrain.moving(s, 0), terrain.occupied(s, 0), s.chit[0]) == (True, B.STREAM, 2)
    s = scene("in stream", "movement ford", draws=[])
    move(s, st.SIDEWAYS, "movement ford")
    assert terrain.moving(s, 0)


@pytest.mark.rule("8.53")
def test_a_failed_ford_costs_the_card_and_the_action() -> None:
    s = scene("in stream", "movement, movement", draws=["red 0"])
    lost = card(s, "german", "movement")
    move(s, st.SIDEWAYS)
    assert "uf-fails-to-ford" in told(s)
    assert s.where[lost] == st.DISCARDED
    assert not terrain.moving(s, 0)
    assert choices(s, verbs.MOVE) == []


@pytest.mark.rule("8.53", "17.43")
def test_a_failed_ford_ends_flank_fire_against_the_group() -> None:
    enemies = "american A: Allen rifle\namerican B: Myers rifle\nflank: american B > german A\n"
    s = scene("in stream", "movement", enemies, draws=["red 0"])
    move(s, st.SIDEWAYS)
    assert s.flank[group(s, "american", "B") * st.GROUPS + 0] == st.NO_FLANK


@pytest.mark.rule("8.53", "17.41")
def test_a_group_keeps_its_own_flank_fire_when_it_fails_to_ford() -> None:
    """The card that failed does not lie on it."""
    enemies = "german B: Kurz rifle, Ott rifle\namerican A: Allen rifle\namerican B: Myers rifle\n"
    for draw, right in (("red 0", st.BY_FLANK_CARD), ("black 0", st.NO_FLANK)):
        s = scene("in stream", "movement", enemies + "flank: german A > american B\n", draws=[draw])
        move(s, st.SIDEWAYS)
        assert s.flank[group(s, "american", "B")] == right


@pytest.mark.rule("8.53")
def test_after_fording_the_group_moves_any_way_or_plays_terrain() -> None:
    s = scene("chit 2 in stream > ford-sideways", "movement, woods")
    assert ways(s) == [st.FORWARD, st.BACK, st.SIDEWAYS]
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == ""
    s = scene("in stream", "woods")
    assert refused(s, verbs.LAY_ON, card(s, "german", "woods"), 0) == "5.3"


@pytest.mark.rule("8.531")
def test_a_flank_card_that_fords_earns_flank_fire() -> None:
    enemies = "german B: Kurz rifle, Ott rifle\namerican A: Allen rifle\namerican B: Myers rifle\n"
    for draw, right in (("black 1", True), ("red 1", False)):
        s = scene("in stream", "movement flank", enemies, draws=[draw])
        second = group(s, "american", "B")
        move(s, st.SIDEWAYS, "movement flank", 1 + second)
        assert (s.flank[second] != st.NO_FLANK) == right


@pytest.mark.rule("8.532")
def test_the_card_that_fords_does_not_change_the_letter() -> None:
    s = scene("in stream", "movement ford, movement")
    for said in ("movement ford", "movement plain"):
        assert refused(s, verbs.MOVE, card(s, "german", said), 0, st.SIDEWAYS, 100 * 2) == "8.532"
    assert [a.aims for a in choices(s, verbs.MOVE) if a.aims > 0] == []
    s = scene("in stream > ford-sideways", "movement")
    assert 100 * 2 in [a.aims for a in choices(s, verbs.MOVE)]


# ---------------------------------------------------------------- what a card is for
@pytest.mark.rule("1", "5.4")
def test_aims_that_make_no_sense_are_refused() -> None:
    s = scene("chit 2", "movement flank", "american A: Allen rifle\namerican B: Myers rifle\n")
    flank = card(s, "german", "movement flank")
    for aim in (-1, 9, 55, 99, 500, 10**6, 10**12):
        assert refused(s, verbs.MOVE, flank, 0, st.SIDEWAYS, aim) != ""
    assert refused(s, verbs.MOVE, flank, 0, st.FORWARD, 6) == "5.4"
    s = table("level: 16\ngerman A: Griess rifle\namerican A: Allen rifle\nhand german: movement flank")
    assert [a.aims for a in choices(s, verbs.MOVE)] == [0] * len(choices(s, verbs.MOVE))
    assert refused(s, verbs.MOVE, card(s, "german", "movement flank"), 0, st.SIDEWAYS, 100 * 2) == "1"


@pytest.mark.rule("17.1", "17.6", "17.7")
def test_the_first_group_may_be_flanked_and_encircled_and_the_first_letter_taken() -> None:
    text = """
    german A chit 2: Griess rifle
    german B: Wolff rifle
    american A chit 1: Allen rifle
    american B chit 4: Myers rifle
    behind: american B > german A
    behind: german A > american B
    hand american: movement flank
    """
    s = table(text, side="american")
    do(s, verbs.MOVE, card(s, "american", "movement flank"), 5, st.SIDEWAYS, 1)
    assert s.flank[5 * st.GROUPS] == st.BY_FLANK_CARD
    s = table(text, side="american")
    do(s, verbs.MOVE, card(s, "american", "movement flank"), 5, st.SIDEWAYS, 10)
    assert (s.rear[0], s.front[0]) == (5, 4)
    s = table("german A: Griess rifle\namerican B: Myers rifle\nhand american: movement", side="american")
    do(s, verbs.MOVE, card(s, "american", "movement"), 5, st.SIDEWAYS, 100)
    assert s.announced[5] == 0


@pytest.mark.rule("17.1", "17.7")
def test_a_card_for_a_letter_alone_earns_no_flank_fire() -> None:
    s = scene("", "movement flank", "german C: Kurz rifle\n" + ENEMY)
    move(s, st.SIDEWAYS, "movement flank", 100 * 2)
    assert s.announced[0] == 1
    assert all(right == st.NO_FLANK for right in s.flank)


# ---------------------------------------------------------------- what movement ends and begins
@pytest.mark.rule("17.63")
def test_who_is_behind_whom() -> None:
    def behind(s: UpFrontState) -> list[int]:
        enemy = group(s, "american", "B")
        return [int(s.behind[0 * st.GROUPS + enemy]), int(s.behind[enemy * st.GROUPS + 0])]

    s = scene("chit 2", "movement", "american B chit 3: Allen rifle\n")
    move(s)
    assert behind(s) == [1, 1]
    passed = "american B chit 3: Allen rifle\nbehind: german A > american B\nbehind: american B > german A\n"
    s = scene("chit 3", "movement", passed)
    move(s, st.BACK)
    assert behind(s) == [1, 0]
    s = scene("chit 2", "movement", passed)
    move(s, st.BACK)
    assert behind(s) == [0, 0]


@pytest.mark.rule("20.53")
def test_infiltrators_are_left_behind_by_their_own_group_and_by_one_that_moves_on() -> None:
    own = "chit 2: Griess rifle ^A, Hessel rifle"
    s = scene(own, "movement", "american A chit 3: Allen rifle\n")
    move(s, st.SIDEWAYS)
    assert s.inside[man(s, "Griess")] == -1
    for way, chit, left in ((st.BACK, 3, False), (st.BACK, 2, True), (st.SIDEWAYS, 2, False)):
        s = scene(f"chit {chit} > back", "movement", "american A chit 2: Allen rifle ^A\n")
        move(s, way)
        assert (s.inside[man(s, "Allen")] == -1) == left
    assert ranges.relative(s, 0, group(s, "american", "A")) == 4


@pytest.mark.rule("20.53")
def test_an_infiltrated_group_that_settles_at_range_four_is_rid_of_them() -> None:
    for chit, left in ((3, False), (2, True)):
        s = scene(f"chit {chit} > back", "woods", "american A chit 2: Allen rifle ^A\n")
        do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
        assert (s.inside[man(s, "Allen")] == -1) == left


@pytest.mark.rule("18.4")
def test_abandoned_weapons_are_lost_when_a_card_is_played_on_the_group() -> None:
    for verb, said in ((verbs.MOVE, "movement"), (verbs.LAY_ON, "woods")):
        s = scene("> sideways: Griess rifle, Hessel lmg killed", "movement, woods")
        assert s.lies[man(s, "Hessel")] == 0
        do(s, verb, card(s, "german", said), 0, st.FORWARD if verb == verbs.MOVE else 0)
        assert s.lies[man(s, "Hessel")] == -1


# ---------------------------------------------------------------- all that is listed, and nothing else
SCENES = [
    ("chit 2 in woods > forward smoke", "movement, movement flank, woods, hill, fire 4/8"),
    ("in marsh > sideways wire", "movement, movement ford, brush, hero"),
    ("in stream", "movement flank, movement red, woods, smoke"),
    ("in minefield > sideways", "movement flank, woods, minefield, concealed -1"),
    ("chit 3 > forward wire smoke", "movement, stream, wire"),
]


@pytest.mark.rule("4.21")
@pytest.mark.parametrize(("own", "hand"), SCENES)
def test_what_is_listed_is_allowed_and_all_else_is_refused(own: str, hand: str) -> None:
    s = scene(own, hand, "german B: Kurz rifle, Ott rifle!\namerican A chit 1: Allen rifle\namerican B: Myers rifle\n")
    listed = set(choices(s, verbs.MOVE)) | set(choices(s, verbs.LAY_ON))
    cards = [int(c) for c in s.hands[0]]
    for verb in (verbs.MOVE, verbs.LAY_ON):
        for number in (*cards, -1, 3):
            for own_group in range(-1, 9):
                for x in range(-1, 4):
                    for y in (-1, 0, 1, 5, 6, 7, 50, 60, 100, 200, 205, 206, 300, 506):
                        action = Action(verb, number, own_group, x, y)
                        assert (why(s, action) is None) == (action in listed), action
