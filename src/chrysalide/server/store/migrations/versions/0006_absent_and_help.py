"""Who plays for the absent, and whether people may have help, is settled when a table is opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("absent", sa.String(20), nullable=False, server_default="medium"))
    op.add_column("tables", sa.Column("help", sa.Boolean, nullable=False, server_default=sa.true()))
    tables = sa.table("tables", sa.column("absent"), sa.column("help"), sa.column("listed"), sa.column("clock"))
    op.execute(tables.update().where(tables.c.clock.like('%"on_timeout": "loss"%')).values(absent="claim"))
    op.execute(tables.update().where(tables.c.listed.is_(sa.true())).values(help=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "help")
    op.drop_column("tables", "absent")
