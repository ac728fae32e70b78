"""Every text the game names is there in both languages."""

from __future__ import annotations

import re

import pytest

from caposaldo.games.wheels.io.cards import DATA

HOME = DATA.parent


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_key_has_a_text(lang: str) -> None:
    named: set[str] = set()
    for path in HOME.rglob("*.py"):
        named |= set(re.findall(r'"(wh-[a-z0-9-]*[a-z0-9])"', path.read_text()))
    texts = "\n".join(path.read_text() for path in (HOME / "texts" / lang).glob("*.ftl"))
    assert sorted(named - set(re.findall(r"^(wh-[a-z0-9-]+) =", texts, re.M))) == []
