"""Undo: freely while nothing was revealed, otherwise if everybody agrees. Undone entries are kept."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from chrysalide.core.errors import NothingToUndo
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.server.errors import NotAllowed
from chrysalide.server.store.rows import UNDOING, Note, Question
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.proposals import ASKED
from chrysalide.server.table.updates import asked_of, may_ask, too_many, undo_refusals

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table


async def undo(table: "Table", listener: Listener, seq: int, turn: bool) -> None:
    """Undo the last decision of a seat of this listener, if nothing was revealed since; or its whole `turn` so far."""
    async with table.changing():
        table.expect(seq)
        refusals = undo_refusals(table, listener)
        if None not in refusals.values():
            refusal = next(iter(refusals.values()), None) or Message("error-spectator")
            raise NothingToUndo(refusal.id, **refusal.args)
        seat = next(seat for seat, refusal in refusals.items() if refusal is None)
        past = table.match.copy()
        past.undo(seat, turn)
        await _go_back(table, past)


async def ask(table: "Table", listener: Listener, seq: int) -> None:
    """Ask everybody to agree; if nobody else has to, undo at once."""
    async with table.changing():
        table.expect(seq)
        listener.check_seated()
        if table.question is not None:
            raise NotAllowed("error-asked-already", seat=table.question.seat)
        played = table.seating.played(listener)
        seats = [seat for seat in played if may_ask(table, seat)]
        if not seats:
            refusal = too_many(table) or Message("undo-over" if table.finished else "undo-nothing")
            raise NothingToUndo(refusal.id, **refusal.args)
        seat = max(seats, key=lambda one: table.match.last_decision_of(one) or 0)
        began = table.match.began(table.match.last_decision_of(seat) or 0, freely=False)
        question = Question(seat, began, time.time() + ASKED, [seat])
        await _weigh(table, question, listener)


async def answer(table: "Table", listener: Listener, seq: int, agree: bool) -> None:
    async with table.changing():
        table.expect(seq)
        question = table.question
        if question is None or question.what != UNDOING:
            raise NotAllowed("error-nothing-asked")
        voters = {question.seat, *asked_of(table, question)}
        if not voters.intersection(listener.seats):
            raise NotAllowed("error-spectator")
        if agree:
            await _weigh(table, question, listener)
        else:
            await table.store(drop=True)
            table.audience.send_update("step", len(table.match.log))


async def _weigh(table: "Table", question: Question, listener: Listener) -> None:
    """Add the votes of this screen: the undo is done, or still pending."""
    agreed = sorted({*question.agreed, *listener.seats})
    if set(asked_of(table, question)) <= set(agreed):
        past = table.match.copy()
        past.take_back(question.seat, question.length, agreed=True)
        await _go_back(table, past)
    else:
        await table.store(question=replace(question, agreed=agreed))
        table.audience.send_update("step", len(table.match.log))


async def _go_back(table: "Table", past: Match) -> None:
    """Continue from an earlier state; the removed entries are sent with the undo."""
    undo = past.undone[-1]
    clocks = table.time.after_undo(past, undo.agreed)
    await table.store(past, clocks, notes=[Note.of_undo(undo.length, undo)])
    table.audience.send_update("undo", 0)
    table.bots.wake()
