"""Seats, roles and the cards that can be met in this match."""

from functools import lru_cache

from chrysalide.core.bits import lowest
from chrysalide.core.game import View
from chrysalide.games.extinction.codes import PLACE_IDS
from chrysalide.games.extinction.facts.records import DECK, DICE, Specialty
from chrysalide.games.extinction.phrases import TYPE_WORDS, Phrasebook, phrasebook
from chrysalide.games.extinction.powers import SAVES, SAVES_OWN
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.cards import nth_permanent
from chrysalide.games.extinction.rules.naming import place_code, slot_args
from chrysalide.games.extinction.rules.phases import IN_HAND, SETTING_UP
from chrysalide.games.extinction.rules.places import gap_of
from chrysalide.games.extinction.tables import SPECIALTY, Tables


def reads(state: Extinction, viewer: int | None, seat: int) -> bool:
    """2.12: may this viewer see that hand?"""
    return bool(state.open_hands) or viewer == seat


def seats(state: Extinction, viewer: int | None) -> list[View]:
    return [_seat(state, viewer, seat) for seat in range(int(state.seats))]


def _seat(state: Extinction, viewer: int | None, seat: int) -> View:
    pack = state.tables.pack
    role = pack.roles[state.roles[seat]] if state.roles[seat] >= 0 else None
    specialty = pack.specialties[state.specialties[seat]] if state.specialties[seat] >= 0 else None
    return {
        "seat": seat,
        "role": role.id if role else None,
        "role_name": role.name if role else None,
        "specialty": specialty.id if specialty else None,
        "specialty_name": specialty.name if specialty else None,
        "specialty_used": bool(specialty and _used(state, seat, SPECIALTY)),
        "money": int(state.money[seat]),
        "marker": not (state.played >> seat) & 1,
        "gap": int(gap_of(state, seat) if specialty else state.tables.gap),
        **_cards(state, seat, reads(state, viewer, seat)),
        "permanents": [
            {"card": _card_id(state, seat, slot), "used": _used(state, seat, slot)} for slot in permanents(state, seat)
        ],
        "discard": sorted(named(state, seat, state.discards[seat])),
        "played": sorted(named(state, seat, state.laid[seat])),
        "dice": _dice(state, seat),
    }


def _cards(state: Extinction, seat: int, open_to_viewer: bool) -> View:
    """Views: a hand that is not seen is only known to be among the cards not played yet."""
    hand, deck = state.hands[seat], state.decks[seat]
    return {
        "hand": sorted(named(state, seat, hand)) if open_to_viewer else None,
        "hand_count": len(slots_of(hand)),
        "deck": sorted(named(state, seat, deck)) if open_to_viewer else None,
        "deck_count": len(slots_of(deck)),
        "unseen": [] if open_to_viewer else sorted(named(state, seat, hand | deck)),
    }


def slots_of(cards: int) -> list[int]:
    return [slot for slot in range(DECK) if (cards >> slot) & 1]


def named(state: Extinction, seat: int, cards: int) -> list[str]:
    return [_card_id(state, seat, slot) for slot in slots_of(cards)]


def _card_id(state: Extinction, seat: int, slot: int) -> str:
    return str(state.tables.pack.cards[state.card_in(seat, slot)].id)


def permanents(state: Extinction, seat: int) -> list[int]:
    """3.5: slots in the order of play."""
    found = [int(nth_permanent(state, seat, number)) for number in range(DECK)]
    return [slot for slot in found if slot >= 0]


def _used(state: Extinction, seat: int, slot: int) -> bool:
    """Is the use of an ability in this turn, or for this effect card, over?"""
    saved = state.card >= 0 and (state.saved >> seat) & 1  # until the effect card is over
    if saved and ((state.sources(seat, SAVES) | state.sources(seat, SAVES_OWN)) >> slot) & 1:
        return True
    return state.stage != SETTING_UP and seat == state.active and bool((state.used >> slot) & 1)


def used_ids(state: Extinction) -> list[str]:
    """Abilities whose use in this turn is over."""
    if state.stage == SETTING_UP:
        return []
    found = []
    slots = state.used
    while slots:
        found.append(str(slot_args(state, state.active, lowest(slots))["card"]))
        slots &= slots - 1
    return sorted(found)


def _dice(state: Extinction, seat: int) -> list[View]:
    dice = range(seat * DICE, seat * DICE + DICE)
    return [{"value": int(state.dice[die]), "place": place_id(state, die)} for die in dice if state.dice[die]]


def place_id(state: Extinction, die: int) -> str | None:
    place = state.places[die]
    return None if place == IN_HAND else str(PLACE_IDS[place_code(state, place)])


# --- what is printed --------------------------------------------------------------------------------------------------


def roles(state: Extinction) -> list[View]:
    shown = []
    for number, role in enumerate(state.tables.pack.roles):
        seat = int(state.seat_of(number))
        shown.append({**_role(phrasebook(state.tables), state.tables, number), "seat": seat if seat >= 0 else None})
        assert shown[-1]["role"] == role.id
    return shown


@lru_cache(128)  # not for ever: people bring packs along
def _role(phrases: Phrasebook, tables: Tables, number: int) -> View:
    role = tables.pack.roles[number]
    own = [card.id for card in tables.pack.cards if card.deck == role.id]
    known = [one for one in tables.pack.specialties if one.role == role.id]
    return {
        "role": role.id,
        "name": role.name,
        "cards": own,
        "specialties": [_specialty(phrases, one) for one in known],
    }


def _specialty(phrases: Phrasebook, one: Specialty) -> View:
    return {
        "n": one.n,
        "specialty": one.id,
        "name": one.name,
        "mark": one.mark,
        "start": one.start,
        "first": one.first,
        **phrases.of_specialty(one),
    }


def cards(state: Extinction) -> dict[str, View]:
    """The starting actions of the board's face, and the cards of the roles at the table (in the set-up: of all)."""
    printed = _printed(phrasebook(state.tables), state.tables)
    if state.stage == SETTING_UP:
        return printed
    taken = {state.tables.pack.roles[state.roles[seat]].id for seat in range(int(state.seats))}
    return {name: card for name, card in printed.items() if card["role"] is None or card["role"] in taken}


@lru_cache(128)  # not for ever: people bring packs along
def _printed(phrases: Phrasebook, tables: Tables) -> dict[str, View]:
    shown: dict[str, View] = {}
    for number, action in enumerate(tables.pack.start_actions):
        if action.face in ("", tables.module.face):
            head = {"card": action.id, "name": action.name, "type": "start", "common": True, "role": None}
            head["mark"] = action.mark
            shown[action.id] = {**head, **phrases.of_start(action, int(tables.start_cost[number]))}
    for number, card in enumerate(tables.pack.cards):
        shown[card.id] = {
            "card": card.id,
            "name": card.name,
            "type": TYPE_WORDS[card.type],
            "mark": card.mark,
            "common": card.common,
            "role": None if card.common else card.deck,
            **phrases.of_card(card, int(tables.cost[number])),
        }
    return shown
