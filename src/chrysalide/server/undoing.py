"""Taking back: freely up to the horizon of information, beyond it when everybody agrees. The log tells it for good."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from chrysalide.core.errors import NothingToUndo
from chrysalide.core.messages import Message
from chrysalide.server.listener import Listener
from chrysalide.server.refusals import NotAllowed
from chrysalide.server.stored import Note, Question
from chrysalide.server.telling import may_ask, undo_refusals

if TYPE_CHECKING:
    from chrysalide.server.table import Table

ASKED = 60.0  # seconds in which a question wants an answer


async def undo(table: "Table", listener: Listener, seq: int) -> None:
    """The last decision of a seat held here, if the engine finds that nothing was learned since."""
    async with table.changing():
        table.expect(seq)
        refusals = undo_refusals(table, listener)
        if None not in refusals.values():
            refusal = next(iter(refusals.values()), None) or Message("error-spectator")
            raise NothingToUndo(refusal.id)
        seat = next(seat for seat, refusal in refusals.items() if refusal is None)
        past = table.match.copy()
        past.undo(seat)
        await _go_back(table, seat, len(past.actions), "note-undo")


async def ask(table: "Table", listener: Listener, seq: int) -> None:
    """Ask everybody; where nobody else is to be asked it is done at once."""
    async with table.changing():
        table.expect(seq)
        if not listener.seats:
            raise NotAllowed("error-spectator")
        if table.question is not None:
            raise NotAllowed("error-asked-already", seat=table.question.seat)
        played = table.seating.played(listener)
        seats = [seat for seat in played if may_ask(table, seat)]
        if not seats:
            raise NothingToUndo("undo-over" if table.finished else "undo-nothing")
        seat = max(seats, key=lambda one: table.match.last_decision_of(one) or 0)
        question = Question(seat, table.match.last_decision_of(seat) or 0, time.time() + ASKED, [seat])
        await _weigh(table, question, listener)


async def answer(table: "Table", listener: Listener, seq: int, agree: bool) -> None:
    async with table.changing():
        table.expect(seq)
        question = table.question
        if question is None:
            raise NotAllowed("error-nothing-asked")
        voices = {question.seat, *table.seating.asked_besides(question.seat)}
        if not voices.intersection(listener.seats):
            raise NotAllowed("error-spectator")
        if agree:
            await _weigh(table, question, listener)
        else:
            await table.store()
            table.tell_all("step", len(table.match.actions))


async def _weigh(table: "Table", question: Question, listener: Listener) -> None:
    """With the voices of those before this screen: done, or still asked."""
    agreed = sorted({*question.agreed, *listener.seats})
    if set(table.seating.asked_besides(question.seat)) <= set(agreed):
        await _go_back(table, question.seat, question.length, "note-undo-agreed")
    else:
        await table.store(question=replace(question, agreed=agreed))
        table.tell_all("step", len(table.match.actions))


async def _go_back(table: "Table", seat: int, length: int, note: str) -> None:
    past = table.match.copy()
    past.truncate(length)
    entries = len(table.match.actions) - length
    notes = [Note(length, note, {"seat": seat, "entries": entries})]
    await table.store(past, table.time.after_undo(past, note == "note-undo-agreed"), notes=notes)
    table.tell_all("undo", 0)
    table.bots.wake()
