"""Sockets: one for each browser tab at a table.

A socket holds the seats that its tokens open and sees with one pair of eyes at a time. What it is sent is made anew
from the table whenever something has changed, so a slow socket misses nothing and holds up nobody.
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
from caposaldo.server import showing
from caposaldo.server.ledger import Line, entry_of, opening_of
from caposaldo.server.limits import Bucket
from caposaldo.server.settings import Settings
from caposaldo.server.tables import Table
from caposaldo.server.wire import (
    SPECTATOR,
    Answer,
    AskMoment,
    AskOther,
    AskPreview,
    AskRefused,
    AskSight,
    ClientMessage,
    Decide,
    ErrorTold,
    Handover,
    Log,
    Look,
    OfferTold,
    RefusalTold,
    Resign,
    ToClient,
    Trouble,
    Undo,
    Why,
    decode_message,
    encode,
)

logger = logging.getLogger("caposaldo.server")

# Codes with which a socket is closed.
GOING_AWAY = 1001
TOO_BIG = 1009
TOO_MUCH = 1008
COME_AGAIN = 1012

MOST_UNSENT = 200  # answers that wait for a slow socket
MOST_STRIKES = 100  # messages over the limit
SEND_SECONDS = 30.0

Closed = (WebSocketDisconnect, RuntimeError, OSError)


class Socket:
    def __init__(self, wire: WebSocket[Any, Any, Any], table: Table, seats: list[int], settings: Settings) -> None:
        self.wire = wire
        self.table = table
        self.seats = seats
        self.settings = settings
        self.eyes = SPECTATOR
        self.handing_to = -1  # this seat is asked to sit down before the screen
        self.bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self.strikes = 0
        self.unsent: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.closing = 0
        # What was sent last, to send only what differs.
        self.last = b""
        self.has_board = False
        self.log: list[Line] = []
        self.log_eyes: int | None = None
        self.offers: set[tuple[str, int]] = set()

    # ---------------------------------------------------------------- the table speaks
    def wake(self) -> None:
        self.news.set()

    def tell(self, message: ToClient) -> None:
        if len(self.unsent) >= MOST_UNSENT:
            self.close(TOO_MUCH)
            return
        self.unsent.append(encode(message))
        self.news.set()

    def leave(self) -> None:
        """The table is abandoned: whoever comes again finds the truth."""
        self.close(COME_AGAIN)

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.news.set()

    # ---------------------------------------------------------------- living
    async def live(self) -> None:
        """Until somebody hangs up."""
        async with self.table.lock:
            self.first_eyes()
            self.table.enter(self)
        talking = asyncio.create_task(self.talk())
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait([talking, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (talking, listening):
                task.cancel()
            ends = await asyncio.gather(talking, listening, return_exceptions=True)
            self.table.go(self)
            for end in ends:
                if isinstance(end, Exception):
                    logger.error("table %s: a socket has failed", self.table.id, exc_info=end)
        with contextlib.suppress(*Closed):
            await self.wire.close(code=self.closing or GOING_AWAY)

    async def talk(self) -> None:
        with contextlib.suppress(TimeoutError, *Closed):
            while not self.closing or self.unsent:
                await self.news.wait()
                self.news.clear()
                for data in await self.messages():
                    await asyncio.wait_for(self.wire.send_data(data, mode="text", encoding="utf-8"), SEND_SECONDS)

    async def messages(self) -> list[bytes]:
        """What is to be sent now: answers, then the log, then the situation."""
        if self.closing:
            answers, self.unsent = list(self.unsent), deque()
            return answers
        async with self.table.lock:
            answers, self.unsent = list(self.unsent), deque()
            return answers + ([] if self.table.abandoned else self.current())

    async def listen(self) -> None:
        with contextlib.suppress(*Closed):
            while not self.closing:
                message = await self.wire.receive_data(mode="text")
                await self.hear(message.encode() if isinstance(message, str) else message)

    async def hear(self, data: bytes) -> None:
        """Nothing a browser sends can do more than be refused."""
        if len(data) > self.settings.message_size:
            self.tell(ErrorTold("web-error-large"))
            self.close(TOO_BIG)
        elif not self.bucket.take():
            self.flooded()
        else:
            await self.understand(data)

    def flooded(self) -> None:
        self.strikes += 1
        if self.strikes == 1 or self.strikes % 20 == 0:
            self.tell(ErrorTold("web-error-flood"))
        if self.strikes >= MOST_STRIKES:
            self.close(TOO_MUCH)

    async def understand(self, data: bytes) -> None:
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.tell(ErrorTold("web-error-message"))
            return
        # What has begun is finished, even when the browser hangs up meanwhile.
        await asyncio.shield(asyncio.create_task(self.obey_safely(message)))

    async def obey_safely(self, message: ClientMessage) -> None:
        try:
            await self.obey(message)
        except Trouble as trouble:
            self.tell(ErrorTold(trouble.key, trouble.params))
        except Exception:
            logger.exception("table %s: a message could not be answered", self.table.id)
            self.tell(ErrorTold("web-error-internal"))

    # ---------------------------------------------------------------- eyes
    def first_eyes(self) -> None:
        """Whoever holds several seats and shares a screen is asked who sits there, if there is anything to hide."""
        if not self.seats:
            return
        seat = self.next_eyes(self.seats[0])
        if len(self.seats) > 1 and self.secrets_between(self.seats):
            self.handing_to = seat
        else:
            self.eyes = seat

    def next_eyes(self, now: int) -> int:
        """The seat that decides; if several do or none does, the one that looked last."""
        deciding = [seat for seat in self.table.waiting() if seat in self.seats]
        return now if now in deciding or not deciding else deciding[0]

    def secrets_between(self, seats: list[int]) -> bool:
        return not self.table.over and any(self.table.state.hides(seat) for seat in seats)

    def turn_eyes(self) -> None:
        """Follow the decision to another seat on this socket, by way of a hand-over where secrets change hands."""
        if self.eyes not in self.seats or self.table.over:
            return
        seat = self.next_eyes(self.eyes)
        if seat == self.eyes:
            return
        if self.secrets_between([self.eyes, seat]):
            self.handing_to = seat
        else:
            self.eyes = seat

    def current(self) -> list[bytes]:
        """The board, the log and the situation, as far as they differ from what was sent."""
        board = [] if self.has_board else showing.board(self.table)
        self.has_board = True
        return board + self.now()

    def now(self) -> list[bytes]:
        if self.handing_to < 0:
            self.turn_eyes()
        if self.handing_to >= 0:
            if self.table.over:
                self.eyes, self.handing_to = self.handing_to, -1
            else:
                return self.fresh([encode(Handover(self.handing_to))])
        log = self.new_log()
        situation = self.fresh([showing.situation(self.table, self.eyes, self.seats)])
        return log + self.new_offers() + situation

    def fresh(self, messages: list[bytes]) -> list[bytes]:
        """What was sent last is not sent again: it would tell that something happened."""
        if messages == [self.last]:
            return []
        self.last = messages[0]
        return messages

    def new_log(self) -> list[bytes]:
        lines = self.table.ledger.known(self.eyes, self.table.over)
        same = 0
        if self.log_eyes == self.eyes:
            for mine, line in zip(self.log, lines, strict=False):
                if mine is not line:
                    break
                same += 1
            if same == len(self.log) == len(lines):
                return []
        entries = [entry_of(line, n + 1, self.eyes) for n, line in enumerate(lines[same:], same)]
        self.log, self.log_eyes = list(lines), self.eyes
        opening = opening_of(self.table.session.opening, self.eyes) if same == 0 else []
        return [encode(Log(same, entries, opening))]

    def new_offers(self) -> list[bytes]:
        """Offers that this socket has not been told of, of seats it does not hold."""
        standing = {(offer.what, offer.by) for offer in self.table.offers.values()}
        new = [offer for offer in sorted(standing - self.offers) if offer[1] not in self.seats]
        self.offers = standing
        return [encode(OfferTold(what, by)) for what, by in new] if self.seats else []

    # ---------------------------------------------------------------- the browser speaks
    async def obey(self, message: ClientMessage) -> None:
        if isinstance(message, AskMoment):
            await self.show_moment(message)
            return
        async with self.table.lock:
            if not self.table.abandoned:
                await self.obey_now(message)

    async def obey_now(self, message: ClientMessage) -> None:
        if isinstance(message, Look):
            self.look(message.seat)
        elif isinstance(message, Decide):
            await self.decide(message)
        elif isinstance(message, Why):
            self.answer_about(message.action, lambda state, seat: showing.why(state, seat, message.action))
        elif isinstance(message, AskPreview):
            self.answer_about(message.action, lambda state, seat: showing.preview(state, seat, message.action))
        elif isinstance(message, AskSight):
            eyes = SPECTATOR if self.handing_to >= 0 else self.eyes
            self.tell(showing.sight(self.table.state, eyes, message.piece, message.hex))
        elif isinstance(message, AskRefused):
            self.tell(showing.refused(self.table.state, self.my_seat()))
        elif isinstance(message, Undo):
            await self.undo()
        elif isinstance(message, AskOther):
            await self.table.ask(message.what, self.my_seat(), self.seats)
        elif isinstance(message, Answer):
            self.my_seat()
            await self.table.answer(message.what, self.seats, message.yes)
        elif isinstance(message, Resign):
            await self.resign(message.seat)

    def my_seat(self) -> int:
        """The seat before the screen. Raises Trouble for spectators."""
        if self.handing_to >= 0 or self.eyes not in self.seats:
            raise Trouble(403, "web-error-no-seat", detail="this can only be done from a seat")
        return self.eyes

    def look(self, eyes: int) -> None:
        if eyes not in self.seats and not self.table.over:
            raise Trouble(403, "web-error-eyes", detail="these are not your eyes")
        if eyes >= len(self.table.names):
            raise Trouble(400, "web-error-eyes", detail="there is no such seat")
        self.eyes, self.handing_to = eyes, -1
        self.last, self.log_eyes = b"", None
        self.wake()

    async def decide(self, message: Decide) -> None:
        seat = self.my_seat()
        if message.n != self.table.known(seat):
            self.last = b""
            self.wake()
            return
        await self.attempt(message.action, lambda: self.table.decide(seat, message.action))

    async def undo(self) -> None:
        seat = self.my_seat()
        await self.attempt("", lambda: self.table.undo(seat))

    async def attempt(self, action: str, doing: Callable[[], Awaitable[None]]) -> None:
        try:
            await doing()
        except Illegal as illegal:
            self.tell(RefusalTold(action, showing.said(illegal.refusal)))
        except ValueError as error:
            self.unreadable(action, error)

    def answer_about(self, action: str, answer: Callable[[State, int], ToClient]) -> None:
        seat = self.my_seat()
        try:
            self.tell(answer(self.table.state, seat))
        except ValueError as error:
            self.unreadable(action, error)

    def unreadable(self, action: str, error: Exception) -> None:
        self.tell(ErrorTold("web-error-action", {"action": action[:60], "reason": one_line(error)}))

    async def resign(self, seat: int) -> None:
        if seat not in self.seats:
            raise Trouble(403, "web-error-no-seat", detail="this can only be done from a seat")
        await self.table.resign(seat)

    async def show_moment(self, wish: AskMoment) -> None:
        """Any eyes when the game is over; before, only those that this socket may use now."""
        table = self.table
        async with table.lock:
            over = table.over
            if not over and (wish.eyes != self.eyes or self.handing_to >= 0):
                raise Trouble(403, "web-error-eyes", detail="these are not your eyes")
            of = len(table.ledger.known(wish.eyes, over))
            if wish.at > of or wish.eyes >= len(table.names):
                raise Trouble(400, "web-error-moment", {"at": wish.at}, "there was no such moment")
            decisions = table.ledger.moment(wish.eyes, over, wish.at)
        state = await table.earlier(decisions)
        self.tell(showing.moment(table, state, wish.at, of, wish.eyes, self.seats))
