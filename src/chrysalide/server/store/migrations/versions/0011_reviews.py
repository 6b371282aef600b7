"""Reviews of finished matches, and what has been found for those that are not done yet."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("requested_at", sa.Float, nullable=False),
        sa.Column("requester", sa.String(4), nullable=False),
        sa.Column("worker", sa.String(16)),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
        sa.Column("review", sa.Text),
    )
    op.create_index("reviews_status", "reviews", ["status"])
    op.create_table(
        "assessments",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("assessments")
    op.drop_index("reviews_status", "reviews")
    op.drop_table("reviews")
