"""What a match looks like afterwards."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("words", sa.JSON, nullable=False),
    )
    op.execute("UPDATE house SET version = 4")
