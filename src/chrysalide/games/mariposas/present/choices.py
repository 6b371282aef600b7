"""The legal actions of a seat as a human meets them."""

from collections.abc import Callable
from typing import Any

from chrysalide.core.messages import Choice, Message
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.board import (
    BIRTH_IN,
    EXTRA,
    GENERATION,
    STRETCH,
    bits,
    flowers_of,
    nibbles,
)
from chrysalide.games.mariposas.codes import (
    ADJACENT,
    BIRTH,
    COPY,
    FREE,
    GAIN,
    KEEP,
    KINDS,
    LAND,
    LAUNCH,
    LENGTHS,
    MOVEMENTS,
    NO_ADJACENT,
    NO_BIRTH,
    NO_FREE,
    PICK,
    PLAY,
    STOP,
    SWAP,
    SWAPS,
)
from chrysalide.games.mariposas.facts.records import FLOWERS, ROWS, TOKENS, Kind
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.cards import copyable
from chrysalide.games.mariposas.rules.naming import cell_args, kind_args, payment_args, piece_args, way_args
from chrysalide.games.mariposas.rules.phases import (
    COPY_CARD,
    EXCHANGE,
    FREE_BIRTH,
    GAIN_CARD,
    GIVE_BIRTH,
    LAND_PIECE,
    LAUNCH_PIECE,
    PICK_ADJACENT,
    PLAY_CARD,
    TAKE_FLOWER,
)
from chrysalide.games.mariposas.rules.scoring import active_goals
from chrysalide.games.mariposas.view.landings import flower_beside, landing

WITH = ("none", "e", "s", "es")


def yes(flag: object) -> str:
    return "yes" if flag else "no"


def choices(state: Mariposas) -> list[Choice]:
    offer = OFFERS.get(state.phase)
    return [offer(state, code) for code in state.legal()] if offer is not None else []


# --- cards --------------------------------------------------------------------------------------------------------


def _play(state: Mariposas, code: int) -> Choice:
    number, bonus = divmod(code - PLAY, 4)
    double = number == len(KINDS)
    kind = len(state.board.kinds) if double else state.lexicon.kind_of[number]
    named = kind_args(state, kind)
    target = "bonus:double" if double else f"hand:{named['card']}"
    has_bonus = state.held[state.seat] & (int(1) << EXTRA | int(1) << STRETCH)
    extra, stretch = bonus & 1, bonus >> 1
    return Choice(
        SPACE[code].text,
        Message("choice-play", {**named, "extra": yes(extra), "stretch": yes(stretch)}),
        (target, f"with:{WITH[bonus]}") if has_bonus else (target,),
        detail=_movements(state, kind, extra, stretch),
        icon=named["card"],
    )


def _movements(state: Mariposas, kind: int, extra: int, stretch: int) -> Message:
    moves: list[int] = kind_args(state, kind)["moves"]
    copies = state.board.copies[kind] if kind < len(state.board.kinds) else 0
    if copies:
        reached = copyable(state, copies)
        kinds = [kind for number, kind in enumerate(state.board.edition.kinds) if (reached >> number) & 1]
        if kinds:
            return Message("detail-copies", {"cards": [_flights(kind) for kind in kinds]})
        if not extra:
            return Message("detail-copies-nothing")
    moves = moves + [int(state.board.extra_move)] * extra
    return Message("detail-moves", {"moves": moves, "stretch": yes(stretch)})


def _flights(kind: Kind) -> str:
    """The movements of a card without words: `1+1+1`, `4✿`."""
    return "+".join(map(str, kind.moves)) + ("✿" if kind.flower else "")


def _copy(state: Mariposas, code: int) -> Choice:
    named = kind_args(state, state.lexicon.kind_of[code - COPY])
    target = f"copy:{named['card']}"
    return Choice(SPACE[code].text, Message("choice-copy", named), (target,), icon=named["card"])


def _exchange(state: Mariposas, code: int) -> Choice:
    if code == KEEP:
        return Choice("keep", Message("choice-keep"), ("keep",), icon="keep")
    kinds = SWAPS[code - SWAP]
    named = kind_args(state, state.lexicon.kind_of[KINDS.index(kinds[0])])
    args = {"cards": list(kinds), "number": len(kinds), "alike": yes(kinds[0] == kinds[-1])}
    label = Message("choice-exchange", {**args, **named})
    return Choice(SPACE[code].text, label, (f"swap:{'+'.join(kinds)}",), icon=kinds[0])


# --- movements ----------------------------------------------------------------------------------------------------


def _launch(state: Mariposas, code: int) -> Choice:
    if code == STOP:
        left = nibbles(state.moves)
        return Choice("stop", Message("choice-stop", {"left": left}), ("stop",), icon="stop")
    piece, movement = divmod(code - LAUNCH, MOVEMENTS)
    stretch, length = movement >= LENGTHS, movement % LENGTHS + 1
    args: dict[str, Any] = {
        **piece_args(state, state.seat, piece),
        "length": length,
        "stretch": yes(stretch),
        "total": length + (state.board.stretch_length if stretch else 0),
        **cell_args(state, state.here(state.seat, piece)),
    }
    del args["seat"]
    name = PIECE_IDS[piece]
    targets = (f"piece:{name}", f"move:{length}{'+2' if stretch else ''}")
    return Choice(SPACE[code].text, Message("choice-go", args), targets, badge=name, icon=f"piece-{GENERATION[piece]}")


def _land(state: Mariposas, code: int) -> Choice:
    cell = cell_args(state, state.lexicon.cell_of[code - LAND])
    given = landing(state, code)
    gives, birth = given["gives"], {"birth": given["birth"]}
    icon: str = gives
    if gives == "flower":
        detail = Message("detail-land-flower", {"flower": given["flower"], "count": given["count"], **birth})
        icon = given["flower"]
    elif gives == "card":
        detail = Message("detail-land-card", {**way_args(TOKENS.index(given["card"])), **birth})
        icon = given["card"]
    elif gives == "nothing":
        detail = Message("detail-land-nothing", {"reason": given["why"], **birth})
    else:
        detail = Message(f"detail-land-{gives}", birth)
    label = Message("choice-land", cell)
    return Choice(SPACE[code].text, label, (f"cell:{cell['cell']}",), detail, badge=cell["code"], icon=icon)


def _beside(state: Mariposas, code: int) -> Choice:
    if code == NO_ADJACENT:
        return Choice("adj -", Message("choice-adjacent-none"), ("skip",), icon="skip")
    cell = state.lexicon.cell_of[code - ADJACENT]
    flower = flower_beside(state, cell)["flower"] or "wild"
    label = Message("choice-adjacent", {**cell_args(state, cell), "flower": flower})
    name = state.board.ids[cell]
    return Choice(SPACE[code].text, label, (f"cell:{name}",), badge=name.upper(), icon=flower)


# --- what a landing asks ------------------------------------------------------------------------------------------


def _flower(state: Mariposas, code: int) -> Choice:
    number = code - PICK
    flower = FLOWERS[number]
    have = Message("detail-flower", {"have": flowers_of(state.flowers[state.seat], number)})
    label = Message("choice-flower", {"flower": flower})
    return Choice(SPACE[code].text, label, (f"flower:{flower}",), have, icon=flower)


def _gain(state: Mariposas, code: int) -> Choice:
    card = code - GAIN
    named = way_args(card)
    detail = Message("detail-bonus", {"card": named["card"]})
    if card < 12:
        have = bits((state.held[state.seat] >> (4 * (card // 4))) & 15) + 1
        detail = Message("detail-row", {"row": ROWS[card // 4], "have": have, "size": 4})
    target = f"card:{named['card']}"
    return Choice(SPACE[code].text, Message("choice-gain", named), (target,), detail, icon=named["card"])


def _birth(state: Mariposas, code: int) -> Choice:
    if code == NO_BIRTH:
        return Choice("birth -", Message("choice-birth-none"), ("skip",), icon="skip")
    paid = payment_args(code - BIRTH)
    generation = GENERATION[state.piece] + 1
    points = birth_points(state, generation > 4)
    return Choice(
        SPACE[code].text,
        Message("choice-birth", {**paid, "generation": min(generation, 4), "turns": yes(generation > 4)}),
        (f"pay:{paid['payment']}",),
        detail=Message("detail-birth", {"points": points}) if points else None,
        gain=points or None,
        badge=str(paid["payment"]),
        icon=f"piece-{min(generation, 4)}",
    )


def birth_points(state: Mariposas, turns: bool) -> int:
    """13.6, 8.3: what a birth here scores at once."""
    if turns and not state.flip_is_birth:
        return 0
    goals = [goal for goal in active_goals(state) if goal.kind == BIRTH_IN and goal.immediate]
    points = sum(goal.points for goal in goals if goal.area.holds[state.cell])
    for row in range(len(ROWS)):
        if (state.earned[state.seat] >> row) & 1:
            points += state.board.tiles[state.tiles[row]].points_per_birth
    return int(points)


def _free(state: Mariposas, code: int) -> Choice:
    if code == NO_FREE:
        return Choice("free -", Message("choice-free-none"), ("skip",), icon="skip")
    generation = int(state.season) + 2
    cell = cell_args(state, state.lexicon.cell_of[code - FREE])
    label = Message("choice-free", {**cell, "generation": generation})
    icon = f"piece-{generation}"
    return Choice(SPACE[code].text, label, (f"cell:{cell['cell']}",), badge=cell["code"], icon=icon)


OFFERS: dict[int, Callable[[Mariposas, int], Choice]] = {
    PLAY_CARD: _play,
    COPY_CARD: _copy,
    EXCHANGE: _exchange,
    LAUNCH_PIECE: _launch,
    LAND_PIECE: _land,
    PICK_ADJACENT: _beside,
    TAKE_FLOWER: _flower,
    GAIN_CARD: _gain,
    GIVE_BIRTH: _birth,
    FREE_BIRTH: _free,
}
