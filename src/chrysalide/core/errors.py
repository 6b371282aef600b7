"""Everything that can be wrong with a request. When one of these is raised, nothing has changed."""

from collections.abc import Callable
from typing import Any, ClassVar

from chrysalide.core.messages import Message, Refusal


def _plainly(message: Message, game: str | None) -> str:
    return f"{message.id} {message.args}" if message.args else message.id


class ChrysalideError(Exception):
    """A message for the reader's catalogue; `str()` is its English text if catalogues are available."""

    code: ClassVar[str] = "error"
    put_into_words: ClassVar[Callable[[Message, str | None], str]] = staticmethod(_plainly)

    def __init__(self, message: str, game: str | None = None, **args: Any) -> None:
        self.message = Message(message, args)
        self.game = game
        super().__init__(message)

    def __str__(self) -> str:
        return ChrysalideError.put_into_words(self.message, self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """Restored without `__init__`, whose arguments differ from class to class: errors of workers are pickled."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[ChrysalideError], args: tuple[Any, ...], fields: dict[str, Any]) -> ChrysalideError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class UnknownGame(ChrysalideError):
    code = "unknown-game"


class BadFolder(ChrysalideError):
    """CHRYSALIDE_GAMES does not name a folder of games."""

    code = "bad-folder"


class BrokenGame(ChrysalideError):
    """A game that is there but cannot be used: it is named and left out, and all others go on."""

    code = "broken-game"


class BadSeats(ChrysalideError):
    code = "bad-seats"


class BadOption(ChrysalideError):
    code = "bad-option"


class UnknownLevel(ChrysalideError):
    code = "unknown-level"


class BadSeed(ChrysalideError):
    code = "bad-seed"


class UnknownAction(ChrysalideError):
    """A text that is not an action of the game at all."""

    code = "unknown-action"


class NotYourTurn(ChrysalideError):
    code = "not-your-turn"


class MatchOver(ChrysalideError):
    code = "over"


class CannotDeal(ChrysalideError):
    """Hidden cards that cannot be dealt again in reasonable time."""

    code = "cannot-deal"


class NoSuchPosition(ChrysalideError):
    code = "not-found"


class NotContinued(ChrysalideError):
    """A position from which nobody can play on."""

    code = "not-continued"


class NotReviewed(ChrysalideError):
    """A match that cannot be reviewed, such as one that is still being played."""

    code = "not-reviewed"


class NothingToUndo(ChrysalideError):
    code = "not-allowed"


class BadView(ChrysalideError):
    code = "bad-view"


class BadRecord(ChrysalideError):
    """A record that cannot be read, or that the rules do not allow."""

    code = "bad-record"


class OtherRules(BadRecord):
    """A record of a game, or of a version of its rules, that is not available here."""

    code = "other-rules"


class IllegalAction(ChrysalideError):
    """An action that the rules do not allow now; `rule` is the number of the rule that forbids it."""

    code = "illegal"

    def __init__(self, refusal: Refusal, game: str | None = None) -> None:
        super().__init__(refusal.message.id, game, **refusal.message.args)
        self.rule = refusal.rule

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})" if self.rule else super().__str__()
