"""The area effect of indirect fire and of air attacks (area-1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED, EXPOSED, FRESH, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules.indirect_fire import Area
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL, PICK
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import ALLIES, AXIS, area, lineup, offered, why_not

FO = "G9 ger-fo 60 32 0"


def bombarded(
    weapon: str,
    allies: str,
    rolls: list[int],
    axis: str = "",
    terrain: str = "",
    before: Callable[[BattlegroupsState], None] | None = None,
) -> BattlegroupsState:
    """R1 has been bombarded by the weapon."""
    s = lineup(f"G1 {weapon}\n{FO}\n{axis}".strip(), allies, terrain, phase="indirect", rolls=rolls)
    if before is not None:
        before(s)
    s.apply(AXIS, Action(CALL, unit(s, "G1")))
    s.apply(AXIS, Action(BOMBARD, target=unit(s, "R1")))
    return s


def status(s: BattlegroupsState, *ids: str) -> list[int]:
    return [int(s.status[unit(s, id)]) for id in ids]


MORTAR = "ger-mortar-81 50 45 0"
TWO_UNITS = "ger-mortar-120 50 45 0"
THREE_UNITS = "ger-heavy-battery"
NEXT_TO_IT = "R1 sov-rifles 60 20 180\nR2 sov-rifles 62 20 180"


@pytest.mark.rule("area-1")
@pytest.mark.example("E-area")
@pytest.mark.parametrize(
    ("rolls", "target", "neighbour"),
    [
        ([4, 1, 1], SHAKEN, SHAKEN),
        ([4, 4, 1], SUPPRESSED, SHAKEN),
        ([4, 4, 4], DESTROYED, SUPPRESSED),
    ],
)
def test_the_neighbour_of_a_target_suffers_the_next_lower_result(rolls: list[int], target: int, neighbour: int) -> None:
    s = bombarded(MORTAR, NEXT_TO_IT, rolls)
    assert status(s, "R1", "R2") == [target, neighbour]


@pytest.mark.rule("area-1")
def test_no_result_on_the_target_no_area_effect() -> None:
    s = bombarded(MORTAR, NEXT_TO_IT, [1, 2, 3])
    assert status(s, "R1", "R2") == [FRESH, FRESH]


@pytest.mark.rule("area-1")
def test_the_smallest_mortars_have_no_area_effect() -> None:
    s = bombarded("ger-light-mortar 55 40 0", NEXT_TO_IT, [4, 4])
    assert status(s, "R1", "R2") == [SUPPRESSED, FRESH]


@pytest.mark.rule("area-1")
def test_the_area_reaches_one_base_and_not_a_hair_farther() -> None:
    def apart(gap: int) -> Callable[[BattlegroupsState], None]:
        def place(s: BattlegroupsState) -> None:
            s.x[unit(s, "R2")] = s.x[unit(s, "R1")] + s.setup.width_of[unit(s, "R1")] + gap

        return place

    at_one_base = bombarded(MORTAR, NEXT_TO_IT, [4, 1, 1], before=apart(381))
    beyond = bombarded(MORTAR, NEXT_TO_IT, [4, 1, 1], before=apart(382))
    assert status(at_one_base, "R2") == [SHAKEN]
    assert status(beyond, "R2") == [FRESH]


FOUR_AROUND = """R1 sov-rifles 60 20 180
R2 sov-rifles 61.4 20 180
R3 sov-rifles 58.5 20 180
R4 sov-rifles 60 18.4 180
R5 sov-rifles 60 21.9 180"""


@pytest.mark.rule("area-1")
@pytest.mark.parametrize(
    ("weapon", "dice", "hit"),
    [(MORTAR, 3, ["R2"]), (TWO_UNITS, 4, ["R2", "R3"]), (THREE_UNITS, 4, ["R2", "R3", "R4"])],
)
def test_as_many_units_suffer_as_the_table_says_the_nearest_first(weapon: str, dice: int, hit: list[str]) -> None:
    s = bombarded(weapon, FOUR_AROUND, [4] + [1] * (dice - 1))
    assert [id for id in ("R2", "R3", "R4", "R5") if status(s, id) == [SHAKEN]] == hit


@pytest.mark.rule("area-1")
def test_the_area_does_not_tell_friend_from_foe() -> None:
    s = bombarded(MORTAR, "R1 sov-rifles 60 20 180\nR2 sov-rifles 62 20 180", [4, 1, 1], "G2 ger-rifles 60 21.5 0")
    assert status(s, "G2", "R2") == [SHAKEN, FRESH]


@pytest.mark.rule("area-1")
def test_the_firer_chooses_among_equally_near_units_when_not_all_are_hit() -> None:
    s = bombarded(MORTAR, "R1 sov-rifles 60 20 180\nR2 sov-rifles 62 20 180\nR3 sov-rifles 58 20 180", [4, 1, 1])
    assert isinstance(s.top(), Area)
    assert s.waiting() == [AXIS]
    assert offered(s, AXIS, PICK) == ["R2", "R3"]
    assert why_not(s, AXIS, PICK, "R1") == ("area-1", "bg-not-equally-near")
    assert why_not(s, ALLIES, PICK, "R2")[1] == "bg-not-your-decision"
    s.apply(AXIS, Action(PICK, unit(s, "R3")))
    assert status(s, "R2", "R3") == [FRESH, SHAKEN]
    assert isinstance(s.top(), Phase)
    assert not any(s.has(u, EXPOSED) for u in range(s.setup.count()))


@pytest.mark.rule("area-1")
def test_nearer_units_are_hit_before_the_choice_and_equally_near_ones_all_when_there_is_room() -> None:
    allies = "R1 sov-rifles 60 20 180\nR2 sov-rifles 62 20 180\nR3 sov-rifles 58 20 180\nR4 sov-rifles 60 21.5 180"
    choice = bombarded(TWO_UNITS, allies, [4, 4, 4, 1])
    assert status(choice, "R4") == [SUPPRESSED]
    assert offered(choice, AXIS, PICK) == ["R2", "R3"]
    room = bombarded(THREE_UNITS, allies, [4, 4, 4, 1])
    assert isinstance(room.top(), Phase)
    assert status(room, "R2", "R3", "R4") == [SUPPRESSED] * 3


@pytest.mark.rule("area-1")
def test_two_of_three_equally_near_units_are_picked_one_by_one() -> None:
    allies = "R1 sov-rifles 60 20 180\nR2 sov-rifles 62 20 180\nR3 sov-rifles 58 20 180\nR4 sov-rifles 60 22 180"
    s = bombarded(TWO_UNITS, allies, [4, 1, 1, 1])
    assert offered(s, AXIS, PICK) == ["R2", "R3", "R4"]
    s.apply(AXIS, Action(PICK, unit(s, "R4")))
    assert offered(s, AXIS, PICK) == ["R2", "R3"]
    s.apply(AXIS, Action(PICK, unit(s, "R2")))
    assert status(s, "R2", "R3", "R4") == [SHAKEN, FRESH, SHAKEN]


@pytest.mark.rule("area-1", "cmd-4")
@pytest.mark.parametrize("neighbour", ["sov-command", "sov-fo"])
def test_commands_and_fos_suffer_the_area_effect_like_others(neighbour: str) -> None:
    s = bombarded(MORTAR, f"R1 sov-rifles 60 20 180\nR2 {neighbour} 62 20 180", [4, 4, 4])
    assert status(s, "R2") == [SUPPRESSED]


@pytest.mark.rule("area-1", "cmd-4")
def test_a_command_as_target_spreads_what_the_dice_would_have_given_from_where_it_stood() -> None:
    s = bombarded(MORTAR, "R1 sov-command 60 20 180\nR2 sov-rifles 62 20 180", [4, 4, 4])
    assert status(s, "R1", "R2") == [FRESH, SUPPRESSED]


@pytest.mark.rule("area-1", "indirect-4")
def test_armour_held_at_suppressed_spreads_shaken() -> None:
    s = bombarded(MORTAR, "R1 sov-t34 60 20 180\nR2 sov-rifles 62 20 180", [4, 4, 4])
    assert status(s, "R1", "R2") == [SUPPRESSED, SHAKEN]


@pytest.mark.rule("indirect-4", "effect-3")
def test_a_second_suppression_by_the_area_destroys_but_not_armour_nor_bunkers() -> None:
    def suppress(s: BattlegroupsState) -> None:
        for id in ("R2", "R3", "R4"):
            s.status[unit(s, id)] = SUPPRESSED

    s = bombarded(
        THREE_UNITS,
        "R1 sov-rifles 60 20 180\nR2 sov-rifles 61.5 20 180\nR3 sov-t34 60 18 180\nR4 sov-rifles 60 22.2 180",
        [4, 4, 4, 1],
        terrain=area("bunker", 59, 21, 61, 23),
        before=suppress,
    )
    assert status(s, "R1", "R2", "R3", "R4") == [DESTROYED, DESTROYED, SUPPRESSED, SUPPRESSED]


@pytest.mark.rule("area-1")
def test_the_area_effect_spreads_no_further() -> None:
    s = bombarded(
        TWO_UNITS, "R1 sov-rifles 60 20 180\nR2 sov-rifles 62.5 20 180\nR3 sov-rifles 65 20 180", [4, 4, 4, 1]
    )
    assert status(s, "R2", "R3") == [SUPPRESSED, FRESH]


@pytest.mark.rule("area-1")
def test_passengers_are_not_hit() -> None:
    s = bombarded(
        THREE_UNITS,
        "R1 sov-rifles 60 20 180\nR2 sov-truck 62 20 180\nR3 sov-rifles aboard R2",
        [4, 1, 1, 1],
    )
    assert status(s, "R2", "R3") == [SHAKEN, FRESH]
