"""A mistake in a scenario file is one line that names file, line and column, whichever game reads it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.kernel import registry

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("game", "scenario", "old", "new", "at", "what"),
    [
        ("battlegroups", "masseria", "turns = 6", "turns = ", "", "not TOML: Invalid value"),
        ("battlegroups", "masseria", "turns = 6", 'turns = "six"', '"six"', "turns: expected `int`, got `str`"),
        ("battlegroups", "masseria", "width = 36", "widht = 36", "36", "unknown field `widht`"),
        ("battlegroups", "masseria", "year = 1943\n", "", "id =", "year: expected, but it is missing"),
        ("upfront", "two-patrols", "first = ", "fist = ", '"', "unknown field `fist`"),
        ("battlegroups", "masseria", 'kind = "wood"', 'kind = "wodo"', '"wodo"', "unknown 'wodo', expected wood"),
        ("battlegroups", "masseria", 'name = "Stalle"', 'nome = "Stalle"', '"Stalle"', "unknown field `nome`"),
        ("battlegroups", "masseria", "points = [[19.25, 11]", "points = [[19.25, 11, 3]", "[19.25, 11, 3]", "length 2"),
        ("storms", "first-shots", "G2 ger-rifle43 G04", "G2 ger-rifel43 G04", '"G2', "expected ger-rifle43"),
        ("storms", "first-shots", "cap = 6", "cap = -6", "-6", "soviet.cap: "),
        ("storms", "first-shots", 'hex = "G09"', 'hex = "Z99"', '"Z99"', "objective[0]"),
        ("traces", "lesson", '"Voronezh 3336"', '"Voronezh 9936"', '"Voronezh', "no hex '9936' on"),
        ("traces", "lesson", "4PzA = 2, 8A", "4PzA = true, 8A", "true", "chits.4PzA: expected `int`, got `bool`"),
        ("traces", "lesson", "rows = [24, 33]", "rows = [33, 24]", "[33", "area.rows"),
        ("upfront", "two-patrols", "men = 4", "men = 99", "99", "goal[0].men: "),
        ("upfront", "two-patrols", '"moretti", "novak"', '"moretti", "nowak"', "[", "unknown 'nowak', expected novak"),
        ("upfront", "two-patrols", "[force.american]", "[force.american]\ncolour = 1", "1", "unknown field `colour`"),
    ],
)
def test_a_mistake_is_told_with_line_and_column(
    run: Run, tmp_path: Path, game: str, scenario: str, old: str, new: str, at: str, what: str
) -> None:
    text = (Path(registry.folder(game)) / "scenarios" / f"{scenario}.toml").read_text()
    assert text.count(old) == 1
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new))
    result = run("simulate", game, "--scenario", str(path), "--games", "1")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    program, file, line, column, said = result.stderr.split(":", 4)
    assert (program, file.strip()) == ("caposaldo", "mine.toml")
    assert what in said
    pointed = path.read_text().splitlines()[int(line) - 1][int(column) - 1 :]
    assert pointed.startswith(at)


def test_a_mistake_in_a_file_that_the_scenario_names_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    folder = Path(registry.folder("traces"))
    text = (folder / "scenarios" / "lesson.toml").read_text()
    (tmp_path / "mine.toml").write_text(text.replace('"august-1943"', '"battle.toml"'))
    order = (folder / "data" / "order_of_battle" / "august-1943.toml").read_text()
    assert order.count('"255 3133"') == 1
    (tmp_path / "battle.toml").write_text(order.replace('"255 3133"', '"255x 3133"'))
    result = run("simulate", "traces", "--scenario", str(tmp_path / "mine.toml"), "--games", "1")
    assert result.exit_code == 2
    _, file, line, column, said = result.stderr.split(":", 4)
    assert file.strip() == "battle.toml"
    assert "unknown '255x'" in said
    assert (tmp_path / "battle.toml").read_text().splitlines()[int(line) - 1][int(column) - 1 :].startswith('"255x')
