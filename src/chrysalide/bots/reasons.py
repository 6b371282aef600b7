"""Why an action is good: what it changes in the named parts of the game's evaluation.

Everything is computed from imagined states, so a reason is a function of the seat's view and can betray nothing. The
action is followed to the end of the seat's own turn, and so are some of its alternatives. What ranks the parts is the
difference to the alternatives, since that is why one would choose it; what a reason states is the difference to now,
where both point the same way. If the end of the turn shows no difference, the others' replies are followed too.
"""

from time import monotonic

from chrysalide.bots.foresight import draws, end_turn, reply
from chrysalide.bots.hints import is_even
from chrysalide.bots.player import Advice
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from chrysalide.core.parts import Part, Parts

ALTERNATIVES = 5
WORLDS = 8  # states that are imagined
DRAWS = 8  # outcomes of chance at the end of the turn
REPLIED_DRAWS = 2  # the same where the others' replies are followed
SECONDS = 0.15  # after which no further world is looked at
GOOD_NEWS = 3  # reasons at most
SMALL = 0.06  # differences in log-odds that are not mentioned: 1.5 % in an even match
SHARE = 0.2  # nor what is less than this share of the greatest reason
BAD_SMALL = 0.1  # nor bad news below this
BAD_SHARE = 0.35  # and this share
ONLY = Message("reason-only")
EVEN = Message("reason-even")
DEEP = Message("reason-deep")  # a search sees a difference that the end of the turn does not show

# how a part changes
GAIN = "gain"  # more than now, and more than with other actions
KEEP = "keep"  # better than with other actions only: a danger avoided
LOSS = "loss"  # less than now, and less than with the second best action
LESS = "less"  # less than with the second best action only

Amounts = dict[str, float]  # by part


def explain(turn: Turn, found: list[Advice], codes: list[int], seed: str) -> list[Message]:
    """The reasons for the first action of a search's findings; `codes` is how the turn is meant to go on after it."""
    if len(turn.codes) == 1:
        return [ONLY]
    if not turn.game.parts(turn.imagined, turn.seat):
        return []
    by_text = {action.text: code for code, action in zip(turn.codes, turn.legal, strict=True)}
    options = [codes, *([by_text[advice.action.text]] for advice in _spread(found[1:]))]
    news = _put(_compare(turn, options, seed))
    if news or is_even(found):
        return news or [EVEN]
    return _put(_compare(turn, options, seed, replies=True)) or [DEEP]


def _compare(turn: Turn, options: list[list[int]], seed: str, replies: bool = False) -> "_Change":
    """What each option makes of the parts by the end of the turn, or once the others have replied to it."""
    game = turn.game
    now: list[Parts] = []
    after: list[list[Parts]] = [[] for _ in options]
    deadline = monotonic() + SECONDS
    for world in range(1 if game.foreseeable() else WORLDS):
        state = turn.state(Dice(f"{seed}:world:{world}")) if world else turn.imagined
        now.append(game.parts(state, turn.seat))
        for option, path in enumerate(options):
            dice = Dice(f"{seed}:{world}:{option}")
            end = end_turn(game, state, turn.seat, path, dice)
            for settled in draws(end, REPLIED_DRAWS if replies else DRAWS, f"{seed}:{world}"):
                if replies:
                    reply(game, settled, turn.seat, dice)
                after[option].append(game.parts(settled, turn.seat))
        if monotonic() > deadline:
            break
    chosen, *others = (_mean(parts) for parts in after)
    # after replies nothing can be called gained: what changed is not the seat's own doing
    return _Change(now[0], chosen if replies else _mean(now), chosen, others)


class _Change:
    """What an action does to each part."""

    def __init__(self, parts: Parts, now: Amounts, chosen: Amounts, others: list[Amounts]) -> None:
        self.parts = parts  # for the weights: what a unit is worth at the moment of the decision
        self.now = now
        self.chosen = chosen
        self.second = others[0]
        self.names = [name for name in chosen if name in parts and name in now and all(name in one for one in others)]
        self.others = {name: sum(other[name] for other in others) / len(others) for name in self.names}

    def good(self, name: str) -> float:
        """What is better than with the average alternative."""
        return self.parts[name].weight * (self.chosen[name] - self.others[name])

    def bad(self, name: str) -> float:
        """What is worse than with the second best action."""
        return 0.0 if self.parts[name].quiet else self.parts[name].weight * (self.second[name] - self.chosen[name])

    @property
    def trusted(self) -> bool:
        """Is the first action better here too? Otherwise the second was followed to a better end than a search sees."""
        return sum(part.weight * (self.chosen[name] - self.second[name]) for name, part in self._named()) >= -SMALL

    def _named(self) -> list[tuple[str, Part]]:
        return [(name, self.parts[name]) for name in self.names]

    def gained(self, name: str) -> float:
        return self.chosen[name] - self.now[name]


def _spread(others: list[Advice]) -> list[Advice]:
    """The second best action, and some more from all over the list."""
    step = max(1, -(-len(others) // ALTERNATIVES))
    return others[::step]


def _mean(samples: list[Parts]) -> Amounts:
    """By name, over the samples; a part that not all of them have says nothing."""
    names = set.intersection(*(set(parts) for parts in samples))
    return {name: sum(parts[name].amount for parts in samples) / len(samples) for name in sorted(names)}


def _put(change: _Change) -> list[Message]:
    """The largest differences as messages: good news first, then at most one piece of bad news."""
    good = sorted((name for name in change.names if change.good(name) >= SMALL), key=change.good, reverse=True)
    if not good:
        return []
    greatest = change.good(good[0])
    named = [name for name in good if change.good(name) >= SHARE * greatest][:GOOD_NEWS]
    bad = max((name for name in change.names if name not in named), key=change.bad, default=None)
    found = [_good_news(change, name) for name in named]
    if bad is not None and change.trusted and change.bad(bad) >= max(BAD_SMALL, BAD_SHARE * greatest):
        found.append(_bad_news(change, bad))
    return found


def _good_news(change: _Change, name: str) -> Message:
    gained = change.gained(name)
    return _reason(name, GAIN, gained) if gained > 0 else _reason(name, KEEP, change.chosen[name] - change.others[name])


def _bad_news(change: _Change, name: str) -> Message:
    gained = change.gained(name)
    passing = change.second[name] - change.now[name]  # what goes with the turn, whatever one does
    if gained < min(0.0, 2 * passing):
        return _reason(name, LOSS, -gained)
    return _reason(name, LESS, change.second[name] - change.chosen[name])


def _reason(name: str, change: str, amount: float) -> Message:
    """`goal:2` becomes the message reason-goal, of the second goal."""
    stem, _, number = name.partition(":")
    return Message(
        f"reason-{stem}", {"change": change, "amount": _rounded(amount)} | ({"of": number} if number else {})
    )


def _rounded(amount: float) -> float:
    """To halves, which is all that averages of imagined states are good for."""
    halves = round(2 * amount)
    return halves // 2 if halves % 2 == 0 else halves / 2
