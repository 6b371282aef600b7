"""Why an action is good: what it changes in the named parts of the game's evaluation.

Everything is computed from imagined states, so a reason is a function of the seat's view and can betray nothing. The
action is followed to the end of the seat's own turn, and so are some of its alternatives. What ranks the parts is the
difference to the alternatives with a worse verdict, since that is why one would choose it; what a reason states is the
difference to now, where both point the same way. Where several actions are equally good, only what they have in common
counts. If the end of the turn shows no difference, the others' replies are followed too.

What the seat decides later in its turn, whichever action it begins with, is no reason for one of them. So the worse
actions are also followed with the planned continuation where it is possible, and with either answer to a yes-or-no
question; the chosen one also as the evaluation would continue. A difference counts only if no continuation makes up
for it. Nor are positions compared in which some actions have been replied to and others have not.

Where no difference can be named, what the suggested action brings by itself is told instead: a fact, not a comparison.
"""

from time import monotonic
from typing import NamedTuple

from chrysalide.bots.changes import COMPARING, GAIN, KEEP, LESS, LOSS, SMALL, Change, mean, reason
from chrysalide.bots.foresight import draws, end_turn, reply
from chrysalide.bots.hints import EQUAL, judge
from chrysalide.bots.player import Advice
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from chrysalide.core.parts import Parts

ALTERNATIVES = 5  # of those that are worse
EQUALS = 3  # of those that are as good
WORLDS = 8  # states that are imagined
DRAWS = 8  # outcomes of chance at the end of the turn
REPLIED_DRAWS = 2  # the same where the others' replies are followed
SECONDS = 0.15  # after which no further world is looked at
GOOD_NEWS = 3  # reasons at most
FACTS = 2  # and what an action brings by itself
FACT_WORLDS = 3  # imagined for that
SHARE = 0.2  # nor what is less than this share of the greatest reason
BAD_SMALL = 0.1  # nor bad news below this
BAD_SHARE = 0.35  # and this share
ONLY = Message("reason-only")
EVEN = Message("reason-even")  # all actions are equally good
SEVERAL = Message("reason-several")  # several are; what follows compares them with the rest
DEEP = Message("reason-deep")  # a search sees a difference that the end of the turn does not show

Path = list[int]  # action codes with which a turn goes on; the evaluation continues


def explain(turn: Turn, found: list[Advice], codes: list[int], seed: str, patience: float = 1.0) -> list[Message]:
    """The reasons for the first action of a search's findings; `codes` is how the turn is meant to go on after it.

    `patience` stretches the time that may be taken; where it is infinite, the reasons are the same on every machine.
    """
    if len(turn.codes) == 1:
        return [ONLY]
    if not turn.game.parts(turn.imagined, turn.seat):
        return []
    verdicts = [opinion.verdict for opinion in judge(found)[1:]]
    equal = [advice for advice, verdict in zip(found[1:], verdicts, strict=True) if verdict == EQUAL]
    worse = [advice for advice in found[1:] if advice not in equal]
    whole = end_turn(turn.game, turn.imagined, turn.seat, codes, Dice(seed))[1]
    if not worse:
        return [EVEN, *_facts(turn, whole, seed)] if equal else []
    options = _options(turn, _spread(equal, EQUALS), _spread(worse, ALTERNATIVES), whole)
    crowded = len(equal) > len(worse)
    news = _put(_compare(turn, options, seed, patience=patience), crowded)
    if equal:
        return [SEVERAL, *(news or _facts(turn, whole, seed))]
    if news:
        return news
    replied = _compare(turn, options, seed, replies=True, patience=patience)
    return _put(replied, crowded) or [DEEP, *_facts(turn, whole, seed)]


def objections(turn: Turn, code: int, better: Path, seed: str) -> list[Message]:
    """What speaks against an action, compared with a turn that begins better; it does not say how.

    Nothing, where neither the end of the turn nor the others' replies show a difference.
    """
    if not turn.game.parts(turn.imagined, turn.seat):
        return []
    options = _Options(_continued(turn, code, better[1:]), [[better]])
    for replies in (False, True):
        change = _compare(turn, options, seed, replies)
        if change is not None and (found := _worst(change)):
            return found
    return []


def _worst(change: Change) -> list[Message]:
    """What is noticeably worse, the most important first, if the action is worse on the whole."""
    if change.trusted:
        return []
    bad = sorted((name for name in change.names if change.bad(name) >= SMALL), key=change.bad, reverse=True)
    return [_bad_news(change, name) for name in bad[:FACTS]]


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


def _compare(turn: Turn, options: _Options, seed: str, replies: bool = False, patience: float = 1.0) -> Change | None:
    """What each option makes of the parts by the end of the turn, or once the others have replied to it.

    None where something is revealed within the turn after some of them: what the others reply to is then not the same.
    """
    game = turn.game
    paths = options.best + [path for action in options.worse for path in action]
    now: list[Parts] = []
    after: list[list[Parts]] = [[] for _ in paths]
    deadline = monotonic() + SECONDS * patience
    for world in range(1 if game.foreseeable() else WORLDS):
        state = turn.state(Dice(f"{seed}:world:{world}")) if world else turn.imagined
        now.append(game.parts(state, turn.seat))
        waiting = set()
        for option, path in enumerate(paths):
            dice = Dice(f"{seed}:{world}:{option}")
            end, _ = end_turn(game, state, turn.seat, path, dice)
            for settled in draws(end, REPLIED_DRAWS if replies else DRAWS, f"{seed}:{world}"):
                waiting.add(settled.actor() == turn.seat)
                if replies:
                    reply(game, settled, turn.seat, dice)
                after[option].append(game.parts(settled, turn.seat))
        if replies and len(waiting) > 1:
            return None
        if monotonic() > deadline:
            break
    amounts = [mean(parts) for parts in after]
    best = amounts[: len(options.best)]
    rest = iter(amounts[len(options.best) :])
    worse = [[next(rest) for _ in action] for action in options.worse]
    # after replies nothing can be called gained: what changed is not the seat's own doing
    return Change(now[0], best[0] if replies else mean(now), best, worse)


def _spread(found: list[Advice], number: int) -> list[Advice]:
    """The best one, and some more from all over the list."""
    step = max(1, -(-len(found) // number))
    return found[::step]


def _facts(turn: Turn, codes: Path, seed: str) -> list[Message]:
    """What the first of these actions brings compared with now: at once, and still when the turn ends."""
    game = turn.game
    now: list[Parts] = []
    soon: list[Parts] = []
    late: list[Parts] = []
    for world in range(1 if game.foreseeable() else FACT_WORLDS):
        state = turn.state(Dice(f"{seed}:world:{world}")) if world else turn.imagined
        after = state.copy()
        after.apply(codes[0])
        end, _ = end_turn(game, state, turn.seat, codes, Dice(f"{seed}:{world}:0"))
        now.append(game.parts(state, turn.seat))
        for found, then in ((soon, after), (late, end)):
            found += [game.parts(settled, turn.seat) for settled in draws(then, REPLIED_DRAWS, f"{seed}:{world}")]
    before, *later = mean(now), mean(soon), mean(late)
    names = [name for name in before if name in now[0] and all(name in amounts for amounts in later)]
    gains = {name: min(amounts[name] for amounts in later) - before[name] for name in names}
    worth = {name: now[0][name].weight * gain for name, gain in gains.items()}
    told = sorted((name for name in names if worth[name] >= SMALL), key=lambda name: worth[name], reverse=True)
    return [reason(name, GAIN, gains[name]) for name in told[:FACTS]]


def _put(change: Change | None, crowded: bool) -> list[Message]:
    """The largest differences as messages: good news first, then at most one piece of bad news.

    Where most of the others are as good, nothing is said about “the other choices”.
    """
    if change is None:
        return []
    good = sorted((name for name in change.names if _is_told(change, name)), key=change.good, reverse=True)
    if not good:
        return []
    greatest = change.good(good[0])
    named = [name for name in good if change.good(name) >= SHARE * greatest][:GOOD_NEWS]
    bad = max((name for name in change.names if name not in named), key=change.bad, default=None)
    found = [_good_news(change, name) for name in named]
    if bad is not None and change.trusted and change.bad(bad) >= max(BAD_SMALL, BAD_SHARE * greatest):
        found.append(_bad_news(change, bad))
    return [news for news in found if not (crowded and news.args["change"] in COMPARING)]


def _is_told(change: Change, name: str) -> bool:
    """What is not gained is only better than something else, which must then be so of all that it is compared with."""
    return change.good(name) >= SMALL and (change.least[name] > change.now[name] or change.leads(name))


def _good_news(change: Change, name: str) -> Message:
    if change.least[name] > change.now[name]:
        return reason(name, GAIN, change.gained(name))
    return reason(name, KEEP, change.chosen[name] - change.others[name])


def _bad_news(change: Change, name: str) -> Message:
    gained = change.gained(name)
    passing = change.second[name] - change.now[name]  # what goes with the turn, whatever one does
    if gained < min(0.0, 2 * passing):
        return reason(name, LOSS, -gained)
    return reason(name, LESS, change.second[name] - change.chosen[name])
