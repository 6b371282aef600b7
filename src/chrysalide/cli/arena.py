"""`chrysalide arena`: bots in a round robin, rated."""

import argparse
import os
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from chrysalide.arena.crew import Outcomes, play_all, play_together
from chrysalide.arena.files import replace_text
from chrysalide.arena.page import page
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Fixture, Setting
from chrysalide.arena.results import results
from chrysalide.arena.store import Difference, OtherPlan, Store
from chrysalide.bots.named import is_guest, source
from chrysalide.cli.arguments import BadCommand, Parser, read_options, whole
from chrysalide.cli.files import check_writable, writing
from chrysalide.cli.players import read_levels
from chrysalide.cli.progress import progress
from chrysalide.cli.reader import Reader
from chrysalide.cli.standings import show
from chrysalide.core.fairness import clean_seed
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.games import find_game

EXAMPLES = (
    "chrysalide arena {game} --players easy,medium,hard -n 1000",
    "chrysalide arena {game} --players easy,hard -n 200 --effort 0.1 --out quick",
    "chrysalide arena {game} --players greedy,random -n 50 --json",
    "chrysalide arena {game} -n 1000 --ray",
)
MOST_EFFORT = 100.0
STOPPED = 130  # exit status


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("--players", metavar="A,B,…")
    parser.option("-n", "--matches", metavar="N", type=whole("-n", 1, 1_000_000), default=100)
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S", default="1")
    parser.option("--effort", metavar="F", type=read_effort, default=1.0)
    parser.option("--jobs", metavar="J", type=whole("--jobs", 1, 1024))
    parser.option("--ray", metavar="ADDRESS", nargs="?", const="")
    parser.option("--out", metavar="DIR")
    parser.option("--html", metavar="FILE")
    parser.option("--json", action="store_true")


def read_effort(text: str) -> float:
    try:
        effort = float(text)
    except ValueError:
        effort = 0.0
    if not 0.0 < effort <= MOST_EFFORT:
        raise BadCommand("cli-error-effort", value=text[:60], maximum=int(MOST_EFFORT))
    return effort


def run(args: argparse.Namespace, reader: Reader) -> int:
    plan = read_plan(find_game(args.game), args)
    store = Store(Path(args.out if args.out is not None else f"arena/{plan.game}"), plan)
    html = Path(args.html) if args.html is not None else store.folder / "report.html"
    if args.html is not None:
        check_writable(html)
    try:
        with writing(store.folder), store.open():
            return _play(args, store, html, reader)
    except OtherPlan as other:
        differences = "; ".join(difference(found, reader) for found in other.differences)
        raise BadCommand("error-arena-other", folder=str(store.folder)[:200], differences=differences) from None


def read_plan(found: AnyGame, args: argparse.Namespace) -> Plan:
    """Errors in the arguments show up here, before any work."""
    from chrysalide import __version__

    players = read_levels(found, args.players, guest=True)
    seats = args.seats or found.seats[0]
    match = Match(found, seats, read_options(args.option))
    clean_seed(f"{clean_seed(args.seed)}-{args.matches * 1000}-{seats}")
    return Plan(
        game=found.id,
        rules_version=found.rules_version,
        version=__version__,
        options=match.options.as_json(),
        players=tuple(players),
        sides=match.options.sides(seats),
        seed=args.seed,
        effort=args.effort,
        sources={name: code for name in players if (code := source(name))},
    )


def _play(args: argparse.Namespace, store: Store, html: Path, reader: Reader) -> int:
    plan = store.plan
    each = plan.matches_each(args.matches)
    total = each * len(plan.lineups)
    before = len(store.kept(total))
    if store.damaged:
        reader.aside(reader.say("cli-arena-repaired", lines=store.damaged))
    if before:
        reader.aside(reader.say("cli-arena-resumed", done=before, total=total, folder=str(store.folder)))
    start = perf_counter()
    try:
        mine = [fixture for fixture in store.missing(plan.fixtures(args.matches)) if not _is_for_guest(fixture)]
        if mine:
            with progress(reader, total, before) as advance, closing(_playing(args, store, mine)) as playing:
                for outcome in playing:
                    store.keep(outcome)
                    advance()
    except KeyboardInterrupt:
        done = len(store.kept(total))
        reader.aside(reader.say("cli-arena-stopped", done=done, total=total, folder=str(store.folder)))
        return STOPPED
    kept = store.kept(total)
    if len(kept) < total:
        reader.aside(reader.say("cli-arena-guest", left=total - len(kept), folder=str(store.folder)))
    found = results(plan, kept, each)
    found["timing"] |= {"seconds": perf_counter() - start, "matches": len(kept) - before}
    _report(args, found, store, html, reader)
    return 0


def _is_for_guest(fixture: Fixture) -> bool:
    return any(map(is_guest, fixture.players))


def _playing(args: argparse.Namespace, store: Store, fixtures: list[Fixture]) -> Outcomes:
    plan = store.plan
    setting = Setting(plan.game, plan.options, plan.effort, records=True)
    if args.ray is not None:
        from chrysalide.arena.cluster import on_ray

        return play_together(lambda: on_ray(args.ray, plan.version), setting, fixtures)
    jobs = min(len(fixtures), args.jobs or os.cpu_count() or 1)
    return play_all(setting, fixtures, jobs)


def _report(args: argparse.Namespace, found: dict[str, Any], store: Store, html: Path, reader: Reader) -> None:
    replace_text(store.folder / "report.json", reader.as_json(found))
    replace_text(html, page(found, reader))
    if args.json:
        reader.show_json(found)
        return
    show(found, reader)
    reader.tell(reader.say("cli-arena-kept", folder=str(store.folder), page=str(html)))


def difference(found: Difference, reader: Reader) -> str:
    known = f"arena-field-{found.field.replace('_', '-')}"
    name = reader.say(known) if reader.words.knows(known) else found.field
    return reader.say("cli-arena-difference", name=name, there=found.there, here=found.here)
