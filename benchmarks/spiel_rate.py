"""Simulations per second: our tree search on one of our games, compared with OpenSpiel's C++ search on connect_four.

Both search from an opening and from later positions, a fresh tree each time, in turns within one run. A simulation is
what each calls so: theirs rolls out at random to the end of the match, ours plays at random to the end of a round
(at most `Habits.reach` actions) and judges what stands there, and draws chance where theirs has none.
"""

import json
import random
import statistics
import sys
from time import process_time
from typing import Any

import pyspiel

from chrysalide.bots.search.tree import Tree
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game

GAME = "celestes"
LATER = (0, 3, 6, 9)  # decisions played at random before the search
SIMULATIONS = 20_000  # of one search
UCT = 2.0
MEGABYTES = 1000


def our_positions(seed: int) -> list[Match]:
    found = []
    for steps in LATER:
        match, dice = Match(find_game(GAME), 2, seed=f"rate:{seed}"), Dice(f"rate:{seed}")
        for _ in range(steps):
            legal = match.legal()
            match.play(legal[dice.below(len(legal))])
        found.append(match)
    return found


def ours(match: Match, seed: int) -> tuple[int, float]:
    """Simulations and CPU-seconds of one search."""
    rules = find_game(GAME)
    start = process_time()
    tree = Tree(match.state, [0, 1], rules.evaluate, Dice(seed), rules.habits)
    tree.run(SIMULATIONS)
    return sum(weight for _, weight, _ in tree.findings()), process_time() - start


def their_positions(seed: int) -> list[Any]:
    found = []
    for steps in LATER:
        dice = random.Random(seed)
        state = pyspiel.load_game("connect_four").new_initial_state()
        for _ in range(steps):
            if not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))
        found.append(state)
    return [state for state in found if not state.is_terminal()]


def theirs(state: Any, seed: int) -> tuple[int, float]:
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    search = pyspiel.MCTSBot(state.get_game(), rollouts, UCT, SIMULATIONS, MEGABYTES, True, seed, False)
    start = process_time()
    root = search.mcts_search(state)  # ends early where the position is solved
    return root.explore_count, process_time() - start


def per_second(counted: list[tuple[int, float]]) -> float:
    return sum(number for number, _ in counted) / sum(seconds for _, seconds in counted)


def measure(rounds: int) -> dict[str, float]:
    """Medians over rounds; what is named last is the ratio of each round's two."""
    rates: list[tuple[float, float]] = []
    for seed in range(rounds + 1):
        pair = (
            per_second([ours(match, seed) for match in our_positions(seed)]),
            per_second([theirs(state, seed) for state in their_positions(seed)]),
        )
        print(f"round {seed} of {rounds}: {pair[0]:,.0f} and {pair[1]:,.0f} simulations/s", file=sys.stderr)
        if seed:  # the first one warms up
            rates.append(pair)
    return {
        f"ours, {GAME}": statistics.median(own for own, _ in rates),
        "OpenSpiel C++ MCTS, connect_four": statistics.median(other for _, other in rates),
        "ratio": statistics.median(own / other for own, other in rates),
    }


def compare(rounds: int, as_json: bool) -> None:
    results = measure(max(1, rounds))
    if as_json:
        print(json.dumps(results, indent=1))
        return
    *rates, (_, ratio) = results.items()
    for name, rate in rates:
        print(f"{name:36} {rate:12,.0f} simulations per CPU-second")
    print(f"{'ratio':36} {ratio:12.2f}")
