"""`chrysalide games`: what can be played, and with which options."""

import argparse
import sys
from typing import Any

from chrysalide.cli.arguments import Parser
from chrysalide.cli.reader import Reader
from chrysalide.core.game import AnyGame
from chrysalide.core.options import Option, describe
from chrysalide.games import find_game, names, open_all, skipped
from chrysalide.language import Words, explain

EXAMPLES = ("chrysalide games", "chrysalide games {game}", "chrysalide games --json")


def add_arguments(parser: Parser) -> None:
    parser.argument("game", optional=True)
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    if not args.game:
        open_all()
    games = [find_game(args.game)] if args.game else [find_game(name) for name in names()]
    if args.json:
        described = [as_json(found, reader.lang) for found in games]
        reader.show_json(described[0] if args.game else described)
    elif args.game:
        _show_one(games[0], reader)
    else:
        _show_all(games, reader)
        for wrong in skipped():
            reader.aside(explain(wrong, reader.lang))
    return 0


def as_json(found: AnyGame, lang: str) -> dict[str, Any]:
    about = found.about
    return {
        "id": found.id,
        "title": Words(found.id, lang).say("game-title"),
        "seats": list(found.seats),
        "age": about.age,
        "minutes": about.minutes,
        "cooperative": found.cooperative,
        "rules_version": found.rules_version,
        "compiled": runs_compiled(found),
        "options": [option.as_json() for option in describe(found.options)],
        "credits": about.credits,
    }


def runs_compiled(found: AnyGame) -> bool:
    """Do this game's own rules run compiled?"""
    seats = found.seats[0]
    module = type(found.start(seats, found.options.read({}, seats, found.id))).__module__
    return not str(sys.modules[module].__file__).endswith(".py")


def _show_all(games: list[AnyGame], reader: Reader) -> None:
    numbers = ("cli-col-minutes", "cli-col-options", "cli-col-rules")
    table = reader.table("cli-col-id", "cli-col-title", "cli-col-players", *numbers, "cli-col-compiled", right=numbers)
    for found in games:
        table.add_row(
            found.id,
            Words(found.id, reader.lang).say("game-title"),
            _numbers(found.seats),
            str(found.about.minutes),
            str(len(describe(found.options))),
            str(found.rules_version),
            reader.say("cli-yes" if runs_compiled(found) else "cli-no"),
        )
    reader.show(table)
    reader.tell(reader.say("cli-games-more"))


def _show_one(found: AnyGame, reader: Reader) -> None:
    words = Words(found.id, reader.lang)
    reader.tell(words.say("game-title"), "bold")
    reader.tell(words.say("game-about" if words.knows("game-about") else "game-line"))
    reader.tell(
        reader.say(
            "cli-games-facts",
            seats=_numbers(found.seats),
            minutes=found.about.minutes,
            version=str(found.rules_version),
            compiled="yes" if runs_compiled(found) else "no",
        )
    )
    for name in found.about.reconstructed:
        reader.tell(words.say(f"reconstructed-{name}"))
    options = describe(found.options)
    if not options:
        return
    table = reader.table(
        "cli-col-option", "cli-col-kind", "cli-col-default", "cli-col-values", "cli-col-rule", "cli-col-meaning"
    )
    for option in options:
        shown = option.as_json()
        meaning = words.say(f"option-{option.name}")
        table.add_row(
            option.name,
            reader.say("cli-kind", kind=option.kind),
            _word(shown["default"]),
            _values(option),
            option.rule or "",
            meaning,
        )
    reader.show(table)


def _numbers(seats: tuple[int, ...]) -> str:
    """`2`, `2–5` or `2, 4`."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(map(str, seats))


def _values(option: Option) -> str:
    if option.range is not None:
        return f"{option.range.minimum}–{option.range.maximum}"
    shown = [_word(value) for value in option.values]
    return ", ".join([*shown, "all"] if option.kind == "subset" else shown)


def _word(value: Any) -> str:
    """A value as it is typed after `--option name=`."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
