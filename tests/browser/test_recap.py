"""The recap of the other side's turn in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting
from browser.players import Mouse
from browser.serving import Server

Come = Callable[..., Page]


def after_their_turn(server: Server, page: Page) -> Sitting:
    """The Americans play on until the Italians have had a turn."""
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="greedy", allies="human"), 1)
    person = Mouse(sitting)
    for _ in range(80):
        assert sitting.situation() is not None, "the game is over"
        page.wait_for_timeout(150)  # the recap opens after the board is drawn
        if page.get_by_test_id("recap").count():
            return sitting
        person.play(1)
    raise AssertionError("no recap has opened")


def test_recap_two_steps_back_to_live_and_decide(server: Server, come: Come) -> None:
    sitting = after_their_turn(server, come(recap="always"))
    page = sitting.page
    now = sitting.situation()
    assert now is not None
    card = page.get_by_test_id("recap")
    lines = card.locator("li button")
    count = lines.count()
    assert 1 <= count <= 7
    page.keyboard.press("ArrowRight")
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("recap-bar")).to_contain_text(f"Their turn: 1 of {count}")
    expect(sitting.game).not_to_have_attribute("data-n", str(now["n"]))
    # Steps lead through all lines and end at the present.
    for _ in range(count):
        page.keyboard.press("ArrowRight")
    expect(sitting.game).to_have_attribute("data-n", str(now["n"]))
    expect(sitting.game).to_have_attribute("data-deciding", "true")
    expect(card).to_have_count(1)
    # From a moment of their turn a click on the board comes back; nothing is decided by it.
    lines.last.click()
    expect(page.get_by_test_id("recap-bar")).to_have_count(1)
    page.mouse.click(500, 300)
    expect(card).to_have_count(0)
    expect(sitting.game).to_have_attribute("data-n", str(now["n"]))
    # V opens it again; a decision closes it.
    page.keyboard.press("v")
    expect(card).to_have_count(1)
    Mouse(sitting).play(1)
    sitting.after(now["n"])
    expect(card).to_have_count(0)


def test_on_a_phone_it_is_a_sheet_over_the_units(server: Server, come: Come) -> None:
    sitting = after_their_turn(server, come(viewport=PHONE, touch=True, recap="always"))
    page = sitting.page
    card = page.get_by_test_id("recap")
    expect(page.locator(".sheet.half")).to_have_count(1)
    tall: Any = card.locator("li button").first.bounding_box()
    assert tall["height"] >= 44
    card.locator("li button").first.tap()
    expect(page.get_by_test_id("recap-bar")).to_have_count(1)
    page.locator('[data-act="recap-end"]').tap()
    expect(card).to_have_count(0)
    expect(page.locator(".sheet.peek")).to_have_count(1)


def test_by_default_only_what_hurt_is_recapped(server: Server, come: Come) -> None:
    sitting = after_their_turn(server, come(recap="matters"))
    expect(sitting.page.locator(".recap .hurt").first).to_be_visible()
