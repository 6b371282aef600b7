"""Play on from any position of a match: a new match that begins with the entries of the other one."""

from collections.abc import Sequence

from chrysalide.core.dealing import dealt_again
from chrysalide.core.errors import BadSeats, MatchOver, NoSuchPosition, NotContinued
from chrysalide.core.fairness import History, clean_seed
from chrysalide.core.match import Match
from chrysalide.core.origin import MOST, Origin, fingerprint


def continued(
    match: Match,
    at: int,
    deal_for: int | None = None,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
    settle: bool = True,
) -> Match:
    """A new match from the position after the first `at` entries on; whatever chance does from there is new.

    Hidden cards are where they were, or, with `deal_for`, whatever this seat could not know is dealt again at random.
    """
    past = _position(match, at, deal_for)
    if deal_for is not None and past.seen_entries(deal_for) == past.entries:
        deal_for = None  # nothing was hidden from this seat
    seed = clean_seed(seed)
    entries = past.entries if deal_for is None else deal_again(past, deal_for, seed)
    twin = Match(match.game, match.seats, match.options.as_json(), names=names or match.names, settle=False)
    for entry in entries:
        twin.enter(entry)
    twin.origin = Origin(
        record=fingerprint(match.record(ended=True)),
        entries=at,
        seed=match.seed if match.commitment else None,
        seat=deal_for,
        were={place: was for place, (was, now) in enumerate(zip(past.entries, entries, strict=True)) if was != now},
        before=match.origin,
    )
    twin.commit(seed)
    twin.settles = True
    if settle:
        twin.settle()
    return twin


def _position(match: Match, at: int, deal_for: int | None) -> Match:
    if not 0 <= at <= len(match.log):
        raise NoSuchPosition("error-no-position", match.game.id, index=str(at)[:20], length=len(match.log))
    if deal_for is not None and deal_for not in range(match.seats):
        raise BadSeats("error-no-such-seat", match.game.id, seat=deal_for, seats=match.seats)
    past = match.at(at)
    if past.over:
        raise MatchOver("error-continue-over", match.game.id)
    if match.origin and match.origin.depth >= MOST:
        raise NotContinued("error-continue-often", match.game.id, limit=MOST)
    return past


def deal_again(past: Match, seat: int, seed: str) -> list[str]:
    """The entries so far, with whatever `seat` could not know dealt again; the seed determines how."""
    return dealt_again(past, seat, History(past.entries).dice_to_deal(seed))
