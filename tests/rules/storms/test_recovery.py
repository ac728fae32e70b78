"""Rules 7.5, 7.5.1 and 9.1.3: recovery."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.rules import recovery
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, GO, JOIN, RECOVER
from caposaldo.games.storms.view import previews
from caposaldo.kernel.game import EVERYBODY
from rules.storms.deeds import apply, passes, refused, status
from rules.storms.field import at, field, marker, told, top, unit, where
from rules.storms.shots import attack, av, boosts, dv, fires, recovers, take

FIELD = '''
map = """
. b . . . .
 . . . . . .
"""
[units]
A = "ger-rifle43 A01 e marker=suppressed"
B = "ger-rifle43 A02 e marker=pinned"
C = "ger-rifle43 B03 e"
R = "sov-rifle41 A06 w"
[german]
cap = 0
[soviet]
cap = 0
'''


def can(s: StormsState) -> bool:
    return any(a.verb == RECOVER for a in s.actions(s.waiting()[0]))


@pytest.mark.rule("7.5")
def test_the_roll_must_reach_the_number_of_the_marker() -> None:
    for faces, left in (([3, 3], "suppressed"), ([3, 4], "")):
        s = field(FIELD, rolls=faces)
        recovers(s, "A")
        assert (marker(s, "A"), s.ap[GERMAN], s.side) == (left, 2, SOVIET)
    s = field(FIELD.replace("suppressed", "panicked"), rolls=[3, 4])
    recovers(s, "A")
    assert marker(s, "A") == "panicked"


@pytest.mark.rule("7.5", "7.4")
def test_a_failure_does_not_tell_the_marker() -> None:
    s = field(FIELD, rolls=[1, 1])
    recovers(s, "A")
    failed = [event for event in s.events or [] if event.key == "st-recovery-failed"]
    assert [set(event.params) for event in failed] == [{"unit"}]
    assert "st-marker-shown" not in told(s)


@pytest.mark.rule("7.5", "7.4d")
def test_a_success_shows_the_marker_to_all() -> None:
    s = field(FIELD, rolls=[6, 6])
    recovers(s, "A")
    shown = [event for event in s.events or [] if event.key == "st-recovered"]
    assert [(event.params["marker"], event.audience) for event in shown] == [("@st-marker-suppressed", EVERYBODY)]


@pytest.mark.rule("7.5")
def test_it_costs_five_and_may_be_an_opportunity() -> None:
    s = field("ap = [4, 0]" + FIELD.replace("A01 e", "A01 e active"))
    take(s, "A")
    assert (can(s), refused(s, Action(RECOVER))) == (False, ("7.5", "st-recover-cost"))
    s = field(FIELD, rolls=[6, 6])
    recovers(s, "A", means="opportunity")
    assert (marker(s, "A"), status(s, "A")) == ("", "spent")
    s = field(FIELD.replace("cap = 0", "cap = 5", 1).replace("A01 e", "A01 e spent"), rolls=[6, 6])
    recovers(s, "A", means="cap")
    assert (marker(s, "A"), s.cap[GERMAN], status(s, "A")) == ("", 0, "spent")


@pytest.mark.rule("7.5")
def test_a_healthy_unit_has_nothing_to_recover_from() -> None:
    s = field(FIELD)
    take(s, "C")
    assert (can(s), refused(s, Action(RECOVER))) == (False, ("7.5", "st-recover-healthy"))


@pytest.mark.rule("7.5")
def test_nobody_recovers_with_an_enemy_in_the_hex() -> None:
    s = field(FIELD.replace("A06 w", "A01 w"))
    take(s, "A")
    assert (can(s), refused(s, Action(RECOVER))) == (False, ("7.5", "st-recover-enemy"))


@pytest.mark.rule("7.5.1")
def test_cover_and_healthy_friends_help() -> None:
    s = field(FIELD)
    assert [recovery.bonus_value(s, unit(s, u)) for u in ("A", "B")] == [0, 1]
    s = field(FIELD.replace("B03 e", "A02 e").replace("A01 e", "A02 e"))
    assert recovery.bonus_value(s, unit(s, "B")) == 2
    assert recovery.bonus(s, unit(s, "B")).total() == 2
    s = field(FIELD.replace("A01 e", "A01 e dug-in"))
    assert recovery.bonus_value(s, unit(s, "A")) == 1
    s = field(FIELD.replace("B03 e", "A01 e").replace("R = ", 'D = "ger-rifle43 A01 e"\nR = '))
    assert recovery.bonus_value(s, unit(s, "A")) == 2
    s = field(FIELD.replace("B03 e", "A01 e"), rolls=[3, 3])
    recovers(s, "A")
    assert marker(s, "A") == ""


@pytest.mark.rule("7.5.1")
def test_height_and_smoke_do_not_help() -> None:
    levels = 'levels = """\n2 0 0 0 0 0\n 0 0 0 0 0 0\n"""\nsmoke_in = { A01 = 2 }\n'
    s = field(levels + FIELD)
    assert recovery.bonus_value(s, unit(s, "A")) == 0


@pytest.mark.rule("7.5", "3.2.3")
def test_cap_are_asked_for_each_attempt() -> None:
    s = field(FIELD.replace("cap = 0", "cap = 2", 1), rolls=[2, 3])
    take(s, "A")
    apply(s, Action(RECOVER))
    assert top(s, Boost).unit == unit(s, "A")
    boosts(s, (2,))
    assert (marker(s, "A"), s.cap[GERMAN]) == ("", 0)


@pytest.mark.rule("9.1.3")
def test_a_group_pays_five_once_and_everybody_rolls() -> None:
    s = field(FIELD, rolls=[3, 3, 3, 3])
    recovers(s, "A", joined=("B",))
    assert (marker(s, "A"), marker(s, "B"), s.ap[GERMAN]) == ("suppressed", "", 2)
    assert [status(s, u) for u in ("A", "B")] == ["active", "active"]


@pytest.mark.rule("9.1.3")
def test_a_healthy_member_does_not_recover() -> None:
    s = field(FIELD.replace("ger-rifle43 B03", "ger-rifle43 B01"))
    take(s, "A")
    assert can(s)
    apply(s, Action(JOIN, unit(s, "C")))
    assert (can(s), refused(s, Action(RECOVER))) == (False, ("7.5", "st-recover-healthy"))


def test_the_owner_is_told_the_chances() -> None:
    s = field(FIELD)
    take(s, "B")
    seen = previews.preview(s, GERMAN, Action(RECOVER))
    assert seen is not None
    assert [(c.key, c.ways) for c in seen.chances] == [("st-chance-recovers", 26), ("st-chance-stays", 10)]


@pytest.mark.rule("7.0", "3.2.3", "7.5.1", "5.2b")
@pytest.mark.example("ex-7.7-f")
def test_a_machine_gun_hits_the_other_recovers_and_the_first_backs_away() -> None:
    text = """
map = '''
w . . . . . b .
'''
[units]
A = "ger-hmg42 A02 e"
C = "sov-mmg A07 w"
[german]
cap = 3
[soviet]
cap = 0
"""
    s = field(text, rolls=[1, 2, 4, 4, 15, 4, 5])
    assert (av(s, attack(s, "A", "A07"), "C"), dv(s, attack(s, "A", "A07"), "C")) == (4, 13)
    fires(s, "A", "A07")
    passes(s)
    fires(s, "A", "A07", cap=(2,))
    assert (marker(s, "C"), s.ap[GERMAN]) == ("suppressed", 3)
    assert 7 - recovery.bonus_value(s, unit(s, "C")) == 6
    recovers(s, "C")
    assert (marker(s, "C"), s.ap[SOVIET]) == ("", 2)
    take(s, "A")
    apply(s, Action(GO, hex=at(s, "A01")), Action(FACE, how=1))
    assert (where(s, "A"), s.cap[GERMAN], status(s, "A")) == ("A01", 0, "spent")
