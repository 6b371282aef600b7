"""How human are the mistakes of the weaker levels? The share of decisions that cost much, and of those that cost all.

    python benchmarks/mistakes.py -n 10
    python benchmarks/mistakes.py celestes --levels beginner easy -n 4

Matches of each level against itself; a sample of the decisions in which there was a choice is searched again by the
eyes of the seat, the action that was played as closely as the best one. Counted are decisions that lose more than 20
points of expectation (100: a match), and forfeits: what `bots/sense.py` calls a refusal to play, whatever the hidden
cards are, and what loses more than one point. Where it loses nothing, passing was as good as anything else.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

import chrysalide
from chrysalide.arena.intervals import wilson
from chrysalide.bots.sense import sensible
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import points
from chrysalide.reviewing.assessing import judge

LEVELS = ("beginner", "easy", "medium", "hard")
MUCH = 0.2
LITTLE = 0.01
WORLDS = 5  # deals of what the seat cannot know


@dataclass
class Count:
    decisions: int = 0
    costly: int = 0
    idle: int = 0


def played(game: str, level: str, seed: int, pace: float) -> Match:
    """Seats rotate through all numbers of them."""
    seats = [number for number in find_game(game).seats if number > 1]
    match = chrysalide.new(game, seats=seats[seed % len(seats)], seed=f"mistakes-{seed}")
    bots = [chrysalide.bot(game, level, f"{seed}-{seat}", seconds=inf) for seat in range(match.seats)]
    for bot in bots:
        bot.scale(pace)
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return match


def sampled(match: Match, number: int) -> Iterator[tuple[Match, int]]:
    """Positions of the match with the code that was played there."""
    places = points(match)[1:]
    for place in places[:: max(1, len(places) // number)]:
        yield match.at(place), match.log[place].action.code


def look(match: Match, code: int, effort: int, count: Count) -> None:
    turns = [Turn(match.game, match.view(match.actor), Dice(world)) for world in range(WORLDS)]
    found = judge(match, code, effort, "mistakes")
    assert found.played is not None
    side = turns[0].sides[match.actor]
    lost = found.best[0].values[side] - found.played.values[side]
    count.decisions += 1
    count.costly += lost > MUCH
    count.idle += lost > LITTLE and not any(code in sensible(one) for one in turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=chrysalide.games())
    parser.add_argument("-n", type=int, default=10, help="matches of each level (10)")
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--sample", type=int, default=12, help="decisions of each match (12)")
    parser.add_argument("--effort", type=int, default=4000, help="simulations for each decision (4000)")
    parser.add_argument("--pace", type=float, default=0.2, help="how much of their thinking the bots do (0.2)")
    wanted = parser.parse_args()
    print("| game | level | decisions | lose more than 20 points | 95 % | forfeit |")
    print("| --- | --- | ---: | ---: | --- | ---: |")
    for game in wanted.games:
        for level in wanted.levels:
            count = Count()
            for seed in range(wanted.n):
                for match, code in sampled(played(game, level, seed, wanted.pace), wanted.sample):
                    look(match, code, wanted.effort, count)
            low, high = wilson(count.costly, count.decisions)
            share = f"{count.costly / count.decisions:.1%} | [{low:.1%}, {high:.1%}]"
            print(f"| {game} | {level} | {count.decisions} | {share} | {count.idle} |", flush=True)


if __name__ == "__main__":
    main()
