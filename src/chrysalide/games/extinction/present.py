"""What people see: choices, what a click means, refusals. Each belongs to its decision, which is looked up here."""

from dataclasses import replace

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import STOP
from chrysalide.games.extinction.previews import does_nothing
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.decision import Decision, not_now
from chrysalide.games.extinction.rules.phases import ACT, FINISHED, MOVE_ANIMAL, PLACE_CUBE, REROLL_DIE, SETTING_UP
from chrysalide.games.extinction.rules.play import DECISIONS

HOMES = {word: decision for decision in DECISIONS for word in decision.words}  # of a word that several have, the last
RULES = {word: rule for decision in DECISIONS for word, rule in decision.words.items()}
DECLINING = ("no", "stop")


def choices(state: Extinction) -> list[Choice]:
    """The legal actions of a seat as a person sees them; stopping comes last."""
    return [_choice(state, code) for code in sorted(state.legal(), key=lambda code: code == STOP)]


def _choice(state: Extinction, code: int) -> Choice:
    choice = DECISIONS[state.phase].choice(state, code)
    return replace(choice, vain=True) if state.phase == ACT and does_nothing(state, code) else choice


# --- refusals ---------------------------------------------------------------------------------------------------------


def refuse(state: Extinction, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now, with the number of the rule that says so."""
    action = SPACE[code]
    now = DECISIONS[state.phase] if state.phase != FINISHED else None
    asked = now is not None and action.word in now.words
    if state.actor() == CHANCE and seat != CHANCE:
        return Refusal(None, Message("refuse-chance"))
    if action.chance:
        return _refuse_outcome(state, code, now if asked else None)
    if seat == CHANCE:
        return not_now(state, None)
    if now is None or seat != state.actor():
        deciding = Message("refuse-not-deciding", {"other_seat": int(state.actor())})
        return Refusal("14.4", deciding) if asked else Refusal(None, Message("error-not-your-turn"))
    if action.word in DECLINING:
        return now.decline(state, RULES[action.word])
    return now.refuse(state, code) if asked else HOMES[action.word].unasked(state, code)


def _refuse_outcome(state: Extinction, code: int, home: Decision | None) -> Refusal:
    """An outcome that is entered by hand and not possible."""
    if home is not None:
        return home.refuse(state, code)
    return Refusal(None, Message("refuse-outcome")) if state.actor() == CHANCE else not_now(state, None)


# --- targets ----------------------------------------------------------------------------------------------------------

PLAIN = ("stop", "drop", "keep", "save", "cancel", "ignore", "no", "end")
# by kind of thing the decision that answers where the one that is asked has nothing to say
USUAL: dict[str, Decision] = {kind: decision for decision in DECISIONS for kind in decision.clicks}
USUAL |= {"cell": DECISIONS[MOVE_ANIMAL], "amb": DECISIONS[PLACE_CUBE]}
USUAL |= dict.fromkeys(("const", "die", "place"), DECISIONS[ACT])


def aim(state: Extinction, target: str) -> int | None:
    """What a click on a thing means: the action that it would be, legal or not."""
    kind, colon, name = target.partition(":")
    if not colon:
        return _by_text(_plain(state, kind))
    if kind not in USUAL:
        return None
    code = DECISIONS[state.phase].aim(state, kind, name) if state.phase != FINISHED else None
    return code if code is not None else USUAL[kind].aim(state, kind, name)


def _by_text(text: str | None) -> int | None:
    action = SPACE.by_text.get(text) if text is not None else None
    return None if action is None or action.chance else action.code


def _plain(state: Extinction, word: str) -> str | None:
    if word == "keep" and state.phase == REROLL_DIE:
        return "stand"
    return word if word in PLAIN else None


# --- periods ----------------------------------------------------------------------------------------------------------


def period(state: Extinction) -> Message | None:
    """The years, after the set-up."""
    return None if state.stage == SETTING_UP else Message("period", {"year": int(state.year)})
