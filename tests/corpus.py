"""The kept records of all games, and those that are damaged on purpose."""

from pathlib import Path

from chrysalide.conformance import corpus
from chrysalide.conformance.corpus import FOLDER, end, promised_end
from chrysalide.games import find_game
from tests.positions import GAMES

__all__ = ["DAMAGED", "damaged", "end", "kept", "promised_end"]

DAMAGED = Path(__file__).parent / "records/damaged"  # damage that does not depend on the game


def kept(game: str) -> list[Path]:
    return corpus.kept(find_game(game))


def damaged() -> list[Path]:
    """Files whose name begins with the id of the message that refuses them."""
    folders = [DAMAGED, *(find_game(game).folder / FOLDER / "damaged" for game in GAMES)]
    return [path for folder in folders for path in sorted(folder.glob("*.txt"))]
