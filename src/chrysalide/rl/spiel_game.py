"""OpenSpiel: the games with chance nodes, the right type of information, and strings of what a player knows."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import settle
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game
from chrysalide.rl.rows import seen
from chrysalide.rl.spec import Spec, spec

Params = dict[str, Any]
NOBODY: dict[int, int] = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
DEFAULTS: Params = {"seats": 0, "options": "", "entries": "", "deal": -1}


def load(found: Spec, entries: Sequence[str] = (), deal: int | None = None) -> "pyspiel.Game":
    """See `rl.spiel`. Options and entries travel as hexadecimal JSON: games are named by texts with commas in them."""
    name = register(found.game.id, found.hidden, deal is not None)
    params = {
        "seats": found.seats,
        "options": packed(found.options.as_json()),
        "entries": packed(list(entries)),
        "deal": -1 if deal is None else deal,
    }
    return pyspiel.load_game(name, params)


def packed(value: Any) -> str:
    return json.dumps(value).encode().hex()


def unpacked(text: str, default: Any) -> Any:
    return json.loads(bytes.fromhex(text)) if text else default


@cache
def register(game: str, hidden: bool, dealt: bool) -> str:
    """OpenSpiel knows a type for each game, one more if its hands lie open, and one if its set-up is fixed."""
    rules = find_game(game)
    open_hands = "_open" if rules.about.secret_hands and not hidden else ""
    name = f"chrysalide_{game}{open_hands}{'_dealt' if dealt else ''}"
    kinds = pyspiel.GameType
    kind = pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.DETERMINISTIC if dealt and rules.foreseeable() else kinds.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION),
        utility=kinds.Utility.IDENTICAL if rules.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )

    # OpenSpiel keeps what it is given until after Python has gone: a class survives that, a function does not.
    pyspiel.register_game(kind, type(name, (SpielGame,), {"kind": kind, "game": game}))
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc] # it comes without types
    kind: "pyspiel.GameType"  # set by `register`
    game: str

    def __init__(self, params: Params | None = None) -> None:
        params = {**DEFAULTS, **(params or {})}
        self.found = spec(self.game, params["seats"] or None, **unpacked(params["options"], {}))
        self.start = _after(self.found, unpacked(params["entries"], []))
        if params["deal"] >= 0:
            settle(self.start, Dice(f"rl:{params['deal']}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.found.decisions,
            max_chance_outcomes=self.found.chance,
            num_players=self.found.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.found.cooperative else 0.0,
            max_game_length=self.found.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> "Observer":
        return Observer(self.found, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _after(found: Spec, entries: list[str]) -> State:
    """The position after some entries, chance included."""
    match = Match(found.game, found.seats, found.options.as_json(), settle=False)
    for entry in entries:
        match.enter(entry)
    return match.state.copy()


class Held:
    """OpenSpiel clones a state by copying its attributes deeply; this is how ours are copied."""

    def __init__(self, state: State, told: list[list[str]]) -> None:
        self.state = state
        self.told = told  # for each player: the entries as it may know them

    def __deepcopy__(self, _memo: Any) -> "Held":
        return Held(self.state.copy(), [lines[:] for lines in self.told])


class SpielState(pyspiel.State):  # type: ignore[misc] # same
    """Outcomes of chance are numbered from 0: their codes without those of seats, which come first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy(), [[] for _ in range(game.found.seats)])

    def _found(self) -> Spec:
        game: SpielGame = self.get_game()
        return game.found

    def current_player(self) -> int:
        actor: int = self.held.state.actor()
        return NOBODY.get(actor, actor)

    def is_terminal(self) -> bool:
        return self.held.state.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        return state.legal() if state.actor() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first = self._found().decisions
        return [(code - first, odds) for code, odds in self.held.state.chance()]

    def _apply_action(self, action: int) -> None:
        held, found = self.held, self._found()
        code = action + found.decisions if held.state.actor() == CHANCE else action
        for player, lines in enumerate(held.told):
            lines.append(found.game.seen(held.state, code, player))
        held.state.apply(code)

    def _action_to_string(self, player: int, action: int) -> str:
        found = self._found()
        code = action + found.decisions if player == pyspiel.PlayerId.CHANCE else action
        return found.game.action(self.held.state, code).text

    def returns(self) -> list[float]:
        return self.held.state.returns() if self.is_terminal() else [0.0] * self._found().seats

    def __str__(self) -> str:
        return repr(self.held.state.key())


class Observer:
    """What a player knows: with perfect recall all entries as it could read them, otherwise the present position."""

    def __init__(self, found: Spec, recalls: bool) -> None:
        self._recalls = recalls
        self._sheet = Sheet(1, found.width)
        self._seen = seen(self._sheet, found.width)[0]
        self.tensor = np.zeros(0 if recalls else found.width, np.float32)
        self.dict = {} if recalls else {part.name: self.tensor[found.part(part.name)] for part in found.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self._recalls:
            self._sheet.begin(0)
            state.held.state.observe(player, self._sheet)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return "\n".join(state.held.told[player])
        self._sheet.begin(0)
        state.held.state.observe(player, self._sheet)
        return self._sheet.row().hex()
