# mypyc
"""Chapter 3 and what chance does later: nothing is stored shuffled, all is drawn when it is shown."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.mariposas.board import TYPES, bits, copies_of, nibbles, nth, one_card
from chrysalide.games.mariposas.codes import DIE, DRAW, FIRST, GOAL, KINDS, TILE, TILES, TOKEN
from chrysalide.games.mariposas.facts.records import ROWS, SEASONS
from chrysalide.games.mariposas.rules.listing import Listing
from chrysalide.games.mariposas.rules.position import (
    CHOOSE_FIRST,
    DRAW_CARD,
    EXCHANGE,
    PLACE_TILE,
    REVEAL_GOAL,
    REVEAL_TOKEN,
    ROLL_DIE,
)


class Chance(Listing):
    """Outcomes of chance, and the hands that a seat cannot know."""

    def chance(self) -> list[tuple[int, float]]:
        phase = self.phase
        if phase == REVEAL_GOAL:
            cards = self.board.cards_of[self.revealing]
            return [(GOAL + self.lexicon.card_code[card], 1.0 / float(len(cards))) for card in cards]
        if phase == DRAW_CARD:
            return self.draws_possible()
        if phase == CHOOSE_FIRST:
            return [(FIRST + seat, 1.0 / float(self.seats)) for seat in range(self.seats)]
        if phase == PLACE_TILE:
            left = [tile for tile in range(len(self.board.tiles)) if not self.is_placed(tile)]
            base = int(TILE + self.row_to_fill() * len(TILES))
            return [(base + self.lexicon.tile_code[tile], 1.0 / float(len(left))) for tile in left]
        if phase == REVEAL_TOKEN:
            number = float(bits(self.hidden))
            return [(TOKEN + token, 1.0 / number) for token in range(16) if (self.hidden >> token) & 1]
        if phase == ROLL_DIE:
            return [(DIE + face, 1.0 / 6.0) for face in range(TYPES + 1)]
        return []

    def draws_possible(self) -> list[tuple[int, float]]:
        base = int(DRAW + self.seat * len(KINDS))
        size = float(nibbles(self.deck))
        found: list[tuple[int, float]] = []
        for kind in range(len(self.board.kinds)):
            number = copies_of(self.deck, kind)
            if number:
                found.append((base + self.lexicon.kind_code[kind], float(number) / size))
        return found

    def draw(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == DRAW_CARD:
            return DRAW + self.seat * len(KINDS) + self.lexicon.kind_code[draw_kind(self.deck, dice)]
        if phase == ROLL_DIE:
            return DIE + dice.below(TYPES + 1)
        if phase == REVEAL_TOKEN:
            return TOKEN + nth(self.hidden, dice.below(bits(self.hidden)))
        if phase == REVEAL_GOAL:
            cards = self.board.cards_of[self.revealing]
            return GOAL + self.lexicon.card_code[cards[dice.below(len(cards))]]
        if phase == CHOOSE_FIRST:
            return FIRST + dice.below(self.seats)
        tile = dice.below(len(self.board.tiles))
        while self.is_placed(tile):
            tile = dice.below(len(self.board.tiles))
        return TILE + self.row_to_fill() * len(TILES) + self.lexicon.tile_code[tile]

    def is_placed(self, tile: i64) -> bool:
        return self.tiles[0] == tile or self.tiles[1] == tile or self.tiles[2] == tile

    def row_to_fill(self) -> i64:
        """3.9: green, pink, blue in turn."""
        row: i64 = 0
        while row < 2 and self.tiles[row] >= 0:
            row += 1
        return row

    # --- what follows -------------------------------------------------------------------------------------------

    def reveal_goal(self, card: i64) -> None:
        """3.1, 10.1, 10.3: back to where it arose."""
        self.revealed[self.revealing] = card
        if self.trace is not None:
            name = self.board.edition.season_cards[card].id
            self.tell("goal-revealed", {"season": SEASONS[self.revealing], "card": name})
        self.revealing = -1
        if self.round == 0:
            self.draws = self.board.hand_size
            self.phase = DRAW_CARD
        elif self.free_step < 0:
            self.next_movement()
        elif self.free_step < self.seats:
            self.free_step += 1
            self.next_free()
        else:
            self.return_waiting()
            self.begin_season()

    def draw_card(self, kind: i64) -> None:
        """4.9: seen by its seat alone."""
        seat = self.seat
        self.deck -= one_card(kind)
        self.hands[seat] = self.hands[seat] + one_card(kind)
        self.draws -= 1
        if self.trace is not None:
            if self.first >= 0:
                self.tell("card-drawn", {"seat": int(seat)})
            self.tell("card-received", {"seat": int(seat), **self.kind_args(kind)}, (int(seat),))
        if self.first >= 0:
            self.draw_on()
        elif self.draws == 0:
            self.deal_next()

    def deal_next(self) -> None:
        """3.2: two cards for each seat."""
        self.seat += 1
        if self.seat < self.seats:
            self.draws = self.board.hand_size
            return
        if self.trace is not None:
            self.tell("hands-dealt", {"cards": int(self.board.hand_size)})
        self.seat = 0
        self.phase = CHOOSE_FIRST

    def choose_first(self, seat: i64) -> None:
        """3.6."""
        self.first = seat
        self.seat = seat
        if self.trace is not None:
            self.tell("first-drawn", {"seat": int(seat)})
        self.phase = PLACE_TILE

    def place_tile(self, tile: i64) -> None:
        """3.9."""
        row = self.row_to_fill()
        self.tiles[row] = tile
        if self.trace is not None:
            self.tell("tile-placed", {"row": ROWS[row], "tile": self.board.tiles[tile].id})
        if row == 2:
            self.offer_first_exchange()

    # --- what a seat cannot know --------------------------------------------------------------------------------

    def resample(self, seat: i64, dice: Dice) -> None:
        """Deal the other hands again from deck and hands; -1 is a spectator. 4.10: who is asked to exchange could."""
        sizes: list[i64] = [nibbles(hand) for hand in self.hands]
        while True:
            for other in range(self.seats):
                if other != seat:
                    self.deck += self.hands[other]
                    self.hands[other] = 0
            for other in range(self.seats):
                while other != seat and nibbles(self.hands[other]) < sizes[other]:
                    kind = draw_kind(self.deck, dice)
                    self.deck -= one_card(kind)
                    self.hands[other] = self.hands[other] + one_card(kind)
            if self.phase != EXCHANGE or self.seat == seat or self.qualifies(self.seat):
                return


def draw_kind(cards: i64, dice: Dice) -> i64:
    """One card of a multiset, every card equally likely."""
    left = dice.below(nibbles(cards))
    kind: i64 = 0
    while left >= cards & 15:
        left -= cards & 15
        cards >>= 4
        kind += 1
    return kind
