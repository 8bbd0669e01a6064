"""The way from every earlier lay-out of the store to today's: Alembic's chain, one revision after the other."""
