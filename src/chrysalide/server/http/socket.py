"""The socket of a table: a hello, then messages until it closes."""

import asyncio
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server import logs, metrics
from chrysalide.server.errors import BadMessage, Broken
from chrysalide.server.http import refusals
from chrysalide.server.http.inbox import Inbox
from chrysalide.server.http.throttle import counted, gate_of
from chrysalide.server.table import commands, protocol
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.protocol import FromBrowser
from chrysalide.server.table.table import Table
from chrysalide.server.table.tables import Tables

log = logging.getLogger("chrysalide.socket")
router = APIRouter()
HELLO_SECONDS = 20
MOST_BAD = 20  # messages outside the protocol before the socket is closed


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    tables: Tables = websocket.app.state.tables
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        inbox, hello = Inbox(websocket), None
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await inbox.receive()
        if not isinstance(hello, protocol.Hello):
            await _refuse_hello(websocket, BadMessage("error-hello-first"), "en")
            return
        lang = language.best_language(hello.lang)
        try:
            if len(hello.tokens) > protocol.MOST_SEATS:
                raise BadMessage("error-many-tokens", limit=protocol.MOST_SEATS)
            table = await tables.get(table_id)
            logs.about(table.id, table.game.id)
            seats = sorted({table.seating.of_token(token) for token in hello.tokens})
        except ChrysalideError as error:
            await _refuse_hello(websocket, counted(websocket, error), lang)
            return
        if seats:
            gate_of(websocket).seated(f"{table.id} {seats[0]}")
        await _listen(websocket, inbox, tables, table, Listener(websocket.send_text, seats, lang, hello.changes))


async def _refuse_hello(websocket: WebSocket, error: ChrysalideError, lang: str) -> None:
    await websocket.send_text(refusals.message(error, "hello", lang))
    await websocket.close(4403)


async def _listen(websocket: WebSocket, inbox: Inbox, tables: Tables, table: Table, listener: Listener) -> None:
    sender = asyncio.create_task(listener.run())
    watcher = asyncio.create_task(_close_when_lost(websocket, table, listener))
    table.audience.join(listener)
    tables.peers.announce(table)
    bad, thinking = 0, set[asyncio.Task[None]]()
    try:
        while bad < MOST_BAD:
            message = await inbox.receive()
            bad += message is None
            # Bots think about these for a while, and other messages must not wait for it.
            if isinstance(message, protocol.Hint | protocol.OfferDraw):
                task = asyncio.create_task(_answer(table, listener, message))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await _answer(table, listener, message)
    finally:
        table.audience.leave(listener)
        tables.peers.announce(table)
        tables.forget(table)
        sender.cancel()
        watcher.cancel()
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(1008)


async def _close_when_lost(websocket: WebSocket, table: Table, listener: Listener) -> None:
    await listener.lost.wait()
    table.audience.leave(listener)  # at once: closing takes long if the browser does not read
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(1013)


async def _answer(table: Table, listener: Listener, message: FromBrowser | None) -> None:
    try:
        await commands.obey(table, listener, message)
    except ChrysalideError as error:
        _refuse(table, listener, message, error)
    except Exception:
        log.exception("table %s: %s", table.id, protocol.name(message))
        _refuse(table, listener, message, Broken("error-broken"))


def _refuse(table: Table, listener: Listener, message: FromBrowser | None, error: ChrysalideError) -> None:
    about = protocol.name(message)
    metrics.refused(about, table.game.id, error.code)
    listener.send(refusals.message(error, about, listener.lang, table.words(listener.lang)))
