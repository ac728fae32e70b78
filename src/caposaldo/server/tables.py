"""A table: one game, its seats, and whoever looks at it.

Everything that changes a table happens under its lock, in this order: the rules say yes, the line is committed, then it
is shown. If the line cannot be written the table is abandoned: what is in memory is forgotten, and the next to come
finds what was committed.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from caposaldo.kernel import record as records
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Illegal, Refusal, State
from caposaldo.kernel.session import NOTHING, Session
from caposaldo.server import ledger as ledgers
from caposaldo.server.clock import Clock
from caposaldo.server.ledger import Ledger, Line
from caposaldo.server.reel import Reel, replayed
from caposaldo.server.scribe import Scribe, read_action
from caposaldo.server.settings import Settings
from caposaldo.server.sheets import Sheet, Snapshot, hashed
from caposaldo.server.thinkers import BotTrouble, Thinkers, imagined
from caposaldo.server.wire import BOTS, SPECTATOR, Notice, Outcome, Params, Said, ToClient, Trouble

if TYPE_CHECKING:
    from caposaldo.server.storage import Storage

logger = logging.getLogger("caposaldo.server")

EVEN = 500


class Summary(msgspec.Struct):
    """What lists show of a table that is not in memory."""

    turn: int
    turns: int
    waiting: list[int]
    outcome: Outcome | None
    decisions: int
    names: list[str]
    who: list[str]


class Onlooker(Protocol):
    """A socket, as the table sees it."""

    seats: list[int]

    def wake(self) -> None: ...
    def tell(self, message: ToClient) -> None: ...
    def leave(self) -> None: ...


class Offer:
    """Something one seat proposed: it is done when everybody agrees. `line`: its decision that would be taken back."""

    def __init__(self, what: str, by: int, agreed: set[int], line: Line | None = None) -> None:
        self.what = what
        self.by = by
        self.agreed = agreed
        self.line = line


class Table:
    def __init__(
        self,
        sheet: Sheet,
        tokens: dict[int, str],
        lines: list[Line],
        session: Session,
        storage: Storage,
        thinkers: Thinkers,
        settings: Settings,
    ) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.tokens = tokens
        self.ledger: Ledger = ledgers.fold(sheet.who, lines)
        self.lines = len(lines)
        self.scribe = Scribe(session)
        self.storage = storage
        self.thinkers = thinkers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.names = session.state.seats()
        self.last_snapshot = 0
        self.offers: dict[str, Offer] = {}
        self.onlookers: set[Onlooker] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock = Clock(self.time_is_up, settings.second)
        self.late: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        # What never changes, encoded when it is first asked for.
        self.board: list[bytes] | None = None
        # Encoded situations by eyes and seats, until something changes.
        self.shown: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self.abandoned = False
        self.reel = Reel(sheet)
        self.reel_lock = asyncio.Lock()
        self.forget: Callable[[], None] = lambda: None

    # ---------------------------------------------------------------- what is known about it
    @property
    def session(self) -> Session:
        return self.scribe.session

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def who(self) -> list[str]:
        return self.ledger.who

    def outcome(self) -> Outcome | None:
        ended = self.ledger.ended
        if ended is not None:
            return self.agreed_outcome(ended)
        found = self.state.outcome()
        if found is None:
            return None
        return Outcome([int(seat) for seat in found.winners], found.rule, found.key, dict(found.params))

    def agreed_outcome(self, ended: Line) -> Outcome:
        if ended.kind == ledgers.DRAW:
            return Outcome([], "", "web-outcome-draw")
        loser = self.state.side_of(ended.seat)
        winners = [seat for seat in range(len(self.names)) if self.state.side_of(seat) != loser]
        return Outcome(winners, "", "web-outcome-resigned", {"seat": f"@seat/{ended.seat}"})

    @property
    def over(self) -> bool:
        return self.ledger.ended is not None or self.state.outcome() is not None

    def waiting(self) -> list[int]:
        return [] if self.ledger.ended is not None else list(self.scribe.waiting)

    def is_bot(self, seat: int) -> bool:
        return self.who[seat] in BOTS

    def known(self, eyes: int) -> int:
        """How many decisions count for these eyes."""
        return len(self.ledger.known(eyes, self.over))

    def seats_of(self, tokens: list[str]) -> list[int]:
        """The seats that these tokens open. Raises Trouble for one that opens none."""
        found: list[int] = []
        for token in tokens:
            seats = [s for s, hash in self.tokens.items() if hmac.compare_digest(hash, hashed(token))]
            if not seats:
                raise Trouble(403, "web-error-token", detail="this token opens no seat of the table")
            found += [seat for seat in seats if seat not in found]
        return sorted(found)

    def holds_all(self, seats: list[int]) -> bool:
        """Whoever holds these seats holds all that are played by people: nobody's secrets are betrayed to them."""
        return all(seat in seats for seat in self.tokens)

    def undo_refusal(self, seat: int) -> Said | None:
        if self.ledger.ended is not None:
            return Said("undo", "web-undo-over")
        barrier = self.ledger.undo_barrier(seat) if seat >= 0 else NOTHING
        return Said("undo", barrier) if barrier else None

    def summary(self) -> Summary:
        return Summary(
            self.scribe.turn,
            self.scribe.turns,
            self.waiting(),
            self.outcome(),
            self.known(SPECTATOR),
            self.names,
            list(self.who),
        )

    def record_text(self) -> str:
        """The record; how a game ended that was not played out stands in a comment."""
        text = records.write(self.session.record)
        ended = self.ledger.ended
        if ended is not None and self.state.outcome() is None:
            text += "# a draw was agreed\n" if ended.kind == ledgers.DRAW else f"# {self.names[ended.seat]} resigned\n"
        return text

    async def earlier(self, decisions: int) -> State:
        """The state after the first so many decisions. It is found beside the table, which goes on meanwhile."""
        lines = self.ledger.decisions[:decisions]
        async with self.reel_lock:
            return await asyncio.to_thread(self.reel.at, lines)

    # ---------------------------------------------------------------- changing it (under the lock)
    async def decide(self, seat: int, text: str) -> None:
        """Raises Illegal or ValueError, and nothing has changed."""
        if self.ledger.ended is not None:
            raise Illegal(Refusal("", "web-undo-over"))
        action = read_action(self.state, text)
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        line = self.scribe.play(seat, action)
        self.forget_takeback(line)
        await self.write(line)

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision. Raises Illegal."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal(Refusal(refusal.rule, refusal.key))
        last = self.ledger.last_of(seat)
        self.forget_takeback(self.ledger.decisions[last])
        if last == len(self.ledger.decisions) - 1 and self.session.undoable(seat) is None:
            self.session.undo(seat)
            self.scribe.noticed()
        else:
            # Somebody has decided in secret since: that stays.
            await self.replay(self.ledger.decisions[:last] + self.ledger.decisions[last + 1 :])
        await self.write(Line(ledgers.UNDO, seat))

    def forget_takeback(self, line: Line) -> None:
        """The game has gone on since somebody asked. After a decision that nobody else noticed the question stands: if
        it went it would tell that there was one."""
        if line.seen & ~ledgers.bit(line.seat):
            self.offers.pop("takeback", None)

    async def take_back(self, offer: Offer) -> None:
        """Everybody agreed: back to before the decision that was spoken of."""
        found = [i for i, line in enumerate(self.ledger.decisions) if line is offer.line]
        if not found:
            return
        await self.replay(self.ledger.decisions[: found[0]])
        await self.write(Line(ledgers.BACK, offer.by, found[0]))

    async def replay(self, lines: list[Line]) -> None:
        self.scribe.go_on_with(await asyncio.to_thread(replayed, self.sheet, lines))

    async def resign(self, seat: int) -> None:
        self.must_go_on()
        await self.write(Line(ledgers.RESIGN, seat))

    def must_go_on(self) -> None:
        if self.over:
            raise Trouble(409, "web-error-over", detail="the game is over")

    async def write(self, line: Line) -> None:
        """Commit a line, then show it."""
        try:
            stay = self.ledger.add(line)
            taken_back = line.kind in (ledgers.UNDO, ledgers.BACK)
            self.last_snapshot = min(self.last_snapshot, stay)
            self.sum_up()
            due = self.due_snapshot()
            await self.storage.append(self.sheet, self.lines, line, stay if taken_back else -1, due)
        except BaseException:
            self.abandon()
            raise
        self.lines += 1
        if self.over:
            self.offers.clear()
        self.changed()

    def sum_up(self) -> None:
        """What lists show. When it was touched is told only of what everybody could notice."""
        summary = msgspec.json.encode(self.summary())
        if summary != self.sheet.summary:
            self.sheet.summary, self.sheet.touched = summary, time.time()

    def due_snapshot(self) -> Snapshot | None:
        count = len(self.ledger.decisions)
        if count - self.last_snapshot < self.settings.snapshot:
            return None
        self.last_snapshot = count
        return Snapshot(count, msgspec.json.encode(self.state.data()), int(self.state.dice.used))

    def abandon(self) -> None:
        """What is in memory may be ahead of what was written: forget it. Sockets come again and find the truth."""
        self.abandoned = True
        self.clock.stop()
        self.forget()
        for onlooker in list(self.onlookers):
            onlooker.leave()

    # ---------------------------------------------------------------- proposals (under the lock)
    async def ask(self, what: str, by: int, held: list[int]) -> None:
        """Propose something to the other seats. Bots answer at once."""
        self.must_go_on()
        last = self.ledger.last_of(by)
        if what == "takeback" and last < 0:
            raise Trouble(409, "web-error-takeback", detail="there is nothing to take back")
        if what == "takeback" and self.undo_refusal(by) is None:
            await self.undo(by)
            return
        standing = self.offers.get(what)
        if standing is not None and standing.by not in held:
            await self.answer(what, held, True)
            return
        for seat in range(len(self.names)):
            if self.is_bot(seat) and not self.bot_agrees(what, seat):
                self.tell_all(Notice("web-notice-refused", {"what": f"@web-offer-{what}", "seat": f"@seat/{seat}"}))
                return
        agreed = {by, *held, *(seat for seat in range(len(self.names)) if self.is_bot(seat))}
        self.offers[what] = Offer(what, by, agreed, self.ledger.decisions[last] if last >= 0 else None)
        await self.settle(what)

    def bot_agrees(self, what: str, seat: int) -> bool:
        """A bot lets others take back, and agrees to a draw when it stands worse than even."""
        if what == "takeback":
            return True
        resampled = self.state.resample(seat, Dice(secrets.token_hex(8)))
        return int(self.session.game.standing(resampled, seat)) < EVEN

    async def answer(self, what: str, held: list[int], yes: bool) -> None:
        offer = self.offers.get(what)
        if offer is None:
            raise Trouble(409, "web-error-no-offer", detail="nothing of the kind was proposed")
        if not yes:
            del self.offers[what]
            seat = next((seat for seat in held if seat != offer.by), offer.by)
            self.tell_all(Notice("web-notice-refused", {"what": f"@web-offer-{what}", "seat": f"@seat/{seat}"}))
            self.changed()
            return
        offer.agreed.update(held)
        await self.settle(what)

    async def settle(self, what: str) -> None:
        offer = self.offers[what]
        if not offer.agreed.issuperset(range(len(self.names))):
            self.changed()
            return
        del self.offers[what]
        params: Params = {"what": f"@web-offer-{what}", "seat": f"@seat/{offer.by}"}
        if what == "draw":
            await self.write(Line(ledgers.DRAW, offer.by))
        else:
            await self.take_back(offer)
        self.tell_all(Notice("web-notice-agreed", params))

    # ---------------------------------------------------------------- who looks
    def enter(self, onlooker: Onlooker) -> None:
        self.onlookers.add(onlooker)
        self.changed()

    def go(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self.changed()

    def present(self) -> set[int]:
        return {seat for onlooker in self.onlookers for seat in onlooker.seats}

    def changed(self) -> None:
        self.touched = time.monotonic()
        self.shown.clear()
        self.clock.follow(self.state, bool(self.onlookers) and not self.over and not self.abandoned)
        for onlooker in self.onlookers:
            onlooker.wake()
        self.let_bots_play()

    def tell_all(self, message: ToClient) -> None:
        for onlooker in self.onlookers:
            onlooker.tell(message)

    def idle(self) -> bool:
        thinking = self.bots is not None and not self.bots.done()
        return not self.onlookers and not thinking and not self.lock.locked()

    # ---------------------------------------------------------------- against time
    def time_is_up(self) -> None:
        if self.late is None or self.late.done():
            self.late = asyncio.create_task(self.end_turn())

    async def end_turn(self) -> None:
        """What the game does for a player whose time is up, unless he is to finish something first."""
        async with self.lock:
            seat = -1
            while (action := self.too_late()) is not None:
                seat = self.waiting()[0]
                await self.decide(seat, self.state.write_action(action))
            if seat >= 0:
                self.tell_all(Notice("web-notice-time-up", {"seat": f"@seat/{seat}"}))

    def too_late(self) -> Action | None:
        return self.state.out_of_time() if self.clock.is_up() and not self.over and not self.abandoned else None

    # ---------------------------------------------------------------- bots
    def bot_to_decide(self) -> int | None:
        """Bots play while somebody looks."""
        if self.abandoned or not self.onlookers:
            return None
        return next((seat for seat in self.waiting() if self.is_bot(seat)), None)

    def let_bots_play(self) -> None:
        if (self.bots is None or self.bots.done()) and self.bot_to_decide() is not None:
            self.bots = asyncio.create_task(self.bots_play())

    async def bots_play(self) -> None:
        try:
            while await self.bot_plays():
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: its bots have stopped", self.id)

    async def bot_plays(self) -> bool:
        """One decision of one bot. False: none is to decide."""
        async with self.lock:
            seat = self.bot_to_decide()
            if seat is None:
                return False
            bot, lines = self.who[seat], self.lines
            thought = imagined(self.state, seat, bot)
        started = time.monotonic()
        trouble = ""
        try:
            answer = await self.thinkers.think(thought)
        except BotTrouble as error:
            answer, trouble = "", str(error)
        await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - started)))
        async with self.lock:
            if self.lines == lines and not self.abandoned:
                await self.bot_answered(seat, bot, answer, trouble)
        return True

    async def bot_answered(self, seat: int, bot: str, answer: str, trouble: str) -> None:
        if not trouble:
            try:
                await self.decide(seat, answer)
                return
            except (Illegal, ValueError) as error:
                trouble = f"{bot} wanted {answer!r}: {error}"
        logger.warning("table %s: seat %d: %s", self.id, seat, trouble)
        await self.replace_bot(seat, bot)

    async def replace_bot(self, seat: int, bot: str) -> None:
        """A bot that fails is reported and replaced by the simplest; that one cannot fail twice."""
        if bot == "random":
            state = self.state
            await self.decide(seat, state.write_action(secrets.choice(state.actions(seat))))
            return
        await self.write(Line(ledgers.SEAT, seat, 0, "random"))
        params: Params = {"seat": f"@seat/{seat}", "bot": f"@web-level-{bot}", "now": "@web-level-random"}
        self.tell_all(Notice("web-notice-bot-failed", params))
