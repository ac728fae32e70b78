"""What visitors ask of a server, game by game: the steps of `scripts/server_load.py` that look at one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
Measure = Callable[[str, Coroutine[Any, Any, Any]], Coroutine[Any, Any, None]]

SECONDS = 120.0  # for one answer


class Visit:
    """A finished game: its record is uploaded, looked at and continued from the middle. Tables are unloaded after
    `idle` seconds."""

    def __init__(self, http: httpx.AsyncClient, record: Path, idle: float) -> None:
        self.http = http
        self.record = record
        self.idle = idle
        self.game = record.name.partition("-")[0]
        self.finished = ""
        self.forked: Data = {}
        self.decisions = 0

    async def run(self, measure: Measure) -> None:
        await measure(f"{self.game}, upload", self.upload())
        await self.until_unloaded()
        await measure(f"{self.game}, reload and log", self.look(self.finished))
        await measure(f"{self.game}, moments", self.ask_moments())
        await measure(f"{self.game}, summary", self.get(f"/api/tables/{self.finished}/summary"))
        await measure(f"{self.game}, record", self.get(f"/api/tables/{self.finished}/record"))
        await measure(f"{self.game}, fork", self.fork())
        await self.until_unloaded()
        await measure(f"{self.game}, reload of the fork", self.look(self.forked["table"]))
        await measure(f"{self.game}, hint", self.ask_hint())
        await measure(f"{self.game}, own tables", self.list_own())

    async def until_unloaded(self) -> None:
        await asyncio.sleep(4 * self.idle)

    async def get(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def post(self, path: str, wish: Data) -> Any:
        answer = await self.http.post(path, json=wish)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def upload(self) -> None:
        answer = await self.http.post("/api/records", content=self.record.read_bytes())
        assert answer.status_code == 201, answer.text
        self.finished = answer.json()["table"]

    async def look(self, table: str) -> None:
        async with self.seated(table) as (_, situation):
            if table == self.finished:
                self.decisions = situation["n"]

    async def ask_moments(self) -> None:
        """Look back and forth, as somebody who drags the slider."""
        async with self.seated(self.finished) as (socket, _):
            for part in (4, 1, 3, 0, 2):
                at = self.decisions * part // 4
                for viewer in (-1, 0):
                    await tell(socket, t="moment", at=at, eyes=viewer)
                    assert (await until(socket, "moment"))["at"] == at

    async def fork(self) -> None:
        wish = {"at": self.decisions // 2, "eyes": -1, "seats": await self.people()}
        self.forked = await self.post(f"/api/tables/{self.finished}/fork", wish)

    async def people(self) -> Data:
        info = json.loads(await self.get(f"/api/tables/{self.finished}"))
        return {seat["name"]: "human" for seat in info["seats"]}

    async def ask_hint(self) -> None:
        """Ask for hints, with all seats at one screen."""
        tokens = [seat["token"] for seat in self.forked["seats"]]
        async with self.seated(self.forked["table"], *tokens) as (socket, situation):
            for skip in (0, 1):
                await tell(socket, t="hint", n=situation["n"], skip=skip)
                assert (await until(socket, "hint"))["action"]

    async def list_own(self) -> None:
        table = self.forked["table"]
        held = [{"table": table, "token": seat["token"]} for seat in self.forked["seats"]]
        assert await self.post("/api/tables/mine", {"held": held})

    @asynccontextmanager
    async def seated(self, table: str, *tokens: str) -> AsyncIterator[tuple[ClientConnection, Data]]:
        """Connect with these tokens and wait for the first situation."""
        address = f"ws{str(self.http.base_url).removeprefix('http')}api/tables/{table}/socket"
        async with connect(address, max_size=None, compression=None) as socket:
            await tell(socket, t="hello", tokens=list(tokens))
            yield socket, await until(socket, "situation")


async def tell(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def until(socket: ClientConnection, kind: str) -> Data:
    """Return the next message of this kind, and take the screen if asked to; errors raise."""
    while True:
        message: Data = json.loads(await asyncio.wait_for(socket.recv(), SECONDS))
        assert message["t"] != "error", message
        if message["t"] == "handover":
            await tell(socket, t="look", seat=message["seat"])
        if message["t"] == kind:
            return message
