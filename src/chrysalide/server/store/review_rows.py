"""A review as it is stored, and why one is not. Needs no database."""

from dataclasses import dataclass

from chrysalide.server.store.refused import Refused

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
PENDING = (WAITING, RUNNING)
MOST = 60  # reviews that wait or are being worked on
MOST_OF_ONE = 6  # of these for one group of addresses


class Full(Refused):
    """Too many reviews wait already."""


class Enough(Refused):
    """Too many reviews wait for this group of addresses."""


class Lost(Refused):
    """Another process has taken the review over."""


@dataclass(frozen=True)
class StoredReview:
    table_id: str
    depth: str
    status: str
    requested_at: float
    requester: str
    found: int = 0  # places assessed so far
