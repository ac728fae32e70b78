"""The HTTP API. What is asked for in vain is answered by an `ErrorInfo` and a status code."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter, RawBody

from caposaldo.server import shelf
from caposaldo.server.hall import Hall
from caposaldo.server.limits import Buckets
from caposaldo.server.settings import Settings
from caposaldo.server.sockets import Socket
from caposaldo.server.wire import (
    ErrorInfo,
    ErrorTold,
    Fork,
    GameInfo,
    Mine,
    NewTable,
    Rematch,
    RuleInfo,
    StartInfo,
    TableInfo,
    TableMade,
    Trouble,
    encode,
)

logger = logging.getLogger("caposaldo.server")

MAKING_COSTS = 5.0
WRONG_TOKEN = 4403
NO_TABLE = 4404
TOO_MANY = 4429

Tokens = Annotated[list[str] | None, QueryParameter(name="token", max_items=16, required=False)]
TableId = Annotated[str, PathParameter(description="Id of a table.", min_length=1, max_length=32)]


def told(status: int, what: str) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(ErrorInfo, generate_examples=False, description=what)}


ASKED_WRONG = told(400, "What was sent is not what is expected here.")
NOT_YOURS = told(403, "The token opens no seat of this table.")
NOT_THERE = told(404, "There is no such thing.")
NOT_NOW = told(409, "Not while the game stands as it does.")
TOO_LARGE = told(413, "Too much at once.")
NOT_TRUE = told(422, "This is not a true record.")
TOO_OFTEN = told(429, "Too much in too short a time.")


# ---------------------------------------------------------------- the shelf
@get("/games", responses=TOO_OFTEN)
async def list_games() -> list[GameInfo]:
    """All games with their scenarios."""
    return await asyncio.to_thread(shelf.games)


@get("/games/{game:str}/scenarios/{scenario:str}", responses={**ASKED_WRONG, **NOT_THERE, **TOO_OFTEN})
async def scenario_start(game: FromPath[str], scenario: FromPath[str]) -> StartInfo:
    """A scenario before its first decision, as everybody may see it."""
    return await asyncio.to_thread(shelf.start, game, scenario)


@get("/games/{game:str}/scenarios/{scenario:str}/map", responses={**ASKED_WRONG, **NOT_THERE, **TOO_OFTEN})
async def scenario_map(game: FromPath[str], scenario: FromPath[str]) -> dict[str, object]:
    """What a small picture of the ground needs, for scenarios that are `mapped`."""
    return await asyncio.to_thread(shelf.ground, game, scenario)


@get("/games/{game:str}/rules", responses={**ASKED_WRONG, **NOT_THERE, **TOO_OFTEN})
async def list_rules(game: FromPath[str]) -> list[RuleInfo]:
    """The rules of a game, in both languages."""
    return await asyncio.to_thread(shelf.rules, game)


@get("/texts/{lang:str}", media_type=MediaType.TEXT, responses={**ASKED_WRONG, **NOT_THERE, **TOO_OFTEN})
async def fluent_texts(lang: FromPath[str], game: FromQuery[str] = "") -> str:
    """The Fluent source of a language (`it`, `en`): what all games share and, with `game`, that game's own."""
    return await asyncio.to_thread(shelf.words, lang, game)


# ---------------------------------------------------------------- tables
@post("/tables", responses={**ASKED_WRONG, **NOT_THERE, **TOO_LARGE, **TOO_OFTEN})
async def make_table(data: JSONBody[NewTable], state: AppState) -> TableMade:
    """A new table. Whoever has the token of a seat sits there."""
    return await hall_of(state).make(data)


@post("/tables/mine", status_code=200, responses={**ASKED_WRONG, **TOO_LARGE, **TOO_OFTEN})
async def my_tables(data: JSONBody[Mine], state: AppState) -> list[TableInfo]:
    """The tables at which these tokens open a seat; others are left out."""
    return await hall_of(state).mine(data.held)


@get("/tables/{table:str}", responses={**ASKED_WRONG, **NOT_THERE, **TOO_OFTEN})
async def table_info(table: TableId, state: AppState) -> TableInfo:
    """What everybody may know about a table."""
    return await hall_of(state).info(table)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses={**ASKED_WRONG, **NOT_YOURS, **NOT_THERE, **NOT_NOW, **TOO_OFTEN},
)
async def table_record(table: TableId, state: AppState, tokens: Tokens = None) -> str:
    """The record of a game. While it goes on, only for whoever holds every seat that is not a bot's."""
    return await hall_of(state).record(table, tokens or [])


@post(
    "/records",
    request_max_body_size=Settings.record_size,
    responses={**ASKED_WRONG, **TOO_LARGE, **NOT_TRUE, **TOO_OFTEN},
)
async def upload_record(body: RawBody, state: AppState) -> TableMade:
    """A new table from a record (the body, as plain text): to go on with or, when the game is over, to look at."""
    try:
        text = body.decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise Trouble(422, "web-error-record", {"line": 0, "what": "@kernel-file-binary"}, "not a text") from None
    return await hall_of(state).from_record(text)


@post(
    "/tables/{table:str}/fork",
    responses={**ASKED_WRONG, **NOT_YOURS, **NOT_THERE, **NOT_NOW, **TOO_LARGE, **TOO_OFTEN},
)
async def fork_table(table: TableId, data: JSONBody[Fork], state: AppState) -> TableMade:
    """A new game from a moment of this one, which is over or all of whose seats are yours."""
    return await hall_of(state).fork(table, data)


@post(
    "/tables/{table:str}/rematch",
    responses={**ASKED_WRONG, **NOT_YOURS, **NOT_THERE, **NOT_NOW, **TOO_LARGE, **TOO_OFTEN},
)
async def rematch(table: TableId, data: JSONBody[Rematch], state: AppState) -> TableMade:
    """The same battle with sides changed; everybody at the old table is told."""
    return await hall_of(state).rematch(table, data)


# ---------------------------------------------------------------- the socket
@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: AppState) -> None:
    """Live play. See the messages in the components of the API's description."""
    await socket.accept()
    settings: Settings = state.settings
    try:
        if not limiter(state).take(address_of(socket)) or state.sockets >= settings.sockets:
            raise Trouble(429, "web-error-flood")
        found = await hall_of(state).table(table)
        seats = found.seats_of(socket.query_params.getall("token", []))
        if len(found.onlookers) >= settings.table_sockets:
            raise Trouble(429, "web-error-crowded")
    except Trouble as trouble:
        await turn_away(socket, trouble)
        return
    state.sockets += 1
    try:
        await Socket(socket, found, seats, settings).live()
    finally:
        state.sockets -= 1


async def turn_away(socket: WebSocket[Any, Any, Any], trouble: Trouble) -> None:
    code = {403: WRONG_TOKEN, 404: NO_TABLE}.get(trouble.status, TOO_MANY)
    data = encode(ErrorTold(trouble.key, trouble.params))
    await socket.send_data(data, mode="text", encoding="utf-8")
    await socket.close(code=code)


# ---------------------------------------------------------------- what all of them share
def hall_of(state: AppState) -> Hall:
    found: Hall = state.hall
    return found


def limiter(state: AppState) -> Buckets:
    found: Buckets = state.limiter
    return found


def address_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


async def not_too_much(request: Request[Any, Any, Any]) -> Response[ErrorInfo] | None:
    cost = MAKING_COSTS if request.method == "POST" else 1.0
    if limiter(request.app.state).take(address_of(request), cost):
        return None
    return failure(429, ErrorInfo("web-error-flood", {}, "too much in too short a time"))


def failure(status: int, info: ErrorInfo) -> Response[ErrorInfo]:
    headers = {"retry-after": "2"} if status == 429 else {}
    return Response(info, status_code=status, media_type=MediaType.JSON, headers=headers)


def tell_trouble(_request: Request[Any, Any, Any], trouble: Trouble) -> Response[ErrorInfo]:
    return failure(trouble.status, ErrorInfo(trouble.key, trouble.params, trouble.detail))


KEYS = {404: "web-error-nowhere", 405: "web-error-method", 413: "web-error-large"}


def tell_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorInfo]:
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
    return failure(error.status_code, ErrorInfo(KEYS.get(error.status_code, "web-error-request"), {}, detail))


def tell_crash(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorInfo]:
    logger.error("a request could not be answered", exc_info=error)
    return failure(500, ErrorInfo("web-error-internal", {}, "something went wrong here"))


def router() -> Router:
    return Router(
        "/api",
        route_handlers=[
            list_games,
            scenario_start,
            scenario_map,
            list_rules,
            fluent_texts,
            make_table,
            my_tables,
            table_info,
            table_record,
            upload_record,
            fork_table,
            rematch,
            table_socket,
        ],
        before_request=not_too_much,
        response_headers={"cache-control": "no-store"},
    )
