"""`caposaldo army GAME`: unit cards with prices and years, and army lists checked by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.games.wheels.game import GAME
from caposaldo.kernel import registry
from caposaldo.kernel.texts import BROKEN_LEFT

Run = Callable[..., Result]
LIST = "army italy\nyear 1942\npoints 600\ncompany\n4 ita-m13-40 skilled\n3 ita-lancia-truck\n+ 3 ita-81-mm-mortar\n"


@pytest.fixture(autouse=True)
def wheels() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove("wheels")


@pytest.fixture
def army(tmp_path: Path) -> Callable[[str], str]:
    def army(text: str) -> str:
        path = tmp_path / "army.txt"
        path.write_text(text)
        return str(path)

    return army


def test_the_cards_of_an_army_by_a_year(run: Run) -> None:
    lines = run("army", "wheels", "--nation", "italy", "--year", "1940", "--lang", "en").stdout.splitlines()
    assert any(line.startswith("ita-m13-40 ") and "85 +10 +20 +30" in line and "1940" in line for line in lines)
    assert not any(line.startswith(("ger-", "ita-semovente-75-18")) for line in lines)


@pytest.mark.parametrize(("lang", "words"), [("en", "of 600"), ("it", "su 600")])
def test_a_good_list(run: Run, army: Callable[[str], str], lang: str, words: str) -> None:
    result = run("army", "wheels", army(LIST), "--lang", lang)
    assert result.exit_code == 0
    assert words in result.stdout
    assert "+ ita-81-mm-mortar" in result.stdout
    assert BROKEN_LEFT not in result.stdout


def test_a_bad_list_says_what_breaks_which_rule(run: Run, army: Callable[[str], str]) -> None:
    result = run("army", "wheels", army(LIST.replace("4 ita-m13-40", "2 ita-m13-40")), "--lang", "en")
    assert result.exit_code == 1
    assert "Line 5: Take 3 to 5 models. [org-1]" in result.stdout


def test_what_is_no_list_is_a_usage_error(run: Run, army: Callable[[str], str]) -> None:
    result = run("army", "wheels", army("army italy\nyear 1942\n4 fiats\n"))
    assert result.exit_code == 2
    assert "army.txt:3:1: card: unknown 'fiats'" in result.stderr
    assert run("army", "storms").exit_code == 2
    assert run("army", "wheels", "--nation", "prussia").exit_code == 2
