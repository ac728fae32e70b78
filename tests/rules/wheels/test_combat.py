"""Detection, fire, return fire and morale, with loaded dice."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.position import FAILED, FIRED, MANOEUVRED, PINNED
from caposaldo.games.wheels.rules import detection, fire, morale
from caposaldo.games.wheels.rules.detection import AUTOMATIC, NEVER
from caposaldo.games.wheels.rules.distance import gap as gap_between
from rules.wheels.field import Field, wood

TANKS = ("bri-crusader-iii", 3)
RIFLES = ("bri-rifle-section", 3)
FUCILIERI = ("ita-fucilieri", 3)
GUNS = ("ita-47-32-gun", 3)
M14 = ("ita-m14-41", 3)


def field_with(enemy: tuple[str, int], gap: float) -> Field:
    """One tank platoon, and an enemy so many cm from it, both as single models in the open."""
    field = Field([("bri-crusader-iii!", 1)], [(enemy[0] + "!", 1)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 20 + gap, 60, 270)
    near = (gap_between(field.s, 0, 1)) / 100
    field.stand(1, 20 + gap + gap - near, 60, 270)
    return field


@pytest.mark.rule("spot-4", "spot-6", "spot-7", "spot-8", "spot-9")
@pytest.mark.parametrize(
    ("enemy", "gap", "fired", "at_us", "expected"),
    [
        (FUCILIERI, 0, False, False, AUTOMATIC),
        (M14, 30, False, False, AUTOMATIC),
        (M14, 31, False, False, 2),
        (FUCILIERI, 31, False, False, NEVER),
        (FUCILIERI, 30, False, False, 3),
        (FUCILIERI, 31, True, False, 3),
        (GUNS, 59, True, False, 3),
        (GUNS, 60, True, False, NEVER),
        (GUNS, 60, True, True, AUTOMATIC),
    ],
)
def test_detection_by_kind_and_distance(
    enemy: tuple[str, int], gap: int, fired: bool, at_us: bool, expected: int
) -> None:
    field = field_with(enemy, gap if gap else 3)
    if gap == 0:
        field.stand(1, 22.25, 60, 270)
    if fired:
        field.s.mark(1, FIRED)
    if at_us:
        field.s.shot_at[1] = 0
    assert detection.needed(field.s, 0, 1) == expected


@pytest.mark.rule("spot-1", "spot-3")
def test_a_failed_test_forbids_the_attack_and_not_the_move() -> None:
    field = Field([TANKS], [M14])
    field.stand(0, 20, 60, 90)
    field.card(1, 70, 60, 270)
    field.do("manoeuvre A1 3000,6000")
    field.load(1)
    field.do("attack B1")
    assert "wh-not-detected" in field.told()
    assert field.s.has(0, FAILED)
    assert field.s.shown[1] == 0
    assert field.why("attack B1") == "wh-has-failed"
    assert field.why("move 1 line 3000,6000") == ""


@pytest.mark.rule("spot-2", "fire-1", "fire-2", "defend-1", "defend-4")
def test_a_platoon_that_is_attacked_fires_back_and_has_spent_its_manoeuvre() -> None:
    field = Field([TANKS], [M14])
    field.stand(0, 20, 60, 90)
    field.stand(1, 70, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    # Detected; three misses; three misses in return.
    field.load(4, 1, 1, 1, 1, 1, 1)
    field.do("attack B1")
    assert field.told().count("wh-fires") == 2
    assert field.s.has(1, MANOEUVRED)
    field.do("end")
    field.do("pass")
    # The step of the second side is used up: the first goes on, and as nobody is left the turn is over.
    assert field.s.turn == 2


@pytest.mark.rule("fire-4", "fire-6", "fire-10", "morale-1", "morale-2")
def test_two_tanks_are_destroyed_and_the_last_is_pinned() -> None:
    field = Field([TANKS], [M14])
    field.stand(0, 20, 60, 90)
    field.stand(1, 60, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    # Detected; two shots strike the front (4 cm, 57 mm: 2 or more on D10) and pierce it, one misses.
    field.load(6, 6, 9, 6, 9, 1)
    field.do("attack B1")
    field.do("remove 3")
    field.load(3, 1)
    field.do("remove 2")
    assert field.s.strength(1) == 1
    assert field.s.has(1, PINNED)
    assert field.told().count("wh-fires") == 1


@pytest.mark.rule("org-5", "morale-1")
@pytest.mark.example("E-morale-when")
@pytest.mark.parametrize(
    ("card", "lost", "hq_at", "cause", "tests"),
    [
        ("bri-rifle-section", 1, 20, morale.AFTER_FIRE, False),
        ("bri-rifle-section", 2, 20, morale.AFTER_FIRE, True),
        ("bri-rifle-section", 2, 15, morale.AFTER_FIRE, False),
        ("bri-rifle-section", 1, 5, morale.AFTER_ASSAULT, True),
        ("bri-rifle-section", 0, 16, morale.AFTER_BOMBARDMENT, True),
        ("bri-crusader-iii", 0, 16, morale.AFTER_BOMBARDMENT, False),
    ],
)
def test_when_morale_is_tested(card: str, lost: int, hq_at: int, cause: int, tests: bool) -> None:
    field = Field([(card, 4), ("bri-rifle-section!", 1)], [FUCILIERI])
    field.stand(0, 40, 60, 0, 1)
    field.stand(1, 40, 60 - hq_at - 2, 0)
    field.stand(1, 40, 60 - hq_at - 2 + (gap_between(field.s, 0, 1) / 100 - hq_at), 0)
    for _ in range(lost):
        m = field.s.models(0)[-1]
        field.s.alive[m] = 0
        field.s.mark(0, 32)
    assert morale.must_test(field.s, 0, cause) == tests


@pytest.mark.rule("org-4", "fire-1")
@pytest.mark.example("E-hq-shots")
def test_an_hq_fires_one_shot_more() -> None:
    field = Field([("bri-crusader-iii!", 1), ("bri-valentine", 5)], [FUCILIERI])
    assert [int(fire.shots(field.s, slot)) for slot in (0, 1)] == [2, 5]
    field = Field([("bri-crusader-iii!", 2)], [FUCILIERI])
    assert fire.shots(field.s, 0) == 3


@pytest.mark.rule("attack-4")
def test_a_wood_in_between_blocks() -> None:
    field = Field([TANKS], [M14], [wood((40, 50), (44, 50), (44, 70), (40, 70))])
    field.stand(0, 20, 60, 90)
    field.stand(1, 60, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack B1") == "wh-line-terrain"


@pytest.mark.rule("token-1", "token-2")
@pytest.mark.example("E-tokens")
def test_the_smaller_side_gets_tokens_and_makes_the_other_go_on() -> None:
    field = Field([RIFLES], [FUCILIERI, FUCILIERI, FUCILIERI])
    field.stand(0, 20, 60, 90)
    for i in range(3):
        field.stand(1 + i, 160, 20 + 30 * i, 270)
    field.end_turn()
    assert list(field.s.tokens) == [2, 0]
    field.do("token")
    assert field.s.waiting() == [1]
