"""The hidden cards of a match dealt again: other outcomes of chance, with which one seat would have seen the same.

A record is a list of entries, so the cards in somebody's hand are what chance gave them earlier. Dealing again replaces
such outcomes, and everything else stays as it was: what the seat saw, and what anybody decided.
Outcomes that the seat could not read are drawn again one after the other, among those with which everything after
them could have happened, and pairs of them are exchanged (Gibbs sampling). Each such step leaves the odds as chance
itself has them, and a few rounds of them forget where they began.
"""

from itertools import accumulate
from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.errors import CannotDeal, ChrysalideError
from chrysalide.core.game import HIDDEN
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, Event, State

ROUNDS = 6
PARTNERS = 4  # with which each outcome may be exchanged in a round
MOST_STEPS = 4_000_000  # entries tried; long matches need about a tenth


def dealt_again(match: Match, seat: int, dice: Dice) -> list[str]:
    """The entries of the match, with what `seat` could not read dealt again at random."""
    deal = _Deal(match, seat)
    for _ in range(ROUNDS):
        for place in deal.hidden:
            deal.draw(place, dice)
            for _ in range(PARTNERS):
                deal.exchange(place, deal.hidden[dice.below(len(deal.hidden))], dice)
    return deal.entries


def hides(state: State, seat: int) -> bool:
    """Is there anything that `seat` cannot know?"""
    dice, truth = Dice("hides"), state.key()
    for _ in range(8):
        twin = state.copy()
        twin.resample(seat, dice)
        if twin.key() != truth:
            return True
    return False


class _Deal:
    """One way in which the match may have gone."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.game, self.seat = match, match.game, seat
        self.codes = [entry.action.code for entry in match.log]
        self.actors = [entry.actor for entry in match.log]
        self.seen = match.seen_entries(seat)
        self.hidden = [place for place, entry in enumerate(match.log) if self._unread(place, entry.actor)]
        self.steps = 0
        self.view = match.view(seat)
        self.told = [_told(entry.events, seat) for entry in match.log]
        self.states: list[State] = []
        self.odds: list[float] = []
        self._follow(0)

    def _unread(self, place: int, actor: int) -> bool:
        return actor == CHANCE and HIDDEN in self.seen[place].split()

    def _follow(self, place: int) -> None:
        """Keep the state before each entry and the odds of what chance did there, from a changed entry on."""
        state = self.states[place] if self.states else self.game.start(self.match.seats, self.match.options)
        del self.states[place:], self.odds[place:]
        for code in self.codes[place:]:
            self.states.append(state)
            self.odds.append(dict(state.chance())[code] if state.actor() == CHANCE else 1.0)
            state = state.copy()
            state.apply(code)

    @property
    def entries(self) -> list[str]:
        pairs = zip(self.states, self.codes, strict=True)
        return [self.game.action(state, code).text for state, code in pairs]

    # --- steps --------------------------------------------------------------------------------------------------

    def draw(self, place: int, dice: Dice) -> None:
        """Draw one hidden outcome again, given all others."""
        outcomes = [code for code, _ in self.states[place].chance()]
        weights = [self._weight({place: code}) for code in outcomes]
        lot = dice.fraction() * sum(weights)
        chosen = next((code for code, upto in zip(outcomes, accumulate(weights), strict=True) if lot < upto), None)
        if chosen is not None:
            self._change({place: chosen})

    def exchange(self, one: int, other: int, dice: Dice) -> None:
        """Exchange two hidden outcomes, such as cards in two hands, as often as not if both ways are as likely."""
        changes = self._exchanged(one, other)
        weight = self._weight(changes) if changes else 0.0
        if weight > 0.0 and dice.fraction() * (1.0 + weight) < weight:
            self._change(changes)

    def _exchanged(self, one: int, other: int) -> dict[int, int]:
        """What both entries would be; nothing if they cannot be exchanged or are the same."""
        secrets = [self._secret(one), self._secret(other)]
        if secrets[0] == secrets[1] or len(secrets[0]) != len(secrets[1]):
            return {}
        try:
            return {place: self._filled(place, secret) for place, secret in ((one, secrets[1]), (other, secrets[0]))}
        except ChrysalideError:  # a card is not a goal
            return {}

    def _secret(self, place: int) -> list[str]:
        """The words of an entry that the seat could not read."""
        words = self.game.action(self.states[place], self.codes[place]).text.split()
        return [word for word, seen in zip(words, self.seen[place].split(), strict=True) if seen == HIDDEN]

    def _filled(self, place: int, secret: list[str]) -> int:
        words = iter(secret)
        text = " ".join(next(words) if seen == HIDDEN else seen for seen in self.seen[place].split())
        return self.game.parse(self.states[place], text).code

    def _weight(self, changes: dict[int, int]) -> float:
        """How likely the match is with these changes, compared with how it is now; 0: it could not have gone so."""
        first = min(changes)
        state, weight = self.states[first].copy(), 1.0
        for place in range(first, len(self.codes)):
            code = changes.get(place, self.codes[place])
            self.steps += 1
            if state.actor() != self.actors[place]:
                return 0.0
            if self.actors[place] == CHANCE:
                odds = dict(state.chance()).get(code, 0.0)
                weight *= odds / self.odds[place]
            elif code not in state.legal():
                return 0.0
            if weight == 0.0 or self.game.seen(state, code, self.seat) != self.seen[place]:
                return 0.0
            state.apply(code)
        if self.steps > MOST_STEPS:
            raise CannotDeal("error-deal-again", self.game.id)
        return weight

    def _change(self, changes: dict[int, int]) -> None:
        """Make the changes, unless the seat would have seen a difference."""
        first = min(changes)
        codes = [changes.get(place, code) for place, code in enumerate(self.codes)]
        if codes != self.codes and self._looks_the_same(codes, first):
            self.codes = codes
            self._follow(first)

    def _looks_the_same(self, codes: list[int], first: int) -> bool:
        """Does the seat receive the same events from the first change on, and the same view at the end?"""
        state = self.states[first].copy()
        for place in range(first, len(codes)):
            state.trace = []
            state.apply(codes[place])
            if _told(state.trace, self.seat) != self.told[place]:
                return False
        return self.match.view_of(state, self.seat) == self.view


def _told(events: list[Event], seat: int) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, event.args) for event in events if event.known_to(seat)]
