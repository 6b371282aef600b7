# mypyc
"""16.15: before some parts of an effect happen, the active seat may be able to ignore them."""

from mypy_extensions import i64

from chrysalide.games.extinction.powers import IGNORES_TILE, IGNORES_UNCUBE
from chrysalide.games.extinction.rules.phases import IGNORE_PART, PART_NAMES, PART_UNCUBE
from chrysalide.games.extinction.rules.position import Position


def ignorers(at: Position, part: i64) -> i64:
    """16.15: slots of the active seat that can ignore a part; not the first tile of a turn."""
    if part == PART_UNCUBE:
        return at.sources(at.active, IGNORES_UNCUBE) & ~at.used
    if at.tiles_placed == 0:
        return 0
    return at.sources(at.active, IGNORES_TILE) & ~at.used


def offers_ignoring(at: Position, part: i64) -> bool:
    """True where the active seat is asked whether to ignore what is about to happen: see `IgnorePart`."""
    if not ignorers(at, part):
        return False
    at.part = part
    return at.ask(IGNORE_PART, at.active)


def use_ignoring(at: Position) -> None:
    slots = ignorers(at, at.part)
    at.used |= slots & -slots
    if at.trace is not None:
        at.tell("part-ignored", {"seat": int(at.active), "part": PART_NAMES[at.part]})
