"""`chrysalide replay`: a match, entry by entry."""

import argparse
from collections.abc import Iterator
from typing import Any

import chrysalide
from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.files import read_text
from chrysalide.cli.reader import Reader
from chrysalide.cli.result import result, seat_names, tell_origin
from chrysalide.cli.sealing import reading_sealed
from chrysalide.core.entries import Entry, Undone
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game
from chrysalide.language import Words
from chrysalide.picture import picture

EXAMPLES = (
    "chrysalide replay match.txt",
    "chrysalide replay match.txt --at 40",
    "chrysalide replay --json - < match.txt",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file")
    parser.option("--at", metavar="N", type=whole("--at", 0, 1_000_000))
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    text = read_text(args.file)
    with reading_sealed(text, args.file):
        match = chrysalide.load(text)
    if args.at is not None:
        if args.at > len(match.log):
            raise BadCommand("cli-error-at", number=args.at, entries=len(match.log))
        match = match.at(args.at)
    words = Words(match.game.id, reader.lang, seat_names(match, reader))
    if args.json:
        reader.show_json(as_json(match, words))
    else:
        _tell(match, words, reader, only_position=args.at is not None)
    return 0


def as_json(match: Match, words: Words) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "seats": words.names,
        "options": match.options.as_json(),
        "commitment": match.commitment,
        "seed": match.seed if match.ended else None,
        "origin": match.origin.as_json() if match.origin else None,
        "over": match.ended,
        "ending": vars(match.ending) if match.ending else None,
        "scores": match.scores,
        "winners": match.winners,
        "entries": [_entry(number, step, words) for number, step in numbered(match) if _counts(step)],
        "history": [_entry(number, step, words) for number, step in numbered(match)] if match.undone else None,
        "view": match.view(),
    }


def numbered(match: Match) -> Iterator[tuple[int, Entry | Undone]]:
    """All that happened: entries with the number they had, undos with that of the first entry they removed."""
    number = 1
    for step in match.history():
        number = step.length + 1 if isinstance(step, Undone) else number
        yield number, step
        number += isinstance(step, Entry)


def _counts(step: Entry | Undone) -> bool:
    return isinstance(step, Entry) and not step.undone


def _entry(number: int, step: Entry | Undone, words: Words) -> dict[str, Any]:
    if isinstance(step, Undone):
        return {"number": number, "undo": len(step.removed), "actor": step.seat, "agreed": step.agreed}
    actor = "chance" if step.actor == CHANCE else step.actor
    entry = {"number": number, "actor": actor, "action": step.action.text, "events": events_in_words(step, words)}
    return entry | {"undone": True} if step.undone else entry


def events_in_words(made: Entry, words: Words) -> list[str]:
    """The events of one entry, in words; those without a message are only for the graphical page."""
    return [words.say(event.kind, **event.args) for event in made.events if words.knows(event.kind)]


def _tell(match: Match, words: Words, reader: Reader, only_position: bool) -> None:
    reader.tell(words.say("game-title"), "bold")
    here = find_game(match.game.id).rules_version
    if match.game.rules_version != here:
        reader.tell(reader.say("older-rules", version=match.game.rules_version, here=here))
    if match.commitment:
        reader.tell(reader.say("cli-commitment", commitment=match.commitment))
    tell_origin(match, reader)
    if not only_position:
        for number, step in numbered(match):
            _tell_step(number, step, words, reader)
        reader.tell()
    else:
        reader.tell(reader.say("cli-replay-position", number=len(match.log)))
    reader.draw(picture(match.view(), words))
    result(match, words, reader)


def _tell_step(number: int, step: Entry | Undone, words: Words, reader: Reader) -> None:
    if isinstance(step, Undone):
        said = words.say("cli-replay-undo", seat=step.seat, entries=len(step.removed), agreed=step.agreed)
        reader.tell(f"   ↶  {said}")
        return
    who = reader.say("cli-chance") if step.actor == CHANCE else words.name(step.actor)
    mark = " ×" if step.undone else "  "
    reader.tell(f"{number:>4}{mark}{who:<12} {step.action.text:<14} {' '.join(events_in_words(step, words))}".rstrip())
