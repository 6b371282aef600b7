"""How a match ends before its rules end it: somebody resigns, or all agree to a draw.

Nobody acts for somebody else: a resignation ends the match for others on the same side only if they agree, and a draw
needs everybody. Where a bot was agreed on for the absent, it may play on for whoever resigns instead.
"""

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from chrysalide.core.entries import AGREED, RESIGNED, Ending
from chrysalide.core.errors import MatchOver
from chrysalide.core.messages import Message
from chrysalide.server.errors import NotAllowed, Waiting
from chrysalide.server.store.rows import DRAW, RESIGN, Note, Question
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.proposals import ASKED, draw_refusal, voters, ways

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table


async def resign(table: "Table", listener: Listener, seat: int, how: str) -> None:
    """A person gives up, in one of the ways that are open to them."""
    async with table.changing():
        if not table.started:
            raise Waiting("error-waiting")
        if table.finished:
            raise MatchOver("error-over")
        listener.check_seated()
        if seat not in listener.seats:
            raise NotAllowed("error-resign-other", seat=seat)
        way = next((one for one in ways(table, seat) if one["how"] == how), None)
        if way is None:
            raise NotAllowed("error-resigned" if table.seating.seats[seat].resigned else "error-resign-way", seat=seat)
        if how == "bot":
            await table.bots.retire(seat)
        else:
            await _propose_end(table, listener, seat, way["asks"])
    table.bots.wake()


async def _propose_end(table: "Table", listener: Listener, seat: int, asks: list[int]) -> None:
    """End the match if nobody else on the side has to agree; otherwise ask them."""
    pending = table.question
    if not set(asks) <= set(listener.seats) and pending is not None:
        if pending.what != RESIGN or seat not in voters(table, pending):
            raise NotAllowed("error-asked-already", seat=pending.seat)
        await _weigh(table, pending, listener.seats)  # to resign as well is to agree
        return
    await _weigh(table, Question(seat, len(table.match.log), time.time() + ASKED, [], RESIGN), listener.seats)


async def offer_draw(table: "Table", listener: Listener, seq: int) -> None:
    """Offer everybody a draw. Bots answer by themselves, one after the other; a move of anybody withdraws it."""
    async with table.changing():
        table.expect(seq)
        listener.check_seated()
        if table.question is not None:
            raise NotAllowed("error-asked-already", seat=table.question.seat)
        seat = table.match.actor
        refusal = draw_refusal(table, seat) if seat in table.seating.played(listener) else Message("draw-turn")
        if refusal is not None:
            raise NotAllowed(refusal.id, **refusal.args)
        place, noted = len(table.match.log), len(table.notes)
        question = Question(seat, place, time.time() + ASKED, sorted(listener.seats), DRAW)
        await table.store(notes=[Note(place, "note-draw-offer", {"seat": seat})], question=question)
        table.audience.send_update("step", place, noted)
        if set(voters(table, question)) <= {seat, *listener.seats}:
            await _weigh(table, question, listener.seats)
        seq = table.version
    for bot in [seat for seat in voters(table, question) if table.seating.decides_alone(seat)]:
        if not await _bot_agrees(table, bot, seq):
            return
        seq += 1


async def _bot_agrees(table: "Table", bot: int, seq: int) -> bool:
    """Let a bot answer the offer of state number `seq`. False: it declined, or something else happened meanwhile."""
    equal = await table.bots.finds_equal(bot, seq)
    async with table.changing():
        if table.version != seq or table.question is None:
            return False
        if not equal:
            await _decline(table, bot)
            return False
        await _weigh(table, table.question, [bot])
        return True


async def answer(table: "Table", listener: Listener, seq: int, agree: bool) -> None:
    """The answer of the people at this screen; `False` from the one who asked withdraws the question."""
    async with table.changing():
        table.expect(seq)
        question = table.question
        if question is None or question.what not in (DRAW, RESIGN):
            raise NotAllowed("error-nothing-asked")
        mine = [seat for seat in listener.seats if seat in voters(table, question)]
        if not mine:
            raise NotAllowed("error-spectator" if not listener.seats else "error-not-asked")
        if agree:
            await _weigh(table, question, listener.seats)
        elif question.seat in mine:
            await table.store(drop=True)
            table.audience.send_update("step", len(table.match.log))
        else:
            await _decline(table, mine[0])
    table.bots.wake()


async def _decline(table: "Table", seat: int) -> None:
    assert table.question is not None
    place, noted = len(table.match.log), len(table.notes)
    note = Note(place, f"note-{table.question.what}-declined", {"seat": seat})
    await table.store(notes=[note], drop=True)
    table.audience.send_update("step", place, noted)


async def _weigh(table: "Table", question: Question, seats: list[int]) -> None:
    """Add votes: the match ends, or the question is still pending."""
    agreed = sorted({*question.agreed, question.seat, *seats})
    place, noted = len(table.match.log), len(table.notes)
    if not set(voters(table, question)) <= set(agreed):
        await table.store(question=replace(question, agreed=agreed))
        table.audience.send_update("step", place)
        return
    if question.what == DRAW:
        note, ending = Note(place, "note-draw-agreed", {}), Ending(AGREED)
    else:
        note, ending = Note(place, "note-resigned", {"seat": question.seat}), Ending(RESIGNED, question.seat)
    await table.store(clocks=table.time.stopped(), notes=[note], ending=ending)
    table.audience.send_update("step", place, noted)
    table.audience.send_info()
