# mypyc
"""Chapters 12 and 13: what season cards, tiles and Michoacán are worth, and who wins."""

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.games.mariposas.board import (
    AT_LEAST,
    BIRTH_IN,
    COUNT_IN,
    CYCLE_CARDS,
    GENERATION,
    NONE_IN,
    ONCE,
    PIECES,
    TYPES,
    Area,
    Condition,
    Goal,
    bytes_sum,
    flowers_of,
)
from chrysalide.games.mariposas.facts.records import GOALS, ROWS, SEASONS
from chrysalide.games.mariposas.rules.naming import cell_args
from chrysalide.games.mariposas.rules.phases import FINISHED
from chrysalide.games.mariposas.rules.position import CYCLE, MICHOACAN, NURSERY, SOURCES, TILE_POINTS, Position


def weight(at: Position, seat: i64, area: Area) -> i64:
    """9.7, 13.1: own butterflies in an area, doubles counting two."""
    number: i64 = 0
    base = seat * PIECES
    doubles = at.doubles[seat]
    for piece in range(PIECES):
        cell = at.places[base + piece]
        if cell >= 0 and area.holds[cell]:
            number += 1 + ((doubles >> piece) & 1)
    return number


def fulfilled(at: Position, seat: i64, condition: Condition) -> bool:
    """13.2–13.5: each condition is tested alone."""
    if condition.op == AT_LEAST:
        return weight(at, seat, condition.area) >= condition.n
    if condition.op == NONE_IN:
        return weight(at, seat, condition.area) == 0
    flowers = at.flowers[seat]
    for flower in range(TYPES):  # noqa: SIM110 - compiled, a generator would cost more
        if flowers_of(flowers, flower) < condition.n:
            return False
    return True


def goal_points(at: Position, seat: i64, goal: Goal, number: i64) -> i64:
    """13.1, 13.2, 13.7: what a goal brings at the season's end, as things stand."""
    if goal.kind == COUNT_IN:
        return goal.points * weight(at, seat, goal.area)
    if goal.kind == ONCE:
        for condition in goal.conditions:
            if not fulfilled(at, seat, condition):
                return 0
        return goal.points
    if goal.kind == BIRTH_IN and not goal.immediate:
        return goal.points * ((at.births[seat] >> (8 * number)) & 255)
    return 0


def cells_counted(at: Position, seat: i64, goal: Goal) -> list[str]:
    """The cells whose butterflies fulfil a goal, a double's twice."""
    cells: list[str] = []
    for piece in range(PIECES):
        cell = at.here(seat, piece)
        if cell < 0:
            continue
        counted = goal.kind == COUNT_IN and goal.area.holds[cell] != 0
        for condition in goal.conditions:
            counted = counted or (condition.op == AT_LEAST and condition.area.holds[cell] != 0)
        if counted:
            cells.extend([at.board.ids[cell]] * (2 if at.is_double(seat, piece) else 1))
    return cells


def active_goals(at: Position) -> list[Goal]:
    """10.2: those of the season being played."""
    card = at.revealed[at.season]
    return at.board.goals[card] if card >= 0 else []


def add_points(at: Position, seat: i64, source: i64, points: i64) -> None:
    at.points[seat] = at.points[seat] + points
    at.ledger[seat * SOURCES + source] = at.ledger[seat * SOURCES + source] + points


# --- births -------------------------------------------------------------------------------------------------------


def score_birth(at: Position, seat: i64, cell: i64) -> None:
    """13.6, 8.3: what a birth scores at once."""
    count_birth(at, seat, cell)
    score_nursery(at, seat, cell)


def count_birth(at: Position, seat: i64, cell: i64) -> None:
    """13.6, 13.7, 13.9: the birth goals of the season, on the parent's cell."""
    goals = active_goals(at)
    for number in range(len(goals)):
        goal = goals[number]
        if goal.kind != BIRTH_IN or not goal.area.holds[cell]:
            continue
        if goal.immediate:
            add_points(at, seat, at.season * GOALS + number, goal.points)
            if at.trace is not None:
                tell_goal(at, "points-birth", seat, number, goal.points, [at.board.ids[cell]], cell)
        else:
            at.births[seat] = at.births[seat] + (i64(1) << (8 * number))


def score_nursery(at: Position, seat: i64, cell: i64) -> None:
    """8.3: a point at each birth of the seat."""
    for tile in at.earned_tiles(seat):
        if tile.points_per_birth:
            add_points(at, seat, NURSERY, tile.points_per_birth)
            if at.trace is not None:
                args = {"seat": int(seat), "points": tile.points_per_birth, "tile": tile.id}
                at.tell("points-nursery", {**args, **cell_args(at, cell)})


def birth_points(at: Position, seat: i64, cell: i64) -> i64:
    """13.6, 8.3: what `score_birth` would score at once."""
    points: i64 = 0
    for goal in active_goals(at):
        if goal.kind == BIRTH_IN and goal.immediate and goal.area.holds[cell]:
            points += goal.points
    for tile in at.earned_tiles(seat):
        points += tile.points_per_birth
    return points


# --- the end of a season ------------------------------------------------------------------------------------------


def score_season(at: Position) -> None:
    """11.3: every seat scores the season's card."""
    goals = active_goals(at)
    for seat in range(at.seats):
        sum_of_season: i64 = 0
        for number in range(len(goals)):
            points = goal_points(at, seat, goals[number], number)
            if points:
                sum_of_season += points
                add_points(at, seat, at.season * GOALS + number, points)
                if at.trace is not None:
                    tell_goal(at, "points-goal", seat, number, points, cells_counted(at, seat, goals[number]), -1)
        if at.trace is not None:
            season = SEASONS[at.season]
            args = {"seat": seat, "season": season, "points": int(sum_of_season), "total": int(at.points[seat])}
            at.tell("season-scored", args)
        at.births[seat] = 0


def tell_goal(at: Position, kind: str, seat: i64, number: i64, points: i64, cells: list[str], cell: i64) -> None:
    args = {
        "seat": int(seat),
        "points": int(points),
        "season": SEASONS[at.season],
        "card": at.board.edition.season_cards[at.revealed[at.season]].id,
        "goal": int(number) + 1,
        "cells": cells,
        "codes": [cell.upper() for cell in cells],
    }
    at.tell(kind, {**args, **cell_args(at, cell)} if cell >= 0 else args)


def at_michoacan(at: Position, seat: i64, youngest_only: bool) -> i64:
    """12.2, 12.4, 8.8: butterflies at Michoacán, doubles counting two, with homecoming."""
    number: i64 = 0
    for piece in range(PIECES):
        if at.here(seat, piece) == at.board.home and (GENERATION[piece] == 4 or not youngest_only):
            number += 2 if at.is_double(seat, piece) else 1
    for tile in at.earned_tiles(seat):
        number += tile.michoacan_bonus
    return number


def cycle_cards(at: Position, seat: i64) -> i64:
    return bits(at.held[seat] & CYCLE_CARDS)


def finish(at: Position) -> None:
    """12.1: after the goals of autumn Michoacán, the life-cycle cards and the tiles."""
    for seat in range(at.seats):
        butterflies = at_michoacan(at, seat, True)
        points = at.board.michoacan(butterflies)
        add_points(at, seat, MICHOACAN, points)
        cards = cycle_cards(at, seat)
        cycle = cards * at.board.points_each
        add_points(at, seat, CYCLE, cycle)
        if at.trace is not None and points:
            at.tell("points-michoacan", {"seat": seat, "points": int(points), "weight": int(butterflies)})
        if at.trace is not None and cycle:
            at.tell("points-cycle", {"seat": seat, "points": int(cycle), "cards": int(cards)})
        for row in range(3):
            if (at.earned[seat] >> row) & 1:
                score_tile(at, seat, row)
    at.phase = FINISHED
    if at.trace is not None:
        won = winners(at)
        shared = "yes" if len(won) > 1 else "no"
        at.tell("match-won", {"seat": won[0], "points": int(at.points[won[0]]), "shared": shared})


def score_tile(at: Position, seat: i64, row: i64) -> None:
    tile = at.board.tiles[at.tiles[row]]
    if tile.end_points:
        add_points(at, seat, TILE_POINTS + row, tile.end_points)
        if at.trace is not None:
            args = {"seat": int(seat), "points": tile.end_points, "row": ROWS[row], "tile": tile.id}
            at.tell("points-tile", args)


def winners(at: Position) -> list[int]:
    """12.4: most points, then butterflies at Michoacán, flowers, life-cycle cards; else shared."""
    standings = [standing(at, seat) for seat in range(at.seats)]
    best = max(standings)
    return [seat for seat in range(at.seats) if standings[seat] == best]


def standing(at: Position, seat: int) -> tuple[int, int, int, int]:
    """12.4: what places are decided by, in order."""
    at_home, flowers = at_michoacan(at, seat, False), bytes_sum(at.flowers[seat])
    return int(at.points[seat]), int(at_home), int(flowers), int(cycle_cards(at, seat))
