"""scripts/balance.py: a table of who wins, scenario by scenario."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from caposaldo.kernel import registry
from caposaldo.lab.simulate import Plan, play_all
from kernel.tinygame import GAME

SCRIPT = Path(__file__).parents[2] / "scripts" / "balance.py"


@pytest.fixture(scope="module")
def balance() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("balance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["balance"] = module
    spec.loader.exec_module(module)
    registry.add(GAME)
    yield module
    registry.remove("tiny")


def test_every_scenario_has_a_line_with_what_the_games_gave(
    balance: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    code = balance.main(["tiny", "--games", "40", "--bot", "random", "--seed", "s"])
    lines = [[cell.strip() for cell in text.strip("| ").split("|")] for text in capsys.readouterr().out.splitlines()]
    assert [cells[:3] for cells in lines[2:]] == [["tiny", name, "red / blue"] for name in GAME.scenarios()]
    balanced = []
    for name, cells in zip(GAME.scenarios(), lines[2:], strict=True):
        tally = play_all(Plan("tiny", name, {}, "s", ["random", "random"]), 40, 1)
        assert sum(tally.wins) + tally.draws == 40
        assert cells[3:5] == [f"{tally.wins[0]} / {tally.wins[1]}", str(tally.draws)]
        share = 100 * (tally.wins[0] + tally.draws / 2) / 40
        assert cells[5].startswith(f"{share:.0f}% ± ")
        balanced.append(35 <= share <= 65)
    assert code == (0 if all(balanced) else 1)


@pytest.mark.parametrize(
    ("wins", "draws", "share", "error", "balanced"),
    [
        ([100, 100], 0, 50, 3.54, True),
        ([0, 0], 200, 50, 0, True),
        ([70, 130], 0, 35, 3.37, True),
        ([69, 131], 0, 34.5, 3.36, False),
        ([131, 69], 0, 65.5, 3.36, False),
        ([120, 60], 20, 65, 3.18, True),
    ],
)
def test_a_draw_is_half_a_win(
    balance: ModuleType, wins: list[int], draws: int, share: float, error: float, balanced: bool
) -> None:
    row = balance.Row("tiny", "skirmish", ["red", "blue"], wins, draws, 200, 4000)
    assert row.share == pytest.approx(share)
    assert row.error == pytest.approx(error, abs=0.01)
    assert row.balanced == balanced
    assert ("not balanced" in row.cells()) != balanced


@pytest.mark.parametrize("words", [["--scenario", "moon"], ["--games", "0"], ["--option", "x"], ["chess"]])
def test_wrong_words_are_told_and_nothing_is_played(
    balance: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        balance.main([*words, *([] if words == ["chess"] else ["tiny"])])
    assert ended.value.code == 2
    assert capsys.readouterr().out == ""
