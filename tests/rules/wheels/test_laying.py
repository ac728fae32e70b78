"""Laying the table of a battle that players build: who lays what and where, parts of the table, objectives, works."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import sequence
from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import BUILDING, DEPLOYMENT, ENTRY, RESERVE
from caposaldo.games.wheels.rules import building, capacity, fieldworks, ground, laying, quick_start, sectors
from caposaldo.games.wheels.rules.laying import Lay
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.table import Box
from rules.wheels.built import Built
from rules.wheels.field import Field, Loaded, wood

US = {"attacker": "usa", "defender": "germany", "year": "1944"}
AMERICANS = "buy usa-rifle-squad 3 recruits 0"  # 66
GERMANS = "buy ger-grenadiers 3 recruits 0"  # 60
DEFENDERS = f"{GERMANS},buy ger-pak-40 3 recruits 1,buy ger-8-cm-mortar 3 recruits 1,buy ger-panther 3 recruits 0"
MEETING = {"first": "germany", "second": "soviet", "year": "1943"}


def bare(scenario: str = "advance", first: str = AMERICANS, second: str = GERMANS, **options: str) -> Built:
    """Armies are bought, the table is bare."""
    return Built(scenario, **{**US, "points": "6000", **options}).armies(first, second)


def with_terrain(scenario: str = "assault", defenders: str = DEFENDERS, **options: str) -> Built:
    """Three areas in the corners lie on the table, nothing else."""
    b = bare(scenario, second=defenders, **options)
    b.s.stack = b.s.stack[:2]
    b.s.replace(sequence.Preparation(sequence.DIVISION))
    for words in ("lay small-wood 1500,1500 0", "lay village 10000,1500 0", "lay boulders 1500,7500 0"):
        b.put(words)
    b.s.run_on()
    return b


# ---------------------------------------------------------------- who lays what
@pytest.mark.rule("scen-a2", "scen-b2")
@pytest.mark.parametrize(("scenario", "rule"), [("assault", "scen-a2"), ("advance", "scen-b2")])
def test_natural_pieces_are_laid_in_turn_the_defender_first(scenario: str, rule: str) -> None:
    b = bare(scenario)
    order = []
    while b.asks()[1] == "wh-prompt-lay-natural":
        assert b.rule() == rule
        order.append(b.asks()[0])
        b.do(b.listed()[len(order) % len(b.listed())])
    assert order == [1, 0, 1, 0, 1, 0]
    assert {int(b.s.setup.templates[number].kind) for number in b.s.piece} <= set(W.NATURAL)


@pytest.mark.rule("scen-a3", "scen-b3")
@pytest.mark.parametrize(("scenario", "rule"), [("assault", "scen-a3"), ("advance", "scen-b3")])
def test_the_defender_alone_lays_artificial_pieces(scenario: str, rule: str) -> None:
    b = bare(scenario).until("wh-prompt-lay-artificial")
    order = []
    while b.asks()[1] == "wh-prompt-lay-artificial":
        assert b.rule() == rule
        order.append(b.asks()[0])
        b.do(b.listed()[0])
    assert order == [1, 1, 1, 1]


@pytest.mark.rule("scen-c2")
@pytest.mark.parametrize("poorer", [0, 1])
def test_in_a_counter_attack_the_side_with_fewer_points_begins_both_times(poorer: int) -> None:
    grenadiers = ",".join(
        ["buy ger-panther 3 recruits 0", "buy ger-grenadiers 5 recruits 0", "buy ger-pioneers 3 recruits 0"]
    )
    squads = ",".join(["buy sov-t-34-76 5 recruits 0"] + [f"buy sov-rifle-squad {4 - poorer} recruits 0"] * 2)
    b = Built("counter-attack", points="2000", **MEETING).armies(grenadiers, squads)
    points = [int(building.spent_by(b.s, side)) for side in range(2)]
    assert points == [985, 986 if poorer == 0 else 952]
    order: dict[str, list[int]] = {}
    while b.asks()[1].startswith("wh-prompt-lay"):
        assert b.rule() == "scen-c2"
        order.setdefault(b.asks()[1], []).append(b.asks()[0])
        b.do(b.listed()[0])
    assert order == {
        "wh-prompt-lay-natural": [poorer, 1 - poorer] * 3,
        "wh-prompt-lay-artificial": [poorer, 1 - poorer] * 2,
    }


@pytest.mark.rule("scen-c2")
def test_equal_points_are_settled_by_a_die_each() -> None:
    equal = "buy ger-panther 3 recruits 0,buy ger-grenadiers 5 recruits 0,buy ger-pioneers 3 recruits 0"
    b = Built("counter-attack", points="2000", first="germany", second="germany", year="1943").armies(equal, equal)
    b.s.dice = Loaded([4, 4, 2, 5])
    assert laying.first_to_lay(b.s) == 1
    b.s.dice = Loaded([6, 5])
    assert laying.first_to_lay(b.s) == 0


# ---------------------------------------------------------------- pieces
@pytest.mark.rule("terrain-1")
def test_the_bare_table_is_clear_and_an_agreed_number_of_pieces_is_laid_on_it() -> None:
    b = bare(pieces="few", table="180x120")
    assert [ground.terrain_at(b.s, x, y) for x, y in ((0, 0), (9000, 6000), (18000, 12000))] == [W.CLEAR] * 3
    b.until("wh-prompt-quarters")
    assert len(b.s.piece) == 6 + 4
    assert len(bare(pieces="many", table="180x120").until("wh-prompt-quarters").s.piece) == 16 + 10


@pytest.mark.rule("terrain-2")
def test_natural_terrain() -> None:
    kinds = ["sand", "trees", "slope", "trees-on-slope", "rocks", "stream", "swamp"]
    b = bare()
    assert {kind_of(b, key) for key in laid_with(b)} == set(kinds)
    assert b.why("lay village 3000,3000 0") == ("scen-b2", "wh-not-natural")
    assert b.why("lay trenches 3000,3000 0") == ("scen-b2", "wh-not-natural")


@pytest.mark.rule("terrain-3")
def test_artificial_terrain() -> None:
    kinds = ["concrete-buildings", "stone-houses", "wooden-houses", "walls", "bridge", "road"]
    linear = ["hedges", "barricades", "row-of-trees"]  # terrain-5
    b = bare().until("wh-prompt-lay-artificial")
    assert {kind_of(b, key) for key in laid_with(b)} == {*kinds, *linear}
    assert b.why("lay wood 3000,3000 0") == ("scen-b3", "wh-not-artificial")


def laid_with(b: Built) -> set[str]:
    """The keys of all pieces that are listed."""
    return {b.box[int(words.split()[1]) - 1] for words in b.listed() if words.startswith("lay")}


def kind_of(b: Built, key: str) -> str:
    return W.TERRAIN_NAMES[b.s.setup.templates[b.box.index(key)].kind]


@pytest.mark.rule("terrain-1", "scen-b2")
def test_a_piece_lies_anywhere_in_any_orientation_but_wholly_on_the_table() -> None:
    b = bare()
    for words in ("3000,3000 0", "3017,4243 77", "9000,1100 359"):
        assert b.why(f"lay small-wood {words}") == ("", "")
    assert b.why("lay small-wood 3000,3000 360") == ("terrain-1", "wh-no-bearing")
    for words in ("100,3000 0", "12001,3000 0", "3000,8900 0"):
        assert b.why(f"lay small-wood {words}") == ("terrain-1", "wh-piece-off-table")
    b.do("lay small-wood 3017,4243 77")
    assert ground.terrain_at(b.s, 3017, 4243) == W.TREES
    assert b.s.reach(b.asks()[0]) == [[0, 0, 12000, 0, 12000, 9000, 0, 9000]]


@pytest.mark.rule("terrain-5")
def test_areas_have_a_base_of_their_own_and_lines_have_none() -> None:
    b = bare().do("lay wood 3000,3000 0")
    overlap = ("terrain-5", "wh-pieces-overlap")
    assert b.why("lay boulders 3000,3000 0") == overlap
    assert b.why("lay wood 3000,3000 0") == overlap
    assert b.why("lay low-hill 4000,3000 0") == overlap  # what stands on a slope is laid after it
    assert b.why("lay boulders 6000,3000 0") == ("", "")
    b.do("lay low-hill 8000,6000 0")
    assert b.why("lay small-wood 8000,6000 0") == ("", "")
    assert b.why("lay wooded-hill 8000,6000 0") == overlap
    assert b.why("lay stream 3000,3000 0") == ("", "")  # a stream may run through a wood
    b.until("wh-prompt-lay-artificial")
    assert b.why("lay wall 3000,3000 0") == ("", "")
    linear = [t.key for t in b.s.setup.templates if int(t.kind) in W.LINEAR]
    assert linear == ["wall", "hedge", "barricade", "row-of-trees"]


@pytest.mark.rule("terrain-5")
def test_linear_pieces_are_no_objectives() -> None:
    b = with_terrain("advance")
    b.put("lay wall 6000,3000 0")
    b.put("lay stream 6000,5000 0")
    b.do("half 2")
    assert b.why("objective 4") == ("scen-b4", "wh-no-area")
    assert b.why("objective 5") == ("", "")


def test_where_no_piece_finds_room_the_table_is_full() -> None:
    b = bare()
    assert b.why("ready") == ("scen-b2", "wh-pieces-left")
    plain = W.Template("plain", W.SWAMP, [0, 0, 12000, 0, 12000, 9000, 0, 9000], 0, 0, "")
    b.s.ground = W.Ground([W.Piece(plain, plain.points)])
    lines = [number for number in laying.pieces_of(b.s, W.NATURAL) if b.s.setup.templates[number].width > 0]
    assert {int(words.split()[1]) - 1 for words in b.listed()} == set(lines)
    b.s.push(Lay(1, laying.NATURE, 3))
    assert b.s.top().options(b.s, 1)[0].verb != 10


# ---------------------------------------------------------------- effects
@pytest.mark.rule("terrain-7")
def test_an_area_acts_on_all_who_stand_on_its_base_whatever_its_shape() -> None:
    field = Field([("bri-crusader-i", 3)], [("ita-fucilieri", 3)], [wood((40, 40), (60, 40), (40, 60), kind="swamp")])
    s = field.s
    tank, inside, beside = s.setup.cards[s.card[0]], (4500, 4500), (5500, 5500)
    assert [ground.terrain_at(s, *point) for point in (inside, beside)] == [W.SWAMP, W.CLEAR]
    assert ground.forbidden(s, tank, Box(*inside, 0, 100, 100))
    assert not ground.forbidden(s, tank, Box(*beside, 0, 100, 100))
    assert s.setup.tables.detection[3 * W.SWAMP] > s.setup.tables.detection[3 * W.CLEAR]


def crowd(diagonal: int) -> Field:
    """Three platoons of a company, two of none, and a wood with such a diagonal in cm."""
    side = diagonal * 1000 // 1414
    field = Field(
        [("bri-rifle-section", 3)] * 5,
        [("ita-fucilieri", 3)],
        [wood((10, 10), (10 + side, 10), (10 + side, 10 + side), (10, 10 + side))],
    )
    for slot in range(5):
        field.s.company[slot] = 0 if slot < 3 else W.NO_COMPANY
    return field


@pytest.mark.rule("terrain-6")
def test_an_area_holds_a_company_for_each_20_cm_of_its_diagonal() -> None:
    """A company counts as one; of parts, three platoons do."""
    field = crowd(38)
    s = field.s
    assert s.ground.pieces[0].diagonal // CM in (36, 37, 38)
    counted = {(0,): 1, (0, 1, 2): 1, (0, 3): 1, (0, 3, 4): 1, (0, 1, 3, 4): 2, (0, 1, 2, 3): 2}
    for slots, companies in counted.items():
        assert capacity.companies(s, list(slots)) == companies
    for slot in range(3):
        field.card(slot, 14 + 7 * (slot % 2), 18 + 8 * (slot // 2))
    assert capacity.has_room(s, 3, 5000, 9000)
    assert not capacity.has_room(s, 3, 2000, 2000)
    wide = crowd(43)
    for slot in range(3):
        wide.card(slot, 14 + 7 * (slot % 2), 18 + 8 * (slot // 2))
    assert capacity.has_room(wide.s, 3, 2000, 2000)


@pytest.mark.rule("terrain-6")
def test_nobody_moves_into_an_area_that_is_full() -> None:
    s = (field := crowd(38)).s
    for slot in range(3):
        field.card(slot, 14 + 7 * (slot % 2), 18 + 8 * (slot // 2))
    field.stand(3, 30, 41, 0)
    field.do("manoeuvre A4 3000,3550")
    assert field.why("move 1 line 3000,3550") == "wh-area-full"
    s.company[3] = 0
    assert field.why("move 1 line 3000,3550") == ""
    assert field.why("move 1 line 3000,3901") == ""


@pytest.mark.rule("terrain-6")
def test_cards_are_not_laid_where_an_area_is_full() -> None:
    b = with_terrain("advance", ",".join([GERMANS] * 5), victory="destruction").do("half 2")
    hands = [b.s.label(slot) for slot in range(len(b.s.side)) if b.s.side[slot] == 1]
    for label, point in zip(hands[:3], ("1200,1500", "1900,1500", "1500,2101"), strict=False):
        b.do(f"place {label} {point} 180")
    assert ground.area_at(b.s, 1200, 1500) == ground.area_at(b.s, 1500, 1100) == 0
    assert b.why(f"place {hands[3]} 1550,895 180") == ("terrain-6", "wh-area-full")
    assert b.why(f"place {hands[3]} 6000,2000 0") == ("", "")


# ---------------------------------------------------------------- assault
@pytest.mark.rule("scen-a4")
def test_the_defender_divides_the_table_by_any_line_and_chooses_his_half() -> None:
    b = with_terrain()
    assert (b.asks(), b.rule()) == ((1, "wh-prompt-divide"), "scen-a4")
    for heading in (0, 37, 179):
        assert b.why(f"divide {heading}") == ("", "")
    assert b.why("divide 180") == ("scen-a4", "wh-no-line")
    b.do("divide 37")
    assert (b.asks(), b.listed()) == ((1, "wh-prompt-half"), ["half 1", "half 2"])
    assert b.why("half 3") == ("scen-a4", "wh-no-such-half")
    b.do("half 2")
    assert b.s.front.zones[1][0].flat() == sectors.half(12000, 9000, 37, 1)
    assert b.s.view(0)["line"] == 37
    assert b.s.view(0)["zones"][1] == [sectors.half(12000, 9000, 37, 1)]


@pytest.mark.rule("scen-a4", "vic-3")
def test_the_defender_sets_one_or_three_objectives_in_his_half() -> None:
    b = with_terrain().do("divide 90").do("half 2")
    assert (b.asks(), b.rule()) == ((1, "wh-prompt-objective"), "scen-a4")
    assert b.listed() == ["objective 1", "objective 2"]
    assert b.why("objective 3") == ("scen-a4", "wh-not-in-your-part")
    assert b.why("ready") == ("vic-3", "wh-one-or-three")
    b.do("objective 2")
    assert b.listed() == ["ready"]  # two would need a third
    assert b.why("objective 1") == ("vic-3", "wh-one-or-three")
    b.do("ready")
    assert list(b.s.objective_pieces) == [1]


@pytest.mark.rule("scen-a4", "vic-3")
def test_three_objectives_where_there_are_areas_for_them() -> None:
    b = with_terrain()
    b.put("lay boulders 6000,2000 0")
    b.do("divide 90").do("half 2").do("objective 1")
    assert b.listed() == ["objective 2", "objective 4", "ready"]
    b.do("objective 4")
    assert b.why("ready") == ("vic-3", "wh-one-or-three")
    assert b.why("objective 1") == ("scen-a4", "wh-is-objective")
    b.do("objective 2")
    assert sorted(b.s.objective_pieces) == [0, 1, 3]
    assert b.asks()[1] == "wh-prompt-works"


@pytest.mark.rule("scen-a4")
def test_a_half_without_an_area_for_an_objective_is_no_half() -> None:
    b = with_terrain().do("divide 0")
    b.s.ground = W.Ground(b.s.ground.pieces[:1])
    assert b.listed() == ["half 2"]
    assert b.why("half 1") == ("scen-a4", "wh-no-area-there")


@pytest.mark.rule("scen-a4", "terrain-4")
def test_a_work_for_each_platoon_of_infantry_guns_and_mortars() -> None:
    b = with_terrain(defenders=f"{DEFENDERS},{GERMANS.replace(' 0', ' 1')},command ger-grenadiers 1 recruits 1")
    b.do("divide 90").do("half 2").do("objective 1").do("ready")
    assert fieldworks.works_of(b.s) == 4
    for number in range(4):
        assert b.asks() == (1, "wh-prompt-works")
        assert b.s.prompt(1).params["count"] == 4 - number
        b.do(next(words for words in b.listed() if words.startswith("lay")))
    assert b.asks()[1] == "wh-prompt-deploy"


@pytest.mark.rule("terrain-4")
def test_only_an_assault_has_works() -> None:
    b = with_terrain("advance").do("half 2").do("objective 1")
    if b.asks()[1] == "wh-prompt-objective":
        b.do("ready")
    assert b.asks()[1] == "wh-prompt-deploy"
    kinds = {kind_of(with_works(), key) for key in laid_with(with_works())}
    assert kinds == {"wire", "anti-tank-blocks", "minefield", "trenches", "emplacements", "bunkers-and-casemates"}


def with_works() -> Built:
    """The defender lays works in the upper half."""
    return with_terrain().do("divide 90").do("half 2").do("objective 1").do("ready")


@pytest.mark.rule("scen-a5")
@pytest.mark.parametrize("work", ["trenches", "emplacements", "bunker"])
def test_what_troops_occupy_lies_in_the_defenders_half(work: str) -> None:
    b = with_works()
    for point in ("6000,2000 0", "2000,3600 90", "1500,1500 45"):  # also on other terrain
        assert b.why(f"lay {work} {point}") == ("", "")
    assert b.why(f"lay {work} 6000,4400 0") == ("scen-a5", "wh-work-elsewhere")
    assert b.why(f"lay {work} 6000,5500 0") == ("scen-a5", "wh-work-elsewhere")
    b.do(f"lay {work} 6000,2000 0")
    assert b.why("lay trenches 6100,2000 0") == ("terrain-5", "wh-pieces-overlap")


@pytest.mark.rule("scen-a6")
@pytest.mark.parametrize("work", ["wire", "blocks", "minefield"])
def test_obstacles_lie_in_the_quarter_next_to_his_half(work: str) -> None:
    b = with_works()
    assert b.why(f"lay {work} 6000,5500 0") == ("", "")
    assert b.why(f"lay {work} 6000,4600 0") == ("scen-a6", "wh-obstacle-elsewhere")
    assert b.why(f"lay {work} 6000,4000 0") == ("scen-a6", "wh-obstacle-elsewhere")
    assert b.why(f"lay {work} 6000,7000 0") == ("scen-a6", "wh-obstacle-elsewhere")
    zones = b.s.reach(1)
    assert [max(zone[1::2]) for zone in zones] == [4500, 6750]


def test_fewer_works_may_be_laid() -> None:
    assert with_works().do("ready").asks()[1] == "wh-prompt-deploy"


@pytest.mark.rule("scen-a7")
def test_the_defender_of_an_assault_lays_all_his_cards_in_his_half() -> None:
    b = with_works().do("lay trenches 6000,2000 0").do("ready")
    assert (b.asks(), b.rule()) == ((1, "wh-prompt-deploy"), "scen-a7")
    assert (b.s.segment, b.s.prompt(1).params["count"]) == (DEPLOYMENT, 4)
    hand = [b.s.label(slot) for slot in range(len(b.s.side)) if b.s.side[slot] == 1]
    assert b.why(f"place {hand[0]} 6000,2000 180") == ("", "")  # on a trench
    assert b.why(f"place {hand[0]} 3000,3000 180") == ("", "")  # beside any terrain
    assert b.why(f"place {hand[0]} 3000,4600 180") == ("scen-a7", "wh-outside-zone")
    assert b.why(f"place {hand[0]} 3000,6000 180") == ("scen-a7", "wh-outside-zone")
    while b.asks()[1] == "wh-prompt-deploy":
        b.do(b.listed()[0])
    assert not [slot for slot in range(len(b.s.side)) if b.s.side[slot] == 1 and b.s.place[slot] == RESERVE]
    assert not any(platoon["shown"] for platoon in b.s.view(1)["platoons"])


@pytest.mark.rule("scen-a8", "entry-1")
def test_the_attacker_of_an_assault_enters_beyond_the_obstacles_in_two_turns() -> None:
    b = with_works().do("ready")
    while b.asks()[1] == "wh-prompt-deploy":
        b.do(b.listed()[0])
    assert (b.asks(), b.s.segment, b.s.turn) == ((0, "wh-prompt-enter"), ENTRY, 1)
    assert b.why("enter A1 6000,8400 0") == ("", "")
    assert b.why("enter A1 6000,8000 0")[1] == "wh-outside-zone"
    assert b.why("enter A1 6000,600 0")[1] == "wh-outside-zone"
    assert b.why("enter A1 0,7600 90") == ("", "") or b.why("enter A1 600,7600 90") == ("", "")


@pytest.mark.rule("scen-a8", "entry-2")
@pytest.mark.parametrize("line", [20, 45, 90, 160])
def test_cards_find_places_at_every_edge_whatever_the_line(line: int) -> None:
    b = with_terrain(victory="destruction").do(f"divide {line}").do("half 1").do("ready")
    while b.asks()[1] == "wh-prompt-deploy":
        b.do(b.listed()[0])
    assert b.asks() == (0, "wh-prompt-enter")
    enters = [words for words in b.listed() if words.startswith("enter")]
    inwards = {sectors.inwards(edge, 12000, 9000, b.s.front.home[0]) for edge in b.s.front.edges[0]}
    assert {int(words.split()[-1]) for words in enters} == inwards
    assert inwards <= {0, 90, 180, 270}


# ---------------------------------------------------------------- advance
@pytest.mark.rule("scen-b4")
@pytest.mark.parametrize(("half", "zone"), [("1", (2250, 9000)), ("2", (0, 6750))])
def test_the_defender_of_an_advance_chooses_three_adjoining_quarters(half: str, zone: tuple[int, int]) -> None:
    b = with_terrain("advance")
    assert (b.asks(), b.rule(), b.listed()) == ((1, "wh-prompt-quarters"), "scen-b4", ["half 1", "half 2"])
    b.do(f"half {half}")
    assert (b.s.front.zones[1][0].top, b.s.front.zones[1][0].bottom) == zone
    assert (b.s.front.zones[1][0].left, b.s.front.zones[1][0].right) == (0, 12000)


@pytest.mark.rule("scen-b4", "vic-3")
def test_the_objectives_of_an_advance_lie_in_the_three_quarters() -> None:
    b = with_terrain("advance").do("half 2")
    assert (b.asks(), b.rule()) == ((1, "wh-prompt-objective"), "scen-b4")
    assert b.why("objective 3") == ("scen-b4", "wh-not-in-your-part")
    b.do("objective 1").do("ready")
    assert b.asks() == (1, "wh-prompt-deploy")


@pytest.mark.rule("scen-b5")
def test_the_defender_of_an_advance_lays_all_his_cards_in_his_three_quarters() -> None:
    b = with_terrain("advance", victory="destruction").do("half 2")
    assert (b.asks(), b.rule()) == ((1, "wh-prompt-deploy"), "scen-b5")
    hand = [b.s.label(slot) for slot in range(len(b.s.side)) if b.s.side[slot] == 1]
    assert b.why(f"place {hand[0]} 6000,6700 180") == ("", "")
    assert b.why(f"place {hand[0]} 6000,6800 180") == ("scen-b5", "wh-outside-zone")


@pytest.mark.rule("scen-b6", "entry-1", "entry-2", "entry-4")
def test_the_attacker_of_an_advance_enters_over_the_edge_of_the_free_quarter() -> None:
    b = with_terrain("advance", victory="destruction").do("half 2")
    while b.asks()[1] == "wh-prompt-deploy":
        b.do(b.listed()[0])
    assert (b.asks(), b.s.turn) == ((0, "wh-prompt-enter"), 1)
    assert b.why("enter A1 6000,8400 0") == ("", "")
    assert b.why("enter A1 6000,8300 0") == ("scen-b5", "wh-outside-zone")
    assert b.why("enter A1 6000,600 180") == ("scen-b5", "wh-outside-zone")
    b.do("ready")
    assert b.s.place[0] == RESERVE
    while b.s.turn == 1:
        b.do(b.listed()[-1])
    assert (b.asks(), b.s.turn) == ((0, "wh-prompt-enter"), 2)
    assert b.why("ready") == ("entry-1", "wh-must-enter")


# ---------------------------------------------------------------- counter-attack
def meeting(**options: str) -> Built:
    b = Built("counter-attack", **{**MEETING, "armies": "quick", "terrain": "table", **options})
    assert b.asks()[1] == "wh-prompt-propose"
    return b


@pytest.mark.rule("vic-3")
def test_in_a_counter_attack_both_agree_on_the_objectives() -> None:
    b = meeting(objectives="3")
    first = b.asks()[0]
    pieces = b.listed()
    b.do(pieces[0])
    assert b.asks() == (1 - first, "wh-prompt-agree")
    assert b.why(pieces[0]) == ("vic-3", "wh-is-proposed")
    b.do("ready")
    assert b.asks() == (1 - first, "wh-prompt-propose")
    b.do(pieces[1]).do(pieces[2])  # another one, which stands
    assert b.asks() == (first, "wh-prompt-propose")
    assert b.why(pieces[2]) == ("vic-3", "wh-is-objective")
    b.do(pieces[1]).do("ready")
    assert [f"objective {number + 1}" for number in b.s.objective_pieces] == [pieces[0], pieces[2], pieces[1]]
    assert b.asks()[1] == "wh-prompt-side"


@pytest.mark.rule("vic-3")
def test_one_objective_is_enough_if_that_was_agreed() -> None:
    b = meeting()
    b.do(b.listed()[0]).do("ready")
    assert len(b.s.objective_pieces) == 1
    assert b.asks()[1] == "wh-prompt-side"


@pytest.mark.rule("scen-c3")
@pytest.mark.parametrize(
    ("faces", "winner", "sides"), [([1, 5, 2], 0, ["side 4", "side 2"]), ([6, 3, 3, 1, 4], 1, ["side 1", "side 3"])]
)
def test_dice_name_the_sides_and_who_chooses(faces: list[int], winner: int, sides: list[str]) -> None:
    b = meeting()
    b.do(b.listed()[0])
    b.s.dice = Loaded(faces)
    b.do("ready")
    assert (b.asks(), b.listed()) == ((winner, "wh-prompt-side"), sides)
    other = "side 1" if sides[0] != "side 1" else "side 2"
    assert b.why(other) == ("scen-c3", "wh-other-sides")
    b.s.dice = Loaded([])
    b.do(sides[1])
    edge = int(sides[1].split()[1]) - 1
    assert b.s.front.home[winner] == (180 + 90 * edge) % 360
    assert b.s.front.home[1 - winner] == 90 * edge


@pytest.mark.rule("scen-c4")
def test_both_armies_of_a_counter_attack_enter() -> None:
    b = Built("counter-attack", **MEETING, armies="quick", terrain="quick")
    assert b.s.front.zones == [[], []]
    assert set(b.s.place) == {RESERVE}
    assert (b.asks()[1], b.s.turn) == ("wh-prompt-enter", 1)
    seen = {b.asks()[0]}
    b.do("ready")
    assert (b.asks()[1], b.s.turn) == ("wh-prompt-enter", 1)
    assert seen | {b.asks()[0]} == {0, 1}


# ---------------------------------------------------------------- who declares first
@pytest.mark.rule("scen-a9", "scen-b7")
@pytest.mark.parametrize("scenario", [W.ASSAULT, W.ADVANCE])
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_attacker_declares_first_in_every_turn(scenario: int, attacker: int) -> None:
    field = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3)])
    field.s.setup.scenario, field.s.setup.attacker = scenario, attacker
    field.stand(0, 10, 10, 90)
    field.stand(1, 100, 80, 270)
    for turn in range(2, 5):
        field.s.active = 1 - attacker
        field.end_turn()
        assert (field.s.turn, field.s.leader, field.s.waiting()) == (turn, attacker, [attacker])


@pytest.mark.rule("scen-c5", "prec-1")
@pytest.mark.parametrize(("faces", "winner"), [([2, 5], 1), ([4, 3], 0), ([3, 3, 6, 1], 0)])
def test_in_a_counter_attack_the_higher_die_says_who_declares_first(faces: list[int], winner: int) -> None:
    field = Field([("bri-crusader-i", 3)], [("ita-m13-40", 3)])
    field.s.setup.scenario = W.COUNTER_ATTACK
    field.stand(0, 10, 10, 90)
    field.stand(1, 100, 80, 270)
    field.load(*faces)
    field.end_turn()
    assert (field.s.waiting(), field.s.prompt(winner).key) == ([winner], "wh-prompt-precedence")
    field.do("first B")
    assert (field.s.leader, field.s.waiting()) == (1, [1])


# ---------------------------------------------------------------- saved states
def test_every_step_of_building_is_saved_and_restored() -> None:
    for scenario in ("assault", "advance", "counter-attack"):
        b = Built(scenario)
        steps = set()
        while b.s.segment == BUILDING:
            steps.add(b.asks()[1])
            data = b.s.data()
            assert GAME.restore(data, b.s.dice.clone()).data() == data
            assert b.s.clone().data() == data
            seat = b.s.waiting()[0]
            b.s.apply(seat, quick_start.choice(b.s, seat, b.s.dice))
        assert len(steps) >= 5


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"roster": [0, 0, 3]}, "roster: expected 6 numbers"),
        ({"roster": [1, 0, 3, 0, -1, 0]}, "roster: card of other army"),
        ({"roster": [0, 0, 9, 0, -1, 0]}, "roster: models bought"),
        ({"segment": 5}, "stack"),
        ({"piece_x": [5]}, "piece_x: expected 0 numbers, found 1"),
        ({"alive": [1]}, "alive: expected 0 numbers, found 1"),
    ],
)
def test_a_saved_state_that_cannot_be_is_refused(changes: dict[str, object], said: str) -> None:
    b = Built(attacker="germany", defender="soviet")
    data = {**b.s.data(), **changes}
    with pytest.raises(ValueError, match=said):
        GAME.restore(data, b.s.dice.clone())
