"""Sockets: one for each browser tab at a table.

A socket holds the seats of the tokens in its first message (`hello`) and shows one viewer at a time. Its messages are
built from the current table whenever something has changed, so a slow socket misses nothing and blocks no other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from caposaldo.kernel.files import one_line
from caposaldo.kernel.game import Illegal, State
from caposaldo.server import presenter
from caposaldo.server.advice import make_hint, make_idea, make_proposals, make_task
from caposaldo.server.bot_workers import BotError
from caposaldo.server.event_log import LogLine, log_entry, opening_entries
from caposaldo.server.limits import Bucket
from caposaldo.server.protocol import (
    SPECTATOR,
    Answer,
    ApiError,
    AskHint,
    AskIdea,
    AskMoment,
    AskOther,
    AskPlan,
    AskPreview,
    AskProposals,
    AskRefused,
    AskSight,
    AskWhy,
    ClientMessage,
    Decide,
    DecideSeries,
    ErrorReply,
    Handover,
    Hello,
    HintReply,
    IdeaReply,
    Log,
    Look,
    OfferNotice,
    ProposalsReply,
    RefusalReply,
    Resign,
    TakeBack,
    ToClient,
    Undo,
    decode_message,
    encode,
)
from caposaldo.server.settings import Settings
from caposaldo.server.tables import Table
from caposaldo.server.taking_back import gives_hints, take_back_to

logger = logging.getLogger("caposaldo.server")

# Close codes.
GOING_AWAY = 1001
TOO_BIG = 1009
TOO_MUCH = 1008
RECONNECT = 1012

MAX_UNSENT = 200  # messages that wait for a slow socket
MAX_STRIKES = 100  # messages over the rate limit
SEND_SECONDS = 30.0

CLOSED = (WebSocketDisconnect, RuntimeError, OSError)


class Socket:
    def __init__(self, websocket: WebSocket[Any, Any, Any], table: Table, seats: list[int], settings: Settings) -> None:
        self.websocket = websocket
        self.table = table
        self.seats = seats
        self.settings = settings
        self.viewer = SPECTATOR
        self.handing_to = -1  # the seat that has to confirm that it is at the screen
        self.bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self.strikes = 0
        self.unsent: deque[bytes] = deque()
        self.has_news = asyncio.Event()
        self.close_code = 0
        # What was sent last, to send only what differs.
        self.last = b""
        self.has_board = False
        self.log: list[LogLine] = []
        self.log_viewer: int | None = None
        self.offers: set[tuple[str, int]] = set()

    # ---------------------------------------------------------------- called by the table
    def notify(self) -> None:
        self.has_news.set()

    def send(self, message: ToClient) -> None:
        if len(self.unsent) >= MAX_UNSENT:
            self.close(TOO_MUCH)
            return
        self.unsent.append(encode(message))
        self.has_news.set()

    def disconnect(self) -> None:
        """Close because the table was abandoned: the browser reconnects and gets what was committed."""
        self.close(RECONNECT)

    def close(self, code: int) -> None:
        self.close_code = self.close_code or code
        self.has_news.set()

    # ---------------------------------------------------------------- the two loops
    async def run(self) -> None:
        """Serve the socket until it closes."""
        async with self.table.lock:
            self.set_first_viewer()
            self.table.subscribe(self)
        sending = asyncio.create_task(self.send_loop())
        receiving = asyncio.create_task(self.receive_loop())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
            self.table.unsubscribe(self)
            for result in results:
                if isinstance(result, Exception):
                    logger.error("table %s: a socket has failed", self.table.id, exc_info=result)
        with contextlib.suppress(*CLOSED):
            await self.websocket.close(code=self.close_code or GOING_AWAY)

    async def send_loop(self) -> None:
        with contextlib.suppress(TimeoutError, *CLOSED):
            while not self.close_code or self.unsent:
                await self.has_news.wait()
                self.has_news.clear()
                for data in await self.messages():
                    await asyncio.wait_for(self.websocket.send_data(data, mode="text", encoding="utf-8"), SEND_SECONDS)

    async def messages(self) -> list[bytes]:
        """Return what is to be sent now: replies, then the log, then the situation."""
        if self.close_code:
            answers, self.unsent = list(self.unsent), deque()
            return answers
        async with self.table.lock:
            answers, self.unsent = list(self.unsent), deque()
            return answers + ([] if self.table.abandoned else self.current())

    async def receive_loop(self) -> None:
        with contextlib.suppress(*CLOSED):
            while not self.close_code:
                message = await self.websocket.receive_data(mode="text")
                await self.receive(message.encode() if isinstance(message, str) else message)

    async def receive(self, data: bytes) -> None:
        if len(data) > self.settings.message_size:
            self.send(ErrorReply("web-error-large"))
            self.close(TOO_BIG)
        elif not self.bucket.take():
            self.count_strike()
        else:
            await self.handle(data)

    def count_strike(self) -> None:
        """Count a message over the rate limit; close the socket after too many."""
        self.strikes += 1
        if self.strikes == 1 or self.strikes % 20 == 0:
            self.send(ErrorReply("web-error-flood"))
        if self.strikes >= MAX_STRIKES:
            self.close(TOO_MUCH)

    async def handle(self, data: bytes) -> None:
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send(ErrorReply("web-error-message"))
            return
        # Shielded: what has begun is finished even when the browser disconnects meanwhile.
        await asyncio.shield(asyncio.create_task(self.dispatch_safely(message)))

    async def dispatch_safely(self, message: ClientMessage) -> None:
        try:
            await self.dispatch(message)
        except ApiError as error:
            self.send(ErrorReply(error.key, error.params))
        except Exception:
            logger.exception("table %s: a message could not be answered", self.table.id)
            self.send(ErrorReply("web-error-internal"))

    # ---------------------------------------------------------------- the viewer
    def set_first_viewer(self) -> None:
        """Choose the first viewer. Several seats with secrets on one screen start with a hand-over."""
        if not self.seats:
            return
        seat = self.next_viewer(self.seats[0])
        if len(self.seats) > 1 and self.secrets_between(self.seats):
            self.handing_to = seat
        else:
            self.viewer = seat

    def next_viewer(self, now: int) -> int:
        """Return the seat that decides; if several do or none does, the present viewer."""
        deciding = [seat for seat in self.table.waiting() if seat in self.seats]
        return now if now in deciding or not deciding else deciding[0]

    def secrets_between(self, seats: list[int]) -> bool:
        return not self.table.over and any(self.table.state.hides(seat) for seat in seats)

    def follow_decision(self) -> None:
        """Switch to the seat that decides, by a hand-over if one of the two has secrets."""
        if self.viewer not in self.seats or self.table.over:
            return
        seat = self.next_viewer(self.viewer)
        if seat == self.viewer:
            return
        if self.secrets_between([self.viewer, seat]):
            self.handing_to = seat
        else:
            self.viewer = seat

    def current(self) -> list[bytes]:
        """Return the board, the log and the situation, as far as they differ from what was sent."""
        board = [] if self.has_board else presenter.board(self.table)
        self.has_board = True
        return board + self.changes()

    def changes(self) -> list[bytes]:
        if self.handing_to < 0:
            self.follow_decision()
        if self.handing_to >= 0:
            if self.table.over:
                self.viewer, self.handing_to = self.handing_to, -1
            else:
                return self.unless_sent([encode(Handover(self.handing_to))])
        log = self.new_log()
        situation = self.unless_sent([presenter.situation(self.table, self.viewer, self.seats)])
        return log + self.new_offers() + situation

    def unless_sent(self, messages: list[bytes]) -> list[bytes]:
        """Do not repeat the last message: it would reveal that something happened."""
        if messages == [self.last]:
            return []
        self.last = messages[0]
        return messages

    def new_log(self) -> list[bytes]:
        lines = self.table.log.known(self.viewer, self.table.over)
        same = 0
        if self.log_viewer == self.viewer:
            for mine, line in zip(self.log, lines, strict=False):
                if mine is not line:
                    break
                same += 1
            if same == len(self.log) == len(lines):
                return []
        entries = [log_entry(line, n + 1, self.viewer) for n, line in enumerate(lines[same:], same)]
        self.log, self.log_viewer = list(lines), self.viewer
        opening = []
        if same == 0:
            opening = opening_entries(self.table.session.opening, self.viewer, self.table.state)
        return [encode(Log(same, entries, opening))]

    def new_offers(self) -> list[bytes]:
        """Return other seats' proposals that were not sent yet."""
        standing = {(offer.what, offer.by) for offer in self.table.offers.values()}
        new = [offer for offer in sorted(standing - self.offers) if offer[1] not in self.seats]
        self.offers = standing
        return [encode(OfferNotice(what, by)) for what, by in new] if self.seats else []

    # ---------------------------------------------------------------- messages of the browser
    async def dispatch(self, message: ClientMessage) -> None:
        if isinstance(message, AskMoment):
            await self.send_moment(message)
            return
        if isinstance(message, AskHint):
            await self.send_hint(message)
            return
        if isinstance(message, AskIdea):
            await self.send_idea(message)
            return
        if isinstance(message, AskProposals):
            await self.send_proposals(message)
            return
        async with self.table.lock:
            if not self.table.abandoned:
                await self.dispatch_locked(message)

    async def dispatch_locked(self, message: ClientMessage) -> None:
        if isinstance(message, Look):
            self.look(message.seat)
        elif isinstance(message, Decide):
            await self.decide(message)
        elif isinstance(message, DecideSeries):
            await self.decide_series(message)
        elif isinstance(message, TakeBack):
            await take_back_to(self.table, self.my_seat(), self.seats, message.to)
        elif isinstance(message, AskPlan):
            if message.n == self.table.known(self.my_seat()):
                self.answer_about(message.actions[0], lambda state, seat: presenter.plan(state, seat, message))
        elif isinstance(message, AskWhy):
            self.answer_about(message.action, lambda state, seat: presenter.why(state, seat, message.action))
        elif isinstance(message, AskPreview):
            self.answer_about(message.action, lambda state, seat: presenter.preview(state, seat, message.action))
        elif isinstance(message, AskSight):
            viewer = SPECTATOR if self.handing_to >= 0 else self.viewer
            self.send(presenter.sight(self.table.state, viewer, message.piece, message.hex))
        elif isinstance(message, AskRefused):
            self.send(presenter.refused(self.table.state, self.my_seat()))
        elif isinstance(message, Undo):
            await self.undo()
        elif isinstance(message, AskOther):
            await self.table.propose(message.what, self.my_seat(), self.seats)
        elif isinstance(message, Answer):
            self.my_seat()
            await self.table.answer(message.what, self.seats, message.yes)
        elif isinstance(message, Resign):
            await self.resign(message.seat)
        elif isinstance(message, Hello):
            raise ApiError(400, "web-error-message", detail="hello comes first and once")

    def my_seat(self) -> int:
        """Return the seat at the screen. Raise ApiError for spectators."""
        if self.handing_to >= 0 or self.viewer not in self.seats:
            raise ApiError(403, "web-error-no-seat", detail="this can only be done from a seat")
        return self.viewer

    def look(self, viewer: int) -> None:
        if viewer not in self.seats and not self.table.over:
            raise ApiError(403, "web-error-eyes", detail="you may not see this view")
        if viewer >= len(self.table.names):
            raise ApiError(400, "web-error-eyes", detail="there is no such seat")
        self.viewer, self.handing_to = viewer, -1
        self.last, self.log_viewer = b"", None
        self.notify()

    async def decide(self, message: Decide) -> None:
        seat = self.my_seat()
        if message.n != self.table.known(seat):
            self.last = b""
            self.notify()
            return
        await self.attempt(message.action, lambda: self.table.decide(seat, message.action))

    async def decide_series(self, message: DecideSeries) -> None:
        seat = self.my_seat()
        if message.n != self.table.known(seat):
            self.last = b""
            self.notify()
            return
        await self.attempt(message.actions[0], lambda: self.table.decide_series(seat, message.actions))

    async def undo(self) -> None:
        seat = self.my_seat()
        await self.attempt("", lambda: self.table.undo(seat))

    async def attempt(self, action: str, doing: Callable[[], Awaitable[object]]) -> None:
        try:
            await doing()
        except Illegal as illegal:
            self.send(RefusalReply(action, presenter.message_info(illegal.refusal)))
        except ValueError as error:
            self.send_unreadable(action, error)

    def answer_about(self, action: str, answer: Callable[[State, int], ToClient]) -> None:
        seat = self.my_seat()
        try:
            self.send(answer(self.table.state, seat))
        except ValueError as error:
            self.send_unreadable(action, error)

    def send_unreadable(self, action: str, error: Exception) -> None:
        self.send(ErrorReply("web-error-action", {"action": action[:60], "reason": one_line(error)}))

    async def resign(self, seat: int) -> None:
        if seat not in self.seats:
            raise ApiError(403, "web-error-no-seat", detail="this can only be done from a seat")
        await self.table.resign(seat)

    async def send_hint(self, request: AskHint) -> None:
        """Send a hint, unless the game has gone on meanwhile."""
        table = self.table
        async with table.lock:
            seat = self.my_seat()
            if not gives_hints(table, self.seats):
                raise ApiError(409, "web-error-hints", detail="there are no hints in this game")
            if request.n != table.known(seat) or seat not in table.waiting():
                return
            task = make_task(table.state, seat, request.skip, request.n)
        try:
            self.send(await table.bot_workers.call(make_hint, task, table.id, "hint"))
        except BotError as error:
            logger.warning("table %s: no hint: %s", table.id, error)
            self.send(HintReply(request.n, None))

    async def send_proposals(self, request: AskProposals) -> None:
        table = self.table
        async with table.lock:
            seat = self.my_seat()
            task = make_task(table.state, seat, request.seed, table.known(seat))
        try:
            self.send(await table.bot_workers.call(make_proposals, task, table.id, "proposals"))
        except BotError as error:
            logger.warning("table %s: no proposals: %s", table.id, error)
            self.send(ProposalsReply(task.n, []))

    async def send_moment(self, request: AskMoment) -> None:
        """Send an earlier moment: for any viewer when the game is over, before only for the present one."""
        table = self.table
        async with table.lock:
            of, decisions = self.moment_at(request.viewer, request.at)
        state = await table.state_after(decisions)
        self.send(presenter.moment(table, state, request.at, of, request.viewer, self.seats))

    def moment_at(self, viewer: int, at: int) -> tuple[int, int]:
        """Return how many decisions the viewer knows of, and how many had been made when it knew of `at`."""
        table = self.table
        over = table.over
        if not over and (viewer != self.viewer or self.handing_to >= 0):
            raise ApiError(403, "web-error-eyes", detail="you may not see this view")
        of = len(table.log.known(viewer, over))
        if at > of or viewer >= len(table.names):
            raise ApiError(400, "web-error-moment", {"at": at}, "there was no such moment")
        return of, table.log.decisions_at(viewer, over, at)

    async def send_idea(self, request: AskIdea) -> None:
        """Send what the side to move could do at an earlier moment. It tells what that side knows: only where no person
        plays, or when the game is over."""
        table = self.table
        async with table.lock:
            if not (table.over or table.holds_all([])):
                raise ApiError(403, "web-error-idea", detail="advice would tell what other seats know")
            _, decisions = self.moment_at(request.viewer, request.at)
        state = await table.state_after(decisions)
        seat = next((int(seat) for seat in state.waiting()), SPECTATOR)
        if seat == SPECTATOR:
            self.send(IdeaReply(request.at, seat))
            return
        task = make_task(state, seat, request.skip, request.at)
        try:
            self.send(await table.bot_workers.call(make_idea, task, table.id, "idea"))
        except BotError as error:
            logger.warning("table %s: no idea: %s", table.id, error)
            self.send(IdeaReply(request.at, seat))
