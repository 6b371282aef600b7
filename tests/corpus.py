"""The corpus: records as people keep them. They are never rewritten: today's match must be viewable tomorrow."""

from pathlib import Path

from chrysalide.core import record
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.golden import digest
from tests.positions import GAMES

FOLDER = "tests/records"  # in a game's folder; damaged ones are in a subfolder
DAMAGED = Path(__file__).parent / "records/damaged"  # damage that does not depend on the game
END = "# end "


def kept(game: str) -> list[Path]:
    return sorted((find_game(game).folder / FOLDER).glob("*.txt"))


def damaged() -> list[Path]:
    """Files whose name begins with the id of the message that refuses them."""
    folders = [DAMAGED, *(find_game(game).folder / FOLDER / "damaged" for game in GAMES)]
    return [path for folder in folders for path in sorted(folder.glob("*.txt"))]


def end(match: Match) -> str:
    """The last line of a kept record: where it leads."""
    return f"{END}{digest(match.state)} {record.written(match.scores)}"


def promised_end(text: str) -> str:
    return text.rstrip().rpartition("\n")[2].rstrip()
