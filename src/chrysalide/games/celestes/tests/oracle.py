"""An independent second statement of the rules of Papillons célestes.

Written from the specification alone, to check the engine against. It is plain and slow on purpose: every card is a
letter in a list, every layout a few rows of text, and what covers what is found by looking at the geometry each time.
Numbers such as 2.5 or 6.9 are the rules of the specification.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

# 1.1 and 1.2: E Eighty-Eight, M Blue Morpho, K Monarch, S Swallowtail; B is the Grand Bolina, which is never dealt.
SPECIES = ("E", "M", "K", "S")
DECK = "E" * 8 + "M" * 6 + "K" * 4 + "S" * 2

FACE_DOWN = "?"
EMPTY = "."
UNDEALT = "-"
BOLINA = "B"

# Chapter Data. One character is half a card's width, at the left edge of the card: O face up, X face down.
# Redrawn where the first drawings favoured who begins.
LAYOUTS: dict[str, list[str]] = {
    "L01": [
        "...X.X.X...",
        "..O.O.O.O..",
        ".X.X.X.X.X.",
        "O.O.O.O.O.O",
    ],
    "L02": [
        "X.O.O.O.X",
        ".X.X.X.X.",
        "..O.O.O..",
        "..O.O.O..",
        "...X.X...",
        "....O....",
    ],
    "L03": [
        "...O.O...",
        "..X.X.X..",
        "..O.O.O..",
        "..O.X.O..",
        "..O.O.O..",
        "...O.O...",
        "...O.O...",
    ],
    "L04": [
        ".X.O.O.X.",
        "O.X.X.X.O",
        ".O.O.O.O.",
        "..X.X.X..",
        "...O.O...",
    ],
    "L05": [
        "X.O.X",
        ".O.O.",
        "O.X.O",
        ".X.X.",
        "X.O.X",
        ".X.X.",
        "O.O.O",
    ],
    "L06": [
        "O.X.O.X.",
        ".O.X.O.X",
        "X.X.X.O.",
        ".O.O.X.O",
        "..O...O.",
    ],
    "L07": [
        ".X.O...O.X.",
        "X.O.O.O.O.X",
        ".O.X.O.X.O.",
        "....O.O....",
        ".....O.....",
    ],
    "L08": [
        "...X.....X...",
        "...O.....O...",
        "..O.X...X.O..",
        "..O.O...O.O..",
        ".O.O.O.O.O.O.",
    ],
    "L09": [
        ".O.O...O.O.",
        "..X.....X..",
        "..O.....O..",
        ".O.O...O.O.",
        ".O.O...O.O.",
        "..O.....O..",
    ],
    "L10": [
        "..X....X....X..",
        "..X....O....X..",
        ".X.X..O.O..X.X.",
        "..X....O....X..",
        "..O....O....O..",
    ],
    "L11": [
        "X.X.X.....",
        ".X.X.X....",
        "..X.X.X...",
        "...O.O.O..",
        "....O.X.O.",
        ".....O.O.O",
    ],
    "L12": [
        "...O.X.O..",
        "..X.O.O.X.",
        ".O.X...X.O",
        "..O.X.X.O.",
        "...O.O.O..",
    ],
    "L13": [
        "X.O.O.X",
        ".X.O.X.",
        "..O.O..",
        "..X.X..",
        ".X.X.X.",
        "O.O.O.O",
    ],
    "L14": [
        "....X.X....",
        "....X.X....",
        "O.O.X.X.O.O",
        ".O.O.O.O.O.",
        "....X.X....",
        ".....O.....",
    ],
    "L15": [
        "O.X.......X.O",
        ".X.O.....O.X.",
        "..O.X...X.O..",
        "...O.X.X.O...",
        ".....O.O.....",
    ],
}

# As the specification draws them, and versions 1 and 2 of the rules.
LAYOUTS_2: dict[str, list[str]] = {
    "L03": [
        "...O.O...",
        "..X.X.X..",
        ".O.O.O.O.",
        "O.X.X.X.O",
        ".O.O.O.O.",
    ],
    "L08": [
        "..O.O.....O.O..",
        ".X.X.X...X.X.X.",
        "O.O.O.O.O.O.O.O",
    ],
    "L09": [
        "O.X.X.O.O.X.X.O",
        ".X.O.X...X.O.X.",
        "..O.O.....O.O..",
    ],
    "L10": [
        "O.X.O.O.X.O.O.X.O",
        ".X.X...X.X...X.X.",
        "..O.....O.....O..",
    ],
    "L11": [
        "O.O.O.....",
        ".X.X.X....",
        "..O.O.O...",
        "...X.X.X..",
        "....O.O.O.",
        ".....O.O.O",
    ],
    "L13": [
        "O.X.O.X.O",
        ".X.O.O.X.",
        ".O.X.X.O.",
        "O.O.O.O.O",
    ],
}
# As the specification draws them, and version 1 of the rules.
LAYOUTS_1: dict[str, list[str]] = {
    **LAYOUTS_2,
    "L02": [
        "O.O.O.O.O.O",
        ".X.X.X.X.X.",
        "..O.X.X.O..",
        "...O.O.O...",
    ],
    "L05": [
        "O.O.O.O",
        ".X.X.X.",
        "O.O.O.O",
        ".X.X.X.",
        "O.O.O.O",
    ],
    "L06": [
        "X.O.X.O.X",
        ".O.X.X.O.",
        "O.X.O.X.O",
        ".O.O.O.O.",
    ],
    "L07": [
        "..O.....O..",
        ".X.X...X.X.",
        "O.O.O.O.O.O",
        ".O.X...X.O.",
        "..O.....O..",
    ],
    "L14": [
        "X.O.....O.X",
        ".O.X...X.O.",
        "....O.O....",
        ".O.X...X.O.",
        "O.O.....O.O",
    ],
}


@dataclass(frozen=True)
class Place:
    """One slot of a layout: where it lies, and whether its card is laid face down (2.3)."""

    number: int
    row: int
    column: int
    face_down: bool


def places_of(rows: Sequence[str]) -> list[Place]:
    """2.2: numbered row by row from the top, left to right."""
    places: list[Place] = []
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            if character in "OX":
                places.append(Place(len(places) + 1, row, column, character == "X"))
    return places


def covers(upper: Place, lower: Place) -> bool:
    """2.4: does the first place cover the second one, that is, lie in the next row and within one half-card?"""
    return upper.row == lower.row + 1 and abs(upper.column - lower.column) <= 1


def coverers(rows: Sequence[str]) -> dict[int, set[int]]:
    """For every slot of a layout, the slots that cover it."""
    places = places_of(rows)
    return {low.number: {up.number for up in places if covers(up, low)} for low in places}


def score(e: int, m: int, k: int, s: int) -> int:
    """The points of a collection of e Eighty-Eights, m Morphos, k Monarchs and s Swallowtails (6.1 to 6.7)."""
    if not (0 <= e <= 8 and 0 <= m <= 6 and 0 <= k <= 4 and 0 <= s <= 2):
        raise ValueError("1.1: the deck has no such cards")
    cards = ["E"] * e + ["M"] * m + ["K"] * k
    if s == 0:
        return _points_of_sets(cards)
    if s == 1:
        return _points_of_sets(cards) + 2  # 6.4
    return max(_points_of_sets([*cards, joker]) for joker in ("E", "M", "K"))  # 6.5, 6.6


def _points_of_sets(cards: Sequence[str]) -> int:
    """Put complete sets aside one after the other until none is left."""
    rest = list(cards)
    points = 0
    while rest.count("E") >= 2:  # 6.1
        rest.remove("E")
        rest.remove("E")
        points += 3
    while rest.count("M") >= 3:  # 6.2
        rest.remove("M")
        rest.remove("M")
        rest.remove("M")
        points += 4
    monarchs = rest.count("K")  # 6.3, 6.7: one scale, which stops at four
    if monarchs >= 4:
        points += 8
    elif monarchs == 3:
        points += 5
    elif monarchs == 2:
        points += 2
    return points


def _score_cards(cards: Sequence[str]) -> int:
    return score(cards.count("E"), cards.count("M"), cards.count("K"), cards.count("S"))


def _count(cards: Sequence[str]) -> dict[str, int]:
    return {species: cards.count(species) for species in SPECIES}


@dataclass
class Round:
    """Everything that starts again when a layout is revealed (3.2, 3.8)."""

    layout: str
    places: dict[int, Place]
    above: dict[int, set[int]]  # for every slot, the slots that cover it
    table: dict[int, str]
    unseen: list[str] = field(default_factory=lambda: list(DECK))
    collections: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    first: int | None = None
    bolina_seat: int | None = None
    active: int = 0
    emptied: int | None = None  # the slot of the card just taken
    owned_before: bool = False  # 5.1: did the active seat own the Bolina before its take?
    bolina_taken_by: int | None = None  # 5.4: the seat whose take was the last action, if it took the Bolina

    def occupied(self) -> list[int]:
        return sorted(number for number, card in self.table.items() if card not in (EMPTY, UNDEALT))

    def accessible(self) -> list[int]:
        """2.5: occupied, and covered by no occupied slot."""
        occupied = self.occupied()
        return [number for number in occupied if not any(up in occupied for up in self.above[number])]

    def to_turn(self) -> list[int]:
        """4.4 and 2.6: the face-down cards that are accessible."""
        return [number for number in self.accessible() if self.table[number] == FACE_DOWN]

    def to_deal(self) -> list[int]:
        return sorted(number for number, card in self.table.items() if card == UNDEALT)

    def bolina(self) -> tuple[str, int] | None:
        if self.bolina_seat is not None:
            return ("seat", self.bolina_seat)
        for number, card in self.table.items():
            if card == BOLINA:
                return ("slot", number)
        return None


class Oracle:
    """One match. Chance is not drawn here: whoever calls decides it, with `play`, among what `legal` allows."""

    def __init__(
        self,
        tokens_to_win: int = 3,
        first_player: str | int = "random",
        layouts: Sequence[str] | None = None,
        drawings: dict[str, list[str]] | None = None,
    ) -> None:
        if isinstance(tokens_to_win, bool) or tokens_to_win not in (1, 2, 3):
            raise ValueError("Options: tokens_to_win is 1, 2 or 3")
        if isinstance(first_player, bool) or first_player not in ("random", 0, 1):
            raise ValueError("Options: first_player is random, 0 or 1")
        pool = list(LAYOUTS) if layouts is None or layouts == "all" else list(layouts)
        if any(name not in LAYOUTS for name in pool):
            raise ValueError("Options: layouts names a layout that does not exist (1.3)")
        if len(set(pool)) != len(pool) or len(pool) < 2 * tokens_to_win - 1:
            raise ValueError("Options: layouts must be different, at least 2 * tokens_to_win - 1 of them (3.2)")
        self.drawings = LAYOUTS if drawings is None else drawings  # what each layout looks like
        self.tokens_to_win = tokens_to_win
        self.first_player = first_player
        self.pool = sorted(pool)
        self.tokens = [0, 0]
        self.used: list[str] = []
        self.finished: list[tuple[str, tuple[int, int], int, int]] = []
        self.round: Round | None = None
        self._phase = "reveal_layout"

    # What can be seen

    def phase(self) -> str:
        return self._phase

    def actor(self) -> int | str:
        if self._phase == "over":
            return "over"
        if self._phase == "choose_order":
            return 1 - self.finished[-1][3]  # 3.4: the loser of the last round
        if self._phase in ("take", "bolina"):
            return self._now().active
        return "chance"

    def legal(self) -> dict[str, Fraction | None]:
        if self._phase == "reveal_layout":  # 3.2
            left = [name for name in self.pool if name not in self.used]
            return {f"layout {name}": Fraction(1, len(left)) for name in left}
        if self._phase == "draw_first":  # 3.3
            if self.first_player == "random":
                return {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}
            return {f"first {self.first_player}": Fraction(1)}
        if self._phase == "choose_order":  # 3.4
            return {"order first": None, "order second": None}
        if self._phase == "deal":
            return self._draws("deal", self._now().to_deal()[0])
        if self._phase == "turn_up":
            return self._draws("turn", self._now().to_turn()[0])
        if self._phase == "take":  # 4.2
            return {f"take {number}": None for number in self._now().accessible()}
        if self._phase == "bolina":  # 5.1
            return {"bolina": None, "keep": None}
        return {}

    def _draws(self, verb: str, slot: int) -> dict[str, Fraction | None]:
        """Each physical card not yet seen is equally likely (chapter Decisions)."""
        unseen = self._now().unseen
        return {
            f"{verb} {slot} {species}": Fraction(unseen.count(species), len(unseen))
            for species in SPECIES
            if species in unseen
        }

    def facts(self) -> dict[str, object]:
        """Everything public, in plain form. Until the next layout is revealed, the last round stays in view.

        `round` is the number of layouts revealed so far. Face-down slots are "?" from the moment the dealing starts
        (they need no decision), and all slots are "-" before. `free` follows rule 2.5 to the letter in every phase.
        """
        now = self.round
        return {
            "phase": self.phase(),
            "actor": self.actor(),
            "round": len(self.used),
            "layout": now.layout if now else None,
            "slots": {number: now.table[number] for number in sorted(now.table)} if now else {},
            "free": now.accessible() if now else [],
            "collections": [_count(cards) for cards in now.collections] if now else [_count([]), _count([])],
            "totals": tuple(_score_cards(cards) for cards in now.collections) if now else (0, 0),
            "tokens": tuple(self.tokens),
            "bolina": now.bolina() if now else None,
            "unseen": _count(now.unseen if now else list(DECK)),
            "first": now.first if now else None,
            "used": sorted(self.used),
            "winner": self._match_winner(),
            "rounds": list(self.finished),
        }

    def _now(self) -> Round:
        if self.round is None:
            raise ValueError("3.2: a round begins with revealing a layout")
        return self.round

    def _match_winner(self) -> int | None:
        for seat in (0, 1):
            if self.tokens[seat] >= self.tokens_to_win:  # 6.11
                return seat
        return None

    # What can be done

    def play(self, text: str) -> None:
        """Carry out one action. A seat number in front of a seat's action is read, and must be that of the actor."""
        words = text.split()
        seat: int | None = None
        if len(words) > 1 and words[0] in ("0", "1"):
            seat = int(words[0])
            words = words[1:]
        if not words:
            raise ValueError("Notation: an empty line is no action")
        verb, arguments = words[0], words[1:]
        if seat is not None and verb in ("layout", "first", "deal", "turn"):
            raise ValueError(f"Notation: {verb} is chance, not an action of a seat")
        wanted = {"layout": 1, "first": 1, "deal": 2, "turn": 2, "order": 1, "take": 1, "bolina": 0, "keep": 0}
        if verb in ("pass", "skip"):
            raise ValueError("4.2: a card must be taken, there is no passing")
        if verb not in wanted or len(arguments) != wanted[verb]:
            raise ValueError(f"Notation: {text!r} is no action")
        if self._phase == "over":
            raise ValueError("6.11: the match is over")
        if verb == "layout":
            self._reveal_layout(arguments[0])
        elif verb == "first":
            self._draw_first(arguments[0])
        elif verb == "order":
            self._choose_order(seat, arguments[0])
        elif verb == "deal":
            self._deal(arguments[0], arguments[1])
        elif verb == "turn":
            self._turn_up(arguments[0], arguments[1])
        elif verb == "take":
            self._take(seat, arguments[0])
        else:
            self._bolina(seat, verb)

    def _reveal_layout(self, name: str) -> None:
        if self._phase != "reveal_layout":
            raise ValueError("3.2: a layout is revealed only at the beginning of a round")
        if name not in LAYOUTS:
            raise ValueError(f"1.3: there is no layout {name}")
        if name not in self.pool:
            raise ValueError(f"3.2: {name} is not among the layouts of this match")
        if name in self.used:
            raise ValueError(f"3.2: {name} has been used in this match")
        rows = self.drawings[name]
        places = {place.number: place for place in places_of(rows)}
        self.used.append(name)
        self.round = Round(name, places, coverers(rows), dict.fromkeys(places, UNDEALT))
        self._phase = "draw_first" if len(self.used) == 1 else "choose_order"

    def _draw_first(self, word: str) -> None:
        if self._phase != "draw_first":
            raise ValueError("3.3: the First player is drawn only in round 1, once the layout is revealed")
        if word not in ("0", "1"):
            raise ValueError("3.3: the First player is seat 0 or seat 1")
        if self.first_player != "random" and int(word) != self.first_player:
            raise ValueError(f"3.3: the options make seat {self.first_player} the First player")
        self._begin_dealing(int(word))

    def _choose_order(self, seat: int | None, word: str) -> None:
        if len(self.used) <= 1 and len(self.finished) == 0:
            raise ValueError("3.3: in round 1 the order is drawn, not chosen")
        if self._phase != "choose_order":
            raise ValueError("3.5: the order is chosen after the layout is revealed and before any card is dealt")
        loser = 1 - self.finished[-1][3]
        if seat is not None and seat != loser:
            raise ValueError("3.4: the loser of the last round chooses, not the winner")
        if word not in ("first", "second"):
            raise ValueError("3.4: the choice is first or second")
        self._begin_dealing(loser if word == "first" else 1 - loser)

    def _begin_dealing(self, first: int) -> None:
        now = self._now()
        now.first = first
        now.bolina_seat = 1 - first  # 3.7
        for place in now.places.values():
            if place.face_down:
                now.table[place.number] = FACE_DOWN  # 2.3: laid unseen, no decision
        self._phase = "deal"
        self._after_dealing_one()

    def _deal(self, slot: str, species: str) -> None:
        if self._phase != "deal":
            raise ValueError("3.8: cards are dealt only when a round is set up")
        now = self._now()
        number = self._slot(slot)
        if now.places[number].face_down:
            raise ValueError(f"2.3: slot {number} is laid face down, its card is not shown")
        if number != now.to_deal()[0]:
            raise ValueError(f"2.2: the next slot to be dealt is {now.to_deal()[0]}, not {number}")
        now.table[number] = self._draw(species)
        self._after_dealing_one()

    def _after_dealing_one(self) -> None:
        now = self._now()
        if now.to_deal():
            return
        assert now.first is not None
        now.active = now.first  # 4.1
        self._phase = "turn_up" if now.to_turn() else "take"  # 2.6

    def _take(self, seat: int | None, slot: str) -> None:
        if self._phase == "turn_up":
            raise ValueError("4.4: the face-down cards that are accessible are turned up before anything else")
        if self._phase == "bolina":
            raise ValueError("4.2: exactly one card is taken in a turn; the Bolina is to be placed or kept now")
        if self._phase != "take":
            raise ValueError("4.1: the first turn comes after the cards are laid")
        now = self._now()
        if seat is not None and seat != now.active:
            raise ValueError(f"4.1: it is the turn of seat {now.active}")
        number = self._slot(slot)
        if now.table[number] == EMPTY:
            raise ValueError(f"2.5: slot {number} is empty")
        if number not in now.accessible():
            raise ValueError(f"2.5: slot {number} is covered")
        card = now.table[number]
        now.table[number] = EMPTY
        now.emptied = number
        now.owned_before = now.bolina_seat == now.active
        if card == BOLINA:
            now.bolina_seat = now.active  # 4.5
            now.bolina_taken_by = now.active
        else:
            now.collections[now.active].append(card)  # 4.3
            now.bolina_taken_by = None
        self._after_turning()

    def _turn_up(self, slot: str, species: str) -> None:
        if self._phase != "turn_up":
            raise ValueError("4.4: no face-down card is accessible")
        now = self._now()
        number = self._slot(slot)
        if number != now.to_turn()[0]:
            raise ValueError(f"4.4: the card to be turned up lies in slot {now.to_turn()[0]}")
        now.table[number] = self._draw(species)
        self._after_turning()

    def _after_turning(self) -> None:
        """After a take, or after a card was turned up: 4.4 first, then 5.1, then the next turn."""
        now = self._now()
        if now.to_turn():
            self._phase = "turn_up"
        elif now.emptied is None:  # 2.6: turned up after dealing, nobody has taken a card
            self._phase = "take"
        elif now.owned_before:  # 5.1; and 5.4, for whoever takes the Bolina did not own it before
            self._phase = "bolina"
        else:
            self._next_turn()

    def _bolina(self, seat: int | None, verb: str) -> None:
        now = self.round
        taker = None if now is None or self._phase == "bolina" else now.bolina_taken_by
        if taker is not None and seat in (None, taker):
            raise ValueError("5.4: the Bolina may not be put back in the turn in which it was taken")
        if now is None or self._phase != "bolina":
            raise ValueError("5.1: only its owner may place the Bolina, after taking a card and turning up (4.4)")
        if seat is not None and seat != now.active:
            raise ValueError(f"5.1: it is seat {now.active} that may place the Bolina")
        if verb == "bolina":
            assert now.emptied is not None
            now.table[now.emptied] = BOLINA  # 5.2
            now.bolina_seat = None
        self._next_turn()

    def _next_turn(self) -> None:
        now = self._now()
        if not now.occupied():  # 4.7
            self._score_round()
            return
        now.active = 1 - now.active  # 4.1
        self._phase = "take"

    def _score_round(self) -> None:
        now = self._now()
        totals = (_score_cards(now.collections[0]), _score_cards(now.collections[1]))
        owner = now.bolina_seat
        assert owner is not None  # 4.7: the Bolina has been taken as well
        winner = owner  # 6.9
        if totals[0] > totals[1]:
            winner = 0
        if totals[1] > totals[0]:
            winner = 1
        self.tokens[winner] += 1  # 6.10
        self.finished.append((now.layout, totals, owner, winner))
        self._phase = "reveal_layout" if self._match_winner() is None else "over"  # 6.11

    def _slot(self, word: str) -> int:
        if not (word.isascii() and word.isdecimal()) or str(int(word)) != word:
            raise ValueError(f"Notation: {word!r} is no slot")
        if int(word) not in self._now().table:
            raise ValueError(f"2.1: there is no slot {word}")
        return int(word)

    def _draw(self, species: str) -> str:
        if species == BOLINA:
            raise ValueError("3.7: the Bolina is not dealt, the Second player has it")
        if species not in SPECIES:
            raise ValueError(f"1.1: there is no species {species}")
        unseen = self._now().unseen
        if species not in unseen:
            raise ValueError(f"1.1: all cards of species {species} have been seen in this round")
        unseen.remove(species)
        return species
