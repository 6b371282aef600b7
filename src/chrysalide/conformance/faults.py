"""A promise that a game does not keep."""

from typing import Any

from chrysalide.core.errors import ChrysalideError


class Fault(ChrysalideError):
    """A sentence that says what is wrong and what to do; messages are in locale/check."""

    code = "fault"


def expect(kept: bool, message: str, /, **args: Any) -> None:
    """Raises Fault unless the promise is kept. In hot loops, test first: the arguments are computed in any case."""
    if not kept:
        raise Fault(message, **args)
