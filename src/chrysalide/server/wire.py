"""Messages of the socket as types: what is not of this form is refused."""

from typing import Annotated

import msgspec

LIMIT = 4096  # bytes of one message from a browser
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[str] = []
    lang: str = "en"


class Act(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    action: str


class Why(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    target: str


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    seq: int


class Hint(msgspec.Struct, forbid_unknown_fields=True):
    seq: int


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    level: str


class Resume(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class Ping(msgspec.Struct, forbid_unknown_fields=True):
    pass


FromBrowser = Hello | Act | Why | Undo | Hint | Keep | Resume | Ping


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """One object with exactly one key."""

    hello: Hello | None = None
    act: Act | None = None
    why: Why | None = None
    undo: Undo | None = None
    hint: Hint | None = None
    keep: Keep | None = None
    resume: Resume | None = None
    ping: Ping | None = None

    def only(self) -> FromBrowser | None:
        given: list[FromBrowser] = [part for part in msgspec.structs.astuple(self) if part is not None]
        return given[0] if len(given) == 1 else None


_decoder = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


def decode(data: str) -> FromBrowser | None:
    """The message, or None where it is none of ours."""
    if len(data) > LIMIT:
        return None
    try:
        return _decoder.decode(data).only()
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        return None
