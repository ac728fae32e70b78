"""Opportunity fire in a real browser: what is happening, and waiting for the best moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from playwright.sync_api import Page, expect

from browser.pages import Sitting
from browser.serving import Server
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel import record as records
from caposaldo.kernel.replay import decisions_of, replay, start

RECORD = Path(__file__).parent.parent / "golden" / "battlegroups-quota-226-greedy.txt"


def under_way() -> tuple[int, int]:
    """A question in the middle of a move in which a better shot is still to come: its number and who is asked."""
    record = records.load(str(RECORD))
    for step in replay(start(record), decisions_of(record)):
        s = cast(BattlegroupsState, step.state)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, React) and (s.x[top.mover], s.y[top.mover]) != (s.from_x[top.mover], s.from_y[top.mover]):
            seat = int(s.waiting()[0])
            said = s.todo(seat).said
            if said is not None and said.key == "bg-todo-react-later":
                return step.number, seat
    raise AssertionError("no better shot is to come")


def test_their_move_is_told_and_the_best_moment_waited_for(server: Server, come: Callable[..., Page]) -> None:
    at, seat = under_way()
    table = server.record(RECORD)["table"]
    seats = {name: "human" if number == seat else "greedy" for number, name in enumerate(("axis", "allies"))}
    made = server.ask(f"/api/tables/{table}/fork", {"at": at, "seats": seats})
    sitting = Sitting(come())
    page = sitting.page
    sitting.sit(made, seat)
    now = sitting.situation()
    assert now is not None
    label = now["view"]["units"][now["view"]["decision"]["unit"]]["label"]
    happening = page.get_by_test_id("happening")
    expect(happening).to_contain_text("Happening now")
    expect(happening).to_contain_text(f"({label}) moves")
    expect(page.get_by_test_id("todo")).to_contain_text("The best moment comes in")
    sitting.act("hold-best")
    sitting.after(now["n"])
    later = sitting.situation()
    if later is not None and later["view"]["decision"]["unit"] == now["view"]["decision"]["unit"]:
        hold = next((one for one in later["choices"] if one["verb"] == "hold"), None)
        assert hold is None or hold["rank"] != "next", "asked again before the best moment"
