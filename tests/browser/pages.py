"""The pages as a person uses them: what is on the board is pointed at where it stands on the screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, TimeoutError, WebSocket

Data = dict[str, Any]
# The drawn sheet: so many pixels an inch of the table, and so wide a margin round it, before it is zoomed.
INCH = 30
MARGIN = 34
SITUATION = '{"t":"situation"'


class Sitting:
    """A page with a table on it, and everything that came and went over its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.came: list[str] = []
        self.sent: list[Data] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.came.append(text_of(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(text_of(frame))))

    # ------------------------------------------------------------ coming in
    def sit(self, made: Data, *seats: int) -> None:
        """Open a table with the keys to these seats; none: as a spectator."""
        table = made["table"]
        if seats:
            held = [{"table": table, "token": made["seats"][seat]["token"], "seat": seat} for seat in seats]
            kept = json.dumps(json.dumps(held))
            self.page.add_init_script(f"if (location.host) localStorage.setItem('caposaldo.seats', {kept})")
            self.page.goto("about:blank")  # a page that is open already would not be loaded again
        self.page.goto(f"/#/table/{table}")

    def begin(self, scenario: str, how: str, side: str = "", level: str = "", seed: str = "7") -> None:
        """Through the page of a new game, by mouse."""
        page = self.page
        page.goto(f"/#/new/battlegroups/{scenario}")
        page.get_by_text(how, exact=True).click()
        if side:
            page.get_by_role("group", name="Your side").locator("label", has_text=side).click()
        if level:
            page.get_by_role("group", name="Bot level").get_by_text(level, exact=True).click()
        page.get_by_text("Options", exact=True).click()
        page.get_by_label("Seed", exact=True).fill(seed)
        page.locator("button[type=submit]").click()

    # ------------------------------------------------------------ what is shown
    @property
    def game(self) -> Locator:
        return self.page.locator(".game")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def over(self) -> Locator:
        return self.page.get_by_test_id("over")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log li[data-n]")

    @property
    def n(self) -> int:
        return int(self.game.get_attribute("data-n") or 0)

    def settled(self) -> None:
        """Somebody at this screen is to decide, or the game is over, or the screen changes hands."""
        settled = '.game[data-deciding="true"][data-hushed="false"], [data-testid="over"], main.hand'
        self.page.locator(settled).first.wait_for()

    def rested(self) -> int:
        """The number of decisions once nothing follows by itself any more."""
        n = -1
        while n != self.n:
            n = self.n
            self.page.wait_for_timeout(600)
        return n

    def situation(self) -> Data | None:
        """What is to be decided now; None: nothing more."""
        self.settled()
        if self.over.count() or self.game.count() == 0:
            return None
        return self.told(self.n)

    def told(self, n: int) -> Data:
        """The last situation that came, with this number of decisions."""
        for frame in reversed(self.came):
            if frame.startswith(SITUATION):
                found: Data = json.loads(frame)
                if found["n"] == n:
                    return found
        raise AssertionError(f"no situation {n} has come")

    def last(self) -> Data:
        found: Data = json.loads(next(frame for frame in reversed(self.came) if frame.startswith(SITUATION)))
        return found

    def after(self, n: int) -> None:
        """The situation with `n` decisions is gone from the screen."""
        gone = f'.game:not([data-n="{n}"]), .game[data-deciding="false"], [data-testid="over"], main.hand'
        self.page.locator(gone).first.wait_for()

    def arrived(self, n: int) -> None:
        """The situation with `n` decisions is on the screen."""
        self.page.locator(f'.game[data-n="{n}"]').wait_for()

    def story(self) -> list[str]:
        """The log as it is read."""
        return self.log.all_inner_texts()

    def resign(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        self.page.get_by_test_id("prompt").get_by_role("button", name="Resign").click()
        self.over.wait_for()

    def put_away(self) -> None:
        """Close the sheet at the end of a game; the strip stays."""
        self.page.get_by_test_id("end-sheet").get_by_role("button", name="Close").click()

    def refused(self, n: int) -> bool:
        """What was tried with `n` decisions was refused, and the page says why."""
        gone = f'.game:not([data-n="{n}"]), .game[data-deciding="false"], [data-testid="over"], main.hand'
        self.page.locator(f"{gone}, .why").first.wait_for()
        return self.page.locator(".why").count() > 0

    # ------------------------------------------------------------ pointing
    def spot(self, view: Data, x: float, y: float) -> tuple[float, float]:
        """Where a place of the table is on the screen."""
        box = self.page.locator(".table-board .layer").bounding_box()
        assert box is not None
        return on_screen(box, view, x, y)

    def click_at(self, view: Data, x: float, y: float) -> None:
        self.page.mouse.click(*self.spot(view, x, y))

    def tap_at(self, view: Data, x: float, y: float) -> None:
        self.page.touchscreen.tap(*self.spot(view, x, y))

    def click_unit(self, view: Data, unit: int) -> None:
        self.click_at(view, view["units"][unit]["x"], view["units"][unit]["y"])

    def act(self, name: str) -> None:
        """A button of the prompt, or under "More"; what would be lost by it is confirmed."""
        button = self.prompt.locator(f'[data-act="{name}"]')
        more = self.prompt.locator('[data-act="more"]')
        button.or_(more).first.wait_for()
        if button.count() == 0:
            more.click()
        n = self.n
        button.click()
        self.sure(n)

    def sure(self, n: int) -> None:
        """If it is asked about before it is done: yes."""
        sure = self.prompt.locator('[data-act="sure"]')
        gone = f'.game:not([data-n="{n}"]), .game[data-deciding="false"], [data-testid="over"], main.hand'
        self.page.locator(f'{gone}, [data-act="sure"], [data-act="confirm"]').first.wait_for()
        if sure.count():
            sure.click()

    def confirm(self) -> None:
        self.page.locator('[data-testid="prompt"] .btn.primary').click()

    def confirm_unless_answered(self) -> None:
        """The main button, unless the page answers by itself before it is clicked."""
        n = self.n
        button = self.page.locator('[data-testid="prompt"] .btn.primary:not([aria-busy="true"])')
        button.or_(self.page.locator(f'.game:not([data-n="{n}"])')).first.wait_for()
        try:
            if self.n == n:
                button.click(timeout=5000)
        except TimeoutError:
            assert self.n != n, "the main button cannot be clicked"

    def choose(self, action: str) -> None:
        """From the list of choices, opening its heading where it is folded."""
        button = self.page.locator(f'[data-action="{action}"]')
        folds = self.page.locator('.fold[aria-expanded="false"]')
        while button.count() == 0 and folds.count():
            folds.first.click()
        button.click()

    def decided(self) -> list[str]:
        """The verbs of all decisions sent from here, in order."""
        made = [message for message in self.sent if message["t"] in ("decide", "series")]
        return [verb.split()[0] for message in made for verb in message.get("actions", [message.get("action")])]


def on_screen(box: FloatRect, view: Data, x: float, y: float) -> tuple[float, float]:
    scale = INCH / view["scale"]["inch"]
    zoom = box["width"] / (view["width"] * scale + 2 * MARGIN)
    return box["x"] + zoom * (x * scale + MARGIN), box["y"] + zoom * (y * scale + MARGIN)


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def of_verb(situation: Data, verb: str) -> list[Data]:
    return [choice for choice in situation["choices"] if choice["verb"] == verb]
