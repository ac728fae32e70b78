"""The fight of squads on its map: a short game by mouse, on a phone, in both languages; what is hidden stays hidden."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting, of_verb
from browser.serving import Server
from browser.test_access import AXE, faults

Data = dict[str, Any]
# The drawn map, before it is zoomed: from the centre of a hex to its corner, and the paper round it.
RADIUS = 44
MARGIN = 26
# So many actions a round, then it passes: the game is to be short.
ACTIONS = 2
SIGHT = '{"t":"sight"'
MOST = 200


def new_table(server: Server, scenario: str, **seats: str) -> Data:
    wish = {"game": "storms", "scenario": scenario, "seats": seats, "seed": "7"}
    made: Data = server.make(wish)
    return made


def board_of(sitting: Sitting) -> Data:
    found: Data = json.loads(next(frame for frame in sitting.came if frame.startswith('{"t":"board"')))
    board: Data = found["board"]
    return board


def spot(sitting: Sitting, hex: int) -> tuple[float, float]:
    """Where a hex is on the screen."""
    sheet = sitting.page.locator(".hex-board .layer svg").last
    box = sheet.bounding_box()
    assert box is not None
    scale = box["width"] / sheet.evaluate("svg => svg.viewBox.baseVal.width")
    row, column = divmod(hex, board_of(sitting)["columns"])
    wide = RADIUS * math.sqrt(3)
    x = MARGIN + wide / 2 + (column + (row % 2) / 2) * wide
    y = MARGIN + RADIUS + row * 1.5 * RADIUS
    return box["x"] + x * scale, box["y"] + y * scale


def click(sitting: Sitting, hex: int) -> None:
    sitting.page.mouse.click(*spot(sitting, hex))


def unit(now: Data, id: int) -> Data:
    found: Data = next(one for one in now["view"]["units"] if one["id"] == id)
    return found


class Soldier:
    """Acts with whoever can, fires where there is a target, goes where the list begins, and passes soon."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.page = sitting.page
        self.round = 0
        self.actions = 0
        self.fired = 0

    def play(self, most: int = MOST) -> int:
        for made in range(most):
            now = self.sitting.situation()
            if now is None:
                return made
            self.decide(now)
            self.sitting.after(now["n"])
        return most

    def decide(self, now: Data) -> None:
        kind = now["view"]["decision"]["kind"]
        if kind == "bid":
            self.sitting.act("declare-1")
        elif kind == "choose":
            self.choose(now)
        elif kind == "act":
            self.act(now)
        else:
            # A facing is kept, a roll has no CAP, no card is used: what the page suggests.
            self.sitting.confirm_unless_answered()

    def choose(self, now: Data) -> None:
        if now["view"]["round"] != self.round:
            self.round, self.actions = now["view"]["round"], 0
        ready = [choice for choice in of_verb(now, "take") if choice["action"].endswith(" ap")]
        alone = [choice for choice in ready if self.is_alone(now, choice["piece"])]
        if not alone or self.actions >= ACTIONS:
            return self.sitting.act("pass")
        self.actions += 1
        click(self.sitting, unit(now, alone[self.actions % len(alone)]["piece"])["hex"])

    @staticmethod
    def is_alone(now: Data, id: int) -> bool:
        """Its counter lies in its hex by itself: a click on the hex is a click on it."""
        there = unit(now, id)["hex"]
        return [one["hex"] for one in now["view"]["units"]].count(there) == 1

    def act(self, now: Data) -> None:
        shots = [choice for choice in of_verb(now, "fire") if choice["odds"]]
        steps = of_verb(now, "go")
        if shots:
            return self.fire(shots[0])
        if not steps:
            return self.sitting.choose(now["choices"][0]["action"])
        taken = {one["hex"] for one in now["view"]["units"]}
        click(self.sitting, min(steps, key=lambda choice: choice["hex"] in taken)["hex"])

    def fire(self, shot: Data) -> None:
        click(self.sitting, shot["hex"])
        odds = self.page.get_by_role("region", name="Odds")
        expect(odds).to_contain_text("Attack value")
        expect(odds).to_contain_text("Defence value")
        expect(odds.get_by_role("row", name="2 CAP")).to_contain_text("%")
        self.fired += 1
        self.sitting.confirm()


def test_a_short_game_is_played_by_mouse(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come())
    sitting.sit(new_table(server, "first-shots", german="human", soviet="greedy"), 0)
    soldier = Soldier(sitting)
    assert soldier.play() < MOST
    expect(sitting.over).to_be_visible()
    assert soldier.fired > 0
    assert {"declare", "take", "pass", "fire", "boost"} <= set(sitting.decided())
    assert "⟦" not in sitting.page.inner_text("body")


def take_up(sitting: Sitting) -> Data:
    """The initiative is rolled for, and a unit is in hand."""
    soldier = Soldier(sitting)
    for _ in range(MOST):
        now = sitting.situation()
        assert now is not None
        if now["view"]["decision"]["kind"] == "act":
            return now
        soldier.decide(now)
        sitting.after(now["n"])
    raise AssertionError("nobody ever acts")


def seen_from(sitting: Sitting, hex: int) -> Data:
    """What the page was told of the sight from a hex, or from where the unit in hand stands (-1)."""
    for _ in range(100):
        for frame in sitting.came:
            if frame.startswith(SIGHT) and json.loads(frame)["hex"] == hex:
                found: Data = json.loads(frame)["sight"]
                return found
        sitting.page.wait_for_timeout(50)
    raise AssertionError(f"nobody was told what is seen from {hex}")


def test_the_pointer_tells_sight_arc_range_and_cost(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come())
    page = sitting.page
    sitting.sit(new_table(server, "first-shots", german="human", soviet="random"), 0)
    now = take_up(sitting)
    page.wait_for_timeout(300)
    assert not any(message["t"] == "sight" for message in sitting.sent), "layers are off at first"
    for key in "lkj":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert any(message["t"] == "sight" for message in sitting.sent)
    taken = {one["hex"] for one in now["view"]["units"]}
    step = next(choice for choice in of_verb(now, "go") if choice["hex"] not in taken)
    page.mouse.move(*spot(sitting, step["hex"]))
    odds = page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("Move cost")
    expect(odds).to_contain_text("Cost")
    # From the unit to the far end of the map: how far, and what stands in the way or that nothing does.
    told = seen_from(sitting, -1)
    assert seen_from(sitting, step["hex"])["hex"] == step["hex"], "it is told, too, what it would see from there"
    caption = page.get_by_test_id("caption")
    blocked = next(hex for hex, code in enumerate(told["code"]) if code != "0" and told["by"][hex] >= 0)
    seen = next(hex for hex, code in enumerate(told["code"]) if code == "0" and hex != told["hex"])
    page.mouse.move(*spot(sitting, blocked))
    expect(caption).to_contain_text("No LOS")
    label = board_of(sitting)["labels"][told["by"][blocked]].split("-")[1]
    expect(caption).to_contain_text(label)
    expect(caption).to_contain_text("hex")
    page.mouse.move(*spot(sitting, seen))
    expect(caption).to_contain_text("In LOS")


def test_layers_cards_and_the_board_as_text(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come())
    page = sitting.page
    sitting.sit(new_table(server, "the-square", german="human", soviet="random"), 0)
    sitting.settled()
    for key, name in (("l", "Sight"), ("k", "Arc"), ("j", "Costs")):
        button = page.get_by_role("button", name=name)
        before = button.get_attribute("aria-pressed")
        page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
    page.keyboard.press("t")
    text = page.get_by_test_id("text-view")
    expect(text).to_contain_text("Current state")
    expect(text).to_contain_text("Objectives")
    assert "⟦" not in page.inner_text("body")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_map(server: Server, come: Callable[..., Page], theme: str) -> None:
    page = come(theme=theme)
    page.add_init_script(path=AXE)
    sitting = Sitting(page)
    sitting.sit(new_table(server, "first-shots", german="human", soviet="random"), 0)
    take_up(sitting)
    assert faults(page) == []


def test_a_phone_shows_the_map_the_points_and_the_prompt(server: Server, come: Callable[..., Page]) -> None:
    page = come(viewport=PHONE, touch=True, language="it")
    sitting = Sitting(page)
    sitting.sit(new_table(server, "first-shots", german="human", soviet="random"), 0)
    sitting.settled()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sitting.act("declare-1")
    sitting.after(0)
    sitting.settled()
    expect(page.locator(".chip")).to_contain_text("CAP")
    for button in page.get_by_test_id("prompt").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert "⟦" not in page.inner_text("body")


# ---------------------------------------------------------------- secrets
def set_up(sitting: Sitting, pick: int) -> list[Data]:
    """All units of this seat are placed or hidden by mouse, each in the hex with this place in the list of hexes.
    Returns the units that are hidden."""
    while True:
        now = sitting.last()
        here = [choice for choice in now["choices"] if choice["verb"] in ("place", "hide-at")]
        if not here:
            break
        first = here[0]["piece"]
        hexes = sorted({choice["hex"] for choice in here if choice["piece"] == first})
        away = pick if here[0]["verb"] == "hide-at" else 0
        click(sitting, hexes[(2 + away) % len(hexes)])
        sitting.after(now["n"])
    return [one for one in sitting.last()["view"]["units"] if one["hidden"]]


def ambush(server: Server, come: Callable[..., Page], pick: int) -> tuple[list[Data], list[str], list[str], list[str]]:
    """The Soviets hide their units in one browser. Returns them, every byte that the other one was sent, in order,
    what it was told where its own pointer rested, and what it shows: the drawn map, and all words."""
    made = new_table(server, "the-orchard", german="friend", soviet="human")
    soviet, german = Sitting(come()), Sitting(come())
    soviet.sit(made, 1)
    soviet.settled()
    german.sit(made, 0)
    german.game.wait_for()
    set_up(soviet, pick)
    german.settled()
    set_up(german, 0)
    soviet.settled()
    hidden = set_up(soviet, pick)
    for sitting in (soviet, german):
        if of_verb(sitting.last(), "confirm"):
            sitting.act("confirm")
    german.page.locator('.game[data-deciding="true"]').wait_for()
    german.page.mouse.move(2, 2)  # nothing is pointed at
    german.page.wait_for_timeout(300)
    # The commitment to the dice is salted, so that it differs from table to table.
    words = re.sub(r"[0-9a-f]{12}…", "", german.game.inner_text())
    shown = [german.page.locator(".hex-board .layer").inner_html(), words]
    told = [frame for frame, _ in groupby(frame for frame in german.came if not frame.startswith(SIGHT))]
    asked = sorted({frame for frame in german.came if frame.startswith(SIGHT)})
    return hidden, told, asked, shown


def test_the_other_browser_is_sent_not_one_byte_that_depends_on_hidden_units(
    server: Server, come: Callable[..., Page]
) -> None:
    one_hidden, one, one_sights, one_page = ambush(server, come, 0)
    two_hidden, two, two_sights, two_page = ambush(server, come, 5)
    assert len(one_hidden) == len(two_hidden) == 3
    assert [unit["hex"] for unit in one_hidden] != [unit["hex"] for unit in two_hidden]
    assert len(one) >= 2
    assert one == two
    assert one_page == two_page
    # Of one place the same is always seen, whoever may be hidden there.
    places = {frame[: frame.index('"sight":{')] for frame in [*one_sights, *two_sights]}
    assert len(places) == len({*one_sights, *two_sights})


def test_ones_own_secret_objective_lies_beside_the_hand(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come())
    sitting.sit(new_table(server, "the-river-village", german="human", soviet="random"), 0)
    for _ in range(MOST):
        now = sitting.situation()
        assert now is not None
        if now["view"]["sides"][0]["objectives"] > 0:
            break
        sitting.choose(now["choices"][0]["action"])
        sitting.after(now["n"])
    assert now is not None
    own = now["view"]["sides"][0]["goals"]
    assert (len(own), now["view"]["sides"][1]["goals"]) == (1, None)
    cards = board_of(sitting)["cards"]
    shown = sitting.page.get_by_role("region", name="Secret objective")
    expect(shown).to_contain_text(cards[own[0]]["name"]["en"])
    expect(shown).to_contain_text("VP")
    assert sitting.page.get_by_text("1 secret objective").count() == 2
    others = [card["name"]["en"] for card in cards if card["family"] == "objective" and card["id"] != own[0]]
    assert len(others) == 3
    assert not any(name in sitting.page.inner_text("body") for name in others)
