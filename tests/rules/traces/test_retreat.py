"""Retreats after combat: which paths, what they cost, who finds no room."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ASIDE, GONE
from caposaldo.games.traces.rules import losses
from caposaldo.games.traces.rules.decision import Decision, pending
from caposaldo.games.traces.rules.headquarters import Relocation
from caposaldo.games.traces.rules.retreat import ContinueRetreat, Retreat
from caposaldo.games.traces.setup import AXIS
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import RETREAT
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE
from rules.traces.field import at, field, told, top, unit, where
from rules.traces.mirrored import Case, Question, cases


def beaten(s: TracesState, label: str, hexes: int) -> Retreat:
    """The hex of the unit has been attacked: all in it are to retreat so many hexes."""
    u = unit(s, label)
    s.active = 1 - s.setup.side[u]
    s.push(Retreat(s.hex[u], hexes))
    s.forget()
    return top(s, Retreat)


def crowded(s: TracesState, label: str, stands: str, left: str) -> ContinueRetreat:
    """The unit has retreated from where it is to another hex and finds no room there."""
    u = unit(s, label)
    began = s.hex[u]
    s.active = 1 - s.setup.side[u]
    s.lift(u, 0)
    s.put(u, at(s, stands))
    s.push(ContinueRetreat(u, 0, began, at(s, left)))
    return top(s, ContinueRetreat)


def written(s: TracesState, action: Action) -> str:
    if action.hex == NOWHERE:
        return "none"
    end = s.setup.number_of(action.hex)
    return end if action.via == NOWHERE else f"{end} via {s.setup.number_of(action.via)}"


def ways(s: TracesState, frame: Decision, label: str) -> set[str]:
    """What a unit may choose from."""
    return {written(s, action) for action in frame.options(s, 0) if action.unit == unit(s, label)}


# ---------------------------------------------------------------- paths
def answer(s: TracesState, question: Question) -> set[str]:
    words = question.words
    if words[0] == "retreat":
        return ways(s, beaten(s, words[1], int(words[2])), words[1])
    assert words[0] == "onward"
    return ways(s, crowded(s, words[1], words[3], words[5]), words[1])


@pytest.mark.rule("10.4a", "10.4c", "10.4e", "10.4f", "10.4g", "10.4h", "10.4i", "10.4j")
@pytest.mark.parametrize("case", cases("retreat-*.txt"), ids=lambda case: case.name)
def test_retreats_are_as_the_cases_say(case: Case) -> None:
    for question in case.questions:
        assert answer(field(case.position), question) == set(question.answer.split(" | ")), question.line


def test_there_are_cases_enough() -> None:
    assert len(cases("retreat-*.txt")) >= 4 * 20


OPEN = '''
map = """
 . . . . . . .
. . . . . . .
 . . . . . . .
. . . . . . .
 . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0307"]
'''
RINGED = OPEN + '[units]\nS57 = "sov-rifle 0305"\nS58 = "sov-rifle 0403"\nS59 = "sov-rifle 0203"\n'
CORRIDOR = '''
map = """
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
. . . . . . . . . .
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
"""
axis_sources = ["0201"]
soviet_sources = ["0210"]
'''


def go(s: TracesState, label: str, end: str, via: str = "") -> None:
    """The unit retreats on this path; nothing is done by itself afterwards."""
    action = path(s, label, end, via)
    frame = s.top()
    assert frame.refuse(s, 0, action) is None
    assert action in frame.options(s, 0)
    s.listen()
    frame.perform(s, 0, action)


def path(s: TracesState, label: str, end: str, via: str = "") -> Action:
    return Action(RETREAT, unit(s, label), at(s, end) if end else NOWHERE, at(s, via) if via else NOWHERE)


def refused(s: TracesState, label: str, end: str, via: str = "") -> str:
    """The rule and the reason that forbid the path."""
    refusal = s.top().refuse(s, 0, path(s, label, end, via))
    return f"{refusal.rule} {refusal.key}" if refusal else ""


# ---------------------------------------------------------------- on the way
@pytest.mark.rule("10.4a")
def test_a_retreat_is_not_a_move() -> None:
    s = field(OPEN + '[units]\n88 = "ger-inf 0304 isolated"\nS57 = "sov-rifle 0305"\n')
    beaten(s, "88", 2)
    go(s, "88", "0302", "0303")
    assert where(s, "88") == "0302"
    assert s.flags[unit(s, "88")] == 0
    assert s.top().options(s, 0) == []


@pytest.mark.rule("10.4d")
def test_each_zone_of_control_entered_costs_a_step() -> None:
    s = field(RINGED + '88 = "ger-inf 0304"\n46 = "ger-inf 0303"\n')
    beaten(s, "88", 1)
    go(s, "88", "0303")
    assert (where(s, "88"), s.steps[unit(s, "88")]) == ("0303", 1)
    assert s.steps[unit(s, "46")] == 2


@pytest.mark.rule("10.4d")
def test_a_unit_without_steps_left_dies_on_the_way_and_goes_no_further() -> None:
    s = field(
        CORRIDOR.replace(" ~ ~ ~ ~ ~ ~ ~ ~ ~ ~\n.", " ~ ~ . ~ ~ ~ ~ ~ ~ ~\n.", 1)
        + """
    [units]
    88 = "ger-inf 0205 reduced"
    S57 = "sov-rifle 0206"
    S58 = "sov-rifle 0303"
    """
    )
    beaten(s, "88", 2)
    assert ways(s, pending(s), "88") == {"0203 via 0204"}
    go(s, "88", "0203", "0204")
    assert s.place[unit(s, "88")] == GONE
    assert [event.params.get("to") for event in s.events or [] if event.key == "tr-retreats"] == [
        s.hex_ref(at(s, "0204"))
    ]


@pytest.mark.rule("10.4d")
def test_two_zones_of_control_cost_two_steps() -> None:
    s = field(
        CORRIDOR.replace(" ~ ~ ~ ~ ~ ~ ~ ~ ~ ~\n.", " ~ ~ . ~ ~ ~ ~ ~ ~ ~\n.", 1)
        + """
    [units]
    88 = "ger-inf 0205"
    S57 = "sov-rifle 0206"
    S58 = "sov-rifle 0303"
    """
    )
    beaten(s, "88", 2)
    go(s, "88", "0203", "0204")
    assert s.place[unit(s, "88")] == GONE
    assert s.kills == 1


@pytest.mark.rule("10.4d", "2.3c")
def test_an_hq_that_enters_a_zone_of_control_is_relocated() -> None:
    s = field(RINGED + '8A = "axis-hq 0304 range=5"\n')
    beaten(s, "8A", 1)
    go(s, "8A", "0303")
    assert s.place[unit(s, "8A")] == ASIDE
    assert s.moves_of_hq == 2


@pytest.mark.rule("10.4b")
def test_units_of_a_stack_may_part_in_any_order() -> None:
    s = field(
        OPEN.replace("0301", "0101")
        + """
    [units]
    88 = "ger-inf 0304"
    46 = "ger-inf 0304"
    8A = "axis-hq 0304 range=5"
    S57 = "sov-rifle 0305"
    """
    )
    frame = beaten(s, "88", 1)
    for label in ("88", "46", "8A"):
        assert ways(s, frame, label) == {"0303", "0204"}
    go(s, "46", "0204")
    go(s, "8A", "0204")
    go(s, "88", "0303")
    assert [where(s, label) for label in ("88", "46", "8A")] == ["0303", "0204", "0204"]
    assert frame.options(s, 0) == []


@pytest.mark.rule("10.4b")
def test_the_owner_retreats_his_own_units() -> None:
    s = field(OPEN + '[units]\nS57 = "sov-rifle 0304"\n17Pz = "ger-pz 0303"\n')
    beaten(s, "S57", 1)
    assert s.waiting() == [1]
    assert refused(s, "17Pz", "0302") == "10.4a tr-retreat-not-this-one"


@pytest.mark.rule("10.4a", "10.4b")
def test_the_next_of_a_stack_finds_the_room_that_the_first_has_left() -> None:
    """The same hex is good for one of them only; then the other way is as good."""
    s = field(
        OPEN.replace("0301", "0101")
        + """
    [units]
    88 = "ger-inf 0304"
    46 = "ger-inf 0304"
    223 = "ger-inf 0303"
    S57 = "sov-rifle 0305"
    """
    )
    frame = beaten(s, "88", 1)
    go(s, "88", "0303")
    assert ways(s, frame, "46") == {"0204"}
    assert refused(s, "46", "0303") == "10.4e tr-retreat-full"


@pytest.mark.rule("11.1e", "10.4e")
def test_soviets_fall_back_towards_their_bridgehead() -> None:
    s = field(OPEN + '[units]\nS57 = "sov-rifle 0304"\n17Pz = "ger-pz 0305"\n')
    assert ways(s, beaten(s, "S57", 1), "S57") == {"0303", "0404", "0204"}
    s.bridgehead = at(s, "0502")
    assert ways(s, pending(s), "S57") == {"0303", "0404"}


@pytest.mark.rule("10.4a", "10.4c")
@pytest.mark.example("E-10-combat")
def test_the_retreat_of_the_printed_combat() -> None:
    """1731 is attacked from 1832 and 1732: its division loses a step and may go two hexes, to 1630 for one."""
    s = TracesState(load_setup("race", {}), Dice("retreat"))
    s.lay_out()
    s.clear_map()
    s.hex = filled(s.setup.count(), NOWHERE)
    for number, types in (
        ("1731", ["ger-inf"]),
        ("1832", ["sov-rifle", "sov-tank"]),
        ("1732", ["sov-rifle", "sov-tank"]),
    ):
        for key in types:
            s.put(free(s, key), at(s, number))
    a = s.first[at(s, "1731")]
    losses.lose_step(s, a, "10.3c")
    beaten(s, s.setup.labels[a], 2)
    assert any(way.startswith("1630 ") for way in ways(s, pending(s), s.setup.labels[a]))
    s.top().perform(s, 0, next(o for o in s.top().options(s, 0) if o.hex == at(s, "1630")))
    assert (where(s, s.setup.labels[a]), s.steps[a]) == ("1630", 1)


def free(s: TracesState, key: str) -> int:
    """A counter of this type that is not on the map."""
    return next(u for u in range(int(s.setup.count())) if s.setup.types[u].key == key and not s.on_map(u))


# ---------------------------------------------------------------- no way out
@pytest.mark.rule("10.4j")
def test_a_unit_without_a_path_is_eliminated_and_counts() -> None:
    s = field(CORRIDOR + '[units]\n17Pz = "ger-pz 0202"\nS57 = "sov-rifle 0203"\nS58 = "sov-rifle 0201"\n')
    beaten(s, "17Pz", 1)
    go(s, "17Pz", "")
    assert s.place[unit(s, "17Pz")] == GONE
    assert s.kills == 2
    assert "tr-retreat-no-way" in told(s)


@pytest.mark.rule("10.4j", "2.3c")
def test_an_hq_without_a_path_is_relocated() -> None:
    s = field(CORRIDOR + '[units]\n8A = "axis-hq 0207 range=5"\nS57 = "sov-rifle 0208"\nS58 = "sov-rifle 0206"\n')
    beaten(s, "8A", 1)
    go(s, "8A", "")
    assert (top(s, Relocation).hq, top(s, Relocation).left) == (unit(s, "8A"), at(s, "0207"))


@pytest.mark.rule("10.4j")
def test_nobody_gives_up_who_has_a_way() -> None:
    s = field(OPEN + '[units]\n88 = "ger-inf 0304"\nS57 = "sov-rifle 0305"\n')
    beaten(s, "88", 1)
    assert refused(s, "88", "") == "10.4j tr-retreat-has-a-way"


@pytest.mark.rule("10.4j")
def test_units_without_a_path_are_lost_one_by_one() -> None:
    s = field(CORRIDOR + '[units]\n88 = "ger-inf 0202"\n46 = "ger-inf 0202"\nS57 = "sov-rifle 0203"\n')
    frame = beaten(s, "88", 2)
    assert ways(s, frame, "88") == ways(s, frame, "46") == {"none"}
    go(s, "88", "")
    assert where(s, "46") == "0202"
    go(s, "46", "")
    assert frame.options(s, 0) == []


# ---------------------------------------------------------------- no room
FULL = (
    CORRIDOR
    + """
[units]
88 = "ger-inf 0208"
S57 = "sov-rifle 0209"
46 = "ger-inf 0207"
223 = "ger-inf 0207"
15 = "ger-inf 0206"
161 = "ger-inf 0206"
"""
)


@pytest.mark.rule("10.4f", "10.4e")
def test_a_third_unit_goes_on_until_there_is_room_and_the_others_stay() -> None:
    s = field(FULL)
    beaten(s, "88", 1)
    go(s, "88", "0207")
    assert (top(s, ContinueRetreat).unit, top(s, ContinueRetreat).extra) == (unit(s, "88"), 0)
    go(s, "88", "0206")
    assert top(s, ContinueRetreat).extra == 1
    go(s, "88", "0205")
    assert isinstance(s.top(), Retreat)
    assert [where(s, label) for label in ("88", "46", "223", "15", "161")] == ["0205", "0207", "0207", "0206", "0206"]


@pytest.mark.rule("10.4f")
def test_after_five_more_hexes_without_room_it_is_eliminated() -> None:
    text = FULL + "".join(f'{2 * c} = "ger-inf 020{c}"\n{2 * c + 1} = "ger-inf 020{c}"\n' for c in range(1, 6))
    s = field(text)
    beaten(s, "88", 1)
    for end in ("0207", "0206", "0205", "0204", "0203"):
        go(s, "88", end)
        assert isinstance(s.top(), ContinueRetreat)
    go(s, "88", "0202")
    assert s.place[unit(s, "88")] == GONE
    assert isinstance(s.top(), Retreat)


@pytest.mark.rule("10.4f", "10.4j")
def test_going_on_with_nowhere_to_go_is_the_end() -> None:
    s = field(FULL.replace("axis_sources", 'blocked = ["0206/0207"]\naxis_sources'))
    beaten(s, "88", 1)
    go(s, "88", "0207")
    go(s, "88", "")
    assert s.place[unit(s, "88")] == GONE
    assert isinstance(s.top(), Retreat)


@pytest.mark.rule("10.4f", "10.4d")
def test_going_on_through_a_zone_of_control_costs_a_step_too() -> None:
    text = FULL.replace(" ~ ~ ~ ~ ~ ~ ~ ~ ~ ~\n.", " ~ ~ ~ ~ ~ . ~ ~ ~ ~\n.", 1)
    s = field(text + 'S58 = "sov-rifle 0306"\n')
    beaten(s, "88", 1)
    go(s, "88", "0207")
    assert s.steps[unit(s, "88")] == 1
    go(s, "88", "0206")
    assert s.place[unit(s, "88")] == GONE
    assert isinstance(s.top(), Retreat)


@pytest.mark.rule("10.4f", "5.0d", "2.3c")
def test_an_hq_that_ends_with_another_is_relocated() -> None:
    s = field(
        CORRIDOR + '[units]\n8A = "axis-hq 0208 range=5"\n1PzA = "axis-hq 0207 range=5"\nS57 = "sov-rifle 0209"\n'
    )
    beaten(s, "8A", 1)
    go(s, "8A", "0207")
    assert where(s, "1PzA") == "0207"
    assert (top(s, Relocation).hq, top(s, Relocation).left) == (unit(s, "8A"), at(s, "0207"))
    assert s.moves_of_hq == 2


# ---------------------------------------------------------------- what follows
@pytest.mark.rule("8.1c")
def test_a_retreat_takes_cities_on_its_way() -> None:
    s = field(
        CORRIDOR.replace(". . . . . . . . . .", ". . . . c . . . . .")
        + """
    soviet_cities = ["0205"]
    [units]
    88 = "ger-inf 0206"
    S57 = "sov-rifle 0207"
    """
    )
    beaten(s, "88", 2)
    go(s, "88", "0204", "0205")
    assert s.city[0] == AXIS


@pytest.mark.rule("12.3d")
def test_a_retreat_of_the_garrison_gives_up_a_crossing_point() -> None:
    s = field(OPEN + 'crossings = ["0304"]\n[units]\n88 = "ger-inf 0304"\nS57 = "sov-rifle 0305"\n')
    beaten(s, "88", 1)
    assert s.crossing[0] == 0
    go(s, "88", "0303")
    assert s.crossing[0] == 1


# ---------------------------------------------------------------- reasons
@pytest.mark.rule("10.4a", "10.4c", "10.4e")
def test_a_refusal_names_what_is_better_elsewhere() -> None:
    s = field(OPEN + '[units]\n88 = "ger-inf 0304"\n46 = "ger-inf 0204"\nS57 = "sov-rifle 0305"\n')
    beaten(s, "88", 1)
    assert refused(s, "88", "0405") == "10.4c tr-retreat-zones"
    assert refused(s, "88", "0404") == "10.4e tr-retreat-astray"
    assert refused(s, "88", "0302") == "10.4c tr-retreat-shut"
    assert refused(s, "88", "0305") == "10.4c tr-retreat-enemy"
    assert refused(s, "88", "0302", "0303") == "10.4a tr-retreat-length"
    assert refused(s, "46", "0203") == "10.4a tr-retreat-not-this-one"


@pytest.mark.rule("10.4c", "10.4h", "10.4i")
def test_a_refusal_names_the_hex_that_bars_the_way() -> None:
    s = field(
        CORRIDOR.replace("axis_sources", 'major = ["0204/0203", "0205/0206"]\nroads = ["0205 0206"]\naxis_sources')
        + """
    [units]
    88 = "ger-inf 0205"
    S57 = "sov-rifle 0207"
    S58 = "sov-rifle 0204"
    46 = "ger-inf 0203"
    """
    )
    beaten(s, "88", 2)
    assert refused(s, "88", "0205", "0206") == "10.4i tr-retreat-banks"
    s.lift(unit(s, "S57"), GONE)
    assert refused(s, "88", "0205", "0206") == "10.4c tr-retreat-back"
    s.lift(unit(s, "S58"), GONE)
    assert refused(s, "88", "0203", "0204") == "10.4h tr-retreat-river"


def test_any_nonsense_is_refused_with_a_reason() -> None:
    s = field(OPEN + '[units]\n88 = "ger-inf 0304"\nS57 = "sov-rifle 0305"\n')
    frame = beaten(s, "88", 2)
    legal = frame.options(s, 0)
    for a in (-2, -1, 0, 1, 2, 99):
        for b in (-9, -1, *range(35), 35, 999):
            for x in (-9, -1, *range(35), 35, 999):
                action = Action(RETREAT, a, b, x)
                assert (frame.refuse(s, 0, action) is None) == (action in legal)
