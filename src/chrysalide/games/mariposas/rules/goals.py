# mypyc
"""Chapters 12 and 13: what season cards, tiles and Michoacán are worth."""

from typing import Final

from mypy_extensions import i64

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
    bits,
    bytes_sum,
    flowers_of,
)
from chrysalide.games.mariposas.facts.records import ROWS, SEASONS
from chrysalide.games.mariposas.rules.position import (
    CYCLE,
    FINISHED,
    MICHOACAN,
    NURSERY,
    SOURCES,
    TILE_POINTS,
    Position,
)

GOALS: Final = 4  # on one season card, at most


class Goals(Position):
    """Counts points; says what every goal would bring now."""

    def weight(self, seat: i64, area: Area) -> i64:
        """9.7, 13.1: own butterflies in an area, doubles counting two."""
        number: i64 = 0
        base = seat * PIECES
        doubles = self.doubles[seat]
        for piece in range(PIECES):
            cell = self.at[base + piece]
            if cell >= 0 and area.holds[cell]:
                number += 1 + ((doubles >> piece) & 1)
        return number

    def fulfilled(self, seat: i64, condition: Condition) -> bool:
        """13.2–13.5: each condition is tested alone."""
        if condition.op == AT_LEAST:
            return self.weight(seat, condition.area) >= condition.n
        if condition.op == NONE_IN:
            return self.weight(seat, condition.area) == 0
        flowers = self.flowers[seat]
        for flower in range(TYPES):  # noqa: SIM110 - compiled, a generator would cost more
            if flowers_of(flowers, flower) < condition.n:
                return False
        return True

    def goal_points(self, seat: i64, goal: Goal, number: i64) -> i64:
        """13.1, 13.2, 13.7: what a goal brings at the season's end, as things stand."""
        if goal.kind == COUNT_IN:
            return goal.points * self.weight(seat, goal.area)
        if goal.kind == ONCE:
            for condition in goal.conditions:
                if not self.fulfilled(seat, condition):
                    return 0
            return goal.points
        if goal.kind == BIRTH_IN and not goal.immediate:
            return goal.points * ((self.births[seat] >> (8 * number)) & 255)
        return 0

    def cells_counted(self, seat: i64, goal: Goal) -> list[str]:
        """The cells whose butterflies fulfil a goal, a double's twice."""
        cells: list[str] = []
        for piece in range(PIECES):
            cell = self.here(seat, piece)
            if cell < 0:
                continue
            counted = goal.kind == COUNT_IN and goal.area.holds[cell] != 0
            for condition in goal.conditions:
                counted = counted or (condition.op == AT_LEAST and condition.area.holds[cell] != 0)
            if counted:
                cells.extend([self.board.ids[cell]] * (2 if self.is_double(seat, piece) else 1))
        return cells

    def active_goals(self) -> list[Goal]:
        """10.2: those of the season being played."""
        card = self.revealed[self.season]
        return self.board.goals[card] if card >= 0 else []

    def add_points(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat] = self.points[seat] + points
        self.ledger[seat * SOURCES + source] = self.ledger[seat * SOURCES + source] + points

    # --- births -------------------------------------------------------------------------------------------------

    def score_birth(self, seat: i64, cell: i64) -> None:
        """13.6, 8.3: what a birth scores at once."""
        self.count_birth(seat, cell)
        self.score_nursery(seat, cell)

    def count_birth(self, seat: i64, cell: i64) -> None:
        """13.6, 13.7, 13.9: the birth goals of the season, on the parent's cell."""
        goals = self.active_goals()
        for number in range(len(goals)):
            goal = goals[number]
            if goal.kind != BIRTH_IN or not goal.area.holds[cell]:
                continue
            if goal.immediate:
                self.add_points(seat, self.season * GOALS + number, goal.points)
                if self.trace is not None:
                    self.tell_goal("points-birth", seat, number, goal.points, [self.board.ids[cell]], cell)
            else:
                self.births[seat] = self.births[seat] + (i64(1) << (8 * number))

    def score_nursery(self, seat: i64, cell: i64) -> None:
        """8.3: a point at each birth of the seat."""
        for row in range(3):
            if not (self.earned[seat] >> row) & 1:
                continue
            tile = self.board.tiles[self.tiles[row]]
            if tile.points_per_birth:
                self.add_points(seat, NURSERY, tile.points_per_birth)
                if self.trace is not None:
                    args = {"seat": int(seat), "points": tile.points_per_birth, "tile": tile.id}
                    self.tell("points-nursery", {**args, **self.cell_args(cell)})

    # --- the end of a season ------------------------------------------------------------------------------------

    def score_season(self) -> None:
        """11.3: every seat scores the season's card."""
        goals = self.active_goals()
        for seat in range(self.seats):
            sum_of_season: i64 = 0
            for number in range(len(goals)):
                points = self.goal_points(seat, goals[number], number)
                if points:
                    sum_of_season += points
                    self.add_points(seat, self.season * GOALS + number, points)
                    if self.trace is not None:
                        self.tell_goal("points-goal", seat, number, points, self.cells_counted(seat, goals[number]), -1)
            if self.trace is not None:
                season = SEASONS[self.season]
                args = {"seat": seat, "season": season, "points": int(sum_of_season), "total": int(self.points[seat])}
                self.tell("season-scored", args)
            self.births[seat] = 0

    def tell_goal(self, kind: str, seat: i64, number: i64, points: i64, cells: list[str], cell: i64) -> None:
        args = {
            "seat": int(seat),
            "points": int(points),
            "season": SEASONS[self.season],
            "card": self.board.edition.season_cards[self.revealed[self.season]].id,
            "goal": int(number) + 1,
            "cells": cells,
            "codes": [cell.upper() for cell in cells],
        }
        self.tell(kind, {**args, **self.cell_args(cell)} if cell >= 0 else args)

    def at_michoacan(self, seat: i64, youngest_only: bool) -> i64:
        """12.2, 12.4, 8.8: butterflies at Michoacán, doubles counting two, with homecoming."""
        number: i64 = 0
        for piece in range(PIECES):
            if self.here(seat, piece) == self.board.home and (GENERATION[piece] == 4 or not youngest_only):
                number += 2 if self.is_double(seat, piece) else 1
        for row in range(3):
            if (self.earned[seat] >> row) & 1:
                number += self.board.tiles[self.tiles[row]].michoacan_bonus
        return number

    def cycle_cards(self, seat: i64) -> i64:
        return bits(self.held[seat] & CYCLE_CARDS)

    def finish(self) -> None:
        """12.1: after the goals of autumn Michoacán, the life-cycle cards and the tiles."""
        for seat in range(self.seats):
            weight = self.at_michoacan(seat, True)
            points = self.board.michoacan(weight)
            self.add_points(seat, MICHOACAN, points)
            cards = self.cycle_cards(seat)
            cycle = cards * self.board.points_each
            self.add_points(seat, CYCLE, cycle)
            if self.trace is not None and points:
                self.tell("points-michoacan", {"seat": seat, "points": int(points), "weight": int(weight)})
            if self.trace is not None and cycle:
                self.tell("points-cycle", {"seat": seat, "points": int(cycle), "cards": int(cards)})
            for row in range(3):
                if (self.earned[seat] >> row) & 1:
                    self.score_tile(seat, row)
        self.phase = FINISHED
        if self.trace is not None:
            winners = self.winners()
            shared = "yes" if len(winners) > 1 else "no"
            self.tell("match-won", {"seat": winners[0], "points": int(self.points[winners[0]]), "shared": shared})

    def score_tile(self, seat: i64, row: i64) -> None:
        tile = self.board.tiles[self.tiles[row]]
        if tile.end_points:
            self.add_points(seat, TILE_POINTS + row, tile.end_points)
            if self.trace is not None:
                args = {"seat": int(seat), "points": tile.end_points, "row": ROWS[row], "tile": tile.id}
                self.tell("points-tile", args)

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        at_home, flowers = self.at_michoacan(seat, False), bytes_sum(self.flowers[seat])
        return int(self.points[seat]), int(at_home), int(flowers), int(self.cycle_cards(seat))
