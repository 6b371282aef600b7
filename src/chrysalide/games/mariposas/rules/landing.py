# mypyc
"""Chapters 6 to 9: what a landing brings, in order: waystation or flower, the flower beside, a birth."""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import (
    CARDS,
    DOUBLE_ON_BIRTH,
    GENERATION,
    PIECES,
    TYPES,
    WILD_TOKEN,
    bytes_sum,
    flowers_of,
)
from chrysalide.games.mariposas.facts.records import FLOWERS, ROWS, TOKENS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import PAYMENTS, TEXTS, affordable
from chrysalide.games.mariposas.rules.position import (
    ARRIVED,
    BESIDE_ASKED,
    BIRTH_ASKED,
    FROM_BESIDE,
    FROM_CITY,
    FROM_DIE,
    GAIN_CARD,
    GIVE_BIRTH,
    LAUNCH_PIECE,
    NO_FLOWER,
    NOWHERE,
    PICK_ADJACENT,
    REVEAL_TOKEN,
    ROLL_DIE,
    TAKE_FLOWER,
)
from chrysalide.games.mariposas.rules.seasons import Seasons


class Landing(Seasons):
    """From the moment a butterfly touches down to the next movement."""

    def land(self, cell: i64) -> None:
        """5.6, 6.1: only the last cell of a movement matters."""
        seat = self.seat
        self.at[seat * PIECES + self.piece] = cell
        self.cell = cell
        self.stage = ARRIVED
        if self.trace is not None:
            self.tell_move()
        city = self.board.city[cell]
        if city >= 0:
            if self.tokens[city] < 0:
                self.phase = REVEAL_TOKEN  # 7.1
                return
            self.use_waystation(city)
        elif self.board.flower[cell] >= 0:
            self.collect(cell)
        self.proceed()

    def tell_move(self) -> None:
        length = self.length + (self.board.stretch_length if self.stretched else 0)
        flight = {"from_cell": self.board.ids[self.origin], "length": int(length)}
        args = self.piece_args(self.seat, self.piece)
        self.tell("butterfly-moved", {**args, **flight, **self.cell_args(self.cell)})

    def tell_nothing(self, reason: str) -> None:
        self.tell("nothing-taken", {"seat": int(self.seat), "reason": reason, **self.cell_args(self.cell)})

    # --- flowers ------------------------------------------------------------------------------------------------

    def collect(self, cell: i64) -> None:
        """6.2–6.5: the flowers of the cell, unless it is barred; 1.10: a cell that gives nothing is not used up."""
        if self.barred(cell):
            if self.trace is not None:
                self.tell_nothing("start" if self.start[self.piece] == cell else "collected")
            return
        flower = self.board.flower[cell]
        number = self.take(flower, self.board.count[cell])
        if number:
            self.mark(cell)
            if self.trace is not None:
                self.tell_flowers(flower, number, "cell", cell)
        elif self.trace is not None:
            self.tell_nothing("supply")

    def some_flower_left(self) -> bool:
        """6.9, 1.10: a wild choice falls away when the supply is empty."""
        return self.unlimited or self.supply != 0

    def take_flower(self, flower: i64) -> None:
        """6.9: a wild flower is a flower of the seat's choice."""
        due = self.due
        self.due = NO_FLOWER
        self.take(flower, 1)
        if self.trace is not None:
            source = "die" if due == FROM_DIE else ("wild" if due == FROM_CITY else "beside")
            self.tell_flowers(flower, 1, source, self.beside if due == FROM_BESIDE else self.cell)
        if due == FROM_DIE:
            self.use_waystation(self.board.city[self.cell])
        else:
            self.mark(self.beside if due == FROM_BESIDE else self.cell)
        self.proceed()

    # --- waystations --------------------------------------------------------------------------------------------

    def reveal_token(self, token: i64) -> None:
        """7.1: the token is turned up and stays so."""
        self.tokens[self.board.city[self.cell]] = token
        self.hidden &= ~(i64(1) << token)
        if self.trace is not None:
            args = way_args(token)
            args["token"] = args["card"]
            del args["card"]
            self.tell("token-revealed", {"seat": int(self.seat), **self.cell_args(self.cell), **args})
        self.phase = ROLL_DIE

    def roll(self, face: i64) -> None:
        """7.1, 7.2: the flower shown, a free choice on wild; then the token's effect."""
        if self.trace is not None:
            self.tell("die-rolled", {"seat": int(self.seat), "face": FLOWERS[face] if face < TYPES else "wild"})
        if face == TYPES and self.some_flower_left():
            self.due = FROM_DIE
            self.phase = TAKE_FLOWER
            return
        if face < TYPES:
            number = self.take(face, 1)
            if self.trace is not None and number:
                self.tell_flowers(face, number, "die", self.cell)
        self.use_waystation(self.board.city[self.cell])
        self.proceed()

    def use_waystation(self, city: i64) -> None:
        """7.3–7.8: a card for a butterfly that was never there; the wild city gives a flower every time."""
        token = self.tokens[city]
        place = self.seat * PIECES + self.piece
        new = not (self.visited[place] >> city) & 1
        self.visited[place] = self.visited[place] | (i64(1) << city)
        if token == WILD_TOKEN:
            self.use_wild()
        elif not new:
            if self.trace is not None:
                self.tell_nothing("visited")
        elif (self.refused_cards() >> token) & 1:
            if self.trace is not None:
                self.tell_nothing("laid" if (self.laid[self.seat] >> token) & 1 else "held")
        else:
            self.gain(token, "token")

    def use_wild(self) -> None:
        if self.barred(self.cell):
            if self.trace is not None:
                self.tell_nothing("start" if self.start[self.piece] == self.cell else "collected")
        elif self.some_flower_left():
            self.due = FROM_CITY
        elif self.trace is not None:
            self.tell_nothing("supply")

    def refused_cards(self) -> i64:
        """7.4, 7.5: the cards that the seat cannot get now, in hand, in front of it or had before; a set."""
        held = self.held[self.seat] | self.laid[self.seat]
        return held | self.had[self.seat] if self.once_a_seat else held

    def gain(self, card: i64, source: str) -> None:
        """8.2: a fourth stage of one colour earns the tile of its row, at once and once."""
        seat = self.seat
        self.held[seat] = self.held[seat] | (i64(1) << card)
        self.had[seat] = self.had[seat] | (i64(1) << card)
        if self.trace is not None:
            self.tell("card-gained", {"seat": int(seat), **way_args(card), "source": source})
        row = card // 4
        if row < 3 and (self.held[seat] >> (4 * row)) & 15 == 15 and not (self.earned[seat] >> row) & 1:
            self.earn(row)

    def earn(self, row: i64) -> None:
        """8.3–8.8: what a tile does now; lasting effects are looked up where they count."""
        self.earned[self.seat] = self.earned[self.seat] | (i64(1) << row)
        tile = self.board.tiles[self.tiles[row]]
        if self.trace is not None:
            self.tell("tile-earned", {"seat": int(self.seat), "row": ROWS[row], "tile": tile.id})
        self.gains += tile.gain_cards
        if tile.flowers_each:
            for flower in range(TYPES):
                number = self.take(flower, tile.flowers_each)
                if self.trace is not None and number:
                    self.tell_flowers(flower, number, "tile", self.cell)

    def gain_chosen(self, card: i64) -> None:
        """8.7: courier, one card after the other."""
        self.gains -= 1
        self.gain(card, "courier")
        self.proceed()

    def gainable(self) -> i64:
        return ((i64(1) << CARDS) - 1) & ~self.refused_cards()

    # --- the order of 6.1 ---------------------------------------------------------------------------------------

    def proceed(self) -> None:
        """6.1: what comes next of this landing, and after it the next movement."""
        if self.due:
            self.phase = TAKE_FLOWER
            return
        if self.gains:
            if self.gainable():
                self.phase = GAIN_CARD
                return
            self.gains = 0
        if self.stage == ARRIVED:
            self.stage = BESIDE_ASKED
            if self.carries and self.any_beside():
                self.phase = PICK_ADJACENT
                return
        if self.stage == BESIDE_ASKED:
            self.stage = BIRTH_ASKED
            cost = self.birth_cost()
            if cost and len(affordable(cost, self.flowers[self.seat])) > 0:
                self.phase = GIVE_BIRTH
                return
        self.next_movement()

    def next_movement(self) -> None:
        """5.2: movements one after the other; then step 3 of the turn."""
        if self.moves:
            self.phase = LAUNCH_PIECE
        else:
            self.end_moves()

    def end_moves(self) -> None:
        """4.2, 4.13: refill the hand, but not in the last turns of autumn."""
        self.moves = 0
        self.stretch = 0
        self.flower_move = 0
        if self.season == 2 and self.round >= self.board.turns[2]:
            self.end_turn()
        else:
            self.refill()

    # --- the flower beside --------------------------------------------------------------------------------------

    def gives_beside(self, cell: i64) -> bool:
        """6.6, 6.7, 1.10: a flower cell or the revealed wild city, not barred, with a token in supply."""
        flower = self.board.flower[cell]
        if flower >= 0:
            left = self.unlimited or self.left_in_supply(flower) > 0
        else:
            city = self.board.city[cell]
            left = city >= 0 and self.tokens[city] == WILD_TOKEN and self.some_flower_left()
        return left and not self.barred(cell)

    def any_beside(self) -> bool:
        for cell in self.board.links[self.cell]:  # noqa: SIM110 - compiled, a generator would cost more
            if self.gives_beside(cell):
                return True
        return False

    def pick_beside(self, cell: i64) -> None:
        """6.6: one token, even from a double cell."""
        flower = self.board.flower[cell]
        self.beside = cell
        if flower < 0:
            self.due = FROM_BESIDE
        else:
            self.take(flower, 1)
            self.mark(cell)
            if self.trace is not None:
                self.tell_flowers(flower, 1, "beside", cell)
        self.proceed()

    def skip_beside(self) -> None:
        if self.trace is not None:
            self.tell("adjacent-skipped", {"seat": int(self.seat)})
        self.proceed()

    # --- births -------------------------------------------------------------------------------------------------

    def birth_cost(self) -> i64:
        """9.1–9.8: the k of a birth by the butterfly that has just landed; 0 where there can be none."""
        if not self.board.plant[self.cell]:
            return 0
        generation = GENERATION[self.piece]
        if generation == 4:
            return 0 if self.is_double(self.seat, self.piece) else self.board.costs[3]
        return self.board.costs[generation - 1] if self.newborn(self.seat, generation + 1) >= 0 else 0

    def born_double(self, generation: i64) -> bool:
        """13.8: a generation 4 born of a generation 3 in the area of the season's goal."""
        if generation != 4:
            return False
        for goal in self.active_goals():  # noqa: SIM110 - compiled, a generator would cost more
            if goal.kind == DOUBLE_ON_BIRTH and goal.area.holds[self.cell]:
                return True
        return False

    def give_birth(self, number: i64) -> None:
        """9.3–9.10: the payment returns to the supply (1.11), the newborn stands on its parent's cell."""
        seat = self.seat
        payment = PAYMENTS[number]
        self.flowers[seat] = self.flowers[seat] - payment
        if not self.unlimited:
            self.supply += payment
        generation = GENERATION[self.piece] + 1
        if generation == 5:
            self.turn_over(number)
            self.next_movement()
            return
        piece = self.newborn(seat, generation)
        self.at[seat * PIECES + piece] = self.cell
        self.start[piece] = NOWHERE
        if self.born_double(generation):
            self.doubles[seat] = self.doubles[seat] | (i64(1) << piece)
        if self.trace is not None:
            parent = {"parent": PIECE_IDS[self.piece], **payment_args(number)}
            self.tell("born", {**self.piece_args(seat, piece), **parent, **self.cell_args(self.cell)})
        self.score_birth(seat, self.cell)
        if not self.leaves_card(generation):
            self.next_movement()

    def turn_over(self, number: i64) -> None:
        """9.6, 9.12: a simple generation 4 is turned to its double side."""
        self.doubles[self.seat] = self.doubles[self.seat] | (i64(1) << self.piece)
        if self.trace is not None:
            args = {"seat": int(self.seat), "piece": PIECE_IDS[self.piece], **payment_args(number)}
            self.tell("turned-double", {**args, **self.cell_args(self.cell)})
        if self.flip_is_birth:
            self.score_birth(self.seat, self.cell)

    def decline_birth(self) -> None:
        if self.trace is not None:
            self.tell("birth-declined", {"seat": int(self.seat)})
        self.next_movement()


def way_args(card: i64) -> dict[str, str]:
    """How messages name a waystation card or token."""
    name = TOKENS[card]
    color, dash, stage = name.partition("-")
    if not dash:
        return {"card": name, "color": "none", "stage": "wild" if name == "wild" else "bonus"}
    return {"card": name, "color": color, "stage": stage}


def payment_args(number: i64) -> dict[str, object]:
    """How messages name a payment: its letters, how many flowers, and how many of each type."""
    payment = PAYMENTS[number]
    args: dict[str, object] = {"payment": TEXTS[number], "number": int(bytes_sum(payment))}
    for flower in range(TYPES):
        args[FLOWERS[flower]] = int(flowers_of(payment, flower))
    return args
