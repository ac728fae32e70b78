"""Version 4: serious games, without hints and take-backs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("serious", sa.Boolean, nullable=False, server_default="0"))
