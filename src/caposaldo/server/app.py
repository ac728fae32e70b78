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
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caposaldo.server import api, database_file, library, schema, static
from caposaldo.server.bot_workers import BotWorkers
from caposaldo.server.limits import Buckets
from caposaldo.server.lobby import Lobby
from caposaldo.server.protocol import ApiError, ErrorInfo, encode
from caposaldo.server.settings import Settings

logger = logging.getLogger("caposaldo.server")

POLICY = "; ".join([
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
])  # fmt: skip
SECURITY_HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
LOOPBACK = ("localhost", "127.0.0.1", "::1")
# How many ports to try, from the requested one on.
PORTS = 20
# Longest frame that is read, in bytes; a message over its own limit but below this one gets an answer.
FRAME_SIZE = 1024 * 1024


def make_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()
    return Litestar(
        route_handlers=[api.router(), static.client],
        state=AppState({"settings": settings, "sockets": 0, "on_error": log_error}),
        lifespan=[lifespan],
        middleware=[guarded],
        exception_handlers={
            ApiError: api.handle_api_error,
            HTTPException: api.handle_http_error,
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
    lobby = Lobby(BotWorkers(settings.bot_workers, settings.think), settings)
    app.state.lobby = lobby
    app.state.limiter = Buckets(settings.http_rate, settings.http_burst)
    lobby.open(app.state.on_error)
    # The list of games is built while the browser opens.
    listing = asyncio.create_task(asyncio.to_thread(library.games))
    try:
        yield
    finally:
        listing.cancel()
        await lobby.close()


# ---------------------------------------------------------------- middleware
def guarded(app: ASGIApp) -> ASGIApp:
    """Add security headers to every response and refuse requests from pages of other sites."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in SECURITY_HEADERS.items() if name not in present]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and is_foreign(dict(scope["headers"])):
            await refuse_foreign(scope, receive, send_safely)
        else:
            await app(scope, receive, send_safely)

    return guard


def is_foreign(headers: dict[bytes, bytes]) -> bool:
    """The request comes from a page of another site. Pages of this machine are allowed, for development."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return False
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        if page.hostname in LOOPBACK and here.hostname in LOOPBACK:
            return False
        return page.netloc.lower() != host.lower()
    except ValueError:
        return True


async def refuse_foreign(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        return
    body = encode(ErrorInfo("web-error-origin", {}, "requests from pages of other sites are refused"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# ---------------------------------------------------------------- serving
def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket on the port or, if that is taken, on the next free one. Raise ValueError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [0] if port == 0 else range(port, min(port + PORTS, 65536)):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(512)
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot serve on {host}:{number}: {error.strerror or error}") from None
    raise ValueError(f"the ports {port} to {port + PORTS - 1} on {host} are all taken; choose another with --port")


def address(found: socket.socket) -> str:
    host, port = found.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def can_open() -> bool:
    """There is a display on which a browser could open."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(host: str, port: int, data: str, open_browser: bool) -> None:
    settings = Settings(data=Path(data).expanduser()) if data else Settings()
    database_file.check(settings.data)  # told before an address is printed
    listening = bound(host, port)
    logging.basicConfig(level=logging.WARNING, format="caposaldo: %(message)s")
    print(address(listening), flush=True)
    if open_browser and can_open():
        webbrowser.open(address(listening))
    app = make_app(settings)
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


def server_config(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # tokens are part of addresses
        ws="websockets-sansio",
        ws_max_size=FRAME_SIZE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
