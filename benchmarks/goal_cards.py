"""What does each goal card of Mariposas score? Matches that go through the cards, and the points of all seats.

    python benchmarks/goal_cards.py -n 200 --level medium --effort 0.2 --out goal_cards.jsonl

A card should score neither much more nor much less than the others of its season: its mean is compared with their
median. Bots are bounded by the number of their simulations, so equal seeds give equal results; every match is kept in
a line of the file, and a stopped run goes on.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev

import chrysalide
from chrysalide.arena.playing import prepared
from chrysalide.bots import LEVELS
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game
from chrysalide.games.mariposas.codes import EDITIONS
from chrysalide.games.mariposas.facts import DEFAULT

FAR = 0.6  # distance from the median, as a fraction of it
Points = dict[str, list[list[int]]]  # by card: for every seat of every match the points of each goal


def cards_of_season(edition: str) -> list[list[str]]:
    cards = EDITIONS[edition].season_cards
    return [[card.id for card in cards if card.season == season] for season in ("spring", "summer", "autumn")]


def chosen_for(number: int, edition: str) -> list[str]:
    """All pairs of cards of two seasons in turn, so that no card is always measured together with the same one."""
    spring, summer, autumn = cards_of_season(edition)
    later = number // len(spring)
    return [spring[number % len(spring)], summer[later % len(summer)], autumn[(number + later) % len(autumn)]]


def played(number: int, wanted: argparse.Namespace) -> Points:
    """One match; chance deals everything but the goal cards."""
    chosen = chosen_for(number, wanted.edition)
    seed = f"{wanted.seed}:{number}"
    match = Match(find_game("mariposas"), wanted.seats, {"edition": wanted.edition}, settle=False)
    match.commit(seed)
    bots = [
        prepared(chrysalide.bot("mariposas", wanted.level, f"{seed}:{seat}"), wanted.effort)
        for seat in range(wanted.seats)
    ]
    while not match.over:
        if match.actor != CHANCE:
            match.play(bots[match.actor].choose(match.view(match.actor)))
        elif match.view()["phase"] == "goal":
            match.enter(next(f"goal {card}" for card in chosen if f"goal {card}" in map(str, match.legal())))
        else:
            match.enter(match.game.space[match.draw()])
    return found_in(match, chosen)


def found_in(match: Match, chosen: list[str]) -> Points:
    found: Points = {}
    for season in match.view()["seasons"]:
        assert season["card"] in chosen
        goals = [[seat["scored"] for seat in goal["seats"]] for goal in season["goals"]]
        found[season["card"]] = [list(points) for points in zip(*goals, strict=True)]
    return found


# --- played matches are kept ------------------------------------------------------------------------------------------


def all_points(wanted: argparse.Namespace) -> Points:
    kept = read(wanted)
    with wanted.out.open("a", encoding="utf-8") as file:
        for number, found in missing(wanted, kept):
            kept[number] = found
            file.write(json.dumps({"match": number, "points": found}) + "\n")
            file.flush()
    gathered: defaultdict[str, list[list[int]]] = defaultdict(list)
    for number in range(wanted.n):
        for card, points in kept[number].items():
            gathered[card] += points
    return gathered


def read(wanted: argparse.Namespace) -> dict[int, Points]:
    """The matches of an earlier run; its settings are in the first line of the file and must be the same."""
    settings = {name: getattr(wanted, name) for name in ("seats", "level", "effort", "edition", "seed")}
    settings["rules_version"] = find_game("mariposas").rules_version
    if not wanted.out.exists():
        wanted.out.write_text(json.dumps(settings) + "\n", "utf-8")
    first, *lines = map(json.loads, wanted.out.read_text("utf-8").splitlines())
    if first != settings:
        raise SystemExit(f"{wanted.out} holds other matches: {first}")
    return {line["match"]: line["points"] for line in lines}


def missing(wanted: argparse.Namespace, kept: dict[int, Points]) -> Iterator[tuple[int, Points]]:
    numbers = [number for number in range(wanted.n) if number not in kept]
    with ProcessPoolExecutor(wanted.jobs) as crew:
        yield from zip(numbers, crew.map(partial(played, wanted=wanted), numbers), strict=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=200, help="matches (200)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", choices=list(LEVELS), default="medium")
    parser.add_argument("--effort", type=float, default=1.0, help="the share of its thinking that a bot is allowed (1)")
    parser.add_argument("--edition", choices=list(EDITIONS), default=DEFAULT)
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, default=Path("goal_cards.jsonl"), help="file for what was played")
    wanted = parser.parse_args()
    points = all_points(wanted)
    print("| card | cases | goals | mean | 95 % | of the median |  |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for cards in cards_of_season(wanted.edition):
        means = {card: mean(map(sum, points[card])) for card in cards}
        middle = median(means.values())
        for card in cards:
            sums = [sum(goals) for goals in points[card]]
            goals = " + ".join(f"{mean(goal):.1f}" for goal in zip(*points[card], strict=True))
            error = 1.96 * stdev(sums) / sqrt(len(sums))
            remark = "" if abs(means[card] / middle - 1) <= FAR else "far off"
            print(f"| {card} | {len(sums)} | {goals} | {means[card]:.1f} | ±{error:.1f} | ", end="")
            print(f"{means[card] / middle - 1:+.0%} | {remark} |")


if __name__ == "__main__":
    main()
