"""The command line as a process: Ctrl-C, closed pipes, and what is printed into a pipe."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from caposaldo.kernel.session import Session

from .conftest import SOURCES, process

LONG_RUN = ("battlegroups", "--games", "20000", "--seed", "1")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def is_alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def wait_until_gone(pids: list[int]) -> None:
    ends = time.monotonic() + 20
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < ends, "orphans"
        time.sleep(0.05)


# ---------------------------------------------------------------- Ctrl-C
@pytest.mark.parametrize("words", [("simulate", *LONG_RUN), ("fuzz", *LONG_RUN), ("bench", "--seconds", "50")])
def test_ctrl_c_exits_130_with_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    running = process(*words, home=tmp_path)
    time.sleep(2.5)
    running.send_signal(signal.SIGINT)
    told, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert told == ""
    assert "interrupted" in errors.splitlines()[-1]
    assert "Traceback" not in errors
    if words[0] != "bench":
        assert "of 20000 games; nothing was saved" in errors


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("after", [0.3, 3.0])
def test_an_interrupted_run_leaves_no_worker_behind(number: signal.Signals, after: float, tmp_path: Path) -> None:
    running = process("simulate", *LONG_RUN, "--jobs", "2", home=tmp_path)
    while len(children(running.pid)) < 2:
        assert running.poll() is None
        time.sleep(0.02)
    time.sleep(after)
    workers = children(running.pid)
    # As a terminal does: to every process at once.
    for pid in [*workers, running.pid]:
        if number == signal.SIGINT or pid == running.pid:
            os.kill(pid, number)
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 128 + number
    assert "Traceback" not in errors
    wait_until_gone(workers)


def test_ctrl_c_stops_the_server_and_says_that_games_are_saved(tmp_path: Path) -> None:
    server = process("serve", "--port", "0", "--no-open", "--data", str(tmp_path / "data"), home=tmp_path)
    assert server.stdout is not None
    assert server.stdout.readline().startswith("http://127.0.0.1:")
    time.sleep(2)
    server.send_signal(signal.SIGINT)
    _, errors = server.communicate(timeout=60)
    assert server.returncode == 130
    assert errors == "caposaldo: the server has stopped; the games are saved\n"


# ---------------------------------------------------------------- pipes
def piped(*words: str, reader: str = "head -1", columns: str = "80") -> subprocess.CompletedProcess[str]:
    """Run a command in a shell with its output in a pipe; the exit code is that of the command."""
    return in_shell(f'set -o pipefail; "$PYTHON" -m caposaldo {" ".join(words)} | {reader}', columns)


def in_shell(command: str, columns: str = "80") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": SOURCES, "COLUMNS": columns, "LC_ALL": "C.UTF-8"}
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, env=env, timeout=120)


@pytest.mark.parametrize(
    "words", [["games"], ["rules", "storms"], ["rules", "storms", "--json"], ["scenarios", "traces"], ["--help"]]
)
@pytest.mark.parametrize("reader", ["head -1", "true"])
def test_a_closed_pipe_is_no_error(words: list[str], reader: str) -> None:
    result = piped(*words, reader=reader)
    assert result.returncode == 0
    assert result.stderr == ""


@pytest.mark.parametrize("words", ["games", "rules storms", "rules storms --json", "--help"])
def test_an_output_that_was_closed_before_the_start_is_no_error(words: str) -> None:
    result = in_shell(f'"$PYTHON" -m caposaldo {words} >&-')
    assert (result.returncode, result.stderr) == (0, "")


def test_a_check_that_fails_says_so_into_a_closed_pipe_too(tmp_path: Path) -> None:
    session = Session.start("battlegroups", "masseria", {}, "1", {})
    seat = session.state.waiting()[0]
    session.play(seat, session.state.actions(seat)[0])
    record = tmp_path / "game.record"
    session.save(str(record))
    decision = session.record.decisions[0]
    record.write_text(record.read_text().replace(decision, "select U99"))
    result = piped("replay", str(record), "--verify", "--json", reader="true")
    assert result.returncode == 1
    assert result.stderr == ""


@pytest.mark.parametrize("game", ["battlegroups", "storms", "traces", "upfront"])
def test_piped_tables_have_one_line_a_row(game: str) -> None:
    narrow, wide = (piped("scenarios", game, reader="cat", columns=columns).stdout for columns in ("40", "200"))
    assert narrow == wide
    rows = narrow.split("--option")[0].splitlines()[1:]
    assert all("★" in row and row == row.rstrip() for row in rows)
    columns = {row.index("★") for row in rows}
    assert len(columns) == 1


def test_piped_lists_of_games_and_rules_do_not_wrap() -> None:
    games = piped("games", reader="cat", columns="40").stdout.splitlines()
    assert len(games) == 6
    rule = piped("rules", "storms", "3.0", reader="cat", columns="40").stdout.splitlines()
    assert max(len(line) for line in rule) > 100
