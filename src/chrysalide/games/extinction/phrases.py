"""What a card says: one phrase for each of its operations, as message ids with arguments.

No phrase is named after a card, so that another pack of cards needs none of its own."""

from functools import lru_cache
from typing import Any

from chrysalide.core.game import View
from chrysalide.core.messages import Message
from chrysalide.games.extinction.facts.records import (
    CHOSEN_AMOUNT,
    Ability,
    Ambassador,
    Card,
    Effect,
    EffectMod,
    Module,
    Op,
    Pack,
    Specialty,
    StartAction,
)
from chrysalide.games.extinction.tables import Tables

TYPE_WORDS = {"A": "action", "P": "permanent", "U": "unique"}
KIND_WORDS = {"I": "immediate", "C": "constant"}
NOBODY = -1


def yes(flag: object) -> str:
    return "yes" if flag else "no"


class Phrasebook:
    """The phrases of a pack's cards as a module's table reads them."""

    def __init__(self, pack: Pack, module: Module) -> None:
        self.module = module
        self.effects = {effect.id: effect for effect in module.effects}
        self.names = {card.id: card.name for card in pack.cards} | {act.id: act.name for act in pack.start_actions}

    # --- names --------------------------------------------------------------------------------------------------

    def card(self, card: str) -> dict[str, Any]:
        return {"card": card, "card_name": self.names.get(card, "")}

    def effect(self, effect: str) -> dict[str, Any]:
        known = self.effects.get(effect)
        return {"effect": effect or "none", "effect_name": known.name if known else "", "module": self.module.id}

    # --- operations ---------------------------------------------------------------------------------------------

    def op(self, op: Op) -> Message:
        """Chapter 15: one operation."""
        return Message(f"op-{op.op}", self._op_args(op))

    def _op_args(self, op: Op) -> dict[str, Any]:
        module = {"module": self.module.id}
        by_op: dict[str, dict[str, Any]] = {
            "gain": {"n": op.n, "who": "each" if op.each else "active", "least": op.least},
            "fine": {"n": op.n},
            "move": {"animals": op.animals, "steps": op.steps, **module},
            "place": {"n": op.n, "where": op.where, **module},
            "untile": {"n": max(op.n, 0), "by": "x" if op.n == CHOSEN_AMOUNT else "n"},
            "influence": {"n": op.n, "filter": op.filter, "else_filter": op.else_filter or "none"},
            "draw": {"n": op.n},
            "peek": {"price": op.price},
            "skip": {"n": op.n},
            "destroy": {"unless": yes(op.unless), **self.effect(op.unless)},
            "tile": {"where": op.where},
            "lose": {"filter": op.filter, **module},
            "fund": {"price": op.price},
            "amount": {"lo": op.lo, "hi": op.hi},
        }
        return by_op.get(op.op, {})

    # --- abilities and lasting changes --------------------------------------------------------------------------

    def ability(self, ability: Ability) -> list[Message]:
        """Chapter 16: what a specialty or a Permanent does."""
        phrases = [self.op(op) for op in ability.ops]
        if ability.one_of:
            phrases += [Message("text-one-of"), *(self.op(op) for op in ability.one_of)]
        if ability.mod:
            phrases.append(self._mod(ability))
        if ability.does:
            phrases.append(self._does(ability))
        return phrases

    def _mod(self, ability: Ability) -> Message:
        args: dict[str, dict[str, Any]] = {
            "birth": {"n": ability.n, "scope": ability.scope},
            "nursery": {"module": self.module.id},
            "purse": {},
        }
        return Message(f"mod-{ability.mod}", args.get(ability.mod, {"n": ability.n}))

    def _does(self, ability: Ability) -> Message:
        args: dict[str, dict[str, Any]] = {
            "save_loss": {"module": self.module.id},
            "reroll": {"n": ability.n},
            "ignore_part": {part: yes(part in ability.parts) for part in ("uncube", "further_tile")},
        }
        return Message(f"does-{ability.does}", args.get(ability.does, {}))

    def _effect_mod(self, mod: EffectMod) -> Message:
        args: dict[str, dict[str, Any]] = {
            "birth": {"n": mod.n, "scope": "any_turn"},
            "price": {"n": mod.n, **self.card(mod.action)},
            "block": self.effect(mod.card),
        }
        return Message(f"mod-{mod.mod}", args[mod.mod])

    @staticmethod
    def when(ability: Ability) -> Message:
        return Message("when", {"when": ability.when, "once": ability.once or "none", "scope": ability.scope})

    # --- whole cards --------------------------------------------------------------------------------------------

    def of_start(self, action: StartAction, cost: int) -> View:
        return written(cost, [self.op(op) for op in action.ops])

    def of_card(self, card: Card, cost: int) -> View:
        """`cost` is the card's own, or the one that a level or an option gives it."""
        note = None
        if card.cost_if_none_hidden is not None:
            note = Message("text-cost-none-hidden", {"n": card.cost_if_none_hidden})
        if card.ability is not None:
            ability = card.ability
            return written(ability.cost, self.ability(ability), self.when(ability), note)
        return written(cost, [self.op(op) for op in card.ops], None, note)

    def of_specialty(self, specialty: Specialty) -> View:
        ability = specialty.ability
        return written(ability.cost, self.ability(ability), self.when(ability))

    def of_effect(self, effect: Effect) -> View:
        """10.2, 10.6: what an Immediate card does, what a Constant changes or does when triggered."""
        phrases = [self.op(op) for op in (*effect.ops, *effect.trigger)]
        phrases += [self._effect_mod(mod) for mod in effect.mods]
        if effect.helpful:
            phrases.append(Message("text-helpful"))
        when = None
        if effect.kind == "C":
            when = Message("when-key" if effect.trigger else "when-always")
        return written(0, phrases, when)

    def fact(self, effect: Effect) -> View | None:
        """A sentence about the real world, where the pack names its source: its words are in the catalogues."""
        return Message("effect-fact", {"fact": f"{self.module.id}-{effect.id}"}).as_json() if effect.source else None

    def of_ambassador(self, ambassador: Ambassador) -> list[Message]:
        args = {
            "counts": ambassador.value,
            "dice": ambassador.dice,
            "take": ambassador.take if ambassador.dice else "none",
            "base": ambassador.base,
            "module": self.module.id,
        }
        return [Message("ambassador-value", args)]


@lru_cache(128)  # not for ever: people bring packs along
def phrasebook(tables: Tables) -> Phrasebook:
    return Phrasebook(tables.pack, tables.module)


def in_short(phrases: list[Message]) -> Message | None:
    """What a card does, where that is one phrase; else how many there are."""
    if len(phrases) == 1:
        return phrases[0]
    return Message("detail-place", {"parts": len(phrases)}) if phrases else None


def written(cost: int, text: list[Message], when: Message | None = None, note: Message | None = None) -> View:
    return {
        "cost": cost,
        "cost_note": note.as_json() if note else None,
        "when": when.as_json() if when else None,
        "text": [phrase.as_json() for phrase in text],
    }
