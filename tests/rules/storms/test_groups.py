"""Chapter 9: shared activations, group actions and what holds a group together."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import DIRECT, MEMBER
from caposaldo.games.storms.rules import combat_values, sight
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, FIRE, GO, HIDE, JOIN, SNEAK, TURN
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, passes, refused, stalls, status, taking
from rules.storms.field import at, choices, field, unit, where
from rules.storms.shots import fires
from rules.storms.steps import GROUP, gathers, go_together, goes, going, hiding, looks, reachable, verbs

NORTH_WEST = 5
MAP = '''
map = """
. . . . . . . .
 . . . . . . . .
. . . w . . . .
 . . . . . . . .
. . . . . . . .
"""
'''


def joinable(s: StormsState) -> list[str]:
    return [s.setup.labels[a.unit] for a in choices(s, s.waiting()[0]) if a.verb == JOIN]


# ---------------------------------------------------------------- one pool (9.0)
@pytest.mark.rule("9.0")
@pytest.mark.example("ex-9.0-a")
def test_a_second_unit_acts_from_the_same_pool() -> None:
    s = field(
        MAP
        + """roads = ["A07 A06"]
[units]
R = "sov-rifle41 A07 w"
M = "sov-mmg A07 w"
G = "ger-rifle43 E01 e"
""",
        side="soviet",
    )
    goes(s, "R", "A06")
    assert s.ap[SOVIET] == 6
    passes(s)
    goes(s, "M", "A06")
    assert (s.ap[SOVIET], status(s, "R"), status(s, "M")) == (4, "active", "active")
    s.lift(unit(s, "R"), 3)
    passes(s)
    assert s.ap[SOVIET] == 4


# ---------------------------------------------------------------- group moves (9.1.1)
PAIR = (
    MAP
    + """[units]
A = "ger-rifle43 C02 e"
M = "ger-hmg42 C02 e"
R = "sov-rifle41 E08 w"
"""
)


@pytest.mark.rule("9.1.1", "9.1")
@pytest.mark.example("ex-9.1.1-a")
def test_a_group_pays_the_highest_move_cost_once() -> None:
    s = field(PAIR)
    go_together(s, A="C03", M="C03")
    assert (s.ap[GERMAN], where(s, "A"), where(s, "M"), s.waiting()) == (5, "C03", "C03", [SOVIET])


@pytest.mark.rule("9.1.1", "9.1.1a", "9.2a")
@pytest.mark.example("ex-9.1.1-b")
@pytest.mark.example("ex-9.1.1-c")
def test_four_connected_squads_move_as_one_and_split_up() -> None:
    s = field(
        MAP
        + """[units]
A = "ger-rifle43 A03 e"
B = "ger-rifle43 B03 e"
C = "ger-rifle43 C03 e"
D = "ger-rifle43 D03 e"
R = "sov-rifle41 E08 w"
[german]
cap = 0
[soviet]
cap = 1
"""
    )
    gathers(s, "A", "B", "C", "D")
    apply(s, GROUP)
    for place, face in (("A04", 1), ("B04", 1), ("C04", 1), ("D04", NORTH_WEST)):
        assert s.waiting() == [GERMAN]
        apply(s, going(s, place), Action(FACE, how=face))
    assert (s.ap[GERMAN], s.waiting()) == (5, [SOVIET])
    s.lift(unit(s, "C"), 3)
    passes(s)
    gathers(s, "A", "B")
    assert refused(s, Action(JOIN, unit(s, "D"))) == ("9.2", "st-join-apart")
    apply(s, GROUP, going(s, "A05"))
    looks(s)
    apply(s, going(s, "B05"))
    looks(s)
    assert s.ap[GERMAN] == 4
    stalls(s, "cap")
    goes(s, "D", "C04")
    assert s.ap[GERMAN] == 2


@pytest.mark.rule("9.1.1a")
def test_every_choice_keeps_the_whole_payable() -> None:
    s = field(PAIR.replace("C02 e", "C03 e") + "[german]\ncap = 2\n")
    gathers(s, "A", "M", means="cap")
    apply(s, GROUP, going(s, "C04"))
    looks(s)
    assert isinstance(s.top(), GroupGo)
    assert refused(s, going(s, "C04")) == ("5.0", "st-too-dear")
    assert "C04" not in reachable(s)
    assert refused(s, going(s, "C02")) == ("5.0", "st-too-dear")
    apply(s, going(s, "D03"))
    looks(s)
    assert s.cap[GERMAN] == 0


@pytest.mark.rule("9.1.1")
def test_who_cannot_move_alone_is_no_member_of_a_group_move() -> None:
    s = field(PAIR.replace('A = "ger-rifle43 C02 e"', 'A = "ger-rifle43 C02 e marker=pinned"'))
    apply(s, taking(s, "M"))
    assert refused(s, Action(JOIN, unit(s, "A"))) == ("9.1", "st-join-nothing")
    s = field(PAIR)
    gathers(s, "M", "A")
    s.marker[unit(s, "A")] = s.setup.marker_of("pinned")
    s.forget()
    assert refused(s, GROUP) == ("9.1.1", "st-group-stuck")
    assert "go" not in verbs(s)


@pytest.mark.rule("9.1.1", "9.1")
def test_in_a_group_each_chooses_for_itself_and_all_do_the_same() -> None:
    s = field(PAIR)
    gathers(s, "A", "M")
    assert refused(s, going(s, "C03")) == ("9.1.1", "st-group-each-chooses")
    apply(s, GROUP)
    assert refused(s, hiding(s, "C03")) == ("9.1", "st-group-same-action")
    assert refused(s, Action(SNEAK, hex=3))[0] == "10.1"


# ---------------------------------------------------------------- who belongs to a group (9.2)
@pytest.mark.rule("9.2", "9.1")
def test_a_group_is_a_chain_of_units_next_to_each_other() -> None:
    s = field(
        MAP
        + """[units]
A = "ger-rifle43 C01 e"
B = "ger-rifle43 C02 e"
C = "ger-rifle43 C03 e"
D = "ger-rifle43 C06 e"
R = "sov-rifle41 C02 w"
"""
    )
    apply(s, taking(s, "A"))
    assert joinable(s) == ["B"]
    assert refused(s, Action(JOIN, unit(s, "C"))) == ("9.2", "st-join-apart")
    apply(s, Action(JOIN, unit(s, "B")))
    assert joinable(s) == ["C"]
    assert refused(s, Action(JOIN, unit(s, "B"))) == ("9.1", "st-join-already")
    assert refused(s, Action(JOIN, unit(s, "R"))) == ("9.1", "st-take-not-yours")
    assert refused(s, Action(JOIN, 99)) == ("9.1", "st-take-not-yours")


@pytest.mark.rule("9.2b")
@pytest.mark.example("ex-9.2-a")
def test_a_group_takes_an_opportunity_for_nothing_and_is_spent() -> None:
    s = field(PAIR)
    go_together(s, means="opportunity", A="C01", M="D01")
    assert (where(s, "A"), where(s, "M"), status(s, "A"), status(s, "M")) == ("C01", "D01", "spent", "spent")
    assert (s.ap[GERMAN], s.waiting()) == (0, [SOVIET])


@pytest.mark.rule("9.2a", "9.2b", "9.2c", "9.1")
def test_spent_units_join_on_cap_only() -> None:
    text = PAIR.replace("ger-hmg42 C02 e", "ger-hmg42 C02 e spent") + "[german]\ncap = 4\n"
    for means, rule in (("ap", "9.0"), ("opportunity", "3.1")):
        s = field(text)
        apply(s, taking(s, "A", means))
        assert refused(s, Action(JOIN, unit(s, "M")))[0] == rule
        assert joinable(s) == []
    s = field(text)
    go_together(s, means="cap", A="C03", M="C03")
    assert (s.cap[GERMAN], status(s, "A"), status(s, "M")) == (2, "ready", "spent")


@pytest.mark.rule("9.2c", "9.2e")
def test_a_command_move_of_an_active_and_a_ready_unit_changes_neither() -> None:
    s = field(PAIR.replace("ger-rifle43 C02 e", "ger-rifle43 C02 e active") + "[german]\ncap = 4\n")
    go_together(s, means="cap", A="C03", M="C03")
    assert (s.cap[GERMAN], s.ap[GERMAN], status(s, "A"), status(s, "M")) == (2, 7, "active", "ready")


SQUADS = (
    MAP
    + """[units]
A = "ger-grenadier43 C02 e"
B = "ger-rifle43 C03 ne"
R = "sov-rifle41 B06 w"
[german]
cap = 4
"""
)


@pytest.mark.rule("9.2c")
@pytest.mark.example("ex-9.2-b")
def test_a_group_shot_on_cap_leaves_both_as_they_are() -> None:
    s = field(SQUADS.replace("ger-rifle43 C03 ne", "ger-hmg43 C03 e").replace("B06", "C06"), rolls=[1, 1])
    goes(s, "A", "C03")
    passes(s)
    s.setup.terrain[s.setup.hex_of("1-C04")] = 0
    sight.survey(s.setup)
    fires(s, "B", "C06", means="cap", joined=("A",))
    assert (s.cap[GERMAN], s.ap[GERMAN], status(s, "A"), status(s, "B")) == (2, 6, "active", "ready")


@pytest.mark.rule("9.2e", "9.1.1")
@pytest.mark.example("ex-9.2-e")
def test_group_actions_on_cap_and_single_ones_on_ap_alternate() -> None:
    s = field(SQUADS, rolls=[1, 1])
    goes(s, "A", "C03")
    passes(s)
    go_together(s, means="cap", A="B03", B="B03")
    assert (s.cap[GERMAN], s.ap[GERMAN]) == (3, 6)
    s.face[unit(s, "B")] = 1
    passes(s)
    gathers(s, "A", "B", means="cap")
    shot = Attack(unit(s, "A"), at(s, "B06"), DIRECT)
    assert combat_values.attack_value(s, shot, unit(s, "R")) == 6
    apply(s, Action(FIRE, hex=at(s, "B06"), how=DIRECT))
    assert (s.cap[GERMAN], s.ap[GERMAN]) == (0, 6)
    passes(s)
    goes(s, "A", "C04")
    assert (s.ap[GERMAN], status(s, "A"), status(s, "B")) == (4, "active", "ready")


@pytest.mark.rule("9.0a", "9.2a")
@pytest.mark.example("ex-9.2-f")
def test_the_same_on_ap_uses_up_the_pool_and_spends_both() -> None:
    s = field(SQUADS.replace("cap = 4", "cap = 0"), rolls=[1, 1])
    goes(s, "A", "C03")
    passes(s)
    go_together(s, A="B03", B="B03")
    assert (status(s, "A"), status(s, "B")) == ("active", "active")
    s.face[unit(s, "B")] = 1
    passes(s)
    fires(s, "A", "B06", joined=("B",))
    assert s.ap[GERMAN] == 2
    passes(s)
    goes(s, "A", "C04")
    assert (s.pool[GERMAN], status(s, "A"), status(s, "B")) == (0, "spent", "spent")


# ---------------------------------------------------------------- other group actions (9.1.4)
@pytest.mark.rule("9.1.4")
def test_a_group_turns_for_one_ap() -> None:
    s = field(PAIR)
    gathers(s, "A", "M")
    apply(s, Action(TURN, how=NOWHERE))
    assert isinstance(s.top(), Look)
    looks(s)
    assert (s.ap[GERMAN], s.waiting()) == (6, [SOVIET])


@pytest.mark.rule("9.1.4", "10.2")
def test_a_group_hides_for_seven_ap_in_all() -> None:
    s = field(PAIR.replace(". . . w . . . .", ". . . . . . . .").replace('R = "sov-rifle41 E08 w"\n', ""))
    gathers(s, "A", "M")
    assert refused(s, hiding(s, "C02")) == ("9.1.1", "st-group-each-chooses")
    apply(s, Action(HIDE, hex=NOWHERE), hiding(s, "C02"), hiding(s, "C02"))
    assert (s.pool[GERMAN], status(s, "A"), status(s, "M")) == (0, "spent", "spent")
    assert [s.visible(unit(s, label)) for label in ("A", "M")] == [False, False]


def test_members_are_free_again_after_the_action() -> None:
    s = field(PAIR)
    go_together(s, A="C03", M="B02")
    assert not any(s.has(unit(s, label), MEMBER) for label in ("A", "M"))


def test_options_and_refusals_of_a_group_agree() -> None:
    s = field(PAIR)
    gathers(s, "A", "M")
    apply(s, GROUP)
    offered = s.actions(GERMAN)
    for b in (-1, *range(40), 10**9):
        for kind in (GO, SNEAK, HIDE):
            action = Action(kind, 0, b)
            assert (s.refusal(GERMAN, action) is None) == (action in offered)
