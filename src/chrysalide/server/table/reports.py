"""Reports to the operator: who is reported, by whom, why, and what was last said at the table."""

import secrets
from typing import TYPE_CHECKING

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.names import clean_line
from chrysalide.server.errors import NotAllowed
from chrysalide.server.store import reports
from chrysalide.server.store.rows import Report, now
from chrysalide.server.store.storage import Storage

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

LONGEST = 500  # characters of a reason
LINES = 20  # messages of the chat that go with a report


class BadReport(ChrysalideError):
    code = "bad-report"


async def report(storage: Storage, table: "Table", token: str, seat: int, reason: str) -> None:
    """Somebody at the table reports another person there. The others are told nothing."""
    reporter = table.seating.of_token(token)
    found = table.seating.find(seat)
    if not found.owned or seat == reporter:
        raise NotAllowed("error-report-whom")
    line = clean_line(reason)
    if not line:
        raise BadReport("error-report-empty")
    spoken = [vars(one) for one in table.chat.spoken[-LINES:]]
    kept = Report(secrets.token_urlsafe(9), table.id, seat, found.name, reporter, line[:LONGEST], spoken, now())
    try:
        await storage.keep_report(kept)
    except reports.Enough:
        raise NotAllowed("error-report-enough") from None
