"""The web application and its server."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException

from caposaldo.server import api, collector, database_file, library, logs, schema, static
from caposaldo.server.bot_workers import BotWorkers
from caposaldo.server.connections import Connections, Listener, ServerConfig, fitted, raise_open_files
from caposaldo.server.guards import LOOPBACK, Guard, guarded
from caposaldo.server.limits import Buckets, Count
from caposaldo.server.lobby import Lobby
from caposaldo.server.protocol import ApiError
from caposaldo.server.settings import Settings

logger = logging.getLogger("caposaldo.server")

WILDCARDS = ("0.0.0.0", "::")
# How many ports to try, from the requested one on.
PORTS = 20
# Longest frame that is read, in bytes; a message over its own limit but below this one gets an answer.
FRAME_SIZE = 1024 * 1024
HEAD_SIZE = 64 * 1024  # longest head of a request, in bytes


def make_app(settings: Settings | None = None) -> Litestar:
    settings = fitted(settings or Settings(), raise_open_files())
    return Litestar(
        route_handlers=[api.router(), static.client],
        state=AppState({"settings": settings, "guard": Guard(settings), "sockets": Count(), "on_error": log_error}),
        lifespan=[lifespan],
        middleware=[guarded],
        exception_handlers={
            ApiError: api.handle_api_error,
            HTTPException: api.handle_http_error,
            RecursionError: api.handle_nesting,
            UnicodeDecodeError: api.handle_encoding,
            Exception: api.handle_crash,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="precompressed"),
        openapi_config=schema.config(),
        request_max_body_size=settings.body_size,
        logging_config=None,
    )


def log_error(error: BaseException) -> None:
    logger.error("%s", error)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    if settings.freeze:
        collector.begin()
    lobby = Lobby(BotWorkers(settings.bot_workers, settings.think), settings)
    app.state.lobby = lobby
    app.state.limiter = Buckets(settings.http_rate, settings.http_burst)
    lobby.open(app.state.on_error)
    # The list of games is built while the browser opens.
    listing = asyncio.create_task(asyncio.to_thread(prepare_answers, app))
    collecting = asyncio.create_task(collector.run(listing, lobby.is_idle)) if settings.freeze else None
    try:
        yield
    finally:
        listing.cancel()
        if collecting is not None:
            collecting.cancel()
            collector.end()
        await lobby.close()


def prepare_answers(app: Litestar) -> None:
    """Build what takes long when it is first asked for: the list of games and the description of the API."""
    schema.prepare(app)
    library.games()


# ---------------------------------------------------------------- serving
def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket on the port or, if that is taken, on the next free one. Raise ValueError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [0] if port == 0 else range(port, min(port + PORTS, 65536)):
        found = Listener(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen()
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot serve on {host}:{number}: {error.strerror or error}") from None
    raise ValueError(f"the ports {port} to {port + PORTS - 1} on {host} are all taken; choose another with --port")


def address(found: socket.socket) -> str:
    host, port = found.getsockname()[:2]
    shown = "localhost" if host in WILDCARDS else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def can_open() -> bool:
    """There is a display on which a browser could open."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    database_file.check(settings.data)  # told before an address is printed
    listening = bound(host, port)
    logs.configure()
    print(address(listening), flush=True)
    if host not in LOOPBACK:
        print(allowed_names(settings, host), flush=True)
    if open_browser and can_open():
        webbrowser.open(address(listening))
    app = make_app(settings if host in WILDCARDS else replace(settings, allowed_hosts=(*settings.allowed_hosts, host)))
    server = uvicorn.Server(server_config(app))
    errors: list[BaseException] = []

    def stop(error: BaseException) -> None:
        errors.append(error)
        server.should_exit = True

    app.state.on_error = stop
    try:
        server.run(sockets=[listening])
    finally:
        for error in errors:
            raise error


def allowed_names(settings: Settings, host: str) -> str:
    """Say under which names other machines reach the server."""
    here = "this machine’s addresses" if host in WILDCARDS else host
    names = ", ".join(["localhost", here, *settings.allowed_hosts])
    return f"Other machines can connect. Names that work in the address: {names}; allow another with --allow-host NAME."


def server_config(app: Litestar) -> ServerConfig:
    settings: Settings = app.state.settings
    return ServerConfig(
        app,
        Connections(settings),
        log_level="warning",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        h11_max_incomplete_event_size=HEAD_SIZE,
        ws_max_size=FRAME_SIZE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.pong_seconds,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
