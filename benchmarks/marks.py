"""How much bots of each level lose by their decisions: the data behind the marks of a review.

    python benchmarks/marks.py celestes -n 12 --effort 20000

Plays matches of each level against itself and reviews a sample of their decisions. Prints, for each level, how often a
decision with something at stake loses more than nothing, and the quantiles of the losses; then the thresholds for the
game's data/game.toml: `good` is what the search cannot tell apart (the middle of its error, 0.01 at least),
`inaccurate` what `medium` exceeds in one decision of ten, `mistake` what `easy` exceeds in one of ten.
"""

import argparse
from statistics import fmean, median, quantiles

import chrysalide
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import assess, points

ENOUGH = 20
LEVELS = ("beginner", "easy", "medium", "hard")


def played(game: str, level: str, seats: int, seed: int, pace: float) -> Match:
    match = chrysalide.new(game, seats=seats, seed=f"marks-{seed}")
    bots = [chrysalide.bot(game, level, seed=f"{seed}-{seat}") for seat in range(seats)]
    for bot in bots:
        bot.scale(pace)
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return match


def losses(match: Match, sample: int, effort: int) -> tuple[list[float], list[float]]:
    """Of the decisions with something at stake: what they lost, and the error of that."""
    lost, errors = [], []
    sides = match.options.sides(match.seats)
    places = points(match)[1:]
    for place in places[:: max(1, len(places) // sample)]:
        found = assess(match, place, effort)
        assert found.played is not None
        if found.stake > match.game.thresholds.good:
            side = sides[match.log[place].actor]
            lost.append(found.best[0].values[side] - found.played.values[side])
            errors.append(found.error)
    return lost, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=chrysalide.games())
    parser.add_argument("-n", type=int, default=12, help="matches of each level")
    parser.add_argument("--seats", type=int, help="the fewest by default")
    parser.add_argument("--sample", type=int, default=24, help="decisions of each match")
    parser.add_argument("--effort", type=int, default=10_000, help="simulations for each decision")
    parser.add_argument("--pace", type=float, default=0.2, help="how much of their thinking the bots may do")
    args = parser.parse_args()
    seats = args.seats or min(number for number in find_game(args.game).seats if number > 1)
    by_level: dict[str, list[float]] = {}
    noise: list[float] = []
    for level in LEVELS:
        by_level[level] = []
        for seed in range(args.n):
            match = played(args.game, level, seats, seed, args.pace)
            lost, errors = losses(match, args.sample, args.effort)
            by_level[level] += lost
            noise += errors
        found = by_level[level]
        if len(found) < ENOUGH:
            raise SystemExit(f"{level}: only {len(found)} decisions with something at stake; more matches are needed")
        at = quantiles(found, n=20)
        print(
            f"{level:9} {len(found):4} decisions  mean {fmean(found):.4f}"
            f"  nothing lost {fmean(one == 0 for one in found):.0%}"
            f"  50 % {at[9]:.4f}  75 % {at[14]:.4f}  90 % {at[17]:.4f}  95 % {at[18]:.4f}",
            flush=True,
        )
    good = max(0.01, median(noise))
    print(
        f"good {good:.3f}  inaccurate {quantiles(by_level['medium'], n=20)[17]:.3f}  "
        f"mistake {quantiles(by_level['easy'], n=20)[17]:.3f}"
    )


if __name__ == "__main__":
    main()
