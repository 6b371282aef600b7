"""Small functions of core, copied into the library of every game, where the C compiler can inline them.

A call from one library into another goes through a pointer, which costs more than what these functions do. There is
still one source of each: the copies are made from the C code that core's own library is made of.
"""

from __future__ import annotations

import re

INLINED = (
    "core___bits___bits",
    "core___bits___lowest",
    "core___bits___nth",
    "core___dice___Dice___word",
    "core___dice___Dice___below",
    "core___observing___Sheet___put",
    "core___observing___Sheet___part",
    "core___observing___Sheet___number",
    "core___observing___spread",
    "core___observing___cut",
    "core___observing___Sheet___eight",
    "core___observing___Sheet___numbers",
    "core___observing___Sheet___octets",
    "core___observing___Sheet___flag",
    "core___observing___Sheet___choice",
    "core___observing___Sheet___members",
    "core___observing___Sheet___remember",
    "core___observing___Sheet___mark",
    "core___observing___Sheet___marks",
    "core___observing___Sheet___count",
    "core___observing___Sheet___skip",
)
PREFIX = "CPyDef_chrysalide___"
POINTERS = "exports_chrysalide_core."

# What most processors do in one instruction; what an empty set gives is left to the copy.
LOWEST = """
#ifdef __GNUC__
#define inlined_core___bits___lowest(mask) found_lowest(mask)
static inline int64_t found_lowest(int64_t mask) {
    return mask ? __builtin_ctzll((uint64_t)mask) : (inlined_core___bits___lowest)(mask);
}
#endif
"""


def inlined(game: str, core: str) -> str:
    """The C source of a game's library, with copies of what it calls; `core` is that of core's library."""
    if POINTERS not in game:
        return game
    *includes, last = game.split("\n#include ")
    header, _, code = last.partition("\n")
    code = copies(core) + renamed(code, POINTERS)
    return "\n#include ".join([*includes, f"{header}\n{code}"])


def copies(core: str) -> str:
    """Without what they would add to a traceback, which names variables of core's library; they do not fail."""
    found = ""
    for name in INLINED:
        found += f"static inline {renamed(copy(core, name), '')}"
        if name.endswith("___lowest"):
            found += LOWEST
    return re.sub(rf"(?<!{re.escape(POINTERS)}){PREFIX}", f"{POINTERS}{PREFIX}", found)


def renamed(code: str, pointers: str) -> str:
    return re.sub(rf"{re.escape(pointers)}{PREFIX}({'|'.join(INLINED)})\(", r"inlined_\1(", code)


def copy(core: str, name: str) -> str:
    found = re.search(rf"^(?:int64_t|char) {PREFIX}{name}\([^)]*\) {{.*?^}}\n", core, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"{name} is not among the functions of core")
    return re.sub(r"^ *CPy_AddTraceback\(.*\);\n", "", found[0], flags=re.MULTILINE)
