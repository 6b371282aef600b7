# mypyc
"""What a seat knows in numbers: everything on the table, its own cards first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chrysalide.core.observing import Sheet
from chrysalide.games.celestes.board import BOLINA, LAYOUT_IDS, SLOTS, SPECIES, count
from chrysalide.games.celestes.scoring import score

if TYPE_CHECKING:
    from chrysalide.games.celestes.rules import Celestes

PHASE_COUNT: Final = 8
IN_SLOT: Final = 2  # as in rules.py


def observe(state: "Celestes", seat: i64, sheet: Sheet) -> None:
    sheet.part("phase")
    sheet.choice(state.phase, PHASE_COUNT)
    sheet.part("to-act")
    sheet.flag(state.active == seat)
    sheet.part("first")
    sheet.flag(state.first == seat)
    sheet.flag(state.first == 1 - seat)
    sheet.part("tokens")
    sheet.number(state.tokens_0 if seat == 0 else state.tokens_1)
    sheet.number(state.tokens_1 if seat == 0 else state.tokens_0)
    sheet.number(state.tokens_to_win)
    sheet.part("layout")
    sheet.choice(state.layout, len(LAYOUT_IDS))
    sheet.part("layouts-left")
    sheet.members(state.pool, len(LAYOUT_IDS))
    write_slots(state, sheet)
    sheet.part("bolina")
    bolina = state.bolina
    sheet.flag(bolina == seat)
    sheet.flag(bolina == 1 - seat)
    sheet.flag(state.fresh != 0)
    sheet.flag(state.offer != 0)
    sheet.part("own-cards")
    write_hand(state.hand(seat), sheet)
    sheet.part("other-cards")
    write_hand(state.hand(1 - seat), sheet)
    sheet.part("unseen")
    for species in range(SPECIES):
        sheet.number(count(state.unseen, species))


def write_slots(state: "Celestes", sheet: Sheet) -> None:
    sheet.part("occupied")
    sheet.members(state.occupied, SLOTS)
    sheet.part("accessible")
    sheet.members(state.free, SLOTS)
    sheet.part("emptied")
    sheet.choice(state.slot, SLOTS)
    sheet.part("cards")  # for each slot: a species, or the Bolina
    known = state.known
    cards = state.cards
    bolina = state.bolina - IN_SLOT
    for slot in range(SLOTS):
        if slot == bolina:
            sheet.choice(BOLINA, SPECIES + 1)
        else:
            sheet.choice(cards & 3 if known & 1 else -1, SPECIES + 1)
        known >>= 1
        cards >>= 2


def write_hand(cards: i64, sheet: Sheet) -> None:
    for species in range(SPECIES):
        sheet.number(count(cards, species))
    sheet.number(score(cards))
