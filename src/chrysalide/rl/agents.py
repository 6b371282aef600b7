"""PettingZoo: seats act one after another (AEC), or all at once, where only the seat to act is heard."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from chrysalide.core.showing import ENDED
from chrysalide.rl.spec import Spec
from chrysalide.rl.table import IllegalCode, Seen, Table

RENDER = ["ansi", "human"]


def agents_of(spec: Spec) -> list[str]:
    return [f"seat_{seat}" for seat in range(spec.seats)]


def observation_space(spec: Spec, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (spec.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def shown(table: Table, mode: str | None) -> str | None:
    """What `render` does: a text, or a text on the terminal."""
    if mode is None:
        return None
    drawn = table.picture()
    if mode == "ansi":
        return drawn
    return None


class MatchEnv(AECEnv[str, Seen, int]):  # type: ignore[misc] # it comes without types
    """One match. The observation of a seat is what it may know; `action_mask` is all zeros unless it is to act."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER, "is_parallelizable": False}

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__()
        self.spec_of_game = spec
        self.metadata = {**type(self).metadata, "name": f"chrysalide_{spec.game.id}"}  # type: ignore[misc] # as they do
        self.render_mode = render_mode
        self.possible_agents = agents_of(spec)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = Table(spec)
        self._look = self._table.look
        self._play = self._table.play
        self._seen = observation_space(spec, spec.decisions)
        self._actions = {agent: spaces.Discrete(spec.decisions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.actor]

    def observe(self, agent: str) -> Seen:
        """The arrays belong to whoever gets them: nobody else writes to them any more. Masks are to be read only."""
        return self._look(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the base class says, a little faster."""
        agent, look = self.agent_selection, self._look
        return (
            look(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Rewards come with the end: until then they are all 0, and there are none to clear."""
        play = self._play
        actor = play(action)
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            return
        if actor == ENDED:
            self._was_dead_step(action)
            return
        self.rewards = dict(zip(self.possible_agents, self._table.state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return shown(self._table, self.render_mode)

    def close(self) -> None:
        return


class AllAtOnce(ParallelEnv[str, Seen, int]):  # type: ignore[misc] # same
    """Every seat sends an action in every step. Who is not to act has one only, the last code: no action.

    Other seats' actions are not looked at. An illegal action of the seat to act ends the match: its side has lost.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER}

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"chrysalide_{spec.game.id}"}  # type: ignore[misc] # as they do
        self.render_mode = render_mode
        self.possible_agents = agents_of(spec)
        self.agents: list[str] = []
        self.no_action = spec.decisions
        self._table = Table(spec)
        self._seen = observation_space(spec, spec.decisions + 1)
        self._actions = {agent: spaces.Discrete(spec.decisions + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        agents = self.agents
        results = self._play(int(actions[self.possible_agents[self._table.actor]]))
        over = results is not None
        seen = self._look()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, results or [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _play(self, code: int) -> list[float] | None:
        """What the match was worth to each seat; None: it goes on."""
        try:
            self._table.play(code)
        except IllegalCode:
            return self._table.forfeit()
        return self._table.state.returns() if self._table.over else None

    def _look(self) -> dict[str, Seen]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Seen:
        seen = self._table.look(seat)
        waits = np.array([self._table.actor != seat], np.int8)
        return {**seen, "action_mask": np.concatenate([seen["action_mask"], waits])}

    def render(self) -> str | None:
        return shown(self._table, self.render_mode)

    def close(self) -> None:
        return
