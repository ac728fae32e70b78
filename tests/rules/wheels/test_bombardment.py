"""Bombardment by the mortars of a company, and what mortars attack in their manoeuvre."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import sequence
from caposaldo.games.wheels.position import FIRED, LOOKED, PINNED, PRECEDENCE, SHOT
from caposaldo.games.wheels.rules import bombardment, removal
from rules.wheels.field import Field, wood

HQ = ("bri-rifle-section/veterans!", 1)
MORTARS = ("bri-3-in-mortar", 3)
RIFLES = ("bri-rifle-section", 3)
FUCILIERI = ("ita-fucilieri", 3)
M14 = ("ita-m14-41", 3)


def bombarding(field: Field) -> Field:
    """The bombardment begins."""
    field.s.segment = PRECEDENCE
    field.s.stack = [sequence.Precedence()]
    field.s.run_on()
    return field


def with_mortars(enemy: tuple[str, int] = FUCILIERI, gap: float = 25, terrain: list[object] | None = None) -> Field:
    """A1: the HQ, A2: three mortars behind it, B1: the enemy in the open, `gap` cm from the HQ."""
    field = Field([HQ, MORTARS], [enemy], terrain)  # type: ignore[arg-type]
    field.stand(0, 40, 60, 90)
    field.stand(1, 30, 60, 90)
    field.stand(2, 40 + gap, 60, 270)
    return bombarding(field)


@pytest.mark.rule("bomb-1", "bomb-3", "bomb-5", "bomb-7", "spot-10")
def test_all_mortars_of_a_company_fire_and_the_target_tests_morale() -> None:
    field = Field([HQ, MORTARS, ("bri-3-in-mortar/elite", 3)], [FUCILIERI])
    field.stand(0, 40, 60, 90)
    field.card(1, 30, 50, 90)
    field.card(2, 30, 70, 90)
    field.stand(3, 65, 60, 270)
    bombarding(field)
    # The HQ sees them (3 or more on D10); misses on D6, then two misses and a hit in the open on D12; the test pins.
    field.load(3, 1, 2, 4, 1, 2, 12, 3)
    field.do("bombard 1 B1")
    assert field.told().count("wh-fires") == 2
    assert "wh-bomb-spotted" in field.told()
    assert [int(field.s.shown[slot]) for slot in (1, 2)] == [1, 1]
    assert field.s.has(1, SHOT)
    field.do("remove 1")
    assert field.s.strength(3) == 2
    assert field.s.has(3, PINNED)
    assert not [key for key in field.told() if key == "wh-prompt-bombard"]
    # Once a turn: the segment is over.
    assert field.s.prompt(field.s.waiting()[0]).key == "wh-prompt-manoeuvres"


@pytest.mark.rule("bomb-1")
def test_the_side_that_manoeuvres_first_bombards_first_and_the_other_after_it() -> None:
    field = Field([HQ, MORTARS], [("ita-fucilieri!", 1), ("ita-81-mm-mortar", 3)])
    for slot, x in enumerate((40, 30, 70, 80)):
        field.stand(slot, x, 60, 90 if x < 50 else 270)
    bombarding(field)
    assert field.s.waiting() == [0]
    field.do("pass")
    assert field.s.waiting() == [1]
    field.do("pass")
    assert field.s.prompt(0).key == "wh-prompt-manoeuvres"


@pytest.mark.rule("bomb-1")
def test_mortars_of_another_company_stay_silent() -> None:
    field = with_mortars()
    field.s.company[1] = -1
    assert field.why("bombard 1 B1") == "wh-bomb-no-mortars"
    assert field.why("bombard 2 B1") == "wh-bomb-no-company"


@pytest.mark.rule("bomb-2")
@pytest.mark.example("E-bomb-safe")
@pytest.mark.parametrize(("gap", "why"), [(10, "wh-bomb-friend-near"), (11, "")])
def test_no_friend_within_ten_centimetres_of_the_target(gap: int, why: str) -> None:
    field = Field([HQ, MORTARS, ("bri-rifle-section", 3)], [("ita-fucilieri!", 1)])
    field.stand(0, 40, 60, 90)
    field.stand(1, 30, 60, 90)
    field.stand(3, 65, 60, 270)
    # Bases that face along the table are 1.5 cm wide across it.
    field.stand(2, 65, 60 + gap + 1.5, 270, 1)
    bombarding(field)
    assert field.why("bombard 1 B1") == why


@pytest.mark.rule("bomb-2", "org-7", "attack-8")
def test_the_hq_needs_a_line_and_the_mortars_do_not() -> None:
    between_hq = with_mortars(terrain=[wood((50, 50), (54, 50), (54, 70), (50, 70))])
    assert between_hq.why("bombard 1 B1") == "wh-line-terrain"
    between_mortars = with_mortars(terrain=[wood((33, 50), (36, 50), (36, 70), (33, 70))])
    assert between_mortars.why("bombard 1 B1") == ""


@pytest.mark.rule("bomb-2", "attack-3")
def test_the_target_must_be_within_the_range_of_a_mortar() -> None:
    field = with_mortars(gap=130)
    assert field.why("bombard 1 B1") == "wh-bomb-out-of-range"
    near = Field([HQ, MORTARS], [FUCILIERI])
    near.stand(0, 40, 60, 90)
    near.stand(1, 61, 60, 90)
    near.stand(2, 65, 60, 270)
    near.s.company[1] = near.s.company[0]
    # G-mortars: not nearer than 10 cm, here forbidden by the safety distance as well.
    assert not bombardment.in_reach(near.s, 1, 2)


@pytest.mark.rule("bomb-3", "spot-8")
def test_distant_foot_that_has_not_fired_is_never_detected() -> None:
    field = with_mortars(gap=45)
    field.load(10, 10)
    field.do("bombard 1 B1")
    assert "wh-bomb-not-spotted" in field.told()
    fired = with_mortars(gap=45)
    fired.s.mark(2, FIRED)
    fired.load(10, 1, 1, 1, 6)
    fired.do("bombard 1 B1")
    assert "wh-bomb-spotted" in fired.told()


@pytest.mark.rule("bomb-4")
def test_a_failed_look_may_be_repeated_once_at_a_price() -> None:
    field = with_mortars()
    field.load(2, 3, 1, 1, 1, 6)
    field.do("bombard 1 B1")
    assert field.told()[-1] == "wh-bomb-not-spotted"
    assert not field.s.has(0, LOOKED)
    field.do("retry")
    assert field.s.has(0, LOOKED)
    assert "wh-fires" in field.told()


@pytest.mark.rule("bomb-4")
def test_after_a_second_failure_the_bombardment_is_over() -> None:
    field = with_mortars()
    field.load(2, 2)
    field.do("bombard 1 B1")
    field.do("retry")
    assert field.s.prompt(0).key == "wh-prompt-manoeuvres"
    assert not field.s.has(1, SHOT)
    again = with_mortars()
    again.load(2)
    again.do("bombard 1 B1")
    again.do("pass")
    assert not again.s.has(0, LOOKED)


@pytest.mark.rule("bomb-5", "org-5")
@pytest.mark.parametrize(("enemy", "hq_at", "tests"), [(FUCILIERI, 16, 1), (FUCILIERI, 14, 0), (M14, 16, 0)])
def test_unarmoured_platoons_away_from_their_hq_test_morale(enemy: tuple[str, int], hq_at: int, tests: int) -> None:
    field = Field([HQ, MORTARS], [enemy, ("ita-fucilieri!", 1)])
    field.stand(0, 40, 60, 90)
    field.stand(1, 30, 60, 90)
    field.stand(2, 65, 60, 270)
    field.stand(3, 67 + hq_at, 60, 270)
    bombarding(field)
    field.load(*([10] if enemy == FUCILIERI else []), 1, 1, 1, *([6] if tests else []))
    field.do("bombard 1 B1")
    assert field.told().count("wh-morale") == tests


@pytest.mark.rule("morale-1", "bomb-5")
def test_armour_that_lost_squads_under_bombardment_tests_like_after_fire() -> None:
    field = with_mortars(("ita-semovente-47-32", 3))
    # Seen on clear ground. Elite mortars strike the open top three times: two wrecks and one survivor, who is pinned.
    field.s.level[1] = 3
    field.load(8, 8, 1, 3)
    field.do("bombard 1 B1")
    field.do("remove 1")
    field.do("remove 2")
    assert field.told().count("wh-morale") == 1


@pytest.mark.rule("bomb-6")
def test_without_its_hq_a_company_does_not_bombard() -> None:
    field = with_mortars()
    for m in field.s.models(0):
        removal.remove(field.s, m)
    assert field.why("bombard 1 B1") == "wh-bomb-no-hq"


@pytest.mark.rule("bomb-7", "fire-1")
def test_mortars_that_have_bombarded_do_not_fire_in_their_manoeuvre() -> None:
    field = with_mortars()
    field.load(3, 1, 1, 1, 6)
    field.do("bombard 1 B1")
    field.do("manoeuvre A2 3000,6000")
    assert field.why("attack B1") == "wh-has-fired"
    assert field.why("attack B1 spotted") == "wh-has-fired"


@pytest.mark.rule("bomb-1", "defend-1")
def test_the_bombarded_do_not_fire_back() -> None:
    field = with_mortars(M14)
    field.load(1, 1, 1)
    field.do("bombard 1 B1")
    assert field.told().count("wh-fires") == 1
    assert not field.s.has(2, SHOT)


@pytest.mark.rule("attack-8", "org-7")
def test_in_their_manoeuvre_mortars_attack_what_their_hq_detects() -> None:
    field = with_mortars(terrain=[wood((33, 50), (36, 50), (36, 70), (33, 70))])
    field.do("pass")
    field.do("manoeuvre A2 3000,6000")
    assert field.why("attack B1") == "wh-line-terrain"
    assert field.why("attack B1 spotted") == ""
    field.load(3, 5, 4, 1, 1)
    field.do("attack B1 spotted")
    assert "wh-bomb-spotted" in field.told()
    assert field.told().count("wh-fires") == 1
    field.do("remove 1")
    assert field.s.strength(2) == 2


@pytest.mark.rule("attack-8")
def test_only_mortars_fire_at_what_an_hq_sees() -> None:
    field = Field([HQ, RIFLES], [FUCILIERI])
    field.stand(0, 40, 60, 90)
    field.stand(1, 36, 60, 90)
    field.stand(2, 55, 60, 270)
    field.do("manoeuvre A2 3600,6000")
    assert field.why("attack B1 spotted") == "wh-spot-only-mortars"


@pytest.mark.rule("org-7", "spot-3")
def test_what_the_hq_does_not_find_the_mortars_do_not_attack() -> None:
    field = with_mortars()
    field.do("pass")
    field.do("manoeuvre A2 3000,6000")
    field.load(2)
    field.do("attack B1 spotted")
    assert "wh-fires" not in field.told()
    assert field.why("attack B1 spotted") == "wh-has-failed"


# ---------------------------------------------------------------- what is told
def test_the_odds_of_a_bombardment_are_exact() -> None:
    field = with_mortars(("ita-fucilieri", 3))
    preview = field.s.preview(0, field.s.read_action("bombard 1 B1"))
    assert preview is not None
    chances = {chance.key: chance.ways / chance.of for chance in preview.chances}
    # Seen on 8 faces of 10, each of three D6 removes a squad on 5 or 6.
    assert chances["wh-chance-not-detected"] == pytest.approx(0.2)
    assert chances["wh-chance-lost-0"] == pytest.approx(0.8 * (4 / 6) ** 3)
    assert chances["wh-chance-lost-3"] == pytest.approx(0.8 * (2 / 6) ** 3)
    assert sum(chances.values()) == pytest.approx(1)
    assert preview.chain.total() == 3


def test_a_card_has_no_odds_and_the_hq_no_name() -> None:
    field = Field([HQ, MORTARS], [FUCILIERI])
    field.card(0, 40, 60, 90)
    field.card(1, 30, 60, 90)
    field.card(2, 65, 60, 270)
    bombarding(field)
    assert field.s.preview(0, field.s.read_action("bombard 1 B1")) is None
    field.load(10, 1, 1, 1, 6)
    field.do("bombard 1 B1")
    assert field.s.shown[0] == 0
    for event in field.s.events or []:
        assert field.s.ref(0) not in event.params.values()


@pytest.mark.parametrize(("hidden", "asked"), [(2, True), (0, False)])
def test_a_side_is_asked_as_long_as_its_cards_could_be_an_hq_and_mortars(hidden: int, asked: bool) -> None:
    field = Field([RIFLES, RIFLES], [FUCILIERI])
    for slot in (0, 1):
        (field.card if hidden else field.stand)(slot, 40, 40 + 20 * slot, 90)
    field.stand(2, 150, 60, 270)
    bombarding(field)
    assert (field.s.prompt(0).key == "wh-prompt-bombard") == asked
