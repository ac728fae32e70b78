"""Changes of the database schema, run by alembic (`caposaldo.server.upgrade`). Going back is not supported."""
