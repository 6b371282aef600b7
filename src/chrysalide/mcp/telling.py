"""A view, what happened and what may be done, as plain text for somebody who sees no picture."""

from collections.abc import Iterable, Sequence

from chrysalide.core.game import View
from chrysalide.core.messages import Choice
from chrysalide.core.state import Event
from chrysalide.language import Words
from chrysalide.picture import picture, scalars


def position(view: View, words: Words) -> list[str]:
    """Where the match stands, and the table drawn with letters."""
    where = [words.say("where", **scalars(view))] if words.knows("where") else []
    return [*where, *("".join(span.text for span in line).rstrip() for line in picture(view, words))]


def question(view: View, words: Words, seat: int, choices: int) -> str:
    """What the seat is asked, in the game's own words if it has any."""
    asked = f"turn-{view.get('phase')}"
    args = scalars(view) | {"seat": seat, "choices": choices}
    return words.say(asked if words.knows(asked) else "cli-your-turn", **args)


def story(events: Iterable[Event], words: Words) -> list[str]:
    return [f"· {words.say(event.kind, **event.args)}" for event in events if words.knows(event.kind)]


def listed(choices: Sequence[Choice], words: Words) -> list[str]:
    """One line for each action: its text, by which it is played, and what it means."""
    return [f"{choice.action} — {meaning(choice, words)}" for choice in choices]


def meaning(choice: Choice, words: Words) -> str:
    told = words.say(choice.label)
    if choice.detail:
        told += f" ({words.say(choice.detail)})"
    if choice.gain:
        told += f" {choice.gain:+d}"
    return told
