"""Our expert against OpenSpiel's tree search (random rollouts), at the same wall-clock time for each decision.

    python benchmarks/field.py                          papilio and celestes, 200 matches each, 0.1 s a decision
    python benchmarks/field.py --game celestes -n 6
    python benchmarks/field.py --rollouts compiled      their search with rollouts played by our compiled loop
    python benchmarks/field.py --rate                   simulations per second beside OpenSpiel's C++ search

Every deal is played twice, once with each seating. Matches are appended to `--out`, one line of JSON each; the same
command goes on where it was stopped. Our player sees a view, theirs the state: in these games nothing is hidden but
what chance has not drawn yet, and that is in no state. (Another game with secrets may be named; there theirs gets one
deal in which they lie at random.) Decisions with one legal action are made for both.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from spiel_player import ClockedBot, opponent

import chrysalide
from chrysalide.arena.intervals import share_of
from chrysalide.bots.levels import bot
from chrysalide.bots.searching import Thinker
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game

GAMES = ("papilio", "celestes")
UCT = {"papilio": 1.0}  # what worked best for them, see README.md; 2 elsewhere
OURS, THEIRS = 0, 1  # places in the lists of an outcome


@dataclass(frozen=True)
class Setting:
    """What all matches of a line in the table have in common."""

    game: str
    seconds: float
    uct: float
    rollouts: str
    seed: str
    level: str = "expert"


@dataclass
class Outcome:
    """One match; lists are [ours, theirs]."""

    setting: Setting
    number: int
    points: float = 0.0  # of ours; a draw is a half
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    searched: list[int] = field(default_factory=lambda: [0, 0])  # decisions that were not solved exactly
    searching: list[float] = field(default_factory=lambda: [0.0, 0.0])  # seconds for these
    simulations: list[int] = field(default_factory=lambda: [0, 0])  # positions where ours searches by turns

    def count(self, side: int, seconds: float, simulations: int) -> None:
        self.decisions[side] += 1
        self.seconds[side] += seconds
        if simulations:
            self.searched[side] += 1
            self.searching[side] += seconds
            self.simulations[side] += simulations


def play(setting: Setting, number: int) -> Outcome:
    """Match `number`: each pair of consecutive matches has the same deal; ours has the seat number modulo 2."""
    outcome = Outcome(setting, number)
    ours = bot(setting.game, setting.level, f"{setting.seed}:{number}")
    assert isinstance(ours, Thinker), f"{setting.level} does not search"
    ours.seconds = setting.seconds
    theirs = opponent(setting.uct, setting.rollouts, Dice(f"{setting.seed}:{number}").word())
    match = Match(find_game(setting.game), 2, seed=f"{setting.seed}:{number // 2}")
    while not match.over:
        legal = match.legal()
        if len(legal) == 1:
            match.play(legal[0])
        elif match.actor == number % 2:
            ask_ours(ours, match, outcome)
        else:
            ask_theirs(theirs, match, outcome)
    outcome.points = 0.5 if len(match.winners) != 1 else float(match.winners[0] == number % 2)
    return outcome


def ask_ours(ours: Thinker, match: Match, outcome: Outcome) -> None:
    """Timed with everything it needs, including building the view."""
    start = perf_counter()
    action = ours.choose(match.view(match.actor), outcome.setting.seconds)
    outcome.count(OURS, perf_counter() - start, ours.looked)
    match.play(action)


def ask_theirs(theirs: ClockedBot, match: Match, outcome: Outcome) -> None:
    """Never less time than ours: if ours took a little more than its limit, theirs gets that too."""
    taken = outcome.searching[OURS] / max(1, outcome.searched[OURS])
    state = match.state.copy()
    state.resample(match.actor, Dice(f"deal:{len(match.log)}"))  # deals again what the seat may not know
    start = perf_counter()
    code, simulations = theirs.choose(state, max(outcome.setting.seconds, taken))
    outcome.count(THEIRS, perf_counter() - start, simulations)
    match.play(match.game.action(match.state, code))


# --- many matches -----------------------------------------------------------------------------------------------


def stored(path: Path, setting: Setting) -> dict[int, Outcome]:
    """The matches of this setting that are in the file; a truncated last line does not count."""
    found: dict[int, Outcome] = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            values = json.loads(line)
        except ValueError:
            continue
        if values["setting"] == asdict(setting):
            found[values["number"]] = Outcome(**{**values, "setting": setting})
    return found


def play_missing(setting: Setting, matches: int, jobs: int, path: Path) -> list[Outcome]:
    found = stored(path, setting)
    missing = [number for number in range(matches) if number not in found]
    with path.open("a") as file:
        if path.stat().st_size and not path.read_text().endswith("\n"):
            file.write("\n")
        for outcome in played(setting, missing, jobs):
            file.write(json.dumps(asdict(outcome)) + "\n")
            file.flush()
            found[outcome.number] = outcome
            print(f"{setting.game} {len(found)} of {matches}: {outcome.points:g}", file=sys.stderr, flush=True)
    return [found[number] for number in range(matches)]


def played(setting: Setting, numbers: list[int], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(partial(play, setting), numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play, setting), numbers)


def summary(outcomes: list[Outcome]) -> dict[str, Any]:
    points = sum(outcome.points for outcome in outcomes)
    share = share_of(points, len(outcomes))
    results: dict[str, Any] = {
        "game": outcomes[0].setting.game,
        "matches": len(outcomes),
        "won": sum(outcome.points == 1 for outcome in outcomes),
        "drawn": sum(outcome.points == 0.5 for outcome in outcomes),
        "share": share.value,
        "interval": [share.low, share.high],
    }
    return results | {"ours": one_side(outcomes, OURS), "theirs": one_side(outcomes, THEIRS)}


def one_side(outcomes: list[Outcome], side: int) -> dict[str, Any]:
    """Means over decisions; `exact` are those that were solved exactly, which ends a search early."""
    decisions, searched = sum(o.decisions[side] for o in outcomes), sum(o.searched[side] for o in outcomes)
    searching, simulations = sum(o.searching[side] for o in outcomes), sum(o.simulations[side] for o in outcomes)
    return {
        "decisions": decisions,
        "exact": decisions - searched,
        "ms": 1000 * sum(o.seconds[side] for o in outcomes) / max(1, decisions),
        "ms_searching": 1000 * searching / max(1, searched),
        "simulations": simulations / max(1, searched),
        "per_second": simulations / max(1e-9, searching),
    }


HEAD = ("game", "matches", "our points", "95 %", "won, drawn, lost", "", "decisions", "exact", "ms", "ms searching")


def table(rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "| " + " | ".join((*HEAD, "simulations", "a second")) + " |"
    yield "| --- " * (len(HEAD) + 2) + "|"
    for row in rows:
        low, high = row["interval"]
        lost = row["matches"] - row["won"] - row["drawn"]
        result = [row["game"], row["matches"], f"{row['share']:.1%}", f"[{low:.1%}, {high:.1%}]"]
        yield line([*result, f"{row['won']}, {row['drawn']}, {lost}"], "ours", row["ours"])
        yield line([""] * 5, "theirs", row["theirs"])


def line(cells: list[Any], name: str, side: dict[str, Any]) -> str:
    means = [f"{side['ms']:.1f}", f"{side['ms_searching']:.1f}"]
    counts = [f"{side['simulations']:,.0f}", f"{side['per_second']:,.0f}"]
    return "| " + " | ".join(map(str, [*cells, name, side["decisions"], side["exact"], *means, *counts])) + " |"


def open_games() -> list[str]:
    """Games for two sides of one seat each."""
    return [game for game in chrysalide.games() if 2 in find_game(game).seats and not find_game(game).cooperative]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=list(GAMES), choices=open_games(), help="(papilio celestes)")
    parser.add_argument("-n", type=int, default=200, help="matches of each game, half of them on each seat (200)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision of both (0.1)")
    parser.add_argument("--uct", type=float, help="their weight of exploration (1 in papilio, 2 elsewhere)")
    parser.add_argument("--rollouts", choices=("own", "compiled"), default="own", help="who plays theirs (own)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="matches played at the same time (1)")
    parser.add_argument("--out", type=Path, default=Path("field.jsonl"), help="(field.jsonl)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument("--rate", action="store_true", help="simulations per second instead of matches")
    parser.add_argument("--rounds", type=int, default=9, help="of --rate (9)")
    wanted = parser.parse_args()
    if wanted.rate:
        from spiel_rate import compare

        compare(wanted.rounds, wanted.json)
        return
    if wanted.n < 2 or wanted.n % 2 or wanted.seconds <= 0 or wanted.jobs < 1:
        parser.error("matches come in pairs, and time and jobs are above 0")
    rows = []
    for game in wanted.game:
        uct = UCT.get(game, 2.0) if wanted.uct is None else wanted.uct
        setting = Setting(game, wanted.seconds, uct, wanted.rollouts, wanted.seed)
        rows.append(summary(play_missing(setting, wanted.n, wanted.jobs, wanted.out)))
    print(json.dumps(rows, indent=1) if wanted.json else "\n".join(table(rows)))


if __name__ == "__main__":
    main()
