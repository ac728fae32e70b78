"""Where tables are kept: an append-only log of each, and snapshots that only save time.

A line is in the database, committed, before anybody hears of it. The number of a line is part of its key: of two
processes that would write the same line, one fails and reads the table again.
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
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caposaldo.server.ledger import Line
from caposaldo.server.sheets import Clash, Sheet, Snapshot, StorageTrouble

TRIES = 4  # at laying out a folder
SCHEMA = 1

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
)
_tokens = Table(
    "tokens",
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


# Written with every decision: made once.
_insert_line = insert(_lines)
_sum_up = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"))
    .values(summary=bindparam("new_summary"), touched=bindparam("now"))
)


class Job(NamedTuple):
    """A line to be written, and who waits for it."""

    table: str
    number: int
    line: Line
    summary: bytes
    touched: float
    stay: int
    snapshot: Snapshot | None
    done: asyncio.Future[None]


def settle_job(job: Job, error: Exception | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


class Storage:
    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        # SQLite has one writer: a single connection keeps everybody in line.
        one = {"pool_size": 1, "max_overflow": 0, "pool_timeout": 60, "pool_reset_on_return": None}
        pool: dict[str, Any] = one if sqlite else {}
        self.engine: AsyncEngine = create_async_engine(url, **pool)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", settle)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    def in_folder(cls, folder: Path) -> Storage:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return cls(f"sqlite+aiosqlite:///{folder / 'tables.db'}")

    async def open(self) -> None:
        """Make what is missing. Raises StorageTrouble for a database of another version."""
        found = await self.lay_out()
        if found != str(SCHEMA):
            raise StorageTrouble(f"the tables are kept in version {found}; this program reads version {SCHEMA}")
        self.writer = asyncio.create_task(self.write())

    async def lay_out(self) -> str:
        """The tables, and the version they are kept in. Another server may be laying out the same folder at this
        moment; then both look again."""
        for attempt in range(TRIES):
            try:
                async with self.engine.begin() as db:
                    await db.run_sync(_meta.create_all)
                    found = (await db.execute(select(_about.c.value).where(_about.c.key == "schema"))).scalar()
                    if found is None:
                        await db.execute(insert(_about).values(key="schema", value=str(SCHEMA)))
                    return str(found or SCHEMA)
            except DBAPIError as error:
                if attempt == TRIES - 1:
                    where = self.engine.url.database
                    raise StorageTrouble(f"the tables cannot be kept in {where}: {error.orig}") from None
                await asyncio.sleep(0.1)
        raise AssertionError("the last attempt returns or raises")

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # ---- tables
    async def make(self, sheet: Sheet, tokens: dict[int, str], lines: list[Line]) -> None:
        """A new table; `tokens` are hashed already."""
        async with self.engine.begin() as db:
            await db.execute(insert(_tables).values(sheet_row(sheet)))
            if tokens:
                rows = [{"table_id": sheet.id, "seat": seat, "hash": token} for seat, token in tokens.items()]
                await db.execute(insert(_tokens), rows)
            if lines:
                await db.execute(insert(_lines), [line_row(sheet.id, i, line) for i, line in enumerate(lines)])

    async def sheet(self, table: str) -> Sheet | None:
        async with self.engine.connect() as db:
            row = (await db.execute(select(_tables).where(_tables.c.id == table))).mappings().first()
        return None if row is None else sheet_of(dict(row))

    async def sheets(self, ids: list[str]) -> list[Sheet]:
        async with self.engine.connect() as db:
            found = (await db.execute(select(_tables).where(_tables.c.id.in_(ids)))).mappings().all()
        return [sheet_of(dict(row)) for row in found]

    async def tokens(self, table: str) -> dict[int, str]:
        """Seat -> hash of its token."""
        async with self.engine.connect() as db:
            rows = (await db.execute(select(_tokens.c.seat, _tokens.c.hash).where(_tokens.c.table_id == table))).all()
        return {int(seat): str(hash) for seat, hash in rows}

    async def held(self, tables: list[str]) -> dict[str, dict[int, str]]:
        """The same for many tables."""
        query = select(_tokens.c.table_id, _tokens.c.seat, _tokens.c.hash).where(_tokens.c.table_id.in_(tables))
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).all()
        found: dict[str, dict[int, str]] = {}
        for table, seat, hash in rows:
            found.setdefault(str(table), {})[int(seat)] = str(hash)
        return found

    async def count(self) -> int:
        async with self.engine.connect() as db:
            return int((await db.execute(select(func.count()).select_from(_tables))).scalar() or 0)

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """False: somebody was faster."""
        query = update(_tables).where(_tables.c.id == table, _tables.c.rematch == "").values(rematch=rematch)
        async with self.engine.begin() as db:
            return (await db.execute(query)).rowcount == 1

    # ---- the log
    async def lines(self, table: str) -> list[Line]:
        query = select(_lines).where(_lines.c.table_id == table).order_by(_lines.c.number)
        async with self.engine.connect() as db:
            return [line_of(dict(row)) for row in (await db.execute(query)).mappings().all()]

    async def append(
        self, sheet: Sheet, number: int, line: Line, stay: int = -1, snapshot: Snapshot | None = None
    ) -> None:
        """Write a line of the table, its summary and its snapshot as one step. With `stay`, only snapshots of that many
        decisions or fewer are still true. Raises Clash."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Job(sheet.id, number, line, sheet.summary, sheet.touched, stay, snapshot, done))
        await done

    async def write(self) -> None:
        """Whatever waits to be written is committed together: under load, many lines for the price of one."""
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
                settle_job(jobs[0], Clash(f"line {jobs[0].number} of table {jobs[0].table} is there already"))
                return
            for job in jobs:
                await self.write_all([job])
        except Exception as error:
            for job in jobs:
                settle_job(job, error)
        else:
            for job in jobs:
                settle_job(job, None)

    async def commit(self, jobs: list[Job]) -> None:
        async with self.engine.begin() as db:
            await db.execute(_insert_line, [line_row(job.table, job.number, job.line) for job in jobs])
            await db.execute(_sum_up, [summary_row(job) for job in jobs])
            for job in jobs:
                await keep_snapshots(db, job.table, job.stay, job.snapshot)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest."""
        query = (
            select(_snapshots).where(_snapshots.c.table_id == table).order_by(_snapshots.c.decisions.desc()).limit(1)
        )
        async with self.engine.connect() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else Snapshot(int(row["decisions"]), bytes(row["data"]), int(row["used"]))


def settle(connection: Any, _record: object) -> None:
    """Committed means written: a killed process or a power cut loses nothing."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def keep_snapshots(db: AsyncConnection, table: str, stay: int, snapshot: Snapshot | None) -> None:
    if stay >= 0:
        await db.execute(delete(_snapshots).where(_snapshots.c.table_id == table, _snapshots.c.decisions > stay))
    if snapshot is not None:
        await db.execute(delete(_snapshots).where(_snapshots.c.table_id == table))
        values = {"table_id": table, "decisions": snapshot.decisions, "data": snapshot.data, "used": snapshot.used}
        await db.execute(insert(_snapshots).values(values))


# ---------------------------------------------------------------- rows
def sheet_row(sheet: Sheet) -> dict[str, object]:
    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "scenario": sheet.scenario,
        "options": msgspec.json.encode(sheet.options).decode(),
        "seed": sheet.seed,
        "who": msgspec.json.encode(sheet.who).decode(),
        "made": sheet.made,
        "touched": sheet.touched,
        "summary": sheet.summary.decode(),
        "rematch": sheet.rematch,
    }


def sheet_of(row: dict[str, Any]) -> Sheet:
    row["options"] = msgspec.json.decode(row["options"], type=dict[str, str])
    row["who"] = msgspec.json.decode(row["who"], type=list[str])
    row["summary"] = row["summary"].encode()
    return Sheet(**row)


def summary_row(job: Job) -> dict[str, object]:
    return {"of_table": job.table, "new_summary": job.summary.decode(), "now": job.touched}


def line_row(table: str, number: int, line: Line) -> dict[str, object]:
    row: dict[str, object] = {**line._asdict(), "table_id": table, "back_to": line.number, "number": number}
    return row


def line_of(row: dict[str, Any]) -> Line:
    back_to = row.pop("back_to")
    del row["table_id"]
    row["told"] = bytes(row["told"])
    return Line(**{**row, "number": back_to})
