"""The search for ways against a slow and simple one that states the rules anew (9.1 to 9.3), in random positions."""

from __future__ import annotations

import random

import pytest

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ACTIVE, ASIDE, ISOLATED, SUPPLIED
from caposaldo.games.traces.rules import reach, stacking, walk
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.rules.movement import Move
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import FOREST, MAJOR, MINOR, ROUGH, SEA, SWAMP
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import GO, RELOCATE, STOP, TAKE, TRANSFER
from caposaldo.kernel.dice import Dice
from rules.traces.field import costs, top


def scattered(seed: int) -> TracesState:
    """The great map with the units of both sides thrown over a part of it, so that they stand in each other's way."""
    s = TracesState(load_setup("campaign", {}), Dice("scattered"))
    s.lay_out()
    chance = random.Random(seed)
    setup = s.setup
    for u in range(int(setup.count())):
        if s.hex[u] >= 0:
            s.lift(u, 0)
        h = int(setup.hex_at(chance.randrange(14, 26), chance.randrange(14, 30)))
        if setup.terrain[h] < SEA and s.holder(h) != 1 - setup.side[u] and chance.random() < 0.4:
            s.put(u, h)
            s.supply[u] = chance.choice([SUPPLIED, SUPPLIED, ISOLATED])
            s.mark(u, ACTIVE)
    return s


def step(s: TracesState, side: int, here: int, there: int) -> int | None:
    """Half points for one normal step, by the book; None if it is not allowed at all or takes the whole move."""
    setup = s.setup
    d = int(setup.grid.direction(here, there))
    at = 6 * here + d
    if d < 0 or setup.blocked[at] == 1 or setup.terrain[there] >= SEA or s.holder(there) == 1 - side:
        return None
    bridge = setup.road[at] == 1 or setup.rail[at] == 1
    zones = [h for h in (here, there) if s.zoc[(1 - side) * setup.count_hexes + h] > 0]
    if setup.river[at] == MAJOR and (not bridge or len(zones) == 2):
        return None
    if setup.terrain[there] == SWAMP and setup.road[at] == 0:
        return None
    cost = 2 if bridge or setup.terrain[there] not in (FOREST, ROUGH) else 4
    if setup.river[at] == MINOR and not bridge:
        cost += 2
    return cost + 4 * len(zones)


def by_the_book(s: TracesState, unit: int) -> dict[int, int]:
    """Costs of all hexes within reach by normal movement: steps are added until nothing gets cheaper."""
    side = int(s.setup.side[unit])
    most = 2 * (s.setup.move[unit] // 2 if s.supply[unit] == ISOLATED else s.setup.move[unit])
    found = {int(s.hex[unit]): 0}
    changed = True
    while changed:
        changed = False
        for here in list(found):
            for there in s.setup.grid.near[6 * here : 6 * here + 6]:
                cost = step(s, side, here, int(there)) if there >= 0 else None
                if cost is not None and found[here] + cost <= min(most, found.get(int(there), most + 1) - 1):
                    found[int(there)] = found[here] + cost
                    changed = True
    return found


@pytest.mark.rule("9.1a", "9.1b", "9.1d", "9.3a", "9.3c")
@pytest.mark.parametrize("seed", range(3))
def test_the_search_finds_what_the_book_allows(seed: int) -> None:
    s = scattered(seed)
    for u in range(int(s.setup.count())):
        if s.hex[u] >= 0:
            found = walk.normal_reach(s, walk.begin(s, u))
            assert found is not None
            assert {int(h): int(found.cost[h]) for h in found.found} == by_the_book(s, u)


@pytest.mark.parametrize("seed", range(2))
def test_what_is_offered_is_not_refused_and_all_else_is(seed: int) -> None:
    s = scattered(seed)
    for s.active in range(2):
        frame = Move()
        listed = frame.options(s, 0)
        for verb in (TAKE, TRANSFER):
            for u in range(-2, int(s.setup.count()) + 2):
                a = Action(verb, u)
                assert (frame.refuse(s, 0, a) is None) == (a in listed)
        for take in [a for a in listed if a.verb == TAKE][:4]:
            moving = walk.begin(s, take.unit)
            goes = moving.options(s, 0)
            assert len({int(a.hex) for a in goes if a.verb == GO}) == len(goes) - 1
            for h in near(s, int(s.hex[take.unit])):
                assert (moving.refuse(s, 0, Action(GO, hex=h)) is None) == (Action(GO, hex=h) in goes)


def near(s: TracesState, h: int) -> list[int]:
    """Hexes within six of this one, and some that are none."""
    return [*(int(other) for other in s.setup.grid.within(h, 6)), -1, -(10**12), int(s.setup.count_hexes), 10**12]


@pytest.mark.parametrize("seed", range(3))
def test_a_move_costs_what_was_said_whichever_way_it_is_cut(seed: int) -> None:
    """Random moves, step by step: the accounts are those of the path that was taken."""
    s = scattered(seed)
    chance = random.Random(seed)
    for u in [u for u in range(int(s.setup.count())) if s.hex[u] >= 0][:40]:
        s.active = s.setup.side[u]
        s.push(walk.begin(s, u))
        while True:
            now = top(s, Walk)
            goes = [a for a in now.options(s, 0) if a.verb == GO]
            if not goes or chance.random() < 0.2:
                break
            go = chance.choice(goes)
            said = costs(s, now)[int(go.hex)]
            now.perform(s, 0, go)
            if s.result is not None:  # a city under an order has fallen
                return
            after = top(s, Walk)
            assert max(after.spent, 0) == said or after.by_road == said
            assert max(after.spent, after.by_road) <= reach.allowance(s, u)
        top(s, Walk).perform(s, 0, Action(STOP))
        assert stacking.fits(s, u, s.hex[u])


def test_relocation_offers_what_it_does_not_refuse() -> None:
    s = scattered(5)
    hq = next(u for u in range(int(s.setup.count())) if s.setup.is_hq(u) and s.hex[u] >= 0)
    left = int(s.hex[hq])
    s.lift(hq, ASIDE)
    for frame in (Relocation(hq, left, forced=1, returns=0), Relocation(hq, -1, forced=1, returns=1)):
        listed = {int(a.hex) for a in frame.options(s, 0)}
        assert len(listed) > 20
        for h in [*range(0, int(s.setup.count_hexes), 7), -1, 10**12]:
            assert (frame.refuse(s, 0, Action(RELOCATE, hex=h)) is None) == (h in listed)
