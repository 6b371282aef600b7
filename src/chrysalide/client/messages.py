"""What a site sends, as types. Fields that a program hardly needs are left out; docs/protocol.md has all of them."""

from typing import Any, Literal

import msgspec

JsonObject = dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    """One thing that the rules allow now."""

    action: str  # what is sent back
    label: JsonObject  # a message: id and arguments
    targets: list[str] = []


class Clock(msgspec.Struct, frozen=True):
    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0.0


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left by seat; None: a seat without a clock."""

    left: list[float | None]
    running: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """A proposal to end the match, and the seats that have not answered yet."""

    what: str
    seat: int
    missing: list[int]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "engine", "bot", "open"]
    name: str
    level: str | None = None
    connected: bool = False
    keeper: str | None = None  # the level of the bot that plays for its owner
    resigned: bool = False
    for_engine: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    options: JsonObject
    seats: list[SeatInfo]
    rules_version: int
    scores: list[float] = []
    winners: list[int] = []
    clock: Clock | None = None
    next: str | None = None  # the table of the rematch


class Update(msgspec.Struct, frozen=True):
    """The present as the seat may know it."""

    seq: int
    view: JsonObject
    choices: list[Choice]
    kind: str = "step"
    eyes: int | None = None
    events: list[JsonObject] = []
    asked: Asked | None = None
    clocks: Clocks | None = None


class Welcome(msgspec.Struct, frozen=True):
    table: TableInfo
    seats: list[int]


class Refusal(msgspec.Struct, frozen=True):
    about: str
    code: str
    text: str
    message: JsonObject = {}

    @property
    def seconds(self) -> float | None:
        """After which a retry may succeed."""
        value = self.message.get("args", {}).get("seconds")
        return float(value) if isinstance(value, int | float) else None


class Incoming(msgspec.Struct):
    """A message of the socket: one of these."""

    welcome: Welcome | None = None
    update: Update | None = None
    table: TableInfo | None = None
    refused: Refusal | None = None


class Wait(msgspec.Struct, frozen=True):
    """A table that waits for a program, and why: it may sit down, it is its turn, or a bot plays for it."""

    table: str
    game: str
    seat: int
    seq: int
    why: Literal["seat", "turn", "kept"]


class Waits(msgspec.Struct, frozen=True):
    tables: list[Wait]


read_incoming = msgspec.json.Decoder(Incoming).decode
read_wait = msgspec.json.Decoder(Wait).decode
read_waits = msgspec.json.Decoder(Waits).decode
