"""Objectives (vic-3, scen-a4, scen-b4): a defender chooses those in his part of the table, in a counter-attack both
sides agree on them."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Decision, Position, ask
from caposaldo.games.wheels.rules import laying, sectors
from caposaldo.games.wheels.rules.building import agreed
from caposaldo.games.wheels.setup import ASSAULT, BY_DESTRUCTION, WORKS
from caposaldo.games.wheels.verbs import OBJECTIVE, READY
from caposaldo.kernel.game import ENDS_NOTHING, ENDS_PHASE, NEXT, Params, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Shape

ONE: Final = 1  # objectives: one or three (A-objectives)
THREE: Final = 3


def has_objectives(s: Position) -> bool:
    return s.setup.victory != BY_DESTRUCTION


def is_candidate(s: Position, number: i64) -> bool:
    """An objective is an area of terrain, and no defensive work (scen-a4, vic-3)."""
    piece = s.ground.pieces[number]
    return laying.is_area(piece) and int(piece.kind) not in WORKS


def candidates(s: Position, area: Shape | None) -> list[int]:
    """The pieces that may be objectives in a part of the table, or anywhere."""
    found: list[int] = []
    for number in range(len(s.ground.pieces)):
        if is_candidate(s, number) and number not in chosen(s):
            if area is None or sectors.lies_over(area, s.ground.pieces[number].points):
                found.append(number)
    return found


def chosen(s: Position) -> list[int]:
    return [int(number) for number in s.objective_pieces]


def add_objective(s: Position, number: i64, rule: str) -> None:
    s.objective_pieces = append(s.objective_pieces, number)
    s.tell(rule, "wh-objective", {"piece": terrain_ref(s, number)})


def terrain_ref(s: Position, number: i64) -> str:
    return f"@terrain/{s.ground.pieces[number].kind}"


def refuse_objective(s: Position, rule: str, number: i64, area: Shape | None) -> Refusal | None:
    if not 0 <= number < len(s.ground.pieces) or not is_candidate(s, number):
        return Refusal(rule, "wh-no-area")
    if int(number) in chosen(s):
        return Refusal(rule, "wh-is-objective")
    if number not in candidates(s, area):
        return Refusal(rule, "wh-not-in-your-part")
    return None


def defence_rule(s: Position) -> str:
    return "scen-a4" if s.setup.scenario == ASSAULT else "scen-b4"


# ---------------------------------------------------------------- a defender's objectives
class Objectives(Decision):
    """The defender chooses one or three areas in his part of the table (scen-a4, scen-b4, A-objectives)."""

    RULE: ClassVar = "vic-3"
    VERBS: ClassVar = (OBJECTIVE, READY)

    def seat(self, s: Position) -> i64:
        return 1 - s.setup.attacker

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, defence_rule(s), "wh-prompt-objective")
        prompt.params["count"] = len(s.objective_pieces)
        return prompt

    def run_on(self, s: Position) -> bool:
        if len(s.objective_pieces) < THREE:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if self.refuse_more(s) is None:
            found += [Action(OBJECTIVE, number) for number in candidates(s, self.zone(s))]
        if len(s.objective_pieces) == ONE:
            found.append(Action(READY))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(OBJECTIVE, number) for number in range(len(s.ground.pieces))] + [Action(READY)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == READY:
            return None if len(s.objective_pieces) == ONE else Refusal("vic-3", "wh-one-or-three")
        refusal = refuse_objective(s, defence_rule(s), action.number, self.zone(s))
        return refusal if refusal is not None else self.refuse_more(s)

    def refuse_more(self, s: Position) -> Refusal | None:
        """A second objective needs a third."""
        if len(s.objective_pieces) == ONE and len(candidates(s, self.zone(s))) < THREE - ONE:
            return Refusal("vic-3", "wh-one-or-three")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == READY:
            s.pop()
        else:
            add_objective(s, action.number, defence_rule(s))

    def zone(self, s: Position) -> Shape:
        return s.front.zones[1 - s.setup.attacker][0]

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [self.zone(s).flat()]


# ---------------------------------------------------------------- objectives by agreement
class Propose(Decision):
    """In a counter-attack the sides agree on each objective (vic-3): one proposes an area, the other agrees or names
    another, which stands. They propose in turn; where the armies will enter is not known yet."""

    RULE: ClassVar = "vic-3"
    VERBS: ClassVar = (OBJECTIVE,)

    def __init__(self, side: i64, left: i64) -> None:
        self.side = side
        self.left = left

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-propose")
        prompt.params["count"] = int(self.left)
        return prompt

    def run_on(self, s: Position) -> bool:
        if self.left > 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(OBJECTIVE, number) for number in candidates(s, None)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(OBJECTIVE, number) for number in range(len(s.ground.pieces))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_objective(s, self.RULE, action.number, None)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.replace(Agree(1 - self.side, self.left, action.number))
        params: Params = {"seat": f"@seat/{seat}", "piece": terrain_ref(s, action.number)}
        s.tell(self.RULE, "wh-proposes", params)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)
        whole(f"{at}.left", int(self.left), 0, THREE)


class Agree(Decision):
    """The other side agrees, or names another area."""

    RULE: ClassVar = "vic-3"
    VERBS: ClassVar = (READY, OBJECTIVE)

    def __init__(self, side: i64, left: i64, proposed: i64) -> None:
        self.side = side
        self.left = left
        self.proposed = proposed

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-agree")
        prompt.params["piece"] = terrain_ref(s, self.proposed)
        return prompt

    def options(self, s: Position, seat: i64) -> list[Action]:
        others = [Action(OBJECTIVE, number) for number in candidates(s, None) if number != self.proposed]
        return [Action(READY), *others]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(OBJECTIVE, number) for number in range(len(s.ground.pieces))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == READY:
            return None
        if action.number == self.proposed:
            return Refusal(self.RULE, "wh-is-proposed")
        return refuse_objective(s, self.RULE, action.number, None)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        add_objective(s, self.proposed if action.verb == READY else action.number, self.RULE)
        s.replace(Propose(self.side, self.left - 1))

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)
        whole(f"{at}.left", int(self.left), 1, THREE)
        whole(f"{at}.proposed", int(self.proposed), 0, len(s.ground.pieces) - 1)


def objectives_to_agree(s: Position) -> i64:
    """One or three; three need as many areas."""
    return THREE if agreed(s).objectives == THREE and len(candidates(s, None)) >= THREE else ONE
