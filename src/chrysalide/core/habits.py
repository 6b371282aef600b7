# mypyc
"""The settings with which a game is searched best."""

from mypy_extensions import i64


class Habits:
    """Search settings of a game."""

    def __init__(
        self,
        explore: float = 0.9,
        reach: int = 0,
        sharpness: float = 12.0,
        ripe: int = 8,
        care: int = 1,
        deals: int = 1,
        share: int = 0,
        crowded: "Habits | None" = None,
        duel: "Habits | None" = None,
    ) -> None:
        self.explore = explore  # the weight of the exploration bonus
        self.reach: i64 = reach  # actions of a playout before a leaf is judged
        self.care: i64 = care  # a playout plays the best of so many random actions; 1: any action
        self.sharpness = sharpness  # how much a prior favours what the evaluation likes
        self.ripe: i64 = ripe  # the number of visits after which a node's actions get priors
        self.deals: i64 = deals  # outcomes of chance sampled by the plan of a turn, where a search begins with one
        self.share = share  # one deal of the secrets is planned for every so many simulations; 0: a single deal
        self.crowded = crowded  # other settings for more than three sides, if they differ ...
        self.duel = duel  # ... and for two seats against each other

    def suited(self, sides: list[int]) -> "Habits":
        """To a match of these sides, by seat."""
        found: Habits | None = None
        if len(sides) == 2:
            found = self.duel
        elif len(set(sides)) > 3:
            found = self.crowded
        return self if found is None else found
