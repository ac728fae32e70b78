"""A server for tests, in a thread of this process, and players that are connected to it by sockets."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from caposaldo.kernel import record as records
from caposaldo.server.app import bound, make_app, server_config
from caposaldo.server.lobby import Lobby
from caposaldo.server.settings import Settings
from caposaldo.server.tables import Table

Data = dict[str, Any]
PATIENCE = 10.0


def quiet_settings(data: Path, **changes: Any) -> Settings:
    """Settings without pauses between the decisions of bots and without rate limits."""
    base: Data = {
        "pace": 0.0,
        "bot_workers": 1,
        "http_rate": 0.0,
        "socket_rate": 0.0,
        "freeze": False,
        "tables_per_hour": 0,
    }
    return Settings(data=data, **{**base, **changes})


def bearer(*tokens: str) -> dict[str, str]:
    """The header that carries tokens."""
    return {"authorization": ", ".join(f"Bearer {token}" for token in tokens)}


def record_with_seed(http: httpx.Client, made: Data, seed: str) -> records.Record:
    """The record of a game that goes on, completed by the seed that it does not show."""
    tokens = [seat["token"] for seat in made["seats"]]
    record = records.read(http.get(f"/api/tables/{made['table']}/record", headers=bearer(*tokens)).text)
    assert record.seed == ""
    record.seed = seed
    return record


class Player:
    """A socket, everything that came over it, and the latest situation and log."""

    def __init__(self, url: str, tokens: Sequence[str] | None = (), address: str = "") -> None:
        headers = {"x-forwarded-for": address} if address else {}
        self.socket: ClientConnection = connect(
            url, max_size=None, open_timeout=PATIENCE, legacy=True, additional_headers=headers
        )
        self.came: list[bytes] = []
        self.situation: Data = {}
        self.log: list[Data] = []
        self.opening: list[Data] = []
        if tokens is not None:
            self.send("hello", tokens=list(tokens))

    def send(self, t: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"t": t, **fields}))

    def next(self, seconds: float = PATIENCE) -> Data:
        data = self.socket.recv(timeout=seconds)
        raw = data.encode() if isinstance(data, str) else data
        self.came.append(raw)
        message: Data = json.loads(raw)
        if message["t"] == "situation":
            self.situation = message
        elif message["t"] == "log":
            self.log = self.log[: message["from"]] + message["entries"]
            self.opening = message["opening"] if message["from"] == 0 else self.opening
        return message

    def until(self, t: str, good: Callable[[Data], bool] = lambda _: True) -> Data:
        """Return the next message of this kind for which `good` holds."""
        return self.until_any(t, good=good)

    def until_any(self, *kinds: str, good: Callable[[Data], bool] = lambda _: True) -> Data:
        while True:
            message = self.next()
            if message["t"] in kinds and good(message):
                return message

    def hears_nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    def when(self, good: Callable[[Data], bool]) -> Data:
        """Return the situation as soon as `good` holds for it."""
        return self.situation if self.situation and good(self.situation) else self.until("situation", good)

    def at(self, n: int) -> Data:
        """Return the situation when the viewer knows of `n` decisions."""
        return self.when(lambda s: s["n"] == n)

    def at_least(self, n: int) -> Data:
        """Return the situation when the viewer knows of `n` decisions or more."""
        return self.when(lambda s: s["n"] >= n)

    def decide(self, action: str) -> Data:
        n = self.situation["n"]
        self.send("decide", n=n, action=action)
        return self.when(lambda s: s["n"] > n)

    def choose(self, number: int = 0) -> Data:
        choices = self.situation["choices"]
        return self.decide(choices[number % len(choices)]["action"])

    def closed(self) -> int:
        """Return the code with which the server closes the socket."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def leave(self) -> None:
        self.socket.close()


class Harness:
    """A running server with its HTTP client and its connected players."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.settings: Settings = self.app.state.settings  # a copy: the limits were fitted to this machine
        self.listening = bound("127.0.0.1", 0)
        self.port = int(self.listening.getsockname()[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=4 * PATIENCE)
        self.server = uvicorn.Server(server_config(self.app))
        self.thread = threading.Thread(target=lambda: self.server.run([self.listening]), daemon=True)
        self.players: list[Player] = []

    def __enter__(self) -> Harness:
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < end:
            time.sleep(0.01)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for player in self.players:
            player.leave()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.http.close()
        assert not self.thread.is_alive()

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    def table(self, made: Data) -> Table:
        return self.lobby.tables[made["table"]]

    def make(
        self, game: str = "tiny", scenario: str = "skirmish", seed: str = "7", serious: bool = False, **seats: str
    ) -> Data:
        """Make a table at which all friends have sat down: `made` has the tokens of all people."""
        made = self.invite(game, scenario, seed, serious, **seats)
        for seat in made["seats"]:
            if seat["invite"] is not None:
                answer = self.join(made["table"], seat["invite"])
                assert answer.status_code == 201, answer.text
                seat["token"] = answer.json()["seats"][seat["seat"]]["token"]
        return made

    def join(self, table: str, invite: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/sit", json={"invite": invite})

    def invite(
        self, game: str = "tiny", scenario: str = "skirmish", seed: str = "7", serious: bool = False, **seats: str
    ) -> Data:
        """Make a table; the friends have not sat down yet."""
        wish = {"game": game, "scenario": scenario, "seats": seats, "seed": seed, "serious": serious}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    def sit(self, made: Data, *seats: int) -> Player:
        """Connect a socket that holds these seats; none: a spectator."""
        return self.enter(made["table"], *(made["seats"][seat]["token"] for seat in seats))

    def enter(self, table: str, *tokens: str) -> Player:
        return self.connect(f"/api/tables/{table}/socket", tokens)

    def connect(self, path: str, tokens: Sequence[str] | None, address: str = "") -> Player:
        """Open a socket and say hello with these tokens; None: say nothing. `address`: the one that a proxy tells."""
        player = Player(f"ws://127.0.0.1:{self.port}{path}", tokens, address)
        self.players.append(player)
        return player

    def seated(self, made: Data, *seats: int) -> Player:
        """Connect a socket and wait for its first situation. If it holds several seats with secrets, the seat that is
        asked to take the screen does so."""
        player = self.sit(made, *seats)
        while not player.situation:
            message = player.next()
            if message["t"] == "handover":
                player.send("look", seat=message["seat"])
        return player
