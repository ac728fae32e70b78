"""Counts connections, below HTTP, and drops those whose clients do not get on.

A connection is *pending* while the server waits for its client: for the rest of a request, for the next request, for
the first message of a socket, for the end of a closed connection. It is *answering* from a complete request until its
answer has been read. A socket is *seated* as soon as the table has sent it something; the table limits those.

There are limits for pending and answering connections, of one address and in all. Over a limit the oldest connection of
the address that has the most is dropped, never the newest: somebody who fills the limit locks nobody out, not even
players who share the address, because a real request is complete long before its turn comes. Together the limits
leave files free for the database and the workers, so that accepting a connection never fails for lack of files.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caposaldo.server.settings import Settings

logger = logging.getLogger("caposaldo.server")

# Files that connections leave free: the database, modules and texts, some ten for each worker process, and connections
# that were accepted or dropped but are not counted yet.
RESERVED_FILES = 112
MAX_FILES = 65_536  # more are not asked for
ASSUMED_FILES = 512  # where the system does not tell
# Connections that wait in the system until they are accepted, and how many are accepted in a row.
QUEUE = 512
ACCEPTED_AT_ONCE = 8
SWEEP_SECONDS = 1.0
CLOSE_SECONDS = 10.0  # for the end of a connection that the server has closed
REPORT_SECONDS = 60.0  # between two lines about dropped connections

PENDING, ANSWERING, SEATED = "pending", "answering", "seated"


# ---------------------------------------------------------------- open files
def raise_open_files() -> int:
    """Raise the limit of open files as far as allowed and return it."""
    try:
        import resource
    except ImportError:
        return ASSUMED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(int(hard), MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return int(soft)
    return wanted


def fitted(settings: Settings, files: int) -> Settings:
    """Return the settings with limits that fit into so many open files."""
    room = max(files - RESERVED_FILES, 12)
    pending = min(settings.pending, room // 3)
    answering = min(settings.answering, room // 4)
    sockets = min(settings.sockets, room - pending - answering)
    return replace(
        settings,
        pending=pending,
        answering=answering,
        sockets=sockets,
        pending_per_address=min(settings.pending_per_address, max(1, pending // 2)),
        sockets_per_address=min(settings.sockets_per_address, max(1, sockets * 3 // 4)),
    )


class Listener(socket.socket):
    """A listening socket with a long queue. asyncio accepts as many connections in a row as its backlog says, before it
    reports the first of them: that number has to be small."""

    def listen(self, _backlog: int = 0) -> None:
        super().listen(QUEUE)


def address_key(host: str) -> str:
    """Return what counts as one address: of IPv6 the first half, because one machine has all the rest."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


# ---------------------------------------------------------------- the count
class Connection(Protocol):
    """A connection, as it is counted. `since`: when its present state began."""

    address: str
    state: str
    since: float
    transport: asyncio.Transport

    def current_state(self) -> str: ...
    def seconds(self) -> float: ...


class Group:
    """Connections in one state by address, the oldest first."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.count = 0
        self.by_address: dict[str, dict[Connection, None]] = {}

    def __iter__(self) -> Iterator[Connection]:
        for members in self.by_address.values():
            yield from members

    def add(self, connection: Connection) -> None:
        self.by_address.setdefault(connection.address, {})[connection] = None
        self.count += 1

    def remove(self, connection: Connection) -> None:
        members = self.by_address[connection.address]
        del members[connection]
        self.count -= 1
        if not members:
            del self.by_address[connection.address]

    def excess(self, address: str) -> Connection | None:
        """Return the connection to drop, if there are too many in all or of this address."""
        members = self.by_address.get(address, {})
        if address and len(members) > self.most_per_address:
            return next(iter(members))
        return self.oldest() if self.count > self.most else None

    def oldest(self) -> Connection | None:
        """Return the oldest connection of the address that has the most."""
        members = max(self.by_address.values(), key=len, default={})
        return next(iter(members), None)


class Connections:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.pending + settings.answering + settings.sockets
        per_address = settings.pending_per_address
        self.groups = {
            PENDING: Group(settings.pending, per_address),
            ANSWERING: Group(settings.answering, per_address),
            SEATED: Group(self.most, self.most),
        }
        self.sweeper: asyncio.TimerHandle | None = None
        self.dropped = 0
        self.reported = 0.0

    @property
    def count(self) -> int:
        return sum(group.count for group in self.groups.values())

    def address_of(self, client: tuple[str, int] | None) -> str:
        """Return the address that limits are counted for; empty for a proxy, which has many clients behind it."""
        host = client[0] if client is not None else ""
        return "" if host in self.settings.proxies else address_key(host)

    def add(self, connection: Connection) -> None:
        connection.state, connection.since = PENDING, now()
        self.groups[PENDING].add(connection)
        self.drop_excess(PENDING, connection.address)
        if self.count > self.most:
            self.drop(self.groups[PENDING].oldest() or self.groups[ANSWERING].oldest())
        if self.sweeper is None:
            self.sweeper = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)

    def remove(self, connection: Connection) -> None:
        if connection.state:
            self.groups[connection.state].remove(connection)
            connection.state = ""

    def update(self, connection: Connection) -> None:
        """Count a connection anew if its state has changed."""
        state = connection.current_state()
        if not connection.state or state == connection.state:
            return
        self.groups[connection.state].remove(connection)
        connection.state, connection.since = state, now()
        self.groups[state].add(connection)
        self.drop_excess(state, connection.address)

    def drop_excess(self, state: str, address: str) -> None:
        self.drop(self.groups[state].excess(address))

    def drop(self, connection: Connection | None) -> None:
        if connection is not None:
            self.dropped += 1
            self.end(connection)

    def end(self, connection: Connection) -> None:
        """Close a connection without waiting for its client."""
        self.remove(connection)
        connection.transport.abort()

    def sweep(self) -> None:
        """End the connections whose time is over."""
        self.sweeper = None
        for connection in [one for group in self.groups.values() for one in group]:
            self.update(connection)
            seconds = connection.seconds()
            if connection.state and 0 < seconds < now() - connection.since:
                self.end(connection)
        self.report()
        if self.count:
            self.sweeper = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)

    def report(self) -> None:
        if self.dropped and now() - self.reported > REPORT_SECONDS:
            logger.warning("too many connections: %d that waited for their client were dropped", self.dropped)
            self.dropped, self.reported = 0, now()


def now() -> float:
    return asyncio.get_running_loop().time()


# ---------------------------------------------------------------- the two protocols
class ServerConfig(uvicorn.Config):
    """The configuration of uvicorn, with the connections of the server."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        self.connections = connections
        super().__init__(app, http=HttpConnection, ws=SocketConnection, backlog=ACCEPTED_AT_ONCE, **options)


class HttpConnection(H11Protocol):
    state = ""
    since = 0.0
    address = ""
    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.config.connections.address_of(self.client)
        self.config.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.config.connections.update(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.config.connections.update(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.config.connections.remove(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read; one whose address does not end is too long."""
        error = sys.exception()
        too_large = isinstance(error, h11.RemoteProtocolError) and error.error_status_hint == 431
        if too_large and b"\n" not in self.conn.trailing_data[0]:
            self.transport.write(b"HTTP/1.1 414 URI Too Long\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)

    def is_waiting(self) -> bool:
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def current_state(self) -> str:
        unread = self.transport.get_write_buffer_size() > 0
        return PENDING if self.is_waiting() and not unread else ANSWERING

    def seconds(self) -> float:
        """Return how long the present state may last."""
        settings = self.config.connections.settings
        if self.state == ANSWERING:
            return settings.answer_seconds
        in_body = self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete
        return settings.body_seconds if in_body else settings.head_seconds


class SocketConnection(WebSocketsSansIOProtocol):
    state = ""
    since = 0.0
    address = ""
    served = False  # something was sent to it
    config: ServerConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.config.connections.address_of(self.client)
        self.config.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.remove(self)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        self.served = self.served or message["type"] == "websocket.send"
        self.config.connections.update(self)

    def current_state(self) -> str:
        ending = self.close_sent or self.transport.is_closing()
        return SEATED if self.served and not ending else PENDING

    def seconds(self) -> float:
        """Return how long the present state may last; 0: without end."""
        if self.state == SEATED:
            return 0.0
        return CLOSE_SECONDS if self.served else self.config.connections.settings.hello_seconds + CLOSE_SECONDS
