"""Replays uploaded records in a process that knows the tiny game. Imports little: the process has to start quickly."""

from __future__ import annotations

from caposaldo.kernel import registry
from caposaldo.server import record_worker
from caposaldo.server.record_worker import PlayedRecord, RecordProblem, Upload
from kernel.tinygame import GAME


def play_upload_with_tiny(upload: Upload) -> PlayedRecord | RecordProblem:
    registry.add(GAME)
    return record_worker.play_upload(upload)
