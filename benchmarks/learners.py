"""How fast a learner gets observations: environments of ours and of others, in one run and in turns.

    pip install '.[bench]' && python benchmarks/learners.py --rounds 5

- `aec`: a random match through PettingZoo's interface, observation and mask of every decision, beside connect_four_v3
- `state`: a loop in Python over the compiled state with `observe`, beside OpenSpiel's C++ connect_four with
  `observation_tensor`; both list the legal actions and apply a random one
- `batch`: `rl.Batch(1024)`, the step alone, with observations, masks, rewards; actions are drawn outside the clock

Numbers are decisions of seats per CPU-second, medians of the rounds; ratios are to the peer named in the column.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np

import chrysalide
from chrysalide import rl
from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE, OVER

SECONDS = 1.0  # of CPU time, for one measurement


def timed(work: Callable[[], int]) -> float:
    """Decisions per CPU-second."""
    begun, done = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        done += work()
    return done / (time.process_time() - begun)


def aec(env: Any) -> Callable[[], int]:
    """One random match through PettingZoo's interface."""

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            env.step(drawn(seen["action_mask"].tobytes()))
            decisions += 1

    return play


def drawn(mask: bytes) -> int:
    """Some legal action, found so quickly that it hardly counts: the next one from a random place on."""
    found = mask.find(1, int(random.random() * len(mask)))
    return found if found >= 0 else mask.find(1)


def states(game: str) -> Callable[[], int]:
    """One random match in a Python loop, with the observation of every decision."""
    found = rl.spec(game)
    sheet, dice = Sheet(1, found.width), Dice(1)

    def play() -> int:
        state, decisions = found.start.copy(), 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(dice))
                continue
            sheet.begin(0)
            state.observe(actor, sheet)
            state.apply(random.choice(state.legal()))
            decisions += 1
        return decisions

    return play


def spiel_states() -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def batch(game: str) -> float:
    """Decisions per CPU-second of the steps alone."""
    rows = rl.Batch(game, 1024, seed=1)
    dice = np.random.default_rng(1)
    spent, done = 0.0, 0
    while spent < SECONDS:
        chances = rows.masks * dice.random(rows.masks.shape, np.float32)
        actions = chances.argmax(axis=1)
        begun = time.process_time()
        rows.step(actions)
        spent += time.process_time() - begun
        done += rows.size
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    from pettingzoo.classic import connect_four_v3

    games = chrysalide.games()
    work: dict[str, Callable[[], float]] = {
        "connect_four_v3": lambda: timed(aec(connect_four_v3.env())),
        "connect_four": lambda: timed(spiel_states()),
    }
    for game in games:
        work[f"aec {game}"] = partial(timed, aec(rl.aec(game)))
        work[f"state {game}"] = partial(timed, states(game))
        work[f"batch {game}"] = partial(batch, game)
    found: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(args.rounds):
        for name, measure in work.items():
            found[name].append(measure())
    rate = {name: median(rates) for name, rates in found.items()}
    print(f"connect_four_v3 {rate['connect_four_v3']:,.0f}, OpenSpiel's connect_four {rate['connect_four']:,.0f}\n")
    print("| game | width | aec | × connect_four_v3 | state | × OpenSpiel | batch |\n" + "| --- " * 7 + "|")
    for game in games:
        one, two, three = (rate[f"{kind} {game}"] for kind in ("aec", "state", "batch"))
        ratios = one / rate["connect_four_v3"], two / rate["connect_four"]
        width = rl.spec(game).width
        print(f"| {game} | {width} | {one:,.0f} | {ratios[0]:.1f} | {two:,.0f} | {ratios[1]:.1f} | {three:,.0f} |")


if __name__ == "__main__":
    main()
