"""A table: one game, its seats, and the sockets that watch it.

Every change of a table happens under its lock, in this order: the rules accept it, the log line is committed, then it
is shown. If the line cannot be written, the table goes back to what was committed and says so. If another process has
written it, the table is abandoned: the copy in memory is dropped, and the next request loads what was committed.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from caposaldo.kernel import record as records
from caposaldo.kernel.dice import Dice, commitment
from caposaldo.kernel.game import Action, Illegal, Refusal, State
from caposaldo.kernel.session import Session
from caposaldo.server import event_log
from caposaldo.server.bot_workers import BotError, BotWorkers, make_task
from caposaldo.server.clock import Clock
from caposaldo.server.event_log import EventLog, LogLine
from caposaldo.server.old_rules import Frozen, Summary, decode_summary, stored_record
from caposaldo.server.protocol import BOTS, FRIEND, PEOPLE, SPECTATOR, ApiError, Notice, Outcome, Params, ToClient
from caposaldo.server.recorder import Recorder, read_action
from caposaldo.server.replay_cache import ReplayCache, session_from_start
from caposaldo.server.settings import Settings
from caposaldo.server.table_meta import NotSaved, Snapshot, TableMeta, hash_token

if TYPE_CHECKING:
    from caposaldo.server.storage import Storage

logger = logging.getLogger("caposaldo.server")

EVEN = 500  # of `Game.standing`
NO_SEED = "# The game is not over: without its seed this record cannot be replayed or continued yet.\n"
BOT_ATTEMPTS = 3  # in one position
SIMPLER = {"search": "greedy"}  # who replaces a bot that has failed; others are replaced by chance


class Subscriber(Protocol):
    """A socket, as the table sees it."""

    seats: list[int]

    def notify(self) -> None: ...
    def send(self, message: ToClient) -> None: ...
    def disconnect(self) -> None: ...


class Offer:
    """A proposal of one seat, carried out when everybody agrees. `line`: the decision that would be taken back."""

    def __init__(self, what: str, by: int, agreed: set[int], line: LogLine | None = None) -> None:
        self.what = what
        self.by = by
        self.agreed = agreed
        self.line = line


class Committed(NamedTuple):
    """What a table goes back to if a line cannot be written."""

    log: EventLog
    summary: bytes
    touched: float
    hash: str
    last_snapshot: int


def not_saved(error: NotSaved, key: str) -> ApiError:
    return ApiError(503, key, {"reason": f"@{error.key}"}, str(error))


def frozen_error(frozen: Frozen) -> ApiError:
    return ApiError(409, "web-error-frozen", {"then": frozen.then, "now": frozen.now}, "the rules have changed")


def holds_all(who: list[str], seats: list[int]) -> bool:
    """These are all the seats that people play: there is nobody else whose secrets could leak. Also a seat that is
    still open counts: who sits down there must find a game that nobody has looked into."""
    return all(seat in seats for seat, name in enumerate(who) if name in PEOPLE)


class Table:
    def __init__(
        self,
        meta: TableMeta,
        tokens: dict[int, str],
        lines: list[LogLine],
        session: Session,
        storage: Storage,
        bot_workers: BotWorkers,
        settings: Settings,
        frozen: Frozen | None = None,
    ) -> None:
        self.meta = meta
        self.id = meta.id
        self.tokens = tokens
        self.log: EventLog = event_log.read_log(meta.who, lines)
        # Set if the present rules do not replay the table: it can be read, not played.
        self.frozen = frozen
        self.log.frozen = frozen is not None
        self.lines = len(lines)
        self.recorder = Recorder(session)
        self.storage = storage
        self.bot_workers = bot_workers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.names = session.state.seats()
        self.last_snapshot = 0
        self.offers: dict[str, Offer] = {}
        self.subscribers: set[Subscriber] = set()
        self.bots: asyncio.Task[None] | None = None
        # How often a bot has failed after so many lines; the seats whose bot was replaced for the last decision.
        self.bot_failures = 0
        self.failed_at = -1
        self.replaced: set[int] = set()
        self.clock = Clock(self.on_timeout, settings.second)
        self.timeout: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        # The board message, encoded when it is first needed.
        self.board: list[bytes] | None = None
        # The account of the game, encoded, once it is over and was asked for.
        self.account: bytes | None = None
        # Encoded situations by viewer and seats, until something changes.
        self.situations: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self.abandoned = False
        self.told_not_saved = False
        self.replay_cache = ReplayCache(meta)
        self.cache_lock = asyncio.Lock()
        self.on_abandon: Callable[[], None] = lambda: None

    # ---------------------------------------------------------------- its state
    @property
    def session(self) -> Session:
        return self.recorder.session

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def who(self) -> list[str]:
        return self.log.who

    def outcome(self) -> Outcome | None:
        ended = self.log.ended
        if ended is not None:
            return self.agreed_outcome(ended)
        if self.frozen is not None:
            return decode_summary(self.meta.summary).outcome
        found = self.state.outcome()
        if found is None:
            return None
        return Outcome([int(seat) for seat in found.winners], found.rule, found.key, dict(found.params))

    def agreed_outcome(self, ended: LogLine) -> Outcome:
        if ended.kind == event_log.DRAW:
            return Outcome([], "", "web-outcome-draw")
        loser = self.state.side_of(ended.seat)
        winners = [seat for seat in range(len(self.names)) if self.state.side_of(seat) != loser]
        return Outcome(winners, "", "web-outcome-resigned", {"seat": f"@seat/{ended.seat}"})

    @property
    def over(self) -> bool:
        if self.frozen is not None:
            return self.outcome() is not None
        return self.log.ended is not None or self.state.outcome() is not None

    def waiting(self) -> list[int]:
        return [] if self.log.ended is not None or self.frozen is not None else list(self.recorder.waiting)

    def is_bot(self, seat: int) -> bool:
        return self.who[seat] in BOTS

    def known(self, viewer: int) -> int:
        """Return how many decisions count for the viewer."""
        return len(self.log.known(viewer, self.over))

    def seats_of(self, tokens: list[str]) -> list[int]:
        """Return the seats that these tokens belong to. Raise ApiError for a token that belongs to none."""
        found: list[int] = []
        for token in tokens:
            seats = [s for s, hash in self.tokens.items() if hmac.compare_digest(hash, hash_token(token))]
            if not seats:
                raise ApiError(403, "web-error-token", detail="this token belongs to no seat of the table")
            found += [seat for seat in seats if seat not in found]
        return sorted(found)

    def holds_all(self, seats: list[int]) -> bool:
        return holds_all(self.who, seats)

    def is_open(self, seat: int) -> bool:
        """A friend may sit down here by an invitation."""
        return self.who[seat] == FRIEND and seat not in self.tokens

    def summary(self) -> Summary:
        return Summary(
            self.recorder.progress.turn,
            self.recorder.progress.turns,
            self.waiting(),
            self.outcome(),
            self.known(SPECTATOR),
            self.names,
            list(self.who),
        )

    def record_text(self) -> str:
        """Return the record; a comment says how a game ended that was not played out. While the game goes on it has no
        seed; of a frozen table, which cannot go on here, it has. Only for who may know everything: see `record_for`."""
        if self.frozen is None and not self.over:
            first, _, rest = self.committed_record(show_seed=False).partition("\n")
            return f"{first}\n{NO_SEED}{rest}{self.note_on_takebacks()}"
        text = stored_record(self.meta, self.log) if self.frozen is not None else self.committed_record(show_seed=True)
        text += self.note_on_takebacks()
        ended = self.log.ended
        if ended is not None and (self.frozen is not None or self.state.outcome() is None):
            text += (
                "# a draw was agreed\n" if ended.kind == event_log.DRAW else f"# {self.names[ended.seat]} resigned\n"
            )
        return text

    def note_on_takebacks(self) -> str:
        """Return the line of a record that tells of decisions taken back after dice."""
        return f"# decisions taken back after dice: {self.log.taken_back}\n" if self.log.taken_back else ""

    def committed_record(self, show_seed: bool) -> str:
        """Return the record with the commitment. A finished game that came from a record is given back as it was."""
        seed, salt = self.meta.seed, self.meta.salt
        if show_seed and self.meta.origin == "record":
            return records.write(replace(self.session.record, commitment="", salt=""))
        record = replace(self.session.record, commitment=commitment(seed, salt), salt=salt)
        return records.write(record, show_seed)

    async def state_after(self, decisions: int) -> State:
        """Return the state after a number of decisions. Needs no lock: the game can go on meanwhile. Of a frozen table
        the last state that the rules reach is the last one to be shown."""
        lines = self.log.decisions[: decisions if self.frozen is None else min(decisions, self.frozen.reached)]
        async with self.cache_lock:
            return await asyncio.to_thread(self.replay_cache.state_after, lines)

    # ---------------------------------------------------------------- changing it (under the lock)
    async def decide(self, seat: int, text: str, joined: bool = False) -> LogLine:
        """Play a decision and return its line. Raise Illegal or ValueError, and nothing has changed."""
        if self.log.ended is not None:
            raise Illegal(Refusal("", "web-undo-over"))
        self.require_playable()
        await self.require_writable()
        action = read_action(self.state, text)
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        line = self.recorder.play(seat, action, joined)
        self.drop_takeback(line)
        await self.write(line)
        return line

    async def decide_series(self, seat: int, texts: list[str]) -> None:
        """Play decisions one after the other, to be undone as one. Stop at the first that is not offered, after one
        that cannot be undone, and when another seat has to decide. Raise Illegal or ValueError for the first."""
        line = await self.decide(seat, texts[0])
        for text in texts[1:]:
            if line.barrier or self.over:
                return
            try:
                line = await self.decide(seat, text, joined=True)
            except (Illegal, ValueError):
                return

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision, a series as a whole. Raise Illegal."""
        line = await self.undo_one(seat)
        while line.number == event_log.JOINED and self.log.undo_refusal(seat) is None:
            line = await self.undo_one(seat)

    async def undo_one(self, seat: int) -> LogLine:
        """Take back one decision and return its line. Raise Illegal."""
        refusal = self.log.undo_refusal(seat)
        if refusal is not None:
            raise Illegal(refusal)
        await self.require_writable()
        last = self.log.last_of(seat)
        undone = self.log.decisions[last]
        self.drop_takeback(undone)
        if last == len(self.log.decisions) - 1 and self.session.undo_refusal(seat) is None:
            self.session.undo(seat)
            self.recorder.update_views()
        else:
            # Another seat has decided in secret since: that decision stays.
            await self.replay(self.log.decisions[:last] + self.log.decisions[last + 1 :])
        await self.write(LogLine(event_log.UNDO, seat))
        return undone

    def drop_takeback(self, line: LogLine) -> None:
        """Drop a proposal to take back: the game has gone on. After a decision that nobody else noticed it stays,
        because dropping it would reveal the decision."""
        if line.seen & ~event_log.viewer_bit(line.seat):
            self.offers.pop("takeback", None)

    async def take_back(self, offer: Offer) -> None:
        """Go back to before the decision that was proposed, after everybody agreed."""
        found = [i for i, line in enumerate(self.log.decisions) if line is offer.line]
        if not found:
            return
        await self.require_writable()
        await self.replay(self.log.decisions[: found[0]])
        await self.write(LogLine(event_log.BACK, offer.by, found[0]))

    async def replay(self, lines: list[LogLine]) -> None:
        self.recorder.switch_to(await asyncio.to_thread(session_from_start, self.meta, lines))

    async def resign(self, seat: int) -> None:
        self.require_unfinished()
        await self.write(LogLine(event_log.RESIGN, seat))

    def require_playable(self) -> None:
        if self.frozen is not None:
            raise frozen_error(self.frozen)

    def require_reached(self, decisions: int) -> None:
        """Raise ApiError if the present rules do not replay so many decisions."""
        if self.frozen is not None and decisions > self.frozen.reached:
            raise frozen_error(self.frozen)

    def require_unfinished(self) -> None:
        self.require_playable()
        if self.over:
            raise ApiError(409, "web-error-over", detail="the game is over")

    async def require_writable(self) -> None:
        """Raise ApiError if the last write failed and the database still cannot be written: before anything is played
        that would have to be taken back."""
        try:
            await self.storage.require_writable()
        except NotSaved as error:
            raise self.report_not_saved(error) from None

    async def write(self, line: LogLine) -> None:
        """Commit a log line, then show the change. Raise ApiError if it cannot be saved, and nothing has changed."""
        before = Committed(self.log.copy(), self.meta.summary, self.meta.touched, self.meta.hash, self.last_snapshot)
        try:
            unchanged = self.log.add(line)
            taken_back = line.kind in (event_log.UNDO, event_log.BACK)
            self.last_snapshot = min(self.last_snapshot, unchanged)
            self.update_summary()
            snapshot = self.due_snapshot()
            try:
                await self.storage.append(self.meta, self.lines, line, unchanged if taken_back else -1, snapshot)
            except NotSaved as error:
                await self.go_back_to(before)
                raise self.report_not_saved(error) from None
        except ApiError:
            raise
        except BaseException:
            self.abandon()
            raise
        self.lines += 1
        self.account = None
        if self.told_not_saved:
            self.told_not_saved = False
            self.send_all(Notice("web-notice-saved-again"))
        if self.over:
            self.offers.clear()
        self.changed()

    async def go_back_to(self, before: Committed) -> None:
        """Forget a line that could not be written."""
        self.log, self.last_snapshot = before.log, before.last_snapshot
        self.meta.summary, self.meta.touched, self.meta.hash = before.summary, before.touched, before.hash
        await self.replay(self.log.decisions)

    def report_not_saved(self, error: NotSaved) -> ApiError:
        """Tell everybody at the table, once; return the error for the player who tried."""
        if not self.told_not_saved:
            self.told_not_saved = True
            self.send_all(Notice("web-notice-not-saved", {"reason": f"@{error.key}"}))
        return not_saved(error, "web-error-not-saved")

    def update_summary(self) -> None:
        """Update what lists show. `touched` changes only with what everybody could notice."""
        self.meta.hash = self.state.digest()
        summary = msgspec.json.encode(self.summary())
        if summary != self.meta.summary:
            self.meta.summary, self.meta.touched = summary, time.time()

    def due_snapshot(self) -> Snapshot | None:
        count = len(self.log.decisions)
        if count - self.last_snapshot < self.settings.snapshot:
            return None
        self.last_snapshot = count
        return Snapshot(count, msgspec.json.encode(self.state.data()), int(self.state.dice.used))

    def abandon(self) -> None:
        """Drop this copy, which may be ahead of what was written. Sockets reconnect and get what was committed."""
        self.abandoned = True
        self.clock.stop()
        self.on_abandon()
        for subscriber in list(self.subscribers):
            subscriber.disconnect()

    # ---------------------------------------------------------------- proposals (under the lock)
    async def propose(self, what: str, by: int, held: list[int]) -> None:
        """Propose something to the other seats. Bots answer at once."""
        self.require_unfinished()
        last = self.log.last_of(by)
        if what == "takeback" and last < 0:
            raise ApiError(409, "web-error-takeback", detail="there is nothing to take back")
        if what == "takeback" and self.log.undo_refusal(by) is None:
            await self.undo(by)
            return
        standing = self.offers.get(what)
        if standing is not None and standing.by not in held:
            await self.answer(what, held, True)
            return
        for seat in range(len(self.names)):
            if self.is_bot(seat) and not self.bot_agrees(what, seat):
                self.send_all(Notice("web-notice-refused", {"what": f"@web-offer-{what}", "seat": f"@seat/{seat}"}))
                return
        agreed = {by, *held, *(seat for seat in range(len(self.names)) if self.is_bot(seat))}
        self.offers[what] = Offer(what, by, agreed, self.log.decisions[last] if last >= 0 else None)
        await self.carry_out_if_agreed(what)

    def bot_agrees(self, what: str, seat: int) -> bool:
        """A bot agrees to every take-back, except in a serious game, and to a draw when it stands worse than even."""
        if what == "takeback":
            return not self.meta.serious
        resampled = self.state.resample(seat, Dice(secrets.token_hex(8)))
        return int(self.session.game.standing(resampled, seat)) < EVEN

    async def answer(self, what: str, held: list[int], yes: bool) -> None:
        self.require_playable()
        offer = self.offers.get(what)
        if offer is None:
            raise ApiError(409, "web-error-no-offer", detail="there is no such proposal")
        if not yes:
            del self.offers[what]
            seat = next((seat for seat in held if seat != offer.by), offer.by)
            self.send_all(Notice("web-notice-refused", {"what": f"@web-offer-{what}", "seat": f"@seat/{seat}"}))
            self.changed()
            return
        offer.agreed.update(held)
        await self.carry_out_if_agreed(what)

    async def carry_out_if_agreed(self, what: str) -> None:
        offer = self.offers[what]
        if not offer.agreed.issuperset(range(len(self.names))):
            self.changed()
            return
        del self.offers[what]
        params: Params = {"what": f"@web-offer-{what}", "seat": f"@seat/{offer.by}"}
        if what == "draw":
            await self.write(LogLine(event_log.DRAW, offer.by))
        else:
            await self.take_back(offer)
        self.send_all(Notice("web-notice-agreed", params))

    # ---------------------------------------------------------------- subscribers
    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.changed()

    def present(self) -> set[int]:
        return {seat for subscriber in self.subscribers for seat in subscriber.seats}

    def changed(self) -> None:
        """Notify the sockets, the clock and the bots of a change."""
        self.touched = time.monotonic()
        self.situations.clear()
        self.clock.update(
            self.state, bool(self.subscribers) and not self.over and not self.abandoned and self.frozen is None
        )
        for subscriber in self.subscribers:
            subscriber.notify()
        self.start_bots()

    def send_all(self, message: ToClient) -> None:
        for subscriber in self.subscribers:
            subscriber.send(message)

    def idle(self) -> bool:
        thinking = self.bots is not None and not self.bots.done()
        return not self.subscribers and not thinking and not self.lock.locked()

    # ---------------------------------------------------------------- time limits
    def on_timeout(self) -> None:
        if self.timeout is None or self.timeout.done():
            self.timeout = asyncio.create_task(self.end_turn())

    async def end_turn(self) -> None:
        """Play what the game prescribes for a player whose time is up, unless something has to be finished first."""
        async with self.lock:
            seat = -1
            while (action := self.timeout_action()) is not None:
                seat = self.waiting()[0]
                try:
                    await self.decide(seat, self.state.write_action(action))
                except ApiError:
                    # It could not be saved, which the table was told.
                    asyncio.get_running_loop().call_later(self.settings.retry, self.on_timeout)
                    return
            if seat >= 0:
                self.send_all(Notice("web-notice-time-up", {"seat": f"@seat/{seat}"}))

    def timeout_action(self) -> Action | None:
        return self.state.out_of_time() if self.clock.is_expired() and not self.over and not self.abandoned else None

    # ---------------------------------------------------------------- bots
    def bot_to_decide(self) -> int | None:
        """Return the bot's seat that decides next. Bots play only while somebody is watching."""
        if self.abandoned or not self.subscribers:
            return None
        return next((seat for seat in self.waiting() if self.is_bot(seat)), None)

    def start_bots(self) -> None:
        if (self.bots is None or self.bots.done()) and self.bot_to_decide() is not None:
            self.bots = asyncio.create_task(self.run_bots())

    async def run_bots(self) -> None:
        try:
            while await self.play_bot():
                pass
        except asyncio.CancelledError:
            raise
        except ApiError:
            # The decision could not be saved, which the table was told.
            asyncio.get_running_loop().call_later(self.settings.retry, self.start_bots)
        except Exception:
            logger.exception("table %s: its bots have stopped", self.id)

    async def play_bot(self) -> bool:
        """Play one decision of one bot, or note that it has failed. Return False if none is to decide."""
        async with self.lock:
            seat = self.bot_to_decide()
            if seat is None:
                return False
            bot, lines = self.bot_for(seat), self.lines
            if not bot:
                await self.decide_at_random(seat)
                return True
            task = make_task(self.state, seat, bot)
        started = time.monotonic()
        failure: BotError | None = None
        answer = ""
        try:
            answer = await self.bot_workers.run(task, self.id)
        except BotError as error:
            failure = error
        await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - started)))
        async with self.lock:
            if self.lines == lines and not self.abandoned:
                await self.apply_bot_answer(seat, bot, answer, failure)
        return True

    def bot_for(self, seat: int) -> str:
        """Return the bot that chooses now: the seat's own or, in a position in which that one has failed again and
        again, a simpler one; empty if that has failed too."""
        failures = self.bot_failures if self.failed_at == self.lines else 0
        if failures < BOT_ATTEMPTS:
            return self.who[seat]
        return SIMPLER.get(self.who[seat], "") if failures == BOT_ATTEMPTS else ""

    async def apply_bot_answer(self, seat: int, bot: str, answer: str, failure: BotError | None) -> None:
        if failure is None:
            try:
                await self.decide(seat, answer)
            except (Illegal, ValueError) as error:
                failure = BotError(f"{bot} wanted {answer!r}: {error}")
        if failure is not None:
            self.note_failure(seat, bot, failure)
        elif bot == self.who[seat]:
            self.replaced.discard(seat)
        else:
            self.tell_replaced(seat)

    def note_failure(self, seat: int, bot: str, failure: BotError) -> None:
        """Count the failures in this position. Asking again helps where a process died, not where time ran out."""
        logger.warning("table %s: seat %d: %s", self.id, seat, failure)
        failures = self.bot_failures if self.failed_at == self.lines else 0
        own = bot == self.who[seat]
        self.bot_failures = failures + 1 if failure.again or not own else BOT_ATTEMPTS
        self.failed_at = self.lines

    async def decide_at_random(self, seat: int) -> None:
        """Decide for a bot that gives no answer, so that the game goes on."""
        await self.decide(seat, self.state.write_action(secrets.choice(self.state.actions(seat))))
        self.tell_replaced(seat)

    def tell_replaced(self, seat: int) -> None:
        """Say that a bot was replaced for one decision; once, until it has decided by itself again."""
        if seat not in self.replaced:
            self.replaced.add(seat)
            params: Params = {"seat": f"@seat/{seat}", "bot": f"@web-level-{self.who[seat]}"}
            self.send_all(Notice("web-notice-bot-failed", params))
