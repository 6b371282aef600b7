"""How a match stands or ended, in words."""

from chrysalide.cli.picture import scalars
from chrysalide.cli.reader import Reader
from chrysalide.core.match import Match
from chrysalide.language import Words


def seat_names(match: Match, reader: Reader) -> list[str]:
    """The names of the record; a seat without one is called by its number."""
    return [name or reader.say("person-name", number=seat + 1) for seat, name in enumerate(match.names)]


def result(match: Match, words: Words, reader: Reader) -> None:
    """Who has won, all scores, and the seed once it may be known."""
    if not match.over:
        reader.tell(reader.say("cli-unfinished"))
    elif match.winners:
        own = words.knows("result")
        args = {**scalars(match.view()), "seat": match.winners[0]} if own else {}
        winners = [words.name(seat) for seat in match.winners]
        reader.tell(words.say("result" if own else "cli-winners", **args | {"winners": winners}), "bold")
    else:
        reader.tell(reader.say("cli-nobody-won"), "bold")
    scores = [
        reader.say("cli-score", player=words.name(seat), score=f"{score:g}") for seat, score in enumerate(match.scores)
    ]
    reader.tell(reader.say("cli-scores", scores=" · ".join(scores)))
    if match.over and match.seed:
        reader.tell(reader.say("cli-seed", seed=match.seed))
