"""Was chance drawn fairly? Every outcome of chance is drawn again from the revealed seed."""

from dataclasses import dataclass

from chrysalide.core.continuing import deal_again
from chrysalide.core.entries import Entry, Undone
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.core.origin import fingerprint
from chrysalide.core.state import CHANCE


@dataclass(frozen=True)
class Verdict:
    honest: bool
    draws: int  # outcomes of chance that were checked
    message: Message


class _Forged(Exception):
    def __init__(self, message: str, draws: int = 0, **args: object) -> None:
        super().__init__(message)
        self.message, self.draws = Message(message, args), draws


def verify(match: Match, origin: Match | None = None) -> Verdict:
    """Judge a replayed match (replaying has already checked its seed, if it has one, against its commitment).

    `origin`: the match that it continues, if its record is at hand: is it the one that this match names?
    """
    if match.commitment is None:
        return Verdict(False, 0, Message("verify-no-commitment"))
    if match.seed is None:
        return Verdict(False, 0, Message("verify-no-seed"))
    try:
        if origin is not None:
            _check_is_origin(match, origin)
        earlier, unknown = _check_taken_over(match)
        draws = earlier + _check_draws(match, match.history(), match.taken_over)
    except _Forged as forged:
        return Verdict(False, forged.draws, forged.message)
    return Verdict(True, draws, _praise(match, draws, unknown))


def _praise(match: Match, draws: int, unknown: int) -> Message:
    if unknown:
        return Message("verify-honest-since", {"draws": draws, "entries": unknown})
    if match.origin is not None:
        return Message("verify-honest-continued", {"draws": draws, "entries": match.taken_over})
    return Message("verify-honest" if match.ended else "verify-honest-so-far", {"draws": draws})


def _check_draws(match: Match, steps: "list[Entry | Undone]", since: int) -> int:
    """Draw every outcome of chance again, from entry `since` on; returns how many there are."""
    again = match.at(0)
    again.keep_trail()
    draws = 0
    for index, step in enumerate(steps):  # undone entries were drawn from the seed as well
        if isinstance(step, Undone):
            again.truncate(step.length)
            continue
        if again.actor == CHANCE and index >= since:
            drawn = again.game.action(again.state, again.draw())
            if drawn.code != step.action.code:
                raise _Forged("verify-changed", draws, number=index + 1, text=step.action.text, drawn=drawn.text)
            draws += 1
        again.enter(step.action)
    return draws


# --- a match that continues another one -------------------------------------------------------------------------


def _check_is_origin(match: Match, origin: Match) -> None:
    named = match.origin
    if named is None or named.record != fingerprint(origin.record(ended=True)):
        raise _Forged("verify-other-origin")
    if named.original(match.entries) != origin.entries[: named.entries]:
        raise _Forged("verify-other-entries")


def _check_taken_over(match: Match) -> tuple[int, int]:
    """Check the entries that come from other matches with the seeds of those, as far as they are known.

    Returns how many outcomes of chance were drawn again, and how many of the first entries could not be checked.
    """
    draws, unknown, after = 0, 0, match
    while after.origin is not None:
        before = _origin_of(after)
        if before.seed is None or not _check_deal(after, before):
            unknown = max(unknown, len(before.log))
        if before.seed is not None:
            draws += _check_draws(before, list(before.log), before.taken_over)
        after = before
    return draws, unknown


def _check_deal(match: Match, before: Match) -> bool:
    """Deal what was hidden again, if it was; False: that cannot be repeated.

    It cannot if the seed is unknown, or if the match, itself continued, is only known up to an earlier place.
    """
    origin = match.origin
    if origin is None or origin.seat is None:
        return True
    if match.seed is None or len(before.log) < origin.entries:
        return False
    if deal_again(before, origin.seat, match.seed) != match.entries[: origin.entries]:
        raise _Forged("verify-dealt")
    return True


def _origin_of(match: Match) -> Match:
    """The match that another one continues, as far as that one took it over."""
    origin = match.origin
    assert origin is not None
    before = Match(match.game, match.seats, match.options.as_json(), settle=False)
    try:
        for entry in origin.original(match.entries):
            before.enter(entry)
    except ChrysalideError:
        raise _Forged("verify-other-entries") from None
    before.seed, before.origin = origin.seed, origin.before
    return before
