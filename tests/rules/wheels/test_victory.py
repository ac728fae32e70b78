"""How a battle ends: losses, objectives, both, and its length by dice."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels.io.schema import PieceLine
from caposaldo.games.wheels.position import LATE
from caposaldo.games.wheels.rules import victory
from caposaldo.games.wheels.setup import BY_BOTH, BY_CONQUEST, BY_DESTRUCTION
from caposaldo.games.wheels.view import known
from caposaldo.kernel.table import box_to_shape
from rules.wheels.field import Field, wood


def area(kind: str) -> PieceLine:
    return wood((50, 40), (70, 40), (70, 60), (50, 60), kind=kind)


HOUSES = area("stone-houses")
FAR_WOOD = wood((10, 80), (20, 80), (20, 88), (10, 88))
HILL = wood((90, 10), (110, 10), (110, 30), (90, 30), kind="slope")
RIFLES = ("bri-rifle-section", 3)
TANKS = ("bri-crusader-i", 3)
ITALIANS = ("ita-fucilieri", 3)


def contested(
    british: tuple[str, int] = RIFLES, italians: tuple[str, int] = ITALIANS, kind: str = "stone-houses"
) -> Field:
    """One objective; the British stand on it, the enemy far away."""
    field = Field([british, TANKS], [italians], [area(kind), FAR_WOOD, HILL])
    field.s.setup.victory = BY_CONQUEST
    field.s.objective_pieces = vec[i64]([0])
    field.stand(0, 60, 50, 90)
    field.stand(1, 20, 20, 90)
    field.stand(2, 110, 50, 270)
    return field


def holder(field: Field, number: int = 0) -> int:
    return victory.holder(field.s, field.s.ground.pieces[number])


# ---------------------------------------------------------------- conquest
@pytest.mark.rule("vic-3")
def test_infantry_on_an_objective_without_an_enemy_near_controls_it() -> None:
    field = contested()
    assert holder(field) == 0
    field.stand(0, 30, 50, 90)
    assert holder(field) == victory.DRAW


@pytest.mark.rule("vic-3")
def test_an_enemy_within_10_cm_contests_it() -> None:
    field = contested()
    for x, winner in ((86.0, 0), (81.1, 0), (80.9, victory.DRAW), (76.0, victory.DRAW)):
        field.stand(2, x, 50, 270)
        gap = min(int(box_to_shape(field.s.base(m), field.s.ground.pieces[0].shapes[0])) for m in field.s.models(2))
        assert (gap > 1000) == (winner == 0)
        assert holder(field) == winner


@pytest.mark.rule("vic-3")
def test_an_unarmed_enemy_contests_nothing() -> None:
    field = contested(italians=("ita-lancia-truck", 3))
    field.stand(2, 75, 50, 270)
    assert holder(field) == 0


@pytest.mark.rule("vic-3")
@pytest.mark.parametrize(("card", "winner"), [("bri-crusader-i", -1), ("bri-2-pdr-gun", -1), ("bri-vickers-team", 0)])
def test_only_infantry_controls_objectives(card: str, winner: int) -> None:
    assert holder(contested((card, 3), kind="sand")) == winner


@pytest.mark.rule("vic-3")
def test_infantry_aboard_half_tracks_controls_objectives_and_aboard_trucks_does_not() -> None:
    for carrier, winner in (("bri-m5-half-track", 0), ("bri-truck", victory.DRAW)):
        field = Field([RIFLES, (carrier, 3)], [ITALIANS], [area("sand")])
        field.stand(1, 60, 50, 90)
        field.stand(2, 110, 50, 270)
        field.s.take_aboard(0, 1)
        assert holder(field) == winner
        field.s.aboard[0] = -1
        field.s.place[0] = 0
        assert holder(field) == victory.DRAW


@pytest.mark.rule("vic-3")
def test_an_empty_half_track_of_a_loaded_platoon_controls_nothing() -> None:
    field = Field([RIFLES, ("bri-m5-half-track", 4)], [ITALIANS], [area("sand")])
    field.stand(1, 40, 50, 90)
    field.stand(2, 110, 50, 270)
    field.s.take_aboard(0, 1)
    for model, winner in ((3, victory.DRAW), (2, 0)):
        first = 5 * 1 + model
        field.s.model_x[first], field.s.model_y[first] = 6000, 5000
        assert holder(field) == winner
        assert known.known_holder(field.s, 0, field.s.ground.pieces[0]) == winner


@pytest.mark.rule("vic-3", "card-2")
def test_a_face_down_card_is_as_near_as_its_point() -> None:
    field = contested()
    field.s.shown[2] = 0
    for x, winner in ((80.1, 0), (79.9, victory.DRAW)):
        field.card(2, x, 50, 90)  # the card itself reaches 6 cm nearer
        assert holder(field) == winner
        assert known.known_holder(field.s, 0, field.s.ground.pieces[0]) == winner


@pytest.mark.rule("vic-3")
def test_more_of_three_objectives_win() -> None:
    field = contested()
    field.s.objective_pieces = vec[i64]([0, 1, 2])
    assert victory.by_conquest(field.s) == 0
    field.stand(2, 100, 20, 270)
    assert [holder(field, number) for number in range(3)] == [0, victory.DRAW, 1]
    assert victory.by_conquest(field.s) == victory.DRAW
    field.stand(0, 30, 50, 90)
    assert victory.by_conquest(field.s) == 1
    victory.finish(field.s)
    assert field.s.result is not None
    assert (field.s.result.winners, field.s.result.rule) == ([1], "vic-3")


# ---------------------------------------------------------------- destruction
def bled(british: int, italians: int) -> Field:
    """So many models of five are lost."""
    field = Field([("bri-crusader-i/veterans!", 2), ("bri-rifle-section", 5)], [("ita-fucilieri", 5)], [HOUSES])
    field.s.setup.victory = BY_DESTRUCTION
    for slot in range(3):
        field.stand(slot, 20 + 30 * slot, 20)
    for slot, count in ((1, british), (2, italians)):
        for i in range(count):
            field.s.alive[5 * slot + i] = 0
    return field


@pytest.mark.rule("vic-2", "org-3")
def test_losses_count_what_was_paid_with_experience_and_double_for_an_hq() -> None:
    field = bled(2, 0)
    tank, rifle = field.s.setup.cards[field.s.card[0]], field.s.setup.cards[field.s.card[1]]
    assert victory.worth(field.s, 0, False) == 2 * 2 * tank.price(2) + 5 * rifle.price(0)
    assert victory.worth(field.s, 0, True) == 2 * rifle.price(0)
    field.s.alive[0] = 0
    assert victory.worth(field.s, 0, True) == 2 * rifle.price(0) + 2 * tank.price(2)


@pytest.mark.rule("vic-2")
@pytest.mark.parametrize(("british", "italians", "winners"), [(0, 1, [0]), (0, 0, []), (5, 0, [1]), (5, 1, [])])
def test_the_smaller_share_of_losses_wins_if_more_than_ten_points_apart(
    british: int, italians: int, winners: list[int]
) -> None:
    field = bled(british, italians)
    lost = []
    for side in range(2):
        lost.append(100 * int(victory.worth(field.s, side, True)) // int(victory.worth(field.s, side, False)))
    assert (abs(lost[0] - lost[1]) > 10) == bool(winners)
    victory.finish(field.s)
    assert field.s.result is not None
    assert (field.s.result.winners, field.s.result.params["a"], field.s.result.params["b"]) == (winners, *lost)


@pytest.mark.rule("vic-4")
@pytest.mark.parametrize(
    ("italians", "on_objective", "key", "winners"),
    [
        (3, True, "wh-outcome-decisive", [0]), (0, True, "wh-outcome-marginal", [0]),
        (3, False, "wh-outcome-marginal", [0]), (0, False, "wh-outcome-draw", []),
    ],
)  # fmt: skip
def test_both_conditions_win_decisively_one_marginally(
    italians: int, on_objective: bool, key: str, winners: list[int]
) -> None:
    field = bled(0, italians)
    field.s.setup.victory = BY_BOTH
    field.s.objective_pieces = vec[i64]([0])
    if on_objective:
        field.stand(1, 60, 50)
    field.stand(2, 110, 80)
    victory.finish(field.s)
    assert field.s.result is not None
    assert (field.s.result.key, field.s.result.winners) == (key, winners)


def test_who_leads_is_told_when_all_cards_are_open_or_the_battle_is_over() -> None:
    field = contested()
    assert [field.s.leading(seat) is None for seat in (0, 1, -1)] == [False] * 3
    field.card(2, 110, 50, 270)
    field.s.shown[2] = 0
    assert [field.s.leading(seat) is None for seat in (0, 1, -1)] == [True, False, True]
    victory.finish(field.s)
    assert all(field.s.leading(seat) is field.s.result for seat in (0, 1, -1))


@pytest.mark.rule("entry-4", "vic-2")
def test_what_takes_no_part_counts_neither_in_the_end_nor_before() -> None:
    field = Field([RIFLES, RIFLES], [ITALIANS])
    field.stand(0, 20, 50, 90)
    field.stand(2, 110, 50, 270)
    field.s.alive[0] = 0
    assert known.percent_lost(field.s, 0, 0) == 16
    field.s.place[1] = LATE
    assert known.percent_lost(field.s, 0, 0) == victory.outcome(field.s).params["a"] == 33
    assert known.percent_lost(field.s, 1, 0) == 16  # what the card is worth is not known


# ---------------------------------------------------------------- the length
@pytest.mark.rule("dur-1")
@pytest.mark.parametrize(("faces", "last"), [((1, 3), 8), ((2, 3), 9), ((6, 2), 9), ((4, 5), 10)])
def test_two_dice_after_turn_8_settle_the_last_turn(faces: tuple[int, int], last: int) -> None:
    field = contested()
    field.s.turn = 7
    field.load()
    assert not victory.is_over(field.s)
    field.s.turn = 8
    field.load(*faces)
    for turn in (8, 9, 10):
        field.s.turn = turn
        assert victory.is_over(field.s) == (turn >= last)
        assert field.s.last_turn == last
        if turn >= last:
            break
    assert field.told().count("wh-last-turn") == 1


@pytest.mark.rule("dur-1")
def test_a_ready_battle_may_have_a_fixed_length() -> None:
    field = contested()
    field.s.setup.turns = 6
    for turn in range(1, 7):
        field.s.turn = turn
        assert victory.is_over(field.s) == (turn == 6)
