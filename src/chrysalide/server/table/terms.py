"""The terms of a table, apart from the rules of the game: fixed when it is opened, shown before the start."""

from dataclasses import dataclass

from chrysalide.bots import check_level
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.store.rows import Clock

MEDIUM = "medium"  # the level of a bot where nobody has chosen one
OFF = "off"  # nobody plays for the absent
CLAIM = "claim"  # the others win when the clock runs out


class BadTerms(ChrysalideError):
    code = "bad-terms"


@dataclass(frozen=True)
class Terms:
    listed: bool = False
    chat: bool = True
    ready_check: bool = False
    clock: Clock | None = None
    absent: str = MEDIUM  # who plays for the absent: a bot of this level, OFF or CLAIM
    help: bool = True  # may people have hints, and let a bot play for themselves?


def who_for_absent(wanted: str | None, clock: Clock | None, game: str) -> str:
    """What was requested, if the clock allows it; by default what a family would expect.

    A clock decides when somebody is out of time: then a bot plays, or the others win.
    """
    by_clock = clock is not None and clock.on_timeout == "loss"
    if wanted is None:
        return CLAIM if by_clock else MEDIUM
    if wanted == CLAIM and not by_clock:
        raise BadTerms("error-claim-clock")
    if (wanted == OFF and clock is not None) or (wanted != CLAIM and by_clock):
        raise BadTerms("error-absent-clock")
    if wanted not in (OFF, CLAIM):
        check_level(wanted, game)
    return wanted
