# mypyc
"""The whole game: what each action does."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
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
from chrysalide.games.extinction.rules.chance import HIGHS, LOWS, MIDDLES, PAIR_HIGHS, PAIR_LOWS
from chrysalide.games.extinction.rules.deciding import Deciding
from chrysalide.games.extinction.rules.effects import one_effect
from chrysalide.games.extinction.rules.phases import (
    BIRTH_ROLL,
    DESTRUCTION_ROLL,
    DRAW_CARD,
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


class Extinction(Deciding):
    """All seats together for one species."""

    def apply(self, code: i64) -> None:
        if self.asked == CHANCE:
            self.apply_chance(code)
        elif self.majority and self.is_shared():
            self.answer(code)
        else:
            self.decide(code)

    # --- chance -------------------------------------------------------------------------------------------------------

    def apply_chance(self, code: i64) -> None:
        phase = self.phase
        if phase == ROLL_DICE:
            number = code - DICE
            self.roll_dice(LOWS[number], MIDDLES[number], HIGHS[number])
        elif phase == DRAW_CARD or phase == SETUP_DRAW:
            self.receive(code)
        elif phase == DESTRUCTION_ROLL:
            self.roll_destruction(code - DEST + 1)
        elif phase == EFFECT_REVEAL:
            kind = self.tables.effect_of[code - EFFECT]
            self.effects -= one_effect(kind)
            if not self.reveal_effect(kind):
                self.run()
        elif phase == BIRTH_ROLL:
            self.roll_birth(code - BIRTH + 1)
        elif phase == SHOW_EFFECT:
            self.show_effect(self.tables.effect_of[code - SHOW])
        elif phase == REVEAL:
            self.reveal(self.tables.ambassador_of[(code - AMB) % len(AMBASSADORS)])
        else:
            self.apply_rare(code)

    def apply_rare(self, code: i64) -> None:
        phase = self.phase
        if phase == SEE_AMBASSADOR:
            self.see(self.tables.ambassador_of[(code - SEE) % len(AMBASSADORS)])
        elif phase == POLL_ROLL:
            number = code - VOTE
            if number < 6:
                self.roll_vote(number + 1, 0)
            else:
                self.roll_vote(PAIR_LOWS[number - 6], PAIR_HIGHS[number - 6])
        elif phase == ROLL_ONE:
            self.reroll(code - ROLL + 1)
        elif phase == FIRST_SEAT:
            if self.trace is not None:
                self.tell("first-named", {"seat": int(code - FIRST)})
            self.begin_turn(code - FIRST)
            self.run()
        else:
            assert phase == SETUP_ROLE
            self.choose_role(self.tables.role_of[(code - LOT) % len(ROLES)])

    def receive(self, code: i64) -> None:
        """A card for the active seat: in the set-up, by an operation, or at the end of its turn."""
        card = self.tables.card_of[(code - DRAW) % len(CARDS)]
        self.draw_card(self.tables.slot_of[self.roles[self.active] * self.tables.cards + card])
        if self.phase == SETUP_DRAW:
            self.cursor += 1
        elif self.depth:
            self.count_down()
        self.run()

    # --- copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> "Extinction":
        twin = Extinction(
            self.tables,
            self.open_hands,
            self.majority,
            self.optional_births,
            self.random_roles,
            self.needed,
            self.starting_money,
            first_rules=self.first_rules,
            bare=True,
        )
        self.fill(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Arrays of machine numbers cannot be pickled."""
        return rebuilt, (self.settings(), self.numbers(), self.arrays())


def rebuilt(settings: tuple[Any, ...], numbers: list[int], arrays: list[list[int]]) -> Extinction:
    state = Extinction(*settings)
    state.restore(numbers, arrays)
    return state
