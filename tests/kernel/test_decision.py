"""Decisions on the stack of a state: who decides, what is listed, what is refused, what is saved."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from caposaldo.kernel import game as kernel
from caposaldo.kernel.decision import MOST_CONSIDERED, SEVERAL, Decision, StackState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import Field
from caposaldo.kernel.game import SPECTATOR, Illegal, Outcome, Prompt, Refusal
from caposaldo.kernel.verbs import FIRST, Number, Verb, VerbTable
from kernel import tinygame
from kernel.tinygame import AIM, BID, GAME, PASS, ROLL, SEAL, Attack, Bidding, Rounds, TinyState

RED, BLUE = 0, 1


# ---------------------------------------------------------------- a state that shows what the kernel asks for
TAKE, STOP = range(2)


class Verbs(VerbTable["Counter"]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> kernel.Action:
        return kernel.Action(verb, first, second, third, fourth)


VERBS = Verbs([Verb(TAKE, "take", [Number("N", FIRST)]), Verb(STOP, "stop")])


class Counter(StackState["Counter", kernel.Action]):
    """One seat takes numbers; it notes what was asked of its decisions."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.asked: list[str] = []

    def prefix(self) -> str:
        return "counter"

    def verb_table(self) -> VerbTable[Counter]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return f"rule of {case}"

    def fields(self) -> list[Field]:
        return []

    def empty(self, dice: Dice) -> Counter:
        return Counter(dice)

    def copy_into(self, other: Counter) -> None:
        self.copy_stack(other)


class Countdown(Decision[Counter, kernel.Action]):
    """It runs by itself: so many steps, then a question."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run_on(self, s: Counter) -> bool:
        s.asked.append(f"step {self.steps}")
        if self.steps == 0:
            s.replace(Question(1))
        else:
            s.replace(Countdown(self.steps - 1))
        return True


class Question(Decision[Counter, kernel.Action]):
    VERBS: ClassVar = (TAKE,)

    def __init__(self, decider: int) -> None:
        self.decider = decider

    def seat(self, s: Counter) -> int:
        return self.decider

    def prompt(self, s: Counter, seat: int) -> Prompt:
        return Prompt("q-1", "counter-prompt", {"seat": seat})

    def options(self, s: Counter, seat: int) -> list[kernel.Action]:
        s.asked.append("options")
        return [kernel.Action(TAKE, n) for n in (1, 2)]

    def considered(self, s: Counter, seat: int) -> list[kernel.Action]:
        return [kernel.Action(TAKE, n) for n in range(100)] + [kernel.Action(TAKE, 3)]

    def refuse(self, s: Counter, seat: int, action: kernel.Action) -> Refusal | None:
        return None if action.first in (1, 2) else Refusal("q-2", "counter-too-many")

    def perform(self, s: Counter, seat: int, action: kernel.Action) -> None:
        s.asked.append(f"take {action.first}")
        if action.first == 2:
            s.result = Outcome([seat], "q-3", "counter-end")


class LastQuestion(Question):
    def perform(self, s: Counter, seat: int, action: kernel.Action) -> None:
        s.pop()


def counter(*stack: Decision[Counter, kernel.Action]) -> Counter:
    s = Counter(Dice("counter"))
    for decision in stack:
        s.push(decision)
    s.run_on()
    return s


# ---------------------------------------------------------------- the stack
def test_the_last_decision_is_on_top() -> None:
    s, first, second, third = counter(Question(0)), Question(1), Question(2), Question(3)
    s.push(first)
    s.push(second)
    assert s.top() is second
    s.replace(third)
    assert s.top() is third
    s.pop()
    assert s.top() is first


def test_what_needs_no_decision_runs_until_somebody_is_to_decide() -> None:
    s = counter(Countdown(2))
    assert s.asked == ["step 2", "step 1", "step 0"]
    assert isinstance(s.top(), Question)
    assert s.waiting() == [1]


def test_it_runs_on_after_every_decision() -> None:
    s = counter(Question(0), Countdown(1), LastQuestion(0))
    s.apply(0, kernel.Action(TAKE, 1))
    assert s.asked == ["step 1", "step 0"]
    assert s.waiting() == [1]


def test_nothing_runs_on_once_the_game_is_over() -> None:
    s = counter(Countdown(0))
    s.apply(1, kernel.Action(TAKE, 2))
    s.push(Countdown(5))
    s.run_on()
    assert "step 5" not in s.asked
    assert s.outcome() is s.result is not None
    assert s.waiting() == []
    assert s.actions(1) == s.considered(1) == []
    assert not s.decides(1)


def test_a_decision_that_says_nothing_of_itself_is_noticed() -> None:
    s, bare = counter(Question(0)), Decision[Counter, kernel.Action]()
    for ask in (
        lambda: bare.seat(s),
        lambda: bare.prompt(s, 0),
        lambda: bare.options(s, 0),
        lambda: bare.refuse(s, 0, kernel.Action(TAKE)),
        lambda: bare.perform(s, 0, kernel.Action(TAKE)),
    ):
        with pytest.raises(NotImplementedError):
            ask()
    assert bare.verbs() == bare.considered(s, 0) == []
    assert not bare.run_on(s)


# ---------------------------------------------------------------- who decides
def test_one_seat_decides() -> None:
    s = counter(Question(1))
    assert s.waiting() == [1]
    assert [s.decides(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert s.actions(0) == []
    assert s.prompt(1).data() == {"rule": "q-1", "key": "counter-prompt", "params": {"seat": 1}}


def tiny(*decisions: str) -> TinyState:
    """The tiny game after these decisions, each with the number of its seat."""
    state = GAME.start("skirmish", {}, "7")
    for text in decisions:
        seat, _, action = text.partition(" ")
        state.apply(int(seat), state.read_action(action))
    assert isinstance(state, TinyState)
    return state


ATTACKING = ["0 bid 3", "1 bid 1", "1 seal", "0 seal"]


def test_several_seats_decide_at_the_same_time() -> None:
    state = tiny()
    assert state.waiting() == [RED, BLUE]
    assert [state.decides(seat) for seat in (SEVERAL, SPECTATOR, RED, BLUE, 2)] == [False, False, True, True, False]
    assert state.actions(SEVERAL) == state.actions(SPECTATOR) == []


def test_simultaneous_decisions_are_listed_for_each_seat_apart() -> None:
    state = tiny("0 bid 2")
    assert [state.write_action(action) for action in state.actions(RED)] == ["seal"]
    assert [state.write_action(action) for action in state.actions(BLUE)] == ["bid 1", "bid 2", "bid 3"]
    state.apply(RED, tinygame.Action(SEAL))
    assert state.waiting() == [BLUE]
    assert state.actions(RED) == []


# ---------------------------------------------------------------- what may be done
def test_the_legal_list_is_made_once_for_each_moment() -> None:
    s = counter(Question(1))
    assert s.actions(1) is s.actions(1)
    s.considered(1)
    assert s.asked == ["options"]
    s.apply(1, kernel.Action(TAKE, 1))
    s.actions(1)
    assert s.asked == ["options", "take 1", "options"]


def test_the_legal_list_is_forgotten_where_play_runs_on() -> None:
    s = counter(Question(1))
    s.actions(1)
    s.push(Countdown(0))
    s.run_on()
    s.asked.clear()
    s.actions(1)
    assert s.asked == ["options"]


def test_a_copy_makes_its_own_legal_list() -> None:
    s = counter(Question(1))
    listed = s.actions(1)
    copy = s.clone()
    assert copy.actions(1) == listed
    assert copy.actions(1) is not listed


def test_what_is_considered_begins_with_what_is_legal() -> None:
    s = counter(Question(1))
    found = [int(action.first) for action in s.considered(1)]
    assert found == [1, 2, 0, *range(3, MOST_CONSIDERED + 2)]
    assert len(found) == MOST_CONSIDERED + 2
    assert [int(action.first) for action in s.actions(1)] == [1, 2]
    assert s.considered(0) == []


# ---------------------------------------------------------------- refusals
def test_a_legal_action_is_not_refused() -> None:
    assert counter(Question(1)).refusal(1, kernel.Action(TAKE, 2)) is None


def test_the_decision_refuses_by_its_own_rule() -> None:
    refusal = counter(Question(1)).refusal(1, kernel.Action(TAKE, 7))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("q-2", "counter-too-many")


@pytest.mark.parametrize(
    ("seat", "action", "case", "params"),
    [
        (0, kernel.Action(TAKE, 1), "not-your-decision", {}),
        (SPECTATOR, kernel.Action(TAKE, 1), "not-your-decision", {}),
        (SEVERAL, kernel.Action(TAKE, 1), "not-your-decision", {}),
        (1, kernel.Action(STOP), "not-now", {"verb": "@counter-verb-stop", "prompt": "@counter-prompt", "seat": 1}),
        (1, kernel.Action(TAKE, 1, 5), "overfull", {"verb": "@counter-verb-take"}),
        (1, kernel.Action(TAKE, 7, 0, 0, -1), "overfull", {"verb": "@counter-verb-take"}),
    ],
)
def test_the_kernel_refuses_what_belongs_to_no_decision(
    seat: int, action: kernel.Action, case: str, params: dict[str, int | str]
) -> None:
    refusal = counter(Question(1)).refusal(seat, action)
    assert refusal is not None
    assert refusal.data() == {"rule": f"rule of {case}", "key": f"counter-{case}", "params": params}


@pytest.mark.parametrize("verb", [-1, 2, 10**9])
def test_a_verb_that_does_not_exist_is_not_for_now(verb: int) -> None:
    refusal = counter(Question(1)).refusal(1, kernel.Action(verb))
    assert refusal is not None
    assert refusal.key == "counter-not-now"


def test_nothing_may_be_done_once_the_game_is_over() -> None:
    s = counter(Question(1))
    s.apply(1, kernel.Action(TAKE, 2))
    for action in (kernel.Action(TAKE, 1), kernel.Action(STOP), kernel.Action(99)):
        refusal = s.refusal(1, action)
        assert refusal is not None
        assert refusal.data() == {"rule": "rule of game-over", "key": "counter-game-over", "params": {}}


def test_a_refused_action_is_not_done() -> None:
    s = counter(Question(1))
    with pytest.raises(Illegal):
        s.apply(1, kernel.Action(TAKE, 3))
    assert s.asked == []


# ---------------------------------------------------------------- copies
def test_copies_share_decisions_but_not_the_stack() -> None:
    state = tiny(*ATTACKING)
    copy = state.clone()
    assert isinstance(copy, TinyState)
    assert [one is other for one, other in zip(state.stack, copy.stack, strict=True)] == [True, True]
    copy.apply(RED, tinygame.Action(AIM))
    copy.push(Attack(1))
    assert [decision.data() for decision in state.stack] == [{"decision": "rounds"}, {"decision": "attack", "aims": 0}]


def test_a_copy_is_equal_and_plays_on_alone() -> None:
    state = tiny(*ATTACKING)
    before = state.digest()
    copy = state.clone()
    assert copy.digest() == before
    assert copy.reveals == state.reveals == 1
    copy.apply(RED, tinygame.Action(ROLL))
    assert copy.digest() != before
    assert state.digest() == before


def test_the_copy_of_a_game_that_is_over_is_over() -> None:
    s = counter(Question(1))
    s.apply(1, kernel.Action(TAKE, 2))
    copy = s.clone()
    assert copy.outcome() is s.outcome()
    assert copy.waiting() == []


# ---------------------------------------------------------------- saved states
def restored(data: dict[str, object]) -> TinyState:
    state = GAME.restore(data, Dice("7"))
    assert isinstance(state, TinyState)
    return state


@pytest.mark.parametrize("decisions", [[], ["0 bid 2"], ATTACKING, [*ATTACKING, "0 aim", "0 aim"]])
def test_a_state_is_restored_from_its_data(decisions: list[str]) -> None:
    state = tiny(*decisions)
    again = restored(state.data())
    assert again.data() == state.data()
    assert again.waiting() == state.waiting()
    assert [type(decision) for decision in again.stack] == [type(decision) for decision in state.stack]


def test_a_decision_is_saved_by_its_name_with_its_fields() -> None:
    data = tiny(*ATTACKING, "0 aim").data()
    assert data["stack"] == [{"decision": "rounds"}, {"decision": "attack", "aims": 1}]
    assert (data["result"], data["reveals"]) == ([], 1)
    assert [decision.name() for decision in (Rounds(), Bidding(), Attack(0))] == ["rounds", "bidding", "attack"]


def test_a_game_that_is_over_is_restored_with_its_result() -> None:
    state = tiny(*ATTACKING, "0 pass", "0 bid 1", "1 bid 2", "0 seal", "1 seal", "1 pass")
    again = restored(state.data())
    outcome = again.outcome()
    assert outcome is not None
    assert outcome.data() == {"rule": "end-1", "key": "tiny-end", "params": {"red": 0, "blue": 0}}
    assert outcome.winners == []
    assert again.digest() == state.digest()


ATTACK: dict[str, object] = {"decision": "attack", "aims": 0}
BOTTOM: dict[str, object] = {"decision": "rounds"}


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("stack", None, "stack: expected one decision or more"),
        ("stack", [], "stack: expected one decision or more"),
        ("stack", "attack", "stack: expected one decision or more"),
        ("stack", [BOTTOM], "stack: expected a decision with something to decide"),
        ("stack", [BOTTOM, 3], "stack[1]: expected a decision with its fields"),
        ("stack", [BOTTOM, {"aims": 0}], "stack[1].decision: unknown 'None'"),
        ("stack", [BOTTOM, {"decision": 4}], "stack[1].decision: unknown '4'"),
        ("stack", [BOTTOM, {"decision": "retreat"}], "stack[1].decision: unknown 'retreat'"),
        ("stack", [BOTTOM, {"decision": "attack"}], "stack[1]: these are not the fields of the decision 'attack'"),
        ("stack", [BOTTOM, {**ATTACK, "range": 1}], "stack[1]: these are not the fields of the decision 'attack'"),
        ("stack", [BOTTOM, {**ATTACK, "aims": "0"}], "stack[1].aims: expected a whole number"),
        ("stack", [BOTTOM, {**ATTACK, "aims": True}], "stack[1].aims: expected a whole number"),
        (
            "stack",
            [BOTTOM, {**ATTACK, "aims": 10**9}],
            "stack[1].aims: expected a number from -10000000 to 10000000, found '1000000000'",
        ),
        ("stack", [BOTTOM, {**ATTACK, "aims": 3}], "stack[1].aims: expected an attacker who aimed at most twice"),
        ("result", None, "result: expected nothing or winners, rule, key and parameters"),
        ("result", [[0], "end-1", "tiny-end"], "result: expected nothing or winners, rule, key and parameters"),
        ("result", [0, "end-1", "tiny-end", {}], "result: expected winners, rule, key and parameters"),
        ("result", [[5], "end-1", "tiny-end", {}], "result[0]: expected a number from 0 to 1, found '5'"),
        ("result", [[0], "end-1", "tiny-end", {"red": []}], "result[3].red: expected a number or a word"),
        ("reveals", -1, "reveals: expected a number from 0 to 10000000, found '-1'"),
        ("round", 11, "round: expected a number from 1 to 10, found '11'"),
        ("points", [0], "points: expected 2 numbers, found 1"),
        ("weather", 1, "'weather': no such field"),
    ],
)
def test_wrong_data_are_refused_with_one_clear_line(field: str, value: object, said: str) -> None:
    data = {**tiny(*ATTACKING).data(), field: value}
    with pytest.raises(ValueError) as caught:
        restored(data)
    assert str(caught.value) == said


@pytest.mark.parametrize("field", sorted(tiny().data()))
def test_no_field_of_a_saved_state_may_be_missing(field: str) -> None:
    data = tiny(*ATTACKING).data()
    del data[field]
    with pytest.raises(ValueError, match=rf"^{field}: expected "):
        restored(data)


class Checked(TinyState):
    """It notes in what order the parts of a saved state are checked."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.noted: list[str] = []

    def decisions(self) -> list[type]:
        return [Rounds, Bidding, CheckedAttack]

    def check(self) -> None:
        self.noted.append(f"fields, {len(self.stack)} decisions")

    def check_stack(self) -> None:
        self.noted.append(f"stack of {len(self.stack)}")


class CheckedAttack(Attack):
    def check(self, s: Any, at: str) -> None:
        s.noted.append(f"{at}, attacker {s.attacker}")


def test_fields_are_checked_first_then_each_decision_then_the_stack() -> None:
    data = tiny(*ATTACKING).data()
    data["stack"] = [BOTTOM, {"decision": "checked-attack", "aims": 9}]
    state = Checked(Dice("7"))
    state.restore(data)
    assert state.noted == ["fields, 0 decisions", "stack[1], attacker 0", "stack of 2"]


def test_pending_decisions_of_a_game_that_is_over_are_not_checked() -> None:
    data = tiny(*ATTACKING).data()
    data["stack"] = [{"decision": "checked-attack", "aims": 9}]
    data["result"] = [[], "end-1", "tiny-end", {"red": 0, "blue": 0}]
    state = Checked(Dice("7"))
    state.restore(data)
    assert state.noted == ["fields, 0 decisions"]


# ---------------------------------------------------------------- notation
@pytest.mark.parametrize(("action", "text"), [(tinygame.Action(BID, 3), "bid 3"), (tinygame.Action(PASS), "pass")])
def test_actions_are_written_and_read_by_the_table_of_verbs(action: kernel.Action, text: str) -> None:
    state = tiny()
    assert state.write_action(action) == text
    assert state.read_action(text) == action
    assert isinstance(state.read_action(text), tinygame.Action)
