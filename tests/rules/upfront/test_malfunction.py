"""Weapons that jam (19.1 to 19.15, 19.2, 19.5, 20.741)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.position import CHARGE_ATTACK, IN_PLAY, PINNED, ROUTED
from caposaldo.games.upfront.rules import firepower
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ATTACK_ON, DONE, HOLD_OUT, KEEP, RESOLVE, USE
from rules.upfront.field import card, do, group, man, table, told

TARGETS = "american A: Allen rifle, Myers rifle, Nixon rifle\namerican B: Jones rifle, Ford rifle\n"
CARDS = "hand german: fire 3/6, fire 3/5, fire 2/3, fire 1/1, fire 1/2\n"


def attack(s: UpFrontState, said: str, of: str = "german", on: str = "american", hold: str = "") -> None:
    do(s, ATTACK_ON, group(s, of, "A"), group(s, on, "A"))
    if hold:
        do(s, HOLD_OUT, man(s, hold))
    do(s, USE, card(s, of, said))
    do(s, DONE)
    while not isinstance(s.top(), Commit):
        do(s, KEEP)
    do(s, RESOLVE)


def strengths(s: UpFrontState) -> list[object]:
    """With what strength man after man was attacked."""
    return [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"]


def jammed(s: UpFrontState, name: str) -> bool:
    return bool(s.jammed[man(s, name)])


# ---------------------------------------------------------------- a red 6 (19.1, 19.11)
@pytest.mark.rule("19.1", "19.11")
def test_a_single_weapon_jams_and_the_attack_is_over() -> None:
    s = table("german A chit 5: Hessel mp\n" + TARGETS + CARDS, draws=["red 2", "red 6"])
    attack(s, "fire 3/5")
    assert jammed(s, "Hessel")
    assert strengths(s) == [3, 3]
    assert told(s)[-2:] == ["uf-jams", "uf-attack-silenced"]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("19.1")
def test_the_man_a_red_6_came_up_for_is_resolved_first() -> None:
    s = table("german A chit 5: Hessel mp\namerican A: Degi rifle 1/1/8\n" + CARDS, draws=["red 6"])
    attack(s, "fire 3/5")
    assert told(s).index("uf-unharmed") < told(s).index("uf-jams")


@pytest.mark.rule("19.1", "19.5")
def test_the_last_card_jams_too_and_neither_black_6_nor_red_5_does() -> None:
    s = table("german A chit 5: Hessel mp\n" + TARGETS + CARDS, draws=["red 5", "red 5", "red 6"])
    attack(s, "fire 2/3")
    assert jammed(s, "Hessel")
    s = table("german A chit 5: Hessel mp\n" + TARGETS + CARDS, draws=["red 5", "black 6", "red 5"])
    attack(s, "fire 2/3")
    assert not jammed(s, "Hessel")


@pytest.mark.rule("19.1", "19.11")
def test_the_card_that_drives_off_the_last_defender_jams_as_well() -> None:
    text = "german A chit 2: Hessel mp\namerican A chit 3 > back back wire wire wire: Degi rifle! 1/1/8\n"
    s = table(text + "american B: Jones rifle, Ford rifle\n" + CARDS, draws=["red 6 0r=9"])
    attack(s, "fire 3/5")
    assert s.fate[man(s, "Degi")] == ROUTED
    assert jammed(s, "Hessel")  # at the range of the shot, not where he would be without them


@pytest.mark.rule("1", "19.1")
def test_below_chapter_19_nothing_jams() -> None:
    s = table("level: 16\ngerman A chit 5: Hessel mp\n" + TARGETS + CARDS, draws=["red 6", "red 6", "red 6"])
    attack(s, "fire 3/5")
    assert not jammed(s, "Hessel")


@pytest.mark.rule("19.11")
def test_weapons_that_do_not_reach_do_not_count() -> None:
    s = table("german A chit 2: Hessel mp, Wolff rifle\n" + TARGETS + CARDS, draws=["red 6"])
    attack(s, "fire 1/1")
    assert (jammed(s, "Wolff"), jammed(s, "Hessel")) == (True, False)
    assert isinstance(s.top(), Act)


# ---------------------------------------------------------------- several weapons (19.13, 19.14)
SQUAD = "german A chit 4: Griess lmg(crew Posner), Posner rifle, Hessel mp, Wolff rifle\n"


@pytest.mark.rule("19.13", "6.5", "19.2")
@pytest.mark.example("ex-19.5a")
def test_the_rifle_of_myers_jams() -> None:
    s = table(
        "german A in Brush: Bernhoff rifle, Posner rifle, Griess lmg(crew Posner)\ngerman B: Kurz rifle\n"
        "american A chit 2: Allen bar, Coates rifle, Myers rifle, Nixon rifle\nhand american: fire 3/6",
        side="american",
        draws=["black 1", "red 6", "col4=3", "black 5"],
    )
    assert firepower.of_group(s, group(s, "american", "A"), group(s, "german", "A")) == 6
    attack(s, "fire 3/6", of="american", on="german")
    assert strengths(s) == [2, 2, 1]
    assert jammed(s, "Myers")
    assert [s.has(man(s, name), PINNED) for name in ("Bernhoff", "Posner", "Griess")] == [False, False, True]
    assert firepower.of_group(s, group(s, "american", "A"), group(s, "german", "A")) == 5


@pytest.mark.rule("19.13")
def test_the_strength_drops_by_half_the_firepower_of_the_weapon_rounded_up() -> None:
    s = table(SQUAD + TARGETS + CARDS, draws=["red 6", "col4=3", "red 5", "red 5"])
    attack(s, "fire 3/6")
    assert jammed(s, "Hessel")
    assert strengths(s) == [3, 1, 1]
    s = table(
        SQUAD.replace("Hessel mp", "Hessel mp heroic") + TARGETS + CARDS, draws=["red 6", "col4=3", "red 5", "red 5"]
    )
    attack(s, "fire 3/6")
    assert strengths(s) == [3, 0, 0]


@pytest.mark.rule("19.13", "12.1")
def test_the_strength_drops_after_the_halving_for_movement() -> None:
    lines = "german A chit 4 > forward: Hessel mp, Wolff rifle, Bernhoff rifle\n" + TARGETS + CARDS
    s = table(lines, draws=["red 6", "col3=1", "red 5", "red 5"])
    attack(s, "fire 3/5")
    assert strengths(s) == [2, 0, 0]


@pytest.mark.rule("19.13")
def test_reductions_of_several_jams_add_up_and_the_last_one_ends_the_attack() -> None:
    s = table("german A chit 4: Hessel mp, Wolff rifle\n" + TARGETS + CARDS, draws=["red 6", "col2=2", "red 6"])
    attack(s, "fire 3/5")
    assert (jammed(s, "Hessel"), jammed(s, "Wolff")) == (True, True)
    assert strengths(s) == [3, 2]
    assert isinstance(s.top(), Act)
    s = table(SQUAD + TARGETS + CARDS, draws=["red 6", "col4=3", "red 6", "col4=4", "red 4"])
    attack(s, "fire 3/6")
    assert strengths(s) == [3, 1, 0]


@pytest.mark.rule("19.13")
@pytest.mark.parametrize(("chit", "place"), [(4, 2), (2, 3)])
def test_assistants_and_weapons_that_do_not_reach_have_a_hitch_only(chit: int, place: int) -> None:
    s = table(
        SQUAD.replace("chit 4", f"chit {chit}") + TARGETS + CARDS, draws=["red 6", f"col4={place}", "red 5", "red 5"]
    )
    attack(s, "fire 2/3")
    assert "uf-hitch" in told(s)
    assert strengths(s) == [2, 1, 1]
    assert sum(s.jammed) == 0


@pytest.mark.rule("19.13")
def test_weapons_that_take_no_part_and_empty_hands_do_not_matter() -> None:
    lines = "german A chit 5: Hessel mp ^A, Wolff rifle, Kurz {}, Bernhoff rifle\n" + TARGETS + CARDS
    for place, his in ((1, "rifle"), (3, "rifle unarmed"), (3, "mortar")):
        s = table(lines.format(his), draws=["red 6", f"col4={place}", "red 5", "red 5"])
        attack(s, "fire 3/6", hold="Hessel" if place == 1 else "")
        assert "uf-no-jam" in told(s)
        assert strengths(s) == [3, 3, 3]
        assert sum(s.jammed) == 0


@pytest.mark.rule("19.13", "19.14")
def test_the_weapon_of_a_pinned_man_jams_without_weakening_the_attack() -> None:
    s = table(
        "german A chit 5: Hessel mp!, Wolff rifle, Bernhoff rifle\n" + TARGETS + CARDS,
        draws=["red 6", "col3=1", "red 5", "red 5"],
    )
    attack(s, "fire 3/6")
    assert jammed(s, "Hessel")
    assert strengths(s) == [3, 3, 3]


@pytest.mark.rule("19.14")
@pytest.mark.parametrize("his", ["flamethrower", "mortar"])
def test_flamethrowers_and_ordnance_of_pinned_men_are_at_risk(his: str) -> None:
    s = table(
        f"german A chit 5: Hessel {his}!, Wolff rifle, Bernhoff rifle\n" + TARGETS + CARDS,
        draws=["red 6", "col3=1", "red 4", "red 4"],
    )
    attack(s, "fire 3/6")
    assert jammed(s, "Hessel")


@pytest.mark.rule("19.14")
def test_the_own_weapon_of_a_pinned_assistant_is_at_risk() -> None:
    s = table(
        SQUAD.replace("Posner rifle", "Posner rifle!") + TARGETS + CARDS, draws=["red 6", "col4=2", "red 4", "red 4"]
    )
    attack(s, "fire 3/6")
    assert jammed(s, "Posner")
    assert strengths(s) == [3, 3, 3]


@pytest.mark.rule("19.2", "19.13", "19.14")
def test_a_jammed_weapon_that_jams_again_is_lost() -> None:
    s = table(
        "german A chit 5: Hessel mp jammed, Wolff rifle, Bernhoff rifle\n" + TARGETS + CARDS,
        draws=["red 6", "col3=1", "red 5", "red 5"],
    )
    attack(s, "fire 3/6")
    assert s.weapon[man(s, "Hessel")] == -1
    assert s.lies[man(s, "Hessel")] == -1
    assert strengths(s) == [3, 3, 3]


@pytest.mark.rule("19.2")
def test_a_jammed_weapon_has_no_firepower() -> None:
    s = table("german A chit 5: Hessel mp jammed\n" + TARGETS + CARDS)
    assert s.actions(0) == [action for action in s.actions(0) if action.verb != ATTACK_ON]


# ---------------------------------------------------------------- values in brackets (19.15)
@pytest.mark.rule("19.15")
@pytest.mark.example("ex-19.15")
def test_a_machine_gun_without_its_assistant_jams_on_a_red_5() -> None:
    lines = "german A chit 4: Griess lmg, Wolff rifle, Bernhoff rifle\n" + TARGETS + CARDS
    s = table(lines, draws=["red 5", "red 4", "red 4"])
    attack(s, "fire 3/6")
    assert jammed(s, "Griess")
    assert strengths(s) == [3, 1, 1]
    s = table(lines, draws=["red 6", "col3=2", "red 4", "red 4"])
    attack(s, "fire 3/6")
    assert (jammed(s, "Griess"), jammed(s, "Wolff")) == (False, True)


@pytest.mark.rule("19.15")
@pytest.mark.example("ex-19.15")
@pytest.mark.parametrize(("drawn", "expected"), [("black 0", "Griess"), ("red 0", "Kurz")])
def test_of_two_such_weapons_the_colour_of_a_card_picks_one(drawn: str, expected: str) -> None:
    s = table("german A chit 4: Griess lmg, Kurz lmg\n" + TARGETS + CARDS, draws=["red 5", drawn, "red 4", "red 4"])
    attack(s, "fire 3/6")
    assert [name for name in ("Griess", "Kurz") if jammed(s, name)] == [expected]


@pytest.mark.rule("19.15", "19.11")
def test_if_it_was_the_only_weapon_the_attack_is_over() -> None:
    s = table("german A chit 5: Griess lmg\n" + TARGETS + CARDS, draws=["red 5"])
    attack(s, "fire 3/5")
    assert jammed(s, "Griess")
    assert isinstance(s.top(), Act)


@pytest.mark.rule("19.15", "10.45")
@pytest.mark.parametrize("his", ["chit 4 > forward: Griess lmg(crew Posner)", "chit 4: Griess lmg(crew Posner) heroic"])
def test_whatever_makes_the_value_bracketed(his: str) -> None:
    s = table(f"german A {his}, Posner rifle, Hessel mp\n" + TARGETS + CARDS, draws=["red 5", "red 4", "red 4"])
    attack(s, "fire 3/6")
    assert jammed(s, "Griess")


@pytest.mark.rule("19.15")
def test_a_full_crew_does_not_jam_on_a_red_5() -> None:
    s = table(SQUAD + TARGETS + CARDS, draws=["red 5", "red 4", "red 4"])
    attack(s, "fire 3/6")
    assert sum(s.jammed) == 0


# ---------------------------------------------------------------- captured weapons (20.741)
CAPTURED = (
    "german A chit 5: Wolff rifle holds(Grant) kept, {}\namerican A: Allen rifle, Myers rifle, Grant bar killed\n"
)


@pytest.mark.rule("20.741")
@pytest.mark.parametrize("number", [5, 6])
def test_a_captured_weapon_is_lost_on_a_red_5_or_6(number: int) -> None:
    s = table(CAPTURED.format("Bernhoff rifle") + CARDS, draws=[f"red {number}", "red 4"])
    attack(s, "fire 3/6")
    assert s.weapon[man(s, "Wolff")] == man(s, "Wolff")
    assert (int(s.kept[man(s, "Wolff")]), int(s.lies[man(s, "Grant")])) == (0, -1)
    assert strengths(s) == [3, 1]


@pytest.mark.rule("20.741")
def test_captured_weapons_of_other_groups_have_nothing_to_fear() -> None:
    text = "german A chit 5: Wolff rifle, Hessel mp\ngerman B: Kurz rifle holds(Ford) kept\n"
    text += "american A: Allen rifle, Myers rifle\namerican B: Jones rifle, Ford bar killed\n"
    s = table(text + CARDS, draws=["red 5", "red 4"])
    attack(s, "fire 1/1")
    assert s.weapon[man(s, "Kurz")] == man(s, "Ford")


@pytest.mark.rule("19.13", "19.14")
def test_neither_an_unarmed_man_nor_who_serves_a_silent_gun_hinders_the_others() -> None:
    for men, place in (
        ("Wolff rifle unarmed, Hessel mp, Kurz mp", 1),
        ("Griess lmg(crew Posner)!, Posner rifle, Kurz mp, Hessel mp", 2),
    ):
        text = f"german A chit 5: {men}\namerican A: Allen rifle, Myers rifle\namerican B: Jones rifle jammed\n"
        size = men.count(",") + 1
        s = table(text + CARDS, draws=["red 6", f"col{size}={place}", "red 4"])
        attack(s, "fire 2/3")
        assert strengths(s) == [2, 2]
        assert "uf-no-jam" in told(s)


@pytest.mark.rule("20.741", "19.11", "20.531")
def test_whose_captured_weapon_is_lost_does_not_fire_on_with_his_own() -> None:
    text = "german A chit 5: Hessel rifle holds(Ford) kept ^A\namerican A: Allen rifle, Myers rifle, Nixon rifle\n"
    s = table(text + "american B: Jones rifle, Ford bar killed\n" + CARDS, draws=["red 5"])
    attack(s, "fire 1/1")
    assert s.weapon[man(s, "Hessel")] == man(s, "Hessel")
    assert strengths(s) == [1]
    assert s.inside[man(s, "Hessel")] == -1


@pytest.mark.rule("20.741", "19.15")
@pytest.mark.parametrize(("drawn", "expected"), [("black 0", True), ("red 0", False)])
def test_a_card_picks_between_a_captured_and_a_bracketed_weapon(drawn: str, expected: bool) -> None:
    s = table(CAPTURED.format("Griess lmg") + CARDS, draws=["red 5", drawn, "red 4"])
    attack(s, "fire 3/6")
    assert (s.weapon[man(s, "Wolff")] == man(s, "Wolff")) == expected
    assert jammed(s, "Griess") != expected


@pytest.mark.rule("20.741", "19.15")
def test_on_a_red_6_only_the_captured_weapon_jams_by_itself() -> None:
    s = table(CAPTURED.format("Griess lmg") + CARDS, draws=["red 6", "red 4"])
    attack(s, "fire 3/6")
    assert s.weapon[man(s, "Wolff")] == man(s, "Wolff")
    assert not jammed(s, "Griess")


# ---------------------------------------------------------------- demolition charges (19.5, 21.4)
@pytest.mark.rule("19.5", "21.4")
@pytest.mark.parametrize(("draws", "resolved"), [(["red 6"], 1), (["red 5", "red 6", "red 6"], 3)])
def test_a_charge_fails_on_the_first_card_only(draws: list[str], resolved: int) -> None:
    s = table("german A chit 5: Wolff rifle ^A\n" + TARGETS, draws=draws)
    s.strength = 2
    s.push(Attack(group(s, "german", "A"), group(s, "american", "A"), CHARGE_ATTACK, man(s, "Wolff"), 0, 0, 0))
    s.run_on()
    assert len(strengths(s)) == resolved
    assert ("uf-charge-fails" in told(s)) == (resolved == 1)
    assert [int(s.fate[man(s, name)]) for name in ("Allen", "Myers", "Nixon")] == [IN_PLAY] * 3


@pytest.mark.rule("19.15", "12.11")
def test_a_rifle_on_the_move_has_no_value_in_brackets() -> None:
    text = "german A chit 5 > forward: Wolff rifle, Kurz rifle\namerican A: Allen rifle, Myers rifle\n"
    s = table(text + "american B: Jones rifle\n" + CARDS, draws=["red 5", "red 4"])
    attack(s, "fire 1/1")
    assert not jammed(s, "Wolff")
    assert not jammed(s, "Kurz")
