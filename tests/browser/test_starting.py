"""A first game begins gently, on the side that is easiest to learn; a serious one does without help."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Sitting
from browser.serving import Server


def options(page: Page, scenario: str) -> None:
    page.goto(f"/#/new/battlegroups/{scenario}")
    page.get_by_text("Options", exact=True).click()


def test_a_first_game_is_the_learners_and_gentle_and_the_next_one_is_not(come: Callable[..., Page]) -> None:
    page = come()
    options(page, "masseria")
    side = page.get_by_role("group", name="Your side")
    level = page.get_by_role("group", name="Bot level")
    expect(side.get_by_role("radio").nth(1)).to_be_checked()
    expect(level.get_by_role("radio").nth(0)).to_be_checked()
    page.locator("button[type=submit]").click()
    sitting = Sitting(page)
    sitting.game.wait_for()
    expect(sitting.game).to_have_attribute("data-eyes", "1")
    sitting.settled()
    expect(page.locator(".bulb.lit")).to_be_visible()

    # The Italian coast: here the Axis attacks, and the game is known now.
    page.goto("about:blank")
    options(page, "terrapieno")
    expect(page.get_by_role("group", name="Your side").get_by_role("radio").nth(0)).to_be_checked()
    expect(page.get_by_role("group", name="Bot level").get_by_role("radio").nth(1)).to_be_checked()


def test_a_serious_game_gives_no_hints_and_takes_nothing_back(come: Callable[..., Page]) -> None:
    page = come()
    options(page, "masseria")
    page.locator('[data-option="serious"]').check()
    sitting = Sitting(page)
    page.locator("button[type=submit]").click()
    sitting.settled()
    told = sitting.last()
    assert (told["hints"], told["takeback"]) == (False, "off")
    expect(page.locator(".bulb")).to_have_count(0)


def moving(server: Server, page: Page) -> Sitting:
    """Both sides at one screen, where units have not moved yet."""
    made = server.table("masseria", axis="human", allies="friend")
    sitting = Sitting(page)
    sitting.sit(made, 0, 1)
    for _ in range(12):
        now = sitting.situation()
        assert now is not None
        if any(choice["loses"] for choice in now["choices"]):
            return sitting
        end = next((one for one in now["choices"] if one["ends"] not in ("nothing", "piece")), now["choices"][0])
        sitting.choose(end["action"])
        sitting.after(now["n"])
    raise AssertionError("nothing could be lost")


def test_what_would_be_lost_is_asked_about_and_not_by_the_same_key(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = moving(server, page)
    n = sitting.n
    rings = page.locator(".table-board g.rings")
    before = rings.inner_html()
    page.keyboard.press("e")
    sure = sitting.prompt.locator('[data-act="sure"]')
    expect(sure).to_be_visible()
    # The same press again comes too soon; Enter shows what would be lost and ends nothing.
    page.keyboard.press("e")
    page.wait_for_timeout(600)
    assert sitting.n == n
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert sitting.n == n
    assert rings.inner_html() != before, "they are ringed"
    page.keyboard.press("e")
    expect(sure).to_be_visible()
    page.wait_for_timeout(500)
    page.keyboard.press("e")
    sitting.after(n)
