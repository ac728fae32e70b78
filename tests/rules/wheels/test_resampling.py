"""What may lie under a face-down card: what it did and where it lies rules platoons out, and nothing else does."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import hidden
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import pace
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.reading import FAR

from .field import Field, wood

ARMY = [("ita-m13-40", 3), ("ita-47-32-gun", 3), ("ita-fucilieri", 5)]


def under(s: Position, slot: int, seat: int = 0, times: int = 30) -> set[str]:
    """The unit cards that are dealt to a slot."""
    found = set()
    assert isinstance(s, WheelsState)
    for number in range(times):
        copy = s.resample(seat, Dice(f"deal {number}"))
        assert isinstance(copy, WheelsState)
        assert copy.view(seat) == s.view(seat)
        found.add(copy.card_of(slot).key)
    return found


def lying(*terrain: object) -> Field:
    f = Field([("bri-crusader-i", 3)], ARMY, list(terrain))  # type: ignore[arg-type]
    f.card(0, 10, 10, 90)
    for slot, y in ((1, 30), (2, 60), (3, 90)):
        f.card(slot, 100, y, 270)
    return f


def test_an_unmoved_card_may_be_any_platoon() -> None:
    f = lying()
    assert under(f.s, 1) == {"ita-m13-40", "ita-47-32-gun", "ita-fucilieri"}
    assert under(f.s, 1, 1) == {"ita-m13-40"}  # its owner knows


@pytest.mark.rule("move-4", "card-2")
def test_a_card_that_has_moved_is_no_gun() -> None:
    f = lying()
    pace.note_move(f.s, 3, 100 * CM, 90 * CM, 96 * CM, 90 * CM)
    assert under(f.s, 3) == {"ita-m13-40", "ita-fucilieri"}


@pytest.mark.rule("move-1", "card-2")
def test_a_card_that_went_far_does_not_walk() -> None:
    f = lying()
    pace.note_move(f.s, 1, 100 * CM, 30 * CM, 88 * CM, 30 * CM)
    assert under(f.s, 1) == {"ita-m13-40"}


@pytest.mark.rule("move-2")
def test_ground_makes_the_same_way_harder() -> None:
    """Five centimetres through a wood: half the pace of tanks, three quarters of that of men."""
    f = lying(wood((80, 80), (95, 80), (95, 100), (80, 100)))
    pace.note_move(f.s, 3, 90 * CM, 90 * CM, 85 * CM, 90 * CM)
    foot, wheels, half, tracks = f.s.pace[12:16]
    assert (foot, wheels, half, tracks) == (667, FAR, 2000, 1000)


@pytest.mark.rule("entry-3", "move-5")
def test_tanks_do_not_lie_in_a_swamp() -> None:
    f = lying(wood((90, 80), (110, 80), (110, 100), (90, 100), kind="swamp"))
    f.card(3, 100, 90, 270)
    assert under(f.s, 3) == {"ita-47-32-gun", "ita-fucilieri"}


def test_what_is_dealt_depends_on_the_dice_alone() -> None:
    """However the platoons really lie, the same dice deal the same: nothing tells a real state from an imagined one."""
    s = GAME.start("road-block", {}, "imagined")
    for seat in range(2):
        other = s.resample(seat, Dice("once"))
        again = [state.resample(seat, Dice("twice")) for state in (s, other)]
        assert again[0].data() == again[1].data()


def test_every_slot_gets_a_platoon_that_fits_even_if_only_one_deal_does() -> None:
    f = lying()
    pace.note_move(f.s, 1, 100 * CM, 30 * CM, 88 * CM, 30 * CM)  # the tanks
    pace.note_move(f.s, 3, 100 * CM, 90 * CM, 96 * CM, 90 * CM)  # not the gun: the men
    assert under(f.s, 2) == {"ita-47-32-gun"}
    assert hidden.hides(f.s, 0)


def test_what_was_seen_to_ride_carries_nothing() -> None:
    trucks = ("ita-lancia-truck", 3)
    field = Field([("bri-crusader-i", 3)], [("ita-fucilieri", 3), trucks, ("ita-fucilieri", 3), trucks])
    s = field.s
    for slot in (1, 2, 4):
        field.card(slot, 20 * slot, 40)
    s.rode[1] = 2  # it got off in sight of all
    s.take_aboard(3, 4)
    offer = [card for card in range(len(s.setup.cards)) if s.setup.cards[card].nation == "italy"]
    found = set()
    for seed in range(20):
        s.dice = Dice(str(seed))
        found.add(hidden.imagined_links(s, 1, offer)[3])
    assert found == {4}
