"""The database of tables: an append-only log of each, and snapshots that only save time.

A line is committed before it is shown. The number of a line is part of its key: if two processes write the
same line, one of them fails and loads the table again.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caposaldo.server.event_log import LogLine
from caposaldo.server.table_meta import LogConflict, Snapshot, StorageError, TableMeta

ATTEMPTS = 4  # to create the database
SCHEMA_VERSION = 1

_meta = MetaData()
_about = Table("about", _meta, Column("key", String(32), primary_key=True), Column("value", Text, nullable=False))
_tables = Table(
    "tables",
    _meta,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("who", Text, nullable=False),  # at the start
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("summary", Text, nullable=False),
    Column("rematch", String(32), nullable=False, default=""),
    Column("origin", String(8), nullable=False, server_default="server"),
    Column("salt", String(64), nullable=False, server_default=""),
)
_tokens = Table(
    "tokens",
    _meta,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)
# One for each friend's seat that nobody has taken.
_invites = Table(
    "invites",
    _meta,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)
_lines = Table(
    "lines",
    _meta,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("barrier", String(64), nullable=False),
)
_snapshots = Table(
    "snapshots",
    _meta,
    Column("table_id", String(32), primary_key=True),
    Column("decisions", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("used", Integer, nullable=False),
)
Index("tables_touched", _tables.c.touched)


# Executed with every decision: built once.
_insert_line = insert(_lines)
_update_summary = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"))
    .values(summary=bindparam("new_summary"), touched=bindparam("now"))
)


class Job(NamedTuple):
    """A line to be written, and the future of the caller that waits for it."""

    table: str
    number: int
    line: LogLine
    summary: bytes
    touched: float
    unchanged: int
    snapshot: Snapshot | None
    done: asyncio.Future[None]


def finish_job(job: Job, error: Exception | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


class Storage:
    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        # SQLite allows one writer at a time: a single connection puts all writes in a queue.
        single = {"pool_size": 1, "max_overflow": 0, "pool_timeout": 60, "pool_reset_on_return": None}
        pool: dict[str, Any] = single if sqlite else {}
        self.engine: AsyncEngine = create_async_engine(url, **pool)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    def in_folder(cls, folder: Path) -> Storage:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return cls(f"sqlite+aiosqlite:///{folder / 'tables.db'}")

    async def open(self) -> None:
        """Create what is missing. Raise StorageError for a database of another version."""
        found = await self.create_schema()
        if found != str(SCHEMA_VERSION):
            raise StorageError(f"the database has version {found}; this program reads version {SCHEMA_VERSION}")
        self.writer = asyncio.create_task(self.write_loop())

    async def create_schema(self) -> str:
        """Create the tables if needed and return the version of the database. Tries again, because another server may
        be creating the same database."""
        for attempt in range(ATTEMPTS):
            try:
                async with self.engine.begin() as db:
                    await db.run_sync(_meta.create_all)
                    found = (await db.execute(select(_about.c.value).where(_about.c.key == "schema"))).scalar()
                    if found is None:
                        await db.execute(insert(_about).values(key="schema", value=str(SCHEMA_VERSION)))
                    return str(found or SCHEMA_VERSION)
            except DBAPIError as error:
                if attempt == ATTEMPTS - 1:
                    path = self.engine.url.database
                    raise StorageError(f"cannot use the database {path}: {error.orig}") from None
                await asyncio.sleep(0.1)
        raise AssertionError("the last attempt returns or raises")

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # ---- tables
    async def create(
        self, meta: TableMeta, tokens: dict[int, str], lines: list[LogLine], invites: dict[int, str] | None = None
    ) -> None:
        """Store a new table; `tokens` and `invites` are hashed already."""
        async with self.engine.begin() as db:
            await db.execute(insert(_tables).values(meta_row(meta)))
            for into, hashes in ((_tokens, tokens), (_invites, invites or {})):
                if hashes:
                    rows = [{"table_id": meta.id, "seat": seat, "hash": hash} for seat, hash in hashes.items()]
                    await db.execute(insert(into), rows)
            if lines:
                await db.execute(insert(_lines), [line_row(meta.id, i, line) for i, line in enumerate(lines)])

    async def meta(self, table: str) -> TableMeta | None:
        async with self.engine.connect() as db:
            row = (await db.execute(select(_tables).where(_tables.c.id == table))).mappings().first()
        return None if row is None else meta_of(dict(row))

    async def metas(self, ids: list[str]) -> list[TableMeta]:
        async with self.engine.connect() as db:
            found = (await db.execute(select(_tables).where(_tables.c.id.in_(ids)))).mappings().all()
        return [meta_of(dict(row)) for row in found]

    async def tokens(self, table: str) -> dict[int, str]:
        """Return the hash of each seat's token."""
        async with self.engine.connect() as db:
            rows = (await db.execute(select(_tokens.c.seat, _tokens.c.hash).where(_tokens.c.table_id == table))).all()
        return {int(seat): str(hash) for seat, hash in rows}

    async def held(self, tables: list[str]) -> dict[str, dict[int, str]]:
        """Return the hash of each seat's token, for many tables."""
        query = select(_tokens.c.table_id, _tokens.c.seat, _tokens.c.hash).where(_tokens.c.table_id.in_(tables))
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).all()
        found: dict[str, dict[int, str]] = {}
        for table, seat, hash in rows:
            found.setdefault(str(table), {})[int(seat)] = str(hash)
        return found

    async def accept_invite(self, table: str, invite: str, token: str) -> int | None:
        """Use up an invitation and store the token of its seat, in one step. Return the seat, or None if there is no
        such invitation."""
        query = (
            delete(_invites).where(_invites.c.table_id == table, _invites.c.hash == invite).returning(_invites.c.seat)
        )
        async with self.engine.begin() as db:
            seat = (await db.execute(query)).scalar()
            if seat is not None:
                await db.execute(insert(_tokens).values(table_id=table, seat=seat, hash=token))
        return seat

    async def replace_invite(self, table: str, seat: int, invite: str) -> bool:
        """Store an invitation instead of the old one. Return False if the seat is taken."""
        taken = select(_tokens.c.seat).where(_tokens.c.table_id == table, _tokens.c.seat == seat)
        async with self.engine.begin() as db:
            # The first statement writes: from here on nobody else can take the seat.
            await db.execute(delete(_invites).where(_invites.c.table_id == table, _invites.c.seat == seat))
            if (await db.execute(taken)).first() is not None:
                return False
            await db.execute(insert(_invites).values(table_id=table, seat=seat, hash=invite))
        return True

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Return False if the table has a rematch already."""
        query = update(_tables).where(_tables.c.id == table, _tables.c.rematch == "").values(rematch=rematch)
        async with self.engine.begin() as db:
            return (await db.execute(query)).rowcount == 1

    # ---- the log
    async def lines(self, table: str) -> list[LogLine]:
        query = select(_lines).where(_lines.c.table_id == table).order_by(_lines.c.number)
        async with self.engine.connect() as db:
            return [line_of(dict(row)) for row in (await db.execute(query)).mappings().all()]

    async def append(
        self, meta: TableMeta, number: int, line: LogLine, unchanged: int = -1, snapshot: Snapshot | None = None
    ) -> None:
        """Write a line, the summary and the snapshot of a table in one transaction. With `unchanged`, only snapshots of
        that many decisions or fewer stay valid. Raise LogConflict."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Job(meta.id, number, line, meta.summary, meta.touched, unchanged, snapshot, done))
        await done

    async def write_loop(self) -> None:
        """Commit all waiting lines together: under load, many lines cost one commit."""
        while True:
            jobs = [await self.jobs.get()]
            while not self.jobs.empty():
                jobs.append(self.jobs.get_nowait())
            await self.write_all(jobs)

    async def write_all(self, jobs: list[Job]) -> None:
        try:
            await self.commit(jobs)
        except IntegrityError:
            if len(jobs) == 1:
                finish_job(jobs[0], LogConflict(f"line {jobs[0].number} of table {jobs[0].table} exists already"))
                return
            for job in jobs:
                await self.write_all([job])
        except Exception as error:
            for job in jobs:
                finish_job(job, error)
        else:
            for job in jobs:
                finish_job(job, None)

    async def commit(self, jobs: list[Job]) -> None:
        async with self.engine.begin() as db:
            await db.execute(_insert_line, [line_row(job.table, job.number, job.line) for job in jobs])
            await db.execute(_update_summary, [summary_row(job) for job in jobs])
            for job in jobs:
                await update_snapshots(db, job.table, job.unchanged, job.snapshot)

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the latest snapshot."""
        query = (
            select(_snapshots).where(_snapshots.c.table_id == table).order_by(_snapshots.c.decisions.desc()).limit(1)
        )
        async with self.engine.connect() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else Snapshot(int(row["decisions"]), bytes(row["data"]), int(row["used"]))


def set_pragmas(connection: Any, _record: object) -> None:
    """Make commits durable: a killed process or a power cut loses nothing."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def update_snapshots(db: AsyncConnection, table: str, unchanged: int, snapshot: Snapshot | None) -> None:
    if unchanged >= 0:
        await db.execute(delete(_snapshots).where(_snapshots.c.table_id == table, _snapshots.c.decisions > unchanged))
    if snapshot is not None:
        await db.execute(delete(_snapshots).where(_snapshots.c.table_id == table))
        values = {"table_id": table, "decisions": snapshot.decisions, "data": snapshot.data, "used": snapshot.used}
        await db.execute(insert(_snapshots).values(values))


# ---------------------------------------------------------------- rows
def meta_row(meta: TableMeta) -> dict[str, object]:
    return {
        "id": meta.id,
        "game": meta.game,
        "rules": meta.rules,
        "scenario": meta.scenario,
        "options": msgspec.json.encode(meta.options).decode(),
        "seed": meta.seed,
        "who": msgspec.json.encode(meta.who).decode(),
        "made": meta.made,
        "touched": meta.touched,
        "summary": meta.summary.decode(),
        "rematch": meta.rematch,
        "origin": meta.origin,
        "salt": meta.salt,
    }


def meta_of(row: dict[str, Any]) -> TableMeta:
    row["options"] = msgspec.json.decode(row["options"], type=dict[str, str])
    row["who"] = msgspec.json.decode(row["who"], type=list[str])
    row["summary"] = row["summary"].encode()
    return TableMeta(**row)


def summary_row(job: Job) -> dict[str, object]:
    return {"of_table": job.table, "new_summary": job.summary.decode(), "now": job.touched}


def line_row(table: str, number: int, line: LogLine) -> dict[str, object]:
    """Return a line as a row. Two columns have other names: `told` holds the events, `back_to` the line's `number`."""
    row: dict[str, object] = line._asdict()
    row["told"] = row.pop("events")
    return {**row, "table_id": table, "back_to": line.number, "number": number}


def line_of(row: dict[str, Any]) -> LogLine:
    del row["table_id"]
    row["events"] = bytes(row.pop("told"))
    row["number"] = row.pop("back_to")
    return LogLine(**row)
