"""The battle files: ready battles within the limits of an army that players build."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io import files
from caposaldo.games.wheels.io.build_setup import SetupBuilder
from caposaldo.games.wheels.io.schema import Scenario
from caposaldo.games.wheels.rules import army, sectors
from caposaldo.games.wheels.setup import CM, Setup

READY = ["road-block", "rear-guard", "gela", "hedgerows", "strongpoint-33", "dubno", "height-230", "oder-heights"]


def told(id: str) -> Scenario:
    return files.SCENARIO_FILES.read(files.SCENARIO_FILES.path(id))


def loaded(id: str, mirrored: str = "no") -> Setup:
    return files.SCENARIO_FILES.load(id, {"mirrored": mirrored})


def test_the_ready_battles_come_in_the_order_of_their_lessons() -> None:
    assert files.SCENARIO_FILES.ids()[:8] == READY


@pytest.mark.rule("army-1")
def test_the_ready_battles_show_all_armies_years_and_scenarios() -> None:
    setups = [loaded(id) for id in READY]
    assert {nation for setup in setups for nation in setup.nations} == {"germany", "italy", "britain", "usa", "soviet"}
    assert {int(setup.year) for setup in setups} == set(range(1940, 1946))
    assert {int(setup.scenario) for setup in setups} == {W.ASSAULT, W.ADVANCE, W.COUNTER_ATTACK}


@pytest.mark.parametrize("id", READY)
@pytest.mark.rule("scen-a1", "scen-b1", "scen-c1")
def test_each_army_costs_no_more_than_its_share(id: str) -> None:
    setup, file = loaded(id), told(id)
    shares = army.shares(setup.scenario, file.points)
    costs = [army.spent(setup.cards, [b for b in setup.army if b.side == side]) for side in range(2)]
    first, second = costs[setup.attacker], costs[1 - setup.attacker]
    assert first <= shares[0]
    assert second <= shares[1]
    if setup.scenario == W.COUNTER_ATTACK:
        assert 20 * min(first, second) >= 19 * max(first, second)


@pytest.mark.parametrize("id", READY)
def test_each_side_has_a_title_a_briefing_and_a_learner(id: str) -> None:
    about = files.about(id)
    for key in ("title", "briefing"):
        words = about[key]
        assert isinstance(words, dict)
        assert words["it"]
        assert words["en"]
        assert words["it"] != words["en"]
    assert about["learner"] in loaded(id).seat_names
    assert about["options"] == {"mirrored": "no"}


@pytest.mark.parametrize("id", READY)
def test_mirrored_the_armies_exchange_their_sides_of_the_table(id: str) -> None:
    plain, mirrored = loaded(id), loaded(id, "yes")
    for side in range(2):
        assert mirrored.front.home[side] == (plain.front.home[side] + 180) % 360
    assert len(mirrored.objectives) == len(plain.objectives)


def broken(id: str, **changes: object) -> str:
    """The message about a battle with these changes; numbers of sides and companies as in `side0.company1`."""
    file = files.scenario_from_text(files.SCENARIO_FILES.path(id).read_text(), f"{id}.toml")
    for key, value in changes.items():
        setattr(file, key, value)
    with pytest.raises(ValueError) as error:
        SetupBuilder(file, f"{id}.toml", {}).build()
    return str(error.value)


@pytest.mark.rule("scen-a1", "scen-b1", "scen-c1")
@pytest.mark.parametrize(("id", "rule"), [("height-230", "scen-a1"), ("road-block", "scen-b1"), ("dubno", "scen-c1")])
def test_an_army_beyond_its_share_is_refused(id: str, rule: str) -> None:
    assert f"too dear ({rule})" in broken(id, points=told(id).points // 2)


@pytest.mark.rule("points-1")
def test_units_of_later_years_are_refused() -> None:
    assert "(points-1)" in broken("height-230", year=1941)


@pytest.mark.rule("terrain-4", "scen-a4")
def test_works_belong_to_an_assault_alone() -> None:
    works = [piece for piece in told("height-230").terrain if piece.kind == "trenches"][:1]
    terrain = [*told("road-block").terrain, *works]
    assert "expected at most 0 works, found 1 (scen-a4)" in broken("road-block", terrain=terrain)


@pytest.mark.rule("scen-a5", "scen-a6")
@pytest.mark.parametrize("kind", ["trenches", "minefield"])
def test_works_lie_in_their_part_of_the_table(kind: str) -> None:
    file = files.scenario_from_text(files.SCENARIO_FILES.path("height-230").read_text(), "height-230.toml")
    for piece in file.terrain:
        if piece.kind == kind:
            piece.points = [(x, y + 40) for x, y in piece.points]
            break
    assert f"{kind} lies in the wrong place" in broken("height-230", terrain=file.terrain)


@pytest.mark.rule("scen-a4")
def test_no_more_works_than_platoons_of_infantry_and_artillery() -> None:
    work = next(piece for piece in told("height-230").terrain if piece.kind == "trenches")
    assert "expected at most 9 works" in broken("height-230", terrain=[*told("height-230").terrain, work])


# ---------------------------------------------------------------- parts of the table
@pytest.mark.rule("scen-a4", "scen-a6")
@pytest.mark.parametrize("line", [0, 30, 45, 90, 135, 200])
def test_a_line_of_any_heading_makes_halves_and_a_quarter(line: int) -> None:
    width, height = 180 * CM, 120 * CM
    front = sectors.assault_front(width, height, line, 1, 1)
    table = 2 * width * height
    assert front.works is not None
    assert abs(sectors.twice_area(front.zones[1][0].flat()) / table - 1 / 2) < 0.001
    assert abs(sectors.twice_area(front.works.flat()) / table - 1 / 4) < 0.001
    assert front.zones[0] == []
    assert front.edges[1] == []


@pytest.mark.rule("scen-a8")
def test_the_assault_enters_over_the_edges_beyond_the_obstacles() -> None:
    front = sectors.assault_front(120 * CM, 90 * CM, 90, 1, 1)
    assert [(edge.left // CM, edge.top // CM, edge.right // CM, edge.bottom // CM) for edge in front.edges[0]] == [
        (114, 67, 120, 90),
        (0, 84, 120, 90),
        (0, 67, 6, 90),
    ]


@pytest.mark.rule("scen-b4", "scen-b5", "scen-b6")
@pytest.mark.parametrize(
    ("size", "free", "zone", "edge"),
    [
        ((120, 80), 1, (0, 0, 120, 60), (0, 74, 120, 80)),
        ((120, 80), 0, (0, 20, 120, 80), (0, 0, 120, 6)),
        ((80, 120), 1, (0, 0, 60, 120), (74, 0, 80, 120)),
        ((80, 120), 0, (20, 0, 80, 120), (0, 0, 6, 120)),
    ],
)
def test_an_advance_leaves_three_quarters_along_the_long_side(
    size: tuple[int, int], free: int, zone: tuple[int, ...], edge: tuple[int, ...]
) -> None:
    front = sectors.advance_front(size[0] * CM, size[1] * CM, free, 1)
    found = [front.zones[1][0], front.edges[0][0]]
    corners = [tuple(n // CM for n in (a.left, a.top, a.right, a.bottom)) for a in found]
    assert corners == [zone, edge]


@pytest.mark.rule("scen-c3")
def test_a_d6_names_the_sides_of_a_counter_attack() -> None:
    wide = [sectors.sides_of_pair(180 * CM, 120 * CM, die) for die in range(1, 7)]
    short, long = (sectors.LEFT, sectors.RIGHT), (sectors.TOP, sectors.BOTTOM)
    assert wide == [short] * 3 + [long] * 3
    assert sectors.sides_of_pair(90 * CM, 120 * CM, 1) == long


@pytest.mark.rule("scen-c3", "scen-c4")
def test_the_armies_of_a_counter_attack_enter_from_opposite_sides() -> None:
    front = sectors.meeting_front(180 * CM, 120 * CM, sectors.LEFT)
    assert (front.home, front.zones) == ([90, 270], [[], []])
    assert (front.edges[0][0].right // CM, front.edges[1][0].left // CM) == (6, 174)
