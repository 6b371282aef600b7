# mypyc
"""Chapter 13: how a match ends."""

from mypy_extensions import i64

from chrysalide.core.state import OVER
from chrysalide.games.extinction.rules.history import packed_turn
from chrysalide.games.extinction.rules.naming import module_args
from chrysalide.games.extinction.rules.phases import (
    BY_POPULATION,
    BY_RESERVE,
    BY_VOTES,
    ENDS,
    FINISHED,
    NAMING,
    STARTING,
)
from chrysalide.games.extinction.rules.position import Position


def remember(at: Position) -> None:
    """After a turn, or when the match ends in one."""
    at.turns += 1
    on_board = at.all_tiles - at.reserve
    at.history[at.turns] = packed_turn(at.population(), on_board, at.year, at.active)


def finish(at: Position, end: i64) -> bool:
    """3.6, 13.1–13.4: at once; nothing that is pending is carried out. Always True: the match is over."""
    if STARTING <= at.stage < NAMING:
        remember(at)
    at.end = end
    at.phase = FINISHED
    at.asked = OVER
    at.depth = 0
    if at.trace is not None:
        votes = {"yes": int(at.yes), "needed": int(at.needed), "year": int(at.year)}
        if end == BY_VOTES:
            at.tell("match-won", votes)
        else:
            args = {"why": ENDS[end], **module_args(at), "population": int(at.population())}
            at.tell("match-lost", {**args, **votes})
    return True


def dies_out(at: Position) -> bool:
    """7.5, 13.2: True where the match is lost."""
    return at.population() <= 1 and finish(at, BY_POPULATION)


def lacks_tile(at: Position) -> bool:
    """9.2, 13.3: a tile is due; True where the reserve is empty and the match lost."""
    return at.reserve <= 0 and finish(at, BY_RESERVE)
