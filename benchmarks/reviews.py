"""Do reviews hold what they promise? Sums, time, memory, and whether a quick one finds the worst move of a deep one.

    python benchmarks/reviews.py celestes -n 20 --deep 5

Plays matches of `easy` and `medium` and reviews them, the first few also deeply. The worst move is found again if the
deep review calls the same decision the worst, or thinks that what it lost is within its error of the worst.
"""

import argparse
import resource
from math import sqrt
from statistics import fmean, median
from time import process_time

import chrysalide
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import Review
from chrysalide.reviewing.report import DECISION, Step


def played(game: str, seats: int, seed: int) -> Match:
    match = chrysalide.new(game, seats=seats, seed=f"reviews-{seed}")
    levels = ["easy", "medium"]
    bots = [chrysalide.bot(game, levels[(seat + seed) % 2], seed=f"{seed}-{seat}") for seat in range(seats)]
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return match


def worst(review: Review) -> Step:
    return max((step for step in review.steps if step.kind == DECISION), key=lambda step: step.loss)


def agrees(quick: Review, deep: Review) -> bool:
    found = next(step for step in deep.steps if step.index == worst(quick).index)
    dearest = worst(deep)
    return found.loss + sqrt(found.error**2 + dearest.error**2) >= dearest.loss


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=chrysalide.games())
    parser.add_argument("-n", type=int, default=20, help="matches")
    parser.add_argument("--deep", type=int, default=5, help="how many of them are also reviewed deeply")
    parser.add_argument("--seats", type=int, help="the fewest by default")
    args = parser.parse_args()
    seats = args.seats or min(number for number in find_game(args.game).seats if number > 1)
    seconds: dict[str, list[float]] = {"quick": [], "deep": []}
    gaps, drifts, within, same = [], [], [], []
    for seed in range(args.n):
        match = played(args.game, seats, seed)
        reviews = {}
        for depth in ("quick", "deep") if seed < args.deep else ("quick",):
            begun = process_time()
            reviews[depth] = chrysalide.review(match, depth)
            seconds[depth].append(process_time() - begun)
        review = reviews["quick"]
        parts = zip(review.start, review.luck, review.play, review.drift, review.result, strict=True)
        gaps.append(max(abs(start + luck + play + drift - end) for start, luck, play, drift, end in parts))
        drifts += [abs(drift) for drift in review.drift]
        within += [abs(drift) <= margin + 1e-9 for drift, margin in zip(review.drift, review.margin, strict=True)]
        if "deep" in reviews:
            same.append(agrees(review, reviews["deep"]))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{args.game} with {seats}: {args.n} matches, sums within {max(gaps):.1e}; "
        f"error {fmean(drifts):.3f} on average, within its margin in {fmean(within):.0%}; "
        f"quick {median(seconds['quick']):.0f} s of CPU, {memory:.0f} MB"
    )
    if same:
        print(f"  deep {median(seconds['deep']):.0f} s; the same worst move in {sum(same)} of {len(same)}")


if __name__ == "__main__":
    main()
