"""Pinned men, Rally cards, heroes and voluntary panic (10)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import casualties, firepower, infiltration_columns, resolution
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.rally import Rallying, Retry, Save
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, hand, man, on, refused, table, told, why

THREE = """
german A: Griess rifle!, Posner rifle!, Hessel rifle!, Wolff rifle
german B: Bernhoff rifle!
american A: Allen rifle, Myers rifle
"""
FAR = """
german A chit 2: Griess sl rifle, Posner rifle!
german B chit 2: Wolff rifle, Bernhoff rifle!
german C chit 1: Hessel asl rifle, Krause rifle!
german D chit 3: Ernst rifle, Vogel rifle!
american A: Allen rifle
"""


def pinned(s: UpFrontState) -> list[str]:
    return [one.name for i, one in enumerate(s.setup.men) if s.has(i, st.PINNED)]


def pairs(s: UpFrontState) -> list[str]:
    """The groups that may be rallied together, by their letters."""
    return [
        "ABCD"[action.group] + ("ABCD"[action.second_group] if action.second_group >= 0 else "")
        for action in choices(s, verbs.RALLY_BY)
    ]


# ---------------------------------------------------------------- pinned men (10.1 to 10.14)
@pytest.mark.rule("10.1", "10.11")
def test_a_pinned_man_does_nothing_and_adds_no_firepower() -> None:
    text = "german A chit 3: Griess rifle{}, Posner rifle\namerican A chit 2: Allen rifle"
    free, held = table(text.format("")), table(text.format("!"))
    one = firepower.of_man(free, man(free, "Posner"), 4)
    assert one > 0
    assert firepower.of_group(free, 0, 4) == 2 * one
    assert firepower.of_group(held, 0, 4) == one
    assert casualties.kia_of(held, 0) == casualties.kia_of(free, 0) + 1
    assert not held.able(0)
    assert free.able(0)


@pytest.mark.rule("10.1", "11.3", "19.3")
def test_a_pinned_man_neither_repairs_nor_serves() -> None:
    s = table("german A: Griess lmg, Posner rifle!, Hessel rifle jammed!\namerican A: Allen rifle")
    assert refused(s, verbs.REPAIR, man(s, "Hessel")) == "10.1"
    assert refused(s, verbs.SERVE, man(s, "Posner"), man(s, "Griess")) == "11.3"


@pytest.mark.rule("10.12")
def test_no_movement_card_is_played_on_a_group_with_a_pinned_man_but_terrain_is() -> None:
    s = table(
        """
        german A in woods > forward: Griess rifle!, Posner rifle
        german B in woods > wire: Wolff rifle!, Hessel rifle
        american A: Allen rifle
        hand german: movement, brush
        """
    )
    move = card(s, "german", "movement")
    for way in (st.FORWARD, st.BACK, st.SIDEWAYS):
        assert refused(s, verbs.MOVE, move, 0, way) == "10.12"
    assert refused(s, verbs.MOVE, move, 1, st.FORWARD) == "10.12"  # not even to remove wire
    assert not choices(s, verbs.MOVE)
    brush = card(s, "german", "brush")
    do(s, verbs.LAY_ON, brush, 0)
    assert on(s, "german", "A") == [brush]


@pytest.mark.rule("10.12", "17.8", "20.22", "20.52")
def test_single_men_of_a_group_with_a_pinned_man_spend_movement_cards_all_the_same() -> None:
    s = table(
        """
        german A chit 3: Griess sl rifle, Posner rifle ^A, Hessel rifle!
        german B chit 3: Wolff rifle
        american A chit 2: Allen rifle, Myers rifle
        hand german: movement, movement
        """
    )
    move, griess, posner = card(s, "german", "movement"), man(s, "Griess"), man(s, "Posner")
    for begin, name in (
        (Action(verbs.BEGIN_TRANSFER, 0, 0, 1), Action(verbs.NAME, griess, -1, move)),
        (Action(verbs.BEGIN_INFILTRATION, 0, 0), Action(verbs.NAME, griess, group(s, "american", "A"), move)),
        (Action(verbs.BEGIN_ASSAULT, 0, 0), Action(verbs.NAME, posner, -1, move)),
    ):
        s.apply(0, begin)
        assert name in choices(s, verbs.NAME)
        assert why(s, Action(verbs.NAME, man(s, "Hessel"), name.target, move)) is not None
        do(s, verbs.GIVE_UP)


@pytest.mark.rule("10.13")
def test_a_pinned_man_has_only_panic_and_kia_to_fear() -> None:
    s = table("german A: Griess rifle 3/5/8!\namerican A: Allen rifle")
    griess = man(s, "Griess")
    resolution.apply_result(s, griess, 4, 0, "6.51")  # above his morale, below his panic
    assert s.group[griess] == 0
    assert pinned(s) == ["Griess"]
    resolution.apply_result(s, griess, 5, 0, "6.51")
    assert s.group[griess] < 0


# ---------------------------------------------------------------- Rally (10.2 to 10.22)
@pytest.mark.rule("10.2", "4.2")
def test_a_rally_card_is_the_action_of_the_group_and_goes_to_the_discards() -> None:
    s = table(THREE + "hand german: rally 3")
    rally = card(s, "german", "rally 3")
    do(s, verbs.RALLY_BY, rally, 0, -1)
    assert pinned(s) == ["Bernhoff"]
    assert s.where[rally] == st.DISCARDED
    assert s.has_mark(0, st.ACTED)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.2")
def test_only_groups_with_pinned_men_are_rallied_by_rally_cards() -> None:
    s = table(THREE.replace("Bernhoff rifle!", "Bernhoff rifle") + "hand german: rally 3, fire 4")
    rally = card(s, "german", "rally 3")
    assert pairs(s) == ["A"]
    assert refused(s, verbs.RALLY_BY, rally, 1, -1) == "10.2"
    assert refused(s, verbs.RALLY_BY, card(s, "german", "fire 4"), 0, -1) == "10.2"
    assert refused(s, verbs.RALLY_BY, 500, 0, -1) == "10.2"
    assert refused(s, verbs.RALLY_BY, rally, 4, -1) == "4.2"
    assert refused(s, verbs.RALLY_BY, rally, 99, -1) == "4.2"


@pytest.mark.rule("10.21")
def test_if_the_number_is_too_small_the_owner_chooses_who_rallies() -> None:
    s = table(THREE + "hand german: rally 2")
    do(s, verbs.RALLY_BY, card(s, "german", "rally 2"), 0, -1)
    assert isinstance(s.top(), Rallying)
    assert len(choices(s, verbs.PICK)) == 3
    for nobody in (man(s, "Wolff"), man(s, "Bernhoff"), -1, 99):
        assert refused(s, verbs.PICK, nobody) == "10.21"
    do(s, verbs.PICK, man(s, "Hessel"))
    assert refused(s, verbs.PICK, man(s, "Hessel")) == "10.21"
    assert [int(action.verb) for action in s.actions(0)] == [
        verbs.PICK,
        verbs.PICK,
    ]  # nobody may be left pinned on purpose
    do(s, verbs.PICK, man(s, "Griess"))
    assert pinned(s) == ["Posner", "Bernhoff"]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("10.21", "10.22")
def test_a_number_that_is_enough_rallies_all_of_the_group_and_nobody_else() -> None:
    s = table(THREE + "hand german: rally 4")
    rally = card(s, "german", "rally 4")
    assert refused(s, verbs.RALLY_BY, rally, 0, 1) == "10.22"
    do(s, verbs.RALLY_BY, rally, 0, -1)
    assert pinned(s) == ["Bernhoff"]
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- Rally All (10.23)
@pytest.mark.rule("10.23")
def test_rally_all_is_for_one_group_or_for_two_with_leaders() -> None:
    s = table(FAR + "hand german: rally-all")
    # A and B stand side by side with a leader in A, A and C are apart with one each; B and C, C and D are neighbours
    # at different chits; B has no leader for D, nor has D for A.
    assert pairs(s) == ["A", "AB", "AC", "B", "C", "D"]
    rally = card(s, "german", "rally-all")
    for first, second in ((0, 3), (1, 2), (1, 3), (2, 3), (1, 0), (0, 0), (0, 4), (0, 9), (0, -2)):
        assert refused(s, verbs.RALLY_BY, rally, first, second) in ("10.23", "4.2")
        assert refused(s, verbs.RALLY_BY, rally, first, second)
    assert refused(s, verbs.RALLY_BY, rally, 0, st.GROUPS) == "10.23"


@pytest.mark.rule("10.23", "4.2")
def test_rally_all_rallies_everybody_and_is_the_action_of_both_groups() -> None:
    s = table(FAR + "hand german: rally-all")
    do(s, verbs.RALLY_BY, card(s, "german", "rally-all"), 0, 1)
    assert pinned(s) == ["Krause", "Vogel"]
    assert [s.has_mark(i, st.ACTED) for i in range(4)] == [True, True, False, False]
    s = table(THREE + "hand german: rally-all")
    do(s, verbs.RALLY_BY, card(s, "german", "rally-all"), 0, -1)
    assert pinned(s) == ["Bernhoff"]
    assert not s.has_mark(1, st.ACTED)
    assert told(s).count("uf-rallied") == 3  # Wolff was not pinned


@pytest.mark.rule("10.23", "10.1")
def test_a_leader_who_is_pinned_does_not_count() -> None:
    s = table(FAR.replace("Griess sl rifle,", "Griess sl rifle!,") + "hand german: rally-all")
    assert pairs(s) == ["A", "B", "C", "D"]
    assert refused(s, verbs.RALLY_BY, card(s, "german", "rally-all"), 0, 1) == "10.23"


@pytest.mark.rule("10.23", "15.5")
def test_a_commissar_is_a_leader_for_rally_all() -> None:
    text = """
    nations: german russian
    russian A: Ivanov {} rifle, Petrov rifle!
    russian B: Orlov rifle, Belov rifle!
    german A: Griess rifle
    hand russian: rally-all
    """
    assert "AB" in pairs_of(text.format("commissar"))
    assert "AB" in pairs_of(text.format("").replace("Orlov rifle", "Orlov asl rifle"))
    assert "AB" not in pairs_of(text.format(""))


def pairs_of(text: str) -> list[str]:
    s = table(text, side="russian")
    return [
        "ABCD"[a.group - 4] + ("ABCD"[a.second_group - 4] if a.second_group >= 0 else "")
        for a in choices(s, verbs.RALLY_BY)
    ]


@pytest.mark.rule("10.2")
def test_a_side_whose_men_are_all_pinned_may_rally_them() -> None:
    s = table("german A: Griess rifle!, Posner rifle!\namerican A: Allen rifle\nhand german: rally 2")
    do(s, verbs.RALLY_BY, card(s, "german", "rally 2"), 0, -1)
    assert pinned(s) == []
    assert (
        choices(table("german A: Griess rifle!\namerican A: Allen rifle\nhand german: rally 2"), verbs.RALLY_BY) != []
    )


@pytest.mark.rule("10.23", "4.2")
def test_a_group_that_has_acted_cannot_be_rallied_with_another() -> None:
    s = table(FAR + "hand german: rally-all\nacted: german B")
    assert "AB" not in pairs(s)
    assert refused(s, verbs.RALLY_BY, card(s, "german", "rally-all"), 0, 1) == "4.2"


# ---------------------------------------------------------------- voluntary panic (10.3)
@pytest.mark.rule("10.3", "6.53", "6.531")
def test_a_pinned_man_may_be_given_up_and_a_card_tells_what_becomes_of_him() -> None:
    for number, fate in ((5, st.KILLED), (6, st.ROUTED)):
        s = table("german A: Griess rifle 4/5/8!, Posner rifle, Wolff rifle", draws=[f"0r={number}"])
        do(s, verbs.PANIC, man(s, "Griess"))
        assert s.fate[man(s, "Griess")] == fate
        assert s.group[man(s, "Griess")] == -1
        assert s.acted == 0
        assert not s.has_mark(0, st.ACTED)
        assert "uf-panics" in told(s)


@pytest.mark.rule("10.3")
def test_only_ones_own_pinned_men_panic_and_only_in_ones_own_turn() -> None:
    s = table("german A: Griess rifle!, Posner rifle\namerican A: Allen rifle!, Myers rifle")
    assert [int(choice.man) for choice in choices(s, verbs.PANIC)] == [man(s, "Griess")]
    for other in (man(s, "Posner"), man(s, "Allen"), -1, 77):
        assert refused(s, verbs.PANIC, other) == "10.3"
    for step in ("discarding", "refilling"):
        s = table("german A: Griess rifle!, Posner rifle\namerican A: Allen rifle!, Myers rifle", step=step)
        assert [int(choice.man) for choice in choices(s, verbs.PANIC)] == [man(s, "Griess")]


@pytest.mark.rule("15.54", "10.3")
def test_a_commissar_is_never_given_up() -> None:
    s = table(
        "nations: german russian\nrussian A: Ivanov commissar rifle!, Petrov rifle!\ngerman A: Griess rifle",
        side="russian",
    )
    assert refused(s, verbs.PANIC, man(s, "Ivanov")) == "15.54"
    assert not refused(s, verbs.PANIC, man(s, "Petrov"))
    assert [int(choice.man) for choice in choices(s, verbs.PANIC)] == [man(s, "Petrov")]


@pytest.mark.rule("10.3", "20.9")
def test_nobody_goes_berserk_by_voluntary_panic_and_a_berserk_man_dies() -> None:
    text = """
    nations: german russian
    russian A chit 3: Ivanov rifle 4/5/8!{}, Petrov rifle, Orlov rifle
    german A chit 2: Griess rifle
    """
    s = table(text.format(""), side="russian", draws=["0r=1"])
    do(s, verbs.PANIC, man(s, "Ivanov"))
    assert s.fate[man(s, "Ivanov")] == st.KILLED
    s = table(text.format(" berserk"), side="russian", draws=[])
    do(s, verbs.PANIC, man(s, "Ivanov"))
    assert s.fate[man(s, "Ivanov")] == st.KILLED


# ---------------------------------------------------------------- heroes (10.4 to 10.45)
@pytest.mark.rule("10.4", "10.43")
def test_a_hero_rallies_a_man_without_an_action_and_makes_him_heroic() -> None:
    s = table(THREE + "hand german: hero")
    hero, griess = card(s, "german", "hero"), man(s, "Griess")
    do(s, verbs.PLAY_HERO, hero, griess)
    assert not s.has(griess, st.PINNED)
    assert s.has(griess, st.HEROIC)
    assert s.acted == 0
    assert not s.has_mark(0, st.ACTED)
    assert s.where[hero] == st.DISCARDED
    assert hand(s, "german") == []


@pytest.mark.rule("10.4")
def test_a_hero_may_be_played_at_every_step_of_ones_own_turn() -> None:
    for step in ("acting", "discarding", "refilling"):
        s = table(THREE + "hand german: hero", step=step)
        do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Posner"))
        assert "Posner" not in pinned(s)
        assert s.discards == 0


@pytest.mark.rule("10.4")
def test_a_hero_is_for_ones_own_men_and_only_a_hero_is_one() -> None:
    s = table(THREE.replace("Allen rifle", "Allen rifle!") + "hand german: hero, fire 4\nhand american: hero")
    hero = card(s, "german", "hero")
    assert refused(s, verbs.PLAY_HERO, hero, man(s, "Allen")) == "10.4"
    assert refused(s, verbs.PLAY_HERO, hero, -1) == "10.4"
    assert refused(s, verbs.PLAY_HERO, hero, 300) == "10.4"
    for other in (card(s, "german", "fire 4"), card(s, "american", "hero"), -3, 162):
        assert refused(s, verbs.PLAY_HERO, other, man(s, "Griess")) == "10.4"


@pytest.mark.rule("10.45")
def test_a_hero_doubles_the_fire_of_an_unpinned_man_and_is_of_no_use_to_him_after_the_actions() -> None:
    text = "german A chit 3: Griess rifle, Posner rifle\namerican A chit 2: Allen rifle\nhand german: hero"
    s = table(text)
    before = firepower.of_group(s, 0, 4)
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Griess"))
    assert firepower.of_group(s, 0, 4) * 2 == before * 3
    s = table(text, step="discarding")
    assert refused(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Griess")) == "10.45"
    assert not choices(s, verbs.PLAY_HERO)


@pytest.mark.rule("10.45")
def test_mortars_unarmed_men_and_heroes_have_no_use_for_a_hero() -> None:
    s = table("german A: Griess mortar, Posner rifle unarmed, Wolff rifle heroic, Hessel mortar!\nhand german: hero")
    hero = card(s, "german", "hero")
    for name in ("Griess", "Posner", "Wolff"):
        assert refused(s, verbs.PLAY_HERO, hero, man(s, name)) == "10.45"
    assert [int(choice.hero) for choice in choices(s, verbs.PLAY_HERO)] == [man(s, "Hessel")]  # he is rallied at least


@pytest.mark.rule("10.42")
def test_a_hero_is_too_late_for_a_man_who_has_left_play() -> None:
    s = table("german A: Griess rifle, Posner rifle, Wolff rifle routed\nhand german: hero")
    assert refused(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Wolff")) == "10.42"


ATTACKED = """
german A chit 3: Griess lmg(crew Posner), Posner rifle, Wolff rifle, Hessel mp
american A chit 2: Allen rifle 5/3/8!, Myers rifle, Nixon rifle, Jones rifle
hand german: fire 4/8
"""


def attack(s: UpFrontState) -> None:
    do(s, verbs.ATTACK_ON, 0, 4)
    do(s, verbs.USE, card(s, "german", "fire 4/8"))
    do(s, verbs.DONE)
    if isinstance(s.top(), Conceal):
        do(s, verbs.KEEP)
    do(s, verbs.RESOLVE)


@pytest.mark.rule("10.4", "10.42", "6.5")
def test_in_the_enemys_turn_a_hero_saves_a_man_before_the_card_against_him_is_drawn() -> None:
    for saved in (False, True):
        s = table(ATTACKED + "hand american: hero", draws=["black 0 0r=9", "red 4", "red 3", "red 4"])
        attack(s)
        assert isinstance(s.top(), Save)
        assert s.waiting() == [1]
        hero, allen = card(s, "american", "hero"), man(s, "Allen")
        assert refused(s, verbs.PLAY_HERO, hero, man(s, "Myers")) == "10.42"
        assert refused(s, verbs.PLAY_HERO, 400, allen) == "10.4"
        if saved:
            do(s, verbs.PLAY_HERO, hero, allen)
            assert s.has(allen, st.HEROIC)
        else:
            do(s, verbs.KEEP)
        assert s.fate[allen] == (st.IN_PLAY if saved else st.ROUTED)
        assert hand(s, "american") == ([] if saved else [hero + 1])  # not replaced now


@pytest.mark.rule("10.4")
def test_who_holds_no_hero_is_asked_all_the_same() -> None:
    s = table(ATTACKED + "hand american: fire 4", draws=["black 0 0r=9", "red 4", "red 3", "red 4"])
    attack(s)
    assert isinstance(s.top(), Save)
    assert [int(action.verb) for action in s.actions(1)] == [verbs.KEEP]


@pytest.mark.rule("10.4")
def test_nobody_is_asked_when_everybody_knows_that_he_has_no_hero() -> None:
    heroes = "discards: hero, hero"
    for hand_said in ("hand american: fire 4\n" + heroes, ""):
        s = table(ATTACKED + hand_said, draws=["black 0 0r=9", "red 4", "red 3", "red 4"])
        attack(s)
        assert isinstance(s.top(), Act)
        assert s.fate[man(s, "Allen")] == st.ROUTED


@pytest.mark.rule("10.43", "20.21")
def test_a_hero_gives_a_man_who_failed_his_check_a_second_try() -> None:
    for helped in (False, True):
        s = table(
            "german A chit 3: Griess rifle\namerican A chit 2: Allen rifle\nhand german: hero",
            draws=["black 6", "black 1", "black 0"],
        )
        griess = man(s, "Griess")
        do(s, verbs.BEGIN_INFILTRATION, 0, 0)
        do(s, verbs.NAME, griess, group(s, "american", "A"), -1)
        do(s, verbs.DONE)
        assert (type(s.top()), s.waiting()) == (Retry, [0])
        assert len(s.actions(0)) == 2
        if helped:
            do_retry(s, griess)
        else:
            do(s, verbs.KEEP)
        assert told(s).count("uf-check-passed") == (1 if helped else 0)
        assert s.has(griess, st.PINNED) != helped


@pytest.mark.rule("10.43", "20.21")
def test_another_hero_gives_another_try() -> None:
    s = table(
        "german A chit 3: Griess rifle\namerican A chit 2: Allen rifle\nhand german: hero, hero",
        draws=["black 6", "black 6", "black 1", "black 0"],
    )
    do(s, verbs.BEGIN_INFILTRATION, 0, 0)
    do(s, verbs.NAME, man(s, "Griess"), group(s, "american", "A"), -1)
    do(s, verbs.DONE)
    for _ in range(2):
        assert isinstance(s.top(), Retry)
        do_retry(s, man(s, "Griess"))
    assert told(s).count("uf-check-passed") == 1


def do_retry(s: UpFrontState, who: int) -> None:
    assert why(s, Action(verbs.PLAY_HERO, card(s, "german", "hero"), who)) is None
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), who)


@pytest.mark.rule("10.14")
def test_pinned_men_make_their_group_easier_to_infiltrate() -> None:
    text = "german A chit 3 in woods: Griess rifle\namerican A chit 2 in woods: {}"
    columns = []
    for men in ("One rifle, Two rifle, Three rifle, Four rifle", "One rifle!, Two rifle!, Three rifle, Four rifle"):
        s = table(text.format(men))
        columns.append(int(infiltration_columns.column_parts(s, man(s, "Griess"), group(s, "american", "A"), Chain())))
    assert columns[0] - columns[1] == 2
