"""Upgrades the schema of a database with alembic. Imported only when an upgrade is due: alembic is slow to import."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError

from caposaldo.server.database_file import DATABASE, SAFETY_COPY, copy_database, reason
from caposaldo.server.table_meta import StorageError

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = "1"  # the version of databases that alembic did not know


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest_version() -> int:
    """Return the version that the migrations lead to."""
    return int(ScriptDirectory.from_config(alembic_config()).get_current_head() or 0)


def upgrade_database(folder: Path, version: int) -> None:
    """Bring the database to this version, after a copy of the file was made. All or nothing. Raise StorageError."""
    path, copy = folder / DATABASE, folder / SAFETY_COPY
    try:
        copy_database(path, copy)
        engine = create_engine(URL.create("sqlite", database=str(path)))
        event.listen(engine, "connect", begin_by_hand)
        event.listen(engine, "begin", begin_now)
        try:
            with engine.begin() as connection:
                run_migrations(connection, version)
        finally:
            engine.dispose()
    except (DatabaseError, OSError) as error:
        why = reason(error.orig or error) if isinstance(error, DatabaseError) else error.strerror or str(error)
        raise StorageError(f"cannot upgrade {path}: {why}; nothing was changed") from None


def run_migrations(connection: Connection, version: int) -> None:
    """Run in the caller's transaction."""
    config = alembic_config(connection)
    if not inspect(connection).has_table("alembic_version"):
        command.stamp(config, FIRST)
    command.upgrade(config, str(version))
    connection.exec_driver_sql("UPDATE about SET value = ? WHERE key = 'schema'", (str(version),))


def begin_by_hand(connection: object, _record: object) -> None:
    """Keep Python's sqlite3 from committing before a change of the schema."""
    connection.isolation_level = None  # type: ignore[attr-defined]


def begin_now(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
