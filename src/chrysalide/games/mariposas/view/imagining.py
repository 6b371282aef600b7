"""A state from a view: what is hidden is dealt at random."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.games.mariposas.board import PIECES, nibbles, one_card, one_flower, packed_moves
from chrysalide.games.mariposas.facts.records import FLOWERS, ROWS, SEASONS, TOKENS, WAYSTATION_CARDS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.hands import draw_kind
from chrysalide.games.mariposas.rules.phases import PHASES
from chrysalide.games.mariposas.rules.position import (
    CYCLE,
    GONE,
    MICHOACAN,
    NOWHERE,
    NURSERY,
    OFF,
    SOURCES,
    TILE_POINTS,
)

DUE = [None, "die", "city", "beside"]
PLACES = {"nursery": NURSERY, "michoacan": MICHOACAN, "cycle": CYCLE}


def restore(state: Mariposas, view: View, dice: Dice) -> None:
    """What is hidden is dealt at random."""
    viewer = -1 if view["viewer"] is None else int(view["viewer"])
    _set_public(state, view)
    _deal(state, view, viewer, dice)
    state.resample(viewer, dice)


def _set_public(state: Mariposas, view: View) -> None:
    seats = len(view["seats"])
    board = state.board
    state.phase = PHASES.index(view["phase"])
    state.seat = view["seat"]
    state.first = -1 if view["first"] is None else view["first"]
    state.season = SEASONS.index(view["season"])
    state.round = view["round"]
    cards = [card.id for card in board.edition.season_cards]
    for number, season in enumerate(view["seasons"]):
        state.revealed[number] = -1 if season["card"] is None else cards.index(season["card"])
        if number:
            for seat, waiting in enumerate(season["waiting"]):
                state.waiting[(number - 1) * seats + seat] = waiting
    tiles = [tile.id for tile in board.tiles]
    state.tiles = [-1 if row["tile"] is None else tiles.index(row["tile"]) for row in view["tiles"]]
    state.hidden = _set_of(TOKENS, view["hidden_tokens"])
    for number, cell in enumerate(view["cells"]):
        if board.city[number] >= 0 and cell["token"] != "hidden":
            state.tokens[board.city[number]] = TOKENS.index(cell["token"])
    if view["supply"] is not None:
        state.supply = _flowers(view["supply"])
    for seat in view["seats"]:
        _public_seat(state, seat)
    _public_turn(state, view["turn"])


def _set_of(order: list[str], members: list[str]) -> int:
    return sum(int(1) << order.index(member) for member in members)


def _flowers(counts: dict[str, int]) -> int:
    return sum(counts[flower] * one_flower(number) for number, flower in enumerate(FLOWERS))


def _public_seat(state: Mariposas, shown: View) -> None:
    seat = shown["seat"]
    state.points[seat] = shown["score"]
    state.flowers[seat] = _flowers(shown["flowers"])
    state.held[seat] = _set_of(WAYSTATION_CARDS, shown["cards"] + shown["bonus"])
    state.laid[seat] = _set_of(WAYSTATION_CARDS, shown["laid"])
    state.had[seat] = _set_of(WAYSTATION_CARDS, shown["had"])
    state.earned[seat] = _set_of(ROWS, [tile["row"] for tile in shown["tiles"]])
    row = 0
    for place, kind in enumerate(shown["played"]):
        row |= (state.board.kinds.index(kind) + 1) << (4 * place)
    state.rows[seat] = row
    state.births[seat] = sum(number << (8 * place) for place, number in enumerate(shown["births"]))
    state.free_cells[seat] = NOWHERE if shown["free_birth"] is None else state.board.ids.index(shown["free_birth"])
    for line in shown["points"]:
        state.ledger[seat * SOURCES + _source(line)] = line["points"]
    for piece in shown["pieces"]:
        _public_piece(state, seat, piece)


def _source(line: View) -> int:
    if line["source"] == "goal":
        return 4 * SEASONS.index(line["season"]) + int(line["goal"]) - 1
    if line["source"] == "tile":
        return TILE_POINTS + ROWS.index(line["row"])
    return PLACES[line["source"]]


def _public_piece(state: Mariposas, seat: int, shown: View) -> None:
    number = PIECE_IDS.index(shown["piece"])
    place = seat * PIECES + number
    off = GONE if shown["where"] == "gone" else OFF
    state.places[place] = off if shown["cell"] is None else state.board.ids.index(shown["cell"])
    state.visited[place] = _set_of(state.board.cities, shown["visited"])
    if shown["double"]:
        state.doubles[seat] |= int(1) << number
    if seat == state.seat:
        state.start[number] = NOWHERE if shown["start"] is None else state.board.ids.index(shown["start"])


def _public_turn(state: Mariposas, shown: View) -> None:
    board = state.board
    kinds = [*board.kinds, "double"]
    state.card = -1 if shown["card"] is None else kinds.index(shown["card"])
    state.acts_as = -1 if shown["as"] is None else kinds.index(shown["as"])
    state.with_extra = int(shown["extra"])
    state.with_stretch = int(shown["stretch"])
    state.moves = packed_moves(shown["moves"])
    state.stretch = int(shown["stretch_left"])
    state.flower_move = shown["flower_move"] or 0
    for cell in shown["collected"]:
        state.mark(board.ids.index(cell))
    flying = shown["flying"]
    if flying is not None:
        state.piece = PIECE_IDS.index(flying["piece"])
        state.length = flying["length"]
        state.stretched = int(flying["stretch"])
        state.origin = board.ids.index(flying["from"])
        state.cell = -1 if flying["cell"] is None else board.ids.index(flying["cell"])
        state.carries = int(flying["carries"])
    due = shown["due"]
    state.due = DUE.index(due["flower"])
    state.beside = -1 if due["beside"] is None else board.ids.index(due["beside"])
    state.gains = due["gains"]
    state.draws = due["draws"]
    state.exchanging = int(due["exchanging"])
    state.stage = shown["stage"]
    state.step = shown["step"]
    state.free_step = -1 if shown["free_seats"] is None else shown["free_seats"]
    state.revealing = -1 if shown["revealing"] is None else SEASONS.index(shown["revealing"])


def _deal(state: Mariposas, view: View, viewer: int, dice: Dice) -> None:
    """Any deal of the right sizes; `resample` then makes it a random one."""
    kinds = state.board.kinds
    state.discard = sum(number * one_card(kinds.index(kind)) for kind, number in view["discard"].items())
    state.deck = sum(number * one_card(kinds.index(kind)) for kind, number in view["unseen"].items())
    for kind in view["hand"]:
        state.hands[viewer] += one_card(kinds.index(kind))
    for seat in view["seats"]:
        while nibbles(state.hands[seat["seat"]]) < seat["hand"]:
            kind = draw_kind(state.deck, dice)
            state.deck -= one_card(kind)
            state.hands[seat["seat"]] += one_card(kind)
