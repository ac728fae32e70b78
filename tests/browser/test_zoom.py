"""A board while it is zoomed: the sheet that is drawn once is not painted again as more of it comes into sight."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

# The sheet may be painted when the zoom begins, for then less of it is shown, and when the browser comes to rest.
# One that is painted as the zoom goes on is painted ten times and more.
FEW = 4
# A turn of the wheel in every frame.
TURN = """() => new Promise((done) => {
  const stage = document.querySelector('[role=application]');
  const wheel = { bubbles: true, cancelable: true, clientX: 720, clientY: 450, deltaY: 14 };
  let turns = 80;
  const frame = () => {
    if (turns-- === 0) return done();
    stage.dispatchEvent(new WheelEvent('wheel', wheel));
    requestAnimationFrame(frame);
  };
  frame();
})"""


def paints(traced: bytes) -> int:
    """How often a drawn sheet was painted."""
    events = json.loads(traced)["traceEvents"]
    painted = [event["args"]["data"].get("nodeName", "") for event in events if event["name"] == "Paint"]
    assert painted, "nothing at all was painted"
    return sum("class='drawn" in name for name in painted)


@pytest.mark.parametrize("what", ["hex?moment=whole&extra=2&spread", "table?moment=oder-order"])
def test_a_sheet_is_not_painted_again_while_it_is_zoomed_out(
    chromium: Browser, come: Callable[..., Page], what: str
) -> None:
    page = come()
    page.goto(f"/#/demo/{what}")
    page.locator("[role=application] .piece").first.wait_for()
    nearer = page.locator(".zoomer button").first
    for _ in range(6):
        nearer.click()
        page.wait_for_timeout(300)
    chromium.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(TURN)
    assert paints(chromium.stop_tracing()) <= FEW
