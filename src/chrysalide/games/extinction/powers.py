# mypyc
"""Chapter 16: what a source of abilities (a Permanent or a specialty) can do, in numbers."""

from typing import Final

from chrysalide.games.extinction.facts.records import Ability

BIRTH_POWER: Final = 0
DISCOUNT: Final = 1
GAP: Final = 2
CAMPAIGN: Final = 3
NURSERY: Final = 4
PURSE: Final = 5
AT_START: Final = 6
REROLL_POWER: Final = 7
LIFTS: Final = 8
LOOKS: Final = 9
SHIFTS: Final = 10
ON_CUBE: Final = 11
CANCELS: Final = 12
IGNORES_UNCUBE: Final = 13
IGNORES_TILE: Final = 14
SAVES: Final = 15  # in every turn
SAVES_OWN: Final = 16  # in its owner's turns
POWERS: Final = 17
MOD_POWERS: Final[dict[str, int]] = {
    "birth": BIRTH_POWER, "discount": DISCOUNT, "gap": GAP, "campaign": CAMPAIGN, "nursery": NURSERY, "purse": PURSE,
}  # fmt: skip
# by the word of a card
MAIN_POWERS: Final[dict[str, int]] = {"unconst": LIFTS, "look": LOOKS, "shift_cube": SHIFTS}
PART_POWERS: Final[dict[str, int]] = {"uncube": IGNORES_UNCUBE, "further_tile": IGNORES_TILE}
MOMENT_POWERS: Final[dict[str, int]] = {
    "turn_start": AT_START, "after_roll": REROLL_POWER, "on_cube": ON_CUBE, "on_effect": CANCELS,
}  # fmt: skip


def powers_of(ability: Ability) -> list[int]:
    """What an ability can do."""
    if ability.when == "passive":
        return [MOD_POWERS[ability.mod]]
    if ability.when == "main":
        return [MAIN_POWERS[op.op] for op in (*ability.ops, *ability.one_of)]
    if ability.when == "on_part":
        return [PART_POWERS[part] for part in ability.parts]
    if ability.when == "on_loss":
        return [SAVES if ability.scope == "any_turn" else SAVES_OWN]
    return [MOMENT_POWERS[ability.when]]
