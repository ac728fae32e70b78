"""Two bots play and somebody looks on: the screen goes at its own pace, behind the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.pages import Sitting
from browser.serving import Server


def watched(server: Server, page: Page) -> Sitting:
    """A long game of two bots, at its beginning."""
    seats = {"axis": "greedy", "soviet": "greedy"}
    made: Any = server.make({"game": "traces", "scenario": "race", "seats": seats, "seed": "7"})
    sitting = Sitting(page)
    sitting.sit(made)
    sitting.arrived(0)
    return sitting


def live(sitting: Sitting) -> int:
    return int(sitting.game.get_attribute("data-live") or 0)


def deed(sitting: Sitting, name: str) -> Locator:
    return sitting.prompt.locator(f'[data-act="{name}"]')


def test_a_game_of_bots_waits_steps_and_goes_on(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = watched(server, page)
    # It waits at the beginning and says what both sides want, in a sentence each.
    wants = page.get_by_test_id("watch-wants").locator("p")
    expect(wants).to_have_count(3)
    assert wants.nth(1).inner_text().startswith("Axis")
    assert wants.nth(2).inner_text().startswith("Soviets")
    before = live(sitting)
    page.wait_for_function("n => Number(document.querySelector('.game').dataset.live) > n + 5", arg=before)
    assert sitting.n == 0

    page.keyboard.press("ArrowRight")
    sitting.arrived(1)
    # It plays, and stops where it is when it is told to.
    page.keyboard.press(" ")
    sitting.arrived(4)
    page.keyboard.press(" ")
    page.get_by_role("button", name="One decision on").click()
    page.keyboard.press("ArrowLeft")
    shown = sitting.rested()
    page.wait_for_timeout(2500)
    assert sitting.n == shown < live(sitting)
    caption = page.get_by_test_id("caption")
    assert caption.evaluate("one => getComputedStyle(one).fontSize") == "18px"
    assert caption.inner_text().strip()

    deed(sitting, "live").click()
    expect(sitting.game).not_to_have_attribute("data-n", str(shown))
    page.wait_for_function("() => { const d = document.querySelector('.game').dataset; return d.n === d.live; }")


def test_advice_at_the_moment_shown_and_taking_over_from_there(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = watched(server, page)
    for n in range(1, 5):
        page.keyboard.press("ArrowRight")
        sitting.arrived(n)
    deed(sitting, "idea").click()
    first = page.get_by_test_id("idea").inner_text()
    assert re.match("advice for soviets", first, re.IGNORECASE)
    assert sitting.n == 4
    # Advice goes with its moment.
    page.keyboard.press("ArrowLeft")
    sitting.arrived(3)
    expect(page.get_by_test_id("idea")).to_have_count(0)

    deed(sitting, "take-over").click()
    sheet = page.get_by_role("dialog", name="Take over from here")
    for seat, who in zip(sheet.get_by_role("combobox").all(), ("greedy", "human"), strict=True):
        seat.select_option(who)
    old = page.url
    sheet.get_by_role("button", name="Play from here").click()
    expect(page).not_to_have_url(old)
    expect(page).to_have_url(re.compile(r"#/table/"))
    sitting.settled()
    assert sitting.n == 3
    assert sitting.game.get_attribute("data-deciding") == "true"
