"""What the operator has decided: closed tables, muted seats, banned addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "measures",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("measures")
