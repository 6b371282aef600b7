"""Why an action is good: what it changes in the named parts of the game's evaluation.

Everything is computed from imagined states, so a reason is a function of the seat's view and can betray nothing. The
action is followed to the end of the seat's own turn, and so are some of its alternatives. What ranks the parts is the
difference to the alternatives with a worse verdict, since that is why one would choose it; what a reason states is the
difference to now, where both point the same way. Where several actions are equally good, only what they have in common
counts. If the end of the turn shows no difference, the others' replies are followed too.

What the seat decides later in its turn, whichever action it begins with, is no reason for one of them. So the worse
actions are also followed with the planned continuation where it is possible, and with either answer to a yes-or-no
question; the chosen one also as the evaluation would continue. A difference counts only if no continuation makes up
for it.
"""

from time import monotonic
from typing import NamedTuple

from chrysalide.bots.foresight import draws, end_turn, reply
from chrysalide.bots.hints import EQUAL, judge
from chrysalide.bots.player import Advice
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from chrysalide.core.parts import Part, Parts

ALTERNATIVES = 5  # of those that are worse
EQUALS = 3  # of those that are as good
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
EVEN = Message("reason-even")  # all actions are equally good
SEVERAL = Message("reason-several")  # several are; what follows compares them with the rest
DEEP = Message("reason-deep")  # a search sees a difference that the end of the turn does not show

# how a part changes
GAIN = "gain"  # more than now, and more than with other actions
KEEP = "keep"  # better than with other actions only: a danger avoided
LOSS = "loss"  # less than now, and less than with the best of the worse actions
LESS = "less"  # less than with the best of the worse actions only
COMPARING = (KEEP, LESS)

Amounts = dict[str, float]  # by part
Path = list[int]  # action codes with which a turn goes on; the evaluation continues


def explain(turn: Turn, found: list[Advice], codes: list[int], seed: str) -> list[Message]:
    """The reasons for the first action of a search's findings; `codes` is how the turn is meant to go on after it."""
    if len(turn.codes) == 1:
        return [ONLY]
    if not turn.game.parts(turn.imagined, turn.seat):
        return []
    verdicts = [opinion.verdict for opinion in judge(found)[1:]]
    equal = [advice for advice, verdict in zip(found[1:], verdicts, strict=True) if verdict == EQUAL]
    worse = [advice for advice in found[1:] if advice not in equal]
    if not worse:
        return [EVEN] if equal else []
    whole = end_turn(turn.game, turn.imagined, turn.seat, codes, Dice(seed))[1]
    options = _options(turn, _spread(equal, EQUALS), _spread(worse, ALTERNATIVES), whole)
    crowded = len(equal) > len(worse)
    news = _put(_compare(turn, options, seed), crowded)
    if news or equal:
        return [SEVERAL, *news] if equal else news
    return _put(_compare(turn, options, seed, replies=True), crowded) or [DEEP]


class _Options(NamedTuple):
    """The paths that are compared."""

    best: list[Path]  # the plan first
    worse: list[list[Path]]  # the paths of each worse action


def _options(turn: Turn, equal: list[Advice], worse: list[Advice], codes: list[int]) -> _Options:
    by_text = {action.text: code for code, action in zip(turn.codes, turn.legal, strict=True)}
    first, *rest = codes
    best = [codes, *([[first]] if rest else []), *([by_text[advice.action.text]] for advice in equal)]
    return _Options(best, [_continued(turn, by_text[advice.action.text], rest) for advice in worse])


def _continued(turn: Turn, code: int, rest: Path) -> list[Path]:
    """How the turn may go on after an action: either answer to a yes-or-no question, or as planned after another."""
    after = turn.imagined.copy()
    after.apply(code)
    legal = after.legal() if after.actor() == turn.seat else []
    if len(legal) == 2:
        return [[code, answer] for answer in legal]
    return [[code], [code, *rest]] if rest and rest[0] in legal else [[code]]


def _compare(turn: Turn, options: _Options, seed: str, replies: bool = False) -> "_Change":
    """What each option makes of the parts by the end of the turn, or once the others have replied to it."""
    game = turn.game
    paths = options.best + [path for action in options.worse for path in action]
    now: list[Parts] = []
    after: list[list[Parts]] = [[] for _ in paths]
    deadline = monotonic() + SECONDS
    for world in range(1 if game.foreseeable() else WORLDS):
        state = turn.state(Dice(f"{seed}:world:{world}")) if world else turn.imagined
        now.append(game.parts(state, turn.seat))
        for option, path in enumerate(paths):
            dice = Dice(f"{seed}:{world}:{option}")
            end, _ = end_turn(game, state, turn.seat, path, dice)
            for settled in draws(end, REPLIED_DRAWS if replies else DRAWS, f"{seed}:{world}"):
                if replies:
                    reply(game, settled, turn.seat, dice)
                after[option].append(game.parts(settled, turn.seat))
        if monotonic() > deadline:
            break
    amounts = [_mean(parts) for parts in after]
    best = amounts[: len(options.best)]
    rest = iter(amounts[len(options.best) :])
    worse = [[next(rest) for _ in action] for action in options.worse]
    # after replies nothing can be called gained: what changed is not the seat's own doing
    return _Change(now[0], best[0] if replies else _mean(now), best, worse)


class _Change:
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

    def good(self, name: str) -> float:
        """What is better than with the average of the worse actions, whatever follows."""
        return self.parts[name].weight * (self.least[name] - self.others[name])

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


def _spread(found: list[Advice], number: int) -> list[Advice]:
    """The best one, and some more from all over the list."""
    step = max(1, -(-len(found) // number))
    return found[::step]


def _mean(samples: list[Parts]) -> Amounts:
    """By name, over the samples; a part that not all of them have says nothing."""
    names = set.intersection(*(set(parts) for parts in samples))
    return {name: sum(parts[name].amount for parts in samples) / len(samples) for name in sorted(names)}


def _put(change: _Change, crowded: bool) -> list[Message]:
    """The largest differences as messages: good news first, then at most one piece of bad news.

    Where most of the others are as good, nothing is said about “the other choices”.
    """
    good = sorted((name for name in change.names if change.good(name) >= SMALL), key=change.good, reverse=True)
    if not good:
        return []
    greatest = change.good(good[0])
    named = [name for name in good if change.good(name) >= SHARE * greatest][:GOOD_NEWS]
    bad = max((name for name in change.names if name not in named), key=change.bad, default=None)
    found = [_good_news(change, name) for name in named]
    if bad is not None and change.trusted and change.bad(bad) >= max(BAD_SMALL, BAD_SHARE * greatest):
        found.append(_bad_news(change, bad))
    return [news for news in found if not (crowded and news.args["change"] in COMPARING)]


def _good_news(change: _Change, name: str) -> Message:
    if change.least[name] > change.now[name]:
        return _reason(name, GAIN, change.gained(name))
    return _reason(name, KEEP, change.chosen[name] - change.others[name])


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
