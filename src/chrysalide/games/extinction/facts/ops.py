"""Chapters 15 and 16: reads operations and abilities."""

import re
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.extinction.facts.records import (
    CHOSEN,
    CHOSEN_AMOUNT,
    DOES,
    HIGHEST,
    MODS,
    MOMENTS,
    OPS,
    PARTS,
    PLACES,
    SCOPES,
    TILE_CELLS,
    VICTIMS,
    WHO,
    Ability,
    Op,
)

LONGEST_MOVE = 3  # steps; 15 animals with longer moves would have more than 300 of them
WHERE = {"place": PLACES, "tile": TILE_CELLS}
FILTERS = {"influence": CHOSEN, "lose": VICTIMS}
OF_ABILITIES = ("look", "shift_cube")  # not of lists of operations
ON_ITS_OWN = {  # what an ability of each moment does, and how often; a passive one does what its mod says
    "after_roll": ("reroll", ""),
    "on_effect": ("cancel_effect", "turn"),
    "on_part": ("ignore_part", "turn"),
    "on_loss": ("save_loss", "effect_card"),
}
MOD_ONCE = {"discount": "own_turn", "campaign": "own_turn"}
ABILITY_FIELDS = {
    "passive": ("mod", "n", "once", "scope"),
    "turn_start": ("ops",),
    "after_roll": ("does", "n"),
    "main": ("once", "cost", "ops", "one_of"),
    "on_cube": ("once", "scope", "cost", "ops"),
    "on_effect": ("once", "scope", "cost", "does"),
    "on_part": ("once", "scope", "does", "parts"),
    "on_loss": ("once", "scope", "does"),
}


def read_ops(
    table: Table, field: str, forbidden: tuple[str, ...] = (), die: bool = False, effect: bool = False
) -> tuple[Op, ...]:
    """A list of operations; `forbidden` ones have no sense there, and only a placed `die` has a value."""
    found: list[Op] = []
    for item in table.list_inside(field):
        op = _read_op(item)
        if op.op in forbidden or op.op in OF_ABILITIES:
            item.fail("op", f"{op.op!r} cannot stand here", "pack-op")
        if op.least and not die:
            item.fail("if", "no die is placed here", "pack-die")
        if op.unless and not effect:
            item.fail("unless", "only an effect card knows the other effect cards")
        if op.n == CHOSEN_AMOUNT and not any(earlier.op == "amount" for earlier in found):
            item.fail("n", "'x' needs an operation `amount` before it (15.19)", "pack-amount")
        found.append(op)
    return tuple(found)


def _read_op(item: Table) -> Op:
    name = item.word("op", OPS)
    item.only("op", *OPS[name])
    values: dict[str, Any] = {}
    for field in OPS[name]:
        values |= _read_field(item, name, field)
    op = Op(name, **values)
    if op.lo > op.hi:
        item.fail("hi", f"{op.hi} is less than lo", "pack-less")
    return op


def _read_field(item: Table, op: str, field: str) -> dict[str, Any]:
    if field in ("where", "filter"):
        return {field: item.word(field, (WHERE if field == "where" else FILTERS)[op])}
    if field == "else_filter":
        return {field: item.word(field, CHOSEN) if field in item.fields else ""}
    if field == "unless":
        return {field: item.word(field) if field in item.fields else ""}
    if field == "who":
        return {"each": field in item.fields and item.word(field, WHO) == "each"}
    if field == "if":
        return {"least": _least(item) if field in item.fields else 0}
    if field == "n" and op == "untile" and item.fields.get("n") == "x":
        return {"n": CHOSEN_AMOUNT}
    if field == "steps":
        return {field: item.number(field, 1, LONGEST_MOVE)}
    if field == "price":
        return {field: item.number(field, 0, HIGHEST, None if op == "fund" else 0)}
    return {field: item.number(field, 0 if field in ("lo", "hi") else 1, HIGHEST)}


def _least(item: Table) -> int:
    found = re.fullmatch(r"die>=([2-6])", item.word("if"))
    if found is None:
        item.fail("if", f"{item.fields['if']!r} is not a condition such as 'die>=5'")
    return int(found[1])


def read_ability(owner: Table) -> Ability:
    """Chapter 16: what an ability of each moment may say; all else would have no effect and is refused."""
    table = owner.inside("ability")
    when = table.word("when", MOMENTS)
    table.only("when", *ABILITY_FIELDS[when])
    if when == "passive":
        return _read_passive(table)
    ops = read_ops(table, "ops", forbidden=("play", "trigger_all")) if "ops" in table.fields else ()
    one_of = tuple(_read_op(item) for item in table.list_inside("one_of")) if "one_of" in table.fields else ()
    does, once = ON_ITS_OWN.get(when, ("", "turn" if when in ("main", "on_cube") else ""))
    ability = Ability(
        when,
        does=_exactly(table, "does", does) if does in DOES else "",
        n=table.number("n", 1, 1) if when == "after_roll" else 0,
        cost=table.number("cost", 0, HIGHEST, 0),
        once=_exactly(table, "once", once) if once else "",
        scope=_scope(table, when),
        ops=ops,
        one_of=one_of,
        parts=tuple(table.words("parts", PARTS)) if when == "on_part" else (),
    )
    _check_ops(table, ability)
    return ability


def _read_passive(table: Table) -> Ability:
    mod = table.word("mod", MODS)
    plain = mod in ("nursery", "purse")
    if plain and "n" in table.fields:
        table.fail("n", f"{mod} has no number")
    low = -HIGHEST if mod in ("birth", "gap") else 1
    once = MOD_ONCE.get(mod, "")
    if once:
        _exactly(table, "once", once)
    elif "once" in table.fields:
        table.fail("once", f"{mod} works always")
    if "scope" in table.fields:
        _exactly(table, "scope", "any_turn" if mod == "purse" else "own_turn")
    scope = "any_turn" if mod == "purse" else "own_turn"
    return Ability("passive", mod=mod, n=0 if plain else table.number("n", low, HIGHEST), once=once, scope=scope)


def _scope(table: Table, when: str) -> str:
    if "scope" not in table.fields:
        return "own_turn"
    return table.word("scope", SCOPES if when == "on_loss" else ["own_turn"])


def _exactly(table: Table, field: str, wanted: str) -> str:
    found = table.word(field)
    if found != wanted:
        table.fail(field, f"{found!r} must be {wanted!r} here")
    return found


def _check_ops(table: Table, ability: Ability) -> None:
    """16.5, 16.6, 16.13: the actions that a seat may take between dice are these."""
    names = [op.op for op in ability.ops]
    if ability.when == "turn_start" and not names:
        table.fail("ops", "is missing")
    if ability.when == "on_cube" and (names != ["influence"] or ability.ops[0].n != 1):
        table.fail("ops", "must be one operation `influence` of one cube (16.13)")
    if ability.when == "main":
        if ability.one_of and {op.op for op in ability.one_of} <= set(OF_ABILITIES) and not names and not ability.cost:
            return
        if names != ["unconst"] or ability.one_of:
            table.fail(
                "ops", "must be one operation `unconst`, or `one_of` look and shift_cube without cost (16.5, 16.6)"
            )
