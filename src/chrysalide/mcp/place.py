"""A seat that a client of the protocol plays: in a match against bots here, or at a table of a site."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import View
from chrysalide.core.messages import Choice
from chrysalide.core.state import Event
from chrysalide.language import Words
from chrysalide.mcp.telling import listed, position, question, story


class NotNow(ChrysalideError):
    """Something that this seat cannot do at the moment; the message says why."""

    code = "not-now"


class Place(ABC):
    """What one seat sees and does. Whatever is said here comes from its view."""

    words: Words
    seat: int

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is the match over?"""

    @abstractmethod
    def view(self) -> View:
        """What the seat may know now."""

    @abstractmethod
    def choices(self) -> Sequence[Choice]:
        """What the seat may do now; nothing if it is not its turn."""

    @abstractmethod
    def news(self) -> list[Event]:
        """What happened since this was last asked."""

    @abstractmethod
    def act(self, action: str) -> None:
        """Play an action, given by its text. What is refused changes nothing."""

    @abstractmethod
    def hint(self) -> list[str]:
        """What a good player would do and why."""

    @abstractmethod
    def ended(self) -> list[str]:
        """How the match ended."""

    def tell(self) -> str:
        """What happened, the position, and what may be done: all that is needed to decide."""
        news = story(self.news(), self.words)
        view, choices = self.view(), self.choices()
        parts = [[self.words.say("mcp-news"), *news]] if news else []
        parts.append(position(view, self.words))
        if self.over:
            parts.append(self.ended())
        elif choices:
            asked = question(view, self.words, self.seat, len(choices))
            parts.append([asked, self.words.say("mcp-choices"), *listed(choices, self.words)])
        else:
            parts.append([self.words.say("mcp-waiting")])
        return "\n\n".join("\n".join(lines) for lines in parts)
