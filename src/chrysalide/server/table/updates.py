"""What a table sends: public information to everybody, and to each listener what its seats may know. Read-only."""

import time
from typing import TYPE_CHECKING, Any

from chrysalide.core.entries import Entry, Undone
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.server.store.rows import UNDOING, Note, Question, Spoken
from chrysalide.server.table import changes, partner
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.proposals import draw_refusal, proposed, ways
from chrysalide.server.table.wire import already, encode

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

Json = dict[str, Any]
MOST_UNDONE = 2000  # the limit of undone entries in one match, as all are kept; then nothing more can be undone


def lines_of(made: Entry, viewer: int | None, all_eyes: bool = False) -> list[Json]:
    """The events of an entry that this viewer may know, with the seat that acted; chance has none."""
    by = {"by": made.actor} if made.actor >= 0 else {}
    known = [event for event in made.events if all_eyes or event.known_to(viewer)]
    return [{"id": event.kind, "args": event.args, **by} for event in known]


def story_of(match: Match, viewer: int | None, since: int = 0) -> list[Json]:
    """The lines of all entries from `since` on."""
    return [line for made in match.log[since:] for line in lines_of(made, viewer)]


def info(table: "Table") -> Json:
    """The public information about the table."""
    match = table.match
    return {
        "table": table.id,
        "game": table.game.id,
        "options": match.options.as_json(),
        "secret_hands": table.secret_hands,
        "status": table.status,
        "commitment": match.commitment,
        "seed": match.seed if table.finished else None,
        "created": table.created,
        "rules_version": table.game.rules_version,
        "length": len(match.log) if table.started else 0,
        "history": len(match.log) + sum(len(undo.removed) + 1 for undo in match.undone) if table.started else 0,
        "scores": match.scores,
        "winners": match.winners,
        "listed": table.listed,
        "chat": table.chat.on,
        "ready_check": table.ready_check,
        "clock": table.clocks.clock.as_json() if table.clocks else None,
        "absent": table.absent,
        "help": table.help,
        "imported": table.imported,
        "next": table.next_id,
        "origin": _origin(table),
        "ending": {"seat": match.ending.seat, "why": match.ending.why} if match.ending else None,
        "draws": match.options.draws(),
        "seats": [{**seat, "ways": ways(table, seat["seat"])} for seat in table.seating.info()],
    }


def _origin(table: "Table") -> Json | None:
    """Where the match comes from: a place in another one, whose table may be known."""
    origin = table.match.origin
    if origin is None:
        return None
    return {"table": table.origin_id, "index": origin.entries, "dealt": origin.seat, "record": origin.record}


def chat(spoken: list[Spoken]) -> Json:
    return {"messages": [vars(one) for one in spoken]}


def update(table: "Table", listener: Listener, kind: str, since: int, notes_since: int, moved: bool) -> Json:
    """The present as far as this listener may know it, with what happened since an entry and a note.

    `moved`: the listener now sees through another seat than before.
    """
    match = table.match
    played = table.seating.played(listener)
    to_act = table.status == "playing" and partner.may_decide(table, listener)
    refusals = list(undo_refusals(table, listener).values())
    step = kind == "step"
    sent = {
        "seq": table.version,
        "length": len(match.log),
        "kind": kind,
        "eyes": listener.eyes,
        "events": story(table, listener.eyes, since, notes_since) if step else [],
        "view": match.view(listener.eyes),
        "choices": [choice.as_json() for choice in match.choices()] if to_act else [],
        "undo": None in refusals,
        "undo_turn": undoes_turn(table, listener),
        "undo_rule": refusals[0].as_json() if refusals and None not in refusals and refusals[0] else None,
        "undo_ask": table.question is None and any(may_ask(table, seat) for seat in played),
        "undo_asked": asked(table),
        "draw": to_act and table.question is None and draw_refusal(table, match.actor) is None,
        "draw_rule": _no_draw(table, to_act),
        "asked": proposed(table),
        "clocks": table.clocks.as_json(time.time()) if table.clocks and table.started else None,
    }
    if to_act and (proposal := partner.proposed(table)) is not None:
        sent["proposal"] = proposal
    if not step or (moved and table.secret_hands):  # another person may know other parts of the story
        sent["log"] = story(table, listener.eyes)
    return sent


def shortened(update: Json, listener: Listener) -> Json:
    """The same with what has changed in the view, where the listener has an older one."""
    before, listener.view = listener.view, encode(update["view"])
    if before is None or update["kind"] == "now":
        return update | {"view": already(listener.view)}  # written already
    rest = {name: value for name, value in update.items() if name != "view"}
    return rest | {"changes": changes.between(before, listener.view)}


def _no_draw(table: "Table", to_act: bool) -> Json | None:
    """Why no draw can be offered, where draws exist."""
    if not table.match.options.draws() or table.status != "playing":
        return None
    refusal = draw_refusal(table, table.match.actor) if to_act else Message("draw-turn")
    return refusal.as_json() if refusal else None


def story(table: "Table", viewer: int | None, since: int = 0, notes_since: int = 0) -> list[Json]:
    """Events and notes in order; a note comes before the entry of its place."""
    match, lines = table.match, []
    undos = iter(match.undone)
    notes = [(note, next(undos) if note.undone else None) for note in table.notes][notes_since:]
    if not notes:
        return story_of(match, viewer, since)
    for place in range(min(since, *(note.place for note, _ in notes)), len(match.log) + 1):
        lines += [_noted(note, undo, viewer) for note, undo in notes if note.place == place]
        if since <= place < len(match.log):
            lines += lines_of(match.log[place], viewer)
    return lines


def _noted(note: Note, undo: Undone | None, viewer: int | None) -> Json:
    """A note; for an undo also the removed entries, as they were shown to the viewer when they happened."""
    line: Json = {"id": note.id, "args": note.args}
    if undo is not None:
        line["undone"] = [removed for made in undo.removed for removed in lines_of(made, viewer)]
    return line


def asked_of(table: "Table", question: Question) -> list[int]:
    """The people whose answer counts, apart from the one who made the request."""
    return table.seating.asked_besides(question.seat, question.length)


def asked(table: "Table") -> Json | None:
    """The request to undo that is waiting for answers."""
    question = table.question
    if question is None or question.what != UNDOING:
        return None
    missing = [seat for seat in asked_of(table, question) if seat not in question.agreed]
    return {"seat": question.seat, "length": question.length, "agreed": question.agreed, "missing": missing}


def may_ask(table: "Table", seat: int) -> bool:
    """Is there a decision of this seat that could be undone if everybody agreed?"""
    return table.status == "playing" and not too_many(table) and table.match.last_decision_of(seat) is not None


def too_many(table: "Table") -> Message | None:
    """The refusal if too much has already been undone in this match."""
    undone = sum(len(undo.removed) for undo in table.match.undone)
    return Message("undo-too-many", {"limit": MOST_UNDONE}) if undone >= MOST_UNDONE else None


def undoes_turn(table: "Table", listener: Listener) -> bool:
    """May a seat held here take back more than its last decision, all in its own turn?"""
    match = table.match
    free = [seat for seat, refusal in undo_refusals(table, listener).items() if refusal is None]
    return any(match.turn_start(seat) < match.began(match.last_decision_of(seat) or 0) for seat in free)


def undo_refusals(table: "Table", listener: Listener) -> dict[int, Message | None]:
    """Why each seat may not undo; None: it may. Where a bot plays for it, its owner has to resume first."""
    if table.finished:
        return {seat: Message("undo-over") for seat in listener.seats}
    played = table.seating.played(listener)
    refusals = {seat: table.match.undo_refusal(seat) or too_many(table) for seat in played}
    return refusals or {seat: Message("undo-kept") for seat in listener.seats}
