# mypyc
"""What chance does: nothing is stored shuffled, all is drawn when it is shown."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import bits, nth
from chrysalide.games.extinction.codes import (
    AMB,
    AMBASSADORS,
    BIRTH,
    CARDS,
    DEST,
    DICE,
    DRAW,
    EFFECT,
    FIRST,
    LOT,
    ROLES,
    ROLL,
    SEE,
    SHOW,
    VOTE,
)
from chrysalide.games.extinction.facts.records import AMBASSADORS as ROW
from chrysalide.games.extinction.rules.effects import count_effects
from chrysalide.games.extinction.rules.phases import (
    BIRTH_ROLL,
    DESTRUCTION_ROLL,
    DRAW_CARD,
    EFFECT_BITS,
    EFFECT_REVEAL,
    FIRST_SEAT,
    POLL_ROLL,
    REVEAL,
    ROLL_DICE,
    ROLL_ONE,
    SEE_AMBASSADOR,
    SETUP_DRAW,
    SETUP_ROLE,
    SHOW_EFFECT,
)
from chrysalide.games.extinction.rules.picking import Picking

_triples: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)
]  # fmt: skip
_pairs: Final[list[tuple[int, int]]] = [(a, b) for a in range(1, 7) for b in range(a, 7)]
LOWS: Final = vec[i64]([a for a, _, _ in _triples])  # by number of an outcome of three dice
MIDDLES: Final = vec[i64]([b for _, b, _ in _triples])
HIGHS: Final = vec[i64]([c for _, _, c in _triples])
PAIR_LOWS: Final = vec[i64]([a for a, _ in _pairs])
PAIR_HIGHS: Final = vec[i64]([b for _, b in _pairs])
# by three single dice: the number of the outcome
TRIPLE_OF: Final = vec[i64](
    [
        _triples.index((min(a, b, c), a + b + c - min(a, b, c) - max(a, b, c), max(a, b, c)))
        for a in range(1, 7)
        for b in range(1, 7)
        for c in range(1, 7)
    ]
)
PAIR_OF: Final = vec[i64]([_pairs.index((min(a, b), max(a, b))) for a in range(1, 7) for b in range(1, 7)])
WAYS: Final[list[int]] = [0, 1, 3, 6]  # three dice fall so by different values


class Chance(Picking):
    """Outcomes of chance, and what a seat cannot know."""

    def chance(self) -> list[tuple[int, float]]:
        phase = self.phase
        if self.asked != -1:
            return []
        if phase == ROLL_DICE:
            return [
                (DICE + number, WAYS[len({a, b, c})] / 216.0) for number, (a, b, c) in enumerate(_triples)
            ]  # fmt: skip
        if phase == POLL_ROLL:
            return self.vote_outcomes()
        if phase == SHOW_EFFECT or phase == EFFECT_REVEAL:
            return self.effect_outcomes(SHOW if phase == SHOW_EFFECT else EFFECT)
        codes = self.equal_outcomes()
        return [(code, 1.0 / float(len(codes))) for code in codes]

    def equal_outcomes(self) -> list[int]:
        """Outcomes that are all equally likely."""
        phase = self.phase
        seat = int(self.active)
        if phase == DRAW_CARD or phase == SETUP_DRAW:
            deck = self.decks[seat]
            slots = [slot for slot in range(14) if (deck >> slot) & 1]
            base = DRAW + seat * len(CARDS)
            return sorted([base + int(self.tables.card_code[self.card_in(seat, slot)]) for slot in slots])
        if phase == REVEAL or phase == SEE_AMBASSADOR:
            base = (AMB if phase == REVEAL else SEE) + int(self.place) * len(AMBASSADORS)
            left = self.unidentified(self.place)
            known = range(len(self.tables.pack.ambassadors))
            return sorted([base + int(self.tables.ambassador_code[who]) for who in known if (left >> who) & 1])
        if phase == FIRST_SEAT:
            return [FIRST + number for number in range(self.seats)]
        if phase == SETUP_ROLE:
            base = LOT + seat * len(ROLES)
            return sorted([base + int(self.tables.role_code[role]) for role in range(5) if self.seat_of(role) < 0])
        return [self.die_base() + face for face in range(6)]

    def die_base(self) -> int:
        """The codes of one die that is rolled."""
        if self.phase == BIRTH_ROLL:
            return BIRTH
        if self.phase == DESTRUCTION_ROLL:
            return DEST
        assert self.phase == ROLL_ONE
        return ROLL

    def vote_outcomes(self) -> list[tuple[int, float]]:
        """12.11."""
        if self.tables.vote_dice[self.faces[self.place]] == 1:
            return [(VOTE + face, 1.0 / 6.0) for face in range(6)]
        return [(VOTE + 6 + number, (1.0 if a == b else 2.0) / 36.0) for number, (a, b) in enumerate(_pairs)]

    def effect_outcomes(self, base: int) -> list[tuple[int, float]]:
        """Weights are the copies left in the deck."""
        total = float(count_effects(self.effects))
        found: list[tuple[int, float]] = []
        for kind in range(self.tables.kinds):
            copies = self.copies_of(self.effects, kind)
            if copies:
                found.append((base + int(self.tables.effect_code[kind]), float(copies) / total))
        found.sort()
        return found

    def draw(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == ROLL_DICE:
            return DICE + TRIPLE_OF[dice.below(216)]
        if phase == DRAW_CARD or phase == SETUP_DRAW:
            deck = self.decks[self.active]
            card = self.card_in(self.active, nth(deck, dice.below(bits(deck))))
            return DRAW + self.active * len(CARDS) + self.tables.card_code[card]
        if phase == DESTRUCTION_ROLL:
            return DEST + dice.below(6)
        if phase == EFFECT_REVEAL:
            return EFFECT + self.tables.effect_code[self.draw_effect(dice)]
        if phase == BIRTH_ROLL:
            return BIRTH + dice.below(6)
        if phase == SHOW_EFFECT:
            return SHOW + self.tables.effect_code[self.draw_effect(dice)]
        if phase == REVEAL or phase == SEE_AMBASSADOR:
            left = self.unidentified(self.place)
            who = nth(left, dice.below(bits(left)))
            base: i64 = AMB if phase == REVEAL else SEE
            return base + self.place * len(AMBASSADORS) + self.tables.ambassador_code[who]
        return self.draw_rare(dice)

    def draw_rare(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == POLL_ROLL:
            if self.tables.vote_dice[self.faces[self.place]] == 1:
                return VOTE + dice.below(6)
            return VOTE + 6 + PAIR_OF[dice.below(36)]
        if phase == ROLL_ONE:
            return ROLL + dice.below(6)
        if phase == FIRST_SEAT:
            return FIRST + dice.below(self.seats)
        role = dice.below(5)
        while self.seat_of(role) >= 0:
            role = dice.below(5)
        return LOT + self.active * len(ROLES) + self.tables.role_code[role]

    def draw_effect(self, dice: Dice) -> i64:
        """One card of the deck, every card equally likely."""
        cards = self.effects
        left = dice.below(count_effects(cards))
        kind: i64 = 0
        while left >= cards & 7:
            left -= cards & 7
            cards >>= EFFECT_BITS
            kind += 1
        return kind

    # --- what a seat cannot know ------------------------------------------------------------------------------------

    def resample(self, seat: i64, dice: Dice) -> None:
        """Views: other hands are dealt again from hand and deck, ambassadors seen by others are drawn again."""
        if self.open_hands:
            return
        for other in range(self.seats):
            if other != seat:
                self.deal_again(other, dice)
        hidden = self.hidden_from(seat)
        for place in range(ROW):
            if (hidden >> place) & 1:
                self.faces[place] = -1
        for place in range(ROW):
            if (hidden >> place) & 1:
                left = self.unidentified(place)
                self.faces[place] = nth(left, dice.below(bits(left)))

    def deal_again(self, seat: i64, dice: Dice) -> None:
        size = bits(self.hands[seat])
        self.decks[seat] = self.decks[seat] | self.hands[seat]
        self.hands[seat] = 0
        while size > 0:
            deck = self.decks[seat]
            bit = i64(1) << nth(deck, dice.below(bits(deck)))
            self.decks[seat] = deck & ~bit
            self.hands[seat] = self.hands[seat] | bit
            size -= 1

    def hidden_from(self, seat: i64) -> i64:
        """Places that others have looked at and this seat has not; -1 is a spectator."""
        found: i64 = 0
        for place in range(ROW):
            told = (self.up >> place) & 1 != 0 or (seat >= 0 and (self.known[place] >> seat) & 1 != 0)
            if self.faces[place] >= 0 and not told:
                found |= i64(1) << place
        return found
