"""Programs register with a name, and seats may be theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "engines",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("engine", sa.String(32)))
    op.create_index("seats_engine", "seats", ["engine"])


def downgrade() -> None:
    op.drop_index("seats_engine", "seats")
    op.drop_column("seats", "engine")
    op.drop_table("engines")
