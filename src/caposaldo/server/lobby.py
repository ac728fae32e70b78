"""All tables: creates and loads them, and unloads idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from caposaldo.kernel import registry
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.record import Record
from caposaldo.kernel.session import Session
from caposaldo.kernel.sources import converted
from caposaldo.server import library
from caposaldo.server.bot_workers import BotWorkers
from caposaldo.server.event_log import LogLine, read_log
from caposaldo.server.old_rules import Loaded, Summary, decode_summary, is_current, load_game, record_for, stored_record
from caposaldo.server.protocol import (
    BOTS,
    FRIEND,
    SPECTATOR,
    ApiError,
    CreatedSeat,
    CreatedTable,
    DiceInfo,
    Fork,
    HeldToken,
    Invitation,
    LocalizedText,
    MessageInfo,
    NewInvite,
    NewTable,
    Notice,
    Origin,
    Rematch,
    SeatInfo,
    Sit,
    TableInfo,
)
from caposaldo.server.quota import TableQuota
from caposaldo.server.record_worker import RecordWorker
from caposaldo.server.replay_cache import session_from_snapshot, session_from_start
from caposaldo.server.settings import Settings
from caposaldo.server.summaries import SummaryWorker
from caposaldo.server.table_meta import Keep, NotSaved, Snapshot, TableMeta, hash_token
from caposaldo.server.tables import Table, holds_all, not_saved

if TYPE_CHECKING:
    from caposaldo.server.storage import Storage

logger = logging.getLogger("caposaldo.server")

UNLOAD_INTERVAL = 10.0  # seconds
USE_INTERVAL = 3600.0  # seconds after which it is noted again that a table is used
EXPIRY_DELAY = 60.0  # seconds after the start
EXPIRY_PORTION = 20
HUMAN = "human"

RULES_CHANGED = "web-error-rules"


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """Return a secret that gives access to a seat, or an invitation to one."""
    return secrets.token_urlsafe(24)


def new_salt() -> str:
    return secrets.token_hex(16)


@cache
def title_of(game: str, scenario: str) -> LocalizedText:
    """Return the title of a scenario; its id, if the scenario or the game is not there any more."""
    try:
        return converted(registry.game(game).about(scenario).get("title"), LocalizedText)
    except (ValueError, KeyError):
        return LocalizedText(scenario, scenario)


class Lobby:
    """The tables in memory, and the storage of all."""

    def __init__(self, bot_workers: BotWorkers, settings: Settings) -> None:
        self.bot_workers = bot_workers
        self.record_worker = RecordWorker(settings)
        self.summary_worker = SummaryWorker(settings)
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.opening: asyncio.Task[Storage] | None = None
        self.unloader: asyncio.Task[None] | None = None
        self.expirer: asyncio.Task[None] | None = None
        # Tables that are being deleted: loading them waits.
        self.expiring: set[str] = set()
        self.quota = TableQuota(settings.tables_per_hour, settings.unfinished_tables)

    def open(self, on_error: Callable[[BaseException], None]) -> None:
        """Start opening the storage in the background; `on_error` is called if that fails."""
        self.opening = asyncio.create_task(open_storage(self.settings.data))
        self.opening.add_done_callback(lambda task: report_error(task, on_error))
        self.unloader = asyncio.create_task(self.unload_regularly())
        self.expirer = asyncio.create_task(self.expire_regularly())

    async def storage(self) -> Storage:
        """Return the storage once it is open."""
        assert self.opening is not None
        return await asyncio.shield(self.opening)

    async def close(self) -> None:
        for task in (self.unloader, self.expirer):
            if task is not None:
                task.cancel()
        for table in self.tables.values():
            if table.bots is not None:
                table.bots.cancel()
        self.bot_workers.stop()
        self.record_worker.stop()
        self.summary_worker.stop()
        for storage in await asyncio.gather(self.storage(), return_exceptions=True):
            if not isinstance(storage, BaseException):
                await storage.close()

    async def unload_regularly(self) -> None:
        while True:
            await asyncio.sleep(min(UNLOAD_INTERVAL, self.settings.idle))
            await self.mark_used(self.unload_idle(time.monotonic() - self.settings.idle))

    def unload_idle(self, before: float) -> list[Table]:
        """Unload tables that have been idle since `before`, and return them."""
        idle = [table for table in self.tables.values() if table.idle() and table.touched <= before]
        for table in idle:
            del self.tables[table.id]
            # Without cycles its memory is freed at once.
            table.on_abandon = table.clock.on_timeout = lambda: None
        return idle

    def is_idle(self) -> bool:
        """Nobody is connected."""
        return not any(table.subscribers for table in self.tables.values())

    async def mark_used(self, tables: list[Table]) -> None:
        """Note in the storage that these tables were used, unless that was noted not long ago."""
        now = time.time()
        due = [table for table in tables if table.meta.used < now - USE_INTERVAL]
        if due:
            with contextlib.suppress(NotSaved):
                await (await self.storage()).mark_used([table.id for table in due], now)
                for table in due:
                    table.meta.used = now

    # ---------------------------------------------------------------- tables that nobody uses
    async def expire_regularly(self) -> None:
        """Delete tables that nobody uses, a few at a time."""
        await asyncio.sleep(min(EXPIRY_DELAY, self.settings.expiry_interval))
        while True:
            try:
                while await self.expire_some(time.time()):
                    await asyncio.sleep(self.settings.expiry_pause)
            except NotSaved:
                pass  # the log says it
            except Exception:
                logger.exception("tables that nobody uses cannot be deleted")
            await asyncio.sleep(self.settings.expiry_interval)

    async def expire_some(self, now: float) -> int:
        """Delete a portion of the tables that nobody uses, never one in memory. Return how many were deleted."""
        storage = await self.storage()
        settings, deleted = self.settings, 0
        keep = Keep(settings.keep_unfinished, settings.keep_finished, settings.keep_unused)
        for id, last_use in await storage.expired(keep, now, EXPIRY_PORTION):
            if id in self.tables or id in self.loading:
                continue
            self.expiring.add(id)
            try:
                deleted += await storage.delete_unused(id, last_use)
            finally:
                self.expiring.discard(id)
        return deleted

    # ---------------------------------------------------------------- finding
    async def table(self, id: str) -> Table:
        """Return the table, loading it if it is not in memory. Raise ApiError."""
        while True:
            found = self.tables.get(id)
            if found is not None:
                found.touched = time.monotonic()
                return found
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Table:
        storage = await self.storage()
        while id in self.expiring:
            await asyncio.sleep(0.01)
        meta = await storage.meta(id)
        if meta is None:
            raise no_table(id)
        lines = await storage.lines(id)
        snapshot = await storage.snapshot(id)
        decisions = read_log(meta.who, lines).decisions
        loaded = await asyncio.to_thread(load_session, meta, decisions, snapshot)
        tokens = await storage.tokens(id)
        table = Table(
            meta, tokens, lines, loaded.session, storage, self.bot_workers, self.settings, loaded.frozen
        )  # fmt: skip
        table.last_snapshot = snapshot.decisions if snapshot is not None and is_current(meta) else 0
        if loaded.frozen is None and not is_current(meta):
            await self.take_over(table)
        await self.mark_used([table])
        self.register(table)
        return table

    async def take_over(self, table: Table) -> None:
        """Note that a table of older rules is played by the present ones from now on. If that cannot be written, it is
        replayed again next time."""
        table.meta.rules = registry.game(table.meta.game).version
        table.update_summary()
        with contextlib.suppress(NotSaved):
            await (await self.storage()).set_rules(table.meta)

    def register(self, table: Table) -> None:
        self.tables[table.id] = table
        table.on_abandon = lambda: self.unregister(table)

    def unregister(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def info(self, id: str) -> TableInfo:
        storage = await self.storage()
        meta = await storage.meta(id)
        if meta is None:
            raise no_table(id)
        return table_info(meta, [], await storage.tokens(id))

    async def mine(self, held: list[HeldToken]) -> list[TableInfo]:
        """Return the tables that these tokens belong to; unknown tables and wrong tokens are left out."""
        ids = list(dict.fromkeys(item.table for item in held))
        storage = await self.storage()
        hashes = await storage.held(ids)
        metas = {meta.id: meta for meta in await storage.metas(ids)}
        found: list[TableInfo] = []
        for id in ids:
            given = {hash_token(item.token) for item in held if item.table == id}
            seats = [seat for seat, hash in hashes.get(id, {}).items() if hash in given]
            if id in metas and seats:
                found.append(table_info(metas[id], seats, hashes[id]))
        return found

    # ---------------------------------------------------------------- creating
    async def within_quota(self, address: str, make: Callable[[], Awaitable[CreatedTable]]) -> CreatedTable:
        """Make a table for somebody at this address. Raise ApiError if there were too many."""
        await self.quota.require_room(address, (await self.storage()).unfinished)
        taken = self.quota.take(address)
        try:
            created = await make()
        except BaseException:
            self.quota.give_back(address, taken)
            raise
        self.quota.add(address, created.table)
        return created

    async def create(self, request: NewTable) -> CreatedTable:
        library.require_scenario(request.game, request.scenario)
        try:
            session = await asyncio.to_thread(
                Session.start, request.game, request.scenario, request.options, request.seed, dict(request.seats)
            )
        except (ValueError, OverflowError) as error:
            raise ApiError(400, "web-error-setup", {"reason": str(error)}, str(error)) from None
        who = [str(request.seats.get(name, "human")) for name in session.state.seats()]
        meta = meta_for_record(session.record, who, "seed" if request.seed else "server")
        meta.serious = request.serious
        meta.hints = request.hints
        return await self.add(meta, session, [])

    async def add(
        self, meta: TableMeta, session: Session, lines: list[LogLine], tokens: dict[int, str] | None = None
    ) -> CreatedTable:
        """Store a new table. Without `tokens` (hashed), whoever makes it gets the tokens of the seats played at this
        screen; friends' seats get invitations."""
        given: dict[int, str] = {}
        invites: dict[int, str] = {}
        if tokens is None:
            given = {seat: new_token() for seat, who in enumerate(meta.who) if who == HUMAN}
            invites = {seat: new_token() for seat, who in enumerate(meta.who) if who == FRIEND}
            tokens = hashed(given)
        storage = await self.storage()
        table = Table(meta, tokens, lines, session, storage, self.bot_workers, self.settings)
        table.update_summary()
        try:
            await storage.create(meta, dict(tokens), lines, hashed(invites))
        except NotSaved as error:
            raise not_saved(error, "web-error-not-made") from None
        self.register(table)
        return created_table(table, given, invites)

    async def sit(self, id: str, request: Sit) -> CreatedTable:
        """Take the seat of an invitation, which is used up. The token is made here: nobody else ever has it."""
        table = await self.table(id)
        storage = await self.storage()
        async with table.lock:
            token = new_token()
            try:
                seat = await storage.accept_invite(id, hash_token(request.invite), hash_token(token))
            except NotSaved as error:
                raise not_saved(error, "web-error-not-seated") from None
            if seat is None:
                raise invite_error(table)
            table.tokens[seat] = hash_token(token)
            table.changed()
        return created_table(table, {seat: token}, {})

    async def invite(self, id: str, request: NewInvite) -> Invitation:
        """Make a new invitation to a seat that nobody has taken; the old one ends."""
        table = await self.table(id)
        storage = await self.storage()
        async with table.lock:
            if not table.seats_of(request.tokens):
                raise ApiError(403, "web-error-no-seat", detail="only a player can invite a friend")
            if request.seat >= len(table.names) or table.who[request.seat] != FRIEND:
                raise ApiError(409, "web-error-no-invite", detail="this is not a friend's seat")
            invite = new_token()
            try:
                replaced = await storage.replace_invite(id, request.seat, hash_token(invite))
            except NotSaved as error:
                raise not_saved(error, "web-error-not-seated") from None
            if not replaced:
                raise seat_taken()
        return Invitation(request.seat, invite)

    async def fork(self, id: str, request: Fork) -> CreatedTable:
        """Create a game that continues from an earlier moment of this one."""
        table = await self.table(id)
        tokens = [token for token in [request.token, *request.tokens] if token]
        async with table.lock:
            seats = table.seats_of(tokens)
            if not table.over and not table.holds_all(seats):
                raise secrets_error()
            viewer = request.viewer if request.viewer in seats else (seats[0] if seats else SPECTATOR)
            count = table.log.decisions_at(viewer, table.over, request.at)
            if count > len(table.log.decisions):
                raise ApiError(400, "web-error-moment", {"at": request.at}, "there are fewer decisions")
            table.require_reached(count)
            lines = table.log.decisions[:count]
            names, before = table.names, list(table.who)
        for name in request.seats:
            if name not in names:
                raise ApiError(400, "web-error-seat", {"seat": name}, f"there is no seat {name!r}")
        who = [str(request.seats.get(name, before[seat])) for seat, name in enumerate(names)]
        meta = meta_like(table.meta, who, table.meta.seed, "fork")
        session = await asyncio.to_thread(session_from_start, meta, lines)
        return await self.add(meta, session, lines)

    async def rematch(self, id: str, request: Rematch) -> CreatedTable:
        """Create the same battle with sides changed, once: later requests get the same table. Each token belongs to
        the seat of the next player there."""
        table = await self.table(id)
        tokens = [token for token in [request.token, *request.tokens] if token]
        if not table.over or not table.seats_of(tokens):
            raise ApiError(409, "web-error-rematch", detail="only a player can ask for a rematch, after the game")
        if not table.meta.rematch:
            await self.create_rematch(table)
        made = await self.table(table.meta.rematch)
        given = {seat: token for token in tokens for seat in made.seats_of([token])}
        return created_table(made, given, {})

    async def create_rematch(self, table: Table) -> None:
        count = len(table.names)
        who = [table.who[(seat + 1) % count] for seat in range(count)]
        hashes = {(seat - 1) % count: hash for seat, hash in table.tokens.items()}
        meta = meta_like(table.meta, who, secrets.token_hex(16), "server")
        async with table.lock:
            if table.meta.rematch:
                return
            session = await asyncio.to_thread(session_from_start, meta, [])
            await self.add(meta, session, [], hashes)
            storage = await self.storage()
            if not await storage.set_rematch(table.id, meta.id):
                fresh = await storage.meta(table.id)
                meta.id = fresh.rematch if fresh is not None else meta.id
            table.meta.rematch = meta.id
            table.send_all(Notice("web-notice-rematch", {"table": meta.id}))

    # ---------------------------------------------------------------- records
    async def record(self, id: str, tokens: list[str]) -> str:
        try:
            table = await self.table(id)
        except ApiError as error:
            if error.key == RULES_CHANGED:
                return await self.stored_record(id, tokens)
            raise
        async with table.lock:
            seats = table.seats_of(tokens)
            if table.over or table.holds_all(seats):
                return await asyncio.to_thread(table.record_text)
            if table.frozen is None or not seats:
                raise secrets_error()
            return record_for(table.meta, table.log, seats)

    async def summary(self, id: str) -> bytes:
        """Return the encoded account of a game that is over. Raise ApiError."""
        return await self.summary_worker.of(await self.table(id))

    async def stored_record(self, id: str, tokens: list[str]) -> str:
        """Return the record of a table that cannot be opened any more: while the game is not over, to those who sat at
        it, and only what they may know."""
        storage = await self.storage()
        meta = await storage.meta(id)
        if meta is None:
            raise no_table(id)
        log = read_log(meta.who, await storage.lines(id))
        held = {hash_token(token) for token in tokens}
        seats = [seat for seat, hash in (await storage.tokens(id)).items() if hash in held]
        over = log.ended is not None or decode_summary(meta.summary).outcome is not None
        if over or holds_all(log.who, seats):
            return stored_record(meta, log)
        if not seats:
            raise secrets_error()
        return record_for(meta, log, seats)

    async def from_record(self, body: bytes, address: str) -> CreatedTable:
        """Create a table from a record: to continue, or to look at when the game is over."""
        played = await self.record_worker.play(body, address)
        who = [player_kind(name) for name in played.record.seats.values()]
        meta = meta_for_record(played.record, who)
        lines = await played.lines()
        session = await asyncio.to_thread(session_from_snapshot, meta, lines, played.snapshot)
        return await self.add(meta, session, lines, {} if played.over else None)


async def open_storage(folder: Path) -> Storage:
    """Raise StorageError, or OSError for a folder that cannot be used."""
    module = await asyncio.to_thread(import_module, "caposaldo.server.storage")
    storage = await asyncio.to_thread(module.Storage.in_folder, folder)
    await storage.open()
    found: Storage = storage
    return found


def report_error(task: asyncio.Task[Storage], on_error: Callable[[BaseException], None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        on_error(error)


def load_session(meta: TableMeta, decisions: list[LogLine], snapshot: Snapshot | None) -> Loaded:
    """Raise ApiError for a table that cannot even be started: its game or its scenario is gone or has changed."""
    try:
        return load_game(meta, decisions, snapshot)
    except Exception as error:
        raise ApiError(409, RULES_CHANGED, {"table": meta.id}, f"this table cannot be read: {error}") from error


def player_kind(who: str) -> str:
    """Return who plays a seat of a new table, given the entry of a record ('search:200')."""
    kind = who.partition(":")[0]
    return kind if kind in BOTS else "human"


def meta_for_record(record: Record, who: list[str], origin: Origin = "record") -> TableMeta:
    rules = registry.game(record.game).version
    return new_meta(record.game, rules, record.scenario, record.options, record.seed, who, origin)


def meta_like(meta: TableMeta, who: list[str], seed: str, origin: Origin) -> TableMeta:
    rules = registry.game(meta.game).version
    made = new_meta(meta.game, rules, meta.scenario, meta.options, seed, who, origin)
    made.serious = meta.serious
    made.hints = meta.hints
    return made


def new_meta(
    game: str, rules: int, scenario: str, options: dict[str, str], seed: str, who: list[str], origin: Origin
) -> TableMeta:
    now = time.time()
    return TableMeta(
        id=new_id(),
        game=game,
        rules=rules,
        scenario=scenario,
        options=dict(options),
        seed=seed,
        who=who,
        made=now,
        touched=now,
        summary=b"{}",
        rematch="",
        origin=origin,
        salt=new_salt(),
    )


def hashed(secrets_by_seat: dict[int, str]) -> dict[int, str]:
    return {seat: hash_token(secret) for seat, secret in secrets_by_seat.items()}


def created_table(table: Table, tokens: dict[int, str], invites: dict[int, str]) -> CreatedTable:
    seats = [
        CreatedSeat(seat, name, table.who[seat], tokens.get(seat), invites.get(seat))
        for seat, name in enumerate(table.names)
    ]
    return CreatedTable(table.id, seats)


def table_info(meta: TableMeta, yours: list[int], tokens: dict[int, str]) -> TableInfo:
    """Return what everybody may know of a table. `tokens`: those of all seats that are taken."""
    summary = decode_summary(meta.summary)
    seats = [
        SeatInfo(seat, name, who, seat in yours, who == FRIEND and seat not in tokens)
        for seat, (name, who) in enumerate(zip(summary.names, summary.who, strict=True))
    ]
    return TableInfo(
        table=meta.id,
        game=meta.game,
        scenario=meta.scenario,
        title=title_of(meta.game, meta.scenario),
        options=meta.options,
        turn=turn_text(summary),
        waiting=summary.waiting,
        over=summary.outcome is not None,
        outcome=summary.outcome,
        seats=seats,
        made=int(meta.made),
        touched=int(meta.touched),
        decisions=summary.decisions,
        dice=dice_info(meta, summary.outcome is not None),
        rematch=meta.rematch or None,
        serious=meta.serious,
        hints=meta.hints,
    )


def dice_info(meta: TableMeta, over: bool) -> DiceInfo:
    """Return where the dice come from; the seed and its salt only when the game is over."""
    info = DiceInfo(msgspec.convert(meta.origin, Origin))
    if meta.salt:
        info.commitment = commitment(meta.seed, meta.salt)
    if over:
        info.seed, info.salt = meta.seed, meta.salt or None
    return info


def turn_text(summary: Summary) -> MessageInfo:
    if summary.turn == 0:
        return MessageInfo("", "web-turn-before")
    if summary.turns == 0:
        return MessageInfo("", "web-turn", {"turn": summary.turn})
    return MessageInfo("", "web-turn-of", {"turn": summary.turn, "turns": summary.turns})


def no_table(id: str) -> ApiError:
    return ApiError(404, "web-error-table", {"table": id}, "there is no such table")


def seat_taken() -> ApiError:
    return ApiError(409, "web-error-taken", detail="this seat is taken")


def invite_error(table: Table) -> ApiError:
    """Return why an invitation is not valid: the seat is taken, or there is another invitation by now."""
    if not any(table.is_open(seat) for seat in range(len(table.names))):
        return seat_taken()
    return ApiError(404, "web-error-invite", detail="this invitation is not valid any more")


def secrets_error() -> ApiError:
    return ApiError(409, "web-error-secret", detail="the game goes on: this would show the other seats' secrets")
