"""Text that people type for others to read: one line of visible characters."""

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 40  # characters
MOST_MARKS = 3  # accents on one letter: what Hindi or Hebrew needs; a taller stack would cover other lines
JOINERS = "\u200c\u200d"
EMOJI_STYLE = "\ufe0f"
STYLES = frozenset({EMOJI_STYLE, *map(chr, range(0x1F3FB, 0x1F400))})  # after an emoji: its style, or a skin tone
KEYCAPS = frozenset("0123456789#*")  # followed by the style and a mark they are emoji too
VIRAMA = 9  # its combining class in unicodedata
# Characters that are drawn as nothing although Unicode counts them as visible:
# Hangul fillers, the empty Braille cell, the combining joiner, variation selectors, and the like.
BLANK = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159}
    | set(range(0xFE00, 0xFE10))
    | set(range(0xE0100, 0xE01F0))
)


def clean_name(name: str) -> str:
    """A name, cut to the maximum length; empty if nothing of it is visible."""
    return clean_line(clean_line(name)[:LONGEST_NAME])  # again: the cut may have left half of a character


def clean_line(text: str) -> str:
    """One line: spaces replace line breaks and control characters; invisible or direction-changing ones go."""
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
    """Does this joiner or style have characters next to it that it can join or change?"""
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
    """Is it visible by itself, unlike spaces, marks and joiners?"""
    return unicodedata.category(char)[0] not in "MZC"
