"""How the server bears many tables. Loopback only, for a bounded time:

    python tests/server/load.py [--tables 50] [--crowd 200] [--seconds 15]

Part one: so many tables with two people each, who decide about once a second; how long from the moment a decision is
sent until both have the new situation. Part two: a crowd of tables with two sockets each; the memory that it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SCENARIOS = ["masseria", "arras", "siepi", "terrapieno", "bir-nasra", "ponte", "quota-226", "oder"]
SECRET = ("mine", "plan")
THINKING = (0.5, 1.5)
LIMIT_MS = 100.0
LIMIT_MB = 400.0


class Seen(msgspec.Struct):
    """As much of a message as is needed here."""

    t: str
    n: int = -1
    waiting: list[int] = []
    choices: list[dict[str, Any]] = []
    outcome: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Seen).decode


# ---------------------------------------------------------------- the server
def serve(data: str) -> None:
    """A server without limits on what one address may ask."""
    import uvicorn

    from caposaldo.server.app import address, bound, make_app, server_config
    from caposaldo.server.settings import Settings

    listening = bound("127.0.0.1", 0)
    print(address(listening), flush=True)
    uvicorn.Server(server_config(make_app(Settings(data=Path(data), http_rate=0.0, tables_per_hour=0)))).run(
        [listening]
    )


class Addresses(Protocol):
    """A server, as clients see it: where it speaks HTTP and where sockets."""

    http: str
    ws: str


class Server:
    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, __file__, "--serve", self.folder.name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.http = self.process.stdout.readline().strip()
        self.ws = f"ws{self.http.removeprefix('http')}"

    def memory(self) -> float:
        """Megabytes that it holds now."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def effort(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        self.folder.cleanup()


# ---------------------------------------------------------------- two people at a table
class Person:
    """Reads all that comes; the latest situation, and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = Seen("none")
        self.when = 0.0
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            message = decode(data)
            if message.t == "situation":
                self.seen, self.when = message, time.perf_counter()
                self.news.set()

    async def after(self, n: int) -> float:
        """When the situation came that knows of more than `n` decisions."""
        while self.seen.n <= n:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 10)
        return self.when

    async def leave(self) -> None:
        self.reading.cancel()
        await self.socket.close()


class Pair:
    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.people: list[Person] = []
        self.times: list[float] = []

    async def sit_down(self, server: Addresses, http: httpx.AsyncClient, scenario: str) -> None:
        wish = {"game": "battlegroups", "scenario": scenario, "seats": {"axis": "human", "allies": "friend"}}
        made = (await http.post(f"{server.http}api/tables", json=wish)).json()
        table = f"api/tables/{made['table']}"
        sat = (await http.post(f"{server.http}{table}/sit", json={"invite": made["seats"][1]["invite"]})).json()
        for token in (made["seats"][0]["token"], sat["seats"][1]["token"]):
            socket = await connect(f"{server.ws}{table}/socket", max_size=None, compression=None)
            await socket.send(msgspec.json.encode({"t": "hello", "tokens": [token]}).decode())
            person = Person(socket)
            await person.after(-1)
            self.people.append(person)

    async def play(self, end: float) -> None:
        await asyncio.sleep(self.dice.uniform(0, THINKING[1]))
        while time.monotonic() < end and self.people[0].seen.outcome is None:
            await self.decide(self.people[0].seen.waiting[0])
            await asyncio.sleep(self.dice.uniform(*THINKING))

    async def decide(self, seat: int) -> None:
        decider = self.people[seat]
        choice = self.dice.choice(decider.seen.choices)
        # What is decided in secret is not shown to the other.
        shown = [decider] if choice["verb"] in SECRET else self.people
        known = [person.seen.n for person in shown]
        start = time.perf_counter()
        message = {"t": "decide", "n": decider.seen.n, "action": choice["action"]}
        await decider.socket.send(msgspec.json.encode(message).decode())
        came = [await person.after(n) for person, n in zip(shown, known, strict=True)]
        self.times.append(1000 * (max(came) - start))

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()


async def sat_down(server: Addresses, count: int) -> list[Pair]:
    pairs = [Pair(i) for i in range(count)]
    async with httpx.AsyncClient(timeout=60) as http:
        for i, pair in enumerate(pairs):
            await pair.sit_down(server, http, SCENARIOS[i % len(SCENARIOS)])
    return pairs


# ---------------------------------------------------------------- the two parts
async def speed(server: Server, tables: int, seconds: float) -> float:
    pairs = await sat_down(server, tables)
    end, effort = time.monotonic() + seconds, server.effort()
    await asyncio.gather(*(pair.play(end) for pair in pairs))
    effort = 1000 * (server.effort() - effort)
    times = sorted(ms for pair in pairs for ms in pair.times)
    for pair in pairs:
        await pair.leave()
    p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
    print(f"{tables} tables, {len(times)} decisions: p50 {p50:.1f} ms, p95 {p95:.1f} ms, longest {times[-1]:.1f} ms")
    print(
        f"processor time of the server: {effort / len(times):.1f} ms a decision; others wait: {os.getloadavg()[0]:.1f}"
    )
    return p95


async def memory(server: Server, tables: int) -> float:
    empty = server.memory()
    pairs = await sat_down(server, tables)
    held = server.memory()
    print(f"{tables} tables, {2 * tables} sockets: {held:.0f} MB ({empty:.0f} MB before)")
    for pair in pairs:
        await pair.leave()
    return held


def main() -> int:
    import caposaldo.kernel.game as core

    parser = argparse.ArgumentParser()
    parser.add_argument("--serve", metavar="DIR", default="")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--crowd", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve)
        return 0
    print("interpreted" if str(core.__file__).endswith(".py") else "compiled", f"core, {os.cpu_count()} cores")
    results = []
    parts: list[Callable[[Server], Coroutine[Any, Any, Any]]] = [
        lambda s: speed(s, wish.tables, wish.seconds),
        lambda s: memory(s, wish.crowd),
    ]
    for part in parts:
        server = Server()
        try:
            results.append(asyncio.run(part(server)))
        finally:
            server.stop()
    good = results[0] < LIMIT_MS and results[1] < LIMIT_MB
    print("good" if good else f"over the limits of {LIMIT_MS:g} ms and {LIMIT_MB:g} MB")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
