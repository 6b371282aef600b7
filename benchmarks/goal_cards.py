"""What does each goal card of Mariposas bring? Matches in which the cards come in turn, and the points of all seats.

    python benchmarks/goal_cards.py -n 200 --level greedy

A card should bring neither much more nor much less than the others of its season: its mean is compared with their
median. The bots are bounded by the number of their simulations, so equal seeds give equal results.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, median, stdev

import chrysalide
from chrysalide.arena.playing import prepared
from chrysalide.bots import LEVELS
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import kit
from chrysalide.games.mariposas.codes import EDITIONS
from chrysalide.games.mariposas.facts import DEFAULT

FAR = 0.6  # from the median, in parts of it
Points = dict[str, list[list[int]]]  # by card: for every seat of every match the points of each goal


def cards_of_season(edition: str) -> list[list[str]]:
    cards = EDITIONS[edition].season_cards
    return [[card.id for card in cards if card.season == season] for season in ("spring", "summer", "autumn")]


def played(number: int, level: str, seats: int, edition: str, seed: str) -> Points:
    """One match; chance deals everything but the goal cards."""
    chosen = [cards[number % len(cards)] for cards in cards_of_season(edition)]
    match = Match(kit("mariposas"), seats, {"edition": edition}, settle=False)
    match.commit(f"{seed}:{number}")
    bots = [prepared(chrysalide.bot("mariposas", level, f"{seed}:{number}:{seat}")) for seat in range(seats)]
    while not match.over:
        if match.actor != CHANCE:
            match.play(bots[match.actor].choose(match.view(match.actor)))
        elif match.view()["phase"] == "goal":
            match.enter(next(f"goal {card}" for card in chosen if f"goal {card}" in map(str, match.legal())))
        else:
            match.enter(match.kit.space[match.draw()])
    return found_in(match, chosen)


def found_in(match: Match, chosen: list[str]) -> Points:
    found: Points = {}
    for season in match.view()["seasons"]:
        assert season["card"] in chosen
        goals = [[seat["scored"] for seat in goal["seats"]] for goal in season["goals"]]
        found[season["card"]] = [list(points) for points in zip(*goals, strict=True)]
    return found


def all_points(wanted: argparse.Namespace) -> Points:
    gathered: defaultdict[str, list[list[int]]] = defaultdict(list)
    for found in _matches(wanted):
        for card, points in found.items():
            gathered[card] += points
    return gathered


def _matches(wanted: argparse.Namespace) -> Iterator[Points]:
    play = partial(played, level=wanted.level, seats=wanted.seats, edition=wanted.edition, seed=wanted.seed)
    with ProcessPoolExecutor(wanted.jobs) as crew:
        yield from crew.map(play, range(wanted.n))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=200, help="matches (200)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", choices=list(LEVELS), default="greedy")
    parser.add_argument("--edition", choices=list(EDITIONS), default=DEFAULT)
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="1")
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
