"""A tiny game for the tests of the kernel, and the model for docs/add-a-game.md.

Two seats play a few rounds. In each both bid 1 to 3 in secret and seal the bid (bid-1); the higher bid attacks, a die
decides a tie (bid-2). The attacker aims at most twice (attack-2), then rolls one die and scores its bid on a 4 or more,
one less for each aim (attack-1), or passes. After the last round more points win (end-1).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel import game as kernel
from caposaldo.kernel import nouns
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.decision import SEVERAL, Decision, StackState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import Field, lay_out, number
from caposaldo.kernel.game import Chance, Game, Outcome, Preview, Prompt, Refusal, State
from caposaldo.kernel.reading import check_decision
from caposaldo.kernel.verbs import FIRST, Number, Verb, VerbTable

SCENARIOS = {"skirmish": 2, "campaign": 6}
SEATS = ["red", "blue"]
MOST_ROUNDS = 9


# ---------------------------------------------------------------- verbs
BID, SEAL, AIM, ROLL, PASS = range(5)


class Action(kernel.Action):
    @property
    def bid(self) -> int:
        return int(self.first)


def all_actions() -> list[Action]:
    """Everything that can be done at some moment of the game."""
    return [Action(BID, bid) for bid in (1, 2, 3)] + [Action(verb) for verb in (SEAL, AIM, ROLL, PASS)]


class TinyVerbs(VerbTable["Position"]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


# ---------------------------------------------------------------- what is on the table
class Position(StackState["Position", Action]):
    rounds: int
    round: int
    bids: vec[i64]  # 0: none yet
    sealed: vec[i64]
    attacker: int  # -1: none yet
    points: vec[i64]

    def fields(self) -> list[Field]:
        return [
            number("rounds", 1, MOST_ROUNDS, 1),
            number("round", 1, MOST_ROUNDS + 1, 1),
            Field("bids", 2, 0, 3),
            Field("sealed", 2, 0, 1),
            number("attacker", -1, 1, -1),
            Field("points", 2, 0, 3 * MOST_ROUNDS),
        ]

    # Written by scripts/write_copies.py.
    def copy_into(self, other: Position) -> None:
        self.copy_stack(other)
        other.rounds = self.rounds
        other.round = self.round
        other.bids = self.bids[:]
        other.sealed = self.sealed[:]
        other.attacker = self.attacker
        other.points = self.points[:]

    # End of what is written by scripts/write_copies.py.


# ---------------------------------------------------------------- the rules
class Rounds(Decision[Position, Action]):
    """The sequence of play: round after round, then the end (end-1)."""

    def run_on(self, s: Position) -> bool:
        if s.round <= s.rounds:
            s.bids, s.sealed, s.attacker = vec[i64]([0, 0]), vec[i64]([0, 0]), -1
            s.push(Bidding())
        else:
            winners = [] if s.points[0] == s.points[1] else [0 if s.points[0] > s.points[1] else 1]
            s.result = Outcome(winners, "end-1", "tiny-end", {"red": int(s.points[0]), "blue": int(s.points[1])})
        return True


class Bidding(Decision[Position, Action]):
    """Both seats bid in secret (bid-1); the higher bid attacks (bid-2)."""

    RULE: ClassVar = "bid-1"
    VERBS: ClassVar = (BID, SEAL)

    def seat(self, s: Position) -> int:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return [seat for seat in range(2) if not s.sealed[seat]]

    def prompt(self, s: Position, seat: int) -> Prompt:
        return Prompt(self.RULE, "tiny-prompt-bid")

    def options(self, s: Position, seat: int) -> list[Action]:
        return [Action(SEAL)] if s.bids[seat] else [Action(BID, bid) for bid in (1, 2, 3)]

    def considered(self, s: Position, seat: int) -> list[Action]:
        return all_actions()

    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == SEAL:
            return None if s.bids[seat] else Refusal("bid-1", "tiny-bid-first")
        if s.bids[seat]:
            return Refusal("bid-1", "tiny-bid-once")
        return None if 1 <= action.bid <= 3 else Refusal("bid-1", "tiny-bid-range", {"bid": action.bid})

    def perform(self, s: Position, seat: int, action: Action) -> None:
        if action.verb == BID:
            s.bids[seat] = action.bid
            s.tell("bid-1", "tiny-has-bid", {"bid": action.bid}, 1 << seat)
            return
        s.sealed[seat] = 1
        s.tell("bid-1", "tiny-seals", {"seat": f"@seat/{seat}"})
        if s.sealed[0] and s.sealed[1]:
            self.compare(s)

    def compare(self, s: Position) -> None:
        """The bids are shown; the higher one attacks, a die decides a tie (bid-2)."""
        red, blue = int(s.bids[0]), int(s.bids[1])
        s.reveals += 1
        s.tell("bid-2", "tiny-bids", {"red": red, "blue": blue})
        s.attacker = int(s.dice.below(2, "tie")) if red == blue else int(blue > red)
        s.replace(Attack(0))


class Attack(Decision[Position, Action]):
    """The attacker aims, rolls or passes (attack-1, attack-2)."""

    RULE: ClassVar = "attack-1"
    VERBS: ClassVar = (AIM, ROLL, PASS)

    def __init__(self, aims: int) -> None:
        self.aims = aims

    def seat(self, s: Position) -> int:
        return s.attacker

    def prompt(self, s: Position, seat: int) -> Prompt:
        return Prompt(self.RULE, "tiny-prompt-attack", {"seat": f"@seat/{s.attacker}"})

    def options(self, s: Position, seat: int) -> list[Action]:
        actions = [Action(verb) for verb in self.VERBS]
        return [action for action in actions if self.refuse(s, seat, action) is None]

    def considered(self, s: Position, seat: int) -> list[Action]:
        return all_actions()

    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        return Refusal("attack-2", "tiny-aimed-twice") if action.verb == AIM and self.aims == 2 else None

    def perform(self, s: Position, seat: int, action: Action) -> None:
        if action.verb == AIM:
            s.replace(Attack(self.aims + 1))
            s.tell("attack-2", "tiny-aims", {"seat": f"@seat/{seat}"})
            return
        if action.verb == ROLL:
            face = int(s.dice.die(6, "attack"))
            scored = int(s.bids[seat]) if face >= self.chain().total() else 0
            s.points[seat] += scored
            s.tell("attack-1", "tiny-rolls", {"seat": f"@seat/{seat}", "face": face, "scored": scored})
        s.round += 1
        s.pop()

    def chain(self) -> Chain:
        """What the die must show."""
        chain = Chain(1)
        chain.add("attack-1", "tiny-chain-base", 4)
        if self.aims:
            chain.add("attack-2", "tiny-chain-aims", -self.aims)
        return chain

    def preview(self) -> Preview:
        hits = 7 - int(self.chain().total())
        return Preview(self.chain(), [Chance("tiny-hit", hits, 6), Chance("tiny-miss", 6 - hits, 6)])

    def check(self, s: Position, at: str) -> None:
        if not 0 <= self.aims <= 2 or s.attacker < 0:
            raise ValueError(f"{at}.aims: expected an attacker who aimed at most twice")


VERBS = TinyVerbs([
    Verb(BID, "bid", [Number("NUMBER", FIRST)]), Verb(SEAL, "seal"), Verb(AIM, "aim"), Verb(ROLL, "roll"),
    Verb(PASS, "pass"),
])  # fmt: skip
RULE_OF = {"game-over": "end-1", "not-your-decision": "bid-2", "not-now": "bid-1", "overfull": "bid-1"}


# ---------------------------------------------------------------- the contract
class TinyState(Position):
    def game_id(self) -> str:
        return "tiny"

    def seats(self) -> list[str]:
        return list(SEATS)

    def prefix(self) -> str:
        return "tiny"

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return RULE_OF[case]

    def decisions(self) -> list[type]:
        return [Rounds, Bidding, Attack]

    def scenario_data(self) -> dict[str, object]:
        return {}

    def empty(self, dice: Dice) -> Position:
        return type(self)(dice)

    def preview(self, seat: int, action: kernel.Action) -> Preview | None:
        top = self.top()
        return top.preview() if isinstance(top, Attack) and action.verb == ROLL else None

    # ---- what a seat may know
    def view(self, seat: int) -> dict[str, object]:
        top = self.top()
        shown = isinstance(top, Attack)
        return {
            "rounds": self.rounds,
            "round": self.round,
            "phase": top.name(),
            "sealed": [int(n) for n in self.sealed],
            "attacker": self.attacker,
            "aims": top.aims if isinstance(top, Attack) else 0,
            "points": [int(n) for n in self.points],
            "bids": [int(self.bids[owner]) if shown or seat == owner else None for owner in range(2)],
        }

    def hides(self, seat: int) -> bool:
        return isinstance(self.top(), Bidding)

    def resample(self, seat: int, dice: Dice) -> State:
        copy = self.empty(dice)
        self.copy_into(copy)
        for other in range(2):
            if isinstance(self.top(), Bidding) and other != seat:
                low = 1 if self.sealed[other] else 0
                copy.bids[other] = low + int(dice.below(4 - low, "guess"))
        return copy

    def name(self, reference: str, lang: str) -> str:
        if reference.startswith("bid/"):
            return "@tiny-bid"
        names = {"en": SEATS, "it": ["rosso", "blu"]}
        return names[lang][int(reference.removeprefix("seat/"))]

    def running(self, reference: str, lang: str) -> str:
        return nouns.running(self.name(reference, lang), "m", lang) if reference.startswith("seat/") else ""

    def gender(self, reference: str, lang: str) -> str:
        return "m" if lang == "it" and reference.startswith("seat/") else ""

    def touches(self, action: kernel.Action) -> list[str]:
        return [f"verb:{VERBS.name_of(action.verb)}"]


class TinyGame(Game):
    def __init__(self) -> None:
        super().__init__("tiny", 1)

    def new_state(self, dice: Dice, rounds: int) -> TinyState:
        state = TinyState(dice)
        lay_out(state, state.fields())
        state.rounds = rounds
        return state

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def about(self, scenario: str) -> dict[str, object]:
        title = {"en": scenario.capitalize(), "it": scenario.capitalize()}
        forces = {"en": "one bidder each", "it": "un offerente a testa"}
        about: dict[str, object] = {"title": title, "briefing": title, "forces": forces, "seats": list(SEATS)}
        return {**about, "length": "1 min", "difficulty": 1, "options": {"rounds": "1-9"}}

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        rounds = str(self.rounds_of(scenario))
        for name, value in options.items():
            if name != "rounds" or value not in "123456789":
                raise ValueError(f"unknown option {name} = {value}; options: rounds = 1 to 9")
            rounds = value
        state = self.new_state(Dice(seed), int(rounds))
        state.listen()
        state.push(Rounds())
        state.run_on()
        return state

    def rounds_of(self, scenario: str) -> int:
        if scenario in SCENARIOS:
            return SCENARIOS[scenario]
        if not Path(scenario).is_file():
            raise ValueError(f"unknown scenario {scenario!r}; scenarios: {', '.join(SCENARIOS)}")
        rounds = tomllib.loads(Path(scenario).read_text()).get("rounds")
        if not isinstance(rounds, int) or not 1 <= rounds <= 9:
            raise ValueError(f"{scenario}: rounds: a number from 1 to 9 is expected")
        return rounds

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        state = self.new_state(dice, 1)
        state.restore(data)
        check_decision(state)
        return state

    def content(self) -> list[str]:
        return [f"verb:{verb}" for verb in VERBS.names]

    def worth(self, state: State, seat: int, action: kernel.Action) -> int:
        return [int(action.first), 1, 2, 1, 0][action.verb]


GAME = TinyGame()
