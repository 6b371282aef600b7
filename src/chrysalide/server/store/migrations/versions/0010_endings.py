"""A match may end by a resignation or an agreed draw, and a seat may be left to a bot for good."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

tables = sa.table("tables", sa.column("id"), sa.column("timed_out"), sa.column("ending"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.Text))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    timed_out = sa.select(tables.c.id, tables.c.timed_out).where(tables.c.timed_out.isnot(None))
    for table, seat in connection.execute(timed_out).all():
        ending = json.dumps({"why": "time", "seat": seat})
        connection.execute(tables.update().where(tables.c.id == table).values(ending=ending))
    op.drop_column("tables", "timed_out")


def downgrade() -> None:
    op.add_column("tables", sa.Column("timed_out", sa.Integer))
    connection = op.get_bind()
    ended = sa.select(tables.c.id, tables.c.ending).where(tables.c.ending.isnot(None))
    for table, ending in connection.execute(ended).all():
        seat = json.loads(ending)["seat"]
        connection.execute(tables.update().where(tables.c.id == table).values(timed_out=seat))
    op.drop_column("seats", "resigned")
    op.drop_column("tables", "ending")
