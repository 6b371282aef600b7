"""Species sheets, roles, cards, ambassadors, effects and pieces, as people look them up."""

from dataclasses import replace
from typing import Any

from chrysalide.core.encyclopedia import Item, Section
from chrysalide.core.game import View
from chrysalide.core.messages import Message
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.facts.records import (
    DICE,
    LEAST_SEATS,
    MOST_SEATS,
    Ability,
    Ambassador,
    Card,
    Effect,
    Level,
    Module,
    Op,
    Pack,
    Role,
    StartAction,
)
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.packs import pack_named
from chrysalide.games.extinction.phrases import KIND_WORDS, TYPE_WORDS, Phrasebook

OPERATIONS = {  # chapter 15
    "gain": "15.1", "fine": "15.2", "move": "15.4", "place": "15.5", "untile": "15.6", "influence": "15.7",
    "draw": "15.8", "play": "15.9", "peek": "15.10", "unconst": "15.11", "skip": "15.12", "destroy": "15.13",
    "tile": "15.14", "lose": "15.15", "uncube": "15.16", "fund": "15.17", "trigger_all": "15.18", "amount": "15.19",
    "look": "15.20", "shift_cube": "15.20",
}  # fmt: skip
CHANGES = {  # chapter 16
    "gap": "16.7", "discount": "16.8", "purse": "16.9", "campaign": "16.10", "birth": "16.11", "nursery": "16.12",
    "cancel_effect": "16.14", "ignore_part": "16.15", "save_loss": "16.16", "reroll": "16.4",
}  # fmt: skip
MOMENTS = {  # chapter 16: by when it works and what it does first
    ("turn_start", "gain"): "16.1", ("turn_start", "move"): "16.2", ("turn_start", "peek"): "16.3",
    ("main", "unconst"): "16.5", ("main", "look"): "16.6", ("on_cube", "influence"): "16.13",
}  # fmt: skip
LASTING = "16.17"
SHEETS = {"tigre": ("17.1", "17.2", "17.3"), "loutre": ("17.4", "17.5", "17.8"), "panda": ("17.9", "17.11", "17.12")}
KINDS = {"I": ("10.2",), "C": ("10.5", "10.6")}


def encyclopedia(options: ExtinctionOptions) -> list[Section]:
    return _Pages(pack_named(options.pack), options).sections()


class _Pages:
    """What a pack holds. Its cards speak of animals, not of a species: that is chosen for a match."""

    def __init__(self, pack: Pack, options: ExtinctionOptions) -> None:
        self.pack = pack
        self.options = options
        self.phrases = Phrasebook(pack, replace(pack.modules[0], id="any"))

    def sections(self) -> list[Section]:
        common = [card for card in self.pack.cards if card.common]
        own = [card for card in self.pack.cards if not card.common]
        return [
            Section("modules", [self._module(module) for module in self.pack.modules], self._ours("modules")),
            Section("roles", [self._role(role) for role in self.pack.roles], self._ours("specialties")),
            Section("starts", [self._start(action) for action in self.pack.start_actions], group="cards"),
            Section("common", [self._card(card) for card in common], self._ours("cards"), "cards"),
            Section("own", [self._card(card) for card in own], self._ours("cards"), "cards"),
            Section("ambassadors", [self._ambassador(one) for one in self.pack.ambassadors], self._ours("ambassadors")),
            *(self._effects(module) for module in self.pack.modules),
            Section("pieces", self._pieces()),
        ]

    def _ours(self, *names: str) -> tuple[str, ...]:
        return names if self.pack.name == DEFAULT else ()

    # --- sheets and roles -------------------------------------------------------------------------------------------

    def _module(self, module: Module) -> Item:
        levels = [{"level": name, **self._level(level, module)} for name, level in module.levels.items()]
        face = {
            "module": module.id,
            "board": module.face,
            "mark": module.mark,
            "levels": levels,
            "key": Phrasebook(self.pack, module).effect(module.key),
        }
        return Item(f"module-{module.id}", "module", _named(module), (), 1, SHEETS.get(module.id, ("2.5",)), face)

    def _level(self, level: Level, module: Module) -> View:
        phrases = Phrasebook(self.pack, module)
        return {
            "tiles": level.tiles,
            "animals": list(level.animals),
            "targets": level.target_delta,
            "constants": [phrases.effect(name) for name in level.constants],
            "prices": [{**phrases.card(card), "price": price} for card, price in level.prices.items()],
        }

    def _role(self, role: Role) -> Item:
        specialties = [one for one in self.pack.specialties if one.role == role.id]
        starts = {card.id: card for card in self.pack.cards}
        face = {
            "role": role.id,
            "name": role.name,
            "specialties": [
                {
                    "n": one.n,
                    "specialty": one.id,
                    "name": one.name,
                    "mark": one.mark,
                    "start": self._printed(starts[one.start]),
                    **self.phrases.of_specialty(one),
                }
                for one in specialties
            ],
            "cards": [self.phrases.card(card.id) for card in self.pack.cards if card.deck == role.id],
        }
        rules = dict.fromkeys(number for one in specialties for number in _rules_of(one.ability))
        title = Message("role", {"role": role.id, "role_name": role.name})
        return Item(f"role-{role.id}", "role", title, (), 1, ("2.9", "2.10", *rules), face)

    # --- cards ------------------------------------------------------------------------------------------------------

    def _start(self, action: StartAction) -> Item:
        text = self.phrases.of_start(action, action.cost)
        face = {"card": action.id, "name": action.name, "type": "start", "mark": action.mark, "common": True, **text}
        rules = ("4.7", "4.15", *(("4.8",) if action.unconstrained else ()))
        return Item(f"card-{action.id}", "card", self._title(action.id), _said(text), None, rules, face)

    def _card(self, card: Card) -> Item:
        """1.4: of a common card every deck holds one."""
        face = self._printed(card)
        rules = _rules_of(card.ability) if card.ability else tuple(dict.fromkeys(_rule(op) for op in card.ops))
        count = len(self.pack.roles) if card.common else 1
        return Item(f"card-{card.id}", "card", self._title(card.id), _said(face), count, rules, face)

    def _printed(self, card: Card) -> View:
        cost = self.options.conference_cost if card.cost_option else card.cost
        return {
            "card": card.id,
            "name": card.name,
            "type": TYPE_WORDS[card.type],
            "mark": card.mark,
            "common": card.common,
            "role": None if card.common else card.deck,
            **self.phrases.of_card(card, cost),
        }

    def _title(self, card: str) -> Message:
        return Message("card", self.phrases.card(card))

    # --- ambassadors and effects ------------------------------------------------------------------------------------

    def _ambassador(self, one: Ambassador) -> Item:
        args = {"ambassador": one.id, "ambassador_name": one.name, "colour": one.back, "slot": 0}
        targets = [
            {"seats": seats, "target": target}
            for seats, target in zip(range(LEAST_SEATS, MOST_SEATS + 1), one.target, strict=True)
        ]
        face = {"ambassador": one.id, "colour": one.back, "mark": one.mark, "dice": one.dice, "targets": targets}
        text = tuple(self.phrases.of_ambassador(one))
        return Item(f"ambassador-{one.id}", "ambassador", Message("ambassador", args), text, 1, ("12.6", "12.10"), face)

    def _effects(self, module: Module) -> Section:
        phrases = Phrasebook(self.pack, module)
        items = [self._effect(effect, phrases) for effect in module.effects]
        args = {"module": module.id, "module_name": module.name}
        return Section(f"effects-{module.id}", items, self._ours("effects"), "all-effects", "effects", args)

    def _effect(self, effect: Effect, phrases: Phrasebook) -> Item:
        text = phrases.of_effect(effect)
        key = effect.id == phrases.module.key
        face = {
            "effect": effect.id,
            "name": effect.name,
            "module": phrases.module.id,
            "kind": KIND_WORDS[effect.kind],
            "key": key,
            "helpful": effect.helpful,
            "mark": effect.mark,
            "copies": effect.copies,
            "fact": phrases.fact(effect),
            "source": effect.source or None,
            **text,
        }
        rules = [*KINDS[effect.kind], *(("10.8",) if key else ()), *((LASTING,) if effect.mods else ())]
        rules += [_rule(op) for op in (*effect.ops, *effect.trigger)]
        return Item(
            f"effect-{phrases.module.id}-{effect.id}",
            "effect",
            Message("effect", phrases.effect(effect.id)),
            (Message("effect-kind", {"kind": face["kind"]}), *_said(text)),
            effect.copies,
            tuple(dict.fromkeys(rules)),
            face,
        )

    # --- pieces -----------------------------------------------------------------------------------------------------

    def _pieces(self) -> list[Item]:
        counts: dict[str, tuple[int, tuple[str, ...]]] = {
            "tile": (self.pack.tiles, ("9.1",)),
            "money": (self.pack.money, ("6.1", "6.3")),
            "cube": (self.pack.cubes, ("12.1", "12.6")),
            "die": (DICE * MOST_SEATS, ("4.1", "4.5")),
        }
        animals = [
            Item(
                f"animal-{one.id}",
                "animal",
                _named(one, "item-animal"),
                (),
                self.pack.animals,
                ("6.3", "8.1"),
                {"module": one.id},
            )
            for one in self.pack.modules
        ]
        pieces = [
            Item(f"piece-{name}", "piece", Message(f"item-{name}"), (), count, rules, {"piece": name})
            for name, (count, rules) in counts.items()
        ]
        return [*animals, *pieces]


def _named(module: Module, message: str = "module") -> Message:
    return Message(message, {"module": module.id, "module_name": module.name})


def _said(text: dict[str, Any]) -> tuple[Message, ...]:
    """What a card says, phrase by phrase: when, what, and what it costs otherwise."""
    said = [text["when"], *text["text"], text["cost_note"]]
    return tuple(Message(one["id"], one["args"]) for one in said if one is not None)


def _rule(op: Op) -> str:
    return OPERATIONS[op.op]


def _rules_of(ability: Ability) -> tuple[str, ...]:
    ops = (*ability.ops, *ability.one_of)
    rules = [CHANGES[name] for name in (ability.mod, ability.does) if name]
    rules += [MOMENTS[moment] for op in ops if (moment := (ability.when, op.op)) in MOMENTS]
    return tuple(dict.fromkeys([*rules, *(_rule(op) for op in ops)]))
