"""The socket of a table: a hello, then messages until it closes."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server import logs
from chrysalide.server.errors import BadMessage
from chrysalide.server.http.inbox import Inbox
from chrysalide.server.http.throttle import counted, gate_of
from chrysalide.server.table import commands, protocol, refusing
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.table import Table
from chrysalide.server.table.tables import Tables

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
            table = await tables.get(table_id)
            logs.about(table.id, table.game.id)
            seats = commands.seats_of(table, hello)
        except ChrysalideError as error:
            await _refuse_hello(websocket, counted(websocket, error), lang)
            return
        if seats:
            gate_of(websocket).seated(f"{table.id} {seats[0]}")
        await _listen(websocket, inbox, tables, table, Listener(websocket.send_text, seats, lang, hello.changes))


async def _refuse_hello(websocket: WebSocket, error: ChrysalideError, lang: str) -> None:
    await websocket.send_text(refusing.message(error, "hello", lang))
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
            if isinstance(message, commands.SLOW):
                task = asyncio.create_task(commands.answer(table, listener, message))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await commands.answer(table, listener, message)
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
