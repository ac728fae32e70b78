"""Crew-served weapons (11)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import ACTED
from caposaldo.games.upfront.rules import command, crews, weapons
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.preparation import Arrange
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.games.upfront.verbs import DONE, RELIEVE, SERVE, SWAP
from rules.upfront.field import choices, do, group, man, names, refused, table, told

AMERICANS = "\namerican A: Allen rifle\n"
GROUP = "german A: Griess lmg, Hessel mp, Wolff rifle, Posner sl rifle" + AMERICANS


def servers(s: UpFrontState) -> list[str]:
    """Return the men who may be assigned to the machine gun."""
    return [s.setup.men[action.man].name for action in choices(s, SERVE) if action.weapon == man(s, "Griess")]


@pytest.mark.rule("11.12")
def test_assigning_an_assistant_is_the_action_of_the_group() -> None:
    s = table(GROUP)
    do(s, SERVE, man(s, "Wolff"), man(s, "Griess"))
    assert crews.assistant(s, man(s, "Griess")) == man(s, "Wolff")
    assert crews.is_complete(s, man(s, "Griess"))
    assert s.has_mark(group(s, "german", "A"), ACTED)
    assert told(s) == ["uf-crew-assigned"]
    do(s, DONE)
    assert choices(s, SERVE) == []


@pytest.mark.rule("3.3", "11.12")
def test_with_an_assignment_the_whole_group_may_change_places() -> None:
    s = table(GROUP)
    do(s, SERVE, man(s, "Wolff"), man(s, "Griess"))
    assert isinstance(s.top(), Arrange)
    do(s, SWAP, man(s, "Griess"), man(s, "Posner"))
    do(s, DONE)
    assert names(s, "german", "A") == ["Posner", "Hessel", "Griess", "Wolff"]
    assert isinstance(s.top(), Act)


@pytest.mark.rule("11.11", "11.12")
def test_the_assistant_stands_next_to_the_gunner() -> None:
    s = table(GROUP)
    do(s, SERVE, man(s, "Posner"), man(s, "Griess"))
    assert names(s, "german", "A") == ["Griess", "Posner", "Hessel", "Wolff"]
    s = table("german A: Hessel mp, Wolff rifle, Griess lmg" + AMERICANS)
    do(s, SERVE, man(s, "Wolff"), man(s, "Griess"))
    assert names(s, "german", "A") == ["Hessel", "Wolff", "Griess"]


@pytest.mark.rule("11.11")
def test_a_gunner_who_serves_another_weapon_is_not_parted_from_it() -> None:
    s = table("german A: Kurz lmg, Griess lmg(crew Kurz), Wolff rifle" + AMERICANS)
    do(s, SERVE, man(s, "Wolff"), man(s, "Kurz"))
    assert names(s, "german", "A") == ["Wolff", "Kurz", "Griess"]
    s = table("german A: Wolff rifle, Griess lmg(crew Kurz), Kurz lmg" + AMERICANS)
    do(s, SERVE, man(s, "Wolff"), man(s, "Kurz"))
    assert names(s, "german", "A") == ["Griess", "Kurz", "Wolff"]


@pytest.mark.rule("11.11")
def test_a_leader_may_be_an_assistant_and_leads_all_the_same() -> None:
    s = table(GROUP)
    assert servers(s) == ["Hessel", "Wolff", "Posner"]
    do(s, SERVE, man(s, "Posner"), man(s, "Griess"))
    assert command.has_leader(s, group(s, "german", "A"))


@pytest.mark.rule("11.11")
def test_the_assistant_is_of_the_same_group_and_serves_one_weapon() -> None:
    s = table("german A: Griess lmg\ngerman B: Wolff rifle, Kurz lmg(crew Posner), Posner rifle" + AMERICANS)
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Griess")) == "11.11"
    assert refused(s, SERVE, man(s, "Griess"), man(s, "Griess")) == "11.11"
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Kurz")) == "11.1"
    assert refused(s, SERVE, man(s, "Kurz"), man(s, "Wolff")) == "11.1"


@pytest.mark.rule("11.1")
def test_a_weapon_has_one_assistant_whoever_he_is() -> None:
    s = table("german A: Posner rifle, Griess lmg(crew Posner), Wolff rifle" + AMERICANS)
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Griess")) == "11.1"
    assert crews.is_complete(s, man(s, "Griess"))


@pytest.mark.rule("11.11", "11.13")
def test_who_serves_or_is_served_is_not_free() -> None:
    s = table("german A: Griess lmg(crew Posner), Posner rifle, Kurz lmg, Wolff rifle ^A" + AMERICANS)
    assert refused(s, SERVE, man(s, "Posner"), man(s, "Kurz")) == "11.13"
    assert refused(s, SERVE, man(s, "Griess"), man(s, "Kurz")) == "11.11"
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Kurz")) == "20.61"
    s = table("german A: Wolff rifle\namerican A: Allen mmg, Myers rifle ^A", side="american")
    assert refused(s, SERVE, man(s, "Myers"), man(s, "Allen")) == "20.61"


@pytest.mark.rule("11.3")
def test_a_pinned_man_is_neither_assigned_nor_relieved() -> None:
    s = table("german A: Griess lmg, Wolff rifle!, Posner rifle" + AMERICANS)
    assert servers(s) == ["Posner"]
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Griess")) == "11.3"
    s = table("german A: Griess lmg(crew Posner), Posner rifle!" + AMERICANS)
    assert choices(s, RELIEVE) == []
    assert refused(s, RELIEVE, man(s, "Posner")) == "11.3"


@pytest.mark.rule("11.13")
@pytest.mark.example("ex-19.5b")
def test_an_assistant_is_relieved_as_the_action_of_the_group() -> None:
    s = table("german A chit 2: Griess lmg(crew Posner)!, Posner rifle, Bernhoff rifle" + AMERICANS)
    do(s, RELIEVE, man(s, "Posner"))
    assert crews.assistant(s, man(s, "Griess")) == -1
    assert s.has_mark(group(s, "german", "A"), ACTED)
    assert told(s) == ["uf-crew-relieved"]


@pytest.mark.rule("11.13")
def test_who_has_no_duty_cannot_be_relieved() -> None:
    s = table(GROUP)
    assert refused(s, RELIEVE, man(s, "Wolff")) == "11.13"
    assert refused(s, RELIEVE, 77) == "11.12"
    assert refused(s, SERVE, -1, 0) == "11.12"
    assert refused(s, SERVE, man(s, "Wolff"), 1 << 40) == "11.1"
    s = table(GROUP.replace("Wolff rifle", "Wolff rifle routed"))
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Griess")) == "11.12"


@pytest.mark.rule("11.13")
def test_duty_ends_when_the_weapon_is_lost() -> None:
    s = table("german A: Griess lmg(crew Posner), Posner rifle, Kurz lmg(crew Wolff), Wolff rifle" + AMERICANS)
    weapons.lose(s, man(s, "Griess"), "19.2")
    assert s.serves[man(s, "Posner")] == -1
    assert s.serves[man(s, "Wolff")] == man(s, "Kurz")


@pytest.mark.rule("11.1", "11.4")
def test_a_crew_is_full_while_both_are_able() -> None:
    for marks in ("{}!, Posner rifle", "{}, Posner rifle!", "{}, Posner rifle ~B\ngerman B: Wolff rifle"):
        s = table("german A: " + marks.format("Griess lmg(crew Posner)") + AMERICANS)
        assert not crews.is_complete(s, man(s, "Griess"))
    s = table("german A: Griess lmg(crew Posner) killed, Posner rifle, Wolff rifle")
    assert s.serves[man(s, "Posner")] == man(s, "Griess")
    assert not crews.is_complete(s, man(s, "Griess"))


@pytest.mark.rule("4.2", "11.12")
def test_a_group_that_has_acted_changes_no_crew() -> None:
    s = table(GROUP + "acted: german A")
    assert choices(s, SERVE) == []
    assert refused(s, SERVE, man(s, "Wolff"), man(s, "Griess")) != ""
    assert refused(s, SERVE, man(s, "Allen"), man(s, "Griess")) != ""


# ---------------------------------------------------------------- who infiltrates
CLOSE = """
german A chit 3 in buildings: Griess sl mmg(crew Posner), Posner rifle, Wolff rifle holds(Jones) kept
american A chit 2 in buildings: Allen rifle
american B: Jones mmg killed, Degi rifle
"""


def infiltrate(text: str, who: str) -> UpFrontState:
    """He passes his check and does not get in."""
    s = table(text, draws=["black 1", "col1=b"])
    do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "A"))
    do(s, verbs.NAME, man(s, who), group(s, "american", "A"), -1)
    do(s, verbs.DONE)
    return s


@pytest.mark.rule("11.13", "18.22", "20.23")
def test_the_assistant_of_a_gun_left_behind_may_take_it_over() -> None:
    s = infiltrate(CLOSE, "Griess")
    s.clear_mark(0, st.ACTED)
    assert refused(s, verbs.ACQUIRE, man(s, "Wolff"), man(s, "Griess")) == "18.22"
    do(s, verbs.ACQUIRE, man(s, "Posner"), man(s, "Griess"))
    assert s.weapon[man(s, "Posner")] == man(s, "Griess")
    light = infiltrate(CLOSE.replace("mmg(crew", "lmg(crew"), "Griess")
    assert light.weapon[man(light, "Griess")] == man(light, "Griess")
    assert light.serves[man(light, "Posner")] == -1


@pytest.mark.rule("20.23", "20.74")
def test_who_leaves_a_captured_gun_behind_has_his_own_weapon_again() -> None:
    s = infiltrate(CLOSE, "Wolff")
    assert s.lies[man(s, "Jones")] == group(s, "german", "A")
    assert (s.weapon[man(s, "Wolff")], s.kept[man(s, "Wolff")]) == (man(s, "Wolff"), 0)
