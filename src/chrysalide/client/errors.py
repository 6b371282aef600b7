"""What can go wrong between a program and a site."""

from typing import Any

from chrysalide.core.errors import ChrysalideError

LATER = ("storage", "too-many", "broken", "full", "not-ready")  # the same request may succeed after a while


class BadAddress(ChrysalideError):
    """Neither the address of a site nor a link to a seat of one."""

    code = "bad-address"


class Unreachable(ChrysalideError):
    """No site answers there."""

    code = "unreachable"


class SeatLost(ChrysalideError):
    """Somebody has opened the seat again, as the program was away before the match began."""

    code = "seat-lost"


class Refused(ChrysalideError):
    """The site has refused something; `reason` is its code, and the text is in the language that was asked for."""

    code = "refused"

    def __init__(self, body: dict[str, Any], seconds: float | None = None) -> None:
        """`seconds`: after which a retry may succeed, if the site says so."""
        super().__init__("error-site-refused", text=str(body.get("text", ""))[:500])
        self.reason = str(body.get("code", ""))
        self.seconds = seconds

    @property
    def passing(self) -> bool:
        return self.reason in LATER
