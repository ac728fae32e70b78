"""Leaders, hands and commissars (15)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.io.files import load_setup
from caposaldo.games.upfront.rules import casualties, command, losses
from caposaldo.games.upfront.state import UpFrontState, new_game
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.dice import Dice
from rules.upfront.field import card, choices, do, group, hand, man, names, refused, table, told

SQUADS = """
german A: Griess sl rifle, Posner rifle, Hessel rifle, Krause rifle
german B: Wolff asl rifle, Bernhoff rifle, Ernst rifle, Vogel rifle
american A: Allen sl rifle, Myers rifle
american B: Degi asl rifle, Coates rifle
"""
RUSSIANS = """
nations: german russian
russian A: Ivanov commissar rifle, Petrov rifle!, Orlov rifle
russian B: Belov asl rifle, Gusev rifle!
german A: Griess rifle
german B: Wolff rifle
"""


def may_draw(s: UpFrontState) -> int:
    return len(choices(s, verbs.DRAW))


def links(s: UpFrontState, side: int) -> list[tuple[str, int]]:
    chain = Chain()
    assert command.limit_parts(s, side, chain) == command.limit(s, side)
    return [(link.rule, int(link.value)) for link in chain.links]


# ---------------------------------------------------------------- leaders and hands (15.1 to 15.4)
@pytest.mark.rule("15.1")
def test_each_force_has_a_squad_leader_and_an_assistant() -> None:
    for russians in ("no", "yes"):
        s = new_game(load_setup("two-patrols", {"russians": russians}), Dice("start"))
        for side in range(2):
            ranks = sorted(
                int(one.leader) for i, one in enumerate(s.setup.men) if s.setup.side[i] == side and one.leader
            )
            assert ranks == [1, 2]
            assert s.setup.men[command.leader_of(s, side)].leader == 1


@pytest.mark.rule("15.2", "4.5")
def test_a_pinned_squad_leader_costs_a_card() -> None:
    s = table(SQUADS.replace("Griess sl rifle", "Griess sl rifle!"), step="refilling")
    assert may_draw(s) == 4
    assert refused(s, verbs.DRAW, 5) == "4.5"
    assert links(s, 0) == [("3.5", 5), ("15.2", -1)]
    s = table(SQUADS + "hand german: hero", step="refilling")
    assert may_draw(s) == 4  # five in all


@pytest.mark.rule("15.2")
def test_it_is_at_the_refill_that_the_leader_is_looked_at() -> None:
    s = table(SQUADS.replace("Griess sl rifle", "Griess sl rifle!") + "hand german: hero", step="refilling")
    assert may_draw(s) == 3
    do(s, verbs.PLAY_HERO, card(s, "german", "hero"), man(s, "Griess"))
    assert may_draw(s) == 5


@pytest.mark.rule("15.2", "15.3")
def test_a_lost_squad_leader_costs_a_card_at_the_next_refill_only() -> None:
    s = table(SQUADS)
    losses.remove(s, man(s, "Griess"), st.ROUTED, "6.531")
    do(s, verbs.DONE)
    do(s, verbs.DONE)
    assert may_draw(s) == 4
    assert links(s, 0) == [("3.5", 5), ("15.2", -1)]
    do(s, verbs.DONE)
    assert command.leader_of(s, 0) == man(s, "Wolff")
    assert command.limit(s, 0) == 5


@pytest.mark.rule("15.3")
def test_the_assistant_counts_for_nothing_until_he_is_the_leader() -> None:
    s = table(SQUADS.replace("Wolff asl rifle", "Wolff asl rifle!"), step="refilling")
    assert may_draw(s) == 5
    losses.remove(s, man(s, "Wolff"), st.KILLED, "6.51")
    assert command.limit(s, 0) == 5
    s = table(
        SQUADS.replace("Griess sl rifle", "Griess sl rifle routed").replace("Wolff asl rifle", "Wolff asl rifle!"),
        step="refilling",
    )
    assert may_draw(s) == 4


@pytest.mark.rule("15.4")
def test_without_any_leader_a_card_is_missing_for_good() -> None:
    lost = SQUADS.replace("sl rifle", "sl rifle killed").replace("Allen sl rifle killed", "Allen sl rifle")
    s = table(lost, step="refilling")
    assert may_draw(s) == 4
    assert links(s, 0) == [("3.5", 5), ("15.4", -1)]
    do(s, verbs.DONE)
    assert command.limit(s, 0) == 4
    s = table("german A: Griess rifle, Posner rifle\namerican A: Allen rifle\namerican B: Degi rifle")
    assert command.leader_of(s, 0) == -1
    assert command.limit(s, 0) == 5


@pytest.mark.rule("15.3", "15.4")
def test_the_second_leader_lost_too_costs_no_more_than_one_card() -> None:
    s = table(SQUADS)
    losses.remove(s, man(s, "Griess"), st.KILLED, "6.51")
    losses.remove(s, man(s, "Wolff"), st.KILLED, "6.51")
    assert command.limit(s, 0) == 4


@pytest.mark.rule("15.6")
def test_against_a_single_group_one_may_draw_one_card_more() -> None:
    s = table("german A: Griess rifle, Posner rifle\ngerman B: Wolff rifle\namerican A: Allen rifle", step="refilling")
    assert may_draw(s) == 6
    assert links(s, 0) == [("3.5", 5), ("15.6", 1)]
    assert command.limit(s, 1) == 6
    s = table(SQUADS, step="refilling")
    assert may_draw(s) == 5


@pytest.mark.rule("10.1", "15.1")
def test_a_group_has_a_leader_if_he_is_not_pinned() -> None:
    s = table(SQUADS.replace("Griess sl rifle", "Griess sl rifle!") + "german C: Kurz rifle")
    assert [command.has_leader(s, i) for i in range(3)] == [False, True, False]


# ---------------------------------------------------------------- commissars (15.5 to 15.54)
@pytest.mark.rule("15.5", "15.2", "15.3")
def test_a_commissar_is_the_leader_he_replaces() -> None:
    s = table(RUSSIANS)
    assert command.leader_of(s, 1) == man(s, "Ivanov")
    assert command.limit(s, 1) == 4
    s = table(RUSSIANS.replace("Ivanov commissar rifle", "Ivanov commissar rifle!"))
    assert command.limit(s, 1) == 3
    text = RUSSIANS.replace("Ivanov commissar", "Ivanov sl").replace("Belov asl rifle", "Belov asl commissar rifle!")
    s = table(text)
    assert command.leader_of(s, 1) == man(s, "Ivanov")
    assert command.limit(s, 1) == 4


@pytest.mark.rule("15.52")
def test_those_with_an_able_commissar_have_better_morale_and_panic_values() -> None:
    s = table(RUSSIANS)
    ivanov, petrov, orlov, gusev = (man(s, name) for name in ("Ivanov", "Petrov", "Orlov", "Gusev"))
    assert casualties.morale_of(s, orlov) == 5
    assert casualties.panic_of(s, petrov) == 6
    assert casualties.morale_of(s, ivanov) == 4
    assert casualties.panic_of(s, gusev) == 5
    s.mark(ivanov, st.PINNED)
    assert casualties.morale_of(s, orlov) == 4
    assert casualties.panic_of(s, petrov) == 5


@pytest.mark.rule("15.53")
def test_after_the_refill_one_card_for_the_group_may_cost_a_pinned_man_his_life() -> None:
    for position, fate in ((2, st.KILLED), (1, st.IN_PLAY), (3, st.IN_PLAY)):
        s = table(RUSSIANS, side="russian", step="refilling", draws=[f"col3={position}"])
        do(s, verbs.DONE)
        assert s.fate[man(s, "Petrov")] == fate
        assert s.waiting() == [0]
        assert ("uf-execution" in told(s)) == (fate == st.KILLED)
        assert s.fate[man(s, "Gusev")] == st.IN_PLAY  # no commissar there


@pytest.mark.rule("15.53")
def test_one_card_is_drawn_however_many_are_pinned() -> None:
    s = table(
        RUSSIANS.replace("Orlov rifle", "Orlov rifle!, Kozlov rifle!, Zaitsev rifle"),
        side="russian",
        step="refilling",
        draws=["col5=3"],
    )
    do(s, verbs.DONE)
    assert names(s, "russian", "A") == ["Ivanov", "Petrov", "Kozlov", "Zaitsev"]


@pytest.mark.rule("15.53")
def test_a_pinned_commissar_shoots_nobody_and_nobody_is_shot_where_all_stand() -> None:
    for text in (
        RUSSIANS.replace("Ivanov commissar rifle", "Ivanov commissar rifle!"),
        RUSSIANS.replace("Petrov rifle!", "Petrov rifle"),
    ):
        s = table(text, side="russian", step="refilling", draws=[])
        do(s, verbs.DONE)
        assert s.waiting() == [0]


@pytest.mark.rule("15.53", "20.9")
def test_berserk_men_are_not_shot() -> None:
    text = RUSSIANS.replace("Petrov rifle!", "Petrov rifle berserk")
    s = table(text, side="russian", step="refilling", draws=[])
    do(s, verbs.DONE)
    assert s.fate[man(s, "Petrov")] == st.IN_PLAY
    s = table(text.replace("Orlov rifle", "Orlov rifle!"), side="russian", step="refilling", draws=["col3=2"])
    do(s, verbs.DONE)
    assert s.fate[man(s, "Petrov")] == st.IN_PLAY
    assert "uf-mercy" in told(s)


@pytest.mark.rule("15.53", "10.4")
def test_a_hero_drawn_in_the_refill_saves_a_man_from_execution() -> None:
    s = table(RUSSIANS, side="russian", step="refilling", draws=["hero"])
    do(s, verbs.DRAW, 1)
    do(s, verbs.PLAY_HERO, card(s, "russian", "hero"), man(s, "Petrov"))
    do(s, verbs.DONE)
    assert s.fate[man(s, "Petrov")] == st.IN_PLAY
    assert hand(s, "russian") == []


@pytest.mark.rule("15.53")
def test_executions_belong_to_the_russian_turn() -> None:
    s = table(RUSSIANS, side="german", step="refilling", draws=[])
    do(s, verbs.DONE)
    assert s.waiting() == [1]
    assert s.size(group(s, "russian", "A")) == 3
