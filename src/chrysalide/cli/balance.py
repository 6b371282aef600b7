"""`chrysalide balance`: is a game fair, how long is it, and which rules matter?"""

import argparse
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from chrysalide.arena.crew import Outcomes, Processes, play_here, play_together
from chrysalide.arena.files import replace_text
from chrysalide.arena.playing import Outcome, Setting
from chrysalide.arena.store import OtherPlan, Store
from chrysalide.balance.document import document
from chrysalide.balance.luck import TABLES, chance_and_skill
from chrysalide.balance.page import page
from chrysalide.balance.results import results
from chrysalide.balance.samples import Base, Sample, Sampling, sampling
from chrysalide.balance.watching import watch
from chrysalide.cli.arena import STOPPED, difference, read_effort
from chrysalide.cli.arguments import BadCommand, Parser, read_options, whole
from chrysalide.cli.files import check_writable, read_text, writing
from chrysalide.cli.findings import show
from chrysalide.cli.players import check_level
from chrysalide.cli.progress import Advance, progress
from chrysalide.cli.reader import Reader
from chrysalide.core.fairness import clean_seed
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.games import find_game

EXAMPLES = (
    "chrysalide balance {game} -n 1000",
    "chrysalide balance {game} -n 200 --level easy --by none --json",
    "chrysalide balance {game} -n 2000 --each 200 --markdown {game}.md",
)
NOTHING = "none"


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("-n", "--matches", metavar="N", type=whole("-n", 1, 1_000_000), default=200)
    parser.option("--each", metavar="N", type=whole("--each", 1, 1_000_000))
    parser.option("--by", metavar="A,B,…")
    parser.option("--level", metavar="LEVEL", default="greedy")
    parser.option("--effort", metavar="F", type=read_effort, default=1.0)
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S", default="1")
    parser.option("--jobs", metavar="J", type=whole("--jobs", 1, 1024))
    parser.option("--luck", metavar="N", type=whole("--luck", 0, 100_000), default=0)
    parser.option("--out", metavar="DIR")
    parser.option("--html", metavar="FILE")
    parser.option("--markdown", metavar="FILE")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    found = find_game(args.game)
    samples = read_samples(found, args)
    each = args.each or max(1, args.matches // 4)
    folder = Path(args.out if args.out is not None else f"balance/{found.id}")
    for named in (args.html, args.markdown):
        if named is not None:
            check_writable(Path(named))
    before = read_text(args.markdown) if args.markdown is not None and Path(args.markdown).exists() else ""
    stores = [Store(folder / "matches" / sample.folder, sample.plan, notes=True) for sample in samples.samples]
    wanted = [args.matches if sample.option is None else each for sample in samples.samples]
    totals = [store.plan.matches_each(number) for store, number in zip(stores, wanted, strict=True)]
    try:
        with writing(folder):
            played = _play_all(args, list(zip(samples.samples, stores, totals, strict=True)), reader)
            if played is None:
                reader.aside(reader.say("cli-balance-stopped", folder=str(folder)))
                return STOPPED
            found_out = results(played, samples.refused, each)
            found_out["luck"] = _luck(args, samples.samples[0], reader)
            _report(args, found_out, folder, before, reader)
    except OtherPlan as other:
        differences = "; ".join(difference(found, reader) for found in other.differences)
        raise BadCommand("error-balance-other", folder=str(folder)[:200], differences=differences) from None
    return 0


def read_samples(found: AnyGame, args: argparse.Namespace) -> Sampling:
    """Errors in the arguments show up here, before any work."""
    from chrysalide import __version__

    check_level(found, args.level)
    seats = args.seats or found.seats[0]
    options = read_options(args.option)
    Match(found, seats, options)
    clean_seed(f"{clean_seed(args.seed)}-{args.matches * 1000}-{seats}")
    base = Base(found, seats, options, args.level, args.seed, args.effort, __version__)
    named = [word.strip() for word in args.by.split(",")] if args.by is not None else None
    return sampling(base, [] if named == [NOTHING] else named)


Work = list[tuple[Sample, Store, int]]  # what is played, where it is kept, and how many matches


def _play_all(args: argparse.Namespace, work: Work, reader: Reader) -> list[tuple[Sample, list[Outcome]]] | None:
    """All samples with their matches; None if the run was stopped."""
    total = sum(number for _, _, number in work)
    played = []
    jobs = min(total, args.jobs or os.cpu_count() or 1)
    crew = Processes(jobs) if jobs > 1 else None
    try:
        with crew or nullcontext(), progress(reader, total) as advance:
            for sample, store, number in work:
                with store.open():
                    _play(sample, store, number, crew, advance)
                    played.append((sample, store.kept(number)))
    except KeyboardInterrupt:
        return None
    return played


def _play(sample: Sample, store: Store, number: int, crew: Processes | None, advance: Advance) -> None:
    plan = sample.plan
    for _ in store.kept(number):
        advance()
    setting = Setting(plan.game, plan.options, plan.effort, watch=watch)
    fixtures = store.missing(plan.fixtures(number))
    playing: Outcomes
    if crew is None:
        playing = play_here(setting, fixtures)
    else:
        playing = play_together(lambda: _lent(crew), setting, fixtures)
    with closing(playing):
        for outcome in playing:
            store.keep(outcome)
            advance()


def _luck(args: argparse.Namespace, usual: Sample, reader: Reader) -> list[dict[str, Any]]:
    """Some matches are also reviewed, if that is wanted: it takes much longer than playing them."""
    if not args.luck:
        return []
    plan, jobs = usual.plan, args.jobs or os.cpu_count() or 1
    with progress(reader, args.luck * len(TABLES)) as advance:
        return chance_and_skill(
            plan.game, plan.seats, plan.options, plan.seed, args.luck, args.effort, min(jobs, args.luck), advance
        )


@contextmanager
def _lent(crew: Processes) -> Iterator[Processes]:
    """The same processes play all samples, so they are ended by the caller and not with each sample."""
    yield crew


def _report(args: argparse.Namespace, found: dict[str, Any], folder: Path, before: str, reader: Reader) -> None:
    """`before` is the previous version of the document."""
    html = Path(args.html) if args.html is not None else folder / "balance.html"
    replace_text(folder / "balance.json", reader.as_json(found))
    replace_text(html, page(found, reader))
    if args.markdown is not None:
        replace_text(Path(args.markdown), document(found, reader, before))
    if args.json:
        reader.show_json(found)
        return
    show(found, reader)
    reader.tell(reader.say("cli-balance-kept", folder=str(folder), page=str(html)))
