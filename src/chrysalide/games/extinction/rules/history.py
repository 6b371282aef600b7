# mypyc
"""The story of a match so far, kept as packed numbers: one for each turn and one for each poll."""

from mypy_extensions import i64


def packed_turn(population: i64, tiles: i64, year: i64, seat: i64) -> i64:
    """How things stood after a turn (turn 0 is the start): five, five, four and three bits."""
    return population | (tiles << 5) | (year << 10) | (seat << 14)


def unpacked_turn(entry: i64) -> tuple[int, int, int, int]:
    """Population, tiles on the board, year and seat."""
    return int(entry & 31), int((entry >> 5) & 31), int((entry >> 10) & 15), int(entry >> 14)


def packed_poll(
    place: i64, who: i64, value: i64, dice: i64, cubes: i64, target: i64, yes: i64, year: i64
) -> i64:  # fmt: skip
    """How an ambassador voted: 3, 6, 7, 6, 6, 6, 1 and 4 bits; `dice`: first + 8 × second."""
    low = place | (who << 3) | (value << 9) | (dice << 16)
    return low | (cubes << 22) | (target << 28) | (yes << 34) | (year << 35)


def unpacked_poll(entry: i64) -> tuple[int, int, int, list[int], int, int, bool, int]:
    """Place (from 0), ambassador, value, dice rolled, cubes, target, whether it was a Yes, year."""
    dice = [int(value) for value in ((entry >> 16) & 7, (entry >> 19) & 7) if value]
    place, who, value = int(entry & 7), int((entry >> 3) & 63), int((entry >> 9) & 127)
    cubes, target = int((entry >> 22) & 63), int((entry >> 28) & 63)
    return place, who, value, dice, cubes, target, (entry >> 34) & 1 != 0, int(entry >> 35)
