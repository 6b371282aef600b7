# mypyc
"""Chapters 10 and 11: cards are revealed, seasons end, generations leave."""

from mypy_extensions import i64

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.board import FIRST_OF, PIECES, one_card
from chrysalide.games.mariposas.codes import FREE, GOAL, NO_FREE, SEASON_CARDS
from chrysalide.games.mariposas.facts.records import SEASONS
from chrysalide.games.mariposas.rules import hands, turns
from chrysalide.games.mariposas.rules.decision import Chance, Decision, code_of, no_such_cell, not_now, text_of
from chrysalide.games.mariposas.rules.naming import cell_args, piece_args
from chrysalide.games.mariposas.rules.phases import FREE_BIRTH, REVEAL_GOAL
from chrysalide.games.mariposas.rules.position import GONE, NOWHERE, OFF, Position
from chrysalide.games.mariposas.rules.scoring import count_birth, finish, score_nursery, score_season


class RevealGoal(Chance):
    """3.1, 10.1, 10.3: the card of a season; then play goes on where it was."""

    words = ("goal",)

    def outcomes(self, at: Position) -> list[int]:
        return [GOAL + at.lexicon.card_code[card] for card in at.board.cards_of[at.revealing]]

    def apply(self, at: Position, code: i64) -> None:
        card: i64 = at.lexicon.card_of[code - GOAL]
        at.revealed[at.revealing] = card
        if at.trace is not None:
            name = at.board.edition.season_cards[card].id
            at.tell("goal-revealed", {"season": SEASONS[at.revealing], "card": name})
        at.revealing = -1
        if at.round == 0:
            hands.deal_first(at)
        elif at.free_step < 0:
            turns.next_movement(at)
        elif at.free_step < at.seats:
            at.free_step += 1
            next_free(at)
        else:
            return_waiting(at)
            begin_season(at)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != REVEAL_GOAL:
            return not_now(at, "3.1")
        args = {"card": SEASON_CARDS[code - GOAL], "season": SEASONS[at.revealing]}
        return Refusal("3.1", Message("refuse-goal-season", args))


def leaves_card(at: Position, generation: i64) -> bool:
    """9.9: from the season card first; 10.1: the last of all seats reveals it. True where chance is to act."""
    if generation > 3:
        return False
    base = (generation - 2) * at.seats
    if at.waiting[base + at.seat] == 0:
        return False
    at.waiting[base + at.seat] = at.waiting[base + at.seat] - 1
    for seat in range(at.seats):
        if at.waiting[base + seat]:
            return False
    at.revealing = generation - 1
    at.phase = REVEAL_GOAL
    return True


# --- the end of a season ------------------------------------------------------------------------------------------


def end_season(at: Position) -> None:
    """11.1–11.4, 12.1."""
    if at.trace is not None:
        at.tell("season-ended", {"season": SEASONS[at.season]})
    turns.forget_starts(at)
    at.step = 0
    if at.season == 2:
        score_season(at)
        finish(at)
        return
    discard_played(at)
    score_season(at)
    at.first = last_seat(at)
    if at.trace is not None:
        at.tell("first-changed", {"seat": int(at.first)})
    at.free_step = 0
    next_free(at)


def discard_played(at: Position) -> None:
    """11.2: played action cards go to the discard, played bonus cards back to their stock."""
    for seat in range(at.seats):
        row = at.rows[seat]
        while row:
            at.discard += one_card((row & 15) - 1)
            row >>= 4
        at.rows[seat] = 0
        at.laid[seat] = 0


def last_seat(at: Position) -> i64:
    """11.4: the fewest points; among equals the nearest to the first seat, itself included, clockwise."""
    found = at.first
    for step in range(1, at.seats):
        seat = (at.first + step) % at.seats
        if at.points[seat] < at.points[found]:
            found = seat
    return found


# --- free births --------------------------------------------------------------------------------------------------


def next_free(at: Position) -> None:
    """11.5: from the new first seat each seat that has a parent and a child not yet on the board."""
    while at.free_step < at.seats:
        at.seat = (at.first + at.free_step) % at.seats
        if at.newborn(at.seat, at.season + 2) >= 0 and at.in_play(at.seat, at.season + 1) > 0:
            at.phase = FREE_BIRTH
            return
        at.free_step += 1
    leave(at)


class FreeBirth(Decision):
    """11.5–11.8: a child on its parent's cell, without plant and price."""

    words = ("free",)
    targets = ("cell", "skip")

    def legal(self, at: Position) -> list[int]:
        cells: list[int] = []
        generation = at.season + 1
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            cell = at.here(at.seat, piece)
            if cell >= 0 and int(at.lexicon.cell_code[cell]) not in cells:
                cells.append(at.lexicon.cell_code[cell])
        codes = [FREE + code for code in sorted(cells)]
        if not must_be_born(at, at.seat):
            codes.append(NO_FREE)
        return codes

    def apply(self, at: Position, code: i64) -> None:
        generation = at.season + 2
        if code == NO_FREE:
            if at.trace is not None:
                at.tell("free-declined", {"seat": int(at.seat)})
        else:
            place_free(at, at.lexicon.cell_of[code - FREE], generation)
            if leaves_card(at, generation):
                return
        at.free_step += 1
        next_free(at)

    def choice(self, at: Position, code: i64) -> Choice:
        if code == NO_FREE:
            return Choice("free -", Message("choice-free-none"), ("skip",), icon="skip")
        generation = int(at.season) + 2
        cell = cell_args(at, at.lexicon.cell_of[code - FREE])
        label = Message("choice-free", {**cell, "generation": generation})
        icon = f"piece-{generation}"
        return Choice(text_of(code), label, (f"cell:{cell['cell']}",), badge=cell["code"], icon=icon)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != FREE_BIRTH:
            return not_now(at, "11.5")
        if code == NO_FREE:
            return Refusal("11.8", Message("refuse-free-compulsory"))
        cell: i64 = at.lexicon.cell_of[code - FREE]
        if cell < 0:
            return no_such_cell(code - FREE)
        args = {**cell_args(at, cell), "generation": int(at.season) + 1}
        return Refusal("11.5", Message("refuse-no-parent", args))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"free {name}" if kind == "cell" else f"free -{name}")


def must_be_born(at: Position, seat: i64) -> bool:
    """11.8: without it the seat would have no butterfly left on the board."""
    for generation in range(at.season + 2, 5):  # noqa: SIM110 - compiled, a generator would cost more
        if at.in_play(seat, generation):
            return False
    return True


def place_free(at: Position, cell: i64, generation: i64) -> None:
    """11.5, 11.7."""
    piece = at.newborn(at.seat, generation)
    at.places[at.seat * PIECES + piece] = cell
    if at.trace is not None:
        args = piece_args(at, at.seat, piece)
        del args["double"]
        at.tell("free-born", {**args, **cell_args(at, cell)})
    score_nursery(at, at.seat, cell)
    if at.free_birth_goals:
        at.free_cells[at.seat] = cell


# --- the next season ----------------------------------------------------------------------------------------------


def leave(at: Position) -> None:
    """11.6: the oldest generation leaves; the next card is revealed."""
    take_off(at, at.season + 1)
    season = at.season + 1
    at.free_step = at.seats
    if at.revealed[season] >= 0:
        begin_season(at)
        return
    at.revealing = season
    at.phase = REVEAL_GOAL


def take_off(at: Position, generation: i64) -> None:
    number: i64 = 0
    for seat in range(at.seats):
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            if at.here(seat, piece) > OFF:
                at.places[seat * PIECES + piece] = GONE
                number += 1
    if at.trace is not None:
        at.tell("generation-left", {"generation": int(generation), "butterflies": int(number)})


def return_waiting(at: Position) -> None:
    """10.3: the butterflies on a card that only the end of a season revealed go to their owners' reserves."""
    season = at.season + 1
    left: i64 = 0
    for place in range((season - 1) * at.seats, season * at.seats):
        left += at.waiting[place]
        at.waiting[place] = 0
    if at.trace is not None:
        at.tell("waiting-returned", {"season": SEASONS[season], "butterflies": int(left)})


def begin_season(at: Position) -> None:
    """11.9: the first round, from the new first seat."""
    at.season += 1
    at.round = 1
    at.step = 0
    at.free_step = -1
    at.seat = at.first
    if at.trace is not None:
        at.tell("season-began", {"season": SEASONS[at.season]})
    count_free_births(at)
    turns.begin_turn(at)


def count_free_births(at: Position) -> None:
    """11.7, with `free_birth_goals`: births of the season that begins, in the order in which they were made."""
    for step in range(at.seats):
        seat = (at.first + step) % at.seats
        cell = at.free_cells[seat]
        if cell > NOWHERE:
            at.free_cells[seat] = NOWHERE
            count_birth(at, seat, cell)
