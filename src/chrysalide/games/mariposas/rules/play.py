# mypyc
"""The whole game: what each action does."""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import DOUBLE, EXTRA, STRETCH, nibbles, one_card
from chrysalide.games.mariposas.codes import (
    ADJACENT,
    BIRTH,
    COPY,
    DIE,
    DRAW,
    FIRST,
    FREE,
    GAIN,
    GOAL,
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
    SWAPS,
    TILE,
    TILES,
    TOKEN,
)
from chrysalide.games.mariposas.rules.chance import Chance
from chrysalide.games.mariposas.rules.position import (
    CHOOSE_FIRST,
    COPY_CARD,
    DRAW_CARD,
    EXCHANGE,
    FREE_BIRTH,
    GAIN_CARD,
    GIVE_BIRTH,
    LAND_PIECE,
    LAUNCH_PIECE,
    PICK_ADJACENT,
    PLACE_TILE,
    PLAY_CARD,
    REVEAL_GOAL,
    REVEAL_TOKEN,
    ROLL_DIE,
    TAKE_FLOWER,
)


class Mariposas(Chance):
    """Seats lead four generations of monarchs north and home again."""

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == LAND_PIECE:
            self.land(self.lexicon.cell_of[code - LAND])
        elif phase == LAUNCH_PIECE:
            if code == STOP:
                self.stop()
            else:
                self.launch((code - LAUNCH) // MOVEMENTS, (code - LAUNCH) % MOVEMENTS)
        elif phase == PLAY_CARD:
            self.play((code - PLAY) >> 2, (code - PLAY) & 1, ((code - PLAY) >> 1) & 1)
        elif phase == DRAW_CARD:
            self.draw_card(self.lexicon.kind_of[(code - DRAW) % len(KINDS)])
        elif phase == GIVE_BIRTH:
            if code == NO_BIRTH:
                self.decline_birth()
            else:
                self.give_birth(code - BIRTH)
        elif phase < EXCHANGE or phase == REVEAL_TOKEN or phase == ROLL_DIE:
            self.apply_chance(code)
        else:
            self.apply_rare(code)

    def apply_rare(self, code: i64) -> None:
        phase = self.phase
        if phase == TAKE_FLOWER:
            self.take_flower(code - PICK)
        elif phase == COPY_CARD:
            self.copy_card(self.lexicon.kind_of[code - COPY])
        elif phase == GAIN_CARD:
            self.gain_chosen(code - GAIN)
        elif phase == PICK_ADJACENT:
            if code == NO_ADJACENT:
                self.skip_beside()
            else:
                self.pick_beside(self.lexicon.cell_of[code - ADJACENT])
        elif phase == EXCHANGE:
            if code == KEEP:
                self.keep()
            else:
                self.exchange(code - SWAP)
        elif phase == FREE_BIRTH:
            if code == NO_FREE:
                self.decline_free()
            else:
                self.place_free(self.lexicon.cell_of[code - FREE])

    def apply_chance(self, code: i64) -> None:
        phase = self.phase
        if phase == REVEAL_TOKEN:
            self.reveal_token(code - TOKEN)
        elif phase == REVEAL_GOAL:
            self.reveal_goal(self.lexicon.card_of[code - GOAL])
        elif phase == CHOOSE_FIRST:
            self.choose_first(code - FIRST)
        elif phase == PLACE_TILE:
            self.place_tile(self.lexicon.tile_of[(code - TILE) % len(TILES)])
        else:
            self.roll(code - DIE)

    # --- cards --------------------------------------------------------------------------------------------------

    def play(self, code: i64, extra: i64, stretch: i64) -> None:
        """4.3–4.5, 4.14–4.17: one card, with the bonus cards that go with it."""
        seat = self.seat
        board = self.board
        double = code == len(KINDS)
        kind: i64 = len(board.kinds) if double else self.lexicon.kind_of[code]
        self.card = kind
        self.acts_as = kind
        self.with_extra = extra
        self.with_stretch = stretch
        self.stretch = stretch
        spent = (extra << EXTRA) | (stretch << STRETCH) | ((i64(1) if double else i64(0)) << DOUBLE)
        self.held[seat] = self.held[seat] & ~spent
        if self.bonus_stays:
            self.laid[seat] = self.laid[seat] | spent  # 4.17
        if self.trace is not None:
            bonus = {"extra": "yes" if extra else "no", "stretch": "yes" if stretch else "no"}
            self.tell("card-played", {"seat": int(seat), **self.kind_args(kind), **bonus})
        reached: i64 = 0
        if double:
            self.moves = board.double_moves
        else:
            self.hands[seat] = self.hands[seat] - one_card(kind)
            if board.copies[kind]:
                reached = self.copyable(board.copies[kind])
            else:
                self.moves = board.moves[kind]
                self.flower_move = board.flower_move[kind]
            self.lay_before(seat, kind)
        if extra:
            self.moves += i64(1) << (4 * board.extra_move)
        if reached:
            self.phase = COPY_CARD
            return
        if self.moves == 0 and self.trace is not None:
            self.tell("copy-empty", {"seat": int(seat)})  # 4.8
        self.next_movement()

    def lay_before(self, seat: i64, kind: i64) -> None:
        """4.4: the card stays face up before its seat."""
        place: i64 = 0
        row = self.rows[seat]
        while row >> place:
            place += 4
        self.rows[seat] = row | ((kind + 1) << place)

    def copy_card(self, kind: i64) -> None:
        """4.6: the copy card acts as that kind and stays what it is."""
        self.acts_as = kind
        self.moves += self.board.moves[kind]
        self.flower_move = self.board.flower_move[kind]
        if self.trace is not None:
            self.tell("card-copied", {"seat": int(self.seat), **self.kind_args(kind)})
        self.next_movement()

    def exchange(self, number: i64) -> None:
        """4.10: shown, to the discard, and as many drawn."""
        swap = self.lexicon.swaps[number]
        for kind in swap:
            self.hands[self.seat] = self.hands[self.seat] - one_card(kind)
            self.discard += one_card(kind)
        if self.trace is not None:
            alike = "yes" if swap[0] == swap[len(swap) - 1] else "no"
            args = {"seat": int(self.seat), "cards": list(SWAPS[number]), "number": len(swap), "alike": alike}
            self.tell("cards-exchanged", {**args, **self.kind_args(swap[0])})
        self.exchanging = 1
        self.draws = len(swap)
        self.draw_on()

    def keep(self) -> None:
        if self.trace is not None:
            self.tell("hand-kept", {"seat": int(self.seat)})
        self.after_hand()

    # --- movements ----------------------------------------------------------------------------------------------

    def launch(self, piece: i64, movement: i64) -> None:
        """5.1: one butterfly makes the whole movement; 4.14: stretched once."""
        self.stretched = 0
        if movement >= LENGTHS:
            movement -= LENGTHS
            self.stretched = 1
            self.stretch = 0
        length = movement + 1
        self.moves -= i64(1) << (4 * length)
        self.piece = piece
        self.length = length
        self.origin = self.here(self.seat, piece)
        self.cell = -1
        self.beside = -1
        self.carries = 0
        if length == self.flower_move:
            self.carries = 1  # 6.8
            self.flower_move = 0
        self.phase = LAND_PIECE

    def stop(self) -> None:
        """5.7: the remaining movements are lost."""
        if self.trace is not None:
            self.tell("moves-ended", {"seat": int(self.seat), "left": int(nibbles(self.moves))})
        self.end_moves()

    def decline_free(self) -> None:
        if self.trace is not None:
            self.tell("free-declined", {"seat": int(self.seat)})
        self.free_step += 1
        self.next_free()

    def copy(self) -> "Mariposas":
        twin = Mariposas(
            self.lexicon,
            self.seats,
            self.forced_moves,
            self.backtracking,
            self.copy_chains,
            self.once_a_seat,
            self.flip_is_birth,
            self.unlimited,
            self.free_birth_goals,
            self.bonus_stays,
        )
        self.fill(twin)
        return twin
