"""Was chance drawn fairly? Every outcome of chance is drawn again from the revealed seed."""

from dataclasses import dataclass

from chrysalide.core.entries import Undone
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.core.state import CHANCE


@dataclass(frozen=True)
class Verdict:
    honest: bool
    draws: int  # outcomes of chance that were checked
    message: Message


def verify(match: Match) -> Verdict:
    """Judge a replayed match (replaying has already checked its seed, if it has one, against its commitment)."""
    if match.commitment is None:
        return Verdict(False, 0, Message("verify-no-commitment"))
    if match.seed is None:
        return Verdict(False, 0, Message("verify-no-seed"))
    again = match.at(0)
    again.keep_trail()
    draws = 0
    for index, step in enumerate(match.history()):  # undone entries were drawn from the seed as well
        if isinstance(step, Undone):
            again.truncate(step.length)
            continue
        if again.actor == CHANCE:
            drawn = again.game.action(again.state, again.draw())
            if drawn.code != step.action.code:
                args = {"number": index + 1, "text": step.action.text, "drawn": drawn.text}
                return Verdict(False, draws, Message("verify-changed", args))
            draws += 1
        again.enter(step.action)
    return Verdict(True, draws, Message("verify-honest" if match.ended else "verify-honest-so-far", {"draws": draws}))
