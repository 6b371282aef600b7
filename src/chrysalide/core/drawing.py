"""What a game's `terminal.py` draws: lines of pieces of text.

A piece has a style, which is empty or some of: bold, dim, reverse, and a colour (red, green, yellow, blue, magenta,
cyan, with `bright_`). A piece that can be clicked also has a target, the same that choices name (`slot:7`).
"""

Piece = tuple[str, str] | tuple[str, str, str]
Line = list[Piece]


def length(line: Line) -> int:
    return sum(len(piece[0]) for piece in line)
