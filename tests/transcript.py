"""Everything the rules say in seeded random matches, so that compiled and interpreted runs can be compared.

`python -m tests.transcript digests GAME 0 600 60` prints how the rules ran, then one digest for each match, in which
every decision of the first 60 matches and some of the others count;
`python -m tests.transcript story GAME 7` prints every decision of one match;
`python -m tests.transcript search GAME 0 20` prints what the searching player chooses in positions of each match.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import chrysalide
from chrysalide.bots.levels import thinker
from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE, OVER, State
from tests.positions import SETTINGS, Setting, plain_option_sets, walk

SIMULATIONS = 24  # of a search
EVERY = 40  # one decision in so many is compared in full, unless all are; not the same ones in every match


@cache
def cases(game: str) -> list[tuple[Setting, dict[str, Any]]]:
    settings = [setting for setting in SETTINGS if setting.game.id == game]
    return [(setting, options) for setting in settings for options in plain_option_sets(setting)]


def begin(game: str, seed: int) -> tuple[Setting, dict[str, Any], State, Dice]:
    """Number of seats and options change from match to match."""
    setting, options = cases(game)[seed % len(cases(game))]
    return setting, options, setting.start(options), Dice(seed)


def story(game: str, seed: int, every: int = 1) -> Iterator[str]:
    """One line for every decision, or for one in `every`: whose it is, what is possible, and the whole state."""
    setting, _, state, dice = begin(game, seed)
    sheet = Sheet(setting.seats, width(state))
    for number, position in enumerate(walk(state, dice)):
        if number % every != seed % every and position.actor() != OVER:
            continue
        chances = position.chance() if position.actor() == CHANCE else ()
        yield f"{position.actor()} {position.legal()} {chances} {position.key()} {position.horizon()}"
        yield " ".join(observed(position, seat, sheet) for seat in range(setting.seats))
    yield f"{position.scores()} {position.winners()}"


def width(state: State) -> int:
    sheet = Sheet()
    state.observe(0, sheet)
    return int(sheet.at)


def observed(state: State, seat: int, sheet: Sheet) -> str:
    """What a seat may know, in numbers."""
    sheet.begin(seat)
    state.observe(seat, sheet)
    return sheet.row(seat).hex()


def digests(game: str, first: int, last: int, whole: int) -> Iterator[str]:
    """Listing everything is slow in interpreted mode. Differences that were not listed show up later: both draw and
    pick with the same dice, so a match that diverges once ends in another state.
    """
    for seed in range(first, last):
        chained = hashlib.sha256()
        for line in story(game, seed, 1 if seed < whole else EVERY):
            chained.update(line.encode())
        yield chained.hexdigest()


def search(game: str, first: int, last: int) -> Iterator[str]:
    """Evaluations in all positions of each match, and in some what the search of the game expects of every action."""
    for seed in range(first, last):
        setting, chosen, state, dice = begin(game, seed)
        bot = thinker(setting.game, seed, SIMULATIONS / setting.game.pace, seconds=600.0)
        options = setting.game.options.read(chosen, setting.seats)
        for number, position in enumerate(walk(state, dice)):
            values = [setting.game.evaluate(position, seat) for seat in range(setting.seats)]
            line = f"{seed} {number} {values}"
            if position.actor() >= 0 and number % 20 == 0:
                view = setting.game.view(position, position.actor(), setting.seats, options)
                line += "".join(f" {found.action} {found.value}" for found in bot.weigh(view))
            yield line


def main(what: str, game: str, *numbers: str) -> None:
    tellers: dict[str, Callable[..., Iterator[str]]] = {"digests": digests, "story": story, "search": search}
    lines = tellers[what](game, *map(int, numbers))
    sys.stdout.write(f"compiled {chrysalide.compiled()}\n")
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main(*sys.argv[1:])
