"""The Data Sheet agrees with the rules' tables, and the scenarios are sound."""

from __future__ import annotations

import re
import tomllib

import pytest

from caposaldo.games.battlegroups import setup as B
from caposaldo.games.battlegroups.io import files
from caposaldo.games.battlegroups.io.build_setup import OPTIONS, to_deploy
from caposaldo.games.battlegroups.io.files import load_setup, scenario_ids, types_from_text, unit_types
from caposaldo.games.battlegroups.setup import INCH, Setup, UnitType
from caposaldo.kernel.sources import read_text

ARMIES = ["germany", "italy", "britain", "usa", "soviet"]
UP_TO_36, UP_TO_57, UP_TO_75, OVER_75, ROCKET, INFANTRY = range(6)
LIGHT_MORTAR, MORTAR, HOWITZER, HEAVY = range(4)

# Class, row of the direct fire table and open top of the vehicles the rules name.
VEHICLES = {
    "ger-tiger": ("A", OVER_75, False),
    "ger-tiger2": ("A", OVER_75, False),
    "ger-panther": ("A", UP_TO_75, False),
    "sov-kv1": ("A", OVER_75, False),
    "sov-is2": ("A", OVER_75, False),
    "bri-churchill": ("A", UP_TO_75, False),
    "usa-pershing": ("A", OVER_75, False),
    "bri-matilda": ("A", UP_TO_57, False),
    "ger-pz3": ("B", UP_TO_57, False),
    "ger-pz4": ("B", UP_TO_75, False),
    "ger-stug": ("B", UP_TO_75, False),
    "ger-jagdpanther": ("A", OVER_75, False),
    "usa-sherman": ("B", UP_TO_75, False),
    "bri-sherman": ("B", UP_TO_75, False),
    "usa-sherman-76": ("B", OVER_75, False),
    "bri-firefly": ("B", OVER_75, False),
    "bri-cromwell": ("B", UP_TO_75, False),
    "bri-valentine": ("B", UP_TO_57, False),
    "sov-t34": ("B", OVER_75, False),
    "sov-t34-85": ("B", OVER_75, False),
    "sov-su85": ("B", OVER_75, False),
    "ita-m13": ("C", UP_TO_57, False),
    "usa-stuart": ("C", UP_TO_57, False),
    "bri-stuart": ("C", UP_TO_57, False),
    "ger-pz2": ("C", UP_TO_36, False),
    "ger-pz38t": ("C", UP_TO_57, False),
    "sov-bt7": ("C", UP_TO_57, False),
    "sov-t26": ("C", UP_TO_57, False),
    "ger-marder": ("C", UP_TO_75, True),
    "sov-su76": ("C", OVER_75, True),
    "usa-m10": ("B", OVER_75, True),
    "usa-m36": ("B", OVER_75, True),
    "ger-halftrack": ("C", UP_TO_36, True),
    "usa-halftrack": ("C", UP_TO_36, True),
    "bri-carrier": ("C", UP_TO_36, True),
    "bri-daimler": ("C", UP_TO_57, False),
    "ger-truck": ("C", -1, True),
    "usa-jeep": ("C", -1, True),
}
# Weapons of the rest: direct row, indirect row.
WEAPONS = {
    "ger-rifles": (INFANTRY, -1),
    "ger-grenadiers": (INFANTRY, -1),
    "ger-pioneers": (INFANTRY, -1),
    "ger-mg": (UP_TO_36, -1),
    "ger-panzerschreck": (ROCKET, -1),
    "usa-bazooka": (ROCKET, -1),
    "bri-piat": (ROCKET, -1),
    "ger-flamethrower": (ROCKET, -1),
    "ger-light-mortar": (-1, LIGHT_MORTAR),
    "usa-light-mortar": (-1, LIGHT_MORTAR),
    "ger-mortar-81": (-1, MORTAR),
    "bri-mortar-81": (-1, MORTAR),
    "sov-mortar-81": (-1, MORTAR),
    "ger-mortar-120": (-1, HOWITZER),
    "bri-mortar-42": (-1, HOWITZER),
    "ger-pak36": (UP_TO_57, -1),
    "ger-at-gun": (UP_TO_57, -1),
    "bri-at-gun": (UP_TO_57, -1),
    "ger-pak40": (UP_TO_75, -1),
    "bri-17pdr": (OVER_75, -1),
    "ger-88": (OVER_75, -1),
    "ger-aa": (UP_TO_36, -1),
    "ger-infantry-gun": (UP_TO_75, MORTAR),
    "bri-25pdr": (OVER_75, HOWITZER),
    "ger-battery": (-1, HOWITZER),
    "sov-battery": (-1, HOWITZER),
    "usa-heavy-battery": (-1, HEAVY),
    "ger-rockets": (-1, HEAVY),
    "sov-rockets": (-1, HEAVY),
}
MOVES = {
    "ger-rifles": 4,
    "ger-command": 4,
    "ger-fo": 4,
    "ger-mg": 3,
    "ger-mortar-81": 3,
    "ger-at-gun": 1,
    "ger-pak40": 0,
    "ger-88": 0,
    "sov-cavalry": 8,
    "ger-motorcycles": 8,
    "usa-jeep": 10,
    "ger-recon": 10,
    "ger-truck": 9,
    "bri-daimler": 9,
    "ger-halftrack": 8,
    "usa-stuart": 8,
    "ita-m13": 8,
    "ger-pz4": 7,
    "usa-sherman": 7,
    "ger-stug": 6,
    "usa-m10": 6,
    "ger-tiger": 5,
    "sov-kv1": 5,
    "bri-matilda": 4,
    "bri-churchill": 4,
}
COMMON = ["rifles", "mg", "mortar-81", "light-mortar", "command", "fo", "pioneers", "truck", "at-gun", "recon", "aa"]
COMMON += ["battery", "heavy-battery"]


def roles(type: UnitType) -> set[str]:
    return {name for name, bit in files.ROLES.items() if type.roles & bit}


def army(nation: str) -> list[UnitType]:
    return [type for type in unit_types().values() if type.nation == nation]


def vehicles() -> list[UnitType]:
    return [type for type in unit_types().values() if type.kind == B.VEHICLE]


# ---------------------------------------------------------------- the Data Sheet
@pytest.mark.rule("org-3")
@pytest.mark.parametrize("key", VEHICLES)
def test_a_vehicle_has_the_class_gun_and_roof_the_rules_give_it(key: str) -> None:
    klass, row, open_topped = VEHICLES[key]
    type = unit_types()[key]
    assert (type.klass, type.weapon) == (files.CLASSES[klass], row)
    assert ("open-topped" in roles(type)) == open_topped


@pytest.mark.rule("org-3")
def test_every_vehicle_is_of_class_a_b_or_c_and_nothing_else_is() -> None:
    for type in unit_types().values():
        assert (type.klass in (B.CLASS_A, B.CLASS_B, B.CLASS_C)) == (type.kind == B.VEHICLE), type.key


@pytest.mark.rule("org-3")
def test_a_data_sheet_with_a_vehicle_of_no_class_is_refused() -> None:
    text = read_text(files.UNITS).replace('class = "A"\n', "", 1)
    with pytest.raises(ValueError, match=r"^sheet: type\.[a-z0-9-]+\.class: expected A, B or C for a vehicle"):
        types_from_text(text, "sheet")


@pytest.mark.rule("direct-8")
@pytest.mark.parametrize(
    ("calibre", "row"),
    [(20, UP_TO_36), (36, UP_TO_36), (37, UP_TO_57), (57, UP_TO_57), (57.1, UP_TO_75), (75, UP_TO_75), (76.2, OVER_75)],
)
def test_the_calibre_finds_the_first_row_it_does_not_exceed(calibre: float, row: int) -> None:
    assert files.direct_row(calibre, "", "") == row


@pytest.mark.rule("indirect-2")
@pytest.mark.parametrize("key", WEAPONS)
def test_a_unit_has_the_rows_of_its_weapons(key: str) -> None:
    type = unit_types()[key]
    assert (type.weapon, type.indirect) == WEAPONS[key]


def test_panzerfaust_and_bazooka_are_a_second_weapon_of_riflemen() -> None:
    assert unit_types()["ger-grenadiers"].second == ROCKET
    assert unit_types()["usa-rangers"].second == ROCKET


@pytest.mark.rule("move-5")
@pytest.mark.parametrize("key", MOVES)
def test_a_unit_moves_the_inches_of_the_data_sheet(key: str) -> None:
    assert unit_types()[key].move == MOVES[key] * INCH


def test_moves_follow_from_what_a_vehicle_is() -> None:
    for type in vehicles():
        if "soft" in roles(type) and "transport" not in roles(type):
            assert type.move == 10 * INCH, type.key
        if type.klass == B.CLASS_A:
            assert type.move in (4 * INCH, 5 * INCH, 6 * INCH), type.key
        if type.klass == B.CLASS_B:
            assert type.move in (6 * INCH, 7 * INCH), type.key


def test_bases_have_the_size_of_their_kind() -> None:
    for type in unit_types().values():
        size = (type.width, type.depth)
        if type.roles & (B.COMMAND | B.OBSERVER):
            assert size == (381, 381), type.key
        elif type.kind == B.VEHICLE:
            assert size == (318, 508), type.key
        elif type.kind == B.GUN:
            assert size == (381, 508), type.key
        else:
            assert size == (318, 318), type.key


def test_costs_are_those_of_the_scenario_rules() -> None:
    for type in unit_types().values():
        if type.roles & (B.COMMAND | B.OBSERVER | B.SOFT) and not type.roles & B.RECON:
            assert type.cost == 1, type.key
        elif type.klass in (B.CLASS_A, B.CLASS_B):
            assert type.cost == (6 if type.klass == B.CLASS_A else 4), type.key
        elif type.kind == B.VEHICLE:
            assert type.cost in (2, 3), type.key
        elif type.kind == B.GUN:
            assert type.cost in (3, 4), type.key
        else:
            assert type.cost in (1, 2, 3), type.key


@pytest.mark.rule("cmd-1")
def test_commands_and_observers_are_unarmed() -> None:
    for type in unit_types().values():
        if {"command", "fo"} & roles(type):
            assert (type.weapon, type.second, type.indirect) == (-1, -1, -1), type.key


@pytest.mark.rule("cmd-3")
def test_mortars_infantry_guns_and_anti_tank_guns_are_support() -> None:
    for type in unit_types().values():
        if type.kind in (B.HEAVY_WEAPON, B.GUN) and "off-table" not in roles(type):
            plain_anti_aircraft = "anti-aircraft" in roles(type) and type.weapon < OVER_75
            machine_gun = type.kind == B.HEAVY_WEAPON and type.indirect < 0
            assert ("support" in roles(type)) == (not plain_anti_aircraft and not machine_gun), type.key


def test_trucks_and_jeeps_are_soft_and_armour_is_not() -> None:
    for type in vehicles():
        assert not {"soft", "armoured"} <= roles(type), type.key
        assert {"soft", "armoured", "apc"} & roles(type), type.key


def test_transports_carry_and_off_table_guns_do_not_move() -> None:
    for type in unit_types().values():
        assert ("transport" in roles(type)) == ("carries-men" in roles(type)), type.key
        if "off-table" in roles(type):
            assert (type.move, type.weapon) == (0, -1)
            assert type.indirect >= 0


@pytest.mark.parametrize("nation", ARMIES)
def test_an_army_has_its_common_types_and_two_dozen_in_all(nation: str) -> None:
    prefix = next(key for key, name in files.PREFIXES.items() if name == nation)
    keys = {type.key for type in army(nation)}
    assert {f"{prefix}-{name}" for name in COMMON} <= keys
    assert len(keys) >= 24


@pytest.mark.parametrize(
    ("nation", "years"),
    [("germany", (1939, 1945)), ("italy", (1940, 1943)), ("britain", (1939, 1945)), ("usa", (1942, 1945)),
     ("soviet", (1939, 1945))],
)  # fmt: skip
def test_an_army_can_field_a_dozen_types_in_every_year_it_fought(nation: str, years: tuple[int, int]) -> None:
    for year in range(years[0], years[1] + 1):
        assert sum(type.first_year <= year <= type.last_year for type in army(nation)) >= 12, year
    assert all(years[0] <= type.first_year <= type.last_year <= years[1] for type in army(nation))


# ---------------------------------------------------------------- the scenarios
@pytest.mark.parametrize("id", scenario_ids())
def test_a_scenario_loads_and_describes_itself(id: str) -> None:
    told = files.about(id)
    assert told["id"] == id
    assert told["seats"] == ["axis", "allies"]
    assert isinstance(told["options"], dict)
    for key in ("title", "briefing"):
        words = told[key]
        assert isinstance(words, dict)
        assert words["it"]
        assert words["en"] != words["it"]
    assert told["options"].keys() == set(OPTIONS)


@pytest.mark.parametrize("id", scenario_ids())
def test_a_scenario_has_the_size_of_an_evening(id: str) -> None:
    made = load_setup(id, {})
    assert 6 <= made.turns <= 12
    assert min(made.width, made.height) >= 36 * INCH
    assert max(made.width, made.height) <= 72 * INCH
    assert made.count() <= 50
    assert min(made.breakpoint) >= 2


@pytest.mark.rule("org-2")
@pytest.mark.parametrize("id", scenario_ids())
def test_every_battlegroup_of_a_scenario_has_one_command(id: str) -> None:
    made = load_setup(id, {})
    commands = [int(made.group[u]) for u in range(made.count()) if made.is_a(u, B.COMMAND)]
    assert sorted(commands) == list(range(len(made.group_names)))


@pytest.mark.parametrize("id", scenario_ids())
def test_the_points_written_in_a_scenario_are_right_and_fair(id: str) -> None:
    made = load_setup(id, {})
    written = re.findall(r"^# (\d+) units, (\d+) points", read_text(files.path_of(id)), re.MULTILINE)
    assert [(int(n), int(p)) for n, p in written] == [force(made, side) for side in range(2)]
    points = [int(p) for _, p in written]
    assert max(points) <= 1.5 * min(points)


def force(made: Setup, side: int) -> tuple[int, int]:
    units = [u for u in range(made.count()) if made.side[u] == side]
    air = sum(1 for owner in made.air_side if owner == side)
    return len(units), sum(int(made.types[u].cost) for u in units) + made.mines[side] + 3 * air


def test_the_lesson_comes_first_is_short_and_needs_no_deployment() -> None:
    lesson = load_setup(scenario_ids()[0], {})
    assert lesson.turns == 6
    assert lesson.count() <= 16
    assert not any(to_deploy(lesson, u) for u in range(lesson.count()))


def test_the_scenarios_use_every_army_terrain_and_ability() -> None:
    battles = [load_setup(id, {}) for id in scenario_ids()]
    assert len(battles) >= 8
    assert {type.nation for made in battles for type in made.types} == set(ARMIES)
    assert {piece.kind for made in battles for piece in made.terrain} == set(range(len(B.TERRAIN_NAMES)))
    assert set().union(*(roles(type) for made in battles for type in made.types)) == set(files.ROLES)
    types = [type for made in battles for type in made.types]
    assert any(type.roles & B.FLAMETHROWER for type in types)
    assert any(type.second >= 0 for type in types)
    assert {int(type.weapon) for type in types} == set(range(-1, 6))
    assert {int(type.indirect) for type in types} == set(range(-1, 4))
    assert any(sum(made.mines) for made in battles)
    assert any(len(made.air_side) for made in battles)
    assert any(carrier >= 0 for made in battles for carrier in made.start_aboard)
    years = {files.scenario_file(files.path_of(id)).year for id in scenario_ids()}
    assert {1940, 1945} <= years


@pytest.mark.parametrize("id", scenario_ids())
def test_mirrored_the_armies_exchange_their_edges(id: str) -> None:
    plain, mirrored = load_setup(id, {}), load_setup(id, {"mirrored": "yes"})
    for side in range(2):
        turned = plain.zones[side].flat()
        turned[::2] = [plain.width - x for x in turned[::2]]
        turned[1::2] = [plain.height - y for y in turned[1::2]]
        assert mirrored.zones[side].flat() == turned
        assert mirrored.home[side] == (plain.home[side] + 180) % 360
    for u in range(plain.count()):
        if plain.start_x[u] >= 0:
            assert mirrored.start_x[u] == plain.width - plain.start_x[u]
            assert mirrored.start_face[u] == (plain.start_face[u] + 180) % 360
    assert [piece.shape.flat() for piece in mirrored.terrain] == [piece.shape.flat() for piece in plain.terrain]


# ---------------------------------------------------------------- the rules' own texts
def test_every_rule_is_told_in_both_languages() -> None:
    told = tomllib.loads(read_text(files.HERE / "rules.toml"))
    ids = [rule["id"] for rule in told["rule"]]
    assert len(ids) == len(set(ids)) == 61
    for rule in told["rule"]:
        for key in ("section", "title", "text"):
            assert set(rule[key]) == {"it", "en"}, rule["id"]
            assert all(rule[key].values()), rule["id"]
        assert set(rule["see"]) <= set(ids) - {rule["id"]}, rule["id"]
