"""The public list is shared out among those who open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(4)))


def downgrade() -> None:
    op.drop_column("tables", "opener")
