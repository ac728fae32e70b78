"""What the checks of one game share: its arguments, the random choices, and the report."""

from __future__ import annotations

import zlib

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, Message, State
from caposaldo.lab.report import KINDS, Finding, Report, Vocabulary

MAX_FINDINGS = 20  # of one game; the counts go on
MAX_POOL = 48  # actions remembered from elsewhere in the game
PLAY_ON = 3  # decisions for which copies are played on


class CheckContext:
    def __init__(
        self, game: Game, scenario: str, options: dict[str, str], seed: str, every: int, vocabulary: Vocabulary
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        # Unlike any text a game would show, so that it can be searched for.
        self.secret = f"secret-{seed}"
        self.every = every
        self.vocabulary = vocabulary
        self.report = Report(games=1)
        self.step = 0
        self.dice = Dice(f"checks {game.id} {scenario} {seed}")
        self.shift = zlib.crc32(self.secret.encode())
        # Actions played so far, or a random choice of them.
        self.pool: list[Action] = []
        self.free_verbs = set(game.free_verbs())
        self.highest_verb = 1

    def note(self, kind: str, what: str) -> None:
        """Report a finding."""
        name = KINDS[kind]
        setattr(self.report, name, getattr(self.report, name) + 1)
        if len(self.report.findings) < MAX_FINDINGS:
            finding = Finding(self.game.id, self.scenario, self.options, self.seed, self.step, kind, what)
            self.report.findings.append(finding)

    def below(self, n: int) -> int:
        return int(self.dice.below(n, "check"))

    def sample(self, actions: list[Action], most: int) -> list[Action]:
        """Return all actions, or `most` random ones (perhaps the same twice)."""
        if len(actions) <= most:
            return actions
        return [actions[self.below(len(actions))] for _ in range(most)]

    def remember(self, action: Action) -> None:
        self.highest_verb = max(self.highest_verb, int(action.verb))
        self.pool.append(action)
        if len(self.pool) > MAX_POOL:
            self.pool[self.below(MAX_POOL)] = self.pool.pop()

    def check_message(self, message: Message, state: State) -> None:
        """The message has a known rule and a text in both languages."""
        problem = self.vocabulary.problem_with(message, state)
        if problem:
            self.note("unexplained", problem)

    def check_text(self, message: Message, state: State) -> None:
        """The message has a text in both languages; it need not name a rule."""
        problem = self.vocabulary.problem_with_text(message, state)
        if problem:
            self.note("unexplained", problem)


def is_stuck(state: State) -> bool:
    """Nobody can decide, though the game goes on."""
    waiting = state.waiting()
    return not waiting or not all(state.actions(seat) for seat in waiting)


def notation(state: State, action: Action) -> str:
    """Return an action for a finding, in notation if possible."""
    try:
        return state.write_action(action)
    except Exception:
        return repr(action)
