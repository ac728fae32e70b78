"""Supply: lines, the check, what follows from it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ASIDE, GONE, ISOLATED, OUT_OF_SUPPLY, SUPPLIED
from caposaldo.games.traces.rules import supply, supply_lines
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, do, field, moving, top, unit
from rules.traces.mirrored import Case, Question, cases

CORRIDOR = '''
map = """
 ~ ~ ~ ~ ~ ~
. . . . . .
 ~ ~ ~ ~ ~ ~
"""
axis_sources = ["0201"]
'''
SIDES = {"axis": AXIS, "soviet": SOVIET}


def checked(s: TracesState) -> TracesState:
    s.listen()
    supply.check(s)
    return s


def state(s: TracesState, label: str) -> int:
    return int(s.supply[unit(s, label)])


def in_line(s: TracesState, label: str) -> bool:
    """The unit can trace a supply line now."""
    u = unit(s, label)
    return bool(supply_lines.flood(s, s.setup.side[u])[s.hex[u]] == 1)


# ---------------------------------------------------------------- lines
def answer(s: TracesState, question: Question) -> str:
    """What the rules say to the same question, in the same words."""
    side = SIDES[question.words[1]]
    lines = supply_lines.flood(s, side)
    found: list[str] = []
    for part in question.answer.split(", "):
        name = part.split()[0]
        if question.words[0] == "room":
            yes = can_trace(s, side, at(s, name), lines)
        else:
            assert s.setup.side[unit(s, name)] == side
            yes = lines[s.hex[unit(s, name)]] == 1
        found.append(f"{name} {'yes' if yes else 'no'}")
    return ", ".join(found)


def can_trace(s: TracesState, side: int, h: int, flooded: vec[i64]) -> bool:
    """A unit of this side in the hex could trace a supply line: its own hex never blocks (8.1b)."""
    if flooded[h] == 1:
        return True
    for source in supply_lines.sources(s, side):
        if source == h:
            return bool(s.holder(h) != 1 - side)
    for side_of_hex in range(6 * h, 6 * h + 6):
        other = s.setup.line[side_of_hex]
        if other >= 0 and flooded[other] == 1:
            return True
    return False


@pytest.mark.rule("8.1a", "8.1b")
@pytest.mark.parametrize("case", cases("supply-*.txt"), ids=lambda case: case.name)
def test_supply_lines_are_as_the_cases_say(case: Case) -> None:
    s = field(case.position)
    for question in case.questions:
        assert answer(s, question) == question.answer, question.line


def test_there_are_cases_enough() -> None:
    assert len(cases("supply-*.txt")) >= 4 * 20


@pytest.mark.rule("8.1a", "8.1b")
@pytest.mark.example("E-8.1")
def test_the_printed_example() -> None:
    """A (17Pz) is cut off by the zone of control of 9M and by blocked hexsides; B (15) has friends on its way; C (S73)
    must pass 0506, in the zones of control of 161 and 15; D (S66) has 23Tk and 9M on its way, over a bridge."""
    s = field('''
    map = """
     . . . . . . . . .
    . . . . . . . . .
     . . . . . . . . .
    . . . . . . . . .
     . . . . . . . . .
    """
    blocked = ["0108/0107", "0108/0109", "0108/0209"]
    major = ["0306/0307"]
    roads = ["0305 0306 0307 0308"]
    axis_sources = ["0401"]
    soviet_sources = ["0309"]
    [units]
    17Pz = "ger-pz 0108"
    15 = "ger-inf 0406"
    46 = "ger-inf 0405"
    223 = "ger-inf 0404"
    161 = "ger-inf 0407"
    23Tk = "sov-tank 0306"
    9M = "sov-mech 0307"
    S66 = "sov-rifle 0305"
    S73 = "sov-rifle 0504"
    S10 = "sov-rifle 0505"
    ''')
    assert [in_line(s, label) for label in ("17Pz", "15", "S73", "S66")] == [False, True, False, True]
    s.lift(unit(s, "9M"), GONE)
    assert [in_line(s, label) for label in ("17Pz", "15", "S73", "S66")] == [True, True, False, False]


@pytest.mark.rule("11.1e")
def test_the_bridgehead_is_a_soviet_source() -> None:
    s = field(CORRIDOR + '[units]\nS18 = "sov-para 0204"\n88 = "ger-inf 0202"\n')
    assert not in_line(s, "S18")
    s.bridgehead = at(s, "0205")
    assert in_line(s, "S18")
    assert list(s.setup.sources[SOVIET]) == []


@pytest.mark.rule("8.1b", "11.1e")
def test_the_bridgehead_in_a_zone_of_control_needs_a_soviet_unit() -> None:
    s = field(CORRIDOR + '[units]\nS18 = "sov-para 0204"\n88 = "ger-inf 0206"\n')
    s.bridgehead = at(s, "0205")
    assert not in_line(s, "S18")


# ---------------------------------------------------------------- the check
POCKET = (
    CORRIDOR
    + """
soviet_sources = ["0206"]
[units]
46 = "ger-inf 0202"
S57 = "sov-rifle 0203"
88 = "ger-inf 0204"
S58 = "sov-rifle 0205"
"""
)


@pytest.mark.rule("8.0", "8.1e")
def test_a_unit_without_a_line_gets_a_marker_on_either_side() -> None:
    s = checked(field(POCKET))
    assert [state(s, label) for label in ("46", "88")] == [SUPPLIED, OUT_OF_SUPPLY]
    assert [state(s, label) for label in ("S57", "S58")] == [OUT_OF_SUPPLY, SUPPLIED]


@pytest.mark.rule("8.1f")
def test_a_second_check_isolates_and_a_third_changes_nothing() -> None:
    s = checked(checked(field(POCKET)))
    assert state(s, "88") == ISOLATED
    assert state(checked(s), "88") == ISOLATED
    assert s.on_map(unit(s, "88"))


@pytest.mark.rule("8.1d")
@pytest.mark.parametrize("marker", ["out", "isolated"])
def test_a_line_takes_any_marker_away(marker: str) -> None:
    s = checked(field(CORRIDOR + f'[units]\n88 = "ger-inf 0204 {marker}"\n'))
    assert state(s, "88") == SUPPLIED


@pytest.mark.rule("8.1g")
def test_between_two_checks_a_marker_stays() -> None:
    s = moving(field(CORRIDOR + '[units]\n46 = "ger-inf 0202"\n88 = "ger-inf 0204 out"\nS57 = "sov-rifle 0206"\n'))
    do(s, "take 46", "go 0203", "stop")
    assert in_line(s, "88")
    assert state(s, "88") == OUT_OF_SUPPLY
    assert state(s, "46") == SUPPLIED


@pytest.mark.rule("8.1i")
def test_nobody_carries_a_marker_when_the_game_begins() -> None:
    s = field(POCKET)
    assert [state(s, label) for label in ("46", "88", "S57", "S58")] == [SUPPLIED] * 4


LONG = CORRIDOR.replace(". . . . . .", ". . . . . . . . . . . .").replace("~ ~ ~ ~ ~ ~", "~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~")


@pytest.mark.rule("8.1h", "2.3c")
def test_an_hq_without_a_line_is_relocated_and_not_marked() -> None:
    s = field(LONG + '[units]\nS57 = "sov-rifle 0208"\n8A = "axis-hq 0209 range=5"\n88 = "ger-inf 0209"\n')
    checked(s)
    assert state(s, "8A") == SUPPLIED
    assert s.place[unit(s, "8A")] == ASIDE
    assert top(s, Relocation).hq == unit(s, "8A")
    assert state(s, "88") == OUT_OF_SUPPLY


@pytest.mark.rule("8.1h", "12.3d")
def test_an_hq_that_is_driven_off_gives_up_its_crossing_point() -> None:
    s = field(LONG + 'crossings = ["0209"]\n[units]\nS57 = "sov-rifle 0208"\n8A = "axis-hq 0209 range=5"\n')
    checked(s)
    assert s.crossing[0] == 1


@pytest.mark.rule("8.0", "8.1h")
def test_both_sides_are_looked_at_before_the_first_hq_goes_and_the_axis_decides_first() -> None:
    """The two HQs cut each other off: if one went first, the other would have a line."""
    text = LONG.replace('axis_sources = ["0201"]', 'axis_sources = ["0212"]\nsoviet_sources = ["0201"]')
    s = field(text + '[units]\n8A = "axis-hq 0206 range=5"\nSteppe = "sov-hq 0207 range=5"\n')
    checked(s)
    assert [s.place[unit(s, label)] for label in ("8A", "Steppe")] == [ASIDE, ASIDE]
    assert [decision.hq for decision in s.stack[-2:] if isinstance(decision, Relocation)] == [
        unit(s, "Steppe"),
        unit(s, "8A"),
    ]


@pytest.mark.rule("8.0")
def test_the_check_tells_who_is_worse_and_who_is_better_off() -> None:
    s = checked(field(POCKET.replace("ger-inf 0202", "ger-inf 0202 out")))
    found = [(event.key, event.params.get("units", "")) for event in s.events or []]
    assert found == [
        ("tr-supply-checked", ""),
        ("tr-supply-restored", "46"),
        ("tr-supply-out", "88"),
        ("tr-supply-checked", ""),
        ("tr-supply-out", "S57"),
    ]
