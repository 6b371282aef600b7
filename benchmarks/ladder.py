"""Does each level beat the one below? Every game, adjacent levels against each other, as a page of tables.

    python benchmarks/ladder.py --write docs/bots.md

Both sides get the same fraction of their time (`--effort`), counted in simulations, so that the seed alone decides the
result. A run that was stopped resumes where it ended; `--matches mariposas=200` plays more of one game.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import chrysalide
from chrysalide.arena.crew import play_all
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Setting
from chrysalide.arena.results import results
from chrysalide.arena.store import Store
from chrysalide.bots import LADDER
from chrysalide.core.match import Match
from chrysalide.games import find_game, names
from chrysalide.language import Words

HEADING = """# How strong the bots are

Five levels for every game. `beginner` and `easy` look one step ahead (one turn where a turn is many steps), overlook
some of their options and misjudge others; the rest search, each with at least ten times the simulations of the one
before: `medium` for about a hundredth of a second, `hard` for a tenth, `expert` for 1.8 seconds.

Each level must beat the one below in at least 60 % of the matches, and the 95 % interval (Wilson) must lie above 50 %.
A draw counts half. In a cooperative game all seats are played by one level, and its share of wins must rise. With full
thinking time the measurement would take many hours, so all levels get the same fraction of it, named above each table.
Processor time per decision was measured on this machine, at that fraction.

    {command}

wrote this page. The matches depend on the seed alone; `chrysalide arena GAME --players hard,expert` plays any other
round robin.
"""


def plan_of(game: str, players: tuple[str, ...], effort: float, seed: str) -> Plan:
    found = find_game(game)
    seats = found.seats[0] if not found.cooperative else max(2, found.seats[0])
    options = Match(found, seats, {}).options
    return Plan(
        game=game,
        rules_version=found.rules_version,
        version=chrysalide.__version__,
        options=options.as_json(),
        players=players,
        sides=options.sides(seats),
        seed=seed,
        effort=effort,
    )


def played(plan: Plan, folder: Path, matches: int, jobs: int) -> dict[str, Any]:
    """The results of a line-up; matches that the folder does not have yet are played."""
    store = Store(folder, plan)
    setting = Setting(plan.game, plan.options, plan.effort, records=True)
    with store.open():
        for outcome in play_all(setting, store.missing(plan.fixtures(matches)), jobs):
            store.keep(outcome)
        each = plan.matches_each(matches)
        return results(plan, store.kept(each * len(plan.lineups)), each)


def share(line: dict[str, Any]) -> str:
    return f"**{line['share']:.1%}** [{line['share_low']:.1%}, {line['share_high']:.1%}]"


def milliseconds(found: dict[str, Any], player: str) -> str:
    time = next(line for line in found["timing"]["players"] if line["player"] == player)
    return f"{time['milliseconds_per_decision']:.1f}"


def standing(found: dict[str, Any], player: str) -> dict[str, Any]:
    return next(line for line in found["standings"] if line["player"] == player)


def opponents(game: str, wanted: argparse.Namespace, matches: int) -> Iterator[str]:
    yield "| stronger | weaker | matches | score of the stronger | won : drawn : lost | ms a decision |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for weaker, stronger in pairwise(LADDER):
        plan = plan_of(game, (weaker, stronger), wanted.effort, wanted.seed)
        found = played(plan, wanted.out / game / f"{weaker}-{stronger}", matches, wanted.jobs)
        line = standing(found, stronger)
        drawn = found["shared"]
        won = round(line["wins"] - drawn / 2)
        times = f"{milliseconds(found, stronger)} / {milliseconds(found, weaker)}"
        counts = f"{won} : {drawn} : {found['matches'] - won - drawn}"
        yield f"| {stronger} | {weaker} | {found['matches']} | {share(line)} | {counts} | {times} |"


def together(game: str, wanted: argparse.Namespace, matches: int) -> Iterator[str]:
    yield "| level | matches | won | ms a decision |"
    yield "| --- | --- | --- | --- |"
    for level in LADDER:
        plan = plan_of(game, (level,), wanted.effort, wanted.seed)
        found = played(plan, wanted.out / game / level, matches, wanted.jobs)
        yield f"| {level} | {found['matches']} | {share(standing(found, level))} | {milliseconds(found, level)} |"


def section(game: str, wanted: argparse.Namespace, matches: int) -> Iterator[str]:
    found = find_game(game)
    name = Words(game, "fr").say("game-title")
    cooperative = found.cooperative
    yield f"\n## {name}\n"
    yield f"{max(2, found.seats[0])} seats, {wanted.effort:g} of the full thinking time, seed {wanted.seed}.\n"
    yield from together(game, wanted, matches) if cooperative else opponents(game, wanted, matches)


def numbers(pairs: Iterable[str]) -> dict[str, int]:
    return {game: int(number) for game, _, number in (pair.partition("=") for pair in pairs)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=None)
    parser.add_argument("-n", type=int, default=80, help="matches of each pair, or of each level together")
    parser.add_argument("--matches", nargs="*", default=[], metavar="GAME=N")
    parser.add_argument("--effort", type=float, default=0.03)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("arena/ladder"))
    parser.add_argument("--write", type=Path)
    wanted = parser.parse_args()
    special = numbers(wanted.matches)
    chosen = wanted.games or list(names())
    lines: list[str] = []
    for game in chosen:
        for line in section(game, wanted, special.get(game, wanted.n)):
            print(line, flush=True)
            lines.append(line)
    if wanted.write:
        said = [f"-n {wanted.n}", *(f"--matches {' '.join(wanted.matches)}" for _ in wanted.matches[:1])]
        command = f"python benchmarks/ladder.py {' '.join(said)} --effort {wanted.effort:g} --seed {wanted.seed}"
        wanted.write.write_text(HEADING.format(command=f"{command} --write docs/bots.md") + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
