"""What is played: the game with its usual options, and the same with another value of one option.

Every sample has the same seeds: what an option does not affect turns out the same, so that two samples differ by the
option and not by the deal. These options are varied unless some are named:

- flags and choices: all their other values, if there are no more than `MANY`;
- numbers: all their values, if there are no more than `MANY`, else the two ends of the range;
- the number of seats: all the others;
- subsets of a list: not at all; their members are compared as facts of the matches.

A value that the game refuses in combination with the other options is left out, and reported.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chrysalide.arena.pairing import Plan
from chrysalide.core.errors import BadOption, ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.options import Option, Options, describe

SEATS = "seats"
MANY = 8


class NotVaried(ChrysalideError):
    """An option whose values cannot be compared one by one."""

    code = "not-varied"


@dataclass(frozen=True)
class Sample:
    """Matches with the same settings; `option` is the one that differs from the usual ones (None: the usual sample)."""

    option: str | None
    value: Any
    rule: str | None
    plan: Plan

    @property
    def name(self) -> str:
        return "usual" if self.option is None else f"{self.option}={typed(self.value)}"

    @property
    def folder(self) -> str:
        return re.sub(r"[^\w=.-]+", "_", self.name)


@dataclass(frozen=True)
class Sampling:
    """All samples of a study, the usual one first, and the values that were left out."""

    samples: list[Sample]
    refused: list[tuple[str, Any]]


@dataclass(frozen=True)
class Base:
    """What all samples have in common."""

    game: AnyGame
    seats: int
    options: dict[str, Any]  # those given on the command line, as they were typed
    level: str
    seed: str
    effort: float
    version: str  # of Chrysalide

    def sample(self, option: str | None = None, value: Any = None, rule: str | None = None) -> Sample:
        seats = value if option == SEATS else self.seats
        chosen = self.options if option in (None, SEATS) else {**self.options, str(option): value}
        options: Options = self.game.options.read(chosen, seats, self.game.id)
        return Sample(option, value, rule, self._plan(options, options.sides(seats)))

    def _plan(self, options: Options, sides: tuple[int, ...]) -> Plan:
        return Plan(
            game=self.game.id,
            rules_version=self.game.rules_version,
            version=self.version,
            options=options.as_json(),
            players=(self.level,),
            sides=sides,
            seed=self.seed,
            effort=self.effort,
        )


def sampling(base: Base, by: list[str] | None) -> Sampling:
    """The usual sample, and one for each other value of the options named in `by` (None: all that have few values)."""
    usual = base.sample()
    samples, refused = [usual], []
    for option, value in _others(base, usual.plan.options, by):
        try:
            samples.append(base.sample(option.name, value, option.rule))
        except BadOption:
            refused.append((option.name, value))
    return Sampling(samples, refused)


def _others(base: Base, usual: dict[str, Any], by: list[str] | None) -> Iterator[tuple[Option, Any]]:
    known = {option.name: option for option in describe(base.game.options)}
    seats = Option(SEATS, "choice", base.seats, base.game.seats)
    for name in [SEATS, *known] if by is None else dict.fromkeys(by):
        option = seats if name == SEATS else known.get(name)
        if option is None:
            names = [SEATS, *sorted(known)]
            raise BadOption("error-unknown-option", base.game.id, option=name[:60], options=names)
        values = values_of(option)
        if by is not None and not values:
            raise NotVaried("error-balance-by", base.game.id, option=name)
        if by is not None or len(values) <= MANY + 1:
            here = base.seats if name == SEATS else usual[name]
            yield from ((option, value) for value in values if value != here)


def values_of(option: Option) -> list[Any]:
    """The values that are compared."""
    if option.range is None:
        return list(option.values) if option.kind != "subset" else []
    low, high = option.range.minimum, option.range.maximum
    return list(range(low, high + 1)) if high - low <= MANY else [low, high]


def typed(value: Any) -> str:
    """A value as it is typed after `--option name=`."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
