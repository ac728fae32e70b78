"""Whatever stands in a record: it is read, or refused with one clear line; never a traceback."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.record import RecordError
from caposaldo.kernel.replay import verify
from kernel.play import WHOLE_GAME, decide, opening, session

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def text() -> str:
    return records.write(decide(session(), *WHOLE_GAME).record)


WORDS = st.sampled_from(
    [
        "[end]",
        "[decisions]",
        "hash:",
        "seed: 7",
        "bid 2",
        "0 bid 99999999999999999999",
        "#",
        ";",
        "\0",
        "\ud800",
        "@x",
        "\r",
    ]
)
# Without the mark of a missing text, which a refusal would quote.
INSERTED = st.text(st.characters(exclude_characters="⟦"), max_size=8)
SETTINGS = settings(
    max_examples=300, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def survives(text: str) -> None:
    """Whatever the text: a verdict or a RecordError of one line; never anything else."""
    try:
        verdict = verify(records.read(text, "game.txt"))
        said = verdict.say("en") + verdict.say("it")
    except RecordError as error:
        said = error.say("en") + error.say("it")
    assert "\n" not in said
    assert "⟦" not in said


@SETTINGS
@given(st.data())
def test_a_mutated_record_never_gives_a_traceback(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        a = data.draw(st.integers(0, len(text)))
        b = data.draw(st.integers(a, min(len(text), a + 40)))
        text = text[:a] + data.draw(WORDS | INSERTED) + text[b:]
    survives(text)


@SETTINGS
@given(st.data())
def test_lines_moved_about_never_give_a_traceback(text: str, data: st.DataObject) -> None:
    lines = text.splitlines()
    a = data.draw(st.integers(0, len(lines) - 1))
    b = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        lines[a], lines[b] = lines[b], lines[a]
    else:
        lines.insert(b, lines[a])
    survives("\n".join(lines) + "\n")


@SETTINGS
@given(st.text(max_size=200))
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        records.read(text)
    with pytest.raises(RecordError):
        records.read("caposaldo record 1\n" + text)


@SETTINGS
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        records.load(str(path))


@functools.cache
def opening_text(game_id: str) -> str:
    return records.write(opening(game_id).record)


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_opening_of_every_game_is_a_true_record(game_id: str) -> None:
    text = opening_text(game_id)
    assert records.write(records.read(text)) == text
    assert verify(records.read(text)).ok


ODD_WORDS = st.sampled_from(["-1", "0", "1", "9" * 21, str(2**63 - 1), str(2**63), "1,1", "-1,9999999", ",", "x"])


@pytest.mark.parametrize("game_id", registry.ids())
@settings(SETTINGS, max_examples=60)
@given(st.data())
def test_odd_words_in_the_decisions_of_any_game_never_give_a_traceback(game_id: str, data: st.DataObject) -> None:
    record = records.read(opening_text(game_id))
    number = data.draw(st.integers(0, len(record.decisions) - 1))
    words = record.decisions[data.draw(st.integers(0, len(record.decisions) - 1))].split()
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(ODD_WORDS)
    record.decisions[number] = " ".join(words)
    survives(records.write(record))
