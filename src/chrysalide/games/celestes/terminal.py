"""The table drawn with letters: overlapping cards, both collections, and what nobody has seen yet."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from chrysalide.core.drawing import Line
from chrysalide.core.game import View
from chrysalide.games.celestes.board import IDS, SPECIES

Say = Callable[..., str]

HALF = 3  # letters for half the width of a card
STEP = 2  # lines from one row of cards to the next, which hides the lower edge of the cards above
COLOURS = dict(zip(IDS, ("bright_red", "bright_blue", "bright_yellow", "bright_cyan", "bright_magenta"), strict=True))


def draw(view: View, say: Say, names: list[str]) -> list[Line]:
    lies = any(slot["face"] != "empty" or slot["slot"] == view["taken"] for slot in view["slots"])
    lines = [*_spread(view, say), []] if lies else []
    lines += [_collection(view, seat, say, names) for seat in range(len(view["seats"]))]
    if view["slots"]:
        lines += [_unseen(view, say), _legend(say)]
    return lines


# --- the cards --------------------------------------------------------------------------------------------------


def _spread(view: View, say: Say) -> list[Line]:
    """2.4: rows from the top; a card lies on those it covers, so it is painted after them."""
    width, height = HALF * view["layout"]["width"], STEP * view["layout"]["rows"] + 1
    canvas: list[Line] = [[(" ", "")] * width for _ in range(height)]
    for slot in view["slots"]:
        for down, pieces in enumerate(_card(slot, view["taken"], say)):
            letters: Line = [(letter, style, f"slot:{slot['slot']}") for text, style in pieces for letter in text]
            left = HALF * slot["x"]
            canvas[STEP * slot["row"] + down][left : left + len(letters)] = letters
    return [_joined(row) for row in canvas]


def _card(slot: dict[str, Any], taken: int | None, say: Say) -> list[list[tuple[str, str]]]:
    """The three lines of a card; a slot number stands on free cards only, as only these can be taken (2.5)."""
    if slot["face"] == "empty":
        return [[], [(f" {taken:>2} ·", "bold")]] if slot["slot"] == taken else []
    edge, inside, style = "dim", " ## " if slot["face"] == "down" else "    ", "dim"
    if slot["species"] is not None:
        letter = say("letter", species=slot["species"])
        inside, style = f"  {letter} ", COLOURS[slot["species"]]
        if slot["free"]:
            inside = f"{slot['slot']:>2} {letter}"
            edge, style = "bold green", f"bold {style}"
    return [[("┌────┐", edge)], [("│", edge), (inside, style), ("│", edge)], [("└────┘", edge)]]


def _joined(row: Line) -> Line:
    """Merge adjacent letters of one style and one card into one piece."""
    groups = groupby(row, key=lambda letter: letter[1:])
    return [("".join(text for text, *_ in letters), *kind) for kind, letters in groups]


# --- the collections --------------------------------------------------------------------------------------------


def _collection(view: View, seat: int, say: Say, names: list[str]) -> Line:
    """`Camille  ●●○  E 2 =3  B 1 =0  M 3 =5  S 1 =2  10 points`: tokens, cards and points by species, total."""
    shown = view["seats"][seat]
    tokens = "●" * shown["tokens"] + "○" * (view["tokens_to_win"] - shown["tokens"])
    line: Line = [
        ("▸ " if view["actor"] == seat else "  ", "bold green"),
        (f"{names[seat]:<{max(map(len, names))}}  ", "bold"),
        (f"{tokens}  ", ""),
    ]
    for species in shown["species"]:
        counted = f"{say('letter', species=species['id'])} {species['cards']}"
        line += [(counted, COLOURS[species["id"]]), (f" ={species['points']:<2} ", "dim")]
    line.append((f" {shown['total']:>2} {say('table-points-word', points=shown['total'])}", "bold"))
    if view["bolina"] == {"seat": seat}:
        line.append((f"  + {say('species', species='bolina')}", COLOURS["bolina"]))
    if shown["joker"] is not None:
        line.append((f"  ({say('table-joker', species=shown['joker'])})", "dim"))
    return line


def _unseen(view: View, say: Say) -> Line:
    """4.4, 3.9: what may still turn up; two of these cards never will."""
    counts = [f"{say('letter', species=species)} {view['unseen'][species]}" for species in IDS[:SPECIES]]
    total = sum(view["unseen"].values())
    detail = say("table-unseen-detail", total=total, hidden=view["hidden"], aside=view["aside"])
    return [("  ", ""), (say("table-unseen"), "bold"), (f"  {'  '.join(counts)}", ""), (f"  ({detail})", "dim")]


def _legend(say: Say) -> Line:
    line: Line = [("  ", "")]
    for species in IDS:
        line += [(say("letter", species=species), COLOURS[species]), (f" {say('species', species=species)}   ", "dim")]
    return line
