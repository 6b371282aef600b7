"""The three forms of an action: integer code, text, structure. One table per game defines all three."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from chrysalide.core.errors import IllegalAction, UnknownAction
from chrysalide.core.messages import Message, Refusal


@dataclass(frozen=True)
class Field:
    """One word of an action's text. A value outside `values` breaks `rule`; the message `refusal` says so."""

    name: str
    values: tuple[str | int, ...]
    rule: str | None = None
    refusal: str | None = None

    @cached_property
    def by_text(self) -> dict[str, str | int]:
        return {str(value).lower(): value for value in self.values}


@dataclass(frozen=True)
class Pattern:
    """All actions that begin with one word, such as `take 1` … `take 18`."""

    word: str
    fields: tuple[Field, ...] = ()
    chance: bool = False
    spare: bool = False  # reserves a code: never legal, never offered


@dataclass(frozen=True)
class Action:
    code: int
    text: str
    word: str
    values: tuple[tuple[str, str | int], ...]
    chance: bool

    def __str__(self) -> str:
        return self.text

    @property
    def structure(self) -> dict[str, dict[str, str | int]]:
        """What JSON carries: `{"take": {"slot": 7}}`."""
        return {self.word: dict(self.values)}


class ActionSpace:
    """Codes are numbered in the order of the patterns, the last field varying fastest."""

    def __init__(self, *patterns: Pattern) -> None:
        self.patterns = {pattern.word: pattern for pattern in patterns}
        self.actions: list[Action] = []
        for pattern in patterns:
            for values in product(*(field.values for field in pattern.fields)):
                text = " ".join((pattern.word, *map(str, values)))
                named = tuple(zip((field.name for field in pattern.fields), values, strict=True))
                self.actions.append(Action(len(self.actions), text, pattern.word, named, pattern.chance))
        self.by_text = {action.text.lower(): action for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)

    @cached_property
    def decisions(self) -> int:
        """How many codes seats have: those of chance follow them."""
        return sum(not action.chance for action in self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]

    @property
    def digest(self) -> str:
        """A digest of all codes. Records and trained weights depend on them, so a test pins it."""
        return hashlib.sha256("\n".join(action.text for action in self.actions).encode()).hexdigest()[:16]

    def parse(self, text: str, game: str | None = None) -> Action:
        """The action with this text; case and spacing do not matter."""
        words = text.lower().split()
        action = self.by_text.get(" ".join(words))
        if action is not None:
            return action
        pattern = self.patterns.get(words[0]) if words else None
        if pattern is None:
            raise UnknownAction("error-unknown-action", game, text=text[:60], words=self.seat_words)
        if len(words) != len(pattern.fields) + 1:
            form = " ".join((pattern.word, *(f"<{field.name}>" for field in pattern.fields)))
            raise UnknownAction("error-action-form", game, text=text[:60], form=form)
        for field, word in zip(pattern.fields, words[1:], strict=True):
            if word not in field.by_text:
                if field.refusal:
                    raise IllegalAction(Refusal(field.rule, Message(field.refusal, {field.name: word[:20]})), game)
                values = [str(value) for value in field.values[:20]]
                raise UnknownAction("error-action-value", game, text=text[:60], value=word[:20], values=values)
        raise AssertionError(text)  # every combination of values is in the table

    def structured(self, structure: dict[str, Any], game: str | None = None) -> Action:
        """The action with this structure: `{"take": {"slot": 7}}`."""
        if len(structure) != 1 or not all(isinstance(values, dict) for values in structure.values()):
            raise UnknownAction("error-unknown-action", game, text=str(structure)[:60], words=self.seat_words)
        [(word, values)] = structure.items()
        pattern = self.patterns.get(word)
        if pattern is None or set(values) != {field.name for field in pattern.fields}:
            raise UnknownAction("error-unknown-action", game, text=str(structure)[:60], words=self.seat_words)
        return self.parse(" ".join((word, *(str(values[field.name]) for field in pattern.fields))), game)

    @property
    def seat_words(self) -> list[str]:
        return [pattern.word for pattern in self.patterns.values() if not pattern.chance and not pattern.spare]
