"""Return fire and the move after it (defend-1 to defend-6)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.position import DECLINED, FAILED, MANOEUVRED, MOVED, PINNED, SHOT

from .field import Field, Spec

TANKS = ("bri-crusader-iii", 3)
MORE = ("bri-valentine", 3)
M13S = ("ita-m13-40", 3)
FUCILIERI = ("ita-fucilieri", 3)
GUNS = ("ita-47-32-gun", 3)
MISSES = [1, 1, 1]


def attacking(*enemies: Spec, own: tuple[Spec, ...] = (TANKS, MORE), gap: float = 40) -> Field:
    """A1 and A2 at 20 cm, the enemies `gap` cm from them."""
    field = Field(list(own), list(enemies))
    for i in range(len(own)):
        field.stand(i, 20, 30 + 25 * i, 90)
    for i in range(len(enemies)):
        field.stand(len(own) + i, 20 + gap, 30 + 25 * i, 270)
    return field


def attack(field: Field, who: str, whom: str, at: str, *faces: int) -> None:
    field.do(f"manoeuvre {who} {at}")
    field.load(*faces)
    field.do(f"attack {whom}")


# ---------------------------------------------------------------- return fire
@pytest.mark.rule("defend-1", "defend-4", "fire-1")
def test_who_has_not_manoeuvred_fires_back_and_has_spent_its_manoeuvre() -> None:
    field = attacking(M13S, M13S)
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    assert field.told().count("wh-fires") == 2
    assert field.s.has(2, SHOT | MANOEUVRED)
    field.do("end")
    field.do("pass")
    # The step of the second side is taken: the attacker goes on, and then the other Italians.
    assert field.s.waiting() == [0]
    assert field.why("manoeuvre B1 6000,3000") == "wh-not-yours"
    field.do("manoeuvre A2 2000,5500")
    field.do("end")
    assert field.s.waiting() == [1]
    assert field.why("manoeuvre B1 6000,3000") == "wh-has-manoeuvred"


@pytest.mark.rule("defend-1", "defend-4")
def test_who_manoeuvred_without_firing_fires_back_too_and_no_step_is_taken() -> None:
    field = attacking(M13S, M13S)
    field.s.active = field.s.leader = 1
    field.do("manoeuvre B1 6000,3000")
    field.do("end")
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    assert field.told().count("wh-fires") == 2
    field.do("end")
    assert field.s.prompt(1).key == "wh-prompt-manoeuvres"  # no move after it: it has manoeuvred (man-3)
    assert field.s.waiting() == [1]


@pytest.mark.rule("defend-1")
def test_only_the_survivors_fire_back() -> None:
    field = attacking(M13S)
    # Detected; two tanks are pierced in front, one shot misses.
    attack(field, "A1", "B1", "2000,3000", 4, 5, 9, 5, 9, 1)
    field.do("remove 2")
    field.load(4, 1)  # morale holds; one shot in return
    field.do("remove 3")
    fired = [event for event in field.s.events or [] if event.key == "wh-fires"]
    assert [event.params["shots"] for event in fired][-1] == 1


@pytest.mark.rule("defend-1")
def test_it_needs_no_detection() -> None:
    field = attacking(FUCILIERI, own=(("bri-rifle-section", 3), MORE), gap=10)
    field.s.mark(2, FAILED)
    attack(field, "A1", "B1", "2000,3000", 3, *MISSES, *MISSES)
    assert "wh-detected" in field.told()
    assert field.told().count("wh-fires") == 2


@pytest.mark.rule("defend-3", "defend-4")
def test_nobody_fires_back_beyond_range_and_then_no_step_is_taken() -> None:
    field = attacking(M13S, M13S, gap=75)  # the Crusaders reach 85 cm, the M13s 65
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES)
    assert field.told().count("wh-fires") == 1
    assert not field.s.has(2, MANOEUVRED)
    field.do("end")
    field.do("pass")
    assert field.s.waiting() == [1]
    assert field.why("manoeuvre B1 9500,3000") == ""


@pytest.mark.rule("defend-1", "morale-2")
@pytest.mark.parametrize(("face", "fires"), [(1, False), (2, False), (3, True), (4, True)])
def test_rout_and_retreat_forbid_return_fire_and_pinning_does_not(face: int, fires: bool) -> None:
    field = attacking(M13S)
    attack(field, "A1", "B1", "2000,3000", 4, 5, 9, 5, 9, 1)
    field.do("remove 2")
    field.load(face, *([1] if fires else []))
    field.do("remove 3")
    assert field.told().count("wh-fires") == (1 if fires else 0)
    assert field.s.has(2, PINNED) == (face == 3)


@pytest.mark.rule("defend-1")
def test_return_fire_is_not_answered() -> None:
    field = attacking(M13S)
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    assert field.told().count("wh-fires") == 2


@pytest.mark.rule("defend-6", "fire-4", "morale-1")
def test_return_fire_is_fire_like_any_other() -> None:
    field = attacking(M13S, gap=30)
    # Three misses; 47 mm at 30 cm pierce two Crusaders, whose front is 5 cm thick, with a 9 or more on the D10.
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, 5, 9, 5, 9, 1)
    assert field.s.waiting() == [0]
    field.do("remove 1")
    field.load(3)  # the one that is left tests morale and is pinned
    field.do("remove 2")
    assert field.s.strength(0) == 1
    assert field.s.has(0, PINNED)


@pytest.mark.rule("move-7", "defend-1")
def test_how_far_it_moved_does_not_matter_for_return_fire() -> None:
    field = attacking(("ita-semovente-75-18", 3), gap=40)
    field.s.active = field.s.leader = 1
    field.do("manoeuvre B1 6000,4200")
    field.do("move 1 line 6000,4200")  # 12 cm: more than the 8 at which it may fire in its manoeuvre
    assert field.why("attack A1") == "wh-moved-too-far"
    field.do("end")
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    assert field.told().count("wh-fires") == 2


# ---------------------------------------------------------------- the move after it
@pytest.mark.rule("defend-2")
def test_the_attacked_moves_once_the_manoeuvre_against_it_is_over() -> None:
    field = attacking(M13S)
    attack(field, "A1", "B1", "2000,2000", 4, *MISSES, *MISSES)
    assert field.s.waiting() == [0]  # the attacker may still move
    field.do("move 1 line 2000,2000")
    field.do("end")
    assert field.s.prompt(1).key == "wh-prompt-move-after"
    assert field.why("attack A1") == "wh-not-now"
    field.do("move 1 line 7000,3000")
    field.do("pass")
    assert (field.s.x[2], field.s.has(2, MOVED | MANOEUVRED)) == (7000, True)
    assert field.s.waiting() == [0]


@pytest.mark.rule("defend-2", "defend-4")
def test_a_move_without_return_fire_takes_the_step_as_well() -> None:
    field = attacking(("ita-lancia-truck", 3), M13S)
    attack(field, "A1", "B1", "2000,3000", 2, 1, 1, 1)
    assert not field.s.has(2, MANOEUVRED)
    field.do("end")
    field.do("move 1 line 8000,3000")
    field.do("pass")
    assert field.s.has(2, MANOEUVRED)
    assert field.s.waiting() == [0]


@pytest.mark.rule("defend-2")
@pytest.mark.parametrize("flag", [MOVED, PINNED])
def test_who_has_moved_or_is_pinned_does_not_move_after_it(flag: int) -> None:
    field = attacking(M13S)
    field.s.mark(2, flag)
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    field.do("end")
    assert field.s.prompt(field.s.waiting()[0]).key == "wh-prompt-manoeuvres"


@pytest.mark.rule("defend-2")
def test_guns_turn_after_an_attack() -> None:
    field = attacking(GUNS, gap=25)
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    field.do("end")
    assert field.why("move 1 line 7000,3000") == "wh-cannot-move"
    field.do("turn 180")
    assert field.s.face[2] == 180


@pytest.mark.rule("defend-5", "defend-2", "defend-4")
def test_who_fired_back_and_stayed_may_move_after_a_later_attack_but_fires_no_more() -> None:
    field = attacking(M13S, M13S)
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    field.do("end")
    field.do("pass")
    assert field.s.has(2, DECLINED)
    attack(field, "A2", "B1", "2000,5500", 4, *MISSES)
    assert field.told().count("wh-fires") == 1
    field.do("end")
    assert field.s.prompt(1).key == "wh-prompt-move-after"
    field.do("move 1 line 7000,3000")
    field.do("pass")
    # Its step was taken by the return fire: now the other Italians manoeuvre.
    assert field.s.waiting() == [1]
    field.do("manoeuvre B2 6000,5500")
    field.do("end")
    assert field.s.turn == 2
    assert not field.s.has(2, DECLINED)


@pytest.mark.rule("defend-4")
def test_a_platoon_that_is_wiped_out_takes_no_step() -> None:
    field = attacking(("ita-m13-40!", 1), M13S)
    attack(field, "A1", "B1", "2000,3000", 4, 5, 9, 1, 1)
    assert not field.s.on_table(2)
    field.do("end")
    assert field.s.waiting() == [1]


@pytest.mark.rule("man-3", "defend-1")
def test_who_stays_put_has_manoeuvred_and_only_fires_back() -> None:
    field = attacking(M13S)
    field.s.active = field.s.leader = 1
    field.do("manoeuvre B1 6000,3000")
    field.do("end")
    attack(field, "A1", "B1", "2000,3000", 4, *MISSES, *MISSES)
    assert field.told().count("wh-fires") == 2
    field.do("end")
    assert field.s.prompt(field.s.waiting()[0]).key == "wh-prompt-manoeuvres"
