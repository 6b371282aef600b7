# mypyc
"""A small seeded generator for chance: xoshiro128++ on 32-bit words, the same compiled and interpreted."""

import hashlib

from mypy_extensions import i64


class Dice:
    """Equal seeds give equal draws on every machine. This is the engine's only source of randomness."""

    def __init__(self, seed: int | str = 0) -> None:
        digest = hashlib.sha256(f"dice:{seed}".encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little") | 1  # never the all-zero state

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        mixed = (a + d) & 0xFFFFFFFF
        result = (((mixed << 7) | (mixed >> 25)) + a) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.b = b ^ c
        self.a = a ^ d
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, bound: i64) -> i64:
        """An integer from 0 to bound - 1, each exactly equally likely (Lemire's method)."""
        product = self.word() * bound
        low = product & 0xFFFFFFFF
        if low < bound:
            threshold = 0x100000000 % bound
            while low < threshold:
                product = self.word() * bound
                low = product & 0xFFFFFFFF
        return product >> 32

    def fraction(self) -> float:
        """A number in [0, 1)."""
        high: i64 = self.word() >> 5
        low: i64 = self.word() >> 6
        return float(high * 67108864 + low) / 9007199254740992.0
