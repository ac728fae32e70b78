"""A real server in a process of its own: it can be killed and started again on the same tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import caposaldo

PATIENCE = 60.0
# The server and its bots must be the caposaldo that the tests run on: the sources or the installed package.
HOME = Path(caposaldo.__file__).resolve().parents[1]
# Another client than the one that comes with the server, e.g. one that is just being worked on.
CLIENT = os.environ.get("CAPOSALDO_TEST_CLIENT", "")

START = """
import sys, uvicorn
from pathlib import Path
from caposaldo.server import static
from caposaldo.server.app import bound, make_app, server_config
from caposaldo.server.settings import Settings
if __name__ == "__main__":
    data, port, client = sys.argv[1:]
    if client:
        static.client_folder = lambda: Path(client)
    quiet = Settings(
        data=Path(data), pace=0.0, bot_workers=1, http_rate=0.0, socket_rate=0.0, tables_per_hour=0
    )
    listening = bound("127.0.0.1", int(port))
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(server_config(make_app(quiet))).run(sockets=[listening])
"""


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = Path(tempfile.mkstemp(prefix="server-", suffix=".log", dir=data)[1])
        self.script = data / "start.py"
        self.script.write_text(START)
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        """On the same port as before, where browsers look for it."""
        self.process = subprocess.Popen(
            [sys.executable, str(self.script), str(self.data), str(self.port), CLIENT],
            env={**os.environ, "PYTHONPATH": str(HOME)},
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {self.log.read_text()}"
        self.port = int(line)
        self.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=PATIENCE):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """Without any warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()

    # ------------------------------------------------------------ the HTTP API, for what a test needs beforehand
    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(self, scenario: str, seed: str = "7", **seats: str) -> Any:
        wish = {"game": "battlegroups", "scenario": scenario, "seats": seats, "seed": seed}
        return self.make(wish)

    def make(self, wish: Mapping[str, object]) -> Any:
        """Make a table at which all friends have sat down, with the tokens of all people."""
        made = self.ask("/api/tables", wish)
        for seat in made["seats"]:
            if seat["invite"]:
                sat = self.ask(f"/api/tables/{made['table']}/sit", {"invite": seat["invite"]})
                seat["token"] = sat["seats"][seat["seat"]]["token"]
        return made

    def record(self, file: Path) -> Any:
        """Open a record: a table of its own."""
        headers = {"content-type": "text/plain; charset=utf-8"}
        request = urllib.request.Request(f"{self.url}/api/records", file.read_bytes(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
