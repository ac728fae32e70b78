"""Army lists over HTTP: the cards on offer, and lists checked by the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caposaldo.games.wheels.game import GAME
from caposaldo.kernel import registry

from .harness import Data, Harness

LIST = "army germany\nyear 1943\npoints 1000\nscenario assault defender\n3 ger-pak-40\n4 ger-tiger-ii\n"


@pytest.fixture(autouse=True)
def wheels() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove("wheels")


def posted(harness: Harness, text: str, game: str = "wheels") -> tuple[int, Data]:
    answer = harness.http.post(f"/api/games/{game}/armies", json={"text": text})
    return answer.status_code, answer.json()


def test_the_cards_on_offer(harness: Harness) -> None:
    offer = harness.http.get("/api/games/wheels/armies").json()
    assert {card["nation"] for card in offer["cards"]} == set(offer["nations"])
    assert all(card["name"]["it"] and card["cost"] > 0 and 1939 <= card["year"] <= 1945 for card in offer["cards"])


def test_a_list_comes_back_with_its_cost_and_what_is_wrong_in_both_languages(harness: Harness) -> None:
    status, report = posted(harness, LIST)
    assert status == 200
    assert not report["ok"]
    (problem,) = report["problems"]
    assert (problem["line"], problem["rule"]) == (6, "points-1")
    assert problem["said"] == {
        "en": "Tiger II enters service in 1944.",
        "it": "Tiger II entra in servizio nel 1944.",
    }
    assert all("⟦" not in str(note["said"]) for note in report["notes"])
    assert report["platoons"][0]["cost"] + report["platoons"][1]["cost"] == report["spent"]


def test_a_text_that_is_no_list_is_refused_with_its_line(harness: Harness) -> None:
    status, error = posted(harness, "army germany\nyear 1943\n4 horses\n")
    assert (status, error["key"], error["params"]["line"]) == (422, "web-error-army", 3)


def test_other_games_have_no_army_builder(harness: Harness) -> None:
    assert posted(harness, LIST, "storms")[1]["key"] == "web-error-armies"
    assert harness.http.get("/api/games/storms/armies").status_code == 404
    assert harness.http.get("/api/games/chess/armies").json()["key"] == "web-error-game"


def test_a_long_text_is_refused(harness: Harness) -> None:
    assert posted(harness, "#" * 30_000)[0] == 400
