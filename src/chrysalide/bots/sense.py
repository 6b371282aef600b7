"""What nobody would do who wants to play: let an action pass for nothing. Judged by the game's own evaluation."""

from chrysalide.bots.search.plan import plan
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice

WIDTH = 2  # positions within the seat's own turn that the plan keeps at each step
NOTHING = 1e-6  # a smaller change of the evaluation is none
SOMETHING = 0.01  # a gain that is worth acting for
TOO_MUCH = 0.5  # the share of what the turn could gain that nobody gives away for nothing


def sensible(turn: Turn) -> list[int]:
    """The legal actions without refusals to play; all of them where nothing better can be done.

    An action is idle if the position is no better after it. A refusal is an idle action that gives away much of what
    the seat could gain in this turn, or the only idle one next to others that gain something. A bad move that changes
    the position is no refusal: people make those.
    """
    game, seat = turn.game, turn.seat
    ends = plan(turn.imagined, seat, game.evaluate, Dice(0), WIDTH, 1)
    still: float = game.evaluate(turn.imagined, seat)
    if not ends or max(ends.values()) - still < SOMETHING:
        return list(turn.codes)
    best, worst = max(ends.values()), min(ends.values())
    idle = [code for code in turn.codes if _after(turn, code) <= still + NOTHING]
    allowed = SOMETHING if len(idle) == 1 else max(SOMETHING, TOO_MUCH * (best - still))
    refusals = {code for code in idle if best - ends.get(code, worst) > allowed}
    return [code for code in turn.codes if code not in refusals] or list(turn.codes)


def _after(turn: Turn, code: int) -> float:
    after = turn.imagined.copy()
    after.apply(code)
    value: float = turn.game.evaluate(after, turn.seat)
    return value
