"""Listed tables, clocks, avatars, chat, questions, rematches and log notes that do not come from the rules."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def of_tables() -> list[sa.Column[Any]]:
    return [
        sa.Column("updated", sa.String(32), nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("ready_check", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock", sa.Text),
        sa.Column("deadline", sa.Float),
        sa.Column("question", sa.Text),
        sa.Column("timed_out", sa.Integer),
        sa.Column("next_id", sa.String(32)),
    ]


def of_seats() -> list[sa.Column[Any]]:
    return [
        sa.Column("avatar", sa.String(20)),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seconds", sa.Float),
    ]


def upgrade() -> None:
    for column in of_tables():
        op.add_column("tables", column)
    for column in of_seats():
        op.add_column("seats", column)
    op.create_index("tables_listed", "tables", ["listed", "status", "updated"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "spoken",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200)),
        sa.Column("emote", sa.String(20)),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("spoken")
    op.drop_table("notes")
    op.drop_index("tables_deadline", "tables")
    op.drop_index("tables_listed", "tables")
    for name, columns in (("seats", of_seats()), ("tables", of_tables())):
        for column in columns:
            op.drop_column(name, column.name)
