"""The socket of a table: one road in."""

import asyncio
import logging
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.messages import Message
from chrysalide.server import figures, logs, sitting, undoing, wire
from chrysalide.server.listener import Listener
from chrysalide.server.refusals import BadMessage, Broken
from chrysalide.server.table import Table
from chrysalide.server.tables import Tables
from chrysalide.server.throttle import counted, gate_of

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
        if not isinstance(hello, wire.Hello):
            await _refuse_hello(websocket, BadMessage("error-hello-first"), "en")
            return
        lang = language.best_language(hello.lang)
        try:
            if len(hello.tokens) > wire.MOST_TOKENS:
                raise BadMessage("error-many-tokens", limit=wire.MOST_TOKENS)
            table = await tables.get(table_id)
            logs.about(table.id, table.kit.id)
            seats = sorted({table.seating.of_token(token) for token in hello.tokens})
        except ChrysalideError as error:
            await _refuse_hello(websocket, counted(websocket, error), lang)
            return
        if seats:
            gate_of(websocket).seated(f"{table.id} {seats[0]}")
        await _listen(websocket, tables, table, Listener(websocket.send_text, seats, lang))


async def _received(websocket: WebSocket) -> wire.FromBrowser | None:
    """The next message, or None where it is none of ours."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return wire.decode(message.get("text") or "")  # a binary one has no text


async def _refuse_hello(websocket: WebSocket, error: ChrysalideError, lang: str) -> None:
    await websocket.send_text(wire.encode({"refused": refusal(error, "hello", lang)}).decode())
    await websocket.close(4403)


async def _listen(websocket: WebSocket, tables: Tables, table: Table, listener: Listener) -> None:
    sender = asyncio.create_task(listener.run())
    watcher = asyncio.create_task(_close_when_lost(websocket, table, listener))
    table.join(listener)
    tables.neighbours.tell(table)
    bad, thinking = 0, set[asyncio.Task[None]]()
    try:
        while bad < MOST_BAD:
            message = await _received(websocket)
            bad += message is None
            if isinstance(message, wire.Hint):  # takes a second or more: nothing else waits for it
                task = asyncio.create_task(_answer(table, listener, message))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await _answer(table, listener, message)
    finally:
        table.leave(listener)
        tables.neighbours.tell(table)
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


async def _answer(table: Table, listener: Listener, message: wire.FromBrowser | None) -> None:
    about = wire.name(message)
    try:
        if not await _at_play(table, listener, message) and not await _around_play(table, listener, message):
            raise BadMessage("error-bad-message", limit=wire.LIMIT)
    except ChrysalideError as error:
        figures.refused(about, table.kit.id, error.code)
        listener.tell("refused", refusal(error, about, listener.lang, table))
    except Exception:
        log.exception("table %s: %s", table.id, about)
        figures.refused(about, table.kit.id, "broken")
        listener.tell("refused", refusal(Broken("error-broken"), about, listener.lang, table))


async def _at_play(table: Table, listener: Listener, message: wire.FromBrowser | None) -> bool:
    """What belongs to a position and names its number. False: it was something else."""
    match message:
        case wire.Act():
            await table.act(table.held_seat(listener), message.seq, message.action)
        case wire.Undo():
            await undoing.undo(table, listener, message.seq)
        case wire.AskUndo():
            await undoing.ask(table, listener, message.seq)
        case wire.AnswerUndo():
            await undoing.answer(table, listener, message.seq, message.agree)
        case wire.Why():
            refused = table.why(listener, message.seq, message.target)
            text = table.words(listener.lang).say(refused.message)
            body = {"rule": refused.rule, "message": refused.message.as_json(), "text": text}
            listener.tell("why", {"target": message.target, **body})
        case wire.Hint():
            seq, advice = await table.hint(listener, message.seq)
            told = [{"action": text, "value": value} for text, value in advice]
            listener.tell("hint", {"seq": seq, "advice": told})
        case _:
            return False
    return True


async def _around_play(table: Table, listener: Listener, message: wire.FromBrowser | None) -> bool:
    """What may be said at any moment."""
    match message:
        case wire.Keep():
            await table.bots.keep(message.seat, message.level, listener)
        case wire.Resume():
            await table.bots.resume(message.seat, listener)
        case wire.Ready():
            await sitting.ready(table, listener, message.ready)
        case wire.Free():
            await sitting.free(table, message.seat, listener)
        case wire.Chat():
            await table.say(listener, message.text, message.emote)
        case wire.Ping():
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
