"""Chapter 15 for the oracle: operations as scripts that stop at every question and go on with its answer."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from chrysalide.games.extinction.tests.oracle_board import CELLS, LINES, NEIGHBOURS, first_free, reach
from chrysalide.games.extinction.tests.oracle_data import CARDS, Op, X
from chrysalide.games.extinction.tests.oracle_table import Constant, Table


@dataclass(frozen=True)
class Question:
    """A decision: its phase in chapter Decisions, who decides (a seat or "chance") and the texts of all answers."""

    phase: str
    actor: int | str
    texts: tuple[str, ...]
    odds: tuple[Fraction, ...] = ()


Script = Generator[Question, str, None]  # something that happens
Inquiry = Generator[Question, str, str]  # something that finds out an answer
Doubt = Generator[Question, str, bool]


@dataclass
class Context:
    """What the operations of one card share."""

    die: int = 0  # the placed die
    x: int = 0  # the level chosen by `amount`


class Operations(Table):
    # --- questions ----------------------------------------------------------------------------------------------

    def ask(self, phase: str, seat: int, texts: Sequence[str]) -> Inquiry:
        return (yield Question(phase, seat, tuple(texts)))

    def ask_active(self, phase: str, texts: Sequence[str]) -> Inquiry:
        return (yield from self.ask(phase, self.turn_seat(), texts))

    def ask_all(self, phase: str, texts: Sequence[str]) -> Inquiry:
        """14.3, 14.6: a decision marked shared."""
        if not self.majority:
            return (yield from self.ask_active(phase, texts))
        self.answers = []
        for seat in self.from_active():
            answer = yield from self.ask(phase, seat, texts)
            self.answers = [*self.answers, answer]
        answers, self.answers = self.answers, []
        carried = [text for text in answers if 2 * answers.count(text) > self.count]
        return carried[0] if carried else answers[0]

    def chance(self, phase: str, weights: dict[str, int]) -> Inquiry:
        total = sum(weights.values())
        odds = tuple(Fraction(weight, total) for weight in weights.values())
        return (yield Question(phase, "chance", tuple(weights), odds))

    def uniform(self, phase: str, texts: Sequence[str]) -> Inquiry:
        return (yield from self.chance(phase, dict.fromkeys(texts, 1)))

    # --- running ------------------------------------------------------------------------------------------------

    def run(self, ops: Sequence[Op], context: Context) -> Script:
        for op in ops:
            yield from getattr(self, f"_{op.name}")(op, context)

    # --- money, cards -------------------------------------------------------------------------------------------

    def _gain(self, op: Op, context: Context) -> Script:
        """15.1"""
        yield from ()
        if context.die >= op.least_die:
            for seat in self.from_active() if op.each else [self.turn_seat()]:
                self.gain(seat, op.n)

    def _fine(self, op: Op, context: Context) -> Script:
        """15.2"""
        yield from ()
        for seat in range(self.count):
            self.lose_money(seat, op.n)

    def _draw(self, op: Op, context: Context) -> Script:
        """15.8"""
        for _ in range(op.n):
            yield from self.draw_card(self.turn_seat(), "op_draw")

    def draw_card(self, seat: int, phase: str) -> Script:
        """5.8: an empty deck gives no card."""
        player = self.players[seat]
        if player.deck:
            answer = yield from self.uniform(phase, [f"draw {seat} {card}" for card in player.deck])
            card = answer.split()[2]
            player.deck.remove(card)
            player.hand.append(card)

    def _play(self, op: Op, context: Context) -> Script:
        """15.9"""
        player = self.mover()
        if player.hand:
            answer = yield from self.ask_active("op_play", [f"play {card}" for card in player.hand])
            card = answer.split()[1]
            player.hand.remove(card)
            yield from self.play_card(card)

    def play_card(self, card: str) -> Script:
        """5.2 to 5.4"""
        if CARDS[card].type == "A":
            self.area.append((card, self.turn_seat()))
        elif CARDS[card].type == "P":
            self.mover().permanents.append(card)
        else:
            self.unique = card
            yield from self.run(CARDS[card].ops, Context())
            self.unique = None
            self.mover().discard.append(card)

    def _amount(self, op: Op, context: Context) -> Script:
        """15.19"""
        levels = [x for x in range(op.low, op.high + 1) if self.payable(self.turn_seat(), x)]
        answer = yield from self.ask_active("op_amount", [f"amount {x}" for x in levels])
        context.x = int(answer.split()[1])
        self.pay(self.turn_seat(), context.x)

    # --- animals and tiles --------------------------------------------------------------------------------------

    def _move(self, op: Op, context: Context) -> Script:
        """15.4"""
        yield from self.move_up_to("op_move", op.animals, op.steps)

    def move_up_to(self, phase: str, animals: int, steps: int) -> Script:
        for _ in range(animals):
            moves = [f"move {a} {b}" for a in self.inhabited() for b in reach(a, steps, self.tiles)]
            if not moves:
                return
            answer = yield from self.ask_active(phase, [*moves, "stop"])
            if answer == "stop":
                return
            _, start, end = answer.split()
            self.move_animal(start, end)

    def _place(self, op: Op, context: Context) -> Script:
        """15.5"""
        for _ in range(op.n):
            cells = [cell for cell in CELLS if self.empty(cell)]
            if op.where == "near_couple":
                couples = self.couple_cells()
                cells = [cell for cell in cells if any(other in couples for other in NEIGHBOURS[cell])]
            if not cells or not self.animal_supply:
                return
            answer = yield from self.ask_active("op_place", [f"put {cell}" for cell in cells])
            self.put_animal(answer.split()[1])

    def _untile(self, op: Op, context: Context) -> Script:
        """15.6"""
        for _ in range(context.x if op.n == X else op.n):
            if self.tiles:
                answer = yield from self.ask_active("op_untile", [f"clear {cell}" for cell in sorted(self.tiles)])
                self.remove_tile(answer.split()[1])

    def _tile(self, op: Op, context: Context) -> Script:
        """15.14"""
        cells = [cell for cell in CELLS if cell not in self.tiles and self.by_tile(cell)]
        if cells and not (yield from self.ignores_further_tile()):
            self.tile_is_due()
            answer = yield from self.ask_all("tile", [f"burn {cell}" for cell in cells])
            self.put_tile(answer.split()[1])

    def _lose(self, op: Op, context: Context) -> Script:
        """15.15"""
        victims = [cell for cell in self.inhabited() if self.suits(op.filter, cell)]
        if not victims:
            return
        answer = yield from self.ask_all("victim", [f"lose {cell}" for cell in victims])
        if not (yield from self.is_saved()):
            self.lose_animals({answer.split()[1]: 1})

    def suits(self, filtering: str, cell: str) -> bool:
        return {
            "by_tile": self.by_tile(cell),
            "alone": self.animals[cell] == 1,
            "alone_row6": self.animals[cell] == 1 and cell[0] == "6",
            "hemmed2": self.free_neighbours(cell) <= 2,
        }[filtering]

    def is_saved(self) -> Doubt:
        """16.16: Équipe vétérinaire, in any turn, once for each effect card."""
        owner = self.owner_of("veto")
        if owner is None or self.veto_used:
            return False
        answer = yield from self.ask("save", owner, ["save", "no"])
        self.veto_used = answer == "save"
        return self.veto_used

    def _skip(self, op: Op, context: Context) -> Script:
        """15.12"""
        yield from ()
        self.skip += op.n

    # --- destruction (chapter 9) --------------------------------------------------------------------------------

    def _destroy(self, op: Op, context: Context) -> Script:
        """15.13, 9.11"""
        barred = any(constant.id == op.unless for constant in self.row)
        if not barred and not (yield from self.ignores_further_tile()):
            yield from self.destruction()

    def ignores_further_tile(self) -> Doubt:
        """16.15 (b): Jurisprudence, where a tile was already placed in this turn."""
        if self.tiles_placed == 0:
            return False
        return (yield from self.ignores_part())

    def ignores_part(self) -> Doubt:
        """16.15: once per turn, in the owner's own turn."""
        if "jurisprudence" not in self.mover().permanents or "jurisprudence" in self.used:
            return False
        answer = yield from self.ask_active("ignore_part", ["ignore", "no"])
        if answer == "ignore":
            self.used.add("jurisprudence")
        return answer == "ignore"

    def destruction(self) -> Script:
        """9.2 to 9.10"""
        self.tile_is_due()
        answer = yield from self.ask_active("line", [f"line {line}" for line in self.lines()])
        line = LINES[answer.split()[1]]
        answer = yield from self.uniform("destruction_roll", [f"dest {k}" for k in range(1, 7)])
        cell = line[int(answer.split()[1]) - 1]
        if cell in self.tiles:
            cell = yield from self.slide(line, cell)
        self.put_tile(cell)
        if self.module.spread:
            yield from self.spread(line, cell)
        self.starve()

    def slide(self, line: list[str], start: str) -> Inquiry:
        """9.6, 9.7: towards the nearest animal of the line, to the first free cell."""
        there = [cell for cell in line if self.animals[cell]]
        least = min(abs(line.index(cell) - line.index(start)) for cell in there)
        nearest = [cell for cell in there if abs(line.index(cell) - line.index(start)) == least]
        towards = nearest[0]
        if len(nearest) == 2:
            answer = yield from self.ask_all("side", [f"side {cell}" for cell in nearest])
            towards = answer.split()[1]
        return first_free(line, start, towards, self.tiles)

    def spread(self, line: list[str], first: str) -> Script:
        """17.8"""
        if self.by_tile(first) and any(self.animals[cell] for cell in line):
            if (yield from self.ignores_further_tile()):
                return
            self.tile_is_due()
            cell = yield from self.slide(line, first)
            self.put_tile(cell)

    def starve(self) -> None:
        """17.11"""
        hungry = [cell for cell in self.inhabited() if self.free_neighbours(cell) <= self.module.starve_at]
        self.lose_animals({cell: self.animals[cell] for cell in hungry})

    # --- ambassadors --------------------------------------------------------------------------------------------

    def _influence(self, op: Op, context: Context) -> Script:
        """15.7"""
        placed = 0
        for _ in range(op.n):
            fitting = self.ambassadors_that_are(op.filter)
            if not fitting and op.else_filter:
                fitting = self.ambassadors_that_are(op.else_filter)
            if not fitting or not self.cube_supply:
                break
            answer = yield from self.ask_active("op_influence", [f"cube {place}" for place in fitting])
            yield from self.put_cube(int(answer.split()[1]))
            placed += 1
        if placed:
            yield from self.offer_extra_cube()

    def ambassadors_that_are(self, filtering: str) -> list[int]:
        wanted = {"any": (True, False), "hidden": (False,), "revealed": (True,)}[filtering]
        return [place for place, one in enumerate(self.ambassadors, 1) if one.face_up in wanted]

    def put_cube(self, place: int) -> Script:
        """12.1"""
        ambassador = self.ambassadors[place - 1]
        self.cube_supply -= 1
        ambassador.cubes += 1
        if ambassador.id is None:
            names = self.unidentified(ambassador.colour)
            answer = yield from self.uniform("reveal", [f"amb {place} {name}" for name in names])
            ambassador.id = answer.split()[2]
        ambassador.face_up = True

    def offer_extra_cube(self) -> Script:
        """16.13: Réseau d'influence."""
        offered = self.is_active_with("reseau_influence") and "reseau_influence" not in self.used
        if offered and self.cube_supply and self.payable(self.turn_seat(), 1):
            answer = yield from self.ask_active("extra_cube", [*(f"extra {place}" for place in range(1, 7)), "no"])
            if answer != "no":
                self.used.add("reseau_influence")
                self.pay(self.turn_seat(), 1)
                yield from self.put_cube(int(answer.split()[1]))

    def _uncube(self, op: Op, context: Context) -> Script:
        """15.16, 16.15 (a)"""
        most = max(one.cubes for one in self.ambassadors)
        if most < 2 or (yield from self.ignores_part()):
            return
        tied = [place for place, one in enumerate(self.ambassadors, 1) if one.cubes == most]
        stripped = tied[0]
        if len(tied) > 1:
            answer = yield from self.ask_all("uncube", [f"strip {place}" for place in tied])
            stripped = int(answer.split()[1])
        self.ambassadors[stripped - 1].cubes -= 1
        self.cube_supply += 1

    # --- effect cards -------------------------------------------------------------------------------------------

    def _peek(self, op: Op, context: Context) -> Script:
        """15.10"""
        yield from self.peek("op_peek", op.price)

    def peek(self, phase: str, price: int) -> Script:
        self.refill()
        if self.top is None:
            if not self.effect_deck.total():  # 10.4
                return
            self.top = yield from self.turn_up_effect(phase, "show")
        dear = not self.payable(self.turn_seat(), price)
        answer = yield from self.ask_active(phase, ["keep"] if dear else ["drop", "keep"])
        if answer == "drop":
            self.pay(self.turn_seat(), price)
            self.effect_discard[self.top] += 1
            self.top = None

    def turn_up_effect(self, phase: str, verb: str) -> Inquiry:
        """Chance names the top card of the effect deck, which leaves the deck."""
        copies = {f"{verb} {name}": number for name, number in self.effect_deck.items() if number}
        answer = yield from self.chance(phase, copies)
        name = answer.split()[1]
        self.effect_deck[name] -= 1
        return name

    def _unconst(self, op: Op, context: Context) -> Script:
        """15.11"""
        if self.row:
            lifts = [f"lift {position}" for position in range(1, len(self.row) + 1)]
            answer = yield from self.ask_active("op_unconst", [*lifts, "stop"])
            if answer != "stop":
                self.remove_constant(int(answer.split()[1]))

    def _fund(self, op: Op, context: Context) -> Script:
        """15.17"""
        for seat in self.from_active():
            if self.row and self.payable(seat, op.price):
                funds = [f"fund {position}" for position in range(1, len(self.row) + 1)]
                answer = yield from self.ask("fund", seat, [*funds, "no"])
                if answer != "no":
                    self.pay(seat, op.price)
                    self.remove_constant(int(answer.split()[1]))
                    return

    def _trigger_all(self, op: Op, context: Context) -> Script:
        """15.18, 10.7 to 10.9"""
        waiting: list[Constant] = list(self.row)
        for constant in waiting:
            if constant in self.row:
                yield from self.run(self.effect(constant.id).trigger, Context())
