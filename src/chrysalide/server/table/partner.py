"""Bots that play together with people: they explain what they are up to, and leave to people what belongs to the group.

Only where nobody has secrets, as reasons follow from what the bot knows.
"""

from typing import TYPE_CHECKING, Any

from chrysalide.bots.hints import Hint
from chrysalide.server.store.rows import Note
from chrysalide.server.table.listener import Listener

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

PLAN, PROPOSAL = "note-plan", "note-proposal"
REASONS = 2  # that a bot names, at most
GAIN = "gain"  # reasons that say what an action brings are true for everybody at the table


def has_company(table: "Table") -> bool:
    """Do people of the same side watch, at a table without secrets?"""
    match = table.match
    together = len(set(match.options.sides(match.seats))) == 1
    return together and not table.secret_hands and any(map(table.seating.played, table.audience.listeners))


def is_left_to_people(table: "Table") -> bool:
    """Does a decision of the group fall to a bot while people are there? Then one of them makes it."""
    match = table.match
    if table.status != "playing" or match.actor < 0 or table.seating.bot_at(match.actor) is None:
        return False
    return table.game.shares(match.state) and has_company(table)


def may_decide(table: "Table", listener: Listener) -> bool:
    """May this person choose now: for a seat that they play, or for the group once a bot has proposed something?"""
    played = table.seating.played(listener)
    return table.match.actor in played or (bool(played) and proposed(table) is not None)


def proposed(table: "Table") -> str | None:
    """The action that a bot proposes to the people at the table."""
    if not is_left_to_people(table):
        return None
    here = [note for note in table.notes if note.id == PROPOSAL and note.place == len(table.match.log)]
    return str(here[-1].args["action"]) if here else None


def plan(table: "Table", action: str, hint: Hint) -> Note | None:
    """What the bot says of its turn; nothing where the best player would do something else, or cannot say why."""
    if hint.advice[0].action != action:
        return None
    gains = [reason.as_json() for reason in hint.reasons if reason.args.get("change") == GAIN][:REASONS]
    return _note(table, PLAN, reasons=gains) if gains else None


def proposal(table: "Table", action: str) -> Note:
    choice = next(choice for choice in table.match.choices() if choice.action == action)
    return _note(table, PROPOSAL, action=action, choice=choice.label.as_json())


def _note(table: "Table", what: str, **said: Any) -> Note:
    return Note(len(table.match.log), what, {"seat": table.match.actor, **said})


async def say(table: "Table", seq: int, note: Note) -> None:
    """Show it to everybody, unless something has happened since `seq`."""
    async with table.changing():
        table.expect(seq)
        if table.notes[-1:] != [note]:
            noted = len(table.notes)
            await table.store(notes=[note], question=table.question)
            table.audience.send_update("step", note.place, noted)
