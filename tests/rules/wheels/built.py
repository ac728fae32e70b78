"""Battles that players build, for tests: started with options, played by notation."""

from __future__ import annotations

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.io.cards import cards
from caposaldo.games.wheels.position import BUILDING
from caposaldo.games.wheels.rules import building, laying, quick_start
from caposaldo.games.wheels.setup import Bought
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice

CARDS = list(cards())
PIECES = {"table": "120x90", "points": "3000"}


class Built:
    """A battle that is being built. Unit cards and pieces of terrain are named by their keys."""

    def __init__(self, scenario: str = "advance", seed: str = "built", **options: str) -> None:
        state = GAME.start(f"build-{scenario}", {**PIECES, **options}, seed)
        assert isinstance(state, WheelsState)
        self.s = state
        self.box = [template.key for template in state.setup.templates]

    # ---- actions
    def text(self, words: str) -> str:
        """`buy ger-panther 4 ...` and `lay village ...` with the numbers of card and piece."""
        parts = words.split()
        if parts[0] in ("buy", "command") and not parts[1].isdigit():
            parts[1] = str(CARDS.index(parts[1]) + 1)
        if parts[0] == "lay" and not parts[1].isdigit():
            parts[1] = str(self.box.index(parts[1]) + 1)
        return " ".join(parts)

    def do(self, words: str, seat: int = -1) -> Built:
        self.s.apply(self.s.waiting()[0] if seat < 0 else seat, self.s.read_action(self.text(words)))
        return self

    def put(self, words: str) -> None:
        """Lay a piece, whoever decides now."""
        action = self.s.read_action(self.text(words))
        assert isinstance(action, Action)
        laying.put_piece(self.s, action)

    def why(self, words: str, seat: int = -1) -> tuple[str, str]:
        """Rule and key of the refusal; ("", "") if it is legal."""
        refusal = self.s.refusal(self.s.waiting()[0] if seat < 0 else seat, self.s.read_action(self.text(words)))
        return (refusal.rule, refusal.key) if refusal is not None else ("", "")

    def listed(self, seat: int = -1) -> list[str]:
        seat = self.s.waiting()[0] if seat < 0 else seat
        return [self.s.write_action(action) for action in self.s.actions(seat)]

    def asks(self) -> tuple[int, str]:
        """Who decides, and the key of what is asked."""
        seat = self.s.waiting()[0]
        return seat, self.s.prompt(seat).key

    def rule(self) -> str:
        return self.s.prompt(self.s.waiting()[0]).rule

    # ---- going on
    def until(self, *keys: str) -> Built:
        """Quick choices until one of these is asked."""
        dice = Dice("until")
        while self.s.segment == BUILDING and self.asks()[1] not in keys:
            seat = self.s.waiting()[0]
            self.s.apply(seat, quick_start.choice(self.s, seat, dice))
        return self

    def armies(self, first: str, second: str) -> Built:
        """Both sides buy, purchases parted by commas, and are ready."""
        for seat, list_of in ((0, first), (1, second)):
            for words in list_of.split(","):
                self.do(words.strip(), seat)
            self.do("ready", seat)
        return self

    def roster(self, seat: int) -> list[Bought]:
        return building.roster_of(self.s, seat)

    def told(self, seat: int) -> list[str]:
        """The keys of what a seat was told by the last action."""
        return [event.key for event in self.s.events or [] if event.seen_by(seat)]

    def kinds(self) -> list[str]:
        """The keys of the pieces on the table, in the order in which they were laid."""
        return [self.box[number] for number in self.s.piece]
