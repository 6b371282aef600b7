"""Training by self-play, for seconds: samples, a fit, weights that the package reads, a measurement; and resuming."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from mypy_extensions import i64

from chrysalide.core.learned import digest_of, read_learned
from chrysalide.core.vectors import vec
from chrysalide.games import find_game, names
from training import __main__ as training
from training.fitting import Fit, chances, fit, grouped, single
from training.measuring import lineup, suited, summary, together
from training.plotting import plot
from training.samples import Played, pack, read


def width(name: str) -> int:
    learner = find_game(name).learner
    return learner.width if learner is not None else 0


LEARNERS = sorted((name for name in names() if width(name)), key=width)  # the first one takes the least time


def invented(width: int, matches: int = 40, positions: int = 12) -> list[Played]:
    """Matches of two and three sides in which the winner's second number is always the larger one."""
    random = np.random.default_rng(1)
    found = []
    for number in range(matches):
        sides = 2 + number % 2
        rows = random.integers(0, 3, (positions, sides, width), np.int16)
        winner = number % sides
        rows[:, winner, 1] = 5
        results = [float(side == winner) for side in range(sides)]
        found.append(
            Played(
                sides,
                results,
                [3.0 * result for result in results],
                [-1.0] * positions * sides,
                [1 / sides] * positions * sides,
                [0.5 * (side == winner) for _ in range(positions) for side in range(sides)],
                rows.tobytes(),
            )
        )
    return found


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["training", *words])
    training.main()


def test_a_fit_begins_with_the_score_by_hand() -> None:
    """So it can only become better in the matches that are kept for checking."""
    found = find_game(LEARNERS[0]).learner
    assert found is not None
    learner = replace(found, by_hand=True)
    group = grouped(invented(learner.width, 400, 20), learner.width)[0]
    fitted = Fit(learner, 5, 3, [group], 1)
    assert fitted.forward(group.rows, group.base)[0] == pytest.approx(chances(group.base))
    passes = list(fit(fitted, [group], 6, 1))
    assert [line["epoch"] for line in passes] == list(range(7))
    assert passes[-1]["loss-2"] < 0.9 * passes[0]["loss-2"]
    assert fitted.factor() != 1.0


@pytest.mark.parametrize("hold", [0.0, 1e-3])
def test_what_rows_say_already_is_not_computed_beside_them(hold: float) -> None:
    """The second number of a row makes the score by hand, so a linear weight can stand for it."""
    usual = find_game(LEARNERS[0]).learner
    assert usual is not None
    learner = replace(usual, by_hand=True)
    group = grouped(invented(learner.width, 400, 20), learner.width)[0]
    group.base[:] = 0.3 * group.rows[:, :, 1]
    fitted = Fit(learner, 0, 0, [group], 1, hold)
    assert fitted.absorb([group]) == pytest.approx(1.0, abs=1e-3)
    list(fit(fitted, [group], 2, 1))
    network = learner.network(0, 0, fitted.flat(), fitted.factor())
    assert network.by_hand == 0.0
    rows, base = group.rows[:5], group.base[:5]
    found = [[network.score(vec[i64]([i64(int(number)) for number in row])) for row in position] for position in rows]
    assert fitted.forward(rows, base)[0] == pytest.approx(chances(single(found)), abs=1e-3)


def test_what_all_sides_share_gets_no_weight() -> None:
    """Searches compare values for being equal: a weight that decides nothing would still change their rounding."""
    learner = find_game(LEARNERS[0]).learner
    assert learner is not None
    group = grouped(invented(learner.width, 400, 20), learner.width)[0]
    group.rows[:, :, 0] = group.rows[:, :1, 0]
    fitted = Fit(learner, 0, 0, [group], 1)
    list(fit(fitted, [group], 3, 1))
    shared, telling = fitted.flat()[:2]
    assert shared == 0.0
    assert telling > 0.01


def test_a_generation_may_correct_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no pass over the samples the weights stay what they were; with some it foretells better."""
    name = LEARNERS[0]
    game = find_game(name)
    assert game.learner is not None
    (tmp_path / "samples-1.gz").write_bytes(b"".join(map(pack, invented(game.learner.width, 400, 20))))
    usual = (name, "--out", str(tmp_path), "--stage", "fit", "--sides", "2")
    command(monkeypatch, *usual, "--epochs", "1", "--absorb")
    for epochs, generation in (("0", "2"), ("6", "3")):
        command(monkeypatch, *usual, "--epochs", epochs, "--onto", "1", "--generation", generation)
    found = [read_learned(game.learner, tmp_path / number / name, game.rules_version) for number in "123"]
    first, same, better = [list(one.evaluation.networks[1].plain_context) for one in found if one is not None]
    assert same == pytest.approx(first, rel=1e-4, abs=1e-6)
    assert better != pytest.approx(first, rel=0.1)
    losses = [json.loads(line)["losses"] for line in (tmp_path / "log.jsonl").read_text().splitlines()[-2:]]
    assert losses[1][0] == losses[0][0]
    assert min(losses[1]) < losses[1][0]
    with pytest.raises(SystemExit, match="no weights for 3 sides"):
        command(monkeypatch, *usual[:-1], "3", "--onto", "1", "--generation", "4")


def test_a_generation_may_meet_an_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each judges by weights of its own, whatever is in use, in matches with other seeds than those of a run before."""
    game = find_game(LEARNERS[0])
    learner = game.learner
    assert learner is not None
    for number, worth in (("1", -1.0), ("2", 1.0)):
        place = tmp_path / number / game.id / "data"
        place.mkdir(parents=True)
        weights = [worth] * (len(learner.context) + len(learner.item))
        facts = f'rules_version = {game.rules_version}\nfeatures = "{learner.digest}"\n[[network]]\nsides = 2\n'
        facts += f'hidden = 0\nsecond = 0\ndigest = "{digest_of(weights, 0.0)}"\nweights = {weights}\n'
        (place / "learned.toml").write_text(facts)
    other = suited(game, str(tmp_path / "2" / game.id))
    assert other is not game
    assert other.taught(2) is not game.taught(2)
    assert suited(game, "") is game
    with pytest.raises(SystemExit, match="no weights in"):
        suited(game, str(tmp_path / "3" / game.id))
    monkeypatch.setitem(game.__dict__, "learned", game.learned)  # the command replaces it: put it back
    usual = (game.id, "--out", str(tmp_path), "--stage", "measure", "--tables", "0", "--jobs", "1", "--think", "0.001")
    words = ("--generation", "2", "--against", "1", "--most", "2", "--seconds", "30")
    command(monkeypatch, *usual, *words, "--first", "10")
    last = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])
    assert (last["against"], last["generation"], last["matches"]) == (1, 2, 2)


def test_samples_come_back_as_they_were(tmp_path: Path) -> None:
    matches = invented(7)
    path = tmp_path / "samples-1.gz"
    path.write_bytes(b"".join(map(pack, matches)))
    for one, other in zip(matches, read(path), strict=True):
        assert (one.sides, one.results, one.rows) == (other.sides, other.results, other.rows)
        assert other.handmade == pytest.approx(one.handmade, abs=1e-4)
        assert other.base == pytest.approx(one.base, abs=1e-4)


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("hidden", [0, 5])
def test_the_package_computes_what_was_fitted(hidden: int, by_hand: bool) -> None:
    usual = find_game(LEARNERS[0]).learner
    assert usual is not None
    learner = replace(usual, by_hand=by_hand)
    group = grouped(invented(learner.width), learner.width)[0]
    fitted = Fit(learner, hidden, 3 if hidden else 0, [group], 1)
    for _ in range(20):
        fitted.step(group.rows, group.base, group.target, 0.01)
    network = learner.network(fitted.hidden, fitted.second, fitted.flat(), fitted.factor())
    rows, base = group.rows[:5], group.base[:5]
    found = [[network.score(vec[i64]([i64(int(number)) for number in row])) for row in position] for position in rows]
    scores = single(found) + network.by_hand * base
    assert fitted.forward(rows, base)[0] == pytest.approx(chances(scores), abs=1e-4)


@pytest.mark.parametrize("hidden", [0, 4])
def test_a_fit_learns_what_there_is_to_learn(hidden: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = LEARNERS[0]
    game = find_game(name)
    assert game.learner is not None
    (tmp_path / "samples-1.gz").write_bytes(b"".join(map(pack, invented(game.learner.width, 400, 20))))
    words = (name, "--out", str(tmp_path), "--stage", "fit", "--epochs", "20", "--hidden", str(hidden))
    command(monkeypatch, *words, "--second", str(hidden))
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["sides"] for line in lines] == [2, 3]
    for line in lines:
        assert min(line["losses"]) < 0.6 * line[f"handmade-{line['sides']}"]
    assert plot(tmp_path / "log.jsonl").count("<polyline") == 2
    found = read_learned(game.learner, tmp_path / "1" / name, game.rules_version)
    assert found is not None
    assert found.sides == {2, 3}
    assert str(tmp_path) not in (tmp_path / "1" / name / "data" / "learned.toml").read_text()


def test_self_play_fit_and_measurement_in_a_few_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = LEARNERS[0]
    game = find_game(name)
    monkeypatch.setitem(game.__dict__, "learned", game.learned)  # the command replaces it: put it back
    usual = (name, "--out", str(tmp_path), "--tables", "0", "--jobs", "1", "--effort", "0.0002")
    command(monkeypatch, *usual, "--stage", "play", "--seconds", "1")
    samples = (tmp_path / "samples-1.gz").read_bytes()
    assert sum(played.positions for played in read(tmp_path / "samples-1.gz")) > 0
    command(monkeypatch, *usual, "--stage", "play", "--seconds", "1")
    assert (tmp_path / "samples-1.gz").read_bytes() == samples  # what is there is not made again
    command(monkeypatch, *usual, "--stage", "fit", "--epochs", "2")
    command(monkeypatch, *usual, "--stage", "measure", "--seconds", "30", "--most", "1", "--think", "0.001")
    last = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])
    assert (last["table"], last["matches"]) == ("2", 1)


def test_a_generation_needs_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"Generation 1 has no weights .*: fit it first"):
        command(monkeypatch, LEARNERS[0], "--out", str(tmp_path), "--stage", "play", "--generation", "2")


def test_every_lineup_comes_equally_often() -> None:
    assert [lineup(2, number) for number in range(2)] == [[0, 1], [1, 0]]
    three = [lineup(3, number) for number in range(6)]
    assert sum(one.count(0) for one in three) == 9
    assert all(sum(one[seat] for one in three) == 3 for seat in range(3))
    assert {tuple(lineup(4, number)).count(0) for number in range(6)} == {2}


def test_those_who_win_together_are_compared_by_how_often_they_win() -> None:
    found = together([(1.0, 1.0), (0.0, 1.0), (1.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)])
    assert (found["learned"], found["of"], found["handmade"], found["of-handmade"]) == (0.75, 4, 0.5, 2)
    assert found["gain"] == 0.25
    assert found["error"] > 0.3


def test_a_share_of_one_half_is_even() -> None:
    share, error = summary([(1.0, 1 / 3), (0.0, 1 / 3), (0.0, 1 / 3)])
    assert share == pytest.approx(0.5)
    assert error > 0.1
