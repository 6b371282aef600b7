"""Reviews of finished matches: asked for, watched while they are made, and kept."""

import json
import time
from collections import OrderedDict
from dataclasses import dataclass
from math import ceil
from typing import Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.reviewing import DEPTHS, assemble, cost, finished, points
from chrysalide.server import metrics
from chrysalide.server.errors import BadRequest
from chrysalide.server.store import review_rows
from chrysalide.server.store.keeping import KeepsReviews
from chrysalide.server.store.review_rows import DONE, FAILED, RUNNING, WAITING, StoredReview
from chrysalide.server.table.reviewer import Reviewer, read_assessment
from chrysalide.server.table.room import Room
from chrysalide.server.table.table import Table
from chrysalide.server.table.wire import encode

NONE = "none"
PARTS = 40  # so often, at most, what has been found so far is sent while a review grows
KEPT = 16  # unfinished reviews in memory, as they are sent; the largest have half a megabyte


class TooManyReviews(ChrysalideError):
    """Enough reviews wait for this group of addresses."""

    code = "too-many-reviews"


class ReviewsFull(ChrysalideError):
    code = "full"


@dataclass(frozen=True)
class Standing:
    """How far the review of a table is, and the review itself as far as it is known and wanted."""

    facts: dict[str, Any]
    review: str | None = None

    @property
    def done(self) -> bool:
        return bool(self.facts["status"] == DONE)

    def encode(self) -> bytes:
        return encode(self.facts)[:-1] + b',"review":' + (self.review or "null").encode() + b"}"


class Reviews:
    def __init__(self, storage: KeepsReviews, tables: Room) -> None:
        self._storage = storage
        self._bots = tables.bots
        self._aside = tables.aside
        self._partials: OrderedDict[tuple[str, str, int], str] = OrderedDict()
        self.reviewer = Reviewer(storage, tables.bots, tables.visit, tables.aside)

    async def ask(self, table: Table, depth: str, requester: str) -> Standing:
        """`requester`: see rates.opener_group."""
        _check(depth)
        finished(table.match)
        try:
            new = await self._storage.ask_review(table.id, depth, requester, time.time())
        except review_rows.Enough:
            metrics.reviewed(depth, TooManyReviews.code)
            raise TooManyReviews("error-reviews-many", most=review_rows.MOST_OF_ONE) from None
        except review_rows.Full:
            metrics.reviewed(depth, ReviewsFull.code)
            raise ReviewsFull("error-reviews-full") from None
        if new:
            metrics.reviewed(depth, "asked")
            self.reviewer.look()
        return await self.look(table, depth)

    async def look(self, table: Table, depth: str | None = None, known: int | None = None) -> Standing:
        """Of this depth, or the best there is. `known`: places that the client has; it is not sent a few more."""
        if depth is not None:
            _check(depth)
        match = finished(table.match)
        stored = await self._storage.reviews_of(table.id)
        depth = depth or _best(stored)
        of = len(points(match))
        review = stored.get(depth)
        facts = {
            "depth": depth,
            "status": review.status if review else NONE,
            "done": of if review and review.status == DONE else review.found if review else 0,
            "of": of,
            "ahead": await self._storage.reviews_ahead(review) if review and review.status == WAITING else 0,
            "depths": {name: self._about(match, name, stored.get(name)) for name in DEPTHS},
        }
        if review is None or review.status == FAILED:
            return Standing(facts)
        if review.status == DONE:
            return Standing(facts, await self._storage.review_text(table.id, depth))
        if review.found == 0 or (known is not None and review.found - known < max(1, of // PARTS)):
            return Standing(facts)
        return Standing(facts, await self._partial(match, review))

    def _about(self, match: Match, depth: str, review: StoredReview | None) -> dict[str, Any]:
        seconds = ceil(cost(match, depth) / self._bots.places)
        return {"status": review.status if review else NONE, "seconds": seconds}

    async def _partial(self, match: Match, review: StoredReview) -> str:
        """What has been found so far; everybody who watches gets the same."""
        key = (review.table_id, review.depth, review.found)
        if key not in self._partials:
            written = await self._storage.assessments(review.table_id, review.depth)
            self._partials[key] = await self._aside(_assembled, match, written, review.depth)
            while len(self._partials) > KEPT:
                self._partials.popitem(last=False)
        return self._partials[key]


def _check(depth: str) -> None:
    if depth not in DEPTHS:
        raise BadRequest("error-review-depth", depth=depth[:60], depths=list(DEPTHS))


def _best(stored: dict[str, StoredReview]) -> str:
    """The deepest that is done; else the one that is furthest; else the quickest."""
    quickest, *_ = DEPTHS
    order = [NONE, FAILED, WAITING, RUNNING, DONE]
    by_depth = list(DEPTHS)

    def rank(depth: str) -> tuple[int, int]:
        return order.index(stored[depth].status), by_depth.index(depth)

    return max((depth for depth in stored if depth in DEPTHS), key=rank, default=quickest)


def _assembled(match: Match, written: dict[int, str], depth: str) -> str:
    assessed = {place: read_assessment(text) for place, text in written.items()}
    return json.dumps(assemble(match, assessed, depth).as_json())
