"""`chrysalide review`: how much of a finished match was luck, how much was play."""

import argparse
import os

import chrysalide
from chrysalide.cli.arguments import Parser, among
from chrysalide.cli.files import read_text
from chrysalide.cli.progress import watching
from chrysalide.cli.reader import Reader
from chrysalide.cli.result import seat_names
from chrysalide.cli.sealing import reading_sealed
from chrysalide.core.match import Match
from chrysalide.language import Words
from chrysalide.reviewing import DEPTHS, Review, finished, review
from chrysalide.reviewing.report import DECISION, Step

EXAMPLES = (
    "chrysalide review match.txt",
    "chrysalide review match.txt --depth deep --all",
    "chrysalide review --json - < match.txt",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file")
    depths = tuple(DEPTHS)
    parser.option("--depth", metavar="|".join(depths), type=among("--depth", depths), default="quick")
    parser.option("--all", action="store_true")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    text = read_text(args.file)
    with reading_sealed(text, args.file):
        match = finished(chrysalide.load(text))
    with watching(reader, "cli-review-progress") as progress:
        found = review(match, args.depth, progress, processes=os.cpu_count() or 1)
    if args.json:
        reader.show_json(found.as_json())
        return 0
    words = Words(match.game.id, reader.lang, seat_names(match, reader))
    reader.tell(words.say("game-title"), "bold")
    _show_sides(found, words, reader)
    _show_seats(found, words, reader)
    reader.tell(reader.say("cli-review-moments" if found.moments else "cli-review-no-moments"), "bold")
    for number in found.moments:
        _tell_decision(match, found.steps[number], words, reader)
    if args.all:
        reader.tell(reader.say("cli-review-decisions"), "bold")
        for step in found.steps:
            _tell_step(match, step, words, reader)
    return 0


def _show_sides(found: Review, words: Words, reader: Reader) -> None:
    """One line for each side; the columns add up to the result."""
    numbers = [f"cli-review-{name}" for name in ("start", "luck", "own", "others", "drift", "result")]
    table = reader.table("cli-review-side", *numbers, right=tuple(numbers))
    for side, seats in enumerate(found.sides):
        own = sum(step.play[side] for step in found.steps if step.seat in seats)
        row = [
            reader.percent(found.start[side]),
            *(_points(reader, change) for change in (found.luck[side], own, found.play[side] - own)),
            f"{_points(reader, found.drift[side])} ± {reader.number(100 * found.margin[side], 1)}",
            reader.percent(found.result[side]),
        ]
        table.add_row(", ".join(words.name(seat) for seat in seats), *row)
    reader.show(table)
    reader.tell(reader.say("cli-review-note"))


def _show_seats(found: Review, words: Words, reader: Reader) -> None:
    marks = list(found.seats[0].marks)
    numbers = ["cli-review-accuracy", "cli-review-decisions", *(f"mark-{mark}" for mark in marks)]
    table = reader.table("cli-review-player", *numbers, right=tuple(numbers))
    for seat in found.seats:
        accuracy = "–" if seat.accuracy is None else reader.percent(seat.accuracy)
        table.add_row(words.name(seat.seat), accuracy, str(seat.decisions), *(str(seat.marks[mark]) for mark in marks))
    reader.show(table)


def _tell_step(match: Match, step: Step, words: Words, reader: Reader) -> None:
    if step.kind == DECISION:
        _tell_decision(match, step, words, reader)
        return
    luck = ", ".join(_points(reader, change) for change in step.luck)
    reader.tell(f"{step.index + 1:>4}  {reader.say('cli-chance'):<12} {luck:>8}  {', '.join(step.actions)}")


def _tell_decision(match: Match, step: Step, words: Words, reader: Reader) -> None:
    assert step.seat is not None
    side = match.options.sides(match.seats)[step.seat]
    played = words.say(step.words) if step.words else step.actions[0]
    mark = reader.say(f"mark-{step.mark}") if step.mark else ""
    loss = _points(reader, -step.loss) if step.mark else ""
    reader.tell(f"{step.index + 1:>4}  {words.name(step.seat):<12} {loss:>8}  {mark:<12} {played}".rstrip())
    best = step.best[0]
    if best.action == step.actions[0]:
        return
    text = words.say(best.words) if best.words else best.action
    better = reader.say("cli-review-better", choice=text, value=reader.percent(best.values[side]))
    reader.tell(f"{'':>28}{better} {' '.join(words.say(reason) for reason in step.reasons)}".rstrip())


def _points(reader: Reader, change: float) -> str:
    """A change of the expected result in points: 100 are a whole match."""
    return ("+" if change >= 0.0005 else "−" if change <= -0.0005 else "") + reader.number(abs(100 * change), 1)
