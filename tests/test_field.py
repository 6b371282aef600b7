"""The opponent of benchmarks/field.py plays our games with its own search."""

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from chrysalide.bots.search.tree import hides
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game

pyspiel = pytest.importorskip("pyspiel", reason="the peers of the benchmarks are not installed")

import numpy as np  # noqa: E402 - where it is installed
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator  # noqa: E402 - where it is installed

from benchmarks.spiel_player import (  # noqa: E402 - needs the packages above
    RULES,
    ClockedBot,
    CompiledRollouts,
    Position,
    opponent,
    returns,
)

GAMES = ("papilio", "celestes")
BENCHMARK = Path(__file__).parents[1] / "benchmarks" / "field.py"


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_adapter_says_what_the_rules_say(game: str, number: int) -> None:
    """A match entry by entry, chance included, through the checked path and through the adapter."""
    match, dice = Match(find_game(game), 2, settle=False), Dice(f"{game}:{number}")
    position = Position(match.state.copy())
    while not match.over:
        assert not position.is_terminal()
        assert position.is_chance_node() == (match.actor == CHANCE)
        assert position.current_player() == match.actor
        legal = match.legal()
        if match.actor == CHANCE:
            outcomes = position.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert [code for code, _ in outcomes] == [action.code for action in legal]
        else:
            assert position.legal_actions() == [action.code for action in legal]
            assert not hides(match.state, match.actor, dice)  # so knowing the state reveals no secret
        action = legal[dice.below(len(legal))]
        before, twin = position.kernel.key(), position.clone()
        twin.apply_action(action.code)
        assert position.kernel.key() == before
        position = twin
        match.enter(action)
        assert position.kernel.key() == match.state.key()
    assert position.is_terminal()
    assert position.current_player() == pyspiel.PlayerId.TERMINAL
    assert [seat for seat in (0, 1) if position.returns()[seat] > 0] == (
        match.winners if len(match.winners) == 1 else []
    )
    assert sum(position.returns()) == 0


def middle(game: str) -> Match:
    """Some decisions into a match, where there is something to choose."""
    match, dice = Match(find_game(game), 2, seed="field"), Dice("field")
    while len(match.log) < 40 or len(match.legal()) < 3:
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_before_the_time_is_up_it_is_their_search_unchanged(game: str) -> None:
    state = middle(game).state
    own = [RandomRolloutEvaluator(random_state=np.random.RandomState(5)) for _ in range(2)]
    plain = MCTSBot(RULES, 2.0, 30, own[0], random_state=np.random.RandomState(4))
    clocked = ClockedBot(2.0, own[1], seed=4)
    clocked.max_simulations, clocked.deadline = 30, math.inf
    found = tree(plain.mcts_search(Position(state.copy())))
    assert found[0] == 30
    assert found == tree(clocked.mcts_search(Position(state.copy())))


def tree(node: Any) -> tuple[Any, ...]:
    children = sorted(node.children, key=lambda child: child.action)
    return (node.explore_count, node.total_reward, node.action, *map(tree, children))


@pytest.mark.parametrize("rollouts", ["own", "compiled"])
def test_it_gets_all_of_its_time_and_ends_with_a_whole_tree(rollouts: str) -> None:
    state = middle("celestes").state
    player = opponent(2.0, rollouts, seed=1)
    start = perf_counter()
    code, simulations = player.choose(state.copy(), 0.03)
    assert perf_counter() - start >= 0.03
    assert code in state.legal()
    assert player.root is not None
    assert player.root.explore_count == simulations
    assert sum(child.explore_count for child in player.root.children) == simulations - 1  # one for the root itself


def test_it_chooses_even_where_there_is_no_time() -> None:
    state = middle("papilio").state
    assert opponent(2.0, "own", seed=1).choose(state.copy(), 0.0)[0] in state.legal()


def test_rollouts_of_both_kinds_expect_the_same() -> None:
    position = Position(middle("celestes").state.copy())
    own, compiled = RandomRolloutEvaluator(100, np.random.RandomState(1)), CompiledRollouts(1)
    means = own.evaluate(position)[0], sum(compiled.evaluate(position)[0] for _ in range(4000)) / 4000
    assert means[0] == pytest.approx(means[1], abs=0.3)  # three standard errors of 100, for good with this seed
    assert returns(position.kernel) == [0.0, 0.0]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    out = tmp_path / "field.jsonl"
    command = [sys.executable, str(BENCHMARK), "--game", "celestes", "--seconds", "0.002", "--out", str(out), "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}

    def run(matches: int) -> dict[str, Any]:
        output = subprocess.run(
            [*command, "-n", str(matches)], env=environment, capture_output=True, text=True, check=True
        ).stdout
        row: dict[str, Any] = json.loads(output)[0]
        return row

    run(2)
    first = out.read_text()
    out.write_text(first + '{"setting": {"game"')  # the next one was being written
    assert run(4)["matches"] == 4
    lines = out.read_text().splitlines()
    assert "\n".join(lines[:2]) + "\n" == first
    assert [json.loads(line)["number"] for line in (*lines[:2], *lines[3:])] == [0, 1, 2, 3]
