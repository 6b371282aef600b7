"""Does each level beat the one below? Adjacent levels against each other, at every number of seats, as tables.

    python benchmarks/ladder.py papillons -n 200 --top 60 --top-effort 0.1 --more "4 teams=true" --write docs/bots.md

Both sides get the same fraction of their time (`--effort`), counted in simulations, so that the seed alone decides the
result. A run that was stopped resumes where it ended; a larger `-n` goes on from there, and `--fresh` starts over.
The highest pair takes longest: `--top` plays fewer matches of it, `--top-effort` at a smaller fraction. With
`--seats 2` only some tables are measured.

`--write` replaces this game's part of a page, between `<!-- ladder GAME -->` and `<!-- end -->`.
"""

import argparse
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from shutil import rmtree

from modes import plan_of, played, score

from chrysalide.arena.intervals import Estimate
from chrysalide.arena.playing import Outcome
from chrysalide.arena.results import results
from chrysalide.bots import LADDER
from chrysalide.games import find_game, names
from chrysalide.language import Words

HOPED = 0.6  # of what both win
HEAD = "| seats | stronger | weaker | thinking | matches | score of the stronger | won : drawn : lost | ms a decision |"
HEAD_TOGETHER = "| seats | level | thinking | matches | won | ms a decision |"


def share(found: Estimate, hoped: float = 0.0) -> str:
    """In bold if it is what was hoped for, and surely more than even."""
    text = f"{found.value:.1%}"
    return f"{f'**{text}**' if found.value >= hoped and found.low > 0.5 else text} [{found.low:.1%}, {found.high:.1%}]"


def milliseconds(outcomes: list[Outcome], player: str) -> str:
    own = [(seat, outcome) for outcome in outcomes for seat, name in enumerate(outcome.players) if name == player]
    seconds, decisions = (
        sum(column) for column in zip(*((one.seconds[seat], one.decisions[seat]) for seat, one in own), strict=True)
    )
    return f"{1000 * seconds / max(1, decisions):.1f}"


def measured(pair: tuple[str, ...], wanted: argparse.Namespace) -> tuple[int, float]:
    """Matches, and the fraction of the thinking time."""
    if pair[0] == list(LADDER)[-1]:
        return wanted.top or wanted.n, wanted.top_effort or wanted.effort
    return wanted.n, wanted.effort


def series(game: str, mode: str, pair: tuple[str, ...], wanted: argparse.Namespace) -> Iterator[list[str]]:
    """A row for each pair of levels, or for a level that plays together with itself."""
    matches, effort = measured(pair, wanted)
    plan = plan_of(game, mode, pair, effort, wanted.seed)
    folder = wanted.out / game / f"{effort:g}" / mode.replace(" ", "-") / "-".join(pair)
    if wanted.fresh and folder.exists():
        rmtree(folder)
    outcomes = played(plan, folder, matches, wanted.jobs)
    times = " / ".join(milliseconds(outcomes, player) for player in pair)
    told = f"{plan.seats} {' '.join(mode.split()[1:])}".strip()
    if plan.cooperative:
        won = results(plan, outcomes, matches)["standings"][0]
        estimate = Estimate(won["share"], won["share_low"], won["share_high"])
        yield [told, pair[0], f"{effort:g}", str(len(outcomes)), share(estimate), times]
    else:
        stronger = [{plan.sides[seat] for seat, name in enumerate(one.players) if name == pair[0]} for one in outcomes]
        winning = [{plan.sides[seat] for seat in one.winners or range(plan.seats)} for one in outcomes]
        won = sum(sides <= own for own, sides in zip(stronger, winning, strict=True))
        lost = sum(not sides & own for own, sides in zip(stronger, winning, strict=True))
        counts = f"{won} : {len(outcomes) - won - lost} : {lost}"
        yield [told, *pair, f"{effort:g}", str(len(outcomes)), share(score(plan, outcomes), HOPED), counts, times]


def table(game: str, wanted: argparse.Namespace) -> Iterator[str]:
    found = find_game(game)
    fewest = max(2, found.seats[0])  # who plays alone needs no partner
    modes = [str(seats) for seats in wanted.seats or found.seats if seats >= fewest]
    pairs = [(level,) for level in LADDER] if found.cooperative else [(up, down) for down, up in pairwise(LADDER)]
    head = HEAD_TOGETHER if found.cooperative else HEAD
    yield head
    yield re.sub(r"[^|]+", " --- ", head)
    for mode in [*modes, *wanted.more]:
        for pair in pairs:
            for row in series(game, mode, pair, wanted):
                yield f"| {' | '.join(row)} |"


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return said.stdout.strip() or "unknown"


def section(game: str, wanted: argparse.Namespace) -> Iterator[str]:
    found = find_game(game)
    yield f"## {Words(game, 'fr').say('game-title')}\n"
    made = f"Version {found.rules_version} of the rules, commit {commit()}"
    yield f"{made}, seed {wanted.seed}.\n"
    yield from table(game, wanted)


def write(page: Path, game: str, lines: list[str]) -> None:
    begin, end = f"<!-- ladder {game} -->", "<!-- end -->"
    text = page.read_text(encoding="utf-8")
    before, found, rest = text.partition(begin)
    if not found:
        raise SystemExit(f"{page} has no line {begin}: nothing was written")
    page.write_text(f"{before}{begin}\n" + "\n".join(lines) + f"\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(names())} (all)")
    parser.add_argument("-n", type=int, default=200, help="matches of each pair, or of each level together (200)")
    parser.add_argument("--top", type=int, help="matches of the highest pair, which takes longest (as many)")
    parser.add_argument("--top-effort", type=float, help="the fraction of the highest pair (as much)")
    parser.add_argument("--effort", type=float, default=1.0, help="the fraction of the thinking time (1)")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (all)")
    parser.add_argument("--more", nargs="*", default=[], help='other tables, such as "4 teams=true"')
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("arena/ladder"))
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run played")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    wanted = parser.parse_args()
    for game in wanted.games or list(names()):
        lines: list[str] = []
        for line in section(game, wanted):
            print(line, flush=True)
            lines.append(line)
        if wanted.write:
            write(wanted.write, game, lines)


if __name__ == "__main__":
    main()
