"""Reads and replays uploaded records in a worker process, with limits of size, decisions and time.

The worker sends back the log in small portions, and the position at the end: the server plays nothing again and is
never busy for long with one portion.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import msgspec

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import State
from caposaldo.kernel.record import Record, RecordError
from caposaldo.kernel.replay import check_end, decisions_of, replay, start
from caposaldo.kernel.session import Session
from caposaldo.server.event_log import LogLine
from caposaldo.server.protocol import ApiError, Params
from caposaldo.server.recorder import Recorder
from caposaldo.server.settings import Settings
from caposaldo.server.table_meta import Snapshot
from caposaldo.server.workers import Worker, WorkerDied, WorkerTimeout

NICE = 5
PORTION = 100  # lines
MAX_WAITING = 8  # uploads that wait for the worker

_encode_lines = msgspec.msgpack.Encoder().encode
_decode_lines = msgspec.msgpack.Decoder(list[LogLine]).decode


@dataclass
class Upload:
    """What is sent to the worker."""

    body: bytes
    decisions: int  # most of them


@dataclass
class PlayedRecord:
    """What the worker sends back: the record without its decisions, the log in portions, and the end of the game."""

    record: Record
    portions: list[bytes]
    snapshot: Snapshot
    over: bool

    async def lines(self) -> list[LogLine]:
        found: list[LogLine] = []
        for portion in self.portions:
            found += _decode_lines(portion)
            await asyncio.sleep(0)
        return found


@dataclass
class RecordProblem:
    """An `ApiError`, as a process can send it to another."""

    status: int
    key: str
    params: Params = field(default_factory=dict)
    detail: str = ""


# ---------------------------------------------------------------- in the worker
def play_upload(upload: Upload) -> PlayedRecord | RecordProblem:
    """Replay an uploaded record. Runs in a worker process."""
    try:
        return played(read_upload(upload))
    except ApiError as error:
        return RecordProblem(error.status, error.key, error.params, error.detail)
    except RecordError as error:
        return record_problem(error)
    except (ValueError, OverflowError, RecursionError) as error:
        return RecordProblem(422, "web-error-setup", {"reason": str(error)}, str(error))


def read_upload(upload: Upload) -> Record:
    try:
        text = upload.body.decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise ApiError(422, "web-error-record", {"line": 0, "what": "@kernel-file-binary"}, "not a text") from None
    record = records.read(text)
    if record.sha256:
        raise ApiError(422, "web-error-record-scenario", detail="the scenario of this record is a separate file")
    if len(record.decisions) > upload.decisions:
        raise ApiError(413, "web-error-large", detail=f"more than {upload.decisions} decisions")
    return record


def played(record: Record) -> PlayedRecord:
    """Replay a record. Raise RecordError for one that is not valid."""
    session = Session(registry.game(record.game), start(record), replace(record, decisions=[]))
    recorder = Recorder(session)
    lines: list[LogLine] = []
    for _ in replay(session.state, decisions_of(record), play=lambda *decision: lines.append(recorder.play(*decision))):
        pass
    state = session.state
    check_end(record, state)
    snapshot = Snapshot(len(lines), msgspec.json.encode(state.data()), int(state.dice.used))
    header = replace(record, decisions=[], decision_lines=[])
    return PlayedRecord(header, list(in_portions(lines)), snapshot, state.outcome() is not None)


def in_portions(lines: list[LogLine]) -> Iterator[bytes]:
    for first in range(0, len(lines), PORTION):
        yield _encode_lines(lines[first : first + PORTION])


def record_problem(error: RecordError) -> RecordProblem:
    """Return the error with texts that the browser has. References are resolved here, where the position is known."""
    if error.message.key == "kernel-record-secret":
        return RecordProblem(422, "web-error-record-secret", {}, "the record of an unfinished game has no seed")
    params = {**error.message.params, "line": error.line, "what": f"@{error.message.key}"}
    if error.refusal is not None:
        params.update({name: resolve_name(value, error.state) for name, value in error.refusal.params.items()})
        params["reason"] = f"@{error.refusal.key}"
    return RecordProblem(422, "web-error-record", params, error.say("en"))


def resolve_name(value: int | str, state: State | None) -> int | str:
    if isinstance(value, str) and value.startswith("@") and "/" in value and state is not None:
        return state.name(value[1:], "en")
    return value


# ---------------------------------------------------------------- in the server
class RecordWorker:
    """Replays one record after the other; of each address one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = Worker(NICE)
        self.turn = asyncio.Lock()
        self.addresses: set[str] = set()

    async def play(self, body: bytes, address: str) -> PlayedRecord:
        """Return the replayed record. Raise ApiError."""
        if address in self.addresses or len(self.addresses) >= MAX_WAITING:
            raise ApiError(429, "web-error-flood", detail="another record is being read")
        self.addresses.add(address)
        try:
            async with self.turn:
                found = await self.run(Upload(body, self.settings.record_decisions))
        finally:
            self.addresses.discard(address)
        if isinstance(found, RecordProblem):
            raise ApiError(found.status, found.key, found.params, found.detail)
        return found

    async def run(self, upload: Upload) -> PlayedRecord | RecordProblem:
        try:
            return await self.worker.run(play_upload, upload, self.settings.record_seconds)
        except WorkerTimeout:
            raise ApiError(422, "web-error-record-slow", detail="replaying the record takes too long") from None
        except WorkerDied:
            raise ApiError(422, "web-error-record-slow", detail="the record could not be replayed") from None

    def stop(self) -> None:
        self.worker.stop()
