"""Who plays the matches in which engine and oracle are compared, chance included.

Plain random matches end early, with few cubes and no vote. The careful player seldom lets an animal be hit, makes
couples and places cubes, so that its matches last and now and then win; it is not a good player, only a varied one.
"""

from __future__ import annotations

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_board import LINES

WORDS = {"stop": 3, "no": 2, "look": 1, "shift": 1, "fund": 4, "save": 12, "cancel": 12, "paylift": 4}
PLACES = {
    "planifier": 16,
    "plaidoyer": 30,
    "conference": 30,
    "diner": 30,
    "coalition": 40,
    "antichambre": 40,
    "bourses": 30,
    "reproduction": 40,
    "injonction": 60,
    "restaurer": 20,
    "collecte": 25,
    "gala": 25,
    "reseaux": 12,
}


class Chooser:
    def __init__(self, seed: str, careful: bool) -> None:
        self.dice = Dice(seed)
        self.careful = careful
        self.line = ""  # the line of the destruction under way

    def choose(self, oracle: Oracle) -> str:
        texts = oracle.legal()
        weights = [self.weight(oracle, text) if self.careful else 1 for text in texts]
        at = self.dice.below(sum(weights))
        for text, weight in zip(texts, weights, strict=True):
            at -= weight
            if at < 0:
                self.line = text.split()[1] if text.startswith("line") else self.line
                return text
        raise AssertionError("weights that do not add up")

    def weight(self, oracle: Oracle, text: str) -> int:
        word, *details = text.split()
        if word == "die" and len(details) == 2:
            return PLACES.get(details[1].partition("@")[0], 6)
        if word == "line":
            hit = sum(oracle.animals[cell] for cell in LINES[details[0]])
            return 200 // hit**3 + 1 + 200 * any(tied(oracle, details[0], cell) for cell in LINES[details[0]])
        if word == "dest":
            cell = LINES[self.line][int(details[0]) - 1]
            return 1 if oracle.animals[cell] else 12 + 24 * (cell in oracle.tiles) + 48 * tied(oracle, self.line, cell)
        if word == "birth":
            return 12 // int(details[0])
        if word == "move":
            return 1 + 20 * (oracle.animals[details[1]] == 1 and oracle.animals[details[0]] != 2)
        if word in ("cube", "extra"):
            return 2 + 3 * oracle.ambassadors[int(details[0]) - 1].cubes
        if word == "play":
            return PLACES.get(details[0], 6)
        if word == "effect":
            return 1 if details[0] == oracle.module.key else 3 * oracle.effect_deck[details[0]]
        if word == "vote":
            return sum(int(value) for value in details)
        return WORDS.get(word, 4)


def tied(oracle: Oracle, line: str, cell: str) -> bool:
    """Would a tile that falls here slide to either of two sides?"""
    here = LINES[line].index(cell)
    far = [abs(LINES[line].index(other) - here) for other in LINES[line] if oracle.animals[other]]
    return cell in oracle.tiles and far.count(min(far)) == 2
