"""The historical notes (15.0): for reading, not for playing."""

from __future__ import annotations

from pathlib import Path

import pytest

import caposaldo.games.traces
from caposaldo.kernel import catalog

HOME = Path(caposaldo.games.traces.__file__).parent


@pytest.mark.rule("15.0")
def test_no_module_acts_by_the_historical_notes() -> None:
    notes = next(rule for rule in catalog.rules("traces") if rule.id == "15.0")
    sources = {str(path.relative_to(HOME)): path.read_text() for path in sorted(HOME.rglob("*.py"))}
    assert notes.see == []
    assert len(sources) > 20
    assert [name for name, text in sources.items() if '"15.0"' in text] == []
    assert '"9.1a"' in "".join(sources.values())  # rules that act are named so
