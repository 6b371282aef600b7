"""Words for the tests of this game: matches in which the test says what chance does, and tables put down at once."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import chrysalide
from chrysalide.core.errors import IllegalAction
from chrysalide.core.match import Match
from chrysalide.games.mariposas.board import FIRST_OF, GENERATION, PIECES, one_card, one_flower
from chrysalide.games.mariposas.facts.records import LETTERS, ROWS, SEASONS, TOKENS, WAYSTATION_CARDS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.position import GONE, OFF

FLOWER_OF = dict(zip(LETTERS, ("orange", "pink", "violet", "yellow", "white"), strict=True))
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


def new(seats: int = 2, **options: Any) -> Match:
    return chrysalide.new("mariposas", seats=seats, settle=False, **options)


def run(match: Match, text: str) -> Match:
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


# --- any table ----------------------------------------------------------------------------------------------------


def arranged(
    *pieces: str,
    season: str = "spring",
    round: int = 1,  # noqa: A002 - the word of the rules
    first: int = 0,
    active: int | None = None,
    at_end: bool = False,
    hands: Sequence[str] = (),
    played: Sequence[str] = (),
    flowers: Sequence[str] = (),
    cards: Sequence[str] = (),
    scores: Sequence[int] = (),
    discard: str = "",
    goals: Mapping[str, str] | None = None,
    tiles: str = "jewel encore bouquet",
    cities: Mapping[str, str] | None = None,
    visited: Mapping[tuple[int, str], str] | None = None,
    supply: str | None = None,
    **options: Any,
) -> Match:
    """A table at the start of a turn of seat `active`, or where a season ends.

    One text for each seat. `pieces`: "1:m 2a:f7 4a:d5*", with `*` for a double; `hands` and `played`: kinds;
    `flowers`: letters; `cards`: waystation cards held, whose complete rows count as earned; `goals`: season → card;
    `tiles`: of the rows green, pink, blue; `cities`: cell → token. All else follows: other action cards are in the
    deck, pieces not yet born on their season cards or in reserve.
    """
    match = new(len(pieces), **options)
    state = state_of(match)
    state.season = SEASONS.index(season)
    state.first = first
    state.round = round
    ids = [card.id for card in state.board.edition.season_cards]
    wanted = {each: f"{each}_1" for each in SEASONS[: state.season + 1]} | dict(goals or {})
    state.revealed = [ids.index(wanted[each]) if each in wanted else -1 for each in SEASONS]
    tile_ids = [tile.id for tile in state.board.tiles]
    state.tiles = [tile_ids.index(tile) for tile in tiles.split()]
    for cell, token in (cities or {}).items():
        state.tokens[state.board.city[state.board.ids.index(cell)]] = TOKENS.index(token)
        state.hidden &= ~(int(1) << TOKENS.index(token))
    state.discard = _cards(state, discard)
    for seat in range(len(pieces)):
        _put_pieces(state, seat, pieces[seat])
        _give(state, seat, _at(hands, seat) or "111 22", _at(played, seat), _at(cards, seat))
        state.flowers[seat] = sum(one_flower(LETTERS.index(letter)) for letter in _at(flowers, seat))
        state.points[seat] = scores[seat] if seat < len(scores) else 0
    for (seat, piece), names in (visited or {}).items():
        for cell in names.split():
            city = state.board.city[state.board.ids.index(cell)]
            state.visited[seat * PIECES + PIECE_IDS.index(piece)] |= int(1) << city
    state.deck = (
        state.board.deck - state.discard - sum(state.hands) - sum(_row(state, seat) for seat in range(len(pieces)))
    )
    state.supply -= sum(state.flowers)
    if supply is not None:
        state.supply = sum(one_flower(LETTERS.index(letter)) for letter in supply)
    _go_on(state, first if active is None else active, at_end)
    match.events.append(state.trace or [])
    state.trace = []
    return match


def _at(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def _cards(state: Mariposas, kinds: str) -> int:
    return sum(one_card(state.board.kinds.index(kind)) for kind in kinds.split())


def _row(state: Mariposas, seat: int) -> int:
    row, cards = state.rows[seat], 0
    while row:
        cards += one_card((row & 15) - 1)
        row >>= 4
    return cards


def _put_pieces(state: Mariposas, seat: int, text: str) -> None:
    base = seat * PIECES
    for piece, generation in enumerate(GENERATION):
        state.at[base + piece] = GONE if generation == 1 else OFF
    born = [0] * 5
    for word in text.split():
        name, _, cell = word.partition(":")
        piece = PIECE_IDS.index(name)
        born[GENERATION[piece]] += 1
        state.at[base + piece] = state.board.ids.index(cell.rstrip("*"))
        if cell.endswith("*"):
            state.doubles[seat] |= int(1) << piece
    for generation in (2, 3):
        place = (generation - 2) * state.seats + seat
        on_card = max(0, state.board.waiting[generation - 2] - born[generation])
        state.waiting[place] = 0 if state.season >= generation - 1 else on_card
    if state.season == 2:  # one butterfly of generation 2 was there in summer
        state.at[base + FIRST_OF[2]] = GONE


def _give(state: Mariposas, seat: int, hand: str, played: str, cards: str) -> None:
    state.hands[seat] = _cards(state, hand) if hand != "-" else 0
    for place, kind in enumerate(played.split()):
        state.rows[seat] |= (state.board.kinds.index(kind) + 1) << (4 * place)
    state.held[seat] = state.had[seat] = sum(int(1) << WAYSTATION_CARDS.index(card) for card in cards.split())
    state.earned[seat] = sum(int(1) << row for row in range(len(ROWS)) if (state.held[seat] >> (4 * row)) & 15 == 15)


def _go_on(state: Mariposas, active: int, at_end: bool) -> None:
    if at_end:
        state.round = state.board.turns[state.season] + 1
        state.end_season()
        return
    state.step = (active - state.first) % state.seats
    state.seat = active
    state.begin_turn()


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


def hand(match: Match, seat: int = 0) -> list[str]:
    return [str(kind) for kind in match.view(seat)["hand"]]


def scores(match: Match) -> list[int]:
    return [int(score) for score in match.scores]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind so far."""
    return [event.args for events in match.events for event in events if event.kind == kind]


def fly(match: Match, name: str, *steps: str) -> Match:
    """`fly(match, "1", "1 l1", "3 j1")`: movements of one butterfly, each a length and a cell."""
    for step in steps:
        length, where = step.split()
        run(match, f"go {name} {length} / land {where}")
    return match


def worth(match: Match, season: str, seat: int = 0) -> int:
    """What a season's card would bring a seat now."""
    card = next(each for each in match.view()["seasons"] if each["season"] == season)
    return sum(goal["seats"][seat]["now"] or 0 for goal in card["goals"])
