"""A finished game is looked at again: any moment, any eyes, by a link, and played on from there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Sitting
from browser.players import Mouse
from browser.serving import Server


def test_a_game_is_replayed_linked_to_and_forked(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    made = server.table("masseria", axis="human", allies="human")
    sitting.sit(made, 0, 1)
    Mouse(sitting).play(9)
    sitting.resign()
    of = sitting.n
    sitting.put_away()
    page.get_by_test_id("prompt").get_by_role("link", name="Replay").click()

    # The line of the whole game, by keyboard and by mouse.
    line = page.get_by_role("slider", name="History")
    expect(line).to_have_attribute("aria-valuemax", str(of))
    expect(line).to_have_attribute("aria-valuenow", str(of))
    line.focus()
    page.keyboard.press("Home")
    sitting.arrived(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    sitting.arrived(2)
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(line.get_attribute("aria-valuenow") or 0)
    assert abs(middle - of / 2) <= 1
    sitting.arrived(middle)
    page.get_by_role("button", name="One decision back").click()
    sitting.arrived(middle - 1)
    page.get_by_role("button", name="One decision on").click()
    sitting.arrived(middle)
    # It plays by itself, and stops at the end.
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(line).to_have_attribute("aria-valuenow", str(of), timeout=15_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # With other eyes.
    page.get_by_label("View as").select_option("1")
    expect(sitting.game).to_have_attribute("data-eyes", "1")

    # A link to a moment, in a browser that holds no seat.
    line.focus()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    sitting.arrived(3)
    expect(page).to_have_url(re.compile(r"#/replay/.+at=3&eyes=1"))
    other = Sitting(come())
    other.page.goto(page.url)
    other.arrived(3)
    expect(other.game).to_have_attribute("data-eyes", "1")
    assert places(other) == places(sitting)
    # Another moment and other eyes, written into the address of a replay that is open.
    other.page.evaluate("address => { location.hash = address }", f"/replay/{made['table']}?at=1&eyes=0")
    other.arrived(1)
    expect(other.game).to_have_attribute("data-eyes", "0")

    # Played on from there, the old game staying as it is.
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="New game from this moment")
    for seat in sheet.get_by_role("combobox").all():
        seat.select_option("human")
    sheet.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(r"#/table/"))
    assert made["table"] not in page.url
    sitting.settled()
    assert sitting.n == 3
    assert Mouse(sitting).play(2) == 2
    assert server.ask(f"/api/tables/{made['table']}")["decisions"] == of


def places(sitting: Sitting) -> list[str | None]:
    """Where the pieces are drawn."""
    return [piece.get_attribute("transform") for piece in sitting.page.locator("[data-piece]").all()]
