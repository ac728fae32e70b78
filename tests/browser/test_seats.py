"""Two people: at one screen, and at two. What one may not know is neither in the page nor on the wire."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESK, PHONE, Visitors
from browser.pages import Data, Sitting, of_verb
from browser.players import Mouse
from browser.serving import Server

# The axis lays three minefields, the allies plan an air attack.
SECRETS = "bir-nasra"


def lay_mines(sitting: Sitting, numbers: list[int]) -> list[Data]:
    """By mouse, at these of the places that are offered. Returns the mines."""
    for number in numbers:
        now = sitting.situation()
        assert now is not None
        mine = of_verb(now, "mine")[number]
        sitting.click_at(now["view"], mine["x"], mine["y"])
        sitting.after(now["n"])
    return list(sitting.told(sitting.n)["view"]["mines"])


def is_told(mines: list[Data], words: str) -> bool:
    """A place of one of the mines stands in these words, in any way it could be written."""
    return any(f'"x":{mine["x"]},"y":{mine["y"]}' in words or f"{mine['x']},{mine['y']}" in words for mine in mines)


def covered(sitting: Sitting, side: str) -> None:
    """The screen is to be given to this side, and nothing of the table is in the page."""
    page = sitting.page
    expect(page.get_by_role("heading", name=f"Pass the screen to {side}")).to_be_visible()
    assert sitting.game.count() == 0
    assert sitting.board.count() == 0
    assert page.locator("[data-piece], [data-action], .log").count() == 0


def test_at_one_screen_mines_stay_hidden_when_it_changes_hands(come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.begin(SECRETS, "Two players on this screen")
    covered(sitting, "the Italians")
    page.get_by_role("button", name="Show the board").click()
    sitting.game.wait_for()
    mines = lay_mines(sitting, [0, 5, 9])
    assert len(mines) == 3
    # The three circles are drawn: who laid them sees them.
    page.get_by_role("button", name="Board as text").click()
    expect(page.get_by_test_id("text-view").get_by_text("mines").first).to_be_visible()
    page.get_by_role("button", name="Board as text").click()
    seen = len(sitting.came)
    sitting.act("ready")

    covered(sitting, "the British")
    assert not is_told(mines, "".join(sitting.came[seen:]))
    # Not even a reload shows what is under the cover.
    page.reload()
    covered(sitting, "the British")
    page.keyboard.press("Enter")
    sitting.game.wait_for()
    now = sitting.situation()
    assert now is not None
    assert now["eyes"] == 1
    assert now["view"]["mines"] == []
    assert not is_told(mines, "".join(sitting.came[seen:]))
    page.get_by_role("button", name="Board as text").click()
    expect(page.get_by_test_id("text-view")).to_be_visible()
    assert page.get_by_test_id("text-view").get_by_text("mines").count() == 0


def opening(server: Server, come: Callable[..., Page], numbers: list[int]) -> tuple[list[Data], list[str]]:
    """The axis lays its mines in one browser. Returns them, and every byte that another browser was sent, in order.

    What is said twice on end counts once: whoever comes in may be told of his own coming or not.
    """
    made = server.table(SECRETS, "bytes", axis="human", allies="friend")
    axis, allies = Sitting(come()), Sitting(come())
    axis.sit(made, 0)
    axis.settled()
    allies.sit(made, 1)
    allies.settled()
    mines = lay_mines(axis, numbers)
    axis.act("ready")
    allies.arrived(1)
    allies.choose(of_verb(allies.told(1), "plan")[2]["action"])
    allies.arrived(2)
    allies.act("ready")
    # Of each other's secrets they know only that there are no more to come.
    allies.arrived(3)
    axis.arrived(len(numbers) + 2)
    return mines, [frame for frame, _ in groupby(allies.came)]


def test_the_other_browser_is_sent_not_one_byte_that_depends_on_the_mines(
    server: Server, come: Callable[..., Page]
) -> None:
    one_mines, one = opening(server, come, [0, 5, 9])
    two_mines, two = opening(server, come, [11, 1, 6])
    assert one_mines != two_mines
    assert len(one) >= 2
    assert one == two
    assert not is_told(one_mines + two_mines, "".join(one))


def sit_down(friend: Sitting, link: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Join game").click()
    friend.game.wait_for()


def test_two_browsers_at_one_table_agree(come: Callable[..., Page]) -> None:
    mine, friends = Sitting(come()), Sitting(come())
    mine.begin("masseria", "A friend with a link", side="Italians")
    link = mine.page.get_by_role("textbox", name="Link for").input_value()
    mine.page.get_by_role("button", name="Go to the game").click()
    sit_down(friends, link)
    assert link.rsplit("/", 1)[1] not in friends.page.url, "the invitation does not stay in the address"
    people = [Mouse(mine), Mouse(friends)]
    mine.game.wait_for()
    for _ in range(14):
        decider = people[mine.last()["waiting"][0]]
        other = people[1 - people.index(decider)]
        decider.play(1)
        n = decider.sitting.rested()
        other.sitting.arrived(n)
        assert other.sitting.told(n)["view"] == decider.sitting.told(n)["view"]
    assert {mine.last()["eyes"], friends.last()["eyes"]} == {0, 1}
    assert mine.story() == friends.story()
    # One gives up, and the other learns of it.
    friends.resign()
    expect(mine.over).to_contain_text("You have won.")
    # Both can see that the dice were fixed from the start.
    for sitting in (mine, friends):
        sitting.put_away()
        page = sitting.page
        page.get_by_test_id("dice-verdict").click()
        expect(page.get_by_test_id("verdict")).to_contain_text("Verified")


def test_an_invitation_is_used_once_and_only_by_the_button(come: Callable[..., Page], visitors: Visitors) -> None:
    visitors.expected += ["409", "404"]
    mine, friend, late = Sitting(come()), Sitting(come()), come()
    mine.begin("masseria", "A friend with a link", side="Italians", seed="")
    old = mine.page.get_by_role("textbox", name="Link for").input_value()
    mine.page.get_by_role("button", name="Go to the game").click()
    share = mine.page.get_by_test_id("open-seat")
    expect(share).to_contain_text("hasn’t joined")
    share.get_by_role("button").click()
    panel = mine.page.get_by_role("dialog")
    state = panel.get_by_test_id("invite-state")
    expect(state).to_contain_text("hasn’t been used")
    # A new link ends the old one.
    panel.get_by_role("button", name="New link").click()
    expect(panel.get_by_role("textbox", name="Link for")).not_to_have_value(old)
    new = panel.get_by_role("textbox", name="Link for").input_value()
    late.goto(old)
    late.get_by_role("button", name="Join game").click()
    expect(late.get_by_role("alert")).to_contain_text("no longer valid")
    # Opening the page takes no seat; the button does.
    friend.page.goto(new)
    expect(friend.page.get_by_role("button", name="Join game")).to_be_visible()
    expect(state).to_contain_text("hasn’t been used")
    sit_down(friend, new)
    expect(state).to_contain_text("Your friend has joined")
    expect(share).to_have_count(0)
    assert panel.get_by_role("textbox").count() == 0
    # The link is used up; whoever opens it may watch.
    late.goto("about:blank")
    late.goto(new)
    expect(late.get_by_role("alert")).to_contain_text("already has this side")
    late.get_by_role("button", name="Watch game").click()
    expect(late.locator(".game")).to_be_visible()
    # Neither browser has the other's token.
    stored = [page.evaluate("JSON.stringify({...localStorage})") for page in (mine.page, friend.page)]
    tokens = [
        page.evaluate("JSON.parse(localStorage['caposaldo.seats'])[0].token") for page in (mine.page, friend.page)
    ]
    assert tokens[0] not in stored[1]
    assert tokens[1] not in stored[0]
    for sitting in (mine, friend):
        assert sitting.sent[0]["t"] == "hello"


@pytest.mark.parametrize(("language", "words"), [("en", "Chosen seed"), ("it", "Seme scelto")])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_chosen_seed_is_marked_for_everybody(
    server: Server, come: Callable[..., Page], language: str, words: str, size: Data
) -> None:
    made = server.table("masseria", "7", axis="human", allies="friend")
    for seats in ([0], [1], []):
        sitting = Sitting(come(language=language, viewport=size))
        sitting.sit(made, *seats)
        mark = sitting.page.get_by_test_id("mark")
        expect(mark).to_be_visible()
        expect(mark.get_by_text(words)).to_be_visible()
        mark.click()
        expect(sitting.page.get_by_test_id("commitment")).to_be_visible()
