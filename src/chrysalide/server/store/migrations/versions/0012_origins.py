"""A match may continue another one from any of its positions."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("origin_id", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "origin_id")
    op.drop_column("tables", "origin")
