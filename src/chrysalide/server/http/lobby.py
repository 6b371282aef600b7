"""REST: tables are opened, listed and joined. docs/protocol.md describes every field."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

import chrysalide
from chrysalide.core.names import LONGEST_NAME
from chrysalide.core.options import in_brief
from chrysalide.language import best_language
from chrysalide.server.http.rates import opener_group
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Bearer, EngineBearer, Lang, tables_of, token_of
from chrysalide.server.store.rows import Clock, StoredTable
from chrysalide.server.table import joining, updates
from chrysalide.server.table.clock import DAY, LONGEST
from chrysalide.server.table.protocol import MOST_SEATS
from chrysalide.server.table.reports import LONGEST as LONGEST_REASON
from chrysalide.server.table.reports import report
from chrysalide.server.table.seating import outside
from chrysalide.server.table.terms import Terms, who_for_absent

Avatar = Annotated[str | None, Field(pattern=r"^[a-z]{1,20}$", description="the butterfly somebody has chosen")]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]


class Wanted(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Wanted):
    kind: Literal["person", "bot", "open", "engine"]
    name: Name = ""
    avatar: Avatar = None
    level: str | None = Field(None, max_length=20)


class NewClock(Wanted):
    kind: Literal["move", "bank"]
    seconds: float = Field(ge=5, le=LONGEST)
    increment: float = Field(0, ge=0, le=DAY)
    on_timeout: Literal["play", "keep", "loss"] = "play"

    @model_validator(mode="after")
    def _long_enough(self) -> "NewClock":
        if self.kind == "bank" and self.seconds < 30:
            raise ValueError("a bank has at least 30 seconds")
        return self


class NewSeats(Wanted):
    """Who sits at a new table, and on which terms."""

    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    lang: Lang = "en"
    listed: bool = False
    chat: bool = True
    ready_check: bool = False
    clock: NewClock | None = None
    absent: str | None = Field(None, max_length=20, description="who plays for the absent: off, a bot's level, claim")
    help: bool | None = Field(None, description="hints, and a bot on one's own seat; null: if nobody else plays")

    def terms(self, game: str) -> Terms:
        clock = Clock(**self.clock.model_dump()) if self.clock else None
        absent = who_for_absent(self.absent, clock, game)
        alone = sum(seat.kind in ("person", "open") for seat in self.seats) < 2
        help_allowed = alone if self.help is None else self.help
        return Terms(self.listed, self.chat, self.ready_check, clock, absent, help_allowed)


class NewTable(NewSeats):
    game: str = Field(max_length=40, examples=chrysalide.games()[:1])
    options: dict[str, JsonValue] = {}


class NewContinuation(NewSeats):
    """A position of a finished match, and what becomes of its hidden cards."""

    index: int = Field(ge=0, le=1_000_000, description="the position after so many entries")
    deal: Literal["same", "again"] = "same"
    seat: int | None = Field(None, ge=0, le=99, description="with again: whatever this seat could not know")

    @model_validator(mode="after")
    def _for_somebody(self) -> "NewContinuation":
        if (self.deal == "again") != (self.seat is not None):
            raise ValueError("a seat is needed to deal again, and only then")
        return self


class Claim(Wanted):
    invitation: str | None = Field(None, max_length=64, description="not needed by a program that is invited by name")
    name: Name = ""
    avatar: Avatar = None
    kind: Literal["person", "engine"] = Field("person", description="programs say what they are")

    @model_validator(mode="after")
    def _invited(self) -> "Claim":
        if self.kind == "person" and self.invitation is None:
            raise ValueError("an invitation is needed")
        return self


class NewReport(Wanted):
    seat: int = Field(ge=0, le=99, description="of the person who is reported")
    reason: str = Field(max_length=LONGEST_REASON)


class Sit(Wanted):
    seat: int | None = Field(None, ge=0, le=99)
    name: Name = ""
    avatar: Avatar = None


router = api_router()


@router.post("/tables", status_code=201)
async def create_table(wanted: NewTable, request: Request) -> dict[str, Any]:
    seats, terms = [seat.model_dump() for seat in wanted.seats], wanted.terms(wanted.game)
    return await tables_of(request).create(wanted.game, wanted.options, seats, wanted.lang, terms, opener_of(request))


@router.post("/tables/{table_id}/continue", status_code=201)
async def continue_match(table_id: str, wanted: NewContinuation, request: Request) -> dict[str, Any]:
    """Open a table at which a finished match is played on from one of its positions."""
    tables, seats = tables_of(request), [seat.model_dump() for seat in wanted.seats]
    async with tables.visit(table_id) as table:
        terms, place = wanted.terms(table.game.id), (wanted.index, wanted.seat)
        return await tables.play_on(table, place, seats, wanted.lang, terms, opener_of(request))


@router.get("/tables")
async def listed_tables(request: Request, game: Annotated[str | None, Query(max_length=40)] = None) -> dict[str, Any]:
    """The public list: tables that wait for players, then those to watch. No single address can fill it."""
    return {"tables": [_card(table) for table in await tables_of(request).listed(game)]}


def _card(table: StoredTable) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.game,
        "options": in_brief(table.options),
        "status": table.status,
        "created": table.created,
        "clock": table.clock.as_json() if table.clock else None,
        "chat": table.chat,
        "absent": table.absent,
        "help": table.help,
        "seats": [outside(seat) for seat in table.seats],
    }


@router.get("/tables/{table_id}")
async def table_info(table_id: str, request: Request) -> dict[str, Any]:
    async with tables_of(request).visit(table_id) as table:
        return updates.info(table)


@router.post("/tables/{table_id}/claim")
async def claim(table_id: str, wanted: Claim, request: Request, authorization: EngineBearer = None) -> dict[str, Any]:
    """Take an open seat with its invitation."""
    tables, who = tables_of(request), _newcomer(wanted, request)
    if wanted.kind == "engine":
        engine = await tables.engines.of_token(token_of(authorization)) if authorization else None
        who = replace(who, is_engine=True, engine=engine, token=token_of(authorization) if engine else None)
    async with tables.visit(table_id) as table:
        seat, token = await joining.claim(table, wanted.invitation, who)
        return {"seat": seat, "token": token}


@router.post("/tables/{table_id}/sit")
async def sit(table_id: str, wanted: Sit, request: Request) -> dict[str, Any]:
    """Take an open seat of a public table."""
    async with tables_of(request).visit(table_id) as table:
        seat, token = await joining.sit(table, wanted.seat, _newcomer(wanted, request))
        return {"seat": seat, "token": token}


@router.post("/tables/{table_id}/leave")
async def leave(table_id: str, request: Request, authorization: Bearer = None) -> dict[str, Any]:
    """Give a seat back before the match has begun."""
    async with tables_of(request).visit(table_id) as table:
        return {"invitation": await joining.leave(table, token_of(authorization))}


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: str, request: Request, authorization: Bearer = None) -> dict[str, Any]:
    """Open the next match of the same people."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        return {"table": await tables.rematch(table, token_of(authorization))}


@router.post("/tables/{table_id}/reports", status_code=201)
async def new_report(
    table_id: str, wanted: NewReport, request: Request, authorization: Bearer = None
) -> dict[str, Any]:
    """Tell the operator about somebody at the table."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        await report(tables.storage, table, token_of(authorization), wanted.seat, wanted.reason)
        return {}


def opener_of(request: Request) -> str | None:
    return opener_group(request.client.host) if request.client else None


def _newcomer(wanted: Claim | Sit, request: Request) -> joining.Newcomer:
    return joining.Newcomer(wanted.name, wanted.avatar, best_language(request.headers.get("accept-language")))
