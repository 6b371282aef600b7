"""Self-play: bots play themselves in many processes, and the positions they came through are kept as samples."""

import os
import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import Any

from chrysalide.bots.levels import thinker
from chrysalide.bots.player import Advice
from chrysalide.bots.searching import Limit, Thinker
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.learned import Learner
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game
from training.samples import Played

WANDER = 0.04  # the share of decisions that are made at random, so that mistakes are seen too
VARY = 0.2  # ... that are made among the best few actions
CLOSE = 0.03  # ... which are worth at most so much less than the best
KEPT = 0.35  # the share of positions that are kept: neighbours are much alike


@dataclass(frozen=True)
class Table:
    """The matches that a run plays: seats and options, and how long bots think."""

    game: str
    seats: int
    options: dict[str, Any]
    effort: float  # seconds of thinking, counted in simulations
    learned: bool  # do they use what was learned before?
    kept: float = KEPT


def play(table: Table, seed: str) -> Played:
    """One match of bots against themselves."""
    game = find_game(table.game)
    learner: Learner | None = game.learner
    if learner is None:
        raise SystemExit(f"{table.game} does not describe its positions to a network (Game.learner).")
    options = game.options.read(table.options, table.seats, game.id)
    sides = list(options.sides(table.seats))
    speakers = [sides.index(side) for side in range(max(sides) + 1)]
    reader = learner.ignorant()
    state: State = game.start(table.seats, options)
    dice, chance = Dice(seed), random.Random(seed)
    bot = thinker(game, seed, table.effort, inf, learned=table.learned)
    rows: list[bytes] = []
    expected: list[float] = []
    handmade: list[float] = []
    base: list[float] = []
    while (actor := state.actor()) != OVER:
        values: list[float] = []
        if actor == CHANCE:
            code = state.draw(dice)
        else:
            turn = Turn(game, game.view(state, actor, table.seats, options), dice)
            code, value = decide(bot, turn, chance)
            values = shared(value, sides[actor], len(speakers))
        if chance.random() < table.kept and began(state):
            reader.survey(state)
            for side in range(len(speakers)):
                reader.clear()
                reader.describe(state, side)
                rows.append(array("h", (int(number) for number in reader.row)).tobytes())
                base.append(reader.by_hand(state, side))
            handmade += [game.evaluate(state, seat) for seat in speakers]
            expected += values or [-1.0] * len(speakers)
        state.apply(code)
    results = [float(reader.known(state, seat)) for seat in speakers]
    finals = [reader.final(state, side) for side in range(len(speakers))]
    return Played(len(speakers), results, finals, expected, handmade, base, b"".join(rows))


def began(state: State) -> bool:
    """Is the set-up over? Until then there is nothing to describe."""
    return state.actor() != CHANCE or state.horizon() > 0


def decide(bot: Any, turn: Turn, chance: random.Random) -> tuple[int, float]:
    """What the bot plays, or now and then something else, and the result that it expects."""
    if len(turn.codes) == 1:
        return turn.codes[0], -1.0
    assert isinstance(bot, Thinker)
    found = bot.search(turn, Limit(bot.effort, inf))
    best = found[0].value if found[0].value is not None else -1.0
    if (drawn := chance.random()) < WANDER:
        return chance.choice(turn.codes), best
    picked = chance.choice(close(found, best)) if drawn < WANDER + VARY else found[0]
    return turn.codes[turn.legal.index(picked.action)], best


def close(found: list[Advice], best: float) -> list[Advice]:
    """The best action and those that are nearly as good, as far as the search has looked at them."""
    tried = found[0].weight // 4
    return [one for one in found[:5] if one.value is not None and one.value > best - CLOSE and one.weight >= tried]


def shared(value: float, side: int, sides: int) -> list[float]:
    """By side; the others share what is left. Below 0: nothing was expected."""
    if value < 0.0:
        return []
    if sides == 1:
        return [value]
    rest = (1.0 - value) / (sides - 1)
    return [value if one == side else rest for one in range(sides)]


def play_many(tables: list[Table], seed: str, seconds: float, jobs: int | None = None) -> Iterator[Played]:
    """Matches at these tables in turn, on all cores, until the time is over; those under way are ended."""
    context = get_context("fork")
    jobs = jobs or os.cpu_count() or 1
    queue = context.SimpleQueue()
    until = monotonic() + seconds
    crew = [context.Process(target=_work, args=(queue, tables, seed, worker, jobs, until)) for worker in range(jobs)]
    for process in crew:
        process.start()
    at_work = jobs
    while at_work:
        found: Played | str | None = queue.get()
        if isinstance(found, str):
            raise RuntimeError(found)
        if found is None:
            at_work -= 1
        else:
            yield found
    for process in crew:
        process.join()


def _work(queue: Any, tables: list[Table], seed: str, worker: int, jobs: int, until: float) -> None:
    number = worker
    try:
        while monotonic() < until:
            queue.put(play(tables[number % len(tables)], f"{seed}-{number}"))
            number += jobs
        queue.put(None)
    except BaseException as wrong:  # the parent has to hear of it, or it would wait for ever
        queue.put(f"match {seed}-{number}: {type(wrong).__name__}: {wrong}")
