"""The HTTP API. Failed requests return an `ErrorInfo` and a status code."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, RawBody

from caposaldo.server import library
from caposaldo.server.connections import address_key
from caposaldo.server.limits import Buckets, Count
from caposaldo.server.lobby import Lobby
from caposaldo.server.protocol import (
    ApiError,
    ArmyReport,
    ArmyText,
    CreatedTable,
    ErrorInfo,
    ErrorReply,
    Fork,
    GameInfo,
    Hello,
    Invitation,
    MyTables,
    NewInvite,
    NewTable,
    Rematch,
    RuleInfo,
    Sit,
    StartInfo,
    TableInfo,
    TableSummary,
    TermInfo,
    decode_message,
    encode,
)
from caposaldo.server.settings import Settings
from caposaldo.server.sockets import CLOSED, Socket

logger = logging.getLogger("caposaldo.server")

POST_COST = 5.0  # a POST counts as this many requests
# Close codes of a socket that is not let in.
NO_HELLO = 4400
WRONG_TOKEN = 4403
NO_TABLE = 4404
TOO_LATE = 4408
TOO_MANY = 4429
CLOSE_CODES = {400: NO_HELLO, 403: WRONG_TOKEN, 404: NO_TABLE, 408: TOO_LATE}

MAX_TOKENS = 16
TableId = Annotated[str, PathParameter(description="Id of a table.", min_length=1, max_length=32)]


def error_spec(status: int, description: str) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(ErrorInfo, generate_examples=False, description=description)}


BAD_REQUEST = error_spec(400, "The request is not valid.")
FORBIDDEN = error_spec(403, "The token belongs to no seat of this table.")
NOT_FOUND = error_spec(404, "Not found.")
CONFLICT = error_spec(409, "Not possible in the present state of the game.")
TOO_LARGE = error_spec(413, "The request is too large.")
INVALID_ARMY = error_spec(422, "The text is not an army list.")
INVALID_RECORD = error_spec(422, "The record is not valid.")
TOO_MANY_REQUESTS = error_spec(429, "Too many requests.")
UNAVAILABLE = error_spec(503, "It could not be done now.")


# ---------------------------------------------------------------- the library
@get("/games", responses=TOO_MANY_REQUESTS)
async def list_games() -> list[GameInfo]:
    """All games with their scenarios."""
    return await asyncio.to_thread(library.games)


@get("/games/{game:str}/scenarios/{scenario:str}", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def scenario_start(game: FromPath[str], scenario: FromPath[str]) -> StartInfo:
    """A scenario before its first decision, as a spectator sees it."""
    return await asyncio.to_thread(library.start, game, scenario)


@get("/games/{game:str}/scenarios/{scenario:str}/map", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def scenario_map(game: FromPath[str], scenario: FromPath[str]) -> dict[str, object]:
    """What a thumbnail of the map needs, for scenarios that are `mapped`."""
    return await asyncio.to_thread(library.map_data, game, scenario)


@get("/games/{game:str}/rules", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def list_rules(game: FromPath[str]) -> list[RuleInfo]:
    """The rules of a game, in both languages."""
    return await asyncio.to_thread(library.rules, game)


@get("/games/{game:str}/glossary", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def list_terms(game: FromPath[str]) -> list[TermInfo]:
    """The words of a game in one sentence each, in both languages."""
    return await asyncio.to_thread(library.terms, game)


@get("/games/{game:str}/armies", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def army_offer(game: FromPath[str]) -> dict[str, object]:
    """What an army builder needs: unit cards with prices and years, limits, levels. Only some games have it."""
    return await asyncio.to_thread(library.army_offer, game)


@post(
    "/games/{game:str}/armies",
    status_code=200,
    responses={**BAD_REQUEST, **NOT_FOUND, **TOO_LARGE, **INVALID_ARMY, **TOO_MANY_REQUESTS},
)
async def check_army(game: FromPath[str], data: JSONBody[ArmyText]) -> ArmyReport:
    """The account of an army list: points, breaches of the rules, what is worth knowing."""
    return await asyncio.to_thread(library.check_army, game, data.text)


@get("/texts/{lang:str}", media_type=MediaType.TEXT, responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def fluent_texts(lang: FromPath[str], game: FromQuery[str] = "") -> str:
    """The Fluent source of a language (`it`, `en`): the common texts and, with `game`, that game's."""
    return await asyncio.to_thread(library.fluent_source, lang, game)


# ---------------------------------------------------------------- tables
@post("/tables", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_LARGE, **TOO_MANY_REQUESTS})
async def make_table(data: JSONBody[NewTable], state: AppState, request: Request[Any, Any, Any]) -> CreatedTable:
    """Create a table. The token of a seat gives access to it; a friend's seat gets an invitation instead."""
    lobby = lobby_of(state)
    return await lobby.within_quota(address_of(request), lambda: lobby.create(data))


@post(
    "/tables/{table:str}/sit",
    responses={**BAD_REQUEST, **NOT_FOUND, **CONFLICT, **TOO_LARGE, **TOO_MANY_REQUESTS},
)
async def sit_down(table: TableId, data: JSONBody[Sit], state: AppState) -> CreatedTable:
    """Sit down by an invitation, which can be used once. The answer has the token of this seat only."""
    return await lobby_of(state).sit(table, data)


@post(
    "/tables/{table:str}/invite",
    responses={**BAD_REQUEST, **FORBIDDEN, **NOT_FOUND, **CONFLICT, **TOO_LARGE, **TOO_MANY_REQUESTS},
)
async def invite_friend(table: TableId, data: JSONBody[NewInvite], state: AppState) -> Invitation:
    """Make a new invitation to a friend's seat that nobody has taken yet; the old one ends."""
    return await lobby_of(state).invite(table, data)


@post("/tables/mine", status_code=200, responses={**BAD_REQUEST, **TOO_LARGE, **TOO_MANY_REQUESTS})
async def my_tables(data: JSONBody[MyTables], state: AppState) -> list[TableInfo]:
    """The tables that these tokens belong to; others are left out."""
    return await lobby_of(state).mine(data.held)


@get("/tables/{table:str}", responses={**BAD_REQUEST, **NOT_FOUND, **TOO_MANY_REQUESTS})
async def table_info(table: TableId, state: AppState) -> TableInfo:
    """Public information about a table."""
    return await lobby_of(state).info(table)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses={**BAD_REQUEST, **FORBIDDEN, **NOT_FOUND, **CONFLICT, **TOO_MANY_REQUESTS},
)
async def table_record(table: TableId, request: Request[Any, Any, Any], state: AppState) -> str:
    """The record of a game. While the game goes on it has no seed, and it needs the tokens of all seats that people
    play, in the header: `Authorization: Bearer ONE, Bearer TWO`. Of a table that the present rules do not replay, the
    tokens of some seats give what these may know."""
    return await lobby_of(state).record(table, bearer_tokens(request))


@get(
    "/tables/{table:str}/summary",
    responses={**BAD_REQUEST, **NOT_FOUND, **CONFLICT, **TOO_MANY_REQUESTS, **UNAVAILABLE},
)
async def table_summary(table: TableId, state: AppState) -> Response[TableSummary]:
    """The account of a game: how each side stood, what turned it, losses, attacks, luck. Only when it is over."""
    found: Any = await lobby_of(state).summary(table)  # encoded already
    return Response(found, media_type=MediaType.JSON)


@post(
    "/records",
    request_max_body_size=Settings.record_size,
    responses={**BAD_REQUEST, **TOO_LARGE, **INVALID_RECORD, **TOO_MANY_REQUESTS},
)
async def upload_record(body: RawBody, request: Request[Any, Any, Any], state: AppState) -> CreatedTable:
    """Create a table from a record (the body, as plain text): to continue, or to look at when the game is over."""
    lobby, address = lobby_of(state), address_of(request)
    return await lobby.within_quota(address, lambda: lobby.from_record(body, address))


@post(
    "/tables/{table:str}/fork",
    responses={**BAD_REQUEST, **FORBIDDEN, **NOT_FOUND, **CONFLICT, **TOO_LARGE, **TOO_MANY_REQUESTS},
)
async def fork_table(
    table: TableId, data: JSONBody[Fork], state: AppState, request: Request[Any, Any, Any]
) -> CreatedTable:
    """Create a game from an earlier moment of this one. While it goes on this needs the tokens of all its people."""
    lobby = lobby_of(state)
    return await lobby.within_quota(address_of(request), lambda: lobby.fork(table, data))


@post(
    "/tables/{table:str}/rematch",
    responses={**BAD_REQUEST, **FORBIDDEN, **NOT_FOUND, **CONFLICT, **TOO_LARGE, **TOO_MANY_REQUESTS},
)
async def rematch(
    table: TableId, data: JSONBody[Rematch], state: AppState, request: Request[Any, Any, Any]
) -> CreatedTable:
    """Create the same battle with sides changed; everybody at the old table gets a notice."""
    lobby = lobby_of(state)
    return await lobby.within_quota(address_of(request), lambda: lobby.rematch(table, data))


# ---------------------------------------------------------------- the socket
@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: AppState) -> None:
    """Live play. The messages are among the components of the OpenAPI document; the first one is `hello`."""
    await socket.accept()
    address, sockets = address_of(socket), sockets_of(state)
    sockets.add(address)
    try:
        await let_in(socket, table, state)
    finally:
        sockets.remove(address)


async def let_in(socket: WebSocket[Any, Any, Any], table: str, state: AppState) -> None:
    """Serve a socket that says hello in time and with the right tokens."""
    settings: Settings = state.settings
    try:
        require_room(address_of(socket), state)
        hello = await receive_hello(socket, settings)
        found = await lobby_of(state).table(table)
        seats = found.seats_of(hello.tokens)
        if len(found.subscribers) >= settings.table_sockets:
            raise ApiError(429, "web-error-crowded")
    except ApiError as error:
        await reject(socket, error)
    except WebSocketDisconnect:
        return
    else:
        await Socket(socket, found, seats, settings).run()


def require_room(address: str, state: AppState) -> None:
    """Raise ApiError if the address asks too often, or if there are too many sockets, in all or of this address."""
    settings: Settings = state.settings
    sockets = sockets_of(state)
    if not limiter(state).take(address):
        raise ApiError(429, "web-error-flood")
    if sockets.total > settings.sockets or sockets.of(address) > settings.sockets_per_address:
        raise ApiError(429, "web-error-sockets")


async def receive_hello(socket: WebSocket[Any, Any, Any], settings: Settings) -> Hello:
    """Return the first message. Raise ApiError if it is another one or does not come in time."""
    try:
        data = await asyncio.wait_for(socket.receive_data(mode="text"), settings.hello_seconds)
    except TimeoutError:
        raise ApiError(408, "web-error-hello", detail="no hello has come") from None
    try:
        message = decode_message(data) if len(data) <= settings.message_size else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        message = None
    if not isinstance(message, Hello):
        raise ApiError(400, "web-error-hello", detail="the first message must be hello")
    return message


async def reject(socket: WebSocket[Any, Any, Any], error: ApiError) -> None:
    data = encode(ErrorReply(error.key, error.params))
    with contextlib.suppress(*CLOSED):
        await socket.send_data(data, mode="text", encoding="utf-8")
        await socket.close(code=CLOSE_CODES.get(error.status, TOO_MANY))


# ---------------------------------------------------------------- helpers
def lobby_of(state: AppState) -> Lobby:
    found: Lobby = state.lobby
    return found


def limiter(state: AppState) -> Buckets:
    found: Buckets = state.limiter
    return found


def sockets_of(state: AppState) -> Count:
    found: Count = state.sockets
    return found


def bearer_tokens(request: Request[Any, Any, Any]) -> list[str]:
    """Return the tokens of the Authorization header. Raise ApiError for anything else in it."""
    found: list[str] = []
    for part in ",".join(request.headers.getall("authorization", [])).split(","):
        scheme, _, token = part.strip().partition(" ")
        if scheme.lower() == "bearer" and token:
            found.append(token.strip())
        elif scheme:
            raise ApiError(400, "web-error-request", detail="expected Authorization: Bearer TOKEN")
    if len(found) > MAX_TOKENS:
        raise ApiError(400, "web-error-request", detail="too many tokens")
    return found


def address_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return the address that limits are counted for."""
    return address_key(connection.client.host) if connection.client is not None else ""


async def check_rate(request: Request[Any, Any, Any]) -> Response[ErrorInfo] | None:
    cost = POST_COST if request.method == "POST" else 1.0
    if limiter(request.app.state).take(address_of(request), cost):
        return None
    return error_response(429, ErrorInfo("web-error-flood", {}, "too many requests"))


def error_response(status: int, info: ErrorInfo) -> Response[ErrorInfo]:
    headers = {"retry-after": "2"} if status == 429 else {}
    return Response(info, status_code=status, media_type=MediaType.JSON, headers=headers)


def handle_api_error(_request: Request[Any, Any, Any], error: ApiError) -> Response[ErrorInfo]:
    return error_response(error.status, ErrorInfo(error.key, error.params, error.detail))


KEYS = {404: "web-error-nowhere", 405: "web-error-method", 413: "web-error-large"}


def handle_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorInfo]:
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
    return error_response(error.status_code, ErrorInfo(KEYS.get(error.status_code, "web-error-request"), {}, detail))


def handle_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorInfo]:
    """Answer a body that is nested too deeply to be read. Any other endless recursion is a defect."""
    if "deserializing" not in str(error):
        return handle_crash(request, error)
    return error_response(400, ErrorInfo("web-error-request", {}, "the body is nested too deeply"))


def handle_encoding(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ErrorInfo]:
    """Answer a body that is not UTF-8. Where there is no body it is a defect."""
    if request.method != "POST":
        return handle_crash(request, error)
    return error_response(400, ErrorInfo("web-error-request", {}, "the body is not UTF-8"))


def handle_crash(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorInfo]:
    logger.error("a request could not be answered", exc_info=error)
    return error_response(500, ErrorInfo("web-error-internal", {}, "internal error"))


def router() -> Router:
    return Router(
        "/api",
        route_handlers=[
            list_games,
            scenario_start,
            scenario_map,
            list_rules,
            list_terms,
            army_offer,
            check_army,
            fluent_texts,
            make_table,
            sit_down,
            invite_friend,
            my_tables,
            table_info,
            table_record,
            table_summary,
            upload_record,
            fork_table,
            rematch,
            table_socket,
        ],
        before_request=check_rate,
        response_headers={"cache-control": "no-store"},
    )
