"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.core.errors import IllegalAction
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.papillons.actions import BASES, SPACE, code_of, named_cell, spell
from chrysalide.games.papillons.beside import ALONE, beside, has_twin, kind_at, parse_cell, tell_twins_apart
from chrysalide.games.papillons.board import BOX, GOAL_IDS, KIND_CODES, NETTED, copies
from chrysalide.games.papillons.rules import (
    ANNOUNCE,
    ANNOUNCE_GOAL,
    DEMAND,
    LAID,
    LAY,
    LIFT,
    MOVE,
    PASS,
    PHASES,
    PLAY_DECK,
    PUT_NET,
    PUT_WEB,
    SILENT,
    TO_CELL,
    Papillons,
)

ROUNDS_TOLD = 5  # of all seats, in one period
WORDS = {LIFT: "lift", PUT_NET: "net", PUT_WEB: "web", TO_CELL: "lay"}


def cell_of(state: Papillons, code: int) -> str:
    """The true cell of an action that names one."""
    return spell(state, code).partition(" ")[2]


# --- choices ----------------------------------------------------------------------------------------------------


def choices(state: Papillons) -> list[Choice]:
    return tell_twins_apart([_choice(state, code) for code in state.legal()])


def _choice(state: Papillons, code: int) -> Choice:
    action = spell(state, code)
    if code < PLAY_DECK:
        kind = KIND_CODES[code]
        return Choice(action, Message("choice-hand", {"kind": kind}), (f"hand:{kind}",), icon=kind)
    if code >= LIFT:
        return _cell_choice(state, code, action)
    if code >= ANNOUNCE_GOAL:
        goal = GOAL_IDS[code - ANNOUNCE_GOAL]
        own = "yes" if (state.goals[state.seat] >> (code - ANNOUNCE_GOAL)) & 1 else "no"
        detail = Message("detail-announce", {"own": own})
        return Choice(action, Message("choice-announce", {"goal": goal}), (f"goal:{goal}",), detail, icon=goal)
    if code >= DEMAND:
        seat = code - DEMAND
        return Choice(action, Message("choice-demand", {"other_seat": seat}), (f"seat:{seat}",), icon="demand")
    word = {PLAY_DECK: "deck", PASS: "pass", SILENT: "silent"}[code]
    return Choice(action, Message(f"choice-{word}"), (word,), icon=word)


def _cell_choice(state: Papillons, code: int, action: str) -> Choice:
    cell = cell_of(state, code)
    near = beside(state, cell)
    if code >= TO_CELL:
        word = "to" if state.phase == MOVE else "lay"
        label = Message(f"choice-{word}", near[0] if near else ALONE)
        return Choice(action, label, (f"cell:{cell}",), _also(near[1:]))
    kind = kind_at(state, *parse_cell(cell))
    word = "web" if code >= PUT_WEB else "net" if code >= PUT_NET else "lift"
    targets = (f"cell:{cell}",) if word == "lift" else (word, f"cell:{cell}")
    label = Message(f"choice-{word}", {"kind": kind})
    twin = _also(near) if has_twin(state, kind) else None
    return Choice(action, label, targets, twin, icon=kind if word == "lift" else word)


def _also(near: list[dict[str, str]]) -> Message | None:
    """One more card beside the place, to tell it from others."""
    return Message("detail-beside", near[0]) if near else None


# --- what a click means -----------------------------------------------------------------------------------------


def aim(state: Papillons, target: str) -> int | None:
    kind, _, name = target.partition(":")
    if kind == "hand" and name in KIND_CODES:
        return KIND_CODES.index(name)
    if kind == "cell":
        return _aim_cell(state, name)
    if kind == "seat" and name in ("0", "1", "2", "3")[: state.seats]:
        return DEMAND + int(name)
    if kind == "goal" and name in GOAL_IDS:
        return ANNOUNCE_GOAL + GOAL_IDS.index(name)
    if target in ("net", "web"):
        return (PUT_NET if target == "net" else PUT_WEB) + BOX + 1
    return {"deck": PLAY_DECK, "pass": PASS, "silent": SILENT}.get(target)


def _aim_cell(state: Papillons, cell: str) -> int | None:
    word = {LAY: "lay", MOVE: "to"}.get(state.phase, "lift")
    named = named_cell(f"{word} {cell}")
    return code_of(state, *named) if named else None  # a cell far from the table means nothing


# --- what a text means ------------------------------------------------------------------------------------------


def unspell(state: Papillons, text: str) -> int | None:
    """The code of a text that names a cell; a cell that has none is refused for what else is wrong first."""
    named = named_cell(text)
    if named is None:
        return None
    word, x, y = named
    if word in ("lay", "to") and state.phase in (LAY, MOVE) and (word == "to") != (state.phase == MOVE):
        raise IllegalAction(Refusal("3.1", Message("refuse-not-now", _phase(state))), "papillons")
    code = code_of(state, word, x, y)
    if code is not None or state.actor() == OVER:
        return code if code is not None else BASES[word]
    refusal = refuse(state, BASES[word], state.actor())  # the corner of the box never bears a card
    if refusal.message.id in ("refuse-no-card", "refuse-no-side", "refuse-same-cell"):
        rule = {"refuse-no-card": refusal.rule}.get(refusal.message.id, "4.3" if state.phase == MOVE else "3.5")
        refusal = Refusal(rule, Message("refuse-far", {"cell": f"{x},{y}"}))
    raise IllegalAction(refusal, "papillons")


# --- refusals ---------------------------------------------------------------------------------------------------


def refuse(state: Papillons, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    if action.chance or state.actor() == CHANCE:
        return Refusal(None, Message("refuse-chance" if not action.chance else "refuse-not-now", _phase(state)))
    if seat != state.actor():
        return Refusal(None, Message("error-not-your-turn"))
    if state.phase in (LAY, MOVE):
        return _refuse_cell(state, code) if code >= TO_CELL else Refusal("3.1", Message("refuse-finish", _phase(state)))
    if state.phase == ANNOUNCE:
        if ANNOUNCE_GOAL <= code < LIFT:
            return _refuse_announcement(state, code)
        return Refusal("7.10", Message("refuse-announce-first"))
    return _refuse_turn(state, code)


def _phase(state: Papillons) -> dict[str, str]:
    return {"phase": PHASES[state.phase]}


def _refuse_turn(state: Papillons, code: int) -> Refusal:
    if ANNOUNCE_GOAL <= code < LIFT:
        return _refuse_announcement(state, code)
    if code < PLAY_DECK:
        return _refuse_hand(state, code)
    if code >= TO_CELL or code in (SILENT, SILENT + 1):
        return Refusal("3.1", Message("refuse-not-now", _phase(state)))
    if code == PASS:
        return _refuse_still(state) if state.overdue() else Refusal("3.8", Message("refuse-pass"))
    if (state.demands >> state.seat) & 1:
        return Refusal("5.7", Message("refuse-demanded"))
    if code == PLAY_DECK:
        return Refusal("3.7", Message("refuse-deck-empty"))
    if DEMAND <= code < ANNOUNCE_GOAL:
        return _refuse_demand(state, code - DEMAND)
    return _refuse_touch(state, code)


def _refuse_still(state: Papillons) -> Refusal:
    """7.8: a card, a token or a demand is due."""
    return Refusal("7.8", Message("refuse-still", {"turns": state.still, "expert": "yes" if state.expert else "no"}))


def _refuse_hand(state: Papillons, kind: int) -> Refusal:
    if not state.hands[state.seat]:
        return Refusal("3.7", Message("refuse-hand-empty"))
    assert not copies(state.hands[state.seat], kind)
    return Refusal("3.2", Message("refuse-not-in-hand", {"kind": KIND_CODES[kind]}))


def _refuse_demand(state: Papillons, other: int) -> Refusal:
    if not state.expert:
        return Refusal("5.6", Message("refuse-no-demand"))
    if other >= state.seats or (state.partners(state.seat) >> other) & 1:
        return Refusal("5.10", Message("refuse-demand-own"))
    if (state.demands >> other) & 1:
        return Refusal("5.11", Message("refuse-demand-twice", {"other_seat": other}))
    if not state.hands[other]:
        return Refusal("5.11", Message("refuse-demand-empty", {"other_seat": other}))
    return Refusal("5.9", Message("refuse-threshold", {"laid": min(state.laid)}))


def _refuse_touch(state: Papillons, code: int) -> Refusal:
    """Lifting a card, or putting a token on it."""
    base = next(base for base in (PUT_WEB, PUT_NET, LIFT) if code >= base)
    if base == PUT_WEB and state.expert:
        return Refusal("5.5", Message("refuse-no-webs"))
    if not state.open():
        return Refusal("4.1", Message("refuse-threshold", {"laid": min(state.laid)}))
    if base == LIFT and state.overdue():
        return _refuse_still(state)
    left = state.nets if base == PUT_NET else state.webs
    if base != LIFT and not (left >> state.seat) & 1:
        return Refusal("4.15", Message("refuse-token-used", {"token": WORDS[base]}))
    cell = cell_of(state, code)
    x, y = parse_cell(cell)
    card = state.grid.card(x, y)
    if card == 0:
        return Refusal("4.3" if base == LIFT else "4.12", Message("refuse-no-card", {"cell": cell}))
    if card >= NETTED:
        rule = "4.17" if base != LIFT else ("4.13" if card & NETTED else "4.14")
        return Refusal(rule, Message("refuse-token-there" if base != LIFT else "refuse-held", {"cell": cell}))
    if state.protected_from(base) and (x, y) == (state.protected_x, state.protected_y):
        rule = "4.16" if base != LIFT else ("4.8" if state.protection == LAID else "4.9")
        return Refusal(rule, Message("refuse-protected", {"cell": cell}))
    return Refusal("4.4", Message("refuse-apart", {"cell": cell}))


def _refuse_cell(state: Papillons, code: int) -> Refusal:
    """Where a card may not be laid, or moved to."""
    cell = cell_of(state, code)
    x, y = parse_cell(cell)
    moving = state.phase == MOVE
    if moving and (x, y) == (state.lifted_x, state.lifted_y):
        return Refusal("4.6", Message("refuse-same-cell"))
    if state.grid.card(x, y):
        return Refusal("4.3" if moving else "3.5", Message("refuse-taken-cell", {"cell": cell}))
    near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    if moving:
        near = [(a, b) for a, b in near if a != state.lifted_x or b != state.lifted_y]
    if not any(state.grid.card(a, b) for a, b in near):
        corner = any(state.grid.card(x + a, y + b) for a in (-1, 1) for b in (-1, 1))
        rule = "4.3" if moving else "3.6" if corner else "3.5"
        return Refusal(rule, Message("refuse-no-side", {"cell": cell}))
    return Refusal("4.4", Message("refuse-apart-there", {"cell": cell}))


def _refuse_announcement(state: Papillons, code: int) -> Refusal:
    if not state.expert_teams():
        return Refusal("7.9", Message("refuse-no-announcements"))
    goal = code - ANNOUNCE_GOAL
    if not (state.grid.standing() >> goal) & 1:
        return Refusal("7.11", Message("refuse-no-line", {"goal": GOAL_IDS[goal]}))
    return Refusal("7.11", Message("refuse-surely-wrong", {"goal": GOAL_IDS[goal]}))


# --- periods ----------------------------------------------------------------------------------------------------


def period(state: Papillons) -> Message | None:
    """Nothing in the rules divides a match, so it is told by five rounds at a time: about four to six stretches."""
    if state.turn == 0:
        return None
    length = ROUNDS_TOLD * state.seats
    first = (state.turn - 1) // length * length + 1
    return Message("period", {"first": int(first), "last": int(first + length - 1)})
