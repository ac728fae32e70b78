"""The beginning of a turn: manoeuvre tokens (token-1 to token-3), entry (entry-1 to entry-4), precedence (prec-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import LATE, LETTERS, Decision, Position, ask
from caposaldo.games.wheels.rules.removal import stay_out
from caposaldo.games.wheels.rules.scenarios import (
    climb_aboard,
    lay_card,
    places,
    refuse_place,
    refuse_ride,
    rides,
    waiting,
)
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.verbs import ENTER, FIRST_SIDE, PLACE, READY, RIDE
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Prompt, Refusal, Todo
from caposaldo.kernel.reading import whole

LAST_ENTRY: Final = 2  # entry-1
STEP: Final = 7 * CM  # between listed places on the edge


# ---------------------------------------------------------------- tokens
def award_tokens(s: Position) -> None:
    """The side with fewer platoons gets the difference (token-1). They are counted after entry (A-token-entry)."""
    counts = [len(s.units(0)), len(s.units(1))]
    for side in range(2):
        s.tokens[side] = max(0, counts[1 - side] - counts[side])
        if s.tokens[side] > 0:
            s.tell("token-1", "wh-tokens", {"seat": f"@seat/{side}", "count": int(s.tokens[side])})


# ---------------------------------------------------------------- entry
class Enter(Decision):
    """A side lays the cards that enter this turn at its edge of the table (entry-2)."""

    RULE: ClassVar = "entry-2"
    VERBS: ClassVar = (ENTER, RIDE, READY)

    def __init__(self, side: i64) -> None:
        self.side = side

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-enter")
        prompt.params["count"] = len(waiting(s, self.side))
        return prompt

    def run_on(self, s: Position) -> bool:
        if waiting(s, self.side):
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Places for the first card in hand that has any, in the last turn of entry also those between the others."""
        found: list[Action] = []
        for slot in waiting(s, self.side):
            for place in self.room(s, slot):
                found.append(Action(ENTER, slot, place.facing, place.point_x, place.point_y))
            if len(found) > 0:
                break
        if s.turn < LAST_ENTRY or len(found) == 0:
            found.append(Action(READY))
        return rides(s, waiting(s, self.side)[0]) + found

    def room(self, s: Position, slot: i64) -> list[Action]:
        found = places(s, slot, s.front.edges[self.side], STEP)
        if len(found) == 0 and s.turn == LAST_ENTRY:
            found = places(s, slot, s.front.edges[self.side], CM)
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return []

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == READY:
            return self.refuse_ready(s)
        if action.unit not in waiting(s, self.side):
            return Refusal("entry-1", "wh-not-in-hand")
        if action.verb == RIDE:
            return refuse_ride(s, action.unit, action.target)
        as_placed = Action(PLACE, action.unit, action.facing, action.point_x, action.point_y)
        return refuse_place(s, action.unit, as_placed, s.front.edges[self.side])

    def refuse_ready(self, s: Position) -> Refusal | None:
        """All have to enter in the first two turns; only what finds no room stays out (entry-1, entry-4)."""
        if s.turn == LAST_ENTRY:
            for slot in waiting(s, self.side):
                if len(self.room(s, slot)) > 0:
                    return Refusal("entry-1", "wh-must-enter", {"unit": s.ref(slot)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == READY:
            self.close(s)
            return
        if action.verb == RIDE:
            climb_aboard(s, action.unit, action.target)
            return
        lay_card(s, action.unit, action)
        s.tell(self.RULE, "wh-enters", {"unit": s.ref(action.unit)})

    def close(self, s: Position) -> None:
        """What is not on the table at the end of turn 2 takes no part (entry-4)."""
        s.pop()
        if s.turn == LAST_ENTRY:
            for slot in waiting(s, self.side):
                s.place[slot] = LATE
                stay_out(s, slot, LATE)
                s.tell("entry-4", "wh-stays-out", {"unit": s.ref(slot)})

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        left = waiting(s, self.side)
        return Todo(left, 0, Message(self.RULE, "wh-todo-enter", {"count": len(left)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return COMMON if action.verb == READY else NEXT

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        if action.verb != READY:
            return None
        key = "wh-loses-later" if s.turn < LAST_ENTRY else "wh-loses-entry"
        return Message("entry-4", key, {"count": len(waiting(s, self.side))})

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [zone.flat() for zone in s.front.edges[self.side]]

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)


# ---------------------------------------------------------------- precedence
class ChooseFirst(Decision):
    """In a counter-attack the higher of two D6 says which side manoeuvres first (prec-1, scen-c5)."""

    RULE: ClassVar = "prec-1"
    VERBS: ClassVar = (FIRST_SIDE,)

    def __init__(self, winner: i64) -> None:
        self.winner = winner

    def seat(self, s: Position) -> i64:
        return self.winner

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-precedence")

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(FIRST_SIDE, side) for side in range(len(LETTERS))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if 0 <= action.number <= 1 else Refusal(self.RULE, "wh-no-such-side")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.leader = action.number
        s.pop()
        s.tell(self.RULE, "wh-precedence", {"seat": f"@seat/{action.number}"})

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.winner", int(self.winner), 0, 1)


def roll_precedence(s: Position) -> None:
    """Both roll, ties again (A-prec-die)."""
    a: i64 = 0
    b: i64 = 0
    while a == b:
        a = s.dice.die(6, "precedence")
        b = s.dice.die(6, "precedence")
    params: Params = {"a": int(a), "b": int(b)}
    s.tell("prec-1", "wh-precedence-roll", params)
    s.push(ChooseFirst(0 if a > b else 1))
