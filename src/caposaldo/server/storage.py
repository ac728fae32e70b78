"""The database of tables: an append-only log of each, and snapshots that only save time.

A line is committed before it is shown. The number of a line is part of its key: if two processes write the
same line, one of them fails and loads the table again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    URL,
    Boolean,
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
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caposaldo.server import database_file
from caposaldo.server.database_file import DATABASE, SCHEMA_VERSION, FolderLock
from caposaldo.server.event_log import LogLine
from caposaldo.server.table_meta import Keep, LogConflict, NotSaved, Snapshot, StorageError, TableMeta

logger = logging.getLogger("caposaldo.server")

OPEN_SECONDS = 10.0  # how long to wait for another process that creates or upgrades the database

metadata = MetaData()
_about = Table("about", metadata, Column("key", String(32), primary_key=True), Column("value", Text, nullable=False))
_tables = Table(
    "tables",
    metadata,
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
    Column("used", Float, nullable=False, server_default="0"),  # when somebody last opened it
    Column("hash", String(64), nullable=False, server_default=""),  # of the state after the last line
    Column("origin", String(8), nullable=False, server_default="server"),
    Column("salt", String(64), nullable=False, server_default=""),
    Column("serious", Boolean, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default="0"),
)
_tokens = Table(
    "tokens",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)
# One for each friend's seat that nobody has taken.
_invites = Table(
    "invites",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)
_lines = Table(
    "lines",
    metadata,
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
    metadata,
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
    .values(summary=bindparam("new_summary"), touched=bindparam("now"), hash=bindparam("new_hash"))
)


_last_use = func.max(_tables.c.touched, _tables.c.used)
_played = exists().where(_lines.c.table_id == _tables.c.id)
_finished = func.json_extract(_tables.c.summary, "$.outcome").is_not(None)

DAY = 24 * 3600.0
PORTION = 200  # lines that are read or written at once, so that nothing else waits for long


class Job(NamedTuple):
    """A line to be written, and the future of the caller that waits for it."""

    table: str
    number: int
    line: LogLine
    summary: bytes
    touched: float
    hash: str
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
    def __init__(self, url: URL) -> None:
        sqlite = url.get_backend_name() == "sqlite"
        # SQLite allows one writer at a time: a single connection puts all writes in a queue.
        single = {"pool_size": 1, "max_overflow": 0, "pool_timeout": 60, "pool_reset_on_return": None}
        pool: dict[str, Any] = single if sqlite else {}
        # The parameters of a failed statement would put seeds into the log.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **pool)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.folder: Path | None = None
        self.lock: FolderLock | None = None
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        # Why the last write failed; None: it did not.
        self.failure: NotSaved | None = None

    @classmethod
    def in_folder(cls, folder: Path) -> Storage:
        storage = cls(URL.create("sqlite+aiosqlite", database=str(folder / DATABASE)))
        storage.folder = folder
        return storage

    async def open(self) -> None:
        """Check the database, create or upgrade it if needed. Raise StorageError, and nothing was overwritten."""
        if self.folder is not None and self.lock is None:
            self.lock = await asyncio.to_thread(prepare, self.folder)
        self.writer = asyncio.create_task(self.write_loop())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    # ---- tables
    async def create(
        self, meta: TableMeta, tokens: dict[int, str], lines: list[LogLine], invites: dict[int, str] | None = None
    ) -> None:
        """Store a new table; `tokens` and `invites` are hashed already. Raise NotSaved."""
        async with self.writing() as db:
            await db.execute(insert(_tables).values(meta_row(meta)))
            for into, hashes in ((_tokens, tokens), (_invites, invites or {})):
                if hashes:
                    rows = [{"table_id": meta.id, "seat": seat, "hash": hash} for seat, hash in hashes.items()]
                    await db.execute(insert(into), rows)
            for first in range(0, len(lines), PORTION):
                portion = enumerate(lines[first : first + PORTION], first)
                await db.execute(insert(_lines), [line_row(meta.id, i, line) for i, line in portion])

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. Raise NotSaved if it cannot be written; the log says so once, until it can be again."""
        try:
            async with self.engine.begin() as db:
                yield db
        except IntegrityError:
            raise
        except DBAPIError as error:
            cause = error.orig or error
            failure = NotSaved(database_file.reason_key(cause), f"not saved: {database_file.reason(cause)}")
            if self.failure is None:
                logger.error("the database cannot be written: %s", database_file.reason(cause))
            self.failure = failure
            raise failure from None
        if self.failure is not None:
            logger.warning("the database can be written again")
            self.failure = None

    async def require_writable(self) -> None:
        """After a failed write, try a small one. Raise NotSaved."""
        if self.failure is not None:
            async with self.writing() as db:
                await db.execute(update(_about).where(_about.c.key == "opened").values(value=str(int(time.time()))))

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
        such invitation. Raise NotSaved."""
        query = (
            delete(_invites).where(_invites.c.table_id == table, _invites.c.hash == invite).returning(_invites.c.seat)
        )
        async with self.writing() as db:
            seat = (await db.execute(query)).scalar()
            if seat is not None:
                await db.execute(insert(_tokens).values(table_id=table, seat=seat, hash=token))
        return seat

    async def replace_invite(self, table: str, seat: int, invite: str) -> bool:
        """Store an invitation instead of the old one. Return False if the seat is taken. Raise NotSaved."""
        taken = select(_tokens.c.seat).where(_tokens.c.table_id == table, _tokens.c.seat == seat)
        async with self.writing() as db:
            # The first statement writes: from here on nobody else can take the seat.
            await db.execute(delete(_invites).where(_invites.c.table_id == table, _invites.c.seat == seat))
            if (await db.execute(taken)).first() is not None:
                return False
            await db.execute(insert(_invites).values(table_id=table, seat=seat, hash=invite))
        return True

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Return False if the table has a rematch already."""
        query = update(_tables).where(_tables.c.id == table, _tables.c.rematch == "").values(rematch=rematch)
        async with self.writing() as db:
            return (await db.execute(query)).rowcount == 1

    # ---- use and expiry
    async def mark_used(self, tables: list[str], now: float) -> None:
        """Note that somebody uses these tables. Raise NotSaved."""
        async with self.writing() as db:
            await db.execute(update(_tables).where(_tables.c.id.in_(tables)).values(used=now))

    async def unfinished(self, tables: list[str]) -> list[str]:
        """Return those of the tables that are not finished."""
        found: list[str] = []
        async with self.engine.connect() as db:
            for first in range(0, len(tables), PORTION):
                portion = tables[first : first + PORTION]
                query = select(_tables.c.id).where(_tables.c.id.in_(portion), ~_finished)
                found += [str(id) for (id,) in (await db.execute(query)).all()]
        return found

    async def expired(self, keep: Keep, now: float, most: int) -> list[tuple[str, float]]:
        """Return tables that nobody has used for long, the longest first, each with the time of its last use."""
        limits = [
            (days, condition)
            for days, condition in (
                (keep.unused, ~_played),
                (keep.finished, _played & _finished),
                (keep.unfinished, _played & ~_finished),
            )
            if days > 0
        ]
        if not limits:
            return []
        old = [condition & (_last_use < now - days * DAY) for days, condition in limits]
        newest = now - min(days for days, _ in limits) * DAY
        query = (
            select(_tables.c.id, _last_use)
            .where(_tables.c.touched < newest, or_(*old))
            .order_by(_tables.c.touched)
            .limit(most)
        )
        async with self.engine.connect() as db:
            return [(str(id), float(used)) for id, used in (await db.execute(query)).all()]

    async def delete_unused(self, table: str, last_use: float) -> bool:
        """Delete a table with everything that belongs to it, unless it was used after that time. Raise NotSaved."""
        async with self.writing() as db:
            query = delete(_tables).where(_tables.c.id == table, _last_use <= last_use)
            if (await db.execute(query)).rowcount == 0:
                return False
            for part in metadata.tables.values():
                if "table_id" in part.c:
                    await db.execute(delete(part).where(part.c.table_id == table))
            await db.execute(update(_tables).where(_tables.c.rematch == table).values(rematch=""))
        return True

    async def set_rules(self, meta: TableMeta) -> None:
        """Store the version of the rules that a table is played by from now on; its snapshots were made by others."""
        values = {"rules": meta.rules, "hash": meta.hash, "summary": meta.summary.decode()}
        async with self.writing() as db:
            await db.execute(update(_tables).where(_tables.c.id == meta.id).values(values))
            await db.execute(delete(_snapshots).where(_snapshots.c.table_id == meta.id))

    # ---- the log
    async def lines(self, table: str) -> list[LogLine]:
        found: list[LogLine] = []
        query = select(_lines).where(_lines.c.table_id == table).order_by(_lines.c.number).limit(PORTION)
        async with self.engine.connect() as db:
            while True:
                rows = (await db.execute(query.where(_lines.c.number >= len(found)))).mappings().all()
                found += [line_of(dict(row)) for row in rows]
                if len(rows) < PORTION:
                    return found

    async def append(
        self, meta: TableMeta, number: int, line: LogLine, unchanged: int = -1, snapshot: Snapshot | None = None
    ) -> None:
        """Write a line, the summary and the snapshot of a table in one transaction. With `unchanged`, only snapshots of
        that many decisions or fewer stay valid. Raise LogConflict or NotSaved."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = Job(meta.id, number, line, meta.summary, meta.touched, meta.hash, unchanged, snapshot, done)
        self.jobs.put_nowait(job)
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
        async with self.writing() as db:
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


# ---------------------------------------------------------------- creating and upgrading
def prepare(folder: Path) -> FolderLock:
    """Make the database of a folder ready, and return the lock that a server holds on it. Raise StorageError."""
    database_file.make_folder(folder)
    lock = FolderLock(folder)
    try:
        wait_until_ready(folder, lock)
        database_file.keep_identity(folder)
        return lock
    except BaseException:
        lock.close()
        raise


def wait_until_ready(folder: Path, lock: FolderLock) -> None:
    """Return when the database has the present version and the lock is held shared. Only one process at a time creates
    or upgrades it; the others wait."""
    end = time.monotonic() + OPEN_SECONDS
    while True:
        found = database_file.check(folder)
        if found is not None and found.version == SCHEMA_VERSION:
            lock.shared()
            return
        if not lock.try_exclusive():
            if time.monotonic() >= end:
                raise StorageError(f"another server is using {folder} with an older version: stop it first")
            time.sleep(0.05)
            continue
        found = database_file.check(folder)  # once more: now nobody else can change it
        if found is None:
            create_database(folder)
        elif found.version < SCHEMA_VERSION:
            upgrade(folder, found.version)


def create_database(folder: Path) -> None:
    """Create the file under another name first: it is complete or it is not there."""
    new = folder / f"{DATABASE}.new"
    try:
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, database_file.PRIVATE))
        engine = create_engine(URL.create("sqlite", database=str(new)))
        try:
            with engine.begin() as db:
                metadata.create_all(db)
                db.execute(insert(_about).values(key="schema", value=str(SCHEMA_VERSION)))
                db.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
                db.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (str(SCHEMA_VERSION),))
        finally:
            engine.dispose()
        new.replace(folder / DATABASE)
    except DBAPIError as error:
        raise StorageError(f"cannot create {folder / DATABASE}: {database_file.reason(error.orig or error)}") from None
    except OSError as error:
        raise StorageError(f"cannot create {folder / DATABASE}: {error.strerror or error}") from None


def upgrade(folder: Path, version: int) -> None:
    from caposaldo.server.upgrade import upgrade_database  # slow to import, seldom needed

    upgrade_database(folder, SCHEMA_VERSION)
    logger.warning(
        "the database was upgraded from version %d to %d; a copy of the old one is %s",
        version,
        SCHEMA_VERSION,
        folder / database_file.SAFETY_COPY,
    )


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
        "used": meta.used,
        "hash": meta.hash,
        "serious": meta.serious,
        "hints": meta.hints,
    }


def meta_of(row: dict[str, Any]) -> TableMeta:
    row["options"] = msgspec.json.decode(row["options"], type=dict[str, str])
    row["who"] = msgspec.json.decode(row["who"], type=list[str])
    row["summary"] = row["summary"].encode()
    return TableMeta(**row)


def summary_row(job: Job) -> dict[str, object]:
    return {
        "of_table": job.table,
        "new_summary": job.summary.decode(),
        "now": job.touched,
        "new_hash": job.hash,
    }


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
