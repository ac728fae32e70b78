"""The contract of a game.

A game is a `State` that waits for one small decision at a time. The whole loop of play is

    while state.outcome() is None:
        seat = state.waiting()[0]
        action = somebody chooses from state.actions(seat)
        state.apply(seat, action)

What may be done and what is shown as possible are one thing: `actions`. What may not be done has a reason: `refusal`.
States are plain data: whole numbers, strings, `vec`s, lists and small classes; no floats, no closures, nothing outside.

Two layers. Inside (kernel, games, bots; compiled) actions are small native objects. At the edge (records, views, wire,
screen) they are text: `write_action` and `read_action` translate. Sentences exist only at the edge: everything a game
says is a `Message`, a rule id, a text key and parameters.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.chain import Chain
from caposaldo.kernel.dice import Dice, commitment

EVERYBODY = -1
NOBODY = -1
SPECTATOR = -1

# Parameters of a message. A string that begins with "@" is a reference, turned into words at the edge:
# "@unit/12" is asked of State.name(), "@some-key" is looked up in the catalogue. Other strings are shown as they are.
Params = dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice: the number of a verb and up to four numbers. A game has a subclass that gives them names, and says in
    its table of verbs which verb takes which (verbs.py). What a verb does not take stays 0."""

    def __init__(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        self.verb = verb
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    def same(self, other: Action) -> bool:
        return (
            self.verb == other.verb
            and self.first == other.first
            and self.second == other.second
            and self.third == other.third
            and self.fourth == other.fourth
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.verb, self.first, self.second, self.third, self.fourth))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.first}, {self.second}, {self.third}, {self.fourth})"


def listed(actions: list[Action], action: Action) -> bool:
    for other in actions:
        if other.same(action):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """Something a game says: by which rule, which text, with what in it. Never a sentence."""

    def __init__(self, rule: str, key: str, params: Params | None = None) -> None:
        self.rule = rule
        self.key = key
        self.params: Params = {} if params is None else params

    def data(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.rule!r}, {self.key!r}, {self.params!r})"


class Prompt(Message):
    """What is to be decided now."""


class Refusal(Message):
    """Why an action cannot be done now."""


class Event(Message):
    """Something that happened. `audience` is a bit mask of seats, or EVERYBODY."""

    def __init__(self, rule: str, key: str, params: Params | None = None, audience: i64 = EVERYBODY) -> None:
        super().__init__(rule, key, params)
        self.audience: i64 = audience

    def seen_by(self, seat: i64) -> bool:
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


class Outcome(Message):
    """The end of a game: the seats that won (none: a draw) and why."""

    def __init__(self, winners: list[int], rule: str, key: str, params: Params | None = None) -> None:
        super().__init__(rule, key, params)
        self.winners = winners


class Progress:
    """How far a game has come: the turn (0 before the first), how many turns there are (0: no fixed number), and the
    text key of the phase ("" if the game has no phases)."""

    def __init__(self, turn: int, turns: int, phase: str) -> None:
        self.turn = turn
        self.turns = turns
        self.phase = phase


class Illegal(Exception):
    """Raised by `apply` for an action that is refused. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {refusal.params}")
        self.refusal = refusal


class Chance:
    """One possible result with its exact odds: `ways` out of `of`."""

    def __init__(self, key: str, ways: int, of: int) -> None:
        self.key = key
        self.ways = ways
        self.of = of


class Preview:
    """What an attack would do: the chain of its number and the exact odds of each result. In some games an attack needs
    something that is a sum as well: `means`, where that comes from."""

    def __init__(self, chain: Chain, chances: list[Chance], means: Chain | None = None) -> None:
        self.chain = chain
        self.chances = chances
        self.means = means


class Danger:
    """An attack that somebody else may answer with: by which piece, and what it would do."""

    def __init__(self, piece: int, preview: Preview) -> None:
        self.piece = piece
        self.preview = preview


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and what it waits for. Subclasses implement everything that raises here."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        # Counts secrets shown to somebody: nothing before a reveal can be taken back.
        self.reveals: i64 = 0
        # Events of the last apply; None when nobody listens (search, simulation): then no event is built at all.
        self.events: list[Event] | None = None

    # ---- who is there
    def game_id(self) -> str:
        raise NotImplementedError

    def seats(self) -> list[str]:
        """Seat names, in order. A seat is not a side: two seats can share one."""
        raise NotImplementedError

    def side_of(self, seat: i64) -> i64:
        return seat

    # ---- the decision
    def waiting(self) -> list[int]:
        """Seats that may decide now. More than one: a secret, simultaneous decision; the order changes nothing."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Prompt:
        raise NotImplementedError

    def actions(self, seat: i64) -> list[Action]:
        """All legal actions in a fixed order. Where an action takes a point: a good finite choice of points."""
        raise NotImplementedError

    def considered(self, seat: i64) -> list[Action]:
        """What a person would expect to find here: `actions` and, besides, those that are refused, for 'why not?'."""
        return self.actions(seat)

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        """None exactly when the action may be done. Any action of any kind may be asked."""
        raise NotImplementedError

    def apply(self, seat: i64, action: Action) -> None:
        """Do a legal action; raise Illegal for any other and change nothing."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        self.do(seat, action)

    def do(self, seat: i64, action: Action) -> None:
        """Do an action known to be legal (it came from `actions`)."""
        raise NotImplementedError

    def preview(self, seat: i64, action: Action) -> Preview | None:
        """For an attack: exact odds and modifier chain. None for actions that roll nothing, or for those that have a
        price a chain alone, without chances."""
        return None

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        """Attacks that a legal action lays itself open to, as far as the seat can know, the worst first."""
        return []

    def sight(self, seat: i64, piece: i64, place: i64) -> Mapping[str, object]:
        """What is seen from a place of the board, or by a piece that stands there (-1: no piece; place -1: where the
        piece is), as far as the seat can know, as JSON-able data; empty if there is nothing to tell."""
        return {}

    def reach(self, seat: i64) -> list[list[int]]:
        """Where the point of the awaited action may lie, as polygons x0, y0, x1, y1, ...; empty if none is awaited.
        It is a picture for people; the exact answer for a point is `refusal`."""
        return []

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def progress(self) -> Progress:
        """Turn and phase, which everybody may know. A game without turns keeps this one."""
        return Progress(0, 0, "")

    # ---- against time, where people choose to
    def turn_seconds(self) -> i64:
        """How long the player turn that is going on may last; 0: as long as it takes."""
        return 0

    def player_turn(self) -> i64:
        """The number of the player turn that is going on: the clock starts anew with every other one."""
        return 0

    def out_of_time(self) -> Action | None:
        """What is done for the player whose turn it is once his time is up; None while something that
        was already begun is finished."""
        return None

    # ---- knowing
    def board(self) -> Mapping[str, object]:
        """What everybody may know and what never changes during a game, as JSON-able data: it is sent once."""
        return {}

    def view(self, seat: i64) -> Mapping[str, object]:
        """All that the seat may know, as JSON-able data. SPECTATOR: what everybody may know."""
        raise NotImplementedError

    def resample(self, seat: i64, dice: Dice) -> State:
        """Another State that this seat could not tell from the real one, with dice of its own."""
        raise NotImplementedError

    def hides(self, seat: i64) -> bool:
        """There is something that this seat does not know: resampled states differ in it."""
        return False

    def name(self, reference: str, lang: str) -> str:
        """Words for a reference in a message, e.g. "unit/12"."""
        raise NotImplementedError

    def wording(self, action: Action) -> Message:
        """A choice in words, as it stands in a list."""
        return Message("", "kernel-do", {"action": self.write_action(action)})

    def pointing(self, action: Action) -> dict[str, int]:
        """Where a choice points on the board: piece, target, x, y, face, as far as it has them."""
        return {}

    # ---- copying and writing
    def clone(self) -> State:
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """The whole state, secrets included, as JSON-able data; Game.restore() is the inverse."""
        raise NotImplementedError

    def write_action(self, action: Action) -> str:
        """Notation for records: short, readable, unambiguous in this state."""
        raise NotImplementedError

    def read_action(self, text: str) -> Action:
        """The inverse of write_action. Raises ValueError with a reason for what cannot be read."""
        raise NotImplementedError

    def touches(self, action: Action) -> list[str]:
        """Names of content (see Game.content) that this action uses."""
        return []

    def digest(self) -> str:
        """A hash of the whole state, the same wherever the file of its scenario lies (`path`). The seed enters
        through its commitment."""
        data = self.data()
        data.pop("path", None)
        text = json.dumps([data, commitment(self.dice.seed), int(self.dice.used)], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    # ---- for the rules
    def listen(self) -> None:
        """From now on build events and keep the audit of the dice."""
        self.events = []
        self.dice.log = []

    def quiet(self) -> None:
        """From now on build no events and keep no audit: for simulations."""
        self.events = None
        self.dice.log = None

    def tell(self, rule: str, key: str, params: Params, audience: i64 = EVERYBODY) -> None:
        """Report an event. Rules that build costly parameters ask `if state.events is not None` first."""
        if self.events is not None:
            self.events.append(Event(rule, key, params, audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook: what can be started, and how to read what was written."""

    def __init__(self, id: str, version: int) -> None:
        self.id = id
        # Raised whenever a record of an older version could replay differently.
        self.version = version

    def scenarios(self) -> list[str]:
        """Ids of the scenarios that come with the game, the lesson first."""
        raise NotImplementedError

    def about(self, scenario: str) -> dict[str, object]:
        """title, briefing, forces (each {it, en}), seats, length, difficulty, options of a scenario, JSON-able.
        `scenario` is an id or the path of a file written by hand."""
        raise NotImplementedError

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        """The first decision of a game; its `events` tell what came before it (a roll for the initiative, say).
        Raises ValueError with a clear line for a wrong scenario or option."""
        raise NotImplementedError

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        """The inverse of State.data(), with the given dice. Raises ValueError with a clear line for wrong data."""
        raise NotImplementedError

    def content(self) -> list[str]:
        """Names of everything that play should touch some day: verbs, events, unit types, terrain."""
        return []

    def free_verbs(self) -> list[int]:
        """Kinds of action of which `State.actions` lists a choice only (points, bearings): others may be legal too."""
        return []

    def worth(self, state: State, seat: i64, action: Action) -> i64:
        """How good the action looks to this seat, for bots that do not search. Only asked of resampled states."""
        return 0

    def standing(self, state: State, seat: i64) -> i64:
        """How the seat stands, from 0 (lost) over 500 (even) to 1000 (won). Only asked of resampled states."""
        outcome = state.outcome()
        if outcome is None or len(outcome.winners) == 0:
            return 500
        return 1000 if seat in outcome.winners else 0
