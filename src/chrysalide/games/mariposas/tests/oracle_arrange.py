"""Any position, for tests of single rules: what is said of it, and the oracle brought into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

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


@dataclass(kw_only=True)
class Position:
    """The start of a turn of seat `active` (the first seat unless said), or where a season ends.

    Sequences have one text for each seat and may be shorter, which says nothing of the last ones. Other action cards
    are in the deck, other flowers in the supply, pieces not on the board on their season cards (9.9: the first ones
    were born from there) or in reserve; one of generation 2 is gone in autumn.
    """

    pieces: Sequence[str]  # "1:m 2a:f7 4a:d5*", with `*` for a double
    season: str = "spring"
    round: int = 1
    first: int = 0
    active: int | None = None
    at_end: bool = False
    hands: Sequence[str] = ()  # kinds; "-" is an empty hand, one of which nothing is said "111 22"
    played: Sequence[str] = ()  # kinds
    flowers: Sequence[str] = ()  # letters
    cards: Sequence[str] = ()  # waystation cards held; tiles of complete rows were earned, their effect at once is past
    laid: Sequence[str] = ()  # bonus cards played this season
    received: Sequence[str] = ()  # waystation cards that were held before and are no more
    scores: Sequence[int] = ()
    discard: str = ""
    deck: str | None = None
    supply: str | None = None
    goals: Mapping[str, str] = field(default_factory=dict)  # season → card
    tiles: str = "jewel encore bouquet"  # of the rows green, pink, blue
    cities: Mapping[str, str] = field(default_factory=dict)  # cell → token; all others are face down
    visited: Mapping[tuple[int, str], str] = field(default_factory=dict)  # (seat, piece) → cells

    @property
    def seats(self) -> int:
        return len(self.pieces)

    @property
    def past(self) -> tuple[str, ...]:
        """The seasons that have begun."""
        return SEASONS[: SEASONS.index(self.season) + 1]

    def text(self, of: Sequence[str], seat: int) -> str:
        return of[seat] if seat < len(of) else ""

    def hand(self, seat: int) -> list[str]:
        return [kind for kind in (self.text(self.hands, seat) or "111 22").split() if kind != "-"]

    def on_board(self, seat: int) -> Counter[int]:
        """Its butterflies by generation."""
        return Counter(int(word[0]) for word in self.pieces[seat].split())

    def on_card(self, seat: int, generation: int) -> int:
        """Its pieces on their season card."""
        begun = CARD_OF[generation] in self.past
        return 0 if begun else max(0, ON_CARD[generation] - self.on_board(seat)[generation])

    def card_of(self, season: str) -> str | None:
        """The card of a season: number 1 unless said, None while face down (10.1: that of an empty card is seen)."""
        waiting = [n for n in CARD_OF if CARD_OF[n] == season]
        empty = waiting and not any(self.on_card(seat, n) for seat in range(self.seats) for n in waiting)
        return self.goals.get(season, f"{season}_1" if season in self.past or empty else None)


def arrange(position: Position, **options: object) -> Oracle:
    oracle = Oracle(position.seats, **options)  # type: ignore[arg-type]  # options by name, of several types
    oracle.season, oracle.first = position.season, position.first
    for seat, player in enumerate(oracle.players):
        _fill(player, position, seat)
        _put_aside(player, position, seat)
    oracle.discard = Counter(position.discard.split())
    oracle.tiles = dict(zip(CARD_COLOURS, position.tiles.split(), strict=True))
    for player in oracle.players:
        for row, tile in oracle.tiles.items():
            if tile and all(f"{row}-{stage}" in player.cards for stage in STAGES):
                player.tiles.add(tile)
    oracle.cities = dict(position.cities)
    oracle.goals = {season: position.card_of(season) for season in SEASONS}
    out = oracle.discard + Counter(kind for p in oracle.players for kind in p.hand + p.played)
    left = {kind: DECK[kind] - out[kind] for kind in DECK}
    oracle.deck = Counter(left if position.deck is None else position.deck.split())
    oracle.supply = {f: TOKENS_EACH - sum(p.flowers[f] for p in oracle.players) for f in FLOWERS}
    if position.supply is not None:
        oracle.supply = {flower: position.supply.count(flower) for flower in FLOWERS}
    oracle.agenda = _rest_of_match(oracle, position)
    oracle.round = TURNS[position.season] if position.at_end else position.round
    oracle.restart()
    return oracle


def _fill(player: Player, position: Position, seat: int) -> None:
    player.board = {}
    for word in position.pieces[seat].split():
        name, _, cell = word.partition(":")
        visited = set(position.visited.get((seat, name), "").split())
        player.board[name] = Butterfly(int(name[0]), cell.rstrip("*"), cell.endswith("*"), visited=visited)
    cards = set(position.text(position.cards, seat).split())
    player.cards, player.bonus = cards & set(LIFE_CYCLE), cards & set(BONUS)
    player.laid = set(position.text(position.laid, seat).split())
    player.received = cards | player.laid | set(position.text(position.received, seat).split())
    player.flowers = {flower: position.text(position.flowers, seat).count(flower) for flower in FLOWERS}
    player.hand, player.played = position.hand(seat), position.text(position.played, seat).split()
    player.score = position.scores[seat] if seat < len(position.scores) else 0


def _put_aside(player: Player, position: Position, seat: int) -> None:
    """Where the pieces are that are not on the board."""
    on_board = position.on_board(seat)
    player.gone = dict.fromkeys(PIECES, 0)
    player.gone[1] = 1 - on_board[1]
    player.gone[2] = 1 if "autumn" in position.past else 0
    player.on_card = {generation: position.on_card(seat, generation) for generation in ON_CARD}
    for generation in (2, 3, 4):
        elsewhere = on_board[generation] + player.gone[generation] + player.on_card.get(generation, 0)
        player.reserve[generation] = PIECES[generation] - elsewhere


def _rest_of_match(oracle: Oracle, position: Position) -> list[Step]:
    if position.at_end:
        return [Step("end")]
    order = oracle.clockwise()
    turns = [(n, seat) for n in range(position.round, TURNS[oracle.season] + 1) for seat in order]
    turns = turns[order.index(position.first if position.active is None else position.active) :]
    return [*[Step("turn", seat, round=n) for n, seat in turns], Step("end")]
