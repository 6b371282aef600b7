"""An independent second statement of the rules of Mariposas, to check the engine against.

Written from the specification alone, slow and plain on purpose: texts, lists and dicts, one method for each thing that
happens. Numbers such as 6.4 are the rules of the specification; its tables are in `oracle_data`, the map in
`oracle_board`, what a seat owns and the goals in `oracle_seat`, the reasons of refusals in `oracle_reasons`.

A match
    `Oracle(seats, **options)` begins one; options and defaults are those of chapter Options. Nothing is random here:
    whoever calls also decides for chance.
    `actor()`       the seat that decides, "chance" or "over"
    `phase()`       the name of the phase in chapter Decisions, or "over"
    `legal()`       the texts of all actions possible now, of a seat or of chance, in a fixed order; empty when over
    `chance()`      for chance, the same texts each with its probability as a Fraction; else empty
    `why_not(text)` None for a possible action, else "rule: reason"; several rules may forbid one action
    `apply(text)`   carries an action out, or raises ValueError with the text of `why_not` and changes nothing
    `scores()`      the points of every seat so far; final ones when over
    `winners()`     the seats that won, empty before the end; `places()`: groups of equal seats, best first (12.5)
    `ledger`        (seat, source, points) in the order of scoring; a source is "spring_2/0" (card and index of the
                    goal, at once or at season end), "nursery", "michoacan", "cards" or "tiles"
    `facts()`       everything that can be compared, see there

How time passes
    Everything that needs no decision happens inside `apply`. A face-down season card is drawn on its reveal; the
    pieces that still lie on it at season end go to the reserves with that action (10.3). The discard becomes the deck
    before the draw that needs it is asked for (4.12). A city counts as visited from the landing on (so already in
    phases `token` and `die`). Action and bonus cards go from the hand to the place in front of the seat with `play`.
    Start cells and collected cells exist from `play` until the movements of the turn are over. Season and round change
    with the first turn of the next season, after `free_birth` and `goal`; extra turns (8.5) are round 7, their refill
    still round 6.

Any position
    `arrange(...)` of `oracle_arrange` builds a position at the start of a turn or at the end of a season: it changes
    attributes of `Oracle`, `Player` and `Butterfly`, then `restart()` goes on with the agenda.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from chrysalide.games.mariposas.tests.oracle_board import (
    CITIES,
    COUNT,
    FLOWER,
    PLANTS,
    inside,
    michoacan_points,
    neighbours,
    payments,
    walk_ends,
)
from chrysalide.games.mariposas.tests.oracle_data import (
    BONUS,
    CARD_COLOURS,
    CARD_OF,
    COPIERS,
    COST,
    DECK,
    DOUBLE_MOVES,
    FLOWERS,
    HAND,
    LIFE_CYCLE,
    MICHOACAN,
    MOVES,
    SEASON_CARDS,
    SEASONS,
    STAGES,
    TILE_POINTS,
    TILES,
    TOKENS,
    TOKENS_EACH,
    TURNS,
    WILD,
    BirthIn,
    DoubleOnBirth,
    Goal,
)
from chrysalide.games.mariposas.tests.oracle_reasons import reason
from chrysalide.games.mariposas.tests.oracle_seat import Butterfly, Player, season_end_points

CHANCE_PHASES = ("goal", "draw", "first", "tile", "token", "die")
SEAT_PHASES = (
    "play",
    "copy",
    "launch",
    "land",
    "flower",
    "gain",
    "adjacent",
    "birth",
    "exchange",
    "free_birth",
)
PHASES = (*CHANCE_PHASES, *SEAT_PHASES, "over")


@dataclass(frozen=True)
class Step:
    """Something still to happen: a phase, which asks for a decision, or a piece of procedure, which does not."""

    name: str
    seat: int = -1
    what: str = ""
    round: int = 0


class Oracle:
    """One match."""

    def __init__(
        self,
        seats: int = 2,
        *,
        forced_moves: bool = False,
        backtracking: bool = True,
        copy_chains: bool = False,
        waystation_once: str = "butterfly",
        flip_is_birth: bool = True,
        flower_supply: str = "limited",
        free_birth_goals: bool = False,
    ) -> None:
        if isinstance(seats, bool) or seats not in (2, 3, 4, 5):
            raise ValueError("Options: seats is 2 to 5")
        switches = (forced_moves, backtracking, copy_chains, flip_is_birth, free_birth_goals)
        if any(type(switch) is not bool for switch in switches):
            raise ValueError("Options: all but seats, waystation_once and flower_supply are true or false")
        if waystation_once not in ("butterfly", "seat"):
            raise ValueError("Options: waystation_once is butterfly or seat")
        if flower_supply not in ("limited", "unlimited"):
            raise ValueError("Options: flower_supply is limited or unlimited")
        self.forced_moves = forced_moves
        self.backtracking = backtracking
        self.copy_chains = copy_chains
        self.waystation_once = waystation_once
        self.flip_is_birth = flip_is_birth
        self.limited = flower_supply == "limited"
        self.free_birth_goals = free_birth_goals

        self.season = "spring"
        self.round = 0  # of the season, from 1; 0 before the first turn
        self.first: int | None = None
        self.active: int | None = None  # the seat whose turn it is
        self.players = [Player(board={"1": Butterfly(1, MICHOACAN)}) for _ in range(seats)]  # 3.3
        self.deck = Counter(DECK)
        self.discard: Counter[str] = Counter()
        self.supply = dict.fromkeys(FLOWERS, TOKENS_EACH)
        self.goals: dict[str, str | None] = dict.fromkeys(SEASONS)  # None while face down
        self.tiles: dict[str, str | None] = dict.fromkeys(CARD_COLOURS)
        self.cities: dict[str, str] = {}  # the revealed ones, and what they show
        self.ledger: list[tuple[int, str, int]] = []
        self._clear_turn()

        # 3.1 to 3.10
        deal = [Step("draw", seat) for seat in range(seats) for _ in range(HAND)]
        tiles = [Step("tile", what=row) for row in CARD_COLOURS]
        self.agenda = [Step("goal", what="spring"), *deal, Step("first"), *tiles, Step("opening")]
        self.now = Step("over")
        self._advance()

    def _clear_turn(self) -> None:
        self.card = ""  # the card played: an action kind or "double"
        self.acting = ""  # the kind it acts as (4.6)
        self.moves: list[int] = []  # the lengths of the movements left
        self.stretch = False  # is a played stretch unused?
        self.flyer = ""  # the butterfly launched last
        self.length = 0  # its movement, without stretch
        self.stretched = False
        self.collected: set[str] = set()  # 6.3

    # --- who and what -------------------------------------------------------------------------------------------

    def phase(self) -> str:
        return self.now.name

    def in_set_up(self) -> bool:
        """Before the first turn."""
        return self.round == 0

    def actor(self) -> int | str:
        if self.now.name == "over":
            return "over"
        return "chance" if self.now.name in CHANCE_PHASES else self.now.seat

    def legal(self) -> list[str]:
        if self.now.name in CHANCE_PHASES:
            return [text for text, _ in self.chance()]
        texts: list[str] = getattr(self, f"_legal_{self.now.name}")()
        return texts

    def chance(self) -> list[tuple[str, Fraction]]:
        name, seat, what = self.now.name, self.now.seat, self.now.what
        if name == "draw":
            size = self.deck.total()
            return [(f"draw {seat} {kind}", Fraction(self.deck[kind], size)) for kind in DECK if self.deck[kind]]
        texts: list[str] = []
        if name == "goal":
            texts = [f"goal {card}" for card in SEASON_CARDS if card.startswith(what)]
        elif name == "first":
            texts = [f"first {seat}" for seat in range(len(self.players))]
        elif name == "tile":
            texts = [f"tile {what} {tile}" for tile in TILES if tile not in self.tiles.values()]
        elif name == "token":
            texts = [f"token {token}" for token in TOKENS if token not in self.cities.values()]
        elif name == "die":
            texts = [f"die {face}" for face in FLOWERS + WILD]
        return [(text, Fraction(1, len(texts))) for text in texts]

    def why_not(self, text: str) -> str | None:
        return reason(self, text)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def places(self) -> list[list[int]]:
        """12.4, 12.5"""

        def merit(seat: int) -> tuple[int, int, int, int]:
            player = self.players[seat]
            return player.score, player.home(), sum(player.flowers.values()), len(player.cards)

        merits = sorted({merit(seat) for seat in range(len(self.players))}, reverse=True)
        return [[seat for seat in range(len(self.players)) if merit(seat) == one] for one in merits]

    def winners(self) -> list[int]:
        return self.places()[0] if self.now.name == "over" else []

    def facts(self) -> dict[str, Any]:
        """Everything, hidden things too, in plain form.

        season, round, first, active (None outside turns), phase, actor; `goals`: season → card or None; `tiles`: row
        → tile or None; `cities`: cell → token or None; `deck`, `discard`: kind → number; `supply`: letter → number,
        None if unlimited; `turn`: what matters within a turn; `seats`: a dict for each seat. In that, `hand` is in the
        order of D3, `played` in that of play, `cards`, `bonus`, `laid` (the bonus cards in front) and `tiles` (the
        earned ones) sorted; `points`: source → points so far; `worth`: what each goal in sight would give now, were it
        the end of its season; `board`: id → generation, cell, double, start, visited; `on_card`, `reserve` and `gone`:
        generation → number.
        """
        return {
            "phase": self.phase(),
            "actor": self.actor(),
            "season": self.season,
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "goals": dict(self.goals),
            "tiles": dict(self.tiles),
            "cities": {cell: self.cities.get(cell) for cell in CITIES},
            "deck": {kind: self.deck[kind] for kind in DECK},
            "discard": {kind: self.discard[kind] for kind in DECK},
            "supply": dict(self.supply) if self.limited else None,
            "turn": {
                "card": self.card,
                "acting": self.acting,
                "moves": sorted(self.moves),
                "stretch": self.stretch,
                "flyer": self.flyer,
                "collected": sorted(self.collected),
            },
            "seats": [self._seat_facts(seat, player) for seat, player in enumerate(self.players)],
            "scores": self.scores(),
            "winners": self.winners(),
            "places": self.places() if self.now.name == "over" else [],
        }

    def _seat_facts(self, seat: int, player: Player) -> dict[str, Any]:
        board = {}
        weight = player.home([4])
        for name, piece in sorted(player.board.items()):
            board[name] = {
                "generation": piece.generation,
                "cell": piece.cell,
                "double": piece.double,
                "start": piece.start,
                "visited": sorted(piece.visited),
            }
        return {
            "hand": [kind for kind in DECK for _ in range(player.hand.count(kind))],
            "played": list(player.played),
            "bonus": sorted(player.bonus),
            "laid": sorted(player.laid),
            "cards": sorted(player.cards),
            "received": sorted(player.received),
            "tiles": sorted(player.tiles),
            "flowers": dict(player.flowers),
            "score": player.score,
            "points": self._points(seat),
            "worth": {card: [season_end_points(player, goal) for goal in SEASON_CARDS[card]] for card in self._shown()},
            "michoacan": {"weight": weight, "points": michoacan_points(weight)},
            "board": board,
            "on_card": dict(player.on_card),
            "reserve": dict(player.reserve),
            "gone": dict(player.gone),
        }

    def _points(self, seat: int) -> dict[str, int]:
        found: Counter[str] = Counter()
        for who, source, points in self.ledger:
            found[source] += points if who == seat else 0
        return {source: points for source, points in found.items() if points}

    def _shown(self) -> list[str]:
        return [card for card in self.goals.values() if card]

    # --- the agenda ---------------------------------------------------------------------------------------------

    def apply(self, text: str) -> None:
        refusal = reason(self, text)
        if refusal is not None:
            raise ValueError(refusal)
        verb, _, argument = text.partition(" ")
        getattr(self, f"_apply_{verb}")(argument)
        self._advance()

    def restart(self) -> None:
        """Go on with what the agenda holds."""
        self._advance()

    def _next(self, *steps: Step) -> None:
        """Let these steps come first."""
        self.agenda = [*steps, *self.agenda]

    def _advance(self) -> None:
        """Carry out procedure until a decision is needed."""
        while self.agenda:
            self.now = self.agenda.pop(0)
            if self.now.name in ("goal", "first", "tile", "play", "copy", "land", "token", "die"):
                return
            asks: bool = getattr(self, f"_begin_{self.now.name}")(self.now)
            if asks:
                return
        self.now = Step("over")

    def _legal_over(self) -> list[str]:
        return []

    def clockwise(self) -> list[int]:
        """3.6: the seats from the first one on."""
        assert self.first is not None
        return [(self.first + index) % len(self.players) for index in range(len(self.players))]

    def _on_turn(self) -> Player:
        assert self.active is not None
        return self.players[self.active]

    def _score(self, seat: int, source: str, points: int) -> None:
        if points:
            self.players[seat].score += points
            self.ledger.append((seat, source, points))

    # --- set-up (chapter 3) -------------------------------------------------------------------------------------

    def _apply_first(self, seat: str) -> None:
        self.first = int(seat)

    def _apply_tile(self, words: str) -> None:
        row, tile = words.split(" ")
        self.tiles[row] = tile

    def _begin_opening(self, _: Step) -> bool:
        """3.10"""
        self._next(*[Step("exchange", seat) for seat in self.clockwise()], Step("season", what="spring"))
        return False

    # --- seasons and rounds (4.1, 11, 12) -----------------------------------------------------------------------

    def _begin_season(self, step: Step) -> bool:
        self.season = step.what
        for player in self.players:
            player.births = []
        self._count_free_births()
        rounds = range(1, TURNS[self.season] + 1)
        self._next(*[Step("turn", seat, round=n) for n in rounds for seat in self.clockwise()], Step("end"))
        return False

    def _count_free_births(self) -> None:
        """11.7, with `free_birth_goals`: as births of the season that begins, in the order in which they were made."""
        for seat in self.clockwise():
            for cell in self.players[seat].free if self.free_birth_goals else ():
                self._count_birth(seat, cell)
            self.players[seat].free = []

    def _begin_end(self, _: Step) -> bool:
        self.active = None
        if self.season == "autumn":  # 8.5, 12.1
            extra = [seat for seat in self.clockwise() if "encore" in self.players[seat].tiles]
            self._next(*[Step("extra", seat) for seat in extra], Step("final"))
            return False
        for player in self.players:  # 11.2
            self.discard.update(player.played)
            player.played = []
            player.laid = set()
        self._score_goals()  # 11.3
        fewest = min(self.scores())
        self.first = next(seat for seat in self.clockwise() if self.scores()[seat] == fewest)  # 11.4
        following = SEASONS[SEASONS.index(self.season) + 1]
        free = [Step("free_birth", seat) for seat in self.clockwise()]
        self._next(*free, Step("leave"), Step("reveal", what=following), Step("season", what=following))
        return False

    def _score_goals(self) -> None:
        card = self.goals[self.season]
        assert card is not None
        for seat, player in enumerate(self.players):
            for index, goal in enumerate(SEASON_CARDS[card]):
                self._score(seat, f"{card}/{index}", season_end_points(player, goal))

    def oldest(self) -> int:
        """The generation that dies at the end of this season: 1 after spring, 2 after summer."""
        return {"spring": 1, "summer": 2}[self.season]

    def _begin_free_birth(self, step: Step) -> bool:
        return bool(self.free_cells(step.seat))

    def free_cells(self, seat: int) -> list[str]:
        """11.5: where the seat may place a butterfly free."""
        player = self.players[seat]
        if player.waiting(self.oldest() + 1) == 0:
            return []
        return sorted({piece.cell for piece in player.board.values() if piece.generation == self.oldest()})

    def _legal_free_birth(self) -> list[str]:
        texts = [f"free {cell}" for cell in self.free_cells(self.now.seat)]
        younger = [p for p in self.players[self.now.seat].board.values() if p.generation > self.oldest()]
        return [*texts, "free -"] if younger else texts  # 11.8

    def _apply_free(self, cell: str) -> None:
        if cell != "-":
            self._place(self.now.seat, self.oldest() + 1, cell, double=False)
            self.players[self.now.seat].free = [cell]
            if "nursery" in self.players[self.now.seat].tiles:  # 11.7
                self._score(self.now.seat, "nursery", 1)

    def _begin_leave(self, _: Step) -> bool:
        """11.6"""
        for player in self.players:
            for name in [name for name, piece in player.board.items() if piece.generation == self.oldest()]:
                del player.board[name]
                player.gone[self.oldest()] += 1
        return False

    def _begin_reveal(self, step: Step) -> bool:
        if self.goals[step.what] is None:
            self._next(Step("goal", what=step.what))
        return False

    def _apply_goal(self, card: str) -> None:
        self.goals[self.now.what] = card
        for player in self.players:  # 10.3; nothing is left on it after 10.1
            for generation, season in CARD_OF.items():
                if season == self.now.what:
                    player.reserve[generation] += player.on_card[generation]
                    player.on_card[generation] = 0

    def _begin_extra(self, step: Step) -> bool:
        """8.5"""
        self.active = step.seat
        self._next(Step("refill", step.seat), Step("turn", step.seat, round=TURNS["autumn"] + 1))
        return False

    def _begin_final(self, _: Step) -> bool:
        """12.1"""
        self.active = None
        self._score_goals()
        for seat, player in enumerate(self.players):
            self._score(seat, "michoacan", michoacan_points(player.home([4])))
            self._score(seat, "cards", len(player.cards))
            self._score(seat, "tiles", sum(TILE_POINTS[tile] for tile in player.tiles))
        return False

    # --- the turn and its card (4) ------------------------------------------------------------------------------

    def _begin_turn(self, step: Step) -> bool:
        self.active, self.round = step.seat, step.round
        for piece in self._on_turn().board.values():
            piece.start = piece.cell
        steps = [Step("play", step.seat), Step("launch", step.seat), Step("rest", step.seat)]
        if not (self.season == "autumn" and step.round >= TURNS["autumn"]):  # 4.13
            steps.append(Step("refill", step.seat))
        self._next(*steps)
        return False

    def _begin_rest(self, _: Step) -> bool:
        """The movements are over."""
        for piece in self._on_turn().board.values():
            piece.start = None
        self._clear_turn()
        return False

    def targets(self, copier: str) -> list[str]:
        """4.6: what a copy card of the seat on turn may copy now."""
        mine = set(self._on_turn().played)
        theirs = {kind for seat, player in enumerate(self.players) if seat != self.active for kind in player.played}
        reach = mine if copier == "own" else theirs
        if self.copy_chains and copier == "own" and "other" in mine:
            reach = mine | theirs
        if self.copy_chains and copier == "other" and "own" in theirs:
            reach = mine | theirs
        return [kind for kind in MOVES if kind in reach]

    def _legal_play(self) -> list[str]:
        player = self._on_turn()
        texts = []
        for card in [kind for kind in DECK if kind in player.hand] + ["double"] * ("double" in player.bonus):
            moving = card not in COPIERS or bool(self.targets(card))
            name = "32" if card == "double" else card
            texts.append(f"play {name}")
            if "extra" in player.bonus:
                texts.append(f"play {name}+e")
            if "stretch" in player.bonus and moving:  # 4.16
                texts.append(f"play {name}+s")
            if "extra" in player.bonus and "stretch" in player.bonus:
                texts.append(f"play {name}+es")
        return texts

    def _apply_play(self, words: str) -> None:
        name, _, added = words.partition("+")
        player = self._on_turn()
        if name == "32":
            self.card = self.acting = "double"
            self._lay(player, "double")
            self.moves = list(DOUBLE_MOVES)
        else:
            targets = self.targets(name) if name in COPIERS else []
            self.card = self.acting = name
            player.hand.remove(name)
            player.played.append(name)
            self.moves = list(MOVES.get(name, ()))
            if targets:
                self._next(Step("copy", self.now.seat))
        if "e" in added:  # 4.14
            self._lay(player, "extra")
            self.moves.append(1)
        if "s" in added:
            self._lay(player, "stretch")
            self.stretch = True

    def _lay(self, player: Player, bonus: str) -> None:
        """4.4, 4.17: a played bonus card lies in front of its seat."""
        player.bonus.remove(bonus)
        player.laid.add(bonus)

    def _legal_copy(self) -> list[str]:
        return [f"copy {kind}" for kind in self.targets(self.card)]

    def _apply_copy(self, kind: str) -> None:
        self.acting = kind
        self.moves = [*MOVES[kind], *self.moves]

    # --- step 3: the hand (4.9 to 4.12) -------------------------------------------------------------------------

    def _begin_refill(self, step: Step) -> bool:
        missing = HAND - len(self.players[step.seat].hand)
        self._next(*[Step("draw", step.seat)] * missing, Step("exchange", step.seat))
        return False

    def _begin_draw(self, _: Step) -> bool:
        """4.12"""
        if self.deck.total() == 0:
            self.deck, self.discard = self.discard, Counter()
        return self.deck.total() > 0

    def _apply_draw(self, words: str) -> None:
        seat, kind = words.split(" ")
        self.deck[kind] -= 1
        self.players[int(seat)].hand.append(kind)

    def _begin_exchange(self, step: Step) -> bool:
        """4.10"""
        hand = self.players[step.seat].hand
        return len(hand) == HAND and (hand[0] == hand[1] or all(kind in COPIERS for kind in hand))

    def _legal_exchange(self) -> list[str]:
        hand = sorted(self.players[self.now.seat].hand, key=list(DECK).index)
        ones = [f"swap {kind}" for kind in dict.fromkeys(hand)]
        return [*ones, f"swap {' '.join(hand)}", "keep"]

    def _apply_swap(self, words: str) -> None:
        kinds = words.split(" ")
        for kind in kinds:
            self.players[self.now.seat].hand.remove(kind)
            self.discard[kind] += 1
        self._next(*[Step("draw", self.now.seat)] * len(kinds))  # 4.11: no further exchange

    def _apply_keep(self, _: str) -> None:
        pass

    # --- movements (5) ------------------------------------------------------------------------------------------

    def _begin_launch(self, _: Step) -> bool:
        return bool(self.moves)

    def distinct_pieces(self) -> list[str]:
        """Decisions: of pieces that are alike in everything, only the lowest id."""
        found: dict[tuple[object, ...], str] = {}
        for name, piece in sorted(self._on_turn().board.items()):
            look = (piece.generation, piece.double, piece.cell, piece.start, frozenset(piece.visited))
            found.setdefault(look, name)
        return list(found.values())

    def _legal_launch(self) -> list[str]:
        texts = []
        must_stretch = self.forced_moves and self.stretch and len(self.moves) == 1  # 5.7
        for name in self.distinct_pieces():
            for length in sorted(set(self.moves)):
                if not must_stretch:
                    texts.append(f"go {name} {length}")
                if self.stretch:
                    texts.append(f"go {name} {length}+2")
        return texts if self.forced_moves else [*texts, "stop"]

    def _apply_stop(self, _: str) -> None:
        self.moves = []

    def _apply_go(self, words: str) -> None:
        self.flyer, length = words.split(" ")
        self.stretched = length.endswith("+2")
        self.length = int(length.removesuffix("+2"))
        self.moves.remove(self.length)
        if self.stretched:
            self.stretch = False
        self._next(Step("land", self.now.seat))

    def _legal_land(self) -> list[str]:
        steps = self.length + (2 if self.stretched else 0)
        cell = self._on_turn().board[self.flyer].cell
        return [f"land {end}" for end in sorted(walk_ends(cell, steps, self.backtracking))]

    # --- landing (6, 7) -----------------------------------------------------------------------------------------

    def _apply_land(self, cell: str) -> None:
        """6.1: waystation or flower, extra flower, birth."""
        piece = self._on_turn().board[self.flyer]
        seat = self.now.seat
        piece.cell = cell
        steps: list[Step] = []
        if cell in FLOWER:
            self._collect(cell, FLOWER[cell], COUNT[cell])  # 6.2
        elif cell in CITIES:
            if cell not in self.cities:  # 7.1
                steps = [Step("token", seat, cell), Step("die", seat), Step("effect", seat, cell)]
            elif self.cities[cell] == "wild":  # 7.7
                steps = [Step("wild", seat, cell)]
            elif cell not in piece.visited:  # 7.3
                steps = [Step("effect", seat, cell)]
            piece.visited.add(cell)
        if self.carries_flower():
            steps.append(Step("adjacent", seat))
        self._next(*steps, Step("birth", seat), Step("launch", seat))

    def carries_flower(self) -> bool:
        """6.8"""
        return self.acting == "4f" and self.length == 4

    def may_collect(self, cell: str) -> bool:
        """6.3, 6.4"""
        return cell not in self.collected and cell != self._on_turn().board[self.flyer].start

    def in_supply(self, flower: str) -> bool:
        """1.10"""
        return not self.limited or self.supply[flower] > 0

    def _take(self, seat: int, flower: str, number: int) -> int:
        """1.10: as many tokens as remain."""
        if self.limited:
            number = min(number, self.supply[flower])
            self.supply[flower] -= number
        self.players[seat].flowers[flower] += number
        return number

    def _collect(self, cell: str, flower: str, number: int) -> None:
        if self.may_collect(cell) and self._take(self.now.seat, flower, number):
            self.collected.add(cell)

    def _apply_token(self, token: str) -> None:
        self.cities[self.now.what] = token

    def _apply_die(self, face: str) -> None:
        if face == WILD:
            self._next(Step("flower", self.now.seat))
        else:
            self._take(self.now.seat, face, 1)

    def _begin_wild(self, step: Step) -> bool:
        """7.7"""
        if self.may_collect(step.what):
            self._next(Step("flower", step.seat, step.what))
        return False

    def _begin_flower(self, _: Step) -> bool:
        return any(self.in_supply(flower) for flower in FLOWERS)

    def _legal_flower(self) -> list[str]:
        return [f"pick {flower}" for flower in FLOWERS if self.in_supply(flower)]

    def _apply_pick(self, flower: str) -> None:
        if self.now.what:
            self._collect(self.now.what, flower, 1)
        else:
            self._take(self.now.seat, flower, 1)  # 7.8: the die marks no cell

    def _begin_adjacent(self, _: Step) -> bool:
        return bool(self.adjacent_cells())

    def adjacent_cells(self) -> list[str]:
        """6.6, 6.7: where the extra flower may be taken."""
        found = []
        for cell in sorted(neighbours(self._on_turn().board[self.flyer].cell)):
            wild = self.cities.get(cell) == "wild"
            kinds = FLOWERS if wild else FLOWER.get(cell, "")
            if self.may_collect(cell) and any(self.in_supply(flower) for flower in kinds):
                found.append(cell)
        return found

    def _legal_adjacent(self) -> list[str]:
        return [*[f"adj {cell}" for cell in self.adjacent_cells()], "adj -"]

    def _apply_adj(self, cell: str) -> None:
        if cell in FLOWER:
            self._collect(cell, FLOWER[cell], 1)
        elif cell != "-":
            self._next(Step("flower", self.now.seat, cell))

    # --- cards and tiles (7.4, 8) -------------------------------------------------------------------------------

    def _begin_effect(self, step: Step) -> bool:
        token = self.cities[step.what]
        if token == "wild":
            self._next(Step("wild", step.seat, step.what))
        elif token in self.missing(step.seat):
            self._gain(step.seat, token)
        return False

    def missing(self, seat: int) -> list[str]:
        """7.4, 7.5: the cards that the seat may get."""
        player = self.players[seat]
        held = player.cards | player.bonus | player.laid
        barred = player.received if self.waystation_once == "seat" else held
        return [card for card in (*LIFE_CYCLE, *BONUS) if card not in barred]

    def _gain(self, seat: int, card: str) -> None:
        player = self.players[seat]
        player.received.add(card)
        if card in BONUS:
            player.bonus.add(card)
            return
        player.cards.add(card)
        row = card.partition("-")[0]
        if all(f"{row}-{stage}" in player.cards for stage in STAGES):  # 8.2; a fourth card is gained only once
            tile = self.tiles[row]
            assert tile is not None
            player.tiles.add(tile)
            if tile == "bouquet":  # 8.4
                for flower in FLOWERS:
                    self._take(seat, flower, 1)
            if tile == "courier":  # 8.7
                self._next(Step("gain", seat), Step("gain", seat))

    def _begin_gain(self, step: Step) -> bool:
        return bool(self.missing(step.seat))

    def _legal_gain(self) -> list[str]:
        return [f"gain {card}" for card in self.missing(self.now.seat)]

    def _apply_gain(self, card: str) -> None:
        self._gain(self.now.seat, card)

    # --- births (9, 10.1, 13.6 to 13.9) -------------------------------------------------------------------------

    def barren(self) -> str | None:
        """Why the butterfly that landed cannot give birth, or None."""
        player = self._on_turn()
        piece = player.board[self.flyer]
        if piece.cell not in PLANTS:
            return "9.1: the cell touches no plant"
        if piece.double:
            return "9.6: a double butterfly cannot give birth"
        if piece.generation < 4 and player.waiting(piece.generation + 1) == 0:
            return "9.8: no piece of the next generation is left"
        if not payments(player.flowers, COST[piece.generation]):
            return "9.4: no payment is affordable"
        return None

    def _begin_birth(self, _: Step) -> bool:
        return self.barren() is None

    def _legal_birth(self) -> list[str]:
        player = self._on_turn()
        cost = COST[player.board[self.flyer].generation]
        return [*[f"birth {payment}" for payment in payments(player.flowers, cost)], "birth -"]

    def _apply_birth(self, payment: str) -> None:
        if payment == "-":
            return
        player = self._on_turn()
        parent = player.board[self.flyer]
        for flower in payment:
            player.flowers[flower] -= 1
            self.supply[flower] += 1 if self.limited else 0  # 1.11
        if parent.generation == 4:  # 9.6
            parent.double = True
            if not self.flip_is_birth:
                return
        else:
            doubles = [goal for goal in self._active_goals() if isinstance(goal, DoubleOnBirth)]
            double = parent.generation == 3 and any(inside(goal.area, parent.cell) for goal in doubles)  # 13.8
            self._place(self.now.seat, parent.generation + 1, parent.cell, double=double)
        self._score_birth(self.now.seat, parent.cell)

    def _active_goals(self) -> tuple[Goal, ...]:
        """10.2"""
        card = self.goals[self.season]
        assert card is not None
        return SEASON_CARDS[card]

    def _score_birth(self, seat: int, cell: str) -> None:
        if "nursery" in self.players[seat].tiles:  # 8.3
            self._score(seat, "nursery", 1)
        self._count_birth(seat, cell)

    def _count_birth(self, seat: int, cell: str) -> None:
        """13.6: for the goals of the season."""
        self.players[seat].births.append(cell)
        for index, goal in enumerate(self._active_goals()):
            if isinstance(goal, BirthIn) and goal.immediate and inside(goal.area, cell):  # 13.7
                self._score(seat, f"{self.goals[self.season]}/{index}", goal.points)

    def _place(self, seat: int, generation: int, cell: str, *, double: bool) -> None:
        """9.3, 9.9, 10.1: put a newborn on the board."""
        player = self.players[seat]
        letter = next(letter for letter in "abcd" if f"{generation}{letter}" not in player.board)
        player.board[f"{generation}{letter}"] = Butterfly(generation, cell, double)
        if player.on_card.get(generation, 0) == 0:
            player.reserve[generation] -= 1
            return
        player.on_card[generation] -= 1
        season = CARD_OF[generation]
        if self.goals[season] is None and all(each.on_card[generation] == 0 for each in self.players):
            self._next(Step("goal", what=season))
