"""Reports: what people tell the operator about somebody at their table. Functions on a connection."""

import json
from dataclasses import asdict

from sqlalchemy import Connection, func, insert, select

from chrysalide.server.store.refused import Refused
from chrysalide.server.store.rows import Report
from chrysalide.server.store.schema import reports

MOST = 20  # reports about one table: more say nothing new


class Enough(Refused):
    """This table was reported often enough."""


def keep(connection: Connection, report: Report) -> None:
    of_table = select(func.count()).select_from(reports).where(reports.c.table_id == report.table_id)
    if connection.execute(of_table).scalar_one() >= MOST:
        raise Enough
    connection.execute(insert(reports), asdict(report) | {"lines": json.dumps(report.lines)})


def latest(connection: Connection, most: int) -> list[Report]:
    """The newest first."""
    rows = connection.execute(select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(most))
    return [Report(**{**row._mapping, "lines": json.loads(row.lines)}) for row in rows]
