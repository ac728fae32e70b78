"""The end of a game in a real browser: the sheet over the board, and what leads on from it."""

from __future__ import annotations

import re
import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PATIENCE_MS, PHONE
from browser.pages import Sitting
from browser.players import Mouse
from browser.serving import Server

Come = Callable[..., Page]
GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    "battlegroups-ponte-greedy",
    "storms-the-square-greedy",
    "traces-korsun-mixed",
    "upfront-two-patrols-greedy",
]


def opened(server: Server, name: str) -> Any:
    """A table of a game that was played before."""
    return server.record(GOLDEN / f"{name}.txt")


def summary(server: Server, table: str) -> Any:
    return server.ask(f"/api/tables/{table}/summary")


@pytest.mark.parametrize("name", RECORDS)
def test_the_sheet_tells_what_the_account_says(server: Server, come: Come, name: str) -> None:
    page = come()
    table = opened(server, name)["table"]
    page.goto(f"/#/table/{table}")
    sheet = page.get_by_test_id("end-sheet")
    expect(sheet.get_by_role("slider")).to_be_visible(timeout=PATIENCE_MS)
    told = summary(server, table)
    assert sheet.locator(".points button").count() == len(told["turning"])
    for seat in (0, 1):
        lost = sheet.locator(f'[data-lost="{seat}"] .pieces button')
        assert lost.count() == sum(one["seat"] == seat for one in told["lost"])
    for luck in told["luck"]:
        if luck["rolls"] > 0:
            expect(sheet.locator(f'[data-luck="{luck["seat"]}"]')).to_contain_text(f"over {luck['rolls']} roll")
    for what in ("best", "worst", "mattered"):
        if told[what] is not None:
            percent = f"{int(told[what]['works'] * 100 + 0.5)}%"
            expect(sheet.locator(f'[data-shot="{what}"] em')).to_have_text(percent)
    assert "⟦" not in sheet.inner_text()
    # A lost piece says when and to whom.
    lost = sheet.locator(".pieces button")
    if lost.count():
        lost.first.click()
        expect(sheet.get_by_role("status")).to_have_text(re.compile(r"\w+ · .+ \d+"))


def test_any_place_of_the_curve_shows_its_moment(server: Server, come: Come) -> None:
    page = come()
    sitting = Sitting(page)
    table = opened(server, "storms-the-square-greedy")["table"]
    page.goto(f"/#/table/{table}")
    sheet = page.get_by_test_id("end-sheet")
    point = sheet.locator(".points button").nth(1)
    decision = int(point.get_attribute("data-decision") or 0)
    point.click()
    expect(sheet).to_be_hidden()
    sitting.arrived(decision)
    page.keyboard.press("Escape")
    expect(sitting.over).to_be_visible()
    expect(sheet).to_be_hidden()
    # The strip stays, and opens it again; by keyboard the curve is a slider.
    page.locator('[data-act="how-it-went"]').click()
    curve = sheet.get_by_role("slider")
    curve.focus()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("Enter")
    sitting.arrived(3)
    # In the middle by mouse: the decision that is half way.
    page.keyboard.press("Escape")
    page.locator('[data-act="how-it-went"]').click()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 30 + (box["width"] - 42) / 2, box["y"] + 60)
    of = (
        int(curve.get_attribute("aria-valuemax") or 0)
        if curve.count()
        else len(summary(server, table)["curves"][0]) - 1
    )
    expect(sitting.game).to_have_attribute("data-n", re.compile(rf"^({of // 2}|{of // 2 + 1})$"))


def test_the_replay_starts_just_before_the_turning_point(server: Server, come: Come) -> None:
    page = come()
    sitting = Sitting(page)
    table = opened(server, "traces-korsun-mixed")["table"]
    page.goto(f"/#/table/{table}")
    told = summary(server, table)
    greatest = max(told["turning"], key=lambda point: abs(point["swing"]))
    page.get_by_test_id("end-sheet").get_by_role("link", name="Replay from the turning point").click()
    expect(page).to_have_url(re.compile(rf"#/replay/{table}\?at={greatest['decision'] - 1}&eyes=-2$"))
    sitting.arrived(greatest["decision"] - 1)
    expect(page.get_by_test_id("end-sheet")).to_have_count(0)


def finished(server: Server, page: Page) -> Sitting:
    """A person has resigned against a bot."""
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="greedy", allies="human"), 1)
    Mouse(sitting).play(4)
    sitting.resign()
    return sitting


def test_again_and_the_other_side(server: Server, come: Come) -> None:
    page = come()
    sitting = finished(server, page)
    sheet = page.get_by_test_id("end-sheet")
    expect(sheet).to_contain_text("You have lost.")
    first = page.url
    sheet.locator('[data-act="again"]').click()
    expect(page).not_to_have_url(first)
    sitting.settled()
    assert sitting.last()["yours"] == [1]
    page.goto(first)
    sheet.locator('[data-act="other-side"]').click()
    expect(page).not_to_have_url(first)
    expect(sitting.game).to_have_attribute("data-eyes", "0")


def test_record_and_next_scenario(server: Server, come: Come) -> None:
    page = come()
    finished(server, page)
    sheet = page.get_by_test_id("end-sheet")
    with page.expect_download() as loading:
        sheet.get_by_role("button", name="Record").click()
    assert loading.value.suggested_filename.startswith("battlegroups-masseria-")
    scenarios = next(game["scenarios"] for game in server.ask("/api/games") if game["id"] == "battlegroups")
    names = [one["id"] for one in scenarios]
    sheet.get_by_role("link", name="Next scenario").click()
    expect(page).to_have_url(re.compile(rf"#/new/battlegroups/{names[names.index('masseria') + 1]}$"))


def test_on_a_phone_it_is_the_whole_screen(server: Server, come: Come) -> None:
    page = come(viewport=PHONE, touch=True, language="it")
    page.goto(f"/#/table/{opened(server, 'upfront-two-patrols-greedy')['table']}")
    sheet = page.get_by_test_id("end-sheet")
    expect(sheet.get_by_role("slider")).to_be_visible(timeout=PATIENCE_MS)
    box = sheet.bounding_box()
    assert box == {"x": 0, "y": 0, "width": PHONE["width"], "height": PHONE["height"]}
    for button in sheet.locator("footer .btn:visible, .points button").all():
        tall = button.bounding_box()
        assert tall is not None
        assert tall["height"] >= 44
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]
    more = sheet.get_by_role("button", name="Altro")
    expect(sheet.get_by_role("button", name="Registrazione")).to_be_hidden()
    more.tap()
    expect(sheet.get_by_role("button", name="Registrazione")).to_be_visible()
    sheet.get_by_role("button", name="Chiudi").tap()
    expect(sheet).to_be_hidden()
    expect(page.get_by_test_id("over")).to_be_visible()


def test_the_account_of_a_game_that_goes_on_is_refused(server: Server) -> None:
    made = server.table("masseria", axis="human", allies="human")
    with pytest.raises(urllib.error.HTTPError) as refused:
        summary(server, made["table"])
    assert refused.value.code == 409
