"""Choices and targets as message ids with arguments; no words here. What may not be done is in refusals.py."""

from chrysalide.core.messages import Choice, Message
from chrysalide.games.papilio.actions import SPACE, spell
from chrysalide.games.papilio.board import ENTRY_NAMES, EXIT_CELLS, KIND_IDS, LINES, NAMES, WAY_IDS
from chrysalide.games.papilio.fates import fate, landing, weight
from chrysalide.games.papilio.listing import ACT, ENTRANCE, FLIGHT, FLY_OFF, PUSH, RETURN, STAY, STEP
from chrysalide.games.papilio.position import BACK, ENTER, FLY, ON_LEAF, PLACE, REASONS, WALK
from chrysalide.games.papilio.rules import Papilio

TURNS_TOLD = 10  # in one period
CELL_TARGETS = {f"cell:{name}": cell for cell, name in enumerate(NAMES)}
ENTRY_TARGETS = {f"entry:{name}": entry for entry, name in enumerate(ENTRY_NAMES)}


# --- choices ----------------------------------------------------------------------------------------------------


def choices(state: Papilio) -> list[Choice]:
    return [_choice(state, code) for code in state.legal()]


def _choice(state: Papilio, code: int) -> Choice:
    if code >= STAY:
        return _stay(state) if code == STAY else _fly_off(state)
    if code >= PUSH:
        return _push(state, code - PUSH)
    if code >= ENTRANCE:
        return _enter(state, code - ENTRANCE)
    if code >= RETURN:
        return _back(state, code - RETURN)
    if code >= STEP:
        return _move(state, code)
    return _act(state, code)


def _at_cell(code: int, cell: int, label: Message, icon: str, detail: Message | None = None) -> Choice:
    name = NAMES[cell]
    return Choice(SPACE[code].text, label, (f"cell:{name}",), detail, badge=name, icon=icon)


def _act(state: Papilio, cell: int) -> Choice:
    kind = state.kind_at(cell)
    label = Message("choice-act", {"cell": NAMES[cell], "kind": KIND_IDS[kind]})
    demand = Message("detail-act", {"fate": fate(state, state.seat, cell, kind)})
    return _at_cell(ACT + cell, cell, label, KIND_IDS[kind], demand)


def _move(state: Papilio, code: int) -> Choice:
    flight = code >= FLIGHT
    cell = code - (FLIGHT if flight else STEP)
    kind = KIND_IDS[state.kind_at(cell)]
    if flight:
        over = NAMES[(int(state.pawn) + cell) // 2]
        label = Message("choice-fly", {"cell": NAMES[cell], "over": over, "kind": kind})
    else:
        label = Message("choice-step", {"cell": NAMES[cell], "kind": kind})
    detail = Message("detail-land", {"kind": kind, "landing": landing(state, cell)})
    return _at_cell(code, cell, label, kind, detail)


def _stay(state: Papilio) -> Choice:
    cell = int(state.pawn)
    label = Message("choice-stay", {"cell": NAMES[cell], "kind": KIND_IDS[state.kind_at(cell)]})
    return _at_cell(STAY, cell, label, "stay")


def _fly_off(state: Papilio) -> Choice:
    label = Message("choice-fly-off", {"cell": NAMES[state.pawn]})
    return Choice(spell(state, FLY_OFF), label, ("off",), Message("detail-fly-off"), icon="off")


def _back(state: Papilio, cell: int) -> Choice:
    label = Message("choice-back", {"cell": NAMES[cell], "reason": REASONS[state.reason]})
    return _at_cell(RETURN + cell, cell, label, "back")


def _enter(state: Papilio, cell: int) -> Choice:
    if state.phase == PLACE:
        label = Message("choice-place", {"cell": NAMES[cell]})
    else:
        label = Message("choice-enter", {"cell": NAMES[cell], "reason": REASONS[state.reason]})
    return _at_cell(ENTRANCE + cell, cell, label, "enter")


def _push(state: Papilio, entry: int) -> Choice:
    name = ENTRY_NAMES[entry]
    leave = EXIT_CELLS[entry]
    kind, out = KIND_IDS[state.spare], KIND_IDS[state.kind_at(leave)]
    return Choice(
        action=SPACE[PUSH + entry].text,
        label=Message(
            "choice-push", {"entry": name, "exit": NAMES[leave], "kind": kind, "out": out, "way": WAY_IDS[entry]}
        ),
        targets=(f"entry:{name}",),
        detail=_consequence(state, entry) or Message("detail-push-quiet", {"out": out}),
        badge=name,
        icon=kind,
    )


def _consequence(state: Papilio, entry: int) -> Message | None:
    """5.7: the pawn on the line that the push matters most to; a danger to one's own before one to the opponent's."""
    line = LINES[entry]
    tiles = [state.spare, *(state.kind_at(cell) for cell in line)]
    worst: tuple[int, Message] | None = None
    for seat in (state.seat, 1 - state.seat):
        for place, cell in enumerate(line):
            if (state.active(seat) >> cell) & 1:
                after = fate(state, seat, cell, tiles[place])
                matters = weight(after, fate(state, seat, cell, tiles[place + 1]))
                if matters > (worst[0] if worst else 0):
                    args = {"seat": int(seat), "cell": NAMES[cell], "kind": KIND_IDS[tiles[place]], "fate": after}
                    worst = matters, Message("detail-push", args)
    return worst[1] if worst else None


# --- what a click means -----------------------------------------------------------------------------------------


def aim(state: Papilio, target: str) -> int | None:
    if target == "off":
        return FLY_OFF
    if target in ENTRY_TARGETS:
        return PUSH + ENTRY_TARGETS[target]
    cell = CELL_TARGETS.get(target)
    return None if cell is None else _aim_cell(state, cell)


def _aim_cell(state: Papilio, cell: int) -> int:
    if state.phase in (PLACE, ENTER):
        return STAY if cell == state.pawn else ENTRANCE + cell
    if state.phase == BACK:
        return RETURN + cell
    if (state.waiting >> cell) & 1:
        return ACT + cell
    if state.phase in (ON_LEAF, WALK):
        return STAY if cell == state.pawn else STEP + cell
    if state.phase == FLY:
        return STAY if cell == state.pawn else FLIGHT + cell
    return ACT + cell


# --- periods ----------------------------------------------------------------------------------------------------


def period(state: Papilio) -> Message | None:
    """Nothing in the rules divides a match, so it is told by ten turns at a time: three to six stretches."""
    if state.phase <= PLACE or state.end:  # at the end it is not known whether the last turn was finished
        return None
    first = (state.turns_0 + state.turns_1) // TURNS_TOLD * TURNS_TOLD + 1
    return Message("period", {"first": int(first), "last": int(first + TURNS_TOLD - 1)})
