"""Messages to people: an id with arguments, put into words by the reader's catalogue."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    id: str
    args: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": self.args}


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible now, and the number of the rule that says so (None: it is not a rule of a game)."""

    rule: str | None
    message: Message


@dataclass(frozen=True)
class Choice:
    """A legal action as it is presented to people: words, and the things to click one after the other."""

    action: str
    label: Message
    targets: tuple[str, ...]
    detail: Message | None = None
    gain: int | None = None  # points that it scores at once
    badge: str | None = None  # a short mark, such as the number of a slot
    icon: str | None = None  # a little picture of the game
    held: bool = False  # a page may hold it back until the decision after it is chosen too (`Game.holds`)
    vain: bool = False  # it costs something and changes nothing now: people are asked before they choose it

    def as_json(self) -> dict[str, Any]:
        choice = {
            "action": self.action,
            "label": self.label.as_json(),
            "detail": self.detail.as_json() if self.detail else None,
            "targets": list(self.targets),
            "gain": self.gain,
            "badge": self.badge,
            "icon": self.icon,
            "held": self.held,
        }
        return choice | {"vain": True} if self.vain else choice
