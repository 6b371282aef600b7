"""The evaluation of bots.py in named parts: what the votes, the animals and the reserve of tiles depend on.

Three hopes are multiplied there, each a logistic of a margin in its own unit: cubes, animals, tiles. The parts are the
summands of the three margins. The weight of a part is what one more unit would add to the logarithm of the whole hope,
so a margin that is comfortable already counts for little.
"""

from math import log

from chrysalide.core.parts import Part, Parts
from chrysalide.games.extinction.bots import (
    CARD,
    CONSTANT,
    FIFTH,
    VOTE_SPREAD,
    Prospects,
    chance_now,
)
from chrysalide.games.extinction.dangers import (
    AHEAD,
    DRIFT,
    FEWEST,
    HERD_SPREAD,
    SPARE,
    TILE_SPREAD,
    births_a_turn,
    least_loss,
    losses_a_turn,
    population_hope,
    reserve_hope,
)
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.constants import harmful
from chrysalide.games.extinction.rules.opinions import held
from chrysalide.games.extinction.rules.phases import BY_VOTES, FINISHED, VOTING

WON = 10.0  # a match that is won, on the scale of the logarithms
LEAST = 1e-15  # keeps logarithms finite
VOTES = ("cubes", "income", "coins", "cards", "constants")
ANIMALS = ("animals", "births", "losses")
TILES = ("tiles", "clearing")


def parts(state: Extinction, seat: int) -> Parts:
    """By margin: they add up to what the hope for the last vote is computed from. The first vote is left out."""
    if state.phase == FINISHED:
        return {"won": Part(float(state.end == BY_VOTES), WON)}
    left = float(state.seats * state.tables.last_year - state.turns)
    poll = chance_now(state) if state.stage == VOTING else 0.0
    found = {"won": Part(0.0, WON), "poll": Part(poll, WON)}
    if left <= 0.0:
        return found
    return found | _votes(state, left) | _animals(state, left) | _tiles(state, left)


def _votes(state: Extinction, left: float) -> Parts:
    """Cubes: those still lacking, and those that actions, coins and cards promise."""
    prospects = Prospects()
    prospects.look(state)
    lacks = prospects.nearest
    fifth = FIFTH * lacks[state.needed] if state.needed < AMBASSADORS else 0.0
    coins = prospects.from_coins(state, left)
    margins = (
        -sum(lacks[: state.needed]) - fifth,
        prospects.cubes_to_come(state, left) - coins,
        coins,
        CARD * float(held(state, state.hands)),
        -CONSTANT * float(harmful(state)),
    )
    return _weighted(VOTES, margins, prospects.vote_hope(state, left), VOTE_SPREAD)


def _animals(state: Extinction, left: float) -> Parts:
    """Animals that are there, and those that the coming turns bring or cost."""
    ahead = DRIFT * min(left, AHEAD)
    margins = (
        float(state.population()) - FEWEST,
        ahead * births_a_turn(state),
        -ahead * losses_a_turn(state, least_loss(state)),
    )
    return _weighted(ANIMALS, margins, population_hope(state, left), HERD_SPREAD)


def _tiles(state: Extinction, left: float) -> Parts:
    """Tiles in the reserve, and what will be taken from it and put back."""
    hope = reserve_hope(state, left)
    margin = TILE_SPREAD * (log(hope) - log(max(LEAST, 1.0 - hope))) - SPARE
    reserve = float(state.reserve)
    return _weighted(TILES, (reserve, margin - reserve), hope, TILE_SPREAD)


def _weighted(names: tuple[str, ...], amounts: tuple[float, ...], hope: float, spread: float) -> Parts:
    weight = (1.0 - hope) / spread
    return {name: Part(amount, weight) for name, amount in zip(names, amounts, strict=True)}
