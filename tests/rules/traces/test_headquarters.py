"""Headquarters: they fight like others, command within a range, and are relocated (2.3, 9.4)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from caposaldo.games.traces.position import ACTIVE, ASIDE, JOINED, MOVED, ON_MAP
from caposaldo.games.traces.rules import headquarters, orders, reach
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, costs, do, field, moving, offered, told, top, unit, where, why

LINE = 'map = ". . . . . . . . . . . ."\naxis_sources = ["0112"]\nsoviet_sources = ["0101"]\n'


def numbers(s: TracesState, hexes: Iterable[int]) -> list[str]:
    return [s.setup.number_of(h) for h in hexes]


def places(s: TracesState) -> list[str]:
    """Where the HQ that is to be relocated may go."""
    return [text.split()[1] for text in offered(s)]


def rule_of(s: TracesState, text: str) -> tuple[str, str]:
    refusal = why(s, text)
    assert refusal is not None
    return refusal.rule, refusal.key


def driven_off(text: str, label: str = "8A", options: dict[str, str] | None = None) -> TracesState:
    """The HQ has just been eliminated in combat."""
    s = field(text, options=options)
    headquarters.relocate(s, unit(s, label), "10.3d")
    s.forget()
    return s


# ---------------------------------------------------------------- like other units
@pytest.mark.rule("2.3a")
def test_an_hq_moves_has_a_zone_of_control_and_a_strength() -> None:
    s = moving(field(LINE + '[units]\n8A = "axis-hq 0103 range=4"'), "8A")
    u = unit(s, "8A")
    assert s.in_zoc(AXIS, at(s, "0104"))
    assert (s.attack_value(u), s.defence_value(u)) == (2, 2)
    do(s, "take 8A", "go 0105", "stop")
    assert where(s, "8A") == "0105"


@pytest.mark.rule("2.3i")
def test_a_front_is_weaker_than_a_ukrainian_front() -> None:
    s = field(LINE + '[units]\nSWF = "sov-hq 0103 range=4 front=3,6"\nS57 = "sov-rifle 0104"')
    u = unit(s, "SWF")
    assert (s.attack_value(u), s.defence_value(u), reach.allowance(s, u)) == (2, 2, 10)
    s.fronts = 1
    assert (s.attack_value(u), s.defence_value(u), reach.allowance(s, u)) == (3, 3, 12)
    assert reach.allowance(s, unit(s, "S57")) == 8, "only HQs have that side"


# ---------------------------------------------------------------- command range
@pytest.mark.example("E-2.3-range")
@pytest.mark.rule("2.3g")
def test_command_goes_around_blocked_hexsides_and_heeds_nothing_else() -> None:
    s = field(
        'map = """\n  . . . . . .\n . . . . . .\n  . . . . . .\n"""\n'
        'blocked = ["0202/0203", "0102/0103", "0302/0303"]\nmajor = ["0202/0201"]\n'
        '[units]\n8A = "axis-hq 0202 range=3"\nA = "ger-inf 0205"\nB = "ger-inf 0302"\nC = "ger-inf 0201 isolated"\n'
        'D = "ger-inf 0203"\nS57 = "sov-rifle 0102"\nS58 = "sov-rifle 0301"\n'
    )
    orders.activate(s, unit(s, "8A"), -1)
    assert [label for label in ("A", "B", "C", "D") if s.has(unit(s, label), ACTIVE)] == ["B", "C", "D"]
    s.setup.range[unit(s, "8A")] = 1
    assert where(s, "D") not in numbers(s, headquarters.commanded(s, unit(s, "8A"))), "two hexes around the hexside"


@pytest.mark.rule("2.3g")
def test_a_blocked_hexside_makes_the_way_longer() -> None:
    text = 'map = """\n  . . .\n . . .\n  . . .\n"""\nblocked = ["0202/0203"]\n[units]\n8A = "axis-hq 0202 range=1"'
    s = field(text)
    assert numbers(s, headquarters.commanded(s, unit(s, "8A"))) == ["0202", "0302", "0102", "0101", "0201", "0301"]


@pytest.mark.rule("2.3h")
def test_units_stay_activated_when_they_leave_the_range() -> None:
    s = field(LINE + '[units]\n8A = "axis-hq 0103 range=2"\n88 = "ger-inf 0104"\n89 = "ger-inf 0111"')
    orders.activate(s, unit(s, "8A"), -1)
    s.run_on()
    do(s, "mode move-combat", "take 8A", "go 0109")
    assert offered(s) == ["take 88", "end"], "88 is out of range by now, 89 has come into it"


# ---------------------------------------------------------------- forced relocation
@pytest.mark.rule("2.3c", "2.3e")
def test_a_driven_off_hq_is_relocated_at_once_by_its_owner() -> None:
    s = driven_off(LINE + '[units]\n8A = "axis-hq 0103 range=4"')
    assert (type(s.top()), s.waiting()) == (Relocation, [AXIS])
    assert places(s) == ["0108", "0109", "0110", "0111", "0112"]
    do(s, "relocate 0110")
    assert where(s, "8A") == "0110"
    assert s.place[unit(s, "8A")] == ON_MAP
    assert "tr-hq-relocated" in told(s)


@pytest.mark.rule("2.3c")
def test_an_hq_relocated_in_the_middle_of_an_activation_has_no_more_part_in_it() -> None:
    s = moving(field(LINE + '[units]\n8A = "axis-hq 0103 range=4"\n88 = "ger-inf 0104"'))
    s.mark(unit(s, "8A"), JOINED)
    headquarters.relocate(s, unit(s, "8A"), "10.3d")
    s.forget()
    do(s, "relocate 0108")
    assert s.flags[unit(s, "8A")] == 0
    assert offered(s) == ["take 88", "end"]


@pytest.mark.rule("2.3e")
def test_the_new_hex_is_five_away_out_of_enemy_zones_and_in_supply() -> None:
    s = driven_off(
        LINE
        + 'blocked = ["0109/0110"]\n'
        '[units]\n8A = "axis-hq 0103 range=4"\n88 = "ger-inf 0111"\n89 = "ger-inf 0111"\n'.replace("blocked", "blocked")
    )
    assert places(s) == ["0110", "0111", "0112"], "two combat units leave room for an HQ"
    assert rule_of(s, "relocate 0107") == ("2.3e", "tr-relocate-near")
    assert rule_of(s, "relocate 0109") == ("2.3e", "tr-relocate-no-supply")


@pytest.mark.rule("2.3e")
def test_an_enemy_zone_closes_a_hex_even_with_friends_in_it() -> None:
    s = driven_off(
        'map = """\n~ ~ ~ ~ ~ ~ ~ . ~\n . . . . . . . . .\n"""\naxis_sources = ["0109"]\n'
        '[units]\n8A = "axis-hq 0101 range=4"\n88 = "ger-inf 0108"\n89 = "ger-inf 0107"\nS57 = "sov-rifle 0208"'
    )
    assert rule_of(s, "relocate 0108") == ("2.3e", "tr-relocate-zoc")
    assert rule_of(s, "relocate 0107") == ("2.3e", "tr-relocate-zoc")
    assert places(s) == ["0106", "0109"]


@pytest.mark.rule("2.3e")
def test_there_is_no_greatest_distance_but_sea_enemies_and_other_hqs_close_a_hex() -> None:
    s = driven_off(
        'map = ". . . . . . . . . . . . ~"\naxis_sources = ["0112"]\n'
        '[units]\n8A = "axis-hq 0101 range=4"\n6A = "axis-hq 0112 range=4"'
    )
    assert places(s)[-1] == "0111"
    assert rule_of(s, "relocate 0112") == ("2.3b", "tr-stack-second-hq")
    assert rule_of(s, "relocate 0113") == ("2.3e", "tr-relocate-sea")


@pytest.mark.rule("2.3e")
def test_no_hq_takes_an_enemy_city_by_being_relocated() -> None:
    s = driven_off(
        'map = ". . . . . . c . ."\naxis_sources = ["0109"]\nsoviet_cities = ["0107"]\n'
        '[units]\n8A = "axis-hq 0101 range=4"'
    )
    assert places(s) == ["0108", "0109"]
    assert rule_of(s, "relocate 0107") == ("2.3e", "tr-relocate-city")


@pytest.mark.rule("2.3f")
@pytest.mark.parametrize(("label", "kind", "points"), [("8A", "axis-hq", 2), ("SWF", "sov-hq", -2)])
def test_every_relocation_has_its_price(label: str, kind: str, points: int) -> None:
    text = LINE + f'[units]\n{label} = "{kind} 0106 range=4"'
    assert driven_off(text, label).moves_of_hq == points
    s = moving(field(text), label)
    do(s, f"transfer {label}")
    assert s.moves_of_hq == points
    assert driven_off(text, label, {"hq_points": "false"}).moves_of_hq == 0


# ---------------------------------------------------------------- nowhere to go
NOWHERE = 'map = ". . . . . ."\naxis_sources = ["0106"]\n[units]\n8A = "axis-hq 0102 range=4"\nS57 = "sov-rifle 0105"'


@pytest.mark.rule("2.3e")
def test_an_hq_without_a_legal_hex_is_set_aside_and_pays_once() -> None:
    s = driven_off(NOWHERE)
    assert told(s) == ["tr-hq-driven-off", "tr-hq-price-axis", "tr-hq-aside"]
    assert s.place[unit(s, "8A")] == ASIDE
    assert not isinstance(s.top(), Relocation)
    assert s.moves_of_hq == 2


@pytest.mark.rule("2.3e")
def test_an_hq_set_aside_comes_back_when_there_is_a_hex_at_any_distance() -> None:
    s = driven_off(NOWHERE)
    headquarters.bring_back(s, AXIS)
    assert not isinstance(s.top(), Relocation), "the source is still in an enemy zone"
    s.lift(unit(s, "S57"), 0)
    headquarters.bring_back(s, SOVIET)
    assert not isinstance(s.top(), Relocation), "not at a chit of the enemy"
    headquarters.bring_back(s, AXIS)
    s.forget()
    assert places(s) == ["0101", "0102", "0103", "0104", "0105", "0106"]
    do(s, "relocate 0103")
    assert where(s, "8A") == "0103"
    assert "tr-hq-returns" in told(s)
    assert s.moves_of_hq == 2, "no second price"


def test_of_two_hqs_that_come_back_the_first_one_chooses_first() -> None:
    s = field(LINE + '[units]\n8A = "axis-hq 0103 range=4"\n6A = "axis-hq 0105 range=4"')
    for label in ("8A", "6A"):
        s.lift(unit(s, label), ASIDE)
    headquarters.bring_back(s, AXIS)
    assert top(s, Relocation).hq == unit(s, "8A")
    s.forget()
    do(s, "relocate 0104")
    assert top(s, Relocation).hq == unit(s, "6A")
    assert rule_of(s, "relocate 0104")[0] == "2.3b"


def test_a_frame_without_a_hex_is_passed_over() -> None:
    s = driven_off(LINE + '[units]\n8A = "axis-hq 0103 range=4"')
    for h in range(s.setup.count_hexes):
        s.zoc[SOVIET * s.setup.count_hexes + h] = 1
    s.run_on()
    assert s.place[unit(s, "8A")] == ASIDE
    assert not isinstance(s.top(), Relocation)


# ---------------------------------------------------------------- voluntary relocation
@pytest.mark.rule("2.3d", "9.4")
def test_an_activated_hq_may_be_relocated_instead_of_moving() -> None:
    s = moving(field(LINE + '[units]\n8A = "axis-hq 0103 range=4"\n88 = "ger-inf 0104"'))
    assert offered(s) == ["take 8A", "take 88", "transfer 8A", "end"]
    do(s, "transfer 8A")
    assert isinstance(s.top(), Relocation)
    do(s, "relocate 0109")
    assert where(s, "8A") == "0109"
    assert s.has(unit(s, "8A"), MOVED)
    assert offered(s) == ["take 88", "end"], "it has had its move"


@pytest.mark.rule("2.3d")
def test_only_activated_hqs_that_have_not_moved_are_relocated() -> None:
    s = moving(
        field(LINE + '[units]\n8A = "axis-hq 0103 range=4"\n6A = "axis-hq 0105 range=4"\n88 = "ger-inf 0104"'),
        "8A",
        "88",
    )
    assert rule_of(s, "transfer 88") == ("2.3d", "tr-transfer-no-hq")
    assert rule_of(s, "transfer 6A") == ("9.0a", "tr-take-inactive")
    do(s, "take 8A", "go 0106", "stop")
    assert rule_of(s, "transfer 8A") == ("9.0a", "tr-take-moved")


@pytest.mark.rule("9.4")
def test_an_hq_moves_by_road_like_any_unit_or_is_relocated() -> None:
    road = 'roads = ["0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112"]\n'
    s = moving(field(LINE + road + '[units]\nSWF = "sov-hq 0112 range=4"'), "SWF")
    assert offered(s) == ["take SWF", "transfer SWF", "end"]
    do(s, "take SWF")
    assert costs(s, top(s, Walk))[at(s, "0102")] == 10


@pytest.mark.rule("9.4", "2.3e")
def test_without_a_legal_hex_there_is_no_voluntary_relocation() -> None:
    s = moving(field(NOWHERE), "8A")
    assert offered(s) == ["take 8A", "end"]
    assert rule_of(s, "transfer 8A") == ("2.3e", "tr-transfer-nowhere")


def test_the_hq_that_leaves_does_not_hold_its_own_supply_line_open() -> None:
    text = (
        'map = """\n~ ~ ~ ~ ~ ~ . ~ ~ ~ ~ ~ ~\n . . . . . . . . . . . . .\n"""\naxis_sources = ["0101"]\n'
        'blocked = ["0207/0107"]\n[units]\n8A = "axis-hq 0106 range=4"\n6A = "axis-hq 0101 range=4"\n'
    )
    s = moving(field(text + 'S57 = "sov-rifle 0207"'), "8A")
    assert offered(s) == ["take 8A", "end"], "behind it the line would be cut, and the source has no room"
    assert where(s, "8A") == "0106"
