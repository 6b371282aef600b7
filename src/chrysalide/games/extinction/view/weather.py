"""Effects to come and Constants in force."""

from chrysalide.core.bits import lowest
from chrysalide.core.game import View
from chrysalide.games.extinction.facts.records import Effect
from chrysalide.games.extinction.odds import odds
from chrysalide.games.extinction.phrases import KIND_WORDS, Phrasebook
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.effects import count_effects
from chrysalide.games.extinction.rules.phases import BY_CONSTANT, FRAME, SOURCE, THING


def effects(state: Extinction, phrases: Phrasebook) -> View:
    module = state.tables.module
    known = list(enumerate(module.effects))
    return {
        "deck": int(count_effects(state.effects)) + (state.top >= 0),
        "discard": int(count_effects(state.spent)),
        "top": module.effects[state.top].id if state.top >= 0 else None,
        "resolving": module.effects[state.card].id if state.card >= 0 else None,
        "key": module.key,
        "key_chance": _next_odds(state, int(state.tables.key)),
        "cards": [_card(state, kind, effect, phrases) for kind, effect in known],
        "constants": _constants(state, phrases),
    }


def _card(state: Extinction, kind: int, effect: Effect, phrases: Phrasebook) -> View:
    return {
        "effect": effect.id,
        "name": effect.name,
        "kind": KIND_WORDS[effect.kind],
        "key": kind == state.tables.key,
        "helpful": effect.helpful,
        "mark": effect.mark,
        "fact": phrases.fact(effect),
        "source": effect.source or None,
        "copies": effect.copies,
        "left": int(state.copies_of(state.effects, kind)) + (state.top == kind),
        "discarded": int(state.copies_of(state.spent, kind)),
        "in_play": sum(state.row[position] == kind for position in range(state.row_size)),
        "chance": _next_odds(state, kind),
        **phrases.of_effect(effect),
    }


def _next_odds(state: Extinction, kind: int) -> View:
    """That this is the next card; 10.3: an empty deck is made of the discard."""
    if state.top >= 0:
        return odds(int(state.top == kind), 1)
    deck = state.effects or state.spent
    return odds(int(state.copies_of(deck, kind)), max(1, int(count_effects(deck))))


# --- Constants --------------------------------------------------------------------------------------------------------


def _constants(state: Extinction, phrases: Phrasebook) -> list[View]:
    acting = _acting(state)
    shown = []
    for position in range(state.row_size):
        effect = state.tables.module.effects[state.row[position]]
        shown.append(
            {
                "position": position + 1,
                "effect": effect.id,
                "name": effect.name,
                "helpful": effect.helpful,
                "trigger": bool(effect.trigger),
                "blocked": any(op.unless and _in_play(state, op.unless) for op in effect.trigger),
                "now": position == acting,
                **phrases.of_effect(effect),
            }
        )
    return shown


def _in_play(state: Extinction, effect: str) -> bool:
    ids = [known.id for known in state.tables.module.effects]
    return bool(state.in_play(ids.index(effect))) if effect in ids else False


def _acting(state: Extinction) -> int:
    """10.7: the position of the Constant that is being carried out, or -1: the last one before those still due."""
    for depth in range(int(state.depth)):
        if state.stack[depth * FRAME + SOURCE] == BY_CONSTANT:
            kind = state.stack[depth * FRAME + THING]
            before = int(lowest(state.due)) if state.due else int(state.row_size)
            return max((place for place in range(before) if state.row[place] == kind), default=-1)
    return -1
