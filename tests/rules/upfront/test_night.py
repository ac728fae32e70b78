"""Scenarios at night, as far as smoke and infiltration go (13.26, 20.31; 38.1, 38.5, 38.51, 38.6)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.rules import deck, infiltration_columns, night
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.setup import CONCEALED, SMOKE
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel.chain import Chain
from rules.upfront.field import card, choices, do, group, man, refused, table

SQUADS = """
german A chit 2 in brush: Griess sl rifle, Hessel rifle
german B chit 2 in woods: Wolff rifle, Bernhoff rifle
american A chit 3 in woods: Allen sl rifle, Myers rifle, Degi rifle, Coates rifle, Nixon rifle
american B chit 1 in woods: Jones rifle, Posner rifle
hand german: smoke, movement, concealed -1
"""


@pytest.mark.rule("13.26")
def test_by_day_smoke_is_laid_and_at_night_it_is_a_dead_card() -> None:
    by_day, at_night = table(SQUADS), table(SQUADS + "night: yes")
    for s in (by_day, at_night):
        smoke = card(s, "german", "smoke")
        dark = s is at_night
        assert refused(s, verbs.LAY_SMOKE, smoke, group(s, "german", "A")) == ("13.26" if dark else "")
        assert (choices(s, verbs.LAY_SMOKE) == []) == dark
        assert deck.is_dead(s, 0, smoke) == dark
        assert deck.usable(s, 0, card(s, "german", "concealed -1"), CONCEALED)
    assert not deck.usable(at_night, 1, card(at_night, "german", "smoke"), SMOKE)


def column(s: UpFrontState, who: str, target: int) -> int:
    return int(infiltration_columns.column_parts(s, man(s, who), target, Chain()))


@pytest.mark.rule("20.31")
def test_at_night_an_infiltrator_has_three_columns_less() -> None:
    enemy = group(table(SQUADS), "american", "A")
    by_day, at_night = column(table(SQUADS), "Griess", enemy), column(table(SQUADS + "night: yes"), "Griess", enemy)
    assert (by_day, at_night) == (3, 1)  # 5 - 2 for brush, and 0 is not less than 1
    by_day, at_night = column(table(SQUADS), "Wolff", enemy), column(table(SQUADS + "night: yes"), "Wolff", enemy)
    assert (by_day, at_night) == (4, 1)


@pytest.mark.rule("20.31")
def test_the_night_lets_him_in_with_a_card_that_would_not_do_by_day() -> None:
    for lines, enters in (("", False), ("night: yes", True), ("night: yes\nstarshell: american A", False)):
        s = table(SQUADS + lines, draws=["black 0 col4=4b col1=r"])
        enemy, wolff = group(s, "american", "A"), man(s, "Wolff")
        do(s, verbs.BEGIN_INFILTRATION, 0, group(s, "german", "B"))
        do(s, verbs.NAME, wolff, enemy, card(s, "german", "movement"))
        do(s, verbs.DONE)
        if isinstance(s.top(), Conceal):
            do(s, verbs.KEEP)
        assert (s.inside[wolff] == enemy) == enters, lines


@pytest.mark.rule("20.31")
def test_a_starshell_lights_its_group_friends_of_the_same_chit_and_enemies_close_by() -> None:
    s = table(
        """
german A chit 2: Griess rifle, Hessel rifle
german B chit 2: Wolff rifle, Bernhoff rifle
german D chit 1: Posner rifle, Schultz rifle
american A chit 3: Allen rifle, Myers rifle
american B chit 3: Jones rifle, Nixon rifle
american C chit 2: Coates rifle, Degi rifle
night: yes
starshell: american B
"""
    )
    lit = [letter for letter in "ABC" if night.is_lit(s, group(s, "american", letter))]
    assert lit == ["A", "B"]
    assert [letter for letter in "ABD" if night.is_lit(s, group(s, "german", letter))] == ["A", "B"]
    assert s.view(0)["groups"][0]["lit"] is True


@pytest.mark.rule("20.31")
def test_a_starshell_goes_out_at_the_end_of_the_second_turn_of_those_below_it() -> None:
    s = table(SQUADS + "night: yes\nstarshell: german A", step="acting")
    lit = group(s, "german", "A")
    seen = []
    for _ in range(3):
        while s.side == 0:
            finish_step(s)
        seen.append(night.is_lit(s, lit))
        while s.side == 1:
            finish_step(s)
    assert seen == [True, False, False]


def finish_step(s: UpFrontState) -> None:
    """The shortest way on: nothing, or the first thing if one must do something."""
    wanted = choices(s, verbs.DONE) or choices(s, verbs.KEEP) or s.actions(s.waiting()[0])
    s.do(s.waiting()[0], wanted[0])
