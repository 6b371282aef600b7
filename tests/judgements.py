"""What a network with made-up weights says of positions of random matches: `python -m tests.judgements GAME`."""

import random
import sys

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.learned import Learner
from chrysalide.core.network import Evaluation
from chrysalide.core.state import OVER, State
from chrysalide.games import find_game
from tests.positions import walk

HIDDEN, SECOND = 6, 4
EVERY = 9  # one position in so many


def made_up(learner: Learner, hidden: int = HIDDEN, second: int = SECOND) -> Evaluation:
    """Networks for one to eight sides; their weights are the same everywhere."""
    chance = random.Random(1)
    context, item = len(learner.context), len(learner.item)
    number = (context + 1 + item + second) * hidden + 2 * second + context + item
    weights = [chance.gauss(0.0, 0.1) for _ in range(number)]
    by_hand = 0.7 if learner.by_hand else 0.0
    return learner.evaluation([learner.network(hidden, second, weights, by_hand) for _ in range(8)])


def positions(game: str, learner: Learner) -> list[tuple[State, list[int]]]:
    """Positions in which a seat decides, each with one seat of every side."""
    found: list[tuple[State, list[int]]] = []
    for seed, (seats, options) in enumerate(learner.tables):
        rules = find_game(game)
        chosen = rules.options.read(options, seats, game)
        sides = list(chosen.sides(seats))
        speakers = [sides.index(side) for side in range(max(sides) + 1)]
        for number, state in enumerate(walk(rules.start(seats, chosen), Dice(seed))):
            if state.actor() == OVER or (number % EVERY == 0 and state.actor() >= 0):
                found.append((state.copy(), speakers))
    return found


def main(game: str) -> None:
    learner = find_game(game).learner
    assert learner is not None
    evaluation = made_up(learner)
    sys.stdout.write(f"compiled {chrysalide.compiled()}\n")
    for state, speakers in positions(game, learner):
        sys.stdout.write(" ".join(repr(evaluation.evaluate(state, seat)) for seat in speakers) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
