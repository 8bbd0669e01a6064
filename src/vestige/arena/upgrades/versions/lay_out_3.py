"""What is said at the table, and how a match ended for those who did not look."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("match", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("match", sa.Column("outcome", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "said",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
        sa.UniqueConstraint("match", "key"),
    )
    op.execute("UPDATE house SET version = 3")
