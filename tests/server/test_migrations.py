"""The schema changes by migrations: nothing is lost, and a copy of the old file is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine

from caposaldo.server import upgrade
from caposaldo.server.database_file import DATABASE, SAFETY_COPY, SCHEMA_VERSION, check
from caposaldo.server.event_log import LogLine
from caposaldo.server.storage import Storage, metadata, prepare
from caposaldo.server.table_meta import StorageError
from server.harness import Harness, quiet_settings

# The database of version 1 as the first release made it.
VERSION_1 = """
CREATE TABLE about (key VARCHAR(32) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (key));
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, game VARCHAR(64) NOT NULL, rules INTEGER NOT NULL, scenario VARCHAR(64) NOT NULL,
    options TEXT NOT NULL, seed TEXT NOT NULL, who TEXT NOT NULL, made FLOAT NOT NULL, touched FLOAT NOT NULL,
    summary TEXT NOT NULL, rematch VARCHAR(32) NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE tokens (
    table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, hash VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE TABLE lines (
    table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, seat INTEGER NOT NULL,
    back_to INTEGER NOT NULL, action TEXT NOT NULL, record TEXT NOT NULL, told BLOB NOT NULL, turn INTEGER NOT NULL,
    seen INTEGER NOT NULL, barrier VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE snapshots (
    table_id VARCHAR(32) NOT NULL, decisions INTEGER NOT NULL, data BLOB NOT NULL, used INTEGER NOT NULL,
    PRIMARY KEY (table_id, decisions)
);
CREATE INDEX tables_touched ON tables (touched);
INSERT INTO about VALUES ('schema', '1');
"""
SUMMARY = (
    '{"turn":1,"turns":3,"waiting":[0,1],"outcome":null,"decisions":1,"names":["red","blue"],"who":["human","friend"]}'
)
ROWS = f"""
INSERT INTO tables VALUES
    ('old', 'tiny', 1, 'skirmish', '{{}}', '7', '["human","friend"]', 1000.0, 2000.0, '{SUMMARY}', '');
INSERT INTO tokens VALUES ('old', 0, 'hash of red'), ('old', 1, 'hash of blue');
INSERT INTO lines VALUES ('old', 0, 'decide', 0, 0, 'bid 3', '0 bid 3', CAST('[]' AS BLOB), 1, 1, '');
"""


@pytest.fixture
def old_folder(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        db.executescript("PRAGMA journal_mode=WAL;" + VERSION_1 + ROWS)
    return tmp_path


def rows(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"SELECT * FROM {table}").fetchall()


def columns(path: Path) -> dict[str, list[tuple[object, ...]]]:
    names = [*metadata.tables, "alembic_version"]
    return {name: rows(path, f"pragma_table_info('{name}')") for name in names}


def test_the_migrations_lead_to_the_schema_that_the_program_uses(old_folder: Path) -> None:
    prepare(old_folder).close()
    engine = create_engine(URL.create("sqlite", database=str(old_folder / DATABASE)))
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), metadata) == []
    engine.dispose()
    prepare(old_folder / "new").close()
    assert columns(old_folder / DATABASE) == columns(old_folder / "new" / DATABASE)
    assert upgrade.newest_version() == SCHEMA_VERSION


def test_the_first_migration_makes_version_1(tmp_path: Path) -> None:
    """Databases that alembic did not know are stamped with it: it must make exactly what they have."""
    with closing(sqlite3.connect(tmp_path / "by-hand")) as old:
        old.executescript(VERSION_1)
    engine = create_engine(URL.create("sqlite", database=str(tmp_path / "by-migration")))
    with engine.begin() as db:
        command.upgrade(upgrade.alembic_config(db), "1")
    engine.dispose()
    made, expected = columns(tmp_path / "by-migration"), columns(tmp_path / "by-hand")
    assert {**made, "alembic_version": []} == expected
    assert len(expected["lines"]) == 11


def test_a_database_of_version_1_is_taken_over_without_loss(old_folder: Path) -> None:
    before = {name: rows(old_folder / DATABASE, name) for name in ("tables", "tokens", "lines")}

    async def read() -> None:
        storage = Storage.in_folder(old_folder)
        await storage.open()
        meta = await storage.meta("old")
        assert meta is not None
        assert (meta.made, meta.touched, meta.used, meta.hash) == (1000.0, 2000.0, 0.0, "")
        assert await storage.tokens("old") == {0: "hash of red", 1: "hash of blue"}
        assert await storage.lines("old") == [LogLine("decide", 0, 0, "bid 3", "0 bid 3", b"[]", 1, 1, "")]
        await storage.close()

    asyncio.run(read())
    found = check(old_folder)
    assert found is not None
    assert found.version == SCHEMA_VERSION
    assert rows(old_folder / DATABASE, "alembic_version") == [(str(SCHEMA_VERSION),)]
    # The old file is kept beside it, private.
    copy = old_folder / SAFETY_COPY
    assert {name: rows(copy, name) for name in before} == before
    assert rows(copy, "about")[0] == ("schema", "1")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_an_upgrade_that_fails_changes_nothing(old_folder: Path) -> None:
    with closing(sqlite3.connect(old_folder / DATABASE)) as db:
        db.execute("ALTER TABLE tables ADD COLUMN hash TEXT")  # the migration fails after its first change
    before = rows(old_folder / DATABASE, "sqlite_master")
    with pytest.raises(StorageError, match=r"cannot upgrade .*nothing was changed"):
        prepare(old_folder)
    assert rows(old_folder / DATABASE, "sqlite_master") == before
    assert ("schema", "1") in rows(old_folder / DATABASE, "about")


def test_a_database_of_a_newer_version_is_refused(old_folder: Path) -> None:
    with closing(sqlite3.connect(old_folder / DATABASE)) as db, db:
        db.execute("UPDATE about SET value = '99' WHERE key = 'schema'")
    with pytest.raises(StorageError, match="has version 99, but this program knows only versions up to"):
        prepare(old_folder)


def test_an_upgraded_table_is_played_on(old_folder: Path, tiny: None) -> None:
    with Harness(quiet_settings(old_folder)) as harness:
        info = harness.http.get("/api/tables/old").json()
        assert [seat["name"] for seat in info["seats"]] == ["red", "blue"]
        assert info["dice"] == {"origin": "server", "commitment": None, "seed": None, "salt": None}
        spectator = harness.enter("old")
        spectator.until("situation")
        assert harness.lobby.tables["old"].log.decisions[0].action == "bid 3"


def test_going_back_is_not_promised() -> None:
    scripts = ScriptDirectory.from_config(upgrade.alembic_config()).walk_revisions()
    assert [hasattr(script.module, "downgrade") for script in scripts] == [False] * SCHEMA_VERSION


def test_a_start_without_an_upgrade_does_not_import_alembic(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from caposaldo.server.storage import prepare;"
        "[prepare(Path(sys.argv[1])).close() for _ in range(2)]; print('alembic' in sys.modules)"
    )
    source = str(Path(upgrade.__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": source},
        timeout=60,
    )
    assert done.stdout == "False\n", done.stderr
