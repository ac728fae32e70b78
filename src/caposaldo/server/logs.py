"""The log of a server: short lines on standard error, and not many of the same kind."""

from __future__ import annotations

import logging
import time

WINDOW = 60.0  # seconds
MOST = 5  # lines of one kind in a window
MAX_KINDS = 200

FORMAT = "caposaldo: %(message)s"


class RepeatFilter(logging.Filter):
    """Leaves out lines of a kind that was written often lately, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[str, str], list[float]] = {}  # when the window began, lines in it

    def filter(self, record: logging.LogRecord) -> bool:
        if len(self.kinds) > MAX_KINDS:
            self.kinds.clear()
        kind = record.name, str(record.msg)
        began, lines = self.kinds.get(kind, (0.0, 0.0))
        if not lines or time.monotonic() - began > WINDOW:
            if lines > MOST:
                record.msg = f"{record.msg} ({int(lines) - MOST} more like this were left out)"
            began, lines = time.monotonic(), 0.0
        self.kinds[kind] = [began, lines + 1]
        return lines < MOST


def configure() -> None:
    """Write warnings and errors to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
