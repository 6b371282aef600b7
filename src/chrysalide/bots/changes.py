"""How the named parts of an evaluation change with an action, and the messages that say so."""

from chrysalide.core.messages import Message
from chrysalide.core.parts import Part, Parts

SMALL = 0.06  # differences in log-odds that are not mentioned: 1.5 % in an even match

# how a part changes
GAIN = "gain"  # more than now, and more than with other actions
KEEP = "keep"  # better than with other actions only: a danger avoided
LOSS = "loss"  # less than now, and less than with the best of the worse actions
LESS = "less"  # less than with the best of the worse actions only
COMPARING = (KEEP, LESS)

Amounts = dict[str, float]  # by part


class Change:
    """What an action does to each part, and all that are as good."""

    def __init__(self, parts: Parts, now: Amounts, best: list[Amounts], worse: list[list[Amounts]]) -> None:
        self.parts = parts  # for the weights: what a unit is worth at the moment of the decision
        self.now = now
        self.chosen = best[0]
        known = [now, *best, *(amounts for action in worse for amounts in action)]
        self.names = [name for name in self.chosen if name in parts and all(name in amounts for amounts in known)]
        self.least = {name: min(amounts[name] for amounts in best) for name in self.names}
        self.most = {name: max(amounts[name] for amounts in best) for name in self.names}
        self.second = {name: min(amounts[name] for amounts in worse[0]) for name in self.names}
        reached = [{name: max(amounts[name] for amounts in action) for name in self.names} for action in worse]
        self.others = {name: sum(amounts[name] for amounts in reached) / len(reached) for name in self.names}
        self.nearest = {name: max(amounts[name] for amounts in reached) for name in self.names}

    def good(self, name: str) -> float:
        """What is better than with the average of the worse actions, whatever follows."""
        return self.parts[name].weight * (self.least[name] - self.others[name])

    def leads(self, name: str) -> bool:
        """Is it noticeably better than with every one of the worse actions? Only then “the others” can be spoken of."""
        return self.parts[name].weight * (self.least[name] - self.nearest[name]) >= SMALL

    def bad(self, name: str) -> float:
        """What is worse than with the best of the worse actions, whatever follows."""
        return 0.0 if self.parts[name].quiet else self.parts[name].weight * (self.second[name] - self.most[name])

    @property
    def trusted(self) -> bool:
        """Is the first action better here too? Otherwise the other was followed to a better end than a search sees."""
        return sum(part.weight * (self.chosen[name] - self.second[name]) for name, part in self._named()) >= -SMALL

    def _named(self) -> list[tuple[str, Part]]:
        return [(name, self.parts[name]) for name in self.names]

    def gained(self, name: str) -> float:
        return self.chosen[name] - self.now[name]


def mean(samples: list[Parts]) -> Amounts:
    """By name, over the samples; a part that not all of them have says nothing."""
    names = set.intersection(*(set(parts) for parts in samples))
    return {name: sum(parts[name].amount for parts in samples) / len(samples) for name in sorted(names)}


def reason(name: str, change: str, amount: float) -> Message:
    """`goal:2` becomes the message reason-goal, of the second goal."""
    stem, _, number = name.partition(":")
    return Message(
        f"reason-{stem}", {"change": change, "amount": _rounded(amount)} | ({"of": number} if number else {})
    )


def _rounded(amount: float) -> float:
    """To halves, which is all that averages of imagined states are good for."""
    halves = round(2 * amount)
    return halves // 2 if halves % 2 == 0 else halves / 2
