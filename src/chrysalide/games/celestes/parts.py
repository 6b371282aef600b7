"""The evaluation of bots.py in named parts: what each species brings, and what waits on the table for either seat."""

from chrysalide.core.parts import Part, Parts
from chrysalide.games.celestes.board import IDS, POINTS, SPECIES, count, one
from chrysalide.games.celestes.bots import BOLINA_WORTH, EDGE, TEMPO, best_take, worth
from chrysalide.games.celestes.rules import PLACE, TAKE, Celestes
from chrysalide.games.celestes.scoring import joker, score

ROUND = 4.0  # what a round won is worth next to the points within one
POINT = 1.0 / EDGE


def parts(state: Celestes, seat: int) -> Parts:
    """All but `rounds` add up to the log-odds of winning the round that is being played."""
    tokens = (state.tokens_0, state.tokens_1)
    found = {"rounds": Part(float(tokens[seat] - tokens[1 - seat]), ROUND)}
    if state.phase not in (TAKE, PLACE):
        return found
    return found | _collected(state.hand(seat)) | _ahead(state, seat)


def in_front(state: Celestes) -> int:
    """The seat that takes the next card from the table."""
    return state.active if state.phase == TAKE else 1 - state.active


def _collected(cards: int) -> Parts:
    """6.1–6.8 by species, the joker with the species that it replaces; and what unfinished sets promise."""
    replaced = joker(cards)
    counted = cards if replaced < 0 else cards + one(replaced)
    found = {IDS[species]: Part(float(POINTS[species][count(counted, species)]), POINT) for species in range(SPECIES)}
    return found | {"promise": Part(worth(cards) - float(score(cards)), POINT, quiet=True)}


def _ahead(state: Celestes, seat: int) -> Parts:
    """The best card that lies ready: for the seat if it takes next, for the other seat if that one does."""
    best = best_take(state, in_front(state))
    mine = in_front(state) == seat
    bolina = float(state.bolina == seat) - float(state.bolina == 1 - seat)
    return {
        "next": Part(best if mine else 0.0, TEMPO * POINT, quiet=True),
        "offered": Part(0.0 if mine else -best, TEMPO * POINT),
        "bolina": Part(bolina, BOLINA_WORTH * POINT),
        "rival": Part(-worth(state.hand(1 - seat)), POINT),
    }
