"""What people meet: choices, what a click means, refusals. Each is its decision's own; here the decision is found."""

from dataclasses import replace

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.facts.records import SEASONS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.decision import not_now
from chrysalide.games.mariposas.rules.phases import PLAY_CARD
from chrysalide.games.mariposas.rules.play import DECISIONS

BY_WORD = {word: decision for decision in DECISIONS for word in decision.words}


def choices(state: Mariposas) -> list[Choice]:
    """The legal actions of the seat to act, as a person meets them."""
    return [_choice(state, code) for code in state.legal()]


def _choice(state: Mariposas, code: int) -> Choice:
    choice = DECISIONS[state.phase].choice(state, code)
    return replace(choice, vain=True) if state.phase == PLAY_CARD and _moves_nobody(state, code) else choice


def _moves_nobody(state: Mariposas, code: int) -> bool:
    """4.8: a copy card with nothing to copy; found by trying it on a copy, so that no rule is written twice."""
    after = state.copy()
    after.trace = []
    after.apply(code)
    return any(event.kind == "copy-empty" for event in after.trace)


def refuse(state: Mariposas, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    actor = state.actor()
    if actor == CHANCE and seat != CHANCE:
        return Refusal(None, Message("refuse-chance"))
    if seat == CHANCE and not action.chance:
        return not_now(state, None)
    if seat != actor and not action.chance:
        return Refusal(None, Message("error-not-your-turn"))
    return BY_WORD[action.word].refuse(state, code)


def aim(state: Mariposas, target: str) -> int | None:
    """What a click on a target means, legal or not: by the decision to be made, or the first that knows the target."""
    kind, colon, name = target.partition(":")
    if colon and not name:
        return None
    for decision in (DECISIONS[state.phase], *DECISIONS):
        if kind in decision.targets:
            return decision.aim(state, kind, name)
    return None


WITH_CELL = ("land", "adj", "free")


def unspell(state: Mariposas, text: str) -> int | None:
    """A city may be called by its name: `land houston` is `land j2`. None for all other texts."""
    word, _, name = " ".join(text.lower().split()).partition(" ")
    if word not in WITH_CELL:
        return None
    edition = state.board.edition
    for cell in edition.cells:
        place = cell.city or cell.place
        if place is not None and name in (place, edition.names[place].lower()):
            return SPACE.by_text[f"{word} {cell.id}"].code
    return None


def period(state: Mariposas) -> Message | None:
    """The three seasons, after the set-up."""
    return Message("period", {"season": SEASONS[state.season]}) if state.round else None
