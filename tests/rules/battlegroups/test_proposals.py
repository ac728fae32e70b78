"""Set-ups that are proposed: legal to the end of the placement, different by name and by the dice."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.bot.fire_value import in_terrain
from caposaldo.games.battlegroups.position import DESTROYED
from caposaldo.games.battlegroups.rules.deployment import Deploy, Prepare
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import BROKEN_LEFT, texts

GAME = registry.game("battlegroups")
FORWARD, IN_DEPTH, IN_COVER = range(3)
NAMES = ["bg-propose-forward", "bg-propose-in-depth", "bg-propose-in-cover"]


def begun(scenario: str, seed: str = "set-up") -> BattlegroupsState:
    s = GAME.start(scenario, {}, seed)
    assert isinstance(s, BattlegroupsState)
    return s


PLACED = [scenario for scenario in GAME.scenarios() if isinstance(begun(scenario).top(), (Prepare, Deploy))]


def proposed(s: BattlegroupsState, seat: int, preset: int, seed: object = "dice") -> list[str]:
    """The proposal as it is written, from a resampled state; the actions are done on a copy."""
    known = s.resample(seat, Dice(f"world {seed}"))
    copy = s.clone()
    found: list[str] = []
    for action in GAME.propose(known, seat, preset, Dice(f"proposal {seed}")):
        found.append(copy.write_action(action))
        copy.apply(seat, action)
    return found


def place(s: BattlegroupsState, seat: int, actions: list[str]) -> None:
    for text in actions:
        s.apply(seat, s.read_action(text))


def placed(scenario: str, preset: int, seed: object = "dice") -> BattlegroupsState:
    """Both sides follow proposals of this kind until the battle begins."""
    s = begun(scenario)
    while isinstance(s.top(), (Prepare, Deploy)):
        seat = s.waiting()[0]
        assert [name.key for name in GAME.proposals(s, seat)] == NAMES
        place(s, seat, proposed(s, seat, preset, seed))
        assert GAME.proposals(s, seat) == []
    return s


# ---------------------------------------------------------------- every scenario
@pytest.mark.parametrize("preset", range(3))
@pytest.mark.parametrize("scenario", PLACED)
def test_every_set_up_is_legal_to_its_end(scenario: str, preset: int) -> None:
    for seed in range(2):
        s = placed(scenario, preset, seed)
        assert s.turn == 1
        assert all(status < DESTROYED for status in s.status)


def test_most_scenarios_have_a_set_up() -> None:
    assert len(PLACED) >= 5


@pytest.mark.parametrize("scenario", ["siepi", "oder"])
def test_set_ups_differ_by_name_and_by_the_dice(scenario: str) -> None:
    s = begun(scenario)
    seat = s.waiting()[0]
    assert len({tuple(proposed(s, seat, preset)) for preset in range(3)}) == 3
    assert len({tuple(proposed(s, seat, FORWARD, seed)) for seed in range(3)}) > 1


# ---------------------------------------------------------------- leanings
def depth(s: BattlegroupsState, side: int) -> list[int]:
    """How far ahead the units stand, in inches; the sides face each other up and down the table."""
    up = 1 if s.setup.home[side] == 180 else -1
    return [up * int(s.y[u]) // 254 for u in range(s.setup.count()) if s.setup.side[u] == side and s.on_table(u)]


def test_forward_stands_nearer_to_the_enemy_than_in_depth() -> None:
    forward, deep = placed("quota-226", FORWARD), placed("quota-226", IN_DEPTH)
    for side in (0, 1):
        ahead, back = depth(forward, side), depth(deep, side)
        assert sum(ahead) / len(ahead) > sum(back) / len(back)
        assert max(back) - min(back) > 6


def test_in_cover_more_units_are_in_cover() -> None:
    covered = {}
    for preset in (FORWARD, IN_COVER):
        s = placed("quota-226", preset)
        there = [u for u in range(s.setup.count()) if s.on_table(u) and in_terrain(s, s.x[u], s.y[u])]
        covered[preset] = len(there)
    assert covered[IN_COVER] > covered[FORWARD] + 5


# ---------------------------------------------------------------- secrets
def test_a_proposal_does_not_know_the_mines_of_the_enemy() -> None:
    found = set()
    for number in (0, 5):
        s = begun("quota-226")
        place(s, 1, [s.write_action(s.actions(1)[number])])
        found.add(tuple(proposed(s, 0, FORWARD)))
    assert len(found) == 1


def test_proposals_have_names_in_both_languages() -> None:
    s = begun("siepi")
    for lang, first in (("en", "Forward"), ("it", "In avanti")):
        names = [texts(lang).say(name, s) for name in GAME.proposals(s, s.waiting()[0])]
        assert names[0] == first
        assert BROKEN_LEFT not in "".join(names)
        assert len(set(names)) == 3
