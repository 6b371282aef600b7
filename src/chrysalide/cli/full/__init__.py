"""`chrysalide play --full`: a table that fills the terminal, for any game, made of its picture and its choices."""

from chrysalide.cli.full.app import FullTable
from chrysalide.cli.sitting import Sitting


def play(sitting: Sitting, seeds: list[str]) -> int:
    """Play until the match is over or left; then what a terminal keeps on screen is printed."""
    app = FullTable(sitting, seeds)
    app.run()
    for line in app.farewell:
        sitting.reader.tell(line)
    return app.return_code or 0
