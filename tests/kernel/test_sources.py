"""Files written by hand are read by whichever threads need them first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from caposaldo.kernel import sources

HOME = Path(sources.__file__).parents[2]

# Threads that meet the same new types at the same moment. In a program of its own: what goes wrong ends it.
AT_ONCE = """
import sys
import threading
import msgspec
from caposaldo.kernel.sources import shaped

DEPTH = 12

def shape_of(round):
    shape = int
    for level in range(DEPTH):
        shape = msgspec.defstruct(f"Shape{round}x{level}", [("inner", shape), ("more", list[shape], [])])
    return shape

def read(shape, data, start, found):
    start.wait()
    found.append(shaped(data, shape, "a file", ""))

sys.setswitchinterval(1e-6)
data = 1
for level in range(DEPTH):
    data = {"inner": data}
for round in range(40):
    shape, start, found = shape_of(round), threading.Barrier(4), []
    threads = [threading.Thread(target=read, args=(shape, data, start, found)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
print("read")
"""


def test_threads_may_read_files_of_the_same_kind_at_once() -> None:
    env = {"PYTHONPATH": str(HOME), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", AT_ONCE], env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr
