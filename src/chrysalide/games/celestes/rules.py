# mypyc
"""Papillons célestes: one position and its rules."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games.celestes import observation
from chrysalide.games.celestes.board import (
    BOLINA,
    EVERY_LAYOUT,
    EVERY_SLOT,
    FULL,
    IDS,
    LAYOUT_IDS,
    OURS,
    SLOTS,
    SPECIES,
    Book,
    count,
    one,
    slots_in,
)
from chrysalide.games.celestes.scoring import round_winner, score

# phases, in the order of a round
REVEAL_LAYOUT: Final = 0
DRAW_FIRST: Final = 1
CHOOSE_ORDER: Final = 2
DEAL: Final = 3
TAKE: Final = 4
TURN_UP: Final = 5
PLACE: Final = 6  # may the Bolina be put where the card lay?
FINISHED: Final = 7
PHASES: Final[list[str]] = [
    "reveal_layout", "draw_first", "choose_order", "deal", "take", "turn_up", "bolina", "over",
]  # fmt: skip

# action codes; actions.py derives text and structure in the same order
PLACE_BOLINA: Final = 18  # below it, the slots to take from
KEEP_BOLINA: Final = 19
BE_FIRST: Final = 20
BE_SECOND: Final = 21
SEAT_FIRST: Final = 22
DEAL_CARD: Final = 24
TURN_CARD: Final = 96
LAYOUT: Final = 168  # the last ones, as their number depends on the editions that are there

NOWHERE: Final = -1
IN_SLOT: Final = 2  # the Bolina's place: seat 0, seat 1, or IN_SLOT + slot


class Celestes(State):
    """The table between two decisions."""

    def __init__(
        self, tokens_to_win: int = 3, first_player: int = -1, pool: int = EVERY_LAYOUT, book: Book = OURS
    ) -> None:
        self.trace = None
        self.book = book  # which layout an id means
        self.tokens_to_win: i64 = tokens_to_win
        self.first_player: i64 = first_player  # -1: drawn
        self.pool: i64 = pool  # ids of layouts not yet used in this match
        self.phase: i64 = REVEAL_LAYOUT
        self.layout: i64 = -1  # the number of its id
        self.first: i64 = -1
        self.active: i64 = 0
        self.tokens_0: i64 = 0
        self.tokens_1: i64 = 0
        self.loser: i64 = -1
        self.occupied: i64 = 0
        self.known: i64 = 0  # occupied slots whose ordinary card lies face up
        self.free: i64 = 0
        self.cards: i64 = 0  # two bits a slot: the species of a known slot
        self.waiting: i64 = 0  # slots that chance has still to deal, or to turn up
        self.slot: i64 = -1  # the slot just emptied
        self.offer: i64 = 0  # 5.1: the active seat owned the Bolina before its take
        self.bolina: i64 = NOWHERE
        self.fresh: i64 = 0  # the last card taken was the Bolina itself (5.4)
        self.unseen: i64 = 0
        self.unseen_total: i64 = 0
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.rounds: list[tuple[int, int, int, int, int]] = []  # layout, first, Bolina, collections

    # --- who acts, and what may be done -------------------------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == TAKE or phase == PLACE or phase == CHOOSE_ORDER:
            return self.active
        if phase == FINISHED:
            return OVER
        return CHANCE

    def legal(self) -> list[int]:
        """2.5, 4.2: any accessible card must be taken; 5.1: the Bolina may be put; 3.4: the loser chooses."""
        if self.phase == TAKE:
            return slots_in(self.free)
        if self.phase == PLACE:
            return [PLACE_BOLINA, KEEP_BOLINA]
        if self.phase == CHOOSE_ORDER:
            return [BE_FIRST, BE_SECOND]
        return []

    def pick(self, dice: Dice) -> i64:
        if self.phase == TAKE:
            return nth(self.free, dice.below(bits(self.free)))
        chosen = dice.below(2)
        return PLACE_BOLINA + chosen if self.phase == PLACE else BE_FIRST + chosen

    def chance(self) -> list[tuple[int, float]]:
        """3.2, 3.3, 3.8: what chance may do now; every physical card of `unseen` is equally likely."""
        if self.phase == REVEAL_LAYOUT:
            left = [layout for layout in range(len(LAYOUT_IDS)) if (self.pool >> layout) & 1]
            return [(LAYOUT + layout, 1.0 / len(left)) for layout in left]
        if self.phase == DRAW_FIRST:
            if self.first_player >= 0:
                return [(int(SEAT_FIRST + self.first_player), 1.0)]
            return [(SEAT_FIRST, 0.5), (SEAT_FIRST + 1, 0.5)]
        if self.phase != DEAL and self.phase != TURN_UP:
            return []
        base = self.card_code()
        outcomes: list[tuple[int, float]] = []
        for species in range(SPECIES):
            copies = count(self.unseen, species)
            if copies:
                outcomes.append((int(base + species), float(copies) / float(self.unseen_total)))
        return outcomes

    def draw(self, dice: Dice) -> i64:
        if self.phase == DEAL or self.phase == TURN_UP:
            left = dice.below(self.unseen_total)
            unseen = self.unseen
            code = self.card_code()
            while left >= unseen & 255:
                left -= unseen & 255
                unseen >>= 8
                code += 1
            return code
        if self.phase == DRAW_FIRST:
            return SEAT_FIRST + (self.first_player if self.first_player >= 0 else dice.below(2))
        return LAYOUT + nth(self.pool, dice.below(bits(self.pool)))

    def card_code(self) -> i64:
        """The code of the first species for the next slot to be dealt (2.2) or turned up (4.4)."""
        base: i64 = DEAL_CARD if self.phase == DEAL else TURN_CARD
        return base + lowest(self.waiting) * SPECIES

    # --- what follows -------------------------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        if code < PLACE_BOLINA:
            self.take(code)
        elif code >= LAYOUT:
            self.reveal(code - LAYOUT)
        elif code >= TURN_CARD:
            self.turn_up((code - TURN_CARD) >> 2, (code - TURN_CARD) & 3)
        elif code >= DEAL_CARD:
            self.deal((code - DEAL_CARD) >> 2, (code - DEAL_CARD) & 3)
        elif code == PLACE_BOLINA:
            self.place()
        elif code == KEEP_BOLINA:
            if self.trace is not None:
                self.tell("bolina-kept", {"seat": int(self.active)})
            self.end_turn()
        elif code >= SEAT_FIRST:
            if self.trace is not None:
                self.tell("first-drawn", {"seat": int(code - SEAT_FIRST)})
            self.begin(code - SEAT_FIRST)
        else:
            self.choose_order(code == BE_FIRST)

    def reveal(self, number: i64) -> None:
        """3.2: a layout not yet used in this match; the table is cleared for it."""
        self.layout = number
        self.first = -1
        self.pool &= ~(i64(1) << number)
        self.occupied = 0
        self.known = 0
        self.free = 0
        self.cards = 0
        self.hand_0 = 0
        self.hand_1 = 0
        self.bolina = NOWHERE
        self.fresh = 0
        self.unseen = FULL
        self.unseen_total = SLOTS + 2
        self.waiting = self.book.face_up[number]
        if self.trace is not None:
            self.tell("layout-revealed", {"round": self.round(), "layout": self.book.titles[number]})
        if self.loser < 0:
            self.phase = DRAW_FIRST
        else:
            self.phase = CHOOSE_ORDER
            self.active = self.loser

    def choose_order(self, be_first: bool) -> None:
        """3.4, 3.5: the loser of the last round chooses, before any card is dealt."""
        seat = self.active
        if self.trace is not None:
            order = "first" if be_first else "second"
            self.tell("order-chosen", {"seat": int(seat), "order": order, "other_seat": int(1 - seat)})
        self.begin(seat if be_first else 1 - seat)

    def begin(self, first: i64) -> None:
        """3.7: the Second player owns the Bolina; 3.8: then the cards are laid."""
        self.first = first
        self.active = first
        self.bolina = 1 - first
        self.phase = DEAL
        if self.trace is not None:
            self.tell("bolina-given", {"seat": int(1 - first)})

    def deal(self, slot: i64, species: i64) -> None:
        """3.8: one face-up card; a face-down slot has no card before it is turned up."""
        self.show(slot, species)
        if self.trace is not None:
            self.tell("card-dealt", {"slot": int(slot + 1), "species": IDS[species]})
        if self.waiting:
            return
        self.occupied = EVERY_SLOT
        self.free = self.book.first_free[self.layout]
        if self.trace is not None:
            self.tell("cards-dealt", {"cards": SLOTS})
        self.waiting = self.free & ~self.known  # 2.6
        self.phase = TURN_UP if self.waiting else TAKE
        self.offer = 0

    def turn_up(self, slot: i64, species: i64) -> None:
        """4.4: a face-down card that became accessible is shown at once."""
        self.show(slot, species)
        if self.trace is not None:
            self.tell("card-turned", {"slot": int(slot + 1), "species": IDS[species]})
        if self.waiting == 0:
            if self.occupied == EVERY_SLOT:
                self.phase = TAKE  # 2.6: turned up right after dealing
            else:
                self.after_take()

    def show(self, slot: i64, species: i64) -> None:
        bit = i64(1) << slot
        self.known |= bit
        self.waiting &= ~bit
        self.cards |= species << (slot * 2)
        self.unseen -= one(species)
        self.unseen_total -= 1

    def take(self, slot: i64) -> None:
        """4.2–4.5: one accessible card; what lay under it alone becomes accessible and is turned up."""
        bit = i64(1) << slot
        self.occupied &= ~bit
        self.free &= ~bit
        self.slot = slot
        seat = self.active
        if self.bolina == IN_SLOT + slot:
            self.bolina = seat
            self.fresh = 1
            self.offer = 0  # 5.4
            if self.trace is not None:
                self.tell("bolina-taken", {"seat": int(seat), "slot": int(slot + 1)})
        else:
            self.fresh = 0
            self.offer = 1 if self.bolina == seat else 0  # 5.1
            species = self.species_in(slot)
            self.known &= ~bit
            self.cards &= ~(i64(3) << (slot * 2))
            if seat == 0:
                self.hand_0 += one(species)
            else:
                self.hand_1 += one(species)
            if self.trace is not None:
                self.tell("card-taken", {"seat": int(seat), "slot": int(slot + 1), "species": IDS[species]})
        opened = self.opened_by(slot)
        self.free |= opened
        self.waiting = opened & ~self.known
        if self.waiting:
            self.phase = TURN_UP
        else:
            self.after_take()

    def after_take(self) -> None:
        if self.offer:
            self.phase = PLACE
        else:
            self.end_turn()

    def place(self) -> None:
        """5.1, 5.2: the Bolina lies where the card lay and covers what that slot covers."""
        bit = i64(1) << self.slot
        self.bolina = IN_SLOT + self.slot
        self.occupied |= bit
        self.free = (self.free | bit) & ~self.book.covered[self.layout * SLOTS + self.slot]
        if self.trace is not None:
            self.tell("bolina-placed", {"seat": int(self.active), "slot": int(self.slot + 1)})
        self.end_turn()

    def end_turn(self) -> None:
        """4.1: the seats alternate strictly; 4.7: the round ends when no slot is occupied."""
        self.offer = 0
        self.slot = -1
        if self.occupied:
            self.phase = TAKE
            self.active = 1 - self.active
        else:
            self.end_round()

    def end_round(self) -> None:
        """6.9–6.11: the higher total takes a token, on equal totals the owner of the Bolina."""
        total_0 = score(self.hand_0)
        total_1 = score(self.hand_1)
        winner = round_winner(total_0, total_1, self.bolina)
        if winner == 0:
            self.tokens_0 += 1
        else:
            self.tokens_1 += 1
        self.loser = 1 - winner
        self.rounds.append((self.layout, self.first, self.bolina, self.hand_0, self.hand_1))
        if self.trace is not None:
            self.tell_score(winner, total_0, total_1)
        if self.tokens_0 >= self.tokens_to_win or self.tokens_1 >= self.tokens_to_win:
            self.phase = FINISHED
            if self.trace is not None:
                won, lost = max(self.tokens_0, self.tokens_1), min(self.tokens_0, self.tokens_1)
                self.tell("match-won", {"seat": int(winner), "tokens": int(won), "other_tokens": int(lost)})
        else:
            self.phase = REVEAL_LAYOUT

    def tell_score(self, winner: i64, total_0: i64, total_1: i64) -> None:
        self.tell(
            "round-scored",
            {
                "round": len(self.rounds),
                "seat": int(winner),
                "points": int(max(total_0, total_1)),
                "other_points": int(min(total_0, total_1)),
                "tie": "yes" if total_0 == total_1 else "no",
            },
        )

    # --- questions ----------------------------------------------------------------------------------------------

    def opened_by(self, slot: i64) -> i64:
        """2.5: the occupied slots that nothing covers any more now that `slot` is empty."""
        opened: i64 = 0
        occupied = self.occupied
        covering = self.book.covering
        first = self.layout * SLOTS
        below = self.book.covered[first + slot] & occupied
        while below:
            bit = below & -below
            below ^= bit
            if not covering[first + lowest(bit)] & occupied:
                opened |= bit
        return opened

    def covering(self, slot: i64) -> i64:
        """2.4: the occupied slots that cover `slot`."""
        return self.book.covering[self.layout * SLOTS + slot] & self.occupied

    def species_in(self, slot: i64) -> i64:
        """The species lying face up in an occupied slot."""
        if self.bolina == IN_SLOT + slot:
            return BOLINA
        return (self.cards >> (slot * 2)) & 3

    def round(self) -> int:
        """The number of the round being played or set up; the last one when the match is over."""
        return len(self.rounds) + (0 if self.phase == FINISHED else 1)

    def hand(self, seat: i64) -> i64:
        return self.hand_0 if seat == 0 else self.hand_1

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def scores(self) -> list[float]:
        return [float(self.tokens_0), float(self.tokens_1)]

    def winners(self) -> list[int]:
        """6.11, 6.12: one winner, never a draw."""
        if self.phase != FINISHED:
            return []
        return [0] if self.tokens_0 > self.tokens_1 else [1]

    def horizon(self) -> i64:
        return len(self.rounds)

    def copy(self) -> "Celestes":
        twin = Celestes(self.tokens_to_win, self.first_player, self.pool, self.book)
        twin.phase = self.phase
        twin.layout = self.layout
        twin.first = self.first
        twin.active = self.active
        twin.tokens_0 = self.tokens_0
        twin.tokens_1 = self.tokens_1
        twin.loser = self.loser
        twin.occupied = self.occupied
        twin.known = self.known
        twin.free = self.free
        twin.cards = self.cards
        twin.waiting = self.waiting
        twin.slot = self.slot
        twin.offer = self.offer
        twin.bolina = self.bolina
        twin.fresh = self.fresh
        twin.unseen = self.unseen
        twin.unseen_total = self.unseen_total
        twin.hand_0 = self.hand_0
        twin.hand_1 = self.hand_1
        twin.rounds = self.rounds[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        """Under older rules without the name of the edition, as in their records."""
        return (
            self.tokens_to_win, self.first_player, self.pool, self.phase, self.layout, self.first,
            self.active,
            self.tokens_0, self.tokens_1, self.loser, self.occupied, self.known, self.free, self.cards,
            self.waiting, self.slot, self.offer, self.bolina, self.fresh, self.unseen,
            self.unseen_total, self.hand_0, self.hand_1, tuple(self.rounds),
            *([self.book.name] if self.book.name else []),
        )  # fmt: skip
