# mypyc
"""Chapters 7 and 8: tokens are turned up, cards gained, tiles earned."""

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.board import CARDS, DOUBLE, PIECES, TYPES, WILD_TOKEN
from chrysalide.games.mariposas.codes import DIE, GAIN, TOKEN
from chrysalide.games.mariposas.facts.records import FLOWERS, ROWS, TOKENS
from chrysalide.games.mariposas.rules import landings
from chrysalide.games.mariposas.rules.decision import Chance, Decision, code_of, not_now, text_of
from chrysalide.games.mariposas.rules.naming import cell_args, tell_flowers, tell_nothing, way_args
from chrysalide.games.mariposas.rules.phases import GAIN_CARD, REVEAL_TOKEN, ROLL_DIE, TAKE_FLOWER
from chrysalide.games.mariposas.rules.position import FROM_CITY, FROM_DIE, Position


class RevealToken(Chance):
    """7.1: the token of a city is turned up and stays so."""

    words = ("token",)

    def outcomes(self, at: Position) -> list[int]:
        return [TOKEN + token for token in range(len(TOKENS)) if (at.hidden >> token) & 1]

    def draw(self, at: Position, dice: Dice) -> i64:
        return TOKEN + nth(at.hidden, dice.below(bits(at.hidden)))

    def apply(self, at: Position, code: i64) -> None:
        token = code - TOKEN
        at.tokens[at.board.city[at.cell]] = token
        at.hidden &= ~(i64(1) << token)
        if at.trace is not None:
            args = way_args(token)
            args["token"] = args["card"]
            del args["card"]
            at.tell("token-revealed", {"seat": int(at.seat), **cell_args(at, at.cell), **args})
        at.phase = ROLL_DIE

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != REVEAL_TOKEN:
            return not_now(at, "7.1")
        return Refusal("7.1", Message("refuse-token-revealed", {"token": TOKENS[code - TOKEN]}))


class RollDie(Chance):
    """7.1, 7.2: the flower shown, a free choice on wild; then the token's effect."""

    words = ("die",)

    def outcomes(self, at: Position) -> list[int]:
        return [DIE + face for face in range(TYPES + 1)]

    def draw(self, at: Position, dice: Dice) -> i64:
        return DIE + dice.below(TYPES + 1)

    def apply(self, at: Position, code: i64) -> None:
        face = code - DIE
        if at.trace is not None:
            at.tell("die-rolled", {"seat": int(at.seat), "face": FLOWERS[face] if face < TYPES else "wild"})
        if face == TYPES and landings.some_flower_left(at):
            at.due = FROM_DIE
            at.phase = TAKE_FLOWER
            return
        if face < TYPES:
            number = at.take(face, 1)
            if at.trace is not None and number:
                tell_flowers(at, face, number, "die", at.cell)
        use_waystation(at, at.board.city[at.cell])
        landings.proceed(at)

    def refuse(self, at: Position, code: i64) -> Refusal:
        return not_now(at, "7.2")  # while the die is rolled any face may come


# --- a visit ------------------------------------------------------------------------------------------------------


def use_waystation(at: Position, city: i64) -> None:
    """7.3–7.8: a card for a butterfly that was never there; the wild city gives a flower every time."""
    token = at.tokens[city]
    place = at.seat * PIECES + at.piece
    new = not (at.visited[place] >> city) & 1
    at.visited[place] = at.visited[place] | (i64(1) << city)
    if token == WILD_TOKEN:
        use_wild(at)
    elif not new:
        if at.trace is not None:
            tell_nothing(at, "visited")
    elif (refused_cards(at) >> token) & 1:
        if at.trace is not None:
            tell_nothing(at, "laid" if at.has_laid(token) else "held")
    else:
        gain(at, token, "token")


def use_wild(at: Position) -> None:
    """7.7: a flower of the seat's choice, unless the city is barred."""
    if at.barred(at.cell):
        if at.trace is not None:
            landings.tell_barred(at)
    elif landings.some_flower_left(at):
        at.due = FROM_CITY
    elif at.trace is not None:
        tell_nothing(at, "supply")


# --- cards and tiles ----------------------------------------------------------------------------------------------


def refused_cards(at: Position) -> i64:
    """7.4, 7.5: the cards that the seat cannot get now, in hand, in front of it or had before; a set."""
    held = at.held[at.seat] | at.laid[at.seat]
    return held | at.had[at.seat] if at.once_a_seat else held


def gainable(at: Position) -> i64:
    """8.7: the cards that the seat may choose from, a set."""
    return ((i64(1) << CARDS) - 1) & ~refused_cards(at)


class GainCard(Decision):
    """8.7: the tile courier gives cards of the seat's choice, one after the other."""

    words = ("gain",)
    targets = ("card",)

    def legal(self, at: Position) -> list[int]:
        cards = gainable(at)
        return [GAIN + card for card in range(CARDS) if (cards >> card) & 1]

    def apply(self, at: Position, code: i64) -> None:
        at.gains -= 1
        gain(at, code - GAIN, "courier")
        landings.proceed(at)

    def choice(self, at: Position, code: i64) -> Choice:
        card = code - GAIN
        named = way_args(card)
        detail = Message("detail-bonus", {"card": named["card"]})
        if card < DOUBLE:
            row = card // 4
            have = int(bits((at.held[at.seat] >> (4 * row)) & 15)) + 1
            detail = Message("detail-row", {"row": ROWS[row], "have": have, "size": 4})
        target = f"card:{named['card']}"
        return Choice(text_of(code), Message("choice-gain", named), (target,), detail, icon=named["card"])

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != GAIN_CARD:
            return not_now(at, "8.7")
        card = code - GAIN
        if at.holds(card):
            return Refusal("8.7", Message("refuse-held", way_args(card)))
        if at.has_laid(card):
            return Refusal("8.7", Message("refuse-laid", way_args(card)))
        return Refusal("7.5", Message("refuse-had", way_args(card)))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"gain {name}")


def gain(at: Position, card: i64, source: str) -> None:
    """8.2: a fourth stage of one colour earns the tile of its row, at once and once."""
    seat = at.seat
    at.held[seat] = at.held[seat] | (i64(1) << card)
    at.had[seat] = at.had[seat] | (i64(1) << card)
    if at.trace is not None:
        at.tell("card-gained", {"seat": int(seat), **way_args(card), "source": source})
    row = card // 4
    if row < 3 and (at.held[seat] >> (4 * row)) & 15 == 15 and not (at.earned[seat] >> row) & 1:
        earn(at, row)


def earn(at: Position, row: i64) -> None:
    """8.3–8.8: what a tile does now; lasting effects are looked up where they count."""
    at.earned[at.seat] = at.earned[at.seat] | (i64(1) << row)
    tile = at.board.tiles[at.tiles[row]]
    if at.trace is not None:
        at.tell("tile-earned", {"seat": int(at.seat), "row": ROWS[row], "tile": tile.id})
    at.gains += tile.gain_cards
    if tile.flowers_each:
        for flower in range(TYPES):
            number = at.take(flower, tile.flowers_each)
            if at.trace is not None and number:
                tell_flowers(at, flower, number, "tile", at.cell)
