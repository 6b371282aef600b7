"""The socket of a table: one road in."""

import asyncio
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.messages import Message
from chrysalide.server import logs, metrics
from chrysalide.server.errors import BadMessage, Broken
from chrysalide.server.http.throttle import counted, gate_of
from chrysalide.server.table import joining, protocol, undo
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.table import Table
from chrysalide.server.table.tables import Tables

log = logging.getLogger("chrysalide.socket")
router = APIRouter()
HELLO_SECONDS = 20
MOST_BAD = 20  # messages that are none of ours before the socket is closed


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    tables: Tables = websocket.app.state.tables
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        hello = None
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await _received(websocket)
        if not isinstance(hello, protocol.Hello):
            await _refuse_hello(websocket, BadMessage("error-hello-first"), "en")
            return
        lang = language.best_language(hello.lang)
        try:
            if len(hello.tokens) > protocol.MOST_TOKENS:
                raise BadMessage("error-many-tokens", limit=protocol.MOST_TOKENS)
            table = await tables.get(table_id)
            logs.about(table.id, table.kit.id)
            seats = sorted({table.seating.of_token(token) for token in hello.tokens})
        except ChrysalideError as error:
            await _refuse_hello(websocket, counted(websocket, error), lang)
            return
        if seats:
            gate_of(websocket).seated(f"{table.id} {seats[0]}")
        await _listen(websocket, tables, table, Listener(websocket.send_text, seats, lang))


async def _received(websocket: WebSocket) -> protocol.FromBrowser | None:
    """The next message, or None where it is none of ours."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return protocol.decode(message.get("text") or "")  # a binary one has no text


async def _refuse_hello(websocket: WebSocket, error: ChrysalideError, lang: str) -> None:
    await websocket.send_text(protocol.encode({"refused": refusal(error, "hello", lang)}).decode())
    await websocket.close(4403)


async def _listen(websocket: WebSocket, tables: Tables, table: Table, listener: Listener) -> None:
    sender = asyncio.create_task(listener.run())
    watcher = asyncio.create_task(_close_when_lost(websocket, table, listener))
    table.join(listener)
    tables.peers.tell(table)
    bad, thinking = 0, set[asyncio.Task[None]]()
    try:
        while bad < MOST_BAD:
            message = await _received(websocket)
            bad += message is None
            if isinstance(message, protocol.Hint):  # takes a second or more: nothing else waits for it
                task = asyncio.create_task(_answer(table, listener, message))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await _answer(table, listener, message)
    finally:
        table.leave(listener)
        tables.peers.tell(table)
        tables.forget(table)
        sender.cancel()
        watcher.cancel()
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(1008)


async def _close_when_lost(websocket: WebSocket, table: Table, listener: Listener) -> None:
    await listener.lost.wait()
    table.leave(listener)  # at once: closing may take long where nobody reads
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(1013)


async def _answer(table: Table, listener: Listener, message: protocol.FromBrowser | None) -> None:
    about = protocol.name(message)
    try:
        if not await _at_play(table, listener, message) and not await _around_play(table, listener, message):
            raise BadMessage("error-bad-message", limit=protocol.LIMIT)
    except ChrysalideError as error:
        metrics.refused(about, table.kit.id, error.code)
        listener.tell("refused", refusal(error, about, listener.lang, table))
    except Exception:
        log.exception("table %s: %s", table.id, about)
        metrics.refused(about, table.kit.id, "broken")
        listener.tell("refused", refusal(Broken("error-broken"), about, listener.lang, table))


async def _at_play(table: Table, listener: Listener, message: protocol.FromBrowser | None) -> bool:
    """What belongs to a position and names its number. False: it was something else."""
    match message:
        case protocol.Act():
            await table.act(table.held_seat(listener), message.seq, message.action)
        case protocol.Undo():
            await undo.undo(table, listener, message.seq)
        case protocol.AskUndo():
            await undo.ask(table, listener, message.seq)
        case protocol.AnswerUndo():
            await undo.answer(table, listener, message.seq, message.agree)
        case protocol.Why():
            refused = table.why(listener, message.seq, message.target)
            text = table.words(listener.lang).say(refused.message)
            body = {"rule": refused.rule, "message": refused.message.as_json(), "text": text}
            listener.tell("why", {"target": message.target, **body})
        case protocol.Hint():
            seq, advice = await table.hint(listener, message.seq)
            told = [{"action": text, "value": value} for text, value in advice]
            listener.tell("hint", {"seq": seq, "advice": told})
        case _:
            return False
    return True


async def _around_play(table: Table, listener: Listener, message: protocol.FromBrowser | None) -> bool:
    """What may be said at any moment."""
    match message:
        case protocol.Keep():
            await table.bots.keep(message.seat, message.level, listener)
        case protocol.Resume():
            await table.bots.resume(message.seat, listener)
        case protocol.Ready():
            await joining.ready(table, listener, message.ready)
        case protocol.Free():
            await joining.free(table, message.seat, listener)
        case protocol.Chat():
            await table.say(listener, message.text, message.emote)
        case protocol.Ping():
            listener.tell("pong", {})
        case _:
            return False
    return True


def refusal(error: ChrysalideError, about: str, lang: str, table: Table | None = None) -> dict[str, object]:
    message: Message = error.message
    return {
        "about": about,
        "code": error.code,
        "rule": getattr(error, "rule", None),
        "message": message.as_json(),
        "text": table.words(lang).say(message) if table else language.explain(error, lang),
    }
