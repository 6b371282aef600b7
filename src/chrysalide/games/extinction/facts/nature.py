"""Chapters 10 and 17: reads the scenario sheets and their effect cards."""

from dataclasses import replace
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.extinction.facts.cards import check_ids, named
from chrysalide.games.extinction.facts.ops import read_ops
from chrysalide.games.extinction.facts.records import (
    CELL_IDS,
    COPIES,
    EFFECT_MODS,
    EFFECTS,
    FACES,
    HARDEST,
    HIGHEST,
    KINDS,
    LEVELS,
    Card,
    Effect,
    EffectMod,
    Level,
    Module,
    Op,
    StartAction,
)

Sizes = tuple[int, int]  # animals and tiles of the box


def read_modules(file: Table, sizes: Sizes, payable: list[str]) -> list[tuple[Table, Module]]:
    """`payable`: the cards and starting actions that a level may give another price."""
    file.only("module")
    found = [(table, _read_module(table, sizes, payable)) for table in file.tables("module")]
    check_ids(file, "module", [module.id for _, module in found])
    return found


def payable(actions: tuple[StartAction, ...], cards: tuple[Card, ...]) -> list[str]:
    """4.8: one place is always open. A price that an option sets comes before that of a level."""
    own = [card.id for card in cards if card.type == "A" and not card.cost_option]
    return [*(action.id for action in actions if not action.unconstrained), *own]


def _read_module(table: Table, sizes: Sizes, payable: list[str]) -> Module:
    table.only(
        "id", "name", "mark", "face", "animals", "birth_base", "separate_after_birth", "spread", "starve_at", "key",
        "tiles", "difficile_constant", "levels",
    )  # fmt: skip
    if "levels" in table.fields:
        table.inside("levels").only(*LEVELS)
    table.inside("tiles").only(*LEVELS)
    return Module(
        **named(table),
        face=table.word("face", FACES),
        birth_base=table.number("birth_base", -HIGHEST, HIGHEST),
        separates=table.flag("separate_after_birth"),
        spread=table.flag("spread"),
        starve_at=table.number("starve_at", -1, 3),
        key=table.word("key"),
        levels={level: _read_level(table, level, sizes, payable) for level in LEVELS},
    )


def _read_level(table: Table, name: str, sizes: Sizes, payable: list[str]) -> Level:
    """17.3: what a level does not say is as the sheet says it for all."""
    animals, tiles = sizes
    own = Table(table.file, f"{table.name}, level {name}", _said(table, name))
    own.only("animals", "constants", "target_delta", "prices")
    constants = table.word("difficile_constant") if name == HARDEST else None
    prices = own.inside("prices") if "prices" in own.fields else Table(own.file, own.name, {})
    prices.only(*payable)
    return Level(
        tiles=table.inside("tiles").number(name, 1, tiles),
        animals=_cells(own if "animals" in own.fields else table, animals),
        constants=_constants(own) if "constants" in own.fields else (constants,) if constants else (),
        target_delta=own.number("target_delta", -HIGHEST, HIGHEST, 0),
        prices={card: prices.number(card, 0, HIGHEST) for card in prices.fields},
    )


def _said(table: Table, level: str) -> Any:
    """What a sheet says for one level."""
    return table.inside("levels").fields.get(level, {}) if "levels" in table.fields else {}


def _constants(table: Table) -> tuple[str, ...]:
    found = table.value("constants")
    if not isinstance(found, list):
        table.fail("constants", f"{found!r} is not a list")
    return tuple(str(constant) for constant in found)


def _cells(table: Table, animals: int) -> tuple[str, ...]:
    """Where the animals stand; a cell may be named more than once."""
    found = table.value("animals")
    if not isinstance(found, list) or not 2 <= len(found) <= animals:
        table.fail("animals", f"2 to {animals} animals start on the board (2.5)")
    for cell in found:
        if str(cell) not in CELL_IDS:
            table.fail("animals", f"{cell!r} is not a cell (1.7)")
    return tuple(str(cell) for cell in found)


def read_effects(
    file: Table, modules: list[tuple[Table, Module]], actions: tuple[StartAction, ...]
) -> tuple[Module, ...]:
    """The modules with their effect cards."""
    file.only("effect")
    ids = [module.id for _, module in modules]
    found = [(table, _read_effect(table, ids, actions)) for table in file.tables("effect")]
    filled = []
    for table, module in modules:
        own = [pair for pair in found if pair[1].module == module.id]
        check_ids(file, "effect", [effect.id for _, effect in own])
        total = sum(effect.copies for _, effect in own)
        if total != EFFECTS:
            file.fail("effect", f"{module.id} has {total} and not {EFFECTS} cards (1.3)")
        _check_names(own)
        table.word("key", [effect.id for _, effect in own if _triggers(effect.ops)])
        _check_constants(table, module, [effect for _, effect in own])
        filled.append(replace(module, effects=tuple(effect for _, effect in own)))
    return tuple(filled)


def _check_constants(table: Table, module: Module, effects: list[Effect]) -> None:
    """2.14: what a level puts in play is there, as often as that."""
    copies = {effect.id: effect.copies for effect in effects if effect.kind == "C"}
    for name, level in module.levels.items():
        for constant in level.constants:
            if level.constants.count(constant) > copies.get(constant, 0):
                field = "constants" if "constants" in _said(table, name) else "difficile_constant"
                table.fail(field, f"{constant!r} is not a Constant here, or there are fewer copies (2.14)")


def _triggers(ops: tuple[Op, ...]) -> bool:
    return any(op.op == "trigger_all" for op in ops)


def _read_effect(table: Table, modules: list[str], actions: tuple[StartAction, ...]) -> Effect:
    table.only("module", "id", "name", "mark", "copies", "kind", "source", "helpful", "ops", "trigger", "mods")
    kind = table.word("kind", KINDS)
    if ("ops" in table.fields) != (kind == "I"):
        table.fail("ops", "an Immediate has them, and only an Immediate (10.2)")
    for field in ("trigger", "mods", "helpful"):
        if kind == "I" and field in table.fields:
            table.fail(field, "only a Constant has it (10.6, 10.11)")
    if kind == "C" and "trigger" not in table.fields and "mods" not in table.fields:
        table.fail("trigger", "a Constant has a trigger or mods (10.6)")
    return Effect(
        module=table.word("module", modules),
        **named(table),
        copies=table.number("copies", 1, COPIES),
        kind=kind,
        source=table.word("source") if "source" in table.fields else "",
        helpful=table.flag("helpful"),
        ops=read_ops(table, "ops", effect=True) if kind == "I" else (),
        trigger=read_ops(table, "trigger", ("trigger_all",), effect=True) if "trigger" in table.fields else (),
        mods=tuple(_read_mod(mod, actions) for mod in table.list_inside("mods")) if "mods" in table.fields else (),
    )


def _read_mod(table: Table, actions: tuple[StartAction, ...]) -> EffectMod:
    mod = table.word("mod", EFFECT_MODS)
    table.only("mod", *{"birth": ("n",), "price": ("action", "n"), "block": ("card",)}[mod])
    if mod == "birth":
        return EffectMod(mod, table.number("n", -HIGHEST, HIGHEST))
    if mod == "block":
        return EffectMod(mod, card=table.word("card"))
    payable = [action.id for action in actions if not action.unconstrained]  # 4.8: one place is always open
    return EffectMod(mod, table.number("n", 1, HIGHEST), action=table.word("action", payable))


def _check_names(effects: list[tuple[Table, Effect]]) -> None:
    """15.13, 16.17: operations and mods that name another card of the module name one that is there."""
    constants = [effect.id for _, effect in effects if effect.kind == "C"]
    for table, effect in effects:
        for op in (*effect.ops, *effect.trigger):
            if op.unless and op.unless not in constants:
                table.fail("trigger" if effect.kind == "C" else "ops", f"unless: {op.unless!r} is not a Constant here")
        for mod in effect.mods:
            if mod.mod == "block" and mod.card not in constants:
                table.fail("mods", f"card: {mod.card!r} is not a Constant here")
