"""Both languages, small screens, the rules, and the pages that show the boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting, of_verb
from browser.serving import Server


def test_both_languages_everywhere(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_role("link", name="Play a bot")).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name="Italiano").click()
    expect(root).to_have_attribute("lang", "it")
    expect(page.get_by_text("La masseria").first).to_be_visible()
    expect(page.get_by_text("The farm on the road")).to_have_count(0)
    # Kept, also at a table; and there one button changes it.
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="human", allies="human"), 0, 1)
    sitting.settled()
    italian = page.get_by_test_id("prompt").inner_text()
    page.locator("button.lang").click()
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("prompt")).not_to_have_text(italian)
    page.reload()
    sitting.settled()
    expect(root).to_have_attribute("lang", "en")
    page.goto("/#/settings")
    page.get_by_text("Italiano", exact=True).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")


def wide(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth"))


def test_a_phone_shows_every_page_without_scrolling_sideways_and_can_play(
    server: Server, come: Callable[..., Page]
) -> None:
    page = come(viewport=PHONE, touch=True)
    for path in ("/", "/#/new/battlegroups/masseria", "/#/rules/battlegroups", "/#/settings", "/#/records", "/#/watch"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert wide(page) <= PHONE["width"], path
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="human", allies="human"), 0, 1)
    now = sitting.situation()
    while now is not None and not of_verb(now, "select"):
        sitting.act("end")
        sitting.after(now["n"])
        now = sitting.situation()
    assert now is not None
    assert wide(page) <= PHONE["width"]
    # A finger picks a unit up; the first touch of a place shows it, the button goes there.
    page.get_by_role("button", name="Whole table").click()
    unit = now["view"]["units"][of_verb(now, "select")[1]["piece"]]
    sitting.tap_at(now["view"], unit["x"], unit["y"])
    sitting.after(now["n"])
    now = sitting.situation()
    assert now is not None
    middle = of_verb(now, "go")[len(of_verb(now, "go")) // 2]
    sitting.tap_at(now["view"], middle["x"], middle["y"])
    assert sitting.n == now["n"]
    sitting.confirm()
    sitting.after(now["n"])
    assert sitting.decided()[-2:] == ["select", "go"]
    assert wide(page) <= PHONE["width"]


def test_what_cannot_be_done_is_answered_with_its_rule(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="human", allies="human"), 0, 1)
    now = sitting.situation()
    while now is not None and not of_verb(now, "go"):
        sitting.choose(now["choices"][0]["action"])
        sitting.after(now["n"])
        now = sitting.situation()
    assert now is not None
    # Far out of reach.
    sitting.click_at(now["view"], now["view"]["width"] * 0.9, now["view"]["height"] * 0.9)
    why = page.get_by_role("dialog").filter(has_text="Why can’t I")
    chip = why.locator("button.rule")
    rule = chip.inner_text()
    chip.click()
    expect(page.get_by_role("dialog").filter(has_text=rule).last).to_be_visible()
    assert sitting.n == now["n"], "nothing was done"
    page.goto(f"/#/rules/battlegroups/{rule}")
    expect(page.locator(f"[id='rule-{rule}']")).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill(rule)
    expect(page.locator(f"[id='rule-{rule}']")).to_be_visible()


@pytest.mark.parametrize("what", ["table", "hex", "cards"])
def test_the_board_is_shown_without_a_game(come: Callable[..., Page], what: str) -> None:
    page = come()
    page.goto(f"/#/demo/{what}")
    board = page.get_by_role("application").first
    board.wait_for()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    picture = board.screenshot()
    # A picture of one colour is a few kilobytes at most.
    assert len(picture) > 30_000
