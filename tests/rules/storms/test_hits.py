"""Rules 7.3 and 7.4: hits, hit markers, losses."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.position import SHOWN
from caposaldo.games.storms.rules import combat_values, hits, targets
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import ADD_CAP, FIRE, GO, RECOVER, TURN
from rules.storms.deeds import passes, status
from rules.storms.field import field, marker, told, unit, where
from rules.storms.shots import attack, av, dv, fires, no_shot, recovers, take, targets_of

FIELD = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
G2 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A04 w"
R2 = "sov-rifle41 A04 w"
[german]
cap = 0
[soviet]
cap = 9
'''
NAMES = ["stunned", "unnerved", "eliminated", "panicked", "pinned", "suppressed", "cowering"]


def with_marker(key: str, word: str = "") -> str:
    """R1 carries the marker."""
    return FIELD.replace('R1 = "sov-rifle41 A04 w"', f'R1 = "sov-rifle41 A04 w marker={key} {word}"')


def lose(s: StormsState, *labels: str) -> None:
    for label in labels:
        hits.destroy(s, unit(s, label))


# ---------------------------------------------------------------- losses (7.3)
@pytest.mark.rule("7.3")
def test_two_hits_at_once_or_one_more_destroy() -> None:
    s = field(FIELD, rolls=[15])
    hits.hit(s, unit(s, "R1"), 2)
    assert where(s, "R1") == ""
    hits.hit(s, unit(s, "R2"), 1)
    assert (where(s, "R2"), marker(s, "R2")) == ("A04", "suppressed")
    hits.hit(s, unit(s, "R2"), 1)
    assert (where(s, "R2"), s.points[GERMAN]) == ("", 2)


@pytest.mark.rule("7.3", "7.4d", "7.4f")
def test_the_marker_of_a_lost_unit_is_shown_and_goes_back() -> None:
    s = field(with_marker("pinned"))
    assert s.markers[s.setup.marker_of("pinned")] == 4
    lose(s, "R1")
    assert s.markers[s.setup.marker_of("pinned")] == 5
    assert told(s)[:2] == ["st-marker-shown", "st-destroyed"]


@pytest.mark.rule("7.3a", "7.3b")
@pytest.mark.example("ex-7.3-a")
def test_losses_take_the_highest_cap_spaces() -> None:
    s = field(FIELD, seed="losses")
    s.cap[SOVIET] = 4
    lose(s, "R1", "R2")
    assert (s.losses[SOVIET], s.cap[SOVIET]) == (2, 4)
    passes(s)
    passes(s)
    assert (s.round, s.cap[SOVIET]) == (2, 7)


@pytest.mark.rule("7.3b")
@pytest.mark.example("ex-7.3-b")
def test_cap_on_the_space_just_filled_drop_at_once() -> None:
    s = field(FIELD)
    s.cap[SOVIET] = 8
    lose(s, "R1")
    assert s.cap[SOVIET] == 8
    lose(s, "R2")
    assert s.cap[SOVIET] == 7


@pytest.mark.rule("7.3b")
def test_cap_above_the_track_stay() -> None:
    s = field(FIELD)
    s.cap[SOVIET] = 11
    lose(s, "R1")
    assert s.cap[SOVIET] == 11
    s = field(FIELD.replace("cap = 9", "cap = 1"))
    lose(s, "R1", "R2")
    assert (s.cap[SOVIET], s.losses[SOVIET]) == (0, 2)


@pytest.mark.rule("9.0a")
def test_survivors_keep_the_pool_and_the_last_one_loses_it() -> None:
    s = field(FIELD.replace('A04 w"', 'A04 w active"').replace("[units]", "ap = [0, 4]\n[units]"))
    lose(s, "R1")
    assert (s.ap[SOVIET], s.pool[SOVIET]) == (4, 1)
    lose(s, "R2")
    assert (s.ap[SOVIET], s.pool[SOVIET]) == (0, 0)


# ---------------------------------------------------------------- the pool (7.4)
@pytest.mark.rule("7.4", "7.4a")
def test_the_pool_has_twenty_markers_and_each_can_be_drawn() -> None:
    s = field(FIELD)
    assert [int(n) for n in s.markers] == [3, 2, 1, 2, 5, 5, 2]
    drawn = []
    for face in range(1, 21):
        drawn.append(s.setup.markers[hits.draw(field(FIELD, rolls=[face]))].key)
    assert drawn == [name for name, n in zip(NAMES, (3, 2, 1, 2, 5, 5, 2), strict=True) for _ in range(n)]


@pytest.mark.rule("7.4")
def test_markers_drawn_stay_out_of_the_pool() -> None:
    s = field(FIELD, rolls=[9, 12])
    hits.hit(s, unit(s, "R1"), 1)
    hits.hit(s, unit(s, "R2"), 1)
    assert (marker(s, "R1"), marker(s, "R2"), sum(s.markers)) == ("pinned", "pinned", 18)


@pytest.mark.rule("7.4")
def test_only_the_owner_sees_what_was_drawn() -> None:
    s = field(FIELD, rolls=[9])
    hits.hit(s, unit(s, "R1"), 1)
    seen = {event.key: int(event.audience) for event in s.events or []}
    assert seen["st-marker-drawn"] == 1 << SOVIET
    assert all("marker" not in event.params for event in s.events or [] if event.key == "st-marked")
    assert not s.has(unit(s, "R1"), SHOWN)


@pytest.mark.rule("7.4")
def test_an_empty_pool_gives_the_mildest_marker() -> None:
    s = field(FIELD, rolls=[])
    for kind in range(len(s.markers)):
        s.markers[kind] = 0
    hits.hit(s, unit(s, "R1"), 1)
    assert (marker(s, "R1"), sum(s.markers)) == ("unnerved", -1)
    hits.recover(s, unit(s, "R1"))
    assert sum(s.markers) == 0


@pytest.mark.rule("7.4e")
def test_the_eliminated_marker_destroys_at_once() -> None:
    s = field(FIELD, rolls=[6])
    hits.hit(s, unit(s, "R1"), 1)
    assert (where(s, "R1"), s.points[GERMAN], s.losses[SOVIET], sum(s.markers)) == ("", 1, 1, 20)
    assert told(s)[0] == "st-eliminated"


@pytest.mark.rule("8.3")
def test_high_morale_shrugs_off_the_first_panic() -> None:
    s = field(FIELD.replace('R1 = "sov-rifle41 A04 w"', 'R1 = "sov-rifle41 A04 w cards=V03"'), rolls=[7, 7])
    hits.hit(s, unit(s, "R1"), 1)
    assert (marker(s, "R1"), sum(s.markers)) == ("", 20)
    hits.hit(s, unit(s, "R1"), 1)
    assert marker(s, "R1") == "panicked"


# ---------------------------------------------------------------- what markers do (7.4a to 7.4d)
@pytest.mark.rule("7.4", "7.4a")
@pytest.mark.example("ex-7.4-a")
def test_a_suppressed_unit_fires_dearer_and_weaker() -> None:
    s = field(with_marker("suppressed"), side="soviet")
    r1 = unit(s, "R1")
    attacking = attack(s, "R1", "A01")
    assert (targets.cost(s, r1, 0), av(s, attacking, "G1")) == (5, 1)
    assert combat_values.firepower(s, attacking, 1) + combat_values.firepower_by_marker(s, attacking, 1) == -2
    assert dv(s, attack(s, "G1", "A04"), "R1") == 12
    assert s.setup.markers[s.marker[r1]].recovery == 7
    assert s.setup.markers[s.marker[r1]].move_cost == 0


@pytest.mark.rule("7.4b")
@pytest.mark.example("ex-7.4-b")
def test_a_pinned_unit_may_fire_and_recover() -> None:
    s = field(with_marker("pinned"), side="soviet")
    take(s, "R1")
    verbs = {int(a.verb) for a in s.actions(SOVIET)}
    assert {FIRE, RECOVER} <= verbs
    assert not {GO, TURN} & verbs


@pytest.mark.rule("7.4c")
@pytest.mark.example("ex-7.4-c")
def test_a_stunned_unit_can_only_recover() -> None:
    s = field(with_marker("stunned"), side="soviet")
    take(s, "R1")
    assert no_shot(s, "A01") == ("7.4", "st-fire-marker")
    assert {int(a.verb) for a in s.actions(SOVIET)} - {ADD_CAP} == {RECOVER}
    assert dv(s, attack(s, "G1", "A04"), "R1") == 12


@pytest.mark.rule("7.4a")
def test_panic_takes_the_fire_and_changes_the_defence() -> None:
    s = field(with_marker("panicked"), side="soviet")
    take(s, "R1")
    assert targets_of(s) == []
    assert dv(s, attack(s, "G1", "A04"), "R1") == 11
    s.face[unit(s, "R1")] = 1
    assert dv(s, attack(s, "G1", "A04"), "R1") == 12


@pytest.mark.rule("7.4a")
def test_a_cowering_unit_is_hard_to_hit() -> None:
    s = field(with_marker("cowering"))
    assert dv(s, attack(s, "G1", "A04"), "R1") == 13
    assert targets.cost(s, unit(s, "R1"), 0) == 6


@pytest.mark.rule("7.4d")
@pytest.mark.example("ex-7.4-d")
def test_a_marker_is_shown_when_it_matters() -> None:
    s = field(with_marker("suppressed"), side="soviet", rolls=[1, 1, 1, 1])
    fires(s, "R1", "A01")
    assert s.has(unit(s, "R1"), SHOWN)
    s = field(with_marker("panicked"), rolls=[1, 1, 1, 1])
    fires(s, "G1", "A04")
    assert s.has(unit(s, "R1"), SHOWN)
    assert marker(s, "R1") == "panicked"


@pytest.mark.rule("7.4d")
def test_a_marker_that_does_not_matter_stays_unseen() -> None:
    for key in ("pinned", "unnerved"):
        s = field(with_marker(key), side="soviet", rolls=[1, 1, 1, 1])
        fires(s, "R1", "A01")
        assert not s.has(unit(s, "R1"), SHOWN)
    s = field(with_marker("suppressed"), rolls=[1, 1, 1, 1])
    fires(s, "G1", "A04")
    assert not s.has(unit(s, "R1"), SHOWN)


@pytest.mark.rule("7.4f", "7.4d")
def test_recovery_shows_the_marker_and_gives_it_back() -> None:
    s = field(with_marker("pinned"), side="soviet", rolls=[6, 6])
    recovers(s, "R1", cap=(0,))
    assert (marker(s, "R1"), sum(s.markers), status(s, "R1")) == ("", 20, "active")
    assert "st-recovered" in told(s)
