"""Options of a game: one frozen dataclass, from which forms, command line arguments and validation are derived.

The annotation gives the kind: `bool` (flag), `Literal[…]` (choice), `Annotated[int, Range(…)]` (number) and
`Annotated[tuple[str, …], Subset(…)]` (some of a list; all of it by default). `Rule("3.3")` names the rule number.
`Packed(…)` on a choice allows, as well as its values, a pack (packs.py).
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, Self, get_args, get_origin, get_type_hints

from chrysalide.core.errors import BadOption
from chrysalide.core.packs import Packed, heading, is_pack


@dataclass(frozen=True)
class Rule:
    number: str


@dataclass(frozen=True)
class Range:
    minimum: int
    maximum: int


@dataclass(frozen=True)
class Subset:
    values: tuple[str, ...]


@dataclass(frozen=True)
class Options:
    """Base of every game's options; a game overrides `check` for conditions that involve several options."""

    def check(self, seats: int) -> None:
        """Raise BadOption if the options contradict each other or the number of seats."""

    def keeps_secrets(self) -> bool:
        """In a game with secret hands (data/game.toml): are they secret with these options?"""
        return True

    def sides(self, seats: int) -> tuple[int, ...]:
        """The side of each seat, from 0 on; seats of one side win together. By default every seat is its own side."""
        return tuple(range(seats))

    def draws(self) -> bool:
        """May a match end in a draw with these options? Then players may also agree to one."""
        return False

    def as_json(self) -> dict[str, Any]:
        return dict(vars(self))  # all values are plain and never change

    @classmethod
    def read(cls, values: dict[str, Any], seats: int, game: str | None = None) -> Self:
        """Options from JSON values or command line words; errors name the unknown or bad option."""
        described = {option.name: option for option in describe(cls)}
        for name in values:
            if name not in described:
                raise BadOption("error-unknown-option", game, option=str(name)[:60], options=sorted(described))
        read = {name: described[name].read(value, game) for name, value in values.items()}
        options = cls(**read)
        options.check(seats)
        return options


@dataclass(frozen=True)
class Option:
    """One option as forms and the command line use it."""

    name: str
    kind: Literal["flag", "choice", "number", "subset"]
    default: Any
    values: tuple[Any, ...] = ()
    range: Range | None = None
    rule: str | None = None
    packed: Packed | None = None  # it also takes a pack

    def as_json(self) -> dict[str, Any]:
        described: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default, "rule": self.rule}
        if self.kind == "subset" and tuple(self.default) == self.values:
            described["default"] = "all"
        if self.range is not None:
            return described | {"minimum": self.range.minimum, "maximum": self.range.maximum}
        described["values"] = list(self.values)
        return described | {"packs": True} if self.packed else described

    def read(self, value: Any, game: str | None) -> Any:
        if self.kind == "subset":
            return self._members(value, game)
        if self.range is not None:
            return self._number(self.range, value, game)
        if self.packed is not None and is_pack(value):
            return self.packed.read(value, self.name, game)
        for allowed in self.values:
            if value is allowed or str(value).lower() == str(allowed).lower():
                return allowed
        raise BadOption("error-option-value", game, option=self.name, value=str(value)[:60], values=self._texts())

    def _members(self, value: Any, game: str | None) -> tuple[Any, ...]:
        if value == "all":
            return self.values
        members = value.split(",") if isinstance(value, str) else value
        if not isinstance(members, list | tuple):
            raise BadOption("error-option-value", game, option=self.name, value=str(value)[:60], values=self._texts())
        for member in members:
            if member not in self.values:
                raise BadOption(
                    "error-option-value", game, option=self.name, value=str(member)[:60], values=self._texts()
                )
        if len(set(members)) != len(members):
            raise BadOption("error-option-twice", game, option=self.name)
        return tuple(member for member in self.values if member in members)

    def _number(self, allowed: Range, value: Any, game: str | None) -> int:
        text = str(value).strip()
        number = int(text) if text.lstrip("-").isdecimal() and len(text) < 12 else None
        if number is None or not allowed.minimum <= number <= allowed.maximum or isinstance(value, bool):
            values = [f"{allowed.minimum}–{allowed.maximum}"]
            raise BadOption("error-option-value", game, option=self.name, value=text[:60], values=values)
        return number

    def _texts(self) -> list[str]:
        return [str(value) for value in self.values] + (["all"] if self.kind == "subset" else [])


_DESCRIBED: dict[type[Options], tuple[Option, ...]] = {}  # reading annotations is slow, and they never change


def describe(cls: type[Options]) -> list[Option]:
    """The options of a game in the order of its record."""
    found = _DESCRIBED.get(cls)
    if found is None:
        found = _DESCRIBED[cls] = _described(cls)
    return list(found)


def _described(cls: type[Options]) -> tuple[Option, ...]:
    assert is_dataclass(cls)
    hints = get_type_hints(cls, include_extras=True)
    return tuple(_option(field.name, hints[field.name], field.default) for field in fields(cls))


def _option(name: str, hint: Any, default: Any) -> Option:
    notes = list(get_args(hint)[1:]) if get_origin(hint) is Annotated else []
    kind = get_args(hint)[0] if notes else hint
    rule = next((note.number for note in notes if isinstance(note, Rule)), None)
    packed = next((note for note in notes if isinstance(note, Packed)), None)
    for note in notes:
        if isinstance(note, Range):
            return Option(name, "number", default, range=note, rule=rule)
        if isinstance(note, Subset):
            return Option(name, "subset", default, note.values, rule=rule)
    if kind is bool:
        return Option(name, "flag", default, (False, True), rule=rule)
    assert get_origin(kind) is Literal, f"option {name}: no form for {hint}"
    return Option(name, "choice", default, get_args(kind), rule=rule, packed=packed)


def in_brief(values: dict[str, Any]) -> dict[str, Any]:
    """The values of options with no more of a pack than its first lines."""
    return {name: heading(value) if is_pack(value) else value for name, value in values.items()}
