# mypyc
"""Chapter 12: ambassadors are turned up, looked at, influenced and polled."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import beside, bits, lowest
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules.effects import Effects
from chrysalide.games.extinction.rules.phases import (
    BY_SECOND_VOTE,
    BY_VOTES,
    POLL_NEXT,
    POLL_ROLL,
    REVEAL,
    SEE_AMBASSADOR,
)
from chrysalide.games.extinction.tables import (
    ANIMALS,
    ANY,
    AREA_CARDS,
    CALM,
    COUPLES,
    FACE_UP,
    HAND_CARDS,
    HIDDEN,
    MIN,
    MONEY,
    RESERVE_TILES,
    SHELTERED,
    SUM,
    YES_VOTES,
)

EVERY: Final = 63  # all six places


class Votes(Effects):
    """Six places, and who sits there."""

    # --- faces ----------------------------------------------------------------------------------------------------

    def unidentified(self, place: i64) -> i64:
        """2.3, 15.7: ambassadors of the colour of a place that nobody has identified."""
        found = self.tables.backs[self.tables.row[place]]
        for other in range(AMBASSADORS):
            if self.faces[other] >= 0:
                found &= ~(i64(1) << self.faces[other])
        return found

    def chosen_places(self, filter: i64) -> i64:  # noqa: A002 - the word of the rules
        """15.7: the places that fit."""
        if filter == ANY:
            return EVERY
        return EVERY & ~self.up if filter == HIDDEN else self.up

    def give_cube(self, place: i64) -> bool:
        """12.1, 15.7: True where chance is asked who it is."""
        self.cubes_left -= 1
        self.cubes[place] = self.cubes[place] + 1
        if self.trace is not None:
            args = {"seat": int(self.active), **self.ambassador_args(place), "cubes": int(self.cubes[place])}
            self.tell("cube-placed", args)
        if (self.up >> place) & 1:
            return False
        if self.faces[place] < 0:
            self.place = place
            self.ask(REVEAL, CHANCE)
            return True
        self.turn_up(place)
        return False

    def reveal(self, who: i64) -> None:
        place = self.place
        self.faces[place] = who
        self.place = -1
        self.turn_up(place)
        self.run()

    def turn_up(self, place: i64) -> None:
        """12.1–12.3: known to all from now on."""
        self.up |= i64(1) << place
        self.known[place] = self.all_seats()
        if self.trace is not None:
            target = int(self.tables.target[self.faces[place]])
            self.tell("ambassador-revealed", {**self.ambassador_args(place), "target": target})

    def all_seats(self) -> i64:
        return (i64(1) << self.seats) - 1

    def look(self, place: i64) -> None:
        """16.6: it stays face down."""
        if self.trace is not None:
            self.tell("ambassador-looked", {"seat": int(self.active), **self.named_ambassador(place, -1)})
        if self.faces[place] < 0:
            self.place = place
            self.ask(SEE_AMBASSADOR, CHANCE)
            return
        self.learn(place)
        self.run()

    def see(self, who: i64) -> None:
        place = self.place
        self.faces[place] = who
        self.place = -1
        self.learn(place)
        self.run()

    def learn(self, place: i64) -> None:
        """Views: with open hands all are told, otherwise the seat that looked."""
        seat = self.active
        self.known[place] = self.all_seats() if self.open_hands else self.known[place] | (i64(1) << seat)
        if self.trace is not None:
            args = {"seat": int(seat), **self.named_ambassador(place, self.faces[place])}
            self.tell("ambassador-seen", args, None if self.open_hands else (int(seat),))

    def shift_cube(self, place: i64, other: i64) -> None:
        """16.6."""
        self.cubes[place] = self.cubes[place] - 1
        if self.trace is not None:
            args = {"seat": int(self.active), **self.ambassador_args(place), "cubes": int(self.cubes[place])}
            self.tell("cube-taken", args)
        self.cubes[other] = self.cubes[other] + 1
        if self.trace is not None:
            args = {"seat": int(self.active), **self.ambassador_args(other), "cubes": int(self.cubes[other])}
            self.tell("cube-placed", args)
        self.run()

    # --- values ---------------------------------------------------------------------------------------------------

    def value_of(self, who: i64) -> i64:
        """12.10: what an ambassador counts now; 0 where dice decide."""
        counts = self.tables.counts[who]
        if counts == ANIMALS:
            return self.population()
        if counts == HAND_CARDS:
            return self.held(self.hands)
        if counts == COUPLES:
            return self.couples()
        if counts == SHELTERED:
            return self.animals_among(~beside(self.tiles))
        if counts == RESERVE_TILES:
            return self.reserve
        if counts == AREA_CARDS:
            return self.held(self.laid)
        if counts == MONEY:
            return self.tables.money - self.bank
        if counts == FACE_UP:
            return bits(self.up)
        if counts == YES_VOTES:
            return self.yes
        if counts == CALM:
            return max(i64(0), self.tables.base[who] - self.harmful())
        return 0

    def held(self, sets: vec[i64]) -> i64:
        """Cards of all seats together."""
        found: i64 = 0
        for seat in range(self.seats):
            found += bits(sets[seat])
        return found

    def harmful(self) -> i64:
        """10.11: Constants in play that are not helpful."""
        found: i64 = 0
        for position in range(self.row_size):
            found += self.tables.harmful[self.row[position]]
        return found

    # --- votes ----------------------------------------------------------------------------------------------------

    def is_vote_year(self) -> bool:
        return self.year == self.tables.first_vote or self.year == self.tables.last_year

    def which_vote(self) -> str:
        return "second" if self.year == self.tables.last_year else "first"

    def begin_vote(self) -> None:
        """12.5."""
        self.yes = 0
        self.polled = 0
        if self.trace is not None:
            args = {"year": int(self.year), "which": self.which_vote(), "needed": int(self.needed)}
            self.tell("vote-began", args)

    def next_poll(self) -> bool:
        """12.5, 12.8: True where somebody is asked or the match is over; False after a failed first vote."""
        left = self.up & ~self.polled
        if self.yes < self.needed and self.yes + bits(left) >= self.needed:
            self.ask(POLL_NEXT, self.active)
            return True
        while left and not self.first_rules:  # the outcome is settled
            if self.poll(lowest(left)):
                return True
            left &= left - 1
        passed = self.yes >= self.needed
        if self.trace is not None:
            args = {"year": int(self.year), "which": self.which_vote(), "yes": int(self.yes)}
            self.tell("vote-ended", {**args, "needed": int(self.needed), "passed": "yes" if passed else "no"})
        if passed:
            self.finish(BY_VOTES)
            return True
        if self.year == self.tables.last_year:
            self.finish(BY_SECOND_VOTE)
            return True
        return False

    def poll(self, place: i64) -> bool:
        """12.6, 12.11: True where chance rolls its dice."""
        self.place = place
        self.polled |= i64(1) << place
        who = self.faces[place]
        if self.tables.vote_dice[who]:
            self.ask(POLL_ROLL, CHANCE)
            return True
        self.count_vote(self.value_of(who), 0)
        return False

    def roll_vote(self, low: i64, high: i64) -> None:
        """12.11: one die (`high` 0), or two in ascending order."""
        if self.trace is not None:
            values = [int(low), int(high)] if high else [int(low)]
            self.tell("vote-rolled", {**self.ambassador_args(self.place), "values": values})
        take = self.tables.take[self.faces[self.place]]
        value = low + high
        if high and take != SUM:
            value = low if take == MIN else high
        self.count_vote(value, low + 8 * high)
        self.run()

    def count_vote(self, value: i64, dice: i64) -> None:
        """12.6."""
        place = self.place
        total = value + self.cubes[place]
        target = self.tables.target[self.faces[place]]
        yes: i64 = 1 if total >= target else 0
        self.yes += yes
        self.keep_poll(value, dice, yes)
        self.place = -1
        if self.trace is not None:
            sums = {"value": int(value), "cubes": int(self.cubes[place]), "total": int(total), "target": int(target)}
            args = {**self.ambassador_args(place), **sums, "yes": "yes" if yes else "no", "count": int(self.yes)}
            self.tell("polled", args)
