"""What somebody may have meant by a word that does not exist."""

from difflib import get_close_matches

from chrysalide.core.errors import ChrysalideError

# In the arguments of a message: the word that was given, and the list that it is not in.
PAIRS = (
    ("command", "commands"),
    ("name", "games"),
    ("level", "levels"),
    ("option", "options"),
    ("value", "values"),
    ("lang", "langs"),
    ("argument", "arguments"),
)
ALIKE = 0.7  # from 0 to 1


def likely(error: ChrysalideError) -> str | None:
    """The word of the list that is most like the given one, if any is."""
    args = error.message.args
    for given, listed in PAIRS:
        if isinstance(args.get(listed), (list, tuple)) and given in args:
            words = [str(word) for word in args[listed]]
            return next(iter(get_close_matches(str(args[given]), words, 1, ALIKE)), None)
    return None
