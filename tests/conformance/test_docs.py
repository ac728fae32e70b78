"""The documentation names files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/*.md")])
# Folders from which the pages name files.
ROOTS = [
    "",
    "src/caposaldo",
    "src/caposaldo/kernel",
    "src/caposaldo/*",
    "src/caposaldo/games/*",
    "src/caposaldo/games/*/data",
    "tests",
    "tests/kernel",
    "web/src",
]
# Paths in backticks: `kernel/game.py`, `games/<game>/`, `sequence.py`.
PATH = re.compile(r"`([\w./<>*-]+/[\w./<>*-]*|[\w<>*-]+\.(?:py|toml|md|ts|svelte|ftl))`")
CODE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
BUILT = {"dist/*.whl", ".venv/bin/"}


def exists(name: str) -> bool:
    pattern = re.sub(r"<[^>]*>", "*", name).replace("GAME", "*").rstrip("/")
    return any(any(PROJECT.glob(f"{root}/{pattern}".lstrip("/"))) for root in ROOTS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_and_links_lead_somewhere(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    assert [name for name in PATH.findall(text) if name not in BUILT and not exists(name)] == []
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []
