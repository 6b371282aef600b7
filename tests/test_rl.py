"""Environments for programs that learn, with the conformance suites of those whose conventions they follow."""

import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import chrysalide
from chrysalide import rl
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import settle
from chrysalide.core.state import OVER
from tests.depth import times
from tests.positions import Setting as Table
from tests.positions import every_game, every_setting

SHORT = {"celestes": {"tokens_to_win": 1}}


def sizes_of(game: str) -> dict[str, Any]:
    return SHORT.get(game, {})


@every_setting
def test_the_specification_of_a_game(setting: Table) -> None:
    found = rl.spec(setting.game.id, setting.seats)
    assert found.width == found.parts[-1].first + found.parts[-1].size
    assert [part.first for part in found.parts] == sorted(part.first for part in found.parts)
    assert found.part("phase") == slice(0, found.parts[0].size)
    assert found.decisions + found.chance == len(setting.game.space)
    assert found.cooperative == setting.game.cooperative
    with pytest.raises(KeyError):
        found.part("no such part")


def test_a_game_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def observe(self, seat: int, sheet: Sheet) -> None:
            return

    found = chrysalide.game("celestes")
    monkeypatch.setattr(type(found), "start", lambda *_: Silent())
    with pytest.raises(ChrysalideError) as refused:
        rl.spec("celestes")
    assert refused.value.code == "not-observed"


# --- batches ------------------------------------------------------------------------------------------------------


@every_setting
def test_a_batch_plays_as_single_states_do(setting: Table) -> None:
    rows, steps = 5, times(60)
    found = rl.spec(setting.game.id, setting.seats)
    batch = rl.Batch(setting.game.id, rows, setting.seats, seed=3)
    dice = [Dice(f"3:{row}") for row in range(rows)]
    states = [found.start.copy() for _ in range(rows)]
    for state, own in zip(states, dice, strict=True):
        settle(state, own)
    choosing = Dice("choosing")
    for _ in range(steps):
        actions = []
        for row, state in enumerate(states):
            sheet = Sheet(1, found.width)
            sheet.begin(0)
            state.observe(state.actor(), sheet)
            assert batch.observations[row].tobytes() == sheet.row()[: found.width]
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal()
            assert batch.actors[row] == state.actor()
            actions.append(int(state.pick(choosing)))
        batch.step(actions)
        for row, state in enumerate(states):
            state.apply(actions[row])
            settle(state, dice[row])
            over = state.actor() == OVER
            assert batch.done[row] == over
            assert batch.rewards[row].tolist() == (state.returns() if over else [0.0] * setting.seats)
            if over:
                states[row] = found.start.copy()
                settle(states[row], dice[row])


def test_processes_share_a_batch() -> None:
    alone = rl.Batch("celestes", 7, seed=1, tokens_to_win=1)
    with rl.Batch("celestes", 7, seed=1, processes=2, tokens_to_win=1) as shared:
        ended = 0
        for _ in range(60):
            assert (shared.observations == alone.observations).all()
            assert (shared.masks == alone.masks).all()
            assert (shared.actors == alone.actors).all()
            assert (shared.rewards == alone.rewards).all()
            assert (shared.done == alone.done).all()
            ended += int(alone.done.sum())
            actions = alone.masks.argmax(axis=1)
            alone.step(actions)
            shared.step(actions)
        assert ended


def test_an_illegal_action_changes_nothing() -> None:
    batch = rl.Batch("celestes", 3)
    before = batch.observations.copy()
    legal = batch.masks.argmax(axis=1)
    for wrong in (-1, int(batch.masks[1].argmin()), 10_000):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(ChrysalideError, match="row 1"):
            batch.step(actions)
        assert (batch.observations == before).all()
    with pytest.raises(ValueError, match="3 matches"):
        batch.step(legal[:2])
    batch.step(legal)
    with pytest.raises(ValueError, match="processes"):
        rl.Batch("celestes", 2, processes=3)


# --- PettingZoo ---------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The suites of others warn of what they merely find unusual."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_one_after_another(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    make: Callable[..., Any] = lambda **how: rl.aec(game, **how, **sizes_of(game))  # noqa: E731 - their suites want one
    api_test(make(), num_cycles=times(60), verbose_progress=False)
    seed_test(make, num_cycles=times(40))
    render_test(make)
    assert "Passed" in capsys.readouterr().out


@every_game
def test_pettingzoo_all_at_once(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    make: Callable[..., Any] = lambda **how: rl.parallel(game, **how, **sizes_of(game))  # noqa: E731 - same
    parallel_api_test(make(), num_cycles=times(60))
    parallel_seed_test(make, num_cycles=times(40))
    assert "Passed" in capsys.readouterr().out


@every_setting
def test_an_environment_shows_what_a_state_says(setting: Table) -> None:
    env = rl.aec(setting.game.id, setting.seats)
    found, dice, choosing = env.spec_of_game, Dice("rl:5"), Dice("choosing")
    env.reset(seed=5)
    state = found.start.copy()
    settle(state, dice)
    for _ in range(times(60)):
        if state.actor() == OVER:
            break
        assert env.agent_selection == env.possible_agents[state.actor()]
        for seat, agent in enumerate(env.possible_agents):
            sheet = Sheet(1, found.width)
            sheet.begin(0)
            state.observe(seat, sheet)
            seen = env.observe(agent)
            assert seen["observation"].tobytes() == sheet.row()[: found.width]
            assert np.flatnonzero(seen["action_mask"]).tolist() == (state.legal() if seat == state.actor() else [])
        code = int(state.pick(choosing))
        state.apply(code)
        settle(state, dice)
        env.step(code)
    assert env.terminations == dict.fromkeys(env.possible_agents, state.actor() == OVER)


@every_game
def test_what_was_seen_belongs_to_the_learner(game: str) -> None:
    """It does not change any more, and writing to it changes nothing that is seen later."""
    env = rl.aec(game, **sizes_of(game))
    env.reset(seed=3)
    dice, kept = Dice(game), []
    for _ in range(times(120)):
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        again = env.observe(env.agent_selection)
        for part in seen:
            assert (again[part] == seen[part]).all()
            assert not np.shares_memory(again[part], seen[part])
        again["observation"][:] = 1
        code = np.flatnonzero(seen["action_mask"])[-1]
        parts = [*seen.values(), seen["action_mask"][1:], seen["observation"][2:].reshape(1, -1)]
        if dice.below(2):  # often nothing is kept, otherwise one of these
            array = parts[dice.below(len(parts))]
            kept.append((array, array.copy()))
            del array
        del seen, again, parts
        env.step(code)
    assert len(kept) > 20
    assert all((array == before).all() for array, before in kept)


def test_what_nobody_keeps_is_written_again() -> None:
    env = rl.aec("celestes")
    env.reset(seed=1)
    places = [env.observe("seat_0")["observation"].ctypes.data for _ in range(40)]
    assert len(set(places)) == 8


def test_an_illegal_code_is_refused_in_words() -> None:
    env = rl.aec("celestes")
    env.reset(seed=1)
    seen, *_ = env.last()
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][:] = 1
    before = env.observe(env.agent_selection)["observation"]
    for wrong in (-1, 21, 22, 10_000):
        with pytest.raises(ChrysalideError, match="is not legal"):
            env.step(wrong)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


# --- Gymnasium ----------------------------------------------------------------------------------------------------


@every_game
def test_gymnasium(game: str) -> None:
    env = rl.gym(game, opponents=["random", "greedy"], **sizes_of(game))
    check_env(env.unwrapped, skip_render_check=True)
    observation, info = env.reset(seed=7)
    again, same = rl.gym(game, opponents=["random", "greedy"], **sizes_of(game)).reset(seed=7)
    assert (observation == again).all()
    assert (info["action_mask"] == same["action_mask"]).all()
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()


def test_gymnasium_to_the_end() -> None:
    env = rl.gym("celestes", seat=1, tokens_to_win=1)
    rewards = set()
    for seed in range(8):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["seat"] == 1
            _, reward, over, cut, info = env.step(np.flatnonzero(info["action_mask"])[0])
            assert not cut
        rewards.add(reward)
    assert rewards == {-1.0, 1.0}
    with pytest.raises(ValueError, match="seat 2 of 2"):
        rl.gym("celestes", seat=2)


# --- OpenSpiel ----------------------------------------------------------------------------------------------------


@every_game
def test_openspiel_random_simulation(game: str) -> None:
    import pyspiel

    found = rl.spiel(game, **sizes_of(game))
    pyspiel.random_sim_test(found, num_sims=times(1), serialize=True, verbose=False)
    hidden = rl.spec(game).hidden
    kinds = pyspiel.GameType.Information
    assert found.get_type().information == (kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION)


def test_openspiel_searches_papilio() -> None:
    """Once the tiles lie there is no chance and nothing hidden: their searches run on it."""
    import pyspiel
    from open_spiel.python.algorithms import mcts, minimax

    found = rl.spiel("papilio", deal=5)
    assert found.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    state = found.new_initial_state()
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(found, 2, 8, rollout, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    _, action = minimax.alpha_beta_search(
        found, state, value_function=lambda one: one.held.state.scores()[0], maximum_depth=2, maximizing_player_id=0
    )
    assert action in state.legal_actions()


def pinned_end() -> list[str]:
    """A match of célestes shortly before its end, chance included."""
    match = chrysalide.new("celestes", seed=1, tokens_to_win=1)
    dice = Dice(1)
    while not match.over:
        match.play(match.game.action(match.state, match.state.pick(dice)))
    return match.entries[:-7]


def test_openspiel_solves_the_end_of_a_match() -> None:
    """Counterfactual regret minimisation finds what a search of all lines says."""
    from open_spiel.python.algorithms import cfr, expected_game_score

    found = rl.spiel("celestes", entries=pinned_end(), tokens_to_win=1)
    root = found.new_initial_state()

    def best(state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[0])
        if state.is_chance_node():
            return sum(float(odds) * best(state.child(outcome)) for outcome, odds in state.chance_outcomes())
        values = [best(state.child(action)) for action in state.legal_actions()]
        return max(values) if state.current_player() == 0 else min(values)

    solver = cfr.CFRPlusSolver(found)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(root, [policy, policy])
    assert value[0] == pytest.approx(best(root), abs=0.05)


def test_openspiel_strings_hide_what_is_hidden() -> None:
    found = rl.spiel("papillons", seats=2)
    state = found.new_initial_state()
    dice = Dice(4)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[int(dice.below(len(state.chance_outcomes())))][0])
    told = [state.information_state_string(player) for player in (0, 1)]
    assert told[0] != told[1]
    assert all("?" in text for text in told)


# --- pickles --------------------------------------------------------------------------------------------------


@every_game
def test_matches_and_states_travel(game: str) -> None:
    match = chrysalide.new(game, seed=2)
    dice = Dice(2)
    for _ in range(12):
        match.play(match.game.action(match.state, match.state.pick(dice)))
    twin = pickle.loads(pickle.dumps(match))
    assert twin.entries == match.entries
    assert twin.state.key() == match.state.key()
    assert twin.record() == match.record()
    twin.play(twin.legal()[0])
    assert len(twin.log) > len(match.log)
