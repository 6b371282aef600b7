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
)
PREFIX = "CPyDef_chrysalide___"
POINTERS = "exports_chrysalide_core."


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
    found = "".join(f"static inline {copy(core, name)}" for name in INLINED)
    return renamed(found, "")


def renamed(code: str, pointers: str) -> str:
    return re.sub(rf"{re.escape(pointers)}{PREFIX}({'|'.join(INLINED)})\(", r"inlined_\1(", code)


def copy(core: str, name: str) -> str:
    found = re.search(rf"^int64_t {PREFIX}{name}\([^)]*\) {{.*?^}}\n", core, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"{name} is not among the functions of core")
    return re.sub(r"^ *CPy_AddTraceback\(.*\);\n", "", found[0], flags=re.MULTILINE)
