"""The OpenAPI 3.1 description of the API, with the socket messages among its components.

`python -m caposaldo.server.schema` prints it; the client's types are generated from that.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from caposaldo import __version__
from caposaldo.server.protocol import (
    ClientMessage,
    CreatedTable,
    ErrorInfo,
    Fork,
    GameInfo,
    Invitation,
    MyTables,
    NewInvite,
    NewTable,
    Rematch,
    RuleInfo,
    ServerMessage,
    Sit,
    StartInfo,
    TableInfo,
    TableSummary,
    TermInfo,
)

REF = "#/components/schemas/{name}"

BODIES = [
    GameInfo,
    StartInfo,
    RuleInfo,
    TermInfo,
    NewTable,
    CreatedTable,
    Sit,
    NewInvite,
    Invitation,
    MyTables,
    TableInfo,
    TableSummary,
    Fork,
    Rematch,
    ErrorInfo,
]

LOCALIZED: dict[str, object] = {"$ref": REF.format(name="LocalizedText")}
TEXT: dict[str, object] = {"type": "string"}
WHOLE: dict[str, object] = {"type": "integer"}

# The fields every game has for its scenarios; a game may add more.
SCENARIO: dict[str, object] = {
    "title": "ScenarioInfo",
    "type": "object",
    "properties": {
        "id": TEXT,
        "title": LOCALIZED,
        "briefing": LOCALIZED,
        "forces": {"type": "array", "items": LOCALIZED},
        "seats": {"type": "array", "items": TEXT},
        "length": {"type": "object", "additionalProperties": WHOLE},
        "difficulty": WHOLE,
        "year": WHOLE,
        "options": {"type": "object", "additionalProperties": TEXT},
    },
    "required": ["id", "title", "briefing", "forces", "seats", "length", "difficulty", "options"],
    "additionalProperties": True,
}


def components() -> dict[str, Any]:
    """Return the schemas of all bodies and messages, and of the two unions of messages."""
    messages = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    unions, found = msgspec.json.schema_components([*messages.values(), *BODIES], ref_template=REF)
    for name, union in zip(messages, unions, strict=False):
        found[name] = dict(union)
    return found


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Add to Litestar's document what it does not know: socket messages, scenarios and the body of a record."""
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components())
    schemas["ScenarioInfo"] = SCENARIO
    schemas["GameInfo"]["properties"]["scenarios"]["items"] = {"$ref": REF.format(name="ScenarioInfo")}
    plain = {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
    document["paths"]["/api/records"]["post"]["requestBody"] = plain
    return document


class CompletePlugin(JsonRenderPlugin):
    """Serves the complete document, which is made once."""

    rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.rendered = self.rendered or msgspec.json.encode(complete(copied(openapi_schema)))
        return self.rendered


def prepare(app: Litestar) -> None:
    """Make the document before somebody asks for it: it takes long. Runs in a thread."""
    openapi = app.plugins.get(OpenAPIPlugin)
    for plugin in openapi.openapi_config.render_plugins:
        if isinstance(plugin, CompletePlugin):
            plugin.rendered = msgspec.json.encode(complete(copied(openapi.provide_openapi_schema())))


def copied(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document as data of its own."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(document))
    return found


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Caposaldo",
        version=__version__,
        description="Tables, seats and records. Live play goes over a socket: see ClientMessage and ServerMessage.",
        path="/api/schema",
        render_plugins=[CompletePlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> dict[str, Any]:
    return complete(copied(app.openapi_schema.to_schema()))


def main() -> None:
    from caposaldo.server.app import make_app

    json.dump(document(make_app()), sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
