"""Alembic runs this file; the connection, inside its transaction, is handed over by ``arena/upgrade.py``."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
