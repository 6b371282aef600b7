"""How steady hints are: does a second ask, or the next step of the same turn, say something else?

    python benchmarks/hints.py -n 200
    python benchmarks/hints.py papillons mariposas -n 40 --effort 0.3

Positions come from matches of `medium` (a tenth of its thinking), at a random decision of each. Each is searched as a
hint searches it, by `--effort` of the simulations of a hint, twice with seeds of their own, and then, where the turn
goes on without chance, a reveal or another seat, once more after the suggested action. What is printed is by how many
points of expectation (100: a match) the answers differ: median and 95th percentile, and how often the suggested action
is another one. The last column asks twice with the seed of the position, as the site does: how often that differs.
"""

import argparse
from dataclasses import dataclass, field
from math import inf
from statistics import median, quantiles

import chrysalide
from chrysalide.bots.player import Advice
from chrysalide.bots.thinking import adviser_for, position_seed
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game

STEPS = 6  # of one turn that are followed, at most


@dataclass
class Drift:
    """Differences in points of expectation."""

    asks: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    others: int = 0  # second asks that suggest another action
    unlike: int = 0  # second asks with the same seed that say anything else


def positions(name: str, number: int, seed: int) -> list[Match]:
    """Undecided positions in which somebody has a choice."""
    rules, found = find_game(name), []
    dice = Dice(f"hints:{name}:{seed}")
    while len(found) < number:
        seats = rules.seats[dice.below(len(rules.seats))]
        match = chrysalide.new(name, seats=seats, seed=dice.below(1 << 30))
        bot = chrysalide.bot(name, "medium", seed=dice.below(1 << 30), seconds=inf)
        bot.scale(0.1)
        places = []
        while not match.over:
            if len(match.legal()) > 1:
                places.append(len(match.log))
            match.play(bot.choose(match.view(match.actor)))
        found.append(match.at(places[dice.below(len(places))]))
    return found


def asked(match: Match, seed: str, effort: float) -> list[Advice]:
    bot = adviser_for(match.game.id, seed)
    bot.seconds = inf
    bot.scale(effort)
    return bot.weigh(match.view(match.actor))


def next_step(match: Match, action: str) -> Match | None:
    """The seat's next real choice after the action, if nothing but its own decisions lies between."""
    after, seat = match.at(len(match.log)), match.actor
    for _ in range(STEPS):
        code = next(code for code in after.state.legal() if after.game.action(after.state, code).text == action)
        if after.game.binding(after.state, code):
            return None
        before = len(after.log)
        after.play(action)
        if after.over or after.actor != seat or any(entry.actor != seat for entry in after.log[before:]):
            return None
        legal = after.legal()
        if len(legal) > 1:
            return after
        action = legal[0].text
    return None


def look(match: Match, number: int, effort: float, drift: Drift) -> None:
    first, second = (asked(match, f"{number}:{ask}", effort) for ask in (1, 2))
    drift.asks.append(points(first, second))
    drift.others += first[0].action != second[0].action
    seed = position_seed(match.view(match.actor))
    drift.unlike += asked(match, seed, effort) != asked(match, seed, effort)
    after = next_step(match, first[0].action.text)
    if after is not None:
        drift.steps.append(points(first, asked(after, f"{number}:3", effort)))


def points(one: list[Advice], other: list[Advice]) -> float:
    assert one[0].value is not None
    assert other[0].value is not None
    return 100 * abs(one[0].value - other[0].value)


def told(found: list[float]) -> str:
    if len(found) < 2:
        return f"{len(found):4} positions {'–':>14}"
    return f"{len(found):4} positions {median(found):6.1f} {quantiles(found, n=20, method='inclusive')[18]:7.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=chrysalide.games())
    parser.add_argument("-n", type=int, default=200, help="positions of each game (200)")
    parser.add_argument("--effort", type=float, default=1.0, help="part of a hint's simulations (1)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print("game         two asks: median, 95 %        along a turn: median, 95 %    other action   unlike, same seed")
    for name in wanted.games:
        drift = Drift()
        for number, match in enumerate(positions(name, wanted.n, wanted.seed)):
            look(match, number, wanted.effort, drift)
        shares = f"{drift.others / wanted.n:10.0%} {drift.unlike / wanted.n:18.0%}"
        print(f"{name:<11}{told(drift.asks)}   {told(drift.steps)}  {shares}", flush=True)


if __name__ == "__main__":
    main()
