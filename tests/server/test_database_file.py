"""A database that cannot be used is told at the start in one line, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import caposaldo
from caposaldo.server import database_file
from caposaldo.server.database_file import DATABASE, IDENTITY, FolderLock, check, locked
from caposaldo.server.storage import Storage, prepare
from caposaldo.server.table_meta import StorageError

SOURCES = Path(caposaldo.__file__).parents[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a database."""
    prepare(tmp_path).close()
    return tmp_path


def refused(folder: Path) -> str:
    """The line with which the start fails; nothing in the folder has changed."""
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    with pytest.raises(StorageError) as caught:
        prepare(folder)
    after = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert {name: after[name] for name in before} == before
    line = str(caught.value)
    assert "\n" not in line
    return line


# ---------------------------------------------------------------- what is refused
def test_an_emptied_file_is_not_taken_for_a_new_database(folder: Path) -> None:
    (folder / DATABASE).write_bytes(b"")
    assert "is empty (0 bytes)" in refused(folder)


def test_an_emptied_file_is_refused_even_if_nothing_says_that_there_was_one(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    assert "is empty (0 bytes)" in refused(tmp_path)


def test_a_lost_database_is_not_replaced_by_a_new_one(folder: Path) -> None:
    (folder / DATABASE).unlink()
    assert "is missing" in refused(folder)
    assert not (folder / DATABASE).exists()
    (folder / IDENTITY).unlink()
    prepare(folder).close()


def test_a_file_that_was_cut_off_is_told(folder: Path) -> None:
    data = (folder / DATABASE).read_bytes()
    (folder / DATABASE).write_bytes(data[: len(data) // 2])
    assert "is cut off" in refused(folder)


def test_a_damaged_file_is_told(folder: Path) -> None:
    data = (folder / DATABASE).read_bytes()
    (folder / DATABASE).write_bytes(data[:100] + b"\xff" * (len(data) - 100))
    assert "damaged" in refused(folder)


def test_another_kind_of_file_is_told(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("my shopping list" * 20)
    assert "is not a database" in refused(tmp_path)


def test_a_database_of_another_program_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        db.execute("CREATE TABLE songs (title TEXT)")
    assert "not one of Caposaldo" in refused(tmp_path)


def test_a_locked_database_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "BUSY_SECONDS", 0.1)
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as db:
        db.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageError, match="another program has locked it"):
            check(folder)


def test_a_full_disk_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect_full(path: Path) -> sqlite3.Connection:
        db = sqlite3.connect(path, isolation_level=None)
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count={pages}")
        return db

    monkeypatch.setattr(database_file, "connect", connect_full)
    # The row that every start writes needs more than one page of the file.
    monkeypatch.setattr(time, "time", lambda: int("9" * 4200))
    with pytest.raises(StorageError, match="the disk is full"):
        check(folder)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot write in the data folder"):
        prepare(tmp_path / "file" / "data")


NOBODY = 65534


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """Be the owner of the folder, but not root, who may do everything."""
    if os.geteuid() != 0:
        yield
        return
    for path in (folder, *folder.iterdir()):
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "said"),
    [(0o500, 0o600, "cannot write in the data folder"), (0o700, 0o400, "read-only"), (0o700, 0o000, "cannot read")],
)
def test_missing_rights_are_told(folder_mode: int, file_mode: int, said: str) -> None:
    folder = Path(tempfile.mkdtemp())  # pytest's own folders lie in one that only root can enter
    try:
        prepare(folder).close()
        (folder / DATABASE).chmod(file_mode)
        folder.chmod(folder_mode)
        with without_rights(folder), pytest.raises(StorageError, match=said):
            check(folder)
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)


def test_the_program_says_it_in_one_line_with_exit_code_1(folder: Path) -> None:
    (folder / DATABASE).write_bytes(b"")
    done = subprocess.run(
        [sys.executable, "-m", "caposaldo.cli", "serve", "--no-open", "--port", "0", "--data", str(folder)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"caposaldo: {folder / DATABASE} is empty")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


# ---------------------------------------------------------------- private files
def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_files_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    async def look_while_open() -> dict[str, int]:
        store = Storage.in_folder(tmp_path / "data")
        await store.open()
        try:
            await store.metas([])
            async with store.engine.begin() as db:
                await db.exec_driver_sql("INSERT INTO about VALUES ('x', 'y')")
            return modes(tmp_path / "data")
        finally:
            await store.close()

    old = os.umask(0)
    try:
        found = asyncio.run(look_while_open())
    finally:
        os.umask(old)
    assert set(found) == {"tables.db", "tables.db-wal", "tables.db-shm", "tables.id", "tables.lock"}
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_an_old_file_with_wider_rights_is_tightened_and_that_is_said(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / DATABASE).chmod(0o644)
    prepare(folder).close()
    assert modes(folder)[DATABASE] == 0o600
    assert [record.message for record in caplog.records] == [f"others could read {folder / DATABASE}; now only you can"]


# ---------------------------------------------------------------- identity and locks
def test_another_database_in_the_same_place_is_used_and_that_is_said(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    other = tmp_path_factory.mktemp("other")
    prepare(other).close()
    shutil.copy(other / DATABASE, folder / DATABASE)
    prepare(folder).close()
    assert "is not the database that was here before" in caplog.text
    assert (folder / IDENTITY).read_text() == (other / IDENTITY).read_text()


def test_servers_share_a_folder_and_nobody_takes_it_from_them(folder: Path) -> None:
    one, two = prepare(folder), prepare(folder)
    with pytest.raises(StorageError, match="a server is using"), locked(folder, 0.1):
        pass
    one.close()
    two.close()
    with locked(folder, 0.1):
        pass


def test_several_servers_may_create_the_database_at_once(tmp_path: Path) -> None:
    locks: list[FolderLock] = []
    threads = [threading.Thread(target=lambda: locks.append(prepare(tmp_path))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(locks) == 4
    for lock in locks:
        lock.close()
    assert check(tmp_path) is not None
