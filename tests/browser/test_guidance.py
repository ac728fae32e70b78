"""Objectives, hints and odds in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.pages import Sitting, of_verb
from browser.serving import Server

Data = dict[str, Any]
Come = Callable[..., Page]


def lesson(server: Server, page: Page) -> Sitting:
    wish: dict[str, object] = {
        "game": "storms",
        "scenario": "first-shots",
        "seats": {"german": "human", "soviet": "greedy"},
        "seed": "7",
    }
    sitting = Sitting(page)
    sitting.sit(server.make(wish), 0)
    return sitting


def test_objectives_are_open_at_first_and_fold_by_key(server: Server, come: Come) -> None:
    sitting = lesson(server, come())
    page = sitting.page
    panel = page.get_by_role("region", name="Objectives")
    expect(panel).to_contain_text("Most VP after round 4: 0 so far")
    expect(panel).to_contain_text("The same objectives")
    expect(panel).to_contain_text("Even now")
    # The sum in the strip is that of the panel.
    strip = page.get_by_role("list", name="Score").locator("button").first
    expect(strip).to_contain_text("0")
    page.keyboard.press("g")
    expect(panel).to_have_count(0)
    expect(page.locator(".goals.folded")).to_contain_text("Even now")


def test_a_hint_is_told_shown_and_done_only_by_enter(server: Server, come: Come) -> None:
    sitting = lesson(server, come())
    page = sitting.page
    now = sitting.situation()
    assert now is not None
    page.keyboard.press("h")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Try this:")
    page.keyboard.press("h")
    expect(hint).to_contain_text("Shown on the board")
    still = sitting.situation()
    assert still is not None
    assert still["n"] == now["n"], "nothing is done yet"
    page.keyboard.press("Enter")
    sitting.after(now["n"])
    expect(hint).to_have_count(0)


def test_list_map_and_panel_show_one_figure(server: Server, come: Come) -> None:
    """The chance of a shot is the same wherever it stands."""
    sitting = lesson(server, come())
    page = sitting.page
    for _ in range(40):
        now = sitting.situation()
        assert now is not None
        fire = next((one for one in of_verb(now, "fire") if one["odds"]), None)
        if fire:
            break
        page.keyboard.press("h")
        page.get_by_test_id("hint").wait_for()
        page.keyboard.press("h")
        page.keyboard.press("Enter")
        sitting.after(now["n"])
    assert fire is not None
    row = page.locator(f'.choice[data-action="{fire["action"]}"]')
    listed = re.search(r"(\d+)%", row.locator("em.works").inner_text())
    assert listed
    row.click()
    expect(page.get_by_test_id("trio")).to_contain_text(f"Works {listed[0]}")
