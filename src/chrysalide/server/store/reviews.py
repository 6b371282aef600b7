"""Reviews: who asked for them, which process works on them, and what it has found. Functions on a connection.

A process holds a review for a while (`until`) and says again and again that it still does. If it dies, any process
may take the review over and goes on with what was found so far.
"""

import base64
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from chrysalide.server.store import review_rows
from chrysalide.server.store.review_rows import (
    DONE,
    FAILED,
    PENDING,
    RUNNING,
    WAITING,
    Enough,
    Full,
    Lost,
    StoredReview,
)
from chrysalide.server.store.schema import assessments, reviews

PLAIN = [reviews.c[name] for name in ("table_id", "depth", "status", "requested_at", "requester")]


def _is(table: str, depth: str) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == table, reviews.c.depth == depth)


def _of(table: str, depth: str) -> ColumnElement[bool]:
    return and_(assessments.c.table_id == table, assessments.c.depth == depth)


# --- asked for and looked at ----------------------------------------------------------------------------------------


def ask(connection: Connection, table: str, depth: str, requester: str, now: float) -> bool:
    """Add a review to the queue; False if it is there already. One that failed may be asked for again."""
    known = connection.execute(select(reviews.c.status).where(_is(table, depth))).scalar()
    if known is not None and known != FAILED:
        return False
    pending = select(reviews.c.requester).where(reviews.c.status.in_(PENDING))
    waiting = Counter(connection.execute(pending).scalars())
    if waiting.total() >= review_rows.MOST:
        raise Full
    if waiting[requester] >= review_rows.MOST_OF_ONE:
        raise Enough
    row = {"status": WAITING, "requested_at": now, "requester": requester, "worker": None, "until": 0.0}
    if known is None:
        connection.execute(insert(reviews), {"table_id": table, "depth": depth, **row})
    else:
        connection.execute(update(reviews).where(_is(table, depth)).values(**row))
    return True


def of_table(connection: Connection, table: str) -> dict[str, StoredReview]:
    """By depth, with how much has been found."""
    counted = select(assessments.c.depth, func.count()).where(assessments.c.table_id == table)
    numbers = {row[0]: row[1] for row in connection.execute(counted.group_by(assessments.c.depth))}
    rows = connection.execute(select(*PLAIN).where(reviews.c.table_id == table))
    return {row.depth: replace(StoredReview(*row), found=numbers.get(row.depth, 0)) for row in rows}


def ahead(connection: Connection, review: StoredReview) -> int:
    """How many others wait that were asked for earlier."""
    earlier = (reviews.c.status == WAITING, reviews.c.requested_at < review.requested_at)
    return int(connection.execute(select(func.count()).select_from(reviews).where(*earlier)).scalar_one())


def text(connection: Connection, table: str, depth: str) -> str | None:
    """A review that is done, as JSON."""
    packed = connection.execute(select(reviews.c.review).where(_is(table, depth))).scalar()
    return zlib.decompress(base64.b64decode(packed)).decode() if packed else None


def found(connection: Connection, table: str, depth: str) -> dict[int, str]:
    """By place, what was found, as JSON."""
    wanted = select(assessments.c.place, assessments.c.found).where(_of(table, depth))
    return {row.place: row.found for row in connection.execute(wanted)}


# --- worked on ------------------------------------------------------------------------------------------------------


def _free(now: float) -> ColumnElement[bool]:
    """Nobody works on it."""
    return or_(reviews.c.status == WAITING, and_(reviews.c.status == RUNNING, reviews.c.until < now))


def any_free(connection: Connection, now: float) -> bool:
    return connection.execute(select(reviews.c.depth).where(_free(now)).limit(1)).first() is not None


def claim(
    connection: Connection, worker: str, now: float, until: float, most: int, busy: Iterable[str] = ()
) -> list[StoredReview]:
    """Hand out up to `most` reviews, at most one for each requester and none for those who are `busy`.

    Whoever has the fewest reviews in work comes first, then who has waited longest.
    """
    free = _free(now)
    waiting = [StoredReview(*row) for row in connection.execute(select(*PLAIN).where(free))]
    if not waiting or most <= 0:
        return []
    working = select(reviews.c.requester).where(reviews.c.status == RUNNING, reviews.c.until >= now)
    in_work = Counter(connection.execute(working).scalars())
    waiting.sort(key=lambda review: (in_work[review.requester], review.requested_at))
    chosen: dict[str, StoredReview] = {}
    for review in waiting:
        if len(chosen) < most and review.requester not in {*busy, *chosen}:
            mine = update(reviews).where(_is(review.table_id, review.depth), free)
            if connection.execute(mine.values(status=RUNNING, worker=worker, until=until)).rowcount:
                chosen[review.requester] = review
    return list(chosen.values())


def _change(connection: Connection, table: str, depth: str, holder: str, **values: Any) -> None:
    """Change a review that this process holds."""
    mine = (_is(table, depth), reviews.c.status == RUNNING, reviews.c.worker == holder)
    if connection.execute(update(reviews).where(*mine).values(**values)).rowcount != 1:
        raise Lost


def keep(connection: Connection, table: str, depth: str, worker: str, until: float, new: Mapping[int, str]) -> None:
    """Store what was found, and hold the review for longer."""
    _change(connection, table, depth, worker, until=until)
    rows = [{"table_id": table, "depth": depth, "place": place, "found": written} for place, written in new.items()]
    if rows:
        known = and_(_of(table, depth), assessments.c.place.in_(new))  # looked at again, more closely
        connection.execute(delete(assessments).where(known))
        connection.execute(insert(assessments), rows)


def finish(connection: Connection, table: str, depth: str, worker: str, review: str) -> None:
    packed = base64.b64encode(zlib.compress(review.encode())).decode()
    _change(connection, table, depth, worker, status=DONE, review=packed, requester="", worker=None)
    connection.execute(delete(assessments).where(_of(table, depth)))


def fail(connection: Connection, table: str, depth: str, worker: str) -> None:
    _change(connection, table, depth, worker, status=FAILED, requester="", worker=None)
    connection.execute(delete(assessments).where(_of(table, depth)))


def release(connection: Connection, worker: str) -> None:
    """This process ends: others may go on at once."""
    mine = (reviews.c.status == RUNNING, reviews.c.worker == worker)
    connection.execute(update(reviews).where(*mine).values(status=WAITING, worker=None, until=0.0))
