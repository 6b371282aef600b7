# mypyc
"""How a match goes on by itself: operations that are pending, then the next stage of the turn (3.4)."""

from typing import Final

from mypy_extensions import i64

from chrysalide.games.extinction.programs import OP_NAMES
from chrysalide.games.extinction.rules.ambassadors import Influence
from chrysalide.games.extinction.rules.births import begin_births
from chrysalide.games.extinction.rules.cards import Draw, Play
from chrysalide.games.extinction.rules.constants import Fund, TriggerAll, Unconst
from chrysalide.games.extinction.rules.destruction import Destroy, Skip, begin_destruction, skip_destruction
from chrysalide.games.extinction.rules.effects import Peek, begin_effect, end_card
from chrysalide.games.extinction.rules.habitat import Move, Place, Untile
from chrysalide.games.extinction.rules.losses import Lose, Tile, Uncube
from chrysalide.games.extinction.rules.money import Amount, Fine, Gain
from chrysalide.games.extinction.rules.phases import (
    ACTING,
    BEARING,
    BY_EFFECT,
    BY_UNIQUE,
    CLOSING,
    DESTROYING,
    NAMING,
    SOURCE,
    STARTING,
    SUFFERING,
    THING,
    VOTING,
)
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.setup import deal
from chrysalide.games.extinction.rules.stack import Operation, frame, operand
from chrysalide.games.extinction.rules.turns import begin_year, end_turn, last_draw, next_action, start_turn
from chrysalide.games.extinction.rules.votes import next_poll


class EndOfList(Operation):
    """10.2, 5.4: a list of operations is over, and with it an effect card or a Unique."""

    def step(self, at: Position) -> bool:
        source = frame(at, SOURCE)
        thing = frame(at, THING)
        at.depth -= 1
        if source == BY_UNIQUE:
            at.discards[at.active] = at.discards[at.active] | (i64(1) << thing)
        elif source == BY_EFFECT:
            end_card(at, thing)
        return False


BY_NAME: Final[dict[str, Operation]] = {
    "": EndOfList(),
    "gain": Gain(),
    "fine": Fine(),
    "move": Move(),
    "place": Place(),
    "untile": Untile(),
    "influence": Influence(),
    "draw": Draw(),
    "play": Play(),
    "peek": Peek(),
    "unconst": Unconst(),
    "skip": Skip(),
    "destroy": Destroy(),
    "tile": Tile(),
    "lose": Lose(),
    "uncube": Uncube(),
    "fund": Fund(),
    "trigger_all": TriggerAll(),
    "amount": Amount(),
}
OPERATIONS: Final[list[Operation]] = [BY_NAME[name] for name in OP_NAMES]  # by number, as in the tables


def run(at: Position) -> None:
    """Carry out what is pending until somebody is asked or the match is over."""
    while True:
        if at.depth:
            if OPERATIONS[operand(at, 0)].step(at):
                return
        elif proceed(at):
            return


def proceed(at: Position) -> bool:
    """What comes when no operation is pending; True where somebody is asked or the match is over."""
    stage = at.stage
    if stage == ACTING:
        return next_action(at)
    if stage == BEARING:
        at.stage = DESTROYING
        return begin_births(at)
    if stage == DESTROYING:
        at.stage = SUFFERING
        if at.skip > 0:
            skip_destruction(at)
            return False
        return begin_destruction(at, 0)
    if stage == SUFFERING:
        at.stage = CLOSING
        return begin_effect(at)
    if stage == CLOSING:
        at.stage = NAMING
        return last_draw(at)
    if stage == NAMING:
        return end_turn(at)
    if stage == STARTING:
        return start_turn(at)
    if stage == VOTING:
        return next_poll(at) or begin_year(at)
    return deal(at)
