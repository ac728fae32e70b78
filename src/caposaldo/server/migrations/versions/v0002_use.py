"""Version 2: when a table was last used, and the hash of its state after the last line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
