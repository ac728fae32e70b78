"""Middleware: security headers on every answer; requests that must not reach the handlers are refused.

A page of another site could send requests to a server on this machine, and by giving its own name this machine's
address it could even read the answers (DNS rebinding). Therefore the `Host` of a request must be a name of this server,
and its `Origin`, if there is one, this server itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caposaldo.kernel.texts import LANGUAGES, texts
from caposaldo.server.protocol import ErrorInfo, encode
from caposaldo.server.settings import Settings

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
ADDRESS_SIZE = 4 * 1024  # longest path and query, in bytes
NAME_SIZE = 255  # longest part of a path, in bytes: file systems know no longer names

MISDIRECTED = 421


@dataclass(frozen=True)
class Refused:
    status: int
    key: str
    detail: str


TOO_LONG = Refused(414, "web-error-address", "the address is too long")
WRONG_HOST = Refused(MISDIRECTED, "web-error-host", "the server does not answer to this name; see --allow-host")
FOREIGN = Refused(403, "web-error-origin", "requests from pages of other sites are refused")


class Guard:
    """Decides which requests are let in."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = {*LOOPBACK, *(plain_name(name) for name in settings.allowed_hosts)}
        self.development = settings.development

    def refusal(self, scope: Scope) -> Refused | None:
        headers = dict(scope["headers"])
        if is_too_long(scope):
            return TOO_LONG
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_allowed(host, scope):
            return WRONG_HOST
        return FOREIGN if self.is_foreign(headers.get(b"origin", b"").decode("latin-1"), host) else None

    def is_allowed(self, host: str, scope: Scope) -> bool:
        """The name is allowed, or it is the very address of this machine at which the request has arrived."""
        name = host_name(f"//{host}")
        here = scope.get("server")
        if not name or "@" in host:
            return False
        return name in self.hosts or (here is not None and name == plain_name(here[0]))

    def is_foreign(self, origin: str, host: str) -> bool:
        """The request comes from a page of another server. In development, others on this machine are allowed."""
        if not origin:
            return False
        if self.development and host_name(origin) in LOOPBACK and host_name(f"//{host}") in LOOPBACK:
            return False
        try:
            return urlsplit(origin).netloc.lower() != host.lower()
        except ValueError:
            return True


def is_too_long(scope: Scope) -> bool:
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > ADDRESS_SIZE:
        return True
    return any(len(part.encode()) > NAME_SIZE for part in scope["path"].split("/"))


def host_name(url: str) -> str:
    """Return the name or address in a URL; empty if there is none."""
    try:
        return plain_name(urlsplit(url).hostname or "")
    except ValueError:
        return ""


def plain_name(name: str) -> str:
    return name.strip().lower().rstrip(".").removeprefix("::ffff:").strip("[]")


def guarded(app: ASGIApp) -> ASGIApp:
    """Add security headers to every response and refuse requests that must not reach the handlers."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in SECURITY_HEADERS.items() if name not in present]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        rules: Guard = scope["litestar_app"].state.guard
        refused = rules.refusal(scope) if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) else None
        if refused is not None:
            await refuse(refused, scope, receive, send_safely)
        else:
            await app(scope, receive, send_safely)

    return guard


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with an `ErrorInfo`; outside the API with a sentence that a person can read."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": refused.detail})
        return
    if scope["path"].startswith("/api/"):
        type, body = b"application/json", encode(ErrorInfo(refused.key, {}, refused.detail))
    else:
        lines = "".join(f"{texts(lang).text(refused.key)}\n" for lang in LANGUAGES)
        type, body = b"text/plain; charset=utf-8", lines.encode()
    headers = [(b"content-type", type), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
