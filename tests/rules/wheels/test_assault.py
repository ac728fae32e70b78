"""Assaults: who, contact, dice, losses, morale and the answers of the assaulted, with loaded dice."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import ATTACKED, IN_COMBAT, MANOEUVRED, MOVED, PINNED, REACTED, SHOT, STORMED
from caposaldo.games.wheels.rules import assault, contact, melee, morale
from caposaldo.games.wheels.rules.distance import gap
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Chance
from caposaldo.kernel.table import boxes_overlap, distance

from .field import Field, wood

RIFLES = ("bri-rifle-section/veterans", 3)
SPECIAL = ("bri-royal-engineers/veterans", 3)
M14 = ("ita-m14-41", 3)
FUCILIERI = ("ita-fucilieri", 3)


def facing(enemy: tuple[str, int] = M14, away: float = 6, ours: tuple[str, int] = RIFLES, *terrain: object) -> Field:
    """British infantry in a line, so many cm south of an Italian platoon (B1) in a line that faces it; a platoon of
    each side far away still has to manoeuvre."""
    f = Field([ours, RIFLES], [enemy, M14], list(terrain))  # type: ignore[arg-type]
    f.stand(0, 60, 60, 0)
    f.stand(2, 60, 60 - away, 180)
    f.stand(1, 170, 110, 0)
    f.stand(3, 170, 5, 0)
    return f


def contact_goal(f: Field, slot: int = 0) -> str:
    """The first listed goal in contact."""
    goals = assault.goals(f.s, slot)
    assert goals
    return f"{goals[0]},{goals[1]}"


def storm(f: Field, *faces: int) -> None:
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.load(*faces)
    f.do("storm B1")


# ---------------------------------------------------------------- who may assault whom
@pytest.mark.rule("assault-1", "man-4")
@pytest.mark.parametrize(
    ("enemy", "why"),
    [
        (M14, ""),
        (FUCILIERI, ""),
        (("ita-47-32-gun", 3), ""),
        (("ita-81-mm-mortar", 3), ""),
        (("ita-lancia-truck", 3), "wh-storm-no-target"),
    ],
)
def test_armour_infantry_and_artillery_are_targets_and_trucks_are_not(enemy: tuple[str, int], why: str) -> None:
    """Also infantry in the open (A-assault-open)."""
    f = facing(enemy)
    f.do("manoeuvre A1 6000,5600")
    assert f.why("storm B1") == why


@pytest.mark.rule("assault-1", "man-4")
def test_tanks_do_not_assault() -> None:
    f = facing(FUCILIERI, 6, ("bri-crusader-iii", 3))
    f.do("manoeuvre A1 6000,5600")
    assert f.why("storm B1") == "wh-storm-infantry"
    assert [a for a in f.s.actions(0) if f.s.write_action(a).startswith("storm")] == []


@pytest.mark.rule("assault-2")
def test_who_has_fired_may_not_assault_and_who_has_assaulted_may_not_fire() -> None:
    f = facing(FUCILIERI, 4)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.s.mark(0, SHOT)
    assert f.why("storm B1") == "wh-storm-has-fired"
    f.s.unmark(0, SHOT)
    assert f.why("storm B1") == ""
    f = facing(FUCILIERI, 4)
    f.do("manoeuvre A1 6000,6000")
    assert f.why("attack B1") == ""
    f.s.mark(0, STORMED)
    assert f.why("attack B1") == "wh-has-stormed"


@pytest.mark.rule("assault-2", "defend-1")
def test_who_has_assaulted_does_not_fire_back_later_in_the_turn() -> None:
    f = Field([RIFLES], [("ita-m14-41", 3)])
    f.stand(0, 20, 60, 90)
    f.stand(1, 35, 60, 270)
    f.s.mark(0, STORMED | MANOEUVRED)
    f.s.active = 1
    f.do("manoeuvre B1 3500,6000")
    f.load(6, 1, 1, 1)
    f.do("attack A1")
    assert f.told().count("wh-fires") == 1


# ---------------------------------------------------------------- contact
@pytest.mark.rule("assault-3")
def test_the_squads_end_in_contact_and_no_farther_than_their_card_allows() -> None:
    f = facing(M14, 6)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.load(1, 1, 1, 3, 1, 1, 1)
    f.do("storm B1")
    assert len(contact.in_contact(f.s, 0, 2)) == 3
    assert f.s.has(0, MOVED)
    assert f.s.moved[0] <= 8 * CM
    boxes = [f.s.base(m) for m in (*f.s.models(0), *f.s.models(2))]
    assert not [1 for i, a in enumerate(boxes) for b in boxes[:i] if boxes_overlap(a, b)]
    far = facing(M14, 14)
    assert assault.goals(far.s, 0) == []
    refusal = assault.refuse(far.s, 0, 6000, 4600, 2)
    assert refusal is not None
    assert refusal.key == "wh-too-far"
    far.do("manoeuvre A1 6000,5300")
    assert far.why("storm B1") == "wh-storm-no-contact"


@pytest.mark.rule("assault-3", "move-2")
def test_terrain_shortens_the_way_into_contact() -> None:
    """8 cm on foot, 2 through wire."""
    f = facing(FUCILIERI, 6, RIFLES, wood((50, 55), (70, 55), (70, 58), (50, 58), kind="wire"))
    assert assault.goals(f.s, 0) == []


@pytest.mark.rule("assault-3")
def test_only_squads_in_contact_roll() -> None:
    """Five squads in a line against a single gun."""
    f = facing(("ita-47-32-gun!", 1), 5, ("bri-rifle-section/veterans", 5))
    goal = contact_goal(f)
    f.do(f"manoeuvre A1 {goal}")
    f.do(f"move 1 line {goal}")
    assert contact.in_contact(f.s, 0, 2) == [0]
    f.load(1, 3, 1, 1)  # one die; the gun is pinned and fires back with an HQ's two shots
    f.do("storm B1")
    assert f.s.dice.faces == []  # type: ignore[attr-defined]


@pytest.mark.rule("assault-3")
def test_a_platoon_in_contact_assaults_again_after_a_step() -> None:
    """A-assault-again: once a turn, and only with a move of 1 cm that ends in contact."""
    f = facing(M14, 6)
    storm(f, 1, 1, 1, 3, 1, 1, 1)
    assert gap(f.s, 0, 2) <= contact.TOUCH
    assert assault.goals(f.s, 0) == []
    f.s.unmark(0, STORMED | MOVED | MANOEUVRED)
    f.s.active = 0
    x, y = assault.goals(f.s, 0)[:2]
    assert distance(f.s.x[0], f.s.y[0], x, y) >= CM
    stays = f.s.clone()
    stays.apply(0, stays.read_action(f"manoeuvre A1 {int(f.s.x[0])},{int(f.s.y[0])}"))
    refusal = stays.refusal(0, stays.read_action("storm B1"))
    assert refusal is not None
    assert refusal.key == "wh-storm-no-contact"
    f.do(f"manoeuvre A1 {x},{y}")
    assert f.why("storm B1") == ""


@pytest.mark.rule("assault-3", "spot-10", "spot-4", "move-1")
def test_a_card_is_turned_without_a_test_and_the_squads_close_in() -> None:
    """The tanks come to light in a wedge: only the first squad touches, for none may stand before it."""
    f = Field([RIFLES, RIFLES], [M14, M14])
    f.card(0, 60, 60, 0)
    f.card(1, 170, 110, 0)
    f.card(2, 60, 54, 180)
    f.card(3, 170, 20, 180)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    assert f.why("storm B1") == ""
    f.load(1, 3, 1, 1, 1)
    f.do("storm B1")
    assert [f.s.shown[0], f.s.shown[2]] == [1, 1]
    assert contact.in_contact(f.s, 0, 2) == [0]
    assert min(f.s.model_y[m] for m in f.s.models(0)) == f.s.model_y[0]
    assert "wh-detected" not in f.told()
    assert f.s.dice.faces == []  # type: ignore[attr-defined]


@pytest.mark.rule("assault-1", "assault-3", "card-2")
def test_what_lies_under_a_card_does_not_change_what_is_legal() -> None:
    """Trucks under it: the assault is declared as on any card, and comes to nothing."""
    f = Field([RIFLES], [("ita-lancia-truck", 3), M14])
    f.stand(0, 60, 60, 0)
    f.card(1, 60, 54, 180)
    f.card(2, 20, 20, 180)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    listed = [f.s.write_action(a) for a in f.s.actions(0)]
    assert "storm B1" in listed
    for seed in range(6):
        copy = f.s.resample(0, Dice(str(seed)))
        assert isinstance(copy, WheelsState)
        assert [copy.write_action(a) for a in copy.actions(0)] == listed
        assert copy.preview(0, copy.read_action("storm B1")) is None
    f.do("storm B1")
    assert "wh-storm-turns-out" in f.told()
    assert not f.s.has(0, STORMED)
    assert f.s.shown[1] == 1


@pytest.mark.rule("assault-3")
def test_after_a_move_into_contact_by_hand_the_squads_there_assault() -> None:
    f = facing(FUCILIERI, 6)
    goal = contact_goal(f)
    f.do(f"manoeuvre A1 {goal}")
    f.do(f"move 1 line {goal}")
    assert f.why("storm B1") == ""
    squads = contact.in_contact(f.s, 0, 2)
    assert squads
    f.load(*[1] * len(squads), 3, 1, 1, 1)
    f.do("storm B1")
    assert f.s.has(0, STORMED)


# ---------------------------------------------------------------- dice
@pytest.mark.rule("assault-4", "assault-5")
@pytest.mark.example("E-assault")
def test_two_of_three_dice_eliminate_a_tank_each() -> None:
    f = Field([("ger-grenadiers/veterans", 3)], [("bri-crusader-iii", 3)], nations=("germany", "britain"))
    f.stand(0, 60, 60, 0)
    f.stand(1, 60, 54, 180)
    assert f.s.card_of(1).armour[1] == 30
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.load(5, 6, 9)
    f.do("storm B1")
    assert f.s.waiting() == [1]  # the owner chooses
    assert f.s.prompt(1).params["count"] == 2
    f.do("remove 1")
    f.load(3, 1)
    f.do("remove 3")
    assert [int(m) % 5 for m in f.s.models(1)] == [1]


@pytest.mark.rule("assault-4")
@pytest.mark.example("E-assault")
def test_numbers_against_cover_and_plates() -> None:
    trench = wood((50, 50), (70, 50), (70, 57), (50, 57), kind="trenches")
    f = facing(FUCILIERI, 6, RIFLES, trench)
    assert [int(melee.number_against(f.s, 0, 2, m)) for m in f.s.models(2)] == [5, 5, 5]
    f = facing(FUCILIERI, 6, SPECIAL, trench)
    assert f.s.card_of(0).klass == 6
    assert melee.number_against(f.s, 0, 2, f.s.models(2)[0]) == 4
    f = facing(FUCILIERI)
    assert melee.number_against(f.s, 0, 2, f.s.models(2)[0]) == 3
    f = facing(M14)  # side 2.5 cm: the column of 3
    assert melee.number_against(f.s, 0, 2, f.s.models(2)[0]) == 6


@pytest.mark.rule("assault-4", "terrain-7")
def test_the_terrain_under_the_squad_in_contact_counts() -> None:
    """A-straddle: the first squad stands in a wood, the second beside it in the open."""
    f = facing(FUCILIERI, 6, RIFLES, wood((55, 50), (61.5, 50), (61.5, 57), (55, 57)))
    assert sorted(int(melee.number_against(f.s, 0, 2, m)) for m in f.s.models(2)) == [3, 4, 4]


# ---------------------------------------------------------------- morale and answers
@pytest.mark.rule("assault-6", "org-5", "morale-1")
def test_the_assaulted_test_morale_near_their_hq_and_without_loss() -> None:
    f = Field([RIFLES], [M14, ("ita-m14-41!", 1)])
    f.stand(0, 60, 60, 0)
    f.stand(1, 60, 54, 180)
    f.stand(2, 60, 48, 180)
    storm(f, 1, 1, 1, 2)  # no hit; a retreat
    assert "wh-retreats" in f.told()
    assert f.told().count("wh-morale") == 1
    assert "wh-overruns" not in f.told()
    assert "wh-fires" not in f.told()  # after a retreat nothing


@pytest.mark.rule("assault-7")
@pytest.mark.example("E-overrun")
def test_tanks_that_held_run_over_two_squads() -> None:
    f = facing(("ita-m14-41/skilled", 3))
    storm(f, 1, 1, 1, 8)
    assert f.s.waiting() == [1]
    assert f.s.prompt(1).key == "wh-prompt-answer"
    assert [f.s.write_action(a) for a in f.s.actions(1)] == ["overrun", "fire"]
    assert f.why("counter") == "wh-answer-armour"
    f.load(5, 6, 8)
    f.do("overrun")
    assert f.s.waiting() == [0]  # the owner of the squads chooses
    f.do("remove 1")
    f.load(10)  # the survivors test
    f.do("remove 2")
    assert f.s.strength(0) == 1
    assert "wh-morale" in f.told()


@pytest.mark.rule("assault-7")
def test_those_run_over_without_loss_test_morale_too() -> None:
    f = facing(("ita-m14-41/skilled", 3))
    storm(f, 1, 1, 1, 8)
    f.load(1, 1, 5, 3)
    f.do("overrun")
    assert f.s.has(0, PINNED)


@pytest.mark.rule("assault-8", "assault-4")
def test_survivors_counter_assault_and_only_losses_make_the_assaulters_test() -> None:
    f = facing(("ita-fucilieri/skilled", 3))
    storm(f, 1, 1, 3, 8)  # one falls, the rest hold
    f.load(8)
    f.do("remove 3")
    assert [f.s.write_action(a) for a in f.s.actions(1)] == ["counter", "fire"]
    assert f.why("overrun") == "wh-answer-no-armour"
    f.load(2, 2)  # two survivors, column S: 3 or more
    f.do("counter")
    assert "wh-morale" not in f.told()
    f = facing(("ita-fucilieri/skilled", 3))
    storm(f, 1, 1, 1, 8)
    f.load(3, 1, 1)
    f.do("counter")
    f.load(3)
    f.do("remove 1")
    assert f.s.has(0, PINNED)


@pytest.mark.rule("assault-8")
def test_artillery_crews_counter_assault_as_infantry_and_against_cover() -> None:
    f = facing(("ita-47-32-gun/skilled", 3), 6, RIFLES, wood((50, 55), (70, 55), (70, 65), (50, 65)))
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.load(1, 1, 1, 8)
    f.do("storm B1")
    assert melee.counter_numbers(f.s, 2, 0) == [4, 4, 4]  # infantry row, wood
    f.load(3, 3, 4)
    f.do("counter")
    assert f.s.pending().name() == "losses"


@pytest.mark.rule("defend-1", "assault-7", "assault-8", "fire-9")
def test_fire_at_the_assaulters_is_at_short_range() -> None:
    """A-assault-return: a D12 of effectiveness, also for flamethrowers that reach no farther than 4 cm."""
    trees = wood((50, 55), (70, 55), (70, 65), (50, 65))
    f = Field([RIFLES], [("ger-flame-pioneers/elite", 3)], [trees], nations=("britain", "germany"))
    f.stand(0, 60, 60, 0)
    f.stand(1, 60, 54, 180)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    f.load(1, 1, 1, 12)
    f.do("storm B1")
    preview = f.s.preview(1, f.s.read_action("fire"))
    assert preview is not None
    # 5 or more on a D12 strikes the cover, 2 or more on a D12 destroys (FLAME against woods).
    assert shares(preview.chances)["wh-chance-lost-0"] == pytest.approx((1 - 8 / 12 * 11 / 12) ** 3)
    f.load(12, 12, 1, 1)
    f.do("fire")
    assert f.s.pending().name() == "losses"
    assert f.s.has(1, SHOT)
    assert f.s.prompt(0).params["count"] == 1


@pytest.mark.rule("defend-1", "morale-2")
def test_the_pinned_can_only_fire_back_and_must() -> None:
    f = facing(M14)
    storm(f, 1, 1, 1, 3, 1, 1, 1)
    assert f.s.has(2, PINNED)
    assert f.told().count("wh-fires") == 1
    assert "wh-overruns" not in f.told()


@pytest.mark.rule("defend-1", "defend-5")
def test_who_has_fired_may_strike_back_or_pass_and_others_may_not_pass() -> None:
    f = facing(FUCILIERI)
    f.s.mark(2, SHOT | MANOEUVRED)
    storm(f, 1, 1, 1, 6)
    assert [f.s.write_action(a) for a in f.s.actions(1)] == ["counter", "pass"]
    assert f.why("fire") == "wh-answer-no-fire"
    assert f.s.loses(1, f.s.read_action("pass")) is not None
    f.do("pass")
    assert f.s.strength(0) == 3
    f = facing(FUCILIERI)
    storm(f, 1, 1, 1, 6)
    assert f.why("pass") == "wh-answer-must"


@pytest.mark.rule("defend-1")
def test_mortars_do_not_fire_in_contact() -> None:
    f = facing(("ita-81-mm-mortar", 3))
    storm(f, 1, 1, 1, 6)
    assert [f.s.write_action(a) for a in f.s.actions(1)] == ["counter", "pass"]


@pytest.mark.rule("defend-4", "assault-8")
def test_an_answer_takes_the_step_of_its_owner() -> None:
    f = Field([RIFLES, RIFLES], [("ita-fucilieri/skilled", 3), FUCILIERI])
    f.stand(0, 60, 60, 0)
    f.stand(1, 120, 100, 0)
    f.stand(2, 60, 54, 180)
    f.stand(3, 120, 10, 180)
    storm(f, 1, 1, 1, 8)
    f.load(1, 1, 1)
    f.do("counter")
    assert f.s.has(2, MANOEUVRED)
    assert f.s.has(2, REACTED)
    if f.s.pending().name() == "manoeuvre":
        f.do("end")
    if f.s.pending().name() == "move-after":
        f.do("pass")
    assert f.s.waiting() == [0]  # the first side goes on


@pytest.mark.rule("defend-2", "assault-6")
def test_the_assaulted_may_move_when_it_is_over() -> None:
    f = facing(("ita-fucilieri/skilled", 3))
    storm(f, 1, 1, 1, 8)
    assert f.s.has(2, ATTACKED)
    assert f.s.has(2, IN_COMBAT)
    f.load(1, 1, 1)
    f.do("counter")
    if f.s.pending().name() == "manoeuvre":
        f.do("end")
    assert f.s.pending().name() == "move-after"


@pytest.mark.rule("spot-3", "assault-3")
def test_a_failed_test_of_detection_does_not_forbid_an_assault() -> None:
    f = facing(FUCILIERI)
    f.s.mark(0, 16)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    assert f.why("storm B1") == ""


# ---------------------------------------------------------------- odds
def shares(chances: list[Chance]) -> dict[str, float]:
    return {chance.key: chance.ways / chance.of for chance in chances}


@pytest.mark.rule("assault-4")
def test_the_odds_of_an_assault_are_exact() -> None:
    f = facing(M14)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    preview = f.s.preview(0, f.s.read_action("storm B1"))
    assert preview is not None
    assert preview.chain.total() == 3
    # 6 or more on a D10: one half each.
    assert shares(preview.chances) == pytest.approx(
        {"wh-chance-lost-0": 1 / 8, "wh-chance-lost-1": 3 / 8, "wh-chance-lost-2": 3 / 8, "wh-chance-lost-3": 1 / 8}
    )
    assert f.s.moved[0] == 0  # nothing was done
    dangers = f.s.dangers(0, f.s.read_action("storm B1"))
    assert [danger.piece for danger in dangers] == [2]
    assert shares(dangers[0].preview.chances)["wh-chance-lost-0"] == pytest.approx((5 / 6) ** 3)  # recruits overrun


@pytest.mark.rule("assault-7", "assault-8", "defend-1")
def test_the_odds_of_the_answers_are_exact() -> None:
    f = facing(("ita-m14-41/skilled", 3))
    storm(f, 1, 1, 1, 8)
    overrun = f.s.preview(1, f.s.read_action("overrun"))
    shot = f.s.preview(1, f.s.read_action("fire"))
    assert overrun is not None
    assert shot is not None
    assert shares(overrun.chances)["wh-chance-lost-0"] == pytest.approx((5 / 8) ** 3)
    assert shares(shot.chances)["wh-chance-lost-0"] == pytest.approx((4 / 8) ** 3)


@pytest.mark.rule("morale-1")
def test_the_assaulters_test_after_an_assault_only_where_the_rules_say() -> None:
    f = facing(FUCILIERI)
    assert morale.must_test(f.s, 0, morale.AFTER_ASSAULT)


# ---------------------------------------------------------------- bots and hints
def best(f: Field, seat: int) -> str:
    actions = f.s.actions(seat)
    worths = [GAME.worth(f.s, seat, action) for action in actions]
    return f.s.write_action(actions[worths.index(max(worths))])


def test_a_bot_assaults_guns_and_not_heavy_tanks() -> None:
    f = facing(("ita-90-53-gun/recruits", 3), 6, ("bri-royal-engineers/elite", 5))
    declared = best(f, 0)
    assert declared.startswith("manoeuvre A1")
    f.do(declared)
    assert best(f, 0) == "storm B1"
    reasons = GAME.reasons(f.s, 0, f.s.read_action("storm B1"))
    assert reasons[0].key == "wh-why-storm"
    f = Field([("bri-rifle-section/recruits", 3)], [("ger-tiger-i/elite", 3)], nations=("britain", "germany"))
    f.stand(0, 60, 60, 0)
    f.stand(1, 60, 54, 180)
    f.do(f"manoeuvre A1 {contact_goal(f)}")
    assert best(f, 0) != "storm B1"


def test_a_bot_answers_with_what_takes_more() -> None:
    """Fire finds two of three squads in the open, and fewer than overrunning in a wood."""
    f = facing(("ita-m14-41/elite", 3))
    storm(f, 1, 1, 1, 12)
    assert best(f, 1) == "fire"
    f = facing(("ita-m14-41/elite", 3), 6, RIFLES, wood((50, 55), (70, 55), (70, 65), (50, 65)))
    storm(f, 1, 1, 1, 12)
    assert best(f, 1) == "overrun"
    assert GAME.reasons(f.s, 1, f.s.read_action("overrun"))[0].key == "wh-why-survivors"
