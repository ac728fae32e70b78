"""Backups of the database: one compressed file with the database and a manifest, checked before it is restored.

A backup is a zip archive with `manifest.json` and `tables.db`. It can be made while a server plays: SQLite copies the
database as it was at one moment. Every problem is a `StorageError` with one clear line.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec

from caposaldo import __version__
from caposaldo.server import database_file
from caposaldo.server.database_file import DATABASE, IDENTITY, PRIVATE, SCHEMA_VERSION
from caposaldo.server.table_meta import StorageError

FORMAT = "caposaldo backup"
FORMAT_VERSION = 1
MANIFEST = "manifest.json"
MANIFEST_SIZE = 64 * 1024  # the largest that is read
CHUNK = 1024 * 1024
PAGES = 1000  # copied at once

# Called with a step ("copy", "compress", "check", "unpack"), how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


def no_progress(_step: str, _done: int, _all: int) -> None:
    pass


class NoBackup(StorageError):
    """The file is missing, or is not a backup that can be read."""

    exit_code = 2  # as for a broken record


@dataclass
class Manifest:
    """What a backup holds. `size` and `sha256` are those of the database in it."""

    program: str
    schema: int
    made: str
    tables: int
    lines: int
    size: int
    sha256: str
    format: str = FORMAT
    format_version: int = FORMAT_VERSION


# ---------------------------------------------------------------- making
def default_name() -> str:
    return f"caposaldo-{time.strftime('%Y%m%d-%H%M%S')}.zip"


def make_backup(folder: Path, target: Path, force: bool = False, progress: Progress = no_progress) -> Manifest:
    """Write a backup of the folder's database. Raise StorageError, and there is no file."""
    source = folder / DATABASE
    if not source.exists():
        raise StorageError(f"there is no database in {folder}")
    database_file.check_form(source)
    if target.exists() and not force:
        raise StorageError(f"{target} exists already: choose another name, or overwrite it with --force")
    copy, part = target.with_name(f".{target.name}.db"), target.with_name(f".{target.name}.part")
    try:
        with clearing(target, copy, part):
            copy_at_one_moment(source, copy, progress)
            manifest = describe(copy)
            write_archive(copy, part, manifest, progress)
            part.replace(target)
    except sqlite3.DatabaseError as error:
        raise StorageError(f"cannot copy {source}: {database_file.reason(error)}") from None
    return manifest


@contextlib.contextmanager
def clearing(target: Path, *parts: Path) -> Iterator[None]:
    """Create private files and remove what is left of them. Raise StorageError for what cannot be written."""
    try:
        for part in parts:
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield
    except OSError as error:
        raise StorageError(f"cannot write {target}: {error.strerror or error}") from None
    finally:
        for part in parts:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)


def copy_at_one_moment(source: Path, copy: Path, progress: Progress) -> None:
    """Copy the database while others may write. The open transaction holds the moment; without it every write would
    make the copy begin again."""
    with contextlib.closing(database_file.connect(source)) as db, contextlib.closing(sqlite3.connect(copy)) as to:
        db.execute("BEGIN")
        db.execute("SELECT count(*) FROM about").fetchone()
        db.backup(to, pages=PAGES, progress=lambda _, left, pages: progress("copy", pages - left, pages), sleep=0)
        db.execute("ROLLBACK")
        # The copy is one file, without a log beside it.
        to.execute("PRAGMA journal_mode=DELETE")


def describe(copy: Path) -> Manifest:
    """Check a copy and return its manifest."""
    with contextlib.closing(sqlite3.connect(copy)) as db:
        require_sound(db, copy)
        (tables,), (lines,) = (db.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("tables", "lines"))
        (schema,) = db.execute("SELECT value FROM about WHERE key = 'schema'").fetchone()
    size = copy.stat().st_size
    with copy.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return Manifest(__version__, int(schema), made, int(tables), int(lines), size, digest)


def require_sound(db: sqlite3.Connection, path: Path) -> None:
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise StorageError(f"{path} is damaged: {found}")


def write_archive(copy: Path, target: Path, manifest: Manifest, progress: Progress) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n")
        with copy.open("rb") as file, archive.open(DATABASE, "w", force_zip64=True) as into:
            done = 0
            while chunk := file.read(CHUNK):
                into.write(chunk)
                done += len(chunk)
                progress("compress", done, manifest.size)
    with target.open("rb") as file:
        os.fsync(file.fileno())


# ---------------------------------------------------------------- checking
def read_manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    try:
        with archive.open(MANIFEST) as file:
            manifest = msgspec.json.decode(file.read(MANIFEST_SIZE), type=Manifest)
    except (KeyError, msgspec.DecodeError):
        raise NoBackup(f"{path} is not a backup of Caposaldo: it has no manifest") from None
    if manifest.format != FORMAT or DATABASE not in archive.namelist():
        raise NoBackup(f"{path} is not a backup of Caposaldo")
    if manifest.format_version > FORMAT_VERSION or manifest.schema > SCHEMA_VERSION:
        raise StorageError(f"{path} was made by a newer Caposaldo ({manifest.program}): restore it with that one")
    return manifest


@contextlib.contextmanager
def opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """Raise NoBackup for a file that is not a backup, or is damaged."""
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError):
        raise NoBackup(f"{path} is not a backup, or it is damaged") from None
    except OSError as error:
        raise NoBackup(f"cannot read {path}: {error.strerror or error}") from None


def unpack(archive: zipfile.ZipFile, manifest: Manifest, path: Path, into: BinaryIO, progress: Progress) -> None:
    """Write the database of a backup. Raise StorageError if it is not the one that the manifest describes."""
    digest, done = hashlib.sha256(), 0
    with archive.open(DATABASE) as file:
        while chunk := file.read(CHUNK):
            done += len(chunk)
            if done > manifest.size:
                break
            digest.update(chunk)
            into.write(chunk)
            progress("unpack", done, manifest.size)
    if done != manifest.size or digest.hexdigest() != manifest.sha256:
        raise StorageError(f"{path} is damaged: its database is not the one that was saved")


def check_backup(path: Path, progress: Progress = no_progress) -> Manifest:
    """Check a whole backup: manifest, hash and database. Raise StorageError."""
    with opened(path) as archive, tempfile.TemporaryDirectory() as folder:
        manifest = read_manifest(archive, path)
        copy = Path(folder) / DATABASE
        with copy.open("wb") as file:
            unpack(archive, manifest, path, file, progress)
        check_database(copy, manifest, path)
    return manifest


def check_database(copy: Path, manifest: Manifest, path: Path) -> None:
    try:
        found = describe(copy)
    except (sqlite3.DatabaseError, TypeError):
        raise StorageError(f"{path} is damaged: its database cannot be read") from None
    if (found.tables, found.lines, found.schema) != (manifest.tables, manifest.lines, manifest.schema):
        raise StorageError(f"{path} is damaged: its database is not the one that its manifest describes")


# ---------------------------------------------------------------- restoring
@dataclass
class Restored:
    manifest: Manifest
    # Where the database that was there before is now; None: there was none.
    kept: Path | None


def restore_backup(path: Path, folder: Path, force: bool = False, progress: Progress = no_progress) -> Restored:
    """Put the database of a backup into the folder. Raise StorageError, and nothing has changed."""
    with opened(path) as archive:
        manifest = read_manifest(archive, path)
        database_file.make_folder(folder)
        with database_file.locked(folder):
            if is_used(folder) and not force:
                raise StorageError(
                    f"there are saved tables in {folder}: with --force they are replaced, and the old file is kept"
                )
            new = folder / f"{DATABASE}.new"
            with clearing(new, new):
                with new.open("wb") as file:
                    unpack(archive, manifest, path, file, progress)
                    file.flush()
                    os.fsync(file.fileno())
                check_database(new, manifest, path)
                kept = put_aside(folder)
                new.replace(folder / DATABASE)
            # The identity is written anew, from the database.
            (folder / IDENTITY).unlink(missing_ok=True)
            database_file.keep_identity(folder)
    return Restored(manifest, kept)


def is_used(folder: Path) -> bool:
    """There is a database, or there was one."""
    return (folder / DATABASE).exists() or (folder / IDENTITY).exists()


def put_aside(folder: Path) -> Path | None:
    """Rename the present database, with the log beside it, so that it can still be opened."""
    source = folder / DATABASE
    if not source.exists():
        return None
    kept = folder / f"{DATABASE}.replaced-{time.strftime('%Y%m%d-%H%M%S')}"
    while kept.exists():
        kept = kept.with_name(f"{kept.name}x")
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            source.with_name(source.name + ending).rename(kept.with_name(kept.name + ending))
    return kept
