"""The table drawn with letters of the reader's language: the map, the season's goals, and what every seat has."""

from collections.abc import Callable
from typing import Any

from chrysalide.core.drawing import Line, Piece, length
from chrysalide.core.game import View
from chrysalide.games.mariposas.facts.records import FLOWERS

Say = Callable[..., str]

WIDTH = 7  # letters for a cell
STYLES = {"red": "red", "yellow": "yellow", "orange": "bright_red", "green": "green", "blue": "blue"}
SEATS = "ABCDE"  # marks of the seats on the map, followed by the generations of their butterflies there


def draw(view: View, say: Say, names: list[str]) -> list[Line]:
    legend: Line = [(say("table-legend"), "dim")]
    seats = [*_seats(view, say, names), *_table(view, say)]
    return [*_map(view, say), legend, [], *_seasons(view, say, names), [], *seats]


# --- the map ------------------------------------------------------------------------------------------------------


def _map(view: View, say: Say) -> list[Line]:
    """One or two lines for each row of cells: what a cell gives, and who is there."""
    lines: list[Line] = []
    for row in range(max(cell["y"] for cell in view["cells"]) + 1):
        cells = sorted((cell for cell in view["cells"] if cell["y"] == row), key=lambda cell: cell["x"])
        if cells:
            lines.append(_row(cells, lambda cell: [_ground(cell, say)]))
            guests = _row(cells, lambda cell: _guests(view, cell["cell"]))
            if any(piece[0].strip() for piece in guests):
                lines.append(guests)
    return lines


def _row(cells: list[View], paint: Callable[[View], Line]) -> Line:
    line: Line = []
    column = 0
    for cell in cells:
        left = int(cell["x"] * WIDTH)
        pieces = paint(cell)
        rest = " " * (WIDTH - length(pieces))
        line += [(" " * (left - column), ""), *pieces, (rest, "", f"cell:{cell['cell']}")]
        column = left + WIDTH
    return line


def _ground(cell: View, say: Say) -> Piece:
    """`D5 oo*`: the flowers of a cell, `*` where it touches a plant; a city by its name and `?` while unknown."""
    plant, target = "*" if cell["milkweed"] else "", f"cell:{cell['cell']}"
    if cell["kind"] == "flower":
        flowers = say("letter", flower=cell["flower"]) * cell["count"]
        return f"{cell['cell'].upper()} {flowers}{plant}"[:WIDTH], STYLES[cell["color"]], target
    first, _, second = str(cell["name"]).upper().partition(" ")
    short = first[0] + second[:3] if second else first[:4]
    mark = "?" if cell["token"] == "hidden" else ""
    return f"{short}{mark}{plant}", "bold magenta" if cell["token"] == "hidden" else "magenta", target


def _guests(view: View, name: str) -> Line:
    """`A12²`: who is there; one's own butterflies can be clicked, and anything else means the cell."""
    pieces: Line = []
    for seat in view["seats"]:
        there = [piece for piece in seat["pieces"] if piece["cell"] == name]
        if there:
            pieces.append((SEATS[seat["seat"]], "bold", f"cell:{name}"))
        for piece in there:
            target = f"piece:{piece['piece']}" if seat["seat"] == view["viewer"] else f"cell:{name}"
            pieces.append((f"{piece['generation']}{'²' if piece['double'] else ''}", "bold", target))
    return pieces if length(pieces) < WIDTH else _cut(pieces, f"cell:{name}")


def _cut(pieces: Line, target: str) -> Line:
    while length(pieces) > WIDTH - 2:
        pieces = pieces[:-1]
    return [*pieces, ("…", "bold", target)]


# --- goals --------------------------------------------------------------------------------------------------------


def _seasons(view: View, say: Say, names: list[str]) -> list[Line]:
    lines: list[Line] = []
    for season in view["seasons"]:
        if season["card"] is None or season["past"]:
            continue
        style = "bold" if season["active"] else "dim"
        title = say("season-card", card=season["card"], season=season["season"])
        lines.append([(f"{say('season', season=season['season'])} · {title}", style)])
        for goal in season["goals"]:
            lines.append([(f"  {goal_words(goal, say)}", "" if season["active"] else "dim")])
            lines.append([("    ", ""), (_progress(goal, say, names), "dim")])
    return lines


def _progress(goal: View, say: Say, names: list[str]) -> str:
    parts = []
    for shown in goal["seats"]:
        points = shown["scored"] if shown["now"] is None else shown["now"]
        label = f"{SEATS[shown['seat']]} {names[shown['seat']]}"
        parts.append(say("table-labelled", label=label, value=say("goal-now", points=points)))
    return " · ".join(parts)


def goal_words(goal: View, say: Say) -> str:
    """A goal in words, put together from its terms."""
    conditions = [
        say(f"condition-{condition['op']}", n=condition["n"], area=area_words(condition["terms"], say))
        for condition in goal["conditions"]
    ]
    immediate = "yes" if goal["immediate"] else "no"
    area = area_words(goal["terms"], say)
    words = say(f"goal-{goal['kind']}", points=goal["points"], area=area, conditions=conditions, immediate=immediate)
    return words if goal["kind"] == "double_on_birth" else say("goal-worth", points=goal["points"], goal=words)


def area_words(terms: list[dict[str, Any]], say: Say) -> str:
    if not terms:
        return say("area-all")
    texts = [say(f"term-{term['term']}", **{k: v for k, v in term.items() if k != "term"}) for term in terms]
    return say("area", terms=texts)


# --- seats and table ----------------------------------------------------------------------------------------------


def _seats(view: View, say: Say, names: list[str]) -> list[Line]:
    lines: list[Line] = []
    for seat in view["seats"]:
        number = seat["seat"]
        flowers = " ".join(f"{say('letter', flower=flower)}{seat['flowers'][flower]}" for flower in FLOWERS)
        lines.append(
            [
                ("▸ " if view["actor"] == number else "  ", "bold green"),
                (f"{SEATS[number]} {names[number]}  ", "bold"),
                (f"{say('table-points', points=seat['score'])}  ", "bold"),
                (f"{say('table-flowers')} {flowers}  ", ""),
                (say("table-labelled", label=say("table-played"), value=_in_front(view, seat, say)), "dim"),
            ]
        )
        got = [_way(card, say) for card in (*seat["cards"], *seat["bonus"])]
        got += [say("tile", tile=tile["tile"]) for tile in seat["tiles"]]
        if got:
            lines.append([("    ", ""), (say("table-labelled", label=say("table-cards"), value=", ".join(got)), "dim")])
    return lines


def _in_front(view: View, seat: View, say: Say) -> str:
    """4.4: the cards played this season, action cards and then bonus cards."""
    bonus = [_way(card, say) for card in seat["laid"]]
    return " | ".join([*([_kinds(view, seat["played"], say)] if seat["played"] or not bonus else []), *bonus])


def _kinds(view: View, cards: list[str], say: Say) -> str:
    """Action cards in words."""
    kinds = {kind["card"]: kind for kind in view["kinds"]}
    shown = [
        say("kind", card=card, moves=kinds[card]["moves"], with_flower="yes" if kinds[card]["flower"] else "no")
        for card in cards
    ]
    return " | ".join(shown) or "–"


def _way(card: str, say: Say) -> str:
    color, dash, stage = card.partition("-")
    return say("way", card=card, color=color if dash else "none", stage=stage or "bonus")


def _table(view: View, say: Say) -> list[Line]:
    lines: list[Line] = []
    if view["hand"]:
        lines.append(_hand(view, say))
    discard = sum(view["discard"].values())
    lines.append([(say("table-deck", deck=view["deck"], discard=discard), "dim")])
    known = [cell for cell in view["cells"] if cell["token"] not in (None, "hidden")]
    for cell in known:
        text = say("way", card=cell["token"], color=cell["token"].partition("-")[0], stage=_stage(cell["token"]))
        place = say("place", code=cell["cell"].upper(), place=cell["place"], name=cell["name"])
        lines.append([("  ", ""), (say("table-labelled", label=place, value=text), "magenta")])
    return lines


def _hand(view: View, say: Say) -> Line:
    line: Line = [(say("table-labelled", label=say("table-hand"), value=""), "bold")]
    for place, card in enumerate(view["hand"]):
        line += [(" | " if place else "", ""), (_kinds(view, [card], say), "bold", f"hand:{card}")]
    return line


def _stage(token: str) -> str:
    if token == "wild":
        return "wild"
    return token.partition("-")[2] or "bonus"
