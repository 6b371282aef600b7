"""REST: the positions of a match. docs/protocol.md describes every field."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from fastapi import Query, Request
from fastapi.responses import Response

from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Bearer, tables_of, viewer_of
from chrysalide.server.table import updates
from chrysalide.server.table.aside import one_thread
from chrysalide.server.table.positions import Look, Viewer
from chrysalide.server.table.table import Table
from chrysalide.server.table.wire import encode

MOST_POSITIONS = 32  # in one response
Eyes = int | Literal["all"] | None
router = api_router()
_aside = one_thread("positions")  # building a view is slow: players must not wait for people who look back


@router.get("/tables/{table_id}/positions/{index}")
async def one_position(
    table_id: str,
    index: int,
    request: Request,
    authorization: Bearer = None,
    eyes: Eyes = None,
    history: bool = False,
) -> Response:
    """The view after the first `index` entries; once the match is over, as any seat sees it."""
    async with _look_back(request, table_id) as table:
        info = encode(updates.info(table))
        found = await Look.at(table, _looking(table, authorization, eyes), history, _aside).one(index)
    return Response(found[:-1] + b',"table":' + info + b"}", media_type="application/json")


@router.get("/tables/{table_id}/positions")
async def many_positions(
    table_id: str,
    request: Request,
    authorization: Bearer = None,
    eyes: Eyes = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
    history: bool = False,
) -> Response:
    """Several in a row, for replaying a whole match."""
    async with _look_back(request, table_id) as table:
        info = encode(updates.info(table))
        found = await Look.at(table, _looking(table, authorization, eyes), history, _aside).some(first, count)
    return Response(b'{"positions":' + found + b',"table":' + info + b"}", media_type="application/json")


@router.get("/tables/{table_id}/periods")
async def periods(table_id: str, request: Request, history: bool = False) -> Response:
    """Where each round, season or year of the match so far begins, and who acted: both are known to everybody."""
    async with _look_back(request, table_id) as table:
        found = await Look.at(table, None, history, _aside).outline()
    return Response(found, media_type="application/json")


@asynccontextmanager
async def _look_back(request: Request, table_id: str) -> AsyncIterator[Table]:
    """A table whose past is being viewed: it stays in memory, as more requests will follow."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        if table.finished:
            tables.linger(table)
        yield table


def _looking(table: Table, authorization: str | None, eyes: Eyes) -> Viewer:
    """The seat whose view the client gets; once the match is over, that of any seat or of all."""
    viewer = viewer_of(table, authorization)
    return eyes if eyes is not None and table.finished else viewer
