"""What a viewer may know, built by adding: the table for all, a hand and goals for their seat alone."""

from chrysalide.core.bits import bits
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.games.papillons.board import (
    COLOURS,
    FULL,
    GOAL_IDS,
    GOALS,
    KIND_CODES,
    KINDS,
    NETTED,
    SHAPES,
    THRESHOLD,
    WEBBED,
    copies,
    one,
    total,
)
from chrysalide.games.papillons.grid import STEP_X, STEP_Y
from chrysalide.games.papillons.rules import (
    COLOUR_GOALS,
    FINISHED,
    MOVE,
    NOT_PROTECTED,
    PHASES,
    SHAPE_GOALS,
    Papillons,
    draw_kind,
)

TOKENS = {NETTED: "net", WEBBED: "web", 0: None}
TOUCHES = ["none", "laid", "moved"]


# --- painting ---------------------------------------------------------------------------------------------------


def paint(state: Papillons, viewer: int | None) -> View:
    grid = state.grid
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "seat": state.seat,
        "starter": state.starter if state.starter >= 0 else None,
        "open": state.open(),
        "table": [_card(state, x, y) for x, y in cells(state)],
        "box": [grid.min_x, grid.min_y, grid.max_x, grid.max_y] if grid.size else None,
        "protected": _protected(state),
        "touched": [state.protected_x, state.protected_y],  # also when that card is no longer protected
        "busy": bool(state.busy),
        "holding": kind_of(state.holding) if state.holding >= 0 else None,
        "drawing": bool(state.drawing),
        "lifted": f"{state.lifted_x},{state.lifted_y}" if state.phase == MOVE else None,
        "deck": total(state.deck),
        "hand": kinds_in(state.hands[viewer]) if viewer is not None else [],
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],
        "still": state.still,
        "still_limit": state.still_limit(),
        "still_end": "draw" if state.still_draws() else "lay",
        "duty": bool(state.overdue() and not (state.demands >> state.seat) & 1),
        "goals_dealt": _dealt(state),
        "shape_seats": list(state.shape_seat),
        "end": _end(state),
    }


def cells(state: Papillons) -> list[tuple[int, int]]:
    """The cells with a card, row by row."""
    grid = state.grid
    if grid.size == 0:
        return []
    return [
        (x, y) for y in range(grid.min_y, grid.max_y + 1) for x in range(grid.min_x, grid.max_x + 1) if grid.card(x, y)
    ]


def kind_of(kind: int) -> View:
    return {"kind": KIND_CODES[kind], "shape": SHAPES[kind >> 2], "colour": COLOURS[kind & 3]}


def kinds_in(cards: int) -> list[View]:
    return [kind_of(kind) for kind in range(KINDS) for _ in range(copies(cards, kind))]


def goals_in(goals: int) -> list[str]:
    return [GOAL_IDS[goal] for goal in range(GOALS) if (goals >> goal) & 1]


def _card(state: Papillons, x: int, y: int) -> View:
    card = state.grid.card(x, y)
    token = TOKENS[card & (NETTED | WEBBED)]
    return {"cell": f"{x},{y}", "x": x, "y": y, **kind_of((card & 31) - 1), "token": token}


def _protected(state: Papillons) -> View | None:
    if state.protection == NOT_PROTECTED:
        return None
    return {"cell": f"{state.protected_x},{state.protected_y}", "how": TOUCHES[state.protection]}


def _seat(state: Papillons, seat: int, viewer: int | None) -> View:
    return {
        "seat": seat,
        "hand": total(state.hands[seat]),
        "laid": state.laid[seat],
        "net": bool((state.nets >> seat) & 1),
        "web": bool((state.webs >> seat) & 1),
        "demanded": bool((state.demands >> seat) & 1),
        "team": "AB"[seat & 1] if state.teams else None,
        "goals": goals_in(state.goals[seat]) if state.knows_goals(-1 if viewer is None else viewer, seat) else None,
        "excluded": goals_in(state.excluded[seat]),
    }


def _dealt(state: Papillons) -> list[int]:
    """How many goals each holder has received: a public number."""
    held = state.team_goals if state.teams else state.goals
    return [int(bits(goals)) for goals in held]


def _end(state: Papillons) -> View | None:
    if state.phase != FINISHED:
        return None
    if state.drawn:
        return {"drawn": True, "goal": None, "line": [], "by": None, "out": _out(state)}
    return {
        "drawn": False,
        "goal": GOAL_IDS[state.won_goal],
        "line": winning_line(state),
        "by": state.seat,
        "out": _out(state),
    }


def _out(state: Papillons) -> list[str]:
    return goals_in(~state.goals_dealt & (SHAPE_GOALS | COLOUR_GOALS))


def winning_line(state: Papillons) -> list[str]:
    """Four cells of the winning goal; a line through the card just touched where there is one."""
    found: list[list[str]] = []
    touched = f"{state.protected_x},{state.protected_y}"
    for x, y in cells(state):
        for step_x, step_y in zip(STEP_X, STEP_Y, strict=True):
            line = [(x + step * step_x, y + step * step_y) for step in range(4)]
            if all(_serves(state, *cell) for cell in line):
                found.append([f"{a},{b}" for a, b in line])
    return next((line for line in found if touched in line), found[0] if found else [])


def _serves(state: Papillons, x: int, y: int) -> bool:
    card = state.grid.card(x, y)
    if card == 0 or card & WEBBED:
        return False
    kind = (card & 31) - 1
    return bool(state.won_goal == kind >> 2 or state.won_goal == 4 + (kind & 3))


# --- imagining --------------------------------------------------------------------------------------------------


def restore(state: Papillons, view: View, dice: Dice) -> None:
    """What is hidden is dealt at random."""
    viewer = -1 if view["viewer"] is None else int(view["viewer"])
    _set_public(state, view)
    _deal_unknown(state, view, viewer, dice)
    state.resample(viewer, dice)


def _set_public(state: Papillons, view: View) -> None:
    state.phase = PHASES.index(view["phase"])
    state.turn = view["turn"]
    state.seat = view["seat"]
    state.starter = -1 if view["starter"] is None else view["starter"]
    for card in view["table"]:
        flag = next(flag for flag, token in TOKENS.items() if token == card["token"])
        state.grid.put(card["x"], card["y"], (KIND_CODES.index(card["kind"]) + 1) | flag)
    state.protected_x, state.protected_y = view["touched"]
    state.busy = int(view["busy"])
    if view["protected"]:
        state.protection = TOUCHES.index(view["protected"]["how"])
    state.holding = KIND_CODES.index(view["holding"]["kind"]) if view["holding"] else -1
    state.drawing = int(view["drawing"])
    if view["lifted"]:
        state.lifted_x, state.lifted_y = (int(part) for part in view["lifted"].split(","))
    state.still = view["still"]
    state.won = sum(int(1) << seat for seat in view["winners"])
    if view["end"]:
        state.drawn = view["end"]["drawn"]
        state.won_goal = -1 if view["end"]["drawn"] else GOAL_IDS.index(view["end"]["goal"])
    state.shape_seat = list(view["shape_seats"])
    for seat in view["seats"]:
        _public_seat(state, seat)


def _public_seat(state: Papillons, seat: View) -> None:
    number = seat["seat"]
    bit = int(1) << number
    state.laid[number] = seat["laid"]
    state.waiting -= 1 if seat["laid"] >= THRESHOLD else 0
    state.nets = (state.nets & ~bit) | (bit if seat["net"] else 0)
    state.webs = (state.webs & ~bit) | (bit if seat["web"] else 0)
    state.demands |= bit if seat["demanded"] else 0
    state.excluded[number] = _goal_set(seat["excluded"])


def _goal_set(goals: list[str]) -> int:
    return sum(int(1) << GOAL_IDS.index(goal) for goal in goals)


def _deal_unknown(state: Papillons, view: View, viewer: int, dice: Dice) -> None:
    """Any deal of the right sizes; `resample` then makes it a random one."""
    state.deck = FULL - sum(one(KIND_CODES.index(card["kind"])) for card in view["table"])
    state.deck -= one(state.holding) if state.holding >= 0 else 0
    for card in view["hand"]:
        state.deck -= one(KIND_CODES.index(card["kind"]))
        state.hands[viewer] += one(KIND_CODES.index(card["kind"]))
    for seat in view["seats"]:
        while total(state.hands[seat["seat"]]) < seat["hand"]:
            kind = draw_kind(state.deck, dice)
            state.deck -= one(kind)
            state.hands[seat["seat"]] += one(kind)
    _deal_goals(state, view)


def _deal_goals(state: Papillons, view: View) -> None:
    """Known goals to their holders, any others where goals were dealt."""
    for seat in view["seats"]:
        if seat["goals"]:
            state.goals[seat["seat"]] = _goal_set(seat["goals"])
    known = state.goals[:]
    left = [goal for goal in range(GOALS) if not any((goals >> goal) & 1 for goals in known)]
    for holder, number in enumerate(view["goals_dealt"]):
        members = (holder, holder + 2) if state.teams else (holder,)
        goals = 0
        for member in members:
            goals |= known[member]
        for sort in (SHAPE_GOALS, COLOUR_GOALS)[:number]:
            if not goals & sort:
                goal = next(goal for goal in left if (sort >> goal) & 1)
                left.remove(goal)
                goals |= int(1) << goal
        state.goals_dealt |= goals
        state.hand_over_goals(holder, goals)
