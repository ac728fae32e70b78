"""Nothing that was decided is lost: not by a reload, not when the server dies."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.pages import Sitting
from browser.players import Mouse
from browser.serving import Server


def test_a_reload_in_mid_game_loses_nothing(server: Server, come: Callable[..., Page]) -> None:
    page = come()
    sitting = Sitting(page)
    sitting.sit(server.table("masseria", axis="human", allies="human"), 0, 1)
    Mouse(sitting).play(8)
    before = (sitting.rested(), sitting.story(), sitting.told(sitting.n)["view"])
    page.reload()
    sitting.settled()
    assert (sitting.n, sitting.story(), sitting.told(sitting.n)["view"]) == before
    assert Mouse(sitting).play(2) == 2
    assert sitting.n == before[0] + 2


def test_a_server_killed_in_mid_game_and_started_again_loses_nothing(own_server: Server, visitors: Visitors) -> None:
    visitors.expected += ["WebSocket", "ERR_CONNECTION"]
    page = visitors.come(own_server.url)
    sitting = Sitting(page)
    sitting.sit(own_server.table("masseria", axis="human", allies="human"), 0, 1)
    Mouse(sitting).play(8)
    before = (sitting.rested(), sitting.story(), sitting.told(sitting.n)["view"])
    lost = page.get_by_text("Connection lost.")
    own_server.kill()
    expect(lost).to_be_visible()
    sitting.came.clear()
    own_server.start()
    expect(lost).to_be_hidden(timeout=15_000)
    assert (sitting.n, sitting.story(), sitting.told(sitting.n)["view"]) == before
    assert Mouse(sitting).play(2) == 2
    assert sitting.n == before[0] + 2
