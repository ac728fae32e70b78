"""The numbered list of choices."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from caposaldo.kernel import game as kernel
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.choices import Choices, columns, grouped
from caposaldo.terminal.display import GameDisplay, Moment
from kernel.tinygame import BID, GAME, PASS, ROLL, SEAL, Action


class TwoGroups(GameDisplay):
    def group(self, action: kernel.Action) -> str:
        return {BID: "cli-games", ROLL: "cli-draws"}.get(int(action.verb), "")


class WithConclusion(TwoGroups):
    def concludes(self, action: kernel.Action) -> bool:
        return action.verb == PASS


def choices(actions: list[kernel.Action]) -> Choices:
    state = GAME.start("skirmish", {}, "1")
    display = WithConclusion(Texts("en"))
    return Choices(display, display.texts, Moment(state, 0, state.view(0), grouped(display, actions)))


def shown(group: Group) -> list[str]:
    return [line.plain for line in group.renderables if isinstance(line, Text)]


def test_groups_come_together_and_those_without_a_heading_last() -> None:
    actions: list[kernel.Action] = [Action(SEAL), Action(BID, 1), Action(ROLL), Action(BID, 2)]
    display = TwoGroups(Texts("en"))
    assert grouped(display, actions) == [Action(BID, 1), Action(BID, 2), Action(ROLL), Action(SEAL)]


def test_numbers_go_through_all_groups() -> None:
    listed = choices([Action(SEAL), Action(BID, 1), Action(BID, 2)])
    assert listed.action(1) == Action(BID, 1)
    assert listed.action(3) == Action(SEAL)
    assert listed.action(0) is None
    assert listed.action(4) is None


def test_headings_stand_over_groups_where_there_are_several() -> None:
    assert shown(choices([Action(BID, 1), Action(BID, 2), Action(SEAL)]).page(80, 20)) == [
        "1 bid 1  2 bid 2",
        "3 seal",
    ]
    listed = shown(choices([Action(BID, 1), Action(ROLL), Action(SEAL)]).page(80, 20))
    assert [line for line in listed if not line[0].isdecimal()] == ["games", "draws"]


def test_what_concludes_is_number_nought_under_every_page() -> None:
    listed = choices([*(Action(BID, n) for n in range(1, 5)), Action(PASS)])
    assert shown(listed.page(10, 3)) == ["1 bid 1", "2 bid 2", "3 bid 3", "… 1 more line: m", "0 pass"]
    assert shown(listed.next_page(10, 3)) == ["4 bid 4", "0 pass"]
    assert listed.action(0) == Action(PASS)
    assert choices([Action(BID, 1)]).action(0) is None


def test_columns_are_read_downwards() -> None:
    items = [Text(str(n)) for n in range(1, 6)]
    assert [row.plain for row in columns(items, 4)] == ["1  4", "2  5", "3"]
    assert [row.plain for row in columns(items, 2)] == ["1", "2", "3", "4", "5"]


def test_a_long_list_comes_in_pages_and_begins_again() -> None:
    listed = choices([Action(BID, n) for n in range(1, 8)])
    assert shown(listed.page(10, 3)) == ["1 bid 1", "2 bid 2", "3 bid 3", "… 4 more lines: m"]
    assert shown(listed.next_page(10, 3))[0] == "4 bid 4"
    assert shown(listed.next_page(10, 3)) == ["7 bid 7"]
    assert shown(listed.next_page(10, 3))[0] == "1 bid 1"


def test_choices_are_found_by_label() -> None:
    listed = choices([Action(BID, 1), Action(BID, 2), Action(PASS)])
    assert listed.named(["2"]) == [2]
    assert listed.named(["7"]) == []
    assert listed.named([]) == []
