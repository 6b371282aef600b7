"""REST: records, imported and downloaded as files."""

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse

from chrysalide.core.errors import OtherRules, UnknownGame
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Bearer, tables_of, viewer_of
from chrysalide.server.store.queries import Conflict
from chrysalide.server.table import imports, tokens
from chrysalide.server.table.tables import Tables

router = api_router()
TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/records", status_code=201, openapi_extra=TEXT)
async def import_record(request: Request) -> dict[str, Any]:
    """Turn a record into a read-only table; the same record always gives the same table."""
    text = imports.decoded(await request.body())
    table = await asyncio.to_thread(imports.table_of, text)  # replays the whole match
    storage = tables_of(request).storage
    if table.id not in await storage.versions([table.id]):
        with suppress(Conflict):  # imported by somebody else at the same moment
            await storage.create(table)
    return {"table": table.id}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, request: Request, authorization: Bearer = None) -> PlainTextResponse:
    """The record as far as the client may know it; whole, with the seed, once the match is over."""
    tables = tables_of(request)
    try:
        async with tables.visit(table_id) as table:
            text = table.record(viewer_of(table, authorization))
            name = file_name(table.game.id, table.created, table.id)
    except (OtherRules, UnknownGame) as wrong:
        text, name = await _unplayable(tables, table_id, wrong)
    # inline: a browser shows it; a link with `download` saves it by this name
    return PlainTextResponse(text, headers={"Content-Disposition": f'inline; filename="{name}"'})


async def _unplayable(tables: Tables, table_id: str, wrong: OtherRules | UnknownGame) -> tuple[str, str]:
    """A match that can no longer be replayed can still be downloaded, once nothing in it is secret."""
    stored = await tables.storage.read(table_id) if tokens.is_table_id(table_id) else None
    if stored is None or stored.status != "over":
        raise wrong
    return imports.text_of(stored), file_name(stored.game, stored.created, stored.id)


def file_name(game: str, created: str, table: str) -> str:
    """A file name made of the game, the day and the table."""
    return f"chrysalide-{game}-{created[:10]}-{table}.txt"
