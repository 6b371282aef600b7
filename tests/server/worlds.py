"""Two courses of one match that a viewer cannot tell apart, from the first card on.

A world is the list of all entries, chance included. Another world for a viewer has another entry here and there where
the viewer may not read it, so that the viewer has seen the same of both and sees the same now.
"""

from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, State

ENOUGH, TRIES = 10, 400  # attempts after which the best so far is taken; attempts before giving up
ONE_IN = 4  # of the entries that may differ
World = list[Action]


def another_world(match: Match, viewer: int | None, seed: str) -> World:
    """A world that differs from the match's in as many entries as possible; empty if the viewer knows everything."""
    sights, best, most = _sights(match, viewer), World(), 0
    for number in range(TRIES):
        found = _try(match, viewer, sights, Dice(f"{seed} {number}"))
        differences = sum(one != entry.action for one, entry in zip(found, match.log, strict=False))
        if differences > most:
            best, most = found, differences
        if best and number >= ENOUGH:
            break
    return best


def _sights(match: Match, viewer: int | None) -> list[tuple[str, View]]:
    """For each entry: as the viewer reads it, and what the viewer sees after it."""
    game, sights = match.game, []
    state: State = game.start(match.seats, match.options)
    for entry in match.log:
        read = game.seen(state, entry.action.code, viewer)
        state.apply(entry.action.code)
        sights.append((read, game.view(state, viewer, match.seats, match.options)))
    return sights


def _try(match: Match, viewer: int | None, sights: list[tuple[str, View]], dice: Dice) -> World:
    """Another course, or an empty one if the viewer would notice the difference."""
    game, world, same = match.game, World(), True
    state: State = game.start(match.seats, match.options)
    for true, (read, seen) in zip(match.log, sights, strict=True):
        code = true.action.code
        hidden = game.masks(state, code, viewer) is not None
        if not same or hidden:
            codes = [code for code, _ in state.chance()] if state.actor() == CHANCE else state.legal()
            if code not in codes or (hidden and dice.below(ONE_IN) == 0):
                codes = [code for code in codes if game.seen(state, code, viewer) == read]
                if not codes:
                    return World()
                code = codes[dice.below(len(codes))]
            if game.seen(state, code, viewer) != read:
                return World()
        world.append(game.action(state, code))
        same = same and code == true.action.code
        state.apply(code)
        if not same and game.view(state, viewer, match.seats, match.options) != seen:
            return World()
    return world
