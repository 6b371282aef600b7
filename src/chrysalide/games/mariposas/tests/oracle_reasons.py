"""Which rule forbids an action: the oracle's words for refusals, each beginning with the number of a rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from chrysalide.games.mariposas.tests.oracle_board import CELLS, is_payment, neighbours, walk_ends
from chrysalide.games.mariposas.tests.oracle_data import BONUS, COPIERS, COST, FLOWERS

if TYPE_CHECKING:
    from chrysalide.games.mariposas.tests.oracle import Oracle

KIND = r"(111|22|13|5|4f|own|other)"
CARD = r"((green|pink|blue)-(egg|caterpillar|chrysalis|adult)|double|extra|stretch)"
CELL = r"(m|[a-l](0|[1-9][0-9]?))"
PIECE = r"(1|2[ab]|3[abc]|4[abcd])"

# Verb, the phase in which it has its place, the rule of that phase, how its argument is written.
GRAMMAR = {
    "goal": ("goal", "3.1", r"(spring|summer|autumn)_[1-9][0-9]?"),
    "draw": ("draw", "4.9", rf"[0-4] {KIND}"),
    "first": ("first", "3.6", r"[0-4]"),
    "tile": ("tile", "3.9", r"(green|pink|blue) (nursery|bouquet|encore|jewel|courier|homecoming)"),
    "token": ("token", "7.1", rf"({CARD}|wild)"),
    "die": ("die", "7.2", r"[opvyw*]"),
    "play": ("play", "4.2", rf"({KIND}|32)(\+e|\+s|\+es)?"),
    "copy": ("copy", "4.6", rf"({KIND}|32|double|extra|stretch)"),
    "go": ("launch", "5.2", rf"{PIECE} [1-5](\+2)?"),
    "stop": ("launch", "5.7", r""),
    "land": ("land", "5.6", CELL),
    "pick": ("flower", "6.9", r"[opvyw]"),
    "gain": ("gain", "8.7", CARD),
    "adj": ("adjacent", "6.6", rf"({CELL}|-)"),
    "birth": ("birth", "9.1", r"((?=.)o*p*v*y*w*|-)"),
    "swap": ("exchange", "4.10", rf"{KIND}( {KIND})?"),
    "keep": ("exchange", "4.10", r""),
    "free": ("free_birth", "11.5", rf"({CELL}|-)"),
}


def reason(oracle: Oracle, text: str) -> str | None:
    """None for a possible action, else "rule: reason"."""
    if text in oracle.legal():
        return None
    verb, _, argument = text.partition(" ")
    if verb not in GRAMMAR or text != f"{verb} {argument}".rstrip() or not re.fullmatch(GRAMMAR[verb][2], argument):
        return f"Notation: {text!r} is no action"
    phase, rule, _ = GRAMMAR[verb]
    if oracle.phase() == "over":
        return "12.1: the match is over"
    if phase != oracle.phase():
        return _untimely(oracle, verb) or f"{rule}: {verb!r} has no place in phase {oracle.phase()}"
    special = {
        "play": _no_play,
        "copy": _no_copy,
        "go": _no_go,
        "land": _no_land,
        "adj": _no_adjacent,
        "birth": _no_birth,
        "gain": _no_gain,
        "free": _no_free,
    }
    if verb in special:
        return special[verb](oracle, argument)
    return {
        "stop": "5.7: every movement must be used",
        "pick": "1.10: the supply has none",
        "swap": "4.10: these are not the cards in hand",
    }.get(verb, f"{rule}: {text!r} cannot happen")


def _untimely(oracle: Oracle, verb: str) -> str | None:
    """A birth or an extra flower that is not offered after a landing."""
    if oracle.phase() != "launch" or not oracle.flyer:
        return None
    if verb == "birth":
        return oracle.barren() or "9.1: one birth for each landing"
    if verb == "adj" and not oracle.carries_flower():
        return "6.8: only the movement of 4 carries an extra flower"
    return None


def _no_play(oracle: Oracle, argument: str) -> str:
    name, _, added = argument.partition("+")
    player = oracle.players[oracle.now.seat]
    if (name == "32" and "double" not in player.bonus) or (name != "32" and name not in player.hand):
        return f"4.3: {name} is not held"
    if ("e" in added and "extra" not in player.bonus) or ("s" in added and "stretch" not in player.bonus):
        return "4.3: the bonus card is not held"
    return "4.16: there is no movement to lengthen"


def _no_copy(_: Oracle, kind: str) -> str:
    if kind in (*BONUS, "32"):
        return "4.7: bonus cards are never copied"
    if kind in COPIERS:
        return "4.6: a copy card copies movement kinds only"
    return f"4.6: no {kind} lies there"


def _no_go(oracle: Oracle, argument: str) -> str:
    name, _, length = argument.partition(" ")
    if name not in oracle.players[oracle.now.seat].board:
        return f"5.1: {name} is not on the board"
    if int(length[0]) not in oracle.moves:
        return f"4.5: no movement of {length[0]} is left"
    if length.endswith("+2") and not oracle.stretch:
        return "4.14: there is no stretch to use"
    if name not in oracle.distinct_pieces():
        return f"Decisions: another piece stands for {name}"
    return "5.7: the last movement must take the stretch"


def _no_land(oracle: Oracle, cell: str) -> str:
    if cell not in CELLS:
        return f"2.1: there is no cell {cell}"
    start = oracle.players[oracle.now.seat].board[oracle.flyer].cell
    steps = oracle.length + (2 if oracle.stretched else 0)
    if cell in walk_ends(start, steps, True):
        return "5.4: a walk may not enter a cell twice"
    return f"5.3: no walk of {steps} steps ends there"


def _no_adjacent(oracle: Oracle, cell: str) -> str:
    piece = oracle.players[oracle.now.seat].board[oracle.flyer]
    if cell not in CELLS:
        return f"2.1: there is no cell {cell}"
    if cell not in neighbours(piece.cell):
        return "6.6: the cell is not adjacent"
    if cell in oracle.collected:
        return "6.3: the cell has been collected from in this turn"
    if cell == piece.start:
        return "6.4: the butterfly began its turn there"
    return "6.6: there is no flower to take"


def _no_birth(oracle: Oracle, payment: str) -> str:
    player = oracle.players[oracle.now.seat]
    if not is_payment(payment, COST[player.board[oracle.flyer].generation]):
        return f"9.5: {payment!r} is no payment"
    lacking = next(flower for flower in FLOWERS if payment.count(flower) > player.flowers[flower])
    return f"9.4: not enough of {lacking}"


def _no_gain(oracle: Oracle, card: str) -> str:
    player = oracle.players[oracle.now.seat]
    if card in player.laid:
        return "8.7: the card lies in front of the seat until the season ends (4.17)"
    return "8.7: the card is held" if card in player.cards | player.bonus else "7.5: the card was gained before"


def _no_free(oracle: Oracle, cell: str) -> str:
    if cell == "-":
        return "11.8: the seat would have no butterfly left"
    return f"11.5: no parent on {cell}" if cell in CELLS else f"2.1: there is no cell {cell}"
