"""The messages of the socket as types; anything else is refused."""

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Annotated, Any, Literal, get_type_hints

LIMIT = 4096  # bytes of one message from a browser
MOST_SEATS = 9  # of a table, and so the most tokens in one hello
MOST_HELD = 8
Seat = Annotated[int, "seat"]  # 0 to 99
Held = Annotated[list[str], "held"]  # decisions that the page holds back, in order; at most MOST_HELD


@dataclass(frozen=True)
class Hello:
    tokens: list[str] = field(default_factory=list)
    lang: str = "en"
    changes: bool = False  # send a view once, then what changes in it


@dataclass(frozen=True)
class Act:
    seq: int
    action: str
    after: Held = field(default_factory=list)


@dataclass(frozen=True)
class Ahead:
    seq: int
    after: Held


@dataclass(frozen=True)
class Why:
    seq: int
    target: str
    after: Held = field(default_factory=list)


@dataclass(frozen=True)
class Undo:
    seq: int
    turn: bool = False


@dataclass(frozen=True)
class AskUndo:
    seq: int


@dataclass(frozen=True)
class AnswerUndo:
    seq: int
    agree: bool


@dataclass(frozen=True)
class Resign:
    seat: Seat
    how: Literal["end", "bot"]


@dataclass(frozen=True)
class OfferDraw:
    seq: int


@dataclass(frozen=True)
class Answer:
    seq: int
    agree: bool


@dataclass(frozen=True)
class Hint:
    seq: int
    after: Held = field(default_factory=list)


@dataclass(frozen=True)
class Keep:
    seat: Seat
    level: str | None = None


@dataclass(frozen=True)
class Resume:
    seat: Seat


@dataclass(frozen=True)
class Ready:
    ready: bool


@dataclass(frozen=True)
class Free:
    seat: Seat


@dataclass(frozen=True)
class Fill:
    seat: Seat
    level: str | None = None


@dataclass(frozen=True)
class Chat:
    text: str | None = None
    emote: str | None = None


@dataclass(frozen=True)
class Ping:
    pass


AtPosition = Act | Ahead | Why | Undo | AskUndo | AnswerUndo | OfferDraw | Answer | Hint
FromBrowser = Hello | AtPosition | Resign | Keep | Resume | Ready | Free | Fill | Chat | Ping


KINDS: dict[str, type[FromBrowser]] = {
    "hello": Hello,
    "act": Act,
    "ahead": Ahead,
    "why": Why,
    "undo": Undo,
    "ask_undo": AskUndo,
    "answer_undo": AnswerUndo,
    "resign": Resign,
    "offer_draw": OfferDraw,
    "answer": Answer,
    "hint": Hint,
    "keep": Keep,
    "resume": Resume,
    "ready": Ready,
    "free": Free,
    "fill": Fill,
    "chat": Chat,
    "ping": Ping,
}
_names = {kind: key for key, kind in KINDS.items()}


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


# What a field of each type may hold.
CHECKS: dict[Any, Callable[[Any], bool]] = {
    str: _is_text,
    int: _is_number,
    bool: lambda value: isinstance(value, bool),
    str | None: lambda value: value is None or isinstance(value, str),
    list[str]: _are_texts,
    Seat: lambda value: _is_number(value) and 0 <= value <= 99,
    Held: lambda value: _are_texts(value) and len(value) <= MOST_HELD,
    Literal["end", "bot"]: lambda value: value in ("end", "bot"),
}
_fields = {kind: get_type_hints(kind, include_extras=True) for kind in KINDS.values()}
_needed = {
    kind: {one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING}
    for kind in KINDS.values()
}


def decode(data: str) -> FromBrowser | None:
    """The message, or None where it is not part of the protocol: one object with exactly one key that is not null."""
    if len(data) > LIMIT:
        return None
    try:
        data.encode()
        given = json.loads(data)
        if not isinstance(given, dict) or not given.keys() <= KINDS.keys():
            return None
        given = {key: value for key, value in given.items() if value is not None}
        return _message(*given.popitem()) if len(given) == 1 else None
    except (ValueError, RecursionError):
        return None


def _message(key: str, body: Any) -> FromBrowser | None:
    kind = KINDS[key]
    known = _fields[kind]
    if not isinstance(body, dict) or not _needed[kind] <= body.keys() <= known.keys():
        return None
    if not all(CHECKS[known[name]](value) for name, value in body.items()):
        return None
    json.dumps(body, ensure_ascii=False).encode()  # raises for half a character, which no answer could quote
    return kind(**body)


def name(message: FromBrowser | None) -> str:
    """The key under which it was sent."""
    return "message" if message is None else _names[type(message)]
