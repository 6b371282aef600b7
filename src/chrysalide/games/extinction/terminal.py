"""The table drawn with letters: the board beside the counters, then ambassadors, places, effects and seats."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from chrysalide.core.drawing import Line, Piece, length
from chrysalide.core.game import View

Say = Callable[..., str]

WIDTH = 3  # letters of a cell
MARGIN = 3  # letters left of the board
WARNINGS = {"none": "", "low": "bold yellow", "last": "bold red"}
COLOURS = {"blue": "bright_blue", "green": "bright_green", "grey": "dim"}
JOIN = " · "


def draw(view: View, say: Say, names: list[str]) -> list[Line]:
    return [
        *_side_by_side(_board(view), _counters(view, say)),
        [],
        *_ambassadors(view, say),
        *_places(view, say, names),
        *_effects(view, say),
        *_seats(view, say, names),
    ]


def phrase(message: View, say: Say) -> str:
    return say(message["id"], **message["args"])


def text_of(card: View, say: Say) -> str:
    """What a card says: its phrases one after the other."""
    phrases = [phrase(part, say) for part in card["text"]]
    if card["cost_note"]:
        phrases.append(phrase(card["cost_note"], say))
    elif card["cost"]:
        phrases.append(say("text-cost", n=card["cost"]))
    words = JOIN.join(phrases)
    return f"{phrase(card['when'], say)} – {words}" if card["when"] else words


def percent(chance: View) -> int:
    return int(round(100 * chance["value"]))


# --- the board ----------------------------------------------------------------------------------------------------


def _board(view: View) -> list[Line]:
    side = max(cell["column"] for cell in view["cells"])
    lines: list[Line] = [[(" " * MARGIN, ""), ("".join(f"{number:^{WIDTH}}" for number in range(1, side + 1)), "dim")]]
    for row in range(1, side + 1):
        cells = [cell for cell in view["cells"] if cell["row"] == row]
        lines.append([(f"{row:^{MARGIN}}", "dim"), *map(_cell, cells)])
    return lines


def _cell(cell: View) -> Piece:
    """A tile is dark, animals are counted."""
    target = f"cell:{cell['cell']}"
    if cell["tile"]:
        return "▓" * WIDTH, "red", target
    if cell["animals"]:
        style = "bold red" if cell["starves"] else "bold yellow"
        return f"{cell['animals']:^{WIDTH}}", style, target
    return f"{'·':^{WIDTH}}", "green", target


def _side_by_side(left: list[Line], right: list[Line]) -> list[Line]:
    width = max(map(length, left)) + 3
    nothing: Line = []
    pairs = zip_longest(left, right, fillvalue=nothing)
    return [[*one, (" " * (width - length(one)), ""), *other] for one, other in pairs]


def _counters(view: View, say: Say) -> list[Line]:
    track, birth, population = view["track"], view["birth"], view["population"]
    last = track["years"][-1]["year"]
    year = say("table-year", year=view["year"], last_year=last, turns_left=track["turns_left"], which=_next(view))
    animals = say("table-population", n=population["count"], couples=population["couples"], module=view["module"])
    if birth["why"]:
        born = say("table-no-birth", why=birth["why"])
    else:
        born = say("table-birth", target=birth["target"], percent=percent(birth["chance"]))
    supply = say("table-supply", module=view["module"], n=view["supply"]["animals"], **view["supply"])
    lines: list[Line] = [
        [(year, "bold")],
        [(animals, WARNINGS[population["warning"]])],
        [(born, "")],
        [(say("table-reserve", n=view["reserve"]["tiles"]), WARNINGS[view["reserve"]["warning"]])],
        [(supply, "dim")],
    ]
    if view["skip"]:
        lines.append([(say("table-skip", n=view["skip"]), "bold green")])
    return [*lines, [(say("table-legend", module=view["module"]), "dim")]]


def _next(view: View) -> str:
    return str(view["vote"]["which"])


# --- ambassadors --------------------------------------------------------------------------------------------------


def _ambassadors(view: View, say: Say) -> list[Line]:
    vote = view["vote"]
    odds = say("table-vote-chance", percent=percent(vote["chance"]), needed=vote["needed"])
    return [
        [(say("table-ambassadors"), "bold"), (f"  {odds}", "dim")],
        *(_ambassador(one, say) for one in view["ambassadors"]),
    ]


def _ambassador(one: View, say: Say) -> Line:
    name = say("ambassador", **ambassador_args(one))
    line: Line = [(f"  {one['slot']} ", "dim"), (name, COLOURS.get(one["colour"], ""), f"amb:{one['slot']}")]
    if one["target"] is None:
        return line
    dice = " + ⚄" * one["dice"]
    line.append((f"  {one['value']} + {one['cubes']}{dice} / {one['target']}", "bold" if one["face_up"] else "dim"))
    if one["yes"] is not None:
        rolled = f" ({', '.join(map(str, one['rolled']))})" if one["rolled"] else ""
        return [*line, (f"  {'✔' if one['yes'] else '✘'}{rolled}", "bold green" if one["yes"] else "red")]
    line.append((f"  {say('chance', percent=percent(one['chance']))}", "green" if one["chance"]["num"] else "dim"))
    return [*line, (f"  {JOIN.join(phrase(part, say) for part in one['text'])}", "dim")]


def ambassador_args(one: View) -> dict[str, Any]:
    return {
        "slot": one["slot"],
        "colour": one["colour"],
        "ambassador": one["ambassador"] or "none",
        "ambassador_name": one["name"] or "",
    }


# --- places of dice -----------------------------------------------------------------------------------------------


def _places(view: View, say: Say, names: list[str]) -> list[Line]:
    return [[(say("table-places"), "bold")], *(_place(view, place, say, names) for place in view["places"])]


def _place(view: View, place: View, say: Say, names: list[str]) -> Line:
    name = say(
        "place-name",
        place=place["place"],
        card=place["card"],
        card_name=place["name"],
        owner_seat=-1 if place["owner"] is None else place["owner"],
        twin=place["twin"],
    )
    may = [str(value["value"]) for value in place["values"] if value["may"]]
    target = f"place:{place['place']}"
    line: Line = [(f"  {'/'.join(may) or ' ':>5} ", "bold green"), (name, "" if may else "dim", target), (" ", "")]
    line += [(f"[{_name(names, die['seat'])} {die['value']}]", "cyan") for die in place["dice"]]
    return [*line, (f"  {text_of(view['cards'][place['card']], say)}", "dim")]


def _name(names: list[str], seat: int) -> str:
    return names[seat] if seat < len(names) and names[seat] else f"#{seat}"


# --- effects ------------------------------------------------------------------------------------------------------


def _effects(view: View, say: Say) -> list[Line]:
    effects = view["effects"]
    lines: list[Line] = []
    if effects["constants"]:
        lines.append([(say("table-constants"), "bold")])
    for one in effects["constants"]:
        style = "reverse" if one["now"] else ("dim" if one["blocked"] else "")
        name = say("effect", effect=one["effect"], effect_name=one["name"], module=view["module"])
        target = f"const:{one['position']}"
        lines.append([(f"  {one['position']} ", "dim"), (name, style, target), (f"  {text_of(one, say)}", "dim")])
    title = say("table-effects", deck=effects["deck"], discard=effects["discard"])
    left = [
        f"{card['left']} {say('effect', effect=card['effect'], effect_name=card['name'], module=view['module'])}"
        for card in effects["cards"]
        if card["left"]
    ]
    lines.append([(f"{title}  ", "bold"), (JOIN.join(left), "dim")])
    if effects["top"]:
        known = next(card for card in effects["cards"] if card["effect"] == effects["top"])
        top = say("table-top", effect=known["effect"], effect_name=known["name"], module=view["module"])
        lines.append([(f"  {top}", "bold")])
    return lines


# --- seats --------------------------------------------------------------------------------------------------------


def _seats(view: View, say: Say, names: list[str]) -> list[Line]:
    lines: list[Line] = []
    for seat in view["seats"]:
        lines.append(_seat(view, seat, say, names))
        lines += _cards_of(view, seat, say)
    return lines


def _seat(view: View, seat: View, say: Say, names: list[str]) -> Line:
    line: Line = [
        ("▸ " if view["seat"] == seat["seat"] else "  ", "bold green"),
        (_name(names, seat["seat"]), "bold"),
    ]
    if seat["role"]:
        line.append((f"  {say('role', role=seat['role'], role_name=seat['role_name'])}", ""))
    if seat["specialty"]:
        words = say("specialty", specialty=seat["specialty"], specialty_name=seat["specialty_name"])
        line.append((f" ({words})", "dim"))
    line.append((f"  {say('text-cost', n=seat['money'])}", "yellow"))
    acts = view["seat"] == seat["seat"]
    dice = [str(die["value"]) for die in seat["dice"] if die["place"] is None]
    if dice:
        line.append((f"  {say('table-dice')}", "bold cyan"))
        for value in dice:
            line += [(" ", ""), (value, "bold cyan", f"die:{value}") if acts else (value, "bold cyan")]
    return line


def _cards_of(view: View, seat: View, say: Say) -> list[Line]:
    found: list[Line] = []
    style = "" if seat["seat"] == view["seat"] else "dim"
    if seat["hand"] is None:
        found.append([("    ", ""), (say("table-hidden-hand", n=seat["hand_count"]), style)])
    elif seat["hand"]:
        found.append(_named(view, "table-hand", seat["hand"], style, say))
    if seat["permanents"]:
        cards = [permanent["card"] for permanent in seat["permanents"]]
        found.append(_named(view, "table-permanents", cards, style, say))
    return found


def _named(view: View, label: str, cards: list[str], style: str, say: Say) -> Line:
    line: Line = [("    ", ""), (say("table-labelled", label=say(label), text=""), style)]
    for place, card in enumerate(cards):
        name = say("card", card=card, card_name=view["cards"][card]["name"])
        line += [(JOIN if place else "", style), (name, style, f"card:{card}")]
    return line
