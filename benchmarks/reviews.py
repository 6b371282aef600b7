"""Do reviews hold what they promise? Sums, time, memory, and whether a quick one finds the worst move of a deep one.

    python benchmarks/reviews.py celestes -n 20 --deep 5
    python benchmarks/reviews.py celestes -n 20 --deep 20 --among 10

Plays matches of `easy` and `medium` and reviews them, the first few also deeply. The worst move is found again if the
deep review calls the same decision the worst, or thinks that what it lost is within its error of the worst. With
`--among` only so many decisions are assessed deeply, those that lost most by the quick review: a deep review of
everything takes ten times as long, and what it thinks the worst is hardly ever further down.
"""

import argparse
import resource
from collections.abc import Mapping
from math import sqrt
from statistics import fmean, median
from time import process_time

import chrysalide
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import Review, assess, effort
from chrysalide.reviewing.report import DECISION

Loss = tuple[float, float]  # of a decision, with its error


def played(game: str, seats: int, seed: int) -> Match:
    match = chrysalide.new(game, seats=seats, seed=f"reviews-{seed}")
    levels = ["easy", "medium"]
    bots = [chrysalide.bot(game, levels[(seat + seed) % 2], seed=f"{seed}-{seat}") for seat in range(seats)]
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return match


def losses(review: Review) -> dict[int, Loss]:
    """By place in the match."""
    return {step.index: (step.loss, step.error) for step in review.steps if step.kind == DECISION}


def worst(found: Mapping[int, Loss]) -> int:
    return max(found, key=lambda place: found[place])


def deep_losses(match: Match, places: list[int]) -> dict[int, Loss]:
    """Some decisions of a match as a deep review assesses them."""
    found = {}
    for place in places:
        seen = assess(match, place, effort(match, "deep"))
        side = match.options.sides(match.seats)[match.log[place].actor]
        assert seen.played is not None
        found[place] = (seen.best[0].values[side] - seen.played.values[side], seen.error)
    return found


def agrees(quick: Mapping[int, Loss], deep: Mapping[int, Loss]) -> bool:
    """Is what a quick review calls the worst move the worst for a deep one as well, as far as that can tell?"""
    (lost, error), (most, its_error) = deep[worst(quick)], deep[worst(deep)]
    return lost + sqrt(error**2 + its_error**2) >= most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=chrysalide.games())
    parser.add_argument("-n", type=int, default=20, help="matches")
    parser.add_argument("--deep", type=int, default=5, help="how many of them are also reviewed deeply")
    parser.add_argument("--among", type=int, help="decisions of a match that are assessed deeply; all by default")
    parser.add_argument("--seats", type=int, help="the fewest by default")
    args = parser.parse_args()
    seats = args.seats or min(number for number in find_game(args.game).seats if number > 1)
    seconds: dict[str, list[float]] = {"quick": [], "deep": []}
    gaps, drifts, within, same, exactly = [], [], [], [], []
    for seed in range(args.n):
        match = played(args.game, seats, seed)
        begun = process_time()
        review = chrysalide.review(match)
        seconds["quick"].append(process_time() - begun)
        parts = zip(review.start, review.luck, review.play, review.drift, review.result, strict=True)
        gaps.append(max(abs(start + luck + play + drift - end) for start, luck, play, drift, end in parts))
        drifts += [abs(drift) for drift in review.drift]
        within += [abs(drift) <= margin + 1e-9 for drift, margin in zip(review.drift, review.margin, strict=True)]
        if seed < args.deep:
            quick = losses(review)
            places = sorted(quick, key=lambda place: quick[place], reverse=True)[: args.among]
            begun = process_time()
            deep = deep_losses(match, places)
            seconds["deep"].append(process_time() - begun)
            same.append(agrees(quick, deep))
            exactly.append(worst(quick) == worst(deep))
        print(f"{seed + 1} of {args.n}: drift {drifts[-1]:.3f}, {same[-1:]}", flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{args.game} with {seats}: {args.n} matches, sums within {max(gaps):.1e}; "
        f"error {fmean(drifts):.3f} on average, within its margin in {fmean(within):.0%}; "
        f"quick {median(seconds['quick']):.0f} s of CPU, {memory:.0f} MB"
    )
    if same:
        print(
            f"  deep {median(seconds['deep']):.0f} s among {args.among or 'all'}; the same worst move "
            f"in {sum(same)} of {len(same)}, to the letter in {sum(exactly)}"
        )


if __name__ == "__main__":
    main()
