"""What is old is found by its age, and the reports about a table by the table."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_index("tables_age", "tables", ["imported", "status", "updated"])
    op.create_index("spoken_at", "spoken", ["at"])
    op.create_index("reports_table", "reports", ["table_id"])


def downgrade() -> None:
    op.drop_index("reports_table", "reports")
    op.drop_index("spoken_at", "spoken")
    op.drop_index("tables_age", "tables")
