"""Gymnasium: one seat learns, the others are played by bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chrysalide.bots import Player
from chrysalide.bots.named import player
from chrysalide.core.dice import Dice
from chrysalide.rl.spec import Spec
from chrysalide.rl.table import IllegalCode, Table

Info = dict[str, Any]
Opponent = str | Player


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A match by the eyes of one seat. The legal actions are in `info["action_mask"]` and `action_masks()`.

    The reward comes with the end: from -1 to 1, 0 for a draw. An action that is not legal ends the match as lost, with
    `info["illegal"]`: algorithms that know no masks can learn them.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        spec: Spec,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Opponents sit in order on the seats after one's own, again from the first if there are fewer."""
        self.game_spec = spec
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 127, (spec.width,), np.uint8)
        self.action_space = spaces.Discrete(spec.decisions)
        self.seat = 0 if seat is None else seat
        self._fixed = seat
        self._table = Table(spec)
        named = [opponents] if isinstance(opponents, str | Player) else list(opponents)
        self._players = [one if isinstance(one, Player) else player(spec.game.id, one) for one in named]
        if not self._players or not 0 <= self.seat < spec.seats:
            raise ValueError(f"opponents {named}, seat {seat} of {spec.seats}")

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        """A match in which one's own seat is to act: one that ends before is not shown."""
        super().reset(seed=seed)
        if seed is not None:
            for number, one in enumerate(self._players):
                one.dice = Dice(f"opponent:{seed}:{number}")
        while True:
            if self._fixed is None:
                self.seat = int(self.np_random.integers(self.game_spec.seats))
            self._table.deal(int(self.np_random.integers(2**31)))
            self._let_others_play()
            if not self._table.over:
                return self._look()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, Info]:
        try:
            self._table.play(int(action))
        except IllegalCode:
            seen, info = self._look()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._let_others_play()
        over = self._table.over
        reward = self._table.state.returns()[self.seat] if over else 0.0
        seen, info = self._look()
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The name that sb3-contrib's MaskablePPO asks for."""
        return self._table.look(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        return self._table.picture() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        table = self._table
        while not table.over and table.actor != self.seat:
            others = (table.actor - self.seat) % self.game_spec.seats - 1
            chosen = self._players[others % len(self._players)].choose(table.view(table.actor))
            table.play(chosen.code)

    def _look(self) -> tuple[NDArray[np.uint8], Info]:
        seen = self._table.look(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}
