"""An attack, man by man (6.5, 6.51 to 6.54)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.position import (
    BERSERK,
    IN_PLAY,
    KILLED,
    MOVING_OVER,
    PINNED,
    ROUTED,
    TARGET,
)
from caposaldo.games.upfront.rules import casualties
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.fire import Commit
from caposaldo.games.upfront.rules.rally import Save
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import ATTACK_ON, DONE, KEEP, PLAY_HERO, RESOLVE, USE
from rules.upfront.field import card, do, group, man, names, table, told

FIRERS = "german A chit 5: Hessel mp, Wolff rifle, Kurz mp, Bernhoff rifle\n"
SPARE = "american B: Jones rifle, Ford rifle, Hill rifle, Grant rifle\n"  # lest the squad be broken
CARDS = "hand german: fire 5/10, fire 3/6, fire 2/3, fire 2/4\n"


def attack(s: UpFrontState, *cards: str, at: str = "A", of: str = "german", on: str = "american") -> None:
    """Declared and resolved up to the first question."""
    do(s, ATTACK_ON, group(s, of, "A"), group(s, on, at))
    for said in cards:
        do(s, USE, card(s, of, said))
    do(s, DONE)
    while not isinstance(s.top(), Commit):
        do(s, KEEP)
    do(s, RESOLVE)


def fate(s: UpFrontState, name: str) -> int:
    return int(s.fate[man(s, name)])


def pinned(s: UpFrontState, name: str) -> bool:
    return s.has(man(s, name), PINNED)


# ---------------------------------------------------------------- the procedure (6.5)
@pytest.mark.rule("6.5", "6.51", "6.531", "6.54")
@pytest.mark.example("ex-6.6")
def test_three_men_under_fire() -> None:
    s = table(
        FIRERS + "american A: Allen rifle, Myers rifle, Degi rifle!\n" + SPARE + CARDS,
        draws=["red 1", "black 4", "black 0 0r=4"],
    )
    attack(s, "fire 5/10")
    assert (fate(s, "Allen"), pinned(s, "Allen")) == (IN_PLAY, False)
    assert fate(s, "Myers") == KILLED
    assert fate(s, "Degi") == ROUTED
    assert names(s, "american", "A") == ["Allen"]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("6.5")
def test_everybody_has_one_card_from_left_to_right_and_a_man_pinned_no_second_one() -> None:
    s = table(
        FIRERS + "american A: Myers rifle, Allen rifle, Coates rifle\n" + SPARE + CARDS,
        draws=["black 1", "red 2", "red 1"],
    )
    attack(s, "fire 5/10")
    assert [pinned(s, name) for name in ("Myers", "Allen", "Coates")] == [True, False, True]
    resolved = [event.params["man"] for event in s.events or [] if event.key == "uf-resolved"]
    assert resolved == [s.ref(man(s, name)) for name in ("Myers", "Allen", "Coates")]
    assert not any(s.has(number, TARGET) for number in range(len(s.group)))


@pytest.mark.rule("6.5")
def test_black_is_added_and_red_taken_away() -> None:
    lines = FIRERS + "american A: Myers rifle\n" + SPARE + CARDS
    for draw, result in (("black 2", 5), ("red 2", 1)):
        s = table(lines, draws=[draw])
        attack(s, "fire 3/6")
        assert [event.params["result"] for event in s.events or [] if event.key == "uf-resolved"] == [result]


@pytest.mark.rule("6.5", "19.11")
def test_when_an_attack_ends_early_nobody_is_still_to_be_resolved() -> None:
    s = table("german A chit 5: Hessel mp\namerican A: Myers rifle, Allen rifle\n" + SPARE + CARDS, draws=["red 6"])
    attack(s, "fire 2/3")
    assert "uf-attack-silenced" in told(s)
    assert not any(s.has(number, TARGET) for number in range(len(s.group)))


@pytest.mark.rule("10.42", "6.5")
def test_a_hero_is_played_before_the_card_of_a_pinned_man_is_drawn() -> None:
    lines = FIRERS + "american A: Degi rifle!, Myers rifle\n" + SPARE + CARDS + "hand american: hero, smoke\n"
    s = table(lines, draws=["red 3", "red 3"])
    attack(s, "fire 3/6")
    assert (s.waiting(), type(s.top())) == ([1], Save)
    do(s, PLAY_HERO, card(s, "american", "hero"), man(s, "Degi"))
    assert not pinned(s, "Degi")
    s = table(lines, draws=["red 0 0r=9", "red 3"])
    attack(s, "fire 3/6")
    do(s, KEEP)
    assert fate(s, "Degi") == ROUTED
    assert isinstance(s.top(), Act)


@pytest.mark.rule("6.5")
def test_nobody_is_asked_about_men_who_are_not_pinned() -> None:
    s = table(FIRERS + "american A: Myers rifle\n" + SPARE + CARDS + "hand american: hero", draws=["red 3"])
    attack(s, "fire 3/6")
    assert isinstance(s.top(), Act)


@pytest.mark.rule("6.6")
def test_a_man_pinned_by_one_attack_may_panic_in_the_next() -> None:
    s = table(
        FIRERS + "german B chit 5: Griess mp\namerican A: Coates rifle\n" + SPARE + CARDS,
        draws=["red 0", "black 4 0r=1"],
    )
    attack(s, "fire 3/6")
    assert pinned(s, "Coates")
    do(s, ATTACK_ON, group(s, "german", "B"), group(s, "american", "A"))
    do(s, USE, card(s, "german", "fire 2/4"))
    do(s, DONE)
    do(s, RESOLVE)
    assert fate(s, "Coates") == KILLED


@pytest.mark.rule("13.243", "6.5")
def test_a_breeze_takes_the_smoke_away_from_the_next_man_on() -> None:
    s = table(
        FIRERS + "american A in Woods > smoke smoke: Myers rifle, Allen rifle\n" + SPARE + CARDS,
        draws=["breeze", "red 0"],
    )
    attack(s, "fire 5/10")
    assert [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"] == [1, 3]


@pytest.mark.rule("13.243", "13.22")
def test_a_breeze_frees_those_who_fire_out_of_smoke_as_well() -> None:
    s = table(
        FIRERS.replace(" chit 5", " chit 5 > smoke smoke") + "american A: Myers rifle, Allen rifle\n" + SPARE + CARDS,
        draws=["breeze", "red 0"],
    )
    attack(s, "fire 5/10")
    assert [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"] == [3, 5]


@pytest.mark.rule("17.83", "17.8")
def test_men_on_their_way_are_attacked_with_either_group_and_are_easier_to_hit() -> None:
    lines = "level: 17\n" + FIRERS + "american A: Myers rifle ~B, Allen rifle\n" + SPARE + CARDS
    for at, draws, expected in (("A", 2, [5, 3]), ("B", 5, [5, 3, 3, 3, 3])):
        s = table(lines, draws=["red 6", *["red 5"] * (draws - 1)])
        attack(s, "fire 3/6", at=at)
        assert [event.params["strength"] for event in s.events or [] if event.key == "uf-resolved"] == expected


@pytest.mark.rule("17.84")
def test_a_man_pinned_on_his_way_goes_back() -> None:
    s = table(FIRERS + "american A: Myers rifle ~B, Allen rifle\n" + SPARE + CARDS, draws=["black 0", "red 5"])
    attack(s, "fire 3/6")
    myers = man(s, "Myers")
    assert pinned(s, "Myers")
    assert (s.has(myers, MOVING_OVER), int(s.bound[myers])) == (False, -1)
    assert s.group[myers] == group(s, "american", "A")


@pytest.mark.rule("20.53")
def test_a_pinned_infiltrator_loses_his_status() -> None:
    s = table(FIRERS + "american A: Coates rifle ^A\n" + SPARE + CARDS, draws=["black 1"])
    attack(s, "fire 2/3")
    assert pinned(s, "Coates")
    assert s.inside[man(s, "Coates")] == -1


# ---------------------------------------------------------------- results (6.51 to 6.54)
@pytest.mark.rule("6.51")
@pytest.mark.parametrize(("number", "expected"), [(5, KILLED), (4, IN_PLAY)])
def test_the_kia_value_kills(number: int, expected: int) -> None:
    s = table(FIRERS + "american A: Myers rifle\n" + SPARE + CARDS, draws=[f"black {number}"])
    attack(s, "fire 3/6")
    assert fate(s, "Myers") == expected


@pytest.mark.rule("6.51", "10.1", "10.13")
@pytest.mark.parametrize(("number", "expected"), [(6, KILLED), (5, ROUTED)])
def test_pinned_men_are_one_harder_to_kill_and_have_no_morale(number: int, expected: int) -> None:
    s = table(FIRERS + "american A: Coates rifle!\n" + SPARE + CARDS, draws=[f"black {number} 0r=8"])
    attack(s, "fire 3/6")
    assert fate(s, "Coates") == expected
    s = table(FIRERS + "american A: Coates rifle!\n" + SPARE + CARDS, draws=["black 1"])
    attack(s, "fire 3/6")
    assert fate(s, "Coates") == IN_PLAY


@pytest.mark.rule("6.52")
@pytest.mark.parametrize(("number", "expected"), [("red 0", True), ("red 1", False)])
def test_the_morale_value_pins(number: str, expected: bool) -> None:
    s = table(FIRERS + "american A: Coates rifle\n" + SPARE + CARDS, draws=[number])
    attack(s, "fire 3/6")
    assert pinned(s, "Coates") == expected
    assert told(s)[-1] == ("uf-pinned" if expected else "uf-unharmed")


@pytest.mark.rule("6.53", "6.531")
@pytest.mark.parametrize(
    ("drawn", "expected"), [("0r=3 black", KILLED), ("0r=4 black", ROUTED), ("0r=0 black 3", ROUTED)]
)
def test_who_panics_dies_or_gets_away(drawn: str, expected: int) -> None:
    s = table(FIRERS + "american A: Degi rifle!\n" + SPARE + CARDS, draws=[drawn])
    attack(s, "fire 3/6")
    assert fate(s, "Degi") == expected


@pytest.mark.rule("6.53", "15.52")
def test_the_printed_panic_value_tells_whether_who_panics_dies() -> None:
    s = table(
        "nations: german russian\n" + FIRERS + "russian A: Ivanov rifle 4/4/8!, Petrov commissar rifle 5/6/8\n"
        "russian B: Popov rifle, Orlov rifle, Volkov rifle\n" + CARDS,
        draws=["black 2 0r=5", "red 3"],
    )
    attack(s, "fire 3/6", on="russian")
    assert fate(s, "Ivanov") == ROUTED


@pytest.mark.rule("20.9")
def test_a_russian_close_to_the_enemy_goes_berserk_instead_of_dying_and_dies_the_next_time() -> None:
    lines = "nations: german russian\n" + FIRERS + "russian A: {}\nrussian B: Popov rifle, Orlov rifle\n" + CARDS
    s = table(lines.format("Ivanov rifle 4/4/8!"), draws=["black 2 0r=3"])
    attack(s, "fire 3/6", on="russian")
    assert s.has(man(s, "Ivanov"), BERSERK)
    assert (fate(s, "Ivanov"), pinned(s, "Ivanov")) == (IN_PLAY, True)
    s = table(lines.format("Ivanov rifle 4/4/8 berserk"), draws=["black 2 0r=9"])
    attack(s, "fire 3/6", on="russian")
    assert fate(s, "Ivanov") == KILLED


@pytest.mark.rule("6.54")
def test_a_result_below_all_values_does_nothing() -> None:
    s = table(FIRERS + "american A: Myers rifle\n" + SPARE + CARDS, draws=["black 1"])
    attack(s, "fire 3/6")
    assert (fate(s, "Myers"), pinned(s, "Myers")) == (IN_PLAY, False)
    assert told(s)[-1] == "uf-unharmed"


# ---------------------------------------------------------------- the values of a man
@pytest.mark.rule("15.52")
def test_a_commissar_who_is_not_pinned_raises_the_values_of_the_others() -> None:
    lines = "nations: german russian\n" + FIRERS + "russian A: Ivanov rifle 4/5/8{}, Petrov commissar rifle 5/6/8{}"
    for his, commissars, expected in (("", "", (5, 6)), ("", "!", (4, 5)), ("!", "", (5, 6))):
        s = table(lines.format(his, commissars))
        ivanov = man(s, "Ivanov")
        assert (casualties.morale_of(s, ivanov), casualties.panic_of(s, ivanov)) == expected
        assert casualties.morale_of(s, man(s, "Petrov")) == 5


@pytest.mark.rule("19.4")
@pytest.mark.parametrize("state", ["rifle jammed", "rifle unarmed"])
def test_a_man_without_a_working_weapon_has_lower_values(state: str) -> None:
    s = table(FIRERS + f"american A: Myers {state}")
    assert (casualties.morale_of(s, man(s, "Myers")), casualties.panic_of(s, man(s, "Myers"))) == (4, 5)


@pytest.mark.rule("17.613")
def test_the_encircled_panic_sooner() -> None:
    lines = "german B chit 2: Hessel mp\ngerman A chit 6: Wolff rifle\namerican B: Myers rifle!\n"
    s = table(lines + "behind: german A > american B\nencircled: american B > german A german B")
    assert casualties.panic_of(s, man(s, "Myers")) == 5
    assert casualties.panic_of(table(lines), man(s, "Myers")) == 6


@pytest.mark.rule("22.4", "20.74")
def test_only_a_flamethrower_makes_its_man_easier_to_kill() -> None:
    for weapon, kia in (("rifle", 8), ("flamethrower", 7)):
        text = f"german A: Hessel {weapon} holds(Myers) kept, Wolff rifle\namerican A: Myers rifle killed, Allen rifle"
        s = table(text)
        assert casualties.kia_of(s, man(s, "Hessel")) == kia


@pytest.mark.rule("10.1")
def test_the_pinned_side_has_a_kia_value_one_higher() -> None:
    s = table(FIRERS + "american A: Myers rifle!, Allen rifle")
    assert [casualties.kia_of(s, man(s, name)) for name in ("Myers", "Allen")] == [9, 8]


# ---------------------------------------------------------------- whom an attack does not concern
@pytest.mark.rule("17.8", "20.531", "6.5")
def test_men_on_their_way_elsewhere_and_infiltrators_of_other_groups_are_left_alone() -> None:
    lines = "german B chit 5: Kranz rifle ^A\n" + FIRERS
    lines += "american A: Allen rifle\namerican C: Myers rifle ~B, Nixon rifle\n" + SPARE + CARDS
    s = table(lines, draws=["red 5"])
    attack(s, "fire 2/3")
    assert [event.params["man"] for event in s.events or [] if event.key == "uf-resolved"] == [s.ref(man(s, "Allen"))]
    assert s.inside[man(s, "Kranz")] == group(s, "american", "A")


@pytest.mark.rule("19.11", "16.1", "9.2")
def test_after_an_attack_that_ended_early_nobody_is_marked_and_no_card_comes_back_into_the_game() -> None:
    text = "german A chit 5: Hessel mp\namerican A: Allen rifle, Myers rifle\n" + SPARE + CARDS + "out: buildings\n"
    s = table(text, draws=["red 6"])
    gone = [number for number in range(162) if s.where[number] == st.OUT_OF_GAME]
    attack(s, "fire 2/3")
    assert not any(s.has(number, TARGET) for number in range(len(s.group)))
    assert [number for number in range(162) if s.where[number] == st.OUT_OF_GAME] == gone


@pytest.mark.rule("22.4")
def test_two_weapons_without_flames_do_not_make_a_man_easier_to_kill() -> None:
    s = table("german A: Wolff rifle holds(Ford) kept\namerican A: Allen rifle, Ford bar killed")
    assert casualties.kia_of(s, man(s, "Wolff")) == 8
