"""A bot may play for a person who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("keeper", sa.String(20)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("keeper")
