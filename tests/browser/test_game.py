"""Whole games against a bot, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import Sitting
from browser.players import Keyboard, Mouse
from browser.serving import Server


def test_a_whole_game_against_a_bot_by_mouse(come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    page.goto("/")
    page.get_by_role("region", name="Battlegroups: scenarios").get_by_role("listitem").get_by_text(
        "The farm on the road"
    ).click()
    page.get_by_role("link", name="Play a bot").click()
    page.get_by_role("group", name="Your side").locator("label", has_text="Americans").click()
    page.get_by_role("group", name="Bot level").get_by_text("Beginner").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Seed").fill("mouse")
    page.get_by_role("button", name="Start game").click()

    Mouse(sitting).play()

    expect(sitting.over).to_be_visible()
    expect(page.get_by_role("link", name="Replay").last).to_be_visible()
    assert {"select", "go", "end"} <= set(sitting.decided())
    end = sitting.last()
    assert end["outcome"] is not None
    assert end["view"]["turn"] >= 2
    expect(page.get_by_role("slider", name="History")).to_have_attribute("aria-valuemax", str(end["n"]))


def test_a_whole_game_against_a_bot_by_keyboard_alone(come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    keyboard = Keyboard(sitting)
    page.goto("/#/new/battlegroups/masseria")
    page.get_by_role("button", name="Start game").wait_for()

    def tab_until(role: str) -> None:
        for _ in range(60):
            keyboard.press("Tab")
            if page.locator(f"{role}:focus").count():
                return
        raise AssertionError(f"the keyboard does not reach {role}")

    tab_until("input[type=radio]")  # how
    tab_until("input[type=radio]")  # your side: a first game begins on the learner's
    keyboard.press("ArrowUp")
    tab_until("input[type=radio]")  # strength of the bot: gentle in a first game
    keyboard.press("ArrowDown")
    tab_until("summary")
    keyboard.press("Enter")
    tab_until("input[type=text]")
    page.keyboard.type("keys")
    keyboard.press("Enter")

    keyboard.play()

    expect(sitting.over).to_be_visible()
    assert {"select", "go", "end"} <= set(sitting.decided())
    end = sitting.last()
    assert end["yours"] == [0]
    assert end["seats"][1]["who"] == "greedy"


def test_a_place_tells_who_may_fire_at_a_unit_that_goes_there(server: Server, come: Callable[..., Page]) -> None:
    page = come(language="it")
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="human", allies="friend"), 0)
    now = sitting.situation()
    assert now is not None
    # What happened before the first decision begins the log.
    expect(page.locator(".log")).to_contain_text("Tocca agli italiani.")
    expect(page.locator(".log li.turn")).to_have_text("turno 1")
    sitting.choose("select I4")
    sitting.arrived(now["n"] + 1)
    now = sitting.told(now["n"] + 1)
    nearest = max((choice for choice in now["choices"] if choice["verb"] == "go"), key=lambda choice: int(choice["y"]))
    page.mouse.move(*sitting.spot(now["view"], nearest["x"], nearest["y"]))
    danger = page.get_by_test_id("danger")
    expect(danger).to_contain_text("Minacce se la squadra fucilieri (I4) va lì")
    expect(danger).to_contain_text("M5A1 Stuart (U6)")
    expect(danger.get_by_role("img").first).to_have_accessible_name(re.compile(r"distrutta \d+,\d%|nessun effetto"))
    page.mouse.move(2, 2)
    expect(danger).to_be_hidden()
    assert sitting.decided() == ["select"]
