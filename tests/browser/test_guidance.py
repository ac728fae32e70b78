"""Objectives, hints and odds in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Sitting
from browser.serving import Server
from caposaldo.kernel import record as records
from caposaldo.kernel.game import Action, State
from caposaldo.kernel.odds import costs, percent, works
from caposaldo.kernel.replay import decisions_of, replay, start
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.choices import Choices
from caposaldo.terminal.display import Moment, display_for

GOLDEN = Path(__file__).parent.parent / "golden"

Data = dict[str, Any]
Come = Callable[..., Page]


def lesson(server: Server, page: Page) -> Sitting:
    wish: dict[str, object] = {
        "game": "storms",
        "scenario": "first-shots",
        "seats": {"german": "human", "soviet": "greedy"},
        "seed": "7",
    }
    sitting = Sitting(page)
    sitting.sit(server.make(wish), 0)
    return sitting


def test_objectives_are_open_at_first_and_fold_by_key(server: Server, come: Come) -> None:
    sitting = lesson(server, come())
    page = sitting.page
    panel = page.get_by_role("region", name="Objectives")
    expect(panel).to_contain_text("Most VP after round 4: 0 so far")
    expect(panel).to_contain_text("The same objectives")
    expect(panel).to_contain_text("Even now")
    # The sum in the strip is that of the panel.
    strip = page.get_by_role("list", name="Score").locator("button").first
    expect(strip).to_contain_text("0")
    page.keyboard.press("g")
    expect(panel).to_have_count(0)
    expect(page.locator(".goals.folded")).to_contain_text("Even now")


def test_a_hint_is_told_shown_and_done_only_by_enter(server: Server, come: Come) -> None:
    sitting = lesson(server, come())
    page = sitting.page
    now = sitting.situation()
    assert now is not None
    page.keyboard.press("h")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Try this:")
    page.keyboard.press("h")
    expect(hint).to_contain_text("Shown on the board")
    still = sitting.situation()
    assert still is not None
    assert still["n"] == now["n"], "nothing is done yet"
    page.keyboard.press("Enter")
    sitting.after(now["n"])
    expect(hint).to_have_count(0)


# In each game a choice that leaves something to chance, by its verb.
ATTACKS = {
    "battlegroups-ponte-greedy": "declare",
    "storms-the-square-greedy": "fire",
    "traces-korsun-mixed": "attack",
    "upfront-two-patrols-greedy": "done",
}


def attack_of(state: State, seat: int, verb: str) -> Action | None:
    for action in state.actions(seat):
        preview = state.preview(seat, action) if state.write_action(action).split()[0] == verb else None
        if preview is not None and preview.unless is None and 0 < works(preview.chances) < 1:
            return action
    return None


def first_attack(name: str) -> tuple[int, int, State, Action]:
    """The decision of a record at which somebody can attack: its number, seat, state and the attack."""
    record = records.load(str(GOLDEN / f"{name}.txt"))
    for step in replay(start(record), decisions_of(record)):
        for seat in step.state.waiting():
            action = attack_of(step.state, int(seat), ATTACKS[name])
            if action is not None:
                return step.number, int(seat), step.state, action
    raise AssertionError(f"nobody attacks in {name}")


def in_terminal(state: State, seat: int, action: Action) -> str:
    """The line of the terminal's list about this choice."""
    display = display_for(state.game_id(), Texts("en"))
    actions = [action]
    return Choices(display, display.texts, Moment(state, seat, state.view(seat), actions)).line(1).plain


@pytest.mark.parametrize("name", sorted(ATTACKS))
def test_list_map_panel_and_terminal_show_one_figure(server: Server, come: Come, name: str) -> None:
    """The chance of an attack is the same wherever it stands, in each game."""
    at, seat, state, action = first_attack(name)
    notation = state.write_action(action)
    table = server.record(GOLDEN / f"{name}.txt")["table"]
    seats = {one: "human" if number == seat else "greedy" for number, one in enumerate(state.seats())}
    made = server.ask(f"/api/tables/{table}/fork", {"at": at, "seats": seats})
    preview = state.preview(seat, action)
    assert preview is not None
    figure = percent(works(preview.chances))
    assert f"works {figure}" in in_terminal(state, seat, action)
    sitting = Sitting(come())
    page = sitting.page
    sitting.sit(made, seat)
    now = sitting.situation()
    assert now is not None
    shown = page.locator(".odds-pill, .range.hot small")
    if "upfront" not in name:
        # The list has it, and what is chosen there is shown in the panel.
        row = page.locator(f'.choice[data-action="{notation}"]')
        folds = page.locator('.fold[aria-expanded="false"]')
        while row.count() == 0 and folds.count():
            folds.first.click()
        expect(row.locator("em.works")).to_have_text(f"{figure} works")
        cost = costs(preview.chances)
        assert row.locator("em.costs").count() == (cost >= Fraction(1, 10))
        if name.startswith("battlegroups"):
            page.keyboard.press("Escape")
            sitting.click_unit(now["view"], next(one for one in now["choices"] if one["action"] == notation)["piece"])
        expect(shown.filter(has_text=figure).first).to_be_visible()
        row.click()
        if name.startswith("traces"):
            # The panel shows what is joined: here the only unit that can.
            page.locator('.choice[data-action^="join "]').click()
    else:
        expect(shown).to_contain_text(f"{figure} works")
    expect(page.get_by_test_id("trio")).to_contain_text(f"Works {figure}")
    expect(page.get_by_test_id("odds-sentence")).to_contain_text(re.compile(rf"^\s*Works {figure}: .+\."))
