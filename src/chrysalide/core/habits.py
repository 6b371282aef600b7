# mypyc
"""What a game says about how it is searched best."""

from mypy_extensions import i64


class Habits:
    """How a game is searched best."""

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
    ) -> None:
        self.explore = explore  # the weight of the bonus
        self.reach: i64 = reach  # actions of a playout before a leaf is judged
        self.care: i64 = care  # random actions of which a playout takes the best; 1: it takes any
        self.sharpness = sharpness  # how much a prior favours what the evaluation likes
        self.ripe: i64 = ripe  # visits after which a node's actions get priors
        self.deals: i64 = deals  # outcomes of chance that the plan of a turn looks at, where a search begins with one
        self.share = share  # simulations for each deal of the secrets that such a plan is made for; 0: one deal will do
        self.crowded = crowded  # how it is searched where more than three sides play, if not like this
