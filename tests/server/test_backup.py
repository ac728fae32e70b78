"""Backups: made while the server plays, checked, and restored without overwriting anything silently."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from caposaldo import __version__
from caposaldo.server import backup
from caposaldo.server.backup import check_backup, make_backup, restore_backup
from caposaldo.server.database_file import DATABASE, IDENTITY, SCHEMA_VERSION, check
from caposaldo.server.storage import prepare
from caposaldo.server.table_meta import StorageError
from server.harness import Data, Harness, quiet_settings
from server.test_database_file import SOURCES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one table that has 20 lines."""
    made = tmp_path / "data"
    prepare(made).close()
    with closing(sqlite3.connect(made / DATABASE)) as db:
        db.execute("PRAGMA journal_mode=WAL")  # as a server does
    add_table(made, "first", 20)
    return made


def add_table(folder: Path, id: str, lines: int) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as db, db:
        db.execute(
            "INSERT INTO tables (id, game, rules, scenario, options, seed, who, made, touched, summary, rematch) "
            "VALUES (?, 'tiny', 1, 'skirmish', '{}', '7', '[]', 0, 0, '{}', '')",
            (id,),
        )
        rows = [(id, number, os.urandom(200)) for number in range(lines)]
        db.executemany("INSERT INTO lines VALUES (?, ?, 'decide', 0, 0, 'a', 'a', ?, 1, 1, '')", rows)


def counts(folder: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        tables, lines = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "lines"))
    return tables, lines


# ---------------------------------------------------------------- making and checking
def test_a_backup_says_what_is_in_it(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "saved.zip"
    manifest = make_backup(folder, target)
    assert (manifest.program, manifest.schema) == (__version__, SCHEMA_VERSION)
    assert (manifest.tables, manifest.lines) == counts(folder) == (1, 20)
    assert check_backup(target) == manifest
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert target.stat().st_size < manifest.size, "it is compressed"
    with zipfile.ZipFile(target) as archive:
        assert json.loads(archive.read("manifest.json"))["sha256"] == manifest.sha256
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "saved.zip"], "nothing is left over"


def test_a_backup_is_made_and_restored_while_a_server_plays(tmp_path: Path, tiny: None) -> None:
    target = tmp_path / "saved.zip"
    with Harness(quiet_settings(tmp_path / "data")) as harness:
        made = harness.make(red="human", blue="friend")
        harness.seated(made, 0).decide("bid 3")
        manifest = make_backup(tmp_path / "data", target)
        assert (manifest.tables, manifest.lines) == (1, 1)
        with pytest.raises(StorageError, match="a server is using"):
            restore_backup(target, tmp_path / "data", force=True)
    restore_backup(target, tmp_path / "copy")
    with Harness(quiet_settings(tmp_path / "copy")) as harness:
        assert [entry["action"] for entry in harness.seated(made, 0).log] == ["bid 3"]


def test_a_backup_is_one_moment_though_others_write(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each transaction writes one table with two lines: a copy in the middle of one would not be consistent. Writes
    between two steps must not make the copy begin again."""
    for number in range(200):
        add_table(folder, f"before-{number}", 2)
    monkeypatch.setattr(backup, "PAGES", 2)
    steps = 0

    def write_more(step: str, done: int, total: int) -> None:
        nonlocal steps
        if step == "copy":
            add_table(folder, f"meanwhile-{steps}", 2)
            steps += 1

    manifest = make_backup(folder, tmp_path / "saved.zip", progress=write_more)
    assert steps > 10
    assert (manifest.tables, manifest.lines) == (201, 420)
    assert counts(folder)[0] == 201 + steps
    check_backup(tmp_path / "saved.zip")


def test_writers_do_not_wait_for_a_backup(folder: Path, tmp_path: Path) -> None:
    done = threading.Event()
    written: list[int] = []

    def write() -> None:
        while not done.is_set():
            add_table(folder, f"table-{len(written)}", 2)
            written.append(1)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            manifest = make_backup(folder, tmp_path / f"saved-{number}.zip")
            assert manifest.lines == 20 + 2 * (manifest.tables - 1)
    finally:
        done.set()
        writer.join()
    assert written


def test_a_file_is_not_overwritten_without_a_word(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "saved.zip"
    target.write_text("precious")
    with pytest.raises(StorageError, match="exists already"):
        make_backup(folder, target)
    assert target.read_text() == "precious"
    make_backup(folder, target, force=True)
    check_backup(target)


def test_what_cannot_be_saved_is_told(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database in"):
        make_backup(tmp_path / "nowhere", tmp_path / "saved.zip")
    with pytest.raises(StorageError, match="cannot write"):
        make_backup(folder, tmp_path / "no" / "such" / "folder.zip")
    (folder / DATABASE).write_bytes(b"")
    with pytest.raises(StorageError, match="is empty"):
        make_backup(folder, tmp_path / "saved.zip")
    assert not (tmp_path / "saved.zip").exists()


# ---------------------------------------------------------------- what is not a good backup
def rewritten(source: Path, target: Path, manifest: Data | None = None, database: bytes | None = None) -> Path:
    """A backup with another manifest or another database."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        new.writestr("manifest.json", json.dumps({**json.loads(old.read("manifest.json")), **(manifest or {})}))
        new.writestr(DATABASE, old.read(DATABASE) if database is None else database)
    return target


def test_a_damaged_backup_is_not_restored(folder: Path, tmp_path: Path) -> None:
    good = tmp_path / "good.zip"
    make_backup(folder, good)
    data = good.read_bytes()
    bad = tmp_path / "bad.zip"
    for damaged in (b"", b"no zip at all", data[: len(data) // 2], data[:2000] + b"\xff" * 50 + data[2050:]):
        bad.write_bytes(damaged)
        for attempt in (lambda: check_backup(bad), lambda: restore_backup(bad, tmp_path / "new")):
            with pytest.raises(StorageError, match=r"not a backup|damaged"):
                attempt()
    assert not (tmp_path / "new" / DATABASE).exists()


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ({"sha256": "0" * 64}, "is not the one that was saved"),
        ({"size": 10}, "is not the one that was saved"),
        ({"tables": 7}, "is not the one that its manifest describes"),
        ({"schema": 99, "program": "9.9"}, r"newer Caposaldo \(9.9\)"),
        ({"format": "another"}, "is not a backup of Caposaldo"),
        ({"program": 5}, "has no manifest"),
    ],
)
def test_the_manifest_must_fit(folder: Path, tmp_path: Path, manifest: Data, said: str) -> None:
    make_backup(folder, tmp_path / "good.zip")
    bad = rewritten(tmp_path / "good.zip", tmp_path / "bad.zip", manifest)
    with pytest.raises(StorageError, match=said):
        check_backup(bad)
    with pytest.raises(StorageError, match=said):
        restore_backup(bad, tmp_path / "new")
    assert not (tmp_path / "new" / DATABASE).exists()


# ---------------------------------------------------------------- restoring
def test_a_backup_is_restored_into_an_empty_folder(folder: Path, tmp_path: Path) -> None:
    make_backup(folder, tmp_path / "saved.zip")
    restored = restore_backup(tmp_path / "saved.zip", tmp_path / "new")
    assert restored.kept is None
    assert counts(tmp_path / "new") == (1, 20)
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()} == {0o600}
    assert (tmp_path / "new" / IDENTITY).read_text() == (folder / IDENTITY).read_text()
    prepare(tmp_path / "new").close()


def test_tables_that_are_there_are_replaced_only_by_force_and_kept(folder: Path, tmp_path: Path) -> None:
    make_backup(folder, tmp_path / "saved.zip")
    add_table(folder, "second", 5)
    with pytest.raises(StorageError, match="there are saved tables in"):
        restore_backup(tmp_path / "saved.zip", folder)
    assert counts(folder) == (2, 25)
    restored = restore_backup(tmp_path / "saved.zip", folder, force=True)
    assert counts(folder) == (1, 20)
    assert restored.kept is not None
    with closing(sqlite3.connect(restored.kept)) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_an_emptied_or_lost_database_is_restored(folder: Path, tmp_path: Path) -> None:
    make_backup(folder, tmp_path / "saved.zip")
    (folder / DATABASE).write_bytes(b"")
    restore_backup(tmp_path / "saved.zip", folder, force=True)
    assert check(folder) is not None
    (folder / DATABASE).unlink()
    with pytest.raises(StorageError, match="there are saved tables in"):
        restore_backup(tmp_path / "saved.zip", folder)
    restore_backup(tmp_path / "saved.zip", folder, force=True)
    assert counts(folder) == (1, 20)


# ---------------------------------------------------------------- the commands
def caposaldo(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "caposaldo.cli", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCES), "LANG": "en_GB.UTF-8"},
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_commands_save_check_and_restore(folder: Path, tmp_path: Path) -> None:
    made = caposaldo("backup", "--data", str(folder), cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    (saved,) = tmp_path.glob("caposaldo-*.zip")
    assert made.stdout == f"1 table saved in {saved.name} (0 MB before compression).\n"
    checked = caposaldo("backup", "--check", saved.name, "--lang", "it", cwd=tmp_path)
    assert checked.stdout.startswith(f"{saved.name} è una copia valida di 1 tavolo")
    restored = caposaldo("restore", saved.name, "--data", "new", "--json", cwd=tmp_path)
    report = json.loads(restored.stdout)
    assert (report["done"], report["folder"], report["kept"], report["lines"]) == ("restored", "new", "", 20)
    again = caposaldo("restore", saved.name, "--data", "new", cwd=tmp_path)
    assert again.returncode == 1
    assert again.stderr.startswith("caposaldo: there are saved tables in new")
    forced = caposaldo("restore", saved.name, "--data", "new", "--force", cwd=tmp_path)
    assert "is kept as new/tables.db.replaced-" in forced.stdout
    saved.write_bytes(b"spoilt")
    bad = caposaldo("backup", "--check", saved.name, cwd=tmp_path)
    assert (bad.returncode, bad.stderr) == (2, f"caposaldo: {saved.name} is not a backup, or it is damaged\n")
    for words in (("restore", "nowhere.zip", "--data", "other"), ("backup", "--check", "nowhere.zip")):
        missing = caposaldo(*words, cwd=tmp_path)
        assert (missing.returncode, missing.stderr) == (
            2,
            "caposaldo: cannot read nowhere.zip: No such file or directory\n",
        )
    assert not (tmp_path / "other").exists()
    assert caposaldo("backup", "--check", cwd=tmp_path).returncode == 2
