"""The database file and its folder: checked before they are used, created, and kept private.

Uses `sqlite3` only, so that it can run before SQLAlchemy is imported. Every problem is a `StorageError` with one clear
line; nothing is overwritten.

Beside `tables.db` lie `tables.id`, which says that there was a database here (an emptied or lost one is not taken for
a new one), and `tables.lock`: servers hold it shared, an upgrade and `caposaldo restore` exclusively.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from caposaldo.server.table_meta import StorageError

if sys.platform != "win32":
    import fcntl

logger = logging.getLogger("caposaldo.server")

SCHEMA_VERSION = 5  # the last of server/migrations

DATABASE = "tables.db"
IDENTITY = "tables.id"
LOCK = "tables.lock"
SAFETY_COPY = "tables.db.before-upgrade"

SQLITE_HEADER = b"SQLite format 3\0"
PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
BUSY_SECONDS = 3.0  # how long to wait for a database that another process has locked


class Found(NamedTuple):
    """A database that can be used: the version of its schema, and its identity (empty: it has none yet)."""

    version: int
    identity: str


# ---------------------------------------------------------------- checking
def check(folder: Path) -> Found | None:
    """Return what is in the folder, None for no database yet. Raise StorageError if it cannot be used."""
    make_folder(folder)
    path = folder / DATABASE
    known = read_identity(folder)
    if not path.exists():
        if known:
            raise StorageError(
                f"{path} is missing, but tables were saved in this folder: restore a backup (caposaldo restore), "
                f"or delete {folder / IDENTITY} to start without them"
            )
        return None
    check_form(path)
    tighten(folder)
    found = check_content(path)
    if known and found.identity and known != found.identity:
        logger.warning("%s is not the database that was here before; it is used from now on", path)
    return found


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        probe = folder / f".write-{secrets.token_hex(4)}"
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        probe.unlink()
    except OSError as error:
        raise StorageError(f"cannot write in the data folder {folder}: {error.strerror or error}") from None


def check_form(path: Path) -> None:
    """Raise StorageError for a file that is empty, cut off, or not a database."""
    if not path.is_file():
        raise StorageError(f"{path} is not a file")
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise StorageError(f"cannot read {path}: {error.strerror or error}") from None
    if size == 0:
        raise StorageError(
            f"{path} is empty (0 bytes): if tables were saved here, restore a backup (caposaldo restore); "
            f"to start without them, delete {path.name} and {IDENTITY}"
        )
    if not header.startswith(SQLITE_HEADER):
        raise StorageError(f"{path} is not a database")
    if size < expected_size(header) and not has_log(path):
        raise StorageError(f"{path} is cut off ({size} of {expected_size(header)} bytes): restore a backup")


def expected_size(header: bytes) -> int:
    """Return the size that a database file's own header gives; 0 if the header does not say."""
    if len(header) < 100 or header[24:28] != header[92:96]:
        return 0
    page = int.from_bytes(header[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def has_log(path: Path) -> bool:
    """The database has a write-ahead log, which may hold pages that the file does not have yet."""
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def check_content(path: Path) -> Found:
    """Read version and identity, and try to write."""
    try:
        with contextlib.closing(connect(path)) as db:
            names = {str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"about", "tables", "lines"} <= names:
                raise StorageError(f"{path} is a database, but not one of Caposaldo")
            about = dict(db.execute("SELECT key, value FROM about").fetchall())
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT OR REPLACE INTO about (key, value) VALUES ('opened', ?)", (str(int(time.time())),))
            db.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        raise StorageError(f"cannot use the database {path}: {reason(error)}") from None
    version = str(about.get("schema", ""))
    if not version.isdigit():
        raise StorageError(f"{path} is a database, but not one of Caposaldo")
    if int(version) > SCHEMA_VERSION:
        raise StorageError(
            f"the database {path} has version {version}, but this program knows only versions up to {SCHEMA_VERSION}: "
            "use a newer Caposaldo"
        )
    return Found(int(version), str(about.get("identity", "")))


def reason(error: BaseException) -> str:
    """Return in plain words why SQLite failed."""
    text = str(error)
    for sign, words in REASONS.items():
        if sign in text:
            return words
    return text


REASONS = {
    "disk is full": "the disk is full",
    "readonly": "it is read-only",
    "unable to open": "it cannot be opened or written",
    "is locked": "another program has locked it",
    "malformed": "it is damaged; restore a backup (caposaldo restore)",
    "disk I/O error": "the disk reports an error",
    "not a database": "it is not a database",
}


def reason_key(error: BaseException) -> str:
    """Return the text key that tells players why SQLite failed."""
    text = str(error)
    return next((key for sign, key in REASON_KEYS.items() if sign in text), "web-storage-other")


REASON_KEYS = {
    "disk is full": "web-storage-full",
    "readonly": "web-storage-read-only",
    "is locked": "web-storage-locked",
}


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


# ---------------------------------------------------------------- private files
def tighten(folder: Path) -> None:
    """Take read access from others, and say so. A folder that existed before is left as it is."""
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", SAFETY_COPY):
        path = folder / name
        with contextlib.suppress(FileNotFoundError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if sys.platform != "win32" and mode & 0o077:
                try:
                    path.chmod(mode & 0o700)
                except OSError as error:
                    logger.warning("others can read %s: %s", path, error.strerror or error)
                else:
                    logger.warning("others could read %s; now only you can", path)


def write_private(path: Path, text: str) -> None:
    """Write a file in one step that only its owner can read."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with open(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


# ---------------------------------------------------------------- identity
def read_identity(folder: Path) -> str:
    """Return the identity of the database that was here last; empty if there was none."""
    try:
        return (folder / IDENTITY).read_text(encoding="utf-8", errors="replace").strip()[:64]
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise StorageError(f"cannot read {folder / IDENTITY}: {error.strerror or error}") from None


def keep_identity(folder: Path) -> None:
    """Give the database an identity if it has none, and write it beside the file."""
    with contextlib.closing(connect(folder / DATABASE)) as db:
        db.execute("INSERT OR IGNORE INTO about (key, value) VALUES ('identity', ?)", (secrets.token_hex(16),))
        (identity,) = db.execute("SELECT value FROM about WHERE key = 'identity'").fetchone()
    if read_identity(folder) != identity:
        write_private(folder / IDENTITY, f"{identity}\n")


# ---------------------------------------------------------------- the lock of the folder
class FolderLock:
    """The lock of a data folder, held while the object is open. The system releases it when a process dies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            self.file = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, PRIVATE)
        except OSError as error:
            raise StorageError(f"cannot write in the data folder {folder}: {error.strerror or error}") from None

    def try_exclusive(self) -> bool:
        """Return False if another process holds the lock."""
        return self._try("exclusive")

    def exclusive(self, seconds: float = BUSY_SECONDS) -> None:
        """Raise StorageError if a server uses the folder."""
        if not self._wait("exclusive", seconds):
            raise StorageError(f"a server is using {self.folder}: stop it first")

    def shared(self) -> None:
        """Raise StorageError if another process holds the folder for itself."""
        if not self._wait("shared", 10 * BUSY_SECONDS):
            raise StorageError(f"{self.folder} is being upgraded or restored by another process")

    def _wait(self, how: str, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not self._try(how):
            if time.monotonic() >= end:
                return False
            time.sleep(0.05)
        return True

    def _try(self, how: str) -> bool:
        if sys.platform != "win32":
            try:
                fcntl.flock(self.file, fcntl.LOCK_NB | (fcntl.LOCK_EX if how == "exclusive" else fcntl.LOCK_SH))
            except OSError:
                return False
        return True

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


@contextlib.contextmanager
def locked(folder: Path, seconds: float = BUSY_SECONDS) -> Iterator[None]:
    """Hold the folder exclusively. Raise StorageError if a server uses it."""
    lock = FolderLock(folder)
    try:
        lock.exclusive(seconds)
        yield
    finally:
        lock.close()


# ---------------------------------------------------------------- copies
def copy_database(source: Path, target: Path) -> None:
    """Copy a database that may be in use; the copy is consistent and private."""
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with contextlib.closing(connect(source)) as from_db, contextlib.closing(connect(new)) as to_db:
        from_db.backup(to_db)
    new.replace(target)
