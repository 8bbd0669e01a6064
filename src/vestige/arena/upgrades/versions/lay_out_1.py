"""The first lay-out: matches, seats, places, entries."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("house", sa.Column("version", sa.Integer, primary_key=True))
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("head", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False, unique=True),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_table(
        "place",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.UniqueConstraint("match", "key"),
    )
    op.execute("INSERT INTO house (version) VALUES (1)")
