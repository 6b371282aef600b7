"""Tables and reviews, kept as texts by key: each table is one text, and so is each review."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields, replace
from typing import Any, Protocol

from chrysalide.core.entries import Ending
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.origin import Origin
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.review_rows import (
    DONE,
    FAILED,
    MOST,
    PENDING,
    RUNNING,
    WAITING,
    Full,
    Lost,
    StoredReview,
)
from chrysalide.server.store.rows import (
    SPOKEN,
    Change,
    Clock,
    Note,
    Question,
    Spoken,
    StoredSeat,
    StoredTable,
    now,
)

FORMAT = 1  # of a table's text; a later version of Chrysalide may read an earlier one, but not the other way round
TABLE, DUE, REVIEW = "table:", "due:", "review:"  # how keys begin
Json = dict[str, Any]


class UnknownFormat(ChrysalideError):
    """A later version of Chrysalide has written this. It stays as it is, and can be downloaded so."""

    code = "other-rules"

    def __init__(self, text: str) -> None:
        super().__init__("error-device-newer")
        self.text = text


class Moved(Exception):
    """A text is no longer what it was: another tab of the browser was faster."""


class Keeper(Protocol):
    """Texts by key. What cannot be done raises any exception, and then nothing has changed."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]) -> None:
        """All of them or none; None removes a key. Returns when they are stored.

        Raises Moved if a text is not the expected one (None: there is none), compared in the same transaction.
        """

    async def keys(self, beginning: str) -> list[str]: ...


class Memory:
    """For tests, and where a browser refuses to store anything: gone when the page is closed."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def put(self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]) -> None:
        if any(self.texts.get(key) != text for key, text in expected.items()):
            raise Moved
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text

    async def keys(self, beginning: str) -> list[str]:
        return sorted(key for key in self.texts if key.startswith(beginning))


class Kept:
    """Every failure of the keeper is raised as StorageDown."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def _get(self, key: str) -> str | None:
        try:
            return await self._keeper.get(key)
        except Exception as broken:
            raise StorageDown("error-device-storage") from broken

    async def _put(self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]) -> None:
        try:
            await self._keeper.put(changes, expected)
        except Moved:
            raise Conflict from None
        except Exception as broken:
            raise StorageDown("error-device-storage") from broken

    async def _keys(self, beginning: str) -> list[str]:
        try:
            return await self._keeper.keys(beginning)
        except Exception as broken:
            raise StorageDown("error-device-storage") from broken


class KeptTables(Kept):
    shared = False  # nobody else tells what they change

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        changes = _changes(replace(table, updated=now()))
        expected: dict[str, str | None] = {TABLE + table.id: None}
        if rematch_of is not None:
            text, before = await self._existing(rematch_of)
            if before.next_id is not None:
                raise Conflict
            changes |= _changes(replace(before, next_id=table.id, version=before.version + 1))
            expected[TABLE + rematch_of] = text
        await self._put(changes, expected)

    async def read(self, table: str) -> StoredTable | None:
        text = await self._get(TABLE + table)
        return None if text is None else read_table(text)

    async def read_on(self, table: str, entries: int, notes: int) -> StoredTable | None:
        return None

    async def change(self, table: str, version: int, change: Change) -> None:
        text, stored = await self._existing(table)
        if stored.version != version:
            raise Conflict
        await self._put(_changes(changed(stored, change)), {TABLE + table: text})

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        found = {table: await self.read(table) for table in tables}
        return {table: stored.version for table, stored in found.items() if stored}

    async def due(self, moment: float, most: int) -> list[str]:
        deadlines = {key: await self._get(key) for key in await self._keys(DUE)}
        late = [key.removeprefix(DUE) for key, at in deadlines.items() if at is not None and float(at) <= moment]
        return late[:most]

    async def say(self, table: str, spoken: Spoken) -> None:
        text, stored = await self._existing(table)
        if stored.spoken and stored.spoken[-1].number >= spoken.number:
            raise Conflict
        said = replace(stored, spoken=[*stored.spoken, spoken][-SPOKEN:])
        await self._put(_changes(said), {TABLE + table: text})

    async def spoken(self, table: str, after: int) -> list[Spoken]:
        _, stored = await self._existing(table)
        return [one for one in stored.spoken if one.number > after]

    async def _existing(self, table: str) -> tuple[str, StoredTable]:
        """Its text, and what that says."""
        text = await self._get(TABLE + table)
        if text is None:  # somebody has cleared the browser's storage meanwhile
            raise StorageDown("error-device-storage")
        return text, read_table(text)


def changed(stored: StoredTable, change: Change) -> StoredTable:
    """The table after one change, as the database would have it."""
    entries, notes = stored.entries, stored.notes
    if change.taken_back:
        entries = entries[: change.place]
        notes = [replace(note, place=min(note.place, change.place)) for note in notes]
    if len(entries) != change.place and change.entries:
        raise Conflict
    seats = {seat.seat: seat for seat in (*stored.seats, *change.seats)}
    return replace(
        stored,
        version=stored.version + 1,
        status=change.status,
        updated=now(),
        entries=[*entries, *change.entries],
        notes=[*notes, *change.notes],
        seats=[seats[number] for number in sorted(seats)],
        deadline=change.deadline,
        question=change.question,
        ending=change.ending,
    )


def _changes(table: StoredTable) -> dict[str, str | None]:
    due = None if table.deadline is None or table.status != "playing" else str(table.deadline)
    return {TABLE + table.id: write_table(table), DUE + table.id: due}


def write_table(table: StoredTable) -> str:
    content = asdict(replace(table, origin=None)) | {"origin": table.origin.as_json() if table.origin else None}
    return json.dumps({"format": FORMAT, **content}, ensure_ascii=False, separators=(",", ":"))


def read_table(text: str) -> StoredTable:
    content: Json = json.loads(text)
    if content.pop("format", None) != FORMAT:
        raise UnknownFormat(text)
    known = {field.name for field in fields(StoredTable)}
    content = {name: value for name, value in content.items() if name in known}
    content["seats"] = [StoredSeat(**seat) for seat in content["seats"]]
    content["notes"] = [Note(**note) for note in content["notes"]]
    content["spoken"] = [Spoken(**spoken) for spoken in content["spoken"]]
    content["clock"] = Clock(**content["clock"]) if content["clock"] else None
    content["question"] = Question(**content["question"]) if content["question"] else None
    content["ending"] = Ending(**content["ending"]) if content["ending"] else None
    content["origin"] = Origin.read(content["origin"]) if content["origin"] else None
    return StoredTable(**content)


class KeptReviews(Kept):
    """Only this process works on reviews; what it had begun when it was ended, it takes up again."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._held: set[str] = set()  # keys of those that are worked on

    async def ask_review(self, table: str, depth: str, requester: str, now: float) -> bool:
        key = _review_key(table, depth)
        known = await self._content(key)
        if known is not None and known["status"] != FAILED:
            return False
        if len(await self._pending()) >= MOST:
            raise Full
        about = {"table": table, "depth": depth, "status": WAITING, "requested_at": now, "requester": requester}
        await self._write(key, {**about, "assessments": {}, "review": None})
        return True

    async def reviews_of(self, table: str) -> dict[str, StoredReview]:
        found = [await self._content(key) for key in await self._keys(f"{REVIEW}{table}:")]
        return {content["depth"]: _review(content) for content in found if content}

    async def reviews_ahead(self, review: StoredReview) -> int:
        return sum(other.requested_at < review.requested_at for other in (await self._pending()).values())

    async def review_text(self, table: str, depth: str) -> str | None:
        content = await self._content(_review_key(table, depth))
        return content["review"] if content else None

    async def assessments(self, table: str, depth: str) -> dict[int, str]:
        content = await self._content(_review_key(table, depth))
        return {int(place): text for place, text in content["assessments"].items()} if content else {}

    async def free_reviews(self, now: float) -> bool:
        return bool((await self._pending()).keys() - self._held)

    async def claim_reviews(
        self, worker: str, now: float, until: float, most: int, busy: Iterable[str]
    ) -> list[StoredReview]:
        """One at a time: there is one requester, and one device."""
        if self._held:
            return []
        waiting = sorted((await self._pending()).items(), key=lambda one: one[1].requested_at)
        claimed = waiting[: min(most, 1)]
        for key, review in claimed:
            self._held.add(key)
            await self._update(review.table_id, review.depth, {"status": RUNNING})
        return [replace(review, status=RUNNING) for _, review in claimed]

    async def keep_assessments(self, table: str, depth: str, worker: str, until: float, new: Mapping[int, str]) -> None:
        content = await self._content(_review_key(table, depth))
        if content is None:
            raise Lost
        assessments = content["assessments"] | {str(place): text for place, text in new.items()}
        await self._update(table, depth, {"assessments": assessments})

    async def finish_review(self, table: str, depth: str, worker: str, review: str) -> None:
        await self._update(table, depth, {"status": DONE, "review": review, "assessments": {}})
        self._held.discard(_review_key(table, depth))

    async def fail_review(self, table: str, depth: str, worker: str) -> None:
        await self._update(table, depth, {"status": FAILED, "assessments": {}})
        self._held.discard(_review_key(table, depth))

    async def release_reviews(self, worker: str) -> None:
        self._held.clear()

    async def _pending(self) -> dict[str, StoredReview]:
        """Those that wait or are worked on, by key."""
        found = {key: await self._content(key) for key in await self._keys(REVIEW)}
        return {key: _review(content) for key, content in found.items() if content and content["status"] in PENDING}

    async def _content(self, key: str) -> Json | None:
        text = await self._get(key)
        content: Json | None = None if text is None else json.loads(text)
        return content

    async def _update(self, table: str, depth: str, new: Json) -> None:
        key = _review_key(table, depth)
        content = await self._content(key)
        if content is None:
            raise Lost
        await self._write(key, content | new)

    async def _write(self, key: str, content: Json) -> None:
        await self._put({key: json.dumps(content, ensure_ascii=False)}, {})


def _review_key(table: str, depth: str) -> str:
    return f"{REVIEW}{table}:{depth}"


def _review(content: Json) -> StoredReview:
    return StoredReview(
        content["table"],
        content["depth"],
        content["status"],
        content["requested_at"],
        content["requester"],
        len(content["assessments"]),
    )
