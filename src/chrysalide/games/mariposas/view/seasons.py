"""Season cards with their areas, and what every goal would bring every seat now."""

from functools import lru_cache

from chrysalide.core.game import View
from chrysalide.games.mariposas.board import (
    BIRTH_IN,
    COUNT_IN,
    GOAL_KINDS,
    ONCE,
    OPS,
    Area,
    Goal,
)
from chrysalide.games.mariposas.codes import lexicon_named
from chrysalide.games.mariposas.facts.records import SEASONS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import FINISHED
from chrysalide.games.mariposas.rules.position import SOURCES
from chrysalide.games.mariposas.rules.scoring import cells_counted, fulfilled, goal_points, weight


def seasons(state: Mariposas) -> list[View]:
    return [_season(state, number) for number in range(len(SEASONS))]


def _season(state: Mariposas, number: int) -> View:
    card = state.revealed[number]
    over = state.phase == FINISHED or state.free_step >= 0
    past = number < state.season or (number == state.season and over)
    waiting = list(state.waiting[(number - 1) * state.seats : number * state.seats]) if number else [0] * state.seats
    goals = known_goals(state.board.edition.name, card) if card >= 0 else []
    return {
        "season": SEASONS[number],
        "card": state.board.edition.season_cards[card].id if card >= 0 else None,
        "active": number == state.season and not past,
        "past": past,
        "waiting": waiting,
        "generation": number + 1 if number else None,
        "goals": [
            {**goal, "seats": [_progress(state, number, place, seat, past) for seat in range(state.seats)]}
            for place, goal in enumerate(goals)
        ],
    }


@lru_cache(128)  # not for ever: people bring packs along
def known_goals(edition: str, card: int) -> list[View]:
    """The goals of a season card as they are printed."""
    board = lexicon_named(edition).board
    return [_goal(edition, number, goal) for number, goal in enumerate(board.goals[card], 1)]


def _goal(edition: str, number: int, goal: Goal) -> View:
    return {
        "goal": number,
        "kind": GOAL_KINDS[goal.kind],
        "points": goal.points,
        "immediate": goal.immediate,
        "terms": _terms(edition, goal.area),
        "cells": _area_of_goal(edition, goal),
        "conditions": [
            {
                "op": OPS[condition.op],
                "n": condition.n,
                "terms": _terms(edition, condition.area),
                "cells": _area(edition, condition.area),
            }
            for condition in goal.conditions
        ],
    }


def _area(edition: str, area: Area) -> list[str] | None:
    return [lexicon_named(edition).board.ids[cell] for cell in area.cells] if area.terms else None


def _area_of_goal(edition: str, goal: Goal) -> list[str] | None:
    if goal.kind != ONCE:
        return _area(edition, goal.area)
    cells = {cell for condition in goal.conditions if condition.area.terms for cell in condition.area.cells}
    return [lexicon_named(edition).board.ids[cell] for cell in sorted(cells)] or None


def _terms(edition: str, area: Area) -> list[View]:
    names = lexicon_named(edition).board.edition.names
    found: list[View] = []
    for term in area.terms:
        side, _, name = term.partition(":")
        if side == "color":
            found.append({"term": side, "color": name})
        else:
            found.append({"term": side, "place": name, "name": names[name]} if name else {"term": side})
    return found


def _progress(state: Mariposas, season: int, place: int, seat: int, past: bool) -> View:
    goal = state.board.goals[state.revealed[season]][place]
    at_the_end = goal.kind in (COUNT_IN, ONCE) or (goal.kind == BIRTH_IN and not goal.immediate)
    now: int | None = None
    if at_the_end and not past:
        counts = season == state.season or goal.kind != BIRTH_IN  # births are counted in their own season
        now = goal_points(state, seat, goal, place) if counts else 0
    return {
        "seat": seat,
        "now": now,
        "scored": state.ledger[seat * SOURCES + 4 * season + place],
        "weight": weight(state, seat, goal.area) if goal.kind == COUNT_IN and not past else None,
        "cells": cells_counted(state, seat, goal) if not past else [],
        "met": [fulfilled(state, seat, condition) for condition in goal.conditions] if not past else [],
    }
