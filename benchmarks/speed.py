"""Random play, compared with other libraries in one run. Results are per CPU-second; the ratios are what counts.

A move is a decision of a seat; outcomes of chance are counted separately, and the ratios are given both ways.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time

import chrysalide
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games import find_game

GAME = os.environ.get("CHRYSALIDE_BENCH", "celestes")  # another game: CHRYSALIDE_BENCH=<game>
Count = tuple[int, int]  # decisions of seats, outcomes of chance


def our_playouts(matches: int) -> Count:
    """The compiled loop."""
    tally = chrysalide.playouts(GAME, matches, seed=random.randrange(1 << 30))
    return tally.decisions, tally.draws


def our_python_loop(matches: int) -> Count:
    """A Python loop that calls legal, chance and apply of our state."""
    rules = find_game(GAME)
    start = rules.start(rules.seats[0], rules.options())
    decisions = draws = 0
    for _ in range(matches):
        state = start.copy()
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                outcomes = state.chance()
                state.apply(_draw(outcomes))
                draws += 1
            else:
                codes = state.legal()
                state.apply(codes[int(random.random() * len(codes))])
                decisions += 1
    return decisions, draws


def _draw(outcomes: list[tuple[int, float]]) -> int:
    left = random.random()
    for code, weight in outcomes:
        left -= weight
        if left < 0:
            return code
    return outcomes[-1][0]


def our_kernel_in_open_spiel(matches: int) -> Count:
    """The same kernel wrapped as an OpenSpiel Python game, driven by the same loop."""
    import pyspiel
    import spiel_game  # noqa: F401 - registers the game

    return _drive_spiel(pyspiel.load_game(f"python_{GAME}"), matches)


def open_spiel_connect_four(matches: int) -> Count:
    """OpenSpiel's C++ game driven by a Python loop."""
    import pyspiel

    return _drive_spiel(pyspiel.load_game("connect_four"), matches)


def _drive_spiel(game: "object", matches: int) -> Count:
    decisions = draws = 0
    for _ in range(matches):
        state = game.new_initial_state()  # type: ignore[attr-defined] # the package has no types
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_draw(state.chance_outcomes()))
                draws += 1
            else:
                codes = state.legal_actions()
                state.apply_action(codes[int(random.random() * len(codes))])
                decisions += 1
    return decisions, draws


def pettingzoo_connect_four(matches: int) -> Count:
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()
    decisions = 0
    for _ in range(matches):
        environment.reset()
        for _agent in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
            environment.step(random.choice(legal))
            decisions += 1
    return decisions, 0


def catanatron_actions(matches: int) -> Count:
    """The Python engine of a large hex-map game, with its own players; a roll counts as an action there."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for _ in range(matches):
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        decisions += len(game.state.log)
    return decisions, 0


CONTENDERS: dict[str, Callable[[int], Count]] = {
    "ours, compiled playouts": our_playouts,
    "ours, Python loop on the compiled state": our_python_loop,
    "ours, wrapped as an OpenSpiel Python game": our_kernel_in_open_spiel,
    "OpenSpiel connect_four (C++), Python loop": open_spiel_connect_four,
    "PettingZoo connect_four": pettingzoo_connect_four,
    "catanatron, two random players": catanatron_actions,
}


def measure(play: Callable[[int], Count], seconds: float) -> tuple[float, float]:
    """Decisions and all actions per CPU-second, over batches that last long enough to be timed."""
    play(2)
    batch, decisions, draws, spent = 4, 0, 0, 0.0
    while spent < seconds:
        start = process_time()
        made, drawn = play(batch)
        took = process_time() - start
        decisions, draws, spent = decisions + made, draws + drawn, spent + took
        if took < seconds / 10:
            batch *= 2
    return decisions / spent, (decisions + draws) / spent


def interpreted(seconds: float) -> tuple[float, float]:
    """The same source without the compiler, in a separate process."""
    command = [sys.executable, __file__, "--only-playouts", "--seconds", str(seconds)]
    environment = {**os.environ, "CHRYSALIDE_INTERPRETED": "1"}
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    decisions, actions = json.loads(output)
    return decisions, actions


def run(seconds: float, rounds: int) -> dict[str, tuple[float, float]]:
    """All contestants in turn, several rounds; the median of each, so that a noisy moment affects them alike."""
    results: dict[str, list[tuple[float, float]]] = {}
    for round_number in range(rounds):
        print(f"round {round_number + 1} of {rounds}", file=sys.stderr)
        for name, play in CONTENDERS.items():
            results.setdefault(name, []).append(measure(play, seconds))
        results.setdefault("ours, interpreted playouts", []).append(interpreted(seconds))
    return {
        name: (statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs))
        for name, pairs in results.items()
    }


def ratios(results: dict[str, tuple[float, float]]) -> dict[str, float]:
    ours = results["ours, compiled playouts"]
    spiel = results["OpenSpiel connect_four (C++), Python loop"]
    loop = results["ours, Python loop on the compiled state"]
    wrapped = results["ours, wrapped as an OpenSpiel Python game"]
    return {
        "compiled playouts / OpenSpiel connect_four, decisions of seats only": ours[0] / spiel[0],
        "compiled playouts / OpenSpiel connect_four, chance counted": ours[1] / spiel[1],
        "compiled / interpreted": ours[1] / results["ours, interpreted playouts"][1],
        "Python loop on our state / the same kernel as an OpenSpiel Python game": loop[1] / wrapped[1],
        "compiled playouts / PettingZoo connect_four": ours[0] / results["PettingZoo connect_four"][0],
        "compiled playouts / catanatron": ours[0] / results["catanatron, two random players"][0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds for each contender and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only-playouts", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.only_playouts:
        print(json.dumps(measure(our_playouts, wanted.seconds)))
        return
    results = run(wanted.seconds, wanted.rounds)
    if wanted.json:
        print(
            json.dumps({"compiled": chrysalide.compiled(), "per_second": results, "ratios": ratios(results)}, indent=1)
        )
        return
    for name, (decisions, actions) in results.items():
        print(f"{name:48} {decisions / 1e6:8.3f} M decisions/s {actions / 1e6:8.3f} M with chance")
    for name, ratio in ratios(results).items():
        print(f"{ratio:8.1f} x  {name}")


if __name__ == "__main__":
    main()
