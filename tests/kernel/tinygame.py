"""A tiny game for the tests of the kernel.

Two seats play a few rounds. In each both bid 1 to 3 in secret and seal the bid (bid-1); the higher bid attacks, a die
decides a tie (bid-2). The attacker aims at most twice (attack-2), then rolls one die and scores its bid on a 4 or more,
one less for each aim (attack-1), or passes. After the last round more points win (end-1).
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from caposaldo.kernel.chain import Chain
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Chance, Game, Outcome, Preview, Prompt, Refusal, State

BID, SEAL, AIM, ROLL, PASS = range(5)
VERBS = ["bid", "seal", "aim", "roll", "pass"]
BIDDING, ATTACKING, OVER = range(3)
SCENARIOS = {"skirmish": 2, "campaign": 6}
SEATS = ["red", "blue"]


class TinyState(State):
    def __init__(self, dice: Dice, rounds: int) -> None:
        super().__init__(dice)
        self.rounds = rounds
        self.round = 1
        self.phase = BIDDING
        self.bids = [0, 0]
        self.sealed = [0, 0]
        self.attacker = -1
        self.aims = 0
        self.points = [0, 0]

    # ---- who and what
    def game_id(self) -> str:
        return "tiny"

    def seats(self) -> list[str]:
        return list(SEATS)

    def waiting(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == ATTACKING:
            return [self.attacker]
        return [seat for seat in range(2) if not self.sealed[seat]]

    def prompt(self, seat: int) -> Prompt:
        if self.phase == OVER:
            return Prompt("end-1", "tiny-prompt-over")
        if self.phase == ATTACKING:
            return Prompt("attack-1", "tiny-prompt-attack", {"seat": f"@seat/{self.attacker}"})
        return Prompt("bid-1", "tiny-prompt-bid")

    def actions(self, seat: int) -> list[Action]:
        return [action for action in self.considered(seat) if self.refusal(seat, action) is None]

    def considered(self, seat: int) -> list[Action]:
        return [Action(BID, n) for n in (1, 2, 3)] + [Action(kind) for kind in (SEAL, AIM, ROLL, PASS)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("end-1", "tiny-over")
        if seat not in self.waiting():
            return Refusal("bid-2", "tiny-not-you")
        if action.kind < BID or action.kind > PASS or action.b or action.x or action.y:
            return Refusal("bid-1", "tiny-no-such-thing")
        if (action.kind in (BID, SEAL)) != (self.phase == BIDDING):
            return Refusal("bid-1", "tiny-not-now", {"verb": f"@tiny-verb-{VERBS[action.kind]}"})
        return self.refusal_of_bid(seat, action) if self.phase == BIDDING else self.refusal_of_attack(action)

    def refusal_of_bid(self, seat: int, action: Action) -> Refusal | None:
        if action.kind == SEAL:
            return None if self.bids[seat] and not action.a else Refusal("bid-1", "tiny-bid-first")
        if self.bids[seat]:
            return Refusal("bid-1", "tiny-bid-once")
        return None if 1 <= action.a <= 3 else Refusal("bid-1", "tiny-bid-range", {"bid": action.a})

    def refusal_of_attack(self, action: Action) -> Refusal | None:
        if action.a:
            return Refusal("bid-1", "tiny-no-such-thing")
        if action.kind == AIM and self.aims == 2:
            return Refusal("attack-2", "tiny-aimed-twice")
        return None

    # ---- play
    def do(self, seat: int, action: Action) -> None:
        if self.events is not None:
            self.listen()
        if action.kind == BID:
            self.bids[seat] = int(action.a)
            self.tell("bid-1", "tiny-has-bid", {"bid": action.a}, 1 << seat)
        elif action.kind == SEAL:
            self.seal(seat)
        elif action.kind == AIM:
            self.aims += 1
            self.tell("attack-2", "tiny-aims", {"seat": f"@seat/{seat}"})
        else:
            self.attack(seat, action.kind == ROLL)

    def seal(self, seat: int) -> None:
        self.sealed[seat] = 1
        self.tell("bid-1", "tiny-seals", {"seat": f"@seat/{seat}"})
        if self.sealed == [1, 1]:
            self.reveals += 1
            self.tell("bid-2", "tiny-bids", {"red": self.bids[0], "blue": self.bids[1]})
            tie = self.bids[0] == self.bids[1]
            self.attacker = int(self.dice.below(2, "tie")) if tie else int(self.bids[1] > self.bids[0])
            self.phase = ATTACKING

    def attack(self, seat: int, rolls: bool) -> None:
        if rolls:
            face = int(self.dice.die(6, "attack"))
            scored = self.bids[seat] if face >= self.chain().total() else 0
            self.points[seat] += scored
            self.tell("attack-1", "tiny-rolls", {"seat": f"@seat/{seat}", "face": face, "scored": scored})
        self.round += 1
        self.phase = BIDDING if self.round <= self.rounds else OVER
        self.bids, self.sealed, self.attacker, self.aims = [0, 0], [0, 0], -1, 0

    def chain(self) -> Chain:
        chain = Chain(1)
        chain.add("attack-1", "tiny-chain-base", 4)
        if self.aims:
            chain.add("attack-2", "tiny-chain-aims", -self.aims)
        return chain

    def preview(self, seat: int, action: Action) -> Preview | None:
        if action.kind != ROLL:
            return None
        hits = 7 - int(self.chain().total())
        return Preview(self.chain(), [Chance("tiny-hit", hits, 6), Chance("tiny-miss", 6 - hits, 6)])

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = max(self.points)
        winners = [] if self.points[0] == self.points[1] else [self.points.index(best)]
        return Outcome(winners, "end-1", "tiny-end", {"red": self.points[0], "blue": self.points[1]})

    # ---- knowing
    def view(self, seat: int) -> dict[str, object]:
        known = {
            "rounds": self.rounds,
            "round": self.round,
            "phase": self.phase,
            "sealed": list(self.sealed),
            "attacker": self.attacker,
            "aims": self.aims,
            "points": list(self.points),
        }
        shown = self.phase == ATTACKING
        bids = [bid if shown or seat == owner else None for owner, bid in enumerate(self.bids)]
        return {**known, "bids": bids}

    def resample(self, seat: int, dice: Dice) -> State:
        copy = self.copy(dice)
        for other in range(2):
            if self.phase == BIDDING and other != seat:
                copy.bids[other] = (
                    int(dice.below(3, "guess")) + 1 if self.sealed[other] else int(dice.below(4, "guess"))
                )
        return copy

    def name(self, reference: str, lang: str) -> str:
        names = {"en": SEATS, "it": ["rosso", "blu"]}
        return names[lang][int(reference.removeprefix("seat/"))]

    # ---- copying and writing
    def copy(self, dice: Dice) -> TinyState:
        copy = type(self)(dice, self.rounds)
        copy.round, copy.phase, copy.attacker, copy.aims = self.round, self.phase, self.attacker, self.aims
        copy.bids, copy.sealed, copy.points = list(self.bids), list(self.sealed), list(self.points)
        copy.reveals = self.reveals
        return copy

    def clone(self) -> State:
        return self.copy(self.dice.clone())

    def data(self) -> dict[str, object]:
        data = {name: getattr(self, name) for name in ("rounds", "round", "phase", "attacker", "aims")}
        return {**data, "bids": list(self.bids), "sealed": list(self.sealed), "points": list(self.points)}

    def write_action(self, action: Action) -> str:
        return f"bid {action.a}" if action.kind == BID else VERBS[action.kind]

    def read_action(self, text: str) -> Action:
        verb, _, rest = text.partition(" ")
        if verb not in VERBS:
            raise ValueError(f"unknown verb {verb!r}")
        if verb == "bid" and rest.isascii() and rest.isdigit():
            return Action(BID, int(rest))
        if verb == "bid" or rest:
            raise ValueError("a bid is a number, the other verbs stand alone")
        return Action(VERBS.index(verb))

    def touches(self, action: Action) -> list[str]:
        return [f"verb:{VERBS[action.kind]}"]


class TinyGame(Game):
    def __init__(self) -> None:
        super().__init__("tiny", 1)

    def new_state(self, dice: Dice, rounds: int) -> TinyState:
        return TinyState(dice, rounds)

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
        return self.new_state(Dice(seed), int(rounds))

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
        for name, value in state.data().items():
            given = data.get(name)
            numbers = given if isinstance(given, list) else [given]
            if type(given) is not type(value) or not all(type(n) is int and -1 <= n <= 999 for n in numbers):
                raise ValueError(f"{name}: wrong or missing")
            if isinstance(value, list) and len(numbers) != len(value):
                raise ValueError(f"{name}: two numbers are expected")
            setattr(state, name, given)
        return state

    def content(self) -> list[str]:
        return [f"verb:{verb}" for verb in VERBS]

    def worth(self, state: State, seat: int, action: Action) -> int:
        return [int(action.a), 1, 2, 1, 0][action.kind]


GAME = TinyGame()
