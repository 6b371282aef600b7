"""The butterfly cards, the goals and the tokens, as people look them up."""

from chrysalide.core.encyclopedia import Item, Section
from chrysalide.core.messages import Message
from chrysalide.games.papillons.board import COLOURS, COPIES, GOAL_IDS, KIND_CODES, KINDS, SHAPES

DOES = {"net": ("4.12", "4.13"), "web": ("4.12", "4.14")}


def sections(most_seats: int) -> list[Section]:
    return [
        Section("butterflies", [_card(kind) for kind in range(KINDS)], ["cards"]),
        Section("goals", [_goal(goal) for goal in GOAL_IDS], ["cards"]),
        Section("tokens", [_token(token, most_seats) for token in DOES]),
    ]


def _card(kind: int) -> Item:
    code = KIND_CODES[kind]
    face = {"kind": code, "shape": SHAPES[kind // 4], "colour": COLOURS[kind % 4]}
    text = (Message("table-pattern", {"colour": face["colour"]}),)
    return Item(f"card-{code}", "card", Message("kind", {"kind": code}), text, COPIES, ("1.2",), face)


def _goal(goal: str) -> Item:
    title = Message("goal", {"goal": goal})
    return Item(f"goal-{goal}", "goal", title, (), 1, ("1.5", "6.1", "6.2"), {"goal": goal})


def _token(token: str, count: int) -> Item:
    """1.7: one for each player."""
    face = {"token": token}
    text = (Message("item-token-about", face),)
    return Item(f"token-{token}", "token", Message("item-token", face), text, count, DOES[token], face)
