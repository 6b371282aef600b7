"""Undone entries are kept, and it is recorded who let a bot play for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "undone",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("note", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.add_column("seats", sa.Column("kept_from", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "kept_from")
    op.drop_table("undone")
