"""The card table of a squad: a short game by mouse, by keyboard and on a phone; a hand and the pile are nobody else's business."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting, of_verb
from browser.serving import Server
from browser.test_access import AXE, faults

Data = dict[str, Any]
WALL = {"width": 2560, "height": 1440}
# What the page answers a question with that has no choice, or after which nothing more is to be chosen.
BUTTONS = ("resolve", "keep", "pass", "done", "accept")
# Asked by what everybody knows, also of one who has nothing to choose.
HUSHED = ("conceal", "save", "retry")
SAYS = re.compile(r"⟦|uf-[a-z]+-")


def new_table(server: Server, scenario: str = "two-patrols", seed: str = "7", **seats: str) -> Data:
    made: Data = server.ask("/api/tables", {"game": "upfront", "scenario": scenario, "seats": seats, "seed": seed})
    return made


def first(now: Data, verb: str, **wanted: int) -> Data | None:
    """The first choice with this verb that points where it should."""
    return next((one for one in of_verb(now, verb) if all(one[name] == value for name, value in wanted.items())), None)


def best_shot(now: Data) -> Data | None:
    """An attack that does something more often than not."""
    sure = [one for one in of_verb(now, "attack") if one["odds"]]
    best = max(sure, key=lambda one: one["odds"][0]["ways"] + one["odds"][1]["ways"], default=None)
    return best if best is not None and best["odds"][-1]["ways"] * 2 < best["odds"][-1]["of"] else None


class Squad:
    """Fires where it pays, goes forward, lays terrain; everything by pointing at cards, groups and men."""

    def __init__(self, sitting: Sitting, touch: bool = False) -> None:
        self.sitting = sitting
        self.page = sitting.page
        self.touch = touch

    # ------------------------------------------------------------ pointing
    def point(self, key: str) -> None:
        """A card is pointed at in its middle; a group at its ground, where nobody stands; on a phone its tab is turned to."""
        kind, number = key.split(":")
        place = self.page.locator(f'[data-key="{key}"]')
        if kind == "group":
            if place.count() == 0:
                self.page.locator(f'[data-lane="{number}"]').tap()
            place = place.locator(".ground")
        place.tap() if self.touch else place.click()

    def take(self, choice: Data) -> None:
        """Card, group and target in turn, as far as the choice has them; then what is meant, where several things could be."""
        n = self.sitting.n
        for name, kind in (("card", "card"), ("group", "group"), ("target", "group"), ("piece", "man")):
            if choice[name] >= 0 and not self.decided(n):
                self.point(f"{kind}:{choice[name]}")
        which = self.page.locator(f'[data-which="{choice["action"]}"]')
        lifted = self.page.locator(f'[data-act="{choice["action"].replace(" ", "-")}"]')
        if not self.decided(n):
            which.or_(lifted).first.click()
        self.sitting.after(n)

    def decided(self, n: int) -> bool:
        return any(message["t"] == "decide" and message["n"] == n for message in self.sitting.sent)

    # ------------------------------------------------------------ playing
    def play(self, turns: int) -> set[str]:
        """So many turns of both sides, or to the end. Returns the kinds of questions that were answered."""
        kinds: set[str] = set()
        while True:
            now = self.sitting.situation()
            if now is None or now["view"]["player_turn"] > turns:
                return kinds
            kinds.add(now["view"]["action"]["kind"])
            self.decide(now)
            self.sitting.after(now["n"])

    def decide(self, now: Data) -> None:
        kind = now["view"]["action"]["kind"]
        if kind in HUSHED and len(now["choices"]) == 1:
            return  # the page answers by itself
        if kind == "act":
            return self.act(now)
        if kind == "lay" and (ground := first(now, "lay", target=self.home(now))):
            return self.take(ground)
        if kind in ("aim", "conceal") and (card := first(now, "use")) and not of_verb(now, "done"):
            return self.take(card)
        if kind == "rallying" and (man := first(now, "pick")):
            return self.take(man)
        if kind == "refill" and (draws := of_verb(now, "draw")):
            return self.sitting.act(draws[-1]["action"].replace(" ", "-"))
        for verb in BUTTONS:
            if of_verb(now, verb):
                return self.sitting.act(verb)
        raise AssertionError(f"what is to be said to {kind}: {[one['action'] for one in now['choices']]}")

    def home(self, now: Data) -> int:
        """A group of one's own without terrain."""
        bare = [one["id"] for one in now["view"]["groups"] if one["side"] == now["eyes"] and one["terrain"] == "open"]
        return bare[0] if bare else -1

    def act(self, now: Data) -> None:
        shot = best_shot(now)
        step = next((one for one in of_verb(now, "move") if one["way"] == 0 and " " not in one["action"][8:].strip()), None)
        choice = shot or first(now, "rally") or first(now, "lay", target=self.home(now)) or step or first(now, "move", way=0)
        if choice is None:
            return self.sitting.act("done")
        self.take(choice)
