"""Turns planned as a whole, for games whose turn is many small decisions that only together are good or bad."""

from dataclasses import dataclass
from time import monotonic

from chrysalide.core.dice import Dice
from chrysalide.core.kit import AnyKit, View
from chrysalide.core.plan import plan


@dataclass(frozen=True)
class Effort:
    """How much a player thinks."""

    worlds: int  # states that it imagines
    width: int  # positions within its own turn that it follows further
    deals: int  # outcomes of chance that it looks at behind each end of a turn


def plan_turn(kit: AnyKit, view: View, seat: int, dice: Dice, effort: Effort, deadline: float | None = None) -> int:
    """The code of the action that begins the best turns, by the mean over imagined worlds."""
    codes: list[int] = kit.imagine(view, dice).legal()
    totals = dict.fromkeys(codes, 0.0)
    for _ in range(effort.worlds if len(codes) > 1 else 0):
        values = plan(kit.imagine(view, dice), seat, kit.evaluate, dice, effort.width, effort.deals)
        unseen = min(values.values()) - 1.0  # not followed to the end: worse than all that was
        for code in codes:
            totals[code] += values.get(code, unseen)
        if deadline is not None and monotonic() > deadline:
            break
    best = max(totals.values())
    equal = [code for code in codes if totals[code] >= best - 1e-9]
    return equal[dice.below(len(equal))]
