"""Why an action is not possible now, with the number of the rule that says so."""

from chrysalide.core.actions import Action
from chrysalide.core.messages import Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.present.reasons import REASONS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.phases import (
    ACT,
    CANCEL_EFFECT,
    CHOOSE_AMOUNT,
    CHOOSE_LINE,
    CHOOSE_SIDE,
    CHOOSE_TILE,
    CHOOSE_VICTIM,
    DRAW_CARD,
    EXTRA_CUBE,
    FIRST_SEAT,
    IGNORE_PART,
    MOVE_ANIMAL,
    NEWBORN,
    NEXT_SEAT,
    PAY_FUND,
    PEEK_EFFECT,
    PHASES,
    PLACE_ANIMAL,
    PLACE_CUBE,
    PLAY_CARD,
    POLL_NEXT,
    REMOVE_CONSTANT,
    REMOVE_TILE,
    REROLL_DIE,
    SAVE_ANIMAL,
    SETUP_DRAW,
    SETUP_ROLE,
    SETUP_SPECIALTY,
    SPLIT_COUPLE,
    STRIP_CUBE,
)

# the phases in which a word answers, and the rule that speaks of it
ANSWERS: dict[str, tuple[tuple[int, ...], str]] = {
    "role": ((SETUP_ROLE,), "2.8"),
    "spec": ((SETUP_SPECIALTY,), "2.8"),
    "die": ((ACT,), "4.2"),
    "end": ((ACT,), "4.17"),
    "reroll": ((REROLL_DIE,), "16.4"),
    "stand": ((REROLL_DIE,), "16.4"),
    "move": ((MOVE_ANIMAL,), "15.4"),
    "stop": ((MOVE_ANIMAL, REMOVE_CONSTANT), "15.4"),
    "put": ((PLACE_ANIMAL,), "15.5"),
    "clear": ((REMOVE_TILE,), "15.6"),
    "cube": ((PLACE_CUBE,), "15.7"),
    "extra": ((EXTRA_CUBE,), "16.13"),
    "play": ((PLAY_CARD,), "5.1"),
    "amount": ((CHOOSE_AMOUNT,), "15.19"),
    "drop": ((PEEK_EFFECT,), "15.10"),
    "keep": ((PEEK_EFFECT,), "15.10"),
    "lift": ((REMOVE_CONSTANT,), "15.11"),
    "paylift": ((ACT,), "16.5"),
    "fund": ((PAY_FUND,), "15.17"),
    "look": ((ACT,), "16.6"),
    "shift": ((ACT,), "16.6"),
    "born": ((NEWBORN,), "8.5"),
    "split": ((SPLIT_COUPLE,), "8.10"),
    "line": ((CHOOSE_LINE,), "9.3"),
    "side": ((CHOOSE_SIDE,), "9.7"),
    "lose": ((CHOOSE_VICTIM,), "15.15"),
    "save": ((SAVE_ANIMAL,), "16.16"),
    "cancel": ((CANCEL_EFFECT,), "16.14"),
    "ignore": ((IGNORE_PART,), "16.15"),
    "burn": ((CHOOSE_TILE,), "15.14"),
    "strip": ((STRIP_CUBE,), "15.16"),
    "next": ((NEXT_SEAT,), "11.3"),
    "poll": ((POLL_NEXT,), "12.5"),
    "no": ((NEWBORN, EXTRA_CUBE, PAY_FUND, SAVE_ANIMAL, CANCEL_EFFECT, IGNORE_PART), "14.1"),
}
# where somebody is asked and must answer
COMPULSORY = {
    PLACE_ANIMAL: "15.5",
    REMOVE_TILE: "15.6",
    PLACE_CUBE: "15.7",
    PLAY_CARD: "15.9",
    CHOOSE_AMOUNT: "15.19",
    CHOOSE_LINE: "9.3",
    CHOOSE_SIDE: "9.7",
    CHOOSE_VICTIM: "15.15",
    CHOOSE_TILE: "15.14",
    STRIP_CUBE: "15.16",
    SPLIT_COUPLE: "8.10",
    NEXT_SEAT: "11.3",
    POLL_NEXT: "12.5",
}


def refuse(state: Extinction, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    if state.actor() == CHANCE and seat != CHANCE:
        return Refusal(None, Message("refuse-chance"))
    if action.chance:
        return _refuse_chance(state, action)
    phases, rule = ANSWERS[action.word]
    asked = state.phase in phases
    if seat == CHANCE:
        return _not_now(state, None)
    if seat != state.actor():
        told = Message("refuse-not-deciding", {"other_seat": int(state.actor())})
        return Refusal("14.4", told) if asked else Refusal(None, Message("error-not-your-turn"))
    if action.word in ("no", "stop"):
        return _no_answer(state, rule)
    reason = REASONS.get(action.word)
    found = reason(state, code) if reason is not None and (asked or action.word in EVER) else None
    return found if found is not None else _not_now(state, rule)


EVER = ("play", "drop", "keep", "save", "cancel", "ignore")  # these know more than that it is not their time


def _not_now(state: Extinction, rule: str | None) -> Refusal:
    return Refusal(rule, Message("refuse-not-now", {"phase": PHASES[state.phase]}))


def _no_answer(state: Extinction, rule: str) -> Refusal:
    """Declining and stopping."""
    if state.phase == NEWBORN:
        return Refusal("8.9", Message("refuse-must-birth"))
    if state.phase in COMPULSORY:
        return Refusal(COMPULSORY[state.phase], Message("refuse-compulsory", {"phase": PHASES[state.phase]}))
    return _not_now(state, rule)


# --- chance -----------------------------------------------------------------------------------------------------------


def _refuse_chance(state: Extinction, action: Action) -> Refusal:
    """An outcome that is entered by hand and not possible."""
    values = dict(action.values)
    if action.word == "first" and state.phase == FIRST_SEAT:
        return Refusal("1.1", Message("refuse-no-such-seat", {"number": values["seat"]}))
    if action.word == "draw" and state.phase in (SETUP_DRAW, DRAW_CARD):
        return Refusal("2.11", Message("refuse-drawn", _card_args(state, str(values["card"]))))
    if action.word == "lot" and state.phase == SETUP_ROLE:
        return Refusal("2.8", Message("refuse-outcome"))
    if state.actor() == CHANCE:
        return Refusal(None, Message("refuse-outcome"))
    return _not_now(state, None)


def _card_args(state: Extinction, card: str) -> dict[str, str]:
    names = {known.id: known.name for known in state.tables.pack.cards}
    return {"card": card, "card_name": names.get(card, "")}
