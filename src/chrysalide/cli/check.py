"""`chrysalide check`: does a game keep what it promises? In plain sentences, and with a limit on every match."""

import argparse
from pathlib import Path
from typing import Any

import chrysalide
from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.files import read_text, writing
from chrysalide.cli.reader import Reader
from chrysalide.conformance import corpus, golden, records
from chrysalide.conformance.suites import ENDLESS, SUITES, Finding, Suite, findings
from chrysalide.core.game import AnyGame
from chrysalide.games import find_game
from chrysalide.games.finding import line
from chrysalide.language import Words, explain

EXAMPLES = (
    "chrysalide check {game}",
    "chrysalide check {game} --only contract,words --matches 100",
    "chrysalide check {game} --write",
    "chrysalide check {game} --keep match.txt",
)
NOT_KEPT, INTERRUPTED = 1, 130  # exit status


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("--only", metavar="SUITE,…")
    parser.option("--matches", metavar="N", type=whole("--matches", 1, 100_000), default=12)
    parser.option("--seed", metavar="S", type=whole("--seed", 0, 10**9), default=1)
    parser.option("--write", action="store_true")
    parser.option("--keep", metavar="FILE", action="append", default=[])
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    suites = chosen(args.only)
    game = find_game(args.game)
    if args.keep:
        for name in args.keep:
            reader.tell(reader.say("cli-check-kept", file=str(keep(game, name))))
        return 0
    if args.write:
        write(game, reader)
    found: list[Finding] = []
    if not args.json:
        reader.tell(f"{Words(game.id, reader.lang).say('game-title')} · {game.folder}", "bold")
    for suite in suites:
        with reader.waiting(reader.say("cli-check-running", suite=suite.name)):
            try:
                new = [*findings(game, suite, args.matches, args.seed)]
            except KeyboardInterrupt as stopped:  # perhaps because nothing moved any more
                reader.aside(reader.say("cli-check-interrupted", suite=suite.name, place=line(stopped) or "–"))
                return INTERRUPTED
        found += new
        if not args.json:
            tell(suite, new, reader)
        if any(one.fault.message.id == ENDLESS for one in new):
            if not args.json:
                reader.tell(reader.say("cli-check-endless"))
            break
    if args.json:
        reader.show_json({"game": game.id, "findings": [as_json(one, reader) for one in found]})
    else:
        advice = sum(one.advice for one in found)
        reader.tell(reader.say("cli-check-end", faults=len(found) - advice, advice=advice))
    return NOT_KEPT if any(not one.advice for one in found) else 0


def chosen(only: str | None) -> list[Suite]:
    """The suites that were named; all of them, if none was."""
    by_name = {suite.name: suite for suite in SUITES}
    names = [name.strip() for name in only.split(",")] if only else list(by_name)
    for name in names:
        if name not in by_name:
            raise BadCommand("cli-error-among", option="--only", value=name[:60], values=list(by_name))
    return [by_name[name] for name in names]


def tell(suite: Suite, found: list[Finding], reader: Reader) -> None:
    about = reader.say(f"cli-check-{suite.name}")
    reader.tell(f"{_mark(found)} {suite.name:<13}{about}", "" if found else "dim")
    for one in found:
        reader.tell(f"    {_mark([one])} {explain(one.fault, reader.lang)}")
        if one.where is not None:
            reader.tell(f"      {reader.say('cli-check-where', **one.where)}", "dim")


def _mark(found: list[Finding]) -> str:
    """Right, worth a look, or wrong."""
    return "✓" if not found else "!" if all(one.advice for one in found) else "✗"


def as_json(one: Finding, reader: Reader) -> dict[str, Any]:
    fault = {"id": one.fault.message.id, "text": explain(one.fault, reader.lang)}
    return {"suite": one.suite, **fault, "advice": one.advice, "where": one.where}


def write(game: AnyGame, reader: Reader) -> None:
    """What a game's tests compare with is written on request only: whoever asks reviews the difference."""
    before = {path: path.read_bytes() for path in golden.files(game)}
    with writing(game.folder):
        if records.write_encoding(game):
            reader.aside(reader.say("cli-check-wrote", file=str(game.folder / records.ENCODING)))
        golden.rewrite(game, lambda file, fate: None)
    after = {path: path.read_bytes() for path in golden.files(game)}
    for path in sorted({**before, **after}):
        if before.get(path) != after.get(path):
            said = "cli-check-wrote" if path in after else "cli-check-removed"
            reader.aside(reader.say(said, file=str(path)))


def keep(game: AnyGame, name: str) -> Path:
    """Adds a saved match to the corpus of its game."""
    text = read_text(name)
    match = chrysalide.load(text)
    if match.game.id != game.id:
        raise BadCommand("cli-error-check-keep", file=name[:200], name=match.game.id)
    with writing(game.folder):
        return corpus.keep(match, text, f"{Path(name).stem if name != '-' else 'match'}.txt")
