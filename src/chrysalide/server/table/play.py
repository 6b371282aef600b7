"""Decisions at a table: actions, why a click does nothing, and hints."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chrysalide.bots.hints import Hint
from chrysalide.core.game import View
from chrysalide.core.messages import Message, Refusal
from chrysalide.server import metrics
from chrysalide.server.errors import NotAllowed
from chrysalide.server.store.rows import Note
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.partner import may_decide

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table


async def act(table: "Table", listener: Listener, seq: int, action: str, after: Sequence[str] = ()) -> None:
    """The decision of a person, with those before it that the page held back."""
    await decide(table, _held_seat(table, listener), seq, action, after)


async def decide(
    table: "Table", seat: int, seq: int, action: str, after: Sequence[str] = (), overdue: bool = False
) -> None:
    """A decision of the person or bot on a seat; `overdue`: a bot makes it, as the owner ran out of time."""
    async with table.changing():
        table.expect(seq)
        before, noted = len(table.match.log), len(table.notes)
        trial = table.match.ahead(after, seat)
        trial.play(action, seat)
        notes = [Note(before, "note-time-play", {"seat": seat})] if overdue else []
        await table.store(trial, table.time.after_decision(trial, seat, len(after) + 1), notes=notes)
        metrics.acted(table.game.id)
        if overdue:
            metrics.timed_out("play")
        table.audience.send_update("step", before, noted)
        if trial.over:
            table.audience.send_info()
    table.bots.wake()


def ahead(table: "Table", listener: Listener, seq: int, after: Sequence[str]) -> dict[str, Any]:
    """The choices that would follow decisions that the page holds back; nothing changes, and nobody else is sent it."""
    table.expect(seq)
    if not may_decide(table, listener):
        raise NotAllowed(_why_no_choice(table, listener))
    trial = table.match.ahead(after, table.match.actor)
    choices = [choice.as_json() for choice in trial.choices()]
    return {"seq": seq, "after": list(after), "view": wording(trial.view(table.match.actor)), "choices": choices}


def wording(view: View) -> View:
    """What sentences about a view are made from: its plain values, and its objects; not its lists."""
    return {name: value for name, value in view.items() if not isinstance(value, list)}


def why(table: "Table", listener: Listener, seq: int, target: str, after: Sequence[str] = ()) -> Refusal:
    """Why a click on `target` does nothing, once the page's held-back decisions are made."""
    table.expect(seq)
    if table.match.over:
        return Refusal(None, Message("error-over"))
    if not may_decide(table, listener):
        return Refusal(None, Message(_why_no_choice(table, listener)))
    trial = table.match.ahead(after, table.match.actor)
    return trial.why_not(target) or Refusal(None, Message("error-nothing-there"))


async def hint(table: "Table", listener: Listener, seq: int, after: Sequence[str] = ()) -> tuple[int, Hint]:
    """What a good player would do with this seat's knowledge, and why, once the held-back decisions are made.

    If others play too, they are notified first. Returned with the state number that the hint is for.
    """
    async with table.changing():
        table.expect(seq)
        actor = table.match.actor
        if not may_decide(table, listener):
            raise NotAllowed(_why_no_choice(table, listener))
        if not table.help:
            raise NotAllowed("error-no-help")
        if table.seating.seats[actor].kind == "engine":
            raise NotAllowed("error-engine-hint")
        view = table.match.ahead(after, actor).view(actor)
        await _announce(table, Note(len(table.match.log), "note-hint", {"seat": actor}))
        seq = table.version
    return seq, await table.bots.advise(view)


async def _announce(table: "Table", note: Note) -> None:
    """Show a note to everybody at the table, once; a person who plays alone does not need it."""
    if sum(table.seating.people) < 2 or table.notes[-1:] == [note]:
        return
    noted = len(table.notes)
    await table.store(notes=[note], question=table.question)
    table.audience.send_update("step", note.place, noted)


def _held_seat(table: "Table", listener: Listener) -> int:
    """The seat for which this listener decides now."""
    listener.check_seated()
    if may_decide(table, listener):
        return table.match.actor
    if table.match.actor not in listener.seats:
        return listener.seats[0]
    raise NotAllowed("error-kept")


def _why_no_choice(table: "Table", listener: Listener) -> str:
    """The message for a listener who has nothing to choose now."""
    if not listener.seats:
        return "error-spectator"
    return "error-kept" if table.match.actor in listener.seats else "error-not-your-turn"
