"""`python -m training GAME --out FOLDER`: self-play, a fit and a measurement, generation after generation.

Each stage leaves its files in the folder, and what is there already is not made again, so a run that was stopped
resumes. `learned.toml` at the end goes into the game's data folder.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from chrysalide.core.learned import WEIGHTS, Learner, digest_of, read_learned, spelled
from chrysalide.games import find_game
from training.samples import pack, read


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="a folder for samples, weights and the log")
    parser.add_argument("--stage", choices=("play", "fit", "measure"), help="only this one")
    parser.add_argument("--generation", type=int, default=1, help="the first plays by the evaluation written by hand")
    parser.add_argument("--seconds", type=float, default=60.0, help="of self-play, or of matches")
    parser.add_argument("--effort", type=float, default=0.01, help="seconds that a bot thinks, in simulations")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--hidden", type=int, default=0)
    parser.add_argument("--second", type=int, default=0)
    parser.add_argument("--trust", type=float, default=0.0, help="the weight of what searches expected, beside results")
    parser.add_argument("--clear", type=float, default=0.0, help="the weight of how clearly sides won, beside results")
    parser.add_argument("--hold", type=float, default=0.0, help="how strongly linear weights are held near 0: 0.001")
    parser.add_argument("--joint", action="store_true", help="one network for all numbers of sides")
    parser.add_argument("--absorb", action="store_true", help="express the score by hand by linear weights first")
    parser.add_argument("--onto", type=int, help="a generation without hidden layers that is corrected; 0: the shipped")
    parser.add_argument("--kept", type=float, default=0.35, help="the share of positions that self-play keeps")
    parser.add_argument("--sides", help="only for matches of so many sides: 3,4")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default="", help="of the sources, for the file of weights")
    parser.add_argument("--think", type=float, default=0.04, help="seconds of a decision, when learned meets handmade")
    parser.add_argument("--most", type=int, default=400, help="matches of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match, which sets the seeds")
    parser.add_argument("--against", type=int, help="a generation to meet instead of handmade; 0: what is shipped")
    parser.add_argument("--series", help="a JSON list of settings to be tried against the usual ones")
    parser.add_argument("--both", action="store_true", help="whoever judges by hand searches with these settings too")
    parser.add_argument("--tables", help="which of the game's tables, by number: 0,2")
    parser.add_argument("--at", help="other tables, as a JSON list of seats and options: [[2, {}]]")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    wanted.out.mkdir(parents=True, exist_ok=True)
    stages = {"play": play, "fit": fit, "measure": measure}
    for name in [wanted.stage] if wanted.stage else stages:
        stages[name](wanted)


def described(wanted: argparse.Namespace) -> Learner:
    found = find_game(wanted.game).learner
    if found is None:
        raise SystemExit(f"{wanted.game} does not describe its positions to a network (Game.learner).")
    return found


def folder_of(wanted: argparse.Namespace, generation: int) -> Path:
    """Where the weights of a generation lie; 0: those that are shipped."""
    return wanted.out / f"{generation}" / wanted.game if generation else find_game(wanted.game).folder


def use(wanted: argparse.Namespace, generation: int) -> None:
    """Let bots judge by the weights of an earlier generation."""
    game = find_game(wanted.game)
    folder = folder_of(wanted, generation)
    found = read_learned(described(wanted), folder, game.rules_version)
    if found is None:
        raise SystemExit(f"Generation {generation} has no weights in {wanted.out}: fit it first (--stage fit).")
    game.__dict__["learned"] = found


def tables(wanted: argparse.Namespace) -> list[tuple[int, dict[str, Any]]]:
    if wanted.at:
        return [(int(seats), dict(options)) for seats, options in json.loads(wanted.at)]
    found = list(described(wanted).tables)
    return [found[int(number)] for number in wanted.tables.split(",")] if wanted.tables else found


def spoken(options: dict[str, Any]) -> list[str]:
    """In the name of a table."""
    return [name if value is True else f"{name}={value}" for name, value in options.items()]


def note(wanted: argparse.Namespace, line: dict[str, Any]) -> None:
    text = json.dumps(line)
    with (wanted.out / "log.jsonl").open("a") as file:
        file.write(text + "\n")
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def play(wanted: argparse.Namespace) -> None:
    from training.playing import Table, play_many

    path = wanted.out / f"samples-{wanted.generation}.gz"
    if path.is_file():
        return
    if wanted.generation > 1:
        use(wanted, wanted.generation - 1)
    kinds = [
        Table(wanted.game, seats, options, wanted.effort, wanted.generation > 1, wanted.kept)
        for seats, options in tables(wanted)
    ]
    begun, number, positions = monotonic(), 0, 0
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        for found in play_many(kinds, f"{wanted.seed}-{wanted.generation}", wanted.seconds, wanted.jobs):
            file.write(pack(found))
            number += 1
            positions += found.positions
    part.rename(path)
    note(wanted, {"played": number, "positions": positions, "seconds": round(monotonic() - begun)})


def fit(wanted: argparse.Namespace) -> None:
    from training.fitting import Fit, fit, grouped, look_forward
    from training.plotting import plot

    game = find_game(wanted.game)
    learner = described(wanted)
    paths = [wanted.out / f"samples-{number}.gz" for number in range(1, wanted.generation + 1)]
    matches = (played for path in paths if path.is_file() for played in read(path))
    groups = grouped(matches, learner.width, wanted.trust, wanted.clear)
    if wanted.sides:
        groups = [group for group in groups if str(group.rows.shape[1]) in wanted.sides.split(",")]
    networks: dict[int, tuple[list[float], float]] = {}
    for together in [groups] if wanted.joint else [[group] for group in groups]:
        fitted = Fit(learner, wanted.hidden, wanted.second, together, wanted.seed, wanted.hold)
        if wanted.onto is not None:
            build_on(wanted, fitted, together)
        elif wanted.absorb:
            note(wanted, {"absorbed": round(fitted.absorb(together), 4)})
        # the best of them is kept: later ones overfit
        found: list[tuple[dict[str, float], tuple[list[float], float]]] = []
        for epochs in (wanted.epochs, wanted.epochs // 2, wanted.epochs // 2):
            found += [(line, (fitted.flat(), fitted.factor())) for line in fit(fitted, together, epochs, wanted.seed)]
            look_forward(fitted, together)
        names = {group.rows.shape[1]: f"loss-{group.rows.shape[1]}" for group in together}
        line, weights = min(found, key=lambda one: sum(one[0][name] for name in names.values()))
        for group in together:
            sides = group.rows.shape[1]
            networks[sides] = weights
            losses = [round(one[0][names[sides]], 4) for one in found]
            note(wanted, {"sides": sides, "positions": len(group.rows), "losses": losses, **line})
    write(wanted, game, networks)
    (wanted.out / "log.svg").write_text(plot(wanted.out / "log.jsonl"), encoding="utf-8")


def build_on(wanted: argparse.Namespace, fitted: Any, groups: list[Any]) -> None:
    """Start from the weights of an earlier generation; with `--joint` those of any number of sides are the same."""
    game = find_game(wanted.game)
    found = read_learned(described(wanted), folder_of(wanted, wanted.onto), game.rules_version)
    sides = groups[0].rows.shape[1]
    if found is None or sides not in found.sides:
        raise SystemExit(f"Generation {wanted.onto} has no weights for {sides} sides.")
    network = found.evaluation.networks[sides - 1]
    if network.hidden or network.by_hand:
        raise SystemExit("Only linear weights can be built on.")
    fitted.build_on(list(network.plain_context), list(network.plain_item), groups)


def write(wanted: argparse.Namespace, game: Any, networks: dict[int, tuple[list[float], float]]) -> None:
    """One network for every number of sides."""
    facts = {
        "rules_version": game.rules_version,
        "features": game.learner.digest,
        "command": command(wanted),
        "commit": wanted.commit,
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in facts.items()]
    for sides, (weights, factor) in networks.items():
        words = spelled(weights)
        rows = [", ".join(words[start : start + 12]) for start in range(0, len(words), 12)]
        lines += ["", "[[network]]", f"sides = {sides}", f"hidden = {wanted.hidden}", f"second = {wanted.second}"]
        by_hand = float(spelled([factor])[0])
        lines += [f"by_hand = {by_hand!r}"] if by_hand else []
        lines += [f'digest = "{digest_of([float(word) for word in words], by_hand)}"']
        lines += ["weights = [", *(f"    {row}," for row in rows), "]"]
    folder = wanted.out / f"{wanted.generation}" / wanted.game / "data"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / WEIGHTS).write_text("\n".join([*lines, ""]))


def command(wanted: argparse.Namespace) -> str:
    """As it was given, but for the folder, which means nothing elsewhere."""
    words = ["FOLDER" if word == str(wanted.out) else word for word in sys.argv[1:]]
    return "python -m training " + " ".join(words)


def game_is_shared(wanted: argparse.Namespace) -> bool:
    """Do all seats win together?"""
    seats, options = tables(wanted)[0]
    game = find_game(wanted.game)
    return len(set(game.options.read(options, seats, game.id).sides(seats))) == 1


def measure(wanted: argparse.Namespace) -> None:
    from training.measuring import Bot, Series, measure, summary, together

    use(wanted, wanted.generation)
    folder = "" if wanted.against is None else str(folder_of(wanted, wanted.against))
    rival = Bot(wanted.against is not None, wanted.think, folder=folder)
    tried: list[dict[str, Any]] = json.loads(wanted.series) if wanted.series else [{}]
    series = [
        Series(
            wanted.game,
            seats,
            options,
            Bot(True, wanted.think, habits=habits),
            replace(rival, habits=habits if wanted.both else {}),
            " ".join([str(seats), *spoken(options), *(f"{name}={value}" for name, value in habits.items())]),
        )
        for habits in tried
        for seats, options in tables(wanted)
    ]
    found: dict[str, list[tuple[float, float]]] = {}
    for name, _, won, fair in measure(series, wanted.seconds, wanted.most, wanted.jobs, wanted.first):
        found.setdefault(name, []).append((won, fair))
    if game_is_shared(wanted):
        whole = [pair for pairs in found.values() for pair in pairs]
        for name, pairs in [*sorted(found.items()), ("all", whole)]:
            note(wanted, {"table": name, **together(pairs), "generation": wanted.generation, "think": wanted.think})
        return
    for name in sorted(found):
        share, error = summary(found[name])
        line = {"table": name, "matches": len(found[name]), "share": round(share, 4), "error": round(error, 4)}
        facts = {} if wanted.against is None else {"against": wanted.against}
        note(wanted, {**line, **facts, "generation": wanted.generation, "think": wanted.think})


if __name__ == "__main__":
    main()
