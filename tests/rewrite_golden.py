"""Write all golden records again: `python -m tests.rewrite_golden`. Review the difference like code."""

import sys
from functools import partial

from chrysalide.conformance.golden import rewrite
from chrysalide.games import find_game
from tests.positions import GAMES


def main() -> None:
    for game in GAMES:
        rewrite(find_game(game), partial(say, game))


def say(game: str, file: str, fate: str) -> None:
    sys.stdout.write(f"{game}/{file}: {fate}\n")


if __name__ == "__main__":
    main()
