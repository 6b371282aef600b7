"""The database as the site uses it: everything that happens at a table is stored before anybody sees it."""

import logging
from collections.abc import Coroutine, Iterable, Mapping
from time import monotonic, perf_counter
from typing import Any, TypeVar

from asyncpg import IntegrityConstraintViolationError
from sqlalchemy.exc import IntegrityError

from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store import engine_rows, measures, parcels, queries, reports, retention, reviews, subscriptions
from chrysalide.server.store.bus import Bus, PostgresBus
from chrysalide.server.store.database import is_sqlite, read_url
from chrysalide.server.store.engines import PostgresEngine, SqliteEngine, StoreEngine, Work
from chrysalide.server.store.measures import BadMeasure, Measure
from chrysalide.server.store.reading import Wanted
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.review_rows import Enough, Full, Lost, StoredReview
from chrysalide.server.store.rows import Change, Report, Spoken, StoredEngine, StoredTable
from chrysalide.server.store.subscriptions import Subscription

log = logging.getLogger("chrysalide.storage")
T = TypeVar("T")
KNOWN = (
    BadMeasure,
    *(engine_rows.NameTaken, engine_rows.Full, parcels.Full, reports.Enough),
    *(Full, Enough, Lost),
)  # refusals that the caller understands


class Storage:
    """One database. A method returns when its change is on disk."""

    def __init__(self, url: str) -> None:
        self.failed_at: float | None = None  # when a change last failed to be stored, by the monotonic clock
        self.url = parsed = read_url(url)
        self.engine: StoreEngine
        self.bus: Bus
        if is_sqlite(parsed):
            self.engine, self.bus = SqliteEngine(parsed), Bus()
        else:
            engine = PostgresEngine(parsed)
            self.engine, self.bus = engine, PostgresBus(parsed, engine.engine, lambda: engine.changing)

    @property
    def shared(self) -> bool:
        """Do other processes use it too?"""
        return self.bus.shared

    async def open(self) -> None:
        await self.engine.open()

    async def close(self) -> None:
        await self.engine.close()

    async def _write(self, work: Work[T]) -> T:
        """All or nothing."""
        return await self._stored(self.engine.write(work))

    async def _stored(self, writing: Coroutine[Any, Any, T]) -> T:
        """Any failure of the database is raised as StorageDown."""
        begun = perf_counter()
        try:
            result = await writing
            metrics.stored(perf_counter() - begun)
            self.failed_at = None
            return result
        except Conflict:
            metrics.not_stored("conflict")
            raise
        except KNOWN:
            raise
        except (IntegrityError, IntegrityConstraintViolationError):  # an entry with this number already exists
            raise Conflict from None
        except Exception as broken:
            metrics.not_stored("failed")
            self.failed_at = monotonic()
            log.warning("not stored: %s", _reason(broken))
            raise StorageDown("error-storage") from broken

    async def _read(self, work: Work[T]) -> T:
        return await self._found(self.engine.read(work))

    async def _found(self, reading: Coroutine[Any, Any, T]) -> T:
        try:
            return await reading
        except Exception as broken:
            metrics.not_stored("not-read")
            log.warning("not read: %s", _reason(broken))
            raise StorageDown("error-storage") from broken

    async def answers(self) -> None:
        """Raises StorageDown if no row can be read or no write can begin."""
        await self._read(queries.read_anything)
        try:
            await self.engine.write(lambda _connection: None)  # SQLite takes the write lock for this
        except Exception as broken:
            raise StorageDown("error-storage") from broken

    async def stores(self) -> None:
        """Raises StorageDown if even a write without an effect cannot be stored."""
        await self._write(queries.write_nothing)

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """Store a new table; as a rematch, only if the other table has none yet."""
        await self._write(lambda connection: queries.create(connection, table, rematch_of))

    async def read(self, table: str) -> StoredTable | None:
        return await self._found(self.engine.read_table(Wanted(table)))

    async def read_on(self, table: str, entries: int, notes: int) -> StoredTable | None:
        """Only what is new from these numbers on; None if the table has to be read as a whole."""
        return await self._found(self.engine.read_table(Wanted(table, entries, notes))) if entries else None

    async def glance(self, table: str) -> StoredTable | None:
        """A table and its seats without what was played there."""
        return await self._read(lambda connection: queries.glance(connection, table))

    async def change(self, table: str, version: int, change: Change) -> None:
        """Store one change, if the table still has this version."""
        await self._stored(self.engine.change(table, version, change))

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """The current version of each of these tables."""
        return await self._found(self.engine.ask(lambda connection: queries.versions(connection, tables)))

    async def due(self, moment: float, most: int) -> list[str]:
        """Tables whose clock has run out by this moment."""
        return await self._read(lambda connection: queries.due(connection, moment, most))

    async def listed(self, since: str, slow_since: str, game: str | None) -> list[StoredTable]:
        """Public tables with recent activity; those that wait for players first."""
        return await self._read(lambda connection: queries.listed(connection, since, slow_since, game))

    # --- what is too old ----------------------------------------------------------------------------------------

    async def count_old(self, kind: str, moment: str) -> int:
        """How much of this kind is from before this moment: see retention.py."""
        return await self._read(lambda connection: retention.count(connection, kind, moment))

    async def prune(self, kind: str, moment: str) -> int:
        """Delete some of it; returns how much, 0 if nothing is left."""
        return await self._write(lambda connection: retention.prune(connection, kind, moment))

    # --- parcels ------------------------------------------------------------------------------------------------

    async def leave_parcel(self, hashed_id: str, box: str, now: float, expires: float) -> None:
        """Raises parcels.Full if too many wait already."""
        await self._write(lambda connection: parcels.leave(connection, hashed_id, box, now, expires))

    async def take_parcel(self, hashed_id: str, now: float) -> str | None:
        return await self._write(lambda connection: parcels.take(connection, hashed_id, now))

    async def sweep_parcels(self, now: float) -> None:
        await self._write(lambda connection: parcels.sweep(connection, now))

    # --- devices that want to know when it is their turn ---------------------------------------------------------

    async def site_key(self, name: str, fresh: str) -> str:
        """A secret of this site; the first one that is stored stays."""
        try:
            return await self._write(lambda connection: subscriptions.key(connection, name, fresh))
        except Conflict:  # another process was faster
            return await self._read(lambda connection: subscriptions.key(connection, name, fresh))

    async def rotate_key(self, name: str, fresh: str) -> int:
        """How many devices are forgotten with the old key."""
        return await self._write(lambda connection: subscriptions.rotate(connection, name, fresh))

    async def subscribe(self, table: str, seat: int, token_hash: str, who: Subscription, now: float) -> None:
        await self._write(lambda connection: subscriptions.subscribe(connection, table, seat, token_hash, who, now))

    async def unsubscribe(self, table: str, seat: int, device: str) -> None:
        await self._write(lambda connection: subscriptions.unsubscribe(connection, table, seat, device))

    async def forget_device(self, device: str) -> None:
        await self._write(lambda connection: subscriptions.forget_device(connection, device))

    async def claim_devices(
        self, table: str, seat: int, version: int, now: float, gap: float
    ) -> tuple[list[Subscription], float]:
        """The devices to notify of a turn, each handed out once; and the seconds until more may be."""
        return await self._write(lambda connection: subscriptions.claim(connection, table, seat, version, now, gap))

    # --- programs -----------------------------------------------------------------------------------------------

    async def register_engine(self, engine: StoredEngine) -> None:
        """Raises engine_rows.NameTaken or engine_rows.Full."""
        try:
            await self._write(lambda connection: engine_rows.register(connection, engine))
        except Conflict:  # another process was faster
            raise engine_rows.NameTaken from None

    async def engine_named(self, key: str) -> StoredEngine | None:
        return await self._read(lambda connection: engine_rows.named(connection, key))

    async def engine_of(self, token_hash: str) -> StoredEngine | None:
        return await self._read(lambda connection: engine_rows.of_token(connection, token_hash))

    async def rotate_engine(self, key: str, token_hash: str) -> bool:
        """Is there a program of this name?"""
        return await self._write(lambda connection: engine_rows.rotate(connection, key, token_hash))

    async def engine_listens(self, engine: str, now: float) -> None:
        await self._write(lambda connection: engine_rows.listens(connection, engine, now))

    async def tables_of_engine(self, engine: str, most: int) -> list[str]:
        """Unfinished tables with a seat for this program."""
        return await self._read(lambda connection: engine_rows.tables_of(connection, engine, most))

    # --- reports ------------------------------------------------------------------------------------------------

    async def keep_report(self, report: Report) -> None:
        """Raises reports.Enough if the table was reported often enough."""
        await self._write(lambda connection: reports.keep(connection, report))

    async def reports(self, most: int) -> list[Report]:
        """The latest, for the operator."""
        return await self._read(lambda connection: reports.latest(connection, most))

    # --- what the operator decides -------------------------------------------------------------------------------

    async def take_measure(self, measure: Measure, now: float) -> None:
        """Raises BadMeasure if there is no such table or seat."""
        await self._write(lambda connection: measures.take(connection, measure, now))

    async def lift_measure(self, subject: str, now: float) -> int:
        """How many were lifted."""
        return await self._write(lambda connection: measures.lift(connection, subject, now))

    async def measures(self, now: float) -> list[Measure]:
        """Those that hold; those whose time is over are lifted."""
        known = await self._read(measures.known)
        if any(one.ended(now) for one in known):
            await self._write(lambda connection: measures.lift_ended(connection, now))
        return [one for one in known if not one.ended(now)]

    # --- reviews ------------------------------------------------------------------------------------------------

    async def ask_review(self, table: str, depth: str, requester: str, now: float) -> bool:
        """Is it new? Raises reviews.Full or reviews.Enough if too many wait already."""
        try:
            return await self._write(lambda connection: reviews.ask(connection, table, depth, requester, now))
        except Conflict:  # asked for by somebody else at the same moment
            return False

    async def reviews_of(self, table: str) -> dict[str, StoredReview]:
        """By depth."""
        return await self._read(lambda connection: reviews.of_table(connection, table))

    async def reviews_ahead(self, review: StoredReview) -> int:
        return await self._read(lambda connection: reviews.ahead(connection, review))

    async def review_text(self, table: str, depth: str) -> str | None:
        """A review that is done, as JSON."""
        return await self._read(lambda connection: reviews.text(connection, table, depth))

    async def assessments(self, table: str, depth: str) -> dict[int, str]:
        """What has been found for a review that is not done yet."""
        return await self._read(lambda connection: reviews.found(connection, table, depth))

    async def free_reviews(self, now: float) -> bool:
        """Are there reviews that nobody works on?"""
        return await self._read(lambda connection: reviews.any_free(connection, now))

    async def claim_reviews(
        self, worker: str, now: float, until: float, most: int, busy: Iterable[str]
    ) -> list[StoredReview]:
        """Reviews for this process to work on."""
        return await self._write(lambda connection: reviews.claim(connection, worker, now, until, most, busy))

    async def keep_assessments(self, table: str, depth: str, worker: str, until: float, new: Mapping[int, str]) -> None:
        """Like the next two it raises reviews.Lost if this process no longer holds the review."""
        await self._write(lambda connection: reviews.keep(connection, table, depth, worker, until, new))

    async def finish_review(self, table: str, depth: str, worker: str, review: str) -> None:
        await self._write(lambda connection: reviews.finish(connection, table, depth, worker, review))

    async def fail_review(self, table: str, depth: str, worker: str) -> None:
        await self._write(lambda connection: reviews.fail(connection, table, depth, worker))

    async def release_reviews(self, worker: str) -> None:
        await self._write(lambda connection: reviews.release(connection, worker))

    # --- chat ---------------------------------------------------------------------------------------------------

    async def say(self, table: str, spoken: Spoken) -> None:
        await self._write(lambda connection: queries.say(connection, table, spoken))

    async def spoken(self, table: str, after: int) -> list[Spoken]:
        """What was said after this number."""
        return await self._read(lambda connection: queries.spoken(connection, table, after))


def _reason(broken: Exception) -> str:
    """One line only: while a database is down, this is logged for every request that needs it."""
    return f"{type(broken).__name__}: {str(broken).partition(chr(10))[0][:200]}"
