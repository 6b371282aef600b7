"""The play field of the oracle: 36 cells named `RC`, and the ways across it."""

from collections.abc import Collection

CELLS = [f"{row}{column}" for row in range(1, 7) for column in range(1, 7)]
LINES = {f"r{k}": [f"{k}{n}" for n in range(1, 7)] for k in range(1, 7)} | {
    f"c{k}": [f"{n}{k}" for n in range(1, 7)] for k in range(1, 7)
}


def adjacent(one: str, other: str) -> bool:
    """14.2"""
    return abs(int(one[0]) - int(other[0])) + abs(int(one[1]) - int(other[1])) == 1


NEIGHBOURS = {cell: [other for other in CELLS if adjacent(cell, other)] for cell in CELLS}


def reach(start: str, steps: int, tiles: Collection[str]) -> list[str]:
    """7.1 to 7.3: the other cells that an animal can end on."""
    near = {start}
    for _ in range(steps):
        near |= {cell for one in near for cell in NEIGHBOURS[one] if cell not in tiles}
    return [cell for cell in CELLS if cell in near and cell != start]


def first_free(line: list[str], start: str, towards: str, tiles: Collection[str]) -> str:
    """9.6, 17.8: the first cell of the line without a tile on the way from `start` to `towards`, start excluded."""
    here, end = line.index(start), line.index(towards)
    way = line[here + 1 : end + 1] if end > here else line[end:here][::-1]
    return next(cell for cell in way if cell not in tiles)
