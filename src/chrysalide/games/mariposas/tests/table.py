"""Helpers for the tests of this game: matches in which the test decides what chance does, and ready-made tables.

Engine and oracle play every match in step (`tests/agreement.py`): each test checks both.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest

from chrysalide.core.entries import Entry
from chrysalide.core.errors import IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.mariposas import GAME
from chrysalide.games.mariposas.board import FIRST_OF, GENERATION, PIECES, one_card, one_flower
from chrysalide.games.mariposas.facts.records import LETTERS, ROWS, SEASONS, TOKENS, WAYSTATION_CARDS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.position import GONE, OFF
from chrysalide.games.mariposas.rules.seasons import end_season
from chrysalide.games.mariposas.rules.turns import begin_turn
from chrysalide.games.mariposas.tests.opinion import MariposasOpinion
from chrysalide.games.mariposas.tests.oracle import Oracle
from chrysalide.games.mariposas.tests.oracle_arrange import Position, arrange
from tests.agreement import Agreed, AnyMatch

FLOWER_OF = dict(zip(LETTERS, ("orange", "pink", "violet", "yellow", "white"), strict=True))
POSITION = {field.name for field in fields(Position)}
SETUP = """
goal spring_1
draw 0 4f / draw 0 22 / draw 1 111 / draw 1 5
first 1
tile green jewel / tile pink encore / tile blue bouquet
"""

# The opening of a match as the notation writes it.
OPENING = (
    SETUP
    + """
1 play 111
1 go 1 1
1 land l1
1 go 1 1
1 land k1
1 go 1 1
1 land k2
1 birth pvw
* draw 1 22
0 play 4f
0 go 1 4
0 land j1
0 adj i2
* draw 0 4f
1 play 5
1 go 2a 5
1 land h4
* token stretch
* die o
* draw 1 own
0 play 22
"""
)


# --- playing ------------------------------------------------------------------------------------------------------


def new(seats: int = 2, **options: Any) -> Agreed:
    return Agreed(GAME, seats, options, MariposasOpinion)


def run(match: AnyMatch, text: str) -> AnyMatch:
    """Entries separated by `/` or lines; a number or `*` before one must be that of the actor."""
    for line in text.replace("\n", "/").split("/"):
        words = line.split()
        if words and (words[0] == "*" or (words[0].isdecimal() and len(words) > 1)):
            assert match.actor == (-1 if words[0] == "*" else int(words[0])), line
            words = words[1:]
        if words:
            match.enter(" ".join(words))
    return match


def state_of(match: Match) -> Mariposas:
    assert isinstance(match.state, Mariposas)
    return match.state


def opinion_of(match: Agreed) -> MariposasOpinion:
    assert isinstance(match.opinion, MariposasOpinion)
    return match.opinion


def oracle_of(match: Agreed) -> Oracle:
    return opinion_of(match).oracle


# --- any table ----------------------------------------------------------------------------------------------------


def arranged(*pieces: str, **table: Any) -> Agreed:
    """A table at the start of a turn or where a season ends: a text of pieces for each seat, then the fields of
    `Position`, which says how they are written, and options."""
    options = {name: value for name, value in table.items() if name not in POSITION}
    position = Position(pieces=pieces, **{name: value for name, value in table.items() if name in POSITION})
    match = new(len(pieces), **options)
    state = state_of(match)
    _put_cards(state, position)
    for seat in range(position.seats):
        _put_pieces(state, seat, position)
        _give(state, seat, position)
    _go_on(state, position)
    match.log = [Entry(match.game.space[0], CHANCE, state.trace or [], binding=True, asked=False)]  # for all before
    state.trace = []
    opinion_of(match).oracle = arrange(position, **options)
    match.compare()
    return match


def _put_cards(state: Mariposas, position: Position) -> None:
    """What belongs to nobody."""
    ids = [card.id for card in state.board.edition.season_cards]
    goals = [position.card_of(season) for season in SEASONS]
    state.season, state.first, state.round = SEASONS.index(position.season), position.first, position.round
    state.revealed = [ids.index(card) if card else -1 for card in goals]
    tile_ids = [tile.id for tile in state.board.tiles]
    state.tiles = [tile_ids.index(tile) for tile in position.tiles.split()]
    for cell, token in position.cities.items():
        state.tokens[state.board.city[state.board.ids.index(cell)]] = TOKENS.index(token)
        state.hidden &= ~(int(1) << TOKENS.index(token))
    seats = range(position.seats)
    gone = [kind for seat in seats for kind in position.hand(seat) + position.text(position.played, seat).split()]
    state.discard = _cards(state, position.discard.split())
    left = state.board.deck - state.discard - _cards(state, gone)
    state.deck = left if position.deck is None else _cards(state, position.deck.split())
    given = sum(_flowers(position.text(position.flowers, seat)) for seat in seats)
    state.supply = state.supply - given if position.supply is None else _flowers(position.supply)


def _cards(state: Mariposas, kinds: Sequence[str]) -> int:
    return sum(one_card(state.board.kinds.index(kind)) for kind in kinds)


def _flowers(letters: str) -> int:
    return sum(one_flower(LETTERS.index(letter)) for letter in letters)


def _put_pieces(state: Mariposas, seat: int, position: Position) -> None:
    base = seat * PIECES
    for piece, generation in enumerate(GENERATION):
        state.places[base + piece] = GONE if generation == 1 else OFF
    for word in position.pieces[seat].split():
        name, _, cell = word.partition(":")
        piece = PIECE_IDS.index(name)
        state.places[base + piece] = state.board.ids.index(cell.rstrip("*"))
        if cell.endswith("*"):
            state.doubles[seat] |= int(1) << piece
    for generation in (2, 3):
        state.waiting[(generation - 2) * state.seats + seat] = position.on_card(seat, generation)
    if state.season == 2:  # one butterfly of generation 2 was there in summer
        state.places[base + FIRST_OF[2]] = GONE
    for (owner, name), cells in position.visited.items():
        if owner == seat:
            cities = [state.board.city[state.board.ids.index(cell)] for cell in cells.split()]
            state.visited[base + PIECE_IDS.index(name)] = sum(int(1) << city for city in cities)


def _give(state: Mariposas, seat: int, position: Position) -> None:
    state.hands[seat] = _cards(state, position.hand(seat))
    for place, kind in enumerate(position.text(position.played, seat).split()):
        state.rows[seat] |= (state.board.kinds.index(kind) + 1) << (4 * place)
    state.held[seat] = _waystations(position.text(position.cards, seat))
    state.laid[seat] = _waystations(position.text(position.laid, seat))
    state.had[seat] = state.held[seat] | state.laid[seat] | _waystations(position.text(position.received, seat))
    state.earned[seat] = sum(int(1) << row for row in range(len(ROWS)) if (state.held[seat] >> (4 * row)) & 15 == 15)
    state.flowers[seat] = _flowers(position.text(position.flowers, seat))
    state.points[seat] = position.scores[seat] if seat < len(position.scores) else 0


def _waystations(cards: str) -> int:
    return sum(int(1) << WAYSTATION_CARDS.index(card) for card in cards.split())


def _go_on(state: Mariposas, position: Position) -> None:
    if position.at_end:
        state.round = state.board.turns[state.season] + 1
        end_season(state)
        return
    state.seat = position.first if position.active is None else position.active
    state.step = (state.seat - state.first) % state.seats
    begin_turn(state)


# --- looking ------------------------------------------------------------------------------------------------------


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal()]


def refused(match: Match, text: str) -> str | None:
    """The number of the rule that forbids an action."""
    before = match.state.key()
    with pytest.raises(IllegalAction) as caught:
        match.enter(text)
    assert match.state.key() == before
    return caught.value.rule


def flowers(match: Match, seat: int = 0) -> str:
    counts = match.view()["seats"][seat]["flowers"]
    return "".join(letter * counts[FLOWER_OF[letter]] for letter in LETTERS)


def piece(match: Match, name: str, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = next(p for p in match.view()["seats"][seat]["pieces"] if p["piece"] == name)
    return shown


def cell(match: Match, name: str, seat: int = 0) -> str | None:
    where = piece(match, name, seat)["cell"]
    return None if where is None else str(where)


def cards(match: Match, seat: int = 0) -> list[str]:
    shown = match.view()["seats"][seat]
    return [*shown["cards"], *shown["bonus"]]


def laid(match: Match, seat: int = 0) -> list[str]:
    """4.17: the bonus cards in front of a seat."""
    return [str(card) for card in match.view()["seats"][seat]["laid"]]


def hand(match: Match, seat: int = 0) -> list[str]:
    return [str(kind) for kind in match.view(seat)["hand"]]


def scores(match: Match) -> list[int]:
    return [int(score) for score in match.scores]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind so far."""
    return [event.args for entry in match.log for event in entry.events if event.kind == kind]


def fly(match: AnyMatch, name: str, *steps: str) -> AnyMatch:
    """`fly(match, "1", "1 l1", "3 j1")`: movements of one butterfly, each a length and a cell."""
    for step in steps:
        length, where = step.split()
        run(match, f"go {name} {length} / land {where}")
    return match


def worth(match: Match, season: str, seat: int = 0) -> int:
    """What a season's card would bring a seat now."""
    card = next(each for each in match.view()["seasons"] if each["season"] == season)
    return sum(goal["seats"][seat]["now"] or 0 for goal in card["goals"])
