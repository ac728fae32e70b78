"""The parts of the table (scen-a4, scen-b4, scen-c3): the line and the half of a defender, the sides from which armies
enter."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import NOT_YET, Decision, Position, ask
from caposaldo.games.wheels.rules import sectors
from caposaldo.games.wheels.rules.objectives import candidates, defence_rule, has_objectives
from caposaldo.games.wheels.setup import ADVANCE, ASSAULT, Front
from caposaldo.games.wheels.verbs import DIVIDE, HALF, SIDE
from caposaldo.kernel.game import NEXT, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Shape

HALF_TURN: Final = 180
LINES: Final = 15  # degrees between listed lines


# ---------------------------------------------------------------- what follows from the choices
def front_of(s: Position, line: i64, half: i64, edge: i64) -> Front | None:
    """Where the sides stand by these choices; None while one is missing."""
    setup = s.setup
    if setup.scenario == ASSAULT:
        if line == NOT_YET or half == NOT_YET:
            return None
        return sectors.assault_front(setup.width, setup.height, line, half, 1 - setup.attacker)
    if setup.scenario == ADVANCE:
        return None if half == NOT_YET else sectors.advance_front(setup.width, setup.height, half, 1 - setup.attacker)
    return None if edge == NOT_YET else sectors.meeting_front(setup.width, setup.height, edge)


def settle_front(s: Position) -> None:
    """Platoons in hand look towards the enemy."""
    front = front_of(s, s.line, s.half, s.edge)
    if front is not None:
        s.front = front


def face_enemy(s: Position) -> None:
    for slot in range(len(s.side)):
        s.face[slot] = s.front.home[s.side[slot]]


# ---------------------------------------------------------------- the line and the half
class Divide(Decision):
    """The defender of an assault divides the table by a line of any orientation through its middle (scen-a4,
    A-assault-line)."""

    RULE: ClassVar = "scen-a4"
    VERBS: ClassVar = (DIVIDE,)

    def seat(self, s: Position) -> i64:
        return 1 - s.setup.attacker

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-divide")

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(DIVIDE, 0, heading) for heading in range(0, HALF_TURN, LINES)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if 0 <= action.facing < HALF_TURN else Refusal(self.RULE, "wh-no-line")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.line = action.facing
        s.pop()
        s.tell(self.RULE, "wh-divides", {"seat": f"@seat/{seat}", "bearing": int(s.line)})

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT


class ChooseHalf(Decision):
    """The defender chooses his half, or in an advance the outer strip that he leaves free (scen-a4, scen-b4)."""

    RULE: ClassVar = "scen-b4"
    VERBS: ClassVar = (HALF,)

    def seat(self, s: Position) -> i64:
        return 1 - s.setup.attacker

    def prompt(self, s: Position, seat: i64) -> Prompt:
        key = "wh-prompt-half" if s.setup.scenario == ASSAULT else "wh-prompt-quarters"
        return ask(s, defence_rule(s), key)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(HALF, number) for number in range(2) if self.refuse(s, seat, Action(HALF, number)) is None]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(HALF, number) for number in range(2)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        """There is terrain for an objective in it."""
        if not 0 <= action.number <= 1:
            return Refusal(defence_rule(s), "wh-no-such-half")
        if has_objectives(s) and not candidates(s, zone_if(s, action.number)):
            return Refusal(defence_rule(s), "wh-no-area-there")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.half = action.number
        settle_front(s)
        face_enemy(s)
        s.pop()
        key = "wh-takes-half" if s.setup.scenario == ASSAULT else "wh-takes-quarters"
        s.tell(defence_rule(s), key, {"seat": f"@seat/{seat}"})

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [zone_if(s, number).flat() for number in range(2)]


def zone_if(s: Position, half: i64) -> Shape:
    """The defender's part of the table if he chose this one."""
    front = front_of(s, s.line, half, NOT_YET)
    assert front is not None
    return front.zones[1 - s.setup.attacker][0]


# ---------------------------------------------------------------- sides of entry
class ChooseSide(Decision):
    """The higher of two D6 chooses one of two opposite sides of the table to enter from (scen-c3)."""

    RULE: ClassVar = "scen-c3"
    VERBS: ClassVar = (SIDE,)

    def __init__(self, winner: i64, first: i64) -> None:
        self.winner = winner
        self.first = first  # one side of the pair

    def seat(self, s: Position) -> i64:
        return self.winner

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-side")

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SIDE, self.first), Action(SIDE, opposite(self.first))]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SIDE, edge) for edge in range(len(sectors.SIDE_NAMES))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.number == self.first or action.number == opposite(self.first):
            return None
        return Refusal(self.RULE, "wh-other-sides")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.edge = action.number if self.winner == 0 else opposite(action.number)
        settle_front(s)
        face_enemy(s)
        s.pop()
        s.tell(self.RULE, "wh-enters-from", {"seat": f"@seat/{seat}", "side": f"@wh-side-{side_name(action.number)}"})

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.winner", int(self.winner), 0, 1)
        whole(f"{at}.first", int(self.first), sectors.TOP, sectors.LEFT)


def opposite(edge: i64) -> i64:
    return (edge + 2) % len(sectors.SIDE_NAMES)


def side_name(edge: i64) -> str:
    return sectors.SIDE_NAMES[edge]


def roll_sides(s: Position) -> None:
    """A D6 for the pair of sides, then both roll, ties again (scen-c3)."""
    die = s.dice.die(6, "sides")
    first, _ = sectors.sides_of_pair(s.setup.width, s.setup.height, die)
    a: i64 = 0
    b: i64 = 0
    while a == b:
        a = s.dice.die(6, "sides")
        b = s.dice.die(6, "sides")
    s.tell("scen-c3", "wh-sides-roll", {"face": int(die), "a": int(a), "b": int(b)})
    s.push(ChooseSide(0 if a > b else 1, first))
