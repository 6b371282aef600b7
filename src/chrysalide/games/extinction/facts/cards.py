"""Chapters 1, 4 and 5: reads starting actions, roles, specialties and player cards."""

from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.extinction.facts.ops import read_ability, read_ops
from chrysalide.games.extinction.facts.records import (
    DECK,
    FACES,
    HIGHEST,
    MARKS,
    ROLES,
    SPECIALTIES,
    TYPES,
    Card,
    Role,
    Specialty,
    StartAction,
)

NOT_IN_CARDS = ("trigger_all",)  # 15.18: the key card's
NOT_IN_UNIQUES = (*NOT_IN_CARDS, "play")  # or a list of operations might have no end
COST_OPTIONS = ("conference_cost",)


def named(table: Table) -> dict[str, Any]:
    """What every thing has: an id that the notation can write, a name, and where it comes from."""
    name = table.word("id")
    if not name.isascii() or not name.replace("_", "").isalnum() or name != name.lower():
        table.fail("id", f"{name!r} is not made of small letters, digits and _")
    return {"id": name, "name": table.word("name"), "mark": table.word("mark", MARKS)}


def check_ids(file: Table, field: str, ids: list[str]) -> None:
    for number, name in enumerate(ids):
        if name in ids[:number]:
            file.fail(field, f"{name!r} stands there twice")


def read_start_actions(file: Table) -> tuple[StartAction, ...]:
    file.only("start_action")
    found = tuple(_read_start_action(table) for table in file.tables("start_action"))
    check_ids(file, "start_action", [action.id for action in found])
    for face in FACES:
        there = [action for action in found if action.face in ("", face)]
        if len(there) != 4:
            file.fail("start_action", f"{len(there)} and not four lie on the face {face} (4.7)")
        if not any(action.unconstrained and not action.cost for action in there):
            file.fail("start_action", f"no free one without placement rule lies on the face {face} (4.8)")
    return found


def _read_start_action(table: Table) -> StartAction:
    table.only("id", "name", "mark", "face", "cost", "unconstrained", "ops")
    return StartAction(
        **named(table),
        ops=read_ops(table, "ops", NOT_IN_CARDS, die=True),
        face=table.word("face", FACES) if "face" in table.fields else "",
        cost=table.number("cost", 0, HIGHEST, 0),
        unconstrained=table.flag("unconstrained"),
    )


def read_roles(file: Table) -> tuple[tuple[Role, ...], list[tuple[Table, Specialty]]]:
    """The roles, and their specialties in the order of the roles, each with its table to complain about."""
    file.only("role", "specialty")
    roles = []
    for table in file.tables("role"):
        table.only("id", "name", "mark")
        roles.append(Role(**named(table)))
    check_ids(file, "role", [role.id for role in roles])
    if len(roles) != ROLES:
        file.fail("role", f"there are {len(roles)} and not {ROLES} (1.1)")
    found = [(table, _read_specialty(table, roles)) for table in file.tables("specialty")]
    check_ids(file, "specialty", [specialty.id for _, specialty in found])
    ordered = []
    for role in roles:
        for n in range(1, SPECIALTIES + 1):
            own = [pair for pair in found if (pair[1].role, pair[1].n) == (role.id, n)]
            if len(own) != 1:
                file.fail("specialty", f"{role.id} has {len(own)} and not one with n = {n} (1.3)")
            ordered += own
    return tuple(roles), ordered


def _read_specialty(table: Table, roles: list[Role]) -> Specialty:
    table.only("role", "n", "id", "name", "mark", "start", "ability", "first")
    return Specialty(
        role=table.word("role", [role.id for role in roles]),
        n=table.number("n", 1, SPECIALTIES),
        **named(table),
        start=table.word("start"),
        ability=read_ability(table),
        first=table.flag("first"),
    )


def read_cards(file: Table, roles: tuple[Role, ...]) -> dict[str, Any]:
    file.only("card")
    cards = tuple(_read_card(table, roles) for table in file.tables("card"))
    check_ids(file, "card", [card.id for card in cards])
    decks: dict[str, tuple[str, ...]] = {}
    for role in roles:
        decks[role.id] = tuple(card.id for card in cards if card.deck in ("all", role.id))
        if len(decks[role.id]) != DECK:
            file.fail("card", f"the deck of {role.id} has {len(decks[role.id])} and not {DECK} cards (1.3)")
    return {"cards": cards, "decks": decks}


def _read_card(table: Table, roles: tuple[Role, ...]) -> Card:
    table.only(
        "id", "name", "mark", "decks", "type", "cost", "cost_option", "cost_if_none_hidden", "ops", "ability"
    )  # fmt: skip
    kind = table.word("type", TYPES)
    if kind != "A":
        for field in ("cost", "cost_option", "cost_if_none_hidden"):
            if field in table.fields:
                table.fail(field, "only an Action has a cost (4.13)", "pack-cost")
    if ("ability" in table.fields) != (kind == "P"):
        table.fail("ability", "a Permanent has one, and only a Permanent (1.4)")
    if kind == "P" and "ops" in table.fields:
        table.fail("ops", "a Permanent has an ability instead (1.4)")
    forbidden = NOT_IN_CARDS if kind == "A" else NOT_IN_UNIQUES
    hidden = "cost_if_none_hidden" in table.fields
    return Card(
        **named(table),
        deck=table.word("decks", ["all", *(role.id for role in roles)]),
        type=kind,
        cost=table.number("cost", 0, HIGHEST, 0),
        cost_option=table.word("cost_option", COST_OPTIONS) if "cost_option" in table.fields else "",
        cost_if_none_hidden=table.number("cost_if_none_hidden", 0, HIGHEST) if hidden else None,
        ops=() if kind == "P" else read_ops(table, "ops", forbidden, die=kind == "A"),
        ability=read_ability(table) if kind == "P" else None,
    )


def check_starts(specialties: list[tuple[Table, Specialty]], decks: dict[str, tuple[str, ...]]) -> None:
    """2.10: a specialty names one card of its role's deck."""
    for table, specialty in specialties:
        table.word("start", decks[specialty.role])
