# mypyc
"""What a seat may know as a row of small numbers, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.vectors import vec

MOST: Final = 127  # what one number can say; larger ones are cut, and those below 0 are 0
SPREAD: Final = 0x0002040810204081  # times a number of seven bits: one bit in each of seven bytes
LOW_BITS: Final = 0x0001010101010101
LOG: Final = 320  # words of a sparse row that are remembered; no decision of a game lists more than 300 actions


def spread(packed: i64, size: i64) -> i64:
    """Eight numbers of up to four bits as eight bytes: they part in the middle, then each half, then each quarter."""
    half = (i64(1) << (size * 4)) - 1
    packed = (packed | (packed << (32 - size * 4))) & (half | (half << 32))
    quarter = (i64(1) << (size * 2)) - 1
    quarter |= quarter << 16
    packed = (packed | (packed << (16 - size * 2))) & (quarter | (quarter << 32))
    one = ((i64(1) << size) - 1) * 0x01010101
    return (packed | (packed << (8 - size))) & (one | (one << 32))


def cut(octets: i64) -> i64:
    """Numbers of eight bits, none of them above MOST; the last one cannot be."""
    high = octets & 0x0080808080808080
    return (octets | (high - (high >> 7))) & ~high if high else octets


class Sheet:
    """Rows of bytes of one width, written from left to right.

    A state describes itself in parts, always the same ones in the same order and of the same size, so that a place in a
    row has one meaning throughout a match. Numbers are 0 to 127, a choice among several is one 1 among zeros.

    Eight bytes are kept in one word, the first of them lowest: a row is cleared and a set is written eight at a time.
    """

    def __init__(self, rows: int = 0, width: int = 0, sparse: bool = False) -> None:
        """Without rows nothing is kept: only the parts are noted, with the places at which they begin.

        `sparse`: rows have thousands of places, few of which are marked. Which words were is remembered, so that
        nothing else has to be cleared; such a sheet is written by `mark` and `marks` only.
        """
        self.stride: i64 = (width + 7) // 8  # words of a row
        self.words: vec[i64] = vec[i64]([0] * (rows * self.stride))
        self.at: i64 = 0
        self.noting = rows == 0
        self.parts: list[tuple[str, int]] = []
        self.sparse = sparse
        self.log: vec[i64] = vec[i64]([0] * (rows * LOG if sparse else 0))  # the words that are marked in each row
        self.logged: vec[i64] = vec[i64]([0] * (rows if sparse else 0))  # how many; LOG: too many to say
        self.writing: i64 = 0  # the row

    def begin(self, row: i64) -> None:
        """The next row to write; whatever it held is cleared."""
        word = row * self.stride
        end = word + self.stride
        words = self.words
        self.at = word * 8
        if self.sparse:
            self.writing = row
            entry = row * LOG
            last = entry + self.logged[row]
            self.logged[row] = 0
            if last < entry + LOG:
                log = self.log
                while entry < last:
                    words[log[entry]] = 0
                    entry += 1
                return
        while word < end:
            words[word] = 0
            word += 1

    def part(self, name: str) -> None:
        """What follows, until the next part."""
        if self.noting:
            self.note(name)

    def note(self, name: str) -> None:
        self.parts.append((name, int(self.at)))

    def number(self, value: i64) -> None:
        at = self.at
        self.at = at + 1
        if value > 0 and not self.noting:
            if value > MOST:  # as one expression it would be boxed: a constant is a Python integer
                value = MOST
            self.put(at, value)

    def numbers(self, packed: i64, size: i64, of: i64) -> None:
        """Several numbers that share one integer, up to 4 bits each or 8, the first of them lowest."""
        at = self.at
        self.at = at + of
        if self.noting:
            return
        if size == 8:
            self.eight(at, cut(packed))
            return
        eight = (i64(1) << (size * 8)) - 1
        while packed:
            self.eight(at, spread(packed & eight, size))
            packed >>= size * 8
            at += 8

    def eight(self, at: i64, octets: i64) -> None:
        """Eight numbers at once, into places that hold nothing yet."""
        words = self.words
        word = at >> 3
        shift = (at & 7) * 8
        if shift == 0:
            words[word] = words[word] | octets
            return
        room = 64 - shift
        words[word] = words[word] | ((octets & ((i64(1) << room) - 1)) << shift)
        rest = octets >> room
        if rest:
            words[word + 1] = words[word + 1] | rest

    def octets(self, packed: i64, of: i64) -> None:
        """Up to seven numbers of eight bits that share one integer, the first of them lowest; none is above MOST."""
        at = self.at
        self.at = at + of
        if packed and not self.noting:
            words = self.words
            word = at >> 3
            shift = (at & 7) * 8
            if shift <= 8:
                words[word] = words[word] | (packed << shift)
            else:
                room = 64 - shift
                words[word] = words[word] | ((packed & ((i64(1) << room) - 1)) << shift)
                rest = packed >> room
                if rest:
                    words[word + 1] = words[word + 1] | rest

    def flag(self, on: bool) -> None:
        at = self.at
        self.at = at + 1
        if on and not self.noting:
            self.put(at, 1)

    def choice(self, value: i64, of: i64) -> None:
        """One of several; a value below 0 is none of them."""
        at = self.at
        self.at = at + of
        if value >= 0 and not self.noting:
            self.put(at + value, 1)

    def members(self, set_of: i64, of: i64) -> None:
        """A set of the numbers from 0 to `of` - 1, as bits."""
        at = self.at
        self.at = at + of
        if self.noting:
            return
        words = self.words
        while set_of:
            part = set_of & 127
            if part:
                spread = (part * SPREAD) & LOW_BITS
                word = at >> 3
                shift = (at & 7) * 8
                if shift <= 8:
                    words[word] = words[word] | (spread << shift)
                else:
                    words[word] = words[word] | ((spread & (LOW_BITS >> (shift - 8))) << shift)
                    rest = spread >> (64 - shift)
                    if rest:
                        words[word + 1] = words[word + 1] | rest
            set_of >>= 7
            at += 7

    def mark(self, place: i64) -> None:
        """Set one place of the part, counted from where it goes on; the place to write next stays."""
        if not self.noting:
            at = self.at + place
            self.put(at, 1)
            if self.sparse:
                self.remember(at >> 3)

    def marks(self, place: i64, set_of: i64) -> None:
        """The same for a set of places, counted from `place` on."""
        if self.noting:
            return
        words = self.words
        place += self.at
        while set_of:  # all of a word at once
            first = lowest(set_of)
            at = place + first
            offset = at & 7
            part = (set_of >> first) & (255 >> offset)
            set_of &= ~(part << first)
            word = at >> 3
            octets = (((part & 127) * SPREAD) & LOW_BITS) | ((part >> 7) << 56)
            words[word] = words[word] | (octets << (offset * 8))
            if self.sparse:
                self.remember(word)

    def remember(self, word: i64) -> None:
        """It is cleared when the row is begun again."""
        row = self.writing
        entry = self.logged[row]
        if entry < LOG:
            self.log[row * LOG + entry] = word
            self.logged[row] = entry + 1

    def copy_marks(self, to: "Sheet") -> None:
        """All that is marked in this sheet's only row, to the row that another sheet of this width has begun."""
        words, target = self.words, to.words
        first = to.writing * to.stride
        number = self.logged[0]
        to.logged[to.writing] = number
        if number == LOG:
            for word in range(self.stride):
                target[first + word] = words[word]
            return
        log, noted = self.log, to.log
        entry = to.writing * LOG
        for place in range(number):
            word = log[place]
            target[first + word] = words[word]
            noted[entry + place] = first + word

    def count(self, place: i64) -> None:
        """One more at a place of the part, counted from where it goes on; the place to write next stays."""
        if not self.noting:
            at = self.at + place
            self.words[at >> 3] = self.words[at >> 3] + (i64(1) << ((at & 7) * 8))

    def skip(self, places: i64) -> None:
        """Go on behind places that were marked."""
        self.at += places

    def put(self, at: i64, value: i64) -> None:
        """A number into a place that holds nothing yet."""
        words = self.words
        words[at >> 3] = words[at >> 3] | (value << ((at & 7) * 8))

    def holds(self, row: i64, place: i64) -> bool:
        """Is there anything at a place of a row?"""
        return (self.words[row * self.stride + (place >> 3)] >> ((place & 7) * 8)) & MOST != 0

    def row(self, number: int = 0) -> bytes:
        """A copy of one row, with the few places that fill up its last word."""
        first = number * self.stride
        return b"".join([int(self.words[first + word]).to_bytes(8, "little") for word in range(self.stride)])
