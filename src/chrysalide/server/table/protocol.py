"""The messages of the socket as types; anything else is refused."""

from typing import Annotated, Literal

import msgspec

LIMIT = 4096  # bytes of one message from a browser
MOST_SEATS = 9  # of a table, and so the most tokens in one hello
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Held = Annotated[list[str], msgspec.Meta(max_length=8)]  # decisions that the page holds back, in order


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[str] = []
    lang: str = "en"
    changes: bool = False  # send a view once, then what changes in it


class Act(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    action: str
    after: Held = []


class Ahead(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    after: Held


class Why(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    target: str
    after: Held = []


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    turn: bool = False


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    seq: int


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    agree: bool


class Resign(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    how: Literal["end", "bot"]


class OfferDraw(msgspec.Struct, forbid_unknown_fields=True):
    seq: int


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    agree: bool


class Hint(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    after: Held = []


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    level: str | None = None


class Resume(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class Ready(msgspec.Struct, forbid_unknown_fields=True):
    ready: bool


class Free(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    level: str | None = None


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    text: str | None = None
    emote: str | None = None


class Ping(msgspec.Struct, forbid_unknown_fields=True):
    pass


AtPosition = Act | Ahead | Why | Undo | AskUndo | AnswerUndo | OfferDraw | Answer | Hint
FromBrowser = Hello | AtPosition | Resign | Keep | Resume | Ready | Free | Fill | Chat | Ping


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """One object with exactly one key."""

    hello: Hello | None = None
    act: Act | None = None
    ahead: Ahead | None = None
    why: Why | None = None
    undo: Undo | None = None
    ask_undo: AskUndo | None = None
    answer_undo: AnswerUndo | None = None
    resign: Resign | None = None
    offer_draw: OfferDraw | None = None
    answer: Answer | None = None
    hint: Hint | None = None
    keep: Keep | None = None
    resume: Resume | None = None
    ready: Ready | None = None
    free: Free | None = None
    fill: Fill | None = None
    chat: Chat | None = None
    ping: Ping | None = None

    def only(self) -> FromBrowser | None:
        given: list[FromBrowser] = [part for part in msgspec.structs.astuple(self) if part is not None]
        return given[0] if len(given) == 1 else None


_decoder = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


def decode(data: str) -> FromBrowser | None:
    """The message, or None where it is not part of the protocol."""
    if len(data) > LIMIT:
        return None
    try:
        return _decoder.decode(data).only()
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        return None


_NAMES = {"askundo": "ask_undo", "answerundo": "answer_undo", "offerdraw": "offer_draw"}


def name(message: FromBrowser | None) -> str:
    """The key under which it was sent."""
    given = type(message).__name__.lower() if message is not None else "message"
    return _NAMES.get(given, given)
