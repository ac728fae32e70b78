"""Game records: one text format for all games. A record has set-up, seed and decisions; `replay` derives the rest.

    caposaldo record 1
    game: battlegroups
    rules: 1
    scenario: crossroads              (sha256: ... follows when the scenario is a file written by hand)
    option mirrored: yes
    seat axis: human
    seat allies: greedy
    seed: 20230                       (or commitment: the hash of a seed that is shown at the end)

    [decisions]
    select G4
    go 1200,3400
    1 plan 1 5                        (the number of the seat, only when several may decide at once)

    [end]
    decisions: 3
    result: unfinished                (or draw, or the seats that won)
    seed: 20230                       (only after a commitment, and only when the game is over)
    salt: 9f3c...                     (only if the commitment has one: it is then the SHA-256 of "<seed>/<salt>")
    hash: 6f1c...                     (of the state after the last decision)

Blank lines are ignored, and so is everything from a '#' or ';' that begins a word. A text without its end block is
truncated; a game that goes on is saved with result 'unfinished'. While the seed of a committed game is secret, it is
kept in a second file, FILE.seed, that only its owner can read.
"""

from __future__ import annotations

import contextlib
import os
import re
from dataclasses import dataclass, field

from caposaldo.kernel import registry
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.files import LARGEST_FILE, FileError, file_text, replace_file, shown
from caposaldo.kernel.game import Action, Params, State

FORMAT = 1
UNFINISHED = "unfinished"
DRAW = "draw"
LONGEST_LINE = 1000

HEADER = ["game", "rules", "scenario", "sha256", "option", "seat", "seed", "commitment"]
END = ["decisions", "result", "seed", "salt", "hash"]
SEVERAL = ["option", "seat"]

_FIRST_LINE = re.compile(r"caposaldo record ([0-9]{1,9})")
_COMMENT = re.compile(r"(^|\s)[#;].*")
_CONTROL = re.compile(r"[^\t\r -\x7e\xa0-\ud7ff\ue000-\U0010ffff]")
_HEX = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[0-9]{1,9}")


class RecordError(FileError):
    """An error in a record, with its place."""


@dataclass
class Record:
    game: str
    rules: int
    scenario: str
    sha256: str = ""  # of a scenario file written by hand
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)  # seat name -> who plays it
    seed: str = ""  # empty: it is secret and not known here
    commitment: str = ""
    salt: str = ""  # of the commitment
    decisions: list[str] = field(default_factory=list)
    result: str = UNFINISHED
    hash: str = ""
    # Where it was read from, for error lines.
    where: str = "record"
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    decision_lines: list[int] = field(default_factory=list, compare=False)

    def finished(self) -> bool:
        return self.result != UNFINISHED

    def error(self, entry: str, key: str, params: Params | None = None) -> RecordError:
        return RecordError(self.where, self.lines.get(entry, 0), key, params)

    def decision_error(self, decision: int, key: str, params: Params) -> RecordError:
        """Return an error about a decision. `decision` counts from 0; the text counts from 1."""
        line = self.decision_lines[decision] if decision < len(self.decision_lines) else 0
        told: Params = {"number": decision + 1, "text": shown(self.decisions[decision]), **params}
        return RecordError(self.where, line, key, told)


# ---------------------------------------------------------------- writing
def write(record: Record, show_seed: bool | None = None) -> str:
    """Return the text of a record. `show_seed`: whether a committed seed is shown; None: when the game is finished."""
    show = record.finished() if show_seed is None else show_seed
    lines = [f"caposaldo record {FORMAT}", *header_lines(record), "", "[decisions]"]
    lines += record.decisions  # each was checked when it was played
    lines += ["", "[end]", f"decisions: {len(record.decisions)}", f"result: {plain(record.result, 'result')}"]
    if record.commitment and show:
        lines.append(f"seed: {plain(record.seed, 'seed')}")
        lines += [f"salt: {plain(record.salt, 'salt')}"] if record.salt else []
    lines.append(f"hash: {record.hash}")
    return "\n".join(lines) + "\n"


def header_lines(record: Record) -> list[str]:
    lines = [f"game: {plain(record.game, 'game')}", f"rules: {record.rules}"]
    lines.append(f"scenario: {plain(record.scenario, 'scenario')}")
    if record.sha256:
        lines.append(f"sha256: {record.sha256}")
    for name in sorted(record.options):
        lines.append(f"option {word(name, 'option')}: {plain(record.options[name], 'option')}")
    for name, who in record.seats.items():
        lines.append(f"seat {word(name, 'seat')}: {plain(who, 'seat')}")
    secret = bool(record.commitment)
    lines.append(f"commitment: {record.commitment}" if secret else f"seed: {plain(record.seed, 'seed')}")
    return lines


def plain(text: str, what: str) -> str:
    """Return the text if reading a record would give it back unchanged. Raise ValueError."""
    good = text and text.isprintable() and text == text.strip() and len(text) <= LONGEST_LINE // 2
    if not good or text.startswith("[") or _COMMENT.search(text):
        raise ValueError(f"{what} {shown(text)} cannot be written in a record")
    return text


def word(text: str, what: str) -> str:
    if ":" in text or len(text.split()) != 1:
        raise ValueError(f"{what} {shown(text)} cannot be written in a record: its name must be one word without ':'")
    return plain(text, what)


def save(record: Record, path: str) -> None:
    """Write the record in one step: readers find the old record or the new one, never a part."""
    secret = bool(record.commitment)
    if secret and not record.finished():
        replace_file(seed_file(path), "\n".join([record.seed, record.salt]).strip() + "\n", 0o600)
    replace_file(path, write(record))
    if secret and record.finished():
        with contextlib.suppress(FileNotFoundError):
            os.remove(seed_file(path))


def seed_file(path: str) -> str:
    return path + ".seed"


# ---------------------------------------------------------------- reading
def load(path: str) -> Record:
    """Read a record from a file, with its secret seed if there is a seed file."""
    record = read(file_text(path, RecordError), path)
    if record.commitment and not record.seed and os.path.exists(seed_file(path)):
        record.seed, _, record.salt = file_text(seed_file(path), RecordError).strip().partition("\n")
        if commitment(record.seed, record.salt) != record.commitment:
            raise RecordError(seed_file(path), 1, "kernel-record-commitment")
    return record


def read(text: str, where: str = "record") -> Record:
    """Read a record from text. Checks the form, the commitment and that the game is known; `verify` checks the rest."""
    return Reader(text, where).record()


class Reader:
    """Reads a record line by line."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.at = 0  # index of the next line
        self.line = 0  # number of the last line read, for errors
        self.lines = self.content_lines(text)

    def error(self, key: str, params: Params | None = None) -> RecordError:
        return RecordError(self.where, self.line, key, params)

    def content_lines(self, text: str) -> list[tuple[int, str]]:
        """Return the lines with content, with their numbers."""
        if len(text) > LARGEST_FILE:
            raise self.error("kernel-file-large")
        found: list[tuple[int, str]] = []
        for i, raw in enumerate(text.split("\n")):
            self.line = i + 1
            if _CONTROL.search(raw):
                raise self.error("kernel-file-binary")
            if len(raw) > LONGEST_LINE:
                raise self.error("kernel-record-long-line", {"most": LONGEST_LINE})
            line = _COMMENT.sub("", raw).strip()
            if line:
                found.append((i + 1, line))
        return found

    def next(self) -> str | None:
        if self.at == len(self.lines):
            return None
        self.line, line = self.lines[self.at]
        self.at += 1
        return line

    def next_required(self) -> str:
        line = self.next()
        if line is None:
            raise self.error("kernel-record-truncated")
        return line

    def record(self) -> Record:
        self.first_line()
        record = Record(game="", rules=0, scenario="", where=self.where)
        self.read_header(record)
        self.read_decisions(record)
        self.read_end(record)
        self.check_commitment(record)
        return record

    def first_line(self) -> None:
        line = self.next()
        if line is None:
            raise RecordError(self.where, 0, "kernel-record-empty")
        match = _FIRST_LINE.fullmatch(line)
        if match is None:
            raise self.error("kernel-record-foreign")
        if int(match[1]) != FORMAT:
            raise self.error("kernel-record-format", {"format": match[1], "known": FORMAT})

    def read_header(self, record: Record) -> None:
        last = ""
        while (line := self.next_required()) != "[decisions]":
            if line == "[end]":
                raise self.error("kernel-record-section", {"section": "'[decisions]'"})
            key, name, value = self.entry(line, HEADER)
            self.in_order(record, HEADER, last, key)
            self.set_header(record, key, name, value)
            last = key
        for key in ("game", "rules", "scenario", "seat"):
            if key not in record.lines:
                raise self.error("kernel-record-missing", {"key": key})
        if not record.seed and not record.commitment:
            raise self.error("kernel-record-missing", {"key": "seed"})

    def entry(self, line: str, known: list[str]) -> tuple[str, str, str]:
        """Return key, name and value of a line 'key: value' or 'key name: value'."""
        left, colon, value = line.partition(":")
        words = left.split()
        fits = words and words[0] in known and len(words) == (2 if words[0] in SEVERAL else 1)
        if not colon or not fits or not value.strip():
            raise self.error("kernel-record-entry", {"text": shown(line)})
        return words[0], words[-1], value.strip()

    def in_order(self, record: Record, order: list[str], last: str, key: str) -> None:
        if key == last and key not in SEVERAL:
            raise self.error("kernel-record-twice", {"key": key})
        if last and order.index(key) < order.index(last):
            raise self.error("kernel-record-order", {"key": key, "after": last})
        record.lines[key] = self.line

    def set_header(self, record: Record, key: str, name: str, value: str) -> None:
        if key == "game":
            record.game = self.known_game(value)
        elif key == "rules":
            record.rules = self.number(value)
        elif key == "scenario":
            record.scenario = value
        elif key == "sha256":
            record.sha256 = self.hex(value)
        elif key == "option":
            self.put(record.options, name, value)
        elif key == "seat":
            self.put(record.seats, name, value)
        elif key == "seed":
            record.seed = value
        elif record.seed:
            raise self.error("kernel-record-twice", {"key": "seed"})
        else:
            record.commitment = self.hex(value)

    def put(self, into: dict[str, str], name: str, value: str) -> None:
        if name in into:
            raise self.error("kernel-record-twice", {"key": shown(name)})
        into[name] = value

    def known_game(self, id: str) -> str:
        try:
            return registry.game(id).id
        except ValueError:
            raise self.error(
                "kernel-record-unknown-game", {"game": shown(id), "known": ", ".join(registry.ids())}
            ) from None

    def number(self, value: str) -> int:
        if not _NUMBER.fullmatch(value):
            raise self.error("kernel-record-number", {"text": shown(value)})
        return int(value)

    def hex(self, value: str) -> str:
        if not _HEX.fullmatch(value):
            raise self.error("kernel-record-hex", {"text": shown(value)})
        return value

    def read_decisions(self, record: Record) -> None:
        while (line := self.next_required()) != "[end]":
            if line.startswith("["):
                raise self.error("kernel-record-section", {"section": "'[end]'"})
            record.decisions.append(line)
            record.decision_lines.append(self.line)

    def read_end(self, record: Record) -> None:
        last = ""
        while "hash" not in record.lines:
            key, _, value = self.entry(self.next_required(), END)
            self.in_order(record, END, last, key)
            self.set_end(record, key, value)
            last = key
        for key in ("decisions", "result"):
            if key not in record.lines:
                raise self.error("kernel-record-missing", {"key": key})
        if self.next() is not None:
            raise self.error("kernel-record-after-end")

    def set_end(self, record: Record, key: str, value: str) -> None:
        if key == "decisions":
            if self.number(value) != len(record.decisions):
                raise self.error("kernel-record-count", {"said": self.number(value), "found": len(record.decisions)})
        elif key == "result":
            record.result = value
        elif key == "seed":
            if not record.commitment:
                raise self.error("kernel-record-twice", {"key": "seed"})
            record.seed = value
        elif key == "salt":
            if "seed" not in record.lines or not record.commitment:
                raise self.error("kernel-record-missing", {"key": "seed"})
            record.salt = value
        else:
            record.hash = self.hex(value)

    def check_commitment(self, record: Record) -> None:
        """The seed shown at the end must be the one that was committed to at the start."""
        if not record.commitment:
            return
        if record.finished() and not record.seed:
            raise record.error("result", "kernel-record-no-seed")
        if record.seed and commitment(record.seed, record.salt) != record.commitment:
            raise record.error("seed", "kernel-record-commitment")


# ---------------------------------------------------------------- decisions
def write_decision(state: State, seat: int, action: Action) -> str:
    """Return a decision as a line. The seat is written only where several seats may decide."""
    text = state.write_action(action)
    return f"{seat} {text}" if len(state.waiting()) > 1 else text


def read_decision(state: State, text: str, waiting: list[int] | None = None) -> tuple[int, Action]:
    """Return the seat and the action of a line. `waiting`: the seats that may decide, if known. Raise ValueError with a
    reason."""
    waiting = state.waiting() if waiting is None else waiting
    if len(waiting) <= 1:
        return (waiting[0] if waiting else 0), state.read_action(text)
    seat, _, rest = text.partition(" ")
    if seat not in [str(number) for number in waiting]:
        raise ValueError(f"it must begin with the number of a seat: {', '.join(str(number) for number in waiting)}")
    return int(seat), state.read_action(rest.strip())
