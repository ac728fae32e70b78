"""The report of the conformance checks, the vocabulary of a game, and forms of data for comparing."""

from __future__ import annotations

import dataclasses

import msgspec

from caposaldo.kernel import catalog, texts
from caposaldo.kernel.game import Event, Game, Message, Preview, Progress, State

# Kinds of finding and where they are counted.
KINDS = {
    "crash": "crashes",
    "dead_end": "dead_ends",
    "bad_undo": "bad_undo",
    "leak": "leaks",
    "hash_mismatch": "hash_mismatches",
    "bad_listing": "bad_listings",
    "unexplained": "unexplained",
}


@dataclasses.dataclass
class Finding:
    """Something wrong, and how to reproduce it."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: str
    decision: int
    kind: str
    what: str


@dataclasses.dataclass
class Report:
    """What was checked and found in a number of games."""

    games: int = 0
    decisions: int = 0
    crashes: int = 0
    dead_ends: int = 0
    bad_undo: int = 0
    leaks: int = 0
    hash_mismatches: int = 0
    bad_listings: int = 0
    unexplained: int = 0
    findings: list[Finding] = dataclasses.field(default_factory=list)
    touched: set[str] = dataclasses.field(default_factory=set)

    def ok(self) -> bool:
        return not self.findings

    def add(self, other: Report) -> None:
        """Add another report to this one."""
        for name in ("games", "decisions", *KINDS.values()):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.findings += other.findings
        self.touched |= other.touched

    def untouched(self, game: Game) -> list[str]:
        """Return the content that no game has used."""
        return [name for name in game.content() if name not in self.touched]


class Vocabulary:
    """What the messages of a game may use: its rules, and texts in both languages."""

    def __init__(self, rules: set[str]) -> None:
        self.rules = rules
        self.checked: set[tuple[str, ...]] = set()

    def problem_with(self, message: Message, state: State) -> str:
        """Return what is wrong with a message; empty if nothing."""
        if message.rule not in self.rules:
            return f"unknown rule {message.rule!r} in {message!r}"
        return self.problem_with_text(message, state)

    def problem_with_text(self, message: Message, state: State) -> str:
        """Return what is wrong with the text of a message. Each set of text and parameters is checked once."""
        shape = (message.key, *sorted(message.params))
        if shape in self.checked:
            return ""
        for lang in texts.LANGUAGES:
            words = texts.texts(lang).say(message, state)
            if texts.BROKEN_LEFT in words:
                return f"{lang}: {words} in {message!r}"
        self.checked.add(shape)
        return ""

    def key_problem(self, key: str) -> str:
        missing = [lang for lang in texts.LANGUAGES if not texts.texts(lang).has(key)]
        return f"no text {key!r} in {missing}" if missing else ""


_vocabularies: dict[str, Vocabulary] = {}


def vocabulary_of(game: Game) -> Vocabulary:
    if game.id not in _vocabularies:
        _vocabularies[game.id] = Vocabulary({rule.id for rule in catalog.rules(game.id)})
    return _vocabularies[game.id]


# ---------------------------------------------------------------- data for comparing
def fingerprint(state: State) -> bytes:
    """Return all that `State.digest` hashes, in a form that is faster to make: equal states have equal ones."""
    data = state.data()
    data.pop("path", None)
    return canonical([data, state.dice.seed, int(state.dice.used)])


def canonical(data: object) -> bytes:
    """Return JSON with sorted keys."""
    return msgspec.json.encode(data, order="sorted")


def message_data(message: Message | None) -> object:
    return None if message is None else message.data()


def preview_data(preview: Preview | None) -> object:
    if preview is None:
        return None
    chances = [[chance.key, chance.ways, chance.of, chance.worth] for chance in preview.chances]
    return [preview.chain.data(), chances, message_data(preview.unless)]


def progress_data(progress: Progress) -> object:
    return [progress.turn, progress.turns, progress.phase]


def visible_events(events: list[Event] | None, seat: int) -> list[object]:
    return [event.data() for event in events or [] if event.seen_by(seat)]
