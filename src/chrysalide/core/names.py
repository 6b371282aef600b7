"""What people type for others to read, on one line and of characters that can be seen."""

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 40  # characters
MOST_MARKS = 3  # accents on one letter: what Hindi or Hebrew needs; a taller stack would cover other lines
JOINERS = "\u200c\u200d"
EMOJI_STYLE = "\ufe0f"
STYLES = frozenset({EMOJI_STYLE, *map(chr, range(0x1F3FB, 0x1F400))})  # behind a picture: this, or a colour of skin
KEYCAPS = frozenset("0123456789#*")  # with the style and a mark they are pictures too
VIRAMA = 9  # as unicodedata numbers it
# Letters and signs that are drawn as nothing, though Unicode counts them among those that can be seen:
# Hangul fillers, the empty Braille cell, the combining joiner, variation selectors, and the like.
BLANK = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159}
    | set(range(0xFE00, 0xFE10))
    | set(range(0xE0100, 0xE01F0))
)


def clean_name(name: str) -> str:
    """A name, at most so long; empty where nothing of it can be seen."""
    return clean_line(clean_line(name)[:LONGEST_NAME])  # again: the cut may have left half a sign


def clean_line(text: str) -> str:
    """One line: spaces for line breaks and control characters, nothing that cannot be seen or turns text around."""
    kept = "".join(_kept(unicodedata.normalize("NFC", text)))
    line = " ".join(unicodedata.normalize("NFC", kept).split())
    return line if any(map(_drawn, line)) else ""


def _kept(text: str) -> Iterator[str]:
    marks = 0
    for place, char in enumerate(text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if char in JOINERS or char == EMOJI_STYLE:
            if _belongs(char, text[place - 1 : place], text[place + 1 : place + 2]):
                yield char
        elif kind == "Cf" or (kind == "Mn" and ord(char) in BLANK):
            continue
        elif not char.isprintable() or ord(char) in BLANK:
            yield " "
        elif marks <= MOST_MARKS:
            yield char


def _belongs(char: str, before: str, after: str) -> bool:
    """Has this joiner, or this style, something to join or to change?"""
    if char == EMOJI_STYLE:
        return _picture(before) or before in KEYCAPS
    if _picture(after):
        return _picture(before) or before in STYLES
    return before.isprintable() and _cursive(before) and after.isalpha()


def _picture(char: str) -> bool:
    return char != "" and unicodedata.category(char) == "So" and ord(char) not in BLANK


def _cursive(char: str) -> bool:
    """An Arabic letter, or the sign that joins two consonants of an Indic script."""
    return char != "" and (unicodedata.bidirectional(char) == "AL" or unicodedata.combining(char) == VIRAMA)


def _drawn(char: str) -> bool:
    """Something by itself, unlike spaces, marks and joiners."""
    return unicodedata.category(char)[0] not in "MZC"
