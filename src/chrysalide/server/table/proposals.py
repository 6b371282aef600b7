"""What may be proposed at a table: a resignation with its consequences, a draw; and who has to agree. Read-only."""

from typing import TYPE_CHECKING, Any

from chrysalide.core.messages import Message
from chrysalide.server.store.rows import DRAW, RESIGN, Question
from chrysalide.server.table.terms import CLAIM, OFF

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

Json = dict[str, Any]
ASKED = 60.0  # seconds before a question expires
EVERY = 5  # decisions of its own that a seat makes before its first offer of a draw, and between two of them
MOST = 5  # offers of a seat in one match


def ways(table: "Table", seat: int) -> list[Json]:
    """How a person may resign, with the consequences: `bot`, which plays on, or `end`, if `asks` agree.

    With more than two sides the others play on, so a bot takes the seat if one was agreed on for the absent. With two
    sides the other one wins. Whoever plays on the same side has to agree to the end, or goes on with a bot.
    """
    found = table.seating.seats[seat]
    if table.status != "playing" or not found.owned or found.resigned:
        return []
    sides = table.match.options.sides(table.match.seats)
    others = [one.seat for one in table.seating.seats if one.kind == "person" and not one.resigned and one.seat != seat]
    mates = [other for other in others if sides[other] == sides[seat]]
    level = None if table.absent in (OFF, CLAIM) else table.absent
    goes_on = len(set(sides)) > 2 and len(others) > len(mates)
    found_ways: list[Json] = []
    if level is not None and (mates or goes_on):
        found_ways.append({"how": "bot", "level": level})
    if level is None or not goes_on:
        winners = [other for other, side in enumerate(sides) if side != sides[seat]]
        found_ways.append({"how": "end", "asks": mates, "winners": winners})
    return found_ways


def voters(table: "Table", question: Question) -> list[int]:
    """The seats whose consent a proposal needs, that of its own seat included.

    For a draw everybody; to give up, the people on the same side. A bot decides for its own seat, and for one whose
    person has resigned; otherwise the person is asked, even while a bot plays for them.
    """
    seats = table.seating.seats
    if question.what == DRAW:
        return [one.seat for one in seats]
    sides = table.match.options.sides(table.match.seats)
    side = [one for one in seats if sides[one.seat] == sides[question.seat]]
    return [one.seat for one in side if one.kind == "person" and not one.resigned]


def draw_refusal(table: "Table", seat: int) -> Message | None:
    """Why this seat may not offer a draw now; None: it may."""
    match = table.match
    if not match.options.draws():
        return Message("draw-none")
    if table.status != "playing" or match.actor != seat:
        return Message("draw-turn")
    offers = [note.place for note in table.notes if note.id == "note-draw-offer" and note.args["seat"] == seat]
    if len(offers) >= MOST:
        return Message("draw-too-many", {"limit": MOST})
    since = match.log[offers[-1] if offers else 0 :]
    left = EVERY - sum(entry.asked and entry.actor == seat for entry in since)
    return Message("draw-later", {"decisions": left}) if left > 0 else None


def proposed(table: "Table") -> Json | None:
    """The proposal to end the match that is waiting for answers."""
    question = table.question
    if question is None or question.what not in (DRAW, RESIGN):
        return None
    missing = [seat for seat in voters(table, question) if seat not in (question.seat, *question.agreed)]
    return {"what": question.what, "seat": question.seat, "agreed": question.agreed, "missing": missing}
