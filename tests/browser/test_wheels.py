"""Wheels in the browser: the lesson battle, played with the mouse; the army builder; one screen for two."""

from __future__ import annotations

import math
from typing import Any

import pytest

from browser.conftest import Visitors
from browser.pages import Data, Sitting, of_verb
from browser.serving import Server

# The drawn sheet: so many units a centimetre of the table, and so wide a margin round it, before it is zoomed.
CM = 12
MARGIN = 34
SEATS = {"britain": "human", "italy": "greedy"}


class Table(Sitting):
    """A table in centimetres."""

    def spot(self, view: Data, x: float, y: float) -> tuple[float, float]:
        box = self.page.locator(".table-board .layer").bounding_box()
        assert box is not None
        scale = CM / view["cm"]
        k = box["width"] / (view["size"][0] * scale + 2 * MARGIN)
        return box["x"] + (MARGIN + x * scale) * k, box["y"] + (MARGIN + y * scale) * k

    def point_at(self, view: Data, x: float, y: float) -> None:
        self.page.mouse.move(*self.spot(view, x, y))
        self.page.wait_for_timeout(120)

    def confirm_and_wait(self) -> int:
        """Confirm what is in hand and wait for the answer. Returns the number of decisions before it."""
        n = self.n
        self.page.locator('[data-act="confirm"]').click()
        self.after(n)
        return n

    def until(self, kind: str) -> Data:
        """The next question of this kind; those with one answer are answered by themselves."""
        for _ in range(100):
            now = self.situation()
            assert now is not None
            if now["view"]["decision"]["kind"] == kind:
                return now
            self.page.wait_for_timeout(200)
        raise AssertionError(f"no question of {kind} came")


@pytest.fixture
def table(visitors: Visitors, server: Server) -> Table:
    sitting = Table(visitors.come(server.url))
    made = server.make({"game": "wheels", "scenario": "road-block", "seats": SEATS, "seed": "7"})
    sitting.sit(made, 0)
    return sitting


def enter(table: Table) -> Data:
    """Lay all cards at the edge, each by a click and a confirmation."""
    for _ in range(5):
        now = table.situation()
        assert now is not None
        assert now["view"]["decision"]["kind"] == "enter"
        places = of_verb(now, "enter")
        place = places[len(places) // 2]
        table.click_at(now["view"], place["x"], place["y"])
        table.confirm_and_wait()
    return table.until("manoeuvres")


def known(view: Data, side: int) -> list[Any]:
    return [one for one in view["platoons"] if one["side"] == side and one["place"] == "on-table"]


def take(table: Table, view: Data, platoon: Data) -> None:
    """Take a platoon in hand: a click into its card, which lies behind its point."""
    table.click_at(view, platoon["x"], platoon["y"] + 2 * view["cm"])
    table.page.get_by_text("choose a goal").first.wait_for()


def mover(view: Data) -> Any:
    return max(known(view, 0), key=lambda one: one["sheet"]["move"])


def test_cards_enter_and_a_platoon_moves_where_it_was_pointed(table: Table) -> None:
    now = enter(table)
    platoon = mover(now["view"])
    take(table, now["view"], platoon)
    goal = (platoon["x"], platoon["y"] - 10 * now["view"]["cm"])
    table.point_at(now["view"], *goal)
    table.page.locator(".danger").wait_for()
    table.page.mouse.click(*table.spot(now["view"], *goal))
    assert table.n == now["n"], "a click alone moves nothing"
    before = table.confirm_and_wait()
    moved = table.situation()
    assert moved is not None
    assert moved["n"] == before + 2, "the declaration and the move are sent as one"
    there = moved["view"]["platoons"][platoon["id"]]
    # A click near a listed point means that point.
    assert math.hypot(there["x"] - goal[0], there["y"] - goal[1]) <= 1.5 * now["view"]["cm"]
    assert table.decided()[-2:] == ["manoeuvre", "move"]


def test_a_move_is_taken_back_as_one(table: Table) -> None:
    now = enter(table)
    platoon = mover(now["view"])
    take(table, now["view"], platoon)
    table.click_at(now["view"], platoon["x"], platoon["y"] - 8 * now["view"]["cm"])
    table.confirm_and_wait()
    table.situation()
    n = table.n
    table.page.keyboard.press("u")
    table.after(n)
    assert table.n == now["n"]


def onward(now: Data) -> Data:
    """Towards the enemy, firing at cards on the way."""
    attacks = of_verb(now, "attack")
    moves = [one for one in of_verb(now, "manoeuvre") + of_verb(now, "move") if one["x"] >= 0]
    return attacks[0] if attacks else min(moves, key=lambda one: one["y"]) if moves else now["choices"][-1]


def test_odds_are_shown_before_an_attack_is_confirmed(table: Table) -> None:
    now: Data | None = enter(table)
    attacks: list[Data] = []
    for _ in range(60):
        assert now is not None
        attacks = [one for one in of_verb(now, "attack") if one["odds"]]
        if attacks:
            break
        n = table.n
        if now["view"]["decision"]["kind"] == "bombard":
            now = table.until("manoeuvres")
            continue
        table.choose(onward(now)["action"])
        if table.page.locator('[data-act="confirm"]').count():
            table.page.locator('[data-act="confirm"]').click()
        table.after(n)
        now = table.situation()
    assert now is not None
    assert attacks, "no attack with odds came up"
    target = now["view"]["platoons"][attacks[0]["target"]]
    model = target["models"][0]
    n = table.n
    table.click_at(now["view"], model["x"], model["y"])
    table.page.get_by_test_id("trio").wait_for()
    assert table.n == n
    table.confirm_and_wait()


def test_cards_of_the_other_side_say_nothing(table: Table) -> None:
    now = enter(table)
    for card in known(now["view"], 1):
        assert card["sheet"] is None
        assert card["models"] == []
    table.page.keyboard.press("t")
    shown = table.page.locator("main").inner_text()
    for name in ("M13/40", "47/32", "Riflemen"):
        assert name not in shown


def test_the_army_builder_counts_points_and_asks_the_rules(visitors: Visitors, server: Server) -> None:
    page = visitors.come(server.url)
    page.goto("/#/armies/wheels")
    add = page.locator("article footer button")
    add.first.wait_for()
    for _ in range(3):
        add.nth(9).click()
    page.get_by_role("button", name="Add an HQ").click()
    assert int(page.get_by_test_id("spent").inner_text().replace(",", "")) > 0
    page.get_by_text("Legal by all rules of armies.").wait_for()
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    saved = page.locator(".saved li > button").first
    saved.click()
    page.get_by_role("button", name="One more").first.wait_for()
    page.get_by_text("3 platoons").wait_for()
