"""Seats on their way to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "parcels",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("box", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("parcels_expires", "parcels", ["expires"])


def downgrade() -> None:
    op.drop_index("parcels_expires", "parcels")
    op.drop_table("parcels")
