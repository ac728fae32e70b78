"""Time, points, goals and broken squads (16.3 to 16.5)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.rules import losses, victory
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, do, group, man, table

FOES = """
german A chit 2: Griess rifle, Posner rifle
german B chit 1: Wolff rifle, Bernhoff rifle
american A chit 1: Allen rifle, Myers rifle
american B: Degi rifle, Coates rifle
"""


def short_pile(s: UpFrontState, left: int) -> None:
    """Discard all but this many cards of the pile."""
    for other in list(s.pile)[left:]:
        s.where[other] = st.DISCARDED
        s.seen[other] = st.EVERYBODY
    s.pile = s.pile[:left]


def points(s: UpFrontState) -> list[int]:
    """Of both sides; the chain says the same."""
    found = []
    for side in range(2):
        chain = Chain()
        assert victory.points_parts(s, side, chain) == victory.points(s, side)
        found.append(int(victory.points(s, side)))
    return found


def winners(s: UpFrontState) -> list[int] | None:
    return None if s.result is None else s.result.winners


# ---------------------------------------------------------------- time (16.3)
@pytest.mark.rule("16.3", "16.4")
def test_when_the_pile_is_emptied_for_the_last_time_the_game_ends_and_points_decide() -> None:
    s = table(FOES + "decks: 1", step="refilling")
    short_pile(s, 2)
    do(s, verbs.DRAW, 5)
    assert winners(s) == [0]
    assert s.result is not None
    assert (s.result.rule, s.result.params["side"]) == ("16.4", s.side_ref(0))
    assert len(s.hands[0]) == 2  # nothing more is drawn
    refusal = s.refusal(0, Action(verbs.DRAW, 1))
    assert refusal is not None
    assert refusal.rule == "16.3"


@pytest.mark.rule("16.3")
def test_before_the_last_deck_the_game_goes_on() -> None:
    s = table(FOES + "decks: 2", step="refilling")
    short_pile(s, 2)
    do(s, verbs.DRAW, 5)
    assert s.result is None
    assert len(s.hands[0]) == 5
    assert s.emptied == 1


@pytest.mark.rule("16.3")
def test_an_attack_in_progress_is_finished_then_nothing_more_is_done() -> None:
    s = table(
        """
        german A chit 3: Griess rifle, Posner rifle, Wolff rifle
        american A chit 2: Allen rifle 1/9/9, Myers rifle 1/9/9, Degi rifle 1/9/9
        hand german: fire 1, movement
        decks: 1
        """
    )
    one = card(s, "german", "fire 1")
    short_pile(s, 1)
    do(s, verbs.ATTACK_ON, 0, 4)
    do(s, verbs.USE, one)
    do(s, verbs.DONE)
    assert s.result is None
    do(s, verbs.RESOLVE)
    assert s.time_up == 1
    assert s.result is not None
    assert sum(1 for event in s.events or [] if event.key == "uf-resolved") == 3


@pytest.mark.rule("16.3", "16.4")
def test_the_scenario_may_name_who_wins_when_time_is_up() -> None:
    s = table(FOES + "decks: 1\ntime: american", step="refilling")
    assert points(s)[0] > points(s)[1]
    short_pile(s, 1)
    do(s, verbs.DRAW, 1)
    assert winners(s) == [1]
    assert s.result is not None
    assert s.result.rule == "16.3"
    s = table(FOES.replace("chit 2", "chit -2") + "decks: 1\ntime: german", step="refilling")
    assert points(s)[0] < points(s)[1]
    short_pile(s, 1)
    do(s, verbs.DRAW, 1)
    assert winners(s) == [0]


@pytest.mark.rule("16.3", "16.42")
def test_a_goal_that_is_reached_when_time_is_up_still_counts() -> None:
    s = table(FOES.replace("chit 2", "chit 2 in woods") + "decks: 1\ntime: american\ngoal: german chit 2 men 2 cover")
    s.time_up = 1
    do(s, verbs.DONE)
    assert winners(s) == [0]
    assert s.result is not None
    assert (s.result.rule, s.result.key) == ("16.42", "uf-won-at-chit")


# ---------------------------------------------------------------- points (16.4, 16.41)
@pytest.mark.rule("16.4")
def test_unpinned_men_count_by_the_chit_of_their_group_and_lost_enemies_by_their_fate() -> None:
    s = table(
        """
        german A chit 3: Griess rifle, Posner rifle unarmed, Hessel rifle killed
        german B chit -1 in marsh: Wolff rifle, Ernst rifle
        american A chit 2: Allen rifle, Myers rifle routed, Degi rifle killed, Coates rifle captured
        """
    )
    assert points(s) == [3 * 2 - 2 + 1 + 2 + 5, 2 + 2]
    chain = Chain()
    victory.points_parts(s, 0, chain)
    assert [(link.rule, int(link.value)) for link in chain.links] == [
        ("16.4", 6),
        ("16.4", -2),
        ("16.4", 2),
        ("16.4", 1),
        ("16.4", 5),
    ]


@pytest.mark.rule("16.41")
def test_pinned_men_are_worth_nothing() -> None:
    s = table("german A chit 3: Griess rifle!, Posner rifle\namerican A chit 2: Allen rifle!")
    assert points(s) == [3, 0]


@pytest.mark.rule("16.4")
def test_equal_points_are_a_draw() -> None:
    s = table("german A chit 2: Griess rifle, Posner rifle\namerican A chit 2: Allen rifle, Myers rifle")
    s.time_up = 1
    do(s, verbs.DONE)
    assert winners(s) == []
    assert s.result is not None
    assert s.result.rule == "16.4"


# ---------------------------------------------------------------- goals (16.42 to 16.423)
GOAL = """
german A chit {chit} {where}: Griess rifle{mark}, Posner rifle, Wolff rifle, Bernhoff rifle
german B: Hessel rifle, Krause rifle
american A: Allen rifle, Myers rifle
american B in hill: Degi rifle, Coates rifle
goal: german {goal} men 4 cover
"""


def wins(where: str, chit: int = 4, mark: str = "", goal: str = "chit 4", side: str = "german") -> bool:
    """The German has reached his goal at the end of the turn."""
    s = table(GOAL.format(chit=chit, where=where, mark=mark, goal=goal), side=side, step="refilling")
    do(s, verbs.DONE)
    assert winners(s) in ([0], None)
    assert s.result is None or s.result.rule == "16.42"
    return s.result is not None


@pytest.mark.rule("16.42")
@pytest.mark.example("ex-16.42")
def test_enough_men_as_far_as_the_chit_in_cover_win_and_wire_may_prevent_it() -> None:
    assert not wins("in brush > wire")
    assert wins("in woods > wire")
    assert wins("in buildings > wire")
    assert wins("in gully > wire")
    assert wins("in brush")


@pytest.mark.rule("16.42")
def test_it_takes_enough_unpinned_men_far_enough() -> None:
    assert wins("in woods", chit=5)
    assert not wins("in woods", chit=3)
    assert not wins("in woods", mark="!")


@pytest.mark.rule("16.42")
def test_a_goal_is_judged_at_the_end_of_the_enemys_turn_too() -> None:
    assert wins("in woods", side="american")


@pytest.mark.rule("16.42", "8.32", "8.9")
def test_open_ground_stream_and_minefield_are_no_cover_hill_and_wall_are() -> None:
    for where in ("", "in open", "in stream", "in minefield"):
        assert not wins(where)
    for where in ("in hill", "in wall", "in marsh", "in buildings"):
        assert wins(where)


@pytest.mark.rule("16.421")
def test_smoke_is_no_cover() -> None:
    assert not wins("in open > smoke")
    assert not wins("in brush > smoke, wire")


@pytest.mark.rule("16.422")
def test_a_group_on_the_move_has_reached_nothing() -> None:
    assert not wins("in buildings -3 > sideways")
    assert not wins("in woods > forward")


@pytest.mark.rule("16.422", "17.83")
def test_nor_have_men_on_their_way_to_another_group() -> None:
    assert wins("in woods", mark=", Kurz rifle ~B")
    assert not wins("in woods", mark=" ~B")


@pytest.mark.rule("16.423")
def test_a_gully_is_cover_although_nobody_can_fire_into_it() -> None:
    assert wins("in gully", chit=4)
    s = table(GOAL.format(chit=4, where="in gully", mark="", goal="chit 4").replace("american B in hill", "american B"))
    assert victory.in_cover(s, 0)


@pytest.mark.rule("16.42")
def test_a_goal_may_be_a_relative_range_to_some_enemy_group() -> None:
    assert wins("in woods", chit=5, goal="range 5")
    assert not wins("in woods", chit=4, goal="range 5")
    assert wins("in woods", chit=4, goal="range 4")
    text = GOAL.format(chit=2, where="in woods", mark="", goal="range 4").replace("american A:", "american A chit 2:")
    s = table(text, step="refilling")
    do(s, verbs.DONE)
    assert winners(s) == [0]  # his own chit does not matter


@pytest.mark.rule("16.42")
def test_men_of_several_groups_count_together_and_without_cover_it_is_enough_to_halt() -> None:
    text = """
    german A chit 4: Griess rifle, Posner rifle
    german B chit 4 {}: Wolff rifle, Bernhoff rifle
    american A: Allen rifle
    goal: german chit 4 men 4
    """
    for above, won in (("", [0]), ("> sideways", None)):
        s = table(text.format(above), step="refilling")
        do(s, verbs.DONE)
        assert winners(s) == won


@pytest.mark.rule("16.42")
def test_if_both_have_reached_their_goals_the_player_whose_turn_it_is_wins() -> None:
    text = """
    german A chit 4: Griess rifle
    american A chit 4: Allen rifle
    goal: german chit 4 men 1
    goal: american chit 4 men 1
    """
    for side, won in (("german", [0]), ("american", [1])):
        s = table(text, side=side, step="refilling")
        do(s, verbs.DONE)
        assert winners(s) == won


# ---------------------------------------------------------------- broken squads (16.5)
def lose_men(s: UpFrontState, side: int, fates: list[int]) -> int:
    """Men of the side are lost until the game is over: how many."""
    own = [i for i in range(s.setup.count()) if s.setup.side[i] == side]
    for lost, who in enumerate(own, 1):
        losses.remove(s, who, fates[lost % len(fates)], "6.51")
        if s.result is not None:
            return lost
    return 0


@pytest.mark.rule("16.5")
@pytest.mark.example("ex-16.5a")
def test_with_fifteen_cards_the_eighth_lost_breaks_the_squad() -> None:
    men = [f"Man{i} rifle" for i in range(15)]
    s = table(
        f"nations: german russian\nrussian A: {', '.join(men[:8])}\nrussian B: {', '.join(men[8:])}\ngerman A: Griess"
    )
    assert lose_men(s, 1, [st.KILLED]) == 8
    assert winners(s) == [0]
    assert s.result is not None
    assert s.result.rule == "16.5"


@pytest.mark.rule("16.5")
@pytest.mark.example("ex-16.5b")
def test_eight_cards_break_at_the_fifth_and_thirteen_at_the_seventh_whatever_their_fate() -> None:
    for count, last in ((8, 5), (13, 7)):
        men = [f"Man{i} rifle" for i in range(count)]
        s = table(f"german A: {', '.join(men[:5])}\ngerman B: {', '.join(men[5:])}\namerican A: Allen rifle")
        assert lose_men(s, 0, [st.KILLED, st.ROUTED, st.CAPTURED]) == last
        assert winners(s) == [1]


@pytest.mark.rule("16.5", "10.3")
def test_men_given_up_count_and_the_game_ends_at_once() -> None:
    s = table("german A: Griess rifle!, Posner rifle!\ngerman B: Wolff rifle!\namerican A: Allen rifle")
    do(s, verbs.PANIC, man(s, "Griess"))
    assert s.result is None
    do(s, verbs.PANIC, man(s, "Posner"))
    assert winners(s) == [1]
    assert s.waiting() == []


@pytest.mark.rule("16.5", "20.7")
def test_if_both_squads_break_in_one_fight_nobody_wins() -> None:
    s = table("german A: Griess rifle\namerican A: Allen rifle")
    losses.remove(s, man(s, "Griess"), st.KILLED, "20.7")
    assert winners(s) == [1]
    victory.check_broken(s, 0)
    assert winners(s) == [1]
    losses.remove(s, man(s, "Allen"), st.KILLED, "20.7")
    assert winners(s) == []
    assert not s.exists(group(s, "german", "A"))


@pytest.mark.rule("16.5", "20.7")
def test_a_fight_without_survivors_may_break_both() -> None:
    text = "german A chit 3: Griess rifle ^A\ngerman B: Hessel rifle routed\n"
    text += "american A chit 2: Allen rifle\namerican B: Myers rifle routed"
    s = table(text, draws=["black 1"] * 3)
    do(s, verbs.BEGIN_ASSAULT, 0, 0)
    do(s, verbs.NAME, man(s, "Griess"), -1, -1)
    do(s, verbs.DONE)
    assert [s.fate[man(s, name)] for name in ("Griess", "Allen")] == [st.KILLED, st.KILLED]
    assert winners(s) == []
