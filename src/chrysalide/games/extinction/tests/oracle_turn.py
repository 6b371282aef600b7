"""The course of a match for the oracle: set-up, the phases of a turn, years and votes."""

from __future__ import annotations

from itertools import combinations_with_replacement

from chrysalide.games.extinction.tests.oracle_board import CELLS, LINES, NEIGHBOURS
from chrysalide.games.extinction.tests.oracle_data import (
    COUNTRIES,
    DECKS,
    DICE,
    FIRST_VOTE,
    HAND,
    ROLES,
    SECOND_VOTE,
    SPECIALTIES,
)
from chrysalide.games.extinction.tests.oracle_operations import Context, Doubt, Operations, Script
from chrysalide.games.extinction.tests.oracle_table import Constant, Die, Over

PHASES = ("start", "roll", "act", "births", "destruction", "effect", "end", "next")  # of a turn, for `turns`


class Course(Operations):
    def match(self) -> Script:
        yield from self.set_up()
        yield from self.turns("start")

    # --- set-up (chapter 2) -------------------------------------------------------------------------------------

    def set_up(self) -> Script:
        """2.8: all choose, then each plays its start card (2.10) and draws its hand (2.11)"""
        for seat in range(self.count):
            yield from self.choose_role(seat)
        for seat in range(self.count):
            yield from self.play_start_card(seat)
            for _ in range(HAND):
                yield from self.draw_card(seat, "setup_draw")
        self.active = None
        answer = yield from self.uniform("first_seat", [f"first {seat}" for seat in range(self.count)])
        self.active = int(answer.split()[1])

    def choose_role(self, seat: int) -> Script:
        """2.8, 2.9"""
        player = self.players[seat]
        self.active = seat
        roles = [role for role in ROLES if role not in [other.role for other in self.players]]
        if self.random_roles:
            answer = yield from self.uniform("setup_role", [f"role {seat} {role}" for role in roles])
        else:
            answer = yield from self.ask("setup_role", seat, [f"role {role}" for role in roles])
        role = answer.split()[-1]
        player.role = role
        player.deck = list(DECKS[role])
        answer = yield from self.ask("setup_specialty", seat, ["spec 1", "spec 2"])
        player.specialty = SPECIALTIES[role][int(answer.split()[1]) - 1][0]

    def play_start_card(self, seat: int) -> Script:
        """2.10: the seat counts as active meanwhile."""
        self.active = seat
        player = self.players[seat]
        start_card = dict(SPECIALTIES[str(player.role)])[str(player.specialty)]
        player.deck.remove(start_card)
        yield from self.play_card(start_card)

    # --- a turn (chapter 3) -------------------------------------------------------------------------------------

    def turns(self, phase: str) -> Script:
        """All turns to the end of the match, the first of them from one of PHASES on."""
        while True:
            for name in PHASES[PHASES.index(phase) :]:
                yield from getattr(self, f"turn_{name}")()
            phase = "start"

    def turn_start(self) -> Script:
        """3.3, 3.5"""
        self.markers.remove(self.turn_seat())
        self.pile.append(self.turn_seat())
        self.tiles_placed = 0
        self.used = set()
        if self.is_active_with("mecene"):  # 16.1
            self.gain(self.turn_seat(), 1)
        if self.is_active_with("ethologue"):  # 16.2
            yield from self.move_up_to("free_move", 1, 1)
        if "enquete" in self.mover().permanents:  # 16.3
            yield from self.peek("scout", 1)

    def turn_roll(self) -> Script:
        """4.1, 16.4"""
        player = self.mover()
        player.dice = []
        weights = {}
        for dice in combinations_with_replacement(range(1, 7), DICE):
            weights[f"dice {dice[0]} {dice[1]} {dice[2]}"] = {1: 1, 2: 3, 3: 6}[len(set(dice))]
        answer = yield from self.chance("roll", weights)
        player.dice = [Die(int(value)) for value in answer.split()[1:]]
        if player.specialty == "envoye":
            shown = sorted({die.value for die in player.dice})
            answer = yield from self.ask_active("reroll", [*(f"reroll {value}" for value in shown), "stand"])
            if answer != "stand":
                chosen = next(die for die in player.dice if die.value == int(answer.split()[1]))
                answer = yield from self.uniform("reroll", [f"die {value}" for value in range(1, 7)])
                chosen.value = int(answer.split()[1])

    # --- actions (chapter 4) ------------------------------------------------------------------------------------

    def turn_act(self) -> Script:
        """4.2, 4.3, 4.17"""
        while True:
            values = sorted({die.value for die in self.mover().dice if die.place is None})
            placings = [f"die {v} {place.text}" for v in values for place in self.places() if self.fits(v, place)]
            free = self.main_abilities()
            if not placings and not free:
                return
            answer = yield from self.ask_active("act", [*placings, *free, *([] if placings else ["end"])])
            if answer == "end":
                return
            word, *details = answer.split()
            if word == "die":
                yield from self.place_die(int(details[0]), details[1])
            else:
                yield from self.use_main_ability(word, [int(number) for number in details])

    def place_die(self, value: int, text: str) -> Script:
        place = next(place for place in self.places() if place.text == text)
        die = next(die for die in self.mover().dice if die.place is None and die.value == value)
        die.place = text
        self.pay(self.turn_seat(), place.cost)
        yield from self.run(place.ops, Context(die=value))
        if text == "reseaux" and self.is_active_with("vedette") and "vedette" not in self.used:  # 16.10
            self.used.add("vedette")
            self.gain(self.turn_seat(), 1)

    def main_abilities(self) -> list[str]:
        texts = []
        if "carnet" in self.mover().permanents and "carnet" not in self.used:  # 16.6
            up = [place for place in range(1, 7) if self.ambassadors[place - 1].face_up]
            texts += [f"look {p}" for p in range(1, 7) if p not in up and not self.knows(self.turn_seat(), p)]
            texts += [f"shift {a} {b}" for a in up for b in up if a != b and self.ambassadors[a - 1].cubes]
        lawyer = self.is_active_with("constitutionnel") and "constitutionnel" not in self.used
        if lawyer and self.payable(self.turn_seat(), 2):  # 16.5
            texts += [f"paylift {position}" for position in range(1, len(self.row) + 1)]
        return texts

    def knows(self, seat: int, place: int) -> bool:
        return seat in self.ambassadors[place - 1].known_to

    def use_main_ability(self, word: str, numbers: list[int]) -> Script:
        if word == "paylift":
            self.used.add("constitutionnel")
            self.pay(self.turn_seat(), 2)
            self.remove_constant(numbers[0])
            return
        self.used.add("carnet")
        if word == "shift":
            self.ambassadors[numbers[0] - 1].cubes -= 1
            self.ambassadors[numbers[1] - 1].cubes += 1
            return
        ambassador = self.ambassadors[numbers[0] - 1]
        if ambassador.id is None:
            names = self.unidentified(ambassador.colour)
            answer = yield from self.uniform("see", [f"see {numbers[0]} {name}" for name in names])
            ambassador.id = answer.split()[2]
        ambassador.known_to |= set(range(self.count)) if self.open_hands else {self.turn_seat()}

    # --- births (chapter 8) -------------------------------------------------------------------------------------

    def birth_target(self) -> int:
        """8.3, 16.11, 16.17, 17.12"""
        target = self.couples() + self.module.birth_base
        target += sum(self.effect(constant.id).birth for constant in self.row)
        return target + (1 if self.is_active_with("biologiste") else 0)

    def newborn_cells(self, parent: str) -> list[str]:
        """8.4, 16.12"""
        cells = set(NEIGHBOURS[parent])
        if "nurserie" in self.mover().permanents:
            cells |= {cell for line in LINES.values() if parent in line for cell in line}
        return [cell for cell in CELLS if cell in cells and self.empty(cell)]

    def turn_births(self) -> Script:
        births = [f"born {a} {b}" for a in self.couple_cells() for b in self.newborn_cells(a)]
        target = self.birth_target()
        if not births or not self.animal_supply or target <= 0:  # 8.2, 8.7, 8.8
            return
        answer = yield from self.uniform("birth_roll", [f"birth {k}" for k in range(1, 7)])
        if int(answer.split()[1]) > target:
            return
        answer = yield from self.ask_active("newborn", [*births, *(["no"] if self.optional_births else [])])
        if answer != "no":
            _, parent, cell = answer.split()
            self.put_animal(cell)
            if self.module.separate:
                yield from self.separate(parent)

    def separate(self, parent: str) -> Script:
        """8.10, 8.11"""
        cells = [cell for cell in NEIGHBOURS[parent] if self.empty(cell)]
        if not cells:
            self.lose_animals({parent: 1})
            return
        answer = yield from self.ask_active("split", [f"split {cell}" for cell in cells])
        self.move_animal(parent, answer.split()[1])

    # --- destruction, effect (chapters 9, 10) -------------------------------------------------------------------

    def turn_destruction(self) -> Script:
        """9.1"""
        if self.skip:
            self.skip -= 1
        else:
            yield from self.destruction()

    def turn_effect(self) -> Script:
        """10.1 to 10.5, 16.18"""
        self.refill()
        name = self.top
        if name is None:
            if not self.effect_deck.total():  # 10.4
                return
            name = yield from self.turn_up_effect("effect_reveal", "effect")
        self.top = None
        self.resolving = name
        self.veto_used = False
        cancelled = yield from self.is_cancelled()
        if not cancelled:
            yield from self.run(self.effect(name).ops, Context())
        self.resolving = None
        if self.effect(name).kind == "C" and not cancelled:
            self.row.append(Constant(name))
        else:
            self.effect_discard[name] += 1

    def is_cancelled(self) -> Doubt:
        """16.14: Contentieux."""
        able = self.is_active_with("contentieux") and "contentieux" not in self.used
        if not able or not self.payable(self.turn_seat(), 2):
            return False
        answer = yield from self.ask_active("cancel", ["cancel", "no"])
        if answer == "no":
            return False
        self.used.add("contentieux")
        self.pay(self.turn_seat(), 2)
        return True

    # --- end of turn and year (chapter 11) ----------------------------------------------------------------------

    def turn_end(self) -> Script:
        """11.1"""
        yield from self.draw_card(self.turn_seat(), "end_draw")

    def turn_next(self) -> Script:
        """11.2 to 11.5, 18.3"""
        if not self.markers:
            yield from self.end_year()
        if self.count == 2:
            self.active = 1 - self.turn_seat()
        else:
            answer = yield from self.ask_active("next_seat", [f"next {seat}" for seat in sorted(self.markers)])  # 14.3
            self.active = int(answer.split()[1])

    def end_year(self) -> Script:
        """11.4, 11.5, 12.9"""
        if self.year in (FIRST_VOTE[self.count], SECOND_VOTE[self.count]):
            yield from self.vote()
        if self.year == SECOND_VOTE[self.count]:
            raise Over(False, "13.4")
        self.year += 1
        self.markers = set(range(self.count))
        self.pile = []

    def vote(self) -> Script:
        """12.5 to 12.8"""
        self.yes = 0
        self.polled = set()
        voters = [place for place in range(1, 7) if self.ambassadors[place - 1].face_up]
        while left := [place for place in voters if place not in self.polled]:
            if self.yes < self.needed <= self.yes + len(left):  # the outcome is open
                answer = yield from self.ask_all("poll", [f"poll {place}" for place in left])
                yield from self.poll(int(answer.split()[1]))
            else:
                yield from self.poll(left[0])
        if self.yes >= self.needed:
            raise Over(True, "12.7")

    def poll(self, place: int) -> Script:
        """12.6, 12.11"""
        ambassador = self.ambassadors[place - 1]
        self.polled.add(place)
        self.last_polled = place
        assert ambassador.id is not None
        number = COUNTRIES[ambassador.id].dice
        dice: list[int] = []
        if number:
            weights = {}
            for roll in combinations_with_replacement(range(1, 7), number):
                weights["vote " + " ".join(map(str, roll))] = len({roll, roll[::-1]})
            answer = yield from self.chance("poll_roll", weights)
            dice = [int(value) for value in answer.split()[1:]]
        if self.says_yes(ambassador, dice):
            self.yes += 1
