"""Chapters 11.0 and 11.1: reinforcements along the railways, replacements, the airborne operation."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import GONE, ISOLATED, OUT_OF_SUPPLY
from caposaldo.games.traces.rules import control, reinforcements
from caposaldo.games.traces.rules.negotiation import Negotiation
from caposaldo.games.traces.rules.reinforcements import Parachute, Purchase
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import ARRIVES, AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import LoadedDice, at, do, field, offered, read, told, unit, where, why

# One railway from the Axis source in the west to the Soviet one in the east, with a branch that leads nowhere.
RAILWAY = """
map = '''
   . . . . . . . . . . . . . .
  . . . . . . . . . . . . . .
   . . . . . . . . . . . . . .
  . . . . . . . . . . . . . .
   . . . C . . . . . C . . . .
'''
rails = ["0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114", "0402 0403"]
axis_sources = ["0101", "0501"]
soviet_sources = ["0114"]
soviet_cities = ["0110"]
[units]
88 = "ger-inf 0107"
10Tk = "sov-tank box entry=arrives group=1"
34 = "ger-inf box entry=bought class=IR"
"""


def hexes(s: TracesState, label: str) -> list[str]:
    return sorted([s.setup.number_of(h) for h in reinforcements.placeable(s, unit(s, label))])


def arriving(text: str, groups: int = 0) -> TracesState:
    """The next group arrives; when it is placed the Axis would be asked about its hand."""
    s = field(text)
    s.groups = groups
    s.stack = [Turn()]
    reinforcements.arrive(s)
    return s


# ---------------------------------------------------------------- placement
@pytest.mark.rule("11.0b")
def test_reinforcements_come_along_an_open_railway() -> None:
    s = field(RAILWAY)
    assert hexes(s, "10Tk") == ["0109", "0110", "0111", "0112", "0113", "0114"]
    assert hexes(s, "34") == [f"01{n:02}" for n in range(1, 10)]


@pytest.mark.rule("11.0b")
def test_a_zone_of_control_blocks_the_line_whoever_stands_in_it() -> None:
    s = field(RAILWAY + '57 = "ger-inf 0212"\nS57 = "sov-rifle 0112"\n')
    assert hexes(s, "10Tk") == ["0113", "0114"]


@pytest.mark.rule("11.0b")
def test_an_enemy_hq_blocks_the_line_like_any_unit_and_a_source_under_it_is_of_no_use() -> None:
    assert hexes(field(RAILWAY + '8A = "axis-hq 0112 range=2"\n'), "10Tk") == ["0114"]
    s = field(RAILWAY + '8A = "axis-hq 0114 range=2"\n')
    assert hexes(s, "10Tk") == []
    assert not any(reinforcements.hexes_on_open_rail(s, SOVIET)), "not even the source serves"


@pytest.mark.rule("11.0b")
def test_a_major_city_in_enemy_hands_blocks_the_line_and_a_small_one_does_not() -> None:
    held = RAILWAY.replace('soviet_cities = ["0110"]', "")
    assert hexes(field(held), "10Tk") == ["0111", "0112", "0113", "0114"]
    small = held.replace(". . . C . . . . . C", ". . . C . . . . . c")
    assert hexes(field(small), "10Tk") == ["0109", "0111", "0112", "0113", "0114"]


@pytest.mark.rule("11.0b")
def test_the_source_meets_the_same_conditions_and_must_lie_on_the_railway() -> None:
    threatened = RAILWAY + '57 = "ger-inf 0214"\n'
    assert hexes(field(threatened), "10Tk") == []
    held = threatened + 'S57 = "sov-rifle 0114"\n'
    assert hexes(field(held), "10Tk") == [], "a friend in the zone opens a supply line, not the railway"
    assert hexes(field(RAILWAY.replace('["0101", "0501"]', '["0501"]')), "34") == []


@pytest.mark.rule("11.0b", "11.1e")
def test_the_airborne_bridgehead_is_no_source_for_reinforcements() -> None:
    s = field(RAILWAY)
    s.bridgehead = at(s, "0403")
    s.landed = 1
    assert "0403" not in hexes(s, "10Tk")


# The railway runs between two closed coasts: whoever cannot pass 0107 cannot pass at all.
CORRIDOR = """
map = '''
   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
  . . . . . . . . . . .
   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
'''
rails = ["0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0211"]
axis_sources = ["0201"]
soviet_sources = ["0211"]
[units]
10Tk = "sov-tank box entry=arrives group=1"
34 = "ger-inf box entry=bought class=IR"
"""
EAST = ["0208", "0209", "0210", "0211"]


@pytest.mark.rule("11.0b", "8.1a")
def test_no_reinforcement_comes_into_or_behind_a_small_city_in_enemy_hands() -> None:
    """The railway alone would do: a small city does not cut it. The supply line does not pass (8.1b)."""
    city = CORRIDOR.replace("  . . . . . . . . . . .", "  . . . . . . c . . . .")
    assert hexes(field(city), "10Tk") == EAST
    ours = field(city.replace("[units]", 'soviet_cities = ["0207"]\n[units]'))
    assert hexes(ours, "10Tk") == [f"02{n:02}" for n in range(1, 12)]
    assert hexes(ours, "34") == [f"02{n:02}" for n in range(1, 7)]
    s = arriving(city)
    for number in ["0207", "0205"]:
        refusal = why(s, f"place 10Tk {number}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("11.0b", "tr-place-no-supply")
        assert f"place 10Tk {number}" not in offered(s)


@pytest.mark.rule("11.0b", "8.1a")
def test_a_friend_in_a_zone_of_control_opens_the_supply_line_but_not_the_railway() -> None:
    """Both tests apply: with a friend in the zones only the supply line passes, without him neither does."""
    land = CORRIDOR.replace("   ~ ~ ~ ~ ~ ~", "   ~ ~ ~ ~ ~ .", 1).replace("[units]", '[units]\n57 = "ger-inf 0306"')
    assert hexes(field(land), "10Tk") == EAST
    friends = land + 'S57 = "sov-rifle 0206"\nS58 = "sov-rifle 0207"\n'
    assert hexes(field(friends), "10Tk") == EAST


@pytest.mark.rule("11.0b", "8.1a", "11.1e")
def test_a_supply_line_to_the_bridgehead_does_not_help() -> None:
    city = CORRIDOR.replace("  . . . . . . . . . . .", "  . . . . . . c . . . .")
    s = field(city)
    s.bridgehead = at(s, "0203")
    s.landed = 1
    assert hexes(s, "10Tk") == EAST


@pytest.mark.rule("2.1e", "8.1b")
def test_an_unbridged_river_cannot_part_the_railway_from_its_supply() -> None:
    """A railway over a river is a bridge (2.1e), so that both pass."""
    river = CORRIDOR.replace("[units]", 'major = ["0207/0208"]\n[units]')
    assert hexes(field(river), "10Tk") == [f"02{n:02}" for n in range(1, 12)]


@pytest.mark.rule("11.0b", "8.1a")
def test_the_axis_buys_nobody_who_would_have_no_supply() -> None:
    """The source itself lies in a city that the Soviets hold: 11.0b lets trains through a small city, 8.1b no line."""
    city = CORRIDOR.replace("  . . . . . . . . . . .", "  c . . . . . . . . . .")
    s = field(city.replace("[units]", 'soviet_cities = ["0201"]\n[units]'))
    s.stack = [Turn(), Negotiation(6)]
    s.forget()
    assert hexes(s, "34") == []
    assert offered(s) == ["end"]
    refusal = why(s, "buy 34")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("11.0b", "tr-buy-no-place")


@pytest.mark.rule("11.0b", "8.1a")
def test_without_a_front_nobody_is_railed_into_lviv_or_another_city_in_axis_hands() -> None:
    s = TracesState(load_setup("campaign", {}), LoadedDice([]))
    s.lay_out()
    for u in range(int(s.setup.count())):
        if s.on_map(u) and s.setup.side[u] == AXIS:
            s.lift(u, GONE)
    newcomer = next(u for u in range(int(s.setup.count())) if s.setup.entry[u] == ARRIVES)
    found = {s.setup.number_of(h) for h in reinforcements.placeable(s, newcomer)}
    assert "2842" in found
    assert not found & {s.setup.number_of(city.hex) for city in s.setup.cities}


@pytest.mark.rule("11.0c", "5.0b")
def test_a_full_hex_takes_no_reinforcement() -> None:
    s = arriving(RAILWAY + 'S57 = "sov-rifle 0112"\nS58 = "sov-rifle 0112"\n')
    assert "0112" not in hexes(s, "10Tk")
    refusal = why(s, "place 10Tk 0112")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("11.0c", "tr-place-full")
    reasons = {"0212": "tr-place-no-railway", "0403": "tr-place-no-line", "0104": "tr-place-no-line"}
    for number, key in reasons.items():
        refusal = why(s, f"place 10Tk {number}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("11.0b", key)


@pytest.mark.rule("11.0c")
def test_a_reinforcement_comes_at_full_strength_in_supply_and_inactive_outside_any_range() -> None:
    s = arriving(RAILWAY)
    tank = unit(s, "10Tk")
    s.steps[tank] = 1
    s.supply[tank] = OUT_OF_SUPPLY
    s.top().perform(s, SOVIET, read(s, "place 10Tk 0113"))
    assert where(s, "10Tk") == "0113"
    assert s.steps[tank] == s.setup.steps[tank]
    assert s.supply[tank] == 0
    assert s.flags[tank] == 0


# ---------------------------------------------------------------- Soviet groups
GROUPS = RAILWAY + "\n".join(
    [
        '4GTk = "sov-gtank box entry=arrives group=2"',
        '76 = "sov-rifle box entry=arrives group=2"',
        '6GTk = "sov-gtank box entry=replaces group=4"',
        '7GTk = "sov-gtank box entry=arrives group=6"',
    ]
)


@pytest.mark.rule("11.1a")
@pytest.mark.example("E-11.1-first")
def test_the_first_drawing_brings_group_one_on_whatever_turn() -> None:
    s = arriving(GROUPS)
    assert s.groups == 1
    assert {text.split()[1] for text in offered(s)} == {"10Tk"}
    assert why(s, "place 10Tk 0113") is None


@pytest.mark.rule("11.1a")
@pytest.mark.example("E-11.1-sixth")
def test_the_sixth_drawing_brings_group_six() -> None:
    s = field(GROUPS)
    for label in ["10Tk", "4GTk", "76", "6GTk"]:
        s.place[unit(s, label)] = GONE
    for drawing in range(1, 7):
        s.stack = [Turn()]
        reinforcements.arrive(s)
        assert s.groups == drawing
        assert bool(s.top().options(s, SOVIET)) == (drawing == 6)
    assert {text.split()[1] for text in offered(s)} == {"7GTk"}


@pytest.mark.rule("11.1c")
@pytest.mark.example("E-11.1-fourth")
def test_the_fourth_drawing_brings_a_replacement_for_a_unit_of_the_same_type() -> None:
    s = arriving(GROUPS + '\n2Tk = "sov-tank 0413 reduced"\nS57 = "sov-rifle 0414"\n', groups=3)
    for label in ["10Tk", "4GTk", "76"]:
        s.place[unit(s, label)] = GONE
    s.forget()
    assert s.groups == 4
    assert offered(s) == ["replace 6GTk 2Tk"]


@pytest.mark.rule("11.1b", "11.1a")
def test_a_new_unit_is_placed_and_the_next_of_its_group_follows() -> None:
    s = arriving(GROUPS, groups=1)
    s.place[unit(s, "10Tk")] = GONE
    s.forget()
    other = why(s, "place 76 0113")
    assert other is not None
    assert (other.rule, other.key) == ("11.1a", "tr-place-other-first")
    do(s, "place 4GTk 0113")
    assert {text.split()[1] for text in offered(s)} == {"76"}


@pytest.mark.rule("11.0b", "11.1a")
def test_a_unit_without_a_place_waits_for_the_next_reinforcements() -> None:
    s = arriving(GROUPS + '\n57 = "ger-inf 0214"\n')
    assert told(s) == ["tr-group-arrives", "tr-unit-waits"]
    assert s.top().options(s, SOVIET) == []
    s.stack = [Turn()]
    s.lift(unit(s, "57"), GONE)
    reinforcements.arrive(s)
    assert s.groups == 2
    assert {text.split()[1] for text in offered(s)} == {"10Tk"}


@pytest.mark.rule("4.3C", "11.1a")
def test_after_the_last_group_the_chit_brings_only_those_who_wait() -> None:
    s = arriving(RAILWAY, groups=1)
    assert told(s) == ["tr-only-waiting-arrive"]
    s = field(RAILWAY)
    s.groups = 1
    s.stack = [Turn()]
    s.place[unit(s, "10Tk")] = GONE
    reinforcements.arrive(s)
    assert told(s) == ["tr-no-group-left"]
    assert len(s.stack) == 1
    assert s.groups == 1


# ---------------------------------------------------------------- replacements
REPLACEMENTS = """
map = '''
   . . . . . . . . .
  . . . . . . . . .
   . . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0109"]
[units]
88 = "ger-pz 0101"
2Tk = "sov-tank 0305 reduced"
3Tk = "sov-tank 0306"
4GTk = "sov-gtank 0307"
8GTk = "sov-gtank 0304 reduced"
5Tk = "sov-tank 0308 out"
7Tk = "sov-tank 0309 isolated"
1M = "sov-mech 0105"
S57 = "sov-rifle 0106"
6GTk = "sov-gtank box entry=replaces group=1"
21G = "sov-grifle box entry=replaces group=1"
9GM = "sov-gcav box entry=replaces group=1"
"""


@pytest.mark.rule("11.1c", "2.2h")
def test_a_replacement_takes_the_place_of_a_weaker_unit_of_its_arm_in_supply() -> None:
    """Weaker by the strengths on the side that it shows: a reduced Guards tank corps is, a full one is not."""
    s = arriving(REPLACEMENTS)
    assert offered(s) == ["replace 6GTk 2Tk", "replace 6GTk 3Tk", "replace 6GTk 8GTk"]
    reasons = {
        "4GTk": "tr-replace-not-weaker",
        "5Tk": "tr-replace-no-supply",
        "7Tk": "tr-replace-no-supply",
        "1M": "tr-replace-other-arm",
        "88": "tr-replace-not-there",
        "21G": "tr-replace-not-there",
    }
    for old, key in reasons.items():
        refusal = why(s, f"replace 6GTk {old}")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("11.1c", key)
    refusal = why(s, "place 6GTk 0109")
    assert refusal is not None
    assert refusal.key == "tr-place-replaces"


@pytest.mark.rule("11.1c")
def test_the_old_unit_leaves_the_game_and_the_new_one_stands_in_its_hex_at_full_strength() -> None:
    s = arriving(REPLACEMENTS)
    do(s, "replace 6GTk 2Tk")
    new, old = unit(s, "6GTk"), unit(s, "2Tk")
    assert where(s, "6GTk") == "0305"
    assert s.steps[new] == s.setup.steps[new]
    assert s.place[old] == GONE
    assert s.kills == 0
    assert offered(s) == ["replace 21G S57"]


@pytest.mark.rule("11.1c")
def test_a_replacement_with_nobody_to_replace_waits() -> None:
    s = arriving(REPLACEMENTS)
    do(s, "replace 6GTk 3Tk")
    s.top().perform(s, SOVIET, read(s, "replace 21G S57"))
    assert "tr-unit-waits" in told(s)
    assert s.top().options(s, SOVIET) == []
    assert where(s, "9GM") == ""


@pytest.mark.rule("11.1c", "2.2h")
def test_a_replacement_waits_until_a_unit_of_its_arm_is_weaker() -> None:
    """The full Guards tank corps is its equal; when it has lost a step its place may be taken."""
    only = "\n".join(line for line in REPLACEMENTS.splitlines() if "sov-tank" not in line and "8GTk" not in line)
    s = arriving(only.replace('21G = "sov-grifle box entry=replaces group=1"\n', ""))
    assert offered(s) == []
    assert told(s)[-2:] == ["tr-unit-waits", "tr-unit-waits"]
    s.stack = [Turn()]
    s.steps[unit(s, "4GTk")] = 1
    s.forget()
    reinforcements.arrive(s)
    assert offered(s) == ["replace 6GTk 4GTk"]


@pytest.mark.rule("11.1c", "2.2h")
@pytest.mark.parametrize(
    ("new", "old", "taken"),
    [
        ("sov-gmech", "sov-mech", True),
        ("sov-mech", "sov-gmech", False),
        ("sov-mech", "sov-mech", False),
        ("sov-grifle", "sov-rifle", True),
        ("sov-rifle", "sov-grifle", False),
        ("sov-rifle", "sov-grifle reduced", True),
    ],
)
def test_weaker_means_lower_strength_in_attack_and_defence(new: str, old: str, taken: bool) -> None:
    kind, *reduced = old.split()
    text = REPLACEMENTS[: REPLACEMENTS.index("[units]")]
    s = arriving(text + f'[units]\nA = "{kind} 0305 {" ".join(reduced)}"\nB = "{new} box entry=replaces group=1"\n')
    assert offered(s) == (["replace B A"] if taken else [])


@pytest.mark.rule("11.1c", "2.2h")
@pytest.mark.parametrize(("attack", "defence", "taken"), [(6, 1, False), (1, 6, False), (4, 5, True), (5, 4, True)])
def test_a_unit_that_is_stronger_in_attack_or_in_defence_is_not_weaker(attack: int, defence: int, taken: bool) -> None:
    """The new one is a full Guards rifle corps, 5-5: a sum that is lower does not make the old one weaker."""
    text = REPLACEMENTS[: REPLACEMENTS.index("[units]")]
    s = field(text + '[units]\nA = "sov-rifle 0305"\nB = "sov-grifle box entry=replaces group=1"\n')
    s.setup.attack[unit(s, "A")], s.setup.defence[unit(s, "A")] = attack, defence
    s.stack = [Turn()]
    reinforcements.arrive(s)
    assert offered(s) == (["replace B A"] if taken else [])


@pytest.mark.rule("11.1b")
def test_a_new_unit_replaces_nobody() -> None:
    s = arriving(RAILWAY + 'S2 = "sov-tank 0313"\n')
    refusal = why(s, "replace 10Tk S2")
    assert refusal is not None
    assert refusal.rule == "11.1b"


# ---------------------------------------------------------------- the airborne operation
AIRBORNE = """
map = '''
   . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
   . . . . ~ . . . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0115"]
[units]
88 = "ger-inf 0206"
S57 = "sov-rifle 0212"
S58 = "sov-rifle 0209"
S60 = "sov-rifle 0209"
S59 = "sov-rifle 0203 out"
Steppe = "sov-hq 0215 range=2"
18G = "sov-para box entry=dropped"
"""


def landing() -> TracesState:
    s = field(AIRBORNE)
    s.lift(unit(s, "S58"), GONE)
    s.stack = [Turn()]
    reinforcements.land(s)
    return s


@pytest.mark.rule("11.1d")
def test_the_landing_is_within_eight_hexes_of_a_soviet_unit_in_supply() -> None:
    s = landing()
    s.lift(unit(s, "S60"), GONE)
    s.forget()
    assert why(s, "drop 0204") is None
    far = why(s, "drop 0203")
    assert far is not None
    assert (far.rule, far.key) == ("11.1d", "tr-drop-too-far")
    assert "drop 0204" in offered(s)
    assert "drop 0203" not in offered(s)


@pytest.mark.rule("11.1d")
def test_the_landing_needs_land_without_axis_units_and_room_and_minds_no_zone_of_control() -> None:
    s = field(AIRBORNE)
    s.stack = [Turn()]
    reinforcements.land(s)
    assert why(s, "drop 0207") is None
    for number, rule in {"0105": "11.1d", "0206": "5.0e", "0209": "5.0b"}.items():
        refusal = why(s, f"drop {number}")
        assert refusal is not None
        assert refusal.rule == rule
        assert f"drop {number}" not in offered(s)
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("11.1d", "11.1e", "12.3b")
def test_marker_and_parachute_unit_come_down_together_and_count_as_a_crossing_point() -> None:
    s = landing()
    before = control.crossings(s)
    s.top().perform(s, SOVIET, read(s, "drop 0207"))
    assert where(s, "18G") == "0207"
    assert s.bridgehead == at(s, "0207")
    assert control.crossings(s) == before + 1
    assert isinstance(s.top(), Turn)


@pytest.mark.rule("11.1e")
def test_the_marker_does_not_count_for_stacking() -> None:
    s = landing()
    s.top().perform(s, SOVIET, read(s, "drop 0207"))
    s.put(unit(s, "S58"), at(s, "0211"))
    control.enter(s, unit(s, "S58"), at(s, "0207"))
    assert where(s, "18G") == where(s, "S58") == "0207"
    assert s.bridgehead == at(s, "0207")


@pytest.mark.rule("11.1d")
def test_without_anybody_in_supply_nobody_lands() -> None:
    s = landing()
    for u in range(len(s.supply)):
        s.supply[u] = ISOLATED
    assert Parachute().options(s, SOVIET) == []


# ---------------------------------------------------------------- who receives them
@pytest.mark.rule("11.0a")
def test_a_purchase_is_placed_by_the_axis_and_arrivals_by_the_soviets() -> None:
    s = arriving(RAILWAY)
    s.run_on()
    assert s.waiting() == [SOVIET]
    s.stack = [Turn(), Purchase(unit(s, "34"))]
    s.forget()
    assert s.waiting() == [AXIS]
    assert offered(s)[0].startswith("place 34")
    other = why(s, "place 10Tk 0103")
    assert other is not None
    assert other.rule == "11.2a"
