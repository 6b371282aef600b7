"""What a store refuses to write. Needs no database, so that tables can be kept in other places too."""


class Refused(Exception):
    """Raised by work that refuses to go on, before it writes anything: other work may share its transaction."""


class Conflict(Refused):
    """Somebody else has changed the table since it was read."""
