"""`chrysalide replay`: a match told entry by entry."""

import argparse
from typing import Any

import chrysalide
from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.files import read_text
from chrysalide.cli.picture import picture
from chrysalide.cli.reader import Reader
from chrysalide.cli.result import result, seat_names
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.language import Words

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
    match = chrysalide.load(read_text(args.file))
    if args.at is not None:
        if args.at > len(match.actions):
            raise BadCommand("cli-error-at", number=args.at, entries=len(match.actions))
        match = match.at(args.at)
    words = Words(match.kit.id, reader.lang, seat_names(match, reader))
    if args.json:
        reader.show_json(as_json(match, words))
    else:
        _tell(match, words, reader, only_position=args.at is not None)
    return 0


def as_json(match: Match, words: Words) -> dict[str, Any]:
    return {
        "game": match.kit.id,
        "rules_version": match.kit.rules_version,
        "seats": words.names,
        "options": match.options.as_json(),
        "commitment": match.commitment,
        "seed": match.seed if match.over else None,
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
        "entries": [
            {
                "number": index + 1,
                "actor": "chance" if match.actors[index] == CHANCE else match.actors[index],
                "action": match.entries[index],
                "events": told(match, index, words),
            }
            for index in range(len(match.actions))
        ],
        "view": match.view(),
    }


def told(match: Match, index: int, words: Words) -> list[str]:
    """What one entry brought, in words; an event without a message is for pictures only."""
    events = [event for event in match.events[index] if words.knows(event.kind)]
    return [words.say(event.kind, **event.args) for event in events]


def _tell(match: Match, words: Words, reader: Reader, only_position: bool) -> None:
    reader.tell(words.say("game-title"), "bold")
    if match.commitment:
        reader.tell(reader.say("cli-commitment", commitment=match.commitment))
    if not only_position:
        for index, action in enumerate(match.actions):
            actor = match.actors[index]
            who = reader.say("cli-chance") if actor == CHANCE else words.name(actor)
            reader.tell(f"{index + 1:>4}  {who:<12} {action.text:<14} {' '.join(told(match, index, words))}".rstrip())
        reader.tell()
    else:
        reader.tell(reader.say("cli-replay-position", number=len(match.actions)))
    for line in picture(match.view(), words):
        reader.tell(line)
    result(match, words, reader)
