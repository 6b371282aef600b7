"""The state or the result of a match, in words."""

from chrysalide.cli.reader import Reader
from chrysalide.core.match import Match
from chrysalide.language import Words
from chrysalide.picture import scalars


def seat_names(match: Match, reader: Reader) -> list[str]:
    """The names in the record; a seat without a name is called by its number."""
    return [name or reader.say("person-name", number=seat + 1) for seat, name in enumerate(match.names)]


def result(match: Match, words: Words, reader: Reader) -> None:
    """Show who has won, all scores, and the seed once it is public."""
    first, *rest = result_in_words(match, words, reader)
    reader.tell(first, "bold" if match.ended else "")
    for line in rest:
        reader.tell(line)


def result_in_words(match: Match, words: Words, reader: Reader) -> list[str]:
    scores = [
        reader.say("cli-score", player=words.name(seat), score=f"{score:g}") for seat, score in enumerate(match.scores)
    ]
    lines = [_outcome(match, words, reader), reader.say("cli-scores", scores=" · ".join(scores))]
    return [*lines, reader.say("cli-seed", seed=match.seed)] if match.ended and match.seed else lines


def _outcome(match: Match, words: Words, reader: Reader) -> str:
    if match.ending is not None:
        lost = {} if match.ending.seat is None else {"seat": match.ending.seat}
        return words.say(f"cli-ended-{match.ending.why}", **lost)
    if not match.over:
        return reader.say("cli-unfinished")
    return _winners(match, words) if match.winners else reader.say("cli-nobody-won")


def _winners(match: Match, words: Words) -> str:
    """In the game's own words if it has any."""
    args = {"seat": match.winners[0], "winners": [words.name(seat) for seat in match.winners]}
    if words.knows("result"):
        return words.say("result", **(scalars(match.view()) | args))
    return words.say("cli-winner" if len(match.winners) == 1 else "cli-winners", **args)


def tell_origin(match: Match, reader: Reader) -> None:
    """Where the match comes from, if it continues another one."""
    if match.origin is not None:
        dealt = "same" if match.origin.seat is None else "again"
        reader.tell(reader.say("cli-continued", entries=match.origin.entries, dealt=dealt))
