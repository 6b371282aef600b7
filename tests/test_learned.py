"""Evaluations learned by self-play: what a network says, and the file that holds its weights."""

import os
import subprocess
import sys
from math import exp
from pathlib import Path

import pytest
from mypy_extensions import i64

import chrysalide
from chrysalide.bots.levels import LEVELS
from chrysalide.bots.searching import Thinker
from chrysalide.core.datafile import DataError
from chrysalide.core.game import AnyGame
from chrysalide.core.learned import WEIGHTS, Learner, digest, read_learned, spelled
from chrysalide.core.vectors import vec
from chrysalide.games import find_game, names
from tests.judgements import made_up, positions
from workshop.places import ROOT

LEARNERS = [name for name in names() if find_game(name).learner is not None]
every_learner = pytest.mark.parametrize("name", LEARNERS)
ROUNDING = 1e-9  # between compiled and interpreted
LARGEST = 300_000  # bytes of a file of weights


def learner_of(name: str) -> tuple[AnyGame, Learner]:
    game = find_game(name)
    assert game.learner is not None
    return game, game.learner


@every_learner
def test_shares_add_up_and_all_sides_are_judged_alike(name: str) -> None:
    _, learner = learner_of(name)
    evaluation = made_up(learner)
    found = positions(name, learner)
    assert len(found) > 50
    for state, speakers in found:
        values = [evaluation.evaluate(state, seat) for seat in speakers]
        assert evaluation.outlook(state, speakers) == pytest.approx(values, abs=ROUNDING)
        if len(speakers) > 1:
            assert sum(values) == pytest.approx(1.0)


@every_learner
def test_rows_fit_in_samples(name: str) -> None:
    """Samples store every number in 16 bits; numbers that are that large would be learned badly, too."""
    _, learner = learner_of(name)
    reader = learner.ignorant()
    for state, speakers in positions(name, learner):
        if reader.known(state, speakers[0]) < 0.0:
            assert reader.survey(state) == len(speakers)
            for side in range(len(speakers)):
                reader.clear()
                reader.describe(state, side)
                assert len(reader.row) == learner.width
                assert all(-1000 <= number <= 1000 for number in reader.row)
                assert learner.by_hand or reader.by_hand(state, side) == 0.0


@pytest.mark.skipif(not chrysalide.compiled(), reason="nothing is compiled here: there is only one way to compute")
@every_learner
def test_compiled_and_interpreted_networks_agree(name: str) -> None:
    outputs = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "CHRYSALIDE_INTERPRETED": interpreted, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "tests.judgements", name]
        outputs.append(subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True))
    compiled, plain = (output.stdout.splitlines() for output in outputs)
    assert (compiled.pop(0), plain.pop(0)) == ("compiled True", "compiled False")
    assert len(compiled) == len(plain) > 50
    for one, other in zip(compiled, plain, strict=True):
        assert [float(word) for word in one.split()] == pytest.approx(
            [float(word) for word in other.split()], abs=ROUNDING
        )


def test_a_network_computes_what_it_should() -> None:
    """By hand: one number of context, two items of one number, one hidden unit, one unit of the second layer."""
    _, learner = learner_of(LEARNERS[0])
    small = Learner(learner.evaluation, ["a"], ["b"], 2)
    network = small.network(1, 1, [2.0, 0.5, 1.0, 3.0, -1.0, 0.1, 10.0, 100.0])
    row = vec[i64]([i64(1), i64(2), i64(0)])
    pooled = (0.5 + 2.0 * 1 + 1.0 * 2) + (0.5 + 2.0 * 1)
    assert network.score(row) == pytest.approx((3.0 * pooled - 1.0) * 0.1 + 10.0 * 1 + 100.0 * 2)
    with pytest.raises(ValueError, match="3 weights for a network that has 8"):
        small.network(1, 1, [0.0] * 3)


@every_learner
def test_a_network_may_correct_what_is_written_by_hand(name: str) -> None:
    """With no weights but the factor, positions are judged by the score by hand alone, as shares of all sides."""
    _, learner = learner_of(name)
    if not learner.by_hand:
        return
    zeros = [0.0] * (len(learner.context) + len(learner.item))
    evaluation = learner.evaluation([learner.network(0, 0, zeros, 0.5) for _ in range(8)])
    for state, speakers in positions(name, learner):
        if evaluation.known(state, speakers[0]) >= 0.0:
            continue
        evaluation.survey(state)
        scores = [0.5 * evaluation.by_hand(state, side) for side in range(len(speakers))]
        if len(scores) == 1:
            scores.append(0.0)  # the other side of one that plays alone
        for score, seat in zip(scores, speakers, strict=False):
            whole = sum(exp(other - score) for other in scores)
            assert evaluation.evaluate(state, seat) == pytest.approx(1.0 / whole)


# --- the file -------------------------------------------------------------------------------------------------------


def written(folder: Path, game: AnyGame, learner: Learner, **changed: object) -> Path:
    weights = [0.25] * (len(learner.context) + len(learner.item))
    facts = {
        "rules_version": game.rules_version,
        "features": f'"{learner.digest}"',
        "network": "",
        "sides": 3,
        "hidden": 0,
        "second": 0,
        "digest": f'"{digest(spelled(weights))}"',
        "weights": weights,
        **changed,
    }
    place = folder / game.id / "data"
    place.mkdir(parents=True, exist_ok=True)
    lines = ["[[network]]" if field == "network" else f"{field} = {value}" for field, value in facts.items()]
    (place / WEIGHTS).write_text("\n".join(lines))
    return place.parent


@every_learner
def test_a_file_is_read(name: str, tmp_path: Path) -> None:
    game, learner = learner_of(name)
    assert read_learned(learner, tmp_path / name, game.rules_version) is None
    found = read_learned(learner, written(tmp_path, game, learner), game.rules_version)
    assert found is not None
    assert found.sides == {3}


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"rules_version": 999}, "rules_version: 999, but the rules are version"),
        ({"features": '"0123456789abcdef"'}, "features: 0123456789abcdef instead of .*: train again, or delete"),
        ({"digest": '"0123456789abcdef"'}, "the weights are not those that were trained"),
        ({"hidden": 1}, "weights for a network that has"),
        ({"weights": '"many"'}, "is not a list of numbers"),
        ({"by_hand": 0.5}, "the weights are not those that were trained"),
        ({"by_hand": '"half"'}, "is not a number"),
        ({"sides": 0}, "sides: 0 is not an integer from 1 to 8"),
    ],
)
@every_learner
def test_a_file_for_something_else_is_refused(name: str, tmp_path: Path, changed: dict[str, object], why: str) -> None:
    game, learner = learner_of(name)
    with pytest.raises(DataError, match=why) as refusal:
        read_learned(learner, written(tmp_path, game, learner, **changed), game.rules_version)
    assert WEIGHTS in str(refusal.value)


@every_learner
def test_shipped_weights_fit_the_rules_and_name_their_origin(name: str) -> None:
    game, learner = learner_of(name)
    path = game.folder / "data" / WEIGHTS
    if not path.is_file():
        assert game.learned is None
        return
    assert game.learned is not None
    assert path.stat().st_size < LARGEST
    text = path.read_text(encoding="utf-8")
    assert 'command = "python -m training' in text
    assert f"rules_version = {game.rules_version}\n" in text
    assert learner.digest in text


@every_learner
def test_older_rules_are_judged_by_the_handmade_evaluation(name: str) -> None:
    game, _ = learner_of(name)
    for older in game.past:
        assert older.learned is None
        assert older.taught(3) is None


def test_a_level_can_do_without() -> None:
    game = find_game(LEARNERS[0])
    for level in ("hard", "expert"):
        usual, handmade = (LEVELS[name](game, seed=1) for name in (level, f"{level}-handmade"))
        assert isinstance(usual, Thinker)
        assert isinstance(handmade, Thinker)
        assert (usual.learned, handmade.learned) == (True, False)
        assert (usual.effort, usual.seconds) == (handmade.effort, handmade.seconds)
