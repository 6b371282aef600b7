# mypyc
"""Small sets of numbers from 0 to 62, stored as the bits of one integer."""

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """The size of a set: bits are summed in pairs, then in fours, in bytes, and so on.

    The first mask leaves out bit 62, which is never set at that point: when compiled, a constant of 63 bits would be a
    Python object that is converted at every call.
    """
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 127  # the highest byte of the product is the sum of all


def lowest(mask: i64) -> i64:
    """The lowest number of a non-empty set."""
    return bits((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The n-th number of a set, counted from 0 in ascending order."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
