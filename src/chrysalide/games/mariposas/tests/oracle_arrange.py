"""Any position, for tests of single rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from chrysalide.games.mariposas.tests.oracle import Oracle, Step
from chrysalide.games.mariposas.tests.oracle_data import (
    BONUS,
    CARD_COLOURS,
    CARD_OF,
    DECK,
    FLOWERS,
    LIFE_CYCLE,
    ON_CARD,
    PIECES,
    SEASONS,
    STAGES,
    TOKENS_EACH,
    TURNS,
)
from chrysalide.games.mariposas.tests.oracle_seat import Butterfly, Player


def arrange(
    pieces: Sequence[str],
    *,
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
    gone: Sequence[int] = (),
    **options: object,
) -> Oracle:
    """A position at the start of the turn of seat `active` (the first seat unless said), or where the season ends.

    Sequences have one text for each seat, the number of seats being that of `pieces`, and may be shorter: the rest is
    empty. `pieces`: "1:m 2a:f7 4a:d5*", with `*` for a double; `hands` and `played`: kinds; `flowers`: letters;
    `cards`: life-cycle and bonus cards held; tiles of complete rows count as earned, without their effect at once;
    `tiles`: those of the rows green, pink, blue; `goals`: season → card, by default number 1 of every season that has
    begun or whose card is empty; `cities`: cell → token of the revealed ones; `visited`: (seat, id) → cells; `gone`:
    generation-2 pieces gone, which else are one in autumn. What is not given follows: other action cards are in the
    deck, flowers in the supply, pieces on their season cards (9.9: the first ones were born from there) or in reserve.
    """
    oracle = Oracle(len(pieces), **options)  # type: ignore[arg-type]
    oracle.season, oracle.first = season, first
    past = SEASONS[: SEASONS.index(season) + 1]
    for seat, player in enumerate(oracle.players):
        _fill(player, _at(pieces, seat), _at(cards, seat), _at(flowers, seat))
        player.hand, player.played = _at(hands, seat).split(), _at(played, seat).split()
        player.score = scores[seat] if seat < len(scores) else 0
        for name, piece in player.board.items():
            piece.visited = set((visited or {}).get((seat, name), "").split())
        _put_aside(player, past, gone[seat] if seat < len(gone) else 1)
    oracle.discard = Counter(discard.split())
    oracle.tiles = dict(zip(CARD_COLOURS, tiles.split(), strict=True))
    for player in oracle.players:
        for row, tile in oracle.tiles.items():
            if tile and all(f"{row}-{stage}" in player.cards for stage in STAGES):
                player.tiles.add(tile)
    oracle.cities = dict(cities or {})
    empty = [CARD_OF[n] for n in CARD_OF if all(player.on_card[n] == 0 for player in oracle.players)]
    for each in SEASONS:
        default = f"{each}_1" if each in past or each in empty else None
        oracle.goals[each] = (goals or {}).get(each, default)
    out = oracle.discard + Counter(kind for p in oracle.players for kind in p.hand + p.played)
    oracle.deck = Counter({kind: DECK[kind] - out[kind] for kind in DECK})
    oracle.supply = {f: TOKENS_EACH - sum(p.flowers[f] for p in oracle.players) for f in FLOWERS}
    oracle.agenda = _rest_of_match(oracle, first if active is None else active, round, at_end=at_end)
    oracle.round = TURNS[season] if at_end else round
    oracle.restart()
    return oracle


def _at(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def _fill(player: Player, pieces: str, cards: str, flowers: str) -> None:
    player.board = {}
    for word in pieces.split():
        name, _, cell = word.partition(":")
        player.board[name] = Butterfly(int(name[0]), cell.rstrip("*"), cell.endswith("*"))
    player.cards = {card for card in cards.split() if card in LIFE_CYCLE}
    player.bonus = {card for card in cards.split() if card in BONUS}
    player.received = player.cards | player.bonus
    player.flowers = {flower: flowers.count(flower) for flower in FLOWERS}


def _put_aside(player: Player, past: Sequence[str], gone: int) -> None:
    """Where the pieces are that are not on the board."""
    on_board = Counter(piece.generation for piece in player.board.values())
    player.gone = dict.fromkeys(PIECES, 0)
    player.gone[1] = 1 - on_board[1]
    player.gone[2] = gone if "autumn" in past else 0
    for generation in (2, 3, 4):
        waiting = PIECES[generation] - on_board[generation] - player.gone[generation]
        here = 0
        if generation in ON_CARD and CARD_OF[generation] not in past:
            here = max(0, ON_CARD[generation] - on_board[generation])
            player.on_card[generation] = here
        elif generation in ON_CARD:
            player.on_card[generation] = 0
        player.reserve[generation] = waiting - here


def _rest_of_match(oracle: Oracle, active: int, round_: int, *, at_end: bool) -> list[Step]:
    if at_end:
        return [Step("end")]
    order = oracle.clockwise()
    turns = [(n, seat) for n in range(round_, TURNS[oracle.season] + 1) for seat in order]
    turns = turns[order.index(active) :]
    return [*[Step("turn", seat, round=n) for n, seat in turns], Step("end")]
