"""Pending decisions as objects, and the state that keeps them on a stack.

A game waits for the decision on top of its stack. Each kind of decision is a small class in the module of the rules
chapter it belongs to, and answers every question about itself: who decides, what is asked, what may be done, why
something may not be done, and what happens. The bottom of the stack is the sequence of play. After every decision
`run_on` carries out the steps that need no decision, until one is needed.

The type parameters are the game's own position and action: `class Retreat(Decision[Position, Action])`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel import fields
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import Field
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    Action,
    Message,
    Outcome,
    Params,
    Prompt,
    Refusal,
    State,
    Todo,
)
from caposaldo.kernel.reading import FAR, outcome_data, read_outcome, whole
from caposaldo.kernel.verbs import VerbTable

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

SEVERAL: Final = -2  # `Decision.seat`: more than one seat may decide; `Decision.seats` names them
MOST_CONSIDERED: Final = 60  # `StackState.most_considered` unless a game says otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S, A]):
    """A pending question to a seat, or a pending step of the sequence of play that needs no answer.

    Its fields are whole numbers with the names of the constructor's parameters: saving and restoring rely on that.
    Copies of a state share their decisions, so never change one that is on a stack. Replace it
    (`StackState.replace`).
    """

    RULE: ClassVar[str] = ""  # the rule that asks
    VERBS: ClassVar[tuple[int, ...]] = ()  # the verbs that answer; whether an answer is legal is for `refuse`

    def name(self) -> str:
        """Return the name of the decision in saved states: `stop-order` for the class StopOrder."""
        return fields.decision_name(type(self))

    # ---- who decides what
    def seat(self, s: S) -> i64:
        """Return the seat that decides, or SEVERAL for a secret, simultaneous decision."""
        raise NotImplementedError

    def seats(self, s: S) -> list[int]:
        """Return all seats that may decide now. Only decisions of several seats override this."""
        return [int(self.seat(s))]

    def prompt(self, s: S, seat: i64) -> Prompt:
        raise NotImplementedError

    # ---- what may be done
    def verbs(self) -> list[int]:
        """Return the verbs that answer this decision. Override this only where they depend on the position."""
        return list(self.VERBS)

    def options(self, s: S, seat: i64) -> list[A]:
        """Return all legal actions, in a fixed order."""
        raise NotImplementedError

    def refuse(self, s: S, seat: i64, action: A) -> Refusal | None:
        """Return why an action with one of the `verbs` is not legal, or None if it is."""
        raise NotImplementedError

    def perform(self, s: S, seat: i64, action: A) -> None:
        """Do a legal action. A decision that is complete takes itself off the stack (`s.pop()`)."""
        raise NotImplementedError

    def considered(self, s: S, seat: i64) -> list[A]:
        """Return actions that a player may look for here, legal or not, the most likely first: for 'why not?'."""
        return []

    # ---- guidance (see State)
    def todo(self, s: S, seat: i64) -> Todo:
        """Return what the deciding seat could still do in this phase."""
        return Todo()

    def ends(self, s: S, seat: i64, action: A) -> i64:
        return ENDS_NOTHING

    def rank(self, s: S, seat: i64, action: A) -> i64:
        return COMMON

    def loses(self, s: S, seat: i64, action: A) -> Message | None:
        return None

    def carries_on(self, s: S, seat: i64, action: A) -> bool:
        return False

    # ---- what needs no decision
    def run_on(self, s: S) -> bool:
        """Carry out a step that needs no decision and return True; return False if a seat is to decide.

        Which of the two may depend only on what every seat knows: a pause must not give away a secret.
        """
        return False

    # ---- saved states
    def check(self, s: S, at: str) -> None:
        """Raise ValueError if a field restored from data is impossible. Its name in the message begins with `at`."""

    def data(self) -> dict[str, object]:
        return {"decision": self.name(), **fields.decision_fields(self)}


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State, Generic[S, A]):
    """A state with a stack of pending decisions. It implements most of the contract by asking the one on top.

    A game adds the attributes of its position, `fields`, `copy_into`, `empty`, its verbs and what its seats may know.
    """

    stack: list[Decision[S, A]]
    result: Outcome | None
    legal: list[A] | None  # not copied: the legal actions of the pending decision, once they have been listed

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.stack = []
        self.result = None
        self.legal = None

    # ---- for each game to define
    def verb_table(self) -> VerbTable[S]:
        raise NotImplementedError

    def prefix(self) -> str:
        """Return the beginning of the game's text keys: `tr` for `tr-not-now`."""
        raise NotImplementedError

    def general_rule(self, case: str) -> str:
        """Return the rule behind a general refusal: "game-over", "not-your-decision", "not-now" or "overfull"."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """Return the fields of the position with the values they may take. Saving, restoring and checks use it."""
        raise NotImplementedError

    def decisions(self) -> list[type]:
        """Return the classes of all decisions, for restoring saved states."""
        raise NotImplementedError

    def check(self) -> None:
        """Compute the derived fields after `fields` were restored. Raise ValueError with the name of a field whose
        value contradicts another."""

    def check_stack(self) -> None:
        """Raise ValueError if the restored decisions cannot be pending together."""

    def empty(self, dice: Dice) -> S:
        """Return a state of the same set-up whose fields are still to be filled."""
        raise NotImplementedError

    def copy_into(self, other: S) -> None:
        """Copy every field of the position. `scripts/write_copies.py` writes this method."""
        raise NotImplementedError

    def scenario_data(self) -> dict[str, object]:
        """Return `scenario`, `path` and `options`: they name the set-up that the state belongs to."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop what was computed for the pending decision. Called before and after every action."""
        self.legal = None

    def most_considered(self) -> i64:
        """Return how many refused actions `considered` lists at most."""
        return MOST_CONSIDERED

    # ---- the stack
    def me(self) -> S:
        """Return this state, typed as the game's own."""
        return cast(S, self)

    def top(self) -> Decision[S, A]:
        return self.stack[-1]

    def push(self, decision: Decision[S, A]) -> None:
        self.stack.append(decision)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, decision: Decision[S, A]) -> None:
        """Put another decision in the place of the one on top."""
        self.stack[-1] = decision

    def run_on(self) -> None:
        """Carry out the steps that need no decision."""
        s = self.me()
        while self.result is None and self.stack[-1].run_on(s):
            self.legal = None

    def copy_stack(self, other: StackState[S, A]) -> None:
        """Copy what every game has besides the fields of its position."""
        other.stack = self.stack[:]
        other.result = self.result
        other.reveals = self.reveals

    # ---- the contract
    def outcome(self) -> Outcome | None:
        return self.result

    def waiting(self) -> list[int]:
        return self.stack[-1].seats(self.me()) if self.result is None else []

    def decides(self, seat: i64) -> bool:
        if self.result is not None:
            return False
        decider = self.stack[-1].seat(self.me())
        return seat in self.stack[-1].seats(self.me()) if decider == SEVERAL else decider == seat

    def prompt(self, seat: i64) -> Prompt:
        return self.stack[-1].prompt(self.me(), seat)

    def options(self, seat: i64) -> list[A]:
        """Return the legal actions of a seat that decides. They are listed once, except where several seats decide."""
        top = self.stack[-1]
        if top.seat(self.me()) == SEVERAL:
            return top.options(self.me(), seat)
        found = self.legal
        if found is None:
            found = top.options(self.me(), seat)
            self.legal = found
        return found

    def actions(self, seat: i64) -> list[Action]:
        return cast(list[Action], self.options(seat)) if self.decides(seat) else []

    def considered(self, seat: i64) -> list[Action]:
        found = list(self.actions(seat))
        if len(found) == 0:
            return found
        seen = set(found)
        room = self.most_considered()
        for action in self.stack[-1].considered(self.me(), seat):
            if room > 0 and action not in seen:
                found.append(action)
                seen.add(action)
                room -= 1
        return found

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        if self.result is not None:
            return Refusal(self.general_rule("game-over"), f"{self.prefix()}-game-over")
        if not self.decides(seat):
            return Refusal(self.general_rule("not-your-decision"), f"{self.prefix()}-not-your-decision")
        top = self.stack[-1]
        if action.verb not in top.verbs():
            return self.not_now(seat, action)
        if self.verb_table().is_overfull(action):
            params: Params = {"verb": self.verb_ref(action)}
            return Refusal(self.general_rule("overfull"), f"{self.prefix()}-overfull", params)
        return top.refuse(self.me(), seat, cast(A, action))

    def not_now(self, seat: i64, action: Action) -> Refusal:
        """Return the refusal of a verb that does not answer the pending decision."""
        prompt = self.prompt(seat)
        params: Params = {"verb": self.verb_ref(action), "prompt": f"@{prompt.key}"}
        params.update(prompt.params)
        return Refusal(self.general_rule("not-now"), f"{self.prefix()}-not-now", params)

    def verb_ref(self, action: Action) -> str:
        names = self.verb_table().names
        return f"@{self.prefix()}-verb-{names[action.verb] if 0 <= action.verb < len(names) else 'none'}"

    def todo(self, seat: i64) -> Todo:
        return self.stack[-1].todo(self.me(), seat) if self.decides(seat) else Todo()

    def ends(self, seat: i64, action: Action) -> i64:
        return self.stack[-1].ends(self.me(), seat, cast(A, action))

    def rank(self, seat: i64, action: Action) -> i64:
        return self.stack[-1].rank(self.me(), seat, cast(A, action))

    def loses(self, seat: i64, action: Action) -> Message | None:
        return self.stack[-1].loses(self.me(), seat, cast(A, action))

    def carries_on(self, seat: i64, action: Action) -> bool:
        return self.stack[-1].carries_on(self.me(), seat, cast(A, action))

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.forget()
        self.stack[-1].perform(self.me(), seat, cast(A, action))
        self.forget()
        self.run_on()

    def clone(self) -> State:
        copy = self.empty(self.dice.clone())
        self.copy_into(copy)
        return copy

    def data(self) -> dict[str, object]:
        data = self.scenario_data()
        data.update(fields.field_data(self, self.fields()))
        data["reveals"] = int(self.reveals)
        data["stack"] = [decision.data() for decision in self.stack]
        data["result"] = outcome_data(self.result)
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Fill an empty state with what `data` returned. The data may come from anywhere: raise ValueError with one
        clear line for each mistake."""
        fields.read_fields(self, self.fields(), data)
        self.reveals = whole("reveals", data.get("reveals"), 0, FAR)
        self.check()
        self.result = read_outcome(data.get("result"))
        self.stack = cast(list[Decision[S, A]], fields.read_stack(data.get("stack"), self.decisions()))
        if self.result is None:
            for i in range(len(self.stack)):
                self.stack[i].check(self.me(), f"stack[{i}]")
            self.check_stack()
        fields.refuse_unknown(data, self.data())

    def write_action(self, action: Action) -> str:
        return self.verb_table().write(self.me(), action)

    def read_action(self, text: str) -> Action:
        return self.verb_table().read(self.me(), text)
