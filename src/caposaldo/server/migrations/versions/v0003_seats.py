"""Version 3: where the seed of a table comes from, the salt of its commitment, and invitations to friends' seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(8), nullable=False, server_default="server"))
    op.add_column("tables", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "invites",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
