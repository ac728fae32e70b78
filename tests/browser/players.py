"""How a whole game is played by hand: a few orders a turn, fire where there is a target, then on to the next phase."""

from __future__ import annotations

import math

from browser.pages import Data, Sitting, of_verb

ORDERS = 2
BUTTONS = ("hold", "end", "ready", "halt")
MOST = 400


class Person:
    """Decides what to do; `Mouse` and `Keyboard` do it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.page = sitting.page
        self.orders = 0
        self.turn = (0, -1)

    def play(self, most: int = MOST) -> int:
        """Until the game is over, or so many decisions. Returns how many were made."""
        for made in range(most):
            now = self.sitting.situation()
            if now is None:
                return made
            self.decide(now)
            if self.sitting.refused(now["n"]):
                # A bearing or a place that is in somebody's way: read why, and take one from the list.
                self.page.keyboard.press("Escape")
                self.choose(now["choices"][0])
                self.sitting.after(now["n"])
        return most

    def decide(self, now: Data) -> None:
        view = now["view"]
        if (view["turn"], view["active"]) != self.turn:
            self.turn, self.orders = (view["turn"], view["active"]), 0
        if of_verb(now, "declare"):
            self.declare(now, max(of_verb(now, "declare"), key=effect))
        elif of_verb(now, "select") and self.orders < ORDERS:
            self.orders += 1
            choices = of_verb(now, "select")
            self.select(now, choices[self.orders * 2 % len(choices)])
        elif view["decision"]["kind"] == "order" and of_verb(now, "go"):
            self.go(now, ahead(now))
        elif view["decision"]["kind"] == "face":
            self.face(now)
        else:
            self.otherwise(now)

    def otherwise(self, now: Data) -> None:
        for verb in BUTTONS:
            if of_verb(now, verb):
                return self.act(verb)
        self.choose(now["choices"][0])

    # What hands do.
    def select(self, now: Data, choice: Data) -> None:
        raise AssertionError

    def go(self, now: Data, choice: Data) -> None:
        raise AssertionError

    def face(self, now: Data) -> None:
        raise AssertionError

    def declare(self, now: Data, choice: Data) -> None:
        raise AssertionError

    def act(self, name: str) -> None:
        raise AssertionError

    def choose(self, choice: Data) -> None:
        raise AssertionError


def effect(choice: Data) -> float:
    """How likely a shot is to do anything: the first of the odds is that nothing happens."""
    none = choice["odds"][0]
    return 1 - float(none["ways"] / none["of"])


def ahead(now: Data) -> Data:
    """The offered point that is nearest to the enemy's edge."""
    up = now["eyes"] == 1
    return min(of_verb(now, "go"), key=lambda choice: (choice["y"] if up else -choice["y"], choice["x"]))


class Mouse(Person):
    def select(self, now: Data, choice: Data) -> None:
        if now["view"]["units"][choice["piece"]]["here"]:
            self.sitting.click_unit(now["view"], choice["piece"])
        else:
            self.choose(choice)

    def go(self, now: Data, choice: Data) -> None:
        """The first click shows the move, the second makes it."""
        self.sitting.click_at(now["view"], choice["x"], choice["y"])
        self.sitting.confirm()

    def face(self, now: Data) -> None:
        """A click anywhere gives the bearing: here one that is offered, nearest to the enemy's edge."""
        view, unit = now["view"], now["view"]["units"][now["view"]["decision"]["unit"]]
        wanted = 0 if now["eyes"] == 1 else 180
        face = min(
            (choice["face"] for choice in now["choices"]), key=lambda face: abs((face - wanted + 180) % 360 - 180)
        )
        away, angle = 3 * view["scale"]["inch"], math.radians(face)
        self.sitting.click_at(view, unit["x"] + away * math.sin(angle), unit["y"] - away * math.cos(angle))

    def declare(self, now: Data, choice: Data) -> None:
        firers = {one["piece"] for one in of_verb(now, "declare")}
        if len(firers) > 1:
            self.sitting.click_unit(now["view"], choice["piece"])
        self.sitting.click_unit(now["view"], choice["target"])
        self.sitting.confirm()

    def act(self, name: str) -> None:
        self.sitting.act(name)

    def choose(self, choice: Data) -> None:
        self.sitting.choose(choice["action"])
        if choice["odds"] is not None or choice["verb"] == "go":
            self.sitting.confirm()


class Keyboard(Person):
    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def numbered(self, action: str) -> str | None:
        return self.page.locator(f'[data-action="{action}"]').get_attribute("aria-keyshortcuts")

    def choose(self, choice: Data) -> None:
        """Its number, or the Tab key until it has the focus."""
        key = self.numbered(choice["action"])
        if key:
            self.press(key)
        else:
            self.tab_to(choice["action"])
            self.press("Enter")
        if choice["odds"] is not None or choice["verb"] == "go":
            self.press("Enter")

    def tab_to(self, name: str, what: str = "action") -> None:
        for _ in range(200):
            self.press("Tab")
            if self.page.locator(f'[data-{what}="{name}"]:focus').count():
                return
        raise AssertionError(f"the keyboard does not reach {name}")

    def select(self, now: Data, choice: Data) -> None:
        self.choose(choice)

    def go(self, now: Data, choice: Data) -> None:
        """The board's own cursor: from choice to choice with Tab, past enemies that could be charged, to a place."""
        self.press("b")
        for _ in range(20):
            self.press("Tab")
            if self.page.locator(".table-board [aria-live]").inner_text().startswith("Point"):
                break
        self.press("Enter")
        self.page.locator('[data-testid="prompt"] [data-act="confirm"]').wait_for()
        self.press("Enter")

    def face(self, now: Data) -> None:
        self.press("b")
        self.press("ArrowRight")
        self.press("Enter")

    def declare(self, now: Data, choice: Data) -> None:
        self.choose(choice)

    def act(self, name: str) -> None:
        """By the key that the button shows; what would be lost is confirmed by the same key, pressed again."""
        sitting = self.sitting
        button = sitting.prompt.locator(f'[data-act="{name}"]')
        if button.count() == 0:
            self.tab_to("more", "act")
            self.press("Enter")
        key, n = button.get_attribute("aria-keyshortcuts"), sitting.n
        if key:
            self.press(key)
        else:
            self.tab_to(name, "act")
            self.press("Enter")
        gone = f'.game:not([data-n="{n}"]), .game[data-deciding="false"], [data-testid="over"]'
        self.page.locator(f'{gone}, [data-act="sure"]').first.wait_for()
        if sitting.prompt.locator('[data-act="sure"]').count():
            self.page.locator('.game[data-hushed="false"]').wait_for()
            self.press(key or "Enter")
