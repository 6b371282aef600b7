"""Chapters 10 and 17: reads the scenario sheets and their effect cards."""

from dataclasses import replace

from chrysalide.core.datafile import Table
from chrysalide.games.extinction.facts.cards import check_ids, named
from chrysalide.games.extinction.facts.ops import read_ops
from chrysalide.games.extinction.facts.records import (
    CELLS,
    COPIES,
    EFFECT_MODS,
    EFFECTS,
    FACES,
    HIGHEST,
    KINDS,
    LEVELS,
    Effect,
    EffectMod,
    Module,
    Op,
    StartAction,
)


def read_modules(file: Table, animals: int, tiles: int) -> list[tuple[Table, Module]]:
    file.only("module")
    found = [(table, _read_module(table, animals, tiles)) for table in file.tables("module")]
    check_ids(file, "module", [module.id for _, module in found])
    return found


def _read_module(table: Table, animals: int, tiles: int) -> Module:
    table.only(
        "id", "name", "mark", "face", "animals", "birth_base", "separate_after_birth", "spread", "starve_at", "key",
        "tiles", "difficile_constant",
    )  # fmt: skip
    levels = table.inside("tiles")
    levels.only(*LEVELS)
    return Module(
        **named(table),
        face=table.word("face", FACES),
        animals=_cells(table, animals),
        birth_base=table.number("birth_base", -HIGHEST, HIGHEST),
        separates=table.flag("separate_after_birth"),
        spread=table.flag("spread"),
        starve_at=table.number("starve_at", -1, 3),
        key=table.word("key"),
        tiles={level: levels.number(level, 1, tiles) for level in LEVELS},
        difficile_constant=table.word("difficile_constant"),
    )


def _cells(table: Table, animals: int) -> tuple[str, ...]:
    """Where the animals stand; a cell may be named more than once."""
    found = table.value("animals")
    if not isinstance(found, list) or not 2 <= len(found) <= animals:
        table.fail("animals", f"2 to {animals} animals start on the board (2.5)")
    for cell in found:
        if str(cell) not in CELLS:
            table.fail("animals", f"{cell!r} is no cell (1.7)")
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
        constants = [effect.id for _, effect in own if effect.kind == "C"]
        table.word("key", [effect.id for _, effect in own if _triggers(effect.ops)])
        table.word("difficile_constant", constants)
        filled.append(replace(module, effects=tuple(effect for _, effect in own)))
    return tuple(filled)


def _triggers(ops: tuple[Op, ...]) -> bool:
    return any(op.op == "trigger_all" for op in ops)


def _read_effect(table: Table, modules: list[str], actions: tuple[StartAction, ...]) -> Effect:
    table.only("module", "id", "name", "mark", "copies", "kind", "helpful", "ops", "trigger", "mods")
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
                table.fail("trigger" if effect.kind == "C" else "ops", f"unless: {op.unless!r} is no Constant here")
        for mod in effect.mods:
            if mod.mod == "block" and mod.card not in constants:
                table.fail("mods", f"card: {mod.card!r} is no Constant here")
