"""The campaign on its map: chits, counters, attacks, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting
from browser.serving import Server
from browser.test_access import AXE, faults

Data = dict[str, Any]
# The drawn map, before it is zoomed: from the centre of a hex to its corner, and the paper round it.
RADIUS = 43
MARGIN = 26


def new_table(server: Server, scenario: str, **seats: str) -> Data:
    wish = {"game": "traces", "scenario": scenario, "seats": seats, "seed": "7"}
    made: Data = server.make(wish)
    return made


def spot(page: Page, board: Data, hex: str) -> tuple[float, float]:
    """Where a hex is on the screen."""
    there = [i for i, letter in enumerate(board["terrain"]) if letter != " "]
    top, left = min(i // board["columns"] for i in there), min(i % board["columns"] for i in there)
    row, column = board["rows"] - int(hex[:2]), int(hex[2:]) - 1
    box = page.locator(".hex-board .layer svg").first.bounding_box()
    width = page.locator(".hex-board .layer svg").first.evaluate("svg => svg.viewBox.baseVal.width")
    assert box is not None
    scale = box["width"] / width
    wide = RADIUS * math.sqrt(3)
    x = MARGIN + wide / 2 + (column - left + (row % 2) / 2) * wide
    y = MARGIN + RADIUS + (row - top) * 1.5 * RADIUS
    return box["x"] + x * scale, box["y"] + y * scale


def board_of(sitting: Sitting) -> Data:
    found: Data = json.loads(next(frame for frame in sitting.came if frame.startswith('{"t":"board"')))
    board: Data = found["board"]
    return board


def name_of(board: Data, index: int) -> str:
    return f"{board['rows'] - index // board['columns']:02d}{index % board['columns'] + 1:02d}"


def act(page: Page, sitting: Sitting, label: str) -> None:
    """A button of the prompt."""
    n = sitting.n
    page.get_by_test_id("prompt").get_by_role("button", name=label).click()
    sitting.after(n)
    sitting.settled()


def open_the_attack(page: Page, sitting: Sitting) -> tuple[Data, Data]:
    """The opening of the lesson: an HQ leads, and there are hexes to attack."""
    sitting.settled()
    board = board_of(sitting)
    first = sitting.situation()
    assert first is not None
    hq = first["choices"][0]["piece"]
    page.mouse.click(*spot(page, board, first["view"]["units"][hq]["hex"]))
    sitting.after(first["n"])
    now = sitting.situation()
    assert now is not None
    assert {choice["verb"] for choice in now["choices"]} >= {"attack"}
    return board, now


def test_an_attack_is_declared_joined_weighed_and_fought_by_mouse(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.sit(new_table(server, "lesson", axis="random", soviet="human"), 1)
    board, now = open_the_attack(page, sitting)
    page.wait_for_timeout(500)
    # The one with most to gain.
    best = max(
        (choice for choice in now["choices"] if choice["verb"] == "attack"),
        key=lambda choice: sum(one["ways"] for one in choice["odds"] if "R" in one["key"]),
    )
    page.mouse.click(*spot(page, board, name_of(board, best["hex"])))
    sitting.after(now["n"])
    battle = sitting.situation()
    assert battle is not None
    joins = [choice for choice in battle["choices"] if choice["verb"] == "join"]
    if len(joins) == 1:
        page.locator(".choice").first.click()
    else:
        page.get_by_test_id("prompt").get_by_role("button", name="Add all").click()
    fight = page.get_by_test_id("prompt").get_by_role("button", name="Fight")
    fight.wait_for()
    odds = page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("Attack strength")
    expect(odds.locator(".verdict .big")).to_be_visible()
    fight.click()
    expect(page.locator(".log")).to_contain_text("Roll ")


def test_chits_are_chosen_in_the_panel(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.sit(new_table(server, "korsun", axis="human", soviet="random"), 0)
    sitting.settled()
    cup = page.get_by_role("region", name="Chit cup")
    need = int(sitting.last()["view"]["chits"]["mine"]["need"])
    for chosen in range(need):
        expect(cup).to_contain_text(f"{chosen} of {need} chosen", ignore_case=True)
        n = sitting.n
        cup.get_by_role("button", name="Cup:").first.click()
        sitting.arrived(n + 1)
    act(page, sitting, "Confirm chits")
    expect(cup).to_contain_text("face down")


def test_layers_and_the_board_as_text(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.sit(new_table(server, "race", axis="greedy", soviet="human"), 1)
    sitting.settled()
    for key, name in (("k", "ZOC"), ("j", "Supply"), ("l", "Command")):
        button = page.get_by_role("button", name=name, exact=True)
        before = button.get_attribute("aria-pressed")
        page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
    page.keyboard.press("t")
    text = page.get_by_test_id("text-view")
    expect(text).to_contain_text("Situation")
    expect(text).to_contain_text("crossing point Bukrin (2520): Axis.")
    assert "⟦" not in page.inner_text("body")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_map(server: Server, come: Callable[..., Page], theme: str) -> None:
    page = come(theme=theme)
    page.add_init_script(path=AXE)
    sitting = Sitting(page)
    sitting.sit(new_table(server, "lesson", axis="random", soviet="human"), 1)
    sitting.settled()
    assert faults(page) == []


def test_a_phone_shows_the_map_and_the_prompt(server: Server, come: Callable[..., Page]) -> None:
    page = come(viewport=PHONE, touch=True, language="it")
    sitting = Sitting(page)
    sitting.sit(new_table(server, "korsun", axis="human", soviet="random"), 0)
    sitting.settled()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.get_by_role("button", name="Coppa:").first).to_be_visible()
    assert "⟦" not in page.inner_text("body")
