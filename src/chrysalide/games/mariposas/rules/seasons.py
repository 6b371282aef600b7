# mypyc
"""Chapters 10 to 12: turns follow one another, seasons end, cards are revealed."""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import DOUBLE, FIRST_OF, PIECES, nibbles, one_card
from chrysalide.games.mariposas.facts.records import SEASONS
from chrysalide.games.mariposas.rules.goals import Goals
from chrysalide.games.mariposas.rules.position import (
    DRAW_CARD,
    EXCHANGE,
    FREE_BIRTH,
    GONE,
    NOWHERE,
    OFF,
    REVEAL_GOAL,
)


class Seasons(Goals):
    """What happens between two turns."""

    # --- turn after turn ----------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """4.1, 8.5: the next seat; after the last round the season's end or, in autumn, the extra turns."""
        self.clear_turn()
        self.step += 1
        while True:
            if self.step == self.seats:
                self.step = 0
                self.round += 1
            beyond = self.round - self.board.turns[self.season]
            if beyond > 0 and (self.season < 2 or beyond > 3):
                self.end_season()
                return
            self.seat = (self.first + self.step) % self.seats
            if beyond <= 0:
                self.begin_turn()
                return
            if self.extra_turns(self.seat) >= beyond:
                self.forget_starts()
                if self.trace is not None:
                    self.tell("extra-turn", {"seat": int(self.seat)})
                self.refill()
                return
            self.step += 1

    def extra_turns(self, seat: i64) -> i64:
        """8.5: turns that the seat's tiles give after the sixth of autumn."""
        number: i64 = 0
        for row in range(3):
            if (self.earned[seat] >> row) & 1:
                number += self.board.tiles[self.tiles[row]].extra_turns
        return number

    # --- hands --------------------------------------------------------------------------------------------------

    def refill(self) -> None:
        """4.9: up to two action cards."""
        self.exchanging = 0
        self.draws = self.board.hand_size - self.hand_size(self.seat)
        self.draw_on()

    def draw_on(self) -> None:
        """4.12: from the deck, else from the discard, else not at all."""
        if self.draws > 0 and self.deck == 0:
            self.deck = self.discard
            self.discard = 0
            if self.trace is not None and self.deck:
                self.tell("deck-renewed", {"cards": int(nibbles(self.deck))})
        if self.draws > 0 and self.deck:
            self.phase = DRAW_CARD
            return
        self.draws = 0
        if self.exchanging == 0 and self.qualifies(self.seat):
            self.phase = EXCHANGE
        else:
            self.after_hand()

    def after_hand(self) -> None:
        """4.11: one exchange at most; then the set-up, the extra turn or the next turn goes on."""
        self.exchanging = 0
        if self.round == 0:
            self.step += 1
            self.offer_first_exchange()
        elif self.is_extra():
            self.begin_turn()
            if self.hands[self.seat] == 0 and not (self.held[self.seat] >> DOUBLE) & 1:
                self.end_turn()  # nothing to play with
        else:
            self.end_turn()

    def offer_first_exchange(self) -> None:
        """3.10: each seat whose first hand qualifies, in turn order; then the first round."""
        while self.step < self.seats:
            self.seat = (self.first + self.step) % self.seats
            if self.qualifies(self.seat):
                self.phase = EXCHANGE
                return
            self.step += 1
        self.step = 0
        self.round = 1
        self.seat = self.first
        self.begin_turn()

    def qualifies(self, seat: i64) -> bool:
        """4.10: two cards of one kind, or two that copy."""
        hand = self.hands[seat]
        if nibbles(hand) < 2:
            return False
        copying: i64 = 0
        kind: i64 = 0
        while hand:
            if hand & 15 >= 2:
                return True
            if hand & 15 and (self.board.copy_kinds >> kind) & 1:
                copying += 1
            hand >>= 4
            kind += 1
        return copying >= 2

    # --- the end of a season ------------------------------------------------------------------------------------

    def end_season(self) -> None:
        """11.1–11.4, 12.1."""
        if self.trace is not None:
            self.tell("season-ended", {"season": SEASONS[self.season]})
        self.forget_starts()
        self.step = 0
        if self.season == 2:
            self.score_season()
            self.finish()
            return
        self.discard_played()
        self.score_season()
        self.first = self.last_seat()
        if self.trace is not None:
            self.tell("first-changed", {"seat": int(self.first)})
        self.free_step = 0
        self.next_free()

    def discard_played(self) -> None:
        """11.2: played action cards go to the discard, played bonus cards back to their stock."""
        for seat in range(self.seats):
            row = self.rows[seat]
            while row:
                self.discard += one_card((row & 15) - 1)
                row >>= 4
            self.rows[seat] = 0
            self.laid[seat] = 0

    def last_seat(self) -> i64:
        """11.4: the fewest points; among equals the nearest to the first seat, itself included, clockwise."""
        found = self.first
        for step in range(1, self.seats):
            seat = (self.first + step) % self.seats
            if self.points[seat] < self.points[found]:
                found = seat
        return found

    # --- free births --------------------------------------------------------------------------------------------

    def next_free(self) -> None:
        """11.5: from the new first seat each seat that has a parent and a child not yet on the board."""
        while self.free_step < self.seats:
            self.seat = (self.first + self.free_step) % self.seats
            if self.newborn(self.seat, self.season + 2) >= 0 and self.in_play(self.seat, self.season + 1) > 0:
                self.phase = FREE_BIRTH
                return
            self.free_step += 1
        self.leave()

    def must_be_born(self, seat: i64) -> bool:
        """11.8: without it the seat would have no butterfly left on the board."""
        for generation in range(self.season + 2, 5):  # noqa: SIM110 - compiled, a generator would cost more
            if self.in_play(seat, generation):
                return False
        return True

    def place_free(self, cell: i64) -> None:
        """11.5, 11.7: a child on its parent's cell, without plant and price."""
        generation = self.season + 2
        piece = self.newborn(self.seat, generation)
        self.at[self.seat * PIECES + piece] = cell
        if self.trace is not None:
            args = self.piece_args(self.seat, piece)
            del args["double"]
            self.tell("free-born", {**args, **self.cell_args(cell)})
        self.score_nursery(self.seat, cell)
        if self.free_birth_goals:
            self.free_cells[self.seat] = cell
        if not self.leaves_card(generation):
            self.free_step += 1
            self.next_free()

    def leaves_card(self, generation: i64) -> bool:
        """9.9: from the season card first; 10.1: the last of all seats reveals it. True where chance is to act."""
        if generation > 3:
            return False
        base = (generation - 2) * self.seats
        if self.waiting[base + self.seat] == 0:
            return False
        self.waiting[base + self.seat] = self.waiting[base + self.seat] - 1
        for seat in range(self.seats):
            if self.waiting[base + seat]:
                return False
        self.revealing = generation - 1
        self.phase = REVEAL_GOAL
        return True

    def leave(self) -> None:
        """11.6: the oldest generation leaves; the next card is revealed."""
        self.take_off(self.season + 1)
        season = self.season + 1
        self.free_step = self.seats
        if self.revealed[season] >= 0:
            self.begin_season()
            return
        self.revealing = season
        self.phase = REVEAL_GOAL

    def return_waiting(self) -> None:
        """10.3: the butterflies on a card that only the end of a season revealed go to their owners' reserves."""
        season = self.season + 1
        left: i64 = 0
        for place in range((season - 1) * self.seats, season * self.seats):
            left += self.waiting[place]
            self.waiting[place] = 0
        if self.trace is not None:
            self.tell("waiting-returned", {"season": SEASONS[season], "butterflies": int(left)})

    def take_off(self, generation: i64) -> None:
        number: i64 = 0
        for seat in range(self.seats):
            for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
                if self.here(seat, piece) > OFF:
                    self.at[seat * PIECES + piece] = GONE
                    number += 1
        if self.trace is not None:
            self.tell("generation-left", {"generation": int(generation), "butterflies": int(number)})

    def begin_season(self) -> None:
        """11.9: the first round, from the new first seat."""
        self.season += 1
        self.round = 1
        self.step = 0
        self.free_step = -1
        self.seat = self.first
        if self.trace is not None:
            self.tell("season-began", {"season": SEASONS[self.season]})
        self.count_free_births()
        self.begin_turn()

    def count_free_births(self) -> None:
        """11.7, with `free_birth_goals`: births of the season that begins, in the order in which they were made."""
        for step in range(self.seats):
            seat = (self.first + step) % self.seats
            cell = self.free_cells[seat]
            if cell > NOWHERE:
                self.free_cells[seat] = NOWHERE
                self.count_birth(seat, cell)
