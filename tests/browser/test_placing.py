"""Set-ups stand by a proposal, are changed by hand, and begin with one click."""

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
from browser.test_storms import spot

Data = dict[str, Any]
PLAN = '{"t":"plan"'


def village(server: Server, page: Page) -> Sitting:
    """The village on the river: the Soviets have placed, the Germans place nine units and hide two."""
    made = server.make(
        {"game": "storms", "scenario": "the-river-village", "seats": {"german": "human", "soviet": "greedy"}}
    )
    sitting = Sitting(page)
    sitting.sit(made, 0)
    placing(sitting)
    return sitting


def placing(sitting: Sitting) -> None:
    sitting.page.get_by_test_id("placing").wait_for()
    sitting.page.locator('[data-act="begin"]:not(.busy)').wait_for()


def plan(sitting: Sitting, kind: int = 0) -> list[Data]:
    """The proposal that came last."""
    frame = next(one for one in reversed(sitting.came) if one.startswith('{"t":"proposals"'))
    found: list[Data] = json.loads(frame)["items"][kind]["plan"]
    return found


def sent(sitting: Sitting, kind: str) -> list[Data]:
    return [one for one in sitting.sent if one["t"] == kind]


def checked(sitting: Sitting, count: int) -> None:
    """So many answers about the plan have come."""
    for _ in range(100):
        if sum(frame.startswith(PLAN) for frame in sitting.came) >= count:
            break
        sitting.page.wait_for_timeout(50)
    sitting.page.wait_for_timeout(100)


def free_hex(sitting: Sitting, one: Data) -> int:
    """A hex beside this unit's where it may stand and nobody does."""
    answer = json.loads(next(frame for frame in reversed(sitting.came) if frame.startswith(PLAN)))
    taken = {other["hex"] for other in plan(sitting)}
    hexes = {choice["hex"] for choice in answer["choices"]} - taken
    hexes = {hex for hex in hexes if in_sight(sitting, *spot(sitting, hex))}
    return int(min(hexes, key=lambda hex: (abs(hex - one["hex"]) > 1, abs(hex - one["hex"]))))


def in_sight(sitting: Sitting, x: float, y: float) -> bool:
    """On the part of the board that nothing covers."""
    box = sitting.board.bounding_box()
    assert box is not None
    low = box["y"] + box["height"] * (0.7 if box["width"] < PHONE["width"] + 1 else 0.88)
    return box["x"] + 60 < x < box["x"] + box["width"] - 90 and box["y"] + 150 < y < low


def clear_of(sitting: Sitting, others: list[Data]) -> Data:
    """The point offered for the one in hand that is farthest from the others."""
    answer = json.loads(next(frame for frame in reversed(sitting.came) if frame.startswith(PLAN)))

    def room(choice: Data) -> float:
        return min(math.hypot(choice["x"] - other["x"], choice["y"] - other["y"]) for other in others)

    view = sitting.last()["view"]
    shown = [
        choice
        for choice in answer["choices"]
        if choice["x"] >= 0 and in_sight(sitting, *sitting.spot(view, choice["x"], choice["y"]))
    ]
    found: Data = max(shown, key=room)
    return found


def act(sitting: Sitting, name: str) -> None:
    sitting.prompt.locator(f'[data-act="{name}"]').click()


def test_a_proposed_set_up_begins_with_one_click(server: Server, come: Callable[..., Page]) -> None:
    page = come(proposeSetup=True)
    sitting = village(server, page)
    wanted = [one["action"] for one in plan(sitting)]
    assert len(wanted) == 9
    assert sitting.decided() == []
    act(sitting, "begin")
    # The secret units are the next question, proposed as well.
    page.wait_for_function(
        "() => document.querySelector('[data-testid=placing] .todo')?.textContent.includes('hidden')"
    )
    assert [one["actions"] for one in sent(sitting, "series")] == [wanted]
    secret = [one["action"] for one in plan(sitting)]
    assert [action.split()[0] for action in secret] == ["hide-at", "hide-at"]
    page.keyboard.press("Enter")
    page.get_by_test_id("placing").wait_for(state="detached")
    assert [one["actions"] for one in sent(sitting, "series")] == [wanted, secret]


def test_one_unit_is_dragged_and_turned_and_the_others_stay(server: Server, come: Callable[..., Page]) -> None:
    page = come(proposeSetup=True)
    sitting = village(server, page)
    wanted = plan(sitting)
    number = next(i for i, one in enumerate(wanted) if in_sight(sitting, *spot(sitting, one["hex"])))
    one = wanted[number]
    # Taken up and put back: where it may stand is known now.
    page.mouse.click(*spot(sitting, one["hex"]))
    page.locator('[data-act="put-back"]').wait_for()
    checked(sitting, 1)
    to = free_hex(sitting, one)
    page.keyboard.press("Escape")
    placing(sitting)

    page.mouse.move(*spot(sitting, one["hex"]))
    page.mouse.down()
    page.mouse.move(*spot(sitting, to), steps=6)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    placing(sitting)
    checked(sitting, 3)
    expect(page.get_by_test_id("placing")).to_contain_text("Changed: 1 unit")
    page.keyboard.press("r")
    checked(sitting, 4)
    act(sitting, "begin")
    page.wait_for_function(
        "() => document.querySelector('[data-testid=placing] .todo')?.textContent.includes('hidden')"
    )
    made = sent(sitting, "series")[0]["actions"]
    assert [i for i in range(len(made)) if made[i] != wanted[i]["action"]] == [number]
    _, label, _, face = made[number].split()
    assert label == one["action"].split()[1]
    assert face != one["action"].split()[3], "R turned it"
    placed = {unit["id"]: unit["hex"] for unit in sitting.last()["view"]["units"] if unit["place"] == "map"}
    assert placed[one["piece"]] == to


def test_a_place_outside_the_zone_is_refused_by_its_rule(server: Server, come: Callable[..., Page]) -> None:
    page = come(proposeSetup=True)
    sitting = village(server, page)
    one = next(one for one in plan(sitting) if in_sight(sitting, *spot(sitting, one["hex"])))
    page.mouse.click(*spot(sitting, one["hex"]))
    checked(sitting, 1)
    page.mouse.click(*spot(sitting, one["hex"] - 3))
    expect(page.locator(".why")).to_contain_text("1.0")
    page.keyboard.press("Escape")
    placing(sitting)
    act(sitting, "begin")
    page.wait_for_function(
        "() => document.querySelector('[data-testid=placing] .todo')?.textContent.includes('hidden')"
    )
    assert sent(sitting, "series")[0]["actions"][0].startswith("place")
    assert one["action"] in sent(sitting, "series")[0]["actions"]


def test_kinds_by_name_another_one_and_by_hand(server: Server, come: Callable[..., Page]) -> None:
    page = come(proposeSetup=True)
    sitting = village(server, page)
    names = page.locator("[data-proposal]")
    assert [name.strip() for name in names.all_inner_texts()] == ["Forward", "In depth", "On the objectives"]
    expect(names.nth(0)).to_have_attribute("aria-pressed", "true")
    names.nth(1).click()
    expect(names.nth(1)).to_have_attribute("aria-pressed", "true")
    before = [one["action"] for one in plan(sitting, 1)]
    asked = len(sent(sitting, "proposals"))
    page.wait_for_timeout(600)  # a key is dropped right after a prompt has changed
    page.keyboard.press("a")
    for _ in range(60):
        if [one["action"] for one in plan(sitting, 1)] != before:
            break
        page.wait_for_timeout(50)
    assert len(sent(sitting, "proposals")) == asked + 1
    again = [one["action"] for one in plan(sitting, 1)]
    assert again != before
    act(sitting, "clear")
    page.get_by_test_id("placing").wait_for(state="detached")
    expect(sitting.prompt).to_contain_text("choose a hex")
    # One by one, and back to a proposal for the rest.
    sitting.choose(next(one["action"] for one in sitting.last()["choices"] if one["action"] == again[0]))
    page.wait_for_function("() => document.querySelectorAll('[data-proposal]').length === 3")
    expect(page.get_by_test_id("placing")).to_have_count(0)
    names.nth(1).click()
    placing(sitting)
    assert len(plan(sitting, 1)) == len(again) - 1


@pytest.mark.parametrize("touch", [False, True])
def test_on_the_open_table_a_unit_is_moved_by_two_clicks(
    server: Server, come: Callable[..., Page], touch: bool
) -> None:
    page = come(proposeSetup=True, viewport=PHONE if touch else None, touch=touch)
    made = server.table("arras", axis="human", allies="friend")
    sitting = Sitting(page)
    sitting.sit(made, 0)
    placing(sitting)
    wanted = plan(sitting)
    view = sitting.last()["view"]
    one = wanted[0]
    press = sitting.tap_at if touch else sitting.click_at
    press(view, one["x"], one["y"])
    page.locator('[data-act="put-back"]').wait_for()
    checked(sitting, 1)
    to = clear_of(sitting, wanted[1:])
    x, y = to["x"], to["y"]
    press(view, x, y)
    placing(sitting)
    checked(sitting, 2)
    expect(page.get_by_test_id("placing")).to_contain_text("Changed: 1 unit")
    act(sitting, "begin")
    page.get_by_test_id("placing").wait_for(state="detached")
    made_now = sent(sitting, "series")[0]["actions"]
    assert [i for i in range(len(made_now)) if made_now[i] != wanted[i]["action"]] == [0]
    place, face = made_now[0].split()[2:]
    assert face == str(one["face"])
    assert abs(int(place.split(",")[0]) - x) < 60
    assert abs(int(place.split(",")[1]) - y) < 60
