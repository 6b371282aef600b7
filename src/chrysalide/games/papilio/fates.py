"""What a tile would do to a pawn: for previews, choices and warnings. The rules themselves are in rules.py."""

from chrysalide.games.papilio.board import CATERPILLAR, CHRYSALIS, EDGE, EGGS, FLYING, GOALS, LEAF, LIZARD, SPIDER
from chrysalide.games.papilio.position import ON_LEAF
from chrysalide.games.papilio.rules import Papilio

MOVING = {CATERPILLAR: "walk", CHRYSALIS: "walk_back", FLYING: "fly"}
WEIGHTS = (
    "free", "walk", "walk_back", "fly", "idle", "hatch", "must_hatch", "stuck", "return", "fly_off", "lost", "eaten",
)  # fmt: skip
LANDINGS = {
    "free": "rests", "hatch": "hatches", "must_hatch": "hatches", "idle": "idle", "walk": "walks",
    "walk_back": "walks_back", "fly": "flies", "fly_off": "flies_off", "stuck": "stuck", "return": "returns",
    "eaten": "eaten", "lost": "lost",
}  # fmt: skip


def fate(state: Papilio, seat: int, cell: int, kind: int, barred: int = 0) -> str:
    """What a tile of this kind demands of a pawn on this cell, with all pawns where they stand; `barred` by 5.3."""
    if kind == LEAF:
        return "walk" if _sets_off(state, seat, cell) else "free"
    if kind == EGGS:
        if not (state.reserve(seat) and state.free_starts(seat)):
            return "idle"
        return "must_hatch" if state.eggs_bind else "hatch"
    if kind == LIZARD:
        return "eaten"
    if kind == SPIDER:
        return "return" if state.free_starts(seat) else "lost"
    if state.steps(seat, cell, kind) & ~barred:
        return MOVING[kind]
    if kind == FLYING and EDGE[cell]:
        return "fly_off"
    return "stuck" if state.free_starts(seat) else "lost"


def _sets_off(state: Papilio, seat: int, cell: int) -> bool:
    """3.5: in its first turn, which is now or still to come, a pawn has to leave its leaf if it can."""
    to_act = state.seat != seat or bool((state.waiting >> cell) & 1)
    return state.turns(seat) == 0 and to_act and bool(state.steps(seat, cell, LEAF))


def landing(state: Papilio, cell: int) -> str:
    """What happens to the acting pawn when it comes onto `cell`."""
    after = state.copy()
    after.move(int(1) << state.pawn, int(1) << cell)
    seat = state.seat
    if (GOALS[seat] >> cell) & 1:
        return "wins" if _wins(state, cell) else "arrives"
    kind = state.kind_at(cell)
    if kind != LEAF and state.single and not (state.phase == ON_LEAF and state.is_first_turn()):  # 5.8
        return "waits"
    return LANDINGS[fate(after, seat, cell, kind, int(state.visited) | int(1) << cell)]


def _wins(state: Papilio, cell: int) -> bool:
    after = state.copy()
    after.land(cell)
    return after.winner == state.seat


def weight(fate: str, before: str) -> int:
    """How much the tile that comes under a pawn is worth telling."""
    return 0 if fate == before else 1 + WEIGHTS.index(fate)
