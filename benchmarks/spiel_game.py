"""One of our games as an OpenSpiel Python game: the same compiled kernel behind the wrapper that OpenSpiel requires."""

import os
from typing import Any

import pyspiel

from chrysalide.core.state import CHANCE, OVER
from chrysalide.games import find_game

GAME = os.environ.get("CHRYSALIDE_BENCH", "celestes")
GAME = find_game(GAME)
SEATS = GAME.seats[0]
LONGEST = 4000


class SpielGame(pyspiel.Game):  # type: ignore[misc] # the package has no types
    def __init__(self, params: Any = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(GAME.space),
            max_chance_outcomes=len(GAME.space),
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, *_: Any) -> None:
        return None


class SpielState(pyspiel.State):  # type: ignore[misc] # the package has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kernel = GAME.start(SEATS, GAME.options())

    def current_player(self) -> int:
        actor = self.kernel.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.kernel.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.kernel.chance()

    def _apply_action(self, action: int) -> None:
        self.kernel.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return GAME.space[action].text

    def is_terminal(self) -> bool:
        return self.kernel.actor() == OVER

    def returns(self) -> list[float]:
        winners = self.kernel.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(SEATS)] if winners else [0.0] * SEATS

    def __str__(self) -> str:
        return str(self.kernel.key())


TYPE = pyspiel.GameType(
    short_name=f"python_{GAME}",
    long_name=GAME,
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
pyspiel.register_game(TYPE, SpielGame)
