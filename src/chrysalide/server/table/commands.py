"""What a listener can do at its table: one case for each message of the protocol."""

import logging

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import metrics
from chrysalide.server.errors import BadMessage, Broken
from chrysalide.server.table import chat, ending, joining, play, protocol, refusing, undo
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.protocol import FromBrowser
from chrysalide.server.table.table import Table

log = logging.getLogger("chrysalide.socket")
SLOW = (
    protocol.Hint,
    protocol.OfferDraw,
)  # bots think about these for a while: no other message waits for it


def seats_of(table: Table, hello: protocol.Hello) -> list[int]:
    """The seats that belong to whoever says hello."""
    if len(hello.tokens) > protocol.MOST_SEATS:
        raise BadMessage("error-many-tokens", limit=protocol.MOST_SEATS)
    return sorted({table.seating.of_token(token) for token in hello.tokens})


async def answer(table: Table, listener: Listener, message: FromBrowser | None) -> None:
    """Do what a message asks for, or say why not."""
    try:
        await obey(table, listener, message)
    except ChrysalideError as error:
        _refuse(table, listener, message, error)
    except Exception:
        log.exception("table %s: %s", table.id, protocol.name(message))
        _refuse(table, listener, message, Broken("error-broken"))


def _refuse(table: Table, listener: Listener, message: FromBrowser | None, error: ChrysalideError) -> None:
    about = protocol.name(message)
    metrics.refused(about, table.game.id, error.code)
    listener.send(refusing.message(error, about, listener.lang, table.words(listener.lang)))


async def obey(table: Table, listener: Listener, message: FromBrowser | None) -> None:
    """Do it, or raise the reason why not."""
    if not await _at_a_position(table, listener, message) and not await _at_any_time(table, listener, message):
        raise BadMessage("error-bad-message", limit=protocol.LIMIT)


async def _at_a_position(table: Table, listener: Listener, message: FromBrowser | None) -> bool:
    """Messages that are about one position and name its number. False: it was another message."""
    match message:
        case protocol.Act():
            await play.act(table, listener, message.seq, message.action, message.after)
        case protocol.Ahead():
            listener.tell("ahead", play.ahead(table, listener, message.seq, message.after))
        case protocol.Undo():
            await undo.undo(table, listener, message.seq, message.turn)
        case protocol.AskUndo():
            await undo.ask(table, listener, message.seq)
        case protocol.AnswerUndo():
            await undo.answer(table, listener, message.seq, message.agree)
        case protocol.OfferDraw():
            await ending.offer_draw(table, listener, message.seq)
        case protocol.Answer():
            await ending.answer(table, listener, message.seq, message.agree)
        case protocol.Why():
            refused = play.why(table, listener, message.seq, message.target, message.after)
            text = table.words(listener.lang).say(refused.message)
            body = {"rule": refused.rule, "message": refused.message.as_json(), "text": text}
            listener.tell("why", {"target": message.target, **body})
        case protocol.Hint():
            seq, hint = await play.hint(table, listener, message.seq, message.after)
            listener.tell("hint", {"seq": seq, "after": message.after, **hint.as_json()})
        case _:
            return False
    return True


async def _at_any_time(table: Table, listener: Listener, message: FromBrowser | None) -> bool:
    match message:
        case protocol.Resign():
            await ending.resign(table, listener, message.seat, message.how)
        case protocol.Keep():
            await table.bots.keep(message.seat, message.level, listener)
        case protocol.Resume():
            await table.bots.resume(message.seat, listener)
        case protocol.Ready():
            await joining.ready(table, listener, message.ready)
        case protocol.Free():
            await joining.free(table, message.seat, listener)
        case protocol.Fill():
            await joining.fill(table, message.seat, message.level, listener)
        case protocol.Chat():
            await chat.say(table, listener, message.text, message.emote)
        case protocol.Ping():
            listener.tell("pong", {})
        case _:
            return False
    return True
