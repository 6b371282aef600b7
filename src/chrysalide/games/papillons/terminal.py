"""The table drawn with letters: the grid with its coordinates, then a line for each seat."""

from collections.abc import Callable
from typing import Any

from chrysalide.core.drawing import Line
from chrysalide.core.game import View
from chrysalide.games.papillons.board import COLOURS, SHAPES

Say = Callable[..., str]

STYLES = dict(zip(COLOURS, ("bright_blue", "bright_yellow", "bright_red", "bright_green"), strict=True))
TOKENS = {"net": "#", "web": "*", None: " "}
WIDTH = 4  # letters for a cell


def draw(view: View, say: Say, names: list[str]) -> list[Line]:
    lines = _grid(view, say) if view["table"] else []
    if view["holding"]:
        lines.append([("  → ", "bold green"), _words(view["holding"], say)])
    if view["hand"]:
        lines.append([(f"  {say('table-hand')}  ", "bold"), *_hand(view["hand"], say)])
    lines += [_seat(view, seat, say, names) for seat in view["seats"]]
    lines.append([(f"  {say('table-deck')}  ", "bold"), (str(view["deck"]), "", "deck")])
    if view["duty"]:
        seat = view["seat"]
        expert = "yes" if view["options"]["expert"] else "no"
        duty = say("table-duty", seat=seat, expert=expert, you="no", player=names[seat])
        lines.append([(f"  {duty}", "bold")])
    return [*lines, _legend(say)]


def _grid(view: View, say: Say) -> list[Line]:
    """Columns and rows carry their numbers, because actions name cells (2.2)."""
    left, top, right, bottom = view["box"]
    cards = {(card["x"], card["y"]): card for card in view["table"]}
    head: Line = [("     ", ""), *((f"{x:>{WIDTH}}", "dim") for x in range(left - 1, right + 2))]
    lines = [head]
    for y in range(top - 1, bottom + 2):
        row = [_cell(view, cards.get((x, y)), f"cell:{x},{y}", say) for x in range(left - 1, right + 2)]
        lines.append([(f"{y:>4} ", "dim"), *(piece for pieces in row for piece in pieces)])
    return [*lines, []]


def _cell(view: View, card: dict[str, Any] | None, target: str, say: Say) -> Line:
    """` Rb#`: kind and token; the protected card in brackets, the winning line and a lifted card bold."""
    if card is None:
        return [("   ·", "dim", target)]
    kind, style = _words(card, say)
    safe = view["protected"] is not None and view["protected"]["cell"] == card["cell"]
    lifted = view["lifted"] == card["cell"]
    if lifted or (view["end"] is not None and card["cell"] in view["end"]["line"]):
        style = f"bold reverse {style}"
    closing = ")" if safe else TOKENS[card["token"]]
    return [("(" if safe else " ", "", target), (kind, style, target), (closing, "bold", target)]


def _words(card: dict[str, Any], say: Say) -> tuple[str, str]:
    """Shape and colour, by letters of the reader's language."""
    return say("letter", goal=card["shape"]) + say("letter", goal=card["colour"]), STYLES[card["colour"]]


def _hand(cards: list[dict[str, Any]], say: Say) -> Line:
    pieces: list[Line] = [[(*_words(card, say), f"hand:{card['kind']}"), ("  ", "")] for card in cards]
    return [piece for pair in pieces for piece in pair]


def _seat(view: View, seat: dict[str, Any], say: Say, names: list[str]) -> Line:
    """`▸ Camille  ■■  # *  round green`: cards in hand, tokens left, goals as far as they are known."""
    line: Line = [
        ("▸ " if view["actor"] == seat["seat"] else "  ", "bold green"),
        (f"{names[seat['seat']]:<{max(map(len, names))}}  ", "bold"),
        (f"{'■' * seat['hand']:<2}  ", ""),
        *_tokens(view, seat),
    ]
    if seat["team"]:
        line.append((f"{say('table-team', team=seat['team'], mates='no')}  ", ""))
    goals = [say("table-goal", goal=goal) for goal in seat["goals"] or ()]
    line.append((", ".join(goals) or "?", "" if goals else "dim"))
    if seat["demanded"]:
        line.append((f"  {say('table-demanded', seat=seat['seat'], you='no', player=names[seat['seat']])}", "bold"))
    return line


def _tokens(view: View, seat: dict[str, Any]) -> Line:
    """Those of the viewer can be clicked."""
    pieces: Line = []
    for token, mark in TOKENS.items():
        if token is not None:
            shown = mark if seat[token] else " "
            pieces.append((shown, "bold", token) if seat["seat"] == view["viewer"] else (shown, "bold"))
            pieces.append((" ", ""))
    return [*pieces, (" ", "")]


def _legend(say: Say) -> Line:
    line: Line = [("  ", "")]
    for goal in (*SHAPES, *COLOURS):
        line += [(say("letter", goal=goal), STYLES.get(goal, "bold")), (f" {say('table-goal', goal=goal)}   ", "dim")]
    return line
