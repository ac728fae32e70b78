"""Run by alembic: applies migrations on the connection that `caposaldo.server.upgrade` opened, in its transaction."""

from __future__ import annotations

from alembic import context

from caposaldo.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
