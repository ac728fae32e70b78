"""Files of the game: what is wrong with one is said in one clear line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caposaldo.games.traces.io import files
from caposaldo.games.traces.io.files import about, load_setup, scenario_ids
from caposaldo.games.traces.setup import OUTSIDE
from rules.traces.sketch import scenario_setup, setup_from_text

LEAST = """
title = { it = "Prova", en = "Trial" }
briefing = { it = "Prova", en = "Trial" }
soviet_chits = 4
fronts_needed = 2
axis_chits = [2, 2]
last_turn = 2
setup = ["88 2634", "4PzA 2633", "8A 2533", "22G 2636", "Voronezh 2637", "Steppe 2737"]
"""


def mistake(text: str, options: dict[str, str] | None = None) -> str:
    with pytest.raises(ValueError, match=r"\S") as error:
        scenario_setup(text, options)
    said = str(error.value)
    assert "\n" not in said
    return said


def with_setup(*lines: str) -> str:
    before, _, _ = LEAST.partition("setup")
    return before + f"setup = {list(lines)!r}\n"


def field_mistake(text: str) -> str:
    with pytest.raises(ValueError, match=r"\S") as error:
        setup_from_text(text)
    assert "\n" not in str(error.value)
    return str(error.value)


# ---------------------------------------------------------------- what comes with the game
def test_the_lesson_comes_first() -> None:
    assert scenario_ids() == ["lesson", "korsun", "race", "campaign"]


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_scenario_tells_what_it_is(scenario: str) -> None:
    told = about(scenario)
    assert told["id"] == scenario
    assert told["seats"] == ["axis", "soviet"]
    assert told["options"] == {"hq_points": "yes", "ukrainian_fronts": "no", "bidding": "no"}
    assert told["year"] in (1943, 1944)
    for key in ("title", "briefing"):
        words = told[key]
        assert isinstance(words, dict)
        assert words["it"] != words["en"]
    forces = told["forces"]
    assert isinstance(forces, list)
    assert [sorted(side) for side in forces] == [["en", "it"], ["en", "it"]]


def test_race_and_campaign_are_one_war() -> None:
    """The same units in the same hexes, the same reinforcements and the same turn track; the Race ends earlier."""
    race, campaign = load_setup("race", {}), load_setup("campaign", {})
    assert race.labels == campaign.labels
    for values in ("start", "start_steps", "start_supply", "entry", "group"):
        assert list(getattr(race, values)) == list(getattr(campaign, values))
    assert list(race.charts.axis_chits) == list(campaign.charts.axis_chits) == [0, 3, 4, 4, 5, 5, 5, 4, 4]
    assert [(c.key, c.count, c.from_turn) for c in race.chits] == [
        (c.key, c.count, c.from_turn) for c in campaign.chits
    ]
    assert (race.first_turn, race.last_turn) == (1, 4)
    assert (campaign.first_turn, campaign.last_turn) == (1, 8)
    assert race.opening_attack
    assert campaign.opening_attack


def test_the_lesson_is_a_part_of_the_same_front() -> None:
    """Only the Front whose place lies outside the area stands elsewhere; reinforcements keep their numbers."""
    lesson, race = load_setup("lesson", {}), load_setup("race", {})
    places = [{t.labels[u]: (t.start[u], t.entry[u], t.group[u]) for u in range(t.count())} for t in (lesson, race)]
    assert set(places[0]) < set(places[1])
    assert [label for label in places[0] if places[0][label] != places[1][label]] == ["Voronezh"]


@pytest.mark.parametrize("answer", ["yes", "true"])
def test_options_are_taken(answer: str) -> None:
    plain = load_setup("race", {})
    chosen = load_setup("race", {"bidding": answer, "ukrainian_fronts": answer, "hq_points": "no"})
    assert (plain.bidding, plain.ukrainian_fronts, plain.hq_points) == (False, False, True)
    assert (chosen.bidding, chosen.ukrainian_fronts, chosen.hq_points) == (True, True, False)
    assert chosen.options["bidding"] == answer


def test_a_scenario_of_ones_own_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(LEAST, encoding="utf-8")
    t = load_setup(str(path), {})
    assert (t.id, t.path) == ("trial", str(path))
    assert t.count() == 6


def test_a_scenario_may_bring_its_own_charts(tmp_path: Path) -> None:
    charts = (files.DATA / "charts.toml").read_text(encoding="utf-8").replace("strategic = 0.5", "strategic = 1")
    (tmp_path / "mine.toml").write_text(charts, encoding="utf-8")
    path = tmp_path / "trial.toml"
    path.write_text('charts = "mine.toml"\n' + LEAST, encoding="utf-8")
    assert load_setup(str(path), {}).charts.strategic_cost == 2
    assert load_setup("race", {}).charts.strategic_cost == 1


def test_a_scenario_may_be_like_one_on_a_path(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(LEAST, encoding="utf-8")
    words = 'title = { it = "A", en = "B" }\nbriefing = { it = "A", en = "B" }\n'
    (tmp_path / "second.toml").write_text(f'like = "first.toml"\ntarget = 7\n{words}', encoding="utf-8")
    (tmp_path / "third.toml").write_text(f'like = "second.toml"\n{words}', encoding="utf-8")
    t = load_setup(str(tmp_path / "second.toml"), {})
    assert (t.target, t.count(), t.title["en"], t.id) == (7, 6, "B", "second")
    with pytest.raises(ValueError, match=r"third.toml:1:8: like: 'second.toml' is itself like another"):
        load_setup(str(tmp_path / "third.toml"), {})


# ---------------------------------------------------------------- orders of battle
WORDS = 'title = { it = "A", en = "B" }\nbriefing = { it = "A", en = "B" }\n'


def own_order_of_battle(folder: Path, old: str, new: str) -> str:
    """A scenario that uses the order of battle of August 1943 with a change."""
    text = (files.ORDERS_OF_BATTLE / "august-1943.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "mine.toml").write_text(text.replace(old, new), encoding="utf-8")
    path = folder / "trial.toml"
    path.write_text(f'order_of_battle = "mine.toml"\n{WORDS}', encoding="utf-8")
    return str(path)


def test_a_scenario_may_bring_its_own_order_of_battle(tmp_path: Path) -> None:
    t = load_setup(own_order_of_battle(tmp_path, '"57 3432"', '"57 3431"'), {})
    assert t.number_of(t.start[t.labels.index("57")]) == "3431"
    assert t.labels == load_setup("race", {}).labels


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"57 3432", ', "", "mine.toml: left_out: '57' is neither set up nor in reserve: expected a reason"),
        ('"KorB"', "", "mine.toml: left_out: 'KorB' is neither set up nor in reserve: expected a reason"),
        ('"57 3432"', '"57 3432", "57 3332"', "mine.toml: setup[1]: '57' is used twice"),
        ('"Sec1"', '"57"', "mine.toml: reserves[0]: '57' is used twice"),
        ('"KorB"', '"KorX"', "mine.toml: left_out[4]: unknown 'KorX', expected KorB"),
        (
            'why = "On another front in these months."',
            "",
            "mine.toml: left_out[10]: object missing required field `why`",
        ),
        (
            'why = "On another front in these months."',
            'why = ""',
            "mine.toml: left_out[10].why: expected `str` of length",
        ),
        ('"57 3432"', '"57 9999"', "mine.toml: setup[0]: no hex '9999' on the map"),
        ('"57 3432"', '"57"', "mine.toml: setup[0]: expected a unit and a hex, found '57'"),
    ],
)
def test_a_wrong_order_of_battle_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"\S") as error:
        load_setup(own_order_of_battle(tmp_path, old, new), {})
    assert said in re.sub(r"(\.toml):\d+:\d+:", r"\1:", str(error.value))
    assert str(error.value) != said, "line and column are told"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ('order_of_battle = "august"', "order_of_battle: unknown 'august', expected august-1943"),
        ('[[left_out]]\nunits = ["88"]\nwhy = "Too many."', "setup: expected, but it is missing"),
        (
            'order_of_battle = "august-1943"\n[[left_out]]\nunits = ["9Pz"]\nwhy = "Too many."',
            "left_out[0]: '9Pz' is not in the order of battle",
        ),
    ],
)
def test_a_scenario_names_what_it_takes_from_an_order_of_battle(lines: str, said: str) -> None:
    assert mistake(WORDS + lines) == f"text.toml: {said}"


def test_a_scenario_leaves_units_out_moves_others_and_chooses_its_reserves() -> None:
    t = scenario_setup(
        WORDS
        + 'order_of_battle = "august-1943"\nsetup = ["88 3330 reduced", "9Pz 3330"]\nreserves = ["1SS"]\n'
        + '[[left_out]]\nunits = ["57", "S50"]\nwhy = "Too many."\n'
    )
    assert t.count() == 107 - 2 + 1 + 1
    assert not {"57", "S50", "Sec1", "10Tk"} & set(t.labels)
    assert {t.number_of(t.start[t.labels.index(label)]) for label in ("88", "9Pz")} == {"3330"}
    assert t.start_steps[t.labels.index("88")] == 1


def test_reserves_come_as_the_box_says_or_as_the_scenario_says() -> None:
    t = scenario_setup(LEAST.replace("setup", 'reserves = ["10Tk", "21G arrives 4", "1SS", "34 bought PR"]\nsetup'))
    found = {t.labels[u]: (int(t.entry[u]), int(t.group[u])) for u in range(6, 10)}
    assert found == {"10Tk": (2, 1), "21G": (2, 4), "1SS": (4, 2), "34": (4, 2)}


def test_an_area_leaves_the_rest_of_the_map_out() -> None:
    area = 'area = { rows = [25, 28], columns = [32, 38] }\naxis_sources = ["2532"]\nsoviet_sources = ["2838"]\n'
    t = scenario_setup(LEAST.replace("setup", area + "setup"))
    assert sum(1 for ground in t.terrain if ground != OUTSIDE) == 28
    assert [c.name_en for c in t.cities] == ["Kharkiv"]
    assert len(t.crossings) == 0


# ---------------------------------------------------------------- mistakes
def test_an_unknown_scenario_is_refused_with_those_that_exist() -> None:
    with pytest.raises(
        ValueError, match=r"^unknown scenario 'nowhere'; known scenarios: campaign, korsun, lesson, race$"
    ):
        load_setup("nowhere", {})
    with pytest.raises(ValueError, match=r"nowhere\.toml: No such file"):
        load_setup("/nowhere.toml", {})


def test_unknown_options_are_refused() -> None:
    assert mistake(LEAST, {"hqpoints": "yes"}) == "unknown option 'hqpoints'; did you mean hq_points?"
    assert "options.bidding: unknown 'maybe'" in mistake(LEAST, {"bidding": "maybe"})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("88 9999", "setup[0]: no hex '9999' on the map"),
        ("88 26x4", "setup[0]: no hex '26x4' on the map"),
        ("88 0118", "setup[0]: hex 0118 lies in the sea"),
        ("88", "setup[0]: expected a unit and a hex, found '88'"),
        ("8888 2634", "setup[0]: unknown '8888'"),
        ("88 2634 tired", "setup[0]: unknown 'tired'"),
        ("4PzA 2634 reduced", "setup[0]: '4PzA' has one step only"),
    ],
)
def test_a_wrong_line_of_the_set_up_is_named(line: str, said: str) -> None:
    assert said in mistake(with_setup(line))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["88 2634", "75 2634", "68 2634"], "more than two combat units in 2634 (5.0b)"),
        (["4PzA 2634", "8A 2634"], "two HQs in 2634 (2.3b)"),
        (["88 2634", "22G 2634"], "units of both sides in 2634 (5.0e)"),
        (["88 2634", "88 2635"], "'88' is used twice"),
    ],
)
def test_an_impossible_stack_is_refused(lines: list[str], said: str) -> None:
    assert said in mistake(with_setup(*lines))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('reserves = ["57x"]', "reserves[0]: unknown '57x'"),
        ('reserves = ["10Tk bought PR"]', "'bought' is not for this side"),
        ('reserves = ["1SS arrives 1"]', "'arrives' is not for this side"),
        ('reserves = ["75"]', "entry of 75: unknown ''"),
        ('reserves = ["10Tk arrives soon"]', "expected the number of its group, found 'soon'"),
        ('soviet_cities = ["2635"]', "soviet_cities: there is no city in 2635"),
        ('soviet_crossings = ["2634"]', "soviet_crossings: 2634 is no crossing point"),
        ('orders = ["3035"]', "orders: Belgorod is no major city"),
        ("area = { rows = [30, 20], columns = [1, 42] }", "area.rows: expected a first and a last one"),
        ("area = { rows = [30, 34], columns = [30, 42] }", "expected one or more supply sources within the area"),
        ("chits = { SWest = 1 }", "chits: 'SWest': its HQ is not in this scenario"),
        ("chits = { Mars = 1 }", "chits: unknown 'Mars'"),
        ("chits = { Steppe = 2, supply = 1 }", "fronts_needed: expected 1 at most"),
        ("chits = { Steppe = 2, Voronezh = 1, supply = 1 }", "soviet_chits: turn 1 has 3 chits only"),
        ("chits = { Steppe = 2, Voronezh = 2, 8A = 1 }", "axis_chits: turn 1 has 1 chits only"),
        ("first_turn = 2\naxis_chits = [2, 2]", "not TOML"),
        ("first_turn = 2", "axis_chits: expected 1 numbers, for turns 2 to 2"),
        ("colour = 1", "object contains unknown field `colour`"),
        ('target = "all"', "target: expected `int`, got `str`"),
        ('count = "never"', "count: invalid enum value 'never'"),
        ('like = "nowhere"', "unknown scenario 'nowhere'"),
    ],
)
def test_a_wrong_key_is_named(line: str, said: str) -> None:
    assert said in mistake(LEAST.replace("setup =", f"{line}\nsetup ="))


@pytest.mark.parametrize("key", ["title", "briefing", "setup"])
def test_what_people_need_may_not_be_missing(key: str) -> None:
    lines = [line for line in LEAST.splitlines() if not line.startswith(key)]
    assert mistake("\n".join(lines)) == f"text.toml: {key}: expected, but it is missing"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('1 = ["A1", ', "1 = [", "crt.1: expected 9 results, found 8"),
        ('1 = ["A1", ', '1 = ["A9", ', "crt.1: unknown 'A9'"),
        ("lowest = [1, 1.5", "lowest = [2, 1.5", "lowest: expected a rising ratio"),
        ("okh = [2, 2, ", "okh = [2, ", "crossing_points.okh: expected eight numbers"),
        ('months = ["1943-08", ', 'months = ["August", ', "turns.months: expected a month as 1943-08, found 'August'"),
        ("minor_river = 1", "minor_river = 0.3", "movement.minor_river: expected `float` that's a multiple of 0.5"),
        ("AR = 0.5", "", "object missing required field `AR`"),
        ("-1, 0, 1, 2, 3]", "-1, 0, -1, 2, 3]", "turns.stavka: turn 6: expected 0 or more, since the chit is there"),
    ],
)
def test_wrong_charts_are_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    charts = (files.DATA / "charts.toml").read_text(encoding="utf-8")
    assert old in charts
    (tmp_path / "mine.toml").write_text(charts.replace(old, new), encoding="utf-8")
    path = tmp_path / "trial.toml"
    longer = LEAST.replace("[2, 2]", "[2, 2, 2, 2, 2, 2]").replace("last_turn = 2", "last_turn = 6")
    path.write_text('charts = "mine.toml"\n' + longer, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^mine.toml:\d+:\d+: ") as error:
        load_setup(str(path), {})
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('roads = ["0101 0301"]', "roads[0]: '0101 0301': these hexes are not adjacent"),
        ('rails = ["0101 0102"]\nblocked = ["0102/0101"]', "rails[0]: 0101 0102 is blocked"),
        ('roads = ["0102 0103"]', "hex 0103 lies in the sea"),
        ('major = ["0101/0909"]', "no hex '0909' on the map"),
        ('[units]\n88 = "ger-tank 0101"', "unknown 'ger-tank'"),
        ('[units]\n4PzA = "axis-hq 0101"', "expected a command range for an HQ"),
        ('[units]\n88 = "ger-inf box entry=late"', "invalid enum value 'late'"),
    ],
)
def test_a_wrong_field_is_refused(line: str, said: str) -> None:
    text = f'map = """\n . . ~\n. . .\n . . ~\n"""\n{line}\n'
    assert said.lower() in field_mistake(text).lower()


def test_a_ragged_field_is_refused() -> None:
    assert "terrain[1]: expected 3 marks, found 2" in field_mistake('map = """\n . . .\n. .\n"""')
    assert "unknown 'x'" in field_mistake('map = """\n . . x\n"""')
