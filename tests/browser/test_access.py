"""Nothing that axe finds: on every page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.pages import Sitting
from browser.players import Mouse
from browser.serving import Server

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


def faults(page: Page) -> list[str]:
    """What axe finds, one line each: the rule, and where."""
    return [
        f"{fault['id']}: {fault['help']}: {'; '.join(str(node['target']) for node in fault['nodes'][:4])}"
        for fault in page.evaluate(LOOK)
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(server: Server, come: Callable[..., Page], theme: str) -> None:
    page = come(theme=theme)
    page.add_init_script(path=AXE)
    found: list[str] = []

    def check(name: str) -> None:
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        found.extend(f"{name}: {fault}" for fault in faults(page))

    places = {
        "home": "/",
        "new game": "/#/new/battlegroups/masseria",
        "rules": "/#/rules/battlegroups",
        "settings": "/#/settings",
        "records": "/#/records",
        "watch": "/#/watch",
        "lost": "/#/nowhere",
    }
    for name, path in places.items():
        page.goto(path)
        check(name)

    sitting = Sitting(page)
    made = server.table("masseria", axis="human", allies="human")
    sitting.sit(made, 0, 1)
    sitting.settled()
    check("play")
    Mouse(sitting).play(3)
    sitting.settled()
    page.get_by_role("tab", name="Units").click()
    check("play, a unit in hand")
    page.keyboard.press("t")
    page.get_by_test_id("text-view").wait_for()
    check("play as text")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    check("menu")
    page.keyboard.press("Escape")
    sitting.resign()
    check("over")
    page.goto(f"/#/replay/{made['table']}?at=1")
    sitting.arrived(1)
    check("replay")
    assert not found, "\n".join(found)
