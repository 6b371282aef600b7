"""Chapter 13: reads the season cards, and finds the cells of an area."""

from chrysalide.core.datafile import Table
from chrysalide.games.mariposas.facts.records import COLORS, GOALS, SEASONS, Aim, Demand, Edition, SeasonCard

SIDES = ("above", "below", "left", "right", "around", "near")
KINDS = ("count_in", "once", "birth_in", "double_on_birth")
OPS = ("at_least", "none_in", "flowers_each")


def read_season_cards(file: Table, cities: list[str]) -> list[SeasonCard]:
    file.only("season_card", "provenance")
    cards = [_read_card(table, cities) for table in file.tables("season_card")]
    if len({card.id for card in cards}) != len(cards):
        file.fail("season_card", "ids must differ", "season-twice")
    for season in SEASONS:
        if not 1 <= sum(card.season == season for card in cards) <= 60:
            file.fail("season_card", f"there is no card for {season} (3.1)", "season-none", season=season)
    return cards


def _read_card(card: Table, cities: list[str]) -> SeasonCard:
    card.only("id", "season", "goals")
    goals = [goal.called(f"{card.name}, goal {goal.name[6:]}") for goal in card.tables("goals")]
    if len(goals) > GOALS:
        card.fail("goals", f"a card may have {GOALS} goals", "season-goals", most=GOALS)
    return SeasonCard(card.word("id"), card.word("season", SEASONS), tuple(_read_goal(goal, cities) for goal in goals))


def _read_goal(goal: Table, cities: list[str]) -> Aim:
    kind = goal.word("kind", KINDS)
    allowed = {"once": ("points", "all"), "double_on_birth": ("area",), "birth_in": ("points", "area", "immediate")}
    goal.only("kind", *allowed.get(kind, ("points", "area")))
    points = 0 if kind == "double_on_birth" else goal.number("points", 1, 50)
    conditions: tuple[Demand, ...] = ()
    area: tuple[str, ...] = ()
    if kind == "once":
        conditions = tuple(_read_condition(goal, number, table, cities) for number, table in _all(goal))
    else:
        area = _read_area(goal, cities)
    return Aim(kind, points, goal.flag("immediate"), area, conditions)


def _all(goal: Table) -> list[tuple[int, Table]]:
    return list(enumerate(goal.tables("all"), 1))


def _read_condition(goal: Table, number: int, table: Table, cities: list[str]) -> Demand:
    condition = table.called(f"{goal.name}, condition {number}")
    op = condition.word("op", OPS)
    allowed = {"at_least": ("n", "area"), "none_in": ("area",), "flowers_each": ("n",)}
    condition.only("op", *allowed[op])
    n = 0 if op == "none_in" else condition.number("n", 1, 20)
    return Demand(op, n, () if op == "flowers_each" else _read_area(condition, cities))


def _read_area(table: Table, cities: list[str]) -> tuple[str, ...]:
    area = table.value("area")
    if not isinstance(area, list):
        table.fail("area", f"{area!r} is not a list of terms", "data-list")
    for term in area:
        side, _, name = str(term).partition(":")
        known = (side in SIDES and name in cities) or (side == "color" and name in COLORS)
        if not known and term not in ("double", "coast"):
            table.fail("area", f"{term!r} is not a term of the goal language", "season-term", term=str(term)[:40])
    return tuple(area)


def cells_in(edition: Edition, area: tuple[str, ...]) -> list[int]:
    """The cells for which every term of an area holds."""
    return [cell for cell in range(len(edition.cells)) if all(holds(edition, term, cell) for term in area)]


def holds(edition: Edition, term: str, number: int) -> bool:
    """2.6–2.10: does a term hold for a cell?"""
    side, _, name = term.partition(":")
    cell = edition.cells[number]
    if side == "color":
        return cell.color == name
    if side == "double":
        return cell.count == 2
    if side == "coast":
        return number in edition.coast
    city = next(place for place, found in enumerate(edition.cells) if found.city == name)
    if side in ("around", "near"):
        return number in edition.links[city] or (side == "near" and number == city)
    line = edition.cells[city]
    return {
        "above": cell.y < line.y,
        "below": cell.y > line.y,
        "left": cell.x < line.x - 0.5,
        "right": cell.x > line.x + 0.5,
    }[side]
