"""Men who leave play and groups that are no more (3.3, 4.3, 17.44, 18.1, 20.8)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import crews, in_transit, losses
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.state import UpFrontState
from rules.upfront.field import do, group, man, names, on, pending, second, table, told

SQUADS = """
german A in woods: Griess lmg(crew Posner), Posner rifle, Hessel mp, Krause rifle ^A
german B: Wolff rifle, Bernhoff rifle, Ernst rifle, Vogel rifle
american A chit 2 in brush: Allen rifle, Myers rifle, Degi rifle
american B: Coates rifle, Nixon rifle, Jones rifle
"""


def lose(s: UpFrontState, name: str, fate: int = st.KILLED) -> None:
    losses.remove(s, man(s, name), fate, "6.51")


@pytest.mark.rule("18.1", "6.51")
def test_the_weapon_of_a_dead_man_stays_with_his_group() -> None:
    s = table(SQUADS)
    lose(s, "Hessel")
    assert s.fate[man(s, "Hessel")] == st.KILLED
    assert s.group[man(s, "Hessel")] == -1
    assert s.lies[man(s, "Hessel")] == group(s, "german", "A")
    assert s.weapon[man(s, "Hessel")] == -1
    assert told(s)[-2:] == ["uf-man-killed", "uf-weapon-lies"]


@pytest.mark.rule("18.1")
def test_in_marsh_and_stream_it_is_lost() -> None:
    for ground in ("marsh", "stream", "stream > sideways"):
        s = table(SQUADS.replace("german A in woods", f"german A in {ground}"))
        lose(s, "Hessel")
        assert s.lies[man(s, "Hessel")] == -1


@pytest.mark.rule("18.1", "6.531")
def test_who_runs_takes_his_weapon_along_unless_it_needs_a_crew() -> None:
    s = table(SQUADS)
    lose(s, "Hessel", st.ROUTED)
    assert s.lies[man(s, "Hessel")] == -1
    assert s.weapon[man(s, "Hessel")] == -1
    lose(s, "Griess", st.ROUTED)
    assert s.lies[man(s, "Griess")] == group(s, "german", "A")


@pytest.mark.rule("18.1", "20.74")
def test_who_runs_with_a_captured_weapon_takes_his_own_along_too() -> None:
    text = SQUADS.replace("Hessel mp", "Hessel mp holds(Degi) kept").replace("Degi rifle", "Degi rifle killed")
    for fate, lies in ((st.ROUTED, [-1, -1]), (st.KILLED, [0, 0])):
        s = table(text)
        lose(s, "Hessel", fate)
        assert [int(s.lies[man(s, name)]) for name in ("Hessel", "Degi")] == lies


@pytest.mark.rule("18.1", "21.1")
@pytest.mark.parametrize(("fate", "lies"), [(st.KILLED, 0), (st.ROUTED, -1), (st.CAPTURED, -1)])
def test_a_dead_man_leaves_his_charge_with_his_rifle_and_one_who_is_gone_does_not(fate: int, lies: int) -> None:
    s = table(SQUADS.replace("Griess lmg(crew Posner)", "Griess rifle charge"))
    lose(s, "Griess", fate)
    assert [int(s.lies[weapon]) for weapon in (man(s, "Griess"), second(s, "Griess"))] == [lies, lies]
    assert s.second[man(s, "Griess")] == -1


@pytest.mark.rule("18.1")
def test_an_infiltrator_leaves_his_weapon_where_he_had_infiltrated() -> None:
    s = table(SQUADS)
    lose(s, "Krause")
    assert s.lies[man(s, "Krause")] == group(s, "american", "A")
    assert s.inside[man(s, "Krause")] == -1
    s = table(SQUADS.replace("Myers rifle", "Myers rifle ^A"))
    lose(s, "Myers")
    assert s.lies[man(s, "Myers")] == group(s, "german", "A")


@pytest.mark.rule("18.22", "11.13")
def test_the_assistant_stays_with_the_weapon_of_a_dead_gunner_and_a_dead_assistant_serves_no_more() -> None:
    s = table(SQUADS)
    lose(s, "Griess")
    assert s.serves[man(s, "Posner")] == man(s, "Griess")
    s = table(SQUADS)
    lose(s, "Posner")
    assert s.serves[man(s, "Posner")] == -1
    assert crews.assistant(s, man(s, "Griess")) == -1


@pytest.mark.rule("1", "18.1")
def test_below_the_chapter_on_weapons_they_are_gone_with_their_men() -> None:
    s = table(SQUADS.replace("Krause rifle ^A", "Krause rifle") + "level: 16")
    lose(s, "Griess")
    assert s.lies[man(s, "Griess")] == -1
    assert s.serves[man(s, "Posner")] == -1


@pytest.mark.rule("16.4", "16.5")
def test_what_became_of_a_man_is_remembered_and_his_marks_are_not() -> None:
    s = table(SQUADS.replace("Hessel mp", "Hessel mp! heroic").replace("Myers rifle", "Myers rifle!"))
    lose(s, "Hessel", st.ROUTED)
    lose(s, "Myers", st.CAPTURED)
    assert [int(s.fate[man(s, name)]) for name in ("Hessel", "Myers")] == [st.ROUTED, st.CAPTURED]
    assert s.flags[man(s, "Hessel")] == 0
    assert names(s, "american", "A") == ["Allen", "Degi"]


# ---------------------------------------------------------------- groups that are no more
LAST = """
german A: Griess rifle, Posner rifle, Wolff rifle{}
german B: Ernst rifle
american A: Allen rifle, Myers rifle, Coates rifle
american B chit 2 in woods > forward, smoke: Degi rifle
"""


@pytest.mark.rule("4.3", "3.2")
def test_the_cards_on_a_group_that_is_no_more_are_discarded() -> None:
    s = table(LAST.format(""))
    cards = on(s, "american", "B")
    assert len(cards) == 3
    lose(s, "Degi")
    assert [int(s.where[other]) for other in cards] == [st.DISCARDED] * 3
    assert not s.exists(5)
    assert s.letter[5] == -1
    assert s.chit[5] == 0
    assert s.upper[5] == -1
    assert "uf-group-gone" in told(s)
    assert isinstance(s.top(), Act)


@pytest.mark.rule("8.1", "4.4")
def test_what_lay_face_down_on_it_stays_a_secret() -> None:
    s = table(LAST.format("").replace("in woods > forward, smoke", "in open"))
    (hidden,) = on(s, "american", "B")
    lose(s, "Degi")
    assert s.where[hidden] == st.DISCARDED
    assert s.seen[hidden] == 2


@pytest.mark.rule("17.44", "17.62", "17.63")
def test_flank_fire_by_it_and_against_it_and_encirclement_end() -> None:
    s = table(
        """
        german A chit 3: Griess rifle, Posner rifle
        german B chit 3: Wolff rifle, Ernst rifle
        american A chit 3: Allen rifle
        american B chit 2: Degi rifle, Coates rifle, Myers rifle
        flank: german A > american B
        flank: american A > german B
        behind: american A > german B
        behind: german B > american A
        encircled: german B > american A american B
        """
    )
    lose(s, "Allen")
    assert s.flank[4 * st.GROUPS + 1] == st.NO_FLANK
    assert s.flank[0 * st.GROUPS + 5] == st.BY_FLANK_CARD
    assert s.rear[1] == -1
    assert s.front[1] == -1
    assert s.behind[4 * st.GROUPS + 1] == 0
    assert s.behind[1 * st.GROUPS + 4] == 0


@pytest.mark.rule("20.8")
def test_if_enemies_are_in_it_they_are_asked_what_becomes_of_its_terrain() -> None:
    s = table(LAST.format(" ^B"))
    cards = on(s, "american", "B")
    lose(s, "Degi")
    seize = pending(s, Seize)
    assert (seize.lost, seize.side) == (5, 0)
    assert on_group(s, 5) == cards
    assert s.inside[man(s, "Wolff")] == 5
    assert not s.exists(5)


def on_group(s: UpFrontState, number: int) -> list[int]:
    found: list[int] = []
    other = s.upper[number]
    while other >= 0:
        found.insert(0, int(other))
        other = s.under[other]
    return found


@pytest.mark.rule("4.3", "18.4")
def test_at_the_end_of_the_turn_nothing_is_left_of_a_lost_group() -> None:
    s = table(LAST.format(""))
    lose(s, "Degi")
    assert s.lies[man(s, "Degi")] == 5  # whoever killed him may still take it
    for _ in range(3):
        do(s, verbs.DONE)
    assert s.lies[man(s, "Degi")] == -1


@pytest.mark.rule("17.8")
def test_who_is_on_his_way_to_another_group_goes_on() -> None:
    text = LAST.format("").replace("Coates rifle", "Coates rifle ~C") + "american C: Nixon rifle"
    s = table(text.replace("Ernst rifle", "Ernst rifle ^A fresh"))
    lose(s, "Degi")
    assert s.bound[man(s, "Coates")] == 6
    assert s.has(man(s, "Coates"), st.MOVING_OVER)
    assert s.has(man(s, "Ernst"), st.FRESH)
    assert "uf-turns-back" not in told(s)


@pytest.mark.rule("17.8")
def test_a_man_lost_on_his_way_ties_nobody() -> None:
    s = table(LAST.format("").replace("Coates rifle", "Coates rifle ~B"))
    assert in_transit.is_tied(s, 4)
    lose(s, "Coates")
    assert not in_transit.is_tied(s, 4)
    assert not in_transit.is_tied(s, 5)


@pytest.mark.rule("4.2")
def test_nothing_is_remembered_of_the_actions_of_a_group_that_is_no_more() -> None:
    s = table(LAST.format("") + "acted: american B")
    s.announced[5] = 2
    s.sniper_number[5] = 3
    lose(s, "Degi")
    assert (s.marks[5], s.announced[5], s.sniper_number[5]) == (0, -1, 0)


@pytest.mark.rule("20.8")
def test_enemies_in_a_group_that_is_no_more_are_out_again() -> None:
    s = table(LAST.format(" ^B").replace("Griess rifle", "Griess rifle ^A"))
    lose(s, "Degi")
    do(s, verbs.KEEP)
    assert s.inside[man(s, "Griess")] == 4
    assert s.inside[man(s, "Wolff")] == -1
    assert "uf-infiltrator-out" in told(s)


@pytest.mark.rule("17.8")
def test_who_was_on_his_way_to_it_goes_back() -> None:
    s = table(LAST.format("").replace("Coates rifle", "Coates rifle ~B"))
    lose(s, "Degi")
    coates = man(s, "Coates")
    assert s.bound[coates] == -1
    assert not s.has(coates, st.MOVING_OVER)
    assert s.group[coates] == 4


@pytest.mark.rule("18.1", "20.74")
def test_who_runs_takes_both_his_weapons_along() -> None:
    s = table("german A: Wolff rifle! holds(Ford) kept, Kurz rifle\namerican A: Allen rifle, Ford bar killed")
    losses.remove(s, man(s, "Wolff"), st.ROUTED, "6.531")
    assert [s.lies[man(s, "Wolff")], s.lies[man(s, "Ford")]] == [-1, -1]


@pytest.mark.rule("17.8")
def test_men_on_their_way_do_not_turn_back_because_some_other_group_is_lost() -> None:
    text = "german A: Griess sl rifle ~B, Posner rifle\ngerman B: Wolff rifle\ngerman C: Kurz rifle\n"
    s = table(text + "american A: Allen rifle")
    losses.remove(s, man(s, "Kurz"), st.KILLED, "6.51")
    assert s.bound[man(s, "Griess")] == 1
    losses.remove(s, man(s, "Wolff"), st.KILLED, "6.51")
    assert s.bound[man(s, "Griess")] == -1
