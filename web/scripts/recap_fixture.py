"""The logs of recorded games as each seat reads them, for the tests of the recap.

python web/scripts/recap_fixture.py > web/src/play/fixtures/logs.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from caposaldo.kernel import record as records
from caposaldo.kernel.game import Event, State
from caposaldo.kernel.replay import decisions_of, replay, start

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
GAMES = ("battlegroups-masseria", "storms-first-shots", "traces-lesson", "upfront-two-patrols")
MOST = 200  # decisions of a game
Row = list[object]


def log_of(name: str) -> dict[str, object]:
    """Both seats' logs: for each decision its seat, its turn and the events that the reader was told."""
    record = records.read((GOLDEN / f"{name}-greedy.txt").read_text(encoding="utf-8"))
    state = start(record)
    seats: list[list[Row]] = [[] for _ in state.seats()]
    for step in replay(state, decisions_of(record, min(MOST, len(record.decisions))), listen=True):
        for eyes, rows in enumerate(seats):
            events = [told(event, step.state) for event in step.state.events or [] if event.seen_by(eyes)]
            rows.append([step.seat, int(step.state.progress().turn), events])
    return {"name": name, "seats": seats}


def told(event: Event, state: State) -> Row:
    return [event.key, int(state.weight(event)), [int(piece) for piece in state.about(event)], dict(event.params)]


if __name__ == "__main__":
    json.dump([log_of(name) for name in GAMES], sys.stdout, ensure_ascii=False, separators=(",", ":"))
    sys.stdout.write("\n")
