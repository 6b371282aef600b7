"""What can be wrong with a request to the site, apart from what the rules refuse."""

from chrysalide.core.errors import ChrysalideError


class NoSuchTable(ChrysalideError):
    code = "no-such-table"


class BadLink(ChrysalideError):
    """A seat link or an invitation that is not, or no longer, valid."""

    code = "bad-link"


class Stale(ChrysalideError):
    """The message was sent for a position that is no longer current."""

    code = "stale"


class Waiting(ChrysalideError):
    """The match has not started: a seat is still open."""

    code = "waiting"


class NotAllowed(ChrysalideError):
    code = "not-allowed"


class BadMessage(ChrysalideError):
    code = "bad-message"


class BadRequest(ChrysalideError):
    code = "bad-request"


class NoSuchPlace(ChrysalideError):
    code = "not-found"


class BadMethod(ChrysalideError):
    code = "bad-method"


class TooLarge(ChrysalideError):
    code = "too-large"


class TooSlow(ChrysalideError):
    code = "too-slow"


class Broken(ChrysalideError):
    """A server error; the log says which."""

    code = "broken"


class StorageDown(ChrysalideError):
    """The database did not store the change; nothing has changed."""

    code = "storage"


class DatabaseDown(ChrysalideError):
    """The database cannot be reached, or the connection broke."""

    code = "database-down"

    @classmethod
    def by(cls, broken: BaseException) -> "DatabaseDown":
        """The driver's first line; it names addresses and users but no password."""
        why = str(broken).strip().partition("\n")[0][:200]
        return cls("error-database-down", why=why or type(broken).__name__)
