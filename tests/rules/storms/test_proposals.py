"""Set-ups that are proposed: legal to the end of the placement, different by name and by the dice."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.position import DESTROYED
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.state import StormsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from rules.storms.field import started

GAME = registry.game("storms")
PLACED = [scenario for scenario in GAME.scenarios() if scenario != "first-shots"]
PRESETS = range(3)
SEEDS = range(4)


def begun(scenario: str, seed: str = "set-up") -> StormsState:
    s = GAME.start(scenario, {}, seed)
    assert isinstance(s, StormsState)
    return s


def proposed(s: StormsState, seat: int, preset: int, seed: object = "dice") -> list[str]:
    """The proposal as it is written, from a resampled state."""
    known = s.resample(seat, Dice(f"world {seed}"))
    copy = s.clone()
    found: list[str] = []
    for action in GAME.propose(known, seat, preset, Dice(f"proposal {seed}")):
        found.append(copy.write_action(action))
        copy.apply(seat, action)
    return found


def place(s: StormsState, seat: int, actions: list[str]) -> None:
    for text in actions:
        s.apply(seat, s.read_action(text))


# ---------------------------------------------------------------- every scenario
@pytest.mark.parametrize("scenario", PLACED)
def test_every_set_up_is_legal_to_its_end(scenario: str) -> None:
    """First one side, then the other, then the hidden units of both."""
    for preset in PRESETS:
        for seed in SEEDS:
            s = begun(scenario, f"{seed}")
            steps = 0
            while isinstance(s.top(), (Deploy, Conceal)):
                seat = s.waiting()[0]
                assert [name.key for name in GAME.proposals(s, seat)] == [
                    "st-propose-forward",
                    "st-propose-in-depth",
                    "st-propose-on-objectives",
                ]
                before = s.top()
                place(s, seat, proposed(s, seat, preset, seed))
                assert seat not in s.waiting() or s.top() is not before
                steps += 1
            assert steps >= 2
            assert all(place != DESTROYED for place in s.place)


@pytest.mark.parametrize("scenario", PLACED)
def test_set_ups_differ(scenario: str) -> None:
    s = begun(scenario)
    seat = s.waiting()[0]
    assert len({tuple(proposed(s, seat, preset)) for preset in PRESETS}) == len(PRESETS)
    assert len({tuple(proposed(s, seat, 0, seed)) for seed in SEEDS}) > 1


def test_the_river_village_is_placed_at_one_stroke() -> None:
    s = begun("the-river-village")
    seat = s.waiting()[0]
    count = len(s.todo(seat).pieces)
    assert count == len(proposed(s, seat, 0)) > 8
    place(s, seat, proposed(s, seat, 0))
    assert s.waiting() == [1 - seat]
    assert GAME.proposals(s, seat) == []


# ---------------------------------------------------------------- leanings
STRIP = """
map = \"\"\"
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
\"\"\"
first_to_set_up = "german"
[units]
G1 = "ger-rifle43 @west"
G2 = "ger-rifle43 @west"
G3 = "ger-rifle43 @west"
R1 = "sov-rifle41 @east"
R2 = "sov-rifle41 @ambush hidden"
[[objective]]
hex = "B02"
name = { it = "Il guado", en = "The crossing" }
round = [1, 1]
[german.zones]
west = ["A01:C05"]
[soviet.zones]
east = ["A09:C10"]
ambush = ["A06:C10"]
"""


def columns(s: StormsState, preset: int, seat: int = 0) -> list[int]:
    place(s, seat, proposed(s, seat, preset))
    return [int(s.hex[unit]) % 10 + 1 for unit in range(3)]


def test_forward_is_nearer_to_the_enemy_than_in_depth() -> None:
    assert sorted(columns(started(STRIP), 0))[1] >= 4
    deep = columns(started(STRIP), 1)
    assert max(deep) - min(deep) >= 2
    assert sum(columns(started(STRIP), 2)) < sum(columns(started(STRIP), 0))


def test_a_proposal_does_not_know_where_the_enemy_hides() -> None:
    s = started(STRIP.replace("[[objective]]", 'G9 = "ger-rifle43 @west hidden"\n[[objective]]'))
    place(s, 0, proposed(s, 0, 0))
    place(s, 1, proposed(s, 1, 0))
    assert isinstance(s.top(), Conceal)
    found = set()
    for hidden in ("hide-at R2 1-A06", "hide-at R2 1-C08"):
        other = s.clone()
        assert isinstance(other, StormsState)
        other.apply(1, other.read_action(hidden))
        found.add(tuple(proposed(other, 0, 0)))
    assert len(found) == 1


def test_proposals_have_names_in_both_languages() -> None:
    s = begun("machine-guns")
    seat = s.waiting()[0]
    for lang, first in (("en", "Forward"), ("it", "In avanti")):
        names = [texts(lang).say(name, s) for name in GAME.proposals(s, seat)]
        assert names[0] == first
        assert BROKEN_LEFT not in "".join(names)
        assert len(set(names)) == 3
