"""REST: programs register with a name, and listen for tables that wait for them. docs/engines.md says how."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from typing import Any

from fastapi import Request
from fastapi.responses import StreamingResponse
from pydantic import Field

from chrysalide.core.names import LONGEST_NAME
from chrysalide.server.errors import StorageDown
from chrysalide.server.http.lobby import Wanted
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import EngineBearer, tables_of, token_of
from chrysalide.server.http.throttle import CLOSING
from chrysalide.server.store.rows import StoredEngine
from chrysalide.server.table.wire import encode

router = api_router()
HEARTBEAT = 15.0  # seconds: proxies close connections on which nothing is sent for a minute
AGAIN = 1000  # milliseconds after which a browser-like client reconnects by itself
EVENTS = "text/event-stream"


class NewEngine(Wanted):
    name: str = Field(max_length=LONGEST_NAME, description="by which it is invited to tables")


@router.post("/bots", status_code=201)
async def register(wanted: NewEngine, request: Request) -> dict[str, Any]:
    """Register a program; its token is given out this once."""
    engine, token = await tables_of(request).engines.register(wanted.name)
    return {"name": engine.name, "token": token}


@router.get("/bots/me")
async def who_am_i(request: Request, authorization: EngineBearer = None) -> dict[str, Any]:
    """The program of a token."""
    return {"name": (await tables_of(request).engines.of_token(token_of(authorization))).name}


@router.get("/bots/stream", response_class=StreamingResponse, responses={200: {"content": {EVENTS: {}}}})
async def stream(request: Request, authorization: EngineBearer = None) -> StreamingResponse:
    """Server-sent events: which tables wait for a program."""
    engine = await tables_of(request).engines.of_token(token_of(authorization))
    return StreamingResponse(_events(request, engine), media_type=EVENTS, headers={"X-Accel-Buffering": "no"})


async def _events(request: Request, engine: StoredEngine) -> AsyncIterator[bytes]:
    closing: asyncio.Event = request.scope.get(CLOSING) or asyncio.Event()
    yield f"retry: {AGAIN}\n\n".encode()
    events = tables_of(request).engines.listen(engine, HEARTBEAT, closing.wait())
    with suppress(StorageDown):  # the program reconnects, and hears then whether the database is back
        async with aclosing(events):
            async for kind, body in events:
                yield b": alive\n\n" if body is None else b"event: %s\ndata: %s\n\n" % (kind.encode(), encode(body))
