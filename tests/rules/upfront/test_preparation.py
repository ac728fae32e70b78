"""Groups, positions, hands and terrain before the game (3, 11.12, 15.51, 23.2)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.io.files import load_setup
from caposaldo.games.upfront.rules import ranges
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.preparation import Form, Lay
from caposaldo.games.upfront.state import UpFrontState, new_game
from caposaldo.kernel.dice import Dice
from rules.upfront.field import card, choices, do, group, hand, man, names, on, refused, table, told, why

SIX = """
german A: Griess lmg(crew Posner), Posner rifle, Hessel mp, Wolff rifle
german B: Bernhoff rifle, Krause rifle
american A: Allen sl rifle, Myers rifle
american B: Degi rifle, Coates rifle
american C: Nixon rifle, Jones rifle
"""
A, BE, C, D = range(4)
LAYING = """
german A: Griess rifle, Posner rifle
german B: Wolff rifle, Bernhoff rifle
american A: Allen sl rifle, Myers rifle
american B: Degi rifle, Coates rifle
"""


def reason(s: UpFrontState, verb: int, a: int = 0, b: int = 0) -> str:
    refusal = why(s, Action(verb, a, b))
    return "" if refusal is None else refusal.key


# ---------------------------------------------------------------- forming groups (3.2)
@pytest.mark.rule("3.1", "3.4", "3.5", "2.1")
def test_a_game_begins_with_the_men_of_the_scenario_at_chit_0_and_whole_hands_of_the_first_deck() -> None:
    for russians, sizes in (("no", [5, 6]), ("yes", [5, 4])):
        s = new_game(load_setup("two-patrols", {"russians": russians}), Dice("start"))
        assert all(s.group[i] >= 0 and s.fate[i] == st.IN_PLAY for i in range(s.setup.count()))
        assert not any(s.hands[side] for side in range(2))
        do(s, verbs.DONE)
        do(s, verbs.DONE)
        assert [len(s.hands[side]) for side in range(2)] == sizes
        assert s.emptied == 0
        assert len(s.pile) == B.DECK - sum(sizes)
        assert [int(chit) for chit in s.chit] == [0] * st.GROUPS


@pytest.mark.rule("3.2")
def test_the_first_player_forms_his_groups_then_the_second_sees_them_and_forms_his() -> None:
    s = new_game(load_setup("two-patrols", {}), Dice("start"))
    assert s.waiting() == [s.setup.first_player]
    assert isinstance(s.top(), Form)
    do(s, verbs.DONE)
    assert s.waiting() == [1 - s.setup.first_player]
    assert isinstance(s.top(), Form)
    do(s, verbs.DONE)
    assert isinstance(s.top(), Lay)
    assert s.waiting() == [s.setup.first_player]


@pytest.mark.rule("3.2")
def test_a_man_is_put_last_in_another_group_and_a_new_one_needs_a_second() -> None:
    s = table(SIX, side="german", step="forming")
    do(s, verbs.PUT, man(s, "Hessel"), C)
    assert names(s, "german", "A") == ["Griess", "Posner", "Wolff"]
    assert names(s, "german", "C") == ["Hessel"]
    assert reason(s, verbs.DONE) == "uf-groups-size"
    do(s, verbs.PUT, man(s, "Wolff"), C)
    assert names(s, "german", "C") == ["Hessel", "Wolff"]
    do(s, verbs.DONE)
    assert [event.params["groups"] for event in s.events or [] if event.key == "uf-groups-formed"] == [3]
    assert not isinstance(s.top(), Form)
    assert [int(s.letter[i]) for i in range(4)] == [0, 1, 2, -1]


@pytest.mark.rule("3.2")
def test_only_ones_own_men_are_put_and_as_often_as_one_likes() -> None:
    s = table(SIX, side="german", step="forming")
    do(s, verbs.PUT, man(s, "Hessel"), BE)
    do(s, verbs.PUT, man(s, "Hessel"), A)
    assert reason(s, verbs.PUT, man(s, "Hessel"), A) == "uf-put-there"
    for who, where in ((man(s, "Allen"), A), (-1, A), (99, A), (man(s, "Wolff"), 4), (man(s, "Wolff"), -1)):
        assert refused(s, verbs.PUT, who, where) == "3.2"


@pytest.mark.rule("3.2")
def test_a_group_has_ten_men_at_most() -> None:
    men = ", ".join(f"Man{i} rifle" for i in range(10))
    s = table(f"german A: {men}\ngerman B: Wolff rifle, Posner rifle, Bernhoff rifle", step="forming")
    assert reason(s, verbs.PUT, man(s, "Wolff"), A) == "uf-put-full"
    do(s, verbs.PUT, man(s, "Man9"), BE)
    do(s, verbs.PUT, man(s, "Wolff"), A)
    do(s, verbs.DONE)
    assert s.size(0) == 10


@pytest.mark.rule("3.2")
def test_forming_ends_some_time_with_the_groups_proposed_if_no_right_ones_are_there() -> None:
    s = table(SIX, side="german", step="forming")
    before = [names(s, "german", letter) for letter in "AB"]
    assert reason(s, verbs.GIVE_UP) == "uf-again-no-need"
    for i in range(2 * s.setup.count()):
        do(s, verbs.PUT, man(s, "Hessel"), (C, D)[i % 2])
    assert reason(s, verbs.PUT, man(s, "Hessel"), A) == "uf-put-enough"
    assert reason(s, verbs.RELIEVE, man(s, "Posner")) == "uf-swap-enough"
    assert [choice.verb for choice in s.actions(0)] == [verbs.GIVE_UP]
    do(s, verbs.GIVE_UP)
    assert [names(s, "german", letter) for letter in "AB"] == before
    assert [int(s.letter[i]) for i in range(4)] == [0, 1, -1, -1]
    assert [choice.verb for choice in s.actions(0)] == [verbs.DONE]


@pytest.mark.rule("3.2", "11.12")
def test_the_groups_proposed_come_with_their_crews() -> None:
    s = new_game(load_setup("two-patrols", {}), Dice("start"))
    crews = [int(weapon) for weapon in s.serves]
    do(s, verbs.RELIEVE, crews.index(1))
    for i in range(2 * s.setup.count() - 1):
        do(s, verbs.PUT, 0, (C, D)[i % 2])
    do(s, verbs.GIVE_UP)
    assert [int(weapon) for weapon in s.serves] == crews


@pytest.mark.rule("3.2")
def test_one_group_is_too_few() -> None:
    s = table("german A: Griess rifle, Posner rifle, Wolff rifle, Hessel rifle", step="forming")
    assert reason(s, verbs.DONE) == "uf-groups-few"


@pytest.mark.rule("3.2")
@pytest.mark.example("ex-3.2")
def test_letters_have_no_gaps_and_a_third_group_faces_nobody() -> None:
    s = table("german A: Griess rifle, Posner rifle\ngerman C: Wolff rifle, Hessel rifle", step="forming")
    assert refused(s, verbs.DONE) == "3.2"
    assert reason(s, verbs.DONE) == "uf-groups-gap"
    s = table(SIX, side="german", step="forming")
    do(s, verbs.DONE)
    assert [int(s.letter[i]) for i in range(4)] == [0, 1, -1, -1]
    assert [int(s.letter[4 + i]) for i in range(4)] == [0, 1, 2, -1]
    for letter in "AB":
        assert ranges.opposed(s, group(s, "american", letter)) == group(s, "german", letter)
    assert ranges.opposed(s, group(s, "american", "C")) == -1


@pytest.mark.rule("3.2")
def test_whatever_is_chosen_right_groups_come_of_it() -> None:
    """No dead end, and no endless forming."""
    for seed in range(20):
        s = new_game(load_setup("two-patrols", {"russians": "yes"}), Dice("groups"))
        dice = Dice(f"choice {seed}")
        for _ in range(400):
            if not isinstance(s.top(), Form):
                break
            legal = s.actions(s.waiting()[0])
            assert legal
            s.apply(s.waiting()[0], legal[dice.below(len(legal), "choice")])
        assert isinstance(s.top(), Lay)
        for side in range(2):
            sizes = [int(s.size(side * 4 + i)) for i in range(4)]
            used = [size for size in sizes if size]
            assert sizes[: len(used)] == used
            assert 2 <= len(used) <= 4
            assert all(2 <= size <= 10 for size in used)


@pytest.mark.rule("15.51")
def test_a_commissar_begins_in_the_largest_group() -> None:
    s = table(
        """
        nations: german russian
        russian A: Ivanov commissar rifle, Petrov rifle, Sidorov rifle
        russian B: Orlov asl rifle, Belov rifle, Gusev rifle
        german A: Griess rifle, Posner rifle
        """,
        side="russian",
        step="forming",
    )
    assert not refused(s, verbs.DONE)  # as large as the other
    do(s, verbs.PUT, man(s, "Petrov"), BE)
    assert refused(s, verbs.DONE) == "15.51"
    do(s, verbs.PUT, man(s, "Ivanov"), BE)  # a group of one is left behind
    assert refused(s, verbs.DONE) == "3.2"
    do(s, verbs.PUT, man(s, "Gusev"), A)
    assert not refused(s, verbs.DONE)


@pytest.mark.rule("23.3")
def test_few_men_and_no_bulky_arms_are_in_the_pillbox() -> None:
    text = """
    pillbox: german
    german A: Griess rifle, Posner rifle charge, Hessel mortar, Krause rifle
    german B: Wolff rifle, Bernhoff rifle, Ernst rifle
    """
    s = table(text, step="forming")
    do(s, verbs.PUT, man(s, "Krause"), BE)
    assert reason(s, verbs.DONE) == "uf-groups-pillbox"
    do(s, verbs.PUT, man(s, "Ernst"), A)
    assert not refused(s, verbs.DONE)
    for bulky in ("Posner", "Hessel"):
        do(s, verbs.PUT, man(s, "Krause"), A)
        do(s, verbs.PUT, man(s, bulky), BE)
        assert reason(s, verbs.DONE) == "uf-groups-pillbox-man"
        do(s, verbs.PUT, man(s, bulky), A)
    s = table(text.replace("Ernst rifle", "Ernst mortar"), step="forming")
    assert refused(s, verbs.DONE) == "23.3"


# ---------------------------------------------------------------- positions and crews (3.3, 11.12)
@pytest.mark.rule("3.3")
def test_while_groups_are_formed_men_change_places_for_nothing() -> None:
    s = table(SIX, side="german", step="forming")
    assert Action(verbs.SWAP, man(s, "Hessel"), man(s, "Wolff")) in choices(s, verbs.SWAP)
    assert all(why(s, choice) is None for choice in choices(s, verbs.SWAP))
    do(s, verbs.SWAP, man(s, "Hessel"), man(s, "Wolff"))
    assert names(s, "german", "A") == ["Griess", "Posner", "Wolff", "Hessel"]
    assert refused(s, verbs.SWAP, man(s, "Wolff"), man(s, "Hessel")) == "3.3"  # named the other way round
    assert refused(s, verbs.SWAP, man(s, "Hessel"), man(s, "Bernhoff")) == "3.3"
    assert refused(s, verbs.SWAP, man(s, "Allen"), man(s, "Myers")) == "3.3"
    assert refused(s, verbs.SWAP, -1, 400) == "3.3"


@pytest.mark.rule("3.3", "11.11")
def test_an_assistant_follows_his_gunner() -> None:
    s = table(SIX, side="german", step="forming")
    do(s, verbs.SWAP, man(s, "Griess"), man(s, "Wolff"))
    assert names(s, "german", "A") == ["Wolff", "Hessel", "Griess", "Posner"]
    do(s, verbs.PUT, man(s, "Griess"), BE)
    assert s.serves[man(s, "Posner")] == -1


@pytest.mark.rule("11.12")
def test_crews_are_formed_for_nothing_before_the_game() -> None:
    s = table(SIX, side="german", step="forming")
    lmg = man(s, "Griess")
    assert [int(choice.man) for choice in choices(s, verbs.RELIEVE)] == [man(s, "Posner")]
    do(s, verbs.RELIEVE, man(s, "Posner"))
    assert s.serves[man(s, "Posner")] == -1
    assert [int(choice.man) for choice in choices(s, verbs.SERVE)] == [man(s, n) for n in ("Posner", "Hessel", "Wolff")]
    do(s, verbs.SERVE, man(s, "Wolff"), lmg)
    assert names(s, "german", "A") == ["Griess", "Wolff", "Posner", "Hessel"]
    assert s.serves[man(s, "Wolff")] == lmg
    assert refused(s, verbs.SERVE, man(s, "Allen"), lmg) == "11.12"
    assert refused(s, verbs.SERVE, man(s, "Bernhoff"), lmg) == "11.11"
    assert isinstance(s.top(), Form)
    assert not s.acted


@pytest.mark.rule("3.3")
def test_changing_positions_is_the_only_action_of_a_group() -> None:
    s = table(SIX)
    a = group(s, "german", "A")
    do(s, verbs.REARRANGE, 0, a)
    do(s, verbs.SWAP, man(s, "Griess"), man(s, "Wolff"))
    do(s, verbs.SWAP, man(s, "Hessel"), man(s, "Wolff"))
    do(s, verbs.DONE)
    assert names(s, "german", "A") == ["Hessel", "Wolff", "Griess", "Posner"]
    assert s.has_mark(a, st.ACTED)
    assert refused(s, verbs.REARRANGE, 0, a) == "4.2"
    assert not refused(s, verbs.REARRANGE, 0, group(s, "german", "B"))


@pytest.mark.rule("3.3", "11.11")
def test_nobody_has_to_stand_by_an_unarmed_man() -> None:
    s = table("german A: Griess rifle unarmed, Posner rifle, Wolff rifle, Hessel mp\namerican A: Allen rifle")
    do(s, verbs.REARRANGE, 0, 0)
    do(s, verbs.SWAP, man(s, "Griess"), man(s, "Posner"))
    assert names(s, "german", "A") == ["Posner", "Griess", "Wolff", "Hessel"]


@pytest.mark.rule("3.3")
def test_only_men_of_the_group_change_places_and_nobody_alone() -> None:
    s = table("german A: Griess rifle, Posner rifle\ngerman B: Wolff rifle, Hessel rifle\ngerman C: Krause rifle")
    assert [int(choice.group) for choice in choices(s, verbs.REARRANGE)] == [0, 1]
    assert refused(s, verbs.REARRANGE, 0, group(s, "german", "C")) == "3.3"
    assert refused(s, verbs.REARRANGE, 0, 77) == "4.2"
    assert refused(s, verbs.REARRANGE, 0, 3) == "4.2"
    do(s, verbs.REARRANGE, 0, 0)
    assert choices(s, verbs.SWAP) == [Action(verbs.SWAP, man(s, "Griess"), man(s, "Posner"))]
    assert refused(s, verbs.SWAP, man(s, "Wolff"), man(s, "Hessel")) == "3.3"
    do(s, verbs.SWAP, man(s, "Griess"), man(s, "Posner"))
    do(s, verbs.SWAP, man(s, "Griess"), man(s, "Posner"))
    assert isinstance(s.top(), Act)  # any order has been within reach


@pytest.mark.rule("3.3")
@pytest.mark.example("ex-3.3")
def test_when_a_man_is_lost_those_to_his_right_move_down() -> None:
    s = table("german A: One rifle, Two rifle!, Three rifle, Four rifle, Five rifle", draws=["0r=1"])
    do(s, verbs.PANIC, man(s, "Two"))
    assert names(s, "german", "A") == ["One", "Three", "Four", "Five"]
    assert [int(s.pos[man(s, name)]) for name in ("One", "Three", "Four", "Five")] == [1, 2, 3, 4]
    assert s.size(0) == 4


# ---------------------------------------------------------------- terrain before the game (3.6)
@pytest.mark.rule("3.6")
def test_players_lay_terrain_in_turn_on_any_group_that_has_none() -> None:
    s = table(LAYING + "hand german: woods, brush\nhand american: hill, wall", step="laying")
    mine, theirs = group(s, "german", "A"), group(s, "american", "B")
    woods, hill = card(s, "german", "woods"), card(s, "american", "hill")
    do(s, verbs.LAY_ON, woods, theirs)
    assert s.waiting() == [1]
    assert on(s, "american", "B") == [woods]
    assert s.way[woods] == st.FACE_UP
    assert refused(s, verbs.LAY_ON, hill, theirs) == "3.6"
    assert refused(s, verbs.LAY_ON, card(s, "american", "wall"), 99) == "3.6"
    assert refused(s, verbs.LAY_ON, card(s, "american", "wall"), 3) == "3.6"
    do(s, verbs.LAY_ON, hill, mine)
    assert s.waiting() == [0]
    assert on(s, "german", "A") == [hill]
    assert refused(s, verbs.LAY_ON, hill, group(s, "german", "B")) == "3.6"  # not in his hand


@pytest.mark.rule("3.6")
def test_only_real_terrain_that_is_good_for_the_player_is_laid_before_the_game() -> None:
    s = table(
        LAYING
        + """
        removed: buildings 5
        dead: german hill
        hand german: woods, buildings, hill, smoke, wire, minefield, fire 4, movement, stream, marsh
        """,
        step="laying",
    )
    allowed = {int(choice.card) for choice in choices(s, verbs.LAY_ON)}
    assert allowed == {card(s, "german", name) for name in ("woods", "stream", "marsh")}
    for name in ("buildings", "hill", "smoke", "wire", "minefield", "fire 4", "movement"):
        assert refused(s, verbs.LAY_ON, card(s, "german", name), 0) == "3.6"
    woods = card(s, "german", "woods")
    assert refused(s, verbs.LAY_ON, woods, 0, 1) == "3.6"  # face down
    assert refused(s, verbs.LAY_ON, woods, 0, 0, 1) == "3.6"
    assert refused(s, verbs.LAY_ON, -1, 0) == "3.6"
    assert refused(s, verbs.LAY_ON, 162, 0) == "3.6"


@pytest.mark.rule("3.6")
def test_a_pass_is_not_final_but_two_in_a_row_are() -> None:
    s = table(LAYING + "hand german: woods\nhand american: hill", step="laying")
    do(s, verbs.PASS)
    do(s, verbs.LAY_ON, card(s, "american", "hill"), 0)
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 1)
    assert isinstance(s.top(), Lay)
    assert [choice.verb for choice in s.actions(1)] == [verbs.PASS]
    do(s, verbs.PASS)
    assert isinstance(s.top(), Lay)
    do(s, verbs.PASS)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("3.6")
def test_the_laying_is_over_when_every_group_has_terrain() -> None:
    s = table(
        "german A: Griess rifle, Posner rifle\namerican A in hill: Allen rifle, Myers rifle\nhand german: woods, brush",
        step="laying",
    )
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("3.6", "3.5")
def test_after_the_laying_hands_are_whole_again_without_a_choice() -> None:
    s = table(
        LAYING
        + """
        hand german: woods, fire 4, fire 3, fire 2, hero
        hand american: hill, fire 1, rally 2, rally 3, concealed -1, wall
        """,
        step="laying",
    )
    do(s, verbs.LAY_ON, card(s, "german", "woods"), 0)
    do(s, verbs.LAY_ON, card(s, "american", "hill"), 4)
    do(s, verbs.PASS)
    do(s, verbs.LAY_ON, card(s, "american", "wall"), 5)
    do(s, verbs.PASS)
    do(s, verbs.PASS)
    assert [len(hand(s, nation)) for nation in ("german", "american")] == [5, 6]
    assert told(s).count("uf-drawn") == 3
    assert [event.params["cards"] for event in s.events or [] if event.key == "uf-draws"] == [1, 2]
    for event in s.events or []:
        if event.key == "uf-drawn":
            assert event.seen_by(0) != event.seen_by(1)


@pytest.mark.rule("23.1", "23.2")
def test_the_pillbox_is_taken_from_the_deck_and_lies_on_group_b_besides_a_whole_hand() -> None:
    s = table(LAYING + "pillbox: american", side="german", step="forming")
    do(s, verbs.DONE)
    assert isinstance(s.top(), Lay)
    (pillbox,) = on(s, "american", "B")
    assert s.setup.deck.terrain[pillbox] == B.PILLBOX
    assert pillbox not in list(s.pile)
    assert len(s.hands[1]) == 6
    assert not on(s, "german", "B")


@pytest.mark.rule("3.6")
def test_the_first_card_of_the_deck_covers_a_group_too_and_whole_hands_draw_nothing() -> None:
    hands = "hand german: woods, fire 1, fire 2, fire 3, fire 4\n"
    hands += "hand american: fire 1, fire 1, fire 2, fire 3, fire 5, hill"
    s = table("german A in buildings#1: Griess rifle\namerican A: Allen rifle\n" + hands, step="laying")
    own, woods = group(s, "german", "A"), card(s, "german", "woods")
    assert s.upper[own] == 0
    assert refused(s, verbs.LAY_ON, woods, own) == "3.6"
    assert own not in [int(a.group) for a in choices(s, verbs.LAY_ON)]
    do(s, verbs.PASS)
    do(s, verbs.PASS)
    assert "uf-draws" not in told(s)
    s = table("german A: Griess rifle\namerican A: Allen rifle\nhand german: #1", step="laying")
    assert refused(s, verbs.LAY_ON, 0, own) == ""
    assert [refused(s, verbs.LAY_ON, 0, nowhere) for nowhere in (-1, 1, 8)] == ["3.6"] * 3


@pytest.mark.rule("11.11", "3.3")
def test_who_serves_a_gun_whose_gunner_is_dead_stands_where_he_is_put() -> None:
    men = "Allen mmg(crew Myers) killed, Myers rifle, Nixon rifle, Jones rifle, Ford rifle"
    s = table(f"german A: Griess rifle\namerican A: {men}", "american")
    do(s, verbs.REARRANGE, 0, group(s, "american", "A"))
    do(s, verbs.SWAP, man(s, "Nixon"), man(s, "Jones"))
    assert names(s, "american", "A") == ["Myers", "Jones", "Nixon", "Ford"]


@pytest.mark.rule("11.12", "11.13")
def test_the_first_man_of_all_is_relieved_before_the_game_too() -> None:
    s = table(
        """
        german A: Posner rifle, Griess lmg(crew Posner)
        german B: Wolff rifle, Hessel rifle
        american A: Allen rifle, Myers rifle
        """,
        step="forming",
    )
    assert man(s, "Posner") == 0
    do(s, verbs.RELIEVE, man(s, "Posner"))
    assert s.serves[man(s, "Posner")] == -1
