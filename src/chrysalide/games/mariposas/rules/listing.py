# mypyc
"""Chapters 4 to 11: what a seat may do; the only statement of legality, and the fast way to pick from it."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.mariposas.board import (
    CARDS,
    DOUBLE,
    EXTRA,
    FIRST_OF,
    OTHER,
    OWN,
    PIECES,
    STRETCH,
    TYPES,
    bits,
    copies_of,
    nibbles,
    nth,
    one_card,
)
from chrysalide.games.mariposas.codes import (
    ADJACENT,
    BIRTH,
    COPY,
    FREE,
    GAIN,
    KEEP,
    KINDS,
    LAND,
    LAUNCH,
    LENGTHS,
    MOVEMENTS,
    NO_ADJACENT,
    NO_BIRTH,
    NO_FREE,
    PICK,
    PLAY,
    STOP,
    SWAP,
)
from chrysalide.games.mariposas.payments import affordable
from chrysalide.games.mariposas.rules.landing import Landing
from chrysalide.games.mariposas.rules.position import (
    COPY_CARD,
    EXCHANGE,
    FREE_BIRTH,
    GAIN_CARD,
    GIVE_BIRTH,
    LAND_PIECE,
    LAUNCH_PIECE,
    PICK_ADJACENT,
    PLAY_CARD,
    TAKE_FLOWER,
)


class Listing(Landing):
    """Every list is in the order of the codes."""

    def legal(self) -> list[int]:
        codes: list[int] = []
        phase = self.phase
        if phase == PLAY_CARD:
            self.list_plays(codes)
        elif phase == COPY_CARD:
            self.list_copies(codes)
        elif phase == LAUNCH_PIECE:
            self.list_launches(codes)
        elif phase == LAND_PIECE:
            codes.extend([LAND + self.lexicon.cell_code[cell] for cell in self.landing_cells()])
        elif phase == TAKE_FLOWER:
            codes.extend([PICK + flower for flower in range(TYPES) if self.unlimited or self.left_in_supply(flower)])
        elif phase == GAIN_CARD:
            codes.extend([GAIN + card for card in range(CARDS) if (self.gainable() >> card) & 1])
        elif phase == PICK_ADJACENT:
            self.list_beside(codes)
        elif phase == GIVE_BIRTH:
            codes.extend([BIRTH + number for number in affordable(self.birth_cost(), self.flowers[self.seat])])
            codes.append(NO_BIRTH)
        elif phase == EXCHANGE:
            self.list_exchanges(codes)
        elif phase == FREE_BIRTH:
            self.list_free(codes)
        return codes

    def pick(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == LAND_PIECE:
            cells = self.landing_cells()
            return LAND + self.lexicon.cell_code[cells[dice.below(len(cells))]]
        if phase == LAUNCH_PIECE and self.backtracking:
            return self.pick_launch(dice)
        if phase == GIVE_BIRTH:
            payments = affordable(self.birth_cost(), self.flowers[self.seat])
            drawn = dice.below(len(payments) + 1)
            return BIRTH + payments[drawn] if drawn < len(payments) else NO_BIRTH
        codes = self.legal()
        return codes[dice.below(len(codes))]

    # --- cards --------------------------------------------------------------------------------------------------

    def list_plays(self, codes: list[int]) -> None:
        """4.3: a card of the hand or the bonus card double, alone or with extra and stretch."""
        hand = self.hands[self.seat]
        kind: i64 = 0
        while hand:
            if hand & 15:
                moves = self.board.copies[kind] == 0 or self.copyable(self.board.copies[kind]) != 0
                self.list_play(codes, self.lexicon.kind_code[kind], moves)
            hand >>= 4
            kind += 1
        if (self.held[self.seat] >> DOUBLE) & 1:
            self.list_play(codes, len(KINDS), True)

    def list_play(self, codes: list[int], code: i64, moves: bool) -> None:
        """4.16: stretch needs a movement, that of extra will do."""
        extra = (self.held[self.seat] >> EXTRA) & 1
        stretch = (self.held[self.seat] >> STRETCH) & 1
        first = int(PLAY + 4 * code)
        codes.append(first)
        if extra:
            codes.append(first + 1)
        if stretch and moves:
            codes.append(first + 2)
        if stretch and extra:
            codes.append(first + 3)

    def copyable(self, copies: i64) -> i64:
        """4.6, 4.7: the movement kinds that a copy card reaches, a set."""
        own, other = self.kinds_played(self.seat), self.kinds_of_others()
        reached = own if copies == OWN else other
        if self.copy_chains:
            if copies == OWN and self.copies_among(own, OTHER):
                reached |= other
            if copies == OTHER and self.copies_among(other, OWN):
                reached |= own
        return reached & ~self.board.copy_kinds

    def kinds_played(self, seat: i64) -> i64:
        """4.4: the kinds of the cards that lie before a seat, a set."""
        kinds: i64 = 0
        row = self.rows[seat]
        while row:
            kinds |= i64(1) << ((row & 15) - 1)
            row >>= 4
        return kinds

    def kinds_of_others(self) -> i64:
        kinds: i64 = 0
        for seat in range(self.seats):
            if seat != self.seat:
                kinds |= self.kinds_played(seat)
        return kinds

    def copies_among(self, kinds: i64, copies: i64) -> bool:
        kinds &= self.board.copy_kinds
        while kinds:
            if self.board.copies[nth(kinds, 0)] == copies:
                return True
            kinds &= kinds - 1
        return False

    def list_copies(self, codes: list[int]) -> None:
        kinds = self.copyable(self.board.copies[self.card])
        codes.extend(
            [COPY + self.lexicon.kind_code[kind] for kind in range(len(self.board.kinds)) if (kinds >> kind) & 1]
        )

    def list_exchanges(self, codes: list[int]) -> None:
        """4.10: any part of a hand that qualifies, or none."""
        hand = self.hands[self.seat]
        for number in range(len(self.lexicon.swaps)):
            swap = self.lexicon.swaps[number]
            if (len(swap) == 1 and copies_of(hand, swap[0])) or (
                len(swap) == 2 and copies_of(hand, swap[0]) and copies_of(hand - one_card(swap[0]), swap[1])
            ):
                codes.append(SWAP + number)
        codes.append(KEEP)

    # --- movements ----------------------------------------------------------------------------------------------

    def offered_pieces(self) -> i64:
        """5.1: own butterflies on the board, a set; of those that are alike only the first."""
        pieces: i64 = 0
        base = self.seat * PIECES
        for generation in range(1, 5):
            first = FIRST_OF[generation]
            for piece in range(first, FIRST_OF[generation + 1]):
                if self.at[base + piece] >= 0 and self.twin_of(piece, first) < 0:
                    pieces |= i64(1) << piece
        return pieces

    def twin_of(self, piece: i64, first: i64) -> i64:
        """The first piece before `piece` that nothing tells from it, or -1."""
        base = self.seat * PIECES
        for other in range(first, piece):
            if (
                self.at[base + other] == self.at[base + piece]
                and self.start[other] == self.start[piece]
                and self.visited[base + other] == self.visited[base + piece]
                and (self.doubles[self.seat] >> other) & 1 == (self.doubles[self.seat] >> piece) & 1
            ):
                return other
        return -1

    def must_stretch(self) -> bool:
        """5.7 with `forced_moves`: the last movement must use a stretch that was played."""
        return self.forced_moves and self.stretch != 0 and nibbles(self.moves) == 1

    def list_launches(self, codes: list[int]) -> None:
        """5.1, 5.2, 5.7: any own butterfly with any movement left, or an end to it."""
        pieces = self.offered_pieces()
        for piece in range(PIECES):
            if not (pieces >> piece) & 1:
                continue
            cell = self.here(self.seat, piece)
            base = int(LAUNCH + piece * MOVEMENTS)
            if not self.must_stretch():
                self.list_movements(codes, base, cell, 0)
            if self.stretch:
                self.list_movements(codes, base + LENGTHS, cell, self.board.stretch_length)
        if not self.forced_moves or not codes:
            codes.append(STOP)

    def list_movements(self, codes: list[int], base: int, cell: i64, more: i64) -> None:
        for length in range(1, LENGTHS + 1):
            if (self.moves >> (4 * length)) & 15 and self.board.reach(cell, length + more, self.backtracking):
                codes.append(base + length - 1)  # noqa: PERF401 - compiled, a plain loop is faster

    def pick_launch(self, dice: Dice) -> i64:
        """With backtracking every movement ends somewhere, so all pieces have the same movements."""
        pieces = self.offered_pieces()
        lengths: i64 = 0
        moves = self.moves >> 4
        bit: i64 = 1
        while moves:
            if moves & 15:
                lengths |= bit
            bit <<= 1
            moves >>= 4
        ways = bits(lengths)
        if self.stretch and not self.must_stretch():
            ways *= 2
        number = bits(pieces) * ways
        drawn = dice.below(number if self.forced_moves else number + 1)
        if drawn == number:
            return STOP
        piece = nth(pieces, drawn // ways)
        way = drawn % ways
        stretched = self.must_stretch()
        if way >= bits(lengths):
            way -= bits(lengths)
            stretched = True
        movement = nth(lengths, way)
        return LAUNCH + piece * MOVEMENTS + movement + (LENGTHS if stretched else 0)

    def landing_cells(self) -> list[int]:
        """5.3: where a walk of exactly the movement's length may end; not to be changed."""
        length = self.length
        if self.stretched:
            length += self.board.stretch_length
        return self.board.reach(self.origin, length, self.backtracking)

    def list_beside(self, codes: list[int]) -> None:
        cells = [self.lexicon.cell_code[cell] for cell in self.board.links[self.cell] if self.gives_beside(cell)]
        codes.extend([ADJACENT + code for code in sorted(cells)])
        codes.append(NO_ADJACENT)

    # --- free births --------------------------------------------------------------------------------------------

    def list_free(self, codes: list[int]) -> None:
        """11.5, 11.8: on the cell of a parent; not to be declined by a seat that would have no butterfly left."""
        cells: list[int] = []
        generation = self.season + 1
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            cell = self.here(self.seat, piece)
            if cell >= 0 and int(self.lexicon.cell_code[cell]) not in cells:
                cells.append(self.lexicon.cell_code[cell])
        codes.extend([FREE + code for code in sorted(cells)])
        if not self.must_be_born(self.seat):
            codes.append(NO_FREE)
