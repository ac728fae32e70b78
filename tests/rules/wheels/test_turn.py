"""The turn: tokens, entry, precedence, and manoeuvres in alternation (turn-1, token-1 to man-5)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import sequence
from caposaldo.games.wheels.position import (
    BOMBARDMENT,
    ENTRY,
    FAILED,
    GONE,
    LATE,
    MANOEUVRED,
    MANOEUVRES,
    MOVED,
    ON_TABLE,
    PRECEDENCE,
    RESERVE,
    SHOT,
)
from caposaldo.games.wheels.rules import manoeuvre
from caposaldo.games.wheels.setup import ADVANCE, ASSAULT, COUNTER_ATTACK
from caposaldo.kernel.dice import Dice

from .field import Field
from .test_sight import area

TANKS = ("bri-crusader-iii", 3)
RIFLES = ("bri-rifle-section", 3)
FUCILIERI = ("ita-fucilieri", 3)
M13S = ("ita-m13-40", 3)


def standing(own: int, enemy: int) -> Field:
    """So many platoons on each side, far from each other."""
    field = Field([RIFLES] * own, [FUCILIERI] * enemy)
    for i in range(own):
        field.stand(i, 10, 10 + 20 * i, 90)
    for i in range(enemy):
        field.stand(own + i, 170, 10 + 20 * i, 270)
    return field


def entering(scenario: int = COUNTER_ATTACK, *terrain: object) -> Field:
    """Nothing is on the table; both sides enter."""
    field = Field([TANKS, RIFLES, RIFLES], [FUCILIERI, M13S], list(terrain))  # type: ignore[arg-type]
    field.setup.scenario = scenario
    field.s.turn = 0
    field.s.leader = -1
    field.s.stack = [sequence.SetUp()]
    field.s.segment = 0
    field.s.run_on()
    return field


# ---------------------------------------------------------------- the segments
@pytest.mark.rule("turn-1")
def test_the_segments_come_in_their_order() -> None:
    field = entering()
    seen = [int(field.s.segment)]
    field.s.dice = FirstRolls([3, 3, 2, 5])
    for _ in range(60):
        if field.s.segment != seen[-1]:
            seen.append(int(field.s.segment))
        if field.s.segment == MANOEUVRES:
            break
        seat = field.s.waiting()[0]
        field.s.apply(seat, field.s.actions(seat)[-1] if field.s.segment != ENTRY else field.s.actions(seat)[0])
    # Tokens are counted when all cards of the turn have entered, before precedence is settled (A-token-entry).
    assert seen == [ENTRY, PRECEDENCE, BOMBARDMENT, MANOEUVRES]
    assert list(field.s.tokens) == [0, 1]


class FirstRolls(Dice):
    """Dice whose first rolls are given."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("loaded")
        self.faces = faces

    def below(self, n: int, purpose: str) -> int:
        return self.faces.pop(0) - 1 if self.faces else super().below(n, purpose)


# ---------------------------------------------------------------- tokens
@pytest.mark.rule("token-1")
def test_batteries_and_hqs_count_and_what_is_carried_does_not() -> None:
    field = Field([RIFLES, ("bri-3-in-mortar", 3), ("bri-truck", 3), ("bri-rifle-section!", 1)], [FUCILIERI])
    for i in range(4):
        field.stand(i, 10, 10 + 20 * i, 90)
    field.stand(4, 170, 10, 270)
    field.end_turn()
    assert list(field.s.tokens) == [0, 3]
    field.s.place[0], field.s.aboard[0] = 2, 2
    field.end_turn()
    assert list(field.s.tokens) == [0, 2]


@pytest.mark.rule("token-2", "man-1")
def test_tokens_are_played_in_succession() -> None:
    field = standing(1, 3)
    field.end_turn()
    assert list(field.s.tokens) == [2, 0]
    field.do("token")
    assert field.s.waiting() == [1]
    field.do("manoeuvre B1 17000,1000")
    field.do("end")
    assert field.s.waiting() == [0]
    field.do("token")
    field.do("manoeuvre B2 17000,3000")
    field.do("end")
    assert field.why("token") == "wh-no-token"


@pytest.mark.rule("token-2")
def test_a_token_makes_the_opponent_manoeuvre_if_it_still_can() -> None:
    field = standing(1, 3)
    field.end_turn()
    for slot in range(1, 4):
        field.s.mark(slot, MANOEUVRED)
    assert field.why("token") == "wh-token-useless"


@pytest.mark.rule("token-3")
def test_tokens_need_not_be_used_and_are_not_saved() -> None:
    field = standing(1, 3)
    field.end_turn()
    assert list(field.s.tokens) == [2, 0]
    for _ in range(4):
        side = field.s.waiting()[0]
        slot = manoeuvre.ready(field.s, side)[0]
        field.do(f"manoeuvre {field.s.label(slot)} {field.s.x[slot]},{field.s.y[slot]}")
        field.do("end")
    assert field.s.turn == 3
    assert list(field.s.tokens) == [2, 0]
    field.stand(2, 170, 30, 270)
    field.s.place[2] = field.s.place[3] = GONE
    field.end_turn()
    assert list(field.s.tokens) == [0, 0]


# ---------------------------------------------------------------- entry
@pytest.mark.rule("entry-2", "entry-1")
def test_a_card_enters_at_the_edge_of_its_side() -> None:
    field = entering()
    seat = field.s.waiting()[0]
    assert field.s.prompt(seat).key == "wh-prompt-enter"
    # The first side looks east: its edge is the west one, where a card of 6 cm touches it.
    enter = "enter A1 {},6000 90"
    assert seat == 0
    assert field.why(enter.format(600)) == ""
    assert field.why(enter.format(700)) == "wh-outside-zone"
    assert field.why("enter A1 17600,6000 270") == "wh-outside-zone"
    assert field.why("enter B1 600,6000 90") == "wh-not-in-hand"
    field.do(enter.format(600))
    assert (field.s.place[0], field.s.shown[0]) == (ON_TABLE, 0)
    assert field.why("enter A2 600,6500 90") == "wh-no-room"  # cards do not overlap
    assert field.why("enter A2 600,6600 90") == ""
    assert field.why("enter A1 600,9000 90") == "wh-not-in-hand"


@pytest.mark.rule("entry-3", "move-5")
def test_a_card_never_lies_where_its_platoon_may_not_go() -> None:
    field = entering(COUNTER_ATTACK, area("swamp", 0, 50, 10, 70))
    assert field.why("enter A1 600,6000 90") == "wh-no-room"
    assert field.why("enter A2 600,6000 90") == ""  # men may


@pytest.mark.rule("entry-1", "entry-4")
def test_some_wait_for_turn_two_and_then_all_that_find_room_enter() -> None:
    field = entering()
    field.do("enter A1 600,6000 90")
    field.do("ready")
    assert field.s.place[1] == RESERVE
    field.do("ready")  # the Italians wait with everything
    finish_turn(field)
    assert field.s.turn == 2
    assert field.why("ready") == "wh-must-enter"
    assert not [a for a in field.s.actions(0) if field.s.write_action(a) == "ready"]
    field.do("enter A2 600,4000 90")
    field.do("enter A3 600,8000 90")
    assert field.s.waiting() == [1]


@pytest.mark.rule("entry-4", "vic-2")
def test_who_finds_no_room_in_turn_two_takes_no_part() -> None:
    field = entering()
    field.do("enter A1 600,6000 90")
    field.do("ready")
    field.do("enter B1 17400,6000 270")
    field.do("ready")
    finish_turn(field)
    # Nothing is left of the western edge.
    field.s.front.edges[0] = []
    field.do("ready")
    assert [int(field.s.place[slot]) for slot in range(3)] == [ON_TABLE, LATE, LATE]
    field.do("enter B2 17400,3000 270")
    finish_turn(field)
    assert field.s.turn == 3
    assert field.s.prompt(field.s.waiting()[0]).key != "wh-prompt-enter"


@pytest.mark.rule("entry-1")
def test_nothing_enters_after_turn_two() -> None:
    field = standing(2, 1)
    field.s.turn = 2
    field.s.place[1] = RESERVE
    field.end_turn()
    assert field.s.turn == 3
    assert field.s.prompt(field.s.waiting()[0]).key == "wh-prompt-manoeuvres"


def finish_turn(field: Field) -> None:
    """Everybody stays where it is until the next turn begins."""
    turn = field.s.turn
    while field.s.turn == turn:
        seat = field.s.waiting()[0]
        actions = [field.s.write_action(action) for action in field.s.actions(seat)]
        field.do(next(a for a in ("pass", "end", "first A", actions[0]) if a in actions))


# ---------------------------------------------------------------- precedence
@pytest.mark.rule("prec-1", "scen-c5", "man-1")
@pytest.mark.parametrize(("faces", "winner"), [([5, 2], 0), ([2, 5], 1), ([3, 3, 6, 1], 0)])
def test_the_higher_die_says_who_manoeuvres_first(faces: list[int], winner: int) -> None:
    field = standing(1, 1)
    field.setup.scenario = COUNTER_ATTACK
    field.s.dice = FirstRolls(faces)
    field.end_turn()
    assert field.s.waiting() == [winner]
    field.do("first B")
    assert field.s.leader == 1
    assert field.s.waiting() == [1]
    assert field.s.prompt(1).key == "wh-prompt-manoeuvres"


@pytest.mark.rule("scen-a9", "scen-b7", "man-1")
@pytest.mark.parametrize("scenario", [ASSAULT, ADVANCE])
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_attacker_declares_first(scenario: int, attacker: int) -> None:
    field = standing(1, 1)
    field.setup.scenario = scenario
    field.setup.attacker = attacker
    for _ in range(3):
        field.end_turn()
        assert field.s.waiting() == [attacker]


# ---------------------------------------------------------------- manoeuvres
@pytest.mark.rule("man-1")
def test_the_sides_alternate_until_all_have_manoeuvred() -> None:
    field = standing(1, 3)
    order = []
    while field.s.turn == 1:
        side = field.s.waiting()[0]
        slot = manoeuvre.ready(field.s, side)[0]
        order.append(field.s.label(slot))
        field.do(f"manoeuvre {order[-1]} {field.s.x[slot]},{field.s.y[slot]}")
        field.do("end")
    assert order == ["A1", "B1", "B2", "B3"]


@pytest.mark.rule("man-1")
def test_each_platoon_manoeuvres_once_in_any_order() -> None:
    field = standing(2, 2)
    field.do("manoeuvre A2 1000,3000")
    field.do("end")
    field.do("manoeuvre B2 17000,3000")
    field.do("end")
    assert field.why("manoeuvre A2 1000,3000") == "wh-has-manoeuvred"
    assert field.why("manoeuvre B1 17000,1000") == "wh-not-yours"
    assert field.why("manoeuvre A1 1000,1000") == ""


@pytest.mark.rule("man-3")
def test_a_platoon_that_stays_has_manoeuvred() -> None:
    field = standing(2, 1)
    field.do("manoeuvre A1 1000,1000")
    field.do("end")
    assert field.s.waiting() == [1]
    field.do("manoeuvre B1 17000,1000")
    field.do("end")
    assert field.why("manoeuvre A1 1000,1500") == "wh-has-manoeuvred"


@pytest.mark.rule("man-4", "man-5")
@pytest.mark.parametrize("first", ["move", "attack"])
def test_actions_come_in_any_order_each_once(first: str) -> None:
    field = Field([TANKS], [M13S])
    field.stand(0, 20, 60, 90)
    field.stand(1, 65, 60, 270)
    field.do("manoeuvre A1 2500,6000")
    steps = ["move 1 line 2500,6000", "attack B1"]
    for step in steps if first == "move" else steps[::-1]:
        field.load(4, *[1] * 6)
        field.do(step)
        if field.s.prompt(field.s.waiting()[0]).key == "wh-prompt-manoeuvre":
            assert field.why(step) == ("wh-has-moved" if step.startswith("move") else "wh-has-fired")
    assert field.s.has(0, MOVED)
    assert field.s.has(0, SHOT)


@pytest.mark.rule("man-4")
def test_no_action_is_compulsory() -> None:
    field = Field([TANKS], [M13S])
    field.stand(0, 20, 60, 90)
    field.stand(1, 50, 60, 270)
    field.do("manoeuvre A1 2500,6000")
    assert field.why("end") == ""
    field.do("end")
    assert not field.s.has(0, MOVED | SHOT | FAILED)


@pytest.mark.rule("man-4", "assault-1")
def test_which_actions_a_platoon_has_depends_on_its_kind() -> None:
    verbs: dict[str, set[str]] = {}
    for card in ("bri-crusader-iii", "bri-truck", "bri-6-pdr-gun", "bri-rifle-section"):
        field = Field([(card, 3)], [M13S])
        field.stand(0, 20, 60, 90)
        field.stand(1, 26, 60, 270)
        # Men of 2 cm touch the tank at 26 cm, which is 2.5 cm long, with their centre at 23.75.
        goal = {"bri-6-pdr-gun": 2000, "bri-rifle-section": 2375}.get(card, 2300)
        field.do(f"manoeuvre A1 {goal},6000")
        verbs[card] = {field.s.write_action(action).split()[0] for action in field.s.actions(0)}
    assert {"move", "attack", "end"} <= verbs["bri-crusader-iii"]
    assert "attack" not in verbs["bri-truck"]
    assert "move" not in verbs["bri-6-pdr-gun"]
    assert {"turn", "attack"} <= verbs["bri-6-pdr-gun"]
    assert [card for card, found in verbs.items() if "storm" in found] == ["bri-rifle-section"]


@pytest.mark.rule("man-2", "man-3")
def test_no_model_leads_a_move_of_a_platoon_that_was_declared_to_stay() -> None:
    """Not to the place of the first model either, nor where that stood before it was lost."""
    field = Field([TANKS], [M13S])
    field.stand(0, 20, 30, 90)
    field.stand(1, 50, 30, 270)
    field.do("manoeuvre A1 2000,3000")
    assert field.why("move 2 line 2000,3000") == "wh-not-declared"
    field.load(4, 1, 1, 1, 5, 10, 1, 1, 4)  # detected, three misses; the answer destroys one; morale holds
    field.do("attack B1")
    field.do("remove 1")
    assert (field.s.x[0], field.s.y[0]) != (2000, 3000)
    assert field.why("move 2 line 2000,3000") == "wh-not-declared"
    assert [field.s.write_action(action) for action in field.s.actions(0)] == ["end"]
