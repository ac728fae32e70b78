"""The lock under which the program is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "with_lock.py"


def with_lock(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False, timeout=30
    )


def test_the_command_is_run_and_its_code_is_passed_on(tmp_path: Path) -> None:
    assert with_lock(str(tmp_path / "lock"), sys.executable, "-c", "raise SystemExit(3)").returncode == 3


def test_while_one_is_at_work_another_leaves_or_waits(tmp_path: Path) -> None:
    lock, log = str(tmp_path / "lock"), tmp_path / "log"
    write = "import sys, time; time.sleep(float(sys.argv[1])); open(sys.argv[2], 'a').write(sys.argv[3])"
    first = subprocess.Popen(
        [sys.executable, str(SCRIPT), lock, sys.executable, "-c", f"print(1, flush=True); {write}", "1", str(log), "a"],
        stdout=subprocess.PIPE,
    )
    assert first.stdout is not None
    first.stdout.readline()
    assert with_lock("--no-wait", lock, sys.executable, "-c", write, "0", str(log), "b").returncode == 0
    with_lock(lock, sys.executable, "-c", write, "0", str(log), "c")
    assert first.wait(10) == 0
    first.stdout.close()
    assert log.read_text() == "ac"
