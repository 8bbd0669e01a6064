"""Links that are spent, people who left, bots that sit in, keepsakes, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def word(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, server_default="")


def number(name: str, kind: type[sa.Integer] | type[sa.Float[float]]) -> sa.Column[float]:
    return sa.Column(name, kind, nullable=False, server_default="0")


def of_match(**more: bool) -> sa.Column[str]:
    return sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]  # Any


def upgrade() -> None:
    more_columns()
    about_links()
    about_tables()
    about_guests()
    op.execute("UPDATE house SET version = 2")


def more_columns() -> None:
    op.add_column("match", sa.Column("kind", sa.String(8), nullable=False, server_default="dealt"))
    op.add_column("match", word("rematch", 16))
    op.create_index("ix_match_rematch", "match", ["rematch"])
    op.add_column("match", number("away", sa.Integer))
    op.add_column("seat", number("links", sa.Integer))
    op.add_column("seat", word("stand_in", 32))
    op.add_column("place", number("gone", sa.Float))
    op.add_column("place", number("seen", sa.Float))
    op.add_column("entry", word("by", 32))
    op.execute("UPDATE match SET kind = 'import' WHERE id IN (SELECT match FROM entry WHERE key = 'import-1')")
    op.execute("UPDATE match SET kind = 'position' WHERE json_extract(head, '$.start') IS NOT NULL")
    op.execute("UPDATE match SET kind = 'guide' WHERE json_extract(head, '$.guide')")


def about_links() -> None:
    """The link of a seat on which somebody sits is spent by the first who sat down; nobody knows what replaces it."""
    op.create_table(
        "link",
        sa.Column("token", sa.String(64), primary_key=True),
        of_match(nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO link SELECT seat.token, seat.match, seat.seat, 'spent', place.guest, min(place.since) "
        "FROM seat JOIN place ON place.match = seat.match AND place.seat = seat.seat GROUP BY seat.match, seat.seat"
    )
    op.execute("UPDATE seat SET token = lower(hex(randomblob(32))) WHERE token IN (SELECT token FROM link)")


def about_tables() -> None:
    op.create_table(
        "happening",
        sa.Column("id", sa.Integer, primary_key=True),
        of_match(nullable=False, index=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "proposal",
        of_match(primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table("snapshot", of_match(primary_key=True), sa.Column("words", sa.JSON, nullable=False))


def about_guests() -> None:
    op.create_table(
        "keepsake",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("thing", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "push",
        sa.Column("endpoint", sa.String(512), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
