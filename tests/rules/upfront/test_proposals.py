"""Groups that are proposed: legal to the confirmation, different by name and by the dice."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront.position import GROUPS
from caposaldo.games.upfront.rules.preparation import Form
from caposaldo.games.upfront.setup import CREW, NO_LEADER
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice

GAME = registry.game("upfront")
PRESETS = range(3)
SEEDS = range(4)
KEYS = ["uf-propose-forward", "uf-propose-in-depth", "uf-propose-fire-base"]
OPTIONS = ({"russians": "no"}, {"russians": "yes"})


def begun(scenario: str, options: dict[str, str] | None = None) -> UpFrontState:
    s = GAME.start(scenario, options or {}, "groups")
    assert isinstance(s, UpFrontState)
    return s


def form(s: UpFrontState, seat: int, preset: int, seed: object = "dice") -> list[str]:
    """Form the groups as proposed from a resampled state."""
    known = s.resample(seat, Dice(f"world {seed}"))
    found: list[str] = []
    for action in GAME.propose(known, seat, preset, Dice(f"proposal {seed}")):
        found.append(s.write_action(action))
        s.apply(seat, action)
    return found


def sizes(s: UpFrontState, side: int) -> list[int]:
    groups = range(side * GROUPS // 2, (side + 1) * GROUPS // 2)
    return [int(s.size(group)) for group in groups if s.exists(group)]


@pytest.mark.parametrize("options", OPTIONS, ids=["americans", "russians"])
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_proposal_is_legal_to_the_confirmation(scenario: str, options: dict[str, str]) -> None:
    for preset in PRESETS:
        for seed in SEEDS:
            s = begun(scenario, options)
            for _ in range(2):
                seat = s.waiting()[0]
                assert [name.key for name in GAME.proposals(s, seat)] == KEYS
                served = sorted(int(weapon) for weapon in s.serves if weapon >= 0)
                assert form(s, seat, preset, seed)[-1] == "done"
                assert sorted(int(weapon) for weapon in s.serves if weapon >= 0) == served
            assert not isinstance(s.top(), Form)
            assert GAME.proposals(s, 0) == GAME.proposals(s, 1) == []


def test_forward_makes_two_groups_and_in_depth_many() -> None:
    for preset, groups in ((0, 2), (1, 3), (2, 3)):
        s = begun("two-patrols")
        seat = s.waiting()[0]
        form(s, seat, preset)
        found = sizes(s, seat)
        assert len(found) == groups
        assert max(found) - min(found) <= (1 if preset < 2 else 9)


def test_leaders_lead_different_groups_and_machine_guns_are_together() -> None:
    s = begun("the-crossroads")
    seat = s.waiting()[0]
    form(s, seat, 2)
    men = [man for man in range(s.setup.count()) if s.setup.side[man] == seat]
    gunners = {int(s.group[man]) for man in men if s.setup.is_a(man, CREW)}
    leaders = [int(s.group[man]) for man in men if s.setup.men[man].leader != NO_LEADER]
    assert gunners == {seat * GROUPS // 2}
    assert len(set(leaders)) == len(leaders) == 2


def test_proposals_differ_by_name_and_by_the_dice() -> None:
    seen = set()
    for preset in PRESETS:
        for seed in SEEDS:
            s = begun("two-patrols")
            seen.add((preset, tuple(form(s, s.waiting()[0], preset, seed))))
    assert len({actions for _, actions in seen}) == len(seen) > 2 * len(PRESETS)
