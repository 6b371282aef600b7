"""What a table asks of the place where it is kept: a database for a site, a browser's storage on one's own device."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from chrysalide.server.store.review_rows import StoredReview
from chrysalide.server.store.rows import Change, Spoken, StoredTable


class KeepsTables(Protocol):
    """A method returns when its change is stored. It raises StorageDown if that failed: then nothing has changed."""

    @property
    def shared(self) -> bool:
        """Do other processes change tables here too, and tell so?"""

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """Store a new table; as a rematch, only if the other table has none yet, otherwise it raises Conflict."""

    async def read(self, table: str) -> StoredTable | None: ...

    async def read_on(self, table: str, entries: int, notes: int) -> StoredTable | None:
        """Only the entries and notes from these numbers on; None: the table has to be read as a whole."""

    async def change(self, table: str, version: int, change: Change) -> None:
        """Store one change, if the table still has this version; otherwise it raises Conflict."""

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """The current version of each of these tables that exists."""

    async def due(self, moment: float, most: int) -> list[str]:
        """Tables whose clock has run out by this moment."""

    async def say(self, table: str, spoken: Spoken) -> None: ...

    async def spoken(self, table: str, after: int) -> list[Spoken]:
        """What was said after this number."""


class KeepsReviews(Protocol):
    """See store/reviews.py."""

    async def ask_review(self, table: str, depth: str, requester: str, now: float) -> bool: ...

    async def reviews_of(self, table: str) -> dict[str, StoredReview]: ...

    async def reviews_ahead(self, review: StoredReview) -> int: ...

    async def review_text(self, table: str, depth: str) -> str | None: ...

    async def assessments(self, table: str, depth: str) -> dict[int, str]: ...

    async def free_reviews(self, now: float) -> bool: ...

    async def claim_reviews(
        self, worker: str, now: float, until: float, most: int, busy: Iterable[str]
    ) -> list[StoredReview]: ...

    async def keep_assessments(
        self, table: str, depth: str, worker: str, until: float, new: Mapping[int, str]
    ) -> None: ...

    async def finish_review(self, table: str, depth: str, worker: str, review: str) -> None: ...

    async def fail_review(self, table: str, depth: str, worker: str) -> None: ...

    async def release_reviews(self, worker: str) -> None: ...
