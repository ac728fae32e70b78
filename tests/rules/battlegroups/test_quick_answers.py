"""Quick answers agree with the full ones, on scattered positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from caposaldo.games.battlegroups.position import SUPPRESSED
from caposaldo.games.battlegroups.rules import close_combat, direct_fire, observation, opportunity_fire, sight
from caposaldo.games.battlegroups.rules.tables import OBSERVER_RANGE
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel.table import boxes_gap
from rules.battlegroups.sketch import sketch

TERRAIN = """
[[terrain]]
kind = "wood"
points = [[10, 10], [20, 10], [20, 18], [14, 13]]
[[terrain]]
kind = "town"
points = [[28, 26], [34, 26], [34, 31], [28, 31]]
[[terrain]]
kind = "river"
line = [[2, 36], [30, 40]]
width = 2
[[terrain]]
kind = "hill"
height = 1
points = [[30, 5], [40, 5], [40, 15], [30, 15]]
[[terrain]]
kind = "wall"
line = [[20, 24], [27, 22]]
width = 0.2
"""
AXIS = "G1 ger-rifles 24,30 0\nG2 ger-mg 20,30 0\nG3 ger-panther 28,40 0\nG4 ger-pak40 30,40 0\nG5 ger-halftrack 8,40 0"
ALLIES = "R1 sov-rifles 24,5 180\nR2 sov-t34 20,5 180\nR3 sov-mg 28,5 180\nR4 sov-truck 30,5 180\nR5 sov-at-gun 9,5 180"


def scattered(rounds: int) -> Iterator[BattlegroupsState]:
    """All units anywhere on the table, facing anywhere, fresh to suppressed."""
    s = sketch(AXIS, ALLIES, TERRAIN)
    random = Random("scattered")
    for _ in range(rounds):
        for u in range(s.setup.count()):
            s.x[u] = random.randrange(s.setup.width)
            s.y[u] = random.randrange(s.setup.height)
            s.face[u] = random.randrange(360)
            s.status[u] = random.randrange(SUPPRESSED + 1)
        yield s


def foes(s: BattlegroupsState) -> Iterator[tuple[int, int]]:
    for a in range(s.setup.count()):
        for b in range(s.setup.count()):
            if s.setup.side[a] != s.setup.side[b]:
                yield a, b


def test_dice_are_counted_as_they_are_explained() -> None:
    counted = set()
    for s in scattered(150):
        for firer, target in foes(s):
            shot = direct_fire.shot(s, firer, target)
            assert shot.dice() == shot.chain().total()
            counted.add((int(shot.dice()), len(shot.chain().links)))
    assert {links for _, links in counted} == {0, 1, 2, 3, 4}
    assert (0, 2) in counted, "reduced to none"


def test_the_dice_on_the_way_are_those_of_the_fire_that_is_offered() -> None:
    shots = 0
    for s in scattered(150):
        for firer, mover in foes(s):
            reach = direct_fire.longest_reach(s.setup, firer, mover)
            muzzle = sight.box(s, firer)
            dice = direct_fire.dice_if_possible(s, firer, mover, muzzle, sight.box(s, mover), reach)
            if not opportunity_fire.is_free_to_react(s, firer):
                continue
            able = opportunity_fire.can_react(s, firer, mover)
            assert dice == (direct_fire.dice_chain(s, firer, mover).total() if able else -1)
            shots += able
    assert shots > 50


def test_a_way_with_nothing_near_it_is_not_barred() -> None:
    answers = set()
    for s in scattered(15):
        for unit, target in foes(s):
            barred = close_combat.every_way_is_barred(s, unit, target)
            assert close_combat.way_is_barred(s, unit, target) == barred
            answers.add(barred)
    assert answers == {True, False}


def test_the_range_of_observers_is_measured_from_base_to_base() -> None:
    answers = set()
    for s in scattered(150):
        for observer, target in foes(s):
            near = boxes_gap(sight.box(s, observer), sight.box(s, target)) <= OBSERVER_RANGE
            assert observation.near_enough(s, observer, target) == near
            answers.add(near)
    assert answers == {True, False}
