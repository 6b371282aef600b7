"""data/game.toml: facts that help people to choose a game, and a first match ready to start."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options

GENTLE = "beginner"  # the level of bots in a first match, unless the game says otherwise


@dataclass(frozen=True)
class About:
    minutes: int
    credits: dict[str, str]
    age: int | None = None  # of the youngest players, as printed on the box
    secret_hands: bool = False  # people who share a screen need a hand-over page between their turns
    solo: int = 0  # how many seats one person plays alone with the option `solo`; 0: no solo play
    slow_on_device: tuple[str, ...] = ()  # levels that may think for over ten seconds a turn without compiled rules
    reconstructed: tuple[str, ...] = ()  # data that the rulebook does not print; messages reconstructed-<name>


@dataclass(frozen=True)
class Preset:
    """[preset]: what a first match is played with, so that one click starts it."""

    seats: int
    level: str  # of the bots on the other seats
    options: dict[str, Any]


def read_about(table: Table) -> About:
    table.only(*(field.name for field in fields(About)), "preset", "marks")
    people = table.table("credits")
    return About(
        minutes=table.number("minutes", 1, 1000),
        credits={name: people.word(name) for name in people.fields},
        age=table.number("age", 1, 99) if "age" in table.fields else None,
        secret_hands=table.flag("secret_hands"),
        solo=table.number("solo", 0, 9, default=0),
        slow_on_device=tuple(table.fields.get("slow_on_device", ())),
        reconstructed=tuple(table.fields.get("reconstructed", ())),
    )


def read_preset(table: Table, seats: tuple[int, ...], options: type[Options], levels: Iterable[str]) -> Preset:
    """Every field may be left out: as few people as possible, but more than one, and the usual options."""
    chosen = Table(table.file, "preset", table.fields.get("preset", {}))
    chosen.only(*(field.name for field in fields(Preset)))
    number = chosen.fields.get("seats", min((few for few in seats if few > 1), default=max(seats)))
    if number not in seats:
        chosen.fail("seats", f"{number!r} is not one of {', '.join(map(str, seats))}")
    level = chosen.word("level", levels) if "level" in chosen.fields else GENTLE
    return Preset(number, level, _options(chosen, number, options))


def _options(preset: Table, seats: int, options: type[Options]) -> dict[str, Any]:
    if "options" not in preset.fields:
        return {}
    given = preset.inside("options")
    try:
        options.read(given.fields, seats)
    except BadOption as wrong:
        given.fail(str(wrong.message.args.get("option", "")), str(wrong))
    return given.fields
