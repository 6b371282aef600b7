"""Chapters 1, 2 and 12: reads the counts of the box and the ambassadors."""

from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.extinction.facts.cards import check_ids, named
from chrysalide.games.extinction.facts.records import (
    AMBASSADORS,
    COLOURS,
    COUNTS,
    DICE,
    HIGHEST,
    LEAST_SEATS,
    MARKS,
    MOST_SEATS,
    TAKES,
    Ambassador,
)

BY_SEATS = MOST_SEATS - LEAST_SEATS + 1
LAST_YEAR = 8  # with five seats this makes 40 turns


def read_box(file: Table) -> dict[str, Any]:
    file.only("box", "vote_years")
    box = file.table("box")
    box.only(
        "mark", "animals_per_species", "money", "cubes", "tiles", "dice_per_seat", "hand_start", "votes_needed",
        "money_start", "gap",
    )  # fmt: skip
    box.word("mark", MARKS)
    box.number("dice_per_seat", DICE, DICE)
    years = file.table("vote_years")
    years.only("mark", "first", "second")
    years.word("mark", MARKS)
    first = years.numbers("first", 1, LAST_YEAR - 1, [BY_SEATS])
    second = years.numbers("second", 2, LAST_YEAR, [BY_SEATS])
    if not all(one < other for one, other in zip(first, second, strict=True)):
        years.fail("second", "the second vote comes after the first (12.4)")
    return {
        "animals": box.number("animals_per_species", 2, 15),
        "money": box.number("money", 1, 60),
        "cubes": box.number("cubes", 1, 60),
        "tiles": box.number("tiles", 1, 24),
        "hand_start": box.number("hand_start", 0, HIGHEST),
        "votes_needed": box.number("votes_needed", 1, AMBASSADORS),
        "money_start": box.number("money_start", 0, HIGHEST),
        "gap": tuple(box.numbers("gap", 0, 5, [BY_SEATS])),
        "first_vote": tuple(first),
        "second_vote": tuple(second),
    }


def read_ambassadors(file: Table) -> dict[str, Any]:
    file.only("ambassador", "ambassador_row")
    row = file.table("ambassador_row")
    row.only("mark", "colours")
    row.word("mark", MARKS)
    colours = row.words("colours", COLOURS)
    if len(colours) != AMBASSADORS:
        row.fail("colours", f"there are {len(colours)} and not {AMBASSADORS} (2.3)")
    found = tuple(_read_ambassador(table) for table in file.tables("ambassador"))
    check_ids(file, "ambassador", [ambassador.id for ambassador in found])
    for colour in COLOURS:
        if sum(ambassador.back == colour for ambassador in found) < colours.count(colour):
            file.fail("ambassador", f"too few have a {colour} back (2.3)", "pack-backs")
    return {"row": tuple(colours), "ambassadors": found}


def _read_ambassador(table: Table) -> Ambassador:
    value = table.word("value", COUNTS)
    more = {"dice": ("dice", "take"), "calm": ("base",)}.get(value, ())
    table.only("id", "name", "mark", "back", "value", "target", *more)
    return Ambassador(
        **named(table),
        back=table.word("back", COLOURS),
        value=value,
        target=tuple(table.numbers("target", 1, 60, [BY_SEATS])),
        dice=table.number("dice", 1, 2) if value == "dice" else 0,
        take=table.word("take", TAKES) if value == "dice" else "sum",
        base=table.number("base", 0, 60) if value == "calm" else 0,
    )
