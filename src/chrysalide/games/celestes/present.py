"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.core.bits import nth
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes.actions import SPACE
from chrysalide.games.celestes.board import (
    BOLINA,
    DECK,
    IDS,
    LAYOUT_IDS,
    MONARCH,
    SLOTS,
    SWALLOWTAIL,
    count,
    one,
    slots_in,
)
from chrysalide.games.celestes.rules import (
    BE_FIRST,
    BE_SECOND,
    CHOOSE_ORDER,
    DEAL,
    DRAW_FIRST,
    KEEP_BOLINA,
    PHASES,
    PLACE,
    PLACE_BOLINA,
    REVEAL_LAYOUT,
    TAKE,
    TURN_UP,
    Celestes,
)
from chrysalide.games.celestes.scoring import joker, score
from chrysalide.games.celestes.view import left, next_gain

SLOT_TARGETS = {f"slot:{slot + 1}": slot for slot in range(SLOTS)}


def numbered(mask: int) -> list[int]:
    return [slot + 1 for slot in slots_in(mask)]


# --- choices ----------------------------------------------------------------------------------------------------


def choices(state: Celestes) -> list[Choice]:
    if state.phase == TAKE:
        return [_take(state, slot) for slot in state.legal()]
    if state.phase == PLACE:
        return [_place(state), _keep(state)]
    if state.phase == CHOOSE_ORDER:
        return [_order("first"), _order("second")]
    return []


def _take(state: Celestes, slot: int) -> Choice:
    species = state.species_in(slot)
    hand = state.hand(state.active)
    return Choice(
        action=SPACE[slot].text,
        label=Message("choice-take", {"slot": slot + 1, "species": IDS[species]}),
        targets=(f"slot:{slot + 1}",),
        detail=_consequence(state, slot, species),
        gain=0 if species == BOLINA else score(hand + one(species)) - score(hand),
        badge=str(slot + 1),
        icon=IDS[species],
    )


def _consequence(state: Celestes, slot: int, species: int) -> Message:
    """The one thing to know about a take: what it shows or frees, else what it does for the collection."""
    after = state.copy()
    after.occupied &= ~(int(1) << slot)
    opened = after.opened_by(slot)
    if opened & ~state.known:
        return Message("detail-turns", {"slots": numbered(opened & ~state.known)})
    if opened:
        return Message("detail-opens", {"slots": numbered(opened)})
    if species == BOLINA:
        return Message("detail-owner")
    hand = state.hand(state.active)
    gained = score(hand + one(species)) - score(hand)
    if gained > 0 and species == SWALLOWTAIL and (replaced := joker(hand + one(species))) >= 0:
        return Message("detail-joker", {"species": IDS[replaced], "points": gained})
    if gained > 0:
        return Message("detail-completes", {"species": IDS[species], "points": gained})
    cards = count(hand, species) + 1
    if species != SWALLOWTAIL and next_gain(species, cards)[0] > left(state, species) - 1:
        return Message("detail-short", {"species": IDS[species]})
    size = _set_size(species)
    return Message("detail-progress", {"species": IDS[species], "cards": (cards - 1) % size + 1, "size": size})


def _set_size(species: int) -> int:
    if species == MONARCH:
        return len(DECK[MONARCH]["scale"]) - 1
    return 2 if species == SWALLOWTAIL else int(DECK[species]["set_size"])


def _place(state: Celestes) -> Choice:
    shut = state.book.covered[state.layout * SLOTS + state.slot] & state.occupied
    others = state.free & ~shut
    if not others:
        detail: Message | None = Message("detail-waste")  # 5.7: the sole accessible card
    else:
        detail = Message("detail-shuts", {"slots": numbered(shut)}) if shut else None
    slot = int(state.slot) + 1
    return Choice(
        action=SPACE[PLACE_BOLINA].text,
        label=Message("choice-bolina", {"slot": slot}),
        targets=(f"slot:{slot}",),
        detail=detail,
        badge=str(slot),
        icon="bolina",
        vain=not others,
    )


def _keep(state: Celestes) -> Choice:
    return Choice(
        action=SPACE[KEEP_BOLINA].text,
        label=Message("choice-keep"),
        targets=("bolina",),
        detail=Message("detail-keep-tie"),
        icon="keep",
    )


def _order(order: str) -> Choice:
    return Choice(
        action=f"order {order}",
        label=Message("choice-order", {"order": order}),
        targets=(f"order:{order}",),
        detail=Message(f"detail-{order}"),
        icon=order,
    )


# --- what a click means -----------------------------------------------------------------------------------------


def aim(state: Celestes, target: str) -> int | None:
    slot = SLOT_TARGETS.get(target)
    if slot is not None:
        return PLACE_BOLINA if state.phase == PLACE and slot == state.slot else slot
    if target == "bolina":
        return KEEP_BOLINA if state.phase == PLACE else PLACE_BOLINA
    return {"order:first": BE_FIRST, "order:second": BE_SECOND}.get(target)


# --- refusals ---------------------------------------------------------------------------------------------------


def refuse(state: Celestes, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    values = dict(action.values)
    if action.chance:
        return _refuse_chance(state, action.word, values)
    if action.word == "order":
        return _refuse_order(state)
    if action.word == "bolina":
        return _refuse_bolina(state, seat)
    if seat != state.actor():
        return Refusal(None, Message("refuse-chance" if state.actor() == CHANCE else "error-not-your-turn"))
    if action.word == "take":
        return _refuse_take(state, int(values["slot"]) - 1)
    return Refusal("4.2", Message("refuse-no-pass")) if state.phase == TAKE else _not_now(state)


def _not_now(state: Celestes) -> Refusal:
    return Refusal(None, Message("refuse-not-now", {"phase": PHASES[state.phase]}))


def _refuse_take(state: Celestes, slot: int) -> Refusal:
    if state.phase == PLACE:
        return Refusal("5.1", Message("refuse-decide-bolina"))
    if state.phase != TAKE:
        return _not_now(state)
    if not (state.occupied >> slot) & 1:
        return Refusal("2.5", Message("refuse-empty", {"slot": slot + 1}))
    return Refusal("2.5", Message("refuse-covered", {"slot": slot + 1, "covers": numbered(state.covering(slot))}))


def _refuse_bolina(state: Celestes, seat: int) -> Refusal:
    if state.bolina == seat:
        if state.fresh and (state.active != seat or state.phase == TURN_UP):
            return Refusal("5.4", Message("refuse-just-taken"))
        return Refusal("5.1", Message("refuse-take-first"))
    return Refusal("5.1", Message("refuse-not-owner"))


def _refuse_order(state: Celestes) -> Refusal:
    if not state.rounds:
        return Refusal("3.3", Message("refuse-first-drawn"))
    if state.phase == CHOOSE_ORDER:
        return Refusal("3.4", Message("refuse-winner-order"))
    return Refusal("3.5", Message("refuse-order-chosen"))


def _refuse_chance(state: Celestes, word: str, values: dict[str, str | int]) -> Refusal:
    if word == "layout" and state.phase == REVEAL_LAYOUT:
        layout = str(values["layout"])
        used = any(LAYOUT_IDS[past[0]] == layout for past in state.rounds)
        message = "refuse-layout-used" if used else "refuse-layout-not-offered"
        return Refusal("3.2", Message(message, {"layout": layout}))
    if word == "first":
        given = state.phase == DRAW_FIRST
        return Refusal("3.3", Message("refuse-first-given") if given else _not_now(state).message)
    if (word, state.phase) in (("deal", DEAL), ("turn", TURN_UP)):
        slot, expected = int(values["slot"]), int(nth(state.waiting, 0)) + 1
        if slot != expected:
            rule = "2.2" if word == "deal" else "4.4"
            return Refusal(rule, Message("refuse-wrong-slot", {"slot": slot, "expected": expected}))
        species = next(table["id"] for table in DECK if table["code"] == values["species"])
        return Refusal("1.1", Message("refuse-cards-exhausted", {"species": species}))
    return _not_now(state)


# --- periods ----------------------------------------------------------------------------------------------------


def period(state: Celestes) -> Message:
    """The rounds of a match."""
    return Message("period", {"round": state.round()})
