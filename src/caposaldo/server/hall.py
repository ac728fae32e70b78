"""All tables: making them, finding them, letting those rest that nobody looks at."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import State
from caposaldo.kernel.record import Record, RecordError
from caposaldo.kernel.session import Session
from caposaldo.kernel.sources import converted
from caposaldo.server import ledger as ledgers
from caposaldo.server.ledger import Line
from caposaldo.server.reel import replayed, resumed
from caposaldo.server.scribe import Scribe
from caposaldo.server.settings import Settings
from caposaldo.server.sheets import Sheet, Snapshot, hashed
from caposaldo.server.tables import Summary, Table
from caposaldo.server.thinkers import Thinkers
from caposaldo.server.wire import (
    BOTS,
    PEOPLE,
    SPECTATOR,
    Fork,
    Held,
    NewTable,
    Notice,
    Rematch,
    Said,
    SeatInfo,
    SeatMade,
    TableInfo,
    TableMade,
    Trouble,
    Words,
)

if TYPE_CHECKING:
    from caposaldo.server.storage import Storage

SWEEP = 10.0
MOST_DECISIONS = 20_000

_summary = msgspec.json.Decoder(Summary)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)


@cache
def title_of(game: str, scenario: str) -> Words:
    title = registry.game(game).about(scenario).get("title")
    return converted(title, Words)


def must_be_there(game: str, scenario: str) -> None:
    """Only what comes with a game: the name of a scenario is never taken for that of a file."""
    if game not in registry.ids():
        raise Trouble(404, "web-error-game", {"game": game}, f"there is no game {game!r}")
    if scenario not in registry.game(game).scenarios():
        raise Trouble(404, "web-error-scenario", {"scenario": scenario}, f"there is no scenario {scenario!r}")


class Hall:
    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self.thinkers = thinkers
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.coming: dict[str, asyncio.Task[Table]] = {}
        self.opening: asyncio.Task[Storage] | None = None
        self.sweeper: asyncio.Task[None] | None = None

    def open(self, trouble: Callable[[BaseException], None]) -> None:
        """Storage opens meanwhile; `trouble` is called if it cannot."""
        self.opening = asyncio.create_task(opened_storage(self.settings.data))
        self.opening.add_done_callback(lambda task: tell_of(task, trouble))
        self.sweeper = asyncio.create_task(self.sweep())

    async def storage(self) -> Storage:
        """Once it is open."""
        assert self.opening is not None
        return await asyncio.shield(self.opening)

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for table in self.tables.values():
            if table.bots is not None:
                table.bots.cancel()
        self.thinkers.stop()
        for storage in await asyncio.gather(self.storage(), return_exceptions=True):
            if not isinstance(storage, BaseException):
                await storage.close()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            self.let_idle_go(time.monotonic() - self.settings.idle)

    def let_idle_go(self, before: float) -> None:
        for table in [table for table in self.tables.values() if table.idle() and table.touched <= before]:
            del self.tables[table.id]

    # ---------------------------------------------------------------- finding
    async def table(self, id: str) -> Table:
        """The table, read again if it is not in memory. Raises Trouble."""
        while True:
            found = self.tables.get(id)
            if found is not None:
                found.touched = time.monotonic()
                return found
            if id not in self.coming:
                self.coming[id] = asyncio.create_task(self.load(id))
                self.coming[id].add_done_callback(lambda _: self.coming.pop(id, None))
            await asyncio.shield(self.coming[id])

    async def load(self, id: str) -> Table:
        storage = await self.storage()
        sheet = await storage.sheet(id)
        if sheet is None:
            raise no_table(id)
        lines = await storage.lines(id)
        snapshot = await storage.snapshot(id)
        decisions = ledgers.fold(sheet.who, lines).decisions
        session = await asyncio.to_thread(read_again, sheet, decisions, snapshot)
        table = Table(sheet, await storage.tokens(id), lines, session, storage, self.thinkers, self.settings)
        table.last_snapshot = snapshot.decisions if snapshot is not None else 0
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        self.tables[table.id] = table
        table.forget = lambda: self.forget(table)

    def forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def info(self, id: str) -> TableInfo:
        sheet = await (await self.storage()).sheet(id)
        if sheet is None:
            raise no_table(id)
        return table_info(sheet, [])

    async def mine(self, held: list[Held]) -> list[TableInfo]:
        """The tables that these tokens open; those that are gone, or whose token is wrong, are left out."""
        ids = list(dict.fromkeys(item.table for item in held))
        storage = await self.storage()
        hashes = await storage.held(ids)
        sheets = {sheet.id: sheet for sheet in await storage.sheets(ids)}
        found: list[TableInfo] = []
        for id in ids:
            given = {hashed(item.token) for item in held if item.table == id}
            seats = [seat for seat, hash in hashes.get(id, {}).items() if hash in given]
            if id in sheets and seats:
                found.append(table_info(sheets[id], seats))
        return found

    # ---------------------------------------------------------------- making
    async def make(self, wish: NewTable) -> TableMade:
        must_be_there(wish.game, wish.scenario)
        try:
            session = await asyncio.to_thread(
                Session.start, wish.game, wish.scenario, wish.options, wish.seed, dict(wish.seats)
            )
        except (ValueError, OverflowError) as error:
            raise Trouble(400, "web-error-setup", {"reason": str(error)}, str(error)) from None
        who = [str(wish.seats.get(name, "human")) for name in session.state.seats()]
        return await self.seat(sheet_for(session.record, who), session, [])

    async def seat(
        self, sheet: Sheet, session: Session, lines: list[Line], tokens: dict[int, str] | None = None
    ) -> TableMade:
        """Keep a new table. Without tokens (hashed), everybody who is not a bot gets a new one."""
        given: dict[int, str] = {}
        names = session.state.seats()
        if tokens is None:
            given = {seat: new_token() for seat, who in enumerate(sheet.who) if who in PEOPLE}
            tokens = {seat: hashed(token) for seat, token in given.items()}
        storage = await self.storage()
        table = Table(sheet, tokens, lines, session, storage, self.thinkers, self.settings)
        table.sum_up()
        await storage.make(sheet, tokens, lines)
        self.keep(table)
        seats = [SeatMade(seat, name, sheet.who[seat], given.get(seat)) for seat, name in enumerate(names)]
        return TableMade(sheet.id, seats)

    async def fork(self, id: str, wish: Fork) -> TableMade:
        """A new game that goes on from a moment of this one."""
        table = await self.table(id)
        tokens = [token for token in [wish.token, *wish.tokens] if token]
        async with table.lock:
            seats = table.seats_of(tokens)
            if not table.over and not table.holds_all(seats):
                raise secret_still()
            eyes = wish.eyes if wish.eyes in seats else (seats[0] if seats else SPECTATOR)
            count = table.ledger.moment(eyes, table.over, wish.at)
            if count > len(table.ledger.decisions):
                raise Trouble(400, "web-error-moment", {"at": wish.at}, "there were not so many decisions")
            lines = table.ledger.decisions[:count]
            names, before = table.names, list(table.who)
        for name in wish.seats:
            if name not in names:
                raise Trouble(400, "web-error-seat", {"seat": name}, f"there is no seat {name!r}")
        who = [str(wish.seats.get(name, before[seat])) for seat, name in enumerate(names)]
        sheet = sheet_like(table.sheet, who, table.sheet.seed)
        session = await asyncio.to_thread(replayed, sheet, lines)
        return await self.seat(sheet, session, lines)

    async def rematch(self, id: str, wish: Rematch) -> TableMade:
        """The same battle with sides changed. Each token opens the seat that it did not open before; who asks twice,
        or second, gets the same table."""
        table = await self.table(id)
        tokens = [token for token in [wish.token, *wish.tokens] if token]
        if not table.over or not table.seats_of(tokens):
            raise Trouble(409, "web-error-rematch", detail="a rematch is asked for by a player, after the game")
        if not table.sheet.rematch:
            await self.make_rematch(table)
        made = await self.table(table.sheet.rematch)
        given = {seat: token for token in tokens for seat in made.seats_of([token])}
        seats = [SeatMade(seat, name, made.who[seat], given.get(seat)) for seat, name in enumerate(made.names)]
        return TableMade(made.id, seats)

    async def make_rematch(self, table: Table) -> None:
        count = len(table.names)
        who = [table.who[(seat + 1) % count] for seat in range(count)]
        hashes = {(seat - 1) % count: hash for seat, hash in table.tokens.items()}
        sheet = sheet_like(table.sheet, who, secrets.token_hex(16))
        async with table.lock:
            if table.sheet.rematch:
                return
            session = await asyncio.to_thread(replayed, sheet, [])
            await self.seat(sheet, session, [], hashes)
            storage = await self.storage()
            if not await storage.set_rematch(table.id, sheet.id):
                fresh = await storage.sheet(table.id)
                sheet.id = fresh.rematch if fresh is not None else sheet.id
            table.sheet.rematch = sheet.id
            table.tell_all(Notice("web-notice-rematch", {"table": sheet.id}))

    # ---------------------------------------------------------------- records
    async def record(self, id: str, tokens: list[str]) -> str:
        table = await self.table(id)
        async with table.lock:
            if not table.over and not table.holds_all(table.seats_of(tokens)):
                raise secret_still()
            return await asyncio.to_thread(table.record_text)

    async def from_record(self, text: str) -> TableMade:
        """A new table from a record: to go on with, or to look at when the game is over."""
        try:
            record = records.read(text)
            if record.sha256:
                raise Trouble(
                    422, "web-error-record-scenario", detail="the scenario of this record is a file of its own"
                )
            if len(record.decisions) > MOST_DECISIONS:
                raise Trouble(413, "web-error-large", detail="too many decisions")
            session, lines = await asyncio.to_thread(lines_of, record)
        except RecordError as error:
            raise wrong_record(error) from None
        except (ValueError, OverflowError) as error:
            raise Trouble(422, "web-error-setup", {"reason": str(error)}, str(error)) from None
        who = [seated(name) for name in record.seats.values()]
        tokens: dict[int, str] | None = {} if session.state.outcome() is not None else None
        return await self.seat(sheet_for(record, who), session, lines, tokens)


async def opened_storage(folder: Path) -> Storage:
    """Raises StorageTrouble, or OSError for a folder that cannot be used."""
    storage = (await asyncio.to_thread(import_module, "caposaldo.server.storage")).Storage.in_folder(folder)
    await storage.open()
    found: Storage = storage
    return found


def tell_of(task: asyncio.Task[Storage], trouble: Callable[[BaseException], None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        trouble(error)


def read_again(sheet: Sheet, decisions: list[Line], snapshot: Snapshot | None) -> Session:
    """Raises Trouble for a table that today's rules do not replay."""
    try:
        if snapshot is not None and snapshot.decisions <= len(decisions):
            return resumed(sheet, decisions, snapshot)
        return replayed(sheet, decisions)
    except Exception as error:
        raise Trouble(409, "web-error-rules", {"table": sheet.id}, f"this table cannot be read: {error}") from error


def lines_of(record: Record) -> tuple[Session, list[Line]]:
    """Play a record again and write its log. Raises RecordError for one that is not true."""
    session = Session(registry.game(record.game), records.start(record), replace(record, decisions=[]))
    scribe = Scribe(session)
    lines = [scribe.play(*records.fitting_decision(record, session.state, i)) for i in range(len(record.decisions))]
    records.check_end(record, session.state)
    return session, lines


def wrong_record(error: RecordError) -> Trouble:
    """In words that the browser can say; what they refer to is named here, where the position is known."""
    params = {**error.message.params, "line": error.line, "what": f"@{error.message.key}"}
    if error.refusal is not None:
        params.update({name: named(value, error.state) for name, value in error.refusal.params.items()})
        params["reason"] = f"@{error.refusal.key}"
    return Trouble(422, "web-error-record", params, error.say("en"))


def named(value: int | str, state: State | None) -> int | str:
    if isinstance(value, str) and value.startswith("@") and "/" in value and state is not None:
        return state.name(value[1:], "en")
    return value


def seated(who: str) -> str:
    """Who plays a seat that a record speaks of."""
    kind = who.partition(":")[0]
    return kind if kind in BOTS else "human"


def sheet_for(record: Record, who: list[str]) -> Sheet:
    now = time.time()
    options = dict(record.options)
    rules = registry.game(record.game).version
    return Sheet(new_id(), record.game, rules, record.scenario, options, record.seed, who, now, now, b"{}", "")


def sheet_like(sheet: Sheet, who: list[str], seed: str) -> Sheet:
    now = time.time()
    return Sheet(new_id(), sheet.game, sheet.rules, sheet.scenario, dict(sheet.options), seed, who, now, now, b"{}", "")


def table_info(sheet: Sheet, yours: list[int]) -> TableInfo:
    summary = _summary.decode(sheet.summary)
    seats = [
        SeatInfo(seat, name, summary.who[seat], seat in yours) for seat, name in enumerate(summary.names)
    ]  # fmt: skip
    return TableInfo(
        table=sheet.id,
        game=sheet.game,
        scenario=sheet.scenario,
        title=title_of(sheet.game, sheet.scenario),
        options=sheet.options,
        turn=turn_text(summary),
        waiting=summary.waiting,
        over=summary.outcome is not None,
        outcome=summary.outcome,
        seats=seats,
        made=int(sheet.made),
        touched=int(sheet.touched),
        decisions=summary.decisions,
        rematch=sheet.rematch or None,
    )


def turn_text(summary: Summary) -> Said:
    if summary.turn == 0:
        return Said("", "web-turn-before")
    if summary.turns == 0:
        return Said("", "web-turn", {"turn": summary.turn})
    return Said("", "web-turn-of", {"turn": summary.turn, "turns": summary.turns})


def no_table(id: str) -> Trouble:
    return Trouble(404, "web-error-table", {"table": id}, "there is no such table")


def secret_still() -> Trouble:
    return Trouble(409, "web-error-secret", detail="the game goes on: this would show the other seats' secrets")
