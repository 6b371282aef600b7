"""What a viewer may know: everything, for both seats and spectators alike, because nobody knows more."""

from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.games.celestes.board import (
    ASIDE,
    COPIES,
    IDS,
    LAYOUT_IDS,
    POINTS,
    SLOTS,
    SPECIES,
    SWALLOWTAIL,
    collection,
    count,
    one,
    slots_in,
)
from chrysalide.games.celestes.rules import CHOOSE_ORDER, DEAL, DRAW_FIRST, IN_SLOT, NOWHERE, PHASES, PLACE, Celestes
from chrysalide.games.celestes.scoring import joker, round_winner, score


def paint(state: Celestes, viewer: int | None) -> View:
    return {
        "phase": PHASES[state.phase],
        "round": state.round(),
        "first": state.first if state.first >= 0 else None,
        "layout": _layout(state),
        "slots": [_slot(state, slot) for slot in range(SLOTS)] if state.layout >= 0 else [],
        "bolina": _bolina(state.bolina),
        "bolina_fresh": bool(state.fresh),
        "taken": state.slot + 1 if state.phase == PLACE else None,
        "turn": {
            "seat": state.active,
            "emptied": state.slot + 1 if state.slot >= 0 else None,
            "offer": bool(state.offer),
            "waiting": [slot + 1 for slot in slots_in(state.waiting)],
        },
        "seats": [{"seat": seat, "tokens": tokens(state)[seat], **_collection(state.hand(seat))} for seat in (0, 1)],
        "left": {IDS[species]: left(state, species) for species in range(SPECIES)},
        "unseen": {IDS[species]: count(state.unseen, species) for species in range(SPECIES)},
        "hidden": len(slots_in(state.occupied & ~state.known)) - (1 if state.bolina >= IN_SLOT else 0),
        "aside": ASIDE,
        "rounds": [_round(number, state) for number in range(len(state.rounds))],
        "tokens_to_win": state.tokens_to_win,
        "layouts_left": [layout for number, layout in enumerate(LAYOUT_IDS) if (state.pool >> number) & 1],
    }


def tokens(state: Celestes) -> list[int]:
    return [state.tokens_0, state.tokens_1]


def _layout(state: Celestes) -> View | None:
    if state.layout < 0:
        return None
    drawn = state.book.layouts[state.layout]
    title = state.book.titles[state.layout]
    return {"id": drawn.id, "title": title, "width": drawn.width, "rows": len(drawn.rows)}


def _slot(state: Celestes, slot: int) -> View:
    layout = state.book.layouts[state.layout]
    face, species = _face(state, slot)
    return {
        "slot": slot + 1,
        "row": layout.row[slot],
        "x": layout.x[slot],
        "face": face,
        "species": species,
        "dark": not layout.face_up[slot],
        "free": bool((state.free >> slot) & 1),
        "under": [other + 1 for other in slots_in(state.covering(slot))] if face in ("up", "down") else [],
    }


def _face(state: Celestes, slot: int) -> tuple[str, str | None]:
    """2.3, 2.5: how a slot looks; before the last card is dealt nothing lies in a face-down slot yet."""
    if (state.known >> slot) & 1 or state.bolina == IN_SLOT + slot:
        return "up", IDS[state.species_in(slot)]
    if (state.occupied >> slot) & 1:
        return "down", None
    dealing = state.phase in (DRAW_FIRST, CHOOSE_ORDER, DEAL)
    return ("undealt" if dealing else "empty"), None


def left(state: Celestes, species: int) -> int:
    """How many cards of a species may still be taken in this round: on the table, or unseen and not set aside."""
    if state.layout < 0:
        return COPIES[species]
    shown = sum(1 for slot in slots_in(state.known) if state.species_in(slot) == species)
    return shown + min(int(count(state.unseen, species)), int(state.unseen_total) - ASIDE)


def _bolina(place: int) -> View | None:
    if place == NOWHERE:
        return None
    return {"seat": place} if place < IN_SLOT else {"slot": place - IN_SLOT + 1}


def _collection(cards: int) -> View:
    """A collection with every point explained."""
    replaced = joker(cards)
    return {
        "total": score(cards),
        "joker": IDS[replaced] if replaced >= 0 else None,
        "species": [_species(cards, species, replaced) for species in range(SPECIES)],
    }


def _species(cards: int, species: int, replaced: int) -> View:
    held = count(cards, species)
    counted = held + (1 if species == replaced else 0)
    missing, worth = next_gain(species, counted) if species != SWALLOWTAIL else _next_swallowtail(cards)
    return {"id": IDS[species], "cards": held, "points": POINTS[species][counted], "missing": missing, "worth": worth}


def next_gain(species: int, counted: int) -> tuple[int, int]:
    """How many cards are missing to the next points, and what they add; (0, 0) where nothing can be gained."""
    points = POINTS[species]
    for more in range(1, len(points) - counted):
        if points[counted + more] > points[counted]:
            return more, points[counted + more] - points[counted]
    return 0, 0


def _next_swallowtail(cards: int) -> tuple[int, int]:
    """6.4, 6.5: the first one brings two points; the second one what the pair replaces, which may be a loss."""
    if count(cards, SWALLOWTAIL) >= 2:
        return 0, 0
    return 1, score(cards + one(SWALLOWTAIL)) - score(cards)


def _round(number: int, state: Celestes) -> View:
    layout, first, owner, hand_0, hand_1 = state.rounds[number]
    totals = [score(hand_0), score(hand_1)]
    return {
        "round": number + 1,
        "layout": LAYOUT_IDS[layout],
        "title": state.book.titles[layout],
        "first": first,
        "totals": totals,
        "winner": int(round_winner(totals[0], totals[1], owner)),
        "tie": totals[0] == totals[1],
        "bolina": owner,
        "seats": [{"seat": seat, **_collection(hand)} for seat, hand in enumerate((hand_0, hand_1))],
    }


def restore(state: Celestes, view: View, dice: Dice) -> None:
    """Nothing is hidden that somebody knows, so nothing has to be guessed."""
    state.phase = PHASES.index(view["phase"])
    state.first = -1 if view["first"] is None else view["first"]
    state.pool = sum(int(1) << LAYOUT_IDS.index(layout) for layout in view["layouts_left"])
    state.tokens_0, state.tokens_1 = (seat["tokens"] for seat in view["seats"])
    state.rounds = [_past_round(past) for past in view["rounds"]]
    state.loser = 1 - view["rounds"][-1]["winner"] if view["rounds"] else -1
    state.hand_0, state.hand_1 = (_cards(seat) for seat in view["seats"])
    if view["layout"] is None:
        return
    state.layout = LAYOUT_IDS.index(view["layout"]["id"])
    state.unseen = collection([view["unseen"][species] for species in IDS[:SPECIES]])
    state.unseen_total = sum(view["unseen"].values())
    state.bolina = _bolina_place(view["bolina"])
    state.fresh = int(view["bolina_fresh"])
    for slot in view["slots"]:
        _lay(state, slot)
    _set_turn(state, view["turn"])


def _set_turn(state: Celestes, turn: View) -> None:
    state.active = turn["seat"]
    state.slot = turn["emptied"] - 1 if turn["emptied"] else -1
    state.offer = int(turn["offer"])
    state.waiting = sum(int(1) << (slot - 1) for slot in turn["waiting"])


def _past_round(past: View) -> tuple[int, int, int, int, int]:
    hands = [_cards(seat) for seat in past["seats"]]
    return LAYOUT_IDS.index(past["layout"]), past["first"], past["bolina"], hands[0], hands[1]


def _cards(seat: View) -> int:
    return collection([species["cards"] for species in seat["species"]])


def _bolina_place(place: dict[str, Any] | None) -> int:
    if place is None:
        return NOWHERE
    return int(place["seat"]) if "seat" in place else IN_SLOT + int(place["slot"]) - 1


def _lay(state: Celestes, slot: View) -> None:
    number = slot["slot"] - 1
    bit = int(1) << number
    if slot["face"] in ("up", "down") and state.phase != DEAL:
        state.occupied |= bit
    if slot["face"] == "up" and slot["species"] != "bolina":
        state.known |= bit
        state.cards |= IDS.index(slot["species"]) << (2 * number)
    if slot["free"]:
        state.free |= bit
