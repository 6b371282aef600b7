"""Devices that want to know when it is their turn, and the key that the site signs with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("told", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("told_at", sa.Float, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.drop_table("site_keys")
