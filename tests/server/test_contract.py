"""The API is what its description says, whatever is sent to it."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from caposaldo.kernel.texts import texts
from caposaldo.server import protocol, schema
from server.harness import Harness, quiet_settings

EXAMPLES = 25
ROOT = Path(__file__).parents[2]


def described(harness: Harness) -> Any:
    return harness.http.get("/api/schema").json()


def test_whatever_is_sent_the_answer_is_as_described(tmp_path: Path) -> None:
    """Schemathesis, within bounds: no answer that is not described, no crash, nothing accepted that should not be."""
    with Harness(quiet_settings(tmp_path)) as harness:
        check_api(harness)


def check_api(harness: Harness) -> None:
    api = schemathesis.openapi.from_dict(described(harness))
    tried = 0
    for result in api.get_all_operations():
        assert isinstance(result, Ok)
        tried += 1
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            check_operation(harness, result.ok(), mode)
    assert tried == 18


def check_operation(harness: Harness, operation: Any, mode: GenerationMode) -> None:
    @seed(1)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck), print_blob=False
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        # That a record or a set-up is true cannot be read from a description: what fits it may still be refused.
        case.call_and_validate(base_url=f"http://127.0.0.1:{harness.port}", excluded_checks=[positive_data_acceptance])

    with contextlib.suppress(Unsatisfiable):  # some operations take nothing that could be wrong
        check()


def test_the_description_holds_every_message_of_the_socket(harness: Harness) -> None:
    document = described(harness)
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    told = {
        schemas[ref["$ref"].rsplit("/", 1)[1]]["properties"]["t"]["enum"][0]
        for ref in schemas["ServerMessage"]["anyOf"]
    }
    heard = {
        schemas[ref["$ref"].rsplit("/", 1)[1]]["properties"]["t"]["enum"][0]
        for ref in schemas["ClientMessage"]["anyOf"]
    }
    assert told == {
        "board", "situation", "moment", "log", "handover", "refusal", "preview", "sight", "refused", "offer", "notice",
        "error", "hint", "idea", "proposals", "plan",
    }  # fmt: skip
    assert heard == {
        "hello", "decide", "why", "preview", "sight", "refused", "undo", "ask", "answer", "resign", "look", "moment",
        "series", "hint", "idea", "proposals", "plan", "back",
    }  # fmt: skip
    assert document == schema.document(harness.app)


def test_the_types_of_the_client_are_made_from_this_description(harness: Harness) -> None:
    """After a change to the wire: web/scripts/types.sh."""
    written = json.loads((ROOT / "web" / "src" / "api" / "openapi.json").read_text())
    assert written == described(harness)


def test_everything_sent_over_a_socket_is_as_described(harness: Harness) -> None:
    made = harness.make("battlegroups", "bir-nasra", axis="human", allies="human")
    player = harness.sit(made, 0, 1)
    player.next()
    player.send("look", seat=0)
    player.until("situation")
    for message in (
        {"t": "refused"},
        {"t": "why", "action": "end"},
        {"t": "undo"},
        {"t": "moment", "at": 0, "eyes": 0},
    ):
        player.send(**message)
    player.choose()
    player.send("resign", seat=0)
    player.when(lambda s: bool(s["outcome"]))
    told = msgspec.json.Decoder(protocol.ServerMessage)
    for raw in player.came:
        told.decode(raw)


def test_every_key_the_server_says_has_words_in_both_languages() -> None:
    import re

    sources = (ROOT / "src" / "caposaldo" / "server").glob("*.py")
    keys = {key for file in sources for key in re.findall(r'"(web-[a-z-]+[a-z])"', file.read_text())}
    keys |= {f"web-offer-{what}" for what in ("takeback", "draw")} | {f"web-level-{bot}" for bot in protocol.BOTS}
    keys |= {f"web-seated-{who}" for who in (*protocol.BOTS, *protocol.PEOPLE)}
    assert len(keys) > 30
    for lang in ("it", "en"):
        assert [key for key in sorted(keys) if not texts(lang).has(key)] == []
