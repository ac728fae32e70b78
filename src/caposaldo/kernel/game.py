"""The contract of a game.

A game is a `State` that waits for one small decision at a time. The whole loop of play is

    while state.outcome() is None:
        seat = state.waiting()[0]
        action = ...  # a person or a bot chooses one of state.actions(seat)
        state.apply(seat, action)

`actions` lists exactly what may be done, and clients offer exactly that list. `refusal` gives the reason for everything
else. States are plain data: whole numbers, strings, `vec`s, lists and small classes; no floats, no closures, no
references to anything outside.

There are two layers. In the compiled core (kernel, games, bots) actions are small native objects. At the edge (records,
views, network, screen) they are text: `write_action` and `read_action` convert. Sentences exist only at the edge: what
a game says is a `Message`, which is a rule id, a text key and parameters.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.chain import Chain
from caposaldo.kernel.dice import Dice, commitment

EVERYBODY = -1
NOBODY = -1
SPECTATOR = -1

# What an action ends (State.ends). An end of a phase or more is never the main button while something is left to do.
ENDS_NOTHING: Final = 0
ENDS_PIECE: Final = 1
ENDS_PHASE: Final = 2
ENDS_TURN: Final = 3
ENDS_ROUND: Final = 4
ENDS_GAME: Final = 5

# How likely it is that a player wants an action now (State.rank): the next step, a usual one, a rare one.
NEXT: Final = 0
COMMON: Final = 1
RARE: Final = 2

# How much an event matters to a player (State.weight): harm is also what changes the score.
ROUTINE: Final = 0
NOTABLE: Final = 1
HARM: Final = 2

# When a goal is settled (Goal.settles).
NOW: Final = "now"
TURN_END: Final = "turn"
ROUND_END: Final = "round"
GAME_END: Final = "end"

# Parameters of a message. A string that begins with "@" is a reference, turned into words at the edge:
# "@unit/12" is asked of State.name(), "@some-key" is looked up in the catalogue. Other strings are shown as they are.
# A text may also use the gender and the running form of a parameter: `$unit-gender`, `$unit-the` (texts.py).
Params = dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """One choice: the number of a verb and up to four parameters, all whole numbers.

    Each game has a subclass that gives the parameters names. Its table of verbs says which verb takes which of them
    (verbs.py). Parameters that a verb does not take are 0.
    """

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
    """Something a game says: the rule behind it, the key of its text, and the parameters of the text."""

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
    """One possible result with its exact odds: `ways` out of `of`.

    `worth` is what the result is worth to the one who acts, from -3 to +4. Above 0 the action works, 0 is nothing or
    even (it hurts both alike), below 0 it costs.
    """

    def __init__(self, key: str, ways: int, of: int, worth: int = 0) -> None:
        self.key = key
        self.ways = ways
        self.of = of
        self.worth = worth


class Preview:
    """What an attack would do: the chain of modifiers behind its number, and the exact odds of each result. Where an
    attack also needs something that is added up, such as firepower, `means` is the chain of that. `unless` says that
    the action will not come to its dice, and why: a charge that falls short."""

    def __init__(
        self, chain: Chain, chances: list[Chance], means: Chain | None = None, unless: Message | None = None
    ) -> None:
        self.chain = chain
        self.chances = chances
        self.means = means
        self.unless = unless


class Danger:
    """An attack that the enemy may answer with: the piece that makes it, and what it would do."""

    def __init__(self, piece: int, preview: Preview) -> None:
        self.piece = piece
        self.preview = preview


class Roll:
    """A roll of an attack, for those who count the luck: the side that attacks, what it attacks (a reference, such as
    "@unit/12"), the exact odds when the dice were thrown or the card was drawn, the key of the result that came, and
    what attacks (a reference; of several the strongest)."""

    def __init__(self, side: int, target: str, chances: list[Chance], came: str, by: str = "") -> None:
        self.side = side
        self.target = target
        self.chances = chances
        self.came = came
        self.by = by


class Goal:
    """What a side wins by, in words, and how far it is: `now` out of `needed` (0: there is no fixed number).

    `places` and `pieces` are what it is about on the board. `settles` tells when it is counted: NOW, TURN_END,
    ROUND_END or GAME_END.
    """

    def __init__(
        self,
        side: int,
        said: Message,
        now: int,
        needed: int,
        settles: str = NOW,
        places: list[int] | None = None,
        pieces: list[int] | None = None,
    ) -> None:
        self.side = side
        self.said = said
        self.now = now
        self.needed = needed
        self.settles = settles
        self.places: list[int] = [] if places is None else places
        self.pieces: list[int] = [] if pieces is None else pieces


class Todo:
    """What a seat could still do before it ends the present phase: pieces that can act, in a sensible order, and
    attacks that are declared and wait to be made. `said` is the second thing worth knowing beside the prompt."""

    def __init__(self, pieces: list[int] | None = None, shots: int = 0, said: Message | None = None) -> None:
        self.pieces: list[int] = [] if pieces is None else pieces
        self.shots = shots
        self.said = said

    def is_empty(self) -> bool:
        return len(self.pieces) == 0 and self.shots == 0


class Advice:
    """A good action with up to two reasons, and what speaks against it."""

    def __init__(self, action: Action, worth: int, reasons: list[Message], warning: Message | None = None) -> None:
        self.action = action
        self.worth = worth
        self.reasons = reasons
        self.warning = warning


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: what is on the table and which decision is pending. Subclasses implement every method that
    raises NotImplementedError here."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        # Counts the secrets shown to a seat: nothing before a reveal can be undone.
        self.reveals: i64 = 0
        # Events of the last action; None in searches and simulations, which build no events.
        self.events: list[Event] | None = None
        # Rolls of attacks since this list was made; None where nobody counts them. Rules build a Roll only for a list.
        self.rolls: list[Roll] | None = None

    # ---- who is there
    def game_id(self) -> str:
        raise NotImplementedError

    def seats(self) -> list[str]:
        """Return the names of the seats, in order. A seat is not a side: two seats can share a side."""
        raise NotImplementedError

    def side_of(self, seat: i64) -> i64:
        return seat

    # ---- the decision
    def waiting(self) -> list[int]:
        """Return the seats that may decide now. Several seats decide secretly and simultaneously: the order in which
        they do changes nothing."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Prompt:
        raise NotImplementedError

    def actions(self, seat: i64) -> list[Action]:
        """Return all legal actions, in a fixed order. Where an action takes a point, return a good selection of
        points."""
        raise NotImplementedError

    def considered(self, seat: i64) -> list[Action]:
        """Return `actions` and, after them, refused actions that a player may ask 'why not?' about."""
        return self.actions(seat)

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is. Any action may be passed, however odd."""
        raise NotImplementedError

    def apply(self, seat: i64, action: Action) -> None:
        """Do a legal action. Raise Illegal for any other, and leave the state unchanged."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        self.do(seat, action)

    def do(self, seat: i64, action: Action) -> None:
        """Do an action that is known to be legal because it came from `actions`."""
        raise NotImplementedError

    def preview(self, seat: i64, action: Action) -> Preview | None:
        """Return the exact odds and the modifier chain of an attack. For actions without dice return None, or a chain
        without chances where the action has a cost to explain."""
        return None

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        """Return the attacks that a legal action exposes its piece to, as far as the seat can know, the worst first."""
        return []

    def sight(self, seat: i64, piece: i64, place: i64) -> Mapping[str, object]:
        """Return what can be seen from a place on the board, as far as the seat can know, as JSON-able data.

        With a piece (not -1) it is what that piece would see there; place -1 is where the piece is.
        """
        return {}

    def reach(self, seat: i64) -> list[list[int]]:
        """Return the area in which the point of the pending action may lie, as polygons x0, y0, x1, y1, ...

        It is for display and empty if no point is asked for; `refusal` is exact.
        """
        return []

    def lost_pieces(self, side: i64) -> list[str]:
        """Return references to the pieces that the side has lost for good, for the account of a game that is over."""
        return []

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def progress(self) -> Progress:
        """Return turn and phase, which every seat may know. A game without turns does not override this."""
        return Progress(0, 0, "")

    # ---- guidance, asked for at the edge only (never in searches); nothing in it tells what the seat may not know
    def objectives(self, seat: i64) -> list[Goal]:
        """Return what each side wins by, as far as the seat may know."""
        return []

    def leading(self, seat: i64) -> Outcome | None:
        """Return the outcome if the game stopped here, as far as the seat may know; None if that cannot be told."""
        return self.outcome()

    def todo(self, seat: i64) -> Todo:
        """Return what the seat could still do in this phase. Empty for a seat that does not decide."""
        return Todo()

    def ends(self, seat: i64, action: Action) -> i64:
        """Return what a legal action ends: ENDS_NOTHING, ENDS_PIECE, ENDS_PHASE, ENDS_TURN, ENDS_ROUND or ENDS_GAME."""
        return ENDS_NOTHING

    def rank(self, seat: i64, action: Action) -> i64:
        """Return how likely it is that a player wants a legal action now: NEXT, COMMON or RARE."""
        return COMMON

    def loses(self, seat: i64, action: Action) -> Message | None:
        """Return what a legal action gives up for good: shots that were not fired, units that have not moved."""
        return None

    def carries_on(self, seat: i64, action: Action) -> bool:
        """Tell whether a legal action goes on with the piece that is acting already."""
        return False

    def chapter_open(self, chapter: str) -> bool:
        """Tell whether the scenario uses a chapter of the rules; lessons leave some out."""
        return True

    def weight(self, event: Event) -> i64:
        """Return how much an event matters to a player: ROUTINE, NOTABLE or HARM."""
        return NOTABLE

    def about(self, event: Event) -> list[int]:
        """Return the pieces an event concerns: those that its parameters name, unless a game knows better."""
        found: list[int] = []
        for value in event.params.values():
            if isinstance(value, str) and value.startswith("@unit/") and value[6:].isdigit():
                piece = int(value[6:])
                if piece not in found:
                    found.append(piece)
        return found

    # ---- playing against the clock
    def turn_seconds(self) -> i64:
        """Return how long the current player turn may last; 0: there is no limit."""
        return 0

    def player_turn(self) -> i64:
        """Return the number of the current player turn. The clock restarts when it changes."""
        return 0

    def out_of_time(self) -> Action | None:
        """Return the action that is done for a player who has run out of time; None while an action that has begun is
        still being finished."""
        return None

    # ---- what a seat may know
    def board(self) -> Mapping[str, object]:
        """Return what every seat may know and what never changes during a game, as JSON-able data. It is sent once."""
        return {}

    def view(self, seat: i64) -> Mapping[str, object]:
        """Return all that the seat may know, as JSON-able data; for SPECTATOR what every seat may know."""
        raise NotImplementedError

    def resample(self, seat: i64, dice: Dice) -> State:
        """Return another state that this seat could not tell from the real one, with the given dice."""
        raise NotImplementedError

    def hides(self, seat: i64) -> bool:
        """Tell whether something is hidden from this seat. Resampled states differ in it."""
        return False

    def name(self, reference: str, lang: str) -> str:
        """Return the words for a reference in a message, such as "unit/12", as they stand alone; or "@" and the key of
        a text that holds them."""
        raise NotImplementedError

    def running(self, reference: str, lang: str) -> str:
        """Return the words for a reference as they stand inside a sentence, with an article; "": as they stand
        alone."""
        return ""

    def gender(self, reference: str, lang: str) -> str:
        """Return the grammatical gender of what a reference names: m, f, and mp, fp for plurals; "": not known."""
        return ""

    def wording(self, action: Action) -> Message:
        """Return an action as it is shown in a list of choices."""
        return Message("", "kernel-do", {"action": self.write_action(action)})

    def pointing(self, action: Action) -> dict[str, int]:
        """Return where an action points on the board: piece, target, x, y and face, as far as it has them."""
        return {}

    # ---- copying and writing
    def clone(self) -> State:
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """Return the whole state, secrets included, as JSON-able data. Game.restore() is the inverse."""
        raise NotImplementedError

    def write_action(self, action: Action) -> str:
        """Return an action as records have it: short, readable, unambiguous in this state."""
        raise NotImplementedError

    def read_action(self, text: str) -> Action:
        """Return the action that was written. Raise ValueError with a reason for a text that cannot be read."""
        raise NotImplementedError

    def touches(self, action: Action) -> list[str]:
        """Return the names of the content (see Game.content) that this action uses."""
        return []

    def digest(self) -> str:
        """Return a hash of the whole state. It does not depend on where the scenario file is (`path`), and holds the
        seed only through its commitment."""
        data = self.data()
        data.pop("path", None)
        text = json.dumps([data, commitment(self.dice.seed), int(self.dice.used)], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    # ---- for the rules
    def listen(self) -> None:
        """Start to build events and to log the dice."""
        self.events = []
        self.dice.log = []

    def quiet(self) -> None:
        """Stop building events and logging the dice, for simulations."""
        self.events = None
        self.dice.log = None

    def tell(self, rule: str, key: str, params: Params, audience: i64 = EVERYBODY) -> None:
        """Report an event. Rules whose parameters are costly to build check `state.events is not None` first."""
        if self.events is not None:
            self.events.append(Event(rule, key, params, audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook: its scenarios, how they are started, and how saved states are restored."""

    def __init__(self, id: str, version: int) -> None:
        self.id = id
        # To be raised whenever a record of an older version could replay differently.
        self.version = version

    def scenarios(self) -> list[str]:
        """Return the ids of the scenarios that come with the game, lessons first."""
        raise NotImplementedError

    def about(self, scenario: str) -> dict[str, object]:
        """Return title, briefing and forces (each {it, en}), seats, length, difficulty and options of a scenario, as
        JSON-able data. `scenario` is an id or the path of a file."""
        raise NotImplementedError

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        """Return the state at the first decision. Its `events` tell what came before, such as a roll for initiative.
        Raise ValueError with a clear line for a wrong scenario or option."""
        raise NotImplementedError

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        """Return the state that State.data() wrote, with the given dice. Raise ValueError with a clear line for wrong
        data."""
        raise NotImplementedError

    def content(self) -> list[str]:
        """Return the names of all content: verbs, unit types, cards, terrain. Tests list what play never uses."""
        return []

    def free_verbs(self) -> list[int]:
        """Return the verbs with a point or a bearing: `State.actions` lists a selection of these, and others may be
        legal too."""
        return []

    # ---- armies that players build
    def armies(self) -> dict[str, object]:
        """Return what an army builder needs, as JSON-able data: `cards` with prices and years, limits, levels. {} for
        a game whose armies are those of its scenarios."""
        return {}

    def check_army(self, text: str, where: str) -> dict[str, object]:
        """Return the account of an army list: `ok`, `spent`, `left`, `problems` and `notes` (messages, each with the
        `line` it is about). Raise ValueError with the line for a text that is no list."""
        raise ValueError(f"{where}: the armies of this game are those of its scenarios")

    # ---- guidance and bots
    def reasons(self, state: State, seat: i64, action: Action) -> list[Message]:
        """Return what speaks for a legal action, the weightiest first, for hints: an objective taken, cover, a way out
        of the enemy's sight. Its odds need not be repeated. The state is a resampled one."""
        return []

    def proposals(self, state: State, seat: i64) -> list[Message]:
        """Return the names of the set-ups that can be proposed to a seat that is placing its pieces."""
        return []

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[Action]:
        """Return the actions of a proposal: legal one after the other, to the end of this seat's placement. The state
        is a resampled one."""
        return []

    def worth(self, state: State, seat: i64, action: Action) -> i64:
        """Return how good an action looks to this seat, for bots that do not search. States are resampled ones."""
        return 0

    def standing(self, state: State, seat: i64) -> i64:
        """Return how the seat stands, from 0 (lost) over 500 (even) to 1000 (won). States are resampled ones."""
        outcome = state.outcome()
        if outcome is None or len(outcome.winners) == 0:
            return 500
        return 1000 if seat in outcome.winners else 0
