"""The first group of all, and the first man: what holds for others holds for them, whoever is against them."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import state as st
from rules.upfront.field import card, do, group, man, table

INSIDE = """
nations: german american
german A chit 2 in woods: Griess rifle, Posner rifle
german B: Wolff rifle, Hessel rifle
american A chit 3 in brush: Allen rifle ^A, Myers rifle
american B: Nixon rifle, Jones rifle
hand american: movement, movement
"""


@pytest.mark.rule("20.53")
def test_who_has_infiltrated_it_is_out_when_his_own_group_moves() -> None:
    s = table(INSIDE, "american")
    assert s.inside[man(s, "Allen")] == group(s, "german", "A") == 0
    do(s, st.MOVE, card(s, "american", "movement"), group(s, "american", "A"), st.SIDEWAYS)
    assert s.inside[man(s, "Allen")] == -1
