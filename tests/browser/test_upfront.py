"""The card table of two squads by mouse, by keyboard and on a phone; a hand and the pile are nobody else's business."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.pages import Sitting, of_verb
from browser.players import Keyboard
from browser.serving import Server
from browser.test_access import AXE, faults

Data = dict[str, Any]
WALL = {"width": 2560, "height": 1440}
SIDEWAYS = {"width": 844, "height": 390}
# What the page answers a question with that has no choice, or after which nothing more is to be chosen.
BUTTONS = ("resolve", "keep", "pass", "done", "accept")
# Asked by what everybody knows, also of one who has nothing to choose.
HUSHED = ("conceal", "save", "retry")
SAYS = re.compile(r"⟦|uf-[a-z]+-")


def new_table(server: Server, scenario: str = "two-patrols", seed: str = "7", **seats: str) -> Data:
    made: Data = server.make({"game": "upfront", "scenario": scenario, "seats": seats, "seed": seed})
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
        """A group is pointed at on its ground, where nobody stands; a phone is turned to it first."""
        kind, number = key.split(":")
        place = self.page.locator(f'[data-key="{key}"]')
        if kind == "group":
            if place.count() == 0:
                self.page.locator(f'[data-lane="{number}"]').tap()
            place = place.locator(".ground")
        place.tap() if self.touch else place.click()

    def take(self, choice: Data) -> None:
        """Card, group and target in turn, until it is done or it is asked which of several things is meant."""
        n = self.sitting.n
        which = self.page.locator(f'[data-which="{choice["action"]}"]')
        for name, kind in (("card", "card"), ("group", "group"), ("target", "group"), ("piece", "man")):
            if choice[name] >= 0 and not self.decided(n) and which.count() == 0:
                self.point(f"{kind}:{choice[name]}")
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
            kinds.add(now["view"]["decision"]["kind"])
            self.decide(now)
            self.sitting.after(now["n"])

    def decide(self, now: Data) -> None:
        kind = now["view"]["decision"]["kind"]
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
        step = next(
            (one for one in of_verb(now, "move") if one["way"] == 0 and " " not in one["action"][8:].strip()), None
        )
        choice = (
            shot or first(now, "rally") or first(now, "lay", target=self.home(now)) or step or first(now, "move", way=0)
        )
        if choice is None:
            return self.sitting.act("done")
        self.take(choice)


def wait_for(what: Callable[[], bool], page: Page) -> None:
    for _ in range(200):
        if what():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it has not come")


def until(squad: Squad, kind: str) -> Data:
    """Played up to the first question of this kind."""
    while True:
        now = squad.sitting.situation()
        assert now is not None
        if now["view"]["decision"]["kind"] == kind:
            return now
        squad.decide(now)
        squad.sitting.after(now["n"])


def prepared(sitting: Sitting) -> Data:
    """An attack with a card chosen, ready to be fired."""
    squad = Squad(sitting)
    now = until(squad, "aim")
    while not of_verb(now, "done"):
        squad.decide(now)
        sitting.after(now["n"])
        now = until(squad, "aim")
    return now


def inside(page: Page, width: int) -> None:
    """Nothing is to be scrolled sideways, and no button hangs over the edge."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for button in page.get_by_test_id("prompt").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


# ---------------------------------------------------------------- playing
def test_some_turns_are_played_by_mouse(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come(onlyWhatMatters=False))
    page = sitting.page
    sitting.sit(new_table(server, german="human", american="greedy"), 0)
    prepared(sitting)
    odds = page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("Fire strength")
    expect(odds).to_contain_text("Man by man, one card each")
    expect(odds.locator(".men li").first).to_contain_text("%")
    expect(page.locator(".range.hot")).to_contain_text("strength")
    squad = Squad(sitting)
    kinds = squad.play(1)
    assert {"aim", "commit"} <= kinds
    # What was drawn for each man lies on the table, with what came of it.
    expect(page.locator(".drawn .one").first).to_be_visible()
    assert {"act", "discard", "refill"} <= squad.play(4)
    assert {"attack", "use", "resolve", "draw", "done"} <= set(sitting.decided())
    assert not SAYS.search(page.inner_text("body"))


def test_a_fire_card_comes_first_and_goes_into_the_attack(server: Server, come: Callable[..., Page]) -> None:
    sitting = Sitting(come())
    sitting.sit(new_table(server, german="human", american="random"), 0)
    squad = Squad(sitting)
    now = until(squad, "act")
    shot, board = of_verb(now, "attack")[0], board_of(sitting)
    pair = next(one for one in now["view"]["ranges"] if (one["group"], one["enemy"]) == (shot["group"], shot["target"]))
    weak = [
        held["card"] for held in now["view"]["hand"] if "fire" in held["as"] and needs(board, held) <= pair["power"][0]
    ]
    squad.point(f"card:{weak[0]}")
    squad.point(f"group:{shot['group']}")
    squad.point(f"group:{shot['target']}")
    wait_for(lambda: sitting.decided()[-2:] == ["attack", "use"], sitting.page)
    expect(sitting.page.locator(f'[data-key="card:{weak[0]}"]')).to_have_class(re.compile("selected"))
    # Another one that is too heavy for this group says so when it is pointed at.
    heavy = [
        held["card"] for held in now["view"]["hand"] if "fire" in held["as"] and needs(board, held) > pair["power"][0]
    ]
    squad.point(f"card:{heavy[0]}")
    expect(sitting.page.locator(".why")).to_contain_text("firepower")


def board_of(sitting: Sitting) -> Data:
    found: Data = json.loads(next(frame for frame in sitting.came if frame.startswith('{"t":"board"')))
    board: Data = found["board"]
    return board


def needs(board: Data, held: Data) -> int:
    return int(board["cards"][held["card"]]["need"])


def test_a_turn_is_played_by_keyboard_alone(server: Server, come: Callable[..., Page]) -> None:
    page = come(onlyWhatMatters=False)
    sitting = Sitting(page)
    sitting.sit(new_table(server, german="human", american="random"), 0)
    sitting.settled()

    keyboard = Keyboard(sitting)

    def after(n: int) -> Data:
        sitting.after(n)
        now = sitting.situation()
        assert now is not None
        return now

    def act(name: str, n: int) -> Data:
        keyboard.act(name)
        return after(n)

    now = act("done", 0)
    while now["view"]["decision"]["kind"] == "lay":
        now = act("pass", now["n"])
    # A card by the cursor of the table, its group by the Tab key, and the way from the list.
    step = next(one for one in of_verb(now, "move") if one["way"] == 0)
    page.keyboard.press("b")
    tab_to(page, f"card:{step['card']}")
    page.keyboard.press("Enter")
    tab_to(page, f"group:{step['group']}")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-which="{step["action"]}"]')).to_be_visible()
    page.locator("[data-which]").first.wait_for()
    for _ in range(10):
        if page.locator(f'[data-which="{step["action"]}"]:focus').count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    now = after(now["n"])
    assert sitting.decided()[-1] == "move"
    now = act("done", now["n"])
    assert now["view"]["decision"]["kind"] == "discard"
    now = act("done", now["n"])
    assert now["view"]["decision"]["kind"] == "refill"


def tab_to(page: Page, key: str) -> None:
    """From choice to choice on the table, until the cursor is on this one."""
    for _ in range(60):
        if page.locator(f'[data-key="{key}"].cursor').count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {key}")


def test_axe_finds_nothing_on_the_card_table(server: Server, come: Callable[..., Page]) -> None:
    page = come(theme="light")
    page.add_init_script(path=AXE)
    sitting = Sitting(page)
    sitting.sit(new_table(server, german="human", american="random"), 0)
    prepared(sitting)
    page.get_by_role("region", name="Odds").get_by_text("Fire strength").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert faults(page) == []


# ---------------------------------------------------------------- screens
def test_a_phone_shows_both_rows_and_the_hand(server: Server, come: Callable[..., Page]) -> None:
    page = come(viewport=PHONE, touch=True, language="it", onlyWhatMatters=False)
    sitting = Sitting(page)
    sitting.sit(new_table(server, german="human", american="random"), 0)
    squad = Squad(sitting, touch=True)
    until(squad, "act")
    inside(page, PHONE["width"])
    hand = page.locator(".hand-row").bounding_box()
    rows = [row.bounding_box() for row in page.locator(".card-board .row").all()]
    assert hand is not None
    assert len(rows) == 2
    # Every man is above the hand, and inside the screen.
    for box in [man.bounding_box() for man in page.locator(".man").all()]:
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= hand["y"]
    assert {"act", "discard", "refill"} <= squad.play(1)
    inside(page, PHONE["width"])
    assert not SAYS.search(page.inner_text("body"))


def test_a_phone_held_sideways_shows_both_groups_over_the_hand(server: Server, come: Callable[..., Page]) -> None:
    page = come(viewport=SIDEWAYS, touch=True, language="it")
    sitting = Sitting(page)
    sitting.sit(new_table(server, german="human", american="random"), 0)
    sitting.settled()
    sitting.act("done")
    page.locator(".held").first.wait_for()
    inside(page, SIDEWAYS["width"])
    hand, prompt = page.locator(".hand-row").bounding_box(), page.get_by_test_id("prompt").bounding_box()
    assert hand is not None
    assert prompt is not None
    for box in [man.bounding_box() for man in page.locator(".man").all()]:
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"] + 8
        assert box["x"] + box["width"] <= prompt["x"]
    assert prompt["y"] + prompt["height"] <= SIDEWAYS["height"]


def test_a_phone_tells_of_a_scenario_before_it_is_begun(come: Callable[..., Page]) -> None:
    page = come(viewport=PHONE, touch=True, language="it")
    page.goto("/#/game/upfront")
    page.locator("a", has_text="La casamatta").first.tap()
    briefing = page.locator("#briefing", has_text="La casamatta")
    expect(briefing).to_be_in_viewport()
    page.get_by_role("link", name="Gioca contro un bot").tap()
    begin = page.locator("button[type=submit]")
    expect(page.locator("aside .text")).to_be_in_viewport()
    expect(begin).to_be_in_viewport()
    begin.tap()
    expect(page.get_by_test_id("prompt")).to_contain_text("Dividi i tuoi uomini")


def test_a_large_screen_shows_every_man_in_full(server: Server, come: Callable[..., Page]) -> None:
    page = come(viewport=WALL)
    sitting = Sitting(page)
    sitting.sit(new_table(server, "the-blockhouse", german="human", american="random"), 0)
    sitting.settled()
    inside(page, WALL["width"])
    page.wait_for_timeout(300)
    cut = page.locator(".man .face").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    )
    assert cut == 0
    # Groups of one letter face each other.
    for letter in "AB":
        far, near = (
            one.bounding_box() for one in page.locator(".tray", has=page.locator(".letter", has_text=letter)).all()
        )
        assert far is not None
        assert near is not None
        assert abs(far["x"] + far["width"] / 2 - near["x"] - near["width"] / 2) < 3


# ---------------------------------------------------------------- secrets
CARD = re.compile(r'@(?:card|face)/(\d+)|"card":(\d+)')
LISTS = re.compile(r'"(?:seen|held|table|out|cards)":\[([\d,]*)\]')


def cards_in(frames: list[str]) -> set[int]:
    """Every card that is spoken of in these frames, in any way it could be written, but for the deck itself."""
    words = "".join(frame for frame in frames if not frame.startswith('{"t":"board"'))
    single = {int(a or b) for a, b in CARD.findall(words)}
    return single | {int(number) for found in LISTS.findall(words) for number in found.split(",") if number}


def two_browsers(server: Server, come: Callable[..., Page], **settings: object) -> tuple[Squad, Squad]:
    made = new_table(server, german="human", american="friend")
    squads = []
    for seat in (0, 1):
        sitting = Sitting(come(**settings))
        sitting.sit(made, seat)
        sitting.game.wait_for()
        squads.append(Squad(sitting))
    return squads[0], squads[1]


def side_to_decide(*squads: Squad) -> Squad:
    for _ in range(400):
        for squad in squads:
            if squad.sitting.game.get_attribute("data-deciding") == "true":
                return squad
        squads[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is to decide")


def decide_until(german: Squad, american: Squad, side: int, kind: str) -> Data:
    """Both play until this side is asked this; the German discards what he has first in his hand."""
    while True:
        squad = side_to_decide(german, american)
        now = squad.sitting.situation()
        assert now is not None
        if now["eyes"] == side and now["view"]["decision"]["kind"] == kind:
            return now
        squad.decide(now)
        squad.sitting.after(now["n"])


def played(server: Server, come: Callable[..., Page], place: int) -> tuple[int, set[int], Squad, Squad]:
    """To the German's discard, where he throws away the card with this place in his hand, and on to the next turn."""
    german, american = two_browsers(server, come, onlyWhatMatters=False)
    now = decide_until(german, american, 0, "discard")
    thrown = of_verb(now, "discard")[place]
    german.take(thrown)
    decide_until(german, american, 1, "act")
    american.page.wait_for_timeout(200)
    held = {one["card"] for one in german.sitting.last()["view"]["hand"]}
    return thrown["card"], held, german, american


def test_a_hand_and_the_pile_are_in_no_byte_that_the_other_browser_is_sent(
    server: Server, come: Callable[..., Page]
) -> None:
    thrown, held, german, american = played(server, come, 0)
    other, _, _, again = played(server, come, 1)
    assert thrown != other
    told = cards_in(american.sitting.came)
    own = {one["card"] for one in american.sitting.last()["view"]["hand"]}
    assert own <= told
    assert held <= cards_in(german.sitting.came), "the same look finds a hand where it may be known"
    assert not held & told
    assert thrown not in told
    # Of all that is left the pile is what neither has been told of.
    assert own | set(american.sitting.last()["view"]["discarded"]["seen"]) <= told
    assert len(told) <= 162 - american.sitting.last()["view"]["pile"] - len(held)
    # Which card was thrown away changes nothing that the other sees.
    one, two = (told_of(squad) for squad in (american, again))
    assert one == two


def told_of(squad: Squad) -> list[str]:
    """What came over the socket, without what stands in it of who is present and who thinks."""
    frames: list[str] = []
    for frame in squad.sitting.came:
        message = json.loads(frame)
        message.pop("seats", None)
        if not frames or frames[-1] != json.dumps(message):
            frames.append(json.dumps(message))
    return frames


def test_questions_that_must_not_tell_are_answered_in_their_own_time(server: Server, come: Callable[..., Page]) -> None:
    """Asked for a Concealed card: without one the page answers by itself, after as long as people think; with one the
    person answers."""
    squads = two_browsers(server, come)
    asked: set[bool] = set()
    while len(asked) < 2:
        squad = side_to_decide(*squads)
        now = squad.sitting.situation()
        assert now is not None
        began, choice = time.monotonic(), len(now["choices"]) > 1
        concealing = now["view"]["decision"]["kind"] == "conceal"
        card = first(now, "use") if concealing else None
        if concealing and not choice:
            expect(squad.page.get_by_test_id("prompt")).to_contain_text("answers for you")
        elif card:
            squad.point(f"card:{card['card']}")
        else:
            squad.decide(now)
        squad.sitting.after(now["n"])
        if concealing:
            assert time.monotonic() - began < 12
            asked.add(choice)
