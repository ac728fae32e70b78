"""Before the battle: secret minefields, air plans, deployment in the zones (mine-1, air-1, move-3, move-6)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED, Position
from caposaldo.games.battlegroups.rules import mine_region, minefields
from caposaldo.games.battlegroups.rules.deployment import Deploy, Prepare
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.state import BattlegroupsState, new_game
from caposaldo.games.battlegroups.verbs import MINE, PLACE, PLAN, READY
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.table import Shape
from rules.battlegroups.drill import FREE, mm, where, why
from rules.battlegroups.field import field_setup, unit
from rules.playing import legal

TABLE = """
width = 48
height = 48
turns = 6
deploy_first = "allies"
{terrain}
[[side]]
name = "axis"
nation = "germany"
facing = 0
zone = [[0, 36], [48, 36], [48, 48], [0, 48]]
{axis}
[[side]]
name = "allies"
nation = "soviet"
facing = 180
zone = [[0, 0], [48, 0], [48, 12], [0, 12]]
{allies}
"""

WOOD = '[[terrain]]\nkind = "wood"\npoints = [[10, 38], [16, 38], [16, 44], [10, 44]]\n'
MINES = "mines = {n}\nmine_zone = [[0, 24], [48, 24], [48, 48], [0, 48]]\n"


def units(*lines: str) -> str:
    """One battlegroup; a line is "id type" or "id type aboard OTHER"."""
    text = "[[side.group]]\n"
    for line in lines:
        id, kind, *rest = line.split()
        text += f'[[side.group.unit]]\nid = "{id}"\ntype = "{kind}"\n'
        text += f'aboard = "{rest[1]}"\n' if rest else ""
    return text


def before(axis: str, allies: str = "", terrain: str = "") -> BattlegroupsState:
    text = TABLE.format(axis=axis, allies=allies or units("R1 sov-rifles"), terrain=terrain)
    s = new_game(field_setup(text), Dice("set-up"))
    s.listen()
    return s


def place(s: BattlegroupsState, id: str, x: float, y: float, face: int = 0) -> Action:
    return Action(PLACE, unit(s, id), face, mm(x), mm(y))


def prepare(s: BattlegroupsState, seat: int, *actions: Action) -> None:
    for action in actions:
        s.apply(seat, action)


def mine(x: float, y: float) -> Action:
    return Action(MINE, x=mm(x), y=mm(y))


# ---------------------------------------------------------------- mines
@pytest.mark.rule("mine-1")
def test_minefields_are_laid_before_the_game_wholly_in_the_zone_of_their_side() -> None:
    s = before(MINES.format(n=2) + units("G1 ger-rifles"))
    assert isinstance(s.top(), Prepare)
    assert s.waiting() == [0]
    assert why(s, mine(2, 40)) == ("mine-1", "bg-mine-off-table")
    assert why(s, mine(20, 26)) == ("mine-1", "bg-mine-outside-zone")
    assert why(s, mine(20, 27)) == FREE
    s.apply(0, mine(20, 27))
    assert why(s, mine(25.9, 27)) == ("mine-1", "bg-mine-overlaps")
    assert why(s, Action(READY)) == ("mine-1", "bg-ready-mines-left")
    s.apply(0, mine(26, 27))
    assert why(s, mine(40, 40)) == ("mine-1", "bg-mine-none-left")
    s.apply(0, Action(READY))
    assert list(s.mine_x) == [mm(20), mm(26)]
    assert isinstance(s.top(), Deploy)


@pytest.mark.rule("mine-1")
def test_only_its_owner_is_told_of_a_minefield() -> None:
    s = before(MINES.format(n=1) + units("G1 ger-rifles"))
    s.apply(0, mine(20, 30))
    assert [(event.key, event.seen_by(0), event.seen_by(1), event.seen_by(-1)) for event in s.events or []] == [
        ("bg-mine-laid", True, False, False)
    ]
    assert list(s.mine_known) == [0]


@pytest.mark.rule("mine-1", "air-1")
def test_the_order_in_which_the_sides_prepare_leaves_no_trace() -> None:
    axis = MINES.format(n=2) + "air = 1\n" + units("G1 ger-rifles")
    allies = "mines = 2\nmine_zone = [[0, 0], [48, 0], [48, 24], [0, 24]]\nair = 1\n" + units("R1 sov-rifles")
    mine_them = [mine(20, 30), mine(30, 30), Action(PLAN, 0, 3), Action(READY)]
    theirs = [mine(20, 10), mine(30, 10), Action(PLAN, 1, 5), Action(READY)]
    first = before(axis, allies)
    second = before(axis, allies)
    third = before(axis, allies)
    prepare(first, 0, *mine_them)
    prepare(first, 1, *theirs)
    prepare(second, 1, *theirs)
    prepare(second, 0, *mine_them)
    for a, b in zip(mine_them, theirs, strict=True):
        third.apply(1, b)
        third.apply(0, a)
    assert first.digest() == second.digest() == third.digest()
    assert list(first.mine_side) == [0, 0, 1, 1]


@pytest.mark.rule("mine-1")
def test_both_sides_prepare_at_once_and_each_sees_only_its_own_choices() -> None:
    axis = MINES.format(n=1) + units("G1 ger-rifles")
    allies = "mines = 1\nmine_zone = [[0, 0], [48, 0], [48, 24], [0, 24]]\n" + units("R1 sov-rifles")
    s = before(axis, allies)
    assert s.waiting() == [0, 1]
    offers = legal(s, 1)
    s.apply(0, s.actions(0)[0])
    assert s.actions(1) == offers
    assert all(a.point_y <= mm(24) for a in offers)
    assert s.actions(0) == [Action(READY)]


@pytest.mark.rule("mine-1")
def test_a_hidden_field_of_the_other_side_does_not_show_by_being_in_the_way() -> None:
    zone = "mines = 1\nmine_zone = [[0, 24], [48, 24], [48, 48], [0, 48]]\n"
    s = before(zone + units("G1 ger-rifles"), zone + units("R1 sov-rifles"))
    offers = legal(s, 1)
    s.apply(0, offers[0])
    assert s.actions(1) == offers
    assert s.refusal(1, offers[0]) is None


def test_every_offered_minefield_is_accepted() -> None:
    s = before(MINES.format(n=3) + units("G1 ger-rifles"))
    while isinstance(s.top(), Prepare):
        actions = s.actions(0)
        assert len(actions) <= 40
        assert all(s.refusal(0, action) is None for action in actions)
        s.apply(0, actions[len(actions) // 2])
    assert len(s.mine_x) == 3


def test_a_side_whose_zone_is_full_does_without_its_last_fields() -> None:
    s = before("mines = 2\nmine_zone = [[0, 24], [9, 24], [9, 33], [0, 33]]\n" + units("G1 ger-rifles"))
    s.apply(0, s.actions(0)[0])
    assert s.actions(0) == [Action(READY)]
    s.apply(0, Action(READY))
    assert isinstance(s.top(), Deploy)


# ---------------------------------------------------------------- air
@pytest.mark.rule("air-1")
def test_the_turn_of_every_air_unit_is_written_down_before_the_game() -> None:
    s = before("air = 1\n" + units("G1 ger-rifles"))
    assert s.actions(0) == [Action(PLAN, 0, turn) for turn in range(1, 7)]
    assert why(s, Action(READY)) == ("air-1", "bg-ready-air-left")
    assert why(s, Action(PLAN, 0, 7)) == ("air-1", "bg-plan-no-turn")
    assert why(s, Action(PLAN, 0, 0)) == ("air-1", "bg-plan-no-turn")
    assert why(s, Action(PLAN, 1, 2)) == ("air-1", "bg-plan-not-yours")
    s.apply(0, Action(PLAN, 0, 4))
    assert [(event.key, event.seen_by(1)) for event in s.events or []] == [("bg-air-planned", False)]
    assert why(s, Action(PLAN, 0, 5)) == ("air-1", "bg-plan-already")
    s.apply(0, Action(READY))
    assert s.air_turn[0] == 4


# ---------------------------------------------------------------- deployment
def test_a_battle_without_secrets_begins_with_the_deployment() -> None:
    s = before(units("G1 ger-rifles"))
    assert isinstance(s.top(), Deploy)
    assert s.waiting() == [1]
    s.apply(1, place(s, "R1", 20, 6, 180))
    assert s.waiting() == [0]
    s.apply(0, place(s, "G1", 20, 40))
    assert not isinstance(s.top(), Deploy)
    assert s.turn == 1


def axis_deploys(axis: str, terrain: str = "") -> BattlegroupsState:
    s = before(axis, terrain=terrain)
    s.apply(1, place(s, "R1", 20, 6, 180))
    return s


@pytest.mark.rule("move-3", "move-6")
def test_a_unit_is_placed_in_its_zone_on_ground_that_is_open_to_it() -> None:
    s = axis_deploys(units("G1 ger-rifles", "P1 ger-pz4"), WOOD)
    assert why(s, place(s, "G1", 20, 36.5)) == ("org-2", "bg-place-outside-zone")
    assert why(s, place(s, "G1", 20, 6)) == ("org-2", "bg-place-outside-zone")
    assert why(s, place(s, "G1", 200, 6)) == ("org-2", "bg-place-outside-zone")
    assert why(s, place(s, "G1", 10, 40)) == ("move-3", "bg-stand-straddling")
    assert why(s, place(s, "G1", 20, 40, 360)) == ("move-2", "bg-turn-no-bearing")
    assert why(s, place(s, "P1", 20, 40)) == ("org-2", "bg-place-other-first")
    s.apply(0, place(s, "G1", 13, 41))
    assert where(s, "G1") == (13, 41)
    assert why(s, place(s, "P1", 13, 39.5)) == ("move-6", "bg-stand-too-heavy")
    assert why(s, place(s, "P1", 20, 40, 33)) == FREE


def test_two_units_are_not_placed_on_one_another() -> None:
    s = axis_deploys(units("G1 ger-rifles", "G2 ger-rifles"))
    s.apply(0, place(s, "G1", 20, 40))
    assert why(s, place(s, "G2", 21, 40)) == ("move-2", "bg-stand-occupied")
    assert why(s, place(s, "G2", 21.25, 40)) == FREE


def test_passengers_and_guns_off_the_table_are_not_placed() -> None:
    s = axis_deploys(units("T1 ger-truck", "G1 ger-rifles aboard T1", "B1 ger-battery", "G2 ger-rifles"))
    s.apply(0, place(s, "T1", 20, 40))
    assert where(s, "G1") == (20, 40)
    assert legal(s, 0)[0].unit == unit(s, "G2")


def test_the_places_offered_are_legal_and_include_cover() -> None:
    s = axis_deploys(units("G1 ger-rifles", "P1 ger-pz4"), WOOD)
    for _ in range(2):
        actions = legal(s, 0)
        assert 8 <= len(actions) <= 45
        assert len(set(actions)) == len(actions)
        assert all(s.refusal(0, action) is None for action in actions)
        assert all(action.facing == 0 for action in actions)
        if actions[0].unit == unit(s, "G1"):
            assert actions[0] == place(s, "G1", 13, 41)
        s.apply(0, actions[-1])


SMALL = "zone = [[0, 46], [8, 46], [8, 48], [0, 48]]\n"
FLOOD = '[[terrain]]\nkind = "river"\nline = [[5.5, 40], [5.5, 48]]\nwidth = 5\n'


def test_a_unit_without_room_stays_behind_and_is_no_loss() -> None:
    axis = units("G1 ger-rifles", "G2 ger-rifles", "G3 ger-rifles")
    text = TABLE.format(axis=axis, allies=units("R1 sov-rifles"), terrain=FLOOD)
    text = text.replace("zone = [[0, 36], [48, 36], [48, 48], [0, 48]]\n", SMALL)
    s = new_game(field_setup(text), Dice("set-up"))
    s.apply(1, place(s, "R1", 20, 6, 180))
    nowhere = Action(PLACE, unit(s, "G1"), 0, -1, -1)
    assert why(s, nowhere) == ("org-2", "bg-place-has-room")
    s.apply(0, place(s, "G1", 0.65, 47))
    s.apply(0, place(s, "G2", 2.3, 47))
    assert s.actions(0) == [Action(PLACE, unit(s, "G3"), 0, -1, -1)]
    assert why(s, Action(PLACE, unit(s, "G3"), 360, -1, -1)) == ("move-2", "bg-turn-no-bearing")
    s.apply(0, s.actions(0)[0])
    assert s.status[unit(s, "G3")] == DESTROYED
    assert list(s.lost) == [0, 0]
    assert s.turn == 1


@pytest.mark.rule("mine-1")
@pytest.mark.parametrize(
    "zone", ["", "[[4, 24], [30, 26], [44, 40], [20, 46]]", "[[2, 26], [46, 26], [46, 34], [2, 34]]"]
)
def test_every_point_of_the_painted_mine_zone_is_legal_and_nearly_every_legal_point_is_painted(zone: str) -> None:
    mines = f"mines = 3\nmine_zone = {zone}\n" if zone else MINES.format(n=3)
    s = before(mines + units("G1 ger-rifles"))
    for _ in range(2):
        s.apply(0, s.actions(0)[5])
        painted = [Shape(points) for points in s.reach(0)]
        assert painted
        for strip in painted:
            for x, y in [
                *zip(list(strip.xs), list(strip.ys), strict=True),
                ((strip.left + strip.right) // 2, strip.bottom),
            ]:
                assert s.refusal(0, Action(MINE, x=x, y=y)) is None
        points = [(x, y) for x in range(0, mm(48), 97) for y in range(mm(24), mm(48), 97)]
        allowed = [point for point in points if s.refusal(0, Action(MINE, x=point[0], y=point[1])) is None]
        missed = [point for point in allowed if not any(strip.contains(*point) for strip in painted)]
        assert len(missed) * 10 < len(allowed)


def test_the_painted_mine_zone_is_found_with_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is built while others wait for the server."""
    s = before(MINES.format(n=3) + units("G1 ger-rifles"))
    s.apply(0, s.actions(0)[5])
    looks = 0

    def count(position: Position, side: int, x: int, y: int) -> str:
        nonlocal looks
        looks += 1
        return minefields.laying_problem(position, side, x, y)

    monkeypatch.setattr(mine_region, "laying_problem", count)
    assert s.reach(0)
    assert looks < 8_000, "48 by 24 inches"


def test_the_region_is_the_zone_in_which_something_is_to_be_laid_or_placed() -> None:
    s = before(MINES.format(n=1) + units("G1 ger-rifles"))
    assert s.reach(0) == [[mm(3), mm(27), mm(45), mm(27), mm(45), mm(45), mm(3), mm(45)]]
    s.apply(0, s.actions(0)[0])
    s.apply(0, Action(READY))
    assert s.reach(1) == [[0, 0, mm(48), 0, mm(48), mm(12), 0, mm(12)]]
    s.apply(1, s.actions(1)[0])
    s.apply(0, s.actions(0)[0])
    assert isinstance(s.top(), Phase)
    assert s.reach(0) == []
