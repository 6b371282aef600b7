"""Everything in a game's box, as people look it up: sections of items, made from the game's data tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from chrysalide.core.messages import Message


@dataclass(frozen=True)
class Item:
    """A card, tile, goal or piece. `face` is what the game's painting needs to draw it, as JSON."""

    id: str  # unique in the whole encyclopedia
    kind: str  # items of a kind are painted alike
    title: Message
    text: tuple[Message, ...] = ()  # what it does, phrase by phrase
    count: int | None = None  # how many the box holds; None: nothing that could be counted, such as a back
    rules: tuple[str, ...] = ()  # the numbers of the rules that speak of it
    face: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "title": self.title.as_json(),
            "text": [phrase.as_json() for phrase in self.text],
            "count": self.count,
            "rules": list(self.rules),
            "face": self.face,
        }


@dataclass(frozen=True)
class Section:
    """Items that belong together.

    Its messages are `section-<words>` and `section-<words>-about`, with `total`, `kinds` and its own arguments.
    """

    id: str
    items: Sequence[Item]
    reconstructed: Sequence[str] = ()  # of `About.reconstructed`: what in it is not printed in the rulebook
    group: str = ""  # sections of a group are looked for together, under the title `section-<group>`
    words: str = ""  # its id, unless several sections share their words
    args: dict[str, Any] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """How many things the box holds of these kinds."""
        return sum(item.count or 0 for item in self.items)

    @property
    def title(self) -> Message:
        return Message(f"section-{self.words or self.id}", self._args())

    @property
    def about(self) -> Message:
        return Message(f"section-{self.words or self.id}-about", self._args())

    @property
    def chip(self) -> Message:
        return Message(f"section-{self.group}") if self.group else self.title

    def _args(self) -> dict[str, Any]:
        return {"total": self.total, "kinds": len(self.items), **self.args}

    def as_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title.as_json(),
            "about": self.about.as_json(),
            "group": self.group or self.id,
            "chip": self.chip.as_json(),
            "items": [item.as_json() for item in self.items],
            "reconstructed": list(self.reconstructed),
        }
