"""REST: records, imported and downloaded as files."""

from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse

from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Bearer, tables_of, token_of
from chrysalide.server.table import imports

router = api_router()
TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/records", status_code=201, openapi_extra=TEXT)
async def import_record(request: Request) -> dict[str, Any]:
    """Turn a record into a read-only table; the same record always gives the same table."""
    return {"table": await tables_of(request).take_in(imports.decoded(await request.body()))}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, request: Request, authorization: Bearer = None) -> PlainTextResponse:
    """The record as far as the client may know it; whole, with the seed, once the match is over."""
    text, name = await tables_of(request).record(table_id, token_of(authorization) if authorization else None)
    # inline: a browser shows it; a link with `download` saves it by this name
    return PlainTextResponse(text, headers={"Content-Disposition": f'inline; filename="{name}"'})
