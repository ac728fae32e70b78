"""Show how the server bears load and attack: one line for each figure, with its bar.

    python scripts/server_load.py [--only NAME] [--quick]

With TRACE_LOOP=1 in the environment the stacks are printed that hold the event loop.

Everything is bounded and stays on this machine: each check starts its own server as a child process, on 127.0.0.1 and
with a temporary folder. Exit code 1 if a figure misses its bar. With --quick the numbers are smaller, as in the tests.

- half-open: 300 half-open connections, of one address and of 300, while the server may open 256 files.
- loop: how long the event loop is held while a long record is uploaded, games are listed and tables are played; and
  while a table of each game is uploaded, loaded, looked at, summed up, continued, and asked for hints.
- fair-bots: how often a greedy bot decides while bots of the highest level think at many other tables.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import faulthandler
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server import load  # noqa: E402
from server.visits import Visit  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
OPEN_FILES = 256
HALF_OPEN = 300
ANSWER_MS = 1000.0
LOG_LINES = 10
HELD_MS = 50.0
IDLE = 0.3  # seconds; of the server that is to unload tables
SEARCH_TABLES = 20
DECISIONS_A_SECOND = 1.0

Check = Callable[[bool], Coroutine[Any, Any, list["Figure"]]]


@dataclasses.dataclass
class Figure:
    name: str
    value: float
    bar: float
    unit: str
    at_most: bool = True
    note: str = ""

    @property
    def good(self) -> bool:
        return self.value <= self.bar if self.at_most else self.value >= self.bar

    def better(self, other: Figure) -> Figure:
        """Return the better one of two measurements of the same thing."""
        return other if (other.value < self.value) == self.at_most else self

    def line(self) -> str:
        sign = "at most" if self.at_most else "at least"
        note = f"  ({self.note})" if self.note else ""
        return (
            f"{'pass' if self.good else 'MISS'}  {self.name}: {self.value:.1f} {self.unit}, {sign} {self.bar:g}{note}"
        )


# ---------------------------------------------------------------- the child
class LoopWatch:
    """Measures how long the event loop is held: by a callback, or by a thread that keeps the interpreter's lock.

    Waiting for a processor that other programs use is not counted: of the time the loop came late, only as much as
    this process was computing."""

    STEP = 0.002

    def __init__(self) -> None:
        self.held = 0.0
        self.late = 0.0
        self.asked = False
        self.trace = bool(os.environ.get("TRACE_LOOP"))

    async def run(self) -> None:
        while True:
            clock, used = time.perf_counter(), time.process_time()
            if self.trace:
                faulthandler.dump_traceback_later(HELD_MS / 1000)
            await asyncio.sleep(self.STEP)
            late = time.perf_counter() - clock - self.STEP
            self.late = max(self.late, late)
            self.held = max(self.held, min(late, time.process_time() - used))
            if self.asked:
                print(json.dumps({"held": 1000 * self.held, "late": 1000 * self.late}), flush=True)
                self.held, self.late, self.asked = 0.0, 0.0, False

    def ask(self) -> None:
        """Print the longest times since the last report, when the present step has been measured too."""
        self.asked = True


def serve(folder: str, open_files: int, idle: float) -> None:
    """Run a server without rate limits. SIGUSR1 makes it report on its event loop."""
    import uvicorn

    from caposaldo.server import logs
    from caposaldo.server.app import address, bound, make_app, server_config
    from caposaldo.server.settings import Settings

    if open_files:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
    logs.configure()
    watch = LoopWatch()
    tasks: list[asyncio.Task[None]] = []

    def start() -> None:
        tasks.append(asyncio.create_task(watch.run()))
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.ask)
        print(address(listening), flush=True)

    app = make_app(Settings(data=Path(folder), http_rate=0.0, bot_workers=1, idle=idle))
    app.on_startup.append(start)
    listening = bound("127.0.0.1", 0)
    uvicorn.Server(server_config(app)).run([listening])


class Child:
    """A server in a process of its own; `http` and `ws` are its addresses."""

    def __init__(self, open_files: int = 0, bytecode: str = "", idle: float = 300.0) -> None:
        """`bytecode`: a folder for the compiled Python files; empty: the usual place. `idle`: seconds after which a
        table is unloaded that nobody looks at."""
        self.folder = tempfile.TemporaryDirectory()
        self.log_path = Path(self.folder.name) / "log"
        command = [sys.executable, __file__, "--serve", self.folder.name]
        command += ["--open-files", str(open_files), "--idle", str(idle)]
        with self.log_path.open("w") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment(bytecode)
            )
        self.http = self.line()
        self.ws = f"ws{self.http.removeprefix('http')}"
        self.port = int(self.http.rstrip("/").rpartition(":")[2])

    def line(self) -> str:
        assert self.process.stdout is not None
        found = self.process.stdout.readline().strip()
        assert found, f"the server has stopped: {self.log_path.read_text()}"
        return found

    async def loop_times(self) -> dict[str, float]:
        """Return the longest times since the last call, in milliseconds."""
        self.process.send_signal(signal.SIGUSR1)
        found: dict[str, float] = json.loads(await asyncio.to_thread(self.line))
        return found

    def log_lines(self) -> int:
        return len(self.log_path.read_text().splitlines())

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if os.environ.get("TRACE_LOOP"):
            print(self.log_path.read_text())
        self.folder.cleanup()


def environment(bytecode: str) -> dict[str, str]:
    found = dict(os.environ)
    if bytecode:
        found |= {"PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    return found


# ---------------------------------------------------------------- half-open connections
HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 500\r\n\r\n{"
UPGRADE = HEAD.replace(b"games", b"tables/x/socket") + (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
KINDS = [b"", b"GET /", HEAD, BODY, UPGRADE]


async def check_half_open(quick: bool) -> list[Figure]:
    """Attack from one address and, where this machine has many, from as many as there are connections."""
    figures = await measure_half_open(quick, many=False)
    if sys.platform == "linux":
        figures += await measure_half_open(quick, many=True)
    return figures


async def measure_half_open(quick: bool, many: bool) -> list[Figure]:
    """Two players decide while connections are opened that never send a whole request; and a newcomer asks."""
    child = Child(OPEN_FILES)
    seconds = 4.0 if quick else 12.0
    name = f"half-open, {HALF_OPEN if many else 1} address{'es' if many else ''}"
    try:
        (pair,) = await load.sat_down(child, 1)
        async with httpx.AsyncClient(base_url=child.http, timeout=20) as http:
            await http.get("/api/games")
        opened: list[asyncio.StreamWriter] = []
        times: list[float] = []
        end = time.monotonic() + seconds
        playing = asyncio.create_task(decide_until(pair, end))
        for i in range(HALF_OPEN):
            own = f"127.0.{1 + i // 250}.{1 + i % 250}" if many else "127.0.0.1"
            _, writer = await asyncio.open_connection("127.0.0.1", child.port, local_addr=(own, 0))
            writer.write(KINDS[i % len(KINDS)])
            opened.append(writer)
        while time.monotonic() < end:
            times.append(await newcomer(child))
            await asyncio.sleep(0.2)
        await playing
        await pair.leave()
        for writer in opened:
            writer.close()
        return [
            Figure(
                f"{name}: {len(pair.times)} decisions of seated players, longest",
                max(pair.times),
                ANSWER_MS,
                "ms",
            ),
            Figure(f"{name}: {len(times)} requests of newcomers, longest", max(times), ANSWER_MS, "ms"),
            Figure(f"{name}: lines in the log", child.log_lines(), LOG_LINES, "lines"),
        ]
    finally:
        child.stop()


async def decide_until(pair: load.Pair, end: float) -> None:
    while time.monotonic() < end and pair.people[0].seen.outcome is None:
        await pair.decide(pair.people[0].seen.waiting[0])
        await asyncio.sleep(0.1)


async def newcomer(child: Child) -> float:
    """Ask for the list of games over a new connection; return how many milliseconds it takes."""
    start = time.perf_counter()
    async with httpx.AsyncClient(base_url=child.http, timeout=20) as http:
        answer = await http.get("/api/games")
    assert answer.status_code == 200
    return 1000 * (time.perf_counter() - start)


# ---------------------------------------------------------------- the event loop
async def check_loop(quick: bool) -> list[Figure]:
    """Upload the longest record of the repository and one of the largest size, list games and play at tables; then
    visit a table of each game."""
    with tempfile.TemporaryDirectory() as bytecode:
        # At its first start Python compiles what it imports, which no installed program does again.
        await start_once(Child(bytecode=bytecode))
        figures = await measure_loop(Child(bytecode=bytecode), quick)
        return figures + await measure_visits(Child(bytecode=bytecode, idle=IDLE), quick)


async def start_once(child: Child) -> None:
    try:
        async with httpx.AsyncClient(base_url=child.http, timeout=120) as http:
            await ask_all(http)
            await (await watch(http, "random")).leave()
    finally:
        child.stop()


class LoopMeter:
    """Makes a figure of how long the loop of a server is held while something is done."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.pairs: list[load.Pair] = []
        self.figures: list[Figure] = []

    async def measure(self, name: str, doing: Coroutine[Any, Any, Any]) -> None:
        await self.child.loop_times()
        await doing
        found = await self.child.loop_times()
        note = f"late {found['late']:.0f}"
        if self.pairs:
            note += f", {sum(len(pair.times) for pair in self.pairs)} decisions so far"
        self.figures.append(Figure(f"loop: {name}, longest hold", found["held"], HELD_MS, "ms", note=note))


async def measure_loop(child: Child, quick: bool) -> list[Figure]:
    tables = 0 if quick else 20
    longest = GOLDEN / ("traces-lesson-greedy.txt" if quick else "traces-campaign-greedy.txt")
    meter = LoopMeter(child)
    try:
        async with httpx.AsyncClient(base_url=child.http, timeout=120) as http:
            await meter.measure("lists of games, rules and maps", ask_all(http))
            meter.pairs = await load.sat_down(child, tables)
            playing = asyncio.create_task(play_all(meter.pairs, 120.0))
            if tables:
                await meter.measure(f"{tables} tables", asyncio.sleep(8.0))
            await meter.measure(f"{tables} tables, upload of a long record", upload(http, longest.read_bytes(), 201))
            await meter.measure(f"{tables} tables, upload of the largest body", upload(http, large_record(), 413))
            await meter.measure(f"{tables} tables, lists", ask_all(http))
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for pair in meter.pairs:
            await pair.leave()
    finally:
        child.stop()
    return meter.figures


async def measure_visits(child: Child, quick: bool) -> list[Figure]:
    """Visit a table of each game, one after the other."""
    meter = LoopMeter(child)
    try:
        async with httpx.AsyncClient(base_url=child.http, timeout=120) as http:
            await ask_all(http)
            for record in visited_records(quick):
                await Visit(http, record, IDLE).run(meter.measure)
    finally:
        child.stop()
    return meter.figures


def visited_records(quick: bool) -> list[Path]:
    """Return the longest golden game of each game that has one; with `quick` the shortest."""
    by_game: dict[str, list[Path]] = {}
    for path in sorted(GOLDEN.glob("*-greedy.txt"), key=lambda path: path.stat().st_size, reverse=not quick):
        by_game.setdefault(path.name.partition("-")[0], []).append(path)
    return [by_game[game][0] for game in sorted(by_game)]


async def ask_all(http: httpx.AsyncClient) -> None:
    games = (await http.get("/api/games")).json()
    paths = ["/", "/api/schema", "/api/texts/it", "/api/texts/en"]
    for game in games:
        if game["built"]:
            paths += [f"/api/games/{game['id']}/rules", f"/api/texts/it?game={game['id']}"]
            for scenario in game["scenarios"][:3]:
                paths.append(f"/api/games/{game['id']}/scenarios/{scenario['id']}")
    for path in paths:
        await http.get(path)


async def play_all(pairs: list[load.Pair], seconds: float) -> None:
    end = time.monotonic() + seconds
    await asyncio.gather(*(pair.play(end) for pair in pairs))


async def upload(http: httpx.AsyncClient, body: bytes, status: int) -> None:
    answer = await http.post("/api/records", content=body)
    assert answer.status_code == status, answer.text
    if status == 201:
        # The whole log is sent to somebody who looks at it.
        async with connect(watch_address(http, answer.json()["table"]), max_size=None, compression=None) as socket:
            await say_hello(socket)
            while load.decode(await asyncio.wait_for(socket.recv(), 60)).t != "situation":
                pass


async def say_hello(socket: ClientConnection) -> None:
    await socket.send(json.dumps({"t": "hello", "tokens": []}))


def watch_address(http: httpx.AsyncClient, table: str) -> str:
    return f"ws{str(http.base_url).removeprefix('http')}api/tables/{table}/socket"


def large_record() -> bytes:
    """Return a record that is as large as allowed and has too many decisions."""
    from caposaldo.server.settings import Settings

    head, _, rest = (GOLDEN / "traces-lesson-greedy.txt").read_bytes().partition(b"[decisions]\n")
    line = rest.splitlines(keepends=True)[0]
    count = (Settings.record_size - len(head) - 200) // len(line)
    end = f"[end]\ndecisions: {count}\nresult: unfinished\nhash: {'0' * 64}\n"
    return head + b"[decisions]\n" + line * count + end.encode()


# ---------------------------------------------------------------- bots
async def check_fair_bots(quick: bool) -> list[Figure]:
    """Watch one table of greedy bots while bots of the highest level think at the others."""
    child = Child()
    tables, seconds = (6, 6.0) if quick else (SEARCH_TABLES, 20.0)
    try:
        async with httpx.AsyncClient(base_url=child.http, timeout=60) as http:
            others = [await watch(http, "search") for _ in range(tables)]
            person = await watch(http, "greedy")
            await person.after(0)  # the process of the quick bots has started
            first, start = person.seen.n, time.monotonic()
            await asyncio.sleep(seconds)
            rate = (person.seen.n - first) / (time.monotonic() - start)
            played = sum(other.seen.n > 0 for other in others)
            for one in [person, *others]:
                await one.leave()
        name = f"fair-bots: decisions of a greedy table beside {tables} search tables"
        return [Figure(name, rate, DECISIONS_A_SECOND, "a second", at_most=False, note=f"{played} others have played")]
    finally:
        child.stop()


async def watch(http: httpx.AsyncClient, bot: str) -> load.Person:
    wish = {"game": "battlegroups", "scenario": "masseria", "seats": {"axis": bot, "allies": bot}}
    made = (await http.post("/api/tables", json=wish)).json()
    socket = await connect(watch_address(http, made["table"]), max_size=None, compression=None)
    await say_hello(socket)
    person = load.Person(socket)
    await person.after(-1)
    return person


CHECKS: dict[str, Check] = {"half-open": check_half_open, "loop": check_loop, "fair-bots": check_fair_bots}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=list(CHECKS), help="run one check")
    parser.add_argument("--quick", action="store_true", help="smaller numbers")
    parser.add_argument("--serve", metavar="DIR", default="", help=argparse.SUPPRESS)
    parser.add_argument("--open-files", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--idle", type=float, default=300.0, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve, wish.open_files, wish.idle)
        return 0
    good = True
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}", flush=True)
    for name, check in CHECKS.items():
        if wish.only in (None, name):
            for figure in asyncio.run(check(wish.quick)):
                print(figure.line(), flush=True)
                good = good and figure.good
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
