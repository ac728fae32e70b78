"""The story of a game that is over: how each side stood, what turned it, what was lost, and how lucky the dice were.

Nothing is hidden any more, so all of it comes from the true states of one replay. Rolls of attacks are noted by the
rules themselves when the dice fall (`State.rolls`): with the odds of that moment, whatever was decided in between.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.kernel.game import HARM, ROUTINE, Event, Game, Goal, Message, Outcome, Roll, State
from caposaldo.kernel.odds import works
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import ReadDecision, Step, decisions_of, replay, start

TURNING_POINTS = 3
DELAY = 3  # decisions between a roll and its effect: cards that change it, markers that are chosen


class Happened(NamedTuple):
    """An event, and the decision it came from."""

    decision: int
    said: Message
    weight: int


class Shot(NamedTuple):
    """A roll of an attack: by which side and what, on what, the chance that it worked, the key of what came, whether
    that was a success, and how far it moved the curve for the side. `settled`: the decision with which it took effect,
    which can be a later one."""

    decision: int
    settled: int
    side: int
    target: str
    works: Fraction
    came: str
    worked: bool
    swing: int
    by: str = ""


class Lost(NamedTuple):
    """A piece that is gone: of which side, since which decision and turn, which seat decided there, and what attacked
    it (a reference; "": nothing did)."""

    decision: int
    turn: int
    side: int
    piece: str
    seat: int
    by: str


class Turn(NamedTuple):
    """The first decision of a turn."""

    decision: int
    turn: int


class TurningPoint(NamedTuple):
    """A decision that moved the curve; `swing` is by how much for the first seat, of 1000."""

    decision: int
    seat: int
    swing: int
    said: Message
    shot: Shot | None


class Luck(NamedTuple):
    """The dice of a side against what was to be expected: in standard deviations, and how many rolls there were."""

    side: int
    score: float
    rolls: int


class Story(NamedTuple):
    """`standing` has a row for the start and one after each decision: 0 to 1000 for each seat."""

    outcome: Outcome
    standing: list[list[int]]
    turns: list[Turn]
    turning: list[TurningPoint]
    harm: list[Happened]
    goals: list[Goal]
    lost: list[Lost]
    shots: list[Shot]
    best: Shot | None
    worst: Shot | None
    mattered: Shot | None
    luck: list[Luck]


class Unfinished(ValueError):
    """The game is not over: its story would tell secrets."""


def story_of_record(record: Record) -> Story:
    """Raise Unfinished, or RecordError."""
    return tell_story(registry.game(record.game), start(record), decisions_of(record))


def tell_story(game: Game, state: State, decisions: Iterable[ReadDecision], agreed: Outcome | None = None) -> Story:
    """Play the decisions on the state, which is the one before the first of them. `agreed` is the outcome of a game
    that the players ended themselves. Raise Unfinished."""
    collector = Collector(game, state)
    for step in replay(state, decisions, listen=True):
        collector.add(step)
    outcome = state.outcome() or agreed
    if outcome is None:
        raise Unfinished
    return collector.story(state, outcome)


class Collector:
    """Gathers the story decision by decision."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seats = range(len(state.seats()))
        self.sides = sorted({int(state.side_of(seat)) for seat in self.seats})
        self.standing = [self.stands(state)]
        self.turns: list[Turn] = []
        self.main: list[tuple[int, Message]] = []  # who decided, and what mattered most in it
        self.harm: list[Happened] = []
        self.lost: list[Lost] = []
        self.shots: list[Shot] = []
        self.gone: set[str] = set()
        self.turn = int(state.progress().turn)
        state.rolls = []

    def stands(self, state: State) -> list[int]:
        return [int(self.game.standing(state, seat)) for seat in self.seats]

    def add(self, step: Step) -> None:
        state, number = step.state, step.number
        self.standing.append(self.stands(state))
        turn = int(state.progress().turn)
        if turn != self.turn or not self.turns:
            self.turns.append(Turn(number, turn))
            self.turn = turn
        self.add_events(step)
        self.add_shots(step)
        self.add_losses(step)

    def add_events(self, step: Step) -> None:
        events = step.state.events or []
        for event in events:
            if step.state.weight(event) >= HARM:
                self.harm.append(Happened(step.number, event, HARM))
        best = most_telling(step.state, events)
        self.main.append((step.seat, best or step.state.wording(step.action)))

    def add_losses(self, step: Step) -> None:
        for side in self.sides:
            for piece in step.state.lost_pieces(side):
                if piece not in self.gone:
                    self.gone.add(piece)
                    by = self.attacker(step, side, piece)
                    self.lost.append(Lost(step.number, self.turn, side, piece, step.seat, by))

    def attacker(self, step: Step, side: int, piece: str) -> str:
        """Return what the other side attacked the piece with: it, or the place that the events name with it."""
        told = [event for event in step.state.events or [] if names(event, piece)]
        for shot in reversed(self.shots):
            if shot.decision < step.number - DELAY:
                break
            if shot.side != side and (shot.target == piece or any(names(event, shot.target) for event in told)):
                return shot.by
        return ""

    def add_shots(self, step: Step) -> None:
        state, number = step.state, step.number
        swing = lead(self.standing[number]) - lead(self.standing[number - 1])
        rolls, state.rolls = state.rolls or [], []
        for roll in rolls:
            self.shots.append(shot_of(roll, number, swing if side_is_first(state, roll.side) else -swing))
        last = self.shots[-1] if self.shots else None
        if rolls or last is None or last.decision < number - DELAY:
            return
        if any(names(event, last.target) for event in state.events or []):
            swing = last.swing + (swing if side_is_first(state, last.side) else -swing)
            self.shots[-1] = last._replace(settled=number, swing=swing)

    # ---- what comes of it
    def story(self, state: State, outcome: Outcome) -> Story:
        told = [shot for shot in self.shots if 0 < shot.works < 1]
        good = [shot for shot in told if shot.worked]
        bad = [shot for shot in told if not shot.worked]
        return Story(
            outcome,
            self.standing,
            self.turns,
            self.turning_points(len(self.main) if state.outcome() is None else len(self.main) - 1),
            self.harm,
            all_goals(state),
            self.lost,
            self.shots,
            min(good, key=lambda shot: shot.works, default=None),
            max(bad, key=lambda shot: shot.works, default=None),
            max(told, key=lambda shot: abs(shot.swing), default=None),
            [luck_of(side, self.shots) for side in self.sides],
        )

    def turning_points(self, count: int) -> list[TurningPoint]:
        """The greatest single steps of the curve among the first `count`, in the order of play: a last decision that
        is the end itself is none."""
        swings = steps_of(self.standing)[:count]
        greatest = sorted(range(len(swings)), key=lambda i: (-abs(swings[i]), i))[:TURNING_POINTS]
        return [self.turning_point(i, swings[i]) for i in sorted(greatest) if swings[i] != 0]

    def turning_point(self, i: int, swing: int) -> TurningPoint:
        seat, said = self.main[i]
        shots = [shot for shot in self.shots if i + 1 in (shot.decision, shot.settled)]
        shots.sort(key=lambda shot: (not names(said, shot.target), not shot.worked))
        return TurningPoint(i + 1, seat, swing, said, shots[0] if shots else None)


def most_telling(state: State, events: list[Event]) -> Event | None:
    """Return the first of the events that matter most, if any is worth telling."""
    weighed = [(int(state.weight(event)), event) for event in events]
    heaviest = max((weight for weight, _ in weighed), default=ROUTINE)
    return next((event for weight, event in weighed if weight == heaviest and weight > ROUTINE), None)


def all_goals(state: State) -> list[Goal]:
    """Return what each side won by, with its secrets, which are open now."""
    found: list[Goal] = []
    for seat in range(len(state.seats())):
        found += [goal for goal in state.objectives(seat) if goal.side == seat]
    return found


def names(said: Message, piece: str) -> bool:
    return piece in said.params.values()


def side_is_first(state: State, side: int) -> bool:
    return int(state.side_of(0)) == side


def lead(standing: list[int]) -> int:
    """Return how the first seat stands, out of 1000, with what the others think of themselves in it."""
    others = standing[1:]
    return standing[0] if not others else (1000 + standing[0] - max(others)) // 2


def curve_of(story: Story, seat: int) -> list[int]:
    """Return how a seat stood, of 1000, at the start and after each decision."""
    return [lead([row[seat], *row[:seat], *row[seat + 1 :]]) for row in story.standing]


def steps_of(standing: list[list[int]]) -> list[int]:
    leads = [lead(row) for row in standing]
    return [after - before for before, after in pairwise(leads)]


# ---------------------------------------------------------------- luck
def shot_of(roll: Roll, decision: int, swing: int) -> Shot:
    worked = any(chance.key == roll.came and chance.worth > 0 for chance in roll.chances)
    return Shot(decision, decision, roll.side, roll.target, works(roll.chances), roll.came, worked, swing, roll.by)


def luck_of(side: int, shots: list[Shot]) -> Luck:
    """Return how far the successes are from what was to be expected. A certain roll is no luck and does not count."""
    own = [shot for shot in shots if shot.side == side and 0 < shot.works < 1]
    surplus = float(sum((shot.worked - shot.works for shot in own), Fraction(0)))
    variance = float(sum((shot.works * (1 - shot.works) for shot in own), Fraction(0)))
    return Luck(side, surplus / sqrt(variance) if own else 0.0, len(own))


def luck_word(score: float) -> str:
    """Return the word for a luck, as the texts have it: beyond 2 it happens to one side in twenty."""
    size = abs(score)
    if size < 0.5:
        return "even"
    word = "lucky" if score > 0 else "unlucky"
    return f"very-{word}" if size >= 2 else (word if size >= 1 else f"a-little-{word}")
